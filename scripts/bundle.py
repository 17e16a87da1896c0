"""A folder with the desk for machines without Python: `python scripts/bundle.py [FOLDER]`.

PyInstaller makes it for the system it runs on, in an environment that has what the desk needs and no more: it
takes along what it finds, and the laboratory weighs more than the rest. Then the desk is started and prints.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts import distribution  # noqa: E402

ENTRY = """import sys
from multiprocessing import freeze_support

freeze_support()
if sys.argv[1:2] == ["-m"]:  # a helper that the desk starts: there is no other Python here
    from runpy import run_module

    del sys.argv[:2]
    run_module(sys.argv[0], run_name="__main__", alter_sys=True)
else:
    from ronde.cli import main

    sys.exit(main())
"""
PAPER = "/e/open-de-printemps/open/paper/pairings.pdf"  # of the sample, printed by a helper
PACKAGES = ("ronde", "typst", "uvicorn")


def main() -> None:
    """Make the bundle and start it once."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "bundle"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "entry.py").write_text(ENTRY, encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="ronde-") as name:
        python = _environment(Path(name))
        collected = [word for package in PACKAGES for word in ("--collect-all", package)]
        make = [str(python), "-m", "PyInstaller", "--noconfirm", "--name", "ronde", "--log-level", "WARN"]
        places = ["--distpath", str(folder), "--workpath", f"{name}/work", "--specpath", name]
        distribution.run(
            *make, *collected, *places, "--copy-metadata", "ronde", folder / "entry.py", where=Path(name)
        )
    (folder / "entry.py").unlink()
    program = folder / "ronde" / ("ronde.exe" if sys.platform == "win32" else "ronde")
    with tempfile.TemporaryDirectory(prefix="ronde-") as name:
        distribution.serve(program, ["--sample"], Path(name), "Open de Printemps", PAPER)
    size = sum(path.stat().st_size for path in program.parent.rglob("*") if path.is_file())
    print(f"the desk starts from {program.parent} ({size / 1e6:.0f} MB)")
    print(f"copy the folder, run {program.name} serve")


def _environment(folder: Path) -> Path:
    """An environment with the desk and PyInstaller; returns its Python."""
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    distribution.run(*pip, "-c", ROOT / "constraints.txt", f"{ROOT}[desk,web,tls]", "pyinstaller>=6,<7")
    return python


if __name__ == "__main__":
    main()
