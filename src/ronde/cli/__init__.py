"""The command line: one program with verbs. Exit codes: 0 done, 1 no legal pairing, 2 internal error,
3 bad input, 4 differences found, 5 a file cannot be read or written, 6 nothing could be checked."""

from __future__ import annotations

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from errno import ENOSPC
from io import TextIOWrapper

from ronde.cli.parser import HelpAsked
from ronde.cli.verbs import VERBS, command, language_of, nearest, overview
from ronde.errors import BadInput, FileTrouble, Refused, RondeError
from ronde.typed import NoReturn
from ronde.words import Quoted, say

__all__ = ["forget_the_rest", "main", "run"]


def run() -> NoReturn:
    """The program: run one command and end."""
    code = main()
    if "threading" in sys.modules:  # so are servers, databases and logs: they have things to put away
        sys.exit(code)
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):  # closed, or gone
            stream.flush()
    os._exit(code)  # taking every object apart first would cost a tenth of `ronde pair`


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    gc.set_threshold(50_000)  # what a start imports stays: looking through it again and again costs a tenth
    words = list(sys.argv[1:] if arguments is None else arguments)
    spoken = language_of(words)
    if sys.stdout is None:
        return _told(FileTrouble("error-standard-output-closed"), spoken)
    _write_any_character()
    args = Namespace()
    try:
        run, args = _understood(words, spoken)
        code = run(args)
        sys.stdout.flush()  # report a full disk before the exit
        return code
    except RondeError as error:
        return _told(error, getattr(args, "lang", spoken))  # by now perhaps with the words of the game
    except BrokenPipeError:
        forget_the_rest()
        return 0
    except OSError as error:
        forget_the_rest()
        full = error.errno == ENOSPC and error.filename is None
        return _told(FileTrouble.unwritable("stdout", error) if full else FileTrouble.of(error), spoken)
    except KeyboardInterrupt:
        return _told(RondeError("error-stopped"), spoken, 130)
    except Exception as error:
        if os.environ.get("RONDE_DEBUG"):
            raise
        return _told(_explained(error), spoken)


#: the extra that brings a package; every other package comes with the desk
_EXTRA_OF = {
    "cryptography": "tls",
    "psycopg": "postgres",
    "distributed": "lab,cluster",
    **dict.fromkeys(("matplotlib", "numpy", "pyarrow", "scipy"), "lab"),
    **dict.fromkeys(("access_parser", "openpyxl", "python_calamine"), "desk"),
}


def _explained(error: Exception) -> RondeError:
    """The message for a missing package, or for an internal error with how to report it."""
    if isinstance(error, ModuleNotFoundError) and not str(error.name).startswith("ronde"):
        package = str(error.name).partition(".")[0]
        extra = _EXTRA_OF.get(package, "desk,web")
        return BadInput("error-needs-more-packages-pip-install", name=package, extra=extra)
    return RondeError("error-internal", kind=type(error).__name__, error=str(error))


def _understood(words: Sequence[str], spoken: str) -> tuple[Callable[[Namespace], int], Namespace]:
    """The command to run, and its arguments."""
    before: Sequence[str] = ()
    if words and words[0].partition("=")[0] == "--lang":
        many = 1 if "=" in words[0] else 2
        before, words = words[:many], words[many:]
    verb = words[0] if words else "help"
    if verb in ("-h", "--help", "help"):
        return _printing(overview(spoken)), Namespace()
    if verb in ("--version", "version"):
        return _version, Namespace()
    if verb not in VERBS:
        meant = nearest(verb)
        if meant:
            raise BadInput("error-no-command-did-you-mean", verb=Quoted(verb), meant=meant)
        raise BadInput("error-no-command-ronde-help-lists", verb=Quoted(verb))
    parser, run = command(verb, spoken)
    try:
        return run, parser.parse_intermixed_args([*before, *words[1:]])
    except HelpAsked:
        return _printing(parser.format_help()), Namespace()


def _printing(text: str) -> Callable[[Namespace], int]:
    def run(_: Namespace) -> int:
        print(text, end="")
        return 0

    return run


def _version(_: Namespace) -> int:
    from importlib.metadata import version

    print(f"ronde {version('ronde')}")
    return 0


def _write_any_character() -> None:
    """Replace letters that the code page of the machine lacks, instead of failing on a name."""
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper):
            continue
        if stream.isatty() or "PYTHONIOENCODING" in os.environ:
            stream.reconfigure(errors="replace")
        else:
            stream.reconfigure(encoding="utf-8")


def forget_the_rest() -> None:
    """The reader has closed the pipe: discard what is left so that the exit does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(error: RondeError, spoken: str, code: int | None = None) -> int:
    article = f" [{error.article}]" if isinstance(error, Refused) and error.article else ""
    if sys.stdout is not None:
        sys.stdout.flush()
    from ronde.cli.common import plain  # only on errors

    print(f"ronde: {plain(error.say(spoken))}{article}", file=sys.stderr)
    if isinstance(error, Refused) and error.codes:
        print(f"ronde: {say('cli-confirm', spoken, codes=' '.join(error.codes))}", file=sys.stderr)
    return error.exit_code if code is None else code
