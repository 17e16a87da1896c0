"""The subgroups of a bracket and the players shifted between them: 3.2.3, 3.2.4 and 4.3 of C.04.4.1."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.perfect import PerfectMatching, maximum_matching
from ronde.matching.rows import between, bits, mask_of
from ronde.matching.weighted import weighted_matching
from ronde.rulebook import implements
from ronde.systems.dubov_2026.criteria import Field
from ronde.values import NamedTuple


class Shift(NamedTuple):
    """Players who change the subgroup, with their sequence numbers (4.3)."""

    players: tuple[int, ...]
    numbers: tuple[int, ...]
    to_g1: bool


class Subgroups(NamedTuple):
    """The subgroups after the shifts, and the shifted players."""

    g1: int
    g2: int
    sizes: tuple[int, int]  # before the shifts
    by_number: bool  # nobody has played a game
    unavoidable: Shift  # because of pairs inside the smaller subgroup
    balancing: Shift  # to make the sizes equal


@implements("dubov-2026 3.2.3", "dubov-2026 3.2.4")
def recompose(field: Field, bracket: int) -> Subgroups:
    """Two subgroups of equal size that can be paired with each other."""
    by_number = not bracket & field.played
    g1 = bracket & field.whites
    if by_number:
        listed = sorted(bits(bracket), key=lambda v: field.entries[v].id)
        g1 = mask_of(listed[: len(listed) // 2])
    g2 = bracket & ~g1
    sizes = g1.bit_count(), g2.bit_count()
    g1_smaller = sizes[0] <= sizes[1]
    smaller, larger = (g1, g2) if g1_smaller else (g2, g1)
    # (1)  As many players as there are unavoidable pairs leave the smaller subgroup.
    order = numbered(field, smaller, g1_smaller)
    first = _shift(_unavoidable(field, smaller, larger, order), order, not g1_smaller)
    moved = mask_of(first.players)
    smaller, larger = smaller & ~moved, larger | moved
    # (2)  Players of the larger subgroup make the sizes equal (ruling R7: those just shifted have numbers).
    order = numbered(field, larger, not g1_smaller)
    second = _shift(_balancing(field, smaller, larger, order), order, g1_smaller)
    moved = mask_of(second.players)
    smaller, larger = smaller | moved, larger & ~moved
    g1, g2 = (smaller, larger) if g1_smaller else (larger, smaller)
    return Subgroups(g1, g2, sizes, by_number, first, second)


def _shift(players: Sequence[int], order: Sequence[int], to_g1: bool) -> Shift:
    number = {v: n for n, v in enumerate(order, 1)}
    return Shift(tuple(players), tuple(number[v] for v in players), to_g1)


@implements("dubov-2026 4.3")
def numbered(field: Field, subgroup: int, seeks_white: bool) -> list[int]:
    """4.3: players in the order of their sequence numbers, given from the middle of the list."""
    entries = field.entries
    listed = sorted(bits(subgroup), key=lambda v: (entries[v].aro if seeks_white else 0, entries[v].id))
    half = len(listed) // 2
    order = listed[half : len(listed) - half]  # the middle of an odd number
    for above, below in zip(reversed(listed[:half]), listed[len(listed) - half :], strict=True):
        order += above, below
    return order


def _unavoidable(field: Field, smaller: int, larger: int, order: Sequence[int]) -> list[int]:
    """3.2.4 (1): the first set that leaves the smaller subgroup without a pair inside (ruling R7).

    Of each unavoidable pair one player is shifted, the one with the smaller sequence number.
    """
    bracket = smaller | larger
    if field.possible.halved(bracket) or _paired(_outside(field, smaller, bracket), smaller, larger).complete:
        return []
    vertices, size = list(bits(bracket)), len(order)
    place = {v: n for n, v in enumerate(vertices)}
    number = {v: n for n, v in enumerate(order)}
    unit = 1 << 2 * size
    weight = {}
    for v in vertices:
        for w in bits(field.legal[v] & bracket & ~((2 << v) - 1)):
            inside = smaller >> v & smaller >> w & 1
            gain = 1 << size - min(number[v], number[w]) if inside else 0
            weight[place[v], place[w]] = unit - gain if inside else 0
    matching = weighted_matching(len(vertices), weight)
    assert matching.complete
    shifted = []
    for v in order:
        mate = vertices[matching.mates[place[v]]]
        if smaller >> mate & 1 and number[v] < number[mate]:
            shifted.append(v)
    return shifted


def _outside(field: Field, smaller: int, bracket: int) -> Sequence[int]:
    """The possible opponents in a bracket without a pair inside the smaller subgroup."""
    larger = bracket & ~smaller
    return between(field.legal, (smaller, larger), (larger, bracket))


def _paired(graph: Sequence[int], smaller: int, larger: int) -> PerfectMatching:
    """A pairing of both subgroups, first as far as they meet each other: nobody can do without that."""
    across = between(graph, (smaller, larger), (larger, smaller))
    bracket = smaller | larger
    return PerfectMatching(graph, bracket, maximum_matching(across, bracket))


def _balancing(field: Field, smaller: int, larger: int, order: Sequence[int]) -> list[int]:
    """3.2.4 (2): the first set whose shift lets the subgroups be paired with each other."""
    count = (larger.bit_count() - smaller.bit_count()) // 2
    first = list(order[:count])
    if not first or _can_meet(field, smaller, larger, first):
        return first
    # One by one: a player joins if everybody can still be paired without that player meeting anyone in
    # the smaller subgroup; players who are refused may not meet each other.
    bracket = smaller | larger
    graph = list(_outside(field, smaller, bracket))
    mates = _paired(graph, smaller, larger).mates
    chosen: list[int] = []
    refused = 0
    for v in order:
        if len(chosen) == count:
            break
        kept = graph[v]
        lost = kept & smaller
        _cut(graph, v, lost)
        start = list(mates)
        if lost >> mates[v] & 1:
            start[v] = start[mates[v]] = -1
        found = maximum_matching(graph, bracket, start)
        if all(found[w] >= 0 for w in bits(bracket)):
            mates = found
            chosen.append(v)
            smaller |= 1 << v
        else:
            graph[v] = kept
            for w in bits(lost):
                graph[w] |= 1 << v
            _cut(graph, v, graph[v] & refused)
            refused |= 1 << v
    return chosen


def _can_meet(field: Field, smaller: int, larger: int, shifted: Sequence[int]) -> bool:
    if field.possible.halved(smaller | larger):
        return True
    moved = mask_of(shifted)
    smaller, larger = smaller | moved, larger & ~moved
    graph = between(field.legal, (smaller, larger), (larger, smaller))
    return PerfectMatching(graph, smaller | larger).complete


def _cut(graph: list[int], v: int, others: int) -> None:
    """Remove edges of one vertex."""
    graph[v] &= ~others
    for w in bits(others):
        graph[w] &= ~(1 << v)
