"""The part of the API about categories, prizes, and players kept apart by rules."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field

from ronde.desk import service
from ronde.desk.apart import Apart, Bond
from ronde.desk.codec import to_plain
from ronde.formats.players.person import spaced
from ronde.prizes.plan import Plan, PrizeList, Sharing, Special
from ronde.ranking.categories import Category
from ronde.web.api.models import Given, Line, Listed, Small
from ronde.web.api.places import Action, AsArbiter, AsReader, Key, Plain, T
from ronde.web.auth import Role
from ronde.web.events import NotThere

router = APIRouter(route_class=Action)

Name = Annotated[str, Field(min_length=1, max_length=60)]
Money = Annotated[int, Field(ge=0, le=10**11)]
Rating = Annotated[int, Field(ge=0, le=9999)]
Age = Annotated[int, Field(ge=0, le=150)]


class CategoryIn(Given):
    """A category; one without conditions is given by hand."""

    name: Name
    youngest: Age = 0
    oldest: Age = 0
    sex: Literal["", "m", "w"] = ""
    lowest: Rating = 0
    highest: Rating = 0
    unrated: bool = False
    clubs: Annotated[Listed[Line], Field(max_length=100)] = Field(default=[])
    federations: Annotated[Listed[Annotated[str, Field(max_length=3)]], Field(max_length=100)] = Field(
        default=[]
    )


class CategoriesIn(Given):
    """All categories, and the year of the ages."""

    categories: Annotated[Listed[CategoryIn], Field(max_length=60)]
    year: Annotated[int, Field(ge=0, le=2200)] = 0


class PrizeListIn(Given):
    """The prizes of everybody or of one category by place, in minor units (cents)."""

    amounts: Annotated[Listed[Money], Field(min_length=1, max_length=200)]
    category: Annotated[str, Field(max_length=60)] = ""
    sharing: Literal["equal", "hort", "none"] = "none"
    least_games: Small = 0


class SpecialIn(Given):
    """A prize given by hand."""

    name: Name
    amount: Money = 0
    uid: Annotated[str, Field(max_length=20)] = ""


class PrizesIn(Given):
    """All prizes and how they are given."""

    lists: Annotated[Listed[PrizeListIn], Field(max_length=60)] = Field(default=[])
    specials: Annotated[Listed[SpecialIn], Field(max_length=100)] = Field(default=[])
    currency: Annotated[str, Field(pattern="^[A-Z]{3}$")] = "EUR"
    one_each: bool = True
    unit: Annotated[int, Field(ge=1, le=10**6)] = 1
    public: bool = False


class ApartOneIn(Given):
    """A rule that keeps players apart; until 0 is all rounds."""

    by: Literal["club", "federation", "family"]
    until: Small = 0
    wish: bool = False


class ApartIn(Given):
    """All rules that keep players apart."""

    rules: Annotated[Listed[ApartOneIn], Field(max_length=3)]
    reason: Line = ""


@router.get(T + "/categories", tags=["prizes"])
def read_categories(place: AsReader, key: Key) -> Plain:
    """The categories, and the numbers of the players in each."""
    state = place.tournament(key)
    of = {n: state.categories.of(e.person) for n, e in state.by_number.items()}
    names = service.categories(state)
    players = {name: [n for n, own in of.items() if name in own] for name in names}
    return {**to_plain(state.categories), "names": list(names), "players": players}


@router.put(T + "/categories", tags=["prizes"])
def set_categories(place: AsArbiter, key: Key, given: CategoriesIn) -> Plain:
    """Set the categories."""
    place.tournament(key)
    wanted = [
        Category(
            spaced(one.name),
            one.youngest,
            one.oldest,
            one.sex,
            one.lowest,
            one.highest,
            one.unrated,
            tuple(map(spaced, one.clubs)),
            tuple(code.upper() for code in one.federations),
        )
        for one in given.categories
    ]
    service.set_categories(place.desk, key, wanted, given.year)
    return read_categories(place, key)


@router.get(T + "/prizes", tags=["prizes"])
def read_prizes(place: AsReader, key: Key) -> Plain:
    """The prizes and who gets them, with the rules; for everybody only if the arbiter shows them."""
    plan = place.tournament(key).prizes
    if not plan.public and place.role < Role.DEPUTY:
        raise NotThere("prizes")
    found, language = service.prizes_given(place.desk, key), place.visit.language
    names = {n: e.person.name for n, e in place.tournament(key).by_number.items()}
    return {
        **to_plain(plan),
        "total": plan.total,
        "awards": [
            {
                "player": one.player,
                "list": one.list if isinstance(one.list, str) else "",
                "prize": one.number,
                "place": one.place,
                "amount": one.amount,
                "because": [why.say(language, names) for why in one.because],
            }
            for one in found.awards
        ],
        "unclaimed": [
            {"list": one.list if isinstance(one.list, str) else "", "prize": one.number, "amount": one.amount}
            for one in found.unclaimed
        ],
    }


@router.put(T + "/prizes", tags=["prizes"])
def set_prizes(place: AsArbiter, key: Key, given: PrizesIn) -> Plain:
    """Set the prizes."""
    place.tournament(key)
    lists = tuple(
        PrizeList(tuple(one.amounts), one.category, Sharing(one.sharing), one.least_games)
        for one in given.lists
    )
    specials = tuple(Special(spaced(one.name), one.amount, uid=one.uid) for one in given.specials)
    plan = Plan(lists, specials, given.currency, given.one_each, given.unit, given.public)
    service.set_prizes(place.desk, key, plan)
    return read_prizes(place, key)


@router.put(T + "/apart", tags=["prizes"])
def set_apart(place: AsArbiter, key: Key, given: ApartIn) -> Plain:
    """Set the rules that keep players apart."""
    place.tournament(key)
    rules = [Apart(Bond(one.by), one.until, one.wish) for one in given.rules]
    state = service.set_apart(place.desk, key, rules, given.reason)
    return {"rules": [{"by": r.by.value, "until": r.until, "wish": r.wish} for r in state.apart]}
