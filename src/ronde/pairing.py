"""Pair the next round of a tournament: find its system, refuse what cannot be paired, and ask it."""

from __future__ import annotations

from dataclasses import replace

from ronde.errors import BadInput
from ronde.facts.acceleration import check_allowed
from ronde.facts.acceleration import steps as accelerated
from ronde.facts.colours import with_initial_colour
from ronde.model import Result, Tournament
from ronde.systems import KEYS, RoundPairing, System, known, system


def with_choice(tournament: Tournament, key: str | None, acceleration: str | None) -> Tournament:
    """The tournament with a system and an acceleration that override those of its file."""
    settings = tournament.settings
    if key:
        settings = replace(settings, system=key)
    if acceleration:
        settings = replace(settings, acceleration=None if acceleration == "none" else acceleration)
    return replace(tournament, settings=settings)


def system_of(tournament: Tournament) -> System:
    """The pairing system of a tournament; its acceleration must go with it."""
    key = tournament.settings.system
    if key is None:
        other = next((r[3:].strip() for r in tournament.records if r.startswith("192")), "")
        keys, said = ", ".join(KEYS), f" ({other})" if other else ""
        raise BadInput("error-file-does-not-name-pairing", said=said, keys=keys)
    chosen = system(key)
    if tournament.settings.acceleration:
        check_allowed(chosen, tournament.settings.acceleration)
    return chosen


def pair(tournament: Tournament) -> RoundPairing:
    """The next round of a tournament, by its system."""
    chosen = system_of(tournament)
    check_ready(tournament)
    pairing = chosen.pair(tournament)
    told = () if chosen.tells_acceleration else accelerated(tournament)
    return pairing._replace(steps=told + pairing.steps) if told else pairing


def before(tournament: Tournament, round_: int) -> Tournament:
    """The tournament as it stood before a round; what round 1 shows of the initial colour is kept."""
    chosen = known(tournament.settings.system)
    return with_initial_colour(tournament, bool(chosen and chosen.colours_by_place)).before(round_)


def check_ready(tournament: Tournament) -> None:
    """Refuse to pair while results are missing, when nobody is there, or after the last round."""
    round_, rounds = tournament.next_round, tournament.settings.rounds
    for number in range(1, round_):
        open_games = [p.id for p in tournament.players if p.cell(number).result is Result.PENDING]
        if open_games:
            who = ", ".join(map(str, open_games))
            raise BadInput("error-round-has-no-result-yet", number=number, who=who)
    if rounds is not None and round_ > rounds:
        raise BadInput("error-all-rounds-have-been-paired", rounds=rounds, round=round_)
    if not tournament.available():
        raise BadInput("error-nobody-round-every-player-absent", round=round_)
