"""Team events: match points and game points, and the tie-breaks of articles 11 to 13, by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from ronde.errors import BadInput
from ronde.formats import trf
from ronde.formats.trf import teams as trf_teams
from ronde.model import Result, Tournament
from ronde.ranking import standings
from ronde.ranking.tiebreaks import teams as tiebreaks_teams
from ronde.ranking.tiebreaks.event import Kind
from ronde.ranking.tiebreaks.teams import TeamEvent
from ronde.tables.lists import render, standings_table
from ronde.teams import read
from tests.crosstables import crosstable

F = Fraction
CORPUS = Path(__file__).parent / "corpus" / "trf"


def teams(cells: str, *records: str, size: int = 2) -> Tournament:
    """A team event: players are numbered board by board, team 1 first, `size` to a team."""
    tournament = crosstable(cells)
    count = len(tournament.players) // size
    lines = [
        f"013 {f'Team {t + 1}':<32}" + "".join(f" {t * size + b + 1:>4}" for b in range(size))
        for t in range(count)
    ]
    return replace(tournament, records=(*lines, *records))


def team_standings(tournament: Tournament, *args: str, **more: str) -> standings.Standings:
    return standings.team_standings(read(tournament), *args, **more)  # type: ignore[arg-type]


def team_event(tournament: Tournament, **more: str) -> TeamEvent:
    return tiebreaks_teams.team_event(read(tournament), **more)  # type: ignore[arg-type]


def ranked(tournament: Tournament, codes: str, **more: str) -> list[tuple[int, tuple[Fraction | None, ...]]]:
    return [(row.id, row.values) for row in team_standings(tournament, codes, **more).rows]


def value(tournament: Tournament, code: str, edition: str = "2026") -> dict[int, Fraction | None]:
    return {row.id: row.values[-1] for row in team_standings(tournament, f"PTS,{code}", edition).rows}


#: three teams of two; 1-2 is 1½-½, 3-1 is 2-0, 2-3 is 1-1; whoever does not play has the rest
THREE = """
    3w1 5b0 U
    4b= 6w0 U
    1b0 U   5w1
    2w= U   6b0
    U   1w1 3b0
    U   2b1 4w1
