"""The Dutch systems of 2017 and 2026: brackets found by matchings, and what they demand to be told.

Who may meet, what a criterion counts and who has White is said by the reading of the edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ronde.model import Colour, Pair
from ronde.readings.dutch_criteria import ABSOLUTE, NOBODY, Counts, Criterion, Ids, Round
from ronde.rulebook import text
from ronde.verifying.brackets import Bracket, Candidate, Others, mask_of, rows_of, rows_of_costs
from ronde.verifying.solver import largest, perfect
from ronde.verifying.weighed import Reason, Weighed, same_but_name
from ronde.words import Letters, Points, Who

FLOATS_UP = ("up_last", "up_before")
FLOATS_DOWN = ("down_last", "down_before")
MOVED, RESIDENT, NEXT, LOWER, OUT = range(5)


class Solved(Round):
    """A round whose questions about matchings are answered by a solver; players are places in its order."""

    @cached_property
    def ids(self) -> list[int]:
        """1.2: the players in order."""
        return self.ranked(frozenset(self.player))

    @cached_property
    def place(self) -> dict[int, int]:
        """The place of every player."""
        return {id_: n for n, id_ in enumerate(self.ids)}

    @cached_property
    def rows(self) -> list[int]:
        """The legal opponents of every player."""
        return rows_of(self.ids, self.legal)

    def mask(self, ids: Iterable[int]) -> int:
        """Players as places."""
        return mask_of(self.place[id_] for id_ in ids)

    def with_bye(self, takers: Ids) -> list[int]:
        """The legal pairs, and the bye as one more vertex."""
        may = self.mask(takers)
        bye = len(self.rows)
        return [row | (may >> n & 1) << bye for n, row in enumerate(self.rows)] + [may]

    def matched(self, ids: list[int], takers: Ids, moved: Ids) -> bool:
        """All of them can be paired, one of the takers with the bye."""
        assert not moved
        among = self.mask(ids)
        if len(ids) % 2:
            return perfect(self.with_bye(takers), among | 1 << len(self.rows))
        return perfect(self.rows, among)


class Scale:
    """Counts of a bracket as one number, and back; the next bracket is counted by number and by score."""

    def __init__(self, round_: Round, levels: Sequence[int], scores: Sequence[int]) -> None:
        self.round, self.levels, self.scores = round_, list(levels), list(scores)
        most = 2 * len(round_.player) + max((p.unplayed for p in round_.player.values()), default=0)
        self.width = most.bit_length() + 1
        self.sizes = [
            1 + len(scores) if c.name == "next_bracket" else len(levels) if c.apart else 1
            for c in round_.criteria
        ]

    def number(self, counts: Counts, on: Sequence[int] = ()) -> int:
        """The counts side by side; `on` are the scores of those who leave the next bracket."""
        total, places = 0, iter(self.round.places(counts, self.levels))
        for criterion, size in zip(self.round.criteria, self.sizes, strict=True):
            parts = [next(places) for _ in range(1 if criterion.name == "next_bracket" else size)]
            if criterion.name == "next_bracket":
                parts = [len(on), *(sum(score == one for one in on) for score in self.scores)]
            for part in parts:
                total = (total << self.width) + part
        return total

    def counts(self, criterion: Criterion, total: int) -> list[int]:
        """The counts of a criterion in a sum."""
        n = self.round.criteria.index(criterion)
        total >>= self.width * sum(self.sizes[n + 1 :])
        size = self.sizes[n]
        return [total >> self.width * (size - 1 - k) & (1 << self.width) - 1 for k in range(size)]

    def value(self, criterion: Criterion, total: int) -> tuple[int, ...]:
        """The value of a criterion: a number, differences of scores, or for the next bracket both."""
        counts = self.counts(criterion, total)
        if criterion.name == "next_bracket":
            return counts[0], *_each(self.scores, counts[1:])
        return tuple(_each(self.levels, counts)) if criterion.apart else tuple(counts)


def _each(levels: Sequence[int], counts: Sequence[int]) -> Iterator[int]:
    return (level for level, count in zip(levels, counts, strict=True) for _ in range(count))


@dataclass
class Paired:
    """A bracket as the text pairs it."""

    moved: list[int]  # places
    residents: list[int]
    candidate: Candidate
    bracket: Bracket  # its candidates if nothing below mattered; of the last bracket, with the bye
    scale: Scale
    fewest: int  # how many would be left over if nothing below mattered
    before: tuple[int, ...] | None = None  # the downfloaters then, if others were chosen
    bye_here: bool = False
    stage: str = ""  # 2017: penultimate or collapsed
    next_value: tuple[int, ...] | None = None  # 2017: C.7

    @property
    def players(self) -> list[int]:
        """Everybody in the order of 1.2."""
        return [*self.moved, *self.residents]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairs, those of moved-down players first, S1 first."""
        return [*self.candidate.top, *self.candidate.pairs]

    @property
    def given(self) -> int:
        """1 if the downfloaters were chosen for the sake of the players below."""
        return int(
            self.before is not None or len(self.candidate.down) > self.fewest or self.stage == "penultimate"
        )


