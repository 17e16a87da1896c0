"""Tie-breaks from results: direct encounter (6), one's own record (7), opponents' results (8, 9, 14).

Every function takes the event and the code with its modifiers and gives the value of every player;
those of direct encounter take the tied players too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from ronde.model import Colour
from ronde.ranking.tiebreaks.event import REQUESTED, Code, Contribution, Entry, Event, Kind
from ronde.rulebook import implements
from ronde.values import replace

Values = dict[int, Fraction]
Worth = Callable[[Contribution], int]


def _points(tenths: int) -> Fraction:
    return Fraction(tenths, 10)


def _count(event: Event, counted: Callable[[Entry], bool]) -> Values:
    return {id_: Fraction(sum(map(counted, entries))) for id_, entries in event.entries.items()}


def points(event: Event, code: Code) -> Values:
    """The points themselves, as the first of a list."""
    return {id_: _points(tenths) for id_, tenths in event.score.items()}


# --- 6 direct encounter --------------------------------------------------------------------------


@implements("tiebreaks 6.1", "tiebreaks 6.1.1", "tiebreaks 6.1.2")
def encounters(event: Event, code: Code, group: Iterable[int]) -> dict[int, dict[int, Fraction]]:
    """The separate table: the points of every tied player against every other one met, in tenths.

    Players who met more than once count with the mean of their games.
    """
    tied = set(group)
    games: dict[int, dict[int, list[int]]] = {id_: {} for id_ in tied}
    for id_ in tied:
        for entry in event.entries[id_]:
            if entry.opponent in tied and event.counts_as_game(entry, code.forfeits):
                games[id_].setdefault(entry.opponent, []).append(entry.points)
    return {
        id_: {other: Fraction(sum(results), len(results)) for other, results in row.items()}
        for id_, row in games.items()
    }


@implements("tiebreaks 6.2", "tiebreaks 6.3", "tiebreaks 2009.3")
def direct_encounter(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """How many of the tied players each of them is placed before."""
    tiers: list[list[int]] = []
    waiting = [list(group)]
    while waiting:
        parts = split(event, code, waiting.pop())
        if len(parts) == 1:
            tiers.append(parts[0])
        else:
            waiting.extend(reversed(parts))  # article 6 again for each part
    behind, values = len(group), Values()
    for tier in tiers:
        behind -= len(tier)
        values.update(dict.fromkeys(tier, Fraction(behind)))
    return values


def split(event: Event, code: Code, group: list[int]) -> list[list[int]]:
    """The parts of a tied group in order, as far as one separate table goes."""
    table = encounters(event, code, group)
    total = {id_: sum(row.values(), Fraction(0)) for id_, row in table.items()}
    missing = {id_: len(group) - 1 - len(row) for id_, row in table.items()}
    if not any(missing.values()):
        return [[id_ for id_ in group if total[id_] == score] for score in sorted(set(total.values()))[::-1]]
    # 6.3  One player on top whatever the missing games bring (ruling T1); then the next place.
    worst = {id_: total[id_] + missing[id_] * event.scoring.white_loss for id_ in group}
    best = {id_: total[id_] + missing[id_] * event.scoring.win for id_ in group}
    parts, left = [], sorted(group, key=lambda id_: -worst[id_])
    while len(left) > 1 and worst[left[0]] > max(best[id_] for id_ in left[1:]):
        parts.append([left.pop(0)])
    return [*parts, [id_ for id_ in group if id_ in left]]


@implements("elo-swiss E10")
def first_place_encounter(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """Only for the first place: the points in games among those who share it (ruling R35)."""
    if not first:
        return {}
    tied = set(group)
    return {
        id_: Fraction(sum(game.points for game in event.games[id_] if game.opponent in tied), 10)
        for id_ in group
    }


# --- 7 one's own record --------------------------------------------------------------------------


@implements("tiebreaks 7.1")
def wins(event: Event, code: Code) -> Values:
    """WIN: rounds that brought the points of a win, played or not."""
    win = event.scoring.win
    return _count(event, lambda e: e.halves == 2 if e.kind is Kind.GAME else e.points >= win > 0)


@implements("tiebreaks 7.2")
def games_won(event: Event, code: Code) -> Values:
    """WON: games won over the board."""
    return _count(event, lambda e: e.halves == 2)


@implements("tiebreaks 7.3")
def black_games(event: Event, code: Code) -> Values:
    """BPG: games played over the board with Black."""
    return _count(event, lambda e: e.kind is Kind.GAME and e.colour is Colour.BLACK)


@implements("tiebreaks 7.4")
def black_wins(event: Event, code: Code) -> Values:
    """BWG: games won over the board with Black."""
    return _count(event, lambda e: e.halves == 2 and e.colour is Colour.BLACK)


@implements("tiebreaks 7.5", "tiebreaks 14.1")
def progressive(event: Event, code: Code) -> Values:
    """PS: the sum of the scores after every round; a cut drops the first rounds."""
    values = {}
    for id_, entries in event.entries.items():
        score, running = 0, []
        for entry in entries:
            score += entry.points
            running.append(score)
        values[id_] = _points(sum(running[code.low : len(running) - code.high]))
    return values


@implements("tiebreaks 7.6")
def rounds_elected(event: Event, code: Code) -> Values:
    """REP: the rounds without half- and zero-point byes and forfeit losses."""
    away = REQUESTED | {Kind.FORFEIT_LOSS}
    return _count(event, lambda e: e.kind not in away)


@implements("tiebreaks 7.7")
def standard_points(event: Event, code: Code) -> Values:
    """STD: one for every round better than the scheduled opponent, a half for the same (ruling T4)."""
    draw, values = event.scoring.draw, Values()
    for id_, entries in event.entries.items():
        halves = 0
        for number, entry in enumerate(entries):
            if entry.kind is Kind.PENDING or entry.kind is Kind.FREE:
                continue
            other = draw if entry.opponent is None else event.entries[entry.opponent][number].points
            halves += 2 if entry.points > other else 1 if entry.points == other else 0
        values[id_] = Fraction(halves, 2)
    return values


@implements("tiebreaks 7.8")
def pairing_number(event: Event, code: Code) -> Values:
    """TPN: the lower pairing number first."""
    return {id_: Fraction(id_) for id_ in event.entries}


@implements("tiebreaks 4.2")
def lots(event: Event, code: Code) -> Values:
    """LOTS: the order drawn; players not drawn come last."""
    place = {id_: n for n, id_ in enumerate(event.lots, 1)}
    return {id_: Fraction(place.get(id_, len(place) + 1)) for id_ in event.entries}


@implements("tiebreaks old.2")
def kashdan(event: Event, code: Code) -> Values:
    """KASH: 4 for a win, 2 for a draw, 1 for a loss; unplayed rounds nothing, with P by their points."""
    win, draw = event.scoring.win, event.scoring.draw

    def worth(entry: Entry) -> int:
        if entry.kind is Kind.GAME:
            return (1, 2, 4)[entry.halves]
        if not code.forfeits or entry.kind in (Kind.PENDING, Kind.FREE):
            return 0
        return 4 if entry.points >= win else 2 if entry.points >= draw else 1

    return {id_: Fraction(sum(map(worth, entries))) for id_, entries in event.entries.items()}


# --- 8, 9 results of opponents, and 14 the cuts --------------------------------------------------


@implements("tiebreaks 14", "tiebreaks 14.1", "tiebreaks 14.2", "tiebreaks 14.3", "tiebreaks 14.4")
@implements("tiebreaks 16.5")
def cut(values: list[Contribution], code: Code, worth: Worth, voluntary_first: bool) -> list[Contribution]:
    """The contributions left after the cuts: the least significant first, then the most.

    The least significant comes from the opponent with the lowest score, of several with the same
    score the one that adds least. 16.5: the lowest of the voluntary absences goes instead, unless it
    adds less.
    """
    left = list(values)
    for _ in range(min(code.low, len(left))):
        least = min(left, key=lambda c: (c.score, worth(c)))
        absences = [c for c in left if c.voluntary] if voluntary_first else []
        absence = min(absences, key=worth, default=least)
        left.remove(absence if worth(absence) >= worth(least) else least)
    for _ in range(min(code.high, len(left))):
        left.remove(max(left, key=lambda c: (c.score, worth(c))))
    return left


def _score(contribution: Contribution) -> int:
    return contribution.score


def _product(contribution: Contribution) -> int:
    return contribution.product


def _sum(event: Event, id_: int, code: Code, worth: Worth) -> int:
    values = event.contributions(id_, code.forfeits)
    if code.low:
        values = cut(values, code, worth, event.edition in ("2024", "2026") and not event.round_robin)
    return sum(map(worth, values))


@implements("tiebreaks 4.4", "tiebreaks 8.1")
def buchholz(event: Event, code: Code) -> Values:
    """BH: the sum of the scores of one's opponents."""
    return {id_: _points(_sum(event, id_, code, _score)) for id_ in event.entries}


