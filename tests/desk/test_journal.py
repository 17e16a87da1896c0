"""The journal by itself: entries, the fold, undo and redo, values as plain data."""

from __future__ import annotations

import dataclasses
import json
import typing
from collections.abc import Mapping
from enum import Enum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ronde.desk import actions, event
from ronde.desk.actions import KINDS, PlayersAdded, ResultsEntered, TournamentCreated, Withdrawn
from ronde.desk.codec import from_plain, to_plain
from ronde.desk.event import Entrant, Setup, State
from ronde.desk.journal import REDO, UNDO, Entry, Heads, entry, replay
from ronde.formats.players.person import Person
from ronde.model import Colour, Scoring


class Test_plain_values:
    def test_there_and_back(self) -> None:
        person = Person("Zoé", 2100, club="Échiquier")
        setup = Setup("Open", scoring=Scoring.of(20, 10), options=(("maxi", "yes"),))
        state = State(
            "open",
            setup,
            {"p1": Entrant("p1", 1, person, away=((2, "H"),))},
            initial_colour=Colour.BLACK,
            no_bye=frozenset({"p1"}),
            rounds=(event.Round(1, (event.Board("p1", None),)),),
            virtual_points=(("p1", (10, 5)),),
        )
        assert from_plain(State, json.loads(json.dumps(to_plain(state)))) == state

    def test_defaults_are_left_out_and_come_back(self) -> None:
        assert to_plain(Withdrawn("p3")) == {"uid": "p3"}
        assert from_plain(Withdrawn, {"uid": "p3"}) == Withdrawn("p3")

    def test_every_kind_of_entry_survives_json(self) -> None:
        for kind, action in KINDS.items():
            made = action(**{f.name: _sample(t) for f, t in _fields(action)})
            line = entry(1, "open", 0, made, "Anne", "2026-01-01T00:00:00.000Z")
            assert line.kind == kind
            back = dataclasses.replace(line, payload=json.loads(json.dumps(line.payload)))
            assert back.action == made

    def test_the_kinds_stored_in_files_never_change(self) -> None:
        stored = """
            absentees-answered access-changed apart-set awards-set away-announced bye-barred categories-set
            checked-in colour-drawn colours-swapped draft-adjusted draft-dropped drafted event-archived
            event-closed event-described event-restored fide-mode-left forbidden-set games-entered
            hall-notice-set
            lineup-set lots-drawn match-forfeited numbered player-edited player-removed players-added
            players-edited prizes-set reports-allowed result-corrected result-reported results-entered
            results-posted returned round-changed round-published setup-changed team-edited timetable-set
            tournament-archived tournament-closed tournament-created tournament-imported withdrawn
        """
        assert sorted(KINDS) == stored.split()


def _fields(kind: type) -> list[tuple[dataclasses.Field[object], object]]:
    hints = typing.get_type_hints(kind)
    return [(f, hints[f.name]) for f in dataclasses.fields(kind)]


def _sample(hint: object) -> object:
    """A value of a type, not empty where that is possible."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint in (str, int, bool):
        return {str: "x1", int: 3, bool: True}[hint]
    if origin is tuple:
        inner = arguments[:1] if len(arguments) == 2 and arguments[1] is ... else arguments
        return tuple(_sample(a) for a in inner)
    if origin is frozenset:
        return frozenset({_sample(arguments[0])})
    if origin is Mapping:
        return {"steps": [], "numbers": {}}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)[-1]
    if dataclasses.is_dataclass(hint):
        return hint(**{f.name: _sample(t) for f, t in _fields(hint)})  # type: ignore[arg-type, operator]
    return _sample(next(a for a in arguments if a is not type(None)))


def line(seq: int, parent: int, action: actions.Action, scope: str = "open") -> Entry:
    return entry(seq, scope, parent, action, "Anne", "2026-01-01T00:00:00.000Z")


def move(seq: int, kind: str, target: int, scope: str = "open") -> Entry:
    return Entry(seq, scope, target, kind, {}, "Anne", "2026-01-01T00:00:00.000Z")


def added(*numbers: int) -> PlayersAdded:
    return PlayersAdded(tuple(Entrant(f"p{n}", n, Person(f"Player {n}")) for n in numbers))


def players(lines: list[Entry], scope: str = "open") -> list[str]:
    state = replay(lines)[scope]
    return list(state.entrants) if isinstance(state, State) else []


class Test_undo_and_redo:
    START: typing.ClassVar = [
        line(1, 0, TournamentCreated(Setup("Open"))),
        line(2, 1, added(1)),
        line(3, 2, added(2)),
    ]

    def test_undo_takes_the_last_action_back(self) -> None:
        assert players([*self.START, move(4, UNDO, 3)]) == ["p1"]

    def test_undo_twice(self) -> None:
        assert players([*self.START, move(4, UNDO, 3), move(5, UNDO, 2)]) == []

    def test_redo_brings_it_back(self) -> None:
        assert players([*self.START, move(4, UNDO, 3), move(5, UNDO, 2), move(6, REDO, 2)]) == ["p1"]

    def test_a_new_action_goes_on_from_there(self) -> None:
        lines = [*self.START, move(4, UNDO, 3), line(5, 2, added(7))]
        assert players(lines) == ["p1", "p7"]
        heads = Heads()
        for one in lines:
            heads.follow(one)
        assert heads.undone["open"] == []  # there is nothing to bring back any more

    def test_tournaments_are_undone_each_for_itself(self) -> None:
        other = [line(4, 0, TournamentCreated(Setup("B")), "b"), line(5, 4, added(9), "b")]
        lines = [*self.START, *other, move(6, UNDO, 3)]
        assert players(lines) == ["p1"]
        assert players(lines, "b") == ["p9"]

    def test_undoing_the_first_entry_removes_the_tournament(self) -> None:
        lines = [line(1, 0, TournamentCreated(Setup("Open"))), move(2, UNDO, 1)]
        assert replay(lines)["open"] is None

    @given(st.lists(st.sampled_from(["act", "undo", "redo"]), max_size=40))
    @settings(max_examples=60)
    def test_any_course_equals_a_plain_stack(self, course: list[str]) -> None:
        """The fold of the tree is what a text editor would show."""
        lines, done, undone, head = [self.START[0]], [1], [], 1
        for seq, what in enumerate(course, 2):
            if what == "act":
                lines.append(line(seq, head, added(seq)))
                done.append(seq)
                undone.clear()
            elif what == "undo" and len(done) > 1:
                undone.append(done.pop())
                lines.append(move(seq, UNDO, undone[-1]))
            elif what == "redo" and undone:
                done.append(undone.pop())
                lines.append(move(seq, REDO, done[-1]))
            head = done[-1]
        assert players(lines) == [f"p{seq}" for seq in done[1:]]


class Test_the_fold_is_pure:
    def test_states_before_an_action_stay_as_they_were(self) -> None:
        first = State("open", Setup("Open"), rounds=(event.Round(1, (event.Board("p1", "p2"),)),))
        after = ResultsEntered(1, ((1, "10"),)).apply(first, line(9, 1, added(1)))
        assert first.rounds[0].boards[0].outcome == ""
        assert after.rounds[0].boards[0].outcome == "10"

    def test_an_unknown_kind_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            _ = Entry(1, "open", 0, "from-the-future", {}, "", "").action
