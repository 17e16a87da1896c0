"""Large fields: the same rounds without lists of rows, and reports that cannot hold them refused."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import pytest
from bench.shapes import clubs, own_rounds

from ronde.errors import BadInput, NoPairing
from ronde.formats import trf
from ronde.matching import rows
from ronde.matching.perfect import Tree
from ronde.matching.weighted import PrimalDual
from ronde.model import Player, Tournament
from ronde.systems import KEYS, common, system
from ronde.systems.dubov_2026.recomposition import _paired as paired_subgroups
from tests.campaign import large_field


def paired(key: str, seed: int) -> object:
    """The round of a random field, whole, or why there is none."""
    try:
        found = system(key).pair(large_field(key, seed, (20, 45)))
    except NoPairing as error:
        return str(error)
    return found.pairs, found.measures, found.steps


@pytest.mark.parametrize("key", [key for key in KEYS if not system(key).plays_matches])
def test_rounds_are_the_same_without_a_list_of_rows(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = range(900, 906)
    listed = [paired(key, seed) for seed in seeds]
    monkeypatch.setattr(rows, "ROOM", 8)
    monkeypatch.setattr(rows, "KEPT", 40)
    assert [paired(key, seed) for seed in seeds] == listed


@pytest.mark.parametrize("key", [key for key in KEYS if not system(key).plays_matches])
def test_rounds_are_the_same_when_brackets_are_numbered_anew(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = range(910, 916)
    wide = [paired(key, seed) for seed in seeds]
    monkeypatch.setattr(rows, "NARROW", 8)
    monkeypatch.setattr(common, "NARROW", 8)  # who may not meet whom instead of rows
    assert [paired(key, seed) for seed in seeds] == wide


def test_vertices_are_numbered_anew_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    graph = [0b11010, 0b11001, 0b11000, 0b10111, 0b01111]
    kept = rows.Local(0b11010)
    assert kept.alive == 0b11010
    assert [kept.rows(graph)[vertex] for vertex in (1, 3, 4)] == [0b11000, 0b10010, 0b01010]
    monkeypatch.setattr(rows, "NARROW", 4)
    anew = rows.Local(0b11010)
    assert (list(anew.vertices), anew.alive) == ([1, 3, 4], 0b111)
    assert anew.rows(graph) == anew.shared(graph) == [0b110, 0b101, 0b011]
    assert anew.set(0b01111) == 0b011


@pytest.mark.parametrize("key", [key for key in KEYS if not system(key).plays_matches])
def test_a_round_leaves_no_cycles_and_the_collector_as_it_was(key: str) -> None:
    paired(key, 900)  # imports what it needs
    gc.collect()
    gc.disable()
    try:
        for seed in range(900, 906):
            paired(key, seed)
            assert not gc.isenabled()
        assert gc.collect() == 0
    finally:
        gc.enable()
    paired(key, 900)
    assert gc.isenabled()


def test_long_sets_are_listed_and_made() -> None:
    members = [0, 3, 2047, 2048, 10247]
    mask = sum(1 << n for n in members)
    assert list(rows.bits(mask)) == members
    assert rows.mask_of(reversed(members)) == rows.mask_of(members) == mask


def test_rows_on_demand_read_like_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "ROOM", 2)
    graph = rows.rows(5, lambda n: n * n)
    assert list(graph) == [0, 1, 4, 9, 16]
    assert list(graph[1:4]) == [1, 4, 9]
    with pytest.raises(IndexError):
        graph[5]


def test_a_report_that_nobody_could_read_is_not_written() -> None:
    field = Tournament((Player(9999, "A"), Player(10000, "B")))
    with pytest.raises(BadInput) as refused:
        trf.write(field)
    assert "10000" in refused.value.say("en")
    assert "10000" in refused.value.say("fr")
    assert trf.read(trf.write(Tournament((Player(9999, "A"),)))).players[0].id == 9999


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often a tree has grown by one step, or prices have changed."""
    count = [0]
    for kind, name in ((Tree, "_grow"), (PrimalDual, "_change")):
        step = getattr(kind, name)

        def counted(*args: Any, step: Callable[..., Any] = step, **how: Any) -> Any:
            count[0] += 1
            return step(*args, **how)

        monkeypatch.setattr(kind, name, counted)
    return count


WEIGHED = ("dutch-2012", "dutch-2017", "dutch-2026", "elo-swiss", "dubov-1997", "dubov-2026", "burstein-2026")


@pytest.mark.parametrize("key", WEIGHED)
def test_a_round_takes_few_steps_for_each_player(
    key: str, steps: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a list of rows, as in a field of more than 12,000."""
    monkeypatch.setattr(rows, "ROOM", 100)
    tournament = own_rounds(key, 802, 3)
    steps[0] = 0
    system(key).pair(tournament)
    assert 0 < steps[0] < 10 * 802


def test_goals_of_the_last_level_are_not_tried_one_by_one(steps: list[int]) -> None:
    tournament = clubs(200, 0.5, 4)
    system("elo-swiss").pair(tournament)
    assert steps[0] < 20_000


def test_a_smaller_subgroup_of_weaker_players_is_paired_at_once(steps: list[int]) -> None:
    """Had the larger one been paired with itself before, every player of the other would need a search."""
    larger, smaller = (1 << 210) - 1, (1 << 400) - (1 << 210)
    graph = rows.sides(400, (larger, larger | smaller), (smaller, larger))
    assert paired_subgroups([near & ~(1 << v) for v, near in enumerate(graph)], smaller, larger).complete
    assert steps[0] < 400
