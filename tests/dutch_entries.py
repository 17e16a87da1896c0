"""Players as the Dutch system sees them, written by hand, and what it makes of them."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

from ronde.facts.colours import colour_preference
from ronde.facts.history import Float
from ronde.model import Colour, Tournament
from ronde.rulebook import Step
from ronde.systems.dutch_2012 import SYSTEM
from ronde.systems.dutch_2012.brackets import Bracket
from ronde.systems.dutch_2012.colours import Board, Reason, by_preference
from ronde.systems.dutch_2012.facts import Entry
from ronde.systems.dutch_2012.procedure import Round
from ronde.systems.dutch_2012.story import DutchStory

CORPUS = Path(__file__).parent / "corpus" / "dutch-2012"
ARROWS = {"d": Float.DOWN, "u": Float.UP, "-": None}


def games(letters: str) -> tuple[Colour, ...]:
    """Colours as W and B."""
    return tuple(Colour(letter.lower()) for letter in letters)


def who(id_: int, score: int = 0, colours: str = "", floats: str = "--", **more: Any) -> Entry:
    """A player: games as W and B, the last two floats (d, u or -), the last one first."""
    past = games(colours)
    before, last = ARROWS[floats[1]], ARROWS[floats[0]]
    entry = Entry(id_, score, frozenset(), past, colour_preference(past), False, True, (last, before))
    return changed(entry, **more)


FIELDS = (
    "id",
    "score",
    "met",
    "colours",
    "preference",
    "top_scorer",
    "may_rest",
    "floats",
    "kept_apart",
    "request",
)


def changed(entry: Entry, **more: Any) -> Entry:
    """The player with something else."""
    return Entry(**({name: getattr(entry, name) for name in FIELDS} | more))


def met(players: list[Entry], *groups: tuple[int, ...]) -> list[Entry]:
    """The players after those of each group have met each other."""
    known: dict[int, set[int]] = {e.id: set(e.met) for e in players}
    for group in groups:
        for a, b in combinations(group, 2):
            known[a].add(b)
            known[b].add(a)
    return [changed(e, met=frozenset(known[e.id])) for e in players]


def brackets(players: list[Entry], odd: bool = True) -> list[Bracket]:
    return Round(sorted(players, key=lambda e: e.rank), odd).pair()


def met_pairs(bracket: Bracket) -> list[tuple[int, int]]:
    return [(a.id, b.id) for a, b in bracket.pairs]


def all_pairs(players: list[Entry], odd: bool = True) -> list[tuple[int, int]]:
    """All pairs, S1 first, then the bye as (id, 0)."""
    found = brackets(players, odd)
    return [p for b in found for p in met_pairs(b)] + [(e.id, 0) for e in found[-1].unpaired]


def steps(found: list[Bracket], odd: bool = True) -> list[Step]:
    """The explanation, every colour given by E1."""
    story = DutchStory(odd, [Board(Reason.E1, a, b, a) for bracket in found for a, b in bracket.pairs])
    story.brackets(found)
    return list(story.steps)


def said(players: list[Entry], odd: bool = True) -> set[str]:
    """Articles and sentences of the explanation, colours left out."""
    told = steps(brackets(players, odd), odd)
    return {f"{step.article.split()[1]} {step.message}" for step in told if step.message != "e1"}


def allocation(a: Entry, b: Entry) -> tuple[Reason, bool, int]:
    """Why a pair has its colours, whether the first has White, and whom that favours."""
    board = by_preference(a, b)
    assert board is not None
    return board.reason, board.white is a, board.chosen.id


def boards(tournament: Tournament) -> list[tuple[int, int]]:
    return [(p.white, p.black or 0) for p in SYSTEM.pair(tournament).pairs]
