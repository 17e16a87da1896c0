"""Finds every kind of page by following links, so that a new page is tested without being listed."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable
from html import unescape
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import BrowserContext

Get = Callable[[str], tuple[int, str, str]]  # path -> status, kind of content, text


def by(context: BrowserContext) -> Get:
    """Ask as this browser does."""

    def get(path: str) -> tuple[int, str, str]:
        answer = context.request.get(path)
        content = answer.headers["content-type"]
        return answer.status, content, answer.text() if content.startswith("text/") else ""

    return get


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "a" and given.get("href") and "download" not in given:
            self.found.append(unescape(given["href"] or ""))


def links(html: str, path: str) -> list[str]:
    """The addresses on this server that a page links to."""
    reader = _Links()
    reader.feed(html)
    found = []
    for href in reader.found:
        parts = urlsplit(urljoin(path, href))
        if not parts.netloc and not parts.scheme and parts.path.startswith("/"):
            found.append(parts.path + (f"?{parts.query}" if parts.query else ""))
    return list(dict.fromkeys(found))


def kind(path: str) -> str:
    """What is the same for all pages of one kind: numbers and values do not count."""
    parts = urlsplit(path)
    names = sorted(part.partition("=")[0] for part in parts.query.split("&"))
    return re.sub(r"(?<=/)p?\d+(?=/|$)", "N", parts.path) + "?" + "&".join(names)


def pages(get: Get, starts: Iterable[str], most: int = 400) -> dict[str, str]:
    """One page of every kind that can be reached by links: path -> HTML.

    A link that fails is an error, and so are more kinds than anybody meant to make.
    """
    waiting = deque(starts)
    seen, found = set(), {}
    while waiting:
        path = waiting.popleft()
        mark = kind(path)
        if mark in seen or path.startswith(("/language/", "/static/", "/rules/", "/guide/", "/login")):
            continue
        seen.add(mark)
        assert len(seen) <= most, f"more than {most} kinds of pages, such as {path}"
        status, content, text = get(path)
        assert status == 200, f"{path} gives {status}"
        if content.startswith("text/html"):
            found[path] = text
            waiting.extend(links(text, path))
    return found
