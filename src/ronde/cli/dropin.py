"""Shared by the replacements for bbpPairings and JaVaFo: pair, check and generate with their files.

Programs read these messages: they are in English and begin like those of the original.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from secrets import randbelow

from ronde.checking import RoundVerdict, check_round, pairs_of
from ronde.cli import forget_the_rest
from ronde.cli.checklist import checklist
from ronde.cli.common import output, read_file, read_tournament
from ronde.errors import BadInput, FileTrouble, NoPairing, RondeError
from ronde.facts.acceleration import stated
from ronde.facts.history import scores
from ronde.facts.order import board_order
from ronde.formats import configuration, javafo, trf
from ronde.formats.trf.dates import event_day
from ronde.generating import Plan, generate, generate_like
from ronde.model import Pair, Tournament
from ronde.pairing import before, edition_of, pair, with_edition
from ronde.systems import system
from ronde.systems.names import of_family
from ronde.values import replace

NO_PAIRING, UNEXPECTED, INVALID, FILE = 1, 2, 3, 5
STDIN = "(stdin)"


def version() -> str:
    """The version of this program."""
    from importlib.metadata import version as installed

    return installed("ronde")


class Wrong(Exception):
    """An error that ends the request: the message for standard error, and the exit code."""

    def __init__(self, text: str, code: int) -> None:
        super().__init__(text)
        self.code = code


def usage(doc: str | None) -> Wrong:
    """The error for wrong arguments: the command lines in the docstring of a module."""
    return Wrong((doc or "").partition("\n\n")[2].rstrip(), INVALID)


def finished(run: Callable[[list[str]], int], arguments: Sequence[str] | None) -> int:
    """Run a request; any error is one line, with the exit code of the original."""
    try:
        if sys.stdout is None:
            raise FileTrouble("error-standard-output-closed")
        code = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()  # report a full disk before the exit
        return code
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return wrong.code
    except RondeError as error:
        print(f"Error: {error.say('en')}", file=sys.stderr)
        return FILE if isinstance(error, FileTrouble) else error.exit_code
    except BrokenPipeError:
        forget_the_rest()
        return 0
    except OSError as error:
        forget_the_rest()
        trouble = FileTrouble.unwritable(error.filename or "stdout", error)
        print(f"Error: {trouble.say('en')}", file=sys.stderr)
        return FILE
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("RONDE_DEBUG"):
            raise
        print(f"Unexpected error: {type(error).__name__}: {error}", file=sys.stderr)
        return UNEXPECTED


def told(family: str, path: str) -> Tournament:
    """The tournament of a file, by the edition of a family that was in force on its day."""
    try:
        tournament = read_tournament("-" if path == STDIN else path, True, "en")
    except FileTrouble as error:
        raise Wrong(f"Error reading file {path}: {error.say('en')}", FILE) from error
    except BadInput as error:
        raise Wrong(f"Error parsing file {path}: {error.say('en')}", INVALID) from error
    found = edition_of(tournament)
    if found is None:
        found = of_family(family, event_day(tournament.records))
    elif found.system.family != family:
        text = f"The pairing system of file {path} ({found.system.key}) is not the one of the command line."
        raise Wrong(text, INVALID)
    return with_edition(tournament, found)


def beside(path: str, other: str) -> str:
    """The path of a file, by default in the folder of another."""
    if os.path.dirname(path) or other == STDIN:
        return path
    return os.path.join(os.path.dirname(other), path)


def list_path(path: str | None, other: str) -> str:
    """Where the check-list goes: the given name, else the input's with the ending .list."""
    return beside(path, other) if path else f"{os.path.splitext(other)[0]}.list"


def baku_of(key: str) -> str | None:
    """The Baku acceleration of an edition, if it has one."""
    return next((one for one in sorted(system(key).accelerations) if one.startswith("baku")), None)


def pair_file(tournament: Tournament, path: str, target: str | None, listed: str | None) -> int:
    """Pair the next round into a file or onto standard output, with a check-list where asked for."""
    try:
        pairs = pair(tournament).pairs
    except NoPairing as error:
        if listed:
            _write(listed, checklist(tournament, None))
        text = f"Error while pairing {path}: No valid pairing exists: {error.say('en')}"
        raise Wrong(text, NO_PAIRING) from error
    except BadInput as error:
        raise Wrong(f"Error while pairing {path}: {error.say('en')}", INVALID) from error
    if listed:
        _write(listed, checklist(tournament, pairs))
    _write(target, javafo.write(pairs))
    return 0


def _write(path: str | None, text: str) -> None:
    try:
        output(text, path)
    except FileTrouble as error:
        raise Wrong(f"The output file ({path}) could not be opened.", FILE) from error


