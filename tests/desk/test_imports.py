"""Lists of players: CSV in two languages, FIDE rating lists, TRF, Papi."""

from __future__ import annotations

import shutil
import sys
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.service import Desk
from ronde.errors import BadInput
from ronde.formats import trf
from ronde.formats.players import fide_list, jet, papi
from ronde.formats.players import table as csv_players
from ronde.formats.players.person import Person
from ronde.generating import Plan, generate
from tests.desk import jet4


class Test_csv:
    @pytest.mark.parametrize(
        "text",
        [
            "Name,Rating,Title,Sex,Fed,FIDE ID,Birthday,Club,Licence\n"
            '"Dupont, Zoé",2134,WFM,F,FRA,612345,1998-07-14,Nice,A12345\n',
            "Nom;Prénom;Elo;Titre;Sexe;Fédération;Code FIDE;Né(e) le;Club;N° licence\n"
            "Dupont;Zoé;2134 F;mff;F;Fra;00612345;14/07/1998;Nice;A12345\n",
            "\ufefflast name\tFIRST NAME\telo FIDE\ttit\tgender\tcountry\tid number\tdate of birth\tteam"
            "\tnr ffe\r\n"
            "Dupont\tZoé\t2134\twfm\tfemale\tFRA\t612345\t1998/7/14\tNice\tA12345\r\n\r\n",
        ],
    )
    def test_headings_in_two_languages(self, text: str) -> None:
        expected = Person("Dupont, Zoé", 2134, "WFM", "w", "FRA", "612345", "1998/07/14", "Nice", "A12345")
        assert csv_players.read(text.encode()) == [expected]
        if not text.startswith("\ufeff"):
            assert csv_players.read(text.encode("latin-1")) == [expected]

    @pytest.mark.parametrize(
        "data",
        [
            "Nom;Elo\nL’Œuvre, Zoé;2 134\n".encode("cp1252"),
            "Name\tRating\nL’Œuvre, Zoé\t2134\n".encode("utf-16"),
            "sep=;\r\nNom;Elo\r\nL’Œuvre, Zoé;2134,00\r\n".encode(),
            "Nom;Elo\rL’Œuvre, Zoé;2\u202f134\r".encode(),
            "Open de Nice, liste des inscrits\n\n;;\nNo;Nom;Elo\n1;L’Œuvre, Zoé;2134 F\n".encode(),
            'Open; Nice\n"Name","Rating"\n"L’Œuvre, Zoé","2134"\n'.encode(),
        ],
    )
    def test_as_spreadsheets_write_it(self, data: bytes) -> None:
        assert service.read_list("list.csv", data).people == [Person("L’Œuvre, Zoé", 2134)]

    def test_who_has_no_rating(self) -> None:
        listed = csv_players.read("Nom;Elo\nA;NC\nB;nr\nC;Non classé\nD;–\nE;\n")
        assert [person.rating for person in listed] == [0] * 5

    @pytest.mark.parametrize("start", [b"PK\3\4", b"\xd0\xcf\x11\xe0\xa1\xb1"])
    def test_what_only_begins_like_a_workbook(self, start: bytes) -> None:
        with pytest.raises(BadInput, match="cannot be read as a workbook"):
            service.read_list("list.xlsx", start + bytes(range(1, 200)))

    def test_no_headings(self) -> None:
        assert csv_players.read("Anna;2100\nBerta;\n") == [Person("Anna", 2100), Person("Berta")]
        assert csv_players.read("Anna\nBerta\n") == [Person("Anna"), Person("Berta")]

    def test_unknown_columns_are_passed_over(self) -> None:
        assert csv_players.read("Paid,Name,Shoe size\nyes,Anna,38\n") == [Person("Anna")]

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("", "empty"), ("  \n\n", "empty"), ("Elo,Club\n2000,Nice\n", "no column with the names"),
            ("Name,Elo\n", "no players"), ("Name,Elo\n,2000\n", "line 2: a line without a name"),
            ("Name,Elo\nAnna,strong\n", "line 2: the rating of Anna must be a number"),
            ("Name,Elo\nAnna,20000\n", "must be a number"),
        ],
    )  # fmt: skip
    def test_what_is_wrong_and_where(self, text: str, words: str) -> None:
        with pytest.raises(BadInput, match=words):
            csv_players.read(text)

    def test_anything_is_players_or_a_sentence(self) -> None:
        for text in ('"', 'Name\n"unclosed', "Name;\x00", "a" * 200_000, "Name\n" + "\x07\n"):
            with suppress(BadInput):
                assert csv_players.read(text)


