"""Line-ups: the players of a match board by board, their deadline and their regulations."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise

from ronde.desk.actions import LineupSet
from ronde.desk.event import Board, Broken, Entrant, State
from ronde.desk.matches import rules
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.explained import published_round
from ronde.desk.service.players import Ref, find
from ronde.desk.service.teams import member_of, out_of_order
from ronde.desk.service.words import refuse
from ronde.desk.squads import Lineup
from ronde.words import Sentences


def match_of(state: State, round_: int, ref: Ref) -> tuple[int, Board]:
    """The match of a team in a published round, with its number."""
    entrant = find(state, ref)
    for number, board in enumerate(published_round(state, round_).boards, 1):
        if entrant.uid in (board.white, board.black) and board.black is not None:
            return number, board
    raise refuse("no-match", name=entrant.person.name, round=round_)


def lineup_of(board: Board, uid: str) -> Lineup:
    """The players of a team in a match, board by board."""
    return tuple(game.first if board.white == uid else game.second for game in board.games)


def lineup_deadline(state: State, round_: int) -> str:
    """The time (UTC) at which the line-ups of a round become final; "" if none is set."""
    minutes, published = rules(state).lineup_minutes, published_round(state, round_).published
    if not minutes or not published:
        return ""
    return (_time(published) + timedelta(minutes=minutes)).isoformat().replace("+00:00", "Z")


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def set_lineup(
    desk: Desk, key: str | None, round_: int, team: Ref, seats: Sequence[Ref | None], reason: str = ""
) -> list[Broken]:
    """The players of a team in a match, board by board: places in its list or uids; 0 or None for nobody.

    A breach of the regulations is named and refused, unless a reason is given; the journal then
    records both.
    """
    uid = find(desk.state(key), team).uid
    found: list[Broken] = []

    def build(state: State) -> LineupSet | None:
        if state.setup.teams is None:
            raise refuse("no-team-event")
        entrant = find(state, uid)
        number, match = match_of(state, round_, uid)
        wanted = _seated(state, entrant, seats)
        if match.outcome:
            raise refuse("match-forfeited", match=number)
        if wanted == lineup_of(match, uid):
            found[:] = []
            return None
        found[:] = broken_lineup(state, entrant, wanted) + _too_late(desk, state, round_, entrant, wanted)
        if found and not reason.strip():
            raise refuse("lineup", rules=Sentences(rule.sentence for rule in found))
        return LineupSet(round_, number, uid, wanted, reason, tuple(found))

    act(desk, desk.scope(key), build)
    return found


def _seated(state: State, entrant: Entrant, seats: Sequence[Ref | None]) -> Lineup:
    """The line-up in uids, as long as the match has boards; nobody sits at two of them."""
    boards = rules(state).boards
    if len(seats) > boards:
        raise refuse("lineup-long", boards=boards)
    wanted = [member_of(entrant, ref).uid if ref else "" for ref in seats]
    for uid in wanted:
        if uid and wanted.count(uid) > 1:
            raise refuse("lineup-twice", name=member_of(entrant, uid).person.name)
    return (*wanted, *("" for _ in range(boards - len(wanted))))


def broken_lineup(state: State, entrant: Entrant, wanted: Lineup) -> list[Broken]:
    """The regulations that a line-up breaks: board order, empty boards, substitutes."""
    chosen, found = rules(state), list[Broken]()
    members = [member.uid for member in entrant.squad.members]
    people = {member.uid: member.person for member in entrant.squad.members}
    seated = [uid for uid in wanted if uid]
    if chosen.board_order == "list":
        for above, below in pairwise(seated):
            if members.index(above) > members.index(below):
                names = people[below].name, people[above].name
                found.append(Broken("", "broken-board-order", names))
    elif chosen.board_order == "rating":
        found += out_of_order([people[uid] for uid in seated], chosen.tolerance)
    if chosen.board_order != "free" and "" in wanted[: len(seated)]:
        found.append(Broken("", "broken-empty-board", (entrant.person.name,)))
    substitutes = [uid for uid in seated if members.index(uid) >= chosen.boards]
    if chosen.most_substitutes and len(substitutes) > chosen.most_substitutes:
        found.append(Broken("", "broken-substitutes", (entrant.person.name, str(chosen.most_substitutes))))
    return found


def _too_late(desk: Desk, state: State, round_: int, entrant: Entrant, wanted: Lineup) -> list[Broken]:
    """The time for line-ups is over, or a changed board already has a result."""
    found, until = list[Broken](), lineup_deadline(state, round_)
    if until and _time(desk.clock()) > _time(until):
        clock = _time(until).astimezone().strftime("%H:%M")
        found.append(Broken("", "broken-lineup-late", (entrant.person.name, clock)))
    _, match = match_of(state, round_, entrant.uid)
    before = lineup_of(match, entrant.uid)
    for number, (game, was, now) in enumerate(zip(match.games, before, wanted, strict=True), 1):
        if was != now and (game.outcome or game.adjourned):
            found.append(Broken("", "broken-board-played", (entrant.person.name, str(number))))
    return found
