"""The quality of a Lim pairing as data, shared by the measures and the choice of floaters."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence

from ronde.rulebook import implements
from ronde.systems.base import About, Measure
from ronde.systems.lim.facts import Field, Floated, Group, Leaves, Made, Passed, Undone
from ronde.values import NamedTuple

LAST = About.FIRST_DOWN  # the floaters, if nothing else separates the candidates


class Worked(NamedTuple):
    """A group when it is done, as the criteria look at it."""

    field: Field
    group: Group
    types: list[int]  # of the floaters
    by_floaters: list[Made]  # the pairs of incoming floaters, those undone for the median included
    by_others: list[Made]


class Criterion(NamedTuple):
    """An article, and how far a group falls short of it; None if it does not apply."""

    article: str
    value: Callable[[Worked], tuple[int, ...] | None]
    about: About
    players: Callable[[Worked], tuple[int, ...]]
    back: int = 0


@implements("lim 10.9")
def float_type(group: Group, id_: int, lonely: Container[int]) -> int:
    """The type of a floater: 0, 1, 2, 3 for d, c, b, a, less harmful first (ruling R19).

    `lonely` are those without an opponent in the next group.
    """
    return 2 * (id_ not in group.residents) + (id_ in lonely)


def worked(field: Field, group: Group) -> Worked:
    """A group, looked at once for all criteria."""
    made = [*group.made, *reversed(group.undone)]
    types = [float_type(group, floated.id, group.lonely) for floated in group.floated]
    return Worked(field, group, types, [m for m in made if m.floater], [m for m in made if not m.floater])


def makes_even(group: Group) -> Floated | None:
    """The floater who makes the group even: 10.10 and the colours of 10.2 apply to no one else."""
    reasons = (Leaves.LAST, Leaves.COLOUR, Leaves.MAXI)
    return next((floated for floated in group.floated if floated.why in reasons), None)


def floats_again(work: Worked) -> bool:
    """10.10: that floater is of type d and floated in the previous round."""
    even = makes_even(work.group)
    return even is not None and even.again and work.types[work.group.floated.index(even)] == 0


def unsuited(work: Worked) -> bool:
    """10.2: that floater is not due the colour that more players are due (maxi: ratings count)."""
    even, due = makes_even(work.group), work.field.due
    return even is not None and not work.field.maxi and even.colour not in (None, due[even.id])


def places_of_floaters(group: Group) -> tuple[int, ...]:
    """How many float, and how far each is from the end of the scrutiny order."""
    return len(group.floated), *sorted(f.place for f in group.floated)


def opponent(work: Worked, made: Made) -> tuple[int, ...]:
    """10.8: the opponent of a floater is a resident, does not clash, comes early in order."""
    stranger = made.second not in work.group.residents
    return int(stranger), int(work.field.clash(made.first, made.second)), made.exchange


def of_type(kind: int) -> Callable[[Worked], tuple[int, ...]]:
    """The floaters of a type."""
    return lambda work: tuple(
        f.id for f, type_ in zip(work.group.floated, work.types, strict=True) if type_ == kind
    )


def floaters(work: Worked) -> tuple[int, ...]:
    """The players who leave the group."""
    return tuple(work.group.leaving)


def pairs(made: Sequence[Made]) -> tuple[int, ...]:
    """The players of some pairs, two by two."""
    return tuple(id_ for m in made for id_ in (m.first, m.second))


def clashing(work: Worked) -> tuple[int, ...]:
    """The pairs due the same colour."""
    return pairs([m for m in work.by_others if work.field.clash(m.first, m.second)])


def outside(work: Worked) -> tuple[int, ...]:
    """The pairs outside the limits of colours."""
    return pairs([m for m in work.by_others if work.field.breaks(m.first, m.second)])


def later(work: Worked) -> tuple[int, ...]:
    """The pairs of those who did not float in."""
    return pairs(work.by_others)


#: of a group, in the order in which they count
CRITERIA = (
    # floaters in all, then those of type a, b, c
    Criterion("9.3", lambda work: (len(work.types),), About.FLOATERS, floaters),
    Criterion("10.9", lambda work: (work.types.count(3),), About.FLOAT_ON, of_type(3)),
    Criterion("10.9", lambda work: (work.types.count(2),), About.FLOAT_ON, of_type(2)),
    Criterion("10.9", lambda work: (work.types.count(1),), About.FLOAT_BLIND, of_type(1)),
    # the floater who makes the group even
    Criterion("10.10", lambda work: (int(floats_again(work)),), About.AGAIN, floaters, 1),
    Criterion("10.2", lambda work: (int(unsuited(work)),), About.UNSUITED, floaters),
    Criterion("10.3", lambda work: None if work.group.up else places_of_floaters(work.group), LAST, floaters),
    Criterion("10.4", lambda work: places_of_floaters(work.group) if work.group.up else None, LAST, floaters),
    # the opponents of incoming floaters
    Criterion(
        "10.8",
        lambda work: tuple(n for m in work.by_floaters for n in opponent(work, m)),
        About.RECEIVED,
        lambda work: pairs(work.by_floaters),
    ),
    # limits of colours broken in the last round, the first scrutiny of a maxi-tournament, clashes
    Criterion("13", lambda work: (len(outside(work)) // 2,), About.LIMITS, outside),
    Criterion("11.1", lambda work: tuple(work.group.first_scrutiny), About.OPPONENTS, later),
    Criterion("12.2", lambda work: (len(clashing(work)) // 2,), About.SAME_WISH, clashing),
    Criterion("11.2", lambda work: tuple(made.exchange for made in work.by_others), About.OPPONENTS, later),
)


def measures(
    field: Field, groups: Sequence[Group], undone: Sequence[Undone], rest: int | None, passed: Passed
) -> Iterator[Measure]:
    """The quality of the round in the order of work: the bye, then group after group."""
    cite = field.edition.cite
    if rest is not None:
        yield Measure(cite("8.1"), (passed.count(),), None, About.FIRST_BYE, (rest,))
    for group in groups:
        if group.median:
            again = tuple(id_ for one in undone for id_ in (one.made.first, one.made.second))
            yield Measure(cite("9.6"), (len(undone),), group.bracket, About.JOINED, again, group.points)
        work = worked(field, group)
        for criterion in CRITERIA:
            value = criterion.value(work)
            if value is not None:
                about, who = criterion.about, criterion.players(work)
                article, points = cite(criterion.article), group.points
                yield Measure(article, value, group.bracket, about, who, points, criterion.back)
