"""The check-list of bbpPairings and JaVaFo: the data behind a round, one tab-separated line per player.

Columns: number, points, colours of the games, preference, C2 (may have the bye), floats of the last round
(C14) and of the one before (C16), the opponent now, and the opponents of every round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.facts.colours import Preference, Strength, colour_preference
from ronde.facts.history import Card, Float, cards, played_float
from ronde.model import Cell, Colour, Pair, Result, Tournament
from ronde.pairing import system_of
from ronde.words import points

_FLOATS = {Float.DOWN: "D", Float.UP: "U", None: " "}


def checklist(tournament: Tournament, pairs: Iterable[Pair] | None) -> str:
    """The list before a round, with its pairs where it could be paired."""
    rounds = tournament.played_rounds
    everyone = cards(tournament, everyone=True)
    there = {player.id for player in tournament.available()}
    ordered = sorted((everyone[id_] for id_ in there), key=lambda card: (-card.pairing_score, card.id))
    head = ["ID", "Pts", "-" * (rounds + 1), "Pref", "C2", "C14", "C16", "Cur", ""]
    now = _now(pairs)
    rows = [[*head, *(f"R{n}" for n in range(1, rounds + 1))]]
    rows += [_row(tournament, card, everyone, now) for card in ordered]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["", _line(rows[0], widths)]
    for n, card in enumerate(ordered):
        if n == 0 or card.pairing_score != ordered[n - 1].pairing_score:
            lines.append("")
        lines.append(_line(rows[n + 1], widths))
    return "\n".join([*lines, "", "", ""])


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(f"{text:>{width}}\t" for text, width in zip(row, widths, strict=True))


def _now(pairs: Iterable[Pair] | None) -> dict[int, str]:
    found = {}
    for pair in pairs or ():
        found[pair.white] = "(bye)" if pair.black is None else f"({pair.black}W)"
        if pair.black is not None:
            found[pair.black] = f"({pair.white}B)"
    return found


def _row(tournament: Tournament, card: Card, everyone: dict[int, Card], now: dict[int, str]) -> list[str]:
    rounds, settings = tournament.played_rounds, tournament.settings
    barred = (
        system_of(tournament).general.barred_from_bye(card, settings.scoring) or card.id in settings.no_bye
    )
    cells = [card.player.cell(n) for n in range(1, rounds + 1)]
    return [
        str(card.id),
        _decimal(card.pairing_score),
        "".join("W" if colour is Colour.WHITE else "B" for colour in card.colours),
        _preference(colour_preference(card.colours)),
        "N" if barred else "Y",
        _float(tournament, card, everyone, rounds),
        _float(tournament, card, everyone, rounds - 1),
        now.get(card.id, ""),
        "",
        *(str(cell.opponent) if cell.played else "" for cell in cells),
    ]


def _decimal(tenths: int) -> str:
    text = points(tenths)
    return text if "." in text else f"{text}.0"


def _preference(preference: Preference) -> str:
    if preference.colour is None:
        return "A "
    letter = preference.colour.value
    if preference.strength is Strength.MILD:
        return f"{letter} "
    return f"{letter.upper()} " if preference.strength is Strength.ABSOLUTE else f"({letter.upper()})"


def _float(tournament: Tournament, card: Card, everyone: dict[int, Card], round_: int) -> str:
    if round_ < 1:
        return _FLOATS[None]
    cell = card.player.cell(round_)
    if cell.played:
        return _FLOATS[played_float(card, everyone, round_)]
    return _FLOATS[Float.DOWN if _floated(cell, tournament) else None]


def _floated(cell: Cell, tournament: Tournament) -> bool:
    """A round without a game that gave points, or the bye."""
    return cell.result is Result.PAIRING_BYE or tournament.settings.scoring.points(cell) > 0
