"""A round as it is claimed: its pairs and claims, ready to be checked one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from ronde.model import Colour, Pair
from ronde.rulebook import Step
from ronde.verifying.facts import Facts, Person
from ronde.words import Figure, Letters, Points, Who

Found = TypeVar("Found")


class Wrong(Exception):
    """A claim is false; the message says why."""


class Unchecked(Exception):
    """A claim cannot be checked; the message says why."""


class Claim:
    """One claim, with its values by name and kind."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.values = dict(step.values)
        self.bracket = step.bracket
        self.message = step.message
        self.players = step.players

    def _value(self, name: str, kind: type) -> Any:
        value = self.values.get(name)
        if not isinstance(value, kind):
            raise Wrong(f"{name} is missing")
        return value

    @property
    def place(self) -> int:
        """The number of the bracket that the claim belongs to."""
        if self.bracket is None:
            raise Wrong("it belongs to no bracket")
        return self.bracket

    def who(self, name: str) -> int:
        """A player."""
        return int(self._value(name, Who))

    def ids(self, name: str) -> tuple[int, ...]:
        """Some players."""
        value = self._value(name, tuple)
        if len(set(value)) != len(value):
            raise Wrong(f"{name} names somebody twice")
        return tuple(value)

    def number(self, name: str) -> int:
        """A count."""
        return int(self._value(name, int))

    def points(self, name: str) -> int:
        """Points in tenths."""
        return int(self._value(name, Points))

    def colour(self, name: str) -> Colour:
        """A colour."""
        found = self._value(name, Colour)
        assert isinstance(found, Colour)
        return found

    def text(self, name: str) -> str:
        """A word."""
        return str(self._value(name, str))

    def figure(self, name: str) -> str:
        """A number with decimals."""
        return str(self._value(name, Figure))

    def letters(self, name: str) -> str:
        """Preferences in short."""
        return str(self._value(name, Letters))

    def says(self, **expected: object) -> None:
        """Check that the claim has exactly these values."""
        for name, value in expected.items():
            self.is_(name, value)
        more = set(self.values) - set(expected)
        if more:
            raise Wrong(f"{', '.join(sorted(more))} is not looked at")

    def is_(self, name: str, expected: object) -> None:
        """Check one value."""
        value = self.values.get(name)
        if value != expected:
            raise Wrong(f"{name} is {expected}, not {value}")

    def about(self, *ids: int) -> None:
        """Check that the claim is about these players."""
        if self.players != ids:
            raise Wrong(f"it is about {ids}, not {self.players}")


def holds(fact: bool, why: str) -> None:
    """Raise Wrong unless a fact holds."""
    if not fact:
        raise Wrong(why)


@dataclass
class Account:
    """The round: what is claimed, and the facts of the tournament to check it against."""

    facts: Facts
    pairs: Sequence[Pair]
    claims: Sequence[Claim]

    def __post_init__(self) -> None:
        self.opponent: dict[int, int] = {}
        self.colour: dict[int, Colour] = {}
        self.bye: int | None = None
        for pair in self.pairs:
            if pair.black is None:
                self.bye = pair.white
                continue
            self.opponent |= {pair.white: pair.black, pair.black: pair.white}
            self.colour |= {pair.white: Colour.WHITE, pair.black: Colour.BLACK}
        self.known: dict[Any, Any] = {}

    def once(self, key: Any, make: Callable[[], Found]) -> Found:
        """A value that is computed once for all claims, or the error that it raised."""
        if key not in self.known:
            try:
                self.known[key] = make()
            except (Wrong, Unchecked) as error:
                self.known[key] = error
        found = self.known[key]
        if isinstance(found, Exception):
            raise type(found)(*found.args)
        return cast(Found, found)

    def of(self, *messages: str, bracket: int | None = None) -> list[Claim]:
        """The claims with these messages in a bracket."""
        return [c for c in self.claims if c.message in messages and c.bracket == bracket]

    def one(self, *messages: str, bracket: int | None = None) -> Claim:
        """The only claim with one of these messages in a bracket."""
        found = self.of(*messages, bracket=bracket)
        if len(found) != 1:
            raise Wrong(f"{len(found)} claims {', '.join(messages)} in bracket {bracket}")
        return found[0]

    def person(self, claim: Claim, name: str) -> Person:
        """The participant in a value of a claim."""
        return self.somebody(claim.who(name))

    def somebody(self, id_: int) -> Person:
        """A participant of the round by number."""
        if id_ not in self.facts.here:
            raise Wrong(f"{id_} is not to be paired")
        return self.facts[id_]

    def meet(self, a: int, b: int) -> None:
        """Check that two participants meet in the round."""
        holds(self.opponent.get(a) == b, f"{a} and {b} do not meet")

    def around(self, claim: Claim) -> tuple[int, int]:
        """The pair that a claim is about."""
        holds(len(claim.players) == 2, "it is not about a pair")
        a, b = claim.players
        self.meet(a, b)
        return a, b


Checker = Callable[[Claim, Account], None]
CHECKERS: dict[tuple[str, str], Checker] = {}


def checks(texts: str | Iterable[str], *messages: str) -> Callable[[Checker], Checker]:
    """Declare which claims a function checks: `@checks("dutch-2012", "first", "first_free")`."""
    keys = [texts] if isinstance(texts, str) else list(texts)

    def mark(function: Checker) -> Checker:
        for text in keys:
            for message in messages:
                assert (text, message) not in CHECKERS, (text, message)
                CHECKERS[text, message] = function
        return function

    return mark
