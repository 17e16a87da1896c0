"""The Dubov text of 1997, article by article."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from ronde.errors import NoPairing
from ronde.model import ABSENT, Cell, Colour, Player, Result, Settings, Tournament
from ronde.rulebook import say
from ronde.systems.dubov_1997 import SYSTEM
from ronde.systems.dubov_1997.candidates import (
    black_column,
    bye_order,
    change_columns,
    in_turn,
    leaving_order,
    pair_columns,
    white_column,
)
from ronde.systems.dubov_1997.colours import Colours, Reason, give_colours
from ronde.systems.dubov_1997.facts import (
    Entry,
    barred,
    cma_list,
    colour_due,
    entries,
    legal_pairs,
    may_change,
)
from ronde.systems.dubov_1997.story import RoundStory

W, B = Colour.WHITE, Colour.BLACK
REPLY = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}


def field(*lines: str, apart: Iterable[str] = (), rounds: int | None = 9, **settings: Any) -> Tournament:
    """Players as "Ann 2400 w1:2300 b=^:2350 H": name, rating, then every round's colour, result and the
    rating of an opponent who has left since (^: of a much higher score), or the letter of a bye.

    `apart` are pairs of names, "Ann Bob", that may not meet. Numbers go from 1 in the order of the lines.
    """
    table = [line.split() for line in lines]
    count = max(len(row) - 2 for row in table)
    numbers = {row[0]: number for number, row in enumerate(table, 1)}
    players, guests, virtual = [], [], []
    for number, (name, rating, *codes) in enumerate(table, 1):
        cells = []
        for index, code in enumerate(codes + ["Z"] * (count - len(codes))):
            if len(code) == 1:
                cells.append(Cell(result=Result(code)))
                continue
            guest = 101 + len(guests)
            cells.append(Cell(guest, Colour(code[0]), Result(code[1])))
            away = [ABSENT] * (count + 1)
            away[index] = Cell(number, Colour(code[0]).opposite, Result(REPLY[code[1]]))
            guests.append(Player(guest, f"guest {guest}", int(code.split(":")[1]), cells=tuple(away)))
            if "^" in code:
                virtual.append((guest, (0,) * index + (900,) + (0,) * (count - index)))
        players.append(Player(number, name, int(rating), cells=tuple(cells)))
    forbidden = tuple(tuple(numbers[name] for name in pair.split()) for pair in apart)
    chosen = Settings(rounds=rounds, forbidden=forbidden, virtual_points=tuple(virtual))
    return Tournament((*players, *guests), replace(chosen, **settings))


def pairs(tournament: Tournament) -> list[str]:
    """The boards by name, White first: "Ann-Bob"; the bye as "Ann"."""
    names = {player.id: player.name for player in tournament.players}
    return ["-".join(names[id_] for id_ in pair) for pair in SYSTEM.pair(tournament).pairs]


def meetings(tournament: Tournament) -> set[frozenset[str]]:
    return {frozenset(board.split("-")) for board in pairs(tournament)}


def told(tournament: Tournament, message: str) -> list[tuple[str, ...]]:
    """The names of those whom a sentence of the explanation is about."""
    names = {player.id: player.name for player in tournament.players}
    steps = SYSTEM.pair(tournament).steps
    return [tuple(names[id_] for id_ in step.players) for step in steps if step.message == message]


def entry(id_: int, rating: int = 2000, average: float = 2000, colours: str = "", **more: Any) -> Entry:
    """A player as the orders of the text see them."""
    history = tuple(Colour(letter) for letter in colours)
    plain = Entry(
        id_, 0, rating, Fraction(average), colour_due(history), history, frozenset(), frozenset(),
        round(average * 10), id_, f"{id_:03}", (), False, False, False,
    )  # fmt: skip
    return plain._replace(**more)


def ids(players: Iterable[Entry]) -> list[int]:
    return [player.id for player in players]


@pytest.mark.article("dubov-1997 1")
class Test_1_definitions:
    def test_the_average_counts_games_played_and_is_exact(self) -> None:
        event = field("Ann 2400 w1:2300 b0:2311 w=:2311 w+:1000 U H")
        assert cma_list(event)[0].average == Fraction(6922, 3)

    def test_opponents_who_have_left_count(self) -> None:
        assert entries(field("Ann 2400 w1:2301 b0:2300"))[0].average == Fraction(4601, 2)

    def test_no_opponent_is_zero(self) -> None:
        assert entries(field("Ann 2400 U", "Bob 2300 w-:2500"))[0].average == 0

    @pytest.mark.parametrize(
        ("history", "due"),
        [
            ("", None),
            ("w", B),
            ("b", W),
            ("wb", W),
            ("bw", B),
            ("wbw", B),
            ("bbw", W),
            ("wwb", B),
            ("wwbb", W),
        ],
    )
    def test_colour_due(self, history: str, due: Colour | None) -> None:
        assert colour_due([Colour(letter) for letter in history]) is due

    def test_namesakes_of_equal_strength_by_number(self) -> None:
        found = give_colours(entry(2, name="bob"), entry(1, name="bob"))
        assert (found.white.id, found.reason) == (1, Reason.NUMBER)

    def test_averages_that_differ_look_different(self) -> None:
        """2000⅓ and 2000.3 are the same to one decimal."""
        third, tenths = Fraction(6001, 3), Fraction(20003, 10)
        white, black = entry(1, average=third, played={9}), entry(2, average=tenths, played={9})  # type: ignore[arg-type]
        story = RoundStory(first_round=False)
        story.colours(Colours(white, black, Reason.AVERAGE))
        assert [value for name, value in story.steps[0].values if name in "ab"] == ["2000.333", "2000.3"]
        assert "2000,333" in say(story.steps[0], "fr")

    def test_white_and_black_are_treated_alike(self) -> None:
        for number in range(1, 2**7):
            history = [W if bit == "1" else B for bit in f"{number:b}"[1:]]
            mirror = colour_due([colour.opposite for colour in history])
            due = colour_due(history)
            assert mirror is (due.opposite if due else None)

    def test_forfeits_give_no_colour(self) -> None:
        assert entries(field("Ann 2400 w1:2300 b1:2300 b+:2300"))[0].wants is W


@pytest.mark.article("dubov-1997 2.1")
class Test_21_no_second_meeting:
    def test_a_game_played_is_not_repeated(self) -> None:
        cells = ((2, "w", "1"), (1, "b", "0"), (4, "b", "1"), (3, "w", "0"))
        players = tuple(
            Player(n, f"P{n}", 2000, cells=(Cell(o, Colour(c), Result(r)),))
            for n, (o, c, r) in enumerate(cells, 1)
        )
        paired = {frozenset(p) for p in SYSTEM.pair(Tournament(players)).pairs}
        assert paired == {frozenset((1, 3)), frozenset((2, 4))}

    @pytest.mark.parametrize(
        ("mine", "theirs", "again"), [("1", "0", False), ("+", "-", True), ("-", "-", True)]
    )
    def test_a_forfeit_is_no_meeting(self, mine: str, theirs: str, again: bool) -> None:
        one = Player(1, cells=(Cell(2, W, Result(mine)),))
        two = Player(2, cells=(Cell(1, B, Result(theirs)),))
        assert bool(legal_pairs(entries(Tournament((one, two))))[0]) is again

    def test_no_pairing_is_reported(self) -> None:
        with pytest.raises(NoPairing):
            SYSTEM.pair(field("Ann 2400 w1:2000", "Bob 2300 b1:2000", apart=["Ann Bob"]))


@pytest.mark.article("dubov-1997 2.2")
class Test_22_bye_once:
    @pytest.mark.parametrize(
        ("code", "allowed"),
        [("U", False), ("F", False), ("H", False), ("w+:2000", False), ("Z", True), ("w0:2000", True)],
    )
    def test_points_without_play_exclude_the_bye(self, code: str, allowed: bool) -> None:
        event = field("Ann 2400 w0:2000 b0:2000", "Bob 2300 w1:2000 b0:2000", f"Cid 1000 b0:2000 {code}")
        assert ("Cid" in pairs(event)) is allowed

    def test_the_arbiter_may_keep_a_player_from_it(self) -> None:
        event = field("Ann 2400 w0:2000", "Bob 2300 w0:2000", "Cid 1000 b0:2000", no_bye=frozenset({3}))
        assert pairs(event)[-1] == "Bob"
        assert told(event, "bye_kept") == [("Cid",)]


@pytest.mark.article("dubov-1997 2.3")
class Test_23_colour_balance:
    def test_a_difference_of_three_is_forbidden(self) -> None:
        both = [entry(1, colours="wwbww"), entry(2, colours="wwbwbwwbw")]
        assert legal_pairs(both) == [0, 0]
        assert legal_pairs([both[0], entry(3, colours="wb")]) == [2, 1]


@pytest.mark.article("dubov-1997 2.4")
class Test_24_not_three_running:
    @pytest.mark.parametrize(
        ("one", "two", "legal"),
        [
            ("wbb", "wbb", False),
            ("bww", "bww", False),
            ("wbb", "bww", True),
            ("wbb", "b", True),
            ("b", "b", True),
        ],
    )
    def test_two_who_need_the_same_colour_do_not_meet(self, one: str, two: str, legal: bool) -> None:
        assert bool(legal_pairs([entry(1, colours=one), entry(2, colours=two)])[0]) is legal

    def test_it_holds_in_the_last_round(self) -> None:
        event = field("Ann 2400 w1:2000 w1:2000", "Bob 2300 w1:2000 w1:2000", rounds=3)
        with pytest.raises(NoPairing):
            SYSTEM.pair(event)

    def test_rounds_without_a_game_are_dropped(self) -> None:
        event = field("Ann 2400 w1:2000 H w1:2000", "Bob 2300 b1:2000 w1:2000 H")
        assert pairs(event) == ["Bob-Ann"]

    def test_a_colour_twice_running_is_explained(self) -> None:
        event = field("Ann 2400 b1:2000", "Bob 2300 b1:2100")
        assert pairs(event) == ["Bob-Ann"]
        assert told(event, "colour_again") == [("Ann",)]


@pytest.mark.article("dubov-1997 2.5")
class Test_25_moving_up:
    @pytest.mark.parametrize(
        ("moved_up", "round_", "rounds", "stopped"),
        [
            ((), 5, 9, False), ((4,), 5, 9, True), ((3,), 5, 9, False), ((1, 2), 5, 9, False),
            ((1, 2, 3), 5, 9, True), ((1, 2, 3), 5, 10, False), ((1, 2, 3, 4), 6, 10, True),
            ((1, 2, 3), 5, None, True), ((4,), 5, None, True), ((1, 2, 3, 8), 9, 9, False),
        ],
    )  # fmt: skip
    def test_limits(self, moved_up: tuple[int, ...], round_: int, rounds: int | None, stopped: bool) -> None:
        assert barred(moved_up, round_, rounds) is stopped

    def test_moving_up_is_meeting_a_higher_score_played_or_not(self) -> None:
        event = field("Ann 2400 w0^:2000 b0:2000 w-^:2000 b1:2000")
        assert entries(event)[0].moved_up == (1, 3)

    LINES = (
        "Ann 2400 w=:2000 b1:2000", "Bob 2300 b1:2000 w0^:2000",
        "Cid 2200 b=:2000 w=:2000", "Dan 2100 b1:2000 w0:2000",
    )  # fmt: skip

    def test_who_has_just_moved_up_is_passed_over(self) -> None:
        event = field(*self.LINES)
        assert meetings(event) == {frozenset(("Ann", "Cid")), frozenset(("Bob", "Dan"))}
        assert told(event, "spared") == [("Bob",)]

    def test_not_in_the_last_round(self) -> None:
        assert frozenset(("Ann", "Bob")) in meetings(field(*self.LINES, rounds=3))

    def test_it_gives_way_when_nobody_else_of_the_nearest_group_will_do(self) -> None:
        event = field(*self.LINES, apart=["Ann Cid", "Ann Dan"])
        assert frozenset(("Ann", "Bob")) in meetings(event)
        assert told(event, "not_spared") == [("Bob",)]

    def test_a_barred_player_of_a_nearer_group_comes_before_a_lower_one(self) -> None:
        lines = [*self.LINES[:2], "Cid 2200 b0:2000 w=:2000", "Dan 2100 b0:2000 w=:2000"]
        assert frozenset(("Ann", "Bob")) in meetings(field(*lines))

    def test_not_barred_comes_before_the_right_colour(self) -> None:
        lines = ["Ann 2400 b1:2000 w=:2000 b=:2000", "Bob 2300 w1:2000 b0:2000 w0^:2000"]
        lines += ["Cid 2200 b1:2000 w0:2000 b0:2000", "Dan 2100 b1:2000 w0:2000 b0:2000"]
        assert frozenset(("Ann", "Cid")) in meetings(field(*lines))
        assert frozenset(("Ann", "Bob")) in meetings(field(*lines, rounds=4))
        # Bob, who is spared, is due the other colour: "all" are those who may come up
        said = [say(step) for step in SYSTEM.pair(field(*lines)).steps if step.message == "alone_same"]
        assert "who will do and may come up" in said[0]

    def test_two_barred_players_would_do(self) -> None:
        lines = ["Ann 2400 w=:2000 b1:2000", "Bob 2300 b1:2000 w0^:2000", "Cid 2200 b1:2000 w0^:2000"]
        event = field(*lines, "Dan 2100 b0:2000 w0:2000")
        assert frozenset(("Ann", "Bob")) in meetings(event)
        said = [say(step) for step in SYSTEM.pair(event).steps if step.message == "not_spared"]
        assert "has nobody who will do and need not be spared" in said[0]


@pytest.mark.article("dubov-1997 2.6")
class Test_26_changing_columns:
    def test_only_to_a_colour_he_may_have(self) -> None:
        assert not may_change(entry(1, colours="wbb"), B)
        assert may_change(entry(1, colours="wb"), B)

    def test_who_may_not_change_is_passed_over(self) -> None:
        bound, free = entry(1, 2000, 1900, "wbb"), entry(2, 2000, 2000, "wb")
        others = [entry(3, 2000, 2050, "wb"), entry(4, 2000, 2100, "b")]
        assert ids(change_columns([bound, free, *others], [])) == [2, 3]


@pytest.mark.article("dubov-1997 3")
class Test_3_colours_of_a_pair:
    @pytest.mark.parametrize(
        ("one", "two", "white", "reason"),
        [
            ("b", "w", 1, "due"), ("w", "b", 2, "due"), ("bb", "ww", 1, "due"),
            ("", "w", 1, "one"), ("", "b", 2, "one"), ("w", "", 2, "one"),
            ("wbb", "bwb", 1, "only"), ("bwb", "wbb", 2, "only"), ("bww", "wbw", 2, "only"),
            ("b", "wb", 1, "balance"), ("wb", "b", 2, "balance"), ("w", "bw", 2, "balance"),
            ("wbwb", "bwwb", 1, "history"), ("bwwb", "wbwb", 2, "history"),
        ],
    )  # fmt: skip
    def test_order_of_the_rules(self, one: str, two: str, white: int, reason: str) -> None:
        found = give_colours(entry(1, colours=one), entry(2, colours=two))
        assert (found.white.id, found.reason.value) == (white, reason)
        turned = give_colours(entry(2, colours=two), entry(1, colours=one))
        assert (turned.white.id, turned.reason.value) == (white, reason)

    @pytest.mark.parametrize(
        ("one", "two", "white", "reason"),
        [
            ((2000, 2100), (2000, 2000), 1, "average"), ((2000, 2000), (1900, 2100), 2, "average"),
            ((1900, 2000), (2000, 2000), 1, "rating"), ((2000, 2000), (2000, 2000), 1, "name"),
        ],
    )  # fmt: skip
    def test_higher_average_lower_rating_alphabet(
        self, one: tuple[int, int], two: tuple[int, int], white: int, reason: str
    ) -> None:
        found = give_colours(entry(1, *one, "wb"), entry(2, *two, "wb"))
        assert (found.white.id, found.reason.value) == (white, reason)

    def test_white_and_black_are_treated_alike(self) -> None:
        histories = ["", "w", "b", "wb", "bw", "wbb", "bww", "wbwb", "bwwb", "wbbw", "bwb"]
        mirror = str.maketrans("wb", "bw")
        for one in histories:
            for two in histories:
                white, _, reason = give_colours(entry(1, colours=one), entry(2, colours=two))
                turned = [entry(1, colours=one.translate(mirror)), entry(2, colours=two.translate(mirror))]
                if reason.value in ("due", "one", "only", "balance", "history"):
                    assert give_colours(*turned).black.id == white.id

    def test_the_column_does_not_decide(self) -> None:
        # Ann changes to the Blacks by 7.3, and yet has White by the balance.
        event = field("Ann 2400 b1:1900 Z", "Bob 2300 w=:2000 b=:2000")
        assert told(event, "to_black") == [("Ann",)]
        assert pairs(event) == ["Ann-Bob"]


@pytest.mark.article("dubov-1997 4")
class Test_4_the_bye:
    def test_lowest_rating_of_the_last_group(self) -> None:
        event = field("Ann 1000 w1:2000", "Bob 2300 w0:2000", "Cid 2200 b0:2000")
        assert pairs(event)[-1] == "Cid"

    def test_equal_ratings_the_dominating_colour(self) -> None:
        group = [entry(1, 2000, 2500, "w"), entry(2, 2000, 2000, "b"), entry(3, 2100, 2000, "b")]
        assert ids(bye_order(group)) == [2, 1, 3]

    def test_then_the_higher_average_then_the_last_of_the_alphabet(self) -> None:
        group = [entry(1, 2000, 2100, "b"), entry(2, 2000, 2200, "b"), entry(3, 2000, 2200, "b")]
        assert ids(bye_order(group)) == [3, 2, 1]

    def test_without_a_dominating_colour_the_average_decides(self) -> None:
        assert ids(bye_order([entry(1, 2000, 2100, "b"), entry(2, 2000, 2200, "w")])) == [2, 1]

    def test_who_has_not_played_is_not_of_the_dominating_colour(self) -> None:
        assert ids(bye_order([entry(1, 2000, 0), entry(2, 2000, 2200, "w"), entry(3, 2100, 2000, "w")])) == [
            2,
            1,
            3,
        ]

    def test_namesakes_are_told_apart_by_number(self) -> None:
        event = field("Bob 2000 w0:2000", "Cid 2000 w0:2000", "Ann 2300 w1:2000")
        assert told(event, "bye_name") == [("Cid",)]
        twins = replace(
            event, players=tuple(replace(p, name=p.name.replace("Cid", "Bob")) for p in event.players)
        )
        assert told(twins, "bye_number") == [("Bob",)]
        assert not told(twins, "bye_name")

    def test_nobody_of_the_last_group_the_next_higher_one(self) -> None:
        event = field("Ann 2400 w1:2000 b1:2000", "Bob 2300 w1:2000 b1:2000", "Cid 2200 H Z")
        assert pairs(event)[-1] == "Bob"

    def test_who_is_needed_is_passed_over(self) -> None:
        event = field("Ann 2400 w0:2000", "Bob 2300 w0:2000", "Cid 2200 b0:2000", apart=["Ann Bob"])
        assert pairs(event)[-1] == "Bob"
        assert told(event, "bye_needed") == [("Cid",)]

    def test_no_bye_possible(self) -> None:
        with pytest.raises(NoPairing):
            SYSTEM.pair(field("Ann 2400 U", "Bob 2300 H", "Cid 2200 F"))


@pytest.mark.article("dubov-1997 5")
class Test_5_round_1:
    def event(self, count: int, **settings: Any) -> Tournament:
        return field(*(f"P{n} {2500 - 10 * n}" for n in range(1, count + 1)), **settings)

    def test_halves_and_colours(self) -> None:
        assert pairs(self.event(7)) == ["P1-P4", "P5-P2", "P3-P6", "P7"]

    def test_the_lot_gives_the_colours_of_the_first_pair(self) -> None:
        assert pairs(self.event(6, initial_colour=B)) == ["P4-P1", "P2-P5", "P6-P3"]

    def test_the_list_goes_by_rating_then_number(self) -> None:
        event = field("Zoe 2000", "Ann 2000", "Bob 2100", "Abe 2000")
        assert pairs(event) == ["Abe-Zoe", "Bob-Ann"]

    def test_absent_players_are_not_listed(self) -> None:
        event = self.event(5)
        players = (replace(event.players[0], cells=(ABSENT,)), *event.players[1:])
        assert pairs(replace(event, players=players)) == ["P2-P4", "P5-P3"]

    def test_acceleration_pairs_the_sections_apart(self) -> None:
        event = self.event(8, acceleration="haley")
        assert pairs(event) == ["P1-P3", "P4-P2", "P5-P7", "P8-P6"]

    def test_a_forbidden_pair_moves_the_row_down(self) -> None:
        assert pairs(self.event(6, apart=["P1 P4"])) == ["P1-P5", "P4-P2", "P3-P6"]


@pytest.mark.article("dubov-1997 6.1")
class Test_61_the_ideal_group:
    def test_it_is_named(self) -> None:
        event = field("Ann 2400 w1:2000", "Bob 2300 b1:2000", "Cid 2200 w0:2000", "Dan 2100 w0:2000")
        steps = SYSTEM.pair(event).steps
        assert [s.message for s in steps if s.players == ()] == ["group_ideal", "group"]

    def test_every_group_is_paired_from_the_top(self) -> None:
        event = field("Ann 2400 w1:2000", "Bob 2300 b1:2000", "Cid 2200 w0:2000", "Dan 2100 b0:2000")
        assert pairs(event) == ["Bob-Ann", "Dan-Cid"]


WHITES = ("2310.0", "2318.4", "2322.3", "2333.4", "2340.5", "2344.6")
BLACKS = (2380, 2365, 2300, 2280, 2260, 2250)


@pytest.mark.article("dubov-1997 6.2")
class Test_62_two_columns:
    def table(self) -> Tournament:
        """Twelve players with ten wins each, whose averages and ratings are those of the text's table."""
        lines = []
        for number, average in enumerate(WHITES, 1):
            whole, tenth = map(int, average.split("."))
            games = [f"{'wb'[k % 2]}1:{whole + (k < tenth)}" for k in range(10)]
            lines.append(f"White{number} {2200 + number} {' '.join(games)}")
        for number, rating in enumerate(BLACKS, 1):
            games = [f"{'bw'[k % 2]}1:2000" for k in range(10)]
            lines.append(f"Black{number} {rating} {' '.join(games)}")
        return field(*reversed(lines), rounds=12)

    def test_the_table_of_the_text(self) -> None:
        assert set(pairs(self.table())) == {f"White{n}-Black{n}" for n in range(1, 7)}
        averages = {line.name: str(float(line.average)) for line in cma_list(self.table())}
        assert tuple(averages[f"White{n}"] for n in range(1, 7)) == WHITES

    def test_whites_by_rising_average_then_higher_rating_then_alphabet(self) -> None:
        group = [entry(1, 2000, 2100), entry(2, 2000, 2000), entry(3, 2100, 2000), entry(4, 2000, 2000)]
        assert ids(white_column(group)) == [3, 2, 4, 1]

    def test_the_option_of_the_english_text(self) -> None:
        group = [entry(1, 2000, 2100), entry(2, 2000, 2000), entry(3, 2100, 2000), entry(4, 2000, 2000)]
        assert ids(white_column(group, lower_first=True)) == [2, 4, 3, 1]

    def test_blacks_by_falling_rating_then_higher_average_then_alphabet(self) -> None:
        group = [entry(1, 2000, 2000), entry(2, 2000, 2100), entry(3, 2100, 1900), entry(4, 2000, 2100)]
        assert ids(black_column(group)) == [3, 2, 4, 1]

    def test_averages_that_differ_by_a_fraction_are_not_equal(self) -> None:
        ann = " ".join(["w0:2000", "b0:2000", "w0:2001"])
        bob = " ".join(["w0:2000", "b0:2000"] * 3 + ["w0:2001"] * 2 + ["b0:2001", "b0:2000"])
        averages = {
            e.id: (e.average, e.opposition) for e in entries(field(f"Ann 2000 {ann}", f"Bob 2000 {bob}"))
        }
        assert averages == {1: (Fraction(6001, 3), 1), 2: (Fraction(20003, 10), 0)}

    def test_the_option_changes_the_pairing(self) -> None:
        lines = ["Ann 2400 b1:2000", "Bob 2300 b1:2000", "Cid 2200 w1:2000", "Dan 2100 w1:2000"]
        assert pairs(field(*lines)) == ["Ann-Cid", "Bob-Dan"]
        assert pairs(field(*lines, options=(("lower_c_first", "yes"),))) == ["Ann-Dan", "Bob-Cid"]

    def test_names_decide_without_regard_to_case(self) -> None:
        lines = ["bob 2400 b1:2000", "Ann 2400 b1:2000", "Cid 2200 w1:2000", "Dan 2100 w1:2000"]
        assert set(pairs(field(*lines))) == {"Ann-Cid", "bob-Dan"}


