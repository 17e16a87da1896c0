"""What all tests share: the same surroundings on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent

# The same commit gives the same answer on every machine; `--hypothesis-profile=default` looks further.
settings.register_profile(
    "patient", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")

#: the files that take longest, in that order; begun first, no process waits long for the other at the end
LONGEST = (
    "web/test_accessibility.py", "test_literal_upfloating_2026.py", "test_literal_dutch_2012.py",
    "test_literal_dutch_modern.py", "test_literal_elo_swiss.py", "web/test_recovery.py", "web/test_teams.py",
    "web/test_layout.py", "web/test_schema.py", "web/test_browser.py", "web/test_phones.py",
    "web/test_lists.py", "test_literal_tiebreaks.py", "test_literal_team_tiebreaks.py",
    "test_literal_fmjd.py", "test_words.py", "web/test_matches.py", "test_large.py",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest; all others, and tests within a file, stay in order."""
    places = {HERE / name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path, len(LONGEST)))


@pytest.fixture(scope="session", autouse=True)
def _surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A home of its own for every test process, and nobody's wishes about language, colours or passwords."""
    with pytest.MonkeyPatch.context() as patch:
        home = tmp_path_factory.mktemp("home")
        patch.setenv("HOME", str(home))
        patch.setenv("RONDE_HOME", str(home / "Ronde"))
        patch.setenv("LANG", "C.UTF-8")
        for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR", "RONDE_DEBUG", "RONDE_PASSWORD"):
            patch.delenv(name, raising=False)
        yield
