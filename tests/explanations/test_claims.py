"""Documents are proved, and whatever is changed in them is noticed; `make claims` does both at length."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ronde import words
from ronde.claims import from_json, to_json
from ronde.cli import main
from ronde.errors import BadInput, NoPairing
from ronde.formats import trf
from ronde.model import Colour, Tournament
from ronde.systems import KEYS, system
from ronde.values import replace
from ronde.verifying.document import read
from ronde.verifying.verify import proof_of
from tests.claims import CHANGES, Data, explained, large_tournament, trial

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", KEYS)
def test_documents_of_random_rounds_are_true(key: str) -> None:
    claims = 0
    for seed in range(24):
        found = explained(key, seed)
        if found is not None:
            assert found.faults() == [], seed
            claims += len(found.data["steps"]) + len(found.data["measures"])
    assert claims > 200


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_noticed(key: str, change: Callable[[Data, Random], None]) -> None:
    found = [explained(key, seed) for seed in range(8)]
    results = [trial(one, Random(n), change) for n, one in enumerate(found) if one is not None]
    assert True in results or None in results
    assert False not in results


@pytest.mark.parametrize("key", KEYS)
def test_large_rounds_are_proved_without_the_search(key: str) -> None:
    for seed in range(3):
        plain = large_tournament(key, seed, (60, 75))
        tournament = replace(plain, settings=replace(plain.settings, system=key))
        try:
            expected = system(key).pair(tournament).pairs
        except NoPairing:
            with pytest.raises(NoPairing):
                proof_of(key).demanded(tournament)
            continue
        assert tuple(proof_of(key).demanded(tournament).pairs) == expected


def opponents_exchanged(tournament: Tournament, round_: int) -> Tournament:
    """Two boards with the same result exchange their players with Black."""
    white = [p for p in tournament.players if p.cell(round_).colour is Colour.WHITE]
    one, other = next(
        (a, b)
        for n, a in enumerate(white)
        for b in white[:n]
        if a.cell(round_).result is b.cell(round_).result
    )
    new = {one.id: other.cell(round_).opponent, other.id: one.cell(round_).opponent}
    new |= {black: id_ for id_, black in new.items() if black is not None}
    players = tuple(
        replace(
            p, cells=(*p.cells[: round_ - 1], replace(p.cell(round_), opponent=new[p.id]), *p.cells[round_:])
        )
        if p.id in new
        else p
        for p in tournament.players
    )
    return replace(tournament, players=players, source=())


class Test_the_form:
    @pytest.mark.parametrize("seed", range(4))
    def test_a_claim_is_written_and_read(self, seed: int) -> None:
        found = explained("dutch-2012", seed)
        assert found is not None
        for data in found.data["steps"]:
            assert to_json(from_json(data)) | {"text": ""} == data | {"text": ""}

    def test_a_claim_without_values(self) -> None:
        with pytest.raises(BadInput):
            from_json({"claim": "dutch-2012-first"})

    @pytest.mark.parametrize(
        "text", ["", "[]", "{}", '{"version": 1, "round": 1, "pairs": [{}], "steps": []}']
    )
    def test_what_is_no_round(self, text: str) -> None:
        with pytest.raises(BadInput, match="explain --json"):
            read(text.encode())

    def test_another_version(self) -> None:
        with pytest.raises(BadInput, match="version 99"):
            read(b'{"version": 99, "round": 1, "pairs": [], "steps": []}')


class Test_the_command:
    FILE = str(ROOT / "samples" / "open.trf")

    @pytest.fixture
    def data(self, capsys: pytest.CaptureFixture[str]) -> Any:
        assert main(["explain", self.FILE, "--json", "--lang", "en"]) == 0
        return json.loads(capsys.readouterr().out)

    @pytest.fixture
    def said(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
        def run(data: Any, *options: str, code: int = 4) -> str:
            path = tmp_path / "round.json"
            path.write_text(json.dumps(data))
            assert main(["verify", str(path), self.FILE, *(options or ("--lang", "en"))]) == code
            return capsys.readouterr().out

        return run

    def step(self, data: Any, claim: str) -> Any:
        return next(step for step in data["steps"] if step["claim"] == f"dutch-2012-{claim}")

    def test_everything_true(self, data: Any, said: Callable[..., str]) -> None:
        assert said(data, code=0) == "Round 5: 59 claims, all of them true, none missing.\n"

    def test_french_document(self, capsys: pytest.CaptureFixture[str], said: Callable[..., str]) -> None:
        assert main(["explain", self.FILE, "--json", "--lang", "fr"]) == 0
        said(json.loads(capsys.readouterr().out), code=0)

    def test_false_value(self, data: Any, said: Callable[..., str]) -> None:
        self.step(data, "passed_met")["values"]["others"]["players"] = [14]
        out = said(data, "--lang", "fr")
        assert "FAUX [dutch-2012 B1] 6 Keller, Finn a déjà rencontré 14 Fischer, Nils." in out
        assert json.loads(said(data, "--json"))["false"] == 2  # the value, and the sentence beside it

    def test_wrong_article(self, data: Any, said: Callable[..., str]) -> None:
        step = self.step(data, "passed_met")
        step["article"] = step["criterion"] = "dutch-2012 B2"
        out = said(data)
        assert "WRONG ARTICLE [dutch-2012 B2]" in out
        assert "It is dutch-2012 B1 that decides." in out

    def test_wrong_sentence(self, data: Any, said: Callable[..., str]) -> None:
        data["steps"][3]["text"] = "Everybody is happy."
        out = said(data)
        assert "Everybody is happy." in out
        assert "WRONG SENTENCE" in out

    def test_wrong_measure(self, data: Any, said: Callable[..., str]) -> None:
        data["measures"][1]["value"] = [7]
        assert "WRONG MEASURE dutch-2012 C14.a (7); it is dutch-2012 C14.a (1)" in said(data)

    def test_missing_claim(self, data: Any, said: Callable[..., str]) -> None:
        step = data["steps"].pop(4)
        out = said(data)
        assert f"MISSING [{step['article']}] {step['text']}" in out

    def test_moved_claim(self, data: Any, said: Callable[..., str]) -> None:
        data["steps"].insert(0, data["steps"].pop(9))
        assert "OUT OF PLACE" in said(data)

    def test_doubled_claim(self, data: Any, said: Callable[..., str]) -> None:
        data["steps"].append(data["steps"][5])
        assert "NOT DUE" in said(data)

    def test_exchanged_colours(self, data: Any, said: Callable[..., str]) -> None:
        pair = data["pairs"][0]
        pair["white"], pair["black"] = pair["black"], pair["white"]
        assert "WRONG PAIR on board 1" in said(data)

    def test_unplayed_board(self, data: Any, said: Callable[..., str]) -> None:
        one, other = data["boards"][:2]
        one["white"], other["white"] = other["white"], one["white"]
        assert "NOT PLAYED" in said(data)

    def test_boards_without_colours_are_not_changed(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        report, document = tmp_path / "elo.trf", tmp_path / "round.json"
        plan = ["--players", "21", "--rounds", "5", "--seed", "3", "--system", "elo-swiss"]
        assert main(["generate", *plan, "-o", str(report)]) == 0
        for round_ in "35":
            capsys.readouterr()
            assert main(["explain", str(report), "--system", "elo-swiss", "--round", round_, "--json"]) == 0
            document.write_text(capsys.readouterr().out)
            assert main(["verify", str(document), str(report), "--system", "elo-swiss", "--lang", "en"]) == 0
            said = capsys.readouterr().out
            assert "all of them true" in said
            assert "not what the rules give" not in said

    def test_published_colours_are_those_of_the_report(
        self, capsys: pytest.CaptureFixture[str], said: Callable[..., str]
    ) -> None:
        assert main(["explain", self.FILE, "--round", "4", "--json", "--lang", "en"]) == 0
        data = json.loads(capsys.readouterr().out)
        said(data, code=0)
        board = data["boards"][0]
        board["white"], board["black"] = board["black"], board["white"]
        assert f"NOT PLAYED {board['white']} - {board['black']}" in said(data)

    def test_sentence_that_is_no_text(self, data: Any, said: Callable[..., str]) -> None:
        data["steps"][3]["text"] = ["Everybody is happy."]
        said(data, code=3)

    def test_boards_changed_by_hand_are_counted(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        report, document = tmp_path / "changed.trf", tmp_path / "round.json"
        report.write_text(trf.write(opponents_exchanged(trf.read(Path(self.FILE).read_bytes()), 4)))
        assert main(["explain", str(report), "--round", "4", "--json"]) == 0
        document.write_text(capsys.readouterr().out)
        assert main(["verify", str(document), str(report), "--lang", "en"]) == 0
        said = capsys.readouterr().out
        assert "2 published boards are not what the rules give" in said
        assert "all of them true" in said

    def test_claim_that_no_text_knows(self, data: Any, said: Callable[..., str]) -> None:
        self.step(data, "passed_met")["claim"] = "dutch-2012-no_such_claim"
        assert "no_such_claim" in said(data)

    def test_round_that_is_not_in_the_report(self, data: Any, tmp_path: Path) -> None:
        data["round"] = 9
        (tmp_path / "round.json").write_text(json.dumps(data))
        assert main(["verify", str(tmp_path / "round.json"), self.FILE]) == 3


def test_the_sentences_of_those_not_paired_have_both_languages() -> None:
    names = [name for name in words.entries("en") if name.startswith("general-")]
    assert set(names) <= set(words.entries("fr"))
