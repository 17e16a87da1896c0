"""Events as files: one that comes, one that leaves on a stick, a demonstration to keep, the sample."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.files import home, make_home
from ronde.desk.service.setup import slug
from ronde.errors import BadInput, Damaged, Refused
from ronde.web.events import Events, NotThere
from ronde.web.pages import AsArbiter, AsServerArbiter, Posted, Visit, go

router = APIRouter()


@router.post("/desk/new/file")
def open_file(visitor: AsServerArbiter, form: Posted) -> Response:
    """Copy an event file, or a backup of one, among the events."""
    name, data = form.file("file")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "event.ronde"
        path.write_bytes(data)
        asked, id_ = _checked_in(visitor, path, name)
    event = visitor.events.desk(id_).event.name
    visitor.tell(
        "file_opened" if id_ == asked else "file_opened_as", name=event, taken=asked, file=f"{id_}.ronde"
    )
    return go(f"/desk/{quote(id_, safe='')}")


def _checked_in(visitor: Visit, path: Path, name: str) -> tuple[str, str]:
    """The id that an event file asks for, and the one that it got."""
    try:
        with service.open_event(path) as desk:
            wanted = slug(desk.event.name if service.is_copy(name) else Path(name).stem)
        return wanted, visitor.events.copy_in(path, wanted)
    except Damaged as error:
        raise BadInput("error-opened-damaged", file=name) from error
    except Refused:
        raise
    except BadInput as error:
        which = "error-opened-newer" if "version" in error.values else "error-opened-no-event"
        raise BadInput(which, file=name) from error


@router.get("/desk/{event}/file")
def event_file(place: AsArbiter) -> Response:
    """The event as one file, whole while the desk runs; without passwords and tokens."""
    with TemporaryDirectory() as folder:
        data = service.backup(place.desk, Path(folder) / "event.ronde", secrets=False).read_bytes()
    disposition = f"attachment; filename*=UTF-8''{quote(f'{place.id}.ronde')}"
    return Response(data, headers={"content-disposition": disposition}, media_type="application/octet-stream")


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
