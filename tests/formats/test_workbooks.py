"""Workbooks whose cells say that they are far away, and usual ones that only look as if they were."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path

import openpyxl
import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.errors import BadInput, FileTrouble
from ronde.formats import trf
from ronde.formats.players import workbook
from ronde.formats.players.sheets import ROWS
from ronde.generating import Plan, generate
from ronde.output.workbook import workbook as as_workbook
from ronde.tables.render import Column, Table
from tests.formats.test_lists import ods_of, xlsx

HEADING = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'
MOREAU = '<row r="2"><c r="A2" t="inlineStr"><is><t>Moreau, Alice</t></is></c></row>'


def excel(*sheets: str) -> bytes:
    """A workbook with these elements in its sheets."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(xlsx([["Name"]]))) as usual:
        parts = {name: usual.read(name).decode() for name in usual.namelist()}
    names = range(1, len(sheets) + 1)
    for n, rows in zip(names, sheets, strict=True):
        parts[f"xl/worksheets/sheet{n}.xml"] = (
            '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
            f"{rows}</worksheet>"
        )
    space = "http://schemas.openxmlformats.org"
    listed = "".join(f'<sheet name="S{n}" sheetId="{n}" r:id="rId{n}"/>' for n in names)
    parts["xl/workbook.xml"] = (
        f'<workbook xmlns="{space}/spreadsheetml/2006/main" '
        f'xmlns:r="{space}/officeDocument/2006/relationships">'
        f"<sheets>{listed}</sheets></workbook>"
    )
    kind = f"{space}/officeDocument/2006/relationships/worksheet"
    related = (f'<Relationship Id="rId{n}" Type="{kind}" Target="worksheets/sheet{n}.xml"/>' for n in names)
    parts["xl/_rels/workbook.xml.rels"] = (
        f'<Relationships xmlns="{space}/package/2006/relationships">{"".join(related)}</Relationships>'
    )
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return out.getvalue()


def number(cell: str) -> str:
    """A row with one number."""
    return f'<row r="{cell.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}"><c r="{cell}"><v>1</v></c></row>'


FAR = excel(f"<sheetData>{HEADING}{number('XFD1048576')}</sheetData>")
CELL = '<table:table-cell office:value-type="string"><text:p>Name</text:p></table:table-cell>'


