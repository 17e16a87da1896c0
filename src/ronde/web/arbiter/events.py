"""The list of events, the wizard, and the page of one event."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.event import Event, Policy, Setup
from ronde.desk.service import Desk
from ronde.desk.service.setup import check_setup
from ronde.desk.squads import TeamRules
from ronde.errors import Damaged
from ronde.facts.acceleration import KEYS as ACCELERATIONS
from ronde.facts.acceleration import LIMITS
from ronde.model import Scoring
from ronde.systems import DEFAULT, known
from ronde.web.arbiter import pickers
from ronde.web.auth import SERVER, Role
from ronde.web.pages import (
    AsArbiter,
    AsDeputy,
    AsServerArbiter,
    Form,
    NotAllowed,
    Posted,
    Visit,
    Visitor,
    go,
    today,
)

router = APIRouter()

KEPT = 30  # copies that the page lists


@dataclass(frozen=True, slots=True)
class Summary:
    """One event in the list."""

    id: str
    event: Event
    #: key, name, whether players or teams, how many, rounds published, all rounds
    tournaments: tuple[tuple[str, str, str, int, int, int], ...]
    role: Role = Role.PUBLIC


def _summary(id_: str, desk: Desk) -> Summary:
    lines = []
    for key in desk.keys:
        state = desk.state(key)
        if state.archived:
            continue
        whom, rounds = "teams" if state.setup.teams else "players", (len(state.rounds), state.setup.rounds)
        lines.append((key, state.setup.name, whom, len(state.entrants), *rounds))
    return Summary(id_, desk.event, tuple(lines))


@router.get("/")
def all_events(visitor: Visitor) -> Response:
    """The events: players go to their pages, arbiters to the desk."""
    found, damaged = [], []
    for id_, said in visitor.events.summaries("list", _summary):
        if isinstance(said, Summary):
            found.append(replace(said, role=visitor.role(id_)))
        elif isinstance(said, Damaged):
            damaged.append((id_, said.say(visitor.language)))
    found.sort(key=lambda one: (one.event.start, one.event.name), reverse=True)
    chief = visitor.role() is Role.ARBITER
    shown = [one for one in found if not one.event.archived]
    stored = [one for one in found if one.event.archived and one.role is Role.ARBITER]
    values = {"events": shown, "stored": stored, "damaged": damaged if chief else [], "may_create": chief}
    return visitor.page("arbiter/events.html", **values)


@router.post("/desk/restore")
def restore(visitor: AsServerArbiter, form: Posted) -> Response:
    """Replace a damaged event by its newest complete copy."""
    id_ = form.text("event")
    visitor.events.restore(id_, visitor.session.who)
    visitor.tell("restored", name=id_)
    return go("/")


# --- the wizard ----------------------------------------------------------------------------------


def choices() -> dict[str, Any]:
    """The choices for a new tournament."""
    return {
        "templates": service.TEMPLATES,
        "systems": service.choices(),
        "accelerations": ACCELERATIONS,
        "options": service.options(),
        "pick": pickers,
    }


def _named(visitor: Visit, template: str) -> Setup:
    """The regulations of a template, under its name in the language of the visitor."""
    known = template if template in service.TEMPLATES else "open"
    name = visitor.say(f"template_{'open' if known == 'accelerated' else known}").partition(",")[0]
    return replace(service.template(known), name=name)


@router.get("/desk/new")
def wizard(visitor: AsServerArbiter, template: str = "open") -> Response:
    """The form for a new event with its first tournament."""
    values: dict[str, Any] = {
        "chosen": template,
        "setup": _named(visitor, template),
        "today": today(),
    } | choices()
    return visitor.page("arbiter/wizard.html", place=None, **values)


@router.post("/desk/new")
def create(visitor: AsServerArbiter, form: Posted) -> Response:
    """Make it."""
    setup = wizard_setup(form)
    check_setup(setup)
    about = event_of(form, Event())
    who = visitor.session.who or about.arbiter
    id_ = visitor.events.create(about, who)
    desk = visitor.events.desk(id_).acting(who)
    key = service.add_tournament(desk, setup)
    visitor.tell("event_made", name=about.name)
    return go(f"/desk/{id_}/t/{key}")


def event_of(form: Form, before: Event) -> Event:
    """The event that a form describes."""
    return replace(
        before,
        name=form.text("event_name") or before.name or form.text("name", "Event"),
        place=form.text("place"),
        federation=form.text("federation").upper()[:3],
        start=form.text("start"),
        end=form.text("end"),
        arbiter=form.text("arbiter"),
        deputies=tuple(name for part in form.raw("deputies").split(",") if (name := part.strip())),
        time_control=form.text("time_control"),
    )


def wizard_setup(form: Form) -> Setup:
    """The regulations of a new tournament; the tie-breaks of its template go with its system."""
    name = form.text("template", "open")
    before = service.template(name)
    setup = setup_of(form, before)
    chosen = known(setup.system)
    setup = replace(setup, fide=form.flag("fide") and bool(chosen and chosen.of_fide))
    if setup.tiebreaks != before.tiebreaks:
        return setup
    return replace(setup, tiebreaks=service.template(name, setup.system).tiebreaks)


def setup_of(form: Form, before: Setup) -> Setup:
    """The regulations that a form describes; what it does not mention stays."""
    scoring = before.scoring
    if "win" in form:
        given = Scoring.of(*(_tenths(form.text(name)) for name in ("win", "draw", "loss")))
        scoring = given if (given.win, given.draw, given.white_loss) != _scale(scoring) else scoring
    codes = re.split(r"[\s,;]+", " ".join(form.many("tiebreaks"))[:300])  # a picker for each, or all as text
    policy = Policy(
        half_byes=form.number("half_byes", 0),
        half_byes_until=form.number("half_byes_until", 0),
        late_entry=form.text("late_entry", before.policy.late_entry),
        check_in=form.text("check_in", before.policy.check_in),
        claim_minutes=form.number("claim_minutes", 0),
    )
    chosen = form.text("system", before.system)
    return replace(
        before,
        name=form.text("name") or before.name,
        system=chosen,
        options=_options(form, before, chosen, form.text("acceleration")),
        rounds=form.number("rounds", before.rounds),
        scoring=scoring,
        acceleration=form.text("acceleration") or None,
        tiebreaks=tuple(dict.fromkeys(code for code in codes if code)),
        policy=policy,
        teams=_teams(form, before),
    )


def _teams(form: Form, before: Setup) -> TeamRules | None:
    """The regulations of teams that a form describes; without boards there are no teams."""
    if "board_order" not in form:
        return before.teams
    rules = before.teams
    if "team_boards" in form:  # fixed once round 1 is published
        boards = form.number("team_boards")
        if not boards:
            return None
        win, draw, loss = (_tenths(form.text(f"match_{name}")) for name in ("win", "draw", "loss"))
        rest = [_tenths(text) if (text := form.text(name)) else None for name in ("rest_match", "rest_game")]
        rules = replace(
            rules or TeamRules(), boards=boards, win=win, draw=draw, loss=loss, rest_match=rest[0],
            rest_game=rest[1], colours=rules.colours if rules and rules.boards == boards else "",
        )  # fmt: skip
    if rules is None:
        return None
    return replace(
        rules,
        board_order=form.text("board_order", rules.board_order),
        tolerance=form.number("tolerance"),
        most_players=form.number("most_players"),
        most_substitutes=form.number("most_substitutes"),
        lineup_minutes=form.number("lineup_minutes"),
    )


def _options(form: Form, before: Setup, chosen: str, acceleration: str) -> tuple[tuple[str, str], ...]:
    """The options of the system and of the acceleration that the form states; those of others are dropped."""
    options = dict(before.options)
    rules = known(chosen)
    for name in service.options():
        if f"option_{name}" in form:
            options.pop(name, None)
            value = form.text(f"option_{name}")
            if value and rules and name in rules.options:
                options[name] = value
    if "acceleration" in form:
        for name in ("limit", "limits", "limits-override"):
            options.pop(name, None)
        name, count = LIMITS.get(acceleration, ("", 0))
        typed = ",".join(form.text(f"limit_{n}") for n in range(1, count + 1))
        if typed.strip(","):
            options[name] = typed
            if count > 1 and form.flag("limits_override"):
                options["limits-override"] = "yes"
    return tuple(sorted(options.items()))


def _scale(scoring: Scoring) -> tuple[int, int, int]:
    return scoring.win, scoring.draw, scoring.white_loss


def _tenths(text: str) -> int:
    """Points as people write them, in tenths: 0.5, 0,5 and ½ are 5."""
    plain = text.replace("½", ".5").replace(",", ".") or "0"
    try:
        return round(float(plain) * 10)
    except (ValueError, OverflowError):
        return 0


# --- one event -----------------------------------------------------------------------------------


@router.get("/desk/{event}")
def event_page(place: AsDeputy) -> Response:
    """The tournaments of an event, its particulars, who has access, copies."""
    desk = place.desk
    return place.page(
        "arbiter/event.html",
        summary=replace(_summary(place.id, desk), role=place.role),
        access=place.visit.guard.access(place.id) if place.role is Role.ARBITER else None,
        copies=_copies(desk)[:KEPT] if place.role is Role.ARBITER else [],
        stored=[(key, desk.state(key).setup.name) for key in desk.keys if desk.state(key).archived],
        sample=service.is_sample(desk),
        second=service.second_place(desk),
        chief=place.visit.role() is Role.ARBITER,
        undoable=service.undoable(desk, ""),
        fresh_token="",
    )


@router.post("/desk/{event}/describe")
def describe(place: AsArbiter, form: Posted) -> Response:
    """Change its particulars."""
    service.describe_event(place.desk, event_of(form, place.desk.event))
    place.visit.tell("saved")
    return go(place.path)


@router.get("/desk/{event}/new")
def new_tournament(place: AsArbiter, template: str = "open") -> Response:
    """The form for another tournament."""
    setup = _named(place.visit, template)
    return place.page("arbiter/wizard.html", chosen=template, setup=setup, today=today(), **choices())


@router.post("/desk/{event}/new")
def add_tournament(place: AsArbiter, form: Posted) -> Response:
    """Make it."""
    setup = wizard_setup(form)
    key = service.add_tournament(place.desk, setup)
    place.visit.tell("tournament_made", name=setup.name)
    return go(place.url(key))


@router.post("/desk/{event}/import")
def import_report(place: AsArbiter, form: Posted) -> Response:
    """A whole tournament from a report."""
    name, data = form.file("file")
    key = service.import_report(place.desk, data, source=name, system=form.text("system", DEFAULT))
    place.visit.tell("report_read", name=name)
    return go(place.url(key))


@router.post("/desk/{event}/backup")
def make_copy(place: AsArbiter, form: Posted) -> Response:
    """Copy the event beside itself."""
    path = service.backup(place.desk)
    place.visit.tell("copied", name=path.name)
    return go(place.path)


def _copies(desk: Desk) -> list[tuple[str, str, str]]:
    """The copies, newest first: their names, and as the name says when they were made, before which round."""
    found = []
    for path in reversed(service.backups(desk)):
        when = re.search(r"(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)", path.name)
        before = re.search(r"-before-(?:.+)-round-(\d+)\.ronde$", path.name)
        at = "{}-{}-{}T{}:{}:{}Z".format(*when.groups()) if when else ""
        found.append((path.name, at, before[1] if before else ""))
    return found


@router.get("/desk/{event}/copy/{name}")
def download_copy(place: AsArbiter, name: str) -> Response:
    """A copy as a file; without passwords and tokens."""
    with service.open_event(service.copy_named(place.desk, name)) as copy, TemporaryDirectory() as folder:
        data = service.backup(copy, Path(folder) / "event.ronde", secrets=False).read_bytes()
    disposition = f"attachment; filename*=UTF-8''{quote(name)}"
    return Response(data, headers={"content-disposition": disposition}, media_type="application/octet-stream")


@router.get("/desk/{event}/anonymous")
def download_anonymous(place: AsArbiter) -> Response:
    """The event without personal data as a file."""
    with TemporaryDirectory() as folder:
        data = service.export_anonymous(place.desk, Path(folder) / "event.ronde").read_bytes()
    disposition = f"attachment; filename*=UTF-8''{quote(place.id)}-anonymous.ronde"
    return Response(data, headers={"content-disposition": disposition}, media_type="application/octet-stream")


@router.post("/desk/{event}/restore")
def restore_copy(place: AsArbiter, form: Posted) -> Response:
    """Replace the event by a copy, after copying the present state."""
    service.restore_copy(place.desk, form.text("name"))
    place.visit.tell("copy_restored")
    return go(place.path)


@router.post("/desk/{event}/second")
def second_place(place: AsArbiter, form: Posted) -> Response:
    """Keep a copy elsewhere after each publication; only the arbiter of the server may choose the folder."""
    if place.visit.role() is not Role.ARBITER:
        raise NotAllowed(Role.ARBITER)
    service.set_second_place(place.desk, form.text("folder"))
    place.visit.tell("saved")
    return go(place.path)


@router.post("/desk/{event}/archive")
def archive(place: AsArbiter, form: Posted) -> Response:
    """Take the event or one of its tournaments out of the lists, or bring it back."""
    key, archived = form.text("key"), form.flag("archived")
    if key:
        place.tournament(key)
    service.archive(place.desk, key or None, archived)
    place.visit.tell("archived" if archived else "unarchived")
    return go("/" if archived and not key else place.path)


@router.post("/desk/{event}/close")
def close(place: AsArbiter, form: Posted) -> Response:
    """Close the event to further actions until that is undone."""
    service.close_event(place.desk)
    place.visit.tell("event_closed")
    return go(place.path)


__all__ = ["SERVER", "router"]
