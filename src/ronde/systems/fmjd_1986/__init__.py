"""The FMJD Swiss of 1986, by rating and by lots."""

from ronde.systems.base import DRAUGHTS, Absolute, Columns, Lots, Numbering, System, Template, later
from ronde.systems.fmjd_1986.numbering import UNRATED, drawn_list, starting_list, team_order
from ronde.systems.general import FIDE_2012, Topic

_ARTICLES = {Topic.NUMBERS: "fmjd-1986 3.1.5", Topic.LATE_POINTS: "fmjd-1986 3.1.6"}

SYSTEM = System(
    key="fmjd-1986",
    family="fmjd",
    text="fmjd-1986",
    pair=later("ronde.systems.fmjd_1986.procedure", "pair_ranked"),
    absolute=Absolute("2.3"),
    valid_from="1986-11-01",
    game=DRAUGHTS,
    general=FIDE_2012.with_articles({**_ARTICLES, Topic.LOTS: "fmjd-1986 3.1.4"}),
    numbering=Numbering(
        lambda players, lots, options: starting_list(players, lots, options.get("unrated", UNRATED[0])),
        Lots.EQUAL_RATINGS,
        final=True,
        teams=team_order,
    ),
    options={"unrated": UNRATED},
    final_ranking="PTS,SOLK/C1,SOLK,SOLK/M1,SONN,WON",
    ranking_rules="FMJD 1986, 10",
    accelerations=frozenset({"haley", "quart"}),
    limits_colours=False,
    columns=Columns.TURNS_LATER,
    tells_acceleration=True,
    rest_wins_match=True,
    template=Template("draughts", "Draughts", 9),
)

LOTS = SYSTEM._replace(
    key="fmjd-1986-lots",
    pair=later("ronde.systems.fmjd_1986.procedure", "pair_lots"),
    absolute=Absolute("2.3"),
    general=FIDE_2012.with_articles({**_ARTICLES, Topic.LOTS: "fmjd-1986 3.2.1"}),
    numbering=Numbering(lambda players, lots, options: drawn_list(players, lots), Lots.EVERYBODY, final=True),
    options={},
    columns=Columns.TURNS,
    template=None,
)
