"""Where events are kept: a demonstration that is to stay, and the sample that is to go."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk.files import home, make_home
from ronde.web.events import Events, NotThere
from ronde.web.pages import AsArbiter, AsServerArbiter, Posted, go

router = APIRouter()


@router.get("/demonstration")
def demonstration(visitor: AsServerArbiter) -> Response:
    """What is deleted when the demonstration ends, and where it can be kept."""
    if not visitor.is_demonstration:
        raise NotThere("demonstration")
    return visitor.page("arbiter/demonstration.html", where=str(home()))


@router.post("/demonstration")
def keep_events(visitor: AsServerArbiter, form: Posted) -> Response:
    """Copy the events of a demonstration into the folder of the user."""
    if not visitor.is_demonstration:
        raise NotThere("demonstration")
    kept, folder = Events(make_home()), home()
    try:
        ids = [kept.copy_in(Path(at), id_, settings=True) for id_, at in visitor.events.addresses().items()]
    finally:
        kept.close()
    visitor.tell(
        "demonstration_kept", n=len(ids), files=", ".join(f"{id_}.ronde" for id_ in ids), folder=str(folder)
    )
    return go("/demonstration")


@router.post("/desk/{event}/delete")
def delete_sample(place: AsArbiter, form: Posted) -> Response:
    """Delete the sample event with its copies."""
    name = place.desk.event.name
    place.visit.events.delete_sample(place.id)
    place.visit.tell("sample_deleted", name=name)
    return go("/")
