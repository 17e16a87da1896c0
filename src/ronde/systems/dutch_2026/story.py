"""The Dutch systems of 2017 and 2026 explained: decisions as steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.matching.bits import mask_of
from ronde.model import Colour
from ronde.systems.dutch_2026.brackets import Bracket, Field, Stage
from ronde.systems.dutch_2026.colours import Board, Rule
from ronde.systems.dutch_2026.criteria import CRITERIA, Criteria, Criterion, What
from ronde.systems.dutch_2026.facts import Entry
from ronde.systems.dutch_2026.passing import Passed, Passing
from ronde.systems.story import Story
from ronde.values import NamedTuple
from ronde.words import Letters, Points, Value, Who


class Sentence(StrEnum):
    """The sentences of these systems."""

    BYE_SCORE = "bye_score"
    BRACKET = "bracket"
    HETEROGENEOUS = "heterogeneous"
    COLLAPSED = "collapsed"
    PENULTIMATE = "penultimate"
    PREFERENCES = "preferences"
    FEWER_PAIRS = "fewer_pairs"
    FEWER_PAIRS_BYE = "fewer_pairs_bye"
    OTHER_DOWNFLOATERS = "other_downfloaters"
    SET = "set"
    EXCHANGE = "exchange"
    IN_ORDER = "in_order"
    FIRST_FREE = "first_free"
    FIRST_FIT = "first_fit"
    MOVED_IN_ORDER = "moved_in_order"
    MOVED_FIRST_FREE = "moved_first_free"
    MOVED_FIRST_FIT = "moved_first_fit"
    PASSED_MET = "passed_met"
    PASSED_KEPT_APART = "passed_kept_apart"
    PASSED_ABSOLUTE = "passed_absolute"
    PASSED_IMPOSSIBLE = "passed_impossible"
    PASSED_WORSE = "passed_worse"
    PASSED_REST = "passed_rest"
    TOPSCORER = "topscorer"
    BEYOND_TWO = "beyond_two"
    THIRD_COLOUR = "third_colour"
    SAME_PREFERENCE = "same_preference"
    STRONG_PREFERENCE = "strong_preference"
    DOWN_LAST = "down_last"
    DOWN_BEFORE = "down_before"
    UP_LAST = "up_last"
    UP_BEFORE = "up_before"
    LEFT_OVER = "left_over"
    LEFT_FOR_REST = "left_for_rest"
    LEFT_FOR_REST_BYE = "left_for_rest_bye"
    ODD_ONE = "odd_one"
    NO_PAIR = "no_pair"
    LIMBO = "limbo"
    NO_OPPONENT = "no_opponent"
    BYE = "bye"
    BYE_BARRED = "bye_barred"
    BYE_IMPOSSIBLE = "bye_impossible"
    BYE_WORSE = "bye_worse"
    BYE_LATER = "bye_later"
    UNPLAYED = "unplayed"
    COLOURS_BOTH = "colours_both"
    COLOURS_ONLY = "colours_only"
    COLOURS_STRONGER = "colours_stronger"
    COLOURS_WIDER = "colours_wider"
    COLOURS_ALTERNATION = "colours_alternation"
    COLOURS_RANK = "colours_rank"
    COLOURS_NUMBER = "colours_number"


class Edition(NamedTuple):
    """The numbers of the articles in one edition."""

    key: str
    criteria: Criteria
    preferences: str
    numbers: str
    parts: str  # S1, S2, Limbo
    candidate: str
    best: str
    transpositions: str
    exchanges: str
    sets: str
    round: str
    met: str
    barred: str
    absolute: str
    completion: str
    bye_score: str
    colours: dict[Rule, str]

    def article(self, what: What) -> str:
        """The article of a criterion."""
        return next(c.article for c in self.criteria if c.what is what)


EDITION = Edition(
    key="dutch-2026",
    criteria=CRITERIA,
    preferences="1.7",
    numbers="3.1",
    parts="3.2",
    candidate="3.3",
    best="3.8",
    transpositions="4.2",
    exchanges="4.3",
    sets="4.4",
    round="1.9.1",
    met="C1",
    barred="C2",
    absolute="C3",
    completion="C4",
    bye_score="C5",
    colours={
        Rule.BOTH: "5.2.1",
        Rule.ONLY: "5.2.1",
        Rule.STRONGER: "5.2.2",
        Rule.WIDER: "5.2.2",
        Rule.ALTERNATION: "5.2.3",
        Rule.RANK: "5.2.4",
        Rule.NUMBER: "5.2.5",
    },
)

COLOURS = {
    Rule.BOTH: Sentence.COLOURS_BOTH,
    Rule.ONLY: Sentence.COLOURS_ONLY,
    Rule.STRONGER: Sentence.COLOURS_STRONGER,
    Rule.WIDER: Sentence.COLOURS_WIDER,
    Rule.ALTERNATION: Sentence.COLOURS_ALTERNATION,
    Rule.RANK: Sentence.COLOURS_RANK,
    Rule.NUMBER: Sentence.COLOURS_NUMBER,
}
#: the sentence on a player who floats again
FLOATS = {
    What.DOWN_LAST: Sentence.DOWN_LAST,
    What.DOWN_BEFORE: Sentence.DOWN_BEFORE,
    What.UP_LAST: Sentence.UP_LAST,
    What.UP_BEFORE: Sentence.UP_BEFORE,
}


class DutchStory(Story):
    """The steps of a round."""

    def __init__(
        self, edition: Edition, field: Field, boards: dict[frozenset[int], Board], bye_score: int | None
    ) -> None:
        """`bye_score`: the lowest possible score of the bye, where the edition asks for it (C5)."""
        super().__init__(edition.key)
        self.bye_score = bye_score
        self.edition, self.field, self.boards = edition, field, boards
        self.place = {entry.id: n for n, entry in enumerate(field.players)}

    def round(self, brackets: Sequence[Bracket]) -> None:
        """Bracket after bracket: its summary, the pairs, the criteria not fulfilled, the players left."""
        if self.bye_score is not None:
            self.tell(self.edition.bye_score, (), Sentence.BYE_SCORE, score=Points(self.bye_score))
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
        n, score = len(bracket.players), Points(bracket.residents[-1].score)
        left, members = len(bracket.down), _ids(bracket.players)
        if bracket.stage is Stage.COLLAPSED:
            self.tell(self.edition.round, (), Sentence.COLLAPSED, members=members, n=n, m0=m0, pairs=pairs)
        elif m0:
            values: dict[str, Value] = {"score": score, "n": n, "m0": m0, "m1": m1, "pairs": pairs}
            self.tell(self.edition.numbers, (), Sentence.HETEROGENEOUS, members=members, **values)
        else:
            values = {"score": score, "n": n, "pairs": pairs, "left": left}
            self.tell(self.edition.numbers, (), Sentence.BRACKET, members=members, **values)
        if bracket.stage is Stage.PENULTIMATE:
            self.tell(self.edition.round, (), Sentence.PENULTIMATE)
        if all(e.preference.colour is None for e in bracket.players):
            return
        wishes = ", ".join(f"{e.id} {e.preference}" for e in bracket.players)
        self.tell(self.edition.preferences, (), Sentence.PREFERENCES, wishes=Letters(wishes))

    def choice(self, bracket: Bracket) -> None:
        """The choices for the sake of the players below, and the exchanges."""
        edition, down = self.edition, bracket.down
        if len(down) > bracket.fewest:
            more = (len(down) - bracket.fewest) // 2
            sentence = Sentence.FEWER_PAIRS_BYE if self.bye_score is not None else Sentence.FEWER_PAIRS
            self.tell(edition.completion, (), sentence, more=more)
        elif bracket.before is not None:
            before = [bracket.players[v] for v in bracket.before]
            into, out = _without(down, before), _without(before, down)
            self.tell(
                edition.article(What.NEXT_BRACKET),
                (*into, *out),
                Sentence.OTHER_DOWNFLOATERS,
                into=_ids(into),
                out=_ids(out),
            )
        top, limbo = bracket.candidate.top, _without(down, bracket.residents)
        if top and limbo:
            paired = _ids(bracket.players[a] for a, _ in top)
            self.tell(edition.sets, (), Sentence.SET, paired=paired, limbo=_ids(limbo))
        leave, enter = bracket.candidate.exchange
        if leave:
            group = _remainder(bracket)
            out, into = [group[n - 1] for n in leave], [group[n - 1] for n in enter]
            exchanged: dict[str, Value] = {"out": _ids(out), "into": _ids(into), "given": bracket.given}
            self.tell(edition.exchanges, (*out, *into), Sentence.EXCHANGE, **exchanged)

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
        values: dict[str, Value] = {"a": Who(a.id), "b": Who(b.id), "i": i, "j": j}
        if moved:
            values["score"] = Points(a.score)
        if over:
            sentence = Sentence.MOVED_FIRST_FIT if moved else Sentence.FIRST_FIT
        elif i == j:
            sentence = Sentence.MOVED_IN_ORDER if moved else Sentence.IN_ORDER
        else:
            sentence = Sentence.MOVED_FIRST_FREE if moved else Sentence.FIRST_FREE
        article = self.edition.candidate if not over and i == j else self.edition.transpositions
        self.tell_about(article, self.edition.transpositions, (a, b), sentence, **values)
        for reason, others in passing.reasons(v, free[:over]).items():
            about = _ids(players[o] for o in others)
            self.passed((a, b), reason, a=Who(a.id), others=about)
        passing.others.made(v, w)
        self.colours(self.boards[frozenset((a.id, b.id))])

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

    def passed(self, players: Sequence[Entry], reason: Passed, **values: Value) -> None:
        """Why it is not another player."""
        edition = self.edition
        article = edition.best if reason.by is None else edition.article(reason.by)
        if reason.sentence in _FORBIDDEN:
            article = getattr(edition, _FORBIDDEN[reason.sentence])
        self.tell(article, players, Sentence(reason.sentence), **values, **dict(reason.values))

    def colours(self, board: Board) -> None:
        """The colours and their reason."""
        values: dict[str, Value] = {"white": Who(board.white.id), "black": Who(board.black.id)}
        rule = board.rule
        if rule is not Rule.BOTH:
            values["served"] = Who(board.served.id)
        if rule not in (Rule.BOTH, Rule.ONLY, Rule.NUMBER):
            values["colour"] = _colour(board.served)
        if rule is Rule.ALTERNATION:
            values["other"] = _colour(board.served).opposite
        self.tell(self.edition.colours[rule], (board.white, board.black), COLOURS[rule], **values)

    # ---- criteria not fulfilled -----------------------------------------------------------------------

    def unfulfilled(self, bracket: Bracket) -> None:
        """The criteria that count something, pair by pair and player by player."""
        kinds, total = bracket.kinds(), bracket.cost()
        for v, w in bracket.candidate.everything():
            self.topscorer(bracket.players[v], bracket.players[w])
        for criterion in self.edition.criteria:
            if criterion.apart or criterion.what in (What.DOWNFLOATERS, What.NEXT_BRACKET, What.UNPLAYED):
                continue
            [count] = bracket.prices.value(criterion, total)
            if not count:
                continue
            for v, w in bracket.candidate.everything():
                if kinds[v].score < kinds[w].score:
                    v, w = w, v
                if criterion.pair and criterion.pair(kinds[v], kinds[w]):
                    self.broken(criterion, bracket.players[v], bracket.players[w], count)
            for v in bracket.candidate.down:
                if criterion.down and criterion.down(kinds[v]):
                    self.float(criterion, bracket.players[v], count)

    def topscorer(self, a: Entry, b: Entry) -> None:
        """C3 does not hold for a topscorer."""
        if a.tone.colours and b.tone.colours and a.tone.wants == b.tone.wants:
            who = _ids(e for e in (a, b) if e.topscorer)
            self.tell(
                self.edition.absolute,
                (a, b),
                Sentence.TOPSCORER,
                a=Who(a.id),
                b=Who(b.id),
                colour=_colour(a),
                who=who,
            )

    def broken(self, criterion: Criterion, a: Entry, b: Entry, count: int) -> None:
        """A criterion that a pair does not fulfil; a has the higher score."""
        what, article = criterion.what, criterion.article
        if what in (What.DOWN_LAST, What.DOWN_BEFORE):
            self.float(criterion, a, count)
        elif what in FLOATS:
            self.float(criterion, b, count)
        else:
            values: dict[str, Value] = {"a": Who(a.id), "b": Who(b.id), "count": count}
            sentence = Sentence.SAME_PREFERENCE
            if what is What.STRONG:
                board = self.boards[frozenset((a.id, b.id))]
                loser = board.black if board.served is board.white else board.white
                values = {"player": Who(loser.id), "count": count, "colour": _colour(loser)}
                sentence = Sentence.STRONG_PREFERENCE
            elif what is What.BEYOND_TWO:
                sentence = Sentence.BEYOND_TWO
            elif what is What.THIRD_COLOUR:
                sentence = Sentence.THIRD_COLOUR
            else:
                values["colour"] = _colour(a)
            self.tell(article, (a, b), sentence, **values)

    def float(self, criterion: Criterion, player: Entry, count: int) -> None:
        """A player who floats again."""
        self.tell(criterion.article, (player,), FLOATS[criterion.what], player=Who(player.id), count=count)

    # ---- who is left ----------------------------------------------------------------------------------

    def left(self, bracket: Bracket, last: bool) -> None:
        """Downfloaters and the bye."""
        edition = self.edition
        pairs, moved = bracket.numbers[1], {e.id for e in bracket.moved}
        for entry in bracket.down:
            who = Who(entry.id)
            if last:
                self.bye(bracket, entry)
            elif entry.id in moved:
                if not self.has_opponent(bracket, entry):
                    self.tell(edition.met, (entry,), Sentence.NO_OPPONENT, player=who)
                self.tell(edition.parts, (entry,), Sentence.LIMBO, player=who, score=Points(entry.score))
            elif len(bracket.down) > bracket.fewest:
                bye = self.bye_score is not None
                sentence = Sentence.LEFT_FOR_REST_BYE if bye else Sentence.LEFT_FOR_REST
                self.tell(edition.completion, (entry,), sentence, player=who)
            elif not pairs:
                self.tell(edition.candidate, (entry,), Sentence.NO_PAIR, player=who)
            elif len(bracket.down) == 1:
                n = len(bracket.players)
                self.tell(edition.candidate, (entry,), Sentence.ODD_ONE, player=who, n=n)
            else:
                self.tell(edition.candidate, (entry,), Sentence.LEFT_OVER, player=who, pairs=pairs)

    def has_opponent(self, bracket: Bracket, entry: Entry) -> bool:
        """Whether the player could meet a resident."""
        near = self.field.below.near[self.place[entry.id]]
        return any(near >> self.place[e.id] & 1 for e in bracket.residents)

    def bye(self, bracket: Bracket, entry: Entry) -> None:
        """The taker of the bye, the lower players who may not have it, and the games missed."""
        edition, who = self.edition, Who(entry.id)
        self.tell(edition.round, (entry,), Sentence.BYE, player=who, score=Points(entry.score))
        below = [v for v, e in enumerate(bracket.players) if e.rank > entry.rank]
        for reason, others in self.passing(bracket).not_resting(below).items():
            self.passed((entry,), reason, player=who, others=_ids(bracket.players[v] for v in others))
        if bracket.prices.bye_here and len({e.unplayed for e in bracket.players}) > 1:
            article = edition.article(What.UNPLAYED)
            self.tell(article, (entry,), Sentence.UNPLAYED, player=who, n=entry.unplayed)


#: the article of what forbids a pair or the bye
_FORBIDDEN = {
    "passed_met": "met",
    "passed_kept_apart": "met",
    "passed_absolute": "absolute",
    "bye_barred": "barred",
    "bye_impossible": "completion",
    "bye_later": "transpositions",
}


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
