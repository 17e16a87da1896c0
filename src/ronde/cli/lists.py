"""The command lists: rating lists on this machine."""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from datetime import date
from pathlib import Path

from ronde.cli.common import output_json
from ronde.cli.parser import Parser
from ronde.cli.progress import counter
from ronde.errors import BadInput, FileTrouble
from ronde.lists import reading, store
from ronde.lists.reading import Listed, Rating
from ronde.tables.columns import column, without_empty
from ronde.tables.render import Table, render
from ronde.words import say

SHOW, UPDATE, SEARCH = "show", "update", "search"
FOUND = 20
REMOTE = ("https://", "http://")


def lists_arguments(parser: Parser) -> None:
    """The action and its arguments."""
    parser.add_argument(
        "action", choices=(SHOW, UPDATE, SEARCH), nargs="?", default=SHOW, help="help-lists-action"
    )
    parser.add_argument("what", nargs="*", metavar="FILE|TEXT", help="help-lists-what")
    parser.add_argument("--list", default="fide", metavar="KEY", help="help-lists-list")
    kinds = [kind.value for kind in Rating]
    parser.add_argument("--rating", choices=kinds, default=Rating.STANDARD.value, help="help-lists-rating")
    parser.add_argument("--json", action="store_true", help="help-json")


def run_lists(args: argparse.Namespace) -> int:
    """Show, update or search."""
    if args.action == UPDATE:
        return _update(args)
    if args.action == SEARCH:
        return _search(args)
    found = list(store.lists(store.folder()))
    if args.json:
        output_json([{"list": i.key, "people": i.count, "updated": i.updated} for i in found])
    for info in () if args.json else found:
        print(say("lists-line", args.lang, key=info.key, count=info.count, day=info.updated))
    if not found and not args.json:
        print(say("lists-none", args.lang))
    return 0


def _update(args: argparse.Namespace) -> int:
    if len(args.what) != 1:
        raise BadInput("error-lists-one-file")
    source = args.what[0]
    if source.startswith(REMOTE):
        with tempfile.TemporaryDirectory() as folder:
            return _import(_downloaded(source, Path(folder)), args)
    return _import(Path(source), args)


def _import(path: Path, args: argparse.Namespace) -> int:
    try:
        size = os.path.getsize(path)
    except OSError as error:
        raise FileTrouble.unreadable(path, error) from error
    with counter(size, say("lists-reading", args.lang)) as bar:
        people = reading.read(path, Rating(args.rating), bar.update)
        count = store.update(store.folder(), args.list, people, date.today().isoformat())
    print(say("lists-updated", args.lang, key=args.list, count=count))
    return 0


def _downloaded(address: str, folder: Path) -> Path:
    """The file behind an address, whole."""
    from urllib.error import URLError
    from urllib.request import urlopen

    path = folder / "list"
    try:
        with urlopen(address, timeout=60) as answer, path.open("wb") as file:
            shutil.copyfileobj(answer, file)
    except (URLError, OSError, ValueError) as error:
        raise FileTrouble("error-list-download", address=address, error=str(error)) from error
    return path


def _search(args: argparse.Namespace) -> int:
    text = " ".join(args.what)
    if not text.strip():
        raise BadInput("error-lists-no-text")
    found = store.search(store.folder(), text, FOUND)
    if args.json:
        output_json([{"list": key, **person._asdict()} for key, person in found])
        return 0
    if not found:
        print(say("lists-nobody", args.lang))
        return 0
    print(render(_table(text, found, args.lang), width=shutil.get_terminal_size().columns), end="")
    return 0


def _table(text: str, found: list[tuple[str, Listed]], language: str) -> Table:
    """The people found."""
    columns = (
        column("list", language),
        column("ref", language, True),
        column("title", language),
        column("name", language, least=12),
        column("federation", language),
        column("birth", language),
        *(column(kind.value, language, True) for kind in Rating),
        column("club", language, least=8),
    )
    rows = tuple(
        (
            key,
            person.ref,
            person.title,
            person.name,
            person.federation,
            person.birth,
            *(getattr(person, kind.value) or None for kind in Rating),
            person.club,
        )
        for key, person in found
    )
    return without_empty(Table("lists", text, columns, rows, language=language))