@implements("tiebreaks 8.3")
def fore_buchholz(event: Event, code: Code) -> Values:
    """FB: Buchholz as if the games of the last round had been drawn."""
    return buchholz(event.fore, code)


@implements("tiebreaks 8.2")
def average_buchholz(event: Event, code: Code) -> Values:
    """AOB: the mean of the Buchholz (with F: of the Fore Buchholz) of the opponents met over the board."""
    theirs = (fore_buchholz if code.fore else buchholz)(event, replace(code, fore=False))
    values = {}
    for id_, games in event.games.items():
        found = [theirs[game.opponent] for game in games if game.opponent is not None]
        values[id_] = sum(found, Fraction(0)) / len(found) if found else Fraction(0)
    return values


@implements("tiebreaks 9.1", "tiebreaks 13.2")
def sonneborn_berger(event: Event, code: Code) -> Values:
    """SB: the scores of one's opponents, each times the points scored against them."""
    return {id_: Fraction(_sum(event, id_, code, _product), 100) for id_ in event.entries}


@implements("tiebreaks 9.2", "tiebreaks 14.5")
def koya(event: Event, code: Code) -> Values:
    """KS: points against those who reached half of the highest possible score."""
    rounds = event.rounds
    if event.round_robin:  # ruling T8: a free round cannot score
        rounds = max(
            (sum(e.kind is not Kind.FREE for e in entries) for entries in event.entries.values()), default=0
        )
    limit = Fraction(event.scoring.win * rounds, 2) + 5 * code.limit
    strong = {id_ for id_, score in event.score.items() if score >= limit}
    return {
        id_: _points(sum(e.points for e in entries if e.opponent in strong))
        for id_, entries in event.entries.items()
    }


