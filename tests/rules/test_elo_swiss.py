"""The Elo Swiss, article by article."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise, permutations
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.errors import BadInput, NoPairing
from ronde.facts.history import Float, cards
from ronde.facts.order import initial_order
from ronde.formats import trf
from ronde.matching.rows import bits
from ronde.model import Cell, Player, Result, Scoring, Settings, Tournament
from ronde.pairing import check_ready
from ronde.ranking.standings import standings
from ronde.rulebook import say
from ronde.systems.elo_swiss import SYSTEM
from ronde.systems.elo_swiss.brackets import Bracket
from ronde.systems.elo_swiss.candidates import Search, Trial, first_trial, tickets
from ronde.systems.elo_swiss.criteria import B5, B6, Field, given_up
from ronde.systems.elo_swiss.facts import arrows
from ronde.systems.elo_swiss.procedure import bracket, goals
from tests.crosstables import crosstable
from tests.exchanges import exchanges

Pairs = list[tuple[int, int]]


def pairs(tournament: Tournament) -> Pairs:
    """The boards; a bye is (id, 0)."""
    return [(p.white, p.black or 0) for p in SYSTEM.pair(tournament).pairs]


def said(tournament: Tournament) -> set[str]:
    """Articles and sentences of the explanation."""
    return {f"{s.article.split()[1]} {s.message}" for s in SYSTEM.pair(tournament).steps}


def levels(
    *groups: Iterable[int],
    apart: Iterable[tuple[int, ...]] = (),
    no_bye: Iterable[int] = (),
    past: str = "",
    rounds: int | None = None,
) -> Tournament:
    """Players on levels from the highest, some of whom may not meet.

    `past` gives everybody's past rounds as a crosstable; the levels are made by virtual points.
    """
    score = {id_: 100 * (len(groups) - place) for place, group in enumerate(groups) for id_ in group}
    if past:
        event = crosstable(past)
    else:
        event = Tournament(tuple(Player(id_, rating=2500 - id_) for id_ in sorted(score)))
    known = cards(event, everyone=True)
    before = event.played_rounds
    virtual = tuple((id_, (0,) * before + (points - known[id_].score,)) for id_, points in score.items())
    settings = Settings(
        rounds=rounds, forbidden=tuple(apart), no_bye=frozenset(no_bye), virtual_points=virtual
    )
    return replace(event, settings=settings)


def trial(tournament: Tournament, p: int, ph: int = 0) -> Trial | None:
    """The first trial of the whole field as one level, with p pairs beside those of S1."""
    field = Field(tournament)
    leaving = field.size - 2 * (p + ph)
    return first_trial(Search(field, field.everybody, ph, p, tickets(field.size, leaving)))


# ---- A ----------------------------------------------------------------------------------------------------


@pytest.mark.article("elo-swiss A2")
class Test_A2_order:
    def test_score_then_number(self) -> None:
        field = Field(crosstable("3-0\n4-=\n1-1\n2-="))
        assert field.ids == [3, 2, 4, 1]

    def test_numbers_follow_rating_title_and_name(self) -> None:
        players = [
            Player(1, "B", 2000),
            Player(2, "A", 2000),
            Player(3, "C", 2000, "FM"),
            Player(4, "D", 2100),
        ]
        assert [p.id for p in initial_order(players)] == [4, 3, 2, 1]

    def test_virtual_points_count_for_the_order(self) -> None:
        event = Tournament(tuple(Player(id_, rating=2500 - id_) for id_ in range(1, 9)))
        event = replace(event, settings=Settings(acceleration="haley", rounds=9))
        assert pairs(event) == [(1, 3), (2, 4), (5, 7), (6, 8)]
        assert "A2 virtual" in said(event)


@pytest.mark.article("elo-swiss A3")
class Test_A3_levels:
    def test_players_with_equal_points(self) -> None:
        field = Field(levels([1, 4], [2, 3, 5]))
        assert [[field.ids[v] for v in bits(level)] for level in field.levels] == [[1, 4], [2, 3, 5]]

    @pytest.mark.parametrize(
        ("moved", "own", "heterogeneous"), [(0, 4, False), (1, 2, True), (2, 2, False), (3, 2, False)]
    )
    def test_half_from_above_is_homogeneous(self, moved: int, own: int, heterogeneous: bool) -> None:
        both = (1 << (moved + own)) - 1
        down = (1 << moved) - 1
        assert Bracket(down, both ^ down).heterogeneous is heterogeneous

    def test_those_moved_down_are_paired_first(self) -> None:
        # 3 is left over above and meets 4; the residual level is 5 6 7 8 9.
        event = levels([1, 2, 3], [4, 5, 6, 7, 8, 9])
        assert pairs(event) == [(1, 2), (3, 4), (5, 7), (6, 8), (9, 0)]
        assert {"A3 level", "A3 level_mixed", "C6 pair_moved"} <= said(event)

    def test_who_only_passes_through_is_not_half_of_a_level(self) -> None:
        # 1 may meet nobody of the second level, which is paired as if 1 had not come.
        event = levels([1], [2, 3, 4, 5], [6], apart=[(1, x) for x in (2, 3, 4, 5)])
        assert pairs(event) == [(1, 6), (2, 4), (3, 5)]
        assert "A3 level_apart" in said(event)

    def test_one_group_when_half_come_from_above(self) -> None:
        # 1 and 2 may not meet; with 3 and 4 they are one group: S1 = 1 2, S2 = 3 4.
        event = levels([1, 2], [3, 4], apart=[(1, 2)])
        assert pairs(event) == [(1, 3), (2, 4)]
        assert "A3 level_half" in said(event)


@pytest.mark.article("elo-swiss A4")
class Test_A4_floaters:
    EVENT = crosstable(
        """
        4-1  5-1  3--
        5-1  3-=  U
        6-1  2-=  1-+
        1-0  6-1  H
        2-0  1-0  F
        3-0  4-0  Z
        """
    )

    @pytest.mark.parametrize(
        ("id_", "round_", "arrow"),
        [
            (1, 1, None),
            (1, 2, Float.DOWN),  # 1 against 0
            (5, 2, Float.UP),
            (2, 2, None),
            (3, 3, Float.DOWN),  # won by forfeit
            (1, 3, None),  # lost by forfeit
            (2, 3, Float.DOWN),  # the bye
            (5, 3, Float.DOWN),  # a full point without playing
            (4, 3, None),  # half a point
            (6, 3, None),  # absent
            (1, 0, None),
        ],
    )
    def test_arrows(self, id_: int, round_: int, arrow: Float | None) -> None:
        everyone = cards(self.EVENT, everyone=True)
        assert arrows(everyone, Scoring(), round_).get(id_) is arrow

    def test_arrows_of_a_round_use_its_virtual_points(self) -> None:
        event = crosstable("2-=\n1-=")
        event = replace(event, settings=Settings(virtual_points=((1, (10, 0)), (2, (0, 0)))))
        everyone = cards(event, everyone=True)
        assert arrows(everyone, Scoring(), 1) == {1: Float.DOWN, 2: Float.UP}


@pytest.mark.article("elo-swiss A5")
class Test_A5_bye:
    def test_the_one_left_in_the_last_level(self) -> None:
        event = levels([1, 2], [3, 4, 5])
        assert pairs(event) == [(1, 2), (3, 4), (5, 0)]
        steps = [s for s in SYSTEM.pair(event).steps if s.message == "bye"]
        assert [s.players for s in steps] == [(5,)]
        assert "5 is left over" in say(steps[0])

    def test_a_bye_is_a_float_down(self) -> None:
        # 3 had the bye in round 1; in round 2 it is 2 who leaves the level of 1 2 3.
        event = levels([1, 2, 3], [4, 5, 6], past="4-1\n5-1\nU\n1-0\n2-0\n.")
        assert (1, 3) in pairs(event)
        assert "B5 kept_float" in said(event)


@pytest.mark.article("elo-swiss A6")
class Test_A6_s1_and_s2:
    @pytest.mark.parametrize(("count", "p"), [(8, 4), (7, 3)])
    def test_the_stronger_half_rounded_down(self, count: int, p: int) -> None:
        found = trial(levels(range(1, count + 1)), count // 2)
        assert found is not None
        assert found.rest.s1 == tuple(range(p))
        assert found.rest.s2 == tuple(range(p, count))

    def test_a_heterogeneous_level_has_those_from_above_in_s1(self) -> None:
        found = trial(levels([1, 2], [3, 4, 5]), 0, ph=2)
        assert found is not None
        assert found.first is not None
        assert (found.first.s1, found.first.s2) == ((0, 1), (2, 3, 4))


@pytest.mark.article("elo-swiss A7")
class Test_A7_permutations_and_exchanges:
    def test_no_exchange_between_s1_and_s2_of_a_heterogeneous_level(self) -> None:
        # 1 and 2, moved down, may meet each other but nobody else of the level.
        event = levels([1, 2], [3, 4, 5], apart=[(1, x) for x in (3, 4, 5)])
        assert trial(event, 0, ph=2) is None
        found = trial(event, 2)
        assert found is not None
        assert found.pairs == ((0, 1), (2, 3))

    def test_s1_and_s2_are_put_in_order_after_an_exchange(self) -> None:
        found = trial(levels(range(1, 7), apart=[(2, 4), (2, 5), (2, 6)]), 3)
        assert found is not None
        assert found.rest.s1 == tuple(sorted(found.rest.s1))
        assert found.rest.s2 == tuple(sorted(found.rest.s2))


@pytest.mark.article("elo-swiss A8")
class Test_A8_x:
    @pytest.mark.parametrize(("count", "x"), [(4, 0), (5, 1)])
    def test_as_many_go_down_as_cannot_be_paired(self, count: int, x: int) -> None:
        here = Bracket(0, (1 << count) - 1)
        p = next(goals(here))[1]
        assert count - 2 * p == x


# ---- B ----------------------------------------------------------------------------------------------------


@pytest.mark.article("elo-swiss B1")
class Test_B1_absolute_criteria:
    def test_nobody_meets_twice(self) -> None:
        assert pairs(crosstable("3-=\n4-=\n1-=\n2-=")) == [(1, 4), (2, 3)]

    @pytest.mark.parametrize(("word", "barred"), [("U", 1), ("F", 1), ("H", 0), ("Z", 0), (".", 0)])
    def test_who_is_barred_from_the_bye(self, word: str, barred: int) -> None:
        field = Field(crosstable(f"2-1\n1-0\n{word}"))
        assert field.barred >> field.ids.index(3) & 1 == barred

    def test_a_bye_announced_for_a_later_round_bars_nobody_yet(self) -> None:
        event = levels([1, 2, 3])
        *others, third = event.players
        later = replace(event, players=(*others, third.with_cell(3, Cell(result=Result.FULL_BYE))))
        assert pairs(later) == pairs(event) == [(1, 2), (3, 0)]

    def test_a_forfeit_win_bars_a_forfeit_loss_does_not(self) -> None:
        field = Field(crosstable("2-+\n1--"))
        assert [field.ids[v] for v in bits(field.barred)] == [1]

    def test_the_arbiter_may_bar_too(self) -> None:
        event = levels([1, 2, 3, 4, 5], no_bye=[5])
        assert (5, 0) not in pairs(event)
        assert {"A5 bye", "B1 kept_barred"} <= said(event)

    def test_no_legal_pairing_names_the_players(self) -> None:
        with pytest.raises(NoPairing, match="1, 2 and 3") as caught:
            SYSTEM.pair(levels([1, 2, 3, 4], apart=[(1, 2, 3)]))
        assert set(caught.value.players) >= {1, 2, 3}

    def test_nobody_may_have_the_bye(self) -> None:
        with pytest.raises(NoPairing, match="bye"):
            SYSTEM.pair(levels([1, 2, 3], no_bye=[1, 2, 3]))


FLOATED = """
    5-1  6-1
    6-1  5-=
    4-1  H
    3-0  U
    1-0  2-=
    2-0  1-0
