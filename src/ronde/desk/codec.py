"""Convert values to plain data (JSON) and back, by the types of their fields.

Fields that have their default are left out, so a journal stays short and old entries stay readable
when a class gets a new field with a default. Texts are kept as one line without control characters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from ronde.formats.players.person import spaced
from ronde.values import REQUIRED, fields

Plain = Any  # dict, list, str, int, bool or None
Value = TypeVar("Value")


def to_plain(value: object) -> Plain:
    """A value as plain data."""
    if isinstance(value, str):
        return value if value.isprintable() else spaced(value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        return [to_plain(item) for item in value]
    if isinstance(value, frozenset):
        return sorted(to_plain(item) for item in value)
    if isinstance(value, Mapping):
        return {str(key): to_plain(item) for key, item in value.items()}
    assert _is_record(type(value)), value
    return {
        name: to_plain(item)
        for name, default in _defaults(cast(Any, type(value)))
        if (item := getattr(value, name)) is REQUIRED or item != default
    }


@cache
def _defaults(kind: Any) -> tuple[tuple[str, object], ...]:
    if hasattr(kind, "_fields"):  # a named tuple
        return tuple((name, kind._field_defaults.get(name, REQUIRED)) for name in kind._fields)
    return tuple(
        (name, one.default if one.default_factory is None else one.default_factory())
        for name, one in fields(kind).items()
    )


def _is_record(kind: Any) -> bool:
    """A class of fields, of any make."""
    return any(hasattr(kind, name) for name in ("__fields__", "_fields"))


def from_plain(kind: type[Value], data: Plain) -> Value:
    """The value of a type from its plain data."""
    value = _reader(cast(Any, kind))(data)
    assert isinstance(value, kind)
    return value


@cache
def _reader(kind: Any) -> Callable[[Plain], Any]:
    """The function that reads a type; made once for each type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _optional_reader(arguments)
    if origin is tuple:
        return _tuple_reader(arguments)
    if origin is frozenset:
        item = _reader(arguments[0])
        return lambda data: frozenset(map(item, data))
    if origin is not None and issubclass(origin, Mapping):
        item = _reader(arguments[1])
        return lambda data: {key: item(value) for key, value in data.items()}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    if _is_record(kind):
        return _record_reader(kind)
    return _same


def _same(data: Plain) -> Plain:
    return data


def _optional_reader(arguments: tuple[Any, ...]) -> Callable[[Plain], Any]:
    (inner,) = (a for a in arguments if a is not NoneType)
    item = _reader(inner)
    return lambda data: None if data is None else item(data)


def _tuple_reader(arguments: tuple[Any, ...]) -> Callable[[Plain], Any]:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        item = _reader(arguments[0])
        return tuple if item is _same else lambda data: tuple(map(item, data))
    readers = [_reader(a) for a in arguments]
    return lambda data: tuple(read(part) for read, part in zip(readers, data, strict=True))


def _record_reader(kind: Any) -> Callable[[Plain], Any]:
    hints = get_type_hints(kind)
    readers = {name: _reader(hints[name]) for name, _ in _defaults(kind)}
    return lambda data: kind(**{name: readers[name](value) for name, value in data.items()})
