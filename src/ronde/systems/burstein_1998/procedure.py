"""The Burstein system: C.04.3.4, article by article.

In every score group the player with the strongest opposition meets the one with the weakest. Players are
kept in the order of article 3.2 over the whole field: `place` 0 is the highest, and a set of players is
an int with the bits of their places, so that the lowest bit of a bracket is its No. 1.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from ronde.facts.acceleration import check_allowed
from ronde.facts.colours import colour_difference, latest_difference, may_have
from ronde.facts.history import Card, cards
from ronde.facts.order import board_order
from ronde.matching.perfect import CheapestMatching, PerfectMatching, bits
from ronde.model import Colour, Pair, Tournament
from ronde.rulebook import implements
from ronde.systems.base import Measure, RoundPairing, System
from ronde.systems.burstein_1998.story import Bracket, Combination, Entry, Story
from ronde.systems.impossible import no_pairing

KEY = "burstein-1998"
WHITE, BLACK = Colour.WHITE, Colour.BLACK


# --- 1, 3 and 4.4: due colour, legal pairs, order, imaginary point ----------------------------------


@implements("burstein-1998 1", "burstein-1998 4.4")
def due_colour(colours: Sequence[Colour]) -> Colour | None:
    """The colour played less often, or the one not played last; nobody is due one before his first game."""
    if not colours:
        return None
    difference = colour_difference(colours)
    due = colours[-1].opposite
    if difference:
        due = BLACK if difference > 0 else WHITE
    # ruling 11: a colour that 5.2 or 5.3 forbid is not due
    return due if may_have(colours, due) else due.opposite


@implements("burstein-1998 3.1", "burstein-1998 5.2", "burstein-1998 5.3")
def legal_pairs(field: Sequence[Entry]) -> list[int]:
    """For every place the players he may meet: not met yet, and with colours that both may have."""
    place = {entry.id: entry.place for entry in field}
    may = {c: mask_of(e.place for e in field if may_have(e.colours, c)) for c in Colour}
    legal = []
    for entry in field:
        there = 0
        for colour in Colour:
            if may[colour] >> entry.place & 1:
                there |= may[colour.opposite]
        met = mask_of(place[id_] for id_ in entry.card.met if id_ in place)
        legal.append(there & ~met & ~(1 << entry.place))
    return legal


@implements("burstein-1998 3.2")
def in_order(tournament: Tournament) -> list[Entry]:
    """Sonneborn-Berger, Buchholz, Median, rating, highest first; score plays no part (rulings 1 to 4)."""
    everyone = cards(tournament, everyone=True)
    extra = imaginary_points(tournament)
    score = {id_: card.score + extra.get(id_, 0) for id_, card in everyone.items()}
    there = [(_opposition(everyone[p.id], score, tournament), everyone[p.id]) for p in tournament.available()]
    there.sort(key=lambda item: (*(-value for value in item[0]), -item[1].rating, item[1].id))
    return [
        Entry(card, place, score[card.id], due_colour(card.colours)) for place, (_, card) in enumerate(there)
    ]


def _opposition(card: Card, score: dict[int, int], tournament: Tournament) -> tuple[int, int, int]:
    """Sonneborn-Berger, Buchholz and Median over the games played."""
    games = [cell for cell in card.cells if cell.played and cell.opponent is not None]
    met = sorted(score[cell.opponent] for cell in games if cell.opponent is not None)
    points = tournament.settings.scoring.points
    sonneborn = sum(points(cell) * score[cell.opponent] for cell in games if cell.opponent is not None)
    # ruling 2: the Median needs three opponents
    return sonneborn, sum(met), sum(met[1:-1])


@implements("burstein-1998 3.3")
def imaginary_points(tournament: Tournament) -> dict[int, int]:
    """One win more for the top half of all numbers, while rounds 1 and 2 are paired (rulings 5 and 6)."""
    if tournament.next_round > 2:
        return {}
    numbers = sorted(player.id for player in tournament.players)
    return dict.fromkeys(numbers[: len(numbers) // 2], tournament.settings.scoring.win)


def mask_of(places: Iterator[int]) -> int:
    """The set of these places."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def score_groups(field: Sequence[Entry], players: int) -> list[int]:
    """The players of each score, highest score first."""
    groups: dict[int, int] = {}
    for place in bits(players):
        groups[field[place].score] = groups.get(field[place].score, 0) | 1 << place
    return [groups[score] for score in sorted(groups, reverse=True)]


# --- 4: the bye -------------------------------------------------------------------------------------


@implements("burstein-1998 4.1", "burstein-1998 4.2", "burstein-1998 4.3")
def choose_bye(field: Sequence[Entry], legal: Sequence[int], story: Story) -> int | None:
    """Who rests if the number is odd: from the lowest group and place upwards the first who can."""
    matching = PerfectMatching(legal)
    barred = mask_of(entry.place for entry in field if story.barred_from_bye(entry))
    if matching.complete and len(field) % 2 == 0:
        return None
    order = [
        place
        for group in reversed(score_groups(field, (1 << len(field)) - 1))
        for place in sorted(bits(group), reverse=True)
    ]
    # ruling 14: the others must be able to be paired
    for turn, place in enumerate(order):
        if not barred >> place & 1 and matching.can_drop(place):
            story.bye(turn, order)
            return place
    raise no_pairing([entry.id for entry in field], legal, (1 << len(field)) - 1 & ~barred)