"""


@pytest.mark.article("elo-swiss B5", "elo-swiss B6")
class Test_B5_B6_floats:
    def ids(self, event: Tournament, way: Float, strictness: int) -> set[int]:
        field = Field(event)
        return {field.ids[v] for v in bits(field.repeats(way, strictness))}

    def test_the_round_before(self) -> None:
        event = crosstable(FLOATED)
        assert self.ids(event, Float.DOWN, 1) == {1, 2, 4}
        assert self.ids(event, Float.UP, 1) == {5, 6}

    def test_two_rounds_before(self) -> None:
        event = crosstable("\n".join(line + " Z" for line in FLOATED.strip().splitlines()))
        event = replace(
            event,
            players=(*event.players, Player(7, cells=(Cell(), Cell(), Cell(result=Result.PAIRING_BYE)))),
        )
        assert self.ids(event, Float.DOWN, 1) == {7}
        assert self.ids(event, Float.DOWN, 0) == {1, 2, 4, 7}
        assert self.ids(event, Float.UP, 0) == {5, 6}

    def test_b6_is_given_up_before_b5(self) -> None:
        assert [given_up(strictness) for strictness in range(3)] == [(), (B6,), (B6, B5)]

    def test_dropped_altogether(self) -> None:
        assert self.ids(crosstable(FLOATED), Float.DOWN, 2) == set()

    def test_above_half_in_the_last_round_nobody_is_bound(self) -> None:
        # After two rounds more than one point is more than half: 1 (2), 2 (1.5) and 3 (1.5), not 4 (1).
        assert self.ids(crosstable(FLOATED, rounds=3), Float.DOWN, 0) == {4}
        assert self.ids(crosstable(FLOATED, rounds=4), Float.DOWN, 0) == {1, 2, 4}

    def test_tested_only_where_the_scores_differ(self) -> None:
        field = Field(levels([1, 2], [3, 4, 5, 6], past=FLOATED))
        # 1 (place 0) floated down: no lower opponent, but the equal one; 5 and 6 floated up.
        assert field.partners(0, 0, 2) == 0b10
        assert field.partners(0, 2, 0) == 0b1110
        assert field.partners(5, 2, 0) == 0b11100 & field.legal[5]


# ---- C ----------------------------------------------------------------------------------------------------


@pytest.mark.article("elo-swiss C1")
class Test_C1_player_without_opponent:
    def test_an_own_player_moves_down_at_once(self) -> None:
        event = levels([1, 2, 3], [4, 5], apart=[(1, 2), (1, 3)])
        assert pairs(event) == [(2, 3), (1, 4), (5, 0)]
        assert "C1 alone" in said(event)

    def test_those_moved_down_count_as_opponents(self) -> None:
        field = Field(levels([1], [2, 3], [4], apart=[(2, 3)]))
        assert bracket(field, 0b1, 0b110).floated == 0
        assert bracket(field, 0, 0b110).floated == 0b110

    def test_a_player_moved_down_moves_on_if_c12_does_not_help(self) -> None:
        # 1 meets nobody of the second level; 2 and 3 are paired, 1 meets 4.
        event = levels([1], [2, 3], [4, 5, 6], apart=[(1, 2), (1, 3)])
        assert pairs(event) == [(1, 4), (2, 3), (5, 6)]


@pytest.mark.article("elo-swiss C2", "elo-swiss C3", "elo-swiss C14")
class Test_C14_goals:
    def test_homogeneous(self) -> None:
        assert list(goals(Bracket(0, 0b1111111))) == [(0, 3), (0, 2), (0, 1)]

    def test_heterogeneous(self) -> None:
        assert list(goals(Bracket(0b11, 0b1111100))) == [(2, 1), (2, 0), (1, 2), (1, 1), (1, 0)]

    def test_a_pair_less_and_two_more_move_down(self) -> None:
        # Only 1 may meet somebody of this level: 1-2, and 3, 4 move down.
        event = levels([1, 2, 3, 4], [5, 6, 7, 8], apart=[(2, 3, 4)])
        assert pairs(event) == [(1, 2), (3, 5), (4, 6), (7, 8)]
        assert {"C14 fewer_pairs", "C14 left_over"} <= said(event)

    def test_no_pair_and_everybody_moves_down(self) -> None:
        event = levels([1, 2, 3], [4, 5, 6, 7, 8], apart=[(1, 2, 3)])
        assert pairs(event) == [(1, 4), (2, 5), (3, 6), (7, 8)]
        assert "C14 no_pair" in said(event)

    def test_one_player_moved_down_less_in_s1(self) -> None:
        # 1 and 2 may only meet 4 of their new level: 1-4, and 2 moves on.
        apart = [(1, 2, 3), *((x, y) for x in (1, 2) for y in (5, 6, 7))]
        event = levels([1, 2], [4, 5, 6, 7], [3, 8], apart=apart)
        found = pairs(event)
        assert (1, 4) in found
        assert (2, 8) in found
        assert "C14 fewer_moved" in said(event)


@pytest.mark.article("elo-swiss C4", "elo-swiss C5", "elo-swiss C6")
class Test_C6_s1_against_s2:
    def test_first_against_first(self) -> None:
        assert pairs(levels(range(1, 9))) == [(1, 5), (2, 6), (3, 7), (4, 8)]

    def test_the_explanation_says_where_they_stand(self) -> None:
        steps = [s for s in SYSTEM.pair(levels(range(1, 9))).steps if s.players == (2, 6)]
        assert say(steps[0]) == "2, number 2 of S1, meets 6, number 2 of S2."

    def test_whoever_is_left_moves_down(self) -> None:
        event = levels([1, 2, 3], [4])
        assert pairs(event) == [(1, 2), (3, 4)]
        assert "C6 left_odd" in said(event)

    def test_with_p_lowered_all_others_are_s2(self) -> None:
        found = trial(levels(range(1, 7)), 2)
        assert found is not None
        assert (found.rest.s1, found.rest.s2) == ((0, 1), (2, 3, 4, 5))


@pytest.mark.article("elo-swiss C7", "elo-swiss D1")
class Test_C7_permutations:
    def test_the_next_one(self) -> None:
        event = levels([1, 2, 3, 4], apart=[(1, 3)])
        assert pairs(event) == [(1, 4), (2, 3)]
        assert "B1 skipped_met" in said(event)

    def test_the_weakest_change_first(self) -> None:
        # 5-6-8-7 comes before 5-7-6-8: 4 may not meet 8, so 3-8 and 4-7.
        assert pairs(levels(range(1, 9), apart=[(4, 8)])) == [(1, 5), (2, 6), (3, 8), (4, 7)]

    def test_an_early_choice_that_blocks_the_others_is_passed_over(self) -> None:
        # 3 may only meet 4: 1 has to leave 4 to 3.
        event = levels(range(1, 7), apart=[(3, 5), (3, 6)])
        assert pairs(event) == [(1, 5), (2, 6), (3, 4)]
        assert "C7 skipped_rest" in said(event)

    LIST = ("5678", "5687", "5768", "5786", "5867", "5876", "6578", "6587", "8765")

    @pytest.mark.parametrize(("one", "later"), [*pairwise(LIST)])
    def test_d1_of_the_text(self, one: str, later: str) -> None:
        # Only the pairs of two permutations are allowed: the one listed earlier is taken.
        allowed = {(a, int(b)) for order in (one, later) for a, b in enumerate(order, 1)}
        apart = {(a, b) for a in range(1, 5) for b in range(5, 9)} - allowed
        assert pairs(levels(range(1, 9), apart=apart)) == [(a, int(b)) for a, b in enumerate(one, 1)]

    @pytest.mark.parametrize(("one", "later"), [("34", "35"), ("35", "43"), ("43", "45"), ("53", "54")])
    def test_only_the_places_of_s1_matter(self, one: str, later: str) -> None:
        allowed = {(a, int(b)) for order in (one, later) for a, b in enumerate(order, 1)}
        apart = {(a, b) for a in (1, 2) for b in (3, 4, 5)} - allowed
        [left] = set("345") - set(one)
        expected = [(1, int(one[0])), (2, int(one[1])), (int(left), 0)]
        assert pairs(levels(range(1, 6), apart=apart)) == expected


EIGHT = "4-5 4-6 3-5 4-7 3-6 2-5 3-7 2-6 2-7 34-56 34-57 24-56 34-67 24-57 23-56 24-67 23-57 23-67 234-567"
SEVEN = "3-4 3-5 2-4 3-6 2-5 1-4 2-6 1-5 1-6 23-45 23-46 13-45 23-56 13-46 12-45 13-56 12-46 12-56 123-456"


@pytest.mark.article("elo-swiss C8", "elo-swiss D2")
class Test_C8_exchanges:
    def test_when_no_permutation_will_do(self) -> None:
        event = levels([1, 2, 3, 4], apart=[(1, 3), (1, 4)])
        assert pairs(event) == [(1, 2), (3, 4)]
        assert "D2 exchange" in said(event)

    @pytest.mark.parametrize(("p", "n", "table"), [(4, 8, EIGHT), (3, 7, SEVEN)])
    def test_d2_of_the_text(self, p: int, n: int, table: str) -> None:
        found = [
            "".join(map(str, sorted(out))) + "-" + "".join(map(str, into)) for out, into in exchanges(p, n)
        ]
        assert found == table.split()

    def test_weaker_of_s1_then_stronger_of_s2(self) -> None:
        # Twelve players: 5+2 before 4+3, 7+10 before 8+9 (the sums are equal).
        order = [(tuple(sorted(out)), into) for out, into in exchanges(6, 12)]
        assert order.index(((2, 5), (7, 8))) < order.index(((3, 4), (7, 8)))
        assert order.index(((5, 6), (7, 10))) < order.index(((5, 6), (8, 9)))

    def test_at_equal_sums_the_stronger_of_s2_come_in(self) -> None:
        # No smaller exchange will do; 4 and 6 may change places with 7 and 11 or with 8 and 10.
        legal = " 1-3 1-4 2-3 2-6 2-7 2-8 3-9 4-7 4-10 5-6 5-9 5-12 7-10 8-12 9-11 10-11 10-12 11-12 "
        apart = [(a, b) for a in range(1, 13) for b in range(a + 1, 13) if f" {a}-{b} " not in legal]
        event = levels(range(1, 13), apart=apart)
        found = trial(event, 6)
        assert found is not None
        assert found.rest.exchange == ((6, 4), (7, 11))
        assert pairs(event) == [(1, 4), (2, 8), (3, 9), (5, 6), (7, 10), (11, 12)]

    @pytest.mark.parametrize(
        "apart",
        [
            [(3, x) for x in (1, 2, 5, 6, 7, 8)],  # 3 has only 4
            [(2, x) for x in (1, 4, 5, 6, 7, 8)] + [(5, x) for x in (1, 3, 4, 6, 7)],  # 2-3 and 5-8
            [(1, x) for x in range(3, 9)] + [(3, x) for x in range(5, 9)],  # 1-2 and 3-4
        ],
    )
    def test_the_first_one_that_works(self, apart: list[tuple[int, int]]) -> None:
        event = levels(range(1, 9), apart=apart)
        found = trial(event, 4)
        assert found is not None
        assert found.rest.exchange[0]
        assert found.rest.exchange == next(e for e in exchanges(4, 8) if works(event, e))


def works(event: Tournament, exchange: tuple[tuple[int, ...], tuple[int, ...]]) -> bool:
    """Some permutation is legal after this exchange (eight players on one level)."""
    s1 = sorted(set(range(1, 5)) - set(exchange[0]) | set(exchange[1]))
    s2 = sorted(set(range(1, 9)) - set(s1))
    met = {frozenset(pair) for pair in event.settings.forbidden}
    return any(
        all(frozenset(pair) not in met for pair in zip(s1, order, strict=True)) for order in permutations(s2)
    )


@pytest.mark.article("elo-swiss C9")
class Test_C9_drop_for_downfloaters:
    def test_the_pairing_that_respects_b5_comes_first(self) -> None:
        event = levels([1, 2, 3], [4, 5, 6], past="Z\nZ\nU\nZ\nZ\nZ")
        assert pairs(event) == [(1, 3), (2, 4), (5, 6)]
        assert "C9 dropped_down" not in said(event)

    def test_b5_is_dropped_when_everybody_has_floated(self) -> None:
        event = levels([1, 2, 3], [4, 5, 6], past="F\nF\nU\nZ\nZ\nZ")
        assert pairs(event) == [(1, 2), (3, 4), (5, 6)]
        assert {"C9 dropped_down", "C9 again_down"} <= said(event)
        assert {s.values for s in SYSTEM.pair(event).steps if s.message == "dropped_down"} == {
            (("criteria", "B6 + B5"),)
        }

    def test_b6_is_dropped_before_b5(self) -> None:
        # 1 and 2 floated two rounds ago, 3 in the last round: B6 goes, B5 stays, 2 leaves.
        event = levels([1, 2, 3], [4, 5, 6], past="F Z\nF Z\nZ U\nU Z\nZ Z\nZ Z")
        assert pairs(event) == [(1, 3), (2, 4), (5, 6)]
        steps = [s for s in SYSTEM.pair(event).steps if s.message == "dropped_down" and s.bracket == 0]
        assert steps[0].values == (("criteria", "B6"),)


@pytest.mark.article("elo-swiss C10")
class Test_C10_upfloaters:
    @staticmethod
    def event(*floated_up: int) -> Tournament:
        """1 comes down to 2 and 3; in round 1 the opponents 4 and 5 may have had more points."""
        event = levels([1], [2, 3], [4, 5], past="Z\n4-=\n5-=\n2-=\n3-=")
        virtual = dict(event.settings.virtual_points)
        for up in floated_up:
            virtual[up + 2] = (100, *virtual[up + 2][1:])
        return replace(event, settings=replace(event.settings, virtual_points=tuple(virtual.items())))

    def test_nobody_floated(self) -> None:
        assert pairs(self.event()) == [(1, 2), (3, 4), (5, 0)]

    def test_another_opponent_comes_first(self) -> None:
        assert pairs(self.event(2)) == [(1, 3), (2, 5), (4, 0)]

    def test_then_b6_and_b5_are_dropped_for_upfloaters(self) -> None:
        event = self.event(2, 3)
        assert pairs(event) == [(1, 2), (3, 4), (5, 0)]
        assert {"C10 dropped_up", "C10 again_up"} <= said(event)

    def test_the_residual_level_drops_b5_down_before_a_pair_of_s1_is_touched(self) -> None:
        # 2 3 4 stay when 1 meets 2; 3 and 4 both had a free point, so one of them floats down again.
        event = levels([1], [2, 3, 4, 5], [6, 7], apart=[(4, 5)], past="Z\nZ\nF\nF\nU\nZ\nZ")
        # With 1-4 and 3-5 nobody would: it is not the level as a whole that respects nothing.
        assert (1, 2) in pairs(event)
        assert "C9 dropped_rest" in said(event)


@pytest.mark.article("elo-swiss C12")
class Test_C12_other_floaters:
    def test_for_a_player_without_opponent(self) -> None:
        # 3 would come down but may meet neither 4 nor 5: 2 comes instead.
        event = levels([1, 2, 3], [4, 5], [6, 7], apart=[(3, 4), (3, 5)])
        assert pairs(event) == [(1, 3), (2, 4), (5, 6), (7, 0)]
        assert "C12 instead" in said(event)

    def test_for_more_pairs(self) -> None:
        # 5 6 7 can only meet 4, and so can 3, who would come down: one pair. With 2 there are two.
        event = levels([1, 2, 3], [4, 5, 6, 7], [8, 9], apart=[(5, 6, 7), (3, 5), (3, 6), (3, 7)])
        assert pairs(event) == [(1, 3), (2, 5), (4, 6), (7, 8), (9, 0)]
        assert "C12 instead" in said(event)

    def test_not_if_it_does_not_help(self) -> None:
        event = levels([1, 2, 3], [4, 5], [6, 7], apart=[(x, y) for x in (1, 2, 3) for y in (4, 5)])
        assert pairs(event) == [(1, 2), (3, 6), (4, 5), (7, 0)]
        assert "C12 instead" not in said(event)

    def test_criteria_dropped_for_the_next_level_only(self) -> None:
        # 3 would come down in peace; 1 and 2 had a free point in round 1, but only they have opponents below.
        past = "F\nF\nZ\nZ\nZ\n7-=\n6-="
        event = levels([1, 2, 3], [4, 5], [6, 7], apart=[(3, 4), (3, 5)], past=past)
        assert pairs(event) == [(1, 3), (2, 4), (5, 6), (7, 0)]
        assert "C9 dropped_down_below" in said(event)

    def test_for_the_last_level(self) -> None:
        # 3 has met both of the last level, who have met each other.
        event = levels([1, 2, 3], [4], apart=[(3, 4)])
        assert pairs(event) == [(1, 3), (2, 4)]


@pytest.mark.article("elo-swiss C13")
class Test_C13_last_level:
    def test_pairs_of_the_penultimate_level_are_undone(self) -> None:
        event = levels([1, 2, 3, 4], [5, 6], apart=[(5, 6)])
        assert pairs(event) == [(1, 2), (3, 5), (4, 6)]
        assert "C13 undone" in said(event)

    def test_as_few_as_possible(self) -> None:
        event = levels(range(1, 9), [9, 10], apart=[(9, 10)])
        assert pairs(event) == [(1, 4), (2, 5), (3, 6), (7, 9), (8, 10)]

    def test_the_leavers_must_suit_the_last_level(self) -> None:
        # 3 and 4 may not meet 6: of 2 3 4 the first pair that leaves somebody for 6 is 1-3.
        event = levels([1, 2, 3, 4], [5, 6], apart=[(5, 6), (3, 6), (4, 6)])
        assert pairs(event) == [(1, 3), (2, 6), (4, 5)]

    def test_undone_without_losing_a_pair(self) -> None:
        # 1 comes down and could meet 2 or 3, but neither may meet 4: 2-3 instead, and 1 moves on.
        event = levels([1], [2, 3], [4], apart=[(2, 4), (3, 4)])
        assert pairs(event) == [(1, 4), (2, 3)]
        assert {"C13 undone_other", "C13 fewer_moved_last"} <= said(event)
        assert "C14 fewer_moved" not in said(event)

    def test_who_leaves_an_undone_level_is_told_why(self) -> None:
        event = levels([1, 2, 3, 4], [5, 6], apart=[(5, 6)])
        assert "C13 left_undone" in said(event)
        assert "C14 left_over" not in said(event)

    def test_levels_are_joined(self) -> None:
        event = levels([1, 2], [3, 4], apart=[(3, 4)])
        assert pairs(event) == [(1, 3), (2, 4)]
        assert "C13 joined" in said(event)

    def test_joined_up_to_the_top(self) -> None:
        # 5 and 6 can only meet 1 and 2.
        apart = [(5, 6), *((x, y) for x in (3, 4) for y in (5, 6))]
        event = levels([1, 2], [3, 4], [5, 6], apart=apart)
        assert pairs(event) == [(1, 5), (2, 6), (3, 4)]

    def test_the_bye_may_be_the_reason(self) -> None:
        # 3 is alone in the last level and barred: a pair above is undone.
        event = levels([1, 2], [3], no_bye=[3])
        assert pairs(event) == [(1, 3), (2, 0)]


# ---- E ----------------------------------------------------------------------------------------------------


@pytest.mark.article("elo-swiss E1")
class Test_E1_boards:
    def test_score_of_the_stronger_player(self) -> None:
        event = levels([1], [2, 3], [4], apart=[(1, 2), (1, 3)])
        assert pairs(event) == [(1, 4), (2, 3)]

    def test_then_the_sum(self) -> None:
        event = levels([1, 2], [5], [6], apart=[(1, 2), (1, 5)])
        assert pairs(event) == [(2, 5), (1, 6)]

    def test_the_bye_is_last_whatever_the_score(self) -> None:
        event = levels([1, 2], [3], no_bye=[3], apart=[(1, 2)])
        assert pairs(event)[-1][1] == 0

    def test_the_stronger_player_is_first_in_the_pair(self) -> None:
        assert pairs(levels([3, 4], [1, 2], apart=[(3, 4)])) == [(3, 1), (4, 2)]


@pytest.mark.article("elo-swiss E2")
class Test_E2_unplayed_games:
    def test_a_forfeited_game_may_be_paired_again(self) -> None:
        assert pairs(crosstable("2-+\n1--")) == [(1, 2)]


@pytest.mark.article("elo-swiss E4")
class Test_E4_round_1:
    @pytest.mark.parametrize("count", range(2, 12))
    def test_s1_meets_s2_and_the_last_has_the_bye(self, count: int) -> None:
        half = count // 2
        expected = [(n, n + half) for n in range(1, half + 1)] + [(count, 0)] * (count % 2)
        assert pairs(levels(range(1, count + 1))) == expected


@pytest.mark.article("elo-swiss E5")
class Test_E5_absences:
    def test_who_is_away_is_not_paired_and_scores_nothing(self) -> None:
        event = crosstable("4-1 .\n5-1 Z\n6-1 .\n1-0 .\n2-0 .\n3-0 .")
        assert 2 not in {id_ for pair in pairs(event) for id_ in pair}
        away = crosstable("2-1 Z\n1-0 U\nZ Z")
        assert cards(away, everyone=True)[3].score == 0


@pytest.mark.article("elo-swiss E7")
class Test_E7_corrections:
    def test_a_corrected_result_counts_for_the_round_to_come(self) -> None:
        assert pairs(crosstable("3-1\n4-1\n1-0\n2-0")) == [(1, 2), (3, 4)]
        assert pairs(crosstable("3-0\n4-1\n1-1\n2-0")) == [(2, 3), (1, 4)]


@pytest.mark.article("elo-swiss E8")
class Test_E8_absent_without_notice:
    def test_who_lost_by_forfeit_is_paired_again_unless_marked_absent(self) -> None:
        assert 2 in {id_ for pair in pairs(crosstable("2-+\n1--\n4-=\n3-=")) for id_ in pair}
        marked = crosstable("2-+\n1-- Z\n4-=\n3-=")
        assert 2 not in {id_ for pair in pairs(marked) for id_ in pair}


@pytest.mark.article("elo-swiss E9")
class Test_E9_adjourned_games:
    def test_an_open_game_is_refused_a_draw_is_entered(self) -> None:
        with pytest.raises(BadInput, match="an adjourned game counts as a draw"):
            check_ready(crosstable("2-*\n1-*"))

    def test_its_end_changes_no_arrow(self) -> None:
        # Whatever the game of round 2 brings, the arrow compares the scores before that round.
        for result, reply in ("=", "="), ("1", "0"), ("0", "1"):
            event = crosstable(f"3-1 2-{result}\n4-= 1-{reply}\n1-0 Z\n2-= Z")
            everyone = cards(event, everyone=True)
            assert arrows(everyone, Scoring(), 2)[1] is Float.DOWN


TABLE = """
    2-0 3-1 4-1
    1-1 4-1 3-0
    4-0 1-0 2-1
    3-1 2-0 1-0
