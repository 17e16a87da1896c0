"""The Dutch system of 2012 (C.04.3.1), article by article: sections C, D and E."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise, permutations, product

import pytest

from ronde.errors import NoPairing
from ronde.explaining import why
from ronde.formats import trf
from ronde.model import Cell, Colour, Pair, Player, Settings, Tournament
from ronde.rulebook import say
from ronde.search.exchanges import Exchange, exchange_key, exchange_prices, set_prices
from ronde.systems.dutch_2012 import SYSTEM
from ronde.systems.dutch_2012.brackets import Gain, OtherFloaters
from ronde.systems.dutch_2012.colours import Reason
from ronde.systems.dutch_2012.costs import terms
from ronde.systems.dutch_2012.criteria import B5_UP, B6_UP, CRITERIA, MOVED, RESIDENT, kind_of
from ronde.systems.dutch_2012.facts import Entry
from ronde.systems.dutch_2012.procedure import Round
from tests.crosstables import crosstable
from tests.dutch_entries import (
    CORPUS,
    all_pairs,
    allocation,
    boards,
    brackets,
    met,
    met_pairs,
    said,
    steps,
    who,
)
from tests.fields import random_field

# ---- C. Procedure -----------------------------------------------------------------------------------


@pytest.mark.article("dutch-2012 C")
class Test_C_rounds_paired_by_others:
    """Held's worked tournament, an event of Papi, and random rounds paired by JaVaFo 1.4."""

    @pytest.mark.parametrize("name", sorted(file.stem for file in CORPUS.glob("*.trf")))
    def test_pairs_colours_and_boards(self, name: str) -> None:
        event = trf.read((CORPUS / f"{name}.trf").read_bytes())
        lines = (CORPUS / f"{name}.out").read_text().split("\n")
        assert boards(event) == [tuple(map(int, line.split())) for line in lines[1:] if line]

    def test_nobody_to_pair(self) -> None:
        assert boards(crosstable("Z\nZ")) == []


@pytest.mark.article("dutch-2012 C1")
class Test_C1_without_opponent:
    def test_a_resident_goes_down_at_once(self) -> None:
        players = met([*(who(n, 10) for n in range(1, 5)), who(5), who(6)], (3, 1), (3, 2), (3, 4))
        top, low = brackets(players)
        assert [e.id for e in top.alone] == [3]
        assert (top.p0, top.p1) == (1, 1)
        assert met_pairs(top) == [(1, 2)]
        assert met_pairs(low) == [(3, 5), (4, 6)]

    def test_a_player_from_above_stays_and_is_said_to_be_stuck(self) -> None:
        players = met([who(1, 20), who(2, 10), who(3, 10), who(4), who(5), who(6)], (1, 2, 3))
        assert {"C1 nobody", "C1 alone", "C1 stuck"} <= said(players)

    def test_it_knows_nothing_of_a7d(self) -> None:
        top, _ = brackets([who(1, 10, "W"), who(2, 10, "W"), who(3), who(4)])
        assert not top.alone


@pytest.mark.article("dutch-2012 C2", "dutch-2012 C2.a")
class Test_C2_counting:
    def test_p1_and_m1_start_at_p0_and_m0(self) -> None:
        bracket = brackets([who(1, 20), *(who(n, 10) for n in range(2, 6))])[-1]
        assert (bracket.p1, bracket.m1) == (bracket.p0, bracket.m0) == (2, 1)

    def test_the_summary_says_all_of_it(self) -> None:
        event = crosstable("2w1\n1b0\n4w1\n3b0\n6w1\n5b0")
        first = SYSTEM.pair(event).steps[0]
        assert say(first) == (
            "Score 1, number of players 3: P0 = 1, P1 = 1; pairs against a preference: "
            "at least X1 = 1, found X = 1, strong ones: at least Z1 = 1, found Z = 1."
        )
        assert say(first, "fr").startswith("Score 1, effectif 3\xa0: P0 = 1, P1 = 1")


