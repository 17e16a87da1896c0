"""FIDE mode: every warning met once, what the report says of it, and the deeds against rounds as a table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from ronde.checking import check
from ronde.desk import service
from ronde.desk.cautions import YES, Cautioned, Level
from ronde.desk.deeds import TABLE, Deed, When, rule, when
from ronde.desk.service import Desk
from ronde.desk.service.setup import check_setup
from ronde.errors import Refused
from ronde.facts.acceleration import virtual_points
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.formats.trf.remarks import read_remark
from ronde.generating import Plan, generate
from ronde.model import Noted, Player, Scoring
from ronde.systems.general import Ground
from tests.desk.conftest import begin, play

SETUP = replace(service.template("open"), rounds=7, fide=True)


def asked(desk: Desk, do: Callable[[Desk], object]) -> list[tuple[Level, str]]:
    """Do something, confirming whatever is asked; returns the levels and the names of the sentences."""
    found: list[tuple[Level, str]] = []
    for _ in range(6):
        try:
            do(desk)
            return found
        except Cautioned as error:
            found += [(one.level, one.message.name) for one in error.cautions]
            if error.level is Level.REFUSE:
                raise
            desk = desk.confirming(error.codes)
    raise AssertionError(found)


class Test_a_scripted_event:
    """One event that meets each warning once."""

    def test_every_warning_and_its_remark(self, desk: Desk) -> None:
        key = begin(desk, 10, replace(SETUP, policy=replace(SETUP.policy, half_byes=2)))
        service.forbid(desk, key, [[1, 2]])
        play(desk, key)

        # Prohibited pairings only before round 1.
        with pytest.raises(Cautioned) as never:
            service.forbid(desk.confirming([YES]), key, [[1, 2], [3, 4]])
        assert never.value.level is Level.REFUSE
        assert never.value.codes == ()

        # A second half-point bye.
        assert asked(desk, lambda d: service.announce_away(d, key, 10, 3, "H")) == []
        found = asked(desk, lambda d: service.announce_away(d, key, 10, 4, "H"))
        assert found == [(Level.CONFIRM, "caution-second-half")]

        # By hand: a rematch, then the comparison with the system, twice because a rule is broken.
        service.pair_round(desk, key)
        met = next((b.white, b.black) for b in desk.state(key).round(1).boards)
        draft = desk.state(key).draft
        assert draft is not None
        pairs = [p for p in draft.pairs if not {*p} & {*met}]
        left = [u for p in draft.pairs if {*p} & {*met} for u in p if u and u not in met]
        wish: list[tuple[str | int, str | int | None]] = [*pairs, met, (left[0], left[1])]
        levels = asked(desk, lambda d: service.adjust(d, key, wish, "they insist"))
        assert (Level.CONFIRM, "refusal-breaks") in levels
        assert asked(desk, lambda d: service.publish(d, key)) == [(Level.TWICE, "caution-mpa")] * 2
        service.enter_results(desk, key, 2, [(b, "1-0") for b in service.missing_results(desk, key)])

        # A publication taken back.
        service.pair_round(desk, key)
        service.publish(desk, key)
        found = asked(desk, lambda d: service.undo(d, key, reason="nobody saw it"))
        assert found == [(Level.TWICE, "caution-unpair")] * 2
        service.publish(desk, key)

        # The previous round: confirmed. An older one: for ratings only, confirmed twice.
        found = asked(desk, lambda d: service.correct_result(d, key, 2, 1, "0-1", "sheet", None, True))
        assert found == [(Level.CONFIRM, "caution-result")]
        found = asked(desk, lambda d: service.correct_result(d, key, 1, 1, "½-½", "sheet", None, True))
        assert found == [(Level.TWICE, "caution-result")] * 2

        # Rounds and tie-breaks; the locked rest; an expelled player; leaving.
        setup = desk.state(key).setup
        found = asked(desk, lambda d: service.change_setup(d, key, replace(setup, rounds=12), "snow"))
        assert found == [(Level.TWICE, "caution-rounds")] * 2
        setup = desk.state(key).setup
        found = asked(desk, lambda d: service.change_setup(d, key, replace(setup, tiebreaks=("SB",)), "typo"))
        assert found == [(Level.TWICE, "caution-tiebreaks")] * 2
        with pytest.raises(Refused, match="acceleration"):
            service.change_setup(desk, key, replace(desk.state(key).setup, acceleration="baku-2026"))
        found = asked(desk, lambda d: service.expel(d, key, 9, "telephone"))
        assert found == [(Level.TWICE, "caution-expel")] * 2
        with pytest.raises(Refused, match="does not come back"):
            service.return_player(desk, key, 9)
        found = asked(desk, lambda d: service.leave_fide_mode(d, key, "the organiser wants it"))
        assert found == [(Level.TWICE, "caution-mode-left")] * 2
        assert desk.state(key).left_mode

        report = service.export_trf(desk, key, "26")
        kinds = {remark.kind for remark in trf.read(report).remarks}
        wanted = {
            Noted.MODE_LEFT, Noted.ROUNDS, Noted.TIEBREAKS, Noted.MANUAL, Noted.OPPONENTS, Noted.UNPAIRED,
            Noted.EXPELLED, Noted.RATED_AS, Noted.PAIRED_BEFORE, Noted.THEN,
        }  # fmt: skip
        assert wanted <= kinds
        assert Noted.OTHER not in kinds

        # What is read back is not in FIDE mode, and keeps the remarks.
        again = service.import_report(desk, report.encode(), "again")
        assert not desk.state(again).setup.fide
        assert desk.state(again).left_mode
        assert wanted <= {read_remark(line).kind for line in desk.state(again).remarks}


class Test_leaving:
    """Leaving FIDE mode is for good."""

    def test_no_way_back(self, desk: Desk) -> None:
        key = begin(desk, 6, SETUP)
        asked(desk, lambda d: service.leave_fide_mode(d, key, "club event"))
        with pytest.raises(Refused, match="no way back"):
            service.undo(desk, key)
        with pytest.raises(Refused, match="never again"):
            service.change_setup(desk, key, SETUP)

    def test_it_needs_both_codes(self, desk: Desk) -> None:
        key = begin(desk, 6, SETUP)
        with pytest.raises(Cautioned) as first:
            service.leave_fide_mode(desk.confirming([YES]), key, "club event")
        (one,) = first.value.cautions
        assert not one.shows_consequences(first.value.confirmed)
        with pytest.raises(Cautioned) as second:
            service.leave_fide_mode(desk.confirming([one.second]), key, "club event")
        assert second.value.codes
        assert desk.state(key).setup.fide

    def test_an_ordinary_change_cannot_turn_it_off(self, desk: Desk) -> None:
        key = begin(desk, 6, SETUP)
        with pytest.raises(Refused, match="with a reason"):
            service.change_setup(desk, key, replace(SETUP, fide=False))

    @pytest.mark.parametrize("system", ["dutch-2012", "fmjd-1986", "elo-swiss"])
    def test_other_systems_have_none(self, desk: Desk, system: str) -> None:
        with pytest.raises(Refused, match="FIDE mode is for"):
            service.add_tournament(desk, replace(service.template("open", system), fide=True))

    def test_no_copy_brings_it_back(self, desk: Desk) -> None:
        key = begin(desk, 6, SETUP)
        made = service.backup(desk)
        asked(desk, lambda d: service.leave_fide_mode(d, key, "a quarrel", "club event"))
        service.restore_copy(desk, made.name)
        state = desk.state(key)
        assert not state.setup.fide
        assert state.left_mode
        assert "club event" in service.export_trf(desk, key, "26")
        kinds = [line.kind for line in service.log(desk)]
        assert {"event-restored", "fide-mode-left"} <= set(kinds)
        with pytest.raises(Refused, match="never again"):
            service.change_setup(desk, key, SETUP)

    def test_nor_a_copy_in_the_place_of_a_damaged_file(self, desk: Desk, tmp_path: Path) -> None:
        key = begin(desk, 6, SETUP)
        old = service.backup(desk, tmp_path / "old.ronde")
        asked(desk, lambda d: service.leave_fide_mode(d, key, "club event"))
        service.backup(desk)
        file = desk.book.store.path
        assert file is not None
        desk.close()
        file.write_bytes(b"damaged" * 1000)
        service.restore(old, file, replace_it=True)
        with service.open_event(file) as again:
            assert not again.state(key).setup.fide
            assert again.state(key).left_mode


class Test_points:
    """Points that FIDE does not know are refused."""

    @pytest.mark.parametrize(
        ("scale", "sentence"),
        [
            ({"white_draw": 6, "black_draw": 6}, "two draws"),
            ({"pairing_bye": 15}, "more than a win"),
            ({"pairing_bye": 3}, "1, ½ or 0"),
        ],
    )
    def test_refused(self, scale: dict[str, int], sentence: str) -> None:
        wrong = replace(SETUP, scoring=replace(SETUP.scoring, **scale))
        with pytest.raises(Refused, match=sentence):
            check_setup(wrong)
        check_setup(replace(wrong, fide=False))

    def test_other_scales_are_allowed(self) -> None:
        for win, draw, bye in ((30, 10, 20), (30, 10, 30), (10, 5, 5), (10, 5, 0)):
            scale = replace(Scoring.of(win, draw), pairing_bye=bye)
            check_setup(replace(SETUP, scoring=scale))


def test_withdrawn_players_are_named_under_the_standings(desk: Desk) -> None:
    key = begin(desk, 6, SETUP)
    play(desk, key)
    service.withdraw(desk, key, 3)
    assert "Withdrawn: Player 003." in service.export_table(desk, key, "standings").notes
    assert 3 in [row.id for row in service.table(desk, key).rows]


class Test_expelled:
    """An expelled player leaves the standings; the games stay."""

    def test_no_place_but_the_games_count(self, desk: Desk) -> None:
        key = begin(desk, 8, SETUP)
        play(desk, key)
        play(desk, key)
        before = {row.id: (row.score, row.values) for row in service.table(desk, key).rows}
        asked(desk, lambda d: service.expel(d, key, 1, "telephone"))
        ranking = service.table(desk, key)
        assert [row.id for row in ranking.expelled] == [1]
        assert {row.id: (row.score, row.values) for row in ranking.rows} == {
            id_: values for id_, values in before.items() if id_ != 1
        }
        assert sorted(row.place for row in ranking.rows)[0] == 1
        assert max(row.place for row in ranking.rows) <= 7
        for what in ("standings", "crosstable"):
            made = service.export_table(desk, key, what, language="fr")
            assert made.rows
        assert "Player 001" in " ".join(service.export_table(desk, key, "standings").notes)

    @pytest.mark.parametrize("edition", ["16", "26"])
    def test_the_report_puts_them_last_and_is_clean(self, desk: Desk, edition: str) -> None:
        key = begin(desk, 8, SETUP)
        play(desk, key)
        play(desk, key)
        asked(desk, lambda d: service.expel(d, key, 1, "telephone"))
        value = trf.read(service.export_trf(desk, key, edition))
        assert value.player(1).stated_rank == 8  # last
        again = service.import_report(desk, service.export_trf(desk, key, edition).encode(), "again")
        assert [row.id for row in service.table(desk, again).expelled] == [1]
        report = check(value)
        assert report.clean, [one.say() for one in report.all_findings()]
        last = max(p.stated_rank or 0 for p in value.players if p.id != 1)
        wrong = replace(value, players=tuple(_misplaced(p, last) for p in value.players))
        assert any(one.kind == "rank" for one in check(wrong).findings)


def _misplaced(player: Player, rank: int) -> Player:
    """The players of a rank as the first."""
    return replace(player, stated_rank=1) if player.stated_rank == rank else player


class Test_numbers_before_the_first_game:
    """Whoever is away in round 1 has no number, and does not count in the accelerated groups."""

    def accelerated(self, desk: Desk, fide: bool) -> str:
        setup = replace(SETUP, acceleration="baku-2026", rounds=9, fide=fide)
        key = begin(desk, 16, setup)
        for number in (1, 2, 3, 4):
            service.announce_away(desk, key, number, 1, "Z")
        service.pair_round(desk, key)
        service.publish(desk, key)
        return key

    @pytest.mark.parametrize(("fide", "last"), [(True, 10), (False, 8)])
    def test_the_border(self, desk: Desk, fide: bool, last: int) -> None:
        key = self.accelerated(desk, fide)
        state = desk.state(key)
        assert state.entrants[state.border].number == last  # the sixth of twelve, or the eighth of sixteen
        service.enter_results(desk, key, 1, [(b, "1-0") for b in service.missing_results(desk, key)])
        value = trf.read(service.export_trf(desk, key, "26"))
        points = dict(value.settings.virtual_points) or virtual_points(value)
        assert [id_ for id_, values in points.items() if values and values[0]] == list(range(1, last + 1))
        assert check(value).clean

    def test_lists_have_no_number_for_them(self, desk: Desk) -> None:
        key = self.accelerated(desk, True)
        listed = service.export_table(desk, key, "players")
        assert [row[0] for row in listed.rows[:5]] == [None, None, None, None, 5]
        assert listed.notes
        service.enter_results(desk, key, 1, [(b, "1-0") for b in service.missing_results(desk, key)])
        play(desk, key)
        assert service.export_table(desk, key, "players").rows[0][0] == 1


class Test_import:
    """A report is read in FIDE mode."""

    def test_only_of_systems_in_force(self, desk: Desk) -> None:
        key = begin(desk, 6, replace(SETUP, fide=False))
        play(desk, key)
        report = service.export_trf(desk, key).encode()
        assert desk.state(service.import_report(desk, report, "new")).setup.fide
        old = report.replace(b"dutch-2026", b"dutch-2017")
        assert old != report
        assert not desk.state(service.import_report(desk, old, "old")).setup.fide


class Test_rounds_changed:
    """The last round is paired once more when it becomes the last of all, or is so no longer."""

    @pytest.mark.parametrize(
        ("seed", "said"), [(4, ["caution-rounds", "caution-not-last-round"]), (5, ["caution-rounds"])]
    )
    def test_what_the_system_would_have_paired(self, desk: Desk, seed: int, said: list[str]) -> None:
        played = generate(Plan(players=8, rounds=5, seed=seed, system="dutch-2026"))
        key = service.import_report(desk, trf.write(played).encode(), "flip")
        longer = replace(desk.state(key).setup, rounds=6)
        found = asked(desk, lambda d: service.change_setup(d, key, longer, "snow"))
        assert [name for _, name in found[: len(said)]] == said
        assert found[0][0] is Level.TWICE


class Test_both_wrong_colours:
    """Two who would both have the colour of the other."""

    def test_is_read_and_no_more(self, desk: Desk) -> None:
        key = begin(desk, 8, SETUP)
        play(desk, key, {2: "0-1", 4: "0-1"})
        service.pair_round(desk, key)
        found = asked(desk, lambda d: service.swap_colours(d, key, 1, "they prefer it"))
        assert found == [(Level.ACKNOWLEDGE, "caution-both-colours")]


class Test_numbers:
    """A rating corrected before round 4 is paired changes numbers; later it does not."""

    def test_offered_until_round_4(self, desk: Desk) -> None:
        key = begin(desk, 8, SETUP)
        for _ in range(3):
            play(desk, key)
        service.edit_player(desk, key, 8, Person("Player 008", 2700))
        assert service.misnumbered(desk.state(key))
        service.number_players(desk, key, "rating")
        assert desk.state(key).by_number[1].person.rating == 2700
        play(desk, key)
        service.edit_player(desk, key, 8, Person("Player 007", 2800))
        assert not service.misnumbered(desk.state(key))
        with pytest.raises(Refused):
            service.number_players(desk, key, "rating")


def _swapped(desk: Desk, key: str, round_: int) -> object:
    boards = desk.state(key).round(round_).boards
    pairs = [(b.white, b.black) for b in boards]
    first, second = pairs[0], pairs[1]
    wish = [(second[0], first[1]), (first[0], second[1]), *pairs[2:]]
    return service.change_published(desk, key, round_, wish, "test", ground=Ground.EMERGENCY)


class Test_table:
    """The deeds against rounds, tried one by one in an event with four rounds, the fourth being played."""

    @pytest.fixture
    def key(self, desk: Desk) -> str:
        key = begin(desk, 12, replace(SETUP, rounds=4))
        service.announce_away(desk, key, 12, 4, "Z")
        service.announce_away(desk, key, 11, 4, "Z")
        for _ in range(3):
            play(desk, key)
        service.pair_round(desk, key)
        return key

    def attempt(self, deed: Deed, time: When, key: str, desk: Desk) -> Callable[[Desk], object] | None:
        """How to do a deed to a round; None where the desk has no way to ask for it."""
        state = desk.state(key)
        number = {When.PAST: 2, When.PREVIOUS: 3, When.CURRENT: 4, When.NEXT: 4, When.FUTURE: 5}[time]
        if deed is Deed.BYE:
            return lambda d: service.announce_away(d, key, 12, number, "")
        if deed is Deed.RESULT:
            return lambda d: service.correct_result(d, key, number, 1, "0-1", "test", None, True)
        if time is When.NEXT and state.draft:
            return {
                Deed.PAIR: lambda d: service.pair_round(d, key),
                Deed.UNPAIR: lambda d: service.drop_draft(d, key),
                Deed.MANUAL: lambda d: _by_hand(
                    d, key, lambda: service.swap_colours(d, key, 1, "test", True)
                ),
                Deed.SWAP: lambda d: _by_hand(d, key, lambda: _change_places(d, key)),
            }.get(deed)
        if time is When.CURRENT:
            return {
                Deed.COMPLETE: lambda d: service.pair_unpaired(d, key, 12, 11, Ground.UNPAIRED, "test"),
                Deed.UNPAIR: lambda d: service.undo(d, key, reason="test"),
                Deed.MANUAL: lambda d: _swapped(d, key, number),
                Deed.SWAP: lambda d: _swapped(d, key, number),
            }.get(deed)
        if deed in (Deed.MANUAL, Deed.SWAP) and number <= len(state.rounds):
            return lambda d: _swapped(d, key, number)
        return None

    @pytest.mark.parametrize("time", list(When))
    @pytest.mark.parametrize("deed", list(Deed))
    def test_cell(self, desk: Desk, key: str, deed: Deed, time: When) -> None:
        if time not in (When.NEXT, When.FUTURE):
            service.publish(desk, key)
            if deed is Deed.RESULT and time is When.CURRENT:
                service.enter_result(desk, key, 4, 1, "1-0")
        if time is When.FUTURE:
            longer = replace(desk.state(key).setup, rounds=5)
            asked(desk, lambda d: service.change_setup(d, key, longer, "test"))
        expected, do = rule(deed, time), self.attempt(deed, time, key, desk)
        if do is None:
            assert expected.level is Level.REFUSE
            return
        if expected.level is Level.REFUSE:
            with pytest.raises(Refused):
                do(desk.confirming([YES]))
            return
        before = service.export_trf(desk, key)
        levels = {level for level, name in asked(desk, do) if name != "refusal-breaks"}
        levels -= {Level.ACKNOWLEDGE}
        assert levels == ({expected.level} if expected.level else set())
        if expected.recorded:
            told = [line for line in service.export_trf(desk, key).splitlines() if line.startswith("###")]
            assert len(told) > sum(line.startswith("###") for line in before.splitlines())

    def test_where_a_round_is(self, desk: Desk, key: str) -> None:
        service.publish(desk, key)
        state = desk.state(key)
        assert [when(state, n) for n in (1, 2, 3, 4, 5, 6)] == [When.PAST, *When]
        assert set(TABLE) == set(Deed)


def _by_hand(desk: Desk, key: str, change: Callable[[], object]) -> object:
    """Change the draft once, and publish it."""
    draft = desk.state(key).draft
    if draft is not None and draft.pairs == draft.original:
        change()
    return service.publish(desk, key)


def _change_places(desk: Desk, key: str) -> object:
    """Let two players of the draft change places where no rule breaks."""
    draft = desk.state(key).draft
    assert draft is not None
    players = [uid for pair in draft.pairs for uid in pair if uid]
    for a, b in combinations(players, 2):
        with suppress(Refused):
            return service.swap_players(desk, key, a, b, "test")
    raise AssertionError(draft)
