"""Claims are proved, and a claim that is changed is noticed; `make claims` does both at length."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from ronde import rulebook, words
from ronde.claims import from_json, to_json
from ronde.cli import main
from ronde.errors import BadInput
from ronde.systems import KEYS, system
from ronde.verifying.reading import read
from ronde.verifying.verify import checker_of, proved_texts
from tests.claims import asked, proved, trial

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", KEYS)
def test_every_claim_of_random_rounds_is_true(key: str) -> None:
    verdicts = [(seed, verdict) for seed in range(24) for verdict in proved(key, seed)]
    assert len(verdicts) > 200
    wrong = [
        f"{seed} {verdict.why} {rulebook.say(verdict.step)}" for seed, verdict in verdicts if not verdict.true
    ]
    assert not wrong


@pytest.mark.parametrize("key", KEYS)
def test_a_changed_claim_is_noticed(key: str) -> None:
    results = []
    for seed in range(10):
        found = asked(key, seed)
        rng = Random(seed)
        if found is not None and found.pairing.steps:
            results += [result for _ in range(6) if (result := trial(found, rng)) is not None]
    missed = [result for result in results if not result[1]]
    assert len(results) > 20
    assert 50 * len(missed) <= len(results), missed


def test_no_message_lacks_a_checker() -> None:
    """Every sentence that a system can say has a function that checks it."""
    lacking = []
    texts = {system(key).text for key in KEYS} | {"accelerations", "baku-2026"}
    proved = set(proved_texts())
    assert proved <= texts
    assert not [key for key in texts if proved.isdisjoint(rulebook.sharing(key))]
    for text in texts:
        for message in rulebook.sentence_names(text):
            step = rulebook.Step(f"{text} ", (), message)
            if checker_of(step) is None:
                lacking.append(f"{text}-{message}")
    general = [name.removeprefix("general-") for name in words.entries("en") if name.startswith("general-")]
    lacking += [name for name in general if checker_of(rulebook.Step("fide-2012 ", (), name)) is None]
    assert not lacking


class Test_the_form:
    @pytest.mark.parametrize("seed", range(4))
    def test_a_claim_is_written_and_read(self, seed: int) -> None:
        found = asked("dutch-2012", seed)
        assert found is not None
        for step in found.pairing.steps:
            assert from_json(json.loads(json.dumps(to_json(step)))) == step

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
    def round_(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
        assert main(["explain", self.FILE, "--json", "--lang", "en"]) == 0
        path = tmp_path / "round.json"
        path.write_text(capsys.readouterr().out)
        return path

    def test_all_true(self, round_: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["verify", str(round_), self.FILE, "--lang", "en"]) == 0
        assert "false: 0, not checked: 0." in capsys.readouterr().out

    def test_a_false_claim(self, round_: Path, capsys: pytest.CaptureFixture[str]) -> None:
        data = json.loads(round_.read_text())
        step = next(step for step in data["steps"] if step["claim"] == "dutch-2012-passed_met")
        step["values"]["others"]["players"] = [14]
        round_.write_text(json.dumps(data))
        assert main(["verify", str(round_), self.FILE, "--lang", "fr"]) == 4
        said = capsys.readouterr().out
        assert "FAUX [dutch-2012 B1] 6 Keller, Finn a déjà rencontré 14 Fischer, Nils." in said
        assert main(["verify", str(round_), self.FILE, "--json"]) == 4
        assert json.loads(capsys.readouterr().out)["false"] >= 1

    def test_a_claim_that_nobody_checks(self, round_: Path, capsys: pytest.CaptureFixture[str]) -> None:
        data = json.loads(round_.read_text())
        step = next(step for step in data["steps"] if step["claim"] == "dutch-2012-passed_met")
        step["claim"] = "dutch-2012-no_such_claim"
        round_.write_text(json.dumps(data))
        assert main(["verify", str(round_), self.FILE, "--json"]) == 4
        listed = json.loads(capsys.readouterr().out)["listed"]
        assert [one["true"] for one in listed if one["claim"].endswith("no_such_claim")] == [None]


def test_the_sentences_of_those_not_paired_have_both_languages() -> None:
    names = [name for name in words.entries("en") if name.startswith("general-")]
    assert set(names) <= set(words.entries("fr"))
