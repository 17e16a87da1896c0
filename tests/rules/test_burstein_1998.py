"""The Burstein system (C.04.3.4), article by article."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from ronde.errors import BadInput, NoPairing
from ronde.explaining.voice import player_text
from ronde.facts.history import Card
from ronde.matching.rows import bits
from ronde.model import Colour, Player, Scoring, Settings, Tournament
from ronde.rulebook import say
from ronde.systems import RoundPairing
from ronde.systems.burstein_1998.candidates import first_combination
from ronde.systems.burstein_1998.colours import allocate
from ronde.systems.burstein_1998.criteria import clashing
from ronde.systems.burstein_1998.facts import Entry, due_colour, imaginary_points, in_order, legal_pairs
from ronde.systems.burstein_1998.procedure import Descent, pair
from tests.crosstables import crosstable

W, B = Colour.WHITE, Colour.BLACK
COLOURS = {"W": W, "B": B}

#: round 3 of 6: 6 and 7 have left, 2 had a half-point bye, 9 the bye
EXAMPLE = """
3w1 4b1
H   3b0
1b0 2w1
8b1 1w0
7w= 6b=
9w1 5w= Z
5b= 8b0 Z
4w0 7w1
6b0 U
"""


def games(letters: str) -> tuple[Colour, ...]:
    return tuple(COLOURS[letter] for letter in letters)


def entry(id_: int, letters: str = "", place: int | None = None, met: tuple[int, ...] = ()) -> Entry:
    colours = games(letters)
    card = Card(Player(id_), 0, 0, (), (), frozenset(met), colours, False)
    return Entry(card, id_ - 1 if place is None else place, 0, due_colour(colours))


def boards(pairing: RoundPairing) -> list[tuple[int, int]]:
    return [(p.white, p.black or 0) for p in pairing.pairs]


def opponents(pairing: RoundPairing) -> set[tuple[int, ...]]:
    return {tuple(sorted(p)) for p in pairing.pairs}


def order(text: str, **options: Any) -> list[int]:
    return [e.id for e in in_order(crosstable(text, **options))]


def messages(pairing: RoundPairing, article: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(s.message, s.players) for s in pairing.steps if s.article == f"burstein-1998 {article}"]


def fresh(count: int, **settings: Any) -> Tournament:
    players = tuple(Player(n, f"Player {n}", 2500 - 10 * n) for n in range(1, count + 1))
    return Tournament(players, Settings(**settings))


@pytest.mark.article("burstein-1998 1")
class Test_1_due_colour:
    @pytest.mark.parametrize(
        ("past", "due"), [("", None), ("W", B), ("B", W), ("WB", W), ("BW", B), ("WBW", B), ("WWBB", W)]
    )
    def test_less_often_or_not_last(self, past: str, due: Colour | None) -> None:
        assert due_colour(games(past)) is due

    def test_a_forbidden_colour_is_not_due(self) -> None:
        assert due_colour(games("BBBWW")) is B


@pytest.mark.article("burstein-1998 3.1")
class Test_3_1_no_second_meeting:
    def test_played_games_only(self) -> None:
        field = in_order(crosstable("2w1\n1b0\n4w+\n3b-"))
        legal = {
            field[e.place].id: {field[p].id for p in bits(legal_pairs(field).graph[e.place])} for e in field
        }
        assert legal == {1: {3, 4}, 2: {3, 4}, 3: {1, 2, 4}, 4: {1, 2, 3}}

    def test_no_rule_is_dropped(self) -> None:
        with pytest.raises(NoPairing, match="no opponent is left for"):
            pair(crosstable("2w1\n1b0"))


@pytest.mark.article("burstein-1998 3.2")
class Test_3_2_order:
    def test_sonneborn_berger_then_buchholz(self) -> None:
        # 4 and 5 share the Sonneborn-Berger 1, 3 and 8 share 0.5, 9 and 2 share 0
        assert order(EXAMPLE) == [1, 4, 5, 3, 8, 9, 2]

    def test_score_plays_no_part(self) -> None:
        # 1 has two points without a game, 2 and 4 one point each
        assert order("U 3w+\n4w1 Z\nZ 1b-\n2b0 U") == [2, 4, 1, 3]

    def test_median(self) -> None:
        # opponents of 1 have 3, 1, 1 points, those of 2 have 2, 2, 1; both lost all their games
        table = "3b0 4w0 5b0\n6b0 7w0 8b0\n1w1 F F\nZ 1b1 Z\nZ Z 1w1\n2w1 F Z\nF 2b1 Z\nZ Z 2w1"
        ids = order(table)
        assert ids.index(2) < ids.index(1)

    def test_rating_then_number(self) -> None:
        assert order("2w=\n1b=\n.\n.\n.", ratings=(1500, 1500, 1800, 0, 1800)) == [1, 2, 3, 5, 4]

    def test_unplayed_rounds_add_nothing(self) -> None:
        # with the forfeit against 1 the opposition of 4 would be stronger than that of 2
        assert order("4w+ 3w1\n3b0 4w1\n2w1 1b0\n1b- 2b0") == [3, 1, 2, 4]


@pytest.mark.article("burstein-1998 3.3")
class Test_3_3_imaginary_point:
    def test_top_half_rounded_down_in_rounds_1_and_2(self) -> None:
        assert imaginary_points(fresh(5)) == {1: 10, 2: 10}
        assert imaginary_points(crosstable("2w=\n1b=\nU\n.")) == {1: 10, 2: 10}
        assert imaginary_points(crosstable("2w= Z\n1b= U")) == {}

    def test_the_scale_of_the_event(self) -> None:
        assert imaginary_points(fresh(2, scoring=Scoring.of(30, 10))) == {1: 30}

    def test_absent_players_count(self) -> None:
        tournament = crosstable("Z\n.\n.\n.\n.")
        assert [e.score for e in sorted(in_order(tournament), key=lambda e: e.id)] == [10, 0, 0, 0]

    def test_ten_players_in_round_1(self) -> None:
        assert opponents(pair(fresh(10))) == {(1, 5), (2, 4), (3, 10), (6, 9), (7, 8)}

    def test_it_counts_in_the_measures_of_round_2(self) -> None:
        # both winners beat somebody on 0, but the loser 2 has the imaginary point
        assert order("2w1\n1b0\n4w1\n3b0")[:2] == [1, 2]

    def test_boards_by_real_scores(self) -> None:
        # 3 and 4 have lost in the top half, 5 and 6 have won in the bottom half: one group in round 2
        apart = tuple((a, b) for a in (3, 4) for b in (5, 6))
        table = "4w1\n3b1\n2w0\n1b0\n8w1\n7b1\n6w0\n5b0"
        pairing = pair(crosstable(table, settings=Settings(forbidden=apart)))
        assert [tuple(sorted(p)) for p in pairing.pairs] == [(1, 2), (5, 6), (3, 4), (7, 8)]

    def test_no_other_acceleration(self) -> None:
        with pytest.raises(BadInput, match="does not go with"):
            pair(fresh(8, acceleration="baku", rounds=9))

    def test_virtual_points_of_the_file_are_not_used(self) -> None:
        plain, marked = fresh(10), fresh(10, virtual_points=((10, (90,)),))
        assert boards(pair(plain)) == boards(pair(marked))


@pytest.mark.article("burstein-1998 4.1")
class Test_4_1_bye_only_once:
    @pytest.mark.parametrize("code", ["U", "H", "F"])
    def test_points_without_playing(self, code: str) -> None:
        # 5 is last, but has had their free points
        pairing = pair(crosstable(f"2w= 3b=\n1b= 4w=\n4w= 1w=\n3b= 2b=\n{code} Z"))
        assert boards(pairing)[-1] == (4, 0)
        assert messages(pairing, "4.1") == [("bye_given", (4,))]

    def test_forfeit_win(self) -> None:
        # 3 is last; 4 only lost by forfeit
        pairing = pair(crosstable("2w= 5b=\n1b= U\n4w+ 4b0\n3b- 3w1\nU 1w="))
        assert boards(pairing)[-1] == (4, 0)

    def test_the_arbiter_keeps_a_player_from_it(self) -> None:
        pairing = pair(fresh(5, no_bye=frozenset({5})))
        assert boards(pairing)[-1] == (4, 0)
        assert ("bye_kept", (4,)) in messages(pairing, "4.2")

    def test_nobody_can_have_it(self) -> None:
        with pytest.raises(NoPairing, match="nobody may have the bye"):
            pair(fresh(3, no_bye=frozenset({1, 2, 3})))


@pytest.mark.article("burstein-1998 4.2")
class Test_4_2_bye_lowest_of_the_lowest_group:
    def test_lowest_sonneborn_berger(self) -> None:
        # 4 and 5 have half a point; 4 has it from the stronger opponent, but the lower rating
        table = "4w= 5b1\n5w= H\nU 4w1\n1b= 3b0\n2b= 1w0"
        pairing = pair(crosstable(table, ratings=(2000, 1900, 1800, 1700, 1750)))
        assert boards(pairing)[-1] == (5, 0)

    def test_the_others_must_be_able_to_be_paired(self) -> None:
        # without 5 nobody would be left for 4
        pairing = pair(fresh(5, forbidden=((1, 4), (2, 4), (3, 4))))
        assert boards(pairing)[-1] == (4, 0)
        tournament = fresh(5, forbidden=((1, 4), (2, 4), (3, 4)), no_bye=frozenset({4}))
        pairing = pair(tournament)
        assert boards(pairing)[-1] == (3, 0)
        assert ("bye_needed", (3,)) in messages(pairing, "4.2")


@pytest.mark.article("burstein-1998 4.3")
class Test_4_3_bye_ties:
    def test_down_to_the_rating(self) -> None:
        assert boards(pair(fresh(7)))[-1] == (7, 0)
        low = replace(fresh(7).players[5], rating=900)
        tournament = fresh(7)
        players = (*tournament.players[:5], low, tournament.players[6])
        assert boards(pair(replace(tournament, players=players)))[-1] == (6, 0)

    def test_buchholz(self) -> None:
        # 2 and 5 have drawn with each other; 5 has lost to the leader besides
        table = "4w= 5b1\n5w= Z\nU 4w1\n1b= 3b0\n2b= 1w0"
        pairing = pair(crosstable(table, ratings=(2000, 1900, 1800, 1700, 1750)))
        assert boards(pairing)[-1] == (2, 0)


@pytest.mark.article("burstein-1998 4.4")
class Test_4_4_bye_is_no_colour:
    def test_due_colour_after_a_bye(self) -> None:
        field = {e.id: e for e in in_order(crosstable("2w1 U\n1b0 Z\nZ   Z"))}
        assert field[1].due is B
        assert field[3].due is None


@pytest.mark.article("burstein-1998 5.1")
class Test_5_1_first_round:
    def test_odd_numbers_have_the_colour_drawn(self) -> None:
        expected = {(1, 5), (4, 2), (3, 10), (9, 6), (7, 8)}
        assert set(boards(pair(fresh(10, initial_colour=W)))) == expected
        assert set(boards(pair(fresh(10, initial_colour=B)))) == {(b, a) for a, b in expected}
        assert set(boards(pair(fresh(10)))) == expected

    def test_later_too(self) -> None:
        assert allocate(entry(4), entry(3), B).black.id == 3


@pytest.mark.article("burstein-1998 5.2")
class Test_5_2_difference:
    def test_no_colours_are_left(self) -> None:
        # both have two Whites more
        field = [entry(1, "WWBWW"), entry(2, "WBWWBW"), entry(3, "W")]
        assert legal_pairs(field).graph == [0b100, 0b100, 0b011]

    def test_only_one_way(self) -> None:
        for higher, lower in ((entry(1, "W"), entry(2, "WWBW")), (entry(2, "WWBW"), entry(1, "W"))):
            colours = allocate(higher, lower, W)
            assert (colours.white.id, colours.black.id, colours.reason.value) == (1, 2, "5.2")


@pytest.mark.article("burstein-1998 5.3")
class Test_5_3_three_running:
    def test_no_colours_are_left(self) -> None:
        assert legal_pairs([entry(1, "WBB"), entry(2, "BB"), entry(3, "BW")]).graph == [0b100, 0b100, 0b011]

    def test_only_one_way(self) -> None:
        for higher, lower in ((entry(1, "W"), entry(2, "BWW")), (entry(2, "BWW"), entry(1, "W"))):
            colours = allocate(higher, lower, W)
            assert (colours.white.id, colours.black.id, colours.reason.value) == (1, 2, "5.3")

    def test_in_the_last_round_too(self) -> None:
        table = "3b0 4b0\n4b0 3b0\n1w1 2w1\n2w1 1w1"
        with pytest.raises(NoPairing):
            pair(crosstable(table, rounds=3))


@pytest.mark.article("burstein-1998 5.4.a")
class Test_5_4_a_both_due:
    @pytest.mark.parametrize(("first", "second"), [("B", "W"), ("BB", "W"), ("B", ""), ("", "W")])
    def test_due_colours_are_given(self, first: str, second: str) -> None:
        for higher, lower in ((entry(1, first), entry(2, second)), (entry(2, second), entry(1, first))):
            colours = allocate(higher, lower, W)
            assert (colours.white.id, colours.black.id, colours.reason.value) == (1, 2, "5.4.a")


@pytest.mark.article("burstein-1998 5.4.b")
class Test_5_4_b_evened_out:
    @pytest.mark.parametrize(("more", "less"), [("W", "BW"), ("WBW", "BW"), ("B", "WB")])
    def test_larger_difference(self, more: str, less: str) -> None:
        for higher, lower in ((entry(1, more), entry(2, less)), (entry(2, less), entry(1, more))):
            colours = allocate(higher, lower, W)
            served = colours.white if due_colour(games(more)) is W else colours.black
            assert (served.id, colours.reason.value) == (1, "5.4.b")


@pytest.mark.article("burstein-1998 5.4.c")
class Test_5_4_c_last_difference:
    def test_each_has_the_other_colour(self) -> None:
        # counted back: White both, Black both, then 1 had White and 2 Black
        first, second = entry(1, "BWBW"), entry(2, "WBBW")
        assert first.due is second.due is B
        for higher, lower in ((first, second), (second, first)):
            colours = allocate(higher, lower, W)
            assert (colours.white.id, colours.black.id, colours.reason.value) == (2, 1, "5.4.c")

    def test_unplayed_rounds_are_closed_up(self) -> None:
        # 1 played rounds 1 and 3, 2 played rounds 1 and 2: both White, then Black
        table = "3w= U 4b=\n4w= 3b= Z\n1b= 2w= Z\n2b= Z 1w="
        field = {e.id: e for e in in_order(crosstable(table))}
        assert allocate(field[1], field[2], W).reason.value == "5.4.d"


@pytest.mark.article("burstein-1998 5.4.d")
class Test_5_4_d_higher_place:
    @pytest.mark.parametrize("past", ["W", "B", "WB", "BWB"])
    def test_the_higher_one_is_served(self, past: str) -> None:
        colours = allocate(entry(2, past), entry(1, past), W)
        served = colours.white if due_colour(games(past)) is W else colours.black
        assert (served.id, colours.reason.value) == (2, "5.4.d")


# --- combinations -----------------------------------------------------------------------------------

SIX = [
    *("16-25-34", "16-24-35", "16-23-45", "15-26-34", "15-24-36", "15-23-46", "14-26-35", "14-25-36"),
    *("14-23-56", "13-26-45", "13-25-46", "13-24-56", "12-36-45", "12-35-46", "12-34-56"),
]
FIVE = [
    *("15-24-3F", "15-23-4F", "15-34-2F", "14-25-3F", "14-23-5F", "14-35-2F", "13-25-4F", "13-24-5F"),
    *("13-45-2F", "12-35-4F", "12-34-5F", "12-45-3F", "25-34-1F", "24-35-1F", "23-45-1F"),
]


def graph_of(size: int, lines: tuple[str, ...]) -> tuple[list[int], int]:
    """The pairs of some combinations as a graph, and who may float."""
    graph, floaters = [0] * size, 0
    for line in lines:
        for a, b in line.split("-"):
            if b == "F":
                floaters |= 1 << int(a) - 1
            else:
                graph[int(a) - 1] |= 1 << int(b) - 1
                graph[int(b) - 1] |= 1 << int(a) - 1
    return graph, floaters


def written(size: int, graph: list[int], floaters: int, due: str = "") -> str | None:
    """The first combination as the text writes it."""
    clashing = [sum(1 << n for n in range(len(due)) if due[n] == due[v]) for v in range(len(due))] or [
        0
    ] * size
    found = first_combination(graph, clashing, (1 << size) - 1, floaters)
    if found is None:
        return None
    words = [f"{a + 1}{b + 1}" for a, b in found.pairs]
    return "-".join(words + ([] if found.floater is None else [f"{found.floater + 1}F"]))


def complete(size: int) -> list[int]:
    return [(1 << size) - 1 & ~(1 << v) for v in range(size)]


def possible(lines: list[str], graph: list[int], floaters: int) -> list[str]:
    """The lines of a list that a graph allows."""
    return [
        line
        for line in lines
        if all(
            floaters >> int(a) - 1 & 1 if b == "F" else graph[int(a) - 1] >> int(b) - 1 & 1
            for a, b in line.split("-")
        )
    ]


@pytest.mark.article("burstein-1998 6.1")
class Test_6_1_highest_against_lowest:
    def test_the_lowest_not_met(self) -> None:
        assert written(4, complete(4), 0) == "14-23"
        graph = complete(4)
        graph[0] &= ~0b1000
        graph[3] &= ~0b0001
        assert written(4, graph, 0) == "13-24"

    def test_groups_from_the_highest_down(self) -> None:
        pairing = pair(fresh(8))
        assert opponents(pairing) == {(1, 4), (2, 3), (5, 8), (6, 7)}
        assert [s.bracket for s in pairing.steps if s.message == "group"] == [0, 1]


@pytest.mark.article("burstein-1998 6.2")
class Test_6_2_six_players:
    def test_every_line_can_be_reached(self) -> None:
        for line in SIX:
            assert written(6, *graph_of(6, (line,))) == line

    def test_of_any_two_or_three_lines_the_earlier(self) -> None:
        for size in (2, 3):
            for lines in combinations(SIX, size):
                graph, _ = graph_of(6, lines)
                assert written(6, graph, 0) == possible(SIX, graph, 0)[0]

    def test_nothing_possible(self) -> None:
        assert written(6, graph_of(6, ("16-25",))[0], 0) is None


@pytest.mark.article("burstein-1998 6.3")
class Test_6_3_the_floater:
    def test_size_three_and_one(self) -> None:
        lines = ["13-2F", "12-3F", "23-1F"]
        for pair_of_lines in combinations(lines, 2):
            assert written(3, *graph_of(3, pair_of_lines)) == pair_of_lines[0]
        assert written(1, [0], 1) == "1F"

    def test_ranked_and_paired_like_the_others(self) -> None:
        pairing = pair(crosstable(EXAMPLE))
        assert ("came", (1,)) in messages(pairing, "6.3")
        assert ("came", (4,)) in messages(pairing, "6.3")

    def test_who_came_may_not_float_again(self) -> None:
        assert written(3, complete(3), 0b101) == "12-3F"


@pytest.mark.article("burstein-1998 6.4")
class Test_6_4_five_players:
    def test_every_line_can_be_reached(self) -> None:
        for line in FIVE:
            assert written(5, *graph_of(5, (line,))) == line

    def test_of_any_two_or_three_lines_the_earlier(self) -> None:
        for size in (2, 3):
            for lines in combinations(FIVE, size):
                graph, floaters = graph_of(5, lines)
                assert written(5, graph, floaters) == possible(FIVE, graph, floaters)[0]

    def test_number_two_came_from_above(self) -> None:
        allowed = [line for n, line in enumerate(FIVE, 1) if n not in (3, 6, 9)]
        for line in FIVE:
            graph, _ = graph_of(5, (line,))
            expected = possible(allowed, graph, 0b11101)
            assert written(5, graph, 0b11101) == (expected[0] if expected else None)


@pytest.mark.article("burstein-1998 6.5")
class Test_6_5_colours_before_order:
    def test_the_example_of_the_text(self) -> None:
        due = "BWBWWB"
        assert written(6, complete(6), 0, due) == SIX[3]
        assert written(5, complete(5), 0b11111, due[:5]) == FIVE[1]

    def test_players_without_due_colour_never_clash(self) -> None:
        clashing = [0b0010, 0b0001, 0, 0]
        found = first_combination(complete(4), clashing, 0b1111, 0)
        assert found is not None
        assert (found.pairs, found.clashes) == (((0, 3), (1, 2)), 0)

    def test_fewest_clashes_then_the_list(self) -> None:
        assert written(4, complete(4), 0, "WWWB") == "14-23"
        assert written(4, complete(4), 0, "BWWW") == "14-23"
        assert written(4, complete(4), 0, "WBBW") == "13-24"

    def test_the_floater_does_not_count(self) -> None:
        found = first_combination(complete(3), [0b010, 0b001, 0], 0b111, 0b111)
        assert found is not None
        assert (found.pairs, found.floater, found.clashes) == (((0, 2),), 1, 0)


@pytest.mark.article("burstein-1998 6.6")
class Test_6_6_coming_back_and_merging:
    def test_the_example(self) -> None:
        pairing = pair(crosstable(EXAMPLE, rounds=6))
        assert boards(pairing) == [(9, 1), (5, 3), (2, 4), (8, 0)]
        assert messages(pairing, "6.6") == [("returned_nobody", (3,))]
        assert ("float_next", (4,)) in messages(pairing, "6.3")

    @staticmethod
    def descent(groups: list[list[int]], met: list[tuple[int, int]]) -> list[str]:
        """Brackets as written by places from 1, with all players of equal colours."""
        count = max(max(group) for group in groups)
        field = [
            entry(n, met=tuple(b for pair_ in met for b in pair_ if n in pair_ and b != n))
            for n in range(1, count + 1)
        ]
        masks = [sum(1 << n - 1 for n in group) for group in groups]
        found = Descent(legal_pairs(field), clashing(field), masks).pair(0, None)
        assert found is not None
        return [
            "-".join(
                [f"{a + 1}{b + 1}" for a, b in bracket.combination.pairs]
                + ([] if bracket.combination.floater is None else [f"{bracket.combination.floater + 1}F"])
            )
            for bracket in found
        ]

    def test_a_lone_leader_floats(self) -> None:
        assert self.descent([[1], [2, 3, 4]], []) == ["1F", "14-23"]

    def test_the_floater_has_met_the_whole_next_group(self) -> None:
        # the two groups are one; 1 floats on from it
        assert self.descent([[1], [2, 3], [4]], [(1, 2), (1, 3)]) == ["23-1F", "14"]

    def test_the_next_combination_when_the_floater_comes_back(self) -> None:
        assert self.descent([[1, 2, 3], [4]], [(2, 4)]) == ["12-3F", "34"]
        assert self.descent([[1, 2, 3], [4]], [(2, 4), (3, 4)]) == ["23-1F", "14"]

    def test_even_group_that_cannot_be_paired(self) -> None:
        assert self.descent([[1, 2], [3, 4]], [(1, 2)]) == ["14-23"]

    def test_the_last_group_joins_the_one_above(self) -> None:
        assert self.descent([[1, 2], [3, 4], [5, 6]], [(5, 6)]) == ["12", "36-45"]

    def test_merging_goes_on_until_everybody_is_paired(self) -> None:
        met = [(5, 6), (3, 5), (3, 6), (4, 5), (4, 6)]
        assert self.descent([[1, 2], [3, 4], [5, 6]], met) == ["16-25-34"]

    def test_merged_below_is_forgotten_for_another_floater(self) -> None:
        # 2 floats first; with 2 the two groups below have to become one and still cannot be paired
        met = [(2, 4), (2, 6), (4, 6)]
        assert self.descent([[1, 2, 3], [4, 5], [6]], met) == ["12-3F", "34-5F", "56"]


class Test_explanation:
    """A player who lost and has Black again can read why."""

    def test_black_again(self) -> None:
        tournament = crosstable(EXAMPLE, rounds=6)
        text = player_text(tournament, pair(tournament), 1)
        assert "both due White" in text
        assert "further out of balance for 9 Player 9 than for 1 Player 1, so 9 Player 9 has White" in text

    def test_in_both_languages_without_gaps(self) -> None:
        pairing = pair(crosstable(EXAMPLE, rounds=6))
        for step in pairing.steps:
            for language in ("en", "fr"):
                assert "{" not in say(step, language)
        for who in pairing.pairs:
            assert any(step.players and set(step.players) == set(who) for step in pairing.steps)

    def test_measures_name_the_article(self) -> None:
        found = [(m.article.split()[1], m.value, m.bracket) for m in pair(crosstable(EXAMPLE)).measures]
        assert found[0] == ("4.2", (2,), None)
        assert found[4:7] == [("6.6", (0,), 1), ("6.5", (1,), 1), ("6.4", (0, 2, 0), 1)]