FIDE = """\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
612345         Dupont, Zoe                                                  FRA F   WFM  WFM                     2134  9   20 2100  0   20 2050  0   20 1998  w
1503014        Carlsen, Magnus                                              NOR M   GM                           2839  0   10 2824  0   10 2881  0   10 1990
25121731       A C J John                                                   IND M                                0     0   40 0     0   0  0     0   0  1987  i
"""  # noqa: E501
MONTH = """\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA JAN23 Gms K  B-day Flag
4804929        A-ALI, Sali Abbas Abdulzahra                                 IRQ F   WFM  WFM                     1876  13  20 2001  w
"""  # noqa: E501


class Test_fide_list:
    def test_the_list_of_all(self) -> None:
        assert list(fide_list.read(FIDE.splitlines())) == [
            Person("Dupont, Zoe", 2134, "WFM", "w", "FRA", "612345", "1998"),
            Person("Carlsen, Magnus", 2839, "GM", "m", "NOR", "1503014", "1990"),
            Person("A C J John", 0, "", "m", "IND", "25121731", "1987"),
        ]

    def test_the_list_of_a_month(self) -> None:
        (person,) = fide_list.read(MONTH.splitlines())
        assert (person.rating, person.title, person.birth) == (1876, "WFM", "2001")

    def test_some_of_them(self) -> None:
        assert [p.name for p in fide_list.read(FIDE.splitlines(), {"1503014"})] == ["Carlsen, Magnus"]

    def test_it_is_no_list(self) -> None:
        with pytest.raises(BadInput, match="line 1: the first line is not the heading"):
            list(fide_list.read(["Name,Elo"]))

    def test_shifted_columns(self) -> None:
        lines = FIDE.splitlines()
        lines[2] = lines[2].replace("2839", "28 39 x")
        with pytest.raises(BadInput, match="line 3: the columns of the rating list are shifted"):
            list(fide_list.read(lines))

    def test_ratings_are_taken_over(self, desk: Desk) -> None:
        key = service.add_tournament(desk, service.template("open"))
        people = [Person("Magnus", 2800, fide_id="1503014"), Person("No number", 1500)]
        service.add_players(desk, key, people)
        assert service.update_from_rating_list(desk, key, iter(FIDE.splitlines()), "list.txt") == ["Magnus"]
        assert desk.state(key).entrants["p1"].person == Person("Magnus", 2839, "GM", fide_id="1503014")
        assert service.update_from_rating_list(desk, key, iter(FIDE.splitlines())) == []


class Test_which_kind_of_file:
    @pytest.mark.parametrize("data", [b"\xef\xbb\xbf", b"\xff\xfe", b"\xef\xbb\xbf\n \n", b" "])
    def test_nothing_but_the_mark_of_an_encoding(self, data: bytes) -> None:
        with pytest.raises(BadInput, match="empty"):
            service.read_list("list.csv", data)

    def test_told_apart_by_content(self) -> None:
        name, end = f"{'Carlsen, Magnus':<33}", "2839 NOR     1503014 1990/11/30  0.0    1"
        trf = f"012 X\n001    1 m GM {name} {end}\n"
        assert service.read_list("a.txt", trf.encode()).people == [
            Person("Carlsen, Magnus", 2839, "GM", "m", "NOR", "1503014", "1990/11/30")
        ]
        assert len(service.read_list("a.txt", FIDE.encode()).people) == 3
        assert service.read_list("a.txt", b"Nom\nZo\xe9\n").people == [Person("Zoé")]
        with pytest.raises(BadInput, match=r"a.txt is empty"):
            service.read_list("a.txt", b" \n")

    def test_report_without_players_is_no_list_of_names(self) -> None:
        for read in (service.read_list, service.read_teams):
            with pytest.raises(BadInput, match="the file has no 001 line"):
                read("junk.TRF", b"hello\n")


ROWS = [
    {"Ref": 1, "Nom": "EXEMPT", "Prenom": None, "Elo": 0},
    {"Ref": 3, "Nom": "CARLSEN", "Prenom": "Magnus", "Elo": 2839, "FideTitre": "g", "Sexe": "M"},
    {
        "Ref": 2, "Nom": "DUPONT", "Prenom": "Zoé", "Sexe": "F", "NeLe": "1998-07-14 00:00:00",
        "Elo": "2134", "Fide": "F", "Federation": "FRA", "Club": "Nice", "FideCode": "612345",
        "FideTitre": "ff", "NrFFE": "A12345",
    },
]  # fmt: skip
PAPI = [
    Person("DUPONT, Zoé", 2134, "WFM", "w", "FRA", "612345", "1998/07/14", "Nice", "A12345"),
    Person("CARLSEN, Magnus", 2839, "GM", "m"),
]