# --- 5: colours of a pair ---------------------------------------------------------------------------


class Colours(NamedTuple):
    """Who has White, and the article that says so."""

    white: Entry
    black: Entry
    article: str


@implements("burstein-1998 5.1", "burstein-1998 5.2", "burstein-1998 5.3")
@implements("burstein-1998 5.4.a", "burstein-1998 5.4.b", "burstein-1998 5.4.c", "burstein-1998 5.4.d")
def allocate(higher: Entry, lower: Entry, drawn: Colour) -> Colours:
    """The colours of two players, the higher placed one first."""
    due = higher.due or lower.due

    def serve(player: Entry, colour: Colour, article: str) -> Colours:
        other = lower if player is higher else higher
        return Colours(player, other, article) if colour is WHITE else Colours(other, player, article)

    if due is None:
        # ruling 20: nobody has played; the lower number has the colour of his parity
        first = min(higher, lower, key=lambda entry: entry.id)
        return serve(first, drawn if first.id % 2 else drawn.opposite, "5.1")
    if higher.due is not lower.due:
        # ruling 16; such colours always keep 5.2 and 5.3 (ruling 11)
        return serve(higher, higher.due, "5.4.a") if higher.due else serve(lower, due, "5.4.a")
    for player in (higher, lower):
        # ruling 15: one way only is allowed if somebody may not have the other colour
        if not may_have(player.colours, due.opposite):
            run = player.colours[-2:] == (due.opposite, due.opposite)
            return serve(player, due, "5.3" if run else "5.2")
    apart = [abs(colour_difference(entry.colours)) for entry in (higher, lower)]
    if apart[0] != apart[1]:
        # ruling 17
        return serve(higher if apart[0] > apart[1] else lower, due, "5.4.b")
    latest = latest_difference(higher.colours, lower.colours)
    if latest:
        # ruling 18
        return serve(higher, latest[0].opposite, "5.4.c")
    # ruling 19
    return serve(higher, due, "5.4.d")


# --- 6.1 to 6.5: the first combination of a bracket -------------------------------------------------


@implements("burstein-1998 6.1", "burstein-1998 6.2", "burstein-1998 6.3", "burstein-1998 6.4")
@implements("burstein-1998 6.5")
def first_combination(
    legal: Sequence[int], clashing: Sequence[int], bracket: int, floaters: int
) -> Combination | None:
    """The first combination of the list (ruling 8) among those with the fewest clashes (ruling 10).

    `clashing[a]` are the players due the same colour as a; in an odd bracket one of `floaters` is left over.
    The highest player not yet placed takes the lowest one with whom the others can still be paired
    with as few clashes as the whole bracket needs. A vertex after the last stands for floating.
    """
    size, away = bracket.bit_count(), len(legal)
    if size % 2 == 0:
        floaters = 0
    graph, costly = [0] * (away + 1), [0] * (away + 1)
    for place in bits(bracket):
        graph[place] = legal[place] & bracket | (floaters >> place & 1) << away
        costly[place] = clashing[place]
    graph[away] = floaters
    matching = CheapestMatching(graph, costly, bracket | (size % 2) << away)
    if not matching.complete:
        return None
    clashes, pairs, choices, floater, left = matching.cost, [], [], None, bracket
    while left:
        first = (left & -left).bit_length() - 1
        left &= ~(1 << first)
        chosen = next(
            b for b in falling(graph[first] & (left | 1 << away), away) if matching.can_fix(first, b)
        )
        matching.fix(first, chosen)
        if chosen == away:
            floater = first
            choices.append(left.bit_count())
            continue
        choices.append((left >> chosen).bit_count() - 1)
        pairs.append((first, chosen))
        left &= ~(1 << chosen)
    return Combination(tuple(pairs), floater, clashes, tuple(choices))


def falling(mask: int, last: int) -> Iterator[int]:
    """The members of a set, highest first, but this one at the end."""
    end = mask >> last & 1
    mask &= ~(1 << last)
    while mask:
        place = mask.bit_length() - 1
        yield place
        mask ^= 1 << place
    if end:
        yield last


# --- 6.6: floating and merging ----------------------------------------------------------------------


State = tuple[int, int | None]  # the first score group, and who floats into it
Brackets = tuple[Bracket, ...]
Search = Generator[State, Brackets | None, Brackets | None]  # asks for what is below


