"""Whether few vertices can be matched completely, by trying; what is known of a set is kept.

The lowest vertex of a set meets one of the others, and the rest is a smaller set. Nearly everybody may meet
nearly everybody, so the first trial nearly always succeeds, and a set is left behind that others lead to too.
"""

from __future__ import annotations

from collections.abc import Sequence

FEW = 20  # so many vertices are tried: at worst about 1.6 to the power of their number


class Whole:
    """The sets of few vertices that can be matched completely."""

    __slots__ = ("_apart", "_known", "_near")

    def __init__(self, near: Sequence[int]) -> None:
        self._near = near
        self._known = {0: True}
        self._apart: dict[tuple[int, int], bool] = {}

    def can(self, vertices: int, apart: int = 0) -> bool:
        """Whether all these vertices can be matched, those of them that are `apart` not with each other."""
        if not apart:
            return self._can(vertices)
        known = self._apart.get((vertices, apart))
        if known is None:
            low = apart & -apart
            rest = vertices ^ low
            mask = self._near[low.bit_length() - 1] & rest & ~apart
            known = False
            while mask and not known:
                one = mask & -mask
                known = self.can(rest ^ one, apart ^ low)
                mask ^= one
            self._apart[vertices, apart] = known
        return known

    def _can(self, vertices: int) -> bool:
        known = self._known.get(vertices)
        if known is None:
            low = vertices & -vertices
            rest = vertices ^ low
            mask = self._near[low.bit_length() - 1] & rest
            known = False
            while mask and not known:
                one = mask & -mask
                known = self._can(rest ^ one)
                mask ^= one
            self._known[vertices] = known
        return known
