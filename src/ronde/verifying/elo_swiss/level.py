"""The levels of the Elo Swiss as they are claimed, and what can be paired in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from ronde.verifying.account import Account, Claim, holds
from ronde.verifying.bracket import Two
from ronde.verifying.facts import FREE
from ronde.verifying.matching import all_paired, most_pairs, pairs_among
from ronde.verifying.weighed import Halved
from ronde.words import Points

KEY = "elo-swiss"
LEVELS = ("level", "level_mixed", "level_half", "level_apart", "level_single")
DROPPED = {"": 0, "B6": 1, "B6 + B5": 2}


class Field:
    """The participants by score and number, and their floats."""

    def __init__(self, account: Account) -> None:
        self.account, self.facts = account, account.facts
        facts = self.facts
        self.ids = facts.ranked(facts.here)
        self.score = {v: facts[v].total for v in self.ids}
        last = facts.settings.rounds is not None and facts.round == facts.settings.rounds
        half = facts.scoring.win * (facts.round - 1)
        self.exempt = {v for v in self.ids if last and 2 * facts[v].score > half}
        scores = sorted(set(self.score.values()), reverse=True)
        self.groups = [[v for v in self.ids if self.score[v] == score] for score in scores]

    def repeats(self, v: int, way: str, strictness: int) -> bool:
        """They floated this way in a round that still counts: the last two, the last one, none."""
        return v not in self.exempt and any(self.floated(v, back) == way for back in range(1, 3 - strictness))

    def floated(self, v: int, back: int) -> str:
        """A point without playing is a float down."""
        round_ = self.facts.round - back
        if round_ < 1:
            return ""
        if self.facts[v].player.cell(round_).result in FREE:
            return "down"
        return self.facts.floated(v, back)

    def legal(self, a: int, b: int) -> bool:
        """They may meet."""
        return self.facts.may_meet(a, b)

    def meet(self, a: int, b: int, down: int, up: int) -> bool:
        """They may meet, and nobody repeats a float."""
        if not self.legal(a, b):
            return False
        if self.score[a] == self.score[b]:
            return True
        high, low = (a, b) if self.score[a] > self.score[b] else (b, a)
        return not self.repeats(high, "down", down) and not self.repeats(low, "up", up)

    def barred(self, v: int) -> bool:
        """A player may not have the bye."""
        cells = (self.facts[v].player.cell(n) for n in range(1, self.facts.round))
        return v in self.facts.settings.no_bye or any(cell.result in FREE for cell in cells)


class Level(Halved):
    """A level with the players moved down to it."""

    def __init__(self, field: Field, number: int) -> None:
        self.field, self.account, self.number = field, field.account, number
        above = level(field, number - 1) if number else None
        came = above.leavers if above else []
        self.start: int = above.stop if above else 0
        claims = self.account.of("joined", bracket=number)
        count = claims[0].number("count") if claims else 0
        self.stop: int = self.start + 1 + count
        holds(self.stop <= len(field.groups), "there are not so many levels")
        groups = field.groups[self.start : self.stop]
        joined = groups[0] if count else []
        self.top_score = field.score[groups[0][0]]
        self.last = not self.account.of(*LEVELS, bracket=number + 1)
        holds(self.last == (self.stop == len(field.groups)), "a level is missing")
        self.moved = self.ordered([*came, *joined])
        self.own = self.ordered(v for group in groups[bool(count) :] for v in group)
        people = [*self.moved, *self.own]
        self.everybody = people
        self.floated = [] if self.last else [v for v in people if not any(field.legal(v, w) for w in people)]
        self.group = self.ordered(v for v in people if v not in self.floated)
        self.downs = len([v for v in self.moved if v not in self.floated])
        self.heterogeneous = 0 < self.downs < len(self.group) - self.downs
        opponent, inside = self.account.opponent, set(self.group)
        self.leaving = [v for v in self.group if opponent.get(v) not in inside]
        self.leavers: list[int] = self.ordered([*self.floated, *self.leaving])
        if not self.last:
            claimed = self.account.of("pair", "pair_moved", bracket=number)
            paired = {v for c in claimed for v in (c.who("a"), c.who("b"))}
            self.leaving = [v for v in self.group if v not in paired]
            self.leavers = self.ordered([*self.floated, *self.leaving])
        self.replaced = bool(self.account.of("instead", bracket=number))
        self.undone = bool(self.account.of("undone", "undone_other", bracket=number))
        self.given = self.replaced or self.undone
        self.points = Points(field.score[self.own[0]])

    def ordered(self, people: Iterable[int]) -> list[int]:
        """Players in the order of A2."""
        return self.field.facts.ranked(people)

    def strictness(self, *names: str) -> int:
        """The criteria that are claimed to be dropped."""
        claims = self.account.of(*names, *(f"{name}_below" for name in names), bracket=self.number)
        word = claims[0].text("criteria") if claims else ""
        holds(word in DROPPED, "there are no such criteria")
        return DROPPED[word]

    @cached_property
    def up(self) -> int:
        """Criteria dropped for upfloaters."""
        return self.strictness("dropped_up")

    @cached_property
    def first_down(self) -> int:
        """Criteria dropped for downfloaters in S1 of the moved-down players."""
        return self.strictness("dropped_down") if self.top else 0

    @cached_property
    def rest_down(self) -> int:
        """Criteria dropped for the other downfloaters."""
        return self.strictness("dropped_rest") if self.top else self.strictness("dropped_down")

    @cached_property
    def pairs(self) -> list[Two]:
        """The pairs in the order of the claims, S1 first."""
        claims = self.account.of("pair_moved", "pair", bracket=self.number)
        found = [(c.who("a"), c.who("b")) for c in claims]
        inside = set(self.group) - set(self.leaving)
        holds(
            {v for two in found for v in two} == inside and 2 * len(found) == len(inside), "pairs are missing"
        )
        for a, b in found:
            self.account.meet(a, b)
        return found

    @cached_property
    def top(self) -> list[Two]:
        """The pairs of moved-down players in S1."""
        claims = self.account.of("pair_moved", bracket=self.number)
        return [(c.who("a"), c.who("b")) for c in claims]

    @property
    def divided(self) -> list[int]:
        """Everybody who has an opponent here."""
        return self.group

    def may_leave(self, v: int, down: int) -> bool:
        """A player may be left over."""
        if self.given and v not in self.leaving:
            return False
        if self.last and self.field.barred(v):
            return False
        return not self.field.repeats(v, "down", down)

    def feasible(
        self,
        people: Sequence[int],
        edge: Callable[[int, int], bool],
        rest: Callable[[int], bool],
    ) -> bool:
        """These players can be paired, except as many as leave."""
        empty = [-n for n in range(1, len(self.leaving) + 1)]
        edges = [(a, b) for a, b in pairs_among(people) if edge(a, b)]
        edges += [(v, place) for v in people if rest(v) for place in empty]
        return all_paired([*people, *empty], edges)

    def top_works(self, fixed: Sequence[Two], count: int, down: int, up: int) -> bool:
        """With so many in S1 the level can be paired, the others without criteria for downfloaters."""
        upper = set(self.group[:count])
        used = {v for two in fixed for v in two}
        if any(not self.field.meet(a, b, down, up) for a, b in fixed):
            return False

        def edge(a: int, b: int) -> bool:
            if a in upper or b in upper:
                return (a in upper) != (b in upper) and self.field.meet(a, b, down, up)
            return self.field.meet(a, b, 2, up)

        people = [v for v in self.group if v not in used]
        return self.feasible(people, edge, lambda v: v not in upper and self.may_leave(v, 2))

    def rest_works(self, fixed: Sequence[Two], down: int, up: int, halves: bool) -> bool:
        """The remainder can be paired, between S1 and S2 or in any way."""
        s1 = set(self.halves[0]) if halves else set()
        used = {v for two in fixed for v in two}
        if any(not self.field.meet(a, b, down, up) for a, b in fixed):
            return False

        def edge(a: int, b: int) -> bool:
            return (not halves or (a in s1) != (b in s1)) and self.field.meet(a, b, down, up)

        people = [v for v in self.remainder if v not in used]
        return self.feasible(people, edge, lambda v: v not in s1 and self.may_leave(v, down))

    def sides(self, a: int) -> tuple[list[int], list[int], list[Two]]:
        """S1, S2 and the pairs made before in the same part."""
        tops = [x for x, _ in self.top]
        if a in tops:
            s1 = self.group[: len(tops)]
            return s1, [v for v in self.group if v not in s1], self.top[: tops.index(a)]
        rest = self.pairs[len(self.top) :]
        return *self.halves, rest[: [x for x, _ in rest].index(a)]

    def works(self, a: int, b: int) -> bool:
        """The level can be paired with the pairs above and this one, by the same trial."""
        _, _, made = self.sides(a)
        if a in [x for x, _ in self.top]:
            return self.top_works([*made, (a, b)], len(self.top), self.first_down, self.up)
        return self.rest_works([*made, (a, b)], self.rest_down, self.up, halves=True)

    def reach(self, count: int) -> int:
        """The most pairs with so many of the strongest in S1; -1 if these do not all find an opponent."""
        upper = set(self.group[:count])
        edges = [(a, b) for a, b in pairs_among(self.group) if self.field.legal(a, b)]
        if upper:
            across = [(a, b) for a, b in edges if (a in upper) != (b in upper)]
            if most_pairs(self.group, across) < count:
                return -1
            edges = [(a, b) for a, b in edges if not (a in upper and b in upper)]
        return most_pairs(self.group, edges)


def field_of(account: Account) -> Field:
    """The field of the round."""
    return account.once((KEY, "field"), lambda: Field(account))


def level(field: Field, number: int) -> Level:
    """A level by its number."""
    return field.account.once((KEY, number), lambda: Level(field, number))


def here_of(claim: Claim, account: Account) -> Level:
    """The level of a claim."""
    return level(field_of(account), claim.place)
