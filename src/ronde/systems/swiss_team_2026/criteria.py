"""2: the criteria for the pairs of a bracket."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.facts.colours import Strength
from ronde.matching.rows import mask_of
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.base import About
from ronde.systems.swiss_team_2026.facts import Kind, Team
from ronde.systems.upfloating.bracket import Criterion
from ronde.systems.upfloating.procedure import Criteria, opponents_who_floated


@implements("swiss-team-2026 C8")
def refused(teams: Sequence[Team]) -> list[int]:
    """For every team, all that prefer the same colour: one of two does not get it (ruling T6)."""
    return _same(teams, (Strength.MILD, Strength.STRONG))


@implements("swiss-team-2026 C9")
def refused_strongly(teams: Sequence[Team]) -> list[int]:
    """For every team with a strong preference, all with a strong one for the same colour."""
    return _same(teams, (Strength.STRONG,))


def _same(teams: Sequence[Team], strengths: tuple[Strength, ...]) -> list[int]:
    wanting = {
        colour: mask_of(
            team.entry.place
            for team in teams
            if team.preference.colour is colour and team.preference.strength in strengths
        )
        for colour in Colour
    }
    return [next((mask for mask in wanting.values() if mask >> place & 1), 0) for place in range(len(teams))]


@implements("swiss-team-2026 C10")
def criteria(teams: Sequence[Team], kind: Kind, floats: bool) -> Criteria:
    """C8, C9 (type B) and C10 (not in the last two rounds) for the pairs of a bracket."""
    clashes = [Criterion("C8", refused(teams), About.SAME_WISH)]
    if kind is Kind.B:
        clashes.append(Criterion("C9", refused_strongly(teams), About.STRONG_WISH))
    floated = mask_of(team.entry.place for team in teams if team.entry.floated) if floats else 0

    def of(residents: int, upfloaters: int) -> Sequence[Criterion]:
        opponents = opponents_who_floated(residents, upfloaters, floated, len(teams))
        return [*clashes, Criterion("C10", opponents)]

    return of
