"""The list of combinations of the Burstein system (6.1 to 6.5), and the first one that will do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.matching.rows import Local, lowest
from ronde.matching.weighted import FEW, fewest_costly
from ronde.rulebook import implements
from ronde.systems.burstein_1998.facts import Combination
from ronde.systems.common import first_partner


@implements("burstein-1998 6.1", "burstein-1998 6.2", "burstein-1998 6.3", "burstein-1998 6.4")
@implements("burstein-1998 6.5")
def first_combination(
    legal: Sequence[int], clashing: Sequence[int], bracket: int, floaters: int
) -> Combination | None:
    """The first combination of the list (ruling 8) among those with the fewest clashes (ruling 10).

    `clashing[a]` are the players due the same colour as a, with a; in an odd bracket one of `floaters` is
    left over. The highest player not yet placed takes the lowest one with whom the others can still be paired
    with as few clashes as the whole bracket needs. A vertex after the last stands for floating.
    """
    odd = bracket.bit_count() % 2
    local = Local(bracket)
    away, place = len(local.vertices), local.vertices
    takers = local.set(floaters) if odd else 0
    graph = [near | (takers >> n & 1) << away for n, near in enumerate(local.rows(legal))]
    costly = [*local.shared(clashing), 0]
    matching = fewest_costly([*graph, takers], costly, local.alive | odd << away)
    if not matching.complete:
        return None
    clashes, pairs, choices, floater, left = matching.cost, [], [], None, local.alive
    many = bracket.bit_count() > FEW  # who clashes too often is seen at a glance
    while left:
        first = lowest(left)
        left &= ~(1 << first)
        near = matching.near(first) if many else graph[first]
        chosen = first_partner(matching, first, falling(near & (left | 1 << away), away))
        if chosen == away:
            floater = place[first]
            choices.append(left.bit_count())
            continue
        choices.append((left >> chosen).bit_count() - 1)
        pairs.append((place[first], place[chosen]))
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
