"""Paper: what the PDF documents say, read back from them."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader

from ronde.cli import main
from ronde.errors import BadInput
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import Tournament
from ronde.output import pdf as paper
from ronde.output.hall_papers import piles
from ronde.output.pdf import Job
from ronde.output.qr import code
from ronde.prizes.giving import give
from ronde.prizes.plan import Plan as Prizes
from ronde.prizes.plan import PrizeList
from ronde.ranking.standings import standings

OPEN = trf.read((Path(__file__).parent.parent / "samples" / "open.trf").read_bytes())
NASTY = '#panic() *<script>alert(1)</script>* $x$ @a \\ _b_ `c` // "d"'


def pages(data: bytes) -> list[str]:
    """The text of every page, with the blanks as one."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(data)).pages]


def named(name: str) -> Tournament:
    """The sample with one name changed."""
    return replace(OPEN, players=tuple(replace(p, name=name) if p.id == 3 else p for p in OPEN.players))


def job(tournament: Tournament, language: str) -> Job:
    """What to print, with a prize for everybody."""
    plan = Prizes((PrizeList((1000,) * len(tournament.players)),))
    return Job(tournament, language, prizes=(plan, give(plan, standings(tournament))))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("what", sorted(set(paper.PAPERS) - set(paper.OF_TEAMS)))
class TestEveryPaper:
    def test_names_are_text_whatever_they_contain(self, what: str, language: str) -> None:
        text = " ".join(pages(paper.paper(what, job(named(NASTY), language))))
        for part in ("#panic()", "*<script>", "alert(1)", "$x$", "@a", "_b_", "`c`", "//"):
            assert part in text.replace("</ script", "</script").replace("​", "")

    def test_the_same_values_give_the_same_bytes(self, what: str, language: str) -> None:
        assert paper.paper(what, job(OPEN, language)) == paper.paper(what, job(OPEN, language))

    def test_it_names_everybody_who_belongs_there(self, what: str, language: str) -> None:
        text = " ".join(pages(paper.paper(what, job(OPEN, language))))
        missing = [p.name for p in OPEN.players if p.name not in text]
        assert missing == (["Svensson, Pär"] if what == "slips" else [])  # he has the bye

    def test_title_and_language_stand_in_the_document(self, what: str, language: str) -> None:
        reader = PdfReader(io.BytesIO(paper.paper(what, job(OPEN, language))))
        assert reader.metadata is not None
        assert reader.metadata.title
        assert str(reader.trailer["/Root"]["/Lang"]) == language


class TestLists:
    def test_headings_are_repeated_on_every_page(self) -> None:
        event = generate(Plan(120, 3, seed=1, system="dubov-1997"))
        found = pages(paper.paper("standings", Job(event)))
        assert len(found) > 2
        assert all("Place" in page and "Name" in page for page in found)
        assert f"page {len(found)} of {len(found)}" in found[-1]

    def test_a_crosstable_of_many_rounds_goes_on_and_repeats_the_names(self) -> None:
        event = generate(Plan(30, 25, seed=1, system="dubov-1997"))
        found = pages(paper.paper("crosstable", Job(event, "fr")))
        assert sum("Player001" in page for page in found) > 1
        assert any(f"R{event.played_rounds}" in page for page in found)

    def test_the_order_of_the_boards_can_be_given(self) -> None:
        from ronde.checking import pairs_of

        backwards = tuple(reversed(pairs_of(OPEN, 4)))
        (page,) = pages(paper.paper("pairings", Job(OPEN, round=4, pairs=backwards)))
        players = OPEN.by_id()
        first, last = (page.index(players[pair.white].name) for pair in (backwards[0], backwards[-1]))
        assert first < last

    def test_control_characters_and_half_characters_do_no_harm(self) -> None:
        (page,) = pages(paper.paper("players", Job(named("Evil\x00\x07\n\ud800 Name"))))
        assert "Evil" in page
        assert "Name" in page

    def test_an_announced_bye_stands_on_the_check_in_list(self) -> None:
        (page,) = pages(paper.paper("check-in", Job(OPEN, "fr")))
        assert "Pointage, ronde 5" in page
        assert "Lindqvist, Ingrid 9 2109 FRA exemption d'un demi-point" in page

    def test_unknown_papers_and_rounds_are_refused(self) -> None:
        with pytest.raises(BadInput, match="there is no paper 'poster'"):
            paper.paper("poster", Job(OPEN))
        with pytest.raises(BadInput, match="round 9 is not paired"):
            paper.paper("slips", Job(OPEN, round=9))


