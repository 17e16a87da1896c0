"""Write locks/run-PLATFORM.txt: what `make run` installs here, every file with its hash.

pip compares the hash of what it downloads with the one in the lock: a package that was replaced on its way,
or on the index, is refused. `--platform` only prints the name of the platform.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def name() -> str:
    """What the files of a lock depend on: the system, the processor, Python."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{platform.system()}-{platform.machine()}-{version}".lower()


def locked(extras: str) -> list[str]:
    """The lines of the lock, as pip would choose now."""
    options = ["--quiet", "--dry-run", "--ignore-installed", "--report", "-", "-c", "constraints.txt"]
    command = [sys.executable, "-m", "pip", "install", *options, f".[{extras}]"]
    found = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    lines = []
    for one in json.loads(found)["install"]:
        about, file = one["metadata"], one["download_info"]
        if about["name"].lower() != "ronde":
            digest = file["archive_info"]["hashes"]["sha256"]
            lines.append(f"{about['name']}=={about['version']} --hash=sha256:{digest}")
    return sorted(lines, key=str.lower)


def main() -> int:
    """Write the lock of this platform."""
    if "--platform" in sys.argv:
        print(name())
        return 0
    path = ROOT / "locks" / f"run-{name()}.txt"
    path.parent.mkdir(exist_ok=True)
    head = "# made by scripts/lock.py: the files of `make run` on this platform\n"
    path.write_text(head + "\n".join(locked("desk,web")) + "\n", encoding="utf-8")
    print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
