"""The Dutch systems of 2017 and 2026 explained: decisions as steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.matching.rows import mask_of
from ronde.model import Colour
from ronde.rulebook.telling import Teller
from ronde.systems.dutch_2026.brackets import Bracket, Field, Stage
from ronde.systems.dutch_2026.colours import Board
from ronde.systems.dutch_2026.criteria import Criteria, What
from ronde.systems.dutch_2026.facts import Entry
from ronde.systems.dutch_2026.passing import Passed, Passing
from ronde.words import Letters, Points, Value, Who

#: a player floats again: the one who comes from above, or the opponent
FLOATS_DOWN = (What.DOWN_LAST, What.DOWN_BEFORE)
FLOATS_UP = (What.UP_LAST, What.UP_BEFORE)
#: what is told of the bracket as a whole, or of nobody
ELSEWHERE = (What.DOWNFLOATERS, What.NEXT_BRACKET, What.UNPLAYED)


class DutchStory(Teller):
    """The steps of a round."""

    def __init__(
        self,
        key: str,
        criteria: Criteria,
        field: Field,
        boards: dict[frozenset[int], Board],
        bye_score: int | None,
    ) -> None:
        """`bye_score`: the lowest possible score of the bye, where the edition asks for it (C5)."""
        super().__init__(key)
        self.bye_score, self.criteria = bye_score, criteria
        self.field, self.boards = field, boards
        self.place = {entry.id: n for n, entry in enumerate(field.players)}

    def round(self, brackets: Sequence[Bracket]) -> None:
        """Bracket after bracket: its summary, the pairs, the criteria not fulfilled, the players left."""
        if self.bye_score is not None:
            self.tell("bye_score", (), score=Points(self.bye_score))
        for self.bracket, bracket in enumerate(brackets):
            self.summary(bracket)
            self.choice(bracket)
            self.pairs(bracket)
            self.unfulfilled(bracket)
            self.left(bracket, last=bracket is brackets[-1])

    # ---- the bracket ----------------------------------------------------------------------------------

    def summary(self, bracket: Bracket) -> None:
        """Its players, pairs, and preferences."""
        m0, pairs, m1 = bracket.numbers
        kind = "heterogeneous" if m0 else "bracket"
        if bracket.stage is Stage.COLLAPSED:
            kind = "collapsed"
        self.tell(
            kind,
            (),
            members=_ids(bracket.players),
            score=Points(bracket.residents[-1].score),
            n=len(bracket.players),
            m0=m0,
            m1=m1,
            pairs=pairs,
            left=len(bracket.down),
        )
        if bracket.stage is Stage.PENULTIMATE:
            self.tell("penultimate", ())
        if any(e.preference.colour for e in bracket.players):
            wishes = ", ".join(f"{e.id} {e.preference}" for e in bracket.players)
            self.tell("preferences", (), wishes=Letters(wishes))

    def choice(self, bracket: Bracket) -> None:
        """The choices for the sake of the players below, and the exchanges."""
        down = bracket.down
        if len(down) > bracket.fewest:
            more = (len(down) - bracket.fewest) // 2
            self.tell("fewer_pairs_bye" if self.bye_score is not None else "fewer_pairs", (), more=more)
        elif bracket.before is not None:
            before = [bracket.players[v] for v in bracket.before]
            into, out = _ids(_without(down, before)), _ids(_without(before, down))
            self.tell("other_downfloaters", (*into, *out), into=into, out=out)
        top, limbo = bracket.candidate.top, _without(down, bracket.residents)
        if top and limbo:
            paired = _ids(bracket.players[a] for a, _ in top)
            self.tell("set", (), paired=paired, limbo=_ids(limbo))
        leave, enter = bracket.candidate.exchange
        if leave:
            group = _remainder(bracket)
            out, into = _ids(group[n - 1] for n in leave), _ids(group[n - 1] for n in enter)
            self.tell("exchange", (*out, *into), out=out, into=into, given=bracket.given)

    # ---- pairs ----------------------------------------------------------------------------------------

    def pairs(self, bracket: Bracket) -> None:
        """Every pair by its places in S1 and S2, and the players passed over."""
        candidate = bracket.candidate
        paired = {a for a, _ in candidate.pairs} | {v for pair in candidate.top for v in pair}
        residents = range(len(bracket.moved), len(bracket.players))
        rest = [v for v in residents if v not in paired]
        passing = self.passing(bracket)
        for part, s2 in ((candidate.top, list(residents)), (candidate.pairs, rest)):
            place = {v: n for n, v in enumerate(s2, 1)}
            passing.others.among([a for a, _ in part], s2 if part is candidate.pairs else ())
            for n, (a, b) in enumerate(part, 1):
                self.pair(bracket, (a, b), (n, place[b]), s2, passing)
                s2.remove(b)

    def pair(
        self,
        bracket: Bracket,
        pair: tuple[int, int],
        places: tuple[int, int],
        free: list[int],
        passing: Passing,
    ) -> None:
        """One pair: its places, the players passed over, its colours."""
        players, (v, w), (i, j) = bracket.players, pair, places
        a, b = players[v], players[w]
        over = free.index(w)
        moved = v < len(bracket.moved)
        kind = "first_fit" if over else "in_order" if i == j else "first_free"
        if moved:
            kind = f"moved_{kind}"
        both, score = (a.id, b.id), Points(a.score)
        self.tell(kind, both, a=Who(a.id), b=Who(b.id), i=i, j=j, score=score)
        for reason, others in passing.reasons(v, free[:over]).items():
            self.passed(both, reason, others=_ids(players[o] for o in others))
        passing.others.made(v, w)
        self.colours(self.boards[frozenset(both)])

    def passing(self, bracket: Bracket) -> Passing:
        """The case against the players passed over in a bracket."""
        start, count = self.place[bracket.residents[0].id], len(bracket.residents)
        moved = [self.place[e.id] for e in bracket.moved]
        near = self.field.below.bracket(moved, start, start + count)
        last = start + count == len(self.field.players)
        takers = mask_of(
            n for n, v in enumerate((*moved, *range(start, start + count))) if self.field.takers >> v & 1
        )
        return Passing(bracket, near, takers if last else -1, last)

    def passed(self, about: tuple[int, ...], reason: Passed, **values: Value) -> None:
        """Why it is not another player."""
        first = Who(about[0])
        self.tell(reason.kind, about, reason.article, a=first, player=first, **values, **dict(reason.values))

    def colours(self, board: Board) -> None:
        """The colours and their reason."""
        white, black, served = (Who(entry.id) for entry in (board.white, board.black, board.served))
        values: dict[str, Value] = {"white": white, "black": black, "served": served}
        if colour := board.served.preference.colour:
            values |= {"colour": colour, "other": colour.opposite}
        self.tell(f"colours_{board.rule.name.lower()}", (board.white.id, board.black.id), **values)

    # ---- criteria not fulfilled -----------------------------------------------------------------------

    def unfulfilled(self, bracket: Bracket) -> None:
        """The criteria that count something, pair by pair and player by player."""
        kinds, total = bracket.kinds(), bracket.cost()
        for v, w in bracket.candidate.everything():
            self.topscorer(bracket.players[v], bracket.players[w])
        for criterion in self.criteria:
            if criterion.apart or criterion.what in ELSEWHERE:
                continue
            [count] = bracket.prices.value(criterion, total)
            if not count:
                continue
            for v, w in bracket.candidate.everything():
                if kinds[v].score < kinds[w].score:
                    v, w = w, v
                if criterion.pair and criterion.pair(kinds[v], kinds[w]):
                    self.broken(criterion.what, bracket.players[v], bracket.players[w], count)
            for v in bracket.candidate.down:
                if criterion.down and criterion.down(kinds[v]):
                    self.float(criterion.what, bracket.players[v], count)

    def topscorer(self, a: Entry, b: Entry) -> None:
        """C3 does not hold for a topscorer."""
        if a.tone.colours and b.tone.colours and a.tone.wants == b.tone.wants:
            who = _ids(e for e in (a, b) if e.topscorer)
            self.tell("topscorer", (a.id, b.id), a=Who(a.id), b=Who(b.id), colour=_colour(a), who=who)

    def broken(self, what: What, a: Entry, b: Entry, count: int) -> None:
        """A criterion that a pair does not fulfil; a has the higher score."""
        if what in FLOATS_DOWN:
            self.float(what, a, count)
        elif what in FLOATS_UP:
            self.float(what, b, count)
        else:
            values: dict[str, Value] = {"a": Who(a.id), "b": Who(b.id), "count": count, "colour": _colour(a)}
            if what is What.STRONG:
                board = self.boards[frozenset((a.id, b.id))]
                loser = board.black if board.served is board.white else board.white
                values |= {"player": Who(loser.id), "colour": _colour(loser)}
            self.tell(what.name.lower(), (a.id, b.id), **values)

    def float(self, what: What, player: Entry, count: int) -> None:
        """A player who floats again."""
        self.tell(what.name.lower(), (player.id,), player=Who(player.id), count=count)

    # ---- who is left ----------------------------------------------------------------------------------

    def left(self, bracket: Bracket, last: bool) -> None:
        """Downfloaters and the bye."""
        moved = {e.id for e in bracket.moved}
        for entry in bracket.down:
            if last:
                self.bye(bracket, entry)
                continue
            about = {"player": Who(entry.id), "n": len(bracket.players), "pairs": bracket.numbers[1]}
            if entry.id in moved and not self.has_opponent(bracket, entry):
                self.tell("no_opponent", (entry.id,), **about)
            kind = "limbo" if entry.id in moved else self.left_by(bracket)
            self.tell(kind, (entry.id,), **about, score=Points(entry.score))

    def left_by(self, bracket: Bracket) -> str:
        """Why residents leave the bracket."""
        if len(bracket.down) > bracket.fewest:
            return "left_for_rest_bye" if self.bye_score is not None else "left_for_rest"
        if not bracket.numbers[1]:
            return "no_pair"
        return "odd_one" if len(bracket.down) == 1 else "left_over"

    def has_opponent(self, bracket: Bracket, entry: Entry) -> bool:
        """Whether the player could meet a resident."""
        near = self.field.below.near[self.place[entry.id]]
        return any(near >> self.place[e.id] & 1 for e in bracket.residents)

    def bye(self, bracket: Bracket, entry: Entry) -> None:
        """The taker of the bye, the lower players who may not have it, and the games missed."""
        about, who = (entry.id,), Who(entry.id)
        self.tell("bye", about, player=who, score=Points(entry.score))
        below = [v for v, e in enumerate(bracket.players) if e.rank > entry.rank]
        for reason, others in self.passing(bracket).not_resting(below).items():
            self.passed(about, reason, others=_ids(bracket.players[v] for v in others))
        if bracket.prices.bye_here and len({e.unplayed for e in bracket.players}) > 1:
            self.tell("unplayed", about, player=who, n=entry.unplayed)


def _remainder(bracket: Bracket) -> list[Entry]:
    """The residents who do not meet a moved-down player."""
    taken = {v for pair in bracket.candidate.top for v in pair}
    return [e for v, e in enumerate(bracket.players) if v >= len(bracket.moved) and v not in taken]


def _without(some: Iterable[Entry], others: Iterable[Entry]) -> list[Entry]:
    """The first players without the second."""
    known = {entry.id for entry in others}
    return [entry for entry in some if entry.id not in known]


def _ids(entries: Iterable[Entry]) -> tuple[int, ...]:
    return tuple(entry.id for entry in entries)


def _colour(entry: Entry) -> Colour:
    assert entry.preference.colour is not None
    return entry.preference.colour
