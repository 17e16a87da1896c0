"""Random fields with the options of a system on some seeds: `varied(KEY, tournament, seed)`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

from ronde import rulebook
from ronde.facts.history import scores
from ronde.model import Scoring, Tournament

Vary = Callable[[Tournament, int], Tournament]


def varied(key: str, tournament: Tournament, seed: int) -> Tournament:
    """The field with options of the system on some seeds; as it is where the system has none.

    A working copy has those of the system that it copies.
    """
    key = rulebook.head(key).get("copies", key)
    return VARY[key](tournament, seed) if key in VARY else tournament


def dutch_2012(tournament: Tournament, seed: int) -> Tournament:
    """The field with virtual points, forbidden pairs or bars from the bye on some seeds."""
    rng = Random(f"dutch {seed}")
    settings = tournament.settings
    ids = [player.id for player in tournament.players]
    if seed % 9 == 2:
        top = ids[: rng.randint(0, len(ids))]
        rounds = tournament.next_round
        points = tuple(rng.choice(((10,) * rounds, (10, 5) + (0,) * rounds)) for _ in top)
        settings = replace(settings, virtual_points=tuple(zip(top, points, strict=True)))
    if seed % 5 == 3:
        groups = tuple(
            tuple(rng.sample(ids, min(len(ids), rng.choice((2, 2, 2, 3))))) for _ in range(rng.randint(1, 8))
        )
        settings = replace(settings, forbidden=groups)
    if seed % 5 == 4:
        settings = replace(settings, **_tight(tournament, rng))
    if seed % 11 == 4:
        settings = replace(settings, no_bye=frozenset(rng.sample(ids, rng.randint(1, len(ids)))))
    return replace(tournament, settings=settings)


def _tight(tournament: Tournament, rng: Random) -> dict[str, Any]:
    """Few and large brackets (made by virtual points) in which many players may not meet."""
    ids, past, total = [p.id for p in tournament.players], tournament.played_rounds, scores(tournament)
    levels = rng.choice((1, 2, 3, 4))
    level = {id_: rng.randrange(levels) for id_ in ids}
    often = rng.choice((0.1, 0.3, 0.5, 0.7))
    forbidden = tuple(pair for pair in combinations(ids, 2) if rng.random() < often)
    virtual = tuple((id_, (0,) * past + (150 + 5 * level[id_] - total[id_],)) for id_ in ids)
    return {"forbidden": forbidden, "virtual_points": virtual}


def dutch_modern(tournament: Tournament, seed: int) -> Tournament:
    """The field with the options of 2012, and other points on some seeds."""
    varied = dutch_2012(tournament, seed)
    scales = (
        Scoring(pairing_bye=5),
        Scoring(pairing_bye=0),
        Scoring.of(30, 10),
        Scoring.of(10, 5, 2),
        Scoring(full_bye=5),
    )
    if seed % 13 == 6:
        scoring = Random(f"points {seed}").choice(scales)
        varied = replace(varied, settings=replace(varied.settings, scoring=scoring))
    return varied


def fide_2026(text: str, tournament: Tournament, seed: int) -> Tournament:
    """The field with other settings on some seeds: virtual points, scores, an arbiter's bans."""
    rng = Random(f"{text} {seed}")
    settings, ids = tournament.settings, [player.id for player in tournament.players]
    if seed % 7 == 2:
        top, rounds = ids[: rng.randint(0, len(ids))], tournament.next_round
        points = rng.choice(((10,) * rounds, (10, 5) + (0,) * rounds, (10,) + (0,) * rounds))
        settings = replace(settings, virtual_points=tuple((id_, points) for id_ in top))
    if seed % 5 == 3:
        groups = tuple(tuple(rng.sample(ids, rng.choice((2, 2, 3)))) for _ in range(rng.randint(1, 8)))
        settings = replace(settings, forbidden=groups)
    if seed % 6 == 5:
        share = rng.choice((0.2, 0.4, 0.6))
        settings = replace(settings, forbidden=tuple(p for p in combinations(ids, 2) if rng.random() < share))
    if seed % 11 == 4:
        settings = replace(settings, no_bye=frozenset(rng.sample(ids, rng.randint(1, 2))))
    if seed % 9 == 7:
        settings = replace(settings, scoring=Scoring.of(30, 10))
    return replace(tournament, settings=settings)


def dubov_1997(tournament: Tournament, seed: int) -> Tournament:
    """The field with options on some seeds: other tie order of 6.2, virtual points, an arbiter's bans."""
    rng = Random(f"dubov {seed}")
    settings = tournament.settings
    ids = [player.id for player in tournament.players]
    if seed % 3 == 1:
        settings = replace(settings, options=(("lower_c_first", "yes"),))
    if seed % 7 == 2:
        top = ids[: rng.randint(0, len(ids))]
        rounds = tournament.next_round
        points = tuple(rng.choice(((10,) * rounds, (10, 5) + (0,) * rounds)) for _ in top)
        settings = replace(settings, virtual_points=tuple(zip(top, points, strict=True)))
    if seed % 5 == 3:
        groups = tuple(
            tuple(rng.sample(ids, min(len(ids), rng.choice((2, 2, 2, 3))))) for _ in range(rng.randint(1, 8))
        )
        settings = replace(settings, forbidden=groups)
    if seed % 13 == 5:
        share = rng.choice((0.3, 0.5, 0.7))
        pairs = tuple(pair for pair in combinations(ids, 2) if rng.random() < share)
        settings = replace(settings, forbidden=pairs)
    if seed % 11 == 4:
        settings = replace(settings, no_bye=frozenset(rng.sample(ids, rng.randint(1, 2))))
    return replace(tournament, settings=settings)


def lim(tournament: Tournament, seed: int) -> Tournament:
    """On some seeds a maxi-tournament, virtual points, or an arbiter who keeps players apart."""
    return _of_lim(tournament, Random(f"lim {seed}"))


def _of_lim(tournament: Tournament, rng: Random) -> Tournament:
    ids = [player.id for player in tournament.players]
    settings = tournament.settings
    if rng.random() < 0.4:
        settings = replace(settings, options=(("maxi", "yes"),))
    if rng.random() < 0.25:
        top = ids[: rng.randint(0, len(ids))]
        bonus = tuple(rng.choice((0, 5, 10, 10)) for _ in range(tournament.next_round))
        settings = replace(settings, virtual_points=tuple((id_, bonus) for id_ in top))
    if rng.random() < 0.15:
        settings = replace(settings, forbidden=(tuple(rng.sample(ids, min(3, len(ids)))),))
    if rng.random() < 0.15:
        settings = replace(settings, no_bye=frozenset(rng.sample(ids, min(4, len(ids)))))
    return replace(tournament, settings=settings)


def lim_2026(tournament: Tournament, seed: int) -> Tournament:
    """The same, or ratings in disorder."""
    rng = Random(f"lim-2026 {seed}")
    tournament = _of_lim(tournament, rng)
    players = tournament.players
    if rng.random() < 0.2:
        ratings = [player.rating for player in players]
        rng.shuffle(ratings)
        players = tuple(replace(p, rating=rating) for p, rating in zip(players, ratings, strict=True))
    return replace(tournament, players=players)


VARY: dict[str, Vary] = {
    "dutch-2012": dutch_2012,
    "dutch-2017": dutch_modern,
    "dutch-2026": dutch_modern,
    "burstein-2026": partial(fide_2026, "burstein 2026"),
    "dubov-2026": partial(fide_2026, "dubov 2026"),
    "dubov-1997": dubov_1997,
    "lim": lim,
    "lim-2026": lim_2026,
}
