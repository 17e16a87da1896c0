"""A short run of the fuzz; `make fuzz` throws 50,000 files."""

from __future__ import annotations

from tests.fuzz import one, seeds


def test_every_mutated_file_is_accepted_or_refused() -> None:
    files = seeds()
    verdicts = {one(seed, files) for seed in range(1500)}
    assert verdicts == {"accepted", "refused"}
