"""Classes of fields behave as dataclasses with slots do, and a start of the program makes none."""

from __future__ import annotations

import dataclasses
import pickle
import subprocess
import sys
import typing
import weakref
from copy import copy
from functools import cached_property
from pathlib import Path

import pytest

from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import Cell, Pair, Player
from ronde.values import NamedTuple, copier, field, fields, frozen, mutable, replace


@frozen
class Point:
    """A value with each kind of field."""

    x: int
    y: int = 2
    note: str = field(default="", compare=False)
    seen: list[int] = field(default_factory=list, repr=False)
    sum: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sum", self.x + self.y)


@frozen
class Named(Point):
    """A value with one field more."""

    name: str = "origin"


@mutable
class Count:
    """A record."""

    n: int = 0


@dataclasses.dataclass(frozen=True, slots=True)
class Twin:
    """The same as `Point`, by the standard library."""

    x: int
    y: int = 2
    note: str = dataclasses.field(default="", compare=False)
    seen: list[int] = dataclasses.field(default_factory=list, repr=False)
    sum: int = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sum", self.x + self.y)


def test_a_value_is_shown_and_compared_as_a_dataclass_is() -> None:
    assert repr(Point(1, note="a")) == repr(Twin(1, note="a")).replace("Twin", "Point")
    assert Point(1, note="a") == Point(1, note="b")
    assert Point(1) != Point(2)
    assert Point(1) != Twin(1)
    assert hash(Pair(3, 4)) == hash((3, 4))
    assert Named(1, name="n") != Named(1)
    assert Point(1) != Named(1)


def test_a_factory_makes_a_new_default_for_every_value() -> None:
    assert Point(1).seen is not Point(1).seen


def test_a_value_never_changes_and_a_record_does() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Point(1).x = 3
    with pytest.raises(dataclasses.FrozenInstanceError):
        del Point(1).x
    count = Count()
    count.n += 1
    assert count == Count(1)
    with pytest.raises(TypeError):
        hash(count)


def test_wrong_arguments_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Point\.__init__\(\) missing 1 required positional argument: 'x'"):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="z"):
        replace(Point(1), z=1)  # type: ignore[call-arg]


def test_values_are_replaced_copied_and_pickled() -> None:
    named = Named(1, 5, name="n")
    for again in (replace(named), dataclasses.replace(named), copy(named), pickle.loads(pickle.dumps(named))):
        assert again == named
        assert again.sum == 6
    assert replace(named, x=2).sum == 7
    assert copy(Count(3)) == Count(3) == pickle.loads(pickle.dumps(Count(3)))


def test_dataclasses_describes_them() -> None:
    told = [(one.name, one.type, one.init, one.compare, one.repr) for one in dataclasses.fields(Twin)]
    assert told == [
        (one.name, one.type, one.init, one.compare, one.repr) for one in dataclasses.fields(Point)
    ]
    assert dataclasses.asdict(Cell(3))["opponent"] == 3
    assert list(fields(Named)) == ["x", "y", "note", "seen", "sum", "name"]


def test_a_pattern_takes_them_apart() -> None:
    match Player(4, "Ann"):
        case Player(id_, name):
            assert (id_, name) == (4, "Ann")


def test_pairing_imports_neither_dataclasses_nor_words(tmp_path: Path) -> None:
    report = tmp_path / "open.trf"
    event = generate(Plan(8, 3, 1, "dutch-2026"))
    report.write_text(trf.write(replace(event, settings=replace(event.settings, rounds=5))))
    source = (
        "import sys; from ronde.cli import main; main(sys.argv[1:]);"
        "print(*({'dataclasses', 'inspect', 'fluent', 'babel', 'tomllib', 'locale'} & set(sys.modules)))"
    )
    command = [sys.executable, "-c", source, "pair", str(report)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == ""


def test_a_copy_differs_in_the_named_items_alone() -> None:
    moved = copier(Named, "y", "sum")(Named(1, note="here", name="end"), 5, 6)
    assert (type(moved), moved.note, moved) == (Named, "here", Named(1, 5, name="end"))
    with pytest.raises(dataclasses.FrozenInstanceError):
        moved.x = 4
    assert hash(copier(Pair, "black")(Pair(1, 2), 3)) == hash(Pair(1, 3))


class Place(NamedTuple):
    """A tuple with names."""

    row: int
    column: int = 1

    @property
    def square(self) -> int:
        """A property of its own."""
        return self.row * self.column


class Twin_place(typing.NamedTuple):
    """The same by the standard library."""

    row: int
    column: int = 1


def test_a_named_tuple_is_one_of_the_standard_library() -> None:
    ours, theirs = Place(2, column=3), Twin_place(2, 3)
    assert ours == theirs == (2, 3)
    assert repr(ours) == repr(theirs).replace("Twin_place", "Place")
    assert ours._asdict() == theirs._asdict()
    assert (Place._fields, Place._field_defaults) == (Twin_place._fields, Twin_place._field_defaults)
    assert ours._replace(row=4) == Place(4, 3)
    assert Place._make([5, 6]).square == 30
    assert copy(ours) == pickle.loads(pickle.dumps(ours)) == ours
    assert type(pickle.loads(pickle.dumps(ours))) is Place
    assert typing.get_type_hints(Place) == typing.get_type_hints(Twin_place)
    match ours:
        case Place(row, column):
            assert (row, column) == (2, 3)


def test_a_named_tuple_refuses_what_it_has_no_field_for() -> None:
    with pytest.raises(TypeError, match=r"Place\.__new__\(\) missing 1 required positional argument: 'row'"):
        Place()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="depth"):
        Place(1)._replace(depth=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="2 fields, not 3"):
        Place._make([1, 2, 3])
    with pytest.raises(AttributeError):
        Place(1).row = 2


@frozen
class Squared:
    """A value that works something out once."""

    side: int

    @cached_property
    def area(self) -> list[int]:
        """A new list whenever it is worked out."""
        return [self.side**2]


@frozen
class Cubed(Squared):
    """One that works out more."""

    height: int = 1

    @cached_property
    def volume(self) -> list[int]:
        """The same."""
        return [self.side**3]


def test_a_value_may_keep_what_it_has_worked_out() -> None:
    cube = Cubed(2)
    assert cube.area is cube.area == [4]
    assert cube.volume is cube.volume == [8]
    assert replace(cube, side=3).area == [9]
    assert weakref.ref(cube)() is cube
    with pytest.raises(dataclasses.FrozenInstanceError):
        cube.side = 3
    assert not hasattr(Point(1), "__dict__")
