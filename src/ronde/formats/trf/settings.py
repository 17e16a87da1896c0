"""The records of a report that hold the settings of the event: rounds, colours, scoring, byes …"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from ronde.errors import BadInput
from ronde.formats.trf.teams import pairs_teams
from ronde.formats.trf.types import Type, plays_matches, read_type, type_code
from ronde.model import Cell, Colour, Result, Scoring, Settings
from ronde.systems import KEYS
from ronde.values import NamedTuple, fields, replace
from ronde.words import Message, Quoted

#: which fields of the settings a record speaks of
FIELDS_OF: dict[str, tuple[str, ...]] = {
    "092": ("system", "options", "acceleration"),
    "192": ("system", "options", "acceleration"),
    "XXR": ("rounds",),
    "142": ("rounds",),
    "XXC": ("initial_colour",),
    "152": ("initial_colour",),
    "XXS": ("scoring",),
    "162": ("scoring",),
    "XXA": ("virtual_points",),
    "250": ("virtual_points",),
    "XXP": ("forbidden", "forbidden_rounds"),
    "260": ("forbidden", "forbidden_rounds"),
    "XXZ": (),
    "240": (),
    "BBW": ("scoring",),
    "BBD": ("scoring",),
    "BBL": ("scoring",),
    "BBZ": ("scoring",),
    "BBF": ("scoring",),
    "BBU": ("scoring",),
    "320": ("scoring",),
    "362": ("scoring",),
    "XXM": (),
    "XXG": (),
    "### ronde": ("system", "acceleration", "no_bye", "lots", "options"),
}
_TYPES = ("092", "192")  # the type of the tournament: a setting where it names a pairing system

_BYES = {"F": Result.FULL_BYE, "H": Result.HALF_BYE, "Z": Result.ABSENT}
_BBP = {
    "BBW": ("white_win", "black_win", "forfeit_win", "pairing_bye", "full_bye"),
    "BBD": ("white_draw", "black_draw", "half_bye"),
    "BBL": ("white_loss", "black_loss"),
    "BBZ": ("absent",),
    "BBF": ("forfeit_loss",),
    "BBU": ("pairing_bye",),
}
_JAVAFO = {
    "W": ("white_win", "black_win", "forfeit_win", "pairing_bye", "full_bye"),
    "D": ("white_draw", "black_draw", "half_bye"),
    "L": ("white_loss", "black_loss", "forfeit_loss"),
    "WW": ("white_win",),
    "BW": ("black_win",),
    "WD": ("white_draw",),
    "BD": ("black_draw",),
    "WL": ("white_loss",),
    "BL": ("black_loss",),
    "ZPB": ("absent",),
    "HPB": ("half_bye",),
    "FPB": ("full_bye",),
    "PAB": ("pairing_bye",),
    "FW": ("forfeit_win",),
    "FL": ("forfeit_loss",),
}
_TRF26 = {
    "W": _JAVAFO["W"],
    "D": _JAVAFO["D"],
    "L": ("white_loss", "black_loss"),
    "A": ("absent", "forfeit_loss"),
    "P": ("pairing_bye",),
    "X": (),  # an adjourned game: who pairs must say what it counts
}
#: the shortcuts come first, so that a special value overrides them wherever it stands
_GENERAL = ("BBW", "BBD", "BBL", "W", "D", "L")
MOST_ROUNDS = 999  # a round has three columns
ALWAYS = (1, MOST_ROUNDS)  # the rounds of a pair that is never allowed
_DIGITS, _SHORT = 4, 30  # of a pairing number; of a word that a sentence repeats

Numbered = tuple[int, str]
Byes = dict[int, dict[int, Cell]]
#: points in tenths by round, of every participant who has any
VirtualPoints = Sequence[tuple[int, Sequence[int]]]


def setting_of(text: str) -> str | None:
    """Which record of `FIELDS_OF` a line is; none if it says nothing about the settings."""
    if text.split(None, 2)[:2] == ["###", "ronde"]:
        return "### ronde"  # our own comment line, which other programs skip
    code = text[:3]
    if code not in FIELDS_OF or (code in _TYPES and _type(text) is None):
        return None
    return code


def _type(text: str) -> Type | None:
    """The type of the event: the key of a system, or a code of FIDE."""
    words = re.findall(r"[a-z0-9-]+", text[3:].lower())
    key = next((word for word in words if word in KEYS), None)
    return read_type(text) if key is None else Type(key)


def apply_settings(
    lines: Sequence[Numbered], known: set[int], next_round: int, teams: bool = False
) -> tuple[Settings, Byes]:
    """The settings of the records, and the byes and absences they announce.

    In the report of a team event lots and the like name teams: there they stay options.
    """
    settings, byes = Settings(), Byes()
    scale: list[tuple[str, tuple[str, ...], int]] = []
    virtual = Virtual()
    options: dict[str, str] = {}
    apart: list[tuple[int, int, tuple[int, ...]]] = []
    matches: dict[str, int] = {}
    for number, text in lines:
        code = text[:3]
        rest = text[3:].strip()
        if code in _TYPES:
            settings = _typed(settings, _type(text))
        elif code in ("XXR", "142"):
            settings = replace(settings, rounds=_positive(number, text, (3, None), _ROUNDS))
        elif code in ("XXC", "152"):
            settings = replace(settings, initial_colour=_colour(number, rest, settings.initial_colour))
        elif code in _BBP:
            scale.append((code, _BBP[code], _tenths(number, rest, 5)))
        elif code in ("XXS", "162"):
            scale.extend(_scoring(number, code, text))
        elif code in ("XXA", "250"):
            virtual.add(number, text, known)
        elif code in ("XXP", "260"):
            apart.append(_forbidden(number, text, known))
        elif code in ("XXZ", "240"):
            _byes(number, text, known, next_round, byes)
        elif code in ("320", "362"):
            matches |= dict(_match_points(number, text))
        elif code in ("XXM", "XXG"):
            continue  # they are in the cells: points_by_round
        else:
            settings = _own(number, text, settings, options, None if teams else known)
    if virtual.said and settings.acceleration and plays_matches(settings):
        settings = replace(settings, acceleration=None)  # points that are written override a code
    return replace(
        settings,
        scoring=_match_scale(matches) if _of_matches(settings, matches, scale, teams) else _scale(scale),
        options=tuple(sorted({**dict(settings.options), **options}.items())),
        virtual_points=virtual.points(known, max(settings.rounds, next_round) if settings.rounds else 999),
        forbidden=tuple(group for first, last, group in apart if (first, last) == ALWAYS),
        forbidden_rounds=tuple(span for span in apart if span[:2] != ALWAYS),
    ), byes


_ROUNDS = Message("trf-rounds")
_ROUND = Message("trf-round")
_PLAYER = Message("trf-player")


def _positive(number: int, text: str, columns: tuple[int, int | None], what: Message, most: int = 999) -> int:
    start, end = columns
    word = text[start:end].strip()
    if not re.fullmatch(r"0*[1-9]\d{0,3}", word, re.ASCII) or int(word) > most:
        said = _short(word)
        raise BadInput(
            "error-must-number-from-not",
            line=number,
            column=(text.index(word, start) if word else max(start, 4)) + 1,
            what=what,
            most=most,
            said=Quoted(said),
        )
    return int(word)


def _tenths(number: int, text: str, column: int) -> int:
    match = re.fullmatch(r"(-?)((?<=-)\d|(?<!-)\d{1,2})(?:[.,](\d)0*)?", text.strip(), re.ASCII)
    if not match:
        said = _short(text.strip())
        raise BadInput("error-points-must-number-such-from", line=number, column=column, said=Quoted(said))
    return (-1 if match[1] else 1) * (10 * int(match[2]) + int(match[3] or 0))


def _ids(number: int, text: str, known: set[int], start: int) -> tuple[int, ...]:
    """The players named in a line from a place on."""
    found = []
    for match in re.finditer(r"[^\s,]+", text[start:]):
        word, column = match[0], start + match.start() + 1
        if not re.fullmatch(r"\d+", word, re.ASCII):
            said = _short(word)
            raise BadInput("error-player-number-not", line=number, column=column, said=Quoted(said))
        digits = word.lstrip("0") or "0"
        if len(digits) > _DIGITS or int(digits) not in known:
            said = _short(digits)
            raise BadInput("error-no-player", line=number, column=column, said=said)
        found.append(int(digits))
    return tuple(found)


def _short(word: str) -> str:
    """A word for a sentence."""
    return word if len(word) <= _SHORT else f"{word[:_SHORT]}…"


def _colour(number: int, text: str, before: Colour | None) -> Colour | None:
    words = text.lower().split()
    for word in words:
        if word in ("white1", "w"):
            return Colour.WHITE
        if word in ("black1", "b"):
            return Colour.BLACK
    if "rank" in words:
        return before
    raise BadInput("error-initial-colour-must-white-or", line=number, column=5, text=Quoted(text))


def _scoring(number: int, code: str, text: str) -> Iterator[tuple[str, tuple[str, ...], int]]:
    if code == "162":
        known, pair, example = _TRF26, r"\s*([A-Za-z])\s*(-?[\d.,]+)", "W 3.0"
    else:
        known, pair, example = _JAVAFO, r"\s*([^\s=]+)\s*=\s*(\S+)", "W=3.0"
    at, end = 4, len(text.rstrip())
    while at < end:
        match = re.compile(pair).match(text, at)
        if not match or match[1].upper() not in known:
            said = _short(text[at:end].split()[0])
            codes = " ".join(known)
            raise BadInput(
                "error-scoring-written-not-codes",
                line=number,
                column=text.index(said[0], at) + 1,
                example=example,
                said=Quoted(said),
                codes=codes,
            )
        name = match[1].upper()
        yield name, known[name], _tenths(number, match[2], match.start(2) + 1)
        at = match.end()


def _scale(scale: list[tuple[str, tuple[str, ...], int]]) -> Scoring:
    scoring = Scoring()
    for _, names, value in sorted(scale, key=lambda item: item[0] not in _GENERAL):
        scoring = replace(scoring, **dict.fromkeys(names, value))
    return scoring


def _typed(settings: Settings, said: Type | None) -> Settings:
    """The settings with the type of the event, unless an earlier line names another system."""
    if said is None or settings.system not in (None, said.system):
        return settings
    options = tuple(sorted({**dict(said.options), **dict(settings.options)}.items()))
    acceleration = settings.acceleration or said.acceleration
    return replace(settings, system=said.system, options=options, acceleration=acceleration)


def _match_points(number: int, text: str) -> Iterator[tuple[str, int]]:
    """The scale of match points (362) and of the bye (320), where the participants are teams."""
    if text.startswith("320"):
        if text[4:8].strip():
            yield "bye", _tenths(number, text[4:8], 5)
        return
    for found in re.finditer(r"(T[WDL])\s*([\d.,]+)", text[3:]):
        yield found[1], _tenths(number, found[2], found.start(2) + 4)


def _of_matches(settings: Settings, matches: Mapping[str, int], scale: object, teams: bool) -> bool:
    """The scale of the event is that of the matches of teams."""
    return not teams and bool(matches or (pairs_teams(settings) and not scale))


def _match_scale(said: Mapping[str, int]) -> Scoring:
    """Rulings T2 and F3 of swiss-team-2026: 2, 1, 0, the bye a drawn match, nothing for a forfeited one."""
    points = {"TW": 20, "TD": 10, "TL": 0, **said}
    plain = Scoring.of(points["TW"], points["TD"], points["TL"])
    return replace(plain, forfeit_loss=0, pairing_bye=points.get("bye", points["TD"]))


def usual_scale(settings: Settings, teams: bool) -> Scoring:
    """The scale of an event that says nothing of it."""
    return _match_scale({}) if pairs_teams(settings) and not teams else Scoring()


def points_by_round(lines: Sequence[Numbered], known: set[int]) -> dict[str, dict[int, dict[int, int]]]:
    """The match points (XXM) and game points (XXG) that are said of participants and rounds."""
    found: dict[str, dict[int, dict[int, int]]] = {}
    for number, text in lines:
        if text[:3] in ("XXM", "XXG"):
            id_, values = _by_round(number, text, known)
            of_kind = found.setdefault(text[:3], {})
            of_kind.setdefault(id_, {}).update((r, v) for r, v in enumerate(values, 1) if v is not None)
    return found


def _by_round(number: int, text: str, known: set[int]) -> tuple[int, list[int | None]]:
    """The player that a record such as XXA names, and the points of every round."""
    named = _ids(number, text[:8], known, 4)
    if len(named) != 1:
        raise BadInput("error-record-names-one-player", line=number, column=5, code=text[:3])
    starts = range(9, len(text), 5)
    if len(starts) > MOST_ROUNDS:
        name, column = "error-line-player-has-more-than", starts[MOST_ROUNDS] + 1
        raise BadInput(name, line=number, column=column, id=named[0], most=MOST_ROUNDS)
    words = [(start, text[start : start + 4].strip()) for start in starts]
    return named[0], [_tenths(number, word, start + 1) if word else None for start, word in words]


class Span(NamedTuple):
    """Virtual points of some rounds; of two that speak of the same round the later one counts."""

    order: int
    first: int
    last: int
    points: int


class Virtual:
    """The virtual points of the records, by player (XXA) and by ranges of players and rounds (250)."""

    def __init__(self) -> None:
        self.said = 0
        self._of: dict[int, list[Span]] = {}
        self._ranges: list[tuple[int, int, Span]] = []

    def add(self, number: int, text: str, known: set[int]) -> None:
        """One more record."""
        if not text.startswith("250"):
            id_, values = _by_round(number, text, known)
            spans = [Span(self.said, round_, round_, value or 0) for round_, value in enumerate(values, 1)]
            self._of.setdefault(id_, []).extend(spans)
            self.said += bool(spans)
            return
        # match points, which only teams have, before points
        gain = next(filter(None, _gains(number, text)), 0)
        first, last = _range(number, text, ((14, 17), (18, 21)), _ROUND, MOST_ROUNDS)
        low, high = _range(number, text, ((22, 26), (27, 31)), _PLAYER, 9999)
        self._ranges.append((low, high, Span(self.said, first, last, gain)))
        self.said += any(low <= id_ <= high for id_ in known)

    def points(self, known: set[int], most: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The virtual points of everybody by round, up to the last round that matters."""
        found: list[tuple[int, tuple[int, ...]]] = []
        made: dict[tuple[Span, ...], tuple[int, ...]] = {}
        for id_ in sorted(known):
            spans = [
                *self._of.get(id_, ()),
                *(span for low, high, span in self._ranges if low <= id_ <= high),
            ]
            if spans:
                key = tuple(sorted(spans, reverse=True))
                if key not in made:
                    made[key] = _filled(key, most)
                found.append((id_, made[key]))
        return tuple(found)


