"""A study as a value, read from TOML: a grid of settings, and how often each is played.

name = "Three systems"
seed = 1
repetitions = 1000

compare = ["dutch-2017"]      # every round is paired by these, too, and the pairs are compared
tiebreaks = "PTS,BH/C1,BH,SB" # for all systems; if left out, each has its own

[grid]
system = ["dutch-2026", "dubov-2026"]
acceleration = ["none", "baku-2026"]
players = [32, 64]
rounds = [7]

[ratings]                     # [[ratings]] with a name each: several, as a part of the grid
kind = "uniform"              # or "normal" (mean, spread), or "file" (path)
low = 1400
high = 2200

[results]                     # likewise
draws = 0.3

[attendance]                  # likewise
forfeits = 0.01
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from ronde.errors import BadInput, FileTrouble, RondeError
from ronde.facts.acceleration import KEYS as ACCELERATIONS
from ronde.facts.acceleration import check_allowed
from ronde.ranking.tiebreaks.registry import parse as parse_codes
from ronde.studying.ratings import KINDS, Ratings, from_file
from ronde.studying.results import MODELS, Results
from ronde.systems import KEYS, system

NO_ACCELERATION = "none"
Item = TypeVar("Item", str, int)
LARGEST = 9999
KEYS_OF_A_STUDY = (
    "name", "seed", "repetitions", "compare", "tiebreaks", "grid", "ratings", "results", "attendance",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Attendance:
    """Absences: probabilities per game, per player and round, or per player."""

    name: str = ""
    forfeits: float = 0.0  # per game
    absences: float = 0.0  # per player and round
    half_byes: float = 0.0  # per player and round
    late: float = 0.0  # per player
    withdrawals: float = 0.0  # per player

    def __post_init__(self) -> None:
        """Each is a probability."""
        for field in fields(self)[1:]:
            if not 0 <= getattr(self, field.name) <= 1:
                raise BadInput("error-study-probability", key=f"attendance.{field.name}")


Part = TypeVar("Part", Ratings, Results, Attendance)


@dataclass(frozen=True, slots=True)
class Setting:
    """One cell of the grid: everything that a tournament needs except its seed."""

    system: str
    acceleration: str  # a key, or "none"
    players: int
    rounds: int
    ratings: Ratings
    results: Results
    attendance: Attendance
    compare: tuple[str, ...] = ()  # systems that pair every round as well
    tiebreaks: str = ""  # codes; if none, those of the system

    @property
    def parts(self) -> dict[str, str | int]:
        """The values that distinguish settings, by the names of the grid."""
        return {
            "system": self.system,
            "acceleration": self.acceleration,
            "players": self.players,
            "rounds": self.rounds,
            "ratings": self.ratings.name,
            "results": self.results.name,
            "attendance": self.attendance.name,
        }

    @property
    def key(self) -> str:
        """A name that seeds and files can use."""
        return "/".join(str(part) for part in self.parts.values())

    def refusal(self) -> RondeError | None:
        """Why this setting cannot be played."""
        chosen = system(self.system)
        if chosen.pairs_teams:
            return BadInput("error-study-teams", key=self.system)
        if self.acceleration != NO_ACCELERATION:
            try:
                check_allowed(chosen, self.acceleration)
            except RondeError as error:
                return error
        return None


@dataclass(frozen=True, slots=True)
class Study:
    """A grid of settings, each played a number of times."""

    name: str
    seed: int
    repetitions: int
    settings: tuple[Setting, ...]
    left_out: tuple[Setting, ...] = ()  # cells of the grid that cannot be played
    text: str = ""  # it was read from

    def __len__(self) -> int:
        """How many tournaments it plays."""
        return len(self.settings) * self.repetitions

    @property
    def digest(self) -> str:
        """The digest of what its text only points to, the ratings of files; empty if there are none."""
        lists = {setting.ratings.name: setting.ratings.listed for setting in self.settings}
        return sha256(repr(lists).encode()).hexdigest() if any(lists.values()) else ""


def read(path: str | Path) -> Study:
    """The study of a TOML file."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        cause = error if isinstance(error, OSError) else OSError(str(error))
        raise FileTrouble.unreadable(path, cause) from error
    return parse(text, path.parent)


