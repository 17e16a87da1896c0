"""Remarks of the desk in a report: written, read again, kept line by line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.formats import trf
from ronde.formats.trf.remarks import read_remark, remark_line, remark_text
from ronde.model import Noted, Player, Remark, Tournament

REMARKS = [
    Remark(Noted.LOTS, "by the program, seed 7"),
    Remark(Noted.ESTIMATED, "54 1400, 55 1399"),
    Remark(Noted.TIMES, "1 14:30, 2 09:00"),
    Remark(Noted.CLUB, "Tour: Prends, garde: 1 2"),
    Remark(Noted.CATEGORY, "Vétéran: 2"),
    Remark(Noted.LICENCE, "B 12345: 2"),
    Remark(Noted.FAMILY, "Martin: 1 2"),
    Remark(Noted.PUBLISHED, "1 2026-11-17, 2 2026-11-18"),
    Remark(Noted.CHANGED, "a wheelchair (board 3)", 3),
    Remark(Noted.CHANGED, "", 3),
    Remark(Noted.COLOURS, "agreed by both", 3, 2),
    Remark(Noted.OPPONENTS, "", 3, 5),
    Remark(Noted.BYE_GIVEN, "everybody had it", 3, 9),
    Remark(Noted.ADDED, "came late", 2, 12),
    Remark(Noted.ADDED, "", 2, 13),
    Remark(Noted.PAIRED_BEFORE, "results were corrected", 2),
    Remark(Noted.ADJOURNED, "", 1, 4),
    Remark(Noted.REVERSED, "", 1, 4),
    Remark(Noted.RATED_AS, "0-1", 5, 6),
    Remark(Noted.THEN, "½-½", 1, 1),
    Remark(Noted.MODE_LEFT, "an exhibition", 2),
    Remark(Noted.MODE_LEFT, "", 2),
    Remark(Noted.ROUNDS, "7 to 5: snow", 3),
    Remark(Noted.TIEBREAKS, "BH to SB: a printing error", 1),
    Remark(Noted.LAST_ROUND, "as the last round", 5),
    Remark(Noted.MANUAL, "3-11 for 3-9", 4),
    Remark(Noted.UNPAIRED, "a wrong result", 4),
    Remark(Noted.EXPELLED, "7 (a telephone)", 4),
    Remark(Noted.OTHER, "the hall was cold"),
]


def test_every_kind_is_among_them() -> None:
    assert {remark.kind for remark in REMARKS} == set(Noted)


@pytest.mark.parametrize("remark", REMARKS, ids=remark_text)
def test_what_is_written_is_read_again(remark: Remark) -> None:
    assert read_remark(remark_line(remark)) == read_remark(remark_text(remark)) == remark


def test_in_a_report() -> None:
    tournament = Tournament((Player(1, "A"), Player(2, "B")), remarks=tuple(REMARKS))
    text = trf.write(tournament)
    again = trf.read(text)
    assert again.remarks == tuple(REMARKS)
    assert not again.records
    assert trf.write(again) == text
    fewer = trf.write(replace(again, remarks=tuple(REMARKS[1:])))
    assert "lots drawn" not in fewer
    assert fewer.count("### desk ") == len(REMARKS) - 1
