"""The Dutch system of 2012 explained: every decision as a step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.matching.rows import everybody, mask_of
from ronde.model import Colour
from ronde.rulebook.telling import Teller
from ronde.search.alternatives import Alternatives
from ronde.systems.dutch_2012.brackets import KEY, Bracket, Gain, Merged, OtherFloaters, PairedAnew
from ronde.systems.dutch_2012.colours import Board
from ronde.systems.dutch_2012.costs import Part
from ronde.systems.dutch_2012.criteria import (
    A7D,
    B2,
    B5_DOWN,
    B5_UP,
    B6_DOWN,
    B6_UP,
    Criterion,
    X,
    Z,
    colours_allow,
    criteria,
    neighbours,
)
from ronde.systems.dutch_2012.facts import Entry, x1_and_z1
from ronde.values import NamedTuple
from ronde.words import Figure, Letters, Points, Value, Who

GivenUp = dict[Criterion, list[tuple[Entry, ...]]]


GAINS = {
    Gain.BETTER_BELOW: "other_floaters",
    Gain.LOWEST_PAIRED: "floaters_for_lowest",
    Gain.MORE_PLACES: "floaters_for_places",
    Gain.LOWER_BYE: "floaters_for_bye",
}
#: criteria given up for a pair, for a resident who meets a player from above, and for whoever leaves
OF_PAIRS = {B2: "b2_dropped", A7D: "a7d_dropped"}
OF_RESIDENTS = {B5_UP: "b5_up_dropped", B6_UP: "b6_up_dropped"}
OF_DOWNFLOATERS = {B5_DOWN: "b5_down_dropped", B6_DOWN: "b6_down_dropped"}


class DutchStory(Teller):
    """The steps of a round."""

    def __init__(self, odd_round: bool, boards: Iterable[Board]) -> None:
        super().__init__(KEY)
        self.odd_round = odd_round
        self.boards = {frozenset((board.white.id, board.black.id)): board for board in boards}

    def brackets(self, brackets: Sequence[Bracket]) -> None:
        """Bracket after bracket: its summary, the criteria given up, the pairs, the players left."""
        for self.bracket, bracket in enumerate(brackets):
            given_up = bracket.given_up(self.odd_round)
            self.summary(bracket, given_up)
            self.changes(bracket)
            self.reductions(bracket)
            self.exchange(bracket)
            self.pairs(bracket)
            self.given_up_for_pairs(bracket, given_up)
            self.left(bracket)
            self.given_up_for_downfloaters(bracket, given_up)

    # ---- C1, C2, C12 to C14 -------------------------------------------------------------------------------

    def summary(self, bracket: Bracket, given_up: GivenUp) -> None:
        """P0, M0, P1, M1, X1, Z1, and X and Z as they came out."""
        score = Points(min(e.score for e in (*bracket.players, *bracket.alone)))
        if not bracket.players:
            members = _ids(bracket.alone)
            self.tell("nobody", (), score=score, n=len(members), members=members)
            return
        x1, z1 = x1_and_z1(bracket.players, bracket.p1, self.odd_round)  # reduced as P1 is (C14.a)
        kind = "heterogeneous" if bracket.m1 else "mixed" if bracket.m0 else "bracket"
        self.tell(
            f"{kind}_odd" if self.odd_round else f"{kind}_even",
            (),
            members=_ids((*bracket.players, *bracket.alone)),
            score=score,
            n=len(bracket.players),
            p0=bracket.p0,
            p1=bracket.p1,
            m0=bracket.m0,
            m1=bracket.m1,
            x1=x1,
            x=len(given_up[X]),
            z1=z1,
            z=len(given_up[Z]),
        )
        if any(e.preference.colour for e in bracket.players):
            wishes = ", ".join(f"{e.id} {e.preference}" for e in bracket.players)
            self.tell("preferences", (), wishes=Letters(wishes))

    def changes(self, bracket: Bracket) -> None:
        """The changes above by C12 and C13 for the sake of this bracket."""
        for change in bracket.changes:
            match change:
                case OtherFloaters(gain, before, after):
                    old, new = {e.id for e in before}, {e.id for e in after}
                    out, into = tuple(sorted(old - new)), tuple(sorted(new - old))
                    players = [e.id for e in (*before, *after) if (e.id in old) != (e.id in new)]
                    self.tell(GAINS[gain], players, out=out, into=into)
                case PairedAnew(p1, floaters):
                    ids = tuple(e.id for e in floaters)
                    self.tell("paired_anew", ids, p1=p1, floaters=ids)
                case Merged(score):
                    self.tell("merged", (), score=Points(score))

    def reductions(self, bracket: Bracket) -> None:
        """C1 and the reductions by C14, or by C13 for the lowest bracket."""
        for entry in bracket.alone:
            self.tell("alone", (entry.id,), player=Who(entry.id))
        for entry in bracket.stuck:
            self.tell("stuck", (entry.id,), player=Who(entry.id))
        p1, m1 = bracket.accepted or (bracket.p1, bracket.m1)
        if not bracket.homogeneous and bracket.m1 < bracket.m0:
            kind = "fewer_moved" if bracket.m1 else "none_moved"
            if bracket.lowest:
                kind = "fewer_moved_lowest"
            elif bracket.m1 < m1:
                kind = "fewer_moved_for_lowest"
            self.tell(kind, (), m0=bracket.m0, m1=bracket.m1)
        if bracket.p1 < bracket.p0:
            kind = "fewer_pairs" if bracket.p1 else "no_pairs"
            if bracket.p1 < p1:
                kind = "fewer_pairs_for_lowest"
            elif bracket.m1:
                kind += "_below_moved"
            self.tell(kind, (), p0=bracket.p0, p1=bracket.p1)
        if bracket.lowest and bracket.m0:
            factor = bracket.score_criterion()
            self.tell("b3_factor", (), factor=Figure(f"{factor // 100}.{factor % 100:02}"))

    # ---- C6 to C8: who meets whom -----------------------------------------------------------------------

    def exchange(self, bracket: Bracket) -> None:
        """The exchange by D2."""
        leave, enter = bracket.candidate.exchange
        if leave:
            used = {v for pair in bracket.candidate.top for v in pair}
            group = [e for v, e in enumerate(bracket.players) if v not in used]
            out, into = _ids(group[n - 1] for n in leave), _ids(group[n - 1] for n in enter)
            self.tell("exchanged", (*out, *into), out=out, into=into, again=int(bracket.again))

    def pairs(self, bracket: Bracket) -> None:
        """Every pair by its places in S1 and S2, and the players passed over."""
        if not bracket.candidate.s2 and not bracket.candidate.top:
            return
        passing = Passing(bracket, self.odd_round)
        candidate = bracket.candidate
        upper = {a for a, _ in candidate.top}
        rest = [v for v in range(len(bracket.players)) if v not in upper]
        passing.others.among(sorted(upper), ())
        self.part(passing, candidate.top, rest, moved=True)
        s1 = sorted(a for a, _ in candidate.pairs)
        passing.others.among(s1, candidate.s2)
        self.part(passing, candidate.pairs, candidate.s2, moved=False)

    def part(
        self, passing: Passing, pairs: Iterable[tuple[int, int]], s2: Sequence[int], moved: bool
    ) -> None:
        """The pairs of the heterogeneous part (`moved`), or of the homogeneous bracket or remainder."""
        players, free = passing.players, list(s2)
        place = {v: n for n, v in enumerate(s2, 1)}
        for n, (a, b) in enumerate(pairs, 1):
            one, other = both = players[a].id, players[b].id
            over = free[: free.index(b)]
            kind = "first_fit" if over else "first_free" if n != place[b] else "first"
            if moved:
                kind = f"moved_{kind}"
            score = Points(players[a].score)
            self.tell(kind, both, a=Who(one), b=Who(other), i=n, j=place[b], score=score)
            for reason, others in passing.reasons(a, over).items():
                self.passed(both, reason, others=_ids(players[v] for v in others))
            free.remove(b)
            passing.others.made(a, b)
            self.colours(self.boards[frozenset(both)])

    def passed(self, about: tuple[int, ...], reason: Passed, **values: Value) -> None:
        """Why it is not an earlier player."""
        first = Who(about[0])
        self.tell(reason.kind, about, reason.article, a=first, player=first, **values, **dict(reason.values))

    # ---- C10: criteria given up -------------------------------------------------------------------------

    def given_up_for_pairs(self, bracket: Bracket, given_up: GivenUp) -> None:
        """The criteria given up, pair by pair."""
        again = int(bracket.again)
        strong = {a.id for a, _ in given_up[Z]}
        pairs = [
            (kind, a, b, len(given_up[criterion]))
            for criterion, kind in OF_PAIRS.items()
            for a, b in given_up[criterion]
        ]
        for a, b in given_up[X]:
            kind, criterion = ("z_pair", Z) if a.id in strong else ("x_pair", X)
            pairs.append((kind, a, b, len(given_up[criterion])))
        for kind, a, b, count in pairs:
            about: dict[str, Value] = {"a": Who(a.id), "b": Who(b.id), "colour": _colour(a)}
            self.tell(kind, (a.id, b.id), **about, count=count, again=again)
        moved = {e.id for e in bracket.moved}
        for criterion, kind in OF_RESIDENTS.items():
            for pair in given_up[criterion]:
                [resident] = [e.id for e in pair if e.id not in moved]
                count = len(given_up[criterion])
                self.tell(kind, (resident,), player=Who(resident), count=count, again=again)

    # ---- who is left ------------------------------------------------------------------------------------

    def left(self, bracket: Bracket) -> None:
        """Floaters and the bye."""
        moved = {e.id for e in bracket.moved}
        stuck = {e.id for e in bracket.stuck}
        fewer = bracket.accepted is not None and bracket.p1 < bracket.accepted[0]
        for entry in bracket.unpaired:
            if entry.id not in stuck and (fewer or (bracket.accepted and entry.id in moved)):
                kind = "down_for_lowest"
            elif bracket.lowest:
                kind = "bye"
            elif not bracket.p1:
                kind = "all_down"
            elif entry.id in moved:
                kind = "on_down"
            else:
                kind = "left_over" if bracket.p1 < bracket.p0 else "odd_one"
            self.tell(kind, (entry.id,), player=Who(entry.id), n=len(bracket.players), p1=bracket.p1)
            if kind == "bye":
                self.bye(bracket, entry)

    def bye(self, bracket: Bracket, entry: Entry) -> None:
        """Why the bye does not go to a lower player."""
        passing = Passing(bracket, self.odd_round)
        below = [v for v, e in enumerate(bracket.players) if e.rank > entry.rank]
        for reason, others in passing.not_resting(below).items():
            self.passed((entry.id,), reason, others=_ids(bracket.players[v] for v in others))

    def given_up_for_downfloaters(self, bracket: Bracket, given_up: GivenUp) -> None:
        """The criteria given up for the players left over."""
        for criterion, kind in OF_DOWNFLOATERS.items():
            for (entry,) in given_up[criterion]:
                count, again = len(given_up[criterion]), int(bracket.again)
                self.tell(kind, (entry.id,), player=Who(entry.id), count=count, again=again)

    # ---- E: colours -------------------------------------------------------------------------------------

    def colours(self, board: Board) -> None:
        """The colours and their reason."""
        white, black, chosen = (Who(entry.id) for entry in (board.white, board.black, board.chosen))
        values: dict[str, Value] = {"white": white, "black": black, "chosen": chosen}
        if colour := board.chosen.preference.colour:
            values |= {"colour": colour, "other": colour.opposite}
        self.tell(board.reason.name.lower(), (board.white.id, board.black.id), **values)


def _colour(entry: Entry) -> Colour:
    assert entry.preference.colour is not None
    return entry.preference.colour


def _ids(entries: Iterable[Entry]) -> tuple[int, ...]:
    return tuple(entry.id for entry in entries)


COMPARED = 4  # for how many possible opponents the story says what would get worse


class Passed(NamedTuple):
    """Why a player is passed over: the kind of decision, the criterion if one decides, the values."""

    kind: str
    article: str = ""
    values: tuple[tuple[str, Value], ...] = ()


class Passing:
    """The case against players passed over: the rule that forbids it, or the first criterion to get worse.

    The pairs above stay as they are. If the bracket was paired again for the one below, so do the players
    who go down.
    """

    def __init__(self, bracket: Bracket, odd_round: bool) -> None:
        self.bracket = bracket
        self.players = bracket.players
        self.again = bracket.again
        graph = bracket.graph(odd_round, neighbours(self.players), len(bracket.unpaired))
        alive = everybody(graph.size)
        if self.again:
            alive = mask_of(v for pair in bracket.candidate.everything() for v in pair)
        self.others = Alternatives(graph, len(self.players), alive)
        self.scale, self.in_force = bracket.terms(odd_round).scale, criteria(odd_round, bracket.count_up)

    def reasons(self, a: int, over: Iterable[int]) -> dict[Passed, list[int]]:
        """The reasons, each with the players that it rules out."""
        found: dict[Passed, list[int]] = {}
        compared = 0
        for other in over:
            reason = self.forbidden(a, other)
            if reason is None:
                compared += 1
                reason = self.reason(a, other) if compared <= COMPARED else Passed("passed_rest")
            found.setdefault(reason, []).append(other)
        return found

    def forbidden(self, a: int, b: int) -> Passed | None:
        """The rule that keeps the two apart regardless of the others."""
        one, other = self.players[a], self.players[b]
        if other.id in one.met:
            return Passed("passed_kept" if other.id in one.kept_apart else "passed_met")
        if not colours_allow(one, other):
            return Passed("passed_absolute", "", (("colour", _colour(one)),))
        return None

    def reason(self, a: int, b: int) -> Passed:
        """Why a does not meet b, who is free, comes first, and may be met."""
        worse = self.others.cost_with(a, b)
        if worse is None:
            return Passed("passed_impossible", "", (("again", self.how),))
        return self.compared(worse, "passed_worse")

    @property
    def how(self) -> int:
        """0: an ordinary bracket, 1: paired again for the one below, 2: the lowest."""
        return 1 if self.again else 2 * self.bracket.lowest

    def compared(self, worse: int, kind: str) -> Passed:
        """The first criterion that gets worse, and by how much."""
        least = self.others.least
        assert least < worse
        before = after = 0
        topics: list[Part | Criterion] = [Part.LEAD, Part.SCORE, *self.in_force]
        for topic in topics:
            before, after = (self.scale.number(topic, total) for total in (least, worse))
            if before != after:
                break
        again = ("again", self.how)
        if topic is Part.SCORE:
            what = "factor" if self.bracket.lowest else "scores"
            return Passed(f"{kind}_scores", "", (("what", what), again))
        name, given_up = "c14_b2", "C14.b2"
        if isinstance(topic, Criterion):
            name, given_up = topic.name, topic.given_up
        return Passed(kind, given_up, (("what", name), ("worse", after), ("least", before), again))

    def not_resting(self, below: Iterable[int]) -> dict[Passed, list[int]]:
        """Why the bye goes to none of these."""
        found: dict[Passed, list[int]] = {}
        for v in below:
            found.setdefault(self.no_rest(v), []).append(v)
        return found

    def no_rest(self, v: int) -> Passed:
        """Why a player does not have the bye."""
        if not self.players[v].may_rest:
            return Passed("bye_barred")
        worse = self.others.cost_with(v, len(self.players))
        if worse is None:
            return Passed("bye_impossible")
        if worse == self.others.least:
            return Passed("bye_later")
        return self.compared(worse, "bye_worse")
