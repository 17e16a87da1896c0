"""Build sdist and wheel, check them, and try the wheel: `python scripts/distribution.py [FOLDER]`.

The wheel is installed in an empty environment, where the commands of the README are run.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
TOOLS = ("build>=1,<2", "twine>=5,<7")


def run(*command: str | Path, where: Path = ROOT) -> str:
    """Run a command; a failure ends the program with what it printed."""
    done = subprocess.run(
        list(map(str, command)), cwd=where, capture_output=True, text=True, check=False, timeout=900
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def build(folder: Path) -> Path:
    """Both archives, as twine wants them; returns the wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    run(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *TOOLS)
    run(sys.executable, "-m", "build", "--outdir", folder)
    print(run(sys.executable, "-m", "twine", "check", "--strict", *sorted(folder.iterdir())).strip())
    (wheel,) = folder.glob("*.whl")
    return wheel


def commands(page: Path) -> list[str]:
    """The `ronde` commands of a page: its console blocks."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.S):
        found += [line[2:] for line in block.splitlines() if line.startswith("$ ronde ")]
    return found


def try_out(wheel: Path) -> int:
    """Install the wheel where nothing else is, and run what the README shows; returns how many commands."""
    with tempfile.TemporaryDirectory(prefix="ronde-") as name:
        folder = Path(name)
        venv.create(folder / "env", with_pip=True)
        programs = folder / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        pip = (programs / "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "-c", ROOT / "constraints.txt", f"{wheel}[desk,web]", where=folder)
        path = f'PATH="{programs}:$PATH"'
        told = ["ronde --version", "ronde sample", *commands(ROOT / "README.md")]
        told += [
            'ronde new x.ronde --name "Open" --rounds 5',
            "ronde import x.ronde samples/open.trf",
            "ronde log x.ronde",
        ]
        for command in told:
            run(
                "bash",
                "-c",
                f"set -e -o pipefail; {path}; {command}",
                where=folder,
            )
        return len(told)


def main() -> None:
    """Build, check, try."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    wheel = build(folder)
    print(f"{try_out(wheel)} commands ran with {wheel.name} in an empty environment")


if __name__ == "__main__":
    main()
