"""The board as it is: what was published is explained, not what the rules would have given."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from ronde import cli
from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.explaining.published import Cause, in_report
from ronde.explaining.text import as_json, round_text
from ronde.explaining.voice import player_text
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.rulebook import Topic
from tests.web.desks import Client

NAMES = [f"Joueur {letter}" for letter in "ABCDEFGHIJ"]
SETUP = replace(service.template("open"), system="dutch-2012", rounds=5)


def changed(desk: Desk) -> str:
    """Example 12: in round 2 two players are exchanged and the colours of a board too; published."""
    key = service.add_tournament(desk, SETUP, "open")
    people = [Person(name, 2000 - 10 * n) for n, name in enumerate(NAMES)]
    service.add_players(desk, key, people)
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.pair_round(desk, key)
    service.publish(desk, key)
    service.enter_results(desk, key, 1, [(board, "1-0") for board in range(1, 6)])
    service.pair_round(desk, key)
    service.swap_players(desk, key, 1, 3, "they asked", public_reason="father and son")
    board = next(n for n, row in enumerate(service.boards(desk, key, draft=True), 1) if row.white.number == 4)
    service.swap_colours(desk, key, board, "they asked", public_reason="agreed")
    service.publish(desk, key)
    return key


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with service.new_event(str(tmp_path / "nice.ronde"), Event("Nice"), "Anne") as opened:
        yield opened


def uid(desk: Desk, key: str, number: int) -> str:
    return desk.state(key).by_number[number].uid


class Test_example_12:
    """Colours exchanged by hand: the player is told so first, with the reason and the article."""

    def test_the_colours(self, desk: Desk) -> None:
        key = changed(desk)
        found = service.explanation(desk, key, 2)
        assert found is not None
        english = found.notice(uid(desk, key, 8), "en")
        assert english is not None
        assert english.text == (
            "This board was changed by the arbiter: colours exchanged (agreed). "
            "By the rules 8 Joueur H would have Black."
        )
        assert english.short == "E4"
        french = found.notice(uid(desk, key, 8), "fr")
        assert french is not None
        assert french.text == (
            "Rencontre modifiée par l'arbitre\xa0: couleurs inversées (agreed). "
            "Selon le règlement, 8 Joueur H aurait les Noirs."
        )

    def test_the_pair(self, desk: Desk) -> None:
        key = changed(desk)
        found = service.explanation(desk, key, 2)
        assert found is not None
        notice = found.notice(uid(desk, key, 1), "en")
        assert notice is not None
        assert notice.text.startswith(
            "This board was changed by the arbiter (father and son). By the rules, White"
        )
        assert "agreed" not in notice.text
        departure = found.published.of(1)
        assert departure is not None
        assert departure.cause is Cause.HAND
        assert not departure.colours_only
        assert len(departure.expected) == 2

    def test_an_unchanged_board_says_nothing(self, desk: Desk) -> None:
        key = changed(desk)
        found = service.explanation(desk, key, 2)
        assert found is not None
        touched = {id_ for one in found.published.departures() for id_ in one.pair}
        assert len(touched) == 6
        for number in set(range(1, 11)) - touched:
            assert found.notice(uid(desk, key, number)) is None

    def test_the_report_says_the_same(
        self, desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        key = changed(desk)
        file = tmp_path / "open.trf"
        file.write_text(service.export_trf(desk, key), encoding="utf-8")
        for language, words in (
            ("en", "was changed by the arbiter (father and son). By the rules"),
            ("fr", "modifiée par l'arbitre (father and son). Selon le règlement,"),
        ):
            assert cli.main(["explain", str(file), "--round", "2", "--player", "1", "--lang", language]) == 0
            told = capsys.readouterr().out
            assert words in told
            rules = "What the rules give:" if language == "en" else "Selon le règlement\xa0:"
            assert told.index(words) < told.index(rules)
        then, published = in_report(trf.read(file.read_bytes()), 2)
        assert len(list(published.departures())) == 3
        assert round_text(then, published).count("By the rules") >= 3

    def test_other_programs(self, desk: Desk) -> None:
        key = changed(desk)
        boards = service.export_json(desk, key)["tournaments"][0]["rounds"][1]["boards"]
        flagged = [board for board in boards if "changed" in board]
        assert sorted(board["changed"] for board in flagged) == ["colours", "pair", "pair"]
        colours = next(board for board in flagged if board["changed"] == "colours")
        assert colours["reason"] == "agreed"
        assert colours["expected"] == [{"white": colours["black"], "black": colours["white"]}]
        found = service.explanation(desk, key, 2)
        assert found is not None
        told = as_json(found.published)
        assert json.dumps(told).count('"cause": "hand"') == 3


class Test_pages:
    """Card, round, why page and the desk say it first."""

    @pytest.mark.parametrize(
        ("language", "words"),
        [
            ("en", "changed by the arbiter: colours exchanged"),
            ("fr", "par l'arbitre\xa0: couleurs inversées"),
        ],
    )
    def test_every_page(self, tmp_path: Path, language: str, words: str) -> None:
        client = Client(tmp_path, language=language)
        id_ = client.app.state.events.create(Event("Nice"), "Anne")
        desk: Desk = client.app.state.events.desk(id_).acting("Anne")
        key = changed(desk)
        words = words.replace("'", "&#39;")
        for path in ("/e/nice/open/player/p4", "/e/nice/open/round/2", "/e/nice/open/round/2/why"):
            assert words in client.get(path), path
        card = client.get("/e/nice/open/player/p4")
        assert card.index(words) < card.index('class="reasons"')
        assert words in client.get("/desk/nice/t/open/round/2")
        answer = client.http.get(f"/api/events/nice/tournaments/{key}/rounds/2").json()
        assert [b["reason"] for b in answer["boards"] if b.get("changed") == "colours"] == ["agreed"]

    def test_the_static_site(self, desk: Desk, tmp_path: Path) -> None:
        changed(desk)
        service.export_site(desk, tmp_path / "site", "fr")
        for name in ("p4.html", "round-2.html", "round-2-why.html"):
            page = (tmp_path / "site" / "open" / name).read_text(encoding="utf-8")
            assert "modifiée par l'arbitre\xa0: couleurs inversées" in unescape(page), name


class Test_corrected_later:
    """A result corrected after the next round was published: what was known then is explained."""

    def test_it_is_said(self, desk: Desk, tmp_path: Path) -> None:
        key = service.add_tournament(desk, SETUP, "open")
        service.add_players(desk, key, [Person(name, 2000 - 10 * n) for n, name in enumerate(NAMES)])
        service.draw_colour(desk, key, Colour.WHITE, "coin")
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.enter_results(desk, key, 1, [(board, "1-0") for board in range(1, 6)])
        service.pair_round(desk, key)
        service.publish(desk, key)
        found = service.explanation(desk, key, 2)
        assert found is not None
        assert found.note() == ""
        before = service.then(desk, key, 2)
        service.correct_result(desk, key, 1, 1, "0-1", "wrong slip", "1-0")
        found = service.explanation(desk, key, 2)
        assert found is not None
        assert found.note() == (
            "This round was paired before results were corrected: "
            "the explanations describe what was known then."
        )
        assert found.note("fr").startswith(
            "Cette ronde a été appariée avant une correction (résultats corrigés)"
        )
        assert list(found.published.departures()) == []
        then = service.then(desk, key, 2)
        assert then.players == before.players
        assert then.players != desk.state(key).report.before(2).players

    def test_in_the_report_too(self, desk: Desk) -> None:
        self.test_it_is_said(desk, Path())
        report = trf.read(service.export_trf(desk, "open"))
        then, published = in_report(report, 2)
        assert published.since == ("results",)
        assert player_text(then, published, 1, "fr").count("une correction") == 1
        causes = {one.cause for one in published.departures()}
        assert causes <= {Cause.BEFORE}
        assert causes


def test_the_bye_given_by_hand(desk: Desk) -> None:
    key = service.add_tournament(desk, SETUP, "open")
    service.add_players(desk, key, [Person(name, 2000 - 10 * n) for n, name in enumerate(NAMES[:9])])
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.give_bye(desk, key, 3, "private", "train at noon")
    service.publish(desk, key)
    found = service.explanation(desk, key, 1)
    assert found is not None
    notice = found.notice(uid(desk, key, 3))
    assert notice is not None
    assert notice.text == (
        "The arbiter gave the bye to 3 Joueur C (train at noon); the rules paired the others."
    )
    assert [one.cause for one in found.published.departures()] == [Cause.BYE]


def test_whom_the_arbiter_keeps_apart_is_not_for_everybody(desk: Desk) -> None:
    key = service.add_tournament(desk, SETUP, "open")
    service.add_players(desk, key, [Person(name, 2000 - 10 * n) for n, name in enumerate(NAMES[:8])])
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.forbid(desk, key, [(1, 5)])
    service.pair_round(desk, key)
    service.publish(desk, key)
    found, speaker = service.explanation(desk, key, 1), service.voice(desk, key, 1)
    assert found is not None
    assert speaker is not None
    apart = [s for s in found.pairing.steps if s.topic is Topic.APART]
    assert apart
    assert not [s for s in found.public().pairing.steps if s.topic is Topic.APART]
    heard = speaker.told(uid(desk, key, 1))
    assert "Joueur E" not in " ".join(s.text for s in (*heard.said, *heard.rules))
