"""Questions about one player: opponent, bye, float, colour; and what if a game had ended differently."""

from __future__ import annotations

from ronde.errors import BadInput, NoPairing
from ronde.explaining import text as explain
from ronde.explaining.why import Standing, imaginary, standing
from ronde.explaining.why_text import points
from ronde.facts.history import cards
from ronde.model import Colour, Outcome, Pair, Player, Tournament
from ronde.pairing import pair, system_of
from ronde.rulebook import Step, Topic
from ronde.systems import RoundPairing
from ronde.systems.base import Game
from ronde.values import NamedTuple, replace
from ronde.words import Letters, Message, Who


class One(NamedTuple):
    """A player's pair in the round, and the decisions behind it."""

    id: int
    pairing: RoundPairing
    standing: Standing
    opponent: Standing | None
    board: int | None
    teams: bool  # they are teams, and the board is a match
    colour: Colour | None
    games: tuple[Colour, ...]  # the colours so far
    barred: tuple[int, ...]  # players ranked below the bye's taker who may not have it
    reasons: tuple[Step, ...]


def why_one(tournament: Tournament, id_: int) -> One:
    """Why a player has this opponent, this colour, or the bye."""
    tournament.player(id_)
    pairing, everyone = pair(tournament), cards(tournament, everyone=True)
    extra = imaginary(tournament)
    found, mine = explain.board_of(pairing, id_), standing(pairing, everyone[id_], extra)
    other = standing(pairing, everyone[mine.opponent], extra) if mine.opponent else None
    chosen, colour = system_of(tournament), None
    if found and other and chosen.uses_colours:
        colour = Colour.WHITE if found[1].white == id_ else Colour.BLACK
    barred = barred_below(tournament, id_) if mine.paired and other is None else ()
    reasons = explain.of_player(pairing, id_)
    board, games = found[0] if found else None, everyone[id_].colours
    return One(id_, pairing, mine, other, board, chosen.pairs_teams, colour, games, barred, reasons)


def barred_below(tournament: Tournament, taker: int) -> tuple[int, ...]:
    """The players ranked below the taker of the bye, by score and number, who may not have it."""
    everyone = cards(tournament, everyone=True)
    bars = system_of(tournament).general.barred_from_bye
    settings = tournament.settings
    mine = everyone[taker]
    after = [
        card
        for card in (everyone[player.id] for player in tournament.available())
        if (-card.pairing_score, card.id) > (-mine.pairing_score, taker)
    ]
    kept = [c.id for c in after if bars(c, settings.scoring) or c.id in settings.no_bye]
    return tuple(sorted(kept))


def messages(one: One) -> list[Message]:
    """The sentences on the player's score and pair."""
    mine, other, who = one.standing, one.opponent, Who(one.id)
    if not mine.paired:
        return [Message.of("one-away", a=who)]
    if other is None:
        found = [Message.of("one-bye", a=who, points=points(mine.score))]
        if one.barred:
            found.append(Message.of("one-bye-barred", who=one.barred[:6], count=len(one.barred)))
        return found
    found = [
        Message.of(
            "one-match" if one.teams else "one-meets",
            a=who,
            b=Who(other.id),
            points=points(mine.score),
            others=points(other.score),
            board=one.board or 0,
        )
    ]
    for standing_ in (mine, other):
        if standing_.virtual:
            has, counted = points(standing_.score), points(standing_.counted)
            found.append(Message.of("one-virtual", a=Who(standing_.id), points=has, counted=counted))
    if mine.counted != other.counted:
        found.append(Message.of("one-float", a=who, way="down" if mine.counted > other.counted else "up"))
    return found


def text_lines(tournament: Tournament, one: One, language: str) -> list[str]:
    """The answer, a sentence a line."""
    known, language = explain.names(tournament), system_of(tournament).game.language(language)
    lines = [message.say(language, known) for message in messages(one)]
    return lines + [f"· {s.text} [{s.short}]" for s in explain.sentences(one.reasons, language, known)]


# ---- my colour --------------------------------------------------------------------------------------------


class Colours(NamedTuple):
    """The colours of a pair, the colours of both so far, and the decisions behind them."""

    pair: Pair
    games: tuple[tuple[Colour, ...], tuple[Colour, ...]]  # of White, of Black
    reasons: tuple[Step, ...]


