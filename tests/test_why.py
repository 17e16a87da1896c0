"""Why, and why not: the answer never contradicts the pairing."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from ronde.errors import BadInput
from ronde.explaining.why import Bar, Kind, why
from ronde.explaining.why_one import text_lines, why_one
from ronde.explaining.why_text import as_json, as_text, loss
from ronde.facts.history import cards
from ronde.model import Cell, Colour, Player, Result, Settings, Tournament
from ronde.systems import KEYS
from ronde.systems.base import LATER, About
from tests.asked import asked, questions
from tests.explanations.events import random_rounds


@pytest.mark.parametrize("key", KEYS)
def test_every_question_about_small_fields(key: str) -> None:
    """Each answer is that of the literal reading; `make asked` asks thousands."""
    answers = [answer for seed in range(12) for answer in questions(key, seed)]
    assert [answer for answer in answers if answer.startswith("WRONG")] == []
    kinds = {answer.split(",")[0] for answer in answers}
    assert {"meet", "worse", "later", "impossible: met"} <= kinds
    assert not [answer for answer in answers if "not retraced" in answer]


@pytest.mark.parametrize(
    ("key", "seed", "a", "b"), [("elo-swiss", 81, 2, 6), ("dutch-2012", 312, 5, 8), ("dutch-2012", 312, 5, 9)]
)
def test_an_opponent_who_was_given_up_is_not_named(key: str, seed: int, a: int, b: int) -> None:
    """Before the lowest groups were paired they met: the round that is shown does not have the pair."""
    tournament = asked(key, seed)
    said = as_text(tournament, why(tournament, a, b))
    assert "tries the others in order" not in said
    assert "The order in which the text tries the pairs" in said
    assert "No criterion would suffer" not in said  # something gets worse for the lowest groups


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

    def test_they_have_met(self) -> None:
        cells = {1: Cell(2, None, Result.WIN), 2: Cell(1, None, Result.LOSS)}
        cells |= {3: Cell(4, None, Result.DRAW), 4: Cell(3, None, Result.DRAW)}
        after = four().with_round(cells)
        answer = why(after, 1, 2)
        assert answer.kind is Kind.IMPOSSIBLE
        assert answer.obstacle is not None
        assert (answer.obstacle.bar, answer.obstacle.round) == (Bar.MET, 1)
        assert "They met in round 1" in as_text(after, answer)
        assert "[B1]" in as_text(after, answer)

    def test_the_arbiter_forbids_it(self) -> None:
        answer = why(four(forbidden=((1, 3),)), 1, 3)
        assert answer.obstacle is not None
        assert answer.obstacle.bar is Bar.FORBIDDEN

    def test_the_others_could_not_be_paired(self) -> None:
        tournament = four(forbidden=((3, 4),))
        answer = why(tournament, 1, 2)
        assert answer.obstacle is not None
        assert (answer.obstacle.bar, answer.obstacle.who) == (Bar.OTHERS, (3, 4))
        assert "no opponent is left for players 3 Player3 and 4 Player4" in as_text(tournament, answer)

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
        tournament = Tournament(players, Settings(system="elo-swiss"))
        answer = why(tournament, 1, 4)
        assert answer.obstacle is not None
        assert (answer.obstacle.bar, answer.obstacle.who) == (Bar.AWAY, (4,))
        assert "4 is not there in this round" in as_text(tournament, answer)

    def test_colours_do_not_matter_for_the_question(self) -> None:
        assert why(four(initial_colour=Colour.BLACK), 3, 1).meet


class Test_what_is_lost:
    @pytest.mark.parametrize("key", KEYS)
    def test_groups_and_scores(self, key: str) -> None:
        """Nobody loses by a gain, meets an opponent in a group of others, or goes down for an equal score."""
        for tournament, round_ in random_rounds(key):
            everyone = cards(tournament, everyone=True)
            score = {id_: card.pairing_score for id_, card in everyone.items()}
            for a, b in combinations([made.white for made in round_.pairs][-4:], 2):
                answer = why(tournament, a, b)
                lost = answer.loss
                if lost is None:
                    continue
                assert lost.about in LATER or lost.other.value > lost.chosen.value
                assert lost.about is About.JOINED or lost.chosen.article != "dutch-2012 C13"
                said = loss(answer, lost, everyone)
                if re.match("why-loss-(down|moved).*-self", said.name):
                    known = dict(said.values)
                    assert lost.chosen.score in [score[int(str(known[one]))] for one in "ac"]
                if said.name == "why-loss-again":
                    assert len(lost.other.players) <= lost.other.value[0]
                if said.name == "why-loss-down-scores":
                    assert sum(score[id_] for id_ in lost.who) > sum(score[id_] for id_ in lost.instead)

    def test_teams_are_counted_as_teams(self) -> None:
        said = ""
        for tournament, round_ in random_rounds("swiss-team-2026", 3):
            for a, b in combinations([made.white for made in round_.pairs][:3], 2):
                said += as_text(tournament, why(tournament, a, b), "fr")
            one = why_one(tournament, round_.pairs[0].white)
            said += text_lines(tournament, one, "fr")[0]
        assert " équipes au lieu de " in said
        assert "Rencontre 1\xa0: " in said
        assert "personne" not in said
