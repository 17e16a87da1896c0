"""What is installed is what was tested: constraints, locks with hashes, licences."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "locks").glob("run-*.txt"))


def plain(name: str) -> str:
    """A name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def project() -> dict[str, list[Requirement]]:
    """The requirements of the project, by extra."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = {"": about["dependencies"], **about["optional-dependencies"]}
    return {name: [Requirement(line) for line in lines] for name, lines in extras.items()}


def constraints() -> dict[str, str]:
    """The versions that were tested."""
    lines = (ROOT / "constraints.txt").read_text().split()
    return {plain(name): version for name, version in (line.split("==") for line in lines)}


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_a_lock_has_every_package_with_its_hash(path: Path) -> None:
    locked = {}
    for line in path.read_text().splitlines()[1:]:
        match = re.fullmatch(r"([\w.-]+)==(\S+) --hash=sha256:[0-9a-f]{64}", line)
        assert match, line
        locked[plain(match[1])] = match[2]
    for extra in ("", "desk", "web"):
        for wanted in project()[extra]:
            there = locked.get(plain(wanted.name), "0")
            assert there in wanted.specifier, f"{path.name} has not {wanted}: run make lock"
    known = constraints()
    assert {name: version for name, version in locked.items() if known.get(name) != version} == {}


def test_there_is_a_lock() -> None:
    assert LOCKS


def test_every_version_that_we_ask_for_was_tested() -> None:
    known = constraints()
    for extra in ("", "dev", "desk", "web", "postgres", "tls"):
        for wanted in project()[extra]:
            assert known[plain(wanted.name)] in wanted.specifier, wanted


def test_the_driver_under_the_lgpl_is_an_extra_of_its_own() -> None:
    extras = project()
    with_driver = {extra for extra, lines in extras.items() if any(r.name == "psycopg" for r in lines)}
    assert with_driver == {"postgres"}


def test_licences_are_listed() -> None:
    listed = (ROOT / "docs" / "licences.md").read_text()
    rows = {plain(match) for match in re.findall(r"^\| ([\w.-]+) \| [^|–]+ \|", listed, re.M)}
    locked = {plain(line.split("==")[0]) for line in LOCKS[0].read_text().splitlines()[1:]}
    assert locked <= rows


def test_without_the_driver_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from ronde.desk import engines, service
    from ronde.errors import BadInput

    monkeypatch.setattr(engines, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"ronde\[postgres\]"):
        service.events("postgresql://nobody@localhost/nothing")
