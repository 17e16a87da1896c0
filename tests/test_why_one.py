"""Questions about one player, about colours, about what might have been, and about places."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.errors import BadInput, NoPairing
from ronde.explaining import to_player, why_one, why_standings
from ronde.explaining.published import as_paired
from ronde.explaining.text import board_of
from ronde.formats import trf
from ronde.model import Cell, Colour, Outcome, Player, Result, Tournament
from ronde.pairing import before, pair, with_choice
from ronde.ranking.standings import standings
from ronde.ranking.tiebreaks.registry import values
from ronde.systems import KEYS, system
from tests.asked import asked
from tests.explanations.events import random_rounds

SAMPLE = str(Path(__file__).parent.parent / "samples" / "open.trf")


def sample(round_: int | None = None) -> Tournament:
    tournament = with_choice(trf.read(Path(SAMPLE).read_bytes()), "dutch-2012")
    return tournament if round_ is None else before(tournament, round_)


class Test_one_player:
    def test_opponent_and_scores_first(self) -> None:
        lines = why_one.text_lines(sample(), why_one.why_one(sample(), 4), "en")
        assert lines[0] == ("4 Novák, David (2.5 points) meets 8 Haddad, Hugo (2.5 points) on board 3.")
        assert all(line.startswith("·") for line in lines[1:])

    def test_the_bye_and_who_may_not_have_it(self) -> None:
        found = 0
        for seed in range(60):
            tournament = asked("dutch-2026", seed, 9)
            try:
                resting = next((p.white for p in pair(tournament).pairs if p.black is None), None)
            except Exception:
                continue
            if resting is None:
                continue
            one = why_one.why_one(tournament, resting)
            assert "has" in why_one.text_lines(tournament, one, "en")[0]
            assert "exemption" in why_one.text_lines(tournament, one, "fr")[0]
            assert resting not in one.barred
            found += bool(one.barred)
        assert found > 3

    def test_a_float(self) -> None:
        one = why_one.why_one(sample(), 12)
        assert one.opponent is not None
        floats = one.standing.counted != one.opponent.counted
        said = " ".join(why_one.text_lines(sample(), one, "en"))
        assert (" floats " in said) is floats


class Test_colours:
    def test_the_colours_of_a_pair(self) -> None:
        tournament = sample()
        found = why_one.why_colours(tournament, 8, 4)
        assert (found.pair.white, found.pair.black) == (4, 8)
        lines = why_one.colour_lines(tournament, found, "fr")
        assert lines[0] == "4 Novák, David (BNBN) a les Blancs, 8 Haddad, Hugo (BNBN) les Noirs."
        assert lines[1].endswith("[E4]")

    @pytest.mark.parametrize("key", [key for key in KEYS if system(key).uses_colours])
    def test_every_text_says_why(self, key: str) -> None:
        for tournament, round_ in random_rounds(key, 4):
            for made in round_.pairs:
                if made.black is not None:
                    found = why_one.why_colours(tournament, made.black, made.white)
                    assert len(why_one.colour_lines(tournament, found, "en")) > 1

    def test_a_pair_that_does_not_meet(self) -> None:
        with pytest.raises(BadInput, match="do not meet"):
            why_one.why_colours(sample(), 4, 6)


class Test_what_if:
    def test_every_result_is_paired_again(self) -> None:
        tournament = sample()
        found = why_one.what_if(tournament, 4)
        assert (found.white, found.black, found.round) == (3, 4, 4)
        assert [case.outcome for case in found.cases if case.real] == [Outcome.WHITE_WINS]
        for case in found.cases:
            changed = why_one.with_result(tournament, 4, 3, 4, case.outcome)
            board = board_of(pair(changed), 4)
            assert board is not None
            assert case.pair == board[1]

    def test_the_real_result_gives_the_real_pair(self) -> None:
        for id_ in (1, 5, 13, 20):
            case = next(case for case in why_one.what_if(sample(), id_).cases if case.real)
            board = board_of(pair(sample()), id_)
            assert board is not None
            assert case.pair == board[1]

    def test_before_the_first_round(self) -> None:
        with pytest.raises(BadInput, match="no game before round 1"):
            why_one.what_if(sample(1), 4)
        with pytest.raises(BadInput, match="no game before round 1"):
            why_one.what_if(sample(1), 4, (4, 5))

    def test_a_game_of_two_who_did_not_meet(self) -> None:
        with pytest.raises(BadInput, match="players 4 and 5 did not meet in round 4"):
            why_one.what_if(sample(), 4, (4, 5))


class Test_to_the_player:
    def test_what_if(self) -> None:
        head, cases = to_player.otherwise(sample(), why_one.what_if(sample(), 4))
        assert head.say() == "If your game with Chloé Dubois in round 4 had ended otherwise"
        assert [case.text.say() for case in cases] == [
            "Had you won, you would meet Ben Okafor with Black.",
            "Had you drawn, you would meet Elena Rossi with White.",
            "You lost: by the rules you meet Hugo Haddad with White.",
        ]
        assert [case.real for case in cases] == [False, False, True]
        assert cases[0].text.say("fr") == "Avec une victoire, vous rencontreriez Ben Okafor avec les Noirs."

    def test_the_game_of_others(self) -> None:
        _, cases = to_player.otherwise(sample(), why_one.what_if(sample(), 1, (3, 4)))
        assert {case.text.say().partition(":")[0] for case in cases if case.real} == {"It ended 1-0"}
        assert cases[1].text.say().startswith("Had it ended ½-½, you would ")

    def test_the_colours_so_far(self) -> None:
        (said,) = to_player.colours(sample(), as_paired(pair(sample())), 4)
        assert said.say() == "Your colours so far: WBWB. Hugo Haddad: WBWB."
        (first,) = to_player.colours(sample(1), as_paired(pair(sample(1))), 4)
        assert first.name == "you-colours-first"

    def test_the_bye(self) -> None:
        found = 0
        for seed in range(60):
            tournament = asked("dutch-2026", seed, 9)
            try:
                pairing = pair(tournament)
            except NoPairing:
                continue
            resting = next((p.white for p in pairing.pairs if p.black is None), None)
            if resting is not None:
                said = to_player.bye(tournament, as_paired(pairing), resting)
                assert bool(said) is bool(why_one.barred_below(tournament, resting))
                found += bool(said)
        assert found > 3


class Test_places:
    def test_the_tie_break_that_separates(self) -> None:
        tournament = sample()
        found = why_standings.why_placed(tournament, 6, 4, "PTS,DE,BH/C1,BH,SB")
        assert (found.higher, found.lower, str(found.code)) == (4, 6, "BH/C1")
        lines = why_standings.text_lines(tournament, found, "en")
        assert lines[0] == "4 Novák, David is in place 5, 6 Keller, Finn in place 8."
        assert lines[2] == "Buchholz cut 1 separates them: 4 Novák, David has 8, 6 Keller, Finn 7."

    @pytest.mark.parametrize("code", ["PTS", "BH", "SB"])
    def test_the_rounds_add_up(self, code: str) -> None:
        tournament = sample()
        total = values(tournament, code)
        for a, b in ((1, 2), (3, 20), (7, 15)):
            found = why_standings.why_placed(tournament, a, b, code if code == "PTS" else f"{code},PTS")
            if found.code is None or found.code.name != code:
                continue
            for k, id_ in enumerate((found.higher, found.lower)):
                shares = [parts[k].share or Fraction(0) for parts in found.rounds]
                assert sum(shares) == total[id_]

    def test_a_cut_leaves_out_what_it_says(self) -> None:
        found = why_standings.why_placed(sample(), 6, 4, "PTS,DE,BH/C1,BH,SB")
        for k, value in enumerate(found.values):
            parts = [two[k] for two in found.rounds]
            assert [part.counts for part in parts].count(False) == 1
            assert sum(part.share or 0 for part in parts if part.counts) == value

    def test_the_player_is_spoken_to(self) -> None:
        found = why_standings.why_placed(sample(), 6, 4, "PTS,DE,BH/C1,BH,SB")
        behind = to_player.lines(to_player.placed(sample(), found, 6, "en"), "en", {})
        assert behind == [
            "You are in place 8, David Novák in place 5.",
            "Equal in: Points 2.5 and Direct encounter 0.",
            "Buchholz cut 1 separates you: you have 7, David Novák has 8.",
            "It adds up the points of all opponents: meeting stronger ones gives more.",
        ]
        ahead = to_player.lines(to_player.placed(sample(), found, 4, "fr"), "fr", {})
        assert ahead[0] == "Vous êtes à la place 5, Finn Keller à la place 8."
        assert ahead[2] == "Buchholz tronqué vous départage\xa0: vous avez 8, Finn Keller a 7."

    def test_their_own_game(self) -> None:
        """Eve beat Adam; both have a point of two."""
        white, black, won, lost = Colour.WHITE, Colour.BLACK, Result.WIN, Result.LOSS
        two = Tournament(
            (
                Player(1, "Adam", cells=(Cell(2, white, lost), Cell(3, black, won))),
                Player(2, "Eve", cells=(Cell(1, black, won), Cell(4, white, lost))),
                Player(3, "Cain", cells=(Cell(4, white, lost), Cell(1, white, lost))),
                Player(4, "Abel", cells=(Cell(3, black, won), Cell(2, black, won))),
            )
        )
        found = why_standings.why_placed(two, 1, 2, "PTS,DE")
        assert (str(found.code), found.higher) == ("DE", 2)
        assert "They met in round 1: 1-0." in why_standings.text_lines(two, found, "en")
        said = to_player.lines(to_player.placed(two, found, 1, "en"), "en", {})
        assert "You met in round 1: you lost." in said

    def test_nothing_separates_them(self) -> None:
        tournament = sample()
        table = standings(tournament, "PTS")
        tied = [row.id for row in table.rows if row.shared][:2]
        found = why_standings.separation(tournament, table, *tied)
        assert found.code is None
        assert "rien ne les départage" in why_standings.text_lines(tournament, found, "fr")[0]

    def test_json(self) -> None:
        found = why_standings.why_placed(sample(), 4, 6)
        made = why_standings.as_json(sample(), found)
        assert isinstance(made, dict)
        assert made["players"] == [4, 6]


class Test_commands:
    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (["why", SAMPLE, "4"], "4 Novák, David (2.5 points) meets"),
            (["why", SAMPLE, "4", "--colour"], "has White"),
            (["why", SAMPLE, "4", "--if"], "½-½: 4 Novák, David would meet 5 Rossi, Elena with White."),
            (["why", SAMPLE, "4", "--json"], '"text"'),
            (["standings", SAMPLE, "--why", "4", "6"], "separates them"),
            (["standings", SAMPLE, "--why", "4", "6", "--format", "json"], '"code"'),
        ],
    )
    def test_they_answer(self, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main([*arguments, "--lang", "en"]) == 0
        assert words in capsys.readouterr().out
