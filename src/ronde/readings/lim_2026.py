"""The Lim system of 2026 (C.04.4.3) read word for word: every choice tried in the order of the text.

`Round` is the round, from the groups outside to the median; `Group` is one score group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from ronde.model import Colour, Result, Tournament
from ronde.readings.cards import Card, cards, initial_colour
from ronde.readings.request import Asked, Trace, decided, leaves
from ronde.readings.trials import Trials, all_paired, most_pairs

Game = tuple[int, int]
May = Callable[[int, int], bool]


def pair(tournament: Tournament, request: Asked = None) -> list[Game]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    return Round(tournament, request).pair()


def trace(tournament: Tournament, request: Asked = None) -> Trace:
    """The decisions of a round, with the numbers of C.04.3.2."""
    reading = Round(tournament, request)
    reading.pair()
    return reading.trace


class Round:
    """The round to pair."""

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.request = request
        self.trials = Trials(tournament)
        self.trace: Trace = []
        self.everyone = cards(tournament, everyone=True)
        self.cards = {player.id: self.everyone[player.id] for player in tournament.available()}
        self.settings, self.tournament = tournament.settings, tournament
        self.played = tournament.played_rounds
        announced = tournament.settings.rounds
        self.last_round = announced is not None and tournament.next_round >= announced
        self.maxi = tournament.settings.option("maxi") == "yes"

    def score(self, id_: int) -> int:
        """The score with the virtual points of the round (ruling L8)."""
        return self.cards[id_].pairing_score

    def pair(self) -> list[Game]:
        """1.1, 2.2: the bye, the groups towards the median, the boards (ruling L4)."""
        ids = sorted(self.cards)
        resting = self.bye(ids) if len(ids) % 2 else None
        ids = [id_ for id_ in ids if id_ != resting]
        decided(self.trace, "8.1", resting)
        if not all_paired(ids, self.open_at_last, self.trials):  # ruling L4
            raise self.trials.no_pairing()
        games = [self.colours(a, b, below) for a, b, below in self.groups(ids)]
        return self.boards(games, resting)

    def board(self, game: Game) -> tuple[int, int, int]:
        """The order of the boards (C.04.2 3.6): the higher score, the sum of both, the number."""
        high, low = sorted(game, key=lambda id_: (-self.score(id_), id_))
        return -self.score(high), -self.score(high) - self.score(low), high

    def bye_order(self, ids: list[int]) -> list[int]:
        """1.1, 7.1: the largest number of the lowest score group; in round 1 the lowest rated."""
        return sorted(ids, key=lambda i: (self.score(i) if self.played else self.cards[i].rating, -i))

    def bye(self, ids: list[int]) -> int:
        """1.1: who has it."""
        for id_ in self.bye_order(ids):
            others = [other for other in ids if other != id_]
            kept = self.had_bye(id_) or id_ in self.settings.no_bye
            if not kept and all_paired(others, self.open_at_last, self.trials):
                return id_
        raise self.trials.no_pairing()

    def had_bye(self, id_: int) -> bool:
        """1.1: had the bye, or in one round without playing as many points as for a win."""
        scoring = self.settings.scoring
        for cell in self.cards[id_].cells:
            if cell.result in (Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN):
                return True
            if not cell.played and scoring.points(cell) >= scoring.win:
                return True
        return False

    def compatible(self, a: int, b: int) -> bool:
        """2.1: they have not met, and both can have a colour."""
        return a != b and b not in self.cards[a].met and bool(self.allocations(a, b))

    def boards(self, games: list[Game], resting: int | None) -> list[Game]:
        """2.2: the order of the boards, the bye last."""
        return sorted(games, key=self.board) + ([(resting, 0)] if resting is not None else [])

    def groups(self, ids: list[int]) -> Iterator[tuple[int, int, bool]]:
        """2.2: all pairs, and whether they are made below the median (ruling L13)."""
        scores = sorted({self.score(id_) for id_ in ids})
        residents = {score: [id_ for id_ in ids if self.score(id_) == score] for score in scores}
        half = self.played * self.settings.scoring.win  # twice the score of the median
        upper = [residents[score] for score in reversed(scores) if 2 * score > half]
        lower = [residents[score] for score in scores if 2 * score < half]
        median = [id_ for id_ in ids if 2 * self.score(id_) == half]
        # Ruling L13: without residents of the median, the first group below it is looked at.
        next_down = median or (lower[-1] if lower else [])
        above, made_above = self.towards_median(upper, next_down, up=False)
        below, made_below = self.towards_median(lower, median + above, up=True)
        made = self.median(median, above, below, made_above, made_below)
        yield from ((a, b, False) for a, b in made_above)
        yield from ((a, b, True) for a, b in made_below)
        yield from ((a, b, False) for a, b in made)

    def towards_median(
        self, levels: list[list[int]], last: list[int], up: bool
    ) -> tuple[list[int], list[Game]]:
        """2.2: the groups of one side one after the other; who floats out of the last one, and all pairs."""
        floaters: list[int] = []
        made: list[Game] = []
        for residents, neighbour in pairwise([*levels, last]):
            group = Group(self, residents, floaters, neighbour, up)
            floaters = group.float_out()
            decided(self.trace, "9.3 10.9 10.10 10.2 10.3 10.4", sorted(floaters))
            made += group.pairs(self.in_order(group.guests, up))
        return floaters, made

    def median(
        self,
        residents: list[int],
        above: list[int],
        below: list[int],
        made_above: list[Game],
        made_below: list[Game],
    ) -> list[Game]:
        """2.6, 2.6.1, 2.6.2: as long as it is blocked, the last pair of one side is undone for it."""
        may = self.possible_in_median([*residents, *above, *below])
        while may is None:
            decided(self.trace, "9.6", (sorted(above), sorted(below)))
            # Rulings L23, L24: one pair at a time, of the lower side if more came from above.
            from_lower_side = len(above) > len(below)
            if not (made_below if from_lower_side else made_above):
                from_lower_side = not from_lower_side
            if from_lower_side:
                below = [*below, *made_below.pop()]
            else:
                above = [*above, *made_above.pop()]
            may = self.possible_in_median([*residents, *above, *below])
        decided(self.trace, "9.6", None)
        group = Group(self, residents, above + below, [], up=False)
        group.may = may
        return group.pairs(self.in_order(above, up=False) + self.in_order(below, up=True))

    def possible_in_median(self, members: list[int]) -> May | None:
        """2.6, 6: the colours are given up only if the median is blocked otherwise (ruling L6)."""
        for may in (self.open, self.open_at_last):
            if all_paired(members, may, self.trials):
                return may
        return None

    def apart(self, a: int, b: int) -> bool:
        """3.2.3, 3.8, 5.7: more than 100 points between them."""
        return abs(self.cards[a].rating - self.cards[b].rating) > 100

    def floated_before(self, id_: int) -> bool:
        """3.10 (ruling L16): away from the median's side, judged on the pairing of that round."""
        card = self.cards[id_]
        opponent = card.player.cell(self.played).opponent if self.played else None
        if opponent is None:
            return False
        mine, other = card.before[self.played - 1], self.everyone[opponent].before[self.played - 1]
        half = (self.played - 1) * self.settings.scoring.win
        return (2 * mine > half and other < mine) or (2 * mine < half and other > mine)

    def in_order(self, floaters: list[int], up: bool) -> list[int]:
        """3.6, 3.7: the highest score, then the smallest number; going up the mirror image."""
        highest_first = sorted(floaters, key=lambda id_: (-self.score(id_), id_))
        return highest_first[::-1] if up else highest_first

    def allocations(self, a: int, b: int) -> list[Game]:
        """5.1.1, 5.1.2: the games, White first, that are allowed to both."""
        return [
            (white, black)
            for white, black in ((a, b), (b, a))
            if tolerates(self.cards[white], Colour.WHITE) and tolerates(self.cards[black], Colour.BLACK)
        ]

    def breaks(self, a: int, b: int) -> bool:
        """5.1.1, 5.1.2: no game of the two is allowed to both."""
        return not self.allocations(a, b)

    def clash(self, a: int, b: int) -> bool:
        """5.2: both are due the same colour (ruling L5)."""
        return self.due(a) is not None and self.due(a) is self.due(b)

    def colours(self, a: int, b: int, below: bool) -> Game:
        """5.3: who has White (ruling L25)."""
        _, chosen, colour = self.colour_rule(a, b, below)
        return with_colour(chosen, a + b - chosen, colour)

    def colour_rule(self, a: int, b: int, below: bool) -> tuple[str, int, Colour]:
        """5.3, 5.4, 5.5, 5.6, 7.2: the rule that decides, who is chosen, their colour."""
        legal = self.allocations(a, b)
        if len(legal) == 1:
            return "limit", legal[0][0], Colour.WHITE
        mine, other = self.due(a), self.due(b)
        if mine is None and other is None:
            drawn = initial_colour(self.tournament)
            return "lot", min(a, b), drawn if min(a, b) % 2 else drawn.opposite
        if mine is None or other is None:
            return ("one", a, mine) if mine else ("one", b, other or Colour.WHITE)
        if mine is not other:
            return "both", a, mine
        past = zip(reversed(self.cards[a].colours), reversed(self.cards[b].colours), strict=False)
        for then_a, then_b in past:
            if then_a is not then_b:
                return "past", a if then_a is not mine else b, mine
        return "number", max(a, b) if below else min(a, b), mine

    def tolerated(self, id_: int) -> list[Colour]:
        """5.3: the colours that a player may have."""
        return [colour for colour in Colour if tolerates(self.cards[id_], colour)]

    def due(self, id_: int) -> Colour | None:
        """5.5: the colour a player is due."""
        return due(self.cards[id_])

    def relaxed(self, a: int, b: int) -> bool:
        """6: in the last round equal scores meet whatever their colours (ruling L6)."""
        if self.last_round and self.score(a) == self.score(b):
            return a != b and b not in self.cards[a].met
        return self.compatible(a, b)

    def open(self, a: int, b: int) -> bool:
        """They are compatible, and what was asked for stays possible."""
        return self.compatible(a, b) and leaves(self.request, a, b)

    def open_at_last(self, a: int, b: int) -> bool:
        """The same in the last round."""
        return self.relaxed(a, b) and leaves(self.request, a, b)


