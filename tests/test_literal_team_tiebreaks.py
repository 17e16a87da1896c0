"""Team tie-breaks against their literal reading, on random team events."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import Tournament
from ronde.ranking.standings import Standings, team_standings
from ronde.teams import Matches, read
from tests.tiebreak_readings.team_tiebreaks import Report

SCALES = ("362 TW 2.0   TD 1.0   TL 0.0", "362 TW 3.0   TD 1.0   TL 0.0", "362 TW 3.0   TD 2.0   TL 1.0")
PRODUCTS = {"MM": ("MP", "MP"), "MG": ("MP", "GP"), "GM": ("GP", "MP"), "GG": ("GP", "GP")}
CUTS = {"": (0, 0), "/C1": (1, 0), "/C2": (2, 0), "/M1": (1, 1)}


def random_event(seed: int) -> Tournament:
    """A team event with forfeits, byes, line-ups and empty boards, more of them in some than in others."""
    rng = Random(seed)
    dirt = rng.choice((0.0, 0.05, 0.2))
    plan = Plan(
        rng.randint(3, 9), rng.randint(2, 6), seed, boards=rng.randint(1, 5),
        draw_rate=rng.choice((0.3, 0.8)), forfeit_rate=dirt, absence_rate=dirt, half_bye_rate=dirt,
        withdrawal_rate=dirt,
        system=rng.choice(("dutch-2012", "lim", "fmjd-1986")),
    )  # fmt: skip
    tournament = generate(plan)
    scale = rng.choice(SCALES)
    records = tuple(scale if line.startswith("362") else line for line in tournament.records)
    return replace(tournament, records=records)


@cache
def both(seed: int) -> tuple[Matches, Report]:
    text = trf.write(random_event(seed))
    return read(trf.read(text)), Report(text)


def expected(report: Report, edition: str, first: str) -> dict[str, dict[int, Fraction]]:
    """The values of every code that gives one to every team."""
    found = {f"{score}TS": {t: report.score(t, score) for t in report.members} for score in ("MP", "GP")}
    for name, (theirs, mine) in PRODUCTS.items():
        for cut, (low, high) in CUTS.items():
            for forfeits in (False, True):
                found[f"E{name}SB{cut}{'/P' * forfeits}"] = {
                    t: report.sums(t, theirs, mine, edition, low, high, forfeits) for t in report.members
                }
    for code, factor in (("SSSC", 0), ("SSSC/K3", 3)):
        found[code] = {t: report.schedule(t, edition, first, factor) for t in report.members}
    return found


@pytest.mark.article("tiebreaks 11", "tiebreaks 13.1", "tiebreaks 13.2", "tiebreaks 13.4")
@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_values(edition: str) -> None:
    for seed in range(100):
        matches, report = both(seed)
        first = ("MP", "GP")[seed % 2]
        values = expected(report, edition, first)
        table = team_standings(matches, ",".join(("PTS", *values)), edition, primary=first)
        for place, (code, column) in enumerate(values.items(), 1):
            assert {row.id: row.values[place] for row in table.rows} == column, (seed, code)


@pytest.mark.article("tiebreaks 12.1", "tiebreaks 12.2", "tiebreaks 12.3", "tiebreaks 13.3")
def test_tied_teams() -> None:
    decided: dict[str, int] = {}
    for seed in range(200):
        matches, report = both(seed)
        first = ("MP", "GP")[seed % 2]
        for code in ("BC", "TBR", "BBE", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "EDET/P"):
            table = team_standings(matches, f"PTS,{code}", primary=first)
            for group in tied(report, first):
                name, _, forfeits = code.partition("/")
                if name in ("BC", "TBR", "BBE"):
                    expected = report.by_boards(name, group)
                else:
                    expected = report.extended(group, name, first, bool(forfeits))
                assert in_tiers(table, group) == [set(tier) for tier in expected], (seed, code)
                decided[code] = decided.get(code, 0) + (len(expected) > 1)
    assert min(decided.values()) > 20, decided


def tied(report: Report, score: str) -> list[list[int]]:
    total = {team: report.score(team, score) for team in report.members}
    groups = [sorted(t for t in total if total[t] == value) for value in sorted(set(total.values()))]
    return [group for group in groups if 1 < len(group) < 5]


def in_tiers(table: Standings, group: list[int]) -> list[set[int]]:
    found: dict[int, set[int]] = {}
    for row in table.rows:
        if row.id in group:
            found.setdefault(row.place, set()).add(row.id)
    return [found[place] for place in sorted(found)]
