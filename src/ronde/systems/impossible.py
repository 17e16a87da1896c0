"""Say who makes a complete pairing impossible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.errors import NoPairing
from ronde.matching.perfect import Dense, Matchable, deficiency
from ronde.matching.rows import bits, everybody
from ronde.systems.common import with_bye
from ronde.words import Message, Value


def no_pairing(ids: Sequence[int], adjacency: Sequence[int], bye_mask: int) -> NoPairing:
    """The reason why the players cannot all be paired, as an exception to raise.

    `adjacency[i]` are the places in `ids` of those whom player `ids[i]` may meet; if the number of players
    is odd, `bye_mask` are those who may have the bye. By the theorem of Gallai and Edmonds there are
    groups of odd size that can be paired completely only with the help of fewer outsiders than groups.
    """
    count, graph = len(ids), _with_bye(adjacency, bye_mask)
    left_out, helpers = deficiency(graph)
    groups, outside = _smallest(graph, _parts(graph, left_out), helpers)
    members = 0
    for group in groups:
        members |= group
    named = tuple(sorted(ids[v] for v in bits((members | outside) & ~(1 << count))))
    why = _reason(ids, groups, outside)
    return NoPairing("error-no-legal-pairing-exists", players=named, why=why)


def require_pairing(ids: Sequence[int], possible: Dense, bye_mask: int) -> Matchable:
    """Who of an odd number of players can be left out; raise the reason if they cannot all be paired."""
    whole = possible.matched(everybody(len(ids)))
    rested = len(ids) % 2 == 0 or any(map(whole.can_drop, bits(bye_mask)))
    if not whole.complete or not rested:
        raise no_pairing(ids, possible.graph, bye_mask)
    return whole


#: what a sentence is called where teams are paired
_OF_TEAMS = {
    "impossible-no-bye": "impossible-no-bye-teams",
    "impossible-groups": "impossible-groups-teams",
    "impossible-groups-nobody": "impossible-groups-nobody-teams",
    "impossible-people": "impossible-teams",
}


def of_teams(error: NoPairing) -> NoPairing:
    """The same reason, said of teams."""
    return NoPairing(error.message, error.players, **_said_of_teams(error.values.items()))


def _said_of_teams(values: Iterable[tuple[str, Value]]) -> dict[str, Value]:
    return {
        name: Message.of(_OF_TEAMS.get(value.name, value.name), **_said_of_teams(value.values))
        if isinstance(value, Message)
        else value
        for name, value in values
    }


def _with_bye(adjacency: Sequence[int], bye_mask: int) -> Sequence[int]:
    """Add the bye as one more opponent if the number of players is odd."""
    return with_bye(adjacency, bye_mask) if len(adjacency) % 2 else adjacency


def _parts(graph: Sequence[int], vertices: int) -> list[int]:
    """The connected parts of a set."""
    parts = []
    while vertices:
        part = fresh = vertices & -vertices
        while fresh:
            reached = 0
            for vertex in bits(fresh):
                reached |= graph[vertex]
            fresh = reached & vertices & ~part
            part |= fresh
        parts.append(part)
        vertices &= ~part
    return parts


def _smallest(graph: Sequence[int], groups: list[int], helpers: int) -> tuple[list[int], int]:
    """The fewest players with more groups than helpers: one part of the graph of groups and helpers."""
    outside = [_neighbours(graph, group) & helpers for group in groups]
    best: tuple[int, list[int], int] | None = None
    left = set(range(len(groups)))
    while left:
        chosen, reach = set(), 0
        fresh = {min(left)}
        while fresh:
            chosen |= fresh
            for place in fresh:
                reach |= outside[place]
            fresh = {place for place in left - chosen if outside[place] & reach}
        left -= chosen
        part = [groups[place] for place in sorted(chosen)]
        size = sum(group.bit_count() for group in part)
        if len(part) > reach.bit_count() and (best is None or size < best[0]):
            best = size, part, reach
    if best is None:
        raise ValueError("everybody can be paired")
    if best[0] == 1 and not best[2]:  # name every player without an opponent
        return [
            group for place, group in enumerate(groups) if group.bit_count() == 1 and not outside[place]
        ], 0
    return best[1], best[2]


def _neighbours(graph: Sequence[int], group: int) -> int:
    reached = 0
    for vertex in bits(group):
        reached |= graph[vertex]
    return reached & ~group


def _reason(ids: Sequence[int], groups: list[int], outside: int) -> Message:
    """Why the members of these groups cannot all be paired."""
    bye = 1 << len(ids)
    if groups == [bye]:
        return Message("impossible-no-bye")
    members = 0
    for group in groups:
        members |= group
    who = _people(ids, members)
    if all(group.bit_count() == 1 for group in groups):
        if not outside:
            return Message.of("impossible-lonely", who=who)
        if outside == bye:
            return Message.of("impossible-only-bye", who=who)
        name = "impossible-few-or-bye" if outside & bye else "impossible-few"
        return Message.of(name, who=who, others=_people(ids, outside & ~bye))
    if len(groups) == 1:
        return Message.of("impossible-circle", who=who)
    parts = tuple(_group(ids, group) for group in groups)
    if not outside:
        return Message.of("impossible-groups-nobody", parts=parts)
    return Message.of("impossible-groups", parts=parts, others=_people(ids, outside))


def _people(ids: Sequence[int], mask: int) -> Message:
    """player 3; players 3 and 7; player 3 and the bye."""
    numbers = tuple(sorted(ids[v] for v in bits(mask & ~(1 << len(ids)))))
    if not numbers:
        return Message("impossible-the-bye")
    people = Message.of("impossible-people", count=len(numbers), numbers=numbers)
    return Message.of("impossible-people-and-bye", people=people) if mask >> len(ids) else people


def _group(ids: Sequence[int], mask: int) -> Message:
    """(3 7 bye)"""
    numbers = " ".join(map(str, sorted(ids[v] for v in bits(mask & ~(1 << len(ids))))))
    return Message.of("impossible-group-and-bye" if mask >> len(ids) else "impossible-group", numbers=numbers)