@dataclass
class Group:
    """A score group in work: its residents, the floaters that are its guests, the group next to it."""

    reading: Round
    residents: list[int]
    guests: list[int]
    neighbour: list[int]
    up: bool
    out: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.residents, self.guests = list(self.residents), list(self.guests)
        # Ruling L6: colours are given up only for the sake of more pairs.
        members, reading = self.members(), self.reading
        reading.trials.begin(members)
        more = most_pairs(members, reading.open_at_last, reading.trials) > most_pairs(
            members, reading.open, reading.trials
        )
        self.may: May = reading.open_at_last if more else reading.open
        self.by_cards: May = reading.relaxed if more else reading.compatible

    def float_out(self) -> list[int]:
        """2.3, 4.4: who floats: without opponent, to make the number even, the others who must."""
        members = self.members()
        for id_ in members:  # ruling L10
            if not any(self.by_cards(id_, other) for other in members):
                self.remove(id_)
        members = self.members()
        pairs = most_pairs(members, self.may, self.reading.trials)  # ruling L11
        if len(members) % 2:
            self.remove(self.one_more(pairs))
        while len(self.members()) > 2 * pairs:
            self.remove(self.of_best_type(pairs)[1][-1])
        return self.out

    def remove(self, id_: int) -> None:
        """Somebody floats."""
        (self.residents if id_ in self.residents else self.guests).remove(id_)
        self.out.append(id_)

    def one_more(self, pairs: int) -> int:
        """2.3.4, 3.2.2, 3.2.3, 3.2.4, 3.10: the floater that makes the number even."""
        members = self.members()
        type_, candidates = self.of_best_type(pairs)
        if type_ == "d":  # ruling L16
            candidates = [id_ for id_ in candidates if not self.reading.floated_before(id_)] or candidates
        last = candidates[-1]
        wanted = [self.reading.due(id_) for id_ in members]
        white, black = wanted.count(Colour.WHITE), wanted.count(Colour.BLACK)
        if white == black:
            return last
        frequent = Colour.WHITE if white > black else Colour.BLACK
        levelling = [id_ for id_ in candidates if self.reading.due(id_) is frequent]
        if not levelling or (self.reading.maxi and self.reading.apart(levelling[-1], last)):
            return last
        return levelling[-1]

    def type(self, id_: int) -> str:
        """3.3, 3.4, 3.9: a, b, c or d; whether there is an opponent next door (rulings L14 and L15)."""
        order = self.reading.in_order([*self.out, id_], self.up)
        before = order[: order.index(id_)]
        has_opponent = self.opponents([*before, id_]) > self.opponents(before)
        if id_ in self.guests:
            return "b" if has_opponent else "a"
        return "d" if has_opponent else "c"

    def opponents(self, floaters: list[int]) -> int:
        """3.3, 3.4: how many of the floaters can have an opponent of their own in the neighbour group."""

        @cache
        def most(place: int, free: frozenset[int]) -> int:
            if place == len(floaters):
                return 0
            self.reading.trials.one()
            fitting = [other for other in free if self.reading.compatible(floaters[place], other)]
            return max([most(place + 1, free)] + [1 + most(place + 1, free - {other}) for other in fitting])

        return most(0, frozenset(self.neighbour))

    def pairs(self, guests: list[int]) -> list[Game]:
        """3.6, 3.7: the floaters in this order, then all the others."""
        left = self.members()
        made = []
        for guest in guests:
            if guest in left:
                opponent = self.opponent(guest, left)
                made.append((guest, opponent))
                left = [id_ for id_ in left if id_ not in made[-1]]
        decided(self.reading.trace, "10.8", list(made))
        others = self.second_scrutiny(left)
        decided(self.reading.trace, "13 11.1 12.2 11.2", others)
        return made + others

    def opponent(self, guest: int, left: list[int]) -> int:
        """3.8 (ruling L18): the first who is not due the same colour, if there is one."""
        available = [
            id_
            for id_ in left
            if self.may(guest, id_)
            and all_paired(
                [other for other in left if other not in (guest, id_)], self.may, self.reading.trials
            )
        ]
        available = [id_ for id_ in available if id_ in self.residents] or available
        for id_ in available:
            near = not (self.reading.maxi and self.reading.apart(id_, available[0]))
            if near and not self.reading.clash(guest, id_):
                return id_
        return available[0]

    def of_best_type(self, pairs: int) -> tuple[str, list[int]]:
        """3.9: of those without whom as many pairs are possible, the ones of the least harmful type."""
        members = self.members()
        types: dict[str, list[int]] = {}
        for id_ in members:
            if (
                most_pairs([other for other in members if other != id_], self.may, self.reading.trials)
                == pairs
            ):
                types.setdefault(self.type(id_), []).append(id_)
        best = max(types)  # d, c, b, a
        return best, types[best]

    def members(self) -> list[int]:
        """4.1: in the order of the scrutiny (ruling L9)."""
        return sorted(self.residents + self.guests, reverse=self.up)

    def second_scrutiny(self, left: list[int]) -> list[Game]:
        """5.2, 5.7: the fewest clashes, then the order of the exchanges (rulings L20 to L22)."""
        first = dict(first_scrutiny(left, self.may, self.reading.trials))
        first |= {b: a for a, b in first.items()}

        def may(a: int, b: int) -> bool:
            if self.reading.maxi and first[a] != b:
                far = self.reading.apart(b, first[a]) or self.reading.apart(a, first[b])
                return not far and self.may(a, b)
            return self.may(a, b)

        @cache
        def best(players: tuple[int, ...]) -> tuple[int, int, list[Game]] | None:
            """Breaches of 5.1.1 and 5.1.2, clashes, and the pairs."""
            self.reading.trials.one(len(players))
            found: tuple[int, int, list[Game]] | None = None if players else (0, 0, [])
            for a, b, others in exchanges(players):
                rest = best(others) if may(a, b) else None
                if rest is not None:
                    breaches = rest[0] + (not self.reading.allocations(a, b))
                    clashes = rest[1] + self.reading.clash(a, b)
                    if found is None or (breaches, clashes) < found[:2]:  # the first of equal ones stays
                        found = breaches, clashes, [(a, b), *rest[2]]
            return found

        chosen = best(tuple(left))
        assert chosen is not None
        return chosen[2]


