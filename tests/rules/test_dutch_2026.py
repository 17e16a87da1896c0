"""The Dutch system of 2026 (C.04.3), article by article."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from ronde import rulebook
from ronde.errors import NoPairing
from ronde.facts.colours import initial_colour
from ronde.facts.unplayed import had_win_unplayed
from ronde.model import Colour, Scoring, Settings, Tournament
from ronde.rulebook import say
from ronde.systems.dutch_2017.criteria import CRITERIA as CRITERIA_OF_2017
from ronde.systems.dutch_2026 import SYSTEM
from ronde.systems.dutch_2026.brackets import Bracket
from ronde.systems.dutch_2026.colours import Rule, allocate, odd_numbers, told
from ronde.systems.dutch_2026.criteria import CRITERIA, Criteria, topscorer_colours
from ronde.systems.dutch_2026.facts import (
    Entry,
    entries,
    floated_unplayed,
    legal_pairs,
    scoregroups,
)
from ronde.systems.dutch_2026.procedure import Round, bye_score
from tests.crosstables import crosstable
from tests.dutch_modern_entries import (
    all_pairs,
    boards_of,
    changed,
    down,
    met,
    met_pairs,
    ranked,
    value_of,
    who,
)

W, B = Colour.WHITE, Colour.BLACK


def facts(event: Tournament) -> list[Entry]:
    return entries(event, floated_unplayed, had_win_unplayed)


def one(event: Tournament, id_: int) -> Entry:
    return next(entry for entry in facts(event) if entry.id == id_)


def pair(players: list[Entry]) -> list[Bracket]:
    return Round(ranked(players)).pair()


value = partial(value_of, CRITERIA)
boards = partial(boards_of, SYSTEM)


# ---- 1. Definitions ----------------------------------------------------------------------------------


@pytest.mark.article("dutch-2026 1.2")
class Test_1_2_order:
    def test_score_then_number_whatever_the_ratings(self) -> None:
        event = crosstable("2w0\n1b1\n4w=\n3b=", ratings=(1500, 1600, 1700, 1800))
        assert [entry.id for entry in facts(event)] == [2, 3, 4, 1]

    def test_virtual_points_count(self) -> None:
        event = crosstable("2w0\n1b1\n4w=\n3b=")
        settings = replace(event.settings, virtual_points=((1, (0, 20)),))
        assert [entry.id for entry in facts(replace(event, settings=settings))] == [1, 2, 3, 4]


@pytest.mark.article("dutch-2026 1.3")
def test_1_3_scoregroups() -> None:
    assert scoregroups([who(1, 10), who(2, 5), who(3, 5), who(4, 0)]) == [(0, 1), (1, 3), (3, 4)]


@pytest.mark.article("dutch-2026 1.4.1")
class Test_1_4_1_downfloaters:
    def test_the_one_left_over_goes_to_the_next_bracket(self) -> None:
        first, second = pair([who(n, 10) for n in (1, 2, 3)] + [who(4, 5)])
        assert (met_pairs(first), down(first)) == ([(1, 2)], [3])
        assert [entry.id for entry in second.moved] == [3]
        assert met_pairs(second) == [(3, 4)]

    def test_a_group_of_one_is_a_bracket(self) -> None:
        """ruling R2"""
        first, second = pair([who(1, 10), who(2, 5)])
        assert (met_pairs(first), met_pairs(second)) == ([], [(1, 2)])


@pytest.mark.article("dutch-2026 1.4.2", "dutch-2026 1.4.3", "dutch-2026 1.4.4")
class Test_1_4_floats:
    def test_games_between_different_scores(self) -> None:
        event = crosstable("2w1 3b1\n1b0 4w=\n4w1 1w0\n3b0 2b=")
        assert (one(event, 1).down, one(event, 3).up) == ((False, False), (False, False))
        event = crosstable("2w1 4b1\n1b0 3w=\n4w1 2b=\n3b0 1w0")
        assert one(event, 1).down == (True, False)
        assert one(event, 4).up == (True, False)
        assert one(event, 2).up == (True, False)

    def test_the_scores_of_that_round_count_with_virtual_points(self) -> None:
        """ruling R3"""
        event = crosstable("2w1 4b1\n1b0 3w=\n4w1 2b=\n3b0 1w0")
        settings = replace(event.settings, virtual_points=((4, (0, 10)),))
        assert one(replace(event, settings=settings), 1).down == (False, False)

    @pytest.mark.parametrize(("word", "floated"), [("U", True), ("F", True), ("H", True), ("Z", False)])
    def test_rounds_without_a_game(self, word: str, floated: bool) -> None:
        assert one(crosstable(f"2w1\n1b0\n{word}"), 3).down == (floated, False)

    def test_forfeits(self) -> None:
        event = crosstable("2w+\n1b-\n4w1\n3b0")
        assert (one(event, 1).down, one(event, 2).down) == ((True, False), (False, False))

    def test_the_bye_is_a_downfloat_whatever_it_is_worth(self) -> None:
        assert one(crosstable("2w1\n1b0\nU", scoring=Scoring(pairing_bye=0)), 3).down[0]

    def test_two_rounds_back(self) -> None:
        assert one(crosstable("2w1 3b=\n1b0 Z\nU 1w="), 3).down == (False, True)


@pytest.mark.article("dutch-2026 1.5")
def test_1_5_the_bye() -> None:
    assert boards(crosstable(".\n.\n.")) == [(1, 2), (3, 0)]


@pytest.mark.article("dutch-2026 1.6", "dutch-2026 1.7", "dutch-2026 1.7.1", "dutch-2026 1.7.2")
@pytest.mark.article("dutch-2026 1.7.3", "dutch-2026 1.7.4")
@pytest.mark.parametrize(
    ("colours", "wanted"),
    [
        ("", "-"),
        ("W", "B"),
        ("WB", "w"),
        ("WW", "B!"),
        ("WBB", "W!"),
        ("BBWW", "B!"),  # ruling R5
        ("WWWBB", "W!"),
        ("WWBWW", "B!"),
        ("BWB", "W"),
    ],
)
def test_1_7_preferences(colours: str, wanted: str) -> None:
    entry = who(1, colours=colours)
    assert str(entry.preference) == wanted
    assert entry.tone.wants == {"-": 0, "w": 1, "b": -1}[wanted[0].lower()]


@pytest.mark.article("dutch-2026 1.8")
class Test_1_8_topscorers:
    TABLE = "2w1 3b=\n1b0 4w1\n4w= 1w=\n3b= 2b0"

    def test_more_than_half_in_the_last_round(self) -> None:
        players = facts(crosstable(self.TABLE, rounds=3))
        assert [entry.id for entry in players if entry.topscorer] == [1]

    def test_never_before_the_last_round(self) -> None:
        assert not any(e.topscorer for e in facts(crosstable(self.TABLE, rounds=4)))
        assert not any(e.topscorer for e in facts(crosstable(self.TABLE)))


@pytest.mark.article("dutch-2026 1.9.1", "dutch-2026 1.9.2", "dutch-2026 1.9.3")
class Test_1_9_the_round:
    def test_whoever_leaves_the_last_bracket_has_the_bye(self) -> None:
        brackets = pair([who(1, 10), who(2, 10), who(3, 5), who(4, 5), who(5, 5)])
        assert [b.residents[0].score for b in brackets] == [10, 5]
        assert all_pairs(brackets) == [(1, 2), (3, 4), (5, 0)]

    def test_no_complete_pairing(self) -> None:
        """ruling R20"""
        with pytest.raises(NoPairing, match="1"):
            pair(met([who(1), who(2), who(3), who(4)], (1, 2), (1, 3), (1, 4)))

    def test_nobody_may_have_the_bye(self) -> None:
        with pytest.raises(NoPairing):
            pair([who(n, may_rest=False) for n in (1, 2, 3)])


# ---- 2. Criteria -------------------------------------------------------------------------------------


@pytest.mark.article("dutch-2026 C1")
class Test_C1_no_second_game:
    def test_nobody_meets_twice(self) -> None:
        assert all_pairs(pair(met([who(n) for n in (1, 2, 3, 4)], (1, 3)))) == [(1, 4), (2, 3)]

    def test_a_forfeited_pairing_may_come_again(self) -> None:
        assert boards(crosstable("2w+\n1b-")) == [(1, 2)]


@pytest.mark.article("dutch-2026 C2")
class Test_C2_bars:
    @pytest.mark.parametrize(
        ("word", "may"), [("U", False), ("F", False), ("H", True), ("Z", True), (".", True)]
    )
    def test_rounds_without_a_game(self, word: str, may: bool) -> None:
        """ruling R4"""
        assert one(crosstable(f"2w1\n1b0\n{word}"), 3).may_rest is may

    def test_forfeits(self) -> None:
        event = crosstable("2w+\n1b-")
        assert (one(event, 1).may_rest, one(event, 2).may_rest) == (False, True)

    def test_a_half_point_bye_worth_a_win(self) -> None:
        assert not one(crosstable("2w1\n1b0\nH", scoring=Scoring(half_bye=10)), 3).may_rest

    def test_the_arbiter_may_keep_somebody_from_it(self) -> None:
        event = crosstable(".\n.\n.", settings=Settings(no_bye=frozenset({3})))
        assert boards(event) == [(1, 3), (2, 0)]


@pytest.mark.article("dutch-2026 C3")
class Test_C3_absolute_preferences:
    def test_two_absolute_preferences_do_not_meet(self) -> None:
        assert legal_pairs([who(1, colours="WW"), who(2, colours="WW"), who(3, colours="BB")]) == [4, 4, 3]

    def test_one_topscorer_is_enough(self) -> None:
        """ruling R7"""
        assert legal_pairs([who(1, colours="WW", top=True), who(2, colours="WW")]) == [2, 1]


@pytest.mark.article("dutch-2026 C4")
class Test_C4_completion:
    def test_somebody_goes_down_for_those_below(self) -> None:
        """3 has only 1 and 2 left: without one of them the round cannot be completed."""
        players = [who(1, 10), who(2, 10), who(3, 5), who(4, 0)]
        first, *_ = brackets = pair(met(players, (3, 4)))
        assert down(first) == [1, 2]
        assert first.fewest == 0
        assert all_pairs(brackets) == [(1, 3), (2, 4)]

    def test_all_players_below_count(self) -> None:
        """ruling R19: two brackets further down nobody could meet 5 and 6."""
        players = [who(1, 20), who(2, 20), who(3, 10), who(4, 10), who(5, 0), who(6, 0)]
        brackets = pair(met(players, (5, 6), (3, 5), (4, 5), (3, 6), (4, 6)))
        assert all_pairs(brackets) == [(3, 4), (1, 5), (2, 6)]


@pytest.mark.article("dutch-2026 C5")
class Test_C5_score_of_the_bye:
    def test_the_lowest_score_that_allows_a_pairing(self) -> None:
        """ruling R8: neither 4 nor 5 may have it."""
        players = met([who(1, 10), who(2, 10), who(3, 5), who(4, 0), who(5, 0, may_rest=False)], (4, 5))
        players[3] = changed(players[3], may_rest=False)
        assert bye_score(players, legal_pairs(players)) == 5
        assert all_pairs(pair(players))[-1] == (3, 0)

    def test_it_comes_before_the_first_bracket(self) -> None:
        """1-2 would leave 3, who may not have the bye."""
        players = met([who(1, 10), who(2, 10), who(3, 5, may_rest=False)], (1, 3))
        assert all_pairs(pair(players)) == [(2, 3), (1, 0)]


@pytest.mark.article("dutch-2026 C6")
def test_C6_as_few_downfloaters_as_possible() -> None:
    players = [who(n, 10) for n in (1, 2, 3, 4)] + [who(5), who(6)]
    first, *_ = pair(met(players, (1, 2), (1, 3), (2, 4)))
    assert (met_pairs(first), down(first)) == ([(1, 4), (2, 3)], [])
    assert value(first, "C6") == (0,)


@pytest.mark.article("dutch-2026 C7")
def test_C7_the_lower_scores_go_down() -> None:
    """Of 1 (from above) and the residents 2 and 3 one must go down: not 1."""
    _, second, _ = pair([who(1, 20), who(2, 10), who(3, 10), who(4, 5)])
    assert (met_pairs(second), down(second)) == ([(1, 2)], [3])
    assert value(second, "C7") == (0,)


@pytest.mark.article("dutch-2026 C8")
class Test_C8_the_next_bracket:
    def test_downfloaters_whom_the_next_bracket_can_pair(self) -> None:
        """ruling R9: 3 would go down, but has met 4 and 5; 6 is further down."""
        players = [who(n, 10) for n in (1, 2, 3)] + [who(4, 5), who(5, 5), who(6), who(7), who(8)]
        first, second, *_ = pair(met(players, (3, 4), (3, 5), (4, 5)))
        assert (met_pairs(first), down(first)) == ([(1, 3)], [2])
        assert met_pairs(second) == [(2, 4)]
        assert first.before == (2,)

    def test_nothing_further_down_counts(self) -> None:
        players = [who(n, 10) for n in (1, 2, 3)] + [who(4, 5), who(5), who(6)]
        first, *_ = pair(met(players, (4, 5)))
        assert down(first) == [3]


@pytest.mark.article("dutch-2026 C9")
class Test_C9_unplayed_games:
    def test_the_fewest_rounds_without_a_game(self) -> None:
        brackets = pair([who(1), who(2), who(3, unplayed=2)])
        assert all_pairs(brackets) == [(1, 3), (2, 0)]

    def test_every_round_without_a_game_counts(self) -> None:
        """ruling R10"""
        event = crosstable("2w1 Z\n1b0 3w1\nH 2b0\nZ 5w+\n. 4b-")
        assert [one(event, n).unplayed for n in (1, 2, 3, 4, 5)] == [1, 0, 1, 2, 2]

    def test_only_where_the_bye_is_at_stake(self) -> None:
        players = [who(n, 10) for n in (1, 2)] + [who(3, 10, unplayed=2), who(4, 5), who(5, 5), who(6, 5)]
        assert down(pair(players)[0]) == [3]


@pytest.mark.article("dutch-2026 C10", "dutch-2026 C11")
class Test_C10_C11_topscorers:
    def test_who_loses_out_is_counted(self) -> None:
        """ruling R11"""
        wide, run = who(1, 50, "WWBW", top=True).tone, who(2, 50, "BWW", top=True).tone
        assert topscorer_colours(wide, run) == (0, 1)  # the wider difference is served, the other has WWW
        assert topscorer_colours(run, run) == (0, 1)
        assert topscorer_colours(wide, wide) == (1, 0)

    def test_nobody_is_hurt_without_a_topscorer(self) -> None:
        run = who(2, 50, "BWW", last=True).tone
        assert topscorer_colours(run, run) == (0, 0)

    def test_a_difference_beyond_two_is_avoided_first(self) -> None:
        """1 can meet 3 or 4, who both want Black: 3 would get a difference of 3, 4 a third White."""
        players = [
            who(1, 50, "WBWBWWBW", top=True),
            who(2, 50, "BWBWBWBB", top=True),
            who(3, 50, "WBWBWWBW", top=True),
            who(4, 50, "BWBWBBWW", top=True),
        ]
        [bracket] = pair(met(players, (1, 2)))
        assert met_pairs(bracket) == [(1, 4), (2, 3)]
        assert (value(bracket, "C10"), value(bracket, "C11")) == ((0,), (1,))

    def test_it_is_told(self) -> None:
        players = [who(1, 50, "WBWW", top=True), who(2, 50, "WBWW", top=True)]
        round_ = Round(players)
        pairing = told(Tournament(), "dutch-2026", CRITERIA, round_, round_.pair(), None)
        found = {step.message: step for step in pairing.steps}
        assert found["topscorer"].players == (1, 2)
        assert (
            say(found["beyond_two"])
            == "The game 1-2 leads to a colour difference beyond two; in this bracket: 1."
        )


@pytest.mark.article("dutch-2026 C12")
class Test_C12_preferences:
    def test_as_many_as_possible_get_theirs(self) -> None:
        [bracket] = pair([who(1, 0, "WB"), who(2, 0, "BW"), who(3, 0, "WB"), who(4, 0, "BW")])
        assert met_pairs(bracket) == [(1, 4), (2, 3)]
        assert value(bracket, "C12") == (0,)

    def test_a_pair_with_the_same_preference_costs_one(self) -> None:
        """ruling R12"""
        [bracket] = pair([who(1, 0, "WB"), who(2, 0, "WB")])
        assert value(bracket, "C12") == (1,)


@pytest.mark.article("dutch-2026 C13")
class Test_C13_strong_preferences:
    def test_a_mild_preference_is_refused_rather_than_a_strong_one(self) -> None:
        [bracket] = pair([who(1, 0, "BWB"), who(2, 0, "WB"), who(3, 0, "BWB"), who(4, 0, "WB")])
        assert met_pairs(bracket) == [(1, 4), (2, 3)]
        assert (value(bracket, "C12"), value(bracket, "C13")) == ((2,), (0,))

    def test_two_absolute_ones_do_not_count(self) -> None:
        [bracket] = pair([who(1, 50, "WW", top=True), who(2, 50, "WW")])
        assert (value(bracket, "C12"), value(bracket, "C13")) == ((1,), (0,))


def three_and_one(*floats: str) -> list[Entry]:
    """Three residents with floats, and one player below."""
    return [who(n, 10, floats=words) for n, words in enumerate(floats, 1)] + [who(4, 5)]


@pytest.mark.article("dutch-2026 C14", "dutch-2026 C16")
class Test_C14_C16_downfloat_again:
    def test_nobody_floats_down_twice_running(self) -> None:
        assert down(pair(three_and_one("--", "--", "d-"))[0]) == [2]

    def test_nor_two_rounds_later(self) -> None:
        assert down(pair(three_and_one("--", "--", "-d"))[0]) == [2]

    def test_the_last_round_counts_first(self) -> None:
        first, *_ = pair(three_and_one("d-", "-d", "d-"))
        assert down(first) == [2]
        assert (value(first, "C14"), value(first, "C16")) == ((0,), (1,))


@pytest.mark.article("dutch-2026 C15", "dutch-2026 C17")
class Test_C15_C17_upfloat_again:
    def test_the_opponent_has_not_floated_up(self) -> None:
        _, second = pair([who(1, 10), who(2, 5, floats="u-"), who(3, 5, floats="-u"), who(4, 5)])
        assert met_pairs(second)[0] == (1, 4)

    def test_the_last_round_counts_first(self) -> None:
        _, second = pair([who(1, 10), who(2, 5, floats="u-"), who(3, 5, floats="-u"), who(4, 5, floats="u-")])
        assert met_pairs(second)[0] == (1, 3)
        assert (value(second, "C15"), value(second, "C17")) == ((0,), (1,))


def two_from_above(first: str, second: str) -> list[Bracket]:
    """1 and 2, who have met, come down; only 3 can be met by either."""
    players = [who(1, 20, floats=first), who(2, 20, floats=second), who(3, 10), who(4), who(5), who(6)]
    return pair(met(players, (1, 2)))


@pytest.mark.article("dutch-2026 C18", "dutch-2026 C20")
class Test_C18_C20_limbo:
    def test_whoever_floated_down_before_does_not_float_on(self) -> None:
        """ruling R13"""
        assert met_pairs(two_from_above("--", "d-")[1]) == [(2, 3)]
        assert met_pairs(two_from_above("--", "-d")[1]) == [(2, 3)]
        assert met_pairs(two_from_above("--", "--")[1]) == [(1, 3)]

    def test_the_last_round_counts_first(self) -> None:
        _, second, *_ = two_from_above("-d", "d-")
        assert met_pairs(second) == [(2, 3)]
        assert (value(second, "C18"), value(second, "C20")) == ((), (10,))


@pytest.mark.article("dutch-2026 C19", "dutch-2026 C21")
class Test_C19_C21_distance_of_upfloats:
    @pytest.mark.parametrize("floats", ["u-", "-u"])
    def test_the_smaller_difference_for_whoever_floated_up(self, floats: str) -> None:
        """ruling R14: 1 (30) and 2 (20) meet 3 and 4, who floated up; 1 meets the one who did not."""
        players = [who(1, 30), who(2, 20), who(3, 10, floats=floats), who(4, 10)]
        *_, last = pair(met(players, (1, 2)))
        assert met_pairs(last) == [(1, 4), (2, 3)]
        list_ = "C19" if floats == "u-" else "C21"
        assert value(last, list_) == (10,)


# ---- 3. Pairing of a bracket -------------------------------------------------------------------------


@pytest.mark.article("dutch-2026 3.1", "dutch-2026 3.2")
class Test_3_1_3_2_numbers:
    def test_homogeneous(self) -> None:
        [bracket] = pair([who(n) for n in (1, 2, 3, 4, 5)])
        assert bracket.numbers == (0, 2, 0)

    def test_heterogeneous_with_limbo(self) -> None:
        _, second, *_ = two_from_above("--", "--")
        assert second.numbers == (2, 1, 1)
        assert down(second) == [2]


@pytest.mark.article("dutch-2026 3.3", "dutch-2026 3.4")
class Test_3_3_3_4_first_candidate:
    def test_upper_half_against_lower_half(self) -> None:
        assert all_pairs(pair([who(n) for n in range(1, 8)])) == [(1, 4), (2, 5), (3, 6), (7, 0)]

    def test_players_from_above_first_then_the_remainder(self) -> None:
        _, second = pair([who(1, 10), *(who(n, 5) for n in (2, 3, 4, 5, 6))])
        assert met_pairs(second) == [(1, 2), (3, 5), (4, 6)]


@pytest.mark.article("dutch-2026 3.6", "dutch-2026 3.7", "dutch-2026 3.8")
class Test_3_6_to_3_8_next_candidates:
    def test_transpositions_before_exchanges(self) -> None:
        """1-2, 3-4 would do as well, but needs an exchange."""
        assert all_pairs(pair(met([who(n) for n in (1, 2, 3, 4)], (1, 3)))) == [(1, 4), (2, 3)]

    def test_an_exchange_when_no_transposition_will_do(self) -> None:
        [bracket] = pair(met([who(n) for n in (1, 2, 3, 4)], (1, 3), (1, 4)))
        assert met_pairs(bracket) == [(1, 2), (3, 4)]
        assert bracket.candidate.exchange == ((2,), (3,))

    def test_the_remainder_before_the_players_from_above(self) -> None:
        """3 and 5 have met: the remainder is changed, not the opponent of 1."""
        players = [who(1, 10), *(who(n, 5) for n in (2, 3, 4, 5, 6))]
        _, second = pair(met(players, (3, 5)))
        assert met_pairs(second) == [(1, 2), (3, 6), (4, 5)]

    def test_the_opponent_changes_when_the_remainder_cannot_be_as_good(self) -> None:
        players = [who(1, 10), *(who(n, 5) for n in (2, 3, 4))]
        _, second = pair(met(players, (3, 4)))
        assert met_pairs(second) == [(1, 3), (2, 4)]


# ---- 4. Order of generation --------------------------------------------------------------------------


@pytest.mark.article("dutch-2026 4.1", "dutch-2026 4.2", "dutch-2026 4.5")
def test_4_2_the_first_transposition_that_fits() -> None:
    players = met([who(n) for n in range(1, 7)], (1, 4), (2, 5), (1, 5))
    assert all_pairs(pair(players)) == [(1, 6), (2, 4), (3, 5)]


@pytest.mark.article("dutch-2026 4.3")
class Test_4_3_exchanges:
    def test_the_closest_numbers_first(self) -> None:
        """1 can meet 2 and 3 only: 3 and 4 change places before 3 and 5 or 2 and 4."""
        players = met([who(n) for n in range(1, 7)], (1, 4, 5), (1, 6))
        [bracket] = pair(players)
        assert bracket.candidate.exchange == ((3,), (4,))
        assert met_pairs(bracket) == [(1, 3), (2, 5), (4, 6)]


@pytest.mark.article("dutch-2026 4.4")
class Test_4_4_sets:
    def test_the_smaller_numbers_are_paired(self) -> None:
        players = [who(n, 20) for n in (1, 2, 3)] + [who(4, 10), who(5, 10)] + [who(n) for n in (6, 7, 8)]
        _, second, *_ = pair(met(players, (1, 2, 3), (4, 5)))
        assert met_pairs(second) == [(1, 4), (2, 5)]
        assert down(second) == [3]

    def test_somebody_whom_nobody_can_meet_stays_in_the_limbo(self) -> None:
        """ruling R15"""
        players = [who(1, 30), who(2, 20), who(3, 10), who(4), who(5), who(6)]
        brackets = pair(met(players, (1, 2), (1, 3)))
        assert met_pairs(brackets[2]) == [(2, 3)]
        assert down(brackets[2]) == [1]


# ---- 5. Colours --------------------------------------------------------------------------------------


def colours(a: Entry, b: Entry, drawn: Colour = W) -> tuple[int, int, Rule]:
    board = allocate(a, b, drawn, frozenset({1, 3, 5}))
    return board.white.id, board.black.id, board.rule


@pytest.mark.article("dutch-2026 5.1")
class Test_5_1_initial_colour:
    @pytest.mark.parametrize("drawn", [W, B])
    def test_as_drawn(self, drawn: Colour) -> None:
        event = crosstable(".\n.\n.\n.", settings=Settings(initial_colour=drawn))
        assert initial_colour(event, by_place=True) is drawn
        assert boards(event) == ([(1, 3), (4, 2)] if drawn is W else [(3, 1), (2, 4)])

    def test_as_round_1_shows(self) -> None:
        assert initial_colour(crosstable("3b1\n4w1\n1w0\n2b0"), by_place=True) is B
        assert initial_colour(crosstable("3b+\n4w1\n1w-\n2b0"), by_place=True) is B
        assert initial_colour(crosstable(".\n."), by_place=True) is W


@pytest.mark.article("dutch-2026 5.2", "dutch-2026 5.2.1")
def test_5_2_1_preferences_granted() -> None:
    assert colours(who(1, 0, "WB"), who(2, 0, "BW")) == (1, 2, Rule.BOTH)
    assert colours(who(1), who(2, 0, "B")) == (2, 1, Rule.ONLY)
    assert colours(who(1, 0, "W"), who(2)) == (2, 1, Rule.ONLY)


@pytest.mark.article("dutch-2026 5.2.2")
def test_5_2_2_the_stronger_preference() -> None:
    assert colours(who(1, 0, "WB"), who(2, 0, "B")) == (2, 1, Rule.STRONGER)
    assert colours(who(1, 0, "BB"), who(2, 0, "B")) == (1, 2, Rule.STRONGER)
    assert colours(who(1, 0, "WWBB"), who(2, 0, "BB")) == (2, 1, Rule.WIDER)


@pytest.mark.article("dutch-2026 5.2.3")
def test_5_2_3_alternation() -> None:
    """ruling R17"""
    assert colours(who(1, 0, "WBWB"), who(2, 0, "BWWB")) == (1, 2, Rule.ALTERNATION)
    assert colours(who(1, 0, "BWWB"), who(2, 0, "WBWB")) == (2, 1, Rule.ALTERNATION)
    assert colours(who(1, 0, "BWWB"), who(2, 0, "WB")) == (1, 2, Rule.RANK)


@pytest.mark.article("dutch-2026 5.2.4")
def test_5_2_4_the_higher_ranked() -> None:
    assert colours(who(1, 0, "WB"), who(2, 0, "WB")) == (1, 2, Rule.RANK)
    assert colours(who(1, 0, "BW"), who(2, 0, "BW")) == (2, 1, Rule.RANK)


@pytest.mark.article("dutch-2026 5.2.5")
class Test_5_2_5_numbers:
    def test_odd_numbers_have_the_initial_colour(self) -> None:
        assert colours(who(1), who(2)) == (1, 2, Rule.NUMBER)
        assert colours(who(2), who(3)) == (3, 2, Rule.NUMBER)
        assert colours(who(1), who(2), B) == (2, 1, Rule.NUMBER)

    def test_whoever_never_took_part_has_no_number(self) -> None:
        """ruling R21"""
        event = crosstable("\n".join((".", ".", "Z", *["."] * 6)), settings=Settings(initial_colour=W))
        assert boards(event) == [(1, 6), (7, 2), (4, 8), (9, 5)]
        assert odd_numbers(event, facts(event)) == {1, 4, 6, 8}


def test_an_empty_round_has_no_pairs() -> None:
    assert SYSTEM.pair(crosstable("Z\nZ")).pairs == ()


def test_every_criterion_has_its_article() -> None:
    assert [c.article for c in CRITERIA] == [f"C{n}" for n in range(6, 22)]


@pytest.mark.parametrize(("key", "criteria"), [("dutch-2026", CRITERIA), ("dutch-2017", CRITERIA_OF_2017)])
def test_decisions_about_a_criterion_cite_it(key: str, criteria: Criteria) -> None:
    decisions = rulebook.text(key).decisions
    told = {c.what.name.lower(): c.article for c in criteria if c.what.name.lower() in decisions}
    assert {*told} >= {"preference", "strong", "down_last", "up_before"}
    assert told == {kind: decisions[kind].article for kind in told}
