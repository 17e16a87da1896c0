"""The articles of the rulebooks, one click away from every explanation."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from ronde import rulebook
from ronde.web.events import NotThere
from ronde.web.pages import Visitor

router = APIRouter(include_in_schema=False)


@router.get("/rules")
def texts(visitor: Visitor) -> Response:
    """The list of rulebooks."""
    return visitor.page("rules.html", texts=[rulebook.text(key) for key in rulebook.text_keys()], text=None)


@router.get("/rules/{key}")
def text(visitor: Visitor, key: str) -> Response:
    """The articles of one rulebook, each with an anchor."""
    if key not in rulebook.text_keys():
        raise NotThere(key)
    return visitor.page("rules.html", texts=[], text=rulebook.text(key))
