"""FIDE B.01 of 2024, article by article: title norms."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.formats import trf
from ronde.model import Cell, Colour, Player, Result, Tournament
from ronde.ranking.norms import NORMS, adjusted, attempt, attempts, best_attempt, international, score_needed
from ronde.ranking.rated import games_of
from ronde.ranking.tiebreaks.ratings import difference
from ronde.tables.cards import card_table, player_card
from ronde.tables.rated import norm_note, with_norm

Opponent = tuple[int, str, str]  # rating, title, federation
FIELD: list[Opponent] = [
    (2500, "GM", "GER"), (2520, "GM", "HUN"), (2480, "GM", "ESP"), (2400, "IM", "FRA"), (2420, "IM", "GER"),
    (2350, "FM", "FRA"), (2300, "FM", "ITA"), (2200, "", "FRA"), (2380, "IM", "SUI"),
]  # fmt: skip


def event(field: list[Opponent], codes: str, player: Player | None = None) -> Tournament:
    """A player against a field, a round each."""
    own = player or Player(1, "A", 2450, "IM", "m", "FRA")
    answers = {"1": "0", "=": "=", "0": "1", "+": "-"}
    cells = tuple(Cell(n + 1, Colour.WHITE, Result(code)) for n, code in enumerate(codes, 1))
    others = []
    for n, ((rating, title, federation), code) in enumerate(zip(field, codes, strict=True), 1):
        before = tuple(Cell(result=Result.ABSENT) for _ in range(n - 1))
        theirs = Cell(1, Colour.BLACK, Result(answers[code]))
        others.append(Player(n + 1, f"P{n}", rating, title, federation=federation, cells=(*before, theirs)))
    return Tournament((replace(own, cells=cells), *others))


def missing(field: list[Opponent], codes: str, title: str = "GM") -> tuple[str, ...]:
    made = event(field, codes)
    return attempt(made, made.player(1), title).missing


@pytest.mark.article("titles-2024 1.4.1a")
def test_nine_games() -> None:
    assert missing(FIELD, "1111===11") == ()
    assert "1.4.1a" in missing(FIELD[:8], "1111===1")


@pytest.mark.article("titles-2024 1.4.1c")
@pytest.mark.parametrize(("code", "made"), [("+", True), ("0", False)])
def test_eight_games_and_a_forfeit(code: str, made: bool) -> None:
    found = attempt(event(FIELD, f"11111==1{code}"), event(FIELD, f"11111==1{code}").player(1), "GM")
    assert found.achieved
    assert found.games == (8 if made else 9)
    assert found.counts >= 9
    ten = event([*FIELD, FIELD[0]], "+11111==+1")  # ten rounds
    assert "1.4.1a" in attempt(ten, ten.player(1), "GM").missing


@pytest.mark.article("titles-2024 1.4.1d")
@pytest.mark.article("titles-2024 1.7")
def test_points_beyond_the_norm_count_as_games() -> None:
    made = event(FIELD, "111111111")
    found = attempt(made, made.player(1), "GM")
    assert (found.halves, found.needed, found.counts) == (18, 14, 11)
    long = event([*FIELD, *FIELD[:5]], "11111111111111")
    assert attempt(long, long.player(1), "GM").counts == 13


@pytest.mark.article("titles-2024 1.4.1e")
def test_games_after_the_norm_are_left_out() -> None:
    made = event([*FIELD, FIELD[0], FIELD[1]], "1111===1100")
    found = attempt(made, made.player(1), "GM")
    assert (found.achieved, found.games, found.later, found.without) == (True, 9, 2, ())
    first = event([FIELD[0], FIELD[1], *FIELD], "001111===11")  # lost before it, not after
    assert not attempt(first, first.player(1), "GM").achieved


@pytest.mark.article("titles-2024 1.4.1f")
def test_a_game_won_against_a_weak_opponent_is_left_out() -> None:
    made = event([(1500, "", "ITA"), (1600, "", "ITA"), *FIELD], "111111===11")
    found = attempt(made, made.player(1), "GM")
    assert (found.achieved, found.games, found.without) == (True, 9, (2, 3))
    drawn = event([(1500, "", "ITA"), (1600, "", "ITA"), *FIELD], "==1111===11")
    assert not attempt(drawn, drawn.player(1), "GM").achieved


@pytest.mark.article("titles-2024 1.4.2")
def test_games_that_do_not_count() -> None:
    assert "1.4.1a" in missing([*FIELD, FIELD[0]], "++111===11")
    outside = [(r, t, "NON" if n == 8 else f) for n, (r, t, f) in enumerate(FIELD)]
    assert "1.4.1a" in missing(outside, "1111===11")


@pytest.mark.article("titles-2024 1.4.2")
def test_a_last_opponent_who_does_not_come_counts_as_a_loss() -> None:
    field = [FIELD[0], *FIELD[:8], FIELD[8]]
    made = event(field, "+11111===+")
    found = attempt(made, made.player(1), "GM")
    assert (found.games, found.halves) == (9, 13)
    assert "1.4.1a" not in found.missing


@pytest.mark.article("titles-2024 1.4.3")
def test_two_other_federations() -> None:
    near = [(rating, title, "FRA" if n % 2 else "GER") for n, (rating, title, _) in enumerate(FIELD)]
    assert "1.4.3" in missing(near, "1111===11")


@pytest.mark.article("titles-2024 1.4.3")
def test_fid_is_no_federation() -> None:
    near = [(r, t, "FID" if n > 4 else "GER") for n, (r, t, _) in enumerate(FIELD)]
    assert missing(near, "1111===11") == ("1.4.3",)


def large(guests: int = 20, masters: int = 10, host: str = "FRA", away: int = 0) -> Tournament:
    """Players of the host and guests of three federations in nine rounds against one another."""
    lands = ("GER", "ITA", "ESP")
    ids = range(1, 2 * guests + 1)
    rest = Cell(result=Result.ABSENT)

    def cells(id_: int) -> tuple[Cell, ...]:
        pair = id_ + 1 if id_ % 2 else id_ - 1
        result = Result.WIN if id_ % 2 else Result.LOSS
        game = Cell(pair, Colour.WHITE if id_ % 2 else Colour.BLACK, result)
        return (game, *((rest,) * away), *((game,) * (8 - away)))

    return Tournament(
        tuple(
            Player(
                id_,
                f"P{id_}",
                2300,
                "IM" if id_ % 2 == 0 and id_ <= 2 * masters else "",
                federation=lands[id_ // 2 % 3] if id_ % 2 == 0 else host,
                cells=cells(id_),
            )
            for id_ in ids
        ),
        records=("032 FRA",),
    )


@pytest.mark.article("titles-2024 1.4.3d")
def test_a_large_international_event_is_exempt() -> None:
    assert international(large())
    assert international(large(away=1))
    for other in (large(guests=19), large(masters=9), large(away=2), replace(large(), records=())):
        assert not international(other)
    same = [(r, t, "FRA") for r, t, _ in FIELD]
    made = event(same, "1111===11")
    assert "1.4.4" in attempt(made, made.player(1), "GM").missing
    assert attempt(made, made.player(1), "GM", exempt=True).achieved


@pytest.mark.article("titles-2024 1.4.4")
def test_shares_of_federations() -> None:
    own = [(r, t, "FRA" if n < 6 else f) for n, (r, t, f) in enumerate(FIELD)]
    assert "1.4.4" in missing(own, "1111===11")  # six of nine from one's own
    five = [(r, t, "FRA" if n < 5 else "GER" if n < 7 else "ITA") for n, (r, t, _) in enumerate(FIELD)]
    assert "1.4.4" not in missing(five, "1111===11")
    one = [(r, t, "GER" if n < 7 else f) for n, (r, t, f) in enumerate(FIELD)]
    assert "1.4.4" in missing(one, "1111===11")  # seven of nine from another one


@pytest.mark.article("titles-2024 1.4.5")
def test_titles() -> None:
    plain = [(r, t if n < 4 else "", f) for n, (r, t, f) in enumerate(FIELD)]
    assert "1.4.5" in missing(plain, "1111===11")
    candidates = [(r, t if n < 4 else "CM", f) for n, (r, t, f) in enumerate(FIELD)]
    assert "1.4.5" in missing(candidates, "1111===11")
    two = [(r, "IM" if n == 0 else t, f) for n, (r, t, f) in enumerate(FIELD)]
    assert "1.4.5" in missing(two, "1111===11")  # two grandmasters
    assert "1.4.5" not in missing(two, "1111===11", "IM")


@pytest.mark.article("titles-2024 1.4.6")
def test_one_rating_is_raised_to_the_floor() -> None:
    made = event([*FIELD[:7], (1500, "", "ITA"), (0, "", "SUI")], "1111===11")
    games = games_of(made, made.player(1))
    assert adjusted(games, NORMS["GM"])[:2] == [2200, 1500]  # the unrated one counts 1400 and is raised
    two = event([*FIELD[:7], (0, "", "ITA"), (0, "", "SUI")], "1111===11")
    assert adjusted(games_of(two, two.player(1)), NORMS["GM"])[:2] == [2200, 1400]  # no limit to their number


@pytest.mark.article("titles-2024 1.4.7")
def test_the_average() -> None:
    assert attempt(event(FIELD, "1111===11"), Player(1), "GM").games == 0  # nobody's games
    made = event(FIELD, "1111===11")
    assert attempt(made, made.player(1), "GM").average == 2394
    weaker = [(rating - 20, title, federation) for rating, title, federation in FIELD]
    assert "1.4.8a" in missing(weaker, "111111111")


@pytest.mark.article("titles-2024 1.4.8")
def test_the_performance_and_the_points_it_asks_for() -> None:
    made = event(FIELD, "1111===11")
    found = attempt(made, made.player(1), "GM")
    assert (found.performance, found.halves, found.needed) == (2394 + 273, 15, 14)
    assert "1.4.8" in missing(FIELD, "111======")
    assert score_needed(NORMS["GM"], 9, 1700) is None


@pytest.mark.article("titles-2024 1.4.8")
def test_35_per_cent() -> None:
    strong = [(rating + 500, "GM", federation) for rating, _, federation in FIELD]
    assert "1.4.8b" in missing(strong, "111000000")
    assert "1.4.8b" not in missing(strong, "111=00000")


@pytest.mark.article("titles-2024 1.4.9")
@pytest.mark.parametrize(
    ("percent", "dp"),
    [(0, -800), (1, -677), (35, -110), (50, 0), (67, 125), (72, 166), (99, 677), (100, 800)],
)
def test_the_table(percent: int, dp: int) -> None:
    assert difference(percent) == dp


def test_the_highest_title_that_is_not_held() -> None:
    (found,) = attempts(event(FIELD, "1111===11"))
    assert (found.title, found.achieved, found.missing) == ("GM", True, ())
    woman = Player(1, "A", 2200, "WFM", "w", "FRA")
    (made,) = attempts(event(FIELD, "1==1=0==0", woman))
    assert (made.title, made.achieved) == ("WIM", True)
    assert attempts(event(FIELD, "000000000", woman), 0) == []


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "norm.trf"
    file.write_text(trf.write(event(FIELD, "1111===11")))
    assert main(["ratings", str(file), "--norms", "--format", "csv", "--lang", "en"]) == 0
    assert "1,IM,A,FRA,GM,9,2394,7.5,7.0,2667,achieved" in capsys.readouterr().out
    assert main(["ratings", str(file), "--k", "1=20", "--format", "csv", "--lang", "fr"]) == 0
    assert "Variation" in capsys.readouterr().out
    assert main(["ratings", str(file), "--k", "twenty"]) == 3


def test_what_is_missing_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "norm.trf"
    two = [(r, "IM" if n == 0 else t, f) for n, (r, t, f) in enumerate(FIELD)]
    file.write_text(trf.write(event(two, "1111===11")))
    assert main(["ratings", str(file), "--norms", "--format", "csv", "--lang", "en"]) == 0
    assert "2 of 3 GM (1.4.5)" in capsys.readouterr().out
    file.write_text(trf.write(event([*FIELD, FIELD[0], FIELD[1]], "1111===1100")))
    assert main(["ratings", str(file), "--norms", "--format", "csv", "--lang", "fr"]) == 0
    assert "obtenue\xa0; sans les 2 dernières parties (1.4.1e)" in capsys.readouterr().out


def test_on_the_card_of_the_player() -> None:
    made = event(FIELD, "1111===11")
    told = "GM norm (7.5 out of 9, performance 2667): achieved."
    assert norm_note(made, 1) == told
    assert with_norm(card_table(player_card(made, 1)), made, 1).notes[-1] == told
    assert norm_note(made, 1, "fr") == "Norme de GM (7,5 sur 9, performance 2667)\xa0: obtenue."
    assert norm_note(made, 9) == ""  # one game: nothing is near


def test_what_is_still_open() -> None:
    assert norm_note(event(FIELD[:8], "1111===1"), 1) == (
        "GM norm (6.5 out of 8, performance 2647), still open: 8 of 9 games (1.4.1a)."
    )
    less = norm_note(event(FIELD, "111====1="), 1, "fr")
    assert less.startswith("Norme de GM (6,5 sur 9, performance 2560), il manque encore\xa0: performance")
    assert less.endswith("\xa0; un total de 7 points contre ces adversaires.")


@pytest.mark.parametrize("rounds", range(1, 10))
def test_one_player_as_in_the_list_of_all(rounds: int) -> None:
    codes = "1111===11"[:rounds]
    for made in (event(FIELD[:rounds], codes), event(FIELD[:rounds], codes, Player(1, "A", 2300, "", "w"))):
        alone = (best_attempt(made, player.id) for player in made.players)
        assert [one for one in alone if one] == attempts(made)


def test_no_norm_in_draughts() -> None:
    made = event(FIELD, "1111===11")
    draughts = replace(made, settings=replace(made.settings, system="fmjd-1986"))
    assert norm_note(draughts, 1) == ""
