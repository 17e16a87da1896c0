"""Team events: match points and game points side by side, and the tie-breaks of articles 11 to 13.

A team event is the same matches seen twice, once scored in match points and once in game points, so
every tie-break of individuals works on either; this module has those that need both, or the boards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial

from ronde.errors import BadInput
from ronde.formats.trf.records import said
from ronde.model import Tournament
from ronde.ranking.tiebreaks.event import (
    Code,
    Contribution,
    Event,
    check_edition,
    counted,
    entry,
    is_round_robin,
)
from ronde.ranking.tiebreaks.results import Values, buchholz, cut, fore_buchholz, points, split
from ronde.rulebook import implements
from ronde.teams import Matches, fold
from ronde.values import fields, frozen
from ronde.words import Quoted

Boards = tuple[int, ...]  # the game points of one match, board by board, in tenths


@frozen
class TeamEvent(Event):
    """A team event: its own fields are those of the score that ranks."""

    scores: Mapping[str, Event]  # MP and GP
    primary: str
    boards: Mapping[int, tuple[Boards, ...]]  # of every round
    size: int  # boards of a match

    @property
    def first(self) -> Event:
        """The event in the score that ranks."""
        return self.scores[self.primary]

    @property
    def second(self) -> Event:
        """The event in the other score."""
        return self.scores["GP" if self.primary == "MP" else "MP"]


def in_score(event: Event, code: Code) -> Event:
    """The event in the score that a code asks for, the one that ranks if it does not say."""
    return event.scores[code.score or event.primary] if isinstance(event, TeamEvent) else event


# --- building ------------------------------------------------------------------------------------


@implements("tiebreaks 11")
def team_event(
    matches: Matches, edition: str = "2026", after: int | None = None, primary: str | None = None
) -> TeamEvent:
    """The matches of a report as an event, ranked on MP or GP (by default as the report says)."""
    tournament = matches.tournament
    check_edition(edition)
    primary = primary or stated_primary(tournament)
    if primary not in ("MP", "GP"):
        raise BadInput("error-teams-ranked-mp-or-gp", primary=Quoted(primary))
    rounds, fixed = counted(matches.rounds, after), is_round_robin(tournament)
    last = rounds >= (tournament.settings.rounds or matches.rounds)
    ratings, lots = {team.id: team.rating for team in matches.teams}, fold(matches).settings.lots
    rows = {id_: row[:rounds] for id_, row in matches.of.items()}
    mp = {id_: tuple(entry(m.cell, m.points, fixed) for m in row) for id_, row in rows.items()}
    gp = {id_: tuple(entry(m.cell, m.games, fixed) for m in row) for id_, row in rows.items()}
    scores = {
        "MP": Event(edition, rounds, last, fixed, matches.scoring, ratings, lots, mp),
        "GP": Event(edition, rounds, last, fixed, matches.game_scoring, ratings, lots, gp),
    }
    base = {name: getattr(scores[primary], name) for name in fields(Event)}
    boards = {id_: tuple(match.boards for match in row) for id_, row in rows.items()}
    return TeamEvent(**base, scores=scores, primary=primary, boards=boards, size=matches.size)


def stated_primary(tournament: Tournament) -> str:
    """The score that ranks by the type code of the report (192): the first it names, or match points."""
    codes = said(tournament.records).codes
    named = [word for code in codes for word in code.upper().split("_") if word in ("MP", "GP")]
    return tournament.settings.option("score") or next(iter(named), "MP")


# --- 11, 13 scores -------------------------------------------------------------------------------


def _teams(event: Event) -> TeamEvent:
    assert isinstance(event, TeamEvent)
    return event


@implements("tiebreaks 11")
def match_points(event: Event, code: Code) -> Values:
    """MPTS: match points."""
    return points(_teams(event).scores["MP"], code)


@implements("tiebreaks 11")
def game_points(event: Event, code: Code) -> Values:
    """GPTS: game points."""
    return points(_teams(event).scores["GP"], code)


@implements("tiebreaks 13.1")
def other_score(event: Event, code: Code) -> Values:
    """MPVGP: the score that does not rank."""
    return points(_teams(event).second, code)


@implements("tiebreaks 13.2")
def extended_sonneborn(event: Event, code: Code) -> Values:
    """EMMSB, EMGSB, EGMSB, EGGSB: the opponent's score of the first kind times points of the second."""
    teams = _teams(event)
    letters = {"M": teams.scores["MP"], "G": teams.scores["GP"]}
    theirs, own = letters[code.name[1]], letters[code.name[2]]
    values = {}
    for id_ in teams.entries:
        pairs = zip(
            theirs.contributions(id_, code.forfeits), own.contributions(id_, code.forfeits), strict=True
        )
        found = [Contribution(a.score, b.points, a.voluntary) for a, b in pairs]
        left = cut(found, code, lambda c: c.product, teams.edition in ("2024", "2026"))
        values[id_] = Fraction(sum(c.product for c in left), 100)
    return values