def rows(*met: str, size: int = 3) -> list[str]:
    """Columns 1 2 3 and A B C, the pairs "1A" that may not play; the pairs found."""
    names = "123456"[:size] + "ABCDEF"[:size]
    legal = [(1 << 2 * size) - 1 & ~(1 << v) for v in range(2 * size)]
    for pair in met:
        one, two = (names.index(letter) for letter in pair)
        legal[one] &= ~(1 << two)
        legal[two] &= ~(1 << one)
    found, _ = pair_columns(legal, list(range(size)), list(range(size, 2 * size)))
    return [names[row.first] + names[row.second] for row in found]


@pytest.mark.article("dubov-1997 6.3")
class Test_63_improvements:
    def test_first_attempt(self) -> None:
        assert rows() == ["1A", "2B", "3C"]

    def test_the_blacks_close_up(self) -> None:
        assert rows("1A", "1B") == ["1C", "2A", "3B"]

    def test_the_example_in_an_event(self) -> None:
        lines = ["One 2000 b1:2001", "Two 2000 b1:2002", "Tre 2000 b1:2003"]
        lines += ["Abe 2300 w1:2000", "Bob 2200 w1:2000", "Cid 2100 w1:2000"]
        event = field(*lines, apart=["One Abe", "One Bob"])
        assert set(pairs(event)) == {"One-Cid", "Two-Abe", "Tre-Bob"}

    def test_a_row_that_cannot_play_takes_the_next_black(self) -> None:
        assert rows("1A") == ["1B", "2A", "3C"]

    def test_the_last_row_changes_the_last_but_one(self) -> None:
        assert rows("3C") == ["1A", "2C", "3B"]

    def test_then_the_rows_above(self) -> None:
        assert rows("3C", "3B") == ["1B", "2C", "3A"]

    def test_a_white_who_has_met_every_black_takes_the_next_white(self) -> None:
        assert rows("1A", "1B", "1C") == ["12", "3A", "BC"]
        assert rows("1A", "1B", "1C", "12") == ["13", "2A", "BC"]

    def test_whites_below_come_before_whites_above(self) -> None:
        assert rows("2A", "2B", "2C") == ["1A", "23", "BC"]
        assert rows("2A", "2B", "2C", "23") == ["12", "3A", "BC"]

    def test_the_nearest_white_above_is_tried_first(self) -> None:
        assert rows("3A", "3B", "3C") == ["1A", "23", "BC"]

    def test_blacks_left_over_take_the_next_one(self) -> None:
        everybody = [white + black for white in "1234" for black in "ABCD"]
        assert rows(*everybody, "AB", size=4) == ["12", "34", "AC", "BD"]

    def test_no_two_whites_if_it_can_be_helped(self) -> None:
        assert rows("1A", "1B", "2A") == ["1C", "2B", "3A"]


