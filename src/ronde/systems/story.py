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
    """The steps of a round, in the order in which the decisions were taken."""

    def __init__(self, key: str, names: int = 3) -> None:
        """`key` is the text that is cited; `names` players are named in a list before it is cut short."""
        self.key, self.names = key, names
        self.steps: list[Step] = []
        self.bracket: int | None = None  # the bracket that is being paired, from 0; None: the whole round

    def tell(self, kind: str, players: Iterable[int], /, **known: Value) -> None:
        """Add a decision about some players, with the values that its row of the table asks for.

        Raises KeyError if the table has no such kind, or if a value of its row is not known.
        """
        row = text(self.key).decisions[kind]
        values = tuple((name, known[name]) for name in row.values)
        self._add(row.article, players, row.sentence, values, row.criterion)

    def tell_list(self, kind: str, players: Iterable[int], others: Sequence[int], /, **known: Value) -> None:
        """Add a decision about a list of `others`, of whom the first few are named; nothing without any."""
        if not others:
            return
        row = text(self.key).decisions[kind]
        named = tuple(others[: self.names])
        more = len(others) - len(named)
        sentence, names = row.sentence, row.values
        if row.many and more:
            sentence, names = sentence + MANY, (*names, "more")
        facts: dict[str, Value] = {**known, "others": named, "more": more}
        self._add(row.article, players, sentence, tuple((name, facts[name]) for name in names), row.criterion)

    def _add(
        self,
        article: str,
        players: Iterable[int],
        sentence: str,
        values: tuple[tuple[str, Value], ...],
        criterion: str,
    ) -> None:
        measured = f"{self.key} {criterion}" if criterion else None
        self.steps.append(
            Step(f"{self.key} {article}", tuple(players), sentence, values, self.bracket, measured)
        )


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
