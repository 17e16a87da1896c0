"""C.04.3 of 2026, article 1: facts from the players' cards. The edition of 2017 shares most of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from operator import attrgetter

from ronde.facts.colours import Preference, Strength, colour_preference
from ronde.facts.history import Card, Float, Floated, cards, past_floats
from ronde.matching.rows import mask_of, without
from ronde.model import Cell, Colour, Result, Scoring, Tournament
from ronde.rulebook import implements
from ronde.systems.common import not_met
from ronde.values import NamedTuple

Twice = tuple[bool, bool]  # one round back, two rounds back


class Tone(NamedTuple):
    """A player's colours as the criteria see them; plain values, because they are compared so often."""

    wants: int  # 1 White, -1 Black, 0 none
    strength: int
    topscorer: bool
    colours: str  # the games, if C10 and C11 may need them


NOBODY: frozenset[int] = frozenset()


class Entry:
    """A player as the Dutch system sees them; never changed once made."""

    __slots__ = (
        "colours", "down", "forbidden", "id", "may_rest", "met", "preference", "rank", "score", "tone",
        "topscorer", "unplayed", "up",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        score: int,
        met: Collection[int],
        colours: tuple[Colour, ...],
        preference: Preference,
        tone: Tone,
        topscorer: bool,
        may_rest: bool,
        down: Twice,
        up: Twice,
        unplayed: int,
        forbidden: frozenset[int] = NOBODY,
    ) -> None:
        self.id = id
        self.score = score  # pairing score (ruling R1)
        self.rank = -score, id
        self.met = met
        self.colours = colours
        self.preference = preference
        self.tone = tone
        self.topscorer = topscorer
        self.may_rest = may_rest
        self.down = down
        self.up = up
        self.unplayed = unplayed
        self.forbidden = forbidden  # the part of `met` forbidden only by the event


#: floats one and two rounds back, as pairs of downfloats and of upfloats
FLOATED = {
    (one, two): ((one is Float.DOWN, two is Float.DOWN), (one is Float.UP, two is Float.UP))
    for one in (None, *Float)
    for two in (None, *Float)
}

Barred = Callable[[Card, Scoring], bool]  # no pairing-allocated bye


@implements("dutch-2026 1.2")
def entries(tournament: Tournament, floated: Floated, barred: Barred) -> list[Entry]:
    """The players to pair in the order of 1.2: score, then number; floats as the scores were (ruling R3)."""
    settings, rounds = tournament.settings, tournament.played_rounds
    everyone = cards(tournament, everyone=True)
    last = settings.rounds is not None and rounds + 1 >= settings.rounds
    forbidden = settings.forbidden or settings.forbidden_rounds
    last_float = past_floats(everyone, settings.scoring, rounds, floated)
    float_before = past_floats(everyone, settings.scoring, rounds - 1, floated)
    scoring, no_bye = settings.scoring, settings.no_bye
    found = []
    for player in tournament.available():
        id_ = player.id
        card = everyone[id_]
        colours, met = card.colours, card.met
        top = last and is_topscorer(card, scoring, rounds)
        preference, tone = _colours(colours, top, last)
        down, up = FLOATED[last_float.get(id_), float_before.get(id_)]
        unplayed = rounds - card.played  # without such a round nobody is barred
        may_rest = not (unplayed and barred(card, scoring)) and id_ not in no_bye
        found.append(
            Entry(
                id_,
                card.pairing_score,
                met,
                colours,
                preference,
                tone,
                top,
                may_rest,
                down,
                up,
                unplayed,
                card.apart if forbidden else NOBODY,
            )
        )
    found.sort(key=attrgetter("rank"))
    return found


@lru_cache(1 << 14)
def _colours(colours: tuple[Colour, ...], top: bool, last: bool) -> tuple[Preference, Tone]:
    """The preference that some games give, and how the criteria see it."""
    preference = colour_preference(colours)
    return preference, tone_of(preference, top, colours, last)


@implements("dutch-2026 1.3")
def scoregroups(players: Sequence[Entry]) -> list[tuple[int, int]]:
    """1.3: the places of the players of each score, first and one after the last, highest score first."""
    bounds = [n for n, entry in enumerate(players) if n == 0 or entry.score != players[n - 1].score]
    return list(zip(bounds, [*bounds[1:], len(players)], strict=True))


@implements("dutch-2026 1.4.3", "dutch-2026 1.4.4")
def floated_unplayed(cell: Cell, scoring: Scoring) -> bool:
    """1.4.3: the bye, and more than the points of a loss without playing."""
    return cell.result is Result.PAIRING_BYE or scoring.points(cell) > scoring.white_loss


@implements("dutch-2026 1.6")
@implements("dutch-2026 1.7", "dutch-2026 1.7.1", "dutch-2026 1.7.2", "dutch-2026 1.7.3", "dutch-2026 1.7.4")
def tone_of(preference: Preference, top: bool, colours: Sequence[Colour], last: bool) -> Tone:
    """1.7 as the criteria need it (ruling R5): only an absolute preference can be hurt by C10 and C11."""
    colour, strength = preference
    wants = 0 if colour is None else 1 if colour is Colour.WHITE else -1
    games = ""
    if last and strength is Strength.ABSOLUTE:
        games = "".join(c.value for c in colours)
    return Tone(wants, int(strength), top, games)


@implements("dutch-2026 1.8")
def is_topscorer(card: Card, scoring: Scoring, rounds: int) -> bool:
    """1.8: more than half of what could be won so far (ruling R6); for the last round only."""
    return 2 * card.pairing_score > rounds * max(scoring.win, scoring.draw)


@implements("dutch-2026 C1", "dutch-2026 C3")
def legal_pairs(players: Sequence[Entry]) -> Sequence[int]:
    """C1 and C3: for every place the set of places of possible opponents (ruling R7)."""
    absolute: dict[int, list[int]] = {1: [], -1: []}  # by the colour they want, without topscorers
    for n, entry in enumerate(players):
        if entry.tone.strength == Strength.ABSOLUTE and not entry.topscorer:
            absolute[entry.tone.wants].append(n)
    return without(not_met(players), *map(mask_of, absolute.values()))
