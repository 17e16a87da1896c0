"""Screenshots of the sample event for the documentation: `python scripts/pictures.py [FOLDER [LANGUAGE …]]`.

They are taken from the desk as it is now, by the browser that the tests use, in English and French unless
other languages are named.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.serving import Hosted, launch, new_context  # noqa: E402

from ronde.desk import service  # noqa: E402
from ronde.desk.event import Event, Policy  # noqa: E402
from ronde.formats.players.person import Person  # noqa: E402
from ronde.prizes.plan import Plan, PrizeList, Sharing  # noqa: E402
from ronde.ranking.categories import Category  # noqa: E402
from ronde.web import sample  # noqa: E402
from ronde.web.events import Events  # noqa: E402


@dataclass(frozen=True, slots=True)
class Picture:
    """A page of an event, `{e}` and `{t}` standing for the event and its tournament."""

    name: str
    path: str
    width: int = 1280
    height: int = 760
    phone: bool = False
    languages: tuple[str, ...] = ()  # instead of those asked for, and of their endings
    event: str = "open"  # one of those that `_events` makes
    only: str = ""  # the part of the page to show
    act: Callable[[Page], None] | None = None  # what to do first
    moves: bool = False  # for a reader who has not asked for less motion


def _correct(page: Page) -> None:
    """Press another result on a board that has one: the row asks."""
    page.locator("#board-2").scroll_into_view_if_needed()
    page.locator("#board-2").click(position={"x": 5, "y": 5})
    page.keyboard.press("1" if "0-1" in str(page.locator("#board-2").get_attribute("data-outcome")) else "0")
    page.locator("#board-2 .ask").wait_for()


def _unfold(page: Page) -> None:
    """Show the copies."""
    page.locator("details:has(.copies) summary").click()


def _arrived(page: Page) -> None:
    """Tick who has arrived and look at the new boards."""
    for name in ("Weber", "Leroy"):
        page.get_by_label(name).check()
    page.locator("main form.card button").first.click()
    page.locator("form.card.next").wait_for(timeout=8000)


DESK = "/desk/{e}/t/{t}"
PICTURES = (
    Picture("desk", DESK),
    Picture("desk-dutch", DESK, height=480, languages=("nl",)),
    Picture("results", f"{DESK}/results"),
    Picture("draft", f"{DESK}/round", event="draft"),
    Picture("players", f"{DESK}/players"),
    Picture("check-in", f"{DESK}/check-in", event="club"),
    Picture("downloads", f"{DESK}/downloads"),
    Picture("standings", f"{DESK}/standings"),
    Picture("late", f"{DESK}/round/4/late", height=740, event="evening", act=_arrived),
    Picture("correction", f"{DESK}/results", height=480, act=_correct),
    Picture("apart", f"{DESK}/settings", event="club", only="form[action$='/forbid']"),
    Picture("accelerated", f"{DESK}/settings", event="club", only="form[action$='/setup']"),
    Picture("backups", "/desk/{e}", only="div.card:has(form[action$='/backup'])", act=_unfold),
    Picture("fide", f"{DESK}/fide-report", height=620),
    Picture("import", f"{DESK}/players/import", height=470, event="club"),
    Picture("draughts", "/desk/new?template=draughts", height=620),
    Picture("api", "/api/", height=620),
    Picture("team-round", f"{DESK}/round/4", event="teams"),
    Picture("team-results", f"{DESK}/results", event="teams"),
    Picture("team-lineups", f"{DESK}/lineups", height=620, event="teams"),
    Picture("phone-team", "/e/{e}/{t}", 375, 760, phone=True, event="teams"),
    Picture("phone-report", "/e/{e}/{t}/report?round=4&board=18", 375, 620, phone=True, event="evening"),
    Picture("screens", f"{DESK}/screens", height=620),
    Picture("new", "/desk/new"),
    Picture("events", "/", height=560),
    Picture("journal", "/desk/{e}/t/{t}/journal", height=480),
    Picture("prizes", f"{DESK}/prizes", height=980, event="evening"),
    Picture("hall", "/e/{e}/{t}/hall?show=pairings&turn=600", 1920, 1080),
    Picture("phone", "/e/{e}/{t}", 375, 760, phone=True),
    Picture("phone-player", "/e/{e}/{t}/player/p4", 375, 900, phone=True),
    Picture("phone-why", "/e/{e}/{t}/round/4/why?a=p24&b=p9", 375, 760, phone=True),
    Picture("brackets", "/e/{e}/{t}/round/4/why", 900, 760, only="figure.laid >> nth=1", moves=True),
)


def _events(place: str) -> dict[str, tuple[str, str]]:
    """The events in the pictures: name, id, tournament."""
    made = {"open": sample.make(place), "evening": sample.make(place, seed=5)}
    events = Events(place)
    try:
        evening = events.desk(made["evening"]).acting("Anne Martin")
        service.describe_event(evening, Event("Open d'Automne", "Dijon", "FRA", "2026-10-24", "2026-10-28"))
        service.allow_reports(evening, None, "propose")
        lists = (PrizeList((30000, 20000, 10000), sharing=Sharing.HORT), PrizeList((8000, 4000), "U2000"))
        service.set_categories(evening, None, [Category("U2000", highest=1999)])
        service.set_prizes(evening, None, Plan(lists))
        for name, rating in (("Weber, Lotte", 1890), ("Leroy, Basile", 1750)):
            service.add_player(evening, None, Person(name, rating))
        made["club"] = events.create(Event("Open du club", "Dijon"), "Anne Martin")
        club = events.desk(made["club"]).acting("Anne Martin")
        first = Policy(check_in="first")
        setup = replace(service.template("open"), rounds=7, acceleration="baku-2026", policy=first)
        service.add_tournament(club, setup)
        service.add_players(club, None, sample.people(), source="registration.csv")
        service.forbid(club, None, [[3, 11], [5, 17, 20]])
        service.check_in(club, None, [*range(1, 9), *range(10, 15)])
        made["draft"] = sample.make(place, seed=6)
        draft = events.desk(made["draft"]).acting("Anne Martin")
        service.describe_event(draft, Event("Open de Noël", "Metz", "FRA", "2026-12-27", "2026-12-30"))
        for row in service.boards(draft, None):
            if row.black is not None and not row.outcome:
                service.enter_result(draft, None, 4, row.board, "1/2")
        service.pair_round(draft, None)
        made["teams"] = events.create(Event("Coupe des clubs", "Nancy"), "Anne Martin")
        teams = events.desk(made["teams"]).acting("Anne Martin")
        report = (ROOT / "samples" / "teams.trf").read_bytes()
        service.import_report(teams, report.replace(b"Sample league", b"Division 1"))
        service.pair_round(teams, None)
        service.publish(teams, None)
        return {name: (id_, events.desk(id_).keys[0]) for name, id_ in made.items()}
    finally:
        events.close()


def take(folder: Path, languages: Sequence[str] = ("en", "fr")) -> int:
    """Take every picture in these languages; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ronde-") as place:
        made = _events(place)
        desk = Hosted(Path(place))
        try:
            with sync_playwright() as playwright:
                wanted = [(language, one) for one in PICTURES for language in one.languages or languages]
                for language, those in groupby(sorted(wanted, key=_language), key=_language):
                    browser = launch(playwright, language)
                    for _, picture in those:
                        id_, key = made[picture.event]
                        path = picture.path.format(e=id_, t=key)
                        _shot(browser, desk.url, picture, path, language, folder)
                    browser.close()
        finally:
            desk.stop()
    return len(wanted)


def _language(wanted: tuple[str, Picture]) -> str:
    return wanted[0]


def _shot(browser: Browser, url: str, picture: Picture, path: str, language: str, folder: Path) -> None:
    size = {"width": picture.width, "height": picture.height}
    context = new_context(
        browser,
        url,
        language,
        viewport=size,
        is_mobile=picture.phone,
        has_touch=picture.phone,
        device_scale_factor=2 if picture.phone else 1,
        reduced_motion="no-preference" if picture.moves else "reduce",
    )
    page = context.new_page()
    answer = page.goto(path, wait_until="load")
    if answer is None or not answer.ok:
        raise RuntimeError(f"{picture.name}: {path} answers {answer and answer.status}")
    end = "" if language == "en" or picture.languages else f".{language}"
    if picture.act:
        picture.act(page)
    file = str(folder / f"{picture.name}{end}.png")
    if picture.only:
        page.locator(picture.only).first.screenshot(path=file)
    else:
        page.screenshot(path=file)
    context.close()


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out" / "pictures"
    print(f"{take(target, sys.argv[2:] or ('en', 'fr'))} pictures in {target}")
