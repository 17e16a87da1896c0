"""The Lim system against its literal reading, and its absolute rules on larger fields."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.errors import NoPairing
from ronde.facts.colours import may_have
from ronde.facts.history import cards
from ronde.model import Cell, Colour, Player, Result, Tournament
from ronde.rulebook import say
from ronde.systems.lim import SYSTEM
from ronde.systems.lim.facts import Field, Group, read
from ronde.systems.lim.procedure import one_side
from tests.campaign import compare, field
from tests.fields import random_field
from tests.varied import lim as vary


@pytest.mark.parametrize("start", range(0, 600, 50))
def test_equal_to_the_literal_reading(start: int) -> None:
    for seed in range(start, start + 50):
        verdict, _ = compare("lim", field("lim", seed))
        assert verdict in ("equal", "none"), verdict


def possible(tournament: Tournament) -> bool:
    """Whether any legal pairing exists, tried out one by one."""
    known = cards(tournament)
    settings = tournament.settings
    last = settings.rounds is not None and tournament.next_round >= settings.rounds

    def legal(a: int, b: int) -> bool:
        mine, his = known[a], known[b]
        if b in mine.met:
            return False
        if last and mine.pairing_score == his.pairing_score:
            return True
        return any(may_have(mine.colours, c) and may_have(his.colours, c.opposite) for c in Colour)

    def pairable(ids: tuple[int, ...]) -> bool:
        if not ids:
            return True
        first, *others = ids
        return any(legal(first, b) and pairable(tuple(x for x in others if x != b)) for b in others)

    ids = tuple(known)
    if len(ids) % 2 == 0:
        return pairable(ids)
    resting = [i for i in ids if not known[i].given_points and i not in settings.no_bye]
    return any(pairable(tuple(x for x in ids if x != i)) for i in resting)


@pytest.mark.parametrize("start", range(0, 400, 100))
def test_a_pairing_exactly_when_one_exists(start: int) -> None:
    for seed in range(start, start + 100):
        tournament = vary(random_field(seed, largest=9, most_rounds=8), seed)
        try:
            SYSTEM.pair(tournament)
            found = True
        except NoPairing:
            found = False
        assert found is possible(tournament), seed


def check_absolute_rules(tournament: Tournament) -> None:
    """Everybody once, no second meeting, no bye after free points, colours inside 12.1 (but in 13)."""
    try:
        pairing = SYSTEM.pair(tournament)
    except NoPairing:
        return
    known = cards(tournament)
    assert sorted(id_ for pair in pairing.pairs for id_ in pair) == sorted(known)
    rounds = tournament.settings.rounds
    last = rounds is not None and pairing.round >= rounds
    for pair in pairing.pairs:
        if pair.black is None:
            assert not known[pair.white].given_points
            assert pair is pairing.pairs[-1]
            continue
        white, black = known[pair.white], known[pair.black]
        assert black.id not in white.met
        inside = may_have(white.colours, Colour.WHITE) and may_have(black.colours, Colour.BLACK)
        assert inside or (last and white.pairing_score == black.pairing_score)


@pytest.mark.parametrize("seed", range(60))
def test_absolute_rules_on_larger_fields(seed: int) -> None:
    check_absolute_rules(vary(random_field(seed, smallest=15, largest=200, most_rounds=12), seed))


@pytest.mark.parametrize("seed", range(80))
def test_everything_is_explained_in_both_languages(seed: int) -> None:
    tournament = field("lim", seed)
    try:
        pairing = SYSTEM.pair(tournament)
    except NoPairing:
        return
    for pair in pairing.pairs:
        words = [step.message.split("_")[0] for step in pairing.steps if set(step.players) == set(pair)]
        assert "bye" in words if pair.black is None else {"pair", "colour"} <= set(words)
    for step in pairing.steps:
        for language in ("en", "fr"):
            assert "{" not in say(step, language)


# ---- Twins ---------------------------------------------------------------------------------------


def colours_exchanged(tournament: Tournament) -> Tournament:
    """The same tournament with White and Black exchanged."""

    def turn(cell: Cell) -> Cell:
        return replace(cell, colour=cell.colour.opposite) if cell.colour else cell

    players = tuple(replace(p, cells=tuple(map(turn, p.cells))) for p in tournament.players)
    lot = tournament.settings.initial_colour
    settings = replace(tournament.settings, initial_colour=lot.opposite if lot else Colour.BLACK)
    return replace(tournament, players=players, settings=settings)


@pytest.mark.parametrize("start", range(0, 200, 50))
def test_white_and_black_are_twins(start: int) -> None:
    for seed in range(start, start + 50):
        tournament = field("lim", seed)
        try:
            pairs = SYSTEM.pair(tournament).pairs
        except NoPairing:
            continue
        twins = SYSTEM.pair(colours_exchanged(tournament)).pairs
        assert [tuple(pair)[::-1] for pair in pairs] == [tuple(pair) for pair in twins]


LOST = {"1": "0", "0": "1", "=": "=", "W": "L", "L": "W", "D": "D", "+": "-", "-": "+"}
WITHOUT_GAME = {"U": "Z", "F": "Z", "Z": "F", "": "F", "H": "H"}


def upside_down(tournament: Tournament) -> Tournament:
    """The last number is the first, and what was won is lost."""
    top = max(p.id for p in tournament.players) + 1
    rounds = tournament.played_rounds

    def turn(cell: Cell) -> Cell:
        if cell.opponent is None:
            return Cell(result=Result(WITHOUT_GAME[cell.result.value]))
        return Cell(top - cell.opponent, cell.colour, Result(LOST[cell.result.value]))

    players = []
    for player in tournament.players:
        past = tuple(turn(player.cell(n)) for n in range(1, rounds + 1))
        players.append(Player(top - player.id, rating=player.rating, cells=past + player.cells[rounds:]))
    return replace(tournament, players=tuple(players))


def side(about: Field, up: bool) -> list[Group]:
    """The groups above (below) the median as they are paired towards it."""
    levels: dict[int, list[int]] = {}
    for id_, score in about.score.items():
        levels.setdefault(score, []).append(id_)
    middle = about.played * about.win
    towards = sorted(levels, reverse=not up)
    used = [s for s in towards if (2 * s < middle if up else 2 * s > middle)]
    goal = (middle // 2, levels.get(middle // 2, []))
    return one_side(about, [(s, levels[s]) for s in used], goal, up, 0)


@pytest.mark.parametrize("start", range(0, 400, 100))
def test_up_and_down_are_twins(start: int) -> None:
    compared = 0
    for seed in range(start, start + 100):
        tournament = random_field(seed, largest=20)
        tournament = replace(tournament, settings=vary(tournament, seed).settings)
        tournament = replace(
            tournament,
            settings=replace(tournament.settings, virtual_points=(), forbidden=(), no_bye=frozenset()),
        )
        double = [cell.result.value for p in tournament.players for cell in p.cells if cell.opponent]
        if double.count("0") != double.count("1") or double.count("-") != double.count("+"):
            continue  # both lost: that has no mirror image
        turned = upside_down(tournament)
        if turned.played_rounds != tournament.played_rounds:
            continue
        top = max(p.id for p in tournament.players) + 1
        down, up = side(read(tournament), up=False), side(read(turned), up=True)
        for one, other in zip(down, up, strict=True):
            assert [(m.first, m.second) for m in one.made] == [
                (top - m.first, top - m.second) for m in other.made
            ]
            assert one.leaving == [top - id_ for id_ in other.leaving]
            compared += 1
    assert compared > 50


# ---- No explosion --------------------------------------------------------------------------------


def test_everybody_must_have_white_in_a_large_last_round() -> None:
    count = 120
    players: list[Player] = []
    for id_ in range(1, count + 1):
        one, two = count + 2 * id_ - 1, count + 2 * id_
        past = (Cell(one, Colour.BLACK, Result.DRAW), Cell(two, Colour.BLACK, Result.DRAW))
        players.append(Player(id_, cells=past))
        for index, guest in enumerate((one, two)):
            cells = [Cell(result=Result.ABSENT)] * 3
            cells[index] = Cell(id_, Colour.WHITE, Result.DRAW)
            players.append(Player(guest, cells=tuple(cells)))
    tournament = Tournament(tuple(sorted(players, key=lambda p: p.id)))
    last = replace(tournament, settings=replace(tournament.settings, rounds=3))
    assert len(SYSTEM.pair(last).pairs) == count // 2
    with pytest.raises(NoPairing):
        SYSTEM.pair(tournament)


def test_nearly_everybody_has_met_nearly_everybody() -> None:
    for seed in (1, 2, 3):
        tournament = random_field(seed, smallest=30, largest=30, most_rounds=28)
        check_absolute_rules(tournament)
