"""Pages about categories, prizes and ratings, for the desk and for everybody."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ronde.desk import service
from ronde.desk.apart import Apart, Bond
from ronde.desk.event import Event
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.prizes.plan import Plan, PrizeList, Sharing
from ronde.ranking.categories import Category
from tests.web.desks import Client

NAMES = ("Abel", "Brun", "Carlier", "Diaz", "Emery", "Faure")


@pytest.fixture(params=["en", "fr"])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Client:
    """A tournament after a round: two clubs, women and men."""
    client = Client(tmp_path, language=request.param)
    client.app.state.events.create(Event("Nice", start="2026-05-01"), "Anne")
    desk = client.desk("nice")
    key = service.add_tournament(desk, replace(service.template("open"), rounds=3), "open")
    for n, name in enumerate(NAMES):
        person = Person(
            name, 2000 - n, sex="mw"[n % 2], birth=str(2015 - 10 * n), club="Nice" if n % 3 else "Cannes"
        )
        service.add_player(desk, key, person)
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.pair_round(desk, key)
    service.publish(desk, key)
    service.enter_results(desk, key, 1, [(n, "1-0") for n in (1, 2, 3)])
    return client


DESK, PUBLIC = "/desk/nice/t/open", "/e/nice/open"


def test_categories_and_prizes_from_the_forms(client: Client) -> None:
    desk = client.desk("nice")
    client.post(f"{DESK}/categories/preset", preset="women", year="2026")
    client.post(f"{DESK}/categories/preset", preset="fide", year="2026")
    women = desk.state("open").categories.defined[0]
    assert (women.sex, desk.state("open").categories.year) == ("w", 2026)
    lines: dict[str, Any] = {
        "name": ["Young", ""],
        "youngest": ["", ""],
        "oldest": ["12", ""],
        "sex": ["w", ""],
        "lowest": ["", ""],
    }
    lines |= {"highest": ["2100", ""], "clubs": ["Nice, Cannes", ""], "federations": ["", ""]}
    client.post(f"{DESK}/categories", year="2026", **lines)
    young = Category("Young", oldest=12, sex="w", highest=2100, clubs=("Nice", "Cannes"))
    assert desk.state("open").categories.defined == (young,)
    client.post(f"{DESK}/categories/apart", club_how="wish", club_until="2", reason="asked for")
    assert desk.state("open").apart == (Apart(Bond.CLUB, 2, wish=True),)
    fields: dict[str, Any] = {"currency": "CHF", "unit": "1", "one_each": "1", "public": "1"}
    lists: dict[str, Any] = {
        "category": ["-", "Young", "-"],
        "amounts": ["300 200,50", "50", ""],
        "sharing": ["hort", "none", "equal"],
    }
    lists |= {"least_games": ["", "1", ""], "special": ["Fair play"], "value": ["20"], "player": ["p2"]}
    client.post(f"{DESK}/prizes", **fields, **lists)
    plan = desk.state("open").prizes
    assert plan.lists == (
        PrizeList((30000, 20050), "", Sharing.HORT),
        PrizeList((5000,), "Young", least_games=1),
    )
    assert (plan.currency, plan.unit, plan.public, plan.specials[0].uid) == ("CHF", 100, True, "p2")
    for path in (
        f"{DESK}/prizes",
        f"{DESK}/categories",
        f"{DESK}/rated",
        f"{DESK}/players/p1",
        f"{PUBLIC}/prizes",
    ):
        client.get(path)
    assert "Fair play" in client.get(f"{PUBLIC}/prizes")
    client.post(
        f"{DESK}/prizes", **fields, category=["-"], amounts=["10 20"], sharing=["none"], least_games=[""]
    )
    assert desk.state("open").prizes == plan


def test_lists_of_some(client: Client) -> None:
    desk = client.desk("nice")
    service.set_categories(desk, "open", [Category("Women", sex="w")])
    for path in (f"{DESK}/players", f"{DESK}/standings", f"{PUBLIC}/standings", f"{PUBLIC}/players"):
        page = client.get(f"{path}?category=Women")
        assert [name for name in NAMES if name in page] == ["Brun", "Diaz", "Faure"]
        page = client.get(f"{path}?club=Cannes&ratings=1")
        assert [name for name in NAMES if name in page] == ["Abel", "Diaz"]
    client.get(f"{PUBLIC}/standings?category=Nobody", 404)
    csv = client.get(f"{DESK}/download/standings.csv?category=Women")
    assert [name for name in NAMES if name in csv] == ["Brun", "Diaz", "Faure"]
    assert client.http.get(f"{DESK}/download/players.xlsx").content.startswith(b"PK")


def test_prizes_are_public_only_if_the_arbiter_says_so(client: Client) -> None:
    desk = client.desk("nice")
    client.get(f"{PUBLIC}/prizes", 404)
    plan = Plan((PrizeList((5000,)),))
    service.set_prizes(desk, "open", plan)
    client.get(f"{PUBLIC}/prizes", 404)
    assert "/prizes" not in client.get(f"{PUBLIC}/standings")
    service.set_prizes(desk, "open", replace(plan, public=True))
    assert "/prizes" in client.get(f"{PUBLIC}/standings")
    assert "€" in client.get(f"{PUBLIC}/prizes")


def test_the_same_by_the_api(client: Client) -> None:
    path = "/api/events/nice/tournaments/open"
    headers = {"x-csrf-token": client.token()}
    wanted = {"categories": [{"name": "Women", "sex": "w"}, {"name": "U12", "oldest": 12}], "year": 2026}
    made = client.http.put(f"{path}/categories", json=wanted, headers=headers).json()
    assert made["players"] == {"Women": [2, 4, 6], "U12": [1]}
    plan = {"lists": [{"amounts": [5000, 3000]}, {"amounts": [2000], "category": "Women"}], "currency": "CHF"}
    made = client.http.put(f"{path}/prizes", json=plan, headers=headers).json()
    assert sum(one["amount"] for one in made["awards"]) == made["total"] == 10000
    assert all(one["because"] for one in made["awards"])
    rules = {"rules": [{"by": "club", "until": 2, "wish": True}], "reason": "asked for"}
    assert client.http.put(f"{path}/apart", json=rules, headers=headers).json()["rules"][0]["wish"]
    rows = client.http.get(f"{path}/standings?category=Women&ratings=true").json()["rows"]
    assert {row["name"] for row in rows} == {"Brun", "Diaz", "Faure"}


def test_the_static_site_has_categories_and_prizes(client: Client, tmp_path: Path) -> None:
    desk = client.desk("nice")
    service.set_categories(desk, "open", [Category("Women", sex="w")])
    service.set_prizes(desk, "open", Plan((PrizeList((5000,), "Women"),), public=True))
    written = {path.name: path for path in service.export_site(desk, tmp_path / "site", "fr")}
    women = written["category-1.html"].read_text(encoding="utf-8")
    assert [name for name in NAMES if name in women] == ["Brun", "Diaz", "Faure"]
    assert "50" in written["prizes.html"].read_text(encoding="utf-8")
    assert 'href="category-1.html"' in women
