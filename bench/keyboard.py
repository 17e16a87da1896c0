"""Forty players entered by keyboard from a large rating list, in a browser: `python -m bench.keyboard`.

The test of the suite does the same with a short list.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from time import perf_counter

from playwright.sync_api import expect, sync_playwright
from tests.web.serving import PATIENCE, Hosted, launch, new_context

from bench.lists import write
from ronde.desk import service
from ronde.lists import reading, store


def main() -> None:
    """Build the list, enter the players, say how long each took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=300_000)
    parser.add_argument("--players", type=int, default=40)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        source, place = Path(folder) / "list.txt", Path(folder) / "lists"
        write(source, args.people)
        store.update(place, "fide", reading.read(source), "2026-01-01")
        os.environ["RONDE_LISTS"] = str(place)
        step = args.people // args.players
        numbers = [str(500000 + n * step) for n in range(args.players)]
        wanted = [one.name for one in store.by_ref(place, "fide", numbers).values()]
        hosted = Hosted(Path(folder))
        try:
            times = _entered(hosted, list(dict.fromkeys(wanted)))
        finally:
            hosted.stop()
    times.sort()
    print(
        f"{len(times)} players of {args.people} by keyboard: {sum(times):.1f} s, "
        f"half of them within {times[len(times) // 2]:.2f} s, all within {times[-1]:.2f} s"
    )


def _entered(hosted: Hosted, names: list[str]) -> list[float]:
    """The seconds from the first letter of a name until the list has the player."""
    id_, desk = hosted.event("Keyboard")
    key = service.add_tournament(desk, service.template("open"))
    times = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        expect.set_options(timeout=1000 * PATIENCE)
        page = new_context(browser, hosted.url).new_page()
        page.goto(f"/desk/{id_}/t/{key}/players")
        for count, name in enumerate(names, 1):
            expect(page.locator("input[name=name]")).to_be_focused()
            begin = perf_counter()
            page.keyboard.type(name)
            expect(page.locator("#found [aria-selected=true] strong")).to_have_text(name)
            page.keyboard.press("Enter")
            expect(page.locator("h1 .muted")).to_have_text(str(count))
            times.append(perf_counter() - begin)
        browser.close()
    assert sorted(e.person.name for e in desk.state(key).entrants.values()) == sorted(names)
    return times


if __name__ == "__main__":
    main()
