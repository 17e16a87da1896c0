"""What goes out: TRF16 and TRF26, tables as CSV, JSON, the static site; and a report that comes in again."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ronde.checking import check
from ronde.desk import service
from ronde.desk.actions import SINCE, EventDescribed, TournamentCreated
from ronde.desk.event import Event, Setup
from ronde.desk.journal import entry
from ronde.desk.service import Desk
from ronde.desk.squads import TeamRules
from ronde.desk.store import Store
from ronde.errors import BadInput, FileTrouble, Refused
from ronde.facts.history import scores
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.formats.players.table import Roster
from ronde.formats.trf import trf26
from ronde.generating import Plan, generate
from ronde.model import Colour, Noted, Scoring, Settings
from tests.desk.conftest import SETUP, begin, play
from tests.formats.bbp import accepted


@pytest.fixture
def played(desk: Desk) -> str:
    key = begin(desk, 11)
    service.announce_away(desk, key, 4, 3, "H")
    for _ in range(2):
        play(desk, key, {1: "1/2", 2: "0-1", 3: "1-0F"})
    return key


class Test_reports:
    def test_head_and_settings(self, desk: Desk, played: str) -> None:
        event = Event(
            "Open de\nNice", "Nice", "FRA", "2026/07/11", "2026/07/19", "Anne", ("Bob", "Chloé"), "90+30"
        )
        service.describe_event(desk, event)
        lines = service.export_trf(desk, played).splitlines()
        for line in (
            "022 Nice",
            "032 FRA",
            "042 2026/07/11",
            "062 11",
            "102 Anne",
            "112 Bob",
            "112 Chloé",
            "XXR 5",
        ):
            assert line in lines

    @pytest.mark.parametrize("edition", ["16", "26"])
    def test_they_hold_what_the_desk_holds(self, desk: Desk, played: str, edition: str) -> None:
        value = trf.read(service.export_trf(desk, played, edition))
        assert value.players == desk.state(played).report.players
        assert value.settings == desk.state(played).report.settings

    def test_for_another_engine_the_next_round_too(self, desk: Desk, played: str) -> None:
        value = trf.read(service.export_trf(desk, played, next_round=True))
        assert value.players == desk.state(played).value.players
        assert value.player(4).cell(3).result.value == "H"
        assert trf.read(service.export_trf(desk, played)).player(4).cell(3).result.value == ""

    @pytest.mark.parametrize("seed", range(12))
    def test_trf26_says_what_trf16_says(self, seed: int) -> None:
        plan = Plan(20, 5, seed, forfeit_rate=0.1, absence_rate=0.1, half_bye_rate=0.1)
        value = generate(replace(plan, scoring=Scoring.of(30, 10) if seed % 2 else Scoring()))
        settings = replace(
            value.settings,
            forbidden=((1, 2), (3, 4, 5)) if seed % 3 else (),
            virtual_points=((1, (10, 10, 5)), (2, (10, 10, 5))) if seed % 4 else (),
            initial_colour=(Colour.WHITE, Colour.BLACK)[seed % 2],
        )
        value = replace(value, settings=settings)
        again = trf.read(trf26.write(value, ("BH", "SB")))
        assert (again.players, again.settings) == (value.players, value.settings)
        assert [p.stated_points for p in again.players] == list(scores(value).values())
        assert "212 BH,SB" in again.records

    def test_a_round_paired_before_something_was_put_right_says_so(self, desk: Desk) -> None:
        key = begin(desk, 12, replace(SETUP, system="dutch-2012"))
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.enter_results(desk, key, 1, [(1, "adjourned"), *((board, "1-0") for board in range(2, 7))])
        play(desk, key)
        play(desk, key)
        assert not [line for line in service.remarks(desk.state(key)) if line.kind is Noted.PAIRED_BEFORE]
        service.enter_result(desk, key, 1, 1, "0-1")
        service.edit_player(desk, key, "p9", Person("Player 009", 2500))
        service.number_players(desk, key, "his rating was wrong")
        report = check(trf.read(service.export_trf(desk, key)))
        told = [
            [f.say().removeprefix("the desk notes: ") for f in verdict.findings if f.kind == "remark"]
            for verdict in report.rounds
        ]
        others = "the numbers changed and ratings were corrected"
        first = "board 1 of round 1 was ½-½ when the next round was paired"
        assert told[0] == [f"round 1 was paired before {others}"]
        assert told[1] == [first, f"round 2 was paired before results were corrected, {others}"]

    def test_remarks_come_in_again(self, desk: Desk, played: str) -> None:
        service.forbid(desk, played, [[1, 2]])
        report = service.export_trf(desk, played)
        again = service.import_report(desk, report.encode(), "again")
        assert service.remarks(desk.state(again)) == service.remarks(desk.state(played)) != []

    @pytest.mark.parametrize("what", SINCE)
    def test_everything_that_is_put_right_later(self, desk: Desk, what: str) -> None:
        key = begin(desk, 8)
        for _ in range(2):
            play(desk, key)
        service.pair_round(desk, key)
        service.publish(desk, key)
        act: dict[str, Callable[[], object]] = {
            "results": lambda: service.correct_result(desk, key, 2, 1, "0-1"),
            "colours": lambda: service.played_with_wrong_colours(desk, key, 2, 1),
            "numbers": lambda: (
                service.add_player(desk, key, Person("Late", 2500)),
                service.number_players(desk, key),
            ),
            "ratings": lambda: service.edit_player(desk, key, 8, Person("Player 008", 1000)),
            "entries": lambda: service.add_player(desk, key, Person("Late", 1000)),
            "forbidden": lambda: service.forbid(desk, key, [[1, 2]]),
            "no bye": lambda: service.bar_from_bye(desk, key, [8]),
        }
        act[what]()
        marked = [round_.number for round_ in desk.state(key).rounds if what in round_.since]
        assert marked == ([3] if what in ("results", "colours") else [1, 2, 3])
        assert "### desk round 3 was paired before" in service.export_trf(desk, key)

    def test_a_scale_that_162_cannot_say(self) -> None:
        scoring = replace(Scoring(), black_win=20)
        value = replace(generate(Plan(6, 2)), settings=Settings(rounds=2, scoring=scoring))
        assert trf.read(trf26.write(value)).settings.scoring == scoring


class Test_tables:
    @pytest.mark.parametrize("what", ["standings", "crosstable", "players", "pairings", "alphabetical"])
    def test_csv(self, desk: Desk, played: str, what: str) -> None:
        rows = list(csv.reader(service.export_csv(desk, played, what).splitlines()))
        assert len({len(row) for row in rows}) == 1
        assert len(rows) > 5
        french = service.export_csv(desk, played, what, language="fr").splitlines()
        assert ";" in french[0]

    def test_an_unknown_table(self, desk: Desk, played: str) -> None:
        with pytest.raises(BadInput, match="there is no table medals"):
            service.export_csv(desk, played, "medals")

    def test_boards_keep_their_numbers_when_an_older_result_is_corrected(
        self, desk: Desk, played: str
    ) -> None:
        service.pair_round(desk, played)
        service.publish(desk, played)
        published = [row.white.number for row in service.boards(desk, played, 3)]
        for board in (1, 2, 4, 5):
            service.correct_result(desk, played, 2, board, "0-1" if board != 2 else "1-0", "the slip says so")
        assert [row[1] for row in service.export_table(desk, played, "pairings", 3).rows] == published

    def test_json(self, desk: Desk, played: str) -> None:
        data = json.loads(json.dumps(service.export_json(desk)))
        (one,) = data["tournaments"]
        assert data["event"]["name"] == "Open de Nice"
        assert [player["number"] for player in one["players"]] == list(range(1, 12))
        assert one["rounds"][0]["boards"][0]["result"] == "=="
        assert sum(player["points"] for player in one["players"]) == 12

    def test_json_tells_everything_that_was_decided(self, desk: Desk, played: str) -> None:
        service.forbid(desk, played, [[1, 2], [3, 4, 5]])
        service.add_player(desk, played, Person("Late"), missed="H")
        service.pair_round(desk, played)
        service.swap_players(desk, played, 5, 6, "hurt", despite=True, public_reason="a wheelchair")
        service.publish(desk, played)
        service.correct_result(desk, played, 2, 2, "1-0")
        (one,) = json.loads(json.dumps(service.export_json(desk)))["tournaments"]
        assert one["forbidden"] == [[1, 2], [3, 4, 5]]
        assert one["initial_colour"] == "w"
        assert one["players"][3]["away"] == [{"round": 3, "how": "H"}]
        assert one["players"][11]["away"] == [{"round": 1, "how": "H"}, {"round": 2, "how": "H"}]
        assert one["rounds"][2]["changes"][0]["public_reason"] == "a wheelchair"
        assert one["rounds"][1]["boards"][1]["paired_as"] == "01"
        assert "round 3 board 2 colours exchanged by hand (a wheelchair)" in one["remarks"]

    def test_json_before_anything(self, desk: Desk) -> None:
        service.add_tournament(desk, SETUP)
        assert service.export_json(desk)["tournaments"][0]["players"] == []


class Links(HTMLParser):
    """All links of a page, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if values.get("src"):  # must be in the folder, as links
            self.links.append(str(values["src"]))
        if values.get("href"):
            self.links.append(str(values["href"]))
        if values.get("id"):
            self.ids.add(str(values["id"]))


