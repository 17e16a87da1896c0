"""Pair the next round of a tournament: find its system, refuse what cannot be paired, and run it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ronde.errors import BadInput
from ronde.facts.acceleration import check_allowed
from ronde.facts.acceleration import steps as accelerated
from ronde.facts.colours import with_initial_colour
from ronde.facts.history import contradicted, scores
from ronde.formats.trf.records import said as reported
from ronde.formats.trf.teams import is_team_event
from ronde.model import Pair, Result, Scoring, Tournament
from ronde.rulebook import Step
from ronde.systems import DEFAULT, KEYS, RoundPairing, System, Topic, known, system
from ronde.systems.base import Request
from ronde.systems.names import Edition, How, editions, find, of_family
from ronde.values import replace
from ronde.words import Points, Who


def edition_of(tournament: Tournament, said: str | None = None) -> Edition | None:
    """The edition to use: the one given, the one in the settings, or the type of the report (192, 092).

    If only a family is named, the first day of the event decides; None if nothing is named.
    """
    said = said or tournament.settings.system
    day = reported(tournament.records).day
    if said:
        found = find(said, day)
        if found is None:
            raise BadInput("error-no-system", key=said, keys=", ".join(KEYS))
        return found
    return next(filter(None, (find(text, day) for text in types(tournament))), None)


#: types of events that no Swiss system pairs, and Swiss systems of their own
_OTHER = r"robin|scheveningen|knock|custom|toutes rondes|rundenturnier"


def other_type(tournament: Tournament) -> str | None:
    """The type stated in the report, if no Swiss system pairs it."""
    return next((text for text in types(tournament) if re.search(_OTHER, text, re.I)), None)


def is_unnamed(tournament: Tournament) -> bool:
    """Whether the report leaves its system open: no TRF26 code, and words that fit every Swiss system."""
    return not reported(tournament.records).codes and other_type(tournament) is None


def assumed(tournament: Tournament) -> Edition:
    """The edition for a report that names none: the usual family, on the day of the event."""
    return of_family(system(DEFAULT).family, reported(tournament.records).day)


def edition_to_pair(tournament: Tournament, said: str | None = None) -> Edition | None:
    """The named edition, else the usual one; None for another type of event or the players of teams."""
    found = edition_of(tournament, said)
    if found is None and is_unnamed(tournament) and not is_team_event(tournament):
        return assumed(tournament)
    return found


def fitting(edition: Edition, tournament: Tournament) -> Edition:
    """An edition of the family that allows the acceleration of the event, if the day is unknown."""
    wanted = tournament.settings.acceleration or edition.acceleration
    if wanted is None or edition.certain or wanted in edition.system.accelerations:
        return edition
    others = (one for one in editions(edition.system.family) if wanted in one.accelerations)
    found = next(others, None)
    return edition if found is None else edition._replace(system=found, how=How.FITS)


def types(tournament: Tournament) -> Iterator[str]:
    """The type as the report states it: the TRF26 code, then the words of TRF16."""
    report = reported(tournament.records)
    yield from (*report.codes, *report.types)


def with_choice(
    tournament: Tournament, said: str | None = None, acceleration: str | None = None
) -> Tournament:
    """The tournament with its edition, and with an acceleration that overrides that of its file."""
    found = edition_of(tournament, said)
    chosen = tournament if found is None else with_edition(tournament, found)
    if acceleration is None:
        return chosen
    wanted = None if acceleration == "none" else acceleration
    return replace(chosen, settings=replace(chosen.settings, acceleration=wanted))


def with_edition(tournament: Tournament, edition: Edition) -> Tournament:
    """The tournament with a system; written-out points override an acceleration that is only named."""
    settings = tournament.settings
    if edition.system.key != settings.system:
        settings = replace(settings, system=edition.system.key)
    if edition.acceleration and not (settings.acceleration or settings.virtual_points):
        settings = replace(settings, acceleration=edition.acceleration)
    if settings is not tournament.settings:
        tournament = replace(tournament, settings=settings)
    return _with_own_scale(tournament, edition.system)


def _with_own_scale(tournament: Tournament, chosen: System) -> Tournament:
    """Apply the scale fixed by the rules (draughts: 2-1-0) if the report uses it without stating it."""
    scale, settings = chosen.game.scoring, tournament.settings
    if scale == settings.scoring or settings.scoring != Scoring():
        return tournament
    scaled = replace(tournament, settings=replace(settings, scoring=scale))
    if any(contradicted(tournament)) and not any(contradicted(scaled)):
        return scaled
    return tournament


def system_of(tournament: Tournament) -> System:
    """The pairing system of a tournament, which must allow its acceleration."""
    return _edition(tournament).system


def _edition(tournament: Tournament) -> Edition:
    """The edition to pair by; refuses another type of event, and an acceleration that the edition forbids."""
    found = edition_to_pair(tournament)
    if found is None:
        keys, said = ", ".join(KEYS), "".join(f" ({text})" for text in types(tournament))
        raise BadInput("error-file-does-not-name-pairing", said=said, keys=keys)
    found = fitting(found, tournament)
    if tournament.settings.acceleration:
        check_allowed(found.system, tournament.settings.acceleration)
    return found


def with_its_edition(tournament: Tournament) -> Tournament:
    """The tournament with the edition that pairs it, and the scale of its rules."""
    return with_edition(tournament, _edition(tournament))


def pair(tournament: Tournament, request: Request | None = None, *, reading: bool = False) -> RoundPairing:
    """Pair the next round by the tournament's system; with a request, the round that grants it.

    A tournament without a system is paired by the Dutch edition of its day, or the newest without a day.
    With `reading` the text of the system is read word for word, by code of its own: the same pairs, without
    their steps. A round with too many candidates to try raises `TooLarge`.
    """
    edition = _edition(tournament)
    tournament, chosen = with_edition(tournament, edition), edition.system
    if reading:
        check_ready(tournament)
        return by_reading(chosen).pair(tournament, request)
    check_ready(tournament)
    pairing = chosen.pair(tournament, request)
    return pairing.told_with(
        lambda: _accelerated(tournament, chosen, pairing),
        lambda: _scores(tournament, chosen, pairing) + _away(tournament, chosen),
    )


def by_reading(chosen: System) -> System:
    """The system as its text is read word for word."""

    def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
        from ronde import readings  # only when they are asked for

        named = replace(tournament, settings=replace(tournament.settings, system=chosen.key))
        boards = readings.pair(named, request)
        return RoundPairing(tournament.next_round, tuple(Pair(one, other or None) for one, other in boards))

    return chosen._replace(pair=pair)


def _accelerated(tournament: Tournament, chosen: System, pairing: RoundPairing) -> tuple[Step, ...]:
    """Steps on the effect of the acceleration, unless the system reports it itself."""
    return () if chosen.tells_acceleration else accelerated(tournament, pairing.pairs)


def _scores(tournament: Tournament, chosen: System, pairing: RoundPairing) -> tuple[Step, ...]:
    """Steps on the scores of both players of every pair."""
    article, total = chosen.article(Topic.SAME_SCORE), scores(tournament)
    told = []
    for pair in pairing.pairs:
        if pair.black is not None:
            a, b = sorted(pair, key=lambda id_: (-total[id_], id_))
            values = (("a", Who(a)), ("b", Who(b)), ("score", Points(total[a])))
            if total[a] == total[b]:
                told.append(Step(article, (a, b), "same_score", values))
            else:
                told.append(Step(article, (a, b), "scores", (*values, ("other", Points(total[b])))))
    return tuple(told)


AWAY = {Result.HALF_BYE: "away_half", Result.FULL_BYE: "away_full"}


def _away(tournament: Tournament, chosen: System) -> tuple[Step, ...]:
    """Steps on the players who are not paired, and why."""
    round_, here = tournament.next_round, {player.id for player in tournament.available()}
    return tuple(
        Step(
            chosen.article(Topic.AWAY),
            (player.id,),
            AWAY.get(player.cell(round_).result, "away"),
            (("who", Who(player.id)), ("round", round_)),
        )
        for player in tournament.players
        if player.id not in here
    )


def before(tournament: Tournament, round_: int) -> Tournament:
    """The tournament as it was before a round, keeping the initial colour that round 1 shows."""
    chosen = known(tournament.settings.system)
    return with_initial_colour(tournament, bool(chosen and chosen.colours_by_place)).before(round_)


def check_ready(tournament: Tournament) -> None:
    """Refuse to pair while results are missing, without any players, or after the last round."""
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
