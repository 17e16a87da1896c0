"""The API against its own schema: whatever is sent, no server error and nothing undocumented comes back.

Each request meets an event of its own, because many of them change or close it. RONDE_EXAMPLES=200 asks more.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
import requests
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ronde.desk import service
from ronde.desk.event import Event
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web.api import engine
from ronde.web.api import routes as api
from tests.desk.test_teams import begin, play
from tests.web.serving import Hosted

EXAMPLES = int(os.environ.get("RONDE_EXAMPLES", "8"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
_numbers = count(1)


class Copies:
    """A server, and copies of an event in the middle of round 2 without a draft: players, and teams."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.model = folder / "model.ronde"
        with service.new_event(self.model, Event("Model", arbiter="Anne"), "Anne") as desk:
            setup = replace(service.template("open"), system="dubov-1997", rounds=4)
            service.add_tournament(desk, setup, "open")
            service.add_players(desk, "open", [Person(f"Player {n}", 2300 - 9 * n) for n in range(1, 8)])
            service.draw_colour(desk, "open", Colour.WHITE)
            for number in (1, 2):
                service.pair_round(desk, "open")
                service.publish(desk, "open")
                results = [(1, "1-0"), (2, "1/2"), (3, "0-1")]
                service.enter_results(desk, "open", number, results if number == 1 else results[:1])
            begin(desk)
            play(desk, "teams")
            service.pair_round(desk, "teams")
            service.publish(desk, "teams")
        self.server = Hosted(folder)

    def fresh(self) -> str:
        """The id of a new copy."""
        self.server.app.state.events.close()
        for path in self.folder.glob("*.ronde*"):
            if path.is_dir():
                shutil.rmtree(path)
            elif path != self.model:
                path.unlink()
        id_ = f"copy-{next(_numbers)}"
        shutil.copy(self.model, self.folder / f"{id_}.ronde")
        return id_


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copies]:
    """Where events are copied to."""
    made = Copies(tmp_path_factory.mktemp("api"))
    yield made
    made.server.stop()


def operations() -> dict[str, APIOperation]:
    """Everything the schema offers."""
    app = FastAPI()
    app.include_router(api.router)
    app.include_router(engine.routes())
    schema = schemathesis.openapi.from_dict(app.openapi())
    return {found.ok().label: found.ok() for found in schema.get_all_operations()}


OPERATIONS = operations()


def aim(case: Case, event: str) -> None:
    """Three of four requests are about an event, tournament, round, player that there is, by its arbiter."""
    for name in [name for name in case.headers if name.lower() == "authorization"]:
        del case.headers[name]
    path = case.path_parameters
    if not path or sum(map(ord, repr(sorted(path.items())))) % 4 == 0:
        return
    near = {"event": event, "key": "teams" if "teams" in (case.operation.tags or ()) else "open"}
    for name, value in path.items():
        if name in ("number", "match", "board") and isinstance(value, int):
            near[name] = 1 + value % 3  # type: ignore[assignment]
        elif name == "uid":
            near[name] = f"p{1 + len(str(value)) % 7}"
        elif name == "text":
            near[name] = "fide-2012"
    case.path_parameters = {name: near.get(name, value) for name, value in path.items()}


MODES = [
    pytest.param(label, mode, id=f"{label} {mode.value}")
    for label, operation in OPERATIONS.items()
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    if mode is GenerationMode.POSITIVE or operation.path_parameters
]


@pytest.mark.parametrize(("label", "mode"), MODES)
def test_no_request_is_too_strange(copies: Copies, label: str, mode: GenerationMode) -> None:
    """Requests that keep to the schema, and requests that break it."""
    operation = OPERATIONS[label]
    line = requests.Session()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Case) -> None:
        aim(case, copies.fresh())
        response = case.call(session=line, base_url=copies.server.url)
        case.validate_response(response, checks=CHECKS)

    send()
