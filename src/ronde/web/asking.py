"""Questions that pair a round again: one at a time, and the answers are kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from threading import BoundedSemaphore

from ronde.desk.event import Entrant, State
from ronde.explaining.why import Answer, why
from ronde.explaining.why_one import Otherwise, what_if
from ronde.model import Tournament

KEPT = 256  # answers in memory
PATIENCE = 2.0  # seconds; a waiting request holds one of the server's threads
ASKED = BoundedSemaphore(1)


class Busy(Exception):
    """Others are asking, and it takes too long to wait for them."""


@contextmanager
def _turn() -> Iterator[None]:
    if not ASKED.acquire(timeout=PATIENCE):
        raise Busy
    try:
        yield
    finally:
        ASKED.release()


def ask_why(then: Tournament, a: int, b: int) -> Answer:
    """Why two players meet in the next round, or what prevents it: one pairing or two."""
    with _turn():
        return _why(then, a, b)


@lru_cache(maxsize=KEPT)
def _why(then: Tournament, a: int, b: int) -> Answer:
    return why(then, a, b)


def ask_what_if(then: Tournament, id_: int, game: tuple[int, int] | None = None) -> Otherwise:
    """A player's pair after each result of a game of the round before: one pairing for each."""
    with _turn():
        return _what_if(then, id_, game)


@lru_cache(maxsize=KEPT)
def _what_if(then: Tournament, id_: int, game: tuple[int, int] | None) -> Otherwise:
    return what_if(then, id_, game)


def player_asked(state: State, text: str) -> Entrant | None:
    """The player of a question: by uid or number."""
    if text.isascii() and text.isdigit():
        return state.by_number.get(int(text[:9]))
    return state.entrants.get(text)
