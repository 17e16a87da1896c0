"""Sets of small numbers kept as ints: number n is in the set if bit n is 1."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

SHORT = 12  # sets of so many numbers are listed once and for all


def bits(mask: int) -> Iterator[int]:
    """The members of a set, lowest first."""
    if mask >> SHORT:
        return _bits(mask)
    return iter(_listed(mask))


@cache
def _listed(mask: int) -> tuple[int, ...]:
    return tuple(_bits(mask))


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def downward(mask: int) -> Iterator[int]:
    """The members of a set, highest first."""
    while mask:
        high = mask.bit_length() - 1
        yield high
        mask ^= 1 << high


def mask_of(members: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def everybody(count: int) -> int:
    """The set of the first numbers."""
    return (1 << count) - 1
