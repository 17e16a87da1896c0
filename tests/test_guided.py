"""What was once found to crash, and a few mutations of it: `make fuzz` tries a million."""

from __future__ import annotations

import pytest

from tests.guided import TARGETS, mutated, one, seeds


@pytest.mark.parametrize("target", sorted(TARGETS))
def test_nothing_that_comes_in_crashes(target: str) -> None:
    for data in seeds(target):
        one(target, data)
    assert mutated(target, 40, seed=1, seconds=60)[1] == 0
