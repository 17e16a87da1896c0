"""Time controls as people write them, and as TRF26 encodes them (222): 40/5400+30:1800+30, in seconds."""

from __future__ import annotations

import re

_ENCODED = re.compile(r"(?:\d+/)?\d{3,5}(?:\+\d{1,3})?(?::(?:\d+/)?\d{3,5}(?:\+\d{1,3})?)*", re.ASCII)
_SHORT = re.compile(r"(\d{1,3})\s*\+\s*(\d{1,3})", re.ASCII)  # 90+30: minutes and seconds
_MOVES = r"(?:\s*(?:mov\w*|coups?|mm))?"
_PERIOD = re.compile(
    rf"(\d{{1,3}})\s*(?:min\w*|m\b|'(?!'))(?:\s*(?:x|/|for|pour)\s*(\d+){_MOVES})?", re.ASCII
)
_FIRST_MOVES = re.compile(r"(\d+)\s*(?:moves|coups)\s*(?:in|en|/)\s*(\d{1,3})\s*(?:min\w*|')", re.ASCII)
_SECONDS = re.compile(r"(\d{1,3})\s*(?:s\b|sec\w*|\"|'')", re.ASCII)


def encoded(text: str) -> str:
    """A time control in the code of TRF26; "" if it cannot be read with certainty."""
    plain = re.sub("[’′]", "'", text.lower().replace("″", '"').replace("”", '"')).strip()
    if _ENCODED.fullmatch(plain):
        return plain
    if short := _SHORT.fullmatch(plain):
        return _written([(0, int(short[1]))], int(short[2]))
    periods = [(int(moves), int(minutes)) for moves, minutes in _FIRST_MOVES.findall(plain)]
    rest = _FIRST_MOVES.sub(" ", plain)
    bonus = [int(seconds) for seconds in _SECONDS.findall(rest)]
    rest = _SECONDS.sub(" ", rest)
    periods += [(int(moves or 0), int(minutes)) for minutes, moves in _PERIOD.findall(rest)]
    if not periods or len(set(bonus)) > 1:
        return ""
    return _written(periods, bonus[0] if bonus else 0)


def _written(periods: list[tuple[int, int]], bonus: int) -> str:
    more = f"+{bonus}" if bonus else ""
    return ":".join(
        f"{moves}/{60 * minutes}{more}" if moves else f"{60 * minutes}{more}" for moves, minutes in periods
    )
