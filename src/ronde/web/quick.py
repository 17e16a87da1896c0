"""Answers that are at hand: a kept page, and the number of the last entry for those who poll.

A thousand telephones ask for little else. A connection asks here before it starts a task: there is an answer
only for strangers, on a host that `Hosts` lets pass, from what is in memory and just read. Anything else is
left to the layers, which give the same answers.
"""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import parse_qsl

from starlette.types import Scope

from ronde.values import NamedTuple
from ronde.web.auth import Guard
from ronde.web.crowd import SHORTEST_SPREAD, Crowd
from ronde.web.live import LATE, Hub, asked_rounds, number_said
from ronde.web.middleware.headers import written
from ronde.web.middleware.hosts import host_trouble
from ronde.web.middleware.kept import Pages, page_key
from ronde.web.middleware.sessions import SESSION_COOKIE

LONGEST_QUERY = 200  # bytes; longer ones are read by the layers
_SESSION = SESSION_COOKIE.encode()


class Answer(NamedTuple):
    """The headers of an answer as they are sent, and its body."""

    head: bytes
    body: bytes


class Quick:
    """Gives the answers."""

    def __init__(self, guard: Guard, hub: Hub, crowd: Crowd, pages: Pages) -> None:
        self.guard, self.hub, self.crowd, self.pages = guard, hub, crowd, pages

    def __call__(self, scope: Scope) -> Answer | None:
        """An answer, if it is at hand."""
        if scope["method"] != "GET" or not self._is_strangers(scope):
            return None
        path = scope["path"]
        if path.startswith("/live/"):
            return self._number(scope, path)
        key = page_key(scope)
        page = self.pages.at_once(key, self.hub) if key is not None else None
        return Answer(page.head, page.body) if page is not None else None

    def _is_strangers(self, scope: Scope) -> bool:
        """The request has one good host and no session."""
        hosts = []
        for name, value in scope["headers"]:
            if name == b"host":
                hosts.append(value)
            elif name == b"cookie" and _SESSION in value:
                return False
        return len(hosts) == 1 and host_trouble(self.guard, hosts[0].decode("latin-1")) is None

    def _number(self, scope: Scope, path: str) -> Answer | None:
        """The number of the last entry, where the answer need not or must not wait for a round."""
        parts, query = path.split("/"), scope["query_string"]
        if len(parts) != 4 or parts[3] != "seq" or len(query) > LONGEST_QUERY:
            return None
        key, rounds = _asked(query)
        book = self.hub.at_once(parts[2])
        found = self.hub.rounds(book, key) if book is not None else None
        if book is None or found is None:
            return None
        if found == rounds and self.crowd.may_wait and not scope["state"].get("full"):
            return None
        body = number_said(book.heads.last, found, LATE, SHORTEST_SPREAD)
        return Answer(_HEAD % len(body), body)


_HEAD = written([(b"content-length", b"%d"), (b"content-type", b"application/json")])


@lru_cache(512)
def _asked(query: bytes) -> tuple[str, int]:
    return asked_rounds(dict(parse_qsl(query.decode("latin-1"), keep_blank_values=True)))
