"""The teller of every text: decisions in, steps out, by the table of the text.

The table of a text (`[decisions]` of its rule file) has a row for each kind of decision: the article that
decides, the sentence that tells it, and which values fill the sentence. A system says what was decided and
what is known of it; the teller takes from that what the row asks for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.rulebook import MANY, Step, text
from ronde.words import Value


class Teller:
    """The decisions of a round, in the order in which they were taken, and the steps that tell them."""

    def __init__(self, key: str, names: int = 3) -> None:
        """`key` is the text that is cited; `names` players are named in a list before it is cut short."""
        self.key, self.names = key, names
        self.bracket: int | None = None  # the bracket that is being paired, from 0; None: the whole round
        self._taken: list[tuple[str, str, tuple[int, ...], dict[str, Value], int | None]] = []

    def tell(self, kind: str, players: Iterable[int], by: str = "", /, **known: Value) -> None:
        """Add a decision about some players: its kind, and all that is known of it.

        The table has the article, unless the procedure says `by` which one it was.
        """
        self._taken.append((kind, by, tuple(players), known, self.bracket))

    def tell_list(
        self, kind: str, players: Iterable[int], others: Sequence[int], by: str = "", /, **known: Value
    ) -> None:
        """Add a decision about a list of `others`, of whom the first few are named; nothing without any."""
        if others:
            named = tuple(others[: self.names])
            self.tell(kind, players, by, **known, others=named, more=len(others) - len(named))

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every decision as its row of the table tells it.

        Raises KeyError if the table has no such kind, or asks for a value that is not known.
        """
        table, found = text(self.key).decisions, []
        for kind, by, players, known, bracket in self._taken:
            row = table[kind]
            sentence, names = row.sentence, row.values
            if row.many and known["more"]:
                sentence, names = sentence + MANY, (*names, "more")
            values = tuple([(name, known[name]) for name in names])
            citation = f"{self.key} {by or row.article}"
            measured = f"{self.key} {row.criterion}" if row.criterion else None
            found.append(Step(citation, players, sentence, values, bracket, measured))
        return tuple(found)
