"""The Dutch system of 2012 explained: every decision as a step, the quality of every bracket as measures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ronde.facts.history import Float
from ronde.model import Colour
from ronde.rulebook import Step
from ronde.systems.base import Measure
from ronde.systems.dutch_2012.facts import Entry, breaks_a7d, breaks_b2, breaks_x, breaks_z, x1_and_z1
from ronde.systems.exchanges import exchange_key
from ronde.words import Figure, Letters, Points, Value, Who

if TYPE_CHECKING:
    from ronde.systems.dutch_2012.procedure import Bracket

KEY = "dutch-2012"


class Given(NamedTuple):
    """What C10 gave up in a bracket, in its order of weight: the pairs or players it was given up for."""

    b2: list[tuple[Entry, Entry]]
    a7d: list[tuple[Entry, Entry]]
    x: list[tuple[Entry, Entry]]
    z: list[tuple[Entry, Entry]]
    b5_down: list[Entry]
    b6_down: list[Entry]
    b5_up: list[Entry]
    b6_up: list[Entry]


class Board(NamedTuple):
    """A pair with its colours: the article, its sentence, and the player whom it favours."""

    article: str
    message: str
    white: Entry
    black: Entry
    chosen: Entry


#: the step of C10 that gives each of them up
STEPS = ("C10.g", "C10.f", "C10.e", "C10.e", "C10.d", "C10.c", "C10.b", "C10.a")


def given_up(bracket: Bracket, odd_round: bool) -> Given:
    """The vector of ruling R13, with names."""
    given = Given([], [], [], [], [], [], [], [])
    moved = {e.id for e in bracket.moved}
    for pair in bracket.pairs:
        a, b = pair[0].preference, pair[1].preference
        odd = (given.b2, breaks_b2), (given.a7d, breaks_a7d), (given.x, breaks_x)
        even = (given.b2, breaks_b2), (given.x, breaks_x), (given.z, breaks_z)
        for found, breaks in odd if odd_round else even:
            if breaks(a, b):
                found.append(pair)
        if bracket.count_up and (pair[0].id in moved) != (pair[1].id in moved):
            resident = pair[1] if pair[0].id in moved else pair[0]
            _floats(resident, Float.UP, given.b5_up, given.b6_up)
    for entry in bracket.unpaired:
        if entry.id not in moved:
            _floats(entry, Float.DOWN, given.b5_down, given.b6_down)
    return given


def _floats(entry: Entry, direction: Float, b5: list[Entry], b6: list[Entry]) -> None:
    for broken, found in zip(entry.floated(direction), (b5, b6), strict=True):
        if broken:
            found.append(entry)


def score_criterion(bracket: Bracket) -> int:
    """The scores going down (ruling R16), in the lowest bracket the B3 factor (ruling R17)."""
    if not bracket.lowest:
        return sum(e.score for e in bracket.down)
    low = min(e.score for e in bracket.players)
    apart = sum((a.score - b.score) ** 2 for a, b in bracket.pairs)
    return apart + sum((e.score - low + 10) ** 2 for e in bracket.unpaired)


def measures(brackets: Sequence[Bracket], odd_round: bool) -> tuple[Measure, ...]:
    """The quality of the brackets in the order in which the text asks for it.

    What C12 may change a bracket for, the number of pairs and the scores going down in the next one, comes
    before its own colours and floats.
    """
    everybody = {e.rank: e.id for b in brackets for e in (*b.players, *b.alone)}
    place = {everybody[rank]: n for n, rank in enumerate(sorted(everybody), 1)}
    found: list[Measure] = []
    waiting: list[Measure] = []
    for n, bracket in enumerate(brackets):
        top, exchange = len(bracket.candidate.top), bracket.candidate.exchange
        s1 = [place[a.id] for a, _ in bracket.pairs]
        s2 = [place[b.id] for _, b in bracket.pairs]
        first = [
            ("C13", (sum(message == "merged" for _, _, message, _ in bracket.notes),)),
            ("C14.a", (len(bracket.down),)),
            ("C14.b2", (bracket.m0 - bracket.m1,)),
            ("B3", (score_criterion(bracket),)),
        ]
        given = given_up(bracket, odd_round)
        for entry in bracket.alone:  # C1 leaves no choice, but a pair that is forced puts players there
            _floats(entry, Float.DOWN, given.b5_down, given.b6_down)
        counts = [len(broken) for broken in given]
        rest = [
            *((article, (count,)) for article, count in zip(STEPS, counts, strict=True)),
            ("D3", (0, *s1[:top])),
            ("D1.2", (0, *s2[:top])),
            ("D2", (*exchange_key(exchange), *s1[top:])),
            ("D1.1", (0, *s2[top:])),
        ]
        found += [Measure(f"{KEY} {article}", value, n) for article, value in first]
        found += waiting
        waiting = [Measure(f"{KEY} {article}", value, n) for article, value in rest]
    return (*found, *waiting)


class Story:
    """The steps of a round."""

    def __init__(self, odd_round: bool, boards: Iterable[Board]) -> None:
        self.odd_round = odd_round
        self.boards = {frozenset((board.white.id, board.black.id)): board for board in boards}
        self.steps: list[Step] = []
        self.bracket: int | None = None

    def tell(self, article: str, players: Iterable[Entry], message: str, **values: Value) -> None:
        """Add a step."""
        ids = tuple(e.id for e in players)
        self.steps.append(Step(f"{KEY} {article}", ids, message, tuple(values.items()), self.bracket))

    def brackets(self, brackets: Sequence[Bracket]) -> None:
        """Bracket after bracket: what it was, what had to give, who meets whom, who is left."""
        for self.bracket, bracket in enumerate(brackets):
            given = given_up(bracket, self.odd_round)
            self.summary(bracket, given)
            for article, players, message, values in bracket.notes:
                self.tell(article, players, message, **values)
            self.reductions(bracket)
            self.exchange(bracket)
            self.pairs(bracket)
            self.given(bracket, given)
            self.left(bracket, given)

    # ---- C1, C2, C14 ------------------------------------------------------------------------------------

    def summary(self, bracket: Bracket, given: Given) -> None:
        """P0, M0, P1, M1, X1, Z1, and X and Z as they came out."""
        score = Points(min(e.score for e in (*bracket.players, *bracket.alone)))
        if not bracket.players:
            self.tell("C1", (), "nobody", score=score, n=len(bracket.alone))
            return
        x1, z1 = x1_and_z1(bracket.players, bracket.p1, self.odd_round)  # reduced as P1 is (C14.a)
        values: dict[str, Value] = {
            "score": score,
            "n": len(bracket.players),
            "p0": bracket.p0,
            "p1": bracket.p1,
            "x1": x1,
            "x": len(given.x),
        }
        if bracket.m0:
            values |= {"m0": bracket.m0, "m1": bracket.m1}
        if not self.odd_round:
            values |= {"z1": z1, "z": len(given.z)}
        kind = "bracket" if not bracket.m0 else "heterogeneous" if bracket.m1 else "mixed"
        self.tell("C2", (), f"{kind}_{'odd' if self.odd_round else 'even'}", **values)
        wishes = ", ".join(f"{e.id} {e.preference}" for e in bracket.players)
        self.tell("A7", (), "preferences", wishes=Letters(wishes))

    def reductions(self, bracket: Bracket) -> None:
        """C1 and what C14, or C13 for the lowest bracket, had to reduce."""
        for entry in bracket.alone:
            self.tell("C1", (entry,), "alone", player=Who(entry.id))
        for entry in bracket.stuck:
            self.tell("C1", (entry,), "stuck", player=Who(entry.id))
        p1, m1 = bracket.accepted or (bracket.p1, bracket.m1)
        if not bracket.homogeneous and bracket.m1 < bracket.m0:
            article, message = "C14.b2", "fewer_moved" if bracket.m1 else "none_moved"
            if bracket.lowest:
                article, message = "C13", "fewer_moved_lowest"
            elif bracket.m1 < m1:
                article, message = "C13", "fewer_moved_for_lowest"
            self.tell(article, (), message, m0=bracket.m0, m1=bracket.m1)
        if bracket.p1 < bracket.p0:
            article = "C14.b1" if bracket.m1 else "C14.a"
            message = "fewer_pairs" if bracket.p1 else "no_pairs"
            if bracket.p1 < p1:
                article, message = "C13", "fewer_pairs_for_lowest"
            self.tell(article, (), message, p0=bracket.p0, p1=bracket.p1)
        if bracket.lowest and bracket.m0:
            factor = score_criterion(bracket)
            self.tell("D4", (), "b3_factor", factor=Figure(f"{factor // 100}.{factor % 100:02}"))

    # ---- C6 to C8: who meets whom -----------------------------------------------------------------------

    def exchange(self, bracket: Bracket) -> None:
        """What D2 exchanged."""
        leave, enter = bracket.candidate.exchange
        if leave:
            used = {v for pair in bracket.candidate.top for v in pair}
            group = [e for v, e in enumerate(bracket.players) if v not in used]
            out, into = [group[n - 1] for n in leave], [group[n - 1] for n in enter]
            ids = tuple(e.id for e in out), tuple(e.id for e in into)
            message = "exchanged_for_both" if bracket.again else "exchanged"
            self.tell("C8.a", (*out, *into), message, out=ids[0], into=ids[1])

    def pairs(self, bracket: Bracket) -> None:
        """Every pair by its places in S1 and S2."""
        players, candidate = bracket.players, bracket.candidate
        upper = {a for a, _ in candidate.top}
        rest = [v for v in range(len(players)) if v not in upper]
        for part, s2 in ((candidate.top, rest), (candidate.pairs, list(candidate.s2))):
            place = {v: n for n, v in enumerate(s2, 1)}
            taken: set[int] = set()
            for n, (a, b) in enumerate(part, 1):
                natural = s2[n - 1] if n <= len(s2) else b
                one, other = players[a], players[b]
                values: dict[str, Value] = {"a": Who(one.id), "b": Who(other.id), "i": n, "j": place[b]}
                prefix = "moved_" if part is candidate.top else ""
                if prefix:
                    values["score"] = Points(one.score)
                if natural == b:
                    self.tell("C6", (one, other), f"{prefix}first", **values)
                else:
                    reason = "taken" if natural in taken else why_not(one, players[natural], other)
                    values["c"] = Who(players[natural].id)
                    self.tell("C7", (one, other), f"{prefix}{reason}", **values)
                self.colours(self.boards[frozenset((one.id, other.id))])
                taken.add(b)

    # ---- C10: what had to give --------------------------------------------------------------------------

    def given(self, bracket: Bracket, given: Given) -> None:
        """The criteria given up, pair by pair."""
        for a, b in given.b2:
            self.tell("C10.g", (a, b), "b2_dropped", a=Who(a.id), b=Who(b.id), colour=_colour(a))
        for a, b in given.a7d:
            self.tell("C10.f", (a, b), "a7d_dropped", a=Who(a.id), b=Who(b.id), colour=_colour(a))
        strong = {a.id for a, _ in given.z}
        for a, b in given.x:
            message, count = ("z_pair", len(given.z)) if a.id in strong else ("x_pair", len(given.x))
            self.tell("C10.e", (a, b), message, a=Who(a.id), b=Who(b.id), colour=_colour(a), count=count)
        for entry in given.b5_up:
            self.tell("C10.b", (entry,), "b5_up_dropped", player=Who(entry.id))
        for entry in given.b6_up:
            self.tell("C10.a", (entry,), "b6_up_dropped", player=Who(entry.id))

    # ---- who is left ------------------------------------------------------------------------------------

    def left(self, bracket: Bracket, given: Given) -> None:
        """Floaters and the bye."""
        moved = {e.id for e in bracket.moved}
        stuck = {e.id for e in bracket.stuck}
        fewer = bracket.accepted is not None and bracket.p1 < bracket.accepted[0]
        for entry in bracket.unpaired:
            who = Who(entry.id)
            if entry.id not in stuck and (fewer or (bracket.accepted and entry.id in moved)):
                self.tell("C13", (entry,), "down_for_lowest", player=who)
            elif bracket.lowest:
                self.tell("A5", (entry,), "bye", player=who)
            elif not bracket.p1:
                self.tell("C14.a", (entry,), "all_down", player=who)
            elif entry.id in moved:
                self.tell("C6", (entry,), "on_down", player=who)
            elif bracket.p1 < bracket.p0:
                self.tell("C6", (entry,), "left_over", player=who, p1=bracket.p1)
            else:
                self.tell("C6", (entry,), "odd_one", player=who, n=len(bracket.players))
        for entry in given.b5_down:
            self.tell("C10.d", (entry,), "b5_down_dropped", player=Who(entry.id))
        for entry in given.b6_down:
            self.tell("C10.c", (entry,), "b6_down_dropped", player=Who(entry.id))

    # ---- E: colours -------------------------------------------------------------------------------------

    def colours(self, board: Board) -> None:
        """Who has White and why."""
        values: dict[str, Value] = {"white": Who(board.white.id), "black": Who(board.black.id)}
        if board.message not in ("e1", "e5_first"):
            values["chosen"] = Who(board.chosen.id)
        if board.article in ("E2", "E3", "E4"):
            values["colour"] = _colour(board.chosen)
        if board.article == "E3":
            values["other"] = _colour(board.chosen).opposite
        self.tell(board.article, (board.white, board.black), board.message, **values)


def _colour(entry: Entry) -> Colour:
    assert entry.preference.colour is not None
    return entry.preference.colour


def why_not(a: Entry, b: Entry, instead: Entry) -> str:
    """The plainest reason why a player does not meet the one who stands opposite him in S2.

    A colour is no reason where the one whom he meets instead wants it as well.
    """
    if b.id in a.met:
        return "kept" if b.id in a.kept_apart else "met"
    for reason, breaks in (("absolute", breaks_b2), ("colour", breaks_x)):
        if breaks(a.preference, b.preference) and not breaks(a.preference, instead.preference):
            return reason
    return "others"
