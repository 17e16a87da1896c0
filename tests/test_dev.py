"""Checks without make: what is missing is named, and left out only on request."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from scripts import dev

from tests.conftest import HERE, LONGEST

ROOT = Path(__file__).parent.parent
Run = pytest.CaptureFixture[str]


def recorder(ran: list[tuple[str, ...]], code: int) -> Callable[..., int]:
    def run(*command: str) -> int:
        ran.append(command)
        return code

    return run


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A machine without browser and database; returns the commands that would run there."""
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    monkeypatch.setattr(dev, "_run", recorder(ran, 0))
    for name in ("RONDE_CHROMIUM", *dev.SKIPPED.values()):
        monkeypatch.setenv(name, "")
    return ran


def test_what_is_missing_stops_the_tests(bare: list[tuple[str, ...]], capsys: Run) -> None:
    assert dev.main(["test", "--skip", "browser"]) == 3
    said = capsys.readouterr().out
    assert "--skip postgres" in said
    assert "--skip ssh" in said
    assert "Chromium" not in said
    assert not bare


def test_left_out_on_request(bare: list[tuple[str, ...]], capsys: Run) -> None:
    assert dev.main(["test", "--skip", "browser", "--skip", "postgres", "--skip", "ssh"]) == 0
    assert "left out on request: the tests that need browser" in capsys.readouterr().out
    assert [command[2] for command in bare] == ["ruff", "ruff", "codespell_lib", "djlint", "mypy", "pytest"]
    assert {os.environ[name] for name in dev.SKIPPED.values()} == {"1"}


def test_the_first_failure_ends_it(bare: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(dev, "_run", recorder(ran, 1))
    assert dev.main(["lint"]) == 1
    assert len(ran) == 1


class Test_before_make_test:
    """scripts/browser.sh and scripts/postgres.sh: on a machine without them, and without root."""

    @pytest.fixture
    def path(self, tmp_path: Path) -> Path:
        """Programs of a user who is not root and has neither a browser nor a database."""
        for name in ("sh", "dirname", "ls"):
            (tmp_path / name).symlink_to(shutil.which(name) or "")
        (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")
        (tmp_path / "id").chmod(0o755)
        return tmp_path

    @staticmethod
    def said(script: str, path: Path, **more: str) -> tuple[int, str]:
        environment = {"PATH": str(path), **more}
        command = [shutil.which("sh") or "sh", str(ROOT / "scripts" / script)]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, timeout=60
        )
        return done.returncode, done.stdout

    def test_a_missing_browser_ends_it(self, path: Path) -> None:
        code, text = self.said("browser.sh", path)
        assert code == 1
        assert "RONDE_SKIP_BROWSER=1" in text

    def test_left_out_on_request(self, path: Path) -> None:
        for script, name in (("browser.sh", "RONDE_SKIP_BROWSER"), ("postgres.sh", "RONDE_SKIP_POSTGRES")):
            code, text = self.said(script, path, **{name: "1"})
            assert code == 0
            assert text.startswith("left out on request: ")
            assert text.count("\n") == 1


def test_the_same_files_are_spelled_and_linted_as_by_make() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"codespell {' '.join(dev.SPELLED)}\n" in makefile
    assert f"TEMPLATES := {' '.join(dev.TEMPLATES)}\n" in makefile


def test_the_files_that_begin_are_there() -> None:
    assert len(set(LONGEST)) == len(LONGEST)
    assert [name for name in LONGEST if not (HERE / name).is_file()] == []
