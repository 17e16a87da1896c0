"""The sentences of the Dubov system of 2026."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.matching.bits import bits
from ronde.systems.dubov_2026.criteria import Field
from ronde.systems.dubov_2026.facts import Entry
from ronde.systems.dubov_2026.recomposition import Shift, Subgroups
from ronde.systems.dubov_2026.upfloaters import Upfloaters
from ronde.systems.story import Story
from ronde.words import Points, Value, Who

SHOWN = 3  # players named in a list


class Sentence(StrEnum):
    """Every sentence but those of the colours."""

    BYE_SCORE = "bye_score"
    BYE_GAMES = "bye_games"
    BYE_NUMBER = "bye_number"
    BYE_BARRED = "bye_barred"
    BYE_KEPT = "bye_kept"
    BYE_NEEDED = "bye_needed"
    BRACKET = "bracket"
    BRACKET_NEW = "bracket_new"
    UP = "up"
    UP_SEVERAL = "up_several"
    PASSED_UNFIT = "passed_unfit"
    PASSED_COLOUR = "passed_colour"
    PASSED_MAXIMUM = "passed_maximum"
    PASSED_TIMES = "passed_times"
    PASSED_PREVIOUS = "passed_previous"
    UNAVOIDABLE = "unavoidable"
    BALANCING = "balancing"
    PAIR = "pair"
    PAIR_NEW = "pair_new"
    MET = "met"
    APART = "apart"
    ABSOLUTE = "absolute"
    NEEDED = "needed"


#: why a player who came before an upfloater was passed over
PASSED = {
    "C4": Sentence.PASSED_UNFIT,
    "C7": Sentence.PASSED_COLOUR,
    "C8": Sentence.PASSED_MAXIMUM,
    "C9": Sentence.PASSED_TIMES,
    "C10": Sentence.PASSED_PREVIOUS,
}


class DubovStory(Story):
    """The steps of a round."""

    def __init__(self, text: str, field: Field) -> None:
        super().__init__(text)
        self.field = field

    def _list(
        self, article: str, about: Iterable[Entry], sentence: Sentence, others: Sequence[int], **values: Value
    ) -> None:
        """A sentence with a list of players, of whom only a few are named."""
        if others:
            named = tuple(self.field.entries[v].id for v in others[:SHOWN])
            more = len(others) - len(named)
            self.tell(article, about, sentence, others=named, more=more, **values)

    # 3.1

    def bye(self, chosen: int, order: Sequence[int]) -> None:
        """The taker of the bye, and those passed over."""
        entries = self.field.entries
        entry, place = entries[chosen], order.index(chosen)
        rival = next((entries[v] for v in order[place + 1 :] if self.field.may_rest >> v & 1), None)
        sentence = Sentence.BYE_SCORE
        if rival is not None and rival.score == entry.score:
            sentence = Sentence.BYE_GAMES if rival.games != entry.games else Sentence.BYE_NUMBER
        values: dict[str, Value] = {"player": Who(entry.id), "points": Points(entry.score)}
        if sentence is not Sentence.BYE_SCORE:
            values["games"] = entry.games
        self.tell("3.1", (entry,), sentence, **values)
        before = order[:place]
        barred = [v for v in before if entries[v].barred]
        kept = [v for v in before if entries[v].kept and not entries[v].barred]
        needed = [v for v in before if self.field.may_rest >> v & 1]
        self._list("C2", (entry,), Sentence.BYE_BARRED, barred)
        self._list("C2", (entry,), Sentence.BYE_KEPT, kept)
        self._list("C4", (entry,), Sentence.BYE_NEEDED, needed)

    # 3.2.1 to 3.2.4

    def scoregroup(self, residents: int, up: Upfloaters, subgroups: Subgroups) -> None:
        """The bracket as a whole, its upfloaters, and the players who change the subgroup."""
        entries = self.field.entries
        score = Points(entries[next(bits(residents))].score)
        g1, g2 = subgroups.sizes
        values: dict[str, Value] = {"points": score, "count": residents.bit_count(), "up": len(up.chosen)}
        sentence = Sentence.BRACKET_NEW if subgroups.by_number else Sentence.BRACKET
        self.tell("3.2.3", (), sentence, **values, first=g1, second=g2)
        for v in up.chosen:
            values = {"player": Who(entries[v].id), "below": Points(entries[v].score), "points": score}
            if len(up.chosen) == 1:
                self.tell("3.2.2", (entries[v],), Sentence.UP, **values)
            else:
                self.tell("3.2.2", (entries[v],), Sentence.UP_SEVERAL, **values, count=len(up.chosen))
        for article, others in up.passed.items():
            chosen = entries[up.chosen[0]]
            self._list(article, (chosen,), PASSED[article], others, player=Who(chosen.id))
        self._shift(Sentence.UNAVOIDABLE, subgroups.unavoidable)
        self._shift(Sentence.BALANCING, subgroups.balancing)

    def _shift(self, sentence: Sentence, shift: Shift) -> None:
        side, count = "G1" if shift.to_g1 else "G2", len(shift.players)
        for v, number in zip(shift.players, shift.numbers, strict=True):
            entry = self.field.entries[v]
            self.tell(
                "3.2.4", (entry,), sentence, player=Who(entry.id), side=side, count=count, number=number
            )

    # 3.2.5 and 3.2.6

    def pairs(self, pairs: Sequence[tuple[int, int]], subgroups: Subgroups) -> None:
        """Every pair, and the players of G2 passed over for it."""
        entries = self.field.entries
        left = sorted(bits(subgroups.g2), key=lambda u: entries[u].id)
        for place, (v, w) in enumerate(pairs, 1):
            first, second = entries[v], entries[w]
            values: dict[str, Value] = {"first": Who(first.id), "second": Who(second.id), "place": place}
            if subgroups.by_number:
                self.tell("3.2.6", (first, second), Sentence.PAIR_NEW, **values)
            else:
                self.tell("3.2.6", (first, second), Sentence.PAIR, **values, aro=first.aro)
            found = left.index(w)
            self._skipped(v, w, left[:found])
            del left[found]

    def _skipped(self, v: int, w: int, others: Sequence[int]) -> None:
        """The smaller numbers that a player of S1 does not meet, by reason."""
        entries, legal = self.field.entries, self.field.legal[v]
        first, about = entries[v], (entries[v], entries[w])
        met = [u for u in others if entries[u].id in first.opponents]
        kept = set(first.met).difference(first.opponents)
        apart = [u for u in others if entries[u].id in kept]
        absolute = [u for u in others if not legal >> u & 1 and entries[u].id not in first.met]
        needed = [u for u in others if legal >> u & 1]
        self._list("C1", about, Sentence.MET, met, first=Who(first.id))
        self._list("C1", about, Sentence.APART, apart, first=Who(first.id))
        self._list("C3", about, Sentence.ABSOLUTE, absolute, first=Who(first.id))
        self._list("3.2.6", about, Sentence.NEEDED, needed, first=Who(first.id))
