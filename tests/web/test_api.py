"""The JSON API: the same actions as the pages, roles by token, refusals with their article."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ronde.desk import service
from ronde.web.auth import SERVER, Access, Role
from tests.web.desks import Client, fill, passwords, publish

T = "/api/events/nice/tournaments/open"


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """An open desk."""
    return Client(tmp_path)


@pytest.fixture
def guarded(tmp_path: Path) -> Client:
    """A desk in the hall, with an event."""
    client = Client(tmp_path, open_desk=False)
    fill(client)
    passwords(client, SERVER, "chief password")
    return client


def token(client: Client, role: Role, event: str = "nice") -> dict[str, str]:
    access, secret = client.guard.access(event).with_token("Scoreboard", role)
    client.guard.keep(event, access)
    return {"authorization": f"Bearer {secret}"}


def call(client: Client, method: str, path: str, status: int = 200, json: Any = None, **more: Any) -> Any:
    response = client.http.request(method, path, json=json, **more)
    assert response.status_code == status, response.text
    return response.json()


def test_more_players_than_can_be_taken_are_refused_as_a_whole(client: Client) -> None:
    fill(client, players=2)
    people = [{"name": f"P {n}"} for n in range(3001)]
    assert "3000" in call(client, "POST", f"{T}/players", 422, people)["error"]
    assert len(client.desk().state().entrants) == 2


class TestWholeEvent:
    def test_from_the_first_player_to_the_standings(self, client: Client) -> None:
        made = call(
            client, "POST", "/api/events", 201,
            {"event": {"name": "Nice"}, "tournament": {"name": "Open", "system": "dubov-1997", "rounds": 3}},
        )  # fmt: skip
        assert (made["id"], made["tournament"]) == ("nice", "open")
        people = [{"name": f"P {n}", "rating": 2000 - n} for n in range(1, 8)]
        assert len(call(client, "POST", f"{T}/players", 201, people)) == 7
        assert call(client, "POST", f"{T}/draft", 422)["error"] == "draw the colour of number 1 first"
        assert call(client, "POST", f"{T}/colour", 200, {"colour": "white"}) == {"colour": "white"}
        for number in (1, 2, 3):
            boards = call(client, "POST", f"{T}/draft", 201)["boards"]
            assert call(client, "GET", f"{T}/draft/explanation")["steps"]
            assert call(client, "POST", f"{T}/draft/publish", 201)["round"] == number
            given = [{"board": b["board"], "result": "1-0"} for b in boards if b["black"]]
            after = call(client, "POST", f"{T}/rounds/{number}/results", 200, {"results": given})
            assert after["missing"] == []
            assert call(client, "GET", f"{T}/rounds/{number}/explanation")["round"] == number
        assert call(client, "GET", f"{T}/standings")["rows"][0]["PTS"] == "3"
        assert len(call(client, "GET", f"{T}/crosstable")["rows"]) == 7
        assert client.http.get(f"{T}/trf?edition=26").text.startswith("012")
        assert call(client, "POST", f"{T}/close")["closed"]
        assert call(client, "POST", "/api/events/nice/close")["closed"]
        assert call(client, "GET", "/api/events/nice/journal")[-1]["kind"] == "event-closed"

    def test_questions(self, client: Client) -> None:
        desk = fill(client, 8)
        publish(desk, results=True)
        publish(desk, results=True)
        made = call(client, "GET", f"{T}/rounds/2")["boards"][0]
        a, b = made["white"], made["black"]
        meet = call(client, "GET", f"{T}/rounds/2/why?a={a}&b={b}")
        assert (meet["kind"], meet["players"]) == ("meet", [a, b])
        told = call(client, "GET", f"{T}/rounds/2/players/p{a}/why")
        assert (told["opponent"], told["colour"], told["board"], told["bye"]) == (b, "white", 1, False)
        assert told["said"]
        assert told["more"]
        found = call(client, "GET", f"{T}/rounds/2/players/{a}/what-if")
        assert [case["result"] for case in found["cases"]] == ["1-0", "½-½", "0-1"]
        (real,) = (case for case in found["cases"] if case["real"])
        assert (real["opponent"], real["colour"]) == (b, "white")
        other = call(client, "GET", f"{T}/rounds/2/players/{a}/what-if?board=2")
        assert other["game"]["round"] == 1
        placed = call(client, "GET", f"{T}/standings/why?a=1&b=2&after=1")
        assert sorted(placed["players"]) == [1, 2]
        assert placed["text"]
        call(client, "GET", f"{T}/rounds/1/players/{a}/what-if", 400)
        call(client, "GET", f"{T}/rounds/2/players/{a}/what-if?board=99", 422)
        for path in ("rounds/9/why?a=1&b=2", "rounds/2/why?a=1&b=99", "rounds/2/players/p99/why"):
            call(client, "GET", f"{T}/{path}", 404)
        call(client, "GET", f"{T}/rounds/2/why?a=1&b=1", 400)
        call(client, "GET", f"{T}/standings/why?a=1&b=1", 400)

    def test_a_pair_kept_apart_is_told_to_the_desk_alone(self, guarded: Client) -> None:
        desk = guarded.desk().acting("Anne")
        service.forbid(desk, "open", [["p1", "p2"]], "brothers")
        publish(desk)
        assert "arbiter" in call(guarded, "GET", f"{T}/rounds/1/why?a=1&b=2", 400)["error"]
        headers = token(guarded, Role.DEPUTY)
        found = call(guarded, "GET", f"{T}/rounds/1/why?a=1&b=2", headers=headers)
        assert found["obstacle"]["kind"] == "forbidden"

    def test_players(self, client: Client) -> None:
        fill(client)
        assert call(client, "PUT", f"{T}/players/p2", 200, {"name": "Other"})["name"] == "Other"
        assert call(client, "POST", f"{T}/players/p2/away", 200, {"round": 2})["away"] == [
            {"round": 2, "how": "Z"}
        ]
        assert call(client, "POST", f"{T}/players/p2/withdraw", 200, {})["withdrawn"] == "announced"
        assert call(client, "POST", f"{T}/players/p2/return", 200, {})["withdrawn"] == ""
        call(client, "DELETE", f"{T}/players/p2")
        assert len(call(client, "GET", f"{T}/players")) == 7
        call(client, "DELETE", f"{T}/players/p2", 404)

    def test_a_draft_by_hand(self, client: Client) -> None:
        fill(client, players=4)
        pairs = [(b["white"], b["black"]) for b in call(client, "POST", f"{T}/draft", 201)["boards"]]
        given = {"pairs": [{"white": b, "black": w} for w, b in pairs]}
        assert "give a reason" in call(client, "PUT", f"{T}/draft", 422, given)["error"]
        call(client, "PUT", f"{T}/draft", 200, {**given, "reason": "wish"})
        call(client, "DELETE", f"{T}/draft")
        call(client, "GET", f"{T}/draft", 404)

    def test_the_bye_by_hand(self, client: Client) -> None:
        fill(client, players=5)
        call(client, "PUT", f"{T}/no-bye", 200, {"players": [1, 2, 3, 4, 5]})
        assert "ronde draft --bye" in call(client, "POST", f"{T}/draft", 422)["error"]
        assert "reason" in call(client, "POST", f"{T}/draft/bye", 422, {"player": 2})["error"]
        draft = call(client, "POST", f"{T}/draft/bye", 201, {"player": 2, "reason": "nobody else may"})
        assert (draft["boards"][-1]["white"], draft["boards"][-1]["black"]) == (2, None)

    def test_settings(self, client: Client) -> None:
        fill(client)
        assert call(client, "PUT", f"{T}/setup", 200, {"rounds": 4})["setup"]["rounds"] == 4
        assert call(client, "PUT", f"{T}/forbidden", 200, {"groups": [[1, 2]]}) == {"groups": [[1, 2]]}
        assert call(client, "PUT", f"{T}/no-bye", 200, {"players": [3]}) == {"players": [3]}
        assert len(call(client, "POST", f"{T}/lots", 200, {})["order"]) == 8
        call(client, "POST", f"{T}/number?final=true", 200, {})
        article = call(client, "POST", f"{T}/number?final=true", 422, {})["article"]
        assert article == "fide-2012 C.04.2.C.3"

    def test_undo_and_redo(self, client: Client) -> None:
        desk = fill(client)
        seq = call(client, "GET", f"{T}/undo")["undo"]["seq"]
        call(client, "POST", f"{T}/undo", 409, {"seq": seq + 1})
        call(client, "POST", f"{T}/undo", 200, {"seq": seq})
        assert desk.state().initial_colour is None
        call(client, "POST", f"{T}/redo", 200, {})
        assert desk.state().initial_colour is not None


class TestResults:
    def test_a_second_desk_is_told(self, client: Client) -> None:
        publish(fill(client))
        path = f"{T}/rounds/1/results"
        call(client, "POST", path, 200, {"results": [{"board": 1, "result": "1-0"}]})
        told = call(client, "POST", path, 409, {"results": [{"board": 1, "result": "0-1"}]})
        assert "1-0 is already entered" in told["error"]
        right = {"result": "0-1", "seen": "1-0"}
        assert call(client, "PUT", f"{T}/rounds/1/boards/1/result", 200, right)["counts_for"] == "next"
        call(client, "PUT", f"{T}/rounds/1/boards/1/result", 409, right)

    def test_all_of_them_or_none(self, client: Client) -> None:
        desk = fill(client)
        publish(desk)
        given = [{"board": 1, "result": "1-0"}, {"board": 99, "result": "1-0"}]
        call(client, "POST", f"{T}/rounds/1/results", 422, {"results": given})
        assert len(desk.state().rounds[0].missing()) == 4

    def test_colours_and_posting(self, client: Client) -> None:
        desk = fill(client)
        publish(desk, results=True)
        call(client, "PUT", f"{T}/rounds/1/boards/1/colours", 200, {})
        assert desk.state().rounds[0].boards[0].swapped
        assert call(client, "POST", f"{T}/rounds/1/post")["posted"]

    def test_sentences_in_french(self, client: Client) -> None:
        fill(client)
        told = call(client, "GET", f"{T}/rounds/1", 404, headers={"accept-language": "fr"})
        assert "Cette page n'existe pas" in told["error"]
        new = {"event": {"name": "Nice"}, "tournament": {"name": "Open", "tiebreaks": ["XYZ"]}}
        wrong = call(client, "POST", "/api/events", 400, new, headers={"accept-language": "fr"})
        assert "il n'y a pas de départage «\xa0XYZ\xa0»" in wrong["error"]


class TestRoles:
    def test_reading_is_open_and_a_draft_is_not(self, guarded: Client) -> None:
        assert call(guarded, "GET", T)["players"]
        call(guarded, "GET", f"{T}/draft", 401)
        call(guarded, "GET", "/api/events/nice/journal", 401)
        call(guarded, "POST", "/api/events", 401, {"event": {"name": "X"}})

    def test_a_deputy_enters_results_only(self, guarded: Client) -> None:
        publish(guarded.desk())
        bearer = token(guarded, Role.DEPUTY)
        given = {"results": [{"board": 1, "result": "1/2"}]}
        call(guarded, "POST", f"{T}/rounds/1/results", 200, given, headers=bearer)
        assert guarded.desk().book.store.entries(limit=1)[0].who == "Scoreboard"
        call(guarded, "POST", f"{T}/draft", 403, headers=bearer)

    def test_an_arbiter_pairs(self, guarded: Client) -> None:
        call(guarded, "POST", f"{T}/draft", 201, headers=token(guarded, Role.ARBITER))

    def test_a_token_counts_in_its_event_only(self, guarded: Client) -> None:
        fill(guarded, name="Lyon")
        bearer = token(guarded, Role.ARBITER)
        call(guarded, "POST", "/api/events/lyon/tournaments/open/draft", 403, headers=bearer)
        call(guarded, "POST", "/api/events", 403, {"event": {"name": "X"}}, headers=bearer)

    def test_a_token_of_the_server_counts_everywhere(self, guarded: Client) -> None:
        bearer = token(guarded, Role.ARBITER, SERVER)
        call(guarded, "POST", f"{T}/draft", 201, headers=bearer)
        call(guarded, "POST", "/api/events", 201, {"event": {"name": "X"}}, headers=bearer)

    def test_rubbish_is_no_token(self, guarded: Client) -> None:
        call(guarded, "POST", f"{T}/draft", 403, headers={"authorization": "Bearer x"})
        call(guarded, "POST", f"{T}/draft", 403, headers={"authorization": "Basic x"})

    def test_a_session_needs_its_csrf_token(self, guarded: Client) -> None:
        guarded.post("/login", who="Zoé", password="chief password")
        call(guarded, "POST", f"{T}/draft", 403)
        call(guarded, "POST", f"{T}/draft", 201, headers={"x-csrf-token": guarded.token()})

    def test_another_site_cannot_use_an_open_desk(self, client: Client) -> None:
        fill(client)
        for origin in ("http://evil.example", "null"):
            answer = client.http.post(f"{T}/draft", headers={"origin": origin})
            assert answer.status_code == 403
        assert client.http.get("/", headers={"host": "evil.example"}).status_code == 421


class TestBadRequests:
    @pytest.mark.parametrize(
        ("body", "names"),
        [
            (b"{", "the body is not JSON"),
            (b"{}", "event"),
            (b'{"event": {"name": "x", "nmae": 1}}', "nmae"),
            (b'{"event": {"name": "\\ud800"}}', "name"),
            (b'{"event": {"name": "x"}, "tournament": {"rounds": 1e99}}', "rounds"),
            (b'{"event": {"name": "x"}, "tournament": {"system": "chess"}}', "chess"),
            (b'{"event": {"name": "x"}, "tournament": {"tiebreaks": ["NOPE"]}}', "NOPE"),
        ],
    )
    def test_the_error_names_what_is_wrong(self, client: Client, body: bytes, names: str) -> None:
        headers = {"content-type": "application/json"}
        answer = client.http.post("/api/events", content=body, headers=headers)
        assert answer.status_code in (400, 422)
        assert names in answer.json()["error"]
        assert not client.app.state.events.addresses()

    @pytest.mark.parametrize(
        ("body", "english", "french"),
        [
            (b"{", "the body is not JSON: ", "le corps n'est pas du JSON\xa0: "),
            (b"{}", "event: this field is required", "event\xa0: ce champ est obligatoire"),
            (b'{"event": {"name": "x", "nmae": 1}}', "no such field", "pas de champ de ce nom"),
            (b'{"event": {"name": ""}}', "at least 1 character", "au moins 1 caractère"),
            (b'{"event": {"name": 1}}', "name: a text is needed", "name\xa0: il faut un texte"),
            (b'{"event": []}', "event: an object is needed", "event\xa0: il faut un objet"),
            (b'{"event": {"name": "x", "deputies": 3}}', "a list is needed", "il faut une liste"),
            (b'{"event": {"name": "x", "federation": "FRANCE"}}', "at most 3 char", "au plus 3 caractères"),
            (b'{"event": {"name": "x"}, "tournament": {"rounds": "six"}}', "a whole number", "nombre entier"),
            (b'{"event": {"name": "x"}, "tournament": {"rounds": 1.5}}', "a whole number", "nombre entier"),
            (b'{"event": {"name": "x"}, "tournament": {"rounds": 100}}', "at most 99", "au plus 99"),
            (b'{"event": {"name": "x"}, "tournament": {"rounds": 0}}', "at least 1", "au moins 1"),
            (b'{"event": {"name": "x"}, "tournament": {"policy": {"late_entry": "X"}}}', "'Z' or", "'Z' or"),
        ],
    )
    def test_what_is_wrong_in_both_languages(
        self, client: Client, body: bytes, english: str, french: str
    ) -> None:
        for language, sentence in (("en", english), ("fr", french)):
            headers = {"content-type": "application/json", "accept-language": language}
            answer = client.http.post("/api/events", content=body, headers=headers)
            assert answer.status_code == 422
            assert sentence in answer.json()["error"]

    @pytest.mark.parametrize(
        "path", ["/api/nothing", "/api/events/x", f"{T}x", f"{T}/rounds/9", "/api/rules/x"]
    )
    def test_what_is_not_there(self, client: Client, path: str) -> None:
        fill(client)
        assert call(client, "GET", path, 404)["error"]


def test_the_schema_knows_every_action(client: Client) -> None:
    schema = call(client, "GET", "/api/openapi.json")
    assert len(schema["paths"]) > 30
    assert all(path.startswith("/api/") for path in schema["paths"])
    assert "HTTPBearer" in schema["components"]["securitySchemes"]
    for actions in schema["paths"].values():
        for action in actions.values():
            assert action["description"]
    roles = {
        f"{method} {path.replace('{event}/tournaments/{key}', 'T')}": action["x-role"]
        for path, actions in schema["paths"].items()
        for method, action in actions.items()
    }
    assert roles["get /api/events/T/standings"] == "public"
    assert roles["post /api/events/T/rounds/{number}/results"] == "deputy"
    assert roles["post /api/events/T/draft/publish"] == roles["post /api/events"] == "arbiter"
    page = client.get("/api/")
    for name, one in schema["components"]["schemas"].items():
        for field in one.get("properties", {}):
            assert f"<code>{field}</code>" in page.split(f'id="{name}"')[1].split("</section>")[0]


def test_a_report_and_a_copy(client: Client) -> None:
    desk = fill(client)
    publish(desk)
    report = re.sub("^012 .*", "012 Second", service.export_trf(desk, "open"), flags=re.MULTILINE)
    given = {"trf": report, "name": "second.trf", "system": "dubov-1997"}
    made = call(client, "POST", "/api/events/nice/import", 201, given)
    assert len(made["rounds"]) == 1
    assert len(desk.keys) == 2
    assert "line 1" in call(client, "POST", "/api/events/nice/import", 400, {"trf": "001 x"})["error"]
    assert call(client, "POST", "/api/events/nice/backup", 201)["copy"].endswith(".ronde")


def test_access_is_plain_data() -> None:
    access, secret = Access().with_token("x", Role.DEPUTY)
    assert secret not in str(access)


class TestPrivacy:
    def test_births_and_licences_are_for_the_desk(self, guarded: Client) -> None:
        """Anybody may list the players; only who works at the desk sees these particulars."""
        person = {"name": "Zoé", "rating": 1800, "birth": "1998/07/14", "licence": "N12345"}
        arbiter = token(guarded, Role.ARBITER)
        call(guarded, "POST", f"{T}/players", 201, [person], headers=arbiter)
        public = call(guarded, "GET", f"{T}/players")[-1]
        assert public["name"] == "Zoé"
        assert not {"birth", "licence"} & set(public)
        whole = call(guarded, "GET", T)
        assert not {"birth", "licence"} & set(whole["players"][-1])
        assert "forbidden" not in whole
        deputy = call(guarded, "GET", f"{T}/players", headers=token(guarded, Role.DEPUTY))[-1]
        assert (deputy["birth"], deputy["licence"]) == ("1998/07/14", "N12345")
        for edition in ("16", "26"):
            path = f"{T}/trf?edition={edition}"
            assert "1998/07/14" not in guarded.http.get(path).text
            assert "1998/07/14" in guarded.http.get(path, headers=token(guarded, Role.DEPUTY)).text
