"""The documentation tells the truth: README examples give their output, the manual is up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def examples() -> list[tuple[str, str, str]]:
    """(page, command, expected output) of every console block whose commands start with `$ ronde`."""
    found = []
    for page in PAGES:
        for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.S):
            for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
                command, _, output = part.partition("\n")
                if command.startswith("ronde "):
                    found.append((page.name, command, output))
    return found


def test_the_readme_has_examples() -> None:
    assert len([page for page, _, _ in examples() if page == "README.md"]) >= 2


@pytest.mark.parametrize(("page", "command", "expected"), examples())
def test_examples(page: str, command: str, expected: str) -> None:
    script = f'ronde() {{ "{sys.executable}" -m ronde.cli "$@"; }}; {command}'
    environment = {"LANG": "en_GB.UTF-8", "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"}
    done = subprocess.run(
        ["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, env=environment, check=False
    )
    assert (done.stdout + done.stderr).rstrip() == expected.rstrip(), page


def test_the_library_example_runs() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    command = [sys.executable, "-c", block]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "Pair(white=2, black=1) dutch-2012 C1\n"


def test_the_manual_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "scripts" / "manual.py"), "--check"], check=False)
    assert done.returncode == 0, "run `make docs`"
