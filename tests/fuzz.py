"""Throw mutated files at the reader: `python -m tests.fuzz --files 50000`.

Whatever comes in, the reader answers with a tournament or with BadInput; a tournament it accepts is
written and read again as the same value.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

from ronde.errors import BadInput
from ronde.formats import trf
from ronde.formats.trf import trf26
from ronde.formats.trf.settings import FIELDS_OF
from tests.fields import random_field

CORPUS = Path(__file__).parent / "corpus"
BITS = [b"0000 - U", b"0001 w 1", b"XXR 9", b"XXZ 1", b"XXA    1  1.0", b"001", b"\r", b"\0", b"\xff", b"  "]

RECORDS = [*FIELDS_OF, "012", "013", "299", "310"]


def seeds() -> list[bytes]:
    """The files to mutate: the small ones of the corpus and random fields."""
    files = [f.read_bytes() for f in sorted(CORPUS.rglob("*.trf"))]
    fields = [trf.write(random_field(n)).encode() for n in range(40)]
    return [data for data in files if len(data) < 8000] + fields


def with_record(data: bytes, rng: Random) -> bytes:
    """The file with one more record of the settings, hardly ever a sound one."""
    letters = "0123456789 " if rng.random() < 0.7 else "0123456789 .,-=WDLAPXHFZ\t²\u2028/é"
    said = "".join(rng.choice(letters) for _ in range(rng.randint(0, 40)))
    return f"{rng.choice(RECORDS)} {said}\n".encode() + data


def mutate(data: bytes, rng: Random) -> bytes:
    """A few random changes: bytes, cuts, copies, swaps of lines, bits of other records."""
    text = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        if not text:
            break
        at = rng.randrange(len(text))
        match rng.randrange(7):
            case 0:
                text[at] = rng.randrange(256)
            case 1:
                del text[at : at + rng.randint(1, 40)]
            case 2:
                text[at:at] = rng.choice(BITS)
            case 3:
                text[at:at] = text[at : at + rng.randint(1, 60)]
            case 4:
                lines = text.split(b"\n")
                a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[a], lines[b] = lines[b], lines[a]
                text = bytearray(b"\n".join(lines))
            case 5:
                text[at] = rng.choice(b"0123456789=+-wbHFUZ ")
            case 6:
                del text[at:]
    return bytes(text)


def one(seed: int, files: list[bytes]) -> str:
    """Read one mutated file: "accepted" or "refused"; anything else is raised."""
    rng = Random(seed)
    change = with_record if rng.random() < 0.5 else mutate
    data = change(rng.choice(files), rng)
    try:
        tournament = trf.read(data)
    except BadInput:
        return "refused"
    assert trf.read(trf.write(tournament)) == tournament, "not the same after writing"
    for afresh in (trf.write(replace(tournament, source=())), trf26.write(tournament)):
        again = trf.read(afresh)
        assert (again.players, again.settings) == (tournament.players, tournament.settings), "written afresh"
    return "accepted"


def _chunk(job: tuple[int, int]) -> Counter[str]:
    files = seeds()
    found: Counter[str] = Counter()
    for seed in range(*job):
        try:
            found[one(seed, files)] += 1
        except Exception as error:
            print(f"seed {seed}: {type(error).__name__}: {error}", file=sys.stderr)
            found["failed"] += 1
    return found


def main() -> int:
    """Run the fuzz; exit code 1 if the reader fails on any file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=50_000)
    parser.add_argument("--start", type=int, default=0)
    args = parser.parse_args()
    stop = args.start + args.files
    jobs = [(n, min(n + 1000, stop)) for n in range(args.start, stop, 1000)]
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(2) as pool:
        for found in pool.map(_chunk, jobs):
            total += found
    print(f"{args.files} files:", ", ".join(f"{n} {what}" for what, n in sorted(total.items())))
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
