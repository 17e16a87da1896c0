"""The command line: one program with verbs. Exit codes: 0 done, 1 no legal pairing, 2 an error of ours,
3 bad input, 4 differences found, 5 a file cannot be read or written."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ronde.cli.verbs import VERBS, Parser, overview
from ronde.errors import RondeError

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
        return _told(f"there is no command {verb!r}; `ronde --help` lists them", 3)
    return _run(verb, words[1:])


def _run(verb: str, words: list[str]) -> int:
    try:
        command = VERBS[verb].load()
        parser = Parser(verb, VERBS[verb].summary, command.__doc__ or "")
        command.arguments(parser)
        return int(command.run(parser.parse_args(words)))
    except RondeError as error:
        return _told(str(error), error.exit_code)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _told(f"{error.filename or 'file'}: {error.strerror}", 5)
    except KeyboardInterrupt:
        return _told("stopped", 130)
    except Exception as error:  # whatever is left is an error of ours: say so, and how to report it
        if os.environ.get("RONDE_DEBUG"):
            raise
        sentence = f"an error of ours: {type(error).__name__}: {error} (RONDE_DEBUG=1 shows where)"
        return _told(sentence, 2)


def _told(sentence: str, code: int) -> int:
    sys.stdout.flush()
    print(f"ronde: {sentence}", file=sys.stderr)
    return code
