"""The literal reading of the Double-Swiss System of 2026."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronde.formats import trf
from tests.literal.double_swiss_2026 import pair

CORPUS = Path(__file__).parent / "corpus" / "double_swiss_2026"
ROUNDS = sorted(CORPUS.glob("*.out"))


def expected(path: Path) -> list[tuple[int, ...]]:
    """The boards of a list."""
    count, *lines = path.read_text().splitlines()
    boards = [tuple(map(int, line.split())) for line in lines]
    assert len(boards) == int(count)
    return boards


def test_the_corpus_is_there() -> None:
    assert len(ROUNDS) == 20


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_the_literal_reading_pairs_as_expected(path: Path) -> None:
    assert pair(trf.read(path.with_suffix(".trf").read_bytes())) == expected(path)
