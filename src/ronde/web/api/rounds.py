"""The part of the API that plays the rounds: drafts, boards, results, tables, the journal."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query

from ronde.desk import service
from ronde.desk.service.log_lines import LogLine
from ronde.desk.service.rounds import Wish
from ronde.errors import FileTrouble
from ronde.explaining import text as explain
from ronde.tables.choosing import EVERYBODY, Choice
from ronde.tables.render import Table
from ronde.web.api.models import (
    AbsenteesIn,
    BoardColoursIn,
    ByeIn,
    CorrectionIn,
    LateIn,
    PairsIn,
    ResultsIn,
    UndoIn,
)
from ronde.web.api.places import Action, AsArbiter, AsDeputy, AsReader, Key, Number, Plain, T
from ronde.web.auth import Role
from ronde.web.events import NotThere
from ronde.web.pages import Place
from ronde.web.public.views import Chosen

router = APIRouter(route_class=Action)


# --- rounds --------------------------------------------------------------------------------------


def _boards(place: Place, key: str, number: int | None, draft: bool = False) -> list[Plain]:
    flags = service.board_flags(place.desk, key, None if draft else number, place.visit.language)
    return [
        {
            "board": row.board,
            "white": row.white.number,
            "white_name": row.white.person.name,
            "black": row.black.number if row.black else None,
            "black_name": row.black.person.name if row.black else None,
            "result": "adjourned" if row.adjourned else row.outcome,
            **flags.get(row.board, {}),
        }
        for row in service.boards(place.desk, key, number, draft)
    ]


def _explanation(place: Place, key: str, number: int | None) -> Plain:
    found = service.explanation(place.desk, key, number)
    if found is not None and place.role < Role.DEPUTY:
        found = found.public()
    if found is None:
        return {"round": number, "pairs": [], "steps": [], "measures": []}
    told = explain.as_json(found.published, place.visit.language, found.names)
    assert isinstance(told, dict)
    return told


def _draft(place: Place, key: str) -> Plain:
    state = place.tournament(key)
    if state.draft is None:
        raise NotThere("draft")
    warnings = [one.told(place.visit.language) for one in service.warnings(place.desk, key)]
    boards = _boards(place, key, None, True)
    return {
        "round": state.draft.round,
        "boards": boards,
        "stale": service.is_stale(state),
        "warnings": warnings,
    }


def _absentees(place: Place, key: str) -> list[Plain]:
    state = place.tournament(key)
    return [
        {
            "player": state.number(one.uid),
            "name": state.name(one.uid),
            "why": one.why,
            "answer": one.answer,
            "open": one.open,
        }
        for one in service.absentees(state)
    ]


@router.get(T + "/absentees", tags=["rounds"])
def read_absentees(place: AsArbiter, key: Key) -> list[Plain]:
    """Players who may miss the next round, with the default answer; `open`: paired without confirmation."""
    return _absentees(place, key)


@router.put(T + "/absentees", tags=["rounds"])
def answer_absentees(place: AsArbiter, key: Key, given: AbsenteesIn) -> list[Plain]:
    """Record who plays the next round, misses it (Z), has a half-point bye (H) or is out."""
    place.tournament(key)
    service.answer_absentees(place.desk, key, [(one.player, one.answer) for one in given.answers])
    return _absentees(place, key)


@router.post(T + "/draft", status_code=201, tags=["rounds"])
def pair_round(place: AsArbiter, key: Key) -> Plain:
    """Pair the next round as a draft."""
    place.tournament(key)
    service.pair_round(place.desk, key)
    return _draft(place, key)


@router.post(T + "/draft/bye", status_code=201, tags=["rounds"])
def give_bye(place: AsArbiter, key: Key, given: ByeIn) -> Plain:
    """Pair the next round with the bye for a player whom the arbiter names, with a reason."""
    place.tournament(key)
    service.give_bye(place.desk, key, given.player, given.reason, given.public_reason)
    return _draft(place, key)


@router.get(T + "/draft", tags=["rounds"])
def read_draft(place: AsArbiter, key: Key) -> Plain:
    """The draft, which only arbiters see."""
    return _draft(place, key)


@router.get(T + "/draft/explanation", tags=["rounds"])
def explain_draft(place: AsArbiter, key: Key) -> Plain:
    """Explain the draft."""
    _draft(place, key)
    return _explanation(place, key, None)


@router.put(T + "/draft", tags=["rounds"])
def adjust(place: AsArbiter, key: Key, given: PairsIn) -> Plain:
    """Change the draft by hand: all pairs, a reason, and `despite` where a rule breaks."""
    place.tournament(key)
    service.adjust(place.desk, key, _wishes(given), given.reason, given.despite, given.public_reason)
    return _draft(place, key)


def _wishes(given: PairsIn) -> list[Wish]:
    return [(one.white, one.black) for one in given.pairs]


@router.delete(T + "/draft", tags=["rounds"])
def drop_draft(place: AsArbiter, key: Key) -> Plain:
    """Throw the draft away."""
    place.tournament(key)
    service.drop_draft(place.desk, key)
    return {"dropped": True}


@router.post(T + "/draft/publish", status_code=201, tags=["rounds"])
def publish(place: AsArbiter, key: Key) -> Plain:
    """Publish the draft as the next round."""
    place.tournament(key)
    number = service.publish(place.desk, key).number
    place.visit.events.send_site(place.id)
    with suppress(FileTrouble):  # the second folder may be missing
        service.copy_away(place.desk)
    return {"round": number, "boards": _boards(place, key, number)}


def one_round(place: Place, key: str, number: int) -> Plain:
    state = place.tournament(key)
    if number > len(state.rounds):
        raise NotThere(number)
    shown = state.round(number)
    boards = _boards(place, key, number)
    return {"round": number, "boards": boards, "missing": shown.missing(), "posted": shown.posted}


@router.get(T + "/rounds/{number}", tags=["rounds"])
def read_round(place: AsReader, key: Key, number: Number) -> Plain:
    """The boards of a published round."""
    return one_round(place, key, number)


@router.get(T + "/rounds/{number}/explanation", tags=["rounds"])
def explain_round(place: AsReader, key: Key, number: Number) -> Plain:
    """Explain a published round: every decision with its article."""
    one_round(place, key, number)
    return _explanation(place, key, number)


@router.put(T + "/rounds/{number}", tags=["rounds"])
def change_published(place: AsArbiter, key: Key, number: Number, given: PairsIn) -> Plain:
    """Change a published round, where it breaks an absolute rule."""
    one_round(place, key, number)
    public = given.public_reason
    service.change_published(
        place.desk, key, number, _wishes(given), given.reason, given.despite, public_reason=public
    )
    return one_round(place, key, number)


@router.get(T + "/rounds/{number}/unpaired", tags=["rounds"])
def unpaired(place: AsArbiter, key: Key, number: Number) -> list[Plain]:
    """Players without an opponent in a published round, with the reason."""
    one_round(place, key, number)
    state = place.tournament(key)
    return [
        {"player": state.number(one.uid), "name": state.name(one.uid), "why": one.why}
        for one in service.unpaired(state, number)
    ]


@router.post(T + "/rounds/{number}/late", tags=["rounds"])
def pair_late(place: AsArbiter, key: Key, number: Number, given: LateIn) -> Plain:
    """Pair players who have arrived after the publication of the last round; the other boards stay."""
    one_round(place, key, number)
    if number != len(place.tournament(key).rounds):
        raise NotThere(number)
    service.pair_late(
        place.desk, key, given.players, given.reason, given.bye, public_reason=given.public_reason
    )
    return one_round(place, key, number)


# --- results -------------------------------------------------------------------------------------


@router.post(T + "/rounds/{number}/results", tags=["results"])
def enter_results(place: AsDeputy, key: Key, number: Number, given: ResultsIn) -> Plain:
    """Enter results, all of them or none; a board that has another result is a conflict (409)."""
    place.tournament(key)
    results = [(one.spot, one.result) for one in given.results]
    service.enter_results(place.desk, key, number, results)
    return one_round(place, key, number)


@router.put(T + "/rounds/{number}/boards/{board}/result", tags=["results"])
def correct_result(place: AsDeputy, key: Key, number: Number, board: Number, given: CorrectionIn) -> Plain:
    """Correct a result; `seen` is the recorded result."""
    place.tournament(key)
    effect = service.correct_result(
        place.desk, key, number, board, given.result, given.reason, given.seen, given.rating_only
    )
    return {**one_round(place, key, number), "counts_for": effect}


@router.get(T + "/rounds/{number}/correction", tags=["results"])
def read_correction(place: AsDeputy, key: Key, number: Number) -> Plain:
    """Preview a correction in this round: what it counts for and what it changes."""
    one_round(place, key, number)
    found = service.correction(place.desk, key, number)
    return {"counts_for": found.effect, "changes": [one.say(place.visit.language) for one in found.said]}


@router.put(T + "/rounds/{number}/boards/{board}/colours", tags=["results"])
def wrong_colours(place: AsDeputy, key: Key, number: Number, board: Number, given: BoardColoursIn) -> Plain:
    """Record that a game was played with reversed colours, or take it back."""
    place.tournament(key)
    service.played_with_wrong_colours(place.desk, key, number, board, given.swapped, given.reason)
    return one_round(place, key, number)


@router.post(T + "/rounds/{number}/post", tags=["results"])
def post_results(place: AsArbiter, key: Key, number: Number) -> Plain:
    """Mark the results as posted, which starts the claim period."""
    place.tournament(key)
    service.post_results(place.desk, key, number)
    return one_round(place, key, number)


# --- tables, journal -----------------------------------------------------------------------------


def _table(table: Table) -> Plain:
    rows = [
        {c.key: value if isinstance(value, int | str | None) else str(value) for c, value in zip_(table, row)}
        for row in table.rows
    ]
    return {"title": table.title, "columns": {c.key: c.heading for c in table.columns}, "rows": rows}


def zip_(table: Table, row: tuple[Any, ...]) -> list[tuple[Any, Any]]:
    """The columns of a table with the values of a row."""
    return list(zip(table.columns, row, strict=True))


AfterRound = Annotated[int | None, Query(ge=1, le=999)]


def listed(
    place: Place, key: str, what: str, after: int | None, chosen: Choice = EVERYBODY, rated: bool = False
) -> Plain:
    state = place.tournament(key)
    if after is not None and after > len(state.rounds):
        raise NotThere(after)
    made = service.export_table(place.desk, key, what, after, place.visit.language, chosen, rated)
    return _table(made)


@router.get(T + "/standings", tags=["tables"])
def standings(
    place: AsReader, key: Key, chosen: Chosen, after: AfterRound = None, ratings: bool = False
) -> Plain:
    """The standings after a round, or now, of everybody or of a category; fractions are exact ("13/2")."""
    return listed(place, key, "standings", after, chosen, ratings)


@router.get(T + "/crosstable", tags=["tables"])
def crosstable(place: AsReader, key: Key, after: AfterRound = None) -> Plain:
    """The crosstable after a round, or now."""
    return listed(place, key, "crosstable", after)


def _line(line: LogLine | None, language: str) -> Plain | None:
    if line is None:
        return None
    told = {"seq": line.seq, "tournament": line.scope, "who": line.who, "at": line.at, "kind": line.kind}
    return {**told, "text": line.say(language), "counts": line.counts}


@router.get("/events/{event}/journal", tags=["journal"])
def read_journal(
    place: AsArbiter,
    after: Annotated[int, Query(ge=0, le=10**9)] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> list[Plain | None]:
    """The journal with author and time; newest last."""
    lines = service.log(place.desk, after=after, limit=limit)
    return [_line(line, place.visit.language) for line in lines]


def _scope(place: Place, key: str) -> str:
    """The tournament of a path; `-` is the event itself."""
    if key == "-":
        return ""
    place.tournament(key)
    return key


@router.get(T + "/undo", tags=["journal"])
def undoable(place: AsArbiter, key: Key) -> Plain:
    """The next undo and redo; the tournament `-` is the event itself."""
    scope, language = _scope(place, key), place.visit.language
    taken, brought = service.undoable(place.desk, scope), service.redoable(place.desk, scope)
    return {"undo": _line(taken, language), "redo": _line(brought, language)}


@router.post(T + "/undo", tags=["journal"])
def undo(place: AsArbiter, key: Key, given: UndoIn) -> Plain | None:
    """Take back the last action, if it is the one with this number."""
    line = service.undo(place.desk, _scope(place, key), given.seq, given.reason, given.public_reason)
    return _line(line, place.visit.language)


@router.post(T + "/redo", tags=["journal"])
def redo(place: AsArbiter, key: Key, given: UndoIn) -> Plain | None:
    """Bring back the last undone action."""
    return _line(service.redo(place.desk, _scope(place, key), given.seq), place.visit.language)
