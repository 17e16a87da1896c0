"""Pictures: what they show, in shapes and in words."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ronde.checking import pairs_of
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import Pair, Tournament
from ronde.output import svg as pictures

OPEN = trf.read((Path(__file__).parent.parent / "samples" / "open.trf").read_bytes())
SVG = "{http://www.w3.org/2000/svg}"
BIG = generate(Plan(90, 7, seed=3, system="dubov-1997", half_bye_rate=0.05, forfeit_rate=0.05))


def drawn(tournament: Tournament, language: str = "en") -> list[str]:
    """Every picture of an event."""
    last = tournament.played_rounds
    one = tournament.players[2].id
    return [
        pictures.round_chart(tournament, last, pairs_of(tournament, last), language),
        pictures.path_picture(tournament, one, language),
        pictures.colour_picture(tournament, one, language),
        pictures.field_picture(tournament, language),
    ]


def said(picture: str) -> str:
    """The description for those who do not see it."""
    root = ElementTree.fromstring(picture)
    return root.findtext(f"{SVG}desc") or ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("event", [OPEN, BIG], ids=["open", "big"])
def test_every_picture_says_what_it_shows_and_needs_nothing_else(event: Tournament, language: str) -> None:
    for picture in drawn(event, language):
        root = ElementTree.fromstring(picture)  # well-formed
        assert root.get("role") == "img"
        assert root.findtext(f"{SVG}title") == root.get("aria-label")
        assert len(said(picture)) > 20
        assert not re.search(r"style=|<script|href=|\{", picture)  # nothing a strict policy refuses
        width = float((root.get("viewBox") or "").split()[2])
        for shape in root.iter(f"{SVG}rect"):
            assert float(shape.get("x", "0")) + float(shape.get("width", "0")) <= width


def test_names_are_text() -> None:
    players = tuple(replace(p, name='<script>"&') if p.id == 3 else p for p in OPEN.players)
    for picture in drawn(replace(OPEN, players=players)):
        assert "<script>" not in picture


class TestRoundChart:
    def test_groups_within_across_and_alone(self) -> None:
        score = {1: 10, 2: 10, 3: 10, 4: 5, 5: 0}
        found = pictures.groups([Pair(1, 2), Pair(4, 3), Pair(5)], score)
        assert [(g.score, g.within, g.across, g.alone, g.size) for g in found] == [
            (10, (Pair(1, 2),), (3,), (), 3),
            (5, (), (4,), (), 1),
            (0, (), (), (5,), 1),
        ]

    def test_an_arrow_for_each_pair_of_groups_that_meet(self) -> None:
        picture = pictures.round_chart(OPEN, 4, pairs_of(OPEN, 4))
        assert picture.count('class="float"') == 3
        assert "1 Moreau, Alice (2.5) meets 8 Haddad, Hugo (2)" in said(picture)
        assert "16 Svensson, Pär has the bye" in said(picture)
        assert "score 3: 2 players, 1 pair within the group" in said(picture)

    def test_a_round_that_is_not_entered_yet(self) -> None:
        from ronde.pairing import pair

        pairing = pair(OPEN)
        assert "2 Okafor, Ben (4)" in said(pictures.round_chart(OPEN, pairing.round, pairing.pairs))

    def test_arrows_that_overlap_stand_side_by_side(self) -> None:
        lanes = pictures._side_by_side([(0, 1), (0, 3), (1, 2), (2, 3), (4, 5)])
        assert lanes == {(0, 1): 0, (0, 3): 1, (1, 2): 2, (2, 3): 0, (4, 5): 0}


class TestPlayer:
    def test_the_path_tells_every_round(self) -> None:
        words = said(pictures.path_picture(OPEN, 16, "fr"))
        assert "ronde 1\xa0: perte contre 5 Rossi, Elena. après la ronde 1\xa0: score 0" in words
        assert "ronde 4\xa0: pas de partie, exemption. après la ronde 4\xa0: score 1" in words

    def test_the_circles_are_the_score_groups(self) -> None:
        first = pictures.path_picture(OPEN, 1)
        after_one = {cell for p in OPEN.players if (cell := OPEN.settings.scoring.points(p.cell(1))) >= 0}
        assert len(re.findall(r'<circle[^>]*fill-opacity="0.16"', first)) >= len(after_one)

    def test_colours_of_games_played_only(self) -> None:
        words = said(pictures.colour_picture(OPEN, 7))
        assert words == (
            "1: Black, difference -1. 2: White, difference 0. 3: Black, difference -1. "
            "4: no game, difference -1."
        )

    def test_before_the_first_round(self) -> None:
        start = OPEN.before(1)
        assert "Start" in said(pictures.path_picture(start, 1))
        assert pictures.colour_picture(start, 1)


def test_the_balance_of_the_field_counts_everybody() -> None:
    words = said(pictures.field_picture(OPEN))
    assert sum(int(n) for n in re.findall(r"(\d+) player", words)) == len(OPEN.players)
