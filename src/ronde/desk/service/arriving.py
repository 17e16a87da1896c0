"""Events that come as files: opened here under a name of their own, and the sample, which may leave again."""

from __future__ import annotations

from pathlib import Path

from ronde.desk import files
from ronde.desk.journal import EVENT
from ronde.desk.service.desk import Desk, keep, kept, open_event
from ronde.desk.service.words import refuse
from ronde.desk.store import Store

SAMPLE = "sample"  # the setting that marks the sample event


def copy_in(file: Path, address: str | Path, settings: bool = False) -> None:
    """Make an event of an event file, which is checked before: its chain, and that it can be read to the end.

    What is kept beside its journal comes with it only if asked for: passwords, tokens, folders of a machine.
    """
    with open_event(file) as desk:
        for scope in (EVENT, *desk.keys):
            desk.book.state(scope)
        store = desk.book.store
        Store.create(address, store.rows(), store.kept() if settings else ()).close()


def mark_sample(desk: Desk) -> None:
    """Remember that an event is the sample, which may be deleted from its page."""
    keep(desk, SAMPLE, "yes")


def is_sample(desk: Desk) -> bool:
    """The event is the sample, in a file of its own."""
    return desk.book.store.path is not None and kept(desk, SAMPLE) is not None


def delete_sample(desk: Desk) -> None:
    """Delete the sample event and its copies; no other event can be deleted."""
    path = desk.book.store.path
    if path is None or not is_sample(desk):
        raise refuse("only-sample-deleted")
    desk.book.store.close()
    files.remove_event(path)
