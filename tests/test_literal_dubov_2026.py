"""The Dubov system of 2026: its literal reading against rounds with a known pairing."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronde.formats import trf
from tests.literal import dubov_2026 as literal

CORPUS = Path(__file__).parent / "corpus" / "dubov_2026"
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
