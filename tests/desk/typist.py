"""An arbiter who does things at random, and one who only enters results; both for tests and benchmarks."""

from __future__ import annotations

from random import Random

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.formats.players.person import Person

RESULTS = ("1-0", "0-1", "1/2", "1-0F", "0-1F", "0-0F")


def act_at_random(desk: Desk, key: str, rng: Random) -> str:
    """One action of an evening in a tournament whose round 1 is published; returns what it was."""
    state = desk.state(key)
    boards = len(state.rounds[-1].boards)
    what = rng.choice(("result", "result", "leave", "return", "enter", "away", "undo", "redo"))
    player = rng.choice(list(state.entrants))
    board = rng.randint(1, boards)
    try:
        if what == "result" and state.rounds[-1].boards[board - 1].pending:
            service.enter_result(desk, key, len(state.rounds), board, rng.choice(RESULTS))
        elif what == "result":
            service.correct_result(desk, key, len(state.rounds), board, rng.choice(RESULTS), "typo")
        elif what == "leave":
            service.withdraw(desk, key, player)
        elif what == "return":
            service.return_player(desk, key, player)
        elif what == "enter":
            service.add_player(desk, key, Person(f"Late {rng.random()}", rng.randint(1000, 2500)))
        elif what == "away":
            service.announce_away(desk, key, player, rng.randint(2, 5), rng.choice(("Z", "H", "")))
        elif what == "undo":
            service.undo(desk, key)
        else:
            service.redo(desk, key)
    except Refused:
        return "refused"
    return what
