"""The pages of the desk: every one in both languages, an event by forms alone, results, refusals."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.days import days
from ronde.desk.journal import Entry
from ronde.errors import Damaged
from ronde.formats.players.person import Person
from ronde.web import event_stream, pages, sample
from ronde.web.event_stream import EventStreams, Message, News
from ronde.web.events import Events, NotThere
from ronde.web.pages import unbroken
from ronde.web.words import choose_language, word
from ronde.words import known, languages
from tests.formats.test_workbooks import FAR
from tests.web.desks import Client, fill, publish

T = "/desk/nice/t/open"


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return Client(tmp_path)


@pytest.fixture(scope="module")
def spring(tmp_path_factory: pytest.TempPathFactory) -> Client:
    """The sample event, in round 4."""
    folder = tmp_path_factory.mktemp("spring")
    sample.make(folder, "dubov-1997")
    return Client(folder)


def notices(page: str) -> str:
    """What the page says on top."""
    found = re.findall(r'<div class="notice [^"]*"[^>]*>(.*?)</div>', page, re.S)
    return " ".join(re.sub(r"<[^>]+>", " ", text) for text in found)


PAGES = (
    "/", "/login", "/desk/new", "/desk/new?template=draughts", "/desk/access", "/rules", "/rules/dubov-1997",
    "/guide", "/guide/start", "/api/", "/desk/open-de-printemps", "/desk/open-de-printemps/access",
    "/desk/open-de-printemps/journal", "/desk/open-de-printemps/new", "T", "T/players",
    "T/players?q=mor", "T/players/import", "T/players/p3",
    "T/check-in", "T/round", "T/round/1", "T/round/4", "T/results", "T/results/2", "T/standings",
    "T/standings?after=2", "T/crosstable", "T/card/p3", "T/downloads", "T/settings", "T/journal",
)  # fmt: skip


class TestPages:
    @pytest.mark.parametrize("language", languages())
    @pytest.mark.parametrize("path", PAGES)
    def test_every_page_speaks_every_language(self, spring: Client, path: str, language: str) -> None:
        path = path.replace("T", "/desk/open-de-printemps/t/open", 1) if path.startswith("T") else path
        response = spring.http.get(path, headers={"accept-language": language})
        assert response.status_code == 200
        assert f'<html lang="{language}">' in response.text
        assert "<script>" not in response.text
        assert " style=" not in response.text

    @pytest.mark.parametrize(
        "path",
        [
            "trf16",
            "trf26",
            "trf16?next_round=true",
            "chess-results",
            "json",
            "site",
            "standings.csv",
            "pairings.csv",
        ],
    )
    def test_downloads(self, spring: Client, path: str) -> None:
        response = spring.http.get(f"/desk/open-de-printemps/t/open/download/{path}")
        assert response.status_code == 200
        assert response.headers["content-disposition"].startswith("attachment")

    @pytest.mark.parametrize(
        "path", ["T/round/5", "T/results/9", "T/card/p99", "T/players/x", "T/download/x.csv", "T/nothing"]
    )
    def test_what_is_not_there(self, spring: Client, path: str) -> None:
        spring.get(path.replace("T", "/desk/open-de-printemps/t/open", 1), 404)

    @pytest.mark.parametrize(
        ("path", "sentence"),
        [
            ("", "Indeling"),
            ("?by=name", "Tegenstander"),
            ("/standings", "gedeelde plaats"),
            ("/crosstable", "Vakken: tegenstander"),
            ("/players", "Rating"),
            ("/player/p3", "Waarom deze indeling?"),
            ("/round/2/why", "Puntengroepen"),
        ],
    )
    def test_public_pages_in_dutch(self, spring: Client, path: str, sentence: str) -> None:
        address = f"/e/open-de-printemps/open{path}"
        response = spring.http.get(address, headers={"accept-language": "nl-BE,nl;q=0.9"})
        assert response.status_code == 200
        assert '<html lang="nl">' in response.text
        assert sentence in response.text

    def test_every_other_language_is_offered(self, spring: Client) -> None:
        (bar,) = re.findall(r'<nav class="languages".*?</nav>', spring.get("/"), re.S)
        assert re.findall(r">(\w+)</a>", bar) == ["Français", "Nederlands"]

    def test_the_language_switch_stays(self, spring: Client) -> None:
        other = Client(Path(spring.app.state.events.place))
        assert '<html lang="fr">' in other.http.get("/language/fr?back=/rules").text
        assert '<html lang="fr">' in other.get("/")

    def test_rulings_in_the_language_of_the_page(self, spring: Client) -> None:
        other = Client(Path(spring.app.state.events.place))
        assert "(<time>2026-10-16</time>, our reading of the text)</p>" in other.get("/rules/lim")
        other.http.get("/language/fr?back=/rules/lim")
        page = other.get("/rules/lim")
        assert "Interprétations du texte en général" in page
        assert re.search(r"<strong>R38</strong> Tables\xa0: .*, notre lecture du texte\)</p>", page)

    def test_the_language_switch_keeps_the_question(self, spring: Client) -> None:
        page = spring.get("/e/open-de-printemps/open?by=name")
        assert 'href="/language/fr?back=%2Fe%2Fopen-de-printemps%2Fopen%3Fby%3Dname"' in page

    def test_the_switch_leads_to_our_pages_only(self, spring: Client) -> None:
        other = Client(Path(spring.app.state.events.place))
        answer = other.http.get("/language/en?back=//evil.example", follow_redirects=False)
        assert answer.headers["location"] == "/"

    def test_the_event_file_has_no_passwords(self, spring: Client, tmp_path: Path) -> None:
        service.keep(spring.desk("open-de-printemps"), "access", '{"arbiter": "x"}')
        answer = spring.http.get("/desk/open-de-printemps/file")
        service.keep(spring.desk("open-de-printemps"), "access", None)
        path = tmp_path / "copy.ronde"
        path.write_bytes(answer.content)
        with service.open_event(path) as copy:
            assert service.kept(copy, "access") is None
            assert len(copy.state().rounds) == 4

    def test_the_sample_is_in_the_middle_of_round_4(self, spring: Client) -> None:
        state = spring.desk("open-de-printemps").state()
        assert len(state.rounds) == 4
        assert 0 < len(state.rounds[-1].missing()) < len(state.rounds[-1].boards)


class TestWizard:
    def test_historical_editions_are_one_choice_away(self, client: Client) -> None:
        page = client.get("/desk/new")
        current, past = page.split('<optgroup label="Historical editions">')
        assert '<option value="dutch-2026" selected>' in current
        assert '<option value="dutch-2012">' in past.split("</optgroup>")[0]
        assert '"dutch-2012"' not in current

    def test_the_tie_breaks_of_the_template_or_of_another_system(self, client: Client) -> None:
        given = {"template": "weekend", "rounds": "5", "tiebreaks": "BH/C1, BH, PS"}
        client.post("/desk/new", event_name="Nice", name="Open", system="lim", **given)  # type: ignore[arg-type]
        client.post("/desk/nice/new", name="Club", system="elo-swiss", **given)  # type: ignore[arg-type]
        client.post("/desk/nice/new", name="Other", system="elo-swiss", **{**given, "tiebreaks": "BH"})  # type: ignore[arg-type]
        chosen = [client.desk().state(key).setup.tiebreaks for key in ("open", "club", "other")]
        assert chosen == [("BH/C1", "BH", "PS"), (), ("BH",)]


class TestBeforeRound1:
    def test_options_and_a_suggestion(self, client: Client) -> None:
        client.post("/desk/new", event_name="Nice", template="open", name="Open", system="lim", rounds="2")
        service.add_players(client.desk(), "open", [Person(f"P{n}", 2000 - n) for n in range(6)])
        for page in (client.get(f"{T}/settings"), client.get(f"{T}/round")):
            assert "decide whether this is a maxi-tournament" in page
            assert ">10.2</a>" in page
        client.post(
            f"{T}/settings/setup", system="lim", rounds="2", option_maxi="yes", option_unrated="fifth"
        )
        assert client.desk().state().setup.options == (("maxi", "yes"),)
        assert "maxi-tournament (" not in client.get(f"{T}/round")
        client.post(f"{T}/settings/setup", system="fmjd-1986", rounds="2", option_maxi="yes")
        assert client.desk().state().setup.options == ()

    def test_lots_give_the_numbers(self, client: Client) -> None:
        client.post(
            "/desk/new",
            event_name="Nice",
            template="draughts",
            name="Open",
            system="fmjd-1986-lots",
            rounds="5",
        )
        service.add_players(client.desk(), "open", [Person(f"P{n}") for n in range(1, 5)])
        client.post(f"{T}/settings/colour", colour="w")
        assert "No lot drawn yet for" in client.get(T)
        assert "3.2.1" in client.get(T)
        client.post(f"{T}/settings/lots", order="3 1 2 4", how="hat")
        state = client.desk().state()
        assert [e.person.name for e in state.by_number.values()] == ["P3", "P1", "P2", "P4"]
        assert "Draw again…" in client.get(T)
        assert "to draw it again, give a reason" in client.post(f"{T}/settings/lots", order="", how="")
        client.post(f"{T}/settings/lots", order="", how="", reason="a name was in the hat twice")
        assert "drawn again: a name was in the hat twice" in client.get(f"{T}/journal")
        seed = client.desk().state().lots_seed
        assert f"seed {seed}" in client.get(T)
        publish(client.desk())
        assert "settings/lots" not in client.get(T)


class TestDamagedEvents:
    @pytest.fixture
    def damaged(self, client: Client, tmp_path: Path) -> Client:
        """A desk whose event is damaged after a copy was made."""
        desk = fill(client)
        service.backup(desk)
        publish(desk)
        client.app.state.events.close()
        with closing(sqlite3.connect(tmp_path / "nice.ronde")) as connection:
            connection.execute("UPDATE entry SET who = 'Eve' WHERE seq = 5")
            connection.commit()
        return client

    def test_the_list_names_the_entry_and_restores_the_newest_whole_copy(self, damaged: Client) -> None:
        page = damaged.get("/")
        assert "entry 5 is not as it was written" in page
        assert 'action="/desk/restore"' in page
        assert "nice is restored" in notices(damaged.post("/desk/restore", event="nice", page="/"))
        assert len(damaged.desk().state().entrants) == 8
        assert 'action="/desk/restore"' not in damaged.get("/")

    def test_it_hides_no_other_event_and_strangers_learn_nothing(
        self, damaged: Client, tmp_path: Path
    ) -> None:
        fill(damaged, name="Lyon")
        assert 'href="/e/lyon"' in damaged.get("/")
        stranger = Client(tmp_path, open_desk=False)
        page = stranger.get("/")
        assert 'href="/e/lyon"' in page
        assert "entry 5" not in page
        stranger.http.post("/desk/restore", data={"csrf": stranger.token(), "event": "nice"})
        with pytest.raises(Damaged):
            service.open_event(tmp_path / "nice.ronde")


class TestWholeEvent:
    def test_by_forms_alone(self, client: Client) -> None:
        client.post(
            "/desk/new", event_name="Nice", template="weekend", name="Open", system="dubov-1997", rounds="3",
            tiebreaks="BH/C1, BH", check_in="first", half_byes="1",
        )  # fmt: skip
        assert client.desk().state().setup.policy.check_in == "first"
        page = client.post(f"{T}/players/add", name="Petit, Léa", rating="1850 F", federation="fra")
        assert "Petit, Léa is in the list, number 1" in notices(page)
        listed = "Name;Rating\nBlanc, Théo;1900\nPetit, Léa;1850\nRoux, Inès;1700\nNoir, Max;1600\nNoir, Max"
        page = client.post(f"{T}/players/import", files={"file": ("list.csv", listed)})
        assert "3 new players" in page
        assert "1 is in the list already" in page
        assert "1 line repeats a person of the file" in page
        carried = re.search(r'<textarea name="people"[^>]*>(.*?)</textarea>', page, re.S)
        assert carried
        people = carried[1].replace("&#34;", '"')
        page = client.post(
            f"{T}/players/import/confirm", people=people, source="list.csv", take=["0", "1", "2"]
        )
        assert "3 players entered" in notices(page)
        page = client.post(f"{T}/players/import", files={"file": ("far.xlsx", FAR)})
        assert "far.xlsx has something in cell XFD1048576" in notices(page)
        for damaged in ('[{"name": "x", "rating": Infinity}]', "[" * 50000, f'[{{"rating": {"9" * 5000}}}]'):
            page = client.post(f"{T}/players/import/confirm", people=damaged, take="0")
            assert "the preview is damaged" in notices(page)
        client.post(f"{T}/players/import/confirm", people="[]", take="9" * 5000)
        client.post(f"{T}/check-in", present="1")
        client.post(f"{T}/settings/colour", colour="w", how="coin")
        for _ in range(3):
            client.post(f"{T}/round/pair")
            seen = re.search(r'name="seen"\s+value="([^"]+)"', client.get(f"{T}/round"))
            assert seen
            assert "is published" in notices(client.post(f"{T}/round/publish", seen=seen[1]))
            number = len(client.desk().state().rounds)
            for board in (1, 2):
                client.post(f"{T}/results/{number}/{board}", result="10")
        client.post(f"{T}/settings/close")
        assert client.desk().state().closed
        client.post("/desk/nice/close")
        assert client.desk().event.closed
        assert "event closed" in client.get("/desk/nice/journal")

    def test_preview_writes_amounts_in_the_language(self, tmp_path: Path) -> None:
        client = Client(tmp_path, language="fr")
        fill(client)
        listed = "Nom;Droits;Réglé\nDUPONT Zoé;30,50;12\n"
        page = client.post(f"{T}/players/import", files={"file": ("list.csv", listed.encode())})
        assert ">30,50</td>" in page
        assert ">12,00</td>" in page

    def test_import_of_teams_names_ignored_columns(self, client: Client) -> None:
        desk = fill(client)
        key = service.add_tournament(desk, service.template("teams"))
        listed = "Équipe;Nom;Ligue\nCaen;Bé;NOR\nRouen;Dé;NOR\n"
        page = client.post(f"/desk/nice/t/{key}/teams/import", files={"file": ("teams.csv", listed.encode())})
        assert "Ignored columns: Ligue." in page

    def test_preview_tells_every_column(self, client: Client) -> None:
        """Columns that were ignored can be chosen, and what was read is shown."""
        fill(client)
        listed = (
            "Nom;Prénom;Elo;Ligue;Elo rapide;Né le;Licence;Sexe\nDUPONT;Zoé;1500;IDF;1620;2011;A12345;F\n"
        )
        page = client.post(f"{T}/players/import", files={"file": ("list.csv", listed.encode())})
        assert "Columns read: Nom, Prénom, Elo, Né le, Licence, Sexe." in page
        assert "Ignored columns: Ligue, Elo rapide." in page
        assert all(f">{cell}</td>" in page for cell in ("1500", "2011", "A12345", "w"))
        assert re.findall(r'name="(as\d+)"', page) == ["as3", "as4"]
        rows = unescape(re.findall(r'name="rows"[^>]*>(.*?)</textarea>', page, re.S)[0])
        page = client.post(f"{T}/players/import", rows=rows, source="list.csv", as3="", as4="rating")
        assert "Ignored columns: Elo, Ligue." in page
        assert ">1620</td>" in page
        assert re.search(r'name="as4">.*?value="rating" selected', page, re.S)
        assert "choose the file again" in client.post(f"{T}/players/import", rows="[[1]]", as4="rating")

    def test_a_name_is_text(self, client: Client) -> None:
        fill(client)
        client.post(f"{T}/players/add", name="<script>alert(1)</script>", rating="1500")
        page = client.get(f"{T}/players")
        assert "&lt;script&gt;alert(1)" in page
        assert "<script>alert" not in page


class TestPlayers:
    def test_search_ignores_accents(self, client: Client) -> None:
        fill(client)
        client.post(f"{T}/players/add", name="Lefèvre, Éloi", rating="1500")
        part = client.http.get(f"{T}/players?q=lefevre eloi", headers={"x-desk": "1"}).text
        assert "Lefèvre, Éloi" in part
        assert "Player 01" not in part
        assert "<html" not in part

    def test_leaving_and_coming_back(self, client: Client) -> None:
        desk = fill(client)
        client.post(f"{T}/players/p3/withdraw", reason="ill")
        assert desk.state().entrants["p3"].withdrawn
        client.post(f"{T}/players/p3/return")
        client.post(f"{T}/players/p3/away", round="2", how="H")
        assert desk.state().entrants["p3"].away == ((2, "H"),)
        client.post(f"{T}/players/p3/edit", name="Other, Name", rating="2000")
        assert desk.state().name("p3") == "Other, Name"
        client.post(f"{T}/players/p3/remove")
        assert "p3" not in desk.state().entrants

    def test_check_in_answers_with_the_button_and_the_count(self, client: Client) -> None:
        desk = fill(client)
        client.post(
            f"{T}/settings/setup", name="Open", system="dubov-1997", rounds="5", check_in="all", half_byes="1"
        )
        headers = {"x-desk": "1", "x-csrf-token": client.token()}
        answer = client.http.post(f"{T}/check-in/p2", data={"present": "1"}, headers=headers).text
        assert 'aria-pressed="true"' in answer
        assert "1 / 8" in answer
        assert desk.state().checked_in == {"p2"}

    def test_a_refusal_says_why_and_which_article(self, client: Client) -> None:
        desk = fill(client)
        publish(desk)
        page = client.post(f"{T}/players/p1/remove")
        assert "has been paired" in notices(page)
        assert "/rules/fide-2012#C.04.2.D.5" in page

    def test_and_in_french(self, tmp_path: Path) -> None:
        client = Client(tmp_path, language="fr")
        publish(fill(client))
        assert "a déjà un appariement" in notices(client.post(f"{T}/players/p1/remove"))

    def test_a_bad_list_in_french(self, tmp_path: Path) -> None:
        client = Client(tmp_path, language="fr")
        fill(client)
        listed = "Nom;Elo\nBlanc, Théo;1900\nRoux, Inès;fort\n"
        page = client.post(f"{T}/players/import", files={"file": ("liste.csv", listed)})
        assert "ligne 3\xa0: le classement de Roux, Inès doit être un nombre, pas" in notices(page)
        assert "aucun fichier n&#39;a été choisi" in client.post(f"{T}/players/import")


class TestRounds:
    def test_a_draughts_event_counts_two_for_a_win(self, client: Client) -> None:
        desk = fill(client, system="fmjd-1986-lots")
        service.draw_lots(desk, "open")
        publish(desk)
        page = client.get(f"{T}/results")
        for sign in ("2-0", "1-1", "0-2"):
            assert f">{sign}</" in page
        assert "½" not in page

    def test_a_draft_shows_reasons_with_articles(self, client: Client) -> None:
        fill(client)
        page = client.post(f"{T}/round/pair")
        assert page.count('<details class="why">') == 4
        assert "/rules/dubov-1997#" in page

    def test_two_players_change_places(self, client: Client) -> None:
        desk = fill(client)
        service.pair_round(desk, "open")
        before = desk.state().draft
        client.post(f"{T}/round/swap", a="1", b="2", reason="asked")
        after = desk.state().draft
        assert before
        assert after
        assert before.pairs != after.pairs
        assert after.adjustments[0].reason == "asked"

    def test_the_bye_by_hand_where_nobody_may_have_it(self, client: Client) -> None:
        desk = fill(client, players=5)
        assert "Give the bye by hand" in client.get(f"{T}/round")
        service.bar_from_bye(desk, "open", [1, 2, 3, 4, 5])
        page = client.post(f"{T}/round/pair")
        assert "nobody may have the bye" in page
        assert re.search(r'<details id="by-hand"\s+open>', page)
        assert "give a reason" in client.post(f"{T}/round/bye", player="3", reason="")
        client.post(f"{T}/round/bye", player="3", reason="nobody else may")
        draft = desk.state().draft
        assert draft
        assert draft.pairs[-1] == ("p3", None)
        assert "nobody else may" in client.get(f"{T}/round")

    def test_a_change_that_breaks_a_rule_needs_a_word_more(self, client: Client) -> None:
        desk = fill(client, players=4)
        publish(desk, results=True)
        draft = service.pair_round(desk, "open")
        board = desk.state().rounds[0].boards[0]
        number = {uid: desk.state().entrants[uid].number for uid in desk.state().entrants}
        rest = [uid for uid in number if uid not in (board.white, board.black)]
        pairs = f"{number[board.white]} {number[board.black or '']}\n{number[rest[0]]} {number[rest[1]]}"
        page = client.post(f"{T}/round/pairs", pairs=pairs, reason="wish")
        assert "have already met" in notices(page)
        assert desk.state().draft == draft
        client.post(f"{T}/round/pairs", pairs=pairs, reason="wish", despite="on")
        changed = desk.state().draft
        assert changed
        assert changed.adjustments[0].broken

    def test_only_the_draft_that_was_seen_is_published(self, client: Client) -> None:
        desk = fill(client)
        service.pair_round(desk, "open")
        seen = re.search(r'name="seen"\s+value="([^"]+)"', client.get(f"{T}/round"))
        assert seen
        service.swap_players(desk, "open", 1, 2, "by somebody else")
        assert "has changed" in notices(client.post(f"{T}/round/publish", seen=seen[1]))
        assert not desk.state().rounds

    def test_a_second_click_on_publish_shows_the_round(self, client: Client) -> None:
        desk = fill(client)
        service.pair_round(desk, "open")
        seen = service.draft_mark(desk.state())
        client.post(f"{T}/round/publish", seen=seen)
        page = client.post(f"{T}/round/publish", seen=seen)
        assert "no draft" not in page
        assert "<h1>Round 1" in page
        assert "no draft" in notices(client.post(f"{T}/round/publish", seen="2-99-0"))

    def test_undo_names_what_it_undoes_and_refuses_anything_else(self, client: Client) -> None:
        desk = fill(client)
        publish(desk)
        page = client.get(f"{T}/journal")
        assert "round 1 published" in page
        seq = service.undoable(desk, "open")
        assert seq
        assert "if nobody has seen it yet, say so" in notices(client.post(f"{T}/undo", seq=seq.seq))
        client.post(f"{T}/undo", seq=seq.seq, reason="nobody has seen it")
        assert not desk.state().rounds
        client.post(f"{T}/redo")
        assert len(desk.state().rounds) == 1
        assert "the event has changed since" in notices(client.post(f"{T}/undo", seq=seq.seq - 1))


class TestResults:
    def test_typed_results_are_answered_with_the_board(self, client: Client) -> None:
        publish(fill(client))
        status, data = client.typed(f"{T}/results/1/1", result="10")
        assert (status, data["outcome"], data["words"], data["missing"]) == (200, "10", "1-0", 3)
        assert client.typed(f"{T}/results/1/2", result="+-")[1]["words"] == "+ -"

    def test_the_same_again_is_fine_another_one_asks(self, client: Client) -> None:
        publish(fill(client))
        client.typed(f"{T}/results/1/1", result="10")
        assert client.typed(f"{T}/results/1/1", result="10")[0] == 200
        status, data = client.typed(f"{T}/results/1/1", result="01")
        assert (status, data["outcome"]) == (409, "10")
        assert "1-0 is already entered" in data["refused"]
        assert client.typed(f"{T}/results/1/1", result="01", correct="1", seen="10")[1]["outcome"] == "01"

    def test_a_correction_of_what_is_not_there_any_more_is_told(self, client: Client) -> None:
        publish(fill(client))
        client.typed(f"{T}/results/1/1", result="==")
        status, data = client.typed(f"{T}/results/1/1", result="01", correct="1", seen="10")
        assert status == 409
        assert data["outcome"] == "=="

    def test_without_scripts_the_buttons_work(self, client: Client) -> None:
        desk = fill(client)
        publish(desk)
        client.post(f"{T}/results/1/3", result="==")
        assert desk.state().rounds[0].boards[2].outcome == "=="
        assert "is already entered" in notices(client.post(f"{T}/results/1/3", result="10"))

    def test_bad_results_and_boards(self, client: Client) -> None:
        publish(fill(client))
        assert client.typed(f"{T}/results/1/1", result="7-7")[0] == 422
        assert client.typed(f"{T}/results/1/99", result="10")[0] == 422
        assert client.typed(f"{T}/results/7/1", result="10")[0] == 422

    def test_what_other_desks_entered_can_be_asked_for(self, client: Client) -> None:
        desk = fill(client)
        publish(desk)
        service.enter_result(desk, "open", 1, 2, "0-1")
        rows = client.http.get(f"{T}/results/1/rows").json()
        assert rows["boards"][1] == {"board": 2, "outcome": "01", "words": "0-1", "reported": None}
        assert rows["missing"] == 3


class TestSettings:
    def test_lists_of_players(self, client: Client) -> None:
        desk = fill(client)
        client.post(f"{T}/settings/forbid", groups="1 2\n3, 4 5", reason="family")
        client.post(f"{T}/settings/no-bye", players="7, 8")
        assert desk.state().forbidden == (("p1", "p2"), ("p3", "p4", "p5"))
        assert desk.state().no_bye == {"p7", "p8"}
        assert "x is not the number of a player" in notices(client.post(f"{T}/settings/no-bye", players="x"))

    def test_what_is_fixed_stays_and_the_rest_can_change(self, client: Client) -> None:
        desk = fill(client)
        publish(desk)
        client.post(f"{T}/settings/setup", name="Open B", tiebreaks="BH", half_byes="2", reason="asked for")
        setup = desk.state().setup
        assert (setup.name, setup.tiebreaks, setup.rounds, setup.system) == (
            "Open B",
            ("BH",),
            5,
            "dubov-1997",
        )
        page = client.post(f"{T}/settings/setup", name="Open B", system="lim", rounds="5", half_byes="2")
        assert "once round 1 is published" in notices(page)


class TestWords:
    @pytest.mark.parametrize(
        ("start", "end", "english", "french"),
        [
            ("2026-04-04", "2026-04-08", "4–8 April 2026", "4–8 avril 2026"),
            ("2026-07-31", "2026-08-02", "31 July – 2 August 2026", "31 juillet – 2 août 2026"),
            (
                "2026-12-30",
                "2027-01-02",
                "30 December 2026 – 2 January 2027",
                "30 décembre 2026 – 2 janvier 2027",
            ),
            ("2026-02-01", "", "1 February 2026", "1er février 2026"),
            ("soon", "", "soon", "soon"),
            ("", "", "", ""),
        ],
    )
    def test_days(self, start: str, end: str, english: str, french: str) -> None:
        assert (days(start, end, "en"), days(start, end, "fr")) == (english, french)

    def test_one_thing_is_told_in_the_singular(self) -> None:
        assert [word("players_n", "fr", n=n) for n in (1, 2)] == ["1 joueur", "2 joueurs"]

    def test_results_stay_on_one_line(self) -> None:
        assert (
            unbroken("board 3: 1-0, ½-½ (rendez-vous)")
            == "board 3: 1\N{NON-BREAKING HYPHEN}0, ½\N{NON-BREAKING HYPHEN}½ (rendez-vous)"
        )

    def test_every_word_of_a_template_is_known(self) -> None:
        templates = Path(pages.__file__).parent / "templates"
        asked = {
            name
            for path in templates.rglob("*.html")
            for name in re.findall(r"\bt\('([a-z_A-Z]+)'[,)]", path.read_text(encoding="utf-8"))
        }
        assert len(asked) > 100
        assert not [name for name in asked if not known(f"page-{name}")]

    @pytest.mark.parametrize(
        ("cookie", "accepted", "chosen"),
        [
            (None, "fr-CH, fr;q=0.9, en;q=0.8", "fr"),
            (None, "de, fr;q=0.5", "fr"),
            (None, "de", "en"),
            (None, None, "en"),
            ("en", "fr", "en"),
            ("xx", "fr", "fr"),
        ],
    )
    def test_language(self, cookie: str | None, accepted: str | None, chosen: str) -> None:
        assert choose_language(cookie, accepted) == chosen


class TestLive:
    @pytest.mark.parametrize(
        ("kind", "told"),
        [("round-published", "round"), ("results-entered", "result"), ("undo", "change"), ("drafted", None)],
    )
    def test_what_is_told(self, kind: str, told: str | None) -> None:
        message = event_stream.message(Entry(7, "open", 6, kind, {"round": 2}, "Anne", ""))
        assert (message is None) == (told is None)
        if message:
            assert str(message).startswith(f"id: 7\nevent: {told}\n")

    def test_a_listener_hears_a_round_and_what_was_missed(self, client: Client) -> None:
        desk = fill(client)
        streams = EventStreams(client.app.state.events, client.app.state.admission)

        async def listen() -> list[Message]:
            stream = streams.listen("nice", seen=1)
            heard = [await anext(stream)]
            await asyncio.to_thread(publish, desk)
            while heard[-1].round is None:
                heard.append(await asyncio.wait_for(anext(stream), 60))
            await stream.aclose()
            return heard

        heard = asyncio.run(listen())
        assert heard[0].news is News.ROUND  # perhaps: much has happened since the first entry
        assert heard[-1].round == 1
        assert "nice" not in streams.open

    def test_who_comes_back_hears_what_kind_of_thing_was_missed(self, client: Client) -> None:
        desk = fill(client)
        publish(desk)
        round_ = desk.seq
        service.enter_result(desk, "open", 1, 1, "1-0")
        streams = EventStreams(client.app.state.events, client.app.state.admission)

        async def first(seen: int | None) -> Message:
            stream = streams.listen("nice", seen)
            try:
                return await asyncio.wait_for(anext(stream), 60)
            finally:
                await stream.aclose()

        last = desk.seq
        heard = [asyncio.run(first(seen)) for seen in (None, last, round_, round_ - 1, last + 1)]
        assert [one.news for one in heard] == [None, None, News.CHANGE, News.ROUND, News.ROUND]
        assert [one.within is not None for one in heard] == [one.news is News.ROUND for one in heard]

    def test_results_read_together_are_one_message(self, client: Client) -> None:
        desk = fill(client)
        publish(desk)
        streams = EventStreams(client.app.state.events, client.app.state.admission)

        async def listen() -> list[Message]:
            listeners = [streams.listen("nice", None) for _ in range(2)]
            for stream in listeners:
                await anext(stream)
            for board in (1, 2, 3):  # in one step of the loop: the journal is read after the last one
                service.enter_result(desk, "open", 1, board, "1-0")
            heard = [await asyncio.wait_for(anext(stream), 60) for stream in listeners]
            for stream in listeners:
                await stream.aclose()
            return heard

        told = Message(desk.seq + 3, News.RESULT, "open", 1)
        assert asyncio.run(listen()) == [told, told]

    def test_streams_end_when_the_server_stops(self, client: Client) -> None:
        fill(client)
        streams = EventStreams(client.app.state.events, client.app.state.admission)

        async def listen() -> list[Message]:
            stream = streams.listen("nice", None)
            heard = [await anext(stream)]
            streams.close()
            return heard + [message async for message in stream]

        (first,) = asyncio.run(asyncio.wait_for(listen(), 60))
        assert first.news is None

    def test_number_of_rounds_without_a_stream(self, client: Client) -> None:
        desk = fill(client)
        before = client.http.get("/live/nice/seq?key=open").json()
        assert (before["seq"], before["rounds"]) == (desk.seq, 0)
        publish(desk)
        after = client.http.get("/live/nice/seq?key=open").json()
        assert (after["seq"], after["rounds"]) == (desk.seq, 1)
        assert client.http.get("/live/nice/seq?key=none").json()["rounds"] == 0

    def test_the_number_grows(self, client: Client) -> None:
        desk = fill(client)
        before = client.http.get("/live/nice/seq").json()["seq"]
        publish(desk)
        assert client.http.get("/live/nice/seq").json()["seq"] > before


class TestEvents:
    def test_value_is_made_again_when_an_input_changes(self, client: Client) -> None:
        desk = fill(client)
        made: list[int] = []
        events: Events = client.app.state.events
        for _ in range(3):
            events.memo("nice", "value", lambda: made.append(1), (desk.state("open"),))
        service.withdraw(desk, "open", 1)
        events.memo("nice", "value", lambda: made.append(1), (desk.state("open"),))
        assert len(made) == 2

    @pytest.mark.parametrize("id_", ["../nice", "..", "", "x" * 300, "nice\x00", "/etc/passwd"])
    def test_ids_stay_inside(self, client: Client, id_: str) -> None:
        fill(client)
        with pytest.raises(NotThere):
            client.app.state.events.desk(id_)

    def test_a_damaged_file_hides_nobody(self, client: Client, tmp_path: Path) -> None:
        fill(client)
        (tmp_path / "broken.ronde").write_bytes(b"no database at all, but long enough to be read" * 30)
        assert "Nice" in client.get("/")

    def test_names_of_pages_are_no_events(self, client: Client) -> None:
        fill(client, name="New")
        assert set(client.app.state.events.addresses()) == {"new-2"}


class TestServe:
    def test_others_need_a_password(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("RONDE_PASSWORD", raising=False)
        assert main(["serve", str(tmp_path), "--host", "0.0.0.0", "--port", "0"]) == 3
        assert "RONDE_PASSWORD" in capsys.readouterr().err
        monkeypatch.setenv("RONDE_PASSWORD", "short")
        assert main(["serve", str(tmp_path), "--host", "0.0.0.0", "--port", "0"]) == 3

    def test_bad_places_and_ports(self, tmp_path: Path) -> None:
        assert main(["serve", str(tmp_path / "nothing")]) == 3
        assert main(["serve", str(tmp_path), "--port", "99999"]) == 3
