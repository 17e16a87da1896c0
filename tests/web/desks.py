"""Desks without a browser or a network: a client that sends forms as our pages do."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from starlette.testclient import TestClient

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web import auth
from ronde.web.app import create_app
from ronde.web.auth import Access, Guard, Role

auth._hasher = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)  # the tests have no secrets


class Client:
    """A browser without scripts: remembers cookies, sends the token of the page with every form."""

    def __init__(self, place: Path, open_desk: bool = True, language: str = "en") -> None:
        self.app = create_app(place, open_desk)
        headers = {"accept-language": language}
        self.http = TestClient(self.app, headers=headers, raise_server_exceptions=True)

    @property
    def guard(self) -> Guard:
        """Who may do what."""
        guard: Guard = self.app.state.guard
        return guard

    def desk(self, event: str = "nice") -> Desk:
        """The event behind the pages."""
        desk: Desk = self.app.state.events.desk(event)
        return desk

    def token(self) -> str:
        """The CSRF token of this session."""
        found = re.search(r'name="csrf" value="([^"]+)"', self.http.get("/login").text)
        assert found
        return found[1]

    def get(self, path: str, status: int = 200) -> str:
        """A page, as text."""
        response = self.http.get(path)
        assert response.status_code == status, (path, response.status_code, response.text[-300:])
        return response.text

    def post(self, path: str, status: int = 200, **fields: Any) -> str:
        """Send a form and follow to the page after it."""
        files, page = fields.pop("files", None), fields.pop("page", path.rpartition("/")[0] or path)
        data = {"csrf": self.token(), **fields}
        response = self.http.post(
            path, data=data, files=files, headers={"referer": f"http://testserver{page}"}
        )
        assert response.status_code == status, (path, response.status_code, response.text[-300:])
        return response.text

    def typed(self, path: str, **fields: Any) -> tuple[int, dict[str, Any]]:
        """Send a result as the keyboard does."""
        headers = {"x-desk": "1", "x-csrf-token": self.token()}
        response = self.http.post(path, data=fields, headers=headers)
        return response.status_code, response.json()


def fill(client: Client, players: int = 8, name: str = "Nice", system: str = "dubov-1997") -> Desk:
    """An event with one tournament "open", its players and the colour drawn."""
    id_ = client.app.state.events.create(Event(name), "Anne")
    desk: Desk = client.app.state.events.desk(id_).acting("Anne")
    setup = service.template("open")
    service.add_tournament(desk, replace(setup, system=system, rounds=5))
    service.add_players(
        desk, "open", [Person(f"Player {n:02}", 2400 - 10 * n) for n in range(1, players + 1)]
    )
    service.draw_colour(desk, "open", Colour.WHITE)
    return desk


def publish(desk: Desk, results: bool = False, key: str = "open") -> int:
    """Pair and publish a round; with its results White wins everywhere."""
    service.pair_round(desk, key)
    number = service.publish(desk, key).number
    if results:
        service.enter_results(desk, key, number, [(b, "1-0") for b in service.missing_results(desk, key)])
    return number


def begin(desk: Desk) -> None:
    """A tournament of six with a published round."""
    service.add_tournament(desk, service.template("open"))
    people = [Person(f"Player {n:02}", 2400 - 10 * n) for n in range(1, 7)]
    service.add_players(desk, "open", people)
    service.draw_colour(desk, "open", Colour.WHITE)
    publish(desk)


def passwords(client: Client, event: str, arbiter: str = "", deputy: str = "") -> None:
    """Give an event (or the server, "*") its passwords."""
    access = Access()
    for role, password in ((Role.ARBITER, arbiter), (Role.DEPUTY, deputy)):
        if password:
            access = access.with_password(role, password)
    client.guard.keep(event, access)


def in_round_two(folder: Path) -> Client:
    """A desk with two rounds published, the first one played."""
    client = Client(folder, open_desk=False)
    desk = fill(client)
    publish(desk, results=True)
    publish(desk)
    return client
