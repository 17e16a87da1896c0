"""The claims of the Lim system in both editions.

Who floats and who meets whom follows from the order of work, so that order is gone through once more, with
other matchings; every claim must be one that it gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ronde.model import Colour
from ronde.verifying.account import Account, Claim, Wrong, checks, holds
from ronde.verifying.facts import B, W, barred, last_differing
from ronde.verifying.matching import Vector, all_paired, cheapest, most_pairs, pairs_among
from ronde.words import Points, Who

OLD, NEW = "lim", "lim-2026"
SHOWN = 4
Two = tuple[int, int]
Expected = tuple[str, tuple[int, ...], dict[str, object]]  # a message, its players, its values


@dataclass
class Group:
    """A group while it is being paired."""

    points: int
    residents: list[int]
    incoming: list[int]
    up: bool
    target: int = 0
    median: bool = False
    relaxed: bool = False
    leaving: list[int] = field(default_factory=list)
    pairs: list[tuple[Two, list[Expected]]] = field(default_factory=list)
    told: list[Expected] = field(default_factory=list)

    @property
    def members(self) -> list[int]:
        """The members in scrutiny order."""
        return sorted([*self.residents, *self.incoming], reverse=self.up)


class Work:
    """The round, derived once more."""

    def __init__(self, account: Account, text: str) -> None:
        self.account, self.facts, self.new = account, account.facts, text == NEW
        facts, settings = self.facts, self.facts.settings
        self.score = {v: p.total for v, p in facts.here.items()}
        self.last = settings.rounds is not None and facts.round >= settings.rounds
        self.maxi = settings.option("maxi") == "yes"
        self.due = {v: self._due(v) for v in facts.here}
        self.middle = (facts.round - 1) * facts.scoring.win  # twice the score of the median
        self.told: list[Expected] = []
        self.bye: int | None = None
        self.groups: list[Group] = []
        ids = sorted(facts.here)
        if self.maxi:
            self.told.append(("maxi", (), {}))
        if any(person.virtual for person in facts.here.values()):
            self.told.append(("virtual", (), {}))
        if len(ids) % 2:
            self.bye = self.give_bye(ids)
            ids.remove(self.bye)
        self.work(ids)

    def _due(self, v: int) -> Colour | None:
        """The only colour allowed, the one had less often, the one not had last."""
        person = self.facts[v]
        white, black = person.may_have(W), person.may_have(B)
        return person.due if white == black else W if white else B

    def clash(self, a: int, b: int) -> bool:
        """Both are due the same colour."""
        return self.due[a] is not None and self.due[a] is self.due[b]

    def breaks(self, a: int, b: int) -> bool:
        """No allocation of the colours is allowed to both."""
        one, other = self.facts[a], self.facts[b]
        return not ((one.may_have(W) and other.may_have(B)) or (one.may_have(B) and other.may_have(W)))

    def compatible(self, a: int, b: int, relaxed: bool) -> bool:
        """They may meet; in the last round equal scores come before colours."""
        if not self.facts.may_meet(a, b):
            return False
        return not self.breaks(a, b) or (relaxed and self.score[a] == self.score[b])

    def edges(self, people: Sequence[int], relaxed: bool) -> list[Two]:
        """The compatible pairs."""
        return [(a, b) for a, b in pairs_among(people) if self.compatible(a, b, relaxed)]

    def perfect(self, people: Sequence[int], relaxed: bool) -> bool:
        """All these players can be paired."""
        key = ("perfect", tuple(people), relaxed)
        return bool(self.account.once(key, lambda: all_paired(people, self.edges(people, relaxed))))

    def apart(self, a: int, b: int) -> bool:
        """Their ratings are more than 100 points apart."""
        return abs(self.facts[a].player.rating - self.facts[b].player.rating) > 100

    def not_again(self, a: int, b: int) -> str:
        """The reason why two players may not meet."""
        if b in self.facts[a].met:
            return "met"
        return "forbidden" if b in self.facts[a].apart else "barred"

    # ---- the bye ------------------------------------------------------------------------------------------

    def give_bye(self, ids: Sequence[int]) -> int:
        """Give the bye to the first player who can have it, from the lowest score and largest number."""
        by_rating = self.new and self.facts.round == 1
        rank = {v: self.facts[v].player.rating if by_rating else self.score[v] for v in ids}
        passed: dict[str, list[int]] = {"bye_given": [], "bye_kept": [], "bye_needed": []}
        for v in sorted(ids, key=lambda v: (rank[v], -v)):
            if barred(self.facts, v) if self.new else self.facts[v].given:
                passed["bye_given"].append(v)
            elif v in self.facts.settings.no_bye:
                passed["bye_kept"].append(v)
            elif self.perfect([w for w in ids if w != v], self.last):
                if by_rating:
                    self.told.append(("bye_by_rating", (v,), {"player": Who(v)}))
                else:
                    self.told.append(("bye", (v,), {"player": Who(v), "points": Points(self.score[v])}))
                self.told += _passed(passed, (v,), v)
                return v
            else:
                passed["bye_needed"].append(v)
        raise Wrong("nobody can have the bye")

    # ---- the groups ---------------------------------------------------------------------------------------

    def work(self, ids: Sequence[int]) -> None:
        """Pair from the top down to the median, from the bottom up to it, and the median last."""
        levels: dict[int, list[int]] = {}
        for v in ids:
            levels.setdefault(self.score[v], []).append(v)
        above = sorted((s for s in levels if 2 * s > self.middle), reverse=True)
        below = sorted(s for s in levels if 2 * s < self.middle)
        median = next((levels[s] for s in levels if 2 * s == self.middle), [])
        beyond = median or (levels[below[-1]] if below else [])
        upper = self.side([(s, levels[s]) for s in above], (self.middle // 2, beyond), False)
        down = upper[-1].leaving if upper else []
        lower = self.side([(s, levels[s]) for s in below], (self.middle // 2, median + down), True)
        up = lower[-1].leaving if lower else []
        self.groups = [*upper, *lower]
        last = self.median(median, (upper, lower), (list(down), list(up)))
        if last.members:
            self.groups.append(last)

    def side(self, levels: list[tuple[int, list[int]]], goal: tuple[int, list[int]], up: bool) -> list[Group]:
        """Pair the groups on one side of the median."""
        groups: list[Group] = []
        incoming: list[int] = []
        for (points, residents), (target, adjacent) in pairwise([*levels, goal]):
            group = Group(points, residents, self.in_order(incoming, up), up, target)
            self.float(group, adjacent)
            self.pair(group)
            groups.append(group)
            incoming = group.leaving
        return groups

    def in_order(self, ids: Iterable[int], up: bool) -> list[int]:
        """The order in which floaters are paired."""
        sign = -1 if up else 1
        return sorted(ids, key=lambda v: (-sign * self.score[v], sign * v))

    def median(
        self,
        residents: list[int],
        sides: tuple[list[Group], list[Group]],
        floaters: tuple[list[int], list[int]],
    ) -> Group:
        """Pair the median group, undoing pairs until it can be paired."""
        above, below = floaters
        undone: list[Expected] = []
        while True:
            people = sorted([*residents, *above, *below])
            relaxed = next((r for r in (False, True)[: 1 + self.last] if self.perfect(people, r)), None)
            if relaxed is not None:
                break
            side = 1 if len(above) > len(below) else 0
            if not any(group.pairs for group in sides[side]):
                side = 1 - side
            group = next((g for g in reversed(sides[side]) if g.pairs), None)
            if group is None:
                raise Wrong("the median cannot be paired")
            (first, second), _ = group.pairs.pop()
            values: dict[str, object] = {"first": Who(first), "second": Who(second)}
            values |= {"points": Points(group.points), "above": len(above), "below": len(below)}
            undone.append(("undone_below" if side else "undone_above", (first, second), values))
            (above, below)[side].extend((first, second))
        order = self.in_order(above, False) + self.in_order(below, True)
        found = Group(self.middle // 2, residents, order, False, median=True, relaxed=relaxed)
        found.told += undone
        self.pair(found)
        return found

    # ---- who floats ----------------------------------------------------------------------------------------

    def float(self, group: Group, adjacent: Sequence[int]) -> None:
        """Float the players without an opponent, then as few more as the largest number of pairs needs."""
        members = group.members
        most = most_pairs(members, self.edges(members, False))
        if self.last and len(members) - 2 * most >= 2:
            group.relaxed = most_pairs(members, self.edges(members, True)) > most
        near = {v: [w for w in members if self.compatible(v, w, group.relaxed)] for v in members}
        said: list[tuple[str, int, dict[str, object], dict[str, list[int]]]] = []
        for v in members:
            if not near[v]:
                said.append((self.why_lonely(v, members), v, {}, {}))
                group.leaving.append(v)
        present = [v for v in members if near[v]]
        odd = len(present) % 2 == 1
        extra = len(present) - 2 * most_pairs(present, self.edges(present, group.relaxed))
        for n in range(extra):
            left = extra - n - 1
            candidates = [
                v for v in present if self.stays([w for w in present if w != v], left, group.relaxed)
            ]
            said.append(self.choose(group, adjacent, present, candidates, even=n == 0 and odd))
            present = [v for v in present if v != said[-1][1]]
            group.leaving.append(said[-1][1])
        pairs = (len(members) - len(group.leaving)) // 2
        for message, v, more, passed in said:
            values: dict[str, object] = {"player": Who(v), "points": Points(group.points)}
            values |= {"target": Points(group.target)} | more
            if message == "float_rest":
                values["pairs"] = pairs
            group.told.append((message, (v,), values))
            group.told += _passed(passed, (v,), v)

    def stays(self, people: Sequence[int], exits: int, relaxed: bool) -> bool:
        """These players can be paired, except so many."""
        return len(people) - 2 * most_pairs(people, self.edges(people, relaxed)) <= exits

    def why_lonely(self, v: int, members: Sequence[int]) -> str:
        """The reason why a player has no opponent in the group."""
        if len(members) == 1:
            return "float_alone"
        reasons = {self.not_again(v, w) for w in members if w != v}
        if "forbidden" in reasons:
            return "float_kept"
        return "float_barred" if "barred" in reasons else "float_met"

    def lonely(
        self, candidates: Sequence[int], served: Sequence[int], adjacent: Sequence[int], up: bool
    ) -> set[int]:
        """The players who would have no opponent in the next group, after the floaters before them."""
        found: set[int] = set()
        seated: list[int] = []
        for v in self.in_order([*candidates, *served], up):
            people = [*seated, v]
            edges = [(a, -b) for a in people for b in adjacent if self.compatible(a, b, False)]
            if most_pairs([*people, *(-b for b in adjacent)], edges) < len(people):
                found.add(v)
            elif v in served:
                seated.append(v)
        return found

    def floated_before(self, v: int) -> bool:
        """They floated in the previous round."""
        person, played = self.facts[v], self.facts.round - 1
        opponent = person.player.cell(played).opponent if played else None
        if opponent is None:
            return False
        mine, theirs = person.before[-1], self.facts.everyone[opponent].before[-1]
        middle = (played - 1) * self.facts.scoring.win
        return theirs < mine if 2 * mine > middle else theirs > mine if 2 * mine < middle else False

    def choose(
        self, group: Group, adjacent: Sequence[int], present: list[int], candidates: list[int], even: bool
    ) -> tuple[str, int, dict[str, object], dict[str, list[int]]]:
        """Choose a floater, and the reasons why nobody later in scrutiny order."""
        lonely = self.lonely(candidates, group.leaving, adjacent, group.up)
        kind = {v: 2 * (v not in group.residents) + (v in lonely) for v in candidates}
        best = min(kind.values())
        pool = [v for v in candidates if kind[v] == best]
        message, more = "float_rest", {}
        chosen = pool[-1]
        if even:
            rested = [v for v in pool if not self.floated_before(v)]
            pool = rested if best == 0 and rested else pool
            due = [self.due[v] for v in present]
            lead = due.count(W) - due.count(B)
            colour = None if lead == 0 else W if lead > 0 else B
            suited = [v for v in pool if colour is not None and self.due[v] is colour]
            message, chosen = "float_last", pool[-1]
            if suited and self.maxi and self.apart(suited[-1], pool[-1]):
                message = "float_maxi"
            elif suited:
                message, chosen, more = "float_colour", suited[-1], {"colour": colour}
        again = even and kind[chosen] == 0 and not self.floated_before(chosen)
        passed: dict[str, list[int]] = {}
        for v in reversed(present[present.index(chosen) + 1 :]):
            if v not in candidates:
                why = "spared_needed"
            elif kind[v] > kind[chosen]:
                why = "spared_incoming" if kind[chosen] < 2 <= kind[v] else "spared_lonely"
            else:
                why = "spared_floated" if again and self.floated_before(v) else "spared_colour"
            passed.setdefault(why, []).append(v)
        return message, chosen, dict(more), passed

    # ---- who meets whom ------------------------------------------------------------------------------------

    def pair(self, group: Group) -> None:
        """Pair the floaters one after the other, then the rest."""
        left = [v for v in group.members if v not in group.leaving]
        for v in group.incoming:
            if v in left:
                other = self.pair_floater(group, left, v)
                left = [w for w in left if w not in (v, other)]
        self.pair_rest(group, left)

    def pair_floater(self, group: Group, left: list[int], me: int) -> int:
        """The first resident available who is not due the same colour; if all are, the first one."""

        def available(v: int) -> bool:
            rest = [w for w in left if w not in (me, v)]
            return self.compatible(me, v, group.relaxed) and self.perfect(rest, group.relaxed)

        own = [v for v in left if v != me and v in group.residents]
        others = [v for v in left if v != me and v not in group.residents]
        pool = own if any(available(v) for v in own) else others
        nearest = next((v for v in pool if available(v)), None)
        if nearest is None:
            raise Wrong("a floater has no opponent")
        chosen = nearest
        if self.clash(me, nearest):
            for v in pool[pool.index(nearest) :]:
                near = not (self.maxi and self.apart(v, nearest))
                if not self.clash(me, v) and near and available(v):
                    chosen = v
                    break
        passed: dict[str, list[int]] = {}
        for place, v in enumerate(pool[: pool.index(chosen)]):
            late = place >= pool.index(nearest)
            if not self.compatible(me, v, group.relaxed):
                why = f"passed_{self.not_again(me, v)}"
            elif late and self.clash(me, v):
                why = "passed_clash_floater"
            elif late and self.maxi and self.apart(v, nearest):
                why = "passed_apart"
            else:
                why = "passed_blocked_floater"
            passed.setdefault(why, []).append(v)
        message = "pair_floater_clash" if self.clash(me, chosen) else "pair_floater"
        if chosen not in group.residents:
            message = "pair_floaters"
        self.made(group, (me, chosen), message, {"origin": Points(self.score[me])}, passed)
        return chosen

    def made(
        self, group: Group, pair: Two, message: str, more: dict[str, object], passed: dict[str, list[int]]
    ) -> None:
        """Record a pair and the claims about it."""
        both: dict[str, object] = {"first": Who(pair[0]), "second": Who(pair[1])}
        told: list[Expected] = [(message, pair, {**both, "points": Points(group.points), **more})]
        told += _passed(passed, pair, pair[0])
        if self.breaks(*pair):
            told.append(("broken", pair, both))
        told += self.colours(group, *pair)
        group.pairs.append((pair, told))

    def faults(
        self, group: Group, people: Sequence[int], allowed: Callable[[int, int], bool]
    ) -> Vector | None:
        """The fewest broken limits and clashes, if these can be paired."""
        costs = {}
        for a, b in pairs_among(people):
            if self.compatible(a, b, group.relaxed) and allowed(a, b):
                costs[a, b] = (int(self.breaks(a, b)), int(self.clash(a, b)))
        found = cheapest(people, costs)
        return None if found is None else (found or (0, 0))

    def pair_rest(self, group: Group, players: list[int]) -> None:
        """Pair the rest: the fewest clashes, then the first in the order of exchanges."""
        near = self.first_scrutiny(group, players) if self.maxi else None

        def anybody(a: int, b: int) -> bool:
            return True

        allowed = near or anybody
        left = list(players)
        while left:
            me = left[0]
            size = len(left)
            order = [*range(size // 2, size), *range(size // 2 - 1, 0, -1)]
            best = self.faults(group, left, allowed)
            passed: dict[str, list[int]] = {}
            for place in order:
                other = left[place]
                rest = [v for v in left if v not in (me, other)]
                why = self.why_not(group, me, other, rest, best, allowed)
                if why is None:
                    break
                passed.setdefault(why, []).append(other)
            else:
                raise Wrong("a group cannot be paired")
            message = "pair_last" if size == 2 else "pair_exchanged" if place != order[0] else "pair_proposed"
            more: dict[str, object] = {} if size == 2 else {"left": size}
            self.made(group, (me, other), message, more, passed)
            left = rest

    def why_not(
        self,
        group: Group,
        me: int,
        other: int,
        rest: Sequence[int],
        best: Vector | None,
        allowed: Callable[[int, int], bool],
    ) -> str | None:
        """The reason why an opponent is not taken; None if they are."""
        if not self.compatible(me, other, group.relaxed):
            return f"passed_{self.not_again(me, other)}"
        found = self.faults(group, rest, allowed) if allowed(me, other) else None
        if found is not None:
            mine = int(self.breaks(me, other)), int(self.clash(me, other))
            if best == (found[0] + mine[0], found[1] + mine[1]):
                return None
        if self.maxi:
            if not self.perfect(rest, group.relaxed):
                return "passed_blocked"
            if found is None:
                return "passed_apart"
        if group.relaxed:
            return "passed_barred" if self.breaks(me, other) else "passed_worse"
        return "passed_clash" if self.clash(me, other) else "passed_blocked"

    def first_scrutiny(self, group: Group, players: list[int]) -> Callable[[int, int], bool]:
        """Maxi: only pairs near those that come first without a look at colours."""
        partner: dict[int, int] = {}
        left = list(players)
        while left:
            size = len(left)
            for place in (*range(size // 2, size), *range(size // 2 - 1, 0, -1)):
                rest = [v for v in left[1:] if v != left[place]]
                if self.compatible(left[0], left[place], group.relaxed) and self.perfect(rest, group.relaxed):
                    break
            partner |= {left[0]: left[place], left[place]: left[0]}
            left = rest

        def allowed(a: int, b: int) -> bool:
            return partner[a] == b or not (self.apart(b, partner[a]) or self.apart(a, partner[b]))

        return allowed

    # ---- colours -------------------------------------------------------------------------------------------

    def colours(self, group: Group, a: int, b: int) -> list[Expected]:
        """The colours due, and who has White and why."""
        facts = self.facts
        may = {v: (facts[v].may_have(W), facts[v].may_have(B)) for v in (a, b)}
        limited = {v: may[v][0] != may[v][1] for v in (a, b)}
        this, reverse = may[a][0] and may[b][1], may[a][1] and may[b][0]
        settled = this != reverse
        mine, theirs = self.due[a], self.due[b]
        small, large = sorted((a, b))
        rule, chosen, colour = "", a, W
        if settled:
            colour = W if this else B
        elif mine is None and theirs is None:
            chosen = small
            rule = "colour_lot_odd" if small % 2 else "colour_lot_even"
            colour = facts.drawn if small % 2 else facts.drawn.opposite
        elif mine is None or theirs is None:
            rule, chosen = "colour_one", b if mine is None else a
            colour = mine or theirs or W
        elif mine is not theirs:
            rule, colour = "colour_both", mine
        else:
            past, colour = last_differing(facts[a], facts[b]), mine
            if past is not None:
                rule, chosen = "colour_past", a if past[0] is not mine else b
            else:
                rule, chosen = ("colour_number_up", large) if group.up else ("colour_number", small)
        other = b if chosen == a else a
        white, black = (chosen, other) if colour is W else (other, chosen)
        told: list[Expected] = []
        for v in (a, b):
            due = self.due[v]
            if due is None or (settled and limited[v]):
                continue
            row = facts[v].colours[-2:] == (due.opposite, due.opposite)
            kind = "due_more" if facts[v].difference else "due_alternate"
            if limited[v]:
                kind = "due_row" if row else "due_balance"
            told.append((kind, (v,), {"player": Who(v), "colour": due, "other": due.opposite}))
        if not settled:
            values: dict[str, object] = {"chosen": Who(chosen), "other": Who(other), "colour": colour}
            return [*told, (rule, (white, black), values)]
        for v, given in ((white, W), (black, B)):
            if limited[v]:
                row = facts[v].colours[-2:] == (given.opposite, given.opposite)
                kind = "colour_limit_row" if row else "colour_limit_balance"
                values = {"chosen": Who(v), "colour": given, "opposite": given.opposite}
                told.append((kind, (white, black), values))
        return told

    # ---- what is claimed -----------------------------------------------------------------------------------

    def expected(self, bracket: int | None) -> list[Expected]:
        """Every claim about a group, or about the whole round."""
        if bracket is None:
            return self.told
        if not 0 <= bracket < len(self.groups):
            raise Wrong("there is no such group")
        group = self.groups[bracket]
        values: dict[str, object] = {"points": Points(group.points), "count": len(group.members)}
        values["pairs"] = (len(group.members) - len(group.leaving)) // 2
        values["incoming"] = tuple(group.incoming)
        kind = "group_median" if group.median else "group_up" if group.up else "group_down"
        if not group.median:
            values["leaving"] = tuple(group.leaving)
        told: list[Expected] = [(kind, (), values), *group.told]
        if group.relaxed:
            told.append(("relaxed", (), {"points": Points(group.points)}))
        return told + [one for _, more in group.pairs for one in more]


def _passed(passed: dict[str, list[int]], players: tuple[int, ...], me: int) -> list[Expected]:
    """The claims about players passed over, by reason; a long list is cut."""
    found: list[Expected] = []
    for message, others in passed.items():
        if not others:
            continue
        values: dict[str, object] = {"player": Who(me), "others": tuple(others[:SHOWN])}
        if len(others) > SHOWN:
            message, values["more"] = f"{message}_many", len(others) - SHOWN
        found.append((message, players, values))
    return found


LISTS = (
    *("bye_given", "bye_kept", "bye_needed", "spared_needed", "spared_incoming", "spared_lonely"),
    *("spared_floated", "spared_colour", "passed_met", "passed_forbidden", "passed_barred", "passed_clash"),
    *("passed_clash_floater", "passed_apart", "passed_blocked", "passed_blocked_floater", "passed_worse"),
)
OTHERS = (
    *("maxi", "virtual", "bye", "group_down", "group_up", "group_median", "undone_above", "undone_below"),
    *("relaxed", "float_alone", "float_met", "float_barred", "float_kept", "float_last", "float_colour"),
    *("float_maxi", "float_rest", "pair_floater", "pair_floater_clash", "pair_floaters", "pair_proposed"),
    *("pair_exchanged", "pair_last", "broken", "due_row", "due_balance", "due_more", "due_alternate"),
    *("colour_limit_row", "colour_limit_balance", "colour_one", "colour_both", "colour_past"),
    *("colour_number", "colour_number_up", "colour_lot_odd", "colour_lot_even"),
)


@checks(OLD, *LISTS, *(f"{name}_many" for name in LISTS), *OTHERS)
@checks(NEW, "bye_by_rating")
def _claim(claim: Claim, account: Account) -> None:
    text = claim.step.text
    work = account.once((text, "work"), lambda: Work(account, text))
    assert isinstance(work, Work)
    holds(work.bye == account.bye, "somebody else has the bye")
    made = {frozenset(pair) for group in work.groups for pair, _ in group.pairs}
    given = {frozenset((a, b)) for a, b in account.opponent.items()}
    holds(made == given, "others meet")
    about = [
        values
        for name, players, values in work.expected(claim.bracket)
        if name == claim.message and players == claim.players
    ]
    holds(claim.values in about, "it is not so")
    if claim.message.startswith("colour") and len(claim.players) == 2:
        holds(account.colour[claim.players[0]] is W, "the colours are the other way round")
