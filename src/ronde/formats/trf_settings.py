"""The records of a report that hold the settings of the event: rounds, colours, scoring, byes …"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace

from ronde.errors import BadInput
from ronde.model import Cell, Colour, Result, Scoring, Settings
from ronde.systems import KEYS

#: which fields of the settings a record speaks of
FIELDS_OF: dict[str, tuple[str, ...]] = {
    "092": ("system",),
    "XXR": ("rounds",),
    "142": ("rounds",),
    "XXC": ("initial_colour",),
    "152": ("initial_colour",),
    "XXS": ("scoring",),
    "162": ("scoring",),
    "XXA": ("virtual_points",),
    "250": ("virtual_points",),
    "XXP": ("forbidden",),
    "260": ("forbidden",),
    "XXZ": (),
    "240": (),
    "BBW": ("scoring",),
    "BBD": ("scoring",),
    "BBL": ("scoring",),
    "BBZ": ("scoring",),
    "BBF": ("scoring",),
    "BBU": ("scoring",),
    "### ronde": ("system", "acceleration", "no_bye", "lots", "options"),
}
CODES = frozenset(FIELDS_OF) - {"### ronde"}

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
    "L": _JAVAFO["L"],
    "A": ("absent",),
    "P": ("pairing_bye",),
}
#: the shortcuts come first, so that a special value overrides them wherever it stands
_GENERAL = ("BBW", "BBD", "BBL", "W", "D", "L")

Numbered = tuple[int, str]
Byes = dict[int, dict[int, Cell]]


def apply_settings(lines: Sequence[Numbered], known: set[int], next_round: int) -> tuple[Settings, Byes]:
    """The settings of the records, and the byes and absences they announce."""
    settings, byes = Settings(), Byes()
    scale: list[tuple[str, tuple[str, ...], int]] = []
    virtual: dict[int, dict[int, int]] = {}
    forbidden: list[tuple[int, ...]] = []
    for number, text in lines:
        code = text[:3]
        rest = text[3:].strip()
        if code == "092":
            settings = _system_by_name(settings, rest)
        elif code in ("XXR", "142"):
            settings = replace(settings, rounds=_positive(number, rest, _ROUNDS))
        elif code in ("XXC", "152"):
            settings = replace(settings, initial_colour=_colour(number, rest, settings.initial_colour))
        elif code in _BBP:
            scale.append((code, _BBP[code], _tenths(number, rest)))
        elif code in ("XXS", "162"):
            scale.extend(_scoring(number, code, text))
        elif code in ("XXA", "250"):
            _virtual(number, text, known, virtual)
        elif code in ("XXP", "260"):
            forbidden.extend(_forbidden(number, text, known, next_round))
        elif code in ("XXZ", "240"):
            _byes(number, text, known, next_round, byes)
        else:
            settings = _own(number, text, settings, known)
    return replace(
        settings,
        scoring=_scale(scale),
        virtual_points=tuple((id_, _filled(rounds)) for id_, rounds in sorted(virtual.items())),
        forbidden=tuple(forbidden),
    ), byes


_ROUNDS = ("the number of rounds", "le nombre de rondes")
_ROUND = ("a round", "une ronde")
_PLAYER = ("a player", "un joueur")


def _positive(number: int, text: str, what: tuple[str, str]) -> int:
    if not (text.isascii() and text.isdigit()) or not 0 < int(text) < 1000:
        raise BadInput(
            f"{what[0]} must be a number from 1 to 999, not {text!r}",
            f"{what[1]} doit être un nombre de 1 à 999, pas {text!r}",
            number,
            5,
        )
    return int(text)


def _tenths(number: int, text: str) -> int:
    match = re.fullmatch(r"(-?)(\d{1,2})(?:[.,](\d)0*)?", text.strip(), re.ASCII)
    if not match:
        raise BadInput(
            f"points must be a number such as 0.5 and below 100, not {text.strip()!r}",
            f"les points doivent être un nombre comme 0.5, inférieur à 100, pas {text.strip()!r}",
            number,
        )
    return (-1 if match[1] else 1) * (10 * int(match[2]) + int(match[3] or 0))


def _ids(number: int, text: str, known: set[int]) -> tuple[int, ...]:
    found = []
    for word in text.replace(",", " ").split():
        if not (word.isascii() and word.isdigit()):
            raise BadInput(
                f"a player is a number, not {word!r}", f"un joueur est un numéro, pas {word!r}", number
            )
        if int(word) not in known:
            raise BadInput(f"there is no player {int(word)}", f"il n'y a pas de joueur {int(word)}", number)
        found.append(int(word))
    return tuple(found)


def _system_by_name(settings: Settings, text: str) -> Settings:
    words = set(re.findall(r"[a-z0-9-]+", text.lower()))
    key = next((key for key in KEYS if key in words), None)
    return replace(settings, system=settings.system or key)


def _colour(number: int, text: str, before: Colour | None) -> Colour | None:
    words = text.lower().split()
    for word in words:
        if word in ("white1", "w"):
            return Colour.WHITE
        if word in ("black1", "b"):
            return Colour.BLACK
    if "rank" in words:
        return before
    raise BadInput(
        f"the initial colour must be white1 or black1 (W or B), not {text!r}",
        f"la couleur initiale doit être white1 ou black1 (W ou B), pas {text!r}",
        number,
        5,
    )


def _scoring(number: int, code: str, text: str) -> Iterator[tuple[str, tuple[str, ...], int]]:
    if code == "162":
        for symbol, value in re.findall(r"([A-Z])\s*(\d+(?:[.,]\d+)?)", text[4:]):
            if symbol in _TRF26:
                yield symbol, _TRF26[symbol], _tenths(number, value)
        return
    for name, value in re.findall(r"(\S+?)\s*=\s*(\S+)", text[4:]):
        if name.upper() not in _JAVAFO:
            raise BadInput(f"unknown scoring code {name}", f"code de barème inconnu : {name}", number, 5)
        yield name.upper(), _JAVAFO[name.upper()], _tenths(number, value)


def _scale(scale: list[tuple[str, tuple[str, ...], int]]) -> Scoring:
    scoring = Scoring()
    for _, names, value in sorted(scale, key=lambda item: item[0] not in _GENERAL):
        scoring = replace(scoring, **dict.fromkeys(names, value))
    return scoring


def _virtual(number: int, text: str, known: set[int], virtual: dict[int, dict[int, int]]) -> None:
    if text.startswith("XXA"):
        (id_,) = _ids(number, text[4:8], known) or (0,)
        if not id_:
            raise BadInput("an XXA line without a player", "une ligne XXA sans joueur", number, 5)
        for start in range(9, len(text), 5):
            value = text[start : start + 4].strip()
            virtual.setdefault(id_, {})[(start - 9) // 5 + 1] = _tenths(number, value) if value else 0
        return
    gain = text[9:13].strip() or text[4:8].strip()
    first, last = (_positive(number, text[a:b].strip(), _ROUND) for a, b in ((14, 17), (18, 21)))
    low, high = (_positive(number, text[a:b].strip(), _PLAYER) for a, b in ((22, 26), (27, 31)))
    for id_ in sorted(known):
        if low <= id_ <= high:
            for round_ in range(first, last + 1):
                virtual.setdefault(id_, {})[round_] = _tenths(number, gain)


def _filled(rounds: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(rounds.get(n, 0) for n in range(1, max(rounds, default=0) + 1))


def _forbidden(number: int, text: str, known: set[int], next_round: int) -> Iterator[tuple[int, ...]]:
    if text.startswith("XXP"):
        yield _ids(number, text[4:], known)
        return
    first, last = text[4:7].strip() or "1", text[8:11].strip() or "999"
    if _positive(number, first, _ROUND) <= next_round <= _positive(number, last, _ROUND):
        yield _ids(number, text[12:], known)


def _byes(number: int, text: str, known: set[int], next_round: int, byes: Byes) -> None:
    if text.startswith("XXZ"):
        for id_ in _ids(number, text[4:], known):
            byes.setdefault(id_, {})[next_round] = Cell(result=Result.ABSENT)
        return
    kind = text[4:5].upper()
    if kind not in _BYES:
        return  # a pairing-allocated bye, which the 001 line holds already
    round_ = _positive(number, text[6:9].strip(), _ROUND)
    for id_ in _ids(number, text[10:], known):
        byes.setdefault(id_, {})[round_] = Cell(result=_BYES[kind])


# --- our own comment line ------------------------------------------------------------------------


def _own(number: int, text: str, settings: Settings, known: set[int]) -> Settings:
    options = dict(settings.options)
    for word in text.split()[2:]:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise BadInput(
                f"an option is written name=value, not {word!r}",
                f"une option s'écrit nom=valeur, pas {word!r}",
                number,
            )
        if name == "system":
            settings = replace(settings, system=value)
        elif name == "acceleration":
            settings = replace(settings, acceleration=value)
        elif name == "lots":
            settings = replace(settings, lots=_ids(number, value, known))
        elif name == "no-bye":
            settings = replace(settings, no_bye=frozenset(_ids(number, value, known)))
        else:
            options[name] = value
    return replace(settings, options=tuple(sorted(options.items())))


def settings_lines(settings: Settings, same: Mapping[str, bool]) -> Iterator[str]:
    """The records of the settings, without those named in `same`, whose lines are still right."""
    if settings.rounds and not same.get("rounds"):
        yield f"XXR {settings.rounds}"
    if settings.initial_colour and not same.get("initial_colour"):
        yield f"XXC {'white1' if settings.initial_colour is Colour.WHITE else 'black1'}"
    if not same.get("scoring") and settings.scoring != Scoring():
        yield from _scoring_lines(settings.scoring)
    if not same.get("virtual_points"):
        for id_, values in settings.virtual_points:
            yield f"XXA {id_:>4}" + "".join(f" {points_text(value):>4}" for value in values)
    if not same.get("forbidden"):
        for group in settings.forbidden:
            yield "XXP " + " ".join(map(str, group))
    if not all(same.get(name) for name in FIELDS_OF["### ronde"]):
        yield from _own_line(settings)


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


def points_text(tenths: int) -> str:
    """Points as a report writes them: 25 is 2.5, -5 is -0.5."""
    return f"{'-' if tenths < 0 else ''}{abs(tenths) // 10}.{abs(tenths) % 10}"


def _scoring_lines(scoring: Scoring) -> Iterator[str]:
    """The scale for bbpPairings (BB lines) and for JaVaFo (XXS), where it is not 1, ½, 0."""
    for code in ("BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"):
        yield f"{code} {points_text(getattr(scoring, _BBP[code][0])):>4}"
    names = {names[0]: code for code, names in _JAVAFO.items() if code not in _GENERAL}
    yield "XXS " + " ".join(
        f"{names[f.name]}={points_text(getattr(scoring, f.name))}" for f in fields(scoring)
    )
