"""A session that ends in the middle of the work: what was typed is there again after logging in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.web.auth import Access, Role
from tests.desk.conftest import begin
from tests.web.conftest import Opener
from tests.web.serving import Hosted

PASSWORD = "a long password"


@pytest.fixture(scope="module")
def event(guarded: Hosted) -> tuple[str, str, Desk]:
    id_, desk = guarded.event("Open de la nuit")
    key = begin(desk, 8)
    service.pair_round(desk, key)
    service.publish(desk, key)
    guarded.app.state.guard.keep(id_, Access().with_password(Role.ARBITER, PASSWORD))
    return id_, key, desk


def _log_in(page: Page) -> None:
    page.get_by_label("Votre nom").fill("Anne")
    page.get_by_label("Mot de passe").fill(PASSWORD)
    page.get_by_role("button", name="Connexion").click()


def test_a_player_and_settings(guarded: Hosted, open_page: Opener, event: tuple[str, str, Desk]) -> None:
    id_, key, desk = event
    page = open_page(f"/desk/{id_}/t/{key}/players?add=1", "fr", base=guarded.url)
    _log_in(page)
    page.get_by_label("Nom, prénom").fill("Perrin, Zoé")
    page.get_by_label("Estimation").fill("1400")
    page.context.clear_cookies()
    page.get_by_role("button", name="Ajouter").click()
    expect(page.get_by_role("alert")).to_contain_text("Votre saisie est gardée")
    page.get_by_role("link", name="Connexion").click()
    _log_in(page)
    expect(page.get_by_label("Nom, prénom")).to_have_value("Perrin, Zoé")
    expect(page.get_by_label("Estimation")).to_have_value("1400")
    page.get_by_role("button", name="Ajouter").click()
    expect(page.get_by_role("status").first).to_contain_text("Perrin, Zoé")
    assert any(e.person.estimate == 1400 for e in desk.state(key).entrants.values())


def test_a_result(guarded: Hosted, open_page: Opener, event: tuple[str, str, Desk]) -> None:
    id_, key, desk = event
    page = open_page(f"/desk/{id_}/t/{key}/results", "fr", base=guarded.url)
    _log_in(page)
    page.wait_for_url("**/results")  # loaded: the page listens for keys
    board = page.locator("#board-2")
    board.focus()
    page.context.clear_cookies()
    page.keyboard.press("1")
    expect(board).to_contain_text("Le résultat saisi est gardé")
    board.get_by_role("link", name="Connexion").click()
    _log_in(page)
    expect(page.locator("#board-2:not(.sending)")).to_have_attribute("data-outcome", "10")
    assert desk.state(key).round(1).boards[1].outcome == "10"
