"""Shared by all pages: the visitor, the language and the templates."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote, urlencode, urlsplit

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.datastructures import FormData, UploadFile

from ronde import rulebook
from ronde.desk import service
from ronde.desk.days import days, start_shown
from ronde.desk.event import Event, State
from ronde.desk.service import Desk
from ronde.errors import BadInput, RondeError
from ronde.explaining.terms import terms
from ronde.formats.players.person import spaced
from ronde.prizes.plan import typed
from ronde.tables.render import Table, shown
from ronde.web.auth import SERVER, Guard, Role, Session
from ronde.web.events import Events, NotThere
from ronde.web.middleware.trusted_hosts import OWN_NAMES
from ronde.web.words import choose_language, word
from ronde.words import Message, Value, languages, listed, month_name, points, spoken

HERE = Path(__file__).parent
LANGUAGE_COOKIE = "ronde_lang"
CACHE = "ronde.cache"  # in the scope of a request: its answer may be cached
UPLOAD = 8 * 1024 * 1024  # largest upload, in bytes


class NotAllowed(Exception):
    """The role is too low: log in."""

    def __init__(self, needed: Role, event: str = SERVER) -> None:
        super().__init__(needed.label)
        self.needed, self.event = needed, event


class Forged(Exception):
    """A form that did not come from a Ronde page."""


# --- templates -----------------------------------------------------------------------------------


@cache
def environment() -> Environment:
    """The templates; everything written into them is escaped."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.filters["segment"] = partial(quote, safe="")
    made.filters["unbroken"] = unbroken
    made.filters["spoken"] = spoken
    made.filters["listed"] = listed
    made.filters["terms"] = terms
    made.filters["short"] = lambda article: article.split(" ", 1)[-1]
    made.filters["uncited"] = lambda sentence, article: sentence.replace(f" [{article}]", "")
    made.globals["cell"] = shown
    made.globals["static"] = static
    made.globals["Role"] = Role
    made.globals["typed"] = typed
    made.globals["born"] = born
    return made


def unbroken(text: str) -> str:
    """A sentence whose results stay on one line: 1-0 and ½-½ with hyphens that do not break."""
    return re.sub(r"(?<=[01½+])-(?=[01½+])", "\N{NON-BREAKING HYPHEN}", text)


def born(birth: str, language: str) -> str:
    """A date of birth as people type it: 1998/07/14 in English, elsewhere 14/07/1998."""
    return birth if language.startswith("en") else "/".join(reversed(birth.split("/")))


@cache
def static(name: str) -> str:
    """The address of a static file; it changes with its content, so that browsers may keep it."""
    path = HERE / "static" / name
    return f"/static/{name}?{path.stat().st_mtime_ns:x}"


def local_time(at: str, form: str = "", language: str = "en") -> str:
    """A time of the journal on the clock of this machine: 4 April 14:30; of another year with it."""
    try:
        moment = datetime.fromisoformat(at.replace("Z", "+00:00")).astimezone()
    except ValueError:
        return at
    if form:
        return moment.strftime(form)
    day, month = Message.of("page-day_of_month", n=moment.day), month_name(moment, language)
    if moment.year == datetime.now(UTC).astimezone().year:
        said = word("day_without_year", language, day=day, month=month)
    else:
        said = word("day", language, day=day, month=month, year=moment.year)
    return word("day_at_time", language, day=said, time=f"{moment:%H:%M}")


def today() -> str:
    """The date, as forms write it."""
    return datetime.now(UTC).astimezone().strftime("%Y-%m-%d")


def cited(citation: str) -> str:
    """The address of an article: "dutch-2012 C6" -> /rules/dutch-2012#C6."""
    key, _, article = citation.partition(" ")
    return f"/rules/{quote(key, safe='')}#{quote(article, safe='')}"


@lru_cache(4096)
def article_title(citation: str, language: str) -> str:
    """The title of an article, for the tooltip of its link."""
    key, _, id_ = citation.partition(" ")
    found = rulebook.text(key).article(id_) if key in rulebook.text_keys() and id_ else None
    return found.title[language] if found else citation


