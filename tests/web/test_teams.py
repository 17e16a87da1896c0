"""A club event of teams in a real browser: from CSV to the final PDF, in French and in English."""

from __future__ import annotations

import io
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from ronde.desk import service
from ronde.desk.service import Desk
from tests.web.conftest import Opener
from tests.web.serving import Hosted

CITIES = (
    "Caen", "Rouen", "Lyon", "Brest", "Lille", "Nancy", "Metz", "Tours", "Nantes", "Dijon", "Reims", "Nice",
)  # fmt: skip
KEYS = ("1", "5", "0", "1")  # of a match: the first-named team wins
PICTURES = os.environ.get("RONDE_PICTURES")  # a folder for pictures of every page


def teams_csv(folder: Path) -> Path:
    """Twelve teams of four boards and a substitute, two of them of one club."""
    lines = ["Équipe;Éch;Nom;Elo;Club;Capitaine"]
    for n, city in enumerate(CITIES):
        club = "Caen" if n in (0, 6) else city
        for board in range(1, 6):
            rating = 2200 - 25 * n - 60 * board
            captain = "x" if board == 1 else ""
            lines.append(f"{city};{board};{city} Joueur {board};{rating};{club};{captain}")
    path = folder / "equipes.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def picture(page: Page, name: str) -> None:
    """Keep a picture of the page, where a folder for them is named."""
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)


def pdf(page: Page, path: str, name: str) -> str:
    """The text of a PDF, in the language that its name begins with."""
    response = page.request.get(path, headers={"accept-language": name[:2]})
    assert response.status == 200, path
    if PICTURES:
        Path(f"{PICTURES}/{name}.pdf").write_bytes(response.body())
    return "\n".join(sheet.extract_text() for sheet in PdfReader(io.BytesIO(response.body())).pages)


def created(page: Page, event: str, language: str) -> tuple[str, str]:
    """Make the event from the template of teams; returns its address at the desk and for players."""
    page.goto("/desk/new?template=teams")
    page.fill("[name=event_name]", event)
    page.fill("[name=name]", event)
    page.fill("[name=rounds]", "5")
    picture(page, f"{language}-wizard")
    page.locator("main form button.main").last.click()
    expect(page.locator("h1").first).to_contain_text(event)
    path = page.evaluate("location.pathname")
    _, _, id_, _, key = path.split("/")
    return path, f"/e/{id_}/{key}"


def typed_results(page: Page, desk_path: str, number: int) -> None:
    """Enter every missing board from the keyboard."""
    page.goto(f"{desk_path}/results/{number}")
    for match in range(1, 8):
        for board, sign in enumerate(KEYS, 1):
            row = page.locator(f'.board[data-board="{match}.{board}"]')
            if row.count() and not row.get_attribute("data-outcome"):
                row.focus()
                page.keyboard.press(sign)
    expect(page.locator("#missing")).to_have_text("0")


def paired(page: Page, desk_path: str) -> None:
    """Pair the next round and publish it."""
    page.goto(f"{desk_path}/round")
    page.locator(f'form[action="{desk_path}/round/pair"] button').first.click()
    expect(page.locator("table.draft")).to_be_visible()
    words = page.locator("#by-hand").inner_text()
    assert re.search("two teams|deux équipes", words)
    assert not re.search("player|joueur", words, re.IGNORECASE)
    asked = page.locator('form[action$="/swap"] label:has([name=board])')
    expect(asked).to_have_text(re.compile("^(Match|Rencontre)$"))
    page.locator(f'form[action="{desk_path}/round/publish"] button').first.click()
    expect(page.locator(".badge.good").first).to_be_visible()


WORDS = {
    "fr": ("Équipes", "rempl", "Prix par échiquier", "Capitaine", "Rencontre"),
    "en": ("Teams", "sub", "Board prizes", "Captain", "Match"),
}


