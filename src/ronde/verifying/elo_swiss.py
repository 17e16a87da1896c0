"""The claims of the Elo Swiss, one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from ronde.verifying.account import Account, Claim, Wrong, checks, holds
from ronde.verifying.bracket import exchange_vector
from ronde.verifying.facts import FREE
from ronde.verifying.matching import Vector, all_paired, cheapest_pairs, most_pairs, pairs_among
from ronde.words import Points, Who

KEY = "elo-swiss"
FEW = 5
Two = tuple[int, int]
LEVELS = ("level", "level_mixed", "level_half", "level_apart", "level_single")
DROPPED = {"": 0, "B6": 1, "B6 + B5": 2}


class Field:
    """Everybody of the round by score and number, and how they floated."""

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
        """They may not have the bye."""
        cells = (self.facts[v].player.cell(n) for n in range(1, self.facts.round))
        return v in self.facts.settings.no_bye or any(cell.result in FREE for cell in cells)


class Level:
    """A level with those moved down to it."""

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
        """In the order of A2."""
        return self.field.facts.ranked(people)

    def strictness(self, *names: str) -> int:
        """Which criteria are claimed to be dropped."""
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
        """In the order of the claims, S1 first."""
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
        """Pairs of the moved-down players in S1."""
        claims = self.account.of("pair_moved", bracket=self.number)
        return [(c.who("a"), c.who("b")) for c in claims]

    @cached_property
    def residual(self) -> list[int]:
        """The group without them."""
        used = {v for two in self.top for v in two}
        return [v for v in self.group if v not in used]

    @cached_property
    def halves(self) -> tuple[list[int], list[int]]:
        """S1 and S2 of it, exchanged as is claimed."""
        half = len(self.pairs) - len(self.top)
        s1 = self.residual[:half]
        for claim in self.account.of("exchange", bracket=self.number):
            moved = set(self.residual) & {*claim.ids("out"), *claim.ids("into")}
            if set(claim.ids("out")) <= set(s1):
                s1 = [v for v in self.residual if (v in s1) != (v in moved)]
        return s1, [v for v in self.residual if v not in s1]

    def may_leave(self, v: int, down: int) -> bool:
        """They may be left over."""
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
        """These can be paired but for as many as leave."""
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
        """The residual group can be paired, between S1 and S2 or anyhow."""
        s1 = set(self.halves[0]) if halves else set()
        used = {v for two in fixed for v in two}
        if any(not self.field.meet(a, b, down, up) for a, b in fixed):
            return False

        def edge(a: int, b: int) -> bool:
            return (not halves or (a in s1) != (b in s1)) and self.field.meet(a, b, down, up)

        people = [v for v in self.residual if v not in used]
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
        """With the pairs above and this one the level can be paired as it was tried."""
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
    found = account.once((KEY, "field"), lambda: Field(account))
    assert isinstance(found, Field)
    return found


def level(field: Field, number: int) -> Level:
    """A level by its number."""
    found = field.account.once((KEY, number), lambda: Level(field, number))
    assert isinstance(found, Level)
    return found


def here_of(claim: Claim, account: Account) -> Level:
    """The level of a claim."""
    if claim.bracket is None:
        raise Wrong("it belongs to no level")
    return level(field_of(account), claim.bracket)


def named(claim: Claim, people: Sequence[int], name: str, **expected: object) -> None:
    """The claim names these people, or counts them if they are many."""
    holds(bool(people), "there is nobody")
    many = len(people) > FEW
    holds(claim.message == (f"{name}_many" if many else name), "the number is another")
    if many:
        claim.says(count=len(people), **expected)
    else:
        claim.says(who=tuple(people), **expected)


# ---- the level as a whole ----------------------------------------------------------------------------------


@checks(KEY, "virtual")
def _virtual(claim: Claim, account: Account) -> None:
    claim.about()
    claim.says()
    holds(any(person.virtual for person in account.facts.here.values()), "nobody has virtual points")


@checks(KEY, *LEVELS)
def _level(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    single = len(here.own) == 1 and not here.moved and not here.last
    kind = "level_mixed" if here.heterogeneous else "level_half" if here.downs else "level_apart"
    kind = "level_single" if single else kind if here.moved else "level"
    holds(claim.message == kind, "it is another kind of level")
    if single:
        claim.says(points=here.points)
        return
    claim.says(points=here.points, own=len(here.own), moved=len(here.moved), pairs=len(here.pairs))


@checks(KEY, "no_pair")
def _no_pair(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says()
    holds(not any(here.field.legal(a, b) for a, b in pairs_among(here.group)), "a pair is possible")


@checks(KEY, "fewer_moved", "fewer_moved_end", "fewer_moved_last")
def _fewer_moved(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says(count=len(here.top), moved=here.downs)
    holds(here.heterogeneous and len(here.top) < here.downs, "all of them are in S1")
    if claim.message == "fewer_moved_last":
        holds(here.undone, "nothing was undone")
        return
    holds((claim.message == "fewer_moved_end") == here.last, "it is the last level, or not")
    for count in range(len(here.top) + 1, here.downs + 1):
        if here.last:
            holds(not here.top_works([], count, 2, 2), f"{count} can be in S1")
        else:
            holds(here.reach(count) < 0, f"{count} can be in S1")


@checks(KEY, "fewer_pairs")
def _fewer_pairs(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    count = len(here.top)
    claim.says(pairs=len(here.pairs), most=(len(here.group) - 2 * count) // 2 + count)
    holds(here.reach(count) == len(here.pairs), "more pairs are possible")


@checks(KEY, "joined")
def _joined(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    field = here.field
    claim.about(*here.ordered(here.everybody))
    low = Points(field.score[field.groups[-1][0]])
    first = here.number > 0 and level(field, here.number - 1).given
    claim.says(high=Points(here.top_score), low=low, count=here.stop - here.start - 1, first=int(first))
    holds(here.last and here.stop > here.start + 1, "no levels are joined")
    if first:
        return
    people = here.everybody
    edges = [(a, b) for a, b in pairs_among(people) if field.legal(a, b)]
    bye = [(v, 0) for v in people if not field.barred(v)] if len(people) % 2 else []
    for a, b in pairs_among(field.groups[here.start]):
        if field.legal(a, b):
            rest = [v for v in people if v not in (a, b)]
            free = [0] if bye else []
            works = all_paired([*rest, *free], [*edges, *bye])
            holds(not works, "a pair can stay above")


@checks(KEY, "undone", "undone_other")
def _undone(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    below = level(here.field, here.number + 1)
    holds(below.last, "the next level is not the last")
    before = next((n for k in range(here.downs, 0, -1) if (n := here.reach(k)) >= 0), here.reach(0))
    if not here.heterogeneous:
        before = here.reach(0)
    count = claim.number("count")
    claim.says(count=count)
    holds((claim.message == "undone") == (count > 0), "the number is another")
    holds(count == before - len(here.pairs), "another number was undone")


@checks(KEY, "instead")
def _instead(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    came, stayed = claim.ids("came"), claim.ids("stayed")
    claim.about(*came, *stayed)
    claim.says(came=came, stayed=stayed)
    holds(list(came) == [v for v in here.leaving if v in came], "others move down")
    inside = [v for v in here.group if v not in here.leaving]
    holds(list(stayed) == [v for v in inside if v in stayed] and len(came) == len(stayed) > 0, "others stay")
    before = here.ordered([v for v in here.leavers if v not in came] + list(stayed))
    below = level(here.field, here.number + 1)
    better = _quality(below, before) > _quality(below, here.leavers)
    if not better and below.stop > below.start + 1:  # the level that was helped joined the last one later
        own = below.field.groups[below.start]
        better = _reached(below, before, own) > _reached(below, here.leavers, own)
    holds(better, "the next level is not paired better")


def _quality(below: Level, came: Sequence[int]) -> tuple[int, ...]:
    """How well a level can be paired with these players from above; smaller is better."""
    field = below.field
    joined = [v for v in below.moved if v in field.groups[below.start] and below.stop > below.start + 1]
    moved = below.ordered([*came, *joined])
    people = below.ordered([*moved, *below.own])
    if below.last:
        best = next((k for k in range(len(moved), -1, -1) if _finishes(below, people, moved, k)), -1)
        return (-best,)
    return _reached(below, moved, below.own)


def _reached(below: Level, moved: Sequence[int], own: Sequence[int]) -> tuple[int, ...]:
    """The same of a level that is not the last: without opponent, not in S1, pairs."""
    field, people = below.field, below.ordered([*moved, *own])
    alone = [v for v in people if not any(field.legal(v, w) for w in people)]
    group = [v for v in people if v not in alone]
    downs = len([v for v in moved if v not in alone])
    edges = [(a, b) for a, b in pairs_among(group) if field.legal(a, b)]
    lonely = len([v for v in moved if v in alone])
    if not 0 < downs < len(group) - downs:
        return lonely, 0, -most_pairs(group, edges)
    for count in range(downs, 0, -1):
        upper = set(group[:count])
        across = [two for two in edges if (two[0] in upper) != (two[1] in upper)]
        if most_pairs(group, across) == count:
            inner = [two for two in edges if not upper.issuperset(two)]
            return lonely, downs - count, -most_pairs(group, inner)
    return lonely, downs, 0


def _finishes(below: Level, people: list[int], moved: list[int], count: int) -> bool:
    """The last level can be paired with so many of the strongest in S1."""
    field = below.field
    if count and not 0 < len(moved) < len(people) - len(moved):
        return False
    upper = set(people[:count])
    edges = [(a, b) for a, b in pairs_among(people) if field.legal(a, b) and not upper.issuperset((a, b))]
    if len(people) % 2 == 0:
        return all_paired(people, edges)
    byes = [(v, 0) for v in people if v not in upper and not field.barred(v)]
    return all_paired([*people, 0], [*edges, *byes])


@checks(
    KEY,
    "dropped_down",
    "dropped_up",
    "dropped_rest",
    "dropped_down_below",
    "dropped_up_below",
    "dropped_rest_below",
)
def _dropped(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    word = claim.text("criteria")
    holds(word in DROPPED and DROPPED[word] > 0, "there are no such criteria")
    claim.says(criteria=word)
    holds(claim.message.endswith("_below") == here.given, "it is for the next level, or not")
    name, strictness = claim.message.removesuffix("_below"), DROPPED[word]
    assert here.pairs is not None
    if name == "dropped_up":
        if here.top:
            works = here.top_works([], len(here.top), 2, strictness - 1)
        else:
            works = here.rest_works([], 2, strictness - 1, halves=False)
    elif name == "dropped_rest":
        works = here.rest_works([], strictness - 1, here.up, halves=False)
    elif here.top:
        works = here.top_works([], len(here.top), strictness - 1, here.up)
    else:
        works = here.rest_works([], strictness - 1, here.up, halves=False)
    holds(not works, "nothing had to be dropped")


# ---- pairs -------------------------------------------------------------------------------------------------


@checks(KEY, "exchange")
def _exchange(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    out, into = claim.ids("out"), claim.ids("into")
    claim.says(out=out, into=into)
    half, group = len(here.pairs) - len(here.top), here.residual
    holds(len(out) == len(into) > 0 and set(out) <= set(group[:half]), "they are not of S1")
    holds(set(into) <= set(group[half:]), "they are not of S2")
    holds(list(out) == here.ordered(out) and list(into) == here.ordered(into), "they are in another order")
    vector = exchange_vector(group, half)
    empty = [-n for n in range(1, len(here.leaving) + 1)]
    costs: dict[Two, Vector] = {}
    for a, b in pairs_among(group):
        if here.field.meet(a, b, here.rest_down, here.up):
            costs[a, b] = vector(a, b)
    for v in group:
        if here.may_leave(v, here.rest_down):
            costs |= {(v, place): vector(v, None) for place in empty}
    best = cheapest_pairs([*group, *empty], costs)
    assert best is not None
    number = {v: n for n, v in enumerate(group, 1)}
    leave: set[int] = set()
    enter: set[int] = set()
    for a, b in best:
        low, high = (a, b) if b < 0 or number[a] < number[b] else (b, a)
        if high < 0:
            leave |= {low} if number[low] <= half else set()
        elif number[high] <= half:
            leave.add(high)
        elif number[low] > half:
            enter.add(low)
    holds(leave == set(out) and enter == set(into), "another exchange comes first")


@checks(KEY, "pair", "pair_moved")
def _pair(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    holds((a, b) in here.pairs, "they are no pair of the level")
    s1, s2, made = here.sides(a)
    holds(a in s1 and b in s2 and s1.index(a) == len(made), "they are not in S1 and S2")
    expected: dict[str, object] = {"a": Who(a), "b": Who(b)}
    expected |= {"first": s1.index(a) + 1, "second": s2.index(b) + 1}
    if claim.message == "pair_moved":
        expected["points"] = Points(here.field.score[a])
        holds(a in here.moved and here.heterogeneous, f"{a} was not moved down")
    claim.says(**expected)
    holds(here.works(a, b), "the others cannot be paired")
    told = [c for c in account.of(*SKIPPED, bracket=claim.bracket) if c.players == claim.players]
    count = sum(c.number("count") if "count" in c.values else len(c.ids("who")) for c in told)
    holds(count == len(_earlier(here, a, b)), "others were passed over")


def _earlier(here: Level, a: int, b: int) -> list[int]:
    """Who is free, earlier in S2."""
    _, s2, made = here.sides(a)
    taken = {y for _, y in made}
    return [v for v in s2[: s2.index(b)] if v not in taken]


NAMES = ("skipped_met", "skipped_float", "skipped_rest")
SKIPPED = (*NAMES, *(f"{name}_many" for name in NAMES))


@checks(KEY, *SKIPPED)
def _skipped(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = account.around(claim)
    earlier = _earlier(here, a, b)
    down = here.first_down if (a, b) in here.top else here.rest_down
    name = claim.message.removesuffix("_many")
    met = [v for v in earlier if not here.field.legal(a, v)]
    again = [v for v in earlier if v not in met and not here.field.meet(a, v, down, here.up)]
    people = {"skipped_met": met, "skipped_float": again}.get(name)
    if people is None:
        people = [v for v in earlier if v not in met and v not in again]
        holds(not any(here.works(a, v) for v in people), "the others could be paired")
    named(claim, people, name, a=Who(a), b=Who(b))


@checks(KEY, "float")
def _float(claim: Claim, account: Account) -> None:
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    high, low = account.facts[a].total, account.facts[b].total
    holds(high > low, "nobody floats")
    claim.says(a=Who(a), b=Who(b), high=Points(high), low=Points(low))


@checks(KEY, "again_down", "again_up")
def _again(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("a")
    holds(id_ in claim.players, "it is about others")
    way = claim.message.removeprefix("again_")
    holds(here.field.repeats(id_, way, 0), "they did not float so")
    part_of_top = any(id_ in two for two in here.top)
    if way == "up":
        word = here.up
    else:
        word = here.first_down if part_of_top else here.rest_down
    opponent = account.opponent.get(id_)
    if id_ in here.leaving:
        claim.about(id_)
        holds(way == "down", "they go down")
    else:
        holds(opponent is not None and set(claim.players) == {id_, opponent}, "it is about others")
        assert opponent is not None
        gap = here.field.score[id_] - here.field.score[opponent]
        holds(gap > 0 if way == "down" else gap < 0, "they do not float so")
    claim.says(a=Who(id_), criteria=next(text for text, n in DROPPED.items() if n == word))


# ---- those who leave ---------------------------------------------------------------------------------------


@checks(KEY, "alone", "left_odd", "left_over", "left_undone", "bye")
def _leaver(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("a")
    claim.about(id_)
    expected: dict[str, object] = {"a": Who(id_)}
    if claim.message == "alone":
        holds(id_ in here.floated, "there is an opponent")
        claim.says(**expected, points=here.points)
        return
    holds(id_ in here.leaving, "they do not leave")
    if here.last:
        kind = "bye"
        holds(account.bye == id_ and not here.field.barred(id_), "somebody else has the bye")
    elif len(here.leaving) == 1:
        kind = "left_odd"
        holds(len(here.group) % 2 == 1, "the number is even")
    else:
        kind = "left_undone" if here.undone else "left_over"
        if kind == "left_over" and not here.replaced:
            holds(here.reach(len(here.top)) == len(here.pairs), "all can be paired")
    holds(claim.message == kind, "they leave for another reason")
    if kind in ("left_odd", "left_over"):
        expected["points"] = here.points
    claim.says(**expected)


KEPT = ("kept_barred", "kept_float", "kept_rest")


@checks(KEY, *KEPT, *(f"{name}_many" for name in KEPT))
def _kept(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    holds(len(claim.players) == 1, "it is not about one player")
    [id_] = claim.players
    holds(id_ in here.leaving, "they do not leave")
    weaker = here.residual[here.residual.index(id_) + 1 :]
    weaker = [v for v in weaker if v not in here.leavers]
    barred = [v for v in weaker if here.last and here.field.barred(v)]
    floats = [v for v in weaker if v not in barred and here.field.repeats(v, "down", here.rest_down)]
    rest = [v for v in weaker if v not in barred and v not in floats]
    name = claim.message.removesuffix("_many")
    named(claim, dict(zip(KEPT, (barred, floats, rest), strict=True))[name], name, a=Who(id_))
