"""Exports of an event: TRF, the XML of chess-results.com, tables as CSV, JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from ronde.desk.actions import SINCE
from ronde.desk.codec import to_plain
from ronde.desk.event import Board, Entrant, Event, Round, State, for_everybody, pairs_of, unnumbered
from ronde.desk.journal import UNDO
from ronde.desk.matches import numbers
from ronde.desk.service.by_hand import by_hand
from ronde.desk.service.desk import Desk
from ronde.desk.service.explained import (
    board_flags,
    published_round,
)
from ronde.desk.service.log_lines import outcome_words
from ronde.desk.service.prizes import categories, prizes_given, usual_year
from ronde.desk.service.rounds import numbered
from ronde.desk.service.setup import tiebreaks_of
from ronde.desk.service.team_reports import team_report
from ronde.desk.service.timetable import starts
from ronde.desk.service.views import expelled, points, ranked, settled_round, table
from ronde.desk.service.words import refuse
from ronde.desk.squads import Game
from ronde.desk.tournaments import scores_before
from ronde.errors import BadInput
from ronde.facts.acceleration import stated
from ronde.formats import trf
from ronde.formats.players.person import Person, spaced
from ronde.formats.trf import trf26
from ronde.formats.trf.clock import encoded
from ronde.formats.trf.dates import round_days_line
from ronde.formats.trf.remarks import (
    CORRECTED,
    OF_PLAYERS,
    members_remarks,
    publications,
    read_remark,
    remark_text,
)
from ronde.model import Noted, Pair, Remark, Tournament
from ronde.systems.general import ADDING
from ronde.tables import lists as tables
from ronde.tables import teams as team_tables
from ronde.tables.choosing import EVERYBODY, Choice, chosen_rows, chosen_title
from ronde.tables.columns import column, without_empty
from ronde.tables.prizes import prize_table
from ronde.tables.rated import norm_table, rated_columns, rating_table
from ronde.tables.render import Value
from ronde.teams import Matches
from ronde.values import replace
from ronde.words import enumeration


def export_trf(
    desk: Desk, key: str | None, edition: str = "16", next_round: bool = False, public: bool = False
) -> str:
    """The report of a tournament as TRF16 or TRF26: the published rounds, adjourned games as draws.

    With `next_round=True` it also says who is not to be paired in the round to come, so that any engine
    can pair it; a `public` report has no dates of birth, licences or families, and does not say whom the
    arbiter keeps apart or from the bye. Manual changes and late corrections are in comment lines
    (`### desk …`).
    """
    state = desk.state(key)
    records = tuple(_header(desk.event, state))
    noted = (*remarks(state), *_dated(state), *_of_players(state, public), *taken_back(desk, key))
    if state.matches is not None:
        matches = state.matches_as(pairing=True, beyond=next_round)
        ranking = ranked(state, state.results) if state.rounds else None
        value = team_report(state, matches, ranking, public, as_played=not next_round)
        value = replace(value, records=(*records, *value.records), remarks=noted)
    else:
        value = stated(state.value if next_round else state.report)
        value = for_everybody(value) if public else value
        places = ranked(state, value).place_of() if state.rounds else {}
        players = tuple(replace(p, stated_rank=places.get(p.id)) for p in value.players)
        value = stated(replace(value, players=players, records=records, remarks=noted))
    value = replace(value, name=_title(desk.event, state))
    if edition == "26":
        return trf26.write(value, [str(code) for code in tiebreaks_of(state.setup)])
    return trf.write(value)


def export_chess_results(desk: Desk, key: str | None) -> str:
    """The tournament for chess-results.com: what is published, the standings of the last finished round."""
    from ronde.output import chess_results  # XML, which nothing else of the desk needs

    event, state = desk.event, desk.state(key)
    if state.setup.teams is not None or state.setup.rules.games > 1:
        raise refuse("chess-results-individual")
    about = chess_results.Particulars(
        name=_title(event, state),
        place=event.place,
        federation=event.federation,
        first_day=event.start.replace("/", "-"),
        last_day=event.end.replace("/", "-"),
        arbiter=event.arbiter,
        deputies=event.deputies,
        time_control=event.time_control,
        starts=tuple(starts(state)),
        rounds=state.setup.rounds,
    )
    pairs = [published_pairs(state, round_) for round_ in state.rounds]
    ranking = ranked(state, state.report, after=settled_round(state) or 0)
    return chess_results.document(about, state.report, ranking, pairs)


def for_the_office(desk: Desk, key: str | None) -> Tournament:
    """The results with the header of the report, where the federation and the days of the event stand."""
    state = desk.state(key)
    return replace(state.results, records=tuple(_header(desk.event, state)))


def _title(event: Event, state: State) -> str:
    """The name of the event and that of the tournament, unless one says both."""
    whole, part = event.name, state.setup.name
    if not whole or whole.casefold() in part.casefold():
        return part
    return whole if part.casefold() in whole.casefold() else f"{whole} - {part}"


def _type(state: State) -> str:
    """The type of an individual tournament in words; the report of teams has its own."""
    return (
        ""
        if state.setup.rules.plays_matches or state.setup.teams
        else f"Individual: Swiss-System ({state.setup.system})"
    )


def _day(day: str) -> str:
    """A day as reports write it: 2026/11/17."""
    return day.replace("-", "/")


def _header(event: Event, state: State) -> Iterator[str]:
    people_ = [e.person for e in state.entrants.values()]
    teams = str(len(people_)) if state.setup.teams else ""
    if teams:
        people_ = [m.person for e in state.entrants.values() for m in e.squad.members]
    rated = sum(1 for person in people_ if person.rating)
    values = [
        ("022", event.place), ("032", event.federation), ("042", _day(event.start)), ("052", _day(event.end)),
        ("062", str(len(people_))), ("072", str(rated)), ("082", teams),
        ("092", _type(state)), ("102", event.arbiter),
        *(("112", name) for name in event.deputies), ("122", event.time_control),
        ("222", encoded(event.time_control)),
    ]  # fmt: skip
    yield from (f"{code} {spaced(value)}" for code, value in values if value)
    if any(days := _round_days(state)):
        yield round_days_line(day for day in days for _ in range(state.setup.rules.games))


def _round_days(state: State) -> list[str]:
    """The days of the rounds: by the timetable, else the day of publication."""
    published = _published(state)
    return [start[:10] or published.get(n, "") for n, start in enumerate(starts(state), 1)]


def _published(state: State) -> dict[int, str]:
    """The days of publication of the rounds that the timetable leaves open."""
    days = publications(map(read_remark, state.remarks))
    days |= {round_.number: round_.published[:10] for round_ in state.rounds if round_.published}
    return {n: days[n] for n, start in enumerate(starts(state), 1) if not start and n in days}


def _dated(state: State) -> Iterator[Remark]:
    """A remark on the days of the report that are only those of publication."""
    if days := _published(state):
        yield Remark(Noted.PUBLISHED, ", ".join(f"{n} {day}" for n, day in days.items()))


def _of_players(state: State, public: bool) -> Iterator[Remark]:
    """Clubs, categories given by hand, licences and families, for which a report has no column."""
    listed = _people(state)
    for kind in OF_PLAYERS[:2] if public else OF_PLAYERS:
        yield from members_remarks(kind, {n: _told(kind, person) for n, person in listed.items()})


def _told(kind: Noted, person: Person) -> list[str]:
    """What a remark of this kind says of a player."""
    said = person.categories if kind is Noted.CATEGORY else (getattr(person, kind.value),)
    return [text for text in map(spaced, said) if text]


def _people(state: State) -> dict[int, Person]:
    """The players by their number in the report."""
    if state.setup.teams is None:
        return {n: e.person for n, e in state.by_number.items()}
    known = numbers(state)
    return {known[m.uid]: m.person for e in state.entrants.values() for m in e.squad.members}


#: remarks of an imported report that are made anew from the state
_MADE = (Noted.ESTIMATED, Noted.TIMES, Noted.PUBLISHED, *OF_PLAYERS)


def remarks(state: State) -> list[Remark]:
    """Remarks for the reader: lots drawn, manual changes, adjourned games, late corrections."""
    told = (read_remark(line) for line in state.remarks)
    found = [remark for remark in told if remark.kind not in _MADE]
    guessed = [p for p in state.report.players if p.estimated] if state.entrants else []
    if guessed:
        found.append(Remark(Noted.ESTIMATED, ", ".join(f"{p.id} {p.rating}" for p in guessed)))
    if clock := [f"{n} {start[11:]}" for n, start in enumerate(starts(state), 1) if start[11:]]:
        found.append(Remark(Noted.TIMES, ", ".join(clock)))
    if state.lots_seed is not None or state.lots_how:
        how = [spaced(state.lots_how)] if state.lots_how else []
        seed = [f"seed {state.lots_seed}"] if state.lots_seed is not None else []
        found.append(Remark(Noted.LOTS, ", ".join([*how, *seed])))
    for round_ in state.rounds:
        found += by_hand(round_)
        found += _manual(state, round_)
        if round_.since:
            what = enumeration([CORRECTED[kind] for kind in SINCE if kind in round_.since], "en")
            found.append(Remark(Noted.PAIRED_BEFORE, what, round_.number))
        for number, board in enumerate(round_.boards, 1):
            found += _noted(round_.number, number, board)
            for game in board.games:
                found += _noted(round_.number, number, game)
    found += expelled(state)
    return found


def _manual(state: State, round_: Round) -> Iterator[Remark]:
    """The pairs made by hand, beside those of the system; games added for late-comers moved nobody."""
    pairs = tuple((board.white, board.black) for board in round_.boards)
    added = {pair for change in round_.adjustments if change.ground in ADDING for pair in change.pairs}
    seated = {uid for pair in added for uid in pair}
    made = [one for one in pairs if one not in round_.original and one not in added]
    instead = [one for one in round_.original if one not in pairs and (one[1] or one[0] not in seated)]
    if round_.original and made:
        text = f"{numbered(state, made)} (the system: {numbered(state, instead)})"
        yield Remark(Noted.MANUAL, text, round_.number)


def taken_back(desk: Desk, key: str | None) -> Iterator[Remark]:
    """The publications that were taken back, from the journal."""
    scope, marks = desk.scope(key), desk.book.store.marks()
    published = {mark.seq for mark in marks if mark.kind == "round-published"}
    undone = [m.seq for m in marks if m.scope == scope and m.kind == UNDO and m.parent in published]
    targets = {line.seq: line for line in desk.book.store.entries(only=sorted(published))} if undone else {}
    for line in desk.book.store.entries(only=undone):
        round_ = targets[line.parent].payload["round"]
        yield Remark(Noted.UNPAIRED, spaced(line.payload.get("public_reason", "")), round_)


def _noted(round_: int, number: int, board: Board | Game) -> Iterator[Remark]:
    """Remarks on a board, or on the match that it belongs to."""
    if board.adjourned:
        yield Remark(Noted.ADJOURNED, "", round_, number)
    if board.swapped:
        yield Remark(Noted.REVERSED, "", round_, number)
    if board.rated_as:
        yield Remark(Noted.RATED_AS, outcome_words(board.rated_as), round_, number)
    if board.paired_as and board.paired_as != board.outcome:
        yield Remark(Noted.THEN, outcome_words(board.paired_as), round_, number)


TABLES = ("standings", "crosstable", "players", "pairings", "alphabetical", "ratings", "norms", "prizes")
OF_TEAMS = ("individuals", "boards")  # tables that only a tournament of teams has


def export_table(
    desk: Desk,
    key: str | None,
    what: str = "standings",
    round_: int | None = None,
    language: str = "en",
    choice: Choice = EVERYBODY,
    rated: bool = False,
) -> tables.Table:
    """A table of a tournament, one of `TABLES`.

    A team tournament also has individuals and boards (the best players of each board). `rated` adds rating
    change and performance to the standings of players; teams have neither.
    """
    state = desk.state(key)
    value = state.results
    if state.matches is not None and what in _TEAM_TABLES:
        return _TEAM_TABLES[what](desk, state, state.matches, round_, language)
    if what == "standings":
        then = value.before(round_ + 1) if round_ else value
        rated = rated and not state.setup.teams
        extra = rated_columns(then, language, usual_year(desk) or None) if rated else ()
        return tables.standings_table(table(desk, key, round_), language, extra, choice)
    if what == "crosstable":
        ranking = table(desk, key, round_)
        made = tables.crosstable(value, ranking, language=language)
        lines = zip(
            made.rows, ranking.everybody, strict=True
        )  # opponents are named by their line in the whole table
        chosen = tuple(line for line, row in lines if choice.takes(row.player))
        return chosen_title(replace(made, rows=chosen), choice)
    made = chosen_rows(_list(desk, key, what, round_, language), value.players, choice)
    return tables.without_numbers(made, unnumbered(desk.state(key))) if what == "players" else made


def _list(desk: Desk, key: str | None, what: str, round_: int | None, language: str) -> tables.Table:
    state = desk.state(key)
    value = state.results
    if what == "players":
        return _with_fees(state, tables.starting_list(value, language=language))
    if what == "ratings":
        return rating_table(for_the_office(desk, key), language, year=usual_year(desk) or None)
    if what == "norms":
        return norm_table(for_the_office(desk, key), language)
    if what == "prizes":
        return prize_table(state.prizes, prizes_given(desk, key), table(desk, key), language)
    if what in ("pairings", "alphabetical"):
        order = "board" if what == "pairings" else what
        number = len(state.rounds) if round_ is None else round_
        pairs = published_pairs(state, published_round(state, number))
        return tables.pairings(value, number, order, language, pairs)
    more = OF_TEAMS if state.setup.teams else ()
    raise BadInput("error-no-table", what=what, tables=", ".join((*TABLES, *more)))


def _with_fees(state: State, listed: tables.Table) -> tables.Table:
    """The starting list with family, fee and what is paid of it, for the desk."""
    people_ = {n: e.person for n, e in state.by_number.items()}
    more = [column(key, listed.language, key != "family", 2 * (key != "family")) for key in _OF_DESK]
    rows = tuple((*row, *_of_desk(people_[int(str(row[0]))])) for row in listed.rows)
    return without_empty(replace(listed, columns=(*listed.columns, *more), rows=rows))


_OF_DESK = ("family", "fee", "paid")


def _of_desk(person: Person) -> tuple[Value, ...]:
    money = (Fraction(amount, 100) if amount else None for amount in (person.fee, person.paid))
    return (person.family, *money)


def _teams_crosstable(
    desk: Desk, state: State, matches: Matches, round_: int | None, language: str
) -> tables.Table:
    ranking = ranked(state, state.results, round_)
    return tables.crosstable(state.results, ranking, "rank", language, team_tables.team_games(matches))


def _match_list(
    desk: Desk, state: State, matches: Matches, round_: int | None, language: str
) -> tables.Table:
    number = len(state.rounds) if round_ is None else round_
    pairs = published_pairs(state, published_round(state, number))
    return team_tables.match_table(matches, number, pairs, language, score=scores_before(state, number))


def _teams_list(
    desk: Desk, state: State, matches: Matches, round_: int | None, language: str
) -> tables.Table:
    return team_tables.rosters(matches, language, captains(state))


def captains(state: State) -> dict[int, str]:
    """The captains of the teams that have one, by number."""
    return {n: e.squad.captain for n, e in state.by_number.items() if e.squad.captain}


_TEAM_TABLES: dict[str, Callable[[Desk, State, Matches, int | None, str], tables.Table]] = {
    "crosstable": _teams_crosstable,
    "pairings": _match_list,
    "players": _teams_list,
    "individuals": lambda d, s, matches, n, language: team_tables.individuals(matches, language, n),
    "boards": lambda d, s, matches, n, language: team_tables.board_prizes(matches, language, after=n),
}


def published_pairs(state: State, round_: Round) -> tuple[Pair, ...]:
    """The boards as they were published: a result corrected later does not renumber them."""
    return pairs_of(state, tuple((board.white, board.black) for board in round_.boards))


def export_csv(
    desk: Desk, key: str | None, what: str = "standings", round_: int | None = None, language: str = "en"
) -> str:
    """A table as CSV: standings, crosstable, players, pairings, alphabetical."""
    return tables.render(export_table(desk, key, what, round_, language), "csv")


def export_json(desk: Desk, key: str | None = None) -> dict[str, Any]:
    """The whole event (or one tournament of it) as plain data for other programs."""
    keys = desk.keys if key is None else [desk.scope(key)]
    return {"event": to_plain(desk.event), "tournaments": [_tournament(desk, one) for one in keys]}


def _tournament(desk: Desk, key: str) -> dict[str, Any]:
    state, total = desk.state(key), points(desk, key)
    ranks = {row.id: row.place for row in table(desk, key).rows} if state.entrants else {}
    return {
        "key": key,
        "setup": to_plain(state.setup),
        "closed": state.closed,
        "timetable": starts(state),
        "initial_colour": to_plain(state.initial_colour),
        "lots": [state.number(uid) for uid in state.lots],
        "forbidden": [[state.number(uid) for uid in group] for group in state.forbidden],
        "apart": to_plain(state.apart),
        "categories": list(categories(state)),
        "prizes": to_plain(state.prizes),
        "no_bye": sorted(state.entrants[uid].number for uid in state.no_bye),
        **({"awards": to_plain(state.awards)} if state.setup.teams else {}),
        "teams" if state.setup.teams else "players": [
            {
                "uid": e.uid,
                "number": n,
                **to_plain(e.person),
                **({"categories": list(own)} if (own := state.categories.of(e.person)) else {}),
                **(_squad(e) if state.setup.teams else {}),
                "points": total[e.uid] / 10,
                "place": ranks.get(n),  # none after an expulsion
                "joined": e.joined,
                "away": [{"round": round_, "how": e.away_in(round_)} for round_ in _rounds_away(state, e)],
                "withdrawn": e.withdrawn,
            }
            for n, e in state.by_number.items()
        ],
        "rounds": [
            {
                "number": r.number,
                "published": r.published,
                "changes": [to_plain(made) for made in r.adjustments],
                "boards": [{**_board(state, n, b), **flags.get(n, {})} for n, b in enumerate(r.boards, 1)],
            }
            for r in state.rounds
            for flags in [board_flags(desk, key, r.number)]
        ],
        "remarks": [remark_text(remark) for remark in remarks(state)],
    }


def _squad(entrant: Entrant) -> dict[str, Any]:
    squad = entrant.squad
    players = [{"uid": member.uid, **to_plain(member.person)} for member in squad.members]
    return {"short": squad.short, "captain": squad.captain, "players": players}


def _rounds_away(state: State, entrant: Entrant) -> list[int]:
    return [n for n in range(1, state.setup.rounds + 1) if entrant.away_in(n)]


def _board(state: State, number: int, board: Board) -> dict[str, Any]:
    return {
        "board": number,
        "white": state.number(board.white),
        "black": state.number(board.black),
        "result": board.outcome,
        **({"games": [to_plain(game) for game in board.games]} if board.games else {}),
        **{name: True for name in ("adjourned", "swapped") if getattr(board, name)},
        **{name: getattr(board, name) for name in ("paired_as", "rated_as") if getattr(board, name)},
    }
