"""The Double-Swiss System of 2026 against its literal reading, and what must hold on any field."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ronde.errors import NoPairing
from ronde.facts.history import cards
from ronde.formats import trf
from ronde.model import Tournament
from ronde.rulebook import say, sentence_names
from ronde.systems import RoundPairing, system
from tests.campaign import compare
from tests.literal.double_swiss_2026 import pair
from tests.team_fields import double_field

KEY = "double-swiss-2026"
SYSTEM = system(KEY)
CORPUS = Path(__file__).parent / "corpus" / "double_swiss_2026"
ROUNDS = sorted(CORPUS.glob("*.out"))


def expected(path: Path) -> list[tuple[int, ...]]:
    """The boards of a list."""
    count, *lines = path.read_text().splitlines()
    boards = [tuple(map(int, line.split())) for line in lines]
    assert len(boards) == int(count)
    return boards


def boards(pairing: RoundPairing) -> list[tuple[int, int]]:
    return [(p.white, p.black or 0) for p in pairing.pairs]


def paired(tournament: Tournament) -> RoundPairing | None:
    try:
        return SYSTEM.pair(tournament)
    except NoPairing:
        return None


def test_the_corpus_is_there() -> None:
    assert len(ROUNDS) == 20


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_rounds_with_a_known_pairing(path: Path) -> None:
    tournament = trf.read(path.with_suffix(".trf").read_bytes())
    assert pair(tournament) == expected(path)
    assert boards(SYSTEM.pair(tournament)) == expected(path)


@pytest.mark.parametrize("start", range(0, 600, 100))
def test_equal_to_the_literal_reading(start: int) -> None:
    for seed in range(start, start + 100):
        verdict, _ = compare(KEY, double_field(seed))
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


@pytest.mark.parametrize("seed", range(24))
def test_larger_fields(seed: int) -> None:
    """Everybody once, nobody twice against the same, and everybody is told why."""
    size = Random(seed).choice((20, 35, 60, 120))
    tournament = double_field(seed, size, size, 9)
    pairing = paired(tournament)
    if pairing is None:
        return
    known = cards(tournament)
    assert sorted(id_ for pair in pairing.pairs for id_ in pair) == sorted(known)
    for found in pairing.pairs:
        about = [step for step in pairing.steps if set(step.players) == set(found)]
        assert about, found
        if found.black is not None:
            assert found.black not in known[found.white].met
            assert any(step.article.startswith(f"{KEY} 4.3.") for step in about), found
    for step in pairing.steps:
        assert say(step)
        assert say(step, "fr")


def test_no_sentence_is_idle() -> None:
    seen: set[str] = set()
    for seed in range(700):
        pairing = paired(double_field(seed))
        seen.update(step.message for step in (pairing.steps if pairing else ()))
    rare = {"passed_scores"}
    assert sentence_names(KEY) - rare <= seen


def test_the_order_of_the_list_does_not_matter() -> None:
    for seed in range(60):
        tournament = double_field(seed)
        turned = Tournament(tournament.players[::-1], tournament.settings)
        one, two = paired(tournament), paired(turned)
        assert (one.pairs if one else None) == (two.pairs if two else None)
