"""Bytes flipped in event files: each opens as it was, or says that it is damaged and is restored.

make damage FILES=1000
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.journal import Folded
from ronde.errors import BadInput
from ronde.formats.players.person import Person
from ronde.model import Colour

States = tuple[dict[str, Folded], list[tuple[str, str]]]


def event_with_copies(folder: Path) -> Path:
    """A small event of two rounds, with its copies and a small thing beside its journal."""
    path = folder / "event.ronde"
    with service.new_event(path, Event("Open de Nice"), "Anne") as desk:
        setup = replace(service.template("open"), system="dubov-1997", rounds=5)
        key = service.add_tournament(desk, setup)
        service.add_players(desk, key, [Person(f"Player {n:02}", 2400 - 20 * n) for n in range(12)])
        service.draw_colour(desk, key, Colour.WHITE, "coin")
        service.keep(desk, "access", '{"arbiter":"a hash","tokens":[]}')
        for _ in range(2):
            service.pair_round(desk, key)
            number = service.publish(desk, key).number
            for board in service.missing_results(desk, key):
                service.enter_result(desk, key, number, board, "1-0")
    return path


def states(path: Path) -> States:
    """All that an event holds, read from the first entry on."""
    with service.open_event(path) as desk:
        found = {key: desk.book.state(key) for key in ("", *desk.keys)}
        service.log(desk)
        return found, desk.book.store.kept()


def flipped(data: bytes, generator: random.Random) -> bytes:
    """The bytes of a file, some of them changed."""
    changed = bytearray(data)
    for _ in range(generator.choice((1, 1, 1, 2, 5, 40))):
        changed[generator.randrange(len(changed))] ^= generator.randrange(1, 256)
    return bytes(changed)


def outcome(whole: Path, place: Path, before: States, generator: random.Random) -> str:
    """What becomes of one damaged file: `as it was`, or `restored`; anything else is a failure."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(whole.parent, place)
    file = place / whole.name
    file.write_bytes(flipped(file.read_bytes(), generator))
    try:
        return "as it was" if states(file) == before else "SILENTLY DIFFERENT"
    except BadInput as error:
        said = error.message
    service.restore(None, file, replace_it=True)
    with service.open_event(file) as desk:
        if not desk.keys:
            return f"NOTHING RESTORED after {said}"
        desk.state()
    if not list(place.glob("*.damaged")):
        return f"NOT SET ASIDE after {said}"
    return "restored"


def main() -> int:
    """Damage many files and count what becomes of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    counted: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        origin = Path(folder) / "whole"
        origin.mkdir()
        whole = event_with_copies(origin)
        before = states(whole)
        for number in range(args.files):
            generator = random.Random(f"{args.seed}-{number}")
            try:
                found = outcome(whole, Path(folder) / "damaged", before, generator)
            except Exception as error:
                found = f"{type(error).__name__}: {error}"
            if found not in ("as it was", "restored"):
                print(number, found)
            counted[found] += 1
    print(dict(counted))
    return 0 if set(counted) <= {"as it was", "restored"} else 1


if __name__ == "__main__":
    raise SystemExit(main())
