"""The absolute rules, tested on manual pairs: every broken rule is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.desk.event import Broken, State, UidPair
from ronde.facts.colours import may_have
from ronde.facts.history import Card, cards
from ronde.model import Colour, Tournament
from ronde.rulebook import implements
from ronde.systems import System, Topic


def broken_rules(state: State, value: Tournament, pairs: Sequence[UidPair]) -> list[Broken]:
    """The rules of every Swiss system that these pairs break, before they are played."""
    known = cards(value, everyone=True)
    chosen = state.setup.rules
    found: list[Broken] = []
    for white, black in pairs:
        first = known[state.entrants[white].number]
        if black is None:
            found += _bye(state, value, white, first)
            continue
        second = known[state.entrants[black].number]
        found += _meeting(state, value, white, black, first, second)
        if chosen.uses_colours and chosen.limits_colours and not value.is_last_round():
            found += _colour(chosen, state.name(white), first, Colour.WHITE)
            found += _colour(chosen, state.name(black), second, Colour.BLACK)
    return found


@implements("fide-2012 C.04.1.b")
@implements("fide-2026 C.04.1.2")
def _meeting(
    state: State, value: Tournament, white: str, black: str, first: Card, second: Card
) -> Iterator[Broken]:
    """Two players meet once only; pairs forbidden by the event never."""
    if second.id not in first.met:
        return
    names = state.name(white), state.name(black)
    apart = value.forbidden_in(value.next_round)
    if any(first.id in group and second.id in group for group in apart):
        yield Broken(state.setup.article(Topic.MEET_ONCE), "broken-forbidden", names)
    if any(cell.played and cell.opponent == second.id for cell in first.cells):
        yield Broken(state.setup.article(Topic.MEET_ONCE), "broken-met", names)


@implements("fide-2012 C.04.1.c", "fide-2012 C.04.1.d")
@implements("fide-2026 C.04.1.3")
def _bye(state: State, value: Tournament, uid: str, card: Card) -> Iterator[Broken]:
    """No bye after points without playing, nor for players barred from it by the arbiter."""
    name = state.name(uid)
    rules = state.setup.rules
    if rules.general.barred_from_bye(card, value.settings.scoring):
        yield Broken(rules.article(Topic.NO_SECOND_BYE), "broken-free-points", (name,))
    if uid in state.no_bye:
        yield Broken(rules.article(Topic.BYE), "broken-barred", (name,))


@implements("fide-2012 C.04.1.f", "fide-2012 C.04.1.g")
@implements("fide-2026 C.04.1.6", "fide-2026 C.04.1.7")
def _colour(rules: System, name: str, card: Card, colour: Colour) -> Iterator[Broken]:
    """No third game running with one colour, no difference beyond two (the last round apart)."""
    if may_have(card.colours, colour):
        return
    if len(card.colours) > 1 and card.colours[-1] is card.colours[-2] is colour:
        yield Broken(rules.article(Topic.COLOUR_ROW), "broken-third-colour", (name,), colour)
    else:
        yield Broken(rules.article(Topic.COLOUR_BALANCE), "broken-difference", (name,), colour)
