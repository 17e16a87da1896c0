"""The Burstein system of 2026 (C.04.4.2), article by article."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde.errors import NoPairing
from ronde.explaining import why
from ronde.facts.colours import NO_PREFERENCE, Preference, Strength, colour_preference
from ronde.formats import trf
from ronde.matching.rows import bits
from ronde.model import Colour, Scoring, Settings, Tournament
from ronde.systems import RoundPairing, system
from ronde.systems.burstein_2026.brackets import pair_bracket
from ronde.systems.burstein_2026.criteria import Field
from ronde.systems.burstein_2026.facts import Entry, entries, seeding_rounds
from ronde.systems.burstein_2026.procedure import after_seeding, brackets, choose_bye
from ronde.systems.fide_2026 import allocate
from tests.crosstables import crosstable
from tests.fide_2026_entries import assert_explained, games, met

W, B = Colour.WHITE, Colour.BLACK
KEY = "burstein-2026"
CORPUS = Path(__file__).parents[1] / "corpus" / "burstein_2026"


def who(id_: int, score: int = 0, colours: str = "", **more: object) -> Entry:
    """A player by the games so far, written as W and B; a smaller number has the higher Index."""
    past = games(colours)
    entry = Entry(
        id_, score, frozenset(), frozenset(), past, colour_preference(past), len(past), 0, 0, False, False
    )
    return entry._replace(**more)  # type: ignore[arg-type]


def field_of(players: list[Entry]) -> Field:
    return Field(sorted(players, key=lambda player: player.rank))


def bye_of(players: list[Entry]) -> int | None:
    field = field_of(players)
    bye = choose_bye(field)
    return None if bye is None else field.entries[bye].id


def paired(players: list[Entry]) -> list[list[tuple[int, int]]]:
    """The pairs of every bracket, the higher ranked first."""
    field = field_of(players)
    return [
        [(field.entries[v].id, field.entries[w].id) for v, w in bracket.pairs]
        for bracket in brackets(field, choose_bye(field))
    ]


def floating(players: list[Entry]) -> list[int]:
    """The outgoing floaters of the first bracket."""
    field = field_of(players)
    return [field.entries[v].id for v in bits(brackets(field, choose_bye(field))[0].outgoing)]


def pair(tournament: Tournament) -> RoundPairing:
    return system(KEY).pair(tournament)


def boards(pairing: RoundPairing) -> list[tuple[int, int]]:
    return [(p.white, p.black or 0) for p in pairing.pairs]


#: round 3 of 4
EVENT = """
4w1 2b=
5b1 1w=
6w= 4b1
1b0 3w0
2w0 6b=
3b= 5w=
"""


# ---- 1 Definitions ----------------------------------------------------------------------------------


@pytest.mark.article("burstein-2026 1.1", "burstein-2026 1.8")
class Test_1_8_order:
    def test_buchholz_first(self) -> None:
        listed = entries(crosstable(EVENT))
        assert [(entry.id, entry.buchholz) for entry in listed] == [
            (4, 30), (5, 25), (2, 20), (6, 20), (1, 15), (3, 10),
        ]  # fmt: skip

    def test_then_sonneborn_berger(self) -> None:
        """6 and 2 have the same Buchholz."""
        by_id = {entry.id: entry for entry in entries(crosstable(EVENT))}
        assert by_id[6].buchholz == by_id[2].buchholz == 20
        assert by_id[6].sonneborn == 5 * 15 + 5 * 5
        assert by_id[2].sonneborn == 10 * 5 + 5 * 15

    def test_then_the_smaller_number(self) -> None:
        assert [entry.id for entry in entries(crosstable(".\n.\n.\n."))] == [1, 2, 3, 4]

    def test_scores_play_no_part(self) -> None:
        assert entries(crosstable(EVENT))[0].score == 0


@pytest.mark.article("burstein-2026 1.2")
class Test_1_2_brackets:
    def test_floaters_join_the_next_scoregroup(self) -> None:
        players = [who(1, 20), who(2, 10), who(3, 10), who(4, 10)]
        assert paired(players) == [[], [(1, 4), (2, 3)]]

    def test_virtual_points_count(self) -> None:
        """Ruling R1."""
        settings = Settings(rounds=4, virtual_points=((4, (0, 0, 20)),))
        tournament = crosstable(EVENT, settings=settings)
        field = Field(entries(tournament))
        assert [field.entries[v].id for v in bits(field.groups(field.everybody)[0])] == [4]


@pytest.mark.article("burstein-2026 1.3")
class Test_1_3_bye:
    def test_only_if_the_number_is_odd(self) -> None:
        assert bye_of([who(n) for n in range(1, 5)]) is None
        assert bye_of([who(n) for n in range(1, 6)]) == 5

    def test_it_is_the_last_board(self) -> None:
        assert boards(after_seeding(crosstable(".\n.\n.")))[-1] == (3, 0)


@pytest.mark.article("burstein-2026 1.4", "burstein-2026 1.5")
class Test_1_5_preference:
    def test_by_the_games_played(self) -> None:
        table = "2w1 3w1 4b1\n1b0 4w1 3w+\n4w1 1b0 2b-\n3b0 2b0 1w0"
        wanted = {entry.id: entry.preference for entry in entries(crosstable(table))}
        assert wanted[1] == Preference(B, Strength.STRONG)
        assert wanted[2] == Preference(B, Strength.MILD)
        assert wanted[3] == Preference(W, Strength.MILD)
        assert wanted[4] == Preference(W, Strength.STRONG)

    def test_none_without_a_game(self) -> None:
        assert all(entry.preference == NO_PREFERENCE for entry in entries(crosstable("U\nH\nZ")))


@pytest.mark.article("burstein-2026 1.6")
class Test_1_6_seeding_rounds:
    def test_half_of_the_rounds_and_four_at_most(self) -> None:
        assert [seeding_rounds(rounds) for rounds in (1, 4, 5, 7, 8, 9, 13)] == [0, 2, 2, 3, 4, 4, 4]

    def test_four_if_the_number_is_unknown(self) -> None:
        """Ruling R14."""
        assert seeding_rounds(None) == 4

    def test_they_are_paired_by_the_dutch_system(self) -> None:
        """Ruling R2."""
        tournament = trf.read((CORPUS / "009.trf").read_bytes())  # 5 rounds, 2 of them seeding
        for round_ in (1, 2):
            before = tournament.before(round_)
            pairing = pair(before)
            assert pairing.pairs == system("dutch-2026").pair(before).pairs
            assert pairing.steps[0].message == "seeding"
        assert pair(tournament.before(3)).pairs != system("dutch-2026").pair(tournament.before(3)).pairs


@pytest.mark.article("burstein-2026 1.7", "burstein-2026 1.7.1")
class Test_1_7_index:
    def test_scores_of_the_opponents(self) -> None:
        by_id = {entry.id: entry for entry in entries(crosstable(EVENT))}
        assert by_id[1].buchholz == 0 + 15
        assert by_id[1].sonneborn == 10 * 0 + 5 * 15


@pytest.mark.article("burstein-2026 1.7.2")
class Test_1_7_2_rounds_not_played:
    def test_they_are_games_against_oneself(self) -> None:
        table = "2w1 U\n1b0 3w+\n4w1 2b-\n3b0 H"
        by_id = {entry.id: entry for entry in entries(crosstable(table))}
        assert (by_id[1].buchholz, by_id[1].sonneborn) == (10 + 20, 10 * 10 + 10 * 20)
        assert (by_id[2].buchholz, by_id[2].sonneborn) == (20 + 10, 0 + 10 * 10)
        assert (by_id[3].buchholz, by_id[3].sonneborn) == (5 + 10, 10 * 5)
        assert (by_id[4].buchholz, by_id[4].sonneborn) == (10 + 5, 5 * 5)

    def test_virtual_points_never_count(self) -> None:
        settings = Settings(virtual_points=tuple((id_, (10, 10, 10)) for id_ in range(1, 7)))
        plain, accelerated = (entries(crosstable(EVENT, settings=s)) for s in (None, settings))
        assert [entry.rank for entry in plain] == [entry.rank for entry in accelerated]

    @pytest.mark.parametrize(
        ("cells", "score"),
        [
            ("1b1 Z Z Z", 20),  # absent since round 2 and now: two draws
            ("1b1 H Z Z", 20),  # one draw; the half-point bye stays what it is
            ("1b1 Z Z", 10),  # present now (ruling R6)
            ("1b1 Z Z H", 10),  # not a zero-point bye now
        ],
    )
    def test_the_last_byes_of_an_absent_player_are_draws_for_others(self, cells: str, score: int) -> None:
        table = f"2w0 3w1 4w1\n{cells}\n4w1 1b0 5w1\n3b0 5w1 1b0\nU 4b0 3b0"
        by_id = {entry.id: entry for entry in entries(crosstable(table))}
        assert by_id[1].buchholz == score + 20 + 10

    def test_not_for_the_player(self) -> None:
        table = "2w0 3w1\n1b1 Z\n4w1 1b0\n3b0 U"
        by_id = {entry.id: entry for entry in entries(crosstable(table))}
        assert by_id[2].buchholz == 10 + 10


@pytest.mark.article("burstein-2026 1.9")
class Test_1_9_complete_pairing:
    @pytest.mark.parametrize("name", [f"{number:03}" for number in range(1, 41)])
    def test_rounds_with_a_known_pairing(self, name: str) -> None:
        lines = (CORPUS / f"{name}.out").read_text().splitlines()
        tournament = trf.read((CORPUS / f"{name}.trf").read_bytes())
        assert boards(pair(tournament)) == [tuple(map(int, line.split())) for line in lines[1:]]

    def test_the_arbiter_decides_if_there_is_none(self) -> None:
        with pytest.raises(NoPairing):
            pair(crosstable("2w1\n1b0", rounds=2))

    def test_nobody_to_pair(self) -> None:
        assert boards(after_seeding(crosstable("Z\nZ"))) == []


# ---- 2 Criteria -------------------------------------------------------------------------------------


@pytest.mark.article("burstein-2026 C1")
class Test_C1_no_second_meeting:
    def test_the_next_lowest_is_taken(self) -> None:
        players = [who(n) for n in range(1, 5)]
        assert paired(players) == [[(1, 4), (2, 3)]]
        assert paired(met(players, (1, 4))) == [[(1, 3), (2, 4)]]


@pytest.mark.article("burstein-2026 C2")
class Test_C2_bye:
    @pytest.mark.parametrize(("word", "barred"), [("U", True), ("F", True), ("H", False), ("Z", False)])
    def test_what_bars_from_it(self, word: str, barred: bool) -> None:
        """Ruling R8."""
        by_id = {entry.id: entry for entry in entries(crosstable(f"2w1\n1b0\n{word}"))}
        assert by_id[3].barred is barred

    def test_a_round_without_a_game_worth_a_win(self) -> None:
        scoring = replace(Scoring(), half_bye=10)
        assert next(e.barred for e in entries(crosstable("2w1\n1b0\nH", scoring=scoring)) if e.id == 3)


@pytest.mark.article("burstein-2026 C3")
class Test_C3_absolute_preferences:
    def test_they_do_not_meet(self) -> None:
        players = [who(1, colours="WW"), who(2, colours="BB"), who(3, colours="BB"), who(4, colours="WW")]
        assert paired(players) == [[(1, 3), (2, 4)]]

    def test_nor_high_scores_in_the_last_round(self) -> None:
        with pytest.raises(NoPairing):
            paired([who(1, 50, "WW"), who(2, 50, "WW")])


@pytest.mark.article("burstein-2026 C4")
class Test_C4_completion:
    def test_the_floater_is_somebody_who_can_be_paired_below(self) -> None:
        """3 would float by 4.3, but has met both below."""
        players = [who(1, 20), who(2, 20), who(3, 20), who(4, 10), who(5, 0), who(6, 0)]
        assert floating(players) == [2]
        assert floating(met(players, (2, 4), (2, 5), (2, 6))) == [3]

    def test_all_may_have_to_float(self) -> None:
        """3 and 4 have met, and so have 1 and 2 not: yet each of 3 and 4 needs one of the higher two."""
        players = met([who(1, 20), who(2, 20), who(3, 10), who(4, 10)], (3, 4))
        assert floating(players) == [1, 2]


@pytest.mark.article("burstein-2026 C5", "burstein-2026 3.2.1")
class Test_C5_many_pairs:
    def test_before_colours(self) -> None:
        assert paired([who(1, 10, "WB"), who(2, 10, "WB"), who(3, 0, "BW"), who(4, 0, "BW")]) == [
            [(1, 2)],
            [(3, 4)],
        ]

    def test_two_who_have_met_float(self) -> None:
        players = met([who(n, 20 if n < 3 else 10) for n in range(1, 5)], (1, 2))
        assert floating(players) == [1, 2]


@pytest.mark.article("burstein-2026 C6")
class Test_C6_scores_of_floaters:
    def test_a_floater_of_a_higher_score_is_paired_first(self) -> None:
        """Ruling R3: 9 came down and would float on by 4.3."""
        players = [who(1, 20), *(who(n, 10) for n in (2, 3)), who(4, 0), who(5, 0), who(6, 0)]
        first, second, *_ = paired(met(players, (1, 3)))
        assert first == []
        assert second == [(1, 2)]

    def test_in_a_set_of_several(self) -> None:
        field = field_of(
            met([who(1, 20), *(who(n, 10) for n in (2, 3, 4)), *(who(n) for n in (5, 6))], (2, 3, 4))
        )
        pairs, floaters = pair_bracket(field, 0b1111, [0b110000])
        assert [(v + 1, w + 1) for v, w in pairs] == [(1, 4)]
        assert floaters == 0b0110


@pytest.mark.article("burstein-2026 C7")
class Test_C7_next_bracket:
    PLAYERS = (*(who(n, 20) for n in (1, 2, 3)), *(who(n, 10) for n in (4, 5, 6)), who(7), who(8))

    def test_the_next_bracket_can_be_paired_completely(self) -> None:
        assert floating(list(self.PLAYERS)) == [2]
        assert floating(met(list(self.PLAYERS), (2, 4), (2, 5), (2, 6))) == [3]

    def test_its_own_player_floats_on_if_one_must(self) -> None:
        """The next bracket is odd with the floater: better somebody with its own score leaves it."""
        players = [*self.PLAYERS[:3], who(4, 10), who(5, 10), who(7), who(8), who(9)]
        assert floating(players) == [2]
        assert floating(met(players, (2, 4), (2, 5))) == [3]


@pytest.mark.article("burstein-2026 C8")
class Test_C8_preferences:
    def test_before_the_order(self) -> None:
        players = [who(1, colours="WB"), who(2, colours="BW"), who(3, colours="BW"), who(4, colours="WB")]
        assert paired(players) == [[(1, 3), (2, 4)]]

    def test_no_preference_never_costs(self) -> None:
        """Ruling R10."""
        players = [who(1), who(2, colours="BW"), who(3, colours="WB"), who(4)]
        assert paired(players) == [[(1, 4), (2, 3)]]

    def test_the_floater_is_chosen_for_it(self) -> None:
        players = [who(1, 10, "WB"), who(2, 10, "BW"), who(3, 10, "WB"), who(4, 0, "BW")]
        assert floating(players) == [3]


# ---- 3 Procedure ------------------------------------------------------------------------------------


@pytest.mark.article("burstein-2026 3.1")
class Test_3_1_bye:
    def test_the_lowest_score(self) -> None:
        assert bye_of([who(1, 10), who(2, 5), who(3, 10)]) == 2

    def test_then_the_most_games(self) -> None:
        """Ruling R7."""
        assert bye_of([who(1, 5, games=3), who(2, 5, games=2), who(3, 10)]) == 1

    def test_then_the_lowest_by_index(self) -> None:
        """Ruling R9."""
        assert bye_of([who(1, 5, buchholz=10), who(2, 5, buchholz=20), who(3, 10)]) == 1

    def test_nobody_who_is_barred_or_kept_from_it(self) -> None:
        assert bye_of([who(1), who(2, barred=True), who(3, kept=True)]) == 1

    def test_the_others_can_all_be_paired(self) -> None:
        assert bye_of(met([who(1), who(2), who(3)], (1, 2))) == 2


@pytest.mark.article("burstein-2026 3.2", "burstein-2026 3.2.2")
class Test_3_2_brackets:
    def test_from_the_top(self) -> None:
        players = [who(n, 20 if n % 2 else 10) for n in range(1, 9)]
        assert paired(players) == [[(1, 7), (3, 5)], [(2, 8), (4, 6)]]

    def test_the_first_of_the_best(self) -> None:
        """1 and 6 have the same preference, and three pairs can grant everything."""
        colours = {1: "WB", 2: "BW", 3: "WB", 4: "BW", 5: "BW", 6: "WB"}
        assert paired([who(id_, colours=past) for id_, past in colours.items()]) == [[(1, 5), (2, 6), (3, 4)]]


# ---- 4 Order ----------------------------------------------------------------------------------------


@pytest.mark.article("burstein-2026 4.1", "burstein-2026 4.3")
class Test_4_3_order:
    def test_highest_against_lowest(self) -> None:
        assert paired([who(n) for n in range(1, 7)]) == [[(1, 6), (2, 5), (3, 4)]]

    @pytest.mark.parametrize(
        ("groups", "pairs"),
        [
            (((2, 5),), [(1, 6), (2, 4), (3, 5)]),
            (((2, 5), (2, 4)), [(1, 6), (2, 3), (4, 5)]),
            (((1, 6),), [(1, 5), (2, 6), (3, 4)]),
            (((1, 6), (1, 5), (1, 4), (1, 3)), [(1, 2), (3, 6), (4, 5)]),
        ],
    )
    def test_the_next_ones(self, groups: tuple[tuple[int, ...], ...], pairs: list[tuple[int, int]]) -> None:
        assert paired(met([who(n) for n in range(1, 7)], *groups)) == [pairs]

    def test_numbers_go_by_the_index(self) -> None:
        players = [who(n, buchholz=10 * n) for n in range(1, 5)]
        assert paired(players) == [[(4, 1), (3, 2)]]


@pytest.mark.article("burstein-2026 4.2")
class Test_4_2_floating:
    def test_it_comes_last(self) -> None:
        """Ruling R5: 1-5, 2-4, and 3 floats."""
        players = [who(n, 10) for n in range(1, 6)] + [who(6)]
        assert paired(players)[0] == [(1, 5), (2, 4)]
        assert floating(players) == [3]


# ---- 5 Colours --------------------------------------------------------------------------------------


def colours(higher: Entry, lower: Entry, initial: Colour = W) -> tuple[int, str]:
    """Who has White, and by which article."""
    how = allocate(higher, lower, initial)
    return how.white.id, how.article


@pytest.mark.article("burstein-2026 5.1", "burstein-2026 5.2.1")
class Test_5_2_1_neither_has_played:
    def test_an_odd_number_has_the_initial_colour(self) -> None:
        assert colours(who(3), who(4)) == (3, "5.2.1")
        assert colours(who(3), who(4), B) == (4, "5.2.1")

    def test_an_even_number_has_the_other(self) -> None:
        assert colours(who(2), who(5)) == (5, "5.2.1")

    def test_the_initial_colour_of_the_event(self) -> None:
        for colour, first in ((W, (1, 2)), (B, (2, 1)), (None, (1, 2))):  # ruling R15
            tournament = crosstable(".\n.", settings=Settings(rounds=1, initial_colour=colour))
            assert boards(after_seeding(tournament)) == [first]


@pytest.mark.article("burstein-2026 5.2", "burstein-2026 5.2.2")
class Test_5_2_2_both:
    def test_both_wishes(self) -> None:
        assert colours(who(1, colours="WBW"), who(2, colours="BWB")) == (2, "5.2.2")

    def test_the_only_wish(self) -> None:
        assert colours(who(1), who(2, colours="WB")) == (2, "5.2.2")
        assert colours(who(1), who(2, colours="BW")) == (1, "5.2.2")
        assert colours(who(1, colours="WB"), who(2)) == (1, "5.2.2")


@pytest.mark.article("burstein-2026 5.2.3")
class Test_5_2_3_stronger:
    def test_absolute_before_strong_before_mild(self) -> None:
        assert colours(who(1, colours="B"), who(2, colours="WBB")) == (2, "5.2.3")
        assert colours(who(1, colours="WB"), who(2, colours="BWB")) == (2, "5.2.3")


@pytest.mark.article("burstein-2026 5.2.4")
class Test_5_2_4_latest_difference:
    def test_counted_from_the_last_game(self) -> None:
        assert colours(who(1, colours="WBBWWB"), who(2, colours="BWWBWB")) == (2, "5.2.4")


@pytest.mark.article("burstein-2026 5.2.5")
class Test_5_2_5_rank:
    def test_the_higher_by_index(self) -> None:
        table = "3w1 5b=\n4b1 Z\n1b0 4w1\n2w0 3b0\nZ 1w="
        pairing = after_seeding(crosstable(table, rounds=3))
        assert all(step.article.startswith(KEY) for step in pairing.steps)
        assert colours(who(2, colours="W"), who(1, colours="W")) == (1, "5.2.5")


# ---- the story --------------------------------------------------------------------------------------


class Test_story:
    def test_everybody_reads_why(self) -> None:
        assert_explained(pair(trf.read((CORPUS / "003.trf").read_bytes())))

    def test_why_names_the_article(self) -> None:
        event = trf.read((CORPUS / "004.trf").read_bytes())
        event = replace(event, settings=replace(event.settings, system=KEY))
        answer = why.why(event, 20, 24)
        assert not answer.meet
        assert answer.worse is not None
        assert answer.worse[0].article == f"{KEY} C8"
