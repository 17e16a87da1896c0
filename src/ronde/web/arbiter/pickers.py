"""The regulations by name: tie-breaks in groups and ready-made lists, accelerations with their limits."""

from __future__ import annotations

from dataclasses import dataclass

from ronde.desk import service
from ronde.desk.event import Setup
from ronde.facts.acceleration import KEYS, LIMITS
from ronde.ranking.tiebreaks import registry
from ronde.systems import all_systems

#: the tie-breaks of the picker, by topic; another variant can be typed as a code
GROUPS: dict[str, tuple[str, ...]] = {
    "buchholz": ("BH/C1", "BH", "BH/C2", "BH/M1", "BH/M2", "FB", "AOB"),
    "opponents": ("SB", "SB/C1", "KS"),
    "results": ("DE", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "REP", "STD"),
    "ratings": ("ARO", "ARO/C1", "TPR", "PERF", "PTP", "APRO", "APPO", "RTNG"),
    "draughts": ("SOLK", "SOLK/C1", "SOLK/M1", "SONN"),
    "older": ("HARK", "KASH", "AVE", "DE1"),
    "last": ("TPN", "LOTS"),
}
TEAMS: tuple[str, ...] = (
    "MPVGP", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "EMGSB/C1", "EMGSB", "EMMSB", "EGMSB", "EGGSB",
    "BC", "TBR", "BBE", "SSSC", "MPTS", "GPTS",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Named:
    """A choice: what is stored, and what it is called."""

    value: str
    name: str


def tiebreak_name(code: str, language: str) -> str:
    """A code in words; one that cannot be read stays as it is."""
    codes, _ = registry.readable(code)
    return registry.name(codes[-1], language) if codes else code


def tiebreak_groups(teams: bool, language: str) -> list[tuple[str, list[Named]]]:
    """The tie-breaks by topic, those of teams first where teams play."""
    groups = ({"teams": TEAMS} if teams else {}) | GROUPS
    return [(name, [Named(c, tiebreak_name(c, language)) for c in codes]) for name, codes in groups.items()]


def presets(teams: bool) -> dict[str, str]:
    """Ready-made lists: of FIDE, of the draughts federation, and what is usual in some countries."""
    draughts = next(one.final_ranking for one in all_systems() if one.ranking_rules)
    lists = {
        "fide": registry.SETS["fide-team" if teams else "fide-swiss"],
        "france": "BH/C1,BH,PERF",
        "american": "HARK,BH,PS",
        "draughts": draughts,
    }
    return {name: listed.removeprefix("PTS,") for name, listed in lists.items()}


def offered_in(key: str) -> str:
    """The systems that allow an acceleration, for the page that shows only what goes together."""
    return " ".join(one.key for one in service.choices() if key in one.accelerations)


def with_option(name: str) -> str:
    """The systems that have an option."""
    return " ".join(one.key for one in service.choices() if name in one.options)


def with_limits(option: str) -> str:
    """The accelerations whose groups have limits by rating."""
    return " ".join(key for key in KEYS if LIMITS.get(key, ("", 0))[0] == option)


def of_teams() -> str:
    """The systems that pair teams only."""
    return " ".join(one.key for one in service.choices() if one.pairs_teams)


def limits_of(setup: Setup) -> tuple[str, str]:
    """The limits of the three groups of the degressive acceleration, as typed."""
    high, _, low = dict(setup.options).get("limits", "").partition(",")
    return high, low
