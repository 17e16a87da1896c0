"""The API of team events: lists, line-ups, boards, points awarded; roles, privacy, the journal, undo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ronde.web.auth import SERVER, Role
from tests.desk.test_teams import begin
from tests.web.desks import Client, fill, passwords
from tests.web.test_api import call, token

T = "/api/events/cup/tournaments/cup"


def team(n: int, players: int = 5, **more: Any) -> dict[str, Any]:
    """A team whose strength falls with its number."""
    people = [{"name": f"Player {n}.{b}", "rating": 2400 - 40 * n - 10 * b} for b in range(1, players + 1)]
    return {"name": f"Team {n}", "captain": f"Captain {n}", "club": f"Club {n}", "players": people, **more}


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """An open desk with an event of six teams, made by the API."""
    client = Client(tmp_path)
    about = {"template": "teams", "name": "Cup", "rounds": 3, "teams": {"boards": 4, "most_substitutes": 1}}
    call(client, "POST", "/api/events", 201, {"event": {"name": "Cup"}, "tournament": about})
    made = call(client, "POST", f"{T}/teams", 201, {"teams": [team(n) for n in range(1, 7)]})
    assert [one["number"] for one in made] == [1, 2, 3, 4, 5, 6]
    call(client, "POST", f"{T}/colour", 200, {"colour": "white"})
    return client


def published(client: Client) -> list[dict[str, Any]]:
    """The matches of round 1."""
    call(client, "POST", f"{T}/draft", 201)
    call(client, "POST", f"{T}/draft/publish", 201)
    found: list[dict[str, Any]] = call(client, "GET", f"{T}/rounds/1/matches")
    return found


def test_from_the_lists_to_the_board_prizes(client: Client) -> None:
    for number in (1, 2, 3):
        call(client, "POST", f"{T}/draft", 201)
        call(client, "POST", f"{T}/draft/publish", 201)
        matches = call(client, "GET", f"{T}/rounds/{number}/matches")
        results = [
            {"match": m["match"], "board": b["board"], "result": "1-0" if b["board"] < 3 else "1/2"}
            for m in matches
            for b in m["boards"]
        ]
        left = call(client, "POST", f"{T}/rounds/{number}/results", 200, {"results": results})
        assert left["missing"] == []
        first = call(client, "GET", f"{T}/rounds/{number}/matches")[0]
        assert (first["games"], first["points"], first["finished"]) == ([3.0, 1.0], [2.0, 0.0], True)
    assert len(call(client, "GET", f"{T}/standings")["rows"]) == 6
    assert len(call(client, "GET", f"{T}/crosstable")["rows"]) == 6
    assert len(call(client, "GET", f"{T}/individuals")["rows"]) == 24
    assert len(call(client, "GET", f"{T}/board-prizes")["rows"]) == 12
    assert "\n310 " in client.http.get(f"{T}/trf?edition=26").text
    assert call(client, "POST", f"{T}/close")["closed"]


def test_every_action_is_in_the_journal_and_can_be_undone(client: Client) -> None:
    def undone(method: str, path: str, given: dict[str, Any], kind: str) -> None:
        before = call(client, "GET", T)
        call(client, method, f"{T}/{path}", 201 if method == "POST" and path == "teams" else 200, given)
        assert call(client, "GET", T)["seq"] > before["seq"]
        assert call(client, "GET", f"{T}/undo")["undo"]["kind"] == kind
        call(client, "POST", f"{T}/undo", 200, {"reason": "test"})
        after = call(client, "GET", T)
        assert {**after, "seq": 0} == {**before, "seq": 0}, path

    undone("POST", "teams", {"teams": [team(7)]}, "players-added")
    undone("PUT", "teams/p2", {"name": "Other", "captain": "Anne"}, "team-edited")
    listed = call(client, "GET", f"{T}/teams/p2")["players"]
    undone("PUT", "teams/p2/players", {"players": listed[::-1]}, "team-edited")
    undone("PUT", "teams-order", {"order": [6, 5, 4, 3, 2, 1]}, "numbered")
    undone("PUT", "forbidden", {"groups": [[1, 2]]}, "forbidden-set")
    penalty = {"awards": [{"match": -10, "teams": ["p1"], "round": 1}], "reason": "telephone"}
    undone("PUT", "awards", penalty, "awards-set")
    undone("POST", "players/p3/withdraw", {"reason": "ill"}, "withdrawn")
    undone("POST", "players/p3/away", {"round": 1}, "away-announced")
    undone("PUT", "setup", {"teams": {"boards": 6}}, "setup-changed")
    call(client, "PUT", f"{T}/setup", 200, {"policy": {"check_in": "first"}})
    undone("POST", "check-in", {"players": [1, 2]}, "checked-in")
    call(client, "POST", f"{T}/check-in", 200, {"players": [1, 2, 3, 4, 5, 6]})
    uid = f"p{published(client)[0]['white']}"
    undone("PUT", f"rounds/1/lineups/{uid}", {"places": [1, 2, 3, 5]}, "lineup-set")
    undone("PUT", "rounds/1/matches/2/forfeit", {"result": "-+", "reason": "absent"}, "match-forfeited")
    one = {"results": [{"match": 1, "board": 1, "result": "1-0"}]}
    undone("POST", "rounds/1/results", one, "games-entered")
    call(client, "POST", f"{T}/rounds/1/results", 200, one)
    board = "rounds/1/matches/1/boards/1"
    undone("PUT", f"{board}/result", {"result": "0-1", "seen": "1-0", "reason": "sheet"}, "result-corrected")
    undone("PUT", f"{board}/colours", {"swapped": True, "reason": "wrong"}, "colours-swapped")


def test_a_line_up_that_breaks_the_regulations_needs_a_reason(client: Client) -> None:
    uid = f"p{published(client)[0]['white']}"
    path = f"{T}/rounds/1/lineups/{uid}"
    assert "Player" in call(client, "PUT", path, 422, {"places": [2, 1, 3, 4]})["error"]
    seated = call(client, "PUT", path, 200, {"places": [2, 1, 3, 4], "reason": "agreed"})
    assert [board["first"]["place"] for board in seated["boards"]] == [2, 1, 3, 4]
    assert len(seated["broken"]) == 1


def test_what_cannot_be_taken_whole_is_refused(client: Client) -> None:
    assert "Team 9" in call(client, "POST", f"{T}/teams", 422, {"teams": [team(9), team(9)]})["error"]
    call(client, "POST", f"{T}/teams", 422, {"teams": [team(9), {"name": "Empty", "playerz": []}]})
    assert len(call(client, "GET", f"{T}/teams")) == 6
    call(client, "POST", f"{T}/players", 422, [{"name": "Somebody"}])
    call(client, "PUT", f"{T}/awards", 422, {"awards": [{"match": -10}]})
    published(client)
    results = [{"match": 1, "board": 1, "result": "1-0"}, {"match": 9, "board": 1, "result": "1-0"}]
    call(client, "POST", f"{T}/rounds/1/results", 422, {"results": results})
    call(client, "POST", f"{T}/rounds/1/results", 422, {"results": [{"board": 1, "result": "1-0"}]})
    assert call(client, "GET", f"{T}/rounds/1/matches")[0]["boards"][0]["result"] == ""


def test_an_event_of_players_has_no_teams(tmp_path: Path) -> None:
    client = Client(tmp_path)
    fill(client)
    path = "/api/events/nice/tournaments/open"
    for name in ("teams", "awards", "individuals", "board-prizes", "rounds/1/matches"):
        call(client, "GET", f"{path}/{name}", 404)


def test_roles_and_what_only_the_desk_sees(tmp_path: Path) -> None:
    client = Client(tmp_path, open_desk=False)
    desk = fill(client)
    key = begin(desk)
    passwords(client, SERVER, "chief password")
    path = f"/api/events/nice/tournaments/{key}"
    arbiter, deputy = token(client, Role.ARBITER), token(client, Role.DEPUTY)
    listed = call(client, "GET", f"{path}/teams/p1", headers=arbiter)["players"]
    listed[0] = {**listed[0], "birth": "1990-05-01", "licence": "A12345"}
    call(client, "PUT", f"{path}/teams/p1/players", 401, {"players": listed})
    call(client, "PUT", f"{path}/teams/p1/players", 403, {"players": listed}, headers=deputy)
    call(client, "PUT", f"{path}/teams/p1/players", 200, {"players": listed}, headers=arbiter)
    assert "A12345" in str(call(client, "GET", f"{path}/teams", headers=deputy))
    for name in ("", "/teams", "/teams/p1", "/players", "/trf?edition=26", "/trf"):
        text = client.http.get(path + name).text
        assert "Team 01" in text, name
        assert not any(secret in text for secret in ("1990", "A12345")), name
    for what, given in (("teams", {"teams": [team(9)]}), ("clubs-apart", {}), ("players/p1/withdraw", {})):
        call(client, "POST", f"{path}/{what}", 401, given)
        call(client, "POST", f"{path}/{what}", 403, given, headers=deputy)
    call(client, "PUT", f"{path}/awards", 403, {"awards": [], "reason": "x"}, headers=deputy)
    call(client, "PUT", f"{path}/teams-order", 403, {"order": [1]}, headers=deputy)
