"""Official Swiss of the FMJD, adopted in November 1986: pairs, articles 5, 6 and 9 in the order of the text.

Articles 2 to 5 and 8 (ranking, rest) are in `fmjd_ranking`, the groups in `fmjd_groups`, who leaves his
group (6.1.7-6.1.14, 6.1.27-6.1.32) in `fmjd_floaters`, article 7 in `fmjd_colours`. Two variants:
`fmjd-1986` with a ranking list (6.1, 7.1), `fmjd-1986-lots` with drawn numbers (6.2, 7.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from ronde.errors import BadInput
from ronde.facts.acceleration import check_allowed, upper_limit
from ronde.facts.colours import initial_colour
from ronde.matching.perfect import PerfectMatching
from ronde.matching.weighted import CheapestMatching
from ronde.model import Colour, Pair, Tournament
from ronde.rulebook import Step, implements
from ronde.systems.base import Measure, RoundPairing, System
from ronde.systems.fmjd_1986 import LOTS, SYSTEM
from ronde.systems.fmjd_1986.colours import lots_colour, lots_first_colour, ranked_colour, subgroup
from ronde.systems.fmjd_1986.floaters import Leaving, leave, met_everybody, send_away
from ronde.systems.fmjd_1986.groups import DOWN, UP, Group, Work, as_set
from ronde.systems.fmjd_1986.ranking import (
    KEY,
    adjourned_as_draws,
    adjourned_steps,
    find_rest,
    may_meet,
    ranking,
    step,
)
from ronde.words import Points, Value, Who

FIRST_ROUND = {"haley": "9.2.3", "quart": "9.1.1"}  # the article that pairs it, if it is accelerated


def pair_ranked(tournament: Tournament) -> RoundPairing:
    """The next round of an event with a ranking list."""
    return _pair(tournament, SYSTEM, lots=False)


def pair_lots(tournament: Tournament) -> RoundPairing:
    """The next round of an event with drawn numbers."""
    return _pair(tournament, LOTS, lots=True)


def _pair(tournament: Tournament, system: System, lots: bool) -> RoundPairing:
    if tournament.settings.acceleration:
        check_allowed(system, tournament.settings.acceleration)
    if tournament.settings.option("limit"):
        raise BadInput("error-haley-system-draughts-makes-groups")
    steps = list(adjourned_steps(tournament))
    tournament = adjourned_as_draws(tournament)
    entries = ranking(tournament)
    adjacency = may_meet(entries)
    rest = find_rest(tournament, entries, adjacency)
    work = Work(tournament, entries, adjacency, rest.place, lots)
    treat_all(work)
    pairs = list(boards(work))
    if rest.place is not None:
        pairs.append(Pair(entries[rest.place].id))
    return RoundPairing(
        work.round,
        tuple(pairs),
        (*steps, *rest.steps, *work.steps),
        (*rest.measures, *work.measures),
    )


# --- 6.1.6  The order in which groups are treated --------------------------------------------------


@implements("fmjd-1986 6.1.6", "fmjd-1986 9.2.5", "fmjd-1986 9.2.6")
def treat_all(work: Work) -> None:
    """From the top down to the median group, from the bottom up to it, the median group last."""
    accelerated_steps(work)
    groups = work.groups
    if not groups:
        return
    # ruling 34, ruling 48: with drawn numbers and in Haley's rounds the last group plays the median
    downwards = work.lots or work.round == 1 or (work.acceleration == "haley" and work.round == 2)
    median = len(groups) - 1 if downwards else _median(work)
    for group in groups[:median]:
        treat(work, group, DOWN)
    if not downwards:
        _first_step_of_the_median(work, groups[median])
    for group in groups[:median:-1]:
        treat(work, group, UP)
    treat(work, groups[median], DOWN, is_median=not downwards)


def _median(work: Work) -> int:
    """The group of the lower of the two in the middle (ruling 20)."""
    size = sum(len(group.members) for group in work.groups)
    for group in work.groups:
        size -= 2 * len(group.members)
        if size < 0:
            return group.index
    raise AssertionError("somebody is in the middle")


def _first_step_of_the_median(work: Work, group: Group) -> None:
    """Ruling 27: those of the median group who met everybody there leave before the second sweep."""
    noted = met_everybody(work, work.reading(group, DOWN))
    away = send_away(work, group, DOWN, Leaving(work, group), noted) if noted else []
    work.measures.append(Measure(f"{KEY} 6.1.27", tuple(away), group.index))


def treat(work: Work, group: Group, direction: int, is_median: bool = False) -> None:
    """Pair everybody of a group who is left: first those who leave it, then the others."""
    members = work.reading(group, direction)
    if not members:
        return
    # ruling 52: quarters are paired best first, also below the median
    best_first = direction == DOWN or group.quartered
    message = "group_median" if is_median else "group_down" if best_first else "group_up"
    values: dict[str, Value] = {"points": Points(group.points), "size": len(members)}
    article = "6.2.1" if work.lots else "6.1.6"
    work.steps.append(step(article, (), message, group.index, **values))
    leave(work, group, direction)
    pair_inside(work, group, direction)


# --- 5.6, 5.7, 6.1.15 - 6.1.26, 6.2.2  Inside the group --------------------------------------------

Order = Callable[[int], Iterable[int]]  # of a number left: the places that the first of them tries in turn


@implements("fmjd-1986 5.6", "fmjd-1986 6.1.15", "fmjd-1986 6.1.17", "fmjd-1986 6.1.19", "fmjd-1986 6.1.20")
@implements("fmjd-1986 6.1.21", "fmjd-1986 6.1.22", "fmjd-1986 6.1.23", "fmjd-1986 6.1.25")
def halves(size: int) -> Iterator[int]:
    """Of 2N players the first tries N+1, N+2 … 2N, then N, N-1 … 2 (here counted from 0, ruling 30)."""
    yield from range(size // 2, size)
    yield from range(size // 2 - 1, 0, -1)


@implements("fmjd-1986 5.7")
def neighbours(size: int) -> Iterator[int]:
    """Round 1 with drawn numbers: 1-2, 3-4 and so on."""
    yield from range(1, size)


@implements("fmjd-1986 6.2.2")
def best_with_worst(size: int) -> Iterator[int]:
    """With drawn numbers the best tries the worst, then the next worst, up to the second."""
    yield from range(size - 1, 0, -1)


class Matcher(Protocol):
    """Who can still be paired with whom so that the others can be paired as well."""

    def can_fix(self, a: int, b: int) -> bool: ...

    def fix(self, a: int, b: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Choice:
    """A pair inside a group: of `size` players left the first meets the one at `place`."""

    a: int
    b: int
    size: int
    place: int
    tried: tuple[int, ...]  # who came before b in the order of trial


@implements("fmjd-1986 6.1.2", "fmjd-1986 6.1.16", "fmjd-1986 6.1.18", "fmjd-1986 6.1.24")
def in_turn(members: Sequence[int], order: Order, matcher: Matcher) -> Iterator[Choice]:
    """The first gets the first possible opponent; the same with those left, and so on."""
    left = list(members)
    while left:
        a = left[0]
        tried: list[int] = []
        for place in order(len(left)):
            b = left[place]
            if matcher.can_fix(a, b):
                break
            tried.append(b)
        else:
            raise AssertionError("the group can be paired")
        matcher.fix(a, b)
        yield Choice(a, b, len(left), place + 1, tuple(tried))
        del left[place], left[0]


@implements("fmjd-1986 6.1.3", "fmjd-1986 6.1.26", "fmjd-1986 9.2.3")
def pair_inside(work: Work, group: Group, direction: int) -> None:
    """Pair those of a group who are left, in order of reading; colours play no part but in 7.2.2."""
    members = work.reading(group, direction)
    if group.quartered:
        in_quarters(work, group, members)
    elif not work.lots:
        _by(work, group, members, halves, "6.1.26" if direction == UP else None)
    elif work.round == 1:
        # ruling 53: accelerated, the first packet meets the second also with drawn numbers
        accelerated = FIRST_ROUND.get(work.acceleration or "")
        _by(work, group, members, halves if accelerated else neighbours, accelerated or "5.7")
    else:
        matcher = sides(work, group, members) if work.round % 2 == 0 else None
        _by(work, group, members, best_with_worst, "6.2.2", matcher)


def _by(
    work: Work,
    group: Group,
    members: Sequence[int],
    order: Order,
    article: str | None,
    matcher: Matcher | None = None,
) -> None:
    """Make the pairs, say why, and measure how far each is from the first choice."""
    by_side = matcher is not None
    matcher = matcher or PerfectMatching(work.adjacency, as_set(members), first_choices(work, members, order))
    far = []
    for choice in in_turn(members, order, matcher):
        work.make(choice.a, choice.b)
        work.steps.append(_pair_step(work, group, choice, article or _article(work, choice), by_side))
        far.append(len(choice.tried))
    work.measures.append(Measure(f"{KEY} {article or '6.1.25'}", tuple(far), group.index))


def first_choices(work: Work, members: Sequence[int], order: Order) -> list[int]:
    """The pairs that would come about without any obstacle, as far as they have not met."""
    mates = [-1] * len(work.entries)
    left = list(members)
    while left:
        place = next(iter(order(len(left))))
        a, b = left[0], left[place]
        if work.adjacency[a] >> b & 1:
            mates[a], mates[b] = b, a
        del left[place], left[0]
    return mates


def _article(work: Work, choice: Choice) -> str:
    """Which sentence about the halves speaks of this place."""
    if work.round == 1:
        return FIRST_ROUND.get(work.acceleration or "", "5.6")
    half = choice.size // 2
    return {
        half + 1: "6.1.19",
        half + 2: "6.1.20",
        half + 3: "6.1.21",
        half: "6.1.22",
        half - 1: "6.1.23",
    }.get(choice.place, "6.1.25")


def _pair_step(work: Work, group: Group, choice: Choice, article: str, by_side: bool) -> Step:
    possible = work.adjacency[choice.a]
    met = tuple(b for b in choice.tried if not possible >> b & 1)
    blocked = tuple(b for b in choice.tried if possible >> b & 1)
    values: dict[str, Value] = {
        "a": work.id(choice.a),
        "b": work.id(choice.b),
        "points": Points(group.points),
    }
    values |= {"size": choice.size, "place": choice.place}
    who = work.ids((choice.a, choice.b))
    if not choice.tried:
        return step(article, who, "pair", group.index, **values)
    if len(choice.tried) > 5:
        return step(article, who, "pair_many", group.index, **values, count=len(choice.tried))
    apart = "_apart" if work.kept_apart(choice.a, met) else ""
    if not blocked:
        return step(article, who, f"pair_met{apart}", group.index, **values, met=work.ids(met))
    if not met:
        name = "pair_sides" if by_side else "pair_blocked"
        return step(article, who, name, group.index, **values, blocked=work.ids(blocked))
    name = "pair_both_sides" if by_side else f"pair_both{apart}"
    both = {"met": work.ids(met), "blocked": work.ids(blocked)}
    return step(article, who, name, group.index, **values, **both)


@implements("fmjd-1986 7.2.3")
def sides(work: Work, group: Group, members: Sequence[int]) -> Matcher:
    """Sub-groups B and N of an even round: as few pairs as possible inside one of them (ruling 38)."""
    sets = {Colour.WHITE: 0, Colour.BLACK: 0}
    side = {place: subgroup(work.entries[place]) for place in members}
    for place, colour in side.items():
        if colour is not None:
            sets[colour] |= 1 << place
    costly = [0] * len(work.entries)
    for place, colour in side.items():
        costly[place] = sets[colour] if colour is not None else 0
    matching = CheapestMatching(work.adjacency, costly, as_set(members))
    whites, blacks = (sets[colour].bit_count() for colour in (Colour.WHITE, Colour.BLACK))
    values: dict[str, Value] = {
        "points": Points(group.points),
        "b": whites,
        "n": blacks,
        "bad": matching.cost,
    }
    if members:
        work.steps.append(step("7.2.2", (), "sub_groups", group.index, **values))
    work.measures.append(Measure(f"{KEY} 7.2.2", (matching.cost,), group.index))
    return matching


# --- 9  Accelerated variants -----------------------------------------------------------------------


def in_quarters(work: Work, group: Group, members: Sequence[int]) -> None:
    """First quarter against second, third against fourth, in order of number (ruling 52)."""
    members = sorted(members, key=lambda place: work.entries[place].id)
    size = 2 * -(-len(members) // 4)
    sections = [members[:size], members[size:]]
    split = all(PerfectMatching(work.adjacency, as_set(section)).complete for section in sections)
    values: dict[str, Value] = {"points": Points(group.points), "upper": size, "lower": len(members) - size}
    message = "quarters" if split else "quarters_dropped"
    work.steps.append(step("9.1.2", (), message, group.index, **values))
    work.measures.append(Measure(f"{KEY} 9.1.2", (not split,), group.index))
    for section in sections if split else [members]:
        _by(work, group, section, halves, "9.1.2")


def accelerated_steps(work: Work) -> None:
    """Say what the variant of article 9 does in this round."""
    if work.round <= {"haley": 2, "quart": 1}.get(work.acceleration or "", 0):
        article = "9.2.2" if work.acceleration == "haley" else "9.1.1"
        limit = upper_limit(work.tournament)
        points = Points(work.tournament.settings.scoring.win)
        work.steps.append(step(article, (), "sections", limit=limit, points=points))
        upper = sorted(entry.id for entry in work.entries if entry.id <= limit)
        work.steps += (
            step(article, (id_,), "in_upper_section", who=Who(id_), points=points) for id_ in upper
        )
    elif work.acceleration == "quart":
        quartered = any(group.quartered for group in work.groups)
        work.steps.append(step("9.1.2", (), "quart_goes_on" if quartered else "quart_over"))


# --- 7.1.1  Colours, once the pairs are made -------------------------------------------------------


@implements("fmjd-1986 7.1.1")
def boards(work: Work) -> Iterator[Pair]:
    """The pairs in the order of the better ranked player's place (ruling 54), with their colours."""
    drawn = initial_colour(work.tournament)
    for first, second in sorted((min(pair), max(pair)) for pair in work.pairs):
        a, b = work.entries[first], work.entries[second]
        if not work.lots:
            colour, why = ranked_colour(a, b, drawn)
        elif work.round == 1:
            colour, why = lots_first_colour(a, b)
        else:
            colour, why = lots_colour(a, b)
        work.steps.append(why)
        yield Pair(a.id, b.id) if colour is Colour.WHITE else Pair(b.id, a.id)