@pytest.mark.article("dubov-1997 6.4")
class Test_64_who_goes_down:
    STAR = (
        "Ann 2400 w1:2000 b1:2000", "Bob 2300 w1:2000 b1:2000",
        "Cid 2200 w1:2000 b1:2000", "Dan 2100 w1:2000 b1:2000",
    )  # fmt: skip
    APART = ("Bob Cid", "Bob Dan", "Cid Dan")
    LOWER = ("Eve 1900 w0:2000 b1:2000", "Fay 1800 b0:2000 w1:2000")

    def test_as_many_as_the_group_cannot_keep_the_lowest_ratings(self) -> None:
        event = field(*self.STAR, *self.LOWER, apart=self.APART)
        assert told(event, "goes_down") == [("Dan",), ("Cid",)]
        assert frozenset(("Ann", "Bob")) in meetings(event)

    def test_first_those_with_an_opponent_in_the_next_group(self) -> None:
        lower = [*self.LOWER, "Gus 1700 w0:2000 b0:2000", "Hal 1600 b0:2000 w0:2000"]
        apart = [*self.APART, "Dan Eve", "Dan Fay"]
        event = field(*self.STAR, *lower, apart=apart)
        assert told(event, "goes_down") == [("Cid",), ("Bob",)]
        assert frozenset(("Ann", "Dan")) in meetings(event)

    def test_players_go_down_when_the_lower_ones_could_not_be_paired(self) -> None:
        event = field(*self.STAR, *self.LOWER, apart=["Eve Fay"])
        assert sorted(told(event, "goes_down")) == [("Cid",), ("Dan",)]
        assert frozenset(("Ann", "Bob")) in meetings(event)

    def test_order(self) -> None:
        group = [entry(1, 2000, 2000), entry(2, 1900, 2000), entry(3, 2000, 2100), entry(4, 2000, 2000)]
        assert ids(leaving_order(group, lambda e: e.id != 2)) == [3, 4, 1, 2]


