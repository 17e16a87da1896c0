"""Accelerations: functions from a tournament to the virtual points of every player and round.

Haley and degressive acceleration are the two parts of one text (`rulebook/accelerations.toml`), the
quarters and the Haley of draughts are in article 9 of `fmjd-1986`; `haley-soft` and `baku` are extras;
`baku-2026` is the C.04.7 of 2026, for the systems of that year.
Virtual points count for the pairing only, and every past round keeps those it was paired with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ronde.digits import number
from ronde.errors import BadInput, Refused
from ronde.matching.perfect import PerfectMatching
from ronde.model import Pair, Player, Result, Scoring, Tournament
from ronde.rulebook import Step, implements
from ronde.typed import TYPE_CHECKING
from ronde.values import replace
from ronde.words import Points, Who

if TYPE_CHECKING:
    from ronde.systems import System

KEYS = ("haley", "haley-3", "degressive", "quart", "haley-soft", "baku", "baku-2026")
#: the only acceleration published with the systems of 2026, and the only one they allow
OF_2026 = frozenset({"baku-2026"})
#: the accelerations for an older system that has none of its own (ruling 21)
GENERAL = frozenset(KEYS) - {"quart"} - OF_2026

#: those that need the number of rounds: their points follow from it
COUNTS_ROUNDS = frozenset({"degressive", "quart", "baku", "baku-2026"})
#: the ratings that the arbiter may set for the groups: the option, and how many there are
LIMITS = {
    "haley": ("limit", 1),
    "haley-3": ("limit", 1),
    "haley-soft": ("limit", 1),
    "quart": ("limit", 1),
    "degressive": ("limits", 2),
}

Virtual = dict[int, tuple[int, ...]]


@implements("fide-2026 C.04.2.1.1")
def check_allowed(system: System, acceleration: str) -> None:
    """Refuse an acceleration that does not exist or that the system does not allow."""
    if acceleration not in KEYS:
        raise _unknown(acceleration)
    if not system.accelerations:
        raise Refused("error-does-not-go-with-acceleration", key=system.key, acceleration=acceleration)
    if acceleration not in system.accelerations:
        allowed = ", ".join(key for key in KEYS if key in system.accelerations)
        raise Refused(
            "error-does-not-go-with-acceleration-2",
            key=system.key,
            acceleration=acceleration,
            allowed=allowed,
        )


def check_parameters(acceleration: str, options: Mapping[str, str]) -> None:
    """Refuse limits of the groups that are no ratings, or in the wrong order."""
    name, count = LIMITS.get(acceleration, ("", 0))
    if given := options.get(name, ""):
        ratings = _ratings(name, given, count)
        if list(ratings) != sorted(ratings, reverse=True):
            raise BadInput("error-limit-group-below-group-c", high=ratings[0], low=ratings[-1])


def _unknown(key: str) -> Refused:
    return Refused("error-no-acceleration", key=key, keys=", ".join(KEYS))


def virtual_points(tournament: Tournament) -> Virtual:
    """Virtual points in tenths per player: one number for every round up to the one to pair."""
    key = tournament.settings.acceleration
    if key is None:
        return dict(tournament.settings.virtual_points)
    if key not in _RULES:
        raise _unknown(key)
    return _RULES[key](tournament)


def nominal_points(tournament: Tournament) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The virtual points as a report holds them (XXA); the sections of `quart` are given nominally."""
    points = virtual_points(tournament)
    if tournament.settings.acceleration == "quart":
        points = _with_quarters(tournament, points)
    last = tournament.settings.rounds or tournament.next_round  # there is no round to pair after the last one
    given = tuple((id_, values[:last]) for id_, values in sorted(points.items()))
    return given if any(any(values) for _, values in given) else ()


def stated(tournament: Tournament) -> Tournament:
    """The tournament with its virtual points written out, for programs that do not know the rule (XXA)."""
    if tournament.settings.acceleration is None:
        return tournament
    return replace(
        tournament, settings=replace(tournament.settings, virtual_points=nominal_points(tournament))
    )


