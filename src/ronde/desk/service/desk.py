"""An open event: reading its state, acting on it, undoing, the log."""

from __future__ import annotations

import json
import random
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import RLock
from time import monotonic, sleep
from types import TracebackType
from typing import TypeVar

from ronde.desk import actions, event, squads, store
from ronde.desk import codec as plain
from ronde.desk.actions import (
    AccessChanged,
    Action,
    EventArchived,
    EventClosed,
    EventDescribed,
    TournamentArchived,
)
from ronde.desk.codec import from_plain, to_plain
from ronde.desk.deeds import Deed, check_deed
from ronde.desk.event import Event, State
from ronde.desk.journal import EVENT, NOTES, REDO, UNDO, Entry, Folded, Heads, entry, fold
from ronde.desk.service.log_lines import LogLine, line_of
from ronde.desk.service.words import conflict, refuse
from ronde.desk.store import SequenceTaken, Store
from ronde.errors import FileTrouble
from ronde.systems import Topic
from ronde.values import NamedTuple, field, frozen, replace
from ronde.words import Day, of_teams

Done = TypeVar("Done")

PATIENCE = 20.0  # seconds of retries while other desks write
SNAPSHOT_EVERY = 1000  # entries
SNAPSHOT_LEAST = 200  # fewer entries fold quickly enough
RECENT = 64  # states kept in memory, for undo


_FOLDING = (event, squads, plain)


