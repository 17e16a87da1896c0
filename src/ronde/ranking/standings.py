"""Standings: players in the order of a list of tie-breaks, ties as shared places, lots recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from operator import itemgetter

from ronde.model import Noted, Player, Tournament
from ronde.ranking.tiebreaks.event import Event, event
from ronde.ranking.tiebreaks.registry import (
    Code,
    TieBreak,
    default_list,
    parse,
    readable,
    refusal,
    stated_list,
    with_own,
)
from ronde.ranking.tiebreaks.teams import in_score, team_event
from ronde.rulebook import implements
from ronde.teams import Matches, fold
from ronde.values import frozen, replace
from ronde.words import Message


@frozen
class Row:
    """One line: players whom nothing separates share a `place`; an expelled player has place 0."""

    place: int
    shared: bool
    player: Player
    score: int  # tenths
    values: tuple[Fraction | None, ...]  # one per code; None where a code does not apply to the player

    @property
    def id(self) -> int:
        """The pairing number."""
        return self.player.id


@frozen
class Standings:
    """The table after a number of rounds, with everything needed to reproduce it."""

    name: str
    rounds: int
    edition: str
    codes: tuple[Code, ...]
    rows: tuple[Row, ...]
    dropped: tuple[tuple[str, Message], ...] = ()  # codes that could not be used, and why
    announced: tuple[Code, ...] = ()  # the codes with those that could not be used, in the order of the list
    seed: int | None = None
    lots: tuple[int, ...] = ()  # the order drawn for the ties that were left
    own: tuple[TieBreak, ...] = ()  # custom tie-breaks
    system: str | None = None  # the pairing system, which may have tie-breaks of its own
    expelled: tuple[Row, ...] = ()  # without a place; their games count for the others
    withdrawn: tuple[str, ...] = ()  # the names of players who have left

    @property
    def everybody(self) -> tuple[Row, ...]:
        """The ranked players, then those without a place."""
        return self.rows + self.expelled

    def tiebreak(self, code: Code) -> TieBreak:
        """The tie-break of a code."""
        return with_own(self.own)[code.name]

    def place_of(self) -> dict[int, int]:
        """The place of every player; the expelled come last."""
        return {row.id: row.place or n for n, row in enumerate(self.everybody, 1)}


@implements("tiebreaks 2.1", "tiebreaks 4.2")
def standings(
    tournament: Tournament,
    codes: str | Sequence[Code] = "",
    edition: str = "2026",
    *,
    after: int | None = None,
    round_robin: bool | None = None,
    seed: int | None = None,
    own: Sequence[TieBreak] = (),
) -> Standings:
    """The standings by a list of codes or the name of a set; `own` tie-breaks can be named in the list.

    If none is given, the event's own list is used, without the codes that cannot be.
    With a seed, ties left at the end are broken by lots drawn from it and recorded in the result.
    """
    seen = event(tournament, edition, after, round_robin)
    listed = _listed(codes, default_list(tournament), own)
    made = _made(tournament.name, seen, tournament.by_id(), listed, seed, tuple(own))
    return _without(replace(made, system=tournament.settings.system), expelled(tournament))


def expelled(tournament: Tournament) -> frozenset[int]:
    """The players whom the remarks of a report name as expelled."""
    told = (one.text.split(" ")[0] for one in tournament.remarks if one.kind is Noted.EXPELLED)
    return frozenset(int(word) for word in told if word.isascii() and word.isdigit())


@implements("fide-2026 C.04.2.3.2")
def _without(made: Standings, ids: frozenset[int]) -> Standings:
    """The standings without some players, whose games keep their value for the others."""
    if not ids:
        return made
    gone = tuple(replace(row, place=0, shared=False) for row in made.rows if row.id in ids)
    left = [row for row in made.rows if row.id not in ids]
    level = Counter(row.place for row in left)
    first: dict[int, int] = {}
    for n, row in enumerate(left, 1):
        first.setdefault(row.place, n)
    rows = tuple(replace(row, place=first[row.place], shared=level[row.place] > 1) for row in left)
    return replace(made, rows=rows, expelled=gone)


@implements("tiebreaks 11")
def team_standings(
    matches: Matches,
    codes: str | Sequence[Code] = "",
    edition: str = "2026",
    *,
    primary: str | None = None,
    after: int | None = None,
    seed: int | None = None,
) -> Standings:
    """The standings of the teams of a report, on match points (MP) or game points (GP)."""
    seen = team_event(matches, edition, after, primary)
    default = stated_list(matches.tournament) or "fide-team"
    return _made(matches.tournament.name, seen, fold(matches).by_id(), _listed(codes, default), seed)


#: usable codes, and words that are not codes, with the reason
Listed = tuple[tuple[Code, ...], tuple[tuple[str, Message], ...]]


def _made(
    name: str,
    seen: Event,
    players: Mapping[int, Player],
    codes: Listed,
    seed: int | None,
    own: tuple[TieBreak, ...] = (),
) -> Standings:
    listed, unread = codes
    known = with_own(own)
    refused = {code: reason for code in listed if (reason := refusal(seen, code, known))}
    dropped = (*unread, *((str(code), reason) for code, reason in refused.items()))
    drawing = bool(seen.lots)  # no column for lots that have not been drawn
    announced = tuple(code for code in listed if drawing or code.name != "LOTS")
    used = tuple(code for code in announced if code not in refused)
    groups, columns = _rank(seen, used, known)
    drawn: tuple[int, ...] = ()
    if seed is not None:
        drawn = tuple(id_ for group in groups if len(group) > 1 for id_ in draw(group, seed))
        order = {id_: n for n, id_ in enumerate(drawn)}
        groups = [[id_] for group in groups for id_ in sorted(group, key=lambda i: order.get(i, 0))]
    rows = tuple(_rows(players, seen, groups, columns))
    return Standings(name, seen.rounds, seen.edition, used, rows, dropped, announced, seed, drawn, own)


def _listed(codes: str | Sequence[Code], default: str, own: Sequence[TieBreak] = ()) -> Listed:
    if not isinstance(codes, str):
        return tuple(codes), ()
    return (parse(codes, with_own(own)), ()) if codes.strip() else readable(default)


def _rank(
    seen: Event, codes: Sequence[Code], known: Mapping[str, TieBreak]
) -> tuple[list[list[int]], list[dict[int, Fraction]]]:
    """The groups that stay tied, in order, and the values of every code."""
    groups, columns = [sorted(seen.entries)], []
    for code in codes:
        tiebreak = known[code.name]
        view = seen if tiebreak.team else in_score(seen, code)
        if tiebreak.whole:
            column = tiebreak.whole(view, code)
        else:
            assert tiebreak.tied
            column = {}
            for place, group in enumerate(groups):
                if len(group) > 1:
                    column |= tiebreak.tied(view, code, group, place == 0)
        columns.append(column)
        lower_first = tiebreak.lower_first != code.reverse
        groups = [part for group in groups for part in _parted(group, column, lower_first)]
    return groups, columns


def _parted(group: list[int], column: dict[int, Fraction], lower_first: bool) -> list[list[int]]:
    if len(group) == 1:
        return [group]
    parts: dict[tuple[int, int], tuple[Fraction, list[int]]] = {}  # two whole numbers are found sooner
    for id_ in group:
        value = column.get(id_, _NOTHING)
        parts.setdefault(value.as_integer_ratio(), (value, []))[1].append(id_)
    return [ids for _, ids in sorted(parts.values(), key=itemgetter(0), reverse=not lower_first)]


_NOTHING = Fraction(0)


def _rows(
    players: Mapping[int, Player],
    seen: Event,
    groups: list[list[int]],
    columns: list[dict[int, Fraction]],
) -> Iterable[Row]:
    place = 1
    for group in groups:
        for id_ in group:
            values = tuple(column.get(id_) for column in columns)
            yield Row(place, len(group) > 1, players[id_], seen.score[id_], values)
        place += len(group)


# --- lots ----------------------------------------------------------------------------------------


@implements("tiebreaks 4.2")
def draw(ids: Iterable[int], seed: int) -> list[int]:
    """Players in an order drawn from a seed: by the SHA-256 sum of `seed:number`, so anyone can repeat it."""
    return sorted(ids, key=lambda id_: sha256(f"{seed}:{id_}".encode()).hexdigest())


def with_lots(tournament: Tournament, drawn: Sequence[int]) -> Tournament:
    """The tournament with lots recorded in its settings, before any that were drawn earlier."""
    lots = tuple(drawn) + tuple(id_ for id_ in tournament.settings.lots if id_ not in set(drawn))
    return replace(tournament, settings=replace(tournament.settings, lots=lots))
