"""The documentation tells the truth: README examples give their output, the manual is up to date."""

from __future__ import annotations

import json
import re
import shutil
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
def test_examples(page: str, command: str, expected: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert (done.stdout + done.stderr).rstrip() == expected.rstrip(), page


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What a command does beside the samples."""
    shutil.copytree(ROOT / "samples", folder / "samples")
    script = f'ronde() {{ "{sys.executable}" -m ronde.cli "$@"; }}; {command}'
    environment = {"LANG": "en_GB.UTF-8", "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"}
    return subprocess.run(
        ["bash", "-c", script], cwd=folder, capture_output=True, text=True, env=environment, check=False
    )


def answers() -> list[tuple[str, str, str]]:
    """(page, command, JSON) of every block of JSON after a command with --json."""
    pattern = r"^`(ronde [^`]*--json)`\s?:\n\n```json\n(.*?)```"
    return [
        (page.name, command, shown)
        for page in PAGES
        for command, shown in re.findall(pattern, page.read_text(encoding="utf-8"), re.S | re.M)
    ]


@pytest.mark.parametrize(("page", "command", "shown"), answers())
def test_json_is_as_shown(page: str, command: str, shown: str, tmp_path: Path) -> None:
    assert holds(json.loads(run(command, tmp_path).stdout), json.loads(shown)), page


def test_commands_with_json_are_shown_in_both_languages() -> None:
    assert [page for page, _, _ in answers()] == ["formats.fr.md"] * 2 + ["formats.md"] * 2


def holds(whole: object, shown: object) -> bool:
    """The answer has every field that is shown and no other; of lists, some items may be left out."""
    if isinstance(whole, dict) and isinstance(shown, dict):
        return list(whole) == list(shown) and all(holds(whole[name], shown[name]) for name in shown)
    if isinstance(whole, list) and isinstance(shown, list) and shown and isinstance(shown[0], dict):
        return all(any(holds(one, item) for one in whole) for item in shown)
    return whole == shown


SITE = "Chess-Results (XML)"  # a name that is not translated
GUIDES = [*(ROOT / "docs" / "howto").glob("*.md"), *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_guides_call_a_page_or_button_is_its_name(language: str) -> None:
    """A name in italics with a capital, such as *Settings → Regulations*, is a word of the desk."""
    catalogue = (ROOT / "src" / "ronde" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    words = {_plain(text) for text in re.findall(r"^page-\w+ = (.+)$", catalogue, re.M)} | {SITE}
    cited = {
        (page.name, name)
        for page in GUIDES
        if page.name.endswith(".fr.md") is (language == "fr")
        for italics in re.findall(r"(?<![*\w])\*([A-ZÀÉ][^*]+)\*(?!\*)", page.read_text(encoding="utf-8"))
        for name in re.split(r"\s→\s", italics)
    }
    assert len(cited) > 30
    assert {(page, name) for page, name in cited if _plain(name) not in words} == set()


def _plain(name: str) -> str:
    """A name without what stands for a number, with plain spaces and apostrophes."""
    number = re.sub(r"\{ \$\w+ \}|\d+", "N", name)
    return " ".join(number.replace("’", "'").split())


def blocks(page: Path, kind: str) -> list[str]:
    found: list[str] = re.findall(rf"```{kind}\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    return found


@pytest.mark.parametrize("name", ["README.md", "docs/library.md"])
def test_the_library_examples_run_and_are_typed(name: str, tmp_path: Path) -> None:
    program = tmp_path / "example.py"
    program.write_text("\n".join(blocks(ROOT / name, "python")), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "".join(blocks(ROOT / name, "text"))
    typed = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(program)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert typed.returncode == 0, typed.stdout


def test_the_manual_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "scripts" / "manual.py"), "--check"], check=False)
    assert done.returncode == 0, "run `make docs`"


@pytest.mark.parametrize("name", ["reliability.md", "desk-review.md"])
def test_every_finding_has_a_test_that_exists(name: str) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py::[\w:]+)`", page)
    assert len(named) > 40
    for one in named:
        path, *parts = one.split("::")
        source = (ROOT / path).read_text(encoding="utf-8")
        for part in parts:
            assert re.search(rf"^\s*(?:def|class) {part}\b", source, re.M), one


def test_every_defect_of_the_desk_has_a_test() -> None:
    page = (ROOT / "docs" / "desk-review.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([ABC]\d+(?:, [ABC]\d+)*) .*\| (.*) \|$", page, re.M)
    defects = [one for row, _ in rows for one in row.split(", ")]
    assert len(defects) == len(set(defects)) == 14 + 25 + 8
    assert all("::" in held for _, held in rows)


def test_every_row_on_reliability_can_be_run() -> None:
    """Targets of the Makefile, modules and test files that are there."""
    page = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert set(re.findall(r"`make ([a-z]+)`", page)) <= targets
    for path in re.findall(r"`pytest (tests/\S+)`", page):
        assert (ROOT / path).is_file(), path
    for module in re.findall(r"`python -m ([\w.]+)", page):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module


@pytest.mark.parametrize("page", ["acceptance.md", "acceptance.fr.md"])
def test_every_answer_to_the_acceptance_list_names_a_test_that_exists(page: str) -> None:
    rows = [line for line in (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines() if "| `" in line]
    assert len(rows) > 50
    for file, name in re.findall(r"`([\w/]+\.py)(?:::(\w+))?` \|$", "\n".join(rows), re.MULTILINE):
        source = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert not name or f"def {name}(" in source, (file, name)
