"""What an arbiter met while running an evening in French: questions in sight, empty pages, French numbers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.prizes.plan import Plan, PrizeList
from tests.web.conftest import PHONE, Opener
from tests.web.desks import Client, fill, publish
from tests.web.serving import Hosted, new_context

LAPTOP = {"width": 1366, "height": 768}
ON_TOP = """e => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
SIDEWAYS = "all => all.filter(e => e.scrollWidth > e.clientWidth).length"
BROKEN = """all => all.filter(e => {
  const range = document.createRange();
  range.selectNodeContents(e);
  return new Set([...range.getClientRects()].map(box => Math.round(box.top / 8))).size > 1;
}).map(e => e.textContent)"""
NARROW = "all => all.filter(e => e.type !== 'checkbox' && e.getBoundingClientRect().width < 60).length"


def begun(desk: Desk, rounds: int, of: int = 3) -> str:
    """A tournament of eight with some rounds published and all results but those of the last."""
    key = service.add_tournament(desk, replace(service.template("open"), rounds=of))
    service.add_players(desk, key, [Person(f"Player {n}", 2400 - 5 * n) for n in range(1, 9)])
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    for n in range(1, rounds + 1):
        publish(desk, results=n < rounds, key=key)
    return key


def test_the_name_of_a_new_tournament_is_always_drawn(browser: Browser, hosted: Hosted) -> None:
    """A container query within a fieldset once made the field vanish in every third load."""
    id_, _ = hosted.event("Nom du tournoi")
    context = new_context(browser, hosted.url, "fr", viewport=LAPTOP)
    page = context.new_page()
    for _ in range(15):
        for path in ("/desk/new?template=weekend", f"/desk/{id_}/new?template=open"):
            page.goto(path, wait_until="load")
            box = page.locator("input[name=name]").bounding_box()
            assert box, path
            assert box["width"] > 100, path
            assert box["height"] > 20, path
    context.close()


def test_the_question_of_a_correction_is_in_sight(hosted: Hosted, open_page: Opener) -> None:
    """Neither a box about the round nor news of a round long published lies over it."""
    id_, desk = hosted.event("En vue")
    key = begun(desk, 2)
    page = open_page(f"/desk/{id_}/t/{key}/results/1")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.keyboard.press("0")
    row = page.locator("#board-1")
    expect(row.locator(".ask button").first).to_be_visible()
    for button in row.locator(".ask button").all():
        button.scroll_into_view_if_needed()
        assert button.evaluate(ON_TOP)
    row.get_by_label("Reason").fill("wrong slip")
    row.locator(".ask button").first.click()
    expect(row).to_have_attribute("data-outcome", "01")
    service.correct_result(desk, key, 1, 2, "0-1", "seen elsewhere")
    expect(page.locator("#board-2")).to_have_attribute("data-outcome", "01")  # news have come
    expect(page.locator("#newer")).to_be_hidden()


@pytest.fixture
def french(tmp_path: Path) -> Client:
    return Client(tmp_path, language="fr")


class Test_pages_with_nothing_to_show:
    def test_check_in_after_the_last_round(self, french: Client) -> None:
        desk = fill(french, 8)
        for _ in range(5):
            publish(desk, results=True)
        page = french.get("/desk/nice/t/open/check-in")
        assert "Ronde 6" not in page
        assert "plus de pointage" in page

    def test_standings_without_players(self, french: Client) -> None:
        fill(french, 0)
        page = french.get("/desk/nice/t/open/standings")
        assert "<tbody" not in page
        assert "encore inscrit" in page

    def test_no_event(self, french: Client) -> None:
        page = french.get("/")
        assert page.count('href="/desk/new"') == 1
        assert "Créez le premier" in page


def test_absences_are_counted_once(french: Client) -> None:
    """In the draft, those who withdrew are no absences to check."""
    desk = fill(french, 8)
    service.withdraw(desk, "open", 8)
    service.announce_away(desk, "open", 7, 1)
    service.pair_round(desk, "open")
    page = french.get("/desk/nice/t/open/round")
    assert 'Absences à vérifier <span class="muted">1</span>' in page
    assert "Absences à vérifier (2)" not in page


