"""Rounds: pair as a draft, look at the explanation, change by hand, publish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import permutations

from ronde.desk.actions import DraftAdjusted, DraftDropped, Drafted, RoundChanged, RoundPublished
from ronde.desk.apart import Apart, Kept, without
from ronde.desk.cautions import Caution, Level, ask
from ronde.desk.codec import to_plain
from ronde.desk.deeds import Deed, check_deed
from ronde.desk.event import Broken, Draft, Entrant, Round, State, UidPair
from ronde.desk.matches import usual_lineups
from ronde.desk.service.copies import backup
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.explained import published_round, step_to_plain
from ronde.desk.service.numbers import number_players
from ronde.desk.service.players import Ref, find
from ronde.desk.service.rules import broken_rules
from ronde.desk.service.words import refuse
from ronde.errors import NoPairing
from ronde.facts.colours import colour_preference
from ronde.facts.history import cards
from ronde.facts.order import board_order
from ronde.formats import trf
from ronde.model import ABSENT, Colour, Noted, Pair, Remark, Tournament
from ronde.pairing import pair, system_of
from ronde.rulebook import implements
from ronde.systems import RoundPairing, Topic
from ronde.systems.general import ADDING, Ground
from ronde.values import replace
from ronde.words import Message, Sentences

ATTEMPTS = 5  # attempts while the tournament keeps changing
Wish = tuple[Ref, Ref | None]  # White and Black; None or 0 for the bye


def fingerprint(value: Tournament) -> str:
    """A short hash of everything that pairing depends on."""
    return sha256(trf.write(value).encode()).hexdigest()[:24]


# --- the draft -----------------------------------------------------------------------------------


def pair_round(desk: Desk, key: str | None) -> Draft:
    """Pair the next round as an unpublished draft, replacing any older draft."""
    return _drafted(desk, key, _paired)


@implements("fide-2026 C.04.1.4")
def give_bye(desk: Desk, key: str | None, ref: Ref, reason: str, public_reason: str = "") -> list[Broken]:
    """Pair the next round with the bye for a player whom the arbiter names (ruling G9 of fide-2026).

    The system pairs the others. A rule that bars the player from the bye is returned, and recorded in the
    journal with the reason.
    """
    if not reason.strip():
        raise refuse("reason")
    uid = find(desk.state(key), ref).uid  # numbers may change while we wait

    def make(state: State) -> Drafted:
        made = _with_bye(state, find(state, uid))
        return replace(made, reason=reason, public_reason=public_reason)

    draft = _drafted(desk, key, make)
    return list(draft.adjustments[0].broken)


def _with_bye(state: State, entrant: Entrant) -> Drafted:
    value = state.value
    here = {player.id for player in value.available()}
    if entrant.number not in here:
        raise refuse("bye-not-here", state.setup.article(Topic.BYE), name=entrant.person.name)
    if len(here) % 2 == 0:
        raise refuse("bye-not-due", state.setup.article(Topic.BYE), count=len(here))
    players = (p.with_cell(value.next_round, ABSENT) if p.id == entrant.number else p for p in value.players)
    drafted = _paired(state, replace(value, players=tuple(players)))
    bye: UidPair = (entrant.uid, None)
    broken = tuple(broken_rules(state, value, [bye]))
    return replace(drafted, pairs=(*drafted.pairs, bye), rest=entrant.uid, broken=broken)


def _drafted(desk: Desk, key: str | None, make: Callable[[State], Drafted]) -> Draft:
    """A draft of the current tournament; made again if the tournament changes meanwhile."""
    if not desk.state(key).rounds and not desk.state(key).numbered:
        number_players(desk, key)
    for _ in range(ATTEMPTS):
        state = _undrafted(desk.state(key))
        _check_ready(state)
        mark, drafted = fingerprint(state.value), make(state)

        def build(now: State, mark: str = mark, drafted: Drafted = drafted) -> Drafted | None:
            same = fingerprint(_undrafted(now).value) == mark
            return drafted if same and now.next_round == drafted.round else None

        after = act(desk, desk.scope(key), build)
        if after.draft is not None and after.draft.fingerprint == drafted.fingerprint:
            return after.draft
    raise refuse("keeps-changing")


def _undrafted(state: State) -> State:
    """The state without a draft for which wishes were given up: they are made again."""
    return replace(state, draft=None) if state.draft and state.draft.dropped else state


def _check_ready(state: State) -> None:
    """Refuse to pair a round that is not ready."""
    if state.closed:
        raise refuse("tournament-closed")
    if state.next_round > state.setup.rounds:
        raise refuse("all-paired", state.setup.article(Topic.ROUNDS), rounds=state.setup.rounds)
    if state.rounds and not state.rounds[-1].finished:
        missing = missing_boards(state.rounds[-1])
        shown = ", ".join(missing[:8]) + (" …" if len(missing) > 8 else "")
        raise refuse("missing-results", round=len(state.rounds), count=len(missing), boards=shown)
    for entrant in state.by_number.values() if state.setup.teams else ():
        if not entrant.squad.members and not entrant.withdrawn:
            raise refuse("empty-team", name=entrant.person.name)
    value = state.value
    chosen = system_of(value)
    if chosen.uses_colours and state.initial_colour is None and not state.rounds:
        raise refuse("no-colour-lot")
    if len(value.available()) < 2:
        raise refuse("too-few", count=len(value.available()))


def missing_boards(round_: Round) -> list[str]:
    """The boards without a result as they are written; those of matches as 2.1."""
    games = round_.missing_games()
    return [f"{match}.{board}" for match, board in games] or list(map(str, round_.missing()))


def _paired(state: State, value: Tournament | None = None) -> Drafted:
    """The pairing of the system; `value` is the tournament without the player who already has the bye."""
    dropped, granted, pairing = _granting(state, value or state.value)
    by_number = state.by_number
    pairs = tuple(
        (by_number[p.white].uid, None if p.black is None else by_number[p.black].uid) for p in pairing.pairs
    )
    explanation = {
        "steps": [step_to_plain(s) for s in pairing.steps],
        "measures": to_plain(pairing.measures),
    }
    numbers = {str(n): e.uid for n, e in by_number.items()}
    held = {uid: entrant.person for uid, entrant in state.entrants.items()}
    return Drafted(
        pairing.round,
        pairs,
        fingerprint(replace(state.value, settings=granted.settings)),
        {**explanation, "numbers": numbers},
        apart=tuple(
            Kept(rule, rule.groups(held))
            for rule in state.apart
            if rule not in dropped and pairing.round <= (rule.until or pairing.round)
        ),
        dropped=dropped,
    )


def _granting(state: State, value: Tournament) -> tuple[tuple[Apart, ...], Tournament, RoundPairing]:
    """The pairing with every rule and as many wishes as it can grant, and the wishes given up for it."""
    active = [rule for rule in state.apart if state.next_round <= (rule.until or state.next_round)]
    for dropped in without(active):
        draft = Draft(state.next_round, (), (), "", 0, dropped=dropped)
        settings = replace(state, draft=draft).value.settings if dropped else value.settings
        granted = replace(value, settings=settings)
        try:
            return dropped, granted, pair(granted)
        except NoPairing:
            if len(dropped) == sum(rule.wish for rule in active):
                raise
    raise AssertionError


def is_stale(state: State) -> bool:
    """The tournament has changed since the draft was made."""
    return state.draft is not None and state.draft.fingerprint != fingerprint(state.value)


def draft_mark(state: State) -> str:
    """A hash that identifies the present draft."""
    draft = state.draft
    return f"{draft.round}-{draft.seq}-{len(draft.adjustments)}" if draft else ""


def drop_draft(desk: Desk, key: str | None) -> State:
    """Throw the draft away."""
    return act(desk, desk.scope(key), lambda state: DraftDropped() if state.draft else None)


# --- changes by hand -----------------------------------------------------------------------------


def check_pairs(desk: Desk, key: str | None, pairs: Iterable[Wish]) -> list[Broken]:
    """The rules that these pairs would break as the draft; refuses pairs that make no sense."""
    state = desk.state(key)
    wanted = _uid_pairs(state, pairs)
    _checked(state, wanted, _draft(state).pairs)
    return broken_rules(state, state.value, wanted)


def adjust(
    desk: Desk,
    key: str | None,
    pairs: Iterable[Wish],
    reason: str,
    despite: bool = False,
    public_reason: str = "",
) -> list[Broken]:
    """Change the draft by hand; a reason is needed, and `despite=True` where absolute rules break.

    The reason is for the journal; players and federation see the public one. Give all pairs of the round; the
    boards are sorted again. The broken rules are returned and recorded in the journal.
    """
    if not reason.strip():
        raise refuse("reason")
    given = _uid_pairs(desk.state(key), pairs)
    found: list[Broken] = []

    def build(state: State) -> DraftAdjusted | None:
        draft = _draft(state)
        _checked(state, given, draft.pairs)
        wanted = _in_board_order(state, given)
        if wanted == draft.pairs:
            return None
        found[:] = broken_rules(state, state.value, wanted)
        new = _new(wanted, draft.pairs)
        ask(desk, [*breaks(found), *both_colours(state, state.value, new)], despite)
        return DraftAdjusted(wanted, reason, tuple(found), new, public_reason)

    act(desk, desk.scope(key), build)
    return found


def swap_players(
    desk: Desk, key: str | None, a: Ref, b: Ref, reason: str, despite: bool = False, public_reason: str = ""
) -> list[Broken]:
    """Exchange two players of the draft (each takes the place and colour of the other)."""
    state = desk.state(key)
    pairs = _exchanged(_draft(state).pairs, find(state, a), find(state, b))
    return adjust(desk, key, pairs, reason, despite, public_reason)


def _exchanged(pairs: Iterable[UidPair], one: Entrant, two: Entrant) -> list[Wish]:
    """The pairs with two players in each other's place."""
    other = {one.uid: two.uid, two.uid: one.uid}
    return [(other.get(white, white), other.get(black, black) if black else None) for white, black in pairs]


