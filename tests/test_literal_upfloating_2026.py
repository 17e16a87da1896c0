"""The Swiss Team and Double-Swiss Systems of 2026 against their literal readings, and on any field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from ronde.facts.history import cards
from ronde.formats import trf
from ronde.model import Tournament
from ronde.readings import double_swiss_2026, swiss_team_2026
from ronde.rulebook import say, sentence_names
from ronde.systems import system
from tests.campaign import compare
from tests.known_rounds import CORPUS, boards, expected, paired, same_in_any_order
from tests.team_fields import double_field, team_field


class Text(NamedTuple):
    """A system with its literal reading and its random fields."""

    key: str
    literal: Callable[[Tournament], list[tuple[int, int]]]
    field: Callable[..., Tournament]
    rare: frozenset[str]  # sentences that random fields may not need

    @property
    def rounds(self) -> list[Path]:
        """The rounds of the corpus."""
        return sorted((CORPUS / self.key.replace("-", "_")).glob("*.out"))


TEXTS = (
    Text("swiss-team-2026", swiss_team_2026.pair, team_field, frozenset()),
    Text("double-swiss-2026", double_swiss_2026.pair, double_field, frozenset({"passed_scores"})),
)
both = pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.key)


@both
def test_the_corpus_is_there(text: Text) -> None:
    assert len(text.rounds) == 20


@pytest.mark.parametrize(
    ("text", "path"),
    [pytest.param(text, path, id=f"{text.key}-{path.stem}") for text in TEXTS for path in text.rounds],
)
def test_rounds_with_a_known_pairing(text: Text, path: Path) -> None:
    tournament = trf.read(path.with_suffix(".trf").read_bytes())
    assert text.literal(tournament) == expected(path)
    assert boards(system(text.key).pair(tournament)) == expected(path)


@both
@pytest.mark.parametrize("start", range(0, 600, 100))
def test_equal_to_the_literal_reading(text: Text, start: int) -> None:
    for seed in range(start, start + 100):
        verdict, _ = compare(text.key, text.field(seed))
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


@both
@pytest.mark.parametrize("seed", range(24))
def test_larger_fields(text: Text, seed: int) -> None:
    """Everybody once, nobody twice against the same, and every pair is explained."""
    size = Random(seed).choice((20, 35, 60, 120))
    tournament = text.field(seed, size, size, 9)
    pairing = paired(text.key, tournament)
    if pairing is None:
        return
    known = cards(tournament)
    assert sorted(id_ for pair in pairing.pairs for id_ in pair) == sorted(known)
    for found in pairing.pairs:
        about = [step for step in pairing.steps if set(step.players) == set(found)]
        assert about, found
        if found.black is not None:
            assert found.black not in known[found.white].met
            assert any(step.article.startswith(f"{text.key} 4.3.") for step in about), found
    for step in pairing.steps:
        assert say(step)
        assert say(step, "fr")


@both
def test_no_sentence_is_idle(text: Text) -> None:
    missing = sentence_names(text.key) - text.rare
    for seed in range(700):
        if not missing:
            break
        pairing = paired(text.key, text.field(seed))
        missing -= {step.message for step in (pairing.steps if pairing else ())}
    assert not missing


@both
def test_the_order_of_the_list_does_not_matter(text: Text) -> None:
    assert all(same_in_any_order(text.key, text.field(seed)) for seed in range(60))
