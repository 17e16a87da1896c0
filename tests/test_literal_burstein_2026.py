"""The Burstein system of 2026 against its literal reading, rounds with a known pairing, and any field."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.facts.history import cards
from ronde.facts.order import board_order
from ronde.formats import trf
from ronde.model import Tournament
from ronde.readings import burstein_2026 as literal
from ronde.readings import dutch_2026
from ronde.rulebook import say, sentence_names
from tests import known_rounds
from tests.absolute import wrong
from tests.campaign import check, compare, field, large_field
from tests.fields import random_field
from tests.known_rounds import boards, expected, kept_apart, paired, same_in_any_order

KEY = "burstein-2026"
CORPUS = known_rounds.CORPUS / "burstein_2026"
NAMES = [f"{number:03}" for number in range(1, 41)]


def seeding(tournament: Tournament) -> bool:
    return tournament.next_round <= literal.seeding_rounds(tournament)


@pytest.mark.parametrize("name", NAMES)
def test_the_literal_reading_gives_the_known_pairing(name: str) -> None:
    tournament = trf.read((CORPUS / f"{name}.trf").read_bytes())
    found = literal.pair(tournament)
    assert found == expected(CORPUS / f"{name}.out")
    assert wrong("burstein-2026", tournament, found) is None


def test_the_seeding_rounds_are_those_of_the_dutch_system() -> None:
    """1.6: the first half of the rounds, four at most."""
    tournament = trf.read((CORPUS / "009.trf").read_bytes())  # 5 rounds
    for round_ in range(1, 3):
        before = tournament.before(round_)
        assert literal.seeding_rounds(before) == 2
        assert literal.pair(before) == dutch_2026.pair(before)
    assert literal.pair(tournament) != dutch_2026.pair(tournament)


@pytest.mark.parametrize("start", range(0, 600, 200))
def test_equal_to_the_literal_reading(start: int) -> None:
    for seed in range(start, start + 200):
        verdict, _ = compare(KEY, field(KEY, seed))
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


def test_equal_where_many_may_not_meet() -> None:
    for seed in range(150):
        tournament = kept_apart(random_field(seed, 16, 20), seed)
        if seeding(tournament):
            continue
        verdict, _ = compare(KEY, tournament)
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


@pytest.mark.parametrize("seed", range(40))
def test_larger_fields(seed: int) -> None:
    tournament = large_field(KEY, seed)
    verdict, _ = check(KEY, tournament)
    assert verdict in ("legal", "none"), verdict
    pairing = paired(KEY, tournament)
    if pairing is None or seeding(tournament):
        return
    score = {id_: card.pairing_score for id_, card in cards(tournament).items()}
    assert list(pairing.pairs) == board_order(pairing.pairs, score.__getitem__)
    for pair in pairing.pairs:
        about = [step for step in pairing.steps if set(step.players) == set(pair)]
        assert any(step.article.split()[1].startswith("5.2." if pair.black else "3.1") for step in about)
        for id_ in pair:
            assert (
                sum(len(say(step)) for step in pairing.steps if id_ in step.players) < 2500
            )  # also after many floats


@pytest.mark.parametrize("seed", [1, 2])
def test_half_of_all_pairs_forbidden(seed: int) -> None:
    plain = random_field(seed, 150, 150)
    tournament = kept_apart(replace(plain, settings=replace(plain.settings, rounds=1)), seed)
    pairing = paired(KEY, tournament)
    assert pairing is not None
    assert wrong("burstein-2026", tournament, boards(pairing)) is None


def test_no_sentence_is_idle() -> None:
    seen: set[str] = set()
    for seed in range(900):
        pairing = paired(KEY, field(KEY, seed))
        for step in pairing.steps if pairing else ():
            if step.message not in seen:
                assert "{" not in say(step) + say(step, "fr")
            seen.add(step.message)
    assert sentence_names(KEY) <= seen


def test_the_input_decides_alone() -> None:
    """The order in which players are listed does not matter."""
    assert all(same_in_any_order(KEY, field(KEY, seed)) for seed in range(60))
