"""A progress bar for long work, on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from tqdm import tqdm

Item = TypeVar("Item")


def progress(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """The items, with a bar on standard error while a person is watching."""
    if not sys.stderr.isatty():
        yield from items
        return
    from tqdm import tqdm

    yield from tqdm(items, total=total, desc=what, unit="")


def counter(total: int, what: str, done: int = 0) -> tqdm[Any]:
    """A bar advanced by the caller; some of the work may be done already."""
    from tqdm import tqdm

    bar: tqdm[Any] = tqdm(total=total, initial=done, desc=what, unit="", disable=not sys.stderr.isatty())
    return bar
