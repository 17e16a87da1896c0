"""A bracket of the Dutch system of 2012, and what its pairings cost."""

from __future__ import annotations

from functools import cached_property

from ronde.verifying.account import Account, holds
from ronde.verifying.bracket import Graph, Two
from ronde.verifying.facts import Facts
from ronde.verifying.matching import Vector, pairs_among
from ronde.verifying.weighed import (
    Weighed,
)

KEY = "dutch-2012"
SUMMARIES = (
    "bracket_odd",
    "bracket_even",
    "heterogeneous_odd",
    "heterogeneous_even",
    "mixed_odd",
    "mixed_even",
)
CHANGES = ("other_floaters", "floaters_for_lowest", "floaters_for_places", "floaters_for_bye", "paired_anew")
PAIRS = ("first", "first_free", "first_fit")
MOVED_PAIRS = ("moved_first", "moved_first_free", "moved_first_fit")
PASSED = ("passed_met", "passed_kept", "passed_absolute", "passed_impossible", "passed_worse", "passed_rest")
#: the article that each part of a vector is given up by
ARTICLES = {
    "c14_b2": "C14.b2",
    "factor": "B3",
    "scores": "B3",
    "b2": "C10.g",
    "a7d": "C10.f",
    "x": "C10.e",
    "z": "C10.e",
    "b5_down": "C10.d",
    "b6_down": "C10.c",
    "b5_up": "C10.b",
    "b6_up": "C10.a",
}


def top_scorer(facts: Facts, id_: int) -> bool:
    """In the last round, they have more than half of the possible points."""
    last = facts.settings.rounds is not None and facts.round == facts.settings.rounds
    return last and 2 * facts[id_].score > (facts.round - 1) * facts.scoring.win


def may_rest(facts: Facts, id_: int) -> bool:
    """They have had no points without playing, and the arbiter does not bar them."""
    return not facts[id_].given and id_ not in facts.settings.no_bye


def floated(facts: Facts, id_: int, back: int) -> str:
    """The float of so many rounds ago; points without a game are a float down."""
    round_ = facts.round - back
    if round_ < 1:
        return ""
    cell = facts[id_].player.cell(round_)
    if not cell.played:
        return "down" if facts.scoring.points(cell) > 0 else ""
    return facts.floated(id_, back)


def legal(facts: Facts, a: int, b: int) -> bool:
    """They have not met, are not kept apart, and do not both need the same colour."""
    if not facts.may_meet(a, b):
        return False
    return facts.alike(a, b) < 3 or top_scorer(facts, a) or top_scorer(facts, b)


