"""`ronde pair --batch`: many reports in one process, or in several; a line for each."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial

from ronde import teams
from ronde.cli.checking import listed
from ronde.cli.common import (
    compare_points,
    output,
    read_file,
    refuse_teams,
    said_of,
    tournament_of,
    with_system,
)
from ronde.errors import BadInput, RondeError
from ronde.formats import javafo
from ronde.pairing import pair
from ronde.values import NamedTuple
from ronde.words import say


class Asked(NamedTuple):
    """How to pair a file, and where the pairs go."""

    system: str | None
    acceleration: str | None
    teams: bool
    json: bool
    lenient: bool
    strict: bool
    reading: bool
    folder: str | None  # beside the report, if there is none
    language: str


class Done(NamedTuple):
    """A file that was paired, or not: its exit code and its line."""

    code: int
    line: str


def run(args: argparse.Namespace) -> int:
    """Pair every file; the exit code is the worst."""
    given = args.files or ["-"]
    if given == ["-"]:
        given = [name for name in read_file("-").decode("utf-8", "replace").splitlines() if name.strip()]
    paths = list(listed(given))
    asked = Asked(
        args.system,
        args.acceleration,
        args.teams,
        args.json,
        args.lenient,
        args.strict,
        args.reading,
        args.output,
        args.lang,
    )
    taken: set[str] = set()
    for path in paths:
        if (place := _place(asked, path)) in taken:
            raise BadInput("error-batch-same-place", path=path, place=place)
        taken.add(place)
    if args.output:
        os.makedirs(args.output, exist_ok=True)
    worst = 0
    for done in _all(asked, paths, args.jobs or 1):
        worst = max(worst, done.code)
        print(done.line, file=sys.stderr if done.code else sys.stdout, flush=True)
    return worst


def _all(asked: Asked, paths: list[str], jobs: int) -> Iterator[Done]:
    pool = ProcessPoolExecutor(jobs) if jobs > 1 and len(paths) > 1 else nullcontext()
    with pool as at_work:
        work = partial(_one, asked)
        yield from at_work.map(work, paths, chunksize=8) if at_work else map(work, paths)


def _place(asked: Asked, path: str) -> str:
    """Where the pairs of a report go: open.trf has open.pairs beside it, or in the folder."""
    folder, name = os.path.split(path)
    ending = ".pairs.json" if asked.json else ".pairs"
    return os.path.join(asked.folder or folder, os.path.splitext(name)[0] + ending)


def _one(asked: Asked, path: str) -> Done:
    """Pair one report and write its file; what goes wrong is its line."""
    try:
        read = tournament_of(path, [] if asked.lenient else None)
        tournament, _ = with_system(read, asked.system, asked.acceleration)
        if asked.teams:
            tournament = teams.fold(teams.read(tournament))
        else:
            refuse_teams(tournament)
        if asked.strict and not asked.teams:
            compare_points(tournament, True, asked.language)
        pairing = pair(tournament, reading=asked.reading)
        text = javafo.write(pairing.pairs)
        if asked.json:
            from ronde.explaining.text import as_json, names

            told = as_json(pairing, asked.language, names(tournament))
            text = json.dumps(told, indent=2, ensure_ascii=False) + "\n"
        place = _place(asked, path)
        output(text, place)
        told_line = say(
            "cli-batch-done",
            asked.language,
            file=path,
            round=pairing.round,
            n=len(pairing.pairs),
            place=place,
        )
        return Done(0, told_line)
    except RondeError as error:
        return Done(error.exit_code, said_of(path, error, asked.language))
