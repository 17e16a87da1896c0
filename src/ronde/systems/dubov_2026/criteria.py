"""The field as sets, and the criteria of article 2 of C.04.4.1 as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ronde.matching.rows import everybody, mask_of
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.base import Request
from ronde.systems.common import score_groups
from ronde.systems.dubov_2026.facts import Entry
from ronde.systems.fide_2026 import legal_pairs
from ronde.values import NamedTuple


class Field:
    """The players of a round by score and number; sets of them are ints with the bits of their places."""

    def __init__(self, entries: Sequence[Entry], last_round: bool, request: Request | None = None) -> None:
        self.entries = entries
        self.protection = () if last_round else PROTECTION
        self.everybody = everybody(len(entries))
        self.whites = mask_of(n for n, entry in enumerate(entries) if entry.preference.colour is Colour.WHITE)
        self._groups = score_groups([entry.score for entry in entries])
        self.played = mask_of(n for n, entry in enumerate(entries) if entry.games > 0)
        self.may_rest = mask_of(n for n, entry in enumerate(entries) if not entry.barred and not entry.kept)
        self.possible = legal_pairs(entries, request)
        self.legal = self.possible.graph

    def alike(self, v: int) -> int:
        """Everybody with the same preference."""
        return self.whites if self.whites >> v & 1 else self.everybody & ~self.whites

    @implements("dubov-2026 C7")
    def clash(self, v: int, w: int) -> bool:
        """Whether one of the two does not get the preferred colour."""
        return (self.whites >> v ^ self.whites >> w) & 1 == 0

    def protected(self, v: int) -> tuple[int, ...]:
        """C8 to C10 of one upfloater."""
        return tuple(criterion.count(self.entries[v]) for criterion in self.protection)

    def group(self, v: int, among: int) -> int:
        """The players of a set with this player's score."""
        return self._groups[self.entries[v].score] & among


class Criterion(NamedTuple):
    """A criterion, and its count for one upfloater."""

    article: str
    count: Callable[[Entry], int]


@implements("dubov-2026 C8")
def _maximum(entry: Entry) -> int:
    return int(entry.is_maximum)


@implements("dubov-2026 C9")
def _times(entry: Entry) -> int:
    """Ruling R9: all the upfloats of a maximum upfloater."""
    return entry.upfloats if entry.is_maximum else 0


@implements("dubov-2026 C10")
def _previous(entry: Entry) -> int:
    return int(entry.floated_before)


#: what protects from upfloating, not in the last round, most important first
PROTECTION = (Criterion("C8", _maximum), Criterion("C9", _times), Criterion("C10", _previous))
