"""A bracket of the Dutch systems of 2017 and 2026, and what its pairings cost."""

from __future__ import annotations

from functools import cached_property

from ronde.verifying.account import Account, Claim, holds
from ronde.verifying.bracket import Graph, Two
from ronde.verifying.dutch.field import NEW, OLD, Field
from ronde.verifying.matching import Vector, most_pairs, pairs_among
from ronde.verifying.weighed import (
    Weighed,
)

SUMMARIES = ("bracket", "heterogeneous", "collapsed")
PAIRS = ("in_order", "first_free", "first_fit")
MOVED_PAIRS = ("moved_in_order", "moved_first_free", "moved_first_fit")
PASSED = (
    "passed_met",
    "passed_kept_apart",
    "passed_absolute",
    "passed_impossible",
    "passed_worse",
    "passed_rest",
)
#: criteria that list score differences
APART = ("scores", "down_last_apart", "up_last_apart", "down_before_apart", "up_before_apart")
FLOATS = {"down_last": ("down", 1), "up_last": ("up", 1), "down_before": ("down", 2), "up_before": ("up", 2)}
ORDER = (
    "downfloaters",
    "scores",
    "unplayed",
    "beyond_two",
    "third_colour",
    "preference",
    "strong",
    "down_last",
    "up_last",
    "down_before",
    "up_before",
    "down_last_apart",
    "up_last_apart",
    "down_before_apart",
    "up_before_apart",
)
ARTICLES = {
    NEW: ("C6", "C7", *(f"C{n}" for n in range(9, 22))),
    OLD: ("C.5", "C.6", "", *(f"C.{n}" for n in range(8, 20))),
}


