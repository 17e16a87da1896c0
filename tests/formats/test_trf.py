"""Tournament reports: columns, extensions, other programs' files, and what is wrong with a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronde.errors import BadInput
from ronde.formats import javafo, trf
from ronde.formats.trf import trf26
from ronde.model import ABSENT, BYE, Cell, Colour, Pair, Player, Result, Scoring, Settings, Tournament
from tests.fields import random_field

CORPUS = Path(__file__).parent.parent / "corpus"
FILES = sorted([*CORPUS.glob("trf/*.trf"), *CORPUS.glob("dutch_2026/[di]*.trf")])

LINE = "001    1 mGM  Name, First                       2500 FRA    12345678 1990/01/02  1.0    1"


def line(id_: int, *cells: str, points: str = " 0.0") -> str:
    head = f"001 {id_:>4} m    Player{id_:<27} 2000 FRA             1990/01/01 {points} {id_:>4}"
    return head + "".join("  " + cell for cell in cells)


def report(*lines: str) -> Tournament:
    return trf.read("\n".join(lines))


class Test_files_of_other_programs:
    def test_there_are_files(self) -> None:
        assert len(FILES) >= 9

    @pytest.mark.parametrize("file", FILES, ids=lambda f: f.name)
    def test_writing_changes_nothing_but_white_space(self, file: Path) -> None:
        data = file.read_bytes()
        tournament = trf.read(data)
        written = trf.write(tournament)
        assert written.split() == trf.decode(data).split()
        assert trf.read(written) == tournament

    @pytest.mark.parametrize("file", FILES, ids=lambda f: f.name)
    def test_written_afresh_it_is_the_same_tournament(self, file: Path) -> None:
        tournament = trf.read(file.read_bytes())
        assert trf.read(trf.write(replace(tournament, source=()))) == tournament

    def test_line_ends(self) -> None:
        text = "\n".join(["XXR 5", line(1, "   2 w 1"), line(2, "   1 b 0")])
        values = [trf.read(text.replace("\n", end)) for end in ("\n", "\r", "\r\n")]
        assert values[0] == values[1] == values[2]

    def test_utf8_and_latin1(self) -> None:
        text = LINE.replace("Name, First", "Müller, É. ")
        assert trf.read(text.encode()).player(1).name == "Müller, É."
        assert trf.read(text.encode("latin-1")).player(1).name == "Müller, É."


class Test_players:
    def test_columns(self) -> None:
        player = report(LINE).player(1)
        assert (player.sex, player.title, player.name) == ("m", "GM", "Name, First")
        assert (player.rating, player.federation, player.fide_id) == (2500, "FRA", "12345678")
        assert (player.birth, player.stated_points, player.stated_rank) == ("1990/01/02", 10, 1)

    def test_cells(self) -> None:
        codes = ["0000 - U", "0000 - H", "0000 - F", "0000 - Z", "        ", "   2 b ="]
        other = ["        "] * 5 + ["   1 w ="]
        cells = report(line(1, *codes), line(2, *other), line(3, *["0000 - U"] * 6)).player(1).cells
        assert [c.result.value for c in cells] == ["U", "H", "F", "Z", "", "="]
        assert cells[5] == Cell(2, Colour.BLACK, Result.DRAW)

    def test_byes_of_older_files(self) -> None:
        cells = (
            report(line(1, "0000 - +", "0000 - =", "0000 - -"), line(2, *["0000 - U"] * 3)).player(1).cells
        )
        assert [c.result for c in cells] == [Result.PAIRING_BYE, Result.HALF_BYE, Result.ABSENT]

    def test_short_lines(self) -> None:
        assert report("001    7      Somebody").player(7).rating == 0

    def test_a_pairing_without_result_is_pending(self) -> None:
        tournament = report(line(1, "   2 w  "), line(2, "   1 b"))
        assert tournament.player(1).cells == (Cell(2, Colour.WHITE, Result.PENDING),)
        assert tournament.next_round == 2


class Test_settings:
    def test_rounds_and_colour(self) -> None:
        for lines in (("XXR 7", "XXC black1"), ("142 7", "152 B"), ("XXR 7", "XXC rank black1")):
            settings = report(*lines, LINE).settings
            assert (settings.rounds, settings.initial_colour) == (7, Colour.BLACK)

    def test_our_own_line(self) -> None:
        own = "### ronde system=lim acceleration=haley lots=2,1 no-bye=1 maxi=yes"
        settings = report(own, line(1), line(2)).settings
        assert (settings.system, settings.acceleration, settings.lots) == ("lim", "haley", (2, 1))
        assert settings.no_bye == {1}
        assert settings.option("maxi") == "yes"

    def test_the_system_may_stand_in_the_type_of_the_tournament(self) -> None:
        assert report("092 Individual: Swiss (dubov-1997)", LINE).settings.system == "dubov-1997"
        assert report("192 lim", LINE).settings.system == "lim"
        assert report("092 Individual: Round-Robin", LINE).settings.system is None

    def test_a_type_that_names_no_system_is_kept_when_the_event_is_written_afresh(self) -> None:
        read = report("092 Individual: Swiss-System (FIDE)", "192 FIDE_DUTCH_2026", "092 lim", LINE)
        afresh = trf.write(replace(read, source=()))
        assert [line for line in afresh.splitlines() if line[1:3] == "92"] == [
            "092 Individual: Swiss-System (FIDE)",
            "192 FIDE_DUTCH_2026",
        ]
        assert trf.read(afresh).settings.system == "lim"

    def test_scoring(self) -> None:
        bbp = report("BBW  3.0", "BBD  1.0", "BBU  1.5", LINE).settings.scoring
        assert (bbp.win, bbp.draw, bbp.pairing_bye, bbp.forfeit_win) == (30, 10, 15, 30)
        xxs = report("XXS PAB=1 W=3 D=1 BW=3.5", LINE).settings.scoring
        assert (xxs.white_win, xxs.black_win, xxs.pairing_bye) == (30, 35, 10)
        new = report("162  W 2.0    D 1.0    L 0.0    P 1.0", LINE).settings.scoring
        assert (new.win, new.draw, new.pairing_bye) == (20, 10, 10)

    def test_an_absence_of_trf26_is_a_zero_point_bye_or_a_forfeit_loss(self) -> None:
        new = report("162  W 3.0    D 2.0    L 1.0    A 0.5    X 1.0", LINE).settings.scoring
        assert (new.white_loss, new.forfeit_loss, new.absent, new.pairing_bye) == (10, 5, 5, 30)

    def test_absences(self) -> None:
        for record in ("XXZ 2", "240 Z   1    2"):
            assert [p.id for p in report(record, line(1), line(2)).available()] == [1]
        later = report("240 H   2    2", line(1), line(2))
        assert len(later.available()) == 2
        assert later.player(2).cell(2).result is Result.HALF_BYE

    def test_forbidden_pairs(self) -> None:
        assert report("XXP 1 2", line(1), line(2)).settings.forbidden == ((1, 2),)
        assert report("260   1 999    1    2", line(1), line(2)).settings.forbidden == ((1, 2),)
        assert report("260            1    2", line(1), line(2)).settings.forbidden == ((1, 2),)

    def test_pairs_forbidden_in_some_rounds(self) -> None:
        some = report("XXP 1 3", "260 002 003    1    2", line(1), line(2), line(3))
        assert [some.forbidden_in(n) for n in (1, 2, 3)] == [((1, 3),), ((1, 3), (1, 2)), ((1, 3), (1, 2))]
        assert some.forbidden_in(4) == ((1, 3),)
        changed = replace(some, settings=replace(some.settings, forbidden=()))
        assert trf.read(trf.write(changed)) == changed

    def test_virtual_points(self) -> None:
        assert report("XXA    1  1.0  0.5", LINE).settings.virtual_points == ((1, (10, 5)),)
        twice = report("250       1.0   1   2    1    1", line(1), line(2))
        assert twice.settings.virtual_points == ((1, (10, 10)),)
        many = report("250       1.0   1   1    1 1200", line(1200))
        assert many.settings.virtual_points == ((1200, (10,)),)

    def test_a_setting_that_changes_is_written_anew_and_the_rest_stays(self) -> None:
        text = "012 Open\nXXR 5\n### a remark\nXXC white1\n" + line(1) + "\n"
        tournament = trf.read(text)
        changed = replace(tournament, settings=replace(tournament.settings, rounds=9))
        assert trf.write(changed) == text.replace("XXR 5\n", "").replace(
            "XXC white1\n", "XXC white1\nXXR 9\n"
        )

    def test_absences_are_forgotten_when_the_round_is_paired(self) -> None:
        tournament = report("XXZ 3", line(1), line(2), line(3))
        cells = {1: Cell(2, Colour.WHITE, Result.WIN), 2: Cell(1, Colour.BLACK, Result.LOSS)}
        after = trf.read(trf.write(tournament.with_round(cells)))
        assert len(after.available()) == 3
        assert after.player(3).cell(1).result is Result.ABSENT


class Test_bad_files:
    @pytest.mark.parametrize(
        ("data", "sentence"),
        [
            (b"", "line 1: the file is empty"),
            (b"\n \n", "the file is empty"),
            (b"\x00\x01\x02", "this is not a text file"),
            (b"012 Open\nXXR 5\n", "no player"),
            (b"001\n", "line 1, column 5: a 001 line without a starting rank"),
            (b"001    1 m\n", "line 1, column 10: the line of player 1 ends before the name"),
            (LINE.replace("2500", "25o0").encode(), "line 1, column 49: the rating must be a number"),
            (
                LINE.replace("   1 m", "  1a m").encode(),
                "line 1, column 5: the starting rank must be a number",
            ),
            ((LINE + "  00x2 w 1").encode(), "line 1, column 92: the opponent in round 1 must be a number"),
            ((LINE + "      2 w 1").encode(), "column 96 must be blank: the columns of round 1 are shifted"),
            ((LINE + "  0002 x 1").encode(), "line 1, column 97: the colour in round 1"),
            ((LINE + "  0002 w ?").encode(), "line 1, column 99: unknown result"),
            ((LINE + "  0002 w H").encode(), "the result H is a bye"),
            ((LINE + "  0000 w 1").encode(), "has the result 1 in round 1 but no opponent"),
            ((LINE + "  0001 w 1").encode(), "player 1 is their own opponent in round 1"),
            ((LINE + "  0002 w 1").encode(), "who is not in the file"),
            (f"{LINE}\n{LINE}".encode(), "line 2, column 5: player 1 is already on line 1"),
            (f"XXR five\n{LINE}".encode(), "line 1, column 5: the number of rounds must be a number"),
            (f"XXC green\n{LINE}".encode(), "the initial colour must be"),
            (f"XXZ 1 9\n{LINE}".encode(), "line 1, column 7: there is no player 9"),
            (f"XXP 1 {'9' * 6000}\n{LINE}".encode(), "line 1, column 7: there is no player 999"),
            (f"XXR {'9' * 6000}\n{LINE}".encode(), "line 1, column 5: the number of rounds"),
            (f"BBW x\n{LINE}".encode(), "line 1, column 5: points must be a number"),
            (f"XXS W=1 D 2\n{LINE}".encode(), "line 1, column 9: the scoring is written W=3.0, not 'D'"),
            (f"XXS Q=1\n{LINE}".encode(), "line 1, column 5: the scoring is written W=3.0, not 'Q=1'"),
            (f"162 3.0\n{LINE}".encode(), "line 1, column 5: the scoring is written W 3.0"),
            (f"XXA\n{LINE}".encode(), "line 1, column 5: an XXA line names one player"),
            (f"XXA 1 1\n{LINE}".encode(), "line 1, column 5: an XXA line names one player"),
            (
                f"BBZ -12\n{LINE}".encode(),
                "points must be a number such as 0.5, from -9.9 to 99.9, not '-12'",
            ),
            (f"240 Q   1    1\n{LINE}".encode(), "line 1, column 5: the kind of a bye"),
            (f"240 H   x    1\n{LINE}".encode(), "line 1, column 9: the round must be a number"),
            (
                f"250       1.0   2   1    1    1\n{LINE}".encode(),
                "line 1, column 15: 2 to 1: the first comes after the last",
            ),
            (f"### ronde maxi\n{LINE}".encode(), "column 11: an option is written name=value"),
            (f"### ronde lots=1,x\n{LINE}".encode(), "column 18: a player is a number, not 'x'"),
            (LINE.replace("     ", "\t").encode(), "a tab"),
            (
                LINE.replace("   1 m", "   0 m").encode(),
                "line 1, column 5: a 001 line without a starting rank",
            ),
            (f"012 x\r\n{LINE}\0".encode(), "line 2: this is not a text file"),
            (LINE.encode("utf-16"), "save it as UTF-8"),
            (
                (LINE + "  0000 - Z" * 1000).encode(),
                "line 1, column 10082: the line of player 1 has more than",
            ),
        ],
    )
    def test_a_sentence_says_what_and_where(self, data: bytes, sentence: str) -> None:
        with pytest.raises(BadInput) as caught:
            trf.read(data)
        assert sentence in str(caught.value)


class Test_round_trip:
    @given(st.integers(0, 10**6))
    def test_random_fields(self, seed: int) -> None:
        field = random_field(seed)
        assert trf.read(trf.write(field)) == field

    def test_settings(self) -> None:
        settings = Settings(
            system="fmjd-1986", rounds=9, scoring=Scoring.of(20, 10), initial_colour=Colour.BLACK,
            acceleration="haley", virtual_points=((1, (20, 0)),), forbidden=((1, 2),),
            no_bye=frozenset({2}), lots=(2, 1), options=(("limits", "2000,1600"),),
        )  # fmt: skip
        tournament = Tournament((Player(1, "A", 2000), Player(2, "B", 1900, cells=(BYE,))), settings, "Cup")
        assert trf.read(trf.write(tournament)) == tournament

    @pytest.mark.parametrize("blank", ["\u2028", "\x85", "\x1c", "\x0c"])
    def test_strange_blanks_in_a_name(self, blank: str) -> None:
        tournament = Tournament((Player(1, f"A{blank}B"),), name=f"C{blank}D")
        for written in (trf.write(tournament), trf26.write(tournament)):
            again = trf.read(written)
            assert (again.players, again.name) == (tournament.players, tournament.name)

    def test_more_points_than_the_column_holds(self) -> None:
        tournament = Tournament((Player(1, "A", cells=(BYE, BYE)),), Settings(scoring=Scoring.of(615, 300)))
        again = trf.read(trf.write(tournament))
        assert (again, again.player(1).stated_points) == (tournament, 1230)
        assert trf.read(trf.write(Tournament((Player(1, "A"),)))).player(1).stated_points == 0

    def test_points_taken_away(self) -> None:
        scoring = replace(Scoring(), forfeit_loss=-5, absent=-5)
        players = (Player(1, "A", cells=(Cell(2, None, Result.FORFEIT_LOSS),)),
                   Player(2, "B", cells=(Cell(1, None, Result.FORFEIT_WIN),)))  # fmt: skip
        tournament = Tournament(players, Settings(scoring=scoring, virtual_points=((1, (-5,)),)))
        assert trf.read(trf.write(tournament)) == tournament
        assert [p.stated_points for p in trf.read(trf.write(tournament)).players] == [-5, 10]
        assert trf.read(trf26.write(tournament)).settings == tournament.settings

    def test_ranks_are_those_of_the_round_that_is_written(self) -> None:
        before = report(line(1), line(2), line(3))
        cells = {2: Cell(3, Colour.WHITE, Result.WIN), 3: Cell(2, Colour.BLACK, Result.LOSS), 1: ABSENT}
        after = trf.read(trf.write(before.with_round(cells)))
        assert {p.id: p.stated_rank for p in after.players} == {1: 2, 2: 1, 3: 3}
        assert all(p.stated_rank == n for n, p in enumerate(trf.read(trf.write(before)).players, 1))


class Test_pair_lists:
    def test_write_and_read(self) -> None:
        pairs = [Pair(3, 1), Pair(2)]
        assert javafo.write(pairs) == "2\n3 1\n2 0\n"
        assert javafo.read("2\n3 1\n2 0\n") == pairs

    @pytest.mark.parametrize("text", ["", "2\n1 2\n", "1\n1 x\n", "1\n1 2 3\n"])
    def test_bad_lists(self, text: str) -> None:
        with pytest.raises(BadInput):
            javafo.read(text)
