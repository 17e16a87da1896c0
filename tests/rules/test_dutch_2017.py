"""The Dutch system of 2017 (C.04.3), article by article: what it does not share with 2026 above all."""

from __future__ import annotations

from functools import partial

import pytest

from ronde.errors import NoPairing
from ronde.facts.unplayed import had_bye_or_forfeit
from ronde.model import Colour, Settings, Tournament
from ronde.systems.dutch_2017 import SYSTEM
from ronde.systems.dutch_2017.criteria import CRITERIA
from ronde.systems.dutch_2017.facts import floated_unplayed
from ronde.systems.dutch_2017.procedure import Round
from ronde.systems.dutch_2026.brackets import Bracket, Stage
from ronde.systems.dutch_2026.facts import Entry, entries, legal_pairs
from tests.crosstables import crosstable
from tests.dutch_modern_entries import all_pairs, boards_of, down, met, met_pairs, ranked, value_of, who

W, B = Colour.WHITE, Colour.BLACK


def facts(event: Tournament) -> list[Entry]:
    return entries(event, floated_unplayed, had_bye_or_forfeit)


def one(event: Tournament, id_: int) -> Entry:
    return next(entry for entry in facts(event) if entry.id == id_)


def pair(players: list[Entry]) -> list[Bracket]:
    return Round(ranked(players)).pair()


value = partial(value_of, CRITERIA)
boards = partial(boards_of, SYSTEM)


def articles(event: Tournament, message: str) -> set[str]:
    """The articles that are cited with a sentence."""
    return {s.article.split()[1] for s in SYSTEM.pair(event).steps if s.message == message}


# ---- A. Definitions ----------------------------------------------------------------------------------


@pytest.mark.article("dutch-2017 A.2", "dutch-2017 A.3")
def test_A_2_A_3_order_and_groups() -> None:
    event = crosstable("2w0\n1b1\n4w=\n3b=")
    assert [entry.id for entry in facts(event)] == [2, 3, 4, 1]
    assert [b.residents[0].score for b in pair(facts(event))] == [10, 5, 0]


@pytest.mark.article("dutch-2017 A.4.a")
def test_A_4_a_downfloaters() -> None:
    first, second = pair([who(1, 10), who(2, 10), who(3, 10), who(4, 5)])
    assert down(first) == [3]
    assert [entry.id for entry in second.moved] == [3]


@pytest.mark.article("dutch-2017 A.4.b")
class Test_A_4_b_floats:
    @pytest.mark.parametrize("word", ["U", "F", "H", "Z", "."])
    def test_whoever_does_not_play_has_a_downfloat(self, word: str) -> None:
        """ruling R3"""
        assert one(crosstable(f"2w1\n1b0\n{word}"), 3).down == (True, False)

    def test_forfeits_too(self) -> None:
        event = crosstable("2w+\n1b-\n4w1\n3b0")
        assert [one(event, n).down[0] for n in (1, 2, 3, 4)] == [True, True, False, False]

    def test_games_between_different_scores(self) -> None:
        event = crosstable("2w1 4b1\n1b0 3w=\n4w1 2b=\n3b0 1w0")
        assert (one(event, 1).down, one(event, 4).up) == ((True, False), (True, False))


@pytest.mark.article("dutch-2017 A.5")
def test_A_5_the_bye() -> None:
    assert boards(crosstable(".\n.\n.")) == [(1, 2), (3, 0)]


@pytest.mark.article("dutch-2017 A.6", "dutch-2017 A.6.a", "dutch-2017 A.6.b", "dutch-2017 A.6.c")
@pytest.mark.article("dutch-2017 A.6.d")
@pytest.mark.parametrize(
    ("colours", "wanted"),
    [("", "-"), ("W", "B"), ("WB", "w"), ("WWBB", "W!"), ("BBWW", "B!"), ("WBWBB", "W!")],
)
def test_A_6_preferences(colours: str, wanted: str) -> None:
    """ruling R6"""
    assert str(who(1, colours=colours).preference) == wanted


@pytest.mark.article("dutch-2017 A.7")
def test_A_7_topscorers() -> None:
    """ruling R7"""
    table = "2w1 3b=\n1b0 4w1\n4w= 1w=\n3b= 2b0"
    assert [e.id for e in facts(crosstable(table, rounds=3)) if e.topscorer] == [1]
    assert not any(e.topscorer for e in facts(crosstable(table)))


