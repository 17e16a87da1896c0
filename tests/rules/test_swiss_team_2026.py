"""The Swiss Team System of 2026 (C.04.6), article by article."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import pytest

from ronde.errors import BadInput, NoPairing
from ronde.facts.colours import Preference, Strength
from ronde.facts.history import scores
from ronde.formats import trf
from ronde.model import Colour, Player, Settings, Tournament
from ronde.systems import RoundPairing, system
from ronde.systems.swiss_team_2026.colours import colour_of, first_team
from ronde.systems.swiss_team_2026.criteria import criteria, refused, refused_strongly
from ronde.systems.swiss_team_2026.facts import Kind, Team, preference, teams_of
from ronde.systems.upfloating.bracket import Paired
from ronde.systems.upfloating.procedure import pair_field
from ronde.teams import fold, read
from tests.crosstables import crosstable
from tests.upfloating import brackets, bye, everybody_but, field_of, outcome, upfloaters

KEY = "swiss-team-2026"
W, B = Colour.WHITE, Colour.BLACK
COLOURS = {"W": W, "B": B}


def games(letters: str) -> tuple[Colour, ...]:
    return tuple(COLOURS[letter] for letter in letters)


def team(
    id_: int, past: str = "", kind: Kind = Kind.A, score: int = 0, second: int = 0, last: bool = False
) -> Team:
    (entry,) = field_of({id_: score})
    colours = games(past)
    return Team(entry._replace(colours=colours, second=second), preference(colours, kind, last))


def paired(tournament: Tournament) -> RoundPairing:
    return system(KEY).pair(tournament)


def boards(tournament: Tournament) -> list[tuple[int, int]]:
    return [(p.white, p.black or 0) for p in paired(tournament).pairs]


def table(text: str, rounds: int | None = None, **options: str) -> Tournament:
    settings = Settings(rounds=rounds, initial_colour=W, options=tuple(sorted(options.items())))
    return crosstable(text, settings=settings)


FOLDED = """192 FIDE_TEAM_TYPEA_{scores}
362 TW 2.0   TD 1.0   TL 0.0
XXC white1
001    1      A                                                                  2.0    1     2 w 1
001    2      B                                                                  0.0    4     1 b 0
001    3      C                                                                  2.0    2     4 b 1
001    4      D                                                                  0.0    3     3 w 0
XXG    1  2.5
XXG    2  1.5
XXG    3  3.5
XXG    4  0.5
"""


@pytest.mark.article("swiss-team-2026 1.2")
class Test_1_2_primary_and_secondary_score:
    def test_the_first_score_of_the_code_pairs(self) -> None:
        assert scores(trf.read(FOLDED.format(scores="MP_GP"))) == {1: 20, 2: 0, 3: 20, 4: 0}
        assert scores(trf.read(FOLDED.format(scores="GP_MP"))) == {1: 25, 2: 15, 3: 35, 4: 5}

    def test_the_second_score_ranks_for_colours_only(self) -> None:
        both = teams_of(trf.read(FOLDED.format(scores="MP_GP")))
        assert [t.rank for t in both] == [(-20, -25, 1), (0, -15, 2), (-20, -35, 3), (0, -5, 4)]
        none = teams_of(trf.read(FOLDED.format(scores="MP")))
        assert [t.rank for t in none] == [(-20, 0, 1), (0, 0, 2), (-20, 0, 3), (0, 0, 4)]

    def test_virtual_points_are_match_points(self) -> None:
        tournament = trf.read(FOLDED.format(scores="GP_MP") + "XXA    1  2.0  2.0\n")
        with pytest.raises(BadInput, match="game points"):
            paired(tournament)


@pytest.mark.article("swiss-team-2026 1.3")
class Test_1_3_brackets:
    def test_residents_and_upfloaters_are_an_even_number(self) -> None:
        found = outcome(field_of({1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 0}))
        assert [(g.residents.bit_count(), g.choice.upfloaters.bit_count()) for g in found.groups] == [
            (3, 1),
            (1, 1),
        ]


REPORT = """192 FIDE_TEAM
352 WB
362 TW 3.0   TD 2.0   TL 1.0
001    1      A1                                                                 0.0    1               6 w 1
001    2      A2                                                                 0.0    2               5 b =
001    3      B1                                                                 0.0    3     5 b =  0000 - Z
001    4      B2                                                                 0.0    4     6 w 1  0000 - Z
001    5      C1                                                                 0.0    5     3 w =     2 w =
001    6      C2                                                                 0.0    6     4 b 0     1 b 0
310   1 A                                A                                            1    2
310   2 B                                B                                            3    4
310   3 C                                C                                            5    6
300   2   1   3    2    1
300   2   3   1    5    6
320           001
"""


@pytest.mark.article("swiss-team-2026 1.4")
class Test_1_4_the_bye:
    def test_a_drawn_match_on_every_board(self) -> None:
        first = read(trf.read(REPORT)).of[1][0]
        assert (first.cell.result.value, first.points, first.games) == ("U", 20, 10)

    def test_unless_the_rules_say_otherwise(self) -> None:
        said = REPORT.replace("320           001", "320  3.0  2.0 001")
        first = read(trf.read(said)).of[1][0]
        assert (first.points, first.games) == (30, 20)


@pytest.mark.article("swiss-team-2026 1.5")
class Test_1_5_floaters:
    def test_another_score_in_the_last_round(self) -> None:
        """Round 2: 1 and 3 won before, 2 and 4 lost; 1 met 4 and 3 met 2; nobody plays in round 3 yet."""
        tournament = table("2w1 4b1\n1b0 3b0\n4b1 2w1\n3w0 1w0", rounds=9)
        assert [t.entry.floated for t in teams_of(tournament)] == [True] * 4

    def test_neither_byes_nor_forfeits(self) -> None:
        tournament = table("2w1 4b+\n1b0 U\n4b1 Z\n3w0 1w-", rounds=9)
        assert [t.entry.floated for t in teams_of(tournament)] == [False] * 4

    def test_virtual_points_count(self) -> None:
        """Before round 1 everybody has the same score, with virtual points 1 has more than 2."""
        tournament = table("2w1\n1b0", rounds=9)
        assert not any(t.entry.floated for t in teams_of(tournament))
        settings = replace(tournament.settings, virtual_points=((1, (10, 10)),))
        assert all(t.entry.floated for t in teams_of(replace(tournament, settings=settings)))


@pytest.mark.article("swiss-team-2026 1.6.1")
class Test_1_6_1_colour_of_a_match:
    def test_that_of_board_1_of_the_line_up(self) -> None:
        """In round 2 the line-up of A is turned round: its board 1 has Black, that of C White."""
        matches = read(trf.read(REPORT))
        assert matches.of[1][1].cell.colour is B
        assert matches.of[3][1].cell.colour is W

    def test_none_for_a_forfeited_match(self) -> None:
        (first, _) = teams_of(table("2w+\n1b-"))
        assert first.entry.colours == ()


@pytest.mark.article("swiss-team-2026 1.6.2", "swiss-team-2026 1.7.1")
class Test_1_7_1_type_a:
    @pytest.mark.parametrize(
        ("past", "colour"),
        [
            ("", None),
            ("W", None),
            ("WB", None),
            ("BWBB", W),
            ("WWBB", W),
            ("WBB", W),
            ("BWBBWB", W),
            ("WWWBB", None),
            ("BBWW", B),
            ("BWW", B),
            ("WWBW", B),
            ("BBBWW", None),
        ],
    )
    def test_two_more_or_twice_running(self, past: str, colour: Colour | None) -> None:
        assert preference(games(past), Kind.A, False).colour is colour

    def test_none_where_the_competition_wants_none(self) -> None:
        assert preference(games("WW"), Kind.NONE, False).colour is None
        with pytest.raises(BadInput, match="type A, B or none"):
            paired(table("2w1\n1b0\n.\n.", preference="C"))


@pytest.mark.article("swiss-team-2026 1.7.2")
class Test_1_7_2_type_b:
    @pytest.mark.parametrize(
        ("past", "expected"),
        [
            ("W", Preference(B, Strength.MILD)),
            ("WB", Preference(W, Strength.MILD)),
            ("BW", Preference(B, Strength.MILD)),
            ("WBB", Preference(W, Strength.STRONG)),
            ("WWBB", Preference(W, Strength.STRONG)),
            ("WWWBB", Preference(B, Strength.MILD)),
        ],
    )
    def test_strong_before_mild(self, past: str, expected: Preference) -> None:
        assert preference(games(past), Kind.B, False) == expected

    def test_the_last_round_closes_the_mild_preferences_at_difference_0(self) -> None:
        assert preference(games("WB"), Kind.B, True).colour is None
        assert preference(games("WBB"), Kind.B, True) == Preference(W, Strength.STRONG)
        assert preference(games("WWBB"), Kind.B, True) == Preference(W, Strength.STRONG)
        assert preference(games("B"), Kind.B, True) == Preference(W, Strength.MILD)


@pytest.mark.article("swiss-team-2026 C1")
class Test_C1:
    def test_nobody_twice(self) -> None:
        assert brackets(field_of(dict.fromkeys((1, 2, 3, 4), 0), [(1, 3)])) == [[(1, 4), (2, 3)]]

    def test_a_forfeited_match_may_come_again(self) -> None:
        assert boards(table("2w+ \n1b-")) == [(1, 2)]
        with pytest.raises(NoPairing, match="for teams 1 and 2"):
            boards(table("2w1 \n1b0"))


@pytest.mark.article("swiss-team-2026 C2")
class Test_C2:
    @pytest.mark.parametrize("given", ["U", "F"])
    def test_a_bye_or_a_full_point(self, given: str) -> None:
        assert boards(table(f"2w1\n1b0\n{given}\n5w1\n4b0"))[-1] == (5, 0)
        assert [t.entry.had_bye for t in teams_of(table(f"2w1\n1b0\n{given}"))] == [False, False, True]

    def test_a_match_won_by_forfeit(self) -> None:
        assert [t.entry.had_bye for t in teams_of(table("2w+\n1b-"))] == [True, False]

    @pytest.mark.parametrize("given", ["H", "Z"])
    def test_less_does_not_bar(self, given: str) -> None:
        assert not teams_of(table(f"2w1\n1b0\n{given}"))[2].entry.had_bye

    def test_by_decision_of_the_arbiter(self) -> None:
        tournament = table(".\n.\n.")
        kept = replace(tournament, settings=replace(tournament.settings, no_bye=frozenset({3})))
        assert boards(tournament)[-1] == (3, 0)
        assert boards(kept)[-1] == (2, 0)


@pytest.mark.article("swiss-team-2026 C3", "swiss-team-2026 3.1")
class Test_C3:
    def test_a_set_that_leaves_the_others_without_a_pairing_is_none(self) -> None:
        """Without 2 or 3, whom 4 has not met, 4 could not be paired."""
        scores = {1: 2, 2: 1, 3: 1, 4: 1}
        assert upfloaters(field_of(scores))[0] == [2]
        assert upfloaters(field_of(scores, [(3, 4)]))[0] == [3]
        assert upfloaters(field_of(scores, [(3, 4), (2, 4)]))[0] == [4]


@pytest.mark.article("swiss-team-2026 C4")
class Test_C4:
    def test_no_more_than_needed(self) -> None:
        assert upfloaters(field_of({1: 2, 2: 2, 3: 1, 4: 1})) == [[], []]

    def test_two_if_those_on_top_have_met(self) -> None:
        assert upfloaters(field_of({1: 2, 2: 2, 3: 1, 4: 1}, [(1, 2)])) == [[3, 4]]

    def test_more_if_no_smaller_set_is_legal(self) -> None:
        """1, 2 and 3 have met each other: one upfloater does not help (ruling P4)."""
        met = everybody_but((1, 2, 3))
        assert upfloaters(field_of({1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}, met)) == [[4, 5, 6]]


@pytest.mark.article("swiss-team-2026 C5", "swiss-team-2026 3.5.2")
class Test_C5:
    def test_the_highest_scores_below(self) -> None:
        assert upfloaters(field_of({1: 3, 2: 1, 3: 2, 4: 2, 5: 2, 6: 1}))[0] == [3]

    def test_ascending_lists_are_compared(self) -> None:
        """1 and 2 need two: 4 and 5 with 2 points each before 3 and 6 with 3 and 1 (ruling P5)."""
        scores = {1: 4, 2: 4, 3: 3, 4: 2, 5: 2, 6: 1}
        met = [(1, 2), (4, 6), (5, 6)]  # 3 and 4, or 3 and 5, would leave two who have met
        assert upfloaters(field_of(scores, met))[0] == [4, 5]
        assert upfloaters(field_of(scores, [*met, (3, 6)]))[0] == [3, 6]


@pytest.mark.article("swiss-team-2026 C6")
class Test_C6:
    SCORES: ClassVar = {1: 3, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1}

    def test_the_following_scoregroup_can_be_paired(self) -> None:
        """Without 2 there would be 3 and 4, who have met and would need upfloaters of their own."""
        assert upfloaters(field_of(self.SCORES))[0] == [2]
        assert upfloaters(field_of(self.SCORES, [(3, 4)]))[0] == [3]

    def test_what_nobody_complies_with_does_not_decide(self) -> None:
        """2, 3 and 4 have met each other (ruling P7)."""
        found = outcome(field_of(self.SCORES, everybody_but((2, 3, 4)))).groups[0].choice
        assert found.upfloaters == 0b10
        assert not found.complies


@pytest.mark.article("swiss-team-2026 C7")
class Test_C7:
    SCORES: ClassVar = {1: 3, 2: 2, 3: 2, 4: 2}

    def test_a_floater_of_the_last_round_stays(self) -> None:
        assert upfloaters(field_of(self.SCORES, floated=[2]))[0] == [3]

    def test_if_there_is_a_choice(self) -> None:
        assert upfloaters(field_of(self.SCORES, floated=[2, 3, 4]))[0] == [2]

    def test_not_in_the_last_two_rounds(self) -> None:
        """1 won, 2 to 5 drew; by its virtual points 2 floated in round 1, and so did 3."""
        tournament = table("6w1\n3w=\n2b=\n5w=\n4b=\n1b0")
        for rounds, up in ((4, 4), (3, 2), (2, 2), (None, 4)):
            settings = replace(tournament.settings, rounds=rounds, virtual_points=((2, (10, 0)),))
            first = boards(replace(tournament, settings=settings))[0]
            assert set(first) == {1, up}


def one_bracket(pasts: str, kind: Kind = Kind.A) -> list[tuple[int, int]]:
    """The pairs of one scoregroup whose members have had these colours."""
    field = field_of(dict.fromkeys(range(1, len(pasts.split()) + 1), 0))
    teams = [
        Team(entry._replace(colours=games(past.strip("-"))), preference(games(past.strip("-")), kind, False))
        for entry, past in zip(field, pasts.split(), strict=True)
    ]
    found = pair_field([t.entry for t in teams], 0, criteria(teams, kind, True), True)
    return [(field[a].id, field[b].id) for a, b in found.groups[0].paired.pairs]


@pytest.mark.article("swiss-team-2026 C8")
class Test_C8:
    def test_pairs_that_prefer_the_same_colour(self) -> None:
        teams = [placed(team(n, past), n - 1) for n, past in enumerate(("WW", "BB", "WW", "W"), 1)]
        assert refused(teams) == [0b0101, 0b0010, 0b0101, 0]

    def test_before_the_order(self) -> None:
        assert one_bracket("- - - -") == [(1, 3), (2, 4)]
        assert one_bracket("WW BB WW BB") == [(1, 4), (2, 3)]

    def test_no_preference_is_never_in_the_way(self) -> None:
        assert one_bracket("WW - WW -") == [(1, 4), (2, 3)]
        assert one_bracket("WW WB BW BB") == [(1, 3), (2, 4)]


@pytest.mark.article("swiss-team-2026 C9")
class Test_C9:
    def test_strong_against_mild_before_strong_against_strong(self) -> None:
        """All four prefer Black, 1 and 3 strongly: two preferences fail anyway, but no strong pair has to."""
        teams = [placed(team(n, past, Kind.B), n - 1) for n, past in enumerate(("WW", "W", "WW", "W"), 1)]
        assert refused(teams) == [0b1111] * 4
        assert refused_strongly(teams) == [0b0101, 0, 0b0101, 0]
        assert one_bracket("WW W WW W", Kind.B) == [(1, 4), (2, 3)]


@pytest.mark.article("swiss-team-2026 C10")
class Test_C10:
    def test_an_opponent_that_floated(self) -> None:
        """4 comes up; by the order 1 would meet 3 and 2 meet 4, but 2 floated in the last round."""
        scores = {1: 2, 2: 2, 3: 2, 4: 1}
        assert brackets(field_of(scores))[0] == [(1, 3), (2, 4)]
        assert brackets(field_of(scores, floated=[2]))[0] == [(1, 4), (2, 3)]
        assert brackets(field_of(scores, floated=[2]), floats=False)[0] == [(1, 3), (2, 4)]

    def test_after_the_colours(self) -> None:
        teams = [placed(team(n, "WW"), n - 1) for n in (1, 2)]
        found = criteria(teams, Kind.B, True)(0b01, 0b10)
        assert [c.article for c in found] == ["C8", "C9", "C10"]


@pytest.mark.article("swiss-team-2026 3.2", "swiss-team-2026 3.3")
class Test_3_3_steps:
    def test_the_bye_then_bracket_after_bracket(self) -> None:
        found = outcome(field_of({1: 1, 2: 2, 3: 0, 4: 2, 5: 1}))
        assert found.bye == 2
        assert [group.residents for group in found.groups] == [0b01010, 0b10001]

    def test_no_complete_pairing(self) -> None:
        with pytest.raises(NoPairing):
            outcome(field_of({1: 1, 2: 1, 3: 0, 4: 0}, everybody_but((1, 2, 3, 4), (1, 2))))

    def test_the_first_round(self) -> None:
        assert boards(table(".\n.\n.\n.\n.\n.\n.")) == [(1, 4), (5, 2), (3, 6), (7, 0)]


@pytest.mark.article("swiss-team-2026 3.4.1", "swiss-team-2026 3.4.2")
@pytest.mark.article("swiss-team-2026 3.4.3", "swiss-team-2026 3.4.4")
class Test_3_4_the_bye:
    def test_lowest_score(self) -> None:
        assert bye(field_of({1: 0, 2: 1, 3: 1})) == 1

    def test_then_most_matches(self) -> None:
        assert bye(field_of({1: 0, 2: 0, 3: 0}, matches={1: 1, 2: 2, 3: 1})) == 2

    def test_then_the_largest_number(self) -> None:
        assert bye(field_of({1: 0, 2: 0, 3: 0}, matches={1: 2, 2: 2, 3: 1})) == 2

    def test_the_others_must_be_pairable(self) -> None:
        assert bye(field_of({1: 1, 2: 1, 3: 0}, [(1, 2)])) == 2


@pytest.mark.article("swiss-team-2026 3.5.1", "swiss-team-2026 3.5.3")
@pytest.mark.article("swiss-team-2026 3.5.4", "swiss-team-2026 3.5.5")
class Test_3_5_upfloaters:
    def test_everybody_below_is_a_candidate(self) -> None:
        """1 has met 2 and 3, the next scores: 4 comes up from below them."""
        assert upfloaters(field_of({1: 3, 2: 2, 3: 2, 4: 1}, [(1, 2), (1, 3)]))[0] == [4]

    #: 7, 9 and 10 have met each other and need three upfloaters, of whom only two have three points
    SCORES: ClassVar = {7: 4, 9: 4, 10: 4, 2: 3, 6: 3, 8: 3, 1: 2, 3: 2, 5: 2}

    def test_the_order_of_the_sets(self) -> None:
        """Whoever of the three-pointers stays meets one of the others; the sets come as in the example."""
        together = everybody_but((7, 9, 10))
        # of 2, 6 and 8 one cannot be paired above, and is not the same each time
        expected = [[2, 6, 1], [2, 6, 3], [2, 6, 5], [2, 8, 1]]
        bans: list[list[tuple[int, int]]] = [
            [],
            [(1, n) for n in (7, 9, 10)],
            [(k, n) for k in (1, 3) for n in (7, 9, 10)],
            [(6, n) for n in (7, 9, 10)],
        ]
        scores = {**self.SCORES, 11: 0}
        for more, up in zip(bans, expected, strict=True):
            blocked = [(8, n) for n in (7, 9, 10)] if up[1] == 6 else []
            assert upfloaters(field_of(scores, together + more + blocked))[0] == up

    def test_the_first_set_that_complies(self) -> None:
        field = field_of({1: 3, 2: 2, 3: 2, 4: 2}, [(1, 2)], floated=[3])
        assert upfloaters(field)[0] == [4]


@pytest.mark.article("swiss-team-2026 3.6.1", "swiss-team-2026 3.6.2")
@pytest.mark.article("swiss-team-2026 3.6.3", "swiss-team-2026 3.6.4")
class Test_3_6_the_pairing_of_a_bracket:
    def test_identifier(self) -> None:
        pairs = ((4, 8), (6, 16), (9, 10), (11, 24))
        assert Paired(pairs, ()).identifier == (4, 6, 9, 11, 8, 16, 10, 24)

    def test_the_smallest_top_members_then_the_smallest_bottom_members(self) -> None:
        assert brackets(field_of(dict.fromkeys(range(1, 7), 0))) == [[(1, 4), (2, 5), (3, 6)]]
        met = [(1, 4), (2, 5)]
        assert brackets(field_of(dict.fromkeys(range(1, 7), 0), met)) == [[(1, 5), (2, 4), (3, 6)]]

    def test_top_members_before_anything_else(self) -> None:
        """3 has met 4, 5 and 6: it meets 1 or 2 and is no top member; then 4 is one."""
        met = [(3, 4), (3, 5), (3, 6)]
        assert brackets(field_of(dict.fromkeys(range(1, 7), 0), met)) == [[(1, 3), (2, 5), (4, 6)]]

    def test_by_number_whatever_the_score(self) -> None:
        """The upfloater 1 is a top member (ruling P11)."""
        assert brackets(field_of({1: 1, 2: 2, 3: 2, 4: 2}))[0] == [(1, 3), (2, 4)]


@pytest.mark.article("swiss-team-2026 4.2")
class Test_4_2_first_team:
    def test_score_second_score_number(self) -> None:
        assert first_team(team(1, score=1), team(2, score=2))[0].entry.id == 2
        assert first_team(team(1, score=1, second=5), team(2, score=1, second=10))[0].entry.id == 2
        assert first_team(team(2, score=1), team(1, score=1))[0].entry.id == 1

    def test_real_scores(self) -> None:
        """2 has more points, 1 has more with virtual points (ruling T7)."""
        tournament = table("3w=\n4b1\n1b=\n2w0")
        settings = replace(tournament.settings, virtual_points=((1, (10, 10)),))
        one, two, _, _ = teams_of(replace(tournament, settings=settings))
        assert one.entry.score > two.entry.score
        assert first_team(one, two)[0].entry.id == 2


def colour(first: Team, other: Team, kind: Kind = Kind.A) -> tuple[Colour, str]:
    return colour_of(first, other, kind, W)


@pytest.mark.article("swiss-team-2026 4.1", "swiss-team-2026 4.3.1")
class Test_4_3_1:
    def test_odd_has_the_colour_drawn(self) -> None:
        assert colour(team(1), team(2)) == (W, "4.3.1")
        assert colour(team(2), team(1)) == (B, "4.3.1")
        assert colour_of(team(3), team(4), Kind.A, B) == (B, "4.3.1")


@pytest.mark.article("swiss-team-2026 4.3.2", "swiss-team-2026 4.3.3", "swiss-team-2026 4.3.4")
class Test_4_3_2_to_4:
    def test_one_preference(self) -> None:
        assert colour(team(1, "WW"), team(2, "WB")) == (B, "4.3.2")
        assert colour(team(1, "WB"), team(2, "WW")) == (W, "4.3.2")

    def test_different_preferences(self) -> None:
        assert colour(team(1, "WW"), team(2, "BB")) == (B, "4.3.3")

    def test_one_is_strong(self) -> None:
        mild, strong = team(1, "W", Kind.B), team(2, "WW", Kind.B)
        assert colour(mild, strong, Kind.B) == (W, "4.3.4")
        assert colour(strong, mild, Kind.B) == (B, "4.3.4")


@pytest.mark.article("swiss-team-2026 4.3.5", "swiss-team-2026 4.3.6")
class Test_4_3_5_and_6:
    def test_the_lower_difference_has_white(self) -> None:
        assert colour(team(1, "WWW"), team(2, "WW")) == (B, "4.3.5")
        assert colour(team(1, "B"), team(2, "W")) == (W, "4.3.5")

    def test_the_last_time_they_differed(self) -> None:
        assert colour(team(1, "WWBWW"), team(2, "WBWWW")) == (W, "4.3.6")
        # from the end, whatever the number of matches (ruling T8)
        assert colour(team(1, "WB"), team(2, "BWBW")) == (W, "4.3.6")


@pytest.mark.article("swiss-team-2026 4.3.7", "swiss-team-2026 4.3.8", "swiss-team-2026 4.3.9")
class Test_4_3_7_to_9:
    def test_preference_of_the_first_team(self) -> None:
        assert colour(team(1, "WW"), team(2, "WW")) == (B, "4.3.7")

    def test_the_first_team_alternates(self) -> None:
        assert colour(team(1, "WB"), team(2, "WB")) == (W, "4.3.8")

    def test_the_other_alternates(self) -> None:
        assert colour(team(1), team(2, "WB")) == (B, "4.3.9")


def placed(found: Team, place: int) -> Team:
    return found._replace(entry=found.entry._replace(place=place))


class Test_boards:
    def test_by_score_then_number_and_the_bye_last(self) -> None:
        found = boards(table("3w1\n4b1\n1b0\n2w0\nZ"))
        assert [set(board) for board in found] == [{1, 2}, {3, 5}, {4, 0}]


class Test_a_team_report:
    def test_is_paired_as_its_teams(self) -> None:
        folded = fold(read(trf.read(REPORT)))
        assert folded.settings.system == KEY
        assert [p.id for p in folded.players] == [1, 2, 3]
        assert all(isinstance(p, Player) for p in folded.players)