def _filled(spans: Sequence[Span], most: int) -> tuple[int, ...]:
    """The points round by round; every round is filled once, by the newest span that speaks of it."""
    last = min(most, max(span.last for span in spans))
    values, free = [0] * (last + 1), list(range(last + 2))

    def next_free(round_: int) -> int:
        while free[round_] != round_:
            free[round_] = free[free[round_]]
            round_ = free[round_]
        return round_

    for span in spans:
        round_ = next_free(min(span.first, last + 1))
        while round_ <= min(span.last, last):
            values[round_], free[round_] = span.points, round_ + 1
            round_ = next_free(round_)
    return tuple(values[1:])


def _gains(number: int, text: str) -> list[int]:
    """The match points and the points of a 250 record, as far as it has them."""
    said = [(start, text[start : start + 4]) for start in (4, 9)]
    written = [(start, word) for start, word in said if word.strip()] or said[1:]
    return [_tenths(number, word, start + 1) for start, word in written]


def _range(
    number: int, text: str, columns: tuple[tuple[int, int], tuple[int, int]], what: Message, most: int
) -> tuple[int, int]:
    """The first and the last round or player of a record."""
    first, last = (_positive(number, text, place, what, most) for place in columns)
    if first > last:
        raise BadInput(
            "error-first-comes-after-last", line=number, column=columns[0][0] + 1, first=first, last=last
        )
    return first, last


