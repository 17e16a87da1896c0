"""The events that a server serves: found in a folder or a database, opened on demand."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from sys import getsizeof
from threading import Lock, Thread
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import parse_qs, quote, urlsplit
from weakref import ref

from fastapi.concurrency import run_in_threadpool

from ronde.desk import service
from ronde.desk.event import Event, State
from ronde.desk.service import Desk
from ronde.desk.service.desk import Book
from ronde.desk.service.setup import slug
from ronde.errors import Damaged, FileTrouble, RondeError

Made = TypeVar("Made")
_ID = re.compile(r"[^/\\\x00-\x1f]{1,100}")
RESERVED = ("new", "access", "restore")  # pages of the desk
MEMO = 24 * 1024 * 1024  # bytes of values and papers that pages are made from
RECENT = 0.2  # seconds for which an event is taken as it was read: what this desk writes is known at once
MOMENT = 5.0  # seconds for which an event that cannot be opened is not tried again
TABLE = 200_000  # the assumed size of anything but text and papers
log = logging.getLogger("ronde.web")


class NotThere(Exception):
    """There is no such event, tournament, player or page."""


@dataclass(slots=True)
class _Memo:
    """A cached value, valid as long as the values that it shows are unchanged."""

    shows: tuple[object, ...]
    lock: Lock = field(default_factory=Lock)
    made: Any = None
    size: int = -1  # not made yet

    def still_shows(self, now: tuple[object, ...]) -> bool:
        """The same objects, or equal numbers and words."""
        return len(now) == len(self.shows) and all(
            a is b or (isinstance(a, int | str) and a == b) for a, b in zip(self.shows, now, strict=True)
        )


def _lightly(shows: tuple[object, ...]) -> tuple[object, ...]:
    """The values, without keeping the state of a tournament alive that nobody else needs any more."""
    return tuple(ref(value) if isinstance(value, State) else value for value in shows)


class Events:
    """Opens events by their id (the name of the file, or of the event in the database).

    Of the open ones the least recently used is closed when there are too many. A closed
    event can still be used: it reconnects on demand.
    """

    def __init__(self, place: str | Path, most: int = 64) -> None:
        self.place, self.most = str(place), most
        self.is_database = "://" in self.place
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self._opening: dict[str, Lock] = {}
        self._troubles: dict[str, tuple[float, FileTrouble]] = {}  # of events that could not be opened
        self._memos: OrderedDict[tuple[str, object], _Memo] = OrderedDict()
        self._memo_bytes = 0
        self._summaries: dict[object, dict[str, tuple[object, Any]]] = {}
        self._lock, self._memo_lock, self._one_site = Lock(), Lock(), Lock()

    def addresses(self) -> dict[str, str]:
        """Where every event is, by id."""
        return {self._id(address): address for address in service.events(self.place)}

    def newest(self) -> str:
        """The event that was last worked on, or the one created last in a database; nothing without any."""
        when = {  # every second part of a stamp is a time
            address: max(stamp[::2])
            for address, stamp in service.stamps(self.place).items()
            if isinstance(stamp, tuple) and stamp
        }
        return self._id(max(when, key=when.__getitem__)) if when else ""

    def _id(self, address: str) -> str:
        if self.is_database:
            return parse_qs(urlsplit(address).query).get("event", ["event"])[-1]
        return Path(address).stem

    def desk(self, id_: str) -> Desk:
        """An event, opened; nothing outside the folder or database can be reached by an id."""
        if (known := self.opened(id_)) is not None:
            return known
        if not _ID.fullmatch(id_) or id_ not in (there := self.addresses()):
            raise NotThere(id_)
        with self._opening_of(id_):  # other threads may open other events meanwhile
            if (known := self.opened(id_)) is not None:
                return known
            when, trouble = self._troubles.get(id_, (0.0, None))
            if trouble is not None and monotonic() - when < MOMENT:
                raise trouble.with_traceback(None)
            try:
                desk = service.open_event(there[id_])
            except FileTrouble as error:
                self._troubles[id_] = monotonic(), error
                raise
            self._troubles.pop(id_, None)
            self._take(id_, desk)
        return desk

    def opened(self, id_: str) -> Desk | None:
        """An event that is open already."""
        with self._lock:
            if id_ in self._desks:
                self._desks.move_to_end(id_)
            return self._desks.get(id_)

    async def current(self, id_: str) -> Book:
        """The journal of an event as it is, or was a moment ago for what other programs write."""
        desk = self.opened(id_)
        if desk is None:
            desk = await run_in_threadpool(self.desk, id_)
        if not desk.book.is_recent(RECENT):
            await run_in_threadpool(desk.book.refresh)
        return desk.book

    def _opening_of(self, id_: str) -> Lock:
        with self._lock:
            return self._opening.setdefault(id_, Lock())

    def _take(self, id_: str, desk: Desk) -> None:
        """Remember an open event, and close those that nobody has asked for lately."""
        with self._lock:
            self._desks[id_] = desk
            spare = [self._desks.popitem(last=False) for _ in range(len(self._desks) - self.most)]
        for _, old in spare:
            old.close()

    def create(self, about: Event, who: str) -> str:
        """A new event; returns its id, made from its name."""
        id_, address = self._free(about.name)
        self._take(id_, service.new_event(address, about, who))
        return id_

    def copy_in(self, file: Path, name: str, settings: bool = False) -> str:
        """An event made of an event file; returns its id, made from a name."""
        id_, address = self._free(name)
        service.copy_in(file, address, settings)
        return id_

    def _free(self, name: str) -> tuple[str, str]:
        """An id that no event has yet, made from a name, and its address."""
        base = slug(name)
        there = {*self.addresses(), *RESERVED}
        id_ = next(name for n in range(1, 1000) if (name := base if n == 1 else f"{base}-{n}") not in there)
        if self.is_database:
            return id_, f"{self.place}{'&' if urlsplit(self.place).query else '?'}event={quote(id_)}"
        return id_, str(Path(self.place) / f"{id_}.ronde")

    def delete_sample(self, id_: str) -> None:
        """Delete the sample event; any other is refused."""
        desk = self.desk(id_)
        with self._opening_of(id_):
            service.delete_sample(desk)
            with self._lock:
                self._desks.pop(id_, None)

    def restore(self, id_: str, who: str) -> None:
        """Replace a damaged event by its newest complete copy."""
        if id_ not in (there := self.addresses()):
            raise NotThere(id_)
        with self._opening_of(id_):
            with self._lock:
                desk = self._desks.pop(id_, None)
            if desk is not None:
                desk.book.store.close()
            service.restore(None, there[id_], replace_it=True, who=who)

    def summaries(
        self, name: object, make: Callable[[str, Desk], Made]
    ) -> list[tuple[str, Made | RondeError]]:
        """The result of `make` for every event, in the order of ids, or why the event cannot be read.

        An unchanged event is not opened again.
        """
        found: dict[str, tuple[object, Made | RondeError]] = {}
        kept = self._summaries.get(name, {})
        for address, stamp in service.stamps(self.place).items():
            id_ = self._id(address)
            known = kept.get(id_)
            try:
                if known is None or known[0] != stamp or isinstance(known[1], FileTrouble):
                    known = stamp, self._summary(id_, make)
            except NotThere:  # it has just gone away
                continue
            found[id_] = known
        self._summaries[name] = found
        return [(id_, said) for id_, (_, said) in sorted(found.items())]

    def _summary(self, id_: str, make: Callable[[str, Desk], Made]) -> Made | RondeError:
        try:
            return make(id_, self.desk(id_))
        except NotThere:
            raise
        except RondeError as error:
            return error
        except Exception as error:  # an unforeseen error in one event must not hide the others
            log.error("event cannot be read", exc_info=error, extra={"event": id_})
            return Damaged("error-damaged-or-no-event-ronde", None, where=id_, words=type(error).__name__)

    def send_site(self, id_: str) -> None:
        """Write the site of an event and send it away, as planned, while everybody goes on."""
        desk = self.desk(id_)
        if service.site_plan(desk):
            Thread(target=self._send_site, args=(desk,), name=f"site-{id_}", daemon=True).start()

    def _send_site(self, desk: Desk) -> None:
        with self._one_site:
            service.publish_site(desk)

    def memo(self, id_: str, name: object, make: Callable[[], Made], shows: tuple[object, ...]) -> Made:
        """The result of `make`, made again when its inputs change; concurrent callers wait.

        Values that several pages are made from, and papers: the pages themselves are in the page cache.
        """
        shows = _lightly(shows)
        with self._memo_lock:
            known = self._memos.get((id_, name))
            if known is None or not known.still_shows(shows):
                self._forget((id_, name))
                known = self._memos[id_, name] = _Memo(shows)
            self._memos.move_to_end((id_, name))
        with known.lock:
            if known.size < 0:
                known.made = make()
                self._weigh(known)
            made: Made = known.made
            return made

    def _weigh(self, memo: _Memo) -> None:
        """Count the size of a cached value, and drop the least recently used ones over the limit."""
        memo.size = getsizeof(memo.made) if isinstance(memo.made, str | bytes) else TABLE
        with self._memo_lock:
            self._memo_bytes += memo.size
            while self._memo_bytes > MEMO and len(self._memos) > 1:
                self._forget(next(iter(self._memos)))

    def _forget(self, name: tuple[str, object]) -> None:
        gone = self._memos.pop(name, None)
        if gone is not None:
            self._memo_bytes -= max(0, gone.size)

    def close(self) -> None:
        """Close every event."""
        with self._lock:
            desks = list(self._desks.values())
            self._desks.clear()
        for desk in desks:
            desk.close()
