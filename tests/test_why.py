"""Why, and why not: the answer never contradicts the pairing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ronde.errors import BadInput
from ronde.explaining.why import why
from ronde.explaining.why_text import as_json, as_text
from ronde.model import Cell, Colour, Player, Result, Settings, Tournament
from ronde.systems import KEYS
from tests.asked import ask


@pytest.mark.parametrize("key", KEYS)
def test_random_questions(key: str) -> None:
    answers = [ask(key, seed) for seed in range(60)]
    assert [a for a in answers if a.startswith("WRONG")] == []
    assert {"meet", "worse"} <= set(answers)
    assert answers.count("meet, another round if isolated") <= 2


def four(**settings: Any) -> Tournament:
    players = tuple(Player(n, f"Player{n}", 2000 - n) for n in range(1, 5))
    return Tournament(players, replace(Settings(system="elo-swiss", rounds=3), **settings))


class Test_answers:
    def test_they_meet(self) -> None:
        answer = why(four(), 1, 3)
        assert answer.meet
        assert answer.reasons
        assert "1 Player1 and 3 Player3 meet in round 1:" in as_text(four(), answer)

    def test_they_do_not_meet_and_what_would_change(self) -> None:
        answer = why(four(), 1, 4)
        assert not answer.meet
        assert {frozenset(p) for p in answer.given_up} == {frozenset({1, 3}), frozenset({2, 4})}
        assert {frozenset(p) for p in answer.instead} == {frozenset({1, 4}), frozenset({2, 3})}
        assert "D1" in as_text(four(), answer, "fr")

    def test_the_sentence_says_which_pairing_comes_later(self) -> None:
        tournament = four()
        for a, b, words in ((1, 3, "The pairing without it"), (1, 4, "The pairing with 1-4")):
            assert f"{words} comes later in the order of" in as_text(tournament, why(tournament, a, b))

    def test_they_have_met(self) -> None:
        cells = {1: Cell(2, None, Result.WIN), 2: Cell(1, None, Result.LOSS)}
        cells |= {3: Cell(4, None, Result.DRAW), 4: Cell(3, None, Result.DRAW)}
        after = four().with_round(cells)
        answer = why(after, 1, 2)
        assert answer.obstacle == "met"
        assert "already met" in as_text(after, answer)

    def test_the_arbiter_forbids_it(self) -> None:
        tournament = four(forbidden=((1, 3),))
        assert why(tournament, 1, 3).obstacle == "forbidden"

    def test_the_others_could_not_be_paired(self) -> None:
        tournament = four(forbidden=((3, 4),))
        answer = why(tournament, 1, 2)
        assert answer.obstacle == "impossible"

    def test_json(self) -> None:
        value = as_json(four(), why(four(), 1, 4))
        assert isinstance(value, dict)
        assert value["meet"] is False
        assert value["worse"]["article"].startswith("elo-swiss ")

    @pytest.mark.parametrize(("a", "b"), [(1, 1), (1, 9)])
    def test_bad_questions(self, a: int, b: int) -> None:
        with pytest.raises(BadInput):
            why(four(), a, b)

    def test_an_absent_player(self) -> None:
        players = (*four().players[:3], Player(4, cells=(Cell(result=Result.ABSENT),)))
        with pytest.raises(BadInput, match="player 4 is not to be paired"):
            why(Tournament(players, Settings(system="elo-swiss")), 1, 4)

    def test_colours_do_not_matter_for_the_question(self) -> None:
        assert why(four(initial_colour=Colour.BLACK), 3, 1).meet