def swap_colours(
    desk: Desk, key: str | None, board: int, reason: str, despite: bool = False, public_reason: str = ""
) -> list[Broken]:
    """Exchange the colours of a board of the draft."""
    state = desk.state(key)
    pairs: list[Wish] = list(_draft(state).pairs)
    if not 1 <= board <= len(pairs) or pairs[board - 1][1] is None:
        raise refuse("no-board", round=state.next_round, board=board)
    white, black = pairs[board - 1]
    assert black is not None
    pairs[board - 1] = (black, white)
    return adjust(desk, key, pairs, reason, despite, public_reason)


def breaks(found: Sequence[Broken]) -> list[Caution]:
    """The warning that names every rule broken."""
    if not found:
        return []
    message = Message.of("refusal-breaks", rules=Sentences(rule.cited for rule in found))
    return [Caution(Level.CONFIRM, message, (), None, found[0].article)]


def both_colours(state: State, value: Tournament, pairs: Sequence[UidPair]) -> list[Caution]:
    """In FIDE mode, the pairs in which both players would have the colour that the other one is due."""
    if not (state.setup.fide and state.setup.rules.uses_colours):
        return []
    known, found = cards(value, everyone=True), []
    for white, black in pairs:
        if black is None:
            continue
        due = [colour_preference(known[state.entrants[uid].number].colours).colour for uid in (white, black)]
        if due == [Colour.BLACK, Colour.WHITE]:
            message = Message.of("caution-both-colours", white=state.name(white), black=state.name(black))
            article = state.setup.article(Topic.COLOUR_BALANCE)
            found.append(Caution(Level.ACKNOWLEDGE, message, (), None, article))
    return found


