"""Other programs read our reports, and we theirs: `make compat` (installs py4swiss and Gacrux aside).

Our random events must be accepted by py4swiss in its strict mode, which returns a whole round for each;
events of Gacrux's generator must be read and written back unchanged by us; Gacrux must find the same team
tie-breaks as we in our random team events, and pair and rank the team events of the desk as we do.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

from ronde import teams
from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.formats import javafo, trf
from ronde.formats.players.person import Person
from ronde.formats.players.table import Roster
from ronde.generating import Plan, generate
from ronde.model import Colour
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


def desk_event(folder: Path, seed: int) -> str:
    """The report of a team event of the desk: empty and forfeited boards and matches, byes, a late team."""
    rng = Random(seed)
    setup = replace(service.template("teams"), rounds=6)
    with service.new_event(str(folder / f"desk{seed}.ronde"), Event("Cup"), "Anne") as desk:
        key = service.add_tournament(desk, setup)
        service.add_teams(desk, key, [_roster(n, rng) for n in range(1, 9 + seed % 4)])
        service.draw_colour(desk, key, rng.choice(tuple(Colour)))
        for number in range(1, 5):
            if number == 2:
                service.add_team(desk, key, _roster(50, rng))
            service.pair_round(desk, key)
            service.publish(desk, key)
            _played(desk, key, number, rng)
        return service.export_trf(desk, key, "26", next_round=True)


def _roster(n: int, rng: Random) -> Roster:
    people = (Person(f"Player {n}.{board}", rng.randint(1400, 2400)) for board in range(1, 6))
    return Roster(f"Team {n}", tuple(people), f"T{n}")


def _played(desk: Desk, key: str, number: int, rng: Random) -> None:
    """Line-ups and results at random."""
    for row in service.match_rows(desk, key, number):
        if row.black is None:
            continue
        if rng.random() < 0.1:
            service.forfeit_match(desk, key, number, row.number, rng.choice(("+-", "-+", "--")), "absent")
            continue
        if rng.random() < 0.3:
            service.set_lineup(desk, key, number, row.white.uid, rng.choice(([1, 2, 4, 5], [1, 2, 3])))
    results = [(spot, rng.choice(_RESULTS)) for spot in service.missing_games(desk, key, number)]
    if results:
        service.enter_results(desk, key, number, results)
        if rng.random() < 0.5:  # the colour of the teams stays the one that was scheduled
            service.played_with_wrong_colours(desk, key, number, (results[0][0][0], 1))


_RESULTS = ("1-0", "1-0", "0-1", "0-1", "1/2", "1/2", "1-0F", "0-1F")


def same_at_desk(bin_: Path, folder: Path, seed: int) -> str | None:
    """None if Gacrux pairs the next round of an event of the desk as we do, and ranks its teams alike."""
    report = folder / f"desk{seed}.trf"
    report.write_text(desk_event(folder, seed), encoding="utf-8")
    matches = teams.read(trf.read(report.read_bytes()))
    mine = {frozenset(pair) for pair in teams.next_round(matches).pairs}
    command = [str(bin_ / "python"), "-m", "gacrux.pairingchecker", "-i", str(report), "-f", "TRF", "-p"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    theirs = _pairs(done.stdout)
    if mine != theirs:
        return f"seed {seed}: pairs {mine ^ theirs} differ {done.stderr[-200:]}"
    places = {id_: int(row[0]) for id_, row in _gacrux(bin_, report, ["MPTS", "GPTS"]).items()}
    return None if places == team_standings(matches, "MPTS,GPTS").place_of() else f"seed {seed}: ranks differ"


def accelerated_teams(bin_: Path, folder: Path, seed: int) -> str | None:
    """None if Gacrux agrees with every round of a team event that we generate with the Baku acceleration."""
    report = folder / f"baku{seed}.trf"
    plan = Plan(8 + seed % 9, 5, seed, "swiss-team-2026", "baku-2026", forfeit_rate=0.03, boards=4)
    report.write_text(trf.write(teams.stated(teams.read(generate(plan)))), encoding="utf-8")
    command = [str(bin_ / "python"), "-m", "gacrux.pairingchecker", "-i", str(report), "-f", "TRF", "-c"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    rounds = json.loads(done.stdout)["pairingResult"]["roundpairing"]
    wrong = [one["round"] for one in rounds if not one["check"]]
    return f"seed {seed}: Gacrux pairs rounds {wrong} otherwise" if wrong else None


def _pairs(text: str) -> set[frozenset[int]]:
    """The pairs that Gacrux gives, a team alone for the bye."""
    found = json.loads(text).get("pairingResult", {}).get("pairs", [])
    return {frozenset(id_ for id_ in pair if id_) for pair in found}


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
        baku = [x for n in range(args.events // 5) if (x := accelerated_teams(args.bin, folder, n))]
        desks = [x for n in range(args.events // 5) if (x := same_at_desk(args.bin, folder, n))]
    for line in refused + changed + other + baku + desks:
        print(line, file=sys.stderr)
    print(f"py4swiss took {args.events - len(refused)} of {args.events} reports of ours;", end=" ")
    print(
        f"{args.events // 10 - len(changed)} of {args.events // 10} of Gacrux came back as they were;",
        end=" ",
    )
    print(f"its team tie-breaks differ in {len(other)} of {args.events} events")
    print(f"accelerated team events that it pairs otherwise: {len(baku)} of {args.events // 5}")
    print(f"team events of the desk that it pairs or ranks otherwise: {len(desks)} of {args.events // 5}")
    return 1 if refused or changed or other or baku or desks else 0


if __name__ == "__main__":
    sys.exit(main())
