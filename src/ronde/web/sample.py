"""A sample event in the middle of round 4, made by code through the service: for `make run` and for tests."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.files import write_private
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.systems import DEFAULT
from ronde.web.auth import Vault
from ronde.web.events import Events

NAMES = """
Moreau, Alice GM FRA 2449|Okafor, Chidi IM NGR 2412|Lindqvist, Astrid IM SWE 2398|Duarte, Inês WGM POR 2367
Haddad, Karim FM LBN 2331|Bianchi, Luca FM ITA 2318|Nowak, Zofia WIM POL 2290|Petit, Étienne FM FRA 2274
Kovács, Bence  HUN 2251|Fernández, Lucía WFM ESP 2229|Schmidt, Jonas  GER 2207|Rousseau, Camille  FRA 2190
O'Brien, Niamh CM IRL 2168|Tanaka, Hiro  JPN 2154|Garnier, Hugo  FRA 2131|Ivanova, Daria WCM BUL 2112
Mercier, Noé  FRA 2090|Van Dijk, Sanne  NED 2071|Lefèvre, Manon  FRA 2048|Costa, Rafael  BRA 2033
Blanc, Théo  FRA 2009|Müller, Hanna  SUI 1987|Roux, Inès  FRA 1962|Jensen, Mads  DEN 1940
Fontaine, Paul  FRA 1921|Çelik, Ece  TUR 1898|Girard, Jade  FRA 1873|Popescu, Andrei  ROU 1851
Marchand, Louis  FRA 1822|Nguyen, Linh  VIE 1797|Barbier, Rose  FRA 1764|Smith, Oliver  ENG 1733
Renard, Gabriel  FRA 1701|Silva, Beatriz  POR 1668|Lambert, Arthur  FRA 1630|Dubois, Léa  FRA 1588
Carpentier, Jules  FRA 1544|Aubert, Chloé  FRA 1490|Masson, Éloi  FRA 1421
"""


def people() -> list[Person]:
    """The players of the sample."""
    found = []
    for entry in NAMES.replace("\n", "|").split("|"):
        if entry.strip():
            who, _, rest = entry.partition(", ")
            *given, title, federation, rating = rest.split(" ")
            found.append(Person(f"{who}, {' '.join(given)}".strip(), int(rating), title, "", federation))
    return found


def make(place: str | Path, system: str = DEFAULT, seed: int = 4) -> str:
    """Make the sample event in a folder or database; returns its id."""
    rng = Random(seed)
    events = Events(place)
    about = Event(
        "Open de Printemps", "Lyon", "FRA", "2026-04-04", "2026-04-08", "Anne Martin", ("Karim", "Julie"),
        "90 min + 30 s",
    )  # fmt: skip
    try:
        id_ = events.create(about, "Anne Martin")
        desk = events.desk(id_).acting("Anne Martin")
        service.mark_sample(desk)
        key = service.add_tournament(desk, replace(service.template("open"), system=system, rounds=7))
        service.add_players(desk, key, people(), source="registration.csv")
        service.draw_colour(desk, key, Colour.WHITE, "coin")
        for number in range(1, 5):
            _round(desk, key, number, rng)
    finally:
        events.close()
    return id_


def put_once(place: str | Path) -> None:
    """Put the sample event among others, the first time only: who has deleted it does not get it again."""
    mark = Vault.of(place).folder / "sample"
    if mark.exists():
        return
    with TemporaryDirectory(prefix="ronde-") as folder:
        id_ = make(folder)
        events = Events(place)
        try:
            put = events.copy_in(Path(folder) / f"{id_}.ronde", id_, settings=True)
        finally:
            events.close()
    write_private(mark, put.encode())


def _round(desk: service.Desk, key: str, number: int, rng: Random) -> None:
    if number == 2:
        service.announce_away(desk, key, 20, 3, "H")
    if number == 3:
        service.withdraw(desk, key, 37, "ill")
    service.pair_round(desk, key)
    service.publish(desk, key)
    rows = [row for row in service.boards(desk, key) if row.black is not None]
    played = rows if number < 4 else rows[: len(rows) * 2 // 3]
    deputy = desk.acting("Karim")
    for row in played:
        assert row.black is not None
        service.enter_result(deputy, key, number, row.board, _result(row.white.person, row.black.person, rng))


def _result(white: Person, black: Person, rng: Random) -> str:
    """A result that favours the stronger player a little more than chance."""
    expected = 1 / (1 + 10 ** ((black.rating - white.rating - 35) / 400))
    chance = rng.random()
    if abs(chance - expected) < 0.14:
        return "1/2"
    return "1-0" if chance < expected else "0-1"