@pytest.mark.article("dutch-2017 A.8", "dutch-2017 C.6")
class Test_A_8_score_differences:
    def test_pairs_and_downfloaters(self) -> None:
        """A downfloater is one point below the lowest score away (ruling R10)."""
        _, second, _ = pair([who(1, 20), who(2, 10), who(3, 10), who(4, 5)])
        assert (met_pairs(second), down(second)) == ([(1, 2)], [3])
        assert value(second, "C.6") == (10, 10)

    def test_the_higher_score_is_paired(self) -> None:
        players = [who(1, 30), who(2, 20), who(3, 10), who(4), who(5), who(6)]
        brackets = pair(met(players, (1, 2)))
        assert met_pairs(brackets[2]) == [(1, 3)]


@pytest.mark.article("dutch-2017 A.9", "dutch-2017 C.4")
class Test_A_9_the_round:
    def test_brackets_from_the_top(self) -> None:
        assert all_pairs(pair([who(1, 10), who(2, 10), who(3), who(4), who(5)])) == [(1, 2), (3, 4), (5, 0)]

    def test_the_penultimate_bracket_and_everybody_below_in_one(self) -> None:
        """3 and 4 have met: the first bracket sends 1 and 2 down (ruling R9)."""
        players = [who(1, 10), who(2, 10), who(3, 5), who(4)]
        first, last = pair(met(players, (3, 4)))
        assert (first.stage, down(first)) == (Stage.PENULTIMATE, [1, 2])
        assert (last.stage, met_pairs(last)) == (Stage.COLLAPSED, [(1, 3), (2, 4)])

    def test_residents_of_the_collapsed_bracket_keep_their_scores(self) -> None:
        """ruling R10"""
        players = [who(1, 20), who(2, 20), who(3, 10), who(4, 10), who(5, 0), who(6, 0)]
        _, last = pair(met(players, (3, 5), (4, 5), (3, 6), (4, 6), (5, 6)))
        assert met_pairs(last) == [(1, 5), (2, 6), (3, 4)]
        assert value(last, "C.6") == (20, 20)

    def test_the_bye_does_not_look_for_the_lowest_score(self) -> None:
        """ruling R19: 3 is left, as the residents of the last bracket have met 1 and 2 and not each other."""
        players = [who(1, 10, floats="d-"), who(2, 5, floats="d-"), who(3, 5), who(4, 5, floats="d-")]
        assert all_pairs(pair([*players[:3]]))[-1] == (3, 0)
        assert all_pairs(pair([*players[:2], players[3]]))[-1] == (4, 0)

    def test_no_complete_pairing(self) -> None:
        """ruling R22"""
        with pytest.raises(NoPairing):
            pair(met([who(1), who(2), who(3), who(4)], (1, 2), (1, 3), (1, 4)))


# ---- B. Pairing of a bracket -------------------------------------------------------------------------


@pytest.mark.article("dutch-2017 B.1", "dutch-2017 B.2")
def test_B_1_B_2_numbers() -> None:
    players = [who(1, 20), who(2, 20), who(3, 10), who(4), who(5), who(6)]
    _, second, *_ = pair(met(players, (1, 2)))
    assert second.numbers == (2, 1, 1)
    assert down(second) == [2]


@pytest.mark.article("dutch-2017 B.3", "dutch-2017 B.4")
def test_B_3_B_4_first_candidate() -> None:
    assert all_pairs(pair([who(n) for n in range(1, 8)])) == [(1, 4), (2, 5), (3, 6), (7, 0)]
    _, second = pair([who(1, 10), *(who(n, 5) for n in (2, 3, 4, 5, 6))])
    assert met_pairs(second) == [(1, 2), (3, 5), (4, 6)]


@pytest.mark.article("dutch-2017 B.6", "dutch-2017 B.7", "dutch-2017 B.8")
class Test_B_6_to_B_8_next_candidates:
    def test_transpositions_before_exchanges(self) -> None:
        assert all_pairs(pair(met([who(n) for n in (1, 2, 3, 4)], (1, 3)))) == [(1, 4), (2, 3)]

    def test_the_remainder_before_the_players_from_above(self) -> None:
        players = [who(1, 10), *(who(n, 5) for n in (2, 3, 4, 5, 6))]
        _, second = pair(met(players, (3, 5)))
        assert met_pairs(second) == [(1, 2), (3, 6), (4, 5)]


# ---- C. Criteria -------------------------------------------------------------------------------------


