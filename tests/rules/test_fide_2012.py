"""C.04.1 and C.04.2 of 2012: the rules of every system."""

from __future__ import annotations

import pytest

from ronde.explaining.text import sentences
from ronde.facts.colours import latest_difference, may_have
from ronde.facts.history import Float, cards, played_float
from ronde.facts.order import board_order, initial_order, title_rank
from ronde.generating import Plan, generate
from ronde.model import BYE, Cell, Colour, Pair, Player, Result, Scoring, Settings, Tournament
from ronde.systems import KEYS, system

W, B = Colour.WHITE, Colour.BLACK


def colours(text: str) -> tuple[Colour, ...]:
    return tuple(Colour(letter.lower()) for letter in text)


def cell(opponent: int, colour: str, code: str) -> Cell:
    return Cell(opponent, Colour(colour), Result(code))


@pytest.mark.article("fide-2012 C.04.1.b")
class Test_C041b_no_second_meeting:
    def test_a_game_played_is_a_meeting(self) -> None:
        field = Tournament((Player(1, cells=(cell(2, "w", "1"),)), Player(2, cells=(cell(1, "b", "0"),))))
        assert set(cards(field)[1].met) == {2}

    def test_a_pair_forbidden_by_the_event_counts_as_met(self) -> None:
        field = Tournament((Player(1), Player(2), Player(3)), Settings(forbidden=((1, 3),)))
        assert [set(cards(field)[i].met) for i in (1, 2, 3)] == [{3}, set(), {1}]


@pytest.mark.article("fide-2012 C.04.1.d")
class Test_C041d_free_points:
    @pytest.mark.parametrize(
        ("code", "given"), [("U", True), ("F", True), ("H", True), ("Z", False), ("", False)]
    )
    def test_byes(self, code: str, given: bool) -> None:
        others = (Player(2, cells=(BYE,)),)
        field = Tournament((Player(1, cells=(Cell(result=Result(code)),)), *others))
        assert cards(field, everyone=True)[1].given_points is given

    @pytest.mark.parametrize(
        ("mine", "his", "given"), [("+", "-", True), ("-", "+", False), ("1", "0", False)]
    )
    def test_games(self, mine: str, his: str, given: bool) -> None:
        field = Tournament((Player(1, cells=(cell(2, "w", mine),)), Player(2, cells=(cell(1, "b", his),))))
        assert cards(field)[1].given_points is given


@pytest.mark.article("fide-2012 C.04.1.f", "fide-2012 C.04.1.g")
class Test_C041fg_colour_limits:
    @pytest.mark.parametrize(
        ("history", "white", "black"),
        [("", True, True), ("WW", False, True), ("BB", True, False), ("WBWBWW", False, True),
         ("WBBWW", False, True), ("WBWW", False, True), ("BWWBWBW", True, True), ("WWBWBW", False, True)],
    )  # fmt: skip
    def test_one_more_game(self, history: str, white: bool, black: bool) -> None:
        assert (may_have(colours(history), W), may_have(colours(history), B)) == (white, black)

    def test_white_and_black_are_treated_alike(self) -> None:
        for number in range(2**6):
            history = [W if number >> k & 1 else B for k in range(6)]
            mirror = [c.opposite for c in history]
            assert may_have(history, W) == may_have(mirror, B)


@pytest.mark.article("fide-2012 C.04.1.i")
class Test_C041i_explainable:
    @pytest.mark.parametrize("key", KEYS)
    def test_every_pair_is_told_in_both_languages(self, key: str) -> None:
        scale = Scoring.of(20, 10) if key.startswith("fmjd") else Scoring()
        event = generate(Plan(15, 4, seed=5, system=key, scoring=scale, forfeit_rate=0.05)).before(4)
        pairing = system(key).pair(event)
        for pair in pairing.pairs:
            about = [step for step in pairing.steps if set(pair) <= set(step.players)]
            assert about, pair
            english, french = sentences(about), sentences(about, "fr")
            assert all(one.text.strip() for one in english + french)
            assert [one.text for one in english] != [one.text for one in french]


