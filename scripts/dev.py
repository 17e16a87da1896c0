"""The checks and tests without make: `python -m scripts.dev test`, on Windows and macOS too."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
SPELLED = ("src", "tests", "docs", "scripts", "bench", "README.md", "CHANGELOG.md", "CONTRIBUTING.md")
TEMPLATES = tuple(f"src/ronde/{room}/templates" for room in ("web", "tables", "output", "cli"))
SKIPPED = {
    "browser": "RONDE_SKIP_BROWSER",
    "postgres": "RONDE_SKIP_POSTGRES",
    "ssh": "RONDE_SKIP_SSH",
}


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    made = argparse.ArgumentParser(prog="python -m scripts.dev", description=__doc__)
    made.add_argument("what", choices=("lint", "types", "test", "run"), help="what to run")
    made.add_argument(
        "--skip", action="append", choices=tuple(SKIPPED), default=[], help="leave these tests out"
    )
    made.add_argument("--port", type=int, default=8000, help="port of the desk (run)")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the checks, and return 0 only if all of them ran and passed, or were left out on request."""
    args = parser().parse_args(arguments)
    if not (ROOT / "tests").is_dir():
        print(
            "there are no tests here: run this in a checkout, installed with `pip install -e .[dev,desk,web]`"
        )
        return 3
    if args.what == "run":
        return _run(sys.executable, "-m", "ronde.cli", "serve", "--sample", "--port", str(args.port))
    missing = [text for name, text in _missing() if name not in args.skip] if args.what == "test" else []
    for text in missing:
        print(text)
    if missing:
        return 3
    for name in args.skip:
        os.environ[SKIPPED[name]] = "1"
        print(f"left out on request: the tests that need {name}")
    return next((code for code in map(_step, _steps(args.what)) if code), 0)


def _missing() -> Iterator[tuple[str, str]]:
    """What the tests need and this machine lacks, with the way to get it or to go without."""
    if not (os.environ.get("RONDE_CHROMIUM") or any(map(shutil.which, PROGRAMS))):
        yield (
            "browser",
            "The tests of the pages need Chromium or Chrome: install it, or set RONDE_CHROMIUM to its path, "
            "or add --skip browser.",
        )
    if not (shutil.which("postgres") or list(Path("/usr/lib/postgresql").glob("*/bin/postgres"))):
        yield (
            "postgres",
            "The tests of the desk need PostgreSQL's programs (initdb, postgres): install them, "
            "or add --skip postgres.",
        )
    if not (shutil.which("rsync") and (shutil.which("sshd") or list(Path("/usr/sbin").glob("sshd")))):
        yield (
            "ssh",
            "The tests that send a site need sshd and rsync: install them, or add --skip ssh.",
        )


def _steps(what: str) -> Iterator[list[str]]:
    python = sys.executable
    if what in ("lint", "test"):
        yield [python, "-m", "ruff", "check", "."]
        yield [python, "-m", "ruff", "format", "--check", "."]
        yield [python, "-m", "codespell_lib", *SPELLED]
        yield [python, "-m", "djlint", "--lint", "--quiet", *TEMPLATES]
    if what in ("types", "test"):
        yield [python, "-m", "mypy"]
    if what == "test":
        yield [python, "-m", "pytest", "-n", "auto"]


def _step(command: list[str]) -> int:
    print("+", *command[1:], flush=True)
    return _run(*command)


def _run(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