def exchanges(players: tuple[int, ...]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """4.2: the opponents of the first of 2N: N+1 … 2N, then N … 2, the others closed up (ruling L19)."""
    count = len(players)
    for place in [*range(count // 2, count), *range(count // 2 - 1, 0, -1)]:
        yield players[0], players[place], players[1:place] + players[place + 1 :]


def first_scrutiny(players: list[int], may: May, trials: Trials) -> list[Game]:
    """4.1, 4.2, 4.3: the first pairing in the order of the exchanges that is compatible (ruling L20)."""

    @cache
    def first(left: tuple[int, ...]) -> list[Game] | None:
        trials.one()
        for a, b, others in exchanges(left):
            rest = first(others) if may(a, b) else None
            if rest is not None:
                return [(a, b), *rest]
        return None if left else []

    found = first(tuple(players))
    assert found is not None
    return found


def tolerates(card: Card, colour: Colour) -> bool:
    """5.1.1, 5.1.2: neither the third time running nor three more than the other colour."""
    colours = [*card.colours, colour]
    three_running = len(colours) >= 3 and len(set(colours[-3:])) == 1
    return not three_running and 2 * colours.count(colour) - len(colours) < 3


def due(card: Card) -> Colour | None:
    """5.1, 5.5, 5.6: the only colour allowed, the one had less often, or the one not last had (ruling L5)."""
    possible = [colour for colour in Colour if tolerates(card, colour)]
    if len(possible) == 1:
        return possible[0]
    white, black = card.colours.count(Colour.WHITE), card.colours.count(Colour.BLACK)
    if white != black:
        return Colour.WHITE if white < black else Colour.BLACK
    return card.colours[-1].opposite if card.colours else None


def with_colour(player: int, opponent: int, colour: Colour | None) -> Game:
    """White first."""
    return (player, opponent) if colour is Colour.WHITE else (opponent, player)