@pytest.mark.article("dutch-2012 C3", "dutch-2012 C3.a")
class Test_C3_requirements:
    def test_their_order(self) -> None:
        assert [criterion.required for criterion in CRITERIA] == [
            "C3.b", "C3.c", "C3.d", "C3.d", "C3.e", "C3.f", "C3.g", "C3.h",
        ]  # fmt: skip

    def test_one_violation_weighs_more_than_any_number_of_the_next_ones(self) -> None:
        here = terms([who(n) for n in range(60)], odd_round=True)

        def pair(games: str, floats: str = "--") -> int:
            """Two players with these games, the second of whom came from above."""
            one, other = who(1, 0, games, floats, top_scorer=True), who(2, 0, games)
            cost = here.pair(kind_of(one, RESIDENT), kind_of(other, MOVED))
            assert cost is not None
            return cost

        def rest(floats: str) -> int:
            cost = here.rest(kind_of(who(1, 0, "", floats), RESIDENT))
            assert cost is not None
            return cost

        units = [
            pair("WW"), pair("W"), pair("WB"), rest("d-"), rest("-d"), pair("", "u-"), pair("", "-u"),
        ]  # fmt: skip
        for one, next_ in pairwise(units):
            assert one > 60 * next_ > 0
        assert here.rest(kind_of(who(1, 1), RESIDENT)) > units[0]  # type: ignore[operator]

    def test_z_stands_behind_x_in_even_rounds(self) -> None:
        here = terms([who(1), who(2)], odd_round=False)
        strong, mild = kind_of(who(1, 0, "W"), RESIDENT), kind_of(who(2, 0, "BW"), RESIDENT)
        x_only, both = here.pair(strong, mild), here.pair(strong, strong)
        assert x_only is not None
        assert both is not None
        assert x_only < both < 2 * x_only

    def test_p_is_m1_in_the_heterogeneous_part(self) -> None:
        players = met([who(1, 20), who(2, 20), *(who(n, 10) for n in range(3, 8))], (1, 2))
        bracket = brackets(players)[-1]
        assert [tuple(bracket.players[v].id for v in p) for p in bracket.candidate.top] == [(1, 3), (2, 4)]


@pytest.mark.article("dutch-2012 C4", "dutch-2012 C5", "dutch-2012 C6")
class Test_C6_first_try:
    def test_top_half_against_bottom_half(self) -> None:
        assert all_pairs([who(n) for n in range(1, 9)]) == [(1, 5), (2, 6), (3, 7), (4, 8)]

    def test_the_lowest_is_left(self) -> None:
        top, _ = brackets([*(who(n, 10) for n in range(1, 6)), who(6)])
        assert met_pairs(top) == [(1, 3), (2, 4)]
        assert [e.id for e in top.down] == [5]

    def test_every_pair_is_explained(self) -> None:
        pairing = SYSTEM.pair(crosstable("\n".join("." * 6)))
        texts = [say(s) for s in pairing.steps if set(s.players) == {1, 4}]
        assert texts == [
            "1 is no. 1 of the upper half (S1), 4 no. 1 of the lower half (S2): in order, they meet.",
            "Round 1, colours alternate from the one drawn: 1 White, 4 Black.",
        ]


@pytest.mark.article("dutch-2012 C7")
class Test_C7_transpositions:
    def test_the_last_players_change_first(self) -> None:
        players = met([who(n) for n in range(1, 7)], (3, 6))
        assert all_pairs(players) == [(1, 4), (2, 6), (3, 5)]

    def test_the_reason_is_told(self) -> None:
        event = crosstable("2w1 3b1\n1b0 4w1\n4w1 1w0\n3b0 2b0")
        assert "B1 passed_met" in {f"{s.article.split()[1]} {s.message}" for s in SYSTEM.pair(event).steps}

    def test_who_is_kept_apart_has_not_met(self) -> None:
        apart = Tournament(tuple(Player(n) for n in range(1, 5)), Settings(forbidden=((1, 3),)))
        assert boards(apart) == [(1, 4), (3, 2)]
        messages = {s.message for s in SYSTEM.pair(apart).steps}
        assert "passed_kept" in messages
        assert "passed_met" not in messages

    def test_a_colour_is_the_reason_only_if_the_opponent_wants_the_other_one(self) -> None:
        players = [who(1, 10, "B"), who(2, 0, "B"), who(3, 0, "W"), who(4, 0, "W")]
        assert all_pairs(players) == [(1, 3), (2, 4)]
        assert "C10.f passed_worse" in said(players)
        # 3 and 4 have met: 1 leaves 2, who wants White too, for 3, who wants it as well.
        players = met([who(1, 10, "B"), who(2, 0, "B"), who(3, 0, "B"), who(4, 0, "W")], (3, 4))
        assert all_pairs(players) == [(1, 3), (2, 4)]
        assert "C7 passed_impossible" in said(players)


@pytest.mark.article("dutch-2012 C8", "dutch-2012 C8.a")
class Test_C8a_exchanges:
    def test_only_after_all_transpositions(self) -> None:
        players = met([who(n) for n in range(1, 5)], (1, 3), (1, 4))
        assert all_pairs(players) == [(1, 2), (3, 4)]
        assert "C8.a exchanged" in said(players)

    def test_not_if_a_transposition_is_as_good(self) -> None:
        assert "C8.a exchanged" not in said(met([who(n) for n in range(1, 5)], (1, 3)))

    def test_if_it_is_better(self) -> None:
        """2, who wants White, can meet only 1: otherwise two pairs would break a preference."""
        players = met([who(1, 0, "W"), who(2, 0, "B"), who(3, 0, "W"), who(4, 0, "W")], (2, 3), (2, 4))
        assert all_pairs(players) == [(1, 2), (3, 4)]


