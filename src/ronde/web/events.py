"""The events that a server serves: found in a folder or a database, opened when they are asked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import parse_qs, quote, urlsplit

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.desk.service.setup import slug
from ronde.errors import RondeError

Made = TypeVar("Made")
_ID = re.compile(r"[^/\\\x00-\x1f]{1,100}")
RESERVED = ("new", "access", "restore")  # pages of the desk
MEMO = 2000  # pages kept


class NotThere(Exception):
    """There is no such event, tournament, player or page."""


@dataclass(slots=True)
class _Memo:
    """What was made of an event as it stood after an entry."""

    seq: int
    made: dict[object, Any] = field(default_factory=dict)
    locks: dict[object, Lock] = field(default_factory=dict)


class Events:
    """Opens events by their id (the name of the file, or of the event in the database)."""

    def __init__(self, place: str | Path) -> None:
        self.place = str(place)
        self.is_database = "://" in self.place
        self._desks: dict[str, Desk] = {}
        self._memos: dict[str, _Memo] = {}
        self._lately: dict[tuple[str, object], tuple[float, int, Any]] = {}
        self._lock, self._memo_lock = Lock(), Lock()

    def addresses(self) -> dict[str, str]:
        """Where every event is, by id."""
        return {self._id(address): address for address in service.events(self.place)}

    def _id(self, address: str) -> str:
        if self.is_database:
            return parse_qs(urlsplit(address).query).get("event", ["event"])[-1]
        return Path(address).stem

    def desk(self, id_: str) -> Desk:
        """An event, opened; nothing outside the folder or database can be reached by an id."""
        with self._lock:
            if id_ not in self._desks:
                if not _ID.fullmatch(id_) or id_ not in (there := self.addresses()):
                    raise NotThere(id_)
                self._desks[id_] = service.open_event(there[id_])
            return self._desks[id_]

    def create(self, about: Event, who: str) -> str:
        """A new event; returns its id, made from its name."""
        base = slug(about.name)
        there = {*self.addresses(), *RESERVED}
        id_ = next(name for n in range(1, 1000) if (name := base if n == 1 else f"{base}-{n}") not in there)
        if self.is_database:
            address = f"{self.place}{'&' if urlsplit(self.place).query else '?'}event={quote(id_)}"
        else:
            address = str(Path(self.place) / f"{id_}.ronde")
        desk = service.new_event(address, about, who)
        with self._lock:
            self._desks[id_] = desk
        return id_

    def restore(self, id_: str, who: str) -> None:
        """Put the newest whole copy in the place of an event that is damaged."""
        with self._lock:
            if id_ not in (there := self.addresses()):
                raise NotThere(id_)
            if (desk := self._desks.pop(id_, None)) is not None:
                desk.book.store.close()
            service.restore(None, there[id_], replace_it=True, who=who)

    def all(self) -> list[tuple[str, Desk]]:
        """Every event that can be opened, in alphabetical order."""
        found = []
        for id_ in sorted(self.addresses()):
            try:
                found.append((id_, self.desk(id_)))
            except (NotThere, RondeError):  # a damaged file must not hide the others
                continue
        return found

    def memo(self, id_: str, name: object, make: Callable[[], Made]) -> Made:
        """What `make` gives, made once as long as nothing happens in the event; who comes meanwhile waits."""
        desk = self.desk(id_)
        with self._memo_lock:
            seq, known = desk.seq, self._memos.get(id_)
            if known is None or known.seq != seq or len(known.made) > MEMO:
                known = self._memos[id_] = _Memo(seq)
            lock = known.locks.setdefault(name, Lock())
        with lock:
            if name not in known.made:
                known.made[name] = make()
            made: Made = known.made[name]
            return made

    def lately(self, id_: str, name: object, make: Callable[[], Made], seconds: float) -> tuple[int, Made]:
        """The same for those who follow: what was made some seconds ago will do; and after which entry."""
        known = self._lately.get((id_, name))
        if known is None or monotonic() - known[0] > seconds:
            seq = self.desk(id_).seq
            if len(self._lately) > MEMO:
                self._lately.clear()
            known = self._lately[id_, name] = monotonic(), seq, self.memo(id_, name, make)
        made: Made = known[2]
        return known[1], made

    def close(self) -> None:
        """Let go of every event."""
        with self._lock:
            for desk in self._desks.values():
                desk.close()
            self._desks.clear()
