"""Results: entering, forfeits, adjourned games, wrong colours, corrections and their deadlines."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import cache

from ronde.desk.actions import (
    ADJOURNED,
    ColoursSwapped,
    GamesEntered,
    MatchForfeited,
    ResultCorrected,
    ResultsEntered,
    ResultsPosted,
)
from ronde.desk.deeds import Deed, check_deed
from ronde.desk.event import Board, State
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.explained import published_round
from ronde.desk.service.log_lines import outcome_shown
from ronde.desk.service.words import conflict, refuse
from ronde.desk.squads import OF_MATCH, Game
from ronde.errors import Refused
from ronde.model import Outcome, games_of, read_match
from ronde.rulebook import implements
from ronde.systems import Topic
from ronde.values import frozen
from ronde.words import Message, languages, say

PENDING = Outcome.PENDING.value


@cache
def _adjourned() -> frozenset[str]:
    """The words for an adjourned game, in any language."""
    words = {say("outcome-adjourned", language) for language in languages()}
    return frozenset({ADJOURNED, "adj", "a", "aj", *words})


def parse_outcome(text: str, games: int = 1) -> str:
    """Parse a written result into two report letters for every game (or "adjourned")."""
    if games > 1:
        match = read_match(text)
        if match is None or not set(match) - {"*"}:
            raise refuse("bad-match", text=text.strip() or "–")
        return match
    if "".join(text.split()).lower() in _adjourned():
        return ADJOURNED
    outcome = Outcome.read(text)
    if outcome is None or outcome is Outcome.PENDING:
        raise refuse("bad-outcome", text=text.strip() or "–")
    return str(outcome.value)


#: a board of a round or, in a tournament of teams, a match and a board in it
Spot = int | tuple[int, int]


def written(spot: Spot) -> str | int:
    """A board as people write it: 7, or 2.1 for the first board of the second match."""
    return spot if isinstance(spot, int) else ".".join(map(str, spot))


def board_of(state: State, round_: int, board: int) -> Board:
    """A board or match of a published round that can have a result."""
    boards = published_round(state, round_).boards
    if not 1 <= board <= len(boards):
        raise refuse("no-board", round=round_, board=board)
    if boards[board - 1].black is None:
        raise refuse("bye-board", state.setup.article(Topic.BYE), board=board)
    return boards[board - 1]


def spot_of(state: State, round_: int, spot: Spot) -> Board | Game:
    """A board with two players: of the round, or of a match."""
    match = board_of(state, round_, spot if isinstance(spot, int) else spot[0])
    if isinstance(spot, int):
        if state.setup.teams:
            raise refuse("board-of-match", match=spot)
        return match
    if not 1 <= spot[1] <= len(match.games):
        raise refuse("no-board", round=round_, board=written(spot))
    if match.outcome:
        raise refuse("match-forfeited", match=spot[0])
    game = match.games[spot[1] - 1]
    if not game.full:
        raise refuse("empty-board", board=written(spot))
    return game


def _present(board: Board | Game) -> str:
    return ADJOURNED if board.adjourned else board.outcome


def _with(present: str, given: str) -> str:
    """A result with the given games replaced; the other games of the match stay."""
    games, old = games_of(given), games_of(present)
    return "".join(
        old[n] if game == PENDING and n < len(old) and len(games) > 1 else game
        for n, game in enumerate(games)
    )


def _agree(present: str, given: str) -> bool:
    """The two results contradict each other in no game."""
    pairs = zip(games_of(present), games_of(given), strict=False)
    return present == given or (
        ADJOURNED not in (present, given) and all(one == two or PENDING in (one, two) for one, two in pairs)
    )


def enter_result(desk: Desk, key: str | None, round_: int, board: Spot, result: str) -> State:
    """Enter the result of a board that has none; the same result again is fine, another one is not.

    Boards count from 1. "1-0", "1/2", "0-1", forfeits as "1-0F", "0-1F", "0-0F", and "adjourned".
    An adjourned game gets its result in the same way. A match has two games, as "1-0 ½-½"; one that is
    still to come is *. In a match of teams the board is (match, board), and the first-named team comes first.
    """
    return enter_results(desk, key, round_, [(board, result)])


def enter_results(desk: Desk, key: str | None, round_: int, results: Iterable[tuple[Spot, str]]) -> State:
    """Enter several results in one action: all of them or, if one is refused, none."""
    count = desk.state(key).setup.rules.games
    given = [(board, parse_outcome(text, count)) for board, text in results]
    boards = [board for board, _ in given]
    if twice := [board for board in boards if boards.count(board) > 1]:
        raise refuse("board-twice", board=written(twice[0]))

    def build(state: State) -> ResultsEntered | GamesEntered | None:
        new: list[tuple[Spot, str]] = []
        for board, outcome in given:
            there = spot_of(state, round_, board)
            if there.outcome and not _agree(there.outcome, outcome):
                raise _otherwise(desk, board, there, outcome)
            outcome = _with(there.outcome, outcome)
            if _present(there) == outcome:
                continue
            _check_adjourned(state, round_, outcome)
            new.append((board, outcome))
        return _entered(round_, new) if new else None

    return act(desk, desk.scope(key), build)


def _entered(round_: int, new: Iterable[tuple[Spot, str]]) -> ResultsEntered | GamesEntered:
    boards = tuple((spot, outcome) for spot, outcome in new if isinstance(spot, int))
    games = tuple((*spot, outcome) for spot, outcome in new if not isinstance(spot, int))
    return GamesEntered(round_, games) if games else ResultsEntered(round_, boards)


def _check_adjourned(state: State, round_: int, outcome: str) -> None:
    """A game adjourned in a past round is resolved at any time; a past board cannot become adjourned."""
    if outcome == ADJOURNED and round_ < len(state.rounds):
        raise refuse("no-round", state.setup.article(Topic.ADJOURNED), round=round_)


def _otherwise(desk: Desk, spot: Spot, board: Board | Game, outcome: str) -> Refused:
    there, yours = outcome_shown(_present(board)), outcome_shown(outcome)
    who = _author(desk, board) or "?"
    return conflict("entered-otherwise", board=written(spot), who=who, there=there, yours=yours)


def _author(desk: Desk, board: Board | Game) -> str:
    lines = desk.book.store.entries(only=[board.seq]) if board.seq else []
    return lines[0].who if lines else ""


@implements("fide-2012 C.04.2.D.8", "elo-swiss E7")
@implements("fide-2026 C.04.2.4")
def correct_result(
    desk: Desk,
    key: str | None,
    round_: int,
    board: Spot,
    result: str,
    reason: str = "",
    seen: str | None = None,
    rating_only: bool = False,
) -> str:
    """Correct a recorded result ("" takes it back); returns its scope: next, later or rating.

    Before the next pairing is published it counts for everything; until the end of the next round for
    the rounds still to pair (at any time, where the rules set no deadline); later for ratings only,
    which needs `rating_only=True`.
    `seen` is the result the arbiter saw; raises Conflict if it has changed since.
    """
    count = desk.state(key).setup.rules.games
    given = parse_outcome(result, count) if result.strip() else ""
    expected = None if seen is None else (parse_outcome(seen, count) if seen.strip() else "")
    effects: list[str] = []

    def build(state: State) -> ResultCorrected:
        there, place = spot_of(state, round_, board), written(board)
        if expected is not None and _present(there) != expected:
            shown = outcome_shown(_present(there))
            raise conflict("changed-meanwhile", board=place, who=_author(desk, there) or "?", there=shown)
        if not _present(there):
            raise refuse("no-result-yet", board=place)
        outcome = _with(there.outcome, given)
        effect = deadline(desk, state, round_, rating_only)
        if not outcome and effect != "next":
            raise refuse("bad-outcome", text="–")
        if (there.rated_as if effect == "rating" else _present(there)) == outcome:
            raise refuse("same-result", board=place)
        if state.setup.fide:
            article = state.setup.article(Topic.CORRECTIONS)
            check_deed(desk, state, Deed.RESULT, round_, correction(desk, key, round_).said, article)
        effects[:] = [effect]
        number, game = (board, 0) if isinstance(board, int) else board
        return ResultCorrected(round_, number, outcome, reason, effect, _present(there), game)

    act(desk, desk.scope(key), build)
    return effects[0]


def deadline(desk: Desk, state: State, round_: int, rating_only: bool = False) -> str:
    """The scope of a correction made now: next, later or rating; refuses late claims."""
    shown = published_round(state, round_)
    article = state.setup.article(Topic.CORRECTIONS)
    minutes = state.setup.policy.claim_minutes
    if minutes and shown.posted and round_ == len(state.rounds):
        late = _time(desk.clock()) - _time(shown.posted)
        if late.total_seconds() > 60 * minutes:
            raise refuse("claim-late", article, round=round_, posted=_clock(shown.posted), minutes=minutes)
    if round_ == len(state.rounds):
        return "next"
    in_time = round_ == len(state.rounds) - 1 and not state.rounds[-1].finished
    if in_time or not state.setup.rules.general.corrections_end:
        return "later"
    if not rating_only:
        raise refuse("rating-only", article)
    return "rating"


@frozen
class Correction:
    """The scope of a correction, and what it will and will not change."""

    effect: str  # next, later or rating
    said: tuple[Message, ...]


def correction(desk: Desk, key: str | None, round_: int) -> Correction:
    """Preview the effect of a correction; refuses late claims."""
    state = desk.state(key)
    effect = deadline(desk, state, round_, rating_only=True)
    if effect == "rating":
        return Correction(effect, (Message("correction-rating"),))
    following = state.next_round
    counts = Message.of("correction-from", round=following) if following <= state.setup.rounds else None
    standings = counts or Message("correction-standings")
    if effect == "next":
        stale = (Message.of("correction-draft", round=following),) if state.draft else ()
        return Correction(effect, (standings, *stale))
    last = len(state.rounds)
    stays = Message.of("correction-stays", n=last - round_, first=round_ + 1, last=last)
    remark = Message.of("correction-remark", n=last - round_)
    undo = not any(board.outcome for board in state.rounds[-1].boards) and last == round_ + 1
    back = (Message.of("correction-undo", round=last),) if undo else ()
    return Correction(effect, (stays, standings, remark, *back))


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def _clock(text: str) -> str:
    """Hours and minutes as the clock in the hall shows them."""
    return _time(text).astimezone().strftime("%H:%M")


def played_with_wrong_colours(
    desk: Desk, key: str | None, round_: int, board: Spot, swapped: bool = True, reason: str = ""
) -> State:
    """A game was played with the colours the wrong way round; the result stays with the players."""

    def build(state: State) -> ColoursSwapped | None:
        there = spot_of(state, round_, board)
        if not state.setup.rules.uses_colours:
            raise refuse("no-colours")
        if state.setup.rules.games > 1:  # both players have both colours, and the schedule counts
            raise refuse("match-colours")
        if there.swapped == swapped:
            return None
        deadline(desk, state, round_)
        number, game = (board, 0) if isinstance(board, int) else board
        return ColoursSwapped(round_, number, swapped, reason, game)

    return act(desk, desk.scope(key), build)


def forfeit_match(
    desk: Desk, key: str | None, round_: int, match: int, outcome: str, reason: str = ""
) -> State:
    """A match is forfeited as a whole: "+-" the first-named team has won, "-+", "--"; "" takes it back."""
    given = parse_outcome(outcome) if outcome.strip() else ""
    if given not in ("", *OF_MATCH):
        raise refuse("bad-outcome", text=outcome)

    def build(state: State) -> MatchForfeited | None:
        there = board_of(state, round_, match)
        if state.setup.teams is None:
            raise refuse("no-matches")
        if there.outcome == given:
            return None
        if given and any(game.played for game in there.games):
            raise refuse("match-played", match=match)
        deadline(desk, state, round_)
        return MatchForfeited(round_, match, given, reason)

    return act(desk, desk.scope(key), build)


def post_results(desk: Desk, key: str | None, round_: int) -> State:
    """Mark the results of a round as posted, which starts the claim period."""

    def build(state: State) -> ResultsPosted:
        shown = published_round(state, round_)
        if not shown.finished:
            article = state.setup.article(Topic.POSTING)
            raise refuse("not-finished", article, round=round_, count=len(shown.missing()))
        if shown.posted:
            raise refuse("posted", round=round_)
        return ResultsPosted(round_)

    return act(desk, desk.scope(key), build)
