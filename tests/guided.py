"""What is thrown at every door of the program: `python -m tests.guided trf --runs 100000` mutates a corpus.

    trf, csv, list, papi     what an arbiter opens: a report, a table of players, a rating list, a Papi file
    json                     what a form or the API brings back: people, actions of a journal
    http                     requests to the whole desk, method, path, headers and body

Whatever comes in, the answer is a value or a sentence (a RondeError, an HTTP status below 500).
`python -m tests.by_coverage` does the same with inputs that follow the coverage. What was found to crash is
kept in tests/corpus/fuzz/TARGET and tried by every `make test`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from starlette.types import Message

from ronde.desk import service
from ronde.desk.actions import KINDS
from ronde.desk.codec import from_plain
from ronde.desk.journal import NONSENSE
from ronde.errors import BadInput, RondeError
from ronde.formats import trf
from ronde.formats.trf import trf26
from ronde.web.app import create_app
from ronde.web.arbiter.players import _carried
from tests.fuzz import mutate
from tests.fuzz import seeds as reports

KEPT = Path(__file__).parent / "corpus" / "fuzz"
SLOWEST = 10  # seconds for one input


def read_report(data: bytes) -> None:
    """A TRF: what is accepted is written and read again."""
    tournament = trf.read(data)
    assert trf.read(trf.write(tournament)) == tournament, "not the same after writing"
    trf26.write(tournament)


def read_table(data: bytes) -> None:
    """A table of players in whatever format its bytes say."""
    service.read_list("players.csv", data)


def read_list(data: bytes) -> None:
    """A rating list as text or XML."""
    from ronde.lists import reading

    name = "list.xml" if data[:1] == b"<" else "list.txt"
    with tempfile.NamedTemporaryFile(suffix=name) as file:
        file.write(data)
        file.flush()
        for _ in reading.read(Path(file.name)):
            pass


def read_papi(data: bytes) -> None:
    """A Papi file (an Access database)."""
    service.read_list("players.papi", data)


def read_json(data: bytes) -> None:
    """People carried through a form, and entries of a journal that nobody wrote."""
    text = data.decode("utf-8", "replace")
    with suppress(BadInput):
        _carried(text)
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return
    kinds = list(KINDS.values())
    with suppress(*NONSENSE):
        from_plain(kinds[len(text) % len(kinds)], said)


@cache
def _desk() -> Any:
    folder = Path(tempfile.mkdtemp(prefix="ronde-fuzz-"))
    from ronde.web import sample

    sample.make(str(folder))
    return create_app(folder, open_desk=True)


def ask(data: bytes) -> None:
    """A request to an open desk: a line with method and path, headers, an empty line, a body."""
    head, _, body = data.partition(b"\n\n")
    first, *lines = head.split(b"\n")
    method, _, target = first.decode("latin-1").partition(" ")
    path, _, query = target.partition("?")
    headers = [(b"host", b"localhost")]
    for line in lines[:20]:
        name, _, value = line.partition(b":")
        headers.append((name.strip().lower(), value.strip()))
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
        "method": method.upper() or "GET", "path": "/" + path.lstrip("/"), "raw_path": path.encode(),
        "query_string": query.encode(), "headers": headers, "client": ("127.0.0.1", 1),
        "server": ("localhost", 80), "root_path": "", "state": {},
    }  # fmt: skip
    if path.startswith("/live/"):  # a stream has no end
        return
    answer = asyncio.run(_answer(scope, body))
    assert answer < 500 or answer == 503, f"{method} {path}: {answer}"


async def _answer(scope: dict[str, Any], body: bytes) -> int:
    found = 0
    given = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return given.pop() if given else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal found
        found = message.get("status", found)

    await _desk()(scope, receive, send)
    return found


TARGETS: dict[str, Callable[[bytes], None]] = {
    "trf": read_report,
    "csv": read_table,
    "list": read_list,
    "papi": read_papi,
    "json": read_json,
    "http": ask,
}


def one(target: str, data: bytes) -> None:
    """Try one input; only what no sentence explains is raised."""
    with suppress(RondeError):
        TARGETS[target](data)


# --- where to begin ------------------------------------------------------------------------------

_TABLE = "No;Name;Title;Rating;Fed;FIDE ID;Birth;Sex\n1;Müller, Anna;WIM;2310;GER;4600000;1990-05-01;F\n"
_LIST = "\n".join(
    (
        "ID Number      Name                           Fed Sex Tit  WTit OTit FOA SRtng SGm SK B-day Flag",
        "1503014        Carlsen, Magnus                NOR M   GM                 2830  0   10 1990      ",
    )
)
_XML = (
    "<playerslist><player><fideid>1</fideid><name>A, B</name><country>FRA</country><sex>M</sex>"
    "<title>GM</title><rating>2700</rating><birthday>1990</birthday></player></playerslist>"
)
_REQUESTS = [
    b"GET /", b"GET /e/sample", b"GET /desk/new", b"GET /rules/dutch-2012", b"GET /api/events",
    b"GET /api/openapi.json", b"POST /login\ncontent-type: application/x-www-form-urlencoded\n\ncsrf=1&who=x",
    b'POST /api/events\ncontent-type: application/json\n\n{"event": {"name": "x"}, "tournament": {}}',
    b"GET /e/sample/open/round/1/why?a=1&b=2", b"GET /language/fr?back=/e", b"GET /login?event=x&next=/",
]  # fmt: skip


def seeds(target: str) -> list[bytes]:
    """Inputs to begin with, and everything that has crashed once."""
    kept = [path.read_bytes() for path in sorted((KEPT / target).glob("*"))]
    if target == "trf":
        return [*kept, *reports()]
    if target == "papi":
        from tests.desk.jet4 import LONG, TEXT, database

        columns = {"Ref": LONG, "Nom": TEXT, "Prenom": TEXT, "Elo": LONG}
        row = {"Ref": 2, "Nom": "Müller", "Prenom": "Anna", "Elo": 2310}
        return [*kept, database({"joueur": (columns, [row])})]
    plain = {
        "csv": [_TABLE.encode(), _TABLE.replace(";", "\t").encode("utf-16")],
        "list": [_LIST.encode(), _XML.encode()],
        "json": [b'[{"name": "x", "rating": 2000}]', b'{"uid": "p1", "reason": "x"}', b"[[]]", b"1e999"],
        "http": _REQUESTS,
    }
    return [*kept, *plain[target]]


# --- running -------------------------------------------------------------------------------------


class Hangs(Exception):
    """An input that takes too long."""


def _hangs(*_: object) -> None:
    raise Hangs


def _keep(target: str, data: bytes, error: BaseException) -> None:
    from hashlib import sha256

    folder = KEPT / target
    folder.mkdir(parents=True, exist_ok=True)
    name = folder / f"{type(error).__name__}-{sha256(data).hexdigest()[:12]}"
    name.write_bytes(data)
    print(f"{target}: {type(error).__name__}: {str(error)[:200]} ({name.name})", file=sys.stderr)


def mutated(target: str, runs: int, seed: int, seconds: float) -> tuple[int, int]:
    """Mutations of the seeds: how many were tried, how many crashed."""
    files, rng, bad, end = seeds(target), Random(seed), 0, monotonic() + seconds
    signal.signal(signal.SIGALRM, _hangs)
    for n in range(runs):
        if monotonic() > end:
            return n, bad
        data = mutate(rng.choice(files), rng)
        signal.alarm(SLOWEST)
        try:
            one(target, data)
        except Exception as error:
            bad += 1
            _keep(target, data, error)
        finally:
            signal.alarm(0)
    return runs, bad


def main() -> int:
    """Run a target, or all of them one after the other; 1 if something crashed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("target", choices=sorted(TARGETS))
    parser.add_argument("--runs", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    logging.disable(logging.CRITICAL)
    tried, bad = mutated(args.target, args.runs, args.seed, args.seconds)
    print(f"{args.target}: {tried} inputs, {bad} crashed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
