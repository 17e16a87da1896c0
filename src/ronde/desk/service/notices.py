"""Notices for the arbiter before a round is published."""

from __future__ import annotations

from ronde.desk.event import State
from ronde.desk.service.absence import absentees
from ronde.desk.service.desk import Desk
from ronde.desk.service.rounds import is_stale
from ronde.desk.service.setup import Notice, suggestions
from ronde.words import Message

NAMED = 8  # players of a notice


def warnings(desk: Desk, key: str | None) -> list[Notice]:
    """Options, players left out or unconfirmed, adjourned games, a stale draft."""
    state = desk.state(key)
    found = [*suggestions(state), *_absent(state)]
    for round_ in state.rounds:
        for number, board in enumerate(round_.boards, 1):
            games = [f"{number}.{n}" for n, game in enumerate(board.games, 1) if game.adjourned]
            for place in games or ([str(number)] if board.adjourned else []):
                sentence = Message.of("notice-adjourned", round=round_.number, board=place)
                found.append(Notice(sentence, tuple(filter(None, (board.white, board.black)))))
    if state.draft is not None and is_stale(state):
        found.append(Notice(Message("notice-stale-draft")))
    return found


def _absent(state: State) -> list[Notice]:
    """Players not paired for lack of check-in, and players paired without having been seen."""
    asked = absentees(state)
    found = []
    away = tuple(one.uid for one in asked if one.answer == "Z" and one.why != "announced")
    if away:
        told = Message.of("notice-not-checked-in", n=len(away), players=_names(state, away))
        found.append(Notice(told, away))
    if unasked := tuple(one.uid for one in asked if one.open):
        told = Message.of("notice-not-asked", n=len(unasked), players=_names(state, unasked))
        found.append(Notice(told, unasked))
    return found


def _names(state: State, uids: tuple[str, ...]) -> tuple[str | Message, ...]:
    """The players by name; of many only the first."""
    names = tuple(state.name(uid) for uid in uids[:NAMED])
    more = len(uids) - NAMED
    return (*names, Message.of("others-n", n=more)) if more > 0 else names
