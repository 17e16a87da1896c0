"""Categories and prizes at the desk, and what an export keeps of every player."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.errors import BadInput
from ronde.formats.players.person import Person
from ronde.prizes.plan import Plan, PrizeList, Sharing, Special
from ronde.ranking.categories import Categories, Category, named, of_ffe, of_fide, of_ratings, year_of
from ronde.tables.choosing import Choice
from tests.desk.conftest import begin, play

PEOPLE = [
    Person(
        "Abel, Ann",
        1900,
        "FM",
        "w",
        "FRA",
        "100",
        "2015/03/01",
        "Rennes",
        "A1",
        ("Local",),
        "Abel",
        2000,
        2000,
    ),
    Person("Abel, Bob", 1800, "", "m", "FRA", "101", "1950", "Rennes", "A2", family="Abel", fee=2550),
    Person("Carlier, Zoé", 0, "", "w", "BEL", "102", "2012/12/31", "Brest; sud"),
    Person("Diaz, Leo", 1500, "", "m", "ESP", "103", "1985"),
]


def entered(desk: Desk) -> str:
    key = begin(desk, 0)
    service.add_players(desk, key, PEOPLE)
    return key


class Test_categories:
    def test_ages_of_the_french_federation(self) -> None:
        """Season 2025/26: U8 are born from 2018 on, S65 up to 1961."""
        year = year_of("2025-10-25", 9)
        assert year == 2026
        of = Categories(of_ffe(), year).of
        born = (2018, 2017, 2016, 2006, 2005, 1977, 1976, 1962, 1961)
        named_ = [of(Person("x", birth=str(one)))[0] for one in born]
        assert named_ == ["U8", "U10", "U10", "U20", "Sen", "Sen", "S50", "S50", "S65"]
        assert of(Person("unknown")) == ()

    def test_ages_of_fide_are_open_below(self) -> None:
        of = Categories(of_fide(), year_of("2026-10-25")).of
        assert of(Person("x", birth="2016/12/31")) == ("U10", "U12", "U14", "U16", "U18", "U20")
        assert of(Person("x", birth="1961")) == ("S50", "S65")

    def test_bands_meet_without_gaps(self) -> None:
        bands = Categories(of_ratings((1400, 1800)))
        assert [bands.of(Person("x", rating)) for rating in (0, 1399, 1400, 1799, 1800)] == [
            (), ("< 1400",), ("1400–1799",), ("1400–1799",), ("≥ 1800",),
        ]  # fmt: skip

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("U12", Category("U12", oldest=12)),
            ("S65", Category("S65", youngest=65)),
            ("women", Category("women", sex="w")),
            ("< 1800", Category("< 1800", highest=1799)),
            ("1400-1799", Category("1400-1799", lowest=1400, highest=1799)),
            (">=2000", Category(">=2000", lowest=2000)),
            ("unrated", Category("unrated", unrated=True)),
            ("FRA", Category("FRA", federations=("FRA",))),
            ("Local", Category("Local")),
        ],
    )
    def test_as_they_are_typed(self, text: str, expected: Category) -> None:
        assert named(text) == expected

    def test_by_conditions_and_by_hand(self, desk: Desk) -> None:
        key = entered(desk)
        wanted = [
            Category("Girls", oldest=14, sex="w"),
            Category("Rennes", clubs=("RENNES",)),
            Category("Invited"),
        ]
        service.set_categories(desk, key, wanted, 2026)
        found = {p.name: p.categories for p in desk.state(key).results.players}
        assert found["Abel, Ann"] == ("Girls", "Rennes", "Local")
        assert found["Carlier, Zoé"] == ("Girls",)
        assert service.categories(desk.state(key)) == ("Girls", "Rennes", "Invited", "Local")
        service.undo(desk, key)
        assert service.categories(desk.state(key)) == ("Local",)

    def test_refusals(self, desk: Desk) -> None:
        key = entered(desk)
        for bad in ([Category("U12", oldest=12)], [Category("A"), Category("A")], [Category(" ")]):
            with pytest.raises(BadInput):
                service.set_categories(desk, key, bad)
        with pytest.raises(BadInput, match="wrong way round"):
            service.set_categories(desk, key, [Category("A", lowest=1500, highest=1400)])

    def test_the_year_of_the_event(self, file: str) -> None:
        with service.new_event(file, Event("Open", start="2026-10-24"), "Anne") as desk:
            assert (service.usual_year(desk), service.usual_year(desk, season=True)) == (2026, 2027)

    def test_places_within_a_category(self, desk: Desk) -> None:
        key = entered(desk)
        service.set_categories(desk, key, [Category("Women", sex="w")])
        play(desk, key, {2: "1/2"})
        whole = service.export_table(desk, key, "standings")
        women = service.export_table(desk, key, "standings", choice=Choice("Women"))
        name = [column.key for column in whole.columns].index("name")
        assert [row[0] for row in women.rows] == [1, 2]
        assert [row[name] for row in women.rows] == [
            row[name] for row in whole.rows if row[name] in ("Abel, Ann", "Carlier, Zoé")
        ]
        assert women.subtitle == "Women"
        for what in ("players", "pairings", "alphabetical", "crosstable"):
            rows = service.export_table(desk, key, what, choice=Choice(club="Rennes")).rows
            assert 1 <= len(rows) <= 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_of_players_comes_back_whole(desk: Desk, language: str) -> None:
    key = entered(desk)
    text = service.export_csv(desk, key, "players", language=language)
    assert service.read_list("players.csv", text.encode()).people == PEOPLE


def test_marks_and_amounts_of_fees() -> None:
    text = "Name;Elo;Fee;Paid\nA;1500;20 €;x\nB;;20,50;10\nC;;20;no\n"
    read = service.read_list("list.csv", text.encode()).people
    assert [(p.fee, p.paid) for p in read] == [(2000, 2000), (2050, 1000), (2000, 0)]
    with pytest.raises(BadInput, match="sum such as"):
        service.read_list("list.csv", b"Name;Elo;Fee\nA;1500;soon\n")


class Test_prizes:
    def test_set_given_and_undone(self, desk: Desk) -> None:
        key = entered(desk)
        play(desk, key)
        plan = Plan(
            (PrizeList((5000, 3000)), PrizeList((2000,), "Local")), (Special("Fair play", 1000, uid="p4"),)
        )
        service.set_prizes(desk, key, plan)
        given = service.prizes_given(desk, key)
        # the only local player has a prize of the main list
        assert [(one.list, one.amount) for one in given.unclaimed] == [("Local", 2000)]
        assert (given.total, plan.total) == (9000, 11000)
        assert {one.player for one in given.awards if one.list == "Fair play"} == {
            desk.state(key).number("p4")
        }
        told = service.log(desk, key)[-1].say("fr")
        assert told == "prix\xa0: liste principale, Local et Fair play, 110\xa0€ en tout"
        table = service.export_table(desk, key, "prizes", language="fr")
        assert table.notes[0] == "90\xa0€ attribués sur 110\xa0€."
        service.undo(desk, key)
        assert not desk.state(key).prizes

    def test_unknown_categories_and_players(self, desk: Desk) -> None:
        key = entered(desk)
        with pytest.raises(BadInput, match="no category 'Veterans'"):
            service.set_prizes(desk, key, Plan((PrizeList((1,), "Veterans", Sharing.HORT),)))
        service.set_categories(desk, key, [Category("Women", sex="w")])
        service.set_prizes(desk, key, Plan((PrizeList((1,), "Women"),)))
        with pytest.raises(BadInput, match="has prizes"):
            service.set_categories(desk, key, [])

    def test_papers(self, desk: Desk, tmp_path: Path) -> None:
        from ronde.output.pdf import Job, document

        key = entered(desk)
        play(desk, key)
        service.set_prizes(desk, key, Plan((PrizeList((5000, 3000)),)))
        state = desk.state(key)
        job = Job(state.results, "fr", ranking=service.table(desk, key), event="Open")
        with pytest.raises(BadInput):
            document("prizes", job)
        job = replace(job, prizes=(state.prizes, service.prizes_given(desk, key)))
        assert "40\xa0€" in document("receipts", job)
        assert "liste principale" in document("prizes", job)
        (columns,) = (table["columns"] for table in json.loads(document("prizes", job))["tables"])
        wide = {column["heading"]: column["share"] for column in columns}
        assert wide["Règle"] > wide["Nom"] > wide["Montant"] == 0  # sentences need more room than names
        assert "Variation" in document("ratings", job)
