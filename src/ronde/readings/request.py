"""A pair that must be made, or must not be: a question about a round, not an article of any text."""

from __future__ import annotations

from typing import Protocol


class Request(Protocol):
    """Two players who are to meet, or are not."""

    @property
    def a(self) -> int: ...
    @property
    def b(self) -> int: ...
    @property
    def meet(self) -> bool: ...


Asked = Request | None
#: decisions in their order: the articles behind each, and what was decided
Trace = list[tuple[frozenset[str], object]]


def decided(trace: Trace, articles: str, what: object) -> None:
    """Note a decision."""
    trace.append((frozenset(articles.split()), what))


def leaves(request: Asked, a: int, b: int) -> bool:
    """A pair of a and b leaves possible what is asked for: who must meet somebody meets nobody else."""
    if request is None:
        return True
    pair = (request.a, request.b)
    if request.meet:
        return (a in pair) == (b in pair)
    return {a, b} != set(pair)
