"""Players kept apart by club, federation or family: as a rule, as a wish, in reports and explanations."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.checking import check
from ronde.desk import service
from ronde.desk.apart import Apart, Bond, merged
from ronde.desk.event import Setup
from ronde.desk.service import Desk
from ronde.errors import BadInput, NoPairing, Refused
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.desk.conftest import SETUP, begin, play

DUTCH = replace(SETUP, system="dutch-2026")


def clubs(desk: Desk, names: str, setup: Setup = DUTCH) -> str:
    """A tournament whose players belong to these clubs, a letter each; a dot is no club."""
    key = begin(desk, 0, setup)
    people = [
        Person(f"Player {n:02}", 2400 - 20 * n, club="" if club == "." else f"Club {club}")
        for n, club in enumerate(names, 1)
    ]
    service.add_players(desk, key, people)
    return key


def meet(desk: Desk, key: str, round_: int) -> int:
    """How many boards of a round have two players of one club."""
    boards = service.boards(desk, key, round_)
    pairs = [(b.white.person.club, b.black.person.club) for b in boards if b.black is not None]
    return sum(1 for one, other in pairs if one and one == other)


CLUB, WISH = Apart(Bond.CLUB), Apart(Bond.CLUB, 2, wish=True)


class Test_rules:
    def test_the_first_rounds(self, desk: Desk) -> None:
        key = clubs(desk, "abcdabcd")  # the halves meet: a-a, b-b …
        play(desk, key)
        assert meet(desk, key, 1) == 4
        key = service.add_tournament(desk, DUTCH, "other")
        service.draw_colour(desk, key, Colour.WHITE, "coin")
        people = [entrant.person for entrant in desk.state("open").entrants.values()]
        service.add_players(desk, key, people)
        service.set_apart(desk, key, [Apart(Bond.CLUB, 1)])
        play(desk, key)
        assert meet(desk, key, 1) == 0

    @pytest.mark.parametrize("system", ["dutch-2026", "lim", "dubov-1997", "burstein-2026", "elo-swiss"])
    def test_every_round_is_checked_again_from_the_report(self, desk: Desk, system: str) -> None:
        key = clubs(desk, "abcdabcdaabb", replace(SETUP, system=system, rounds=4))
        service.set_apart(desk, key, [Apart(Bond.CLUB, 2)])
        for number in range(1, 4):
            play(desk, key, {1: "0-1", 2: "1/2"})
            assert number > 2 or meet(desk, key, number) == 0
        for edition in ("16", "26"):
            report = trf.read(service.export_trf(desk, key, edition))
            assert {span[:2] for span in report.settings.forbidden_rounds} == {(1, 2)}
            assert all(one.equal for one in check(report).rounds)

    def test_a_late_entry_is_kept_apart_and_past_rounds_stay(self, desk: Desk) -> None:
        key = clubs(desk, "abcdef")
        service.set_apart(desk, key, [CLUB])
        play(desk, key)
        late = service.add_player(desk, key, Person("Late", 2000, club="club A"))
        spans = desk.state(key).kept_apart
        assert spans == ((2, 5, ("p1", late.uid)),)
        service.edit_player(desk, key, late.number, replace(late.person, club="Club g"))
        assert desk.state(key).kept_apart == ()

    def test_by_federation_and_family(self, desk: Desk) -> None:
        key = begin(desk, 0)
        people = [Person("A", 2000, federation="FRA"), Person("B", 1900, federation="FRA", family="Roy")]
        service.add_players(desk, key, [*people, Person("C", 1800, family="roy")])
        service.set_apart(desk, key, [Apart(Bond.FEDERATION), Apart(Bond.FAMILY)])
        assert [span[2] for span in desk.state(key).kept_apart] == [("p1", "p2"), ("p2", "p3")]

    def test_a_change_by_hand_names_the_rule(self, desk: Desk) -> None:
        key = clubs(desk, "abab")
        service.set_apart(desk, key, [CLUB])
        service.pair_round(desk, key)
        broken = service.check_pairs(desk, key, [(1, 3), (2, 4)])
        assert [one.rule for one in broken] == ["broken-forbidden"] * 2

    def test_changes_after_round_1_have_a_reason(self, desk: Desk) -> None:
        key = clubs(desk, "abcd")
        play(desk, key)
        with pytest.raises(Refused):
            service.set_apart(desk, key, [CLUB])
        service.set_apart(desk, key, [CLUB], "asked for by the clubs")
        told = service.log(desk, key)[-1].say("fr")
        assert "Même club\xa0: à séparer à toutes les rondes." in told
        assert "asked for by the clubs" in told
        with pytest.raises(BadInput):
            service.set_apart(desk, key, [CLUB, WISH], "twice")
        with pytest.raises(Refused):
            service.set_apart(desk, key, [Apart(Bond.CLUB, 99)], "too many rounds")


class Test_wishes:
    def test_a_rule_that_cannot_be_kept_stops_the_round(self, desk: Desk) -> None:
        key = clubs(desk, "aaab")
        service.set_apart(desk, key, [CLUB])
        with pytest.raises(NoPairing):
            service.pair_round(desk, key)

    def test_a_wish_that_cannot_be_granted_is_given_up_and_said(self, desk: Desk) -> None:
        key = clubs(desk, "aaab")
        service.set_apart(desk, key, [WISH])
        draft = service.pair_round(desk, key)
        assert draft.dropped == (WISH,)
        assert not service.is_stale(desk.state(key))
        again = service.pair_round(desk, key)
        assert again.pairs == draft.pairs
        found = service.explanation(desk, key)
        assert found is not None
        assert "for lack of a legal pairing: Same club" in found.note()
        service.publish(desk, key)
        state = desk.state(key)
        assert (state.rounds[0].apart, state.rounds[0].dropped) == ((), (WISH,))
        assert {span[:2] for span in state.kept_apart} == {(2, 2)}
        service.enter_results(desk, key, 1, [(1, "1-0"), (2, "1-0")])
        assert all(one.equal for one in check(trf.read(service.export_trf(desk, key))).rounds)

    def test_a_granted_wish_is_in_the_explanation(self, desk: Desk) -> None:
        key = clubs(desk, "abcdabcd")
        service.set_apart(desk, key, [WISH])
        service.pair_round(desk, key)
        found = service.explanation(desk, key)
        assert found is not None
        assert found.note() == "Same club: kept apart in rounds 1 to 2, wish of the organiser."
        told = [one.text for one in found.public().of("p1")]
        assert "Same club: kept apart in rounds 1 to 2, wish of the organiser." in told

    def test_the_last_wish_goes_first(self, desk: Desk) -> None:
        key = begin(desk, 0, DUTCH)
        for name in "ABCD":
            person = Person(name, 2000, federation="FRA", club="x" if name in "AC" else "")
            service.add_player(desk, key, person)
        federation = Apart(Bond.FEDERATION, wish=True)
        service.set_apart(desk, key, [Apart(Bond.CLUB, wish=True), federation])
        draft = service.pair_round(desk, key)
        assert draft.dropped == (federation,)
        assert {frozenset(pair) for pair in draft.pairs} == {frozenset(("p1", "p4")), frozenset(("p2", "p3"))}


def test_a_report_with_spans_comes_back_as_it_was(desk: Desk) -> None:
    key = clubs(desk, "abcdabcd")
    service.set_apart(desk, key, [Apart(Bond.CLUB, 2)])
    for _ in range(3):
        play(desk, key)
    text = service.export_trf(desk, key)
    other = service.import_report(desk, text.encode(), "copy")
    assert trf.read(service.export_trf(desk, other)).settings == trf.read(text).settings


def test_spans_are_put_together() -> None:
    a, b = ("p1", "p2"), ("p3", "p4")
    assert merged([(1, 1, a), (2, 2, a), (4, 5, a), (1, 3, b), (2, 2, b)]) == (
        (1, 2, a),
        (1, 3, b),
        (4, 5, a),
    )