# --- the older family: Solkoff, median, Harkness -------------------------------------------------


def _met(event: Event, id_: int, code: Code) -> list[Contribution]:
    return [
        Contribution(event.score[entry.opponent], entry.points)
        for entry in event.entries[id_]
        if entry.opponent is not None and event.counts_as_game(entry, code.forfeits)
    ]


@implements("tiebreaks FMJD.1", "tiebreaks FMJD.2", "tiebreaks FMJD.3")
def solkoff(event: Event, code: Code) -> Values:
    """SOLK: the scores of the opponents really met; an unplayed round adds nothing."""
    return {
        id_: _points(sum(c.score for c in cut(_met(event, id_, code), code, _score, False)))
        for id_ in event.entries
    }


@implements("tiebreaks FMJD.4")
def sonneborn_played(event: Event, code: Code) -> Values:
    """SONN: Sonneborn-Berger over the opponents really met."""
    return {
        id_: Fraction(sum(c.product for c in cut(_met(event, id_, code), code, _product, False)), 100)
        for id_ in event.entries
    }


@implements("tiebreaks old.1")
def harkness(event: Event, code: Code) -> Values:
    """HARK: Buchholz without the best and worst, two of each from 9 rounds on, three from 13."""
    drop = 1 + (event.rounds >= 9) + (event.rounds >= 13)
    return buchholz(event, replace(code, low=drop, high=drop))
