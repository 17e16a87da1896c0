"""Standings remembered after a settled round are those that a server without memory works out."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.ranking.tiebreaks.registry import TIEBREAKS
from tests.desk.test_fide_mode import asked
from tests.web.desks import Client, fill, publish

#: every tie-break of players, with modifiers that look at unplayed rounds
CODES = (
    *(name for name, one in TIEBREAKS.items() if not one.team and name != "PTS"),
    "BH/C1", "BH/M1", "SB/C1", "KS/L1", "BH/P", "TPR/U1400", "ARO/C1", "FB/C1",
)  # fmt: skip
PATHS = ("", "?after=1", "?after=2", "?after=3", "?ratings=true")

Change = Callable[[Desk], object]


def _lists() -> list[tuple[str, ...]]:
    return [CODES[n : n + 18] for n in range(0, len(CODES), 18)]


def _later(desk: Desk) -> None:
    """A fourth round, with a bye asked for and somebody away."""
    service.announce_away(desk, "open", 7, 4, "H")
    service.announce_away(desk, "open", 8, 4, "Z")
    publish(desk)


CHANGES: dict[str, Change] = {
    "a correction": lambda desk: service.correct_result(desk, "open", 2, 1, "0-1", "a wrong slip"),
    "a late forfeit": lambda desk: service.correct_result(desk, "open", 2, 2, "1-0F", "nobody came"),
    "results": lambda desk: service.enter_results(desk, "open", 3, [(n, "0-1") for n in range(1, 5)]),
    "lost by both": lambda desk: service.correct_result(desk, "open", 3, 1, "0-0", "a penalty"),
    "a rating": lambda desk: _edited(desk),
    "a withdrawal": lambda desk: service.withdraw(desk, "open", 3, "ill"),
    "an expulsion": lambda desk: service.expel(desk, "open", 5, "a telephone"),
    "a later round": _later,
    "another list": lambda desk: _listed(desk, ("SB", "BH/C1", "WIN")),
}


def _edited(desk: Desk) -> None:
    person = desk.state("open").by_number[4].person
    service.edit_player(desk, "open", 4, replace(person, rating=2111))


def _listed(desk: Desk, codes: tuple[str, ...]) -> None:
    service.change_setup(desk, "open", replace(desk.state("open").setup, tiebreaks=codes), "a misprint")


def tables(client: Client) -> list[str]:
    """The tables of the public pages, and those of the desk."""
    found = []
    for path in PATHS:
        for page in (f"/e/nice/open/standings{path}", f"/desk/nice/t/open/standings{path}"):
            table = re.search(r"<table.*?</table>", client.get(page), re.DOTALL)
            assert table, page
            found.append(table[0])
    return found


@pytest.mark.parametrize("codes", _lists(), ids=lambda codes: codes[0])
def test_after_every_kind_of_change(tmp_path: Path, codes: tuple[str, ...]) -> None:
    client = Client(tmp_path)
    desk = fill(client, 9, system="dutch-2026")
    _listed(desk, codes)
    for results in (True, True, False):
        publish(desk, results)
    seen = [tables(client)]
    for name, change in CHANGES.items():
        asked(desk, change)
        seen.append(tables(client))
        assert seen[-1] == tables(Client(tmp_path)), name  # which remembers nothing
    assert len({tuple(one) for one in seen}) >= len(CHANGES) - 1  # who has left is said below the table