@pytest.mark.article("dubov-1997 7.1")
class Test_71_an_opponent_from_below:
    TOP = "Ann 2400 b1:2000"

    def partner(self, *lines: str, apart: Iterable[str] = ()) -> str:
        event = field(self.TOP, *lines, apart=apart)
        (found,) = [pair for pair in meetings(event) if "Ann" in pair]
        return next(iter(found - {"Ann"}))

    def test_other_colour_then_higher_rating(self) -> None:
        assert self.partner("Bob 2500 b0:2000", "Cid 2100 w0:2000", "Dan 2200 w0:2000") == "Dan"

    def test_no_colour_is_opposite_to_any(self) -> None:
        assert self.partner("Bob 2500 b0:2000", "Cid 2100 w0:2000", "Dan 2200 Z") == "Dan"

    def test_then_lower_average_then_name(self) -> None:
        assert self.partner("Bob 2200 w0:2100", "Cid 2200 w0:2000", "Dan 2200 w0:2000") == "Cid"

    def test_same_colour_if_there_is_no_other(self) -> None:
        assert self.partner("Bob 2500 b0:2000", "Cid 2600 b0:2000", "Dan 2200 b0:2000") == "Cid"

    def test_only_if_the_others_can_still_be_paired(self) -> None:
        lines = ["Bob 2500 w0:2000", "Cid 2100 w0:2000", "Dan 2200 w0:2000"]
        assert self.partner(*lines, apart=["Cid Dan"]) == "Dan"

    def test_from_the_nearest_group_that_has_one(self) -> None:
        lines = ["Bob 2500 w=:2000", "Cid 2100 b=:2000", "Dan 2200 w0:2000"]
        assert self.partner(*lines, apart=["Ann Bob", "Ann Cid"]) == "Dan"

    def test_it_is_for_players_with_nobody_to_meet_in_their_group(self) -> None:
        event = field(
            "Ann 2400 b1:2000", "Bob 2300 w1:2000", "Cid 2100 w0:2000", "Dan 2200 b0:2000", apart=["Ann Bob"]
        )
        assert sorted(told(event, "alone")) == [("Ann", "Cid"), ("Bob", "Dan")]


