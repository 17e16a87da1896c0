"""The field as sets, and the counts of floaters and pairs in the criteria of article 2 of C.04.4.2."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.rows import bits, everybody, mask_of
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.base import Request
from ronde.systems.burstein_2026.facts import Entry
from ronde.systems.common import score_groups
from ronde.systems.fide_2026 import legal_pairs


class Field:
    """The players of a round in the order of 1.8; sets of them are ints with the bits of their places."""

    def __init__(self, entries: Sequence[Entry], request: Request | None = None) -> None:
        self.entries = entries
        self.everybody = everybody(len(entries))
        self.scores = [entry.score for entry in entries]
        self.wants = {
            colour: mask_of(n for n, entry in enumerate(entries) if entry.preference.colour is colour)
            for colour in Colour
        }
        self.may_rest = mask_of(n for n, entry in enumerate(entries) if not entry.barred and not entry.kept)
        self.possible = legal_pairs(entries, request)
        self.legal = self.possible.graph

    @implements("burstein-2026 1.2")
    def groups(self, among: int) -> list[int]:
        """The scoregroups from the top."""
        return list(score_groups(self.scores, among).values())

    @implements("burstein-2026 C6")
    def floated(self, floaters: int) -> list[int]:
        """The scores of floaters, the highest first (ruling R3)."""
        return sorted((self.scores[v] for v in bits(floaters)), reverse=True)

    @implements("burstein-2026 C8")
    def alike(self, v: int) -> int:
        """Everybody with the same preference; the empty set for a player with none (ruling R10)."""
        colour = self.entries[v].preference.colour
        return 0 if colour is None else self.wants[colour]
