"""`ronde check` says why a round differs: each cause planted in an event, and found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ronde import causes
from ronde.causes import likely_causes, renumbered
from ronde.checking import check
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import Cell, Colour, Outcome, Player, Settings, Tournament
from ronde.pairing import pair, with_choice

REAL = Path(__file__).parent / "corpus" / "real"


def event(system: str = "dutch-2026", acceleration: str | None = None, seed: int = 3) -> Tournament:
    plan = Plan(players=24, rounds=6, seed=seed, system=system, acceleration=acceleration)
    return generate(plan)


def told(tournament: Tournament, system: str = "dutch-2026") -> dict[int, set[str]]:
    """For every round that differs, the names of its causes."""
    value = with_choice(tournament, system)
    report = check(value, system)
    found = likely_causes(value, report)
    assert set(found) == {one.round for one in report.rounds if not one.equal}
    return {n: {str(dict(m.values).get("cause", m)) for m in messages} for n, messages in found.items()}


def names(found: dict[int, set[str]]) -> set[str]:
    return {name.split("'")[1] for causes in found.values() for name in causes}


def last_round(tournament: Tournament, change: Callable[[dict[int, Cell]], None]) -> Tournament:
    """The event with the cells of its last round changed."""
    n = tournament.played_rounds
    cells = {player.id: player.cell(n) for player in tournament.players}
    change(cells)
    players: list[Player] = [player.with_cell(n, cells[player.id]) for player in tournament.players]
    return replace(tournament, players=tuple(players))


def swap(cells: dict[int, Cell]) -> None:
    """Two players with White change places, where all four play."""
    whites = [
        id_ for id_, cell in cells.items() if cell.opponent and cell.colour and cell.colour.value == "w"
    ]
    a, b = whites[:2]
    x, y = cells[a].opponent, cells[b].opponent
    assert x is not None
    assert y is not None
    cells[a], cells[b] = cells[b], cells[a]  # with the results of their seats
    cells[x], cells[y] = replace(cells[x], opponent=b), replace(cells[y], opponent=a)


def turn(cells: dict[int, Cell]) -> None:
    """The colours of one board are exchanged."""
    id_, cell = next((id_, cell) for id_, cell in cells.items() if cell.opponent and cell.colour)
    assert cell.opponent is not None
    assert cell.colour is not None
    other = cells[cell.opponent]
    cells[id_], cells[cell.opponent] = (
        replace(cell, colour=cell.colour.opposite),
        replace(other, colour=cell.colour),
    )


def numbered_anew(after: int) -> Tournament:
    """An event of four rounds whose numbers were others until a round was played; ratings fit neither."""
    rng = Random(7)
    ids = list(range(1, 43))
    order = rng.sample(ids, len(ids))
    value = Tournament(tuple(Player(n, f"P{n:02}", rng.randint(1500, 2200)) for n in ids), Settings(rounds=4))
    value = with_choice(
        replace(value, settings=replace(value.settings, initial_colour=Colour.WHITE)), "dutch-2026"
    )
    for round_ in range(1, 5):
        old = round_ <= after
        pairs = pair(renumbered(value, order) if old else value).pairs
        cells = {}
        for one in pairs:
            assert one.black is not None
            white, black = (order[one.white - 1], order[one.black - 1]) if old else (one.white, one.black)
            result = rng.choice((Outcome.WHITE_WINS, Outcome.DRAW, Outcome.BLACK_WINS)).results
            cells[white] = Cell(black, Colour.WHITE, result[0])
            cells[black] = Cell(white, Colour.BLACK, result[1])
        value = value.with_round(cells)
    return value


class Test_planted_causes:
    """Each is found, and nothing is said of a clean event."""

    def test_a_clean_event(self) -> None:
        assert told(event()) == {}

    def test_another_acceleration(self) -> None:
        value = event(acceleration="baku-2026")
        plain = replace(value, settings=replace(value.settings, acceleration=None, virtual_points=()))
        found = told(plain)
        assert found
        assert all("baku-2026" in cause for causes in found.values() for cause in causes)

    def test_another_edition(self) -> None:
        for seed in range(1, 30):
            found = told(replace_system(event("dutch-2012", seed=seed)))
            if found:
                break
        assert found
        assert names(found) == {"cause-edition"}
        assert "dutch-2012" in str(found)

    def test_a_list_that_changed(self) -> None:
        order = [n for n in range(1, 25) if n != 5]
        value = renumbered(event(), [*order[:12], 5, *order[12:]])
        found = told(value)
        assert found
        assert names(found) == {"cause-numbers"}
        unrated = tuple(replace(player, rating=0, name=f"{player.id:03}") for player in value.players)
        found = told(replace(value, players=unrated))
        assert "cause-moved" in str(found[min(found)])

    def test_another_list_in_the_first_rounds(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Rounds 1 and 2 by numbers drawn by lot, the rest by those of the file; its ratings fit neither."""
        monkeypatch.setattr(causes, "MOST_BORDERS", 0)  # trying every border takes long
        value = numbered_anew(after=2)
        found = told(value)
        assert set(found) == {1, 2}
        assert all("cause-renumbered" in str(causes) for causes in found.values())
        rated = tuple(replace(player, rating=2400 - player.id) for player in value.players)
        assert "cause-hand" in str(told(replace(value, players=rated))[1])  # no sign of another list

    @pytest.mark.parametrize(
        ("change", "name"), [(swap, "cause-hand-swap"), (turn, "cause-hand-colours")], ids=["swap", "turn"]
    )
    def test_a_hand(self, change: Callable[[dict[int, Cell]], None], name: str) -> None:
        value = last_round(event(), change)
        found = told(value)
        assert set(found) == {value.played_rounds}
        assert name in str(found)


def replace_system(value: Tournament) -> Tournament:
    return replace(value, settings=replace(value.settings, system="dutch-2026"))


class Test_real_events:
    """What the clubs did."""

    def test_accelerated_with_another_border(self) -> None:
        found = told(trf.read((REAL / "domloup-d.trf").read_bytes()))
        assert names(found) == {"cause-border"}
        assert set(found) == {1, 2}

    def test_a_board_added_to_the_round(self) -> None:
        """Round 1 of Bolides was paired without 7 and 22, who then played each other."""
        found = told(trf.read((REAL / "bolides-2.trf").read_bytes()))
        assert set(found) == {1}
        assert "cause-added" in str(found)
        assert "22-7" in str(found)

    def test_the_list_of_the_first_three_rounds_was_another(self) -> None:
        """The championship of a department lasts for months: rounds 4 to 7 are equal with the new list."""
        found = told(trf.read((REAL / "championnat-35.trf").read_bytes()))
        assert set(found) == {1, 2, 3}
        assert all("'cause-renumbered'" in str(causes) for causes in found.values())
