"""Who comes up into a bracket: 3.2.1 and 3.2.2 of C.04.4.1, criteria C4 to C10."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from ronde.matching.bits import bits, mask_of
from ronde.matching.perfect import PerfectMatching, maximum_matching
from ronde.matching.weighted import CheapestMatching, WeightedMatching
from ronde.rulebook import implements
from ronde.systems.dubov_2026.criteria import Field


class Upfloaters(NamedTuple):
    """Who comes up, a pairing of the lower players who stay, and who was passed over by which criterion."""

    chosen: tuple[int, ...]
    mates: list[int]
    passed: Mapping[str, Sequence[int]] = {}


def within(mates: Sequence[int], vertices: int) -> list[int]:
    """A matching with the pairs that stay inside a set."""
    return [m if m >= 0 and vertices >> v & vertices >> m & 1 else -1 for v, m in enumerate(mates)]


@implements("dubov-2026 3.2.1", "dubov-2026 C4", "dubov-2026 C5")
def upfloaters(field: Field, residents: int, lower: int, mates: Sequence[int]) -> Upfloaters:
    """The fewest with whom all residents can be paired, the lower players who stay among themselves.

    Usually nobody or one: searches without costs show who fits. Otherwise the set is a cheapest matching.
    """
    inside = maximum_matching(field.legal, residents, within(mates, residents))
    alone = sum(1 for v in bits(residents) if inside[v] < 0)
    below = PerfectMatching(field.legal, lower, within(mates, lower))
    odd = lower.bit_count() % 2
    if below.complete and alone == odd == 0:
        return Upfloaters((), below.mates)
    if below.complete and alone == odd == 1:
        reached = 0
        for v in bits(PerfectMatching(field.legal, residents, inside).droppable()):
            reached |= field.legal[v]
        fitting = reached & below.droppable()
        if fitting:
            first, passed = _single(field, residents, lower, fitting)
            below.drop(first)
            return Upfloaters((first,), below.mates, passed)
    for needed in (alone, None) if alone else (None,):
        chosen = _several(field, residents, lower, needed)
        stay = lower & ~mask_of(chosen)
        below = PerfectMatching(field.legal, stay, within(mates, stay))
        if below.complete and stay.bit_count() % 2 == 0:
            return Upfloaters(tuple(chosen), below.mates)
    raise AssertionError("everybody can be paired")


# ---- one upfloater -----------------------------------------------------------------------------------


@implements("dubov-2026 3.2.2", "dubov-2026 4.2")
def _single(field: Field, residents: int, lower: int, fitting: int) -> tuple[int, dict[str, list[int]]]:
    """The best of those who fit: C6 to C10, then the smallest number; and who stood before by number."""
    group = field.group(next(bits(fitting)), fitting)
    order = sorted(bits(group), key=lambda v: (field.protected(v), v))
    fewest = _fewest_clashes(field, residents, group) if len(order) > 1 else lambda v: True
    chosen = next(v for v in order if fewest(v))
    passed: dict[str, list[int]] = {}
    for v in bits(lower & ((1 << chosen) - 1)):
        criterion = "C4"
        if fitting >> v & 1:
            criterion = "C7" if not fewest(v) else _protection(field, v, chosen)
        passed.setdefault(criterion, []).append(v)
    return chosen, passed


def _protection(field: Field, v: int, chosen: int) -> str:
    """The first criterion of C8 to C10 by which one upfloater is worse than another."""
    counts = zip(field.protection, field.protected(v), field.protected(chosen), strict=True)
    return next(criterion.article for criterion, mine, others in counts if mine != others)


def _fewest_clashes(field: Field, residents: int, group: int) -> Callable[[int], bool]:
    """With whom of a group the bracket has the fewest pairs of equal preference (C7, ruling R8).

    One further vertex stands for all of them. It may meet a resident as cheaply as any of them can.
    """
    extra = len(field.legal)
    legal = [near & residents for near in field.legal] + [0]
    costly = [near & field.alike(v) for v, near in enumerate(legal[:-1])] + [0]
    for r in bits(residents):
        near = field.legal[r] & group
        if near:
            legal[r] |= 1 << extra
            legal[extra] |= 1 << r
            if not near & ~field.alike(r):
                costly[r] |= 1 << extra
                costly[extra] |= 1 << r
    matching = CheapestMatching(legal, costly, residents | 1 << extra)

    def fewest(v: int) -> bool:
        return any(
            field.clash(v, r) == bool(costly[extra] >> r & 1) and matching.can_fix(extra, r)
            for r in bits(matching.near(extra) & field.legal[v])
        )

    return fewest


# ---- several -----------------------------------------------------------------------------------------


def _several(field: Field, residents: int, lower: int, needed: int | None) -> list[int]:
    """The best set of upfloaters by C5 to C10 and 4.2, as a cheapest matching.

    With `needed` the lower players who stay are taken to be pairable (the caller looks whether they
    are). Then so many upfloaters are enough, and each resident meets one of the cheapest so many.
    """
    members, ranked = list(bits(residents)), list(bits(lower))
    cost, clash = _prices(field, len(members), ranked)
    pool = set(ranked)
    if needed is not None:
        ranked.sort(key=lambda v: cost[v])
        pool = {v for r in members for v in _nearest(field, r, ranked, cost, clash, needed)}
    candidates = sorted(pool)
    vertices = members + candidates
    place = {v: n for n, v in enumerate(vertices)}
    weight: dict[tuple[int, int], int] = {}
    for v in members:
        for w in vertices:
            if field.legal[v] >> w & 1:
                weight[place[v], place[w]] = cost.get(w, 0) + clash * field.clash(v, w)
    count = len(vertices)
    staying = list(combinations(candidates, 2))
    if needed is None:
        staying = [(v, w) for v, w in staying if field.legal[v] >> w & 1]
    weight.update({(place[v], place[w]): 0 for v, w in staying})
    if needed is not None and count % 2:
        weight.update({(place[v], count): 0 for v in candidates})
        count += 1
    matching = WeightedMatching(count, weight)
    assert matching.complete
    return [v for v in candidates if matching.mates[place[v]] < len(members)]


def _nearest(
    field: Field, r: int, ranked: Sequence[int], cost: Mapping[int, int], clash: int, count: int
) -> list[int]:
    """So many lower players who cost a resident least."""
    found: tuple[list[int], list[int]] = [], []
    for v in ranked:
        if field.legal[r] >> v & 1:
            kind = found[field.clash(r, v)]
            if len(kind) < count:
                kind.append(v)
            elif min(map(len, found)) == count:
                break
    both = [(cost[v] + clash * n, v) for n, kind in enumerate(found) for v in kind]
    return [v for _, v in sorted(both)[:count]]


@implements("dubov-2026 C6", "dubov-2026 4.1")
def _prices(field: Field, residents: int, lower: Sequence[int]) -> tuple[dict[int, int], int]:
    """What each upfloater costs, and a pair of equal preference; the cheaper set is the better one.

    From the highest digits: C5, C6 from the lowest score up (ruling R6), C7, C8, C9, C10, and the place
    in the order of 4.2, where each counts more than all those after it together.
    """
    digit, size = residents.bit_length() + 1, len(lower)
    prices = {v: (1 << size) - (1 << size - 1 - n) for n, v in enumerate(lower)}
    shift = size + digit
    for criterion in reversed(field.protection):
        counts = {v: criterion.count(field.entries[v]) for v in lower}
        for v, count in counts.items():
            prices[v] += count << shift
        shift += (residents * max(counts.values(), default=0)).bit_length() + 1
    clash = 1 << shift
    level = None
    for v in lower:
        if field.entries[v].score != level:
            level = field.entries[v].score
            shift += digit
        prices[v] += 1 << shift
    return {v: price + (1 << shift + digit) for v, price in prices.items()}, clash
