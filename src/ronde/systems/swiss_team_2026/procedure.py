"""The Swiss Team System of 2026: C.04.6, article by article."""

from __future__ import annotations

from ronde.errors import NoPairing
from ronde.facts.colours import initial_colour
from ronde.facts.order import board_order
from ronde.matching.rows import mask_of
from ronde.model import Pair, Tournament
from ronde.rulebook import Step
from ronde.systems.base import Request, RoundPairing
from ronde.systems.impossible import of_teams
from ronde.systems.swiss_team_2026.colours import allocate
from ronde.systems.swiss_team_2026.criteria import criteria
from ronde.systems.swiss_team_2026.facts import KEY, is_last, kind_of, teams_of
from ronde.systems.swiss_team_2026.story import Story
from ronde.systems.upfloating.procedure import measures, pair_field


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round."""
    kind, floats = kind_of(tournament), not is_last(tournament, 1)
    teams = teams_of(tournament)
    field = [team.entry for team in teams]
    kept = tournament.settings.no_bye
    barred = mask_of(entry.place for entry in field if entry.had_bye or entry.id in kept)
    try:
        outcome = pair_field(field, barred, criteria(teams, kind, floats), floats, request)
    except NoPairing as error:
        raise of_teams(error) from None
    drawn = initial_colour(tournament)
    boards = []
    for group in outcome.groups:
        for top, bottom in group.paired.pairs:
            white, black, _ = allocate(teams[top], teams[bottom], kind, drawn)
            boards.append(Pair(white.entry.id, black.entry.id))
    if outcome.bye is not None:
        boards.append(Pair(field[outcome.bye].id))
    score = {entry.id: entry.score for entry in field}
    story = Story(teams, outcome, kept, kind, drawn)

    def steps() -> tuple[Step, ...]:
        story.round()
        return story.steps

    return RoundPairing(
        tournament.next_round,
        tuple(board_order(boards, score.__getitem__)),
        steps,
        lambda: tuple(measures(KEY, field, outcome)),
    )
