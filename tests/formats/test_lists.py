"""Lists of players from other programs, workbooks in and out, event files in the place of reports."""

from __future__ import annotations

import io
import zipfile
from datetime import date
from pathlib import Path

import openpyxl
import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.errors import BadInput
from ronde.formats import trf
from ronde.formats.players import papi
from ronde.formats.players.person import Person
from ronde.generating import Plan, generate
from tests.desk import jet4

PEOPLE = [Person("Moreau, Alice", 2449, "GM", "w", "FRA"), Person("Kovács, Bence", 2251, "", "m", "HUN")]


class Test_papi:
    @pytest.mark.parametrize("table", ["joueur", "JOUEUR", "Joueur"])
    def test_the_name_of_the_table_in_any_case(self, table: str) -> None:
        columns = {"Ref": jet4.LONG, "Nom": jet4.TEXT, "Prenom": jet4.TEXT, "Elo": jet4.SHORT}
        rows = [
            {"Ref": 1, "Nom": "EXEMPT", "Elo": 0},
            {"Ref": 2, "Nom": "MOREAU", "Prenom": "Alice", "Elo": 2449},
        ]
        data = jet4.database({table: (columns, rows)})
        assert [person.name for person in service.read_list("x.papi", data).people] == ["MOREAU, Alice"]

    @pytest.mark.parametrize("field", ["A12345", "A12345\x00\x07zz", "a12345 ", "A12345éÿ"])
    def test_the_licence_has_six_characters(self, field: str) -> None:
        (person,) = papi.people_of([{"Ref": 2, "Nom": "MOREAU", "Elo": 2449, "NrFFE": field}])
        assert person.licence == "A12345"


class Test_columns_under_their_headings:
    SWISS_MANAGER = (
        "Open de Nice\n\nStarting rank\n\n"
        "No.      Name                 FideID    FED   Rtg\n"
        "---------------------------------------------------\n"
        "  1  GM  Moreau, Alice        651234    FRA  2449\n"
        "  2      Kovács, Bence                  HUN  2251\n"
        "  3      O'Brien, Niamh      2501234    IRL     0\n"
    )

    def test_a_list_of_swiss_manager(self) -> None:
        found = service.read_list("list.txt", self.SWISS_MANAGER.encode()).people
        assert [(p.name, p.fide_id, p.federation, p.rating) for p in found] == [
            ("Moreau, Alice", "651234", "FRA", 2449),
            ("Kovács, Bence", "", "HUN", 2251),
            ("O'Brien, Niamh", "2501234", "IRL", 0),
        ]

    def test_a_list_of_vega(self) -> None:
        text = (
            "ID   NAME                 Title  Rating  Fed\n"
            "1    Moreau, Alice        GM     2449    FRA\n"
            "2    Kovács, Bence               2251    HUN\n"
        )
        found = service.read_list("players.txt", text.encode("latin-1")).people
        assert [(p.name, p.title, p.rating, p.federation) for p in found] == [
            ("Moreau, Alice", "GM", 2449, "FRA"),
            ("Kovács, Bence", "", 2251, "HUN"),
        ]


def xlsx(rows: list[list[object]]) -> bytes:
    book = openpyxl.Workbook()
    book.active.append([]) if book.active else None
    for row in rows:
        assert book.active is not None
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def ods(rows: list[list[str]]) -> bytes:
    """A workbook of LibreOffice, as little of it as can be read."""

    def cell(text: str) -> str:
        return f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'

    return ods_of("".join(f"<table:table-row>{''.join(map(cell, row))}</table:table-row>" for row in rows))


def ods_of(body: str) -> bytes:
    """The same with these rows as they are written in the file."""
    space = "urn:oasis:names:tc:opendocument:xmlns"
    content = (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="{space}:office:1.0" '
        f'xmlns:table="{space}:table:1.0" xmlns:text="{space}:text:1.0" office:version="1.2"><office:body>'
        f'<office:spreadsheet><table:table table:name="A">{body}</table:table></office:spreadsheet>'
        "</office:body></office:document-content>"
    )
    out = io.BytesIO()
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("mimetype", kind)
        manifest = f'<manifest:manifest xmlns:manifest="{space}:manifest:1.0"><manifest:file-entry '
        manifest += f'manifest:full-path="/" manifest:media-type="{kind}"/></manifest:manifest>'
        archive.writestr("META-INF/manifest.xml", manifest)
        archive.writestr("content.xml", content)
    return out.getvalue()


