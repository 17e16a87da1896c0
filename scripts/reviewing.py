"""Look at the built documentation: `python scripts/reviewing.py [FOLDER]`.

Every page of out/site is opened in the browser and checked with axe, in light and dark colours and as wide
as a telephone; with a folder each is kept there as an image.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.serving import launch  # noqa: E402
from tests.web.test_accessibility import CONTRAST, RULES, WIDER, findings  # noqa: E402

SITE = ROOT / "out" / "site"
DESK, PHONE = {"width": 1280, "height": 900}, {"width": 375, "height": 812}


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


def look(browser: Browser, keep: Path | None) -> list[str]:
    """Open every page; returns what is wrong."""
    trouble: list[str] = []
    missing = partial(_missing, trouble)
    views: tuple[tuple[Any, Any, Any], ...] = ((DESK, "light", RULES), (PHONE, "dark", CONTRAST))
    for size, scheme, rules in views:
        context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
        page = context.new_page()
        page.on("requestfailed", missing)
        for path in pages():
            page.goto(path.as_uri(), wait_until="load")
            trouble += findings(page, rules)
            if size is PHONE:
                trouble += [f"{page.url} is wider than a telephone: {html}" for html in page.evaluate(WIDER)]
            if keep:
                _keep(
                    page,
                    keep / f"{size['width']}-{path.relative_to(SITE).as_posix().replace('/', '_')[:-5]}.png",
                )
        context.close()
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
    with sync_playwright() as playwright:
        browser = launch(playwright)
        trouble = look(browser, keep)
        browser.close()
    print(*trouble, sep="\n")
    print(f"{len(pages())} pages, {len(trouble)} findings")
    return int(bool(trouble))


if __name__ == "__main__":
    sys.exit(main())
