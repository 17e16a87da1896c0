"""Categories, prizes, ratings, and players kept apart by rules."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.apart import Apart, Bond
from ronde.formats.players.person import listed
from ronde.prizes.plan import Plan, PrizeList, Sharing, Special, currencies, read_amount, typed
from ronde.ranking.categories import Category, of_ffe, of_fide, of_ratings
from ronde.tables.prizes import list_name
from ronde.web.pages import AsArbiter, AsDeputy, Form, Place, Posted, go

router = APIRouter(prefix="/desk/{event}/t/{key}")

BANDS = (1400, 1600, 1800, 2000)
EMPTY_LINES = 3  # for more categories, prize lists and special prizes


# --- prizes --------------------------------------------------------------------------------------


@router.get("/prizes")
def prizes(place: AsDeputy, key: str) -> Response:
    """Who gets which prize, and why; the editor for arbiters."""
    state, language = place.tournament(key), place.visit.language
    plan = state.prizes
    table = service.export_table(place.desk, key, "prizes", None, language) if plan else None
    lists = [
        {
            "category": one.category,
            "amounts": "  ".join(typed(amount, plan.currency, language) for amount in one.amounts),
            "sharing": one.sharing.value,
            "least_games": one.least_games or "",
        }
        for one in plan.lists
    ]
    values = {
        "table": table,
        "plan": plan,
        "lists": lists,
        "specials": [(s.name, typed(s.amount, plan.currency, language), s.uid) for s in plan.specials],
        "names": service.categories(state),
        "sharings": [kind.value for kind in Sharing],
        "currencies": currencies(),
        "units": [(unit, typed(unit, plan.currency, language)) for unit in (1, 10, 50, 100, 500, 1000)],
        "empty": EMPTY_LINES,
        "main": list_name(PrizeList(()).title, language),
    }
    return place.page("arbiter/prizes.html", key=key, state=state, current="prizes", **values)


@router.post("/prizes")
def set_prizes(place: AsArbiter, key: str, form: Posted) -> Response:
    """Set the prizes."""
    place.tournament(key)
    service.set_prizes(place.desk, key, _plan(form))
    place.visit.tell("saved")
    return go(place.url(key, "prizes"))


def _plan(form: Form) -> Plan:
    currency = form.text("currency", "EUR").upper()
    lines = zip(
        form.many("category"),
        form.many("amounts"),
        form.many("sharing"),
        form.many("least_games"),
        strict=False,
    )
    lists = tuple(
        PrizeList(
            tuple(read_amount(word, currency) for word in amounts.replace(";", " ").split()),
            "" if category == "-" else category,
            Sharing(sharing),
            int(games) if games.isascii() and games.isdigit() and len(games) < 3 else 0,
        )
        for category, amounts, sharing, games in lines
        if amounts.strip() and sharing in {kind.value for kind in Sharing}
    )
    special = zip(form.many("special"), form.many("value"), form.many("player"), strict=False)
    specials = tuple(
        Special(" ".join(name.split())[:100], read_amount(value or "0", currency), uid=player)
        for name, value, player in special
        if name.strip()
    )
    unit = read_amount(form.text("unit", "0.01"), currency) if form.text("unit") else 1
    return Plan(lists, specials, currency, form.flag("one_each"), max(unit, 1), form.flag("public"))


# --- categories ----------------------------------------------------------------------------------


@router.get("/categories")
def categories(place: AsArbiter, key: str) -> Response:
    """The categories and how many players each has; the rules that keep players apart."""
    state = place.tournament(key)
    people = [entrant.person for entrant in state.entrants.values()]
    of = [set(state.categories.of(person)) for person in people]
    names = service.categories(state)
    values = {
        "counts": {name: sum(name in some for some in of) for name in names},
        "by_hand": [name for name in names if name not in {one.name for one in state.categories.defined}],
        "year": state.categories.year or service.usual_year(place.desk) or "",
        "usual": service.usual_year(place.desk),
        "empty": EMPTY_LINES,
        "bonds": [(bond, next((rule for rule in state.apart if rule.by is bond), None)) for bond in Bond],
        "groups": {
            bond: len(Apart(bond).groups({e.uid: e.person for e in state.entrants.values()})) for bond in Bond
        },
    }
    return place.page("arbiter/categories.html", key=key, state=state, current="categories", **values)


@router.post("/categories")
def set_categories(place: AsArbiter, key: str, form: Posted) -> Response:
    """Set the categories."""
    place.tournament(key)
    _save(place, key, _defined(form), form)
    return go(place.url(key, "categories"))


def _save(place: Place, key: str, defined: list[Category], form: Form, year: int = 0) -> None:
    service.set_categories(place.desk, key, defined, year or form.number("year"))
    place.visit.tell("saved")


def _defined(form: Form) -> list[Category]:
    columns = ("name", "youngest", "oldest", "sex", "lowest", "highest", "clubs", "federations")
    unrated = {int(n) for n in form.many("unrated") if n.isascii() and n.isdigit() and len(n) < 4}
    found = []
    for n, cells in enumerate(zip(*(form.many(one) for one in columns), strict=False)):
        name, youngest, oldest, sex, lowest, highest, clubs, federations = cells
        if not name.strip():
            continue
        found.append(
            Category(
                name,
                _whole(youngest),
                _whole(oldest),
                sex if sex in ("m", "w") else "",
                _whole(lowest),
                _whole(highest),
                n in unrated,
                listed(clubs),
                tuple(word.upper()[:3] for word in listed(federations)),
            )
        )
    return found


def _whole(text: str) -> int:
    plain = text.strip()
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) < 5 else 0


@router.post("/categories/preset")
def preset(place: AsArbiter, key: str, form: Posted) -> Response:
    """Add ready-made categories to those there are."""
    state = place.tournament(key)
    chosen = form.text("preset")
    season = chosen == "ffe"
    word = place.visit.say
    sets = {
        "ffe": of_ffe(),
        "fide": of_fide(),
        "women": (Category(word("women"), sex="w"),),
        "unrated": (Category(word("unrated"), unrated=True),),
        "ratings": of_ratings(BANDS),
    }
    there = {one.name for one in state.categories.defined}
    more = [one for one in sets.get(chosen, ()) if one.name not in there]
    year = state.categories.year or service.usual_year(place.desk, season) or form.number("year")
    _save(place, key, [*state.categories.defined, *more], form, year)
    return go(place.url(key, "categories"))


# --- kept apart ----------------------------------------------------------------------------------


@router.post("/categories/apart")
def set_apart(place: AsArbiter, key: str, form: Posted) -> Response:
    """Set the rules that keep players apart."""
    place.tournament(key)
    rules = []
    for bond in Bond:
        how = form.text(f"{bond.value}_how")
        if how in ("rule", "wish"):
            rules.append(Apart(bond, form.number(f"{bond.value}_until"), how == "wish"))
    service.set_apart(place.desk, key, rules, form.text("reason"))
    place.visit.tell("saved")
    return go(place.url(key, "categories"))


# --- ratings -------------------------------------------------------------------------------------


@router.get("/rated")
def rated(place: AsDeputy, key: str) -> Response:
    """Rating changes, performances and norms."""
    state, language = place.tournament(key), place.visit.language
    made = [service.export_table(place.desk, key, what, None, language) for what in ("ratings", "norms")]
    return place.page("arbiter/rated.html", key=key, state=state, current="rated", tables=made)
