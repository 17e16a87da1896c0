"""A tournament as the XML that chess-results.com takes: the event, its rounds, players and pairings.

The site gives a tournament its key, and its operator gives a program its number and the secret of the
`security` part: whoever sends the file adds them, here they are left empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from xml.etree import ElementTree

from ronde.model import Cell, Colour, Pair, Player, Result, Tournament
from ronde.ranking.standings import Row, Standings
from ronde.ranking.tiebreaks.event import Code
from ronde.tables.columns import points
from ronde.tables.render import clean, decimal
from ronde.values import frozen

TIEBREAKS = 6  # places for tie-breaks in the file
_SWISS = "0"
_BYE, _NOT_PAIRED = -1, -2  # in the place of an opponent
_FORFEITS = (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)

#: the numbers that the site gives to tie-breaks, and the parameters that never change
_NUMBERS = {
    "WIN": ("68", ""),
    "WON": ("68", ""),
    "BPG": ("53", ""),
    "PS": ("86", ""),
    "AOB": ("77", "-"),
    "KS": ("87", "0,50"),
    "KASH": ("92", ""),
    "TPR": ("88", "0,0"),
    "APRO": ("88", "1,0"),
    "PTP": ("88", "2,0"),
    "APPO": ("88", "3,0"),
}
#: tie-breaks whose parameters say what is cut: the best, the worst, forfeits as games, Fore Buchholz
_CUT = {"BH": ("84", "-"), "FB": ("84", "F"), "SB": ("85", "-")}


@frozen
class Particulars:
    """What the file says of the event beside its players and results; days as 2026-11-17."""

    name: str
    place: str = ""
    federation: str = ""
    first_day: str = ""
    last_day: str = ""
    arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    starts: tuple[str, ...] = ()  # of the rounds: 2026-11-17 14:30, a day, or nothing
    rounds: int = 0


def document(
    about: Particulars, tournament: Tournament, ranking: Standings, pairs: Sequence[Sequence[Pair]]
) -> str:
    """The file of a tournament, given its standings and the boards of each published round."""
    root = ElementTree.Element("chessresults")
    codes = usable(ranking.codes)
    _tournament(ElementTree.SubElement(root, "tournamentdata"), about, tournament, ranking, len(pairs), codes)
    rounds = ElementTree.SubElement(root, "rounds")
    for number in range(1, about.rounds + 1):
        start = about.starts[number - 1] if number <= len(about.starts) else ""
        day, time = start[:10].replace("-", "/"), start[11:16]
        _add(rounds, "round", {"round": str(number), "date": day, "time": time})
    players = ElementTree.SubElement(root, "players")
    tied = _like_the_row_above(ranking.rows)
    for row in sorted(ranking.everybody, key=lambda row: row.id):
        _add(players, "player", _player(row, row.id in tied, ranking, codes))
    games = ElementTree.SubElement(root, "playerpairings")
    by_id = tournament.by_id()
    for number, boards in enumerate(pairs, 1):
        for one in _round(number, boards, by_id, tournament):
            _add(games, "playerpairing", one)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, "unicode") + "\n"


def usable(codes: Sequence[Code]) -> list[Code]:
    """The tie-breaks that the site knows, at most six; points have an attribute of their own."""
    return [code for code in codes if number_of(code) is not None][:TIEBREAKS]


def number_of(code: Code) -> tuple[str, str] | None:
    """The number of a tie-break at the site and its parameters; None if it has none there."""
    played = "P" if code.forfeits else "-"
    if code.name in _CUT:
        number, fore = _CUT[code.name]
        return number, f"0,{code.high},{code.low},{played},{'F' if code.fore else fore}"
    if code.name == "ARO":
        return "80", f"0,{code.high},{code.low}"
    if code.name == "DE":
        return "81", played
    return _NUMBERS.get(code.name)


def _add(parent: ElementTree.Element, name: str, values: Mapping[str, str]) -> None:
    """An element whose attributes hold no character that XML forbids."""
    ElementTree.SubElement(parent, name, {key: clean(value) for key, value in values.items()})


def _tournament(
    parent: ElementTree.Element,
    about: Particulars,
    tournament: Tournament,
    ranking: Standings,
    published: int,
    codes: Sequence[Code],
) -> None:
    rated = [player.rating for player in tournament.players if player.rating]
    tiebreaks: dict[str, str] = {}
    for place in range(TIEBREAKS):
        number, detail = (number_of(codes[place]) if place < len(codes) else None) or ("0", "")
        tiebreaks |= {f"tb{place + 1}no": number, f"tb{place + 1}_detail": detail}
    _add(
        parent,
        "tournament",
        {
            "key": "",
            "type": _SWISS,
            "name": about.name,
            "location": about.place,
            "rounds": str(about.rounds),
            "currentround": str(published),
            "rankinground": str(ranking.rounds),
            "from": about.first_day.replace("-", ""),
            "to": about.last_day.replace("-", ""),
            "timecontrol": about.time_control,
            "replay": "1",
            "ratingavg": str(round(sum(rated) / len(rated))) if rated else "",
            "chiefarbiter": about.arbiter,
            "deputyarbiter": ", ".join(about.deputies),
            "federation": about.federation,
            "creator": "",
            **tiebreaks,
        },
    )


def _like_the_row_above(rows: Sequence[Row]) -> set[int]:
    """The players whom nothing separates from the one above them."""
    return {below.id for above, below in pairwise(rows) if above.place == below.place}


def _player(row: Row, tied: bool, ranking: Standings, codes: Sequence[Code]) -> dict[str, str]:
    player = row.player
    last, _, first = (part.strip() for part in player.name.partition(","))
    values = {code: value for code, value in zip(ranking.codes, row.values, strict=True) if value is not None}
    tiebreaks = {
        f"tb{place}": decimal(values[code], ranking.tiebreak(code).digits) if code in values else ""
        for place, code in enumerate(codes, 1)
    }
    return {
        "no": str(player.id),
        "lastname": last,
        "firstname": first,
        "title": player.title,
        "rtg": str(player.rating),
        "rtgfide": str(player.rating) if player.fide_id and player.rating and not player.estimated else "",
        "dob": player.birth[:4],
        "sex": {"m": "M", "w": "W", "f": "W"}.get(player.sex.lower(), ""),
        "fed": player.federation,
        "fideid": player.fide_id,
        "clubname": player.club,
        "typ": ",".join(player.categories),
        "rank": str(row.place) if row.place else "",
        "pts": decimal(points(row.score), 1),
        "equal": "J" if tied else "N",
        **tiebreaks,
    }


def _round(
    number: int, boards: Sequence[Pair], by_id: Mapping[int, Player], tournament: Tournament
) -> list[dict[str, str]]:
    """The boards of a round, then whoever was not paired."""
    seated = {id_ for pair in boards for id_ in pair}
    alone = [Pair(id_) for id_ in by_id if id_ not in seated]
    found = []
    for board, pair in enumerate([*boards, *alone], 1):
        white, black = by_id[pair.white].cell(number), None
        if pair.black is not None:
            black = by_id[pair.black].cell(number)
        swapped = white.colour is Colour.BLACK
        first, second = (pair.black, pair.white) if swapped and pair.black else (pair.white, pair.black)
        if swapped and black is not None:
            white, black = black, white
        found.append(
            {
                "round": str(number),
                "pairing": str(board),
                "board": "1",
                "whiteno": str(first),
                "blackno": str(second or (_BYE if white.result is Result.PAIRING_BYE else _NOT_PAIRED)),
                "reswhite": _points(white, tournament),
                "resblack": _points(black, tournament) if black is not None else "",
                "forfeit": "K" if white.result in _FORFEITS else "",
            }
        )
    return found


def _points(cell: Cell, tournament: Tournament) -> str:
    """The points of a cell; nothing while the game goes on."""
    if cell.result is Result.PENDING:
        return ""
    value = Fraction(tournament.settings.scoring.points(cell), 10)
    return decimal(value, 0 if value.denominator == 1 else 1)
