"""The command line: one program with verbs. Exit codes: 0 done, 1 no legal pairing, 2 an error of ours,
3 bad input, 4 differences found, 5 a file cannot be read or written."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ronde.cli.verbs import VERBS, Parser, language, overview
from ronde.errors import BadInput, FileTrouble, Refused, RondeError

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or words[0] in ("-h", "--help", "help"):
        print(overview(), end="")
        return 0
    if words[0] in ("--version", "version"):
        from importlib.metadata import version

        print(f"ronde {version('ronde')}")
        return 0
    verb = words[0]
    if verb not in VERBS:
        unknown = BadInput(
            f"there is no command {verb!r}; `ronde --help` lists them",
            f"il n'y a pas de commande {verb!r} ; `ronde --help` les énumère",
        )
        return _told(unknown, language())
    return _run(verb, words[1:])


def _run(verb: str, words: list[str]) -> int:
    spoken = language()
    try:
        command = VERBS[verb].load()
        parser = Parser(verb, VERBS[verb].summary, command.__doc__ or "")
        command.arguments(parser)
        args = parser.parse_args(words)
        spoken = getattr(args, "lang", spoken)
        return int(command.run(args))
    except RondeError as error:
        return _told(error, spoken)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _told(FileTrouble.of(error), spoken)
    except KeyboardInterrupt:
        return _told(RondeError("stopped", "arrêté"), spoken, 130)
    except Exception as error:  # whatever is left is an error of ours: say so, and how to report it
        if os.environ.get("RONDE_DEBUG"):
            raise
        ours = RondeError(
            f"an error of ours: {type(error).__name__}: {error} (RONDE_DEBUG=1 shows where)",
            f"une erreur de Ronde : {type(error).__name__}: {error} (RONDE_DEBUG=1 montre où)",
        )
        return _told(ours, spoken)


def _told(error: RondeError, spoken: str, code: int | None = None) -> int:
    article = f" [{error.article}]" if isinstance(error, Refused) and error.article else ""
    sys.stdout.flush()
    print(f"ronde: {error.say(spoken)}{article}", file=sys.stderr)
    return error.exit_code if code is None else code
