"""What several systems share."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import bits, everybody, mask_of
from ronde.model import Colour
from ronde.systems import common

W, B = Colour.WHITE, Colour.BLACK


class Someone(NamedTuple):
    """A player with those already met."""

    id: int
    met: frozenset[int] = frozenset()


class Test_sets_as_ints:
    def test_members_come_lowest_first(self) -> None:
        assert list(bits(0b101001)) == [0, 3, 5]

    def test_a_set_of_numbers(self) -> None:
        assert mask_of([5, 0, 3, 3]) == 0b101001

    def test_the_first_numbers(self) -> None:
        assert list(bits(everybody(3))) == [0, 1, 2]


class Test_who_may_meet:
    def test_nobody_meets_themselves_or_somebody_met_before(self) -> None:
        players = [Someone(7, frozenset({9, 1})), Someone(8), Someone(9, frozenset({7}))]
        assert [list(bits(mask)) for mask in common.not_met(players)] == [[1], [0, 2], [1]]

    def test_one_of_two_allocations_of_colours_is_enough(self) -> None:
        # the first may have White only, the second Black only, the third both
        fit = common.colours_fit([True, False, True], [False, True, True])
        assert [list(bits(mask)) for mask in fit] == [[1, 2], [0, 2], [0, 1, 2]]


class Test_due_colour:
    @pytest.mark.parametrize(
        ("colours", "due"),
        [((), None), ((W,), B), ((W, W, B), B), ((B, B, W), W), ((W, B), W), ((B, W), B), ((W, B, B, W), B)],
    )
    def test_less_often_then_not_last(self, colours: tuple[Colour, ...], due: Colour | None) -> None:
        assert common.due_colour(colours) is due


class Test_score_groups:
    def test_from_the_highest_score(self) -> None:
        assert list(common.score_groups([20, 30, 20, 5]).items()) == [(30, 0b10), (20, 0b101), (5, 0b1000)]

    def test_among_some_players(self) -> None:
        assert common.score_groups([20, 30, 20, 5], among=0b1101) == {20: 0b101, 5: 0b1000}


class Test_orders:
    @pytest.mark.parametrize(("count", "places"), [(2, [1]), (4, [2, 3, 1]), (6, [3, 4, 5, 2, 1])])
    def test_the_lower_half_first_then_up(self, count: int, places: list[int]) -> None:
        assert list(common.halves(count)) == places

    def test_the_first_partner_leaves_the_others_pairable(self) -> None:
        # 3 can only meet 1, so 0 takes 2
        matching = PerfectMatching([0b0110, 0b1101, 0b0011, 0b0010])
        assert common.first_partner(matching, 0, [1, 2]) == 2
        assert not matching.alive & 0b0101
