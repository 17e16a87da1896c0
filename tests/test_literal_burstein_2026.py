"""The Burstein system of 2026: its literal reading against rounds with a known pairing."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronde.formats import trf
from tests.literal import burstein_2026 as literal
from tests.literal import dutch_2026

CORPUS = Path(__file__).parent / "corpus" / "burstein_2026"
NAMES = [f"{number:03}" for number in range(1, 41)]


def expected(name: str) -> list[tuple[int, ...]]:
    """The pairing of a round of the corpus."""
    lines = (CORPUS / f"{name}.out").read_text().splitlines()
    return [tuple(map(int, line.split())) for line in lines[1:]]


@pytest.mark.parametrize("name", NAMES)
def test_the_literal_reading_gives_the_known_pairing(name: str) -> None:
    tournament = trf.read((CORPUS / f"{name}.trf").read_bytes())
    found = literal.pair(tournament)
    assert found == expected(name)
    assert literal.absolute(tournament, found) is None


def test_the_seeding_rounds_are_those_of_the_dutch_system() -> None:
    """1.6: the first half of the rounds, four at most."""
    tournament = trf.read((CORPUS / "009.trf").read_bytes())  # 5 rounds
    for round_ in range(1, 3):
        before = tournament.before(round_)
        assert literal.seeding_rounds(before) == 2
        assert literal.pair(before) == dutch_2026.pair(before)
    assert literal.pair(tournament) != dutch_2026.pair(tournament)
