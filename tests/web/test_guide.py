"""The guide at the desk: every page in every language, links that lead somewhere, the page that fits."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from ronde.web import guide, sample
from tests.web.desks import Client

ROOT = Path(__file__).parents[2]
DESK = "/desk/open-de-printemps/t/open"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Client:
    folder = tmp_path_factory.mktemp("guide")
    sample.make(folder)
    return Client(folder, open_desk=False)


def read(client: Client, path: str, language: str = "en") -> str:
    response = client.http.get(path, headers={"accept-language": language})
    assert response.status_code == 200, path
    return response.text


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("name", guide.sources())
def test_a_page_is_text_and_its_links_stay_in_the_guide(client: Client, name: str, language: str) -> None:
    page = read(client, f"/guide/{name}", language)
    spoken = language if language == "fr" else "en"
    title = re.search(r"^# (.+)$", source(name, spoken), re.M)
    assert title
    assert f'lang="{spoken}">\n<h1>{title[1]}</h1>'.replace("'", "&#39;") in page
    body = page[page.index("<article") : page.index("</article>")]
    assert "<img" not in body
    assert "<div" not in body
    assert "](" not in body
    addresses = re.findall(r'href="([^"]*)"', body)
    assert all(address.startswith("/guide/") for address in addresses)
    for address in addresses:
        read(client, address)


def source(name: str, language: str) -> str:
    """The text of a page."""
    file = guide.sources()[name]
    return (file if language == "en" else file.with_suffix(f".{language}.md")).read_text(encoding="utf-8")


def test_contents_lead_to_every_page(client: Client) -> None:
    linked = set(re.findall(r'href="/guide/([\w-]+)"', read(client, "/guide")))
    assert linked == set(guide.sources()) - {guide.CONTENTS}
    assert "Votre premier open en dix minutes" in read(client, "/guide", "fr")


def test_what_is_only_on_the_website_is_not_mentioned(client: Client) -> None:
    assert "acceptance list" not in read(client, "/guide/fide-mode")
    assert "drop-in" not in read(client, "/guide/from-other-programs")
    page = read(client, "/guide/accelerations")  # another page of that name is in docs/systems
    assert 'href="/guide/accelerations"' not in page
    assert "make bundle" in read(client, "/guide/start")  # in a table


def test_french_signs_stay_on_their_line(client: Client) -> None:
    page = read(client, "/guide/late-comers", "fr")
    assert "<em>Retardataires</em>\u00a0: cochez" in page


def test_there_is_no_other_page(client: Client) -> None:
    for name in ("nothing", "..%2Fapi", "index.fr"):
        assert client.http.get(f"/guide/{name}").status_code == 404


def test_pages_of_the_desk_lead_to_the_guide_that_fits(client: Client) -> None:
    desk = Client(Path(client.app.state.events.place))
    for path, name in (
        ("/", ""),
        ("/desk/new", "/start"),
        (DESK, "/start"),
        (f"{DESK}/results", "/corrections"),
        (f"{DESK}/prizes", "/prizes"),
        (f"{DESK}/journal", ""),
    ):
        assert f'<a href="/guide{name}">Help</a>' in desk.get(path), path
    templates = (ROOT / "src/ronde/web/templates/arbiter").glob("*.html")
    named = {
        name
        for file in templates
        for name in re.findall(r"block guide %}/([\w-]+)", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 5
    assert named <= set(guide.sources())


def test_a_wheel_has_the_same_texts() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    included = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    for file in guide.sources().values():
        for text in (file, file.with_suffix(".fr.md")):
            inside = text.relative_to(ROOT / "docs")
            assert any(
                (ROOT / ours, Path(theirs))
                in ((text, Path("ronde/guide") / inside), (text.parent, Path("ronde/guide") / inside.parent))
                for ours, theirs in included.items()
            ), text
