"""`ronde-bbp`: the command line of bbpPairings, paired by the editions of this program.

ronde-bbp [-r] (--dutch | --burstein) [FILE] -p [OUT] [-l [LIST]]
ronde-bbp [-r] (--dutch | --burstein) [FILE] -c [-l [LIST]]
ronde-bbp [-r] (--dutch | --burstein) (MODEL -g | -g [CONFIG]) -o OUT [-s SEED] [-l [LIST]]
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.cli import dropin
from ronde.cli.dropin import INVALID, STDIN, Wrong, beside
from ronde.model import Tournament
from ronde.systems import all_systems


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one request and return its exit code."""
    return dropin.finished(_run, arguments)


def _run(words: list[str]) -> int:
    if not words or words[0] == "-r":
        print(f"ronde-bbp {dropin.version()} (in the place of bbpPairings)")
        words = words[1:]
        if not words:
            return 0
    family = words[0].removeprefix("--")
    if words[0] == family or family not in {one.family for one in all_systems()}:
        raise _usage()
    rest, path = words[1:], STDIN
    if rest and rest[0] not in ("-p", "-c", "-g"):
        path, rest = rest[0], rest[1:]
    deed, rest = (rest[0], rest[1:]) if rest else ("", [])
    if deed == "-g":
        return _generate(family, None if path == STDIN else path, rest)
    target = None
    if deed == "-p" and rest and rest[0] != "-l":
        target, rest = beside(rest[0], path), rest[1:]
    listed = _listed(rest, path)
    if deed == "-c":
        return dropin.check_file(dropin.told(family, path), path, listed)
    if deed != "-p":
        raise _usage()
    tournament = dropin.told(family, path)
    if not _has_colour(tournament):
        raise Wrong(f"Error while parsing {path}: Please configure the initial piece colors.", INVALID)
    return dropin.pair_file(tournament, path, target, listed)


def _has_colour(tournament: Tournament) -> bool:
    """The initial colour is given, or round 1 shows it."""
    shown = any(cell.colour for player in tournament.players for cell in player.cells)
    return shown or tournament.settings.initial_colour is not None


def _listed(rest: list[str], path: str) -> str | None:
    if not rest:
        return None
    if rest[0] != "-l" or len(rest) > 2:
        raise _usage()
    return dropin.list_path(rest[1] if len(rest) == 2 else None, path)


def _generate(family: str, model: str | None, rest: list[str]) -> int:
    config = None
    if rest and rest[0] != "-o":
        config, rest = rest[0], rest[1:]
    if len(rest) < 2 or rest[0] != "-o" or (model and config):
        raise _usage()
    target, rest = rest[1], rest[2:]
    seed = None
    if len(rest) >= 2 and rest[0] == "-s":
        if not (rest[1].isascii() and rest[1].isdigit()):
            raise _usage()
        seed, rest = int(rest[1]), rest[2:]
    near = model or config
    target = beside(target, near) if near else target
    return dropin.generate_file(family, target, config, model, seed, _listed(rest, target))


def _usage() -> Wrong:
    return dropin.usage(__doc__)
