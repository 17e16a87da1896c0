"""The Dutch system of 2012 explained: every decision as a step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.model import Colour
from ronde.systems.dutch_2012.brackets import KEY, Bracket, Gain, Merged, OtherFloaters, PairedAnew
from ronde.systems.dutch_2012.colours import Board, Reason
from ronde.systems.dutch_2012.criteria import (
    A7D,
    B2,
    B5_DOWN,
    B5_UP,
    B6_DOWN,
    B6_UP,
    Criterion,
    Obstacle,
    X,
    Z,
    obstacle,
)
from ronde.systems.dutch_2012.facts import Entry, x1_and_z1
from ronde.systems.story import Story
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
    FLOATERS_FOR_BYE = "floaters_for_bye"
    PAIRED_ANEW = "paired_anew"
    MERGED = "merged"
    EXCHANGED = "exchanged"
    EXCHANGED_FOR_BOTH = "exchanged_for_both"
    FIRST = "first"
    MET = "met"
    KEPT = "kept"
    ABSOLUTE = "absolute"
    COLOUR = "colour"
    TAKEN = "taken"
    OTHERS = "others"
    MOVED_FIRST = "moved_first"
    MOVED_MET = "moved_met"
    MOVED_KEPT = "moved_kept"
    MOVED_ABSOLUTE = "moved_absolute"
    MOVED_COLOUR = "moved_colour"
    MOVED_TAKEN = "moved_taken"
    MOVED_OTHERS = "moved_others"
    B2_DROPPED = "b2_dropped"
    A7D_DROPPED = "a7d_dropped"
    X_PAIR = "x_pair"
    Z_PAIR = "z_pair"
    B5_UP_DROPPED = "b5_up_dropped"
    B6_UP_DROPPED = "b6_up_dropped"
    B5_DOWN_DROPPED = "b5_down_dropped"
    B6_DOWN_DROPPED = "b6_down_dropped"
    BYE = "bye"
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
    Gain.LOWER_BYE: Sentence.FLOATERS_FOR_BYE,
}

#: a resident of S1, a player from above
OBSTACLES = {
    None: (Sentence.FIRST, Sentence.MOVED_FIRST),
    Obstacle.MET: (Sentence.MET, Sentence.MOVED_MET),
    Obstacle.KEPT: (Sentence.KEPT, Sentence.MOVED_KEPT),
    Obstacle.ABSOLUTE: (Sentence.ABSOLUTE, Sentence.MOVED_ABSOLUTE),
    Obstacle.COLOUR: (Sentence.COLOUR, Sentence.MOVED_COLOUR),
    Obstacle.TAKEN: (Sentence.TAKEN, Sentence.MOVED_TAKEN),
    Obstacle.OTHERS: (Sentence.OTHERS, Sentence.MOVED_OTHERS),
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
        """Bracket after bracket: what it was, what had to give, who meets whom, who is left."""
        for self.bracket, bracket in enumerate(brackets):
            given_up = bracket.given_up(self.odd_round)
            self.summary(bracket, given_up)
            self.changes(bracket)
            self.reductions(bracket)
            self.exchange(bracket)
            self.pairs(bracket)
            self.given_up_for_pairs(bracket, given_up)
            self.left(bracket)
            self.given_up_for_downfloaters(given_up)

    # ---- C1, C2, C12 to C14 -------------------------------------------------------------------------------

    def summary(self, bracket: Bracket, given_up: GivenUp) -> None:
        """P0, M0, P1, M1, X1, Z1, and X and Z as they came out."""
        score = Points(min(e.score for e in (*bracket.players, *bracket.alone)))
        if not bracket.players:
            self.tell("C1", (), Sentence.NOBODY, score=score, n=len(bracket.alone))
            return
        x1, z1 = x1_and_z1(bracket.players, bracket.p1, self.odd_round)  # reduced as P1 is (C14.a)
        values: dict[str, Value] = {
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
        wishes = ", ".join(f"{e.id} {e.preference}" for e in bracket.players)
        self.tell("A7", (), Sentence.PREFERENCES, wishes=Letters(wishes))

    def changes(self, bracket: Bracket) -> None:
        """What C12 and C13 changed above for the sake of this bracket."""
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
        """C1 and what C14, or C13 for the lowest bracket, had to reduce."""
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
        """What D2 exchanged."""
        leave, enter = bracket.candidate.exchange
        if leave:
            used = {v for pair in bracket.candidate.top for v in pair}
            group = [e for v, e in enumerate(bracket.players) if v not in used]
            out, into = [group[n - 1] for n in leave], [group[n - 1] for n in enter]
            ids = tuple(e.id for e in out), tuple(e.id for e in into)
            sentence = Sentence.EXCHANGED_FOR_BOTH if bracket.again else Sentence.EXCHANGED
            self.tell("C8.a", (*out, *into), sentence, out=ids[0], into=ids[1])

    def pairs(self, bracket: Bracket) -> None:
        """Every pair by its places in S1 and S2."""
        candidate = bracket.candidate
        upper = {a for a, _ in candidate.top}
        rest = [v for v in range(len(bracket.players)) if v not in upper]
        self.part(bracket.players, candidate.top, rest, moved=True)
        self.part(bracket.players, candidate.pairs, candidate.s2, moved=False)

    def part(
        self, players: Sequence[Entry], pairs: Iterable[tuple[int, int]], s2: Sequence[int], moved: bool
    ) -> None:
        """The pairs of the heterogeneous part (`moved`), or of the homogeneous bracket or remainder."""
        place = {v: n for n, v in enumerate(s2, 1)}
        taken: set[int] = set()
        for n, (a, b) in enumerate(pairs, 1):
            opposite = s2[n - 1] if n <= len(s2) else b
            one, other = players[a], players[b]
            values: dict[str, Value] = {"a": Who(one.id), "b": Who(other.id), "i": n, "j": place[b]}
            if moved:
                values["score"] = Points(one.score)
            reason = None
            if opposite != b:
                reason = Obstacle.TAKEN if opposite in taken else obstacle(one, players[opposite], other)
                values["c"] = Who(players[opposite].id)
            self.tell("C7" if reason else "C6", (one, other), OBSTACLES[reason][moved], **values)
            self.colours(self.boards[frozenset((one.id, other.id))])
            taken.add(b)

    # ---- C10: what had to give --------------------------------------------------------------------------

    def given_up_for_pairs(self, bracket: Bracket, given_up: GivenUp) -> None:
        """The criteria given up, pair by pair."""
        for criterion, sentence in ((B2, Sentence.B2_DROPPED), (A7D, Sentence.A7D_DROPPED)):
            for a, b in given_up[criterion]:
                self.tell(criterion.given_up, (a, b), sentence, a=Who(a.id), b=Who(b.id), colour=_colour(a))
        strong = {a.id for a, _ in given_up[Z]}
        for a, b in given_up[X]:
            sentence, count = Sentence.X_PAIR, len(given_up[X])
            if a.id in strong:
                sentence, count = Sentence.Z_PAIR, len(given_up[Z])
            values: dict[str, Value] = {"a": Who(a.id), "b": Who(b.id), "colour": _colour(a), "count": count}
            self.tell(X.given_up, (a, b), sentence, **values)
        moved = {e.id for e in bracket.moved}
        for criterion, sentence in ((B5_UP, Sentence.B5_UP_DROPPED), (B6_UP, Sentence.B6_UP_DROPPED)):
            for pair in given_up[criterion]:
                [resident] = [e for e in pair if e.id not in moved]
                self.tell(criterion.given_up, (resident,), sentence, player=Who(resident.id))

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
                self.tell("A5", (entry,), Sentence.BYE, player=who)
            elif not bracket.p1:
                self.tell("C14.a", (entry,), Sentence.ALL_DOWN, player=who)
            elif entry.id in moved:
                self.tell("C6", (entry,), Sentence.ON_DOWN, player=who)
            elif bracket.p1 < bracket.p0:
                self.tell("C6", (entry,), Sentence.LEFT_OVER, player=who, p1=bracket.p1)
            else:
                self.tell("C6", (entry,), Sentence.ODD_ONE, player=who, n=len(bracket.players))

    def given_up_for_downfloaters(self, given_up: GivenUp) -> None:
        """The criteria given up for those who are left."""
        for criterion, sentence in (
            (B5_DOWN, Sentence.B5_DOWN_DROPPED),
            (B6_DOWN, Sentence.B6_DOWN_DROPPED),
        ):
            for (entry,) in given_up[criterion]:
                self.tell(criterion.given_up, (entry,), sentence, player=Who(entry.id))

    # ---- E: colours -------------------------------------------------------------------------------------

    def colours(self, board: Board) -> None:
        """Who has White and why."""
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
