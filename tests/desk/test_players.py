"""Players: entering, numbers, absences, withdrawals, check-in. C.04.2 B, C and D.4 to D.6."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.desk import service
from ronde.desk.event import Policy
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.formats.players.person import Person
from ronde.model import Result
from tests.desk.conftest import SETUP, begin, play


def names(desk: Desk, key: str) -> list[str]:
    return [e.person.name for e in desk.state(key).by_number.values()]


class Test_entering:
    def test_a_player_gets_a_number_and_a_uid(self, desk: Desk, key: str) -> None:
        added = service.add_player(desk, key, Person("New", 1500))
        assert (added.uid, added.number) == ("p11", 11)
        assert service.find(desk.state(key), 11) == service.find(desk.state(key), "p11") == added

    @pytest.mark.parametrize("person", [Person(" "), Person("X", -1), Person("X", 10000)])
    def test_nonsense_is_refused(self, desk: Desk, key: str, person: Person) -> None:
        with pytest.raises(Refused):
            service.add_player(desk, key, person)

    def test_the_same_person_twice(self, desk: Desk, key: str) -> None:
        service.add_player(desk, key, Person("Zoé", fide_id="123"))
        with pytest.raises(Refused, match="Zoë is in the list already, as number 11"):
            service.add_player(desk, key, Person("Zoë", fide_id="123"))
        with pytest.raises(Refused, match="in the list already"):
            service.add_player(desk, key, Person("player 001"))
        service.add_player(desk, key, Person("Zoé", fide_id="124"))  # a namesake
        both = [Person("Ann", licence="A1"), Person("Ann", licence="A2"), Person("ANN", licence="A1")]
        assert len(service.add_players(desk, key, both, skip_known=True)) == 2

    def test_many_at_once_or_none(self, desk: Desk, key: str) -> None:
        people = [Person("A"), Person("B"), Person("A")]
        with pytest.raises(Refused):
            service.add_players(desk, key, people)
        assert len(desk.state(key).entrants) == 10
        assert [e.person.name for e in service.add_players(desk, key, people, skip_known=True)] == ["A", "B"]

    def test_a_preview_tells_who_is_known(self, desk: Desk, key: str) -> None:
        seen = service.preview_import(desk, key, [Person("Player 003"), Person("New")])
        assert [p.name for p in seen.new] == ["New"]
        assert [(p.name, n) for p, n in seen.known] == [("Player 003", 3)]

    def test_a_preview_tells_who_comes_twice(self, desk: Desk, key: str) -> None:
        seen = service.preview_import(desk, key, [Person("New"), Person("Other"), Person("NEW")])
        assert [p.name for p in seen.new] == ["New", "Other"]
        assert [p.name for p in seen.twice] == ["NEW"]
        assert not seen.known

    def test_editing_and_removing(self, desk: Desk, key: str) -> None:
        service.edit_player(desk, key, 4, Person("Renamed", 2222))
        assert service.find(desk.state(key), 4).person == Person("Renamed", 2222)
        with pytest.raises(Refused, match="in the list already"):
            service.edit_player(desk, key, 4, Person("Player 001"))
        service.remove_player(desk, key, 4)
        assert len(desk.state(key).entrants) == 9

    def test_an_edit_in_the_journal(self, desk: Desk, key: str) -> None:
        changed = Person("Zoé", 0, sex="w", birth="2014", categories=("Pup", "Fem"), fee=1250, estimate=1400)
        service.edit_player(desk, key, 1, changed)
        told = service.log(desk, key)[-1].say("fr").replace("\xa0", " ")
        assert "Zoé ; Elo : 1400 E ; Sexe : femme ; Naissance : 2014 ; Catégorie : Pup, Fem" in told
        assert told.endswith("Inscription : 12,50")

    def test_who_was_paired_is_not_removed(self, desk: Desk, key: str) -> None:
        play(desk, key)
        with pytest.raises(Refused, match="enter a withdrawal") as refused:
            service.remove_player(desk, key, 1)
        assert refused.value.article == "fide-2012 C.04.2.D.5"

    def test_a_player_who_is_not_there(self, desk: Desk, key: str) -> None:
        for ref in (0, 99, "p99", "7"):
            with pytest.raises(Refused, match="there is no player"):
                service.withdraw(desk, key, ref)


@pytest.mark.article("fide-2012 C.04.2.B.3")
class Test_B3_pairing_numbers:
    def test_the_strongest_is_number_1(self, desk: Desk, key: str) -> None:
        service.add_player(desk, key, Person("Strong", 2800))
        service.add_player(desk, key, Person("Grandmaster", 2400, "GM"))
        service.number_players(desk, key)
        assert names(desk, key)[:3] == ["Strong", "Grandmaster", "Player 001"]

    def test_pairing_round_1_numbers_by_itself(self, desk: Desk, key: str) -> None:
        service.add_player(desk, key, Person("Strong", 2800))
        service.pair_round(desk, key)
        assert names(desk, key)[0] == "Strong"


@pytest.mark.article("fide-2012 C.04.2.C.3")
class Test_C3_provisional_numbers:
    def test_a_closed_list_keeps_its_numbers(self, desk: Desk, key: str) -> None:
        service.close_list(desk, key)
        assert service.add_player(desk, key, Person("Strong", 2800)).number == 11
        with pytest.raises(Refused, match="closed already"):
            service.close_list(desk, key)

    def test_renumbering_keeps_everybody_with_his_games(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.add_player(desk, key, Person("Strong", 2800))
        before = {e.uid: e.person.name for e in desk.state(key).entrants.values()}
        games = [(before[b.white], b.outcome) for b in desk.state(key).rounds[0].boards]
        service.number_players(desk, key, "late entry")
        state = desk.state(key)
        assert service.find(state, 1).person.name == "Strong"
        assert [(state.name(b.white), b.outcome) for b in state.rounds[0].boards] == games
        assert state.report.player(2).cell(1).opponent == 7  # was number 1 against number 6

    def test_until_round_4_is_paired(self, desk: Desk, key: str) -> None:
        for _ in range(3):
            play(desk, key)
        service.edit_player(desk, key, 10, Person("Wrong rating", 2900))
        service.number_players(desk, key, "C.04.2.D.8")
        assert names(desk, key)[0] == "Wrong rating"
        play(desk, key)
        service.edit_player(desk, key, 2, Person("Another", 2999))
        with pytest.raises(Refused, match="once round 4 is paired") as refused:
            service.number_players(desk, key)
        assert refused.value.article == "fide-2012 C.04.2.C.3"


@pytest.mark.article("fide-2012 C.04.2.C.2")
class Test_C2_late_entries:
    def test_from_the_next_round_without_points_for_the_missed_ones(self, desk: Desk, key: str) -> None:
        play(desk, key)
        late = service.add_player(desk, key, Person("Late", 2300))
        assert (late.number, late.joined) == (11, 2)
        assert desk.state(key).value.player(11).cells[0].result is Result.ABSENT
        play(desk, key)
        assert desk.state(key).results.player(11).cell(2).paired

    def test_half_points_where_the_event_says_so(self, desk: Desk) -> None:
        key = begin(desk, 10, replace(SETUP, policy=Policy(late_entry="H")))
        play(desk, key)
        late = service.add_player(desk, key, Person("Late", 2300))
        assert desk.state(key).value.player(11).cell(1).result is Result.HALF_BYE
        assert service.points(desk, key)[late.uid] == 5
        other = service.add_player(desk, key, Person("Later", 2300), missed="Z")
        assert service.points(desk, key)[other.uid] == 0

    def test_he_may_come_for_a_later_round(self, desk: Desk, key: str) -> None:
        late = service.add_player(desk, key, Person("Late", 2300), joins=3)
        for _ in range(2):
            play(desk, key)
        number = desk.state(key).entrants[late.uid].number
        assert (
            desk.state(key).results.player(number).cells
            == (desk.state(key).results.player(number).cell(1),) * 2
        )
        assert number in [p.id for p in desk.state(key).value.available()]

    def test_nobody_enters_after_the_last_pairing(self, desk: Desk) -> None:
        key = begin(desk, 8, replace(SETUP, rounds=1))
        play(desk, key)
        with pytest.raises(Refused) as refused:
            service.add_player(desk, key, Person("Late"))
        assert refused.value.article == "fide-2012 C.04.2.C.2"


@pytest.mark.article("fide-2012 C.04.2.D.4", "elo-swiss E8")
class Test_D4_absent_without_notice:
    def test_he_is_taken_to_have_left(self, desk: Desk, key: str) -> None:
        play(desk, key, {1: "0-1F"})
        absent = desk.state(key).rounds[0].boards[0].white
        service.absent_without_notice(desk, key, absent)
        assert desk.state(key).entrants[absent].withdrawn == "without notice"
        assert desk.state(key).entrants[absent].number not in [
            p.id for p in desk.state(key).value.available()
        ]

    def test_he_may_explain_himself_before_the_next_pairing_is_published(self, desk: Desk, key: str) -> None:
        play(desk, key, {1: "0-1F"})
        absent = desk.state(key).rounds[0].boards[0].white
        service.absent_without_notice(desk, key, absent)
        service.return_player(desk, key, absent, "a flat tyre")
        assert desk.state(key).entrants[absent].withdrawn == ""
        service.absent_without_notice(desk, key, absent)
        play(desk, key)
        with pytest.raises(Refused, match="without notice") as refused:
            service.return_player(desk, key, absent)
        assert refused.value.article == "fide-2012 C.04.2.D.4"

    def test_who_has_played_was_there(self, desk: Desk, key: str) -> None:
        play(desk, key)
        with pytest.raises(Refused, match="was not absent"):
            service.absent_without_notice(desk, key, 1)


@pytest.mark.article("fide-2012 C.04.2.D.5")
class Test_D5_withdrawals:
    def test_he_is_paired_no_more(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.withdraw(desk, key, 3, "ill")
        play(desk, key)
        assert desk.state(key).results.player(3).cell(2).result is Result.ABSENT
        with pytest.raises(Refused, match="has left already"):
            service.withdraw(desk, key, 3)

    def test_he_may_return(self, desk: Desk, key: str) -> None:
        play(desk, key)
        service.withdraw(desk, key, 3)
        play(desk, key)
        service.return_player(desk, key, 3)
        play(desk, key)
        assert desk.state(key).results.player(3).cell(3).paired
        with pytest.raises(Refused, match="has not left"):
            service.return_player(desk, key, 3)

    def test_a_half_point_announced_before_is_gone_with_him(self, desk: Desk, key: str) -> None:
        service.announce_away(desk, key, 3, 2, "H")
        service.withdraw(desk, key, 3)
        service.announce_away(desk, key, 3, 4, "Z")
        play(desk, key)
        play(desk, key)
        assert service.points(desk, key)["p3"] == 0
        service.return_player(desk, key, 3)
        assert desk.state(key).entrants["p3"].away == ((4, "Z"),)  # what he said of later rounds still holds


@pytest.mark.article("fide-2012 C.04.2.D.6")
class Test_D6_announced_absences:
    def test_not_paired_and_no_points(self, desk: Desk, key: str) -> None:
        service.announce_away(desk, key, 2, 1)
        play(desk, key)
        assert desk.state(key).results.player(2).cell(1).result is Result.ABSENT
        assert service.points(desk, key)["p2"] == 0

    def test_half_a_point_within_the_limit_of_the_event(self, desk: Desk) -> None:
        key = begin(desk, 10, replace(SETUP, policy=Policy(half_byes=2, half_byes_until=3)))
        service.announce_away(desk, key, 2, 1, "H")
        service.announce_away(desk, key, 2, 2, "H")
        with pytest.raises(Refused, match="has had the 2 half-point byes") as refused:
            service.announce_away(desk, key, 2, 3, "H")
        assert refused.value.article == "fide-2012 C.04.2.D.6"
        with pytest.raises(Refused, match="no half-point byes after round 3"):
            service.announce_away(desk, key, 3, 4, "H")
        play(desk, key)
        assert service.points(desk, key)["p2"] == 5

    def test_by_default_never_in_the_last_round(self, desk: Desk, key: str) -> None:
        with pytest.raises(Refused, match="no half-point byes after round 4"):
            service.announce_away(desk, key, 2, 5, "H")

    def test_it_can_be_taken_back(self, desk: Desk, key: str) -> None:
        service.announce_away(desk, key, 2, 1, "H")
        service.announce_away(desk, key, 2, 1, "")
        play(desk, key)
        assert desk.state(key).results.player(2).cell(1).paired

    @pytest.mark.parametrize(
        ("round_", "how", "words"),
        [
            (1, "Z", "is published"),
            (6, "Z", "only 5 rounds"),
            (2, "F", "not given on request"),
            (2, "X", "not X"),
        ],
    )
    def test_what_cannot_be(self, desk: Desk, key: str, round_: int, how: str, words: str) -> None:
        play(desk, key)
        with pytest.raises(Refused, match=words):
            service.announce_away(desk, key, 2, round_, how)


class Test_check_in:
    def test_only_who_is_there_is_paired(self, desk: Desk) -> None:
        key = begin(desk, 10, replace(SETUP, policy=Policy(check_in="first")))
        service.check_in(desk, key, range(1, 9))
        service.check_in(desk, key, [8], present=False)
        service.pair_round(desk, key)
        assert len(service.boards(desk, key, draft=True)) == 4  # seven players, one of them with the bye
        (warning,) = service.warnings(desk, key)
        assert warning.players == ("p8", "p9", "p10")
        service.publish(desk, key)
        with pytest.raises(Refused, match="there is no check-in for round 2"):
            service.check_in(desk, key, [9])

    def test_every_round_anew(self, desk: Desk) -> None:
        key = begin(desk, 8, replace(SETUP, policy=Policy(check_in="all")))
        service.check_in(desk, key, range(1, 9))
        play(desk, key)
        with pytest.raises(Refused, match="0 players to pair"):
            service.pair_round(desk, key)
