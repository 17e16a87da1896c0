"""The Baku acceleration of 2026 (C.04.7), article by article, and against its literal reading."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ronde.errors import BadInput, Refused
from ronde.explaining.voice import player_text
from ronde.facts.acceleration import (
    KEYS,
    OF_2026,
    border,
    check_allowed,
    check_scoring,
    stated,
    virtual_points,
)
from ronde.facts.history import cards
from ronde.formats import trf
from ronde.model import ABSENT, BLANK, Cell, Colour, Player, Result, Scoring, Settings, Tournament
from ronde.pairing import pair
from ronde.ranking.standings import standings
from ronde.readings import baku_2026 as literal
from ronde.systems import KEYS as SYSTEM_KEYS
from ronde.systems import system
from tests.fields import random_field

TEAMS = Scoring.of(20, 10)  # match points


def listed(count: int, rounds: int | None = 9, **settings: Any) -> Tournament:
    """A list before round 1."""
    players = tuple(Player(n, f"P{n}", 2400 - n) for n in range(1, count + 1))
    return Tournament(players, Settings("lim-2026", rounds, acceleration="baku-2026", **settings))


def drawn(tournament: Tournament, rounds: int) -> Tournament:
    """The tournament after rounds of draws against the neighbour in the list."""
    players = []
    for player in tournament.players:
        odd = player.id % 2 == 1
        cell = Cell(
            player.id + 1 if odd else player.id - 1, Colour.WHITE if odd else Colour.BLACK, Result.DRAW
        )
        players.append(replace(player, cells=(cell,) * rounds))
    return replace(tournament, players=tuple(players))


def with_late(tournament: Tournament, places: list[int], missed: Cell = BLANK) -> Tournament:
    """Late entries inserted into the list at these places: all numbers behind them move."""
    names = [player.id for player in tournament.players]
    order: list[int | None] = list(names)
    for place in sorted(places):
        order.insert(place - 1, None)
    number = {old: new for new, old in enumerate(order, 1) if old is not None}
    by_id = tournament.by_id()
    players = []
    for new, old in enumerate(order, 1):
        if old is None:
            players.append(Player(new, f"L{new}", 2000, cells=(missed,) * tournament.played_rounds))
            continue
        cells = (replace(c, opponent=number[c.opponent] if c.opponent else None) for c in by_id[old].cells)
        players.append(replace(by_id[old], id=new, cells=tuple(cells)))
    return replace(tournament, players=tuple(players))


def group_a(tournament: Tournament) -> list[int]:
    """Who has virtual points in round 1."""
    return [id_ for id_, values in virtual_points(tournament).items() if values[0]]


@pytest.mark.article("baku-2026 1.1")
class Test_1_1_scoring:
    @pytest.mark.parametrize("scoring", [Scoring(), TEAMS, Scoring.of(30, 15)])
    def test_a_win_is_two_draws(self, scoring: Scoring) -> None:
        check_scoring("baku-2026", scoring)
        assert virtual_points(listed(4, scoring=scoring))[1] == (scoring.win,)

    @pytest.mark.parametrize(
        "scoring",
        [Scoring.of(30, 10), Scoring.of(30, 20, 10), Scoring(black_win=20), Scoring(white_loss=1)],
    )
    def test_other_scales_are_refused(self, scoring: Scoring) -> None:
        with pytest.raises(Refused, match="a win is worth two draws"):
            virtual_points(listed(4, scoring=scoring))

    def test_the_older_method_has_no_such_rule(self) -> None:
        check_scoring("baku", Scoring.of(30, 10))


@pytest.mark.article("baku-2026 1.2")
class Test_1_2_groups:
    @pytest.mark.parametrize(
        ("count", "size"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 4), (8, 4), (9, 6), (160, 80), (161, 82)]
    )
    def test_the_first_half_rounded_up_to_an_even_number(self, count: int, size: int) -> None:
        assert group_a(listed(count)) == list(range(1, size + 1))

    def test_absent_players_are_in_the_list(self) -> None:
        tournament = listed(8)
        away = tuple(replace(p, cells=(ABSENT,)) if p.id > 4 else p for p in tournament.players)
        assert group_a(replace(tournament, players=away)) == [1, 2, 3, 4]


@pytest.mark.article("baku-2026 1.3")
class Test_1_3_late_entries:
    @pytest.mark.parametrize(
        ("places", "last"),
        [([9], 4), ([9, 10, 11, 12], 4), ([1], 5), ([2, 5], 6), ([6], 4), ([5], 4), ([4], 5)],
    )
    def test_the_last_player_of_ga_stays_the_same_person(self, places: list[int], last: int) -> None:
        before = drawn(listed(8), 1)
        assert border(before) == 4
        after = with_late(before, places)
        assert border(after) == last
        assert after.by_id()[last].name == "P4"
        assert group_a(after) == list(range(1, last + 1))

    def test_the_event_names_that_person(self) -> None:
        late = with_late(drawn(listed(8), 1), [1, 9], missed=ABSENT)
        assert border(late) == 6  # ten players, as far as the report says
        named = replace(late, settings=replace(late.settings, options=(("border", "5"),)))
        assert group_a(named) == [1, 2, 3, 4, 5]
        assert trf.read(trf.write(stated(named))).settings.option("border") == "5"

    def test_a_report_is_the_same_in_the_rounds_before(self) -> None:
        late = with_late(drawn(listed(8), 2), [1, 9])
        report = trf.read(trf.write(stated(late)))
        assert [group_a(report.before(round_)) for round_ in (1, 2, 3)] == [[1, 2, 3, 4, 5]] * 3
        assert trf.read(trf.write(report)) == report

    def test_the_border_is_a_number(self) -> None:
        with pytest.raises(BadInput, match="border is the number of a player"):
            virtual_points(listed(8, options=(("border", "me"),)))


@pytest.mark.article("baku-2026 1.4")
class Test_1_4_virtual_points:
    @pytest.mark.parametrize(
        ("rounds", "scoring", "points"),
        [
            (9, Scoring(), (10, 10, 10, 5, 5, 0)),
            (8, Scoring(), (10, 10, 5, 5, 0, 0)),
            (7, Scoring(), (10, 10, 5, 5, 0, 0)),
            (6, Scoring(), (10, 10, 5, 0, 0, 0)),
            (5, Scoring(), (10, 10, 5, 0, 0, 0)),
            (1, Scoring(), (10, 0, 0, 0, 0, 0)),
            (11, TEAMS, (20, 20, 20, 10, 10, 10)),
        ],
    )
    def test_rounds(self, rounds: int, scoring: Scoring, points: tuple[int, ...]) -> None:
        tournament = drawn(listed(4, rounds, scoring=scoring), 5)
        assert virtual_points(tournament) == {1: points, 2: points, 3: (0,) * 6, 4: (0,) * 6}

    def test_the_number_of_rounds_must_be_known(self) -> None:
        with pytest.raises(BadInput, match="needs the number of rounds"):
            virtual_points(listed(4, None))

    def test_everybody_is_shown_the_article(self) -> None:
        tournament = listed(8, initial_colour=Colour.WHITE)
        told = player_text(tournament, pair(tournament), 1)
        assert "both count 1 more in this accelerated round" in told
        assert "[1.4]" in told


@pytest.mark.article("baku-2026 1.5")
class Test_1_5_pairing_score:
    def test_it_makes_the_groups_and_orders_the_boards(self) -> None:
        pairing = pair(listed(8, initial_colour=Colour.WHITE))
        assert [tuple(two) for two in pairing.pairs] == [(1, 3), (4, 2), (5, 7), (8, 6)]

    def test_boards_by_points_and_virtual_points(self) -> None:
        cells = {
            1: Cell(2, Colour.WHITE, Result.LOSS), 2: Cell(1, Colour.BLACK, Result.WIN),
            3: Cell(4, Colour.WHITE, Result.LOSS), 4: Cell(3, Colour.BLACK, Result.LOSS),
            5: Cell(6, Colour.WHITE, Result.LOSS), 6: Cell(5, Colour.BLACK, Result.WIN),
            7: Cell(8, Colour.WHITE, Result.WIN), 8: Cell(7, Colour.BLACK, Result.LOSS),
        }  # fmt: skip
        tournament = listed(8).with_round(cells)
        score = {id_: card.pairing_score for id_, card in cards(tournament).items()}
        tops = [max(score[id_] for id_ in two) for two in pair(tournament).pairs]
        assert tops == sorted(tops, reverse=True) == [20, 10, 10, 0]

    def test_never_in_the_standings(self) -> None:
        tournament = drawn(listed(8), 1)
        assert cards(tournament)[1].pairing_score == 15
        assert {row.score for row in standings(tournament).rows} == {5}


class Test_which_systems_allow_it:
    def test_the_older_ones_do_not(self) -> None:
        older = [key for key in SYSTEM_KEYS if system(key).historical]
        for key in (*older, "elo-swiss", "fmjd-1986", "fmjd-1986-lots"):
            assert "baku-2026" not in system(key).accelerations

    @pytest.mark.parametrize("key", ["lim-2026", "dubov-2026"])
    def test_those_of_2026_allow_no_other(self, key: str) -> None:
        assert system(key).accelerations == OF_2026

    def test_a_clear_refusal(self) -> None:
        assert set(KEYS) >= OF_2026
        with pytest.raises(Refused, match="lim does not go with the acceleration baku-2026"):
            check_allowed(system("lim"), "baku-2026")


@pytest.mark.parametrize("start", range(0, 400, 100))
def test_equal_to_the_literal_reading(start: int) -> None:
    for seed in range(start, start + 100):
        rng = Random(f"baku-2026 {seed}")
        scoring = rng.choice((Scoring(), TEAMS, Scoring.of(30, 10)))
        tournament = random_field(seed, largest=20, scoring=scoring)
        ids = [player.id for player in tournament.players]
        options = (("border", str(rng.choice(ids))),) if rng.random() < 0.3 else ()
        settings = replace(tournament.settings, acceleration="baku-2026", options=options)
        tournament = replace(tournament, settings=settings)
        expected = literal.virtual_points(tournament)
        if expected is None:
            with pytest.raises((Refused, BadInput)):
                virtual_points(tournament)
        else:
            assert virtual_points(tournament) == expected
