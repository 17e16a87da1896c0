"""Papers for the hall: lists for the door in type that fills the page, slips to cut, place cards.

They are values for `paper.typ`. A list for the door says how large its type may be for its widest names;
the typesetter takes the largest size at which the rows fill as few pages as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ronde.formats.players.person import unaccented
from ronde.formats.trf.reading import in_columns
from ronde.model import Pair, Player
from ronde.output.qr import code
from ronde.systems import known
from ronde.tables.columns import rated
from ronde.tables.lists import listed_pairs, pairings
from ronde.tables.render import Value, shown, width_of
from ronde.words import Message, points, say

if TYPE_CHECKING:
    from ronde.output.pdf import Job

SLIPS_ON_A_PAGE = 4
CARDS_ON_A_PAGE = 4
FEW = 12  # rows that look better on a page turned across
MANY = 40  # names that stand in two columns
WIDTH = {False: 516.0, True: 763.0}  # points between the margins, upright and across
LARGEST, SMALLEST = 34.0, 12.0  # points of the names on the door
Values = dict[str, Any]


# --- the lists for the door ----------------------------------------------------------------------


def by_board(job: Job) -> Values:
    """The boards of a round with names, clubs, ratings and points."""
    pairs, players = _pairs(job), job.tournament.by_id()
    table = pairings(job.tournament, job.shown_round, "board", job.language, pairs)
    at = {column.key: n for n, column in enumerate(table.columns)}
    first, second = ("white", "black") if "white" in at else ("first", "second")

    def side(row: Sequence[Value], name: str, suffix: str, id_: int | None) -> Values:
        parts = [row[at[key]] for key in (f"rating{suffix}",) if key in at]
        score = row[at[f"points{suffix}"]]
        told = [] if score is None else [say("paper-points", job.language, points=_shown(job, score))]
        club = players[id_].club or players[id_].federation if id_ is not None else ""
        title = f"{players[id_].title} " if id_ is not None and players[id_].title else ""
        detail = " · ".join(filter(None, (str(parts[0] or "") if parts else "", *told, club)))
        return {"text": f"{title}{row[at[name]] or ''}", "detail": detail, "strong": False}

    rows = [
        [
            {"text": str(row[at["board"]]), "detail": "", "strong": True},
            side(row, first, "", pair.white),
            {"text": str(row[at["result"]] or ""), "detail": "", "blank": pair.black is not None},
            side(row, second, "2", pair.black),
        ]
        for row, pair in zip(table.rows, pairs, strict=True)
    ]
    heads = [table.columns[at[key]].heading for key in ("board", first, "result", second)]
    made = _door(rows, ["number", "name", "result", "name"], heads, 1)
    return {**made, "title": say("table-pairings", job.language, n=job.shown_round), "notes": table.notes}


def by_name(job: Job) -> Values:
    """Everybody of a round in alphabetical order, with board, colour and opponent."""
    players, lines = job.tournament.by_id(), []
    coloured = _coloured(job)
    for board, pair in enumerate(_pairs(job), 1):
        sides = ((pair.white, pair.black, "white"), (pair.black, pair.white, "black"))
        lines += [(players[a], b, side, board) for a, b, side in sides if a is not None]
    lines.sort(key=lambda line: (unaccented(line[0].name), line[0].id))
    columns = 2 if len(lines) > MANY else 1
    rows = [
        _name_row(me, players[other].name if other else None, side if coloured else "", board, columns, job)
        for me, other, side, board in lines
    ]
    wide = columns == 1
    kinds = ["name", "number", *(["stone"] if coloured else []), *(["name"] if wide else [])]
    heads = [say(f"heading-{key}", job.language) for key in ("name", "board")]
    heads += ([""] if coloured else []) + ([say("heading-opponent", job.language)] if wide else [])
    made = _door(rows, kinds, heads, columns)
    number = job.shown_round
    table = pairings(job.tournament, number, "alphabetical", job.language, _pairs(job))
    title = say("table-alphabetical", job.language, n=number)
    return {
        **made,
        "title": title,
        "letters": [me.name[:1].upper() for me, *_ in lines],
        "notes": table.notes,
    }


def _name_row(me: Player, other: str | None, side: str, board: int, columns: int, job: Job) -> list[Values]:
    bye = say("bye", job.language)
    below = (other or bye) if columns > 1 else (me.club or "")
    stone = [{"text": "", "stone": side if other else ""}] if _coloured(job) else []
    last = [{"text": other or bye, "detail": ""}] if columns == 1 else []
    return [
        {"text": me.name, "detail": below},
        {"text": str(board), "strong": True},
        *stone,
        *last,
    ]


def _door(rows: list[list[Values]], kinds: list[str], heads: list[str], columns: int) -> Values:
    """A list for the door, with the largest size that its names allow."""
    needed = 0.0
    for n, kind in enumerate(kinds):
        longest = max([width_of(row[n]["text"]) for row in rows], default=1)
        needed += {"name": 0.5 * min(longest, 28) + 0.9, "stone": 1.6, "result": 4.2}.get(
            kind, 0.6 * longest + 1.4
        )
    upright = WIDTH[False] / columns / needed
    flipped = columns == 1 and len(rows) <= FEW and upright < LARGEST
    most = WIDTH[True] / needed if flipped else upright
    return {
        "kind": "door",
        "flipped": flipped,
        "across": columns,
        "kinds": kinds,
        "heads": heads,
        "rows": rows,
        "letters": [],
        "most": round(min(LARGEST, most), 1),
        "least": min(SMALLEST, round(most, 1)),
    }


def _pairs(job: Job) -> list[Pair]:
    return list(job.pairs or listed_pairs(job.tournament, job.shown_round))


def _coloured(job: Job) -> bool:
    rules = known(job.tournament.settings.system)
    return rules is None or rules.uses_colours


def _shown(job: Job, value: Value) -> str:
    from ronde.tables.render import Column

    return shown(value, Column("points", "", True, 1), job.language)


# --- result slips --------------------------------------------------------------------------------


def slips(job: Job) -> Values:
    """A slip for every board, ordered so that the cut piles stack in board order."""
    number = job.shown_round
    tournament, players = job.tournament, job.tournament.by_id()
    rules = known(tournament.settings.system)
    coloured = _coloured(job)
    games = rules.games if rules else 1
    made = [
        _slip(board, players[pair.white], players[pair.black], job)
        for board, pair in enumerate(_pairs(job), 1)
        if pair.black is not None
    ]
    scoring = in_columns(tournament).settings.scoring
    marks = (
        (scoring.white_win, scoring.black_loss),
        (scoring.white_draw, scoring.black_draw),
        (scoring.white_loss, scoring.black_win),
    )
    sides = ("white", "black") if coloured else ("paper-first", "paper-second")
    return {
        "kind": "slips",
        "flipped": False,
        "title": say("round-n", job.language, n=number),
        "board": say("board", job.language),
        "code": say("paper-code", job.language),
        "scan": say("paper-scan" if job.codes else "paper-scan-board", job.language),
        "games": [""] if games == 1 else [say("game-n", job.language, n=n + 1) for n in range(games)],
        "outcomes": [f"{_half(a, job)} – {_half(b, job)}" for a, b in marks],
        "signatures": [say("paper-signature", job.language, side=Message(side)) for side in sides],
        "pages": piles(made),
    }


def _half(tenths: int, job: Job) -> str:
    return "½" if tenths == 5 else points(tenths, job.language)


def _slip(board: int, first: Player, second: Player, job: Job) -> Values:
    link = job.board_links.get(board, "")
    return {
        "board": str(board),
        "kinds": ["white", "black"] if _coloured(job) else ["", ""],
        "first": first.name,
        "first-detail": _detail(first),
        "second": second.name,
        "second-detail": _detail(second),
        "qr": code(link) if link else None,
        "link": link,
        "code": job.codes.get(board, ""),
    }


def _detail(player: Player) -> str:
    told = (f"{player.id}", player.title, str(rated(player) or ""), player.club or player.federation)
    return " · ".join(filter(None, told))


def piles(slips: Sequence[Any], on_a_page: int = SLIPS_ON_A_PAGE) -> list[list[Any]]:
    """The boards page by page, so that the cut piles stack in order."""
    count = -(-len(slips) // on_a_page)
    return [
        [slips[p] if p < len(slips) else None for p in range(page, count * on_a_page, count)]
        for page in range(count)
    ]


# --- place cards ---------------------------------------------------------------------------------


def place_cards(job: Job) -> Values:
    """A card for the table of everybody, to be folded: the name reads from both sides."""
    chosen = set(job.players)
    players = sorted(job.tournament.players, key=lambda p: (unaccented(p.name), p.id))
    cards = [
        {
            "name": p.name,
            "title": p.title,
            "detail": " · ".join(filter(None, (str(rated(p) or ""), p.federation, p.club))),
            "number": str(p.id),
        }
        for p in players
        if not chosen or p.id in chosen
    ]
    pages = [cards[n : n + CARDS_ON_A_PAGE] for n in range(0, len(cards), CARDS_ON_A_PAGE)]
    return {
        "kind": "place-cards",
        "flipped": False,
        "title": say("paper-place-cards", job.language),
        "pages": [page + [None] * (CARDS_ON_A_PAGE - len(page)) for page in pages],
    }
