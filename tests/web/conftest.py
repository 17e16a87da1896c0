"""A desk that listens, and browsers that look at it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.serving import PATIENCE, Hosted, launch, new_context

expect.set_options(timeout=1000 * PATIENCE)

PHONE = {"width": 375, "height": 812}
SCREEN = {"width": 1280, "height": 900}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium; without it the tests fail, and say what to install."""
    if os.environ.get("RONDE_SKIP_BROWSER"):
        pytest.skip("RONDE_SKIP_BROWSER is set")
    with sync_playwright() as playwright:
        try:
            opened = launch(playwright)
        except RuntimeError as error:
            pytest.fail(str(error), pytrace=False)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A desk on this machine's own address, which asks for no password."""
    running = Hosted(tmp_path_factory.mktemp("events"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A desk as the hall's network sees it: passwords count."""
    running = Hosted(tmp_path_factory.mktemp("guarded"), open_desk=False)
    yield running
    running.stop()


Opener = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, hosted: Hosted, tmp_path: Path) -> Iterator[Opener]:
    """Opens pages of the desk, each in a browser of its own; what goes wrong in them fails the test."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def opened(path: str = "/", language: str = "en", phone: bool = False, base: str = hosted.url) -> Page:
        viewport = PHONE if phone else SCREEN
        context = new_context(browser, base, language, viewport=viewport, has_touch=phone)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(f"{page.url}: {error}"))
        page.on("response", lambda r: trouble.append(f"{r.url}: {r.status}") if r.status >= 500 else None)
        page.on("console", lambda m: trouble.append(f"{page.url}: {m.text}") if "Refused" in m.text else None)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not trouble, "\n".join(trouble)
