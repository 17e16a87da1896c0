"""What an arbiter and a player read on the pages of a round, in a browser."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.web.conftest import Opener
from tests.web.serving import ROOT, Hosted
from tests.web.test_browser import follow, form


def begun(desk: Desk, players: int, system: str = "dutch-2026") -> str:
    """Players with titles and clubs, the colour drawn."""
    key = service.add_tournament(desk, replace(service.template("open"), system=system, rounds=5))
    people = [
        Person(f"Player {n:02}", 2400 - 5 * n, "IM" if n == 1 else "", club=f"Club {n % 3}")
        for n in range(1, players + 1)
    ]
    service.add_players(desk, key, people)
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    return key


def play(desk: Desk, key: str) -> None:
    """Pair and publish a round; White wins on the odd boards, the others are drawn."""
    service.pair_round(desk, key)
    service.publish(desk, key)
    number = len(desk.state(key).rounds)
    boards = service.missing_results(desk, key)
    service.enter_results(desk, key, number, [(b, "1-0" if b % 2 else "1/2") for b in boards])


def test_draft_and_published_round_say_who_is_who(hosted: Hosted, open_page: Opener) -> None:
    """Ratings, titles and clubs; who is not paired and why, and who has the bye, before and after."""
    id_, desk = hosted.event("Who is who")
    key = begun(desk, 12)
    service.announce_away(desk, key, 4, 1, "H")
    service.withdraw(desk, key, 8, "ill")
    service.withdraw(desk, key, 9, "ill")
    page = open_page(f"/desk/{id_}/t/{key}/round")
    follow(form(page, "/round/pair").get_by_role("button", name="Pair round 1"))
    for published in (False, True):
        rows = page.locator("table.pairs tbody tr")
        first = rows.filter(has_text="Player 01")
        for told in ("IM", "2395", "Club 1"):
            expect(first).to_contain_text(told)
        bye = rows.filter(has=page.locator("td.b", has_text="bye"))
        expect(bye).to_have_count(1)
        bye.get_by_text("Why?").click()
        expect(bye.locator(".reasons")).to_contain_text("bye")
        away = page.locator("li", has_text="Player 04")
        if published:
            expect(away).to_contain_text("half-point bye")
            expect(page.locator("section.card", has_text="3 not paired")).to_contain_text("withdrawn")
        else:
            page.get_by_text("Absentees and doubtful players (").click()
            expect(
                page.get_by_role("radiogroup", name="Player 04").get_by_label("half-point bye")
            ).to_be_checked()
            follow(form(page, "/round/publish").get_by_role("button"))
    expect(page.locator("h1")).to_contain_text("published")
    expect(page.get_by_text(re.compile(r"^Published \d+ \w+ \d\d:\d\d\.$"))).to_be_visible()


def test_a_withdrawn_round_says_that_it_was_seen(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Withdrawn")
    key = begun(desk, 8)
    service.pair_round(desk, key)
    path = f"/desk/{id_}/t/{key}"
    page = open_page(f"{path}/round")
    seen = page.get_by_text("players may have seen it")
    expect(page.get_by_text("Draft: players cannot see it.")).to_be_visible()
    expect(seen).to_have_count(0)
    follow(form(page, "/round/publish").get_by_role("button"))
    page.goto(f"{path}/journal")
    form(page, "/undo").get_by_label("Reason for the journal").fill("wrong list")
    follow(form(page, "/undo").get_by_role("button"))
    page.goto(f"{path}/round")
    expect(page.locator(".badge", has_text="draft")).to_be_visible()
    expect(seen).to_be_visible()


def test_the_journal_of_the_event_leads_to_what_can_be_undone(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Undone elsewhere")
    key = begun(desk, 8)
    page = open_page(f"/desk/{id_}/journal")
    expect(page.get_by_text("There is nothing to undo.")).to_have_count(0)
    expect(page.get_by_text("Actions of a tournament are undone in its own journal:")).to_be_visible()
    follow(page.locator("main").get_by_role("link", name="Open"))
    expect(form(page, "/undo")).to_contain_text("number 1 has White by lot")
    follow(form(page, "/undo").get_by_role("button", name="Undo"))
    assert desk.state(key).initial_colour is None


@pytest.mark.parametrize("ending", ["", "?by=name"])
def test_numbers_beside_a_name_say_what_they_are(hosted: Hosted, open_page: Opener, ending: str) -> None:
    id_, desk = hosted.event("Triples")
    key = begun(desk, 8)
    play(desk, key)
    service.pair_round(desk, key)
    service.publish(desk, key)
    page = open_page(f"/e/{id_}/{key}/round/2{ending}", "fr")
    told = page.locator("td small").all_inner_texts()
    assert len(told) == 8
    for one in told:
        assert re.fullmatch(r"n°\s\d · Elo \d{4} · score [0-9,]+ · Club \d", one), one


def explained(page: Page) -> list[str]:
    """The sentences of a round, without players and numbers."""
    return [
        re.sub(r"\d+ Player \d+|[\d,.]+", "#", one)
        for one in page.locator(".bracket ul li").all_inner_texts()
    ]


def test_a_round_of_sixty_is_explained_without_repeating_itself(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Sixty explained")
    key = begun(desk, 60)
    play(desk, key)
    play(desk, key)
    page = open_page(f"/e/{id_}/{key}/round/2/why", "fr")
    sections = page.locator("section.bracket").count()
    told = explained(page)
    assert len([one for one in told if "préférences sont satisfaites" in one]) <= sections
    assert len([one for one in told if one.startswith("Même rang dans les deux moitiés")]) <= sections
    assert len(told) < 30 + sections  # the boards, and a line for each group


@pytest.mark.parametrize(
    ("system", "terms"), [("dutch-2012", ("S1", "S2", "P0", "X1", "Z1")), ("dutch-2026", ("S1", "S2"))]
)
def test_short_names_of_the_rules_are_said_in_words(
    hosted: Hosted, open_page: Opener, system: str, terms: tuple[str, ...]
) -> None:
    id_, desk = hosted.event(f"Terms {system[-4:]}")
    key = begun(desk, 24, system)
    play(desk, key)
    play(desk, key)
    page = open_page(f"/e/{id_}/{key}/round/2/why", "fr")
    page.get_by_text("Les abréviations du règlement").click()
    said = dict(zip(*(page.locator(f".terms {tag}").all_inner_texts() for tag in ("dt", "dd")), strict=True))
    assert set(terms) <= set(said)
    used = set(re.findall(r"\b[SPMXZ][012]?\b", " ".join(page.locator(".bracket ul li").all_inner_texts())))
    assert used == set(said)
    assert "moitié haute" in said["S1"]


SHADES = """selector => [...document.querySelectorAll(selector)].map(one => {
  const seen = getComputedStyle(one);
  return [seen.fill.match(/[0-9]+/g).slice(0, 3).map(Number), Number(seen.fillOpacity)];
})"""


def test_charts_have_colour_and_shades_that_remain_in_grey(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Charts")
    key = begun(desk, 25)
    play(desk, key)
    play(desk, key)
    page = open_page(f"/e/{id_}/{key}/round/2/why")
    bars = page.evaluate(SHADES, ".groups rect")
    assert all(max(rgb) - min(rgb) > 60 for rgb, _ in bars)  # green, not grey
    assert len({shade for _, shade in bars}) == 3  # within a group, across groups, the bye
    page.emulate_media(media="print")
    printed = page.evaluate(SHADES, ".groups rect")
    assert all(rgb == [0, 0, 0] for rgb, _ in printed)
    shades = sorted({shade for _, shade in printed})
    assert all(b - a >= 0.3 for a, b in pairwise(shades))
    page.emulate_media(media="screen")
    boxes = page.locator(".laid rect")
    assert boxes.count() > 20
    assert set(boxes.evaluate_all("all => all.map(one => getComputedStyle(one).fill)")) == {
        "none"
    }  # names stay legible


def test_virtual_points_stand_beside_the_score(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Accelerated")
    setup = replace(service.template("accelerated"), rounds=5)
    key = service.add_tournament(desk, setup)
    service.add_players(desk, key, [Person(f"Player {n:02}", 2400 - 5 * n) for n in range(1, 41)])
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.pair_round(desk, key)
    page = open_page(f"/desk/{id_}/t/{key}/round", "fr")
    upper = page.locator("table.pairs tbody tr").first
    expect(upper.locator("td.wp")).to_have_text(re.compile(r"0\s\+1"))
    expect(upper.locator("td.wp [title]")).to_have_attribute("title", re.compile("points fictifs"))
    page.goto(f"/desk/{id_}/t/{key}")
    assert setup.acceleration
    expect(page.locator("main > p.muted")).not_to_contain_text(setup.acceleration)  # by its name, not its key


def test_html_comes_from_templates() -> None:
    tags = re.compile(r"""["'][^"'\n]*</?(?:a|b|div|em|h\d|li|p|small|span|t[dhr]|ul)\b""")
    sources = (ROOT / "src" / "ronde" / "web").rglob("*.py")
    assert [path.name for path in sources if tags.search(path.read_text(encoding="utf-8"))] == []
