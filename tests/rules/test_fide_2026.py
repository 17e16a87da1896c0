"""C.04.1 and C.04.2 of 2026: the rules of every system of that edition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.checking import check
from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.errors import NoPairing, Refused
from ronde.explaining.text import sentences
from ronde.facts.acceleration import check_allowed
from ronde.facts.colours import latest_difference, may_have
from ronde.facts.history import cards, played_float
from ronde.facts.order import board_order, initial_order
from ronde.facts.unplayed import had_win_unplayed
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.formats.trf.types import type_code
from ronde.generating import Plan, generate
from ronde.model import BYE, Colour, Pair, Player, Result, Scoring, Settings, Tournament
from ronde.pairing import pair
from ronde.systems import System, Topic, all_systems, system
from ronde.systems.general import FIDE_2026, Ground
from tests.crosstables import crosstable
from tests.desk.conftest import SETUP, begin, play

OF_2026 = [one for one in all_systems() if one.valid_from == "2026-02-01"]
AT_DESK = replace(SETUP, system="dutch-2026")
KEY = "open"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """An event on a file."""
    return service.new_event(tmp_path / "event.ronde", Event("Open"), "Anne")


def refused(what: Callable[[], object]) -> str:
    """The article of a refusal."""
    with pytest.raises(Refused) as error:
        what()
    return error.value.article or ""


def names(desk: Desk) -> list[str]:
    """The players in the order of their numbers."""
    return [e.person.name for e in desk.state(KEY).by_number.values()]


@pytest.mark.parametrize("one", OF_2026, ids=lambda one: one.key)
def test_the_systems_of_2026_have_these_rules(one: System) -> None:
    assert one.general.barred_from_bye is had_win_unplayed
    assert one.general.grounds == frozenset(Ground)
    assert one.article(Topic.PUBLISHED) == "fide-2026 C.04.2.4.4"


# --- C.04.1 ------------------------------------------------------------------------------------------


@pytest.mark.article("fide-2026 C.04.1.1")
class Test_C0411_rounds:
    def test_the_last_round_is_the_one_announced(self) -> None:
        event = crosstable("2w1\n1b0", rounds=2)
        assert event.is_last_round()
        assert not crosstable("2w1\n1b0").is_last_round()

    def test_the_number_stays_once_round_1_is_out(self, desk: Desk) -> None:
        begin(desk, 6, AT_DESK, KEY)
        play(desk, KEY)
        longer = replace(desk.state(KEY).setup, rounds=7)
        assert refused(lambda: service.change_setup(desk, KEY, longer)) == "fide-2026 C.04.1.1"


@pytest.mark.article("fide-2026 C.04.1.2")
class Test_C0412_one_meeting:
    def test_a_game_is_a_meeting_and_so_is_a_forbidden_pair(self) -> None:
        event = crosstable("2w1\n1b0\n4w+\n3b-", settings=Settings(forbidden=((1, 4),)))
        assert [set(cards(event)[i].met) for i in (1, 2, 3, 4)] == [{2, 4}, {1}, set(), {1}]


@pytest.mark.article("fide-2026 C.04.1.3")
class Test_C0413_the_bye:
    def test_it_is_worth_a_win_unless_the_event_says_otherwise(self) -> None:
        assert Scoring().points(BYE) == 10
        assert replace(Scoring(), pairing_bye=5).points(BYE) == 5

    @pytest.mark.parametrize("key", ["dutch-2026", "lim-2026", "dubov-2026", "burstein-2026"])
    def test_one_of_an_odd_number_has_it(self, key: str) -> None:
        paired = pair(generate(Plan(7, 2, system=key)).before(2)).pairs
        assert [p.black for p in paired].count(None) == 1
        assert paired[-1].black is None


@pytest.mark.article("fide-2026 C.04.1.4")
class Test_C0414_who_may_not_have_it:
    @pytest.mark.parametrize(
        ("code", "barred"),
        [("U", True), ("F", True), ("2w+", True), ("H", False), ("Z", False), ("2w-", False), ("2w1", False)],
    )
    def test_after_a_round(self, code: str, barred: bool) -> None:
        other = {"2w+": "1b-", "2w-": "1b+", "2w1": "1b0"}.get(code, "U")
        event = crosstable(f"{code}\n{other}")
        assert had_win_unplayed(cards(event, everyone=True)[1], Scoring()) is barred

    def test_whatever_a_bye_was_worth(self) -> None:
        poor = replace(Scoring(), pairing_bye=0)
        assert had_win_unplayed(cards(crosstable("U\n.", scoring=poor), everyone=True)[1], poor)

    def test_points_of_a_win_in_one_round_only(self) -> None:
        event = crosstable("H H\nU 3w1\nZ 2b0")
        assert not had_win_unplayed(cards(event, everyone=True)[1], Scoring())
        rich = replace(Scoring(), half_bye=10)
        assert had_win_unplayed(cards(event, everyone=True)[1], rich)

    def test_an_arbiter_gives_it_with_a_reason(self, desk: Desk) -> None:
        begin(desk, 5, AT_DESK, KEY)
        play(desk, KEY)
        had = desk.state(KEY).rounds[0].boards[-1].white
        with pytest.raises(Refused, match="reason"):
            service.give_bye(desk, KEY, had, " ")
        broken = service.give_bye(desk, KEY, had, "sick child", "arrives after the round")
        assert [(rule.article, rule.names) for rule in broken] == [
            ("fide-2026 C.04.1.4", (desk.state(KEY).name(had),))
        ]
        draft = desk.state(KEY).draft
        assert draft is not None
        assert draft.pairs[-1] == (had, None)
        assert len(draft.pairs) == 3
        said = service.log(desk, KEY)[-1].say()
        assert "the bye given by hand to" in said
        assert "sick child" in said
        assert "fide-2026 C.04.1.4" in said
        service.publish(desk, KEY)
        assert desk.state(KEY).results.player(desk.state(KEY).number(had) or 0).cell(2) == BYE
        report = check(trf.read(service.export_trf(desk, KEY)))
        found = "".join(finding.say() for finding in report.all_findings())
        assert "arrives after the round" in found
        assert "sick child" not in found

    def test_the_others_are_paired_by_the_system(self, desk: Desk) -> None:
        begin(desk, 7, AT_DESK, KEY)
        service.give_bye(desk, KEY, 1, "a wedding")
        state = desk.state(KEY)
        assert state.draft is not None
        numbers = [(state.number(white), state.number(black)) for white, black in state.draft.pairs]
        assert numbers == [(2, 5), (6, 3), (4, 7), (1, None)]
        service.swap_colours(desk, KEY, 1, "a mistake")
        service.swap_colours(desk, KEY, 1, "and back")
        draft = desk.state(KEY).draft
        assert draft is not None
        assert [one.reason for one in draft.adjustments] == ["a wedding"]

    def test_when_everybody_has_had_it(self, desk: Desk) -> None:
        begin(desk, 3, AT_DESK, KEY)
        service.bar_from_bye(desk, KEY, [1, 2, 3])
        with pytest.raises(NoPairing):
            service.pair_round(desk, KEY)
        assert service.give_bye(desk, KEY, 3, "somebody must")
        service.publish(desk, KEY)

    def test_only_where_a_bye_is_due_and_to_somebody_who_is_there(self, desk: Desk) -> None:
        begin(desk, 6, AT_DESK, KEY)
        assert refused(lambda: service.give_bye(desk, KEY, 1, "x")) == "fide-2026 C.04.1.3"
        service.announce_away(desk, KEY, 2, 1)
        assert refused(lambda: service.give_bye(desk, KEY, 2, "x")) == "fide-2026 C.04.1.3"

    def test_on_the_command_line(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        with service.new_event(tmp_path / "club.ronde", Event("Club")) as opened:
            begin(opened, 5, AT_DESK, KEY)
            play(opened, KEY)
            had = opened.state(KEY).rounds[0].boards[-1].white
            number = opened.state(KEY).number(had)
        event = str(tmp_path / "club.ronde")
        assert main(["draft", event, "--bye", str(number), "--reason", "ill", "--lang", "en"]) == 0
        said = capsys.readouterr().out
        assert "[fide-2026 C.04.1.4]" in said
        assert said.rstrip().splitlines()[-1].endswith("bye")


@pytest.mark.article("fide-2026 C.04.1.6", "fide-2026 C.04.1.7")
class Test_C0416_7_colours:
    @pytest.mark.parametrize(
        ("history", "white"), [("", True), ("ww", False), ("wwb", True), ("wwbw", False), ("wbwbw", True)]
    )
    def test_one_more_white(self, history: str, white: bool) -> None:
        assert may_have([Colour(letter) for letter in history], Colour.WHITE) is white


@pytest.mark.article("fide-2026 C.04.1.9")
def test_C0419_every_pair_is_explained() -> None:
    for key in ("dutch-2026", "lim-2026", "dubov-2026", "burstein-2026"):
        paired = pair(generate(Plan(9, 3, system=key)).before(3))
        told = {id_ for step in paired.steps for id_ in step.players}
        assert told == set(range(1, 10)), key
        assert all(one.text for one in sentences(paired.steps, "fr"))


# --- C.04.2, 1 and 2 ---------------------------------------------------------------------------------


@pytest.mark.article("fide-2026 C.04.2.1.1")
def test_C04211_only_the_published_acceleration() -> None:
    check_allowed(system("dutch-2026"), "baku-2026")
    with pytest.raises(Refused):
        check_allowed(system("dutch-2026"), "haley")


@pytest.mark.article("fide-2026 C.04.2.1.3")
def test_C04213_the_report_declares_system_and_acceleration(desk: Desk) -> None:
    begin(desk, 6, replace(AT_DESK, acceleration="baku-2026"), KEY)
    assert "192 FIDE_DUTCH_2026_BAKU" in service.export_trf(desk, KEY, "26").splitlines()
    assert type_code(Settings("burstein-2026")) == "FIDE_BURSTEIN"


@pytest.mark.article("fide-2026 C.04.2.2.1", "fide-2026 C.04.2.2.2")
def test_C0422_strength_title_alphabet() -> None:
    players = [
        Player(1, "Zoé", 2000), Player(2, "Ada", 2000), Player(3, "Bo", 2000, "WGM"),
        Player(4, "Cy", 2000, "FM"), Player(5, "Di", 2001),
    ]  # fmt: skip
    assert [p.id for p in initial_order(players)] == [5, 3, 4, 2, 1]


@pytest.mark.article("fide-2026 C.04.2.2.3", "fide-2026 C.04.2.2.4", "fide-2026 C.04.2.2.5")
class Test_C0422_numbers:
    def test_a_late_entry_has_the_number_due_and_no_points(self, desk: Desk) -> None:
        begin(desk, 6, AT_DESK, KEY)
        play(desk, KEY)
        service.add_player(desk, KEY, Person("Late", 2390))
        service.number_players(desk, KEY, "late entry")
        assert names(desk)[1] == "Late"
        assert desk.state(KEY).value.player(2).cell(1).result is Result.ABSENT

    def test_they_stay_once_round_4_is_paired(self, desk: Desk) -> None:
        begin(desk, 8, AT_DESK, KEY)
        for _ in range(3):
            play(desk, KEY)
        service.edit_player(desk, KEY, 8, Person("Corrected", 2900))
        service.number_players(desk, KEY)
        assert names(desk)[0] == "Corrected"
        play(desk, KEY)
        service.edit_player(desk, KEY, 8, Person("Too late", 2950))
        assert refused(lambda: service.number_players(desk, KEY)) == "fide-2026 C.04.2.2.3"
        assert desk.state(KEY).value.player(8).rating == 2950


# --- C.04.2, 3 ---------------------------------------------------------------------------------------


@pytest.mark.article("fide-2026 C.04.2.3.1")
def test_C04231_adjourned_is_a_draw_for_pairing(desk: Desk) -> None:
    begin(desk, 6, AT_DESK, KEY)
    play(desk, KEY, {1: "adjourned"})
    assert desk.state(KEY).value.player(1).cell(1).result is Result.DRAW
    assert desk.state(KEY).results.player(1).cell(1).result is Result.PENDING


@pytest.mark.article("fide-2026 C.04.2.3.2", "fide-2026 C.04.2.3.3")
def test_C04232_3_who_is_away_is_not_paired(desk: Desk) -> None:
    begin(desk, 8, AT_DESK, KEY)
    service.withdraw(desk, KEY, 8)
    service.announce_away(desk, KEY, 7, 1, "H")
    play(desk, KEY)
    value = desk.state(KEY).results
    assert [value.player(n).cell(1).result for n in (7, 8)] == [Result.HALF_BYE, Result.ABSENT]
    assert refused(lambda: service.withdraw(desk, KEY, 8)) == "fide-2026 C.04.2.3.2"
    assert refused(lambda: service.announce_away(desk, KEY, 7, 1)) == "fide-2026 C.04.2.3.3"


@pytest.mark.article("fide-2026 C.04.2.3.4", "fide-2026 C.04.2.3.5")
class Test_C04234_5_unplayed_rounds:
    def test_they_drop_out_of_the_colours(self) -> None:
        event = crosstable("2b1 3w1 2b+ 4w1\n1w0 U 1w- U\nU 1b0 U U\nU U U 1b0")
        card = cards(event)[1]
        assert "".join(colour.value for colour in card.colours) == "bww"
        assert latest_difference(card.colours, (Colour.BLACK, Colour.WHITE)) == (Colour.WHITE, Colour.BLACK)

    def test_a_forfeit_is_no_meeting_and_no_float(self) -> None:
        event = crosstable("2w1 3w+\n1b0 U\nU 1b-")
        everyone = cards(event, everyone=True)
        assert 3 not in everyone[1].met
        assert played_float(everyone[1], everyone, 2) is None


@pytest.mark.article("fide-2026 C.04.2.3.6")
class Test_C04236_boards:
    def test_score_sum_number(self) -> None:
        score = {1: 10, 2: 20, 3: 20, 4: 15, 5: 5, 6: 20, 7: 0}
        pairs = [Pair(7), Pair(5, 2), Pair(6, 4), Pair(1, 3)]
        assert board_order(pairs, score.__getitem__) == [Pair(6, 4), Pair(1, 3), Pair(5, 2), Pair(7)]

    def test_with_virtual_points_in_an_accelerated_round(self, desk: Desk) -> None:
        begin(desk, 8, replace(AT_DESK, acceleration="baku-2026"), KEY)
        play(desk, KEY, {1: "1/2", 2: "1/2"})
        service.pair_round(desk, KEY)
        state = desk.state(KEY)
        assert state.draft is not None
        known = cards(state.value, everyone=True)
        firsts = [
            max(known[state.number(uid) or 0].pairing_score for uid in both if uid)
            for both in state.draft.pairs
        ]
        assert firsts == sorted(firsts, reverse=True)
        assert firsts[0] == 15
        real = [max(known[state.number(uid) or 0].score for uid in both if uid) for both in state.draft.pairs]
        assert real != sorted(real, reverse=True)


# --- C.04.2, 4 ---------------------------------------------------------------------------------------


@pytest.mark.article("fide-2026 C.04.2.4")
def test_C0424_a_correction_counts_until_the_end_of_the_next_round(desk: Desk) -> None:
    begin(desk, 6, AT_DESK, KEY)
    play(desk, KEY)
    assert service.correct_result(desk, KEY, 1, 1, "0-1", "misread") == "next"
    service.pair_round(desk, KEY)
    service.publish(desk, KEY)
    assert service.correct_result(desk, KEY, 1, 1, "1-0", "right at first") == "later"
    service.enter_results(desk, KEY, 2, [(board, "1-0") for board in service.missing_results(desk, KEY)])
    late = refused(lambda: service.correct_result(desk, KEY, 1, 1, "1/2", "too late"))
    assert late == "fide-2026 C.04.2.4"


@pytest.mark.article("fide-2026 C.04.2.4.4")
class Test_C04244_published_pairings:
    ARTICLE = "fide-2026 C.04.2.4.4"

    def published(self, desk: Desk, players: int, rounds: int = 5) -> None:
        begin(desk, players, replace(AT_DESK, rounds=rounds), KEY)
        service.pair_round(desk, KEY)
        service.publish(desk, KEY)

    def boards(self, desk: Desk) -> list[tuple[int | None, int | None]]:
        state = desk.state(KEY)
        return [(state.number(b.white), state.number(b.black)) for b in state.rounds[-1].boards]

    def test_without_a_ground_they_stay(self, desk: Desk) -> None:
        self.published(desk, 6)
        assert refused(lambda: service.swap_published(desk, KEY, 1, 2, "nicer")) == self.ARTICLE

    def test_a_late_entry_meets_who_has_the_bye(self, desk: Desk) -> None:
        self.published(desk, 5)
        assert self.boards(desk) == [(1, 3), (4, 2), (5, None)]
        late = service.add_player(desk, KEY, Person("Late", 2000)).number
        service.pair_unpaired(desk, KEY, late, 5, Ground.LATE_ENTRY, "flight delayed")
        assert self.boards(desk) == [(1, 3), (4, 2), (6, 5)]
        service.enter_results(desk, KEY, 1, [(n, "1-0") for n in (1, 2, 3)])
        assert desk.state(KEY).results.player(6).cell(1).result is Result.WIN
        assert "flight delayed" in service.log(desk, KEY)[-2].say()

    def test_two_unpaired_players_agree(self, desk: Desk) -> None:
        begin(desk, 8, AT_DESK, KEY)
        service.announce_away(desk, KEY, 3, 1)
        service.announce_away(desk, KEY, 7, 1)
        service.pair_round(desk, KEY)
        service.publish(desk, KEY)
        before = self.boards(desk)
        late = refused(lambda: service.pair_unpaired(desk, KEY, 3, 7, Ground.LATE_ENTRY, "both came"))
        assert late == self.ARTICLE
        service.pair_unpaired(desk, KEY, 3, 7, Ground.UNPAIRED, "both came")
        assert self.boards(desk) == [*before, (3, 7)]

    def test_the_games_stay(self, desk: Desk) -> None:
        self.published(desk, 5)
        assert refused(lambda: service.pair_unpaired(desk, KEY, 5, 1, Ground.UNPAIRED, "x")) == ""
        swapped = refused(lambda: service.swap_published(desk, KEY, 5, 1, "x", ground=Ground.UNPAIRED))
        assert swapped == self.ARTICLE

    def test_who_has_left_is_not_paired(self, desk: Desk) -> None:
        begin(desk, 6, AT_DESK, KEY)
        service.withdraw(desk, KEY, 6)
        service.pair_round(desk, KEY)
        service.publish(desk, KEY)
        left = refused(lambda: service.pair_unpaired(desk, KEY, 6, 5, Ground.UNPAIRED, "x"))
        assert left == "fide-2026 C.04.2.3.2"

    def test_an_emergency_in_the_last_round(self, desk: Desk) -> None:
        self.published(desk, 6, rounds=1)
        service.swap_published(desk, KEY, 1, 2, "a fire alarm", ground=Ground.EMERGENCY)
        assert self.boards(desk)[0][0] == 2

    def test_an_emergency_in_another_round(self, desk: Desk) -> None:
        self.published(desk, 6)
        early = refused(lambda: service.swap_published(desk, KEY, 1, 2, "x", ground=Ground.EMERGENCY))
        assert early == self.ARTICLE

    def test_the_rules_of_2012_know_no_grounds(self, desk: Desk) -> None:
        begin(desk, 5, replace(SETUP, system="dutch-2012"), KEY)
        service.pair_round(desk, KEY)
        service.publish(desk, KEY)
        early = refused(lambda: service.swap_published(desk, KEY, 1, 2, "x", ground=Ground.EMERGENCY))
        assert early == "fide-2012 C.04.2.D.10"
        late = service.add_player(desk, KEY, Person("Late", 2000)).number
        service.pair_unpaired(desk, KEY, late, 5, Ground.LATE_ENTRY, "train")  # an exception that is named
        (made,) = desk.state(KEY).rounds[-1].adjustments
        assert [(b.article, b.absolute) for b in made.broken] == [("fide-2012 C.04.2.D.10", False)]

    def test_a_rule_that_is_broken_reopens_them(self) -> None:
        assert {Topic.MEET_ONCE, Topic.NO_SECOND_BYE, Topic.COLOUR_ROW} <= FIDE_2026.reopens

    def test_on_the_command_line(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        with service.new_event(tmp_path / "club.ronde", Event("Club")) as opened:
            self.published(opened, 5)
            service.add_player(opened, KEY, Person("Late", 2000))
        change = ["publish", str(tmp_path / "club.ronde"), "--pair", "6", "5", "--reason", "train"]
        assert main([*change, "--ground", "late-entry", "--lang", "en"]) == 0
        assert capsys.readouterr().out.splitlines()[-1].split()[:3] == ["3.", "6", "Late"]


def test_a_number_is_never_worked_out_again_for_pairing() -> None:
    """Ruling G5: whatever the ratings say by now, the number of the report counts."""
    start = Tournament(tuple(Player(n, rating=1000 + n) for n in range(1, 7)), Settings("dutch-2026", 5))
    assert {frozenset(p) for p in pair(start).pairs} == {frozenset(p) for p in ((1, 4), (2, 5), (3, 6))}