def why_colours(tournament: Tournament, a: int, b: int) -> Colours:
    """Why two players who meet have these colours."""
    for id_ in (a, b):
        tournament.player(id_)
    pairing, everyone = pair(tournament), cards(tournament, everyone=True)
    made = next((one for one in pairing.pairs if set(one) == {a, b}), None)
    if made is None or made.black is None:
        raise BadInput("error-pair-does-not-meet", a=a, b=b, round=pairing.round)
    if not system_of(tournament).uses_colours:
        raise BadInput("error-no-colours-here", round=pairing.round)
    of_both = (step for step in pairing.steps if {a, b}.issuperset(step.players))
    reasons = tuple(step for step in of_both if step.topic is Topic.COLOURS)
    return Colours(made, (everyone[made.white].colours, everyone[made.black].colours), reasons)


def colour_lines(tournament: Tournament, found: Colours, language: str) -> list[str]:
    """The colours of a pair in words."""
    known = explain.names(tournament)
    white, black = (Letters("".join(c.value.upper() for c in games) or "–") for games in found.games)
    assert found.pair.black is not None
    head = Message.of(
        "one-colours", white=Who(found.pair.white), black=Who(found.pair.black), mine=white, theirs=black
    )
    steps = explain.sentences(found.reasons, language, known)
    return [head.say(language, known), *(f"· {s.text} [{s.short}]" for s in steps)]


# ---- what if ----------------------------------------------------------------------------------------------

RESULTS = (Outcome.WHITE_WINS, Outcome.DRAW, Outcome.BLACK_WINS)


class WhatIf(NamedTuple):
    """The opponent that a player would have had if a game had ended like this."""

    outcome: Outcome
    real: bool  # it did end like this
    pair: Pair | None  # None: neither bye nor opponent, or no round at all


class Otherwise(NamedTuple):
    """A game of the round before, and the pair of a player after each of its results."""

    id: int
    white: int
    black: int
    round: int
    cases: tuple[WhatIf, ...]


def what_if(tournament: Tournament, id_: int, game: tuple[int, int] | None = None) -> Otherwise:
    """The opponent a player would have met had their last game, or another, ended differently."""
    round_ = tournament.played_rounds
    one = tournament.player(game[0] if game else id_)
    if not round_:
        raise BadInput("error-no-game-before")
    cell = one.cell(round_)
    if game and cell.opponent != game[1]:
        raise BadInput("error-pair-did-not-play", a=game[0], b=game[1], round=round_)
    if not cell.played or cell.opponent is None or cell.games:
        raise BadInput("error-no-game-to-change", id=one.id, round=round_)
    white, black = (one.id, cell.opponent) if cell.colour is not Colour.BLACK else (cell.opponent, one.id)
    real = tournament.player(white).cell(round_).result
    cases = []
    for outcome in RESULTS:
        changed = with_result(tournament, round_, white, black, outcome)
        same = outcome.results[0] is real
        cases.append(WhatIf(outcome, same, _pair_of(changed, id_)))
    return Otherwise(id_, white, black, round_, tuple(cases))


def with_result(tournament: Tournament, round_: int, white: int, black: int, outcome: Outcome) -> Tournament:
    """The tournament with a different result in one game."""
    ended = dict(zip((white, black), outcome.results, strict=True))

    def other(player: Player) -> Player:
        if player.id not in ended:
            return player
        cells = list(player.cells)
        cells[round_ - 1] = replace(cells[round_ - 1], result=ended[player.id], points=None)
        return replace(player, cells=tuple(cells), stated_points=None)

    return replace(tournament, players=tuple(map(other, tournament.players)))


def _pair_of(tournament: Tournament, id_: int) -> Pair | None:
    try:
        found = explain.board_of(pair(tournament), id_)
    except NoPairing:
        return None
    return found[1] if found else None


def otherwise_lines(tournament: Tournament, found: Otherwise, language: str) -> list[str]:
    """One line for every result."""
    known = explain.names(tournament)
    told = [_case(found.id, case, system_of(tournament).game) for case in found.cases]
    head = Message.of("one-if", white=Who(found.white), black=Who(found.black), n=found.round)
    return [head.say(language, known), *(said.say(language, known) for said in told)]


#: how a result is written
SCORES = {Outcome.WHITE_WINS: "1-0", Outcome.DRAW: "½-½", Outcome.BLACK_WINS: "0-1"}


def _case(id_: int, case: WhatIf, game: Game) -> Message:
    score = game.written(SCORES[case.outcome])
    real = "yes" if case.real else "no"
    if case.pair is None:
        return Message.of("one-if-nobody", result=score, real=real, a=Who(id_))
    if case.pair.black is None:
        return Message.of("one-if-bye", result=score, real=real, a=Who(id_))
    other = case.pair.black if case.pair.white == id_ else case.pair.white
    colour = Colour.WHITE if case.pair.white == id_ else Colour.BLACK
    return Message.of("one-if-meets", result=score, real=real, a=Who(id_), b=Who(other), colour=colour)
