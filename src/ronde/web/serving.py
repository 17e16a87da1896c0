"""The server: connections with limits and deadlines, TLS, and a shutdown that does not wait for streams."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ronde.web.admission import MOST_DESCRIPTORS, RETRY_AFTER, Admission, origin

HEADER_SECONDS = 10.0  # to send a request
READ_SECONDS = 30.0  # to take the next part of an answer
CLOSE_SECONDS = 5.0  # to take the last part of one
IDLE_SECONDS = 2.0  # a connection without a request may be closed for somebody else after that
REFUSED_SECONDS = 1.0  # for which a connection is kept open to deliver a refusal
LARGEST_HEAD = 64 * 1024  # bytes of a request before its body
TURN_SECONDS = 0.0005  # a thread that makes a page lets the connections have their turn after that
ACCEPTED, QUEUED = 16, 1024  # connections accepted before they are counted, and those that wait for that
M_ARENA_MAX = -8  # of malloc.h
log = logging.getLogger("ronde.web")

_FULL = "Too many visitors at the moment; try again in a few seconds.\nTrop de visites en ce moment ; "
_FULL += "réessayez dans quelques secondes.\n"
REFUSAL = (
    "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    f"retry-after: {RETRY_AFTER}\r\ncontent-length: {len(_FULL.encode())}\r\nconnection: close\r\n\r\n{_FULL}"
).encode()


def raise_descriptors() -> int:
    """Raise the limit of open files as far as the system allows; returns it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # the real limit is lower than the reported one
        return soft
    return most


@dataclass
class Spare:
    """The connections of a server that can be given up: idle ones, and those that were refused."""

    admission: Admission
    idle: dict[Connection, None] = field(default_factory=dict)  # the one that is idle longest first
    refused: dict[Connection, None] = field(default_factory=dict)  # the oldest first