# --- visits --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Visit:
    """A request: the visitor, the language, and how to answer."""

    request: Request
    events: Events
    guard: Guard
    session: Session
    language: str

    def say(self, name: str, /, **values: Value) -> str:
        """A word in the language of the visitor."""
        return word(name, self.language, **values)

    def role(self, event: str = SERVER) -> Role:
        """The role of the visitor."""
        return self.guard.role(self.session, event)

    def is_known(self, event: str) -> bool:
        """The visitor has a role at the desk of an event, even if the event cannot be read."""
        if self.guard.open_desk or event in self.session.grants:
            return True
        kind, _, secret = self.request.headers.get("authorization", "").partition(" ")
        token = self.guard.token(secret.strip(), SERVER)[0] if kind.lower() == "bearer" else Role.PUBLIC
        return max(token, self.role()) > Role.PUBLIC

    @property
    def csrf(self) -> str:
        """The token for the forms of this page."""
        return self.guard.csrf(self.session)

    @property
    def confirmed(self) -> list[str]:
        """The codes of the warnings that this request confirms."""
        return [code[:20] for code in self.request.query_params.getlist("confirm")][:20]

    @property
    def is_partial(self) -> bool:
        """The request is for part of a page only."""
        return "x-desk" in self.request.headers

    @property
    def is_demonstration(self) -> bool:
        """The events of this server are deleted when it stops."""
        return bool(self.request.app.state.is_demonstration)

    @property
    def folder(self) -> str:
        """The folder in which events are kept; none for a database, whose address is nobody's business."""
        return "" if self.events.is_database else str(Path(self.events.place).absolute())

    @property
    def here(self) -> str:
        """The requested address with its query."""
        url = self.request.url
        return f"{url.path}?{url.query}" if url.query else url.path

    @property
    def base(self) -> str:
        """The address in QR codes: the visitor's own, unless telephones cannot reach it."""
        given = self.request.base_url
        here = self.request.app.state.address if given.hostname in OWN_NAMES else ""
        return here or str(given).rstrip("/")

    def fragment(self, template: str, /, **values: Any) -> str:
        """A template filled in the language of the visitor."""
        return environment().get_template(template).render(self._given() | values)

    def _given(self) -> dict[str, Any]:
        """What every template can use."""
        language = self.language
        return {
            "visit": self,
            "t": self.say,
            "lang": language,
            "points": lambda tenths: points(tenths, language),
            "when": lambda at, form="": local_time(at, form, language),
            "starts": lambda start: start_shown(start, language),
            "days": lambda event: days(event.start, event.end, language),
            "cited": cited,
            "article_title": lambda citation: article_title(citation, language),
            "here": self.here,
            "languages": [(code, word("language", code)) for code in languages()],
        }

    def page(self, template: str, status: int = 200, /, **values: Any) -> HTMLResponse:
        """A page in the language of the visitor."""
        html = self.fragment(template, **values)
        return HTMLResponse(html, status, {"Vary": "Accept-Language, Cookie, X-Desk"})

    def cache(self, late: bool = True) -> None:
        """Let everybody get this page until the event changes: it shows nothing of this visitor.

        Results may be late on a page whose script looks again until it has them.
        """
        self.request.scope[CACHE] = late

    def tell(self, name: str, /, **values: Value) -> None:
        """Confirm an action on the next page."""
        self.session.tell("done", self.say(name, **values))

    def back(self) -> str:
        """The page that a form was sent from."""
        referrer = urlsplit(self.request.headers.get("referer", ""))
        if referrer.path.startswith("/") and referrer.netloc == self.request.headers.get("host", ""):
            return local(referrer.path + (f"?{referrer.query}" if referrer.query else ""))
        return "/"


def local(path: str | None) -> str:
    """A path on this server; anything else becomes the start page."""
    if path and path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable():
        return path
    return "/"


def go(path: str) -> Response:
    """Redirect to another page after an action."""
    return RedirectResponse(path, 303)


def visit(request: Request) -> Visit:
    """The visit for a request."""
    state = request.app.state
    cookie = request.cookies.get(LANGUAGE_COOKIE)
    language = choose_language(cookie, request.headers.get("accept-language"))
    with suppress(NotThere, RondeError):  # the page itself says what is wrong
        if event := request.path_params.get("event"):
            language = state.events.desk(event).still().language(language, request.path_params.get("key"))
    session = request.scope.get("ronde.session") or Session()
    return Visit(request, state.events, state.guard, session, language)


Visitor = Annotated[Visit, Depends(visit)]


