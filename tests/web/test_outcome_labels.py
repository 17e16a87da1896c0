"""The words beside the signs of a forfeit: who wins, and who is absent."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from ronde.desk import service
from tests.web.desks import Client, fill, publish
from tests.web.test_team_words import cup

LABELS = {
    "en": ("White wins (Black absent)", "Black wins (White absent)"),
    "fr": ("Gain des Blancs (Noirs absents)", "Gain des Noirs (Blancs absents)"),
    "nl": ("wit wint (zwart afwezig)", "zwart wint (wit afwezig)"),  # codespell:ignore wit
}
OF_TEAMS = ("The first named wins (the second absent)", "The second named wins (the first absent)")


def labels(page: str) -> dict[str, set[str]]:
    """The words of every button and choice, by the result that it enters."""
    said: dict[str, set[str]] = {}
    for value, inside in re.findall(r'(?s)value="([-+*]{2,4})"[^>]*>(.*?)</(?:button|option)>', page):
        text = html.unescape(re.sub(r"<[^>]+>", " ", inside))
        said.setdefault(value, set()).add(
            " ".join(text.split()).removeprefix("+ -").removeprefix("- +").strip()
        )
    return said


@pytest.mark.parametrize("language", sorted(LABELS))
def test_forfeit_names_the_winner_and_the_absentee(tmp_path: Path, language: str) -> None:
    client = Client(tmp_path, language=language)
    publish(fill(client))
    said = labels(client.get("/desk/nice/t/open/results"))
    assert (said["+-"], said["-+"]) == ({LABELS[language][0]}, {LABELS[language][1]})


def test_forfeit_between_teams_is_that_of_the_first_named(tmp_path: Path) -> None:
    client, desk, key = cup(tmp_path, "en")
    service.pair_round(desk, key)
    service.publish(desk, key)
    said = labels(client.get(f"/desk/cup/t/{key}/results"))
    assert (said["+-"], said["-+"]) == ({OF_TEAMS[0]}, {OF_TEAMS[1]})


def test_forfeit_of_one_game_names_the_game(tmp_path: Path) -> None:
    client = Client(tmp_path)
    publish(fill(client, system="double-swiss-2026"))
    said = labels(client.get("/desk/nice/t/open/results"))
    assert said["**-+"] == {f"Game 2: {OF_TEAMS[1]}"}
    assert said["+-+-"] == {f"Both games: {OF_TEAMS[0]}"}
