"""Events that clubs reported: `ronde check` finds the edition they were paired by."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronde.checking import Report, check
from ronde.cli import main
from ronde.formats import trf

CORPUS = Path(__file__).parent / "corpus" / "real"
FILES = sorted(CORPUS.glob("*.trf"))
#: rounds that only one of the two editions pairs as they were played
ONLY_2017 = {"perpignan-rapide": {9}, "perpignan-1500": {4}}
ONLY_2026 = {"bretagne-u16": {7}, "championnat-35": {6, 7}, "domloup-d": {4}}
#: rounds that follow neither
NEITHER = {"bolides-2": {1}, "championnat-35": {1, 2, 3}, "domloup-d": {1, 2}}


def report(file: Path, system: str | None = None) -> Report:
    return check(trf.read(file.read_bytes()), system)


def different(file: Path, system: str) -> set[int]:
    return {verdict.round for verdict in report(file, system).rounds if not verdict.equal}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
class Test_every_event:
    def test_rounds_by_edition(self, file: Path) -> None:
        neither = NEITHER.get(file.stem, set())
        assert different(file, "dutch-2026") == neither | ONLY_2017.get(file.stem, set())
        assert different(file, "dutch-2017") == neither | ONLY_2026.get(file.stem, set())

    def test_the_edition_is_found(self, file: Path) -> None:
        found = report(file)
        assert found.system == ("dutch-2017" if file.stem in ONLY_2017 else "dutch-2026")
        assert found.clean is (file.stem not in NEITHER)


def test_an_acceleration_that_an_edition_does_not_have_is_left_out_and_named() -> None:
    why = report(CORPUS / "domloup-d.trf").why
    assert why is not None
    for language in ("en", "fr"):
        said = why.say(language)
        assert "haley-soft" in said
        assert "dutch-2026" in said


def test_many_files_end_with_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    two = [str(CORPUS / f"{name}.trf") for name in ("bolides-2", "perpignan-1500")]
    assert main(["check", "--lang", "en", *two]) == 4
    assert capsys.readouterr().out.splitlines()[-1] == (
        "2 events: 1 clean, 1 differs, 0 not checked, 0 unreadable"
    )
    assert main(["check", "--lang", "en", "--verbose", str(CORPUS)]) == 4
    *_, before, last = capsys.readouterr().out.splitlines()
    assert "52 of 58 rounds equal; editions: dutch-2017 2, dutch-2026 7" in before
    assert last == "9 events: 6 clean, 3 differ, 0 not checked, 0 unreadable"
