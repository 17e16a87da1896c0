"""Tables of single players: cards, histories of colours and floats, averages of the opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ronde.facts.colours import colour_preference
from ronde.facts.history import Card, Float, cards, played_float
from ronde.model import Cell, Colour, Player, Result, Tournament
from ronde.systems import known
from ronde.systems.base import CHESS, Game, game_of
from ronde.tables.columns import (
    ARROWS,
    column,
    digits_for,
    full_mark,
    letter,
    points,
    rated,
    titled,
    without_empty,
)
from ronde.tables.render import Table
from ronde.values import frozen
from ronde.words import Letters, say

if TYPE_CHECKING:
    from ronde.systems.dubov_1997.facts import Line


@frozen
class CardRound:
    """One round on a player's card."""

    round: int
    cell: Cell
    opponent: Player | None
    opponent_before: int | None  # the opponent's pairing score before the round, in tenths
    before: int  # one's own
    score: int  # real points after the round
    floated: Float | None


@frozen
class PlayerCard:
    """The history of one player: rounds, colours of the games played, floats."""

    player: Player
    rounds: tuple[CardRound, ...]
    colours: tuple[Colour, ...]
    difference: int
    game: Game = CHESS

    @property
    def score(self) -> int:
        """The points after the last round, in tenths."""
        return self.rounds[-1].score if self.rounds else 0


def player_card(tournament: Tournament, id_: int, everyone: dict[int, Card] | None = None) -> PlayerCard:
    """The card of a player after the rounds that have been paired; `everyone` has the histories of all."""
    tournament.player(id_)  # raises if there is none
    return _card(tournament, id_, everyone or cards(tournament, everyone=True))


def player_cards(tournament: Tournament) -> dict[int, PlayerCard]:
    """The cards of everybody."""
    everyone = cards(tournament, everyone=True)
    return {id_: _card(tournament, id_, everyone) for id_ in everyone}


def _card(tournament: Tournament, id_: int, everyone: dict[int, Card]) -> PlayerCard:
    card, scoring = everyone[id_], tournament.settings.scoring
    rounds = []
    for number in range(1, tournament.played_rounds + 1):
        cell = card.player.cell(number)
        opponent = tournament.player(cell.opponent) if cell.opponent is not None else None
        theirs = everyone[opponent.id].before[number - 1] if opponent else None
        score = card.running[number - 1] + scoring.points(cell)
        floated = played_float(card, everyone, number)
        rounds.append(CardRound(number, cell, opponent, theirs, card.before[number - 1], score, floated))
    game = game_of(known(tournament.settings.system))
    return PlayerCard(card.player, tuple(rounds), card.colours, card.colour_difference, game)


def card_table(card: PlayerCard, language: str = "en") -> Table:
    """A player's card as a table."""
    columns = (
        column("round", language, True, frozen=True),
        column("colour", language),
        column("number", language, True),
        column("opponent", language, least=12),
        column("rating", language, True),
        column("result", language),
        column("score", language, True, digits=1),
        column("float", language),
    )
    rows = []
    for item in card.rounds:
        cell, opponent = item.cell, item.opponent
        colour = say(_SIDES[cell.colour], language) if cell.colour else ""
        who = opponent.name if opponent else say(_AWAY.get(cell.result, "absent"), language)
        rating = rated(opponent) if opponent else None
        rows.append(
            (
                item.round,
                colour,
                opponent.id if opponent else None,
                who,
                rating,
                card.game.written(full_mark(cell, language)),
                points(item.score),
                ARROWS[item.floated] if item.floated else "",
            )
        )
    player = card.player
    details = [player.title, str(rated(player) or ""), player.federation]
    subtitle = " · ".join(
        [
            *filter(None, details),
            say(
                "table-match-colours" if any(item.cell.games for item in card.rounds) else "table-colours",
                language,
                colours=_letters(card.colours, language) or "–",
                difference=f"{card.difference:+}",
                due=Letters(colour_preference(card.colours)),
            ),
        ]
    )
    title = titled(say("table-card", language), f"{player.id} {player.name}".strip())
    return without_empty(Table("card", title, columns, tuple(rows), subtitle, (), language))


_AWAY = {Result.PAIRING_BYE: "bye", Result.HALF_BYE: "half-bye", Result.FULL_BYE: "full-bye"}
_SIDES = {Colour.WHITE: "white", Colour.BLACK: "black"}


def _letters(colours: Sequence[Colour], language: str) -> str:
    return "".join(letter(colour, language) for colour in colours).upper()


def histories(tournament: Tournament, language: str = "en") -> Table:
    """Everybody's colours and floats, round by round."""
    everyone = cards(tournament, everyone=True)
    columns = (
        column("number", language, True, frozen=True),
        column("name", language, least=12, frozen=True),
        column("points", language, True, digits=1),
        column("colours", language),
        column("difference", language, True),
        column("floats", language),
    )
    rows = []
    for player in sorted(tournament.players, key=lambda p: p.id):
        card = _card(tournament, player.id, everyone)
        colours = "".join(_letter(x.cell, language) for x in card.rounds)
        floats = "".join(ARROWS[x.floated] for x in card.rounds)
        rows.append((player.id, player.name, points(card.score), colours, card.difference, floats))
    title = titled(say("table-histories", language), tournament.name)
    return Table("histories", title, columns, tuple(rows), "", (), language)


def _letter(cell: Cell, language: str) -> str:
    return letter(cell.colour, language).upper() if cell.played and cell.colour else "·"


def cma_table(lines: Sequence[Line], language: str = "en") -> Table:
    """The list that the Dubov system publishes: average of the opponents and colour due."""
    columns = (
        column("number", language, True, frozen=True),
        column("name", language, least=12, frozen=True),
        column("points", language, True, digits=1),
        column("rating", language, True),
        column("average", language, True, digits=digits_for((line.average for line in lines), 2)),
        column("due", language),
    )
    rows = tuple(
        (
            line.id,
            line.name,
            points(line.score),
            line.rating or None,
            line.average,
            say(_SIDES[line.colour], language) if line.colour else "",
        )
        for line in lines
    )
    return Table("cma", say("table-cma", language), columns, rows, "", (), language)
