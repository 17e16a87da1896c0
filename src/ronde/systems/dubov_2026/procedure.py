"""The Dubov system in force from 1 February 2026 (C.04.4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from ronde.facts.colours import initial_colour
from ronde.facts.order import board_order
from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import among, between, bits, everybody, mask_of
from ronde.model import Pair, Tournament
from ronde.rulebook import Step, implements
from ronde.systems.base import About, Measure, Request, RoundPairing
from ronde.systems.common import first_partner
from ronde.systems.dubov_2026.criteria import Field
from ronde.systems.dubov_2026.facts import Entry, entries
from ronde.systems.dubov_2026.recomposition import Subgroups, recompose
from ronde.systems.dubov_2026.upfloaters import Upfloaters, upfloaters
from ronde.systems.fide_2026 import allocated, first_to_rest
from ronde.values import NamedTuple

KEY = "dubov-2026"


class Bracket(NamedTuple):
    """A scoregroup with its upfloaters and its pairing; players are places of the field."""

    residents: int
    upfloaters: Upfloaters
    subgroups: Subgroups
    pairs: tuple[tuple[int, int], ...]  # in the order of S1


@implements("dubov-2026 1.9")
def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round: the bye first, then the scoregroups from the top, then colours."""
    field = Field(entries(tournament), tournament.is_last_round(), request)
    initial = initial_colour(tournament)
    bye = choose_bye(field)
    found = brackets(field, bye)
    colours = []
    for bracket in found:
        ranked = (sorted((field.entries[v], field.entries[w]), key=_rank) for v, w in bracket.pairs)
        colours.append([allocated(a, b, initial) for a, b in ranked])
    pairs = [Pair(white.id, black.id) for boards in colours for white, black, _ in boards]
    score = {entry.id: entry.score for entry in field.entries}
    boards = board_order(pairs, score.__getitem__)
    if bye is not None:
        boards.append(Pair(field.entries[bye].id))

    def steps() -> tuple[Step, ...]:
        from ronde.systems.dubov_2026.story import Story  # only explanations need it

        story = Story(KEY, field)
        if bye is not None:
            story.bye(bye, bye_order(field))
        for number, bracket in enumerate(found):
            story.bracket = number
            story.scoregroup(bracket.residents, bracket.upfloaters, bracket.subgroups)
            story.pairs(bracket.pairs, bracket.subgroups)
            for white, black, how in colours[number]:
                story.colours(white, black, how)
        return story.steps

    return RoundPairing(tournament.next_round, tuple(boards), steps, lambda: measures(field, bye, found))


_rank = attrgetter("rank")


@implements("dubov-2026 3.1", "dubov-2026 1.4")
def choose_bye(field: Field) -> int | None:
    """The taker of the bye if the number of players is odd."""
    ids = [entry.id for entry in field.entries]
    return first_to_rest(ids, field.possible, field.may_rest, bye_order(field))


def bye_order(field: Field) -> list[int]:
    """3.1.3 to 3.1.5: everybody in the order in which the bye is offered."""
    return sorted(range(len(field.entries)), key=lambda v: bye_rank(field.entries[v]))


def bye_rank(entry: Entry) -> tuple[int, int, int]:
    """Lowest score, most games played (ruling R3), largest number."""
    return entry.score, -entry.games, -entry.id


@implements("dubov-2026 3.2")
def brackets(field: Field, bye: int | None) -> list[Bracket]:
    """The scoregroups from the top, each with its upfloaters."""
    free = field.everybody & ~(0 if bye is None else 1 << bye)
    found = []
    while free:
        residents = field.group(next(bits(free)), free)
        up = upfloaters(field, residents, free & ~residents)
        members = residents | mask_of(up.chosen)
        subgroups = recompose(field, members)
        found.append(Bracket(residents, up, subgroups, tuple(transpose(field, subgroups))))
        free &= ~members
    return found


def measures(field: Field, bye: int | None, found: Sequence[Bracket]) -> tuple[Measure, ...]:
    """The quality of a round in the order of its decisions."""
    listed: list[Measure] = []
    if bye is not None:
        entry = field.entries[bye]
        listed.append(Measure(f"{KEY} 3.1", bye_rank(entry), None, About.FIRST_BYE, (entry.id,)))
    for number, bracket in enumerate(found):
        listed += measured(field, bracket, number)
    return tuple(listed)


def measured(field: Field, bracket: Bracket, number: int) -> list[Measure]:
    """The quality of a bracket, in the order of its decisions."""
    entries, chosen = field.entries, bracket.upfloaters.chosen
    score = entries[next(bits(bracket.residents))].score
    first, second = bracket.subgroups.unavoidable, bracket.subgroups.balancing
    clashes = [v for pair in bracket.pairs if field.clash(*pair) for v in pair]
    made = [v for pair in bracket.pairs for v in pair]
    shifted = [*first.players, *second.players]
    values: list[tuple[str, tuple[int, ...], About, Sequence[int]]] = [
        ("C5", (len(chosen),), About.UP, chosen),
        (
            "C6",
            (0, *sorted((score - entries[v].score for v in chosen), reverse=True)),
            About.UP_SCORES,
            chosen,
        ),
        ("C7", (len(clashes) // 2,), About.SAME_WISH, clashes),
    ]
    for criterion in field.protection:
        protected = [v for v in chosen if criterion.count(entries[v])]
        count = sum(criterion.count(entries[v]) for v in chosen)
        values.append((criterion.article, (count,), About.PROTECTED, protected))
    values += [
        ("4.2", (0, *chosen), About.FIRST_UP, chosen),
        ("3.2.4", (len(first.players),), About.SHIFTED, shifted),
        ("4.3", (0, *sorted(first.numbers), *sorted(second.numbers)), About.SHIFTED, shifted),
        ("4.4", (0, *(entries[w].id for _, w in bracket.pairs)), About.OPPONENTS, made),
    ]
    return [
        Measure(f"{KEY} {article}", value, number, about, tuple(entries[v].id for v in who), score)
        for article, value, about, who in values
    ]


@implements("dubov-2026 3.2.5", "dubov-2026 3.2.6", "dubov-2026 4.4")
def transpose(field: Field, subgroups: Subgroups) -> list[tuple[int, int]]:
    """S1 by ARO and number, and the first transposition of G2 that is legal."""
    entries = field.entries
    s1 = sorted(bits(subgroups.g1), key=lambda v: (entries[v].aro, entries[v].id))
    s2 = sorted(bits(subgroups.g2), key=lambda v: entries[v].id)
    matching = PerfectMatching(_between(field, s1, s2))
    pairs = []
    for n, v in enumerate(s1):
        m = first_partner(matching, n, bits(matching.adjacency[n] & matching.alive))
        pairs.append((v, s2[m - len(s1)]))
    return pairs


def _between(field: Field, s1: Sequence[int], s2: Sequence[int]) -> Sequence[int]:
    """The possible opponents on the other side, as consecutive places in S1 and S2."""
    first = everybody(len(s1))
    second = first << len(s1)
    return between(among(field.legal, [*s1, *s2]), (first, second), (second, first))
