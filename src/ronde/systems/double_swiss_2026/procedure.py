"""The Double-Swiss System of 2026: C.04.5, article by article."""

from __future__ import annotations

from ronde.facts.colours import initial_colour
from ronde.facts.order import board_order
from ronde.matching.rows import mask_of
from ronde.model import Pair, Tournament
from ronde.rulebook import Step
from ronde.systems.base import Request, RoundPairing
from ronde.systems.double_swiss_2026.colours import allocate
from ronde.systems.double_swiss_2026.criteria import criteria
from ronde.systems.double_swiss_2026.facts import KEY, players_of
from ronde.systems.double_swiss_2026.story import Story
from ronde.systems.upfloating.procedure import measures, pair_field


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round."""
    rounds = tournament.settings.rounds
    floats = rounds is None or tournament.next_round < rounds  # ruling P12
    field = players_of(tournament)
    kept = tournament.settings.no_bye
    barred = mask_of(entry.place for entry in field if entry.had_bye or entry.id in kept)
    outcome = pair_field(field, barred, criteria(field, floats), floats, request)
    drawn = initial_colour(tournament)
    boards = []
    for group in outcome.groups:
        for top, bottom in group.paired.pairs:
            white, black, _ = allocate(field[top], field[bottom], drawn)
            boards.append(Pair(white.id, black.id))
    if outcome.bye is not None:
        boards.append(Pair(field[outcome.bye].id))
    score = {entry.id: entry.score for entry in field}
    story = Story(field, outcome, kept, drawn)

    def steps() -> tuple[Step, ...]:
        story.round()
        return story.steps

    return RoundPairing(
        tournament.next_round,
        tuple(board_order(boards, score.__getitem__)),
        steps,
        lambda: tuple(measures(KEY, field, outcome)),
    )
