"""Rounds that were played elsewhere and imported: explained by pairing them again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats import trf
from ronde.model import Cell, Colour, Player, Result, Settings, Tournament
from ronde.pairing import before, pair, with_choice

SAMPLE = Path(__file__).parent.parent.parent / "samples" / "open.trf"


def sample() -> Tournament:
    return with_choice(trf.read(SAMPLE.read_bytes()), "dutch-2012")


def turned(value: Tournament, round_: int, a: int, b: int) -> Tournament:
    """The report with the colours of a game exchanged."""
    other = {Colour.WHITE: Colour.BLACK, Colour.BLACK: Colour.WHITE}
    players = []
    for player in value.players:
        if player.id in (a, b):
            cell = player.cell(round_)
            assert cell.colour is not None
            player = player.with_cell(round_, replace(cell, colour=other[cell.colour]))
        players.append(player)
    return replace(value, players=tuple(players), source=())


def test_a_round_by_the_rules_has_the_steps_of_the_rules(desk: Desk) -> None:
    key = service.import_report(desk, trf.write(sample()).encode())
    for number in range(1, 5):
        found = service.explanation(desk, key, number)
        assert found is not None
        assert found.pairing.steps == pair(before(sample(), number)).steps
        assert set(found.published.pairs) == set(found.pairing.pairs)
        assert found.note() == ""
        assert not service.board_flags(desk, key, number)


def test_another_round_says_first_what_the_rules_give(desk: Desk) -> None:
    last = pair(before(sample(), 4)).pairs[0]
    assert last.black is not None
    changed = turned(sample(), 4, last.white, last.black)
    key = service.import_report(desk, trf.write(changed).encode())
    found = service.explanation(desk, key, 4)
    assert found is not None
    assert found.note() == (
        "This round was imported from a report, and 1 of its 12 boards is not what the rules give for the"
        " results before it."
    )
    assert found.note("fr").startswith("Ronde importée d'un rapport\xa0: 1 rencontre sur 12 n'est pas celle")
    (flag,) = service.board_flags(desk, key, 4).values()
    assert flag["changed"] == "colours"
    speaker = service.voice(desk, key, 4)
    assert speaker is not None
    told = speaker.told(f"p{last.white}")
    assert told.first[0].text == (
        "The colours of this board are not what the rules give. By the rules you would have White."
    )


def test_what_the_other_desk_noted_is_the_reason(desk: Desk) -> None:
    last = pair(before(sample(), 4)).pairs[0]
    assert last.black is not None
    changed = turned(sample(), 4, last.white, last.black)
    report = trf.write(changed) + "### desk round 4 changed by hand (the board had no clock)\n"
    key = service.import_report(desk, report.encode())
    (flag,) = service.board_flags(desk, key, 4).values()
    assert flag["reason"] == "the board had no clock"


def test_a_round_that_cannot_be_paired_again_has_no_explanation(desk: Desk) -> None:
    """Two who meet twice."""
    white, black = (Cell(n, colour, Result.DRAW) for n, colour in ((2, Colour.WHITE), (1, Colour.BLACK)))
    players = Player(1, "A", cells=(white, white)), Player(2, "B", cells=(black, black))
    report = trf.write(Tournament(players, Settings(system="dutch-2012", rounds=2)))
    key = service.import_report(desk, report.encode())
    assert service.explanation(desk, key, 1) is not None
    assert service.explanation(desk, key, 2) is None