@pytest.mark.article("dutch-2012 C8.b", "dutch-2012 D3")
class Test_D3_sets_of_moved_down_players:
    @pytest.mark.parametrize(
        ("m1", "sets"),
        [
            (5, "12345"),
            (4, "1234 1235 1245 1345 2345"),
            (3, "123 124 125 134 135 145 234 235 245 345"),
            (2, "12 13 14 15 23 24 25 34 35 45"),
            (1, "1 2 3 4 5"),
        ],
    )
    def test_the_table(self, m1: int, sets: str) -> None:
        _, prices = set_prices(5)
        order = sorted(combinations(range(1, 6), m1), key=lambda s1: -sum(prices[n - 1] for n in s1))
        assert ["".join(map(str, s1)) for s1 in order] == sets.split()

    def test_the_first_set_that_can_be_paired(self) -> None:
        """1, 2 and 3 came down; 4 can meet all of them, nobody else any: 1 is chosen."""
        low = [who(n, 10) for n in range(4, 11)]
        players = met([who(1, 20), who(2, 20), who(3, 20), *low], (1, 2, 3))
        players = met(players, *((a, b) for a in (1, 2, 3) for b in range(5, 11)))
        bracket = Round(players, True).bracket(players[3:], players[:3])
        assert (bracket.m0, bracket.m1) == (3, 1)
        assert met_pairs(bracket)[0] == (1, 4)
        assert {e.id for e in bracket.unpaired} >= {2, 3}

    def test_a_later_set_if_the_first_cannot(self) -> None:
        low = [who(n, 10) for n in range(4, 11)]
        players = met([who(1, 20), who(2, 20), who(3, 20), *low], (1, 2, 3))
        players = met(players, *((a, b) for a in (1, 2, 3) for b in range(5, 11)), (1, 4))
        bracket = Round(players, True).bracket(players[3:], players[:3])
        assert met_pairs(bracket)[0] == (2, 4)


@pytest.mark.article("dutch-2012 C9")
class Test_C9_back_from_the_remainder:
    def test_the_next_transposition_above_if_the_remainder_fails(self) -> None:
        """1 came down; if 1 met 2, then 3, 4 and 5 could not make a pair."""
        players = met([who(1, 20), *(who(n, 10) for n in range(2, 6)), who(6)], (3, 4, 5))
        assert all_pairs(players)[:2] == [(1, 3), (2, 4)]


@pytest.mark.article("dutch-2012 C10")
class Test_C10_lowering:
    def test_for_as_few_pairs_as_possible(self) -> None:
        """One break of B5 and one of B6 are better than two of B5 (ruling R13)."""
        players = [
            who(1, 20), who(2, 20), who(3, 10, "", "u-"), who(4, 10, "", "u-"), who(5, 10, "", "-u"), who(6),
        ]  # fmt: skip
        bracket = brackets(met(players, (1, 2)))[1]
        assert met_pairs(bracket) == [(1, 3), (2, 5)]

    def test_two_floats_up_break_both(self) -> None:
        players = [who(1, 20), *(who(n, 10, "", "uu") for n in (2, 3, 4))]
        given = brackets(players)[-1].given_up(True)
        assert [[e.id for e in pair] for pair in given[B5_UP]] == [[1, 2]]
        assert given[B6_UP] == given[B5_UP]

    def test_downfloaters_before_upfloaters(self) -> None:
        """1 came down. If 2 goes up, 3 goes down again; if 3 goes up, that is for the second time: better."""
        players = [who(1, 20), who(2, 10), who(3, 10, "", "du"), who(4)]
        bracket = brackets(players)[1]
        assert met_pairs(bracket) == [(1, 3)]
        assert [[e.id for e in pair] for pair in bracket.given_up(True)[B6_UP]] == [[1, 3]]


