"""Event files on a disk: creating, inspecting, renaming and cleaning up."""

from __future__ import annotations

import os
import re
import shutil
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from time import time

from ronde.errors import BadInput, Damaged, FileTrouble, Refused
from ronde.words import Message

PART_SECONDS = 3600  # after which an unfinished copy counts as abandoned
_MAGIC, _FRACTIONS = b"SQLite format 3\0", b"\x40\x20\x20"  # how every SQLite file begins; bytes 21 to 23


def claim(path: Path) -> bool:
    """Reserve the path of a new file; False if an empty file was there already."""
    if path.exists():
        if path.is_file() and path.stat().st_size == 0:
            return False
        raise exists(str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # births and hashes are in it
    except OSError as error:
        raise FileTrouble.unwritable(path, error) from error
    return True


def exists(what: str | Message) -> Refused:
    return Refused("error-exists-already", what=what)


def give_name(part: Path, path: Path) -> None:
    """Give a file its final name, unless the name is taken."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise exists(str(path)) from None
    except OSError:  # a file system without hard links
        if path.exists():
            raise exists(str(path)) from None
        os.replace(part, path)


def home() -> Path:
    """The folder in which people keep their events: RONDE_HOME, or Ronde in their own folder."""
    return Path(os.environ.get("RONDE_HOME") or Path.home() / "Ronde").expanduser().absolute()


def make_home() -> Path:
    """The same folder, made for its owner only if it is not there."""
    folder = home()
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise FileTrouble.unwritable(folder, error) from error
    return folder


def identity(path: Path) -> tuple[int, int] | None:
    """A value that identifies a file even after a rename."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def stamp(path: Path) -> tuple[int, ...]:
    """A value that changes with every write to an event file or its log; empty if there is no file."""
    name = os.fspath(path)  # every request asks
    try:
        file = os.stat(name)
    except OSError:
        return ()
    try:
        log = os.stat(f"{name}-wal")
    except OSError:
        return file.st_mtime_ns, file.st_size
    return (file.st_mtime_ns, file.st_size, *((log.st_mtime_ns, log.st_size) if log.st_size else ()))


def set_aside(path: Path, stamp: str) -> Path:
    """Give a file that cannot be read another name, so that its place is free."""
    aside = path.with_name(f"{path.name}.{stamp}-{token_hex(2)}.damaged")
    try:
        for end in ("-wal", "-shm", ""):
            if path.with_name(path.name + end).exists():
                path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
    except OSError as error:
        raise FileTrouble.unwritable(path, error) from error
    return aside


def remove(path: Path) -> None:
    """Remove an SQLite file and what belongs to it."""
    for name in (path.name, path.name + "-wal", path.name + "-shm"):
        path.with_name(name).unlink(missing_ok=True)


def look_at(path: Path) -> bool:
    """Refuse a file that is not an event; True if it is read-only."""
    try:
        if path.exists() and not path.is_file():  # a pipe would be read for ever
            raise BadInput("error-not-event-file-ronde", path=str(path))
        with path.open("rb") as file:
            start = file.read(24)
    except OSError as error:
        raise FileTrouble.unreadable(path, error) from error
    if start[21:24] == _FRACTIONS and not (
        start[:16] == _MAGIC and start[18] in (1, 2) and start[19] in (1, 2)
    ):
        raise Damaged("error-damaged-or-no-event-ronde", None, where=str(path), words="header")
    if start[:16] != _MAGIC:
        raise BadInput("error-not-event-file-ronde", path=str(path))
    return not writable(path)


def writable(path: Path) -> bool:
    """The file and its folder are writable; tried out, because permission bits are not enough."""
    try:
        with path.open("r+b"):
            pass
    except OSError:
        return False
    return os.access(path.parent, os.W_OK)


def write_private(path: Path, data: bytes) -> None:
    """Write a file that only its owner can read, whole or not at all, so that it survives a power cut."""
    part = path.with_name(f"{path.name}.{token_hex(4)}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
        flush_folder(path.parent)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise FileTrouble.unwritable(path, error) from error


def flush_folder(folder: Path) -> None:
    """Make a new name in a folder survive a power cut, where the system can."""
    with suppress(OSError):  # Windows cannot open folders
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def sweep(folder: Path, seconds: float = PART_SECONDS) -> None:
    """Remove the leftovers of interrupted copies."""
    for path in folder.glob("*.part*"):
        with suppress(OSError):
            if re.search(r"\.part(-wal|-shm)?$", path.name) and time() - path.stat().st_mtime > seconds:
                path.unlink()


def remove_event(path: Path) -> None:
    """Remove an event file with its copies."""
    try:
        shutil.rmtree(copies_of(path), ignore_errors=True)
        remove(path)
    except OSError as error:
        raise FileTrouble.unwritable(path, error) from error


def copies_of(path: Path) -> Path:
    """The folder with the copies of an event file."""
    return path.with_name(path.name + ".backups")


def flush(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
