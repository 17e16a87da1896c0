"""The checker: planted errors are found, clean events are not blamed, for every system."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ronde.checking import check, check_teams
from ronde.cli import main
from ronde.cli.checking import Asked, verdict
from ronde.facts.history import scores
from ronde.formats import trf
from ronde.formats.trf.teams import is_team_event
from ronde.generating import Plan, generate
from ronde.model import ABSENT, BYE, Cell, Colour, Player, Result, Settings, Tournament
from ronde.pairing import pair
from ronde.ranking.standings import standings
from ronde.systems import KEYS
from ronde.teams import read
from ronde.words import Message
from tests.planted import clean, event, plant, planted


def numbers(sentence: str) -> list[str]:
    """The players, rounds and places that a sentence names."""
    return re.findall(r"\d+", sentence)


@pytest.mark.parametrize("key", KEYS)
class Test_every_system:
    def test_clean_events_are_not_blamed(self, key: str) -> None:
        assert all(clean(key, seed) for seed in range(6))

    def test_planted_errors_are_found(self, key: str) -> None:
        answers = [planted(key, seed) for seed in range(20)]
        assert [a for a in answers if a is not None and not a[1]] == []
        assert len({a[0] for a in answers if a is not None}) >= 4

    def test_the_reason_against_a_pair_names_its_article(self, key: str) -> None:
        lines = []
        for seed in range(4):
            swapped = plant(event(key, seed), "pairs", Random(seed))
            if swapped is not None:
                told = verdict(Asked(key), "swapped.trf", swapped[0])
                lines += [one["line"] for one in told["rounds"] if not one["equal"] and one["expected"]]
        reasons = [line.rpartition(" Against ")[2] for line in lines if " Against " in line]
        assert len(reasons) >= 2
        assert [one for one in reasons if not re.search(r"\[[^]]+\]$|could not all be paired", one)] == []


def test_a_pair_forbidden_in_some_rounds_only_is_forbidden_in_those() -> None:
    start = Tournament(tuple(Player(n, rating=2000 - n) for n in range(1, 9)), Settings("dutch-2012", 5))
    apart = replace(start, settings=replace(start.settings, forbidden_rounds=((1, 1, (1, 5)),)))
    cells = {}
    for white, black in pair(apart).pairs:
        cells[white] = Cell(black, Colour.WHITE, Result.DRAW)
        cells[black] = Cell(white, Colour.BLACK, Result.DRAW)
    after = apart.with_round(cells)
    assert check(after).clean
    assert not check(replace(after, settings=start.settings)).clean


class Test_rounds_not_announced:
    """Last rounds of eight players: only a last round allows the colours of 4 and 6."""

    def unannounced(self, seed: int, key: str = "dutch-2026", rounds: int | None = None) -> Tournament:
        played = generate(Plan(8, 5, seed, key))
        return replace(played, settings=replace(played.settings, rounds=rounds))

    @pytest.mark.parametrize(("key", "seed"), [("dutch-2026", 4), ("dutch-2012", 6), ("lim-2026", 24)])
    def test_last_round_follows_as_the_last(self, key: str, seed: int) -> None:
        report = check(self.unannounced(seed, key))
        assert report.clean
        assert [note.sentence.name for note in report.notes] == ["check-as-last"]
        assert not check(self.unannounced(seed, key, rounds=6)).clean

    def test_last_round_follows_as_an_earlier_one(self) -> None:
        begun = generate(Plan(8, 6, 4, "dutch-2026")).before(6)
        report = check(replace(begun, settings=replace(begun.settings, rounds=None)))
        assert report.clean
        assert [note.sentence.name for note in report.notes] == ["check-as-earlier"]

    def test_earlier_rounds_are_never_last(self) -> None:
        """Round 5 of 6 paired as if it were the last."""
        played = generate(Plan(8, 5, 4, "dutch-2026"))
        more = replace(played, settings=replace(played.settings, rounds=None))
        pairs = pair(more).pairs
        cells = {p.white: Cell(p.black, Colour.WHITE, Result.DRAW) for p in pairs}
        cells |= {p.black: Cell(p.white, Colour.BLACK, Result.DRAW) for p in pairs if p.black}
        report = check(more.with_round(cells))
        assert [verdict.round for verdict in report.rounds if not verdict.equal] == [5]

    def test_nothing_is_said_where_nothing_depends_on_it(self) -> None:
        report = check(self.unannounced(0))
        assert report.clean
        assert not report.notes

    def test_the_command_says_which(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "x.trf").write_text(trf.write(self.unannounced(4)))
        assert main(["check", str(tmp_path / "x.trf"), "--lang", "en"]) == 0
        assert "round 5 follows from the rules as the last round" in capsys.readouterr().out


class Test_without_a_system:
    def game(self, opponent: int, colour: str, code: str = "=") -> Cell:
        return Cell(opponent, Colour(colour), Result(code))

    def kinds(self, *players: Player, rounds: int | None = None, system: str | None = None) -> set[str]:
        findings = check(Tournament(players, Settings(system=system, rounds=rounds))).findings
        assert all(numbers(f.say()) == numbers(f.say("fr")) for f in findings)
        return {f.kind for f in findings}

    def test_a_second_meeting(self) -> None:
        a = Player(1, cells=(self.game(2, "w"), self.game(2, "b")))
        b = Player(2, cells=(self.game(1, "b"), self.game(1, "w")))
        assert self.kinds(a, b) == {"rematch"}

    def test_a_second_bye(self) -> None:
        assert self.kinds(Player(1, cells=(BYE, BYE))) == {"second bye"}

    def test_three_times_the_same_colour_but_not_in_the_last_round(self) -> None:
        me = Player(1, cells=tuple(self.game(n, "w") for n in (2, 3, 4)))
        black = self.game(1, "b")
        others = [
            Player(2, cells=(black,)),
            Player(3, cells=(BYE, black)),
            Player(4, cells=(BYE, Cell(), black)),
        ]
        assert "colour" in self.kinds(me, *others, rounds=4, system="dutch-2026")
        assert "colour" not in self.kinds(me, *others, rounds=3, system="dutch-2026")

    @pytest.mark.parametrize(
        ("colours", "rounds_blamed"),
        [("wwbw", []), ("wwbww", [5]), ("bbwbb", [5]), ("wwbwbww", [7]), ("wbwbw", [])],
    )
    def test_a_colour_three_times_more_than_the_other(self, colours: str, rounds_blamed: list[int]) -> None:
        me = Player(1, cells=tuple(self.game(n, colour) for n, colour in enumerate(colours, 2)))
        others = [
            Player(n, cells=(*(Cell(),) * (n - 2), self.game(1, Colour(colour).opposite.value)))
            for n, colour in enumerate(colours, 2)
        ]
        found = check(Tournament((me, *others), Settings(system="dutch-2026", rounds=9))).findings
        assert [f.round for f in found if f.kind == "colour"] == rounds_blamed

    def test_an_event_without_rounds_is_not_checked(self) -> None:
        report = check(Tournament((Player(1), Player(2))))
        assert report.system is None
        assert not report.findings
        assert not report.checked
        assert not report.clean

    @pytest.mark.parametrize(
        "record", ["192 CUSTOM_SWISS", "192 FIDE_ROUNDROBIN", "092 Individual: Round-Robin"]
    )
    def test_an_event_of_another_type_is_not_checked(self, record: str) -> None:
        played = event("dutch-2017", 3)
        report = check(replace(played, settings=Settings(), records=(record,)))
        assert not report.checked
        assert not report.clean
        assert report.system is None
        assert record[4:] in (report.why or Message("")).say()

    @pytest.mark.parametrize("key", ["elo-swiss", "lim-2026", "burstein-1998", "fmjd-1986"])
    def test_unnamed_report_fits_a_text_of_another_family(self, key: str) -> None:
        played = generate(Plan(12, 6, 3, key))
        report = check(replace(played, settings=replace(played.settings, system=None)))
        assert report.clean
        assert report.system == key

    def test_unnamed_report_that_fits_no_text_is_not_checked(self, tmp_path: Path) -> None:
        """Berger rounds of eight players."""
        rounds = [
            ((1, 8), (2, 7), (3, 6), (4, 5)),
            ((8, 5), (6, 4), (7, 3), (1, 2)),
            ((2, 8), (3, 1), (4, 7), (5, 6)),
        ]
        tournament = Tournament(tuple(Player(n, rating=2000 - n) for n in range(1, 9)))
        for pairs in rounds:
            cells = {white: Cell(black, Colour.WHITE, Result.DRAW) for white, black in pairs}
            cells |= {black: Cell(white, Colour.BLACK, Result.DRAW) for white, black in pairs}
            tournament = tournament.with_round(cells)
        report = check(tournament)
        assert not report.checked
        assert report.system is None
        assert "1 of 3 rounds" in (report.why or Message("")).say()
        (tmp_path / "berger.trf").write_text(trf.write(tournament))
        assert main(["check", str(tmp_path / "berger.trf")]) == 6
        assert main(["check", str(tmp_path / "berger.trf"), "--system", "dutch-2026"]) == 4

    @pytest.mark.parametrize("key", ["dutch-2012", "dutch-2017", "dutch-2026"])
    def test_the_edition_that_fits_best(self, key: str) -> None:
        """Of twelve events every edition pairs some otherwise than its sisters."""
        played = [generate(Plan(14, 6, seed, key, absence_rate=0.2, half_bye_rate=0.1)) for seed in range(12)]
        unnamed = [replace(one, settings=replace(one.settings, system=None)) for one in played]
        reports = [check(one) for one in unnamed]
        assert all(report.clean for report in reports)
        assert key in {report.system for report in reports}
        dated = [check(replace(one, records=("042 2019/05/01", "192 FIDE_DUTCH"))) for one in unnamed]
        assert {report.system for report in dated} == {"dutch-2017"}
        assert all(report.clean for report in dated) == (key == "dutch-2017")

    def test_an_edition_that_is_said_is_not_looked_for(self) -> None:
        played = event("dutch-2012", 3)
        assert check(replace(played, settings=Settings()), "dubov-1997").system == "dubov-1997"

    def test_the_command_says_it(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        played = event("dutch-2012", 3)
        path = tmp_path / "event.trf"
        path.write_text(trf.write(replace(played, settings=replace(played.settings, system=None))))
        assert main(["check", str(path), "--lang", "en", "--verbose"]) == 0
        fits = r"dutch-20\d\d fits best of the editions tried: (\d) of \1 rounds"
        assert re.search(fits, capsys.readouterr().out)
        path.write_text("192 CUSTOM_SWISS\n" + path.read_text())
        assert main(["check", str(path), "--lang", "en"]) == 6
        assert capsys.readouterr().out.endswith(
            "NOT CHECKED: no round was paired again\n"
            "1 event: 0 clean, 0 differ, 1 not checked, 0 unreadable\n"
        )
        assert main(["check", str(path), str(path), "--json"]) == 6
        (one, _) = json.loads(capsys.readouterr().out)
        assert (one["checked"], one["clean"], one["system"]) == (False, False, None)


class Test_for_an_officer:
    """Folders, formats, exit codes: what is not checked is never clean."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        """A clean event, one paired by other rules, one that no system pairs, one that is no report."""
        played = event("dutch-2026", 3)
        (tmp_path / "a-clean.trf").write_text(trf.write(played))
        other = event("dubov-2026", 5)
        misnamed = replace(other, settings=replace(other.settings, system="dutch-2026"))
        (tmp_path / "b-other.trf").write_text(trf.write(misnamed))
        (tmp_path / "c-robin.trf").write_text("092 Round-robin\n" + trf.write(_unnamed(played)))
        (tmp_path / "d-empty.trf").touch()
        return tmp_path

    def test_one_closing_line(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["check", str(folder), "--lang", "en", "--jobs", "1"]) == 4
        *lines, last = capsys.readouterr().out.splitlines()
        assert last == "4 events: 1 clean, 1 differs, 1 not checked, 1 unreadable"
        assert not any("a-clean" in line for line in lines)
        told = r"  round \d: played .+; by the rules .+\. For .+ Against .+"
        assert any(re.fullmatch(told, line) for line in lines)

    def test_a_pair_is_blamed_with_the_article_that_decides(self, capsys: pytest.CaptureFixture[str]) -> None:
        told = {
            "en": "Against 15-20: The first of the 1-point group meets the last: 23 Popescu, Xenia takes the "
            "lowest who is possible, 20 Sato, Umi and not 12 Laurent, Léa. [4.3]",
            "fr": "Contre 15-20\xa0: Le haut du groupe à 1 point rencontre le bas\xa0: 23 Popescu, Xenia "
            "prend l'adversaire possible le plus bas, 20 Sato, Umi et non 12 Laurent, Léa. [4.3]",
        }
        for language, reason in told.items():
            asked = ["check", "samples/open.trf", "--system", "burstein-2026", "--lang", language]
            assert main(asked) == 4
            assert reason in capsys.readouterr().out
            assert main([*asked, "--json"]) == 4
            assert json.loads(capsys.readouterr().out)[0]["rounds"][3]["line"].endswith(reason)

    def test_what_counts_most(self, folder: Path) -> None:
        clean, other, robin, empty = sorted(map(str, folder.glob("*.trf")))
        assert main(["check", clean, clean]) == 0
        assert main(["check", clean, robin]) == 6
        assert main(["check", robin, empty]) == 3
        assert main(["check", robin, empty, other]) == 4

    def test_json_has_the_expected_pairs(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        main(["check", str(folder), "--format", "json"])
        clean, other, robin, empty = json.loads(capsys.readouterr().out)
        assert [one["verdict"] for one in (clean, other, robin, empty)] == [
            "clean", "differs", "not-checked", "unreadable",
        ]  # fmt: skip
        assert all(sorted(r["played"]) == sorted(r["expected"]) for r in clean["rounds"])
        assert any(sorted(r["played"]) != sorted(r["expected"]) for r in other["rounds"])

    def test_csv_and_a_page(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        main(["check", str(folder), "--format", "csv"])
        rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
        assert {row["verdict"] for row in rows} == {"clean", "differs", "not-checked", "unreadable"}
        assert all("-" in row["expected"] for row in rows if row["kind"] == "pairs")
        page = folder / "out.html"
        assert main(["check", str(folder), "--format", "html", "-o", str(page), "--lang", "fr"]) == 4
        text = page.read_text(encoding="utf-8")
        assert "4 tournois\xa0: 1 sans différence, 1 avec différences, 1 non vérifié, 1 illisible" in text
        assert text.count("<section") == 3

    def test_standard_input_among_files(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = next(path for path in sorted(folder.iterdir()) if main(["check", str(path)]) == 0)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
        assert main(["check", str(file), "-"]) == 0

    def test_a_folder_without_reports(self, tmp_path: Path) -> None:
        assert main(["check", str(tmp_path)]) == 3


def _unnamed(played: Tournament) -> Tournament:
    """The event without the name of its system."""
    return replace(played, settings=replace(played.settings, system=None))


class Test_false_alarms:
    def test_colours_in_a_system_without_colours(self) -> None:
        played = event("elo-swiss", 3)
        whites = {p.id: Colour.WHITE for p in played.players[: len(played.players) // 2]}
        people = []
        for player in played.players:
            cells = []
            for cell in player.cells:
                if cell.opponent is None:
                    cells.append(cell)
                    continue
                mine = player.id in whites
                theirs = cell.opponent in whites
                white = player.id < cell.opponent if mine == theirs else mine
                cells.append(replace(cell, colour=Colour.WHITE if white else Colour.BLACK))
            people.append(replace(player, cells=tuple(cells)))
        report = check(replace(played, players=tuple(people)))
        assert "colour" not in {finding.kind for finding in report.all_findings()}

    def test_draughts_in_2_1_0_without_a_scale(self) -> None:
        played = event("fmjd-1986", 4)
        total = scores(played)
        people = tuple(replace(p, stated_points=total[p.id]) for p in played.players)
        plain = replace(played, players=people, settings=replace(played.settings, scoring=Settings().scoring))
        assert not {f.kind for f in check(plain).all_findings()} & {"points"}


class Test_totals:
    def test_a_bye_announced_for_the_next_round_may_be_counted(self) -> None:
        rested = replace(event("lim", 3), settings=Settings("lim", 99))
        half = Cell(result=Result.HALF_BYE)
        first = rested.players[0].with_cell(rested.next_round, half)
        for extra, fine in ((0, True), (5, True), (10, False)):
            stated = replace(first, stated_points=scores(rested)[first.id] + extra)
            report = check(replace(rested, players=(stated, *rested.players[1:])))
            assert ("points" not in {f.kind for f in report.findings}) is fine

    def test_our_samples_are_clean(self) -> None:
        for file in (Path(__file__).parent.parent / "samples").glob("*.trf"):
            tournament = trf.read(file.read_bytes())
            teams = is_team_event(tournament)
            assert (check_teams(read(tournament)) if teams else check(tournament)).clean

    def test_points_and_ranks_that_are_not_stated_are_not_tested(self) -> None:
        tournament = event("elo-swiss", 1)
        players = tuple(replace(p, stated_points=None, stated_rank=None) for p in tournament.players)
        assert check(replace(tournament, players=players)).clean

    def test_ranks_are_held_to_the_tiebreaks_that_the_file_names(self) -> None:
        tournament = event("lim", 3)
        named = replace(tournament, records=(*tournament.records, "212 PTS,BH,SB,TPN"))
        ranking = standings(named, "PTS,BH,SB,TPN").place_of()
        right = tuple(replace(p, stated_rank=ranking[p.id]) for p in named.players)
        assert check(replace(named, players=right)).clean
        tied = [p for p in right if sum(q.stated_points == p.stated_points for q in right) > 1]
        first = tied[0]
        second = next(p for p in tied[1:] if p.stated_points == first.stated_points)
        swap = {first.id: second.stated_rank, second.id: first.stated_rank}
        wrong = tuple(replace(p, stated_rank=swap.get(p.id, p.stated_rank)) for p in right)
        found = check(replace(named, players=wrong)).findings
        assert all(numbers(f.say()) == numbers(f.say("fr")) for f in found)
        assert {f.players for f in found} == {(first.id,), (second.id,)}
        assert all("the tie-breaks PTS,BH,SB,TPN" in f.say() for f in found)


def test_a_round_in_which_everybody_was_away_is_an_event_like_any_other() -> None:
    players = tuple(
        Player(n, f"Player {n}", 2500 - n, cells=row)
        for n, row in {
            1: (Cell(3, Colour.WHITE, Result.WIN), ABSENT, Cell(2, Colour.BLACK, Result.WIN)),
            2: (Cell(4, Colour.BLACK, Result.LOSS), ABSENT, Cell(1, Colour.WHITE, Result.LOSS)),
            3: (Cell(1, Colour.BLACK, Result.LOSS), ABSENT, Cell(4, Colour.WHITE, Result.LOSS)),
            4: (Cell(2, Colour.WHITE, Result.WIN), ABSENT, Cell(3, Colour.BLACK, Result.WIN)),
        }.items()
    )
    report = check(Tournament(players, Settings("dutch-2026", 4)), "dutch-2026")
    assert [verdict.round for verdict in report.rounds] == [1, 2, 3]
    assert report.rounds[1].equal
