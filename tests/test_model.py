"""The tournament as a value: what can be built and what cannot."""

from __future__ import annotations

import pytest

from ronde.errors import BadInput
from ronde.model import ABSENT, BLANK, BYE, Cell, Colour, Player, Result, Scoring, Settings, Tournament

W, B = Colour.WHITE, Colour.BLACK


def game(opponent: int, colour: Colour | None, code: str) -> Cell:
    return Cell(opponent, colour, Result(code))


def two(mine: str, his: str, colours: tuple[Colour | None, Colour | None] = (W, B)) -> Tournament:
    return Tournament(
        (
            Player(1, cells=(game(2, colours[0], mine),)),
            Player(2, cells=(game(1, colours[1], his),)),
        )
    )


class Test_impossible_tournaments:
    @pytest.mark.parametrize(("mine", "his"), [("1", "0"), ("=", "="), ("=", "0"), ("0", "="), ("0", "0")])
    def test_usual_and_unusual_results_are_accepted(self, mine: str, his: str) -> None:
        assert two(mine, his).played_rounds == 1

    @pytest.mark.parametrize(("mine", "his"), [("1", "1"), ("1", "="), ("+", "+"), ("+", "0"), ("1", "-")])
    def test_results_that_contradict_each_other(self, mine: str, his: str) -> None:
        with pytest.raises(
            BadInput, match="players 1 and 2 report results that contradict each other in round 1"
        ):
            two(mine, his)

    def test_the_same_colour_for_both(self) -> None:
        with pytest.raises(BadInput, match="colours that contradict each other in round 1: White and White"):
            two("1", "0", (W, W))

    def test_a_player_against_himself(self) -> None:
        with pytest.raises(BadInput, match="player 1 is their own opponent in round 1"):
            Tournament((Player(1, cells=(game(1, W, "1"),)),))

    def test_an_opponent_who_is_not_there(self) -> None:
        with pytest.raises(BadInput, match="player 1 meets player 9 in round 1, who is not in the file"):
            Tournament((Player(1, cells=(game(9, W, "1"),)),))

    def test_an_opponent_who_knows_nothing_of_it(self) -> None:
        with pytest.raises(BadInput, match="player 2 has no opponent in round 1"):
            Tournament((Player(1, cells=(game(2, W, "1"),)), Player(2)))

    def test_an_opponent_who_meets_somebody_else(self) -> None:
        cells = {1: game(2, W, "1"), 2: game(3, W, "1"), 3: game(2, B, "0")}
        with pytest.raises(BadInput, match="player 2 meets player 3 in round 1"):
            Tournament(tuple(Player(i, cells=(c,)) for i, c in cells.items()))

    def test_a_result_without_opponent(self) -> None:
        with pytest.raises(BadInput, match="player 1 has the result 1 in round 1 but no opponent"):
            Tournament((Player(1, cells=(Cell(None, None, Result.WIN),)),))

    def test_numbers(self) -> None:
        with pytest.raises(BadInput, match="two players have the number 3"):
            Tournament((Player(3), Player(3)))
        with pytest.raises(BadInput, match="numbers start at 1"):
            Tournament((Player(0),))

    def test_a_gap_between_rounds(self) -> None:
        gap = (BLANK, game(2, W, "1")), (BLANK, game(1, B, "0"))
        with pytest.raises(BadInput, match="nobody is paired in round 1, but round 2 has games"):
            Tournament((Player(1, cells=gap[0]), Player(2, cells=gap[1])))

    def test_settings_name_players_who_exist(self) -> None:
        with pytest.raises(BadInput, match="the settings mention player 7"):
            Tournament((Player(1),), Settings(forbidden=((1, 7),)))


class Test_rounds:
    def test_the_next_round_follows_the_last_pairing(self) -> None:
        assert two("1", "0").next_round == 2
        assert Tournament((Player(1), Player(2, cells=(ABSENT,)))).next_round == 1

    @pytest.mark.article("fide-2012 C.04.1.a")
    def test_the_last_round_needs_an_announced_number(self) -> None:
        players = two("1", "0").players
        assert Tournament(players, Settings(rounds=2)).is_last_round()
        assert not Tournament(players, Settings(rounds=3)).is_last_round()
        assert not Tournament(players, Settings()).is_last_round()

    @pytest.mark.article("fide-2012 C.04.2.D.5", "fide-2012 C.04.2.D.6")
    def test_only_players_of_whom_nothing_is_said_are_to_be_paired(self) -> None:
        codes = {1: None, 2: Result.ABSENT, 3: Result.HALF_BYE, 4: Result.FULL_BYE}
        players = tuple(Player(i, cells=(Cell(result=c),) if c else ()) for i, c in codes.items())
        assert [p.id for p in Tournament(players).available()] == [1]

    def test_an_absence_announced_for_later_does_not_count_now(self) -> None:
        assert [p.id for p in Tournament((Player(1, cells=(BLANK, ABSENT)),)).available()] == [1]

    def test_before_a_round_its_games_are_open_and_its_absences_known(self) -> None:
        tournament = Tournament(
            (
                Player(1, cells=(game(2, W, "1"), BYE)),
                Player(2, cells=(game(1, B, "0"), Cell(result=Result.HALF_BYE))),
                Player(3, cells=(ABSENT,)),
            )
        )
        then = tournament.before(2)
        assert then.next_round == 2
        assert [p.id for p in then.available()] == [1]
        assert then.player(2).cell(2).result is Result.HALF_BYE
        assert [p.id for p in tournament.before(1).available()] == [1, 2]

    def test_with_round_keeps_what_is_said_of_the_others(self) -> None:
        start = Tournament((Player(1), Player(2), Player(3, cells=(ABSENT,))))
        after = start.with_round({1: game(2, W, "1"), 2: game(1, B, "0")})
        assert after.next_round == 2
        assert after.player(3).cells == (ABSENT,)


class Test_scoring:
    @pytest.mark.article("fide-2012 C.04.1.c")
    def test_the_bye_counts_as_a_win_unless_the_event_says_otherwise(self) -> None:
        assert Scoring().points(BYE) == Scoring().win == 10
        assert Scoring(pairing_bye=5).points(BYE) == 5

    def test_every_result_has_its_points(self) -> None:
        scale = Scoring.of(20, 10)
        codes = {"1": 20, "=": 10, "0": 0, "W": 20, "D": 10, "L": 0, "+": 20, "-": 0}
        assert {c: scale.points(game(2, W, c)) for c in codes} == codes
        byes = {"U": 20, "F": 20, "H": 10, "Z": 0, "": 0}
        assert {c: scale.points(Cell(result=Result(c))) for c in byes} == byes

    def test_colours_may_count_differently(self) -> None:
        scale = Scoring(black_win=12, black_draw=6)
        assert [scale.points(game(2, c, "1")) for c in (W, B)] == [10, 12]
        assert [scale.points(game(2, c, "=")) for c in (W, B)] == [5, 6]
