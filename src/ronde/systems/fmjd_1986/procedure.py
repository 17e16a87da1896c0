"""Official Swiss of the FMJD, adopted in November 1986: a round from the rest to the colours.

Two variants: `fmjd-1986` with a ranking list (6.1, 7.1), `fmjd-1986-lots` with drawn numbers (6.2, 7.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from ronde.errors import BadInput
from ronde.facts.acceleration import check_allowed, upper_limit
from ronde.facts.colours import initial_colour
from ronde.model import Colour, Pair, Tournament
from ronde.rulebook import implements
from ronde.systems.base import About, Measure, Request, RoundPairing, System
from ronde.systems.fmjd_1986 import LOTS, SYSTEM
from ronde.systems.fmjd_1986.candidates import pair_inside
from ronde.systems.fmjd_1986.colours import lots_colour, lots_first_colour, ranked_colour
from ronde.systems.fmjd_1986.facts import DOWN, KEY, UP, Group, adjourned_as_draws, may_meet
from ronde.systems.fmjd_1986.floaters import Leaving, leave, met_everybody, send_away
from ronde.systems.fmjd_1986.groups import Work
from ronde.systems.fmjd_1986.ranking import ranking
from ronde.systems.fmjd_1986.rest import find_rest
from ronde.systems.fmjd_1986.story import RoundStory

SECTIONS_UNTIL = {"haley": 2, "quart": 1}  # the last round with an upper section


def pair_ranked(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round of an event with a ranking list."""
    return _pair(tournament, SYSTEM, False, request)


def pair_lots(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round of an event with drawn numbers."""
    return _pair(tournament, LOTS, True, request)


def _pair(tournament: Tournament, system: System, lots: bool, request: Request | None) -> RoundPairing:
    if tournament.settings.acceleration:
        check_allowed(system, tournament.settings.acceleration)
    if tournament.settings.option("limit"):
        raise BadInput("error-haley-system-draughts-makes-groups")
    settled = adjourned_as_draws(tournament)
    entries = ranking(settled)
    possible = may_meet(entries, request)
    by_cards = possible.graph if request is None else may_meet(entries).graph
    rest = find_rest(settled, entries, possible)
    story = RoundStory(entries, lots)
    story.adjourned(tournament)
    work = Work(settled, entries, possible, by_cards, rest.place if rest else None, lots, story)
    if rest:
        story.rest(settled, rest)
        value, taker = (int(rest.obstacle), len(entries) - rest.place), (entries[rest.place].id,)
        work.measures.append(Measure(f"{KEY} 5.4", value, None, About.FIRST_BYE, taker))
    treat_all(work)
    pairs = list(boards(work))
    if rest:
        pairs.append(Pair(entries[rest.place].id))
    if work.sections:
        story.in_sections(work.sections, upper_limit(settled), settled.settings.scoring.win, pairs)
    return RoundPairing(work.round, tuple(pairs), lambda: story.steps, tuple(work.measures))


# --- 6.1.6  The order in which groups are treated --------------------------------------------------


@implements("fmjd-1986 6.1.6", "fmjd-1986 9.2.5", "fmjd-1986 9.2.6")
def treat_all(work: Work) -> None:
    """From the top down to the median group, from the bottom up to it, the median group last."""
    tell_acceleration(work)
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
    noted, before = met_everybody(work, work.reading(group, DOWN)), len(work.pairs)
    away = send_away(work, group, DOWN, Leaving(work, group), noted) if noted else []
    work.measure("6.1.27", away, group, About.MET_ALL, work.made_since(before))


def treat(work: Work, group: Group, direction: int, is_median: bool = False) -> None:
    """Pair everybody of a group who is left: first those who leave it, then the others."""
    members = work.reading(group, direction)
    if not members:
        return
    # ruling 52: quarters are paired best first, also below the median
    best_first = direction == DOWN or group.quartered
    side = "down" if best_first else "up"
    work.story.group(group, len(members), "median" if is_median else side)
    leave(work, group, direction)
    pair_inside(work, group, direction)


# --- 7.1.1  Colours, once the pairs are made -------------------------------------------------------


@implements("fmjd-1986 7.1.1")
def boards(work: Work) -> Iterator[Pair]:
    """The pairs in the order of the better ranked player's place (ruling 54), with their colours."""
    drawn = initial_colour(work.tournament)
    for first, second in sorted((min(pair), max(pair)) for pair in work.pairs):
        a, b = work.entries[first], work.entries[second]
        if not work.lots:
            given = ranked_colour(a, b, drawn)
        elif work.round == 1:
            given = lots_first_colour(a, b)
        else:
            given = lots_colour(a, b)
        work.story.colours(a, b, given)
        yield Pair(a.id, b.id) if given.colour is Colour.WHITE else Pair(b.id, a.id)


# --- 9  Accelerated variants -----------------------------------------------------------------------


def tell_acceleration(work: Work) -> None:
    """Say what the variant of article 9 does in this round."""
    if work.round <= SECTIONS_UNTIL.get(work.acceleration or "", 0):
        article = "9.2.2" if work.acceleration == "haley" else "9.1.1"
        settled = work.tournament
        work.story.sections(article, upper_limit(settled), settled.settings.scoring.win)
        work.sections = article
    elif work.acceleration == "quart":
        work.story.quart(any(group.quartered for group in work.groups))