@pytest.mark.article("dutch-2012 C12")
class Test_C12_back_to_the_bracket_above:
    def players(self) -> list[Entry]:
        everybody = [*(who(n, 20) for n in (1, 2, 3)), who(4, 10), who(5, 10), who(6)]
        return met(everybody, (3, 4), (3, 5))

    def test_another_floater_who_can_be_paired(self) -> None:
        assert all_pairs(self.players()) == [(1, 3), (2, 4), (5, 6)]
        assert "C12 other_floaters" in said(self.players())

    def test_in_one_sentence(self) -> None:
        bracket = brackets(self.players())[1]
        [change] = bracket.changes
        assert isinstance(change, OtherFloaters)
        assert change.gain is Gain.BETTER_BELOW
        step = next(step for step in steps(brackets(self.players())) if step.message == "other_floaters")
        assert (step.article, step.values) == ("dutch-2012 C12", (("out", (3,)), ("into", (2,))))
        assert set(step.players) == {2, 3}

    def test_not_without_a_gain(self) -> None:
        """Neither 2 nor 3 can be paired below: the first floater stays."""
        players = met(self.players(), (2, 4), (2, 5), (1, 4), (1, 5))
        assert brackets(players)[0].down[0].id == 3

    def test_floaters_of_the_same_scores_only(self) -> None:
        """1 came down to 2 and 3 and could be left instead of 3, but that is a higher score."""
        everybody = [who(1, 30), who(2, 20), who(3, 20), who(4, 10), who(5, 10), who(6)]
        top = brackets(met(everybody, (2, 4), (2, 5), (3, 4), (3, 5)))[1]
        assert [e.score for e in top.down] == [20]

    def test_for_the_lowest_bracket(self) -> None:
        players = met([*(who(n, 10) for n in (1, 2, 3)), who(4)], (3, 4))
        assert all_pairs(players) == [(1, 3), (2, 4)]
        assert "C12 floaters_for_lowest" in said(players)

    def test_for_a_bye_with_a_lower_score(self) -> None:
        """3 has met everybody below and would rest; with 2 instead a player of the lowest bracket rests."""
        players = met([*(who(n, 10) for n in (1, 2, 3)), who(4), who(5)], (3, 4), (3, 5))
        assert all_pairs(players) == [(1, 3), (2, 4), (5, 0)]


@pytest.mark.article("dutch-2012 C13")
class Test_C13_lowest_bracket:
    def test_fewer_of_those_who_came_down_first(self) -> None:
        """1 has met everybody below and rests, the others are paired."""
        players = met([who(1, 20), who(2, 10), who(3, 10), who(4), who(5)], (1, 2), (1, 3), (1, 4), (1, 5))
        bracket = brackets(players)[-1]
        assert [e.id for e in bracket.unpaired] == [1]
        assert bracket.m1 == 0
        assert "C13 fewer_moved_lowest" in said(players)

    def test_the_bracket_above_with_fewer_pairs(self) -> None:
        players = met([*(who(n, 10) for n in (1, 2, 3, 4)), who(5), who(6)], (5, 6))
        assert all_pairs(players) == [(1, 2), (3, 5), (4, 6)]
        assert {"C13 paired_anew", "C13 fewer_pairs_for_lowest", "C13 down_for_lowest"} <= said(players)
        assert not {"C14.a fewer_pairs", "C6 left_over"} & said(players)

    def test_fewer_of_those_who_came_down_there(self) -> None:
        """1 and 2 could both be paired with 3 and 4, but 6, 7 and 8 need three players from above."""
        players = [who(1, 20), who(2, 20), *(who(n, 10) for n in (3, 4, 5)), *(who(n) for n in (6, 7, 8))]
        players = met(players, (1, 2), (3, 4, 5), (6, 7, 8), (1, 6), (1, 7), (1, 8))
        assert brackets(players)[1].accepted == (2, 2)
        assert {"C13 fewer_moved_for_lowest", "C13 fewer_pairs_for_lowest"} <= said(players)
        assert not {"C14.b2 fewer_moved", "C14.b1 fewer_pairs", "C6 on_down"} & said(players)

    def test_any_of_those_who_came_down_there_while_as_many_as_pairs(self) -> None:
        """Ruling R27: 6, 7 and 8 need three players from above, and 2 can meet none of them.

        So P1 = M1 = 1, and 2 is paired, although 1, who then goes down, has the higher score.
        """
        players = [who(1, 30), who(2, 20), *(who(n, 10) for n in (3, 4, 5)), *(who(n) for n in (6, 7, 8))]
        players = met(players, (1, 2), (3, 4, 5), (6, 7, 8), (2, 6), (2, 7), (2, 8))
        assert all_pairs(players) == [(2, 3), (1, 6), (4, 7), (5, 8)]
        assert "C13 merged" not in said(players)

    def test_the_bracket_above_in_another_way_with_as_many(self) -> None:
        """Only 1 can meet 6, with a higher score than those who would go down first, so C12 may not."""
        players = [who(1, 30), who(2, 20), who(3, 20), who(4, 10), who(5, 10), who(6)]
        players = met(players, (1, 2, 3), (6, 2), (6, 3), (6, 4), (6, 5), (4, 5))
        assert all_pairs(players) == [(2, 4), (3, 5), (1, 6)]
        assert {"C13 paired_anew", "C13 down_for_lowest", "C8.a exchanged"} <= said(players)
        assert "C6 on_down" not in said(players)

    def test_upfloats_do_not_count_in_a_bracket_of_mixed_scores_paired_anew(self) -> None:
        """Ruling R27: 3 floats up again, although 1 could meet 4."""
        players = [who(1, 20), who(2, 20), who(3, 10, "", "u-"), who(4, 10), who(5), who(6)]
        players = met(players, (1, 2), (5, 6))
        assert all_pairs(players) == [(1, 3), (2, 5), (4, 6)]
        assert "C10.b b5_up_dropped" not in said(players)

    def test_two_brackets_become_one(self) -> None:
        players = met([who(1, 10), who(2, 10), who(3), who(4)], (3, 4))
        assert all_pairs(players) == [(1, 3), (2, 4)]
        assert "C13 merged" in said(players)

    def test_held_round_5(self) -> None:
        pairing = SYSTEM.pair(trf.read((CORPUS / "held-5.trf").read_bytes()))
        assert pairing.pairs[-2:] == (Pair(14, 12), Pair(13, 8))
        assert "merged" in {s.message for s in pairing.steps}

    def test_no_second_bye(self) -> None:
        """Ruling R11: if everybody has had points without playing, there is no pairing."""
        players = [who(n, may_rest=False) for n in (1, 2, 3)]
        with pytest.raises(NoPairing, match="odd"):
            brackets(players)