#: the article that a player whose pairing was accelerated is shown
_ARTICLES = {
    "haley": "accelerations haley.principle",
    "haley-3": "accelerations haley.example-2",
    "degressive": "accelerations degressive.principle",
    "haley-soft": "accelerations haley-soft",
    "baku": "accelerations baku",
    "baku-2026": "baku-2026 1.4",
}


def steps(tournament: Tournament, pairs: Sequence[Pair] = ()) -> tuple[Step, ...]:
    """The effect of the acceleration on the round to pair: by group, and for both players of each pair."""
    key, last = tournament.settings.acceleration, tournament.next_round - 1
    if key is None:
        return ()
    points = {id_: values[last] for id_, values in virtual_points(tournament).items()}
    article = _ARTICLES[key]
    groups: dict[int, list[int]] = {}
    for player in tournament.available():
        if points[player.id]:
            groups.setdefault(points[player.id], []).append(player.id)
    if not groups:
        return (Step(article, (), "acceleration_over", (("key", key),)),)
    told = [
        Step(article, (), "virtual_points", (("key", key), ("who", ranges(ids)), ("points", Points(value))))
        for value, ids in sorted(groups.items(), reverse=True)
    ]
    real = _real_scores(tournament)
    for pair in pairs:
        two = tuple(pair)
        level = len(two) == 2 and len({real[id_] + points[id_] for id_ in two}) == 1
        for id_ in two:
            if points[id_]:
                told.append(_counted(article, id_, two, real[id_], points[id_], level))
    return tuple(told)


def _real_scores(tournament: Tournament) -> dict[int, int]:
    scoring, rounds = tournament.settings.scoring, range(1, tournament.next_round)
    return {p.id: sum(scoring.points(p.cell(round_)) for round_ in rounds) for p in tournament.players}


def _counted(article: str, id_: int, pair: tuple[int, ...], score: int, points: int, level: bool) -> Step:
    """The counted score of one player, for both of the pair; `level`: it makes them equal."""
    values = (
        ("who", Who(id_)),
        ("score", Points(score)),
        ("points", Points(points)),
        ("total", Points(score + points)),
    )
    return Step(article, pair, "level_by_virtual_points" if level else "has_virtual_points", values)


def ranges(ids: Sequence[int]) -> str:
    """Numbers as people write them: 1–8, 12."""
    parts: list[list[int]] = []
    for id_ in sorted(ids):
        if parts and parts[-1][-1] == id_ - 1:
            parts[-1][1:] = [id_]
        else:
            parts.append([id_])
    return ", ".join("–".join(map(str, part)) for part in parts)


# --- Haley: two halves, made of four groups ------------------------------------------------------


