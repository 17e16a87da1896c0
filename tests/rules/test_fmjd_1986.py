"""Official Swiss of the FMJD (1986), article by article."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest

from ronde.cli import main
from ronde.errors import BadInput, NoPairing, Refused
from ronde.explaining.report import decisions, report
from ronde.explaining.voice import player_text
from ronde.formats import trf
from ronde.formats.trf.teams import teams_of
from ronde.matching.perfect import PerfectMatching
from ronde.model import BYE, Cell, Pair, Player, Result, Scoring, Settings, Team, Tournament
from ronde.rulebook import Step
from ronde.systems import RoundPairing, system
from ronde.systems.fmjd_1986.candidates import halves, in_turn
from ronde.systems.fmjd_1986.colours import Reason, lots_colour, lots_first_colour, ranked_colour, subgroup
from ronde.systems.fmjd_1986.facts import adjourned_as_draws
from ronde.systems.fmjd_1986.numbering import drawn_list, starting_list, team_order
from ronde.systems.fmjd_1986.ranking import ranking, totals
from ronde.systems.fmjd_1986.story import RoundStory
from ronde.tables.draughts_card import card_sheet, pairing_card, score_mark, solkoffs
from ronde.tables.render import render
from ronde.teams import board_pairs, fold, read
from tests.draughts_events import (
    SCALE,
    B,
    W,
    away,
    entry,
    event,
    grouped,
    meeting,
    pairing,
    pairs,
    reasons,
)

LOTS = "fmjd-1986-lots"
FIRST_ROUND = "1-4:1 5-2:0 3-6:="


def team_event() -> Tournament:
    """Three teams of two; Ajax has beaten Breda, Delft has rested."""
    table = {
        1: (3, W, Result.WIN),
        2: (4, B, Result.DRAW),
        3: (1, B, Result.LOSS),
        4: (2, W, Result.DRAW),
    }
    players = [Player(i, f"P{i}", 2000, cells=(Cell(*cell),)) for i, cell in table.items()]
    players += [Player(i, f"P{i}", 1900, cells=(BYE,)) for i in (5, 6)]
    records = tuple(
        f"013 {name:<32}{a:>4}{b:>5}" for name, a, b in (("Ajax", 1, 2), ("Breda", 3, 4), ("Delft", 5, 6))
    )
    return Tournament(tuple(players), Settings("fmjd-1986", scoring=SCALE), records=records)


@pytest.mark.article("fmjd-1986 preliminary")
class Test_preliminary_participants:
    def test_a_team_is_a_participant_and_its_board_results_decide_the_match(self):
        event_of_teams = fold(read(team_event()))
        assert [(p.name, totals(event_of_teams, 1)[p.id]) for p in event_of_teams.players] == [
            ("Ajax", 20),
            ("Breda", 0),
            ("Delft", 20),
        ]
        assert event_of_teams.players[0].cells == (Cell(2, W, Result.WIN),)
        assert event_of_teams.players[2].cells == (BYE,)

    def test_teams_are_paired_and_their_boards_alternate(self):
        matches = read(team_event())
        paired = pairing(fold(matches)).pairs
        assert {frozenset(pair) for pair in paired} == meeting((1, 3), (2,))
        assert board_pairs(Pair(3, 1), matches) == (Pair(5, 1), Pair(2, 6))
        assert board_pairs(Pair(2), matches) == ()


@pytest.mark.article("fmjd-1986 2.3")
class Test_2_3_no_second_meeting:
    def test_those_who_played_do_not_meet_again(self):
        assert pairs(event(4, "1-3:1 4-2:0")) == meeting((1, 2), (3, 4))

    def test_after_a_forfeit_they_may(self):
        assert pairs(event(2, "1-2:+")) == meeting((1, 2))
        assert pairs(event(2, "1-2:--")) == meeting((1, 2))

    def test_never_a_second_game(self):
        with pytest.raises(NoPairing, match="no legal pairing"):
            pairing(event(2, "1-2:1"))


@pytest.mark.article("fmjd-1986 3.1.1")
class Test_3_1_1_list:
    def test_most_points_first_estimates_included(self):
        players = [Player(1, "a", 1100), Player(2, "b", 1300), Player(3, "estimated", 1200)]
        assert [p.name for p in starting_list(players)] == ["b", "estimated", "a"]

    def test_an_unknown_way_to_place_the_unrated(self):
        with pytest.raises(BadInput, match="the unrated are placed by"):
            starting_list([Player(1)], unrated="top")


@pytest.mark.article("fmjd-1986 3.1.2")
class Test_3_1_2_unrated:
    RATED = tuple(Player(i, f"r{i}", 1500 - 100 * i) for i in range(1, 9))  # 1400 … 700, average 1050
    NEW = (Player(9, "x"), Player(10, "y"))

    def test_just_below_the_average(self):
        order = starting_list([*self.RATED, *self.NEW], (10, 9), "below-average")
        assert [p.name for p in order] == ["r1", "r2", "r3", "r4", "y", "x", "r5", "r6", "r7", "r8"]

    def test_a_fifth_from_the_bottom(self):
        order = starting_list([*self.RATED, *self.NEW], (9, 10), "fifth")
        assert [p.name for p in order] == ["r1", "r2", "r3", "r4", "r5", "r6", "x", "y", "r7", "r8"]

    @pytest.mark.parametrize(("rated", "below"), [(7, 1), (8, 1), (9, 2), (10, 2), (13, 2), (14, 3)])
    def test_a_fifth_of_the_whole_list_rounded_down(self, rated: int, below: int) -> None:
        players = [Player(i, f"r{i}", 2000 - i) for i in range(1, rated + 1)]
        order = starting_list([*players, Player(99, "x")], unrated="fifth")
        assert len(order) - 1 - [p.name for p in order].index("x") == below


@pytest.mark.article("fmjd-1986 3.1.3")
class Test_3_1_3_teams:
    def team(self, id_, *ratings):
        return Team(id_, f"T{id_}", tuple(Player(10 * id_ + n, rating=r) for n, r in enumerate(ratings)))

    def test_number_of_rated_players_then_their_average(self):
        teams = [self.team(1, 2400, 0), self.team(2, 1500, 1600), self.team(3, 1700, 1600)]
        assert [t.name for t in team_order(teams)] == ["T3", "T2", "T1"]

    def test_equal_teams_by_lot(self):
        teams = [self.team(1, 1500), self.team(2, 1500)]
        assert [t.name for t in team_order(teams, (2, 1))] == ["T2", "T1"]
        with pytest.raises(BadInput, match="lots must be drawn between 1, 2"):
            team_order(teams)

    @pytest.mark.parametrize("code", ["013", "310"])
    def test_the_command_writes_the_report_in_that_order(self, code, tmp_path, capsys):
        ratings = {1: 1500, 2: 0, 3: 1600, 4: 1400, 5: 1500, 6: 0}
        players = tuple(Player(i, f"P{i}", rating) for i, rating in ratings.items())
        names = ("Ajax", "Breda", "Delft")
        if code == "013":
            lines = [f"013 {name:<32}{2 * n - 1:>4}{2 * n:>5}" for n, name in enumerate(names, 1)]
        else:
            lines = [f"310 {n:>3} {name:<65}{2 * n - 1:>4}{2 * n:>5}" for n, name in enumerate(names, 1)]
        file = tmp_path / "league.trf"
        file.write_text(trf.write(Tournament(players, Settings(system="fmjd-1986"), records=tuple(lines))))
        assert main(["teams", str(file), "--number"]) == 3
        assert "lots must be drawn between 1, 3" in capsys.readouterr().err
        orders = set()
        for seed in range(6):
            assert main(["teams", str(file), "--number", "--lots", str(seed)]) == 0
            numbered = teams_of(trf.read(capsys.readouterr().out))
            assert [team.id for team in numbered] == [1, 2, 3]
            assert [p.id for p in numbered[0].members] == [3, 4]
            orders.add(tuple(team.name for team in numbered))
        assert orders == {("Breda", "Ajax", "Delft"), ("Breda", "Delft", "Ajax")}

    def test_once_a_round_is_paired_the_numbers_stay(self, tmp_path, capsys):
        file = tmp_path / "league.trf"
        file.write_text(trf.write(team_event()))
        assert main(["teams", str(file), "--number"]) == 3
        assert "3.1.5" in capsys.readouterr().err


@pytest.mark.article("fmjd-1986 3.1.4")
class Test_3_1_4_descending:
    def test_equal_points_by_lot(self):
        players = [Player(1, "a", 1200), Player(2, "b", 1300), Player(3, "c", 1200)]
        assert [p.name for p in starting_list(players, (3, 1))] == ["b", "c", "a"]

    def test_without_a_draw_nothing_is_guessed(self):
        with pytest.raises(BadInput, match="lots must be drawn between 1, 3"):
            starting_list([Player(1, "a", 1200), Player(2, "b", 1300), Player(3, "c", 1200)])


@pytest.mark.article("fmjd-1986 3.1.5")
class Test_3_1_5_number:
    def test_the_pairing_never_sorts_by_rating(self):
        tournament = event(4)
        upside_down = replace(
            tournament, players=tuple(replace(p, rating=1000 + p.id) for p in tournament.players)
        )
        assert pairing(upside_down).pairs == pairing(tournament).pairs


@pytest.mark.article("fmjd-1986 3.2.1")
class Test_3_2_1_drawn_numbers:
    def test_numbers_in_the_order_drawn(self):
        players = [Player(1, "a", 1300), Player(2, "b", 1200), Player(3, "c")]
        assert [p.name for p in drawn_list(players, (3, 1, 2))] == ["c", "a", "b"]

    def test_all_of_them_at_once(self):
        with pytest.raises(BadInput, match="every participant exactly once"):
            drawn_list([Player(1), Player(2)], (1,))


THREE_ROUNDS = event(5, "1-3:1 4-2:0 5:U", "2-1:= 5-3:+ 4:U", "1-5:0 3-2:0")


@pytest.mark.article("fmjd-1986 4.1")
class Test_4_1_card:
    def test_colour_opponent_result_total_and_provisional_tie_breaks(self):
        lines = pairing_card(THREE_ROUNDS, 2).lines
        assert [(x.cell.colour, x.opponent.id, x.gained, x.total) for x in lines] == [
            (B, 4, 20, 20),
            (W, 1, 10, 30),
            (B, 3, 20, 50),
        ]
        # after round 1: 4 has nothing; after 2: 4 has rested (2) and 1 has 3; after 3: 2 + 3 + 0
        assert [x.solkoff for x in lines] == [0, 50, 50]
        assert [x.berger for x in lines] == [0, 20 * 20 + 10 * 30, 20 * 20 + 10 * 30]


@pytest.mark.article("fmjd-1986 5.1")
class Test_5_1_rest:
    def test_only_with_an_odd_number(self):
        assert all(pair.black is not None for pair in pairing(event(6)).pairs)
        assert pairing(event(7)).pairs[-1] == Pair(7)


@pytest.mark.article("fmjd-1986 5.2")
class Test_5_2_one_rest_only:
    def test_who_has_rested_plays(self):
        tournament = event(3, "1-2:1 3:U")
        assert pairing(tournament).pairs[-1] == Pair(2)
        assert "5.2 has_rested" not in reasons(tournament, 3)  # 3 is not below 2 any more

    def test_everybody_passed_over_is_told(self):
        tournament = event(5, "1-2:1 3-4:1 5:U", "1-3:1 2-5:1 4:U")
        assert pairing(tournament).pairs[-1] == Pair(3)
        assert "5.2 has_rested" in reasons(tournament, 4) & reasons(tournament, 5)

    @pytest.mark.parametrize(("code", "resting"), [("F", 6), ("H", 7)])
    def test_a_full_free_point_is_a_rest_a_half_point_is_not(self, code, resting):
        rounds = f"1-2:= 3-4:= 5-6:= 7:{code}", "1-3:= 2-5:= 4-6:=", "1-4:= 2-6:= 3-5:="
        assert pairing(event(7, *rounds)).pairs[-1] == Pair(resting)

    def test_nobody_left(self):
        with pytest.raises(NoPairing):
            pairing(event(1, "1:U"))

    def test_the_arbiter_may_keep_somebody_from_it(self):
        assert pairing(event(3, no_bye=frozenset({3}))).pairs[-1] == Pair(2)


@pytest.mark.article("fmjd-1986 5.3")
class Test_5_3_rest_in_round_1:
    def test_the_last_number_present(self):
        assert pairing(event(5)).pairs[-1] == Pair(5)
        assert pairing(away(event(6), 5)).pairs[-1] == Pair(6)
        assert pairing(event(5), LOTS).pairs[-1] == Pair(5)
        assert "5.3 rest_first" in reasons(event(5), 5)


@pytest.mark.article("fmjd-1986 5.4")
class Test_5_4_rest_later:
    def test_the_lowest_of_the_ranking(self):
        # 4 has lost, to an opponent who has less than that of 5
        assert pairing(event(5, "1-3:1 4-2:0 5:U")).pairs[-1] == Pair(4)
        assert "5.4 rest" in reasons(event(5, "1-3:1 4-2:0 5:U"), 4)

    def test_the_others_must_be_pairable(self):
        # if 3, the last, rested, 1 and 2 would be left, who have met
        tournament = event(3, "1-2:1 3:Z")
        assert pairing(tournament).pairs[-1] == Pair(2)
        assert "5.4 rest_leaves_no_pairing" in reasons(tournament, 3)


@pytest.mark.article("fmjd-1986 5.6")
class Test_5_6_round_1:
    def test_first_half_against_second_half(self):
        assert pairs(event(6)) == meeting((1, 4), (2, 5), (3, 6))

    def test_those_present_count(self):
        assert pairs(away(event(8), 2, 7)) == meeting((1, 5), (3, 6), (4, 8))


@pytest.mark.article("fmjd-1986 5.7")
class Test_5_7_round_1_with_drawn_numbers:
    def test_neighbours(self):
        assert pairs(event(7), LOTS) == meeting((1, 2), (3, 4), (5, 6), (7,))
        assert pairs(away(event(6), 2), LOTS) == meeting((1, 3), (4, 5), (6,))


@pytest.mark.article("fmjd-1986 6.1.1", "fmjd-1986 6.1.2", "fmjd-1986 6.1.4")
class Test_6_1_1_groups:
    def test_equal_points_meet(self):
        assert pairs(grouped([1, 2, 7, 8], [3, 4, 5, 6])) == meeting((1, 7), (2, 8), (3, 5), (4, 6))

    def test_but_not_twice(self):
        paired = pairs(grouped([1, 2, 7, 8], [3, 4, 5, 6], met=[(1, 7)]))
        assert paired == meeting((1, 8), (2, 7), (3, 5), (4, 6))

    def test_a_group_may_be_one_player(self):
        assert pairs(grouped([1], [2, 3, 4])) == meeting((1, 2), (3, 4))


@pytest.mark.article("fmjd-1986 6.1.3", "fmjd-1986 7.1.1")
class Test_6_1_3_colours_later:
    def test_two_who_want_the_same_colour_meet_all_the_same(self):
        # 1 and 2 have won with White, 3 and 4 with Black: still 1-3, 2-4
        tournament = event(8, "1-5:1 2-6:1 7-3:0 8-4:0")
        assert meeting((1, 3), (2, 4)) <= pairs(tournament)
        crossed = event(8, "1-5:1 6-2:0 3-7:1 8-4:0")
        assert meeting((1, 3), (2, 4)) <= pairs(crossed)


@pytest.mark.article("fmjd-1986 6.1.5")
class Test_6_1_5_order:
    def order(self, tournament):
        return [e.id for e in ranking(tournament)]

    TWO_ROUNDS = event(6, "1-4:1 2-5:1 3-6:1", "3-1:1 2-6:0 5-4:1")

    def test_points_then_solkoff(self):
        assert [(e.id, e.points, e.solkoff) for e in ranking(self.TWO_ROUNDS)] == [
            (3, 40, 40),
            (6, 20, 60),
            (2, 20, 40),
            (1, 20, 40),
            (5, 20, 20),
            (4, 0, 40),
        ]

    def test_then_sonneborn_berger_before_the_number(self):
        # 1 has beaten 4, who has nothing, 2 has beaten 5, who has two points
        assert {e.id: e.berger for e in ranking(self.TWO_ROUNDS) if e.id in (1, 2)} == {1: 0, 2: 400}

    def test_an_unplayed_round_adds_nothing(self):
        tournament = event(4, "1-3:+ 2-4:1")
        assert {e.id: (e.solkoff, e.berger) for e in ranking(tournament)}[1] == (0, 0)

    def test_then_the_lower_number(self):
        assert self.order(event(4, "1-3:= 4-2:=")) == [1, 2, 3, 4]


@pytest.mark.article("fmjd-1986 6.1.6")
class Test_6_1_6_order_of_treatment:
    def brackets(self, tournament, key="fmjd-1986"):
        steps = pairing(tournament, key).steps
        return [(s.bracket, s.message) for s in steps if s.message.startswith("group_") and not s.players]

    def test_top_bottom_median(self):
        tournament = grouped([1, 2], [3, 4], [5, 6, 7, 8], [9, 10], [11, 12])
        assert self.brackets(tournament) == [
            (0, "group_down"),
            (1, "group_down"),
            (4, "group_up"),
            (3, "group_up"),
            (2, "group_median"),
        ]

    def test_the_lower_of_the_two_in_the_middle(self):
        assert self.brackets(grouped([1, 2], [3, 4])) == [(0, "group_down"), (1, "group_median")]

    def test_drawn_numbers_know_no_median(self):
        tournament = grouped([1, 2], [3, 4], [5, 6])
        assert self.brackets(tournament, LOTS) == [(n, "group_down") for n in range(3)]


@pytest.mark.article("fmjd-1986 6.1.7")
class Test_6_1_7_odd_group_above:
    def test_the_last_meets_the_best_of_the_next(self):
        tournament = grouped([1, 2, 3], [4, 5, 6, 7, 8])
        assert meeting((1, 2), (3, 4)) <= pairs(tournament)
        assert "6.1.7 down" in reasons(tournament, 3)

    def test_whom_he_has_not_met(self):
        assert meeting((1, 2), (3, 5)) <= pairs(grouped([1, 2, 3], [4, 5, 6, 7, 8], met=[(3, 4)]))


@pytest.mark.article("fmjd-1986 6.1.8")
class Test_6_1_8_another_goes_down:
    def test_if_the_group_could_not_be_paired(self):
        tournament = grouped([1, 2, 3], [4, 5, 6, 7, 8], met=[(1, 2)])
        assert meeting((1, 3), (2, 4)) <= pairs(tournament)
        assert "6.1.8 down_skip" in reasons(tournament, 2)


@pytest.mark.article("fmjd-1986 6.1.9")
class Test_6_1_9_has_met_the_lower_group:
    def test_the_last_but_one_replaces_him(self):
        tournament = grouped([1, 2, 3], [4, 5, 6, 7, 8], met=[(3, n) for n in range(4, 9)])
        assert meeting((1, 3), (2, 4)) <= pairs(tournament)
        assert "6.1.9 down_skip" in reasons(tournament, 2)


@pytest.mark.article("fmjd-1986 6.1.10")
class Test_6_1_10_two_groups_down:
    def test_the_last_goes_to_the_second_group_below(self):
        met = [(a, b) for a in (1, 2, 3) for b in (4, 5)]
        tournament = grouped([1, 2, 3], [4, 5], [6, 7, 8], met=met)
        assert meeting((1, 2), (3, 6)) <= pairs(tournament)
        assert "6.1.10 down_far" in reasons(tournament, 3)


@pytest.mark.article("fmjd-1986 6.1.11")
class Test_6_1_11_odd_group_below:
    def test_the_best_meets_the_last_of_the_higher_group(self):
        tournament = grouped([1, 2, 3, 4, 5], [6, 7, 8])
        assert meeting((5, 6), (7, 8)) <= pairs(tournament)
        assert "6.1.11 up" in reasons(tournament, 6)

    def test_whom_he_has_not_met(self):
        assert meeting((4, 6), (7, 8)) <= pairs(grouped([1, 2, 3, 4, 5], [6, 7, 8], met=[(5, 6)]))


@pytest.mark.article("fmjd-1986 6.1.12")
class Test_6_1_12_another_goes_up:
    def test_if_the_group_could_not_be_paired(self):
        tournament = grouped([1, 2, 3, 4, 5], [6, 7, 8], met=[(7, 8)])
        assert meeting((5, 7), (6, 8)) <= pairs(tournament)
        assert "6.1.12 up_skip" in reasons(tournament, 7)


@pytest.mark.article("fmjd-1986 6.1.13")
class Test_6_1_13_has_met_the_higher_group:
    def test_the_second_best_replaces_him(self):
        tournament = grouped([1, 2, 3, 4, 5], [6, 7, 8], met=[(n, 6) for n in range(1, 6)])
        assert meeting((5, 7), (6, 8)) <= pairs(tournament)
        assert "6.1.13 up_skip" in reasons(tournament, 7)


@pytest.mark.article("fmjd-1986 6.1.14")
class Test_6_1_14_two_groups_up:
    def test_the_best_goes_up_two_groups(self):
        met = [(a, b) for a in (8, 9) for b in (10, 11, 12)]
        tournament = grouped([1, 2, 3, 4, 5, 6, 7], [8, 9], [10, 11, 12], met=met)
        assert meeting((7, 10), (11, 12), (8, 9)) <= pairs(tournament)
        assert "6.1.14 up_far" in reasons(tournament, 10)


def in_group(size: int, met: list[tuple[int, int]] | tuple = ()) -> list[tuple[int, int]]:
    """The pairs of one group of players 1 … size, in the order in which they are made."""
    possible = [((1 << size) - 1) & ~(1 << a) for a in range(size)]
    for a, b in met:
        possible[a - 1] &= ~(1 << (b - 1))
        possible[b - 1] &= ~(1 << (a - 1))
    chosen = in_turn(range(size), halves, PerfectMatching(possible))
    return [(choice.a + 1, choice.b + 1) for choice in chosen]


@pytest.mark.article("fmjd-1986 6.1.15", "fmjd-1986 6.1.16")
class Test_6_1_15_best_first:
    def test_better_against_less_good_the_best_first(self):
        assert in_group(8) == [(1, 5), (2, 6), (3, 7), (4, 8)]


@pytest.mark.article("fmjd-1986 6.1.17", "fmjd-1986 6.1.18")
class Test_6_1_17_weakest_first:
    def test_below_the_median_the_weakest_comes_first(self):
        tournament = grouped([1, 2, 3, 4, 5, 6], [7, 8, 9, 10])
        chosen = [s.players for s in pairing(tournament).steps if s.article.endswith("6.1.26")]
        assert chosen == [(10, 8), (9, 7)]


SIX = {
    "6.1.19": ([], [(1, 4), (2, 5), (3, 6)]),
    "6.1.20": ([(1, 4)], [(1, 5), (2, 4), (3, 6)]),
    "6.1.21": ([(1, 4), (1, 5)], [(1, 6), (2, 4), (3, 5)]),
    "6.1.22": ([(1, 4), (1, 5), (1, 6)], [(1, 3), (2, 5), (4, 6)]),
    "6.1.23": ([(1, 4), (1, 5), (1, 6), (1, 3)], [(1, 2), (3, 5), (4, 6)]),
}


@pytest.mark.article("fmjd-1986 6.1.19", "fmjd-1986 6.1.20", "fmjd-1986 6.1.21")
@pytest.mark.article("fmjd-1986 6.1.22", "fmjd-1986 6.1.23")
class Test_6_1_19_to_23_examples:
    @pytest.mark.parametrize("article", SIX)
    def test_the_examples_of_the_text(self, article):
        met, expected = SIX[article]
        assert in_group(6, met) == expected
        tournament = grouped([1, 2, 3, 4, 5, 6], met=met)
        assert pairs(tournament) == meeting(*expected)

    @pytest.mark.parametrize("article", SIX)
    def test_the_explanation_names_the_article(self, article):
        tournament = grouped([1, 2, 3, 4, 5, 6], met=SIX[article][0])
        assert any(reason.startswith(article + " ") for reason in reasons(tournament, 1))


@pytest.mark.article("fmjd-1986 6.1.24")
class Test_6_1_24_the_others_likewise:
    def test_the_second_has_met_his_first_choice(self):
        assert in_group(8, [(2, 6)]) == [(1, 5), (2, 7), (3, 6), (4, 8)]


FIFTEEN = [
    "1-4 2-5 3-6", "1-4 2-6 3-5", "1-4 2-3 5-6", "1-5 2-4 3-6", "1-5 2-6 3-4",
    "1-5 2-3 4-6", "1-6 2-4 3-5", "1-6 2-5 3-4", "1-6 2-3 4-5", "1-3 2-5 4-6",
    "1-3 2-6 4-5", "1-3 2-4 5-6", "1-2 3-5 4-6", "1-2 3-6 4-5", "1-2 3-4 5-6",
]  # fmt: skip


def as_pairs(text: str) -> list[tuple[int, int]]:
    return [(int(word[0]), int(word[2])) for word in text.split()]


def all_pairings(players: list[int]) -> list[list[tuple[int, int]]]:
    """All pairings of a group in the order of the attempts."""
    if not players:
        return [[]]
    found = []
    for place in halves(len(players)):
        rest = [p for p in players[1:] if p != players[place]]
        found += [[(players[0], players[place]), *others] for others in all_pairings(rest)]
    return found


@pytest.mark.article("fmjd-1986 6.1.25")
class Test_6_1_25_order_of_attempts:
    def test_the_fifteen_pairings_of_six(self):
        assert all_pairings([1, 2, 3, 4, 5, 6]) == [as_pairs(text) for text in FIFTEEN]

    def test_the_first_possible_one_is_taken(self):
        everything = list(combinations(range(1, 7), 2))
        listed = [as_pairs(text) for text in FIFTEEN]
        reached = set()
        for seed in range(4000):
            rng = Random(seed)
            met = rng.sample(everything, rng.randint(0, 12))
            first = next((p for p in listed if not set(p) & set(met)), None)
            if first is not None:
                reached.add(listed.index(first))
                assert in_group(6, met) == first
        assert reached == set(range(15))

    def test_each_of_the_fifteen_in_a_tournament(self):
        for text in FIFTEEN:
            wanted = as_pairs(text)
            met = [pair for pair in combinations(range(1, 7), 2) if pair not in wanted]
            assert pairs(grouped([1, 2, 3, 4, 5, 6], met=met)) == meeting(*wanted)

    def test_an_opponent_who_makes_the_group_insoluble_is_no_opponent(self):
        # 2 and 3 have only 1 and 4 left
        met = [(2, 3), (2, 5), (2, 6), (3, 5), (3, 6)]
        assert in_group(6, met) == [(1, 3), (2, 4), (5, 6)]
        assert in_group(6, met[:-1]) == [(1, 5), (2, 4), (3, 6)]


@pytest.mark.article("fmjd-1986 6.1.26")
class Test_6_1_26_mirror:
    def test_the_fifteen_upside_down(self):
        """Below the median player 12 plays the part of 1, 11 of 2, and so on."""
        below = [7, 8, 9, 10, 11, 12]
        mirror = {n: 13 - n for n in range(1, 7)}
        for text in FIFTEEN:
            wanted = [(mirror[a], mirror[b]) for a, b in as_pairs(text)]
            met = [p for p in combinations(below, 2) if p not in wanted and p[::-1] not in wanted]
            assert meeting(*wanted) <= pairs(grouped([1, 2, 3, 4, 5, 6, 13, 14], below, met=met))

    def test_the_first_possible_one_upside_down(self):
        below = [7, 8, 9, 10, 11, 12]
        everything = list(combinations(range(1, 7), 2))
        for seed in range(150):
            rng = Random(seed)
            met = rng.sample(everything, rng.randint(0, 8))
            first = next((p for p in map(as_pairs, FIFTEEN) if not set(p) & set(met)), None)
            if first is None:
                continue
            turned = [(13 - a, 13 - b) for a, b in met]
            found = pairs(grouped([1, 2, 3, 4, 5, 6, 13, 14], below, met=turned))
            assert meeting(*((13 - a, 13 - b) for a, b in first)) <= found


@pytest.mark.article("fmjd-1986 6.1.27")
class Test_6_1_27_met_everybody_above:
    def test_he_is_paired_first_with_the_best_of_the_lower_group(self):
        tournament = grouped([1, 2, 3, 4], [5, 6, 7, 8], met=[(1, 2), (1, 3), (1, 4), (1, 5)])
        assert frozenset((1, 6)) in pairs(tournament)
        assert "6.1.27 apart_from_everybody" in reasons(tournament, 1)

    def test_also_in_the_median_group_before_the_lower_groups_are_paired(self):
        met = [(3, 4), (3, 5), (3, 6)]
        tournament = grouped([1, 2], [3, 4, 5, 6], [7, 8], met=met)
        assert frozenset((3, 7)) in pairs(tournament)
        assert "6.1.27 apart_from_everybody" in reasons(tournament, 3)

    def test_of_games_really_played(self):
        # 1, 2 and 3 lead; 1 has met both others
        tournament = event(8, "1-4:1 2-5:1 3-6:1 7-8:=", "1-2:= 3-7:= 5-8:= 4-6:=", "3-1:= 2-7:= 4-5:= 6-8:=")
        assert "6.1.27 met_everybody" in reasons(tournament, 1)


@pytest.mark.article("fmjd-1986 6.1.28")
class Test_6_1_28_met_everybody_below:
    def test_he_is_paired_first_with_the_last_of_the_higher_group(self):
        tournament = grouped([1, 2, 3, 4], [5, 6, 7], [8, 9, 10], met=[(10, 8), (10, 9), (10, 7)])
        assert frozenset((10, 6)) in pairs(tournament)
        assert "6.1.28 apart_from_everybody" in reasons(tournament, 10)


@pytest.mark.article("fmjd-1986 6.1.29")
class Test_6_1_29_further_down:
    def test_he_meets_the_best_of_the_group_after(self):
        met = [(1, n) for n in range(2, 7)]
        tournament = grouped([1, 2, 3, 4], [5, 6], [7, 8, 9, 10], met=met)
        assert frozenset((1, 7)) in pairs(tournament)
        assert "6.1.29 apart_from_everybody" in reasons(tournament, 1)


@pytest.mark.article("fmjd-1986 6.1.30")
class Test_6_1_30_further_up:
    def test_he_meets_the_last_of_the_group_above(self):
        met = [(12, n) for n in (8, 9, 10, 11)]
        tournament = grouped([1, 2, 3, 4, 5, 6, 7], [8, 9], [10, 11, 12], met=met)
        assert frozenset((7, 12)) in pairs(tournament)
        assert "6.1.30 apart_from_everybody" in reasons(tournament, 12)


@pytest.mark.article("fmjd-1986 6.1.31")
class Test_6_1_31_others_who_met_everybody:
    def test_all_of_them_in_order(self):
        met = [(a, b) for a in (1, 2) for b in (1, 2, 3, 4) if a < b]
        tournament = grouped([1, 2, 3, 4], [5, 6, 7, 8], met=met)
        assert meeting((1, 5), (2, 6), (3, 4)) <= pairs(tournament)
        assert "6.1.31 apart_from_everybody" in reasons(tournament, 2)


@pytest.mark.article("fmjd-1986 6.1.32")
class Test_6_1_32_as_many_pairs_as_possible:
    def test_only_as_many_leave_as_must(self):
        # 1, 2 and 3 have all met each other and everybody but 4: one pair stays, two go
        met = [(1, 2), (1, 3), (2, 3)]
        tournament = grouped([1, 2, 3, 4], [5, 6, 7, 8], met=met)
        assert meeting((1, 4)) <= pairs(tournament)
        broken = [s for s in pairing(tournament).steps if s.message == "group_broken"]
        assert [dict(s.values)["out"] for s in broken] == [2]

    def test_a_group_is_broken_if_the_others_need_it(self):
        # 7 and 8 have met everybody of their own and each other: the group above must help
        met = [(7, 8)]
        tournament = grouped([1, 2, 3, 4, 5, 6], [7, 8], met=met)
        assert len([p for p in pairs(tournament) if p & {7, 8}]) == 2


@pytest.mark.article("fmjd-1986 6.2.1", "fmjd-1986 6.2.2")
class Test_6_2_2_best_with_worst:
    def test_without_obstacles(self):
        tournament = grouped([1, 2, 3, 4], [5, 6, 7, 8])
        assert pairs(tournament, LOTS) == meeting((1, 4), (2, 3), (5, 8), (6, 7))

    def test_the_next_worst_if_they_have_met(self):
        assert pairs(grouped([1, 2, 3, 4], met=[(1, 4)]), LOTS) == meeting((1, 3), (2, 4))

    def test_the_order_is_that_of_6_1_5(self):
        # all four have 2 points; Solkoff puts 3 and 4, whose opponents have won since, first
        tournament = event(4, "1-3:= 2-4:=")
        assert pairs(tournament, LOTS) == meeting((1, 4), (2, 3))


@pytest.mark.article("fmjd-1986 6.2.3")
class Test_6_2_3_odd_group:
    def test_the_last_meets_the_best_of_the_next(self):
        tournament = grouped([1, 2, 3], [4, 5, 6], met=[])
        assert pairs(tournament, LOTS) == meeting((1, 2), (3, 4), (5, 6))
        assert "6.2.3 down" in reasons(tournament, 3, LOTS)


@pytest.mark.article("fmjd-1986 6.2.4")
class Test_6_2_4_lower_number:
    def test_the_lower_number_is_better(self):
        assert [e.id for e in ranking(grouped([4, 2, 3, 1]))] == [1, 2, 3, 4]


def colour_of(a, b, drawn=W):
    """The colour of the better ranked and the sentence that gives it."""
    given = ranked_colour(a, b, drawn)
    return given.colour, f"{given.article} colour_{given.reason.value}"


@pytest.mark.article("fmjd-1986 7.1.2", "fmjd-1986 7.1.3")
class Test_7_1_3_round_1:
    def test_the_drawn_colour_for_odd_numbers_of_the_upper_half(self):
        assert pairing(event(6, initial_colour=W)).pairs == (Pair(1, 4), Pair(5, 2), Pair(3, 6))
        assert pairing(event(6, initial_colour=B)).pairs == (Pair(4, 1), Pair(2, 5), Pair(6, 3))
        assert "7.1.3 colour_odd" in reasons(event(6), 1)
        assert "7.1.3 colour_even" in reasons(event(6), 2)

    def test_white_if_nothing_is_drawn(self):
        assert pairing(event(2)).pairs == (Pair(1, 2),)

    def test_the_number_counts_not_the_board(self):
        assert pairing(away(event(5), 1)).pairs == (Pair(4, 2), Pair(3, 5))


@pytest.mark.article("fmjd-1986 7.1.4")
class Test_7_1_4_equality_before_alternation:
    def test_equality_comes_first(self):
        # a had White last but is short of White; b is balanced and would alternate to White
        assert colour_of(entry(1, "BBW"), entry(2, "WB")) == (W, "7.1.5 colour_equal")


@pytest.mark.article("fmjd-1986 7.1.5")
class Test_7_1_5_equality:
    @pytest.mark.parametrize(
        ("a", "b", "colour", "message"),
        [
            ("W", "B", B, "colour_equal_both"),
            ("W", "", B, "colour_equal"),
            ("", "W", W, "colour_equal"),
            ("W", "W", B, "colour_equal_first"),
            ("B", "B", W, "colour_equal_first"),
            ("BWB", "B", W, "colour_equal_first"),
        ],
    )
    def test_the_colour_that_makes_it_equal(self, a, b, colour, message):
        assert colour_of(entry(1, a), entry(2, b)) == (colour, f"7.1.5 {message}")

    def test_the_size_of_the_difference_does_not_matter(self):
        assert colour_of(entry(1, "WBW"), entry(2, "WBWBWWBW"))[0] is B


@pytest.mark.article("fmjd-1986 7.1.6")
class Test_7_1_6_as_in_round_1_and_never_three_times:
    @pytest.mark.parametrize(
        ("a", "b", "colour", "message"),
        [
            ("WB", "BW", W, "colour_round_1_both"),
            ("BW", "BW", B, "colour_round_1_first"),
            ("WB", "", W, "colour_round_1"),
            ("", "WB", B, "colour_round_1"),
        ],
    )
    def test_balanced_players_want_the_colour_of_their_first_game(self, a, b, colour, message):
        assert colour_of(entry(1, a), entry(2, b)) == (colour, f"7.1.6 {message}")

    def test_nobody_has_a_colour_three_times_running(self):
        # a is due White, but b would have Black for the third time
        assert colour_of(entry(1, "B"), entry(2, "WWBB")) == (B, "7.1.6 colour_third")

    def test_unless_both_would(self):
        assert colour_of(entry(1, "WW"), entry(2, "WW")) == (B, "7.1.5 colour_equal_first")

    def test_a_mirrored_history_gives_the_mirrored_colour(self):
        swap = str.maketrans("WB", "BW")
        for a in ("", "W", "WB", "WW", "BWW", "BBWW"):
            for b in ("", "B", "BW", "WW", "WBB", "BWWB"):
                one, other = ranked_colour(entry(1, a), entry(2, b), W)[0], entry(1, a.translate(swap))
                assert ranked_colour(other, entry(2, b.translate(swap)), B)[0] is one.opposite


@pytest.mark.article("fmjd-1986 7.1.8")
class Test_7_1_8_unplayed_games:
    def test_white_rest_white_is_white_twice_running(self):
        # 1 has had White, a forfeit and White; 2 is short of Black after two Whites
        tournament = event(4, "1-3:1 2-4:1", "1-4:+ 3-2:-", "1-4:1 3-2:1")
        assert next(e for e in ranking(tournament) if e.id == 1).colours == (W, W)


@pytest.mark.article("fmjd-1986 7.2.1")
class Test_7_2_1_odd_numbers_white:
    def test_odd_against_even(self):
        assert pairing(event(4), LOTS).pairs == (Pair(1, 2), Pair(3, 4))
        assert lots_first_colour(entry(2), entry(3))[0] is B

    def test_same_parity_by_the_sum(self):
        assert lots_first_colour(entry(1), entry(3))[0] is B  # sum even: the higher has White


@pytest.mark.article("fmjd-1986 7.2.2", "fmjd-1986 7.2.3")
class Test_7_2_2_sub_groups:
    @pytest.mark.parametrize(
        ("colours", "expected"), [("", None), ("W", W), ("B", B), ("WB", B), ("BW", W), ("WWB", W)]
    )
    def test_who_is_b_and_who_is_n(self, colours, expected):
        assert subgroup(entry(1, colours)) is expected

    def test_b_plays_n_in_even_rounds(self):
        # the winners 1, 3 had White and 2, 4 Black: 1 cannot have 3, and 2 not 4
        tournament = event(8, "1-5:1 6-2:0 3-7:1 8-4:0")
        top = {frozenset(p) for p in pairs(tournament, LOTS) if p <= {1, 2, 3, 4}}
        assert top == meeting((1, 4), (2, 3))
        crossed = event(8, "1-5:1 6-2:0 7-3:0 4-8:1")
        top = {frozenset(p) for p in pairs(crossed, LOTS) if p <= {1, 2, 3, 4}}
        assert top == meeting((1, 3), (2, 4))

    def test_with_as_few_exceptions_as_possible(self):
        tournament = event(4, "1-4:1 2-3:1")
        assert pairs(tournament, LOTS) == meeting((1, 2), (3, 4))

    def test_the_sentence_does_not_say_that_others_would_be_left_alone(self):
        # the winners 1 and 4 had White, 2 and 3 Black: 1 passes over 4 for the colours only
        tournament = event(8, "1-5:1 6-2:0 7-3:0 4-8:1")
        assert "6.2.2 pair_sides" in reasons(tournament, 1, LOTS)

    def test_nothing_is_said_of_a_group_that_nobody_is_left_in(self):
        tournament = event(4, "1-4:= 2-3:1")
        told = [dict(s.values) for s in pairing(tournament, LOTS).steps if s.message == "sub_groups"]
        assert all(values["b"] or values["n"] for values in told)

    def test_the_larger_excess_of_white_has_black(self):
        assert lots_colour(entry(1, "WBW"), entry(2, "WB"))[0] is B
        assert lots_colour(entry(1, "WBB"), entry(2, "B")).reason is not Reason.EQUAL

    @pytest.mark.parametrize(
        ("a", "b", "told"),
        [
            ("WBW", "WB", ("colour_equal", 1, B)),
            ("WB", "W", ("colour_equal", 2, B)),
            ("B", "BBWB", ("colour_equal", 2, W)),
            ("W", "WWBW", ("colour_equal", 2, B)),
            ("W", "B", ("colour_equal_both", 1, B)),
        ],
    )
    def test_the_sentence_speaks_of_who_evens_out(self, a, b, told):
        first, second = entry(1, a), entry(2, b)
        story = RoundStory((first, second), lots=True)
        story.colours(first, second, lots_colour(first, second))
        (step,) = story.steps
        values = dict(step.values)
        assert (step.message, values["who"], values["colour"]) == told


@pytest.mark.article("fmjd-1986 7.2.4")
class Test_7_2_4_alternation_and_sum:
    def test_last_colours_that_differ_alternate(self):
        assert lots_colour(entry(1, "WB"), entry(2, "BW"))[0] is W

    def test_one_without_games_lets_the_other_alternate(self):
        assert lots_colour(entry(1, "WB"), entry(2))[0] is W
        assert lots_colour(entry(1), entry(2, "WB"))[0] is B

    @pytest.mark.parametrize(("a", "b", "colour"), [(1, 3, B), (3, 1, W), (1, 4, W), (4, 1, B)])
    def test_the_sum_of_the_numbers(self, a, b, colour):
        assert lots_colour(entry(a, "WB"), entry(b, "WB"))[0] is colour

    def test_third_time_running_comes_first(self):
        assert lots_colour(entry(1, "BWW"), entry(2, "WWBW"))[0] is B


@pytest.mark.article("fmjd-1986 8.1", "fmjd-1986 8.2")
class Test_8_1_points:
    def test_two_one_nothing_and_two_for_the_rest(self):
        tournament = event(7, "1-4:1 5-2:= 3-6:0 7:U")
        assert totals(tournament, 1) == {1: 20, 2: 10, 3: 0, 4: 0, 5: 10, 6: 20, 7: 20}
        assert system("fmjd-1986").game.scoring == Scoring.of(20, 10)

    def test_the_scale_of_chess_gives_the_same_pairs(self):
        tournament = event(8, "1-5:1 6-2:= 3-7:0 8-4:1", "7-1:= 8-5:1 2-6:= 3-4:0")
        chess = replace(tournament, settings=Settings())
        assert pairing(chess).pairs == pairing(tournament).pairs


@pytest.mark.article("fmjd-1986 8.3")
class Test_8_3_forfeits_on_the_card:
    def test_2f_and_0f(self):
        tournament = event(2, "1-2:+")
        marks = [score_mark(pairing_card(tournament, n).lines[0]) for n in (1, 2)]
        assert marks == ["2f", "0f"]


@pytest.mark.article("fmjd-1986 8.4")
class Test_8_4_somebody_withdraws:
    def test_who_has_met_the_defaulter_is_passed_over(self):
        # 6 leaves after round 1; 5, last, has met 6, so 4 is free
        tournament = away(event(6, "1-4:1 2-3:1 6-5:1"), 6)
        assert pairing(tournament).pairs[-1] == Pair(4)
        assert "8.4 has_met_defaulter" in reasons(tournament, 5)

    def test_only_the_one_who_left_last_counts(self):
        # 6 left after round 1, 7 after round 2: only a game with 7 counts
        tournament = away(event(7, "1-4:1 2-3:1 6-5:1 7:U", "1-2:1 3-4:= 7-5:1"), 6, 7)
        assert "8.4 has_met_defaulter" in reasons(tournament, 5)
        other = away(event(7, "1-4:1 2-3:1 6-5:1 7:U", "1-2:1 7-4:1 3-5:1"), 6, 7)
        assert pairing(other).pairs[-1] == Pair(5)

    def test_if_nobody_else_can_rest_he_does(self):
        tournament = away(event(4, "1-4:1 2:U 3:Z", "2-4:1 1:U 3:Z", "3-4:= 1:Z 2:Z"), 4)
        assert pairing(tournament).pairs[-1] == Pair(3)
        assert "5.4 rest_met_defaulter" in reasons(tournament, 3)


@pytest.mark.article("fmjd-1986 8.5")
class Test_8_5_free_points_only_once:
    def test_a_forfeit_win_is_passed_over(self):
        # 7 is last with the two points of a forfeit win
        rounds = "1-2:= 3-4:= 5-6:= 7-8:+", "1-3:= 2-5:= 4-6:=", "1-4:= 2-6:= 3-5:="
        tournament = away(event(8, *rounds), 8)
        assert pairing(tournament).pairs[-1] == Pair(6)
        assert "8.5 has_forfeit_win" in reasons(tournament, 7)

    def test_as_long_as_somebody_else_can_rest(self):
        tournament = event(3, "1-2:+ 3:U", no_bye=frozenset({2}))
        assert pairing(tournament).pairs[-1] == Pair(1)
        assert "5.4 rest_forfeit" in reasons(tournament, 1)


@pytest.mark.article("fmjd-1986 8.6")
class Test_8_6_withdrawn_participants:
    def test_they_are_not_ranked(self):
        assert [e.id for e in ranking(away(event(4, "1-3:1 2-4:1"), 1, 4))] == [2, 3]

    def test_nor_do_they_move_the_median(self):
        tournament = grouped([1, 2], [3, 4], [5, 6])
        steps = pairing(away(tournament, 5, 6)).steps
        assert [s.bracket for s in steps if s.message == "group_median"] == [1]


@pytest.mark.article("fmjd-1986 8.7")
class Test_8_7_points_stand:
    def test_points_against_a_withdrawn_opponent_count(self):
        tournament = away(event(4, "1-3:1 2-4:0"), 4)
        ranked = {e.id: e for e in ranking(tournament)}
        assert ranked[1].points == 20
        assert ranked[2].solkoff == 20  # 4 keeps the points made
        assert totals(tournament, 1)[4] == 20

    def test_points_for_a_missed_round_count_whether_it_is_marked_or_left_blank(self):
        scale = replace(SCALE, absent=10)
        blank = Tournament((*event(2, "1-2:1").players, Player(3)), Settings(scoring=scale))
        assert totals(blank, 1)[3] == {e.id: e for e in ranking(blank)}[3].points == 10


@pytest.mark.article("fmjd-1986 8.8")
class Test_8_8_adjourned_games:
    def test_an_unfinished_game_counts_as_a_draw(self):
        open_game = event(4, "1-3:* 2-4:1")
        drawn = event(4, "1-3:= 2-4:1")
        assert adjourned_as_draws(open_game) == drawn
        assert pairing(open_game).pairs == pairing(drawn).pairs
        assert "8.8 adjourned" in reasons(open_game, 3)

    def test_the_two_have_met(self):
        with pytest.raises(NoPairing):
            pairing(event(2, "1-2:*"))


@pytest.mark.article("fmjd-1986 9.1.1")
class Test_9_1_1_quarters_in_round_1:
    def test_first_packet_against_second_third_against_fourth(self):
        tournament = event(13, acceleration="quart", rounds=7)
        expected = [(1, 4), (2, 5), (3, 6), (7, 10), (8, 11), (9, 12), (13,)]
        assert pairs(tournament) == pairs(tournament, LOTS) == meeting(*expected)
        assert "9.1.1 pair" in reasons(tournament, 1) & reasons(tournament, 1, LOTS)

    def test_ten_are_three_three_two_two(self):
        tournament = event(10, acceleration="quart", rounds=5)
        assert pairs(tournament) == meeting((1, 4), (2, 5), (3, 6), (7, 9), (8, 10))


def all_won(rounds: int | None, **settings: Any) -> Tournament:
    """Sixteen players after round 1: 1 to 8 have won, 9 to 16 lost."""
    games = " ".join(f"{n}-{17 - n}:1" for n in range(1, 9))
    return event(16, games, rounds=rounds, **settings)


@pytest.mark.article("fmjd-1986 9.1.2")
class Test_9_1_2_quarters_later:
    def test_while_full_scores_are_more_than_rounds_left(self):
        # eight full scores, seven rounds left: quarters by number in both groups
        tournament = all_won(8, acceleration="quart")
        top = meeting((1, 3), (2, 4), (5, 7), (6, 8))
        below = meeting((9, 11), (10, 12), (13, 15), (14, 16))
        assert pairs(tournament) == pairs(tournament, LOTS) == top | below

    def test_not_if_they_are_as_many(self):
        tournament = all_won(9, acceleration="quart")
        assert meeting((1, 5), (2, 6), (3, 7), (4, 8)) <= pairs(tournament)
        assert any(s.message == "quart_over" for s in pairing(tournament).steps)

    def test_groups_further_down_follow_the_base_system(self):
        # full scores 1-4, one round left; draws 5-8 are the next group, 9-12 the base system
        tournament = event(12, "1-9:1 2-10:1 3-11:1 4-12:1 5-7:= 6-8:=", rounds=2, acceleration="quart")
        assert meeting((1, 2), (3, 4), (5, 6), (7, 8), (9, 11), (10, 12)) == pairs(tournament)

    def test_the_split_is_dropped_if_a_section_cannot_be_paired(self):
        tournament = all_won(8, acceleration="quart", forbidden=((1, 2), (1, 3), (1, 4)))
        assert meeting((1, 5)) <= pairs(tournament)
        assert any(s.message == "quarters_dropped" for s in pairing(tournament).steps)

    def test_the_number_of_rounds_must_be_known(self):
        with pytest.raises(BadInput, match="needs the number of rounds"):
            pairing(all_won(None, acceleration="quart"))


@pytest.mark.article("fmjd-1986 9.2.1", "fmjd-1986 9.2.2")
class Test_9_2_1_packets:
    @pytest.mark.parametrize(("players", "limit"), [(12, 6), (13, 6), (10, 6), (14, 8), (6, 4), (9, 4)])
    def test_four_packets_without_the_rest(self, players, limit):
        tournament = event(players, acceleration="haley")
        credited = [e.id for e in ranking(tournament) if e.points == 20]
        assert credited == list(range(1, limit + 1))


@pytest.mark.article("fmjd-1986 9.2.3")
class Test_9_2_3_haley_round_1:
    def test_sections_a_and_b(self):
        tournament = event(9, acceleration="haley")
        expected = meeting((1, 3), (2, 4), (5, 7), (6, 8), (9,))
        assert pairs(tournament) == pairs(tournament, LOTS) == expected

    def test_colours_by_the_number_in_the_upper_half_of_the_section(self):
        tournament = event(8, acceleration="haley", initial_colour=B)
        assert pairing(tournament).pairs == (Pair(3, 1), Pair(2, 4), Pair(7, 5), Pair(6, 8))


AFTER_HALEY = "1-5:1 2-6:1 3-7:= 4-8:= 9-13:1 10-14:1 11-15:= 12-16:1"


@pytest.mark.article("fmjd-1986 9.2.4")
class Test_9_2_4_haley_round_2:
    def test_four_three_two_against_two_one_nothing(self):
        tournament = event(16, AFTER_HALEY, acceleration="haley")
        levels = {e.id: e.points for e in ranking(tournament)}
        assert [levels[n] for n in (1, 3, 5, 9, 11, 13)] == [40, 30, 20, 20, 10, 0]

    def test_somebody_who_missed_round_1_goes_by_his_number(self):
        tournament = event(9, "1-4:1 3-5:1 6-8:1 7-9:1", acceleration="haley")
        assert {e.id: e.points for e in ranking(tournament)}[2] == 20


@pytest.mark.article("fmjd-1986 9.2.5", "fmjd-1986 9.2.6")
class Test_9_2_5_from_top_to_bottom:
    def test_all_groups_downwards(self):
        tournament = event(16, AFTER_HALEY, acceleration="haley")
        kinds = [s.message for s in pairing(tournament).steps if s.message.startswith("group_")]
        assert kinds == ["group_down"] * 5

    def test_losers_of_a_meet_winners_of_b(self):
        tournament = event(16, AFTER_HALEY, acceleration="haley")
        two_points = {5, 6, 9, 10, 12}
        assert len([p for p in pairs(tournament) if p <= two_points]) == 2

    def test_an_odd_group_sends_its_last_down(self):
        tournament = event(16, AFTER_HALEY, acceleration="haley")
        assert any(s.article.endswith("6.1.7") for s in pairing(tournament).steps)


@pytest.mark.article("fmjd-1986 9.2.7")
class Test_9_2_7_from_round_3:
    def test_points_scored_alone(self):
        first, second = AFTER_HALEY, "1-2:1 3-4:1 5-9:1 6-10:1 12-7:= 8-11:1 13-15:1 14-16:1"
        tournament = event(16, first, second, acceleration="haley")
        plain = event(16, first, second)
        assert pairing(tournament).pairs == pairing(plain).pairs


@pytest.mark.article("fmjd-1986 10")
class Test_10_tie_breaks:
    @pytest.mark.parametrize(
        ("parts", "expected"),
        [((), (0, 0, 0)), ((40,), (40, 0, 0)), ((10, 40), (50, 40, 0)), ((30, 10, 60, 20), (120, 110, 50))],
    )
    def test_complete_truncated_and_median(self, parts, expected):
        assert solkoffs(parts) == expected


@pytest.mark.article("fmjd-1986 11.3")
class Test_11_3_report:
    def test_only_special_decisions(self):
        tournament = grouped([1, 2, 3], [4, 5, 6, 7, 8], met=[(1, 2)])
        told = decisions(pairing(tournament))
        assert [(s.article, s.players) for s in told] == [("fmjd-1986 6.1.8", (2, 4))]

    def test_a_quiet_round(self):
        tournament = event(6)
        assert report(tournament, pairing(tournament)).endswith("No special decision was needed.\n")

    def test_text_without_a_table_has_every_decision_reported(self):
        step = Step("titles-2024 1.1", (1,), "same_score")
        assert decisions(RoundPairing(1, (), (step,))) == (step,)

    def test_equal_scores_are_no_decision(self):
        step = Step("fide-2026 C.04.1.5", (1, 2), "same_score")
        assert decisions(RoundPairing(1, (), (step,))) == ()

    @pytest.mark.parametrize(
        ("language", "words"), [("en", "because 3 P3 cannot"), ("fr", "pas possible pour 3 P3")]
    )
    def test_in_both_languages(self, language, words):
        tournament = grouped([1, 2, 3], [4, 5, 6, 7, 8], met=[(1, 2)])
        told = report(tournament, pairing(tournament), language)
        assert "[6.1.8]" in told
        assert words in told


@pytest.mark.article("fmjd-1986 annex")
class Test_annex_model_of_the_card:
    def test_head_rounds_final_scores_and_tie_breaks(self):
        card = pairing_card(THREE_ROUNDS, 2)
        assert [x.final for x in card.lines] == [20, 30, 0]
        assert (card.solkoff, card.truncated, card.median) == (50, 50, 20)

    def test_as_text(self):
        card = render(card_sheet(pairing_card(THREE_ROUNDS, 5)), width=120)
        assert card.splitlines()[0] == "Pairing card – No. 5 P5"
        assert "rest" in card
        assert "2f" in card
        assert "Solkoff 3 " in card.splitlines()[-1]

    def test_in_french(self):
        card = render(card_sheet(pairing_card(THREE_ROUNDS, 5), "fr"), width=120)
        assert "Fiche d'appariement" in card
        assert "repos" in card
        assert "Solkoff médian" in card

    def test_as_html(self):
        page = render(card_sheet(pairing_card(THREE_ROUNDS, 5), "fr"), "html")
        assert "<td>Noir</td>" in page
        assert "<title>Fiche d&#39;appariement" in page

    def test_nobody_under_this_number(self):
        with pytest.raises(BadInput, match="there is no player 9"):
            pairing_card(THREE_ROUNDS, 9)


class Test_the_system_as_a_whole:
    def test_accelerations_it_does_not_know_are_refused(self):
        with pytest.raises(Refused, match="fmjd-1986 does not go with the acceleration degressive"):
            pairing(event(8, acceleration="degressive", rounds=7))

    def test_virtual_points_of_the_file_are_ignored(self):
        tournament = event(8, "1-5:1 2-6:1 3-7:1 4-8:1")
        virtual = replace(tournament.settings, virtual_points=((8, (90, 90)),))
        assert pairing(replace(tournament, settings=virtual)).pairs == pairing(tournament).pairs

    def test_boards_in_the_order_of_the_better_ranked_rest_last(self):
        tournament = event(7, "1-4:1 5-2:0 3-6:= 7:U")
        place = {e.id: n for n, e in enumerate(ranking(tournament))}
        boards = pairing(tournament).pairs
        best = [min(place[id_] for id_ in pair) for pair in boards[:-1]]
        assert best == sorted(best)
        assert boards[-1].black is None

    @pytest.mark.parametrize("key", ["fmjd-1986", LOTS])
    def test_every_pair_has_a_reason_and_a_colour_reason(self, key):
        tournament = event(9, "1-5:1 6-2:= 3-7:0 8-4:1 9:U", "7-1:= 9-8:1 2-6:= 3-4:0 5:U")
        result = system(key).pair(tournament)
        for pair in result.pairs:
            about = [s for s in result.steps if set(s.players) == set(pair)]
            assert len(about) >= (1 if pair.black is None else 2)
            assert len(player_text(tournament, result, pair.white)) < 700

    def test_the_empty_event(self):
        assert pairing(Tournament()).pairs == ()
