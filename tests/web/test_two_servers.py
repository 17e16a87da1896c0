"""Two servers on one file, double clicks on Publish, copies all the while: nothing is lost."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ronde.desk import service
from tests.web.desks import Client, fill, publish


# FastAPI silences this one with a switch of the whole process, which threads turn back for each other
@pytest.mark.filterwarnings("ignore::pydantic.warnings.UnsupportedFieldAttributeWarning")
def test_publish_pressed_many_times_on_two_servers(tmp_path: Path) -> None:
    one = Client(tmp_path)
    fill(one, 12)
    two = Client(tmp_path)
    for number in (1, 2):
        desk = one.desk().acting("Anne")
        service.pair_round(desk, "open")
        seen = service.draft_mark(desk.state("open"))

        tokens = {id(client): client.token() for client in (one, two)}
        forms = [(client, {"csrf": tokens[id(client)], "seen": seen}) for client in [one, two] * 4]
        with ThreadPoolExecutor(8) as pool:
            said = list(pool.map(_press, forms))
        # nobody is refused: it is published, and everybody sees it
        assert said == [f"303 /desk/nice/t/open/round/{number}"] * 8
        assert len(one.desk().state("open").rounds) == number
        boards = service.missing_results(two.desk(), "open")
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda job: _enter(*job), [((one, two)[b % 2], number, b) for b in boards]))
        assert not service.missing_results(one.desk(), "open")
    assert one.desk().state("open") == two.desk().state("open")
    copies = service.backups(one.desk())
    assert len(copies) >= 2
    for path in copies:
        service.open_event(path).close()


def _press(form: tuple[Client, dict[str, str]]) -> str:
    """Where the button leads."""
    client, data = form
    answer = client.http.post("/desk/nice/t/open/round/publish", data=data, follow_redirects=False)
    return f"{answer.status_code} {answer.headers.get('location', answer.text[:300])}"


def _enter(client: Client, number: int, board: int) -> None:
    service.enter_result(client.desk().acting("Anne"), "open", number, board, "1-0")
    service.backup(client.desk())


def test_a_round_published_by_one_is_seen_by_the_other(tmp_path: Path) -> None:
    one = Client(tmp_path)
    fill(one)
    two = Client(tmp_path)
    assert two.desk().state("open").rounds == ()
    publish(one.desk().acting("Anne"))
    assert len(two.desk().state("open").rounds) == 1
