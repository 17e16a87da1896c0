"""What there is to tell of a Burstein pairing, and the steps that tell it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from ronde.facts.history import Card
from ronde.matching.perfect import bits
from ronde.model import Colour, Tournament
from ronde.rulebook import Step
from ronde.systems.base import Measure
from ronde.words import Points, Value, Who

KEY = "burstein-1998"
SHOWN = 3  # names in a list, before "and n more"


class Entry(NamedTuple):
    """A player to pair: his card, his place in the order of 3.2 (0 is the highest), his due colour."""

    card: Card
    place: int
    score: int  # with the imaginary point
    due: Colour | None

    @property
    def id(self) -> int:
        """The pairing number."""
        return self.card.id

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of his games."""
        return self.card.colours


class Combination(NamedTuple):
    """One line of the list of combinations, by places."""

    pairs: tuple[tuple[int, int], ...]  # the higher place first
    floater: int | None
    clashes: int
    choices: tuple[int, ...]  # how many lower ones each highest player passed over, in turn


class Bracket(NamedTuple):
    """The score groups first … last as one, who came into it, and how it is paired."""

    first: int
    last: int
    members: int
    came: int | None
    combination: Combination
    returned: tuple[int, ...]  # floaters who came back (6.6)


class Story:
    """Collects the steps of a round in the words of the text."""

    def __init__(self, tournament: Tournament, field: Sequence[Entry], legal: Sequence[int]) -> None:
        self.steps: list[Step] = []
        self.measures: list[Measure] = []
        self._field, self._legal = field, legal
        self._no_bye = tournament.settings.no_bye
        self._bracket: int | None = None
        self._number: dict[int, int] = {}  # of everybody in his bracket, 1 is the highest
        self._place = {entry.id: entry.place for entry in field}
        top = sorted(player.id for player in tournament.players)[: len(tournament.players) // 2]
        if tournament.next_round <= 2 and top:
            self._tell("3.3", (), "imaginary", last=Who(top[-1]))

    def _tell(self, article: str, players: Sequence[Entry], message: str, **values: Value) -> None:
        ids = tuple(entry.id for entry in players)
        self.steps.append(Step(f"{KEY} {article}", ids, message, tuple(values.items()), self._bracket))

    def _tell_list(
        self, article: str, about: Sequence[Entry], message: str, others: int, **values: Value
    ) -> None:
        """A sentence with a list of players, which is cut after a few."""
        if not others:
            return
        named = tuple(self._field[place].id for place in islice(bits(others), SHOWN))
        more = others.bit_count() - len(named)
        if more:
            message, values = message + "_many", {**values, "more": more}
        self._tell(article, about, message, others=named, **values)

    # Article 4

    def barred_from_bye(self, entry: Entry) -> bool:
        """He has had points without playing, or the arbiter keeps him from it."""
        return entry.card.given_points or entry.id in self._no_bye

    def bye(self, turn: int, order: Sequence[int]) -> None:
        """The bye goes to the one whose turn it is; those before him in line were passed over."""
        chosen = self._field[order[turn]]
        self.measures.append(Measure(f"{KEY} 4.2", (turn,)))
        level = [place for place in order if self._field[place].score == chosen.score]
        number, size = len(level) - level.index(chosen.place), len(level)
        self._tell(
            "4.2",
            (chosen,),
            "bye",
            player=Who(chosen.id),
            number=number,
            count=size,
            points=Points(chosen.score),
        )
        passed: dict[tuple[str, str], int] = {}
        for place in order[:turn]:
            entry = self._field[place]
            kind = ("4.2", "bye_needed")
            if self.barred_from_bye(entry):
                kind = ("4.1", "bye_given") if entry.card.given_points else ("4.2", "bye_kept")
            passed[kind] = passed.get(kind, 0) | 1 << place
        for (article, message), places in passed.items():
            self._tell_list(article, (chosen,), message, places)

    # Article 6

    def bracket(self, number: int, bracket: Bracket, groups: Sequence[int], clashing: Sequence[int]) -> None:
        """A bracket as a whole, its floaters and its pairs."""
        self._bracket = number
        self._number = {place: n for n, place in enumerate(bits(bracket.members), 1)}
        high, low = (self._points(groups[place]) for place in (bracket.first, bracket.last))
        if bracket.last > bracket.first:
            self._tell("6.6", (), "merged", high=high, low=low)
        found = bracket.combination
        if len(self._number) == 1:
            self._tell("6.3", (), "group_one", points=high)
        else:
            white, black = self._due(bracket)
            self._tell(
                "6.5", (), "group", points=high, count=len(self._number), white=white, black=black,
                clashes=found.clashes,
            )  # fmt: skip
        if bracket.came is not None:
            self._came(self._field[bracket.came])
        for place in bracket.returned:
            met_nobody = not self._legal[place] & groups[bracket.last + 1]
            entry = self._field[place]
            message = "returned_nobody" if met_nobody else "returned_blocked"
            self._tell("6.6", (entry,), message, player=Who(entry.id))
        if found.floater is not None:
            message = "float_next" if bracket.returned else "float"
            self._floats(self._field[found.floater], message, high, self._points(groups[bracket.last + 1]))
        self._pairs(bracket, clashing)

    def _points(self, group: int) -> Points:
        return Points(self._field[(group & -group).bit_length() - 1].score)

    def _due(self, bracket: Bracket) -> tuple[int, int]:
        due = [self._field[place].due for place in self._number if place != bracket.combination.floater]
        return due.count(Colour.WHITE), due.count(Colour.BLACK)

    def _came(self, entry: Entry) -> None:
        count = len(self._number)
        number = self._number[entry.place]
        self._tell("6.3", (entry,), "came", player=Who(entry.id), number=number, count=count)

    def _floats(self, entry: Entry, message: str, points: Points, target: Points) -> None:
        who, count = Who(entry.id), len(self._number)
        if count == 1:
            self._tell("6.3", (entry,), "float_alone", player=who, points=points, target=target)
        else:
            number = self._number[entry.place]
            self._tell("6.3", (entry,), message, player=who, number=number, count=count, target=target)

    def _pairs(self, bracket: Bracket, clashing: Sequence[int]) -> None:
        """Every pair with those who were free and lower, but passed over."""
        found = bracket.combination
        opponent = dict(found.pairs)
        left = bracket.members
        for place in self._number:
            if not left >> place & 1:
                continue
            left &= ~(1 << place)
            if place == found.floater:
                continue
            lower = opponent[place]
            left &= ~(1 << lower)
            self._pair(self._field[place], self._field[lower], left >> lower << lower, clashing)
            if clashing[place] >> lower & 1:
                self._clash(self._field[place], self._field[lower], bracket)

    def _pair(self, higher: Entry, lower: Entry, passed: int, clashing: Sequence[int]) -> None:
        both, mine = (higher, lower), Who(higher.id)
        a, b = self._number[higher.place], self._number[lower.place]
        self._tell(
            "6.1", both, "pair_passed" if passed else "pair", higher=mine, lower=Who(lower.id), a=a, b=b,
            count=len(self._number),
        )  # fmt: skip
        if not passed:
            return
        legal, played = self._legal[higher.place], self._mask(_opponents(higher))
        apart = self._mask(higher.card.met) & ~played
        self._tell_list("3.1", both, "passed_met", passed & played, player=mine)
        self._tell_list("3.1", both, "passed_apart", passed & apart, player=mine)
        self._tell_list("5.3", both, "passed_limits", passed & ~legal & ~played & ~apart, player=mine)
        legal &= passed
        if higher.due:
            same = legal & clashing[higher.place]
            self._tell_list("6.5", both, "passed_due", same, player=mine, colour=higher.due)
        self._tell_list("6.5", both, "passed_others", legal & ~clashing[higher.place], player=mine)

    def _clash(self, higher: Entry, lower: Entry, bracket: Bracket) -> None:
        assert higher.due is not None
        white, black = self._due(bracket)
        self._tell(
            "6.5", (higher, lower), "clash", higher=Who(higher.id), lower=Who(lower.id), colour=higher.due,
            white=white, black=black, clashes=bracket.combination.clashes,
        )  # fmt: skip

    def _mask(self, ids: frozenset[int]) -> int:
        mask = 0
        for id_ in ids:
            if id_ in self._place:
                mask |= 1 << self._place[id_]
        return mask

    # Article 5

    def colours(self, white: Entry, black: Entry, article: str, drawn: Colour) -> None:
        """Why the colours are so."""
        both = (white, black)
        if article == "5.1":
            self._by_number(white, black, drawn)
            return
        if white.due and black.due and white.due is not black.due:
            self._tell(article, both, "colours_due", white=Who(white.id), black=Who(black.id))
            return
        due = white.due or black.due
        assert due is not None
        served, other = (white, black) if due is Colour.WHITE else (black, white)
        values: dict[str, Value] = {"player": Who(served.id), "other": Who(other.id), "colour": due}
        if article in ("5.2", "5.3"):
            values["opposite"] = due.opposite
        if article == "5.4.d":
            values["a"], values["b"] = self._number[served.place], self._number[other.place]
        message = _SAME_DUE[article] if other.due else "colours_one_due"
        self._tell(article, both, message, **values)

    def _by_number(self, white: Entry, black: Entry, drawn: Colour) -> None:
        first = min(white, black, key=lambda entry: entry.id)
        message = "colours_odd" if first.id % 2 else "colours_even"
        colour = Colour.WHITE if first is white else Colour.BLACK
        self._tell("5.1", (white, black), message, player=Who(first.id), colour=colour, drawn=drawn)


_SAME_DUE = {
    "5.2": "colours_difference",
    "5.3": "colours_run",
    "5.4.b": "colours_evened",
    "5.4.c": "colours_latest",
    "5.4.d": "colours_order",
}


def _opponents(entry: Entry) -> frozenset[int]:
    """Those he has played."""
    return frozenset(c.opponent for c in entry.card.cells if c.played and c.opponent is not None)
