"""The Lim system of 2026: its literal reading against known pairings, the system against the reading."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronde.errors import NoPairing
from ronde.formats import trf
from ronde.readings import lim_2026 as literal
from ronde.rulebook import say, text
from ronde.systems import system
from tests.absolute import wrong
from tests.campaign import check, compare, field, large_field

CORPUS = Path(__file__).parent / "corpus" / "lim_2026"
NAMES = [f"{number:03}" for number in range(1, 41)]
SYSTEM = system("lim-2026")


def expected(name: str) -> list[tuple[int, ...]]:
    """The pairing of a round of the corpus."""
    lines = (CORPUS / f"{name}.out").read_text().splitlines()
    return [tuple(map(int, line.split())) for line in lines[1:]]


@pytest.mark.parametrize("name", NAMES)
def test_the_literal_reading_gives_the_known_pairing(name: str) -> None:
    tournament = trf.read((CORPUS / f"{name}.trf").read_text())
    found = literal.pair(tournament)
    assert found == expected(name)
    assert wrong("lim-2026", tournament, found) is None


@pytest.mark.parametrize("name", NAMES)
def test_the_system_gives_the_known_pairing(name: str) -> None:
    tournament = trf.read((CORPUS / f"{name}.trf").read_text())
    assert [(pair.white, pair.black or 0) for pair in SYSTEM.pair(tournament).pairs] == expected(name)


@pytest.mark.parametrize("start", range(0, 600, 50))
def test_equal_to_the_literal_reading(start: int) -> None:
    for seed in range(start, start + 50):
        verdict, _ = compare("lim-2026", field("lim-2026", seed))
        assert verdict in ("equal", "none"), verdict


@pytest.mark.parametrize("seed", range(60))
def test_absolute_rules_on_larger_fields(seed: int) -> None:
    verdict, _ = check("lim-2026", large_field("lim-2026", seed))
    assert verdict in ("legal", "none"), verdict


@pytest.mark.parametrize("seed", range(80))
def test_everything_is_explained_in_both_languages(seed: int) -> None:
    try:
        pairing = SYSTEM.pair(field("lim-2026", seed))
    except NoPairing:
        return
    for pair in pairing.pairs:
        words = [step.message.split("_")[0] for step in pairing.steps if set(step.players) == set(pair)]
        assert "bye" in words if pair.black is None else {"pair", "colour"} <= set(words)
    known = {f"lim-2026 {article.id}" for article in text("lim-2026").articles}
    for step in pairing.steps:
        assert step.article in known
        for language in ("en", "fr"):
            assert "{" not in say(step, language)
    assert {measure.article for measure in pairing.measures} <= known
