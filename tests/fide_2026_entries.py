"""Players as the Dubov and Burstein systems of 2026 see them, written by hand, and what each must read."""

from __future__ import annotations

from itertools import combinations
from typing import TypeVar

from ronde.model import Colour
from ronde.rulebook import say
from ronde.systems import RoundPairing
from ronde.systems.burstein_2026.facts import Entry as BursteinEntry
from ronde.systems.dubov_2026.facts import Entry as DubovEntry

Entry = TypeVar("Entry", BursteinEntry, DubovEntry)


def games(letters: str) -> tuple[Colour, ...]:
    """Colours as W and B."""
    return tuple(Colour(letter.lower()) for letter in letters)


def met(players: list[Entry], *groups: tuple[int, ...]) -> list[Entry]:
    """The players after those of each group have met each other."""
    known: dict[int, set[int]] = {player.id: set() for player in players}
    for group in groups:
        for a, b in combinations(group, 2):
            known[a].add(b)
            known[b].add(a)
    return [p._replace(met=frozenset(known[p.id]), opponents=frozenset(known[p.id])) for p in players]


def assert_explained(pairing: RoundPairing) -> None:
    """Every board has a reason, games cite a rule of colours, and every sentence is whole."""
    for board in pairing.pairs:
        about = [step for step in pairing.steps if set(step.players) == set(board)]
        assert about, board
        assert board.black is None or any(step.article.split()[1].startswith("5.2.") for step in about)
    for step in pairing.steps:
        assert "{" not in say(step) + say(step, "fr")
