"""Public pages in the cache: nobody gets an old one, or one that was rendered for somebody else."""

from __future__ import annotations

import asyncio
import gc
import gzip
import re
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event as Signal
from weakref import ref

import pytest
from starlette.types import Message

from ronde.desk import service
from ronde.desk.event import State
from ronde.desk.service import Desk
from ronde.desk.service.desk import Book
from ronde.web import events
from ronde.web.auth import SERVER
from ronde.web.event_stream import EventStreams
from ronde.web.middleware import page_cache
from ronde.web.middleware.page_cache import Key, Page, PageCache
from ronde.web.public import pages, views
from tests.web.desks import Client, in_round_two, passwords, publish
from tests.web.serving import PATIENCE, Hosted

ROUND = "/e/nice/open/round/2"
PAGES = ("", "/round/2", "/round/2?by=name", "/standings", "/players", "/crosstable", "/hall")
PATHS = ("/e/nice", *(f"/e/nice/open{path}" for path in (*PAGES, "/player/p1", "/player/p1/now")))


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return in_round_two(tmp_path)


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of the pages that are cached from here on."""
    found: list[str] = []
    store = PageCache._store

    def noted(self: PageCache, key: Key, page: Page) -> None:
        found.append(key.path)
        store(self, key, page)

    monkeypatch.setattr(PageCache, "_store", noted)
    return found


async def asked(client: Client, path: str, take: Callable[[], Awaitable[object]] | None = None) -> bytes:
    """The body of a page, asked for by a telephone that takes every part of it in its own time."""
    sent: list[Message] = []
    given = iter([{"type": "http.request", "body": b"", "more_body": False}])
    gone = asyncio.Event()

    async def receive() -> Message:
        for message in given:
            return message
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if take is not None:
            await take()
        sent.append(message)

    path, _, query = path.partition("?")
    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(),
             "query_string": query.encode(), "scheme": "http", "server": ("testserver", 80),
             "client": ("10.0.0.1", 5000), "http_version": "1.1",
             "headers": [(b"host", b"testserver")]}  # fmt: skip
    await client.app(scope, receive, send)
    assert sent[0]["status"] == 200
    return b"".join(message["body"] for message in sent[1:])


def body(text: str) -> str:
    """The part of a page that shows the event, without the number of the entry."""
    found = re.search(r'id="fresh" data-seq="\d+">(.*)</div>', text, re.S)
    return found[1] if found else text


class TestCached:
    def test_page_is_rendered_once_for_everybody(self, client: Client, stored: list[str]) -> None:
        for path in PATHS:
            first = client.get(path)
            assert client.get(path) == first
        assert stored == [path.partition("?")[0] for path in PATHS]

    def test_headers_are_those_of_the_first_answer(self, client: Client) -> None:
        first, second = (client.http.get(ROUND) for _ in range(2))
        assert dict(first.headers) == dict(second.headers)
        assert second.headers["cache-control"] == "no-cache"
        assert "default-src 'none'" in second.headers["content-security-policy"]

    @pytest.mark.parametrize("path", [*PATHS, "/static/ronde.css"])
    @pytest.mark.parametrize("coding", ["gzip", "identity"])
    def test_unchanged_page_answers_304(self, client: Client, path: str, coding: str) -> None:
        headers = {"accept-encoding": coding}
        tag = client.http.get(path, headers=headers).headers["etag"]
        again = client.http.get(path, headers={**headers, "if-none-match": f'"other", W/{tag}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert "content-length" not in again.headers
        assert "content-security-policy" in again.headers

    def test_changed_page_answers_200(self, client: Client) -> None:
        tag = client.http.get(ROUND).headers["etag"]
        entered(client.desk().acting("Anne"))
        answer = client.http.get(ROUND, headers={"if-none-match": tag})
        assert answer.status_code == 200
        assert answer.headers["etag"] != tag

    def test_etag_differs_for_every_kind_of_answer(self, client: Client) -> None:
        kinds = ({}, {"x-desk": "live"}, {"accept-language": "fr"}, {"accept-encoding": "identity"})
        tags = {client.http.get(ROUND, headers=headers).headers["etag"] for headers in kinds}
        assert len(tags) == len(kinds)

    def test_page_of_somebody_with_a_role_is_not_stored_by_browsers(self, client: Client) -> None:
        passwords(client, SERVER, "chief password")
        client.post("/login", who="Anne", password="chief password", next="/")
        answer = client.http.get(ROUND)
        assert answer.headers["cache-control"] == "no-store"
        assert "etag" not in answer.headers

    def test_style_sheet_is_cached(self, client: Client, stored: list[str]) -> None:
        first, second = (client.http.get(f"/static/ronde.css?{n}") for n in range(2))
        assert first.text == second.text
        assert "immutable" in second.headers["cache-control"]
        assert stored == ["/static/ronde.css"]
        part = client.http.get("/static/ronde.css", headers={"range": "bytes=0-9"})
        assert (part.status_code, len(part.content)) == (206, 10)
        assert client.http.get("/static/nothing.css").status_code == 404

    def test_memory_is_bounded(
        self, client: Client, monkeypatch: pytest.MonkeyPatch, stored: list[str]
    ) -> None:
        monkeypatch.setattr(page_cache, "MOST", 40_000)
        for n in range(40):
            client.get(f"{ROUND}?by={n}")
        client.get(f"{ROUND}?by=39")
        assert len(stored) == 40  # the last one was still there
        client.get(f"{ROUND}?by=0")
        assert len(stored) == 41  # the first one was not

    def test_unknown_parameters_make_no_other_page(self, client: Client, stored: list[str]) -> None:
        plain = client.get("/e/nice/open/standings?after=1")
        for n in range(3):
            assert client.get(f"/e/nice/open/standings?fbclid={n}&after=1&by={n}&x") == plain
        assert client.get("/e/nice/open/standings?ratings=1&category=") != plain
        assert stored == ["/e/nice/open/standings"] * 2

    @pytest.mark.parametrize("path", ["paper/players.pdf?lang=fr", "player/p1/card.pdf"])
    def test_public_paper_is_printed_once(self, client: Client, stored: list[str], path: str) -> None:
        first = client.http.get(f"/e/nice/open/{path}")
        again = client.http.get(f"/e/nice/open/{path}", headers={"if-none-match": first.headers["etag"]})
        assert first.content.startswith(b"%PDF")
        assert again.status_code == 304
        assert len(stored) == 1

    def test_page_does_not_hold_the_state_that_it_shows(self, client: Client) -> None:
        desk = client.desk().acting("Anne")
        for path in PATHS:
            client.get(path)
        state = ref(desk.state("open"))
        entered(desk)
        client.get("/e/nice")
        gc.collect()
        assert state() is None

    def test_one_look_at_the_journal_serves_everybody(
        self, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        client.get("/e/nice")
        looks: list[Book] = []
        look = Book.refresh

        def noted(self: Book) -> int:
            looks.append(self)
            return look(self)

        monkeypatch.setattr(Book, "refresh", noted)
        for module in (events, views):
            monkeypatch.setattr(module, "RECENT", 3600.0)
        for path in PATHS * 2:
            client.get(path)
        assert looks == []


class TestManyAtOnce:
    """The list of players is slow here: it waits until it may go on."""

    @pytest.fixture
    def slow(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
        made = Slow()
        monkeypatch.setattr(pages, "offered", made)
        yield made
        made.go.set()

    @pytest.fixture
    def hall(self, tmp_path: Path) -> Iterator[Hosted]:
        hosted = Hosted(tmp_path, open_desk=False)
        _, desk = hosted.event("nice")
        service.add_tournament(desk, service.template("open"))
        yield hosted
        hosted.stop()

    def test_page_is_rendered_once_for_all_who_wait(self, hall: Hosted, slow: Slow) -> None:
        with ThreadPoolExecutor(100) as pool:
            answers = [pool.submit(fetch, hall, "/e/nice/open/players") for _ in range(100)]
            assert slow.begun.wait(PATIENCE)
            slow.go.set()
            assert len({answer.result(PATIENCE) for answer in answers}) == 1
        assert slow.times == 1

    def test_slow_page_does_not_hold_others(self, hall: Hosted, slow: Slow) -> None:
        with ThreadPoolExecutor(20) as pool:
            waiting = [pool.submit(fetch, hall, "/e/nice/open/players") for _ in range(20)]
            assert slow.begun.wait(PATIENCE)
            assert b"nice" in fetch(hall, "/e/nice")
            assert not any(one.done() for one in waiting)
            slow.go.set()
            assert len({one.result(PATIENCE) for one in waiting}) == 1

    @pytest.mark.parametrize("path", [ROUND, "/static/ronde.css", f"{ROUND}/why?a=1&b=2"])
    def test_reader_who_takes_nothing_holds_nobody(self, client: Client, path: str) -> None:
        async def both() -> None:
            never = asyncio.Event()
            slow = asyncio.create_task(asked(client, path, never.wait))
            await asyncio.sleep(0)  # it is the first
            async with asyncio.timeout(PATIENCE):
                assert await asked(client, path)
            assert not slow.done()
            never.set()
            assert await slow == await asked(client, path)

        asyncio.run(both())

    def test_result_during_the_rendering_makes_nobody_wait_longer(
        self, client: Client, slow: Slow, stored: list[str]
    ) -> None:
        async def both() -> None:
            waiting = [asyncio.create_task(asked(client, "/e/nice/open/players")) for _ in range(2)]
            async with asyncio.timeout(PATIENCE):
                while not slow.begun.is_set():
                    await asyncio.sleep(0.01)
                entered(client.desk().acting("Anne"))
                slow.go.set()
                first, second = await asyncio.gather(*waiting)
            assert first == second

        asyncio.run(both())
        assert stored == ["/e/nice/open/players"]

    def test_all_telephones_hear_of_a_result_and_find_it(self, client: Client) -> None:
        desk, streams = client.desk().acting("Anne"), client.app.state.streams
        empty = body(client.get(ROUND))

        async def follow(streams: EventStreams) -> None:
            telephones = [streams.listen("nice", None) for _ in range(50)]
            for one in telephones:
                await anext(one)
            await asyncio.to_thread(entered, desk)
            async with asyncio.timeout(PATIENCE):
                heard = [await anext(one) for one in telephones]
            assert {one.seq for one in heard} == {desk.seq}
            found = {await asked(client, ROUND) for _ in telephones}
            assert len(found) == 1
            assert body(found.pop().decode()) != empty
            for one in telephones:
                await one.aclose()

        asyncio.run(follow(streams))


class Slow:
    """In place of a function of the list of players."""

    def __init__(self) -> None:
        self.begun, self.go, self.make = Signal(), Signal(), views.offered
        self.times = 0

    def __call__(self, state: State) -> dict[str, list[str]]:
        self.times += 1
        self.begun.set()
        assert self.go.wait(PATIENCE)
        return self.make(state)


def fetch(hall: Hosted, path: str) -> bytes:
    """A page, whole."""
    with urllib.request.urlopen(f"{hall.url}{path}", timeout=PATIENCE) as answer:
        return bytes(answer.read())


def entered(desk: Desk) -> None:
    service.enter_result(desk, "open", 2, 1, "1-0")


def corrected(desk: Desk) -> None:
    service.correct_result(desk, "open", 2, 1, "0-1", "misread")


def undone(desk: Desk) -> None:
    service.undo(desk, "open")


class TestNothingOld:
    @pytest.fixture
    def elsewhere(self, client: Client, tmp_path: Path) -> Iterator[Desk]:
        """The same event, opened by another program."""
        with service.open_event(next(tmp_path.glob("*.ronde")), "Bob") as desk:
            yield desk

    @pytest.mark.parametrize("partial", [False, True])
    def test_after_every_action(self, client: Client, partial: bool) -> None:
        self.acted(client, client.desk().acting("Anne"), partial)

    @pytest.mark.parametrize("partial", [False, True])
    def test_after_every_action_of_another_program(
        self, client: Client, elsewhere: Desk, partial: bool
    ) -> None:
        self.acted(client, elsewhere, partial)

    def acted(self, client: Client, desk: Desk, partial: bool) -> None:
        headers = {"x-desk": "live"} if partial else {}

        def shown() -> list[str]:
            return [body(client.http.get(path, headers=headers).text) for path in (ROUND, "/e/nice/open")]

        pages_ = [shown()]
        for act in (entered, corrected, undone, undone):
            act(desk)
            pages_.append(shown())
        empty, one, other = pages_[:3]
        assert empty != one != other != empty
        assert pages_[3] == one
        assert pages_[4] == empty

    def test_round_taken_back_is_seen_by_nobody(self, client: Client) -> None:
        desk = client.desk().acting("Anne")
        assert client.http.get(ROUND).status_code == 200
        assert "Round 2" in client.get("/e/nice/open")
        service.undo(desk, "open", reason="nobody has seen it yet")
        assert len(desk.state("open").rounds) == 1
        assert client.http.get(ROUND).status_code == 404
        assert "Round 2" not in body(client.get("/e/nice/open"))


class TestManyConnected:
    @pytest.fixture
    def clock(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> list[float]:
        """The time, while as many are connected as it takes."""
        now = [100.0]
        client.app.state.admission.open += page_cache.MANY
        monkeypatch.setattr(page_cache, "monotonic", lambda: now[0])
        return now

    def test_results_come_together(self, client: Client, clock: list[float]) -> None:
        desk, before = client.desk().acting("Anne"), client.get(ROUND)
        entered(desk)
        clock[0] += 0.9 * page_cache.LATE
        assert client.get(ROUND) == before
        clock[0] += 0.2 * page_cache.LATE
        after = client.get(ROUND)
        assert body(after) != body(before)
        corrected(desk)
        assert client.get(ROUND) == after

    def test_screen_of_the_hall_is_never_late(self, client: Client, clock: list[float]) -> None:
        screen = "/e/nice/open/hall"  # it does not look again until it has them
        before = client.get(screen)
        assert client.get(screen) == before
        entered(client.desk().acting("Anne"))
        assert client.get(screen) != before

    def test_pages_of_a_small_event_are_never_late(self, client: Client, clock: list[float]) -> None:
        client.app.state.admission.open -= 1
        before = client.get(ROUND)
        entered(client.desk().acting("Anne"))
        assert client.get(ROUND) != before

    def test_anything_but_a_result_is_seen_at_once(self, client: Client, clock: list[float]) -> None:
        desk, empty = client.desk().acting("Anne"), body(client.get(ROUND))
        entered(desk)
        clock[0] += page_cache.LATE
        assert body(client.get(ROUND)) != empty
        undone(desk)
        assert body(client.get(ROUND)) == empty
        boards = service.missing_results(desk, "open")
        service.enter_results(desk, "open", 2, [(board, "1-0") for board in boards])
        assert "Round 2" in client.get("/e/nice/open")
        publish(desk)
        assert "Round 3" in client.get("/e/nice/open")


class TestNothingForeign:
    def test_languages(self, client: Client) -> None:
        english, french = ({"accept-language": code} for code in ("en", "fr"))
        for _ in range(2):
            assert "Standings" in client.http.get("/e/nice/open/standings", headers=english).text
            assert "Classement" in client.http.get("/e/nice/open/standings", headers=french).text
        twice = [("accept-language", "fr"), ("accept-language", "en")]
        assert "Classement" in client.http.get("/e/nice/open/standings", headers=twice).text
        assert "Standings" in client.http.get("/e/nice/open/standings", headers=english).text
        client.http.get("/language/fr?back=/", headers=english)
        assert "Classement" in client.http.get("/e/nice/open/standings", headers=english).text

    def test_person_with_a_role_gets_a_page_of_their_own(self, client: Client, stored: list[str]) -> None:
        client.get(ROUND)
        passwords(client, SERVER, "chief password")
        client.post("/login", who="Anne", password="chief password", next="/")
        stored.clear()
        client.get(ROUND)
        assert stored == []  # neither from the cache nor into it: no compression with a token near
        client.post("/logout")

    def test_notice_for_somebody_is_shown_to_them_alone(self, client: Client, stored: list[str]) -> None:
        guard = client.app.state.guard
        session = guard.read(None)
        session.tell("done", "only for you")
        cookies = {"Cookie": f"ronde_session={guard.write(session)}"}
        client.get(ROUND)
        stored.clear()
        assert "only for you" in client.http.get(ROUND, headers=cookies).text
        assert stored == []
        client.http.cookies.clear()
        assert "only for you" not in client.get(ROUND)

    def test_address_in_a_code_is_the_one_that_was_asked(self, client: Client) -> None:
        page = "/e/nice/open/player/p1"
        for host in ("hall.example", "other.example", "hall.example"):
            text = client.http.get(page, headers={"host": host}).text
            assert f"http://{host}{page}" in text

    def test_other_hosts_of_an_open_desk_are_refused(self, client: Client) -> None:
        client.http.get(ROUND, headers={"host": "hall.example"})
        client.guard.open_desk = True
        assert client.http.get(ROUND, headers={"host": "hall.example"}).status_code == 421

    def test_two_hosts_are_refused(self, client: Client) -> None:
        client.get(ROUND)
        assert client.http.get(ROUND, headers=[("host", "testserver"), ("host", "x")]).status_code == 400

    def test_parts_and_compression(self, client: Client) -> None:
        for _ in range(2):
            assert "</html>" not in client.http.get(ROUND, headers={"x-desk": "live"}).text
            assert "</html>" in client.get(ROUND)
            plain = client.http.get(ROUND, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            with client.http.stream("GET", ROUND, headers={"accept-encoding": "gzip"}) as packed:
                assert packed.headers["content-encoding"] == "gzip"
                assert b"</html>" in gzip.decompress(b"".join(packed.iter_raw()))

    def test_page_for_one_visitor_is_not_cached(self, client: Client, stored: list[str]) -> None:
        desk = client.desk().acting("Anne")
        service.allow_reports(desk, "open", "propose")
        for path in ("/e/nice/open/report?round=2&board=1", "/e/nice/open/round/2/why?a=1&b=2",
                     "/e/nice/open/paper/slips.pdf", "/e/nice/open/nothing"):  # fmt: skip
            client.http.get(path)
        assert stored == []
