"""The Dutch system of 2012 against its literal reading, and what must hold on any field."""

from __future__ import annotations

import pytest

from ronde.errors import NoPairing
from ronde.facts.history import cards
from ronde.facts.order import board_order
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.matching import weighted
from ronde.model import Tournament
from ronde.readings import dutch_2012 as literal
from ronde.rulebook import say, sentence_names
from ronde.systems import RoundPairing, system
from tests.absolute import can_be_paired, wrong
from tests.campaign import compare, field, large_field
from tests.dutch_entries import CORPUS
from tests.fields import random_field

KEY = "dutch-2012"
DUTCH = system(KEY)


def paired(tournament: Tournament) -> RoundPairing | None:
    try:
        return DUTCH.pair(tournament)
    except NoPairing:
        return None


@pytest.mark.parametrize("start", range(0, 1000, 100))
def test_equal_to_the_literal_reading(start: int) -> None:
    for seed in range(start, start + 100):
        verdict, _ = compare(KEY, field(KEY, seed))
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


@pytest.mark.parametrize("seed", [9014, 28594])
def test_equal_where_a_merged_bracket_gets_a_better_bye(seed: int) -> None:
    """Once in some ten thousand rounds: ruling R26 after R28."""
    verdict, seen = compare(KEY, random_field(seed, largest=13, most_rounds=12))
    assert verdict == "equal"
    assert {"C13 merged", "C12 floaters_for_bye"} <= set(seen)


def test_equal_if_no_bracket_is_solved_by_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in brackets of more than fourteen vertices."""
    monkeypatch.setattr(weighted, "FEW", 0)
    for seed in range(2000, 2200):
        verdict, _ = compare(KEY, field(KEY, seed))
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


def small(name: str) -> bool:
    """A field that the literal reading can manage."""
    return len(trf.read((CORPUS / f"{name}.trf").read_bytes()).available()) <= 24


@pytest.mark.parametrize("name", list(filter(small, sorted(f.stem for f in CORPUS.glob("*.trf")))))  # type: ignore[arg-type]
def test_the_literal_reading_of_rounds_paired_by_others(name: str) -> None:
    event = trf.read((CORPUS / f"{name}.trf").read_bytes())
    lines = (CORPUS / f"{name}.out").read_text().split("\n")
    assert literal.pair(event) == [tuple(map(int, line.split())) for line in lines[1:] if line]


def test_a_pairing_is_found_exactly_when_one_exists() -> None:
    verdicts = set()
    for seed in range(3000, 3400):
        tournament = field(KEY, seed)
        found = paired(tournament) is not None
        assert found == can_be_paired("dutch-2012", tournament), f"seed {seed}"
        verdicts.add(found)
    assert verdicts == {True, False}


@pytest.mark.parametrize("start", range(0, 200, 20))
def test_absolute_rules_on_larger_fields(start: int) -> None:
    for seed in range(start, start + 20):
        tournament = large_field(KEY, seed)
        pairing = paired(tournament)
        pairs = None if pairing is None else [(p.white, p.black or 0) for p in pairing.pairs]
        assert wrong("dutch-2012", tournament, pairs) is None, f"seed {seed}"
        if pairing is not None:
            score = {id_: card.pairing_score for id_, card in cards(tournament).items()}
            assert list(pairing.pairs) == board_order(pairing.pairs, score.__getitem__)


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_everybody_is_told_why(seed: int) -> None:
    pairing = paired(large_field(KEY, seed))
    if pairing is None:
        return
    told: dict[int, list[str]] = {}
    for step in pairing.steps:
        assert "{" not in say(step) + say(step, "fr")
        for id_ in step.players:
            told.setdefault(id_, []).append(say(step))
    for pair in pairing.pairs:
        about = [step.article.split()[1] for step in pairing.steps if set(step.players) == set(pair)]
        assert {"C6", "C7", "A5"} & set(about), pair
        assert pair.black is None or any(article.startswith("E") for article in about), pair
        for id_ in pair:
            assert len(told[id_]) <= 12, told[id_]  # a phone screen
    for bracket in {m.bracket for m in pairing.measures}:
        assert [s for s in pairing.steps if s.bracket == bracket and not s.players]


def test_no_sentence_is_idle() -> None:
    missing = sentence_names(KEY) - {"floaters_for_bye", "passed_rest"}  # shown above, in larger brackets
    for seed in range(1000):
        if not missing:
            break
        pairing = paired(field(KEY, seed))
        missing -= {step.message for step in (pairing.steps if pairing else ())}
    assert not missing


def test_the_input_decides_alone() -> None:
    """The order in which players are listed does not matter."""
    for seed in range(80):
        tournament = field(KEY, seed)
        one, two = paired(tournament), paired(Tournament(tournament.players[::-1], tournament.settings))
        assert (one.pairs if one else None) == (two.pairs if two else None)


@pytest.mark.parametrize("acceleration", sorted(DUTCH.accelerations))
def test_accelerated_events_can_be_played(acceleration: str) -> None:
    event = generate(Plan(20, 7, 5, KEY, acceleration, lowest_rating=1200, highest_rating=2400))
    assert event.played_rounds == 7
