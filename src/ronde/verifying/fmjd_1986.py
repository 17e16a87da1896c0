"""The Swiss of the FMJD of 1986, proved: the reading with matchings for trials, telling its decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import takewhile

from ronde.model import Colour, Pair, Result, Tournament
from ronde.readings.fmjd_1986 import RESTED, Reading
from ronde.verifying.demanded import Account
from ronde.verifying.solver import Matching, perfect
from ronde.words import Points, Value, Who

KEY = "fmjd-1986"
MOST_TRIED = 5  # so many players at most are named as tried in vain
RESTS = ("rest", "rest_met_defaulter", "rest_forfeit")
#: the article of the first round, if it is accelerated
FIRST_ROUND = {"haley": "9.2.3", "quart": "9.1.1"}
#: the article of the place behind the first half
PLACES = {-1: "6.1.23", 0: "6.1.22", 1: "6.1.19", 2: "6.1.20", 3: "6.1.21"}
COLOURS = {
    "third": "7.1.6",
    "odd": "7.1.3",
    "even": "7.1.3",
    "equal": "7.1.5",
    "round_1": "7.1.6",
    "odd_white": "7.2.1",
    "alternate": "7.2.4",
    "sum_odd": "7.2.4",
    "sum_even": "7.2.4",
}


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round, with a ranking list or with drawn numbers."""
    round_ = Round(tournament, tournament.settings.system == f"{KEY}-lots")
    round_.adjourned()
    round_.account.pairs = [Pair(white, black or None) for white, black in round_.round()]
    round_.in_upper_section()
    return round_.account


