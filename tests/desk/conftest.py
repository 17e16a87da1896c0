"""Desks to test with: on an SQLite file, and on a private PostgreSQL server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.event import Event, Setup
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.desk.postgres import Server

_numbers = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The PostgreSQL server of this test process; without its programs the tests fail, and say why."""
    if os.environ.get("RONDE_SKIP_POSTGRES"):
        pytest.skip("RONDE_SKIP_POSTGRES is set")
    try:
        running = Server()
    except RuntimeError as error:
        pytest.fail(str(error), pytrace=False)
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new event can be made, once in each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "event.ronde")
    running: Server = request.getfixturevalue("server")
    return running.url(f"event-{next(_numbers)}")


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Where a new event file can be made."""
    return str(tmp_path / "event.ronde")


@pytest.fixture
def desk(file: str) -> Iterator[Desk]:
    """A new event on an SQLite file."""
    with service.new_event(file, Event("Open de Nice"), "Anne") as opened:
        yield opened


SETUP = replace(service.template("open"), system="dubov-1997", rounds=5)


def begin(desk: Desk, players: int = 10, setup: Setup = SETUP, key: str | None = None) -> str:
    """A tournament with players of falling strength and a drawn colour; returns its key."""
    key = service.add_tournament(desk, setup, key)
    ratings = [2400 - 20 * n for n in range(players)]
    people = [Person(f"Player {n:03}", rating) for n, rating in enumerate(ratings, 1)]
    if players:
        service.add_players(desk, key, people)
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    return key


def play(desk: Desk, key: str, results: dict[int, str] | None = None) -> int:
    """Pair and publish a round, and enter its results: White wins unless said otherwise."""
    service.pair_round(desk, key)
    number = service.publish(desk, key).number
    given = [(board, (results or {}).get(board, "1-0")) for board in service.missing_results(desk, key)]
    service.enter_results(desk, key, number, given)
    return number


@pytest.fixture
def key(desk: Desk) -> str:
    """A tournament of ten players."""
    return begin(desk)
