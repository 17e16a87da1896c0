"""Actions about categories, prizes and players kept apart by rules."""

from __future__ import annotations

from ronde.desk.actions.base import Line, OnState
from ronde.desk.apart import Apart
from ronde.desk.event import State
from ronde.prizes.plan import Plan
from ronde.ranking.categories import Categories
from ronde.values import frozen, replace


@frozen
class CategoriesSet(OnState):
    """The categories of the tournament and the year of the ages."""

    categories: Categories

    def on(self, state: State, line: Line) -> State:
        return replace(state, categories=self.categories)


@frozen
class PrizesSet(OnState):
    """The prizes and how they are given."""

    plan: Plan

    def on(self, state: State, line: Line) -> State:
        return replace(state, prizes=self.plan)


@frozen
class ApartSet(OnState):
    """The rules that keep players apart, from the next round on."""

    rules: tuple[Apart, ...]
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return replace(state, apart=self.rules)
