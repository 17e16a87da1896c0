"""Other programs read our reports, and we theirs: `make compat` (installs py4swiss and Gacrux aside).

Our random events must be accepted by py4swiss in its strict mode, which returns a whole round for each;
events of Gacrux's generator must be read and written back unchanged by us; Gacrux must find the same team
tie-breaks as we in our random team events.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from ronde import teams
from ronde.formats import javafo, trf
from ronde.generating import Plan, generate
from ronde.ranking.standings import team_standings
from tests.test_literal_team_tiebreaks import random_event


def ours(seed: int) -> str:
    """A report of ours before a round, with forfeits, byes and absences."""
    plan = Plan(
        20 + seed % 15, 5, seed, "dutch-2012", forfeit_rate=0.04, absence_rate=0.03, half_bye_rate=0.03
    )
    event = generate(plan)
    return trf.write(replace(event, settings=replace(event.settings, rounds=9)))


def accepted(bin_: Path, folder: Path, seed: int) -> str | None:
    """None if py4swiss takes our report and pairs everybody in it, otherwise what it says."""
    report, pairs = folder / f"{seed}.trf", folder / f"{seed}.txt"
    report.write_text(ours(seed), encoding="utf-8")
    command = [str(bin_ / "py4swiss"), "-s", "-t", str(report), "-p", str(pairs)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not pairs.exists():
        return f"seed {seed}: {done.stderr.strip().splitlines()[-1:]}"
    given = {id_ for pair in javafo.read(pairs.read_text()) for id_ in pair}
    wanted = {p.id for p in trf.read(report.read_bytes()).available()}
    return None if given == wanted else f"seed {seed}: pairs {sorted(given ^ wanted)} differ"


def read_back(bin_: Path, folder: Path, number: int) -> str | None:
    """None if an event of Gacrux's generator is read and written back as it was."""
    report = folder / f"gacrux{number}.trf"
    plan = f"-g 1 -p {11 + number} -N 7 -S 0.03 0.03 0.05 -m dutch -F TRF -o {report}"
    command = [str(bin_ / "python"), "-m", "gacrux.tournamentgenerator", *plan.split()]
    subprocess.run(command, capture_output=True, text=True, check=True)
    data = report.read_bytes()
    written = trf.write(trf.read(data))
    return None if written.split() == trf.decode(data).split() else f"{report.name} came back changed"


#: codes with a value for everybody, and codes that only rank (BC is left out: Gacrux applies it to any teams)
VALUES = [
    "MPTS",
    "GPTS",
    "EMMSB",
    "EMGSB",
    "EGMSB",
    "EGGSB",
    "EMGSB/C1",
    "EGGSB/C2",
    "EGGSB/C1/P",
    "SSSC",
    "SSSC/K3",
    "BH:MP",
    "BH:GP",
    "BH:MP/C1",
]
RANKS = ("TBR", "BBE", "EDE", "EDET", "EDEB", "EDEBT", "EDE/P")


def same_tiebreaks(bin_: Path, folder: Path, seed: int) -> str | None:
    """None if Gacrux finds our values and places in a random team event; one that broke off says nothing."""
    tournament = random_event(seed)
    matches = teams.read(tournament)
    if matches.rounds != tournament.settings.rounds:
        return None
    report = folder / f"teams{seed}.trf"
    report.write_text(trf.write(tournament), encoding="utf-8")
    rows = _gacrux(bin_, report, VALUES)
    table = team_standings(matches, ",".join(("PTS", *VALUES)))
    for row in table.rows:
        for code, mine, theirs in zip(VALUES, row.values[1:], rows.get(row.id, [""])[1:], strict=False):
            if mine is None or abs(mine - Fraction(theirs)) > Fraction(1, 100):
                return f"seed {seed}: team {row.id} has {code} {mine}, for Gacrux {theirs}"
    for code in RANKS:
        places = {id_: int(row[0]) for id_, row in _gacrux(bin_, report, ["MPTS", code]).items()}
        if places != team_standings(matches, f"PTS,{code}").place_of():
            return f"seed {seed}: {code} ranks the teams otherwise for Gacrux"
    return None


def _gacrux(bin_: Path, report: Path, codes: list[str]) -> dict[int, list[str]]:
    """The rank and the values of every team."""
    command = [str(bin_ / "python"), "-m", "gacrux.tiebreakchecker", "-i", str(report), "-f", "TRF", "-s"]
    done = subprocess.run([*command, "-d", "T", "-t", *codes], capture_output=True, text=True, check=True)
    rows = [line.split("\t") for line in done.stdout.splitlines()[1:]]
    return {int(row[0]): row[1:] for row in rows if row[0].isdecimal()}


def main() -> int:
    """Exit code 1 if a report is refused or comes back changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bin", type=Path, help="the bin folder of a venv with py4swiss and gacrux")
    parser.add_argument("--events", type=int, default=100)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        refused = [x for n in range(args.events) if (x := accepted(args.bin, folder, n))]
        changed = [x for n in range(args.events // 10) if (x := read_back(args.bin, folder, n))]
        other = [x for n in range(args.events) if (x := same_tiebreaks(args.bin, folder, n))]
    for line in refused + changed + other:
        print(line, file=sys.stderr)
    print(f"py4swiss took {args.events - len(refused)} of {args.events} reports of ours;", end=" ")
    print(
        f"{args.events // 10 - len(changed)} of {args.events // 10} of Gacrux came back as they were;",
        end=" ",
    )
    print(f"its team tie-breaks differ in {len(other)} of {args.events} events")
    return 1 if refused or changed or other else 0


if __name__ == "__main__":
    sys.exit(main())