def _forbidden(number: int, text: str, known: set[int]) -> tuple[int, int, tuple[int, ...]]:
    """The first and the last round in which players may not meet, and the players."""
    if text.startswith("XXP"):
        return (*ALWAYS, _ids(number, text, known, 4))
    filled = f"{text[:4]}{text[4:7].strip() or '1':>3} {text[8:11].strip() or '999':>3}"
    first, last = _range(number, filled, ((4, 7), (8, 11)), _ROUND, MOST_ROUNDS)
    return first, last, _ids(number, text, known, 12)


def _byes(number: int, text: str, known: set[int], next_round: int, byes: Byes) -> None:
    if text.startswith("XXZ"):
        for id_ in _ids(number, text, known, 4):
            byes.setdefault(id_, {})[next_round] = Cell(result=Result.ABSENT)
        return
    kind = text[4:5].upper()
    if kind in ("P", "U"):
        return  # a pairing-allocated bye, which the 001 line holds already
    if kind not in _BYES:
        raise BadInput("error-kind-bye-must-f-h", line=number, column=5, kind=Quoted(kind))
    round_ = _positive(number, text, (6, 9), _ROUND)
    for id_ in _ids(number, text, known, 10):
        byes.setdefault(id_, {})[round_] = Cell(result=_BYES[kind])


