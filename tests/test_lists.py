"""Rating lists on disk: text, XML, CSV and ZIP; search by name or number; updates that are whole."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.errors import BadInput, FileTrouble
from ronde.lists import reading, store
from ronde.lists.reading import Listed, Rating

COMBINED = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit"
    "           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n"
)


def line(ref: str, name: str, standard: str = "", rapid: str = "", blitz: str = "", flag: str = "") -> str:
    """A line of the combined list, as wide as its heading says."""
    return (
        f"{ref:<15}{name:<61}{'FRA':<4}{'w' if 'w' in flag else 'M':<4}{'GM':<5}{'':<5}{'':<15}{'':<4}"
        f"{standard:<6}{'0':<4}{'20':<3}{rapid:<6}{'0':<4}{'20':<3}{blitz:<6}{'0':<4}{'20':<3}{'1990':<6}{flag:<4}\n"
    )


PEOPLE = (
    line("1503014", "Carlsen, Magnus", "2839", "2824", "2881")
    + line("600001", "Müller, Jörg Émile", "2100", "2050", "", "i")
    + line("600002", "Muller, Anna", "2300", "", "", "w")
    + line("600003", "Nobody, Unrated")
    + line("600004", "Shifted, Line", "21x0")
)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RONDE_LISTS", str(tmp_path / "lists"))
    return tmp_path / "lists"


@pytest.fixture
def combined(tmp_path: Path) -> Path:
    assert COMBINED.index("SRtng") == 113
    path = tmp_path / "players_list_foa.txt"
    path.write_bytes((COMBINED + PEOPLE).replace("\n", "\r\n").encode())
    return path


def names(place: Path, text: str) -> list[str]:
    return [person.name for _, person in store.search(place, text)]


class Test_reading:
    def test_the_combined_list(self, combined: Path) -> None:
        first, second, third, fourth = reading.read(combined)
        assert first[:6] == ("1503014", "Carlsen, Magnus", "FRA", "m", "GM", "1990")
        assert (first.standard, first.rapid, first.blitz) == (2839, 2824, 2881)
        assert (second.rapid, second.blitz, second.inactive) == (2050, 0, True)
        assert (third.sex, third.inactive) == ("w", False)
        assert fourth.standard == 0  # and the line with shifted columns is left out

    def test_a_list_of_one_rating(self, tmp_path: Path) -> None:
        path = tmp_path / "rapid.txt"
        path.write_text("ID Number      Name      Fed  Sex OCT26\n1              Ann, B    FRA  F   1900\n")
        (person,) = reading.read(path, Rating.RAPID)
        assert (person.standard, person.rapid, person.blitz) == (0, 1900, 0)

    def test_xml_and_zip(self, tmp_path: Path) -> None:
        text = (
            "<playerslist><player><fideid>7</fideid><name>Ćosić, Ana</name><country>CRO</country><sex>F</sex>"
            "<title></title><w_title>WIM</w_title><rating>2210</rating><rapid_rating>2200</rapid_rating>"
            "<blitz_rating></blitz_rating><birthday>2001</birthday><flag>wi</flag></player></playerslist>"
        )
        path = tmp_path / "list.zip"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("list.xml", text)
        (person,) = reading.read(path)
        assert person == Listed(
            "7", "Ćosić, Ana", "CRO", "w", "WIM", "2001", standard=2210, rapid=2200, inactive=True
        )

    @pytest.mark.parametrize(
        ("data", "message"),
        [
            (b"", "error-empty"),
            (b"PK\3\4 cut", "error-list-zip"),
            (b"<playerslist><player>", "error-list-xml"),
            (b'<!DOCTYPE x [<!ENTITY a "b">]><playerslist/>', "error-list-xml"),
        ],
    )
    def test_damaged_files(self, data: bytes, message: str, tmp_path: Path) -> None:
        (tmp_path / "list").write_bytes(data)
        with pytest.raises(BadInput) as caught:
            list(reading.read(tmp_path / "list"))
        assert caught.value.message == message

    def test_the_lists_of_the_french_and_the_draughts_federation(self, tmp_path: Path) -> None:
        """Columns as people export them: other names for the same things, other signs between them."""
        ffe = tmp_path / "ffe.csv"
        ffe.write_text(
            "NrFFE;Nom;Prenom;Sexe;NeLe;Cat;Elo;Federation;Club;FideCode\n"
            "K12345;Le Goff;Zoé;F;14/07/2014;U12;1399;FRA;Rennes Paul Bert;651234\n",
            encoding="latin-1",
        )
        assert [*reading.read(ffe)] == [
            Listed("K12345", "Le Goff, Zoé", "FRA", "w", "", "2014/07/14", "Rennes Paul Bert", "K12345", 1399)
        ]
        fmjd = tmp_path / "fmjd.csv"
        fmjd.write_text(
            '"ID Number","Name","Title","Country","Rating","Birthday","Sex"\n'
            '"10472","Georgiev, Alexander","GMI","NED","2402","1975-01-01","M"\n',
            encoding="utf-8",
        )
        (found,) = reading.read(fmjd)
        assert (found.ref, found.name, found.federation, found.standard) == (
            "10472", "Georgiev, Alexander", "NED", 2402,
        )  # fmt: skip

    def test_a_national_list(self, tmp_path: Path) -> None:
        path = tmp_path / "ffe.csv"
        path.write_text("NrFFE;Nom;Prenom;Elo;Club\nA12345;Dupont;Zoé;1650;Rennes\n", encoding="utf-8")
        (person,) = reading.read(path)
        assert (person.ref, person.name, person.standard, person.club) == (
            "A12345",
            "Dupont, Zoé",
            1650,
            "Rennes",
        )


class Test_search:
    @pytest.fixture(autouse=True)
    def _imported(self, place: Path, combined: Path) -> None:
        assert store.update(place, "fide", reading.read(combined), "2026-11-17") == 4

    def test_the_very_name_before_stronger_players(self, tmp_path: Path) -> None:
        people = [Listed("1", "Rofer, Mitarlen", standard=2600), Listed("2", "Rofer, Mitar", standard=1500)]
        store.update(tmp_path, "fide", people, "2026-11-17")
        assert [one.ref for _, one in store.search(tmp_path, "rofer mitar")] == ["2", "1"]
        assert [one.ref for _, one in store.search(tmp_path, "rofer mi")] == ["1", "2"]

    @pytest.mark.parametrize("text", ["carl", "Magnus car", "CARLSEN, Mag", "1503014", "cárl"])
    def test_words_in_any_order_accents_ignored(self, place: Path, text: str) -> None:
        assert names(place, text) == ["Carlsen, Magnus"]

    def test_the_strongest_first(self, place: Path) -> None:
        assert names(place, "mul") == ["Muller, Anna", "Müller, Jörg Émile"]
        assert names(place, "emile mull") == ["Müller, Jörg Émile"]

    @pytest.mark.parametrize("text", ["", " ", "*", '"', "xyz", "999", "carl AND", "name:carl", "-"])
    def test_nothing_found(self, place: Path, text: str) -> None:
        assert names(place, text) == []

    def test_by_number(self, place: Path) -> None:
        found = store.by_ref(place, "fide", ["600002", "1"])
        assert {ref: person.name for ref, person in found.items()} == {"600002": "Muller, Anna"}
        with pytest.raises(BadInput, match="ffe"):
            store.by_ref(place, "ffe", [])

    def test_an_update_that_fails_leaves_the_list(self, place: Path, tmp_path: Path) -> None:
        broken = tmp_path / "broken.xml"
        broken.write_text("<playerslist><player><fideid>1</fideid><name>A</name></player><player>")
        with pytest.raises(BadInput):
            store.update(place, "fide", reading.read(broken), "2026-11-18")
        with pytest.raises(BadInput) as caught:
            store.update(place, "fide", [], "2026-11-18")
        assert caught.value.message == "error-list-nobody"
        assert [(info.count, info.updated) for info in store.lists(place)] == [(4, "2026-11-17")]
        assert [path.name for path in place.iterdir()] == ["fide.list"]

    def test_files_that_are_no_lists(self, place: Path) -> None:
        (place / "odd.list").write_bytes(b"not a database, whatever its name says")
        assert [info.key for info in store.lists(place)] == ["fide"]
        assert names(place, "carl") == ["Carlsen, Magnus"]

    def test_a_name_that_leaves_the_folder(self, place: Path) -> None:
        with pytest.raises(BadInput):
            store.update(place, "../evil", [Listed("1", "A")], "2026-11-17")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileTrouble):
        store.update(tmp_path / "file" / "lists", "fide", [Listed("1", "A")], "2026-11-17")


def test_the_command(place: Path, combined: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lists"]) == 0
    assert "no rating list yet" in capsys.readouterr().out
    assert main(["lists", "update", str(combined)]) == 0
    assert main(["lists", "search", "muller", "--json"]) == 0
    out = capsys.readouterr().out
    assert [row["name"] for row in json.loads(out[out.index("[") :])] == [
        "Muller, Anna",
        "Müller, Jörg Émile",
    ]
    assert main(["lists", "search", "carl", "--lang", "fr"]) == 0
    assert "Carlsen, Mag" in capsys.readouterr().out
    assert main(["lists", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["people"] == 4
    assert main(["lists", "update"]) == 3
    assert main(["lists", "search"]) == 3
    assert main(["lists", "update", "missing.txt"]) == 5
    assert main(["lists", "update", "http://127.0.0.1:9/list.zip"]) == 5
