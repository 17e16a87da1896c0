"""Imports go one way: the map of docs/architecture.md, enforced."""

from __future__ import annotations

import ast
from pathlib import Path

import ronde

ROOT = Path(ronde.__file__).parent

#: rooms from the bottom up; a module imports only from its own level or below
LEVELS = [
    {"typed", "processes"},
    {"values"},
    {"words"},
    {"errors"},
    {"digits"},
    {"rulebook"},
    {"model"},
    {"readings"},
    {"claims"},
    {"matching"},
    {"search"},
    {"facts"},
    {"systems"},
    {"pairing", "teams", "generating", "formats"},
    {"ranking"},
    {"prizes"},
    {"explaining", "checking", "causes", "verifying"},
    {"library"},
    {"tables"},
    {"output"},
    {"studying"},
    {"formats.players.jet", "formats.players.workbook"},  # ask another program
    {"lists"},
    {
        "desk.squads",
        "desk.apart",
        "desk.matches",
        "desk.event",
        "desk.tournaments",
        "desk.codec",
        "desk.chain",
    },
    {"desk.actions", "desk.journal"},
    {"desk.store", "desk.files", "desk.databases", "desk.migrations"},
    {"desk"},
    {"cli", "web"},
]
PURE = {room for level in LEVELS[:19] for room in level}
IMPURE = {
    "sqlite3",
    "psycopg",
    "random",
    "time",
    "datetime",
    "logging",
    "socket",
    "subprocess",
    "requests",
}


def room(name: str) -> str:
    """The room of a module, by the longest prefix of its dotted name that is one."""
    parts = name.split(".")
    prefixes = [".".join(parts[:n]) for n in range(len(parts), 0, -1)]
    rooms = set().union(*LEVELS)
    return next((prefix for prefix in prefixes if prefix in rooms), parts[0])


def room_of(path: Path) -> str:
    """The room of a file."""
    return room(".".join(path.relative_to(ROOT).with_suffix("").parts))


def imports(path: Path) -> set[str]:
    """What a module imports when it runs; imports for the type checker alone do not count."""
    found = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            if node.module.count(".") < 2:  # a room or a part of it, imported by its name
                found.discard(node.module)
                found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def modules() -> list[Path]:
    return [p for p in ROOT.rglob("*.py") if p.parent != ROOT or p.name != "__init__.py"]


def level(name: str) -> int | None:
    return next((i for i, rooms in enumerate(LEVELS) if name in rooms), None)


def test_every_module_has_a_room() -> None:
    assert not [room_of(p) for p in modules() if level(room_of(p)) is None]


def test_imports_go_down_only() -> None:
    wrong = []
    for path in modules():
        mine = level(room_of(path))
        for name in imports(path):
            theirs = level(room(name.removeprefix("ronde."))) if name.startswith("ronde.") else None
            if mine is not None and theirs is not None and theirs > mine:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong


def test_the_core_has_no_clock_no_chance_and_no_database() -> None:
    allowed = {
        ("generating", "random"),
        ("ranking", "random"),
        ("formats.players.jet", "logging"),
        ("formats.players.jet", "subprocess"),
    }
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules()
        if room_of(path) in PURE
        for name in imports(path)
        if name.split(".")[0] in IMPURE and (room_of(path), name.split(".")[0]) not in allowed
    ]
    assert not wrong


def test_a_reading_shares_nothing_with_the_search() -> None:
    """Two programs made from the same text: what one gets wrong, the other does not repeat."""
    shared = {"model", "rulebook", "errors", "values", "typed", "words", "readings"}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted((ROOT / "readings").rglob("*.py"))
        for name in imports(path)
        if name.startswith("ronde.") and name.split(".")[1] not in shared
    ]
    assert not wrong


def test_the_search_shares_nothing_with_a_reading() -> None:
    rooms = ("systems", "search", "matching", "facts")
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for room in rooms
        for path in sorted((ROOT / room).rglob("*.py"))
        for name in imports(path)
        if name.startswith("ronde.readings")
    ]
    assert not wrong


def test_the_proof_uses_nothing_of_what_it_proves() -> None:
    rooms = {"systems", "search", "facts", "matching", "pairing", "explaining", "checking", "generating"}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted((ROOT / "verifying").rglob("*.py"))
        for name in imports(path)
        if name.startswith("ronde.") and name.split(".")[1] in rooms
    ]
    assert not wrong
