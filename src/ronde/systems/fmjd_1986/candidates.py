"""Swiss of the FMJD (1986), inside a group: the orders of trial (5.6, 5.7, 6.1.15-6.1.26, 6.2.2, 7.2, 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import among, mask_of
from ronde.matching.weighted import fewest_costly
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems import common
from ronde.systems.base import About
from ronde.systems.common import Pairable
from ronde.systems.fmjd_1986.colours import subgroup
from ronde.systems.fmjd_1986.facts import UP, Choice, Group
from ronde.systems.fmjd_1986.groups import Work

Order = Callable[[int], Iterable[int]]  # given how many are left, the places the first one tries in turn

FIRST_ROUND = {"haley": "9.2.3", "quart": "9.1.1"}  # the article that pairs it, if it is accelerated


@implements("fmjd-1986 5.6", "fmjd-1986 6.1.15", "fmjd-1986 6.1.17", "fmjd-1986 6.1.19", "fmjd-1986 6.1.20")
@implements("fmjd-1986 6.1.21", "fmjd-1986 6.1.22", "fmjd-1986 6.1.23", "fmjd-1986 6.1.25")
def halves(size: int) -> Iterator[int]:
    """Of 2N players the first tries N+1, N+2 … 2N, then N, N-1 … 2 (here counted from 0, ruling 30)."""
    return common.halves(size)


@implements("fmjd-1986 5.7")
def neighbours(size: int) -> Iterator[int]:
    """Round 1 with drawn numbers: 1-2, 3-4 and so on."""
    yield from range(1, size)


@implements("fmjd-1986 6.1.2", "fmjd-1986 6.1.16", "fmjd-1986 6.1.18", "fmjd-1986 6.1.24")
def in_turn(members: Sequence[int], order: Order, possible: Pairable) -> Iterator[Choice]:
    """Give the first the first possible opponent, then the same for those left, and so on."""
    left = list(members)
    while left:
        a = left[0]
        near = possible.candidates(a)
        tried: list[int] = []
        for place in order(len(left)):
            b = left[place]
            if near >> b & 1 and possible.take(a, b):
                break
            tried.append(b)
        else:
            raise AssertionError("the group can be paired")
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
        _by(work, group, members, best_with_worst, "6.2.2", by_side=work.round % 2 == 0)


def _by(
    work: Work,
    group: Group,
    members: Sequence[int],
    order: Order,
    article: str | None,
    by_side: bool = False,
) -> None:
    """Make the pairs, record why, and measure how far each is from the first choice."""
    graph = among(work.adjacency, members)
    if by_side:
        possible: Pairable = sides(work, group, members, graph)
    else:
        possible = PerfectMatching(graph, None, first_choices(graph, order))
    far, before = [], len(work.pairs)
    for turn in in_turn(range(len(members)), order, possible):
        near = graph[turn.a]
        met = [members[b] for b in turn.tried if not near >> b & 1]
        tried = tuple([members[b] for b in turn.tried])
        choice = turn._replace(a=members[turn.a], b=members[turn.b], tried=tried)
        work.make(choice.a, choice.b)
        apart = bool(met) and work.kept_apart(choice.a, met)
        work.story.pair(article or _article(work, choice), group, choice, met, apart=apart, by_side=by_side)
        far.append(len(choice.tried))
    made = work.made_since(before)
    if by_side:
        same = [
            place
            for pair in work.pairs[before:]
            if len(sides_ := {subgroup(work.entries[p]) for p in pair}) == 1 and None not in sides_
            for place in pair
        ]
        work.measure("7.2.2", [len(same) // 2], group, About.SAME_WISH, same)
    about = About.ENDS if order is best_with_worst else About.OPPONENTS
    work.measure(article or "6.1.25", far, group, about, made)


def first_choices(graph: Sequence[int], order: Order) -> list[int]:
    """The pairs of the first choices, except those who have already met."""
    mates = [-1] * len(graph)
    left = list(range(len(graph)))
    while left:
        place = next(iter(order(len(left))))
        a, b = left[0], left[place]
        if graph[a] >> b & 1:
            mates[a], mates[b] = b, a
        del left[place], left[0]
    return mates


def _article(work: Work, choice: Choice) -> str:
    """The sentence about the halves that fits this place."""
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


@implements("fmjd-1986 6.2.2")
def best_with_worst(size: int) -> Iterator[int]:
    """With drawn numbers the best tries the worst, then the next worst, up to the second."""
    yield from range(size - 1, 0, -1)


@implements("fmjd-1986 7.2.3")
def sides(work: Work, group: Group, members: Sequence[int], graph: Sequence[int]) -> Pairable:
    """Sub-groups B and N of an even round: as few pairs as possible inside one of them (ruling 38)."""
    side = [subgroup(work.entries[place]) for place in members]
    sets = {colour: mask_of(n for n, mine in enumerate(side) if mine is colour) for colour in Colour}
    matching = fewest_costly(graph, [sets[mine] if mine is not None else 0 for mine in side])
    if members:
        work.story.sub_groups(
            group, sets[Colour.WHITE].bit_count(), sets[Colour.BLACK].bit_count(), matching.cost
        )
    return matching


@implements("fmjd-1986 9.1.2")
def in_quarters(work: Work, group: Group, members: Sequence[int]) -> None:
    """First quarter against second, third against fourth, in order of number (ruling 52)."""
    members = sorted(members, key=lambda place: work.entries[place].id)
    size = 2 * -(-len(members) // 4)
    sections = [members[:size], members[size:]]
    split = all(PerfectMatching(work.adjacency, mask_of(section)).complete for section in sections)
    work.story.quarters(group, size, len(members) - size, split)
    work.measure("9.1.2", [not split], group, About.JOINED, [] if split else members)
    for section in sections if split else [members]:
        _by(work, group, section, halves, "9.1.2")
