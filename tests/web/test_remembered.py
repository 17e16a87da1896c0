"""What is remembered between two results: every page and value is as if it had been made anew."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ronde.desk import service, tournaments
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from tests.web.desks import Client, fill, publish

PATHS = ("", "?by=name", "/standings", "/crosstable", *(f"/player/p{n}" for n in range(1, 9)),
         *(f"/player/p{n}/now" for n in (1, 2)))  # fmt: skip

ACTIONS: tuple[Callable[[Desk], object], ...] = (
    lambda desk: service.enter_result(desk, "open", 2, 1, "1-0"),
    lambda desk: service.enter_result(desk, "open", 2, 2, "5"),
    lambda desk: service.correct_result(desk, "open", 2, 1, "0-1", "misread"),
    lambda desk: service.undo(desk, "open"),
    lambda desk: service.edit_player(desk, "open", "p1", Person("Another, Name", 2390)),
    lambda desk: service.enter_results(desk, "open", 2, [(3, "5"), (4, "1")]),
    lambda desk: publish(desk, results=False),
    lambda desk: service.enter_result(desk, "open", 3, 1, "0-1"),
    lambda desk: service.enter_result(desk, "open", 3, 2, "1-0"),
    lambda desk: service.correct_result(desk, "open", 2, 1, "5", "misread"),
)


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A desk with two rounds published, the first one played."""
    client = Client(tmp_path)
    desk = fill(client)
    publish(desk, results=True)
    publish(desk)
    return client


def shown(client: Client) -> list[str]:
    return [re.sub(r'data-seq="\d+"', "", client.get(f"/e/nice/open{path}")) for path in PATHS]


def forget() -> None:
    for memory in (tournaments._MADE, tournaments._PUBLIC, tournaments._SCORES):
        memory.clear()


def test_pages_are_as_if_made_anew(client: Client, tmp_path: Path) -> None:
    desk, before = client.desk().acting("Anne"), shown(client)
    for act in ACTIONS:
        act(desk)
        now = shown(client)
        forget()
        assert now == shown(Client(tmp_path))
        assert now != before
        before = now


def test_values_are_as_if_made_anew(client: Client) -> None:
    desk = client.desk().acting("Anne")
    for act in ACTIONS:
        act(desk)
        state = desk.state("open")
        found = [state.results, state.report, state.public, tournaments.scores_before(state, 2)]
        forget()
        anew: list[object] = [
            tournaments.tournament_of(state, pairing, beyond=False) for pairing in (False, True)
        ]
        anew += [tournaments.public_of(state), tournaments.scores_before(state, 2)]
        assert found == anew
