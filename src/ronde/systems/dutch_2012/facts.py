"""C.04.3.1, sections A and B: what the pairing card says of a player, and what a pair may break."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ronde.facts.colours import Preference, Strength, colour_preference
from ronde.facts.history import Card, Float, cards, played_float
from ronde.matching.perfect import maximum_matching
from ronde.model import Colour, Scoring, Tournament
from ronde.rulebook import implements


class Entry(NamedTuple):
    """A player as the pairing sees him; two entries compare by A2."""

    id: int
    score: int  # with the virtual points of the round
    met: frozenset[int]
    colours: tuple[Colour, ...]
    preference: Preference
    top_scorer: bool
    may_rest: bool
    floats: tuple[Float | None, Float | None]  # one round back, two rounds back
    kept_apart: frozenset[int] = frozenset()  # of `met`, those whom only the event forbids

    @property
    def rank(self) -> tuple[int, int]:
        """A2: score, then pairing number."""
        return -self.score, self.id

    def floated(self, direction: Float) -> tuple[bool, bool]:
        """Whether B5 and B6 speak against this float."""
        return self.floats[0] is direction, self.floats[1] is direction


@implements("dutch-2012 A1", "dutch-2012 A2")
def entries(tournament: Tournament) -> list[Entry]:
    """The players to pair in the order of A2 (ruling R1)."""
    everyone = cards(tournament, everyone=True)
    scoring, round_ = tournament.settings.scoring, tournament.next_round
    last = tournament.is_last_round()
    found = []
    for player in tournament.available():
        card = everyone[player.id]
        found.append(
            Entry(
                card.id,
                card.pairing_score,
                card.met,
                card.colours,
                colour_preference(card.colours),
                last and is_top_scorer(card, scoring, round_),
                may_rest(card, tournament),
                (
                    past_float(card, everyone, scoring, round_ - 1),
                    past_float(card, everyone, scoring, round_ - 2),
                ),
                card.met.difference(cell.opponent for cell in card.cells if cell.played),
            )
        )
    return sorted(found, key=lambda e: e.rank)


@implements("dutch-2012 A10")
def is_top_scorer(card: Card, scoring: Scoring, round_: int) -> bool:
    """More than half of what could be won so far (ruling R12); asked in the last round only."""
    return 2 * card.score > (round_ - 1) * scoring.win


@implements("dutch-2012 A4", "dutch-2012 B1.b")
def past_float(card: Card, everyone: dict[int, Card], scoring: Scoring, round_: int) -> Float | None:
    """The arrow of a past round; points without a game are a downfloat (ruling R10)."""
    if round_ < 1:
        return None
    cell = card.player.cell(round_)
    if cell.played:
        return played_float(card, everyone, round_)
    return Float.DOWN if scoring.points(cell) > 0 else None


@implements("dutch-2012 A5", "dutch-2012 B1.b")
def may_rest(card: Card, tournament: Tournament) -> bool:
    """Nobody has the bye after points without playing (ruling R11), nor against the arbiter's word."""
    return not card.given_points and card.id not in tournament.settings.no_bye


@implements("dutch-2012 A3")
def score_brackets(players: Iterable[Entry]) -> list[list[Entry]]:
    """The players of equal scores, highest score first."""
    brackets: dict[int, list[Entry]] = {}
    for entry in players:
        brackets.setdefault(entry.score, []).append(entry)
    return list(brackets.values())


@implements("dutch-2012 A3")
def is_homogeneous(count: int, moved: int) -> bool:
    """A bracket at least half of which came from above is treated like one of equal scores (ruling R20)."""
    return moved == 0 or 2 * moved >= count


# ---- B1, B2: who may meet ---------------------------------------------------------------------------


@implements("dutch-2012 B1", "dutch-2012 B1.a", "dutch-2012 B2", "dutch-2012 B2.note")
def legal(a: Entry, b: Entry) -> bool:
    """They have not met, and do not both want the same colour absolutely unless one is a top scorer (R12)."""
    if b.id in a.met:
        return False
    return not breaks_b2(a.preference, b.preference) or a.top_scorer or b.top_scorer


@implements("dutch-2012 B2")
def breaks_b2(a: Preference, b: Preference) -> bool:
    """Both have the same absolute preference."""
    return a.strength is b.strength is Strength.ABSOLUTE and a.colour is b.colour


def neighbours(players: Sequence[Entry]) -> list[int]:
    """Whom each of the players may meet, as sets of places."""
    place = {entry.id: n for n, entry in enumerate(players)}
    barred = {Colour.WHITE: 0, Colour.BLACK: 0}  # those with an absolute preference who are no top scorers
    for n, entry in enumerate(players):
        if entry.preference.strength is Strength.ABSOLUTE and not entry.top_scorer:
            barred[entry.preference.colour or Colour.WHITE] |= 1 << n
    everybody = (1 << len(players)) - 1
    near = []
    for n, entry in enumerate(players):
        mask = everybody & ~(1 << n)
        colour, strength = entry.preference
        if colour is not None and strength is Strength.ABSOLUTE and not entry.top_scorer:
            mask &= ~barred[colour]
        for id_ in entry.met:
            if id_ in place:
                mask &= ~(1 << place[id_])
        near.append(mask)
    return near


def can_all_be_paired(players: Sequence[Entry]) -> bool:
    """Everybody has an opponent in some way; if their number is odd, one has the bye."""
    near = neighbours(players)
    if len(players) % 2:
        resting = sum(1 << n for n, entry in enumerate(players) if entry.may_rest)
        near = [mask | (resting >> n & 1) << len(players) for n, mask in enumerate(near)]
        near.append(resting)
    return all(mate >= 0 for mate in maximum_matching(near))


# ---- B4: colours --------------------------------------------------------------------------------------


@implements("dutch-2012 A7.d")
def breaks_a7d(a: Preference, b: Preference) -> bool:
    """Odd rounds: the same preference, both at least strong and not both absolute (ruling R6)."""
    return a.colour is b.colour and min(a.strength, b.strength) >= Strength.STRONG and not breaks_b2(a, b)


@implements("dutch-2012 B4")
def breaks_x(a: Preference, b: Preference) -> bool:
    """The same preference, whatever its strength (rulings R7, R8)."""
    return a.colour is not None and a.colour is b.colour


@implements("dutch-2012 A7.e")
def breaks_z(a: Preference, b: Preference) -> bool:
    """Even rounds: the same preference, both at least strong; a mild one goes either way (ruling R7)."""
    return a.colour is b.colour and min(a.strength, b.strength) >= Strength.STRONG


@implements("dutch-2012 A8", "dutch-2012 A8.a", "dutch-2012 A8.b", "dutch-2012 C2.b")
def x1_and_z1(players: Sequence[Entry], pairs: int, odd_round: bool) -> tuple[int, int]:
    """The least numbers of pairs against a preference, and of those that no mild player softens."""
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