# --- our own comment line ------------------------------------------------------------------------


def _own(
    number: int, text: str, settings: Settings, options: dict[str, str], known: set[int] | None
) -> Settings:
    for word in list(re.finditer(r"\S+", text))[2:]:
        name, sign, value = word[0].partition("=")
        if not sign or not name:
            raise BadInput(
                "error-option-written-name-value-not",
                line=number,
                column=word.start() + 1,
                word=Quoted(_short(word[0])),
            )
        if name == "system":
            settings = replace(settings, system=value)
        elif name == "acceleration":
            settings = replace(settings, acceleration=value)
        elif name == "lots" and known is not None:
            settings = replace(settings, lots=_named(number, word, known))
        elif name == "no-bye" and known is not None:
            settings = replace(settings, no_bye=frozenset(_named(number, word, known)))
        else:
            options[name] = value
    return settings


def _named(number: int, word: re.Match[str], known: set[int]) -> tuple[int, ...]:
    """The players of an option such as lots=3,1,2."""
    return _ids(number, word.string[: word.end()], known, word.start() + word[0].index("=") + 1)


def settings_lines(settings: Settings, same: Mapping[str, bool], teams: bool = False) -> Iterator[str]:
    """The records of the settings, without those named in `same`, whose lines are still right.

    In the report of a team event the scale is that of TRF26, which alone knows team events.
    """
    if settings.rounds and not same.get("rounds"):
        yield f"XXR {settings.rounds}"
    if settings.initial_colour and not same.get("initial_colour"):
        yield f"XXC {'white1' if settings.initial_colour is Colour.WHITE else 'black1'}"
    if not same.get("scoring") and settings.scoring != usual_scale(settings, teams):
        record = scale_record(settings.scoring) if teams else None
        yield from [record] if record else _scoring_lines(settings.scoring)
    if not same.get("virtual_points"):
        for id_, values in settings.virtual_points:
            yield f"XXA {id_:>4}" + "".join(f" {points_text(value):>4}" for value in values)
    if not (same.get("forbidden") and same.get("forbidden_rounds")):
        for group in settings.forbidden:
            yield "XXP " + " ".join(map(str, group))
        for first, last, group in settings.forbidden_rounds:
            yield f"260 {first:>3} {last:>3} " + " ".join(f"{id_:>4}" for id_ in group)
    if not all(same.get(name) for name in FIELDS_OF["### ronde"]):
        yield from _own_line(settings)
    if plays_matches(settings) and not all(same.get(name) for name in FIELDS_OF["192"]):
        yield f"192 {type_code(settings)}"


