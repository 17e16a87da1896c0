"""The page that explains a round, and answers "why not these two?".

/e/EVENT/KEY/round/N/why              the decisions of a round (?a=3&b=7 asks about two players)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from threading import BoundedSemaphore
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk.event import Entrant
from ronde.desk.service import Explained
from ronde.errors import BadInput, NoPairing
from ronde.explaining import text as explain
from ronde.explaining import why_text
from ronde.explaining.text import Sentence
from ronde.explaining.why import Answer, why
from ronde.formats.players.person import unaccented
from ronde.model import Tournament
from ronde.output import svg as pictures
from ronde.pairing import system_of
from ronde.web.brackets import drawn
from ronde.web.public.pages import deviations
from ronde.web.public.views import In, TournamentView

router = APIRouter(include_in_schema=False)
_ASKED = BoundedSemaphore(1)  # a question pairs the round again: one at a time
_PATIENCE = 2.0  # seconds; a waiting request holds one of the server's threads


@router.get("/e/{event}/{key}/round/{number}/why")
def why_page(view: In, number: int, a: str = "", b: str = "") -> Response:
    """The decisions of a round in order, its score groups, and the answer to "why not these two?"."""
    view.round(number)
    asked = _asked(view, a), _asked(view, b)
    question = tuple(one.number for one in asked if one) if all(asked) else ()
    answer = _answered(view, number, *question) if len(question) == 2 else None

    def make() -> dict[str, Any]:
        found = view.explained(number)
        language = view.here.visit.language
        changed, note = deviations(view, number)
        chart = pictures.round_chart(view.state.report, number, view.pairs(number), language)
        return {
            "brackets": _brackets(found.grouped(language) if found else []),
            "adjustments": view.round(number).adjustments,
            "changed": changed,
            "changed_of_asked": [s for _, s in changed if _about(s, found, asked)],
            "note": note,
            "drawn": drawn(view.then(number), found.published, found.names, language) if found else {},
            "chart": Markup(chart),
            "field": Markup(pictures.field_picture(view.then(number), language)) if view.coloured else "",
            "players": sorted(
                view.state.entrants.values(), key=lambda e: (unaccented(e.person.name), e.number)
            ),
        }

    return view.shown(
        "public/why.html", ("why", number, tuple(one and one.uid for one in asked), answer), make,
        tab="why", number=number, asked=asked, answer=answer,
    )  # fmt: skip


def _about(sentence: Sentence, found: Explained | None, asked: Sequence[Entrant | None]) -> bool:
    """The sentence is about one of the two players."""
    return found is not None and any(one and found.number(one.uid) in sentence.players for one in asked)


def _asked(view: TournamentView, text: str) -> Entrant | None:
    """The player of the question: by uid or number."""
    if text.isascii() and text.isdigit():
        return view.state.by_number.get(int(text[:9]))
    return view.state.entrants.get(text)


Brackets = list[tuple[int | None, list[Sentence]]]


def _brackets(sentences: Sequence[Sentence]) -> Brackets:
    return [(bracket, list(group)) for bracket, group in groupby(sentences, lambda s: s.bracket)]


@lru_cache(maxsize=256)
def _why(then: Tournament, a: int, b: int) -> Answer:
    return why(then, a, b)


@dataclass(frozen=True, slots=True)
class Told:
    """An answer as it is shown."""

    head: str
    reasons: tuple[Sentence, ...] = ()
    verdict: tuple[str, ...] = ()
    article: str = ""  # the one that decides
    given_up: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


def _answered(view: TournamentView, number: int, a: int, b: int) -> Told:
    """Why two players meet, or what prevents it; or why there is no answer."""
    visit, then = view.here.visit, view.then(number)
    if any({a, b} <= set(group) for group in then.forbidden_in(number)):
        return Told(visit.say("private_pair"))
    if not _ASKED.acquire(timeout=_PATIENCE):
        return Told(visit.say("p_busy"))
    try:
        answer = _why(then, a, b)
    except (BadInput, NoPairing) as error:
        here = {p.id for p in then.available()}
        missing = a == b or not {a, b} <= here
        return Told(visit.say("p_not_both", n=number) if missing else error.say(visit.language))
    finally:
        _ASKED.release()
    return _told(view, number, then, answer)


def _told(view: TournamentView, number: int, then: Tournament, answer: Answer) -> Told:
    visit, names = view.here.visit, explain.names(then)
    parts = why_text.told(then, answer, visit.language)
    verdict = list(parts.verdict)
    if {frozenset(p) for p in answer.pairing.pairs} != {frozenset(p) for p in view.pairs(number)}:
        verdict.insert(0, visit.say("p_differs", system=system_of(then).named(visit.language)))
    given_up, instead = (
        tuple(
            " – ".join([*(names[id_] for id_ in p), *([visit.say("p_bye")] if p.black is None else [])])
            for p in pairs
        )
        for pairs in (answer.given_up, answer.instead)
    )
    return Told(parts.head, parts.reasons, tuple(verdict), parts.article, given_up, instead)
