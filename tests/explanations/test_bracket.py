"""Brackets laid out in two columns: every pair once, with its reason; a picture that is also a list."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from ronde.explaining.published import Change, Published
from ronde.explaining.text import names
from ronde.model import Pair
from ronde.output.bracket import Layout, Why, bracket_picture, layouts, listed
from ronde.systems import KEYS
from tests.explanations.events import random_rounds

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("key", KEYS)
class Test_every_system:
    def test_every_pair_stands_in_one_bracket(self, key: str) -> None:
        seen = set()
        for then, round_ in random_rounds(key, 4):
            found = layouts(then, round_)
            laid = [(line.left, line.right or 0) for one in found for line in one.lines]
            pairs = [(pair.white, pair.black or 0) for pair in round_.pairs]
            assert Counter(map(frozenset, laid)) == Counter(map(frozenset, pairs))
            assert len({one.bracket for one in found}) == len(found)
            seen |= {line.why for one in found for line in one.lines}
            for one in found:
                assert sorted(one.right) == sorted(n for n in (line.right for line in one.lines) if n)
                assert not set(one.going) & {*one.left, *one.right}
        assert {Why.ORDER, Why.FLOAT} <= seen

    def test_floats_come_from_another_score(self, key: str) -> None:
        for then, round_ in random_rounds(key, 4):
            for one in layouts(then, round_):
                for line in one.lines:
                    if line.why is Why.FLOAT:
                        assert line.right is not None
                        assert one.scores[line.left] != one.scores[line.right]

    def test_the_score_is_that_of_the_text(self, key: str) -> None:
        """Also where a pair of a player from another score is the only one."""
        for then, round_ in random_rounds(key, 4):
            for one in layouts(then, round_):
                here = {one.scores[id_] for id_ in (*one.left, *one.right)}
                about = [s for s in round_.pairing.steps if s.bracket == one.bracket and not s.players]
                told = [v for s in about for name, v in s.values if name in ("score", "points") and v in here]
                assert one.score in here
                assert one.score in told[:1] or not told

    def test_two_who_came_after_the_round_was_paired(self, key: str) -> None:
        then, round_ = next(iter(random_rounds(key, 1)))
        new = max(player.id for player in then.players) + 1
        late = replace(round_, pairs=(*round_.pairs, Pair(new, new + 1)))
        laid = [line for one in layouts(then, late) for line in one.lines]
        assert [line.why for line in laid if line.left == new] == [Why.HAND]

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_the_picture_and_the_list_say_the_same(self, key: str, language: str) -> None:
        for then, round_ in random_rounds(key, 2):
            known = names(then)
            for one in layouts(then, round_):
                drawn = ElementTree.fromstring(bracket_picture(one, known, language))
                steps = {g.get("data-step") for g in drawn.iter(f"{SVG}g")} - {None}
                lines = listed(one, known, language)
                assert len(steps) == len(one.lines) == len(lines) - bool(one.going)
                description = drawn.findtext(f"{SVG}desc") or ""
                assert all(line in description for line in lines)
                assert drawn.get("role") == "img"
                assert not drawn.findall(".//*[@style]")


def first_round() -> tuple[Layout, Published]:
    then, round_ = next(iter(random_rounds("dutch-2026", 1)))
    return layouts(then, round_)[0], round_


class Test_one_bracket:
    def test_halves_in_order(self) -> None:
        laid, _ = first_round()
        paired = [line for line in laid.lines if line.right is not None]
        assert [line.left for line in paired] == sorted(line.left for line in paired)
        assert laid.right == sorted(laid.right)
        assert {line.why for line in paired} == {Why.ORDER}

    def test_a_change_by_hand(self) -> None:
        then, round_ = next(iter(random_rounds("dutch-2026", 1)))
        first, second, *others = round_.pairs
        assert first.black is not None
        assert second.black is not None
        pairs = (Pair(first.white, second.black), Pair(second.white, first.black), *others)
        changed = replace(round_, pairs=pairs, changes=(Change("agreed"),))
        why = {line.left: line.why for one in layouts(then, changed) for line in one.lines}
        assert [why[first.white], why[second.white]] == [Why.HAND, Why.HAND]
        assert list(why.values()).count(Why.HAND) == 2

    def test_reasons_differ_without_colour(self) -> None:
        strokes = set()
        for then, round_ in random_rounds("dutch-2012", 5):
            for one in layouts(then, round_):
                drawn = ElementTree.fromstring(bracket_picture(one, names(then)))
                for group in drawn.iter(f"{SVG}g"):
                    for path in group.findall(f"{SVG}path"):
                        strokes.add(
                            (group.get("class"), path.get("stroke-width"), path.get("stroke-dasharray"))
                        )
        kinds = {str(name).removeprefix("step ") for name, _, _ in strokes}
        assert len(kinds) >= 4
        assert len({stroke[1:] for stroke in strokes}) == len(kinds)


class Test_other_columns:
    """Dubov sets Whites against Blacks (1997 6.2, 2026 3.2.3), the FMJD takes turns; round 1 has halves."""

    @pytest.mark.parametrize(
        ("key", "left", "right"),
        [
            ("dubov-1997", "With the Whites", "With the Blacks"),
            ("dubov-2026", "With the Whites", "With the Blacks"),
            ("fmjd-1986", "Next in turn", "Opponent"),
        ],
    )
    def test_headings(self, key: str, left: str, right: str) -> None:
        seen = set()
        for then, round_ in random_rounds(key, 4):
            played = {player.id for player in then.players if any(cell.played for cell in player.cells)}
            for one in layouts(then, round_):
                drawn = ElementTree.fromstring(bracket_picture(one, names(then)))
                said = [text.text for text in drawn.iter(f"{SVG}text")][:2]
                later = played & {*one.left, *one.right} if key == "dubov-2026" else then.played_rounds
                seen.add((bool(later), *said))
        assert seen == {(False, "Upper half", "Lower half"), (True, left, right)}

    def test_drawn_numbers_meet_in_turn_from_the_start(self) -> None:
        then, round_ = next(random_rounds("fmjd-1986-lots", 1))
        assert then.played_rounds == 0
        assert {one.headings for one in layouts(then, round_)} == {("bracket-turn", "bracket-opponent")}

    def test_who_prefers_white_stands_on_the_left(self) -> None:
        """Of two who get the colour that they prefer, the one with White."""
        looked = 0
        for key in ("dubov-1997", "dubov-2026"):
            for then, round_ in random_rounds(key, 6):
                white = {pair.white for pair in round_.pairs}
                both = [
                    set(step.players)
                    for step in round_.pairing.steps
                    if step.message in ("colour_due", "colour_both")
                ]
                for line in (line for one in layouts(then, round_) for line in one.lines):
                    if {line.left, line.right} in both:
                        assert line.left in white
                        looked += 1
        assert looked > 30
