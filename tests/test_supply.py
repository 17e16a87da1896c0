"""What is installed is what was tested: constraints, locks with hashes, licences."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from scripts import dev

import ronde
from ronde import cli

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "locks" / "run.txt"


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


def locked(lock: Path = LOCK) -> dict[str, Requirement]:
    """The packages of a lock, each with at least one hash and nothing else behind it."""
    found: dict[str, Requirement] = {}
    for lines in lock.read_text().replace("\\\n", " ").splitlines()[1:]:
        wanted, *hashes = re.split(r"\s+--hash=", lines.strip())
        assert hashes, lines
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), lines
        found[plain(Requirement(wanted).name)] = Requirement(wanted)
    return found


def test_the_lock_has_every_package_with_its_hashes() -> None:
    versions = {name: str(one.specifier).removeprefix("==") for name, one in locked().items()}
    for extra in ("", "desk", "web"):
        for wanted in project()[extra]:
            there = versions.get(plain(wanted.name), "0")
            assert there in wanted.specifier, f"the lock has not {wanted}: run make lock"
    known = constraints()
    assert {name: version for name, version in versions.items() if known.get(name) != version} == {}


def test_builders_of_make_run_have_hashes() -> None:
    there = locked(LOCK.with_name("build.txt"))
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    for one in [*map(Requirement, wanted), Requirement("setuptools"), Requirement("editables")]:
        assert str(there[plain(one.name)].specifier).removeprefix("==") in one.specifier
    known = constraints()
    assert all(str(one.specifier) == f"=={known[name]}" for name, one in there.items())
    recipe = re.search(r"^\$\(RUN\):.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.M)
    assert recipe is not None
    installs = [line for line in recipe[1].splitlines() if "$(PIP)" in line]
    assert all(("$(BUILD)" in line) != ("--no-build-isolation" in line) for line in installs)


def test_the_lock_is_for_every_platform() -> None:
    """A wheel for each system of every package that is compiled: many hashes, and markers for Windows."""
    blocks = LOCK.read_text().replace("\\\n", " ").splitlines()[1:]
    count = {plain(line.split("==")[0]): line.count("--hash=") for line in blocks}
    assert all(count[name] > 10 for name in ("pydantic-core", "markupsafe", "cffi"))
    assert str(locked()["colorama"].marker) == 'sys_platform == "win32"'


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
    here = {name for name, one in locked().items() if one.marker is None or one.marker.evaluate()}
    assert here <= rows


def test_without_the_driver_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from ronde.desk import service
    from ronde.errors import BadInput

    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadInput, match=r"ronde\[postgres\]"):
        service.events("postgresql://nobody@localhost/nothing")


class Test_release:
    """Version, day, Pythons and commands say the same wherever they are written."""

    def test_version_and_day(self) -> None:
        cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
        newest = re.search(r"^## (\S+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
        assert newest is not None
        assert newest.groups() == (ronde.__version__, str(cited["date-released"]))
        assert cited["version"] == ronde.__version__
        assert {"cff-version", "message", "title", "authors"} <= set(cited)

    def test_the_workflow_runs_what_there_is(self) -> None:
        jobs = self.jobs()
        commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
        assert commands[0] == "bash .ci/run"
        assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
        (extras,) = re.findall(r"-e \.\[(.+)\]", commands[1])
        assert f"'.[{extras}]'" in (ROOT / "Makefile").read_text(encoding="utf-8")
        assert set(extras.split(",")) <= set(project())
        module, *words = commands[2].removeprefix("python -m ").split()
        assert module == "scripts.dev"
        assert dev.parser().parse_args(words).skip == ["browser", "postgres", "ssh"]

    def test_actions_are_named_by_commit(self) -> None:
        used = [step["uses"] for job in self.jobs().values() for step in job["steps"] if "uses" in step]
        assert used
        assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", one) for one in used)

    def test_the_pythons(self) -> None:
        about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        named = [one.rpartition(" ")[2] for one in about["classifiers"] if ":: Python :: 3." in one]
        tested = self.jobs()["versions"]["strategy"]["matrix"]["python"]
        assert about["requires-python"] == f">={named[0]}"
        assert tested[: len(named)] == named
        assert len(tested) <= len(named) + 1  # the next one is tried before it is named

    @staticmethod
    def jobs() -> dict[str, dict[str, Any]]:
        text = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
        found: dict[str, dict[str, Any]] = yaml.safe_load(text)["jobs"]
        return found


def imported() -> set[str]:
    """The packages of others that the code imports."""
    found: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"ronde"}


@pytest.mark.parametrize("package", sorted(imported()))
def test_missing_package_is_named_with_the_extra_that_brings_it(
    package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_: object) -> int:
        raise ModuleNotFoundError(f"No module named {package!r}", name=f"{package}.inner")

    monkeypatch.setattr(cli, "_version", missing)
    assert cli.main(["--version"]) == 3
    said = re.search(r"the package (\w+): pip install '\.\[([\w,]+)\]'", capsys.readouterr().err)
    assert said is not None
    assert said[1] == package
    brought = brought_by(["", *said[2].split(",")])
    assert any(plain(name) in brought for name in packages_distributions()[package])


def brought_by(extras: list[str]) -> set[str]:
    """What extras install, with what these packages need themselves."""
    found: set[str] = set()
    left = [wanted.name for extra in extras for wanted in project()[extra]]
    while left:
        name = left.pop()
        if plain(name) not in found:
            found.add(plain(name))
            needs = (Requirement(line) for line in requires(name) or [])
            left += [one.name for one in needs if one.marker is None or one.marker.evaluate({"extra": ""})]
    return found


def test_users_do_not_get_what_tests_need() -> None:
    """The catalogue is compared with Fluent and Babel and read without them: Babel is larger than Ronde."""
    extras = {name: {plain(wanted.name) for wanted in lines} for name, lines in project().items()}
    for_tests = extras.pop("dev").difference(*extras.values())
    assert {"babel", "fluent-runtime"} <= for_tests
    assert not for_tests & set(locked())
    distributions = packages_distributions()
    assert not for_tests & {plain(name) for package in imported() for name in distributions.get(package, ())}
