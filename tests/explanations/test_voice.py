"""The player's voice: second person, the score first, nothing of S1 and S2; every system has one."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from ronde import rulebook, words
from ronde.explaining.published import Published, as_paired
from ronde.explaining.voice import SCORES, Away, player_text, spoken_name, told, voice_of
from ronde.model import Cell, Colour, Player, Result, Settings, Tournament
from ronde.pairing import pair
from ronde.rulebook import Step
from ronde.systems import KEYS, system
from tests.claims import explained
from tests.explanations.events import random_rounds

#: words that a player need not know
JARGON = re.compile(r"\b(S1|S2|M0|M1|P0|P1|X1?|Z1?|G1|G2|MDP|Limbo|bracket|Index)\b")


@pytest.mark.parametrize("key", KEYS)
def test_the_common_decisions_of_every_system_have_a_voice(key: str) -> None:
    seen: Counter[str] = Counter()
    voiced = 0
    for _, round_ in random_rounds(key):
        for step in round_.pairing.steps:
            if step.players and step.topic not in SCORES:
                found = voice_of(step)
                seen[step.message] += 0 if found else 1
                voiced += 1 if found else 0
    mute = {message: n for message, n in seen.items() if n}
    assert voiced > 50
    assert sum(mute.values()) <= 0.02 * voiced, mute


def test_which_decisions_have_a_voice() -> None:
    """Of all sentences about players only these few are said as the arbiter reads them."""
    mute, voiced = set(), 0
    for key in {system(key).text for key in KEYS}:
        topics = {name: row.topic for name, row in rulebook.text(key).by_sentence.items() if row.topic}
        for name, topic in topics.items():
            found = voice_of(Step(f"{key} X", (1,), name))
            voiced += found is not None
            if found is None and topic not in SCORES:
                mute.add((key, name))
    assert len(mute) <= 0.02 * voiced, sorted(mute)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_everybody_is_spoken_to(key: str, language: str) -> None:
    for then, round_ in random_rounds(key, rounds=3):
        for player in then.available():
            heard = told(then, round_, player.id, language)
            assert heard.said
            voice = [s for s in heard.said if s.text not in {rule.text for rule in heard.rules}]
            for sentence in voice:
                assert not JARGON.search(sentence.text), sentence.text
                assert "{" not in sentence.text
            board = round_.board_of(player.id)
            assert board is not None
            if board[1].black is not None:
                assert re.match("You|Vous", heard.said[0].text)


GENDERED = {
    "w": r"la (meilleure|dernière|première) adversaire possible|, (meilleure|dernière) adversaire possible",
    "m": r"le (meilleur|dernier|premier) adversaire possible|, (meilleur|dernier) adversaire possible",
    "": r"place parmi les adversaires possibles|en premier parmi les adversaires possibles",
}


@pytest.mark.parametrize("sex", ["w", "m", ""])
def test_french_agrees_with_the_sex_of_the_players(sex: str) -> None:
    said = []
    for then, round_ in random_rounds("fmjd-1986", rounds=4):
        known = replace(then, players=tuple(replace(player, sex=sex) for player in then.players))
        for player in known.players:
            heard = told(known, round_, player.id, "fr")
            said += [sentence.text for sentence in (*heard.said, *heard.rules)]
    found = {other: sum(bool(re.search(words_, text)) for text in said) for other, words_ in GENDERED.items()}
    assert found.pop(sex) > 0
    assert not any(found.values())


def test_voices_belong_to_sentences() -> None:
    known = {key: rulebook.sentence_names(key) for key in rulebook.text_keys()}
    everywhere = set().union(*known.values())
    for name in words.entries("en"):
        if not name.startswith("you-") or name in OWN:
            continue
        rest = name.removeprefix("you-")
        key = max((k for k in known if rest.startswith(f"{k}-")), key=len, default=None)
        message = rest.removeprefix(f"{key}-") if key else rest
        there = known[key] if key else everywhere
        assert message in there, name


#: entries of the voice that tell no step
OWN = {name for name in words.entries("en") if re.match("you-(away|points|virtual|rules|published)", name)}
OWN |= {name for name in words.entries("en") if re.match("you-(colours|bye-barred|if|placed)", name)}
OWN |= {"you-number", "you-ordinal"}


@pytest.mark.parametrize("key", KEYS)
def test_nobody_reads_their_own_name(key: str) -> None:
    """Who is spoken to is "you", not a third person."""
    for seed in range(25):
        found = explained(key, seed)
        if found is None:
            continue
        names = Counter(player.name for player in found.tournament.players)
        for player in found.tournament.available():
            if names[player.name] > 1:
                continue
            said = told(found.tournament, as_paired(found.pairing), player.id).said
            assert not [s.text for s in said if re.search(rf"\b{player.name}\b", s.text)], (seed, player.id)


@pytest.mark.parametrize("key", ["dutch-2012", "dutch-2026"])
def test_only_those_who_change_halves_are_told_that_they_do(key: str) -> None:
    others = 0
    for seed in range(300):
        found = explained(key, seed)
        steps = found.pairing.steps if found else ()
        for step in steps:
            if found is None or step.message not in ("exchanged", "exchange"):
                continue
            given = dict(step.values)
            moved = {i for name in ("out", "into") for i in (given[name],) if isinstance(i, int)}
            moved |= {i for name in ("out", "into") if isinstance(given[name], tuple) for i in given[name]}
            mine = {id_ for s in steps if s.bracket == step.bracket for id_ in s.players}
            for id_ in mine:
                said = " ".join(s.text for s in told(found.tournament, as_paired(found.pairing), id_).said)
                assert ("You change from the" in said) <= (id_ in moved)
                others += "change halves" in said
        if others > 20:
            return
    assert others


def four() -> Tournament:
    names = ["Duarte, Inês", "Nowak, Zofia", "Petit, Étienne", "Haddad, Karim"]
    players = tuple(Player(n, name, 2000 - n) for n, name in enumerate(names, 1))
    return Tournament(players, Settings(system="dutch-2012", rounds=5, initial_colour=Colour.WHITE))


def without_last(cell: Cell) -> Tournament:
    """Four players, the last of whom has this cell already."""
    *others, last = four().players
    return replace(four(), players=(*others, replace(last, cells=(cell,))))


class Test_example_14:
    """Duarte and Nowak of the sample event: the score, the halves, the places."""

    def test_the_sentences(self) -> None:
        players = tuple(
            Player(n, name) for n, name in ((1, "A"), (4, "Duarte, Inês"), (5, "B"), (7, "Nowak, Zofia"))
        )
        tournament = Tournament(players, Settings(system="dutch-2012", initial_colour=Colour.WHITE))
        heard = told(tournament, as_paired(pair(tournament)), 4)
        assert [s.text for s in heard.said[:2]] == [
            "You both have 0 points.",
            "The top half of the group plays the bottom half in order: you are 2nd, so is Zofia Nowak.",
        ]
        assert heard.said[1].short == "C6"
        french = told(tournament, as_paired(pair(tournament)), 7, "fr")
        assert [s.text for s in french.said[:2]] == [
            "Vous êtes à égalité\xa0: 0 point.",
            "La moitié haute du groupe joue contre la moitié basse, dans l'ordre\xa0: "
            "vous êtes au 2e rang, Inês Duarte aussi.",
        ]
        assert "S1" not in " ".join(s.text for s in heard.said)
        assert "S1" in " ".join(s.text for s in heard.rules)


class Test_example_11:
    """An accelerated round: both players are told of the virtual points."""

    def accelerated(self) -> tuple[Tournament, Published]:
        players = [Player(n, f"P{n}", 2400 - n) for n in range(1, 9)]
        tournament = Tournament(
            tuple(players),
            Settings(system="dubov-1997", rounds=5, acceleration="haley", initial_colour=Colour.WHITE),
        )
        cells: dict[int, Cell] = {}
        for two in pair(tournament).pairs:
            assert two.black is not None
            upper = two.white <= 4
            cells[two.white] = Cell(two.black, Colour.WHITE, Result.LOSS if upper else Result.WIN)
            cells[two.black] = Cell(two.white, Colour.BLACK, Result.WIN if upper else Result.LOSS)
        then = tournament.with_round(cells)
        return then, as_paired(pair(then))

    def test_both_are_told(self) -> None:
        then, round_ = self.accelerated()
        scores = {p.id: then.settings.scoring.points(p.cell(1)) for p in then.players}
        across = [p for p in round_.pairs if {n <= 4 for n in p} == {True, False}]
        assert across
        for two in across:
            low, high = sorted(two, key=lambda n: scores[n])
            assert (scores[low], scores[high]) == (0, 10)
            assert told(then, round_, high).said[0].text == (
                "You have 1 point. Your opponent has 0 points but counts 1 more in this accelerated round: "
                "you are in the same group."
            )
            assert told(then, round_, high).said[0].short == "haley.principle"
            assert told(then, round_, high, "fr").said[0].text == (
                "Vous avez 1 point. Votre adversaire a 0 point mais en compte 1 de plus à cette ronde "
                "accélérée\xa0: vous êtes dans le même groupe."
            )
            assert told(then, round_, low).said[0].text.startswith("You have 0 points but count 1 more")


def test_the_imaginary_point_is_told() -> None:
    rounds = [
        (then, round_) for then, round_ in random_rounds("burstein-1998", 2) if round_.pairing.round == 2
    ]
    told_of = 0
    for then, round_ in rounds:
        top = len(then.players) // 2
        for two in round_.pairs:
            if two.black is not None and {n <= top for n in two} == {True, False}:
                said = [told(then, round_, n).said[0] for n in two]
                assert all("1 more in this accelerated round" in one.text for one in said)
                assert {one.short for one in said} == {"3.3"}
                told_of += 1
    assert told_of


class Test_who_does_not_play:
    @pytest.mark.parametrize(
        ("result", "english"),
        [
            (Result.ABSENT, "You are not paired in this round"),
            (Result.HALF_BYE, "You asked not to play in this round"),
            (Result.FULL_BYE, "You do not play in this round"),
        ],
    )
    def test_from_a_report(self, result: Result, english: str) -> None:
        tournament = without_last(Cell(result=result))
        round_ = as_paired(pair(tournament))
        assert told(tournament, round_, 4).said[0].text.startswith(english)
        assert english in player_text(tournament, round_, 4)

    @pytest.mark.parametrize("away", list(Away))
    def test_every_reason_has_its_sentence(self, away: Away) -> None:
        tournament = four()
        players = (
            *tournament.players[:3],
            replace(tournament.players[3], cells=(Cell(result=Result.ABSENT),)),
        )
        tournament = replace(tournament, players=players)
        round_ = as_paired(pair(tournament))
        said = {told(tournament, round_, 4, language, away).said[0].text for language in ("en", "fr")}
        assert len(said) == 2

    def test_the_bye(self) -> None:
        tournament = replace(four(), players=four().players[:3])
        heard = told(tournament, as_paired(pair(tournament)), 3)
        assert "you have the bye" in heard.said[0].text


def test_names_as_people_say_them() -> None:
    assert spoken_name("Nowak, Zofia") == "Zofia Nowak"
    assert spoken_name("Van Dijk, Sanne") == "Sanne Van Dijk"
    assert spoken_name("PETIT Cédric") == "PETIT Cédric"
    assert spoken_name("Nowak,") == "Nowak,"


def test_an_unknown_decision_is_said_as_the_arbiter_reads_it() -> None:
    assert voice_of(Step("dutch-2012 A7", (1,), "preferences")) is None
    assert words.variables("you-dutch-2026-passed_met") == words.variables("you-dutch-2012-passed_met")