# --- the checker -----------------------------------------------------------------------------------


def check_file(tournament: Tournament, path: str, listed: str | None, only: int | None = None) -> int:
    """Pair every round again and print the pairs that differ, side by side; differences are no error.

    The rounds present are all rounds where the file announces no number, as in the events of these programs.
    """
    name = Path(path).stem
    chosen = system(str(tournament.settings.system))
    last = tournament.played_rounds
    if tournament.settings.rounds is None:
        tournament = replace(tournament, settings=replace(tournament.settings, rounds=last))
    if only is not None and not 1 <= only <= last:
        text = f"Error while checking {path}: there is no round {only}, the last one is {last}."
        raise Wrong(text, INVALID)
    rounds = range(1, last + 1) if only is None else [only]
    for number in rounds:
        verdict = check_round(tournament, number, chosen)
        print(f"{name}: Round #{number}")
        print("\n".join(_differences(tournament, verdict)), end="")
    print()
    if listed:
        _write(listed, "".join(_lists(tournament)))
    return 0


def _lists(tournament: Tournament) -> Iterable[str]:
    """The check-lists of all rounds, with the pairs as they were played."""
    for number in range(1, tournament.played_rounds + 1):
        then = before(tournament, number)
        yield f"Round #{number}\n{checklist(then, pairs_of(tournament, number))}"


def _differences(tournament: Tournament, verdict: RoundVerdict) -> Iterable[str]:
    if verdict.paired is None:
        yield f"No valid pairing exists for round {verdict.round}.\n\n"
        return
    paired, played = set(verdict.paired.pairs), set(verdict.played)
    if paired == played:
        return
    total = scores(tournament.before(verdict.round))
    ours, theirs = (
        board_order(sorted(pairs, key=lambda p: p.white), total.__getitem__)
        for pairs in (paired - played, played - paired)
    )
    yield f"  Checker pairings{'':8}Tournament pairings "
    for n in range(max(len(ours), len(theirs))):
        yield f"    {_side(ours, n)}{'':16}{_side(theirs, n)}".rstrip()
    yield "\n"


def _side(pairs: list[Pair], n: int) -> str:
    return f"{pairs[n].white:>3} - {pairs[n].black or 0:>3}" if n < len(pairs) else " " * 9


# --- the generator ---------------------------------------------------------------------------------


def generate_file(
    family: str,
    target: str,
    config: str | None = None,
    model: str | None = None,
    seed: int | None = None,
    listed: str | None = None,
    baku: bool = False,
) -> int:
    """A random tournament: by a configuration or a model, and by chance in the rest."""
    chosen = randbelow(2**31) if seed is None else seed
    if model is not None:
        played = generate_like(told(family, model), chosen)
        played = replace(played, name=f"Random event {chosen}", records=())
    else:
        plan = _plan(family, config, chosen, fixed=seed is not None)
        played = generate(replace(plan, acceleration=baku_of(plan.system)) if baku else plan)
    _write(target, trf.write(stated(played)))
    if listed:
        _write(listed, "".join(_lists(played)))
    print(f"seed {chosen}", file=sys.stderr)
    rounds = played.settings.rounds or 0
    if played.played_rounds < rounds:
        text = f"Error generating {target}: No valid pairing exists for round {played.played_rounds + 1}."
        raise Wrong(text, NO_PAIRING)
    return 0


def _plan(family: str, config: str | None, seed: int, fixed: bool) -> Plan:
    rng = Random(seed)
    chosen = of_family(family).system
    plan = Plan(
        players=rng.randint(15, 215), rounds=rng.randint(5, 15), seed=seed, system=chosen.key,
        draw_rate=rng.uniform(0.1, 0.6), forfeit_rate=1 / rng.uniform(20, 200),
        withdrawal_rate=1 / rng.uniform(20, 200), half_bye_rate=1 / rng.uniform(20, 200),
    )  # fmt: skip
    plan = replace(plan, rounds=min(plan.rounds, plan.players // 2))
    if config is None:
        return plan
    try:
        text = read_file(config).decode("utf-8", "replace")
    except FileTrouble as error:
        raise Wrong(f"Error while reading configuration file {config}: {error.say('en')}", FILE) from error
    except BadInput as error:
        raise Wrong(f"Error while reading configuration file {config}: {error.say('en')}", INVALID) from error
    try:
        plan = configuration.read(text, plan)
    except BadInput as error:
        raise Wrong(f"Error parsing configuration file {config}: {error.say('en')}", INVALID) from error
    return replace(plan, seed=seed) if fixed else plan
