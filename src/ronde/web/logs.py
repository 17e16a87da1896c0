"""The server log: one JSON object a line, with a level, in rotated files.

    {"at": "2026-07-14T19:03:21.512Z", "level": "warning", "what": "login failed", "address": "10.0.0.7"}

A repeated message is written a few times a minute; after that only its count is logged.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from time import monotonic

BYTES, FILES = 1024 * 1024, 4  # of one file, and how many older ones are kept
OFTEN, SECONDS = 10, 60.0  # the same message in that time
LONGEST = 4000  # characters of one value
_PLAIN = frozenset(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """A record as a line of JSON; nothing in it can begin a new line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said: dict[str, object] = {
            "at": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "what": record.getMessage()[:LONGEST],
        }
        for name, value in vars(record).items():
            if name not in _PLAIN and name not in ("message", "taskName", "color_message"):
                said[name] = value if isinstance(value, int) else str(value)[:LONGEST]
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)[-LONGEST:]
        return json.dumps(said, ensure_ascii=False)


class Bounded(logging.Filter):
    """Lets the same message through a few times a minute."""

    def __init__(
        self, often: int = OFTEN, seconds: float = SECONDS, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__()
        self.often, self.seconds, self.clock = often, seconds, clock
        self._seen: dict[tuple[str, str], list[float]] = {}  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written; the first one after a silence says how many were not."""
        name, now = (record.name, str(record.msg)[:200]), self.clock()
        since, count = self._seen.get(name, (now, 0.0))
        if now - since > self.seconds:
            if count > self.often:
                record.left_out = int(count) - self.often
            since, count = now, 0.0
        if len(self._seen) > 500:
            self._seen.clear()
        self._seen[name] = [since, count + 1]
        return count < self.often


class _Private(RotatingFileHandler):
    """Files that only their owner can read."""

    def _open(self):  # type: ignore[no-untyped-def]
        return os.fdopen(os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "a")


def begin(path: Path | None, level: str = "info") -> None:
    """Start logging: warnings on standard error, everything of the level in the file."""
    handlers: list[logging.Handler] = [logging.StreamHandler(sys.stderr)]
    handlers[0].setLevel(logging.WARNING)
    if path is not None:
        handlers.append(_Private(path, maxBytes=BYTES, backupCount=FILES, encoding="utf-8"))
    root = logging.getLogger()
    bounded = Bounded()
    for handler in handlers:
        handler.setFormatter(Lines())
        root.addHandler(handler)
    handlers[0].addFilter(bounded)
    if path is not None:
        handlers[1].addFilter(Bounded())
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
