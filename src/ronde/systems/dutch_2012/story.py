"""The Dutch system of 2012 explained: every decision as a step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.matching.bits import everybody, mask_of
from ronde.model import Colour
from ronde.search.alternatives import Alternatives
from ronde.systems.dutch_2012.brackets import KEY, Bracket, Gain, Merged, OtherFloaters, PairedAnew
from ronde.systems.dutch_2012.colours import Board, Reason
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
from ronde.systems.story import Story
from ronde.values import NamedTuple
from ronde.words import Figure, Letters, Points, Value, Who

GivenUp = dict[Criterion, list[tuple[Entry, ...]]]


class Sentence(StrEnum):
    """The sentences of the system, as the catalogue names them."""

    PREFERENCES = "preferences"
    BRACKET_ODD = "bracket_odd"
    BRACKET_EVEN = "bracket_even"
    HETEROGENEOUS_ODD = "heterogeneous_odd"
    HETEROGENEOUS_EVEN = "heterogeneous_even"
    MIXED_ODD = "mixed_odd"
    MIXED_EVEN = "mixed_even"
    NOBODY = "nobody"
    ALONE = "alone"
    STUCK = "stuck"
    FEWER_MOVED = "fewer_moved"
    NONE_MOVED = "none_moved"
    FEWER_MOVED_LOWEST = "fewer_moved_lowest"
    FEWER_MOVED_FOR_LOWEST = "fewer_moved_for_lowest"
    FEWER_PAIRS_FOR_LOWEST = "fewer_pairs_for_lowest"
    FEWER_PAIRS = "fewer_pairs"
    NO_PAIRS = "no_pairs"
    B3_FACTOR = "b3_factor"
    OTHER_FLOATERS = "other_floaters"
    FLOATERS_FOR_LOWEST = "floaters_for_lowest"
    FLOATERS_FOR_PLACES = "floaters_for_places"
    FLOATERS_FOR_BYE = "floaters_for_bye"
    PAIRED_ANEW = "paired_anew"
    MERGED = "merged"
    EXCHANGED = "exchanged"
    FIRST = "first"
    FIRST_FREE = "first_free"
    FIRST_FIT = "first_fit"
    MOVED_FIRST = "moved_first"
    MOVED_FIRST_FREE = "moved_first_free"
    MOVED_FIRST_FIT = "moved_first_fit"
    PASSED_MET = "passed_met"
    PASSED_KEPT = "passed_kept"
    PASSED_ABSOLUTE = "passed_absolute"
    PASSED_IMPOSSIBLE = "passed_impossible"
    PASSED_WORSE = "passed_worse"
    PASSED_REST = "passed_rest"
    B2_DROPPED = "b2_dropped"
    A7D_DROPPED = "a7d_dropped"
    X_PAIR = "x_pair"
    Z_PAIR = "z_pair"
    B5_UP_DROPPED = "b5_up_dropped"
    B6_UP_DROPPED = "b6_up_dropped"
    B5_DOWN_DROPPED = "b5_down_dropped"
    B6_DOWN_DROPPED = "b6_down_dropped"
    BYE = "bye"
    BYE_BARRED = "bye_barred"
    BYE_IMPOSSIBLE = "bye_impossible"
    BYE_WORSE = "bye_worse"
    BYE_LATER = "bye_later"
    ALL_DOWN = "all_down"
    ON_DOWN = "on_down"
    LEFT_OVER = "left_over"
    DOWN_FOR_LOWEST = "down_for_lowest"
    ODD_ONE = "odd_one"
    E1 = "e1"
    E1_ONE = "e1_one"
    E2 = "e2"
    E3 = "e3"
    E4 = "e4"
    E5_FIRST = "e5_first"
    E5_LATER = "e5_later"


#: the summary of a bracket in odd and even rounds
EQUAL_SCORES = Sentence.BRACKET_ODD, Sentence.BRACKET_EVEN
MOVED_FIRST = Sentence.HETEROGENEOUS_ODD, Sentence.HETEROGENEOUS_EVEN
ALL_TOGETHER = Sentence.MIXED_ODD, Sentence.MIXED_EVEN

GAINS = {
    Gain.BETTER_BELOW: Sentence.OTHER_FLOATERS,
    Gain.LOWEST_PAIRED: Sentence.FLOATERS_FOR_LOWEST,
    Gain.MORE_PLACES: Sentence.FLOATERS_FOR_PLACES,
    Gain.LOWER_BYE: Sentence.FLOATERS_FOR_BYE,
}

COLOURS = {
    Reason.E1: Sentence.E1,
    Reason.E1_ONE: Sentence.E1_ONE,
    Reason.E2: Sentence.E2,
    Reason.E3: Sentence.E3,
    Reason.E4: Sentence.E4,
    Reason.E5_FIRST: Sentence.E5_FIRST,
    Reason.E5_LATER: Sentence.E5_LATER,
}


class DutchStory(Story):
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
            self.tell("C1", (), Sentence.NOBODY, score=score, n=len(members), members=members)
            return
        x1, z1 = x1_and_z1(bracket.players, bracket.p1, self.odd_round)  # reduced as P1 is (C14.a)
        values: dict[str, Value] = {
            "members": _ids((*bracket.players, *bracket.alone)),
            "score": score,
            "n": len(bracket.players),
            "p0": bracket.p0,
            "p1": bracket.p1,
            "x1": x1,
            "x": len(given_up[X]),
        }
        if bracket.m0:
            values |= {"m0": bracket.m0, "m1": bracket.m1}
        if not self.odd_round:
            values |= {"z1": z1, "z": len(given_up[Z])}
        odd, even = EQUAL_SCORES if not bracket.m0 else MOVED_FIRST if bracket.m1 else ALL_TOGETHER
        self.tell("C2", (), odd if self.odd_round else even, **values)
        if all(e.preference.colour is None for e in bracket.players):
            return
        wishes = ", ".join(f"{e.id} {e.preference}" for e in bracket.players)
        self.tell("A7", (), Sentence.PREFERENCES, wishes=Letters(wishes))

    def changes(self, bracket: Bracket) -> None:
        """The changes above by C12 and C13 for the sake of this bracket."""
        for change in bracket.changes:
            match change:
                case OtherFloaters(gain, before, after):
                    old, new = {e.id for e in before}, {e.id for e in after}
                    out, into = tuple(sorted(old - new)), tuple(sorted(new - old))
                    players = [e for e in (*before, *after) if (e.id in old) != (e.id in new)]
                    self.tell("C12", players, GAINS[gain], out=out, into=into)
                case PairedAnew(p1, floaters):
                    ids = tuple(e.id for e in floaters)
                    self.tell("C13", floaters, Sentence.PAIRED_ANEW, p1=p1, floaters=ids)
                case Merged(score):
                    self.tell("C13", (), Sentence.MERGED, score=Points(score))

    def reductions(self, bracket: Bracket) -> None:
        """C1 and the reductions by C14, or by C13 for the lowest bracket."""
        for entry in bracket.alone:
            self.tell("C1", (entry,), Sentence.ALONE, player=Who(entry.id))
        for entry in bracket.stuck:
            self.tell("C1", (entry,), Sentence.STUCK, player=Who(entry.id))
        p1, m1 = bracket.accepted or (bracket.p1, bracket.m1)
        if not bracket.homogeneous and bracket.m1 < bracket.m0:
            article, sentence = "C14.b2", Sentence.FEWER_MOVED if bracket.m1 else Sentence.NONE_MOVED
            if bracket.lowest:
                article, sentence = "C13", Sentence.FEWER_MOVED_LOWEST
            elif bracket.m1 < m1:
                article, sentence = "C13", Sentence.FEWER_MOVED_FOR_LOWEST
            self.tell(article, (), sentence, m0=bracket.m0, m1=bracket.m1)
        if bracket.p1 < bracket.p0:
            article = "C14.b1" if bracket.m1 else "C14.a"
            sentence = Sentence.FEWER_PAIRS if bracket.p1 else Sentence.NO_PAIRS
            if bracket.p1 < p1:
                article, sentence = "C13", Sentence.FEWER_PAIRS_FOR_LOWEST
            self.tell(article, (), sentence, p0=bracket.p0, p1=bracket.p1)
        if bracket.lowest and bracket.m0:
            factor = bracket.score_criterion()
            self.tell("D4", (), Sentence.B3_FACTOR, factor=Figure(f"{factor // 100}.{factor % 100:02}"))

    # ---- C6 to C8: who meets whom -----------------------------------------------------------------------

    def exchange(self, bracket: Bracket) -> None:
        """The exchange by D2."""
        leave, enter = bracket.candidate.exchange
        if leave:
            used = {v for pair in bracket.candidate.top for v in pair}
            group = [e for v, e in enumerate(bracket.players) if v not in used]
            out, into = [group[n - 1] for n in leave], [group[n - 1] for n in enter]
            ids = tuple(e.id for e in out), tuple(e.id for e in into)
            values: dict[str, Value] = {"out": ids[0], "into": ids[1], "again": int(bracket.again)}
            self.tell_about("C8.a", "D2", (*out, *into), Sentence.EXCHANGED, **values)

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
            one, other = players[a], players[b]
            values: dict[str, Value] = {"a": Who(one.id), "b": Who(other.id), "i": n, "j": place[b]}
            if moved:
                values["score"] = Points(one.score)
            over = free[: free.index(b)]
            how = 2 if over else int(n != place[b])
            order = "D1.2" if moved else "D1.1"
            self.tell_about("C7" if how else "C6", order, (one, other), PLACES[moved][how], **values)
            for reason, others in passing.reasons(a, over).items():
                about = _ids(players[v] for v in others)
                self.passed((one, other), reason, a=Who(one.id), others=about)
            free.remove(b)
            passing.others.made(a, b)
            self.colours(self.boards[frozenset((one.id, other.id))])

    def passed(self, pair: Sequence[Entry], reason: Passed, **values: Value) -> None:
        """Why an earlier player of S2 is not the opponent."""
        self.tell(reason.article, pair, reason.sentence, **values, **dict(reason.values))

    # ---- C10: criteria given up -------------------------------------------------------------------------

    def given_up_for_pairs(self, bracket: Bracket, given_up: GivenUp) -> None:
        """The criteria given up, pair by pair."""
        for criterion, sentence in ((B2, Sentence.B2_DROPPED), (A7D, Sentence.A7D_DROPPED)):
            for a, b in given_up[criterion]:
                about: dict[str, Value] = {"a": Who(a.id), "b": Who(b.id), "colour": _colour(a)}
                count, again = len(given_up[criterion]), int(bracket.again)
                self.tell(criterion.given_up, (a, b), sentence, **about, count=count, again=again)
        strong = {a.id for a, _ in given_up[Z]}
        for a, b in given_up[X]:
            sentence, count = Sentence.X_PAIR, len(given_up[X])
            if a.id in strong:
                sentence, count = Sentence.Z_PAIR, len(given_up[Z])
            values: dict[str, Value] = {"a": Who(a.id), "b": Who(b.id), "colour": _colour(a), "count": count}
            self.tell(X.given_up, (a, b), sentence, **values, again=int(bracket.again))
        moved = {e.id for e in bracket.moved}
        for criterion, sentence in ((B5_UP, Sentence.B5_UP_DROPPED), (B6_UP, Sentence.B6_UP_DROPPED)):
            for pair in given_up[criterion]:
                [resident] = [e for e in pair if e.id not in moved]
                count, again = len(given_up[criterion]), int(bracket.again)
                who = Who(resident.id)
                self.tell(criterion.given_up, (resident,), sentence, player=who, count=count, again=again)

    # ---- who is left ------------------------------------------------------------------------------------

    def left(self, bracket: Bracket) -> None:
        """Floaters and the bye."""
        moved = {e.id for e in bracket.moved}
        stuck = {e.id for e in bracket.stuck}
        fewer = bracket.accepted is not None and bracket.p1 < bracket.accepted[0]
        for entry in bracket.unpaired:
            who = Who(entry.id)
            if entry.id not in stuck and (fewer or (bracket.accepted and entry.id in moved)):
                self.tell("C13", (entry,), Sentence.DOWN_FOR_LOWEST, player=who)
            elif bracket.lowest:
                self.tell("A5", (entry,), Sentence.BYE, player=who, n=len(bracket.players))
                self.bye(bracket, entry)
            elif not bracket.p1:
                self.tell("C14.a", (entry,), Sentence.ALL_DOWN, player=who)
            elif entry.id in moved:
                self.tell("C6", (entry,), Sentence.ON_DOWN, player=who)
            elif bracket.p1 < bracket.p0:
                self.tell("C6", (entry,), Sentence.LEFT_OVER, player=who, p1=bracket.p1)
            else:
                self.tell("C6", (entry,), Sentence.ODD_ONE, player=who, n=len(bracket.players))

    def bye(self, bracket: Bracket, entry: Entry) -> None:
        """Why the bye does not go to a lower player."""
        passing = Passing(bracket, self.odd_round)
        below = [v for v, e in enumerate(bracket.players) if e.rank > entry.rank]
        for reason, others in passing.not_resting(below).items():
            about = _ids(bracket.players[v] for v in others)
            self.passed((entry,), reason, player=Who(entry.id), others=about)

    def given_up_for_downfloaters(self, bracket: Bracket, given_up: GivenUp) -> None:
        """The criteria given up for the players left over."""
        for criterion, sentence in (
            (B5_DOWN, Sentence.B5_DOWN_DROPPED),
            (B6_DOWN, Sentence.B6_DOWN_DROPPED),
        ):
            for (entry,) in given_up[criterion]:
                count, again = len(given_up[criterion]), int(bracket.again)
                who = Who(entry.id)
                self.tell(criterion.given_up, (entry,), sentence, player=who, count=count, again=again)

    # ---- E: colours -------------------------------------------------------------------------------------

    def colours(self, board: Board) -> None:
        """The colours and their reason."""
        reason = board.reason
        values: dict[str, Value] = {"white": Who(board.white.id), "black": Who(board.black.id)}
        if reason not in (Reason.E1, Reason.E5_FIRST):
            values["chosen"] = Who(board.chosen.id)
        if reason in (Reason.E2, Reason.E3, Reason.E4):
            values["colour"] = _colour(board.chosen)
        if reason is Reason.E3:
            values["other"] = _colour(board.chosen).opposite
        self.tell(reason.article, (board.white, board.black), COLOURS[reason], **values)


def _colour(entry: Entry) -> Colour:
    assert entry.preference.colour is not None
    return entry.preference.colour


def _ids(entries: Iterable[Entry]) -> tuple[int, ...]:
    return tuple(entry.id for entry in entries)


#: in order, first still free, first with whom the bracket is best: a resident of S1, a player from above
PLACES = (
    (Sentence.FIRST, Sentence.FIRST_FREE, Sentence.FIRST_FIT),
    (Sentence.MOVED_FIRST, Sentence.MOVED_FIRST_FREE, Sentence.MOVED_FIRST_FIT),
)


COMPARED = 4  # for how many possible opponents the story says what would get worse


class Passed(NamedTuple):
    """Why a player is passed over: the article, the sentence, and its values."""

    article: str
    sentence: Sentence
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
                reason = self.reason(a, other) if compared <= COMPARED else Passed("C7", Sentence.PASSED_REST)
            found.setdefault(reason, []).append(other)
        return found

    def forbidden(self, a: int, b: int) -> Passed | None:
        """The rule that keeps the two apart regardless of the others."""
        one, other = self.players[a], self.players[b]
        if other.id in one.met:
            kept = other.id in one.kept_apart
            return Passed("B1", Sentence.PASSED_KEPT if kept else Sentence.PASSED_MET)
        if not colours_allow(one, other):
            return Passed("B2", Sentence.PASSED_ABSOLUTE, (("colour", _colour(one)),))
        return None

    def reason(self, a: int, b: int) -> Passed:
        """Why a does not meet b, who is free, comes first, and may be met."""
        worse = self.others.cost_with(a, b)
        if worse is None:
            return Passed("C7", Sentence.PASSED_IMPOSSIBLE, (("again", self.how),))
        return self.compared(worse, Sentence.PASSED_WORSE)

    @property
    def how(self) -> int:
        """0: an ordinary bracket, 1: paired again for the one below, 2: the lowest."""
        return 1 if self.again else 2 * self.bracket.lowest

    def compared(self, worse: int, sentence: Sentence) -> Passed:
        """The first criterion that gets worse, and by how much."""
        least = self.others.least
        assert least < worse
        before = after = 0
        topics: list[Part | Criterion] = [Part.LEAD, Part.SCORE, *self.in_force]
        for topic in topics:
            before, after = (self.scale.number(topic, total) for total in (least, worse))
            if before != after:
                break
        if isinstance(topic, Criterion):
            what, given_up = topic.name, topic.given_up
        else:
            what, given_up = ("c14_b2", "C14.b2") if topic is Part.LEAD else ("B3", "B3")
        values: tuple[tuple[str, Value], ...] = (("what", what),)
        if what == "B3":
            values = (("what", "factor" if self.bracket.lowest else "scores"),)
        else:
            values += (("worse", after), ("least", before))
        return Passed(given_up, sentence, (*values, ("again", self.how)))

    def not_resting(self, below: Iterable[int]) -> dict[Passed, list[int]]:
        """Why the bye goes to none of these."""
        found: dict[Passed, list[int]] = {}
        for v in below:
            found.setdefault(self.no_rest(v), []).append(v)
        return found

    def no_rest(self, v: int) -> Passed:
        """Why a player does not have the bye."""
        if not self.players[v].may_rest:
            return Passed("B1.b", Sentence.BYE_BARRED)
        worse = self.others.cost_with(v, len(self.players))
        if worse is None:
            return Passed("C13", Sentence.BYE_IMPOSSIBLE)
        if worse == self.others.least:
            return Passed("D1.1", Sentence.BYE_LATER)
        return self.compared(worse, Sentence.BYE_WORSE)
