"""Swiss of the FMJD (1986), what comes before the pairs: cards, ranking, rest. Articles 2, 4, 5, 6.1.5, 8."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ronde.facts.acceleration import virtual_points
from ronde.facts.history import Card, cards
from ronde.matching.perfect import PerfectMatching
from ronde.model import Cell, Colour, Player, Result, Scoring, Tournament
from ronde.rulebook import Step, implements
from ronde.systems.base import Measure
from ronde.systems.impossible import no_pairing
from ronde.words import Value, Who

KEY = "fmjd-1986"


def step(
    article: str, players: tuple[int, ...], message: str, bracket: int | None = None, /, **values: Value
) -> Step:
    """A step of this text."""
    return Step(f"{KEY} {article}", players, message, tuple(values.items()), bracket)


# --- 8  Points -----------------------------------------------------------------------------------


@implements("fmjd-1986 8.1", "fmjd-1986 8.2")
def scale() -> Scoring:
    """Two points for a win, one for a draw, none for a loss; two for the rest and for a forfeit."""
    return Scoring.of(20, 10)


@implements("fmjd-1986 8.8")
def adjourned_as_draws(tournament: Tournament) -> Tournament:
    """The tournament in which a game still to be finished counts as a draw, for the pairing only."""
    if not any(cell.result is Result.PENDING for p in tournament.players for cell in p.cells):
        return tournament
    return replace(tournament, players=tuple(map(_settled, tournament.players)), source=())


def _settled(player: Player) -> Player:
    def draw(cell: Cell) -> Cell:
        return replace(cell, result=Result.DRAW) if cell.result is Result.PENDING else cell

    return replace(player, cells=tuple(map(draw, player.cells)))


# --- 6.1.5  Provisional Solkoff and Sonneborn-Berger -----------------------------------------------


@implements("fmjd-1986 8.7")
def totals(tournament: Tournament, after: int) -> dict[int, int]:
    """What everybody has after a round; who withdrew keeps the points he made."""
    scoring = tournament.settings.scoring
    rounds = range(1, after + 1)
    return {p.id: sum(scoring.points(p.cell(n)) for n in rounds) for p in tournament.players}


def solkoff_parts(player: Player, total: Mapping[int, int], after: int) -> list[int]:
    """The totals of the opponents in games really played (ruling 7), round by round."""
    return [total[c.opponent] for c in player.cells[:after] if c.played and c.opponent is not None]


def sonneborn_berger(player: Player, total: Mapping[int, int], scoring: Scoring, after: int) -> int:
    """The results of the games played, each times the total of the opponent (ruling 8), in hundredths."""
    games = [c for c in player.cells[:after] if c.played]
    return sum(scoring.points(c) * total[c.opponent] for c in games if c.opponent is not None)


@dataclass(frozen=True, slots=True)
class Entry:
    """A participant to be paired, with what the ranking and the colours need."""

    card: Card
    points: int  # his total and, in an accelerated round, his Points de Classement
    solkoff: int
    berger: int

    @property
    def id(self) -> int:
        """The identification number."""
        return self.card.id

    @property
    def results(self) -> list[Result]:
        """What he has from the past rounds."""
        return [cell.result for cell in self.card.cells]

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the games really played (7.1.8)."""
        return self.card.colours


@implements("fmjd-1986 6.1.5", "fmjd-1986 6.2.1", "fmjd-1986 6.2.4", "fmjd-1986 8.6")
def ranking(tournament: Tournament) -> list[Entry]:
    """Those to be paired, best first: points, Solkoff, Sonneborn-Berger, lower number (ruling 6)."""
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


@implements("fmjd-1986 2.3")
def may_meet(entries: Sequence[Entry]) -> list[int]:
    """For every place of the ranking the places, as a set of bits, that he has not met yet."""
    place = {entry.id: k for k, entry in enumerate(entries)}
    everybody = (1 << len(entries)) - 1
    sets = []
    for k, entry in enumerate(entries):
        met = 1 << k
        for other in entry.card.met:
            if other in place:
                met |= 1 << place[other]
        sets.append(everybody & ~met)
    return sets


# --- 5, 8.4, 8.5  The rest -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rest:
    """Who rests, if the number is odd, and how it came about."""

    place: int | None
    steps: tuple[Step, ...] = ()
    measures: tuple[Measure, ...] = ()


