"""Imports go one way: the map of docs/architecture.md, enforced."""

from __future__ import annotations

import ast
from pathlib import Path

import ronde

ROOT = Path(ronde.__file__).parent

#: rooms from the bottom up; a module imports only from its own level or below
LEVELS = [
    {"errors"},
    {"rulebook"},
    {"model"},
    {
        "colours",
        "order",
        "brackets",
        "alternating",
        "matching",
        "weighted_matching",
        "acceleration",
        "history",
    },
    {"systems"},
    {
        "pairing",
        "teams",
        "generate",
        "formats",
        "explain",
        "tiebreaks",
        "tiebreaks_event",
        "tiebreaks_ratings",
        "tiebreaks_results",
        "tiebreaks_teams",
    },
    {
        "standings",
        "why",
        "check",
        "card",
        "report",
        "why_text",
        "tables",
        "tables_cards",
        "table_words",
        "paper",
        "pictures",
    },
    {"journal", "plain", "event", "actions"},
    {"store", "migrations"},
    {"service"},
    {"cli", "web"},
]
PURE = {room for level in LEVELS[:7] for room in level}
IMPURE = {
    "sqlite3",
    "sqlalchemy",
    "random",
    "time",
    "datetime",
    "logging",
    "socket",
    "subprocess",
    "requests",
}


def room(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


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
            if node.module == "ronde":
                found.update(f"ronde.{alias.name}" for alias in node.names)
    return found


def modules() -> list[Path]:
    return [p for p in ROOT.rglob("*.py") if p.parent != ROOT or p.name != "__init__.py"]


def level(name: str) -> int | None:
    return next((i for i, rooms in enumerate(LEVELS) if name in rooms), None)


def test_every_module_has_a_room() -> None:
    assert not [room(p) for p in modules() if level(room(p)) is None]


def test_imports_go_down_only() -> None:
    wrong = []
    for path in modules():
        mine = level(room(path))
        for name in imports(path):
            parts = name.split(".")
            theirs = level(parts[1]) if parts[0] == "ronde" and len(parts) > 1 else None
            if mine is not None and theirs is not None and theirs > mine:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong


def test_the_core_has_no_clock_no_chance_and_no_database() -> None:
    allowed = {("generate", "random"), ("standings", "random")}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules()
        if room(path) in PURE
        for name in imports(path)
        if name.split(".")[0] in IMPURE and (room(path), name.split(".")[0]) not in allowed
    ]
    assert not wrong
