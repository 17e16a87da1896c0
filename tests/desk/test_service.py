"""What `ronde.desk.service` offers, and what its commands import."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.event import Event
from tests.desk.conftest import begin

FOLDER = Path(service.__file__).parent


def test_every_name_is_found_where_the_type_checker_finds_it() -> None:
    tree = ast.parse((FOLDER / "__init__.py").read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    ours = {node.module: node.names for node in imports if str(node.module).startswith(service.__name__)}
    found = {
        name.name: module.removeprefix(f"{service.__name__}.") for module, n in ours.items() for name in n
    }
    assert found == service._HOME
    assert all(getattr(service, name) is not None for name in found)


def test_no_name_is_that_of_a_module() -> None:
    """Importing the module would put it in the place of the name."""
    assert not {path.stem for path in FOLDER.glob("*.py")} & set(service._HOME)


def test_a_name_that_does_not_exist() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        service.nothing  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("words", [["log"], ["result", "1=1-0"], ["undo", "--reason", "x"]])
def test_a_command_imports_nothing_that_it_does_not_need(file: str, words: list[str]) -> None:
    with service.new_event(file, Event("x")) as desk:
        key = begin(desk, 4)
        service.pair_round(desk, key)
        service.publish(desk, key)
    command = [words[0], file, *words[1:]]
    heavy = {"jinja2", "logging", "subprocess", "tempfile", "zipfile", "xml.etree.ElementTree", "csv"}
    ours = {"ronde.output", "ronde.tables.html", "ronde.lists", "ronde.desk.service.sites"}
    program = (
        f"import sys; from ronde.cli import main; assert main({command!r}) == 0; "
        f"found = set(sys.modules) & {heavy | ours!r}; assert not found, found"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