def papi_file() -> bytes:
    kinds = {"Ref": jet4.LONG, "Elo": jet4.SHORT, "NeLe": jet4.DATE}
    names = (
        "Ref",
        "Nom",
        "Prenom",
        "Sexe",
        "NeLe",
        "Elo",
        "Fide",
        "Federation",
        "Club",
        "FideCode",
        "FideTitre",
    )
    columns = {name: kinds.get(name, jet4.TEXT) for name in (*names, "NrFFE")}
    rows = [{**row, "NeLe": datetime(1998, 7, 14) if row["Ref"] == 2 else None} for row in ROWS]
    for row in rows:
        row["Elo"] = int(str(row["Elo"]))
    return jet4.database(
        {"info": ({"Variable": jet4.TEXT, "Value": jet4.TEXT}, []), "joueur": (columns, rows)}
    )


class Test_papi:
    def test_lines_of_the_table(self) -> None:
        assert papi.people_of(ROWS) == PAPI

    @pytest.mark.parametrize("reader", ["library", "mdbtools"])
    def test_a_database(self, reader: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """A Jet 4 file of our own making, in the shape of Papi's; both readers must agree on it."""
        if reader == "mdbtools":
            if shutil.which("mdb-export") is None:
                pytest.skip("mdbtools is not installed")
            monkeypatch.setitem(sys.modules, "access_parser", None)
        assert service.read_list("event.papi", papi_file()).people == PAPI

    def test_a_database_that_is_not_papi(self) -> None:
        with pytest.raises(BadInput, match="no table joueur"):
            service.read_list("x.mdb", jet4.database({"recipes": ({"Ref": jet4.LONG}, [{"Ref": 1}])}))

    @pytest.mark.parametrize("seed", range(20))
    def test_a_file_with_rubbish_in_it_is_players_or_a_sentence(self, seed: int) -> None:
        rng, data = Random(seed), bytearray(papi_file())
        for _ in range(rng.randint(1, 60)):
            data[rng.randrange(24, len(data))] = rng.randrange(256)
        with suppress(BadInput):
            assert isinstance(
                service.read_list("event.papi", bytes(data[: rng.randrange(4096, 30000)])).people, list
            )

    def test_a_damaged_database_is_a_sentence(self) -> None:
        data = b"\0\1\0\0Standard Jet DB\0\1" + b"\0" * 8192
        assert papi.is_papi(data)
        with pytest.raises(BadInput, match="Access database"):
            service.read_list("event.papi", data)

    def test_without_any_reader_it_says_what_to_install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "access_parser", None)
        monkeypatch.setattr(jet.shutil, "which", lambda name: None)  # type: ignore[attr-defined]
        with pytest.raises(BadInput, match="install the Python package access-parser, or mdbtools"):
            jet.rows(b"\0\1\0\0Standard Jet DB\0\1", "joueur")


@pytest.mark.parametrize(
    ("records", "system", "acceleration"),
    [
        ("", "dutch-2026", None),
        ("192 FIDE_DUTCH\n042 2019/05/01\n", "dutch-2017", None),
        ("192 FIDE_DUBOV\n042 2026/05/01\n", "dubov-2026", None),
        ("192 FIDE_DUTCH_2026_BAKU\n", "dutch-2026", "baku-2026"),
        ("092 SWISS_HALEY\n042 2026/05/01\n", "dutch-2026", None),
    ],
)
def test_a_report_that_names_its_system(
    desk: Desk, records: str, system: str, acceleration: str | None
) -> None:
    played = generate(Plan(6, 2, system="dutch-2017"))
    text = trf.write(replace(played, settings=replace(played.settings, system=None, initial_colour=None)))
    key = service.import_report(desk, (records + text).encode())
    state = desk.state(key)
    assert (state.setup.system, state.setup.acceleration) == (system, acceleration)
    assert state.initial_colour is played.settings.initial_colour


ELEVEN = "Nom;Prénom;Elo;Ligue;Elo rapide;Né le;Cat.;Licence;Sexe;Code FIDE;Téléphone\n"
ELEVEN += "DUPONT;Zoé;1500;IDF;1620;2011;Min;A12345;F;600001;0612345678\n"


def test_every_column_is_told() -> None:
    read = service.read_list("list.csv", ELEVEN.encode())
    assert read.ignored == ["Ligue", "Elo rapide", "Téléphone"]
    assert dict(read.columns)["Né le"] == "birth"
    again = service.read_again(read.rows, {4: "rating"})
    assert (read.people[0].rating, again.people[0].rating) == (1500, 1620)
    assert again.ignored == ["Elo", "Ligue", "Téléphone"]


def test_columns_of_teams_are_ignored_for_players() -> None:
    assert service.read_list("list.csv", b"Name;Board\nAnna;1\n").ignored == ["Board"]
    assert service.read_list("list.csv", b"Anna;1500\n").columns == ()


def test_command_prints_ignored_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, listed = str(tmp_path / "event.ronde"), tmp_path / "list.csv"
    listed.write_text(ELEVEN)
    assert main(["new", file, "--name", "Open"]) == 0
    assert main(["import", file, str(listed)]) == 0
    assert "ignored columns: Ligue, Elo rapide and Téléphone" in capsys.readouterr().out
