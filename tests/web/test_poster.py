"""The poster of an event: the address that telephones reach, the fingerprint under TLS, both languages."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader
from starlette.testclient import TestClient

from ronde.output.qr import code
from tests.web.desks import Client, fill, passwords

HALL = "https://192.168.1.20:8000"
FINGERPRINT = ":".join(f"{n:02X}" for n in range(160, 192))


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A desk on the laptop that the hall reaches, under TLS."""
    client = Client(tmp_path)
    client.app.state.address, client.app.state.fingerprint = HALL, FINGERPRINT
    fill(client)
    return client


def paper(client: Client, path: str) -> str:
    response = client.http.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == "application/pdf"
    return " ".join(PdfReader(io.BytesIO(response.content)).pages[0].extract_text().split())


def test_the_page_has_the_code_of_the_address_in_the_hall(client: Client) -> None:
    page = client.get("/desk/nice/poster")
    assert code(f"{HALL}/e/nice") in page
    assert "A0 A1 A2 A3 A4 A5 A6 A7\nA8" in page
    assert "--host" not in page
    for place in ("/desk/nice", "/desk/nice/t/open/settings", "/desk/nice/t/open/screens"):
        assert 'href="/desk/nice/poster"' in client.get(place), place


@pytest.mark.parametrize(("lang", "words"), [("en", "Scan to see your game"), ("fr", "Scannez pour voir")])
def test_the_pdf_in_both_languages(client: Client, lang: str, words: str) -> None:
    text = paper(client, f"/desk/nice/poster.pdf?lang={lang}")
    assert words in text
    assert f"{HALL}/e/nice" in text
    assert "A0 A1 A2 A3 A4 A5 A6 A7" in text
    assert "B8 B9 BA BB BC BD BE BF" in text


def test_without_tls_there_is_no_fingerprint_and_a_local_desk_is_named(tmp_path: Path) -> None:
    client = Client(tmp_path, language="fr")
    fill(client)
    page = client.get("/desk/nice/poster")
    assert "--host 0.0.0.0" in page
    assert "empreinte" not in page
    assert "empreinte" not in paper(client, "/desk/nice/poster.pdf")


def test_it_is_a_paper_of_the_desk(tmp_path: Path) -> None:
    client = Client(tmp_path, open_desk=False)
    fill(client)
    passwords(client, "nice", "chief password")
    stranger = TestClient(client.app, follow_redirects=False)
    assert stranger.get("/desk/nice/poster.pdf").status_code in (303, 401, 403)