"""
RESTS = "320  0.0  0.0   3   2   1"


@pytest.mark.article("tiebreaks 11", "tiebreaks 13.1")
class Test_11_scores:
    def test_match_points_and_game_points(self) -> None:
        tournament = teams(THREE, RESTS)
        assert value(tournament, "MPTS") == {1: 2, 2: 1, 3: 3}
        assert value(tournament, "GPTS") == {1: F(3, 2), 2: F(3, 2), 3: 3}
        assert value(tournament, "MPVGP") == value(tournament, "GPTS")

    def test_ranked_on_either(self) -> None:
        tournament = teams(THREE, RESTS)
        assert [id_ for id_, _ in ranked(tournament, "PTS")] == [3, 1, 2]
        by_games = team_standings(tournament, "PTS,MPVGP", primary="GP")
        assert [(row.id, row.values) for row in by_games.rows] == [
            (3, (3, 3)), (1, (F(3, 2), 2)), (2, (F(3, 2), 1)),
        ]  # fmt: skip
        with pytest.raises(BadInput, match="on MP or GP"):
            team_standings(tournament, "PTS", primary="XP")

    def test_rest_is_a_drawn_match_unless_the_report_says_otherwise(self) -> None:
        assert value(teams(THREE), "MPTS") == {1: 3, 2: 2, 3: 4}
        assert value(teams(THREE), "GPTS") == {1: F(5, 2), 2: F(5, 2), 3: 4}

    def test_scale_of_the_matches(self) -> None:
        assert value(teams(THREE, RESTS, "362 TW 3     TD 1     TL 0"), "MPTS") == {1: 3, 2: 1, 3: 4}

    def test_forfeited_match_and_byes_asked_for(self) -> None:
        cells = "3w1 5-+\n4b1 6-+\n1b0 .\n2w0 .\n. 1--\n. 2--"
        tournament = teams(cells, "330 +-   2   1   3", "240 F   1    3", "240 H   2    2")
        event = team_event(tournament)
        assert [e.kind for e in event.entries[1]] == [Kind.GAME, Kind.FORFEIT_WIN]
        assert [e.kind for e in event.entries[2]] == [Kind.GAME, Kind.HALF_BYE]
        assert [e.kind for e in event.entries[3]] == [Kind.FULL_BYE, Kind.FORFEIT_LOSS]
        assert event.scores["MP"].score == {1: 40, 2: 10, 3: 20}
        assert event.scores["GP"].score == {1: 40, 2: 10, 3: 20}

    def test_not_a_team_event(self) -> None:
        with pytest.raises(BadInput, match="not a team event"):
            team_standings(crosstable("2w1\n1b0"))

    @pytest.mark.parametrize(
        ("file", "wrong"),
        [("grandmommys_cup_trf25_team_249p", []), ("grandmommys_cup_trf26_team_249p", [47])],
    )
    def test_a_large_report_states_the_same_scores(self, file: str, wrong: list[int]) -> None:
        """50 teams, 14 rounds; the later file contradicts itself about team 47 (240 names team 50)."""
        tournament = without(large(file), "299")
        found, stated = totals(tournament), trf_teams.stated(tournament.records)
        assert [i for i in stated if stated[i][:2] != found[i]] == wrong
        table = team_standings(tournament)
        assert [str(code) for code in table.codes] == ["PTS", "EDET/P", "EMGSB/C1/P", "BH:MP/C1/P", "MPVGP"]
        assert not table.dropped
        assert "Slovakia" in render(standings_table(table))

    def test_abnormal_points_of_a_large_report(self) -> None:
        """Its 299 records give 1½ game points for every match lost by forfeit, which its totals leave out."""
        tournament = large("grandmommys_cup_trf26_team_249p")
        found, ordinary = totals(tournament), totals(without(tournament, "299"))
        lost = {
            id_: sum(match.cell.result is Result.FORFEIT_LOSS for match in row)
            for id_, row in read(tournament).of.items()
        }
        assert sum(lost.values()) == 24
        assert found == {i: (mp, gp + 15 * lost[i]) for i, (mp, gp) in ordinary.items()}


def large(file: str) -> Tournament:
    return trf.read((CORPUS / f"{file}.trf").read_bytes())


def without(tournament: Tournament, code: str) -> Tournament:
    return replace(tournament, records=tuple(r for r in tournament.records if not r.startswith(code)))


def totals(tournament: Tournament) -> dict[int, tuple[int, int]]:
    scores = team_event(tournament).scores
    return {i: (mp, scores["GP"].score[i]) for i, mp in scores["MP"].score.items()}


class Test_individual_tie_breaks_on_either_score:
    @pytest.mark.article("tiebreaks 8.1", "tiebreaks 16.4.2")
    def test_buchholz(self) -> None:
        """The rest of 3 in match points: own 3, at most three drawn matches, 3; in game points 3, 3."""
        tournament = teams(THREE, RESTS)
        assert value(tournament, "BH:MP") == {1: 1 + 3 + 2, 2: 2 + 1 + 3, 3: 3 + 2 + 1}
        assert value(tournament, "BH") == value(tournament, "BH:MP")
        assert value(tournament, "BH:GP") == {1: 6, 2: 6, 3: 6}
        assert value(tournament, "WON") == {1: 1, 2: 0, 3: 1}

    def test_direct_encounter_on_game_points(self) -> None:
        tied = teams("3w1 .\n4b0 .\n1b0 .\n2w1 .")
        assert [row.values for row in team_standings(tied, "DE:GP").rows] == [(1, 0), (1, 0)]


#: four teams of two, all matches; 1, 2 and 3 have 4 match points: 1 beat 2 2-0, 2 beat 3 and 3 beat 1 1½-½
RING = """
    3w1 5b= 7w1
    4b1 6w0 8b1
    1b0 7w1 5b1
    2w0 8b1 6w=
    7w1 1w= 3w0
    8b= 2b1 4b=
    5b0 3b0 1b0
    6w= 4w0 2w0
