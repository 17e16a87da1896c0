"""The file an organiser trusts: whole at any time, copied elsewhere, restored, archived."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.errors import BadInput, FileTrouble, Refused
from ronde.formats.players import person as people
from tests.desk.conftest import SETUP, begin, play


def test_the_file_alone_is_whole_after_every_action(desk: Desk, file: str, key: str, tmp_path: Path) -> None:
    service.pair_round(desk, key)
    service.publish(desk, key)
    for board in service.missing_results(desk, key):
        service.enter_result(desk, key, 1, board, "1-0")
        alone = tmp_path / f"copy-{board}.ronde"
        shutil.copyfile(file, alone)  # only this file, while the desk is open
        with service.open_event(alone) as copy:
            assert copy.state(key) == desk.state(key)
            assert copy.seq == desk.seq


class Test_second_place:
    def test_after_each_publication(self, desk: Desk, key: str, tmp_path: Path) -> None:
        stick = tmp_path / "stick"
        stick.mkdir()
        service.keep(desk, "access", "{}")
        service.set_second_place(desk, str(stick))
        play(desk, key)
        service.copy_away(desk)
        (path,) = stick.iterdir()
        with service.open_event(path) as copy:
            assert copy.state(key) == desk.state(key)
            assert service.kept(copy, "access") is None  # passwords stay here
        stick.rename(tmp_path / "away")
        with pytest.raises(FileTrouble):
            service.copy_away(desk)
        service.set_second_place(desk, "")
        assert service.copy_away(desk) is None

    @pytest.mark.parametrize("folder", ["relative", "/nowhere/at/all"])
    def test_only_a_folder_that_is_there(self, desk: Desk, folder: str) -> None:
        with pytest.raises(BadInput):
            service.set_second_place(desk, folder)
        assert service.second_place(desk) == ""

    def test_never_over_the_event_itself(self, desk: Desk, file: str) -> None:
        with pytest.raises(BadInput):
            service.set_second_place(desk, str(Path(file).parent))
        desk.book.store.check()
        assert service.second_place(desk) == ""


def test_a_copy_is_put_back_and_what_was_there_is_a_copy(desk: Desk, key: str) -> None:
    play(desk, key)
    made = service.backup(desk)
    before = desk.state(key)
    service.withdraw(desk, key, 3)
    saved = service.restore_copy(desk, made.name)
    assert desk.state(key) == before
    assert saved in service.backups(desk)
    assert desk.acting("Bob").state(key) == before
    with pytest.raises(BadInput):
        service.restore_copy(desk, "../event.ronde")


def test_archived_and_back_even_when_closed(desk: Desk, key: str) -> None:
    service.archive(desk, key)
    assert desk.state(key).archived
    assert service.log(desk, key)[-1].say() == "archived"
    service.undo(desk, key)
    assert not desk.state(key).archived
    service.close_event(desk)
    service.archive(desk)
    assert desk.event.archived
    assert desk.event.closed
    service.archive(desk, archived=False)
    assert not desk.event.archived


def test_days_that_no_calendar_has(desk: Desk, tmp_path: Path) -> None:
    for start, end in (("2026-11-16", "2026-11-15"), ("2026-02-30", ""), ("soon", "")):
        with pytest.raises(Refused):
            service.describe_event(desk, Event("Open", start=start, end=end))
        with pytest.raises(Refused):
            service.new_event(tmp_path / "new.ronde", Event("Open", start=start, end=end))
    assert not (tmp_path / "new.ronde").exists()
    with pytest.raises(Refused) as told:
        service.describe_event(desk, Event("Open", start="2026-11-16", end="2026-11-15"))
    assert told.value.say("fr") == "le dernier jour (15 novembre 2026) précède le premier (16 novembre 2026)"
    assert people.birth("31/02/2001") == ""
    assert people.birth("28/02/2001") == "2001/02/28"
    assert people.birth("2001-13-01") == ""


def test_more_rounds_than_opponents_are_told(desk: Desk) -> None:
    key = begin(desk, 5, SETUP)  # five rounds for five players: everybody meets everybody
    assert service.suggestions(desk.state(key)) == []
    service.remove_player(desk, key, 5)
    (notice,) = service.suggestions(desk.state(key))
    assert notice.say() == "5 rounds are too many for 4 players: everybody meets everybody once in 3"
