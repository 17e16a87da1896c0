"""What makes a pairing of the Lim system good, as data: measures and the choice of floaters read it here."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from typing import NamedTuple

from ronde.rulebook import implements
from ronde.systems.base import Measure
from ronde.systems.lim.facts import Field, Floated, Group, Leaves, Made, Passed, Undone


class Criterion(NamedTuple):
    """The article that asks, and how far a group falls short; None if it is not asked there."""

    article: str
    value: Callable[[Field, Group], tuple[int, ...] | None]


def all_made(group: Group) -> list[Made]:
    """The pairs of a group as they were made, those undone for the median included."""
    return [*group.made, *reversed(group.undone)]


def by_floaters(group: Group) -> list[Made]:
    """The pairs of incoming floaters."""
    return [made for made in all_made(group) if made.floater]


def by_others(group: Group) -> list[Made]:
    """The pairs of all the others."""
    return [made for made in all_made(group) if not made.floater]


@implements("lim 10.9", "lim-2026 3.9")
def float_type(group: Group, id_: int, lonely: Container[int]) -> int:
    """The type of a floater: 0, 1, 2, 3 for d, c, b, a, less harmful first (ruling R19).

    `lonely` are those without an opponent in the next group.
    """
    return 2 * (id_ not in group.residents) + (id_ in lonely)


def types(group: Group) -> list[int]:
    """The types of those who float."""
    return [float_type(group, floated.id, group.lonely) for floated in group.floated]


def makes_even(group: Group) -> Floated | None:
    """The only floater of an odd group: 10.10 and the colours of 10.2 are asked of nobody else."""
    return group.floated[0] if len(group.floated) == 1 and len(group.members) % 2 else None


def floats_again(group: Group) -> bool:
    """10.10: that floater is of type d and floated in the previous round."""
    even = makes_even(group)
    return even is not None and even.again and types(group) == [0]


def unsuited(field: Field, group: Group) -> bool:
    """10.2: that floater is not due the colour that more players are due."""
    even = makes_even(group)
    return even is not None and even.why is not Leaves.MAXI and even.colour not in (None, field.due[even.id])


def places_of_floaters(group: Group) -> tuple[int, ...]:
    """How many float, and how far each is from the end of the scrutiny order."""
    return len(group.floated), *sorted(f.place for f in group.floated)


def opponent(field: Field, group: Group, made: Made) -> tuple[int, ...]:
    """10.8: the opponent of a floater is a resident, does not clash, comes early in order."""
    stranger = made.second not in group.residents
    return int(stranger), made.instead_of, int(field.clash(made.first, made.second)), made.exchange


#: of a group, in the order in which they count
CRITERIA = (
    # floaters in all, then those of type a, b, c
    Criterion("9.3", lambda _, group: (len(group.floated),)),
    Criterion("10.9", lambda _, group: (types(group).count(3),)),
    Criterion("10.9", lambda _, group: (types(group).count(2),)),
    Criterion("10.9", lambda _, group: (types(group).count(1),)),
    # the floater who makes the group even
    Criterion("10.10", lambda _, group: (int(floats_again(group)),)),
    Criterion("10.2", lambda field, group: (int(unsuited(field, group)),)),
    Criterion("10.3", lambda _, group: None if group.up else places_of_floaters(group)),
    Criterion("10.4", lambda _, group: places_of_floaters(group) if group.up else None),
    # the opponents of incoming floaters
    Criterion("10.8", lambda field, g: tuple(n for m in by_floaters(g) for n in opponent(field, g, m))),
    # limits of colours broken in the last round, the first scrutiny of a maxi-tournament, clashes
    Criterion("13", lambda field, g: (sum(field.breaks(m.first, m.second) for m in by_others(g)),)),
    Criterion("11.1", lambda _, group: tuple(group.first_scrutiny)),
    Criterion("12.2", lambda field, g: (sum(field.clash(m.first, m.second) for m in by_others(g)),)),
    Criterion("11.2", lambda _, group: tuple(made.exchange for made in by_others(group))),
)


def measures(
    field: Field, groups: Sequence[Group], undone: Sequence[Undone], rest: int | None, passed: Passed
) -> Iterator[Measure]:
    """The quality of the round in the order of work: the bye, then group after group."""
    cite = field.edition.cite
    if rest is not None:
        yield Measure(cite("8.1"), (passed.count(),))
    for group in groups:
        if group.median:
            yield Measure(cite("9.6"), (len(undone),), group.bracket)
        for criterion in CRITERIA:
            value = criterion.value(field, group)
            if value is not None:
                yield Measure(cite(criterion.article), value, group.bracket)