class Work:
    """The brackets of a round from the top; an edition says in which order it asks about those below."""

    key: str

    def __init__(self, reading: Solved) -> None:
        self.reading = reading
        self.ids, self.player = reading.ids, reading.player
        self.odd = len(self.ids) % 2 == 1
        self.bye = len(self.ids)
        levels = reading.scoregroups()
        self.groups = [[reading.place[id_] for id_ in reading.ranked(group)] for group in levels]
        self.done: list[Paired] = []

    # ---- what an edition says ----------------------------------------------------------------------------

    def counts_of_pair(self, a: int, b: int, moved: Ids) -> Counts:
        """What a pair counts."""
        raise NotImplementedError

    def counts_of_downfloater(self, a: int, moved: Ids, residents: Ids, bye_here: bool) -> Counts:
        """What a downfloater counts."""
        raise NotImplementedError

    def pair(self) -> None:
        """Pair all brackets."""
        raise NotImplementedError

    # ---- graphs ------------------------------------------------------------------------------------------

    def ids_of(self, places: Iterable[int]) -> Ids:
        """The numbers of some players."""
        return frozenset(self.ids[v] for v in places)

    @cached_property
    def rows(self) -> list[int]:
        """The legal pairs, with the bye."""
        return self.reading.with_bye(self.reading.takers) if self.odd else self.reading.rows

    def inside(self, moved: Sequence[int], residents: Sequence[int]) -> list[int]:
        """The legal pairs of a bracket: moved-down players do not meet."""
        everybody, above = mask_of((*moved, *residents)), mask_of(moved)
        return [
            row & everybody & ~(above if above >> v & 1 else 0) if everybody >> v & 1 else 0
            for v, row in enumerate(self.rows)
        ]

    def fewest(self, moved: Sequence[int], residents: Sequence[int]) -> int:
        """How many are left over if nothing below matters."""
        everybody = mask_of((*moved, *residents))
        return everybody.bit_count() - 2 * largest(self.inside(moved, residents), everybody)

    def scale(self, moved: Sequence[int], residents: Sequence[int], after: Sequence[int]) -> Scale:
        """The criteria of a bracket as numbers."""
        levels = self.reading.levels(self.ids_of((*moved, *residents)))  # type: ignore[attr-defined]
        scores = {self.player[self.ids[v]].score for v in (*moved, *residents, *after)}
        return Scale(self.reading, levels, sorted(scores, reverse=True))

    def bracket(
        self,
        moved: Sequence[int],
        residents: Sequence[int],
        scale: Scale,
        *,
        after: Sequence[int] = (),
        lower: Iterable[int] = (),
        places: int = 0,
        bye_here: bool = False,
    ) -> Bracket:
        """A bracket, with the next scoregroup and what is below it, or with so many empty places."""
        ids, above, own = self.ids, self.ids_of(moved), self.ids_of(residents)
        size = len(self.rows)
        empty = range(size, size + places)
        role = dict.fromkeys(moved, MOVED) | dict.fromkeys(residents, RESIDENT)
        role |= dict.fromkeys(after, NEXT) | dict.fromkeys(lower, LOWER) | dict.fromkeys(empty, OUT)
        leaving = [v for v, kind in role.items() if kind <= NEXT]
        rows = [*self.rows, *[mask_of(leaving) | mask_of(empty)] * places]
        for v in leaving if places else ():
            rows[v] |= mask_of(empty)
        for v in empty:
            rows[v] &= ~(1 << v)

        def kind(v: int) -> object:
            if role[v] <= RESIDENT:
                return role[v], same_but_name(self.player[ids[v]])
            return role[v], self.player[ids[v]].score if role[v] == NEXT else 0

        def cost(a: int, b: int) -> int | None:
            a, b = sorted((a, b), key=role.__getitem__)
            if role[b] <= RESIDENT:
                if role[a] == role[b] == MOVED:
                    return None
                return scale.number(self.counts_of_pair(ids[a], ids[b], above))
            on = [self.player[ids[a]].score] if role[a] <= NEXT < role[b] and after else []
            if role[a] <= RESIDENT:
                return scale.number(self.counts_of_downfloater(ids[a], above, own, bye_here), on)
            return scale.number(({}, 0), on) if on else 0

        costs = rows_of_costs(rows, role, kind, cost)
        return Bracket(moved, residents, costs, mask_of(role))

    def everybody_below(self, stop: int) -> list[int]:
        """The players from a place on, and the bye."""
        return [*range(stop, len(self.ids)), *([self.bye] if self.odd else [])]

    def alone(self, moved: Sequence[int], residents: Sequence[int], scale: Scale, bye_here: bool) -> Bracket:
        """The bracket if nothing below mattered."""
        fewest = self.fewest(moved, residents)
        return self.bracket(moved, residents, scale, places=fewest, bye_here=bye_here)

    def value(self, bracket: Bracket, candidate: Candidate) -> int | None:
        """What a candidate costs in a bracket that looks below; None if it is none there."""
        partner = {v: 1 << w for pair in (*candidate.top, *candidate.pairs) for v, w in (pair, pair[::-1])}
        allowed = partner | dict.fromkeys(candidate.down, ~bracket.inside)
        found = bracket.best(bracket.only(allowed))
        return None if found is None else found.total()

    def last(self, moved: Sequence[int], residents: Sequence[int], stage: str = "") -> Paired:
        """The last bracket: nobody is left but whoever has the bye."""
        scale = self.scale(moved, residents, ())
        bye_here = self.bye_near(residents)
        lower = [self.bye] if self.odd else []
        bracket = self.bracket(moved, residents, scale, lower=lower, bye_here=bye_here)
        candidate = bracket.first()
        assert candidate is not None
        return Paired(
            list(moved), list(residents), candidate, bracket, scale, int(self.odd),
            bye_here=bye_here, stage=stage,
        )  # fmt: skip

    def bye_near(self, residents: Sequence[int]) -> bool:
        """2026: whoever leaves the bracket alone gets the bye."""
        return False