@implements("fmjd-1986 5.1", "fmjd-1986 5.3", "fmjd-1986 5.4")
def find_rest(tournament: Tournament, entries: Sequence[Entry], adjacency: Sequence[int]) -> Rest:
    """With an odd number the last who may rest and leaves the others completely pairable (ruling 15).

    Raises NoPairing if the others cannot be paired whoever rests (ruling 29).
    """
    matching = PerfectMatching(adjacency)
    ids = [entry.id for entry in entries]
    if len(entries) % 2 == 0:
        if not matching.complete:
            raise no_pairing(ids, adjacency, 0)
        return Rest(None)
    away = defaulters(tournament)
    tried = _in_order_of_trial(tournament, entries, away)
    for count, (obstacles, place) in enumerate(tried):
        if matching.can_drop(place):
            before = tried[:count]
            steps = _rest_steps(tournament, entries, place, obstacles, before, away)
            return Rest(place, steps, (Measure(f"{KEY} 5.4", (obstacles, len(entries) - place)),))
    raise no_pairing(ids, adjacency, sum(1 << place for _, place in tried))


@implements("fmjd-1986 5.2", "fmjd-1986 8.5")
def _in_order_of_trial(
    tournament: Tournament, entries: Sequence[Entry], away: frozenset[int]
) -> list[tuple[int, int]]:
    """Three passes from the bottom: nothing against it, has met the defaulter, has won by forfeit."""
    tried = []
    for place in range(len(entries) - 1, -1, -1):
        card = entries[place].card
        results = set(entries[place].results)
        # 5.2  Nobody rests twice; ruling 12: a full free point is a rest, a half or none is not.
        if results & {Result.PAIRING_BYE, Result.FULL_BYE} or card.id in tournament.settings.no_bye:
            continue
        forfeit = Result.FORFEIT_WIN in results
        tried.append((2 if forfeit else 1 if opponents(card) & away else 0, place))
    return sorted(tried, key=lambda trial: trial[0])


def opponents(card: Card) -> set[int]:
    """Those he has really played (ruling 4), without pairs that the event forbids."""
    return {cell.opponent for cell in card.cells if cell.played and cell.opponent is not None}


@implements("fmjd-1986 8.4")
def defaulters(tournament: Tournament) -> frozenset[int]:
    """Those who took part, are away now, and left last (ruling 14)."""
    here = {player.id for player in tournament.available()}
    last: dict[int, int] = {}
    for player in tournament.players:
        rounds = [n for n, cell in enumerate(player.cells, 1) if cell.paired]
        if rounds and player.id not in here:
            last[player.id] = rounds[-1]
    return frozenset(id_ for id_, round_ in last.items() if round_ == max(last.values()))


def _rest_steps(
    tournament: Tournament,
    entries: Sequence[Entry],
    place: int,
    obstacles: int,
    before: Sequence[tuple[int, int]],
    away: frozenset[int],
) -> tuple[Step, ...]:
    resting = entries[place]
    article = "5.3" if tournament.next_round == 1 else "5.4"
    name = (
        "rest_first"
        if tournament.next_round == 1
        else ("rest", "rest_met_defaulter", "rest_forfeit")[obstacles]
    )
    steps = [step(article, (resting.id,), name, who=Who(resting.id), place=place + 1, size=len(entries))]
    untestable = {entries[p].id for _, p in before}
    for passed in entries[:place:-1]:
        steps.append(_passed_over(tournament, passed, untestable, away))
    return tuple(steps)


def _passed_over(tournament: Tournament, entry: Entry, tried: set[int], away: frozenset[int]) -> Step:
    """Why somebody below the one who rests plays."""
    who = Who(entry.id)
    results = entry.results
    for round_, result in enumerate(results, 1):
        if result in (Result.PAIRING_BYE, Result.FULL_BYE):
            return step("5.2", (entry.id,), "has_rested", who=who, round=round_)
    if entry.id in tournament.settings.no_bye:
        return step("5.2", (entry.id,), "barred_from_rest", who=who)
    if entry.id in tried:
        return step("5.4", (entry.id,), "rest_leaves_no_pairing", who=who)
    if Result.FORFEIT_WIN in results:
        round_ = results.index(Result.FORFEIT_WIN) + 1
        return step("8.5", (entry.id,), "has_forfeit_win", who=who, round=round_)
    met = tuple(sorted(opponents(entry.card) & away))
    return step("8.4", (entry.id,), "has_met_defaulter", who=who, defaulters=met)


def adjourned_steps(tournament: Tournament) -> Iterator[Step]:
    """8.8 in words."""
    for player in tournament.players:
        for round_, cell in enumerate(player.cells, 1):
            if cell.result is Result.PENDING and cell.opponent is not None and player.id < cell.opponent:
                who = (player.id, cell.opponent)
                yield step("8.8", who, "adjourned", who=who, round=round_)