def acceleration_lines(points: VirtualPoints, of_matches: bool = False) -> Iterator[str]:
    """Records 250: virtual points, which are match points where the participants are teams."""
    for id_, values in points:
        for first, last, value in _runs(values):
            gain = points_text(value)
            said = f"{gain:>4}     " if of_matches else f"     {gain:>4}"
            yield f"250 {said} {first:>3} {last:>3} {id_:>4} {id_:>4}"


def _runs(points: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Rounds in a row with the same points; those that have none only at the end."""
    first = 1
    for round_ in range(1, len(points) + 1):
        if round_ == len(points) or points[round_] != points[first - 1]:
            if points[first - 1] or round_ == len(points):
                yield first, round_, points[first - 1]
            first = round_ + 1


def _own_line(settings: Settings) -> Iterator[str]:
    words = []
    if settings.system:
        words.append(f"system={settings.system}")
    if settings.acceleration:
        words.append(f"acceleration={settings.acceleration}")
    if settings.lots:
        words.append("lots=" + ",".join(map(str, settings.lots)))
    if settings.no_bye:
        words.append("no-bye=" + ",".join(map(str, sorted(settings.no_bye))))
    words.extend(f"{name}={value}" for name, value in settings.options)
    if words:
        yield "### ronde " + " ".join(words)


def _scoring_lines(scoring: Scoring) -> Iterator[str]:
    """The scale for bbpPairings (BB lines) and for JaVaFo (XXS), where it is not 1, ½, 0."""
    for code in ("BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"):
        yield f"{code} {points_text(getattr(scoring, _BBP[code][0])):>4}"
    names = {names[0]: code for code, names in _JAVAFO.items() if code not in _GENERAL}
    values = (f"{names[name]}={points_text(getattr(scoring, name))}" for name in fields(scoring))
    yield "XXS " + " ".join(values)


def scale_record(scoring: Scoring) -> str | None:
    """The scale as record 162 has it: win, draw, loss, absence, bye; none if that does not say it all."""
    plain = Scoring.of(scoring.white_win, scoring.white_draw, scoring.white_loss)
    absent, bye = scoring.absent, scoring.pairing_bye
    if scoring != replace(plain, absent=absent, forfeit_loss=absent, pairing_bye=bye):
        return None
    values = (scoring.win, scoring.draw, scoring.white_loss, absent, bye)
    blocks = [f"{sign}{points_text(value):>4}" for sign, value in zip("WDLAP", values, strict=True)]
    return "162  " + "    ".join(blocks)


def points_text(tenths: int) -> str:
    """Points with one decimal, as in 11.5."""
    return f"{'-' if tenths < 0 else ''}{abs(tenths) // 10}.{abs(tenths) % 10}"
