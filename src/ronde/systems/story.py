"""How every system reports its decisions: one list of steps, bracket by bracket.

The table of a text (`[decisions]` of its rule file) has a row for each kind of decision: the article that
decides, the sentence that tells it, and which values fill the sentence. A system says what was decided and
what is known of it; the teller takes from that what the row asks for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.rulebook import MANY, Step, text
from ronde.typed import Protocol
from ronde.words import Value


class Player(Protocol):
    """Anything with a pairing number."""

    @property
    def id(self) -> int:
        """The pairing number."""


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


class Story:
    """The steps of a round, in the order in which the decisions were taken.

    A system has the names of its sentences in an enumeration `Sentence`; the sentences themselves are in
    the catalogue as `KEY-name`.
    """

    def __init__(self, text: str) -> None:
        self.text = text  # the rule file that is cited
        self.steps: list[Step] = []
        self.bracket: int | None = None  # the bracket that is being paired, from 0; None: the whole round

    def tell(self, article: str, players: Iterable[Player], sentence: StrEnum, /, **values: Value) -> None:
        """Add a step: the article that decided, the players, and the sentence."""
        self.tell_of(article, tuple(player.id for player in players), sentence, **values)

    def tell_of(self, article: str, ids: tuple[int, ...], sentence: StrEnum, /, **values: Value) -> None:
        """The same for players given by their pairing numbers."""
        citation = f"{self.text} {article}"
        self.steps.append(Step(citation, ids, sentence.value, tuple(values.items()), self.bracket))

    def tell_about(
        self, article: str, measure: str, players: Iterable[Player], sentence: StrEnum, /, **values: Value
    ) -> None:
        """Add a step about a measure of another article."""
        self.tell(article, players, sentence, **values)
        if measure != article:
            self.steps[-1] = self.steps[-1]._replace(criterion=f"{self.text} {measure}")
