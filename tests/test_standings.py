"""Standings: places, shared places, lots, the final ranking of the Elo Swiss, and what always holds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import groupby, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronde.errors import BadInput
from ronde.formats import trf
from ronde.model import Player, Scoring, Settings, Tournament
from ronde.ranking.standings import Standings, draw, standings, with_lots
from ronde.ranking.tiebreaks.event import is_round_robin
from ronde.ranking.tiebreaks.registry import EDITIONS, TIEBREAKS, Code
from tests.crosstables import crosstable
from tests.fields import random_field

F = Fraction
#: 1 and 2 share first place, 3 and 4 the third; nothing in WIN or DE separates them
PAIRS = crosstable("2w= 3b1\n1b= 4w1\n4w= 1w0\n3b= 2b0", rounds=2)


def places(table: Standings) -> list[tuple[int, int, bool]]:
    return [(row.id, row.place, row.shared) for row in table.rows]


@pytest.mark.article("tiebreaks 2.1", "tiebreaks 4.2")
class Test_places:
    def test_shared_places(self) -> None:
        assert places(standings(PAIRS, "WIN,DE")) == [(1, 1, True), (2, 1, True), (3, 3, True), (4, 3, True)]

    def test_each_group_by_the_next_code(self) -> None:
        table = standings(PAIRS, "WIN,TPN")
        assert places(table) == [(1, 1, False), (2, 2, False), (3, 3, False), (4, 4, False)]
        assert [row.values for row in table.rows] == [
            (F(3, 2), 1, 1), (F(3, 2), 1, 2), (F(1, 2), 0, 3), (F(1, 2), 0, 4),
        ]  # fmt: skip

    def test_points_come_first_unless_the_list_places_them(self) -> None:
        assert [row.id for row in standings(PAIRS, "TPN/R,PTS").rows] == [4, 3, 2, 1]
        assert [row.id for row in standings(PAIRS, "TPN/R").rows] == [2, 1, 4, 3]

    def test_after_a_round(self) -> None:
        table = standings(PAIRS, "WIN", after=1)
        assert table.rounds == 1
        assert [row.score for row in table.rows] == [5, 5, 5, 5]
        assert [row.place for row in table.rows] == [1, 1, 1, 1]
        with pytest.raises(BadInput, match="after round 3"):
            standings(PAIRS, after=3)

    def test_before_the_first_round(self) -> None:
        table = standings(Tournament((Player(1), Player(2))), "DE,BH/C1,SB,TPR/U1500")
        assert places(table) == [(1, 1, True), (2, 1, True)]
        assert standings(Tournament()).rows == ()

    def test_byes_announced_for_the_next_round_do_not_count(self) -> None:
        assert {row.id: row.score for row in standings(crosstable("2w1 H\n1b0")).rows} == {1: 10, 2: 0}

    def test_a_tie_break_may_stand_twice(self) -> None:
        """Direct encounter once more after wins: 1 and 2 drew, 3 has as many points but no win."""
        table = standings(PAIRS, "DE,WIN,DE")
        assert [len(row.values) for row in table.rows] == [4] * 4

    def test_place_of(self) -> None:
        assert standings(PAIRS, "WIN").place_of() == {1: 1, 2: 1, 3: 3, 4: 3}


@pytest.mark.article("tiebreaks 4.2")
class Test_lots:
    def test_drawn_from_a_seed_and_recorded(self) -> None:
        table = standings(PAIRS, "WIN", seed=7)
        assert sorted(table.lots) == [1, 2, 3, 4]
        assert table.seed == 7
        assert [place for _, place, _ in places(table)] == [1, 2, 3, 4]
        assert not any(shared for _, _, shared in places(table))
        assert [row.id for row in table.rows] == list(table.lots)
        assert standings(PAIRS, "WIN", seed=7) == table

    def test_only_for_ties_that_are_left(self) -> None:
        assert standings(PAIRS, "WIN,TPN", seed=7).lots == ()

    def test_another_seed_another_order(self) -> None:
        orders = {tuple(draw(range(1, 6), seed)) for seed in range(50)}
        assert len(orders) > 20
        assert {order[0] for order in orders} == {1, 2, 3, 4, 5}

    def test_lots_in_the_settings_serve_as_a_tie_break(self) -> None:
        recorded = with_lots(PAIRS, (4, 2, 1, 3))
        assert [row.id for row in standings(recorded, "LOTS").rows] == [2, 1, 4, 3]
        again = trf.read(trf.write(recorded))
        assert [row.id for row in standings(again, "LOTS").rows] == [2, 1, 4, 3]
        assert [row.id for row in standings(PAIRS, "LOTS").rows] == [1, 2, 3, 4]

    def test_earlier_lots_are_kept(self) -> None:
        assert with_lots(with_lots(PAIRS, (3, 4)), (2, 3)).settings.lots == (2, 3, 4)


class Test_what_the_event_says:
    def test_round_robin(self) -> None:
        option = Settings(options=(("pairing", "round-robin"),))
        assert is_round_robin(Tournament(settings=option))
        assert is_round_robin(Tournament(records=("192 FIDE_ROUND_ROBIN",)))
        assert not is_round_robin(Tournament(records=("192 FIDE_DUTCH_2026", "022 Round Robin Hood")))

    def test_buchholz_falls_out_of_a_round_robin(self) -> None:
        table = standings(PAIRS, "BH,SB", round_robin=True)
        assert [str(code) for code in table.codes] == ["PTS", "SB"]
        assert [code for code, _ in table.dropped] == ["BH"]
        assert "BH" in map(str, standings(PAIRS, "BH,SB", "2024", round_robin=True).codes)

    def test_codes_of_a_file_that_cannot_be_used_are_told(self) -> None:
        table = standings(replace(PAIRS, records=("202 EDET/P,OTHER_1,WIN",)))
        assert [str(code) for code in table.codes] == ["PTS", "WIN"]
        assert [code for code, _ in table.dropped] == ["OTHER_1", "EDET/P"]
        with pytest.raises(BadInput, match="there is no tie-break 'OTHER_1'"):
            standings(PAIRS, "OTHER_1,WIN")

    @pytest.mark.article("fmjd-1986 10")
    def test_the_list_of_a_draughts_event(self) -> None:
        settings = Settings(system="fmjd-1986", scoring=Scoring.of(20, 10))
        table = standings(crosstable("2w1\n1b0", settings=settings))
        assert [str(code) for code in table.codes] == ["PTS", "SOLK/C1", "SOLK", "SOLK/M1", "SONN", "WON"]


CODES = st.sampled_from([code for code in TIEBREAKS if code != "PTS"])


class Test_properties:
    @given(st.integers(0, 3000), st.lists(CODES, max_size=4), st.sampled_from(EDITIONS))
    def test_a_total_preorder_with_consistent_places(self, seed: int, names: list[str], edition: str) -> None:
        tournament = random_field(seed)
        table = standings(tournament, [Code("PTS"), *map(Code, names)], edition)
        assert sorted(row.id for row in table.rows) == [p.id for p in tournament.players]
        for place, rows in groupby(enumerate(table.rows), key=lambda item: item[1].place):
            group = list(rows)
            assert group[0][0] + 1 == place, "a place counts those before it"
            assert all(row.shared == (len(group) > 1) for _, row in group)
            assert len({row.values for _, row in group}) == 1, "who shares a place differs in nothing"
        for a, b in pairwise(table.rows):
            assert key(table, a.values) <= key(table, b.values)

    @given(st.integers(0, 3000), st.integers(0, 10**6))
    def test_lots_leave_no_tie_and_change_nothing_else(self, seed: int, lot: int) -> None:
        tournament = random_field(seed)
        before, after = standings(tournament, "DE,BH"), standings(tournament, "DE,BH", seed=lot)
        assert [row.place for row in after.rows] == list(range(1, len(after.rows) + 1))
        first = {row.id: row.place for row in before.rows}
        assert [first[row.id] for row in after.rows] == sorted(first.values())

    @given(st.integers(0, 3000))
    def test_the_order_of_the_file_does_not_matter(self, seed: int) -> None:
        tournament = random_field(seed)
        turned = Tournament(tournament.players[::-1], tournament.settings)
        assert places(standings(tournament, "fide-swiss")) == places(standings(turned, "fide-swiss"))

    @given(st.integers(0, 3000))
    def test_points_are_those_of_the_report(self, seed: int) -> None:
        tournament = random_field(seed)
        shown = {row.id: row.score for row in standings(tournament, "WIN").rows}
        scoring = tournament.settings.scoring
        for player in tournament.players:
            cells = player.cells[: tournament.played_rounds]
            assert shown[player.id] == sum(scoring.points(cell) for cell in cells)


def key(table: Standings, values: tuple[Fraction | None, ...]) -> tuple[Fraction, ...]:
    """The better row has the smaller key."""
    found = []
    for code, value in zip(table.codes, values, strict=True):
        sign = 1 if TIEBREAKS[code.name].lower_first != code.reverse else -1
        found.append(sign * (value or F(0)))
    return tuple(found)