@implements("accelerations haley.application", "fmjd-1986 9.2.1", "fmjd-1986 9.1.1")
def upper_limit(tournament: Tournament) -> int:
    """The highest number in group B: every number up to it is in group A or B."""
    field = sorted(p.id for p in tournament.players if p.cell(1).opponent is not None)
    if tournament.played_rounds == 0:
        field = sorted(p.id for p in tournament.available())
        if len(field) % 2:
            field.remove(_set_aside(tournament, field))
    # ruling 2: A and B have a quarter each, rounded up
    upper = 2 * -(-len(field) // 4)
    return field[upper - 1] if upper else 0


def _set_aside(tournament: Tournament, field: Sequence[int]) -> int:
    """Ruling 1: the bye of round 1 goes to the last eligible number that leaves the others pairable."""
    settings = tournament.settings
    may = [id_ for id_ in reversed(field) if id_ not in settings.no_bye] or [field[-1]]
    apart_groups = tournament.forbidden_in(1)
    if not apart_groups:
        return may[0]
    place = {id_: k for k, id_ in enumerate(field)}
    adjacency = [(1 << len(field)) - 1 & ~(1 << k) for k in range(len(field))]
    for group in apart_groups:
        here = {place[id_] for id_ in group if id_ in place}
        apart = sum(1 << k for k in here)
        for k in here:
            adjacency[k] &= ~apart
    matching = PerfectMatching(adjacency)
    return next((id_ for id_ in may if matching.can_drop(place[id_])), may[0])


def _upper(tournament: Tournament) -> Callable[[Player], bool]:
    """The members of groups A and B: by quarters, or by the arbiter's rating limit (ruling 4)."""
    given = tournament.settings.option("limit")
    if not given:
        limit = upper_limit(tournament)
        return lambda player: player.id <= limit
    (rating,) = _ratings("limit", given, 1)
    return lambda player: player.rating >= rating


def _ratings(name: str, text: str, count: int) -> tuple[int, ...]:
    words = text.split(",")
    if len(words) != count or not all(w.isascii() and w.isdigit() for w in words):
        example = "1800" if count == 1 else "2000,1600"
        raise BadInput("error-option-written-not", name=name, example=example, text=text)
    return tuple(map(int, words))


def _halves(
    tournament: Tournament, upper: Sequence[int], lower: Sequence[int], above: Callable[[Player], bool]
) -> Virtual:
    """Points per round for both halves, given in half wins and padded with zeros."""
    win, rounds = tournament.settings.scoring.win, tournament.next_round
    # ruling 5: one point of the text is a win on the scale of the event
    up, down = (
        tuple(points[n] * win // 2 if n < len(points) else 0 for n in range(rounds))
        for points in (upper, lower)
    )
    return {player.id: up if above(player) else down for player in tournament.players}


@implements("accelerations haley.principle", "accelerations haley.example-1", "fmjd-1986 9.2.2")
@implements("fmjd-1986 9.2.4", "fmjd-1986 9.2.7")
def _haley(tournament: Tournament) -> Virtual:
    """A point more for A and B in rounds 1 and 2, taken away afterwards."""
    return _halves(tournament, (2, 2), (), _upper(tournament))


@implements("accelerations haley.example-2")
def _haley_3(tournament: Tournament) -> Virtual:
    """Only half of the point is taken away after round 2, the other half after round 3."""
    return _halves(tournament, (2, 2, 1), (), _upper(tournament))


@implements("accelerations haley-soft")
def _haley_soft(tournament: Tournament) -> Virtual:
    """A point more for A and B in rounds 1 and 2, half a point for the others in round 2."""
    return _halves(tournament, (2, 2), (0, 1), _upper(tournament))


@implements("accelerations baku")
def _baku(tournament: Tournament) -> Virtual:
    """The upper half has a point more in the first quarter of the event, half a point in the second."""
    points = _baku_rounds(_rounds(tournament, "baku"))
    limit = _last_of_half(starting_list(tournament))
    return _halves(tournament, points, (), lambda player: player.id <= limit)


@implements("baku-2026 1.4")
def _baku_rounds(rounds: int) -> tuple[int, ...]:
    """The points of the upper half in each accelerated round, in half wins."""
    accelerated = -(-rounds // 2)
    full = -(-accelerated // 2)
    return (2,) * full + (1,) * (accelerated - full)


@implements("baku-2026 1.2")
def _last_of_half(listed: Sequence[Player]) -> int:
    """The last number of the first half of a list, rounded up to an even number."""
    size = min(len(listed), 2 * -(-len(listed) // 4))
    return listed[size - 1].id if listed else 0


def _rounds(tournament: Tournament, key: str) -> int:
    if tournament.settings.rounds is None:
        raise BadInput("error-acceleration-needs-number-rounds-event", key=key)
    return tournament.settings.rounds


def starting_list(tournament: Tournament) -> list[Player]:
    """The list before round 1: up to the last number present then; higher numbers are late entries."""
    here = {Result.ABSENT} if tournament.played_rounds == 0 else {Result.ABSENT, Result.BLANK}
    last = max((p.id for p in tournament.players if p.cell(1).result not in here), default=0)
    return sorted((p for p in tournament.players if p.id <= last), key=lambda p: p.id)


# --- Baku of 2026 --------------------------------------------------------------------------------


@implements("baku-2026 1.4", "baku-2026 1.5")
def _baku_2026(tournament: Tournament) -> Virtual:
    """The points of a win for GA in the first half of the accelerated rounds, half of them in the other."""
    check_scoring("baku-2026", tournament.settings.scoring)
    points = _baku_rounds(_rounds(tournament, "baku-2026"))
    limit = border(tournament)
    return _halves(tournament, points, (), lambda player: player.id <= limit)


@implements("baku-2026 1.1")
def check_scoring(acceleration: str, scoring: Scoring) -> None:
    """Refuse a scale that the acceleration is not made for."""
    if acceleration not in OF_2026:
        return
    draws, losses = {scoring.white_draw, scoring.black_draw}, {scoring.white_loss, scoring.black_loss}
    if {scoring.white_win, scoring.black_win} != {2 * draw for draw in draws} or losses != {0}:
        raise Refused("error-scale-for-acceleration", acceleration=acceleration)


@implements("baku-2026 1.2", "baku-2026 1.3")
def border(tournament: Tournament) -> int:
    """The number of the last player of GA: as the event says (option `border`), or from the list of round 1.

    Without the option, a player with no entry at all in round 1 came late (ruling B8).
    """
    named = tournament.settings.option("border")
    if named:
        if not (named.isascii() and named.isdigit()):
            raise BadInput("error-border-is-a-number", named=named)
        return number(named)
    begun = tournament.played_rounds > 0
    listed = [p for p in tournament.players if not (begun and p.cell(1).result is Result.BLANK)]
    return _last_of_half(sorted(listed, key=lambda p: p.id))


@implements("baku-2026 1.2")
def numbered_border(tournament: Tournament) -> int:
    """The last of GA before round 1 if only those who play in it have a number (ruling B9)."""
    return _last_of_half(sorted(tournament.available(), key=lambda p: p.id))


def settled(tournament: Tournament) -> Tournament:
    """The tournament with its border fixed, so that replaying a past round uses the same one."""
    settings = tournament.settings
    named = settings.option("border") or settings.acceleration not in OF_2026 or not tournament.played_rounds
    if named:
        return tournament
    options = tuple(sorted((*settings.options, ("border", str(border(tournament))))))
    return replace(tournament, settings=replace(settings, options=options))


# --- quarters (draughts) -------------------------------------------------------------------------


def _quart(tournament: Tournament) -> Virtual:
    """Round 1 in two sections; later rounds do not use points (ruling 13)."""
    return _halves(tournament, (2,), (), _upper(tournament))


@implements("fmjd-1986 9.1.2")
def quart_continues(full_scores: int, played: int, rounds: int) -> bool:
    """More participants with the full score than rounds still to be played."""
    return full_scores > rounds - played


def _with_quarters(tournament: Tournament, points: Virtual) -> Virtual:
    """Nominal points: a quarter of a win for the upper section of both groups that are split."""
    table = {id_: list(values) for id_, values in points.items()}
    scale = tournament.settings.scoring
    rounds = _rounds(tournament, "quart")
    total = dict.fromkeys(table, 0)
    coming = {p.id for p in tournament.available()}
    for played in range(tournament.next_round):
        field = [p.id for p in tournament.players if p.cell(played + 1).opponent is not None]
        if played == tournament.played_rounds:
            field = [p.id for p in tournament.players if p.id in coming]
        levels = sorted({total[id_] for id_ in field}, reverse=True)
        full = sum(total[id_] == played * scale.win for id_ in field)
        if played and full and quart_continues(full, played, rounds):
            for level in levels[:2]:
                group = sorted(id_ for id_ in field if total[id_] == level)
                even = len(group) - len(group) % 2
                for id_ in group[: 2 * -(-even // 4)]:
                    table[id_][played] = scale.win // 4
        for player in tournament.players:
            total[player.id] += scale.points(player.cell(played + 1))
    return {id_: tuple(values) for id_, values in table.items()}


# --- degressive acceleration ---------------------------------------------------------------------


@implements("accelerations degressive.groups")
def degressive_groups(tournament: Tournament) -> dict[int, str]:
    """The group A, B or C of every player: by the arbiter's limits, by 2000 and 1600, or by thirds."""
    listed = starting_list(tournament)
    given = tournament.settings.option("limits")
    high, low = _ratings("limits", given, 2) if given else (2000, 1600)
    if high < low:
        raise BadInput("error-limit-group-below-group-c", high=high, low=low)
    sizes = _sizes(listed, high, low)
    # each group holds from a quarter to a half of the list
    fits = all(4 * size >= len(listed) and 2 * size <= len(listed) for size in sizes.values())
    if not fits and given and tournament.settings.option("limits-override") != "yes":
        shares = ", ".join(f"{name} {size}" for name, size in sizes.items())
        raise BadInput(
            "error-with-limits-groups-have-players", high=high, low=low, shares=shares, count=len(listed)
        )
    if fits or given:
        return {p.id: _group(p.rating, high, low) for p in tournament.players}
    return _thirds(tournament, [p.id for p in listed])


def _sizes(listed: Sequence[Player], high: int, low: int) -> dict[str, int]:
    sizes = {"A": 0, "B": 0, "C": 0}
    for player in listed:
        sizes[_group(player.rating, high, low)] += 1
    return sizes


def _group(value: int, high: int, low: int) -> str:
    return "A" if value >= high else "B" if value >= low else "C"


def _thirds(tournament: Tournament, listed: Sequence[int]) -> dict[int, str]:
    """Ruling 14: A a third rounded up, B half of the rest rounded up; a late entry by its number."""
    first = -(-len(listed) // 3)
    second = first + -(-(len(listed) - first) // 2)
    last_a, last_b = (listed[size - 1] if size else 0 for size in (first, second))
    return {p.id: "A" if p.id <= last_a else "B" if p.id <= last_b else "C" for p in tournament.players}


@implements(
    "accelerations degressive.start", "accelerations degressive.steps", "accelerations degressive.half"
)
@implements("accelerations degressive.table")
def degressive_points(group: str, score: int, win: int, rounds: int) -> int:
    """The virtual points of a member of a group with this real score, both on the scale of the event."""
    if group == "A" or 2 * score >= rounds * win:
        return 2 * win
    start, most = (2, 4) if group == "B" else (0, 3)  # in half wins; ruling 18: C has three steps only
    # a step of half a point for every point and a half
    return min(start + 2 * score // (3 * win), most) * win // 2


@implements("accelerations degressive.principle", "accelerations degressive.end")
def _degressive(tournament: Tournament) -> Virtual:
    """Recompute from the real score every round; no points in the last two rounds."""
    rounds = _rounds(tournament, "degressive")
    groups = degressive_groups(tournament)
    scale = tournament.settings.scoring
    table = {}
    for player in tournament.players:
        score, values = 0, []
        for round_ in range(1, tournament.next_round + 1):
            over = round_ >= rounds - 1
            values.append(0 if over else degressive_points(groups[player.id], score, scale.win, rounds))
            score += scale.points(player.cell(round_))
        table[player.id] = tuple(values)
    return table


_RULES: Mapping[str, Callable[[Tournament], Virtual]] = {
    "haley": _haley,
    "haley-3": _haley_3,
    "degressive": _degressive,
    "quart": _quart,
    "haley-soft": _haley_soft,
    "baku": _baku,
    "baku-2026": _baku_2026,
}
