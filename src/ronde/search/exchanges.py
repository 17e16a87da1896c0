"""Exchanges between S1 and S2: the order of D2 as a lazy enumeration, as keys and as prices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.rulebook import implements

Exchange = tuple[tuple[int, ...], tuple[int, ...]]  # out of S1 and out of S2, as numbers from 1


@implements("elo-swiss D2")
def exchanges_elo(p: int, n: int) -> Iterator[Exchange]:
    """The exchanges between S1 = 1..p and S2 = p+1..n in the order of D2.

    The last number of S2 never moves, 1 only if S2 is longer than S1. Fewer players first, then the
    smaller difference of the sums, the weaker players of S1, the stronger ones of S2.
    """
    out = range(p, 0 if n > 2 * p else 1, -1)
    into = range(p + 1, n)
    for size in range(1, min(len(out), len(into)) + 1):
        least, most = sum(into[:size]) - sum(out[:size]), sum(into[-size:]) - sum(out[-size:])
        for difference in range(least, most + 1):
            for leaving in _subsets(out, size):
                for entering in _with_sum(into, size, difference + sum(leaving)):
                    yield leaving, entering


def exchange_key(exchange: Exchange) -> tuple[int, ...]:
    """The place of an exchange in the order of D2, as a tuple that compares like it."""
    leaving, entering = sorted(exchange[0], reverse=True), sorted(exchange[1])
    return (len(leaving), sum(entering) - sum(leaving), *(-x for x in leaving), *entering)


def _subsets(numbers: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Subsets of a falling sequence, the one with the largest numbers first."""
    if size == 0:
        yield ()
        return
    for place in range(len(numbers) - size + 1):
        for rest in _subsets(numbers[place + 1 :], size - 1):
            yield (numbers[place], *rest)


def _with_sum(numbers: Sequence[int], size: int, total: int) -> Iterator[tuple[int, ...]]:
    """Subsets of a rising sequence with a given sum, the one with the smallest numbers first."""
    if size == 0:
        if total == 0:
            yield ()
        return
    for place in range(len(numbers) - size + 1):
        if sum(numbers[place : place + size]) > total:
            return
        first = numbers[place]
        if first + sum(numbers[len(numbers) - size + 1 :] if size > 1 else ()) >= total:
            for rest in _with_sum(numbers[place + 1 :], size - 1, total - first):
                yield (first, *rest)


# ---- Dutch system (C.04.3.1) ----------------------------------------------------------------------------


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


@implements("dutch-2012 D3", "dutch-2026 4.4", "dutch-2017 D.3")
def set_prices(m0: int) -> tuple[int, list[int]]:
    """The order of the sets of moved-down players as prices: their bits, and the cost of leaving each out.

    Fewer left out come first. Of two sets of equal size, the highest player in whom they differ decides, so
    each counts more than all the lower ones together.
    """
    return m0 + m0.bit_length(), [(1 << m0) + (1 << m0 - n) for n in range(1, m0 + 1)]