def by_hand(state: State, draft: Draft) -> list[Caution]:
    """In FIDE mode, the comparison that ends pairing by hand: the boards that are not those of the system."""
    if not state.setup.fide or draft.pairs == draft.original:
        return []
    mine, theirs = (numbered(state, _new(*two)) for two in permutations((draft.pairs, draft.original), 2))
    n = len(_new(draft.pairs, draft.original))
    message = Message.of("caution-mpa", n=n, round=draft.round, pairs=mine)
    following = (Message.of("caution-mpa-system", pairs=theirs), Message("caution-recorded"))
    broken = broken_rules(state, state.value, draft.pairs)
    level = Level.TWICE if broken else Level.CONFIRM
    return [Caution(level, message, following, Remark(Noted.MANUAL, f"{mine}; {theirs}", draft.round))]


def numbered(state: State, pairs: Sequence[UidPair]) -> str:
    """Pairs by their numbers, as 4-12."""
    return ", ".join(f"{state.number(white)}-{state.number(black) or 0}" for white, black in pairs)


def _draft(state: State) -> Draft:
    if state.draft is None:
        raise refuse("no-draft")
    return state.draft


def _uid_pairs(state: State, pairs: Iterable[Wish]) -> tuple[UidPair, ...]:
    """The pairs in uids; a bye is written with None or 0."""
    return tuple(
        (find(state, white).uid, find(state, black).uid if black else None) for white, black in pairs
    )


