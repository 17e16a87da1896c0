"""Teams at the desk: lists, line-ups, rounds, results board by board, standings, undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from ronde.desk import service
from ronde.desk.event import Setup
from ronde.desk.service import Desk
from ronde.desk.squads import Award, TeamRules
from ronde.errors import Conflict, Refused
from ronde.formats.players.person import Person
from ronde.formats.players.table import Roster
from ronde.model import Colour, Result

SETUP = service.template("teams")


def roster(n: int, players: int = 5) -> Roster:
    """A team whose strength falls with its number."""
    names = [Person(f"Player {n}.{board}", 2400 - 40 * n - 10 * board) for board in range(1, players + 1)]
    return Roster(f"Team {n:02}", tuple(names), f"T{n}", f"Captain {n}", f"Club {n}")


def begin(desk: Desk, teams: int = 6, setup: Setup = SETUP) -> str:
    """A tournament of teams of four boards and a substitute; returns its key."""
    key = service.add_tournament(desk, setup)
    service.add_teams(desk, key, [roster(n) for n in range(1, teams + 1)])
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    return key


def play(desk: Desk, key: str, results: Sequence[str] = ("1-0", "1/2", "1/2", "0-1")) -> int:
    """Pair and publish a round, and enter the same results in every match."""
    service.pair_round(desk, key)
    number = service.publish(desk, key).number
    missing = service.missing_games(desk, key)
    service.enter_results(desk, key, number, [((m, b), results[b - 1]) for m, b in missing])
    return number


def points(desk: Desk, key: str) -> dict[int, tuple[int, int]]:
    """Match points and game points of every team, in tenths."""
    matches = desk.state(key).matches
    assert matches is not None
    return {id_: (sum(m.points for m in row), sum(m.games for m in row)) for id_, row in matches.of.items()}


@pytest.fixture
def key(desk: Desk) -> str:
    """A tournament of six teams."""
    return begin(desk)


class Test_the_round:
    def test_teams_are_paired_and_have_the_boards_of_their_lists(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        rows = service.match_rows(desk, key)
        assert [(r.white.number, r.black and r.black.number) for r in rows] == [(1, 4), (5, 2), (3, 6)]
        first = rows[0].games
        assert [(g.first and g.first.person.name, g.second and g.second.person.name) for g in first][:2] == [
            ("Player 1.1", "Player 4.1"),
            ("Player 1.2", "Player 4.2"),
        ]
        assert [g.colour for g in first] == [Colour.WHITE, Colour.BLACK, Colour.WHITE, Colour.BLACK]

    def test_the_boards_make_match_points_and_game_points(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.enter_results(desk, key, 1, [((1, n), "1-0") for n in range(1, 5)])
        assert points(desk, key)[1] == (20, 40)
        assert points(desk, key)[4] == (0, 0)
        service.enter_results(desk, key, 1, [((2, 1), "1/2"), ((2, 2), "0-1")])
        assert desk.state(key).rounds[0].missing() == [2, 3]
        assert service.missing_games(desk, key)[:2] == [(2, 3), (2, 4)]

    def test_results_are_missing_board_by_board(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        with pytest.raises(Refused, match=r"1\.1, 1\.2"):
            service.pair_round(desk, key)

    def test_each_match_is_explained(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.pair_round(desk, key)
        found = service.explanation(desk, key)
        assert found is not None
        told = found.of("p1", "fr")
        assert told
        assert any(sentence.article.startswith("swiss-team-2026 4.3") for sentence in told)

    def test_five_rounds_and_undo_all_of_them(self, desk: Desk) -> None:
        key = begin(desk, 12)
        start = desk.state(key)
        for _ in range(5):
            play(desk, key)
        assert service.table(desk, key).rounds == 5
        while desk.state(key).rounds or desk.state(key).draft:
            service.undo(desk, key, reason="test")
        assert desk.state(key).rounds == start.rounds

    def test_an_odd_team_has_the_bye_of_a_drawn_match(self, desk: Desk) -> None:
        key = begin(desk, 5)
        play(desk, key)
        assert points(desk, key)[5] == (10, 20)


class Test_results:
    def test_a_correction_counts_for_the_round_to_come(self, desk: Desk, key: str) -> None:
        play(desk, key)
        assert points(desk, key)[1] == (10, 20)
        assert service.correct_result(desk, key, 1, (1, 4), "1-0", "wrong sheet", "0-1") == "next"
        assert points(desk, key)[1] == (20, 30)

    def test_somebody_else_was_first(self, desk: Desk, key: str) -> None:
        play(desk, key)
        with pytest.raises(Conflict, match=r"1\.4"):
            service.enter_result(desk, key, 1, (1, 4), "1-0")

    def test_a_board_is_named_with_its_match(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        with pytest.raises(Refused, match=r"2\.1"):
            service.enter_result(desk, key, 1, 2, "1-0")

    def test_a_forfeited_board_counts_for_the_match(self, desk: Desk, key: str) -> None:
        play(desk, key, ("1-0F", "1/2", "1/2", "1/2"))
        assert points(desk, key)[1] == (20, 25)
        assert desk.state(key).results.player(1).cell(1).result is Result.WIN

    def test_an_empty_board_is_lost(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.set_lineup(desk, key, 1, 4, [1, 2, 3])
        with pytest.raises(Refused, match="empty seat"):
            service.enter_result(desk, key, 1, (1, 4), "1-0")
        service.enter_results(desk, key, 1, [((1, n), "1/2") for n in (1, 2, 3)])
        assert points(desk, key)[1] == (20, 25)
        assert 1 not in desk.state(key).rounds[0].missing()

    def test_a_match_is_forfeited_as_a_whole(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.forfeit_match(desk, key, 1, 1, "+-", "did not come")
        assert points(desk, key)[1] == (20, 40)
        assert points(desk, key)[4] == (0, 0)
        assert desk.state(key).results.player(4).cell(1).result is Result.FORFEIT_LOSS
        service.undo(desk, key)
        assert points(desk, key)[1] == (0, 0)

    def test_a_match_with_games_is_not(self, desk: Desk, key: str) -> None:
        play(desk, key)
        with pytest.raises(Refused, match="over the board"):
            service.forfeit_match(desk, key, 1, 1, "+-")

    def test_a_penalty(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.award(desk, key, [Award("", -10, None, 1, ("p1",))], "late")
        assert points(desk, key)[1] == (0, 20)

    def test_wrong_colours_leave_the_colour_of_the_teams(self, desk: Desk, key: str) -> None:
        play(desk, key)
        before = desk.state(key).results.player(1).cell(1).colour
        service.played_with_wrong_colours(desk, key, 1, (1, 1))
        assert desk.state(key).results.player(1).cell(1).colour is before
        assert desk.state(key).rounds[0].boards[0].games[0].swapped


class Test_lineups:
    @pytest.fixture
    def published(self, desk: Desk, key: str) -> str:
        """The tournament with round 1 published."""
        service.pair_round(desk, key)
        service.publish(desk, key)
        return key

    def test_a_substitute_moves_the_others_up(self, desk: Desk, published: str) -> None:
        assert service.set_lineup(desk, published, 1, 1, [1, 3, 4, 5]) == []
        games = service.match_rows(desk, published)[0].games
        assert [g.first and g.first.place for g in games] == [1, 3, 4, 5]
        assert games[3].first is not None
        assert games[3].first.substitute

    def test_the_order_of_boards_is_kept_or_overruled(self, desk: Desk, published: str) -> None:
        with pytest.raises(Refused, match=r"Player 1\.1 comes before Player 1\.2"):
            service.set_lineup(desk, published, 1, 1, [2, 1, 3, 4])
        found = service.set_lineup(desk, published, 1, 1, [2, 1, 3, 4], "agreed by both captains")
        assert [rule.rule for rule in found] == ["broken-board-order"]
        assert "agreed by both captains" in service.log(desk, published)[-1].say()

    def test_nobody_sits_twice(self, desk: Desk, published: str) -> None:
        with pytest.raises(Refused, match="two boards"):
            service.set_lineup(desk, published, 1, 1, [1, 1, 2, 3], "please")

    def test_an_empty_board_above_others(self, desk: Desk, published: str) -> None:
        with pytest.raises(Refused, match="leaves a board empty"):
            service.set_lineup(desk, published, 1, 1, [0, 1, 2, 3])

    def test_too_many_substitutes(self, desk: Desk, published: str) -> None:
        setup = desk.state(published).setup
        assert setup.teams is not None
        service.add_member(desk, published, 1, Person("Player 1.6", 2000))
        service.change_setup(desk, published, replace(setup, teams=replace(setup.teams, most_substitutes=1)))
        with pytest.raises(Refused, match="more than 1 substitutes"):
            service.set_lineup(desk, published, 1, 1, [1, 2, 5, 6])

    def test_a_board_with_a_result_changes_with_a_reason_only(self, desk: Desk, published: str) -> None:
        service.enter_result(desk, published, 1, (1, 4), "1-0")
        with pytest.raises(Refused, match="already has its result"):
            service.set_lineup(desk, published, 1, 1, [1, 2, 3, 5])
        service.set_lineup(desk, published, 1, 1, [1, 2, 3, 5], "the sheet had the wrong name")
        game = desk.state(published).rounds[0].boards[0].games[3]
        assert game.outcome == "10"
        assert desk.state(published).squad_of(game.first)[1].name == "Player 1.5"

    def test_the_deadline(self, desk: Desk, published: str) -> None:
        setup = desk.state(published).setup
        assert setup.teams is not None
        service.change_setup(desk, published, replace(setup, teams=replace(setup.teams, lineup_minutes=10)))
        early = replace(desk, clock=lambda: desk.state(published).rounds[0].published)
        assert service.set_lineup(early, published, 1, 1, [1, 2, 3, 5]) == []
        late = replace(desk, clock=lambda: "2199-01-01T00:00:00.000Z")
        with pytest.raises(Refused, match="due by"):
            service.set_lineup(late, published, 1, 1, [1, 2, 3, 4])


class Test_lists:
    def test_a_player_of_two_teams_is_named(self, desk: Desk, key: str) -> None:
        with pytest.raises(Refused, match=r"Player 1\.1 also plays for Team 01"):
            service.add_member(desk, key, 2, Person("Player 1.1", 2350))
        service.add_member(desk, key, 2, Person("Player 1.1", 2350), reason="namesake")
        assert len(service.find(desk.state(key), 2).squad.members) == 6

    def test_who_sat_at_a_board_stays(self, desk: Desk, key: str) -> None:
        play(desk, key)
        with pytest.raises(Refused, match="is in a line-up"):
            service.remove_member(desk, key, 1, 1)
        service.remove_member(desk, key, 1, 5)

    def test_the_order_changes_after_round_1_with_a_reason_only(self, desk: Desk, key: str) -> None:
        service.move_member(desk, key, 1, 2, 1)
        play(desk, key)
        with pytest.raises(Refused, match="order of boards"):
            service.move_member(desk, key, 1, 2, 1)

    def test_a_late_team_has_nothing_for_what_it_missed(self, desk: Desk, key: str) -> None:
        play(desk, key)
        added = service.add_team(desk, key, roster(9))
        assert added.joined == 2
        play(desk, key)
        assert desk.state(key).results.player(7).cell(1).result is Result.ABSENT
        assert desk.state(key).results.player(7).cell(2).paired

    def test_a_withdrawn_team_is_paired_no_more(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.withdraw(desk, key, 2)
        play(desk, key)
        assert desk.state(key).results.player(2).cell(2).result is Result.ABSENT

    def test_teams_of_one_club_do_not_meet(self, desk: Desk, key: str) -> None:
        service.forbid(desk, key, [(1, 4)], "same club")
        play(desk, key)
        assert desk.state(key).results.player(1).cell(1).opponent != 4

    def test_check_in(self, desk: Desk) -> None:
        policy = replace(SETUP.policy, check_in="all")
        key = begin(desk, 6, replace(SETUP, policy=policy))
        service.check_in(desk, key, [1, 2, 3, 4])
        service.pair_round(desk, key)
        assert {r.white.number for r in service.boards(desk, key, draft=True)} <= {1, 2, 3, 4}

    def test_numbers_by_hand(self, desk: Desk, key: str) -> None:
        service.number_players(desk, key, order=[6, 5, 4, 3, 2, 1])
        assert desk.state(key).by_number[1].person.name == "Team 06"

    def test_an_empty_team_is_not_paired(self, desk: Desk, key: str) -> None:
        service.add_team(desk, key, Roster("Nobody"))
        with pytest.raises(Refused, match="Nobody has no players"):
            service.pair_round(desk, key)

    def test_players_do_not_enter_alone(self, desk: Desk, key: str) -> None:
        with pytest.raises(Refused, match="with their team"):
            service.add_player(desk, key, Person("Alone"))


class Test_other_systems:
    @pytest.mark.parametrize("system", ["dutch-2026", "dubov-1997", "lim", "burstein-2026"])
    def test_any_system_pairs_teams(self, desk: Desk, system: str) -> None:
        key = begin(desk, 7, replace(SETUP, system=system))
        for _ in range(3):
            play(desk, key)
        assert service.table(desk, key).rounds == 3

    def test_draughts_numbers_teams_by_their_rated_players(self, desk: Desk) -> None:
        setup = replace(service.template("draughts"), teams=TeamRules(2), rounds=3)
        key = service.add_tournament(desk, setup)
        strong = Roster("Strong", (Person("A", 2300), Person("B")))
        many = Roster("Many", (Person("C", 1500), Person("D", 1500)))
        last = Roster("Last", (Person("E"), Person("F")))
        other = Roster("Other", (Person("G"), Person("H")))
        service.add_teams(desk, key, [strong, many, last, other])
        service.draw_colour(desk, key, Colour.WHITE)
        with pytest.raises(Refused, match="Last and Other"):
            service.pair_round(desk, key)
        service.draw_lots(desk, key, [4, 3, 2, 1])
        assert [e.person.name for e in desk.state(key).by_number.values()] == [
            "Many",
            "Strong",
            "Other",
            "Last",
        ]
        play(desk, key, ("2-0", "1-1"))

    def test_a_team_system_needs_teams(self, desk: Desk) -> None:
        with pytest.raises(Refused, match="how many boards"):
            service.add_tournament(desk, replace(SETUP, teams=None))


class Test_draughts:
    """FMJD teams: numbered by 3.1.3, two points a game, a match won by the team that rests (8.2)."""

    SETUP = replace(service.template("teams", "fmjd-1986"), rounds=3)

    def begin(self, desk: Desk) -> str:
        """Five teams of four boards; team 1 has two players without a rating."""
        key = service.add_tournament(desk, self.SETUP)
        for n in range(1, 6):
            team = roster(n)
            people = [replace(p, rating=0) if n == 1 and b < 2 else p for b, p in enumerate(team.players)]
            service.add_team(desk, key, team._replace(players=tuple(people)))
        service.draw_colour(desk, key, Colour.WHITE, "coin")
        return key

    def test_an_event_from_the_list_to_the_report(self, desk: Desk) -> None:
        key = self.begin(desk)
        for number in (1, 2, 3):
            assert play(desk, key, ("2-0", "1-1", "1-1", "2-0")) == number
        state = desk.state(key)
        assert state.by_number[5].person.name == "Team 01"  # fewer rated players
        assert state.setup.scoring.win == 20
        assert sorted(gained for gained, _ in points(desk, key).values())[-1] >= 40
        rest = [r.boards[-1].white for r in state.rounds]
        matches = state.matches
        assert matches is not None
        assert [matches.of[state.entrants[uid].number][n].points for n, uid in enumerate(rest)] == [20] * 3
        again = service.import_report(desk, service.export_trf(desk, key, "26").encode(), "again")
        assert points(desk, again) == points(desk, key)
        assert desk.state(again).setup.system == "fmjd-1986"
        assert "SOLK" in map(str, service.tiebreaks_of(state.setup))
        while desk.state(key).rounds:
            service.undo(desk, key, reason="test")
