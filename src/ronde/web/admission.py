"""How many connections and streams there may be, in total and from one address.

The numbers follow from the available file descriptors. The desk keeps a reserve: some connections and
threads are never given to strangers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

from starlette.types import Scope

OWN = ("127.0.0.1", "::1")  # the arbiter's own machine
LATELY = 3600.0  # seconds for which an address is one of the desk after a request with a password or token
MOST_DESCRIPTORS = 8192  # more would only cost memory
RETRY_AFTER = 5  # seconds before a refused client may retry


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits."""

    connections: int
    reserved: int  # of these for the desk
    streams: int
    events: int  # open
    pages: int = 12  # threads of strangers; the pool has forty
    refused: int = 32  # connections kept open to deliver a refusal

    @classmethod
    def of(cls, descriptors: int) -> Limits:
        """The limits for a number of descriptors: a quarter for files, the rest for clients."""
        given = min(descriptors, MOST_DESCRIPTORS)
        connections = max(16, given - given // 4)
        return cls(
            connections=connections,
            reserved=max(4, connections // 16),
            streams=min(2000, connections * 5 // 8),
            events=max(4, min(128, given // 32)),
            refused=max(4, given // 32),
        )


@lru_cache(4096)
def origin(host: str) -> str:
    """The owner of an address: a household has a whole /64 of IPv6."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped) if found.ipv4_mapped else f"{IPv6Address(int(found) >> 64 << 64)}/64"


def client_host(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class Admission:
    """Counts connections and streams, and decides who may open another; in one event loop, without locks."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.trusted: frozenset[str] = frozenset()  # proxies: many people come from their address
        self.connections: Counter[str] = Counter()
        self.streams: Counter[str] = Counter()
        self.open = self.open_streams = 0
        self._desk: dict[str, float] = {}  # addresses, and when the desk was last at work there

    def remember(self, host: str) -> None:
        """The desk has just been at work at an address."""
        self._desk[origin(host)] = monotonic()

    def is_desk(self, host: str) -> bool:
        """The arbiter's own machine, or an address where the desk was at work lately."""
        one = origin(host)
        return one in OWN or monotonic() - self._desk.get(one, float("-inf")) < LATELY

    @property
    def is_full(self) -> bool:
        """Only the desk may still connect."""
        return self.open >= self.limits.connections - self.limits.reserved

    @property
    def is_crowded(self) -> bool:
        """Connections should be closed after each answer."""
        return self.open > self.limits.connections * 3 // 4

    def may_connect(self, host: str) -> bool:
        """There is room for one more connection of an address."""
        if self.open >= self.limits.connections:
            return False
        return not self.has_its_share(host)

    def has_its_share(self, host: str) -> bool:
        """An address has all the connections that it may have.

        Half of them, for a hall behind one router has many telephones; strangers a quarter once it is full.
        """
        one = origin(host)
        if one in OWN or one in self.trusted:
            return False
        share = 4 if self.is_full and not self.is_desk(host) else 2
        return self.connections[one] >= self.limits.connections // share

    def connection_opened(self, host: str) -> None:
        """Count a new connection."""
        self.connections[origin(host)] += 1
        self.open += 1

    def connection_closed(self, host: str) -> None:
        """Count a lost connection."""
        _less(self.connections, origin(host))
        self.open -= 1

    @contextmanager
    def stream(self, host: str, desk: bool) -> Iterator[bool]:
        """Whether there is room for one more stream; it counts as long as the context lasts."""
        one = origin(host)
        most = self.limits.streams + (self.limits.reserved if desk else 0)
        room = self.open_streams < most and (
            desk or one in OWN or self.streams[one] < self.limits.streams // 2
        )
        if room:
            self.streams[one] += 1
        self.open_streams += room
        try:
            yield room
        finally:
            self.open_streams -= room
            if room:
                _less(self.streams, one)


def _less(counts: Counter[str], name: str) -> None:
    counts[name] -= 1
    if counts[name] <= 0:
        del counts[name]
