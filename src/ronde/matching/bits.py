"""Sets of small numbers kept as ints: number n is in the set if bit n is 1."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

SHORT = 12  # sets of so many numbers are listed once and for all, twice as many in two parts
FIRST = (1 << SHORT) - 1
SPARSE = 16  # so few members of a wide set are found one by one
LONG = 2048  # a longer set is taken in pieces: every step on the whole would cost its length
PIECE = 64  # bytes


def bits(mask: int) -> Iterator[int]:
    """The members of a set, lowest first."""
    length = mask.bit_length()
    if length <= SHORT:
        return iter(_listed(mask))
    if length <= 2 * SHORT:
        return iter(_listed(mask & FIRST) + _listed_after(mask >> SHORT))
    return _bits(mask) if length <= LONG else _long_bits(mask)


@cache
def _listed(mask: int) -> tuple[int, ...]:
    return tuple(_bits(mask))


@cache
def _listed_after(mask: int) -> tuple[int, ...]:
    return tuple([SHORT + member for member in _bits(mask)])


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _long_bits(mask: int) -> Iterator[int]:
    nobody = lowest(mask) & -8  # those of a group may all be high
    mask >>= nobody
    data = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
    for start in range(0, len(data), PIECE):
        piece = int.from_bytes(data[start : start + PIECE], "little")
        first = nobody + 8 * start - 1
        while piece:
            low = piece & -piece
            yield first + low.bit_length()
            piece ^= low


def lowest(mask: int) -> int:
    """The lowest member of a set."""
    return (mask & -mask).bit_length() - 1


def downward(mask: int) -> Iterator[int]:
    """The members of a set, highest first."""
    while mask:
        high = mask.bit_length() - 1
        yield high
        mask ^= 1 << high


def few(mask: int) -> Iterator[int]:
    """The members of a set in any order, which takes less time where a wide set has few."""
    return downward(mask) if mask.bit_count() <= SPARSE else bits(mask)


def mask_of(members: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    left = iter(members)
    for member in left:
        if member > LONG:
            return mask | _long_mask([member, *left])
        mask |= 1 << member
    return mask


def _long_mask(members: list[int]) -> int:
    data = bytearray(max(members) // 8 + 1)
    for member in members:
        data[member >> 3] |= 1 << (member & 7)
    return int.from_bytes(data, "little")


def everybody(count: int) -> int:
    """The set of the first numbers."""
    return (1 << count) - 1