@dataclass(frozen=True)
class Place:
    """An authorised visit to an event."""

    visit: Visit
    id: str
    role: Role

    @property
    def desk(self) -> Desk:
        """The event, acted on by the visitor."""
        desk = self.visit.events.desk(self.id).confirming(self.visit.confirmed)
        return desk.acting(self.visit.session.who or desk.book.event.arbiter or self.visit.say("somebody"))

    @property
    def path(self) -> str:
        """The address of the event's page at the desk."""
        return f"/desk/{quote(self.id, safe='')}"

    @property
    def public(self) -> str:
        """The address of the event's page for players."""
        return f"/e/{quote(self.id, safe='')}"

    def tournament(self, key: str) -> State:
        """A tournament of the event."""
        desk = self.desk
        if key not in desk.keys:
            raise NotThere(key)
        return desk.state(key)

    @property
    def site_trouble(self) -> str:
        """Why the site could not be sent the last time, for the arbiter."""
        return service.site_trouble(self.desk) if self.role is Role.ARBITER else ""

    def page(self, template: str, status: int = 200, /, **values: Any) -> HTMLResponse:
        """A page about the event."""
        about: Event = self.desk.event
        return self.visit.page(template, status, place=self, event=about, **values)

    def reported(self, state: State) -> int:
        """How many boards of the last round have reports of players that wait for the arbiter."""
        return len(service.proposals(state))

    def url(self, key: str, *parts: object, **query: object) -> str:
        """The address of a page of a tournament at the desk."""
        path = "/".join((f"{self.path}/t/{key}", *(quote(str(part), safe="") for part in parts)))
        return f"{path}?{urlencode(query)}" if query else path


def _place(needed: Role) -> Callable[[str, Visit], Place]:
    def find(event: str, visitor: Visitor) -> Place:
        try:
            role = visitor.role(event)
        except NotThere:
            if visitor.role() < needed:  # a stranger is not told which events there are
                raise NotAllowed(needed, event) from None
            raise
        if role < needed:
            raise NotAllowed(needed, event)
        visitor.events.desk(event)
        return Place(visitor, event, role)

    return find


AsArbiter = Annotated[Place, Depends(_place(Role.ARBITER))]
AsDeputy = Annotated[Place, Depends(_place(Role.DEPUTY))]


def server_arbiter(visitor: Visitor) -> Visit:
    """The visit of the arbiter of the whole server."""
    if visitor.role() < Role.ARBITER:
        raise NotAllowed(Role.ARBITER)
    return visitor


AsServerArbiter = Annotated[Visit, Depends(server_arbiter)]


# --- forms ---------------------------------------------------------------------------------------


class Form:
    """A submitted form: text without control characters, numbers, a file."""

    def __init__(self, data: FormData) -> None:
        self.data = data

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def raw(self, name: str, most: int = 100_000) -> str:
        """A field as it is, lines and all."""
        value = self.data.get(name, "")
        return value[:most] if isinstance(value, str) else ""

    def text(self, name: str, default: str = "") -> str:
        """A field of one line."""
        return spaced(self.raw(name))[:300] or default

    def number(self, name: str, default: int = 0) -> int:
        """A whole number."""
        text = self.text(name)
        if not text:
            return default
        try:
            return int(text[:20])
        except ValueError:
            raise BadInput("error-not-number", text=text) from None

    def flag(self, name: str) -> bool:
        """A box that is ticked."""
        return self.text(name) in ("on", "1", "yes", "true")

    def many(self, name: str) -> list[str]:
        """All values of a field."""
        return [value for value in self.data.getlist(name) if isinstance(value, str)]

    def again(self) -> list[tuple[str, str]] | None:
        """The fields to send once more; None for a form with a file, which a page cannot send again."""
        fields = [(name, value) for name, value in self.data.multi_items() if name != "csrf"]
        texts = [(name, value) for name, value in fields if isinstance(value, str)]
        return texts if len(texts) == len(fields) else None

    def file(self, name: str) -> tuple[str, bytes]:
        """The name and content of an uploaded file."""
        upload = self.data.get(name)
        if not isinstance(upload, UploadFile) or not upload.filename:
            raise BadInput("error-no-file-was-chosen")
        data = upload.file.read(UPLOAD + 1)
        if len(data) > UPLOAD:
            most = UPLOAD // 1024 // 1024
            raise BadInput("error-file-larger-than-mb", most=most)
        return spaced(upload.filename)[:100], data


async def posted(request: Request, visitor: Visitor) -> Form:
    """The form of a request, if it came from a Ronde page."""
    form = await request.form(max_files=1, max_fields=5000, max_part_size=UPLOAD)
    token = request.headers.get("x-csrf-token") or form.get("csrf", "")
    if not isinstance(token, str) or not visitor.guard.is_csrf(visitor.session, token):
        raise Forged
    request.state.form = Form(form)
    return Form(form)


Posted = Annotated[Form, Depends(posted)]

__all__ = [
    "AsArbiter",
    "AsDeputy",
    "AsServerArbiter",
    "Forged",
    "Form",
    "NotAllowed",
    "Place",
    "Posted",
    "Table",
    "Visit",
    "Visitor",
    "go",
    "local",
    "visit",
]
