"""Say who makes a complete pairing impossible."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.errors import NoPairing
from ronde.matching import bits, deficiency
from ronde.rulebook import enumeration


def no_pairing(ids: Sequence[int], adjacency: Sequence[int], bye_mask: int) -> NoPairing:
    """The reason why the players cannot all be paired, as an exception to raise.

    `adjacency[i]` are the places in `ids` of those whom player `ids[i]` may meet; if the number of players
    is odd, `bye_mask` are those who may have the bye. By the theorem of Gallai and Edmonds there are
    groups of odd size that can be paired completely only with the help of fewer outsiders than groups.
    """
    count = len(ids)
    graph = list(adjacency)
    if count % 2:
        graph = [mask | (bye_mask >> place & 1) << count for place, mask in enumerate(graph)]
        graph.append(bye_mask)
    left_out, helpers = deficiency(graph)
    groups, outside = _smallest(graph, _parts(graph, left_out), helpers)
    members = 0
    for group in groups:
        members |= group
    named = tuple(sorted(ids[v] for v in bits((members | outside) & ~(1 << count))))
    return NoPairing(f"no legal pairing exists: {_sentence(ids, groups, outside)}", players=named)


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
    if best[0] == 1 and not best[2]:  # name everybody who is as lonely as he is
        return [
            group for place, group in enumerate(groups) if group.bit_count() == 1 and not outside[place]
        ], 0
    return best[1], best[2]


def _neighbours(graph: Sequence[int], group: int) -> int:
    reached = 0
    for vertex in bits(group):
        reached |= graph[vertex]
    return reached & ~group


def _sentence(ids: Sequence[int], groups: list[int], outside: int) -> str:
    bye = 1 << len(ids)
    if groups == [bye]:
        return "their number is odd, and none of them may have the bye"
    members = 0
    for group in groups:
        members |= group
    who = _people(ids, members)
    if all(group.bit_count() == 1 for group in groups):
        verb = "may not meet anybody who is left"
        if outside:
            choices = ["meet " + _people(ids, outside & ~bye)] if outside != bye else []
            verb = "can only " + " or ".join(choices + ["have the bye"] * (outside >> len(ids)))
        return f"{who} {verb}"
    if len(groups) == 1:
        return f"{who} can only meet each other, and their number is odd"
    parts = enumeration([_people(ids, group, short=True) for group in groups])
    others = _people(ids, outside) if outside else "nobody"
    return f"the groups {parts} are odd, and for the players left over there is only {others}"


def _people(ids: Sequence[int], mask: int, short: bool = False) -> str:
    """player 3; players 3 and 7; player 3 and the bye."""
    numbers = [str(ids[v]) for v in bits(mask & ~(1 << len(ids)))]
    if short:
        return "(" + " ".join(numbers + ["bye"] * (mask >> len(ids))) + ")"
    noun = (
        ["player " + numbers[0]]
        if len(numbers) == 1
        else ["players " + enumeration(numbers)]
        if numbers
        else []
    )
    return " and ".join(noun + ["the bye"] * (mask >> len(ids)))
