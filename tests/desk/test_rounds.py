"""Rounds: drafts, changes by hand, publishing, published pairings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.desk import service
from ronde.desk.event import Policy
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.formats.players.person import Person
from ronde.model import Noted, Remark, Result
from tests.desk.conftest import SETUP, begin, play

Pairs = list[tuple[int | str, int | str | None]]


def drafted(desk: Desk, key: str) -> Pairs:
    rows = service.boards(desk, key, draft=True)
    return [(r.white.number, r.black.number if r.black else None) for r in rows]


def partners(desk: Desk, key: str) -> dict[int | str, int | str]:
    pairs = [(a, b) for a, b in drafted(desk, key) if b is not None]
    return dict(pairs) | {b: a for a, b in pairs}


class Test_a_draft:
    def test_it_is_not_a_round_yet(self, desk: Desk, key: str) -> None:
        draft = service.pair_round(desk, key)
        assert draft.round == 1
        assert service.boards(desk, key) == []
        assert desk.state(key).results.played_rounds == 0

    def test_it_is_what_the_system_pairs(self, desk: Desk, key: str) -> None:
        from ronde.systems import system

        play(desk, key)
        service.pair_round(desk, key)
        pairing = system("dubov-1997").pair(desk.state(key).value)
        assert drafted(desk, key) == [(p.white, p.black) for p in pairing.pairs]

    def test_it_is_explained(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        explained = service.explanation(desk, key)
        assert explained is not None
        assert explained.of("p1", "en")
        assert all(sentence.article.startswith("dubov-1997 ") for sentence in explained.all("fr"))
        service.publish(desk, key)
        published = service.explanation(desk, key, 1)
        assert published is not None
        assert published.all() == explained.all()

    def test_the_explanation_stays_with_the_players_when_they_are_renumbered(
        self, desk: Desk, key: str
    ) -> None:
        play(desk, key)
        before = service.explanation(desk, key, 1)
        service.add_player(desk, key, Person("Strong", 2800))
        service.number_players(desk, key)
        after = service.explanation(desk, key, 1)
        assert before is not None
        assert after is not None
        assert [s.text for s in after.of("p3")] == [s.text for s in before.of("p3")]

    def test_it_can_be_dropped_and_made_again(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.drop_draft(desk, key)
        with pytest.raises(Refused, match="there is no draft"):
            service.publish(desk, key)
        service.pair_round(desk, key)

    def test_what_has_changed_since_makes_it_stale(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.withdraw(desk, key, 4)
        assert service.is_stale(desk.state(key))
        assert any("out of date" in warning.say() for warning in service.warnings(desk, key))
        with pytest.raises(Refused, match="pair the round again"):
            service.publish(desk, key)
        service.pair_round(desk, key)
        service.publish(desk, key)

    def test_what_does_not_matter_does_not(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.announce_away(desk, key, 4, 3)
        service.publish(desk, key)


class Test_not_yet:
    def test_the_colour_must_be_drawn(self, desk: Desk) -> None:
        key = service.add_tournament(desk, SETUP)
        service.add_players(desk, key, [Person("A"), Person("B")])
        with pytest.raises(Refused, match="draw the colour"):
            service.pair_round(desk, key)

    def test_two_players_are_needed(self, desk: Desk) -> None:
        key = begin(desk, 1)
        with pytest.raises(Refused, match="two are needed"):
            service.pair_round(desk, key)

    def test_results_are_missing(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.enter_results(desk, key, 1, [(1, "1-0"), (3, "1/2")])
        with pytest.raises(Refused, match=r"3 boards without a result \(2, 4, 5\)"):
            service.pair_round(desk, key)

    @pytest.mark.article("fide-2012 C.04.1.a")
    def test_every_announced_round_is_paired(self, desk: Desk) -> None:
        key = begin(desk, 8, replace(SETUP, rounds=2))
        play(desk, key)
        play(desk, key)
        with pytest.raises(Refused, match="all 2 rounds") as refused:
            service.pair_round(desk, key)
        assert refused.value.article == "fide-2012 C.04.1.a"

    def test_lots_are_drawn_for_the_system_that_needs_them(self, desk: Desk) -> None:
        key = begin(desk, 6, replace(SETUP, system="fmjd-1986-lots"))
        with pytest.raises(Refused, match="draw the lots"):
            service.pair_round(desk, key)
        service.draw_lots(desk, key)
        service.pair_round(desk, key)


class Test_changes_by_hand:
    def test_a_reason_is_needed(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        with pytest.raises(Refused, match="give a reason"):
            service.swap_players(desk, key, 6, 7, " ")

    def test_it_is_kept_with_its_reason(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        original = drafted(desk, key)
        assert service.swap_players(desk, key, 6, 7, "brothers", public_reason="same family") == []
        assert drafted(desk, key) != original
        shown = service.publish(desk, key)
        assert [(a.reason, a.who) for a in shown.adjustments] == [("brothers", "Anne")]
        assert shown.original
        assert "### desk round 1 board 1 opponents changed by hand (same family)" in service.export_trf(
            desk, key
        )

    def test_back_to_the_original_is_no_change(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.swap_players(desk, key, 6, 7, "brothers")
        service.swap_players(desk, key, 6, 7, "they are not")
        shown = service.publish(desk, key)
        assert (shown.original, shown.adjustments) == ((), ())

    @pytest.mark.article("fide-2012 C.04.1.b")
    def test_a_rematch_is_named_and_must_be_meant(self, desk: Desk, key: str) -> None:
        play(desk, key)
        first = desk.state(key).rounds[0].boards[0]
        service.pair_round(desk, key)
        pairs = drafted(desk, key)
        white, black = desk.state(key).number(first.white), desk.state(key).number(first.black)
        partner = partners(desk, key)
        wished: Pairs = [p for p in pairs if not {white, black} & set(p)]
        wished += [(white, black), (partner[white], partner[black])]  # type: ignore[list-item]
        assert "have already met" in service.check_pairs(desk, key, wished)[0].say()
        with pytest.raises(Refused, match=r"have already met \[fide-2012 C.04.1.b\]") as refused:
            service.adjust(desk, key, wished, "the sponsor wants it")
        assert "a déjà joué contre" in refused.value.say("fr")
        broken = service.adjust(desk, key, wished, "the sponsor wants it", despite=True)
        assert any(rule.article == "fide-2012 C.04.1.b" for rule in broken)
        assert "breaks fide-2012 C.04.1.b" in service.log(desk, key)[-1].say()

    @pytest.mark.article("fide-2012 C.04.1.c", "fide-2012 C.04.1.d")
    def test_a_second_bye_is_named(self, desk: Desk) -> None:
        key = begin(desk, 9)
        play(desk, key)
        had = desk.state(key).rounds[0].boards[-1].white
        service.pair_round(desk, key)
        has = desk.state(key).draft.pairs[-1][0]
        with pytest.raises(Refused, match="scored without playing") as refused:
            service.swap_players(desk, key, had, has, "he wants to rest")
        assert refused.value.article == "fide-2012 C.04.1.d"

    @pytest.mark.article("lim-2026 1.1")
    def test_half_a_point_without_playing_leaves_the_bye_of_2026(self, desk: Desk) -> None:
        key = begin(desk, 10, replace(SETUP, system="lim-2026"))
        service.announce_away(desk, key, 1, 1, "H")
        play(desk, key)
        had = desk.state(key).rounds[0].boards[-1].white
        service.withdraw(desk, key, 2)
        service.pair_round(desk, key)
        has = desk.state(key).draft.pairs[-1][0]
        half = desk.state(key).by_number[1].uid
        named = {}
        for uid in (half, had):
            other = {uid: has, has: uid}
            wished = [
                (other.get(w, w), other.get(b, b) if b else None) for w, b in desk.state(key).draft.pairs
            ]
            named[uid] = {rule.article for rule in service.check_pairs(desk, key, wished)}
        assert "lim-2026 1.1" in named[had]
        assert "lim-2026 1.1" not in named[half]

    def test_a_bye_that_the_arbiter_forbade_is_named(self, desk: Desk) -> None:
        key = begin(desk, 9)
        service.bar_from_bye(desk, key, [5], "travelled far")
        service.pair_round(desk, key)
        has = desk.state(key).draft.pairs[-1][0]
        with pytest.raises(Refused, match="ruled out the bye"):
            service.swap_players(desk, key, 5, has, "test")

    @pytest.mark.article("fide-2012 C.04.1.f", "fide-2012 C.04.1.g")
    def test_colours_are_named(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.pair_round(desk, key)
        white = desk.state(key).rounds[0].boards[0].white
        board = next(n for n, p in enumerate(desk.state(key).draft.pairs, 1) if white in p)
        if desk.state(key).draft.pairs[board - 1][0] != white:
            assert service.swap_colours(desk, key, board, "test") == []
        service.publish(desk, key)
        service.enter_results(desk, key, 2, [(b, "1/2") for b in service.missing_results(desk, key)])
        service.pair_round(desk, key)
        board = next(n for n, p in enumerate(desk.state(key).draft.pairs, 1) if white in p)
        with pytest.raises(Refused, match="White for the third time running") as refused:
            service.swap_colours(desk, key, board, "test")
        assert refused.value.article == "fide-2012 C.04.1.g"

    def test_a_forbidden_pair_is_named(self, desk: Desk, key: str) -> None:
        service.forbid(desk, key, [[1, 2, 3]], "one family")
        service.pair_round(desk, key)
        partner = partners(desk, key)
        assert not {partner[1], partner[2], partner[3]} & {1, 2, 3}
        with pytest.raises(Refused, match="must not meet in this event"):
            service.swap_players(desk, key, 2, partner[1], "test")

    def test_players_are_neither_lost_nor_doubled(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        pairs = drafted(desk, key)
        for wrong in (
            pairs[:-1],
            [*pairs, pairs[0]],
            [*pairs[:-2], (pairs[-1][0], None), (pairs[-1][1], None)],
        ):
            with pytest.raises(Refused):
                service.adjust(desk, key, wrong, "test")  # type: ignore[arg-type]

    def test_boards_come_in_order_again(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        pairs = drafted(desk, key)
        service.adjust(desk, key, [(b, a) for a, b in reversed(pairs)], "colours drawn anew")
        assert [min(p) for p in drafted(desk, key)] == [1, 2, 3, 4, 5]  # type: ignore[type-var]


@pytest.mark.article("fide-2012 C.04.2.D.10", "elo-swiss E6")
class Test_D10_published_pairings_stand:
    def test_a_proper_one_does_not_change(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        pairs = [(r.black.number, r.white.number) for r in service.boards(desk, key) if r.black]
        with pytest.raises(Refused, match="a published round is not changed") as refused:
            service.change_published(desk, key, 1, pairs, "somebody is not happy")
        assert refused.value.article == "fide-2012 C.04.2.D.10"

    def test_two_who_had_met_are_parted(self, desk: Desk, key: str) -> None:
        play(desk, key)
        first = desk.state(key).rounds[0].boards[0]
        service.pair_round(desk, key)
        now = partners(desk, key)
        number = desk.state(key).number
        service.swap_players(desk, key, now[number(first.white)], first.black, "by mistake", despite=True)  # type: ignore[arg-type]
        service.publish(desk, key)
        boards = desk.state(key).rounds[1].boards
        bad = next(n for n, b in enumerate(boards, 1) if {b.white, b.black} == {first.white, first.black})
        other = 1 if bad != 1 else 2
        third = next(n for n in range(1, 6) if n not in (bad, other))
        service.enter_result(desk, key, 2, third, "1-0")
        pairs: Pairs = [(b.white, b.black) for b in boards]
        mixed = list(pairs)
        mixed[bad - 1] = (pairs[bad - 1][0], pairs[other - 1][1])
        mixed[other - 1] = (pairs[other - 1][0], pairs[bad - 1][1])
        service.change_published(desk, key, 2, mixed, "they had met", despite=True)
        after = desk.state(key).rounds[1]
        assert after.boards[third - 1].outcome == "10"  # what was played stays
        assert {first.white, first.black} not in [{b.white, b.black} for b in after.boards]

    def test_the_elo_system_has_articles_of_its_own(self, desk: Desk) -> None:
        key = begin(desk, 4, replace(SETUP, system="elo-swiss"))
        play(desk, key)
        service.pair_round(desk, key)
        met = [(b.white, b.black) for b in desk.state(key).rounds[0].boards]
        assert [rule.article for rule in service.check_pairs(desk, key, met)] == ["elo-swiss B1"] * 2
        service.publish(desk, key)
        with pytest.raises(Refused, match="a published round is not changed") as refused:
            service.change_published(desk, key, 2, met, "somebody is not happy")
        assert refused.value.article == "elo-swiss E6"

    def test_a_round_before_the_last_stays(self, desk: Desk, key: str) -> None:
        play(desk, key)
        play(desk, key)
        with pytest.raises(Refused, match="only the last published round"):
            service.change_published(desk, key, 1, [(1, 2)], "test")

    def test_taking_it_back_needs_a_reason(self, desk: Desk, key: str) -> None:
        service.pair_round(desk, key)
        service.publish(desk, key)
        with pytest.raises(Refused, match="not withdrawn without a reason") as refused:
            service.undo(desk, key)
        assert refused.value.article == "fide-2012 C.04.2.D.10"
        service.undo(desk, key, reason="pressed by mistake, nobody has seen it")
        assert desk.state(key).rounds == ()
        assert desk.state(key).draft is not None
        assert "nobody has seen it" in service.log(desk, key)[-1].say()


@pytest.mark.article("fide-2012 C.04.2.D.1", "elo-swiss E9")
class Test_D1_adjourned_games:
    def test_a_draw_for_the_pairing_only(self, desk: Desk, key: str) -> None:
        play(desk, key, {1: "adjourned"})
        state = desk.state(key)
        number = state.number(state.rounds[0].boards[0].white)
        assert number is not None
        assert state.value.player(number).cell(1).result is Result.DRAW
        assert state.results.player(number).cell(1).result is Result.PENDING
        assert service.points(desk, key)[state.rounds[0].boards[0].white] == 0
        assert any("adjourned" in warning.say() for warning in service.warnings(desk, key))
        play(desk, key)

    def test_it_is_resolved_later(self, desk: Desk, key: str) -> None:
        play(desk, key, {1: "adjourned"})
        play(desk, key)
        service.enter_result(desk, key, 1, 1, "0-1")
        board = desk.state(key).rounds[0].boards[0]
        assert (board.outcome, board.adjourned, board.paired_as) == ("01", False, "==")
        assert Remark(Noted.THEN, "½-½", 1, 1) in service.remarks(desk.state(key))


def test_policy_of_check_in_and_draft_together(desk: Desk) -> None:
    key = begin(desk, 6, replace(SETUP, policy=Policy(check_in="first")))
    service.check_in(desk, key, [1, 2, 3, 4])
    service.pair_round(desk, key)
    service.check_in(desk, key, [5, 6])
    with pytest.raises(Refused, match="pair the round again"):
        service.publish(desk, key)
