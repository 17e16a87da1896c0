"""Initial order, titles and board order (C.04.2 B and D.9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ronde.model import Pair, Player
from ronde.rulebook import implements

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "")
_SHORT = {"g": "GM", "m": "IM", "wg": "WGM", "f": "FM", "wm": "WIM", "c": "CM", "wf": "WFM", "wc": "WCM"}
_TITLE_RANK = {title: rank for rank, title in enumerate(TITLES)}


@implements("fide-2012 C.04.2.B.2")
@implements("fide-2026 C.04.2.2.2")
def title_rank(title: str) -> int:
    """The place of a title in the list of C.04.2.B.2.b; 0 is a grandmaster, unknown titles come last."""
    clean = title.strip()
    clean = _SHORT.get(clean.lower(), clean.upper())
    return _TITLE_RANK.get(clean, len(TITLES) - 1)


@implements("fide-2012 C.04.2.B.1", "fide-2012 C.04.2.B.2", "fide-2012 C.04.2.B.3", "elo-swiss A2")
@implements("fide-2026 C.04.2.2.1", "fide-2026 C.04.2.2.2", "fide-2026 C.04.2.2.3")
def initial_order(players: Iterable[Player]) -> list[Player]:
    """Strongest first: rating, title, name in alphabetical order."""
    return sorted(players, key=lambda p: (-p.rating, title_rank(p.title), p.name.casefold(), p.id))


@implements("fide-2012 C.04.2.D.9", "elo-swiss E1")
@implements("fide-2026 C.04.2.3.6")
def board_order(pairs: Iterable[Pair], score: Callable[[int], int]) -> list[Pair]:
    """Sort pairs for publication: score of the stronger, sum, number of the stronger; the bye last."""

    def key(pair: Pair) -> tuple[bool, int, int, int]:
        white, black = pair.white, pair.black
        if black is None:
            return True, -score(white), -score(white), white
        one, other = score(white), score(black)
        if one < other or (one == other and black < white):
            return False, -other, -one - other, black
        return False, -one, -one - other, white

    return sorted(pairs, key=key)
