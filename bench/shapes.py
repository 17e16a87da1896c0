"""Legal events that ask much of an engine: pairs forbidden, nearly all met, clubs, colours that clash."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ronde.facts.history import scores
from ronde.formats import trf
from ronde.generating import Plan, by_rating, play, start
from ronde.model import Cell, Colour, Pair, Player, Result, Scoring, Settings, Tournament
from ronde.systems import DEFAULT, system
from ronde.systems.double_swiss_2026.facts import KEY as DOUBLE
from ronde.systems.double_swiss_2026.facts import match_of, match_scale


def field(count: int, forbidden: tuple[tuple[int, ...], ...] = (), rounds: int = 9) -> Tournament:
    """Players of falling strength before round 1."""
    players = tuple(Player(n, f"Player {n}", 2600 - n) for n in range(1, count + 1))
    return Tournament(players, Settings(rounds=rounds, forbidden=forbidden))


def drawn(tournament: Tournament, rounds: int, seed: int = 1) -> Tournament:
    """Rounds that no engine paired: lots, never twice the same opponents nor whom the file keeps apart."""
    rng = Random(seed)
    chosen, plan = system(DEFAULT), Plan(len(tournament.players), rounds, seed)
    game = by_rating(tournament, plan, rng)
    apart = {frozenset(pair) for group in tournament.settings.forbidden for pair in _pairs(group)}
    for _ in range(rounds):
        left = [p.id for p in tournament.players]
        rng.shuffle(left)
        pairs = []
        while len(left) > 1:
            one = left.pop()
            other = next((x for x in left if frozenset((one, x)) not in apart), None)
            if other is None:
                continue  # nobody is left whom they may meet: absent
            left.remove(other)
            apart.add(frozenset((one, other)))
            pairs.append(Pair(one, other) if rng.random() < 0.5 else Pair(other, one))
        tournament = tournament.with_round(play(tuple(pairs), tournament, chosen, game))
    return tournament


def _pairs(group: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(a, b) for n, a in enumerate(group) for b in group[n + 1 :]]


def _ordered(pair: Pair) -> tuple[int, int]:
    one, other = pair.white, pair.black or 0
    return min(one, other), max(one, other)


def mostly_apart(count: int, share: float, rounds: int = 0, seed: int = 1) -> Tournament:
    """So large a share of all pairs is forbidden."""
    rng = Random(seed)
    pairs = _pairs(tuple(range(1, count + 1)))
    return drawn(field(count, tuple(p for p in pairs if rng.random() < share), 30), rounds, seed)


def only(count: int, legal: set[tuple[int, int]], rounds: int, seed: int = 1) -> Tournament:
    """Only these pairs are legal, so nearly all are forbidden."""
    forbidden = tuple(pair for pair in _pairs(tuple(range(1, count + 1))) if pair not in legal)
    return drawn(field(count, forbidden, 30), rounds, seed)


def chain(count: int, width: int, rounds: int, seed: int = 1) -> Tournament:
    """Everybody may meet the next ones in the list."""
    legal = {(n, n + d) for n in range(1, count + 1) for d in range(1, width + 1) if n + d <= count}
    return only(count, legal, rounds, seed)


def opposites(count: int, width: int, rounds: int, seed: int = 1) -> Tournament:
    """The first may meet the last ones, the second those around the last but one, and so on to the middle."""
    pairs = _pairs(tuple(range(1, count + 1)))
    return only(count, {(a, b) for a, b in pairs if abs(a + b - count - 1) <= width}, rounds, seed)


def hubs(count: int, number: int, rounds: int, seed: int = 1) -> Tournament:
    """The first players may meet everybody, the others only two more of their trio."""
    legal = {(a, b) for a in range(1, number + 1) for b in range(a + 1, count + 1)}
    for a in range(number + 1, count - 1, 3):
        legal |= {(a, a + 1), (a, a + 2), (a + 1, a + 2)}
    return only(count, legal, rounds, seed)


def matchings(count: int, number: int, rng: Random) -> list[list[Pair]]:
    """Complete rounds by lot, no pair of them twice."""
    found: list[list[Pair]] = []
    met: set[tuple[int, int]] = set()
    while len(found) < number:
        order = rng.sample(range(1, count + 1), count)
        pairs = list(zip(order[::2], order[1::2], strict=False))
        if met.isdisjoint(both := {*pairs, *((b, a) for a, b in pairs)}):
            met |= both
            found.append([Pair(white, black) for white, black in pairs])
    return found


def opponents_left(count: int, left: int, rounds: int, seed: int = 1, draws: float = 0.3) -> Tournament:
    """Everybody has so many possible opponents left, drawn by lot."""
    rng = Random(seed)
    drawn_rounds = matchings(count, left + rounds, rng)
    event = only(count, {_ordered(pair) for pairs in drawn_rounds for pair in pairs}, 0)
    game = by_rating(event, Plan(count, rounds, seed, draw_rate=draws), rng)
    for pairs in drawn_rounds[:rounds]:
        event = event.with_round(play(tuple(pairs), event, system(DEFAULT), game))
    return event


def opponents_out(count: int, out: int, rounds: int, seed: int = 1) -> Tournament:
    """Everybody may meet everybody but a few, drawn by lot."""
    forbidden = tuple(_ordered(pair) for pairs in matchings(count, out, Random(seed)) for pair in pairs)
    return drawn(field(count, forbidden, 30), rounds, seed)


def star(count: int, rounds: int) -> Tournament:
    """One player whom nearly nobody may meet, late in a long event."""
    centre = tuple((1, n) for n in range(4, count + 1))
    return drawn(field(count, centre, rounds + 10), rounds)


def clubs(count: int, share: float, rounds: int) -> Tournament:
    """A club that is a part of the field and keeps to itself, the rest in clubs of three."""
    large = tuple(range(1, count + 1, max(1, round(1 / share))))
    rest = [n for n in range(1, count + 1) if n not in large]
    small = [tuple(rest[n : n + 3]) for n in range(0, len(rest) - 2, 3)]
    return drawn(field(count, (large, *small), rounds + 10), rounds)


def own_rounds(key: str, count: int, rounds: int) -> Tournament:
    """An event paired by the system itself up to a round."""
    chosen = system(key)
    plan, rng = Plan(count, rounds + 1, 1, key, scoring=chosen.game.scoring), Random(1)
    event = start(plan, rng)
    game = by_rating(event, plan, rng)
    for _ in range(rounds):
        event = event.with_round(play(chosen.pair(event).pairs, event, chosen, game))
    return event


def two_clubs(count: int, rounds: int) -> Tournament:
    """Two clubs share the field, and each keeps to itself."""
    groups = tuple(range(1, count + 1, 2)), tuple(range(2, count + 1, 2))
    return drawn(field(count, groups, rounds + 10), rounds)


def long_lists(count: int) -> Tournament:
    """Every second player has a list of fifty whom they may not meet."""
    lists = tuple((n, *(1 + (n + 2 * k) % count for k in range(1, 50))) for n in range(1, count, 2))
    pairs = tuple((one, other) for one, *others in lists for other in others)
    return drawn(field(count, pairs), 3)


def absent(count: int, rounds: int) -> Tournament:
    """Half of the field has a half-point bye in each round, every time another half."""
    rng, event = Random(1), field(count, rounds=rounds + 1)
    chosen, game = system(DEFAULT), by_rating(event, Plan(count, rounds, 1), rng)
    for _ in range(rounds):
        here = rng.sample(range(1, count + 1), count // 2)
        met = {p.id: {cell.opponent for cell in p.cells} for p in event.players}
        halves = zip(here[::2], here[1::2], strict=False)
        cells = play(tuple(Pair(a, b) for a, b in halves if b not in met[a]), event, chosen, game)
        byes = {p.id: Cell(result=Result.HALF_BYE) for p in event.players if p.id not in cells}
        event = event.with_round({**cells, **byes})
    return event


def forfeited(count: int) -> Tournament:
    """Nobody has played in round 1: every game is a forfeit of both."""
    event, cells = field(count), {}
    for n in range(1, count, 2):
        cells[n] = Cell(n + 1, Colour.WHITE, Result.FORFEIT_LOSS)
        cells[n + 1] = Cell(n, Colour.BLACK, Result.FORFEIT_LOSS)
    return event.with_round(cells)


def odd_all_play_all(count: int, rounds: int) -> Tournament:
    """The same for an odd number: who would meet the last one more has the bye."""
    players = [p for p in round_robin(count + 1, rounds).players if p.id <= count]
    bye = Cell(result=Result.PAIRING_BYE)
    cells = [tuple(bye if cell.opponent == count + 1 else cell for cell in p.cells) for p in players]
    return Tournament(tuple(replace(p, cells=c) for p, c in zip(players, cells, strict=True)))


def virtual(count: int) -> Tournament:
    """A report with a record of virtual points for every player and all rounds there can be."""
    event = drawn(field(count), 8)
    lines = trf.write(event).splitlines()
    lines += [f"250      {1 + n % 3}.0   1 999 {n:4} {n:4}" for n in range(1, count + 1)]
    return trf.read("\n".join(lines) + "\n")


def all_want_white(count: int, rounds: int) -> Tournament:
    """The first half of the field has always had Black and won against the other half."""
    cells: dict[int, list[Cell]] = {id_: [] for id_ in range(1, 2 * count + 1)}
    for round_ in range(rounds):
        for n in range(count):
            a, b = n + 1, count + 1 + (n + round_) % count
            cells[a].append(Cell(b, Colour.BLACK, Result.WIN))
            cells[b].append(Cell(a, Colour.WHITE, Result.LOSS))
    return Tournament(tuple(Player(i, f"P{i}", cells=tuple(c)) for i, c in cells.items()), Settings(rounds=9))


def one_may_rest(key: str, count: int, rounds: int) -> Tournament:
    """An odd field in which only the leader may have the bye."""
    event = own_rounds(key, count, rounds)
    score = scores(event)
    leader = max(score, key=lambda id_: score[id_])
    return replace(event, settings=replace(event.settings, no_bye=frozenset(score) - {leader}))


def round_robin(count: int, rounds: int) -> Tournament:
    """So many rounds of an all-play-all: nearly everybody has met nearly everybody."""
    rng = Random(1)
    cells: dict[int, list[Cell]] = {id_: [] for id_ in range(1, count + 1)}
    circle = list(cells)
    games = ((Result.WIN, Result.LOSS), (Result.LOSS, Result.WIN), (Result.DRAW, Result.DRAW))
    for round_ in range(rounds):
        for n in range(count // 2):
            a, b = circle[n], circle[-1 - n]
            if (round_ + n) % 2:
                a, b = b, a
            mine, theirs = rng.choice(games)
            cells[a].append(Cell(b, Colour.WHITE, mine))
            cells[b].append(Cell(a, Colour.BLACK, theirs))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return Tournament(tuple(Player(i, f"P{i}", cells=tuple(c)) for i, c in cells.items()))


def as_event_of(key: str, event: Tournament) -> Tournament:
    """The same event by another system, with its points; if it pairs matches of two games, both end alike."""
    scoring = system(key).game.scoring
    if key == DOUBLE:
        event, scoring = _twice(event, scoring), match_scale(scoring)
    return replace(event, settings=replace(event.settings, scoring=scoring, system=key))


def _twice(event: Tournament, scoring: Scoring) -> Tournament:
    """Every game becomes a match of two games that end as it did."""
    by_id, players = event.by_id(), []
    for player in event.players:
        cells = list(player.cells)
        for place, cell in enumerate(cells):
            if cell.opponent is not None and not cell.games:
                theirs = by_id[cell.opponent].cells[place]
                cells[place] = match_of((cell, cell), (theirs, theirs), scoring)
        players.append(replace(player, cells=tuple(cells)))
    return replace(event, players=tuple(players))
