"""Shared by several systems. Players are places in the order of their text, a set of places is an int."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from ronde.facts.colours import colour_difference
from ronde.matching.perfect import Dense
from ronde.matching.rows import NARROW, Sparse, bits, everybody, mask_of, rows, without
from ronde.model import Colour
from ronde.systems.base import Request
from ronde.typed import Protocol


class Met(Protocol):
    """A player, and everybody they may not meet again."""

    @property
    def id(self) -> int:
        """The pairing number."""

    @property
    def met(self) -> Collection[int]:
        """The pairing numbers of the players they may not meet."""


def not_met(players: Sequence[Met]) -> Sequence[int]:
    """For every player the places of the others whom they have not met."""
    place = {player.id: n for n, player in enumerate(players)}
    everyone = everybody(len(players))

    def others(n: int) -> int:
        out = 1 << n
        for id_ in players[n].met:
            out |= 1 << place.get(id_, n)
        return everyone ^ out

    return rows(len(players), others)


def requested(graph: Sequence[int], ids: Sequence[int], request: Request | None) -> Sequence[int]:
    """The pairs left if two players must meet, or must not; a player who must meets no one else."""
    if request is None:
        return graph
    place = {id_: n for n, id_ in enumerate(ids) if id_ in (request.a, request.b)}
    both = mask_of(place.values())
    asked, meet = frozenset(place.values()), request.meet

    def kept(n: int) -> int:
        if n in asked:
            return graph[n] & (both if meet else ~both)
        return graph[n] & ~both if meet else graph[n]

    return rows(len(graph), kept)


def possible_pairs(
    players: Sequence[Met], request: Request | None = None, groups: Sequence[int] = ()
) -> Dense:
    """The pairs of players who have not met, none of them inside one of some groups."""
    ids = [player.id for player in players]
    if request is None and len(players) > NARROW:
        return dense(Sparse(ids, [player.met for player in players], groups), players, request, groups)
    graph = without(not_met(players), *groups) if any(groups) else not_met(players)
    return dense(requested(graph, ids, request), players, request, groups)


def dense(
    graph: Sequence[int], players: Sequence[Met], request: Request | None, groups: Sequence[int] = ()
) -> Dense:
    """The graph of possible pairs, none of them inside one of some groups; a request leaves few to some."""
    return Dense(graph, most_met(players) + 1 if request is None else len(players), groups)


def most_met(players: Sequence[Met]) -> int:
    """How many a player has met at most."""
    return max((len(player.met) for player in players), default=0)


def with_bye(graph: Sequence[int], takers: int) -> Sequence[int]:
    """The graph with one vertex more: the bye, for those who may have it."""
    count = len(graph)
    if isinstance(graph, list):
        return [*[row | (takers >> n & 1) << count for n, row in enumerate(graph)], takers]
    return rows(count + 1, lambda n: takers if n == count else graph[n] | (takers >> n & 1) << count)


def colours_fit(may_white: Sequence[bool], may_black: Sequence[bool]) -> list[int]:
    """For every player, the places of those with whom some allocation of colours is allowed to both."""
    whites = mask_of(n for n, may in enumerate(may_white) if may)
    blacks = mask_of(n for n, may in enumerate(may_black) if may)
    fitting = {(True, True): whites | blacks, (True, False): blacks, (False, True): whites, (False, False): 0}
    return [fitting[may] for may in zip(may_white, may_black, strict=True)]


def one_colour_only(may_white: Sequence[bool], may_black: Sequence[bool]) -> list[int]:
    """The two sets of players who cannot meet each other, because all of them need the same colour.

    A player who may have neither colour cannot meet anybody: then everybody is the only set.
    """
    only = [mask_of(n for n, may in enumerate(other) if not may) for other in (may_black, may_white)]
    return [everybody(len(may_white))] if only[0] & only[1] else only


def due_colour(colours: Sequence[Colour]) -> Colour | None:
    """The colour had less often, then the one not had last; none before the first game."""
    difference = colour_difference(colours)
    if difference:
        return Colour.BLACK if difference > 0 else Colour.WHITE
    return colours[-1].opposite if colours else None


def score_groups(scores: Sequence[int], among: int = -1) -> dict[int, int]:
    """The scores from the highest to the lowest, each with the set of its players."""
    groups: dict[int, list[int]] = {}
    for place in bits(everybody(len(scores)) & among):
        groups.setdefault(scores[place], []).append(place)
    return {score: mask_of(groups[score]) for score in sorted(groups, reverse=True)}


class Pairable(Protocol):
    """Players who can still all be paired."""

    def candidates(self, player: int) -> int:
        """The players worth asking about: with no other does the pair belong to a complete pairing."""

    def take(self, a: int, b: int) -> bool:
        """Make the pair if it belongs to a complete pairing."""


def first_partner(possible: Pairable, player: int, others: Iterable[int]) -> int:
    """The first of the others with whom everybody else can still be paired; the pair is made."""
    return next(other for other in others if possible.take(player, other))


def halves(count: int) -> Iterator[int]:
    """The opponents that the first of 2N players tries: N+1 to 2N, then N down to 2 (places from 0)."""
    yield from range(count // 2, count)
    yield from range(count // 2 - 1, 0, -1)