class Test_far_cells:
    @pytest.mark.parametrize(
        ("data", "cell"),
        [
            (FAR, "XFD1048576"),
            (excel(f'<dimension ref="A1:A2"/><sheetData>{HEADING}{number("B10002")}</sheetData>'), "B10002"),
            (excel(f"<sheetData>{HEADING}{number('CW1')}</sheetData>"), "CW1"),
            (excel(f"<sheetData>{HEADING}{'<row><c><v>1</v></c></row>' * 3_000_000}</sheetData>"), "A10002"),
            (excel("<sheetData/>", f"<sheetData>{number('A1048576')}</sheetData>"), "A1048576"),
        ],
        ids=["last", "rows", "columns", "three-million", "second-sheet"],
    )
    def test_of_excel_are_refused_by_name(self, data: bytes, cell: str) -> None:
        with pytest.raises(BadInput, match=rf"list\.xlsx has something in cell {cell}: .* ends at CV10001"):
            service.read_list("list.xlsx", data)

    @pytest.mark.parametrize(
        "rows",
        [
            f'<table:table-row table:number-rows-repeated="900000000">{CELL}</table:table-row>',
            f'<table:table-row table:number-rows-repeated="900000000"><table:table-cell/></table:table-row>'
            f"<table:table-row>{CELL}</table:table-row>",
            f'<table:table-row><table:table-cell table:number-columns-repeated="900000000"/>{CELL}'
            "</table:table-row>",
            "<table:table-row><table:table-cell table:number-columns-repeated='900000000' "
            "office:value-type='float' office:value='1'/></table:table-row>",
        ],
    )
    def test_of_libreoffice_are_refused(self, rows: str) -> None:
        with pytest.raises(BadInput, match=r"list\.ods has something in cell"):
            service.read_list("list.ods", ods_of(rows))

    def test_import_command_says_which_cell(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        event, far = tmp_path / "e.ronde", tmp_path / "far.xlsx"
        with service.new_event(event, Event("Open")) as desk:
            service.add_tournament(desk, service.template("open"))
        far.write_bytes(FAR)
        assert main(["import", str(event), str(far)]) == 3
        assert "XFD1048576" in capsys.readouterr().err

    def test_french_sentence(self) -> None:
        with pytest.raises(BadInput) as refused:
            workbook.rows(FAR, "liste.xlsx")
        assert refused.value.say("fr").startswith("liste.xlsx\u00a0: la cellule XFD1048576 est remplie")


class Test_large_ones:
    def test_parts_that_unpack_to_more_than_a_list_are_refused(self) -> None:
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            for n in range(3):
                archive.writestr(f"xl/media/{n}.bin", b"\0" * (workbook.UNPACKED // 2))
        with pytest.raises(BadInput, match="is too large a workbook"):
            workbook.rows(out.getvalue(), "list.xlsx")

    def test_reading_process_that_dies_is_a_sentence(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(workbook, "MEMORY", 1024 * 1024)
        with pytest.raises(BadInput, match="is too large a workbook"):
            workbook.rows(xlsx([[f"Player {n}"] for n in range(9000)]), "list.xlsx")

    def test_another_workbook_in_the_way(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(workbook, "SECONDS", 0.01)
        with workbook._ONE_AT_A_TIME, pytest.raises(FileTrouble, match="other workbooks are being read"):
            workbook.rows(xlsx([["Name"]]), "list.xlsx")

    def test_entities_are_refused(self) -> None:
        data = excel("<sheetData/>")
        out = io.BytesIO()
        with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
            for name in old.namelist():
                text = old.read(name)
                if name.endswith("sheet1.xml"):
                    text = text.replace(b"<worksheet", b'<!DOCTYPE a [<!ENTITY b "bb">]><worksheet', 1)
                new.writestr(name, text)
        with pytest.raises(BadInput, match="cannot be read as a workbook: DOCTYPE"):
            workbook.rows(out.getvalue(), "list.xlsx")


class Test_usual_ones:
    def test_excel_with_styled_rows_down_to_the_last(self) -> None:
        styled = "".join(f'<row r="{n}" s="1"><c r="A{n}" s="1"/></row>' for n in (3, 20_000, 1_048_576))
        data = excel(f'<dimension ref="A1:XFD1048576"/><sheetData>{HEADING}{MOREAU}{styled}</sheetData>')
        assert [person.name for person in service.read_list("list.xlsx", data).people] == ["Moreau, Alice"]

    def test_long_second_sheet_beside_the_list(self) -> None:
        data = excel(
            f"<sheetData>{HEADING}{MOREAU}</sheetData>", f"<sheetData>{number('A1048576')}</sheetData>"
        )
        assert [person.name for person in service.read_list("list.xlsx", data).people] == ["Moreau, Alice"]

    def test_list_in_the_second_sheet(self) -> None:
        data = excel("<sheetData/>", f"<sheetData>{HEADING}{MOREAU}</sheetData>")
        assert [person.name for person in service.read_list("list.xlsx", data).people] == ["Moreau, Alice"]

    def test_libreoffice_with_a_million_empty_rows_at_the_end(self) -> None:
        empty = '<table:table-cell table:number-columns-repeated="16383"/>'
        rows = (
            f"<table:table-row>{CELL}{empty}</table:table-row>"
            f"<table:table-row>{CELL.replace('Name', 'Moreau, Alice')}{empty}</table:table-row>"
            '<table:table-row table:number-rows-repeated="1048574">'
            '<table:table-cell table:number-columns-repeated="16384" table:style-name="ce1"/>'
            "</table:table-row>"
        )
        assert [person.name for person in service.read_list("list.ods", ods_of(rows)).people] == [
            "Moreau, Alice"
        ]

    def test_list_down_to_the_last_row(self) -> None:
        names: list[list[object]] = [[f"Player {n}"] for n in range(ROWS - 2)]  # below an empty row
        assert len(service.read_list("list.xlsx", xlsx([["Name"], *names])).people) == len(names)


class Test_exports:
    def test_no_text_is_a_formula(self) -> None:
        evil = '=HYPERLINK("http://evil/","x")'
        table = Table(
            "x",
            evil,
            (Column("name", "=1+1"), Column("score", "+2")),
            ((evil, 1), ("@A1", 2)),
            notes=("= tied",),
        )
        sheet = openpyxl.load_workbook(io.BytesIO(as_workbook(table))).active
        assert sheet is not None
        written = [(cell.value, cell.data_type) for row in sheet.iter_rows() for cell in row if cell.value]
        texts = [evil, "=1+1", "+2", evil, "@A1", "= tied"]
        assert [value for value, kind in written if kind == "s"] == texts
        assert [value for value, kind in written if kind != "s"] == [1, 2]

    def test_standings_of_those_who_tie(self, tmp_path: Path) -> None:
        file, out = tmp_path / "a.trf", tmp_path / "standings.xlsx"
        file.write_text(trf.write(generate(Plan(8, 1, 1, "dutch-2026"))))
        assert main(["standings", str(file), "--tiebreaks", "WIN", "--format", "xlsx", "-o", str(out)]) == 0
        with zipfile.ZipFile(out) as archive:
            sheet = archive.read("xl/worksheets/sheet1.xml").decode()
        assert "<f>" not in sheet
        assert "= tied" in "".join(re.findall("<t>([^<]*)</t>", sheet))
