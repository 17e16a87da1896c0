"""The part of the API that answers questions: why, why not, what if, why this place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query

from ronde.desk import service
from ronde.desk.event import Entrant, State
from ronde.desk.service import Voice
from ronde.desk.service.words import refuse
from ronde.errors import BadInput
from ronde.explaining import to_player, why_standings, why_text
from ronde.explaining.text import Sentence
from ronde.explaining.why_one import SCORES
from ronde.explaining.why_standings import separation
from ronde.model import Colour, Pair, Tournament
from ronde.web.api.places import Action, AsReader, Key, Number, Plain, T, Uid
from ronde.web.asking import Busy, ask_what_if, ask_why, player_asked
from ronde.web.auth import Role
from ronde.web.events import NotThere
from ronde.web.pages import Place

router = APIRouter(route_class=Action)
One = Annotated[str, Query(max_length=20, description="A player, by uid or number.")]


@contextmanager
def _turn() -> Iterator[None]:
    try:
        yield
    except Busy:
        raise HTTPException(503) from None


def _asked(state: State, text: str) -> Entrant:
    found = player_asked(state, text)
    if found is None:
        raise NotThere(text)
    return found


def _then(place: Place, key: str, number: int) -> Tournament:
    if number > len(place.tournament(key).rounds):
        raise NotThere(number)
    return service.then(place.desk, key, number)


def _number_then(place: Place, key: str, number: int, entrant: Entrant) -> int:
    found = service.explanation(place.desk, key, number)
    return (found.number(entrant.uid) if found else 0) or entrant.number


@router.get(T + "/rounds/{number}/why", tags=["rounds"])
def why_two(place: AsReader, key: Key, number: Number, a: One, b: One) -> Plain:
    """Why two players meet in a published round, or what prevents it."""
    state, then = place.tournament(key), _then(place, key, number)
    one, other = (_number_then(place, key, number, _asked(state, text)) for text in (a, b))
    private = any({one, other} <= set(group) for group in then.forbidden_in(number))
    if private and place.role < Role.DEPUTY:
        raise BadInput("page-private_pair")
    with _turn():
        answer = ask_why(then, one, other)
    told = why_text.as_json(then, answer, place.visit.language)
    assert isinstance(told, dict)
    return told


def _voice(place: Place, key: str, number: int) -> Voice:
    _then(place, key, number)
    found = service.voice(place.desk, key, number)
    if found is None:
        raise NotThere(number)
    return found


def _said(sentences: tuple[Sentence, ...]) -> list[Plain]:
    return [{"article": s.article, "text": s.text} for s in sentences]


@router.get(T + "/rounds/{number}/players/{uid}/why", tags=["rounds"])
def why_player(place: AsReader, key: Key, number: Number, uid: Uid) -> Plain:
    """Why a player has this opponent, this colour or the bye: `said` to the player, and the `rules`."""
    one, language = _asked(place.tournament(key), uid), place.visit.language
    speaker = _voice(place, key, number)
    round_, at = speaker.found.published, speaker.found.number(one.uid)
    told, found = speaker.told(one.uid, language), round_.board_of(at)
    more = [*to_player.colours(speaker.then, round_, at), *to_player.bye(speaker.then, round_, at)]
    return {
        "round": number,
        "player": at,
        "board": found[0] if found else None,
        **_pair(found[1] if found else None, at),
        "differs": _said(told.first),
        "said": _said(told.said),
        "more": to_player.lines(more, language, to_player.spoken_names(speaker.then)),
        "rules": _said(told.rules),
    }


def _pair(pair: Pair | None, id_: int) -> Plain:
    """The opponent and the colour of a player; both are null for the bye."""
    if pair is None or pair.black is None:
        return {"bye": pair is not None, "opponent": None, "colour": None}
    white = pair.white == id_
    return {
        "bye": False,
        "opponent": pair.black if white else pair.white,
        "colour": (Colour.WHITE if white else Colour.BLACK).name.lower(),
    }


@router.get(T + "/rounds/{number}/players/{uid}/what-if", tags=["rounds"])
def what_if_player(
    place: AsReader,
    key: Key,
    number: Number,
    uid: Uid,
    board: Annotated[int | None, Query(ge=1, le=9999, description="A board of the round before.")] = None,
) -> Plain:
    """Whom a player would meet in this round had their last game, or that of a board, ended otherwise."""
    state, then = place.tournament(key), _then(place, key, number)
    at, two = _number_then(place, key, number, _asked(state, uid)), None
    if board is not None:
        rows = service.boards(place.desk, key, number - 1) if number > 1 else []
        game = next((row for row in rows if row.board == board and row.black is not None), None)
        if game is None or game.black is None:
            raise refuse("no-board", round=number - 1, board=board)
        two = tuple(_number_then(place, key, number, one) for one in (game.white, game.black))
    with _turn():
        found = ask_what_if(then, at, (two[0], two[1]) if two else None)
    _, told = to_player.otherwise(then, found)
    by_case = {case.outcome: case for case in told}
    cases = [
        {
            "result": SCORES[case.outcome],
            "real": case.real,
            **_pair(case.pair, at),
            "text": by_case[case.outcome].text.say(place.visit.language),
        }
        for case in found.cases
    ]
    game_of = {"round": found.round, "white": found.white, "black": found.black}
    return {"round": number, "player": at, "game": game_of, "cases": cases}


@router.get(T + "/standings/why", tags=["tables"])
def why_placed(
    place: AsReader, key: Key, a: One, b: One, after: Annotated[int | None, Query(ge=1, le=999)] = None
) -> Plain:
    """Which tie-break places one player before another, round by round where it is a sum."""
    state = place.tournament(key)
    if after is not None and after > len(state.rounds):
        raise NotThere(after)
    one, other = (_asked(state, text).number for text in (a, b))
    found = separation(state.results, service.table(place.desk, key, after), one, other)
    told = why_standings.as_json(state.results, found, place.visit.language)
    assert isinstance(told, dict)
    return told
