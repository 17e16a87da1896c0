"""Copies of an event: made before each round, rotated, restored."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from threading import Lock
from time import time

from ronde.desk import files, store
from ronde.desk.actions import EventRestored, FideModeLeft
from ronde.desk.databases import Row
from ronde.desk.journal import EVENT, Entry, Heads, entry
from ronde.desk.service.desk import Desk, keep, kept, open_event
from ronde.desk.store import Store
from ronde.errors import BadInput, Damaged, FileTrouble, Refused, RondeError

LEFT = FideModeLeft.kind()
ACCESS = "access"  # the setting that holds passwords and tokens
MOST = 200  # copies of one event
LEAST = 20  # kept however old they are
OLDEST = 90 * 24 * 3600  # seconds

#: the number of the copy, when it was made, after which entry, why; the first editions did not count
_NAME = re.compile(r"(?:(\d{5,})-)?(\d{8}-\d{6}-\d{6})-.*\.ronde", re.ASCII)
_naming = Lock()

Kept = Sequence[tuple[str, str]]
Copied = tuple[Path, Sequence[Entry], Kept]  # a copy, its entries and its stored settings


# --- making them ---------------------------------------------------------------------------------


def backup(desk: Desk, path: str | Path | None = None, why: str = "backup", secrets: bool = True) -> Path:
    """Copy the event into one SQLite file; without a path into the folder of copies."""
    if path is not None:
        return desk.book.store.copy_to(Path(path), secrets)
    folder = _folder(desk.book.store.event, desk.book.store.path, desk.backups)
    made = _numbered(folder, desk.clock(), why, desk.book.store.rows(), desk.book.store.kept())
    desk.book.store.settle()
    _rotate(folder)
    return made


SECOND = "second-place"  # the setting that holds the second folder for copies


def second_place(desk: Desk) -> str:
    """The folder that receives a copy after each publication; empty if there is none."""
    return kept(desk, SECOND) or ""


def set_second_place(desk: Desk, folder: str) -> None:
    """Keep a copy in this folder after each publication, starting now; empty turns it off."""
    if folder and not (Path(folder).is_absolute() and Path(folder).is_dir()):
        raise BadInput("error-no-folder", folder=folder)
    before = second_place(desk)
    keep(desk, SECOND, folder or None)
    try:
        copy_away(desk)
    except RondeError:  # nothing can be written there
        keep(desk, SECOND, before or None)
        raise


def copy_away(desk: Desk) -> Path | None:
    """Copy the event to its second folder, replacing the previous copy; None if it has none.

    Passwords and tokens are left out: a stick may be lost.
    """
    folder = second_place(desk)
    if not folder:
        return None
    here = desk.book.store
    name = here.path.stem if here.path else here.event
    path = Path(folder) / f"{name}.ronde"
    if here.path is not None and path.resolve() == here.path.resolve():
        raise BadInput("error-no-folder", folder=folder)  # the event itself is there
    part = path.with_name(f".{name}.{token_hex(4)}.ronde")
    try:
        if not Path(folder).is_dir():
            raise FileNotFoundError(2, "No such directory", folder)
        here.copy_to(part, secrets=False)
        os.replace(part, path)
    except OSError as error:
        raise FileTrouble.unwritable(path, error) from error
    finally:
        part.unlink(missing_ok=True)
    return path


def copy_named(desk: Desk, name: str) -> Path:
    """A copy of the event by its name."""
    found = next((path for path in backups(desk) if path.name == name), None)
    if found is None:
        raise BadInput("error-no-copy", name=name)
    return found


def restore_copy(desk: Desk, name: str) -> Path:
    """Replace the event by a copy, after copying the present state; returns that new copy."""
    path = copy_named(desk, name)
    lines, now = _read(path)[1], desk.book.store.whole()
    saved = backup(desk, why="before-restore")
    desk.book.store.replace(_restored(lines, path, saved, desk.who, now), desk.book.store.kept())
    desk.book.refresh()
    return saved


def backups(desk: Desk) -> list[Path]:
    """The copies made so far, oldest first."""
    return _sorted(_folder(desk.book.store.event, desk.book.store.path, desk.backups))


def _numbered(folder: Path, at: str, why: str, lines: Sequence[Entry | Row], kept: Kept) -> Path:
    """A copy in the folder of copies, with the next number: a clock may be wrong, numbers only grow."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise FileTrouble.unwritable(folder, error) from error
    stamp = at[:19].replace(":", "").replace("-", "").replace("T", "-")
    plain = re.sub(r"[^\w-]+", "-", why)[:60]  # a foreign file may use any tournament key
    with _naming:  # serial in this process; another process may take a number first
        while True:
            number = max((_number(path) for path in _sorted(folder)), default=0) + 1
            try:
                name = f"{number:05}-{stamp}-{len(lines):06}-{plain}.ronde"
                return store.write_copy(folder / name, lines, kept)
            except Refused:  # the name is taken
                continue


def is_copy(name: str) -> bool:
    """A file has the name of an automatic copy, which says little of its event."""
    return _NAME.fullmatch(name) is not None


def _number(path: Path) -> int:
    match = _NAME.fullmatch(path.name)
    return int(match[1]) if match and match[1] else 0


def _sorted(folder: Path) -> list[Path]:
    """The copies of a folder, oldest first: by their numbers; those without one came before."""
    return sorted(folder.glob("*.ronde"), key=lambda path: (_number(path), path.name))