@implements("tiebreaks 13.4")
def score_and_schedule(event: Event, code: Code) -> Values:
    """SSSC: the second score and Buchholz on the first, divided so that it weighs like one match."""
    teams = _teams(event)
    strength = (fore_buchholz if code.fore else buchholz)(teams.first, Code("BH", forfeits=code.forfeits))
    highest = teams.first.scoring.win * teams.rounds
    factor = code.factor or max(1, highest // max(1, teams.second.scoring.win))
    other = points(teams.second, code)
    return {id_: other[id_] + strength[id_] / factor for id_ in other}


# --- 12, 13.3 among tied teams -------------------------------------------------------------------

Judge = Callable[[Boards], tuple[int, ...]]  # the more, the better


def _behind(tiers: Sequence[Sequence[int]]) -> Values:
    """How many teams of the group each of them is placed before."""
    values, behind = Values(), sum(map(len, tiers))
    for tier in tiers:
        behind -= len(tier)
        values.update(dict.fromkeys(tier, Fraction(behind)))
    return values


def _tiers(group: Sequence[int], boards: Callable[[int], Boards], judge: Judge) -> list[list[int]]:
    found = {id_: judge(boards(id_)) for id_ in group}
    return [
        [id_ for id_ in group if found[id_] == value] for value in sorted(set(found.values()), reverse=True)
    ]


def _on_boards(teams: TeamEvent, id_: int, against: int | None = None) -> Boards:
    """The game points of a team on every board, over all its matches or those against one team."""
    total = [0] * teams.size
    for played, line in zip(teams.entries[id_], teams.boards[id_], strict=True):
        if against in (None, played.opponent):
            for board, gained in enumerate(line[: teams.size]):
                total[board] += gained
    return tuple(total)


def _board_count(boards: Boards) -> tuple[int, ...]:
    return (-sum(number * gained for number, gained in enumerate(boards, 1)),)


def _top_boards(boards: Boards) -> tuple[int, ...]:
    return boards


def _without_bottom(boards: Boards) -> tuple[int, ...]:
    return tuple(sum(boards[:number]) for number in range(len(boards) - 1, 0, -1))


def _judged(event: Event, group: Sequence[int], judge: Judge) -> Values:
    return _behind(_tiers(group, partial(_on_boards, _teams(event)), judge))


@implements("tiebreaks 12.1")
def board_count(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """BC: board numbers times game points there, the lower better; only at equal game points."""
    if len({_teams(event).scores["GP"].score[id_] for id_ in group}) > 1:
        return {}
    return _judged(event, group, _board_count)


@implements("tiebreaks 12.2")
def top_boards(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """TBR: the game points of the first board, then of the second, and so on."""
    return _judged(event, group, _top_boards)


@implements("tiebreaks 12.3")
def without_bottom(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """BBE: the game points without the last board, then without the last two, and so on."""
    return _judged(event, group, _without_bottom)


_FOLLOWED_BY: dict[str, tuple[Judge, ...]] = {
    "EDE": (),
    "EDEBT": (_board_count, _top_boards),
    "EDEBB": (_board_count, _without_bottom),
    "EDET": (_top_boards,),
    "EDEB": (_without_bottom,),
}


@implements("tiebreaks 13.3")
def extended_encounter(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """EDE: article 6 on the score that ranks, then on the other; two teams still level by boards."""
    teams = _teams(event)
    tiers: list[list[int]] = []
    waiting = [list(group)]
    while waiting:
        part = waiting.pop()
        parts = [part]
        if len(part) > 1:
            parts = split(teams.first, code, part)
            if len(parts) == 1:
                parts = split(teams.second, code, part)
            if len(parts) == 1 and len(part) == 2:
                parts = _by_boards(teams, code, part)
        if len(parts) == 1:
            tiers.append(part)
        else:
            waiting.extend(reversed(parts))
    return _behind(tiers)


def _by_boards(teams: TeamEvent, code: Code, pair: list[int]) -> list[list[int]]:
    """13.3.2: the boards of the match between two teams, by the tie-breaks that follow (ruling T18)."""
    one, two = pair
    for judge in _FOLLOWED_BY[code.name]:
        parts = _tiers(pair, lambda id_: _on_boards(teams, id_, two if id_ == one else one), judge)
        if len(parts) > 1:
            return parts
    return [pair]
