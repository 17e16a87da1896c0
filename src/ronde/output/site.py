"""A whole event as static pages in the look of the public ones: opened from a folder, without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from ronde.explaining.text import bracket_title
from ronde.tables.html import environment
from ronde.tables.render import Table, Value
from ronde.values import field, frozen
from ronde.words import say

if TYPE_CHECKING:
    from jinja2 import Environment

Reasons = Sequence[tuple[str, str]]  # (article, sentence)


@frozen
class Laid:
    """A bracket laid out: the picture as SVG, and the same as a list."""

    picture: str
    lines: Sequence[str]


@frozen
class RoundPages:
    """A published round: both lists, the decisions by bracket, and the manual changes."""

    number: int
    by_board: Table
    by_name: Table
    brackets: Sequence[tuple[int | None, Reasons]] = ()
    by_hand: Sequence[str] = ()
    picture: str = ""  # its score groups, as SVG
    laid: Mapping[int | None, Laid] = field(default_factory=dict)  # its brackets
    starts: str = ""  # its day and time


@frozen
class CardPage:
    """A player's page: the card, and the reasons for each pairing."""

    number: int
    uid: str
    name: str
    card: Table
    reasons: Sequence[tuple[int, Reasons]] = ()
    pictures: Sequence[str] = ()  # as SVG


@frozen
class Section:
    """All pages of one tournament."""

    key: str
    name: str
    players: Table
    standings: Table
    crosstable: Table
    rounds: Sequence[RoundPages] = ()
    cards: Sequence[CardPage] = ()
    categories: Sequence[tuple[str, Table]] = ()  # the standings of each
    prizes: Table | None = None
    language: str = "en"  # with the words of its game
    files: Sequence[tuple[str, str]] = ()  # to download: (name, title)
    state: str = ""  # how far it is
    timetable: Sequence[tuple[int, str]] = ()  # the rounds with their day and time


@frozen
class Site:
    """All pages of an event; `articles` are the cited texts: citation -> (title, text)."""

    name: str
    about: Sequence[str]
    sections: Sequence[Section]
    articles: Mapping[str, tuple[str, str]]
    language: str = "en"


#: the link of a cell, if any
Link = Callable[[Table, str, Sequence[Value]], str | None]


def pages(site: Site) -> Iterator[tuple[str, str]]:
    """Every page as (path, text)."""
    page = partial(_page, site)
    yield "index.html", page("index.html", site.name, [])
    if site.articles:
        links = [("index.html", site.name)]
        yield "articles.html", page("articles.html", say("site-articles", site.language), links)
    for section in site.sections:
        links = _navigation(section)
        made = partial(page, links=links, language=section.language, section=section, root="../")
        for name, text in _section(section, made):
            yield f"{section.key}/{name}", text


#: the look and the search of the public pages, and what is only here
LOOKS = ("ronde.css", "public.css", "ronde.js", "ronde.svg")


def looks() -> Iterator[tuple[str, bytes]]:
    """The style sheets and scripts of the pages, as (path, content)."""
    shared, here = files("ronde") / "web" / "static", Path(__file__).parent / "templates"
    for name in LOOKS:
        yield name, (shared / name).read_bytes()
    for name in ("site.css", "site.js"):
        yield name, (here / name).read_bytes()


def _page(
    site: Site,
    template: str,
    title: str,
    links: Sequence[tuple[str, str]],
    language: str = "",
    section: Section | None = None,
    root: str = "",
    here: str = "",
    **values: object,
) -> str:
    language = language or site.language
    values |= {"section": section, "root": root, "here": here}
    values |= {"say": lambda name, **given: say(name, language, **given), "language": language}
    return _templates().get_template(template).render(site=site, title=title, links=links, **values)


def _templates() -> Environment:
    made = environment(Path(__file__).parent / "templates")
    made.filters["anchor"] = _anchor
    made.globals["bracket_title"] = bracket_title
    return made


def _anchor(citation: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in citation)


def _navigation(section: Section) -> list[tuple[str, str]]:
    """The tabs: the last round first, as on the public pages."""
    language = section.language
    last = [(f"round-{r.number}.html", say("page-p_pairings", language)) for r in section.rounds[-1:]]
    prizes = [("prizes.html", say("page-prizes", language))] if section.prizes else []
    return [
        *last,
        ("index.html", say("site-standings", language)),
        ("crosstable.html", say("site-crosstable", language)),
        ("players.html", say("site-players", language)),
        *prizes,
    ]


def _section(section: Section, page: Callable[..., str]) -> Iterator[tuple[str, str]]:
    link, ranked = _to_cards(section), _by_rank(section)

    def listed(name: str, table: Table, link: Link, here: str = "") -> tuple[str, str]:
        return name, page("list.html", table.title, table=table, link=link, here=here or name)

    yield listed("index.html", section.standings, link)
    yield listed("players.html", section.players, link)
    yield listed("crosstable.html", section.crosstable, ranked)
    for n, (_, table) in enumerate(section.categories, 1):
        yield listed(f"category-{n}.html", table, link, "index.html")
    if section.prizes:
        yield listed("prizes.html", section.prizes, link)
    pairings = f"round-{section.rounds[-1].number}.html" if section.rounds else ""
    for round_ in section.rounds:
        name = f"round-{round_.number}"
        made = partial(page, here=pairings, round=round_)
        yield f"{name}.html", made("round.html", round_.by_board.title, link=link)
        yield f"{name}-names.html", made("round.html", round_.by_name.title, link=link, by_name=True)
        if round_.brackets:
            why = say("site-why", section.language)
            title = f"{why} {say('round-n', section.language, n=round_.number)}"
            yield f"{name}-why.html", made("why.html", title)
    for card in section.cards:
        yield f"{card.uid}.html", page("card.html", card.name, card=card, link=link)


#: the column with the number of the player named in a column
_NUMBER = dict.fromkeys(("name", "white", "first"), "number")
_NUMBER |= dict.fromkeys(("black", "second", "opponent"), "number2")


def _to_cards(section: Section) -> Link:
    """Link names to the pages of the players."""
    uid = {card.number: card.uid for card in section.cards}

    def link(table: Table, column: str, row: Sequence[Value]) -> str | None:
        if column not in _NUMBER:
            return None
        second = any(c.key == "number2" for c in table.columns)
        number = _value(table, row, _NUMBER[column] if second else "number")
        return f"{uid[number]}.html" if isinstance(number, int) and number in uid else None

    return link


def _by_rank(section: Section) -> Link:
    """The names of a crosstable, whose rows follow the standings."""
    rows = dict(enumerate(section.standings.rows, 1))
    to_card = _to_cards(section)

    def link(table: Table, column: str, row: Sequence[Value]) -> str | None:
        line = rows.get(int(str(_value(table, row, "line") or _value(table, row, "rank") or 0)))
        return to_card(section.standings, column, line) if line and column == "name" else None

    return link


def _value(table: Table, row: Sequence[Value], key: str) -> Value:
    return next((v for v, c in zip(row, table.columns, strict=True) if c.key == key), None)
