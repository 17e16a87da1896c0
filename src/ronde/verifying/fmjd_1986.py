"""The claims of the Swiss of the FMJD of 1986, with a ranking list and with drawn numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ronde.model import Cell, Colour, Player, Result
from ronde.verifying.account import Account, Claim, Wrong, checks, holds
from ronde.verifying.facts import B, Facts, W
from ronde.verifying.matching import all_paired, cheapest, pairs_among
from ronde.verifying.points import haley_limit
from ronde.words import Points, Who

KEY = "fmjd-1986"
RESTED = (Result.PAIRING_BYE, Result.FULL_BYE)
LEAVING = ("down", "down_skip", "down_far", "up", "up_skip", "up_far")
AWAY = ("met_everybody", "apart_from_everybody")
INSIDE = (
    *("pair", "pair_met", "pair_met_apart", "pair_blocked", "pair_both", "pair_both_apart", "pair_sides"),
    *("pair_both_sides", "pair_many"),
)
MADE = (*LEAVING, *AWAY, *INSIDE)
GROUPS = ("group_down", "group_up", "group_median")
Two = tuple[int, int]


class Field:
    """The ranking, the groups, and the pairs in the order in which they are claimed to be made."""

    def __init__(self, account: Account) -> None:
        self.account = account
        tournament = account.facts.tournament
        settled = replace(tournament, players=tuple(map(_settled, tournament.players)))
        self.facts = Facts(settled)
        facts = self.facts
        by_rule = facts.settings.acceleration is not None
        self.points = {v: p.score + (p.virtual if by_rule else 0) for v, p in facts.here.items()}
        total = {v: p.score for v, p in facts.everyone.items()}
        self.solkoff = {v: sum(total[o] for _, o, _ in p.games) for v, p in facts.here.items()}
        self.berger = {
            v: sum(facts.scoring.points(p.player.cell(n)) * total[o] for n, o, _ in p.games)
            for v, p in facts.here.items()
        }
        self.ids = sorted(facts.here, key=lambda v: (-self.points[v], -self.solkoff[v], -self.berger[v], v))
        self.place = {v: n for n, v in enumerate(self.ids)}
        self.lots = facts.settings.system is not None and facts.settings.system.endswith("lots")
        playing = [v for v in self.ids if v != account.bye]
        scores = sorted({self.points[v] for v in playing}, reverse=True)
        self.groups = [[v for v in playing if self.points[v] == score] for score in scores]
        self.quarters = self._quarters(playing)
        for group in self.groups[: self.quarters]:
            group.sort()
        self.made = [(id(c.step), c.who("a"), c.who("b")) for c in account.claims if c.message in MADE]
        haley = facts.settings.acceleration == "haley" and facts.round == 2
        self.downwards = self.lots or facts.round == 1 or haley
        self.median = len(self.groups) - 1
        if not self.downwards and self.groups:
            size = len(playing)
            for n, group in enumerate(self.groups):
                size -= 2 * len(group)
                if size < 0:
                    self.median = n
                    break

    def _quarters(self, playing: Sequence[int]) -> int:
        """The number of groups divided into quarters."""
        facts = self.facts
        if facts.settings.acceleration != "quart" or facts.round == 1:
            return 0
        full = [v for v in playing if facts[v].score == (facts.round - 1) * facts.scoring.win]
        left = (facts.settings.rounds or 0) - (facts.round - 1)
        return 2 if full and len(full) > left else 0

    def legal(self, a: int, b: int) -> bool:
        """They may meet."""
        return self.facts.may_meet(a, b)

    def left(self, claim: Claim) -> list[int]:
        """The players without an opponent when a claim is made."""
        gone: set[int] = set()
        for other in self.account.claims:
            if other is claim:
                break
            if other.message in MADE:
                gone |= {other.who("a"), other.who("b")}
        return [v for v in self.ids if v not in gone and v != self.account.bye]

    def direction(self, number: int) -> int:
        """Groups are read best first down to the median, worst first below."""
        return -1 if number > self.median else 1

    def reading(self, number: int, left: Iterable[int]) -> list[int]:
        """The players left of a group, in reading order."""
        there = set(left)
        return [v for v in self.groups[number][:: self.direction(number)] if v in there]

    def crossing(self, left: Sequence[int], group: Iterable[int], fixed: Two | None = None) -> int | None:
        """The fewest players who must leave a group for everybody to have an opponent; None if impossible."""
        inside = set(group)
        people = [v for v in left if fixed is None or v not in fixed]
        key = ("crossing", tuple(people), tuple(sorted(inside)))

        def work() -> tuple[int | None]:
            costs = {
                (a, b): (int((a in inside) != (b in inside)),)
                for a, b in pairs_among(people)
                if self.legal(a, b)
            }
            found = cheapest(people, costs)
            return (None if found is None else (found[0] if found else 0),)

        found = self.account.once(key, work)[0]
        if found is None or fixed is None:
            return found
        return int(found) + int((fixed[0] in inside) != (fixed[1] in inside))

    def admitted(self, left: Sequence[int], number: int, a: int, b: int) -> bool:
        """With the pair, no more players must leave the group than necessary."""
        group = self.groups[number]
        return self.legal(a, b) and self.crossing(left, group, (a, b)) == self.crossing(left, group)

    def targets(self, number: int, left: Sequence[int]) -> list[tuple[int, list[int]]]:
        """The groups with players left, the nearest first, in the reading direction of the group left."""
        if self.direction(number) > 0:
            numbers = list(range(number + 1, len(self.groups)))
        else:
            numbers = list(range(number))[::-1]
        there, way = set(left), self.direction(number)
        found = []
        for n in numbers:
            players = [v for v in self.groups[n][::way] if v in there]
            if players:
                found.append((n, players))
        return found


def _settled(player: Player) -> Player:
    """Games still to be finished count as draws."""

    def draw(cell: Cell) -> Cell:
        return replace(cell, result=Result.DRAW) if cell.result is Result.PENDING else cell

    return replace(player, cells=tuple(map(draw, player.cells)))


def field_of(account: Account) -> Field:
    """The field of the round."""
    return account.once((KEY, "field"), lambda: Field(account))


def group_of(claim: Claim, field: Field) -> int:
    """The number of the group of a claim."""
    if claim.bracket is None or not 0 <= claim.bracket < len(field.groups):
        raise Wrong("there is no such group")
    return claim.bracket


# ---- 5: who rests ------------------------------------------------------------------------------------------


def _obstacle(field: Field, v: int) -> int | None:
    """The obstacle to a rest: 0 none, 1 has met the one who left, 2 won by forfeit; None: not allowed."""
    facts = field.facts
    results = [facts[v].player.cell(n).result for n in range(1, facts.round)]
    if any(result in RESTED for result in results) or v in facts.settings.no_bye:
        return None
    if Result.FORFEIT_WIN in results:
        return 2
    return int(bool(set(facts[v].met) & _gone(field)))


def _gone(field: Field) -> set[int]:
    """The participant who left last."""
    last = {}
    for v, person in field.facts.everyone.items():
        rounds = [n for n, cell in enumerate(person.player.cells, 1) if cell.paired]
        if rounds and v not in field.facts.here:
            last[v] = rounds[-1]
    return {v for v, n in last.items() if n == max(last.values())}


@checks(KEY, "rest_first", "rest", "rest_met_defaulter", "rest_forfeit")
def _rest(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_ = claim.who("who")
    claim.about(id_)
    holds(account.bye == id_, "somebody else rests")
    claim.says(who=Who(id_), place=field.place[id_] + 1, size=len(field.ids))
    obstacle = _obstacle(field, id_)
    kinds = {0: "rest", 1: "rest_met_defaulter", 2: "rest_forfeit"}
    kind = "rest_first" if field.facts.round == 1 else kinds.get(-1 if obstacle is None else obstacle)
    holds(claim.message == kind, "they rest for another reason")
    order = sorted(
        (v for v in field.ids if _obstacle(field, v) is not None),
        key=lambda v: (_obstacle(field, v) or 0, -field.place[v]),
    )
    for v in order[: order.index(id_) + 1]:
        holds(_leaves(field, v) == (v == id_), f"{v} comes first")


def _leaves(field: Field, v: int) -> bool:
    """The others can be paired without a player."""
    people = [w for w in field.ids if w != v]
    return all_paired(people, [(a, b) for a, b in pairs_among(people) if field.legal(a, b)])


@checks(
    KEY, "has_rested", "barred_from_rest", "rest_leaves_no_pairing", "has_forfeit_win", "has_met_defaulter"
)
def _plays(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_ = claim.who("who")
    claim.about(id_)
    holds(account.bye is not None, "nobody rests")
    assert account.bye is not None
    holds(field.place[id_] > field.place[account.bye], "they are not lower in the ranking")
    results = [field.facts[id_].player.cell(n).result for n in range(1, field.facts.round)]
    rested = next((n for n, result in enumerate(results, 1) if result in RESTED), None)
    expected: dict[str, object] = {"who": Who(id_)}
    refused = _obstacle(field, id_) is not None and not _leaves(field, id_)
    before = refused and (_obstacle(field, id_) or 0) <= (_obstacle(field, account.bye) or 0)
    if rested is not None:
        kind, expected["round"] = "has_rested", rested
    elif id_ in field.facts.settings.no_bye:
        kind = "barred_from_rest"
    elif before:
        kind = "rest_leaves_no_pairing"
    elif Result.FORFEIT_WIN in results:
        kind, expected["round"] = "has_forfeit_win", results.index(Result.FORFEIT_WIN) + 1
    else:
        kind = "has_met_defaulter"
        expected["defaulters"] = tuple(sorted(set(field.facts[id_].met) & _gone(field)))
        holds(bool(expected["defaulters"]), "they have met nobody who left")
    holds(claim.message == kind, "they play for another reason")
    claim.says(**expected)


# ---- 6: groups ---------------------------------------------------------------------------------------------


@checks(KEY, *GROUPS)
def _group(claim: Claim, account: Account) -> None:
    field = field_of(account)
    number = group_of(claim, field)
    claim.about()
    members = field.reading(number, field.left(claim))
    claim.says(points=Points(field.points[field.groups[number][0]]), size=len(members))
    best_first = field.direction(number) > 0 or number < field.quarters
    kind = "group_down" if best_first else "group_up"
    if number == field.median and not field.downwards:
        kind = "group_median"
    holds(claim.message == kind, "it is read in another way")


@checks(KEY, "group_broken")
def _broken(claim: Claim, account: Account) -> None:
    field = field_of(account)
    number = group_of(claim, field)
    claim.about()
    left = field.left(claim)
    out = field.crossing(left, field.groups[number])
    claim.says(points=Points(field.points[field.groups[number][0]]), out=out)
    holds(out is not None and out > len(field.reading(number, left)) % 2, "no more than usual leave it")


def _pair_of(claim: Claim, account: Account) -> tuple[Field, int, int, int, list[int]]:
    """The field, the group, the pair, and the players left."""
    field = field_of(account)
    number = group_of(claim, field)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    claim.is_("points", Points(field.points[field.groups[number][0]]))
    left = field.left(claim)
    holds(a in left and b in left and a in field.groups[number], "they are not there")
    return field, number, a, b, left


@checks(KEY, *LEAVING)
def _leaves_group(claim: Claim, account: Account) -> None:
    field, number, a, b, left = _pair_of(claim, account)
    members = field.reading(number, left)[::-1]
    first: tuple[int, int, int, int, list[int]] | None = None
    for distance, (target, players) in enumerate(field.targets(number, left), 1):
        for count, v in enumerate(members):
            partner = next((w for w in players if field.admitted(left, number, v, w)), None)
            if partner is not None:
                first = v, partner, target, distance, members[:count]
                break
        if first:
            break
    holds(first is not None and first[:2] == (a, b), "somebody else leaves, or for somebody else")
    assert first is not None
    _, _, target, distance, skipped = first
    word = "down" if field.direction(number) > 0 else "up"
    kind = f"{word}_far" if distance > 1 else f"{word}_skip" if skipped else word
    holds(claim.message == kind, "they leave in another way")
    expected: dict[str, object] = {"a": Who(a), "b": Who(b), "points": claim.values["points"]}
    expected["target"] = Points(field.points[field.groups[target][0]])
    if kind.endswith("_skip"):
        expected["skipped"] = tuple(skipped)
    claim.says(**expected)


@checks(KEY, *AWAY)
def _sent_away(claim: Claim, account: Account) -> None:
    field, number, a, b, left = _pair_of(claim, account)
    first = next(c for c in account.of(*AWAY, bracket=claim.bracket) if _same_sweep(account, c, claim))
    members = [v for v in field.reading(number, field.left(first)) if v != a]
    holds(bool(members) and not any(field.legal(a, v) for v in members), "somebody can be met")
    apart = any(v not in field.facts[a].met for v in members if v in field.reading(number, field.left(first)))
    holds(claim.message == ("apart_from_everybody" if apart else "met_everybody"), "they have met, or not")
    partners = (
        (target, w)
        for target, players in field.targets(number, left)
        for w in players
        if field.admitted(left, number, a, w)
    )
    target, partner = next(partners, (0, 0))
    holds(partner == b, "another opponent comes first")
    score = Points(field.points[field.groups[target][0]])
    claim.says(a=Who(a), b=Who(b), points=claim.values["points"], target=score)


def _same_sweep(account: Account, one: Claim, other: Claim) -> bool:
    """No other pair of the group is made between the two claims."""
    claims = [c for c in account.claims if c.message in (*MADE, *GROUPS)]
    start, stop = claims.index(one), claims.index(other)
    return start <= stop and all(c.message in AWAY and c.bracket == one.bracket for c in claims[start:stop])


@checks(KEY, *INSIDE)
def _inside(claim: Claim, account: Account) -> None:
    field, number, a, b, left = _pair_of(claim, account)
    members = field.reading(number, left)
    by_side = False
    if number < field.quarters:
        members = _section(claim, account, field, number, sorted(members))
    holds(members[0] == a, "somebody else is next in turn")
    size = len(members)
    order = [*range(size // 2, size), *range(size // 2 - 1, 0, -1)]
    accelerated = field.facts.settings.acceleration in ("haley", "quart")
    if field.lots and number >= field.quarters:
        if field.facts.round == 1 and not accelerated:
            order = list(range(1, size))
        elif field.facts.round > 1:
            order = list(range(size - 1, 0, -1))
            by_side = field.facts.round % 2 == 0
    tried = [members[n] for n in order]
    holds(b in tried, "they are of different groups")
    tried = tried[: tried.index(b)]
    met = [v for v in tried if not field.legal(a, v)]
    blocked = [v for v in tried if v not in met]
    works = {v: _works(field, members, a, v, by_side) for v in (*blocked, b)}
    holds(works[b] and not any(works[v] for v in blocked), "somebody else comes first")
    expected: dict[str, object] = {"a": Who(a), "b": Who(b), "points": claim.values["points"]}
    expected |= {"size": size, "place": members.index(b) + 1}
    apart = any(v not in field.facts[a].met for v in met)
    if not tried:
        kind = "pair"
    elif len(tried) > 5:
        kind, expected["count"] = "pair_many", len(tried)
    elif not blocked:
        kind = "pair_met_apart" if apart else "pair_met"
        expected["met"] = tuple(met)
    elif not met:
        kind = "pair_sides" if by_side else "pair_blocked"
        expected["blocked"] = tuple(blocked)
    else:
        kind = "pair_both_sides" if by_side else "pair_both_apart" if apart else "pair_both"
        expected |= {"met": tuple(met), "blocked": tuple(blocked)}
    holds(claim.message == kind, "they meet for another reason")
    claim.says(**expected)


def _section(claim: Claim, account: Account, field: Field, number: int, members: list[int]) -> list[int]:
    """The section being paired, of a group in quarters."""
    told = account.one("quarters", "quarters_dropped", bracket=number)
    if told.message == "quarters_dropped":
        return members
    whole = sorted(field.reading(number, field.left(told)))
    upper = whole[: 2 * ((len(whole) + 3) // 4)]
    first = [v for v in members if v in upper]
    return first or members


def _side(field: Field, v: int) -> Colour | None:
    """B if they had White more often, or last; N for Black."""
    person = field.facts[v]
    if person.difference:
        return W if person.difference > 0 else B
    return person.colours[-1] if person.colours else None


def _fewest(field: Field, members: Sequence[int], by_side: bool) -> int | None:
    """The fewest pairs inside one side; None if they cannot be paired."""
    key = ("fewest", tuple(members), by_side)

    def work() -> tuple[int | None]:
        costs = {}
        for x, y in pairs_among(members):
            if field.legal(x, y):
                side = _side(field, x)
                costs[x, y] = (int(by_side and side is not None and side is _side(field, y)),)
        found = cheapest(members, costs)
        return (None if found is None else (found[0] if found else 0),)

    found = field.account.once(key, work)[0]
    return None if found is None else int(found)


def _works(field: Field, members: Sequence[int], a: int, b: int, by_side: bool) -> bool:
    """With this pair the others can be paired, with as few pairs inside one side."""
    rest = _fewest(field, [v for v in members if v not in (a, b)], by_side)
    if rest is None or not field.legal(a, b):
        return False
    same = by_side and _side(field, a) is not None and _side(field, a) is _side(field, b)
    return rest + int(same) == _fewest(field, members, by_side)


@checks(KEY, "sub_groups")
def _sub_groups(claim: Claim, account: Account) -> None:
    field = field_of(account)
    number = group_of(claim, field)
    claim.about()
    members = field.reading(number, field.left(claim))
    sides = [_side(field, v) for v in members]
    values = {"b": sides.count(W), "n": sides.count(B), "bad": _fewest(field, members, by_side=True)}
    claim.says(points=Points(field.points[field.groups[number][0]]), **values)


# ---- 9: accelerated variants -------------------------------------------------------------------------------


@checks(KEY, "sections", "in_upper_section")
def _sections(claim: Claim, account: Account) -> None:
    field = field_of(account)
    limit = haley_limit(field.facts.tournament)
    points = Points(field.facts.scoring.win)
    last = {"haley": 2, "quart": 1}.get(field.facts.settings.acceleration or "", 0)
    holds(field.facts.round <= last, "the round is not accelerated")
    if claim.message == "sections":
        claim.about()
        claim.says(limit=limit, points=points)
        return
    id_ = claim.who("who")
    holds(id_ <= limit and field.facts[id_].virtual > 0, "they count nothing more")
    other = account.opponent.get(id_)
    holds(set(claim.players) == ({id_} if other is None else {id_, other}), "it is about others")
    told = [c.who("who") for c in account.of("in_upper_section") if c.players == claim.players]
    holds(
        sorted(told) == sorted(v for v in claim.players if v <= limit),
        "somebody is told twice, or not at all",
    )
    claim.says(who=Who(id_), points=points)


@checks(KEY, "quart_goes_on", "quart_over")
def _quart(claim: Claim, account: Account) -> None:
    field = field_of(account)
    claim.about()
    claim.says()
    holds((claim.message == "quart_goes_on") == (field.quarters > 0), "it goes on, or not")


@checks(KEY, "quarters", "quarters_dropped")
def _quarters(claim: Claim, account: Account) -> None:
    field = field_of(account)
    number = group_of(claim, field)
    claim.about()
    holds(number < field.quarters, "the group is not divided")
    members = sorted(field.reading(number, field.left(claim)))
    upper = 2 * ((len(members) + 3) // 4)
    score = Points(field.points[field.groups[number][0]])
    claim.says(points=score, upper=upper, lower=len(members) - upper)
    parts = members[:upper], members[upper:]
    split = all(_fewest(field, part, by_side=False) is not None for part in parts)
    holds((claim.message == "quarters") == split, "it can be divided, or not")


@checks(KEY, "adjourned")
def _adjourned(claim: Claim, account: Account) -> None:
    two = claim.ids("who")
    claim.about(*two)
    round_ = claim.number("round")
    claim.says(who=two, round=round_)
    cell = account.facts.everyone[two[0]].player.cell(round_)
    holds(cell.opponent == two[1] and cell.result is Result.PENDING, "the game is finished")


# ---- 7: colours --------------------------------------------------------------------------------------------


@checks(
    KEY,
    *("colour_third", "colour_odd", "colour_even", "colour_equal", "colour_equal_both"),
    *("colour_equal_first", "colour_round_1", "colour_round_1_both", "colour_round_1_first"),
    *("colour_odd_white", "colour_alternate", "colour_sum_even", "colour_sum_odd"),
)
def _colours(claim: Claim, account: Account) -> None:
    field = field_of(account)
    holds(len(claim.players) == 2, "it is not about a pair")
    a, b = claim.players
    account.meet(a, b)
    holds(field.place[a] < field.place[b], "they are in another order")
    kind, colour, who = _ranked(field, a, b) if not field.lots else _by_lots(field, a, b)
    holds(claim.message == f"colour_{kind}", "another rule decides")
    holds(account.colour[a] is colour, "the colours are the other way round")
    white, black = (a, b) if colour is W else (b, a)
    given = colour if who == a else colour.opposite
    claim.says(white=Who(white), black=Who(black), who=Who(who), colour=given)


def _third(field: Field, a: int, b: int) -> tuple[str, Colour, int] | None:
    """One allocation would give somebody a colour for the third time running."""

    def bad(v: int, colour: Colour) -> bool:
        return field.facts[v].colours[-2:] == (colour, colour)

    ways = {colour: bad(a, colour) or bad(b, colour.opposite) for colour in (W, B)}
    if ways[W] == ways[B]:
        return None
    colour = B if ways[W] else W
    return "third", colour, a if bad(a, colour.opposite) else b


def _evens(field: Field, v: int) -> Colour | None:
    difference = field.facts[v].difference
    return None if not difference else B if difference > 0 else W


def _ranked(field: Field, a: int, b: int) -> tuple[str, Colour, int]:
    """With a ranking list: the rule, the colour of the better ranked, and the player it names."""
    found = _third(field, a, b)
    if found:
        return found
    mine, theirs = _evens(field, a), _evens(field, b)
    if mine and theirs:
        return "equal_first" if mine is theirs else "equal_both", mine, a
    if mine or theirs:
        return "equal", mine or (theirs.opposite if theirs else W), a if mine else b
    one, other = field.facts[a].colours, field.facts[b].colours
    if one:
        kind = "round_1" if not other else "round_1_first" if one[0] is other[0] else "round_1_both"
        return kind, one[0], a
    if other:
        return "round_1", other[0].opposite, b
    drawn = field.facts.drawn
    return ("odd", drawn, a) if a % 2 else ("even", drawn.opposite, a)


def _by_lots(field: Field, a: int, b: int) -> tuple[str, Colour, int]:
    """With drawn numbers: the rule, the colour, and the player it names."""
    high = max(a, b)
    even = (a + b) % 2 == 0
    by_sum = "sum_even" if even else "sum_odd", W if even == (high == a) else B, high
    if field.facts.round == 1:
        if a % 2 == b % 2:
            return by_sum
        odd = a if a % 2 else b
        return "odd_white", W if odd == a else B, odd
    found = _third(field, a, b)
    if found:
        return found
    excess = field.facts[a].difference - field.facts[b].difference
    if excess:
        colour = B if excess > 0 else W
        evens = _evens(field, a) is colour, _evens(field, b) is colour.opposite
        return "equal_both" if all(evens) else "equal", colour, a if evens[0] else b
    one, other = field.facts[a].colours[-1:], field.facts[b].colours[-1:]
    if one != other:
        return ("alternate", one[0].opposite, a) if one else ("alternate", other[0], b)
    return by_sum
