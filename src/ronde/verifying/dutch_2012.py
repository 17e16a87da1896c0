"""The claims of the Dutch system of 2012, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ronde.verifying.account import Account, Claim, Wrong, checks, holds
from ronde.verifying.bracket import Graph, Two, exchange_vector
from ronde.verifying.facts import Facts, W, last_differing
from ronde.verifying.matching import Vector, all_paired, cheapest, most_pairs, pairs_among
from ronde.words import Figure, Letters, Points, Who

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
NOT_RESTING = ("bye_barred", "bye_impossible", "bye_worse", "bye_later")
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


# ---- facts -------------------------------------------------------------------------------------------------


def top_scorer(facts: Facts, id_: int) -> bool:
    """In the last round: more than half of what could be won."""
    last = facts.settings.rounds is not None and facts.round == facts.settings.rounds
    return last and 2 * facts[id_].score > (facts.round - 1) * facts.scoring.win


def may_rest(facts: Facts, id_: int) -> bool:
    """No points without playing so far, and no word of the arbiter against it."""
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


def alike(facts: Facts, a: int, b: int) -> int:
    """How strongly two prefer the same colour: the weaker of the two, 0 if they do not."""
    (mine, strength), (theirs, other) = facts[a].wish, facts[b].wish
    return min(strength, other) if mine is not None and mine is theirs else 0


def legal(facts: Facts, a: int, b: int) -> bool:
    """They have not met, are not kept apart, and do not both have to have one colour."""
    if not facts.may_meet(a, b):
        return False
    return alike(facts, a, b) < 3 or top_scorer(facts, a) or top_scorer(facts, b)


# ---- brackets ----------------------------------------------------------------------------------------------


class View:
    """A bracket, derived from the claims about it and from the pairs of the round."""

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
        self.again = bool(account.of(*CHANGES, bracket=number + 1))

    def check_fresh(self, fresh: list[int], above: View | None) -> None:
        """The residents are everybody of the next scores."""
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
        """Those of moved-down players, where they are paired first."""
        claims = self.account.of(*MOVED_PAIRS, bracket=self.number)
        return [(claim.who("a"), claim.who("b")) for claim in claims]

    @cached_property
    def unpaired(self) -> list[int]:
        """Who is left over, apart from C1."""
        paired = {v for two in self.pairs for v in two}
        return [v for v in self.players if v not in paired]

    @property
    def down(self) -> list[int]:
        """Everybody who goes down."""
        return self.facts.ranked([*self.unpaired, *self.alone])

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
        """What the parts of a vector are."""
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
        players = [v for v in self.players if v not in self.unpaired] if self.again else self.players
        pair = {(a, b): self.pair_cost(a, b) for a, b in pairs_among(players) if legal(self.facts, a, b)}
        resting = players if not self.last else [v for v in players if may_rest(self.facts, v)]
        rest = {v: self.rest_cost(v) for v in resting}
        return Graph(players, pair, rest, 0 if self.again else len(self.unpaired))

    def pair_cost(self, a: int, b: int) -> Vector:
        """What a pair adds."""
        facts, moved = self.facts, set(self.moved)
        strength = alike(facts, a, b)
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
        """What a player without opponent adds."""
        facts, moved = self.facts, v in set(self.moved)
        low = min(facts[w].total for w in self.players)
        gap = facts[v].total - low
        downs = [int(not moved and floated(facts, v, back) == "down") for back in (1, 2)]
        values = dict.fromkeys(self.names, 0) | {"b5_down": downs[0], "b6_down": downs[1]}
        values["c14_b2"] = int(self.last and not self.homogeneous and moved)
        values["factor" if self.last else "scores"] = (gap + 10) ** 2 if self.last else gap
        return tuple(values[name] for name in self.names)

    @cached_property
    def value(self) -> Vector:
        """The vector of the bracket as it was paired; it is the least there is."""
        resting = () if self.again else tuple(self.unpaired)
        found = self.graph.least(self.pairs, resting)
        least = self.graph.least(key="all")
        holds(found is not None and found == least, "the bracket is not paired best")
        assert found is not None
        return found

    # ---- S1 and S2 ---------------------------------------------------------------------------------------

    @cached_property
    def group(self) -> list[int]:
        """The homogeneous bracket or remainder."""
        used = {v for two in self.top for v in two}
        return [v for v in self.players if v not in used]

    @cached_property
    def halves(self) -> tuple[list[int], list[int]]:
        """S1 and S2 of it, exchanged as is claimed."""
        half = len(self.pairs) - len(self.top)
        s1 = self.group[:half]
        for claim in self.account.of("exchanged", bracket=self.number):
            s1 = [v for v in self.group if (v in s1 and v not in claim.ids("out")) or v in claim.ids("into")]
        return s1, [v for v in self.group if v not in s1]

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

    def best_with(self, a: int, b: int | None) -> Vector | None:
        """The least vector with the pairs above, S1 and S2 as they are, and this pair (None: any)."""
        s1, s2, made = self.sides(a)
        fixed = [*made] if b is None else [*made, (a, b)]
        upper, lower = set(s1), set(s2) if (a, self.account.opponent[a]) not in self.top else set()
        above = {frozenset(two) for two in self.top} if lower else set()

        def allowed(x: int, y: int) -> bool:
            if frozenset((x, y)) in above:
                return True
            if x in upper or y in upper:
                return (x in upper) != (y in upper)
            return not (x in lower and y in lower)

        resting = lambda x: x not in upper  # noqa: E731
        return self.graph.least(fixed, (), allowed, resting, key=("sides", bool(lower)))


def view(account: Account, number: int | None) -> View:
    """A bracket by its number."""
    if number is None:
        raise Wrong("it belongs to no bracket")
    found = account.once((KEY, number), lambda: View(account, number))
    assert isinstance(found, View)
    return found


# ---- C1, C2, A7: the bracket -----------------------------------------------------------------------------


@checks(KEY, *SUMMARIES)
def _summary(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    claim.about()
    facts, n = here.facts, len(here.players)
    kind = "bracket" if not here.moved else "heterogeneous" if here.top else "mixed"
    holds(claim.message == f"{kind}_{'odd' if here.odd_round else 'even'}", "it is another kind of bracket")
    wishes = [facts[v].wish for v in here.players]
    pairs = len(here.pairs)
    given = [(a, b, alike(facts, a, b)) for a, b in here.pairs]
    expected = {
        "members": (*here.players, *here.alone),
        "score": Points(min(facts[v].total for v in here.members)),
        "n": n,
        "p0": n // 2,
        "p1": pairs,
        "x1": _at_least(wishes, pairs, mild=True),
        "x": sum(strength > 0 for _, _, strength in given),
    }
    if here.moved:
        expected |= {"m0": len(here.moved), "m1": len(here.top)}
    if not here.odd_round:
        expected |= {"z1": _at_least(wishes, pairs, mild=False)}
        expected |= {"z": sum(strength > 1 for _, _, strength in given)}
    claim.says(**expected)
    assert here.value is not None


def _at_least(wishes: Sequence[tuple[object, int]], pairs: int, mild: bool) -> int:
    """Pairs less those who can be served: the rarer colour, and everybody without a (strong) preference."""
    strong = [colour for colour, strength in wishes if strength > (0 if mild else 1)]
    white = sum(colour is W for colour in strong)
    free = len(wishes) - len(strong)
    return max(0, pairs - min(white, len(strong) - white) - free)


@checks(KEY, "preferences")
def _preferences(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    claim.about()
    claim.says(wishes=Letters(", ".join(f"{v} {here.facts[v].letters}" for v in here.players)))


@checks(KEY, "nobody")
def _nobody(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    claim.about()
    holds(not here.players, "somebody has an opponent here")
    score = Points(min(here.facts[v].total for v in here.members))
    claim.says(score=score, n=len(here.alone), members=tuple(here.alone))


@checks(KEY, "alone", "stuck")
def _without_opponent(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    id_ = claim.who("player")
    claim.about(id_)
    claim.says(player=Who(id_))
    holds(id_ in (here.alone if claim.message == "alone" else here.stuck), "there is an opponent here")
    holds(not here.near[id_], "there is an opponent here")


@checks(KEY, "fewer_moved", "none_moved", "fewer_moved_lowest", "fewer_moved_for_lowest")
def _fewer_moved(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    claim.about()
    claim.says(m0=len(here.moved), m1=len(here.top))
    holds(len(here.top) < len(here.moved) and not here.homogeneous, "all of them are paired first")
    if claim.message == "fewer_moved_lowest":
        holds(here.last, "it is not the lowest bracket")
        assert here.value is not None  # the first part of the vector says how many are not in S1
        return
    if claim.message == "fewer_moved_for_lowest":
        _helps(here)
        return
    holds((claim.message == "none_moved") == (not here.top), "the number is another")
    moved = set(here.moved)
    costs = {}
    for a, b in pairs_among(here.players):
        if b in here.near[a] and not (a in moved and b in moved):
            costs[a, b] = (0,)
    empty = [-n for n in range(1, len(here.players) + 1)]
    for v in here.players:
        costs |= {(v, place): (int(v in moved),) for place in empty}
    costs |= dict.fromkeys(pairs_among(empty), (0,))
    found = cheapest([*here.players, *empty], costs)
    holds(found == (len(moved) - len(here.top),), "more of them can be paired here")


@checks(KEY, "fewer_pairs", "no_pairs", "fewer_pairs_for_lowest")
def _fewer_pairs(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    claim.about()
    claim.says(p0=len(here.players) // 2, p1=len(here.pairs))
    edges = [(a, b) for a in here.players for b in here.near[a] if a < b]
    most = most_pairs(here.players, edges)
    if claim.message == "fewer_pairs_for_lowest":
        holds(len(here.pairs) < most, "as many pairs are made as there can be")
        _helps(here)
        return
    holds((claim.message == "no_pairs") == (not here.pairs), "the number is another")
    holds(most == len(here.pairs) < len(here.players) // 2, "more pairs are possible")


def _helps(here: View) -> None:
    """The bracket below is the lowest, which asked for another pairing of this one."""
    below = view(here.account, here.number + 1)
    holds(below.last and bool(here.account.of("paired_anew", bracket=below.number)), "nothing asked for it")


def _fresh(here: View) -> list[int]:
    above = view(here.account, here.number - 1) if here.number else None
    return [v for v in here.members if not above or v not in above.members]


@checks(KEY, "b3_factor")
def _factor(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    claim.about()
    holds(here.last and bool(here.moved), "it is not a lowest bracket with players from above")
    factor = here.value[here.names.index("factor")]
    claim.says(factor=Figure(f"{factor // 100}.{factor % 100:02}"))


# ---- C12, C13: other floaters ----------------------------------------------------------------------------


@checks(KEY, "other_floaters")
def _other_floaters(claim: Claim, account: Account) -> None:
    here, before = view(account, claim.bracket), _before(claim, account)
    people = _fresh(here)
    if here.merged:  # the bracket that was helped joined the lowest one afterwards
        score = max(here.facts[v].total for v in people)
        people = [v for v in people if here.facts[v].total == score]
    above = view(account, here.number - 1)
    now = _left(here.facts, [*above.down, *people])
    holds(_left(here.facts, [*before, *people]) > now, "it is no better below")


def _left(facts: Facts, people: Sequence[int]) -> tuple[int, int]:
    """How many stay without an opponent, and the sum of their scores."""
    pairs = {two: (0, 0) for two in pairs_among(people) if legal(facts, *two)}
    low = min(facts[v].total for v in people)
    empty = [-n for n in range(1, len(people) + 1)]
    rests = {(v, place): (1, facts[v].total - low) for v in people for place in empty}
    found = cheapest([*people, *empty], pairs | rests | dict.fromkeys(pairs_among(empty), (0, 0)))
    assert found is not None
    return found[0], found[1]


def _before(claim: Claim, account: Account) -> list[int]:
    """The floaters as they were before the bracket above was paired again."""
    holds(bool(claim.bracket), "nothing is above")
    above = view(account, (claim.bracket or 0) - 1)
    out, into = claim.ids("out"), claim.ids("into")
    claim.says(out=out, into=into)
    holds(list(out) == sorted(out) and list(into) == sorted(into), "they are not in order")
    holds(set(claim.players) == {*out, *into} and len(claim.players) == len(out) + len(into), "other players")
    holds(set(into) <= set(above.down) and not set(out) & set(above.down), "others went down")
    holds(set(out) <= set(above.players), "they are not of the bracket above")
    before = above.facts.ranked({*above.down, *out} - {*into})
    stay = [v for v in above.players if v not in before]
    edges = [(a, b) for a, b in pairs_among(stay) if legal(above.facts, a, b)]
    holds(all_paired(stay, edges), "those who would have stayed cannot be paired")
    holds(_totals(above.facts, before) == _totals(above.facts, above.down), "the scores would be others")
    return before


def _totals(facts: Facts, people: Iterable[int]) -> list[int]:
    return sorted(facts[v].total for v in people)


@checks(KEY, "floaters_for_lowest")
def _for_lowest(claim: Claim, account: Account) -> None:
    here, before = view(account, claim.bracket), _before(claim, account)
    holds(here.last, "it is not the lowest bracket")
    people = [*before, *_fresh(here)]
    holds(not _complete(here.facts, people), "it could be paired before")


@checks(KEY, "floaters_for_places", "floaters_for_bye")
def _for_places(claim: Claim, account: Account) -> None:
    here, before = view(account, claim.bracket), _before(claim, account)
    holds(here.last, "it is not the lowest bracket")
    people = here.facts.ranked([*before, *_fresh(here)])
    residents = set(here.residents)
    graph = _lowest_graph(here, people, [v for v in people if v not in residents])
    was = graph.least()
    holds(was is not None, "it could not be paired before")
    assert was is not None
    if claim.message == "floaters_for_places":
        holds(was[0] > here.value[0], "as many were in S1 before")
        return
    holds(bool(here.unpaired), "there is no bye")
    score = min(here.facts[v].total for v in people if graph.least(resting=(v,)) == was)
    holds(score > here.facts[here.unpaired[0]].total, "the bye went to as low a score before")


def _lowest_graph(here: View, people: list[int], moved: list[int]) -> Graph:
    """The lowest bracket with other players from above: who is not in S1, then the B3 factor."""
    facts, above = here.facts, set(moved)
    homogeneous = not moved or 2 * len(moved) >= len(people)
    low = min(facts[v].total for v in people)
    pair = {}
    for a, b in pairs_among(people):
        if legal(facts, a, b):
            both = not homogeneous and a in above and b in above
            pair[a, b] = (int(both), (facts[a].total - facts[b].total) ** 2)
    rest = {
        v: (int(not homogeneous and v in above), (facts[v].total - low + 10) ** 2)
        for v in people
        if may_rest(facts, v)
    }
    return Graph(people, pair, rest, len(people) % 2)


def _complete(facts: Facts, people: Sequence[int]) -> bool:
    """Everybody can be paired, but for one bye."""
    edges = [(a, b) for a, b in pairs_among(people) if legal(facts, a, b)]
    vertices = list(people)
    if len(people) % 2:
        vertices.append(0)
        edges += [(v, 0) for v in people if may_rest(facts, v)]
    return all_paired(vertices, edges)


@checks(KEY, "paired_anew")
def _paired_anew(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    holds(here.last and bool(here.number), "it is not the lowest bracket")
    above = view(account, here.number - 1)
    claim.about(*above.down)
    claim.says(p1=len(above.pairs), floaters=tuple(above.down))


@checks(KEY, "merged")
def _merged(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    claim.about()
    holds(here.last, "it is not the lowest bracket")
    claims = account.of("merged", bracket=claim.bracket)
    scores = sorted({here.facts[v].total for v in _fresh(here)})
    place = next(n for n, other in enumerate(claims) if other.step is claim.step)
    claim.says(score=Points(scores[place + 1]))
    without = [v for v in _fresh(here) if here.facts[v].total <= scores[place]]
    holds(not _complete(here.facts, without) or bool(here.moved), "the lower ones could be paired alone")


# ---- C6 to C8: who meets whom ------------------------------------------------------------------------------


@checks(KEY, "exchanged")
def _exchanged(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    out, into = claim.ids("out"), claim.ids("into")
    claim.about(*out, *into)
    claim.says(out=out, into=into, again=int(here.again))
    half = len(here.pairs) - len(here.top)
    group = here.group
    rests = 0 if here.again else len(here.unpaired)
    left = [v for v in group if not here.again or v not in here.unpaired]
    vector = exchange_vector(group, half)
    best = here.graph.best_pairs(left, vector, rests)
    assert best is not None
    assert here.value is not None
    number = {v: n for n, v in enumerate(group, 1)}
    leave = {v for v in here.unpaired if v in number and number[v] <= half} if here.again else set()
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


@checks(KEY, *PAIRS, *MOVED_PAIRS)
def _places(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    holds(a in [x for x, _ in here.pairs], f"{a} is not in S1")
    s1, s2, made = here.sides(a)
    moved = claim.message in MOVED_PAIRS
    holds(a in s1 and b in s2, "they are not in S1 and S2")
    expected = {"a": Who(a), "b": Who(b), "i": s1.index(a) + 1, "j": s2.index(b) + 1}
    if moved:
        holds(a in here.moved and not here.homogeneous, f"{a} did not come down")
        expected["score"] = Points(here.facts[a].total)
    claim.says(**expected)
    holds(made == here.pairs[: len(made)] and [x for x, _ in here.pairs].index(a) == len(made), "the order")
    over = _over(here, a, b)
    kind = 2 if over else int(expected["i"] != expected["j"])
    holds(claim.message == (MOVED_PAIRS if moved else PAIRS)[kind], "the opponent is found in another way")
    holds(here.best_with(a, b) == here.value, "the bracket is not paired best with them")
    told = [v for c in _about(account, claim, PASSED) for v in c.ids("others")]
    holds(sorted(told) == sorted(over), "others were passed over")


def _over(here: View, a: int, b: int) -> list[int]:
    """Who is free, earlier in S2."""
    _, s2, made = here.sides(a)
    taken = {y for _, y in made}
    return [v for v in s2[: s2.index(b)] if v not in taken]


def _about(account: Account, claim: Claim, messages: Sequence[str]) -> list[Claim]:
    """The claims of the same bracket about the same players."""
    return [c for c in account.of(*messages, bracket=claim.bracket) if c.players == claim.players]


def _passed(claim: Claim, account: Account) -> tuple[View, int, int, tuple[int, ...]]:
    """The bracket, the pair, and those passed over in their order."""
    here = view(account, claim.bracket)
    a, b = account.around(claim)
    claim.is_("a", Who(a))
    others = claim.ids("others")
    holds(a in [x for x, _ in here.pairs], f"{a} is not in S1")
    over = _over(here, a, b)
    holds(bool(others) and list(others) == [v for v in over if v in others], "they were not passed over")
    return here, a, b, others


@checks(KEY, "passed_met", "passed_kept")
def _passed_met(claim: Claim, account: Account) -> None:
    here, a, _, others = _passed(claim, account)
    claim.says(a=Who(a), others=others)
    person = here.facts[a]
    if claim.message == "passed_met":
        holds(all(v in person.met for v in others), "they have not met")
    else:
        holds(all(v in person.apart and v not in person.met for v in others), "nobody keeps them apart")


@checks(KEY, "passed_absolute")
def _passed_absolute(claim: Claim, account: Account) -> None:
    here, a, _, others = _passed(claim, account)
    claim.says(a=Who(a), others=others, colour=here.facts[a].wish[0])
    for v in others:
        holds(here.facts.may_meet(a, v) and not legal(here.facts, a, v), "they may meet")


@checks(KEY, "passed_impossible", "passed_rest", "passed_worse")
def _passed_worse(claim: Claim, account: Account) -> None:
    here, a, _, others = _passed(claim, account)
    expected = {"a": Who(a), "others": others}
    how = 1 if here.again else 2 * here.last
    if claim.message != "passed_rest":
        expected["again"] = how
    for v in others:
        holds(legal(here.facts, a, v), f"{v} may not be met at all")
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
    part = next(n for n, (mine, theirs) in enumerate(zip(here.value, found, strict=True)) if mine != theirs)
    what = here.names[part]
    holds(claim.step.article == f"{KEY} {ARTICLES[what]}", "the article is another")
    if what in ("factor", "scores"):
        return {"what": what}
    return {"what": what, "worse": found[part], "least": here.value[part]}


# ---- C10: what had to give --------------------------------------------------------------------------------


@checks(KEY, "b2_dropped", "a7d_dropped", "x_pair", "z_pair")
def _dropped(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    strength = alike(here.facts, a, b)
    name = {"b2_dropped": "b2", "a7d_dropped": "a7d", "x_pair": "x", "z_pair": "z"}[claim.message]
    holds(name in here.names, "this does not count in the round")
    rows = {"b2": strength == 3, "a7d": strength == 2, "x": strength > 0, "z": strength > 1}
    holds(rows[name], "they do not both prefer it so")
    holds((a, b) in here.pairs, "they are not a pair of the bracket")
    count, again = here.value[here.names.index(name)], int(here.again)
    claim.says(a=Who(a), b=Who(b), colour=here.facts[a].wish[0], count=count, again=again)


@checks(KEY, "b5_up_dropped", "b6_up_dropped", "b5_down_dropped", "b6_down_dropped")
def _floats(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    id_ = claim.who("player")
    claim.about(id_)
    name = claim.message.removesuffix("_dropped")
    direction, back = name[3:], 1 if name[1] == "5" else 2
    holds(id_ in here.residents and floated(here.facts, id_, back) == direction, "it was no such float")
    if direction == "down":
        holds(id_ in here.unpaired, "it is no float down")
    else:
        holds(account.opponent.get(id_) in here.moved, "it is no float up")
    holds(name in here.names, "this does not count here")
    count = here.value[here.names.index(name)]
    if here.again and direction == "down":
        left = [v for v in here.unpaired if v in here.residents]
        count = sum(floated(here.facts, v, back) == "down" for v in left)
    claim.says(player=Who(id_), count=count, again=int(here.again))


# ---- who is left -------------------------------------------------------------------------------------------


@checks(KEY, "bye")
def _bye(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    id_ = claim.who("player")
    claim.about(id_)
    claim.says(player=Who(id_), n=len(here.players))
    holds(here.last and account.bye == id_ and here.unpaired == [id_], "somebody else has the bye")
    holds(len(here.players) % 2 == 1 and may_rest(here.facts, id_), "they may not have it")
    below = [v for v in here.players if here.facts[v].rank > here.facts[id_].rank]
    told = [v for c in _about(account, claim, NOT_RESTING) for v in c.ids("others")]
    holds(sorted(told) == sorted(below), "others are ranked lower")


@checks(KEY, *NOT_RESTING)
def _not_resting(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    bye = account.bye
    holds(here.last and bye is not None, "nobody has the bye here")
    assert bye is not None
    claim.about(bye)
    others = claim.ids("others")
    below = [v for v in here.players if here.facts[v].rank > here.facts[bye].rank]
    holds(bool(others) and list(others) == [v for v in below if v in others], "they are not ranked lower")
    expected: dict[str, object] = {"player": Who(bye), "others": others}
    for v in others:
        holds(
            (claim.message == "bye_barred") == (not may_rest(here.facts, v)), f"{v} may have the bye, or not"
        )
        if claim.message == "bye_barred":
            continue
        found = here.graph.least(resting=(v,), key="bye")
        if claim.message == "bye_impossible":
            holds(found is None, f"the others can be paired without {v}")
        elif claim.message == "bye_later":
            holds(found == here.value, f"it is not as good with the bye for {v}")
        else:
            expected |= _first_worse(claim, here, found) | {"again": 2}
    claim.says(**expected)


@checks(KEY, "all_down", "on_down", "left_over", "down_for_lowest", "odd_one")
def _left_over(claim: Claim, account: Account) -> None:
    here = view(account, claim.bracket)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.unpaired and not here.last, "they are not left over here")
    expected: dict[str, object] = {"player": Who(id_)}
    match claim.message:
        case "all_down":
            holds(not here.pairs, "there are pairs here")
        case "on_down":
            holds(id_ in here.moved, "they did not come down")
        case "left_over":
            expected["p1"] = len(here.pairs)
            edges = [(a, b) for a in here.players for b in here.near[a] if a < b]
            holds(most_pairs(here.players, edges) == len(here.pairs), "more pairs are possible")
        case "odd_one":
            expected["n"] = len(here.players)
            holds(len(here.players) % 2 == 1, "the number is even")
        case "down_for_lowest":
            holds(bool(account.of("paired_anew", bracket=here.number + 1)), "it was not paired anew")
    claim.says(**expected)


# ---- E: colours --------------------------------------------------------------------------------------------


@checks(KEY, "e1", "e1_one", "e2", "e3", "e4", "e5_first", "e5_later")
def _colours(claim: Claim, account: Account) -> None:
    white, black = claim.who("white"), claim.who("black")
    claim.about(white, black)
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    facts = account.facts
    here = view(account, claim.bracket)
    higher, lower = facts.ranked((white, black))
    (mine, strength), (theirs, other) = facts[higher].wish, facts[lower].wish
    expected: dict[str, object] = {"white": Who(white), "black": Who(black)}
    if mine is None and theirs is None:
        first = facts.round == 1
        holds(claim.message == ("e5_first" if first else "e5_later"), "neither has a preference")
        holds(account.colour[higher] is _alternating(here, higher, first), "the draw gives other colours")
        if not first:
            expected["chosen"] = Who(higher)
    elif mine is not theirs:
        both = mine is not None and theirs is not None
        holds(claim.message == ("e1" if both else "e1_one"), "they differ")
        for id_, wish in ((higher, mine), (lower, theirs)):
            holds(wish is None or account.colour[id_] is wish, f"{id_} does not get what they prefer")
        if not both:
            expected["chosen"] = Who(higher if mine else lower)
    else:
        past = last_differing(facts[higher], facts[lower])
        if strength != other:
            name, chosen = "e2", higher if strength > other else lower
        elif past is not None:
            name, chosen = "e3", lower if past[0] is mine else higher
        else:
            name, chosen = "e4", higher
        holds(claim.message == name, "another rule decides")
        holds(account.colour[chosen] is mine, f"{chosen} does not get it")
        assert mine is not None
        expected |= {"chosen": Who(chosen), "colour": mine}
        if name == "e3":
            expected["other"] = mine.opposite
    claim.says(**expected)


def _alternating(here: View, higher: int, first: bool) -> object:
    """E5: in round 1 by the place among the pairs of the bracket, later by the number."""
    facts = here.facts
    if first:
        drawn = facts.settings.initial_colour or W
        order = facts.ranked([facts.ranked(two)[0] for two in here.pairs])
        return drawn if order.index(higher) % 2 == 0 else drawn.opposite
    drawn = facts.settings.initial_colour or W
    for id_ in sorted(facts.everyone):
        shown = facts.everyone[id_].player.cell(1).colour
        if shown is not None:
            drawn = shown
            break
    return drawn if higher % 2 == 0 else drawn.opposite