def _checked(state: State, wanted: tuple[UidPair, ...], present: Sequence[UidPair]) -> None:
    """Refuse pairs that do not contain every player of the present pairs exactly once."""
    named = Counter(uid for pair_ in wanted for uid in pair_ if uid is not None)
    there = {uid for pair_ in present for uid in pair_ if uid is not None}
    wrong = {uid for uid, times in named.items() if times > 1} | (set(named) ^ there)
    if wrong:
        raise refuse("not-these-players", players=tuple(sorted(state.name(uid) for uid in wrong)))
    if sum(black is None for _, black in wanted) > 1:
        raise refuse("one-bye", state.setup.article(Topic.BYE))


def _new(wanted: Sequence[UidPair], present: Sequence[UidPair]) -> tuple[UidPair, ...]:
    return tuple(pair_ for pair_ in wanted if pair_ not in present)


def _in_board_order(state: State, pairs: tuple[UidPair, ...]) -> tuple[UidPair, ...]:
    known, by_number = cards(state.value, everyone=True), state.by_number
    numbers = [Pair(state.entrants[white].number, state.number(black)) for white, black in pairs]
    ordered = board_order(numbers, lambda id_: known[id_].pairing_score)
    return tuple((by_number[p.white].uid, by_number[p.black].uid if p.black else None) for p in ordered)


# --- publishing ----------------------------------------------------------------------------------


def publish(desk: Desk, key: str | None, seen: str | None = None) -> Round:
    """Make a backup and publish the draft, if its hash still matches `seen`."""
    state = desk.state(key)
    ask(desk, by_hand(state, _draft(state)))
    backup(desk, why=f"before-{state.key}-round-{state.next_round}")

    def build(now: State) -> RoundPublished:
        draft = _draft(now)
        if seen is not None and seen != draft_mark(now):
            raise refuse("draft-changed")
        if is_stale(now) or draft.round != now.next_round:
            raise refuse("stale-draft")
        ask(desk, by_hand(now, draft))
        return RoundPublished(draft.round, usual_lineups(now, draft.pairs))

    return act(desk, desk.scope(key), build).rounds[-1]


@implements("fide-2012 C.04.2.D.10", "elo-swiss E6")
@implements("fide-2026 C.04.2.4.4")
def change_published(
    desk: Desk,
    key: str | None,
    round_: int,
    pairs: Iterable[Wish],
    reason: str,
    despite: bool = False,
    ground: Ground | None = None,
    public_reason: str = "",
) -> Round:
    """Change a published pairing: allowed where it breaks an absolute rule, or on a ground of the rules."""
    if not reason.strip():
        raise refuse("reason")
    wanted = _uid_pairs(desk.state(key), pairs)

    def build(state: State) -> RoundChanged:
        shown = published_round(state, round_)
        if round_ != len(state.rounds):
            raise refuse("not-the-last", state.setup.article(Topic.PUBLISHED))
        present = tuple((b.white, b.black) for b in shown.boards)
        before = replace(state, rounds=state.rounds[:-1], draft=None)
        if ground is not None:
            _check_ground(state, ground, wanted, present)
        elif not _may_change(state, broken_rules(before, before.results, present)):
            raise refuse("published", state.setup.article(Topic.PUBLISHED), round=round_)
        else:
            _checked(state, wanted, present)
        for number, board in enumerate(shown.boards, 1):
            if board.begun and (board.white, board.black) not in wanted:
                raise refuse("board-played", state.setup.article(Topic.PUBLISHED), board=number)
        found = broken_rules(before, before.results, wanted)
        deed = Deed.COMPLETE if ground in ADDING else Deed.MANUAL
        check_deed(desk, state, deed, round_, (), state.setup.article(Topic.PUBLISHED), despite)
        ask(desk, breaks(found), despite)
        found += added_game(state, ground)
        new, lineups = _new(wanted, present), usual_lineups(state, wanted)
        return RoundChanged(round_, wanted, reason, tuple(found), new, ground, lineups, public_reason)

    return act(desk, desk.scope(key), build).rounds[-1]