"""


@pytest.mark.article("tiebreaks 13.3")
class Test_13_3_extended_direct_encounter:
    def test_the_other_score_where_the_first_separates_nobody(self) -> None:
        """Each of the three won once; game points among them 2½, 1½, 2."""
        table = team_standings(teams(RING), "EDE")
        assert [(row.id, row.values) for row in table.rows] == [
            (1, (4, 2)), (3, (4, 1)), (2, (4, 0)), (4, (0, None)),
        ]  # fmt: skip

    def test_two_teams_by_their_boards(self) -> None:
        """1-1 between them: nothing without boards; board 1 was won by team 2."""
        drawn = teams("3w0\n4b1\n1b1\n2w0")
        assert [row.place for row in team_standings(drawn, "EDE").rows] == [1, 1]
        assert [row.id for row in team_standings(drawn, "EDET").rows] == [2, 1]
        assert [row.id for row in team_standings(drawn, "EDEB").rows] == [2, 1]
        assert [row.id for row in team_standings(drawn, "EDEBT").rows] == [2, 1]
        assert [row.id for row in team_standings(drawn, "EDEBB").rows] == [2, 1]

    def test_three_teams_are_not_compared_by_boards(self) -> None:
        apart = teams("3w1 .\n4b0 .\n1b0 5w=\n2w1 6b=\n. 3b=\n. 4w=", "320  1.0  1.0   3   1")
        assert {row.place for row in team_standings(apart, "EDET").rows if row.score == 20} == {1}

    def test_forfeited_matches_count_with_P(self) -> None:
        tournament = teams("3-+\n4-+\n1--\n2--", "330 +-   1   1   2", "362 TW 0     TD 0     TL 0")
        assert [row.place for row in team_standings(tournament, "EDE").rows] == [1, 1]
        assert [row.id for row in team_standings(tournament, "EDE/P").rows] == [1, 2]


@pytest.mark.article("tiebreaks 12.1", "tiebreaks 12.2", "tiebreaks 12.3")
class Test_12_boards:
    #: team 1 has 1 on board 1 and 2 on board 2 and 0 on board 3; team 2 has 2, 0, 1; all 3 game points
    BOARDS = teams("4w1 4b0\n5b1 5w1\n6w0 6b0\n1b0 1w1\n2w0 2b0\n3b1 3w1", size=3)

    def test_board_count(self) -> None:
        """Team 1: 1 + 2·2 = 5; team 2: 1 + 3·2 = 7; the lower is better."""
        assert [(row.id, row.values[1]) for row in team_standings(self.BOARDS, "BC").rows] == [(1, 1), (2, 0)]

    def test_board_count_needs_equal_game_points(self) -> None:
        tournament = teams("3w1\n4b1\n1b0\n2w0", "362 TW 0     TD 0     TL 0")
        assert [row.place for row in team_standings(tournament, "BC").rows] == [1, 1]

    def test_top_boards(self) -> None:
        """Board 1 is level, 1 and 1; on board 2 team 1 has 2."""
        assert [row.id for row in team_standings(self.BOARDS, "TBR").rows] == [1, 2]

    def test_without_the_bottom_board(self) -> None:
        assert [row.id for row in team_standings(self.BOARDS, "BBE").rows] == [1, 2]

    def test_boards_as_lined_up(self) -> None:
        """Player 2 sat at board 1 and board 2 was empty."""
        tournament = teams("U\n3w1\n2b0\nU", "300   1   1   2    2    0", "300   1   2   1    3    4")
        event = team_event(tournament)
        assert event.boards == {1: ((10, 0),), 2: ((0, 10),)}


@pytest.mark.article("tiebreaks 13.2", "tiebreaks 13.4")
class Test_13_products_and_schedule:
    def test_extended_sonneborn_berger(self) -> None:
        """Team 1 beat 2 (4 MP, 4 GP) 2-0, lost ½-1½ to 3 (4 MP, 4 GP), beat 4 (0 MP, ½ GP) 2-0."""
        tournament = teams(RING)
        assert value(tournament, "GPTS") == {1: F(9, 2), 2: F(7, 2), 3: F(7, 2), 4: F(1, 2)}
        assert value(tournament, "EMMSB")[1] == 4 * 2 + 4 * 0 + 0 * 2
        assert value(tournament, "EMGSB")[1] == 4 * 2 + 4 * F(1, 2) + 0 * 2
        assert value(tournament, "EGMSB")[1] == F(7, 2) * 2 + 0 + F(1, 2) * 2
        assert value(tournament, "EGGSB")[1] == F(7, 2) * 2 + F(7, 2) * F(1, 2) + F(1, 2) * 2
        assert value(tournament, "EMGSB/C1")[1] == 10
        assert value(tournament, "EGGSB/C1")[1] == F(7, 2) * 2 + F(7, 2) * F(1, 2)
        assert value(tournament, "EMMSB") == value(tournament, "SB:MP")
        assert value(tournament, "EGGSB") == value(tournament, "SB:GP")

    def test_score_and_schedule(self) -> None:
        """Three rounds of two match points are 6, a match has two game points: divided by 3."""
        tournament = teams(RING)
        assert value(tournament, "SSSC")[1] == F(9, 2) + F(4 + 4 + 0, 3)
        assert value(tournament, "SSSC/K4")[1] == F(9, 2) + F(8, 4)
        fore = value(tournament, "FB:MP")[1]
        assert fore is not None
        assert value(tournament, "SSSC/F")[1] == F(9, 2) + fore / 3

    def test_the_divisor_is_at_least_one(self) -> None:
        tournament = teams("4w1\n5b1\n6w1\n1b0\n2w0\n3b0", size=3)
        assert value(tournament, "SSSC")[1] == 3


def test_a_team_event_is_an_event_in_the_score_that_ranks() -> None:
    event = team_event(teams(RING), primary="GP")
    assert isinstance(event, TeamEvent)
    assert event.entries == event.first.entries == event.scores["GP"].entries
    assert event.second is event.scores["MP"]
