"""Remarks of the desk: comment lines `### desk …`, which other programs skip."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from ronde.model import Noted, Remark

PREFIX = "### desk "

_START = r"\d+ \d\d:\d\d"
_MEMBERS = r".+: \d+( \d+)*"
_PUBLISHED = r"\d+ \d{4}-\d\d-\d\d"

_WHY = r"( \((?P<text>.*)\))?"  # the reason, if one was made public


def _of_board(what: str) -> tuple[str, str]:
    """A change by hand of one board, and why."""
    return (
        f"round {{round}} board {{board}} {what}{{why}}",
        rf"round (?P<round>\d+) board (?P<board>\d+) {what}{_WHY}",
    )


#: how each kind is written, in the order in which lines are tried
_LINES: dict[Noted, tuple[str, str]] = {
    Noted.LOTS: ("lots drawn {text}", r"lots drawn (?P<text>.*)"),
    Noted.ESTIMATED: ("estimated ratings {text}", r"estimated ratings (?P<text>\d+ \d{1,4}(, \d+ \d{1,4})*)"),
    Noted.TIMES: ("rounds start {text}", rf"rounds start (?P<text>{_START}(, {_START})*)"),
    Noted.CLUB: ("club {text}", rf"club (?P<text>{_MEMBERS})"),
    Noted.CATEGORY: ("category {text}", rf"category (?P<text>{_MEMBERS})"),
    Noted.LICENCE: ("licence {text}", rf"licence (?P<text>{_MEMBERS})"),
    Noted.FAMILY: ("family {text}", rf"family (?P<text>{_MEMBERS})"),
    Noted.PUBLISHED: (
        "rounds published {text}",
        rf"rounds published (?P<text>{_PUBLISHED}(, {_PUBLISHED})*)",
    ),
    Noted.CHANGED: ("round {round} changed by hand{why}", rf"round (?P<round>\d+) changed by hand{_WHY}"),
    Noted.COLOURS: _of_board("colours exchanged by hand"),
    Noted.OPPONENTS: _of_board("opponents changed by hand"),
    Noted.BYE_GIVEN: _of_board("bye given by hand"),
    Noted.ADDED: _of_board("added after publication"),
    Noted.PAIRED_BEFORE: (
        "round {round} was paired before {text}",
        r"round (?P<round>\d+) was paired before (?P<text>.*)",
    ),
    Noted.ADJOURNED: (
        "round {round} board {board} adjourned, counted as a draw",
        r"round (?P<round>\d+) board (?P<board>\d+) adjourned, counted as a draw",
    ),
    Noted.REVERSED: (
        "round {round} board {board} played with colours reversed",
        r"round (?P<round>\d+) board (?P<board>\d+) played with colours reversed",
    ),
    Noted.RATED_AS: (
        "round {round} board {board} to be rated as {text}",
        r"round (?P<round>\d+) board (?P<board>\d+) to be rated as (?P<text>.*)",
    ),
    Noted.THEN: (
        "round {round} board {board} was {text} when the next was paired",
        r"round (?P<round>\d+) board (?P<board>\d+) was (?P<text>.*) when the next was paired",
    ),
    Noted.MODE_LEFT: (
        "FIDE mode left after round {round}{why}",
        rf"FIDE mode left after round (?P<round>\d+){_WHY}",
    ),
    Noted.ROUNDS: (
        "number of rounds changed after round {round} ({text})",
        r"number of rounds changed after round (?P<round>\d+) \((?P<text>.*)\)",
    ),
    Noted.TIEBREAKS: (
        "tie-breaks changed after round {round} ({text})",
        r"tie-breaks changed after round (?P<round>\d+) \((?P<text>.*)\)",
    ),
    Noted.LAST_ROUND: (
        "round {round} is paired otherwise {text}",
        r"round (?P<round>\d+) is paired otherwise (?P<text>.*)",
    ),
    Noted.MANUAL: ("MPA round {round}: {text}", r"MPA round (?P<round>\d+): (?P<text>.*)"),
    Noted.UNPAIRED: (
        "round {round} was published and taken back{why}",
        rf"round (?P<round>\d+) was published and taken back{_WHY}",
    ),
    Noted.EXPELLED: (
        "player expelled after round {round}: {text}",
        r"player expelled after round (?P<round>\d+): (?P<text>.*)",
    ),
}


#: what a report has no column for, of the players
OF_PLAYERS = (Noted.CLUB, Noted.CATEGORY, Noted.LICENCE, Noted.FAMILY)

#: changes by hand
BY_HAND = (Noted.CHANGED, Noted.COLOURS, Noted.OPPONENTS, Noted.BYE_GIVEN, Noted.ADDED)

#: what may be put right after a round was paired, as `PAIRED_BEFORE` says it
CORRECTED = {
    "results": "results were corrected",
    "colours": "colours were corrected",
    "numbers": "the numbers changed",
    "ratings": "ratings were corrected",
    "entries": "the list of players changed",
    "forbidden": "players were forbidden to meet",
    "no bye": "players were kept from the bye",
}


def corrections(text: str) -> tuple[str, ...]:
    """The kinds of `CORRECTED` that a remark speaks of."""
    return tuple(kind for kind, words in CORRECTED.items() if words in text)


def read_remark(line: str) -> Remark:
    """The remark of a line, with or without its prefix."""
    text = line.removeprefix(PREFIX)
    for kind, (_, pattern) in _LINES.items():
        match = re.fullmatch(pattern, text, re.ASCII)
        if match:
            found = match.groupdict()
            return Remark(
                kind, found.get("text") or "", _number(found.get("round")), _number(found.get("board"))
            )
    return Remark(Noted.OTHER, text)


def _number(digits: str | None) -> int | None:
    return int(digits[:9]) if digits else None


def estimates(remarks: Iterable[Remark]) -> dict[int, int]:
    """The ratings that the arbiter estimated, by pairing number: the column of the report is empty there."""
    return {number: int(rating) for number, rating in _numbered(remarks, Noted.ESTIMATED)}


def times(remarks: Iterable[Remark]) -> dict[int, str]:
    """The time of day at which rounds start, by round."""
    return dict(_numbered(remarks, Noted.TIMES))


def publications(remarks: Iterable[Remark]) -> dict[int, str]:
    """The days of rounds that are only those of their publication, by round."""
    return dict(_numbered(remarks, Noted.PUBLISHED))


def _numbered(remarks: Iterable[Remark], kind: Noted) -> Iterator[tuple[int, str]]:
    """What the remarks of a kind say of each number."""
    for remark in remarks:
        if remark.kind is kind:
            for one in remark.text.split(", "):
                number, said = one.split(" ")
                yield int(number[:9]), said


def members(remarks: Iterable[Remark], kind: Noted) -> dict[int, tuple[str, ...]]:
    """The clubs, categories, licences or families of the players, by pairing number."""
    found: dict[int, tuple[str, ...]] = {}
    for remark in remarks:
        if remark.kind is kind:
            name, _, numbers = remark.text.rpartition(": ")
            for number in numbers.split(" "):
                found[int(number[:9])] = (*found.get(int(number[:9]), ()), name)
    return found


def members_remarks(kind: Noted, named: Mapping[int, Iterable[str]]) -> Iterator[Remark]:
    """A remark for each club, category, licence or family, with the pairing numbers of its players."""
    found: dict[str, list[int]] = {}
    for number, names in named.items():
        for name in names:
            found.setdefault(name, []).append(number)
    for name, numbers in sorted(found.items()):
        yield Remark(kind, f"{name}: {' '.join(map(str, sorted(numbers)))}")


def remark_text(remark: Remark) -> str:
    """A remark as its line says it, without the prefix."""
    if remark.kind is Noted.OTHER:
        return remark.text
    why = f" ({remark.text})" if remark.text else ""
    return _LINES[remark.kind][0].format(text=remark.text, why=why, round=remark.round, board=remark.board)


def remark_line(remark: Remark) -> str:
    """The line of a remark."""
    return PREFIX + remark_text(remark)
