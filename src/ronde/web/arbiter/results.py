"""Result entry: by keyboard, by touch, without a mouse; two deputies see each other's entries."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from ronde.desk import service
from ronde.desk.actions import ADJOURNED
from ronde.desk.cautions import YES, Cautioned, Level
from ronde.desk.event import Setup, State
from ronde.desk.service.log_lines import match_score, outcome_words
from ronde.desk.service.result_entry import Spot, written
from ronde.desk.service.rounds import missing_boards
from ronde.errors import Conflict, Refused
from ronde.model import Colour, games_of
from ronde.systems import System, Topic, system
from ronde.systems.base import Game
from ronde.web.events import NotThere
from ronde.web.pages import AsArbiter, AsDeputy, Form, Place, Posted, Visit, go
from ronde.words import points

router = APIRouter(prefix="/desk/{event}/t/{key}")

#: the buttons of every board: result, sign, word
BUTTONS = (("10", "1-0"), ("==", "½-½"), ("01", "0-1"))
MORE = (
    ("+-", "+ -", "result_forfeit_white"),
    ("-+", "- +", "result_forfeit_black"),
    ("--", "- -", "result_forfeit_both"),
    ("adjourned", "…", "result_adjourned"),
    ("00", "0-0", "result_both_lose"),
    ("WL", "1-0*", "result_unrated"),
    ("DD", "½-½*", "result_unrated"),
    ("LW", "0-1*", "result_unrated"),
)
#: forfeits where the result is that of the player or team named first, whatever the colour
FORFEITS = (
    ("+-", "+ -", "result_forfeit_first"),
    ("-+", "- +", "result_forfeit_second"),
    ("--", "- -", "result_forfeit_both"),
)


def _buttons(rules: System) -> list[list[tuple[str, str]]]:
    """The buttons of a board, game by game: each game of a match is entered separately."""
    padded = [("**" * n, "**" * (rules.games - 1 - n)) for n in range(rules.games)]
    signs = [(code, rules.game.written(sign)) for code, sign in BUTTONS]
    return [[(f"{left}{code}{right}", sign) for code, sign in signs] for left, right in padded]


def _more(visit: Visit, setup: Setup) -> list[tuple[str, str, str]]:
    """The other results of a board: value, sign and words."""
    written = setup.rules.game.written
    forfeits = [(code, written(sign), visit.say(word)) for code, sign, word in FORFEITS]
    if setup.rules.games == 1:
        plain = [(code, written(sign), visit.say(word)) for code, sign, word in MORE]
        return [*forfeits, *plain[len(forfeits) :]] if setup.teams else plain
    games = [
        (f"{left}{code}{right}", sign, visit.say("result_of_game", n=n, what=what))
        for n, left, right in ((1, "", "**"), (2, "**", ""))
        for code, sign, what in forfeits
    ]
    return games + [
        (2 * code, sign, visit.say("result_of_match", what=what)) for code, sign, what in forfeits
    ]


def _last(state: State) -> int:
    return len(state.rounds)


@router.get("/results")
def last_results(place: AsDeputy, key: str) -> Response:
    """The results of the last round."""
    return _page(place, key, _last(place.tournament(key)))


@router.get("/results/{number}")
def results(place: AsDeputy, key: str, number: int) -> Response:
    """The results of a round."""
    if not 1 <= number <= _last(place.tournament(key)):
        raise NotThere(number)
    return _page(place, key, number)


def _page(place: Place, key: str, number: int) -> Response:
    state, desk = place.tournament(key), place.desk
    return place.page(
        "arbiter/results.html",
        key=key,
        state=state,
        current="results",
        shown=state.round(number) if number else None,
        rows=_rows(place, key, number) if number else [],
        games=state.setup.rules.games,
        buttons=_buttons(state.setup.rules),
        more=_more(place.visit, state.setup),
        forfeits=MORE[:3] if state.setup.teams is None and state.setup.rules.games == 1 else FORFEITS,
        written=state.setup.rules.game.written,
        pressed=pressed,
        score=lambda row: score(row, place.visit.language),
        missing=len(missing_boards(state.round(number))) if number else 0,
        seq=desk.seq,
        words=lambda outcome: shown(outcome, place.visit.language, state.setup.rules.game),
        article=state.setup.article(Topic.CORRECTIONS),
        changes=_changes(place, key, number)[1] if number else [],
        present=present,
        reported=_reported(place, state) if number == _last(state) else {},
        uses_colours=system(state.setup.system).uses_colours,
    )


@dataclass(frozen=True, slots=True)
class Reported:
    """What the players of a board reported: one of them, both the same, or each another result."""

    kind: str  # one, agreed or differs
    text: str
    result: str = ""  # to accept; none where they differ


def _reported(place: Place, state: State) -> dict[str, Reported]:
    """The reports of the last round that wait for the arbiter, by board."""
    visit, written = place.visit, state.setup.rules.game.written
    boards = state.rounds[-1].boards if state.rounds else ()

    def told(one: service.Proposal) -> Reported:
        there = boards[one.board - 1]
        names = state.name(there.white), state.name(there.black or there.white)
        said = [written(outcome_words(outcome, visit.language)) for outcome in (one.white, one.black)]
        if one.differs:
            claims = {"white": names[0], "says": said[0], "black": names[1], "other": said[1]}
            return Reported("differs", visit.say("reported_differs", **claims))
        if one.agreed:
            return Reported("agreed", visit.say("reported_agreed", outcome=said[0]), one.white)
        mine = 0 if one.white else 1
        text = visit.say("reported_one", name=names[mine], outcome=said[mine])
        return Reported("one", text, one.white or one.black)

    return {str(one.board): told(one) for one in service.proposals(state)}


@dataclass(frozen=True, slots=True)
class GameLine:
    """A board of a match among the boards of a round; the first one of a match has it as its head."""

    board: str
    white: service.Seat | None  # of the first-named team, whatever the colour
    black: service.Seat | None
    outcome: str
    adjourned: bool
    swapped: bool
    reversed: bool  # the first-named player has Black
    head: service.MatchRow | None = None


Line = service.BoardRow | GameLine


def _rows(place: Place, key: str, number: int) -> list[Line]:
    """The boards of a round; of teams those of all matches."""
    if place.tournament(key).setup.teams is None:
        return list(service.boards(place.desk, key, number))
    lines: list[Line] = []
    for match in service.match_rows(place.desk, key, number):
        for game in match.games:
            head = match if game.board == 1 else None
            seats = (None, None) if match.forfeit else (game.first, game.second)
            lines.append(
                GameLine(
                    f"{match.number}.{game.board}", *seats, game.outcome, game.adjourned, game.swapped,
                    game.colour is Colour.BLACK, head,
                )
            )  # fmt: skip
    return lines


def spot(board: str) -> Spot:
    """A board of an address: 7, or 2.1 for the first board of the second match."""
    parts = board.split(".")
    if not 1 <= len(parts) <= 2 or not all(p.isascii() and p.isdigit() and len(p) < 7 for p in parts):
        raise NotThere(board)
    return int(board) if len(parts) == 1 else (int(parts[0]), int(parts[1]))


def score(row: service.MatchRow, language: str) -> str:
    """The game points of a match so far."""
    if row.forfeit:
        return outcome_words(row.forfeit, language)
    return f"{points(row.white_games, language)} – {points(row.black_games, language)}" if row.begun else "–"


def present(row: Line) -> str:
    """The result of a board as forms carry it."""
    return "adjourned" if row.adjourned else row.outcome


def pressed(button: str, outcome: str) -> bool:
    """The button matches the result; in a match it may be for one game only."""
    pairs = zip(games_of(button), games_of(outcome), strict=False)
    return button == outcome or (len(button) == len(outcome) and all(a in ("**", b) for a, b in pairs))


def shown(outcome: str, language: str, game: Game) -> str:
    """The result between the names; of a match its score, or its games while one is missing or forfeited."""
    games = games_of(outcome)
    if outcome == ADJOURNED or len(games) < 2:
        return game.written(outcome_words(outcome, language))
    if set(outcome) & set("*+-"):
        return ", ".join(dict.fromkeys(outcome_words(one, language) for one in games))
    return match_score(outcome)


@router.get("/results/{number}/rows")
def rows(place: AsDeputy, key: str, number: int) -> Response:
    """The boards of a round as data, for pages that are open."""
    state = place.tournament(key)
    if not 1 <= number <= _last(state):
        raise NotThere(number)
    language = place.visit.language
    reported = _reported(place, state) if number == _last(state) else {}
    agreed = sum(one.kind == "agreed" for one in reported.values())
    boards = [
        {
            "board": r.board,
            "reported": asdict(reported[str(r.board)]) if str(r.board) in reported else None,
            "outcome": present(r),
            "words": shown(present(r), language, state.setup.rules.game),
        }
        for r in _rows(place, key, number)
        if r.black and r.white
    ]
    matches = service.match_rows(place.desk, key, number) if state.setup.teams else []
    told = {
        "boards": boards,
        "matches": [{"match": row.number, "words": score(row, language)} for row in matches],
        "missing": len(missing_boards(state.round(number))),
        "rounds": _last(state),
        "reported": len(reported),
        "waiting": place.visit.say("reported_n", n=len(reported)),
        "take": place.visit.say("reports_take", n=agreed) if agreed else "",
        "seq": place.desk.seq,
    }
    return JSONResponse(told)


@router.post("/results/{number}/match/{match}")
def forfeit(place: AsDeputy, key: str, number: int, match: int, form: Posted) -> Response:
    """Record a match forfeited as a whole, or take it back."""
    place.tournament(key)
    service.forfeit_match(place.desk, key, number, match, form.text("result"), form.text("reason"))
    place.visit.tell("saved")
    return go(place.url(key, "results", number) + f"#match-{match}")


@router.post("/results/{number}/reports")
def take_over(place: AsDeputy, key: str, number: int, form: Posted) -> Response:
    """Enter what both players of a board reported."""
    place.tournament(key)
    service.take_over(place.desk, key)
    place.visit.tell("saved")
    return go(place.url(key, "results", number))


@router.post("/results/{number}/post")
def post(place: AsArbiter, key: str, number: int, form: Posted) -> Response:
    """Mark the results as posted, which starts the claim period."""
    place.tournament(key)
    service.post_results(place.desk, key, number)
    place.visit.tell("results_posted", round=number)
    return go(place.url(key, "results", number))


@router.post("/results/{number}/{board}")
def enter(place: AsDeputy, key: str, number: int, board: str, form: Posted) -> Response:
    """Enter a result, or correct the recorded one (`correct` and `seen`)."""
    place.tournament(key)
    result, where = form.text("result") + form.text("game_2"), spot(board)
    try:
        if form.flag("correct"):
            reason, seen = form.text("reason"), form.text("seen")
            rated = form.flag("rating_only")
            service.correct_result(_confirmed(place, form), key, number, where, result, reason, seen, rated)
        else:
            service.enter_result(place.desk, key, number, where, result)
    except Refused as error:
        if not place.visit.is_partial:
            raise
        return JSONResponse(_refusal(place, key, number, where, error), 409 if _asks(error) else 422)
    if place.visit.is_partial:
        return JSONResponse(_board(place, key, number, where))
    below = f"{min(where + 1, 9999)}" if isinstance(where, int) else board
    return go(place.url(key, "results", number) + f"#board-{below}")


@router.post("/results/{number}/{board}/colours")
def wrong_colours(place: AsDeputy, key: str, number: int, board: str, form: Posted) -> Response:
    """Record that a game was played with reversed colours."""
    place.tournament(key)
    service.played_with_wrong_colours(place.desk, key, number, spot(board), form.flag("swapped"))
    place.visit.tell("saved")
    return go(place.url(key, "results", number) + f"#board-{board}")


def _changes(place: Place, key: str, number: int) -> tuple[str, list[str]]:
    """The scope and effect of a correction, in words."""
    try:
        found = service.correction(place.desk, key, number)
    except Refused as error:
        return "", [error.say(place.visit.language)]
    return found.effect, [one.say(place.visit.language) for one in found.said]


def _confirmed(place: Place, form: Form) -> service.Desk:
    """The desk of a correction: the question of the row, with what changes, is a confirmation."""
    if not place.visit.is_partial:
        return place.desk
    return place.desk.confirming([YES, *form.text("confirm").split()])


def _asks(error: Refused) -> bool:
    """The row asks: another result is there already, or the correction must be confirmed once more."""
    return isinstance(error, Conflict) or (isinstance(error, Cautioned) and error.level < Level.REFUSE)


def _board(place: Place, key: str, number: int, where: Spot) -> dict[str, Any]:
    state, board = place.tournament(key), written(where)
    rows = _rows(place, key, number) if 1 <= number <= _last(state) else []
    row = next((one for one in rows if one.board == board), None)
    if row is None:
        return {}
    outcome = present(row)
    missing = len(missing_boards(state.round(number)))
    words = shown(outcome, place.visit.language, state.setup.rules.game)
    return {"board": board, "outcome": outcome, "words": words, "missing": missing}


def _refusal(place: Place, key: str, number: int, where: Spot, error: Refused) -> dict[str, Any]:
    there = _board(place, key, number, where)
    if there and _asks(error):
        there["effect"], there["changes"] = _changes(place, key, number)
        if isinstance(error, Cautioned):
            there["confirm"] = " ".join(error.codes)
    return {**there, "refused": error.say(place.visit.language), "article": error.article or ""}
