"""Look at the built documentation: `python scripts/reviewing.py [FOLDER [PAGE …]]`.

Every page of out/site (or those named, such as `fr/start`) is opened in the browser and checked with axe:
wide and light, then dark and as narrow as a telephone. With a folder each is kept there as an image.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.serving import PATIENCE, launch  # noqa: E402
from tests.web.test_accessibility import RULES, WIDER, findings  # noqa: E402

SITE = ROOT / "out" / "site"
DESK: Any = {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"}
PHONE: Any = {"viewport": {"width": 375, "height": 812}, "color_scheme": "dark"}


def pages(site: Path = SITE) -> list[Path]:
    """The pages to look at: one of the texts stands for all, and what is the same in French is seen once."""
    found = [path for path in sorted(site.rglob("*.html")) if path.parent.name != "texts"]
    found.remove(site / "404.html")  # it asks for its files by their place on a server
    return [path for path in found if not _repeated(path, site)] + [site / "texts" / "fide-2026.html"]


def _repeated(path: Path, site: Path) -> bool:
    name = path.relative_to(site)
    return (
        name.parts[0] == "fr" and not (ROOT / "docs" / name.relative_to("fr").with_suffix(".fr.md")).exists()
    )


def look(view: Any, paths: Iterable[Path], keep: Path | None) -> list[str]:
    """Open these pages in one view; returns what is wrong."""
    trouble: list[str] = []
    width = view["viewport"]["width"]
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_context(**view, reduced_motion="reduce").new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("requestfailed", partial(_missing, trouble))
        for path in paths:
            page.goto(path.as_uri(), wait_until="load")
            trouble += findings(page, RULES)
            if view == PHONE:
                trouble += [f"{page.url} is wider than a telephone: {html}" for html in page.evaluate(WIDER)]
            if keep:
                _keep(page, keep / f"{width}-{path.relative_to(SITE).as_posix().replace('/', '_')[:-5]}.png")
        browser.close()
    return trouble


def _missing(trouble: list[str], request: Request) -> None:
    """A page asks for a file that is not there."""
    if "NOT_FOUND" in (request.failure or ""):
        trouble.append(f"{request.url} is not there")


def _keep(page: Page, path: Path) -> None:
    page.screenshot(path=str(path), full_page=True)


def main() -> int:
    """Look at the site; what is wrong is printed."""
    keep = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    paths = [SITE / f"{name}.html" for name in sys.argv[2:]] or pages()
    with ProcessPoolExecutor(2) as both:  # side by side
        found = both.map(partial(look, paths=paths, keep=keep), (DESK, PHONE))
        trouble = [one for some in found for one in some]
    print(*trouble, sep="\n")
    print(f"{len(paths)} pages, {len(trouble)} findings")
    return int(bool(trouble))


if __name__ == "__main__":
    sys.exit(main())
