"""A whole event as static pages: opened from a folder, without a server and without scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from ronde.explaining.text import bracket_title
from ronde.tables.render import STYLE, Column, Table, Value, clean, shown
from ronde.words import say

CSS = (
    STYLE
    + """\
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 0 0 1rem; padding: .4rem 0; }
.wide { overflow-x: auto; }
h2 { font-size: 1.05rem; margin: 1.2rem 0 .3rem; }
li { margin: .15rem 0; }
a { color: #064a8a; }
figure { margin: 1rem 0; max-width: 30rem; }
@media print { nav { display: none; } }
"""
)

Reasons = Sequence[tuple[str, str]]  # (article, sentence)


@dataclass(frozen=True, slots=True)
class RoundPages:
    """A published round: both lists, the decisions by bracket, and what was changed by hand."""

    number: int
    by_board: Table
    by_name: Table
    brackets: Sequence[tuple[int | None, Reasons]] = ()
    by_hand: Sequence[str] = ()
    picture: str = ""  # its score groups, as SVG


@dataclass(frozen=True, slots=True)
class CardPage:
    """A player's page: the card, and why they met whom, round by round."""

    number: int
    uid: str
    name: str
    card: Table
    reasons: Sequence[tuple[int, Reasons]] = ()
    pictures: Sequence[str] = ()  # as SVG


@dataclass(frozen=True, slots=True)
class Section:
    """All pages of one tournament."""

    key: str
    name: str
    players: Table
    standings: Table
    crosstable: Table
    rounds: Sequence[RoundPages] = ()
    cards: Sequence[CardPage] = ()


@dataclass(frozen=True, slots=True)
class Site:
    """All pages of an event; `articles` are the texts that are cited: citation -> (title, text)."""

    name: str
    about: Sequence[str]
    sections: Sequence[Section]
    articles: Mapping[str, tuple[str, str]]
    language: str = "en"


def pages(site: Site) -> Iterator[tuple[str, str]]:
    """Every page as (path, text)."""
    links = [(f"{s.key}/index.html", s.name) for s in site.sections]
    body = "".join(f"<p>{_text(line)}</p>\n" for line in site.about)
    items = "".join(f'<li><a href="{href}">{_text(name)}</a></li>' for href, name in links)
    body += f"<ul>{items}</ul>\n"
    yield "index.html", _page(site, site.name, body, [])
    if site.articles:
        yield (
            "articles.html",
            _page(site, say("site-articles", site.language), _articles(site), [("index.html", site.name)]),
        )
    for section in site.sections:
        for name, title, inner in _section(site, section):
            yield f"{section.key}/{name}", _page(site, title, inner, _navigation(site, section))


def _navigation(site: Site, section: Section) -> list[tuple[str, str]]:
    links = [("../index.html", site.name), ("index.html", say("site-standings", site.language))]
    links += [
        ("crosstable.html", say("site-crosstable", site.language)),
        ("players.html", say("site-players", site.language)),
    ]
    return links + [
        (f"round-{r.number}.html", say("round-n", site.language, n=r.number)) for r in section.rounds
    ]


def _section(site: Site, section: Section) -> Iterator[tuple[str, str, str]]:
    uid = {card.number: card.uid for card in section.cards}
    rank = dict(enumerate(section.standings.rows, 1))

    def by_number(key: str) -> Callable[[Table, Sequence[Value]], str | None]:
        return lambda table, row: _card_link(uid, _value(table, row, key))

    def by_rank(table: Table, row: Sequence[Value]) -> str | None:
        line = rank.get(int(str(_value(table, row, "rank") or 0)))
        return _card_link(uid, _value(section.standings, line, "number")) if line else None

    named = {"name": by_number("number")}
    yield "index.html", section.standings.title, _table(section.standings, named)
    yield "crosstable.html", section.crosstable.title, _table(section.crosstable, {"name": by_rank})
    yield "players.html", section.players.title, _table(section.players, named)
    both = {key: by_number("number") for key in ("white", "first", "name")}
    both |= {key: by_number("number2") for key in ("black", "second", "opponent")}
    for round_ in section.rounds:
        extra = [(f"round-{round_.number}-names.html", say("site-by-name", site.language))]
        if round_.brackets:
            extra.append((f"round-{round_.number}-why.html", say("site-why", site.language)))
        more = "<p>" + " · ".join(f'<a href="{href}">{text}</a>' for href, text in extra) + "</p>\n"
        by_hand = say("site-by-hand", site.language)
        hand = "".join(f"<p><strong>{by_hand}</strong> {_text(t)}</p>\n" for t in round_.by_hand)
        title = round_.by_board.title
        yield f"round-{round_.number}.html", title, more + hand + _table(round_.by_board, both)
        yield f"round-{round_.number}-names.html", round_.by_name.title, _table(round_.by_name, both)
        if round_.brackets:
            why = hand + _figures([round_.picture]) + _brackets(site, round_)
            yield f"round-{round_.number}-why.html", say("site-why", site.language), why
    for card in section.cards:
        yield f"{card.uid}.html", card.name, _card(site, card, by_number("number"))


def _value(table: Table, row: Sequence[Value], key: str) -> Value:
    return next((v for v, c in zip(row, table.columns, strict=True) if c.key == key), None)


def _card_link(uid: Mapping[int, str], number: Value) -> str | None:
    return f"{uid[number]}.html" if isinstance(number, int) and number in uid else None


def _card(site: Site, card: CardPage, link: Callable[[Table, Sequence[Value]], str | None]) -> str:
    body = f"<p>{_text(card.card.subtitle)}</p>\n" + _table(card.card, {"opponent": link})
    body += _figures(card.pictures)
    if any(reasons for _, reasons in card.reasons):
        body += f"<h2>{say('site-why-me', site.language)}</h2>\n"
    for number, reasons in card.reasons:
        if reasons:
            body += f"<h3>{say('round-n', site.language, n=number)}</h3>\n{_list(site, reasons)}"
    return body


def _figures(pictures: Iterable[str]) -> str:
    return "".join(f"<figure>{picture}</figure>\n" for picture in pictures if picture)


def _brackets(site: Site, round_: RoundPages) -> str:
    body = ""
    for bracket, reasons in round_.brackets:
        body += f"<h2>{bracket_title(bracket, site.language)}</h2>\n{_list(site, reasons)}"
    return body


def _list(site: Site, reasons: Iterable[tuple[str, str]]) -> str:
    lines = []
    for article, sentence in reasons:
        short = escape(article.split(" ", 1)[-1])
        if article in site.articles:
            short = f'<a href="../articles.html#{_anchor(article)}">{short}</a>'
        lines.append(f"<li>{_text(sentence)} [{short}]</li>")
    return "<ul>\n" + "\n".join(lines) + "\n</ul>\n"


def _articles(site: Site) -> str:
    return "".join(
        f'<h2 id="{_anchor(citation)}">{escape(citation)} · {_text(title)}</h2>\n<p>{_text(text)}</p>\n'
        for citation, (title, text) in sorted(site.articles.items())
    )


def _anchor(citation: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in citation)


def _text(text: str) -> str:
    return escape(clean(text))


Links = Mapping[str, Callable[[Table, Sequence[Value]], str | None]]


def _table(table: Table, links: Links) -> str:
    """A table whose names lead to the pages of the players."""
    heads = "".join(f'<th scope="col"{_right(c)}>{_text(c.heading)}</th>' for c in table.columns)
    lines = ['<div class="wide">', f'<table class="{escape(table.key)}">', f"<thead><tr>{heads}</tr></thead>"]
    lines.append("<tbody>")
    for row in table.rows:
        cells = ""
        for value, column in zip(row, table.columns, strict=True):
            inner = escape(shown(value, column, table.language))
            href = links[column.key](table, row) if column.key in links else None
            cells += f"<td{_right(column)}>" + (f'<a href="{href}">{inner}</a>' if href else inner) + "</td>"
        lines.append(f"<tr>{cells}</tr>")
    lines += ["</tbody>", "</table>", "</div>"]
    lines += [f'<p class="notes">{_text(note)}</p>' for note in table.notes]
    return "\n".join(lines) + "\n"


def _right(column: Column) -> str:
    return ' class="right"' if column.right else ""


def _page(site: Site, title: str, body: str, links: Sequence[tuple[str, str]]) -> str:
    bar = "".join(f'<a href="{href}">{_text(text)}</a>' for href, text in links)
    navigation = f"<nav>{bar}</nav>\n" if links else ""
    return (
        f'<!doctype html>\n<html lang="{site.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_text(title)}</title>\n<style>\n{CSS}</style>\n</head>\n<body>\n"
        f"{navigation}<h1>{_text(title)}</h1>\n{body}</body>\n</html>\n"
    )
