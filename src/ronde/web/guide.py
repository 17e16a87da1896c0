"""The guide for arbiters, read at the desk without internet: texts of the website, without its pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from fastapi import APIRouter
from fastapi.responses import Response
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

import ronde
from ronde.values import NamedTuple
from ronde.web.events import NotThere
from ronde.web.pages import Visitor
from ronde.words import tied

START, CONTENTS = "start", "index"
BESIDE = (START, "teams")  # the pages that are no recipes
LEFT_OUT = ("image", "html_block", "html_inline")
LINK = ("link_open", "link_close")

router = APIRouter(include_in_schema=False)


class Page(NamedTuple):
    """A page of the guide in one language."""

    title: str
    body: Markup  # what follows the title
    language: str


@router.get("/guide")
def contents(visitor: Visitor) -> Response:
    """The first tutorial, and the recipes by topic."""
    first = written(START, visitor.language)
    return visitor.page("guide.html", first=first, page=written(CONTENTS, visitor.language))


@router.get("/guide/{name}")
def page(visitor: Visitor, name: str) -> Response:
    """A page."""
    return visitor.page("guide.html", first=None, page=written(name, visitor.language))


@cache
def sources() -> dict[str, Path]:
    """The English text of every page: in the installed package, or in the checkout that it runs from."""
    package = Path(ronde.__file__).parent
    folder = next(one for one in (package / "guide", package.parent.parent / "docs") if one.is_dir())
    recipes = [file for file in folder.glob("howto/*.md") if "." not in file.stem]
    return {file.stem: file for file in (*(folder / f"{name}.md" for name in BESIDE), *sorted(recipes))}


def written(name: str, language: str) -> Page:
    """A page in a language; in English if it is not translated."""
    if name not in sources():
        raise NotThere(name)
    translated = sources()[name].with_suffix(f".{language}.md").exists()
    return _read(name, language if translated else "en")


@cache
def _read(name: str, language: str) -> Page:
    file = sources()[name]
    text = file if language == "en" else file.with_suffix(f".{language}.md")
    reader = MarkdownIt("commonmark").enable("table")
    tokens = reader.parse(text.read_text(encoding="utf-8"))
    _, title, _, *rest = _fitting(_here(tokens, file.parent), file.parent, language)
    return Page(title.content, Markup(reader.renderer.render(rest, reader.options, {})), language)


def _here(tokens: Sequence[Token], folder: Path) -> Iterator[Token]:
    """A text without the paragraphs and list items that refer to pages which are not at the desk."""
    away = {
        place
        for place, token in enumerate(tokens)
        for part in token.children or ()
        if part.type == "link_open" and not _address(str(part.attrs["href"]), folder)
    }
    left_out: set[int] = set()
    for place in away:
        first, last = place - 1, place + 1
        if tokens[first - 1].type == "list_item_open" and tokens[last + 1].type == "list_item_close":
            first, last = first - 1, last + 1
        if tokens[place - 1].type == "paragraph_open":  # a cell of a table stays, without its link
            left_out.update(range(first, last + 1))
    return (token for place, token in enumerate(tokens) if place not in left_out)


def _fitting(tokens: Iterable[Token], folder: Path, language: str) -> Iterator[Token]:
    """A text without pictures, without the HTML of the website, and with links to pages of the guide only."""
    linked = False
    for token in tokens:
        if token.type == "inline":
            token.children = list(_fitting(token.children or (), folder, language))
        elif token.type == "text":
            token.content = tied(token.content, language)
        elif token.type == "link_open":
            address = _address(str(token.attrs["href"]), folder)
            token.attrs["href"], linked = address, bool(address)
        if token.type not in LEFT_OUT and (linked or token.type not in LINK):
            yield token


def _address(target: str, folder: Path) -> str:
    """Where a link of a text in a folder leads to at the desk; nowhere if that page is not here."""
    parts = urlsplit(target)
    file = (folder / parts.path).resolve()
    name = next((name for name, source in sources().items() if source.resolve() == file), None)
    if parts.scheme or name is None:
        return ""
    return f"/guide/{name}" + (f"#{parts.fragment}" if parts.fragment else "")
