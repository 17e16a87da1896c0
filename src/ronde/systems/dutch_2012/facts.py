"""C.04.3.1, section A: facts from the pairing cards, and the brackets of the players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from ronde.facts.colours import Preference, Strength, colour_preference
from ronde.facts.history import Card, Float, cards, past_floats
from ronde.model import Cell, Colour, Scoring, Tournament
from ronde.rulebook import implements
from ronde.systems.base import Request

NOBODY: frozenset[int] = frozenset()
PastFloats = tuple[Float | None, Float | None]  # one round back, two rounds back


class Entry:
    """A player as the pairing sees them; never changed once made."""

    __slots__ = (
        "colours", "floats", "id", "kept_apart", "may_rest", "met", "preference", "request", "score",
        "top_scorer",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        score: int,
        met: Collection[int],
        colours: tuple[Colour, ...],
        preference: Preference,
        top_scorer: bool,
        may_rest: bool,
        floats: PastFloats,
        kept_apart: frozenset[int] = NOBODY,
        request: Request | None = None,
    ) -> None:
        self.id = id
        self.score = score  # with the virtual points of the round
        self.met = met
        self.colours = colours
        self.preference = preference  # A7
        self.top_scorer = top_scorer
        self.may_rest = may_rest
        self.floats = floats
        self.kept_apart = kept_apart  # the part of `met` forbidden only by the event
        self.request = request  # that is about them

    @property
    def rank(self) -> tuple[int, int]:
        """A2: score, then pairing number."""
        return -self.score, self.id


@implements("dutch-2012 A1", "dutch-2012 A2")
def entries(tournament: Tournament, request: Request | None = None) -> list[Entry]:
    """The players to pair in the order of A2 (ruling R1)."""
    everyone, settings = cards(tournament, everyone=True), tournament.settings
    scoring, round_ = settings.scoring, tournament.next_round
    last, by_event = tournament.is_last_round(), settings.forbidden or settings.forbidden_rounds
    asked = (request.a, request.b) if request else ()
    last_float, float_before = (
        past_floats(everyone, scoring, round_ - back, floated_unplayed) for back in (1, 2)
    )
    found = []
    for player in tournament.available():
        id_ = player.id
        card = everyone[id_]
        met, colours = card.met, card.colours
        found.append(
            Entry(
                id_,
                card.pairing_score,
                met,
                colours,
                _preference(colours),
                last and is_top_scorer(card, scoring, round_),
                may_rest(card, tournament),
                (last_float.get(id_), float_before.get(id_)),
                card.apart if by_event else NOBODY,
                request if id_ in asked else None,
            )
        )
    return in_order(found)


_preference = lru_cache(1 << 14)(colour_preference)


@implements("dutch-2012 A2")
def in_order(players: Iterable[Entry]) -> list[Entry]:
    """The higher score first, then the smaller number."""
    return sorted(players, key=lambda e: (-e.score, e.id))


@implements("dutch-2012 A3")
def score_brackets(players: Sequence[Entry]) -> list[list[Entry]]:
    """The players of equal scores, highest score first."""
    groups: dict[int, list[Entry]] = {}
    for entry in players:
        groups.setdefault(entry.score, []).append(entry)
    return [groups[score] for score in sorted(groups, reverse=True)]


@implements("dutch-2012 A3")
def is_homogeneous(count: int, moved: int) -> bool:
    """A bracket at least half of which came from above is treated like one of equal scores (ruling R20)."""
    return moved == 0 or 2 * moved >= count


@implements("dutch-2012 A4", "dutch-2012 B1.b")
def floated_unplayed(cell: Cell, scoring: Scoring) -> bool:
    """Points without a game are a downfloat (ruling R10)."""
    return scoring.points(cell) > 0


@implements("dutch-2012 A5", "dutch-2012 B1.b")
def may_rest(card: Card, tournament: Tournament) -> bool:
    """Whether the bye is allowed: no points without playing (ruling R11), no objection by the arbiter."""
    return not card.given_points and card.id not in tournament.settings.no_bye


@implements("dutch-2012 A8", "dutch-2012 A8.a", "dutch-2012 A8.b", "dutch-2012 C2.b")
def x1_and_z1(players: Sequence[Entry], pairs: int, odd_round: bool) -> tuple[int, int]:
    """The least numbers of pairs against a preference, and of those that no mild player softens.

    They are lower bounds and never decide anything (ruling R9).
    """
    count = {Colour.WHITE: 0, Colour.BLACK: 0, None: 0}
    mild = {Colour.WHITE: 0, Colour.BLACK: 0}
    for entry in players:
        colour, strength = entry.preference
        if colour is not None and strength is Strength.MILD and not odd_round:
            mild[colour] += 1
        else:
            count[colour] += 1
    free, softened = count[None], sum(mild.values())
    fewer = min(count[c] + mild[c] for c in mild)
    x1 = max(0, pairs - fewer - free)
    if odd_round:
        return x1, 0
    return x1, max(0, pairs - min(count[c] for c in mild) - softened - free)


@implements("dutch-2012 A10")
def is_top_scorer(card: Card, scoring: Scoring, round_: int) -> bool:
    """More than half of what could be won so far (ruling R12); for the last round only."""
    return 2 * card.score > (round_ - 1) * scoring.win
