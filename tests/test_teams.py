"""Team events: reports with teams read into matches, paired, checked, and written back."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.checking import check_teams
from ronde.cli import main
from ronde.cli.answering import answer
from ronde.errors import BadInput
from ronde.facts.acceleration import nominal_points, virtual_points
from ronde.facts.history import scores
from ronde.formats import trf
from ronde.formats.trf import teams as trf_teams
from ronde.formats.trf import trf26
from ronde.generating import Plan, generate
from ronde.model import BYE, Cell, Colour, Pair, Result, Tournament
from ronde.pairing import with_choice
from ronde.teams import Matches, board_pairs, fold, next_round, read, stated, with_round
from tests.crosstables import crosstable
from tests.test_literal_team_tiebreaks import random_event

CORPUS = Path(__file__).parent / "corpus" / "trf"
W, B = Colour.WHITE, Colour.BLACK
SYSTEMS = ("dutch-2012", "elo-swiss", "lim", "dubov-1997", "burstein-1998", "fmjd-1986", "swiss-team-2026")


def event(cells: str, *records: str) -> Tournament:
    """A team event: players are numbered team by team, two to a team."""
    teams = range(1, len(cells.strip().splitlines()) // 2 + 1)
    lines = [f"310 {n:>3} {f'Team {n}':<64} {2 * n - 1:>4} {2 * n:>4}" for n in teams]
    return crosstable(cells, records=("352 WB", *lines, *records))


def cells_of(matches: Matches, team: int) -> list[Cell]:
    return [match.cell for match in matches.of[team]]


def points_of(matches: Matches, team: int) -> list[tuple[int, int]]:
    return [(match.points, match.games) for match in matches.of[team]]


class Test_reading:
    def test_boards_make_matches(self) -> None:
        matches = read(event("3w1 .\n4b= .\n1b0 .\n2w= ."))
        assert cells_of(matches, 1) == [Cell(2, W, Result.WIN)]
        assert cells_of(matches, 2) == [Cell(1, B, Result.LOSS)]
        assert points_of(matches, 1) == [(20, 15)]

    def test_the_colours_of_the_boards_tell_the_colour_of_the_match(self) -> None:
        """White has Black on the first board here (352 BW)."""
        tournament = event("3w1\n4b=\n1b0\n2w=")
        turned = replace(tournament, records=("352 BW", *tournament.records[1:]))
        assert cells_of(read(turned), 1) == [Cell(2, B, Result.WIN)]
        assert board_pairs(Pair(1, 2), read(turned)) == (Pair(3, 1), Pair(2, 4))

    def test_an_empty_first_board_has_no_colour(self) -> None:
        """Board 1 of team 1 is empty: player 2 has Black on board 2, so team 1 is White."""
        matches = read(event(".\n4b1\nU\n2w0", "300   1   1   2    0    2"))
        assert cells_of(matches, 1) == [Cell(2, W, Result.DRAW)]
        assert matches.of[1][0].boards == (0, 10)
        assert matches.of[2][0].boards == (10, 0)

    def test_byes_rests_and_forfeits_of_teams(self) -> None:
        cells = "3w1 . .\n4b1 . .\n1b0 . .\n2w0 . .\n. . 7w1\n. . 8b1\n. . 5b0\n. . 6w0"
        records = (
            "240 H   1    3",
            "240 F   1    4",
            "320  1.5  0.5       2",
            "330 -+   2   1   3",
            "240 Z   3    1",
        )
        matches = read(event(cells, *records))
        assert [c.result.value for c in cells_of(matches, 1)] == ["1", "-", "Z"]
        assert [c.result.value for c in cells_of(matches, 2)] == ["0", "U", "Z"]
        assert [c.result.value for c in cells_of(matches, 3)] == ["H", "+", "1"]
        assert cells_of(matches, 3)[1] == Cell(1, B, Result.FORFEIT_WIN)
        assert points_of(matches, 2)[1] == (15, 5)
        assert points_of(matches, 3) == [(10, 10), (20, 20), (20, 20)]
        assert points_of(matches, 4)[:2] == [(20, 20), (0, 0)]
        assert fold(matches).settings.scoring.pairing_bye == 15

    def test_a_match_without_a_game_is_forfeited(self) -> None:
        matches = read(event("3w+ 3w- 3w+\n4b+ 4b- 4b-\n1b- 1b- 1b-\n2w- 2w- 2w+"))
        assert [c.result.value for c in cells_of(matches, 1)] == ["+", "-", "="]
        assert [c.result.value for c in cells_of(matches, 2)] == ["-", "-", "="]

    def test_a_match_still_being_played(self) -> None:
        matches = read(event("3w1\n4b*\n1b0\n2w*"))
        assert cells_of(matches, 1) == [Cell(2, W, Result.PENDING)]
        assert points_of(matches, 1) == [(0, 10)]

    def test_a_forfeited_last_round_without_boards_is_a_round(self) -> None:
        matches = read(event("3w1\n4b1\n1b0\n2w0", "330 --   2   1   2"))
        assert matches.rounds == 2
        assert [c.result.value for c in cells_of(matches, 2)] == ["0", "-"]

    @pytest.mark.parametrize(
        ("record", "points"),
        [
            ("299 W   1.5   2.0", [(15, 20), (15, 20)]),
            ("299 W   1.5   2.0   2", [(20, 20), (15, 20)]),
            ("299 W   1.5         2    2", [(20, 20), (20, 20)]),
            ("299    -1.0  -0.5   1    1", [(10, 15), (20, 20)]),
            ("299 L   1.0   1.0", [(20, 20), (20, 20)]),
        ],
    )
    def test_points_out_of_the_ordinary(self, record: str, points: list[tuple[int, int]]) -> None:
        assert points_of(read(event("3w1 3b1\n4b1 4w1\n1b0 1w0\n2w0 2b0", record)), 1) == points

    def test_the_special_record_prevails(self) -> None:
        lines = ("299 W   1.0   1.0   1    1", "299 W   1.5   1.5")
        assert points_of(read(event("3w1 3b1\n4b1 4w1\n1b0 1w0\n2w0 2b0", *lines)), 1) == [(10, 10), (15, 15)]

    @pytest.mark.parametrize(
        ("cells", "records", "message"),
        [
            ("2w1\n1b0", (), "not a team event"),
            ("2w1\n1b0", (f"013 {'A':<32}   1    9",), "names player 9, who is not in the file"),
            ("2w1\n1b0", (f"013 {'A':<32}   1", f"013 {'B':<32}   1"), "player 1 is in team 1 and in team 2"),
            ("3w1\n.\n1b0", (f"013 {'A':<32}   1",), "do not all meet one team in round 1"),
            (
                "2w1\n1b0",
                (f"310   4 {'A':<64}    1", f"310   4 {'B':<64}    2"),
                "two teams have the number 4",
            ),
            ("2w1\n1b0", (f"013 {'A':<32}   1", "362 TW 2", "320  x.0"), "points must be a number"),
        ],
    )
    def test_what_contradicts_itself(self, cells: str, records: tuple[str, ...], message: str) -> None:
        with pytest.raises(BadInput, match=message):
            read(replace(crosstable(cells), records=records))


class Test_the_report:
    HEAD = "012 League\nXXR 5\n352 WB\n"
    PLAYERS = "".join(f"001 {n:>4}      Player {n:<26} {2100 - n}\n" for n in range(1, 9))
    TEAMS = "".join(
        f"310 {t:>3} {f'Team {t}':<32} {'':5} {2000 + t:>6} {'':6} {'':6} {'':3}  {2 * t - 1:>4} {2 * t:>4}\n"
        for t in range(1, 5)
    )

    def read(self, *records: str) -> Tournament:
        return trf.read(self.HEAD + self.PLAYERS + self.TEAMS + "".join(f"{line}\n" for line in records))

    def test_byes_accelerations_and_forbidden_pairs_are_those_of_teams(self) -> None:
        tournament = self.read("240 H   1    2", "250  1.0        1   2    1    2", "260   1   3    1    4")
        assert not any(p.cells for p in tournament.players)
        assert not tournament.settings.virtual_points
        assert not tournament.forbidden_in(1)
        folded = fold(read(tournament))
        assert folded.player(2).cells == (Cell(result=Result.HALF_BYE),)
        assert folded.settings.virtual_points == ((1, (10, 10)), (2, (10, 10)))
        assert folded.forbidden_in(3) == ((1, 4),)
        assert folded.forbidden_in(4) == ()
        assert [p.rating for p in folded.players] == [2001, 2002, 2003, 2004]

    def test_lots_and_those_kept_from_the_bye_are_teams(self) -> None:
        tournament = self.read("### ronde system=fmjd-1986-lots lots=4,2,1,3 no-bye=2")
        folded = fold(read(tournament))
        assert folded.settings.lots == (4, 2, 1, 3)
        assert folded.settings.no_bye == {2}
        assert not folded.settings.options
        with pytest.raises(BadInput, match="there is no team 8"):
            fold(read(self.read("### ronde lots=8")))

    def test_baku_points_of_teams_are_stated_for_other_programs(self) -> None:
        """As far as the round to pair, as those of players are (XXA)."""
        tournament = self.read("192 FIDE_TEAM_TYPEA_MP_GP_BAKU")
        text = trf.write(stated(read(tournament)))
        assert [line for line in text.split("\n") if line.startswith("250")] == [
            "250  2.0        1   1    1    1",
            "250  2.0        1   1    2    2",
            "250  0.0        1   1    3    3",
            "250  0.0        1   1    4    4",
        ]
        folded = fold(read(trf.read(text.replace("_BAKU", ""))))
        assert folded.settings.acceleration is None
        assert virtual_points(folded) == dict(nominal_points(fold(read(tournament))))

    def test_of_players_who_have_teams_besides_they_are_players(self) -> None:
        """A report without any record of a team event: 013 alone makes none."""
        text = "012 Open\nXXR 5\n" + self.PLAYERS + f"013 {'Club':<32}   1    2\n240 H   1    2\n"
        assert trf.read(text).player(2).cells == (Cell(result=Result.HALF_BYE),)

    def test_the_next_round_and_back(self) -> None:
        """Team 4 asked for a bye, so one of three rests; the round stands in the cells and in record 320."""
        tournament = with_choice(self.read("240 H   1    4"), "dutch-2012", None)
        matches = read(tournament)
        pairs = next_round(matches).pairs
        assert [set(pair) for pair in pairs] == [{1, 2}, {3}]
        text = trf.write(with_round(matches, pairs))
        again = trf.read(text)
        assert "320  1.0  1.0   3" in text.splitlines()
        assert [c.opponent for c in again.player(1).cells] == [3]
        assert {again.player(1).cells[0].colour, again.player(2).cells[0].colour} == {W, B}
        assert [c.result.value for c in cells_of(read(again), 3)] == ["U"]
        assert [c.result.value for c in cells_of(read(again), 4)] == ["H"]
        assert cells_of(read(again), 1)[0].result is Result.PENDING

    def test_a_board_without_opponent_is_won(self) -> None:
        """Player 2 is away in round 1: board 2 of team 2 has nobody opposite."""
        tournament = self.read()
        players = tuple(
            p.with_cell(1, Cell(result=Result.ABSENT)) if p.id == 2 else p for p in tournament.players
        )
        matches = read(replace(tournament, players=players))
        assert board_pairs(Pair(1, 2), matches) == (Pair(1, 3), Pair(4))
        assert with_round(matches, (Pair(1, 2),)).player(4).cells == (BYE,)

    def test_a_team_stays_away_if_all_its_players_do(self) -> None:
        tournament = self.read("XXZ 3 4")
        assert [p.id for p in fold(read(tournament)).available()] == [1, 3, 4]

    @pytest.mark.parametrize("file", sorted(CORPUS.glob("*team*.trf"), key=str))
    def test_nothing_is_lost(self, file: Path) -> None:
        """What other programs wrote comes back, in both forms; only blank ends of lines may differ."""
        tournament = trf.read(file.read_bytes())
        lines = trf.decode(file.read_bytes()).replace("\r", "").rstrip("\n").split("\n")
        assert trf.write(tournament).rstrip("\n").split("\n") == lines
        again = trf.read(trf26.write(tournament))
        assert read(again).of == read(tournament).of
        for code in trf_teams.TEAM_CODES | trf_teams.OF_EITHER:
            found = [line for line in again.records if line.startswith(code)]
            assert found == [line for line in tournament.records if line.startswith(code)]


class Test_points_beyond_the_results:
    RECORD = "299    -2.0         1    1"

    def test_teams_are_paired_on_what_they_have(self) -> None:
        """1 and 2 won; 1 lost its points by a penalty and meets a team without points."""
        cells = "5w1\n6b1\n7w1\n8b1\n1b0\n2w0\n3b0\n4w0"
        plain = with_choice(replace(event(cells), name="x"), "dutch-2012", None)
        fined = replace(plain, records=(*plain.records, self.RECORD))
        assert {frozenset(p) for p in next_round(read(plain)).pairs} == {frozenset({1, 2}), frozenset({3, 4})}
        assert scores(fold(read(fined))) == {1: 0, 2: 20, 3: 0, 4: 0}
        assert frozenset({1, 2}) not in {frozenset(p) for p in next_round(read(fined)).pairs}
        again = trf.read(trf.write(fold(read(fined))))
        assert again.player(1).cells[0].points == 0
        assert scores(again) == scores(fold(read(fined)))

    @pytest.mark.parametrize(("system", "acceleration"), [("fmjd-1986", None), ("dutch-2012", "haley")])
    def test_by_every_system(self, system: str, acceleration: str | None) -> None:
        """1 and 2 won against 3 and 4; without its points 1 is one of three, whatever is added to them."""
        cells = "5w1\n6b1\n7w1\n8b1\n1b0\n2w0\n3b0\n4w0"
        fined = replace(event(cells), records=(*event(cells).records, self.RECORD), name="x")
        matches = read(with_choice(fined, system, acceleration))
        assert scores(fold(matches))[1] == 0
        assert len(next_round(matches).pairs) == 2


class Test_random_events:
    @pytest.mark.parametrize("system", SYSTEMS)
    def test_every_round_is_that_of_the_system(self, system: str) -> None:
        """Written, read and paired again: nothing differs, with byes, forfeits and line-ups."""
        for seed in range(3):
            plan = Plan(9, 4, seed, system, forfeit_rate=0.1, absence_rate=0.05, half_bye_rate=0.05, boards=3)
            report = check_teams(read(trf.read(trf.write(generate(plan)))))
            assert report.clean, (seed, list(report.all_findings()))
            assert len(report.rounds) == 4

    def test_what_is_written_is_read(self) -> None:
        for seed in range(60):
            tournament = random_event(seed)
            for write in (trf.write, trf26.write):
                again = trf.read(write(tournament))
                assert read(again).of == read(tournament).of
                assert fold(read(again)).players == fold(read(tournament)).players


class Test_what_the_report_states:
    def findings(self, *stated: str, codes: str = "202 MPvGP") -> list[str]:
        """1 beat 2 and 3 beat 4, 1½-½ each; `stated` holds match points, game points and ranks."""
        tournament = event("3w1\n4b=\n1b0\n2w=\n7w1\n8b=\n5b0\n6w=", codes)
        said = dict(enumerate(stated, 1))
        lines = [
            f"{line[:54]}{said.pop(int(line[4:7])):<17}  {line[73:]}" if line.startswith("310") else line
            for line in tournament.records
        ]
        return [f.say() for f in check_teams(read(replace(tournament, records=tuple(lines)))).findings]

    def test_nothing_is_wrong(self) -> None:
        right = ("   2.0    1.5   1", "   0.0    0.5   3", "   2.0    1.5   2", "   0.0    0.5   4")
        assert self.findings(*right) == []

    def test_wrong_points_and_ranks(self) -> None:
        wrong = ("   2.0    1.0   1", "   1.0    0.5   2", "   2.0    1.5   3", "   0.0    0.5   4")
        assert self.findings(*wrong) == [
            "team 1: the file says 1 game points, the results give 1.5",
            "team 2: the file says 1 match points, the results give 0",
            "team 2: the file says place 2, 0 points give place 3 to 4",
            "team 3: the file says place 3, 2 points give place 1 to 2",
        ]

    def test_codes_of_another_program(self) -> None:
        right = ("   2.0    1.5   1", "   0.0    0.5   3", "   2.0    1.5   2", "   0.0    0.5   4")
        assert self.findings(*right, codes="202 OTHER_ONE") == []


class Test_words:
    """Teams that are paired by a system for players are called teams."""

    REPORT = "samples/teams.trf"
    ASKED = (
        ("explain",),
        ("report",),
        ("explain", "--player", "7"),
        ("why", "7"),
        ("why", "2", "7"),
        ("check",),
    )

    @pytest.mark.parametrize("system", SYSTEMS)
    def test_commands_do_not_speak_of_players(self, system: str, capsys: pytest.CaptureFixture[str]) -> None:
        for language, players in (("en", r"\bplayers?\b"), ("fr", r"\bjoueu|\bpersonnes\b|\bune personne")):
            for command, *about in self.ASKED:
                asked = [command, self.REPORT, *about, "--teams", "--system", system, "--lang", language]
                assert main(asked) in (0, 4)
                said = capsys.readouterr().out
                assert said
                assert not re.search(players, said, re.I), asked

    def test_a_likely_cause(self, capsys: pytest.CaptureFixture[str]) -> None:
        asked = ["check", self.REPORT, "--teams", "--system", "burstein-2026"]
        assert main([*asked, "--lang", "en"]) == 4
        assert "paired without the teams of 2-9, 8-7, matches added by hand" in capsys.readouterr().out
        assert main([*asked, "--lang", "fr"]) == 4
        assert (
            "appariées sans les équipes de 2-9, 8-7, rencontres ajoutées à la main" in capsys.readouterr().out
        )

    def test_the_pipe(self) -> None:
        question = {"do": "explain", "report": Path(self.REPORT).read_text(), "teams": True}
        assert "the number of teams, 1, is odd" in answer(question)["text"]
