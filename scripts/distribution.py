"""Build sdist, wheel and ronde.pyz, check them, and try them: `python scripts/distribution.py [FOLDER]`.

The wheel is installed in an empty environment, where the commands of the README and of the first tutorial
are run. ronde.pyz is the command line in one file for a machine that has Python and nothing else.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.serving import wait_for  # noqa: E402

TOOLS = ("build>=1,<2", "twine>=5,<7", "shiv>=1,<2")


def run(*command: str | Path, where: Path = ROOT) -> str:
    """Run a command; a failure ends the program with what it printed."""
    done = subprocess.run(
        list(map(str, command)), cwd=where, capture_output=True, text=True, check=False, timeout=3600
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def build(folder: Path) -> Path:
    """Sdist and wheel, as twine wants them; returns the wheel."""
    for old in folder.glob("ronde*"):
        if old.is_file():
            old.unlink()
    run(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *TOOLS)
    run(sys.executable, "-m", "build", "--outdir", folder)
    print(run(sys.executable, "-m", "twine", "check", "--strict", *sorted(folder.glob("ronde-*"))).strip())
    (wheel,) = folder.glob("*.whl")
    return wheel


def archive(wheel: Path) -> Path:
    """The command line with what it needs in one file; it unpacks itself once, into the home of its user."""
    made = wheel.parent / "ronde.pyz"
    options = ("--console-script", "ronde", "--output-file", made, "--compressed", "--reproducible")
    run(sys.executable, "-m", "shiv", *options, wheel, "--constraint", ROOT / "constraints.txt")
    return made


def commands(page: Path) -> list[str]:
    """The commands of a page: `$ ronde …` in console blocks, indented lines, and in the text."""
    text = page.read_text(encoding="utf-8")
    blocks = "".join(re.findall(r"```console\n(.*?)```", text, re.S))
    found = re.findall(r"^\$ (ronde .*)", blocks, re.M)
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    return (
        found
        + re.findall(r"^    ((?:ronde|mkdir) .*)", text, re.M)
        + re.findall(r"`(ronde \w+ [^`A-Z]+)`", text)
    )


def try_out(wheel: Path) -> int:
    """Install the wheel where nothing else is, and run what the README shows; returns how many commands."""
    with tempfile.TemporaryDirectory(prefix="ronde-") as name:
        folder = Path(name)
        venv.create(folder / "env", with_pip=True)
        programs = folder / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        pip = (programs / "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "-c", ROOT / "constraints.txt", f"{wheel}[desk,web]", where=folder)
        told = ["ronde --version", "ronde sample", *commands(ROOT / "README.md")]
        told += commands(ROOT / "docs" / "start.md")
        told += [
            'ronde new x.ronde --name "Open" --rounds 5',
            "ronde import x.ronde samples/open.trf",
            "ronde log x.ronde",
        ]
        for command in told:
            if command.startswith("ronde serve"):
                serve(programs / "ronde", command.split()[2:], folder)
            else:
                path = f'PATH="{programs}:$PATH"'
                run("bash", "-c", f"set -e -o pipefail; {path}; {command}", where=folder)
        return len(told)


def serve(
    program: Path, arguments: Sequence[str], where: Path, shows: str = "<title>", paper: str = ""
) -> None:
    """Serve a desk, read its first page and a paper to print, and stop it."""
    command = [str(program), "serve", *arguments, "--port", "0", "--no-browser"]
    served = subprocess.Popen(command, cwd=where, stdout=subprocess.PIPE, text=True)
    try:
        assert served.stdout is not None
        line = served.stdout.readline()
        address = next((word for word in line.split() if word.startswith("http")), None)
        if address is None:
            sys.exit(f"{' '.join(command)}: no address in {line!r}")
        wait_for(address, lambda: served.poll() is None)
        with urllib.request.urlopen(address, timeout=60) as page:
            assert shows in page.read().decode()
        if paper:
            with urllib.request.urlopen(address.rstrip("/") + paper, timeout=300) as pdf:
                assert pdf.read(5) == b"%PDF-"
    finally:
        served.terminate()
        served.wait(30)


def try_archive(made: Path) -> str:
    """Run ronde.pyz away from the checkout, with a home of its own; returns its version."""
    with tempfile.TemporaryDirectory(prefix="ronde-") as name:
        folder = Path(name)
        python = f'HOME="{folder}" python3 -S -I "{made.resolve()}"'
        run(
            "bash",
            "-c",
            f"{python} sample samples && {python} explain samples/open.trf --lang fr",
            where=folder,
        )
        return run("bash", "-c", f"{python} --version", where=folder).strip()


def main() -> None:
    """Build, check, try."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    wheel = build(folder)
    made = archive(wheel)
    print(f"{made.name} says {try_archive(made)}")
    print(f"{try_out(wheel)} commands ran with {wheel.name} in an empty environment")


if __name__ == "__main__":
    main()