@pytest.mark.article("dutch-2012 C14", "dutch-2012 C14.a")
class Test_C14a_homogeneous:
    def test_one_pair_less(self) -> None:
        """Only 1 can meet anybody."""
        players = met([*(who(n, 10) for n in (1, 2, 3, 4)), *(who(n) for n in (5, 6))], (2, 3, 4))
        top, low = brackets(players)
        assert (top.p0, top.p1) == (2, 1)
        assert met_pairs(top) == [(1, 2)]
        assert met_pairs(low) == [(3, 5), (4, 6)]
        assert "C14.a fewer_pairs" in said(players)

    def test_x1_goes_down_with_p1(self) -> None:
        """1 meets 2; 3 and 4, who have met, do not make the pair against a preference that P0 asks for."""
        top = [who(1, 10, "W"), who(2, 10, "B"), who(3, 10, "W"), who(4, 10, "W")]
        players = met([*top, who(5), who(6)], (1, 3, 4), (2, 3), (2, 4))
        told = steps(brackets(players))
        values = dict(next(step.values for step in told if step.article == "dutch-2012 C2"))
        assert (values["p1"], values["x1"], values["x"]) == (1, 0, 0)

    def test_none_left(self) -> None:
        players = met([who(1, 20), who(2, 20), who(3, 10), *(who(n) for n in (4, 5, 6))], (1, 2, 3))
        assert [b.p1 for b in brackets(players)] == [0, 0, 3]
        assert {"C14.a no_pairs", "C14.a all_down"} <= said(players)


@pytest.mark.article("dutch-2012 C14.b", "dutch-2012 C14.b1")
class Test_C14b1_heterogeneous:
    def test_one_pair_less_in_the_remainder(self) -> None:
        players = [who(1, 20), *(who(n, 10) for n in range(2, 7)), *(who(n) for n in range(7, 11))]
        players = met(players, (2, 3, 4, 5, 6))
        bracket = brackets(players)[1]
        assert (bracket.p0, bracket.p1, bracket.m1) == (3, 1, 1)
        assert "C14.b1 fewer_pairs" in said(players)


@pytest.mark.article("dutch-2012 C14.b2")
class Test_C14b2_fewer_moved_down:
    def players(self, *more: tuple[int, ...]) -> list[Entry]:
        everybody = [who(1, 20), who(2, 20), *(who(n, 10) for n in range(3, 9)), who(9), who(10)]
        return met(everybody, (1, 2), *more)

    def test_one_less(self) -> None:
        players = self.players(*((2, n) for n in range(3, 9)))
        bracket = brackets(players)[1]
        assert (bracket.m0, bracket.m1) == (2, 1)
        assert 2 in {e.id for e in bracket.unpaired}
        assert "C14.b2 fewer_moved" in said(players)

    def test_none(self) -> None:
        players = self.players(*((a, n) for a in (1, 2) for n in range(3, 9)))
        bracket = brackets(players)[1]
        assert bracket.m1 == 0
        assert {e.id for e in bracket.unpaired} == {1, 2}
        assert "C14.b2 none_moved" in said(players)

    def test_p1_is_not_reduced_for_it(self) -> None:
        bracket = brackets(self.players(*((2, n) for n in range(3, 9))))[1]
        assert bracket.p1 == 3


# ---- D. Transpositions and exchanges ----------------------------------------------------------------


