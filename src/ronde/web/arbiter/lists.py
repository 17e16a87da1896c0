"""Rating lists at the desk: search as you type, and rating updates."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from ronde.desk import service
from ronde.errors import BadInput
from ronde.lists import store
from ronde.lists.reading import Rating
from ronde.web.pages import AsArbiter, Posted, go

router = APIRouter(prefix="/desk/{event}")

SHORTEST = 2  # letters before a search starts
FOUND = 8


def kind_of(text: str) -> Rating:
    """The kind of ratings asked for; standard by default."""
    return next((kind for kind in Rating if kind.value == text), Rating.STANDARD)


@router.get("/lists")
def look_up(place: AsArbiter, q: str = "", rating: str = "") -> Response:
    """The players of the lists whose name matches these letters."""
    if len(q.strip()) < SHORTEST:
        return JSONResponse([])
    kind = kind_of(rating)
    found = store.search(store.folder(), q[:80], FOUND)
    people = [(key, service.person_of(listed, key, kind)) for key, listed in found]
    return JSONResponse(
        [
            {
                "list": key,
                "name": person.name,
                "rating": person.rating or "",
                "title": person.title,
                "federation": person.federation,
                "club": person.club,
                "fide_id": person.fide_id,
                "licence": person.licence,
                "birth": person.birth,
                "sex": person.sex,
            }
            for key, person in people
        ]
    )


@router.get("/t/{key}/ratings")
def changes(place: AsArbiter, key: str, list: str = "", rating: str = "") -> Response:
    """Preview the differences between a list and the players."""
    state = place.tournament(key)
    there = [*store.lists(store.folder())]
    chosen = list or (there[0].key if there else "")
    kind = kind_of(rating)
    found = None
    if chosen:
        found = service.rating_changes(place.desk, key, store.folder(), chosen, kind)
    values: dict[str, object] = {
        "lists": there,
        "chosen": chosen,
        "kind": kind.value,
        "kinds": [k.value for k in Rating],
    }
    return place.page(
        "arbiter/ratings.html", key=key, state=state, current="players", changes=found, **values
    )


@router.post("/t/{key}/ratings")
def apply(place: AsArbiter, key: str, form: Posted) -> Response:
    """Apply the ticked ratings."""
    place.tournament(key)
    name = form.text("list")
    if name not in {info.key for info in store.lists(store.folder())}:
        raise BadInput("error-no-list", key=name)
    wanted = set(form.many("take"))
    kind = kind_of(form.text("rating"))
    count = service.update_ratings(place.desk, key, store.folder(), name, kind, wanted)
    place.visit.tell("ratings_updated", n=count)
    return go(place.url(key, "players"))
