"""A pair that has to be made, or must not be, word for word."""

from __future__ import annotations

from ronde.systems.base import Request

Asked = Request | None
Trace = list[
    tuple[frozenset[str], object]
]  # decisions in their order: the articles behind each, what was decided


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
