"""Tables: what they hold, and how they are written in text, CSV, JSON and HTML."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronde.errors import BadInput
from ronde.facts.history import Float
from ronde.formats.players.person import sex
from ronde.model import Cell, Colour, Pair, Player, Result, Scoring, Settings, Tournament
from ronde.ranking.standings import standings
from ronde.systems.dubov_1997.facts import Line, cma_list
from ronde.tables.lists import (
    FORMATS,
    card_table,
    cma_table,
    crosstable,
    histories,
    pairings,
    player_card,
    render,
    standings_table,
    starting_list,
)
from ronde.tables.render import Column, Table, decimal, exact, shortened, width_of, wrapped
from tests import papi_json
from tests.crosstables import crosstable as field
from tests.fields import random_field

F = Fraction
TEC = papi_json.read("tec-swiss")


def named(tournament: Tournament, *names: str) -> Tournament:
    players = zip(tournament.players, names, strict=True)
    return replace(tournament, players=tuple(replace(p, name=n) for p, n in players))


SMALL = named(field("2w1 3b= U\n1b0 U 3w1\nH 1w= 2b0", rounds=3), "Ångström, Å", "Núñez", "김 민준")


def cells(table: Table, *keys: str) -> list[tuple[object, ...]]:
    places = [next(i for i, c in enumerate(table.columns) if c.key == key) for key in keys]
    return [tuple(row[i] for i in places) for row in table.rows]


class Test_standings_table:
    def test_text(self) -> None:
        table = standings_table(standings(SMALL, "BH,SB"))
        assert render(table) == (
            "Standings after round 3\n"
            "\n"
            "Place  No.  Name          Rtg  Pts   BH    SB\n"
            "-----  ---  -----------  ----  ---  ---  ----\n"
            "    1    1  Ångström, Å  1990  2.5  4.5  4.00\n"
            "    2    2  Núñez        1980  2.0  5.0  2.50\n"
            "    3    3  김 민준      1970  1.0  5.5  1.75\n"
            "\n"
            "Tie-breaks (C.07 edition 2026): BH = Buchholz, SB = Sonneborn-Berger\n"
        )

    def test_shared_places_lots_and_dropped_codes_are_told(self) -> None:
        drawn = field("2w=\n1b=", ratings=(2000, 0))
        table = standings_table(standings(drawn, "ARO,WIN"))
        assert cells(table, "place", "number") == [("1=", 1), ("1=", 2)]
        assert "= tied" in table.notes
        (notice,) = table.notices
        assert notice.startswith("ARO not used: 1 player has no rating (C.07 10)")
        assert notice.endswith("Next tie-break: WIN.")
        assert cells(table, "ARO", "WIN") == [("–", 0), ("–", 0)]
        assert render(table).index(notice[:20]) < render(table).index("Place") < render(table).index("= tied")
        assert "ARO" in render(table, "csv").splitlines()[0]
        last = standings_table(standings(drawn, "WIN,PERF"))
        assert last.notices[0].endswith("Equal players share their place.")
        (advice,) = last.advice
        assert advice.startswith("Unrated player: 2. Enter an estimate, or use PERF/U1400")
        assert advice[:20] in render(last)
        assert "U1400" not in render(last, "html") + render(last, "json")  # they may be public
        lots = standings_table(standings(drawn, "WIN", seed=3), "fr")
        assert any(re.match(r"Tirage au sort, graine 3\xa0: [12], [12]", note) for note in lots.notes)

    def test_decimals_only_where_somebody_needs_them(self) -> None:
        whole = standings_table(standings(field("2w1\n1b0", scoring=Scoring.of(20, 10)), "WON"))
        assert render(whole).splitlines()[4].split()[-2:] == ["2", "1"]

    def test_a_code_may_stand_twice(self) -> None:
        keys = [column.key for column in standings_table(standings(SMALL, "DE,WIN,DE")).columns]
        assert keys[-3:] == ["DE", "WIN", "DE'"]

    def test_columns_that_nobody_fills_are_left_out(self) -> None:
        keys = [column.key for column in standings_table(standings(SMALL, "WIN")).columns]
        assert keys == ["place", "number", "name", "rating", "PTS", "WIN"]


class Test_crosstable:
    def test_by_rank(self) -> None:
        """Opponents are named by their line, 2 being first."""
        tournament = field("2b0 3w=\n1w1 H\n. 1b=")
        table = crosstable(tournament, standings(tournament, "TPN"))
        assert cells(table, "rank", "name", "R1", "R2") == [
            (1, "Player 2", "2w1", "½"),
            (2, "Player 1", "1b0", "3w½"),
            (3, "Player 3", "–", "2b½"),
        ]

    def test_by_number_in_french(self) -> None:
        table = crosstable(SMALL, standings(SMALL, "WIN"), "number", "fr")
        assert table.title == "Grille américaine par numéro après la ronde 3"
        assert cells(table, "number", "place", "R1", "R2", "R3", "points") == [
            (1, 1, "2B1", "3N½", "exe", F(5, 2)),
            (2, 2, "1N0", "exe", "3B1", 2),
            (3, 3, "½", "1B½", "2N0", 1),
        ]

    def test_forfeits_full_byes_open_games_and_no_colours(self) -> None:
        tournament = field("2w+ 2-1 2-*\n1b- 1-0 1-*\nF Z .")
        table = crosstable(tournament, standings(tournament, "TPN"), "number")
        assert cells(table, "R1", "R2", "R3") == [
            ("2w+", "2:1", "2"),
            ("1b-", "1:0", "1"),
            ("1", "–", "–"),
        ]

    def test_shared_places_get_lines_of_their_own(self) -> None:
        tournament = field("2w=\n1b=")
        table = crosstable(tournament, standings(tournament, "WIN"))
        assert cells(table, "line", "place", "R1") == [(1, "1=", "2w½"), (2, "1=", "1b½")]

    def test_anything_else_is_refused(self) -> None:
        with pytest.raises(BadInput, match="by rank or by number"):
            crosstable(SMALL, standings(SMALL), "colour")


class Test_pairings:
    def test_by_board_in_the_order_of_scores(self) -> None:
        table = pairings(TEC, 5)
        found = cells(table, "board", "number", "white", "result", "number2", "black", "points", "points2")
        assert found[0] == (1, 3, "Charline", "½ - ½", 2, "Bruno", 3, F(7, 2))
        assert found[-1] == (8, 9, "Jessica", "", None, "bye", F(1, 2), None)
        assert table.notes == ("Not paired: 12 Nick (absent)",)

    def test_forfeits(self) -> None:
        assert ("+ - -",) in cells(pairings(TEC, 4), "result")

    def test_alphabetical(self) -> None:
        table = pairings(TEC, 5, "alphabetical", "fr")
        assert cells(table, "name", "board", "colour", "opponent")[:2] == [
            ("Alyx", 2, "Blancs", "David"),
            ("Bruno", 1, "Noirs", "Charline"),
        ]
        assert ("Jessica", 8, "", "exemption") in cells(table, "name", "board", "colour", "opponent")

    def test_the_last_round_if_none_is_named(self) -> None:
        assert pairings(TEC) == pairings(TEC, 5)
        with pytest.raises(BadInput, match="round 6 is not paired: the file has 5 rounds"):
            pairings(TEC, 6)
        with pytest.raises(BadInput, match="by board or alphabetical"):
            pairings(TEC, 5, "size")

    def test_pairs_that_are_not_entered_yet(self) -> None:
        tournament = field("2w1 .\n1b0 .\nU H")
        table = pairings(tournament, pairs=[Pair(2, 1)])
        assert table.title == "Pairings of round 2"
        assert cells(table, "board", "white", "result", "black", "points") == [
            (1, "Player 2", "", "Player 1", 0)
        ]
        assert table.notes == ("Not paired: 3 Player 3 (half-point bye)",)

    def test_without_colours_the_stronger_player_stands_first(self) -> None:
        tournament = field("2-1\n1-0", ratings=(1500, 2000))
        table = pairings(tournament)
        assert cells(table, "first", "result", "second") == [("Player 2", "0 - 1", "Player 1")]
        assert "colour" not in {c.key for c in pairings(tournament, order="alphabetical").columns}


class Test_lists_and_cards:
    def test_starting_list(self) -> None:
        assert [row[0] for row in starting_list(SMALL).rows] == [1, 2, 3]
        assert [row[0] for row in starting_list(SMALL, "name").rows] == [1, 2, 3]  # Å among the A
        players = (Player(1, "B", 1500), Player(2, "A", 2000, "GM"), Player(3, "C", 2000))
        assert [row[0] for row in starting_list(Tournament(players), "rating").rows] == [2, 3, 1]
        with pytest.raises(BadInput, match="by number, rating or name"):
            starting_list(SMALL, "hair")

    def test_the_sex_in_the_words_of_the_language(self) -> None:
        value = Tournament((Player(1, "Ann", sex="w"), Player(2, "Bob", sex="m"), Player(3, "Cy")))
        for language, letters in (("en", ["w", "m", ""]), ("fr", ["f", "m", ""]), ("nl", ["v", "m", ""])):
            table = starting_list(value, language=language)
            at = [column.key for column in table.columns].index("sex")
            assert [row[at] for row in table.rows] == letters
            assert [sex(str(row[at])) for row in table.rows] == ["w", "m", ""]  # read back

    def test_player_card_as_data(self) -> None:
        card = player_card(TEC, 2)
        assert [item.floated for item in card.rounds] == [None, None, Float.DOWN, None, Float.DOWN]
        assert card.colours == (Colour.BLACK, Colour.WHITE, Colour.BLACK, Colour.WHITE, Colour.BLACK)
        assert card.difference == -1
        assert [item.score for item in card.rounds] == [10, 20, 25, 35, 40]
        assert card.score == 40
        assert card.rounds[2].opponent_before == 15
        assert card.rounds[2].opponent is not None
        assert card.rounds[2].opponent.id == 1

    def test_player_card_as_a_table(self) -> None:
        table = card_table(player_card(TEC, 9))
        assert table.title == "9 Jessica · Player card"
        assert table.subtitle == "1800 · Colours BW (W-B +0) → b"
        assert cells(table, "round", "colour", "opponent", "result", "score", "float") == [
            (1, "Black", "Alyx", "0", 0, ""),
            (2, "White", "Lais", "0", 0, ""),
            (3, "", "half-point bye", "", F(1, 2), ""),
            (4, "Black", "Maria", "-", F(1, 2), ""),
            (5, "", "bye", "", F(3, 2), ""),
        ]
        with pytest.raises(BadInput, match="there is no player 99"):
            player_card(TEC, 99)

    def test_histories(self) -> None:
        found = cells(histories(TEC), "number", "colours", "difference", "floats")
        assert found[1] == (2, "BWBWB", -1, "··↓·↓")
        assert found[3] == (4, "B·WWB", 0, "·····")

    def test_averages_of_the_dubov_system(self) -> None:
        table = cma_table(cma_list(TEC), "fr")
        assert cells(table, "number", "points", "average", "due")[:2] == [
            (2, 4, 1880, "Blancs"),
            (1, F(7, 2), 1820, "Noirs"),
        ]

    def test_a_card_before_the_first_round(self) -> None:
        card = player_card(Tournament((Player(1, "A"),)), 1)
        assert (card.score, card.rounds) == (0, ())
        assert render(card_table(card))


class Test_text:
    @pytest.mark.parametrize(
        ("text", "width"),
        [("abc", 3), ("Å", 1), ("A\u030a", 1), ("김", 2), ("日本", 4), ("ｆ", 2), ("é½→…", 4), ("", 0)],
    )
    def test_width(self, text: str, width: int) -> None:
        assert width_of(text) == width

    def test_shortened(self) -> None:
        assert shortened("Maximilian", 6) == "Maxim…"
        assert shortened("김민준김민준", 6) == "김민…"
        assert shortened("Ana", 3) == "Ana"

    @given(st.text(max_size=30), st.integers(1, 20))
    def test_shortened_text_fits(self, text: str, width: int) -> None:
        assert width_of(shortened(text, width)) <= width

    @given(st.integers(0, 500), st.sampled_from([60, 80, 120]), st.sampled_from(["en", "fr"]))
    def test_every_table_fits_the_terminal(self, seed: int, width: int, language: str) -> None:
        tournament = random_field(seed)
        ranked = standings(tournament, "fide-swiss")
        tables = [
            standings_table(ranked, language),
            crosstable(tournament, ranked, "rank", language),
            crosstable(tournament, ranked, "number", language),
            starting_list(tournament, "number", language),
            histories(tournament, language),
        ]
        if tournament.played_rounds:
            tables += [pairings(tournament, None, o, language) for o in ("board", "alphabetical")]
        for table in tables:
            for line in render(table, "text", width).splitlines():
                assert width_of(line) <= width
                assert line == line.rstrip()

    def test_names_give_way_before_a_table_is_broken(self) -> None:
        long = named(SMALL, "A" * 33, "B" * 33, "C" * 33)
        lines = render(standings_table(standings(long, "BH,SB")), "text", 60).splitlines()
        assert lines[4] == f"    1    1  {'A' * 25}…  1990  2.5  4.5  4.00"

    def test_a_table_that_is_too_wide_goes_on_below(self) -> None:
        rounds = " ".join(["2w1", "2b1"] * 8), " ".join(["1b0", "1w0"] * 8)
        table = field("\n".join(rounds))
        lines = render(crosstable(table, standings(table, "WIN")), "text", 60).splitlines()
        heads = [line for line in lines if line.startswith("Rank")]
        assert [head.split()[-1] for head in heads] == ["R8", "Pts", "WIN"]
        assert all("Name" in head for head in heads)

    def test_no_control_characters_reach_the_terminal(self) -> None:
        nasty = named(SMALL, "A\x1b[2Jx", "B\u202etxt", "C\nD")
        written = render(starting_list(nasty))
        assert "\x1b" not in written
        assert "\u202e" not in written
        assert "C D" in written

    def test_wrapped(self) -> None:
        assert wrapped("one two three", 8) == ["one two", "three"]
        assert wrapped("", 8) == []


class Test_numbers:
    def test_averages_that_differ_look_different(self) -> None:
        averages = [F(38001, 19), F(40001, 20), F(2000)]
        lines = [Line(n, f"P{n}", 0, 2000, average, None) for n, average in enumerate(averages, 1)]
        shown = render(cma_table(lines, "fr"))
        assert re.findall(r"2000,\d+", shown) == ["2000,053", "2000,050", "2000,000"]

    @pytest.mark.parametrize(
        ("value", "digits", "text"),
        [
            (F(107, 8), 2, "13.38"),
            (F(1, 3), 2, "0.33"),
            (F(5), 1, "5.0"),
            (F(5, 2), 0, "3"),
            (F(-5, 2), 1, "-2.5"),
            (F(-1, 8), 2, "-0.12"),
        ],
    )
    def test_decimal_rounds_half_up(self, value: Fraction, digits: int, text: str) -> None:
        assert decimal(value, digits) == text
        assert decimal(value, digits, "fr") == text.replace(".", ",")

    @given(st.fractions())
    def test_exact_loses_nothing(self, value: Fraction) -> None:
        assert Fraction(exact(value)) == value


class _Reader(HTMLParser):
    """The cells of the rows, and the tags that were left open."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta",):
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data


