"""A team tournament as a report of its players: cells of the boards, and the records of TRF26.

Pairing and ranking read this report (`ronde.teams`), so other programs find the same matches.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from ronde.desk.squads import Game, Lineup, Lineups, TeamRules
from ronde.formats.trf.settings import ALWAYS, acceleration_lines, points_text
from ronde.formats.trf.teams import Rest, rest_line
from ronde.model import BYE, Cell, Colour, Player, Result, Settings, Team, Tournament
from ronde.teams import Matches, read
from ronde.values import replace

if TYPE_CHECKING:
    from ronde.desk.event import Board, Entrant, State

_LETTERS = {Result.ABSENT: "Z", Result.HALF_BYE: "H", Result.FULL_BYE: "F"}


def matches(state: State, pairing: bool, away: Mapping[str, Cell]) -> Matches:
    """The matches of a state; `away` includes the byes and absences of the next round."""
    report = players_report(state, pairing, away)
    players = report.by_id()
    ids = numbers(state)
    teams = tuple(
        Team(
            entrant.number,
            entrant.person.name,
            tuple(players[ids[member.uid]] for member in entrant.squad.members),
            strength(state, entrant),
        )
        for entrant in state.by_number.values()
    )
    return read(report, teams)


def numbers(state: State) -> dict[str, int]:
    """The numbers of the players in the report: team by team, in the order of boards."""
    members = (m.uid for entrant in state.by_number.values() for m in entrant.squad.members)
    return {uid: number for number, uid in enumerate(members, 1)}


def strength(state: State, entrant: Entrant) -> int:
    """The rating of a team: the one it was given, or the average of its boards."""
    return entrant.person.rating or entrant.squad.strength(rules(state).boards)


def rules(state: State) -> TeamRules:
    """The regulations of a tournament of teams."""
    assert state.setup.teams is not None
    return state.setup.teams


def usual_lineup(state: State, uid: str) -> Lineup:
    """The default line-up of a team: the first players of its list."""
    boards, members = rules(state).boards, state.entrants[uid].squad.members
    return tuple(members[n].uid if n < len(members) else "" for n in range(boards))


def usual_lineups(state: State, pairs: Iterable[tuple[str, str | None]]) -> tuple[Lineups, ...]:
    """The line-ups of new matches; nothing without teams."""
    if state.setup.teams is None:
        return ()
    return tuple(
        ((), ()) if black is None else (usual_lineup(state, white), usual_lineup(state, black))
        for white, black in pairs
    )


# --- players -------------------------------------------------------------------------------------


def players_report(
    state: State, pairing: bool, away: Mapping[str, Cell], as_played: bool = False
) -> Tournament:
    """The report of the players.

    The colour of a team is the one scheduled for its board 1 (swiss-team-2026 1.6.1); a report that others
    read has the colours as the games were played.
    """
    ids = numbers(state)
    rows = [dict(_cells(state, round_.boards, ids, pairing, as_played)) for round_ in state.rounds]
    players = []
    for entrant in state.by_number.values():
        for member in entrant.squad.members:
            number, person = ids[member.uid], member.person
            particulars = (person.strength, person.title, person.sex, person.federation, person.fide_id)
            cells = tuple(row.get(number, Cell()) for row in rows)
            made = Player(number, person.name, *particulars, person.birth, cells)
            players.append(replace(made, estimated=bool(person.estimate and not person.rating)))
    records = tuple(_records(state, ids, away))
    return Tournament(tuple(players), _settings(state), state.setup.name, records, empty_rounds=True)


def _cells(
    state: State, boards: tuple[Board, ...], ids: Mapping[str, int], pairing: bool, as_played: bool
) -> Iterator[tuple[int, Cell]]:
    for board in boards:
        if board.games:
            for game, colour in zip(board.games, rules(state).pattern, strict=True):
                had = colours(state, game, colour) if as_played else colours(state, Game(), colour)
                yield from _game(game, had, ids, pairing, board.forfeit)


def _game(
    game: Game,
    had: tuple[Colour | None, Colour | None],
    ids: Mapping[str, int],
    pairing: bool,
    forfeit: str = "",
) -> Iterator[tuple[int, Cell]]:
    """The cells of a board; a player without an opponent wins, which the report writes as a bye.

    In a match forfeited as a whole every board is.
    """
    if not game.full:
        for uid, mark in zip((game.first, game.second), forfeit or "++", strict=True):
            if uid and mark == "+":
                yield ids[uid], BYE
        return
    outcome = forfeit or (("==" if pairing else "") if game.adjourned else game.outcome)
    first, second = map(Result, outcome) if outcome else (Result.PENDING, Result.PENDING)
    one, two = ids[game.first], ids[game.second]
    yield one, Cell(two, had[0], first)
    yield two, Cell(one, had[1], second)


def colours(state: State, game: Game, colour: Colour) -> tuple[Colour | None, Colour | None]:
    """The colours that the players of a board had; none where the system has none."""
    if not state.setup.rules.uses_colours:
        return None, None
    had = colour.opposite if game.swapped else colour
    return had, had.opposite


def _settings(state: State) -> Settings:
    """The settings of the report; settings that name teams go into records and options."""
    setup, number = state.setup, {uid: e.number for uid, e in state.entrants.items()}
    options = dict(setup.options)
    if state.border:
        options["border"] = str(number[state.border])
    for name, uids in (("lots", state.lots), ("no-bye", sorted(state.no_bye, key=number.__getitem__))):
        if uids:
            options[name] = ",".join(str(number[uid]) for uid in uids)
    return Settings(
        system=setup.system,
        rounds=setup.rounds,
        # an engine that finds no points of the bye in 162 takes a win on every board
        scoring=replace(setup.scoring, pairing_bye=setup.scoring.draw),
        initial_colour=state.initial_colour,
        acceleration=setup.acceleration,
        options=tuple(sorted(options.items())),
    )


# --- records -------------------------------------------------------------------------------------


def _records(state: State, ids: Mapping[str, int], away: Mapping[str, Cell]) -> Iterator[str]:
    chosen = rules(state)
    yield "352 " + "".join(colour.value.upper() for colour in chosen.pattern)
    values = (("TW", chosen.win), ("TD", chosen.draw), ("TL", chosen.loss))
    yield "362 " + "   ".join(f"{name}{points_text(value):>4}" for name, value in values)
    yield from (team_line(state, entrant, ids) for entrant in state.by_number.values())
    yield from _byes(state, away)
    yield from _apart(state)
    yield from _awards(state)
    yield from _lineups(state, ids)
    yield rest_line(_rest(state))
    yield from _forfeits(state)


def team_line(
    state: State,
    entrant: Entrant,
    ids: Mapping[str, int],
    points: tuple[int, int] | None = None,
    rank: int | None = None,
) -> str:
    """The 310 record of a team, with match points, game points and rank where they are known."""
    squad = entrant.squad
    head = f"310 {entrant.number:>3} {entrant.person.name[:32]:<32} {squad.short[:5]:<5}"
    gained = [points_text(value) for value in points] if points else ["", ""]
    head += f" {strength(state, entrant) or '':>6} {gained[0]:>6} {gained[1]:>6} {rank or '':>3}  "
    return (head + " ".join(f"{ids[member.uid]:>4}" for member in squad.members)).rstrip()


def _byes(state: State, away: Mapping[str, Cell]) -> Iterator[str]:
    """240: requested byes of past rounds, and all absences of the next one."""
    found: dict[tuple[int, str], list[int]] = {}
    for round_ in state.rounds:
        paired = {uid for board in round_.boards for uid in (board.white, board.black)}
        for entrant in state.by_number.values():
            kind = entrant.away_in(round_.number) or "Z"
            if entrant.uid not in paired:
                found.setdefault((round_.number, kind), []).append(entrant.number)
    for entrant in state.by_number.values():
        letter = _LETTERS.get(away.get(entrant.uid, Cell()).result)
        if letter:
            found.setdefault((state.next_round, letter), []).append(entrant.number)
    for (number, kind), teams in found.items():
        yield f"240 {kind} {number:>3}" + "".join(f" {team:>4}" for team in teams)


def _apart(state: State) -> Iterator[str]:
    """250 and 260: virtual points, and teams that must not meet."""
    number = {uid: e.number for uid, e in state.entrants.items()}
    points = [(number[uid], values) for uid, values in state.virtual_points]
    yield from acceleration_lines(points, of_matches=True)
    always = [(*ALWAYS, group) for group in state.forbidden]
    for first, last, group in (*always, *state.kept_apart):
        yield f"260 {first:>3} {last:>3}" + "".join(f" {number[uid]:>4}" for uid in group)


def _awards(state: State) -> Iterator[str]:
    """299: non-standard points."""
    for award in state.awards:
        points = [("" if value is None else points_text(value)) for value in (award.match, award.game)]
        teams = "".join(f" {state.entrants[uid].number:>4}" for uid in award.teams)
        yield f"299 {award.kind:1}  {points[0]:>4}  {points[1]:>4}  {award.round:>3}{teams}".rstrip()


def _lineups(state: State, ids: Mapping[str, int]) -> Iterator[str]:
    """300: line-ups that are not the order of the team, or have an empty board."""
    for round_ in state.rounds:
        for board in round_.boards:
            if board.black is None:
                continue
            for mine, theirs, side in ((board.white, board.black, 0), (board.black, board.white, 1)):
                seats = [(game.first, game.second)[side] for game in board.games]
                listed = [m.uid for m in state.entrants[mine].squad.members if m.uid in seats]
                if seats != listed:
                    teams = f"{state.entrants[mine].number:>3} {state.entrants[theirs].number:>3}"
                    yield f"300 {round_.number:>3} {teams}" + "".join(f" {ids.get(s, 0):>4}" for s in seats)


def _rest(state: State) -> Rest:
    """320: the bye given by the pairing, with both of its points."""
    chosen, wins = rules(state), state.setup.rules.rest_wins_match
    usual = chosen.win if wins else chosen.draw
    places = (
        (state.entrants[board.white].number, round_.number)
        for round_ in state.rounds
        for board in round_.boards
        if board.black is None
    )
    return Rest(
        usual if chosen.rest_match is None else chosen.rest_match,
        chosen.boards * state.setup.scoring.draw if chosen.rest_game is None else chosen.rest_game,
        frozenset(places),
    )


def _forfeits(state: State) -> Iterator[str]:
    """330: matches forfeited as a whole."""
    number = {uid: e.number for uid, e in state.entrants.items()}
    for round_ in state.rounds:
        for board in round_.boards:
            if board.black is not None and board.forfeit:
                teams = f"{number[board.white]:>3} {number[board.black]:>3}"
                yield f"330 {board.forfeit} {round_.number:>3} {teams}"
