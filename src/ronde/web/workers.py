"""Processes that answer questions about reports: they stay, and each has a limit of time and of memory.

They speak `ronde.cli.answering`. A question that takes too long ends its process, and another one is started.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Mapping
from queue import Empty, LifoQueue
from threading import Timer
from typing import Any

from ronde.errors import FileTrouble

SECONDS = 30.0  # for one question
PATIENCE = 10.0  # to wait for a process
MEMORY = 1024 * 1024 * 1024  # bytes
log = logging.getLogger("ronde.web")


class Worker:
    """One process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ronde.cli.answering", str(MEMORY)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )

    def ask(self, question: str) -> str:
        """The answer to a line; nothing if the process has died of it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        clock = Timer(SECONDS, self._process.kill)
        clock.start()
        try:
            self._process.stdin.write(f"{question}\n")
            self._process.stdin.flush()
            return self._process.stdout.readline()
        except OSError:
            return ""
        finally:
            clock.cancel()

    def end(self) -> None:
        """Let it go."""
        self._process.kill()
        self._process.communicate()


class Workers:
    """A few processes, started when they are first needed."""

    def __init__(self, count: int | None = None) -> None:
        self._free: LifoQueue[Worker | None] = LifoQueue()
        for _ in range(count or max(1, (os.cpu_count() or 2) - 1)):
            self._free.put(None)

    def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question, or the reason why there is none."""
        try:
            worker = self._free.get(timeout=PATIENCE)
        except Empty:
            raise FileTrouble("error-engine-busy") from None
        try:
            worker = worker or Worker()
            answer = worker.ask(json.dumps(question))
            if not answer:
                worker.end()
                worker = None
        finally:
            self._free.put(worker)
        if not answer:
            log.error(
                "a question was too much", extra={"why": f"{question['do']}, {len(question['report'])}"}
            )
            raise FileTrouble("error-engine-too-much", seconds=int(SECONDS))
        found = json.loads(answer)
        assert isinstance(found, dict)
        return found

    def close(self) -> None:
        """End those that wait for a question."""
        while True:
            try:
                worker = self._free.get_nowait()
            except Empty:
                return
            if worker is not None:
                worker.end()
