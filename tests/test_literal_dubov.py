"""The Dubov system against its literal reading, and what must hold on any field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from ronde.errors import NoPairing
from ronde.facts.colours import may_have
from ronde.facts.history import Card, cards
from ronde.facts.order import board_order
from ronde.matching.perfect import maximum_matching
from ronde.matching.rows import bits
from ronde.model import Colour, Tournament
from ronde.rulebook import say, sentence_names
from ronde.systems import RoundPairing, system
from ronde.systems.dubov_1997.candidates import Fit
from tests.campaign import compare, field
from tests.fields import random_field
from tests.varied import dubov_1997 as vary

KEY = "dubov-1997"
DUBOV = system(KEY)
COLOURS = ("2.3", "2.4", "3", "5")  # articles that give a pair its colours


def paired(tournament: Tournament) -> RoundPairing | None:
    try:
        return DUBOV.pair(tournament)
    except NoPairing:
        return None


def legal(a: Card, b: Card) -> bool:
    """2.1, 2.3 and 2.4, once more and in other words."""
    ways = ((a, b), (b, a))
    colours = any(may_have(w.colours, Colour.WHITE) and may_have(x.colours, Colour.BLACK) for w, x in ways)
    return b.id not in a.met and colours


def can_be_paired(tournament: Tournament) -> bool:
    """A complete legal pairing exists; a player without opponent meets nobody but the bye."""
    here = list(cards(tournament).values())
    graph = [sum(1 << n for n, b in enumerate(here) if b is not a and legal(a, b)) for a in here]
    if len(here) % 2:
        kept = tournament.settings.no_bye
        may = [not a.given_points and a.id not in kept for a in here]
        graph = [mask | may[n] << len(here) for n, mask in enumerate(graph)]
        graph.append(sum(1 << n for n, yes in enumerate(may) if yes))
    return -1 not in maximum_matching(graph)


@pytest.mark.parametrize("start", range(0, 800, 100))
def test_equal_to_the_literal_reading(start: int) -> None:
    for seed in range(start, start + 100):
        verdict, _ = compare(KEY, field(KEY, seed))
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


def test_a_pairing_is_found_exactly_when_one_exists() -> None:
    verdicts = set()
    for seed in range(1000, 1400):
        tournament = field(KEY, seed)
        found = paired(tournament) is not None
        assert found == can_be_paired(tournament), f"seed {seed}"
        verdicts.add(found)
    assert verdicts == {True, False}


def large(seed: int) -> Tournament:
    rng = Random(seed)
    size = rng.choice((15, 24, 40, 75, 120, 200))
    return vary(random_field(seed, smallest=size, largest=size, most_rounds=11), seed)


@pytest.mark.parametrize("seed", range(60))
def test_absolute_rules_on_larger_fields(seed: int) -> None:
    tournament = large(seed)
    pairing = paired(tournament)
    assert (pairing is not None) == can_be_paired(tournament)
    if pairing is None:
        return
    known = cards(tournament)
    assert sorted(id_ for pair in pairing.pairs for id_ in pair) == sorted(known)
    for pair in pairing.pairs:
        white = known[pair.white]
        if pair.black is None:
            assert not white.given_points
            assert white.id not in tournament.settings.no_bye
            continue
        black = known[pair.black]
        assert black.id not in white.met
        assert may_have(white.colours, Colour.WHITE)
        assert may_have(black.colours, Colour.BLACK)
    score = {id_: card.pairing_score for id_, card in known.items()}
    assert list(pairing.pairs) == board_order(pairing.pairs, score.__getitem__)


@pytest.mark.parametrize("club", [slice(0, 95), slice(105, 200), slice(0, 200, 2), slice(50, 149)])
def test_a_club_of_half_the_field_can_be_kept_apart(club: slice) -> None:
    """Hundreds of players who must leave their groups: no search may try their sets one by one."""
    plain = random_field(7, smallest=200, largest=200, most_rounds=3)
    score = {id_: card.score for id_, card in cards(plain).items()}
    members = tuple(sorted(score, key=lambda id_: (-score[id_], id_))[club])
    tournament = replace(plain, settings=replace(plain.settings, forbidden=(members,)))
    pairing = DUBOV.pair(tournament)
    assert not any(set(pair) <= set(members) for pair in pairing.pairs if pair.black is not None)


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_everybody_is_told_why(seed: int) -> None:
    pairing = paired(large(seed))
    if pairing is None:
        return
    for pair in pairing.pairs:
        about = [step for step in pairing.steps if set(step.players) == set(pair)]
        assert about, pair
        assert pair.black is None or any(step.article.split()[1] in COLOURS for step in about), pair
        for id_ in pair:
            told = [say(step) for step in pairing.steps if id_ in step.players]
            assert sum(map(len, told)) < 1300, told  # a phone screen
    for step in pairing.steps:
        assert "{" not in say(step) + say(step, "fr")


def test_no_sentence_is_idle() -> None:
    rare = {"bye_name", "bye_number", "bye_colour", "colour_name", "colour_number"}
    rare |= {"colour_average_free", "same_colour_needed"}
    missing = sentence_names(KEY) - rare
    for seed in range(800):
        if not missing:
            break
        pairing = paired(field(KEY, seed))
        missing -= {step.message for step in (pairing.steps if pairing else ())}
    assert not missing


def test_the_input_decides_alone() -> None:
    """The order in which players are listed does not matter."""
    for seed in range(60):
        tournament = field(KEY, seed)
        turned = Tournament(tournament.players[::-1], tournament.settings)
        one, two = paired(tournament), paired(turned)
        assert (one.pairs if one else None) == (two.pairs if two else None)


def complete_pairings(legal: list[int], left: int) -> Iterator[list[tuple[int, int]]]:
    """All ways to pair everybody of a set."""
    if not left:
        yield []
        return
    first, *_ = bits(left)
    for other in bits(left & legal[first]):
        for pairs in complete_pairings(legal, left & ~(1 << first | 1 << other)):
            yield [(first, other), *pairs]


def leaving_sets(legal: list[int], group: int, everybody: int) -> list[frozenset[int]]:
    """Those of the group who are paired outside it, for every pairing in which they are fewest."""
    found = [
        frozenset(
            v for pair in pairs for v in pair if group >> v & 1 and not all(group >> w & 1 for w in pair)
        )
        for pairs in complete_pairings(legal, everybody)
    ]
    fewest = min(map(len, found), default=0)
    return [leaving for leaving in found if len(leaving) == fewest]


@pytest.mark.parametrize("density", [0.3, 0.5])
def test_who_goes_down_is_the_first_who_can_complete_a_set(density: float) -> None:
    sizes = Counter[int]()
    for seed in range(1000):
        rng = Random(seed)
        size, everybody = rng.randint(3, 7), (1 << 10) - 1
        legal = [0] * 10
        for a, b in combinations(range(10), 2):
            if rng.random() < density:
                legal[a] |= 1 << b
                legal[b] |= 1 << a
        group, order = (1 << size) - 1, rng.sample(range(size), size)
        sets = leaving_sets(legal, group, everybody)
        if not sets:
            continue
        expected: frozenset[int] = frozenset()
        for v in order:
            if any(expected | {v} <= leaving for leaving in sets):
                expected |= {v}
        fit = Fit(legal, group, everybody & ~group, [-1] * 10)
        assert fit.needs == len(sets[0])
        assert frozenset(fit.leavers(order)) == expected
        sizes[len(expected)] += 1
    assert sizes[2] > 50
    assert sizes[3] > 5
