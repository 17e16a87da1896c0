"""Results: entering, forfeits, wrong colours, corrections and their deadlines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from ronde.desk import service
from ronde.desk.event import Policy
from ronde.desk.service import Desk
from ronde.errors import Conflict, Refused
from ronde.model import Colour, Result
from tests.desk.conftest import SETUP, begin, play


@pytest.fixture
def round_1(desk: Desk, key: str) -> str:
    """A tournament with its first round published and nothing played yet."""
    service.pair_round(desk, key)
    service.publish(desk, key)
    return key


def cells(desk: Desk, key: str, board: int = 1) -> tuple[Result, Result]:
    state = desk.state(key)
    pair = state.rounds[0].boards[board - 1]
    first, second = (
        state.results.player(state.number(uid)).cell(1).result  # type: ignore[arg-type]
        for uid in (pair.white, pair.black)
    )
    return first, second


class Test_entering:
    @pytest.mark.parametrize(
        ("written", "white", "black"),
        [
            ("1-0", "1", "0"), ("1", "1", "0"), ("0-1", "0", "1"), ("0", "0", "1"), ("1/2", "=", "="),
            ("5", "=", "="), ("½-½", "=", "="), ("0-0", "0", "0"), ("½-0", "=", "0"), ("1-0F", "+", "-"),
            ("0-1f", "-", "+"), ("- -", "-", "-"), ("0-0F", "-", "-"), ("10", "1", "0"), ("WL", "W", "L"),
            ("1-0u", "W", "L"), ("+-", "+", "-"),
        ],
    )  # fmt: skip
    def test_as_people_write_it(self, desk: Desk, round_1: str, written: str, white: str, black: str) -> None:
        service.enter_result(desk, round_1, 1, 1, written)
        assert cells(desk, round_1) == (Result(white), Result(black))

    @pytest.mark.parametrize("written", ["", "2-1", "1-1-1", "white", "*"])
    def test_nonsense(self, desk: Desk, round_1: str, written: str) -> None:
        with pytest.raises(Refused, match="is not a result"):
            service.enter_result(desk, round_1, 1, 1, written)

    def test_all_or_none(self, desk: Desk, round_1: str) -> None:
        with pytest.raises(Refused, match="has no board 6"):
            service.enter_results(desk, round_1, 1, [(1, "1-0"), (6, "1-0")])
        assert service.missing_results(desk, round_1) == [1, 2, 3, 4, 5]

    def test_a_board_has_one_result(self, desk: Desk, round_1: str) -> None:
        with pytest.raises(Refused, match="board 1 is named twice"):
            service.enter_results(desk, round_1, 1, [(1, "1-0"), (2, "1-0"), (1, "0-1")])
        assert service.missing_results(desk, round_1) == [1, 2, 3, 4, 5]

    def test_the_bye_has_no_result(self, desk: Desk) -> None:
        key = begin(desk, 9)
        play(desk, key)
        with pytest.raises(Refused, match="is the bye"):
            service.enter_result(desk, key, 1, 5, "1-0")

    def test_a_round_that_is_not_there(self, desk: Desk, round_1: str) -> None:
        for number in (0, 2, -1):
            with pytest.raises(Refused, match="is not published"):
                service.enter_result(desk, round_1, number, 1, "1-0")

    def test_a_second_entry_that_agrees_is_fine(self, desk: Desk, round_1: str) -> None:
        service.enter_result(desk, round_1, 1, 1, "1-0")
        before = desk.seq
        service.enter_result(desk.acting("Bob"), round_1, 1, 1, "1-0")
        assert desk.seq == before

    def test_one_that_does_not_is_told(self, desk: Desk, round_1: str) -> None:
        service.enter_result(desk, round_1, 1, 1, "1-0")
        with pytest.raises(Conflict, match=r"board 1: 1-0 is already entered \(Anne\); replace it with ½-½"):
            service.enter_result(desk.acting("Bob"), round_1, 1, 1, "1/2")
        assert cells(desk, round_1) == (Result.WIN, Result.LOSS)


class Test_wrong_colours:
    def test_the_result_stays_with_the_players(self, desk: Desk, round_1: str) -> None:
        service.enter_result(desk, round_1, 1, 1, "1-0")
        service.played_with_wrong_colours(desk, round_1, 1, 1)
        state = desk.state(round_1)
        cell = state.results.player(state.number(state.rounds[0].boards[0].white)).cell(1)  # type: ignore[arg-type]
        assert (cell.colour, cell.result) == (Colour.BLACK, Result.WIN)
        service.played_with_wrong_colours(desk, round_1, 1, 1, False)
        assert not desk.state(round_1).rounds[0].boards[0].swapped

    def test_not_where_there_are_none(self, desk: Desk) -> None:
        key = begin(desk, 8, replace(SETUP, system="elo-swiss"))
        play(desk, key)
        with pytest.raises(Refused, match="no colours"):
            service.played_with_wrong_colours(desk, key, 1, 1)


@pytest.mark.article("fide-2012 C.04.2.D.8", "elo-swiss E7")
class Test_D8_corrections:
    def test_before_the_next_pairing_for_everything(self, desk: Desk, key: str) -> None:
        play(desk, key)
        assert service.correct_result(desk, key, 1, 1, "0-1", "score sheet") == "next"
        assert cells(desk, key) == (Result.LOSS, Result.WIN)
        assert service.log(desk, key)[-1].say() == "round 1, board 1 corrected from 1-0 to 0-1 (score sheet)"

    def test_a_result_is_taken_back(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.correct_result(desk, key, 1, 2, "")
        assert service.missing_results(desk, key) == [2]

    def test_until_the_end_of_the_next_round_for_later_pairings(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.pair_round(desk, key)
        service.publish(desk, key)
        pairs = [(b.white, b.black) for b in desk.state(key).rounds[1].boards]
        assert service.correct_result(desk, key, 1, 1, "0-1") == "later"
        assert cells(desk, key) == (Result.LOSS, Result.WIN)
        assert [(b.white, b.black) for b in desk.state(key).rounds[1].boards] == pairs
        assert desk.state(key).rounds[0].boards[0].paired_as == "10"
        with pytest.raises(Refused):
            service.correct_result(desk, key, 1, 2, "")

    def test_later_for_ratings_only(self, desk: Desk, key: str) -> None:
        play(desk, key)
        play(desk, key)
        with pytest.raises(Refused, match="for ratings only") as refused:
            service.correct_result(desk, key, 1, 1, "0-1")
        assert refused.value.article == "fide-2012 C.04.2.D.8"
        assert service.correct_result(desk, key, 1, 1, "0-1", rating_only=True) == "rating"
        assert cells(desk, key) == (Result.WIN, Result.LOSS)
        assert "### desk round 1 board 1 to be rated as 0-1" in service.export_trf(desk, key)
        with pytest.raises(Refused):
            service.played_with_wrong_colours(desk, key, 1, 1)

    def test_what_a_correction_would_change_is_said_before(self, desk: Desk, key: str) -> None:
        def said() -> tuple[str, list[str]]:
            found = service.correction(desk, key, 1)
            return found.effect, [message.name.removeprefix("correction-") for message in found.said]

        play(desk, key)
        assert said() == ("next", ["from"])
        service.pair_round(desk, key)
        assert said() == ("next", ["from", "draft"])
        service.publish(desk, key)
        assert said() == ("later", ["stays", "from", "remark", "undo"])
        service.enter_result(desk, key, 2, 1, "1-0")
        assert said() == ("later", ["stays", "from", "remark"])
        service.enter_results(desk, key, 2, [(n, "1-0") for n in service.missing_results(desk, key)])
        assert said() == ("rating", ["rating"])

    def test_in_the_elo_system_always_for_the_pairings_still_to_be_made(self, desk: Desk) -> None:
        key = begin(desk, 8, replace(SETUP, system="elo-swiss", policy=Policy(claim_minutes=30)))
        for _ in range(3):
            play(desk, key)
        assert service.correct_result(desk, key, 1, 1, "0-1", "score sheet") == "later"
        assert cells(desk, key) == (Result.LOSS, Result.WIN)
        service.post_results(desk, key, 3)
        late = replace(desk, clock=lambda: "2099-07-14T19:00:00.000Z")
        with pytest.raises(Refused, match="claims were heard for 30 minutes") as refused:
            service.correct_result(late, key, 3, 1, "0-1")
        assert refused.value.article == "elo-swiss E7"

    def test_the_time_for_claims_of_the_event(self, desk: Desk) -> None:
        key = begin(desk, 8, replace(SETUP, policy=Policy(claim_minutes=30)))
        play(desk, key)
        clock: Iterator[str] = iter(f"2026-07-14T19:{m:02}:00.000Z" for m in (0, 20, 20, 31))
        timed = replace(desk, clock=lambda: next(clock))
        service.post_results(timed, key, 1)
        assert service.correct_result(timed, key, 1, 1, "0-1") == "next"
        posted = datetime(2026, 7, 14, 19, tzinfo=UTC).astimezone().strftime("%H:%M")
        said = f"posted at {posted}: claims were heard for 30 minutes"
        with pytest.raises(Refused, match=said) as refused:
            service.correct_result(timed, key, 1, 1, "1/2")
        assert refused.value.article == "fide-2012 C.04.2.D.8"

    def test_posting_needs_all_results_once(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        with pytest.raises(Refused, match="5 boards have no result"):
            service.post_results(desk, key, 1)
        service.enter_results(desk, key, 1, [(b, "1-0") for b in range(1, 6)])
        service.post_results(desk, key, 1)
        with pytest.raises(Refused, match="posted already"):
            service.post_results(desk, key, 1)

    def test_what_cannot_be_corrected(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        with pytest.raises(Refused, match="no result to correct"):
            service.correct_result(desk, key, 1, 1, "1-0")
        service.enter_result(desk, key, 1, 1, "1-0")
        with pytest.raises(Refused, match="has that result already"):
            service.correct_result(desk, key, 1, 1, "1-0")

    def test_two_who_correct_at_once(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.correct_result(desk.acting("Bob"), key, 1, 1, "1/2", seen="1-0")
        with pytest.raises(Conflict, match="board 1: Bob has changed it to ½-½ in the meantime"):
            service.correct_result(desk, key, 1, 1, "0-1", seen="1-0")


class Test_closing:
    def test_a_closed_tournament_does_not_change(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.close_tournament(desk, key)
        with pytest.raises(Refused, match="the tournament is closed"):
            service.correct_result(desk, key, 1, 1, "0-1")
        service.undo(desk, key)
        service.correct_result(desk, key, 1, 1, "0-1")

    def test_open_games_keep_it_open(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        with pytest.raises(Refused, match="5 boards have no result"):
            service.close_tournament(desk, key)
        service.enter_results(desk, key, 1, [(b, "1-0") for b in range(2, 6)] + [(1, "adj")])
        with pytest.raises(Refused, match="board 1 is still adjourned"):
            service.close_tournament(desk, key)

    def test_a_closed_event_does_not_change(self, desk: Desk, key: str) -> None:
        service.close_event(desk)
        for act in (
            lambda: service.withdraw(desk, key, 1),
            lambda: service.add_tournament(desk, SETUP, "other"),
            lambda: service.undo(desk, key),
            lambda: service.close_event(desk),
        ):
            with pytest.raises(Refused, match="the event is closed"):
                act()
        service.undo(desk, "")
        service.withdraw(desk, key, 1)
