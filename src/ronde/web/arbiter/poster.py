"""The poster of an event: the code that visitors scan in the hall, as a page and as a PDF."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk import service
from ronde.desk.days import days, start_shown
from ronde.output import poster
from ronde.output.qr import code
from ronde.web import press
from ronde.web.middleware.trusted_hosts import OWN_NAMES
from ronde.web.pages import AsDeputy, Place
from ronde.words import languages, say

router = APIRouter(prefix="/desk/{event}")

WORDS = {"title": "paper-poster", "text": "paper-poster-text", "trust": "paper-poster-trust"}


def _poster(place: Place, language: str) -> poster.Poster:
    event = place.desk.event
    about = " · ".join(filter(None, (event.place, days(event.start, event.end, language))))
    fingerprint = place.visit.request.app.state.fingerprint
    link = f"{place.visit.base}{place.public}"
    return poster.Poster(event.name, about, link, fingerprint, _timetable(place, language))


def _timetable(place: Place, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rounds of each tournament whose days are known."""
    found, desk = [], place.desk
    shown = [state for key in desk.keys if not (state := desk.state(key)).archived]
    for state in shown:
        times = [(n, start_shown(start, language)) for n, start in enumerate(service.starts(state), 1)]
        rounds = [(say("round-n", language, n=n), when) for n, when in times if when]
        if rounds:
            found.append((state.setup.name if len(shown) > 1 else "", rounds))
    return found


@router.get("/poster")
def poster_page(place: AsDeputy) -> Response:
    """The code on a page, and whether telephones reach its address."""
    made = _poster(place, place.visit.language)
    values = {
        **{name: say(sentence, place.visit.language) for name, sentence in WORDS.items()},
        "poster": made,
        "code": Markup(code(made.link)),
        "lines": poster.lines(made.fingerprint),
        "near": urlsplit(made.link).hostname in OWN_NAMES,
    }
    return place.page("arbiter/poster.html", **values)


@router.get("/poster.pdf")
def poster_paper(place: AsDeputy, lang: str = "") -> Response:
    """The poster to print, in the visitor's language or another."""
    language = lang if lang in languages() else place.visit.language
    made = press.typeset(poster.document(_poster(place, language), language), desk=True)
    return Response(made, media_type="application/pdf")
