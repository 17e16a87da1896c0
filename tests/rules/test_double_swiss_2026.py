"""The Double-Swiss System of 2026 (C.04.5), article by article."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.errors import BadInput, NoPairing
from ronde.facts.history import cards, scores
from ronde.formats import trf
from ronde.model import Cell, Colour, Result, Scoring, Tournament
from ronde.systems import system
from ronde.systems.double_swiss_2026.colours import colour_of, higher_ranked
from ronde.systems.double_swiss_2026.facts import match_of, players_of
from ronde.systems.upfloating.bracket import Paired
from ronde.systems.upfloating.field import Entry
from tests.upfloating import brackets, bye, everybody_but, field_of, outcome, upfloaters

KEY = "double-swiss-2026"
W, B = Colour.WHITE, Colour.BLACK
COLOURS = {"W": W, "B": B}


def read(*rows: str, rounds: int = 0, records: str = "") -> Tournament:
    """An event from the cells of its players, two columns a match: `2w1 2b=` won and drew against 2."""
    lines = ["192 FIDE_DOUBLESWISS", "XXC white1", *([f"XXR {2 * rounds}"] if rounds else [])]
    for number, row in enumerate(rows, 1):
        head = f"001 {number:>4}".ljust(14) + f"P{number}".ljust(66) + f" 0.0 {number:>4}"
        cells = "".join(
            f"  0000 - {word}" if len(word) == 1 else f"  {int(word[:-2]):>4} {word[-2]} {word[-1]}"
            for word in row.split()
        )
        lines.append(head + cells)
    return trf.read("\n".join([*lines, records]))


def boards(tournament: Tournament) -> list[tuple[int, int]]:
    return [(p.white, p.black or 0) for p in system(KEY).pair(tournament).pairs]


def player(id_: int, past: str = "", score: int = 0) -> Entry:
    (entry,) = field_of({id_: score})
    return entry._replace(colours=tuple(COLOURS[letter] for letter in past))


def match(mine: str, theirs: str) -> Cell:
    """The match of two games: results of both, for the player who had White in game 1."""
    games = [
        (Cell(other, first, Result(results[0])), Cell(other, first.opposite, Result(results[1])))
        for other, first, results in ((2, W, mine), (1, B, theirs))
    ]
    return match_of(games[0], games[1], Scoring())


@pytest.mark.article("double-swiss-2026 0.1")
class Test_0_1_the_match:
    def test_points_are_counted_game_by_game(self) -> None:
        assert scores(read("2w1 2b=", "1b0 1w=")) == {1: 15, 2: 5}
        assert [match("1=", "0=").result.value, match("10", "01").result.value] == ["1", "="]

    def test_two_columns_are_one_round(self) -> None:
        tournament = read("2w1 2b=", "1b0 1w=", rounds=3)
        assert (tournament.next_round, tournament.settings.rounds) == (2, 3)

    @pytest.mark.parametrize(
        ("rows", "said"),
        [
            (("2w1 3b1", "1b0 Z", "Z 1w0"), "both games of match 1"),
            (("2w1 2w1", "1b0 1b0"), "both games of match 1"),
            (("2w1", "1b0"), "second ones are missing"),
        ],
    )
    def test_what_is_no_match_is_bad_input(self, rows: tuple[str, ...], said: str) -> None:
        with pytest.raises(BadInput, match=said):
            read(*rows)

    def test_a_bye_in_the_first_column_is_enough(self) -> None:
        assert read("2w1 2b1 Z", "1b0 1w0", "Z Z").player(1).cell(2).result is Result.ABSENT

    def test_an_odd_number_of_columns_is_bad_input(self) -> None:
        with pytest.raises(BadInput, match="their number is even"):
            read("2w1 2b1", "1b0 1w0", records="142 7")

    def test_one_game_a_round_is_not_paired(self) -> None:
        plain = trf.read(trf.write(read("2w1 2b1", "1b0 1w0")).replace("192 FIDE_DOUBLESWISS", "192 CUSTOM"))
        named = replace(plain, settings=replace(plain.settings, system=KEY))
        with pytest.raises(BadInput, match="a match has two"):
            system(KEY).pair(named)


@pytest.mark.article("double-swiss-2026 0.2")
class Test_0_2_forfeits:
    @pytest.mark.parametrize(
        ("mine", "theirs", "result"),
        [("++", "--", "+"), ("--", "++", "-"), ("--", "--", "-"), ("+-", "--", "+")],
    )
    def test_who_forfeits_both_games_forfeits_the_match(self, mine: str, theirs: str, result: str) -> None:
        assert match(mine, theirs).result.value == result

    @pytest.mark.parametrize(("mine", "theirs"), [("+-", "-+"), ("+1", "-0"), ("-=", "+=")])
    def test_every_other_match_is_played(self, mine: str, theirs: str) -> None:
        assert match(mine, theirs).played

    def test_a_forfeited_match_may_come_again(self) -> None:
        assert boards(read("2w+ 2b+", "1b- 1w-")) == [(1, 2)]
        with pytest.raises(NoPairing):
            boards(read("2w+ 2b-", "1b- 1w+"))


@pytest.mark.article("double-swiss-2026 1.2", "double-swiss-2026 4.2")
class Test_1_2_order:
    def test_score_then_number(self) -> None:
        assert higher_ranked(player(1), player(2, score=1))[0].id == 2
        assert higher_ranked(player(2), player(1))[0].id == 1


@pytest.mark.article("double-swiss-2026 1.3", "double-swiss-2026 3.2", "double-swiss-2026 3.3")
class Test_1_3_brackets:
    def test_the_bye_then_bracket_after_bracket(self) -> None:
        found = outcome(field_of({1: 1, 2: 2, 3: 0, 4: 2, 5: 1}))
        assert found.bye == 2
        assert [(g.residents, g.choice.upfloaters) for g in found.groups] == [(0b01010, 0), (0b10001, 0)]

    def test_residents_and_upfloaters(self) -> None:
        assert upfloaters(field_of({1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 0})) == [[4], [6]]

    def test_the_first_round(self) -> None:
        assert boards(read("", "", "", "", "")) == [(1, 3), (4, 2), (5, 0)]


@pytest.mark.article("double-swiss-2026 1.4")
class Test_1_4_the_bye:
    def test_a_game_won_and_a_game_drawn(self) -> None:
        tournament = read("2w1 2b=", "1b0 1w=", "U U")
        assert scores(tournament)[3] == 15
        last = trf.write(replace(tournament, source=())).splitlines()[-1]
        assert last[80:84] == " 1.5"

    def test_other_byes_by_the_match(self) -> None:
        assert scores(read("U U", "F F", "H H", "Z Z")) == {1: 15, 2: 20, 3: 10, 4: 0}


@pytest.mark.article("double-swiss-2026 1.5")
class Test_1_5_floaters:
    def test_another_score_in_the_last_round(self) -> None:
        rows = ("3w1 3b1 2w1 2b1", "4w= 4b= 1b0 1w0", "1b0 1w0 4w= 4b=", "2b= 2w= 3b= 3w=")
        assert [e.floated for e in players_of(read(*rows))] == [True, True, True, True]

    def test_byes_and_forfeits_are_none(self) -> None:
        rows = ("3w1 3b1 2w+ 2b+", "4w= 4b= 1b- 1w-", "1b0 1w0 U U", "2b= 2w= Z Z")
        assert not any(e.floated for e in players_of(read(*rows)))

    def test_a_match_of_forfeited_single_games_counts(self) -> None:
        rows = ("3w1 3b1 2w+ 2b-", "4w= 4b= 1b- 1w+", "1b0 1w0 Z Z", "2b= 2w= Z Z")
        assert [e.floated for e in players_of(read(*rows))] == [True, True, False, False]


@pytest.mark.article("double-swiss-2026 1.6")
class Test_1_6_colour_of_a_match:
    def test_that_of_game_1_if_a_game_was_played(self) -> None:
        colours = [e.colours for e in players_of(read("2w- 2b=", "1b+ 1w=", "4w+ 4b-", "3b- 3w+"))]
        assert colours == [(W,), (B,), (), ()]

    def test_the_match_counts_all_the_same(self) -> None:
        entry = players_of(read("2w+ 2b-", "1b- 1w+"))[0]
        assert (entry.matches, set(entry.card.met)) == (1, {2})


@pytest.mark.article("double-swiss-2026 C1", "double-swiss-2026 3.1", "double-swiss-2026 C3")
class Test_C1_and_C3:
    def test_nobody_twice(self) -> None:
        assert brackets(field_of(dict.fromkeys((1, 2, 3, 4), 0), [(1, 3)])) == [[(1, 4), (2, 3)]]

    def test_the_others_must_be_pairable(self) -> None:
        scores = {1: 2, 2: 1, 3: 1, 4: 1}
        assert upfloaters(field_of(scores, [(3, 4)]))[0] == [3]

    def test_no_complete_pairing(self) -> None:
        with pytest.raises(NoPairing):
            outcome(field_of({1: 1, 2: 1, 3: 0, 4: 0}, everybody_but((1, 2, 3, 4), (1, 2))))


@pytest.mark.article("double-swiss-2026 C2")
class Test_C2:
    def test_bye_full_bye_match_won_by_forfeit(self) -> None:
        rows = ("U U", "F F", "4w+ 4b+", "3b- 3w-", "H H", "7w+ 7b-", "6b- 6w+")
        assert [e.had_bye for e in players_of(read(*rows))] == [True, True, True, False, False, False, False]


@pytest.mark.article("double-swiss-2026 C4", "double-swiss-2026 C5", "double-swiss-2026 C6")
@pytest.mark.article("double-swiss-2026 3.5.2")
class Test_C4_to_C6:
    def test_fewest_upfloaters(self) -> None:
        assert upfloaters(field_of({1: 2, 2: 2, 3: 1, 4: 1})) == [[], []]
        assert upfloaters(field_of({1: 2, 2: 2, 3: 1, 4: 1}, [(1, 2)])) == [[3, 4]]

    def test_highest_scores(self) -> None:
        assert upfloaters(field_of({1: 3, 2: 1, 3: 2, 4: 2, 5: 2, 6: 1}))[0] == [3]

    def test_the_following_scoregroup(self) -> None:
        assert upfloaters(field_of({1: 3, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1}, [(3, 4)]))[0] == [3]


@pytest.mark.article("double-swiss-2026 C7", "double-swiss-2026 C8")
class Test_C7_and_C8:
    def test_floaters_of_the_last_round(self) -> None:
        assert upfloaters(field_of({1: 3, 2: 2, 3: 2, 4: 2}, floated=[2]))[0] == [3]
        assert brackets(field_of({1: 2, 2: 2, 3: 2, 4: 1}, floated=[2]))[0] == [(1, 4), (2, 3)]

    def test_not_in_the_last_round(self) -> None:
        """1 won; 2 to 5 drew. By virtual points 2 and 3 floated in round 1."""
        rows = ("6w1 6b1", "3w= 3b=", "2b= 2w=", "5w= 5b=", "4b= 4w=", "1b0 1w0")
        for rounds, up in ((3, 4), (2, 2)):
            tournament = read(*rows, rounds=rounds, records="XXA    2  2.0  2.0  0.0  0.0")
            assert set(boards(tournament)[0]) == {1, up}


@pytest.mark.article("double-swiss-2026 3.4.1", "double-swiss-2026 3.4.2")
@pytest.mark.article("double-swiss-2026 3.4.3", "double-swiss-2026 3.4.4")
class Test_3_4_the_bye:
    def test_lowest_score_most_matches_largest_number(self) -> None:
        assert bye(field_of({1: 0, 2: 1, 3: 1})) == 1
        assert bye(field_of({1: 0, 2: 0, 3: 0}, matches={1: 2, 2: 2, 3: 1})) == 2

    def test_the_others_must_be_pairable(self) -> None:
        assert bye(field_of({1: 1, 2: 1, 3: 0}, [(1, 2)])) == 2


@pytest.mark.article("double-swiss-2026 3.5.1", "double-swiss-2026 3.5.3")
@pytest.mark.article("double-swiss-2026 3.5.4", "double-swiss-2026 3.5.5")
class Test_3_5_upfloaters:
    def test_descending_score_then_ascending_number(self) -> None:
        """7, 9 and 10 have met each other and need three; 8 can meet none of them."""
        scores = {7: 4, 9: 4, 10: 4, 2: 3, 6: 3, 8: 3, 1: 2, 3: 2, 5: 2, 11: 0}
        met = everybody_but((7, 9, 10)) + [(8, n) for n in (7, 9, 10)]
        assert upfloaters(field_of(scores, met))[0] == [2, 6, 1]

    def test_everybody_below_is_a_candidate(self) -> None:
        assert upfloaters(field_of({1: 3, 2: 2, 3: 2, 4: 1}, [(1, 2), (1, 3)]))[0] == [4]

    def test_the_first_set_that_complies(self) -> None:
        assert upfloaters(field_of({1: 3, 2: 2, 3: 2, 4: 2}, [(1, 2)], floated=[3]))[0] == [4]


@pytest.mark.article("double-swiss-2026 3.6.1", "double-swiss-2026 3.6.2")
@pytest.mark.article("double-swiss-2026 3.6.3", "double-swiss-2026 3.6.4")
class Test_3_6_the_pairing_of_a_bracket:
    def test_identifier(self) -> None:
        pairs = ((4, 8), (6, 16), (9, 10), (11, 24))
        assert Paired(pairs, ()).identifier == (4, 6, 9, 11, 8, 16, 10, 24)

    def test_the_smallest_identifier(self) -> None:
        six = dict.fromkeys(range(1, 7), 0)
        assert brackets(field_of(six)) == [[(1, 4), (2, 5), (3, 6)]]
        assert brackets(field_of(six, [(1, 4), (2, 5)])) == [[(1, 5), (2, 4), (3, 6)]]
        assert brackets(field_of(six, [(3, 4), (3, 5), (3, 6)])) == [[(1, 3), (2, 5), (4, 6)]]


def colour(higher: Entry, other: Entry) -> tuple[Colour, str]:
    return colour_of(higher, other, W)


@pytest.mark.article("double-swiss-2026 4.1", "double-swiss-2026 4.3.1", "double-swiss-2026 4.3.2")
@pytest.mark.article("double-swiss-2026 4.3.3", "double-swiss-2026 4.3.4", "double-swiss-2026 4.3.5")
class Test_4_3_colours:
    def test_odd_has_the_colour_drawn(self) -> None:
        assert colour(player(1), player(2)) == (W, "4.3.1")
        assert colour(player(2), player(1)) == (B, "4.3.1")
        assert colour_of(player(3), player(4), B) == (B, "4.3.1")

    def test_fewer_whites(self) -> None:
        assert colour(player(1, "WW"), player(2, "WBB")) == (B, "4.3.2")
        assert colour(player(1), player(2, "WB")) == (W, "4.3.2")

    def test_the_last_time_they_differed(self) -> None:
        assert colour(player(1, "WB"), player(2, "BW")) == (W, "4.3.3")
        assert colour(player(1, "BW"), player(2, "BBWB")) == (B, "4.3.3")

    def test_the_higher_ranked_player_alternates(self) -> None:
        assert colour(player(1, "WB"), player(2, "WB")) == (W, "4.3.4")

    def test_or_the_opponent(self) -> None:
        assert colour(player(1), player(2, "B")) == (B, "4.3.5")


@pytest.mark.article("double-swiss-2026 4.4")
class Test_4_4_game_2:
    def test_reversed_in_the_report(self) -> None:
        tournament = read("", "", rounds=2)
        cells = {1: Cell(2, W, Result.PENDING), 2: Cell(1, B, Result.PENDING)}
        lines = trf.write(tournament.with_round(cells)).splitlines()
        rows = [line[89:] for line in lines if line.startswith("001")]
        assert rows == ["     2 w       2 b".rstrip(), "     1 b       1 w".rstrip()]


class Test_reports:
    def test_what_is_read_is_written(self) -> None:
        rows = ("2w1 2b= U U", "1b0 1w= 3w- 3b+", "4w+ 4b- 2b+ 2w-", "3b- 3w+ H H")
        tournament = read(*rows, rounds=4, records="XXA    1  2.0  2.0  1.0  1.0")
        again = trf.read(trf.write(replace(tournament, source=())))
        assert (again.players, again.settings) == (tournament.players, tournament.settings)
        assert tournament.settings.virtual_points == ((1, (20, 10)),)
        assert cards(tournament)[1].pairing_score == 30

    def test_baku_gives_two_points_then_one(self) -> None:
        tournament = read("", "", "", "", rounds=4)
        settings = replace(tournament.settings, acceleration="baku-2026")
        assert {c.pairing_score for c in cards(replace(tournament, settings=settings)).values()} == {0, 20}
