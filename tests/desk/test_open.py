"""A real open on the service: 120 players, nine rounds, and everything that happens in a hall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from ronde.checking import Report, check
from ronde.desk import service
from ronde.desk.event import Event, State
from ronde.desk.journal import replay
from ronde.desk.service import Desk
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.generating import Plan, result
from ronde.model import Colour, Result, Tournament
from tests.formats.bbp import accepted

ROUNDS = 9


@dataclass
class Evening:
    """The arbiter and her event."""

    desk: Desk
    key: str
    rng: Random = field(default_factory=lambda: Random(1992))

    @property
    def state(self) -> State:
        return self.desk.state(self.key)

    def pair(self) -> None:
        service.pair_round(self.desk, self.key)

    def publish(self) -> None:
        service.publish(self.desk, self.key)

    def play(self, special: dict[int, str] | None = None) -> None:
        """Results come in board by board, in any order, by two deputies."""
        number = len(self.state.rounds)
        boards = service.missing_results(self.desk, self.key)
        self.rng.shuffle(boards)
        for board in boards:
            deputy = self.desk.acting(self.rng.choice(("Bob", "Chloé")))
            service.enter_result(
                deputy, self.key, number, board, (special or {}).get(board) or self.game(board)
            )

    def game(self, board: int) -> str:
        row = service.boards(self.desk, self.key)[board - 1]
        assert row.black is not None
        white, black = result(row.white.person.rating, row.black.person.rating, Plan(2, 1), self.rng)
        return white.value + black.value


def csv_of(players: int) -> bytes:
    rng = Random(64)
    lines = ["Nom;Prénom;Elo;Fédé;Club"]
    for n in range(players):
        lines.append(f"Dupont{n:03};Zoé;{rng.randint(1200, 2550)};FRA;Échiquier niçois")
    return "\n".join(lines).encode("latin-1")


def evening(desk: Desk) -> Evening:
    """The whole event, round by round."""
    key = service.add_tournament(desk, service.template("open"), "open")
    at = Evening(desk, key)
    people = service.read_list("inscrits.csv", csv_of(118)).people
    service.add_players(desk, key, people, source="inscrits.csv")
    service.draw_colour(desk, key, Colour.WHITE, "drawn by the youngest player")
    service.forbid(desk, key, [["p1", "p2"], ["p5", "p6", "p7"]], "families")
    service.announce_away(desk, key, "p10", 2, "H")
    service.announce_away(desk, key, "p11", 4)
    service.announce_away(desk, key, "p12", 1, "H")

    at.pair()  # round 1: two players do not come
    at.publish()
    at.play({3: "0-1F", 4: "1-0F"})
    no_shows = at.state.rounds[0].boards[2].white, at.state.rounds[0].boards[3].black
    for uid in no_shows:
        assert uid is not None
        service.absent_without_notice(desk, key, uid)
    service.return_player(desk, key, no_shows[1], "the train was late")  # type: ignore[arg-type]

    for n, rating in enumerate((2450, 1300)):  # round 2: late entries
        service.add_player(desk, key, Person(f"Late, Player {n}", rating))
    service.close_list(desk, key)
    at.pair()
    at.publish()
    at.play()
    service.correct_result(desk, key, 2, 7, "1/2" if at.state.rounds[1].boards[6].outcome != "==" else "1-0")

    at.pair()  # round 3: a slip is entered, undone, and entered again
    at.publish()
    service.enter_result(desk, key, 3, 9, "1-0")
    line = service.undoable(desk, key)
    assert line is not None
    service.undo(desk, key, line.seq)
    at.play()

    service.withdraw(desk, key, "p40", "ill")  # round 4: somebody leaves, somebody is away
    at.pair()
    at.publish()
    at.play({12: "0-0F"})

    at.pair()  # round 5: the arbiter changes two boards by hand
    pairs = at.state.draft.pairs
    service.swap_players(
        desk,
        key,
        pairs[20][1],  # type: ignore[arg-type]
        pairs[22][1],  # type: ignore[arg-type]
        "hurt in round 4",
        despite=True,
        public_reason="a wheelchair cannot reach board 21",
    )
    at.publish()
    at.play({2: "adjourned"})

    service.enter_result(desk, key, 5, 2, "1/2")  # round 6: the adjourned game is drawn
    service.return_player(desk, key, "p40", "better")
    for _ in range(6, ROUNDS + 1):
        at.pair()
        at.publish()
        at.play()
    return at


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    file = tmp_path_factory.mktemp("open") / "open.ronde"
    event = Event("Open de Nice", "Nice", "FRA", "2026/07/11", "2026/07/19", "Anne Martin")
    with service.new_event(file, event, "Anne") as desk:
        yield evening(desk)


def checked(at: Evening, edition: str = "16") -> tuple[Tournament, Report]:
    value = trf.read(service.export_trf(at.desk, at.key, edition))
    return value, check(value)


class Test_the_open:
    def test_nine_rounds_of_120_players(self, finished: Evening) -> None:
        assert len(finished.state.rounds) == ROUNDS
        assert len(finished.state.entrants) == 120
        assert all(round_.finished for round_ in finished.state.rounds)

    @pytest.mark.parametrize("edition", ["16", "26"])
    def test_the_report_passes_the_check_but_for_the_change_by_hand(
        self, finished: Evening, edition: str
    ) -> None:
        value, report = checked(finished, edition)
        assert value.settings.system == "dutch-2026"
        assert [verdict.round for verdict in report.rounds if not verdict.equal] == [5]
        assert report.findings == ()
        told = [finding.say() for finding in report.rounds[4].findings if finding.kind == "remark"]
        why = "a wheelchair cannot reach board 21"
        assert told == [
            f"the desk notes: the pair at board {n} of round 5 was made by hand ({why})" for n in (21, 38)
        ]

    def test_what_happened_is_in_the_report(self, finished: Evening) -> None:
        value, _ = checked(finished)
        by_uid = {uid: value.player(e.number) for uid, e in finished.state.entrants.items()}
        assert by_uid["p12"].cell(1).result is Result.HALF_BYE
        assert by_uid["p10"].cell(2).result is Result.HALF_BYE
        assert by_uid["p11"].cell(4).result is Result.ABSENT
        assert by_uid["p119"].cell(1).result is Result.ABSENT
        assert [by_uid["p40"].cell(n).paired for n in range(1, 10)] == [True] * 3 + [False] * 2 + [True] * 4
        double = [p for p in value.players if p.cell(4).result is Result.FORFEIT_LOSS]
        assert len(double) == 2

    def test_other_engines_take_the_report(self, finished: Evening) -> None:
        accepted(service.export_trf(finished.desk, finished.key))

    def test_forbidden_pairs_never_met(self, finished: Evening) -> None:
        for group in ({"p1", "p2"}, {"p5", "p6", "p7"}):
            for round_ in finished.state.rounds:
                assert not [b for b in round_.boards if {b.white, b.black} <= group]

    def test_it_is_the_fold_of_its_journal(self, finished: Evening) -> None:
        lines = finished.desk.book.store.entries()
        assert replay(lines)[finished.key] == finished.state
        assert {line.who for line in service.log(finished.desk)} == {"Anne", "Bob", "Chloé"}
        assert len(service.backups(finished.desk)) == ROUNDS

    def test_every_player_is_told_why(self, finished: Evening) -> None:
        for number in range(1, ROUNDS + 1):
            explained = service.explanation(finished.desk, finished.key, number)
            assert explained is not None
            for board in finished.state.rounds[number - 1].boards:
                assert explained.of(board.white, "fr")

    def test_a_site_of_the_whole_event(self, finished: Evening, tmp_path: Path) -> None:
        service.export_site(finished.desk, tmp_path / "site", "fr")
        index = (tmp_path / "site" / "index.html").read_text()
        assert "Open de Nice" in index
        page = (tmp_path / "site" / "open" / "round-5.html").read_text()
        assert page.count("modifiée par l") == 2  # the two boards that were changed
        assert "a wheelchair cannot reach board 21" in page
        assert "hurt in round 4" not in page
        assert (tmp_path / "site" / "open" / "p7.html").exists()

    def test_it_can_be_closed(self, finished: Evening) -> None:
        service.close_tournament(finished.desk, finished.key)
        service.close_event(finished.desk)
        assert finished.desk.event.closed
