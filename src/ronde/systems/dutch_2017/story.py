"""The story of the Dutch system of 2017: that of 2026 with its own articles."""

from __future__ import annotations

from ronde.systems.dutch_2017.criteria import CRITERIA
from ronde.systems.dutch_2026.colours import Rule
from ronde.systems.dutch_2026.story import Edition

EDITION = Edition(
    key="dutch-2017",
    criteria=CRITERIA,
    preferences="A.6",
    numbers="B.1",
    parts="B.2",
    candidate="B.3",
    best="B.8",
    transpositions="D.1",
    exchanges="D.2",
    sets="D.3",
    round="A.9",
    met="C.1",
    barred="C.2",
    absolute="C.3",
    completion="C.4",
    bye_score="A.9",
    colours={
        Rule.BOTH: "E.1",
        Rule.ONLY: "E.1",
        Rule.STRONGER: "E.2",
        Rule.WIDER: "E.2",
        Rule.ALTERNATION: "E.3",
        Rule.RANK: "E.4",
        Rule.NUMBER: "E.5",
    },
)
