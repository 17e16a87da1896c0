"""The regulations are chosen by name: tie-breaks, accelerations with their limits, options of the system."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ronde.desk import service
from ronde.desk.service.setup import check_setup
from ronde.ranking.tiebreaks import registry
from ronde.web.arbiter import pickers
from tests.desk.conftest import begin, play
from tests.web.conftest import Opener
from tests.web.serving import Hosted


def test_every_tie_break_can_be_picked() -> None:
    offered = {code for codes in pickers.GROUPS.values() for code in codes} | set(pickers.TEAMS)
    assert {code.split("/")[0] for code in offered} == set(registry.TIEBREAKS) - {"PTS"}
    assert registry.parse(",".join(offered))


@pytest.mark.parametrize("teams", [False, True])
def test_ready_made_lists_can_be_played(teams: bool) -> None:
    for listed in pickers.presets(teams).values():
        assert registry.parse(listed)[0].name == "PTS"


def test_the_names_are_those_of_people() -> None:
    said = [pickers.tiebreak_name(code, "fr") for code in ("BH/C1", "SOLK/M1", "BH/C2", "KS/L-1")]
    assert said[:2] == ["Buchholz tronqué", "Solkoff médian (sans le plus haut ni le plus bas)"]
    assert said[2:] == ["Buchholz, tronqué de 2", "Koya, limite -1 × ½"]


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_no_two_have_the_same_name(language: str) -> None:
    names = [one.name for _, group in pickers.tiebreak_groups(True, language) for one in group]
    assert len(set(names)) == len(names)


def test_what_goes_with_the_system_and_the_order_of_tie_breaks(hosted: Hosted, open_page: Opener) -> None:
    page = open_page("/desk/new", "fr")
    page.get_by_label("Nom de l'événement").fill("Open des listes")
    limit = page.get_by_label("Groupe A à partir de")
    expect(limit).to_be_hidden()
    expect(page.locator("[name=team_boards]")).to_be_hidden()
    page.locator("[name=system]").select_option("dutch-2012")
    page.locator("[name=acceleration]").select_option("degressive")
    limit.fill("1900")
    page.get_by_label("Groupe B à partir de").fill("1500")
    page.get_by_label("Liste prédéfinie").select_option(
        label="France\xa0: Buchholz tronqué, Buchholz, performance"
    )
    page.get_by_role("button", name="Monter").nth(2).click()
    page.locator("[name=tiebreaks] >> nth=3").select_option(label="Nombre de gains")
    page.get_by_role("button", name="Retirer").nth(2).click()
    page.get_by_role("button", name="Créer").click()
    expect(page.get_by_role("heading", name="La suite")).to_be_visible()
    id_ = re.findall(r"/desk/([^/]+)/t/", page.url)[0]
    setup = hosted.app.state.events.desk(id_).state(None).setup
    check_setup(setup)
    assert (setup.acceleration, setup.options) == ("degressive", (("limits", "1900,1500"),))
    assert setup.tiebreaks == ("BH/C1", "PERF", "WIN")
    page.goto(f"/desk/{id_}/t/open/settings")
    page.locator("[name=system]").select_option("dutch-2026")
    expect(page.locator("[name=acceleration]")).to_have_value("")
    expect(page.locator("[name=acceleration] option[value=degressive]")).to_be_disabled()


def test_rounds_and_tie_breaks_ask_for_a_reason_after_round_1(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Open raccourci")
    key = begin(desk, 8, service.template("weekend"))
    play(desk, key)
    page = open_page(f"/desk/{id_}/t/{key}/settings", "fr")
    reason = page.locator("form[action$='/setup']").get_by_label("Motif au journal")
    expect(reason).to_be_hidden()
    page.locator("[name=rounds]").fill("4")
    reason.fill("orage")
    page.locator("form[action$='/setup'] button.main").click()
    expect(page.get_by_role("status")).to_contain_text("Enregistré")
    assert desk.state(key).setup.rounds == 4
    page.get_by_role("link", name="Journal").click()
    expect(page.get_by_role("table")).to_contain_text("4 rondes")
    expect(page.get_by_role("table")).to_contain_text("(orage)")
    expect(page.get_by_role("table")).not_to_contain_text("dutch-")
