"""The words of the game: in French a draughts event has damiers, a chess event has échiquiers."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader

from ronde.cli import main
from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.web.desks import Client, fill, publish

T, E = "/desk/nice/t/open", "/e/nice/open"
PAGES = (
    T, f"{T}/players", f"{T}/check-in", f"{T}/round", f"{T}/round/1", f"{T}/results", f"{T}/results/1",
    f"{T}/standings", f"{T}/crosstable", f"{T}/downloads", f"{T}/settings", f"{T}/card/p1",
    "/desk/nice", "/desk/nice/journal", "/e/nice", E, f"{E}/round/1", f"{E}/round/2/why", f"{E}/standings",
    f"{E}/players", f"{E}/player/p1", f"{E}/crosstable", f"{E}/hall",
)  # fmt: skip
SAYS_BOARD = (f"{T}/results", f"{T}/round/1", "/desk/nice/journal", f"{E}/round/1", f"{E}/player/p1")
PAPERS = ("pairings", "names", "slips", "cards", "standings", "crosstable", "players")
CHESS = re.compile(r"échiquier|\béch\.", re.I)
DRAUGHTS = re.compile(r"\bdamier|\bdam\.", re.I)


def begun(folder: Path, system: str, draws_lots: bool = False) -> tuple[Client, Desk]:
    """An event in its second round, with a correction in the journal."""
    client = Client(folder, language="fr")
    desk = fill(client, system=system)
    setup = desk.state("open").setup
    service.change_setup(desk, "open", replace(setup, tiebreaks=()))
    if draws_lots:
        service.draw_lots(desk, "open")
    publish(desk, results=True)
    service.correct_result(desk, "open", 1, 1, "0-1", "mal saisi")
    publish(desk)
    return client, desk


@pytest.fixture(scope="module", params=["fmjd-1986", "fmjd-1986-lots"])
def draughts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Client:
    lots = request.param.endswith("-lots")
    return begun(tmp_path_factory.mktemp("draughts"), request.param, lots)[0]


@pytest.fixture(scope="module")
def chess(tmp_path_factory: pytest.TempPathFactory) -> Client:
    return begun(tmp_path_factory.mktemp("chess"), "dutch-2026")[0]


def test_pages_of_draughts(draughts: Client) -> None:
    for path in PAGES:
        page = draughts.get(path)
        assert not CHESS.search(page), (path, CHESS.findall(page))
        assert '<html lang="fr">' in page
    for path in SAYS_BOARD:
        assert DRAUGHTS.search(draughts.get(path)), path


def test_pages_of_chess(chess: Client) -> None:
    for path in PAGES:
        assert not DRAUGHTS.search(chess.get(path)), path
    for path in SAYS_BOARD:
        assert CHESS.search(chess.get(path)), path


def test_a_page_in_english_says_board(draughts: Client) -> None:
    page = draughts.http.get(f"{E}/round/1", headers={"accept-language": "en"}).text
    assert "Board" in page
    assert not DRAUGHTS.search(page)


def test_papers(draughts: Client, chess: Client) -> None:
    def printed(client: Client, what: str) -> str:
        pdf = PdfReader(io.BytesIO(client.http.get(f"{E}/paper/{what}.pdf").content))
        return "".join(sheet.extract_text() for sheet in pdf.pages)

    for what in PAPERS:
        assert not CHESS.search(printed(draughts, what)), what
    for what in ("pairings", "names", "slips"):
        assert DRAUGHTS.search(printed(draughts, what)), what
        assert CHESS.search(printed(chess, what)), what


def test_a_refusal_by_form_and_by_api(draughts: Client) -> None:
    assert "pas de damier 99" in draughts.post(f"{T}/results/2/99", result="1-0")
    answer = draughts.http.put(
        "/api/events/nice/tournaments/open/rounds/2/boards/99/result",
        json={"result": "1-0", "reason": "mal saisi"},
        headers={"x-csrf-token": draughts.token()},
    )
    assert "pas de damier 99" in answer.json()["error"]


def test_the_tie_breaks_are_those_of_the_fmjd(draughts: Client, chess: Client) -> None:
    page = draughts.get(f"{E}/standings")
    assert "Départages (FMJD 1986, 10)\xa0: SOLK/C1 = " in page
    assert "C.07" not in page
    assert "Départages (C.07, édition 2026)\xa0: " in chess.get(f"{E}/standings")


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun(tmp_path, "fmjd-1986")
    event = str(tmp_path / "nice.ronde")
    assert main(["log", event, "--lang", "fr"]) == 0
    assert main(["result", event, "99=1-0", "--lang", "fr"]) == 3
    told = capsys.readouterr()
    assert "ronde 1, damier 1 corrigé" in told.out
    assert "damier 99" in told.err
    assert not CHESS.search(told.out + told.err)


def test_an_event_with_chess_and_draughts(tmp_path: Path) -> None:
    client, desk = begun(tmp_path, "dutch-2026")
    setup = replace(service.template("open"), name="Dames", system="fmjd-1986", rounds=3)
    key = service.add_tournament(desk, setup, key="dames")
    for n in range(6):
        service.add_player(desk, key, Person(f"Damiste {n}", 1900 - n))
    service.draw_colour(desk, key, Colour.WHITE)
    publish(desk, key=key, results=True)
    service.correct_result(desk, key, 1, 1, "0-1", "mal saisi")
    for path in ("/desk/nice/t/dames/results", "/desk/nice/t/dames/round/1", "/e/nice/dames/round/1"):
        page = client.get(path)
        assert DRAUGHTS.search(page), path
        assert not CHESS.search(page), path
    journal = client.get("/desk/nice/journal")
    assert "ronde 1, damier 1 corrigé" in journal  # each line in the words of its tournament
    assert "ronde 1, échiquier 1 corrigé" in journal
    service.export_site(desk, tmp_path / "site", "fr")
    for folder, mine, other in (("dames", DRAUGHTS, CHESS), ("open", CHESS, DRAUGHTS)):
        pages = [path.read_text() for path in (tmp_path / "site" / folder).glob("*.html")]
        assert any(map(mine.search, pages)), folder
        assert not any(map(other.search, pages)), folder
