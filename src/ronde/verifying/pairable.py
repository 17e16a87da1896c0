"""The participants of a round, and whether some of them can be paired among themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ronde.verifying.matching import all_paired, pairs_among


class Pairable:
    """Participants and their legal pairs."""

    ids: Sequence[int]

    def legal(self, a: int, b: int) -> bool:
        """The rules let two participants meet."""
        raise NotImplementedError

    @cached_property
    def edges(self) -> list[tuple[int, int]]:
        """The legal pairs, in the order of the participants."""
        return [(a, b) for a, b in pairs_among(self.ids) if self.legal(a, b)]

    def all_paired(self, people: Iterable[int]) -> bool:
        """These can all be paired among themselves."""
        there = list(people)
        inside = set(there)
        return all_paired(there, [two for two in self.edges if inside.issuperset(two)])
