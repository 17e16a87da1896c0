"""The journal: everything an arbiter does is one entry; an event is the fold of its entries. No SQL here.

An entry names the one it builds on (its parent), so the journal of a tournament is a tree, and its state
is the fold of the way from the root to the head. To undo is to append an entry that moves the head back
to the parent; to redo is to append one that moves it forward again. Nothing is overwritten.

    scope ""            the whole event
    scope "open-a" …    one tournament each; its first entry creates it
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ronde.desk import actions
from ronde.desk.actions import Action
from ronde.desk.codec import from_plain, to_plain
from ronde.desk.event import Event, State
from ronde.errors import Damaged
from ronde.values import field, frozen, mutable

UNDO, REDO = "undo", "redo"
EVENT = ""  # the scope of the event itself
NOTES = frozenset({"access-changed"})  # informative entries: they change no state and cannot be undone
RESULTS = frozenset(
    {"results-entered", "result-corrected", "colours-swapped", "results-posted", "result-reported"}
)  # entries about games of a published round
_SCOPE = re.compile(r"[^/\\\x00-\x1f]{0,100}")  # a valid folder name

Folded = Event | State | None


@frozen
class Entry:
    """One line of the journal."""

    seq: int
    scope: str
    parent: int  # the entry it builds on, undoes or brings back; 0 for the first
    kind: str
    payload: Mapping[str, Any]
    who: str
    at: str  # UTC, as 2026-07-14T19:03:21.512Z

    @property
    def action(self) -> Action:
        """The action of an entry; an undo or redo has none of its own."""
        return from_plain(actions.KINDS[self.kind], self.payload)


def entry(seq: int, scope: str, parent: int, action: Action, who: str, at: str) -> Entry:
    """The entry of an action."""
    return Entry(seq, scope, parent, action.kind(), to_plain(action), to_plain(who), at)


@frozen
class Mark:
    """The part of an entry that decides the head of every scope."""

    seq: int
    scope: str
    parent: int
    kind: str


@mutable
class Heads:
    """The head of every scope and the entries that can be redone; updated entry by entry."""

    head: dict[str, int] = field(default_factory=dict)
    undone: dict[str, list[int]] = field(default_factory=dict)
    parent: dict[int, int] = field(default_factory=dict)
    last: int = 0
    turned: int = 0  # the last entry that is more than a result

    def follow(self, mark: Mark | Entry) -> None:
        """Take one more entry into account."""
        try:
            self._follow(mark)
        except NONSENSE as error:  # such as an undo of nothing
            raise unreadable(mark.seq) from error

    def _follow(self, mark: Mark | Entry) -> None:
        if mark.kind not in RESULTS:
            self.turned = mark.seq
        self.last = mark.seq
        if mark.kind in NOTES:
            return
        if not 0 <= mark.parent < mark.seq:  # or the way to the root would have no end
            raise ValueError(mark.parent)
        if mark.scope in (".", "..") or not _SCOPE.fullmatch(mark.scope):  # such as ../../evil
            raise ValueError(mark.scope)
        scope, undone = mark.scope, self.undone.setdefault(mark.scope, [])
        if mark.kind == UNDO:
            undone.append(mark.parent)
            self.head[scope] = self.parent[mark.parent]
        elif mark.kind == REDO:
            undone.remove(mark.parent)
            self.head[scope] = mark.parent
        else:
            if mark.parent and mark.parent not in self.parent:
                raise LookupError(mark.parent)
            undone.clear()
            self.parent[mark.seq] = mark.parent
            self.head[scope] = mark.seq

    def way(self, head: int, limit: int = 0) -> list[int]:
        """The entries that lead to a head, newest first; with a limit only that many."""
        found: list[int] = []
        while head and (not limit or len(found) < limit):
            found.append(head)
            head = self.parent[head]
        return found

    def scopes(self) -> list[str]:
        """The tournaments that exist, in the order they were created."""
        return [scope for scope, head in self.head.items() if head and scope != EVENT]


def fold(before: Folded, entries: Iterable[Entry]) -> Folded:
    """The state after some more entries of one scope, none of them undone."""
    for line in entries:
        try:
            before = line.action.apply(before, line)
        except NONSENSE as error:
            raise unreadable(line.seq) from error
    return before


#: errors from folding an entry that this edition cannot have written
NONSENSE = (LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError)


def unreadable(seq: int) -> Damaged:
    """The error for an entry that makes no sense at its place."""
    return Damaged("error-entry-makes-no-sense", seq, entry=seq)


def replay(entries: Iterable[Entry]) -> dict[str, Folded]:
    """The whole journal folded from the start; every cache must agree with it."""
    heads, by_seq = Heads(), {}
    for line in entries:
        heads.follow(line)
        by_seq[line.seq] = line
    return {
        scope: fold(None, (by_seq[seq] for seq in reversed(heads.way(head))))
        for scope, head in heads.head.items()
    }