class Test_french_numbers:
    def test_prizes(self, french: Client) -> None:
        desk = fill(french, 8)
        service.set_prizes(desk, "open", Plan((PrizeList((12050, 5000)),), currency="EUR"))
        page = french.get("/desk/nice/t/open/prizes")
        assert ">0,01</option>" in page
        assert 'value="120,50  50"' in page
        assert "0.01" not in page
        french.post("/desk/nice/t/open/prizes", currency="EUR", unit="0,50", category="-", least_games="",
                    amounts="120,50  50", sharing="equal", page="/desk/nice/t/open/prizes")  # fmt: skip
        assert desk.state("open").prizes.lists[0].amounts == (12050, 5000)
        assert desk.state("open").prizes.unit == 50

    def test_a_player(self, french: Client) -> None:
        desk = fill(french, 8)
        person = replace(desk.state("open").entrants["p1"].person, birth="1970/09/08", fee=1200, paid=650)
        service.edit_player(desk, "open", 1, person)
        page = french.get("/desk/nice/t/open/players/p1")
        for value in ("08/09/1970", "12", "6,50"):
            assert f'value="{value}"' in page
        french.post("/desk/nice/t/open/players/p1/edit", name=person.name, rating=person.rating,
                    birth="08/09/1970", fee="12", paid="6,50")  # fmt: skip
        assert desk.state("open").entrants["p1"].person == person


def test_editors_of_prizes_and_categories_fit_a_telephone(browser: Browser, hosted: Hosted) -> None:
    id_, desk = hosted.event("Téléphone")
    key = begun(desk, 1)
    service.set_prizes(desk, key, Plan((PrizeList((50000, 30000, 20000)),)))
    context = new_context(browser, hosted.url, "fr", viewport=PHONE)
    page = context.new_page()
    for name in ("prizes", "categories"):
        page.goto(f"/desk/{id_}/t/{key}/{name}")
        assert page.locator(".wide").evaluate_all(SIDEWAYS) == 0, name
        assert page.locator(".editor :is(input, select)").evaluate_all(NARROW) == 0, name
    context.close()


def test_numbers_and_titles_are_never_cut_in_two(browser: Browser, hosted: Hosted) -> None:
    """Beside long names and clubs, in the draft with its reasons open and in the standings."""
    id_, desk = hosted.event("Noms longs")
    key = service.add_tournament(desk, replace(service.template("open"), rounds=3))
    long = "De La Tour Du Pin-Montauban, Marie-Charlotte Hippolyte"
    clubs = ("Tour de Thonon", "Cercle d'échecs de Saint-Julien-en-Genevois")
    people = [
        Person(long if n == 5 else f"Player {n}", 2400 - n, "CM", club=clubs[n % 2]) for n in range(1, 14)
    ]
    service.add_players(desk, key, [*people, Person("Player 14", estimate=1400, club=clubs[0])])
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.pair_round(desk, key)
    context = new_context(browser, hosted.url, "fr", viewport=LAPTOP)
    page = context.new_page()
    page.goto(f"/desk/{id_}/t/{key}/round")
    page.locator(".draft details.why summary").nth(4).click()
    assert page.locator(".draft .player > .muted").evaluate_all(BROKEN) == []
    service.publish(desk, key)
    page.goto(f"/desk/{id_}/t/{key}/standings")
    assert page.locator("table.standings td.right").evaluate_all(BROKEN) == []
    context.close()


def test_a_telephone_names_the_tournament(browser: Browser, hosted: Hosted) -> None:
    """Of a long event the name is cut, not that of the tournament."""
    id_, desk = hosted.event("Championnat de la Ligue, dix-huitième édition")
    begun(desk, 1)
    context = new_context(browser, hosted.url, "fr", viewport=PHONE)
    page = context.new_page()
    page.goto(f"/e/{id_}/open")
    assert page.locator(".crumbs a").last.evaluate("e => e.scrollWidth <= e.clientWidth")
    context.close()
