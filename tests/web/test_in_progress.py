"""While a round is played, standings are those of the last finished one, and say how far it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.output import pdf
from tests.web.desks import Client, fill, publish

TOLD = "Ronde 2 en cours\xa0: 1 résultat sur 4."


@pytest.fixture
def client(tmp_path: Path) -> Client:
    client = Client(tmp_path, language="fr")
    desk = fill(client)
    publish(desk, results=True)
    publish(desk)
    service.enter_result(desk, "open", 2, 1, "1-0")
    return client


@pytest.mark.parametrize("page", ["/e/nice/open", "/desk/nice/t/open"])
@pytest.mark.parametrize("table", ["standings", "crosstable"])
def test_pages(client: Client, page: str, table: str) -> None:
    shown = client.get(f"{page}/{table}")
    assert TOLD in shown
    assert "R2" not in re.sub(r"<title>.*?</title>", "", shown)
    assert "ronde 1" in shown.lower()


@pytest.mark.parametrize("asked", ["player/p1/place", "standings/why?b=1"])
def test_why_this_place(client: Client, asked: str) -> None:
    shown = client.get(f"/e/nice/open/{asked}")
    assert "Après la ronde 1" in shown
    assert "Après la ronde 2" not in shown


@pytest.mark.parametrize("table", ["standings", "crosstable"])
def test_papers(client: Client, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[pdf.Job] = []

    def printed(what: str, job: pdf.Job, known: bool) -> bytes:
        jobs.append(job)
        return b"%PDF"

    monkeypatch.setattr("ronde.web.press.printed", printed)
    client.get(f"/e/nice/open/paper/{table}.pdf")
    (job,) = jobs
    assert job.progress == TOLD
    assert job.ranking is not None
    assert job.ranking.rounds == 1


def test_the_site(client: Client, tmp_path: Path) -> None:
    service.export_site(client.desk(), tmp_path / "site", "fr")
    index = (tmp_path / "site" / "open" / "index.html").read_text(encoding="utf-8")
    assert TOLD in index
    assert "ronde 1" in index


def test_a_round_that_is_finished_has_its_standings(client: Client) -> None:
    desk = client.desk()
    service.enter_results(desk, "open", 2, [(b, "1-0") for b in service.missing_results(desk, "open")])
    assert "en cours" not in client.get("/e/nice/open/standings")
    assert "Après la ronde 2" in client.get("/e/nice/open/standings")