@pytest.mark.article("fide-2012 C.04.2.B.1", "fide-2012 C.04.2.B.2", "fide-2012 C.04.2.B.3")
class Test_C042B_initial_order:
    def test_strength_then_title_then_name(self) -> None:
        players = [
            Player(1, "Zoé", 2000), Player(2, "alba", 2000), Player(3, "Mia", 2000, "WFM"),
            Player(4, "Kim", 2000, "FM"), Player(5, "Max", 2300), Player(6, "Ugo", 2000, "f"),
        ]  # fmt: skip
        assert [p.id for p in initial_order(players)] == [5, 4, 6, 3, 2, 1]

    def test_the_titles_in_their_order(self) -> None:
        order = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", ""]
        assert [title_rank(title) for title in order] == list(range(9))
        assert [title_rank(t) for t in ("g", "m", "wg", "f", "wm", "c", "wf", "wc")] == list(range(8))
        assert title_rank("XYZ") == title_rank("")


@pytest.mark.article("fide-2012 C.04.2.D.2")
class Test_C042D2_unplayed:
    def test_a_forfeit_gives_no_colour_and_is_no_meeting(self) -> None:
        field = Tournament((Player(1, cells=(cell(2, "w", "+"),)), Player(2, cells=(cell(1, "b", "-"),))))
        assert not cards(field)[1].met
        assert cards(field)[1].colours == ()


@pytest.mark.article("fide-2012 C.04.2.D.3")
class Test_C042D3_colour_history:
    def test_unplayed_rounds_move_to_the_front(self) -> None:
        """B W B – W reads like – B W B W."""
        cells = {
            1: (
                cell(2, "b", "1"),
                cell(3, "w", "1"),
                cell(4, "b", "1"),
                cell(2, "w", "+"),
                cell(5, "w", "1"),
            ),
            2: (cell(1, "w", "0"), BYE, BYE, cell(1, "b", "-")),
            3: (BYE, cell(1, "b", "0")),
            4: (BYE, BYE, cell(1, "w", "0")),
            5: (BYE, BYE, BYE, BYE, cell(1, "b", "0")),
        }
        field = Tournament(tuple(Player(i, cells=c) for i, c in cells.items()))
        assert cards(field)[1].colours == colours("BWBW")

    def test_the_latest_difference_is_counted_from_the_end(self) -> None:
        assert latest_difference(colours("WBW"), colours("BBW")) == (W, B)
        assert latest_difference(colours("BW"), colours("WBBW")) is None
        assert latest_difference(colours("W"), colours("B")) == (W, B)


class Test_floats_of_games:
    def test_higher_goes_down_lower_goes_up(self) -> None:
        cells = {
            1: (cell(2, "w", "1"), cell(3, "b", "0")),
            2: (cell(1, "b", "0"), cell(4, "w", "=")),
            3: (cell(4, "w", "="), cell(1, "w", "1")),
            4: (cell(3, "b", "="), cell(2, "b", "=")),
        }
        everyone = cards(Tournament(tuple(Player(i, cells=c) for i, c in cells.items())))
        assert [played_float(everyone[i], everyone, 2) for i in (1, 2, 3, 4)] == [
            Float.DOWN, Float.UP, Float.UP, Float.DOWN,
        ]  # fmt: skip
        assert played_float(everyone[1], everyone, 1) is None

    def test_virtual_points_of_a_round_count_in_its_floats(self) -> None:
        players = (Player(1, cells=(cell(2, "w", "1"),)), Player(2, cells=(cell(1, "b", "0"),)))
        field = Tournament(players, Settings(virtual_points=((1, (10, 0)),)))
        everyone = cards(field)
        assert played_float(everyone[1], everyone, 1) is Float.DOWN
        assert everyone[1].pairing_score == everyone[1].score == 10


@pytest.mark.article("fide-2012 C.04.2.D.9")
class Test_C042D9_boards:
    def test_score_of_the_stronger_sum_then_number_and_the_bye_last(self) -> None:
        score = {1: 10, 2: 20, 3: 20, 4: 15, 5: 5, 6: 20, 7: 0, 8: 30}
        pairs = [Pair(8), Pair(1, 7), Pair(4, 3), Pair(5, 6), Pair(2)]
        assert board_order(pairs, score.__getitem__) == [Pair(4, 3), Pair(5, 6), Pair(1, 7), Pair(8), Pair(2)]
        # equal scores of the stronger: the larger sum comes first, whatever the numbers
        sums = [Pair(2, 1), Pair(4, 6)]
        assert board_order(sums, score.__getitem__) == [Pair(4, 6), Pair(2, 1)]
        tie = [Pair(6, 5), Pair(5, 2)]
        assert board_order(tie, score.__getitem__) == [Pair(5, 2), Pair(6, 5)]
