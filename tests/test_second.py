"""The Dutch systems against a second exact method, on fields too large for a literal reading."""

from __future__ import annotations

import pytest

from tests.campaign import field, literal_pairs
from tests.second.campaign import compare
from tests.second.dutch import METHODS, pair


@pytest.mark.parametrize("key", METHODS)
def test_the_second_method_gives_the_pairs_of_the_literal_reading(key: str) -> None:
    for seed in range(5000, 5060):
        tournament = field(key, seed)
        assert pair(key, tournament) == literal_pairs(key, tournament), f"seed {seed}"


@pytest.mark.parametrize("key", METHODS)
@pytest.mark.parametrize("size", [60, 75])
def test_large_fields_are_paired_alike(key: str, size: int) -> None:
    for seed in range(3, 9):
        verdict = compare(key, seed, (size,))
        assert verdict in ("equal", "none"), verdict
