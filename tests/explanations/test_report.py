"""The report of a round: special decisions of every system with their people; what is alike is said once."""

from __future__ import annotations

import re

import pytest

from ronde import rulebook, words
from ronde.explaining.grouped import grouped, many_of
from ronde.explaining.report import decisions, report
from ronde.explaining.text import names, of_round, sentences
from ronde.rulebook import Topic
from ronde.systems import KEYS, system
from tests.explanations.events import random_rounds

ROUTINE = (Topic.ORDER, Topic.MET, Topic.APART)


@pytest.mark.parametrize("key", KEYS)
class Test_every_system:
    def test_it_has_special_and_routine_sentences(self, key: str) -> None:
        rows = rulebook.text(system(key).text).decisions.values()
        assert {row.special for row in rows} == {True, False}
        assert {Topic.FLOAT, Topic.BYE} <= {row.topic for row in rows if row.special}

    def test_floats_byes_and_clashes_are_in_and_routine_is_out(self, key: str) -> None:
        special, routine = 0, 0
        for _, round_ in random_rounds(key, 4):
            told = decisions(round_.pairing)
            special += len(told)
            routine += sum(
                step.topic in ROUTINE for step in told if "fmjd-1986" not in rulebook.sharing(step.text)
            )
            rests = [pair.white for pair in round_.pairs if pair.black is None]
            for id_ in rests:
                assert any(s.topic is Topic.BYE and id_ in s.players for s in told), id_
            assert len(told) < len(round_.pairing.steps)
        assert special
        assert not routine

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_the_subject_is_named(self, key: str, language: str) -> None:
        for then, round_ in random_rounds(key, 4):
            text, known = report(then, round_, language), names(then)
            for pair in round_.pairs:
                if pair.black is None:
                    assert f"{pair.white} {known[pair.white]}" in text
            assert "{" not in text

    def test_what_is_alike_is_said_once(self, key: str) -> None:
        for then, round_ in random_rounds(key, 3):
            steps, known = of_round(round_.pairing), names(then)
            every, once = sentences(steps, "en", known), grouped(steps, "en", known)
            assert len(once) <= len(every)
            people = {id_ for sentence in every for id_ in sentence.players}
            assert {id_ for sentence in once for id_ in sentence.players} == people
            for sentence in once:
                if sentence.text not in {one.text for one in every}:
                    for id_ in sentence.players:
                        assert re.search(rf"\b{id_} {re.escape(known[id_])}", sentence.text)


def test_the_colours_of_a_large_round_are_one_sentence() -> None:
    rounds = [round_ for _, round_ in random_rounds("dutch-2026", 4)]
    steps = max((of_round(r.pairing) for r in rounds), key=len)
    both = [step for step in steps if step.message == "colours_both"]
    told = [s for s in grouped(steps) if s.text.startswith("Both get the colour they prefer")]
    assert len(both) > 3
    assert len(told) <= len({step.bracket for step in both})


def test_sentences_on_many_belong_to_sentences() -> None:
    for name in words.entries("en"):
        if name.startswith("many-"):
            rest = name.removeprefix("many-")
            key = max((k for k in rulebook.text_keys() if rest.startswith(f"{k}-")), key=len)
            assert rest.removeprefix(f"{key}-") in rulebook.sentence_names(key), name


def test_of_one_nothing_is_grouped() -> None:
    (round_, *_) = [r for _, r in random_rounds("dutch-2012", 1)]
    step = next(s for s in round_.pairing.steps if many_of(s))
    assert grouped([step]) == sentences([step])
