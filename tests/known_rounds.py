"""For comparisons with literal readings: rounds with a known pairing, and fields that are hard to pair."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

from ronde.errors import NoPairing
from ronde.model import Tournament
from ronde.systems import RoundPairing, system

CORPUS = Path(__file__).parent / "corpus"


def expected(path: Path) -> list[tuple[int, ...]]:
    """The boards of a list."""
    count, *lines = path.read_text().splitlines()
    boards = [tuple(map(int, line.split())) for line in lines]
    assert len(boards) == int(count)
    return boards


def boards(pairing: RoundPairing) -> list[tuple[int, int]]:
    """The pairs in numbers; 0 for the bye."""
    return [(p.white, p.black or 0) for p in pairing.pairs]


def paired(key: str, tournament: Tournament) -> RoundPairing | None:
    """The round, or None if no legal pairing exists."""
    try:
        return system(key).pair(tournament)
    except NoPairing:
        return None


def kept_apart(tournament: Tournament, seed: int) -> Tournament:
    """The same field with many forbidden pairs."""
    rng = Random(seed)
    ids = [player.id for player in tournament.players]
    share = rng.choice((0.3, 0.5, 0.7))
    forbidden = tuple(couple for couple in combinations(ids, 2) if rng.random() < share)
    return replace(tournament, settings=replace(tournament.settings, forbidden=forbidden))


def same_in_any_order(key: str, tournament: Tournament) -> bool:
    """The order in which players are listed does not matter."""
    turned = Tournament(tournament.players[::-1], tournament.settings)
    one, two = paired(key, tournament), paired(key, turned)
    return (one.pairs if one else None) == (two.pairs if two else None)