class Test_workbooks:
    def test_excel(self) -> None:
        rows: list[list[object]] = [
            ["Nom", "Elo", "Titre", "Sexe", "Féd", "Naissance"],
            ["Moreau, Alice", 2449, "GM", "F", "FRA", date(1998, 7, 14)],
            ["Kovács, Bence", 2251.0, None, "M", "HUN", 2001],
        ]
        found = service.read_list("list.xlsx", xlsx(rows)).people
        assert [(p.name, p.rating, p.title) for p in found] == [(p.name, p.rating, p.title) for p in PEOPLE]
        assert [p.birth for p in found] == ["1998/07/14", "2001"]

    def test_libreoffice(self) -> None:
        found = service.read_list("list.ods", ods([["Name", "Rating"], ["Moreau, Alice", "2449"]])).people
        assert [(p.name, p.rating) for p in found] == [("Moreau, Alice", 2449)]

    def test_a_damaged_one(self) -> None:
        with pytest.raises(BadInput, match="cannot be read as a workbook"):
            service.read_list("list.xlsx", b"PK\3\4 nothing")

    def test_tables_are_written(self, tmp_path: Path) -> None:
        file, out = tmp_path / "a.trf", tmp_path / "standings.xlsx"
        file.write_text(trf.write(generate(Plan(8, 3, 1, "dutch-2026"))))
        assert main(["standings", str(file), "--format", "xlsx", "-o", str(out)]) == 0
        sheet = openpyxl.load_workbook(out).active
        assert sheet is not None
        rows = list(sheet.iter_rows(values_only=True))
        assert "Standings after round 3" in str(rows[0][0])
        assert len([row for row in rows[2:] if isinstance(row[0], int) or str(row[0]).endswith("=")]) == 8
        first = out.read_bytes()
        assert main(["standings", str(file), "--format", "xlsx", "-o", str(out)]) == 0
        assert out.read_bytes() == first
        assert main(["standings", str(file), "--format", "xlsx"]) == 3


class Test_event_files:
    """Every command that reads a report reads an event file in its place."""

    @pytest.fixture
    def event(self, tmp_path: Path) -> str:
        path = str(tmp_path / "open.ronde")
        text = trf.write(generate(Plan(8, 3, 1, "dutch-2026")))
        with service.new_event(path, Event("Open")) as desk:
            service.import_report(desk, text.encode(), "a")
            service.import_report(desk, text.encode(), "b")
        return path

    @pytest.mark.parametrize(
        "words",
        ["standings", "crosstable", "pairings", "list", "card 1", "check", "explain", "report --round 2"],
    )
    def test_tables(self, event: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
        verb, *rest = words.split()
        assert main([verb, f"{event}#a", *rest, "--lang", "en"]) == 0
        assert capsys.readouterr().out

    def test_which_tournament(self, event: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["standings", event, "--lang", "en"]) == 3
        assert "a, b" in capsys.readouterr().err


class Test_what_was_not_read:
    def test_an_unknown_record_that_looks_like_a_player(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "a.trf"
        lines = trf.write(generate(Plan(8, 0 + 1, 1, "dutch-2026")).before(1)).splitlines()
        at = next(n for n, line in enumerate(lines) if line.startswith("001    7"))
        lines[at] = "101" + lines[at][3:]
        file.write_text("\n".join(lines))
        assert main(["pair", str(file), "--lang", "en"]) == 0
        assert f"line {at + 1} begins with 101" in capsys.readouterr().err

    def test_more_rounds_than_announced(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "a.trf"
        file.write_text(trf.write(generate(Plan(8, 3, 1, "dutch-2026"))).replace("XXR 3", "XXR 2"))
        assert main(["standings", str(file), "--lang", "en"]) == 0
        assert "announces 2 rounds and has 3" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("options", "told"),
        [
            ("system=lim maxi=yes limit=1800", ""),
            ("system=dutch-2012 maxi=yes", "dutch-2012 has no option 'maxi=yes': it changes nothing"),
            ("system=lim maxi=perhaps", "'maxi=perhaps' is no choice of lim, which has maxi=no, maxi=yes"),
        ],
    )
    def test_an_option_that_the_system_does_not_have(
        self, options: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "a.trf"
        report = trf.write(generate(Plan(8, 2, 1, "lim")))
        assert "system=lim" in report
        file.write_text(report.replace("system=lim", options).replace("XXR 2", "XXR 3"))
        assert main(["pair", str(file), "--lang", "en"]) == 0
        assert capsys.readouterr().err == (f"ronde: {told}\n" if told else "")
