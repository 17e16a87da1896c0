"""The exchanges of D2 one after the other, as the texts list them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.search.exchanges import Exchange


def exchanges(p: int, n: int) -> Iterator[Exchange]:
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
