"""FIDE B.02 of 2024, article by article: what an event does to a rating."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from ronde.model import Cell, Colour, Player, Result, Tournament
from ronde.ranking.rated import (
    changes,
    coefficient,
    games_of,
    initial_rating,
    limited,
    percent_of,
    probability,
)
from ronde.ranking.tiebreaks.ratings import expected


def met(own: int, *games: tuple[int, str], birth: str = "") -> Tournament:
    """A player with this rating and games against opponents: rating and result each."""
    cells, others = [], []
    answers = {"1": "0", "=": "=", "0": "1", "+": "-", "-": "+", "W": "L"}
    for n, (rating, code) in enumerate(games, 1):
        cells.append(Cell(n + 1, Colour.WHITE, Result(code)))
        before = tuple(Cell(result=Result.ABSENT) for _ in range(n - 1))
        theirs = Cell(1, Colour.BLACK, Result(answers[code]))
        others.append(Player(n + 1, f"P{n}", rating, cells=(*before, theirs)))
    return Tournament((Player(1, "A", own, birth=birth, cells=tuple(cells)), *others))


@pytest.mark.article("ratings-2024 5")
def test_forfeits_and_games_without_moves_are_not_rated() -> None:
    event = met(2000, (2000, "1"), (2000, "+"), (2000, "-"), (2000, "W"))
    assert len(games_of(event, event.player(1))) == 1


@pytest.mark.article("ratings-2024 5")
def test_both_games_of_a_match() -> None:
    won = Cell(2, Colour.WHITE, Result.WIN, 15, games=(Result.WIN, Result.DRAW))
    lost = Cell(1, Colour.BLACK, Result.LOSS, 5, games=(Result.LOSS, Result.DRAW))
    event = Tournament((Player(1, rating=2000, cells=(won,)), Player(2, rating=2000, cells=(lost,))))
    assert [game.halves for game in games_of(event, event.player(1))] == [2, 1]


@pytest.mark.article("ratings-2024 7.1.4")
def test_a_first_rating_needs_five_rated_games_and_1400() -> None:
    four, five = (changes(met(0, *[(1700, "=")] * n))[0] for n in (4, 5))
    assert (four.initial, five.initial) == (None, 1729)
    assert changes(met(0, *[(1400, "0")] * 8, (1400, "="), (0, "1")))[0].initial is None  # below 1400


@pytest.mark.article("ratings-2024 8.1")
@pytest.mark.parametrize(("halves", "games", "percent"), [(1, 1, 50), (13, 9, 72), (11, 9, 61), (0, 9, 0)])
def test_a_score_in_per_cent(halves: int, games: int, percent: int) -> None:
    assert percent_of(halves, games) == percent


@pytest.mark.article("ratings-2024 8.2")
def test_two_draws_with_1800_are_added() -> None:
    assert initial_rating([1800] * 5, 10) == 2109  # 6 of 7: 86 %
    assert initial_rating([2500] * 9, 18) == 2200  # at most
    assert initial_rating([1500] * 5, 0) is None
    assert initial_rating([], 0) is None


@pytest.mark.article("ratings-2024 8.3.1")
def test_a_difference_beyond_400_counts_as_400_in_every_game() -> None:
    assert probability(2500, 1500) == probability(2500, 2100) == Fraction(92, 100)
    assert probability(1500, 2500) == Fraction(8, 100)


@pytest.mark.article("ratings-2024 8.3.1")
def test_from_2650_on_the_real_difference_counts() -> None:
    assert probability(2649, 2100) == Fraction(92, 100)
    assert probability(2650, 2100) == Fraction(97, 100)
    assert probability(2750, 1900) == 1
    assert probability(2100, 2650) == Fraction(8, 100)
    event = met(2700, (2100, "1"))
    for day, share in (("2025/09/30", 92), ("2025/10/01", 98), ("", 98)):
        told = replace(event, records=(f"042 {day}",))
        assert changes(told)[0].expected == Fraction(share, 100)


@pytest.mark.article("ratings-2024 8.1")
@pytest.mark.parametrize(
    ("gap", "percent"),
    [
        (0, 50),
        (3, 50),
        (4, 51),
        (344, 88),
        (345, 89),
        (391, 91),
        (392, 92),
        (411, 92),
        (412, 93),
        (735, 99),
        (736, 100),
    ],
)
def test_the_table_of_expected_scores(gap: int, percent: int) -> None:
    """Borders of the table in the handbook (8.1.2); the weaker player has the rest."""
    assert (expected(gap), expected(-gap)) == (percent, 100 - percent)


@pytest.mark.article("ratings-2024 8.2")
def test_a_worked_first_rating() -> None:
    """Five games against 1901 on average with 3 points: 1872.4 and 4 of 7, 57 %."""
    assert initial_rating([1900, 1900, 1900, 1900, 1907], 6) == 1922


@pytest.mark.article("ratings-2024 8.3.2")
def test_the_change_is_score_less_expected_times_k() -> None:
    (own, *_) = changes(met(2000, (2000, "1"), (2100, "="), (0, "1")))
    assert (own.games, own.expected, own.k) == (2, Fraction(86, 100), 20)
    assert own.change == Fraction(64, 5)  # (1.5 - 0.86) x 20
    assert own.performance == 2050 + 193


@pytest.mark.article("ratings-2024 8.3.3")
def test_k() -> None:
    assert coefficient(Player(1, rating=2399)) == 20
    assert coefficient(Player(1, rating=2400)) == 10
    assert coefficient(Player(1, rating=2299, birth="2010/05/01"), 2026) == 40
    assert coefficient(Player(1, rating=2300, birth="2010/05/01"), 2026) == 20
    assert coefficient(Player(1, rating=1500, birth="2007"), 2026) == 20  # 19 in that year
    assert (limited(40, 17), limited(40, 18), limited(20, 9)) == (40, 38, 20)
    assert changes(met(2000, (2000, "1")), {1: 40})[0].change == 20
