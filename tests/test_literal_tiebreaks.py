"""Tie-breaks against their literal reading, and what holds for every event."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronde.model import Cell, Colour, Player, Result, Settings, Tournament
from ronde.ranking.standings import standings
from ronde.ranking.tiebreaks.event import event
from ronde.ranking.tiebreaks.registry import EDITIONS, TIEBREAKS, values
from tests.fields import random_field
from tests.tiebreak_readings import tiebreaks as literal

F = Fraction


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("start", [0, 100, 200])
def test_literal_reading(edition: str, start: int) -> None:
    for seed in range(start, start + 60):
        compare(random_field(seed, largest=10), edition)


def compare(tournament: Tournament, edition: str) -> None:
    """Production and literal reading agree on Buchholz and Sonneborn-Berger with 0 to 3 cuts."""
    for cuts in range(4):
        suffix = f"/C{cuts}" if cuts else ""
        bh, sb = (values(tournament, code + suffix, edition) for code in ("BH", "SB"))
        for player in tournament.players:
            assert bh[player.id] == literal.buchholz(tournament, player, edition, cuts)
            assert sb[player.id] == literal.sonneborn(tournament, player, edition, cuts)


def test_literal_direct_encounter() -> None:
    decided = 0
    for seed in range(400):
        tournament = random_field(seed, largest=8, most_rounds=7)
        for group in tied_groups(tournament, 4):
            decided += compare_encounter(tournament, group)
    assert decided > 40


def tied_groups(tournament: Tournament, largest: int) -> list[list[int]]:
    score = event(tournament).score
    groups = [[i for i in score if score[i] == value] for value in set(score.values())]
    return [group for group in groups if 1 < len(group) <= largest]


def compare_encounter(tournament: Tournament, group: list[int]) -> bool:
    table = standings(tournament, "DE")
    found: dict[Fraction, set[int]] = {}
    for row in table.rows:
        if row.id in group:
            found.setdefault(row.values[1] or F(0), set()).add(row.id)
    tiers = [found[value] for value in sorted(found, reverse=True)]
    assert tiers == literal.encounter(tournament, group)
    return len(tiers) > 1


@st.composite
def played_events(draw: st.DrawFn) -> Tournament:
    """An even field in which every game is played: rounds of the circle method, any results."""
    count = 2 * draw(st.integers(2, 6))
    rounds = draw(st.integers(1, count - 1))
    cells: dict[int, list[Cell]] = {n: [] for n in range(1, count + 1)}
    for number in range(rounds):
        circle = [1, *((number + k) % (count - 1) + 2 for k in range(count - 1))]
        for k in range(count // 2):
            a, b = circle[k], circle[-1 - k]
            mine = draw(st.sampled_from("1=0"))
            his = {"1": "0", "=": "=", "0": "1"}[mine]
            cells[a].append(Cell(b, Colour.WHITE, Result(mine)))
            cells[b].append(Cell(a, Colour.BLACK, Result(his)))
    players = tuple(Player(n, rating=2000 + n, cells=tuple(row)) for n, row in cells.items())
    return Tournament(players, Settings(rounds=rounds))


class Test_properties:
    @given(played_events())
    def test_all_games_played(self, tournament: Tournament) -> None:
        """Buchholz is the sum by its definition, in every edition; so is Sonneborn-Berger."""
        score = values(tournament, "PTS")
        for edition in EDITIONS:
            bh, sb = values(tournament, "BH", edition), values(tournament, "SB", edition)
            for player in tournament.players:
                met = [c.opponent for c in player.cells if c.opponent]
                assert bh[player.id] == sum(score[i] for i in met)
                gains = {Result.WIN: F(1), Result.DRAW: F(1, 2), Result.LOSS: F(0)}
                assert sb[player.id] == sum(
                    score[c.opponent] * gains[c.result] for c in player.cells if c.opponent
                )
        assert values(tournament, "SOLK") == values(tournament, "BH")
        assert values(tournament, "SONN") == values(tournament, "SB")
        assert values(tournament, "STD") == score

    @given(played_events())
    def test_sums_over_the_field(self, tournament: Tournament) -> None:
        """Every game gives one point; every score is counted once for each of the player's games."""
        score, rounds = values(tournament, "PTS"), tournament.played_rounds
        assert sum(score.values()) == F(len(score) * rounds, 2)
        assert sum(values(tournament, "BH").values()) == rounds * sum(score.values())
        assert sum(values(tournament, "BPG").values()) == F(len(score) * rounds, 2)
        assert sum(values(tournament, "WON").values()) >= sum(values(tournament, "BWG").values())

    @given(played_events(), st.integers(1, 3))
    def test_cuts_take_away(self, tournament: Tournament, cuts: int) -> None:
        for code in ("BH", "SB", "FB", "SOLK", "PS"):
            whole, cut, median = (
                values(tournament, code + suffix) for suffix in ("", f"/C{cuts}", f"/M{cuts}")
            )
            assert all(whole[i] >= cut[i] >= median[i] >= 0 for i in whole)

    @given(st.integers(0, 3000), st.sampled_from(EDITIONS))
    def test_every_code_gives_everybody_a_value(self, seed: int, edition: str) -> None:
        tournament = random_field(seed)
        for code, tiebreak in TIEBREAKS.items():
            if tiebreak.whole and not tiebreak.team:
                found = values(tournament, code, edition)
                assert set(found) == {p.id for p in tournament.players}
                assert all(isinstance(v, Fraction) for v in found.values())

    @given(st.integers(0, 3000))
    def test_the_cap_of_2026_never_gives_more(self, seed: int) -> None:
        tournament = random_field(seed)
        old, new = values(tournament, "BH", "2024"), values(tournament, "BH", "2026")
        assert all(new[i] <= old[i] for i in old)

    @given(st.integers(0, 3000), st.sampled_from(EDITIONS))
    def test_the_order_of_the_file_does_not_matter(self, seed: int, edition: str) -> None:
        tournament = random_field(seed)
        turned = Tournament(tournament.players[::-1], tournament.settings)
        for code in ("BH/C1", "SB/M1", "AOB", "PTP", "KS", "STD"):
            assert values(tournament, code, edition) == values(turned, code, edition)
