"""Facts that several systems share."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from ronde.checking import check
from ronde.facts.colours import initial_colour, with_initial_colour
from ronde.facts.history import cards
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import ABSENT, BLANK, BYE, Cell, Colour, Player, Result, Scoring, Settings, Tournament
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


class Test_past:
    """What a player remembers of the cells is what a player without memory finds in them."""

    @staticmethod
    def told(player: Player, rounds: int, scoring: Scoring) -> tuple[object, ...]:
        known = Tournament((player,), Settings(scoring=scoring), empty_rounds=True)
        object.__setattr__(known, "played_rounds", rounds)
        card = cards(known, everyone=True)[player.id]
        return card.score, card.running, card.met, card.colours, card.given_points, card.played

    @pytest.mark.parametrize("seed", range(60))
    def test_whatever_is_asked_before(self, seed: int) -> None:
        rng = Random(seed)
        cells = (BLANK, BYE, ABSENT, Cell(result=Result.HALF_BYE))
        pool, other = [Player(1)], Scoring.of(30, 10)
        for _ in range(60):
            player = rng.choice(pool)
            match rng.randrange(4):
                case 0:
                    pool.append(player.with_cell(rng.randint(1, 6), rng.choice(cells)))
                case 1:
                    pool += Tournament((player,), empty_rounds=True).before(rng.randint(1, 6)).players
                case 2:
                    pool.append(pickle.loads(pickle.dumps(player)))
            player, rounds = rng.choice(pool), rng.randint(0, 6)
            scoring = rng.choice((Scoring(), Scoring(), other))
            assert self.told(player, rounds, scoring) == self.told(replace(player), rounds, scoring)
