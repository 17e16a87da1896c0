"""What all tests share: the same surroundings on every machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# The same commit gives the same answer on every machine; `--hypothesis-profile=default` looks further.
settings.register_profile(
    "patient", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")


@pytest.fixture(scope="session", autouse=True)
def _surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A home of its own for every test process, and nobody's wishes about language, colours or passwords."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        patch.setenv("LANG", "C.UTF-8")
        for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR", "RONDE_DEBUG", "RONDE_PASSWORD"):
            patch.delenv(name, raising=False)
        yield
