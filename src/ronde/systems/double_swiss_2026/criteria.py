"""2: the criterion for the pairs of a bracket."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.rows import mask_of
from ronde.rulebook import implements
from ronde.systems.upfloating.bracket import Criterion
from ronde.systems.upfloating.field import Entry
from ronde.systems.upfloating.procedure import Criteria, opponents_who_floated


@implements("double-swiss-2026 C8")
def criteria(field: Sequence[Entry], floats: bool) -> Criteria:
    """C8 (not in the last round) for the pairs of a bracket."""
    floated = mask_of(entry.place for entry in field if entry.floated) if floats else 0

    def of(residents: int, upfloaters: int) -> Sequence[Criterion]:
        return [Criterion("C8", opponents_who_floated(residents, upfloaters, floated, len(field)))]

    return of
