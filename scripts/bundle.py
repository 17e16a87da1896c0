"""A folder with the desk for machines without Python: `python scripts/bundle.py [FOLDER]`.

PyInstaller makes it for the system it runs on; then the desk is started from it once.
"""

from __future__ import annotations

import subprocess
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
ENTRY = "from ronde.cli import main\nimport sys\nsys.exit(main())\n"
PACKAGES = ("ronde", "babel", "typst", "uvicorn", "alembic")


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
    try_out(program)
    print(f"the desk starts from {program.parent}: copy the folder, run {program.name} serve")


def try_out(program: Path) -> None:
    """Serve the sample event, and read its first page."""
    served = subprocess.Popen(
        [str(program), "serve", "--sample", "--port", "0", "--no-browser"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert served.stdout is not None
        address = next(word for word in served.stdout.readline().split() if word.startswith("http"))
        with urllib.request.urlopen(address, timeout=60) as page:
            assert "Open de Printemps" in page.read().decode()
    finally:
        served.terminate()
        served.wait(30)


if __name__ == "__main__":
    main()