@pytest.mark.article("dubov-1997 7.2")
class Test_72_an_odd_group:
    ODD = ("Ann 2400 b1:2000", "Bob 2300 b1:2000", "Cid 2200 w1:2000")

    def joiner(self, *lines: str, apart: Iterable[str] = (), odd: Iterable[str] = ODD) -> str:
        event = field(*odd, *lines, apart=apart)
        messages = ("joins", "joins_any", "joins_same")
        ((name,),) = [names for message in messages for names in told(event, message)]
        return name

    def test_not_of_the_dominating_colour_then_higher_rating(self) -> None:
        assert self.joiner("Dan 2500 b0:2000", "Eve 2100 w0:2000", "Fay 2150 w0:2000") == "Fay"

    def test_then_lower_average_then_name(self) -> None:
        assert self.joiner("Dan 2100 w0:2100", "Fay 2100 w0:2000", "Eve 2100 w0:2000") == "Eve"

    def test_without_a_dominating_colour_the_rating_decides(self) -> None:
        odd = ["Ann 2400 b1:2000", "Bob 2300 F", "Cid 2200 w1:2000"]
        assert self.joiner("Dan 2500 b0:2000", "Eve 2100 w0:2000", "Fay 2150 w0:2000", odd=odd) == "Dan"

    def test_who_can_meet_nobody_of_the_group_does_not_join(self) -> None:
        lines = ["Dan 2500 b0:2000", "Eve 2100 w0:2000", "Fay 2150 w0:2000"]
        assert self.joiner(*lines, apart=["Fay Ann", "Fay Bob", "Fay Cid"]) == "Eve"

    def test_who_does_not_help_the_group_does_not_join(self) -> None:
        # Bob can only meet Ann, and so can Fay: with her Cid would be left over.
        lines = ["Dan 2000 b0:2000", "Eve 2100 w0:2000", "Fay 2150 w0:2000"]
        assert self.joiner(*lines, apart=["Bob Cid", "Fay Bob", "Fay Cid"]) == "Eve"

    def test_from_the_nearest_group(self) -> None:
        assert self.joiner("Dan 2000 w=:2000", "Eve 2100 w0:2000", "Fay 2150 w0:2000") == "Dan"


