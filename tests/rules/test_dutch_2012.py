"""The Dutch system of 2012 (C.04.3.1), article by article: sections A and B (D4 stands with B3)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ronde.errors import NoPairing
from ronde.facts.colours import NO_PREFERENCE, Preference, Strength, colour_preference
from ronde.facts.history import Float
from ronde.formats import trf
from ronde.model import Colour, Pair, Settings
from ronde.systems.dutch_2012 import SYSTEM
from ronde.systems.dutch_2012.brackets import Bracket, measures
from ronde.systems.dutch_2012.colours import Reason
from ronde.systems.dutch_2012.criteria import (
    B5_DOWN,
    X,
    Z,
    breaks_a7d,
    breaks_x,
    breaks_z,
    legal,
    neighbours,
)
from ronde.systems.dutch_2012.facts import Entry, entries, is_homogeneous, score_brackets, x1_and_z1
from ronde.systems.dutch_2012.procedure import Round
from tests.crosstables import crosstable
from tests.dutch_entries import (
    CORPUS,
    all_pairs,
    allocation,
    boards,
    brackets,
    changed,
    games,
    met,
    met_pairs,
    said,
    who,
)

W, B = Colour.WHITE, Colour.BLACK
ABSOLUTE, STRONG, MILD = Strength.ABSOLUTE, Strength.STRONG, Strength.MILD


# ---- A. Definitions ---------------------------------------------------------------------------------


@pytest.mark.article("dutch-2012 A1", "dutch-2012 A2")
class Test_A1_A2_order:
    def test_score_then_number_whatever_the_ratings(self) -> None:
        event = crosstable("2w0\n1b1\n4w=\n3b=", ratings=(1500, 1600, 1700, 1800))
        assert [e.id for e in entries(event)] == [2, 3, 4, 1]

    def test_points_without_playing_count(self) -> None:
        assert [e.id for e in entries(crosstable("2w0\n1b1\nU\nH\nZ"))] == [2, 3, 4, 1, 5]

    def test_absent_players_do_not_exist(self) -> None:
        assert [e.id for e in entries(crosstable("2w0\n1b1\n4w= Z\n3b="))] == [2, 4, 1]


@pytest.mark.article("dutch-2012 A3")
class Test_A3_brackets:
    def test_equal_scores(self) -> None:
        groups = score_brackets([who(2, 10), who(3, 5), who(4, 5), who(1)])
        assert [[e.id for e in group] for group in groups] == [[2], [3, 4], [1]]

    @pytest.mark.parametrize(("count", "moved"), [(4, 0), (4, 2), (5, 3), (1, 1)])
    def test_homogeneous(self, count: int, moved: int) -> None:
        assert is_homogeneous(count, moved)

    @pytest.mark.parametrize(("count", "moved"), [(3, 1), (5, 2), (9, 4)])
    def test_heterogeneous(self, count: int, moved: int) -> None:
        assert not is_homogeneous(count, moved)

    def test_those_who_came_down_are_paired_first_then_the_remainder(self) -> None:
        players = [who(1, 20), *(who(n, 10) for n in range(2, 7))]
        assert all_pairs(players) == [(1, 2), (3, 5), (4, 6)]

    def test_half_from_above_is_one_bracket(self) -> None:
        players = met([who(1, 20), who(2, 20), who(3, 10), who(4, 10)], (1, 2))
        assert brackets(players)[-1].m1 == 0
        assert all_pairs(players) == [(1, 3), (2, 4)]


@pytest.mark.article("dutch-2012 A4")
class Test_A4_floats:
    def test_the_higher_score_goes_down_the_lower_up(self) -> None:
        event = crosstable("2w1 3b1\n1b0 4w1\n4w1 1w0\n3b0 2b0\n. Z")
        floats = {e.id: e.floats[0] for e in entries(event) if e.id < 5}
        assert floats == {1: None, 2: None, 3: None, 4: None}
        event = crosstable("2w1 4b1\n1b0 3w1\n4w1 2b0\n3b0 1w0")
        assert {e.id: e.floats[0] for e in entries(event)} == {
            1: Float.DOWN, 4: Float.UP, 3: Float.DOWN, 2: Float.UP,
        }  # fmt: skip

    def test_two_rounds_back(self) -> None:
        event = crosstable("2w1 4b1 3w=\n1b0 3w1 4b=\n4w1 2b0 1b=\n3b0 1w0 2w=")
        assert {e.id: e.floats[1] for e in entries(event)}[1] is Float.DOWN

    def test_with_the_virtual_points_of_that_round(self) -> None:
        event = crosstable("2w=\n1b=\n4w=\n3b=")
        settings = replace(event.settings, virtual_points=((1, (10, 0)),))
        floats = {e.id: e.floats[0] for e in entries(replace(event, settings=settings))}
        assert floats == {1: Float.DOWN, 2: Float.UP, 3: None, 4: None}


@pytest.mark.article("dutch-2012 A5")
class Test_A5_bye:
    def test_one_is_left_without_colour(self) -> None:
        pairing = SYSTEM.pair(crosstable("\n".join("." * 5)))
        assert pairing.pairs[-1] == Pair(5)
        assert [s.message for s in pairing.steps if s.players == (5,)] == ["bye"]

    def test_an_even_number_has_none(self) -> None:
        assert all(black for _, black in boards(crosstable("\n".join("." * 6))))


@pytest.mark.article("dutch-2012 A6", "dutch-2012 A6.a", "dutch-2012 A6.b", "dutch-2012 A6.c")
class Test_A6_counts:
    def test_p0_and_m0(self) -> None:
        bracket = Bracket([who(1, 20)], [who(n, 10) for n in range(2, 8)])
        assert (bracket.p0, bracket.m0) == (3, 1)

    def test_s2_is_not_the_smaller_one(self) -> None:
        [bracket] = brackets([who(n) for n in range(1, 8)])
        assert met_pairs(bracket) == [(1, 4), (2, 5), (3, 6)]
        assert [bracket.players[v].id for v in bracket.candidate.s2] == [4, 5, 6, 7]


@pytest.mark.article("dutch-2012 A7")
class Test_A7_preference:
    def test_unplayed_rounds_leave_no_gap(self) -> None:
        [first, *_] = entries(crosstable("2w1 H 3w1\n1b0 3w1 4w1\n4w1 2b0 1b0\n3b0 Z 2b0"))
        assert (first.id, first.preference) == (1, Preference(B, ABSOLUTE))

    @pytest.mark.parametrize(
        ("history", "text"), [("WW", "B!"), ("B", "W"), ("WB", "w"), ("", "-"), ("BB", "W!"), ("BW", "b")]
    )
    def test_as_arbiters_write_it(self, history: str, text: str) -> None:
        assert str(colour_preference(games(history))) == text

    @pytest.mark.parametrize("length", range(7))
    def test_white_and_black_are_alike(self, length: int) -> None:
        for number in range(2**length):
            colours = tuple(W if number >> n & 1 else B for n in range(length))
            mirrored = colour_preference([c.opposite for c in colours])
            mine = colour_preference(colours)
            assert mirrored.strength is mine.strength
            assert mirrored.colour is (mine.colour.opposite if mine.colour else None)


@pytest.mark.article("dutch-2012 A7.a")
class Test_A7a_absolute_preference:
    @pytest.mark.parametrize(("history", "wants"), [("WW", B), ("WBWW", B), ("WBB", W), ("BWWBB", W)])
    def test_two_in_a_row(self, history: str, wants: Colour) -> None:
        assert colour_preference(games(history)) == Preference(wants, ABSOLUTE)

    @pytest.mark.parametrize(("history", "wants"), [("WWBW", B), ("BBWB", W)])
    def test_difference_of_two(self, history: str, wants: Colour) -> None:
        assert colour_preference(games(history)) == Preference(wants, ABSOLUTE)

    def test_two_in_a_row_with_difference_zero(self) -> None:
        assert colour_preference(games("BBWW")) == Preference(B, ABSOLUTE)

    def test_the_difference_comes_first(self) -> None:
        assert colour_preference(games("WWWBB")) == Preference(W, ABSOLUTE)
        assert colour_preference(games("WWWWBB")) == Preference(B, ABSOLUTE)


@pytest.mark.article("dutch-2012 A7.b")
class Test_A7b_strong_preference:
    @pytest.mark.parametrize(("history", "wants"), [("W", B), ("B", W), ("WBW", B), ("WWB", B)])
    def test_difference_of_one(self, history: str, wants: Colour) -> None:
        assert colour_preference(games(history)) == Preference(wants, STRONG)


@pytest.mark.article("dutch-2012 A7.c")
class Test_A7c_mild_preference:
    @pytest.mark.parametrize(("history", "wants"), [("WB", W), ("BW", B), ("WBBW", B)])
    def test_the_opposite_of_the_last_game(self, history: str, wants: Colour) -> None:
        assert colour_preference(games(history)) == Preference(wants, MILD)


@pytest.mark.article("dutch-2012 A7.d", "dutch-2012 C3.c", "dutch-2012 C10.f")
class Test_A7d_odd_rounds:
    def test_two_strong_preferences_for_one_colour(self) -> None:
        strong, absolute, mild = (colour_preference(games(h)) for h in ("B", "BB", "WB"))
        assert breaks_a7d(strong, strong)
        assert breaks_a7d(strong, absolute)
        assert not breaks_a7d(absolute, absolute)
        assert not breaks_a7d(strong, mild)
        assert not breaks_a7d(strong, colour_preference(games("W")))
        assert not breaks_a7d(NO_PREFERENCE, NO_PREFERENCE)

    def test_avoided_by_a_transposition(self) -> None:
        players = [who(1, 0, "B"), who(2, 0, "WB"), who(3, 0, "B"), who(4, 0, "WB")]
        assert all_pairs(players) == [(1, 4), (2, 3)]

    def test_it_costs_no_floater(self) -> None:
        players = [who(1, 10, "B"), who(2, 10, "B"), who(3, 0, "W"), who(4, 0, "W")]
        assert all_pairs(players) == [(1, 2), (3, 4)]
        assert "C10.f a7d_dropped" in said(players)

    def test_odd_rounds_only(self) -> None:
        players = [who(1, 10, "B"), who(2, 10, "B")]
        assert "C10.f a7d_dropped" not in said(players, odd=False)


@pytest.mark.article("dutch-2012 A7.e")
class Test_A7e_even_rounds:
    def test_a_mild_preference_softens(self) -> None:
        strong, absolute, mild = (colour_preference(games(h)) for h in ("B", "BB", "WB"))
        assert breaks_z(strong, strong)
        assert breaks_z(strong, absolute)
        assert not breaks_z(strong, mild)
        assert breaks_x(strong, mild)

    def test_even_rounds_only(self) -> None:
        """In odd rounds such a pair breaks A7.d or B2, so Z would change nothing but the counts."""
        [bracket] = brackets([who(1, 0, "B"), who(2, 0, "B")])
        assert not bracket.given_up(True)[Z]
        assert bracket.given_up(False)[Z]

    def test_avoided_by_a_transposition(self) -> None:
        players = [who(1, 0, "B"), who(2, 0, "WB"), who(3, 0, "B"), who(4, 0, "WB")]
        assert all_pairs(players, odd=False) == [(1, 4), (2, 3)]

    def test_held_round_4(self) -> None:
        """The mild player keeps their own colour for X."""
        assert boards(trf.read((CORPUS / "held-4.trf").read_bytes()))[:3] == [(6, 2), (4, 5), (1, 3)]


@pytest.mark.article("dutch-2012 A7.f")
class Test_A7f_no_game:
    def test_no_preference(self) -> None:
        assert colour_preference(()) == NO_PREFERENCE

    @pytest.mark.parametrize("history", ["B", "BB", "WB", ""])
    def test_it_breaks_nothing(self, history: str) -> None:
        preference = colour_preference(games(history))
        assert not breaks_x(NO_PREFERENCE, preference)
        assert not breaks_z(NO_PREFERENCE, preference)
        assert not breaks_a7d(NO_PREFERENCE, preference)

    def test_the_other_gets_the_colour_preferred(self) -> None:
        assert allocation(who(1), who(2, 0, "B")) == (Reason.E1_ONE, False, 2)
        assert allocation(who(1, 0, "W"), who(2)) == (Reason.E1_ONE, False, 1)


@pytest.mark.article("dutch-2012 A8", "dutch-2012 A8.a", "dutch-2012 A8.b", "dutch-2012 C2.b")
class Test_A8_x1_and_z1:
    def test_counting(self) -> None:
        players = [who(n, 0, "B") for n in range(1, 6)] + [who(6, 0, "W")]
        assert x1_and_z1(players, 3, odd_round=True) == (2, 0)
        assert x1_and_z1(players, 3, odd_round=False) == (2, 2)

    def test_mild_players_soften_in_even_rounds(self) -> None:
        players = [who(n, 0, "B") for n in range(1, 4)] + [who(4, 0, "WB")]
        assert x1_and_z1(players, 2, odd_round=False) == (2, 1)

    @pytest.mark.parametrize("seed", range(40))
    def test_they_are_the_least_numbers_that_can_be_reached(self, seed: int) -> None:
        rng = Random(seed)
        count = rng.randint(2, 8)
        players = [who(n, 0, rng.choice(("B", "W", "WB", "BW", "", "BBW"))) for n in range(count)]
        odd = rng.random() < 0.5
        ways = list(matchings(players, count // 2))
        x1, z1 = x1_and_z1(players, count // 2, odd)
        assert x1 == min(sum(breaks_x(a.preference, b.preference) for a, b in way) for way in ways)
        if not odd:
            assert z1 == min(sum(breaks_z(a.preference, b.preference) for a, b in way) for way in ways)


def matchings(players: list[Entry], pairs: int) -> list[list[tuple[Entry, Entry]]]:
    """All ways to make so many pairs."""
    if not pairs:
        return [[]]
    if len(players) < 2 * pairs:
        return []
    first, *rest = players
    ways = matchings(rest, pairs)
    for other in rest:
        left = [e for e in rest if e is not other]
        ways += [[(first, other), *way] for way in matchings(left, pairs - 1)]
    return ways


@pytest.mark.article("dutch-2012 A9", "dutch-2012 A9.a", "dutch-2012 A9.b")
class Test_A9_transpositions_and_exchanges:
    def test_a_transposition_first(self) -> None:
        assert all_pairs(met([who(n) for n in range(1, 5)], (1, 3))) == [(1, 4), (2, 3)]

    def test_then_an_exchange_and_order_again(self) -> None:
        players = met([who(n) for n in range(1, 7)], (1, 4), (1, 5), (1, 6))
        [bracket] = brackets(players)
        assert bracket.candidate.exchange == ((3,), (4,))
        assert met_pairs(bracket) == [(1, 3), (2, 5), (4, 6)]


@pytest.mark.article("dutch-2012 A10")
class Test_A10_top_scorers:
    def last_round(self, rounds: int | None) -> set[int]:
        event = crosstable("2w1 3b1\n1b0 4w1\n4w1 1w0\n3b0 2b0", rounds=rounds)
        return {e.id for e in entries(event) if e.top_scorer}

    def test_more_than_half_in_the_last_round(self) -> None:
        assert self.last_round(3) == {1}

    @pytest.mark.parametrize("rounds", [4, None])
    def test_in_no_other_round(self, rounds: int | None) -> None:
        assert self.last_round(rounds) == set()


@pytest.mark.article("dutch-2012 A11")
class Test_A11_quality:
    def test_pairs_before_colours(self) -> None:
        players = [who(1, 10, "B"), who(2, 10, "B"), who(3, 0, "W"), who(4, 0, "W")]
        assert all_pairs(players, odd=False) == [(1, 2), (3, 4)]

    def test_scores_before_colours(self) -> None:
        """Of two who came down, the one with more points is paired, though the colours clash."""
        players = met([who(1, 30, "B"), who(2, 20, "W"), who(3, 10, "B"), who(4, 0), who(5, 0)], (1, 2))
        assert all_pairs(players) == [(1, 3), (2, 4), (5, 0)]

    def test_measures_come_in_this_order(self) -> None:
        found = measures(brackets([who(n) for n in range(1, 5)]), odd_round=True)
        names = [m.article.split()[1] for m in found]
        assert names == [
            "C13", "C14.a", "C14.b2", "B3",
            "C10.g", "C10.f", "C10.e", "C10.e", "C10.d", "C10.c", "C10.b", "C10.a",
            "D3", "D1.2", "D2", "D1.1",
        ]  # fmt: skip


# ---- B. Criteria ------------------------------------------------------------------------------------


@pytest.mark.article("dutch-2012 B1", "dutch-2012 B1.a")
class Test_B1a_no_second_meeting:
    def test_they_have_met(self) -> None:
        one, other, third = met([who(1), who(2), who(3)], (1, 2))
        assert not legal(one, other)
        assert legal(one, third)

    def test_a_forfeit_is_no_meeting(self) -> None:
        event = crosstable("2w+\n1b-\n4w1\n3b0")
        first, *_, last = sorted(entries(event), key=lambda e: e.id)[:2]
        assert legal(first, last)

    def test_nobody_is_paired_rather_than_twice(self) -> None:
        with pytest.raises(NoPairing, match="no legal pairing"):
            boards(crosstable("2w1\n1b0"))


@pytest.mark.article("dutch-2012 B1.b")
class Test_B1b_points_without_playing:
    @pytest.mark.parametrize(("code", "rests"), [("U", False), ("H", False), ("F", False), ("Z", True)])
    def test_no_bye_after_them(self, code: str, rests: bool) -> None:
        event = crosstable(f"2w=\n1b=\n4w=\n3b=\n{code}")
        assert next(e for e in entries(event) if e.id == 5).may_rest is rests

    def test_a_forfeit_win_is_one_a_loss_is_not(self) -> None:
        event = crosstable("2w+\n1b-\n4w=\n3b=")
        assert {e.id: e.may_rest for e in entries(event)} == {1: False, 2: True, 3: True, 4: True}

    @pytest.mark.parametrize(("code", "arrow"), [("U", Float.DOWN), ("H", Float.DOWN), ("Z", None)])
    def test_they_are_a_downfloat(self, code: str, arrow: Float | None) -> None:
        event = crosstable(f"2w=\n1b=\n4w=\n3b=\n{code}")
        assert next(e for e in entries(event) if e.id == 5).floats[0] is arrow

    def test_the_arbiter_can_bar_a_player(self) -> None:
        event = crosstable(".\n.\n.", settings=Settings(no_bye=frozenset({3})))
        assert boards(event)[-1] == (2, 0)


@pytest.mark.article("dutch-2012 B2")
class Test_B2_absolute_preferences:
    def test_the_same_colour(self) -> None:
        assert not legal(who(1, 0, "WW"), who(2, 0, "BWW"))
        assert legal(who(1, 0, "WW"), who(2, 0, "BB"))
        assert legal(who(1, 0, "WW"), who(2, 0, "W"))

    def test_the_graph_says_the_same(self) -> None:
        rng = Random(1)
        pasts = ("WW", "BB", "W", "", "WB")
        players = [who(n, 0, rng.choice(pasts), top_scorer=rng.random() < 0.3) for n in range(40)]
        players = met(players, *((rng.randrange(40), rng.randrange(40)) for _ in range(60)))
        for a, mask in zip(players, neighbours(players), strict=True):
            assert mask == sum(1 << n for n, b in enumerate(players) if a is not b and legal(a, b))

    def test_they_go_down_rather_than_meet(self) -> None:
        players = [who(1, 10, "WW"), who(2, 10, "WW"), who(3, 0, "BB"), who(4, 0, "BB")]
        assert all_pairs(players) == [(1, 3), (2, 4)]


@pytest.mark.article("dutch-2012 B2.note", "dutch-2012 C3.b", "dutch-2012 C10.g")
class Test_B2_note_top_scorers:
    def test_one_of_them_is_enough(self) -> None:
        assert legal(who(1, 20, "WW", top_scorer=True), who(2, 0, "WW"))

    def test_given_up_to_save_floaters(self) -> None:
        players = [who(1, 20, "WW", top_scorer=True), who(2, 20, "WW", top_scorer=True), who(3), who(4)]
        assert all_pairs(players) == [(1, 2), (3, 4)]
        assert "C10.g b2_dropped" in said(players)

    def test_for_as_few_pairs_as_possible(self) -> None:
        players = [who(n, 20, "WW" if n in (1, 3) else "BB", top_scorer=True) for n in range(1, 5)]
        assert all_pairs(players) == [(1, 4), (2, 3)]

    def test_the_colours_then_go_by_e3_and_e4(self) -> None:
        a, b = who(1, 20, "BWW", top_scorer=True), who(2, 10, "WWW")
        assert allocation(a, b) == (Reason.E3, True, 2)


@pytest.mark.article("dutch-2012 B3")
class Test_B3_scores_close_together:
    def test_low_scores_go_down(self) -> None:
        """1 and 2 came down and only one of them can be paired."""
        players = met([who(1, 30), who(2, 20), who(3, 10), who(4, 0), who(5, 0), who(6, 0)], (1, 2))
        found = brackets(players)
        assert [e.id for e in found[2].unpaired] == [2]

    def test_even_against_b2(self) -> None:
        players = [
            who(1, 40, "WW", top_scorer=True), who(2, 30, "WW"), who(3, 20, "WW"), who(4, 0), who(5, 0),
        ]  # fmt: skip
        players = met(players, (2, 3))
        assert all_pairs(players)[0] == (1, 2)


@pytest.mark.article("dutch-2012 B3.note", "dutch-2012 D4")
class Test_D4_b3_factor:
    """A 3 points, B and C 2.5, D 2, E 1.5, F 1: F can meet only A."""

    def players(self, *more: Entry) -> list[Entry]:
        scores = {1: 30, 2: 25, 3: 25, 4: 20, 5: 15, 6: 10}
        everybody = [*(who(n, score) for n, score in scores.items()), *more]
        return met(everybody, *((6, e.id) for e in everybody if e.id not in (1, 6)))

    def test_the_example(self) -> None:
        players = self.players()
        bracket = Round(players, True).lowest_bracket(players[3:], players[:3])
        assert bracket is not None
        assert met_pairs(bracket) == [(1, 6), (2, 3), (4, 5)]
        factors = {m.article.split()[1]: m.value for m in measures([bracket], True)}
        assert factors["B3"] == (425,)

    def test_with_a_seventh_player_it_is_heterogeneous(self) -> None:
        players = [changed(e, may_rest=e.id == 7) for e in self.players(who(7, 5))]
        bracket = Round(players, True).lowest_bracket(players[3:], players[:3])
        assert bracket is not None
        assert met_pairs(bracket) == [(1, 6), (2, 4), (3, 5)]
        assert [e.id for e in bracket.unpaired] == [7]

    def test_the_bye_counts_as_a_point_below_the_lowest(self) -> None:
        players = [who(1, 10), who(2, 5), who(3, 5)]
        bracket = Round(players, True).lowest_bracket(players[1:], players[:1])
        assert bracket is not None
        assert {m.article.split()[1]: m.value for m in measures([bracket], True)}["B3"] == (25 + 100,)

    def test_so_a_lower_score_has_the_bye(self) -> None:
        """1 and 2 have met. 1-3 with 2 left is 1.0 + 2.25, 2-3 with 1 left 0.25 + 4.0: colours come later."""
        players = met([who(1, 15, "W"), who(2, 10, "B"), who(3, 5, "W")], (1, 2))
        assert all_pairs(players) == [(1, 3), (2, 0)]


@pytest.mark.article("dutch-2012 B4", "dutch-2012 C3.d", "dutch-2012 C10.e")
class Test_B4_preferred_colours:
    def test_as_many_pairs_as_possible(self) -> None:
        players = [who(1, 0, "W"), who(2, 0, "B"), who(3, 0, "W"), who(4, 0, "B")]
        assert all_pairs(players) == [(1, 4), (2, 3)]

    def test_x_grows_only_as_far_as_needed(self) -> None:
        players = [who(n, 0, "WB") for n in range(1, 4)] + [who(4, 0, "BW")]
        [bracket] = brackets(players)
        assert len(bracket.given_up(True)[X]) == 1
        assert "C10.e x_pair" in said(players)

    def test_z_before_x_plus_one(self) -> None:
        """Even round: of the pairings with X = 1 the one with Z = 0 is taken."""
        players = [who(1, 0, "B"), who(2, 0, "W"), who(3, 0, "B"), who(4, 0, "WB")]
        [bracket] = brackets(players, odd=False)
        assert len(bracket.given_up(False)[X]) == 1
        assert not bracket.given_up(False)[Z]


@pytest.mark.article(
    "dutch-2012 B5", "dutch-2012 C3.e", "dutch-2012 C3.g", "dutch-2012 C10.b", "dutch-2012 C10.d"
)
class Test_B5_not_twice_running:
    def test_down(self) -> None:
        players = [who(1, 10), who(2, 10), who(3, 10, "", "d-"), who(4)]
        assert all_pairs(players) == [(1, 3), (2, 4)]

    def test_down_by_an_exchange(self) -> None:
        players = [who(1, 10), who(2, 10, "", "d-"), who(3, 10, "", "d-"), who(4)]
        assert all_pairs(players) == [(2, 3), (1, 4)]

    def test_given_up_if_all_did(self) -> None:
        players = [*(who(n, 10, "", "d-") for n in (1, 2, 3)), who(4)]
        assert all_pairs(players) == [(1, 2), (3, 4)]
        assert "C10.d b5_down_dropped" in said(players)

    def test_up(self) -> None:
        players = [who(1, 20), who(2, 10, "", "u-"), who(3, 10), who(4, 10)]
        assert all_pairs(players) == [(1, 3), (2, 4)]

    def test_up_given_up_if_all_did(self) -> None:
        players = [who(1, 20), *(who(n, 10, "", "u-") for n in (2, 3, 4))]
        assert all_pairs(players) == [(1, 2), (3, 4)]
        assert "C10.b b5_up_dropped" in said(players)

    def test_who_came_down_is_no_new_downfloater(self) -> None:
        """1 has gone down in the last round, comes down and goes on down: that breaks nothing."""
        players = met([who(1, 20, "", "d-"), who(2, 10), who(3, 10), who(4)], (1, 2), (1, 3))
        second = brackets(players)[1]
        assert [e.id for e in second.unpaired] == [1]
        assert not second.given_up(True)[B5_DOWN]


@pytest.mark.article(
    "dutch-2012 B6", "dutch-2012 C3.f", "dutch-2012 C3.h", "dutch-2012 C10.a", "dutch-2012 C10.c"
)
class Test_B6_not_two_rounds_later:
    def test_down(self) -> None:
        players = [who(1, 10), who(2, 10), who(3, 10, "", "-d"), who(4)]
        assert all_pairs(players) == [(1, 3), (2, 4)]

    def test_given_up_before_b5(self) -> None:
        players = [who(1, 10, "", "d-"), who(2, 10, "", "-d"), who(3, 10, "", "d-"), who(4)]
        assert all_pairs(players) == [(1, 3), (2, 4)]
        assert "C10.c b6_down_dropped" in said(players)

    def test_up(self) -> None:
        players = [who(1, 20), who(2, 10, "", "-u"), who(3, 10), who(4, 10)]
        assert all_pairs(players) == [(1, 3), (2, 4)]

    def test_up_given_up_before_b5(self) -> None:
        players = [who(1, 20), who(2, 10, "", "u-"), who(3, 10, "", "-u"), who(4, 10, "", "u-")]
        assert all_pairs(players) == [(1, 3), (2, 4)]
        assert "C10.a b6_up_dropped" in said(players)
