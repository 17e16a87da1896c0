"""The Burstein system in force from 1 February 2026 (C.04.4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ronde.facts.colours import initial_colour
from ronde.facts.order import board_order
from ronde.matching.rows import bits
from ronde.model import Pair, Tournament
from ronde.rulebook import Step, implements
from ronde.systems import system
from ronde.systems.base import About, Measure, Request, RoundPairing
from ronde.systems.burstein_2026.brackets import pair_bracket
from ronde.systems.burstein_2026.criteria import Field
from ronde.systems.burstein_2026.facts import entries, seeding_rounds
from ronde.systems.fide_2026 import allocated, first_to_rest
from ronde.values import NamedTuple

KEY = "burstein-2026"


class Bracket(NamedTuple):
    """A scoregroup with its incoming floaters and its pairing; players are places of the field."""

    residents: int
    incoming: int
    pairs: tuple[tuple[int, int], ...]  # in the order of their numbers, the higher ranked first
    outgoing: int

    @property
    def members(self) -> int:
        """Everybody in it."""
        return self.residents | self.incoming


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round by the Burstein system."""
    count = seeding_rounds(tournament.settings.rounds)
    if tournament.next_round <= count:
        return seeded(tournament, count, request)
    return after_seeding(tournament, request)


@implements("burstein-2026 1.6")
def seeded(tournament: Tournament, count: int, request: Request | None) -> RoundPairing:
    """A seeding round, by the Dutch system of 2026 (ruling R2)."""

    def first() -> tuple[Step, ...]:
        from ronde.rulebook.telling import Teller  # only explanations need it

        story = Teller(KEY)
        story.tell("seeding", (), round=tournament.next_round, count=count)
        return story.steps

    return system("dutch-2026").pair(tournament, request).told_with(first)


@implements("burstein-2026 1.9")
def after_seeding(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """Any other round: the bye first, then the brackets from the top, then colours."""
    field = Field(entries(tournament), request)
    initial = initial_colour(tournament, by_place=True)
    bye = choose_bye(field)
    found = brackets(field, bye)
    colours = [
        [allocated(field.entries[v], field.entries[w], initial) for v, w in bracket.pairs]
        for bracket in found
    ]
    pairs = [Pair(white.id, black.id) for boards in colours for white, black, _ in boards]
    score = {entry.id: entry.score for entry in field.entries}
    boards = board_order(pairs, score.__getitem__)  # ruling R13
    if bye is not None:
        boards.append(Pair(field.entries[bye].id))

    def steps() -> tuple[Step, ...]:
        from ronde.systems.burstein_2026.story import Story  # only explanations need it

        story = Story(KEY, field)
        if bye is not None:
            story.bye(bye, bye_order(field))
        for number, bracket in enumerate(found):
            story.bracket = number
            story.scoregroup(bracket.residents, bracket.incoming, bracket.pairs, bracket.outgoing)
            for white, black, how in colours[number]:
                story.colours(white, black, how)
        return story.steps

    return RoundPairing(tournament.next_round, tuple(boards), steps, lambda: measures(field, bye, found))


@implements("burstein-2026 3.1", "burstein-2026 1.3")
def choose_bye(field: Field) -> int | None:
    """The taker of the bye if the number of players is odd; not an outgoing floater (ruling R11)."""
    ids = [entry.id for entry in field.entries]
    return first_to_rest(ids, field.possible, field.may_rest, bye_order(field))


def bye_order(field: Field) -> list[int]:
    """3.1.3 to 3.1.5: everybody in the order in which the bye is offered."""
    return sorted(range(len(field.entries)), key=lambda v: bye_rank(field, v))


def bye_rank(field: Field, v: int) -> tuple[int, int, int]:
    """Lowest score, most games played (ruling R7), lowest in the order of 1.8 (ruling R9)."""
    return field.scores[v], -field.entries[v].games, -v


def brackets(field: Field, bye: int | None) -> list[Bracket]:
    """The brackets from the top."""
    groups = field.groups(field.everybody & ~(0 if bye is None else 1 << bye))
    incoming, found = 0, []
    for n, residents in enumerate(groups):
        pairs, outgoing = pair_bracket(field, residents | incoming, groups[n + 1 :])
        found.append(Bracket(residents, incoming, tuple(pairs), outgoing))
        incoming = outgoing
    assert not incoming
    return found


def measures(field: Field, bye: int | None, found: Sequence[Bracket]) -> tuple[Measure, ...]:
    """The quality of a round in the order of its decisions."""
    listed: list[Measure] = []
    if bye is not None:
        taker = (field.entries[bye].id,)
        listed.append(Measure(f"{KEY} 3.1", bye_rank(field, bye), None, About.FIRST_BYE, taker))
    for number, (bracket, following) in enumerate(pairwise([*found, Bracket(0, 0, (), 0)])):
        listed += measured(field, bracket, following, number)
    return tuple(listed)


def measured(field: Field, bracket: Bracket, following: Bracket, number: int) -> list[Measure]:
    """The quality of a bracket by C5 to C8, and its place in the order of 4.3."""
    bsn = {v: n for n, v in enumerate(bits(bracket.members), 1)}
    opponent = {v: bsn[w] for a, b in bracket.pairs for v, w in ((a, b), (b, a))}
    out = list(bits(bracket.outgoing))
    onward = list(bits(following.outgoing)) if out else []  # C7 asks about outgoing floaters
    clashes = [v for pair in bracket.pairs if field.alike(pair[0]) >> pair[1] & 1 for v in pair]
    met = dict(bracket.pairs)
    made = [v for first in bsn if first in met or first in out for v in (first, met.get(first, -1))]
    values: list[tuple[str, tuple[int, ...], About, Sequence[int]]] = [
        ("C5", (len(out),), About.DOWN, out),
        ("C6", (0, *field.floated(bracket.outgoing)), About.DOWN_SCORES, out),
        ("C7", (len(onward),), About.NEXT, onward),
        ("C7", (0, *(field.floated(following.outgoing) if out else ())), About.NEXT, onward),
        ("C8", (len(clashes) // 2,), About.SAME_WISH, clashes),
        ("4.3", (0, *(len(bsn) - opponent.get(v, 0) for v in bsn)), About.ENDS, made),
    ]
    found = []
    for article, value, about, places in values:
        ids = tuple(0 if v < 0 else field.entries[v].id for v in places)
        group = following if about is About.NEXT else bracket
        score = min((field.scores[v] for v in bits(group.residents)), default=None)
        found.append(Measure(f"{KEY} {article}", value, number, about, ids, score))
    return found
