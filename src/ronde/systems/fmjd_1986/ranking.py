"""Swiss of the FMJD (1986): the provisional ranking (6.1.5) and its components."""

from __future__ import annotations

from collections.abc import Mapping

from ronde.facts.acceleration import virtual_points
from ronde.facts.history import cards
from ronde.model import Player, Scoring, Tournament
from ronde.rulebook import implements
from ronde.systems.fmjd_1986.facts import Entry


@implements("fmjd-1986 6.1.5", "fmjd-1986 6.2.1", "fmjd-1986 6.2.4", "fmjd-1986 8.6")
def ranking(tournament: Tournament) -> list[Entry]:
    """The players to pair, best first: points, Solkoff, Sonneborn-Berger, lower number (ruling 6)."""
    played, scoring = tournament.played_rounds, tournament.settings.scoring
    total = totals(tournament, played)
    # ruling 1: virtual points of the file are ignored, those of article 9 come from the rule
    extra = virtual_points(tournament) if tournament.settings.acceleration else {}
    entries = []
    for card in cards(tournament).values():
        solkoff = sum(solkoff_parts(card.player, total, played))
        berger = sonneborn_berger(card.player, total, scoring, played)
        points = card.score + (extra[card.id][played] if extra else 0)
        entries.append(Entry(card, points, solkoff, berger))
    return sorted(entries, key=lambda e: (-e.points, -e.solkoff, -e.berger, e.id))


def solkoff_parts(player: Player, total: Mapping[int, int], after: int) -> list[int]:
    """The totals of the opponents in games really played (ruling 7), round by round."""
    return [total[c.opponent] for c in player.cells[:after] if c.played and c.opponent is not None]


def sonneborn_berger(player: Player, total: Mapping[int, int], scoring: Scoring, after: int) -> int:
    """The results of the games played, each times the total of the opponent (ruling 8), in hundredths."""
    games = [c for c in player.cells[:after] if c.played]
    return sum(scoring.points(c) * total[c.opponent] for c in games if c.opponent is not None)


@implements("fmjd-1986 8.1", "fmjd-1986 8.2", "fmjd-1986 8.7")
def totals(tournament: Tournament, after: int) -> dict[int, int]:
    """Everybody's points after a round, the rest included; withdrawn players keep theirs."""
    scoring = tournament.settings.scoring
    rounds = range(1, after + 1)
    return {p.id: sum(scoring.points(p.cell(n)) for n in rounds) for p in tournament.players}
