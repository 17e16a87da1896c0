"""Reports that were cut, that contradict themselves, or that ask for more than they say."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import FrameType

import pytest

from ronde.cli import main
from ronde.cli.desk import _board_result
from ronde.errors import BadInput
from ronde.facts.acceleration import border
from ronde.formats import javafo, trf
from ronde.formats.trf import reading
from ronde.formats.trf.cut import cut_lines
from ronde.formats.trf.teams import lineups, tenths
from ronde.model import BLANK, Cell, Result

NAMES = ("Alpha", "Beta", "Gamma", "Delta")
PLAYED = ("   2 w 1     3 b 1", "   1 b 0     4 w =", "   4 w =     1 w 0", "   3 b =     2 b =")
POINTS = ("2.0", "0.5", "0.5", "1.0")


def line(number: int, cells: str = "", points: str = "0.0") -> str:
    """A line of a player with all its fields."""
    name = NAMES[number - 1] if number <= len(NAMES) else "Another"
    head = f"001 {number:>4} m    {name:<33} {2400 - number:>4} FRA {number + 600000:>11} {'1990':<10}"
    return f"{head} {points:>4} {number + 100:>4}  {cells}"


def report(*lines: str) -> str:
    """A report of these lines."""
    return "\n".join(["012 Test", "XXR 5", "XXC white1", *lines]) + "\n"


def event() -> list[str]:
    """Four players after two rounds."""
    return [line(n, PLAYED[n - 1], POINTS[n - 1]) for n in range(1, 5)]


class Test_lines_that_were_cut:
    @pytest.mark.parametrize(("end", "field"), [
        (50, "the rating"), (55, "the federation"), (64, "the FIDE number"), (82, "the points"),
        (87, "the rank"), (95, "round 1"), (96, "round 1"), (105, "round 2"), (106, "round 2"),
    ])  # fmt: skip
    def test_inside_a_field_they_are_refused_with_line_and_column(self, end: int, field: str) -> None:
        lines = event()
        lines[1] = lines[1][:end]
        with pytest.raises(BadInput, match=f"ends inside .*{field}") as error:
            trf.read(report(*lines))
        assert (error.value.line, error.value.column) == (5, end)

    @pytest.mark.parametrize("end", [18, 30, 47, 52, 56, 68, 73, 79, 84, 89, 91, 99, 109])
    def test_between_two_fields_or_in_a_name_they_are_short_lines(self, end: int) -> None:
        assert not list(cut_lines([event()[0][:end]]))

    def test_a_game_not_yet_played_may_end_after_its_colour(self) -> None:
        lines = [one[: 91 + 6] for one in event()]
        assert [p.cell(1).opponent for p in trf.read(report(*lines)).players] == [2, 1, 4, 3]

    def test_an_absence_without_its_letter_is_cut(self) -> None:
        whole = line(1, "0000 - Z")
        assert trf.read(report(whole, line(2))).player(1).cell(1).result.value == "Z"
        with pytest.raises(BadInput, match="round 1"):
            trf.read(report(whole[:-2], line(2)))

    def test_lenient_reads_them_with_a_warning(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "cut.trf"
        path.write_text(report(*(line(n)[:51] for n in range(1, 5))))
        assert main(["pair", str(path), "--system", "dutch-2012"]) == 3
        assert "line 4, column 51: the line ends inside the rating" in capsys.readouterr().err
        assert main(["pair", str(path), "--system", "dutch-2012", "--lenient", "--lang", "fr"]) == 0
        said = capsys.readouterr()
        assert said.out.startswith("2\n")
        assert said.err.count("(le classement)") == 4

    def test_many_warnings_are_counted(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "cut.trf"
        path.write_text(report(*(line(n)[:51] for n in range(1, 10))))
        assert main(["list", str(path), "--lenient"]) == 0
        assert capsys.readouterr().err.splitlines()[5:] == ["ronde: and 4 more"]


class Test_points_that_the_results_contradict:
    @pytest.fixture
    def path(self, tmp_path: Path) -> Path:
        """A report with a wrong total."""
        lines = event()
        lines[3] = line(4, PLAYED[3], "1.5")
        path = tmp_path / "wrong.trf"
        path.write_text(report(*lines))
        return path

    def test_a_warning(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["pair", str(path), "--system", "dutch-2012"]) == 0
        said = "ronde: player 4: the file says 1.5 points, the results give 1\n"
        assert capsys.readouterr().err == said

    def test_strict_refuses(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["pair", str(path), "--system", "dutch-2012", "--strict"]) == 3
        assert capsys.readouterr().out == ""

    @pytest.mark.parametrize("points", ["1.0", "1.5"])
    def test_a_bye_of_the_round_to_pair_counts_or_not(
        self, tmp_path: Path, points: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        lines = [*event()[:3], line(4, f"{PLAYED[3]}  0000 - H", points)]
        path = tmp_path / "bye.trf"
        path.write_text(report(*lines))
        assert main(["pair", str(path), "--system", "dutch-2012", "--strict"]) == 0
        assert capsys.readouterr().err == ""


class Test_records_that_ask_for_much:
    def test_many_lines_of_our_own_are_sorted_once(self) -> None:
        counted: Counter[str] = Counter()

        def count(_: FrameType, kind: str, called: object) -> None:
            if kind == "c_call":
                counted[getattr(called, "__name__", "")] += 1

        text = report(line(1), line(2), *(f"### ronde option{n}={n}" for n in range(300)))
        sys.setprofile(count)
        try:
            read = trf.read(text)
        finally:
            sys.setprofile(None)
        assert len(read.settings.options) == 300
        assert counted["sorted"] < 50

    def test_points_of_a_range_are_made_once_for_all_and_end_with_the_event(self) -> None:
        text = report(*(line(n) for n in range(1, 60)), "250       1.0   1 999    1 9999")
        values = trf.read(text).settings.virtual_points
        assert {points for _, points in values} == {(10,) * 5}
        assert len({id(points) for _, points in values}) == 1

    def test_the_last_record_that_speaks_of_a_round_counts(self) -> None:
        records = ("250       1.0   1   4    1    2", "XXA    2  0.5", "250       2.0   2   3    2    2")
        values = dict(trf.read(report(*map(line, range(1, 5)), *records)).settings.virtual_points)
        assert values == {1: (10, 10, 10, 10), 2: (5, 20, 20, 10)}

    def test_numbers_with_thousands_of_digits(self) -> None:
        long = "9" * 5000
        for read in (
            lambda: lineups([f"300 {long} 1 2 3"]),
            lambda: tenths(long),
            lambda: javafo.read(f"1\n{long} 2\n"),
            lambda: javafo.read(f"{long}\n1 2\n"),
            lambda: border(trf.read(report(line(1), line(2), f"### ronde border={long}"))),
        ):
            with pytest.raises(BadInput, match="too many digits"):
                read()

    def test_on_the_command_line(self) -> None:
        with pytest.raises(BadInput, match="too many digits"):
            _board_result(f"{'9' * 5000}=1-0")


@pytest.mark.parametrize("words", [["explain"], ["why", "1", "4"], ["report"]])
def test_names_bring_no_control_characters_to_a_terminal(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "event.trf"
    names = {"Alpha     ": "Al\x1b[2J\u202epha", "Delta   ": "De\x9b1mlta"}
    lines = event()
    for plain, nasty in names.items():
        lines = [one.replace(plain, nasty) for one in lines]
    path.write_text(report(*lines), encoding="utf-8")
    verb, *rest = words
    assert main([verb, str(path), *rest, "--system", "dutch-2012"]) == 0
    said = capsys.readouterr().out
    assert "pha" in said
    assert not {"\x1b", "\x9b", "\u202e"} & set(said)


def test_a_single_short_line_is_a_starting_list_of_one() -> None:
    """`001    1 m    A` ends in a name, not inside a number: nothing is cut, and one player has the bye."""
    read = trf.read("001    1 m    A\n")
    assert [(p.id, p.name, p.rating) for p in read.players] == [(1, "A", 0)]
    assert not list(cut_lines(["001    1 m    A"]))
    with pytest.raises(BadInput, match="ends inside"):
        trf.read("001    1 m    A                                 239\n")


class Test_long_ones:
    @pytest.mark.parametrize("code", ["XXA", "XXM"])
    def test_points_of_more_rounds_than_there_can_be(self, code: str) -> None:
        for rounds in (999, 1000):
            lines = [*event(), f"{code}    1{'  1.0' * rounds}"]
            if rounds == 999:
                trf.read(report(*lines))
                continue
            with pytest.raises(BadInput, match="the line of player 1 has more than 999 rounds") as error:
                trf.read(report(*lines))
            assert (error.value.line, error.value.column) == (8, 10 + 999 * 5)

    def test_blank_rounds_are_not_looked_at_one_by_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        looked = Counter[int]()
        read = reading._read_cell

        def counted(line: reading._Line, id_: int, start: int) -> Cell:
            looked[start] += 1
            return read(line, id_, start)

        monkeypatch.setattr(reading, "_read_cell", counted)
        blanks = " " * 10 * 998
        found = trf.read(report(*(line(n, f"{blanks}0000 - Z") for n in (1, 2)))).players
        assert looked == {91 + 9980: 2}
        assert found[0].cell(999).result is Result.ABSENT
        assert found[0].cell(500) == BLANK
