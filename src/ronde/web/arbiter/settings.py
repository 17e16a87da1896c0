"""Settings of a tournament: regulations, lots, numbers, forbidden pairs, closing."""

from __future__ import annotations

import re
from dataclasses import replace

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.errors import BadInput
from ronde.model import Colour
from ronde.systems import Topic
from ronde.web.arbiter.events import choices, setup_of
from ronde.web.pages import AsArbiter, Place, Posted, go

router = APIRouter(prefix="/desk/{event}/t/{key}")


@router.get("/settings")
def settings(place: AsArbiter, key: str) -> Response:
    """The settings page."""
    state = place.tournament(key)
    number = {uid: e.number for uid, e in state.entrants.items()}
    return place.page(
        "arbiter/settings.html",
        key=key,
        state=state,
        current="settings",
        setup=state.setup,
        fixed=bool(state.rounds),
        rounds_article=state.setup.article(Topic.ROUNDS),
        suggestions=service.suggestions(state),
        groups="\n".join(" ".join(str(number[uid]) for uid in group) for group in state.forbidden),
        no_bye=" ".join(str(number[uid]) for uid in sorted(state.no_bye, key=number.__getitem__)),
        **choices(),
    )


def _done(place: Place, key: str, overview: bool = False) -> Response:
    place.visit.tell("saved")
    return go(place.url(key) if overview else place.url(key, "settings"))


def numbers(text: str) -> list[int]:
    """Parse pairing numbers such as "3, 7 12-15"."""
    found = re.findall(r"[^\s,;]+", text)
    wrong = [word for word in found if not (word.isascii() and word.isdigit() and len(word) < 7)]
    if wrong:
        raise BadInput("error-not-number-player", wrong=wrong[0])
    return [int(word) for word in found]


@router.post("/settings/setup")
def change(place: AsArbiter, key: str, form: Posted) -> Response:
    """Change the regulations."""
    before = place.tournament(key).setup
    after = setup_of(form, before)
    if "system" not in form:  # fixed once round 1 is published
        after = replace(after, acceleration=before.acceleration)
    service.change_setup(place.desk, key, after, form.text("reason"), form.text("public_reason"))
    return _done(place, key)


@router.post("/settings/reports")
def reports(place: AsArbiter, key: str, form: Posted) -> Response:
    """Let players report results, or not."""
    place.tournament(key)
    service.allow_reports(place.desk, key, form.text("reports", "off"))
    return _done(place, key)


@router.post("/settings/leave-fide")
def leave_fide(place: AsArbiter, key: str, form: Posted) -> Response:
    """Leave FIDE mode."""
    place.tournament(key)
    service.leave_fide_mode(place.desk, key, form.text("reason"), form.text("public_reason"))
    return _done(place, key)


@router.post("/settings/colour")
def colour(place: AsArbiter, key: str, form: Posted) -> Response:
    """Draw the colour of number 1, or record the lot drawn in the hall."""
    place.tournament(key)
    drawn = {"w": Colour.WHITE, "b": Colour.BLACK}.get(form.text("colour"))
    service.draw_colour(place.desk, key, drawn, form.text("how"), form.text("reason"))
    return _done(place, key, overview=True)


@router.post("/settings/lots")
def lots(place: AsArbiter, key: str, form: Posted) -> Response:
    """Draw lots for all players, or record the order drawn."""
    place.tournament(key)
    order = numbers(form.raw("order"))
    service.draw_lots(place.desk, key, order or None, form.text("how"), reason=form.text("reason"))
    return _done(place, key, overview=True)


@router.post("/settings/forbid")
def forbid(place: AsArbiter, key: str, form: Posted) -> Response:
    """Set the players who must not meet: one group a line."""
    place.tournament(key)
    groups = [numbers(line) for line in form.raw("groups").splitlines() if line.strip()]
    service.forbid(place.desk, key, groups, form.text("reason"))
    return _done(place, key)


@router.post("/settings/no-bye")
def no_bye(place: AsArbiter, key: str, form: Posted) -> Response:
    """Set the players who must not get the bye."""
    place.tournament(key)
    service.bar_from_bye(place.desk, key, numbers(form.raw("players")), form.text("reason"))
    return _done(place, key)


@router.post("/settings/number")
def number(place: AsArbiter, key: str, form: Posted) -> Response:
    """Number the players by strength."""
    place.tournament(key)
    service.number_players(place.desk, key, form.text("reason"))
    place.visit.tell("numbered")
    return go(place.url(key, "players"))


@router.post("/settings/close-list")
def close_list(place: AsArbiter, key: str, form: Posted) -> Response:
    """Close the list of players."""
    place.tournament(key)
    service.close_list(place.desk, key)
    return _done(place, key, overview=True)


@router.post("/settings/close")
def close(place: AsArbiter, key: str, form: Posted) -> Response:
    """Close the tournament."""
    place.tournament(key)
    service.close_tournament(place.desk, key)
    place.visit.tell("tournament_closed")
    return go(place.url(key))