@pytest.mark.article("dutch-2017 C.1")
def test_C_1_no_second_game() -> None:
    """ruling R5"""
    assert boards(crosstable("2w+\n1b-")) == [(1, 2)]
    with pytest.raises(NoPairing):
        boards(crosstable("2w1\n1b0"))


@pytest.mark.article("dutch-2017 C.2")
@pytest.mark.parametrize(
    ("word", "may"), [("U", False), ("F", True), ("H", True), ("Z", True), ("4w+", False), ("4w-", True)]
)
def test_C_2_bars(word: str, may: bool) -> None:
    """ruling R4"""
    other = {"4w+": "3b-", "4w-": "3b+"}.get(word, ".")
    assert one(crosstable(f"2w1\n1b0\n{word}\n{other}"), 3).may_rest is may


@pytest.mark.article("dutch-2017 C.3")
def test_C_3_absolute_preferences() -> None:
    """ruling R8"""
    assert legal_pairs([who(1, colours="WW"), who(2, colours="WW")]) == [0, 0]
    assert legal_pairs([who(1, colours="WW", top=True), who(2, colours="WW")]) == [2, 1]


@pytest.mark.article("dutch-2017 C.5")
def test_C_5_most_pairs() -> None:
    players = [who(n, 10) for n in (1, 2, 3, 4)] + [who(5), who(6)]
    first, *_ = pair(met(players, (1, 2), (1, 3), (2, 4)))
    assert (met_pairs(first), value(first, "C.5")) == ([(1, 4), (2, 3)], (0,))


@pytest.mark.article("dutch-2017 C.7")
class Test_C_7_the_next_bracket:
    def test_downfloaters_whom_it_can_pair(self) -> None:
        """ruling R11"""
        players = [who(n, 10) for n in (1, 2, 3)] + [who(4, 5), who(5, 5), who(6), who(7), who(8)]
        first, *_ = pair(met(players, (3, 4), (3, 5), (4, 5)))
        assert (met_pairs(first), down(first)) == ([(1, 3)], [2])

    def test_the_last_scoregroup_must_be_completed(self) -> None:
        """ruling R12: of 3, 4 and 5 only 5 may have the bye, so 5 must not be needed as an opponent."""
        players = [who(n, 10) for n in (1, 2, 3)] + [who(4, may_rest=False), who(5)]
        first, last = pair(met(players, (3, 4)))
        assert first.stage is Stage.ORDINARY
        assert down(first) == [2]
        assert all_pairs([last]) == [(2, 4), (5, 0)]


@pytest.mark.article("dutch-2017 C.8", "dutch-2017 C.9")
def test_C_8_C_9_topscorers() -> None:
    """ruling R15: 1 can meet 3 or 4; 3 would get a difference of 3, 4 a third White."""
    players = [
        who(1, 50, "WBWBWWBW", top=True),
        who(2, 50, "BWBWBWBB", top=True),
        who(3, 50, "WBWBWWBW", top=True),
        who(4, 50, "BWBWBBWW", top=True),
    ]
    [bracket] = pair(met(players, (1, 2)))
    assert met_pairs(bracket) == [(1, 4), (2, 3)]
    assert (value(bracket, "C.8"), value(bracket, "C.9")) == ((0,), (1,))


@pytest.mark.article("dutch-2017 C.10", "dutch-2017 C.11")
def test_C_10_C_11_preferences() -> None:
    """ruling R14"""
    [bracket] = pair([who(1, 0, "BWB"), who(2, 0, "WB"), who(3, 0, "BWB"), who(4, 0, "WB")])
    assert met_pairs(bracket) == [(1, 4), (2, 3)]
    assert (value(bracket, "C.10"), value(bracket, "C.11")) == ((2,), (0,))


@pytest.mark.article("dutch-2017 C.12", "dutch-2017 C.14")
class Test_C_12_C_14_downfloat_again:
    @pytest.mark.parametrize("floats", ["d-", "-d"])
    def test_nobody_floats_down_again(self, floats: str) -> None:
        players = [who(1, 10), who(2, 10), who(3, 10, floats=floats), who(4, 5)]
        assert down(pair(players)[0]) == [2]

    def test_players_from_above_count_paired_or_not(self) -> None:
        """ruling R13"""
        _, second = pair([who(1, 10, floats="d-"), who(2, 5)])
        assert value(second, "C.12") == (1,)


