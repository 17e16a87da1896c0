"""The commands in the place of bbpPairings and JaVaFo, called as five programs call those.

Each client writes a file in its own way, starts the command with its own arguments and reads the answer as
it does with the original; the pairs are those of the library.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.checking import pairs_of
from ronde.cli import bbp, javafo, main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import ABSENT, Cell, Pair, Player, Result, Tournament
from ronde.pairing import pair
from ronde.systems import KEYS
from tests.endorse import differs

BIN = Path(sys.executable).parent
BBP, JAVAFO = str(BIN / "ronde-bbp"), str(BIN / "ronde-javafo")


def event(rounds: int = 4, players: int = 17, seed: int = 5) -> Tournament:
    """An event in the middle: one player is away in the round to pair, another has a half-point bye."""
    plan = Plan(players, 7, seed, "dutch-2026", forfeit_rate=0.1, half_bye_rate=0.05, absence_rate=0.05)
    played = generate(plan).before(rounds + 1)
    cells = {3: ABSENT, 8: Cell(result=Result.HALF_BYE)}
    people = [p.with_cell(rounds + 1, cells.get(p.id, Cell())) for p in played.players]
    return Tournament(tuple(people), played.settings, "Open")


EVENT = event()
RIGHT = [(p.white, p.black or 0) for p in pair(EVENT).pairs]


def points(tournament: Tournament, player: Player, early: bool = False) -> float:
    """The points of the rounds that were paired; `early` counts the bye of the round to pair, too."""
    rounds = tournament.played_rounds + early
    return sum(tournament.settings.scoring.points(player.cell(n)) for n in range(1, rounds + 1)) / 10


def cells(tournament: Tournament, codes: dict[Result, str]) -> dict[int, list[str]]:
    """The rounds of every player in ten characters each, with the codes of a program for byes."""
    found = {}
    for player in tournament.players:
        last = max([n for n in range(1, tournament.next_round + 1) if player.cell(n) != Cell()], default=0)
        texts = []
        for cell in (player.cell(n) for n in range(1, last + 1)):
            result = codes.get(cell.result, cell.result.value or "Z")
            opponent = f"{cell.opponent or 0:>4}" if cell.opponent else "0000"
            texts.append(f"  {opponent} {cell.colour.value if cell.colour else '-'} {result}")
        found[player.id] = texts
    return found


def initial(tournament: Tournament) -> str:
    """The initial colour as XXC says it."""
    colour = tournament.settings.initial_colour
    return "black1" if colour and colour.value == "b" else "white1"


def report(tournament: Tournament, early: bool, end: str = "\n") -> str:
    """A report as most programs write it; the half-point bye of the round to pair is in the points or not."""
    rows = cells(tournament, {})
    lines = ["012 Open", "042 2026/03/01", f"XXR {tournament.settings.rounds}", f"XXC {initial(tournament)}"]
    for p in tournament.players:
        lines.append(
            f"001 {p.id:>4} {'m':1}{'':3} {p.name:<33} {p.rating:>4} FRA {'':11} {'':10} "
            f"{points(tournament, p, early):>4.1f} {p.id:>4}" + "".join(rows[p.id])
        )
    return end.join([*lines, ""])


class Test_sharly_chess:
    @pytest.mark.parametrize("early", [True, False])
    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    def test_pairs_into_a_file(self, tmp_path: Path, early: bool, end: str) -> None:
        file, out = tmp_path / "tournament.trf", tmp_path / "pairings.txt"
        file.write_bytes(report(EVENT, early, end).encode())
        subprocess.run([BBP, "--dutch", str(file), "-p", str(out)], check=True)
        count, *lines = out.read_text().splitlines()
        assert int(count) == len(lines)
        assert [tuple(map(int, line.split(" "))) for line in lines] == RIGHT

    def test_the_check_list_has_columns_between_tabs(self, tmp_path: Path) -> None:
        file, out, listed = (tmp_path / name for name in ("t.trf", "pairs.txt", "t.list"))
        file.write_text(report(EVENT, False))
        subprocess.run([BBP, "--dutch", str(file), "-p", str(out), "-l", str(listed)], check=True)
        rows = [
            [word.strip() for word in line.split("\t")] for line in listed.read_text().splitlines() if line
        ]
        assert rows[0][:9] == ["ID", "Pts", "-----", "Pref", "C2", "C14", "C16", "Cur", ""]
        assert rows[0][9:13] == ["R1", "R2", "R3", "R4"]
        column = {name: n for n, name in enumerate(rows[0]) if name}
        by_id = {int(row[0]): row for row in rows[1:]}
        for white, black in RIGHT:
            assert by_id[white][column["Cur"]] == (f"({black}W)" if black else "(bye)")
        assert {row[column["C2"]] for row in rows[1:]} <= {"Y", "N"}
        assert {row[column["Pref"]] for row in rows[1:]} <= {"W", "B", "(W)", "(B)", "w", "b", "A"}
        assert len(by_id) == sum(2 if black else 1 for _, black in RIGHT)


class Test_tomachess:
    def test_lines_split_at_a_space(self, tmp_path: Path) -> None:
        file, out = tmp_path / "tournament.trfx", tmp_path / "pairings.txt"
        file.write_text(trf.write(EVENT))
        subprocess.run([BBP, "--dutch", str(file), "-p", str(out)], check=True)
        with open(out) as opened:
            opened.readline()
            found = [tuple(map(int, line.split(" "))) for line in opened.readlines()]
        assert found == RIGHT


class Test_lila:
    @staticmethod
    def written(tournament: Tournament) -> str:
        """Fields end in a column; who is away has 0000 without a colour and a dash."""
        codes = {Result.ABSENT: "-"}
        lines = [
            "012 Swiss", "022 https://example.org/swiss/x", "032 Lichess", "042 Nov 17, 2026", "052 ",
            f"062 {len(tournament.players)}", "092 Individual: Swiss-System", "102 https://example.org/swiss",
            f"XXR {tournament.settings.rounds}", f"XXC {initial(tournament)}",
        ]  # fmt: skip
        for p in tournament.players:
            fields = [(3, "001"), (8, str(p.id)), (15 + len(p.name), p.name), (52, str(p.rating))]
            fields.append((84, f"{points(tournament, p):1.1f}"))
            for n in range(1, tournament.played_rounds + 1):
                cell, at = p.cell(n), 10 * (n - 1)
                if cell.result is not Result.BLANK:
                    fields += [
                        (95 + at, str(cell.opponent or "")),
                        (97 + at, cell.colour.value if cell.colour else ""),
                        (99 + at, codes.get(cell.result, cell.result.value)),
                    ]
            if p.cell(tournament.next_round) != Cell():
                at = 10 * tournament.played_rounds
                fields += [(95 + at, "0000"), (97 + at, ""), (99 + at, "-")]
            line = ""
            for end, text in fields:
                line += " " * (end - len(text) - len(line)) + text
            lines.append(line)
        return "\n".join(lines)

    def test_reads_standard_output(self, tmp_path: Path) -> None:
        file = tmp_path / "lila-1.trf"
        file.write_text(self.written(EVENT))
        done = subprocess.run(shlex.split(f"{BBP} --dutch {file} -p"), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        lines = done.stdout.splitlines()
        assert [tuple(map(int, line.split(" "))) for line in lines[1:] if line.count(" ") == 1] == RIGHT

    def test_no_pairing_is_a_normal_answer(self, tmp_path: Path) -> None:
        file = tmp_path / "lila-2.trf"
        file.write_text(self.written(generate(Plan(2, 1, 1, "dutch-2026"))).replace("XXR 1", "XXR 3"))
        done = subprocess.run([BBP, "--dutch", str(file), "-p"], capture_output=True, text=True)
        assert done.returncode == 1
        assert "No valid pairing exists" in done.stderr


class Test_heltour:
    @staticmethod
    def written(tournament: Tournament) -> str:
        """Numbers and points only; byes are 0000 with + = or -."""
        codes = {
            Result.PAIRING_BYE: "+", Result.FULL_BYE: "+", Result.HALF_BYE: "=", Result.ABSENT: "-",
        }  # fmt: skip
        rows = cells(tournament, codes)
        lines = [f"XXR {tournament.settings.rounds}\n"]
        for p in tournament.players:
            lines.append(f"001  {p.id: >3}  {points(tournament, p):74.1f}     " + "".join(rows[p.id]) + "\n")
        return "".join(lines)

    @pytest.mark.parametrize("option", ["-q 10000", "-w"])
    def test_through_the_shell(self, tmp_path: Path, option: str) -> None:
        file, out = tmp_path / "in.trfx", tmp_path / "in.trfx.out"
        file.write_text(self.written(EVENT))
        done = subprocess.run(f"{JAVAFO} {file} -p {out} {option}", shell=True, stdout=subprocess.PIPE)
        assert done.returncode == 0
        with open(out) as opened:
            count = int(opened.readline())
            found = [tuple(map(int, opened.readline().split(" "))) for _ in range(count)]
        assert found == RIGHT

    def test_the_first_round(self, tmp_path: Path) -> None:
        start = generate(Plan(8, 5, 3, "dutch-2026")).before(1)
        file, out = tmp_path / "in.trfx", tmp_path / "out"
        file.write_text(self.written(start))
        assert javafo.main([str(file), "-p", str(out), "-q", "10000"]) == 0
        pairs = [line.split() for line in out.read_text().splitlines()[1:]]
        assert [{int(w), int(b)} for w, b in pairs] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]


class Test_tornello:
    def test_pairs_and_check_list_at_once(self, tmp_path: Path) -> None:
        file, out, listed = (
            tmp_path / n for n in ("input_bbp.trf", "output_coppie.txt", "output_checklist.txt")
        )
        file.write_text(report(EVENT, True), encoding="utf-8")
        command = [BBP, "--dutch", str(file), "-p", str(out), "-l", str(listed)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
        assert done.returncode == 0
        assert len(out.read_text().splitlines()) == len(RIGHT) + 1
        assert listed.read_text().strip()


class Test_exit_codes:
    def test_a_file_that_is_not_there(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert bbp.main(["--dutch", str(tmp_path / "none.trf"), "-p"]) == 5
        assert "Error reading file" in capsys.readouterr().err

    def test_a_file_that_is_none(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "x.trf").write_text("001 what")
        assert bbp.main(["--dutch", str(tmp_path / "x.trf"), "-p"]) == 3
        assert "Error parsing file" in capsys.readouterr().err

    def test_no_initial_colour(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        text = "\n".join(line for line in report(event(0), False).splitlines() if not line.startswith("XXC"))
        (tmp_path / "x.trf").write_text(text)
        assert bbp.main(["--dutch", str(tmp_path / "x.trf"), "-p"]) == 3
        assert "initial piece colors" in capsys.readouterr().err

    @pytest.mark.parametrize(
        "words", [["--nothing"], ["--dutch"], ["--dutch", "a", "-p", "b", "c"], ["a", "-p"]]
    )
    def test_a_wrong_call_shows_the_right_ones(
        self, words: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert bbp.main(words) == 3
        assert "ronde-bbp [-r] (--dutch | --burstein) [FILE] -p [OUT]" in capsys.readouterr().err

    @pytest.mark.parametrize("words", [["a", "-p", "-x"], ["-x", "a", "-p"], ["a", "-p", "-c"]])
    def test_an_option_that_javafo_does_not_have(
        self, words: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert javafo.main(words) == 3
        assert "ronde-javafo FILE -p [OUT]" in capsys.readouterr().err

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
    @pytest.mark.parametrize("stream", ["> /dev/full", ">&-"])
    def test_a_full_disk(self, stream: str, tmp_path: Path) -> None:
        (tmp_path / "x.trf").write_text(report(EVENT, False))
        command = f"{BBP} --dutch {tmp_path / 'x.trf'} -p {stream}"
        done = subprocess.run(command, shell=True, capture_output=True)
        assert done.returncode == 5

    def test_another_system_in_the_file(self, tmp_path: Path) -> None:
        (tmp_path / "x.trf").write_text(report(EVENT, False) + "192 FIDE_DUBOV\n")
        assert bbp.main(["--dutch", str(tmp_path / "x.trf"), "-p"]) == 3

    def test_the_version(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert bbp.main(["-r"]) == bbp.main([]) == javafo.main(["-r"]) == javafo.main([]) == 0
        assert capsys.readouterr().out.count("in the place of") == 4


class Test_edition:
    def test_the_day_of_the_event_decides(self, tmp_path: Path) -> None:
        """With rounds of an older edition: the file is paired as it was played."""
        plan = Plan(30, 7, 11, "dutch-2017", forfeit_rate=0.1, half_bye_rate=0.1)
        then = generate(plan)
        for day, same in (("2019/05/01", True), ("2026/05/01", False)):
            text = report(then, False).replace("042 2026/03/01", f"042 {day}")
            (tmp_path / "old.trf").write_text(text)
            done = subprocess.run(
                [BBP, "--dutch", str(tmp_path / "old.trf"), "-c"], capture_output=True, text=True
            )
            assert done.returncode == 0
            assert ("Checker pairings" not in done.stdout) == same


class Test_checker:
    def test_differences_side_by_side(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Two boards of round 1 exchange their second players, who then play the rest as before."""
        played = generate(Plan(4, 1, 2, "dutch-2026"))
        (tmp_path / "x.trf").write_text(trf.write(played))
        assert javafo.main([str(tmp_path / "x.trf"), "-c"]) == 0
        assert capsys.readouterr().out == "x: Round #1\n\n"
        right = list(pairs_of(played, 1))
        wrong = trf.write(_exchanged(played, right))
        (tmp_path / "x.trf").write_text(wrong)
        assert javafo.main([str(tmp_path / "x.trf"), "-c"]) == 0
        out = capsys.readouterr().out.splitlines()
        assert out[1] == "  Checker pairings        Tournament pairings "
        (a, b), (c, d) = ((p.white, p.black) for p in right)
        assert {line[:13].strip() for line in out[2:4]} == {f"{a} -   {b}", f"{c} -   {d}"}
        assert {line[29:].strip() for line in out[2:4]} == {f"{a} -   {d}", f"{c} -   {b}"}

    def test_rounds_present_are_all_rounds_if_none_are_announced(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Topscorers break a colour rule in round 5: legal only in the last round."""
        played = generate(Plan(8, 5, 4, "dutch-2026"))
        unannounced = trf.write(replace(played, settings=replace(played.settings, rounds=None)))
        (tmp_path / "x.trf").write_text(unannounced)
        assert bbp.main(["--dutch", str(tmp_path / "x.trf"), "-c"]) == 0
        assert "Checker pairings" not in capsys.readouterr().out

    def test_one_round(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "x.trf").write_text(trf.write(generate(Plan(8, 3, 2, "dutch-2026"))))
        assert javafo.main([str(tmp_path / "x.trf"), "-c", "2"]) == 0
        assert capsys.readouterr().out == "x: Round #2\n\n"
        for number in ("0", "4"):
            assert javafo.main([str(tmp_path / "x.trf"), "-c", number]) == 3
            assert f"there is no round {number}, the last one is 3" in capsys.readouterr().err


def _exchanged(played: Tournament, right: Sequence[Pair]) -> Tournament:
    """A round in which two players have each other's opponent."""
    (a, b), (c, d) = ((p.white, p.black) for p in right)
    opponents = {a: d, d: a, c: b, b: c}
    results = {p: Result.WIN if p in (a, c) else Result.LOSS for p in opponents}
    people = [
        replace(p, cells=(replace(p.cell(1), opponent=opponents[p.id], result=results[p.id]),))
        for p in played.players
    ]
    return replace(played, players=tuple(people))


class Test_generator:
    def test_by_configuration_and_seed(self, tmp_path: Path) -> None:
        config = tmp_path / "config.txt"
        config.write_text(
            "PlayersNumber=20\r\nRoundsNumber=5\nDrawPercentage=60\n# remark\n"
            "ForfeitRate=20\nHalfPointByeRate=10\n"
        )
        texts = []
        for name in ("a.trf", "b.trf"):
            assert bbp.main(["--dutch", "-g", str(config), "-o", name, "-s", "42"]) == 0
            texts.append((tmp_path / name).read_text())  # a bare name lies beside the configuration
        assert texts[0] == texts[1]
        made = trf.read(texts[0])
        assert (len(made.players), made.settings.rounds) == (20, 5)
        assert "42" in made.name

    def test_accelerated(self, tmp_path: Path) -> None:
        target = tmp_path / "fast.trf"
        assert javafo.main(["-g", "7", "-o", str(target), "-b"]) == 0
        assert trf.read(target.read_bytes()).settings.acceleration == "baku-2026"

    def test_like_a_model(self, tmp_path: Path) -> None:
        model = tmp_path / "model.trf"
        model.write_text(trf.write(EVENT))
        assert bbp.main(["--dutch", str(model), "-g", "-o", "made.trf", "-s", "7"]) == 0
        made = trf.read((tmp_path / "made.trf").read_text())
        assert [p.rating for p in made.players] == [p.rating for p in EVENT.players]
        assert made.player(3).cell(5) == ABSENT
        assert made.player(8).cell(5).result is Result.HALF_BYE

    def test_a_seed_is_drawn_and_told(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        out = tmp_path / "t.trf"
        assert javafo.main(["-g", "-o", str(out)]) in (0, 1)
        seed = capsys.readouterr().err.splitlines()[0].removeprefix("seed ")
        text = out.read_text()
        assert javafo.main(["-g", seed, "-o", str(out)]) in (0, 1)
        assert out.read_text() == text

    @pytest.mark.parametrize("line", ["Nothing=1", "PlayersNumber", "PlayersNumber=many", "ForfeitRate=0.2"])
    def test_a_wrong_configuration(
        self, tmp_path: Path, line: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "c.txt").write_text(line)
        assert bbp.main(["--dutch", "-g", str(tmp_path / "c.txt"), "-o", "x.trf"]) == 3
        assert "Error parsing configuration file" in capsys.readouterr().err

    def test_exact_numbers(self, tmp_path: Path) -> None:
        (tmp_path / "c.txt").write_text(
            "PlayersNumber=20\nRoundsNumber=4\nForfeits=2\nHalfByes=1\nAbsences=0\nUnusual=1\nLateEntries=3\nWithdrawals=0\nSeed=3"
        )
        assert bbp.main(["--dutch", "-g", str(tmp_path / "c.txt"), "-o", "x.trf"]) == 0
        made = trf.read((tmp_path / "x.trf").read_text())
        for number in range(1, made.played_rounds + 1):
            found = [p.cell(number) for p in made.players]
            assert sum(cell.result is Result.HALF_BYE for cell in found) == 1
            assert sum(cell.opponent is not None and not cell.played for cell in found) == 4
        assert sum(p.cell(1).result in (Result.ABSENT, Result.BLANK) for p in made.players) == 3


def test_pairs_are_as_the_library_pairs_them() -> None:
    assert [Pair(white, black or None) for white, black in RIGHT] == list(pair(EVENT).pairs)


class Test_generate:
    """The same generator under `ronde generate`."""

    def test_numbers_shares_and_a_seed_that_is_told(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        out = tmp_path / "a.trf"
        words = ["generate", "--players", "20", "--rounds", "4", "--system", "dutch-2026", "-o", str(out)]
        words += ["--forfeits", "2", "--half-byes", "1", "--absences", "0", "--late-entries", "2"]
        assert main([*words, "--lang", "en"]) == 0
        seed = capsys.readouterr().err.removeprefix("seed ").strip()
        text = out.read_text()
        assert main([*words, "--seed", seed]) == 0
        assert out.read_text() == text
        made = trf.read(text)
        for number in range(1, 5):
            assert sum(p.cell(number).result is Result.HALF_BYE for p in made.players) == 1

    def test_a_configuration_and_a_model(self, tmp_path: Path) -> None:
        (tmp_path / "c.txt").write_text("System=dutch-2026\nPlayersNumber=12\nRoundsNumber=3\nUnusual=50%\n")
        out = tmp_path / "a.trf"
        words = ["generate", "--config", str(tmp_path / "c.txt"), "--seed", "1", "-o", str(out)]
        assert main([*words, "--acceleration", "baku"]) == 0
        made = trf.read(out.read_text())
        assert (len(made.players), made.played_rounds, made.settings.acceleration) == (12, 3, "baku-2026")
        assert any(cell.result.value in "WDL" for p in made.players for cell in p.cells)
        assert main(["check", str(out)]) == 0
        assert main(["generate", "--model", str(out), "--seed", "2", "-o", str(tmp_path / "b.trf")]) == 0
        other = trf.read((tmp_path / "b.trf").read_text())
        assert [p.rating for p in other.players] == [p.rating for p in made.players]
        assert main(["check", str(tmp_path / "b.trf")]) == 0

    def test_an_amount_that_is_none(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert (
            main(["generate", "--players", "8", "--rounds", "3", "--forfeits", "some", "--lang", "en"]) == 3
        )
        assert "--forfeits is a number (2) or a share (5%)" in capsys.readouterr().err


@pytest.mark.parametrize("key", KEYS)
def test_what_we_generate_we_confirm(key: str) -> None:
    assert [text for seed in range(1, 4) if (text := differs(key, seed))] == []


class Test_files_that_are_no_reports:
    def test_a_folder_in_the_place_of_a_report(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.chdir(tmp_path)
        for words in (["-p", "o.txt"], ["-p", "-l"]):
            assert bbp.main(["--dutch", ".", *words]) == 5
            assert javafo.main([".", *words]) == 5
            said = capsys.readouterr().err
            assert said.count("Error reading file .: . cannot be read: ") == 2
        assert not list(tmp_path.iterdir())

    @pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="a system without /dev/zero")
    def test_a_file_without_end(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        zero = "/dev/zero"
        assert bbp.main(["--dutch", zero, "-p", str(tmp_path / "o.txt")]) == 3
        assert bbp.main(["--dutch", "-g", zero, "-o", str(tmp_path / "o.trf")]) == 3
        assert javafo.main([zero, "-p", str(tmp_path / "o.txt")]) == 3
        assert main(["pair", zero]) == 3
        event = str(tmp_path / "e.ronde")
        with service.new_event(event, Event("Open")) as desk:
            service.add_tournament(desk, service.template("open"))
        assert main(["import", event, zero]) == 3
        assert capsys.readouterr().err.count("/dev/zero has more than 100 MB") == 5
