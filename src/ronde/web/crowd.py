"""Limits on connections, streams and pages, in total and from one address.

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

OWN = ("127.0.0.1", "::1")  # the arbiter's own machine
LATELY = 3600.0  # seconds for which an address is one of the desk after a request with a password or token
MOST_DESCRIPTORS = 8192  # more would only cost memory
GATHERED, MANY = 2.0, 100  # seconds, telephones, see `Crowd.delay`
LATER = 5  # seconds before a refused client may retry
SHORTEST_SPREAD, EACH, LONGEST_SPREAD = 200, 6, 3000  # milliseconds, see `Crowd.spread`


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits."""

    connections: int
    reserved: int  # of these for the desk
    streams: int
    waiting: int  # long answers of `/live/EVENT/seq`
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
            waiting=connections // 16,
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


class Crowd:
    """Counts clients; used in one event loop, so without locks."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.trusted: frozenset[str] = frozenset()  # proxies: many people come from their address
        self.connections: Counter[str] = Counter()
        self.streams: Counter[str] = Counter()
        self.there = self.listening = self.waiting = 0  # connections, streams, long answers
        self._desk: dict[str, float] = {}  # addresses, and when the desk was last at work there

    def remember(self, host: str) -> None:
        """The desk has just been at work at an address."""
        self._desk[origin(host)] = monotonic()

    def is_desk(self, host: str) -> bool:
        """The arbiter's own machine, or an address where the desk was at work lately."""
        one = origin(host)
        return one in OWN or monotonic() - self._desk.get(one, float("-inf")) < LATELY

    # connections

    @property
    def full(self) -> bool:
        """Only the desk may still connect."""
        return self.there >= self.limits.connections - self.limits.reserved

    @property
    def crowded(self) -> bool:
        """Idle connections should be closed."""
        return self.there > self.limits.connections * 3 // 4

    def may_connect(self, host: str) -> bool:
        """There is room for one more connection of an address."""
        if self.there >= self.limits.connections:
            return False
        return not self.has_its_share(host)

    def has_its_share(self, host: str) -> bool:
        """An address has all the connections that it may have.

        Half of them, for a hall behind one router has many telephones; strangers a quarter once it is full.
        """
        one = origin(host)
        if one in OWN or one in self.trusted:
            return False
        share = 4 if self.full and not self.is_desk(host) else 2
        return self.connections[one] >= self.limits.connections // share

    def come(self, host: str) -> None:
        """Count a new connection."""
        self.connections[origin(host)] += 1
        self.there += 1

    def leave(self, host: str) -> None:
        """Count a lost connection."""
        _less(self.connections, origin(host))
        self.there -= 1

    # streams and long answers

    @property
    def spread(self) -> int:
        """The milliseconds over which those who follow load a new round: a few for each of them."""
        return min(LONGEST_SPREAD, SHORTEST_SPREAD + EACH * (self.listening + self.waiting))

    @property
    def delay(self) -> float:
        """The seconds for which results may be missing on a page.

        Where many follow, a result is not shown alone, but with those of the next seconds: a page made for
        each of them would keep others waiting.
        """
        return GATHERED if self.listening + self.waiting >= MANY else 0.0

    @contextmanager
    def stream(self, host: str, desk: bool) -> Iterator[bool]:
        """Whether there is room for one more stream; it counts as long as the context lasts."""
        one = origin(host)
        most = self.limits.streams + (self.limits.reserved if desk else 0)
        room = self.listening < most and (desk or one in OWN or self.streams[one] < self.limits.streams // 2)
        if room:
            self.streams[one] += 1
        self.listening += room
        try:
            yield room
        finally:
            self.listening -= room
            if room:
                _less(self.streams, one)

    @property
    def may_wait(self) -> bool:
        """There is room for one more waiting client."""
        return self.waiting < self.limits.waiting

    @contextmanager
    def wait(self) -> Iterator[bool]:
        """Whether there is room for one more waiting client."""
        room = self.may_wait
        self.waiting += room
        try:
            yield room
        finally:
            self.waiting -= room


def _less(counts: Counter[str], name: str) -> None:
    counts[name] -= 1
    if counts[name] <= 0:
        del counts[name]
