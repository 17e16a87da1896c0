"""The story of a round with upfloaters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import islice

from ronde.matching.bits import bits, mask_of
from ronde.systems import story
from ronde.systems.upfloating.field import Entry
from ronde.systems.upfloating.procedure import Group, Outcome
from ronde.systems.upfloating.upfloaters import Passed, Value
from ronde.words import Points, Who
from ronde.words import Value as Filling

SHOWN = 3  # names in a list, before "and n more"


class Sentence(StrEnum):
    """The sentences that both systems have."""

    BYE = "bye"
    BYE_HAD = "bye_had"
    BYE_KEPT = "bye_kept"
    BYE_NEEDED = "bye_needed"
    GROUP = "group"
    GROUP_UP = "group_up"
    FOLLOWING = "following"
    UP_ODD = "up_odd"
    UP_NEEDED = "up_needed"
    UP_FAR = "up_far"
    UP_FLOATED = "up_floated"
    PASSED_LEGAL = "passed_legal"
    PASSED_NUMBER = "passed_number"
    PASSED_SCORES = "passed_scores"
    PASSED_FOLLOWING = "passed_following"
    PASSED_FLOATED = "passed_floated"
    TOPS = "tops"
    PAIR = "pair"
    PAIR_PASSED = "pair_passed"
    PASSED_MET = "passed_met"
    PASSED_OTHERS = "passed_others"
    OPPONENT_FLOATED = "opponent_floated"
    COLOURS_ODD = "colours_odd"
    COLOURS_EVEN = "colours_even"
    COLOURS_LATEST = "colours_latest"
    COLOURS_ALTERNATE = "colours_alternate"


class Story(story.Story):
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

    def tell_list(
        self, article: str, about: Sequence[Entry], sentence: StrEnum, others: int, **values: Filling
    ) -> None:
        """Add a sentence with a list, cut after a few names; nothing if the list is empty."""
        if others:
            named = tuple(self.field[place].id for place in islice(bits(others), SHOWN))
            more = others.bit_count() - len(named)
            self.tell(article, about, sentence, others=named, more=more, **values)

    # 3.4

    def _bye(self, entry: Entry) -> None:
        points, turns = Points(entry.score), self.outcome.turns
        self.tell("3.4.4", (entry,), Sentence.BYE, player=Who(entry.id), points=points, matches=entry.matches)
        passed = [self.field[place] for place in turns[: turns.index(entry.place)]]
        had = mask_of(other.place for other in passed if other.had_bye)
        kept = mask_of(other.place for other in passed if other.id in self.kept) & ~had
        needed = mask_of(other.place for other in passed) & ~had & ~kept
        self.tell_list("C2", (entry,), Sentence.BYE_HAD, had)
        self.tell_list("C2", (entry,), Sentence.BYE_KEPT, kept)
        self.tell_list("3.4.1", (entry,), Sentence.BYE_NEEDED, needed)

    # 3.2, 3.5

    def _group(self, group: Group) -> None:
        points, count = Points(self._score(group)), group.residents.bit_count()
        if group.choice.upfloaters:
            named = tuple(entry.id for entry in self._entries(group.choice.upfloaters))
            self.tell("3.2", (), Sentence.GROUP_UP, points=points, count=count, others=named)
        else:
            self.tell("3.2", (), Sentence.GROUP, points=points, count=count)
        if not group.choice.complies:
            self.tell("C6", (), Sentence.FOLLOWING, points=points)

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
            who, sentence = Who(entry.id), Sentence.UP_ODD if odd else Sentence.UP_NEEDED
            values = {"points": Points(entry.score), "score": Points(score)}
            self.tell("C4", (entry,), sentence, player=who, **values)
            if below and entry.score < max(below):
                self.tell("C5", (entry,), Sentence.UP_FAR, player=who)
            self._passed(entry, choice.passed, choice.value)
            if choice.value.floaters and entry.floated:
                self.tell("C7", (entry,), Sentence.UP_FLOATED, player=who)

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
        reasons: dict[tuple[str, Sentence], int] = {}
        for other in passed:
            if self.field[other.place].score == entry.score and other.place < entry.place:
                reason = _reason(other.value, best)
                reasons[reason] = reasons.get(reason, 0) | 1 << other.place
        for (article, sentence), others in sorted(reasons.items()):
            self.tell_list(article, (entry,), sentence, others, player=Who(entry.id))

    # 3.6

    def _pairs(self, group: Group) -> None:
        tops = [top for top, _ in group.paired.pairs]
        if tops != list(bits(group.members))[: len(tops)]:
            self.tell("3.6.1", (), Sentence.TOPS, others=tuple(self.field[place].id for place in tops))
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
        both, player = (first, second), Who(first.id)
        sentence = Sentence.PAIR_PASSED if passed else Sentence.PAIR
        self.tell("3.6.3", both, sentence, top=player, bottom=Who(second.id))
        legal = self.outcome.legal[top] & passed
        self.tell_list("C1", both, Sentence.PASSED_MET, passed & ~legal, player=player)
        self.tell_list("3.6.4", both, Sentence.PASSED_OTHERS, legal & ~self.against(group, both, legal))

    def against(self, group: Group, pair: tuple[Entry, Entry], passed: int) -> int:
        """Report those whom a criterion rules out as the second of a pair, and return them."""
        return 0

    def fails(self, article: str, group: Group, pair: tuple[Entry, Entry], count: int) -> None:
        """A pair fails a criterion, one of as few as possible: a previous floater meets an upfloater."""
        for entry in pair:
            if group.residents >> entry.place & 1:
                self.tell(article, pair, Sentence.OPPONENT_FLOATED, player=Who(entry.id), count=count)

    # 4

    def colours(self, a: Entry, b: Entry) -> None:
        """The reason for the colours of a pair."""
        raise NotImplementedError


def _reason(value: Value | None, best: Value) -> tuple[str, Sentence]:
    """The first criterion in which a set with this participant would have been worse."""
    if value is None:
        return "C3", Sentence.PASSED_LEGAL
    if value.number > best.number:
        return "C4", Sentence.PASSED_NUMBER
    if value.scores != best.scores:
        return "C5", Sentence.PASSED_SCORES
    if value.following > best.following:
        return "C6", Sentence.PASSED_FOLLOWING
    return "C7", Sentence.PASSED_FLOATED
