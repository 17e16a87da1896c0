"""The actions of the journal: one class each, with its effect on the state.

An action holds everything that was decided (numbers, pairs, lots), so that a later edition of a rule
never changes what an old journal folds to. Kinds and field names are stored in files: never rename one.
"""

from __future__ import annotations

from collections.abc import Mapping

from ronde.desk.actions.base import ADJOURNED, SINCE, Action, Line, new_boards
from ronde.desk.actions.events import (
    BY_PROGRAM,
    AccessChanged,
    ByeBarred,
    ColourDrawn,
    EventArchived,
    EventClosed,
    EventDescribed,
    EventRestored,
    FideModeLeft,
    ForbiddenSet,
    HallNoticeSet,
    LotsDrawn,
    SetupChanged,
    TimetableSet,
    TournamentArchived,
    TournamentClosed,
    TournamentCreated,
    TournamentImported,
)
from ronde.desk.actions.matches import AwardsSet, GamesEntered, LineupSet, MatchForfeited, TeamEdited
from ronde.desk.actions.players import (
    AbsenteesAnswered,
    AwayAnnounced,
    CheckedIn,
    Numbered,
    PlayerEdited,
    PlayerRemoved,
    PlayersAdded,
    PlayersEdited,
    Returned,
    Withdrawn,
)
from ronde.desk.actions.prizes import ApartSet, CategoriesSet, PrizesSet
from ronde.desk.actions.reports import ReportsAllowed, ResultReported
from ronde.desk.actions.rounds import (
    ColoursSwapped,
    DraftAdjusted,
    DraftDropped,
    Drafted,
    ResultCorrected,
    ResultsEntered,
    ResultsPosted,
    RoundChanged,
    RoundPublished,
)

__all__ = [
    "ADJOURNED",
    "AbsenteesAnswered",
    "AccessChanged",
    "Action",
    "ApartSet",
    "AwardsSet",
    "AwayAnnounced",
    "BY_PROGRAM",
    "ByeBarred",
    "CategoriesSet",
    "CheckedIn",
    "ColourDrawn",
    "ColoursSwapped",
    "DraftAdjusted",
    "DraftDropped",
    "Drafted",
    "EventArchived",
    "EventClosed",
    "EventDescribed",
    "EventRestored",
    "FideModeLeft",
    "ForbiddenSet",
    "GamesEntered",
    "HallNoticeSet",
    "KINDS",
    "Line",
    "LineupSet",
    "LotsDrawn",
    "MatchForfeited",
    "Numbered",
    "PlayerEdited",
    "PlayerRemoved",
    "PlayersAdded",
    "PlayersEdited",
    "PrizesSet",
    "ReportsAllowed",
    "ResultCorrected",
    "ResultReported",
    "ResultsEntered",
    "ResultsPosted",
    "Returned",
    "RoundChanged",
    "RoundPublished",
    "SINCE",
    "SetupChanged",
    "TeamEdited",
    "TimetableSet",
    "TournamentArchived",
    "TournamentClosed",
    "TournamentCreated",
    "TournamentImported",
    "Withdrawn",
    "new_boards",
]

KINDS: Mapping[str, type[Action]] = {
    action.kind(): action
    for action in (
        EventDescribed, EventClosed, EventArchived, EventRestored, AccessChanged, TournamentCreated,
        SetupChanged, FideModeLeft, ColourDrawn, LotsDrawn, ForbiddenSet,
        ByeBarred, PlayersAdded, PlayerEdited, PlayersEdited, PlayerRemoved, Numbered, AwayAnnounced,
        Withdrawn, Returned, CheckedIn, AbsenteesAnswered, Drafted, DraftAdjusted, DraftDropped,
        RoundPublished, RoundChanged, TournamentImported, ResultsEntered, ResultCorrected,
        ColoursSwapped, ResultsPosted, ReportsAllowed, ResultReported,
        HallNoticeSet, TimetableSet, TournamentClosed, TeamEdited, AwardsSet,
        LineupSet, GamesEntered, MatchForfeited, TournamentArchived, CategoriesSet, PrizesSet, ApartSet,
    )
}  # fmt: skip