class Test_site:
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_every_link_leads_somewhere_in_the_folder(
        self, desk: Desk, played: str, tmp_path: Path, language: str
    ) -> None:
        service.add_player(desk, played, Person("<script>alert(1)</script> & Co"))
        begin(desk, 6, replace(SETUP, name="Tournoi B"))
        written = service.export_site(desk, tmp_path / "site", language)
        found = {path.resolve() for path in written}
        pages = {p.resolve(): Links(p.read_text(encoding="utf-8")) for p in written if p.suffix == ".html"}
        assert len(pages) > 20
        for path, page in pages.items():
            for link in page.links:
                name, _, anchor = link.partition("#")
                target = (path.parent / name).resolve()
                assert target in found, f"{path}: {link}"
                assert not anchor or anchor in pages[target].ids, f"{path}: {link}"

    def test_names_are_text(self, desk: Desk, played: str, tmp_path: Path) -> None:
        service.add_player(desk, played, Person("<script>alert(1)</script> & Co"))
        for path in service.export_site(desk, tmp_path / "site", papers=False):
            assert path.suffix != ".html" or "<script>" not in path.read_text(encoding="utf-8")

    def test_names_lead_to_cards_with_reasons(self, desk: Desk, played: str, tmp_path: Path) -> None:
        service.export_site(desk, tmp_path / "site")
        table = (tmp_path / "site" / "open" / "round-1.html").read_text()
        assert '<a href="p1.html">Player 001</a>' in table
        card = (tmp_path / "site" / "open" / "p1.html").read_text()
        assert "Why these opponents?" in card
        assert re.search(r'<a class="article" href="../articles.html#dubov-1997-', card)

    def test_rounds_and_cards_have_their_pictures(self, desk: Desk, played: str, tmp_path: Path) -> None:
        service.export_site(desk, tmp_path)
        why = (tmp_path / played / "round-2-why.html").read_text(encoding="utf-8")
        assert 'class="picture groups"' in why
        assert why.count('<figure class="laid"><svg') == why.count("The same as a list") > 0
        assert "Why these pairings? Round 2" in why
        card = (tmp_path / played / "p1.html").read_text()
        assert 'class="picture path"' in card
        assert 'class="picture colours"' in card

    def test_an_event_where_nothing_happened_yet(self, desk: Desk, tmp_path: Path) -> None:
        service.add_tournament(desk, SETUP)
        service.export_site(desk, tmp_path / "site")

    def test_no_page_is_written_outside_the_folder(
        self, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("ronde.desk.journal._SCOPE", re.compile(".*"))  # it would not even be opened
        made = (("", EventDescribed(Event("x"))), ("../../evil", TournamentCreated(SETUP)))
        at = "2026-03-01T10:00:00.000Z"
        lines = [entry(seq, scope, 0, action, "Eve", at) for seq, (scope, action) in enumerate(made, 1)]
        Store.create(file, lines).close()
        (tmp_path / "a" / "b").mkdir(parents=True)
        with service.open_event(file) as desk, pytest.raises(BadInput, match="would not stand in the folder"):
            service.export_site(desk, tmp_path / "a" / "b" / "site")
        assert not list(tmp_path.rglob("evil"))

    def test_a_folder_that_cannot_be_made(self, desk: Desk, played: str, tmp_path: Path) -> None:
        (tmp_path / "site").write_text("a file")
        with pytest.raises(FileTrouble, match="cannot be written"):
            service.export_site(desk, tmp_path / "site")


class Test_whole_reports_come_in:
    def test_there_and_back(self, desk: Desk, played: str) -> None:
        text = service.export_trf(desk, played)
        key = service.import_report(desk, text.encode(), "copy", "open.trf")
        assert desk.state(key).report.players == desk.state(played).report.players
        assert [[(b.white, b.black) for b in r.boards] for r in desk.state(key).rounds]
        again, first = (service.explanation(desk, one, 1) for one in (key, played))
        assert again is not None
        assert first is not None
        assert again.pairing.pairs == first.pairing.pairs
        play(desk, key)

    @pytest.mark.parametrize("seed", range(6))
    def test_random_events(self, desk: Desk, seed: int) -> None:
        plan = Plan(15, 6, seed, forfeit_rate=0.1, absence_rate=0.1, half_bye_rate=0.1, late_rate=0.1)
        value = generate(replace(plan, withdrawal_rate=0.1))
        key = service.import_report(desk, trf.write(value).encode())
        state = desk.state(key)
        assert [p.cells for p in state.report.players] == [p.cells for p in value.players]
        assert state.report.settings == value.settings

    def test_the_tie_breaks_of_a_report(self, desk: Desk, played: str) -> None:
        text = service.export_trf(desk, played, "26")
        key = service.import_report(desk, text.encode(), "copy")
        assert service.table(desk, key).codes == service.table(desk, played).codes

    def test_announced_absences_of_the_next_round(self, desk: Desk, played: str) -> None:
        text = service.export_trf(desk, played, next_round=True)
        key = service.import_report(desk, text.encode(), "copy")
        assert desk.state(key).value.players == desk.state(played).value.players

    def test_only_into_a_new_tournament(self, desk: Desk, played: str) -> None:
        with pytest.raises(Refused, match="already"):
            service.import_report(desk, service.export_trf(desk, played).encode(), played)
        with pytest.raises(BadInput):
            service.import_report(desk, b"rubbish", "other")


def test_the_days_of_the_rounds_stand_above_their_columns(desk: Desk) -> None:
    key = begin(desk, 8)
    play(desk, key)
    play(desk, key)
    line = next(line for line in service.export_trf(desk, key).splitlines() if line.startswith("132"))
    days = [state.published[2:10].replace("-", "/") for state in desk.state(key).rounds]
    assert [line[91 + 10 * n : 99 + 10 * n] for n in range(2)] == days


def test_clubs_and_categories_come_back_from_the_report(desk: Desk) -> None:
    key = service.add_tournament(desk, SETUP)
    people = [
        Person("Alpha", 2000, club="Échecs: Nice 06", categories=("Vétéran", "Invité")),
        Person("Beta", 1900, club="Échecs: Nice 06"),
        Person("Gamma", 1800, categories=("Vétéran",)),
        Person("Delta", 1700),
    ]
    service.add_players(desk, key, people)
    service.draw_colour(desk, key, Colour.WHITE)
    play(desk, key)
    for edition in ("16", "26"):
        for public in (False, True):
            text = service.export_trf(desk, key, edition, public=public)
            assert "### desk club Échecs: Nice 06: 1 2" in text
            assert "### desk category Vétéran: 1 3" in text
            assert trf.write(trf.read(text)) == text
            assert trf.read(text).player(1).club == "Échecs: Nice 06"
    accepted(service.export_trf(desk, key))
    copy = service.import_report(desk, service.export_trf(desk, key).encode(), "copy")
    persons = [e.person for e in desk.state(copy).by_number.values()]
    assert [(p.club, set(p.categories)) for p in persons] == [(p.club, set(p.categories)) for p in people]
    service.edit_player(desk, copy, 1, replace(persons[0], club="Cannes", categories=()))
    again = service.export_trf(desk, copy)
    assert [line for line in again.splitlines() if line.startswith(("### desk club", "### desk cat"))] == [
        "### desk club Cannes: 1", "### desk club Échecs: Nice 06: 2", "### desk category Vétéran: 3",
    ]  # fmt: skip
    assert not any("Nice 06" in line for line in service.export_json(desk, copy)["tournaments"][0]["remarks"])


def test_licences_and_families_come_back_from_the_report(desk: Desk) -> None:
    key = service.add_tournament(desk, SETUP)
    people = [
        Person("Alpha", 2000, licence="B 12: 5", family="Martin"),
        Person("Beta", 1900, licence="C66"),
        Person("Gamma", 1800, family="Martin"),
        Person("Delta", 1700),
    ]
    service.add_players(desk, key, people)
    for edition in ("16", "26"):
        text = service.export_trf(desk, key, edition)
        assert "### desk licence B 12: 5: 1" in text
        assert "### desk family Martin: 1 3" in text
        public = service.export_trf(desk, key, edition, public=True)
        assert not {"licence", "family", "Martin"} & set(public.split())  # nothing that only the desk needs
        copy = service.import_report(desk, text.encode(), f"copy-{edition}")
        persons = [e.person for e in desk.state(copy).by_number.values()]
        assert [(p.licence, p.family) for p in persons] == [(p.licence, p.family) for p in people]
        assert service.export_trf(desk, copy, edition).count("### desk family") == 1


def test_the_day_of_publication_is_no_timetable(desk: Desk) -> None:
    key = service.add_tournament(desk, SETUP)
    service.add_players(desk, key, [Person(name, 2000) for name in ("Alpha", "Beta", "Gamma", "Delta")])
    service.draw_colour(desk, key, Colour.WHITE)
    for _ in range(3):
        play(desk, key)
    service.set_timetable(desk, key, ["", "2026-11-18 14:30"])
    text = service.export_trf(desk, key)
    copy = service.import_report(desk, text.encode(), "copy")
    assert desk.state(copy).timetable == ("", "2026-11-18T14:30")
    again = service.export_trf(desk, copy)
    days = [[line for line in one.splitlines() if line.startswith("132")] for one in (text, again)]
    assert days[0] == days[1] != []  # the office still reads when the rounds were published


def test_clubs_of_the_players_of_teams(desk: Desk) -> None:
    key = service.add_tournament(
        desk, Setup("Teams", "swiss-team-2026", 3, teams=TeamRules(boards=1), tiebreaks=("MPVGP",))
    )
    names = [("A", "Nice"), ("B", ""), ("C", "Nice"), ("D", "Cannes")]
    rosters = [Roster(f"Team {name}", (Person(f"Player {name}", 2000, club=club),)) for name, club in names]
    service.add_teams(desk, key, rosters)
    text = service.export_trf(desk, key, "26")
    read = {player.name: player.club for player in trf.read(text).players}
    assert read == {f"Player {name}": club for name, club in names}
    copy = service.import_report(desk, text.encode(), "copy")
    members = [m.person for e in desk.state(copy).entrants.values() for m in e.squad.members]
    assert {p.name: p.club for p in members} == read
