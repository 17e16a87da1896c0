"""Fields for the articles that the systems with upfloaters have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from ronde.facts.history import Card
from ronde.matching.rows import mask_of
from ronde.model import Player
from ronde.systems.upfloating.bracket import Criterion
from ronde.systems.upfloating.field import Entry
from ronde.systems.upfloating.procedure import Outcome, opponents_who_floated, pair_field

Pairs = Iterable[tuple[int, int]]


def field_of(
    scores: dict[int, int],
    met: Pairs = (),
    floated: Iterable[int] = (),
    had_bye: Iterable[int] = (),
    matches: dict[int, int] | None = None,
) -> list[Entry]:
    """Participants with scores (in points) and what the articles ask of them."""
    table: dict[int, set[int]] = {id_: set() for id_ in scores}
    for a, b in met:
        table[a].add(b)
        table[b].add(a)
    return [
        Entry(
            Card(Player(id_), 10 * scores[id_], 10 * scores[id_], (), (), frozenset(table[id_]), (), False),
            place,
            0,
            (matches or {}).get(id_, 0),
            id_ in set(floated),
            id_ in set(had_bye),
            (),
        )
        for place, id_ in enumerate(sorted(scores))
    ]


def outcome(field: Sequence[Entry], floats: bool = True) -> Outcome:
    """The round of a field, with the criterion of opponents of upfloaters only."""
    floated = mask_of(entry.place for entry in field if entry.floated) if floats else 0
    barred = mask_of(entry.place for entry in field if entry.had_bye)

    def criteria(residents: int, upfloaters: int) -> list[Criterion]:
        return [Criterion("C8", opponents_who_floated(residents, upfloaters, floated, len(field)))]

    return pair_field(field, barred, criteria, floats)


def brackets(field: Sequence[Entry], floats: bool = True) -> list[list[tuple[int, int]]]:
    """The pairs bracket by bracket, in the order of their top members."""
    return [
        [(field[a].id, field[b].id) for a, b in group.paired.pairs] for group in outcome(field, floats).groups
    ]


def upfloaters(field: Sequence[Entry], floats: bool = True) -> list[list[int]]:
    """The upfloaters bracket by bracket, by descending score and ascending number."""
    listed = sorted(field, key=lambda e: (-e.score, e.id))
    chosen = [group.choice.upfloaters for group in outcome(field, floats).groups]
    return [[entry.id for entry in listed if mask >> entry.place & 1] for mask in chosen]


def bye(field: Sequence[Entry]) -> int:
    """Who has the bye."""
    place = outcome(field).bye
    assert place is not None
    return field[place].id


def everybody_but(ids: Iterable[int], *pairs: tuple[int, int]) -> list[tuple[int, int]]:
    """All pairs of some, but these: whoever has met everybody else."""
    wanted = {frozenset(pair) for pair in pairs}
    return [pair for pair in combinations(sorted(ids), 2) if frozenset(pair) not in wanted]
