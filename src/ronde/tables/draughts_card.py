"""The pairing card of draughts: article 4.1 and the annex of the FMJD text of 1986."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ronde.model import Cell, Colour, Player, Result, Scoring, Tournament
from ronde.rulebook import implements
from ronde.systems import known
from ronde.systems.fmjd_1986.ranking import solkoff_parts, sonneborn_berger, totals
from ronde.tables.columns import column, rated
from ronde.tables.render import Column, Table, Value
from ronde.values import frozen
from ronde.words import decimal_mark, points, say


def is_used(tournament: Tournament) -> bool:
    """The players of this tournament have the card of draughts."""
    chosen = known(tournament.settings.system)
    return chosen is not None and chosen.game.own_card


@frozen
class CardLine:
    """One round on the card; points are in tenths, Sonneborn-Berger in hundredths."""

    round: int
    cell: Cell
    opponent: Player | None
    gained: int
    total: int
    solkoff: int  # provisional, with the totals after this round
    berger: int
    final: int | None  # the opponent's present or final score


@frozen
class PairingCard:
    """The card of a participant after the rounds played."""

    player: Player
    lines: tuple[CardLine, ...]
    solkoff: int
    truncated: int
    median: int
    berger: int


@implements("fmjd-1986 4.1", "fmjd-1986 annex")
def pairing_card(tournament: Tournament, id_: int) -> PairingCard:
    """The card round by round, with the provisional tie-breaks of each round."""
    player, scoring, last = tournament.player(id_), tournament.settings.scoring, tournament.played_rounds
    final, players = totals(tournament, last), tournament.by_id()
    lines, total = [], 0
    for round_ in range(1, last + 1):
        cell, then = player.cell(round_), totals(tournament, round_)
        opponent = players[cell.opponent] if cell.opponent is not None else None
        gained = scoring.points(cell)
        total += gained
        solkoff, berger = _provisional(player, then, scoring, round_)
        theirs = final[opponent.id] if opponent else None
        lines.append(CardLine(round_, cell, opponent, gained, total, solkoff, berger, theirs))
    parts = solkoff_parts(player, final, last)
    berger = sonneborn_berger(player, final, scoring, last)
    return PairingCard(player, tuple(lines), *solkoffs(parts), berger)


def _provisional(player: Player, then: dict[int, int], scoring: Scoring, round_: int) -> tuple[int, int]:
    return sum(solkoff_parts(player, then, round_)), sonneborn_berger(player, then, scoring, round_)


@implements("fmjd-1986 10")
def solkoffs(parts: Sequence[int]) -> tuple[int, int, int]:
    """Solkoff complete, truncated (without the lowest), median (without lowest and highest)."""
    ordered = sorted(parts)
    return sum(ordered), sum(ordered[1:]), sum(ordered[1:-1])


@implements("fmjd-1986 8.3")
def score_mark(line: CardLine, language: str = "en") -> str:
    """The entry of a round on the card: the points, with an f for a forfeit."""
    forfeit = line.cell.result in (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
    return points(line.gained, language) + ("f" if forfeit else "")


def card_sheet(card: PairingCard, language: str = "en") -> Table:
    """The card as a table, to be written as text, CSV, JSON or HTML."""

    def word(name: str) -> str:
        return say(f"draughts-card-{name}", language)

    columns = (
        Column("round", word("round"), True, frozen=True),
        column("colour", language),
        column("number", language, True),
        column("opponent", language, least=12),
        *(Column(name, word(name), True) for name in ("score", "total", "solkoff", "berger", "final")),
    )
    rows = tuple(_row(line, language) for line in card.lines)
    player = card.player
    named = (("federation", player.federation), ("grade", player.title), ("birth", player.birth))
    head = [*named, ("rating", str(rated(player) or "")), ("licence", player.fide_id)]
    subtitle = " · ".join(f"{word(name)} {value}" for name, value in head if value)
    figures = (("solkoff", card.solkoff), ("median", card.median), ("truncated", card.truncated))
    notes = [f"{word(name)} {points(value, language)}" for name, value in figures]
    notes.append(f"{word('berger')} {_hundredths(card.berger, language)}")
    title = say("draughts-card-title", language, id=player.id, name=player.name).strip()
    return Table("pairing-card", title, columns, rows, subtitle, (" · ".join(notes),), language)


_SIDES = {Colour.WHITE: "draughts-card-white", Colour.BLACK: "draughts-card-black"}


def _row(line: CardLine, language: str) -> tuple[Value, ...]:
    opponent = line.opponent
    alone = say("draughts-card-rest" if line.gained else "absent", language)
    return (
        line.round,
        say(_SIDES[line.cell.colour], language) if line.cell.colour else "",
        opponent.id if opponent else None,
        opponent.name if opponent else alone,
        score_mark(line, language),
        points(line.total, language),
        points(line.solkoff, language),
        _hundredths(line.berger, language),
        points(line.final, language) if line.final is not None else None,
    )


def _hundredths(value: int, language: str) -> str:
    """Sonneborn-Berger as people write it: no more decimals than it has."""
    exact = Fraction(value, 100)
    text = str(exact.numerator) if exact.denominator == 1 else f"{value / 100:.2f}".rstrip("0")
    return text.replace(".", decimal_mark(language))