@pytest.mark.article("dubov-1997 7.3")
class Test_73_too_many_whites:
    def test_lowest_average_then_higher_rating_then_alphabet(self) -> None:
        facts = ((1, 2000, 2100), (2, 2000, 2000), (3, 2100, 2000), (4, 2000, 2000))
        whites = [entry(*fact, "b") for fact in facts]
        assert ids(change_columns(whites, [])) == [3, 2]
        assert ids(change_columns(whites, [entry(5), entry(6)])) == [3]
        assert ids(change_columns(whites, [entry(n) for n in (5, 6, 7, 8)])) == []

    def test_in_an_event(self) -> None:
        event = field("Ann 2400 b1:2100", "Bob 2300 b1:2000", "Cid 2200 b1:2200", "Dan 2100 b1:2050")
        assert told(event, "to_black") == [("Bob",), ("Dan",)]
        assert meetings(event) == {frozenset(("Ann", "Bob")), frozenset(("Cid", "Dan"))}


@pytest.mark.article("dubov-1997 7.4")
class Test_74_too_many_blacks:
    def test_highest_average_then_lower_rating_then_alphabet(self) -> None:
        facts = ((1, 2000, 2000), (2, 2000, 2100), (3, 1900, 2100), (4, 2000, 2100))
        blacks = [entry(*fact, "w") for fact in facts]
        assert ids(change_columns([], blacks)) == [3, 2]

    def test_who_has_not_played_moves_first(self) -> None:
        blacks = [entry(1, 2000, 2500, "w"), entry(2, 1900, 2400, "w"), entry(3, 2600, 0), entry(4, 2500, 0)]
        assert ids(change_columns([], blacks)) == [4, 3]

    def test_who_may_not_have_white_stays(self) -> None:
        blacks = [entry(1, 2000, 2500, "bww"), entry(2, 1900, 2400, "w"), entry(3, 1900, 2300, "w")]
        assert ids(change_columns([], [*blacks, entry(4, colours="w")])) == [2, 3]


