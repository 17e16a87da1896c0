"""Setting up a tournament: templates, system and regulations, lots, players kept apart, closing."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable

from ronde.desk.actions import (
    BY_PROGRAM,
    ByeBarred,
    ColourDrawn,
    ForbiddenSet,
    SetupChanged,
    TournamentClosed,
    TournamentCreated,
    TournamentImported,
)
from ronde.desk.cautions import Caution, Level, ask
from ronde.desk.deeds import not_in_mode
from ronde.desk.event import Policy, Setup, State
from ronde.desk.service.desk import Desk, act, has_done, patiently
from ronde.desk.service.players import Ref, find
from ronde.desk.service.words import refuse
from ronde.desk.squads import ORDERS, TeamRules
from ronde.errors import NoPairing
from ronde.facts.acceleration import COUNTS_ROUNDS, check_allowed, check_parameters, check_scoring
from ronde.formats.players.person import spaced
from ronde.formats.trf.remarks import remark_text
from ronde.model import Colour, Noted, Remark, Scoring
from ronde.pairing import pair
from ronde.ranking.tiebreaks.registry import TIEBREAKS, Code, list_of, parse
from ronde.rulebook import implements
from ronde.systems import DEFAULT, System, Topic, all_systems, known
from ronde.systems.base import game_of
from ronde.values import frozen, replace
from ronde.words import Message

#: ready-made regulations: name -> setup (to be changed with `dataclasses.replace`)
TEMPLATES: dict[str, Setup] = {
    "open": Setup("Open", DEFAULT, 9, tiebreaks=("BH/C1", "BH", "SB", "WIN")),
    "weekend": Setup("Weekend", DEFAULT, 5, tiebreaks=("BH/C1", "BH", "PS")),
    "rapid": Setup("Rapid", DEFAULT, 7, tiebreaks=("BH/C1", "BH"), policy=Policy(0, check_in="first")),
    "accelerated": Setup("Open", DEFAULT, 9, acceleration="baku-2026", tiebreaks=("BH/C1", "BH", "SB")),
}
TEMPLATES |= {
    one.template.name: Setup(
        one.template.title,
        one.key,
        one.template.rounds,
        one.game.scoring,
        policy=Policy(one.template.half_byes),
        teams=TeamRules(one.template.boards) if one.template.boards else None,
    )
    for one in all_systems()
    if one.template
}


def choices() -> list[System]:
    """The systems that the desk offers: the usual one, the others in force, historical editions."""
    offered = (one for one in all_systems() if one.at_desk)
    return sorted(offered, key=lambda one: (one.historical, one.key != DEFAULT))


def options() -> dict[str, tuple[str, ...]]:
    """The options that the systems leave to the event: names and values; the first value is the default."""
    return {name: values for one in choices() for name, values in one.options.items()}


def template(name: str, system: str | None = None) -> Setup:
    """A ready-made setup; a system of another game brings its points, and perhaps its own tie-breaks."""
    if name not in TEMPLATES:
        raise refuse("no-template", name=name, names=", ".join(TEMPLATES))
    made = TEMPLATES[name]
    if not system:
        return made
    tiebreaks = made.tiebreaks if list_of(system) == list_of(made.system) else ()
    scoring = made.scoring if game_of(known(system)) is made.rules.game else game_of(known(system)).scoring
    return replace(made, system=system, scoring=scoring, tiebreaks=tiebreaks)


def tiebreaks_of(setup: Setup) -> tuple[Code, ...]:
    """The tie-breaks of a tournament: those it names, or those of its system."""
    return parse(",".join(setup.tiebreaks) or usual_list(setup))


def rated_tiebreaks(state: State) -> tuple[Code, ...]:
    """The tie-breaks that count for nobody as long as a player has neither a rating nor an estimate."""
    codes = tiebreaks_of(state.setup)
    return tuple(code for code in codes if TIEBREAKS[code.name].rated and code.unrated is None)


def usual_list(setup: Setup) -> str:
    """The name of the tie-breaks of a tournament that names none; FIDE has others for teams."""
    listed = list_of(setup.system)
    return "fide-team" if setup.teams and listed == "fide-swiss" else listed


def add_tournament(desk: Desk, setup: Setup, key: str | None = None) -> str:
    """Add a tournament to the event; returns its key (derived from its name by default)."""
    check_setup(setup)
    return begin(desk, slug(setup.name) if key is None else key, TournamentCreated(setup))


def begin(desk: Desk, key: str, action: TournamentCreated | TournamentImported) -> str:
    """Write the first entry of a tournament."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key):
        raise refuse("bad-key", key=key)

    def once() -> str:
        if desk.book.event.closed:
            raise refuse("event-closed")
        if key in desk.book.heads.scopes():
            raise refuse("tournament-exists", key=key)
        desk.book.write(key, action, desk.who, desk.clock())
        return key

    return patiently(desk.book, once)


