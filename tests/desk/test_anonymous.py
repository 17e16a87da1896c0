"""The event file without personal data: the same rounds and standings, and nothing else about people."""

from __future__ import annotations

import sqlite3
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.actions import AccessChanged
from ronde.desk.apart import Apart, Bond
from ronde.desk.event import Event, State
from ronde.desk.journal import replay
from ronde.desk.service import Desk
from ronde.desk.store import Store
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.values import fields
from tests.desk.conftest import SETUP, play
from tests.web.desks import Client
from tests.web.test_team_words import cup

SECRETS = (
    "1987/03/21", "LIC-4711", "FID900", "Famille Secret", "handisport", "4321", "8765",
    "joueuse en fauteuil", "mot de passe", "Chatty Arbiter", "Entrée Annulée", "captain hook", "liste.csv",
)  # fmt: skip


def person(n: int) -> Person:
    return Person(
        f"Player {n:02}", 2400 - 20 * n, "FM" if n == 1 else "", "w", "FRA", f"FID900{n}", "1987/03/21",
        "Club A", f"LIC-4711{n}", ("handisport",), "Famille Secret" if n < 3 else "", 4321, 8765,
        1500 if n == 8 else 0,
    )  # fmt: skip


def evening(desk: Desk) -> str:
    """Three rounds with everything that an arbiter may write about people."""
    desk = desk.acting("Chatty Arbiter")
    key = service.add_tournament(desk, SETUP, "open")
    service.add_players(desk, key, [person(n) for n in range(1, 9)], source="liste.csv")
    service.set_apart(desk, key, [Apart(Bond.FAMILY), Apart(Bond.CLUB, wish=True)])
    service.forbid(desk, key, [[5, 6]], "joueuse en fauteuil")
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    play(desk, key)
    service.add_player(desk, key, Person("Entrée Annulée", 1500))
    service.undo(desk, key)
    service.pair_round(desk, key)
    service.swap_colours(desk, key, 2, "joueuse en fauteuil", True, "table 2")
    service.publish(desk, key)
    service.enter_results(desk, key, 2, [(n, "0-1") for n in service.missing_results(desk, key)])
    service.correct_result(desk, key, 2, 1, "½-½", "joueuse en fauteuil")
    service.withdraw(desk, key, "p7", "joueuse en fauteuil")
    setup = desk.state(key).setup
    service.change_setup(desk, key, replace(setup, rounds=6), "joueuse en fauteuil")
    play(desk, key)
    service.keep(desk, "note", "mot de passe")
    service.note(desk, AccessChanged("token", "arbiter", "Chatty Arbiter"))
    return key


def shown(state: State) -> list[tuple[object, ...]]:
    """The rounds as they were played."""
    return [
        (r.number, r.published, r.original, [(b.white, b.black, b.outcome, b.swapped) for b in r.boards])
        for r in state.rounds
    ]


def contents(file: Path) -> bytes:
    """The bytes of the file, and of what is compressed in it."""
    with sqlite3.connect(file) as connection:
        states = [zlib.decompress(row[0]) for row in connection.execute("SELECT state FROM snapshot")]
    return b"\n".join([file.read_bytes(), *states])


def test_rounds_and_standings_stay_and_people_are_gone(desk: Desk, tmp_path: Path) -> None:
    key = evening(desk)
    before = b"".join(path.read_bytes() for path in tmp_path.glob("event.ronde*") if path.is_file())
    file = service.export_anonymous(desk, tmp_path / "archive.ronde")
    for secret in SECRETS:
        assert secret.encode() in before or secret == "captain hook", secret
        assert secret.encode() not in contents(file), secret
    with service.open_event(file) as copy:
        assert shown(copy.state(key)) == shown(desk.state(key))
        old, new = (service.export_csv(one, key, "standings") for one in (desk, copy))
        assert old == new
        assert service.log(copy)
        assert "(table 2)" in service.export_trf(copy, key)
        kept = {
            name
            for name in fields(Person)
            if any(getattr(e.person, name) for e in copy.state(key).entrants.values())
        }
        assert kept == {"name", "rating", "title", "federation", "club", "estimate"}


def test_journal_is_contiguous_chained_and_without_settings(desk: Desk, tmp_path: Path) -> None:
    evening(desk)
    file = service.export_anonymous(desk, tmp_path / "archive.ronde")
    store = Store.open(file)  # checks the chain
    try:
        lines = store.whole()
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        assert all(line.parent < line.seq for line in lines)
        assert {line.kind for line in lines}.isdisjoint({"undo", "redo", "access-changed", "forbidden-set"})
        assert {line.who for line in lines} == {""}
        assert store.kept() == []
        assert set(replay(lines)) == {"", "open"}
    finally:
        store.close()


def test_event_of_teams_and_an_imported_report(tmp_path: Path) -> None:
    _, desk, key = cup(tmp_path, "en")
    team = next(iter(desk.state(key).entrants.values()))
    service.edit_team(desk, key, team.uid, team.person, captain="captain hook")
    file = service.export_anonymous(desk, tmp_path / "archive.ronde")
    assert b"captain hook" not in contents(file)
    with service.open_event(file) as copy:
        assert service.export_csv(copy, key, "standings") == service.export_csv(desk, key, "standings")
        assert shown(copy.state(key)) == shown(desk.state(key))


def test_reasons_and_families_of_an_imported_report_are_gone(desk: Desk, tmp_path: Path) -> None:
    evening(desk)
    told = service.export_trf(desk, "open").replace("(table 2)", "(joueuse en fauteuil)")
    assert "LIC-4711" in told
    with service.new_event(tmp_path / "other.ronde", Event("Other")) as other:
        key = service.import_report(other, told.encode())
        file = service.export_anonymous(other, tmp_path / "archive.ronde")
        for secret in SECRETS:
            assert secret.encode() not in contents(file), secret
        with service.open_event(file) as copy:
            assert shown(copy.state(key)) == shown(other.state(key))
            assert trf.read(service.export_trf(copy, key)).players


def test_by_command_and_at_the_desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    client = Client(tmp_path / "events")
    id_ = client.app.state.events.create(Event("Nice"), "Anne")
    evening(client.app.state.events.desk(id_))
    page = client.get(f"/desk/{id_}")
    assert f"/desk/{id_}/anonymous" in page
    answer = client.http.get(f"/desk/{id_}/anonymous")
    assert "-anonymous.ronde" in answer.headers["content-disposition"]
    assert b"LIC-4711" not in answer.content
    file = str(tmp_path / "events" / f"{id_}.ronde")
    out = tmp_path / "out.ronde"
    assert main(["export", file, "--anonymous", "-o", str(out)]) == 0
    assert b"LIC-4711" not in contents(out)
    assert main(["export", file, "--anonymous", "-o", str(out)]) != 0  # never overwritten
    capsys.readouterr()
    assert main(["export", file, "--anonymous", "--lang", "en"]) == 3
    assert "-o OUT.ronde" in capsys.readouterr().err
