"""The Dutch systems of 2017 and 2026: their literal readings against rounds with a known pairing."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from ronde.errors import NoPairing
from ronde.formats import trf

CORPUS = Path(__file__).parent / "corpus"
EDITIONS = ("dutch_2026", "dutch_2017")
KNOWN = [(e, f.stem) for e in EDITIONS for f in sorted((CORPUS / e).glob("*.out"))]
IMPOSSIBLE = [(e, f.stem) for e in EDITIONS for f in sorted((CORPUS / e).glob("none-*.trf"))]
LARGE = {("dutch_2017", "029")}  # too slow for a literal reading


@pytest.mark.parametrize(("edition", "name"), [known for known in KNOWN if known not in LARGE])
def test_the_literal_reading_gives_the_known_pairing(edition: str, name: str) -> None:
    literal = import_module(f"tests.literal.{edition}")
    event = trf.read((CORPUS / edition / f"{name}.trf").read_bytes())
    lines = (CORPUS / edition / f"{name}.out").read_text().splitlines()
    found = literal.pair(event)
    assert found == [tuple(map(int, line.split())) for line in lines[1:]]
    assert literal.absolute(event, found) is None


@pytest.mark.parametrize(("edition", "name"), IMPOSSIBLE)
def test_the_literal_reading_finds_no_pairing(edition: str, name: str) -> None:
    literal = import_module(f"tests.literal.{edition}")
    event = trf.read((CORPUS / edition / f"{name}.trf").read_bytes())
    with pytest.raises(NoPairing):
        literal.pair(event)
