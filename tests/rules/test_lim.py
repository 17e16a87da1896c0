"""The Lim system (C.04.3.2), article by article."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from ronde.errors import NoPairing
from ronde.matching.perfect import PerfectMatching
from ronde.model import ABSENT, BYE, Cell, Colour, Player, Result, Settings, Tournament
from ronde.rulebook import say
from ronde.systems.lim import SYSTEM
from ronde.systems.lim.candidates import close_to, first_in_order
from ronde.systems.lim.facts import Reason, compatible, due_colour, everybody_compatible, limits, read
from ronde.systems.lim.floaters import NextDoor, floated_before, order_of_floaters
from ronde.systems.lim.procedure import Blockade
from tests.lim_events import boards, field, floaters, in_order, level, meetings, mirror, mirrored, told

W, B = Colour.WHITE, Colour.BLACK


# ---- 8 -------------------------------------------------------------------------------------------


@pytest.mark.article("lim 8.1", "lim 15.2")
class Test_8_1_the_bye:
    def test_largest_number_of_the_lowest_group(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 0 w", "4 0 b", "5 .5 w"]
        assert boards(field(*lines))[-1] == "4"

    def test_not_after_points_without_playing(self) -> None:
        lines = ["1 1 wb", "2 1 bw", "3 1 wb", "4 1 bw"]
        assert boards(field(*lines, "5 1 wb", after=2))[-1] == "5"
        tournament = field(*lines, "5 1", after=2)
        assert boards(tournament)[-1] == "4"
        assert told(tournament, "bye_given") == [(4,)]

    def test_not_if_the_others_need_him(self) -> None:
        apart = ["1-2", "1-3", "1-4"]  # number 1 can only meet number 5
        lines = ["1 1 w", "2 1 b", "3 1 w", "4 1 b", "5 0 w"]
        assert boards(field(*lines, apart=apart))[-1] == "4"
        assert told(field(*lines, apart=apart), "bye_needed") == [(4,)]

    def test_not_if_the_arbiter_keeps_him_from_it(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 0 w", "4 0 b", "5 0 w"]
        assert boards(field(*lines, no_bye=frozenset({5})))[-1] == "4"

    def test_nobody_left_for_it(self) -> None:
        with pytest.raises(NoPairing, match="bye"):
            SYSTEM.pair(field("1 1", "2 1", "3 1"))

    def test_virtual_points_count_for_the_lowest_group(self) -> None:
        lines = ["1 0 w", "2 0 b", "3 1 w", "4 1 b", "5 1 w"]
        assert boards(field(*lines))[-1] == "2"
        assert boards(field(*lines, virtual_points=((1, (0, 20)), (2, (0, 20)))))[-1] == "5"


# ---- 9 -------------------------------------------------------------------------------------------


def may_meet(tournament: Tournament, a: int, b: int, relaxed: bool = False) -> bool:
    return bool(compatible(read(tournament), [a, b], relaxed)[0])


@pytest.mark.article("lim 9.1")
class Test_9_1_compatible:
    @pytest.mark.parametrize(
        ("a", "b", "allowed"),
        [
            ("ww", "bb", True),
            ("ww", "w", True),
            ("ww", "ww", False),
            ("bb", "wbb", False),
            ("wwbw", "wwbw", False),
            ("wwbw", "wb", True),
            ("wwbwb", "ww", True),
            ("", "", True),
        ],
    )
    def test_colours(self, a: str, b: str, allowed: bool) -> None:
        tournament = field(f"1 2 {a}", f"2 2 {b}", after=5)
        assert may_meet(tournament, 1, 2) is may_meet(tournament, 2, 1) is allowed

    def test_not_again(self) -> None:
        games = {1: Cell(2, W, Result.WIN), 2: Cell(1, B, Result.LOSS)}
        tournament = Tournament((Player(1), Player(2))).with_round(games)
        assert not may_meet(tournament, 1, 2)

    def test_a_forfeited_game_may_be_played(self) -> None:
        games = {1: Cell(2, W, Result.FORFEIT_WIN), 2: Cell(1, B, Result.FORFEIT_LOSS)}
        tournament = Tournament((Player(1), Player(2))).with_round(games)
        assert may_meet(tournament, 1, 2)
        assert boards(tournament) == ["1-2"]

    def test_who_is_kept_apart_has_not_met(self) -> None:
        games = {
            1: Cell(2, W, Result.FORFEIT_WIN), 2: Cell(1, B, Result.FORFEIT_LOSS),
            3: Cell(4, W, Result.WIN), 4: Cell(3, B, Result.LOSS),
        }  # fmt: skip
        apart = Settings(forbidden=((1, 2), (1, 3), (2, 4)))
        tournament = Tournament(tuple(Player(n) for n in range(1, 5)), apart).with_round(games)
        reasons = {(a, b): read(tournament).not_again(a, b) for a, b in ((1, 2), (3, 1), (3, 4))}
        assert reasons == {(1, 2): Reason.FORBIDDEN, (3, 1): Reason.FORBIDDEN, (3, 4): Reason.MET}

    def test_no_legal_pairing(self) -> None:
        with pytest.raises(NoPairing) as caught:
            SYSTEM.pair(field("1 1 ww", "2 1 ww", after=2))
        assert set(caught.value.players) <= {1, 2}


@pytest.mark.article("lim 9.2", "lim 15.1")
class Test_9_2_order_of_groups:
    def test_from_both_ends_to_the_median(self) -> None:
        points = ["4", "3.5", "2", "1.5", "1", "0"]
        lines = [line for n, p in enumerate(points) for line in level(p, (2 * n + 1, 2 * n + 2))]
        pairing = SYSTEM.pair(field(*lines, after=4))
        groups = [dict(step.values)["points"] for step in pairing.steps if step.article == "lim 9.2"]
        assert groups == [40, 35, 0, 10, 15, 20]

    def test_the_median_is_half_of_the_points_that_could_be_won(self) -> None:
        tournament = field("1 1 w", "2 1 b", "3 .5 w", "4 .5 b")
        last = [step for step in SYSTEM.pair(tournament).steps if step.message == "group_median"]
        assert dict(last[0].values)["points"] == 5

    def test_virtual_points_make_the_groups(self) -> None:
        lines = level("0", range(1, 9))
        virtual = tuple((id_, (0, 10)) for id_ in range(1, 5))
        assert meetings(field(*lines, virtual_points=virtual)) == ["1-3", "2-4", "5-7", "6-8"]
        assert told(field(*lines, virtual_points=virtual), "virtual") == [()]

    @pytest.mark.parametrize("acceleration", ["haley", "haley-3", "haley-soft", "baku"])
    def test_accelerated_first_round(self, acceleration: str) -> None:
        tournament = fresh(16, W)
        tournament = replace(tournament, settings=replace(tournament.settings, acceleration=acceleration))
        assert acceleration in SYSTEM.accelerations
        assert sorted(meetings(tournament)) == in_order(
            ["1-5", "2-6", "3-7", "4-8", "9-13", "10-14", "11-15", "12-16"]
        )

    def test_floaters_of_both_sides_meet_in_an_empty_median(self) -> None:
        tournament = field("1 1", "2 0")
        assert boards(tournament) == ["1-2"]
        assert told(tournament, "pair_floaters") == [(1, 2)]


@pytest.mark.article("lim 9.3", "lim 10.1")
class Test_9_3_who_must_leave:
    def test_has_met_everybody(self) -> None:
        cells = {1: Cell(2, W, Result.DRAW), 2: Cell(1, B, Result.DRAW)}
        cells |= {3: Cell(4, W, Result.LOSS), 4: Cell(3, B, Result.LOSS)}
        tournament = Tournament(tuple(Player(n, cells=(cells[n],)) for n in cells), Settings(rounds=9))
        two = replace(tournament.settings, virtual_points=((1, (0, 10)), (2, (0, 10))))
        tournament = replace(tournament, settings=two)
        assert floaters(tournament)[:2] == [1, 2]
        assert told(tournament, "float_met")[:2] == [(1,), (2,)]

    def test_the_arbiter_leaves_him_nobody(self) -> None:
        lines = [*level("1", range(1, 5)), *level(".5", (5, 6, 7, 8))]
        tournament = field(*lines, apart=["2-1", "2-3", "2-4"])
        assert floaters(tournament) == [2, 4]
        assert told(tournament, "float_kept") == [(2,)]  # 2 has met nobody

    def test_colours_leave_him_nobody(self) -> None:
        lines = ["1 2 ww", "2 2 ww", "3 2 ww", "4 1", "5 1", "6 1"]
        tournament = field(*lines, after=2)
        assert floaters(tournament) == [1, 2, 3]
        assert told(tournament, "float_barred") == [(1,), (2,), (3,)]

    def test_alone(self) -> None:
        assert told(field("1 1", "2 .5"), "float_alone") == [(1,)]

    def test_an_odd_group(self) -> None:
        tournament = field(*level("1", (1, 2, 3)), *level(".5", (4,)))
        assert floaters(tournament) == [3]
        assert meetings(tournament) == ["1-2", "3-4"]


@pytest.mark.article("lim 9.4")
class Test_9_4_proposed_pairings:
    @pytest.mark.parametrize(("points", "after"), [("1", 1), ("0", 1), ("1", 2)])
    def test_first_half_against_second_half(self, points: str, after: int) -> None:
        tournament = field(*level(points, range(1, 9)), after=after)
        assert meetings(tournament) == ["1-5", "2-6", "3-7", "4-8"]
        assert len(told(tournament, "pair_proposed")) == 3
        assert len(told(tournament, "pair_last")) == 1


@pytest.mark.article("lim 9.5")
class Test_9_5_exchanges:
    def test_who_has_met_is_exchanged(self) -> None:
        tournament = field(*level("1", range(1, 9)), apart=["2-6"])
        assert meetings(tournament) == ["1-5", "2-7", "3-6", "4-8"]

    def test_also_for_colours(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 1 w", "4 1 b"]
        assert meetings(field(*lines)) == ["1-4", "2-3"]


@pytest.mark.article("lim 9.6")
class Test_9_6_blocked_median:
    def test_equal_numbers_of_floaters_undo_above(self) -> None:
        lines = [*level("1", (1, 2)), *level(".5", (3, 4)), *level("0", (5, 6))]
        tournament = field(*lines, apart=["3-4"])
        assert told(tournament, "undone_above") == [(1, 2)]
        assert meetings(tournament) == ["1-3", "2-4", "5-6"]

    def test_more_from_above_undo_below(self) -> None:
        lines = [*level("1", (1, 2, 3)), *level(".5", (4,)), *level("0", (5, 6))]
        tournament = field(*lines, apart=["3-4", "1-4", "2-4"])
        assert told(tournament, "undone_below") == [(6, 5)]
        assert meetings(tournament) == ["1-2", "3-5", "4-6"]

    def test_more_from_below_undo_above(self) -> None:
        lines = [*level("1", (1, 2)), *level(".5", (3,)), *level("0", (4, 5, 6))]
        tournament = field(*lines, apart=["3-4", "3-5", "3-6"])
        assert told(tournament, "undone_above") == [(1, 2)]
        assert meetings(tournament) == ["1-3", "2-4", "5-6"]

    def test_the_other_side_if_nothing_is_left(self) -> None:
        lines = [*level("1", (1, 2, 3)), *level(".5", (4, 5, 6))]
        tournament = field(*lines, apart=["4-5", "4-6", "5-6"])
        assert told(tournament, "undone_above") == [(1, 2)]
        assert meetings(tournament) == ["1-4", "2-5", "3-6"]
        tournament = field(*level(".5", (1, 2)), *level("0", (3, 4)), apart=["1-2"])
        assert told(tournament, "undone_below") == [(4, 3)]
        assert meetings(tournament) == ["1-4", "2-3"]

    def test_the_pair_made_last_is_undone_first(self) -> None:
        lines = [*level("2", (1, 2)), *level("1.5", (3, 4, 5, 6)), *level("1", (7, 8))]
        tournament = field(*lines, after=2, apart=["7-8", "7-6", "8-6", "7-4", "8-4"])
        assert told(tournament, "undone_above") == [(4, 6), (3, 5)]
        assert meetings(tournament) == ["1-2", "3-7", "4-6", "5-8"]

    def test_blocked_or_not(self) -> None:
        lines = [*level("1", (1, 2)), *level(".5", (3, 4))]
        facts = read(field(*lines, apart=["3-4"]))
        median = Blockade(facts, everybody_compatible(facts, sorted(facts.cards), False), [3, 4])
        assert median.is_blocked()
        median.add(1, 2)
        assert not median.is_blocked()


# ---- 10 ------------------------------------------------------------------------------------------


@pytest.mark.article("lim 10.2")
class Test_10_2_making_a_group_even:
    MEDIAN = ("5 .5", "6 .5", "7 .5")

    @pytest.mark.parametrize(
        ("colours", "floater"),
        [("bbw", 2), ("wwb", 2), ("bwb", 3), ("wbb", 3), ("www", 3)],
    )
    def test_who_is_due_the_more_frequent_colour(self, colours: str, floater: int) -> None:
        lines = [f"{n} 1 {colour}" for n, colour in enumerate(colours, 1)]
        assert floaters(field(*lines, *self.MEDIAN)) == [floater]
        assert floaters(field(*mirror([*lines, *self.MEDIAN]))) == [11 - floater]

    def test_equal_the_last_one(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 1"]
        assert floaters(field(*lines, *self.MEDIAN)) == [3]
        assert floaters(field(*mirror([*lines, *self.MEDIAN]))) == [8]
        assert floaters(field("1 1 w", "2 1", "3 1 b", *self.MEDIAN)) == [3]  # not 2, who is due none

    def test_who_is_spared_for_his_colour_is_told(self) -> None:
        tournament = field("1 1 b", "2 1 b", "3 1 w", *self.MEDIAN)
        assert told(tournament, "spared_colour") == [(2,)]
        assert told(tournament, "spared_floated") == []

    @pytest.mark.parametrize(("rating", "floater"), [(1900, 2), (1899, 3)])
    def test_maxi_at_most_100_points_from_the_last_one(self, rating: int, floater: int) -> None:
        lines = ["1 1 b", "2 1 b @2000", f"3 1 w @{rating}", *self.MEDIAN]
        assert floaters(field(*lines)) == [2]
        assert floaters(field(*lines, maxi=True)) == [floater]
        assert floaters(field(*mirror(lines), maxi=True)) == [11 - floater]

    def test_a_maxi_tournament_is_announced(self) -> None:
        assert told(field("1 1", "2 1", maxi=True), "maxi") == [()]
        assert told(field("1 1", "2 1"), "maxi") == []

    def test_also_those_who_floated_in_are_counted(self) -> None:
        lines = ["1 2 bw", "2 1.5 bw", "3 1.5 wb", "4 1", "5 1", "6 1"]
        assert floaters(field(*lines, after=2)) == [1, 2]  # Black is due to 1 and 2
        assert floaters(field("1 2 wb", *lines[1:], after=2)) == [1, 3]


@pytest.mark.article("lim 10.3", "lim 10.4")
class Test_10_3_4_an_opponent_next_door:
    LINES = (*level("1", (1, 2, 3)), *level(".5", (4, 5, 6)))

    @pytest.mark.parametrize(("apart", "floater"), [(["3-4", "3-5"], 3), (["3-4", "3-5", "3-6"], 2)])
    def test_the_last_one_who_has_one(self, apart: list[str], floater: int) -> None:
        assert floaters(field(*self.LINES, apart=apart)) == [floater]
        upside_down = field(*mirror(self.LINES), apart=mirrored(apart))
        assert floaters(upside_down) == [11 - floater]

    def test_after_those_of_the_floaters_before_him(self) -> None:
        lines = [*level("1", (1, 2, 3, 4)), *level(".5", (5, 6))]
        apart = ["1-2", "1-3", "1-4", "1-6", "4-6"]  # 1 must float and needs 5, so 4 has nobody
        assert floaters(field(*lines, apart=apart)) == [1, 3]
        assert floaters(field(*lines, apart=apart[:3] + apart[4:])) == [1, 4]
        upside_down = field(*mirror(lines), apart=mirrored(apart))
        assert floaters(upside_down) == [10, 8]

    def test_only_those_before_him_count(self) -> None:
        tournament = field(*level("1", (1, 2, 3)), *level(".5", (4, 5)), apart=["1-5", "3-5", "2-5"])
        next_door = NextDoor(read(tournament), [4, 5], up=False)
        assert next_door.lonely([1, 3], [2]) == {3}
        assert next_door.lonely([1], [2, 3]) == {3}

    def test_opponents_are_shared_out_as_far_as_they_go(self) -> None:
        tournament = field(*level("1", (1, 2, 3)), *level(".5", (4, 5)), apart=["2-5"])
        next_door = NextDoor(read(tournament), [4, 5], up=False)
        assert next_door.lonely([3], [1]) == set()
        assert next_door.lonely([2], [1]) == set()  # 1 moves to 5
        assert next_door.lonely([3], [1, 2]) == {3}

    def test_behind_an_empty_median_the_group_below_it(self) -> None:
        lines = [*level("1", (1, 2, 3)), *level("0", (4,))]
        assert floaters(field(*lines))[0] == 3
        assert floaters(field(*lines, apart=["3-4"]))[0] == 2
        lines = [*level("2", (1, 2, 3)), *level(".5", (4,)), *level("0", (5, 6))]
        assert floaters(field(*lines, after=2, apart=["3-4"]))[0] == 2
        assert floaters(field(*lines, after=2, apart=["3-5", "3-6"]))[0] == 3

    def test_going_up_to_the_median_its_downfloaters_count(self) -> None:
        lines = [*level("1", (1,)), *level("0", (2, 3, 4))]
        assert floaters(field(*lines)) == [1, 2]
        assert floaters(field(*lines, apart=["1-2"])) == [1, 3]


@pytest.mark.article("lim 10.5")
class Test_10_5_floating_on:
    def test_one_group_further(self) -> None:
        lines = ["1 2", *level("1.5", (2, 3)), *level("1", (4, 5, 6))]
        tournament = field(*lines, after=2, apart=["1-2", "1-3"])
        assert floaters(tournament) == [1, 1]
        assert meetings(tournament) == ["1-4", "2-3", "5-6"]

    def test_replaced_if_possible(self) -> None:
        lines = [*level("2", (1, 2, 3)), *level("1.5", (4, 5, 6))]
        assert floaters(field(*lines, after=2, apart=["3-4", "3-5", "3-6"]))[0] == 2


@pytest.mark.article(
    "lim 10.6", "lim 10.6.1", "lim 10.6.2", "lim 10.6.3", "lim 10.7", "lim 10.7.1", "lim 10.7.2"
)
class Test_10_6_7_order_of_floaters:
    def test_going_down_the_highest_score_then_the_smallest_number(self) -> None:
        about = read(field("1 1", "2 1.5", "3 1.5", "4 2", after=2))
        assert order_of_floaters(about, [1, 2, 3, 4], up=False) == [4, 2, 3, 1]

    def test_going_up_the_lowest_score_then_the_largest_number(self) -> None:
        about = read(field("1 1", "2 1.5", "3 1.5", "4 2", after=2))
        assert order_of_floaters(about, [1, 2, 3, 4], up=True) == [1, 3, 2, 4]

    def test_several_of_one_group(self) -> None:
        lines = [*level("1", (1, 2, 3, 4)), *level(".5", (5, 6, 7, 8))]
        apart = ["-".join(map(str, pair)) for pair in combinations((1, 2, 3, 4), 2)]
        assert meetings(field(*lines, apart=apart)) == ["1-5", "2-6", "3-7", "4-8"]
        below = field(*mirror(lines, last=8), apart=mirrored(apart, last=8))
        assert meetings(below) == ["1-8", "2-7", "3-6", "4-5"]

    def test_several_groups(self) -> None:
        lines = [*level("1.5", (1,)), *level("2", (2,)), *level("1", (3, 4))]
        tournament = field(*lines, after=2, apart=["1-2"])
        assert meetings(tournament) == ["1-4", "2-3"]
        assert told(tournament, "pair_floater") == [(2, 3), (1, 4)]

    def test_several_groups_from_below(self) -> None:
        lines = [*level(".5", (4,)), *level("0", (3,)), *level("1", (1, 2))]
        tournament = field(*lines, after=2, apart=["3-4"])
        assert told(tournament, "pair_floater") == [(3, 1), (4, 2)]

    def test_in_the_median_first_from_above_then_from_below(self) -> None:
        lines = [*level("1", (3,)), *level("0", (4,)), *level(".5", (1, 2))]
        assert told(field(*lines), "pair_floater") == [(3, 1), (4, 2)]


@pytest.mark.article("lim 10.8")
class Test_10_8_opponent_of_a_floater:
    def test_the_first_who_is_due_the_other_colour(self) -> None:
        lines = ["1 1 w", "2 .5 w", "3 .5 b", "4 .5 b"]
        assert told(field(*lines), "pair_floater") == [(1, 3)]

    def test_going_up_the_largest_number(self) -> None:
        lines = ["9 0 w", "8 1 w", "7 1 b", "6 1 b", "5 1 w", "4 1 b"]
        assert told(field(*lines, after=3), "pair_floater") == [(9, 7)]

    def test_the_first_one_if_all_clash(self) -> None:
        lines = ["1 1 w", "2 .5 w", "3 .5 w", "4 .5 w"]
        tournament = field(*lines, apart=["1-2"])
        assert told(tournament, "pair_floater_clash") == [(1, 3)]

    def test_all_the_others_must_be_pairable(self) -> None:
        lines = ["1 1", "2 .5", "3 .5", "4 .5"]
        tournament = field(*lines, apart=["3-4"])
        assert told(tournament, "pair_floater") == [(1, 3)]
        assert told(tournament, "passed_blocked_floater") == [(1, 3)]

    def test_ratings_are_no_reason_outside_a_maxi_tournament(self) -> None:
        lines = ["1 1 w", "2 .5 w @2000", "3 .5 b @1000", "4 .5 b @1000"]
        tournament = field(*lines, apart=["2-4"])  # 1 cannot have 3, because 2 would be left with 4
        assert told(tournament, "pair_floater") == [(1, 4)]
        assert (
            told(tournament, "passed_clash_floater") == told(tournament, "passed_blocked_floater") == [(1, 4)]
        )
        assert told(tournament, "passed_apart") == []

    @pytest.mark.parametrize(("rating", "opponent"), [(1900, 3), (1899, 2)])
    def test_maxi(self, rating: int, opponent: int) -> None:
        lines = ["1 1 w", "2 .5 w @2000", f"3 .5 b @{rating}", "4 .5 b @1500"]
        met = told(field(*lines, maxi=True), "pair_floater" if opponent == 3 else "pair_floater_clash")
        assert met == [(1, opponent)]
        assert told(field(*lines), "pair_floater") == [(1, 3)]

    def test_another_floater_only_if_no_resident_is_available(self) -> None:
        lines = ["1 1", "2 0", "3 .5", "4 .5"]
        assert told(field(*lines), "pair_floater") == [(1, 3), (2, 4)]
        assert told(field(*lines, apart=["1-3", "1-4"]), "pair_floaters") == [(1, 2)]


@pytest.mark.article("lim 10.9")
class Test_10_9_types:
    def test_residents_before_those_who_floated_in(self) -> None:
        lines = ["9 2", *level("1.5", (1, 2)), *level("1", (3, 4, 5))]
        assert floaters(field(*lines, after=2)) == [9, 2]  # type d, although 9 is the last number

    def test_a_resident_without_opponent_before_one_who_floated_in(self) -> None:
        lines = ["9 2", *level("1.5", (1, 2)), *level("1", (3, 4, 5))]
        apart = [f"{a}-{b}" for a in (1, 2) for b in (3, 4, 5)]
        apart.remove("1-3")
        assert floaters(field(*lines, after=2, apart=[*apart, "1-9"])) == [9, 1]
        assert floaters(field(*lines, after=2, apart=[*apart, "1-3"]))[:2] == [9, 2]

    def test_who_floated_in_if_nobody_else_can(self) -> None:
        lines = ["9 2", *level("1.5", (1, 2)), *level("1", (3, 4, 5))]
        assert floaters(field(*lines, after=2, apart=["1-9", "2-9"])) == [9, 9]


@pytest.mark.article("lim 10.10")
class Test_10_10_not_twice_running:
    def test_who_floated_is_spared(self) -> None:
        rest = ["4 1", "5 1", "6 1"]
        assert floaters(field("1 2 wb", "2 2 wb", "3 2 wb", *rest, after=2)) == [3]
        spared = field("1 2 wb", "2 2 wb", "3 2 wb v", *rest, after=2)
        assert floaters(spared) == [2]
        assert told(spared, "spared_floated") == [(2,)]

    def test_before_colour(self) -> None:
        rest = ["4 1", "5 1", "6 1"]
        assert floaters(field("1 2 wb", "2 2 bw", "3 2 wb v", *rest, after=2)) == [1]

    def test_not_at_the_price_of_a_floater_without_opponent(self) -> None:
        lines = ["1 2 wb", "2 2 wb", "3 2 wb v", "4 1", "5 1", "6 1"]
        apart = [f"{a}-{b}" for a in (1, 2) for b in (4, 5, 6)]
        assert floaters(field(*lines, after=2, apart=apart))[0] == 3

    def test_not_asked_of_those_without_opponent(self) -> None:
        lines = ["1 2 wb", "2 2 wb", "3 2 wb v", *level("1", (4, 5, 6)), *level("0", (7, 8))]
        apart = [f"{a}-{b}" for a in (1, 2, 3) for b in (4, 5, 6)]
        assert floaters(field(*lines, after=2, apart=apart))[0] == 3

    def test_everybody_floated(self) -> None:
        lines = ["1 2 wb v", "2 2 wb v", "3 2 wb v", "4 1", "5 1", "6 1"]
        assert floaters(field(*lines, after=2)) == [3]

    @pytest.mark.parametrize(
        ("line", "floated"),
        [
            ("1 2 wb v", True),  # above the median before round 2, against a lower score
            ("1 2 wb ^", False),  # received a floater
            ("1 0 wb ^", True),
            ("1 0 wb v", False),
            ("1 2 wb", False),
            ("1 2", False),
        ],
    )
    def test_judged_on_the_pairing_of_the_previous_round(self, line: str, floated: bool) -> None:
        assert floated_before(read(field(line, after=2)), 1) is floated

    def test_the_median_does_not_float(self) -> None:
        assert not floated_before(read(field("1 1 w v")), 1)
        assert not floated_before(read(field("1 1 w ^")), 1)

    def test_virtual_points_of_that_round_count(self) -> None:
        assert not floated_before(read(field("1 1 w")), 1)
        assert floated_before(read(field("1 1 w", virtual_points=((1, (10,)),))), 1)


# ---- 11 ------------------------------------------------------------------------------------------

SIX = level("1", range(1, 7))
TABLE_11_2 = [
    ([], ["1-4", "2-5", "3-6"]),
    (["1-4"], ["1-5", "2-4", "3-6"]),
    (["1-4", "1-5"], ["1-6", "2-4", "3-5"]),
    (["1-4", "1-5", "1-6"], ["1-3", "2-5", "4-6"]),
    (["1-4", "1-5", "1-6", "1-3"], ["1-2", "3-5", "4-6"]),
]
TABLE_11_3 = [  # 1-4 and 1-5 are impossible
    ([], ["1-6", "2-4", "3-5"]),
    (["2-4"], ["1-6", "2-5", "3-4"]),
    (["2-4", "2-5"], ["1-6", "2-3", "4-5"]),
    (["2-4", "2-5", "2-3"], ["1-3", "2-6", "4-5"]),
    (["2-4", "2-5", "2-3", "2-6"], ["1-2", "3-5", "4-6"]),
]


@pytest.mark.article("lim 11.1", "lim 11.1.a", "lim 11.1.b", "lim 11.2")
class Test_11_2_exchanges_for_number_1:
    @pytest.mark.parametrize(("apart", "expected"), TABLE_11_2)
    def test_table_going_down(self, apart: list[str], expected: list[str]) -> None:
        assert meetings(field(*SIX, apart=apart)) == expected

    @pytest.mark.parametrize(("apart", "expected"), TABLE_11_2)
    def test_table_going_up_in_the_mirror(self, apart: list[str], expected: list[str]) -> None:
        tournament = field(*mirror(SIX, last=6), apart=mirrored(apart, last=6))
        assert meetings(tournament) == in_order(mirrored(expected, last=6))

    def test_all_fifteen_pairings_of_six_in_order(self) -> None:
        found = []
        seen: list[set[tuple[int, int]]] = []

        class Unseen:
            """Pairings not found before."""

            def __init__(self) -> None:
                self.made: list[tuple[int, int]] = []

            def candidates(self, player: int) -> int:
                return -1

            def take(self, a: int, b: int) -> bool:
                made = [*self.made, (a, b)]
                left = 3 - len(made)
                total = {2: 3, 1: 1, 0: 1}[left]  # pairings of the rest
                if sum(set(made) <= old for old in seen) == total:
                    return False
                self.made = made
                return True

        for _ in range(15):
            made = [(a, b) for a, b, _ in first_in_order(6, Unseen())]
            seen.append(set(made))
            found.append(" ".join(f"{a + 1}-{b + 1}" for a, b in made))
        assert found == [
            "1-4 2-5 3-6", "1-4 2-6 3-5", "1-4 2-3 5-6", "1-5 2-4 3-6", "1-5 2-6 3-4",
            "1-5 2-3 4-6", "1-6 2-4 3-5", "1-6 2-5 3-4", "1-6 2-3 4-5", "1-3 2-5 4-6",
            "1-3 2-6 4-5", "1-3 2-4 5-6", "1-2 3-5 4-6", "1-2 3-6 4-5", "1-2 3-4 5-6",
        ]  # fmt: skip

    def test_colours_count_for_compatibility(self) -> None:
        lines = ["1 2 ww", "2 2", "3 2", "4 2 ww", "5 2", "6 2"]
        assert meetings(field(*lines, after=2)) == ["1-5", "2-4", "3-6"]


@pytest.mark.article("lim 11.3")
class Test_11_3_exchanges_for_number_2:
    @pytest.mark.parametrize(("apart", "expected"), TABLE_11_3)
    def test_table_going_down(self, apart: list[str], expected: list[str]) -> None:
        assert meetings(field(*SIX, apart=["1-4", "1-5", *apart])) == expected

    @pytest.mark.parametrize(("apart", "expected"), TABLE_11_3)
    def test_table_going_up_in_the_mirror(self, apart: list[str], expected: list[str]) -> None:
        tournament = field(*mirror(SIX, last=6), apart=mirrored(["1-4", "1-5", *apart], last=6))
        assert meetings(tournament) == in_order(mirrored(expected, last=6))


@pytest.mark.article("lim 11.4", "lim 11.4.a", "lim 11.4.b")
class Test_11_4_who_finds_nobody:
    """Numbers 1 and 2 have met each other and everybody but number 6."""

    APART = tuple(f"{a}-{b}" for a in (1, 2) for b in (2, 3, 4, 5, 7) if a < b)
    SIX = tuple(pair for pair in APART if not pair.endswith("-7"))
    MEDIAN = tuple(level(".5", (8, 9, 10)))

    def test_a_odd_group_number_2_replaces_the_floater(self) -> None:
        lines = [*level("1", range(1, 8)), *self.MEDIAN]
        tournament = field(*lines, apart=self.APART)
        assert floaters(tournament) == [2]
        assert meetings(tournament) == ["1-6", "2-8", "3-5", "4-7", "9-10"]

    def test_b_even_group_the_last_one_left_floats_too(self) -> None:
        lines = [*level("1", range(1, 7)), *self.MEDIAN[:2]]
        tournament = field(*lines, apart=self.SIX)
        assert floaters(tournament) == [5, 2]
        assert meetings(tournament) == ["1-6", "2-8", "3-4", "5-9"]

    def test_a_in_the_mirror(self) -> None:
        lines = mirror([*level("1", range(1, 8)), *self.MEDIAN])
        tournament = field(*lines, apart=mirrored(self.APART))
        assert floaters(tournament) == [9]
        assert meetings(tournament) == in_order(["10-5", "9-1", "8-6", "7-4", "2-3"])

    def test_b_in_the_mirror(self) -> None:
        lines = mirror([*level("1", range(1, 7)), *self.MEDIAN[:2]])
        tournament = field(*lines, apart=mirrored(self.SIX))
        assert sorted(floaters(tournament)) == [6, 9]
        assert meetings(tournament) == in_order(["10-5", "8-7", "9-2", "6-3"])

    def test_colour_has_no_say_in_an_even_group(self) -> None:
        lines = ["1 1 b", "2 1", "3 1", "4 1 b", "5 .5", "6 .5"]
        tournament = field(*lines, apart=["1-2", "1-3", "2-3"])
        assert floaters(tournament) == [3, 2]

    def test_in_an_odd_group_it_has_for_the_first_floater_only(self) -> None:
        lines = ["1 1 b", "2 1 b", "3 1", "4 1", "5 1", *level(".5", (6, 7, 8))]
        apart = [f"{a}-{b}" for a, b in combinations((1, 2, 3, 4), 2)]
        assert floaters(field(*lines, apart=apart)) == [2, 4, 3]

    def test_the_number_of_pairs_comes_first(self) -> None:
        lines = [*level("1", (1, 2, 3, 4)), *level(".5", (5, 6))]
        tournament = field(*lines, apart=["1-2", "1-3", "2-3"])
        assert floaters(tournament) == [3, 2]
        assert meetings(tournament) == ["1-4", "2-5", "3-6"]


# ---- 12 ------------------------------------------------------------------------------------------


def colours(history: str) -> tuple[Colour, ...]:
    return tuple(map(Colour, history))


@pytest.mark.article("lim 12.1", "lim 12.1.a", "lim 12.1.b")
class Test_12_1_limits_and_due_colours:
    @pytest.mark.parametrize(
        ("history", "white", "black"),
        [
            ("", True, True),
            ("w", True, True),
            ("ww", False, True),
            ("bb", True, False),
            ("wwbw", False, True),
            ("bbwb", True, False),
            ("wwb", True, True),
        ],
    )
    def test_limits(self, history: str, white: bool, black: bool) -> None:
        assert limits(colours(history)) == (white, black)

    @pytest.mark.parametrize(
        ("history", "due"),
        [
            ("", None), ("w", B), ("b", W), ("wb", W), ("bw", B), ("ww", B), ("bb", W),
            ("wwb", B), ("bbw", W), ("wbw", B), ("wwbw", B), ("bbww", B), ("wwbb", W),
        ],
    )  # fmt: skip
    def test_due_colour(self, history: str, due: Colour | None) -> None:
        assert due_colour(colours(history)) is due

    def test_unplayed_rounds_vanish(self) -> None:
        cells = (Cell(9, W, Result.WIN), BYE, Cell(8, W, Result.FORFEIT_WIN), Cell(7, B, Result.WIN))
        tournament = Tournament(
            (
                Player(1, cells=cells),
                Player(9, cells=(Cell(1, B, Result.LOSS), ABSENT, ABSENT, ABSENT, ABSENT)),
                Player(8, cells=(ABSENT, ABSENT, Cell(1, B, Result.FORFEIT_LOSS), ABSENT, ABSENT)),
                Player(7, cells=(ABSENT, ABSENT, ABSENT, Cell(1, W, Result.LOSS), ABSENT)),
            )
        )
        assert read(tournament).due[1] is W

    def test_everybody_is_granted_what_is_due(self) -> None:
        assert boards(field("1 1 w", "2 1 b")) == ["2-1"]
        assert boards(field("1 1 b", "2 1 w")) == ["1-2"]
        assert boards(field("1 1 w", "2 1")) == ["2-1"]


@pytest.mark.article("lim 12.2")
class Test_12_2_second_scrutiny:
    def test_exchanges_only_as_far_as_they_help(self) -> None:
        lines = ["1 1 w", "2 1 w", "3 1 w", "4 1 w", "5 1 w", "6 1 w"]
        assert meetings(field(*lines)) == ["1-4", "2-5", "3-6"]

    def test_the_earliest_of_the_pairings_with_the_fewest_clashes(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 1 w", "4 1 w", "5 1 b", "6 1 w"]
        # one clash at least: 1-4 is one, and then 2-6 and 3-5 suit
        assert meetings(field(*lines)) == ["1-4", "2-6", "3-5"]

    def test_it_may_cross_the_halves(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 1 b", "4 1 w", "5 1 w", "6 1 b"]
        apart = ["1-6"]
        assert meetings(field(*lines, apart=apart)) == ["1-3", "2-5", "4-6"]

    def test_floaters_are_not_reopened_for_colours(self) -> None:
        lines = ["1 1", "2 .5 w", "3 .5 b", "4 .5 b"]
        assert meetings(field(*lines)) == ["1-2", "3-4"]

    def test_nobody_floats_for_a_colour(self) -> None:
        assert meetings(field("1 1 w", "2 1 w", "3 .5 b", "4 .5 b")) == ["1-2", "3-4"]


@pytest.mark.article("lim 12.3")
class Test_12_3_twice_the_same_colour:
    def test_the_other_colour_is_compulsory(self) -> None:
        lines = ["1 2 bbw", "2 2 bww"]
        assert boards(field(*lines, after=3)) == ["1-2"]
        assert told(field(*lines, after=3), "colour_limit_row") == [(1, 2)]

    def test_three_more_is_a_limit_too(self) -> None:
        lines = ["1 2 bw", "2 2 bbwb"]
        assert boards(field(*lines, after=4)) == ["2-1"]
        assert told(field(*lines, after=4), "colour_limit_balance") == [(2, 1)]

    def test_both_float(self) -> None:
        assert floaters(field("1 2 ww", "2 2 ww", "3 1", "4 1", after=2)) == [1, 2]


@pytest.mark.article("lim 12.4")
class Test_12_4_both_due_the_same_colour:
    def test_the_past_decides(self) -> None:
        tournament = field("1 2 wbwb", "2 2 bwwb", after=4)
        # both are due White; the last difference is in the second game, where 1 had Black
        assert boards(tournament) == ["1-2"]
        assert told(tournament, "colour_past") == [(1, 2)]
        assert boards(field("1 2 bwwb", "2 2 wbwb", after=4)) == ["2-1"]

    @pytest.mark.parametrize(
        ("points", "expected"), [("2", "1-2"), ("1", "1-2"), ("0", "2-1")], ids=["above", "median", "below"]
    )
    def test_the_same_past_the_number_decides(self, points: str, expected: str) -> None:
        assert boards(field(f"1 {points} wb", f"2 {points} wb", after=2)) == [expected]

    def test_only_as_far_back_as_both_have_games(self) -> None:
        tournament = field("1 2 wb", "2 2 bwwb", after=4)
        assert told(tournament, "colour_number") == [(1, 2)]

    def test_a_pair_undone_and_made_again_belongs_to_the_median(self) -> None:
        lines = ["1 1 w", "2 .5 w", "3 0 w", "4 0 w", "5 0 w", "6 0 w"]
        tournament = field(*lines, apart=["1-2", "1-3", "1-5"])
        assert told(tournament, "undone_below") == [(5, 3), (6, 4)]
        assert "5-3" in boards(tournament)  # both are due Black: below the median it would be 3-5
        assert "3-5" in boards(field(*lines, apart=["1-3", "1-5"]))


@pytest.mark.article("lim 12.5", "lim 12.6")
class Test_12_5_6_odd_and_even_rounds:
    @pytest.mark.parametrize(
        ("history", "due", "message"),
        [("wb", W, "due_alternate"), ("wwb", B, "due_more"), ("wbw", B, "due_more")],
    )
    def test_alternate_or_equalise(self, history: str, due: Colour, message: str) -> None:
        tournament = field(f"1 1 {history}", "2 1", after=4)
        assert read(tournament).due[1] is due
        assert told(tournament, message) == [(1,)]

    def test_two_more_of_one_colour_is_allowed(self) -> None:
        assert boards(field("1 2 wbw", "2 2 wbw", after=3)) == ["2-1"]  # number 2 has White twice more


@pytest.mark.article("lim 12.7")
class Test_12_7_maxi_exchanges:
    @pytest.mark.parametrize(("gap", "expected"), [(100, ["1-4", "2-3"]), (101, ["1-3", "2-4"])])
    def test_at_most_100_points(self, gap: int, expected: list[str]) -> None:
        lines = ["1 1 w @2400", "2 1 b @2350", "3 1 w @2300", f"4 1 b @{2300 - gap}"]
        assert meetings(field(*lines)) == ["1-4", "2-3"]
        assert meetings(field(*lines, maxi=True)) == expected

    def test_for_both_players(self) -> None:
        lines = ["1 1 w @2400", "2 1 b @2299", "3 1 w @2200", "4 1 b @2150"]
        assert meetings(field(*lines, maxi=True)) == ["1-3", "2-4"]

    def test_meetings_are_no_matter_of_colours(self) -> None:
        lines = ["1 1 @2400", "2 1 @2000", "3 1 @1900", "4 1 @1500"]
        assert meetings(field(*lines, maxi=True, apart=["1-3"])) == ["1-4", "2-3"]

    def test_the_words_tell_a_blocked_group_from_ratings_too_far_apart(self) -> None:
        lines = ["1 1 @2400", "2 1 @2000", "3 1 @1900", "4 1 @1500"]
        tournament = field(*lines, maxi=True, apart=["2-4"])
        assert meetings(tournament) == ["1-4", "2-3"]
        assert told(tournament, "passed_blocked") == [(1, 4)]
        assert told(tournament, "passed_apart") == []
        lines = ["1 1 w @2500", "2 1 b @2500", "3 1 b @2450", "4 1 w @2450", "5 1 b @2300", "6 1 b @2400"]
        tournament = field(*lines, maxi=True)
        assert meetings(tournament) == ["1-6", "2-5", "3-4"]
        assert told(tournament, "passed_apart") == [(1, 6), (2, 5)]

    def test_without_a_rating_0(self) -> None:
        assert close_to([0, 100, 101], 0) == 0b011


# ---- 13 ------------------------------------------------------------------------------------------


@pytest.mark.article("lim 13")
class Test_13_last_round:
    LINES = ("1 2 ww", "2 2 ww", "3 1", "4 1")

    def test_equal_scores_before_colours(self) -> None:
        assert meetings(field(*self.LINES, after=2)) == ["1-3", "2-4"]
        last = field(*self.LINES, after=2, rounds=3)
        assert meetings(last) == ["1-2", "3-4"]
        assert told(last, "broken") == [(1, 2)]

    def test_also_beyond_the_number_announced(self) -> None:
        assert meetings(field(*self.LINES, after=2, rounds=2)) == ["1-2", "3-4"]
        assert meetings(field(*self.LINES, after=2, rounds=None)) == ["1-3", "2-4"]

    def test_not_for_different_scores(self) -> None:
        tournament = field("1 2 ww", "2 1.5 ww", "3 1", "4 1", after=2, rounds=3)
        assert meetings(tournament) == ["1-3", "2-4"]
        assert not may_meet(tournament, 1, 2, relaxed=True)

    def test_only_if_needed(self) -> None:
        lines = ["1 2 ww", "2 2 bb", "3 2 ww", "4 2 bb"]
        tournament = field(*lines, after=2, rounds=3)
        assert meetings(tournament) == ["1-4", "2-3"]
        assert told(tournament, "relaxed") == []

    def test_as_few_broken_limits_as_possible(self) -> None:
        lines = ["1 2 ww", "2 2 ww", "3 2 ww", "4 2 wb"]
        tournament = field(*lines, after=2, rounds=3)
        assert meetings(tournament) == ["1-3", "2-4"]
        assert told(tournament, "relaxed") == [()]
        assert told(tournament, "broken") == [(1, 3)]

    def test_broken_limits_count_more_than_clashes(self) -> None:
        lines = ["1 2 ww", "2 2 ww", "3 2 bw", "4 2 bw", "5 2 wb", "6 2 wb", "7 2 ww", "8 2 ww"]
        apart = [f"{a}-{b}" for a in (1, 2) for b in (5, 6)]
        apart += [f"{a}-{b}" for a in range(1, 7) for b in (7, 8)]  # 7 and 8 have only each other
        tournament = field(*lines, after=2, rounds=3, apart=apart)
        assert meetings(tournament) == ["1-4", "2-3", "5-6", "7-8"]  # not 1-2, with two clashes less
        assert told(tournament, "broken") == [(7, 8)]

    @pytest.mark.parametrize(
        ("colours", "message"), [("ww bw bw ww", "passed_barred"), ("bw ww ww bw", "passed_worse")]
    )
    def test_the_words_where_limits_decide(self, colours: str, message: str) -> None:
        lines = [f"{n} 2 {past}" for n, past in enumerate([*colours.split(), "ww", "ww"], 1)]
        apart = [f"{a}-{b}" for a in range(1, 5) for b in (5, 6)]  # 5 and 6 have only each other
        tournament = field(*lines, after=2, rounds=3, apart=apart)
        # all are due Black: without the limits 1-4 would have no more clashes
        assert meetings(tournament) == ["1-3", "2-4", "5-6"]
        assert (1, 3) in told(tournament, message)
        assert told(tournament, "passed_clash") == []

    def test_not_if_it_gives_no_more_pairs(self) -> None:
        lines = ["1 2 ww", "2 2 ww", "3 2 bw", "4 2", "5 1", "6 1"]
        tournament = field(*lines, after=2, rounds=3, apart=["4-1", "4-2", "4-3"])
        assert floaters(tournament) == [4, 2]  # with 1-2 allowed it would be 3
        assert "1-3" in meetings(tournament)

    def test_in_the_median_before_undoing_pairs(self) -> None:
        lines = ["1 2", "2 2", "3 1 ww", "4 1 ww"]
        assert told(field(*lines, after=2), "undone_above") == [(1, 2)]
        assert meetings(field(*lines, after=2, rounds=3)) == ["1-2", "3-4"]

    def test_opponents_next_door_by_the_ordinary_rule(self) -> None:
        lines = ["1 2", "2 2", "3 2 ww", "4 1 ww", "5 1 ww", "6 1 ww"]
        assert floaters(field(*lines, after=2, rounds=3))[0] == 2


# ---- 14, 15 --------------------------------------------------------------------------------------


def fresh(count: int, lot: Colour) -> Tournament:
    return Tournament(tuple(Player(n) for n in range(1, count + 1)), Settings(rounds=9, initial_colour=lot))


@pytest.mark.article("lim 14.1")
class Test_14_1_bye_of_the_first_round:
    @pytest.mark.parametrize("count", [1, 5, 41])
    def test_the_largest_number(self, count: int) -> None:
        assert boards(fresh(count, W))[-1] == str(count)


@pytest.mark.article("lim 14.2")
class Test_14_2_colours_of_the_first_round:
    def test_forty_players_white_for_number_1(self) -> None:
        expected = [f"{n}-{n + 20}" if n % 2 else f"{n + 20}-{n}" for n in range(1, 21)]
        assert boards(fresh(40, W)) == expected
        assert (expected[0], expected[1], expected[-1]) == ("1-21", "22-2", "40-20")

    def test_forty_players_black_for_number_1(self) -> None:
        expected = [f"{n + 20}-{n}" if n % 2 else f"{n}-{n + 20}" for n in range(1, 21)]
        assert boards(fresh(40, B)) == expected
        assert expected[:4] == ["21-1", "2-22", "23-3", "4-24"]
        assert expected[-1] == "20-40"

    def test_the_parity_of_the_number_even_if_numbers_are_missing(self) -> None:
        players = tuple(Player(n) for n in (2, 3, 4, 8))
        assert boards(Tournament(players, Settings(initial_colour=W))) == ["4-2", "3-8"]

    def test_later_for_two_who_have_not_played(self) -> None:
        assert boards(field("1 1", "2 1", "3 1", "4 1")) == ["1-3", "4-2"]


@pytest.mark.article("lim 15.3")
class Test_15_3_order_of_the_second_round:
    def test_one_point_then_none_then_a_half(self) -> None:
        lines = ["1 1 w", "2 1 b", "3 .5 w", "4 .5 b", "5 0 w", "6 0 b"]
        steps = SYSTEM.pair(field(*lines)).steps
        groups = [(step.message, dict(step.values)["points"]) for step in steps if step.article == "lim 9.2"]
        assert groups == [("group_down", 10), ("group_up", 0), ("group_median", 5)]


# ---- Boards, explanations ------------------------------------------------------------------------


class Test_boards_and_words:
    def test_boards_by_score_sum_and_number(self) -> None:
        lines = ["1 0", "2 1", "3 .5", "4 1", "5 1", "6 .5"]
        tournament = field(*lines)
        assert [set(board.split("-")) for board in boards(tournament)] == [{"2", "4"}, {"5", "3"}, {"1", "6"}]

    def test_every_pair_and_colour_has_its_reason_in_both_languages(self) -> None:
        lines = [f"{n} {n % 3 / 2} {'wb'[n % 2]}" for n in range(1, 20)]
        pairing = SYSTEM.pair(field(*lines))
        for pair in pairing.pairs:
            about = [step.message for step in pairing.steps if set(step.players) == set(pair)]
            assert any(message.startswith(("pair_", "bye")) for message in about)
            assert pair.black is None or any(message.startswith("colour_") for message in about)
        for step in pairing.steps:
            assert say(step, "en") != say(step, "fr")
            assert "{" not in say(step, "en") + say(step, "fr")

    def test_a_player_reads_why_he_has_black_again(self) -> None:
        """Number 2 had Black last, lost and has Black again."""
        tournament = field("1 1 wbb", "2 1 wb", after=4)
        assert boards(tournament) == ["1-2"]
        assert [say(step) for step in SYSTEM.pair(tournament).steps if 2 in step.players] == [
            "2 and 1 are the only two left in the 1-point group.",
            "2 has had both colours equally often, Black last: White is due.",
            "1 had Black in the last two games and may not have it a third time: 1 has White.",
        ]


def test_matching_and_order_agree_on_who_comes_first() -> None:
    graph = [0b1110, 0b1101, 0b1011, 0b0111]
    assert [(a, b) for a, b, _ in first_in_order(4, PerfectMatching(graph))] == [(0, 2), (1, 3)]