class TestTheDoor:
    @staticmethod
    def size(what: str, boards: int) -> tuple[int, float]:
        """The pages of a list for the door, and the size of its names in points."""
        event = generate(Plan(2 * boards, 1, seed=1, system="dubov-1997"))
        reader = PdfReader(io.BytesIO(paper.paper(what, Job(event))))
        sizes: list[float] = []

        def visit(text: str, _cm: object, matrix: list[float], _font: object, size: float) -> None:
            if "Player" in text:
                sizes.append(size * abs(matrix[3]))

        for page in reader.pages:
            page.extract_text(visitor_text=visit)
        return len(reader.pages), max(sizes)

    def test_few_boards_have_large_type_and_many_have_as_few_pages_as_can_be_read(self) -> None:
        sizes = {boards: self.size("pairings", boards) for boards in (9, 30, 100)}
        assert {boards: pages for boards, (pages, _) in sizes.items()} == {9: 1, 30: 1, 100: 4}
        assert sizes[9][1] > 20
        assert all(size >= 12 for _, size in sizes.values())
        assert self.size("names", 100)[0] <= 4

    def test_place_days_time_clubs_and_the_arbiters_line(self) -> None:
        event = replace(OPEN, players=tuple(replace(p, club="Tour Blanche") for p in OPEN.players))
        about = ("Nice · 4–8 avril 2026", "samedi 4 avril, 14:30", "Anne Roux")
        job = Job(event, "fr", about=about[0], starts=about[1], arbiter=about[2])
        for what in ("pairings", "names"):
            (page,) = pages(paper.paper(what, job))
            for part in ("Nice · 4–8 avril 2026", "samedi 4 avril, 14:30", "Tour Blanche", " · Anne Roux"):
                assert part in page, what
        assert "Anne Roux" in pages(paper.paper("standings", job))[-1]

    def test_all_papers_of_a_round_are_one_document(self) -> None:
        found = pages(paper.paper("round", Job(OPEN, "fr", 4)))
        titles = (
            "Appariements de la ronde 4",
            "appariements par nom",
            "Signature",
            "Classement après la ronde 3",
        )
        assert all(any(title in page for page in found) for title in titles)

    def test_a_fee_is_paid_or_has_a_box(self) -> None:
        fees = {p.id: (2500, 2500 if p.id == 9 else 0) for p in OPEN.players}
        (page,) = pages(paper.paper("check-in", Job(OPEN, "fr", fees=fees)))
        assert "Droits Réglé" in page
        assert "Lindqvist, Ingrid 9 2109 FRA 25,00 ✓" in page
        assert page.count("✓") == 1

    def test_pages_can_be_looked_at_before_they_are_printed(self) -> None:
        shown = paper.pictures(paper.document("round", Job(OPEN, "fr", 4)), ppi=20)
        assert len(shown) == len(pages(paper.paper("round", Job(OPEN, "fr", 4))))
        assert all(one.startswith(b"\x89PNG") for one in shown)


class TestCards:
    def test_rounds_to_come_have_a_line(self) -> None:
        (page,) = pages(paper.paper("cards", Job(OPEN, players=(7,))))
        assert "7 Martins, Gabriela" in page
        assert "Okafor" in page
        assert all(f" {n} " in f"{page} " for n in (5, 6, 7))

    def test_the_code_leads_to_the_page_of_the_player(self) -> None:
        plain = paper.paper("cards", Job(OPEN, players=(7,)))
        linked = paper.paper("cards", Job(OPEN, players=(7,), links={7: "https://open.example/e/x"}))
        assert len(linked) > len(plain)
        assert "<path" in code("https://open.example/e/x")

    def test_draughts_have_their_own_card(self) -> None:
        event = generate(Plan(10, 3, seed=1, system="fmjd-1986"))
        text = " ".join(pages(paper.paper("cards", Job(event, "fr", players=(1,)))))
        assert "Solkoff" in text


