"""Answers to players: why these pairs, why not these two, why my colour or my bye, what if, why my place.

/e/EVENT/KEY/round/N/why              the decisions of a round; "why not these two?" (?a=3&b=7)
/e/EVENT/KEY/player/UID/why           one round of a player (?round=N); "what if?" (&if=own, &if=BOARD)
/e/EVENT/KEY/player/UID/place         why this place, and not that of another (?than=UID)
/e/EVENT/KEY/standings/why            why one is placed before another (?a=3&b=7)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk import service
from ronde.desk.event import Entrant
from ronde.desk.service import Explained
from ronde.errors import BadInput, NoPairing
from ronde.explaining import text as explain
from ronde.explaining import to_player, why_standings, why_text
from ronde.explaining.text import Sentence
from ronde.explaining.why import Answer
from ronde.explaining.why_standings import Separation, separation
from ronde.formats.players.person import unaccented
from ronde.model import Tournament
from ronde.output import svg as pictures
from ronde.pairing import system_of
from ronde.web.asking import Busy, ask_what_if, ask_why, player_asked
from ronde.web.brackets import drawn
from ronde.web.events import NotThere
from ronde.web.public.pages import deviations
from ronde.web.public.views import In, TournamentView

router = APIRouter(include_in_schema=False)
Round = Annotated[int | None, Query(alias="round", ge=1, le=99)]
After = Annotated[int | None, Query(ge=1, le=99)]


def by_alphabet(view: TournamentView) -> list[Entrant]:
    """The players, to choose from."""
    return sorted(view.state.entrants.values(), key=lambda e: (unaccented(e.person.name), e.number))


# --- a round -------------------------------------------------------------------------------------


@router.get("/e/{event}/{key}/round/{number}/why")
def why_page(view: In, number: int, a: str = "", b: str = "") -> Response:
    """The decisions of a round in order, its score groups, and the answer to "why not these two?"."""
    view.round(number)
    asked = player_asked(view.state, a), player_asked(view.state, b)
    one, other = asked
    answer = _answered(view, number, one, other) if one and other else None

    def make() -> dict[str, Any]:
        found = view.explained(number)
        language = view.here.visit.language
        departing, note = deviations(view, number)
        chart = pictures.round_chart(view.state.report, number, view.pairs(number), language)
        return {
            "brackets": _brackets(found.grouped(language) if found else []),
            "adjustments": view.round(number).adjustments,
            "changed": departing,
            "changed_of_asked": [s for _, s in departing if _about(s, found, asked)],
            "note": note,
            "drawn": drawn(view.then(number), found.published, found.names, language) if found else {},
            "chart": Markup(chart),
            "field": Markup(pictures.field_picture(view.then(number), language)) if view.coloured else "",
            "players": by_alphabet(view),
        }

    return view.shown(
        "public/why.html", make, answer is None, tab="why", number=number, asked=asked, answer=answer
    )


def _about(sentence: Sentence, found: Explained | None, asked: Sequence[Entrant | None]) -> bool:
    """The sentence is about one of the two players."""
    return found is not None and any(one and found.number(one.uid) in sentence.players for one in asked)


Brackets = list[tuple[int | None, list[Sentence]]]


def _brackets(sentences: Sequence[Sentence]) -> Brackets:
    return [(bracket, list(group)) for bracket, group in groupby(sentences, lambda s: s.bracket)]


@dataclass(frozen=True, slots=True)
class Told:
    """An answer as it is shown."""

    head: str
    reasons: tuple[Sentence, ...] = ()
    verdict: tuple[str, ...] = ()
    article: str = ""  # the one that decides
    given_up: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


def _answered(view: TournamentView, number: int, one: Entrant, other: Entrant) -> Told:
    """Why two players meet, or what prevents it; or why there is no answer."""
    visit, then = view.here.visit, view.then(number)
    a, b = (_number_then(view, number, entrant) for entrant in (one, other))
    if any({a, b} <= set(group) for group in then.forbidden_in(number)):
        return Told(visit.say("private_pair"))
    try:
        answer = ask_why(then, a, b)
    except Busy:
        return Told(visit.say("p_busy"))
    except (BadInput, NoPairing) as error:
        here = {p.id for p in then.available()}
        missing = a == b or not {a, b} <= here
        return Told(visit.say("p_not_both", n=number) if missing else error.say(visit.language))
    return _told(view, number, then, answer)


def _number_then(view: TournamentView, number: int, entrant: Entrant) -> int:
    """The pairing number that a player had in a round."""
    found = view.explained(number)
    return (found.number(entrant.uid) if found else 0) or entrant.number


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


# --- one player's round --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The player's pair after each result of a game; or only why there is no answer."""

    head: str
    cases: tuple[tuple[bool, str, str], ...] = ()  # real, the sentence, the address of the opponent


@router.get("/e/{event}/{key}/player/{uid}/why")
def player_why(
    view: In, uid: str, number: Round = None, board: Annotated[str, Query(alias="if", max_length=4)] = ""
) -> Response:
    """My opponent, my colour, my bye, and whom I would have met had a game ended otherwise."""
    me, number = _entrant(view, uid), number or view.rounds
    view.round(number)
    games = _games(view, number - 1)
    what_if = _what_if(view, number, me, board, games) if board and number > 1 else None

    def make() -> dict[str, Any]:
        speaker, language = view.voice(number), view.here.visit.language
        if speaker is None:
            return {"told": None, "note": "", "colours": [], "bye": [], "games": games, "own": None}
        at, then, round_ = speaker.found.number(uid), speaker.then, speaker.found.published
        names = to_player.spoken_names(then)
        return {
            "told": speaker.told(uid, language),
            "note": speaker.found.note(language),
            "colours": to_player.lines(to_player.colours(then, round_, at), language, names),
            "bye": to_player.lines(to_player.bye(then, round_, at), language, names),
            "games": games,
            "own": next((row for row in games if uid in (row.white.uid, row.black and row.black.uid)), None),
            "players": by_alphabet(view),
        }

    return view.shown(
        "public/player_why.html", make, what_if is None,
        tab="", number=number, me=me, board=board, what_if=what_if,
    )  # fmt: skip


