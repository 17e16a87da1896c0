"""The Lim system (C.04.3.2) read word for word: every floater and exchange tried in the order of the text.

`Round` is the round, from the groups outside to the median; `Group` is one score group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

from ronde.model import Colour, Tournament
from ronde.readings.cards import Card, cards, initial_colour
from ronde.readings.request import Asked, Trace, decided, leaves
from ronde.readings.trials import Trials, all_paired, most_pairs

Game = tuple[int, int]
Relation = Callable[[int, int], bool]


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
        self.cards = {p.id: self.everyone[p.id] for p in tournament.available()}
        self.settings, self.tournament = tournament.settings, tournament
        self.played = tournament.played_rounds
        declared = tournament.settings.rounds
        self.last_round = declared is not None and self.played + 1 >= declared
        self.maxi = tournament.settings.option("maxi") == "yes"

    def score(self, id_: int) -> int:
        """The score that pairs, with virtual points."""
        return self.cards[id_].pairing_score

    def bye_order(self, ids: list[int]) -> list[int]:
        """8.1: the lowest score, the largest number."""
        return sorted(ids, key=lambda i: (self.score(i), -i))

    def had_bye(self, id_: int) -> bool:
        """8.1: not twice."""
        return self.cards[id_].given_points

    def bye(self, ids: list[int]) -> int:
        """8.1: who has it."""
        for id_ in self.bye_order(ids):
            kept = self.had_bye(id_) or id_ in self.settings.no_bye
            if not kept and all_paired([i for i in ids if i != id_], self.legal, self.trials):
                return id_
        raise self.trials.no_pairing()

    def compatible(self, a: int, b: int) -> bool:
        """9.1: they have not met, and both can have a colour."""
        return b not in self.cards[a].met and not self.breaks(a, b)

    def side(self, score: int) -> int:
        """9.2: +1 above the median, 0 in it, -1 below."""
        twice, middle = 2 * score, self.played * self.settings.scoring.win
        return (twice > middle) - (twice < middle)

    def pair(self) -> list[Game]:
        """9.2, 13: the bye, the groups towards the median, the boards."""
        ids = sorted(self.cards)
        bye = self.bye(ids) if len(ids) % 2 else None
        ids = [id_ for id_ in ids if id_ != bye]
        decided(self.trace, "8.1", bye)
        if not all_paired(ids, self.legal, self.trials):
            raise self.trials.no_pairing()
        games = [self.colours(*made) for made in self.all_groups(ids)]

        return self.boards(games, bye)

    def all_groups(self, ids: list[int]) -> list[tuple[int, int, bool]]:
        """9.2: from the top down, from the bottom up, the median last."""
        groups: dict[int, list[int]] = {}
        for id_ in ids:
            groups.setdefault(self.score(id_), []).append(id_)
        above = sorted((s for s in groups if self.side(s) > 0), reverse=True)
        below = sorted(s for s in groups if self.side(s) < 0)
        median = [id_ for s in groups if self.side(s) == 0 for id_ in groups[s]]

        levels = [groups[s] for s in above]
        after = median or (groups[below[-1]] if below else [])
        from_above, made_above = self.side_of_median([*levels, after], up=False)
        levels = [groups[s] for s in below]
        from_below, made_below = self.side_of_median([*levels, median + from_above], up=True)
        made_median = self.median(median, from_above, from_below, made_above, made_below)
        return (
            [(a, b, False) for a, b in made_above]
            + [(a, b, True) for a, b in made_below]
            + [(a, b, False) for a, b in made_median]
        )

    def side_of_median(self, levels: list[list[int]], up: bool) -> tuple[list[int], list[Game]]:
        """9.2: the groups of one side; the last one is only looked at for opponents."""
        incoming: list[int] = []
        made: list[Game] = []
        for residents, adjacent in pairwise(levels):
            work = Group(self, residents, incoming, adjacent, up)
            leaving = work.floaters()
            decided(self.trace, "9.3 10.9 10.10 10.2 10.3 10.4", sorted(leaving))
            made += work.pairs()
            incoming = leaving
        return incoming, made

    def median(
        self,
        residents: list[int],
        from_above: list[int],
        from_below: list[int],
        made_above: list[Game],
        made_below: list[Game],
    ) -> list[Game]:
        """9.6: while the median is blocked, the last pair of one side is undone."""
        while True:
            members = residents + from_above + from_below
            for relation in (self.open, self.legal):
                if all_paired(members, relation, self.trials):
                    work = Group(self, residents, from_above + from_below, [], False)
                    work.relation = relation
                    decided(self.trace, "9.6", None)
                    order = self.down_order(from_above) + self.up_order(from_below)
                    return work.pairs(order)
            decided(self.trace, "9.6", (sorted(from_above), sorted(from_below)))
            if len(from_above) > len(from_below):
                undo_above = not made_below
            else:
                undo_above = bool(made_above)
            if undo_above:
                from_above = from_above + list(made_above.pop())
            else:
                from_below = from_below + list(made_below.pop())

    def apart(self, a: int, b: int) -> bool:
        """10.2, 12.7: more than 100 points between them, in a maxi-tournament."""
        return abs(self.cards[a].rating - self.cards[b].rating) > 100

    def down_order(self, ids: list[int]) -> list[int]:
        """10.6.1, 10.6.2: the highest score, the smallest number."""
        return sorted(ids, key=lambda i: (-self.score(i), i))

    def up_order(self, ids: list[int]) -> list[int]:
        """10.7.1, 10.7.2: the lowest score, the largest number."""
        return sorted(ids, key=lambda i: (self.score(i), -i))

    def floated_before(self, p: int) -> bool:
        """10.10: judged on the pairing of the previous round."""
        number = self.played
        opponent = self.cards[p].player.cell(number).opponent if number else None
        if opponent is None:
            return False
        mine, theirs = self.cards[p].before[number - 1], self.everyone[opponent].before[number - 1]
        middle = (number - 1) * self.settings.scoring.win
        return (2 * mine > middle and theirs < mine) or (2 * mine < middle and theirs > mine)

    def breaks(self, a: int, b: int) -> bool:
        """12.1.a, 12.1.b: no allocation of colours is allowed to both."""
        return not self.allocations(a, b)

    def allocations(self, a: int, b: int) -> list[Game]:
        """12.1.a, 12.1.b: the games, White first, that are allowed to both."""
        return [
            (white, black)
            for white, black in ((a, b), (b, a))
            if allowed(self.cards[white], Colour.WHITE) and allowed(self.cards[black], Colour.BLACK)
        ]

    def colours(self, a: int, b: int, below: bool) -> Game:
        """12.3: who has White."""
        _, chosen, colour = self.colour_rule(a, b, below)
        return game(chosen, a + b - chosen, colour)

    def colour_rule(self, a: int, b: int, below: bool) -> tuple[str, int, Colour]:
        """12.3, 12.4, 12.5, 12.6, 14.2: the rule that decides, who is chosen, their colour."""
        allocations = self.allocations(a, b)
        if len(allocations) == 1:
            return "limit", allocations[0][0], Colour.WHITE
        small, large = min(a, b), max(a, b)
        mine, theirs = self.due(a), self.due(b)
        if mine is None and theirs is None:
            first = initial_colour(self.tournament)
            return "lot", small, first if small % 2 else first.opposite
        if mine is None or theirs is None:
            return ("one", a, mine) if mine else ("one", b, theirs or Colour.WHITE)
        if mine is not theirs:
            return "both", a, mine
        past_a, past_b = list(self.cards[a].colours), list(self.cards[b].colours)
        while past_a and past_b:
            last_a, last_b = past_a.pop(), past_b.pop()
            if last_a is not last_b:
                return "past", a if last_a is not mine else b, mine
        return "number", large if below else small, mine

    def tolerated(self, id_: int) -> list[Colour]:
        """12.3: the colours that a player may have."""
        return [colour for colour in Colour if allowed(self.cards[id_], colour)]

    def due(self, id_: int) -> Colour | None:
        """12.4: the colour a player is due."""
        return due_colour(self.cards[id_])

    def clash(self, a: int, b: int) -> bool:
        """12.4: both are due the same colour."""
        return self.due(a) is not None and self.due(a) is self.due(b)

    def boards(self, games: list[Game], bye: int | None) -> list[Game]:
        """13: the order of the boards, the bye last."""

        def board(game: Game) -> tuple[int, int, int]:
            strong = min(game, key=lambda id_: (-self.score(id_), id_))
            return -self.score(strong), -self.score(game[0]) - self.score(game[1]), strong

        return sorted(games, key=board) + ([(bye, 0)] if bye is not None else [])

    def relaxed(self, a: int, b: int) -> bool:
        """13: in the last round equal scores come before colours."""
        if self.last_round and self.score(a) == self.score(b):
            return b not in self.cards[a].met
        return self.compatible(a, b)

    def open(self, a: int, b: int) -> bool:
        """They are compatible, and what was asked for stays possible."""
        return self.compatible(a, b) and leaves(self.request, a, b)

    def legal(self, a: int, b: int) -> bool:
        """The same in the last round."""
        return self.relaxed(a, b) and leaves(self.request, a, b)


class Group:
    """A group in work: its residents, the floaters that came in, the group next to it."""

    def __init__(
        self, round_: Round, residents: list[int], incoming: list[int], adjacent: list[int], up: bool
    ) -> None:
        self.round, self.adjacent, self.up = round_, adjacent, up
        self.trials = round_.trials
        self.trials.begin(residents + incoming)
        self.residents, self.incoming = list(residents), list(incoming)
        members = self.members()
        ordinary = most_pairs(members, round_.open, self.trials)
        enough = ordinary == most_pairs(members, round_.legal, self.trials)
        self.relation = round_.open if enough else round_.legal
        self.by_cards = round_.compatible if enough else round_.relaxed
        self.left: list[int] = []

    def floaters(self) -> list[int]:
        """9.3, 10.1, 11.4: who floats: without opponent, to make the number even, the others who must."""
        members = self.members()
        for id_ in members:
            if not any(self.by_cards(id_, other) for other in members if other != id_):
                self.release(id_)
        members = self.members()
        pairs = most_pairs(members, self.relation, self.trials)
        if len(members) % 2:
            self.release(self.make_even(members, pairs))
        while len(self.members()) > 2 * pairs:
            self.release(self.best_type(self.candidates(pairs))[1][-1])
        return self.left

    def make_even(self, members: list[int], pairs: int) -> int:
        """10.2, 10.10: the floater that makes the group even."""
        kind, candidates = self.best_type(self.candidates(pairs))
        rested = [p for p in candidates if not self.round.floated_before(p)]
        if kind == "d" and rested:
            candidates = rested
        dues = [self.round.due(p) for p in members]
        white, black = dues.count(Colour.WHITE), dues.count(Colour.BLACK)
        chosen = candidates[-1]
        if white != black:
            more = Colour.WHITE if white > black else Colour.BLACK
            wanted = [p for p in candidates if self.round.due(p) is more]
            if wanted and not (self.round.maxi and self.round.apart(wanted[-1], candidates[-1])):
                chosen = wanted[-1]
        return chosen

    def type(self, p: int) -> str:
        """10.3, 10.4, 10.9: a, b, c or d; whether there is an opponent next door."""
        order = self.round.up_order if self.up else self.round.down_order
        before = order([*self.left, p])
        before = before[: before.index(p)]
        opponent = self.opponents_next_door([*before, p]) > self.opponents_next_door(before)
        if p in self.residents:
            return "d" if opponent else "c"
        return "b" if opponent else "a"

    def opponents_next_door(self, floaters: list[int]) -> int:
        """10.3, 10.4: how many of these floaters can have an opponent of their own there."""

        @cache
        def most(index: int, taken: frozenset[int]) -> int:
            if index == len(floaters):
                return 0
            self.trials.one()
            found = most(index + 1, taken)
            for other in self.adjacent:
                if other not in taken and self.round.compatible(floaters[index], other):
                    found = max(found, 1 + most(index + 1, taken | {other}))
            return found

        return most(0, frozenset())

    def pairs(self, order: list[int] | None = None) -> list[Game]:
        """10.6, 10.7: the floaters first, then the others, in the order in which pairs are made."""
        if order is None:
            order = (self.round.up_order if self.up else self.round.down_order)(self.incoming)
        unpaired = self.members()
        made = []
        for floater in order:
            if floater in unpaired:
                opponent = self.opponent_of(floater, unpaired)
                made.append((floater, opponent))
                unpaired = [p for p in unpaired if p not in (floater, opponent)]
        decided(self.round.trace, "10.8", list(made))
        others = self.second_scrutiny(unpaired)
        decided(self.round.trace, "13 11.1 12.2 11.2", others)
        return made + others

    def opponent_of(self, floater: int, unpaired: list[int]) -> int:
        """10.8: the first opponent who is not due the same colour, if there is one."""
        available = [
            p
            for p in unpaired
            if p != floater
            and self.relation(floater, p)
            and all_paired([i for i in unpaired if i not in (floater, p)], self.relation, self.trials)
        ]
        available = [p for p in available if p in self.residents] or available
        for p in available:
            if self.round.maxi and self.round.apart(p, available[0]):
                continue
            if not self.round.clash(floater, p):
                return p
        return available[0]

    def best_type(self, candidates: list[int]) -> tuple[str, list[int]]:
        """10.9: the least harmful type that occurs and its candidates."""
        for kind in "dcba":
            found = [p for p in candidates if self.type(p) == kind]
            if found:
                return kind, found
        raise AssertionError("a floater is needed, but nobody can float")

    def members(self) -> list[int]:
        """11.1.a, 11.1.b: in the order of the scrutiny."""
        return sorted(self.residents + self.incoming, reverse=self.up)

    def release(self, id_: int) -> None:
        """Somebody floats."""
        (self.residents if id_ in self.residents else self.incoming).remove(id_)
        self.left.append(id_)

    def candidates(self, pairs: int) -> list[int]:
        """11.4: those without whom as many pairs are possible."""
        members = self.members()
        return [
            p
            for p in members
            if most_pairs([i for i in members if i != p], self.relation, self.trials) == pairs
        ]

    def second_scrutiny(self, players: list[int]) -> list[Game]:
        """12.2: the fewest pairs due the same colour, then the order of the exchanges."""
        first = next(listing(players, self.relation, self.trials))
        partner = dict(first) | {b: a for a, b in first}

        def admitted(a: int, b: int) -> bool:
            if not self.relation(a, b):
                return False
            if self.round.maxi and partner[a] != b:
                return not self.round.apart(b, partner[a]) and not self.round.apart(a, partner[b])
            return True

        def faults(a: int, b: int) -> tuple[int, int]:
            return int(self.round.breaks(a, b)), int(self.round.clash(a, b))

        return fewest(players, admitted, faults, self.trials)


def listing(players: list[int], relation: Relation, trials: Trials) -> Iterator[list[Game]]:
    """11.1, 11.2, 11.3: all pairings of compatible players in the order of the exchanges."""
    if not players:
        yield []
    for first, opponent, rest in exchanges(players):
        if relation(first, opponent) and all_paired(rest, relation, trials):
            for others in listing(rest, relation, trials):
                yield [(first, opponent), *others]


def exchanges(players: list[int]) -> Iterator[tuple[int, int, list[int]]]:
    """11.2: the opponents of the first player: N+1 … 2N, then N … 2; and who is left."""
    half = len(players) // 2
    for place in [*range(half, len(players)), *range(half - 1, 0, -1)]:
        yield players[0], players[place], players[1:place] + players[place + 1 :]


def fewest(
    players: list[int], relation: Relation, faults: Callable[[int, int], Game], trials: Trials
) -> list[Game]:
    """12.2: the first pairing in the order of the exchanges among those with the fewest faults."""

    @cache
    def least(rest: tuple[int, ...]) -> tuple[tuple[int, int], list[Game]] | None:
        if not rest:
            return (0, 0), []
        trials.one(len(rest))
        best: tuple[tuple[int, int], list[Game]] | None = None
        for first, opponent, others in exchanges(list(rest)):
            below = least(tuple(others)) if relation(first, opponent) else None
            if below is not None:
                mine = faults(first, opponent)
                total = mine[0] + below[0][0], mine[1] + below[0][1]
                if best is None or total < best[0]:  # an equal one comes later: the earlier exchange wins
                    best = total, [(first, opponent), *below[1]]
        return best

    found = least(tuple(players))
    assert found is not None
    return found[1]


def allowed(card: Card, colour: Colour) -> bool:
    """12.1.a, 12.1.b: neither three times the same colour running nor three more of one than of the other."""
    after = [*card.colours, colour]
    if len(after) > 2 and after[-1] is after[-2] is after[-3]:
        return False
    return abs(after.count(Colour.WHITE) - after.count(Colour.BLACK)) < 3


def due_colour(card: Card) -> Colour | None:
    """12.1, 12.5, 12.6: the only colour allowed, else the one had less often, else the one not last had."""
    white, black = allowed(card, Colour.WHITE), allowed(card, Colour.BLACK)
    if white != black:
        return Colour.WHITE if white else Colour.BLACK
    difference = 2 * list(card.colours).count(Colour.WHITE) - len(card.colours)
    if difference:
        return Colour.BLACK if difference > 0 else Colour.WHITE
    return card.colours[-1].opposite if card.colours else None


def game(player: int, opponent: int, colour: Colour | None) -> Game:
    """White first."""
    return (player, opponent) if colour is Colour.WHITE else (opponent, player)
