"""The Lim system of 2026 (C.04.4.3), article by article.

The procedure is that of the older text, whose tests go further into it; here every article is shown once,
under its number of 2026.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ronde.errors import NoPairing
from ronde.model import Cell, Colour, Player, Result, Scoring, Settings, Tournament
from ronde.rulebook import say
from ronde.systems import system
from tests import lim_events
from tests.lim_events import boards, floaters, level, meetings, mirror, mirrored, paired, told

SYSTEM = system("lim-2026")
OLDER = system("lim")
W, B = Colour.WHITE, Colour.BLACK
MEDIAN = ("5 .5", "6 .5", "7 .5")


def field(*lines: str, **options: Any) -> Tournament:
    """A tournament of the Lim system of 2026."""
    return lim_events.field(*lines, system="lim-2026", **options)


def cited(tournament: Tournament, message: str) -> set[str]:
    """The articles that a sentence of the explanation cites."""
    return {step.article for step in paired(tournament).steps if step.message == message}


def fresh(ratings: list[int], lot: Colour = W, **settings: Any) -> Tournament:
    """A tournament before round 1."""
    players = tuple(Player(n, rating=rating) for n, rating in enumerate(ratings, 1))
    return Tournament(players, Settings("lim-2026", 9, initial_colour=lot, **settings))


# ---- 1 -------------------------------------------------------------------------------------------


@pytest.mark.article("lim-2026 1.1")
class Test_1_1_the_bye:
    LINES = ("1 1 wb", "2 1 bw", "3 1 wb", "4 1 bw")

    def test_largest_number_of_the_lowest_group(self) -> None:
        tournament = field("1 1 w", "2 1 b", "3 0 w", "4 0 b", "5 .5 w")
        assert boards(tournament)[-1] == "4"
        assert cited(tournament, "bye") == {"lim-2026 1.1"}

    @pytest.mark.parametrize(
        ("codes", "bye"),
        [("UZ", 4), ("FZ", 4), ("+Z", 4), ("HZ", 5), ("HH", 5), ("-Z", 5), ("ZZ", 5)],
    )
    def test_not_after_the_bye_or_the_points_of_a_win_without_playing(self, codes: str, bye: int) -> None:
        players = field(*self.LINES, after=2).players
        five = []
        for round_, code in enumerate(codes, 1):
            paired_with = 901 + 2 * (round_ - 1) if code in "+-" else None
            five.append(Cell(paired_with, W if paired_with else None, Result(code)))
            if paired_with:
                reply = Cell(5, B, Result("-" if code == "+" else "+"))
                other = paired_with + 1
                cells = {paired_with: reply, other: Cell(result=Result.PAIRING_BYE)}
                players = tuple(p.with_cell(round_, cells[p.id]) if p.id in cells else p for p in players)
        virtual = ((5, (0, 0, -30)),)  # the lowest group, whatever the points were
        settings = replace(field(*self.LINES, after=2).settings, virtual_points=virtual)
        tournament = Tournament((*players, Player(5, cells=tuple(five))), settings)
        assert boards(tournament)[-1] == str(bye)
        assert told(tournament, "bye_given") == ([(4,)] if bye == 4 else [])

    def test_a_bye_worth_less_than_a_win_bars_too(self) -> None:
        half = Scoring(pairing_bye=5)
        cells = (Cell(result=Result.PAIRING_BYE),)
        tournament = field("1 1 w", "2 1 b", "3 1 w", "4 1 b", scoring=half)
        tournament = replace(tournament, players=(*tournament.players, Player(5, cells=cells)))
        assert boards(tournament)[-1] == "4"

    def test_half_points_barred_by_the_older_text_only(self) -> None:
        lines = ("1 1 w", "2 1 b", "3 .5 w", "4 .5 b", "5 .5")  # 5 had half a point without playing
        assert boards(field(*lines))[-1] == "5"
        assert boards(lim_events.field(*lines))[-1] == "4"

    def test_not_if_the_others_need_the_player(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 1 w", "4 1 b", "5 0 w"]
        tournament = field(*lines, apart=["1-2", "1-3", "1-4"])
        assert boards(tournament)[-1] == "4"
        assert cited(tournament, "bye_needed") == {"lim-2026 1.1"}

    def test_nobody_left_for_it(self) -> None:
        with pytest.raises(NoPairing, match="bye"):
            paired(field("1 1", "2 1", "3 1"))


# ---- 2 -------------------------------------------------------------------------------------------


@pytest.mark.article("lim-2026 2.1")
class Test_2_1_compatible:
    @pytest.mark.parametrize(
        ("a", "b", "met"), [("ww", "bb", True), ("ww", "ww", False), ("wwbw", "ww", False)]
    )
    def test_colours(self, a: str, b: str, met: bool) -> None:
        tournament = field(f"1 4 {a}", f"2 4 {b}", "3 2", "4 2", after=4)
        assert ("1-2" in meetings(tournament)) is met

    def test_not_again(self) -> None:
        tournament = field(*level("1", range(1, 5)), apart=["1-3"])
        assert meetings(tournament) == ["1-4", "2-3"]
        assert cited(tournament, "passed_forbidden") == {"lim-2026 2.1"}


@pytest.mark.article("lim-2026 2.2", "lim-2026 8")
class Test_2_2_order_of_groups:
    def test_from_both_ends_to_the_median(self) -> None:
        points = ["4", "3.5", "2", "1.5", "1", "0"]
        lines = [line for n, p in enumerate(points) for line in level(p, (2 * n + 1, 2 * n + 2))]
        steps = paired(field(*lines, after=4)).steps
        groups = [dict(step.values)["points"] for step in steps if step.article == "lim-2026 2.2"]
        assert groups == [40, 35, 0, 10, 15, 20]

    def test_second_round(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 .5 w", "4 .5 b", "5 0 w", "6 0 b"]
        steps = [step for step in paired(field(*lines)).steps if step.message.startswith("group_")]
        assert [step.message for step in steps] == ["group_down", "group_up", "group_median"]

    def test_virtual_points_make_the_groups_and_the_boards(self) -> None:
        virtual = tuple((id_, (0, 10)) for id_ in range(5, 9))
        tournament = field(*level("0", range(1, 9)), virtual_points=virtual)
        assert meetings(tournament) == ["1-3", "2-4", "5-7", "6-8"]
        assert boards(tournament)[0] in ("5-7", "7-5")


@pytest.mark.article(
    "lim-2026 2.3", "lim-2026 2.3.1", "lim-2026 2.3.2", "lim-2026 2.3.3", "lim-2026 2.3.4", "lim-2026 3.1"
)
class Test_2_3_who_must_leave:
    def test_alone(self) -> None:
        assert cited(field("1 1", "2 .5"), "float_alone") == {"lim-2026 2.3"}

    def test_has_met_everybody(self) -> None:
        cells = {1: Cell(2, W, Result.DRAW), 2: Cell(1, B, Result.DRAW)}
        cells |= {3: Cell(4, W, Result.LOSS), 4: Cell(3, B, Result.LOSS)}
        virtual = ((1, (0, 10)), (2, (0, 10)))
        settings = Settings("lim-2026", 9, virtual_points=virtual)
        tournament = Tournament(tuple(Player(n, cells=(cells[n],)) for n in cells), settings)
        assert floaters(tournament)[:2] == [1, 2]
        assert cited(tournament, "float_met") == {"lim-2026 2.3.1"}

    @pytest.mark.parametrize(("past", "article"), [("wwbw", "2.3.2"), ("bww", "2.3.3")])
    def test_colours_leave_nobody(self, past: str, article: str) -> None:
        tournament = field(f"1 4 {past}", f"2 4 {past}", "3 2", "4 2", after=4)
        assert floaters(tournament) == [1, 2]
        assert cited(tournament, "float_barred") == {f"lim-2026 {article}"}

    def test_one_more_makes_the_number_even(self) -> None:
        assert floaters(field(*level("1", (1, 2, 3)), *level(".5", (4,)))) == [3]


@pytest.mark.article("lim-2026 2.4")
class Test_2_4_proposed_pairings:
    @pytest.mark.parametrize(("points", "after"), [("1", 1), ("0", 1), ("1", 2)])
    def test_first_half_against_second_half(self, points: str, after: int) -> None:
        tournament = field(*level(points, range(1, 9)), after=after)
        assert meetings(tournament) == ["1-5", "2-6", "3-7", "4-8"]
        assert cited(tournament, "pair_proposed") == {"lim-2026 2.4"}


@pytest.mark.article("lim-2026 2.5")
class Test_2_5_exchanges:
    def test_who_may_not_meet(self) -> None:
        tournament = field(*level("1", range(1, 9)), apart=["2-6"])
        assert meetings(tournament) == ["1-5", "2-7", "3-6", "4-8"]

    def test_colours(self) -> None:
        assert meetings(field("1 1 w", "2 1 b", "3 1 w", "4 1 b")) == ["1-4", "2-3"]


@pytest.mark.article("lim-2026 2.6", "lim-2026 2.6.1", "lim-2026 2.6.2")
class Test_2_6_blocked_median:
    def test_more_from_above_undo_below(self) -> None:
        lines = [*level("1", (1, 2, 3)), *level(".5", (4,)), *level("0", (5, 6))]
        tournament = field(*lines, apart=["3-4", "1-4", "2-4"])
        assert meetings(tournament) == ["1-2", "3-5", "4-6"]
        assert cited(tournament, "undone_below") == {"lim-2026 2.6.1"}

    def test_otherwise_undo_above(self) -> None:
        lines = [*level("1", (1, 2)), *level(".5", (3, 4)), *level("0", (5, 6))]
        tournament = field(*lines, apart=["3-4"])
        assert meetings(tournament) == ["1-3", "2-4", "5-6"]
        assert cited(tournament, "undone_above") == {"lim-2026 2.6.2"}


# ---- 3 -------------------------------------------------------------------------------------------


@pytest.mark.article("lim-2026 3.2.1", "lim-2026 3.5")
class Test_3_2_1_where_floaters_go:
    def test_one_group_and_further_if_need_be(self) -> None:
        lines = ["1 2", *level("1.5", (2, 3)), *level("1", (4, 5, 6))]
        assert floaters(field(*lines, after=2))[0] == 1
        tournament = field(*lines, after=2, apart=["1-2", "1-3"])
        assert floaters(tournament) == [1, 1]
        assert meetings(tournament) == ["1-4", "2-3", "5-6"]
        assert cited(tournament, "float_kept") == {"lim-2026 3.5"}


@pytest.mark.article("lim-2026 3.2.2", "lim-2026 3.2.3", "lim-2026 3.2.4")
class Test_3_2_making_a_group_even:
    @pytest.mark.parametrize(("colours", "floater"), [("bbw", 2), ("wwb", 2), ("bwb", 3), ("www", 3)])
    def test_who_levels_the_colours(self, colours: str, floater: int) -> None:
        lines = [f"{n} 1 {colour}" for n, colour in enumerate(colours, 1)]
        tournament = field(*lines, *MEDIAN)
        assert floaters(tournament) == [floater]
        assert cited(tournament, "float_colour") == {"lim-2026 3.2.2"}
        assert floaters(field(*mirror([*lines, *MEDIAN]))) == [11 - floater]

    def test_equal_numbers_the_last_one(self) -> None:
        tournament = field("1 1 w", "2 1 b", "3 1", *MEDIAN)
        assert floaters(tournament) == [3]
        assert cited(tournament, "float_last") == {"lim-2026 3.2.4"}

    @pytest.mark.parametrize(("rating", "floater"), [(1900, 2), (1899, 3)])
    def test_maxi_within_100_points_of_the_last_one(self, rating: int, floater: int) -> None:
        lines = ["1 1 b", "2 1 b @2000", f"3 1 w @{rating}", *MEDIAN]
        tournament = field(*lines, maxi=True)
        assert floaters(tournament) == [floater]
        assert cited(tournament, "float_maxi") == ({"lim-2026 3.2.3"} if floater == 3 else set())
        assert cited(tournament, "maxi") == {"lim-2026 3.2.3"}


@pytest.mark.article("lim-2026 3.3", "lim-2026 3.4")
class Test_3_3_4_an_opponent_next_door:
    LINES = (*level("1", (1, 2, 3)), *level(".5", (4, 5, 6)))

    def test_down(self) -> None:
        tournament = field(*self.LINES, apart=["3-4", "3-5", "3-6"])
        assert floaters(tournament) == [2]
        assert cited(tournament, "spared_lonely") == {"lim-2026 3.3"}

    def test_up(self) -> None:
        tournament = field(*mirror(self.LINES), apart=mirrored(["3-4", "3-5", "3-6"]))
        assert floaters(tournament) == [9]
        assert cited(tournament, "spared_lonely") == {"lim-2026 3.4"}


@pytest.mark.article("lim-2026 3.6", "lim-2026 3.7")
class Test_3_6_7_order_of_floaters:
    def test_the_highest_score_first(self) -> None:
        tournament = field("1 1.5", "2 2", "3 1", "4 1", after=2, apart=["1-2"])
        assert told(tournament, "pair_floater") == [(2, 3), (1, 4)]

    def test_from_below_the_lowest_score_first(self) -> None:
        tournament = field("4 .5", "3 0", "1 1", "2 1", after=2, apart=["3-4"])
        assert told(tournament, "pair_floater") == [(3, 1), (4, 2)]

    def test_in_the_median_from_above_then_from_below(self) -> None:
        assert told(field("3 1", "4 0", "1 .5", "2 .5"), "pair_floater") == [(3, 1), (4, 2)]
        tournament = field("1 1", "2 0")
        assert cited(tournament, "pair_floaters") == {"lim-2026 3.6"}


@pytest.mark.article("lim-2026 3.8")
class Test_3_8_opponent_of_a_floater:
    def test_the_first_who_is_due_the_other_colour(self) -> None:
        tournament = field("1 1 w", "2 .5 w", "3 .5 b", "4 .5 b")
        assert told(tournament, "pair_floater") == [(1, 3)]
        assert cited(tournament, "pair_floater") == {"lim-2026 3.8"}
        assert cited(tournament, "passed_clash_floater") == {"lim-2026 3.8"}

    def test_going_up_the_largest_number(self) -> None:
        lines = ["9 0 w", "8 1 w", "7 1 b", "6 1 b", "5 1 w", "4 1 b"]
        assert told(field(*lines, after=3), "pair_floater") == [(9, 7)]

    @pytest.mark.parametrize(("rating", "message"), [(1900, "pair_floater"), (1899, "pair_floater_clash")])
    def test_maxi(self, rating: int, message: str) -> None:
        lines = ["1 1 w", "2 .5 w @2000", f"3 .5 b @{rating}", "4 .5 b @1500"]
        assert len(told(field(*lines, maxi=True), message)) == 1


@pytest.mark.article("lim-2026 3.9")
class Test_3_9_types:
    LINES = ("9 2", "1 1.5", "2 1.5", "3 1", "4 1", "5 1")

    def test_residents_before_those_who_floated_in(self) -> None:
        tournament = field(*self.LINES, after=2)
        assert floaters(tournament) == [9, 2]
        assert cited(tournament, "spared_incoming") == {"lim-2026 3.9"}

    def test_who_floated_in_if_nobody_else_can(self) -> None:
        assert floaters(field(*self.LINES, after=2, apart=["1-9", "2-9"])) == [9, 9]


@pytest.mark.article("lim-2026 3.10", "lim-2026 3.10.1", "lim-2026 3.10.2")
class Test_3_10_not_twice_running:
    LINES = ("1 2 wb", "2 2 wb", "3 2 wb v", "4 1", "5 1", "6 1")

    def test_who_floated_is_spared(self) -> None:
        tournament = field(*self.LINES, after=2)
        assert floaters(tournament) == [2]
        assert cited(tournament, "spared_floated") == {"lim-2026 3.10"}

    def test_not_at_the_price_of_a_floater_without_opponent(self) -> None:
        apart = [f"{a}-{b}" for a in (1, 2) for b in (4, 5, 6)]
        assert floaters(field(*self.LINES, after=2, apart=apart))[0] == 3

    def test_not_at_the_price_of_a_pair(self) -> None:
        tournament = field(*self.LINES, after=2, apart=["1-3", "2-3"])
        assert floaters(tournament) == [3]
        tournament = field(*self.LINES[:2], "3 2 wb v", "7 2 wb", "8 2 wb", *self.LINES[3:], after=2)
        assert floaters(tournament) == [8]


# ---- 4 -------------------------------------------------------------------------------------------

SIX = level("1", range(1, 7))


@pytest.mark.article("lim-2026 4.1", "lim-2026 4.2", "lim-2026 4.3")
class Test_4_exchanges:
    TABLE = (
        ([], ["1-4", "2-5", "3-6"]),
        (["1-4"], ["1-5", "2-4", "3-6"]),
        (["1-4", "1-5"], ["1-6", "2-4", "3-5"]),
        (["1-4", "1-5", "1-6"], ["1-3", "2-5", "4-6"]),
        (["1-4", "1-5", "1-6", "1-3"], ["1-2", "3-5", "4-6"]),
        (["1-4", "1-5", "2-4"], ["1-6", "2-5", "3-4"]),
        (["1-4", "1-5", "2-4", "2-5"], ["1-6", "2-3", "4-5"]),
    )

    @pytest.mark.parametrize(("apart", "expected"), TABLE)
    def test_down(self, apart: list[str], expected: list[str]) -> None:
        tournament = field(*SIX, apart=apart)
        assert meetings(tournament) == expected
        assert cited(tournament, "pair_exchanged") <= {"lim-2026 4.2"}

    @pytest.mark.parametrize(("apart", "expected"), TABLE)
    def test_up_in_the_mirror(self, apart: list[str], expected: list[str]) -> None:
        tournament = field(*mirror(SIX, last=6), apart=mirrored(apart, last=6))
        assert meetings(tournament) == lim_events.in_order(mirrored(expected, last=6))


@pytest.mark.article("lim-2026 4.4")
class Test_4_4_who_finds_nobody:
    """Numbers 1 and 2 may meet nobody but number 6."""

    APART = tuple(f"{a}-{b}" for a in (1, 2) for b in (2, 3, 4, 5, 7) if a < b)

    def test_in_an_odd_group_in_the_place_of_the_floater(self) -> None:
        lines = [*level("1", range(1, 8)), *level(".5", (8, 9, 10))]
        tournament = field(*lines, apart=self.APART)
        assert meetings(tournament) == ["1-6", "2-8", "3-5", "4-7", "9-10"]
        assert cited(tournament, "spared_needed_many") == {"lim-2026 4.4"}

    def test_in_an_even_group_with_the_last_one_left(self) -> None:
        lines = [*SIX, *level(".5", (8, 9))]
        tournament = field(*lines, apart=[pair for pair in self.APART if not pair.endswith("-7")])
        assert floaters(tournament) == [5, 2]
        assert cited(tournament, "float_rest") == {"lim-2026 4.4"}


# ---- 5 -------------------------------------------------------------------------------------------


@pytest.mark.article("lim-2026 5.1", "lim-2026 5.1.1", "lim-2026 5.1.2", "lim-2026 5.5", "lim-2026 5.6")
class Test_5_1_due_colours:
    @pytest.mark.parametrize(
        ("past", "white", "message", "article"),
        [
            ("wb", True, "due_alternate", "5.5"),
            ("wwb", False, "due_more", "5.6"),
            ("wbw", False, "due_more", "5.6"),
            ("bbw", True, "due_more", "5.6"),
        ],
    )
    def test_what_is_due(self, past: str, white: bool, message: str, article: str) -> None:
        tournament = field(f"1 1 {past}", "2 1", after=4)
        assert boards(tournament) == ["1-2" if white else "2-1"]
        assert cited(tournament, message) == {f"lim-2026 {article}"}
        assert cited(tournament, "colour_one") == {"lim-2026 5.1"}

    @pytest.mark.parametrize(
        ("past", "message", "article"),
        [("ww", "colour_limit_row", "5.3"), ("wwbw", "colour_limit_balance", "5.1.2")],
    )
    def test_what_is_compulsory(self, past: str, message: str, article: str) -> None:
        tournament = field(f"1 1 {past}", "2 1 bw", after=4)
        assert boards(tournament) == ["2-1"]
        assert cited(tournament, message) == {f"lim-2026 {article}"}


@pytest.mark.article("lim-2026 5.2")
class Test_5_2_second_scrutiny:
    def test_the_earliest_of_the_pairings_with_the_fewest_clashes(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 1 w", "4 1 w", "5 1 b", "6 1 w"]
        tournament = field(*lines)
        assert meetings(tournament) == ["1-4", "2-6", "3-5"]
        assert cited(field("1 1 w", "2 1 b", "3 1 w", "4 1 b"), "passed_clash") == {"lim-2026 5.2"}


@pytest.mark.article("lim-2026 5.3")
class Test_5_3_twice_the_same_colour:
    def test_both_float(self) -> None:
        assert floaters(field("1 2 ww", "2 2 ww", "3 1", "4 1", after=2)) == [1, 2]


@pytest.mark.article("lim-2026 5.4")
class Test_5_4_the_same_colour_last_time:
    def test_the_first_difference_going_back(self) -> None:
        tournament = field("1 2 wbwb", "2 2 bwwb", after=4)
        assert boards(tournament) == ["1-2"]
        assert cited(tournament, "colour_past") == {"lim-2026 5.4"}

    @pytest.mark.parametrize(("points", "expected"), [("2", "1-2"), ("1", "1-2"), ("0", "2-1")])
    def test_identical_histories(self, points: str, expected: str) -> None:
        assert boards(field(f"1 {points} wb", f"2 {points} wb", after=2)) == [expected]


@pytest.mark.article("lim-2026 5.7")
class Test_5_7_maxi_exchanges:
    @pytest.mark.parametrize(("gap", "expected"), [(100, ["1-4", "2-3"]), (101, ["1-3", "2-4"])])
    def test_within_100_points(self, gap: int, expected: list[str]) -> None:
        lines = ["1 1 w @2400", "2 1 b @2350", "3 1 w @2300", f"4 1 b @{2300 - gap}"]
        assert meetings(field(*lines)) == ["1-4", "2-3"]
        assert meetings(field(*lines, maxi=True)) == expected


# ---- 6, 7 ----------------------------------------------------------------------------------------


@pytest.mark.article("lim-2026 6")
class Test_6_last_round:
    LINES = ("1 2 ww", "2 2 ww", "3 1", "4 1")

    def test_equal_scores_before_colours(self) -> None:
        assert meetings(field(*self.LINES, after=2)) == ["1-3", "2-4"]
        last = field(*self.LINES, after=2, rounds=3)
        assert meetings(last) == ["1-2", "3-4"]
        assert cited(last, "broken") == cited(last, "relaxed") == {"lim-2026 6"}

    def test_not_for_different_scores(self) -> None:
        assert meetings(field("1 2 ww", "2 1.5 ww", "3 1", "4 1", after=2, rounds=3)) == ["1-3", "2-4"]


@pytest.mark.article("lim-2026 7.1")
class Test_7_1_bye_of_the_first_round:
    def test_the_lowest_rated(self) -> None:
        tournament = fresh([2000, 1500, 1800, 1700, 1600])
        assert boards(tournament)[-1] == "2"
        assert cited(tournament, "bye_by_rating") == {"lim-2026 7.1"}
        older = replace(tournament, settings=replace(tournament.settings, system="lim"))
        assert boards(older)[-1] == "5"

    def test_of_equal_ratings_the_largest_number(self) -> None:
        assert boards(fresh([2000, 1500, 1800, 1500, 1600]))[-1] == "4"

    def test_in_later_rounds_the_score_counts(self) -> None:
        assert boards(field("1 0 w @2500", "2 1 b @1000", "3 1 w @1000"))[-1] == "1"


@pytest.mark.article("lim-2026 7.2")
class Test_7_2_colours_of_the_first_round:
    @pytest.mark.parametrize(("lot", "first"), [(W, ["1-21", "22-2", "3-23"]), (B, ["21-1", "2-22", "23-3"])])
    def test_forty_players(self, lot: Colour, first: list[str]) -> None:
        tournament = fresh([2000] * 40, lot)
        assert boards(tournament)[:3] == first
        assert cited(tournament, "colour_lot_odd") == {"lim-2026 7.2"}


# ---- Words ---------------------------------------------------------------------------------------


def test_the_words_of_the_bye() -> None:
    tournament = fresh([2000, 1500, 1800])
    step = next(step for step in paired(tournament).steps if step.message == "bye_by_rating")
    assert say(step, "en", {2: "Bo"}).endswith("2 Bo has the lowest rating of those who can have the bye.")
    assert "2 Bo" in say(step, "fr", {2: "Bo"})
