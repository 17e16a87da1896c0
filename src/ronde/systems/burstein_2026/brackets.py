"""One bracket: 3.2 and 4 of C.04.4.2.

Players are numbered by 1.8 in the whole field, hence also in every bracket. Usually nobody or one player
floats out of a bracket, and searches without costs find the candidates. Otherwise the
bracket, the next one and the rest are one cheapest matching.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.optimum import Optimum
from ronde.matching.rows import Local, bits, downward, rows_of
from ronde.matching.weighted import fewest_costly, level_matching
from ronde.rulebook import implements
from ronde.systems.burstein_2026.criteria import Field

Pairs = list[tuple[int, int]]


def _pairable(field: Field, vertices: int) -> bool:
    return field.possible.matched(vertices).complete


@implements("burstein-2026 C4", "burstein-2026 C7")
def _single(field: Field, bracket: int, groups: Sequence[int]) -> int:
    """The possible single outgoing floaters by C4 to C7; none if more than one must float on the way."""
    below = sum(groups)
    inside, rest = field.possible.matched(bracket), field.possible.matched(below)
    if not inside.complete or not rest.complete:
        return 0
    # C4: the others of the bracket can be paired, and so can everybody below with the floater.
    possible = rest.welcomed(inside.droppable())
    if not possible:
        return 0
    # C6: the lowest score.
    floaters = field.groups(possible)[-1]
    if floaters.bit_count() == 1:
        return floaters
    # C7: the next bracket sends out nobody, or one of its own.
    following, further = groups[0], sum(groups[1:])
    beyond = field.possible.matched(further)
    if not beyond.complete:
        return 0
    if following.bit_count() % 2:
        joined = field.possible.matched(following)
    else:
        joined = field.possible.joined(following, beyond.welcomed(following))
    return joined.welcomed(floaters, following) if joined.complete else 0


def _alone(field: Field, bracket: int, floaters: int) -> tuple[Pairs, int]:
    """C8: a bracket with the fewest pairs of equal preference; one of these floats, if there are any."""
    local = Local(bracket)
    takers, last = local.set(floaters), len(local.vertices)
    graph = [near | (takers >> n & 1) << last for n, near in enumerate(local.rows(field.legal))]
    costly = [*local.shared(rows_of(bracket, len(field.legal), field.alike)), 0]
    matching = fewest_costly([*graph, takers], costly, local.alive | bool(takers) << last)
    return _first(matching, local.alive, local.vertices)


def _whole(field: Field, bracket: int, groups: Sequence[int]) -> Optimum:
    """C5 to C8 as costs of pairs, C4 as a matching of everybody left.

    From the highest digits: C5, C6 from the highest score down, the same two for the next bracket (C7,
    ruling R4), C8. Players paired inside a bracket cost nothing in the first four.
    """
    following, further = (groups[0] if groups else 0), sum(groups[1:])
    digit = (bracket | following).bit_count().bit_length() + 1
    onwards, shift = _leaving(field, bracket | following, digit, digit)
    leaving, shift = _leaving(field, bracket, shift, digit)
    kinds = [
        (0, _between(field, [(bracket, bracket)], alike=False)),
        (1, _between(field, [(bracket, bracket)], alike=True)),
        (0, _between(field, [(following, following), (further, further)])),
    ]
    for level, price in leaving:
        kinds.append((price, _between(field, [(level, following)])))
    for level, price in onwards:
        left = next((cost for group, cost in leaving if group & level), 0)
        kinds.append((price + left, _between(field, [(level, further)])))
    return level_matching(kinds, bracket | following | further)


def _leaving(field: Field, bracket: int, shift: int, digit: int) -> tuple[list[tuple[int, int]], int]:
    """The cost of leaving a bracket for the players of each score, and the next free digit.

    The number of those who leave counts most, then those of the highest score, and so on.
    """
    levels = field.groups(bracket)[::-1]
    top = shift + digit * len(levels)
    return [(level, (1 << top) + (1 << shift + digit * n)) for n, level in enumerate(levels)], top + digit


def _between(field: Field, sides: Sequence[tuple[int, int]], alike: bool | None = None) -> list[int]:
    """The legal pairs between two sets; only those with or without equal preference, if asked."""
    graph = [0] * len(field.legal)
    for one, other in sides:
        for mine, others in ((one, other), (other, one)):
            for v in bits(mine):
                near = field.legal[v] & others
                if alike is not None:
                    near &= field.alike(v) if alike else ~field.alike(v)
                graph[v] |= near
    return graph


@implements("burstein-2026 3.2", "burstein-2026 3.2.1", "burstein-2026 3.2.2", "burstein-2026 C5")
def pair_bracket(field: Field, bracket: int, groups: Sequence[int]) -> tuple[Pairs, int]:
    """The pairs of a bracket in the order of its numbers, and the outgoing floaters."""
    below = sum(groups)
    if bracket.bit_count() % 2 == 0:
        if _pairable(field, bracket) and _pairable(field, below):
            return _alone(field, bracket, 0)
    elif floaters := _single(field, bracket, groups):
        return _alone(field, bracket, floaters)
    return _first(_whole(field, bracket, groups), bracket, range(len(field.entries)))


@implements("burstein-2026 4.1", "burstein-2026 4.2", "burstein-2026 4.3")
def _first(matching: Optimum, bracket: int, places: Sequence[int]) -> tuple[Pairs, int]:
    """4.3: the first of the cheapest pairings: the largest number for each, floating last."""
    assert matching.complete
    pairs: Pairs = []
    left, extra = bracket, len(places)
    floaters = 0
    for v in bits(bracket):
        if not left >> v & 1:
            continue
        left &= ~(1 << v)
        w = next((w for w in downward(matching.near(v) & left) if matching.take(v, w)), None)
        if w is not None:
            pairs.append((places[v], places[w]))
            left &= ~(1 << w)
        else:  # nothing but floating is left
            floaters |= 1 << places[v]
            if matching.alive >> extra & 1:
                matching.fix(v, extra)
    return pairs, floaters
