"""What the brackets of a round demand to be told, and its measures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ronde.model import Colour, Pair
from ronde.readings.dutch_2012 import MILD, VECTOR, WHITE
from ronde.verifying.brackets import Bracket, Others, mask_of
from ronde.verifying.dutch_2012.bracket import order, part
from ronde.verifying.dutch_2012.procedure import Work
from ronde.verifying.weighed import Reason, Weighed
from ronde.words import Figure, Letters, Points, Who

KEY = "dutch-2012"


class Told(Weighed):
    """The decisions of a round by its brackets."""

    KEPT, GIVEN, IN_ORDER = "passed_kept", "again", "first"

    def __init__(self, work: Work) -> None:
        super().__init__(KEY)
        self.work, self.reading, self.ids, self.bye = work, work.reading, work.ids, len(work.rows)
        odd = work.odd_round
        self.in_force = [name for name, _ in VECTOR[1:] if name != ("z" if odd else "a7d")]
        for self.bracket, here in enumerate(work.done):
            self.here = here
            self.summary()
            self.changes()
            self.reductions()
            self.exchange()
            self.told_pairs()
            self.given_up_for_pairs()
            self.left()
            self.given_up_for_downfloaters()
        self.measured()
        resting = work.done[-1].unpaired if work.done else []
        boards = self.reading.boards(
            [tuple((self.ids[a], self.ids[b]) for a, b in here.pairs) for here in work.done],
            frozenset(self.named(resting)),
        )
        self.pairs = [Pair(white, black or None) for white, black in boards]

    def given_up(self, name: str) -> list[tuple[int, ...]]:
        """The pairs, or the players without an opponent, that count for a criterion."""
        here, place = self.here, 1 + [one for one, _ in VECTOR].index(name)
        if name not in self.in_force or (name.endswith("up") and not here.count_up):
            return []
        if name.endswith("down"):
            return [(v,) for v in here.unpaired if self.work.rest_counts(here, v)[place]]
        return [pair for pair in here.pairs if self.work.pair_counts(here, *pair)[place]]

    # ---- C1, C2, C12 to C14 ------------------------------------------------------------------------------

    def summary(self) -> None:
        """P0, M0, P1, M1, X1, Z1, and X and Z as they came out."""
        here = self.here
        score = Points(min(self.player(v).score for v in (*here.players, *here.alone)))
        if not here.players:
            self.tell("nobody", (), score=score, n=len(here.alone), members=self.named(here.alone))
            return
        x1, z1 = self.x1_and_z1()
        kind = "heterogeneous" if here.m1 else "mixed" if here.moved else "bracket"
        self.tell(
            f"{kind}_odd" if self.work.odd_round else f"{kind}_even",
            (),
            members=self.named((*here.players, *here.alone)),
            score=score,
            n=len(here.players),
            p0=here.p0,
            p1=here.p1,
            m0=len(here.moved),
            m1=here.m1,
            x1=x1,
            x=len(self.given_up("x")),
            z1=z1,
            z=len(self.given_up("z")),
        )
        if wishes := self.preferences(here.players):
            self.tell("preferences", (), wishes=Letters(wishes))

    def x1_and_z1(self) -> tuple[int, int]:
        """A8: the least numbers of pairs against a preference, without and with mild ones (ruling R9)."""
        odd, here = self.work.odd_round, self.here
        firm = [p.wants for p in map(self.player, here.players) if odd or p.strength != MILD]
        mild = [p.wants for p in map(self.player, here.players) if not odd and p.strength == MILD]
        free, fewer = firm.count(None), min((firm + mild).count(colour) for colour in Colour)
        x1 = max(0, here.p1 - fewer - free)
        few = min(firm.count(colour) for colour in Colour)
        return x1, 0 if odd else max(0, here.p1 - few - len(mild) - free)

    def changes(self) -> None:
        """The changes above by C12 and C13 for the sake of this bracket."""
        for kind, one, other in self.here.changes:
            if kind == "merged":
                assert isinstance(one, int)
                self.tell(kind, (), score=Points(one))
            elif kind == "paired_anew":
                assert isinstance(one, int)
                assert isinstance(other, list)
                self.tell(kind, self.named(other), p1=one, floaters=self.named(other))
            else:
                assert isinstance(one, list)
                assert isinstance(other, list)
                old, new = set(one), set(other)
                out, into = (tuple(sorted(self.named(some))) for some in (old - new, new - old))
                players = self.named(v for v in (*one, *other) if (v in old) != (v in new))
                self.tell(kind, players, out=out, into=into)

    def reductions(self) -> None:
        """C1, and the reductions by C14, or by C13 for the lowest bracket."""
        here = self.here
        for v in here.alone:
            self.tell("alone", self.named([v]), player=Who(self.ids[v]))
        for v in here.stuck:
            self.tell("stuck", self.named([v]), player=Who(self.ids[v]))
        p1, m1 = here.accepted or (here.p1, here.m1)
        if not here.homogeneous and here.m1 < len(here.moved):
            kind = "fewer_moved" if here.m1 else "none_moved"
            if here.lowest:
                kind = "fewer_moved_lowest"
            elif here.m1 < m1:
                kind = "fewer_moved_for_lowest"
            self.tell(kind, (), m0=len(here.moved), m1=here.m1)
        if here.p1 < here.p0:
            kind = "fewer_pairs" if here.p1 else "no_pairs"
            if here.p1 < p1:
                kind = "fewer_pairs_for_lowest"
            elif here.m1:
                kind += "_below_moved"
            self.tell(kind, (), p0=here.p0, p1=here.p1)
        if here.lowest and here.moved:
            factor = self.b3()
            self.tell("b3_factor", (), factor=Figure(f"{factor // 100}.{factor % 100:02}"))

    def b3(self) -> int:
        """B3: the score criterion as it came out."""
        here, work = self.here, self.work
        alone = sum(self.player(v).score for v in here.alone)
        pairs = sum(work.pair_counts(here, *pair)[1] for pair in here.pairs)
        return int(alone) + pairs + sum(work.rest_counts(here, v)[1] for v in here.unpaired)

    # ---- C6 to C8: who meets whom ------------------------------------------------------------------------

    def exchange(self) -> None:
        """C8.a: the exchange."""
        here, candidate = self.here, self.here.candidate
        if candidate.out:
            out = self.named(candidate.remainder[n - 1] for n in candidate.out)
            into = self.named(candidate.remainder[n - 1] for n in candidate.into)
            self.tell("exchanged", (*out, *into), out=out, into=into, again=int(here.again))

    def others(self) -> Others:
        """The candidates with other pairs; of a bracket paired again, with its downfloaters."""
        here = self.here
        bracket = self.work.bracket(here, len(here.unpaired))
        if here.again:
            among = mask_of(v for pair in here.pairs for v in pair)
            bracket = Bracket(bracket.moved, bracket.others, bracket.costs, among)
        return Others(bracket)

    def told_pairs(self) -> None:
        """Every pair by its places in S1 and S2, and the players passed over."""
        here, candidate = self.here, self.here.candidate
        if not here.pairs:
            return
        others = self.others()
        upper = [a for a, _ in candidate.top]
        others.among_halves(upper, ())
        self.part(others, candidate.top, [v for v in here.players if v not in upper], "moved_")
        low = [v for v in candidate.remainder if v not in candidate.s1]
        others.among_halves(sorted(candidate.s1), low)
        self.part(others, candidate.pairs, low)

    @property
    def how(self) -> int:
        """1: paired again for the bracket below, 2: the lowest."""
        return 1 if self.here.again else 2 * self.here.lowest

    def compared(self, least: int, worse: int, kind: str) -> Reason:
        """The first criterion that gets worse, and by how much."""
        names = ["c14_b2", *(name for name, _ in VECTOR)]
        places = [n for n, name in enumerate(names) if n < 2 or name in self.in_force]
        place = next(n for n in places if part(least, n) != part(worse, n))
        again = ("again", self.how)
        if names[place] == "scores":
            what = "factor" if self.here.lowest else "scores"
            return Reason(f"{kind}_scores", "", (("what", what), again))
        counts = ("worse", part(worse, place)), ("least", part(least, place))
        article = dict(VECTOR).get(names[place], "C14.b2")
        return Reason(kind, article, (("what", names[place]), *counts, again))

    # ---- C10: criteria given up --------------------------------------------------------------------------

    def given_up_for_pairs(self) -> None:
        """The criteria given up, pair by pair."""
        again = int(self.here.again)
        strong = [pair[0] for pair in self.given_up("z")]
        listed = [
            (kind, pair, len(self.given_up(name)))
            for name, kind in (("b2", "b2_dropped"), ("a7d", "a7d_dropped"))
            for pair in self.given_up(name)
        ]
        for pair in self.given_up("x"):
            kind, name = ("z_pair", "z") if pair[0] in strong else ("x_pair", "x")
            listed.append((kind, pair, len(self.given_up(name))))
        for kind, pair, count in listed:
            a, b = self.named(pair)
            colour = self.player(pair[0]).wants
            assert colour is not None
            self.tell(kind, (a, b), a=Who(a), b=Who(b), colour=colour, count=count, again=again)
        for name in ("b5_up", "b6_up"):
            for pair in self.given_up(name):
                [resident] = self.named(v for v in pair if v not in self.here.moved)
                count = len(self.given_up(name))
                self.tell(f"{name}_dropped", (resident,), player=Who(resident), count=count, again=again)

    # ---- who is left -------------------------------------------------------------------------------------

    def left(self) -> None:
        """Floaters and the bye."""
        here = self.here
        fewer = here.accepted is not None and here.p1 < here.accepted[0]
        for v in here.unpaired:
            if v not in here.stuck and (fewer or (here.accepted and v in here.moved)):
                kind = "down_for_lowest"
            elif here.lowest:
                kind = "bye"
            elif not here.p1:
                kind = "all_down"
            elif v in here.moved:
                kind = "on_down"
            else:
                kind = "left_over" if here.p1 < here.p0 else "odd_one"
            self.tell(kind, self.named([v]), player=Who(self.ids[v]), n=len(here.players), p1=here.p1)
            if kind == "bye":
                self.told_bye(v, here.players, self.others)

    def given_up_for_downfloaters(self) -> None:
        """The criteria given up for the players left over."""
        for name in ("b5_down", "b6_down"):
            for (v,) in self.given_up(name):
                count, again = len(self.given_up(name)), int(self.here.again)
                who = self.ids[v]
                self.tell(f"{name}_dropped", (who,), player=Who(who), count=count, again=again)

    def told_colours(self, a: int, b: int) -> None:
        """E: who has White, and why."""
        high, low = sorted((a, b))
        ranked = sorted((sorted(pair) for pair in self.here.pairs), key=lambda pair: pair[0])
        place = ranked.index([high, low])
        rule, chosen, colour = self.reading.colour_rule(self.ids[high], self.ids[low], place)
        other = self.ids[high] + self.ids[low] - chosen
        white, black = (chosen, other) if colour is WHITE else (other, chosen)
        wants = self.reading.player[chosen].wants or colour
        self.tell(
            rule, (white, black),
            white=Who(white), black=Who(black), chosen=Who(chosen), colour=wants, other=wants.opposite,
        )  # fmt: skip

    # ---- measures ----------------------------------------------------------------------------------------

    def measured(self) -> None:
        """The measures in the order in which the text asks for them.

        What C12 may change a bracket for comes before its own colours and floats.
        """
        waiting: list[tuple[int, str, tuple[int, ...]]] = []
        listed: list[tuple[int, str, tuple[int, ...]]] = []
        for n, here in enumerate(self.work.done):
            self.here = here
            if any(kind == "paired_anew" for kind, *_ in here.changes):
                listed, waiting = [*listed, *waiting], []
            merged = sum(kind == "merged" for kind, *_ in here.changes)
            lost = 0 if here.homogeneous else len(here.moved) - here.m1
            listed += [(n, "C13", (merged,)), (n, "C14.a", (len(here.down),)), (n, "C14.b2", (lost,))]
            listed += [] if here.lowest else [(n, "B3", (self.b3(),))]
            listed += waiting
            waiting = [(n, article, tuple(value)) for article, value in self.quality()]
        for self.bracket, article, value in (*listed, *waiting):
            self.measure(article, value)

    def quality(self) -> Iterator[tuple[str, Iterable[int]]]:
        """The colours and floats of a bracket, then its place in the order of the candidates."""
        here, candidate = self.here, self.here.candidate
        if here.lowest:
            yield "B3", (self.b3(),)
        for name, article in VECTOR[1:]:
            alone = 0
            if name.endswith("down"):  # C1 leaves no choice, but players without an opponent float as well
                back = int(name.startswith("b6"))
                alone = sum(self.player(v).floats[back] == "down" for v in here.alone)
            yield article, (len(self.given_up(name)) + alone,)
        exchange = order(candidate)[2]
        assert isinstance(exchange, tuple)
        yield "D3", (0, *(a + 1 for a, _ in candidate.top))
        yield "D1.2", (0, *(b + 1 for _, b in candidate.top))
        yield "D2", (*exchange, *(a + 1 for a, _ in candidate.pairs))
        yield "D1.1", (0, *(b + 1 for _, b in candidate.pairs))
