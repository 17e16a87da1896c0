"""The list of combinations of the Burstein system (6.1 to 6.5), and the first one that will do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.matching.bits import bits
from ronde.matching.perfect import CheapestMatching
from ronde.rulebook import implements
from ronde.systems.burstein_1998.facts import Combination
from ronde.systems.common import first_partner


@implements("burstein-1998 6.1", "burstein-1998 6.2", "burstein-1998 6.3", "burstein-1998 6.4")
@implements("burstein-1998 6.5")
def first_combination(
    legal: Sequence[int], clashing: Sequence[int], bracket: int, floaters: int
) -> Combination | None:
    """The first combination of the list (ruling 8) among those with the fewest clashes (ruling 10).

    `clashing[a]` are the players due the same colour as a; in an odd bracket one of `floaters` is left over.
    The highest player not yet placed takes the lowest one with whom the others can still be paired
    with as few clashes as the whole bracket needs. A vertex after the last stands for floating.
    """
    size, away = bracket.bit_count(), len(legal)
    if size % 2 == 0:
        floaters = 0
    graph, costly = [0] * (away + 1), [0] * (away + 1)
    for place in bits(bracket):
        graph[place] = legal[place] & bracket | (floaters >> place & 1) << away
        costly[place] = clashing[place]
    graph[away] = floaters
    matching = CheapestMatching(graph, costly, bracket | (size % 2) << away)
    if not matching.complete:
        return None
    clashes, pairs, choices, floater, left = matching.cost, [], [], None, bracket
    while left:
        first = (left & -left).bit_length() - 1
        left &= ~(1 << first)
        chosen = first_partner(matching, first, falling(graph[first] & (left | 1 << away), away))
        if chosen == away:
            floater = first
            choices.append(left.bit_count())
            continue
        choices.append((left >> chosen).bit_count() - 1)
        pairs.append((first, chosen))
        left &= ~(1 << chosen)
    return Combination(tuple(pairs), floater, clashes, tuple(choices))


def falling(mask: int, last: int) -> Iterator[int]:
    """The members of a set, highest first, but this one at the end."""
    end = mask >> last & 1
    mask &= ~(1 << last)
    while mask:
        place = mask.bit_length() - 1
        yield place
        mask ^= 1 << place
    if end:
        yield last
