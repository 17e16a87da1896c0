"""Categories, prizes, and rules that keep players apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.desk.actions import ApartSet, CategoriesSet, PrizesSet
from ronde.desk.apart import Apart
from ronde.desk.event import State
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.players import find
from ronde.desk.service.views import table
from ronde.desk.service.words import refuse
from ronde.errors import BadInput
from ronde.formats.players.person import LONGEST_NAME, spaced
from ronde.prizes.giving import Given, give
from ronde.prizes.plan import Plan, check
from ronde.ranking.categories import SEASON, Categories, Category, year_of
from ronde.values import replace
from ronde.words import Quoted

MOST_CATEGORIES = 60


# --- categories ----------------------------------------------------------------------------------


def categories(state: State) -> tuple[str, ...]:
    """The names of all categories, those given to players without a definition included."""
    return state.categories.names(entrant.person for entrant in state.entrants.values())


def usual_year(desk: Desk, season: bool = False) -> int:
    """The year of the ages by the dates of the event; a French season begins in September."""
    return year_of(desk.event.start.replace("/", "-"), SEASON if season else 1)


def set_categories(desk: Desk, key: str | None, defined: Sequence[Category], year: int = 0) -> State:
    """Set the categories of a tournament, replacing earlier ones."""
    wanted = tuple(replace(one, name=spaced(one.name)[:LONGEST_NAME]) for one in defined)
    names = [one.name for one in wanted]
    if len(names) > MOST_CATEGORIES or not all(names):
        raise BadInput("error-categories-names", most=MOST_CATEGORIES)
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        raise BadInput("error-category-twice", name=Quoted(twice))
    ages = any(one.youngest or one.oldest for one in wanted)
    if ages and not 1900 <= year <= 2200:
        raise BadInput("error-category-year")
    for one in wanted:
        if (one.oldest and one.oldest < one.youngest) or (one.highest and one.highest < one.lowest):
            raise BadInput("error-category-bounds", name=Quoted(one.name))

    def build(state: State) -> CategoriesSet | None:
        new = Categories(wanted, year)
        gone = {one.category for one in state.prizes.lists if one.category} - set(names)
        used = {name for e in state.entrants.values() for name in e.person.categories}
        for name in sorted(gone - used):
            raise BadInput("error-category-has-prizes", name=Quoted(name))
        return None if new == state.categories else CategoriesSet(new)

    return act(desk, desk.scope(key), build)


# --- prizes --------------------------------------------------------------------------------------


def set_prizes(desk: Desk, key: str | None, plan: Plan) -> State:
    """Set the prizes of a tournament, replacing earlier ones."""

    def build(state: State) -> PrizesSet | None:
        check(plan, categories(state))
        for special in plan.specials:
            if special.uid:
                find(state, special.uid)
        return None if plan == state.prizes else PrizesSet(plan)

    return act(desk, desk.scope(key), build)


def prizes_given(desk: Desk, key: str | None) -> Given:
    """Who gets which prize by the standings of this moment."""
    state = desk.state(key)
    numbers = {uid: entrant.number for uid, entrant in state.entrants.items()}
    specials = tuple(replace(one, player=numbers.get(one.uid)) for one in state.prizes.specials)
    return give(replace(state.prizes, specials=specials), table(desk, key))


# --- kept apart ----------------------------------------------------------------------------------


def set_apart(desk: Desk, key: str | None, rules: Iterable[Apart], reason: str = "") -> State:
    """Set the rules that keep players apart; once round 1 is published a change needs a reason."""
    wanted = tuple(rules)
    if len({rule.by for rule in wanted}) < len(wanted):
        raise BadInput("error-apart-twice")

    def build(state: State) -> ApartSet | None:
        if any(not 0 <= rule.until <= state.setup.rounds for rule in wanted):
            raise refuse("round-beyond", rounds=state.setup.rounds)
        if wanted == state.apart:
            return None
        if state.rounds and not reason.strip():
            raise refuse("reason")
        return ApartSet(wanted, reason)

    return act(desk, desk.scope(key), build)