class Connection(HttpToolsProtocol):
    """A counted connection with deadlines for slow clients."""

    spare: Spare  # of the server; `connections` makes a class with it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a client, in place of an idle connection if need be, or refuse it."""
        super().connection_made(transport)
        self.admission = self.spare.admission
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self.host = self.client[0] if self.client else ""
        self.idle_since = self.loop.time()
        self.counted = self._in_head = False
        self._head_bytes = 0
        plain = transport.get_extra_info("socket")
        if plain is not None and plain.family in (socket.AF_INET, socket.AF_INET6):
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if self.admission.is_full or not self.admission.may_connect(self.host):
            self._make_room()
        if not self.admission.may_connect(self.host):
            self._refuse()
            return
        # only reserved places are left: others get a refusal
        self.app_state = {**self.app_state, "full": self.admission.is_full}
        self.counted = True
        self.admission.connection_opened(self.host)
        self.spare.idle[self] = None
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the lost connection."""
        if self.counted:
            self.admission.connection_closed(self.host)
            self.counted = False
        self.spare.idle.pop(self, None)
        self.spare.refused.pop(self, None)
        for timer in (self._deadline, self._stalled):
            if timer is not None:
                timer.cancel()
        self._deadline = self._stalled = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The head of a request is due within a time, however slowly it comes, and within a size."""
        if self.transport.is_closing() or not self.counted:
            return  # data from a refused client
        if not self.is_busy:
            self._start_deadline()
        self._head_bytes = self._head_bytes + len(data) if self._in_head else 0
        super().data_received(data)
        if self.is_busy:
            if self.admission.is_crowded:
                self.cycle.keep_alive = False
            if not self.cycle.more_body or self.admission.is_desk(self.host):
                self.spare.idle.pop(self, None)  # whoever sends a body slowly may have to make room
            self._clear_deadline()
        elif self._in_head and self._head_bytes > LARGEST_HEAD:
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head of a request."""
        self._in_head = False
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Mark the connection as idle."""
        self.idle_since = self.loop.time()
        super().on_response_complete()
        if self.counted and not self.is_busy:
            self.spare.idle.pop(self, None)  # from now on: the last one
            self.spare.idle[self] = None
            if self._in_head:  # half of the next request is here already
                self._start_deadline()

    def pause_writing(self) -> None:
        """Start the deadline for a client that does not read."""
        super().pause_writing()
        self._stalled = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Clear that deadline."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    @property
    def is_busy(self) -> bool:
        """A request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def _start_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(HEADER_SECONDS, self._too_slow)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if not self.is_busy:
            log.info("connection without a request", extra={"address": self.host})
            self._hang_up()

    def _refuse(self) -> None:
        """Send a refusal, and leave the client time to read it: a reset would take it away."""
        log.warning("connection refused", extra={"address": self.host})
        self.transport.write(REFUSAL)
        if self.transport.can_write_eof():
            with suppress(OSError):  # a client that has gone already
                self.transport.write_eof()  # who has read it hangs up, and what they still send is read
        refused = self.spare.refused
        refused[self] = None
        self.loop.call_later(REFUSED_SECONDS, self._hang_up)
        if len(refused) > self.admission.limits.refused:
            oldest = next(iter(refused))
            del refused[oldest]
            oldest.transport.abort()

    def _hang_up(self) -> None:
        self.transport.close()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _make_room(self) -> None:
        """Close the connections that have been idle longest, down to the limit."""
        admission, limits = self.admission, self.admission.limits
        is_desk, has_its_share = admission.is_desk(self.host), admission.has_its_share(self.host)
        since = self.loop.time() - (0 if is_desk else IDLE_SECONDS)
        left = max(0, admission.open - (limits.connections - limits.reserved)) + 1
        found: list[Connection] = []
        for other in self.spare.idle:
            if other.idle_since > since or len(found) >= left:
                break
            if not is_desk and admission.is_desk(other.host):
                continue
            if has_its_share and origin(other.host) != origin(self.host):
                continue
            found.append(other)
        for oldest in found:
            del self.spare.idle[oldest]
            admission.connection_closed(oldest.host)
            oldest.counted = False
            oldest._hang_up()


def connections(admission: Admission) -> type[Connection]:
    """The connections of a server, counted together."""
    return type("Connection", (Connection,), {"spare": Spare(admission)})


@dataclass(frozen=True)
class Way:
    """How clients reach the server."""

    host: str
    port: int
    proxy: str = ""  # the address of a trusted proxy
    cert: Path | None = None
    key: Path | None = None

    @property
    def scheme(self) -> str:
        """http, or https where there is a certificate."""
        return "https" if self.cert else "http"


class Server(uvicorn.Server):
    """A server that ends the open streams when it stops."""

    def __init__(self, app: FastAPI, way: Way) -> None:
        _share_heaps()
        self.app = app
        self.ready: Callable[[], object] = lambda: None
        admission: Admission = app.state.admission
        admission.trusted = frozenset(filter(None, [way.proxy]))
        sys.setswitchinterval(TURN_SECONDS)
        # an unfinished TLS handshake has the same deadline as a request
        asyncio.constants.SSL_HANDSHAKE_TIMEOUT = HEADER_SECONDS  # type: ignore[attr-defined]
        given: dict[str, Any] = {"ssl_certfile": way.cert, "ssl_keyfile": way.key} if way.cert else {}
        super().__init__(
            uvicorn.Config(
                app,
                host=way.host,
                port=way.port,
                http=connections(admission),
                log_config=None,
                access_log=False,
                backlog=ACCEPTED,
                timeout_graceful_shutdown=2,  # open streams must not keep the server from stopping
                server_header=False,
                proxy_headers=bool(way.proxy),
                forwarded_allow_ips=way.proxy or "",
                **given,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say that the server is ready."""
        await super().startup(sockets)
        if self.started:
            for listening in (one for server in self.servers for one in server.sockets):
                _queue(listening.fileno())
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop."""
        self.app.state.stop()
        super().handle_exit(sig, frame)


def _share_heaps() -> None:
    """Give all threads the same two heaps: with many of them what one frees is not there for another."""
    with suppress(OSError, AttributeError, TypeError):  # other systems have no such thing
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 2)


def _queue(descriptor: int) -> None:
    """Let many clients wait in the system; asyncio would accept as many at once, over every limit."""
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as same:
        same.listen(QUEUED)
