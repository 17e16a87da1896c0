"""The functions of the public API that read, play and explain; `import ronde` offers them by name."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from ronde.errors import BadInput, FileTrouble
from ronde.explaining.published import in_report
from ronde.explaining.text import round_text
from ronde.explaining.voice import player_text
from ronde.formats import trf
from ronde.model import BYE, Cell, Colour, Outcome, Tournament
from ronde.systems import KEYS, RoundPairing, System, system
from ronde.words import Quoted


def read_trf(source: str | bytes | os.PathLike[str]) -> Tournament:
    """The tournament of a report: a path, or the report itself as text (of several lines) or bytes."""
    if isinstance(source, bytes) or (isinstance(source, str) and ("\n" in source or "\r" in source)):
        return trf.read(source)
    try:
        return trf.read(Path(source).read_bytes())
    except OSError as error:
        raise FileTrouble.unreadable(source, error) from error


def write_trf(tournament: Tournament, path: str | os.PathLike[str] | None = None) -> str:
    """The report of a tournament as text; with a path it is also written there."""
    text = trf.write(tournament)
    if path is not None:
        try:
            Path(path).write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            raise FileTrouble.unwritable(path, error) from error
    return text


def play(tournament: Tournament, round_: RoundPairing, results: Mapping[int, str | Outcome]) -> Tournament:
    """The tournament after a round: results by board (1 is the first), `"1-0"`, `"½"`, `"0-1F"` …

    Boards without a result are pending; the bye has its own. Unpaired players keep their cells.
    """
    unknown = sorted(set(results) - set(range(1, len(round_.pairs) + 1)))
    if unknown:
        raise BadInput("error-no-such-board", board=unknown[0], round=round_.round)
    cells: dict[int, Cell] = {}
    coloured = _coloured(tournament)
    for board, match in enumerate(round_.pairs, 1):
        if match.black is None:
            cells[match.white] = BYE
            continue
        white, black = _outcome(results.get(board, Outcome.PENDING)).results
        colours = (Colour.WHITE, Colour.BLACK) if coloured else (None, None)
        cells[match.white] = Cell(match.black, colours[0], white)
        cells[match.black] = Cell(match.white, colours[1], black)
    return tournament.with_round(cells)


def _coloured(tournament: Tournament) -> bool:
    return tournament.settings.system is None or system(tournament.settings.system).uses_colours


def _outcome(given: str | Outcome) -> Outcome:
    found = given if isinstance(given, Outcome) else Outcome.read(given)
    if found is None:
        raise BadInput("error-no-result", text=Quoted(given))
    return found


def explain(
    tournament: Tournament, player: int | None = None, *, round_: int | None = None, language: str = "en"
) -> str:
    """Why the next round (or a past one) is paired as it is: the whole round, or one player's board."""
    then, published = in_report(tournament, tournament.next_round if round_ is None else round_)
    if player is None:
        return round_text(then, published, language)
    return player_text(then, published, player, language)


class _Systems(Mapping[str, System]):
    """Every pairing system under its key; loaded on first lookup."""

    def __getitem__(self, key: str) -> System:
        if key not in KEYS:
            raise KeyError(key)
        return system(key)

    def __iter__(self) -> Iterator[str]:
        return iter(KEYS)

    def __len__(self) -> int:
        return len(KEYS)


SYSTEMS: Mapping[str, System] = _Systems()