class Descent:
    """The procedure of ruling 12: score groups from the highest to the lowest, with floaters."""

    def __init__(self, field: Sequence[Entry], legal: Sequence[int], groups: Sequence[int]) -> None:
        self.legal, self.groups = legal, groups
        due = {c: mask_of(e.place for e in field if e.due is c) for c in Colour}
        self.clashing = [due[entry.due] & ~(1 << entry.place) if entry.due else 0 for entry in field]
        self._known: dict[State, Brackets | None] = {}
        self._partners: dict[int, tuple[int, int]] = {}

    @implements("burstein-1998 6.6")
    def pair(self, first: int, floater: int | None) -> Brackets | None:
        """PAIR the groups from this one on with a floater; None is a failure.

        What happens depends on the two arguments only, so it is worked out once for each floater. The
        questions of `_pair` about the groups below are put on a pile: there may be hundreds of groups.
        """
        pile = [((first, floater), self._pair(first, floater))]
        answer: Brackets | None = None
        while pile:
            state, work = pile[-1]
            try:
                below = work.send(answer)
            except StopIteration as end:
                self._known[state] = answer = end.value
                pile.pop()
                continue
            answer = self._known.get(below)
            if below not in self._known:
                pile.append((below, self._pair(*below)))
        return answer

    def _pair(self, first: int, floater: int | None) -> Search:
        if first == len(self.groups):
            return () if floater is None else None
        if floater is not None and not self.welcome(first, 1 << floater):
            return None
        natives = 0
        came = 0 if floater is None else 1 << floater
        for last in range(first, len(self.groups)):
            natives |= self.groups[last]
            matching = PerfectMatching(self.legal, natives | came)
            odd = (natives | came).bit_count() % 2
            may_float = matching.droppable() & natives if odd else 0
            if matching.complete and (may_float or not odd):
                found = yield from self._bracket(first, last, natives, floater, may_float)
                if found is not None:
                    return found
            elif floater is not None:
                return None  # step b: he goes back to the group above
            # step c: this group and the next one become one
        return None

    def _bracket(self, first: int, last: int, natives: int, floater: int | None, may_float: int) -> Search:
        """Step a: the first combination whose floater can be paired below."""
        bracket = natives if floater is None else natives | 1 << floater
        if bracket.bit_count() % 2 == 0 and (yield last + 1, None) is None:
            return None
        returned: list[int] = []
        while found := first_combination(self.legal, self.clashing, bracket, may_float):
            below = yield last + 1, found.floater
            if below is not None:
                return (Bracket(first, last, bracket, floater, found, tuple(returned)), *below)
            assert found.floater is not None
            returned.append(found.floater)
            # whoever is not welcome below need not be tried one by one
            may_float = self.welcome(last + 1, may_float & ~(1 << found.floater))
        return None

    def welcome(self, first: int, floaters: int) -> int:
        """Floaters who are not refused from the start, neither by the next group nor by all those below."""
        if first not in self._partners:
            group, below = self.groups[first], 0
            for other in self.groups[first:]:
                below |= other
            # a floater needs an opponent without whom the others can be paired
            near = PerfectMatching(self.legal, group).droppable() if group.bit_count() % 2 else group
            self._partners[first] = near, PerfectMatching(self.legal, below).droppable()
        near, far = self._partners[first]
        return mask_of(p for p in bits(floaters) if self.legal[p] & near and self.legal[p] & far)


# --- the round --------------------------------------------------------------------------------------


def pair(tournament: Tournament) -> RoundPairing:
    """Pair a round by the Burstein system."""
    if tournament.settings.acceleration:
        check_allowed(SYSTEM, tournament.settings.acceleration)
    field = in_order(tournament)
    legal = legal_pairs(field)
    story = Story(tournament, field, legal)
    bye = choose_bye(field, legal, story)
    players = (1 << len(field)) - 1 & ~(0 if bye is None else 1 << bye)
    groups = score_groups(field, players)
    descent = Descent(field, legal, groups)
    # ruling 12: since all groups may become one, a pairing is found whenever one exists
    brackets = descent.pair(0, None)
    assert brackets is not None
    drawn = tournament.settings.initial_colour or WHITE
    pairs = [] if bye is None else [Pair(field[bye].id)]
    measures = list(story.measures)
    for number, bracket in enumerate(brackets):
        story.bracket(number, bracket, groups, descent.clashing)
        measures += quality(number, bracket)
        for higher, lower in bracket.combination.pairs:
            colours = allocate(field[higher], field[lower], drawn)
            story.colours(colours.white, colours.black, colours.article, drawn)
            pairs.append(Pair(colours.white.id, colours.black.id))
    boards = board_order(pairs, {entry.id: entry.card.score for entry in field}.__getitem__)
    return RoundPairing(tournament.next_round, tuple(boards), tuple(story.steps), tuple(measures))


def quality(number: int, bracket: Bracket) -> list[Measure]:
    """Groups made one, clashes, and the place in the list of combinations."""
    found = bracket.combination
    listed = "6.2" if found.floater is None else "6.4"
    return [
        Measure(f"{KEY} 6.6", (bracket.last - bracket.first,), number),
        Measure(f"{KEY} 6.5", (found.clashes,), number),
        Measure(f"{KEY} {listed}", found.choices, number),
    ]


SYSTEM = System(KEY, "Burstein system (FIDE, 1998)", "Système Burstein (FIDE, 1998)", KEY, pair)
