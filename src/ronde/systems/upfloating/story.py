"""The story of a round with upfloaters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.matching.rows import bits, mask_of
from ronde.rulebook.telling import Teller
from ronde.systems.upfloating.field import Entry
from ronde.systems.upfloating.procedure import Group, Outcome
from ronde.systems.upfloating.upfloaters import Passed, Value
from ronde.words import Points, Who


class Story(Teller):
    """The steps of a round; a system adds its own criteria and colours."""

    def __init__(self, text: str, field: Sequence[Entry], outcome: Outcome, kept: frozenset[int]) -> None:
        super().__init__(text)
        self.field, self.outcome, self.kept = field, outcome, kept

    def round(self) -> None:
        """The bye, then bracket after bracket: its upfloaters, its pairs and their colours."""
        if self.outcome.bye is not None:
            self._bye(self.field[self.outcome.bye])
        for number, group in enumerate(self.outcome.groups):
            self.bracket = number
            self._group(group)
            self._upfloaters(group)
            self._pairs(group)

    def ids(self, places: int) -> list[int]:
        """The pairing numbers of some participants."""
        return [self.field[place].id for place in bits(places)]

    # 3.4

    def _bye(self, entry: Entry) -> None:
        points, turns = Points(entry.score), self.outcome.turns
        self.tell("bye", (entry.id,), player=Who(entry.id), points=points, matches=entry.matches)
        passed = [self.field[place] for place in turns[: turns.index(entry.place)]]
        had = mask_of(other.place for other in passed if other.had_bye)
        kept = mask_of(other.place for other in passed if other.id in self.kept) & ~had
        needed = mask_of(other.place for other in passed) & ~had & ~kept
        for kind, others in (("bye_had", had), ("bye_kept", kept), ("bye_needed", needed)):
            self.tell_list(kind, (entry.id,), self.ids(others))

    # 3.2, 3.5

    def _group(self, group: Group) -> None:
        points, upfloaters = Points(self._score(group)), tuple(self.ids(group.choice.upfloaters))
        kind = "group_up" if upfloaters else "group"
        self.tell(kind, (), points=points, count=group.residents.bit_count(), others=upfloaters)
        if not group.choice.complies:
            self.tell("following", (), points=points)

    def _score(self, group: Group) -> int:
        return next(self._entries(group.residents)).score

    def _entries(self, members: int) -> Iterator[Entry]:
        return (self.field[place] for place in bits(members))

    def _upfloaters(self, group: Group) -> None:
        score, choice = self._score(group), group.choice
        odd = group.residents.bit_count() % 2 == 1 and choice.value.number == 1
        staying = [e for e in self._left(group) if not choice.upfloaters >> e.place & 1]
        below = [e.score for e in staying if e.score < score]
        for entry in self._entries(choice.upfloaters):
            who, about = Who(entry.id), (entry.id,)
            kind = "up_odd" if odd else "up_needed"
            self.tell(kind, about, player=who, points=Points(entry.score), score=Points(score))
            if below and entry.score < max(below):
                self.tell("up_far", about, player=who)
            self._passed(entry, choice.passed, choice.value)
            if choice.value.floaters and entry.floated:
                self.tell("up_floated", about, player=who)

    def _left(self, group: Group) -> Iterator[Entry]:
        """The participants not paired yet when this bracket is made."""
        gone = 0 if self.outcome.bye is None else 1 << self.outcome.bye
        for earlier in self.outcome.groups:
            if earlier is group:
                break
            gone |= earlier.members
        return (entry for entry in self.field if not gone >> entry.place & 1)

    def _passed(self, entry: Entry, passed: Sequence[Passed], best: Value) -> None:
        """The earlier participants in the order of 3.5.4, by the first criterion against them."""
        reasons: dict[str, int] = {}
        for other in passed:
            if self.field[other.place].score == entry.score and other.place < entry.place:
                reason = _reason(other.value, best)
                reasons[reason] = reasons.get(reason, 0) | 1 << other.place
        for kind in REASONS:
            others = self.ids(reasons.get(kind, 0))
            self.tell_list(kind, (entry.id,), others, player=Who(entry.id))

    # 3.6

    def _pairs(self, group: Group) -> None:
        tops = [top for top, _ in group.paired.pairs]
        if tops != list(bits(group.members))[: len(tops)]:
            self.tell("tops", (), others=tuple(self.field[place].id for place in tops))
        free = mask_of(bottom for _, bottom in group.paired.pairs)
        for top, bottom in group.paired.pairs:
            free &= ~(1 << bottom)
            self._pair(group, top, bottom, free & ((1 << bottom) - 1) & -(1 << top))
            for criterion, count in zip(group.criteria, group.paired.counts, strict=True):
                if criterion.failing[top] >> bottom & 1:
                    self.fails(criterion.article, group, (self.field[top], self.field[bottom]), count)
            self.colours(self.field[top], self.field[bottom])

    def _pair(self, group: Group, top: int, bottom: int, passed: int) -> None:
        first, second = self.field[top], self.field[bottom]
        both, player = (first.id, second.id), Who(first.id)
        self.tell("pair_passed" if passed else "pair", both, top=player, bottom=Who(second.id))
        legal = self.outcome.legal[top] & passed
        self.tell_list("passed_met", both, self.ids(passed & ~legal), player=player)
        others = legal & ~self.against(group, (first, second), legal)
        self.tell_list("passed_others", both, self.ids(others))

    def against(self, group: Group, pair: tuple[Entry, Entry], passed: int) -> int:
        """Report those whom a criterion rules out as the second of a pair, and return them."""
        return 0

    def fails(self, article: str, group: Group, pair: tuple[Entry, Entry], count: int) -> None:
        """A pair fails a criterion, one of as few as possible: a previous floater meets an upfloater."""
        for entry in pair:
            if group.residents >> entry.place & 1:
                about = [one.id for one in pair]
                self.tell("opponent_floated", about, player=Who(entry.id), count=count)

    # 4

    def colours(self, a: Entry, b: Entry) -> None:
        """The reason for the colours of a pair."""
        raise NotImplementedError


def _reason(value: Value | None, best: Value) -> str:
    """The first criterion in which a set with this participant would have been worse."""
    if value is None:
        return "passed_legal"
    if value.number > best.number:
        return "passed_number"
    if value.scores != best.scores:
        return "passed_scores"
    return "passed_following" if value.following > best.following else "passed_floated"


#: against a participant who comes earlier, in the order of the criteria
REASONS = ("passed_legal", "passed_number", "passed_scores", "passed_following", "passed_floated")
