"""The claims of the Dutch systems of 2026 and 2017, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import zip_longest

from ronde.model import Colour, Result
from ronde.verifying.account import Account, Claim, Wrong, checks, holds
from ronde.verifying.bracket import Graph, Two, exchange_vector
from ronde.verifying.facts import FREE, Facts, W, last_differing
from ronde.verifying.matching import Vector, all_paired, cheapest, most_pairs, pairs_among
from ronde.words import Letters, Points, Who

NEW, OLD = "dutch-2026", "dutch-2017"
TEXTS = (NEW, OLD)
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
NOT_RESTING = ("bye_barred", "bye_impossible", "bye_worse", "bye_later")
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


# ---- facts -------------------------------------------------------------------------------------------------


class Field:
    """Everybody of the round, as an edition sees them."""

    def __init__(self, account: Account, text: str) -> None:
        self.account, self.facts, self.text = account, account.facts, text
        self.new = text == NEW
        self.ids = self.facts.ranked(self.facts.here)

    def topscorer(self, id_: int) -> bool:
        """In the last round: more than half of what could be won."""
        facts, scale = self.facts, self.facts.scoring
        return facts.last and 2 * facts[id_].total > (facts.round - 1) * max(scale.win, scale.draw)

    def may_rest(self, id_: int) -> bool:
        """No bye and no win without playing so far, and no word of the arbiter against it."""
        if id_ in self.facts.settings.no_bye:
            return False
        return not barred(self.facts, id_) if self.new else not had_bye(self.facts, id_)

    def floated(self, id_: int, back: int) -> str:
        """The float of so many rounds ago; most rounds without a game count as down."""
        facts, round_ = self.facts, self.facts.round - back
        if round_ < 1:
            return ""
        cell = facts[id_].player.cell(round_)
        if cell.played:
            return facts.floated(id_, back)
        given = cell.result is Result.PAIRING_BYE or facts.scoring.points(cell) > facts.scoring.white_loss
        return "down" if given or not self.new else ""

    def alike(self, a: int, b: int) -> int:
        """How strongly two prefer the same colour: the weaker of the two, 0 if they do not."""
        (mine, strength), (theirs, other) = self.facts[a].wish, self.facts[b].wish
        return min(strength, other) if mine is not None and mine is theirs else 0

    def legal(self, a: int, b: int) -> bool:
        """They may meet."""
        if not self.facts.may_meet(a, b):
            return False
        return self.alike(a, b) < 3 or self.topscorer(a) or self.topscorer(b)

    @cached_property
    def edges(self) -> list[Two]:
        """All legal pairs, the higher ranked first."""
        return [(a, b) for a, b in pairs_among(self.ids) if self.legal(a, b)]

    @cached_property
    def bye_score(self) -> int | None:
        """The lowest score that the bye can have in a complete pairing."""
        if len(self.ids) % 2 == 0:
            return None
        for score in sorted({self.facts[v].total for v in self.ids}):
            takers = [v for v in self.ids if self.may_rest(v) and self.facts[v].total == score]
            if all_paired([*self.ids, 0], [*self.edges, *((v, 0) for v in takers)]):
                return score
        raise Wrong("there is no complete pairing")

    @cached_property
    def takers(self) -> list[int]:
        """Who may have the bye."""
        if len(self.ids) % 2 == 0:
            return []
        limit = self.bye_score if self.new else None
        may = [v for v in self.ids if self.may_rest(v)]
        return [v for v in may if limit is None or self.facts[v].total <= limit]

    def white(self, a: int, b: int) -> tuple[str, int, Colour]:
        """The rule of colours that decides a pair, whom it serves, and with which colour."""
        facts = self.facts
        higher, lower = facts.ranked((a, b))
        (mine, strength), (theirs, other) = facts[higher].wish, facts[lower].wish
        if mine is None and theirs is None:
            odd = higher in self.odd
            return "number", higher, facts.drawn_by_place if odd else facts.drawn_by_place.opposite
        if mine is None or theirs is None:
            return "only", higher if mine else lower, mine or theirs or W
        if mine is not theirs:
            return "both", higher, mine
        if strength != other:
            return "stronger", higher if strength > other else lower, mine
        wide, narrow = abs(facts[higher].difference), abs(facts[lower].difference)
        if wide != narrow:
            return "wider", higher if wide > narrow else lower, mine
        past = last_differing(facts[higher], facts[lower])
        if past is not None:
            return "alternation", lower if past[0] is mine else higher, mine
        return "rank", higher, mine

    @cached_property
    def odd(self) -> set[int]:
        """Whose number is odd among all who have taken part or are paired now."""
        been = {p.id for p in self.facts.tournament.players if any(cell.paired for cell in p.cells)}
        return set(sorted(been | set(self.ids))[::2])

    def hurt(self, a: int, b: int) -> tuple[int, int]:
        """Who of a pair with a topscorer gets a difference beyond two, and a third colour running."""
        if not (self.topscorer(a) or self.topscorer(b)):
            return 0, 0
        _, served, colour = self.white(a, b)
        beyond = third = 0
        for id_ in (a, b):
            person, given = self.facts[id_], colour if id_ == served else colour.opposite
            if person.wish[1] == 3:
                beyond += abs(person.difference + (1 if given is W else -1)) > 2
                third += person.colours[-2:] == (given, given)
        return beyond, third


def barred(facts: Facts, id_: int) -> bool:
    """2026: a bye, a forfeit won, or the points of a win in one round without playing."""
    cells = [facts[id_].player.cell(n) for n in range(1, facts.round)]
    win = facts.scoring.win
    return any(not c.played and (c.result in FREE or facts.scoring.points(c) >= win) for c in cells)


def had_bye(facts: Facts, id_: int) -> bool:
    """2017: a bye or a forfeit won."""
    cells = [facts[id_].player.cell(n) for n in range(1, facts.round)]
    return any(c.result in (Result.PAIRING_BYE, Result.FORFEIT_WIN) for c in cells)


# ---- brackets ----------------------------------------------------------------------------------------------


class View:
    """A bracket, derived from the claims about it and from the pairs of the round."""

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
        self.near = {v: {w for w in self.players if self.legal(v, w)} for v in self.players}

    def legal(self, a: int, b: int) -> bool:
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
        """Those of moved-down players."""
        claims = self.account.of(*MOVED_PAIRS, bracket=self.number)
        found = [(claim.who("a"), claim.who("b")) for claim in claims]
        holds(all(a in self.moved for a, _ in found), "somebody did not come down")
        holds(not any(a in self.moved for a, _ in self.pairs[len(found) :]), "somebody came down")
        return found

    @cached_property
    def down(self) -> list[int]:
        """Who is left over."""
        paired = {v for two in self.pairs for v in two}
        return [v for v in self.players if v not in paired]

    @cached_property
    def fewest(self) -> int:
        """How many are left over if nothing below matters."""
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
        """2026: the one who leaves the bracket gets the bye."""
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
        """Counts by criterion as a vector; those that list differences have one place for each."""
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
        """What the places of a vector are."""
        found: list[str] = []
        for name in ORDER:
            found += [name] * (len(self.levels) if name in APART else 1)
        return found

    def pair_cost(self, a: int, b: int) -> Vector:
        """What a pair adds."""
        field, facts = self.field, self.facts
        upper, lower = (a, b) if facts[a].total >= facts[b].total else (b, a)
        strength = field.alike(a, b)
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
        """What a player who leaves adds."""
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

    @cached_property
    def value(self) -> Vector:
        """The vector of the bracket as it was paired; it is the least there is."""
        found = self.graph.least(self.pairs, () if self.given else tuple(self.down))
        holds(found is not None and found == self.graph.least(key="all"), "the bracket is not paired best")
        assert found is not None
        return found

    def part(self, name: str) -> int:
        """One criterion in the vector."""
        return self.value[self.names.index(name)]

    # ---- S1 and S2 ---------------------------------------------------------------------------------------

    @cached_property
    def group(self) -> list[int]:
        """The homogeneous bracket or remainder."""
        used = {v for two in self.top for v in two}
        return [v for v in self.residents if v not in used]

    @cached_property
    def halves(self) -> tuple[list[int], list[int]]:
        """S1 and S2 of it, exchanged as is claimed."""
        half = len(self.pairs) - len(self.top)
        s1 = self.group[:half]
        for claim in self.account.of("exchange", bracket=self.number):
            s1 = [v for v in self.group if (v in s1 and v not in claim.ids("out")) or v in claim.ids("into")]
        return s1, [v for v in self.group if v not in s1]

    def sides(self, a: int) -> tuple[list[int], list[int], list[Two]]:
        """S1 and S2 of a player of S1, and the pairs made before."""
        tops = [x for x, _ in self.top]
        s1, s2 = (self.facts.ranked(tops), self.residents) if a in tops else self.halves
        done = [x for x, _ in self.pairs].index(a)
        return s1, list(s2), self.pairs[:done]

    def over(self, a: int, b: int) -> list[int]:
        """Who is free, earlier in S2."""
        _, s2, made = self.sides(a)
        taken = {y for _, y in made}
        return [v for v in s2[: s2.index(b)] if v not in taken]

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


def view(account: Account, text: str, number: int | None) -> View:
    """A bracket by its number."""
    if number is None:
        raise Wrong("it belongs to no bracket")
    found = account.once((text, number), lambda: View(account, text, number))
    assert isinstance(found, View)
    return found


def here_of(claim: Claim, account: Account) -> View:
    """The bracket of a claim."""
    return view(account, claim.step.text, claim.bracket)


# ---- the round and its brackets ----------------------------------------------------------------------------


@checks(NEW, "bye_score")
def _bye_score(claim: Claim, account: Account) -> None:
    claim.about()
    field = account.once((NEW, "field"), lambda: Field(account, NEW))
    holds(field.bye_score is not None, "the number of players is even")
    claim.says(score=Points(field.bye_score))


@checks(NEW, "bracket", "heterogeneous", "collapsed")
def _summary(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    expected: dict[str, object] = {"members": tuple(here.players), "n": len(here.players)}
    expected["pairs"] = len(here.pairs)
    if claim.message == "collapsed":
        holds(here.last, "it is not the last bracket")
        expected["m0"] = len(here.moved)
    else:
        expected["score"] = Points(here.facts[here.residents[-1]].total)
        if here.moved:
            expected |= {"m0": len(here.moved), "m1": len(here.top)}
        else:
            expected["left"] = len(here.down)
        holds(claim.message == ("heterogeneous" if here.moved else "bracket"), "it is another kind")
    claim.says(**expected)
    assert here.value is not None


@checks(NEW, "preferences")
def _preferences(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says(wishes=Letters(", ".join(f"{v} {here.facts[v].letters}" for v in here.players)))


@checks(NEW, "penultimate")
def _penultimate(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says()
    holds(bool(account.of("collapsed", bracket=here.number + 1)), "the rest is not paired in one bracket")


def _ways_down(here: View, down: Sequence[int] | None, whole: bool) -> Vector | None:
    """The least numbers of downfloaters: of this bracket (unless given), of the next one with their scores.

    `whole`: everybody below has to be paired too.
    """
    facts, field = here.facts, here.field
    stop = next((n for n, v in enumerate(here.below) if facts[v].total < facts[here.below[0]].total), None)
    next_, rest = (here.below, []) if stop is None else (here.below[:stop], here.below[stop:])
    scores = sorted({facts[v].total for v in (*here.players, *next_)})[::-1]
    inside = [] if down is not None else here.players
    going = list(here.players if down is None else down)
    blank = (0,) * (2 + len(scores))

    def on(v: int) -> Vector:
        return (0, 1, *(int(facts[v].total == score) for score in scores))

    def left(v: int) -> Vector:
        return (1, *blank[1:])

    costs: dict[Two, Vector] = {}
    if down is None:
        costs |= dict.fromkeys(here.edges, blank)
    for a in going:
        for b in next_:
            if field.legal(a, b):
                costs[a, b] = left(a) if inside else blank
        for b in rest if whole else ():
            if field.legal(a, b):
                costs[a, b] = tuple(x + y for x, y in zip(on(a), left(a) if inside else blank, strict=True))
    for a, b in pairs_among(next_):
        if field.legal(a, b):
            costs[a, b] = blank
    vertices = [*going, *next_]
    if whole:
        vertices += rest
        for a in next_:
            costs |= {(a, b): on(a) for b in rest if field.legal(a, b)}
        costs |= {(a, b): blank for a, b in pairs_among(rest) if field.legal(a, b)}
        if len(field.ids) % 2:
            vertices.append(0)
            for v in field.takers:
                if v in rest:
                    costs[v, 0] = blank
                elif v in going or v in next_:
                    more = left(v) if v in going and inside else blank
                    costs[v, 0] = tuple(x + y for x, y in zip(on(v), more, strict=True))
    else:
        empty = [-n for n in range(1, len(vertices) + 1)]
        for v in (*going, *next_):
            costs |= {(v, place): on(v) for place in empty}
        costs |= dict.fromkeys(pairs_among(empty), blank)
        vertices += empty
    return cheapest(vertices, costs)


@checks(NEW, "fewer_pairs", "fewer_pairs_bye")
def _fewer_pairs(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    holds(
        claim.message == ("fewer_pairs_bye" if here.field.new and here.field.takers else "fewer_pairs"),
        "the bye",
    )
    more = (len(here.down) - here.fewest) // 2
    holds(more > 0, "as many pairs are made as there can be")
    claim.says(more=more)
    least = _ways_down(here, None, whole=True)
    holds(least is not None and least[0] == len(here.down), "one more pair leaves the others pairable")


@checks(NEW, "other_downfloaters")
def _other_downfloaters(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    into, out = claim.ids("into"), claim.ids("out")
    claim.about(*into, *out)
    claim.says(into=into, out=out)
    holds(set(into) <= set(here.down) and not set(out) & set(here.down), "others float down")
    before = [v for v in here.players if (v in here.down and v not in into) or v in out]
    holds(list(into) == [v for v in here.down if v in into], "they are in another order")
    holds(list(out) == [v for v in here.players if v in out], "they are in another order")
    holds(len(before) == here.fewest == len(here.down), "the numbers differ")
    stay = [v for v in here.players if v not in before]
    holds(
        all_paired(stay, [two for two in here.edges if set(two) <= set(stay)]), "the others cannot be paired"
    )
    last = not here.below or len({here.facts[v].total for v in here.below}) == 1
    whole = here.field.new or last
    now, then = _ways_down(here, here.down, whole), _ways_down(here, before, whole)
    holds(now is not None and (then is None or then > now), "below it is as good with the others")


@checks(NEW, "set")
def _set(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    tops = tuple(a for a, _ in here.top)
    limbo = tuple(v for v in here.moved if v not in tops)
    claim.says(paired=tops, limbo=limbo)
    holds(bool(tops) and bool(limbo) and list(tops) == here.facts.ranked(tops), "it is no set")
    if here.given:
        return

    def order(a: int, b: int | None) -> Vector:
        return tuple(int(b is None and v == a) for v in here.moved)

    best = here.graph.best_pairs(here.players, order, len(here.down))
    assert best is not None
    paired = {v for two in best for v in two if min(two) > 0}
    holds(set(tops) == paired & set(here.moved), "another set comes first")


@checks(NEW, "exchange")
def _exchange(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    out, into = claim.ids("out"), claim.ids("into")
    claim.about(*out, *into)
    claim.says(out=out, into=into, given=here.given)
    half, group = len(here.pairs) - len(here.top), here.group
    rests = 0 if here.given else len([v for v in here.down if v in group])
    left = [v for v in group if not here.given or v not in here.down]
    best = here.graph.best_pairs(left, exchange_vector(group, half), rests)
    assert best is not None
    assert here.value is not None
    number = {v: n for n, v in enumerate(group, 1)}
    leave = {v for v in here.down if v in number and number[v] <= half} if here.given else set()
    enter: set[int] = set()
    for a, b in best:
        low, high = (a, b) if b < 0 or number[a] < number[b] else (b, a)
        if high < 0:
            leave |= {low} if number[low] <= half else set()
        elif number[high] <= half:
            leave.add(high)
        elif number[low] > half:
            enter.add(low)
    holds(set(out) == leave and set(into) == enter, "an earlier exchange is as good")
    order = [sorted(leave, key=lambda v: -number[v]), sorted(enter, key=lambda v: number[v])]
    holds([list(out), list(into)] == order, "they are in another order")


# ---- who meets whom ----------------------------------------------------------------------------------------


@checks(NEW, *PAIRS, *MOVED_PAIRS)
def _places(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    holds(a in [x for x, _ in here.pairs], f"{a} is not in S1")
    s1, s2, made = here.sides(a)
    moved = claim.message in MOVED_PAIRS
    holds(a in s1 and b in s2 and s1.index(a) == len([x for x, _ in made if x in s1]), "the places")
    expected: dict[str, object] = {"a": Who(a), "b": Who(b), "i": s1.index(a) + 1, "j": s2.index(b) + 1}
    if moved:
        expected["score"] = Points(here.facts[a].total)
    claim.says(**expected)
    over = here.over(a, b)
    kind = 2 if over else int(expected["i"] != expected["j"])
    holds(claim.message == (MOVED_PAIRS if moved else PAIRS)[kind], "the opponent is found in another way")
    holds(here.best_with(a, b) == here.value, "the bracket is not paired best with them")
    told = [v for c in _about(account, claim, PASSED) for v in c.ids("others")]
    holds(sorted(told) == sorted(over), "others were passed over")


def _about(account: Account, claim: Claim, messages: Sequence[str]) -> list[Claim]:
    return [c for c in account.of(*messages, bracket=claim.bracket) if c.players == claim.players]


def _passed(claim: Claim, account: Account) -> tuple[View, int, tuple[int, ...]]:
    """The bracket, the player of S1, and those passed over in their order."""
    here = here_of(claim, account)
    a, b = account.around(claim)
    claim.is_("a", Who(a))
    others = claim.ids("others")
    holds(a in [x for x, _ in here.pairs], f"{a} is not in S1")
    over = here.over(a, b)
    holds(bool(others) and list(others) == [v for v in over if v in others], "they were not passed over")
    return here, a, others


@checks(NEW, "passed_met", "passed_kept_apart")
def _passed_met(claim: Claim, account: Account) -> None:
    here, a, others = _passed(claim, account)
    claim.says(a=Who(a), others=others)
    person = here.facts[a]
    if claim.message == "passed_met":
        holds(all(v in person.met for v in others), "they have not met")
    else:
        holds(all(v in person.apart and v not in person.met for v in others), "nobody keeps them apart")


@checks(NEW, "passed_absolute")
def _passed_absolute(claim: Claim, account: Account) -> None:
    here, a, others = _passed(claim, account)
    claim.says(a=Who(a), others=others, colour=here.facts[a].wish[0])
    for v in others:
        holds(here.facts.may_meet(a, v) and not here.field.legal(a, v), "they may meet")


@checks(NEW, "passed_impossible", "passed_rest", "passed_worse")
def _passed_worse(claim: Claim, account: Account) -> None:
    here, a, others = _passed(claim, account)
    expected: dict[str, object] = {"a": Who(a), "others": others}
    if claim.message != "passed_rest":
        expected["given"] = here.given or 2 * here.last
    for v in others:
        holds(here.legal(a, v), f"{v} may not be met at all")
        found = here.best_with(a, v)
        if claim.message == "passed_impossible":
            holds(found is None, f"with {v} all can be paired")
        elif claim.message == "passed_rest":
            holds(found is None or found > here.value, f"with {v} it is as good")
        else:
            expected |= _first_worse(claim, here, found)
    claim.says(**expected)


def _first_worse(claim: Claim, here: View, found: Vector | None) -> dict[str, object]:
    """What the first criterion that differs is, and by how much."""
    holds(found is not None and found > here.value, "it is as good, or not possible")
    assert found is not None
    place = next(n for n, (x, y) in enumerate(zip_longest(here.value, found)) if x != y)
    what = here.names[place]
    article = ARTICLES[here.field.text][ORDER.index(what)]
    holds(claim.step.article == f"{here.field.text} {article}", "the article is another")
    if what in APART:
        return {"what": what}
    return {"what": what, "worse": found[place], "least": here.value[place]}


# ---- what could not be fulfilled ---------------------------------------------------------------------------


@checks(NEW, "topscorer")
def _topscorer(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    holds((a, b) in here.pairs and here.field.alike(a, b) == 3, "they may meet anyway")
    who = tuple(v for v in (a, b) if here.field.topscorer(v))
    holds(bool(who), "nobody is a topscorer")
    claim.says(a=Who(a), b=Who(b), colour=here.facts[a].wish[0], who=who)


@checks(NEW, "beyond_two", "third_colour")
def _hurt(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    part = 0 if claim.message == "beyond_two" else 1
    holds(here.facts.ranked((a, b)) == [a, b], "they are in another order")
    holds(here.field.hurt(a, b)[part] > 0, "it leads to nothing of the kind")
    claim.says(a=Who(a), b=Who(b), count=sum(here.field.hurt(x, y)[part] for x, y in here.pairs))


@checks(NEW, "same_preference", "strong_preference")
def _preference(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = account.around(claim)
    holds(here.facts[a].total >= here.facts[b].total, "they are in another order")
    strength = here.field.alike(a, b)
    if claim.message == "same_preference":
        holds(strength > 0, "they do not prefer the same colour")
        count = sum(here.field.alike(x, y) > 0 for x, y in here.pairs)
        claim.says(a=Who(a), b=Who(b), colour=here.facts[a].wish[0], count=count)
        holds(((a, b) in here.pairs) or ((b, a) in here.pairs), "they are not paired here")
        return
    loser = next((v for v in (a, b) if account.colour[v] is not here.facts[v].wish[0]), 0)
    holds(strength == 2 and bool(loser), "no strong preference is missed")
    count = sum(here.field.alike(x, y) == 2 for x, y in here.pairs)
    claim.says(player=Who(loser), colour=here.facts[loser].wish[0], count=count)


@checks(NEW, *FLOATS)
def _floats(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    way, back = FLOATS[claim.message]
    holds(id_ in _floaters(here, way, back), "it is no such float")
    claim.says(player=Who(id_), count=len(_floaters(here, way, back)))


def _floaters(here: View, way: str, back: int) -> list[int]:
    """Who floats once more as so many rounds ago, by what the edition counts."""
    field, facts = here.field, here.facts
    found = []
    for a, b in here.pairs:
        upper, lower = (a, b) if facts[a].total >= facts[b].total else (b, a)
        if field.new:
            if way == "up" and upper in here.moved:
                found.append(lower)
        elif facts[upper].total != facts[lower].total:
            found.append(lower if way == "up" else upper)
    if way == "down":
        found += [v for v in here.down if not field.new or v not in here.moved]
    return [v for v in found if field.floated(v, back) == way]


# ---- who is left -------------------------------------------------------------------------------------------


@checks(NEW, "left_over", "left_for_rest", "left_for_rest_bye", "odd_one", "no_pair", "limbo", "no_opponent")
def _left(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.down and not here.last, "they do not float down here")
    expected: dict[str, object] = {"player": Who(id_)}
    match claim.message:
        case "left_over":
            expected["pairs"] = len(here.pairs)
            holds(len(here.down) == here.fewest, "more pairs can be made")
        case "left_for_rest" | "left_for_rest_bye":
            holds(len(here.down) > here.fewest, "as many pairs are made as there can be")
        case "odd_one":
            expected["n"] = len(here.players)
            holds(len(here.players) % 2 == 1 and here.down == [id_], "the number is even")
        case "no_pair":
            holds(not here.edges, "a pair can be made")
        case "limbo":
            expected["score"] = Points(here.facts[id_].total)
            holds(id_ in here.moved, "they did not come down")
        case "no_opponent":
            holds(not here.near[id_], "there is an opponent here")
    claim.says(**expected)


@checks(NEW, "bye")
def _bye(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    claim.says(player=Who(id_), score=Points(here.facts[id_].total))
    holds(here.last and account.bye == id_ and here.down == [id_], "somebody else has the bye")
    holds(id_ in here.field.takers, "they may not have it")
    below = [v for v in here.players if here.facts[v].rank > here.facts[id_].rank]
    told = [v for c in _about(account, claim, NOT_RESTING) for v in c.ids("others")]
    holds(sorted(told) == sorted(below), "others are ranked lower")


@checks(NEW, *NOT_RESTING)
def _not_resting(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    bye = account.bye
    holds(here.last and bye is not None, "nobody has the bye here")
    assert bye is not None
    claim.about(bye)
    others = claim.ids("others")
    below = [v for v in here.players if here.facts[v].rank > here.facts[bye].rank]
    holds(bool(others) and list(others) == [v for v in below if v in others], "they are not ranked lower")
    expected: dict[str, object] = {"player": Who(bye), "others": others}
    for v in others:
        may = here.field.may_rest(v)
        holds((claim.message == "bye_barred") == (not may), f"{v} may have the bye, or not")
        if not may:
            continue
        found = here.graph.least(resting=(v,), key="bye")
        if claim.message == "bye_impossible":
            holds(found is None, f"the others can be paired without {v}")
        elif claim.message == "bye_later":
            holds(found == here.value, f"it is not as good with the bye for {v}")
        else:
            expected |= _first_worse(claim, here, found) | {"given": 2}
    claim.says(**expected)


@checks(NEW, "unplayed")
def _unplayed(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(here.last and account.bye == id_ and here.bye_here, "it does not count here")
    claim.says(player=Who(id_), n=here.part("unplayed"))
    holds(here.facts.round - 1 - len(here.facts[id_].games) == here.part("unplayed"), "the number is another")


# ---- colours -----------------------------------------------------------------------------------------------


@checks(
    NEW,
    "colours_both",
    "colours_only",
    "colours_stronger",
    "colours_wider",
    "colours_alternation",
    "colours_rank",
    "colours_number",
)
def _colours(claim: Claim, account: Account) -> None:
    field: Field = account.once((claim.step.text, "field"), lambda: Field(account, claim.step.text))
    white, black = claim.who("white"), claim.who("black")
    claim.about(white, black)
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    rule, served, colour = field.white(white, black)
    holds(claim.message == f"colours_{rule}", "another rule decides")
    holds(account.colour[served] is colour, f"{served} has the other colour")
    expected: dict[str, object] = {"white": Who(white), "black": Who(black)}
    if rule != "both":
        expected["served"] = Who(served)
    if rule in ("stronger", "wider", "alternation", "rank"):
        expected["colour"] = colour
    if rule == "alternation":
        expected["other"] = colour.opposite
    claim.says(**expected)
