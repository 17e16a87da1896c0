"""The absolute rules of a text on a pairing of any size, by the literal reading of who may meet.

`wrong(KEY, tournament, pairs)` is what breaks them; whether a pairing exists is a question of matching.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from ronde import rulebook
from ronde.matching.perfect import maximum_matching
from ronde.model import Tournament
from ronde.readings import burstein_2026, dubov_2026, dutch_2012, dutch_2017, dutch_2026, lim_2026


class Law(NamedTuple):
    """What no pairing may break."""

    players: Collection[int]
    may_meet: Callable[[int, int], bool]
    may_rest: Callable[[int], bool]
    allocations: Callable[[int, int], list[tuple[int, int]]] | None = None


def law(key: str, tournament: Tournament) -> Law | None:
    """The absolute rules of a system, if its test of larger fields needs them."""
    key = rulebook.head(key).get("copies", key)
    if key == "burstein-2026" and tournament.next_round <= burstein_2026.seeding_rounds(tournament):
        key = "dutch-2026"
    if key == "dutch-2012":
        old = dutch_2012.Round(tournament)
        return Law(old.player, old.legal, lambda i: old.player[i].may_rest)
    if key in ("dutch-2017", "dutch-2026"):
        dutch = {"dutch-2017": dutch_2017, "dutch-2026": dutch_2026}[key].Dutch(tournament)
        return Law(dutch.player, dutch.legal, lambda i: dutch.player[i].may_rest)
    if key in ("burstein-2026", "dubov-2026"):
        round_ = (dubov_2026.Dubov if key == "dubov-2026" else burstein_2026.Burstein)(tournament)
        return Law(round_.here, round_.legal, round_.may_rest)
    if key == "lim-2026":
        lim = lim_2026.Round(tournament)
        return Law(
            lim.cards,
            lim.relaxed,
            lambda i: not (lim.had_bye(i) or i in lim.settings.no_bye),
            lim.allocations,
        )
    return None


def wrong(key: str, tournament: Tournament, pairs: list[tuple[int, int]] | None) -> str | None:
    """What is wrong with a pairing, if anything; None stands for no pairing."""
    rules = law(key, tournament)
    assert rules is not None
    if pairs is None:
        return "a pairing exists" if _exists(rules) else None
    if sorted(i for pair in pairs for i in pair if i) != sorted(rules.players):
        return "somebody is paired twice or not at all"
    for white, black in pairs:
        if not black and not rules.may_rest(white):
            return f"{white} may not have the bye"
        if black and not rules.may_meet(white, black):
            return f"{white} and {black} may not meet"
        legal = rules.allocations(white, black) if black and rules.allocations else ()
        if legal and (white, black) not in legal:
            return f"{white} and {black} have the wrong colours"
    return None


def can_be_paired(key: str, tournament: Tournament) -> bool:
    """A complete legal pairing exists."""
    rules = law(key, tournament)
    assert rules is not None
    return _exists(rules)


def _exists(rules: Law) -> bool:
    here = sorted(rules.players)
    graph = [sum(1 << n for n, b in enumerate(here) if a != b and rules.may_meet(a, b)) for a in here]
    if len(here) % 2:
        may = [rules.may_rest(a) for a in here]
        graph = [row | yes << len(here) for row, yes in zip(graph, may, strict=True)]
        graph.append(sum(yes << n for n, yes in enumerate(may)))
    return -1 not in maximum_matching(graph)