class View(Weighed):
    """A bracket, derived from the claims about it and from the pairs of the round."""

    UNCOUNTED = APART

    def __init__(self, account: Account, text: str, number: int) -> None:
        self.account, self.facts, self.number = account, account.facts, number
        self.field: Field = account.once((text, "field"), lambda: Field(account, text))
        self.summary = account.one(*SUMMARIES, bracket=number)
        self.players = list(self.summary.ids("members"))
        self.last = not account.of(*SUMMARIES, bracket=number + 1)
        self.collapsed = self.summary.message == "collapsed"
        above = view(account, text, number - 1) if number else None
        self.moved = above.down if above else []
        done = set(self.moved)
        while above:
            done |= set(above.players)
            above = view(account, text, above.number - 1) if above.number else None
        self.residents = self.facts.ranked(set(self.players) - set(self.moved))
        holds(self.players == [*self.moved, *self.residents], "others are in the bracket")
        left = [v for v in self.field.ids if v not in done]
        holds(
            bool(self.residents) and self.residents == left[: len(self.residents)], "others are next in order"
        )
        self.below = left[len(self.residents) :]
        scores = {self.facts[v].total for v in self.residents}
        holds(self.collapsed or len(scores) == 1, "the residents have different scores")
        holds(not self.below or self.facts[self.below[0]].total not in scores, "a score is divided")
        holds(not (self.last and self.below), "somebody is in no bracket")
        self.near = {v: {w for w in self.players if self.legal_here(v, w)} for v in self.players}

    def legal(self, a: int, b: int) -> bool:
        """The absolute rules let two players meet."""
        return self.field.legal(a, b)

    def may_rest(self, v: int) -> bool:
        """The rules let a player have the bye."""
        return self.field.may_rest(v)

    def article(self, what: str) -> str:
        """The article of a criterion."""
        return f"{self.field.text} {ARTICLES[self.field.text][ORDER.index(what)]}"

    def legal_here(self, a: int, b: int) -> bool:
        """They may meet here: two moved-down players may not."""
        moved = set(self.moved)
        return not (a in moved and b in moved) and self.field.legal(a, b)

    @cached_property
    def edges(self) -> list[Two]:
        """The legal pairs, the higher ranked first."""
        return [(a, b) for a, b in pairs_among(self.players) if b in self.near[a]]

    @cached_property
    def pairs(self) -> list[Two]:
        """The pairs made here, in the order of the claims about them."""
        claims = self.account.of(*MOVED_PAIRS, *PAIRS, bracket=self.number)
        found = [(claim.who("a"), claim.who("b")) for claim in claims]
        inside = set(self.players)
        opponent = self.account.opponent
        made = {frozenset((v, opponent[v])) for v in self.players if opponent.get(v) in inside}
        holds({frozenset(two) for two in found} == made and len(found) == len(made), "pairs are missing")
        return found

    @cached_property
    def top(self) -> list[Two]:
        """The pairs of moved-down players."""
        claims = self.account.of(*MOVED_PAIRS, bracket=self.number)
        found = [(claim.who("a"), claim.who("b")) for claim in claims]
        holds(all(a in self.moved for a, _ in found), "somebody did not come down")
        holds(not any(a in self.moved for a, _ in self.pairs[len(found) :]), "somebody came down")
        return found

    @cached_property
    def down(self) -> list[int]:
        """The players left over."""
        paired = {v for two in self.pairs for v in two}
        return [v for v in self.players if v not in paired]

    @property
    def left(self) -> list[int]:
        """The players who float down."""
        return self.down

    @property
    def divided(self) -> list[int]:
        """The residents."""
        return self.residents

    @cached_property
    def fewest(self) -> int:
        """The number left over if nothing below matters."""
        if self.last:
            return len(self.players) % 2
        return len(self.players) - 2 * most_pairs(self.players, self.edges)

    @cached_property
    def given(self) -> int:
        """1 if the downfloaters were chosen for the sake of the players below."""
        special = self.account.of("other_downfloaters", "penultimate", bracket=self.number)
        return int(bool(special) or len(self.down) > self.fewest)

    @cached_property
    def bye_here(self) -> bool:
        """2026: the player who leaves the bracket gets the bye."""
        score = self.field.bye_score
        if not self.field.new or score is None or len(self.down) != 1:
            return False
        return score >= self.facts[self.residents[0]].total

    @cached_property
    def levels(self) -> list[int]:
        """The score differences that can occur, the greatest first."""
        scores = {self.facts[v].total for v in self.players}
        floor = min(scores) - (0 if self.field.new else 10)
        return sorted({a - b for a in scores for b in scores if a >= b} | {a - floor for a in scores})[::-1]

    def vector(self, counts: dict[str, int], difference: int) -> Vector:
        """Counts by criterion as a vector; criteria about differences have a place for each difference."""
        parts: list[int] = []
        for name in ORDER:
            count = counts.get(name, 0)
            if name in APART:
                parts += [count if level == difference else 0 for level in self.levels]
            else:
                parts.append(count)
        return tuple(parts)

    @cached_property
    def names(self) -> list[str]:
        """The criterion of each place of a vector."""
        found: list[str] = []
        for name in ORDER:
            found += [name] * (len(self.levels) if name in APART else 1)
        return found

    def pair_cost(self, a: int, b: int) -> Vector:
        """The vector of a pair."""
        field, facts = self.field, self.facts
        upper, lower = (a, b) if facts[a].total >= facts[b].total else (b, a)
        strength = facts.alike(a, b)
        beyond, third = field.hurt(a, b)
        counts = {
            "beyond_two": beyond,
            "third_colour": third,
            "preference": int(strength > 0),
            "strong": int(strength == 2),
        }
        differ = facts[upper].total != facts[lower].total
        apart = upper in self.moved if field.new else differ
        for name, (way, back) in FLOATS.items():
            floats = apart and field.floated(lower if way == "up" else upper, back) == way
            if way == "up" or not field.new:
                counts |= {name: int(floats), f"{name}_apart": int(floats)}
        if not field.new:
            counts["scores"] = int(differ)
        return self.vector(counts, facts[upper].total - facts[lower].total)

    def rest_cost(self, v: int) -> Vector:
        """The vector of a player who leaves."""
        field, facts, moved = self.field, self.facts, v in self.moved
        counts = {"downfloaters": 1, "scores": 1}
        if self.bye_here:
            counts["unplayed"] = facts.round - 1 - len(facts[v].games)
        for back, name in ((1, "down_last"), (2, "down_before")):
            floats = int(field.floated(v, back) == "down")
            if field.new:
                counts |= {name: floats * (not moved), f"{name}_apart": floats * moved}
            else:
                counts |= {name: floats, f"{name}_apart": floats}
        floor = min(facts[w].total for w in self.players) - (0 if field.new else 10)
        return self.vector(counts, facts[v].total - floor)

    @cached_property
    def graph(self) -> Graph:
        """The legal pairs and what they cost; where the downfloaters are given, without them."""
        players = [v for v in self.players if v not in self.down] if self.given else self.players
        there = set(players)
        pair = {(a, b): self.pair_cost(a, b) for a, b in self.edges if a in there and b in there}
        resting = [v for v in players if not self.last or v in self.field.takers]
        return Graph(
            players, pair, {v: self.rest_cost(v) for v in resting}, 0 if self.given else len(self.down)
        )

    def sides(self, a: int) -> tuple[list[int], list[int], list[Two]]:
        """S1 and S2 of a player of S1, and the pairs made before."""
        tops = [x for x, _ in self.top]
        s1, s2 = (self.facts.ranked(tops), self.residents) if a in tops else self.halves
        done = [x for x, _ in self.pairs].index(a)
        return s1, list(s2), self.pairs[:done]

    def best_with(self, a: int, b: int) -> Vector | None:
        """The least vector with the pairs above, S1 and S2 as they are, and this pair."""
        s1, s2, made = self.sides(a)
        upper, lower = set(s1), set(s2)
        remainder = a not in [x for x, _ in self.top]
        above = {frozenset(two) for two in self.top}

        def allowed(x: int, y: int) -> bool:
            if remainder and frozenset((x, y)) in above:
                return True
            if x in upper or y in upper:
                return (x in upper and y in lower) or (y in upper and x in lower)
            return not (remainder and x in lower and y in lower)

        def may_go(x: int) -> bool:
            return x not in upper

        return self.graph.least([*made, (a, b)], (), allowed, may_go, key=("sides", remainder))


def view(account: Account, text: str, number: int) -> View:
    """A bracket by its number."""
    return account.once((text, number), lambda: View(account, text, number))


def here_of(claim: Claim, account: Account) -> View:
    """The bracket of a claim."""
    return view(account, claim.step.text, claim.place)