class Told(Weighed):
    """The decisions of a round by its brackets."""

    def __init__(self, work: Work, bye_score: int | None = None) -> None:
        """`bye_score`: the lowest possible score of the bye, where the edition asks for it (C5)."""
        super().__init__(work.key)
        self.work, self.reading, self.ids, self.bye_score = work, work.reading, work.ids, bye_score
        self.bye = work.bye
        self.counted = [c for c in self.reading.criteria if c.name != "next_bracket"]
        if bye_score is not None:
            self.tell("bye_score", (), score=Points(bye_score))
            self.measure(text(self.key).decisions["bye_score"].article, (bye_score,))
        for self.bracket, here in enumerate(work.done):
            self.here = here
            self.summary()
            self.choice()
            self.told_pairs()
            self.unfulfilled()
            self.left(last=here is work.done[-1])
        for self.bracket, here in enumerate(work.done):
            self.here = here
            self.measured(work.done[self.bracket + 1] if here is not work.done[-1] else None)
        pairs = [self.named(pair) for here in work.done for pair in here.pairs]
        bye = work.ids_of(work.done[-1].candidate.down) if work.done else NOBODY
        self.pairs = [Pair(white, black or None) for white, black in self.reading.boards(pairs, bye)]

    # ---- the bracket -------------------------------------------------------------------------------------

    def summary(self) -> None:
        """Its players, pairs and preferences."""
        here = self.here
        kind = "collapsed" if here.stage == "collapsed" else "heterogeneous" if here.moved else "bracket"
        members_ = self.named(here.players)
        self.tell(
            kind,
            (),
            members=members_,
            score=Points(self.player(here.residents[-1]).score),
            n=len(members_),
            m0=len(here.moved),
            m1=len(here.candidate.top),
            pairs=len(here.pairs),
            left=len(here.candidate.down),
        )
        if here.stage == "penultimate":
            self.tell("penultimate", ())
        if wishes := self.preferences(here.players):
            self.tell("preferences", (), wishes=Letters(wishes))

    def choice(self) -> None:
        """The choices for the sake of the players below, the set of moved-down players, the exchange."""
        here, candidate = self.here, self.here.candidate
        down = candidate.down
        if len(down) > here.fewest:
            kind = "fewer_pairs_bye" if self.bye_score is not None else "fewer_pairs"
            self.tell(kind, (), more=(len(down) - here.fewest) // 2)
        elif here.before is not None:
            into = self.named(v for v in down if v not in here.before)
            out = self.named(v for v in here.before if v not in down)
            self.tell("other_downfloaters", (*into, *out), into=into, out=out)
        limbo = [v for v in down if v in here.moved]
        if candidate.top and limbo:
            self.tell("set", (), paired=self.named(a for a, _ in candidate.top), limbo=self.named(limbo))
        if candidate.out:
            out = self.named(candidate.remainder[n - 1] for n in candidate.out)
            into = self.named(candidate.remainder[n - 1] for n in candidate.into)
            self.tell("exchange", (*out, *into), out=out, into=into, given=here.given)

    # ---- pairs -------------------------------------------------------------------------------------------

    def others(self) -> Others:
        """The candidates with other pairs; downfloaters chosen for the players below are given."""
        here = self.here
        bracket = here.bracket
        if here.given:
            among = mask_of(here.players) & ~mask_of(here.candidate.down)
            bracket = Bracket(here.moved, here.residents, bracket.costs, among)
        return Others(bracket)

    def told_pairs(self) -> None:
        """Every pair by its places in S1 and S2, and the players passed over."""
        here, candidate = self.here, self.here.candidate
        others = self.others()
        others.among_halves([a for a, _ in candidate.top], ())
        self.part(others, candidate.top, here.residents, "moved_")
        lower = [v for v in candidate.remainder if v not in candidate.s1]
        others.among_halves(candidate.s1, lower)
        self.part(others, candidate.pairs, lower)

    @property
    def how(self) -> int:
        """Whether the downfloaters are given, 2 in the last bracket."""
        return self.here.given or 2 * (self.here is self.work.done[-1])

    def compared(self, least: int, worse: int, kind: str) -> Reason:
        """The first criterion that gets worse, and by how much."""
        value, given = self.here.scale.value, ("given", self.how)
        c = next(c for c in self.counted if value(c, least) != value(c, worse))
        if c.apart:
            return Reason(f"{kind}_apart", c.article, (("what", c.name), given))
        counts = ("worse", value(c, worse)[0]), ("least", value(c, least)[0])
        return Reason(kind, c.article, (("what", c.name), given, *counts))

    def told_colours(self, a: int, b: int) -> None:
        """Who has White, and by which rule."""
        a, b = self.named((a, b))
        rule, served, colour = self.reading.colour_rule(a, b)
        white, black = (served, a + b - served) if colour is Colour.WHITE else (a + b - served, served)
        self.tell(
            f"colours_{rule}", (white, black),
            white=Who(white), black=Who(black), served=Who(served), colour=colour, other=colour.opposite,
        )  # fmt: skip

    # ---- criteria not fulfilled --------------------------------------------------------------------------

    def pair_counts(self, a: int, b: int) -> Counts:
        """What a pair of the bracket counts."""
        return self.work.counts_of_pair(self.ids[a], self.ids[b], self.work.ids_of(self.here.moved))

    def down_counts(self, v: int) -> Counts:
        """What a downfloater of the bracket counts."""
        here, work = self.here, self.work
        above, own = work.ids_of(here.moved), work.ids_of(here.residents)
        return work.counts_of_downfloater(self.ids[v], above, own, here.bye_here)

    def total(self) -> int:
        """What the bracket counts, but for the next one."""
        here, number = self.here, self.here.scale.number
        return sum(number(self.pair_counts(*pair)) for pair in here.pairs) + sum(
            number(self.down_counts(v)) for v in here.candidate.down
        )

    def unfulfilled(self) -> None:
        """The criteria that count something, pair by pair and player by player."""
        here, total = self.here, self.total()
        for a, b in here.pairs:
            one, other = self.player(a), self.player(b)
            if one.strength == other.strength == ABSOLUTE and one.wants is other.wants:
                who = tuple(p.id for p in (one, other) if p.topscorer)
                both = one.id, other.id
                self.tell(
                    "topscorer", both, a=Who(both[0]), b=Who(both[1]), colour=_colour(one.wants), who=who
                )
        for criterion in self.counted:
            if criterion.apart or criterion.name in ("downfloaters", "unplayed"):
                continue
            [count] = here.scale.value(criterion, total)
            for pair in here.pairs if count else ():
                a, b = pair if self.player(pair[0]).score >= self.player(pair[1]).score else pair[::-1]
                if self.pair_counts(a, b)[0].get(criterion.name):
                    self.broken(criterion.name, a, b, count)
            for v in here.candidate.down if count else ():
                if self.down_counts(v)[0].get(criterion.name):
                    self.float(criterion.name, v, count)

    def broken(self, name: str, a: int, b: int, count: int) -> None:
        """A criterion that a pair does not fulfil; a has the higher score."""
        if name in FLOATS_DOWN or name in FLOATS_UP:
            self.float(name, a if name in FLOATS_DOWN else b, count)
            return
        one, other = self.player(a), self.player(b)
        colour, loser = _colour(one.wants), Who(one.id)
        if name == "strong":
            white = self.reading.white(one.id, other.id)
            lost = other if (white == one.id) == (one.wants is Colour.WHITE) else one
            colour, loser = _colour(lost.wants), Who(lost.id)
        self.tell(
            name, (one.id, other.id), a=Who(one.id), b=Who(other.id), count=count, colour=colour, player=loser
        )

    def float(self, name: str, v: int, count: int) -> None:
        """A player who floats again."""
        self.tell(name, (self.ids[v],), player=Who(self.ids[v]), count=count)

    # ---- who is left -------------------------------------------------------------------------------------

    def left(self, last: bool) -> None:
        """Downfloaters and the bye."""
        here = self.here
        for v in here.candidate.down:
            id_ = self.ids[v]
            if last:
                self.tell("bye", (id_,), player=Who(id_), score=Points(self.player(v).score))
                self.told_bye(v, here.players, self.others)
                if here.bye_here and len({self.player(w).unplayed for w in here.players}) > 1:
                    self.tell("unplayed", (id_,), player=Who(id_), n=self.player(v).unplayed)
                continue
            about = {"player": Who(id_), "n": len(here.players), "pairs": len(here.pairs)}
            if v in here.moved and not any(self.work.rows[v] >> w & 1 for w in here.residents):
                self.tell("no_opponent", (id_,), **about)
            kind = "limbo" if v in here.moved else self.left_by()
            self.tell(kind, (id_,), **about, score=Points(self.player(v).score))

    def left_by(self) -> str:
        """Why residents leave the bracket."""
        here = self.here
        if len(here.candidate.down) > here.fewest:
            return "left_for_rest_bye" if self.bye_score is not None else "left_for_rest"
        if not here.pairs:
            return "no_pair"
        return "odd_one" if len(here.candidate.down) == 1 else "left_over"

    # ---- measures ----------------------------------------------------------------------------------------

    def measured(self, following: Paired | None) -> None:
        """How well a bracket fulfils each criterion, then its place in the order of the candidates."""
        here, candidate, total = self.here, self.here.candidate, self.total()
        decisions = text(self.key).decisions
        if here.stage:
            self.measure(decisions["collapsed"].article, (len(here.residents),))
        for criterion in self.reading.criteria:
            if criterion.name != "next_bracket":
                self.measure(criterion.article, here.scale.value(criterion, total))
            elif following and not here.stage and candidate.down:
                down = following.candidate.down
                value = len(down), *sorted((self.player(v).score for v in down), reverse=True)
                self.measure(criterion.article, value if here.next_value is None else here.next_value)
        transpositions, out, into = decisions["first_free"].article, candidate.out, candidate.into
        halves = len(out), sum(into) - sum(out), *(-n for n in out), *into
        self.measure(decisions["set"].article, (a + 1 for a, _ in candidate.top))
        self.measure(transpositions, (b + 1 for _, b in candidate.top))
        self.measure(decisions["exchange"].article, (*halves, *(a + 1 for a, _ in candidate.pairs)))
        self.measure(transpositions, (b + 1 for _, b in candidate.pairs))


def _colour(colour: Colour | None) -> Colour:
    assert colour is not None
    return colour
