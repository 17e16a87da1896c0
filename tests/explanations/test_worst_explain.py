"""What `explain` and `report` once said wrongly, and what they say now, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronde.explaining.report import decisions
from ronde.explaining.text import of_player
from ronde.formats import trf
from ronde.pairing import pair
from ronde.rulebook import Step, say
from ronde.words import Message
from tests.claims import Explained, explained
from tests.explanations.events import random_rounds

SAMPLE = Path(__file__).parents[2] / "samples" / "open.trf"


def round_of(key: str, seed: int) -> Explained:
    """A random round; everything that it says is proved."""
    found = explained(key, seed)
    assert found is not None
    assert found.faults() == []
    return found


def step(found: Explained, message: str) -> Step:
    """The first step with a message."""
    return next(step for step in found.pairing.steps if step.message == message)


def told(found: Explained, id_: int, language: str = "en") -> str:
    """What one player is told."""
    return "\n".join(say(step, language) for step in of_player(found.pairing, id_))


class Test_example_11:
    """An opponent with other points, in an accelerated round: the virtual points were not mentioned."""

    def test_both_are_told(self) -> None:
        found = round_of("dubov-1997", 118)
        for id_ in (3, 10):
            assert "3 has a score of 0.5 and counts 0.5 more" in told(found, id_)
            assert "With 1 for the pairing both are in the same group." in told(found, id_)
            assert "3 a un score de 0,5 et compte 0,5 de plus" in told(found, id_, "fr")
            assert "les deux sont dans le même groupe" in told(found, id_, "fr")


class Test_example_13:
    """Somebody who was merely still free was said to be there because another was worse."""

    def test_who_is_still_free_is_said_to_be(self) -> None:
        pairing = pair(trf.read(SAMPLE.read_bytes()))
        found = next(step for step in pairing.steps if step.message == "first_free" and 7 in step.players)
        assert say(found) == (
            "7 is no. 3 of the upper half (S1). The first still free in the lower half (S2) is 10, no. 2."
        )
        assert "le premier nom encore libre est 10, n°\xa02" in say(found, "fr")

    def test_who_is_worse_is_said_to_be_so_in_numbers(self) -> None:
        pairing = pair(trf.read(SAMPLE.read_bytes()))
        found = next(step for step in pairing.steps if step.message == "passed_worse")
        assert say(found) == (
            "With 18 against 20 there would be more pairs against a colour preference: 1 instead of 0."
        )
        assert "plus de paires iraient contre une préférence de couleur\xa0: 1 au lieu de 0." in say(
            found, "fr"
        )


class Test_example_15:
    """The report never said who rests."""

    def test_the_report_begins_with_the_rest(self) -> None:
        first = decisions(round_of("fmjd-1986", 0).pairing)[0]
        assert say(first).startswith("22 rests: ")
        assert "22" in say(first, "fr")
        assert first.article == "fmjd-1986 5.4"


class Test_example_16:
    """Levels were joined, and the players of a pair were not told."""

    def test_everybody_in_the_joined_levels_is_told(self) -> None:
        found = round_of("elo-swiss", 11)
        joined = step(found, "joined")
        for id_ in joined.players:
            assert "the levels from 2 down to 0 are paired as one" in told(found, id_)
            assert "les niveaux de 2 à 0 sont appariés ensemble" in told(found, id_, "fr")
            assert "Score level" not in told(found, id_)


class Test_example_17:
    """ "More cannot be paired" was said of players who could be."""

    def test_the_last_level(self) -> None:
        said = step(round_of("elo-swiss", 251), "fewer_moved_end")
        assert say(said) == (
            "Of those moved down (2), in S1: 0; with more, not everybody here could be paired."
        )
        assert say(said, "fr").endswith("on ne pourrait pas apparier tout le monde ici.")


class Test_example_18:
    """A list that goes on had two "and"."""

    @pytest.mark.parametrize(
        ("language", "end"),
        [("en", ": 19, 17, 16, 18 and 1 more."), ("fr", "\xa0: 19, 17, 16, 18 et 1 de plus.")],
    )
    def test_a_list_that_is_cut(self, language: str, end: str) -> None:
        others = Message.of("lim-bye_given_many", others=(19, 17, 16, 18), more=1, player=1)
        assert others.say(language).endswith(end)


def test_an_absent_player_is_told_why() -> None:
    for seed in range(60):
        found = explained("dutch-2012", seed)
        away = [step for step in found.pairing.steps if step.message.startswith("away")] if found else []
        if found and away:
            [id_] = away[0].players
            assert "is not paired in round" in told(found, id_)
            assert "n'est pas dans l'appariement de la ronde" in told(found, id_, "fr")
            return
    raise AssertionError("nobody is away")


@pytest.mark.parametrize("key", ["dutch-2012", "dutch-2017", "dutch-2026"])
def test_preferences_are_listed_where_there_are_some(key: str) -> None:
    """A list of "1 -, 2 -" says nothing: it is left out where nobody of the bracket has a preference."""
    seen = set()
    for then, round_ in random_rounds(key, 3):
        lists = [
            str(dict(step.values)["wishes"]) for step in round_.pairing.steps if step.message == "preferences"
        ]
        assert all(set(listed) & set("WBwb") for listed in lists)
        seen.add((then.played_rounds > 0, bool(lists)))
    assert seen == {(False, False), (True, True)}
