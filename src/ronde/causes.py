"""Why a round differs from what the system pairs: another edition, an acceleration, the list, a hand.

Each cause is tried: the round is paired again with that one thing changed, and must then be equal. Only a
list that was quite another in the first rounds is inferred, and the sentence says from what.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations

from ronde.checking import Report, RoundVerdict, check_round, coloured_in
from ronde.errors import RondeError
from ronde.facts.acceleration import KEYS as ACCELERATIONS
from ronde.facts.order import initial_order
from ronde.model import Cell, Pair, Player, Result, Settings, Tournament
from ronde.pairing import before
from ronde.systems import System, system
from ronde.systems.names import editions
from ronde.values import replace
from ronde.words import Message

MOST_BORDERS = 150  # players, for trying every border of an acceleration
MOST_MOVED = 40  # players, for trying every other place of the list
LAST_RENUMBERED = 3  # the numbers are final once round 4 is paired
MOST_ADDED = 20  # boards that differ, for trying two at a time
MOST_BOARDS = 8  # boards that are listed

Cause = tuple[Message, Callable[[Tournament], tuple[Tournament, System]]]


def likely_causes(tournament: Tournament, report: Report) -> dict[int, tuple[Message, ...]]:
    """For every round that differs, what would explain it; a cause that fits several rounds is preferred."""
    if report.system is None:
        return {}
    chosen = system(report.system)
    wrong = [one for one in report.rounds if not one.equal and one.paired is not None]
    found: dict[int, tuple[Message, ...]] = {}
    for verdict in wrong:
        if verdict.round in found:
            continue
        for name, change in _causes(tournament, chosen, verdict.round):
            fits = [
                one.round for one in wrong if one.round not in found and _equal(tournament, change, one.round)
            ]
            if verdict.round in fits:
                told = Message.of("cause-round", cause=name)
                found |= dict.fromkeys(fits, (told,))
                break
        else:
            changed = _by_hand(tournament, verdict)
            simple = changed.name != "cause-hand"
            found[verdict.round] = (changed if simple else _added(tournament, chosen, verdict) or changed,)
    return found | _numbers_of_the_day(tournament, report, found)


def _equal(
    tournament: Tournament, change: Callable[[Tournament], tuple[Tournament, System]], round_: int
) -> bool:
    """Whether the system pairs a round as it was played, after a change."""
    try:
        changed, chosen = change(tournament)
        return check_round(changed, round_, chosen).equal
    except RondeError:
        return False


def _with(
    tournament: Tournament, chosen: System, settings: Callable[[Settings], Settings]
) -> tuple[Tournament, System]:
    return replace(tournament, settings=settings(replace(tournament.settings, system=chosen.key))), chosen


def _causes(tournament: Tournament, chosen: System, round_: int) -> Iterator[Cause]:
    """The causes to try, the likeliest first."""
    others = [one for one in editions(chosen.family) if one is not chosen]
    for one in others:
        yield Message.of("cause-edition", system=one.key), partial(_with, chosen=one, settings=_same)
    for one in (chosen, *others):
        for key in (*(key for key in ACCELERATIONS if key in one.accelerations), ""):
            if key != (tournament.settings.acceleration or ""):
                named = Message.of("cause-acceleration", acceleration=key, system=one.key)
                plain = Message.of("cause-no-acceleration", system=one.key)
                speed = partial(_accelerated, key=key or None)
                yield (named if key else plain), partial(_with, chosen=one, settings=speed)
    if chosen.uses_colours and round_ == 1:
        yield Message("cause-colour"), partial(_with, chosen=chosen, settings=partial(_drawn, tournament))
    for rounds in (round_, tournament.played_rounds + 1):
        name = "cause-last" if rounds == round_ else "cause-not-last"
        yield Message(name), partial(_with, chosen=chosen, settings=partial(_rounds, rounds=rounds))
    yield Message("cause-numbers"), lambda value: (by_rating(value), chosen)
    if len(tournament.players) <= MOST_BORDERS and 2 * round_ <= tournament.played_rounds + 1:
        for border in sorted(player.id for player in tournament.players)[1:-1]:
            name_ = Message.of("cause-border", border=border)
            for later in (False, True)[: 1 + (round_ > 1)]:
                points = partial(_border, tournament, border=border, half_later=later)
                yield name_, partial(_with, chosen=chosen, settings=points)
    yield from _moved(tournament, chosen, round_)


def _same(settings: Settings) -> Settings:
    return settings


def _accelerated(settings: Settings, key: str | None) -> Settings:
    return replace(settings, acceleration=key, virtual_points=())


def _drawn(tournament: Tournament, settings: Settings) -> Settings:
    colour = before(tournament, 1).settings.initial_colour
    return replace(settings, initial_colour=colour.opposite if colour else None)


def _rounds(settings: Settings, rounds: int) -> Settings:
    return replace(settings, rounds=rounds)


def _border(tournament: Tournament, settings: Settings, border: int, half_later: bool) -> Settings:
    """One more win for the first numbers, in every round of the first half; or half of it from round 2 on."""
    win, draw = settings.scoring.win, settings.scoring.draw
    points = (win, *((draw if half_later else win,) * (tournament.played_rounds // 2)))
    upper = tuple((player.id, points) for player in tournament.players if player.id <= border)
    return replace(settings, acceleration=None, virtual_points=upper)


def by_rating(tournament: Tournament) -> Tournament:
    """The same event with the players numbered by rating, as if the list had changed since."""
    return renumbered(tournament, [player.id for player in initial_order(tournament.players)])


def _moved(tournament: Tournament, chosen: System, round_: int) -> Iterator[Cause]:
    """One player at another place of the list, while numbers may still change."""
    ids = sorted(player.id for player in tournament.players)
    if round_ > LAST_RENUMBERED or len(ids) > MOST_MOVED:
        return
    for id_ in ids:
        rest = [other for other in ids if other != id_]
        for place in range(len(ids)):
            if ids[place] != id_:
                order = [*rest[:place], id_, *rest[place:]]
                name = Message.of("cause-moved", player=id_, place=ids[place])
                yield name, partial(_in_order, chosen=chosen, order=order)


def _in_order(tournament: Tournament, chosen: System, order: Sequence[int]) -> tuple[Tournament, System]:
    return renumbered(tournament, order), chosen


def renumbered(tournament: Tournament, order: Sequence[int]) -> Tournament:
    """The same event with other numbers: the first of the order is number 1."""
    number = {id_: n for n, id_ in enumerate(order, 1)}

    def cell(one: Cell) -> Cell:
        return one if one.opponent is None else replace(one, opponent=number[one.opponent])

    players: list[Player] = [
        replace(p, id=number[p.id], cells=tuple(map(cell, p.cells))) for p in tournament.players
    ]
    kept = replace(tournament.settings, virtual_points=(), forbidden=(), no_bye=frozenset(), lots=())
    ordered = tuple(sorted(players, key=lambda p: p.id))
    return replace(tournament, players=ordered, settings=kept)


def _numbers_of_the_day(
    tournament: Tournament, report: Report, found: Mapping[int, tuple[Message, ...]]
) -> dict[int, tuple[Message, ...]]:
    """The first rounds that nothing explains, where all later ones are equal: the list was another one then.

    The numbers may change until round 4 is paired, and those of the file do not follow its ratings any more.
    """
    open_ = {n: message for n, (message, *_) in found.items() if message.name == "cause-hand"}
    last = max(found, default=0)
    later = [one.equal for one in report.rounds if one.round > last]
    if not open_ or last > LAST_RENUMBERED or len(later) < 2 or not all(later):
        return {}
    by_strength = [player.id for player in initial_order(tournament.players)]
    if by_strength == sorted(by_strength):
        return {}
    return {
        n: (Message("cause-renumbered", (("first", last + 1), *message.values)),)
        for n, message in open_.items()
    }


def _added(tournament: Tournament, chosen: System, verdict: RoundVerdict) -> Message | None:
    """Boards put on top of a round: without their players, the others are paired as they played."""
    assert verdict.paired is not None
    ours = {frozenset(pair) for pair in verdict.paired.pairs}
    odd = [pair for pair in verdict.played if pair.black is not None and frozenset(pair) not in ours]
    for count in (1, 2)[: 1 + (len(odd) <= MOST_ADDED)]:
        for boards in combinations(odd, count):
            away = {id_ for pair in boards for id_ in pair if id_}
            changed = _away_in(tournament, verdict.round, away)
            if _equal(changed, lambda value: (value, chosen), verdict.round):
                told = ", ".join(f"{pair.white}-{pair.black}" for pair in boards)
                return Message.of("cause-added", n=count, boards=told)
    return None


def _away_in(tournament: Tournament, round_: int, ids: Collection[int]) -> Tournament:
    """The event up to a round in which some players are absent."""
    players = tuple(
        replace(p, cells=(*p.cells[: round_ - 1], Cell(result=Result.ABSENT)))
        if p.id in ids
        else replace(p, cells=p.cells[:round_])
        for p in tournament.players
    )
    return replace(tournament, players=players)


def _by_hand(tournament: Tournament, verdict: RoundVerdict) -> Message:
    """The smallest set of boards to change, counted in the order of the system."""
    assert verdict.paired is not None
    coloured = coloured_in(tournament, verdict.round)
    theirs = {frozenset(pair): pair for pair in verdict.played}
    ours = verdict.paired.pairs
    turned = [n for n, p in enumerate(ours, 1) if _turned(theirs.get(frozenset(p)), p, coloured)]
    gone = [n for n, p in enumerate(ours, 1) if frozenset(p) not in theirs]
    boards = sorted({*turned, *gone})
    values: dict[str, int | str] = {"n": len(boards), "boards": _listed(boards), "all": len(ours)}
    if not gone:
        return Message.of("cause-hand-colours", **values)
    if len(boards) == 2 and not turned:
        return Message.of("cause-hand-swap", **values)
    return Message.of("cause-hand", **values)


def _turned(played: Pair | None, paired: Pair, coloured: frozenset[int]) -> bool:
    return played is not None and played != paired and played.white in coloured


def _listed(boards: list[int]) -> str:
    more = [f"… (+{len(boards) - MOST_BOARDS})"] if len(boards) > MOST_BOARDS else []
    return ", ".join([*map(str, boards[:MOST_BOARDS]), *more])
