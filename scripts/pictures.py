"""Screenshots of the sample event for the documentation: `python scripts/pictures.py [FOLDER]`.

They are taken from the desk as it is now, by the browser that the tests use, in English and French.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.serving import Hosted, launch, new_context  # noqa: E402

from ronde.web import sample  # noqa: E402


@dataclass(frozen=True, slots=True)
class Picture:
    """A page of the sample event, `{e}` and `{t}` standing for its event and tournament."""

    name: str
    path: str
    width: int = 1280
    height: int = 760
    phone: bool = False
    press: str = ""  # what to press first


DESK = "/desk/{e}/t/{t}"
PICTURES = (
    Picture("desk", DESK),
    Picture("results", f"{DESK}/results"),
    Picture("round", f"{DESK}/round"),
    Picture("players", f"{DESK}/players"),
    Picture("check-in", f"{DESK}/check-in"),
    Picture("settings", f"{DESK}/settings"),
    Picture("downloads", f"{DESK}/downloads"),
    Picture("standings", f"{DESK}/standings"),
    Picture("late", f"{DESK}/round/4/late"),
    Picture("screens", f"{DESK}/screens"),
    Picture("new", "/desk/new"),
    Picture("journal", "/desk/{e}/t/{t}/journal"),
    Picture("prizes", f"{DESK}/prizes"),
    Picture("hall", "/e/{e}/{t}/hall?show=pairings&turn=600", 1920, 1080),
    Picture("phone", "/e/{e}/{t}", 375, 760, phone=True),
    Picture("phone-player", "/e/{e}/{t}/player/p4", 375, 900, phone=True),
    Picture("phone-why", "/e/{e}/{t}/round/4/why?a=p24&b=p9", 375, 760, phone=True),
    Picture("brackets", "/e/{e}/{t}/round/4/why", 900, 760),
)


def take(folder: Path) -> int:
    """Take every picture in both languages; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ronde-") as events:
        id_ = sample.make(events)
        desk = Hosted(Path(events))
        try:
            (key,) = desk.app.state.events.desk(id_).keys
            with sync_playwright() as playwright:
                browser = launch(playwright)
                for language in ("en", "fr"):
                    for picture in PICTURES:
                        _shot(browser, desk.url, picture, picture.path.format(e=id_, t=key), language, folder)
                browser.close()
        finally:
            desk.stop()
    return 2 * len(PICTURES)


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
        reduced_motion="reduce",
    )
    page = context.new_page()
    answer = page.goto(path, wait_until="load")
    if answer is None or not answer.ok:
        raise RuntimeError(f"{picture.name}: {path} answers {answer and answer.status}")
    end = "" if language == "en" else f".{language}"
    page.screenshot(path=str(folder / f"{picture.name}{end}.png"))
    context.close()


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out" / "pictures"
    print(f"{take(target)} pictures in {target}")
