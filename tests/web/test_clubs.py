"""Clubs on the pages of a round, and norms on the page of a player."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from ronde.desk import service
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.rules.test_titles_2024 import FIELD, event
from tests.web.conftest import Opener
from tests.web.desks import Client, fill
from tests.web.serving import Hosted

CLUBS = ("Tour Blanche", "Échiquier niçois", "")


def test_clubs_of_a_round(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Clubs")
    key = service.add_tournament(desk, service.template("open"))
    people = [Person(f"Player {n}", 2000 - n, club=CLUBS[n % 3]) for n in range(1, 9)]
    service.add_players(desk, key, people)
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.pair_round(desk, key)
    page = open_page(f"/desk/{id_}/t/{key}/round")
    expect(page.get_by_text("Tour Blanche").first).to_be_visible()  # the draft
    service.publish(desk, key)
    page.goto(f"/desk/{id_}/t/{key}/round/1")
    expect(page.get_by_text("Tour Blanche").first).to_be_visible()
    for address in (f"/e/{id_}/{key}", f"/e/{id_}/{key}?by=name"):
        page.set_viewport_size({"width": 1200, "height": 800})
        page.goto(address)
        expect(page.get_by_text("Tour Blanche").first).to_be_visible()
        page.set_viewport_size({"width": 375, "height": 800})
        expect(page.get_by_text("Tour Blanche").first).to_be_hidden()
    for what in ("pairings", "alphabetical"):
        assert "Tour Blanche" in service.export_csv(desk, key, what)


def test_the_norm_of_a_player(tmp_path: Path) -> None:
    client = Client(tmp_path)
    desk = fill(client)
    service.import_report(desk, trf.write(event(FIELD, "1111===11")).encode(), "norm")
    for address in ("/e/nice/norm/player/p1", "/desk/nice/t/norm/card/p1"):
        assert "GM norm (7.5 out of 9, performance 2667): achieved" in client.get(address)
    service.export_site(desk, tmp_path / "site", papers=False)
    assert "performance 2667): achieved" in (tmp_path / "site" / "norm" / "p1.html").read_text(
        encoding="utf-8"
    )
