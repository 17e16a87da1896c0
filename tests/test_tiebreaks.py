"""Tie-breaks: every article by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronde.errors import BadInput
from ronde.model import Player, Scoring, Settings, Tournament
from ronde.ranking.standings import standings
from ronde.ranking.tiebreaks import registry as tiebreaks
from ronde.ranking.tiebreaks.event import event
from ronde.ranking.tiebreaks.ratings import DIFFERENCE, LARGEST, difference, expected
from ronde.ranking.tiebreaks.registry import (
    EDITIONS,
    TIEBREAKS,
    Code,
    default_list,
    name,
    parse,
    sets,
    values,
)
from tests.crosstables import crosstable

F = Fraction


def column(tournament: Tournament, code: str, edition: str = "2026") -> list[str]:
    """The values of a code for players 1, 2, 3 … as text."""
    found = values(tournament, code, edition)
    return [str(float(found[p.id])) for p in tournament.players]


# --- 6 -------------------------------------------------------------------------------------------


def encounter(tournament: Tournament, code: str = "DE", **more: bool) -> dict[int, Fraction]:
    """Direct encounter among all players: no points before it."""
    table = standings(tournament, [parse(code)[-1]], **more)  # type: ignore[arg-type]
    return {row.id: row.values[0] or F(0) for row in table.rows}


@pytest.mark.article("tiebreaks 6.1", "tiebreaks 6.2")
class Test_6_direct_encounter_all_met:
    def test_points_among_the_tied(self) -> None:
        assert encounter(crosstable("2w1 3b1\n1b0 .\n. 1w0", rounds=2)) == {1: 2, 2: 0, 3: 0}

    def test_again_for_those_still_equal(self) -> None:
        """1, 2, 3 have two points each against 4 and each other; 4 none: then 1, 2, 3 by themselves."""
        table = """
            2w1 3b0 4w1
            1b0 4w1 3b1
            4b1 1w1 2w0
            3w0 2b0 1b0
        """
        assert encounter(crosstable(table)) == {1: 1, 2: 1, 3: 1, 4: 0}
        again = """
            2w1 3b= 4w1
            1b0 4w1 3b1
            4b1 1w= 2w0
            3w0 2b0 1b0
        """
        assert encounter(crosstable(again)) == {1: 3, 2: 2, 3: 1, 4: 0}


@pytest.mark.article("tiebreaks 6.3", "tiebreaks 2009.3")
class Test_6_3_games_missing:
    def test_certain_whatever_the_missing_games_bring(self) -> None:
        """1 beat 2 and 3, who have not met: each could still reach only 1."""
        assert encounter(crosstable("2w1 3b1\n1b0 .\n. 1w0")) == {1: 2, 2: 0, 3: 0}

    def test_not_certain(self) -> None:
        """1 beat 2, and 3 has met neither: he could beat both."""
        assert set(encounter(crosstable("2w1\n1b0\nU")).values()) == {0}

    def test_second_place_too(self) -> None:
        """1 beat all; 2 beat 3 and 4; only 3-4 is missing."""
        table = """
            2w1 3b1 4w1
            1b0 4w1 3b1
            U   1w0 2w0
            U   2b0 1b0
        """
        assert encounter(crosstable(table)) == {1: 3, 2: 2, 3: 0, 4: 0}


class Test_6_1_forfeits_and_repeated_games:
    @pytest.mark.article("tiebreaks 6.1.1", "tiebreaks 15.2")
    def test_forfeits_count_only_where_said_or_fixed_beforehand(self) -> None:
        tournament = crosstable("2w+\n1b-")
        assert encounter(tournament) == {1: 0, 2: 0}
        assert encounter(tournament, "DE/P") == {1: 1, 2: 0}
        assert encounter(tournament, round_robin=True) == {1: 1, 2: 0}

    @pytest.mark.article("tiebreaks 6.1.2")
    def test_the_mean_of_several_games(self) -> None:
        """2 won twice against 3 (mean 1) and lost to 1, who drew with 3: 1½, 1, ½."""
        table = """
            2w1 U   3b=
            1b0 3w1 U   3b1
            U   2b0 1w= 2w0
        """
        assert encounter(crosstable(table)) == {1: 2, 2: 1, 3: 0}


# --- 7 -------------------------------------------------------------------------------------------

#: wins over the board and by forfeit, all byes, both colours
RECORD = crosstable(
    """
    2w1 3b1 4w+ U   H
    1b0 4w= 3b- Z   3w1
    4w= 1w0 2w+ F   2b0
    3b= 2b= 1b- .   U
    """
)


class Test_7_own_record:
    @pytest.mark.article("tiebreaks 7.1")
    def test_win(self) -> None:
        assert column(RECORD, "WIN") == ["4.0", "1.0", "2.0", "1.0"]

    @pytest.mark.article("tiebreaks 7.2", "tiebreaks 15.2")
    def test_won_is_over_the_board_in_a_round_robin_too(self) -> None:
        assert column(RECORD, "WON") == ["2.0", "1.0", "0.0", "0.0"]
        assert values(RECORD, "WON", round_robin=True) == values(RECORD, "WON")

    @pytest.mark.article("tiebreaks 7.3")
    def test_games_with_black(self) -> None:
        assert column(RECORD, "BPG") == ["1.0", "1.0", "1.0", "2.0"]

    @pytest.mark.article("tiebreaks 7.4")
    def test_wins_with_black(self) -> None:
        assert column(RECORD, "BWG") == ["1.0", "0.0", "0.0", "0.0"]

    @pytest.mark.article("tiebreaks 7.5", "tiebreaks 14.1")
    def test_progressive(self) -> None:
        assert values(RECORD, "PS")[1] == 1 + 2 + 3 + 4 + F(9, 2)
        assert values(RECORD, "PS/C2")[1] == 3 + 4 + F(9, 2)
        assert values(RECORD, "PS/M1")[1] == 2 + 3 + 4
        assert values(RECORD, "PS/C9")[1] == 0

    @pytest.mark.article("tiebreaks 7.6", "tiebreaks 15.1")
    def test_rounds_elected(self) -> None:
        assert column(RECORD, "REP") == ["4.0", "3.0", "5.0", "3.0"]
        assert parse("GE") == parse("REP")

    @pytest.mark.article("tiebreaks 7.7")
    def test_standard_points_undo_the_scale(self) -> None:
        """3-1-0: as 1-½-0; a bye worth a draw is a half."""
        scoring = Scoring(30, 30, 10, 10, 0, 0, 30, 0, 10, 30, 10, 0)
        assert column(crosstable("2w1 3b= U\n1b0 U 3w1\nU 1w= 2b0", scoring=scoring), "STD") == [
            "2.0",
            "1.5",
            "1.0",
        ]

    @pytest.mark.article("tiebreaks 7.7")
    def test_standard_points_compare_with_the_opponent(self) -> None:
        """Ruling T4: a double forfeit is the same for both, ½-0 more for one of them."""
        assert column(crosstable("2w- 2b=\n1b- 1w0"), "STD") == ["1.5", "0.5"]

    @pytest.mark.article("tiebreaks 7.8")
    def test_pairing_number(self) -> None:
        assert [row.id for row in standings(RECORD, [Code("TPN")]).rows] == [1, 2, 3, 4]
        assert [row.id for row in standings(RECORD, [Code("TPN", reverse=True)]).rows] == [4, 3, 2, 1]


# --- 8, 9, 14 ------------------------------------------------------------------------------------

#: four players, all games over the board: 1 has 2½, 2 has 2, 3 has 1, 4 has ½
PLAYED = crosstable("2w1 3b1 4w=\n1b0 4w1 3b1\n4b1 1w0 2w0\n3w0 2b0 1b=", rounds=3)


class Test_8_buchholz:
    @pytest.mark.article("tiebreaks 8.1")
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_sum_of_the_opponents_scores(self, edition: str) -> None:
        assert column(PLAYED, "BH", edition) == ["3.5", "4.0", "5.0", "5.5"]

    @pytest.mark.article("tiebreaks 4.4")
    def test_an_opponent_met_twice_counts_twice(self) -> None:
        assert column(crosstable("2w1 2b1\n1b0 1w0"), "BH") == ["0.0", "4.0"]

    @pytest.mark.article("tiebreaks 8.2")
    def test_average(self) -> None:
        assert values(PLAYED, "AOB")[1] == (4 + 5 + F(11, 2)) / 3
        assert values(PLAYED, "AOB/F")[1] == sum(values(PLAYED, "FB")[i] for i in (2, 3, 4)) / 3

    @pytest.mark.article("tiebreaks 8.3")
    def test_fore(self) -> None:
        """The last round drawn: 2½, 1½, 1½, ½."""
        assert column(PLAYED, "FB") == ["3.5", "4.5", "4.5", "5.5"]

    @pytest.mark.article("tiebreaks 8.3")
    def test_fore_needs_no_results_of_the_last_round(self) -> None:
        known = crosstable("2w1 3b1 4w*\n1b0 4w1 3b*\n4b1 1w0 2w*\n3w0 2b0 1b*", rounds=3)
        assert column(known, "FB") == column(PLAYED, "FB")

    @pytest.mark.article("tiebreaks 8.3")
    def test_fore_before_the_last_round_is_buchholz(self) -> None:
        going = crosstable("2w1 3b1 4w=\n1b0 4w1 3b1\n4b1 1w0 2w0\n3w0 2b0 1b=", rounds=9)
        assert column(going, "FB") == column(PLAYED, "BH")

    @pytest.mark.article("tiebreaks 8.3")
    def test_a_forfeit_in_the_last_round_is_a_drawn_game(self) -> None:
        tournament = crosstable("2w1 3b+\n1b0 U\nU 1w-", rounds=2)
        assert column(tournament, "FB") == ["2.5", "2.5", "2.5"]

    @pytest.mark.article("tiebreaks 8")
    def test_not_for_round_robins(self) -> None:
        with pytest.raises(BadInput, match="round robins"):
            values(PLAYED, "BH", round_robin=True)
        assert values(PLAYED, "BH", "2024", round_robin=True) == values(PLAYED, "BH")


class Test_9_sonneborn_berger_and_koya:
    @pytest.mark.article("tiebreaks 9.1")
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_scores_of_the_beaten(self, edition: str) -> None:
        assert column(PLAYED, "SB", edition) == ["3.25", "1.5", "0.5", "1.25"]

    @pytest.mark.article("tiebreaks 9.2", "tiebreaks 14.5")
    def test_koya(self) -> None:
        """Half of 3 is 1½: reached by 1 and 2. With a limit of 1 (L-1) by 3, with 2½ (L+2) by 1 only."""
        assert column(PLAYED, "KS") == ["1.0", "0.0", "0.0", "0.5"]
        assert column(PLAYED, "KS/L-1") == ["2.0", "1.0", "0.0", "0.5"]
        assert column(PLAYED, "KS/L+2") == column(PLAYED, "KS/L2") == ["0.0", "0.0", "0.0", "0.5"]

    @pytest.mark.article("tiebreaks 9.2")
    def test_koya_leaves_the_free_round_out(self) -> None:
        """Three players, all drawn: 1 of 2 possible points is half."""
        drawn = crosstable("2w= 3b= .\n1b= . 3w=\n. 1w= 2b=")
        assert [values(drawn, "KS", round_robin=True)[i] for i in (1, 2, 3)] == [1, 1, 1]


#: 1 has a half-point bye and lost by forfeit; he beat 4, the lowest, and drew with 3
ABSENCES = crosstable(
    """
    4w1 H   3b= 2w-
    3w1 4b1 .   1b+
    2b0 Z   1w= 4w1
    1b0 2w0 U   3b0
    """
)


@pytest.mark.article("tiebreaks 14", "tiebreaks 14.1", "tiebreaks 14.2", "tiebreaks 14.3", "tiebreaks 14.4")
class Test_14_cuts:
    def test_buchholz_of_games(self) -> None:
        """Scores of the opponents of 4: 1, 2, 2½."""
        assert values(PLAYED, "BH/C1")[4] == F(9, 2)
        assert values(PLAYED, "BH/C2")[4] == F(5, 2)
        assert values(PLAYED, "BH/M1")[4] == 2
        assert values(PLAYED, "BH/M2")[4] == values(PLAYED, "BH/C9")[4] == 0

    def test_sonneborn_cuts_the_lowest_opponent_not_the_lowest_product(self) -> None:
        """3 beat 4 (½) and lost to the others: the product with 4 goes."""
        assert values(PLAYED, "SB/C1")[3] == 0

    def test_of_equal_opponents_the_smaller_product_goes(self) -> None:
        """1 beat 2 and lost to 3, who both have 1: 0 is cut."""
        table = crosstable("2w1 3b0\n1b0 4w1\n4b0 1w1\n3w1 2b0")
        assert values(table, "SB")[1] == values(table, "SB/C1")[1] == 1

    @pytest.mark.article("tiebreaks 16.5")
    @pytest.mark.parametrize(("code", "left"), [("BH", 13), ("BH/C1", 9), ("BH/C2", 5), ("BH/C3", 3)])
    def test_voluntary_absences_are_cut_first(self, code: str, left: int) -> None:
        """Opponents of 1: 4 (1), dummy 2, 3 (1½), dummy 2. The dummies go first, then 4; in halves."""
        assert values(ABSENCES, code)[1] == F(left, 2)

    @pytest.mark.article("tiebreaks 16.5")
    def test_in_sonneborn_only_if_they_are_not_less(self) -> None:
        """Products of 1: 1 (beaten 4), 1 (half of 2), ¾, 0 (forfeit): 0 is less than the 1 with 4."""
        assert column(ABSENCES, "SB")[0] == "2.75"
        assert values(ABSENCES, "SB/C1")[1] == F(7, 4)

    @pytest.mark.article("tiebreaks 16.5")
    def test_older_editions_know_no_exception(self) -> None:
        """2009, opponents of 1: 4 (1-1+½ = ½), virtual 1+½+1 = 2½, 3 (2), virtual 2+1 = 3."""
        assert values(ABSENCES, "BH", "2009")[1] == 8
        assert values(ABSENCES, "BH/C1", "2009")[1] == F(15, 2)


# --- 10 ------------------------------------------------------------------------------------------


class Test_10_ratings:
    def test_the_tables_are_symmetric_and_grow(self) -> None:
        assert len(DIFFERENCE) == 51
        assert len(LARGEST) == 50
        assert all(a < b for a, b in pairwise(DIFFERENCE))
        assert all(a < b for a, b in pairwise(LARGEST))
        assert [difference(p) for p in (0, 25, 50, 75, 100)] == [-800, -193, 0, 193, 800]
        assert [expected(g) for g in (-736, -735, -4, -3, 0, 3, 4, 735, 736)] == [
            0, 1, 49, 50, 50, 50, 51, 99, 100,
        ]  # fmt: skip

    @given(st.integers(-900, 900))
    def test_two_players_expect_the_whole_point(self, gap: int) -> None:
        assert expected(gap) + expected(-gap) == 100

    @pytest.mark.article("tiebreaks 10.1")
    def test_average_is_rounded_half_up_and_forfeits_are_left_out(self) -> None:
        table = crosstable("2w1 3b0 4w+\n1b0 . .\n. 1w1 .\n. . 1b-", ratings=(2000, 1800, 1901, 2500))
        assert values(table, "ARO")[1] == 1851
        assert values(table, "AVE")[1] == F(3701, 2)
        assert values(table, "ARO", round_robin=True)[1] == 1851
        assert values(table, "ARO")[4] == 0

    @pytest.mark.article("tiebreaks 10.2")
    def test_performance(self) -> None:
        table = crosstable("2w1 3b0\n1b0 .\n. 1w1", ratings=(2000, 1800, 1901))
        assert values(table, "TPR")[1] == 1851
        assert values(table, "TPR")[2] == 2000 - 800

    @pytest.mark.article("tiebreaks 10.3")
    def test_perfect_performance(self) -> None:
        """All won: a rating expected to score everything is 736 above the strongest opponent."""
        table = crosstable("2w1 3b1\n1b0 .\n. 1w0", ratings=(2000, 1800, 1900))
        assert values(table, "PTP")[1] == 1900 + 736
        assert values(table, "PTP")[2] == 2000 - 800

    @pytest.mark.article("tiebreaks 10.4", "tiebreaks 10.5")
    def test_averages_of_performances(self) -> None:
        table = crosstable("2w1 3b1\n1b0 .\n. 1w0", ratings=(2000, 1800, 1900))
        assert values(table, "APRO")[1] == values(table, "APPO")[1] == 1200

    @pytest.mark.article("tiebreaks 10", "tiebreaks 10.6")
    def test_unrated_players(self) -> None:
        table = crosstable("2w1 3b0\n1b0 .\n. 1w1", ratings=(2000, 0, 1900))
        with pytest.raises(BadInput, match="Unrated player: 2"):
            values(table, "ARO")
        assert values(table, "ARO/U1500")[1] == 1700
        assert values(table, "RTNG/U1500")[2] == 1500
        dropped = standings(table, "ARO,RTNG,WIN")
        assert [str(code) for code in dropped.codes] == ["PTS", "WIN"]
        assert [code for code, _ in dropped.dropped] == ["ARO", "RTNG"]


# --- 15, 16 and the older editions ---------------------------------------------------------------


class Test_16_unplayed_rounds:
    @pytest.mark.article("tiebreaks 15.3", "tiebreaks 16.1", "tiebreaks 16.2", "tiebreaks 16.3")
    @pytest.mark.parametrize(
        ("cells", "seen"),
        [
            ("2w1 Z Z", 20),  # a withdrawal: drawn
            ("Z 2w1 Z", 15),  # late entry as awarded, the last round drawn
            ("H Z 2w0", 5),  # requested byes before a game: as awarded
            ("2w1 Z 2w-", 15),  # followed by a forfeit loss only, which is as awarded itself
            ("2w1 Z 2w+", 20),  # a forfeit win is no voluntary absence
            ("2w1 Z U", 20),
            ("2w1 . .", 20),  # nothing said: as Z
            ("U F 2w-", 20),
        ],
    )
    def test_score_seen_by_opponents(self, cells: str, seen: int) -> None:
        other = {"2w1": "1b0", "2w0": "1b1", "2w-": "1b+", "2w+": "1b-"}
        second = " ".join(other.get(word, "U") for word in cells.split())
        assert event(crosstable(f"{cells}\n{second}"), "2026").seen[1] == seen
        assert event(crosstable(f"{cells}\n{second}"), "2024").seen[1] == seen

    @pytest.mark.article("tiebreaks 16.4.1")
    def test_cap_after_a_forfeit(self) -> None:
        """1 won by forfeit against 2, who has 1: dummy 1 instead of 3."""
        table = crosstable("2w+ 3b1 4w1\n1b- 4w0 3b1\n4b= 1w0 2w0\n3w= 2b1 1b0")
        assert values(table, "BH")[1] == 1 + F(1, 2) + F(3, 2)
        assert values(table, "BH", "2024")[1] == 3 + F(1, 2) + F(3, 2)
        assert values(table, "BH/P")[1] == values(table, "BH/P", "2024")[1] == 3
        assert values(table, "BH")[2] == 1 + F(3, 2) + F(1, 2), "his own score is below the cap"

    @pytest.mark.article("tiebreaks 16.4.2")
    def test_cap_after_a_bye(self) -> None:
        """1 has 3 points of 3 and a bye: no more than three draws."""
        table = crosstable("U 2w1 3b1\n3w1 1b0 U\n2b0 U 1w0")
        assert values(table, "BH")[1] == F(3, 2) + 2 + 1
        assert values(table, "BH", "2024")[1] == 3 + 2 + 1

    @pytest.mark.article("tiebreaks 16.4.2")
    def test_before_the_end_the_counted_rounds_are_meant(self) -> None:
        table = crosstable("U 2w1 3b1\n3w1 1b0 U\n2b0 U 1w0", rounds=9)
        assert values(table, "BH", after=1)[1] == F(1, 2)

    @pytest.mark.article("tiebreaks 15.2")
    def test_round_robins_treat_forfeits_as_games(self) -> None:
        table = crosstable("2w+ 3b1 .\n1b- . 3w1\n. 1w0 2b0")
        assert values(table, "SB", round_robin=True)[1] == 1
        assert values(table, "REP", round_robin=True) == {1: 3, 2: 2, 3: 3}

    def test_a_round_that_is_not_finished_adds_nothing(self) -> None:
        table = crosstable("2w1 3b*\n1b0 U\nU 1w*")
        assert values(table, "BH") == {1: 1, 2: 2, 3: 1}


def filler(rounds: int, first: dict[int, str]) -> Tournament:
    """Player 1 with given cells, drawing the other rounds with player 2."""
    one = [first.get(n, "2w=") for n in range(1, rounds + 1)]
    answers = {"2w=": "1b=", "2w1": "1b0", "2w0": "1b1", "2w+": "1b-", "2w-": "1b+"}
    two = [answers.get(word, "U") for word in one]
    return crosstable(" ".join(one) + "\n" + " ".join(two))


@pytest.mark.article("tiebreaks 2009.1", "tiebreaks 2009.2")
class Test_2009_virtual_opponent:
    def test_default_win_in_round_3(self) -> None:
        """Two points before, six in the end: adds 5, is seen with 5½."""
        cells = {1: "2w1", 2: "2w1", 3: "2w+", 4: "2w1", 5: "2w1", 6: "2w1", 7: "2w0", 8: "2w0", 9: "2w0"}
        tournament = filler(9, cells)
        seen = event(tournament, "2009")
        assert seen.score[1] == 60
        assert seen.seen[1] == 55
        assert seen.contributions(1)[2].score == 50

    def test_absence_in_round_7(self) -> None:
        """Four points before, six in the end: adds 6, is seen with 6½."""
        cells = {1: "2w1", 2: "2w1", 3: "2w1", 4: "2w1", 5: "2w0", 6: "2w0", 7: "Z", 8: "2w1", 9: "2w1"}
        seen = event(filler(9, cells), "2009")
        assert seen.score[1] == 60
        assert seen.seen[1] == 65
        assert seen.contributions(1)[6].score == 60

    @pytest.mark.parametrize(("after", "score"), [(3, 25), (9, 55)])
    def test_not_shown_up_in_round_3_with_one_and_a_half(self, after: int, score: int) -> None:
        tournament = filler(9, {1: "2w1", 3: "2w-"})
        assert event(tournament, "2009", after).contributions(1)[2].score == score

    @pytest.mark.parametrize(("after", "score"), [(6, 35), (9, 50)])
    def test_opponent_absent_in_round_6_with_three_and_a_half(self, after: int, score: int) -> None:
        tournament = filler(9, {1: "2w1", 2: "2w1", 6: "2w+"})
        assert event(tournament, "2009", after).contributions(1)[5].score == score

    def test_in_sonneborn_berger_times_the_points_given(self) -> None:
        assert values(filler(2, {1: "2w1", 2: "H"}), "SB", "2009")[1] == F(1, 2) * 1 + F(1, 2) * F(3, 2)


@pytest.mark.article("tiebreaks pre-2009.1")
class Test_before_2009:
    def test_a_draw_against_oneself(self) -> None:
        table = crosstable("U 2w1\n3w1 1b0\n2b0 U")
        assert values(table, "BH", "pre-2009")[1] == 2 + 1
        assert values(table, "SB", "pre-2009")[1] == 1 + 1


# --- other families ------------------------------------------------------------------------------


@pytest.mark.article("tiebreaks FMJD.1", "tiebreaks FMJD.2", "tiebreaks FMJD.3", "tiebreaks FMJD.4")
class Test_draughts:
    DRAUGHTS = crosstable(
        "2w1 3b= 4w+ U\n1b0 4w1 3b1 4w=\n4b= 1w= 2w0 .\n3w= 2b0 1b- 2b=", scoring=Scoring.of(20, 10)
    )

    def test_points_on_the_scale_of_draughts(self) -> None:
        assert column(self.DRAUGHTS, "PTS") == ["7.0", "5.0", "2.0", "2.0"]

    def test_only_opponents_really_met(self) -> None:
        assert column(self.DRAUGHTS, "SOLK") == ["7.0", "13.0", "14.0", "12.0"]
        assert values(self.DRAUGHTS, "SOLK/P")[1] == 9

    def test_truncated_and_median(self) -> None:
        assert column(self.DRAUGHTS, "SOLK/C1") == ["5.0", "11.0", "12.0", "10.0"]
        assert column(self.DRAUGHTS, "SOLK/M1") == ["0.0", "4.0", "5.0", "5.0"]

    def test_sonneborn_berger(self) -> None:
        assert column(self.DRAUGHTS, "SONN") == ["12.0", "10.0", "9.0", "7.0"]


@pytest.mark.article("tiebreaks old.1", "tiebreaks old.2")
class Test_older_names:
    def test_harkness_drops_more_in_long_events(self) -> None:
        short = filler(8, {})
        assert values(short, "HARK") == values(short, "BH/M1")
        assert values(filler(9, {}), "HARK") == values(filler(9, {}), "BH/M2")
        assert values(filler(13, {}), "HARK") == values(filler(13, {}), "BH/M3")

    def test_kashdan(self) -> None:
        assert column(RECORD, "KASH") == ["8.0", "7.0", "4.0", "4.0"]
        assert column(RECORD, "KASH/P") == ["18.0", "9.0", "12.0", "10.0"]


# --- the list ------------------------------------------------------------------------------------


@pytest.mark.article("tiebreaks 4.1", "tiebreaks 5")
class Test_the_list:
    @pytest.mark.parametrize(
        "text",
        ["PTS,DE,BH/C1,BH,SB", "pts de bh/c1 bh sb", "PTS;DE;BH-C1;BH;SB", "de,bh/c1,bh,sb", "fide-swiss"],
    )
    def test_ways_to_write_it(self, text: str) -> None:
        assert [str(code) for code in parse(text)] == ["PTS", "DE", "BH/C1", "BH", "SB"]

    @pytest.mark.parametrize(
        "text",
        [
            "BH/M2/P",
            "KS/L-1",
            "KS/L+2",
            "AOB/F",
            "RTNG/R",
            "ARO/C1/U1400",
            "FB/C3",
            "SOLK/M1",
            "BH:GP/C1/P",
            "EDET/P",
            "EMGSB/C1/P",
            "SSSC/P/F/K4",
        ],
    )
    def test_a_code_is_written_as_it_is_read(self, text: str) -> None:
        assert str(parse(text)[-1]) == text

    @pytest.mark.parametrize("key", sets())
    def test_every_set_can_be_read(self, key: str) -> None:
        assert parse(key)[0] == Code("PTS")

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            ("BUCH", "there is no tie-break 'BUCH'; there are: PTS"),
            ("BH/X1", "modifier in 'BH/X1' is unknown"),
            ("BH/C1/M1", "one cut"),
            ("BH/C0", "one cut"),
            ("WIN/C1", "WIN does not take the modifier C1"),
            ("BH/L1", "BH does not take the modifier L1"),
            ("BH:XP/C1", "modifier in 'BH:XP/C1' is unknown"),
            ("EDE:MP", "made of both scores"),
            ("BH/K4", "BH does not take the modifier K4"),
            ("BH/C१", "modifier"),
            ("'; drop", "there is no tie-break"),
        ],
    )
    def test_what_cannot_be_read_is_told(self, text: str, told: str) -> None:
        with pytest.raises(BadInput, match=told):
            parse(text)

    @given(st.text(max_size=20))
    def test_any_text_is_read_or_refused(self, text: str) -> None:
        try:
            codes = parse(text)
        except BadInput:
            return
        assert parse(",".join(map(str, codes))) == codes

    def test_values_of_direct_encounter_need_standings(self) -> None:
        with pytest.raises(BadInput, match="ask for standings"):
            values(PLAYED, "DE")

    def test_team_codes_need_a_team_event(self) -> None:
        for code in ("EDE", "MPVGP", "BH:MP"):
            with pytest.raises(BadInput, match=r"team event|ask for standings"):
                values(PLAYED, code)

    def test_unknown_edition(self) -> None:
        with pytest.raises(BadInput, match="no tie-break edition '1999'"):
            values(PLAYED, "BH", "1999")

    def test_the_list_of_the_event(self) -> None:
        def listed(settings: Settings, *records: str) -> str:
            return default_list(Tournament((Player(1),), settings, records=records))

        assert listed(Settings()) == listed(Settings(system="dutch-2012")) == "fide-swiss"
        assert listed(Settings(system="fmjd-1986-lots")) == "fmjd"
        assert listed(Settings(system="elo-swiss")) == "elo-swiss"
        assert listed(Settings(), "202 BH/C1,SB", "212 PTS,WIN") == "PTS,WIN"

    def test_every_code_is_in_the_table_at_the_top(self) -> None:
        lines = (tiebreaks.__doc__ or "").splitlines()
        head = next(n for n, line in enumerate(lines) if line.startswith("-----"))
        first = [line.split()[0] for line in lines[head + 1 :] if line[:1].isupper()]
        assert first[: len(TIEBREAKS)] == list(TIEBREAKS)
        for line in lines[head + 1 : head + 1 + len(TIEBREAKS)]:
            module, function = line.split()[-1].split(".")
            tiebreak = TIEBREAKS[line.split()[0]]
            found = tiebreak.whole or tiebreak.tied
            assert found
            assert (found.__module__, found.__name__) == (f"ronde.ranking.tiebreaks.{module}", function)

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_every_code_has_words(self, language: str) -> None:
        for code in TIEBREAKS:
            assert name(Code(code), language)
        assert name(parse("BH/C1")[-1]) == "Buchholz cut 1"
        assert name(parse("KS/L-1")[-1], "fr") == "Koya, limite -1 × ½"