"""


def ranking(event: Tournament) -> list[tuple[int, int]]:
    """Places and players, as the standings of an event of this system give them."""
    of_system = replace(event, settings=replace(event.settings, system="elo-swiss"))
    table = standings(of_system)
    assert table == standings(of_system, "elo-swiss")
    return [(row.place, row.id) for row in table.rows]


@pytest.mark.article("elo-swiss E10")
class Test_E10_final_ranking:
    def test_first_place_by_the_game_between_them_others_by_average(self) -> None:
        # 1 and 2 have 2 points, and 2 beat 1; 4 met stronger opponents than 3 because 3 is stronger than 4.
        event = crosstable(TABLE, ratings=(2200, 2100, 2000, 1900))
        assert ranking(event) == [(1, 2), (2, 1), (3, 4), (4, 3)]

    def test_a_place_is_shared_unless_lots_are_on_record(self) -> None:
        event = crosstable(TABLE, ratings=(2200, 2100, 2000, 2000))
        assert ranking(event) == [(1, 2), (2, 1), (3, 3), (3, 4)]
        drawn = replace(event, settings=Settings(lots=(4, 3)))
        assert ranking(drawn) == [(1, 2), (2, 1), (3, 4), (4, 3)]

    def test_the_game_between_them_counts_for_the_first_place_only(self) -> None:
        # 4 beat 3, but 3 met the stronger opponents.
        event = crosstable(TABLE, ratings=(2200, 2100, 1900, 2000))
        assert ranking(event) == [(1, 2), (2, 1), (3, 3), (4, 4)]

    def test_mutual_games_in_one_pass_though_not_all_have_met(self) -> None:
        """Ruling R35: 2 beat 3 and lost to 1; 1 and 3 have not met."""
        cells = """
            2-1 4-1 .
            1-0 3-1 6-1
            4-1 2-0 5-1
            3-0 1-0 .
            U   .   3-0
            .   .   2-0
        """
        table = standings(crosstable(cells, ratings=(2300, 2200, 2100, 2000, 1900, 1800)), "elo-swiss")
        assert [(row.id, row.values[1]) for row in table.rows[:3]] == [(1, 1), (2, 1), (3, 0)]

    def test_the_average_is_not_rounded(self) -> None:
        # Behind 5 come 1 who met 1401 and 1400, and 2 who met 1400 three times: half a point less.
        cells = """
            3-1 4-0 Z
            4-1 5-0 6-0
            1-0 Z   Z
            2-0 1-1 Z
            7-1 2-1 Z
            Z   Z   2-1
            5-0 Z   Z
        """
        event = crosstable(cells, ratings=(2000, 2000, 1401, 1400, 1400, 1400, 1300))
        table = standings(event, "elo-swiss")
        average = {row.id: row.values[2] for row in table.rows}
        assert (average[1], average[2]) == (Fraction(2801, 2), 1400)
        assert table.place_of()[1] < table.place_of()[2]

    def test_forfeits_and_byes_are_no_games(self) -> None:
        event = crosstable("2-+ U\n1-- Z\n. .", ratings=(2000, 1900, 1800))
        assert ranking(event) == [(1, 1), (2, 2), (2, 3)]
        assert [row.values[2] for row in standings(event, "elo-swiss").rows] == [0, 0, 0]

    def test_what_the_command_prints(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        event = crosstable(TABLE, ratings=(2200, 2100, 2000, 2000))
        file = tmp_path / "event.trf"
        file.write_text(trf.write(replace(event, settings=Settings(system="elo-swiss", rounds=3))))
        assert main(["standings", str(file), "--format", "csv"]) == 0
        of_system = capsys.readouterr().out
        assert main(["standings", str(file), "--format", "csv", "--tiebreaks", "elo-swiss"]) == 0
        assert capsys.readouterr().out == of_system
        rows = [(line.split(",")[0], line.split(",")[1]) for line in of_system.splitlines()[1:5]]
        assert rows == [("1", "2"), ("2", "1"), ("3=", "3"), ("3=", "4")]
