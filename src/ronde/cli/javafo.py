"""`ronde-javafo`: the command line of JaVaFo, paired by the Dutch editions of this program.

ronde-javafo FILE -p [OUT] [-l [LIST]] [-q [N]] [-w] [-b]
ronde-javafo FILE -c [ROUND] [-l [LIST]] [-q [N]] [-w]
ronde-javafo -g [CONFIG | SEED] -o OUT [-q [N]] [-w] [-b]
ronde-javafo FILE -g [SEED] -o OUT
ronde-javafo -r
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.cli import dropin
from ronde.cli.dropin import STDIN, Wrong, beside
from ronde.model import Tournament
from ronde.systems import DEFAULT, system
from ronde.values import replace

FAMILY = system(DEFAULT).family
#: the options, and whether a word may follow
OPTIONS = dict.fromkeys(("-p", "-c", "-l", "-g", "-o", "-q"), True) | dict.fromkeys(("-w", "-b", "-r"), False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one request and return its exit code."""
    return dropin.finished(_run, arguments)


def _run(words: list[str]) -> int:
    files, said = _understood(words)
    if not said:
        print(f"ronde-javafo {dropin.version()} (in the place of JaVaFo)")
        if not files:
            return 0
        raise _usage()
    if "-r" in said:
        print(f"ronde-javafo {dropin.version()} (in the place of JaVaFo)")
        if len(said) == 1 and not files:
            return 0
    if "-g" in said:
        return _generate(files, said)
    if len(files) != 1 or ("-p" in said) == ("-c" in said):
        raise _usage()
    path = files[0]
    listed = dropin.list_path(said["-l"] or None, path) if "-l" in said else None
    tournament = dropin.told(FAMILY, path)
    if "-b" in said:
        tournament = _with_baku(tournament)
    if "-c" in said:
        return dropin.check_file(tournament, path, listed, _number(said["-c"]))
    return dropin.pair_file(tournament, path, beside(said["-p"], path) if said["-p"] else None, listed)


def _understood(words: list[str]) -> tuple[list[str], dict[str, str]]:
    """Files and options: options may come in any order, most of them with a word after them."""
    files: list[str] = []
    said: dict[str, str] = {}
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        if word not in OPTIONS:
            if word.startswith("-"):
                raise _usage()
            files.append(word)
            continue
        said[word] = ""
        if OPTIONS[word] and waiting and not waiting[0].startswith("-"):
            said[word] = waiting.pop(0)
    return files, said


def _number(text: str) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdigit()):
        raise _usage()
    return int(text)


def _with_baku(tournament: Tournament) -> Tournament:
    """The Baku acceleration of the edition."""
    key = dropin.baku_of(str(tournament.settings.system))
    return replace(tournament, settings=replace(tournament.settings, acceleration=key))


def _generate(files: list[str], said: dict[str, str]) -> int:
    if not said.get("-o") or len(files) > 1 or (files and "-b" in said):
        raise _usage()
    word, model = said["-g"], files[0] if files else None
    seed = int(word) if word.isascii() and word.isdigit() else None
    config = word if word and seed is None else None
    near = model or config or STDIN
    return dropin.generate_file(FAMILY, beside(said["-o"], near), config, model, seed, baku="-b" in said)


def _usage() -> Wrong:
    return dropin.usage(__doc__)