@pytest.mark.article("dubov-1997 8.1")
class Test_81_order_of_those_who_come_down:
    def test_in_turn_a_white_first(self) -> None:
        group = [
            entry(1, 2000, 2100, "b"), entry(2, 2000, 2000, "b"), entry(3, 2000, 2050, "b"),
            entry(4, 2000, 2000, "w"), entry(5, 2100, 2000),
        ]  # fmt: skip
        assert ids(in_turn(group)) == [2, 5, 3, 4, 1]

    def test_one_list_only(self) -> None:
        assert ids(in_turn([entry(1, 2000, 2000, "w"), entry(2, 2100, 2000, "w")])) == [2, 1]

    def test_the_option_of_the_english_text_counts_here_too(self) -> None:
        group = [entry(1, 2100, 2000, "b"), entry(2, 2000, 2000, "b")]
        assert [ids(in_turn(group, lower)) for lower in (False, True)] == [[1, 2], [2, 1]]


@pytest.mark.article("dubov-1997 8.2")
class Test_82_opponent_of_a_player_who_comes_down:
    TOP = ("Ann 2400 b1:2000", "Bob 2300 w1:2000")

    def down(self, *lines: str, apart: Iterable[str] = ()) -> set[frozenset[str]]:
        """Ann and Bob go down because the others cannot be paired among themselves."""
        event = field(*self.TOP, *lines, apart=apart)
        assert sorted(told(event, "goes_down") + told(event, "goes_down_far")) == [("Ann",), ("Bob",)]
        return meetings(event)

    def test_other_colour_before_rating(self) -> None:
        lines = ["Cid 2200 w0:2000", "Dan 2250 b0:2000"]
        assert self.down(*lines, apart=["Cid Dan"]) == {frozenset(("Ann", "Cid")), frozenset(("Bob", "Dan"))}

    LOWER = ("Dan 2200 w0:2000", "Eve 2250 b0:2000", "Fay 2100 b0:2000")
    APART = ("Cid Dan", "Cid Eve", "Dan Eve")

    def test_highest_rating(self) -> None:
        found = self.down("Cid 2201 w0:2100", *self.LOWER, apart=self.APART)
        assert {frozenset(("Ann", "Cid")), frozenset(("Bob", "Eve"))} < found

    def test_equal_ratings_the_lowest_average(self) -> None:
        found = self.down("Cid 2200 w0:2100", *self.LOWER, apart=self.APART)
        assert {frozenset(("Ann", "Dan")), frozenset(("Bob", "Eve"))} < found

    def test_nobody_in_the_group_gets_one_from_below(self) -> None:
        lines = ["Cid 2200 w=:2000", "Dan 2100 b=:2000", "Eve 2000 w0:2000", "Fay 1900 b0:2000"]
        apart = ["Ann Cid", "Ann Dan", "Eve Fay", "Ann Fay", "Bob Fay", "Cid Fay", "Cid Eve", "Dan Eve"]
        event = field(*self.TOP, *lines, apart=apart)
        found = told(event, "comes_down_far") + told(event, "comes_down_far_same")
        assert found == [("Ann", "Eve")]


