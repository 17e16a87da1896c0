"""Writing a report with the records of TRF26 in the place of the extensions of single engines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.formats.trf import reading as trf
from ronde.formats.trf.settings import ALWAYS, acceleration_lines, scale_record, usual_scale
from ronde.formats.trf.teams import is_team_event
from ronde.formats.trf.types import plays_matches, type_code
from ronde.model import Colour, Settings, Tournament
from ronde.values import replace

#: records of the engines that TRF26 has its own for
_SAID = frozenset({"XXR", "XXC"})
_PLAYERS = frozenset({"XXA", "XXP"})  # in the report of a team event 250 and 260 are those of teams
_SCORING = frozenset({"XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"})


def write(tournament: Tournament, tiebreaks: Sequence[str] = ()) -> str:
    """The report of a tournament as TRF26."""
    tournament = trf.in_columns(tournament)
    settings, teams = tournament.settings, is_team_event(tournament)
    own = (*_lines(settings, teams), *((f"212 {','.join(tiebreaks)}",) if tiebreaks else ()))
    if not teams:
        own += tuple(_of_players(settings))
    if any(line.startswith("192") for line in tournament.records):
        own = tuple(line for line in own if not line.startswith("192"))
    text = trf.write_columns(replace(tournament, records=(*tournament.records, *own), source=()))
    said = (_SAID if teams else _SAID | _PLAYERS) | (
        _SCORING if scale_record(settings.scoring) else frozenset()
    )
    # not splitlines(), which also breaks a line where a name has a strange blank
    return "\n".join(line for line in text.split("\n") if line[:3] not in said)


def _lines(settings: Settings, teams: bool) -> Iterator[str]:
    if settings.rounds:
        yield f"142 {settings.rounds}"
    if settings.initial_colour:
        yield f"152 {'W' if settings.initial_colour is Colour.WHITE else 'B'}"
    record = scale_record(settings.scoring)
    if settings.scoring != usual_scale(settings, teams) and record and not teams:
        yield record
    if not plays_matches(settings):
        yield f"192 {type_code(settings)}"  # that of matches stands among the settings


def _of_players(settings: Settings) -> Iterator[str]:
    yield from acceleration_lines(settings.virtual_points)
    first, last = ALWAYS
    for group in settings.forbidden:
        yield f"260 {first:>3} {last:>3} " + " ".join(f"{id_:>4}" for id_ in group)