@pytest.mark.article("dutch-2012 D1", "dutch-2012 D1.1")
class Test_D1_transpositions:
    LIST = (
        (6, 7, 8, 9, 10, 11), (6, 7, 8, 9, 11, 10), (6, 7, 8, 10, 9, 11), (6, 7, 8, 10, 11, 9),
        (6, 7, 8, 11, 9, 10), (6, 7, 8, 11, 10, 9), (6, 7, 9, 8, 10, 11), (6, 7, 9, 8, 11, 10),
        (6, 7, 10, 8, 9, 11), (6, 8, 7, 9, 10, 11), (11, 10, 9, 8, 7, 6),
    )  # fmt: skip

    @pytest.mark.parametrize(("one", "later"), [*pairwise(LIST)])
    def test_the_list_of_the_text(self, one: tuple[int, ...], later: tuple[int, ...]) -> None:
        """S2 is 6 to 11; only the pairs of two orders are allowed: the one listed earlier is taken."""
        allowed = {*enumerate(one), *enumerate(later)}
        forbidden = {(a, b) for a in range(6) for b in range(6, 12)} - allowed
        [bracket] = brackets(met([who(n) for n in range(12)], *forbidden))
        assert met_pairs(bracket) == list(enumerate(one))

    @pytest.mark.parametrize("seed", range(30))
    def test_the_first_that_is_possible(self, seed: int) -> None:
        """S1 of five, S2 of six, some have met: the first order of the list without a second meeting."""
        forbidden = {(1 + (seed * 7 + k * 3) % 5, 6 + (seed * 5 + k * k) % 6) for k in range(9)}
        players = met([who(n) for n in range(1, 12)], *forbidden)
        tries = (list(zip(range(1, 6), order, strict=True)) for order in permutations(range(6, 12), 5))
        first = next((pairs for pairs in tries if not forbidden & set(pairs)), None)
        [bracket] = brackets(players)
        if first is None:
            assert bracket.candidate.exchange != ((), ())
        else:
            assert met_pairs(bracket) == first


@pytest.mark.article("dutch-2012 D1.2")
class Test_D12_transpositions_heterogeneous:
    @pytest.mark.parametrize(
        ("one", "later"), [*pairwise([(3, 4), (3, 5), (3, 6), (3, 7), (3, 8), (4, 3), (8, 7)])]
    )
    def test_only_the_first_places_count(self, one: tuple[int, int], later: tuple[int, int]) -> None:
        """1 and 2 came down; only the pairs of two orders are allowed: the one listed earlier is taken."""
        allowed = {*enumerate(one, 1), *enumerate(later, 1)}
        forbidden = {(a, b) for a in (1, 2) for b in range(3, 9)} - allowed
        players = met([who(1, 20), who(2, 20), *(who(n, 10) for n in range(3, 9))], (1, 2), *forbidden)
        assert met_pairs(brackets(players)[-1])[:2] == list(enumerate(one, 1))

    def test_in_a_bracket(self) -> None:
        players = met([who(1, 20), who(2, 20), *(who(n, 10) for n in range(3, 9))], (1, 2), (1, 3), (2, 4))
        bracket = brackets(players)[-1]
        assert met_pairs(bracket)[:2] == [(1, 4), (2, 3)]


ONE = [[1, 3, 6, 10, 15], [2, 5, 9, 14, 20], [4, 8, 13, 19, 24], [7, 12, 18, 23, 27], [11, 17, 22, 26, 29],
       [16, 21, 25, 28, 30]]  # fmt: skip
TWO = """
6,7    1 3 7 14 8 16 28 29 45 65
6,8    2 6 13 24 15 27 43 44 64 85
6,9    4 11 22 37 25 41 60 62 83 104
6,10   9 20 35 53 39 58 79 81 102 120
6,11   17 32 50 71 55 76 96 99 117 132
7,8    5 12 23 38 26 42 61 63 84 105
7,9    10 21 36 54 40 59 80 82 103 121
7,10   18 33 51 72 56 77 97 100 118 133
7,11   30 48 69 90 74 94 113 115 130 141
8,9    19 34 52 73 57 78 98 101 119 134
8,10   31 49 70 91 75 95 114 116 131 142
8,11   46 67 88 108 92 111 126 128 139 146
9,10   47 68 89 109 93 112 127 129 140 147
9,11   66 87 107 123 110 125 137 138 145 149
10,11  86 106 122 135 124 136 143 144 148 150
"""
THREE = """
6,7,8    1 3 7 8 16 29 17 31 50 74
6,7,9    2 6 14 15 28 46 30 49 73 100
6,7,10   4 12 24 26 44 66 47 71 98 125
6,7,11   9 21 38 41 63 89 68 95 122 148
6,8,9    5 13 25 27 45 67 48 72 99 126
6,8,10   10 22 39 42 64 90 69 96 123 149
6,8,11   18 35 57 60 86 113 92 119 145 167
6,9,10   19 36 58 61 87 114 93 120 146 168
6,9,11   32 54 80 83 110 136 116 142 164 181
6,10,11  51 77 104 107 133 156 139 161 178 190
7,8,9    11 23 40 43 65 91 70 97 124 150
7,8,10   20 37 59 62 88 115 94 121 147 169
7,8,11   33 55 81 84 111 137 117 143 165 182
7,9,10   34 56 82 85 112 138 118 144 166 183
7,9,11   52 78 105 108 134 157 140 162 179 191
7,10,11  75 102 129 131 154 173 159 176 188 196
8,9,10   53 79 106 109 135 158 141 163 180 192
8,9,11   76 103 130 132 155 174 160 177 189 197
8,10,11  101 128 152 153 172 185 175 187 195 199
9,10,11  127 151 170 171 184 193 186 194 198 200
"""


