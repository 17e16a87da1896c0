"""Pictures: the score groups of a round, a player's way through them, the balance of colours.

Each is one `<svg>` to be put into a page: drawn in the colour of the text around it (so it follows light,
dark and print), 360 units wide so that it can be read on a telephone, with a title and a description that
say in words what it shows. No style attributes and no scripts: a strict content policy lets them through.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape

from ronde.facts.history import cards
from ronde.model import Cell, Colour, Pair, Player, Result, Scoring, Tournament
from ronde.tables.render import clean
from ronde.values import frozen
from ronde.words import Message, Points, Who, points, say

WIDTH = 360


def _text(text: str) -> str:
    return escape(clean(text))


def picture(name: str, height: float, title: str, description: Iterable[str], drawn: Iterable[str]) -> str:
    """The frame of every picture."""
    about = _text(". ".join(description))
    return (
        f'<svg class="picture {name}" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{_text(title)}" '
        'fill="currentColor" font-family="inherit" font-size="12" xmlns="http://www.w3.org/2000/svg">\n'
        f"<title>{_text(title)}</title>\n<desc>{about}.</desc>\n" + "\n".join(drawn) + "\n</svg>"
    )


def label(x: float, y: float, text: str, anchor: str = "start", more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{more}>{_text(text)}</text>'


# --- the score groups of a round -----------------------------------------------------------------


@frozen
class Group:
    """The players of one score before a round."""

    score: int
    within: tuple[Pair, ...]
    across: tuple[int, ...]  # players paired with another group
    alone: tuple[int, ...]  # the bye

    @property
    def size(self) -> int:
        """How many players."""
        return 2 * len(self.within) + len(self.across) + len(self.alone)


def groups(pairs: Sequence[Pair], score: dict[int, int]) -> list[Group]:
    """The score groups of a round, highest first."""
    found = []
    for value in sorted({score[id_] for pair in pairs for id_ in pair}, reverse=True):
        mine = [pair for pair in pairs if any(score[id_] == value for id_ in pair)]
        within = tuple(p for p in mine if p.black is not None and score[p.white] == score[p.black])
        across = tuple(
            next(id_ for id_ in p if score[id_] == value)
            for p in mine
            if p.black is not None and score[p.white] != score[p.black]
        )
        found.append(Group(value, within, across, tuple(p.white for p in mine if p.black is None)))
    return found


def round_chart(tournament: Tournament, round_: int, pairs: Sequence[Pair], language: str = "en") -> str:
    """The score groups of a round as bars, and arrows for players who meet a lower group."""
    then = cards(tournament.before(round_) if round_ < tournament.next_round else tournament, everyone=True)
    score = {id_: then[id_].pairing_score for id_ in then}
    shown = groups(pairs, score)
    row = {group.score: n for n, group in enumerate(shown)}
    floats = [
        (p.white, p.black) if score[p.white] > score[p.black] else (p.black, p.white)
        for p in pairs
        if p.black is not None and score[p.white] != score[p.black]
    ]
    names = {p.id: p.name for p in tournament.players}

    def met(high: int, low: int) -> str:
        values = {"above": Points(score[high]), "below": Points(score[low])}
        return say("picture-floats", language, names, high=Who(high), low=Who(low), **values)

    lanes: dict[tuple[int, int], list[str]] = {}
    for high, low in floats:
        lanes.setdefault((row[score[high]], row[score[low]]), []).append(met(high, low))
    description = [_group_line(group, language) for group in shown]
    description += [met(high, low) for high, low in floats[:40]]
    description += [
        say("explain-has-bye", language, names, a=Who(id_)) for group in shown for id_ in group.alone
    ]
    largest = max((group.size for group in shown), default=1)
    drawn = [_bar(n, group, largest, language) for n, group in enumerate(shown)]
    places = _side_by_side(sorted(lanes))
    drawn += [_arrow(places[ends], ends, told) for ends, told in sorted(lanes.items())]
    drawn += _legend(8 + 34 * len(shown) + 14, language)
    title = say("picture-groups", language, n=round_)
    return picture("groups", 34 * len(shown) + 36, title, description, drawn)


def _group_line(group: Group, language: str) -> str:
    players, pairs = Message.of("people-n", n=group.size), Message.of("picture-pairs", n=len(group.within))
    return say("picture-group", language, points=Points(group.score), players=players, pairs=pairs)


_BAR, _LEFT = 170, 40  # the longest bar, and where bars begin
_SHADES = (("picture-within", 0.75), ("picture-across", 0.35), ("bye", 0.0))


def _bar(n: int, group: Group, largest: int, language: str) -> str:
    top = 8 + 34 * n
    unit = _BAR / largest
    parts = [f"<g><title>{_text(_group_line(group, language))}</title>"]
    parts.append(label(_LEFT - 8, top + 17, points(group.score, language), "end", ' font-weight="bold"'))
    x = float(_LEFT)
    for (_, shade), count in zip(
        _SHADES, (2 * len(group.within), len(group.across), len(group.alone)), strict=True
    ):
        if count:
            parts.append(_block(x, top, count * unit, 24, shade))
            x += count * unit
    parts.append(label(x + 6, top + 17, str(group.size), more=' opacity="0.8"'))
    return "".join(parts) + "</g>"


def _block(x: float, y: float, width: float, height: float, shade: float) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:g}" width="{width:.1f}" height="{height:g}" fill-opacity="{shade}" '
        'stroke="currentColor" stroke-width="1"/>'
    )


def _arrow(lane: int, ends: tuple[int, int], told: Sequence[str]) -> str:
    """The arrow for players who go from one group to another, with their number if several."""
    start, end = (8 + 34 * n + 12 for n in ends)
    x = 244 + 19 * (lane % 6)
    lines = (
        f'<circle cx="{x}" cy="{start}" r="3.5"/>'
        f'<path d="M{x} {start}V{end - 8}" stroke="currentColor" stroke-width="1.8" fill="none"/>'
        f'<path d="M{x - 5} {end - 9}h10l-5 9z"/>'
    )
    number = label(x + 6, (start + end) / 2 + 4, f"{len(told)}", more=' font-size="11"')
    title = f"<title>{_text('; '.join(told))}</title>"
    return f'<g class="float">{title}{lines}{number}</g>'


def _side_by_side(arrows: Sequence[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """The first free lane for each arrow."""
    until: list[int] = []
    places = {}
    for start, end in arrows:
        lane = next((n for n, last in enumerate(until) if last < start), len(until))
        until[lane : lane + 1] = [end]
        places[start, end] = lane
    return places


def _legend(y: float, language: str) -> list[str]:
    drawn, x = [], 4.0
    for key, shade in _SHADES:
        text = say(key, language)
        drawn.append(_block(x, y - 9, 11, 11, shade))
        drawn.append(label(x + 16, y, text, more=' font-size="10.5"'))
        x += 26 + 5.5 * len(text)
    return drawn


# --- a player's way ------------------------------------------------------------------------------


def _outcome(cell: Cell) -> str:
    won = (Result.WIN, Result.UNRATED_WIN, Result.FORFEIT_WIN, Result.PAIRING_BYE, Result.FULL_BYE)
    drawn = (Result.DRAW, Result.UNRATED_DRAW, Result.HALF_BYE)
    if cell.result is Result.PENDING:
        return "picture-pending"
    if cell.result in won:
        return "picture-win"
    return "picture-draw" if cell.result in drawn else "picture-loss"


def _running(player: Player, scoring: Scoring, rounds: int) -> list[int]:
    """The points before round 1 and after every round."""
    total, found = 0, [0]
    for n in range(1, rounds + 1):
        total += scoring.points(player.cell(n))
        found.append(total)
    return found


def score_groups(tournament: Tournament) -> list[Counter[int]]:
    """How many players had how many points before round 1 and after every round."""
    rounds, scoring = tournament.played_rounds, tournament.settings.scoring
    runs = [_running(player, scoring, rounds) for player in tournament.players]
    return [Counter(run[n] for run in runs) for n in range(rounds + 1)]


def path_picture(
    tournament: Tournament, id_: int, language: str = "en", groups: list[Counter[int]] | None = None
) -> str:
    """The score groups after every round as circles, and the way of one player through them."""
    rounds, scoring = tournament.played_rounds, tournament.settings.scoring
    player, columns = tournament.player(id_), groups or score_groups(tournament)
    mine, met = _running(player, scoring, rounds), {c.opponent for c in player.cells if c.opponent}
    names = {id_: player.name, **{other: tournament.player(other).name for other in met}}
    levels = max(1, max(map(max, columns)) - min(map(min, columns)))
    height = min(300, max(110, 26 * max(1, levels // 10) + 64))
    across, up = (WIDTH - 70) / max(1, rounds), (height - 62) / levels
    lowest = min(map(min, columns))

    def at(n: int, score: int) -> tuple[float, float]:
        return 40 + n * across, height - 38 - (score - lowest) * up

    drawn = [*_levels(columns, at, language), *_circles(columns, at, min(across, 20 * up) / 2)]
    track = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(n, s) for n, s in enumerate(mine)))
    drawn.append(f'<polyline points="{track}" fill="none" stroke="currentColor" stroke-width="2.5"/>')
    told = []
    for n, score in enumerate(mine):
        x, y = at(n, score)
        line = _round_line(n, player.cell(n), names, language) if n else say("picture-start", language)
        drawn.append(_node(x, y, player.cell(n) if n else None, line))
        drawn.append(label(x, height - 15, f"{n}", "middle", ' font-size="11" opacity="0.8"'))
        if n:
            told += [line, say("picture-after", language, n=n, points=Points(score))]
    small = ' font-size="9.5" opacity="0.8"'
    drawn.append(label(WIDTH - 2, height - 2, say("picture-size", language), "end", small))
    title = say("picture-path", language, names, who=Who(id_))
    return picture("path", height, title, told or [say("picture-start", language)], drawn)


def _round_line(n: int, cell: Cell, names: dict[int, str], language: str) -> str:
    if cell.opponent is None:
        return say("picture-rests", language, n=n, result=Message(_AWAY.get(cell.result, "absent")))
    result = Message(_outcome(cell))
    return say("picture-meets", language, names, n=n, result=result, other=Who(cell.opponent))


_AWAY = {Result.PAIRING_BYE: "bye", Result.HALF_BYE: "half-bye", Result.FULL_BYE: "full-bye"}

At = Callable[[int, int], tuple[float, float]]


def _levels(columns: Sequence[Counter[int]], at: At, language: str) -> list[str]:
    """A line and a number for every whole point; fewer where they would touch."""
    reached = [score for column in columns for score in column]
    scores = [score for score in range(min(reached), max(reached) + 1) if score % 10 == 0]
    step = 1
    while len(scores) > step and abs(at(0, scores[0])[1] - at(0, scores[step])[1]) < 13:
        step += 1
    drawn = []
    for score in scores[::step]:
        y = at(0, score)[1]
        drawn.append(f'<path d="M36 {y:.1f}H{WIDTH - 4}" stroke="currentColor" stroke-opacity="0.15"/>')
        drawn.append(label(28, y + 4, points(score, language), "end", ' font-size="11" opacity="0.8"'))
    return drawn


def _circles(columns: Sequence[Counter[int]], at: At, room: float) -> list[str]:
    largest = max((count for column in columns[1:] for count in column.values()), default=1)
    drawn = []
    for n, column in enumerate(columns[1:], 1):
        for score, count in column.items():
            x, y = at(n, score)
            radius = max(1.5, min(room, 16.0) * (count / largest) ** 0.5)
            drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill-opacity="0.16"/>')
    return drawn


def _node(x: float, y: float, cell: Cell | None, line: str) -> str:
    """The place after a round: a white or black stone for the colour, a ring without a game."""
    if cell is None or cell.colour is None:
        shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" stroke="currentColor" stroke-width="2"/>'
    else:
        shape = _stone(x, y, cell.colour, 5)
    return f"<g><title>{_text(line)}</title>{shape}</g>"


def _stone(x: float, y: float, colour: Colour, radius: float) -> str:
    fill = "#fff" if colour is Colour.WHITE else "#000"
    rim = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius + 1:g}" stroke="currentColor" stroke-width="1.5"'
    return f'{rim} fill="{fill}"/>'


# --- colours -------------------------------------------------------------------------------------


def colour_picture(tournament: Tournament, id_: int, language: str = "en") -> str:
    """The colours of one player round by round: a stone above the line for each White too many."""
    rounds, player = tournament.played_rounds, tournament.player(id_)
    across = min(34.0, (WIDTH - 90) / max(1, rounds))
    difference, drawn, told = 0, [], []
    heights = [0]
    for n in range(1, rounds + 1):
        cell = player.cell(n)
        colour = cell.colour if cell.played else None
        difference += 0 if colour is None else 1 if colour is Colour.WHITE else -1
        heights.append(difference)
        name = "picture-none" if colour is None else "white" if colour is Colour.WHITE else "black"
        shown = _signed(difference)
        told.append(say("picture-colour", language, n=n, colour=Message(name), difference=shown))
    high, low = max(1, *heights), min(-1, *heights)
    middle, height = 14 + 20 * high, 42 + 20 * (high - low)
    drawn.append(label(0, 14, say("white", language), more=' font-size="11"'))
    drawn.append(label(0, height - 24, say("black", language), more=' font-size="11"'))
    drawn.append(f'<path d="M46 {middle}H{WIDTH - 40}" stroke="currentColor" stroke-opacity="0.4"/>')
    for n in range(1, rounds + 1):
        x, y = 50 + across * (n - 0.5), middle - 20 * heights[n]
        cell = player.cell(n)
        shape = _stone(x, y, cell.colour, 7) if cell.played and cell.colour else _ring(x, y)
        drawn.append(f"<g><title>{_text(told[n - 1])}</title>{shape}</g>")
        drawn.append(label(x, height - 3, str(n), "middle", ' font-size="10.5" opacity="0.8"'))
    drawn.append(label(WIDTH - 2, middle + 4, _signed(difference), "end", ' font-weight="bold"'))
    title = say("picture-balance", language, {id_: player.name}, who=Who(id_))
    return picture("colours", height, title, told or [say("picture-none", language)], drawn)


def _signed(number: int) -> str:
    return f"{number:+}" if number else "0"


def _ring(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="none" stroke="currentColor" stroke-opacity="0.6"/>'


def field_picture(tournament: Tournament, language: str = "en") -> str:
    """The colour differences of all players: a bar for every difference."""
    everyone = cards(tournament, everyone=True).values()
    counts = Counter(card.colour_difference for card in everyone if card.colours)
    largest, drawn, told = max(counts.values(), default=1), [], []
    shown = range(max(counts, default=0), min(counts, default=0) - 1, -1)
    for n, difference in enumerate(shown):
        top, count = 4 + 26 * n, counts[difference]
        players = Message.of("people-n", n=count)
        told.append(say("picture-field-line", language, who=players, n=_signed(difference)))
        drawn.append(label(32, top + 14, _signed(difference), "end", ' font-weight="bold"'))
        drawn.append(_block(40, top, max(1, 270 * count / largest), 18, 0.5))
        drawn.append(label(46 + 270 * count / largest, top + 14, str(count), more=' opacity="0.8"'))
    return picture("balance", 8 + 26 * len(shown), say("picture-field", language), told, drawn)
