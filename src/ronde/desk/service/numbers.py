"""Pairing numbers: by strength (C.04.2), or as the system says, with its lots."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable

from ronde.desk.actions import BY_PROGRAM, LotsDrawn, Numbered
from ronde.desk.event import Entrant, Setup, State
from ronde.desk.matches import strength
from ronde.desk.service.desk import Desk, act, has_done
from ronde.desk.service.players import Ref, find
from ronde.desk.service.words import refuse
from ronde.model import Player, Team
from ronde.ranking.standings import draw
from ronde.rulebook import implements
from ronde.systems import Topic
from ronde.systems.base import Lots
from ronde.values import replace
from ronde.words import Message

LAST_RENUMBERED_ROUND = 3  # the numbers are final once round 4 is paired
SEEDS = 1_000_000_000


def in_order(state: State) -> list[Entrant]:
    """The players in numbering order: rating, title, name, or the order of the system."""
    if state.setup.teams:
        return _teams_in_order(state)
    players = [
        Player(_entry(e.uid), e.person.name, e.person.strength, e.person.title)
        for e in state.entrants.values()
    ]
    return [state.entrants[f"p{player.id}"] for player in _ordered(state, players)]


def _teams_in_order(state: State) -> list[Entrant]:
    """Teams by strength, or by the order that the system has for them."""
    order = state.setup.rules.numbering.teams
    if order is None:
        players = [Player(_entry(e.uid), e.person.name, strength(state, e)) for e in state.entrants.values()]
        return [state.entrants[f"p{player.id}"] for player in _ordered(state, players)]
    teams = [_team(e) for e in state.entrants.values()]
    return [state.entrants[f"p{team.id}"] for team in order(teams, [_entry(uid) for uid in state.lots])]


def _team(entrant: Entrant) -> Team:
    members = (Player(n, m.person.name, m.person.strength) for n, m in enumerate(entrant.squad.members, 1))
    return Team(_entry(entrant.uid), entrant.person.name, tuple(members))


def _entry(uid: str) -> int:
    return int(uid[1:])


def _ordered(state: State, players: list[Player]) -> list[Player]:
    setup, lots = state.setup, [_entry(uid) for uid in state.lots]
    return setup.rules.numbering.order(players, lots, dict(setup.options))


# --- giving them ---------------------------------------------------------------------------------


@implements("fide-2012 C.04.2.B.3", "fide-2012 C.04.2.C.3", "fmjd-1986 3.1.5")
@implements("fide-2026 C.04.2.2.3", "fide-2026 C.04.2.2.5")
def number_players(
    desk: Desk, key: str | None, reason: str = "", final: bool = False, order: Iterable[Ref] | None = None
) -> State:
    """Give pairing numbers; those of draughts stay from round 1 on, others until round 4 is paired.

    The numbers of teams are those of the competition or of the chief arbiter: `order` names all teams,
    number 1 first (swiss-team-2026 1.1).
    """
    now = desk.state(key)
    given = None if order is None else tuple(find(now, ref).uid for ref in order)
    if given is not None and now.setup.teams is None:
        raise refuse("order-of-teams")

    def build(state: State) -> Numbered | None:
        if not state.entrants:
            raise refuse("nobody")
        if final and state.list_closed:
            raise refuse("list-closed", state.setup.article(Topic.NUMBERS))
        if are_fixed(state):
            if not final:
                raise refuse("numbers-stay", state.setup.article(Topic.NUMBERS))
            return Numbered(_kept(state), final, reason)
        if given is None:
            _check_lots(state)
        elif sorted(given) != sorted(state.entrants):
            raise refuse("order-all")
        chosen = given or tuple(e.uid for e in in_order(state))
        same = chosen == _kept(state)
        if same and state.numbered and not final:
            return None
        if len(state.rounds) > LAST_RENUMBERED_ROUND and not same:
            if not final:
                raise refuse("no-renumbering", state.setup.article(Topic.NUMBERS))
            chosen = _kept(state)
        return Numbered(chosen, final, reason)

    return act(desk, desk.scope(key), build)


@implements("fide-2026 C.04.2.2.5")
def misnumbered(state: State) -> list[Entrant]:
    """Players whose number is not the one due to them, while the list may still be renumbered."""
    if are_fixed(state) or len(state.rounds) > LAST_RENUMBERED_ROUND or without_lot(state):
        return []
    if not state.rounds and not state.list_closed:
        return []  # numbers are given when round 1 is paired
    return [e for n, e in enumerate(in_order(state), 1) if e.number != n]


def _kept(state: State) -> tuple[str, ...]:
    return tuple(e.uid for e in state.by_number.values())


def are_fixed(state: State) -> bool:
    """The system fixes the numbers for the whole event."""
    final = state.setup.rules.numbering.final
    return final and bool(state.rounds or (state.list_closed and state.numbered))


def close_list(desk: Desk, key: str | None, reason: str = "") -> State:
    """Close the list of players: the numbers are final, and later entries get the next one."""
    return number_players(desk, key, reason, final=True)


# --- lots ----------------------------------------------------------------------------------------


def lots_were_drawn(desk: Desk, key: str | None) -> bool:
    """Lots have been drawn for these players, even if that was undone: to draw again needs a reason."""
    state = desk.state(key)
    due = state.lots and set(state.lots) != set(state.entrants)
    return not due and has_done(desk, key, LotsDrawn)


def draw_lots(
    desk: Desk,
    key: str | None,
    order: Iterable[Ref] | None = None,
    how: str = "",
    seed: int | None = None,
    reason: str = "",
) -> State:
    """Record the order drawn by lot for all players; without an order the program draws it from a seed.

    The players in alphabetical order are 1, 2, 3 … of the draw, so anyone who knows the seed can repeat
    it. In draughts the numbers follow from the lots and are given with them.
    """
    now = desk.state(key)
    given = None if order is None else [find(now, ref).uid for ref in order]
    sown = secrets.randbelow(SEEDS) if seed is None else seed

    def build(state: State) -> LotsDrawn:
        if are_fixed(state):
            raise refuse("lots-once", state.setup.article(Topic.LOTS))
        if not state.entrants:
            raise refuse("nobody")
        uids = _drawn(state, sown) if given is None else given
        if sorted(uids) != sorted(state.entrants):
            wrong = sorted(set(uids) ^ set(state.entrants)) or sorted({u for u in uids if uids.count(u) > 1})
            raise refuse("lots-all", players=tuple(state.name(uid) for uid in wrong))
        if not reason and lots_were_drawn(desk, key):
            raise refuse("drawn-already")
        numbers: tuple[str, ...] = ()
        if draws_lots(state.setup):
            numbers = tuple(e.uid for e in in_order(replace(state, lots=tuple(uids))))
        if given is None:
            return LotsDrawn(tuple(uids), how or BY_PROGRAM, sown, numbers, reason)
        return LotsDrawn(tuple(uids), how, None, numbers, reason)

    return act(desk, desk.scope(key), build)


def _drawn(state: State, seed: int) -> list[str]:
    listed = sorted(state.entrants.values(), key=lambda e: (e.person.name.casefold(), _entry(e.uid)))
    return [listed[n - 1].uid for n in draw(range(1, len(listed) + 1), seed)]


@implements("fmjd-1986 3.1.4", "fmjd-1986 3.2.1")
def without_lot(state: State) -> list[Entrant]:
    """Players who need a lot for their number and have none: all, or those level on Capital-Points."""
    if not draws_lots(state.setup):
        return []
    everybody = state.setup.rules.numbering.lots is Lots.EVERYBODY
    rank = {uid: _rank(state, e) for uid, e in state.entrants.items()}
    level, drawn = Counter(rank.values()), set(state.lots)
    return [
        e for uid, e in state.entrants.items() if uid not in drawn and (everybody or level[rank[uid]] > 1)
    ]


def _rank(state: State, entrant: Entrant) -> tuple[int, int]:
    """The key that orders draughts numbers: Capital-Points; for teams, rated players and their sum."""
    if not state.setup.teams:
        return 0, entrant.person.strength
    team = _team(entrant)
    return team.rated, team.rating_sum


def lots_are_due(state: State) -> bool:
    """Lots must be drawn before round 1 can be paired."""
    return not state.rounds and not state.numbered and bool(without_lot(state))


def draws_lots(setup: Setup) -> bool:
    """Numbers depend on lots."""
    return setup.rules.numbering.lots is not Lots.NOBODY


def _check_lots(state: State) -> None:
    missing = without_lot(state)
    if missing:
        names = tuple(e.person.name for e in missing[:8])
        more = (Message.of("others-n", n=len(missing) - 8),) if len(missing) > 8 else ()
        raise refuse("no-lots", state.setup.article(Topic.LOTS), players=(*names, *more))
