"""The Dutch systems of 2017 and 2026: literal readings against known pairings, the systems against both."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.errors import NoPairing
from ronde.formats import trf
from ronde.matching import weighted
from ronde.model import Tournament
from ronde.rulebook import say, sentence_names
from ronde.systems import RoundPairing, system
from ronde.verifying.solver import perfect
from tests.absolute import wrong
from tests.campaign import check, compare, field, large_field

CORPUS = Path(__file__).parent / "corpus"
KEYS = ("dutch-2026", "dutch-2017")
LARGE = {("dutch-2017", "029")}  # too slow for a literal reading


def folder(key: str) -> Path:
    return CORPUS / key.replace("-", "_")


KNOWN = [(key, file.stem) for key in KEYS for file in sorted(folder(key).glob("*.out"))]
IMPOSSIBLE = [(key, file.stem) for key in KEYS for file in sorted(folder(key).glob("none-*.trf"))]


def event(key: str, name: str) -> Tournament:
    return trf.read((folder(key) / f"{name}.trf").read_bytes())


def expected(key: str, name: str) -> list[tuple[int, ...]]:
    lines = (folder(key) / f"{name}.out").read_text().splitlines()
    return [tuple(map(int, line.split())) for line in lines[1:]]


def paired(key: str, tournament: Tournament) -> RoundPairing | None:
    try:
        return system(key).pair(tournament)
    except NoPairing:
        return None


# ---- known rounds ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "name"), [known for known in KNOWN if known not in LARGE])
def test_the_literal_reading_gives_the_known_pairing(key: str, name: str) -> None:
    literal = import_module(f"ronde.readings.{key.replace('-', '_')}")
    found = literal.pair(event(key, name))
    assert found == expected(key, name)
    assert wrong(key, event(key, name), found) is None


@pytest.mark.parametrize(("key", "name"), KNOWN)
def test_the_system_gives_the_known_pairing(key: str, name: str) -> None:
    pairing = system(key).pair(event(key, name))
    assert [(pair.white, pair.black or 0) for pair in pairing.pairs] == expected(key, name)


@pytest.mark.parametrize(("key", "name"), IMPOSSIBLE)
def test_there_is_no_pairing(key: str, name: str) -> None:
    literal = import_module(f"ronde.readings.{key.replace('-', '_')}")
    for pair in (literal.pair, system(key).pair):
        with pytest.raises(NoPairing):
            pair(event(key, name))


@pytest.mark.parametrize(("key", "name"), IMPOSSIBLE)
def test_who_makes_it_impossible_is_named(key: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(folder(key) / f"{name}.trf"), "--system", key, "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("ronde: no legal pairing exists: ")
    with pytest.raises(NoPairing) as error:
        system(key).pair(event(key, name))
    named = error.value.players
    assert named
    assert {str(id_) for id_ in named} == set(re.findall(r"\d+", said))
    round_ = import_module(f"ronde.readings.{key.replace('-', '_')}").Dutch(event(key, name))
    # whoever is not named may stay alone, and still there is no complete pairing
    odd = len(round_.player) % 2

    def may_meet(a: int, b: int) -> bool:
        if min(a, b) > 0:
            return bool(round_.legal(a, b))
        one, other = max(a, b), min(a, b)
        alone = other < 0 and (one < 0 or (one > 0 and one not in named))
        return alone or (other == 0 < one and round_.player[one].may_rest)

    others = [-n for n in range(1, len(round_.player) - len(named) + 1)]
    if (len(round_.player) + odd + len(others)) % 2:
        others.append(-len(round_.player))
    vertices = [*round_.player, *([0] if odd else []), *others]
    rows = [sum(1 << n for n, b in enumerate(vertices) if b != a and may_meet(a, b)) for a in vertices]
    assert not perfect(rows, (1 << len(vertices)) - 1)


def test_the_sentence_of_a_round_without_pairing(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (("en", "can only meet players"), ("fr", "ne peuvent rencontrer que")):
        file = folder("dutch-2026") / "none-2.trf"
        assert main(["pair", str(file), "--system", "dutch-2026", "--lang", language]) == 1
        assert words in capsys.readouterr().err


# ---- random rounds ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("start", range(0, 1000, 100))
def test_equal_to_the_literal_reading(key: str, start: int) -> None:
    for seed in range(start, start + 100):
        verdict, _ = compare(key, field(key, seed))
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


@pytest.mark.parametrize("key", KEYS)
def test_equal_if_no_bracket_is_solved_by_trials(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in brackets of more than fourteen vertices."""
    monkeypatch.setattr(weighted, "FEW", 0)
    for seed in range(2000, 2300):
        verdict, _ = compare(key, field(key, seed))
        assert verdict in ("equal", "none"), f"seed {seed}\n{verdict}"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("start", range(0, 100, 20))
def test_absolute_rules_on_larger_fields(key: str, start: int) -> None:
    for seed in range(start, start + 20):
        verdict, _ = check(key, large_field(key, seed))
        assert verdict in ("legal", "none"), f"seed {seed}\n{verdict}"


@pytest.mark.parametrize("key", KEYS)
def test_the_order_of_the_list_does_not_matter(key: str) -> None:
    for seed in range(80):
        tournament = field(key, seed)
        other = Tournament(tournament.players[::-1], tournament.settings)
        one, two = paired(key, tournament), paired(key, other)
        assert (one.pairs if one else None) == (two.pairs if two else None)


# ---- explanations ----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_pair_has_its_reasons(key: str) -> None:
    for seed in range(0, 60, 3):
        pairing = paired(key, large_field(key, seed))
        if pairing is None:
            continue
        told: dict[int, list[str]] = {}
        for step in pairing.steps:
            assert say(step)
            assert say(step, "fr")
            for id_ in step.players:
                told.setdefault(id_, []).append(say(step))
        for pair in pairing.pairs:
            about = [step.message for step in pairing.steps if set(step.players) == set(pair)]
            if pair.black is None:
                assert "bye" in about
                continue
            assert any(message.startswith("colours_") for message in about)
            assert any(message.endswith(("in_order", "first_free", "first_fit")) for message in about), pair
            for id_ in pair:
                assert len(told[id_]) <= 16, told[id_]


def test_no_sentence_is_idle() -> None:
    seen: set[str] = {"beyond_two", "passed_rest"}  # shown with C10, in larger brackets
    for key in KEYS:
        for seed in range(300):
            pairing = paired(key, field(key, seed))
            seen.update(step.message for step in (pairing.steps if pairing else ()))
    assert sentence_names("dutch-2026") == seen
