"""The order of work: the bye, the groups from both ends, the median; who floats and who meets whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ronde.model import Colour
from ronde.readings import lim, lim_2026
from ronde.verifying.brackets import first_pairs, mask_of, rows_of
from ronde.verifying.solver import Matching, largest, perfect

Reading = lim.Round | lim_2026.Round
Over = dict[str, list[int]]  # those passed over, by reason
WHITE, BLACK = Colour.WHITE, Colour.BLACK


@dataclass
class Floater:
    """A player who leaves a group."""

    id: int
    why: str
    place: int  # 0 is the last in scrutiny order
    again: bool
    colour: Colour | None
    over: Over = field(default_factory=dict)


@dataclass
class Made:
    """A pair in the order in which it was made."""

    first: int
    second: int
    over: Over
    left: int  # how many of the group were still to be paired
    floater: bool = False
    exchange: int = 0  # how many came before in the order of opponents


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
    floaters: list[Floater] = field(default_factory=list)
    lonely: set[int] = field(default_factory=set)  # floaters without an opponent in the next group
    first_scrutiny: list[int] = field(default_factory=list)
    made: list[Made] = field(default_factory=list)
    undone: list[Made] = field(default_factory=list)

    @property
    def members(self) -> list[int]:
        """The members in scrutiny order."""
        return sorted([*self.residents, *self.incoming], reverse=self.up)

    @property
    def leaving(self) -> list[int]:
        """The floaters."""
        return [floater.id for floater in self.floaters]


class Work:
    """The round: the bye, then the groups from both ends towards the median."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.ids = sorted(reading.cards)
        self.place = {id_: n for n, id_ in enumerate(self.ids)}
        self.rows = {
            relaxed: rows_of(self.ids, reading.relaxed if relaxed else reading.compatible)
            for relaxed in (False, True)
        }
        self.bye: int | None = None
        self.over: Over = {}  # who does not have the bye
        self.groups: list[Group] = []
        self.undone: list[tuple[Group, Made, int, int]] = []

    def mask(self, ids: Iterable[int]) -> int:
        """Players as places."""
        return mask_of(self.place[id_] for id_ in ids)

    def may_meet(self, a: int, b: int, relaxed: bool) -> bool:
        """They are compatible."""
        return self.rows[relaxed][self.place[a]] >> self.place[b] & 1 == 1

    def perfect(self, ids: Iterable[int], relaxed: bool) -> bool:
        """All of these can be paired."""
        return perfect(self.rows[relaxed], self.mask(ids))

    def not_again(self, a: int, b: int) -> str:
        """Why two players may not meet."""
        card = self.reading.cards[a]
        if b not in card.met:
            return "barred"
        return "met" if any(cell.opponent == b and cell.played for cell in card.cells) else "forbidden"

    def in_order(self, ids: Iterable[int], up: bool) -> list[int]:
        """The order in which floaters are paired."""
        sign, score = -1 if up else 1, self.reading.score
        return sorted(ids, key=lambda id_: (-sign * score(id_), sign * id_))

    # ---- the bye and the groups --------------------------------------------------------------------------

    def pair(self) -> None:
        """The bye, then everything else."""
        reading, ids = self.reading, list(self.ids)
        if len(ids) % 2:
            self.give_bye()
            ids = [id_ for id_ in ids if id_ != self.bye]
        if not self.perfect(ids, True):
            raise reading.trials.no_pairing()
        levels: dict[int, list[int]] = {}
        for id_ in ids:
            levels.setdefault(reading.score(id_), []).append(id_)
        middle = reading.played * reading.settings.scoring.win  # twice the score of the median
        above = sorted((s for s in levels if 2 * s > middle), reverse=True)
        below = sorted(s for s in levels if 2 * s < middle)
        median = next((levels[s] for s in levels if 2 * s == middle), [])
        beyond = median or (levels[below[-1]] if below else [])
        upper = self.side([(s, levels[s]) for s in above], (middle // 2, beyond), False)
        down = upper[-1].leaving if upper else []
        lower = self.side([(s, levels[s]) for s in below], (middle // 2, median + down), True)
        up = lower[-1].leaving if lower else []
        last = self.median(middle // 2, median, (upper, lower), (list(down), list(up)))
        self.groups = [*upper, *lower, *([last] if last.members else [])]

    def give_bye(self) -> None:
        """The first player who can have the bye, from the lowest score and largest number."""
        reading = self.reading
        for id_ in reading.bye_order(self.ids):
            if reading.had_bye(id_):
                why = "given"
            elif id_ in reading.settings.no_bye:
                why = "kept"
            elif self.perfect((other for other in self.ids if other != id_), True):
                self.bye = id_
                return
            else:
                why = "needed"
            self.over.setdefault(why, []).append(id_)
        raise reading.trials.no_pairing()

    def side(self, levels: list[tuple[int, list[int]]], goal: tuple[int, list[int]], up: bool) -> list[Group]:
        """Pair the groups on one side of the median."""
        groups: list[Group] = []
        incoming: list[int] = []
        for (points, residents), (target, adjacent) in pairwise([*levels, goal]):
            group = Group(points, residents, self.in_order(incoming, up), up, target)
            self.float(group, adjacent)
            self.pair_group(group)
            groups.append(group)
            incoming = group.leaving
        return groups

    def median(
        self,
        points: int,
        residents: list[int],
        sides: tuple[list[Group], list[Group]],
        floaters: tuple[list[int], list[int]],
    ) -> Group:
        """Pair the median group, undoing pairs until it can be paired."""
        above, below = floaters
        while True:
            everybody = [*residents, *above, *below]
            ways = (False, True) if self.reading.last_round else (False,)
            relaxed = next((way for way in ways if self.perfect(everybody, way)), None)
            if relaxed is not None:
                break
            side = 1 if len(above) > len(below) else 0
            if not any(group.made for group in sides[side]):
                side = 1 - side
            group = next(group for group in reversed(sides[side]) if group.made)
            made = group.made.pop()
            group.undone.append(made)
            self.undone.append((group, made, len(above), len(below)))
            (above, below)[side].extend((made.first, made.second))
        order = self.in_order(above, False) + self.in_order(below, True)
        last = Group(points, residents, order, False, median=True, relaxed=relaxed)
        self.pair_group(last)
        return last

    # ---- who floats --------------------------------------------------------------------------------------

    def float(self, group: Group, adjacent: Sequence[int]) -> None:
        """Float the players without an opponent, then as few more as the largest number of pairs needs."""
        reading, members = self.reading, group.members
        most = largest(self.rows[False], self.mask(members))
        if reading.last_round and len(members) - 2 * most >= 2:
            group.relaxed = largest(self.rows[True], self.mask(members)) > most
        rows, colour = self.rows[group.relaxed], self.frequent(members)
        everybody = self.mask(members)
        present = []
        for n, id_ in enumerate(members):
            if rows[self.place[id_]] & everybody:
                present.append(id_)
                continue
            why, place = self.why_lonely(id_, members), len(members) - 1 - n
            group.floaters.append(Floater(id_, why, place, reading.floated_before(id_), colour))
        odd = len(present) % 2 == 1
        extra = len(present) - 2 * largest(rows, self.mask(present))
        for n in range(extra):
            candidates = [id_ for id_ in present if self.stays(present, id_, extra - n - 1, group.relaxed)]
            chosen = self.choose(group, adjacent, present, candidates, even=n == 0 and odd)
            group.floaters.append(chosen)
            present = [id_ for id_ in present if id_ != chosen.id]
        group.lonely = self.lonely((), group.leaving, adjacent, group.up)

    def stays(self, present: Sequence[int], id_: int, exits: int, relaxed: bool) -> bool:
        """The others can be paired, except so many."""
        others = self.mask(other for other in present if other != id_)
        return others.bit_count() - 2 * largest(self.rows[relaxed], others) <= exits

    def why_lonely(self, id_: int, members: Sequence[int]) -> str:
        """Why a player has no opponent in the group."""
        if len(members) == 1:
            return "alone"
        reasons = {self.not_again(id_, other) for other in members if other != id_}
        return "kept" if "forbidden" in reasons else "barred" if "barred" in reasons else "met"

    def frequent(self, ids: Iterable[int]) -> Colour | None:
        """The colour that more of these are due."""
        due = [self.reading.due(id_) for id_ in ids]
        lead = due.count(WHITE) - due.count(BLACK)
        return None if lead == 0 else WHITE if lead > 0 else BLACK

    def lonely(
        self, candidates: Sequence[int], served: Sequence[int], adjacent: Sequence[int], up: bool
    ) -> set[int]:
        """Those who would have no opponent in the next group, after the floaters before them."""
        found: set[int] = set()
        seated: list[int] = []
        doors = self.mask(adjacent)
        for id_ in self.in_order([*candidates, *served], up):
            there = self.mask([*seated, id_])
            rows = [row & (doors if there >> n & 1 else there) for n, row in enumerate(self.rows[False])]
            if largest(rows, there | doors) < len(seated) + 1:
                found.add(id_)
            elif id_ in served:
                seated.append(id_)
        return found

    def choose(
        self, group: Group, adjacent: Sequence[int], present: list[int], candidates: list[int], even: bool
    ) -> Floater:
        """Choose a floater, and the reasons why nobody later in scrutiny order."""
        reading = self.reading
        lonely = self.lonely(candidates, group.leaving, adjacent, group.up)
        kind = {id_: 2 * (id_ not in group.residents) + (id_ in lonely) for id_ in candidates}
        best = min(kind.values())
        pool = [id_ for id_ in candidates if kind[id_] == best]
        why, chosen, colour = "rest", pool[-1], None
        if even:
            rested = [id_ for id_ in pool if not reading.floated_before(id_)]
            pool = rested if best == 0 and rested else pool
            colour = self.frequent(present)
            suited = [id_ for id_ in pool if colour is not None and reading.due(id_) is colour]
            why, chosen = "last", pool[-1]
            if suited and reading.maxi and reading.apart(suited[-1], pool[-1]):
                why = "maxi"
            elif suited:
                why, chosen = "colour", suited[-1]
        again = reading.floated_before(chosen)
        over: Over = {}
        for id_ in reversed(present[present.index(chosen) + 1 :]):
            if id_ not in candidates:
                reason = "needed"
            elif kind[id_] > kind[chosen]:
                reason = "incoming" if kind[chosen] < 2 <= kind[id_] else "lonely"
            else:
                spared = even and kind[chosen] == 0 and not again and reading.floated_before(id_)
                reason = "floated" if spared else "colour"
            over.setdefault(reason, []).append(id_)
        return Floater(chosen, why, len(present) - 1 - present.index(chosen), again, colour, over)

    # ---- who meets whom ----------------------------------------------------------------------------------

    def pair_group(self, group: Group) -> None:
        """Pair the floaters one after the other, then the others."""
        left = [id_ for id_ in group.members if id_ not in group.leaving]
        for id_ in group.incoming:
            if id_ in left:
                made = self.pair_floater(group, left, id_)
                group.made.append(made)
                left = [other for other in left if other not in (id_, made.second)]
        self.pair_others(group, left)

    def pair_floater(self, group: Group, left: list[int], me: int) -> Made:
        """The first resident available who is not due the same colour; if all are, the first one."""
        reading = self.reading

        def available(id_: int) -> bool:
            others = [other for other in left if other not in (me, id_)]
            return self.may_meet(me, id_, group.relaxed) and self.perfect(others, group.relaxed)

        own = [id_ for id_ in left if id_ != me and id_ in group.residents]
        others = [id_ for id_ in left if id_ != me and id_ not in group.residents]
        pool = own
        nearest = next(filter(available, own), None)
        if nearest is None:
            pool, nearest = others, next(filter(available, others))
        chosen, after = nearest, pool[pool.index(nearest) :]
        if reading.clash(me, nearest):
            for id_ in after:
                far = reading.maxi and reading.apart(id_, nearest)
                if not reading.clash(me, id_) and not far and available(id_):
                    chosen = id_
                    break
        over: Over = {}
        for id_ in pool[: pool.index(chosen)]:
            if not self.may_meet(me, id_, group.relaxed):
                why = self.not_again(me, id_)
            elif id_ in after and reading.clash(me, id_):
                why = "clash"
            elif id_ in after and reading.maxi and reading.apart(id_, nearest):
                why = "apart"
            else:
                why = "blocked"
            over.setdefault(why, []).append(id_)
        return Made(me, chosen, over, len(left), True, pool.index(chosen))

    def pair_others(self, group: Group, players: list[int]) -> None:
        """The fewest breaches and clashes, then the first in the order of exchanges."""
        reading, relaxed, among = self.reading, group.relaxed, self.mask(players)
        partner: dict[int, int] = {}
        free = near = None
        if reading.maxi:  # the opponents of the first scrutiny, without a look at colours
            free = Matching({0: self.rows[relaxed]}, among)
            for a, b, tried in self.exchanged(players, free):
                partner |= {a: b, b: a}
                group.first_scrutiny.append(len(tried))

        def cost(a: int, b: int) -> int | None:
            if not self.may_meet(a, b, relaxed):
                return None
            if partner and partner[a] != b and (reading.apart(b, partner[a]) or reading.apart(a, partner[b])):
                return None
            return len(self.ids) * reading.breaks(a, b) + reading.clash(a, b)

        costs: dict[int, list[int]] = {}
        for n, a in enumerate(players):
            for b in players[:n]:
                if (price := cost(a, b)) is not None:
                    rows = costs.setdefault(price, [0] * len(self.ids))
                    rows[self.place[a]] |= 1 << self.place[b]
                    rows[self.place[b]] |= 1 << self.place[a]
        if free is not None:
            free.solve()
            near = Matching({0: [sum(some) for some in zip(*costs.values(), strict=True)]}, among)
            near.solve()
        best = self.exchanged(players, Matching(costs, among))
        for left, (me, other, tried) in zip(range(len(players), 0, -2), best, strict=True):
            over: Over = {}
            for id_ in tried:
                over.setdefault(self.why_not(relaxed, (free, near), me, id_), []).append(id_)
            if free is not None and near is not None:
                two = self.place[me], self.place[other]
                free, near = free.with_pair(*two), near.with_pair(*two)
            group.made.append(Made(me, other, over, left, exchange=len(tried)))

    def exchanged(self, players: list[int], matching: Matching) -> list[tuple[int, int, list[int]]]:
        """The first cheapest pairing in the order of exchanges: pairs, and the players tried in vain."""
        matching.solve()
        left = [self.place[id_] for id_ in players]
        found = []

        def order(_: int) -> list[int]:
            half = len(left) // 2
            return [*left[half:], *left[half - 1 : 0 : -1]]

        for me, other in first_pairs(matching, list(left), order):
            tried = order(me)
            tried = tried[: tried.index(other)]
            found.append((self.ids[me], self.ids[other], [self.ids[v] for v in tried]))
            left.remove(me)
            left.remove(other)
        return found

    def why_not(
        self, relaxed: bool, maxi: tuple[Matching | None, Matching | None], me: int, other: int
    ) -> str:
        """Why an opponent is not taken; `maxi` are the pairings with and without distant opponents."""
        reading, two = self.reading, (self.place[me], self.place[other])
        if not self.may_meet(me, other, relaxed):
            return self.not_again(me, other)
        for pairings, why in zip(maxi, ("blocked", "apart"), strict=True):
            if pairings is not None and (pairings.cost(*two) is None or pairings.with_pair(*two) is None):
                return why
        if relaxed:
            return "barred" if reading.breaks(me, other) else "worse"
        return "clash" if reading.clash(me, other) else "blocked"
