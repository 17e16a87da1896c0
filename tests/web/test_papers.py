"""Papers at the desk: what can be printed, looked at before, in either language."""

from __future__ import annotations

import base64
import io
import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from ronde.desk import service
from ronde.desk.event import Event
from tests.web.desks import Client, fill, passwords, publish


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A desk with a round that is being played."""
    client = Client(tmp_path, language="fr")
    desk = fill(client)
    service.describe_event(
        desk, Event("Nice", "Palais", start="2026-04-04", end="2026-04-08", arbiter="Anne Roux")
    )
    publish(desk)
    service.set_start(desk, "open", 1, "2026-04-04 14:30")
    return client


def text(client: Client, path: str) -> str:
    """The text of a paper."""
    data = client.http.get(path).content
    return " ".join(" ".join(p.extract_text() for p in PdfReader(io.BytesIO(data)).pages).split())


def test_a_paper_has_place_days_time_and_arbiter_in_either_language(client: Client) -> None:
    french = text(client, "/e/nice/open/paper/pairings.pdf")
    for part in ("Palais · 4–8 avril 2026", "samedi 4 avril, 14:30", " · Anne Roux", "Player 01"):
        assert part in french
    english = text(client, "/e/nice/open/paper/pairings.pdf?lang=en")
    assert "Palais · 4–8 April 2026" in english
    assert "Saturday 4 April, 14:30" in english
    for what in ("names", "slips", "round"):
        assert "samedi 4 avril, 14:30" in text(client, f"/e/nice/open/paper/{what}.pdf")


def test_the_pages_are_seen_before_they_are_printed(client: Client) -> None:
    page = client.get("/desk/nice/t/open/papers?what=slips&lang=en")
    (picture,) = re.findall(r'src="data:image/png;base64,([^"]+)"', page)
    assert base64.b64decode(picture).startswith(b"\x89PNG")
    assert "/e/nice/open/paper/slips.pdf?lang=en&amp;round=1" in page
    client.get("/desk/nice/t/open/papers?what=nothing", 404)


def test_papers_of_the_desk_are_for_the_desk(tmp_path: Path) -> None:
    client = Client(tmp_path, open_desk=False)
    publish(fill(client))
    passwords(client, "nice", arbiter="Sesame-open-9")
    for what in ("slips", "round", "place-cards"):
        assert client.http.get(f"/e/nice/open/paper/{what}.pdf").status_code == 404
    assert client.http.get("/e/nice/open/paper/pairings.pdf").status_code == 200
