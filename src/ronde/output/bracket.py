"""A bracket as arbiters lay it out: two columns of cards, and a line between opponents.

The upper half is on the left, the lower half on the right, each in order; by Dubov's rules the Whites and
the Blacks, by those of the FMJD who is next in turn and the opponent. Players from another score are marked
with it. Lines differ in style as well as in colour (classes of the page) and carry a letter, so that they can
be told apart in grey and on paper. `listed` gives the same as a list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from ronde.explaining.published import Published
from ronde.facts.history import cards
from ronde.model import Pair, Tournament
from ronde.output.svg import WIDTH, label, picture
from ronde.rulebook import Step, Topic
from ronde.systems import known as system_known
from ronde.systems.base import Columns
from ronde.values import frozen
from ronde.words import Message, Points, Value, Who, points, say


class Why(Enum):
    """Why two players meet, in a word."""

    ORDER = "order"  # first in order
    MET = "met"  # the opponent before was met already, or is forbidden
    COLOUR = "colour"  # for the colours, or in spite of them
    FLOAT = "float"  # one of the two comes from another score
    REST = "rest"  # so that the others can be paired
    HAND = "hand"  # changed by hand


@frozen
class Line:
    """Two opponents: the upper half first; alone with the bye."""

    left: int
    right: int | None
    why: Why
    place: int | None = None  # of the second in the lower half


#: names of the headings of the two columns
HALVES = ("bracket-upper", "bracket-lower")
COLOURS = ("bracket-whites", "bracket-blacks")
TURNS = ("bracket-turn", "bracket-opponent")


@frozen
class Layout:
    """One bracket: its pairs in the order of pairing, and the players who leave it."""

    bracket: int | None
    lines: tuple[Line, ...]
    going: tuple[int, ...]  # left over, to be paired elsewhere
    score: int  # its own
    scores: Mapping[int, int]
    headings: tuple[str, str] = HALVES

    @property
    def left(self) -> list[int]:
        """The upper half in order."""
        return [line.left for line in self.lines]

    @property
    def right(self) -> list[int]:
        """The lower half in order; in the order of the upper half where no places are known."""
        here = [line for line in self.lines if line.right is not None]
        if all(line.place is not None for line in here):
            here.sort(key=lambda line: (line.place or 0, self.left.index(line.left)))
        return [line.right for line in here if line.right is not None]


#: decisions that make a pair
PAIRS = frozenset({Topic.ORDER, Topic.MET, Topic.APART, Topic.COLOUR, Topic.REST, Topic.FLOAT})
PLACES = ("j", "seat", "second")  # values that are places in the lower half


def layouts(then: Tournament, round_: Published) -> list[Layout]:
    """The brackets of a round with their pairs, as they were published."""
    known, steps = cards(then, everyone=True), round_.pairing.steps
    scores = {id_: known[id_].pairing_score for id_ in known}
    rules = system_known(then.settings.system)
    columns = rules.columns if rules else Columns.HALVES
    coloured = columns in (Columns.COLOURS, Columns.COLOURS_ONCE_PLAYED)
    changed = {found.pair for found in round_.departures() if not found.colours_only}
    about: dict[frozenset[int], list[Step]] = {}
    floats: set[int] = set()
    for step in steps:
        if step.topic in PAIRS:
            about.setdefault(frozenset(step.players), []).append(step)
        if step.topic is Topic.FLOAT:
            floats.update(step.players)
    found: dict[int | None, list[Line]] = {}
    for pair in round_.pairs:
        made = about.get(frozenset(pair), [])
        bracket = max((s.bracket for s in made if s.bracket is not None), default=None)
        if bracket is None:
            bracket = _home(steps, pair)
        line = _line(pair, made, scores, floats, pair in changed, coloured)
        found.setdefault(bracket, []).append(line)
    first: dict[frozenset[int], int] = {}
    for n, step in enumerate(steps):
        if step.topic in PAIRS:
            first.setdefault(frozenset(step.players), n)

    def order(line: Line) -> tuple[bool, int]:
        two = frozenset(id_ for id_ in (line.left, line.right) if id_ is not None)
        return line.right is None, first.get(two, len(steps))

    made_up = []
    for bracket in sorted(found, key=lambda one: (one is None, one or 0)):
        lines = tuple(sorted(found[bracket], key=order))
        here = [id_ for line in lines for id_ in (line.left, line.right) if id_ is not None]
        going = _going(steps, bracket, set(here))
        score = _score(steps, bracket, [scores[id_] for id_ in here if id_ in scores])
        played = any(known[id_].played for id_ in here if id_ in known)  # late-comers are not
        headings = _headings(columns, then.played_rounds > 0, played)
        made_up.append(Layout(bracket, lines, going, score, scores, headings))
    return made_up


def _score(steps: Iterable[Step], bracket: int | None, here: Sequence[int]) -> int:
    """The score of a bracket as its text gives it, or else that of most of its players."""
    about = (step for step in steps if step.bracket == bracket and not step.players)
    told = (value for step in about for name, value in step.values if name in ("score", "points"))
    usual = [score for score, _ in Counter(here).most_common(1)]
    return next((value for value in (*told, *usual) if isinstance(value, int) and value in here), 0)


def _headings(columns: Columns, later: bool, played: bool) -> tuple[str, str]:
    """What the two columns of a group are, after round 1 and if one of its players has played."""
    if columns is Columns.TURNS or (columns is Columns.TURNS_LATER and later):
        return TURNS
    coloured = (columns is Columns.COLOURS and later) or (columns is Columns.COLOURS_ONCE_PLAYED and played)
    return COLOURS if coloured else HALVES


def _home(steps: Iterable[Step], pair: Pair) -> int | None:
    """The bracket of a manual pair: the one in which the rules paired the higher player."""
    last: dict[int, int] = {}
    for step in steps:
        if step.bracket is not None and step.topic in PAIRS | {Topic.BYE}:
            last |= {id_: max(step.bracket, last.get(id_, 0)) for id_ in pair if id_ in step.players}
    return min(last.values(), default=None)


def _line(
    pair: Pair,
    made: Sequence[Step],
    scores: Mapping[int, int],
    floats: set[int],
    changed: bool,
    coloured: bool,
) -> Line:
    """A pair with its reason; the upper half is the one that its decision names first.

    Of columns by colour, two who have no place in them stand as they sit at the board.
    """
    if pair.black is None:
        return Line(pair.white, None, Why.HAND if changed else Why.ORDER)
    left, right, place = pair.white, pair.black, None
    for step in made:
        named = [int(v) for _, v in step.values if isinstance(v, Who) and int(v) in (left, right)]
        given = dict(step.values)
        if len(dict.fromkeys(named)) == 2 and not (coloured and "place" not in given):
            left, right = dict.fromkeys(named)
            places = (given[name] for name in PLACES if type(given.get(name)) is int)
            place = next((int(str(one)) for one in places), None)
            break
    topics = {step.topic for step in made}
    apart = scores.get(left) != scores.get(right) and bool(floats & {left, right})
    why = (
        Why.HAND if changed
        else Why.FLOAT if apart
        else Why.MET if topics & {Topic.MET, Topic.APART}
        else Why.COLOUR if Topic.COLOUR in topics
        else Why.REST if Topic.REST in topics
        else Why.ORDER
    )  # fmt: skip
    return Line(left, right, why, place)


def _going(steps: Iterable[Step], bracket: int | None, here: set[int]) -> tuple[int, ...]:
    """The players who leave a bracket to be paired elsewhere."""
    alone = (s for s in steps if s.topic is Topic.FLOAT and s.bracket == bracket and len(s.players) == 1)
    return tuple(dict.fromkeys(s.players[0] for s in alone if s.players[0] not in here))


# --- drawn ---------------------------------------------------------------------------------------

ROW, CARD, TOP = 28, 142, 22  # the height of a row, the width of a card, where cards begin
_STROKES = {
    Why.ORDER: 'stroke-width="1.5"',
    Why.MET: 'stroke-width="1.8" stroke-dasharray="6 3"',
    Why.COLOUR: 'stroke-width="2.2" stroke-dasharray="0.5 4" stroke-linecap="round"',
    Why.FLOAT: 'stroke-width="3.2"',
    Why.REST: 'stroke-width="1.8" stroke-dasharray="9 3 1.5 3"',
    Why.HAND: 'stroke-width="3.2" stroke-dasharray="2 2"',
}


def bracket_picture(laid: Layout, names: Mapping[int, str], language: str = "en") -> str:
    """The cards of a bracket and its lines; every line can be shown in turn."""
    return _Drawing(laid, names, language).whole()


def _small(size: float = 10.5, more: str = "") -> str:
    return f' font-size="{size:g}"{more}'


class _Drawing:
    """One bracket, drawn."""

    def __init__(self, laid: Layout, names: Mapping[int, str], language: str) -> None:
        self.laid, self.names, self.language = laid, names, language
        self.left, self.right = laid.left, laid.right
        self.seat = {id_: TOP + ROW * n for n, id_ in enumerate(self.right)}
        self.rows = max(len(self.left), len(self.right))

    def whole(self) -> str:
        """The picture with its headings and its legend."""
        laid, language = self.laid, self.language
        faint = _small(more=' opacity="0.8"')
        left, right = laid.headings
        drawn = [
            label(CARD / 2, 13, say(left, language), "middle", faint),
            label(WIDTH - CARD / 2, 13, say(right, language), "middle", faint),
        ]
        drawn += [self.card(id_, 0.5, TOP + ROW * n) for n, id_ in enumerate(self.left)]
        drawn += [self.card(id_, WIDTH - CARD - 0.5, self.seat[id_]) for id_ in self.right]
        drawn += [self.opponents(line, n) for n, line in enumerate(laid.lines)]
        drawn += [self.letter(line, n) for n, line in enumerate(laid.lines)]
        end = TOP + ROW * self.rows
        if laid.going:
            told = say("bracket-going", language, dict(self.names), who=laid.going)
            drawn.append(label(2, end + 13, _short(told, 64), more=_small()))
            end += 20
        legend = self.legend(end + 12)
        title = say("bracket-picture", language, points=Points(laid.score))
        height = end + 8 + 14 * ((len(legend) + 3) // 4)
        return picture("laid", height, title, listed(laid, self.names, language), [*drawn, *legend])

    def card(self, id_: int, x: float, y: float) -> str:
        """A card with number and name; from another score, with that score and a broken rim."""
        score = self.laid.scores.get(id_, self.laid.score)
        other = score != self.laid.score
        rim = ' stroke-dasharray="4 2"' if other else ""
        parts = [
            f'<rect x="{x:g}" y="{y:g}" width="{CARD}" height="{ROW - 6}" rx="4" fill="none" '
            f'stroke="currentColor" stroke-opacity="0.55"{rim}/>',
            label(x + 22, y + 15, str(id_), "end", _small(more=' opacity="0.8"')),
            label(x + 27, y + 15, _short(self.names.get(id_, ""), 13 if other else 17), more=_small(11)),
        ]
        if other:
            arrow = "↓" if score > self.laid.score else "↑"
            shown = f"{arrow}{points(score, self.language)}"
            parts.append(label(x + CARD - 4, y + 15, shown, "end", _small(more=' font-weight="bold"')))
        return "".join(parts)

    def opponents(self, line: Line, n: int) -> str:
        """The line between two cards, with the letter of its reason."""
        start, end, y = CARD + 0.5, WIDTH - CARD - 0.5, TOP + ROW * n
        if line.right is None:
            drawn = label(start + 8, y + 15, say("bye", self.language), more=_small(11))
        else:
            a, b = y + (ROW - 6) / 2, self.seat[line.right] + (ROW - 6) / 2
            drawn = _stroke(f"M{start:g} {a:g}L{end:g} {b:g}", line.why)
        return f'<g class="step {line.why.value}" data-step="{n + 1}">{drawn}</g>'

    def letter(self, line: Line, n: int) -> str:
        """The letter of a reason on a white disc, above all lines; the usual course has none."""
        if line.why is Why.ORDER or line.right is None:
            return ""
        a, b = TOP + ROW * n + (ROW - 6) / 2, self.seat[line.right] + (ROW - 6) / 2
        x, y = CARD + (WIDTH - 2 * CARD) / 4, a + (b - a) / 4
        text = say(f"bracket-letter-{line.why.value}", self.language)
        disc = f'<circle cx="{x:g}" cy="{y:g}" r="7" fill="#fff" stroke="currentColor"/>'
        told = label(x, y + 3.5, text, "middle", _small(9.5, ' font-weight="bold" fill="#000"'))
        return f'<g class="step {line.why.value}" data-step="{n + 1}">{disc}{told}</g>'

    def legend(self, y: float) -> list[str]:
        """The reasons of this bracket, two on a line."""
        drawn = []
        lines = [line for line in self.laid.lines if line.right is not None]
        for n, why in enumerate(why for why in Why if any(line.why is why for line in lines)):
            x, at = (4.0 if n % 2 == 0 else WIDTH / 2), y + 14 * (n // 2)
            drawn.append(f'<g class="{why.value}">{_stroke(f"M{x:g} {at - 4:g}h22", why)}</g>')
            told = say(f"bracket-why-{why.value}", self.language)
            if why is not Why.ORDER:
                told = f"{say(f'bracket-letter-{why.value}', self.language)} · {told}"
            drawn.append(label(x + 27, at, told, more=_small(10)))
        return drawn


def _stroke(path: str, why: Why) -> str:
    return f'<path d="{path}" fill="none" stroke="currentColor" {_STROKES[why]}/>'


def _short(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"


def listed(laid: Layout, names: Mapping[int, str], language: str = "en") -> list[str]:
    """The pairs of a bracket with their reasons, in words."""
    told = []
    for line in laid.lines:
        values: dict[str, Value] = {"a": _person(laid, line.left)}
        if line.right is None:
            told.append(say("bracket-bye", language, dict(names), **values))
            continue
        values |= {"b": _person(laid, line.right), "why": Message(f"bracket-why-{line.why.value}")}
        told.append(say("bracket-line", language, dict(names), **values))
    if laid.going:
        told.append(say("bracket-going", language, dict(names), who=tuple(laid.going)))
    return told


def _person(laid: Layout, id_: int) -> Value:
    score = laid.scores.get(id_, laid.score)
    return (
        Who(id_) if score == laid.score else Message.of("bracket-other", who=Who(id_), points=Points(score))
    )