@implements("fide-2026 C.04.2.4.4")
def _check_ground(
    state: State, ground: Ground, wanted: tuple[UidPair, ...], present: tuple[UidPair, ...]
) -> None:
    """Refuse a ground that does not cover the change, or an emergency that the rules do not recognise."""
    article, round_ = state.setup.article(Topic.PUBLISHED), len(state.rounds)
    if ground is Ground.EMERGENCY:
        if ground not in state.setup.rules.general.grounds:
            raise refuse("no-ground", article)
        if round_ < state.setup.rounds:
            raise refuse("emergency-last", article)
        _checked(state, wanted, present)
        return
    if not {pair_ for pair_ in present if pair_[1] is not None} <= set(wanted):
        raise refuse("games-stay", article)
    paired = {uid for pair_ in present for uid in pair_ if uid is not None}
    added = {uid for pair_ in wanted for uid in pair_ if uid is not None} - paired
    if gone := [state.name(uid) for uid in added if state.entrants[uid].withdrawn]:
        raise refuse("already-withdrawn", state.setup.article(Topic.WITHDRAWN), name=gone[0])
    if ground is Ground.LATE_ENTRY and not any(state.entrants[uid].joined > round_ for uid in added):
        raise refuse("not-late", article)
    _checked(state, wanted, (*present, *((uid, None) for uid in added)))


def added_game(state: State, ground: Ground | None) -> list[Broken]:
    """The exception to name if the text does not let a game be added to a published round."""
    known = state.setup.rules.general.grounds
    if ground in (None, Ground.EMERGENCY) or ground in known:
        return []
    return [Broken(state.setup.article(Topic.PUBLISHED), "broken-added-game", (), absolute=False)]


def placed(present: Sequence[UidPair], games: Sequence[UidPair]) -> tuple[UidPair, ...]:
    """The boards of a round with games added, without moving any seated player."""
    taken = {uid for game in games for uid in game}
    boards, others = list(present), list(games)
    for place, (white, black) in enumerate(boards):
        if black is None and white in taken:  # the bye becomes a game at the same place
            boards[place] = next(game for game in games if white in game)
            others.remove(boards[place])
    end = len(boards) - (bool(boards) and boards[-1][1] is None)
    return (*boards[:end], *others, *boards[end:])


def ground_of(state: State, pairs: Iterable[Wish]) -> Ground | None:
    """The ground of a change that only lets players without an opponent meet; None for any other change."""
    shown = published_round(state, len(state.rounds))
    wanted = _uid_pairs(state, pairs)
    games = {(board.white, board.black) for board in shown.boards if board.black is not None}
    if not games < set(wanted):
        return None
    new = {uid for pair_ in wanted if pair_ not in games for uid in pair_ if uid}
    late = any(state.entrants[uid].joined > shown.number for uid in new)
    return Ground.LATE_ENTRY if late else Ground.UNPAIRED


def pair_unpaired(
    desk: Desk,
    key: str | None,
    white: Ref,
    black: Ref,
    ground: Ground,
    reason: str,
    despite: bool = False,
    public_reason: str = "",
) -> Round:
    """Let two players without an opponent in the last published round meet; the games stay as they are."""
    state = desk.state(key)
    shown, two = published_round(state, len(state.rounds)), (find(state, white).uid, find(state, black).uid)
    pairs: list[Wish] = list(placed([(board.white, board.black) for board in shown.boards], [two]))
    return change_published(desk, key, shown.number, pairs, reason, despite, ground, public_reason)


def swap_published(
    desk: Desk,
    key: str | None,
    a: Ref,
    b: Ref,
    reason: str,
    despite: bool = False,
    ground: Ground | None = None,
    public_reason: str = "",
) -> Round:
    """Exchange two players of the last published round, where that is allowed."""
    state = desk.state(key)
    shown = published_round(state, len(state.rounds))
    pairs = _exchanged([(board.white, board.black) for board in shown.boards], find(state, a), find(state, b))
    return change_published(desk, key, shown.number, pairs, reason, despite, ground, public_reason)


def _may_change(state: State, broken: Sequence[Broken]) -> bool:
    """A broken rule justifies changing a published pairing under the system's general rules."""
    general = state.setup.rules.general
    reasons = {general.articles.get(topic) for topic in general.reopens}
    return any(rule.article in reasons for rule in broken)
