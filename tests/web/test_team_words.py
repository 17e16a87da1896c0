"""The pages of a tournament of teams that is paired by a system for players."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from tests.web.desks import Client
from tests.web.serving import ROOT

PLAYERS = {
    "en": r"\bplayers?\b|\bsomebody\b",
    "fr": r"\bjoueu|\bpersonnes\b|\b(une|cette) personne\b|quelqu'un",
}


def cup(folder: Path, language: str) -> tuple[Client, Desk, str]:
    """The sample with teams, round 4 still to be paired; one team lost by forfeit."""
    client = Client(folder, language=language)
    client.app.state.events.create(Event("Cup"), "Anne")
    desk = client.desk("cup").acting("Anne")
    service.import_report(desk, (ROOT / "samples" / "teams.trf").read_bytes())
    return client, desk, desk.keys[0]


def words(page: str) -> str:
    """What is read inside the main part of a page."""
    main = page.partition("<main")[2].partition("</main>")[0]
    main = re.sub(r"(?s)<(script|style).*?</\1>|<a [^>]*>[^<]*</a>", " ", main)  # links name pages
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", main)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nobody_speaks_of_players(tmp_path: Path, language: str) -> None:
    client, desk, key = cup(tmp_path, language)
    before = client.get(f"/desk/cup/t/{key}/round")  # with the team that lost by forfeit
    service.pair_round(desk, key)
    pages = {
        "absentees": before,
        "draft": client.get(f"/desk/cup/t/{key}/round"),
        "journal": client.get("/desk/cup/journal"),
        "event": client.get("/e/cup"),
        "why": client.get(f"/e/cup/{key}/round/3/why"),
        "one": client.get(f"/e/cup/{key}/player/p7/why"),
    }
    for name, page in pages.items():
        said = words(page).replace("players cannot see it", "").replace("invisible pour les joueurs", "")
        assert len(said) > 40, name
        assert not re.search(PLAYERS[language], said, re.I), (name, said)


def test_teams_are_kept_apart(tmp_path: Path) -> None:
    client, _, key = cup(tmp_path, "fr")
    page = html.unescape(client.get(f"/desk/cup/t/{key}/categories"))
    assert "Équipes d'un même club" in page
    assert "Joueurs d'un" not in page


def test_an_event_that_gets_another_tournament_does_not_ask_for_teams(tmp_path: Path) -> None:
    client, _, _ = cup(tmp_path, "en")
    assert "Half-point byes a player may ask for" in client.get("/desk/cup/new")


def test_teams_have_no_rating_change(tmp_path: Path) -> None:
    client, desk, key = cup(tmp_path, "en")
    assert "With rating change" not in client.get(f"/desk/cup/t/{key}/standings")
    plain = service.export_table(desk, key, "standings")
    assert service.export_table(desk, key, "standings", rated=True) == plain
