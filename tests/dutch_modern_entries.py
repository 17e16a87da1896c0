"""Players as the Dutch systems of 2017 and 2026 see them, written by hand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from ronde.facts.colours import colour_preference
from ronde.model import Colour, Tournament
from ronde.systems import System
from ronde.systems.dutch_2026.brackets import Bracket
from ronde.systems.dutch_2026.criteria import Criterion
from ronde.systems.dutch_2026.facts import Entry, tone_of


def games(letters: str) -> tuple[Colour, ...]:
    """Colours as W and B."""
    return tuple(Colour(letter.lower()) for letter in letters)


def who(
    id_: int,
    score: int = 0,
    colours: str = "",
    floats: str = "--",
    *,
    top: bool = False,
    last: bool = False,
    may_rest: bool = True,
    unplayed: int = 0,
) -> Entry:
    """A player: games as W and B, the last two floats (d, u or -), the last one first."""
    past = games(colours)
    preference = colour_preference(past)
    tone = tone_of(preference, top, past, last or top)
    down = floats[0] == "d", floats[1] == "d"
    up = floats[0] == "u", floats[1] == "u"
    return Entry(id_, score, frozenset(), past, preference, tone, top, may_rest, down, up, unplayed)


def met(players: Iterable[Entry], *groups: tuple[int, ...]) -> list[Entry]:
    """The players after those of each group have met each other."""
    known: dict[int, set[int]] = {entry.id: set(entry.met) for entry in players}
    for group in groups:
        for a, b in combinations(group, 2):
            known[a].add(b)
            known[b].add(a)
    return [changed(entry, met=frozenset(known[entry.id])) for entry in players]


FIELDS = (
    "id", "score", "met", "colours", "preference", "tone", "topscorer", "may_rest", "down", "up", "unplayed",
    "forbidden",
)  # fmt: skip


def changed(entry: Entry, **values: object) -> Entry:
    """The player with other values."""
    kept: dict[str, Any] = {name: getattr(entry, name) for name in FIELDS}
    return Entry(**{**kept, **values})


def ranked(players: Iterable[Entry]) -> list[Entry]:
    return sorted(players, key=lambda entry: entry.rank)


def met_pairs(bracket: Bracket) -> list[tuple[int, int]]:
    return [(a.id, b.id) for a, b in bracket.pairs]


def down(bracket: Bracket) -> list[int]:
    return [entry.id for entry in bracket.down]


def all_pairs(brackets: Iterable[Bracket]) -> list[tuple[int, int]]:
    """All pairs, S1 first, then the bye as (id, 0)."""
    done = list(brackets)
    return [pair for b in done for pair in met_pairs(b)] + [(id_, 0) for id_ in down(done[-1])]


def value_of(criteria: Iterable[Criterion], bracket: Bracket, article: str) -> tuple[int, ...]:
    """What a criterion counts in a bracket."""
    criterion = next(c for c in criteria if c.article == article)
    return bracket.prices.value(criterion, bracket.cost())


def boards_of(system: System, event: Tournament) -> list[tuple[int, int]]:
    """The boards in numbers; 0 for the bye."""
    return [(p.white, p.black or 0) for p in system.pair(event).pairs]
