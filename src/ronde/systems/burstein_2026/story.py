"""The sentences of the Burstein system of 2026."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.matching.bits import bits
from ronde.systems.burstein_2026.criteria import Field
from ronde.systems.burstein_2026.facts import Entry
from ronde.systems.story import Story
from ronde.words import Points, Value, Who

SHOWN = 3  # players named in a list


class Sentence(StrEnum):
    """Every sentence but those of the colours."""

    SEEDING = "seeding"
    BYE_SCORE = "bye_score"
    BYE_GAMES = "bye_games"
    BYE_RANK = "bye_rank"
    BYE_BARRED = "bye_barred"
    BYE_KEPT = "bye_kept"
    BYE_NEEDED = "bye_needed"
    BRACKET = "bracket"
    INCOMING = "incoming"
    FLOATS = "floats"
    FLOATS_ALONE = "floats_alone"
    PAIR = "pair"
    PAIR_PASSED = "pair_passed"
    MET = "met"
    APART = "apart"
    ABSOLUTE = "absolute"
    SAME = "same"
    OTHERS = "others"
    CLASH = "clash"


class BursteinStory(Story):
    """The steps of a round; a seeding round has no field."""

    def __init__(self, text: str, field: Field | None) -> None:
        super().__init__(text)
        self._field = field

    @property
    def field(self) -> Field:
        """The players of the round."""
        assert self._field is not None
        return self._field

    def _list(
        self, article: str, about: Iterable[Entry], sentence: Sentence, others: Sequence[int], **values: Value
    ) -> None:
        """A sentence with a list of players, of whom only a few are named."""
        if others:
            named = tuple(self.field.entries[v].id for v in others[:SHOWN])
            self.tell(article, about, sentence, others=named, more=len(others) - len(named), **values)

    # 3.1

    def bye(self, chosen: int, order: Sequence[int]) -> None:
        """The taker of the bye, and those passed over."""
        entries = self.field.entries
        entry, place = entries[chosen], order.index(chosen)
        rival = next((entries[v] for v in order[place + 1 :] if self.field.may_rest >> v & 1), None)
        values: dict[str, Value] = {"player": Who(entry.id), "points": Points(entry.score)}
        if rival is None or rival.score != entry.score:
            self.tell("3.1", (entry,), Sentence.BYE_SCORE, **values)
        else:
            sentence = Sentence.BYE_GAMES if rival.games != entry.games else Sentence.BYE_RANK
            self.tell("3.1", (entry,), sentence, **values, games=entry.games)
        before = order[:place]
        barred = [v for v in before if entries[v].barred]
        kept = [v for v in before if entries[v].kept and not entries[v].barred]
        needed = [v for v in before if self.field.may_rest >> v & 1]
        self._list("C2", (entry,), Sentence.BYE_BARRED, barred)
        self._list("C2", (entry,), Sentence.BYE_KEPT, kept)
        self._list("C4", (entry,), Sentence.BYE_NEEDED, needed)

    # 3.2

    def scoregroup(
        self, residents: int, incoming: int, pairs: Sequence[tuple[int, int]], outgoing: int
    ) -> None:
        """The bracket as a whole, its floaters and its pairs."""
        field, members = self.field, residents | incoming
        score = Points(field.scores[next(bits(residents))])
        clashes = sum(field.alike(v) >> w & 1 for v, w in pairs)
        values: dict[str, Value] = {"points": score, "count": members.bit_count(), "pairs": len(pairs)}
        self.tell("3.2.1", (), Sentence.BRACKET, **values, out=outgoing.bit_count(), clashes=clashes)
        number = {v: n for n, v in enumerate(bits(members), 1)}
        count = len(number)
        for v in bits(incoming):
            entry = field.entries[v]
            values = {"player": Who(entry.id), "number": number[v], "count": count, "points": score}
            self.tell("1.2", (entry,), Sentence.INCOMING, **values)
        for v in bits(outgoing):
            entry = field.entries[v]
            values = {"player": Who(entry.id), "points": score}
            if count == 1:
                self.tell("3.2.1", (entry,), Sentence.FLOATS_ALONE, **values)
            else:
                values |= {"number": number[v], "count": count, "out": outgoing.bit_count()}
                self.tell("3.2.2", (entry,), Sentence.FLOATS, **values)
        left = members
        for v, w in pairs:
            left &= ~(1 << v | 1 << w)
            self._pair(v, w, left >> w + 1 << w + 1, number)

    def _pair(self, v: int, w: int, passed: int, number: dict[int, int]) -> None:
        """One pair, and the lower players still free whom the higher ranked does not meet."""
        field, entries = self.field, self.field.entries
        first, both = entries[v], (entries[v], entries[w])
        values: dict[str, Value] = {"first": Who(first.id), "second": Who(entries[w].id)}
        values |= {"a": number[v], "b": number[w], "count": len(number)}
        self.tell("4.3", both, Sentence.PAIR_PASSED if passed else Sentence.PAIR, **values)
        lower, legal = list(bits(passed))[::-1], field.legal[v]
        met = [u for u in lower if entries[u].id in first.opponents]
        kept = set(first.met).difference(first.opponents)
        apart = [u for u in lower if entries[u].id in kept]
        absolute = [u for u in lower if not legal >> u & 1 and entries[u].id not in first.met]
        same = [u for u in lower if legal & field.alike(v) & 1 << u]
        others = [u for u in lower if legal & ~field.alike(v) & 1 << u]
        self._list("C1", both, Sentence.MET, met, first=Who(first.id))
        self._list("C1", both, Sentence.APART, apart, first=Who(first.id))
        self._list("C3", both, Sentence.ABSOLUTE, absolute, first=Who(first.id))
        self._list("C8", both, Sentence.SAME, same, first=Who(first.id))
        self._list("3.2.2", both, Sentence.OTHERS, others, first=Who(first.id))
        if field.alike(v) >> w & 1:
            colour = first.preference.colour
            assert colour is not None
            pair: dict[str, Value] = {"first": Who(first.id), "second": Who(entries[w].id)}
            self.tell("C8", both, Sentence.CLASH, **pair, colour=colour)
