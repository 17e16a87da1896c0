"""Ronde pairs Swiss tournaments strictly by the rules: the next round, and the article behind each pair.

    import ronde

    tournament = ronde.read_trf("open.trf")
    round_ = ronde.pair(tournament)
    print(ronde.explain(tournament, player=7))
    tournament = ronde.play(tournament, round_, {1: "1-0", 2: "½"})

The guide is docs/library.md. Names are imported when they are first used, so that the program starts fast.
"""

from __future__ import annotations

from ronde.errors import BadInput, FileTrouble, NoPairing, Refused, RondeError, TooLarge
from ronde.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ronde.checking import check
    from ronde.explaining.why import Answer, why
    from ronde.explaining.why_one import what_if, why_colours, why_one
    from ronde.explaining.why_standings import why_placed
    from ronde.generating import Plan, generate
    from ronde.library import SYSTEMS, explain, play, read_trf, write_trf
    from ronde.model import Cell, Colour, Outcome, Pair, Player, Result, Scoring, Settings, Tournament
    from ronde.pairing import pair
    from ronde.ranking.standings import Standings, standings
    from ronde.ranking.tiebreaks.registry import TieBreak
    from ronde.rulebook import Step
    from ronde.systems import RoundPairing, System

__version__ = "0.2.0"

__all__ = [
    "Answer",
    "BadInput",
    "Cell",
    "Colour",
    "FileTrouble",
    "NoPairing",
    "Outcome",
    "Pair",
    "Plan",
    "Player",
    "Refused",
    "Result",
    "RondeError",
    "RoundPairing",
    "SYSTEMS",
    "Scoring",
    "Settings",
    "Standings",
    "Step",
    "System",
    "TieBreak",
    "TooLarge",
    "Tournament",
    "__version__",
    "check",
    "explain",
    "generate",
    "pair",
    "play",
    "read_trf",
    "standings",
    "what_if",
    "why",
    "why_colours",
    "why_one",
    "why_placed",
    "write_trf",
]

_HOMES = {
    "checking": ("check",),
    "explaining.why": ("Answer", "why"),
    "explaining.why_one": ("what_if", "why_colours", "why_one"),
    "explaining.why_standings": ("why_placed",),
    "generating": ("Plan", "generate"),
    "library": ("SYSTEMS", "explain", "play", "read_trf", "write_trf"),
    "model": (
        "Cell", "Colour", "Outcome", "Pair", "Player", "Result", "Scoring", "Settings", "Tournament",
    ),
    "pairing": ("pair",),
    "ranking.standings": ("Standings", "standings"),
    "ranking.tiebreaks.registry": ("TieBreak",),
    "rulebook": ("Step",),
    "systems": ("RoundPairing", "System"),
}  # fmt: skip


def __getattr__(name: str) -> object:
    """A name of the public API, imported when it is first used."""
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"ronde.{home}"), name)
    raise AttributeError(f"module 'ronde' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
