"""The players' pages: what they show, and what they do not."""

from __future__ import annotations

import io
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from pypdf import PdfReader

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.output import pdf
from ronde.web import asking
from ronde.web.app import create_app
from ronde.web.public import papers

NASTY = "<script>alert('x')</script>, Eve"
OPEN = "/e/nice/open"


def begin(desk: Desk, key: str = "open", system: str = "dubov-1997", rounds: int = 5) -> None:
    """A tournament of eleven."""
    service.add_tournament(desk, replace(service.template("open"), system=system, rounds=rounds), key)
    people = [Person(f"Player {n:02}", 2400 - 20 * n, "FM" if n == 1 else "") for n in range(1, 11)]
    service.add_players(desk, key, [*people, Person(NASTY, 1500)])
    if system != "elo-swiss":
        service.draw_colour(desk, key, Colour.WHITE, "coin")


def play(desk: Desk, key: str = "open") -> None:
    """A round in which White wins everywhere."""
    service.pair_round(desk, key)
    number = service.publish(desk, key).number
    given = [(board, "1-0") for board in service.missing_results(desk, key)]
    service.enter_results(desk, key, number, given)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An event after two rounds, with the third one being played."""
    path = tmp_path_factory.mktemp("original") / "nice.ronde"
    with service.new_event(path, Event("Open de Nice", "Nice"), "Anne") as opened:
        begin(opened)
        play(opened)
        play(opened)
        service.pair_round(opened, "open")
        service.publish(opened, "open")
        service.backup(opened, path.with_name("copy.ronde"))
    return path.with_name("copy.ronde")


@pytest.fixture
def desk(original: Path, tmp_path: Path) -> Iterator[Desk]:
    """A copy of that event, to do with it what a test likes."""
    shutil.copy(original, tmp_path / "nice.ronde")
    with service.open_event(tmp_path / "nice.ronde", "Anne") as opened:
        yield opened


@pytest.fixture
def client(desk: Desk, tmp_path: Path) -> Iterator[TestClient]:
    """A telephone in the hall: no password, the desk is not open."""
    with TestClient(create_app(tmp_path), raise_server_exceptions=True) as opened:
        yield opened


def text(client: TestClient, path: str, language: str = "en") -> str:
    """A page."""
    answer = client.get(path, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return answer.text


PAGES = [
    "/e/nice", OPEN, f"{OPEN}?by=name", f"{OPEN}/round/1", f"{OPEN}/round/2?by=name", f"{OPEN}/round/3/why",
    f"{OPEN}/standings", f"{OPEN}/standings?after=1", f"{OPEN}/crosstable", f"{OPEN}/players",
    f"{OPEN}/player/p1", f"{OPEN}/player/p11",
]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_in_both_languages_with_names_as_text(
    client: TestClient, path: str, language: str
) -> None:
    page = text(client, path, language)
    assert f'<html lang="{language}">' in page
    assert "<script>alert" not in page
    assert "style=" not in page  # the content policy refuses it
    assert not re.search(r"\{\{|\{%|Undefined|None<", page)
    if path != "/e/nice":
        assert ("Standings" if language == "en" else "Classement") in page


class TestRounds:
    def test_by_board(self, client: TestClient, desk: Desk) -> None:
        page = text(client, OPEN)
        assert "<h1>Round 3</h1>" in page
        assert "5 results to come" in page
        order = [page.index(f">{row.board}</td>") for row in service.boards(desk, "open", 3)]
        assert order == sorted(order)

    def test_a_result_is_there_at_once(self, client: TestClient, desk: Desk) -> None:
        text(client, OPEN)
        service.enter_result(desk, "open", 3, 2, "1/2")
        page = text(client, OPEN)
        assert "½-½" in page
        assert "4 results to come" in page

    def test_boards_keep_their_numbers_when_an_older_result_is_corrected(
        self, client: TestClient, desk: Desk
    ) -> None:
        def boards() -> list[str]:
            return re.findall(r"/player/(p\d+)", text(client, f"{OPEN}/round/3").split("<tbody>")[1])

        before = boards()
        service.correct_result(desk, "open", 2, 1, "0-1", "the slip says so")
        assert boards() == before
        data = client.get(f"{OPEN}/paper/pairings.pdf?round=3").content
        told = PdfReader(io.BytesIO(data)).pages[0].extract_text()
        first = service.boards(desk, "open", 3)[0].white.person.name
        assert min(told.index(e.person.name[:9]) for e in desk.state("open").entrants.values()) == told.index(
            first[:9]
        )

    def test_by_name_everybody_who_is_paired_once(self, client: TestClient) -> None:
        rows = text(client, f"{OPEN}?by=name").split("<tbody>")[1].split("</tr>")[:-1]
        names = [re.findall(r"/player/(p\d+)", row)[0] for row in rows]
        assert len(names) == len(set(names)) == 11

    def test_the_alphabet_knows_no_accents(self, tmp_path: Path) -> None:
        wanted = [
            "Álvarez, I",
            "Aubert, C",
            "Çelik, E",
            "Duarte, I",
            "Łapicki, B",
            "Moreau, A",
            "Øster, K",
            "Petit, É",
        ]
        with service.new_event(tmp_path / "sorted.ronde", Event("Sorted"), "Anne") as desk:
            service.add_tournament(desk, service.template("open"), "open")
            service.add_players(desk, "open", [Person(name, 1500) for name in wanted[::-1]])
            service.draw_colour(desk, "open", Colour.WHITE)
            service.pair_round(desk, "open")
            service.publish(desk, "open")
        with TestClient(create_app(tmp_path)) as client:
            page = text(client, "/e/sorted/open?by=name").split("<tbody>")[1]
            told = client.get("/e/sorted/open/paper/names.pdf").content
            chosen = text(client, "/e/sorted/open/round/1/why")
        lines = [re.findall(r"/player/p\d+\">([^<]+)<", row)[0] for row in page.split("</tr>")[:-1]]
        assert lines == wanted
        printed = PdfReader(io.BytesIO(told)).pages[0].extract_text()
        assert re.findall(r"^(\S+, [^\d\s]+)", printed, re.MULTILINE) == wanted
        assert re.findall(r"<option value=\"p\d+\">(.+?) \(", chosen)[:8] == wanted

    def test_a_draft_never_leaves_the_desk(self, client: TestClient, desk: Desk) -> None:
        given = [(board, "0-1") for board in service.missing_results(desk, "open")]
        service.enter_results(desk, "open", 3, given)
        service.pair_round(desk, "open")
        assert "<h1>Round 3</h1>" in text(client, OPEN)
        for path in ("round/4", "round/4/why", "paper/pairings.pdf?round=4", "standings?after=4"):
            assert client.get(f"{OPEN}/{path}").status_code == 404
        assert "Round 4" not in text(client, f"{OPEN}/player/p1")

    def test_before_the_first_round_there_is_the_list(self, client: TestClient, desk: Desk) -> None:
        begin(desk, "young")
        assert "The first round is not published yet" in text(client, "/e/nice/young")
        for path in ("standings", "crosstable", "player/p1", "players"):
            text(client, f"/e/nice/young/{path}")

    def test_without_colours_nobody_is_white(self, client: TestClient, desk: Desk) -> None:
        begin(desk, "elo", "elo-swiss")
        play(desk, "elo")
        for path in ("", "?by=name", "/player/p1", "/round/1/why"):
            body = text(client, f"/e/nice/elo{path}").split("<main")[1]
            assert not re.search(r"White|Black", re.sub(r"<desc>.*?</desc>", "", body, flags=re.S))

    def test_what_was_changed_by_hand_is_said(self, client: TestClient, desk: Desk) -> None:
        given = [(board, "0-1") for board in service.missing_results(desk, "open")]
        service.enter_results(desk, "open", 3, given)
        service.pair_round(desk, "open")
        service.swap_colours(desk, "open", 1, "hurt", True, "a <b>wheelchair</b>")
        service.publish(desk, "open")
        assert "a &lt;b&gt;wheelchair&lt;/b&gt;" in text(client, OPEN)
        assert "a &lt;b&gt;wheelchair&lt;/b&gt;" in text(client, f"{OPEN}/round/4/why")


class TestWhy:
    def test_every_sentence_has_its_article_one_click_away(self, client: TestClient, desk: Desk) -> None:
        page = text(client, f"{OPEN}/round/3/why")
        found = service.explanation(desk, "open", 3)
        assert found is not None
        for sentence in found.all():
            assert f">{sentence.short}</a>" in page
        for path, anchor in set(re.findall(r'class="article" href="(/rules/[^"#]+)#([^"]+)"', page)):
            assert f'id="{anchor}"' in text(client, path)

    def test_a_player_reads_why_on_his_own_page(self, client: TestClient, desk: Desk) -> None:
        found = service.explanation(desk, "open", 3)
        assert found is not None
        page = text(client, f"{OPEN}/player/p1")
        assert all(sentence.text.split("<")[0][:30] in page for sentence in found.of("p1"))

    def test_why_not(self, client: TestClient, desk: Desk) -> None:
        row = service.boards(desk, "open", 3)[0]
        assert row.black is not None
        meet = text(client, f"{OPEN}/round/3/why?a={row.white.uid}&b={row.black.uid}")
        assert "meet in round 3:" in meet
        other = service.boards(desk, "open", 3)[1].white
        page = text(client, f"{OPEN}/round/3/why?a={row.white.uid}&b={other.uid}", "fr")
        assert "ne se rencontrent pas à la ronde 3" in page
        for told in (meet, page):  # pairs are named, not numbered as on a terminal
            assert not re.search(r"Given up: \d|Instead: \d|Paires perdues|À la place : \d", told)

    def test_questions_that_make_no_sense(self, client: TestClient) -> None:
        assert "two different players" in text(client, f"{OPEN}/round/3/why?a=p1&b=p1")
        for query in ("a=p1", "a=p1&b=p99", "a=&b=", "a=%00&b=p2", "a=99999999999999999999&b=p1"):
            assert "<h3>Answer</h3>" not in text(client, f"{OPEN}/round/3/why?{query}")

    def test_when_too_many_ask_the_next_one_is_told(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(asking, "PATIENCE", 0.01)
        with asking.ASKED:
            assert "Many people are asking" in text(client, f"{OPEN}/round/3/why?a=p1&b=p2")
            assert "Many people are asking" in text(client, f"{OPEN}/player/p1/why?round=3&if=own")
            answer = client.get("/api/events/nice/tournaments/open/rounds/3/why?a=1&b=2")
            assert answer.status_code == 503
            assert "Many people are asking" in answer.json()["error"]

    def test_a_player_asks(self, client: TestClient, desk: Desk) -> None:
        page = text(client, f"{OPEN}/player/p1")
        for link in ("why?round=3#opponent", "why?round=3#colour", "why?round=3&amp;if=own#if", "place"):
            assert f'/player/p1/{link}"' in page
        page = text(client, f"{OPEN}/player/p1/why?round=3")
        assert "Why this colour?" in page
        assert "Your colours so far: " in page
        assert "had ended otherwise" not in page
        page = text(client, f"{OPEN}/player/p1/why?round=3&if=own", "fr")
        assert "à la ronde 2, s&#39;était terminée autrement" in page
        assert page.count("vous rencontreriez ") + page.count("vous auriez ") == 2
        board = service.boards(desk, "open", 2)[1]
        assert board.black is not None
        page = text(client, f"{OPEN}/player/p1/why?round=3&if={board.board}")
        assert "Had it ended" in page
        for bad in ("p1/why?round=3&if=999", "p1/why?round=3&if=x", "p1/why?round=9", "p99/why", "p99/place"):
            assert client.get(f"{OPEN}/player/{bad}").status_code == 404, bad

    def test_why_this_place(self, client: TestClient, desk: Desk) -> None:
        settled = service.settled_round(desk.state("open"))
        first, second, *_ = service.table(desk, "open", settled).rows
        page = text(client, f"{OPEN}/standings")
        assert f"/standings/why?b={second.id}&amp;after=" in page
        page = text(client, f"{OPEN}/standings/why?b={second.id}")
        assert f"{first.id} " in page
        assert "in place" in page or "share place" in page
        uid = desk.state("open").by_number[second.id].uid
        page = text(client, f"{OPEN}/player/{uid}/place", "fr")
        assert re.search("Vous (êtes à la|partagez la) place", page)
        assert "<table" not in text(client, f"{OPEN}/standings/why?a={uid}&b={uid}")


class TestLive:
    def test_who_follows_gets_the_body_alone(self, client: TestClient, desk: Desk) -> None:
        page = client.get(OPEN, headers={"x-desk": "live"}).text
        assert page.startswith('<div id="fresh"')
        assert "<html" not in page
        assert f'data-seq="{desk.seq}"' in page

    def test_the_page_says_where_to_listen(self, client: TestClient) -> None:
        page = text(client, OPEN)
        assert 'data-live="/live/nice"' in page
        assert client.get("/live/nice/seq").json()["seq"] > 0


class TestNothingElse:
    @pytest.mark.parametrize(
        "path",
        [
            "/e/other", "/e/nice/other", "/e/nice/other/standings", f"{OPEN}/round/0", f"{OPEN}/round/99",
            f"{OPEN}/player/p99", f"{OPEN}/player/p99/card.pdf", f"{OPEN}/paper/secret.pdf", "/e/..%2fnice",
        ],
    )  # fmt: skip
    def test_what_is_not_there(self, client: TestClient, path: str) -> None:
        assert client.get(path).status_code == 404

    def test_players_of_another_event_cannot_be_reached(self, client: TestClient, tmp_path: Path) -> None:
        with service.new_event(tmp_path / "lyon.ronde", Event("Lyon"), "Zoé") as other:
            service.add_tournament(other, service.template("open"), "closed")
            service.add_player(other, "closed", Person("Secret, Sam", 2000))
        assert client.get("/e/nice/closed").status_code == 404
        assert "Secret" in text(client, "/e/lyon/closed/player/p1")
        assert "Secret" not in text(client, f"{OPEN}/player/p1")


class TestPaper:
    @pytest.mark.parametrize("what", [one for one in papers.OPEN if one not in pdf.OF_TEAMS])
    def test_lists_are_open_to_everybody(self, client: TestClient, what: str) -> None:
        answer = client.get(f"{OPEN}/paper/{what}.pdf", headers={"accept-language": "fr"})
        assert answer.headers["content-type"] == "application/pdf"
        reader = PdfReader(io.BytesIO(answer.content))
        assert "Open de Nice · Open" in reader.pages[0].extract_text()
        assert reader.metadata is not None
        assert "Open" not in str(reader.metadata.title)  # the name stands above already
        assert str(reader.trailer["/Root"]["/Lang"]) == "fr"

    @pytest.mark.parametrize("what", ["slips", "cards", "check-in"])
    def test_the_rest_is_for_the_desk(self, client: TestClient, tmp_path: Path, what: str) -> None:
        path = f"{OPEN}/paper/{what}.pdf"
        assert client.get(path).status_code == 404
        with TestClient(create_app(tmp_path, open_desk=True)) as arbiter:
            assert arbiter.get(path).content.startswith(b"%PDF")

    def test_a_card_is_typeset_once(
        self, client: TestClient, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        made = []
        monkeypatch.setattr(
            "ronde.web.press.printed",
            lambda what, job, desk: made.append(job.players) or b"%PDF",  # type: ignore[func-returns-value]
        )
        for _ in range(3):
            assert client.get(f"{OPEN}/player/p1/card.pdf").content == b"%PDF"
        client.get(f"{OPEN}/player/p2/card.pdf")
        assert made == [(1,), (2,)]
        service.enter_result(desk, "open", 3, 1, "1/2")
        client.get(f"{OPEN}/player/p1/card.pdf")
        assert len(made) == 3

    def test_a_player_prints_his_own_card(self, client: TestClient) -> None:
        data = client.get(f"{OPEN}/player/p1/card.pdf").content
        told = PdfReader(io.BytesIO(data)).pages[0].extract_text()
        assert "Player 01" in told


def test_the_crosstable_leads_to_the_line_of_the_opponent(client: TestClient, desk: Desk) -> None:
    page = text(client, f"{OPEN}/crosstable")
    lines = dict(re.findall(r'<tr id="x(\d+)">.*?/player/(p\d+)"', page, re.S))
    rows = {lines[n]: row for n, row in re.findall(r'<tr id="x(\d+)">(.*?)</tr>', page, re.S)}
    for board in service.boards(desk, "open", 1):
        if board.black is not None:
            line = re.findall(r'href="#x(\d+)"\s+data-round="R1"', rows[board.white.uid])
            assert lines[line[0]] == board.black.uid


def test_the_code_on_a_players_page_is_its_address(client: TestClient) -> None:
    page = text(client, f"{OPEN}/player/p3")
    assert f"http://testserver{OPEN}/player/p3" in page
    assert "<svg" in page.split('class="qr"')[1]


def test_codes_made_on_the_laptop_lead_to_the_address_in_the_hall(desk: Desk, tmp_path: Path) -> None:
    app = create_app(tmp_path)
    app.state.address = "http://192.168.1.20:8000"
    with TestClient(app, base_url="http://localhost:8000") as client:
        assert "http://192.168.1.20:8000/e/nice/open/player/p1" in text(client, f"{OPEN}/player/p1")
    with TestClient(app, base_url="http://ronde.club") as client:
        assert "http://ronde.club/e/nice/open/player/p1" in text(client, f"{OPEN}/player/p1")


@pytest.mark.parametrize("system", ["dubov-1997", "fmjd-1986"])
def test_no_page_shows_a_date_of_birth(client: TestClient, desk: Desk, system: str, tmp_path: Path) -> None:
    begin(desk, "born", system)
    born = Person("Zoé", 2900, birth="1998/07/14")
    uid = service.add_player(desk, "born", born).uid
    play(desk, "born")
    assert "1998/07/14" in service.export_trf(desk, "born")
    for page in ("players", "standings", "crosstable", f"player/{uid}", "round/1"):
        shown = client.get(f"/e/nice/born/{page}")
        assert "Zoé" in shown.text
        assert "1998" not in shown.text
    for page in ("paper/players.pdf", f"player/{uid}/card.pdf"):
        pdf = PdfReader(io.BytesIO(client.get(f"/e/nice/born/{page}").content))
        assert "1998" not in "".join(sheet.extract_text() for sheet in pdf.pages)
    for path in service.export_site(desk, tmp_path / "site", papers=False):
        assert "1998/07/14" not in path.read_text(encoding="utf-8")
