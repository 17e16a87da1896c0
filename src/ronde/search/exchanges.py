"""Exchanges between S1 and S2: the order of D2 as keys and as prices."""

from __future__ import annotations

from ronde.rulebook import implements

Exchange = tuple[tuple[int, ...], tuple[int, ...]]  # out of S1 and out of S2, as numbers from 1


@implements("elo-swiss D2")
def exchange_key(exchange: Exchange) -> tuple[int, ...]:
    """The place of an exchange in the order of D2, as a tuple that compares like it."""
    leaving, entering = sorted(exchange[0], reverse=True), sorted(exchange[1])
    return (len(leaving), sum(entering) - sum(leaving), *(-x for x in leaving), *entering)


@implements("dutch-2012 D2")
def exchange_prices(p: int, n: int) -> tuple[int, list[int], list[int]]:
    """The order of D2 as prices: the bits they need, the price of leaving S1 and of leaving S2 by number.

    An exchange costs the sum over its players, and the cheaper one comes first: it moves fewer players,
    makes a smaller difference, takes lower players of S1 (larger powers of two count less), higher ones
    of S2. As both sides move equally many players, constants can be added to keep prices positive.
    """
    size, sums = n.bit_length(), (n * n).bit_length() + 1
    left, right = p + size, n - p + size
    leave = [0] * (n + 1)
    enter = [0] * (n + 1)
    for a in range(1, p + 1):
        leave[a] = (p - a << left | (1 << p) - (1 << a)) << right
    for b in range(p + 1, n + 1):
        enter[b] = (1 << sums | b) << left + right | (1 << n - p) - (1 << n - b)
    return size + sums + left + right, leave, enter


@implements("dutch-2012 D3", "dutch-2026 4.4")
def set_prices(m0: int) -> tuple[int, list[int]]:
    """The order of the sets of moved-down players as prices: their bits, and the cost of leaving each out.

    Fewer left out come first. Of two sets of equal size, the highest player in whom they differ decides, so
    each counts more than all the lower ones together.
    """
    return m0 + m0.bit_length(), [(1 << m0) + (1 << m0 - n) for n in range(1, m0 + 1)]
