"""Bodies made to cost time and memory: refused before they are read, or with a short answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import pytest
from annotated_types import MaxLen
from pydantic import BaseModel, FailFast
from pydantic.fields import FieldInfo
from starlette.types import Message

from ronde.web.api import models, prizes
from ronde.web.auth import SERVER, Access, Role
from tests.web.desks import Client, fill

PLAYERS = "/api/events/nice/tournaments/open/players"
MB = 1024 * 1024
LONG = "x" * 200_000


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Client:
    client = Client(tmp_path_factory.mktemp("hall"), open_desk=False)
    fill(client)
    return client


def bearer(client: Client, role: Role, event: str = "nice") -> dict[str, str]:
    """The headers of a program with a token."""
    access, secret = client.guard.access(event).with_token("x", role)
    client.guard.keep(event, access)
    return {"authorization": f"Bearer {secret}", "content-type": "application/json"}


def unread(client: Client, method: str, path: str, headers: dict[str, str]) -> int:
    """The status of an answer to a request whose body must not be asked for."""
    sent: list[Message] = []

    async def receive() -> Message:
        raise AssertionError("the body is read")

    async def send(message: Message) -> None:
        sent.append(message)

    given = {"host": "testserver", "content-length": "200000", **headers}
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": ("127.0.0.9", 1),
        "server": None,
        "scheme": "http",
        "root_path": "",
        "state": {},
    }
    asyncio.run(client.app(scope, receive, send))
    return int(sent[0]["status"])


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", PLAYERS),
        ("POST", "/api/events/nice/import"),
        ("PUT", "/api/events/nice/tournaments/open/prizes"),
        ("POST", "/api/events/nice/tournaments/open/teams"),
        ("PUT", "/api/events/nice/tournaments/open/draft"),
        ("POST", "/api/events"),
    ],
)
def test_body_of_a_role_too_low_stays_unread(client: Client, method: str, path: str) -> None:
    assert unread(client, method, path, {}) == 401
    assert unread(client, method, path, bearer(client, Role.DEPUTY)) == 403


def test_body_for_an_unknown_event_stays_unread(client: Client) -> None:
    assert unread(client, "POST", "/api/events/none/close", {}) == 401
    assert unread(client, "POST", "/api/events/none/close", bearer(client, Role.ARBITER, SERVER)) == 404


@pytest.mark.parametrize("one", ["[]", "{}", "0", '{"name":"a"}', '{"name":"a","x":1}', "[[[[[]]]]]"])
def test_list_of_rubbish_gets_a_short_answer(client: Client, one: str) -> None:
    body = "[" + ",".join([one] * ((MB - 10) // (len(one) + 1))) + "]"
    answer = client.http.post(PLAYERS, content=body, headers=bearer(client, Role.ARBITER))
    assert answer.status_code == 422
    assert len(answer.content) < 2000


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", PLAYERS, [{f"f{n}": 0 for n in range(50_000)}]),
        ("POST", PLAYERS, [{"name": "a", LONG: 0}]),
        ("POST", PLAYERS, [{"name": LONG}]),
        ("POST", PLAYERS, [{"name": "a", "sex": LONG}]),
        ("POST", "/api/events/nice/tournaments", {"template": LONG}),
        ("POST", "/api/events/nice/tournaments", {"system": LONG}),
        ("POST", "/api/events/nice/import", {"trf": "0", "system": LONG}),
        ("POST", "/api/events/nice/import", {"trf": "001 " + LONG}),
        ("POST", "/api/events/nice/import", {"trf": f"012 x\nXX{LONG} 5"}),
        ("PUT", "/api/events/nice", {LONG: LONG}),
    ],
)
def test_answer_does_not_repeat_its_input(client: Client, method: str, path: str, body: object) -> None:
    answer = client.http.request(method, path, content=json.dumps(body), headers=bearer(client, Role.ARBITER))
    assert 400 <= answer.status_code < 500
    assert len(answer.content) < 2000


def test_more_than_ten_errors_are_not_told(client: Client) -> None:
    wrong = [{f"wrong{n}": 0 for n in range(20)}]
    answer = client.http.post(PLAYERS, json=wrong, headers=bearer(client, Role.ARBITER))
    assert answer.status_code == 422
    assert answer.json()["error"].count("wrong") == 9  # and the missing name


def test_body_of_json_is_at_most_a_megabyte(client: Client) -> None:
    headers = {**bearer(client, Role.ARBITER), "content-length": str(MB + 1)}
    for path in (PLAYERS, "/api/events/nice/import"):
        answer = client.http.post(path, headers=headers)
        assert (answer.status_code, "1 MB" in answer.json()["error"]) == (413, True)


def _parts(kind: Any, about: list[Any]) -> Iterator[tuple[Any, list[Any]]]:
    """A type and the types in it, each with its annotations."""
    if get_origin(kind) is Annotated:
        inner, *more = get_args(kind)
        extra = [part for one in more for part in (one.metadata if isinstance(one, FieldInfo) else [one])]
        yield from _parts(inner, about + extra)
        return
    yield kind, about
    for part in get_args(kind):
        yield from _parts(part, about if get_origin(kind) in (Union, UnionType) else [])


def test_every_list_of_a_body_is_short_and_fails_fast() -> None:
    found = 0
    for room in (models, prizes):
        for model in vars(room).values():
            if not (isinstance(model, type) and issubclass(model, BaseModel)):
                continue
            for name, one in model.model_fields.items():
                for kind, about in _parts(one.annotation, one.metadata):
                    if get_origin(kind) is list:
                        found += 1
                        assert any(isinstance(part, FailFast) for part in about), (model, name)
                        assert any(isinstance(part, MaxLen) for part in about), (model, name)
    assert found > 20


def test_deputy_may_still_enter_results(tmp_path: Path) -> None:
    client = Client(tmp_path, open_desk=False)
    fill(client)
    access = Access().with_password(Role.ARBITER, "chief password")
    client.guard.keep("nice", access)
    path = "/api/events/nice/tournaments/open/check-in"
    answer = client.http.post(path, json={"players": [1]}, headers=bearer(client, Role.DEPUTY))
    assert answer.status_code == 422, answer.text  # no check-in in this event: the rules, not the role
