"""Print each document in a short-lived process, so that its memory is freed.

Two are printed at a time. Strangers share one place; the desk may use both.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from threading import BoundedSemaphore

from ronde.errors import FileTrouble
from ronde.output import pdf

SECONDS = 60.0  # for one document
PATIENCE = 20.0  # to wait for a place
SMALL = 45  # dots per inch of a page that is looked at
MEMORY = 1024 * 1024 * 1024  # bytes
_PLACES, _STRANGERS = BoundedSemaphore(2), BoundedSemaphore(1)
log = logging.getLogger("ronde.web")


def printed(what: str, job: pdf.Job, desk: bool) -> bytes:
    """A document of `ronde.output.pdf`, or the reason for a refusal."""
    return typeset(pdf.document(what, job), desk)


def typeset(data: str, desk: bool) -> bytes:
    """The PDF of a document, or the reason for a refusal."""
    made = _in_turn(data, desk)
    if not made.startswith(b"%PDF"):
        raise FileTrouble("error-printing-failed")
    return made


def looked_at(what: str, job: pdf.Job) -> list[str]:
    """The pages of a document as small pictures (PNG in base64), for the desk."""
    return _in_turn(pdf.document(what, job), True, SMALL).decode("ascii").split("\n")


def _in_turn(data: str, desk: bool, ppi: int = 0) -> bytes:
    turns = (_PLACES,) if desk else (_STRANGERS, _PLACES)
    taken = []
    try:
        for turn in turns:
            if not turn.acquire(timeout=PATIENCE):
                raise FileTrouble("error-printing-busy")
            taken.append(turn)
        return _pressed(data, ppi)
    finally:
        for turn in taken:
            turn.release()


def _pressed(data: str, ppi: int) -> bytes:
    command = [sys.executable, "-m", "ronde.output.press", str(MEMORY), str(ppi)]
    try:
        done = subprocess.run(command, input=data.encode(), capture_output=True, timeout=SECONDS)
    except (subprocess.TimeoutExpired, OSError) as error:
        log.error("printing failed", extra={"why": str(error)[:500]})
        raise FileTrouble("error-printing-busy") from error
    if done.returncode:
        log.error("printing failed", extra={"why": done.stderr.decode("utf-8", "replace")[-500:]})
        raise FileTrouble("error-printing-failed")
    return done.stdout
