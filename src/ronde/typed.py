"""The names that annotations need, without the cost of `typing`, which is a sixteenth of `ronde pair`.

To the type checker they are those of `typing`. At run time annotations are never looked at, so stand-ins do.
"""

from __future__ import annotations

__all__ = ["TYPE_CHECKING", "Any", "NoReturn", "Protocol", "TypeVar", "dataclass_transform", "overload"]

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any, NoReturn, Protocol, TypeVar, dataclass_transform, overload
else:
    Any = NoReturn = object

    class Protocol:
        """The base of classes that say what others have."""

    def TypeVar(name, *_, **__):
        """A type that differs from use to use."""
        return name

    def dataclass_transform(**_):
        """The mark of a function that makes classes of fields."""
        return lambda function: function

    def overload(function):
        """The mark of a signature among several."""
        return function
