"""Counts of criteria side by side in one whole number, so that sums of them can be added and compared."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ronde.values import NamedTuple


class Counts(NamedTuple):
    """The counts of one topic: how many, and the bits of each."""

    topic: Hashable
    number: int
    width: int


class Scale:
    """The places of counts in a number: the first topic is the most important.

    As long as no count outgrows its bits, comparing two numbers compares their counts one after the other.
    """

    def __init__(self, topics: Sequence[Counts]) -> None:
        self._places: dict[Hashable, tuple[int, Counts]] = {}
        self.bits = 0
        for counts in reversed(topics):
            self._places[counts.topic] = self.bits, counts
            self.bits += counts.number * counts.width

    def one(self, topic: Hashable, place: int = 0) -> int:
        """One more in a count of a topic; its counts are numbered from the least important."""
        shift, counts = self._places[topic]
        return 1 << shift + place * counts.width

    def counts(self, topic: Hashable, total: int) -> tuple[int, ...]:
        """The counts of a topic, the least important first."""
        shift, (_, number, width) = self._places[topic]
        mask, value = (1 << width) - 1, total >> shift
        return tuple([value >> n * width & mask for n in range(number)])

    def number(self, topic: Hashable, total: int) -> int:
        """The only count of a topic."""
        return self.counts(topic, total)[0]
