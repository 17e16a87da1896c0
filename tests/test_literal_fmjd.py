"""fmjd-1986 in both variants against its literal reading, and what must hold on fields of any size."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from ronde.errors import NoPairing
from ronde.facts.history import cards
from ronde.matching.weighted import PrimalDual
from ronde.model import Result, Tournament
from ronde.systems import system
from ronde.systems.fmjd_1986.facts import adjourned_as_draws
from tests.campaign import compare, production_pairs
from tests.draughts_events import grouped
from tests.draughts_fields import draughts_field, obstructed_field
from tests.fields import random_field

KEYS = ("fmjd-1986", "fmjd-1986-lots")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("start", range(0, 400, 100))
def test_the_same_pairs_as_the_literal_reading(key: str, start: int) -> None:
    for seed in range(start, start + 100):
        verdict, _ = compare(key, draughts_field(seed))
        assert verdict in ("equal", "none"), verdict


@pytest.mark.parametrize("key", KEYS)
def test_the_same_pairs_with_many_obstacles(key: str) -> None:
    for seed in range(200):
        verdict, _ = compare(key, obstructed_field(seed))
        assert verdict in ("equal", "none"), verdict


@pytest.mark.parametrize("key", KEYS)
def test_pairs_forbidden_in_this_round(key: str) -> None:
    for seed in range(30):
        tournament = draughts_field(seed)
        pairs, _ = production_pairs(key, tournament)
        number = tournament.next_round
        apart = tuple((number, number, pair) for pair in (pairs or [])[:1])
        changed = replace(tournament, settings=replace(tournament.settings, forbidden_rounds=apart))
        verdict, _ = compare(key, changed)
        assert verdict in ("equal", "none"), verdict


def may_rest(tournament: Tournament) -> set[int]:
    rounds = tournament.played_rounds
    rested = {Result.PAIRING_BYE, Result.FULL_BYE}
    return {
        p.id
        for p in tournament.available()
        if not rested & {cell.result for cell in p.cells[:rounds]} and p.id not in tournament.settings.no_bye
    }


def pairing_exists(tournament: Tournament) -> bool:
    """Try everything: no second meeting, nobody rests twice."""
    met = {id_: card.met for id_, card in cards(adjourned_as_draws(tournament)).items()}
    can_rest = may_rest(tournament)

    @cache
    def complete(left: frozenset[int]) -> bool:
        if not left:
            return True
        a = min(left)
        if len(left) % 2 and a in can_rest and complete(left - {a}):
            return True
        return any(complete(left - {a, b}) for b in left - {a} if b not in met[a])

    return complete(frozenset(met))


@pytest.mark.parametrize("key", KEYS)
def test_a_pairing_is_found_exactly_when_one_exists(key: str) -> None:
    outcomes = set()
    for seed in range(600):
        # few players and many rounds, so that often nobody is left to meet
        tournament = draughts_field(seed, largest=8)
        exists = pairing_exists(tournament)
        outcomes.add(exists)
        if exists:
            system(key).pair(tournament)
        else:
            with pytest.raises(NoPairing):
                system(key).pair(tournament)
    assert outcomes == {True, False}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", range(12))
def test_absolute_rules_on_larger_fields(key: str, seed: int) -> None:
    tournament = draughts_field(seed, smallest=15, largest=200)
    pairing = system(key).pair(tournament)
    met = {id_: card.met for id_, card in cards(adjourned_as_draws(tournament)).items()}
    paired = [id_ for pair in pairing.pairs for id_ in pair]
    assert sorted(paired) == sorted(met)
    resting = [pair.white for pair in pairing.pairs if pair.black is None]
    assert len(resting) == len(met) % 2
    assert set(resting) <= may_rest(tournament)
    assert all(pair.black not in met[pair.white] for pair in pairing.pairs)
    assert all(pair.black is not None for pair in pairing.pairs[: len(met) // 2])


def test_an_opponent_refused_once_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last third may meet the first only, so that group after group sends everybody away."""
    tried = []

    def counted(matching: PrimalDual, a: int, b: int) -> bool:
        tried.append((a, b))
        return can_fix(matching, a, b)

    can_fix = PrimalDual.can_fix
    monkeypatch.setattr(PrimalDual, "can_fix", counted)
    top, middle, low = range(1, 31), range(31, 61), range(61, 91)
    met = [tuple(low), *((a, b) for a in low for b in middle)]
    system("fmjd-1986").pair(grouped(top, middle, low, met=met))  # type: ignore[arg-type]
    assert len(tried) < 2 * len(top) * len(low)


@pytest.mark.parametrize("key", KEYS)
def test_the_order_of_the_players_in_the_file_does_not_matter(key: str) -> None:
    for seed in range(40):
        tournament = random_field(seed)
        turned = Tournament(tournament.players[::-1], tournament.settings)
        try:
            pairs = system(key).pair(tournament).pairs
        except NoPairing:
            continue
        assert system(key).pair(turned).pairs == pairs