class Test_other_formats:
    def test_csv(self) -> None:
        written = render(standings_table(standings(SMALL, "BH")), "csv")
        rows = list(csv.reader(io.StringIO(written)))
        assert rows[0] == ["Place", "No.", "Name", "Rtg", "Pts", "BH"]
        assert rows[1] == ["1", "1", "Ångström, Å", "1990", "2.5", "4.5"]

    def test_csv_in_french(self) -> None:
        written = render(standings_table(standings(SMALL, "BH"), "fr"), "csv")
        assert written.splitlines()[1] == "1;1;Ångström, Å;1990;2,5;4,5"

    def test_csv_is_never_a_formula(self) -> None:
        nasty = named(SMALL, "=1+1", "+cmd", "@x")
        names = [row[1] for row in csv.reader(io.StringIO(render(starting_list(nasty), "csv")))][1:]
        assert names == ["'=1+1", "'+cmd", "'@x"]
        assert "+ - -" in render(pairings(TEC, 4), "csv")
        wide = named(SMALL, "＝1+1", "＋cmd", "＠x")
        names = [row[1] for row in csv.reader(io.StringIO(render(starting_list(wide), "csv")))][1:]
        assert names == ["'＝1+1", "'＋cmd", "'＠x"]

    def test_json_is_exact(self) -> None:
        data = json.loads(render(standings_table(standings(TEC, "AOB")), "json"))
        row = next(row for row in data["rows"] if row["number"] == 14)
        assert row["AOB"] == "13"
        assert next(row for row in data["rows"] if row["number"] == 4)["AOB"] == "13.375"
        old = json.loads(render(standings_table(standings(TEC, "AOB", "2024")), "json"))
        assert next(row for row in old["rows"] if row["number"] == 14)["AOB"] == "79/6"
        assert data["table"] == "standings"
        assert [column["key"] for column in data["columns"]] == [
            "place",
            "number",
            "name",
            "rating",
            "PTS",
            "AOB",
        ]

    def test_html(self) -> None:
        nasty = named(SMALL, "<script>alert(1)</script>", "A & B", 'C "D"')
        page = render(starting_list(nasty, language="fr"), "html")
        assert page.startswith('<!doctype html>\n<html lang="fr">')
        assert "<script>" not in page
        assert "@media print" in page
        assert "http" not in page
        reader = _Reader()
        reader.feed(page.split("\n", 1)[1])
        assert not reader.open
        assert reader.rows == [
            ["N°", "Nom", "Elo"],
            ["1", "<script>alert(1)</script>", "1990"],
            ["2", "A & B", "1980"],
            ["3", 'C "D"', "1970"],
        ]

    def test_cells_and_notes(self) -> None:
        table = Table("x", "T", (Column("a", "A", True),), ((F(1, 2),), (None,)), notes=("n < m",))
        page = render(table, "html")
        assert '<td class="right">1</td>' in page
        assert '<p class="notes">n &lt; m</p>' in page

    @pytest.mark.parametrize("form", FORMATS)
    def test_every_table_in_every_format(self, form: str) -> None:
        ranked = standings(TEC, "fide-swiss")
        for language in ("en", "fr"):
            for table in (
                standings_table(ranked, language),
                crosstable(TEC, ranked, "rank", language),
                pairings(TEC, 3, "alphabetical", language),
                card_table(player_card(TEC, 12), language),
                histories(TEC, language),
            ):
                written = render(table, form)
                assert "Nick" in written or table.key == "card"
                assert written.endswith("\n")

    def test_unknown_format_or_language(self) -> None:
        with pytest.raises(BadInput, match="no table format 'pdf'"):
            render(starting_list(SMALL), "pdf")
        with pytest.raises(BadInput, match="no language 'de'"):
            starting_list(SMALL, language="de")


def test_a_round_without_results_yet() -> None:
    tournament = Tournament(
        tuple(
            replace(p, cells=(replace(p.cells[0], result=Result.PENDING),)) for p in field("2w1\n1b0").players
        ),
        Settings(rounds=3),
    )
    assert cells(pairings(tournament), "result") == [("",)]
    assert cells(crosstable(tournament, standings(tournament, "BH"), "number"), "R1") == [("2w",), ("1b",)]


class Test_matches_of_two_games:
    def test_show_their_points(self) -> None:
        won = Cell(2, Colour.WHITE, Result.WIN, 15, games=(Result.WIN, Result.DRAW))
        lost = Cell(1, Colour.BLACK, Result.LOSS, 5, games=(Result.LOSS, Result.DRAW))
        tournament = Tournament((Player(1, "Ana", cells=(won,)), Player(2, "Ben", cells=(lost,))))
        made = crosstable(tournament, standings(tournament, "PTS"))
        place = [column.key for column in made.columns].index("R1")
        assert [row[place] for row in made.rows] == ["2w1.5", "1b0.5"]
        assert "points of the match" in made.notes[0]