def parse(text: str, folder: Path = Path()) -> Study:
    """The study of a TOML text; rating files are looked for in the folder."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("error-study-toml", error=str(error)) from error
    _only("", data, KEYS_OF_A_STUDY)
    repetitions = _whole(data, "repetitions", 1, 10**9)
    settings = list(_settings(data, folder))
    playable = tuple(setting for setting in settings if setting.refusal() is None)
    if not playable:
        raise settings[0].refusal() or BadInput("error-study-empty")
    keys = [setting.key for setting in settings]
    if len(set(keys)) < len(keys):
        raise BadInput("error-study-twice", key=next(key for key in keys if keys.count(key) > 1))
    return Study(
        name=str(data.get("name", "")),
        seed=_whole(data, "seed", 0, 2**63),
        repetitions=repetitions,
        settings=playable,
        left_out=tuple(setting for setting in settings if setting not in playable),
        text=text,
    )


def _settings(data: Mapping[str, Any], folder: Path) -> Iterator[Setting]:
    """The cells of the grid, in its order."""
    grid = data.get("grid")
    if not isinstance(grid, dict):
        raise BadInput("error-study-missing", key="grid")
    _only("grid.", grid, {"system", "acceleration", "players", "rounds"})
    systems = _listed("grid.", grid, "system", str)
    compare = tuple(_listed("", data, "compare", str)) if "compare" in data else ()
    for key in (*systems, *compare):
        if key not in KEYS:
            raise BadInput("error-no-system", key=key, keys=", ".join(KEYS))
    for key in compare:
        _comparable(key, systems)
    tiebreaks = data.get("tiebreaks", "")
    if not isinstance(tiebreaks, str):
        raise BadInput("error-study-value", key="tiebreaks")
    if tiebreaks:
        parse_codes(tiebreaks)
    accelerations = (
        _listed("grid.", grid, "acceleration", str) if "acceleration" in grid else [NO_ACCELERATION]
    )
    for key in accelerations:
        if key not in (NO_ACCELERATION, *ACCELERATIONS):
            known = ", ".join((NO_ACCELERATION, *ACCELERATIONS))
            raise BadInput("error-study-acceleration", key=key, known=known)
    players, rounds = _numbers(grid, "players", 2), _numbers(grid, "rounds", 1)
    ratings = [_ratings(table, folder) for table in _tables(data, "ratings")]
    results = [_results(table) for table in _tables(data, "results")]
    attendance = [_made(Attendance, "attendance", table) for table in _tables(data, "attendance")]
    for parts in product(systems, accelerations, players, rounds, ratings, results, attendance):
        yield Setting(*parts, compare=compare, tiebreaks=tiebreaks)


def _comparable(key: str, systems: Sequence[str]) -> None:
    """Refuse a system that cannot pair the tournaments of another: of teams, or of matches of two games."""
    if system(key).pairs_teams:
        raise BadInput("error-study-teams", key=key)
    for other in systems:
        if system(other).games != system(key).games:
            raise BadInput("error-study-compare", key=key, other=other)


def _ratings(table: Mapping[str, Any], folder: Path) -> Ratings:
    """A distribution; the ratings of a file are read now, so that a study is self-contained."""
    _only_of("ratings.", table, table.get("kind", Ratings().kind), KINDS)
    values = dict(table)
    path = values.pop("path", None)
    made = _made(Ratings, "ratings", values)
    if made.kind == "file":
        if not isinstance(path, str):
            raise BadInput("error-study-missing", key="ratings.path")
        made = replace(made, listed=from_file(folder / path))
    return made


def _results(table: Mapping[str, Any]) -> Results:
    _only_of("results.", table, table.get("model", Results().model), MODELS)
    return _made(Results, "results", table)


def _tables(data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """One table, several, or none: then its defaults."""
    given = data.get(key, {})
    tables = given if isinstance(given, list) else [given]
    if not tables or not all(isinstance(table, dict) for table in tables):
        raise BadInput("error-study-value", key=key)
    names = [table.get("name", "") for table in tables]
    if len(set(names)) < len(names):
        raise BadInput("error-study-names", key=key)
    return tables


def _made(kind: type[Part], key: str, table: Mapping[str, Any]) -> Part:
    known = {field.name: field for field in fields(kind) if field.name != "listed"}
    _only(f"{key}.", table, known)
    for name, value in table.items():
        wanted = type(known[name].default)
        right = isinstance(value, (int, float) if wanted is float else wanted) and not isinstance(value, bool)
        if not right:
            raise BadInput("error-study-value", key=f"{key}.{name}")
    return kind(**table)


def _only(where: str, table: Mapping[str, Any], known: Any) -> None:
    for key in table:
        if key not in known:
            raise BadInput("error-study-unknown", key=f"{where}{key}", known=", ".join(sorted(known)))


def _only_of(where: str, table: Mapping[str, Any], kind: Any, kinds: Mapping[str, Sequence[str]]) -> None:
    """Refuse what a table of this kind does not use; an unknown kind is refused when its part is made."""
    for key, known in kinds.items():
        if key == kind:
            _only(where, table, known)


def _listed(where: str, table: Mapping[str, Any], key: str, kind: type[Item]) -> list[Item]:
    given = table.get(key)
    items = given if isinstance(given, list) else [given]
    if not items or not all(isinstance(item, kind) and not isinstance(item, bool) for item in items):
        raise BadInput("error-study-value" if key in table else "error-study-missing", key=f"{where}{key}")
    return list(dict.fromkeys(items))


def _numbers(grid: Mapping[str, Any], key: str, least: int) -> list[int]:
    found = _listed("grid.", grid, key, int)
    for number in found:
        if not least <= number <= LARGEST:
            raise BadInput("error-study-range", key=f"grid.{key}", least=least, most=LARGEST)
    return found


def _whole(data: Mapping[str, Any], key: str, least: int, most: int) -> int:
    value = data.get(key)
    if value is None:
        raise BadInput("error-study-missing", key=key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput("error-study-range", key=key, least=least, most=most)
    return value
