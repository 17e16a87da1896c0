"""A folder with the desk for machines without Python: `python scripts/bundle.py [FOLDER]`.

PyInstaller makes it for the system it runs on; then the desk is started from it once.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts import distribution  # noqa: E402

ENTRY = "from ronde.cli import main\nimport sys\nsys.exit(main())\n"
PACKAGES = ("ronde", "babel", "typst", "uvicorn")


def main() -> None:
    """Make the bundle and start it once."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "bundle"
    folder.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "pyinstaller>=6,<7"], check=True)
    (folder / "entry.py").write_text(ENTRY, encoding="utf-8")
    collected = [word for name in PACKAGES for word in ("--collect-all", name)]
    make = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--name", "ronde", "--log-level", "WARN"]
    places = ["--distpath", str(folder), "--workpath", str(folder / "work"), "--specpath", str(folder)]
    data = ["--add-data", f"{ROOT / 'samples'}:ronde/samples", "--copy-metadata", "ronde"]
    subprocess.run([*make, *collected, *places, *data, str(folder / "entry.py")], check=True)
    program = folder / "ronde" / ("ronde.exe" if sys.platform == "win32" else "ronde")
    distribution.serve(program, ["--sample"], folder, "Open de Printemps")
    print(f"the desk starts from {program.parent}: copy the folder, run {program.name} serve")


if __name__ == "__main__":
    main()
