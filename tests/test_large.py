"""Large fields: the same rounds without lists of rows, and reports that cannot hold them refused."""

from __future__ import annotations

import pytest

from ronde.errors import BadInput, NoPairing
from ronde.formats import trf
from ronde.matching import bits, rows
from ronde.model import Player, Tournament
from ronde.systems import KEYS, system
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


def test_long_sets_are_listed_and_made() -> None:
    members = [0, 3, bits.LONG - 1, bits.LONG, bits.LONG + 1, 5 * bits.LONG + 7]
    mask = sum(1 << n for n in members)
    assert list(bits.bits(mask)) == members
    assert bits.mask_of(reversed(members)) == bits.mask_of(members) == mask


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
