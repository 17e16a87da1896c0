"""The Dubov system of 2026 (C.04.4.1), article by article."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde.errors import NoPairing
from ronde.explaining import why
from ronde.facts.colours import Preference, Strength
from ronde.formats import trf
from ronde.matching.rows import bits
from ronde.model import Colour, Pair, Scoring, Settings, Tournament
from ronde.systems import RoundPairing, system
from ronde.systems.dubov_2026.criteria import Field
from ronde.systems.dubov_2026.facts import Entry, average, entries, preference, upfloat_limit
from ronde.systems.dubov_2026.procedure import brackets, choose_bye
from ronde.systems.dubov_2026.recomposition import numbered, recompose
from ronde.systems.fide_2026 import Allocation, allocate
from tests.crosstables import crosstable
from tests.fide_2026_entries import assert_explained, games, met

W, B = Colour.WHITE, Colour.BLACK
KEY = "dubov-2026"
CORPUS = Path(__file__).parents[1] / "corpus" / "dubov_2026"


def who(id_: int, score: int = 0, colours: str = "WB", aro: int = 2000, **more: object) -> Entry:
    """A player by the games so far, written as W and B; without any other remark one may do anything."""
    past = games(colours)
    entry = Entry(
        id_, score, frozenset(), frozenset(), past, preference(past), len(past), aro if past else 0,
        0, False, False, False, False,
    )  # fmt: skip
    return entry._replace(**more)  # type: ignore[arg-type]


def field_of(players: list[Entry], last_round: bool = False) -> Field:
    return Field(sorted(players, key=lambda player: player.rank), last_round)


def bye_of(players: list[Entry]) -> int | None:
    field = field_of(players)
    bye = choose_bye(field)
    return None if bye is None else field.entries[bye].id


def paired(players: list[Entry], last_round: bool = False) -> list[list[tuple[int, int]]]:
    """The pairs of every bracket, S1 first."""
    field = field_of(players, last_round)
    return [
        [(field.entries[v].id, field.entries[w].id) for v, w in bracket.pairs]
        for bracket in brackets(field, choose_bye(field))
    ]


def came_up(players: list[Entry], last_round: bool = False) -> list[int]:
    """The upfloaters of the first bracket."""
    field = field_of(players, last_round)
    return [field.entries[v].id for v in brackets(field, choose_bye(field))[0].upfloaters.chosen]


def pair(tournament: Tournament) -> RoundPairing:
    return system(KEY).pair(tournament)


def boards(tournament: Tournament) -> list[tuple[int, int]]:
    return [(p.white, p.black or 0) for p in pair(tournament).pairs]


#: round 3 of 5; 6 had the bye
EVENT = """
4w1 2b=
5b1 1w=
6w= 4b1
1b0 3w0
2w0 6b=
3b= 5w=
"""


# ---- 1 Definitions ----------------------------------------------------------------------------------


@pytest.mark.article("dubov-2026 1.2")
class Test_1_2_pairing_numbers:
    def test_the_number_of_the_file_counts_and_not_the_rating(self) -> None:
        tournament = crosstable(".\n.\n.\n.", ratings=(1000, 1100, 1200, 1300))
        assert boards(tournament) == [(1, 3), (4, 2)]


@pytest.mark.article("dubov-2026 1.3")
class Test_1_3_scoregroups:
    def test_players_are_listed_by_score_and_number(self) -> None:
        assert [entry.id for entry in entries(crosstable(EVENT))] == [1, 2, 3, 6, 5, 4]

    def test_virtual_points_count(self) -> None:
        """Ruling R1."""
        settings = Settings(rounds=5, virtual_points=((4, (0, 0, 20)),))
        assert entries(crosstable(EVENT, settings=settings))[0].id == 4

    def test_nobody_floats_down(self) -> None:
        players = met([who(1, 20, "WB"), who(2, 20, "BW"), who(3, 10, "WB"), who(4, 10, "BW")], (1, 2))
        assert paired(players) == [[(1, 4), (3, 2)]]


@pytest.mark.article("dubov-2026 1.4")
class Test_1_4_bye:
    def test_only_if_the_number_is_odd(self) -> None:
        assert bye_of([who(n) for n in range(1, 5)]) is None
        assert bye_of([who(n) for n in range(1, 6)]) == 5

    def test_it_is_the_last_board(self) -> None:
        assert boards(crosstable(".\n.\n."))[-1] == (3, 0)


@pytest.mark.article("dubov-2026 1.5", "dubov-2026 1.6")
class Test_1_6_preference:
    @pytest.mark.parametrize(
        ("letters", "colour", "strength"),
        [
            ("", B, Strength.MILD),
            ("W", B, Strength.STRONG),
            ("B", W, Strength.STRONG),
            ("WB", W, Strength.MILD),
            ("WW", B, Strength.ABSOLUTE),
            ("WBWBB", W, Strength.ABSOLUTE),
            ("BBWW", B, Strength.ABSOLUTE),
            ("WWWBB", W, Strength.ABSOLUTE),
            ("WWWWBB", B, Strength.ABSOLUTE),
        ],
    )
    def test_the_first_definition_that_fits(self, letters: str, colour: Colour, strength: Strength) -> None:
        assert preference(games(letters)) == Preference(colour, strength)


@pytest.mark.article("dubov-2026 1.7")
class Test_1_7_average:
    def test_half_a_point_is_rounded_up(self) -> None:
        assert average([2000, 2001]) == 2001
        assert average([2000, 2000, 2001]) == 2000

    def test_nought_without_a_game(self) -> None:
        assert average([]) == 0

    def test_only_games_played_count(self) -> None:
        table = "2w1 3w+ U\n1b0 Z 3w=\nZ 1b- 2b="
        by_id = {entry.id: entry for entry in entries(crosstable(table, ratings=(2000, 1900, 1801)))}
        assert [by_id[id_].aro for id_ in (1, 2, 3)] == [1900, 1901, 1900]


@pytest.mark.article("dubov-2026 1.8")
class Test_1_8_maximum_upfloaters:
    def test_the_limit_grows_with_the_rounds(self) -> None:
        assert [upfloat_limit(rounds) for rounds in (4, 5, 9, 10)] == [2, 3, 3, 4]

    def test_two_if_the_number_is_unknown(self) -> None:
        """Ruling R15."""
        assert upfloat_limit(None) == 2

    def test_games_against_higher_scores_count(self) -> None:
        """Ruling R5: a forfeit is no upfloat."""
        table = "2w1 3w1 4w+\n1b0 4w1 3w1\n4w1 1b0 2b0\n3b0 2b0 1b-"
        by_id = {entry.id: entry for entry in entries(crosstable(table, rounds=4))}
        assert [by_id[id_].upfloats for id_ in (1, 2, 3, 4)] == [0, 0, 0, 0]
        table = "2w1 4w1\n1b0 3w0\n4w1 2b1\n3b0 1b0"
        by_id = {entry.id: entry for entry in entries(crosstable(table, rounds=4))}
        assert [by_id[id_].upfloats for id_ in (1, 2, 3, 4)] == [0, 1, 0, 1]
        assert by_id[4].floated_before
        assert not by_id[1].floated_before


@pytest.mark.article("dubov-2026 1.9")
class Test_1_9_complete_pairing:
    @pytest.mark.parametrize("name", [f"{number:03}" for number in range(1, 41)])
    def test_rounds_with_a_known_pairing(self, name: str) -> None:
        lines = (CORPUS / f"{name}.out").read_text().splitlines()
        tournament = trf.read((CORPUS / f"{name}.trf").read_bytes())
        assert boards(tournament) == [tuple(map(int, line.split())) for line in lines[1:]]

    def test_the_arbiter_decides_if_there_is_none(self) -> None:
        with pytest.raises(NoPairing):
            pair(crosstable("2w1\n1b0"))

    def test_nobody_to_pair(self) -> None:
        assert boards(crosstable("Z\nZ")) == []


# ---- 2 Criteria -------------------------------------------------------------------------------------


@pytest.mark.article("dubov-2026 C1")
class Test_C1_no_second_meeting:
    def test_the_next_number_is_taken(self) -> None:
        players = [who(1, colours="WB"), who(2, colours="WB"), who(3, colours="BW"), who(4, colours="BW")]
        assert paired(players) == [[(1, 3), (2, 4)]]
        assert paired(met(players, (1, 3))) == [[(1, 4), (2, 3)]]

    def test_a_forfeited_pairing_may_come_again(self) -> None:
        assert boards(crosstable("2w+\n1b-")) == [(1, 2)]


@pytest.mark.article("dubov-2026 C2")
class Test_C2_bye:
    @pytest.mark.parametrize(("word", "barred"), [("U", True), ("F", True), ("H", False), ("Z", False)])
    def test_what_bars_from_it(self, word: str, barred: bool) -> None:
        """Ruling R4."""
        by_id = {entry.id: entry for entry in entries(crosstable(f"2w1\n1b0\n{word}"))}
        assert by_id[3].barred is barred

    def test_a_forfeit(self) -> None:
        by_id = {entry.id: entry for entry in entries(crosstable("2w+\n1b-\n4w1\n3b0"))}
        assert [by_id[id_].barred for id_ in (1, 2, 3)] == [True, False, False]

    def test_a_round_without_a_game_worth_a_win(self) -> None:
        scoring = replace(Scoring(), half_bye=10)
        assert next(e.barred for e in entries(crosstable("2w1\n1b0\nH", scoring=scoring)) if e.id == 3)


@pytest.mark.article("dubov-2026 C3")
class Test_C3_absolute_preferences:
    def test_they_do_not_meet(self) -> None:
        players = [who(1, colours="WW"), who(2, colours="WW"), who(3, colours="BW"), who(4, colours="BW")]
        assert {frozenset(pair) for pair in paired(players)[0]} == {frozenset({1, 3}), frozenset({2, 4})}

    def test_not_even_in_the_last_round(self) -> None:
        with pytest.raises(NoPairing):
            paired([who(1, 50, "WW"), who(2, 50, "WW")], last_round=True)


@pytest.mark.article("dubov-2026 C4")
class Test_C4_completion:
    def test_whoever_is_needed_below_stays_there(self) -> None:
        """2 would come up by number, but 4 can only meet 2."""
        players = [who(1, 20), who(2, 10), who(3, 10), who(4, 10)]
        players = met(players, (3, 4), (1, 4))
        assert came_up(players) == [3]


@pytest.mark.article("dubov-2026 C5", "dubov-2026 3.2.1")
class Test_C5_few_upfloaters:
    def test_none_if_all_residents_can_be_paired(self) -> None:
        assert came_up([who(1, 20), who(2, 20), who(3, 10), who(4, 10)]) == []

    def test_one_for_an_odd_group(self) -> None:
        assert came_up([who(1, 20), who(2, 10), who(3, 10), who(4, 10)]) == [2]

    def test_two_who_have_met(self) -> None:
        players = met([who(n, 20 if n < 3 else 10) for n in range(1, 7)], (1, 2))
        assert came_up(players) == [3, 4]

    def test_residents_leave_each_other_for_those_below(self) -> None:
        """3 and 4 have met: each needs one of the higher two."""
        players = met([who(1, 20), who(2, 20), who(3, 10), who(4, 10)], (3, 4))
        assert came_up(players) == [3, 4]


@pytest.mark.article("dubov-2026 C6")
class Test_C6_scores_of_upfloaters:
    def test_the_highest_score_below(self) -> None:
        assert came_up([who(1, 20), who(2, 10), who(3, 15), who(4, 10)]) == [3]

    def test_the_lowest_of_a_set_decides(self) -> None:
        """Ruling R6: 2.5 and 2 are better than 3 and 1.5."""
        players = [who(1, 40), who(2, 40), who(3, 30), who(4, 25), who(5, 20), who(6, 15)]
        # either 3 and 6, or 4 and 5 come up: 3 needs 6 below, 4 needs 5
        players = met(players, (1, 2), (3, 4), (3, 5), (4, 6), (5, 6))
        assert came_up(players) == [4, 5]


@pytest.mark.article("dubov-2026 C7")
class Test_C7_preferences:
    def test_the_upfloater_who_prefers_the_other_colour(self) -> None:
        players = [who(1, 20, "WB"), who(2, 10, "WB"), who(3, 10, "BW"), who(4, 10, "BW")]
        assert came_up(players) == [3]

    def test_several(self) -> None:
        players = [who(1, 20, "WB"), who(2, 20, "WB"), *(who(n, 10, "WB") for n in (3, 4))]
        players += [who(n, 10, "BW") for n in (5, 6)]
        assert came_up(met(players, (1, 2))) == [5, 6]


@pytest.mark.article("dubov-2026 C8")
class Test_C8_maximum_upfloaters:
    PLAYERS = (who(1, 20), who(2, 10, is_maximum=True, upfloats=3), who(3, 10), who(4, 10))

    def test_they_are_spared(self) -> None:
        assert came_up(list(self.PLAYERS)) == [3]

    def test_not_in_the_last_round(self) -> None:
        assert came_up(list(self.PLAYERS), last_round=True) == [2]

    def test_colours_come_first(self) -> None:
        one, two, *others = self.PLAYERS
        two = two._replace(preference=Preference(B, Strength.MILD))
        assert came_up([one, two, *others]) == [2]

    def test_in_a_set_of_two(self) -> None:
        one, *others = self.PLAYERS
        players = met([one, one._replace(id=9), *others, who(5, 10)], (1, 9))
        assert came_up(players) == [3, 4]


@pytest.mark.article("dubov-2026 C9")
class Test_C9_how_often:
    def test_the_maximum_upfloater_with_fewer_upfloats(self) -> None:
        """Ruling R9."""
        players = [who(1, 20)]
        players += [who(n, 10, is_maximum=True, upfloats=6 - n) for n in (2, 3, 4)]
        assert came_up(players) == [4]

    def test_others_do_not_count(self) -> None:
        assert came_up([who(1, 20), who(2, 10, upfloats=2), who(3, 10), who(4, 10)]) == [2]


@pytest.mark.article("dubov-2026 C10")
class Test_C10_not_twice_running:
    PLAYERS = (who(1, 20), who(2, 10, floated_before=True, upfloats=1), who(3, 10), who(4, 10))

    def test_not_after_an_upfloat_in_the_previous_round(self) -> None:
        assert came_up(list(self.PLAYERS)) == [3]

    def test_but_in_the_last_round(self) -> None:
        assert came_up(list(self.PLAYERS), last_round=True) == [2]


# ---- 3 Procedure ------------------------------------------------------------------------------------


@pytest.mark.article("dubov-2026 3.1")
class Test_3_1_bye:
    def test_the_lowest_score(self) -> None:
        assert bye_of([who(1, 10), who(2, 5), who(3, 10)]) == 2

    def test_then_the_most_games(self) -> None:
        """Ruling R3."""
        assert bye_of([who(1, 5, "WBW"), who(2, 5, "WB"), who(3, 10)]) == 1

    def test_then_the_largest_number(self) -> None:
        assert bye_of([who(1, 5), who(2, 5), who(3, 10)]) == 2

    def test_nobody_who_is_barred_or_kept_from_it(self) -> None:
        assert bye_of([who(1), who(2, barred=True), who(3, kept=True)]) == 1

    def test_the_others_can_all_be_paired(self) -> None:
        assert bye_of(met([who(1), who(2), who(3)], (1, 2))) == 2

    def test_somebody_must_be_able_to_have_it(self) -> None:
        with pytest.raises(NoPairing):
            bye_of([who(n, barred=True) for n in (1, 2, 3)])


@pytest.mark.article("dubov-2026 3.2")
class Test_3_2_from_the_top:
    def test_one_scoregroup_after_the_other(self) -> None:
        scores = {1: 30, 2: 30, 3: 30, 4: 20, 5: 20, 6: 20, 7: 10, 8: 10}
        players = [who(id_, score, "WB" if id_ % 2 else "BW") for id_, score in scores.items()]
        assert [sorted(id_ for pair in bracket for id_ in pair) for bracket in paired(players)] == [
            [1, 2, 3, 4],
            [5, 6],
            [7, 8],
        ]


@pytest.mark.article("dubov-2026 3.2.2")
class Test_3_2_2_which_upfloaters:
    def test_lower_pairs_cost_nothing(self) -> None:
        """Ruling R13: 3 and 4 then both prefer White, and still 2 comes up."""
        players = [who(1, 20, "BW"), who(2, 10, "WB"), who(3, 10, "WB"), who(4, 10, "WB")]
        assert came_up(players) == [2]

    def test_the_story_says_who_was_passed_over(self) -> None:
        table = "3b1 2w1\n4b1 1b0\n1w0 4w1\n2w0 3b0"
        steps = pair(crosstable(table, rounds=3)).steps
        assert {step.message for step in steps if step.article.endswith("3.2.2")} >= {"up"} or all(
            step.message != "up" for step in steps
        )


@pytest.mark.article("dubov-2026 3.2.3")
class Test_3_2_3_subgroups:
    def test_by_preference(self) -> None:
        field = field_of(
            [who(1, colours="WB"), who(2, colours="BW"), who(3, colours="B"), who(4, colours="W")]
        )
        subgroups = recompose(field, field.everybody)
        assert [field.entries[v].id for v in bits(subgroups.g1)] == [1, 3]

    def test_by_number_if_nobody_has_played(self) -> None:
        assert paired([who(n, colours="") for n in range(1, 7)]) == [[(1, 4), (2, 5), (3, 6)]]

    def test_also_in_a_later_round(self) -> None:
        """Ruling R10: a bracket of newcomers below players who have played."""
        players = [who(1, 10, "WB"), who(2, 10, "BW"), *(who(n, 0, "") for n in range(3, 7))]
        assert paired(players) == [[(1, 2)], [(3, 5), (4, 6)]]

    def test_newcomers_among_others_prefer_black(self) -> None:
        assert paired([who(1, colours="WB"), who(2, colours="")]) == [[(1, 2)]]
        assert paired([who(1, colours=""), who(2, colours="WB")]) == [[(2, 1)]]


@pytest.mark.article("dubov-2026 3.2.4")
class Test_3_2_4_shifts:
    def test_the_larger_subgroup_gives_players(self) -> None:
        field = field_of([who(n, colours="WB", aro=2000 + n) for n in range(1, 7)])
        subgroups = recompose(field, field.everybody)
        assert subgroups.unavoidable.players == ()
        assert [field.entries[v].id for v in subgroups.balancing.players] == [3, 4, 2]
        assert not subgroups.balancing.to_g1

    def test_the_first_set_that_gives_a_legal_pairing(self) -> None:
        """From the middle 2 and 3 would change, but 1 can only meet 4, and 2 only 3."""
        players = [who(n, colours="WB", aro=2000 + n) for n in range(1, 5)]
        field = field_of(met(players, (1, 2), (1, 3), (2, 4), (3, 4)))
        subgroups = recompose(field, field.everybody)
        assert [field.entries[v].id for v in subgroups.balancing.players] == [2, 1]
        assert subgroups.balancing.numbers == (1, 3)

    def test_unavoidable_pairs_inside_the_smaller_subgroup(self) -> None:
        """1 and 2 prefer White and can only meet each other: one of them changes, and somebody of G2."""
        players = [who(1, colours="WB", aro=1900), who(2, colours="WB", aro=1950)]
        players += [who(n, colours="BW") for n in range(3, 7)]
        players = met(players, (1, 3), (1, 4), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5), (2, 6))
        field = field_of(players)
        subgroups = recompose(field, field.everybody)
        assert [field.entries[v].id for v in subgroups.unavoidable.players] == [1]
        assert not subgroups.unavoidable.to_g1
        # G2 is then 1 3 4 5 6; two of them join 2: from the middle 4 (No. 1), and 3 (No. 2)
        assert [field.entries[v].id for v in subgroups.balancing.players] == [4, 3]
        assert subgroups.balancing.numbers == (1, 2)


@pytest.mark.article("dubov-2026 3.2.5")
class Test_3_2_5_s1:
    def test_lowest_average_first(self) -> None:
        players = [who(1, colours="WB", aro=2100), who(2, colours="WB", aro=1900)]
        players += [who(3, colours="BW", aro=1800), who(4, colours="BW", aro=1700)]
        assert paired(players) == [[(2, 3), (1, 4)]]

    def test_then_the_smaller_number(self) -> None:
        players = [who(n, colours="WB" if n % 2 else "BW") for n in range(1, 7)]
        assert paired(players) == [[(1, 2), (3, 4), (5, 6)]]


@pytest.mark.article("dubov-2026 3.2.6", "dubov-2026 4.4")
class Test_3_2_6_transposition:
    PLAYERS = (*(who(n, colours="WB") for n in (1, 2, 3)), *(who(n, colours="BW") for n in (4, 5, 6)))

    @pytest.mark.parametrize(
        ("groups", "opponents"),
        [
            ((), (4, 5, 6)),
            (((2, 5),), (4, 6, 5)),
            (((1, 4),), (5, 4, 6)),
            (((1, 4), (2, 4)), (5, 6, 4)),
            (((1, 4), (1, 5)), (6, 4, 5)),
            (((1, 4), (1, 5), (2, 4)), (6, 5, 4)),
        ],
    )
    def test_in_their_order(self, groups: tuple[tuple[int, ...], ...], opponents: tuple[int, ...]) -> None:
        assert paired(met(list(self.PLAYERS), *groups)) == [list(zip((1, 2, 3), opponents, strict=True))]


# ---- 4 Orders ---------------------------------------------------------------------------------------


@pytest.mark.article("dubov-2026 4.1", "dubov-2026 4.2")
class Test_4_2_upfloaters:
    def test_the_smallest_number_in_which_sets_differ(self) -> None:
        """1 cannot meet 3, and 2 cannot meet 5 nor 6: 3 and 4, not 4 and 5."""
        players = [who(1, 20), who(2, 20), *(who(n, 10) for n in range(3, 7))]
        assert came_up(met(players, (1, 2), (1, 3), (2, 5), (2, 6))) == [3, 4]
        assert came_up(met(players, (1, 2), (1, 3), (1, 4), (2, 4), (2, 6))) == [3, 5]


@pytest.mark.article("dubov-2026 4.3")
class Test_4_3_shifters:
    @pytest.mark.parametrize(("count", "order"), [(7, "DCEBFAG"), (6, "CDBEAF"), (2, "AB"), (1, "A")])
    def test_from_the_middle(self, count: int, order: str) -> None:
        field = field_of([who(n, colours="BW") for n in range(1, count + 1)])
        assert "".join("ABCDEFG"[v] for v in numbered(field, field.everybody, seeks_white=False)) == order

    def test_white_seekers_by_average(self) -> None:
        field = field_of([who(n, colours="WB", aro=2000 - n) for n in range(1, 4)])
        listed = numbered(field, field.everybody, seeks_white=True)
        assert [field.entries[v].id for v in listed] == [2, 3, 1]


# ---- 5 Colours --------------------------------------------------------------------------------------


def colours(a: Entry, b: Entry, initial: Colour = W) -> tuple[int, str]:
    """Who has White, and by which article."""
    higher, lower = sorted((a, b), key=lambda entry: entry.rank)
    how: Allocation = allocate(higher, lower, initial)
    return how.white.id, how.article


@pytest.mark.article("dubov-2026 5.1")
class Test_5_1_initial_colour:
    def test_it_is_the_colour_of_number_1(self) -> None:
        table = ".\n.\n.\n."
        assert boards(crosstable(table, settings=Settings(initial_colour=W))) == [(1, 3), (4, 2)]
        assert boards(crosstable(table, settings=Settings(initial_colour=B))) == [(3, 1), (2, 4)]

    def test_white_if_unknown(self) -> None:
        """Ruling R16."""
        assert boards(crosstable(".\n.\n.\n.")) == [(1, 3), (4, 2)]


@pytest.mark.article("dubov-2026 5.2")
class Test_5_2_colours:
    def test_who_is_asked_first_does_not_matter(self) -> None:
        for mine in ("", "W", "WB", "BB", "BW"):
            for others in ("", "B", "WB", "WW", "BW"):
                a, b = who(1, 10, mine), who(2, 20, others)
                assert colours(a, b) == colours(b, a)


@pytest.mark.article("dubov-2026 5.2.1")
class Test_5_2_1_neither_has_played:
    def test_an_odd_number_has_the_initial_colour(self) -> None:
        assert colours(who(3, colours=""), who(4, colours="")) == (3, "5.2.1")
        assert colours(who(3, colours=""), who(4, colours=""), B) == (4, "5.2.1")

    def test_an_even_number_has_the_other(self) -> None:
        assert colours(who(2, colours=""), who(5, colours="")) == (5, "5.2.1")

    def test_more_points_are_ranked_higher(self) -> None:
        assert colours(who(2, 0, ""), who(5, 10, "")) == (5, "5.2.1")


@pytest.mark.article("dubov-2026 5.2.2")
class Test_5_2_2_both:
    def test_both_wishes(self) -> None:
        assert colours(who(1, colours="WBW"), who(2, colours="BWB")) == (2, "5.2.2")

    def test_a_newcomer_prefers_black(self) -> None:
        assert colours(who(1, colours=""), who(2, colours="WB")) == (2, "5.2.2")


@pytest.mark.article("dubov-2026 5.2.3")
class Test_5_2_3_stronger:
    def test_absolute_before_strong_before_mild(self) -> None:
        assert colours(who(1, colours="B"), who(2, colours="WBB")) == (2, "5.2.3")
        assert colours(who(1, colours="WB"), who(2, colours="BWB")) == (2, "5.2.3")


@pytest.mark.article("dubov-2026 5.2.4")
class Test_5_2_4_latest_difference:
    def test_counted_from_the_last_game(self) -> None:
        assert colours(who(1, colours="WBBWWB"), who(2, colours="BWWBWB")) == (2, "5.2.4")


@pytest.mark.article("dubov-2026 5.2.5")
class Test_5_2_5_rank:
    def test_the_higher_ranked(self) -> None:
        assert colours(who(1, colours="W"), who(2, colours="W")) == (2, "5.2.5")
        assert colours(who(1, 0, "W"), who(2, 10, "W")) == (1, "5.2.5")


# ---- the story --------------------------------------------------------------------------------------


class Test_story:
    def test_everybody_reads_why(self) -> None:
        assert_explained(pair(trf.read((CORPUS / "003.trf").read_bytes())))

    def test_why_names_the_article(self) -> None:
        event = trf.read((CORPUS / "003.trf").read_bytes())
        event = replace(event, settings=replace(event.settings, system=KEY))
        answer = why.why(event, 28, 10)
        assert not answer.meet
        assert answer.worse is not None
        assert answer.worse[0].article == f"{KEY} 4.4"
        assert Pair(28, 5) in answer.given_up