@pytest.mark.timeout(400)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_club_event_from_csv_to_the_final_pdf(
    hosted: Hosted, open_page: Opener, tmp_path: Path, language: str
) -> None:
    page = open_page("/", language)
    desk_path, public = created(page, f"Coupe {language}", language)
    key = desk_path.rpartition("/")[2]
    desk: Desk = hosted.app.state.events.desk(desk_path.split("/")[2]).acting("Anne")
    # --- twelve teams from CSV, two of one club kept apart; the colour is drawn
    page.goto(f"{desk_path}/teams/import")
    page.set_input_files("[name=file]", str(teams_csv(tmp_path)))
    page.locator("main form button.main").click()
    expect(page.locator("table.grid tbody tr")).to_have_count(12)
    page.locator(f'form[action="{desk_path}/teams/clubs"] button').click()
    picture(page, f"{language}-teams")
    page.goto(f"{desk_path}/teams/p1")
    picture(page, f"{language}-team")
    _numbers_by_hand(page, desk_path, desk, key, language)
    service.draw_colour(desk, key)
    for number in range(1, 6):
        if number == 2:  # a late team, and it makes thirteen: somebody has the bye
            page.goto(f"{desk_path}/teams")
            page.fill("#add [name=name]", "Retard")
            page.locator("#add button.main").click()
            for n in range(4):
                page.locator(".roster [name=name]").nth(n).fill(f"Retard Joueur {n + 1}")
                page.locator(".roster [name=rating]").nth(n).fill(str(1700 - 10 * n))
            page.locator('form[action$="/roster"] button.main').click()
            expect(page.locator(".roster [name=uid]").nth(3)).not_to_have_value("")
        paired(page, desk_path)
        if number == 1:
            _line_ups(page, desk_path, language)
            _forfeited_board(page, desk_path)
        typed_results(page, desk_path, number)
        picture(page, f"{language}-results-{number}")
        if number == 3:
            _corrected(page, desk_path, desk, key)
            _penalty(page, desk_path, desk, key, language)
    _looked_at(page, desk_path, public, language)
    state = desk.state(key)
    assert state.matches is not None
    assert len(state.rounds) == 5
    assert (
        sum(m.points for row in state.matches.of.values() for m in row) == 2 * 10 * (6 + 4 * 6) + 4 * 10 - 10
    )
    assert {m.cell.opponent for m in state.matches.of[1]}.isdisjoint({7})


def _numbers_by_hand(page: Page, desk_path: str, desk: Desk, key: str, language: str) -> None:
    """Teams 3 and 4 exchange their numbers; a number given twice is refused."""
    page.goto(f"{desk_path}/teams/numbers")
    picture(page, f"{language}-numbers")
    page.fill("[name=number-p3]", "4")
    page.locator("form.card button.main").click()
    expect(page.locator(".notice.refused")).to_be_visible()
    page.fill("[name=number-p3]", "4")
    page.fill("[name=number-p4]", "3")
    page.fill("[name=reason]", "tirage")
    page.locator("form.card button.main").click()
    expect(page.locator("table.grid tbody tr").nth(2)).to_contain_text("Brest")
    assert [desk.state(key).entrants[uid].number for uid in ("p3", "p4")] == [4, 3]


def _penalty(page: Page, desk_path: str, desk: Desk, key: str, language: str) -> None:
    """A penalty of a match point, and one that is taken back; the journal undoes and redoes."""
    for number in (1, 2):
        page.goto(f"{desk_path}/teams/points")
        page.locator("[name=team]").select_option("p2")
        page.fill("[name=match]", "-1")
        page.fill("[name=reason]", f"motif {number}")
        page.locator("form.card button.main").click()
        expect(page.locator("table.grid tbody tr")).to_have_count(number)
    picture(page, f"{language}-points")
    page.locator("table.grid tbody tr").nth(1).locator("button").click()
    expect(page.locator("table.grid tbody tr")).to_have_count(1)
    found = desk.state(key).awards
    assert [(one.match, one.round, one.teams, one.reason) for one in found] == [(-10, 3, ("p2",), "motif 1")]
    service.undo(desk, key)
    assert len(desk.state(key).awards) == 2
    service.redo(desk, key)


