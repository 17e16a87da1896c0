"""Write locks/build.txt and run.txt: what `make run` installs on any platform, every file with its hash.

The first has what builds Ronde and the packages without a ready-made file; pip would fetch it without a hash.
pip compares the hash of what it downloads with those in the lock: a package that was replaced on its way,
or on the index, is refused. uv chooses the versions for all platforms at once, within constraints.txt, and
then says for each platform whether every file is there ready-made; `--check` only does the latter.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD, LOCK = ROOT / "locks" / "build.txt", ROOT / "locks" / "run.txt"
HEAD = "# made by scripts/lock.py: {what} of `make run`, for Python 3.11 and later on any platform\n"
EXTRAS = ("desk", "web")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = (
    "x86_64-manylinux_2_28",
    "aarch64-manylinux_2_28",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
)
BUILT = ("access-parser",)  # pure Python, published as source only
BUILDERS = ("setuptools", "editables")  # which build them, and an editable Ronde


def uv(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run uv without the settings of this machine's pip."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    command = [sys.executable, "-m", "uv", "pip", *words]
    return subprocess.run(
        command, cwd=ROOT, input=given, capture_output=True, text=True, env=clean, check=False
    )


def locked(*what: str, given: str = "") -> str:
    """The lines of a lock, as uv chooses now."""
    options = ["--universal", "--python-version", VERSIONS[0], "--generate-hashes", "-c", "constraints.txt"]
    done = uv("compile", *what, *options, "--no-annotate", "--no-header", "--quiet", given=given)
    if done.returncode:
        sys.exit(f"uv found no versions: {done.stderr.strip()}")
    return done.stdout


def write() -> None:
    """Both locks."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    builders = "\n".join([*about["build-system"]["requires"], *BUILDERS])
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    LOCK.parent.mkdir(exist_ok=True)
    BUILD.write_text(HEAD.format(what="the builders") + locked("-", given=builders), encoding="utf-8")
    LOCK.write_text(HEAD.format(what="the files") + locked("pyproject.toml", *extras), encoding="utf-8")


def missing(platform: str, version: str) -> str:
    """What is not ready-made for a platform; nothing if all of it is."""
    built = [word for name in BUILT for word in ("--no-binary", name)]
    with tempfile.TemporaryDirectory() as folder:
        where = ["--target", folder, "--python-platform", platform, "--python-version", version]
        done = uv(
            "install", "--dry-run", "--no-deps", "--only-binary", ":all:", *built, *where,
            "--require-hashes", "-r", str(BUILD), "-r", str(LOCK),
        )  # fmt: skip
    said = [line.strip() for line in done.stderr.splitlines() if "cause:" in line or "error:" in line]
    return (said or ["?"])[-1] if done.returncode else ""


def main() -> int:
    """Write the locks, and say where it can be installed; 1 if a file is missing."""
    if "--check" not in sys.argv:
        write()
        print(BUILD.relative_to(ROOT), LOCK.relative_to(ROOT))
    wrong = 0
    for platform, version in product(PLATFORMS, VERSIONS):
        said = missing(platform, version)
        wrong += bool(said)
        print(f"{platform:24} Python {version}: {said or 'every file is there'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
