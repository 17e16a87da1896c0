"""Private reasons: the arbiters read them in the journal, and nobody reads them anywhere else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.actions import DraftAdjusted, FideModeLeft, SetupChanged
from ronde.desk.codec import from_plain
from ronde.desk.event import Event, State
from ronde.desk.service import Desk
from tests.desk.conftest import SETUP, begin, play
from tests.web.desks import Client, fill

PRIVATE, PUBLIC = "joueuse en fauteuil", "table accessible"
PAGES = ("", "/round/1", "/round/1/why", "/player/p1", "/player/p1/why", "/standings", "/card/p1")
API = ("", "/rounds/1", "/rounds/1/explanation", "/trf", "/trf?edition=26", "/boards")


def changed(client: Client, public_reason: str = "") -> Desk:
    """A round whose first board has its colours exchanged by the form of the desk."""
    desk = fill(client)
    service.pair_round(desk, "open")
    given = {"board": "1", "reason": PRIVATE, "public_reason": public_reason, "despite": "on"}
    client.post("/desk/nice/t/open/round/swap", 200, **given)
    service.publish(desk, "open")
    assert desk.state("open").rounds[0].adjustments
    return desk


def everything(client: Client, desk: Desk, folder: Path) -> Iterator[tuple[str, str]]:
    """Everything that leaves the desk: pages, API, papers as text, static site, reports."""
    public = Client(folder / "events", open_desk=False)
    for path in [f"/e/nice/open{page}" for page in PAGES] + [
        f"/api/events/nice/tournaments/open{one}" for one in API
    ]:
        yield path, public.http.get(path).text
    service.export_site(desk, folder / "site", "fr")
    for file in sorted((folder / "site").rglob("*.html")):
        yield str(file), file.read_text(encoding="utf-8")
    for edition in ("16", "26"):
        yield edition, service.export_trf(desk, "open", edition)
        yield f"public {edition}", service.export_trf(desk, "open", edition, public=True)
    yield "fide", " ".join(service.fide_report(desk, "open").remarks)


def test_private_reason_stays_in_the_journal(tmp_path: Path) -> None:
    client = Client(tmp_path / "events")
    desk = changed(client)
    assert PRIVATE in client.get("/desk/nice/journal")
    assert PRIVATE in client.get("/desk/nice/t/open/round/1")
    for where, text in everything(client, desk, tmp_path):
        assert PRIVATE not in text, where
        assert "fauteuil" not in text, where
    assert "changed by the arbiter" in client.get("/e/nice/open")


def test_public_reason_is_read_by_everybody(tmp_path: Path) -> None:
    client = Client(tmp_path / "events")
    desk = changed(client, PUBLIC)
    told = dict(everything(client, desk, tmp_path))
    for where in ("/e/nice/open", "/e/nice/open/round/1/why", "16", "public 26", "fide"):
        assert PUBLIC in told[where], where
    assert "fauteuil" not in "".join(told.values())
    page = client.get("/desk/nice/journal")
    assert PUBLIC in page
    assert PRIVATE in page


def test_reasons_of_old_journals_are_private(desk: Desk) -> None:
    key = begin(desk, 8, SETUP)
    old = from_plain(DraftAdjusted, {"pairs": [["p1", "p2"]], "reason": PRIVATE})
    assert old.public_reason == ""
    play(desk, key)
    state = desk.state(key)
    remark = f"number of rounds changed after round 1 (from 5 to 6: {PRIVATE})"
    for action in (
        from_plain(SetupChanged, {"setup": {"name": "Open"}, "reason": PRIVATE, "remarks": [remark]}),
        from_plain(FideModeLeft, {"reason": PRIVATE}),
    ):
        line = service.log(desk)[-1]
        after = action.apply(state, line)
        assert isinstance(after, State)
        assert after.remarks
        assert PRIVATE not in "".join(after.remarks)


@pytest.mark.parametrize("public_reason", ["", PUBLIC])
def test_report_has_the_public_reasons_of_the_other_changes(desk: Desk, public_reason: str) -> None:
    key = begin(desk, 8, replace(SETUP, system="dutch-2026"))
    play(desk, key)
    setup = desk.state(key).setup
    service.change_setup(desk, key, replace(setup, rounds=6), PRIVATE, public_reason)
    service.pair_round(desk, key)
    service.publish(desk, key)
    service.undo(desk, key, None, PRIVATE, public_reason)
    report = service.export_trf(desk, key, "26")
    assert "fauteuil" not in report
    assert report.count(PUBLIC) == 2 * bool(public_reason)
    assert "round 2 was published and taken back" in report
    assert "number of rounds changed after round 1 (from 5 to 6" in report


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "club.ronde")
    with service.new_event(file, Event("Club")) as opened:
        begin(opened, 8)
    assert main(["draft", file]) == 0
    given = ["draft", file, "--colours", "1", "--force", "--reason", PRIVATE, "--public-reason", PUBLIC]
    assert main(given) == 0
    assert main(["publish", file]) == 0
    capsys.readouterr()
    assert main(["export", file]) == 0
    report = capsys.readouterr().out
    assert f"colours exchanged by hand ({PUBLIC})" in report
    assert "fauteuil" not in report


def test_by_the_api(tmp_path: Path) -> None:
    client = Client(tmp_path)
    desk = fill(client)
    service.pair_round(desk, "open")
    draft = desk.state("open").draft
    assert draft is not None
    boards = [{"white": int(a[1:]), "black": int((b or "p0")[1:])} for a, b in draft.pairs]
    boards[0] = {"white": boards[0]["black"], "black": boards[0]["white"]}
    token = {"x-csrf-token": client.token()}
    body: dict[str, Any] = {"pairs": boards, "reason": PRIVATE, "despite": True}
    for more in ({}, {"public_reason": PUBLIC}):
        answer = client.http.put(
            "/api/events/nice/tournaments/open/draft", json={**body, **more}, headers=token
        )
        assert answer.status_code == 200, answer.text
        boards[1] = {"white": boards[1]["black"], "black": boards[1]["white"]}
    made = desk.state("open").draft
    assert made is not None
    assert [one.public_reason for one in made.adjustments] == ["", PUBLIC]
    assert json.dumps([one.reason for one in made.adjustments]) == json.dumps([PRIVATE] * 2)
