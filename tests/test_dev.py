"""Checks without make: what is missing is named, and left out only on request."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ronde import dev

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
    for name in ("RONDE_CHROMIUM", "RONDE_SKIP_BROWSER", "RONDE_SKIP_POSTGRES"):
        monkeypatch.setenv(name, "")
    return ran


def test_what_is_missing_stops_the_tests(bare: list[tuple[str, ...]], capsys: Run) -> None:
    assert dev.main(["test", "--skip", "browser"]) == 3
    said = capsys.readouterr().out
    assert "--skip postgres" in said
    assert "Chromium" not in said
    assert not bare


def test_left_out_on_request(bare: list[tuple[str, ...]], capsys: Run) -> None:
    assert dev.main(["test", "--skip", "browser", "--skip", "postgres"]) == 0
    assert "left out on request: the tests that need browser" in capsys.readouterr().out
    assert [command[2] for command in bare] == ["ruff", "ruff", "mypy", "pytest"]
    assert os.environ["RONDE_SKIP_BROWSER"] == os.environ["RONDE_SKIP_POSTGRES"] == "1"


def test_the_first_failure_ends_it(bare: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(dev, "_run", recorder(ran, 1))
    assert dev.main(["lint"]) == 1
    assert len(ran) == 1