@cache
def _fold_version() -> str:
    """Changes with the code that folds, so that a snapshot is only used by the code that made it."""
    sources = [Path(module.__file__ or "") for module in _FOLDING]
    sources += sorted(Path(actions.__file__ or "").parent.glob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


class Stamp(NamedTuple):
    """A moment of a journal: its origin, its last entry, and the last one that is more than a result."""

    origin: str
    last: int
    turned: int


class Book:
    """The journal of an event in memory, kept up to date with its store; may be shared by threads."""

    def __init__(self, store_: Store) -> None:
        self.store = store_
        self.lock = RLock()
        self._looked = self._look()  # before entries of other desks were last read
        self._read_all()

    def _read_all(self) -> None:
        _, self._origin = self.store.last()
        self.heads = Heads()
        self._states: dict[str, Folded] = {}  # at the head, of the scopes asked for so far
        self._recent: OrderedDict[int, Folded] = OrderedDict()
        self.read: dict[int, object] = {}  # values made from entries that are slow to read
        self._snapshots = self.store.snapshots(_fold_version())
        for mark in self.store.marks():
            self.heads.follow(mark)

    def refresh(self) -> int:
        """Read the entries of other desks; returns the number of the last entry."""
        with self.lock:
            looked = self._look()
            last, origin = self.store.last()
            if origin != self._origin:  # the journal was restored from a copy
                self._read_all()
            elif last > self.heads.last:
                for line in self.store.entries(after=self.heads.last):
                    self._follow(line)
            self._looked = looked
            return self.heads.last

    def _look(self) -> tuple[float, object]:
        return monotonic(), self.store.stamp()

    def is_recent(self, seconds: float) -> bool:
        """Nobody has written to the file since the last refresh; a server was read seconds ago."""
        when, stamp = self._looked
        return monotonic() - when <= seconds and stamp == self.store.stamp()

    @property
    def stamp(self) -> Stamp:
        """What is in memory: it changes with every action that was made or read here."""
        return Stamp(self._origin, self.heads.last, self.heads.turned)

    def state(self, scope: str) -> Folded:
        """The state of a scope at the last refresh."""
        if scope not in self._states:
            with self.lock:
                self._states[scope] = self._at(scope, self.heads.head.get(scope, 0))
        return self._states[scope]

    def has_read(self, scope: str) -> bool:
        """The state of a scope is in memory."""
        return scope in self._states

    def at(self, scope: str, seq: int) -> Folded:
        """The state of a scope after one of its entries."""
        with self.lock:
            return self._at(scope, seq)

    @property
    def event(self) -> Event:
        """The event at the last refresh."""
        found = self.state(EVENT)
        return found if isinstance(found, Event) else Event()

    def write(self, scope: str, action: Action, who: str, at: str) -> None:
        """Append an action; SequenceTaken if another desk was first."""
        self.append(entry(self.heads.last + 1, scope, self.heads.head.get(scope, 0), action, who, at))

    def append(self, line: Entry) -> None:
        """Append an entry; SequenceTaken if another desk was first."""
        self.store.append(line, self._origin)
        self._follow(line)

    def _follow(self, line: Entry) -> None:
        scope = line.scope
        known = scope in self._states
        if line.kind in (UNDO, REDO):
            self.heads.follow(line)
            if known:
                self._states[scope] = self._at(scope, self.heads.head[scope])
            return
        before = self.state(scope)
        self.heads.follow(line)
        self._states[scope] = self._remember(line.seq, fold(before, [line]))
        if line.seq % SNAPSHOT_EVERY == 0:
            self.save_snapshots()

    def _remember(self, seq: int, state: Folded) -> Folded:
        # a copy, without what the state has worked out since: that is much, and these are many
        self._recent[seq] = replace(state) if isinstance(state, State) else state
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        return state

    def _at(self, scope: str, head: int) -> Folded:
        """The state after an entry: from the nearest one known, and the entries since."""
        if not head:
            return None
        saved = set(self._snapshots.get(scope, ()))
        missing: list[int] = []
        state: Folded = None
        for seq in self.heads.way(head):
            if seq in self._recent:
                state = self._recent[seq]
                break
            if seq in saved and (state := self._load(scope, seq)) is not None:
                break
            missing.append(seq)
        state = fold(state, self.store.entries(only=missing[::-1]))
        if len(missing) >= SNAPSHOT_EVERY:
            self._save(scope, head, state)
        return self._remember(head, state)

    def _load(self, scope: str, seq: int) -> Folded:
        """A snapshot, if it still exists and is intact."""
        data = self.store.snapshot(scope, seq)
        try:
            return None if data is None else from_plain(State, json.loads(zlib.decompress(data)))
        except (zlib.error, ValueError, TypeError, KeyError):
            return None

    def _save(self, scope: str, seq: int, state: Folded) -> None:
        if not isinstance(state, State) or self.store.readonly:
            return
        data = zlib.compress(json.dumps(to_plain(state)).encode(), 1)
        try:
            self.store.save_snapshot(scope, seq, _fold_version(), data)
        except FileTrouble:
            return  # a snapshot only saves time: the journal has everything
        self._snapshots.setdefault(scope, []).append(seq)

    def save_snapshots(self) -> None:
        """Keep the present states, so that the next opening is quick, if there are many new entries."""
        for scope, state in list(self._states.items()):
            head, saved = self.heads.head.get(scope, 0), set(self._snapshots.get(scope, ()))
            recent = self.heads.way(head, SNAPSHOT_LEAST)
            if len(recent) == SNAPSHOT_LEAST and saved.isdisjoint(recent):
                self._save(scope, head, state)


@frozen
class Desk:
    """An open event and the person who acts; `acting` gives the same desk to another person."""

    book: Book
    who: str = ""
    clock: Callable[[], str] = field(default=store.now)
    backups: Path | None = None  # where the copies before each round go
    confirmed: frozenset[str] = frozenset()  # the codes of warnings that this person has confirmed
    is_still: bool = False  # looks only at what has been read

    def __enter__(self) -> Desk:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def acting(self, who: str) -> Desk:
        """The same desk, used by another person."""
        return replace(self, who=who)

    def confirming(self, codes: Iterable[str]) -> Desk:
        """The same desk, after warnings were confirmed."""
        return replace(self, confirmed=self.confirmed | frozenset(codes))

    def still(self) -> Desk:
        """The same desk without a look at the store for every value; actions read what is new."""
        return replace(self, is_still=True)

    def close(self) -> None:
        """Close the database."""
        self.book.save_snapshots()
        self.book.store.close()

    @property
    def seq(self) -> int:
        """The number of the last entry, read afresh: it grows with every action."""
        return self.book.heads.last if self.is_still else self.book.refresh()

    @property
    def event(self) -> Event:
        """Name, place and people."""
        _ = self.seq
        return self.book.event

    @property
    def keys(self) -> list[str]:
        """The tournaments, in the order they were created."""
        _ = self.seq
        return self.book.heads.scopes()

    def scope(self, key: str | None) -> str:
        """The key of the named tournament, or of the only one."""
        keys = self.keys
        if key is None and len(keys) == 1:
            return keys[0]
        if key is None:
            raise refuse("which-tournament", keys=", ".join(keys) or "–")
        if key not in keys:
            raise refuse("no-tournament", key=key)
        return key

    def language(self, language: str, key: str | None = None) -> str:
        """A language with the words of what is played: in a tournament, or in all if it is the same."""
        keys = self.keys
        states = [self.book.state(one) for one in ([key] if key in keys else keys)]
        setups = [state.setup for state in states if isinstance(state, State)]
        games = {setup.rules.game for setup in setups}
        if len(games) == 1:
            language = games.pop().language(language)
        return of_teams(language) if key in keys and any(setup.teams for setup in setups) else language

    def state(self, key: str | None = None) -> State:
        """The current state of a tournament."""
        found = self.book.state(self.scope(key))
        assert isinstance(found, State)
        return found


# --- opening -------------------------------------------------------------------------------------


def new_event(address: str | Path, about: Event, who: str = "", backups: Path | None = None) -> Desk:
    """Create an event file (or an event in a PostgreSQL database by URL) and open it."""
    check_dates(about)
    first = entry(1, EVENT, 0, EventDescribed(about), who, store.now())
    return Desk(Book(Store.create(address, [first])), who, backups=backups)


def open_event(address: str | Path, who: str = "", backups: Path | None = None) -> Desk:
    """Open an event file, or an event in a PostgreSQL database by URL (`…?event=NAME`)."""
    return Desk(Book(Store.open(address)), who, backups=backups)


def events(place: str | Path) -> list[str]:
    """The addresses of the events in a folder, or in a PostgreSQL database by URL."""
    return list(store.events(place))


def stamps(place: str | Path) -> dict[str, object]:
    """The same addresses, each with a stamp that changes with every action."""
    return store.events(place)


# --- acting --------------------------------------------------------------------------------------


def act(desk: Desk, scope: str, build: Callable[[State], Action | None]) -> State:
    """Act on a tournament: `build` checks the request against the present state and returns the action.

    If another desk writes at the same moment, its entries are read and `build` is called again.
    """

    def checked(state: Folded) -> Action | None:
        assert isinstance(state, State)
        if state.closed:
            raise refuse("tournament-closed")
        return build(state)

    after = _attempt(desk, scope, checked)
    assert isinstance(after, State)
    return after


def act_on_event(desk: Desk, build: Callable[[Event], Action | None]) -> Event:
    """Act on the event as a whole."""
    after = _attempt(desk, EVENT, lambda state: build(state if isinstance(state, Event) else Event()))
    assert isinstance(after, Event)
    return after


def _attempt(desk: Desk, scope: str, build: Callable[[Folded], Action | None]) -> Folded:
    book = desk.book

    def once() -> Folded:
        if book.event.closed:
            raise refuse("event-closed")
        action = build(book.state(scope))
        if action is not None:
            book.write(scope, action, desk.who, desk.clock())
        return book.state(scope)

    return patiently(book, once)


def patiently(book: Book, once: Callable[[], Done]) -> Done:
    """Retry while other desks are writing."""
    end = monotonic() + PATIENCE
    while True:
        try:
            with book.lock:
                book.refresh()
                return once()
        except SequenceTaken:
            if monotonic() > end:
                raise conflict("busy") from None
            sleep(random.uniform(0, 0.01))


def describe_event(desk: Desk, about: Event) -> Event:
    """Change name, place, people of the event."""
    check_dates(about)
    return act_on_event(desk, lambda now: None if now == about else EventDescribed(about))


def check_dates(about: Event) -> None:
    """Refuse impossible dates, and an end before the beginning."""
    days = []
    for day in filter(None, (about.start, about.end)):
        try:
            days.append(date.fromisoformat(day.replace("/", "-")))
        except ValueError:
            raise refuse("bad-day", day=day) from None
    if days and days[-1] < days[0]:
        raise refuse("ends-before", start=Day(days[0].isoformat()), end=Day(days[-1].isoformat()))


def close_event(desk: Desk) -> Event:
    """Close the event: no further actions until this is undone."""
    return act_on_event(desk, lambda now: EventClosed())


def archive(desk: Desk, key: str | None = None, archived: bool = True) -> None:
    """Take the event, or a tournament of it, out of the lists, or bring it back; closed ones too."""
    scope = EVENT if key is None else desk.scope(key)

    def once() -> None:
        state = desk.book.state(scope)
        if isinstance(state, Event | State) and state.archived != archived:
            action = EventArchived(archived) if scope == EVENT else TournamentArchived(archived)
            desk.book.write(scope, action, desk.who, desk.clock())

    patiently(desk.book, once)


# --- undo, redo, log -----------------------------------------------------------------------------


def undoable(desk: Desk, key: str | None = None) -> LogLine | None:
    """The action that `undo` would take back, or None."""
    scope = EVENT if key == EVENT else desk.scope(key)
    head = desk.book.heads.head.get(scope, 0)
    return _line(desk, head) if head and desk.book.heads.parent[head] else None


def redoable(desk: Desk, key: str | None = None) -> LogLine | None:
    """The action that `redo` would bring back, or None."""
    scope = EVENT if key == EVENT else desk.scope(key)
    undone = desk.book.heads.undone.get(scope)
    return _line(desk, undone[-1]) if undone else None


def undo(
    desk: Desk, key: str | None = None, seq: int | None = None, reason: str = "", public_reason: str = ""
) -> LogLine:
    """Take back the last action; `seq` is the one the arbiter saw, to avoid undoing another.

    The key "" is the event itself (its closing, its description). Returns the undone action.
    """
    return _move(desk, key, UNDO, seq, {"reason": reason, "public_reason": public_reason})


def redo(desk: Desk, key: str | None = None, seq: int | None = None) -> LogLine:
    """Bring back the last undone action."""
    return _move(desk, key, REDO, seq, {})


def _move(desk: Desk, key: str | None, kind: str, seq: int | None, reasons: Mapping[str, str]) -> LogLine:
    def once() -> LogLine:
        target = (undoable if kind == UNDO else redoable)(desk, key)
        if target is None:
            raise refuse(f"nothing-to-{kind}")
        if seq is not None and seq != target.seq:
            raise conflict("moved-on", what=target.sentence, who=target.who or "?")
        if kind == UNDO and target.kind == "round-published" and not reasons["reason"]:
            raise refuse("undo-published", desk.state(target.scope).setup.article(Topic.PUBLISHED))
        if kind == UNDO and target.kind == "round-published":
            state = desk.state(target.scope)
            article = state.setup.article(Topic.PUBLISHED)
            check_deed(desk, state, Deed.UNPAIR, len(state.rounds), (), article)
        if kind == UNDO and target.kind == "fide-mode-left":
            raise refuse("mode-stays-left")
        if desk.book.event.closed and target.scope != EVENT:
            raise refuse("event-closed")
        payload = {name: to_plain(said) for name, said in reasons.items() if said}
        seq_ = desk.book.heads.last + 1
        desk.book.append(Entry(seq_, target.scope, target.seq, kind, payload, desk.who, desk.clock()))
        return target

    return patiently(desk.book, once)


def _line(desk: Desk, seq: int) -> LogLine:
    (found,) = desk.book.store.entries(only=[seq])
    return _told(desk, [found])[0]


def has_done(desk: Desk, key: str | None, action: type[Action]) -> bool:
    """An action of this kind is in the journal of a tournament, undone or not."""
    scope, kind = desk.scope(key), action.kind()
    return any(mark.scope == scope and mark.kind == kind for mark in desk.book.store.marks())


def log(desk: Desk, key: str | None = None, after: int = 0, limit: int = 0) -> list[LogLine]:
    """All actions with author, time and whether they still count; newest last.

    `key` selects one tournament, `after` the later entries, `limit` only the newest lines.
    """
    desk.book.refresh()
    if key is not None and key not in desk.book.heads.head:
        raise refuse("no-tournament", key=key)
    lines = desk.book.store.entries(after=after, limit=0 if key is not None else limit)
    if key is not None:
        lines = [line for line in lines if line.scope == key]
    return _told(desk, lines[-limit:] if limit else lines)


def _told(desk: Desk, lines: Sequence[Entry]) -> list[LogLine]:
    heads = desk.book.heads
    counts = {seq for head in heads.head.values() for seq in heads.way(head)}
    there = {line.seq: line for line in lines}
    moved = {line.parent for line in lines if line.kind in (UNDO, REDO)} - set(there)
    there |= {line.seq: line for line in desk.book.store.entries(only=sorted(moved))}
    names = {scope: _names(desk, scope, there.values()) for scope in {line.scope for line in lines}}
    states = {scope: desk.book.state(scope) for scope in names if scope}
    setups = {scope: state.setup for scope, state in states.items() if isinstance(state, State)}
    told = []
    for line in lines:
        valid = line.seq in counts or line.kind in NOTES
        before, setup = there.get(line.parent), setups.get(line.scope)
        told.append(line_of(line, names[line.scope], valid, before, setup))
    return told


def _names(desk: Desk, scope: str, lines: Iterable[Entry]) -> dict[str, str]:
    """Everybody's current name, or the name as entered if the entry was undone."""
    entered = [line.payload for line in lines if line.scope == scope and "entrants" in line.payload]
    given = [e for payload in entered for e in payload["entrants"]]
    members = [m for one in given for m in one.get("squad", {}).get("members", ())]
    names = {e["uid"]: e["person"]["name"] for e in (*given, *members)}
    state = desk.book.state(scope)
    if isinstance(state, State):
        names |= {uid: e.person.name for uid, e in state.entrants.items()}
        names |= {m.uid: m.person.name for e in state.entrants.values() for m in e.squad.members}
    return names


# --- stored settings -----------------------------------------------------------------------------


def keep(desk: Desk, name: str, value: str | None) -> None:
    """Store a setting beside the journal (a password hash, a token); None deletes it."""
    desk.book.store.put(name, value)


def note(desk: Desk, done: AccessChanged) -> None:
    """Record an informative entry in the journal."""
    patiently(desk.book, lambda: desk.book.write(EVENT, done, desk.who, desk.clock()))


def kept(desk: Desk, name: str) -> str | None:
    """A stored setting."""
    return desk.book.store.get(name)