def slug(name: str) -> str:
    """A name in lower-case letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "tournament"


@implements("fide-2012 C.04.1.a")
@implements("fide-2026 C.04.1.1")
def check_setup(setup: Setup) -> None:
    """Refuse a setup that cannot be played."""
    offered = [one.key for one in choices()]
    if setup.system not in offered:
        raise refuse("no-system", key=setup.system, keys=", ".join(offered))
    if not 1 <= setup.rounds <= 99:
        raise refuse("rounds-range", setup.article(Topic.ROUNDS), rounds=setup.rounds)
    if not setup.name.strip():
        raise refuse("nameless")
    if setup.acceleration:
        check_allowed(setup.rules, setup.acceleration)
        check_scoring(setup.acceleration, setup.scale)
        check_parameters(setup.acceleration, dict(setup.options))
    tiebreaks_of(setup)
    if setup.fide and not setup.rules.of_fide:
        raise refuse("mode-system", system=setup.system)
    if setup.fide and (why := against_mode(setup.scoring)):
        raise refuse(why)
    check_teams(setup)
    known = options()
    for name, value in setup.options:
        if name in known and value not in known[name]:
            raise refuse("bad-option", name=name, value=value, values=", ".join(known[name]))
    _check_policy(setup.policy)
    if setup.rules.numbering.final and setup.policy.late_entry != "Z":
        raise refuse("late-zero", setup.article(Topic.LATE_POINTS))


def against_mode(scale: Scoring) -> str:
    """Why FIDE mode does not know these points: two draws above a win and a loss, a bye above a win."""
    colours = (
        (scale.white_win, scale.white_draw, scale.white_loss),
        (scale.black_win, scale.black_draw, scale.black_loss),
    )
    if any(2 * draw > win + loss for win, draw, loss in colours):
        return "mode-two-draws"
    if scale.pairing_bye > scale.win:
        return "mode-bye-more"
    standard = (Scoring().win, Scoring().draw)
    if (scale.win, scale.draw) == standard and scale.pairing_bye not in (*standard, 0):
        return "mode-bye-value"
    return ""


def check_teams(setup: Setup) -> None:
    """Refuse regulations of teams that make no sense, or a system that pairs only teams without them."""
    rules = setup.teams
    if rules is None:
        if setup.rules.pairs_teams:
            raise refuse("needs-teams", system=setup.system)
        return
    if setup.rules.games > 1:
        raise refuse("no-teams", system=setup.system)
    points = (rules.win, rules.draw, rules.loss, rules.rest_match or 0, rules.rest_game or 0)
    wrong = [
        ("boards", not 1 <= rules.boards <= 50),
        ("win", not all(0 <= value <= 999 for value in points)),
        ("colours", not re.fullmatch(rf"([WBwb]{{{rules.boards}}})?", rules.colours)),
        ("board_order", rules.board_order not in ORDERS),
        ("tolerance", not 0 <= rules.tolerance <= 3000),
        ("most_players", rules.most_players and rules.most_players < rules.boards),
        ("most_substitutes", not 0 <= rules.most_substitutes <= 50),
        ("lineup_minutes", not 0 <= rules.lineup_minutes <= 100_000),
    ]
    for name, bad in wrong:
        if bad:
            raise refuse("bad-policy", name=name, value=getattr(rules, name))


def _check_policy(policy: Policy) -> None:
    wrong = [
        ("half_byes", not 0 <= policy.half_byes <= 99),
        ("half_byes_until", not 0 <= policy.half_byes_until <= 99),
        ("late_entry", policy.late_entry not in ("Z", "H")),
        ("check_in", policy.check_in not in ("none", "first", "all")),
        ("claim_minutes", not 0 <= policy.claim_minutes <= 100_000),
    ]
    for name, bad in wrong:
        if bad:
            raise refuse("bad-policy", name=name, value=getattr(policy, name))


_FIXED = {
    "system": Message("setup-system"),
    "scoring": Message("setup-scoring"),
    "acceleration": Message("setup-acceleration"),
    "options": Message("setup-options"),
}
_FIXED_OF_TEAMS = ("boards", "win", "draw", "loss", "rest_match", "rest_game", "colours")


@frozen
class Notice:
    """A notice for the arbiter before a round is published."""

    sentence: Message
    players: tuple[str, ...] = ()
    article: str = ""

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.sentence.say(language)

    def told(self, language: str = "en") -> str:
        """The sentence with its article."""
        return f"{self.say(language)} [{self.article}]" if self.article else self.say(language)


@implements("lim 10.2")
def suggestions(state: State) -> list[Notice]:
    """Options to consider before round 1: a maxi-tournament if the field is large (ruling R3)."""
    setup, count = state.setup, len(state.entrants)
    most = count - 1 + count % 2
    if not state.rounds and count > 1 and setup.rounds > most:
        told = Message.of("notice-many-rounds", rounds=setup.rounds, count=count, most=most)
        return [Notice(told, (), setup.article(Topic.MEET_ONCE))]
    decided = state.rounds or "maxi" in dict(setup.options)
    if "maxi" not in setup.rules.options or decided or count <= 2**setup.rounds:
        return []
    sentence = Message.of("notice-maxi", count=count, rounds=setup.rounds, most=2**setup.rounds)
    return [Notice(sentence, (), setup.article(Topic.LARGE_FIELD))]


def change_setup(
    desk: Desk, key: str | None, setup: Setup, reason: str = "", public_reason: str = ""
) -> State:
    """Change system, rounds, scoring and so on.

    Once round 1 is published most of it is fixed; another number of rounds or other tie-breaks, which are
    announced before the start, need a reason, stand in the report, and are confirmed in FIDE mode.
    """
    check_setup(setup)

    def build(state: State) -> SetupChanged | None:
        old = state.setup
        if setup == old:
            return None
        if setup.fide != old.fide:
            _check_mode(state, setup)
        if state.rounds:
            _check_fixed(old, setup)
            _check_announced(state, setup, reason)
        if state.entrants and bool(setup.teams) != bool(old.teams):
            raise refuse("setup-entrants")
        cautions = changed_late(state, setup, public_reason) if state.rounds else []
        if old.fide:
            ask(desk, cautions)
        told = tuple(remark_text(one.remark) for one in cautions if one.remark)
        return SetupChanged(setup, reason, told, public_reason)

    return act(desk, desk.scope(key), build)


def _check_fixed(old: Setup, new: Setup) -> None:
    for name, what in _FIXED.items():
        if getattr(new, name) != getattr(old, name):
            raise refuse("setup-fixed", old.article(Topic.ROUNDS), what=what)
    for name in _FIXED_OF_TEAMS:
        if getattr(new.teams, name, None) != getattr(old.teams, name, None):
            raise refuse("setup-fixed", old.article(Topic.ROUNDS), what=Message("setup-teams"))


@implements("tiebreaks 4.1")
def _check_announced(state: State, setup: Setup, reason: str) -> None:
    """Refuse to change in silence what was announced before the start, or to drop a round that is paired."""
    old, article = state.setup, state.setup.article(Topic.ROUNDS)
    if setup.rounds != old.rounds:
        if setup.rounds < len(state.rounds) + bool(state.draft):
            raise refuse("rounds-paired", article, rounds=len(state.rounds) + bool(state.draft))
        if old.acceleration in COUNTS_ROUNDS:
            raise refuse("rounds-accelerated", article)
        if not reason:
            raise refuse("rounds-reason", article)
    if tiebreaks_of(setup) != tiebreaks_of(old) and not reason:
        raise refuse("tiebreaks-reason", "tiebreaks 4.1")


def _check_mode(state: State, setup: Setup) -> None:
    """Refuse to turn FIDE mode on once it was left or a round is published, or off without saying why."""
    if not setup.fide:
        raise refuse("mode-by-leaving")
    if state.left_mode or state.rounds:
        raise refuse("mode-too-late")


# --- what changes after round 1, with a warning --------------------------------------------------


@implements("fide-2026 C.04.1.1")
def changed_late(state: State, setup: Setup, public_reason: str) -> list[Caution]:
    """The warnings for another number of rounds or other tie-breaks after round 1."""
    old, now, found = state.setup, len(state.rounds), []
    level, why = Level.TWICE, f": {spaced(public_reason)}" if public_reason else ""
    if setup.rounds != old.rounds:
        remark = Remark(Noted.ROUNDS, f"from {old.rounds} to {setup.rounds}{why}", now)
        message = Message.of("caution-rounds", old=old.rounds, new=setup.rounds)
        following = (*_feasible(state, setup), Message("caution-recorded"))
        found.append(Caution(level, message, following, remark, old.article(Topic.ROUNDS)))
        found += _last_round(state, setup)
    if tiebreaks_of(setup) != tiebreaks_of(old):
        codes = [", ".join(map(str, tiebreaks_of(one))) for one in (old, setup)]
        remark = Remark(Noted.TIEBREAKS, f"from {codes[0]} to {codes[1]}{why}", now)
        message = Message.of("caution-tiebreaks", old=codes[0], new=codes[1])
        following = (Message("caution-tiebreaks-places"), Message("caution-recorded"))
        found.append(Caution(level, message, following, remark))
    return found


def _feasible(state: State, setup: Setup) -> list[Message]:
    """What another number of rounds means for the pairing."""
    playing = sum(1 for entrant in state.entrants.values() if not entrant.withdrawn)
    most = playing - 1 + playing % 2
    found = []
    if setup.rounds > most:
        found.append(Message.of("notice-many-rounds", rounds=setup.rounds, count=playing, most=most))
    return found


def _last_round(state: State, setup: Setup) -> list[Caution]:
    """The last published round paired once more, if it becomes the last of all or is so no longer."""
    number = len(state.rounds)
    before, after = number >= state.setup.rounds, number >= setup.rounds
    if before == after:
        return []
    value = state.report.before(number)
    again = replace(value, settings=replace(value.settings, rounds=setup.rounds))
    try:
        differs = pair(value).pairs != pair(again).pairs
    except NoPairing:
        differs = True
    if not differs:
        return []
    text = "as the last round" if after else "as a round before the last"
    remark = Remark(Noted.LAST_ROUND, text, number)
    message = Message.of("caution-last-round" if after else "caution-not-last-round", round=number)
    return [Caution(Level.CONFIRM, message, (Message("caution-recorded"),), remark)]


def colour_was_drawn(desk: Desk, key: str | None) -> bool:
    """The colour of number 1 has been drawn, even if that was undone: to draw it again needs a reason."""
    return desk.state(key).initial_colour is not None or has_done(desk, key, ColourDrawn)


def draw_colour(
    desk: Desk, key: str | None, colour: Colour | None = None, how: str = "", reason: str = ""
) -> State:
    """Record the lot for the colour of number 1 in round 1; without a colour the program draws it."""
    drawn = colour or secrets.choice((Colour.WHITE, Colour.BLACK))
    words = how or ("" if colour else BY_PROGRAM)

    def build(state: State) -> ColourDrawn:
        if state.rounds:
            raise refuse("setup-fixed", what=Message("setup-initial_colour"))
        if not reason and colour_was_drawn(desk, key):
            raise refuse("drawn-already")
        return ColourDrawn(drawn, words, reason)

    return act(desk, desk.scope(key), build)


def forbid(desk: Desk, key: str | None, groups: Iterable[Iterable[Ref]], reason: str = "") -> State:
    """Set the groups of players who must not meet, replacing any earlier groups."""
    now = desk.state(key)
    wanted = tuple(tuple(dict.fromkeys(find(now, ref).uid for ref in group)) for group in groups)
    if any(len(group) < 2 for group in wanted):
        raise refuse("group-of-two")

    def build(state: State) -> ForbiddenSet | None:
        for uid in {uid for group in wanted for uid in group}:
            find(state, uid)
        if wanted == state.forbidden:
            return None
        if state.rounds:
            ask(desk, not_in_mode(state, "caution-forbid", state.setup.article(Topic.MEET_ONCE)))
        return ForbiddenSet(wanted, reason)

    return act(desk, desk.scope(key), build)


def bar_from_bye(desk: Desk, key: str | None, players: Iterable[Ref], reason: str = "") -> State:
    """Set the players who must not get the bye, replacing any earlier list."""
    now = desk.state(key)
    wanted = frozenset(find(now, ref).uid for ref in players)

    def build(state: State) -> ByeBarred | None:
        for uid in wanted:
            find(state, uid)
        return None if wanted == state.no_bye else ByeBarred(wanted, reason)

    return act(desk, desk.scope(key), build)


def close_tournament(desk: Desk, key: str | None) -> State:
    """End a tournament: every published round must be finished and no game adjourned."""

    def build(state: State) -> TournamentClosed:
        for round_ in state.rounds:
            if not round_.finished:
                raise refuse("not-finished", round=round_.number, count=len(round_.missing()))
        _refuse_adjourned(state)
        return TournamentClosed()

    return act(desk, desk.scope(key), build)


def _refuse_adjourned(state: State) -> None:
    for round_ in state.rounds:
        for number, board in enumerate(round_.boards, 1):
            if board.adjourned or any(game.adjourned for game in board.games):
                raise refuse("adjourned-left", round=round_.number, board=number)


def check_reportable(desk: Desk, key: str | None) -> None:
    """In FIDE mode there is no report of the whole event while a game is adjourned."""
    state = desk.state(key)
    if state.setup.fide and len(state.rounds) == state.setup.rounds:
        _refuse_adjourned(state)
