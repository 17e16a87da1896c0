"""The build hook of hatchling: with RONDE_COMPILE=1 mypyc compiles what pairs, otherwise a wheel is pure.

The sources are the same: a compiled module stands beside its source and is imported first.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: what a round of a small event spends its time in, but no class that the desk reads by its annotations
COMPILED = (
    "matching/*.py",
    "model/tournament.py",
    "facts/colours.py",
    "facts/history.py",
    "facts/order.py",
    "facts/unplayed.py",
    "systems/common.py",
    "search/[!_]*.py",
    "systems/dutch_2012/[!_]*.py",
    "systems/dutch_2026/[!_]*.py",
    "systems/dutch_2017/[!_]*.py",
    "formats/trf/reading.py",
    "checking.py",
    "generating.py",
)
NOT_COMPILED = ("__init__.py", "story.py", "measures.py", "passing.py")  # they tell, once a round was paired
NEEDS = ("mypy>=1.11,<3", "setuptools>=65")


def modules(package: Path) -> list[Path]:
    """The modules to compile."""
    found = {file for pattern in COMPILED for file in package.glob(pattern)}
    return sorted(file for file in found if file.name not in NOT_COMPILED)


def compile_copy(source: Path, target: Path) -> list[Path]:
    """Copy the package, compile its modules there, and list the libraries made."""
    shutil.copytree(source / "ronde", target / "ronde", ignore=shutil.ignore_patterns("__pycache__"))
    files = [str(file.relative_to(target)) for file in modules(target / "ronde")]
    arguments = ["--explicit-package-bases", "--namespace-packages", "--ignore-missing-imports", *files]
    setup = (
        "from mypyc.build import mypycify; from setuptools import setup; "
        f"setup(name='compiled', ext_modules=mypycify({arguments!r}, opt_level='2', debug_level='0'))"
    )
    subprocess.run(
        [sys.executable, "-c", setup, "--quiet", "build_ext", "--inplace"],
        cwd=target,
        env={**os.environ, "MYPYPATH": str(target)},
        check=True,
    )
    return [file for kind in ("*.so", "*.pyd") for file in target.rglob(kind) if "build" not in file.parts]


class CompiledHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, if they are asked for."""

    @property
    def asked(self) -> bool:
        """Whether the wheel is to have compiled modules."""
        return self.target_name == "wheel" and os.environ.get("RONDE_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return list(NEEDS) if self.asked else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of its own, and tag the wheel for this Python and platform."""
        if not self.asked:
            return
        self.folder = Path(mkdtemp())
        for library in compile_copy(Path(self.root) / "src", self.folder):
            build_data["force_include"][str(library)] = str(library.relative_to(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        if self.asked:
            shutil.rmtree(self.folder, ignore_errors=True)
