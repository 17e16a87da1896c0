"""The claims of the Swiss Team System and the Double-Swiss System of 2026, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ronde.model import PLAYED, Colour
from ronde.verifying.account import Account, Claim, Wrong, checks, holds
from ronde.verifying.facts import FREE, B, W
from ronde.verifying.fide_2026 import listed
from ronde.verifying.matching import Vector, cheapest, cheapest_pairs, pairs_among
from ronde.verifying.pairable import Pairable
from ronde.words import Points, Who

TEAMS, DOUBLE = "swiss-team-2026", "double-swiss-2026"
BOTH = (TEAMS, DOUBLE)
Two = tuple[int, int]


class Field(Pairable):
    """The participants of the round."""

    def __init__(self, account: Account, text: str) -> None:
        self.account, self.facts, self.text = account, account.facts, text
        facts, rounds = self.facts, self.facts.settings.rounds
        self.ids = sorted(facts.here)
        self.paired = [v for v in self.ids if v != account.bye]
        late = 1 if text == TEAMS else 0
        self.floats = rounds is None or facts.round < rounds - late  # floaters of the last round are spared
        self.kind = facts.settings.option("preference", "A")
        self.is_last = rounds is not None and facts.round >= rounds
        self.wishes = {v: self.wish(v) for v in self.ids} if text == TEAMS else {}

    def floated(self, v: int) -> bool:
        """They met another score in the last round."""
        return self.floats and self.facts.floated(v, 1) != ""

    def colours(self, v: int) -> tuple[Colour, ...]:
        """The colours of the matches that gave one."""
        if self.text == TEAMS:
            return self.facts[v].colours
        cells = [self.facts[v].player.cell(round_) for round_, _, _ in self.facts[v].games]
        given = [c for c in cells if c.games is None or set(c.games) & PLAYED]
        return tuple(c.colour for c in given if c.colour is not None)

    def wish(self, v: int) -> tuple[Colour | None, int]:
        """The preference of a team: 2 strong, 1 mild."""
        games = self.colours(v)
        if self.kind == "none" or not games:
            return None, 0
        difference = games.count(W) - games.count(B)
        for colour, sign in ((W, -1), (B, 1)):
            twice = games[-2:] == (colour.opposite, colour.opposite)
            if sign * difference > 1 or (sign * difference in (0, 1) and twice):
                return colour, 2
        if self.kind == "A":
            return None, 0
        if difference:
            return (W if difference < 0 else B), 1
        return (None, 0) if self.is_last else (games[-1].opposite, 1)

    def legal(self, a: int, b: int) -> bool:
        """They may meet."""
        return self.facts.may_meet(a, b)

    def had_bye(self, v: int) -> bool:
        """They have had a bye, or a win without playing."""
        return any(self.facts[v].player.cell(n).result in FREE for n in range(1, self.facts.round))

    @cached_property
    def bye_order(self) -> list[int]:
        """The lowest score, the most matches, the largest number."""
        facts = self.facts
        return sorted(self.ids, key=lambda v: (facts[v].total, -len(facts[v].games), -v))


class Group:
    """A bracket: a scoregroup and its upfloaters."""

    def __init__(self, field: Field, number: int) -> None:
        self.field, self.facts = field, field.facts
        facts = field.facts
        left = list(field.paired)
        for n in range(number):
            done = group(field, n).members
            left = [v for v in left if v not in done]
        holds(bool(left), "there is no such bracket")
        self.left = left
        self.score = max(facts[v].total for v in left)
        self.residents = [v for v in left if facts[v].total == self.score]
        self.lower = [v for v in left if v not in self.residents]
        opponent = field.account.opponent
        self.up = [v for v in self.lower if opponent[v] in self.residents]
        self.members: list[int] = sorted([*self.residents, *self.up])
        holds({opponent[v] for v in self.members} == set(self.members), "somebody meets an outsider")
        scores = sorted({facts[v].total for v in field.ids if facts[v].total < self.score}, reverse=True)
        # the following scoregroup is the next of all scores, whoever of it is still there
        self.following = [v for v in self.lower if scores and facts[v].total == scores[0]]
        self.levels = sorted({facts[v].total for v in self.lower})
        self.points = Points(self.score)

    # ---- 3.5: who comes up ------------------------------------------------------------------------------

    def value(self, forced: Iterable[int], following: bool) -> Vector | None:
        """The least C4, C5, C6 and C7 of a legal set with these upfloaters."""
        must = set(forced)
        key = ("value", self.field.text, self.score, tuple(sorted(must)), following)
        found = self.field.account.once(key, lambda: (self._value(must, following),))
        return found[0]

    def _value(self, must: set[int], following: bool) -> Vector | None:
        top, after = set(self.residents), set(self.following) - must if following else set()
        costs: dict[Two, Vector] = {}
        size = len(self.levels)
        for a, b in pairs_among(self.left):
            if not self.field.legal(a, b):
                continue
            if (a in top) != (b in top):
                v = b if a in top else a
                levels = [int(self.facts[v].total == score) for score in self.levels]
                costs[a, b] = (1, *levels, 0, int(self.field.floated(v)))
            elif a in must or b in must:
                continue
            else:
                crosses = a not in top and (a in after) != (b in after)
                costs[a, b] = (*(0,) * (1 + size), int(crosses), 0)
        return cheapest(self.left, costs) if self.left else ()

    @cached_property
    def complies(self) -> bool:
        """C6 can be fulfilled."""
        if not self.up:
            return True
        best = self.value((), following=True)
        assert best is not None
        came = 0
        if self.following and self.facts[self.following[0]].total == self.levels[-1]:
            came = best[len(self.levels)]
        return best[-2] <= (len(self.following) - came) % 2

    @cached_property
    def best(self) -> Vector:
        """The vector of the best sets."""
        found = self.value((), self.complies)
        if found is None:
            raise Wrong("there is no legal set")
        return found

    @property
    def order(self) -> list[int]:
        """The order of upfloaters: by score and number."""
        return sorted(self.lower, key=lambda v: (-self.facts[v].total, v))

    def check_up(self) -> None:
        """Check that the upfloaters are the first of the best sets."""
        self.field.account.once(("up", self.field.text, self.score), self._check_up)

    def _check_up(self) -> bool:
        if not self.up:
            holds(
                self.field.all_paired(self.residents) and self.field.all_paired(self.lower),
                "somebody must come up",
            )
            return True
        chosen: list[int] = []
        for v in self.order:
            if len(chosen) < len(self.up) and self.value([*chosen, v], self.complies) == self.best:
                chosen.append(v)
        holds(set(chosen) == set(self.up) and self.best[0] == len(self.up), "others have to come up")
        return True

    def why_not(self, other: int) -> str:
        """The reason why a player does not come up, given the players before in the order."""
        before = [v for v in self.order[: self.order.index(other)] if v in self.up]
        value = self.value([*before, other], self.complies)
        if value is None:
            return "passed_legal"
        size = len(self.levels)
        if value[0] > self.best[0]:
            return "passed_number"
        if value[1 : 1 + size] != self.best[1 : 1 + size]:
            return "passed_scores"
        return "passed_following" if value[-2] > self.best[-2] else "passed_floated"

    # ---- 3.6: the pairs ------------------------------------------------------------------------------------

    @cached_property
    def pairs(self) -> list[Two]:
        """The pairs in order, the smaller number first."""
        return [
            (v, self.field.account.opponent[v]) for v in self.members if self.field.account.opponent[v] > v
        ]

    def cost(self, a: int, b: int) -> Vector:
        """C8 to C10 of teams, C8 of the Double-Swiss."""
        field = self.field
        up = (a in self.up) != (b in self.up)
        floated = int(up and field.floated(b if a in self.up else a))
        if field.text == DOUBLE:
            return (floated,)
        (mine, strength), (theirs, other) = field.wishes[a], field.wishes[b]
        same = mine is not None and mine is theirs
        return int(same), int(same and field.kind == "B" and strength == other == 2), floated

    def least(self, fixed: Sequence[Two], tops: Sequence[int] | None = None) -> Vector | None:
        """The least cost with some pairs fixed, and with some top members."""
        key = ("least", self.field.text, self.score, tuple(fixed), tuple(tops or ()))
        found = self.field.account.once(key, lambda: (self._least(fixed, tops),))
        return found[0]

    def _least(self, fixed: Sequence[Two], tops: Sequence[int] | None) -> Vector | None:
        used = {v for two in fixed for v in two}
        upper = None if tops is None else set(tops)
        costs = {}
        for a, b in pairs_among([v for v in self.members if v not in used]):
            seated = upper is None or (a in upper and b not in upper)
            if seated and self.field.legal(a, b):
                costs[a, b] = self.cost(a, b)
        found = cheapest([v for v in self.members if v not in used], costs)
        if found is None or any(not self.field.legal(a, b) for a, b in fixed):
            return None
        total = list(found) or [0] * (1 if self.field.text == DOUBLE else 3)
        for two in fixed:
            total = [x + y for x, y in zip(total, self.cost(*two), strict=True)]
        return tuple(total)

    @cached_property
    def worth(self) -> Vector:
        """The cost of the bracket as it was paired; none is smaller."""
        found = self.least(self.pairs)
        holds(found is not None and found == self.least(()), "the bracket is not paired best")
        assert found is not None
        return found

    @cached_property
    def tops(self) -> list[int]:
        """The top members of the first best pairing."""
        costs = {}
        for a, b in pairs_among(self.members):
            if self.field.legal(a, b):
                costs[a, b] = (*self.cost(a, b), *(int(v == b) for v in self.members))
        found = cheapest_pairs(self.members, costs)
        if found is None:
            raise Wrong("the bracket cannot be paired")
        return sorted(min(two) for two in found)

    def made(self, top: int) -> list[Two]:
        """The pairs before."""
        return [two for two in self.pairs if two[0] < top]

    def over(self, top: int, bottom: int) -> list[int]:
        """The free bottom members with a smaller number."""
        holds((top, bottom) in self.pairs, "they are no pair of the bracket, or in another order")
        taken = {b for _, b in self.made(top)}
        tops = {a for a, _ in self.pairs}
        return [v for v in self.members if top < v < bottom and v not in taken and v not in tops]


def field_of(claim: Claim, account: Account) -> Field:
    """The field of a claim."""
    return account.once((claim.step.text, "field"), lambda: Field(account, claim.step.text))


def group(field: Field, number: int) -> Group:
    """A bracket by its number."""
    return field.account.once((field.text, number), lambda: Group(field, number))


def here_of(claim: Claim, account: Account) -> Group:
    """The bracket of a claim."""
    return group(field_of(claim, account), claim.place)


# ---- the bye -----------------------------------------------------------------------------------------------


@checks(BOTH, "bye")
def _bye(claim: Claim, account: Account) -> None:
    field = field_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(account.bye == id_ and len(field.ids) % 2 == 1, "somebody else has the bye")
    for v in field.bye_order[: field.bye_order.index(id_) + 1]:
        can = not field.had_bye(v) and v not in field.facts.settings.no_bye
        can = can and field.all_paired(w for w in field.ids if w != v)
        holds(can == (v == id_), f"{v} comes before, or may not have it")
    person = field.facts[id_]
    claim.says(player=Who(id_), points=Points(person.total), matches=len(person.games))


@checks(BOTH, "bye_had", "bye_kept", "bye_needed")
def _bye_passed(claim: Claim, account: Account) -> None:
    field = field_of(claim, account)
    holds(account.bye is not None, "nobody has the bye")
    assert account.bye is not None
    claim.about(account.bye)
    before = sorted(field.bye_order[: field.bye_order.index(account.bye)])
    kept = field.facts.settings.no_bye
    had = [v for v in before if field.had_bye(v)]
    people = {"bye_had": had, "bye_kept": [v for v in before if v in kept and v not in had]}.get(
        claim.message
    )
    if people is None:
        people = [v for v in before if v not in kept and v not in had]
        for v in people:
            holds(not field.all_paired(w for w in field.ids if w != v), "the others can be paired")
    listed(claim, people)


# ---- the bracket and its upfloaters ------------------------------------------------------------------------


@checks(BOTH, "group", "group_up")
def _group(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    here.check_up()
    if here.up:
        holds(claim.message == "group_up", "somebody comes up")
        claim.says(points=here.points, count=len(here.residents), others=tuple(here.up))
    else:
        holds(claim.message == "group", "nobody comes up")
        claim.says(points=here.points, count=len(here.residents))


@checks(BOTH, "following")
def _following(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says(points=here.points)
    holds(not here.complies, "C6 can be fulfilled")


@checks(BOTH, "up_odd", "up_needed", "up_far", "up_floated")
def _up(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.up, "they do not come up")
    here.check_up()
    if claim.message == "up_far":
        claim.says(player=Who(id_))
        higher = [v for v in here.lower if here.facts[v].total > here.facts[id_].total and v not in here.up]
        holds(bool(higher), "nobody has a higher score")
        for v in higher:
            others = [v if w == id_ else w for w in here.up]
            rest = [w for w in here.lower if w not in others]
            works = here.field.all_paired([*here.residents, *others]) and here.field.all_paired(rest)
            holds(not works, f"{v} could come up")
    elif claim.message == "up_floated":
        claim.says(player=Who(id_))
        holds(here.field.floated(id_) and here.best[-1] > 0, "they were no floater")
    else:
        odd = len(here.residents) % 2 == 1 and len(here.up) == 1
        holds(claim.message == ("up_odd" if odd else "up_needed"), "they come up for another reason")
        claim.says(player=Who(id_), points=Points(here.facts[id_].total), score=here.points)


PASSED_UP = ("passed_legal", "passed_number", "passed_scores", "passed_following", "passed_floated")


@checks(BOTH, *PASSED_UP)
def _passed_up(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.up, "they do not come up")
    score = here.facts[id_].total
    before = [v for v in here.lower if v < id_ and v not in here.up and here.facts[v].total == score]
    listed(claim, [v for v in before if here.why_not(v) == claim.message], player=Who(id_))


# ---- the pairs ---------------------------------------------------------------------------------------------


@checks(BOTH, "tops")
def _tops(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says(others=tuple(here.tops))
    holds(here.tops == [a for a, _ in here.pairs], "others have the smaller numbers")
    holds(here.tops != here.members[: len(here.tops)], "they are the first half")


PASSED = ("passed_met", "passed_others", "passed_colour")


@checks(BOTH, "pair", "pair_passed")
def _pair(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    top, bottom = claim.who("top"), claim.who("bottom")
    claim.about(top, bottom)
    account.meet(top, bottom)
    claim.says(top=Who(top), bottom=Who(bottom))
    over = here.over(top, bottom)
    holds(claim.message == ("pair_passed" if over else "pair"), "somebody was passed over, or nobody")
    tops = here.tops
    holds(tops == [a for a, _ in here.pairs], "others have the smaller numbers")
    holds(here.least([*here.made(top), (top, bottom)], tops) == here.worth, "they are not paired best")
    told = [c for c in account.of(*PASSED, bracket=claim.bracket) if c.players == claim.players]
    holds(sum(len(c.ids("others")) + c.number("more") for c in told) == len(over), "others were passed over")


@checks(BOTH, "passed_met", "passed_others")
@checks(TEAMS, "passed_colour")
def _passed(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    top, bottom = account.around(claim)
    if top > bottom:
        raise Wrong("they are in another order")
    over = here.over(top, bottom)
    legal = [v for v in over if here.field.legal(top, v)]
    same = [v for v in legal if here.field.text == TEAMS and here.cost(top, v)[0]]
    if claim.message == "passed_met":
        listed(claim, [v for v in over if v not in legal], player=Who(top))
        return
    people = same if claim.message == "passed_colour" else [v for v in legal if v not in same]
    for v in people:
        found = here.least([*here.made(top), (top, v)], here.tops)
        holds(found is None or found > here.worth, f"with {v} it is as good")
    if claim.message == "passed_colour":
        listed(claim, people, player=Who(top))
    else:
        listed(claim, people)


@checks(BOTH, "opponent_floated")
def _opponent_floated(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    top, bottom = account.around(claim)
    holds((top, bottom) in here.pairs, "they are no pair of the bracket")
    id_ = claim.who("player")
    holds(id_ in (top, bottom) and id_ in here.residents, "it is about somebody else")
    holds(here.cost(top, bottom)[-1] > 0, "nobody floated")
    claim.says(player=Who(id_), count=here.worth[-1])


@checks(TEAMS, "clash", "clash_strong")
def _clash(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    top, bottom = claim.who("top"), claim.who("bottom")
    claim.about(top, bottom)
    holds((top, bottom) in here.pairs, "they are no pair of the bracket")
    part = 0 if claim.message == "clash" else 1
    holds(here.cost(top, bottom)[part] > 0, "they do not prefer the same colour so")
    colour = here.field.wishes[top][0]
    claim.says(top=Who(top), bottom=Who(bottom), colour=colour, count=here.worth[part])


# ---- colours -----------------------------------------------------------------------------------------------


@checks(BOTH, "colours_odd", "colours_even", "colours_latest", "colours_alternate")
@checks(TEAMS, "colours_one", "colours_both", "colours_strong", "colours_difference", "colours_first")
@checks(DOUBLE, "colours_whites")
def _colours(claim: Claim, account: Account) -> None:
    field = field_of(claim, account)
    white, black = claim.who("white"), claim.who("black")
    claim.about(white, black)
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    first, other = sorted((white, black), key=lambda v: _rank(field, v))
    kind, player, colour = _rule(field, first, other)
    holds(claim.message == kind, "another rule decides")
    holds(account.colour[first] is colour, "the colours are the other way round")
    expected: dict[str, object] = {"white": Who(white), "black": Who(black)}
    if player is not None:
        expected["player"] = Who(player)
    if kind in ("colours_odd", "colours_even"):
        expected["drawn"] = field.facts.drawn
    claim.says(**expected)


def _rank(field: Field, v: int) -> tuple[int, ...]:
    """The order of two participants: by scores and number."""
    person = field.facts[v]
    if field.text == DOUBLE:
        return -person.total, v
    second = 0
    if field.facts.settings.option("second") != "none":
        second = sum(person.player.cell(n).second or 0 for n in range(1, field.facts.round))
    return -person.score, -second, v


def _rule(field: Field, first: int, other: int) -> tuple[str, int | None, Colour]:
    """The rule that decides, the participant it names, and the colour of the first."""
    mine, theirs = field.colours(first), field.colours(other)
    if not mine and not theirs:
        odd = first % 2 == 1
        drawn = field.facts.drawn
        return "colours_odd" if odd else "colours_even", first, drawn if odd else drawn.opposite
    latest = next(
        ((a, b) for a, b in zip(reversed(mine), reversed(theirs), strict=False) if a is not b), None
    )
    wanted = None
    if field.text == TEAMS:
        (wanted, strength), (there, strength_there) = field.wishes[first], field.wishes[other]
        if (wanted is None) != (there is None):
            colour = wanted or (there.opposite if there else W)
            return "colours_one", first if wanted else other, colour
        if wanted is not None and wanted is not there:
            return "colours_both", None, wanted
        if wanted is not None and field.kind == "B" and strength != strength_there:
            stronger = strength > strength_there
            return "colours_strong", first if stronger else other, wanted if stronger else wanted.opposite
        differences = [games.count(W) - games.count(B) for games in (mine, theirs)]
        if differences[0] != differences[1]:
            return "colours_difference", None, W if differences[0] < differences[1] else B
    elif mine.count(W) != theirs.count(W):
        return "colours_whites", None, W if mine.count(W) < theirs.count(W) else B
    if latest is not None:
        return "colours_latest", None, latest[0].opposite
    if wanted is not None:
        return "colours_first", first, wanted
    if mine:
        return "colours_alternate", first, mine[-1].opposite
    return "colours_alternate", other, theirs[-1]
