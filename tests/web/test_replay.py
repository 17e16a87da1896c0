"""The picture of a bracket in a real browser: pair by pair, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ronde.web import sample
from tests.web.conftest import Opener
from tests.web.serving import Hosted


@pytest.fixture(scope="module")
def event(hosted: Hosted) -> str:
    """A tournament in the middle of round 4."""
    return sample.make(hosted.folder)


def test_pair_by_pair(event: str, open_page: Opener) -> None:
    page = open_page(f"/e/{event}/open/round/1/why")
    figure = page.locator("[data-replay]").first
    steps = figure.locator("svg [data-step]")
    total = steps.count()
    assert total > 10
    expect(figure.locator(".later")).to_have_count(0)
    figure.get_by_role("button", name="Start").click()
    expect(figure.locator(".later")).to_have_count(total)
    figure.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(figure.locator(".later")).to_have_count(total - 2)
    second = figure.locator("ol li").nth(1).text_content() or ""
    expect(figure.get_by_role("status")).to_have_text(f"2. {second}")
    page.keyboard.press("ArrowLeft")
    expect(figure.locator(".later")).to_have_count(total - 1)
    figure.get_by_role("button", name="Play").click()
    expect(figure.get_by_role("button", name="Stop")).to_be_visible()
    expect(figure.locator(".later")).not_to_have_count(total - 1)  # it goes on by itself
    figure.get_by_role("button", name="Stop").click()
    expect(figure.get_by_role("button", name="Play")).to_be_visible()


def test_less_motion(event: str, open_page: Opener) -> None:
    page = open_page(f"/e/{event}/open/round/1/why", "fr")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    figure = page.locator("[data-replay]").first
    expect(figure.get_by_role("button", name="Suivante")).to_be_visible()
    expect(figure.get_by_role("button", name="Dérouler")).to_be_hidden()


def test_at_the_desk(event: str, open_page: Opener) -> None:
    page = open_page(f"/desk/{event}/t/open/round/4")
    expect(page.locator("[data-replay] svg")).not_to_have_count(0)
    expect(page.locator("[data-replay] .replay").first).to_be_visible()
