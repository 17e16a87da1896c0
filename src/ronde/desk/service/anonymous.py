"""An event without personal data: the names, ratings and clubs of a list of results, and its rounds.

The journal is written anew: the actions that still count, in their order and under new numbers, each
without what the results do not need. It has no undone actions, authors, private reasons, passwords or tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ronde.desk.actions import (
    AccessChanged,
    Action,
    ByeBarred,
    Drafted,
    EventRestored,
    ForbiddenSet,
    SetupChanged,
    TournamentImported,
)
from ronde.desk.apart import Bond
from ronde.desk.journal import EVENT, Entry, entry
from ronde.desk.service.desk import Desk
from ronde.desk.store import write_copy
from ronde.formats.players.person import Person
from ronde.formats.trf.remarks import BY_HAND, OF_PLAYERS, read_remark, remark_text
from ronde.model import Noted
from ronde.values import fields, replace

#: what everybody reads in a list of players; a new field of a person stays out unless it is named here
PUBLIC = ("name", "rating", "title", "federation", "club", "estimate")

#: fields of any action or value that are personal: reasons, who did it, captains, telephones, files
_BLANK = ("reason", "who", "captain", "device", "source")

#: actions that change nothing in rounds and standings, and say something about people
_LEFT_OUT = (AccessChanged, EventRestored, ForbiddenSet, ByeBarred)


def export_anonymous(desk: Desk, path: Path) -> Path:
    """Write the event without personal data as a new event file."""
    desk.book.refresh()
    return write_copy(path, list(_journal(desk)), ())


def _journal(desk: Desk) -> Iterator[Entry]:
    """The actions that count, without personal data, as a journal of their own."""
    heads = desk.book.heads
    counting = sorted(
        seq for scope in (EVENT, *heads.scopes()) for seq in heads.way(heads.head.get(scope, 0))
    )
    last: dict[str, int] = {}
    number = 0
    for line in desk.book.store.entries(only=counting):
        action = line.action
        if isinstance(action, _LEFT_OUT):
            continue
        number += 1
        yield entry(number, line.scope, last.get(line.scope, 0), _anonymous(action), "", line.at)
        last[line.scope] = number


def _anonymous(action: Action) -> Action:
    """An action without personal data."""
    if isinstance(action, SetupChanged):
        action = replace(action, remarks=action.public_remarks)
    if isinstance(action, TournamentImported):
        remarks = tuple(said for line in action.remarks if (said := _remark(line)))
        action = replace(action, remarks=remarks, forbidden=(), no_bye=frozenset(), apart_rounds=())
    if isinstance(action, Drafted):
        apart = tuple(kept for kept in action.apart if kept.rule.by is not Bond.FAMILY)
        action = replace(action, apart=apart, fingerprint="")  # that of the list with its personal data
    cleaned = _cleaned(action)
    assert isinstance(cleaned, Action)
    return cleaned


def _remark(line: str) -> str:
    """A remark of an imported report without its reason; empty if it is about people or of unknown kind."""
    remark = read_remark(line)
    if remark.kind in (*OF_PLAYERS, Noted.OTHER):
        return ""
    if remark.kind in (*BY_HAND, Noted.MODE_LEFT, Noted.UNPAIRED):
        remark = replace(remark, text="")
    if remark.kind in (Noted.ROUNDS, Noted.TIEBREAKS):
        remark = replace(remark, text=remark.text.partition(": ")[0])
    return remark_text(remark)


def _cleaned(value: Any) -> Any:
    """A value of an action without personal data, at any depth."""
    if isinstance(value, Person):
        return Person(**{name: getattr(value, name) for name in PUBLIC})
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return tuple(map(_cleaned, value))
    if hasattr(type(value), "__fields__"):
        return replace(value, **{name: _field(name)(getattr(value, name)) for name in fields(type(value))})
    return value


def _field(name: str) -> Callable[[Any], Any]:
    return (lambda value: "") if name in _BLANK else _cleaned
