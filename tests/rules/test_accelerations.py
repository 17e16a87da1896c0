"""Haley and degressive acceleration, part by part; soft Haley and Baku; Papi's events."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ronde import pair
from ronde.checking import pairs_of
from ronde.errors import BadInput, Refused
from ronde.explaining.text import round_text
from ronde.explaining.voice import player_text
from ronde.facts.acceleration import (
    KEYS,
    check_allowed,
    degressive_groups,
    degressive_points,
    nominal_points,
    ranges,
    stated,
    upper_limit,
    virtual_points,
)
from ronde.facts.history import cards
from ronde.formats import trf
from ronde.model import ABSENT, Cell, Colour, Player, Result, Scoring, Settings, Tournament
from ronde.systems import KEYS as SYSTEM_KEYS
from ronde.systems import system
from ronde.systems.base import DRAUGHTS
from tests.draughts_events import away, event

PAPI = Path(__file__).parents[1] / "corpus" / "papi"


def listed(count: int, ratings: list[int] | None = None, **settings: Any) -> Tournament:
    """A starting list, 2400 and 50 less for each next one unless ratings are given."""
    given = ratings or [2400 - 50 * n for n in range(count)]
    return Tournament(tuple(Player(n, f"P{n}", r) for n, r in enumerate(given, 1)), Settings(**settings))


def after(tournament: Tournament, *rounds: str) -> Tournament:
    """The list after rounds in which everybody has the result of his letter, opponents side by side."""
    players = []
    for player in tournament.players:
        other = player.id + 1 if player.id % 2 else player.id - 1
        colour = Colour.WHITE if player.id % 2 else Colour.BLACK
        cells = [Cell(other, colour, Result(letters[player.id - 1])) for letters in rounds]
        players.append(replace(player, cells=tuple(cells)))
    return replace(tournament, players=tuple(players))


def with_points(tournament: Tournament) -> dict[int, list[int]]:
    """The numbers of those who have virtual points in the round to pair, under the points."""
    found: dict[int, list[int]] = {}
    for id_, values in virtual_points(tournament).items():
        assert len(values) == tournament.next_round
        found.setdefault(values[-1], []).append(id_)
    return found


@pytest.mark.article("accelerations haley.principle")
class Test_haley_principle:
    def test_the_strong_meet_at_once_and_so_do_the_weak(self):
        tournament = listed(8, system="dutch-2012", acceleration="haley", rounds=5)
        met = {frozenset(p) for p in pair(tournament).pairs}
        assert met == {frozenset(p) for p in ((1, 3), (2, 4), (5, 7), (6, 8))}

    def test_it_counts_for_the_pairing_only(self):
        tournament = listed(8, acceleration="haley", rounds=5)
        assert [(c.score, c.pairing_score) for c in cards(tournament).values()] == [(0, 10)] * 4 + [
            (0, 0)
        ] * 4

    def test_past_rounds_keep_the_points_of_their_time(self):
        tournament = after(listed(4, acceleration="haley", rounds=9), "1010", "1010", "====")
        assert cards(tournament)[1].before == (10, 20, 20)
        assert cards(tournament)[1].pairing_score == 25

    def test_one_point_is_a_win_of_the_event(self):
        tournament = listed(4, acceleration="haley", scoring=Scoring.of(30, 10))
        assert with_points(tournament) == {30: [1, 2], 0: [3, 4]}

    def test_the_explanation_says_so(self):
        tournament = listed(8, system="dutch-2012", acceleration="haley", rounds=5)
        pairing = pair(tournament)
        assert "players 1–4 count 1 more" in round_text(tournament, pairing)
        assert "compte 1 de plus" in player_text(tournament, pairing, 2, "fr")
        over = after(tournament, "10101010", "01010101")
        assert "no virtual points in this round" in round_text(over, pair(over))


@pytest.mark.article("accelerations haley.application")
class Test_haley_application:
    @pytest.mark.parametrize(("count", "limit"), [(12, 6), (10, 6), (14, 8), (6, 4), (9, 4), (13, 6), (1, 0)])
    def test_a_and_b_are_a_quarter_each_rounded_up(self, count, limit):
        assert upper_limit(listed(count)) == limit

    def test_only_those_present_in_round_1_make_the_groups(self):
        assert upper_limit(away(listed(12), 1, 2, 3, 4)) == 8

    def test_without_the_one_who_rests_even_if_he_is_not_the_last(self):
        # 1 must not meet anybody and rests: the others are 2-5 and 6-7, in round 1 as in round 2
        apart = tuple((1, n) for n in range(2, 8))
        tournament = event(7, acceleration="haley", forbidden=apart)
        assert upper_limit(tournament) == 5
        expected = {frozenset(pair) for pair in ((1,), (2, 4), (3, 5), (6, 7))}
        assert {frozenset(p) for p in system("fmjd-1986").pair(tournament).pairs} == expected
        played = event(7, "2-4:1 5-3:1 6-7:1 1:U", acceleration="haley", forbidden=apart)
        assert upper_limit(played) == 5

    def test_later_the_border_stays_where_it_was(self):
        # 2 missed round 1 and is above the border all the same, 9 came late
        tournament = event(9, "1-5:1 3-6:1 4-7:1 8:U", acceleration="haley")
        assert upper_limit(tournament) == 5
        assert with_points(tournament) == {20: [1, 2, 3, 4, 5], 0: [6, 7, 8, 9]}

    def test_round_1_of_a_played_event_is_that_of_the_event_before(self):
        tournament = event(9, "1-5:1 3-6:1 4-7:1 8-2:1 9:U", acceleration="haley")
        assert upper_limit(tournament.before(1)) == upper_limit(tournament) == 4

    def test_a_rating_limit_instead(self):
        tournament = listed(6, acceleration="haley", options=(("limit", "2300"),))
        assert with_points(tournament) == {10: [1, 2, 3], 0: [4, 5, 6]}

    @pytest.mark.parametrize("limit", ["high", "2000,1600", "-1"])
    def test_a_limit_is_one_rating(self, limit):
        with pytest.raises(BadInput, match="limit=1800"):
            virtual_points(listed(6, acceleration="haley", options=(("limit", limit),)))

    def test_draughts_know_no_rating_limit(self):
        options = (("limit", "2300"),)
        with pytest.raises(BadInput, match="takes no rating limit"):
            pair(listed(6, system="fmjd-1986", acceleration="haley", options=options))


@pytest.mark.article("accelerations haley.example-1")
class Test_haley_example_1:
    def test_two_rounds(self):
        tournament = after(listed(4, acceleration="haley"), "====", "====", "====")
        assert virtual_points(tournament) == {1: (10, 10, 0, 0), 2: (10, 10, 0, 0), 3: (0,) * 4, 4: (0,) * 4}


@pytest.mark.article("accelerations haley.example-2")
class Test_haley_example_2:
    def test_half_a_point_in_round_3(self):
        tournament = after(listed(4, acceleration="haley-3"), "====", "====", "====")
        assert virtual_points(tournament)[2] == (10, 10, 5, 0)
        assert virtual_points(tournament)[3] == (0, 0, 0, 0)


@pytest.mark.article("accelerations degressive.principle")
class Test_degressive_principle:
    def test_real_and_virtual_points_together(self):
        tournament = after(listed(6, acceleration="degressive", rounds=9), "101010", "======")
        ahead = cards(tournament)[3]
        assert (ahead.score, ahead.pairing_score) == (15, 30)

    def test_byes_and_forfeits_count(self):
        free = listed(3, [2400, 1700, 1300], acceleration="degressive", rounds=9)
        cells = {1: (2, "w", "+"), 2: (1, "b", "-"), 3: None}
        players = []
        for player in free.players:
            given = cells[player.id]
            cell = (
                Cell(given[0], Colour(given[1]), Result(given[2])) if given else Cell(result=Result.FULL_BYE)
            )
            players.append(replace(player, cells=(cell, cell)))
        assert with_points(replace(free, players=tuple(players))) == {20: [1], 10: [2], 5: [3]}

    def test_the_number_of_rounds_must_be_known(self):
        with pytest.raises(BadInput, match="needs the number of rounds"):
            virtual_points(listed(6, acceleration="degressive"))


@pytest.mark.article("accelerations degressive.groups")
class Test_degressive_groups:
    RATINGS = (2300, 2100, 2000, 1999, 1800, 1600, 1599, 1400)

    def groups(self, tournament: Tournament) -> str:
        return "".join(degressive_groups(tournament).values())

    def test_2000_and_1600_if_they_fit(self):
        assert self.groups(listed(8, list(self.RATINGS))) == "AAABBBCC"

    def test_limits_of_the_arbiter(self):
        options = (("limits", "2100,1800"),)
        assert self.groups(listed(8, list(self.RATINGS), options=options)) == "AABBBCCC"

    def test_limits_that_leave_a_group_too_small_are_refused(self):
        options = (("limits", "2200,1600"),)
        with pytest.raises(BadInput, match=r"A 1, B 5, C 2 of 8 players: each needs 25 to 50 %"):
            degressive_groups(listed(8, list(self.RATINGS), options=options))

    def test_unless_the_arbiter_insists(self):
        options = (("limits", "2200,1600"), ("limits-override", "yes"))
        assert self.groups(listed(8, list(self.RATINGS), options=options)) == "ABBBBBCC"

    @pytest.mark.parametrize(
        ("count", "expected"), [(9, "AAABBBCCC"), (10, "AAAABBBCCC"), (11, "AAAABBBBCCC"), (1, "A")]
    )
    def test_thirds_if_the_usual_limits_do_not_fit(self, count, expected):
        assert self.groups(listed(count, [1500] * count)) == expected

    @pytest.mark.parametrize("limits", ["2000", "1600,2000", "a,b"])
    def test_limits_are_two_ratings_the_higher_first(self, limits):
        with pytest.raises(BadInput, match="limit"):
            degressive_groups(listed(8, options=(("limits", limits),)))

    def test_a_late_entry_moves_no_border(self):
        tournament = listed(9, [1500] * 9)
        played = event(9, "1-5:1 6-2:1 3-7:1 8-4:1 9:U")
        late = replace(
            played,
            players=(*played.players, *(Player(n, f"L{n}", 2600, cells=(ABSENT,)) for n in (10, 11, 12))),
        )
        same = [replace(p, rating=1500) for p in late.players]
        assert self.groups(tournament) + "CCC" == self.groups(replace(late, players=tuple(same)))
        assert degressive_groups(replace(late.before(1)))[4] == "B"

    def test_with_limits_a_late_entry_goes_by_its_rating(self):
        played = event(8, "1-5:1 6-2:1 3-7:1 8-4:1", options=(("limits", "1997,1994"),))
        late = replace(played, players=(*played.players, Player(9, "L", 2600, cells=(ABSENT,))))
        assert degressive_groups(late)[9] == "A"


@pytest.mark.article("accelerations degressive.start")
class Test_degressive_start:
    def test_two_one_and_nothing(self):
        tournament = listed(6, acceleration="degressive", rounds=9)
        assert with_points(tournament) == {20: [1, 2], 10: [3, 4], 0: [5, 6]}


@pytest.mark.article("accelerations degressive.steps")
class Test_degressive_steps:
    @pytest.mark.parametrize(
        ("group", "score", "points"),
        [
            ("B", 10, 10),
            ("B", 15, 15),
            ("B", 25, 15),
            ("B", 30, 20),
            ("C", 10, 0),
            ("C", 15, 5),
            ("C", 30, 10),
        ],
    )
    def test_half_a_point_more(self, group, score, points):
        assert degressive_points(group, score, 10, 11) == points

    def test_three_steps_only(self):
        assert [degressive_points("C", score, 10, 15) for score in (40, 45, 60, 70, 75)] == [
            10,
            15,
            15,
            15,
            20,
        ]

    def test_on_the_scale_of_draughts_everything_is_doubled(self):
        for score in range(0, 70, 5):
            for group in "ABC":
                assert degressive_points(group, 2 * score, 20, 9) == 2 * degressive_points(
                    group, score, 10, 9
                )


@pytest.mark.article("accelerations degressive.half")
class Test_degressive_half:
    @pytest.mark.parametrize(
        ("rounds", "score", "points"),
        [(9, 45, 20), (9, 40, 10), (10, 45, 15), (10, 50, 20), (11, 50, 15), (11, 55, 20), (13, 60, 15)],
    )
    def test_half_of_the_rounds_gives_two(self, rounds, score, points):
        assert degressive_points("C", score, 10, rounds) == points

    def test_for_b_too(self):
        assert degressive_points("B", 25, 10, 5) == 20


@pytest.mark.article("accelerations degressive.end")
class Test_degressive_end:
    def test_nothing_in_the_last_two_rounds(self):
        tournament = listed(6, acceleration="degressive", rounds=5)
        played = after(tournament, *["======"] * 4)
        assert virtual_points(played)[1] == (20, 20, 20, 0, 0)

    @pytest.mark.parametrize("rounds", [1, 2])
    def test_two_rounds_are_too_few(self, rounds):
        assert with_points(listed(6, acceleration="degressive", rounds=rounds)) == {0: [1, 2, 3, 4, 5, 6]}


#: real score -> virtual points, in tenths, as the table of the text has them
TABLE = {
    ("A", 9): dict.fromkeys(range(0, 55, 5), 20),
    ("A", 12): dict.fromkeys(range(0, 55, 5), 20),
    ("B", 9): {0: 10, 5: 10, 10: 10, 15: 15, 20: 15, 25: 15, 30: 20, 35: 20, 40: 20, 45: 20, 50: 20},
    ("B", 12): {0: 10, 5: 10, 10: 10, 15: 15, 20: 15, 25: 15, 30: 20, 35: 20, 40: 20, 45: 20, 50: 20},
    ("C", 9): {0: 0, 5: 0, 10: 0, 15: 5, 20: 5, 25: 5, 30: 10, 35: 10, 40: 10, 45: 20, 50: 20},
    ("C", 12): {0: 0, 5: 0, 10: 0, 15: 5, 20: 5, 25: 5, 30: 10, 35: 10, 40: 10, 45: 15, 50: 15, 55: 15},
}
#: the levels (global scores) that the table leaves empty, up to 7
EMPTY = {("B", 9): {25, 45}, ("C", 9): {15, 35, 55, 60}, ("C", 12): {15, 35, 55}}


@pytest.mark.article("accelerations degressive.table")
class Test_degressive_table:
    @pytest.mark.parametrize(("group", "rounds"), TABLE)
    def test_every_cell(self, group, rounds):
        found = {score: degressive_points(group, score, 10, rounds) for score in TABLE[group, rounds]}
        assert found == TABLE[group, rounds]

    @pytest.mark.parametrize(("group", "rounds"), EMPTY)
    def test_the_levels_without_anybody(self, group, rounds):
        levels = {score + degressive_points(group, score, 10, rounds) for score in range(0, 75, 5)}
        lowest = min(levels)
        assert set(range(lowest, 70, 5)) - levels == EMPTY[group, rounds]


@pytest.mark.article("accelerations haley-soft")
class Test_haley_soft:
    def test_the_others_have_half_a_point_in_round_2(self):
        tournament = after(listed(4, acceleration="haley-soft"), "====", "====")
        assert virtual_points(tournament) == {1: (10, 10, 0), 2: (10, 10, 0), 3: (0, 5, 0), 4: (0, 5, 0)}


@pytest.mark.article("accelerations baku")
class Test_baku:
    @pytest.mark.parametrize(
        ("rounds", "points"),
        [
            (9, (10, 10, 10, 5, 5, 0)),
            (5, (10, 10, 5, 0, 0, 0)),
            (11, (10, 10, 10, 5, 5, 5)),
            (1, (10, 0, 0, 0, 0, 0)),
        ],
    )
    def test_rounds(self, rounds, points):
        tournament = after(listed(4, acceleration="baku", rounds=rounds), *["===="] * 5)
        assert virtual_points(tournament)[2] == points
        assert not any(virtual_points(tournament)[3])

    def test_one_player_alone(self):
        assert virtual_points(listed(1, acceleration="baku", rounds=9))[1] == (10,)

    def test_the_border(self):
        tournament = listed(161, [2000] * 161, acceleration="baku", rounds=9)
        assert max(with_points(tournament)[10]) == 82

    def test_late_arrivals_do_not_move_it(self):
        played = event(6, "1-4:1 5-2:1 3-6:1", acceleration="baku", rounds=9)
        late = tuple(Player(n, f"L{n}", 2600, cells=(ABSENT,)) for n in range(7, 13))
        assert with_points(replace(played, players=(*played.players, *late)))[20] == [1, 2, 3, 4]

    def test_the_number_of_rounds_must_be_known(self):
        with pytest.raises(BadInput, match="needs the number of rounds"):
            virtual_points(listed(6, acceleration="baku"))


class Test_which_systems_allow_them:
    @pytest.mark.parametrize("key", SYSTEM_KEYS)
    def test_a_clear_refusal(self, key):
        chosen = system(key)
        for acceleration in KEYS:
            if acceleration in chosen.accelerations:
                check_allowed(chosen, acceleration)
            else:
                with pytest.raises(Refused, match=f"{key} does not go with the acceleration {acceleration}"):
                    check_allowed(chosen, acceleration)

    def test_quarters_are_for_draughts_only(self):
        with_quarters = [key for key in SYSTEM_KEYS if "quart" in system(key).accelerations]
        assert with_quarters == [key for key in SYSTEM_KEYS if system(key).game is DRAUGHTS]
        assert {"fmjd-1986", "fmjd-1986-lots"} <= {*with_quarters}

    def test_burstein_has_its_own(self):
        with pytest.raises(Refused, match="it has one of its own"):
            check_allowed(system("burstein-1998"), "haley")

    @pytest.mark.parametrize(
        ("acceleration", "article"),
        [
            ("haley", "haley.principle"),
            ("haley-3", "haley.example-2"),
            ("degressive", "degressive.principle"),
            ("haley-soft", "haley-soft"),
            ("baku", "baku"),
        ],
    )
    def test_a_player_is_shown_the_article_of_his_acceleration(self, acceleration, article):
        tournament = listed(8, acceleration=acceleration, rounds=9, system="dutch-2012")
        told = player_text(tournament, pair(tournament), 1)
        assert f"counts {2 if acceleration == 'degressive' else 1} more" in told
        assert f"[{article}]" in told

    @pytest.mark.parametrize("key", ["dutch-2012", "fmjd-1986"])
    def test_the_arbiter_reads_it_once_and_every_player_for_himself(self, key):
        tournament = listed(8, acceleration="haley", rounds=9, system=key)
        pairing = pair(tournament)
        assert round_text(tournament, pairing).count("for the pairing only") == 1
        told = [player_text(tournament, pairing, id_).count("Accelerated") for id_ in range(1, 9)]
        assert told == [2] * 4 + [0] * 4  # of both players of the pair

    def test_an_acceleration_that_does_not_exist(self):
        with pytest.raises(BadInput, match="there is no acceleration turbo"):
            check_allowed(system("fmjd-1986"), "turbo")
        with pytest.raises(BadInput, match="there is no acceleration turbo"):
            virtual_points(listed(4, acceleration="turbo"))


class Test_in_a_report:
    def test_without_a_rule_the_points_of_the_file_count(self):
        tournament = listed(4, virtual_points=((1, (10, 5)),))
        assert virtual_points(tournament) == {1: (10, 5)}
        assert stated(tournament) is tournament

    def test_points_are_written_for_other_programs(self):
        tournament = after(listed(4, acceleration="haley", rounds=5), "1010")
        text = trf.write(stated(tournament))
        assert [line for line in text.splitlines() if line.startswith("XXA")] == [
            "XXA    1  1.0  1.0",
            "XXA    2  1.0  1.0",
            "XXA    3  0.0  0.0",
            "XXA    4  0.0  0.0",
        ]
        again = trf.read(text)
        assert again.settings.acceleration == "haley"
        assert virtual_points(again) == virtual_points(tournament)

    def test_without_points_nothing_is_written(self):
        tournament = after(listed(4, acceleration="degressive", rounds=2), "1010")
        assert stated(tournament).settings.virtual_points == ()

    def test_quarters_nominally(self):
        # eight full scores and seven rounds left: the upper halves of both groups
        games = " ".join(f"{n}-{17 - n}:1" for n in range(1, 9))
        tournament = event(16, games, acceleration="quart", rounds=8)
        points = dict(nominal_points(tournament))
        assert [id_ for id_ in points if points[id_][1] == 5] == [1, 2, 3, 4, 9, 10, 11, 12]
        assert [id_ for id_ in points if points[id_][0] == 20] == list(range(1, 9))

    def test_an_odd_group_is_split_without_its_last_number(self):
        games = "1-4:1 2-5:1 3-6:1 7-8:="
        points = dict(nominal_points(event(8, games, acceleration="quart", rounds=2)))
        assert [id_ for id_ in points if points[id_][1]] == [1, 2, 7, 8]

    def test_ranges_are_short(self):
        assert ranges([3, 1, 2, 5, 8, 7]) == "1–3, 5, 7–8"


class Test_events_paired_by_papi:
    """Sixteen players, five rounds, groups by the rating limits of the files, `dutch-2012`."""

    @pytest.mark.parametrize(("name", "rounds"), [("haley", 5), ("haley-soft", 4), ("degressive", 4)])
    def test_pairs_and_colours(self, name, rounds):
        tournament = trf.read((PAPI / f"{name}.trf").read_bytes())
        for round_ in range(1, rounds + 1):
            assert set(pair(tournament.before(round_)).pairs) == set(pairs_of(tournament, round_)), round_