def _folder(event: str, file: Path | None, chosen: Path | None) -> Path:
    """The folder with the copies of an event."""
    if chosen is not None:
        return chosen
    if file is not None:
        return files.copies_of(file)
    return Path.home() / ".local" / "share" / "ronde" / "backups" / event


def _rotate(folder: Path) -> None:
    """Delete surplus and very old copies, but never the newest ones."""
    files.sweep(folder)
    made = [path for path in _sorted(folder) if _NAME.fullmatch(path.name)]
    for place, path in enumerate(reversed(made)):
        try:
            if place >= MOST or (place >= LEAST and time() - path.stat().st_mtime > OLDEST):
                path.unlink()
        except OSError:
            continue  # a copy too many does no harm


# --- putting them back ---------------------------------------------------------------------------


def newest_whole(address: str | Path, backups: Path | None = None, but: Path | None = None) -> Path:
    """The newest copy of an event that can be read from the first entry to the last."""
    event, file = store.names(address)
    folder = _folder(event, file, backups)
    for path in reversed(_sorted(folder)):
        try:
            if path == but:
                continue
            open_event(path).close()
        except RondeError:
            continue
        return path
    raise BadInput("error-no-whole-copy", where=str(file or event), folder=str(folder))


def restore(
    copy: str | Path | None,
    address: str | Path,
    replace_it: bool = False,
    backups: Path | None = None,
    who: str = "",
) -> Path | None:
    """Replace an event by a copy, after copying the present state; returns the path of that new copy.

    The default is the newest complete copy. An unreadable file is set aside unchanged, and the intact
    part of its journal is kept as one more copy. Passwords and tokens stay those of the
    event: a token that was revoked does not come back. The journal records who restored what.
    """
    given = None if copy is None else _read(copy)  # a damaged copy is refused before anything happens
    if not replace_it:
        path, lines, kept = given or _read(newest_whole(address, backups))
        Store.create(address, _restored(lines, path, None, who), _without_tokens(kept)).close()
        return None
    try:
        desk = open_event(address, backups=backups)
    except BadInput as error:  # damaged, or no event at all
        return _restore_unreadable(given, address, backups, who, isinstance(error, Damaged))
    with desk:
        path, lines, _ = given or _read(newest_whole(address, backups))
        now = desk.book.store.whole()
        saved = backup(desk, why="before-restore")
        desk.book.store.replace(_restored(lines, path, saved, who, now), desk.book.store.kept())
        desk.book.refresh()
        return saved


def _restore_unreadable(
    given: Copied | None, address: str | Path, backups: Path | None, who: str, damaged: bool
) -> Path | None:
    """Replace a damaged event by a copy; its intact part becomes a copy too."""
    event, file = store.names(address)
    good, kept = store.salvage(address) if damaged else ([], None)
    saved = None
    if good:
        folder = _folder(event, file, backups)
        saved = _numbered(folder, store.now(), "good-part", good, kept or ())
    path, lines, old = given or _newest(address, backups, saved)
    access = _without_tokens(old) if kept is None else kept
    known = [*good, *_of_newest(address, backups)]
    if file is None and damaged:
        store.overwrite(address, _restored(lines, path, saved, who, known), access)
        return saved
    saved = store.set_aside(address)
    Store.create(address, _restored(lines, path, saved, who, known), access).close()
    return saved


def _of_newest(address: str | Path, backups: Path | None) -> Sequence[Entry]:
    """The entries of the newest complete copy, if there is one."""
    try:
        return _read(newest_whole(address, backups))[1]
    except BadInput:
        return ()


def _newest(address: str | Path, backups: Path | None, good: Path | None) -> Copied:
    """The newest complete copy, or the intact part of the journal if it goes further."""
    if good is None:
        return _read(newest_whole(address, backups))
    part = _read(good)
    try:
        made = _read(newest_whole(address, backups, but=good))
    except BadInput:  # there is no other
        return part
    return part if list(part[1][: len(made[1])]) == list(made[1]) else made


def _read(copy: str | Path) -> Copied:
    source = Store.open(copy)
    try:
        return Path(copy), source.whole(), source.kept()
    finally:
        source.close()


def _without_tokens(kept: Kept) -> Kept:
    """Passwords without the tokens, some of which may have been revoked since."""
    found = []
    for name, value in kept:
        if name == ACCESS:
            try:
                said = json.loads(value)
                said.pop("tokens", None)
            except (ValueError, AttributeError, RecursionError):
                continue
            value = json.dumps(said)
        found.append((name, value))
    return found


def _restored(
    lines: Sequence[Entry], copy: Path, saved: Path | None, who: str, now: Sequence[Entry] = ()
) -> list[Entry]:
    """The entries of a copy, one more that records the restoration, and what no copy brings back.

    FIDE mode, once left, is not entered again: the entries known `now` say which tournaments left it.
    """
    heads, at = Heads(), store.now()
    for line in lines:
        heads.follow(line)
    action = EventRestored(copy.name, saved.name if saved else "")
    made = [*lines, entry(heads.last + 1, EVENT, heads.head.get(EVENT, 0), action, who, at)]
    before = {line.scope for line in lines if line.kind == LEFT}
    left = {line.scope: line for line in now if line.kind == LEFT and line.scope not in before}
    for scope, line in left.items():
        if heads.head.get(scope):
            made.append(entry(made[-1].seq + 1, scope, heads.head[scope], line.action, line.who, at))
    return made
