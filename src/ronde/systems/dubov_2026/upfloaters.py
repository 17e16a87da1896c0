"""The upfloaters of a bracket: 3.2.1 and 3.2.2 of C.04.4.1, criteria C4 to C10."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ronde.matching.duals import UNIT, surcharged
from ronde.matching.rows import Local, bits, mask_of, rows, rows_of, sides
from ronde.matching.weighted import fewest_costly, optimum
from ronde.rulebook import implements
from ronde.systems.dubov_2026.criteria import Field
from ronde.values import NamedTuple


class Upfloaters(NamedTuple):
    """The upfloaters, and those passed over by criterion."""

    chosen: tuple[int, ...]
    passed: Mapping[str, Sequence[int]] = {}


@implements("dubov-2026 3.2.1", "dubov-2026 C4", "dubov-2026 C5")
def upfloaters(field: Field, residents: int, lower: int) -> Upfloaters:
    """The fewest with whom all residents can be paired, the lower players who stay among themselves.

    Usually nobody or one: searches without costs show who fits. Otherwise the set is a cheapest matching.
    """
    inside, below = field.possible.matched(residents), field.possible.matched(lower)
    odd = residents.bit_count() % 2
    if inside.complete and below.complete and odd == 0:
        return Upfloaters(())
    if inside.complete and below.complete:
        left, fitting = inside.welcomed(lower), 0
        while left and not fitting:  # C6: score by score
            group = field.group(next(bits(left)), left)
            fitting = mask_of([v for v in bits(group) if below.can_drop(v)])
            left &= ~group
        if fitting:
            first, passed = _single(field, residents, lower, fitting)
            return Upfloaters((first,), passed)
    for anyhow in (True, False):
        chosen = _several(field, residents, lower, anyhow)
        stay = lower & ~mask_of(chosen)
        if stay.bit_count() % 2 == 0 and field.possible.matched(stay).complete:
            return Upfloaters(tuple(chosen))
    raise AssertionError("everybody can be paired")


# ---- one upfloater -----------------------------------------------------------------------------------


@implements("dubov-2026 3.2.2", "dubov-2026 4.2")
def _single(field: Field, residents: int, lower: int, fitting: int) -> tuple[int, dict[str, list[int]]]:
    """The best of those who fit with the highest score: C7 to C10, then the smallest number; and the smaller
    numbers passed over."""
    order = sorted(bits(fitting), key=lambda v: (field.protected(v), v))
    fewest = _fewest_clashes(field, residents, fitting) if len(order) > 1 else lambda v: True
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
    """The players of a group that give the bracket the fewest equal preferences (C7, ruling R8).

    One further vertex stands for all of them. It may meet a resident as cheaply as any of them can.
    """
    local = Local(residents)
    inside, extra = local.rows(field.legal), len(local.vertices)
    whites = local.set(field.whites)
    blacks = local.alive & ~whites
    reached, cheap = map(local.set, _reached(field, residents, group))
    dear = reached & ~cheap

    def legal(n: int) -> int:
        return reached if n == extra else inside[n] | (reached >> n & 1) << extra

    def costly(n: int) -> int:
        return dear if n == extra else (whites if whites >> n & 1 else blacks) | (dear >> n & 1) << extra

    matching = fewest_costly(rows(extra + 1, legal), rows(extra + 1, costly), local.alive | 1 << extra)

    near, good = matching.near(extra), 0  # those who may meet it at least cost

    def fewest(v: int) -> bool:
        """They meet somebody as cheaply as any of them can."""
        nonlocal near, good
        met = local.set(field.legal[v]) & ~((whites if field.whites >> v & 1 else blacks) ^ dear)
        if met & good:
            return True
        for r in bits(near & met):
            if matching.can_fix(extra, r):
                good |= 1 << r
                return True
            near ^= 1 << r
        return False

    return fewest


def _reached(field: Field, residents: int, group: int) -> tuple[int, int]:
    """The residents who may meet one of a group, and those who may meet one with another preference."""
    reached = cheap = 0
    whites, blacks = residents & field.whites, residents & ~field.whites
    all_cheap = (blacks if group & field.whites else 0) | (whites if group & ~field.whites else 0)
    for v in bits(group):
        met = field.legal[v] & residents
        reached |= met
        cheap |= met & ~field.alike(v)
        if reached == residents and cheap == all_cheap:
            break
    return reached, cheap


# ---- several -----------------------------------------------------------------------------------------


def _several(field: Field, residents: int, lower: int, anyhow: bool) -> list[int]:
    """The best set of upfloaters by C5 to C10 and 4.2, as a cheapest matching.

    With `anyhow` the lower players who stay are paired regardless of C1 and C3. If they can be paired
    legally as well (usually they can), the set is the best one; asking for it at once takes longer.
    """
    cost, clash = _prices(field, residents.bit_count(), list(bits(lower)))
    extra = len(field.legal)  # makes the number even, if the lower players are paired anyhow
    alive = residents | lower
    if anyhow:
        pool = lower | (alive.bit_count() % 2) << extra
        alive |= pool
        staying = rows_of(pool, extra + 1, lambda v: pool & ~(1 << v))
    else:
        staying = _graph(lower, lower, field.legal)
    different = rows(extra, lambda v: field.legal[v] & ~field.alike(v))
    alike = rows(extra, lambda v: field.legal[v] & field.alike(v))
    plain = [
        (0, staying),
        (0, _graph(residents, residents, different)),
        (UNIT * clash, _graph(residents, residents, alike)),
    ]
    charged = [
        (0, _graph(residents, lower, different)),
        (UNIT * clash, _graph(residents, lower, alike)),
    ]
    charges = [UNIT * cost.get(v, 0) for v in range(extra + 1)]
    mates = optimum(surcharged(plain, charged, charges), alive).mates
    return [v for v in bits(lower) if mates[v] >= 0 and residents >> mates[v] & 1]


def _graph(one: int, other: int, legal: Sequence[int]) -> Sequence[int]:
    """The edges between two sets; one more vertex has none."""
    others = sides(len(legal) + 1, (other, one), (one, other))
    return rows(len(legal) + 1, lambda v: legal[v] & others[v] if others[v] else 0)


@implements("dubov-2026 4.1", "dubov-2026 C6")
def _prices(field: Field, residents: int, lower: Sequence[int]) -> tuple[dict[int, int], int]:
    """The cost of each upfloater and of a pair of equal preference; the cheaper set is the better one.

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
