"""The story of a round by the Burstein system of 1998."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.matching.rows import bits, mask_of
from ronde.model import Colour
from ronde.rulebook.telling import Teller
from ronde.systems.burstein_1998.colours import Colours, Reason
from ronde.systems.burstein_1998.facts import KEY, Bracket, Bye, Entry, barred_from_bye
from ronde.words import Points, Who

#: of a pair in which both are due the same colour
SAME_DUE = {
    Reason.DIFFERENCE: "colours_difference",
    Reason.RUN: "colours_run",
    Reason.EVENED: "colours_evened",
    Reason.LATEST: "colours_latest",
    Reason.ORDER: "colours_order",
}


class RoundStory(Teller):
    """The steps of a round, in the words of the text."""

    def __init__(
        self, field: Sequence[Entry], legal: Sequence[int], clashing: Sequence[int], groups: Sequence[int]
    ) -> None:
        super().__init__(KEY)
        self._field, self._legal, self._clashing, self._groups = field, legal, clashing, groups
        self._place = {entry.id: entry.place for entry in field}
        self._number: dict[int, int] = {}  # of everybody in the bracket at hand, 1 is the highest

    def _ids(self, places: int) -> list[int]:
        """The pairing numbers of some players."""
        return [self._field[place].id for place in bits(places)]

    # Articles 3.3 and 4

    def imaginary(self, top: Sequence[int]) -> None:
        """The imaginary point, where there is one."""
        if top:
            self.tell("imaginary", (), last=Who(top[-1]))

    def bye(self, bye: Bye) -> None:
        """The bye, and those in line for it who were passed over."""
        chosen = self._field[bye.place]
        level = [place for place in bye.line if self._field[place].score == chosen.score]
        self.tell(
            "bye",
            (chosen.id,),
            player=Who(chosen.id),
            number=len(level) - level.index(bye.place),
            count=len(level),
            points=Points(chosen.score),
        )
        passed: dict[str, int] = {}
        for place in bye.passed:
            entry, kind = self._field[place], "bye_needed"
            if barred_from_bye(entry):
                kind = "bye_given" if entry.card.given_points else "bye_kept"
            passed[kind] = passed.get(kind, 0) | 1 << place
        for kind, places in passed.items():
            self.tell_list(kind, (chosen.id,), self._ids(places))

    # Article 5

    def colours(self, given: Colours, drawn: Colour) -> None:
        """The reason for the colours."""
        white, black, reason = given
        if reason is Reason.DRAWN:
            self._by_number(white, black, drawn)
            return
        both = (white.id, black.id)
        if white.due and black.due and white.due is not black.due:
            self.tell("colours_due", both, white=Who(white.id), black=Who(black.id))
            return
        due = white.due or black.due
        assert due is not None
        served, other = (white, black) if due is Colour.WHITE else (black, white)
        self.tell(
            SAME_DUE[reason] if other.due else "colours_one_due",
            both,
            player=Who(served.id),
            other=Who(other.id),
            colour=due,
            opposite=due.opposite,
            a=self._number.get(served.place, 0),
            b=self._number.get(other.place, 0),
        )

    def _by_number(self, white: Entry, black: Entry, drawn: Colour) -> None:
        first = min(white, black, key=lambda entry: entry.id)
        kind = "colours_odd" if first.id % 2 else "colours_even"
        colour = Colour.WHITE if first is white else Colour.BLACK
        self.tell(kind, (white.id, black.id), player=Who(first.id), colour=colour, drawn=drawn)

    # Article 6

    def group(self, number: int, bracket: Bracket) -> None:
        """A bracket as a whole, its floaters and its pairs."""
        self.bracket = number
        self._number = {place: n for n, place in enumerate(bits(bracket.members), 1)}
        high, low = (self._points(self._groups[place]) for place in (bracket.first, bracket.last))
        if bracket.last > bracket.first:
            self.tell("merged", (), high=high, low=low)
        if len(self._number) == 1:
            self.tell("group_one", (), points=high)
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
        both, player = (higher.id, lower.id), Who(higher.id)
        places = {"a": self._number[higher.place], "b": self._number[lower.place], "count": len(self._number)}
        self.tell("pair_passed" if passed else "pair", both, higher=player, lower=Who(lower.id), **places)
        if not passed:
            return
        legal, played = self._legal[higher.place], self._mask(higher.played)
        apart = self._mask(higher.card.met) & ~played
        limits = passed & ~legal & ~played & ~apart
        self.tell_list("passed_met", both, self._ids(passed & played), player=player)
        self.tell_list("passed_apart", both, self._ids(passed & apart), player=player)
        self.tell_list("passed_limits", both, self._ids(limits), player=player)
        legal &= passed
        same = legal & self._clashing[higher.place]
        if higher.due:
            self.tell_list("passed_due", both, self._ids(same), player=player, colour=higher.due)
        self.tell_list("passed_others", both, self._ids(legal & ~same), player=player)

    def _mask(self, ids: Iterable[int]) -> int:
        return mask_of(self._place[id_] for id_ in ids if id_ in self._place)

    def _came(self, entry: Entry) -> None:
        number, size = self._number[entry.place], len(self._number)
        self.tell("came", (entry.id,), player=Who(entry.id), number=number, count=size)

    def _floats(self, entry: Entry, bracket: Bracket, points: Points, target: Points) -> None:
        size = len(self._number)
        kind = "float_alone" if size == 1 else "float_next" if bracket.returned else "float"
        self.tell(
            kind,
            (entry.id,),
            player=Who(entry.id),
            number=self._number[entry.place],
            count=size,
            points=points,
            target=target,
        )

    def _summary(self, bracket: Bracket, points: Points) -> None:
        self.tell("group", (), points=points, count=len(self._number), **self._balance(bracket))

    def _balance(self, bracket: Bracket) -> dict[str, int]:
        """The colours due in a bracket, and the clashes that remain."""
        white, black = self._due(bracket)
        clashes, given = bracket.combination.clashes, int(bool(bracket.returned))
        return {"white": white, "black": black, "clashes": clashes, "given": given}

    def _clash(self, higher: Entry, lower: Entry, bracket: Bracket) -> None:
        assert higher.due is not None
        about, other = Who(higher.id), Who(lower.id)
        balance = self._balance(bracket)
        self.tell("clash", (higher.id, lower.id), higher=about, lower=other, colour=higher.due, **balance)

    def _returned(self, entry: Entry, next_group: int) -> None:
        met_nobody = not self._legal[entry.place] & next_group
        kind = "returned_nobody" if met_nobody else "returned_blocked"
        self.tell(kind, (entry.id,), player=Who(entry.id))
