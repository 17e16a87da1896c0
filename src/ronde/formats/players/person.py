"""A person as lists of players describe them, and how the fields are read."""

from __future__ import annotations

import re
import unicodedata
from calendar import monthrange

from ronde.facts.order import TITLES
from ronde.values import frozen

_TITLES = {
    "g": "GM", "gm": "GM", "gmi": "GM", "m": "IM", "im": "IM", "mi": "IM",
    "f": "FM", "fm": "FM", "mf": "FM", "c": "CM", "cm": "CM", "gf": "WGM",
    "wgm": "WGM", "gmf": "WGM", "wg": "WGM", "wim": "WIM", "mif": "WIM", "wm": "WIM",
    "wfm": "WFM", "mff": "WFM", "ff": "WFM", "wf": "WFM", "wcm": "WCM", "cmf": "WCM",
    "cf": "WCM", "wc": "WCM",
}  # fmt: skip


LONGEST_NAME = 60  # of a category
MOST_MONEY = 10**9
_UNRATED = ("", "-", "–", "—", "?", "nc", "nr", "n/a", "unr", "unrated", "none", "non classé", "sans")


@frozen
class Person:
    """The particulars of a player."""

    name: str
    rating: int = 0
    title: str = ""
    sex: str = ""  # m, w or nothing
    federation: str = ""
    fide_id: str = ""
    birth: str = ""  # 1998, or 1998/07/14
    club: str = ""
    licence: str = ""  # the number in the national federation
    categories: tuple[str, ...] = ()  # given by hand or by the list, besides those worked out
    family: str = ""  # a free group of people who may have to be kept apart
    fee: int = 0  # due for the entry, in hundredths
    paid: int = 0  # of it, in hundredths
    estimate: int = 0  # of the strength of a player without a rating, by the arbiter

    @property
    def strength(self) -> int:
        """The rating, or else the estimate of it: what numbers and tie-breaks use."""
        return self.rating or self.estimate

    @property
    def rating_shown(self) -> str:
        """The rating as people read it; 1400 E is an estimate."""
        return rating_shown(self.strength, not self.rating)


def rating_shown(value: int, estimated: bool) -> str:
    """A rating as people read it; 1400 E is an estimate."""
    return f"{value} E" if value and estimated else str(value or "")


def spaced(text: str) -> str:
    """A text without control characters and double blanks."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


#: letters that Unicode does not take apart
_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"})


def unaccented(text: str) -> str:
    """A name as the alphabet and a search see it: small letters without accents, Çelik among the C."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c)).translate(_LETTERS)


def listed(text: str) -> tuple[str, ...]:
    """The names of a list such as "U12, Women"."""
    parts = (spaced(part)[:LONGEST_NAME] for part in re.split(r"[,;/|]", text))
    return tuple(dict.fromkeys(part for part in parts if part))


def amount(text: str) -> int | None:
    """A sum of money in hundredths: 20, 20.5, 20,50 €; 0 where there is none, None if it is no amount."""
    plain = re.sub(r"[^\d.,-]", "", text)
    if not plain:
        return 0 if not spaced(text) else None
    match = re.fullmatch(r"(\d{1,7})(?:[.,](\d{1,2}))?", plain, re.ASCII)
    return int(match[1]) * 100 + int((match[2] or "").ljust(2, "0")) if match else None


def title(text: str) -> str:
    """A title as FIDE writes it, whatever the language of the list; unknown ones are dropped."""
    plain = text.strip().casefold()
    known = _TITLES.get(plain, plain.upper())
    return known if known in TITLES else ""


def sex(text: str) -> str:
    """m or w, as the report has it."""
    plain = text.strip().casefold()[:1]
    return {"m": "m", "h": "m", "w": "w", "f": "w", "v": "w"}.get(plain, "")


def rating(text: str) -> int | None:
    """The number in 2134, 2134 F, 1500* or 2 134,0; 0 where there is none, None if it is no rating."""
    plain = spaced(text)
    match = re.fullmatch(r"(\d{1,4}|\d \d{3})(?:[.,]0+)?\s*[A-Za-z*]?", plain, re.ASCII)
    if match:
        return int(match[1].replace(" ", ""))
    return 0 if plain.casefold() in _UNRATED else None


def rating_or_estimate(text: str) -> tuple[int, int] | None:
    """The rating and the estimate in a text: 1400 E is an estimate; None if it is no rating."""
    value = rating(text)
    if value is None:
        return None
    return (0, value) if value and spaced(text)[-1:] in "Ee" else (value, 0)


def _day(year: int, month: int, day: int) -> str:
    """A day as the report has it; nothing for one that no calendar has."""
    there = 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
    return f"{year:04}/{month:02}/{day:02}" if there else ""


def birth(text: str) -> str:
    """A year or a date as the report has it: 1998, 1998/07/14."""
    plain = text.strip().split(" ")[0].split("T")[0]
    if match := re.fullmatch(r"(\d{1,2})[./-](\d{1,2})[./-](\d{4})", plain, re.ASCII):
        return _day(int(match[3]), int(match[2]), int(match[1]))
    if match := re.fullmatch(r"(\d{4})[./-](\d{1,2})[./-](\d{1,2})", plain, re.ASCII):
        if int(match[2]) == int(match[3]) == 0:
            return match[1]
        return _day(int(match[1]), int(match[2]), int(match[3]))
    return plain if re.fullmatch(r"[12]\d{3}", plain, re.ASCII) else ""


def fide_id(text: str) -> str:
    """A FIDE number, nothing for 0."""
    plain = text.strip().removesuffix(".0").lstrip("0")
    return plain if plain.isascii() and plain.isdigit() else ""
