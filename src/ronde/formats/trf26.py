"""Writing a report with the records of TRF26 in the place of the extensions of single engines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ronde.formats import trf
from ronde.model import Colour, Scoring, Settings, Tournament


def write(tournament: Tournament, tiebreaks: Sequence[str] = ()) -> str:
    """The report of a tournament as TRF26."""
    settings = tournament.settings
    kept = replace(settings, rounds=None, initial_colour=None, virtual_points=(), forbidden=())
    kept = replace(kept, scoring=_rest(settings.scoring))
    lines = (*_lines(settings), *((f"212 {','.join(tiebreaks)}",) if tiebreaks else ()))
    return trf.write(replace(tournament, settings=kept, records=(*tournament.records, *lines), source=()))


def _lines(settings: Settings) -> Iterator[str]:
    if settings.rounds:
        yield f"142 {settings.rounds}"
    if settings.initial_colour:
        yield f"152 {'W' if settings.initial_colour is Colour.WHITE else 'B'}"
    if settings.scoring != Scoring() and _rest(settings.scoring) == Scoring():
        yield _scoring(settings.scoring)
    yield "192 CUSTOM_SWISS"
    for id_, points in settings.virtual_points:
        for first, last, value in _runs(points):
            yield f"250      {value // 10:>2}.{value % 10} {first:>3} {last:>3} {id_:>4} {id_:>4}"
    for group in settings.forbidden:
        yield "260   1 999 " + " ".join(f"{id_:>4}" for id_ in group)


def _simple(scoring: Scoring) -> Scoring:
    """The scale that record 162 can express: win, draw, loss, absence, bye."""
    plain = Scoring.of(scoring.white_win, scoring.white_draw, scoring.white_loss)
    return replace(plain, absent=scoring.absent, pairing_bye=scoring.pairing_bye)


def _rest(scoring: Scoring) -> Scoring:
    """What is left for the records of the engines: nothing where 162 says it all."""
    return Scoring() if scoring == _simple(scoring) else scoring


def _scoring(scoring: Scoring) -> str:
    values = (scoring.win, scoring.draw, scoring.white_loss, scoring.absent, scoring.pairing_bye)
    blocks = [f"{sign}{value // 10:>2}.{value % 10}" for sign, value in zip("WDLAP", values, strict=True)]
    return "162  " + "    ".join(blocks)


def _runs(points: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Rounds in a row with the same points, without those that have none."""
    first = 1
    for round_ in range(1, len(points) + 1):
        if round_ == len(points) or points[round_] != points[first - 1]:
            if points[first - 1]:
                yield first, round_, points[first - 1]
            first = round_ + 1