class Round(Reading):
    """One round; what the reading finds by trials is asked of a cheapest matching, kept from pair to pair."""

    matching: Matching  # of the players whose pairs are being made
    twin: Matching  # the same, with the pair that was found last
    refused: set[tuple[int, int]]  # pairs that do not fit: later there are fewer ways, so they never will

    def __init__(self, tournament: Tournament, lots: bool) -> None:
        super().__init__(tournament, lots, None)
        self.account = Account(KEY)
        self.account.tells_acceleration = True
        self.article = ""  # by which the pairs inside a group are made, if it is one for all of them
        self.far: list[int] = []  # how far the choices are from the first ones, for a measure

    # ---- matchings in place of trials --------------------------------------------------------------------

    @cached_property
    def rows(self) -> list[int]:
        """Who may meet whom."""
        everybody = self.mask(self.present)
        return [everybody & ~self.mask(self.barred[i].intersection(self.bit) | {i}) for i in self.present]

    def complete(self, ids: list[int]) -> bool:
        """All of them can be paired."""
        return perfect(self.rows, self.mask(ids))

    def keep(self, ids: Iterable[int], dear: Callable[[int], int]) -> None:
        """Keep a matching of some players, with as few as possible of the opponents that are dear."""
        costs: tuple[list[int], list[int]] = ([], [])
        for id_, row in zip(self.present, self.rows, strict=True):
            mask = dear(id_)
            costs[0].append(row & ~mask)
            costs[1].append(row & mask)
        self.matching = Matching(dict(enumerate(costs)), self.mask(set(ids)))
        self.matching.solve()
        self.refused = set()

    def keep_inside(self, k: int) -> None:
        """Keep a matching of everybody left with as many pairs as possible inside a group."""
        group = self.mask_of_group(k)
        self.keep(self.left, lambda id_: ~group if self.bit[id_] & group else group)

    def fits(self, a: int, b: int) -> bool:
        """They may meet, and the others are paired as well as before."""
        if (a, b) in self.refused:
            return False
        one, other = (self.bit[id_].bit_length() - 1 for id_ in (a, b))
        cost = self.matching.cost(one, other)
        twin = None if cost is None else self.matching.with_pair(one, other)
        if twin is None or cost is None or cost + twin.total() > self.matching.total():
            self.refused.add((a, b))
            return False
        self.twin = twin
        return True

    def make(self, a: int, b: int) -> None:
        """Make the pair found last."""
        super().make(a, b)
        self.matching = self.twin

    def inside_pairs(self, k: int) -> int:
        """The most pairs inside the group."""
        return (len(self.reading(k, 1)) - self.matching.total()) // 2

    def admitted(self, k: int, a: int, b: int, p: int) -> bool:
        """The pair leaves as many inside the group."""
        return self.fits(a, b)

    # ---- telling -----------------------------------------------------------------------------------------

    def tell(self, kind: str, players: Iterable[int], by: str = "", /, **known: Value) -> None:
        """Tell a decision."""
        self.account.tell(kind, players, by, **known)

    def tell_pair(self, kind: str, a: int, b: int, by: str = "", /, **known: Value) -> None:
        """Tell a pair that is made for the group in work."""
        self.tell(kind, (a, b), by, a=Who(a), b=Who(b), points=self.group_points, **known)

    @property
    def group_points(self) -> Points:
        """The points of the group in work."""
        assert self.account.bracket is not None
        return Points(self.points[self.groups[self.account.bracket][0]])

    def apart(self, a: int, others: Iterable[int]) -> bool:
        """The event keeps the player apart from one of these, not met yet."""
        return bool((self.barred[a] - self.opponents[a]).intersection(others))

    def adjourned(self) -> None:
        """Games still to be finished."""
        for player in self.tournament.players:
            for n, cell in enumerate(player.cells, 1):
                if cell.result is Result.PENDING and cell.opponent is not None and player.id < cell.opponent:
                    two = player.id, cell.opponent
                    self.tell("adjourned", two, who=two, round=n)

    # ---- who rests ---------------------------------------------------------------------------------------

    def rest(self) -> int | None:
        """Who rests, and why nobody below does."""
        resting = super().rest()
        if resting is None:
            return None
        obstacles, size = self.obstacles(), len(self.ranking)
        obstacle, place = obstacles[resting], self.ranking.index(resting)
        kind = "rest_first" if self.number == 1 else RESTS[obstacle]
        self.tell(kind, (resting,), who=Who(resting), place=place + 1, size=size)
        for id_ in self.ranking[:place:-1]:
            self.plays(id_, obstacles.get(id_, 0) <= obstacle)
        self.account.measure("5.4", (obstacle, size - place))
        return resting

    def plays(self, id_: int, tried: bool) -> None:
        """Why a player does not rest; the others were `tried` without them."""
        results = [cell.result for cell in self.cells[id_]]
        known: dict[str, Value] = {"who": Who(id_)}
        if rests := [n for n, result in enumerate(results, 1) if result in RESTED]:
            kind, known["round"] = "has_rested", rests[0]
        elif id_ in self.settings.no_bye:
            kind = "barred_from_rest"
        elif tried:
            kind = "rest_leaves_no_pairing"
        elif Result.FORFEIT_WIN in results:
            kind, known["round"] = "has_forfeit_win", results.index(Result.FORFEIT_WIN) + 1
        else:
            kind = "has_met_defaulter"
            known["defaulters"] = tuple(sorted(i for i in self.defaulters() if i in self.opponents[id_]))
        self.tell(kind, (id_,), **known)

    # ---- groups, and who leaves them ---------------------------------------------------------------------

    def median_first(self, k: int) -> None:
        """The median group before the groups below it."""
        self.account.bracket = k
        self.keep_inside(k)
        super().median_first(k)

    def met_everybody(self, k: int, direction: int) -> None:
        """Who leaves because they met everybody."""
        self.far, self.before = [], self.reading(k, direction)
        super().met_everybody(k, direction)
        self.account.measure("6.1.27" if direction > 0 else "6.1.28", self.far)

    def sent_away(self, k: int, direction: int, a: int, p: int) -> tuple[int, int] | None:
        """How far one of them goes."""
        pair = super().sent_away(k, direction, a, p)
        if pair is not None:
            distance, target = self.target(k, direction, pair[1])
            near, far = ("6.1.27", "6.1.29") if direction > 0 else ("6.1.28", "6.1.30")
            first = a == self.noted(self.before)[0]
            article = "6.1.31" if not first else near if distance == 1 else far
            kind = "apart_from_everybody" if self.apart(a, self.before) else "met_everybody"
            self.tell_pair(kind, *pair, article, target=Points(self.points[pair[1]]))
            self.far += [distance, target.index(pair[1])]
        return pair

    def target(self, k: int, direction: int, b: int) -> tuple[int, list[int]]:
        """How far the group of an opponent is, and its players."""
        targets = [target for target in self.targets(k, direction) if target]
        return next((n, target) for n, target in enumerate(targets, 1) if b in target)

    def treat(self, k: int, direction: int) -> None:
        """A group as a whole."""
        members = self.reading(k, direction)
        if not members:
            return
        self.account.bracket = k
        down = direction > 0 or k in self.quartered
        kind = "group_median" if k == self.median else "group_down" if down else "group_up"
        self.tell(kind, (), "6.2.1" if self.lots else "6.1.6", points=self.group_points, size=len(members))
        self.keep_inside(k)
        out = self.matching.total()
        if out > len(members) % 2:
            self.tell("group_broken", (), points=self.group_points, out=out)
        self.account.measure("6.1.32", (out,))
        super().treat(k, direction)

    def floaters(self, k: int, direction: int) -> None:
        """Who leaves because there are too many."""
        self.far = []
        super().floaters(k, direction)
        self.account.measure("6.1.7" if direction > 0 else "6.1.11", self.far)

    def floater(self, k: int, direction: int, p: int) -> tuple[int, int]:
        """Who was passed over for a floater."""
        a, b = super().floater(k, direction, p)
        distance, target = self.target(k, direction, b)
        skipped = tuple(takewhile(lambda id_: id_ != a, self.reading(k, -direction)))
        kind = "down" if direction > 0 else "up"
        if distance > 1:
            kind += "_far"
        elif skipped:
            met = all(self.barred[id_].issuperset(target) for id_ in skipped)
            kind += "_skip_met" if met else "_skip_blocked"
        elif self.lots:
            kind += "_by_lots"
        self.tell_pair(kind, a, b, target=Points(self.points[b]), skipped=skipped)
        self.far += [distance, len(skipped), target.index(b)]
        return a, b

    # ---- pairs inside a group ----------------------------------------------------------------------------

    def inside(self, k: int, direction: int) -> None:
        """The article by which a group is paired."""
        if k in self.quartered:
            self.article = "9.1.2"
        elif not self.lots:
            self.article = "6.1.26" if direction < 0 else ""
        elif self.number > 1:
            self.article = "6.2.2"
        else:
            self.article = FIRST_ROUND.get(self.settings.acceleration or "", "5.7")
        super().inside(k, direction)

    def halves(self, group: list[int]) -> None:
        """Pairs of the two halves."""
        self.begin(group)
        super().halves(group)
        self.account.measure(self.article or "6.1.25", self.far)

    def neighbours(self, group: list[int]) -> None:
        """Pairs of neighbours."""
        self.begin(group)
        super().neighbours(group)
        self.account.measure(self.article, self.far)

    def best_with_worst(self, group: list[int]) -> None:
        """The best with the worst, in even rounds with the fewest pairs inside B and N."""
        counted = group if self.by_side else []
        sides = {side: self.mask([i for i in counted if self.subgroup(i) == side]) for side in "BN"}
        self.begin(group, lambda id_: sides.get(self.subgroup(id_), 0))
        same = self.matching.total()
        if self.by_side and group:
            b, n = sides["B"].bit_count(), sides["N"].bit_count()
            self.tell("sub_groups", (), points=self.group_points, b=b, n=n, bad=same)
        while group:
            group = self.first_possible(group, group[:0:-1])
        if self.by_side:
            self.account.measure("7.2.2", (same,))
        self.account.measure(self.article, self.far)

    @property
    def by_side(self) -> bool:
        """Colours count in the pairs of this group."""
        return self.article == "6.2.2" and self.number % 2 == 0

    def begin(self, group: list[int], dear: Callable[[int], int] = lambda _: 0) -> None:
        """Begin with the pairs of some players."""
        self.far = []
        self.keep(group, dear)

    def first_possible(self, group: list[int], candidates: list[int]) -> list[int]:
        """The first opponent who leaves the others paired as well, and why none before."""
        a = group[0]
        tried = tuple(takewhile(lambda id_: not self.fits(a, id_), candidates))
        b = candidates[len(tried)]
        self.tell_inside(group, b, tried)
        self.far.append(len(tried))
        self.make(a, b)
        return [id_ for id_ in group if id_ not in (a, b)]

    def tell_inside(self, group: list[int], b: int, tried: tuple[int, ...]) -> None:
        """A pair inside a group, and why others were tried in vain."""
        a, size, place = group[0], len(group), group.index(b) + 1
        article = self.article or PLACES.get(place - size // 2, "6.1.25")
        if not self.article and self.number == 1:
            article = FIRST_ROUND.get(self.settings.acceleration or "", "5.6")
        met = tuple(id_ for id_ in tried if id_ in self.barred[a])
        blocked = tuple(id_ for id_ in tried if id_ not in met)
        kind = "pair"
        if len(tried) > MOST_TRIED:
            kind = "pair_many"
        elif blocked:
            kind = "pair_both" if met else "pair_blocked"
            if self.by_side:
                kind = "pair_both_sides" if met else "pair_sides"
        elif met:
            kind = "pair_met"
        if kind in ("pair_met", "pair_both") and self.apart(a, met):
            kind += "_apart"
        self.tell_pair(
            kind, a, b, article, size=size, place=place, count=len(tried), met=met, blocked=blocked
        )  # fmt: skip

    # ---- colours -----------------------------------------------------------------------------------------

    def colour(self, a: int, b: int) -> tuple[int, int]:
        """Why two players have their colours."""
        white, black = super().colour(a, b)
        kind, served, colour = self.colour_rule(a, b)
        article = "7.2.2" if kind == "equal" and self.lots else COLOURS[kind]
        other = b if served == a else a
        theirs: Colour | None = None
        if kind == "equal":
            theirs = self.due(other)
        elif kind == "round_1":
            theirs = next(iter(self.colours[other]), None)
        if theirs is colour.opposite:
            kind += "_both"
        elif theirs is colour and not self.lots:
            kind += "_first"
        self.account.bracket = None
        self.tell(
            f"colour_{kind}", (a, b), article, white=Who(white), black=Who(black), who=Who(served),
            colour=colour,
        )  # fmt: skip
        return white, black

    # ---- accelerated variants ----------------------------------------------------------------------------

    @property
    def section_article(self) -> str:
        """The article about the sections of this round."""
        return "9.2.2" if self.settings.acceleration == "haley" else "9.1.1"

    def in_upper_section(self) -> None:
        """The players of both sections who get points for it."""
        limit = self.upper_section() if self.in_sections() else 0
        self.account.bracket = None
        for pair in self.account.pairs:
            for id_ in pair:
                if id_ <= limit:
                    known: dict[str, Value] = {"who": Who(id_), "points": Points(self.win)}
                    self.tell("in_upper_section", pair, self.section_article, **known)

    def quarters(self, field: list[int]) -> list[int]:
        """What the acceleration does in this round."""
        quartered = super().quarters(field)
        if self.in_sections():
            limit = self.upper_section()
            self.tell("sections", (), self.section_article, limit=limit, points=Points(self.win))
        elif self.settings.acceleration == "quart":
            self.tell("quart_goes_on" if quartered else "quart_over", ())
        return quartered

    def sections(self, group: list[int]) -> list[list[int]]:
        """Whether a group is divided."""
        sections = super().sections(group)
        split, upper = len(sections) > 1, self.two_packets(group)
        kind = "quarters" if split else "quarters_dropped"
        self.tell(kind, (), points=self.group_points, upper=upper, lower=len(group) - upper)
        self.account.measure("9.1.2", (not split,))
        return sections
