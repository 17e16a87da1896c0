"""The Burstein system against its literal reading, and what holds on any field."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from time import process_time

import pytest

from ronde.errors import NoPairing
from ronde.facts.colours import may_have
from ronde.facts.history import cards
from ronde.generating import Plan, generate
from ronde.matching.perfect import maximum_matching
from ronde.model import ABSENT, Cell, Colour, Player, Result, Scoring, Settings, Tournament
from ronde.rulebook import say
from ronde.systems.burstein_1998.procedure import pair
from tests.campaign import compare
from tests.fields import random_field

KEY = "burstein-1998"


def kept_apart(tournament: Tournament, seed: int) -> Tournament:
    """The same field with many forbidden pairs and some players kept from the bye."""
    rng = Random(seed)
    ids = [p.id for p in tournament.players]
    share = rng.choice((0.2, 0.4, 0.6, 0.8))
    forbidden = tuple(couple for couple in combinations(ids, 2) if rng.random() < share)
    no_bye = frozenset(i for i in ids if rng.random() < 0.2)
    settings = replace(tournament.settings, forbidden=forbidden, no_bye=no_bye)
    return replace(tournament, settings=settings)


def legal(tournament: Tournament) -> tuple[list[int], list[int], int]:
    """Numbers, whom each may meet, and who may have the bye."""
    known = cards(tournament)
    ids = sorted(known)
    graph = [0] * len(ids)
    for x, y in combinations(range(len(ids)), 2):
        a, b = known[ids[x]], known[ids[y]]
        ways = ((c, c.opposite) for c in Colour)
        if b.id not in a.met and any(may_have(a.colours, c) and may_have(b.colours, d) for c, d in ways):
            graph[x] |= 1 << y
            graph[y] |= 1 << x
    barred = tournament.settings.no_bye
    may = sum(1 << x for x, i in enumerate(ids) if not known[i].given_points and i not in barred)
    return ids, graph, may


def exists(tournament: Tournament) -> bool:
    """Everybody can be paired legally."""
    _, graph, may = legal(tournament)
    if len(graph) % 2:
        last = len(graph)
        graph = [mask | (may >> x & 1) << last for x, mask in enumerate(graph)] + [may]
    return -1 not in maximum_matching(graph)


def check_legal(tournament: Tournament) -> None:
    """Everybody is paired once, nobody against an absolute rule, and every decision is told."""
    ids, graph, may = legal(tournament)
    place = {id_: x for x, id_ in enumerate(ids)}
    known = cards(tournament)
    pairing = pair(tournament)
    assert sorted(id_ for p in pairing.pairs for id_ in p) == ids
    about = [set(step.players) for step in pairing.steps]
    for p in pairing.pairs:
        if p.black is None:
            assert may >> place[p.white] & 1
            assert about.count({p.white}) >= 1
        else:
            assert graph[place[p.white]] >> place[p.black] & 1
            assert may_have(known[p.white].colours, Colour.WHITE)
            assert may_have(known[p.black].colours, Colour.BLACK)
            assert about.count({p.white, p.black}) >= 2
    for step in pairing.steps:
        assert "{" not in say(step, "en") + say(step, "fr")


@pytest.mark.parametrize("start", range(0, 400, 50))
def test_same_pairs_as_the_literal_reading(start: int) -> None:
    for seed in range(start, start + 50):
        verdict, _ = compare(KEY, random_field(seed, largest=12))
        assert verdict in ("equal", "none"), f"seed {seed}: {verdict}"


def test_same_pairs_where_many_may_not_meet() -> None:
    for seed in range(250):
        verdict, _ = compare(KEY, kept_apart(random_field(seed, largest=10), seed))
        assert verdict in ("equal", "none"), f"seed {seed}: {verdict}"


def test_a_pairing_exactly_when_one_exists() -> None:
    found = 0
    for seed in range(300):
        tournament = random_field(seed) if seed % 2 else kept_apart(random_field(seed), seed)
        if exists(tournament):
            check_legal(tournament)
            found += 1
        else:
            with pytest.raises(NoPairing):
                pair(tournament)
    assert 100 < found < 300


@pytest.mark.parametrize(("players", "seed"), [(15, 1), (28, 2), (41, 3), (77, 4), (120, 5), (200, 6)])
def test_absolute_rules_on_larger_fields(players: int, seed: int) -> None:
    plan = Plan(
        players, 7, seed, KEY, forfeit_rate=0.03, absence_rate=0.03, half_bye_rate=0.02, late_rate=0.03
    )
    tournament = generate(plan)
    assert tournament.played_rounds == 7
    for round_ in range(1, 8):
        check_legal(tournament.before(round_))


def scattered(count: int, rounds: int, share: float, seed: int) -> Tournament:
    """Scores all over the table from free points, and hardly anybody who may meet his neighbours."""
    rng = Random(seed)
    points = {n: rng.randint(0, rounds) for n in range(1, count + 1)}
    players = [
        Player(
            n, rating=rng.randint(1000, 2500), cells=(FREE,) * points[n] + (ABSENT,) * (rounds - points[n])
        )
        for n in points
    ]
    for mine, his, first in ((count + 1, count + 2, 0), (count + 2, count + 1, 1)):
        colours = [(Colour.WHITE, Colour.BLACK)[(r + first) % 2] for r in range(rounds)]
        games = tuple(Cell(his, colour, Result.DRAW) for colour in colours)
        players.append(Player(mine, cells=(*games, ABSENT)))
    near = (
        (a, b) for a, b in combinations(points, 2) if abs(points[a] - points[b]) < 2 or rng.random() < share
    )
    return Tournament(tuple(players), Settings(forbidden=tuple(near)))


FREE = Cell(result=Result.FULL_BYE)


@pytest.mark.parametrize(("count", "rounds", "share"), [(60, 12, 0.5), (120, 40, 0.7), (200, 15, 0.9)])
def test_nothing_explodes(count: int, rounds: int, share: float) -> None:
    begin = process_time()
    check_legal(scattered(count, rounds, share, 1))
    assert process_time() - begin < 10


def test_hundreds_of_score_groups() -> None:
    tournament = scattered(300, 50, 0.0, 2)
    scoring = replace(Scoring(), full_bye=17, absent=1)
    rng = Random(3)
    players = tuple(
        replace(p, cells=tuple(FREE if c == ABSENT and rng.random() < 0.5 else c for c in p.cells))
        for p in tournament.players
    )
    check_legal(replace(tournament, players=players, settings=Settings(scoring=scoring)))
