"""The round: pair as a draft, read why, change by hand, publish."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from fastapi import APIRouter
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk import service
from ronde.desk.event import State, UidPair
from ronde.desk.service import BoardRow, Explained
from ronde.desk.service.rounds import Wish
from ronde.desk.service.words import refuse
from ronde.errors import BadInput, FileTrouble, NoPairing, Refused, RondeError
from ronde.explaining.text import Sentence, notices
from ronde.facts.acceleration import virtual_points
from ronde.model import Pair, Tournament
from ronde.output import svg as pictures
from ronde.systems import Topic, system
from ronde.systems.general import ADDING
from ronde.web.arbiter.overview import what_next
from ronde.web.brackets import Drawn, drawn
from ronde.web.events import NotThere
from ronde.web.pages import AsArbiter, Place, Posted, go

router = APIRouter(prefix="/desk/{event}/t/{key}")


@dataclass(frozen=True, slots=True)
class Why:
    """The decisions of a round, sorted for reading."""

    boards: dict[int, list[Sentence]]  # by board
    brackets: list[tuple[int | None, list[Sentence]]]  # about a bracket as a whole
    changed: dict[int, Sentence] = field(default_factory=dict)  # boards that deviate from the rules
    note: str = ""  # of the round as a whole
    drawn: dict[int | None, Drawn] = field(default_factory=dict)  # the brackets as pictures


def sorted_reasons(
    explained: Explained | None, rows: Sequence[BoardRow], language: str, then: Tournament
) -> Why:
    """The reasons for each board and each bracket."""
    if explained is None:
        return Why({}, [])
    sentences = explained.all(language)
    number = {uid: n for n, uid in explained.uids.items()}
    about: dict[int, list[int]] = {}  # the sentences about each player
    for n, sentence in enumerate(sentences):
        for player in sentence.players:
            about.setdefault(player, []).append(n)
    boards: dict[int, list[Sentence]] = {}
    for row in rows:
        pair = {number.get(row.white.uid, 0), number.get(row.black.uid, 0) if row.black else 0}
        found = {n for player in pair for n in about.get(player, ())}
        boards[row.board] = [sentences[n] for n in sorted(found)]
    whole = [s for s in sentences if not s.players]
    brackets = [(b, list(group)) for b, group in groupby(whole, lambda s: s.bracket)]
    changed = dict(notices(explained.published, language, explained.names))
    pictures_ = drawn(then, explained.published, explained.names, language)
    brackets += [(bracket, []) for bracket in pictures_ if bracket not in dict(brackets)]
    brackets.sort(key=lambda one: (one[0] is not None, one[0] or 0))
    return Why(boards, brackets, changed, explained.note(language), pictures_)


@router.get("/round")
def next_round(place: AsArbiter, key: str) -> Response:
    """The draft of the next round, or the button to make it."""
    state, desk = place.tournament(key), place.desk
    rows = service.boards(desk, key, draft=True)
    explained = service.explanation(desk, key) if state.draft else None
    return place.page(
        "arbiter/draft.html",
        key=key,
        state=state,
        current="round",
        rows=rows,
        why=sorted_reasons(explained, rows, place.visit.language, state.value),
        original=_original(state),
        warnings=service.warnings(desk, key),
        next=what_next(state),
        asked=service.absentees(state),
        halves={e.uid for e in state.entrants.values() if service.may_have_half(state, e)},
        stale=service.is_stale(state),
        again=state.draft and any(one.round == state.next_round for one in service.taken_back(desk, key)),
        virtual=_virtual(state.value) if rows else {},
        mark=service.draft_mark(state),
        uses_colours=system(state.setup.system).uses_colours,
        wish=place.visit.request.query_params,
        odd=len(state.value.available()) % 2 == 1,
        impossible="impossible" in place.visit.request.query_params,
        chart=_chart(state.value, state.next_round, rows, place.visit.language) if rows else "",
    )


def _virtual(value: Tournament) -> dict[int, int]:
    """The virtual points of an accelerated round by pairing number; none where nobody has any."""
    if value.settings.acceleration is None and not value.settings.virtual_points:
        return {}
    last = value.next_round - 1
    return {id_: some[last] for id_, some in virtual_points(value).items() if last < len(some) and some[last]}


def _chart(value: Tournament, number: int, rows: Sequence[BoardRow], language: str) -> Markup:
    """The score groups of a round, and the players who leave theirs."""
    pairs = [Pair(row.white.number, row.black.number if row.black else None) for row in rows]
    return Markup(pictures.round_chart(value, number, pairs, language))


def _original(state: State) -> frozenset[tuple[str, str | None]]:
    return frozenset(state.draft.original) if state.draft else frozenset()


@router.get("/round/{number}")
def published(place: AsArbiter, key: str, number: int) -> Response:
    """A published round with its explanation."""
    state, desk = place.tournament(key), place.desk
    if not 1 <= number <= len(state.rounds):
        raise NotThere(number)
    rows = service.boards(desk, key, number)
    explained = service.explanation(desk, key, number)
    return place.page(
        "arbiter/round.html",
        key=key,
        state=state,
        current="round",
        shown=state.round(number),
        rows=rows,
        why=sorted_reasons(explained, rows, place.visit.language, service.then(desk, key, number)),
        chart=_chart(state.report, number, rows, place.visit.language),
        virtual=_virtual(service.then(desk, key, number)),
        unpaired=service.unpaired(state, number),
        late=number == len(state.rounds) and any(one.why != "bye" for one in service.waiting(state)),
        published_article=state.setup.article(Topic.PUBLISHED),
        added=ADDING,
    )


@router.post("/round/pair")
def pair(place: AsArbiter, key: str, form: Posted) -> Response:
    """Pair the next round as a draft, with the answers of the absentee desk; doubtful players need one."""
    state = place.tournament(key)
    if "asked" not in form and any(one.open for one in service.absentees(state)):
        place.visit.session.tell("warning", place.visit.say("absentees_first"))
        return go(place.url(key, "round"))
    said = [(uid, how) for uid in state.entrants if (how := form.text(f"who-{uid}"))]
    service.answer_absentees(place.desk, key, said)
    try:
        draft = service.pair_round(place.desk, key)
    except NoPairing as error:
        place.visit.session.tell("refused", error.say(place.visit.language))
        return go(place.url(key, "round", impossible="1"))
    place.visit.tell("paired", round=draft.round)
    return go(place.url(key, "round"))


@router.post("/round/bye")
def give_bye(place: AsArbiter, key: str, form: Posted) -> Response:
    """Pair the next round with the bye for a player whom the arbiter names."""
    place.tournament(key)
    player, reason, public = form.number("player"), form.text("reason"), form.text("public_reason")
    wish = {"player": player, "reason": reason, "public_reason": public}
    return _by_hand(place, key, lambda: service.give_bye(place.desk, key, player, reason, public), wish)


@router.post("/round/drop")
def drop(place: AsArbiter, key: str, form: Posted) -> Response:
    """Throw the draft away."""
    place.tournament(key)
    service.drop_draft(place.desk, key)
    place.visit.tell("draft_dropped")
    return go(place.url(key, "round"))


@router.post("/round/publish")
def publish(place: AsArbiter, key: str, form: Posted) -> Response:
    """Publish the draft, if it is still the one that the arbiter saw."""
    seen = form.text("seen")
    try:
        number = service.publish(place.desk, key, seen).number
    except Refused:
        now = place.tournament(key)
        if now.draft is None and seen.startswith(f"{len(now.rounds)}-"):
            return go(place.url(key, "round", len(now.rounds)))  # the button was pressed twice
        raise
    place.visit.tell("published", round=number)
    try:
        service.copy_away(place.desk)
    except FileTrouble as error:  # the stick is missing: the round is published anyway
        place.visit.session.tell("warning", error.say(place.visit.language))
    place.visit.events.send_site(place.id)
    return go(place.url(key, "round", number))


# --- changes by hand -----------------------------------------------------------------------------


@router.post("/round/swap")
def swap(place: AsArbiter, key: str, form: Posted) -> Response:
    """Exchange two players, or the colours of a board; a refused change stays in the form."""
    place.tournament(key)
    reason, public, despite = form.text("reason"), form.text("public_reason"), form.flag("despite")
    board, said = form.number("board"), {"reason": reason, "public_reason": public}
    wish: dict[str, object] = {"a": form.text("a"), "b": form.text("b")}

    def do() -> object:
        if board:
            return service.swap_colours(place.desk, key, board, reason, despite, public)
        a, b = form.number("a"), form.number("b")
        return service.swap_players(place.desk, key, a, b, reason, despite, public)

    return _by_hand(place, key, do, {**({"board": board} if board else wish), **said})


@router.post("/round/pairs")
def pairs(place: AsArbiter, key: str, form: Posted) -> Response:
    """Replace all pairs of the round by typed ones: White and Black a line, 0 for the bye."""
    place.tournament(key)
    wanted = typed_pairs(form.raw("pairs"))
    reason, public, despite = form.text("reason"), form.text("public_reason"), form.flag("despite")
    return _by_hand(place, key, lambda: service.adjust(place.desk, key, wanted, reason, despite, public), {})


def _by_hand(place: Place, key: str, do: object, wish: dict[str, object]) -> Response:
    assert callable(do)
    try:
        do()
    except RondeError as error:
        sentence = error.say(place.visit.language)
        place.visit.session.tell("refused", sentence, getattr(error, "article", None) or "")
        return go(place.url(key, "round", **wish) + "#by-hand")
    place.visit.tell("changed_by_hand")
    return go(place.url(key, "round"))


def typed_pairs(text: str) -> list[Wish]:
    """Parse typed pairs."""
    found: list[Wish] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        match = re.fullmatch(r"\s*(\d{1,6})[\s,;:–-]+(\d{1,6})\s*", line, re.ASCII)
        if not match:
            raise BadInput("error-write-numbers-white-black-bye", line=number)
        found.append((int(match[1]), int(match[2]) or None))
    return found


@router.post("/round/{number}/change")
def change_published(place: AsArbiter, key: str, number: int, form: Posted) -> Response:
    """Change a published round, where it breaks an absolute rule or players without an opponent meet."""
    place.tournament(key)
    wanted = typed_pairs(form.raw("pairs"))
    ground = service.ground_of(place.tournament(key), wanted)
    reason, public, despite = form.text("reason"), form.text("public_reason"), form.flag("despite")
    service.change_published(place.desk, key, number, wanted, reason, despite, ground, public)
    place.visit.tell("changed_by_hand")
    return go(place.url(key, "round", number))


# --- late-comers ---------------------------------------------------------------------------------


@router.get("/round/{number}/late")
def late(place: AsArbiter, key: str, number: int, bye: bool = False) -> Response:
    """Players without an opponent in the last published round, and a preview of pairing them."""
    state = place.tournament(key)
    if number != len(state.rounds):
        raise NotThere(number)
    waiting = service.waiting(state)
    arrived = place.visit.request.query_params.getlist("p")
    known = [one.uid for one in waiting if one.uid in arrived and one.why != "bye"]
    plan = service.fitting(state, known, bye) if known else None
    return place.page(
        "arbiter/late.html",
        key=key,
        state=state,
        current="round",
        number=number,
        waiting=waiting,
        ticked=known,
        bye=bye,
        plan=plan,
        seen=_seen(plan.new) if plan else "",
        article=state.setup.article(Topic.PUBLISHED),
    )


@router.post("/round/{number}/late")
def pair_late(place: AsArbiter, key: str, number: int, form: Posted) -> Response:
    """Pair the late-comers, if the boards are still those of the preview."""
    state = place.tournament(key)
    arrived = [uid for uid in form.many("p") if uid in state.entrants]
    plan = service.fitting(state, arrived, form.flag("bye"))
    if _seen(plan.new) != form.text("seen"):
        raise refuse("keeps-changing")
    reason, public = form.text("reason"), form.text("public_reason")
    service.pair_late(place.desk, key, arrived, reason, form.flag("bye"), plan.new, public)
    place.visit.tell("late_paired", n=len(plan.new), round=number)
    return go(place.url(key, "round", number))


def _seen(pairs: Sequence[UidPair]) -> str:
    return " ".join(f"{white}-{black or 0}" for white, black in pairs)