def in_order_of_d2(p: int, n: int) -> list[Exchange]:
    """The exchanges between S1 = 1..p and S2 = p+1..n, sorted by their key."""
    sizes = range(1, min(p, n - p) + 1)
    sides = ((combinations(range(p, 0, -1), k), combinations(range(p + 1, n + 1), k)) for k in sizes)
    return sorted((pair for out, into in sides for pair in product(out, into)), key=exchange_key)


@pytest.mark.article("dutch-2012 D2")
class Test_D2_exchanges:
    """The tables of the text for S1 = 1..5 and S2 = 6..11, with the slips of ruling R18 corrected."""

    def place(self, size: int) -> dict[tuple[tuple[int, ...], tuple[int, ...]], int]:
        chosen = [e for e in in_order_of_d2(5, 11) if len(e[0]) == size]
        return {exchange: n for n, exchange in enumerate(chosen, 1)}

    def test_one_player(self) -> None:
        place = self.place(1)
        assert [[place[(a,), (b,)] for a in range(5, 0, -1)] for b in range(6, 12)] == ONE

    @pytest.mark.parametrize(("size", "table"), [(2, TWO), (3, THREE)])
    def test_more_players(self, size: int, table: str) -> None:
        place = self.place(size)
        columns = sorted({a for a, _ in place}, reverse=True)
        rows = [line.split() for line in table.strip().splitlines()]
        assert len(rows) * len(columns) == len(place)
        for name, *numbers in rows:
            entering = tuple(map(int, name.split(",")))
            assert [place[a, entering] for a in columns] == list(map(int, numbers))

    def test_fewer_players_first(self) -> None:
        sizes = [len(a) for a, _ in in_order_of_d2(5, 11)]
        assert sizes == sorted(sizes)
        assert next(e for e in in_order_of_d2(5, 11) if len(e[0]) == 3) == ((5, 4, 3), (6, 7, 8))

    @pytest.mark.parametrize(("p", "n"), [(1, 2), (2, 4), (2, 7), (3, 6), (4, 9), (5, 11)])
    def test_keys_and_prices_have_the_same_order(self, p: int, n: int) -> None:
        order = in_order_of_d2(p, n)
        width, leave, enter = exchange_prices(p, n)
        prices = [sum(leave[a] for a in out) + sum(enter[b] for b in into) for out, into in order]
        assert all(a < b for a, b in pairwise(prices))
        assert max(prices) < 1 << width

    def test_numbers_are_places_in_the_group(self) -> None:
        """The remainder 4, 5, 6, 7 is numbered 1 to 4: 5 and 6 change sides, not 4 and 6."""
        players = met([who(1, 20), *(who(n, 10) for n in (3, 4, 5, 6, 7))], (4, 6), (4, 7))
        bracket = brackets(players)[-1]
        assert bracket.candidate.exchange == ((2,), (3,))
        assert met_pairs(bracket) == [(1, 3), (4, 5), (6, 7)]

    def test_in_a_large_group(self) -> None:
        """The last 30 of 61 have all gone down before: the 30th, the lowest of S1, goes down."""
        players = [*(who(n, 10, "", "d-" if n > 30 else "--") for n in range(1, 62)), who(62)]
        top = brackets(players)[0]
        assert top.candidate.exchange == ((30,), (31,))
        assert [e.id for e in top.down] == [30]


# ---- E. Colours -------------------------------------------------------------------------------------


@pytest.mark.article("dutch-2012 E", "dutch-2012 E1")
class Test_E1_both_preferences:
    @pytest.mark.parametrize(("higher", "lower", "white"), [("B", "W", True), ("WW", "B", False)])
    def test_different(self, higher: str, lower: str, white: bool) -> None:
        assert allocation(who(1, 0, higher), who(2, 0, lower))[:2] == (Reason.E1, white)