@pytest.mark.article("dubov-1997 9")
class Test_9_list_of_averages:
    def test_everybody_by_score_then_number(self) -> None:
        event = field("Ann 2400 w0:2000", "Bob 2300 b1:2001", "Cid 2200 Z")
        lines = [line for line in cma_list(event) if line.id < 100]
        assert [line.name for line in lines] == ["Bob", "Ann", "Cid"]
        assert [(line.rating, line.average, line.colour) for line in lines] == [
            (2300, 2001, W), (2400, 2000, B), (2200, 0, None),
        ]  # fmt: skip
        assert len(cma_list(event)) == len(event.players)


class Test_explanations:
    EVENT = (
        "Ann 2400 b1:2000 w0:2100", "Bob 2300 w1:2200 b0:2000", "Cid 2200 b1:2100 w0:2000",
        "Dan 2100 w1:2050 b0:2100", "Eve 2000 b=:2000 w=:1900", "Fay 1900 w0:1900 b0:1950",
        "Gus 1800 b0:2000 w0:2000",
    )  # fmt: skip

    def test_every_pair_has_a_reason_and_colours_and_the_bye_too(self) -> None:
        pairing = SYSTEM.pair(field(*self.EVENT))
        for pair in pairing.pairs:
            about = [step for step in pairing.steps if step.players and set(step.players) <= set(pair)]
            assert any(set(step.players) == set(pair) for step in about)
            if pair.black is not None:
                assert any(step.message.startswith("colour") for step in about)

    def test_every_sentence_can_be_said(self) -> None:
        for step in SYSTEM.pair(field(*self.EVENT)).steps:
            assert "{" not in say(step) + say(step, "fr")