@pytest.mark.article("dutch-2017 C.13", "dutch-2017 C.15")
@pytest.mark.parametrize("floats", ["u-", "-u"])
def test_C_13_C_15_upfloat_again(floats: str) -> None:
    _, second = pair([who(1, 10), who(2, 5, floats=floats), who(3, 5), who(4, 5)])
    assert met_pairs(second)[0] == (1, 3)


@pytest.mark.article("dutch-2017 C.16", "dutch-2017 C.18")
@pytest.mark.parametrize("floats", ["d-", "-d"])
def test_C_16_C_18_the_smaller_difference_for_repeated_downfloats(floats: str) -> None:
    """Of 1 and 2, equal in score, the one who floated down before is paired, the other floats on."""
    players = [who(1, 20), who(2, 20, floats=floats), who(3, 10), who(4), who(5), who(6)]
    _, second, *_ = pair(met(players, (1, 2)))
    assert met_pairs(second) == [(2, 3)]
    assert value(second, "C.16" if floats == "d-" else "C.18") == (10,)


@pytest.mark.article("dutch-2017 C.17", "dutch-2017 C.19")
@pytest.mark.parametrize("floats", ["u-", "-u"])
def test_C_17_C_19_the_smaller_difference_for_repeated_upfloats(floats: str) -> None:
    players = [who(1, 30), who(2, 20), who(3, 10, floats=floats), who(4, 10)]
    *_, last = pair(met(players, (1, 2)))
    assert met_pairs(last) == [(1, 4), (2, 3)]
    assert value(last, "C.17" if floats == "u-" else "C.19") == (10,)


# ---- D. Order of generation --------------------------------------------------------------------------


@pytest.mark.article("dutch-2017 D.1")
def test_D_1_the_first_transposition_that_fits() -> None:
    players = met([who(n) for n in range(1, 7)], (1, 4), (2, 5), (1, 5))
    assert all_pairs(pair(players)) == [(1, 6), (2, 4), (3, 5)]


@pytest.mark.article("dutch-2017 D.2")
def test_D_2_exchanges() -> None:
    [bracket] = pair(met([who(n) for n in range(1, 7)], (1, 4, 5), (1, 6)))
    assert bracket.candidate.exchange == ((3,), (4,))


@pytest.mark.article("dutch-2017 D.3")
def test_D_3_the_smaller_numbers_are_paired() -> None:
    players = [who(n, 20) for n in (1, 2, 3)] + [who(4, 10), who(5, 10)] + [who(n) for n in (6, 7, 8)]
    _, second, *_ = pair(met(players, (1, 2, 3), (4, 5)))
    assert (met_pairs(second), down(second)) == ([(1, 4), (2, 5)], [3])


# ---- E. Colours --------------------------------------------------------------------------------------


@pytest.mark.article("dutch-2017 E", "dutch-2017 E.5")
def test_E_5_numbers_and_the_initial_colour() -> None:
    """ruling R20"""
    event = crosstable("\n".join((".", ".", "Z", *["."] * 6)), settings=Settings(initial_colour=W))
    assert boards(event) == [(1, 6), (7, 2), (4, 8), (9, 5)]
    assert articles(event, "colours_number") == {"E.5"}


@pytest.mark.article("dutch-2017 E.1", "dutch-2017 E.2", "dutch-2017 E.3", "dutch-2017 E.4")
class Test_E_colours:
    def test_E_1(self) -> None:
        event = crosstable("3w1\n4b1\n1b0\n2w0")
        assert boards(event) == [(2, 1), (3, 4)]
        assert articles(event, "colours_both") == {"E.1"}

    def test_E_2(self) -> None:
        """1 had White twice, 2 has only a strong preference."""
        event = crosstable("3w1 4w1\n4w1 Z\n1b0 Z\n2b0 1b0\n6w1 Z\n5b0 Z")
        assert articles(event, "colours_stronger") == {"E.2"}

    def test_E_3_and_E_4(self) -> None:
        event = crosstable("3w1\n4w1\n1b0\n2b0")
        assert boards(event) == [(2, 1), (3, 4)]
        assert articles(event, "colours_rank") == {"E.4"}
        event = crosstable("3w1 5b1 6w1\n4w1 6w1 5b1\n1b0 Z Z\n2b0 Z Z\nZ 1w0 2w0\nZ 2b0 1b0")
        assert articles(event, "colours_alternation") == {"E.3"}
        assert boards(event)[0] == (2, 1)


def test_every_criterion_has_its_article() -> None:
    assert [c.article for c in CRITERIA] == [f"C.{n}" for n in range(5, 20)]
