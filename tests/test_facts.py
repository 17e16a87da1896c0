"""Facts that several systems share."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.checking import check
from ronde.facts.colours import initial_colour, with_initial_colour
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import Colour, Settings
from ronde.systems import System, all_systems
from tests.crosstables import crosstable

W, B = Colour.WHITE, Colour.BLACK


class Test_initial_colour:
    def test_what_the_event_says_comes_first(self) -> None:
        event = crosstable("3w1\n4b1\n1b0\n2w0", settings=Settings(initial_colour=B))
        assert initial_colour(event) is B
        assert with_initial_colour(event) is event

    @pytest.mark.parametrize(
        ("table", "by_number", "by_place"),
        [
            ("3w1\n4b1\n1b0\n2w0", W, W),
            ("3b1\n4w1\n1w0\n2b0", B, B),
            ("Z\n4w1\nU\n2b0", B, W),  # number 2 was the first of those who were paired
            ("3w+\n4b1\n1b-\n2w0", W, W),  # a forfeit shows nothing: number 2 does
            ("3w+\n4b-\n1b-\n2w+", W, W),  # nobody played: White
            (".\n.", W, W),
        ],
    )
    def test_round_1_shows_it(self, table: str, by_number: Colour, by_place: Colour) -> None:
        event = crosstable(table)
        assert (initial_colour(event), initial_colour(event, by_place=True)) == (by_number, by_place)
        assert with_initial_colour(event).settings.initial_colour is by_number

    @pytest.mark.parametrize("seed", range(1, 5))
    @pytest.mark.parametrize("one", [s for s in all_systems() if s.uses_colours], ids=lambda s: s.key)
    def test_an_event_that_does_not_say_it_is_checked(self, one: System, seed: int) -> None:
        played = generate(Plan(11, 4, seed, one.key, scoring=one.game.scoring, absence_rate=0.2))
        unsaid = replace(played, settings=replace(played.settings, initial_colour=None))
        assert check(trf.read(trf.write(unsaid))).clean
