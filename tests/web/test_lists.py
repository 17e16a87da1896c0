"""Rating lists at the desk: players added by a few letters and Enter, ratings brought up to date."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.lists import store
from ronde.lists.reading import Listed, Rating
from tests.web.conftest import Opener
from tests.web.serving import Hosted

PEOPLE = [
    Listed(str(1000 + n), f"Family{n:03}, Given{n % 7}", "FRA", "w", "FM" if n % 5 == 0 else "", "1990",
           standard=2400 - n, rapid=2300 - n)
    for n in range(500)
]  # fmt: skip


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RONDE_LISTS", str(tmp_path / "lists"))
    store.update(tmp_path / "lists", "fide", PEOPLE, "2026-11-17")
    return tmp_path / "lists"


def empty(desk: Desk) -> str:
    return service.add_tournament(desk, service.template("open"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_forty_players_by_keyboard(language: str, place: Path, hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event(f"Lists {language}")
    key = empty(desk)
    page = open_page(f"/desk/{id_}/t/{key}/players", language)
    for n in range(40):
        name = page.locator("input[name=name]")
        expect(name).to_be_focused()
        page.keyboard.type(f"given{n % 7} family{n:03}" if n % 2 else f"family{n:03}")
        expect(page.locator("#found [aria-selected=true]")).to_contain_text(f"Family{n:03}")
        page.keyboard.press("Enter")
        expect(page.locator("h1 .muted")).to_have_text(str(n + 1))
    people = [entrant.person for entrant in desk.state(key).entrants.values()]
    assert {(p.name, p.rating, p.fide_id) for p in people} == {
        (one.name, one.standard, one.ref) for one in PEOPLE[:40]
    }


def test_arrows_escape_and_the_kind_of_rating(place: Path, hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Kinds")
    key = empty(desk)
    page = open_page(f"/desk/{id_}/t/{key}/players")
    page.locator("[data-kind]").select_option("rapid")
    page.locator("input[name=name]").fill("given3")
    chosen = page.locator("#found [aria-selected=true]")
    expect(chosen).to_contain_text("Family003")
    page.keyboard.press("ArrowDown")
    expect(chosen).to_contain_text("Family010")
    page.keyboard.press("Tab")
    expect(page.locator("input[name=rating]")).to_have_value("2290")
    page.locator("input[name=name]").fill("family")
    expect(chosen).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#found")).to_be_hidden()
    page.locator("input[name=name]").fill("Nobody, Listed")
    page.keyboard.press("Enter")
    expect(page.locator("h1 .muted")).to_have_text("1")
    assert [e.person.name for e in desk.state(key).entrants.values()] == ["Nobody, Listed"]


def test_ratings_are_compared_before_they_change(place: Path, hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Ratings")
    key = empty(desk)
    service.add_players(
        desk,
        key,
        [
            Person("Family000, Given0", 2300, fide_id="1000"),
            Person("Family001, Given1", 2399, fide_id="1001"),
            Person("Family002, Given2", 2000, "GM", fide_id="1002"),
            Person("Unknown", 1500),
        ],
    )
    page = open_page(f"/desk/{id_}/t/{key}/ratings", "fr")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody tr").first).to_contain_text("+100")
    assert {e.person.rating for e in desk.state(key).entrants.values()} == {2300, 2399, 2000, 1500}
    page.locator("tbody tr input").last.uncheck()
    page.locator("form[method=post] button.main").click()
    expect(page.locator(".notice").first).to_contain_text("Un Elo a été mis à jour")
    people = {e.person.fide_id: e.person for e in desk.state(key).entrants.values()}
    assert (people["1000"].rating, people["1000"].title, people["1002"].rating) == (2400, "FM", 2000)
    service.undo(desk, key, reason="the wrong list")
    assert {e.person.rating for e in desk.state(key).entrants.values()} == {2300, 2399, 2000, 1500}


def test_what_a_list_says_otherwise(place: Path, tmp_path: Path) -> None:
    from ronde.desk.event import Event

    with service.new_event(tmp_path / "event.ronde", Event("E"), who="A") as desk:
        key = empty(desk)
        service.add_player(desk, key, Person("Family007, Given0", 2000, fide_id="1007"))
        (change,) = service.rating_changes(desk, key, place, "fide", Rating.RAPID)
        assert (change.person.rating, change.difference) == (2293, 293)
        assert service.update_ratings(desk, key, place, "fide", Rating.RAPID, {"nobody"}) == 0
        assert service.update_ratings(desk, key, place, "fide", Rating.RAPID, {change.entrant.uid}) == 1
        assert service.rating_changes(desk, key, place, "fide", Rating.RAPID) == []
