"""Random evenings: whatever an arbiter does, the state is sound and the report passes the check."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from ronde.checking import check
from ronde.desk import service
from ronde.desk.event import Event, Policy
from ronde.desk.journal import replay
from ronde.desk.service import Desk
from ronde.errors import NoPairing, Refused
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.model import Colour, Result
from tests.desk.conftest import SETUP, begin

SYSTEMS = ("dutch-2012", "lim", "dubov-1997", "burstein-1998", "elo-swiss", "fmjd-1986", "fmjd-1986-lots")
RESULTS = ("1-0", "0-1", "1/2", "1-0", "0-1", "1-0F", "0-1F", "0-0F", "adj")


def between_rounds(desk: Desk, key: str, rng: Random) -> None:
    """A few things that happen at the desk; what is refused does not happen."""
    for _ in range(rng.randint(0, 4)):
        state = desk.state(key)
        player, round_ = rng.choice(list(state.entrants)), rng.randint(1, state.setup.rounds)
        late = Person(f"Late {rng.random()}", rng.randint(1200, 2500))
        acts = [
            partial(service.withdraw, desk, key, player),
            partial(service.return_player, desk, key, player),
            partial(service.absent_without_notice, desk, key, player),
            partial(service.announce_away, desk, key, player, round_, rng.choice("ZH")),
            partial(service.undo, desk, key),
            partial(service.redo, desk, key),
        ]
        if state.setup.system != "burstein-1998":  # its top half counts whoever has a number (ruling 5)
            acts.append(partial(service.add_player, desk, key, late))
        try:
            rng.choice(acts)()  # type: ignore[operator]
        except Refused:
            continue


def enter_results(desk: Desk, key: str, rng: Random) -> None:
    number = len(desk.state(key).rounds)
    for board in service.missing_results(desk, key):
        service.enter_result(desk, key, number, board, rng.choice(RESULTS))
        if rng.random() < 0.1:
            service.undo(desk, key)
            service.redo(desk, key)
        elif rng.random() < 0.1:
            try:
                service.correct_result(desk, key, number, board, rng.choice(RESULTS))
            except Refused:
                continue
    for board, shown in enumerate(desk.state(key).rounds[-1].boards, 1):
        if shown.adjourned:  # played off before the next round is paired
            service.enter_result(desk, key, number, board, "1/2")


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", range(3))
def test_an_evening(file: str, system: str, seed: int) -> None:
    rng = Random(f"{system} {seed}")
    missed = rng.choice("Z" if system.startswith("fmjd") else "ZH")
    setup = replace(SETUP, system=system, policy=Policy(half_byes=2, late_entry=missed))
    with service.new_event(file, Event("x"), "Anne") as desk:
        key = begin(desk, rng.randint(9, 16), setup)
        service.draw_colour(desk, key, rng.choice((Colour.WHITE, Colour.BLACK)), reason="again")
        if system.endswith("-lots"):
            service.draw_lots(desk, key, seed=seed)
            service.close_list(desk, key)
        else:
            service.number_players(desk, key)
        for _ in range(setup.rounds):
            between_rounds(desk, key, rng)
            try:
                service.pair_round(desk, key)
            except (NoPairing, Refused):
                break
            service.publish(desk, key)
            enter_results(desk, key, rng)
        state = desk.state(key)
        assert replay(desk.book.store.entries())[key] == state
        report = check(trf.read(service.export_trf(desk, key)))
        assert [f.say() for f in report.all_findings() if f.kind not in ("second bye", "remark")] == []
        for player in state.results.players:
            assert all(cell.result is not Result.BLANK for cell in player.cells)
