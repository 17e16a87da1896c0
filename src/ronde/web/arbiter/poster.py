"""The poster of an event: the code that visitors scan in the hall, as a page and as a PDF."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk.days import days
from ronde.output import poster
from ronde.output.qr import code
from ronde.web import press
from ronde.web.middleware.hosts import OWN_NAMES
from ronde.web.pages import AsDeputy, Place
from ronde.words import languages, say

router = APIRouter(prefix="/desk/{event}")

WORDS = {"title": "paper-poster", "text": "paper-poster-text", "trust": "paper-poster-trust"}


def _poster(place: Place, language: str) -> poster.Poster:
    event = place.desk.event
    about = " · ".join(filter(None, (event.place, days(event.start, event.end, language))))
    fingerprint = place.visit.request.app.state.fingerprint
    return poster.Poster(event.name, about, f"{place.visit.base}{place.public}", fingerprint)


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
