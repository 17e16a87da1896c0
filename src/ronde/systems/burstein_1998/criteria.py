"""The quality of a Burstein pairing as data, shared by the search, the measures and the story."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.rows import mask_of
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.base import About, Measure
from ronde.systems.burstein_1998.facts import KEY, Bracket, Bye, Entry


@implements("burstein-1998 6.5")
def clashing(field: Sequence[Entry]) -> list[int]:
    """For every place, everybody due the same colour; players due none never clash (ruling 10)."""
    due = {colour: mask_of(e.place for e in field if e.due is colour) for colour in Colour}
    return [due[entry.due] if entry.due else 0 for entry in field]


def measures(
    field: Sequence[Entry], clashes: Sequence[int], bye: Bye | None, brackets: Sequence[Bracket]
) -> list[Measure]:
    """The bye, then bracket after bracket: groups made one, colours missed, the place in the list."""
    found = []
    if bye:
        taker = (field[bye.place].id,)
        found.append(Measure(f"{KEY} 4.2", (bye.turn,), None, About.FIRST_BYE, taker))
    for number, bracket in enumerate(brackets):
        combination = bracket.combination
        places = [place for place in range(len(field)) if bracket.members >> place & 1]
        score = min(field[place].score for place in places)
        joined = tuple(field[place].id for place in places) if bracket.last > bracket.first else ()
        clash = tuple(
            field[place].id for a, b in combination.pairs if clashes[a] >> b & 1 for place in (a, b)
        )
        pairs = [(field[a].id, field[b].id) for a, b in combination.pairs]
        article = "6.2"
        if combination.floater is not None:
            article = "6.4"
            pairs = sorted([*combination.pairs, (combination.floater, -1)])
            pairs = [(field[a].id, 0 if b < 0 else field[b].id) for a, b in pairs]
        made = tuple(id_ for pair in pairs for id_ in pair)
        for cited, value, about, who in (
            ("6.6", (bracket.last - bracket.first,), About.JOINED, joined),
            ("6.5", (combination.clashes,), About.SAME_WISH, clash),
            (article, combination.choices, About.ENDS, made),
        ):
            found.append(Measure(f"{KEY} {cited}", value, number, about, who, score))
    return found
