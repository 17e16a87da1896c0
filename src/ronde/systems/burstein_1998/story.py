"""The sentences of the Burstein system: what was decided, and by which article."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import islice

from ronde.matching.bits import bits, mask_of
from ronde.model import Colour
from ronde.systems.burstein_1998.colours import Colours, Reason
from ronde.systems.burstein_1998.facts import KEY, Bracket, Bye, Entry, barred_from_bye
from ronde.systems.story import Story
from ronde.words import Points, Value, Who

SHOWN = 3  # names in a list, before "and n more"


class Sentence(StrEnum):
    """Every sentence of the system; those with MANY cut a list of players short."""

    IMAGINARY = "imaginary"
    BYE = "bye"
    BYE_GIVEN = "bye_given"
    BYE_GIVEN_MANY = "bye_given_many"
    BYE_KEPT = "bye_kept"
    BYE_KEPT_MANY = "bye_kept_many"
    BYE_NEEDED = "bye_needed"
    BYE_NEEDED_MANY = "bye_needed_many"
    COLOURS_ODD = "colours_odd"
    COLOURS_EVEN = "colours_even"
    COLOURS_DIFFERENCE = "colours_difference"
    COLOURS_RUN = "colours_run"
    COLOURS_DUE = "colours_due"
    COLOURS_ONE_DUE = "colours_one_due"
    COLOURS_EVENED = "colours_evened"
    COLOURS_LATEST = "colours_latest"
    COLOURS_ORDER = "colours_order"
    GROUP = "group"
    GROUP_ONE = "group_one"
    PAIR = "pair"
    PAIR_PASSED = "pair_passed"
    PASSED_MET = "passed_met"
    PASSED_MET_MANY = "passed_met_many"
    PASSED_APART = "passed_apart"
    PASSED_APART_MANY = "passed_apart_many"
    PASSED_LIMITS = "passed_limits"
    PASSED_LIMITS_MANY = "passed_limits_many"
    PASSED_DUE = "passed_due"
    PASSED_DUE_MANY = "passed_due_many"
    PASSED_OTHERS = "passed_others"
    PASSED_OTHERS_MANY = "passed_others_many"
    CLASH = "clash"
    CAME = "came"
    FLOAT = "float"
    FLOAT_NEXT = "float_next"
    FLOAT_ALONE = "float_alone"
    RETURNED_NOBODY = "returned_nobody"
    RETURNED_BLOCKED = "returned_blocked"
    MERGED = "merged"


MANY = {
    Sentence.BYE_GIVEN: Sentence.BYE_GIVEN_MANY,
    Sentence.BYE_KEPT: Sentence.BYE_KEPT_MANY,
    Sentence.BYE_NEEDED: Sentence.BYE_NEEDED_MANY,
    Sentence.PASSED_MET: Sentence.PASSED_MET_MANY,
    Sentence.PASSED_APART: Sentence.PASSED_APART_MANY,
    Sentence.PASSED_LIMITS: Sentence.PASSED_LIMITS_MANY,
    Sentence.PASSED_DUE: Sentence.PASSED_DUE_MANY,
    Sentence.PASSED_OTHERS: Sentence.PASSED_OTHERS_MANY,
}

#: of a pair in which both are due the same colour
SAME_DUE = {
    Reason.DIFFERENCE: Sentence.COLOURS_DIFFERENCE,
    Reason.RUN: Sentence.COLOURS_RUN,
    Reason.EVENED: Sentence.COLOURS_EVENED,
    Reason.LATEST: Sentence.COLOURS_LATEST,
    Reason.ORDER: Sentence.COLOURS_ORDER,
}


class RoundStory(Story):
    """The steps of a round, in the words of the text."""

    def __init__(
        self, field: Sequence[Entry], legal: Sequence[int], clashing: Sequence[int], groups: Sequence[int]
    ) -> None:
        super().__init__(KEY)
        self._field, self._legal, self._clashing, self._groups = field, legal, clashing, groups
        self._place = {entry.id: entry.place for entry in field}
        self._number: dict[int, int] = {}  # of everybody in the bracket at hand, 1 is the highest

    def _tell_list(
        self, article: str, about: Sequence[Entry], sentence: Sentence, others: int, **values: Value
    ) -> None:
        """A sentence with a list of players, which is cut after a few."""
        if not others:
            return
        named = tuple(self._field[place].id for place in islice(bits(others), SHOWN))
        more = others.bit_count() - len(named)
        if more:
            sentence, values = MANY[sentence], {**values, "more": more}
        self.tell(article, about, sentence, others=named, **values)

    # Articles 3.3 and 4

    def imaginary(self, top: Sequence[int]) -> None:
        """The imaginary point, where there is one."""
        if top:
            self.tell("3.3", (), Sentence.IMAGINARY, last=Who(top[-1]))

    def bye(self, bye: Bye) -> None:
        """The bye, and those in line for it who were passed over."""
        chosen = self._field[bye.place]
        level = [place for place in bye.line if self._field[place].score == chosen.score]
        self.tell(
            "4.2",
            (chosen,),
            Sentence.BYE,
            player=Who(chosen.id),
            number=len(level) - level.index(bye.place),
            count=len(level),
            points=Points(chosen.score),
        )
        passed: dict[tuple[str, Sentence], int] = {}
        for place in bye.passed:
            entry = self._field[place]
            reason = "4.2", Sentence.BYE_NEEDED
            if barred_from_bye(entry):
                given = entry.card.given_points
                reason = ("4.1", Sentence.BYE_GIVEN) if given else ("4.2", Sentence.BYE_KEPT)
            passed[reason] = passed.get(reason, 0) | 1 << place
        for (article, sentence), places in passed.items():
            self._tell_list(article, (chosen,), sentence, places)

    # Article 5

    def colours(self, given: Colours, drawn: Colour) -> None:
        """The reason for the colours."""
        white, black, reason = given
        if reason is Reason.DRAWN:
            self._by_number(white, black, drawn)
            return
        both = (white, black)
        if white.due and black.due and white.due is not black.due:
            self.tell(reason.value, both, Sentence.COLOURS_DUE, white=Who(white.id), black=Who(black.id))
            return
        due = white.due or black.due
        assert due is not None
        served, other = both if due is Colour.WHITE else (black, white)
        values: dict[str, Value] = {"player": Who(served.id), "other": Who(other.id), "colour": due}
        if reason in (Reason.DIFFERENCE, Reason.RUN):
            values["opposite"] = due.opposite
        if reason is Reason.ORDER:
            values["a"], values["b"] = self._number[served.place], self._number[other.place]
        self.tell(reason.value, both, SAME_DUE[reason] if other.due else Sentence.COLOURS_ONE_DUE, **values)

    def _by_number(self, white: Entry, black: Entry, drawn: Colour) -> None:
        first = min(white, black, key=lambda entry: entry.id)
        sentence = Sentence.COLOURS_ODD if first.id % 2 else Sentence.COLOURS_EVEN
        colour = Colour.WHITE if first is white else Colour.BLACK
        self.tell("5.1", (white, black), sentence, player=Who(first.id), colour=colour, drawn=drawn)

    # Article 6

    def group(self, number: int, bracket: Bracket) -> None:
        """A bracket as a whole, its floaters and its pairs."""
        self.bracket = number
        self._number = {place: n for n, place in enumerate(bits(bracket.members), 1)}
        high, low = (self._points(self._groups[place]) for place in (bracket.first, bracket.last))
        if bracket.last > bracket.first:
            self.tell("6.6", (), Sentence.MERGED, high=high, low=low)
        if len(self._number) == 1:
            self.tell("6.3", (), Sentence.GROUP_ONE, points=high)
        else:
            self._summary(bracket, high)
        if bracket.came is not None:
            self._came(self._field[bracket.came])
        for place in bracket.returned:
            self._returned(self._field[place], self._groups[bracket.last + 1])
        floater = bracket.combination.floater
        if floater is not None:
            self._floats(self._field[floater], bracket, high, self._points(self._groups[bracket.last + 1]))
        self._pairs(bracket)

    def _points(self, group: int) -> Points:
        return Points(self._field[(group & -group).bit_length() - 1].score)

    def _due(self, bracket: Bracket) -> tuple[int, int]:
        """How many of those paired in the bracket are due White, and Black."""
        due = [self._field[place].due for place in self._number if place != bracket.combination.floater]
        return due.count(Colour.WHITE), due.count(Colour.BLACK)

    def _pairs(self, bracket: Bracket) -> None:
        """Every pair with those who were free and lower, but passed over."""
        opponent = dict(bracket.combination.pairs)
        left = bracket.members
        for place in self._number:
            if not left >> place & 1:
                continue
            left &= ~(1 << place)
            if place == bracket.combination.floater:
                continue
            lower = opponent[place]
            left &= ~(1 << lower)
            self._pair(self._field[place], self._field[lower], left >> lower << lower)
            if self._clashing[place] >> lower & 1:
                self._clash(self._field[place], self._field[lower], bracket)

    def _pair(self, higher: Entry, lower: Entry, passed: int) -> None:
        """6.1, and why no lower player was taken."""
        both, player = (higher, lower), Who(higher.id)
        a, b = self._number[higher.place], self._number[lower.place]
        sentence = Sentence.PAIR_PASSED if passed else Sentence.PAIR
        size = len(self._number)
        self.tell("6.1", both, sentence, higher=player, lower=Who(lower.id), a=a, b=b, count=size)
        if not passed:
            return
        legal, played = self._legal[higher.place], self._mask(higher.played)
        apart = self._mask(higher.card.met) & ~played
        limits = passed & ~legal & ~played & ~apart
        self._tell_list("3.1", both, Sentence.PASSED_MET, passed & played, player=player)
        self._tell_list("3.1", both, Sentence.PASSED_APART, passed & apart, player=player)
        self._tell_list("5.3", both, Sentence.PASSED_LIMITS, limits, player=player)
        legal &= passed
        same = legal & self._clashing[higher.place]
        if higher.due:
            self._tell_list("6.5", both, Sentence.PASSED_DUE, same, player=player, colour=higher.due)
        self._tell_list("6.5", both, Sentence.PASSED_OTHERS, legal & ~same, player=player)

    def _mask(self, ids: Iterable[int]) -> int:
        return mask_of(self._place[id_] for id_ in ids if id_ in self._place)

    def _came(self, entry: Entry) -> None:
        number, size = self._number[entry.place], len(self._number)
        self.tell("6.3", (entry,), Sentence.CAME, player=Who(entry.id), number=number, count=size)

    def _floats(self, entry: Entry, bracket: Bracket, points: Points, target: Points) -> None:
        who, size = Who(entry.id), len(self._number)
        if size == 1:
            self.tell("6.3", (entry,), Sentence.FLOAT_ALONE, player=who, points=points, target=target)
            return
        number = self._number[entry.place]
        sentence = Sentence.FLOAT_NEXT if bracket.returned else Sentence.FLOAT
        self.tell("6.3", (entry,), sentence, player=who, number=number, count=size, target=target)

    def _summary(self, bracket: Bracket, points: Points) -> None:
        white, black = self._due(bracket)
        values: dict[str, Value] = {
            "points": points,
            "count": len(self._number),
            "white": white,
            "black": black,
        }
        clashes, given = bracket.combination.clashes, int(bool(bracket.returned))
        self.tell("6.5", (), Sentence.GROUP, **values, clashes=clashes, given=given)

    def _clash(self, higher: Entry, lower: Entry, bracket: Bracket) -> None:
        assert higher.due is not None
        white, black = self._due(bracket)
        self.tell(
            "6.5",
            (higher, lower),
            Sentence.CLASH,
            higher=Who(higher.id),
            lower=Who(lower.id),
            colour=higher.due,
            white=white,
            black=black,
            clashes=bracket.combination.clashes,
            given=int(bool(bracket.returned)),
        )

    def _returned(self, entry: Entry, next_group: int) -> None:
        met_nobody = not self._legal[entry.place] & next_group
        sentence = Sentence.RETURNED_NOBODY if met_nobody else Sentence.RETURNED_BLOCKED
        self.tell("6.6", (entry,), sentence, player=Who(entry.id))
