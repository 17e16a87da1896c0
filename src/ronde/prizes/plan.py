"""The prizes of a tournament as its organiser announces them. Amounts are in minor units (cents)."""

from __future__ import annotations

import re
from enum import Enum

from ronde.errors import BadInput
from ronde.values import frozen
from ronde.words import Message, Money, Quoted, decimal_mark, minor_digits
from ronde.words.currencies import CODES

MOST_PRIZES, MOST_LISTS, LARGEST = 200, 60, 10**11


class Sharing(Enum):
    """What players on equal points do with their prizes."""

    EQUAL = "equal"  # share them equally
    HORT = "hort"  # half of the prize by place, half of the sum shared equally
    NONE = "none"  # the tie-breaks decide


@frozen
class PrizeList:
    """The prizes of everybody or of one category, by place."""

    amounts: tuple[int, ...]
    category: str = ""  # "" is the main list
    sharing: Sharing = Sharing.NONE
    least_games: int = 0  # played, to be eligible

    @property
    def title(self) -> Message | str:
        """What the list is called."""
        return self.category or Message("prize-main")


@frozen
class Special:
    """A prize that is given by hand, besides all others, to a player or to nobody yet."""

    name: str
    amount: int = 0
    player: int | None = None  # the pairing number
    uid: str = ""  # the same player at a desk, where numbers may change


@frozen
class Plan:
    """All prizes and how they are given."""

    lists: tuple[PrizeList, ...] = ()
    specials: tuple[Special, ...] = ()
    currency: str = "EUR"
    one_each: bool = True  # the best one only; specials apart
    unit: int = 1  # amounts are rounded to multiples of it, in minor units
    public: bool = False  # shown on the public pages

    def __bool__(self) -> bool:
        return bool(self.lists or self.specials)

    def money(self, amount: int) -> Money:
        """An amount for a sentence."""
        return Money(f"{amount} {self.currency}")

    @property
    def total(self) -> int:
        """The sum of all prizes."""
        return sum(sum(one.amounts) for one in self.lists) + sum(one.amount for one in self.specials)


def check(plan: Plan, categories: tuple[str, ...]) -> None:
    """Refuse a plan that makes no sense."""
    if plan.currency not in currencies():
        raise BadInput("error-no-currency", currency=Quoted(plan.currency))
    if not 1 <= plan.unit <= 10**6:
        raise BadInput("error-prize-unit")
    named = [one.category for one in plan.lists]
    if len(named) > MOST_LISTS or any(len(one.amounts) > MOST_PRIZES for one in plan.lists):
        raise BadInput("error-prizes-too-many", most=MOST_PRIZES)
    for one in plan.lists:
        if named.count(one.category) > 1:
            raise BadInput("error-prizes-twice", list=one.title)
        if one.category and one.category not in categories:
            raise BadInput("error-no-category", category=Quoted(one.category))
        if not one.amounts or any(not 0 < amount <= LARGEST for amount in one.amounts):
            raise BadInput("error-prize-amounts", list=one.title)
        if list(one.amounts) != sorted(one.amounts, reverse=True):
            raise BadInput("error-prizes-rise", list=one.title)
    if any(not 0 <= one.amount <= LARGEST or not one.name for one in plan.specials):
        raise BadInput("error-prize-special")


def currencies() -> list[str]:
    """The codes of the currencies in use, those of most events first."""
    usual = ["EUR", "CHF", "GBP", "USD", "CAD", "XOF", "MAD"]
    return [*usual, *sorted(CODES.difference(usual))]


def read_amount(text: str, currency: str) -> int:
    """An amount as people type it, in minor units: 120, 120.50, 1 200,50 €, EUR 120."""
    digits = minor_digits(currency)
    plain = "".join(c for c in text if not c.isspace() and c not in "'’")
    found = re.fullmatch(r"[^\d.,-]*(\d{1,10})(?:[.,](\d+))?[^\d.,-]*", plain, re.ASCII)
    if found is None or len(found[2] or "") > digits:
        raise BadInput("error-not-money", text=Quoted(text))
    return int(found[1] + (found[2] or "").ljust(digits, "0"))


def typed(amount: int, currency: str, language: str = "en") -> str:
    """An amount as it can be typed again: 120, 120.50; in French 120,50."""
    digits = minor_digits(currency)
    whole, rest = divmod(amount, 10**digits)
    return f"{whole}{decimal_mark(language)}{rest:0{digits}}" if rest else str(whole)