@pytest.mark.article("dutch-2012 E2")
class Test_E2_stronger_preference:
    @pytest.mark.parametrize(
        ("higher", "lower", "white"),
        [("B", "BB", False), ("BB", "B", True), ("WB", "B", False), ("W", "WW", True), ("WW", "BW", False)],
    )
    def test_absolute_strong_mild(self, higher: str, lower: str, white: bool) -> None:
        assert allocation(who(1, 0, higher), who(2, 0, lower))[:2] == (Reason.E2, white)

    def test_two_absolutes_are_equal(self) -> None:
        assert allocation(who(1, 0, "BWBB"), who(2, 0, "BBWBB"))[0] is Reason.E4


@pytest.mark.article("dutch-2012 E3")
class Test_E3_alternate:
    def test_from_the_latest_difference(self) -> None:
        assert allocation(who(1, 0, "WBWB"), who(2, 0, "BWWB"))[:2] == (Reason.E3, True)
        assert allocation(who(1, 0, "BWWB"), who(2, 0, "WBWB"))[:2] == (Reason.E3, False)

    def test_counted_from_the_end_of_the_games_played(self) -> None:
        assert allocation(who(1, 0, "WBB"), who(2, 0, "BB"))[:2] == (Reason.E4, True)


@pytest.mark.article("dutch-2012 E4")
class Test_E4_higher_ranked:
    @pytest.mark.parametrize(("history", "white"), [("B", True), ("W", False), ("WB", True)])
    def test_the_higher_ranked_gets_the_colour(self, history: str, white: bool) -> None:
        assert allocation(who(1, 0, history), who(2, 0, history))[:2] == (Reason.E4, white)


@pytest.mark.article("dutch-2012 E5")
class Test_E5_without_preferences:
    @pytest.mark.parametrize(("drawn", "first"), [("w", (1, 4)), ("b", (4, 1)), (None, (1, 4))])
    def test_round_1_alternates(self, drawn: str | None, first: tuple[int, int]) -> None:
        colour = Colour(drawn) if drawn else None
        found = boards(crosstable("\n".join("." * 6), settings=Settings(initial_colour=colour)))
        assert found[0] == first
        whites = [min(p) == p[0] for p in found]
        assert whites[0] != whites[1] != whites[2]

    def test_every_bracket_of_an_accelerated_round_1_begins_with_the_colour_drawn(self) -> None:
        """Ruling R34."""
        event = crosstable(".\n.\n.\n.", settings=Settings(rounds=5, acceleration="haley"))
        assert boards(event) == [(1, 2), (3, 4)]

    def test_the_place_counts_not_the_number(self) -> None:
        assert boards(crosstable("Z\n.\n.\n.\n.")) == [(2, 4), (5, 3)]

    @pytest.mark.parametrize("drawn", [Colour.WHITE, Colour.BLACK, None])
    def test_later_an_odd_number_gets_the_colour_not_drawn(self, drawn: Colour | None) -> None:
        """Round 1 says that White was drawn, whatever else is said."""
        event = crosstable("4w1\n3b1\n2w0\n1b0\nH\nH", settings=Settings(initial_colour=drawn))
        assert next(p for p in boards(event) if 5 in p) == (6, 5)

    def test_later_an_even_number_gets_the_colour_drawn(self) -> None:
        event = crosstable("4w1\n3b1\n2w0\n1b0\nZ Z\nH\nH")
        assert next(p for p in boards(event) if 6 in p) == (6, 7)

    def test_the_other_way_round_if_black_was_drawn(self) -> None:
        event = crosstable("4b1\n3w1\n2b0\n1w0\nH\nH")
        assert next(p for p in boards(event) if 5 in p) == (5, 6)


class Test_the_whole:
    @pytest.mark.parametrize("seed", range(25))
    def test_white_and_black_are_alike(self, seed: int) -> None:
        """With all colours exchanged the same players meet with exchanged colours."""
        event = random_field(seed, largest=30)
        other = mirrored(event)
        try:
            found = boards(event)
        except NoPairing:
            with pytest.raises(NoPairing):
                boards(other)
            return
        assert boards(other) == [(b, a) if b else (a, 0) for a, b in found]

    def test_why_names_the_article(self) -> None:
        event = trf.read((CORPUS / "held-5.trf").read_bytes())
        event = replace(event, settings=replace(event.settings, system="dutch-2012"))
        answer = why.why(event, 4, 11)
        assert answer.obstacle is not None
        assert answer.obstacle.bar == "met"
        answer = why.why(event, 5, 6)
        assert answer.worse is not None


def mirrored(event: Tournament) -> Tournament:
    def turn(cell: Cell) -> Cell:
        return replace(cell, colour=cell.colour.opposite) if cell.colour else cell

    drawn = event.settings.initial_colour or Colour.WHITE
    players = tuple(replace(p, cells=tuple(map(turn, p.cells))) for p in event.players)
    return replace(event, players=players, settings=replace(event.settings, initial_colour=drawn.opposite))