class TestSlips:
    def test_the_piles_are_in_order_when_the_stack_is_cut(self) -> None:
        sheets = piles(list(range(1, 12)))  # three pages
        assert [page[0] for page in sheets] == [1, 2, 3]
        assert [page[1] for page in sheets] == [4, 5, 6]
        assert [n for place in range(4) for page in sheets if (n := page[place])] == list(range(1, 12))
        assert piles([]) == []

    def test_a_slip_has_the_code_of_its_board(self) -> None:
        job = Job(OPEN, "fr", 4, board_links={2: "https://open.example/b/2"}, codes={2: "K7MQ4R"})
        text = " ".join(pages(paper.paper("slips", job)))
        assert text.count("K7MQ4R") == 1
        assert "Scannez pour annoncer" in text

    def test_a_slip_has_both_names_and_every_outcome(self) -> None:
        first = pages(paper.paper("slips", Job(OPEN, "fr", 4)))[0]
        for part in ("Ronde 4", "Échiquier", "Rossi, Elena", "Okafor, Ben", "1 – 0", "½ – ½", "Signature"):
            assert part in first

    def test_draughts_count_two_points(self) -> None:
        event = generate(Plan(10, 2, seed=1, system="fmjd-1986", scoring=OPEN.settings.scoring.of(20, 10)))
        assert "2 – 0" in pages(paper.paper("slips", Job(event)))[0]


class TestCommand:
    def test_it_writes_the_file(self, tmp_path: Path) -> None:
        out = tmp_path / "x.pdf"
        assert main(["print", "samples/open.trf", "names", "--lang", "fr", "-o", str(out)]) == 0
        assert "appariements par nom" in pages(out.read_bytes())[0]
        assert [path.name for path in tmp_path.iterdir()] == ["x.pdf"]

    def test_place_days_start_and_arbiter_are_those_of_the_report(self, tmp_path: Path) -> None:
        file, out = tmp_path / "nice.trf", tmp_path / "x.pdf"
        days = "132".ljust(91) + "26/04/04  26/04/05"
        head = "022 Nice\n042 2026/04/04\n052 2026/04/08\n102 Anne Roux\n"
        head += f"{days}\n### desk rounds start 2 14:30\n"
        file.write_text(head + Path("samples/open.trf").read_text(encoding="utf-8"), encoding="utf-8")
        assert main(["print", str(file), "pairings", "--round", "2", "--lang", "fr", "-o", str(out)]) == 0
        (page,) = pages(out.read_bytes())
        for part in ("Nice · 4–8 avril 2026", "dimanche 5 avril, 14:30", " · Anne Roux"):
            assert part in page
        assert main(["print", str(file), "pairings", "-o", str(out)]) == 0  # round 4 has no day

    def test_a_folder_that_is_not_there(self, tmp_path: Path) -> None:
        assert main(["print", "samples/open.trf", "names", "-o", str(tmp_path / "no" / "x.pdf")]) == 5


@pytest.mark.parametrize("language", ["en", "fr"])
class TestTeams:
    FILE = str(Path(__file__).parent.parent / "samples" / "teams.trf")

    def printed(self, tmp_path: Path, what: str, language: str, *more: str) -> str:
        """The text of a paper made by `ronde print --teams`."""
        out = tmp_path / f"{what}.pdf"
        assert main(["print", self.FILE, what, "--teams", "--lang", language, "-o", str(out), *more]) == 0
        return " ".join(pages(out.read_bytes()))

    def test_match_sheets_have_boards_and_totals(self, tmp_path: Path, language: str) -> None:
        text = self.printed(tmp_path, "sheets", language, "--round", "3")
        assert all(
            word in text for word in ("Gent 1", "Riga 1", {"en": "2.5 – 1.5", "fr": "2,5 – 1,5"}[language])
        )

    def test_every_other_paper_names_the_teams(self, tmp_path: Path, language: str) -> None:
        for what in (
            "pairings",
            "names",
            "standings",
            "crosstable",
            "players",
            "individuals",
            "boards",
            "check-in",
        ):
            assert "Gent" in self.printed(tmp_path, what, language), what
        assert "Gent" in self.printed(tmp_path, "cards", language, "--player", "2")

    def test_what_there_is_not(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
    ) -> None:
        assert main(["print", self.FILE, "sheets", "--lang", language]) == 3
        assert "--teams" in capsys.readouterr().err
        assert main(["print", self.FILE, "slips", "--teams", "--lang", language]) == 3
        assert "sheets" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_receipts_fill_a_page(language: str) -> None:
    """Seven prizes: three pages, the last with one receipt."""
    plan = Prizes((PrizeList((1000,) * 7),))
    made = paper.paper("receipts", Job(OPEN, language, prizes=(plan, give(plan, standings(OPEN)))))
    word = {"en": "Receipt ", "fr": "Reçu "}[language]
    counts = [text.replace("Reçu par", "").count(word) for text in pages(made)]
    assert counts == [3, 3, 1]