def _line_ups(page: Page, desk_path: str, language: str) -> None:
    """A substitute comes in; an order that the list does not have is refused, then accepted with a reason."""
    page.goto(f"{desk_path}/lineups/1")
    form = page.locator("#match-1 form.lineup").first
    form.locator("select").nth(3).select_option(index=5)
    form.locator("button").click()
    expect(page.locator(".notice.done")).to_be_visible()
    form = page.locator("#match-2 form.lineup").first
    form.locator("select").nth(0).select_option(index=2)
    form.locator("select").nth(1).select_option(index=1)
    form.locator("button").click()
    expect(page.locator(".notice.refused")).to_be_visible()
    picture(page, f"{language}-lineups")
    form = page.locator("#match-2 form.lineup").first
    form.locator("select").nth(0).select_option(index=2)
    form.locator("select").nth(1).select_option(index=1)
    form.locator("[name=reason]").fill("accord des capitaines")
    form.locator("button").click()
    expect(page.locator(".notice.done")).to_be_visible()


def _forfeited_board(page: Page, desk_path: str) -> None:
    """Board 3 of match 2 is forfeited, from the keyboard."""
    page.goto(f"{desk_path}/results/1")
    row = page.locator('.board[data-board="2.3"]')
    row.focus()
    page.keyboard.press("+")
    expect(row.locator(".outcome")).to_have_text("+ -")
    expect(page.locator("#match-2 .score")).to_contain_text("1")


def _corrected(page: Page, desk_path: str, desk: Desk, key: str) -> None:
    """A wrong result is corrected before the next round is paired."""
    row = page.locator('.board[data-board="1.3"]')
    row.focus()
    page.keyboard.press("1")
    expect(row.locator(".ask")).to_be_visible()
    page.keyboard.press("Enter")
    expect(row.locator(".outcome")).to_have_text("1-0")
    expect(row).not_to_have_class(re.compile("sending"))
    assert desk.state(key).rounds[2].boards[0].games[2].outcome == "10"


def _looked_at(page: Page, desk_path: str, public: str, language: str) -> None:
    """Every page and every PDF, in the words of the language."""
    teams, substitute, prizes, captain, match = WORDS[language]
    page.goto(desk_path)
    expect(page.locator("dl").first).to_contain_text(f"{teams}")
    expect(page.locator('a[href$="/download/trf26"]').first).to_be_visible()
    for name in ("standings", "crosstable", "individuals", "boards", "downloads", "round/5", "lineups/5", ""):
        page.goto(f"{desk_path}/{name}".rstrip("/"))
        expect(page.locator("h1").first).to_be_visible()
        picture(page, f"{language}-desk-{name.replace('/', '-') or 'overview'}")
    for name in ("", "standings", "crosstable", "players", "individuals", "player/p1", "round/5/why"):
        page.goto(f"{public}/{name}".rstrip("/"))
        expect(page.locator("h1").first).to_be_visible()
        picture(page, f"{language}-public-{name.replace('/', '-') or 'round'}")
    expect(page.locator("nav.tabs")).to_contain_text(teams)
    papers = {
        name: pdf(page, f"{public}/paper/{name}.pdf", f"{language}-{name}")
        for name in ("pairings", "sheets", "standings", "crosstable", "players", "individuals", "boards")
    }
    assert "Caen" in papers["standings"]
    assert match in papers["sheets"]
    assert captain in papers["sheets"]
    assert substitute in papers["players"]
    assert prizes in papers["boards"]
    assert "Retard Joueur 1" in papers["pairings"]
    report = page.request.get(f"{desk_path}/download/trf26").text()
    assert "192 FIDE_TEAM_TYPEA_MP_GP" in report
    assert report.count("\n310 ") == 13


def test_a_telephone_follows_its_team(hosted: Hosted, open_page: Opener) -> None:
    """The page of a team shows a result without being loaded again, and fits on a telephone."""
    from tests.desk.test_teams import begin

    id_, desk = hosted.event("Phone")
    key = begin(desk)
    service.pair_round(desk, key)
    service.publish(desk, key)
    page = open_page(f"/e/{id_}/{key}/player/p1", phone=True)
    page.evaluate("document.body.dataset.patience = 1")
    expect(page.locator("#live")).to_be_visible()
    service.enter_result(desk, key, 1, (1, 1), "1-0")
    expect(page.locator("#match-1 thead")).to_contain_text("1 – 0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "phone-team")