def _entrant(view: TournamentView, uid: str) -> Entrant:
    if uid not in view.state.entrants:
        raise NotThere(uid)
    return view.state.entrants[uid]


def _games(view: TournamentView, number: int) -> list[service.BoardRow]:
    """The games of a round that might have ended otherwise."""
    if number < 1 or view.state.setup.teams:
        return []
    rows = service.boards(view.here.desk, view.key, number)
    return [row for row in rows if row.black is not None and row.outcome in ("10", "==", "01")]


def _what_if(
    view: TournamentView, number: int, me: Entrant, board: str, games: Sequence[service.BoardRow]
) -> WhatIf:
    visit, then = view.here.visit, view.then(number)
    game = next((row for row in games if str(row.board) == board), None)
    two = None
    if game is not None and game.black is not None:
        two = _number_then(view, number, game.white), _number_then(view, number, game.black)
    elif board != "own":
        raise NotThere(board)
    try:
        found = ask_what_if(then, _number_then(view, number, me), two)
    except Busy:
        return WhatIf(visit.say("p_busy"))
    except BadInput:
        return WhatIf(visit.say("p_no_game", n=number - 1))
    head, cases = to_player.otherwise(then, found)
    uids = view.explained(number)
    known = uids.uids if uids else {n: e.uid for n, e in view.state.by_number.items()}
    told = tuple(
        (case.real, case.text.say(visit.language), view.player(known[case.opponent]) if case.opponent else "")
        for case in cases
    )
    return WhatIf(head.say(visit.language), told)


# --- places --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Share:
    """A round of one of the two: the opponent, and what it adds to the tie-break."""

    opponent: Entrant | None
    share: str
    counts: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """Why one player is placed before another, round by round where the tie-break is a sum."""

    two: tuple[Entrant, Entrant]
    said: tuple[str, ...]
    rounds: tuple[tuple[Share, Share], ...]
    totals: tuple[str, ...]
    cut: tuple[str, ...]


@router.get("/e/{event}/{key}/standings/why")
def standings_why(view: In, a: str = "", b: str = "", after: After = None) -> Response:
    """Why one player is placed before another: the tie-break that separates them."""
    after = after or view.settled
    one, other = player_asked(view.state, a), player_asked(view.state, b)
    if one is None and other is not None:
        one = _neighbour(view, other, after)
    return _placed_page(view, one, other, None, after)


@router.get("/e/{event}/{key}/player/{uid}/place")
def player_place(view: In, uid: str, than: str = "", after: After = None) -> Response:
    """Why a player is behind or ahead of another, after the last finished round or another one."""
    after = after or view.settled
    me = _entrant(view, uid)
    other = player_asked(view.state, than) or _neighbour(view, me, after)
    return _placed_page(view, me, other, me, after)


def _neighbour(view: TournamentView, me: Entrant, after: int | None) -> Entrant | None:
    """The player directly above; below for the first."""
    if not view.rounds:
        raise NotThere("standings")
    ids = [row.id for row in view.ranking(after).rows]
    if me.number not in ids or len(ids) < 2:
        return None
    at = ids.index(me.number)
    return view.state.by_number[ids[at - 1 if at else 1]]


def _placed_page(
    view: TournamentView, one: Entrant | None, other: Entrant | None, me: Entrant | None, after: int | None
) -> Response:
    view.round(after or view.rounds)
    asked = one, other

    def make() -> dict[str, Any]:
        same = one is None or other is None or one.uid == other.uid
        placed = None if same or one is None or other is None else _placed(view, one, other, me, after)
        return {"placed": placed, "players": by_alphabet(view)}

    return view.shown("public/placed.html", make, tab="standings", asked=asked, me=me, after=after)


def _placed(
    view: TournamentView, one: Entrant, other: Entrant, me: Entrant | None, after: int | None
) -> Placed:
    language, value = view.here.visit.language, view.state.results
    found = separation(value, view.ranking(after), one.number, other.number)
    if me is not None:
        said = to_player.lines(to_player.placed(value, found, me.number, language), language, {})
    else:
        names = {player.id: player.name for player in value.players}
        said = to_player.lines(why_standings.messages(found, language), language, names)
    turned = me is not None and found.lower == me.number  # the player's own column comes first
    order = (1, 0) if turned else (0, 1)
    ids = found.higher, found.lower
    by_number = view.state.by_number
    is_sum = why_standings.is_sum(found)
    return Placed(
        (by_number[ids[order[0]]], by_number[ids[order[1]]]),
        tuple(said),
        tuple(_shares(view, found, n, order, language) for n in range(len(found.rounds))) if is_sum else (),
        tuple(str(why_standings.figure(found.values[n]).say(language)) for n in order),
        tuple(to_player.lines(why_standings.cut(found), language, {})) if is_sum else (),
    )


def _shares(
    view: TournamentView, found: Separation, n: int, order: tuple[int, int], language: str
) -> tuple[Share, Share]:
    """One round of both."""
    parts = (found.rounds[n][side] for side in order)
    first, second = (
        Share(
            view.state.by_number[part.opponent] if part.opponent else None,
            str(why_standings.figure(part.share).say(language)),
            part.counts,
        )
        for part in parts
    )
    return first, second