class View(Weighed):
    """A bracket, derived from the claims about it and from the pairs of the round."""

    EXCHANGE, GIVEN, UNCOUNTED = "exchanged", "again", ("factor", "scores")

    def __init__(self, account: Account, number: int) -> None:
        self.account, self.facts, self.number = account, account.facts, number
        self.summary = account.one(*SUMMARIES, "nobody", bracket=number)
        self.members = list(self.summary.ids("members"))
        self.odd_round = self.facts.round % 2 == 1
        self.last = not account.of(*SUMMARIES, "nobody", bracket=number + 1)
        above = view(account, number - 1) if number else None
        came = above.down if above else []
        holds(set(came) <= set(self.members), "somebody who came down is missing")
        fresh = self.facts.ranked(set(self.members) - set(came))
        self.check_fresh(fresh, above)
        self.merged = len(account.of("merged", bracket=number))
        self.anew = bool(account.of("paired_anew", bracket=number))
        scores = sorted({self.facts[v].total for v in fresh}, reverse=True)
        holds(len(scores) == 1 + self.merged, "the scores of the bracket are not those of its claims")
        joined = (
            [v for v in fresh if self.facts[v].total == scores[0]] if self.merged and not self.anew else []
        )
        self.moved = self.facts.ranked([*came, *joined])
        residents = [v for v in fresh if v not in joined]
        near = {v: [w for w in self.members if legal(self.facts, v, w)] for v in self.members}
        self.near = near
        self.alone = [] if self.last else [v for v in residents if not near[v]]
        self.stuck = [v for v in self.moved if not near[v]]
        self.residents = [v for v in residents if v not in self.alone]
        self.players = [*self.moved, *self.residents]

    @cached_property
    def given(self) -> int:
        """1 if the bracket was paired again for the sake of the next one."""
        return int(bool(self.account.of(*CHANGES, bracket=self.number + 1)))

    def legal(self, a: int, b: int) -> bool:
        """The absolute rules let two players meet."""
        return legal(self.facts, a, b)

    def may_rest(self, v: int) -> bool:
        """The rules let a player have the bye."""
        return may_rest(self.facts, v)

    def article(self, what: str) -> str:
        """The article of a criterion."""
        return f"{KEY} {ARTICLES[what]}"

    @property
    def divided(self) -> list[int]:
        """Everybody but the players of C1."""
        return self.players

    def check_fresh(self, fresh: list[int], above: View | None) -> None:
        """Check that the residents are everybody with the next scores."""
        done: set[int] = set()
        while above:
            done.update(above.members)
            above = view(self.account, above.number - 1) if above.number else None
        left = self.facts.ranked(set(self.facts.here) - done)
        holds(bool(fresh) and fresh == left[: len(fresh)], "the residents are not the next in order")
        rest = left[len(fresh) :]
        if rest:
            holds(self.facts[rest[0]].total < self.facts[fresh[-1]].total, "a score is divided")
            holds(not self.last, "somebody is in no bracket")

    @cached_property
    def pairs(self) -> list[Two]:
        """The pairs made here, in the order of the claims about them."""
        claims = self.account.of(*MOVED_PAIRS, *PAIRS, bracket=self.number)
        found = [(claim.who("a"), claim.who("b")) for claim in claims]
        inside = set(self.members)
        if not self.last:  # two who go down may meet there
            below = set(self.account.one(*SUMMARIES, "nobody", bracket=self.number + 1).ids("members"))
            inside -= below
        made = {
            frozenset((v, self.account.opponent[v]))
            for v in self.members
            if self.account.opponent.get(v) in inside
        }
        holds({frozenset(two) for two in found} == made and len(found) == len(made), "pairs are missing")
        return found

    @cached_property
    def top(self) -> list[Two]:
        """The pairs of moved-down players, where they are paired first."""
        claims = self.account.of(*MOVED_PAIRS, bracket=self.number)
        return [(claim.who("a"), claim.who("b")) for claim in claims]

    @cached_property
    def left(self) -> list[int]:
        """The players left over, apart from C1."""
        paired = {v for two in self.pairs for v in two}
        return [v for v in self.players if v not in paired]

    @property
    def down(self) -> list[int]:
        """The players who float down."""
        return self.facts.ranked([*self.left, *self.alone])

    @property
    def homogeneous(self) -> bool:
        """No players from above, or at least half of all."""
        return not self.moved or 2 * len(self.moved) >= len(self.players)

    @property
    def counts_up(self) -> bool:
        """Upfloats count: not where C13 re-paired a bracket in which nobody from above is paired first."""
        anew = bool(self.account.of("paired_anew", bracket=self.number + 1))
        return not anew or bool(self.top) or not self.moved

    @cached_property
    def names(self) -> list[str]:
        """The criterion of each place of a vector."""
        parts = [
            "b2",
            "a7d" if self.odd_round else "",
            "x",
            "" if self.odd_round else "z",
            "b5_down",
            "b6_down",
        ]
        parts += ["b5_up", "b6_up"] if self.counts_up else []
        return ["c14_b2", "factor" if self.last else "scores", *filter(None, parts)]

    @cached_property
    def graph(self) -> Graph:
        """The legal pairs and what they cost; of a bracket paired again, with its downfloaters."""
        players = [v for v in self.players if v not in self.left] if self.given else self.players
        pair = {(a, b): self.pair_cost(a, b) for a, b in pairs_among(players) if legal(self.facts, a, b)}
        resting = players if not self.last else [v for v in players if may_rest(self.facts, v)]
        rest = {v: self.rest_cost(v) for v in resting}
        return Graph(players, pair, rest, 0 if self.given else len(self.left))

    def pair_cost(self, a: int, b: int) -> Vector:
        """The vector of a pair."""
        facts, moved = self.facts, set(self.moved)
        strength = facts.alike(a, b)
        gap = facts[a].total - facts[b].total
        two_moved = self.last and not self.homogeneous and a in moved and b in moved
        ups = [0, 0]
        if (a in moved) != (b in moved):
            resident = b if a in moved else a
            ups = [int(floated(facts, resident, back) == "up") for back in (1, 2)]
        values = {
            "c14_b2": int(two_moved),
            "scores": 0,
            "factor": gap * gap,
            "b2": int(strength == 3),
            "a7d": int(strength == 2),
            "x": int(strength > 0),
            "z": int(strength >= 2),
            "b5_down": 0,
            "b6_down": 0,
            "b5_up": ups[0],
            "b6_up": ups[1],
        }
        return tuple(values[name] for name in self.names)

    def rest_cost(self, v: int) -> Vector:
        """The vector of a player without an opponent."""
        facts, moved = self.facts, v in set(self.moved)
        low = min(facts[w].total for w in self.players)
        gap = facts[v].total - low
        downs = [int(not moved and floated(facts, v, back) == "down") for back in (1, 2)]
        values = dict.fromkeys(self.names, 0) | {"b5_down": downs[0], "b6_down": downs[1]}
        values["c14_b2"] = int(self.last and not self.homogeneous and moved)
        values["factor" if self.last else "scores"] = (gap + 10) ** 2 if self.last else gap
        return tuple(values[name] for name in self.names)

    def sides(self, a: int) -> tuple[list[int], list[int], list[Two]]:
        """S1 and S2 of a player of S1, and the pairs made before."""
        tops = [x for x, _ in self.top]
        if a in tops:
            s1 = self.facts.ranked(tops)
            s2 = [v for v in self.players if v not in tops]
        else:
            s1, s2 = self.halves
        done = [x for x, _ in self.pairs].index(a)
        return s1, s2, self.pairs[:done]

    def best_with(self, a: int, b: int) -> Vector | None:
        """The least vector with the pairs above, S1 and S2 as they are, and this pair."""
        s1, s2, made = self.sides(a)
        upper, lower = set(s1), set(s2) if (a, self.account.opponent[a]) not in self.top else set()
        above = {frozenset(two) for two in self.top} if lower else set()

        def allowed(x: int, y: int) -> bool:
            if frozenset((x, y)) in above:
                return True
            if x in upper or y in upper:
                return (x in upper) != (y in upper)
            return not (x in lower and y in lower)

        resting = lambda x: x not in upper  # noqa: E731
        return self.graph.least([*made, (a, b)], (), allowed, resting, key=("sides", bool(lower)))


def view(account: Account, number: int) -> View:
    """A bracket by its number."""
    return account.once((KEY, number), lambda: View(account, number))
