"""The claims of the Burstein system of 1998, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ronde.model import Colour
from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.facts import B, Facts, W, last_differing
from ronde.verifying.matching import cheapest
from ronde.verifying.pairable import Pairable
from ronde.words import Points, Who

KEY = "burstein-1998"
SHOWN = 3
Two = tuple[int, int]


class Field(Pairable):
    """The participants in the order of 3.2: opposition so far, then rating."""

    def __init__(self, account: Account) -> None:
        self.account, self.facts = account, account.facts
        facts = self.facts
        numbers = sorted(facts.everyone)
        self.top = numbers[: len(numbers) // 2] if facts.round <= 2 else []
        extra = facts.scoring.win
        self.score = {v: p.score + extra * (v in self.top) for v, p in facts.everyone.items()}
        self.ids = sorted(facts.here, key=self.rank)
        self.place = {v: n for n, v in enumerate(self.ids)}
        paired = [v for v in self.ids if v != account.bye]
        scores = sorted({self.score[v] for v in paired}, reverse=True)
        self.groups = [[v for v in paired if self.score[v] == score] for score in scores]
        self.known: dict[tuple[int, int | None], bool] = {}

    def rank(self, id_: int) -> tuple[int, ...]:
        """Sonneborn-Berger, Buchholz, Median, rating, number."""
        person = self.facts[id_]
        met = sorted(self.score[opponent] for _, opponent, _ in person.games)
        sonneborn = 0
        for round_, opponent, _ in person.games:
            sonneborn += self.facts.scoring.points(person.player.cell(round_)) * self.score[opponent]
        return -sonneborn, -sum(met), -sum(met[1:-1]), -person.player.rating, id_

    def due(self, id_: int) -> Colour | None:
        """The colour due, unless it is no longer allowed."""
        person = self.facts[id_]
        return person.due.opposite if person.due and not person.may_have(person.due) else person.due

    def clash(self, a: int, b: int) -> bool:
        """Both are due the same colour."""
        return self.due(a) is not None and self.due(a) is self.due(b)

    def legal(self, a: int, b: int) -> bool:
        """They have not met, and one allocation of colours is allowed for both."""
        one, other = self.facts[a], self.facts[b]
        ways = (one.may_have(W) and other.may_have(B)) or (one.may_have(B) and other.may_have(W))
        return self.facts.may_meet(a, b) and ways

    # ---- 6.6: the way down ---------------------------------------------------------------------------------

    def works(self, first: int, floater: int | None) -> bool:
        """The groups from this one on can be paired with a floater, group by group, merging where needed."""
        key = first, floater
        if key not in self.known:
            self.known[key] = self._works(first, floater)
        return self.known[key]

    def _works(self, first: int, floater: int | None) -> bool:
        if first == len(self.groups):
            return floater is None
        for last in range(first, len(self.groups)):
            may = self.floaters(first, last, floater)
            if may is not None:
                if self.goes_on(last, may):
                    return True
            elif floater is not None:
                return False
        return False

    def goes_on(self, last: int, may: Sequence[int | None]) -> bool:
        """One of these floaters can be paired below this group."""
        return any(self.works(last + 1, v) for v in may)

    def floaters(self, first: int, last: int, came: int | None) -> list[int] | list[None] | None:
        """The players who may float out of joined groups ([None]: nobody must); None: no pairing exists."""
        natives = [v for group in self.groups[first : last + 1] for v in group]
        people = natives if came is None else [*natives, came]
        if len(people) % 2 == 0:
            return [None] if self.all_paired(people) else None
        found = [v for v in natives if self.all_paired(w for w in people if w != v)]
        return found or None

    def welcome(self, first: int, floater: int) -> bool:
        """The groups below have an opponent for the floater whom the others can spare."""
        group = self.groups[first] if first < len(self.groups) else []
        below = [v for some in self.groups[first:] for v in some]
        near = [v for v in group if self.legal(floater, v)]
        if len(group) % 2:
            near = [v for v in near if self.all_paired(w for w in group if w != v)]
        far = [v for v in below if self.legal(floater, v) and self.all_paired(w for w in below if w != v)]
        return bool(near) and bool(far)


class Bracket:
    """Score groups that are paired together, with their floater."""

    def __init__(self, field: Field, number: int) -> None:
        self.field, self.account, self.number = field, field.account, number
        above = bracket(field, number - 1) if number else None
        self.first = above.last + 1 if above else 0
        holds(self.first < len(field.groups), "there is no such group")
        self.came: int | None = above.floater if above else None
        claims = self.account.of("merged", bracket=number)
        self.last: int = self.first
        if claims:
            scores = [field.score[group[0]] for group in field.groups]
            low = claims[0].points("low")
            holds(low in scores[self.first + 1 :], "there is no such score")
            self.last = scores.index(low)
        self.natives = [v for group in field.groups[self.first : self.last + 1] for v in group]
        members = self.natives if self.came is None else [*self.natives, self.came]
        self.members = sorted(members, key=field.place.__getitem__)
        inside, opponent = set(self.members), self.account.opponent
        out = [v for v in self.members if opponent.get(v) not in inside]
        holds(len(out) <= 1, "several are not paired here")
        self.floater: int | None = out[0] if out else None
        self.pairs: list[Two] = [
            (v, opponent[v])
            for v in self.members
            if opponent.get(v) in inside and field.place[v] < field.place[opponent[v]]
        ]
        self.returned = [c.who("player") for c in self.account.of(*RETURNED, bracket=number)]
        self.given = int(bool(self.returned))
        self.points = Points(field.score[field.groups[self.first][0]])
        self.cache: dict[object, int | None] = {}

    @property
    def number_of(self) -> dict[int, int]:
        """The numbers from 1."""
        return {v: n for n, v in enumerate(self.members, 1)}

    @property
    def may_float(self) -> list[int]:
        """The players who may be left over if nobody comes back."""
        found = self.field.floaters(self.first, self.last, self.came)
        return [v for v in found or () if v is not None]

    def fewest(self, fixed: Sequence[Two], floaters: Sequence[int]) -> int | None:
        """The fewest clashes with some pairs fixed and one of these left over; None if impossible."""
        key = tuple(fixed), tuple(floaters)
        if key not in self.cache:
            self.cache[key] = self._fewest(fixed, floaters)
        return self.cache[key]

    def _fewest(self, fixed: Sequence[Two], floaters: Sequence[int]) -> int | None:
        used = {v for two in fixed for v in two}
        left = [v for v in self.members if v not in used]
        there = set(left)
        costs: dict[Two, tuple[int, ...]] = {
            two: (int(self.field.clash(*two)),) for two in self.field.edges if there.issuperset(two)
        }
        if len(self.members) % 2:
            left = [*left, 0]
            costs |= {(v, 0): (0,) for v in floaters if v in there}
        found = cheapest(left, costs)
        if found is None:
            return None
        return (found[0] if found else 0) + sum(self.field.clash(*two) for two in fixed)

    @property
    def allowed(self) -> list[int]:
        """The players who may float: only the floater, if others came back before."""
        if self.floater is None:
            return []
        return [self.floater] if self.given else self.may_float

    @cached_property
    def clashes(self) -> int:
        """The clashes of the bracket as it was paired; fewer are impossible."""
        found = sum(self.field.clash(*two) for two in self.pairs)
        holds(found == self.fewest([], self.allowed), "fewer clashes are possible")
        return found

    def made(self, higher: int) -> list[Two]:
        """The pairs made before."""
        return [two for two in self.pairs if self.field.place[two[0]] < self.field.place[higher]]

    def passed(self, higher: int, lower: int) -> list[int]:
        """The free players below the opponent, highest first."""
        holds((higher, lower) in self.pairs, "they are no pair of the group, or in another order")
        used = {v for two in self.made(higher) for v in two}
        place = self.field.place
        gone = self.floater if self.floater is not None and place[self.floater] < place[higher] else None
        return [v for v in self.members if v not in used and v != gone and place[v] > place[lower]]

    def first_floater(self, allowed: Sequence[int]) -> int | None:
        """The player left over in the first combination with the fewest clashes."""
        least = self.fewest([], allowed)
        if least is None:
            return None
        fixed: list[Two] = []
        for v in self.members:
            used = {w for two in fixed for w in two}
            if v in used:
                continue
            others = [
                w
                for w in reversed(self.members)
                if w not in used and self.field.place[w] > self.field.place[v]
            ]
            chosen = next(
                (
                    w
                    for w in others
                    if self.field.legal(v, w) and self.fewest([*fixed, (v, w)], allowed) == least
                ),
                None,
            )
            if chosen is None:
                return v
            fixed.append((v, chosen))
        return None


RETURNED = ("returned_nobody", "returned_blocked")


def field_of(account: Account) -> Field:
    """The field of the round."""
    return account.once((KEY, "field"), lambda: Field(account))


def bracket(field: Field, number: int) -> Bracket:
    """A bracket by its number."""
    return field.account.once((KEY, number), lambda: Bracket(field, number))


def bracket_of(claim: Claim, account: Account) -> Bracket:
    """The bracket of a claim."""
    return bracket(field_of(account), claim.place)


def listed(claim: Claim, people: Sequence[int], name: str, **expected: object) -> None:
    """Check a list of players: a long one has another message, the first few names and a count."""
    holds(bool(people), "there is nobody")
    many = len(people) > SHOWN
    holds(claim.message == (f"{name}_many" if many else name), "the number is another")
    if many:
        expected["more"] = len(people) - SHOWN
    claim.says(others=tuple(people[:SHOWN]), **expected)


# ---- 3.3, 4: the imaginary point, the bye ------------------------------------------------------------------


@checks(KEY, "imaginary")
def _imaginary(claim: Claim, account: Account) -> None:
    field = field_of(account)
    claim.about()
    holds(bool(field.top), "there is no imaginary point")
    claim.says(last=Who(field.top[-1]))


def _line(field: Field) -> list[int]:
    """The order in which the bye is offered: from the lowest group and place up."""
    return sorted(field.ids, key=lambda v: (field.score[v], -field.place[v]))


def _barred(field: Field, id_: int) -> bool:
    return field.facts[id_].given or id_ in field.facts.settings.no_bye


@checks(KEY, "bye")
def _bye(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(account.bye == id_ and len(field.ids) % 2 == 1, "somebody else has the bye")
    line = _line(field)
    for v in line[: line.index(id_) + 1]:
        can = not _barred(field, v) and field.all_paired(w for w in field.ids if w != v)
        holds(can == (v == id_), f"{v} is another first who can have it")
    level = [v for v in field.ids if field.score[v] == field.score[id_]]
    score = Points(field.score[id_])
    claim.says(player=Who(id_), number=level.index(id_) + 1, count=len(level), points=score)


@checks(KEY, "bye_given", "bye_given_many", "bye_kept", "bye_kept_many", "bye_needed", "bye_needed_many")
def _bye_passed(claim: Claim, account: Account) -> None:
    field = field_of(account)
    holds(account.bye is not None, "nobody has the bye")
    assert account.bye is not None
    claim.about(account.bye)
    line = _line(field)
    before = sorted(line[: line.index(account.bye)], key=field.place.__getitem__)
    name = claim.message.removesuffix("_many")
    if name == "bye_given":
        people = [v for v in before if field.facts[v].given]
    elif name == "bye_kept":
        people = [v for v in before if _barred(field, v) and not field.facts[v].given]
    else:
        people = [v for v in before if not _barred(field, v)]
        for v in people:
            holds(
                not field.all_paired(w for w in field.ids if w != v), f"the others can be paired without {v}"
            )
    listed(claim, people, name)


# ---- 5: colours --------------------------------------------------------------------------------------------


@checks(
    KEY,
    "colours_due",
    "colours_one_due",
    "colours_difference",
    "colours_run",
    "colours_evened",
    "colours_latest",
    "colours_order",
    "colours_odd",
    "colours_even",
)
def _colours(claim: Claim, account: Account) -> None:
    field = field_of(account)
    white, black = claim.players
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    facts = field.facts
    higher, lower = sorted((white, black), key=field.place.__getitem__)
    mine, theirs = field.due(higher), field.due(lower)
    if mine is None and theirs is None:
        first = min(white, black)
        colour = facts.drawn if first % 2 else facts.drawn.opposite
        holds(claim.message == ("colours_odd" if first % 2 else "colours_even"), "another rule decides")
        holds(account.colour[first] is colour, "the draw gives other colours")
        claim.says(player=Who(first), colour=colour, drawn=facts.drawn)
        return
    if mine is not theirs:
        for id_, due in ((higher, mine), (lower, theirs)):
            holds(due is None or account.colour[id_] is due, f"{id_} does not get what is due")
        if mine is not None and theirs is not None:
            holds(claim.message == "colours_due", "another rule decides")
            claim.says(white=Who(white), black=Who(black))
        else:
            holds(claim.message == "colours_one_due", "another rule decides")
            one, none = (higher, lower) if mine else (lower, higher)
            claim.says(player=Who(one), other=Who(none), colour=mine or theirs)
        return
    assert mine is not None
    kind, served = _same_due(facts, higher, lower, mine)
    holds(claim.message == kind, "another rule decides")
    holds(account.colour[served] is mine, f"{served} does not get it")
    other = lower if served == higher else higher
    expected: dict[str, object] = {"player": Who(served), "other": Who(other), "colour": mine}
    if kind in ("colours_run", "colours_difference"):
        expected["opposite"] = mine.opposite
    if kind == "colours_order":
        numbers = bracket_of(claim, account).number_of
        expected |= {"a": numbers[served], "b": numbers[other]}
    claim.says(**expected)


def _same_due(facts: Facts, higher: int, lower: int, due: Colour) -> tuple[str, int]:
    """The rule that decides between two players due the same colour, and the player it serves."""
    for id_ in (higher, lower):
        person = facts[id_]
        if not person.may_have(due.opposite):
            run = person.colours[-2:] == (due.opposite, due.opposite)
            return "colours_run" if run else "colours_difference", id_
    one, other = facts[higher], facts[lower]
    if abs(one.difference) != abs(other.difference):
        return "colours_evened", higher if abs(one.difference) > abs(other.difference) else lower
    past = last_differing(one, other)
    if past is not None:
        return "colours_latest", lower if past[0] is due else higher
    return "colours_order", higher


# ---- 6: groups and pairs -----------------------------------------------------------------------------------


@checks(KEY, "merged")
def _merged(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    field = here.field
    claim.about()
    low = Points(field.score[field.groups[here.last][0]])
    claim.says(high=here.points, low=low)
    for last in range(here.first, here.last):
        may = field.floaters(here.first, last, here.came)
        holds(may is None or not field.goes_on(last, may), "fewer groups can be paired together")


@checks(KEY, "group", "group_one")
def _group(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    claim.about()
    holds((claim.message == "group_one") == (len(here.members) == 1), "the number is another")
    if claim.message == "group_one":
        claim.says(points=here.points)
        return
    white, black = _dues(here)
    values = {"white": white, "black": black, "clashes": here.clashes, "given": here.given}
    claim.says(points=here.points, count=len(here.members), **values)


def _dues(here: Bracket) -> tuple[int, int]:
    dues = [here.field.due(v) for v in here.members if v != here.floater]
    return dues.count(W), dues.count(B)


@checks(KEY, "came")
def _came(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(here.came == id_, "they did not float down")
    claim.says(player=Who(id_), number=here.number_of[id_], count=len(here.members))


@checks(KEY, "float", "float_next", "float_alone")
def _float(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(here.floater == id_, "they do not float")
    target = Points(here.field.score[here.field.groups[here.last + 1][0]])
    if len(here.members) == 1:
        holds(claim.message == "float_alone", "they are alone")
        claim.says(player=Who(id_), points=here.points, target=target)
        return
    holds(claim.message == ("float_next" if here.returned else "float"), "somebody came back, or nobody")
    claim.says(player=Who(id_), number=here.number_of[id_], count=len(here.members), target=target)
    holds(_tried(here)[-1] == id_, "another combination comes first")


def _tried(here: Bracket) -> list[int | None]:
    """The players left over in the first combinations, up to the first who can be paired below."""
    found: list[int | None] = []
    allowed = here.may_float
    while True:
        floater = here.first_floater(allowed)
        found.append(floater)
        if floater is None or here.field.works(here.last + 1, floater) or len(found) > len(here.members):
            return found
        allowed = [v for v in allowed if v != floater and here.field.welcome(here.last + 1, v)]


@checks(KEY, *RETURNED)
def _returned(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    claim.says(player=Who(id_))
    tried = account.once((KEY, "tried", here.number), lambda: _tried(here))
    holds(tried[:-1] == here.returned and id_ in here.returned, "others would have floated")
    following = here.field.groups[here.last + 1]
    nobody = not any(here.field.legal(id_, v) for v in following)
    holds(
        claim.message == ("returned_nobody" if nobody else "returned_blocked"), "there is an opponent, or not"
    )


PASSED = ("passed_met", "passed_apart", "passed_limits", "passed_due", "passed_others")
PASSED_ALL = (*PASSED, *(f"{name}_many" for name in PASSED))


@checks(KEY, "pair", "pair_passed")
def _pair(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    higher, lower = claim.who("higher"), claim.who("lower")
    claim.about(higher, lower)
    account.meet(higher, lower)
    over = here.passed(higher, lower)
    holds(claim.message == ("pair_passed" if over else "pair"), "somebody was passed over, or nobody")
    numbers = here.number_of
    values = {"a": numbers[higher], "b": numbers[lower], "count": len(here.members)}
    claim.says(higher=Who(higher), lower=Who(lower), **values)
    found = here.fewest([*here.made(higher), (higher, lower)], here.allowed)
    holds(found == here.clashes, "they will not do")
    told = [c for c in account.of(*PASSED_ALL, bracket=claim.bracket) if c.players == claim.players]
    count = sum(len(c.ids("others")) + (c.number("more") if "more" in c.values else 0) for c in told)
    holds(count == len(over), "others were passed over")


@checks(KEY, *PASSED_ALL)
def _passed(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    field = here.field
    higher, lower = account.around(claim)
    over = here.passed(higher, lower)
    person = field.facts[higher]
    name = claim.message.removesuffix("_many")
    expected: dict[str, object] = {"player": Who(higher)}
    legal = [v for v in over if field.legal(higher, v)]
    match name:
        case "passed_met":
            people = [v for v in over if v in person.met]
        case "passed_apart":
            people = [v for v in over if v in person.apart and v not in person.met]
        case "passed_limits":
            people = [v for v in over if field.facts.may_meet(higher, v) and v not in legal]
        case "passed_due":
            people = [v for v in legal if field.clash(higher, v)]
            expected["colour"] = field.due(higher)
        case _:
            people = [v for v in legal if not field.clash(higher, v)]
    if name in ("passed_due", "passed_others"):
        for v in people:
            found = here.fewest([*here.made(higher), (higher, v)], here.allowed)
            holds(found is None or found > here.clashes, f"{v} would do as well")
    listed(claim, people, name, **expected)


@checks(KEY, "clash")
def _clash(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    higher, lower = claim.who("higher"), claim.who("lower")
    claim.about(higher, lower)
    holds((higher, lower) in here.pairs and here.field.clash(higher, lower), "they are due different colours")
    white, black = _dues(here)
    values = {"white": white, "black": black, "clashes": here.clashes, "given": here.given}
    claim.says(higher=Who(higher), lower=Who(lower), colour=here.field.due(higher), **values)
