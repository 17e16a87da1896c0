"""The command that writes the sample files of the guides."""

from __future__ import annotations

import argparse
from pathlib import Path

import ronde
from ronde.cli.common import output, output_bytes
from ronde.cli.parser import Parser
from ronde.errors import BadInput, FileTrouble
from ronde.words import say


def sample_arguments(parser: Parser) -> None:
    """The folder to write to."""
    parser.add_argument("folder", nargs="?", default="samples", metavar="FOLDER", help="help-sample-folder")


def run_sample(args: argparse.Namespace) -> int:
    """Write the samples; a file that is already there stays as it is."""
    folder = Path(args.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileTrouble.unwritable(str(folder), error) from error
    for source in samples():
        target = folder / source.name
        if not target.exists():
            output_bytes(source.read_bytes(), str(target))
        elif target.read_bytes() != source.read_bytes():
            raise BadInput("error-sample-differs", file=str(target))
        what = say(f"sample-{source.stem}", args.lang)
        output(f"{say('sample-written', args.lang, file=str(target), what=what)}\n")
    return 0


def samples() -> list[Path]:
    """The sample files: in the installed package, or in the checkout that it runs from."""
    package = Path(ronde.__file__).parent
    for folder in (package / "samples", package.parent.parent / "samples"):
        if folder.is_dir():
            return sorted(folder.iterdir())
    raise BadInput("error-no-samples")
