"""Classes of fields for a program that starts often: `@frozen` values, `@mutable` records, `NamedTuple`.

They are dataclasses with slots in all but the cost: `dataclasses` imports `inspect` and compiles half a dozen
functions for every class, whether used or not, which was a fifth of the work of `ronde pair`. Here `__init__`
is compiled when a class makes its first object, and everything else is written once. `fields`, `asdict`
and `replace` of `dataclasses` take these objects too.

`NamedTuple` is that of `typing` to the type checker. At run time `typing` compiles every annotation of every
class, which was another fifth; here annotations stay strings, and `__new__` waits for the first tuple.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from operator import attrgetter, itemgetter

from ronde.typed import TYPE_CHECKING, Any, NoReturn, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from dataclasses import replace
    from typing import NamedTuple

try:  # twice as fast as a property
    from _collections import _tuplegetter as _getter  # type: ignore[import-not-found]
except ImportError:  # another interpreter

    def _getter(place: int, doc: str) -> Any:
        return property(itemgetter(place), doc=doc)


__all__ = ["REQUIRED", "Field", "NamedTuple", "copier", "field", "fields", "frozen", "mutable", "replace"]

Made = TypeVar("Made")

REQUIRED: Any = object()  # the default of a field that has none


# --- named tuples --------------------------------------------------------------------------------


class _Tuples(type):
    """Turns a class with annotated names into one of tuples with these fields."""

    def __new__(meta, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        if bases != (NamedTuple,):
            raise TypeError("a named tuple has no other base")
        names = tuple(body.get("__annotations__", ()))
        defaults = {one: body.pop(one) for one in names if one in body}
        if tuple(defaults) != names[len(names) - len(defaults) :]:
            raise TypeError(f"{name}: a field without a default follows one that has one")

        def first(cls: Any, /, *args: Any, **kwargs: Any) -> Any:
            made.__new__ = _maker(made)
            return made.__new__(cls, *args, **kwargs)

        described = {"__slots__": (), "__match_args__": names, "_fields": names, "_field_defaults": defaults}
        getters = {one: _getter(place, "") for place, one in enumerate(names)}
        made: Any = type(name, (tuple,), {"__new__": first, **_OF_TUPLES, **getters, **body, **described})
        return made


def _maker(kind: Any) -> Callable[..., Any]:
    """Compile the `__new__` of a class of named tuples."""
    names = ", ".join(kind._fields)
    source = f"lambda _cls, {names}: _new(_cls, ({names},))"
    made: Any = eval(source, {"_new": tuple.__new__})  # names of our own fields, never what somebody typed
    made.__name__, made.__qualname__ = "__new__", f"{kind.__qualname__}.__new__"
    made.__defaults__ = tuple(kind._field_defaults.values())
    return made  # type: ignore[no-any-return]


def _tuple_made(cls: Any, items: Any) -> Any:
    made = tuple.__new__(cls, items)
    if len(made) != len(cls._fields):
        raise TypeError(f"{cls.__name__} has {len(cls._fields)} fields, not {len(made)}")
    return made


def _tuple_replaced(self: Any, /, **changes: Any) -> Any:
    made = self._make(map(changes.pop, self._fields, self))
    if changes:
        raise TypeError(f"{type(self).__name__} has no field {', '.join(changes)}")
    return made


def _tuple_by_name(self: Any) -> dict[str, Any]:
    return dict(zip(self._fields, self, strict=True))


def _tuple_items(self: Any) -> tuple[Any, ...]:
    """What copies and pickles make it from."""
    return tuple(self)


def _tuple_shown(self: Any) -> str:
    shown = (f"{name}={item!r}" for name, item in zip(self._fields, self, strict=True))
    return f"{type(self).__name__}({', '.join(shown)})"


#: what `typing.NamedTuple` offers
_OF_TUPLES = {
    "_make": classmethod(_tuple_made),
    "_replace": _tuple_replaced,
    "__replace__": _tuple_replaced,
    "_asdict": _tuple_by_name,
    "__repr__": _tuple_shown,
    "__getnewargs__": _tuple_items,
}

if not TYPE_CHECKING:
    NamedTuple = type.__new__(_Tuples, "NamedTuple", (), {})


# --- values and records --------------------------------------------------------------------------


class Field(NamedTuple):
    """What a class says of one of its fields."""

    type: str = ""
    default: Any = REQUIRED
    default_factory: Callable[[], Any] | None = None
    init: bool = True  # a parameter of `__init__`
    compare: bool = True  # counts for `==` and the hash
    repr: bool = True


def field(
    *,
    default: Any = REQUIRED,
    default_factory: Callable[[], Any] | None = None,
    init: bool = True,
    compare: bool = True,
    repr: bool = True,
) -> Any:
    """A field that is not like the others."""
    return Field("", default, default_factory, init, compare, repr)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[Made]) -> type[Made]:
    """Make a class one of values that never change: its annotated names are the fields, in their order."""
    return _made(cls, {"__setattr__": _refuse, "__delattr__": _refuse, "__setstate__": _restore})


@dataclass_transform(field_specifiers=(field,))
def mutable(cls: type[Made]) -> type[Made]:
    """Make a class one of records that change, compared by their fields."""
    return _made(cls, {"__hash__": None})


def fields(kind: Any) -> dict[str, Field]:
    """The fields of such a class, or of an object of it, by name."""
    found: dict[str, Field] = kind.__fields__
    return found


if not TYPE_CHECKING:

    def replace(value, /, **changes):
        """The same value with other fields; a plain dataclass is one too."""
        if not hasattr(value, "__fields__"):
            from dataclasses import replace as replaced

            return replaced(value, **changes)
        for name, one in value.__fields__.items():
            if one.init and name not in changes:
                changes[name] = getattr(value, name)
        return value.__class__(**changes)


def copier(kind: type[Made], *others: str) -> Callable[..., Made]:
    """A function of a value and other items of it, that makes a value with all else the same.

    Nothing is checked: `__post_init__` is not called. The copy is filled in as an object of a class with the
    same slots that may change, and becomes one of its own class at the end: seven times as fast as by slots.
    """
    copy: Callable[..., Made] | None = None

    def copied(*args: Any) -> Made:
        nonlocal copy
        if copy is None:
            copy = _copier(kind, others)
        return copy(*args)

    return copied


def _copier(kind: Any, others: tuple[str, ...]) -> Callable[..., Any]:
    """Compile a function that copies values of a class."""
    names = {"_new": object.__new__, "_kind": kind}
    changing = {"__slots__": kind.__slots__, "__setattr__": object.__setattr__}
    names["_open"] = type(kind.__name__, kind.__bases__, changing)
    lines = [f"def copy({', '.join(('self', *others))}):", "    made = _new(_open)"]
    for name in kind.__fields__:
        lines.append(f"    made.{name} = {name if name in others else f'self.{name}'}")
    lines += ["    made.__class__ = _kind", "    return made"]
    exec("\n".join(lines), names)  # the names of our own fields, never what somebody typed
    made: Callable[..., Any] = names["copy"]
    return made


def _made(cls: type[Made], more: dict[str, Any]) -> type[Made]:
    """The class with slots for its fields and with the methods of its kind."""
    body = {name: item for name, item in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    own: dict[str, Field] = {}
    for name, type_ in body.get("__annotations__", {}).items():
        said = body.pop(name, REQUIRED)
        own[name] = (said if isinstance(said, Field) else Field(default=said))._replace(type=type_)
    all_fields = {**getattr(cls, "__fields__", {}), **own}
    named = [name for name, one in all_fields.items() if one.compare]
    compared = attrgetter(*named) if named else lambda _: ()

    def equal(self: Any, other: object) -> bool:
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: Any) -> int:
        return hash(compared(self))

    def first(self: Any, *args: Any, **kwargs: Any) -> None:
        made.__init__ = _initialiser(made)
        made.__init__(self, *args, **kwargs)

    if body.get("__hash__") is None:  # as a class is without one that has its own `__eq__`
        body.pop("__hash__", None)
    methods = {
        "__init__": first,
        "__eq__": equal,
        "__hash__": hashed,
        "__repr__": _shown,
        "__getstate__": _state,
    }
    kind: Any = type(cls)
    base: Any = cls.__base__
    caches = any(isinstance(item, cached_property) for item in body.values()) and not base.__dictoffset__
    described = {
        "__qualname__": cls.__qualname__,
        "__slots__": (*own, *(("__dict__", "__weakref__") if caches else ())),
        "__fields__": all_fields,
        "__match_args__": tuple(name for name, one in all_fields.items() if one.init),
        "__dataclass_fields__": _Described(),
    }
    made = kind(cls.__name__, cls.__bases__, {**methods, **more, **body, **described})
    return made  # type: ignore[no-any-return]


def _initialiser(kind: Any) -> Callable[..., None]:
    """Compile the `__init__` of a class."""
    names: dict[str, Any] = {"_set": object.__setattr__, "_REQUIRED": REQUIRED}
    parameters, lines = ["self"], []
    for name, one in kind.__fields__.items():
        given = name
        if one.default_factory is not None:
            names[f"_make_{name}"] = one.default_factory
            parameters.append(f"{name}=_REQUIRED")
            given = f"_make_{name}() if {name} is _REQUIRED else {name}"
        elif one.default is not REQUIRED:
            names[f"_default_{name}"] = one.default
            parameters.append(f"{name}=_default_{name}")
        elif one.init:
            parameters.append(name)
        else:
            continue  # `__post_init__` sets it
        lines.append(f"    _set(self, {name!r}, {given})")
    if hasattr(kind, "__post_init__"):
        lines.append("    self.__post_init__()")
    source = "\n".join([f"def __init__({', '.join(parameters)}):", *(lines or ["    pass"])])
    exec(source, names)  # names of our own fields, never what somebody typed
    made: Callable[..., None] = names["__init__"]
    made.__qualname__ = f"{kind.__qualname__}.__init__"
    return made


def _refuse(self: object, name: str, *_: object) -> NoReturn:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot change {name!r} of {type(self).__name__}")


def _shown(self: Any) -> str:
    shown = (f"{name}={getattr(self, name)!r}" for name, one in self.__fields__.items() if one.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _state(self: Any) -> tuple[None, dict[str, Any]]:
    return None, {name: getattr(self, name) for name in self.__fields__}


def _restore(self: Any, state: tuple[None, dict[str, Any]]) -> None:
    for name, item in state[1].items():
        object.__setattr__(self, name, item)


class _Described:
    """The fields as `dataclasses` describes them, made for the first who asks."""

    def __get__(self, _: object, kind: Any) -> dict[str, Any]:
        import dataclasses

        described = []
        for name, one in kind.__fields__.items():
            options: dict[str, Any] = {"init": one.init, "compare": one.compare, "repr": one.repr}
            if one.default_factory is not None:
                options["default_factory"] = one.default_factory
            elif one.default is not REQUIRED:
                options["default"] = one.default
            described.append((name, one.type, dataclasses.field(**options)))
        found = vars(dataclasses.make_dataclass(kind.__name__, described))
        kind.__dataclass_fields__ = found["__dataclass_fields__"]
        return kind.__dataclass_fields__  # type: ignore[no-any-return]
