"""C.04.3 of 2026, article 5: who has White. Article E of 2017 says the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto

from ronde.facts.colours import colour_difference, initial_colour, latest_difference
from ronde.facts.order import board_order
from ronde.model import Colour, Pair, Tournament
from ronde.rulebook import Step, implements
from ronde.systems.base import Measure, RoundPairing
from ronde.systems.dutch_2026.brackets import Bracket, Field
from ronde.systems.dutch_2026.facts import Entry
from ronde.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ronde.systems.dutch_2026.criteria import Criteria


class Rule(Enum):
    """The rule that gives the colours of a pair."""

    BOTH = auto()  # both preferences granted
    ONLY = auto()  # the only preference granted
    STRONGER = auto()
    WIDER = auto()  # of two absolute ones the wider difference
    ALTERNATION = auto()
    RANK = auto()
    NUMBER = auto()


class Board:
    """A pair with its colours, and the rule that decided them; never changed once made."""

    __slots__ = ("black", "rule", "served", "white")

    def __init__(self, white: Entry, black: Entry, rule: Rule, served: Entry) -> None:
        self.white = white
        self.black = black
        self.rule = rule
        self.served = served  # the player favoured by the rule


@implements("dutch-2026 5.2", "dutch-2026 5.2.1", "dutch-2026 5.2.2", "dutch-2026 5.2.3", "dutch-2026 5.2.4")
def allocate(a: Entry, b: Entry, drawn: Colour, odd: frozenset[int]) -> Board:
    """5.2: the colours of a pair, a being the higher ranked."""
    mine, theirs = a.preference, b.preference
    if mine.colour is None and theirs.colour is None:
        return _board(a, b, a, drawn if a.id in odd else drawn.opposite, Rule.NUMBER)
    if mine.colour is None or theirs.colour is None:
        served = a if mine.colour else b
        return _board(a, b, served, served.preference.colour, Rule.ONLY)
    if mine.colour is not theirs.colour:
        return _board(a, b, a, mine.colour, Rule.BOTH)
    if mine.strength is not theirs.strength:
        return _board(a, b, a if mine.strength > theirs.strength else b, mine.colour, Rule.STRONGER)
    wide, other = abs(colour_difference(a.colours)), abs(colour_difference(b.colours))
    if wide != other:
        return _board(a, b, a if wide > other else b, mine.colour, Rule.WIDER)
    latest = latest_difference(a.colours, b.colours)
    if latest is not None:  # ruling R17
        served = a if latest[0] is not mine.colour else b
        return _board(a, b, served, mine.colour, Rule.ALTERNATION)
    return _board(a, b, a, mine.colour, Rule.RANK)


@implements("dutch-2026 5.2.5")
def odd_numbers(tournament: Tournament, players: Iterable[Entry]) -> frozenset[int]:
    """5.2.5: those with an odd number among all who have taken part or are paired now (ruling R21)."""
    there = {player.id for player in tournament.players if any(cell.paired for cell in player.cells)}
    there.update(entry.id for entry in players)
    return frozenset(sorted(there)[::2])


def _board(a: Entry, b: Entry, served: Entry, colour: Colour | None, rule: Rule) -> Board:
    other = b if served is a else a
    white, black = (served, other) if colour is Colour.WHITE else (other, served)
    return Board(white, black, rule, served)


def told(
    tournament: Tournament,
    key: str,
    criteria: Criteria,
    field: Field,
    brackets: Sequence[Bracket],
    bye_score: int | None,
) -> RoundPairing:
    """The paired round with colours and boards; its steps and measures are worked out when somebody asks."""
    drawn = initial_colour(tournament, by_place=True)
    odd: frozenset[int] = frozenset()
    boards: list[Board] = []
    for bracket in brackets:
        players, candidate = bracket.players, bracket.candidate
        for one, other in candidate.everything():
            a, b = players[one], players[other]
            if not (odd or a.colours or b.colours):
                odd = odd_numbers(tournament, field.players)
            boards.append(allocate(a, b, drawn, odd) if a.rank < b.rank else allocate(b, a, drawn, odd))
    pairs = [Pair(board.white.id, board.black.id) for board in boards]
    if brackets:
        pairs += [Pair(entry.id) for entry in brackets[-1].down]
    score = {entry.id: entry.score for entry in field.players}
    ordered = tuple(board_order(pairs, score.__getitem__))

    def steps() -> tuple[Step, ...]:
        from ronde.systems.dutch_2026.story import DutchStory

        by_pair = {frozenset((board.white.id, board.black.id)): board for board in boards}
        story = DutchStory(key, criteria, field, by_pair, bye_score)
        story.round(brackets)
        return story.steps

    def measured() -> tuple[Measure, ...]:
        from ronde.systems.dutch_2026.measures import measures

        return measures(key, criteria, brackets, bye_score)

    return RoundPairing(tournament.next_round, ordered, steps, measured)
