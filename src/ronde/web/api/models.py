"""The request bodies of the API."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, FailFast, Field, model_validator
from pydantic_core import PydanticCustomError

from ronde.desk import service
from ronde.desk.event import Event, Policy, Setup
from ronde.desk.squads import Award, TeamRules
from ronde.formats.players import person as people
from ronde.formats.players.person import Person, spaced
from ronde.formats.players.table import Roster
from ronde.model import Scoring
from ronde.systems import DEFAULT

One = TypeVar("One")
Listed = Annotated[list[One], FailFast()]  # a megabyte can hold three hundred thousand errors
Line = Annotated[str, Field(max_length=200)]
Tenths = Annotated[int, Field(ge=0, le=1000)]
Small = Annotated[int, Field(ge=0, le=99)]
PlayerNumber = Annotated[int, Field(ge=1, le=99999)]
Round = Annotated[int, Field(ge=1, le=99)]
_SYSTEMS = [one.key for one in service.choices()]
_MOST_FIELDS = 40  # of an object, more than any has


class Given(BaseModel):
    """Unknown fields are refused: a misspelt one must not be lost silently."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def few_fields(cls, given: Any) -> Any:
        """Refuse an object of many fields at once, instead of each of them."""
        if isinstance(given, dict) and len(given) > _MOST_FIELDS:
            raise PydanticCustomError("too_many_fields", "too many fields")
        return given


class ErrorOut(BaseModel):
    """The reason for a refusal, and its article; the code tells apart what has the same status."""

    error: str
    article: str | None = None
    code: Literal["no-pairing", "parameters"] | None = None


class EventIn(Given):
    """The particulars that the tournaments of an event share."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    place: Line = ""
    federation: Annotated[str, Field(max_length=3)] = ""
    start: Annotated[str, Field(max_length=10)] = ""
    end: Annotated[str, Field(max_length=10)] = ""
    arbiter: Line = ""
    deputies: Annotated[Listed[Line], Field(max_length=50)] = []
    time_control: Line = ""

    def event(self, before: Event | None = None) -> Event:
        """The event, described."""
        return replace(
            before or Event(),
            name=spaced(self.name) or "Event",
            place=spaced(self.place),
            federation=spaced(self.federation).upper(),
            start=spaced(self.start),
            end=spaced(self.end),
            arbiter=spaced(self.arbiter),
            deputies=tuple(spaced(name) for name in self.deputies),
            time_control=spaced(self.time_control),
        )


class PolicyIn(Given):
    """The choices that the rules leave to the regulations."""

    half_byes: Small = 1
    half_byes_until: Small = 0
    late_entry: Literal["Z", "H"] = "Z"
    check_in: Literal["none", "first", "all"] = "none"
    claim_minutes: Annotated[int, Field(ge=0, le=10_000)] = 0


class ScoringIn(Given):
    """Points in tenths."""

    win: Tenths = 10
    draw: Tenths = 5
    loss: Tenths = 0


class TeamRulesIn(Given):
    """The regulations for teams; points in tenths, omitted fields stay as they are."""

    boards: Annotated[int | None, Field(ge=1, le=50)] = None
    win: Tenths | None = None
    draw: Tenths | None = None
    loss: Tenths | None = None
    rest_match: Tenths | None = None
    rest_game: Tenths | None = None
    colours: Annotated[str | None, Field(pattern="^[WBwb]{0,50}$")] = None
    board_order: Literal["list", "rating", "free"] | None = None
    tolerance: Annotated[int | None, Field(ge=0, le=3000)] = None
    most_players: Small | None = None
    most_substitutes: Annotated[int | None, Field(ge=0, le=50)] = None
    lineup_minutes: Annotated[int | None, Field(ge=0, le=10_000)] = None

    def rules(self, before: TeamRules | None) -> TeamRules:
        """The regulations with the given fields changed."""
        said = {name: value for name, value in self.model_dump().items() if value is not None}
        return replace(before or TeamRules(), **said)


class OptionsIn(Given):
    """Options of a system; omitted fields stay unset."""

    maxi: Literal["no", "yes"] | None = None
    unrated: Literal["estimate", "below-average", "fifth"] | None = None
    lower_c_first: Literal["no", "yes"] | None = None


class SetupIn(Given):
    """How a tournament is played; omitted fields come from the template, or stay as they are."""

    template: Annotated[str, Field(max_length=100, json_schema_extra={"enum": list(service.TEMPLATES)})] = (
        "open"
    )
    name: Annotated[str | None, Field(min_length=1, max_length=100)] = None
    system: Annotated[str | None, Field(max_length=100, json_schema_extra={"enum": [*_SYSTEMS, None]})] = None
    rounds: Round | None = None
    acceleration: Annotated[str | None, Field(max_length=30)] = None
    tiebreaks: Annotated[
        list[Annotated[str, Field(max_length=30)]] | None, Field(max_length=12, fail_fast=True)
    ] = None
    options: OptionsIn | None = None
    scoring: ScoringIn | None = None
    policy: PolicyIn | None = None
    teams: TeamRulesIn | None = None
    reason: Annotated[str, Field(max_length=200)] = ""  # of other rounds or tie-breaks after round 1
    public_reason: Annotated[str, Field(max_length=200)] = ""  # the same, for players and federation
    fide: Annotated[bool | None, Field(description="FIDE mode, for FIDE's systems in force.")] = None

    def setup(self, before: Setup | None = None) -> Setup:
        """The setup, based on the template or on the previous setup."""
        made = before or service.template(self.template, self.system)
        if self.name is not None:
            made = replace(made, name=spaced(self.name))
        if self.system is not None:
            made = replace(made, system=self.system)
        if self.rounds is not None:
            made = replace(made, rounds=self.rounds)
        if "acceleration" in self.model_fields_set:
            made = replace(made, acceleration=self.acceleration or None)
        if self.tiebreaks is not None:
            made = replace(made, tiebreaks=tuple(self.tiebreaks))
        if self.options is not None:
            said = {name: value for name, value in self.options.model_dump().items() if value}
            others = {name: value for name, value in made.options if name not in service.options()}
            made = replace(made, options=tuple(sorted({**others, **said}.items())))
        if self.scoring is not None:
            points = self.scoring
            made = replace(made, scoring=Scoring.of(points.win, points.draw, points.loss))
        if self.fide is not None:
            made = replace(made, fide=self.fide)
        if self.policy is not None:
            made = replace(made, policy=Policy(**self.policy.model_dump()))
        if self.teams is not None:
            made = replace(made, teams=self.teams.rules(made.teams))
        return made


class NewEventIn(Given):
    """An event with its first tournament."""

    event: EventIn
    tournament: SetupIn = SetupIn()


class PersonIn(Given):
    """A player."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    rating: Annotated[int, Field(ge=0, le=9999)] = 0
    estimate: Annotated[int, Field(ge=0, le=9999)] = 0  # where there is no rating
    title: Annotated[str, Field(max_length=5)] = ""
    sex: Literal["", "m", "w"] = ""
    federation: Annotated[str, Field(max_length=3)] = ""
    fide_id: Annotated[str, Field(max_length=12)] = ""
    birth: Annotated[str, Field(max_length=10)] = ""
    club: Line = ""
    licence: Annotated[str, Field(max_length=40)] = ""
    categories: Annotated[Listed[Annotated[str, Field(max_length=60)]], Field(max_length=20)] = []
    family: Annotated[str, Field(max_length=60)] = ""
    fee: Annotated[int, Field(ge=0, le=10**9)] = 0
    paid: Annotated[int, Field(ge=0, le=10**9)] = 0

    def person(self) -> Person:
        """The person, cleaned as every list is."""
        return Person(
            spaced(self.name),
            self.rating,
            people.title(self.title),
            self.sex,
            spaced(self.federation).upper(),
            people.fide_id(self.fide_id),
            people.birth(self.birth),
            spaced(self.club),
            spaced(self.licence),
            people.listed(",".join(self.categories)),
            spaced(self.family),
            self.fee,
            self.paid,
            estimate=self.estimate,
        )


PeopleIn = Annotated[Listed[PersonIn], Field(max_length=3000)]


class ReasonIn(Given):
    """A reason, for the journal."""

    reason: Line = ""


class PublicReasonIn(ReasonIn):
    """A reason for the journal, and one for players and federation (both optional)."""

    public_reason: Line = ""


class UndoIn(PublicReasonIn):
    """The number of the journal entry."""

    seq: Annotated[int | None, Field(ge=1, le=10**9)] = None


class TimetableIn(Given):
    """The day and time of every round, as 2026-11-17T14:30; a day alone or nothing where it is open."""

    times: Annotated[Listed[Annotated[str, Field(max_length=30)]], Field(max_length=99)]


class ColourIn(ReasonIn):
    """The colour of number 1; without one the program draws it."""

    colour: Literal["white", "black", ""] = ""
    how: Line = ""


class LotsIn(ReasonIn):
    """Pairing numbers in the order drawn; empty: the program draws, from the seed if there is one."""

    order: Annotated[Listed[PlayerNumber], Field(max_length=5000)] = []
    how: Line = ""
    seed: Annotated[int | None, Field(ge=0, le=10**12)] = None


class ForbiddenIn(ReasonIn):
    """Groups of pairing numbers that must not meet."""

    groups: Annotated[Listed[Annotated[Listed[PlayerNumber], Field(max_length=500)]], Field(max_length=500)]


class PlayersIn(ReasonIn):
    """Some players by number."""

    players: Annotated[Listed[PlayerNumber], Field(max_length=5000)]


class ByeIn(PublicReasonIn):
    """The player who gets the bye by decision of the arbiter, and the reason."""

    player: PlayerNumber


class LateIn(PlayersIn, PublicReasonIn):
    """Players who have arrived; with `bye` the odd one out gets the bye if nobody has it."""

    bye: bool = False


class CheckInIn(Given):
    """Players to check in, or out again."""

    players: Annotated[Listed[PlayerNumber], Field(max_length=5000)]
    present: bool = True


class AwayIn(Given):
    """Z: away without a point, H: a half-point bye, "": plays after all."""

    round: Round
    how: Literal["Z", "H", ""] = "Z"


class AbsenteeIn(Given):
    """Whether a player plays the round to come."""

    player: PlayerNumber
    answer: Literal["plays", "Z", "H", "out"]


class AbsenteesIn(Given):
    """The answers of the absentee desk."""

    answers: Annotated[Listed[AbsenteeIn], Field(max_length=5000)]


class ReportIn(Given):
    """A report as text, its name, and the system where the report names none."""

    trf: Annotated[str, Field(min_length=1, max_length=1_000_000)]
    name: Line = ""
    system: Annotated[str, Field(max_length=100, json_schema_extra={"enum": _SYSTEMS})] = DEFAULT


class PairIn(Given):
    """White and Black by number; no Black is the bye."""

    white: PlayerNumber
    black: PlayerNumber | None = None


class PairsIn(PublicReasonIn):
    """All pairs of a round."""

    pairs: Annotated[Listed[PairIn], Field(max_length=5000)]
    despite: bool = False


class ResultIn(Given):
    """1-0, 1/2, 0-1, forfeits as 1-0F, 0-1F, 0-0F, adjourned; a match of two games as 1-0 ½-½.

    In a team event `match` is the number of the match and `board` one of its boards; the first-named team
    comes first.
    """

    match: Annotated[int | None, Field(ge=1, le=9999)] = None
    board: Annotated[int, Field(ge=1, le=9999)]
    result: Annotated[str, Field(min_length=1, max_length=24)]

    @property
    def spot(self) -> int | tuple[int, int]:
        """The board of the round, or of a match."""
        return self.board if self.match is None else (self.match, self.board)


class ResultsIn(Given):
    """Results of some boards."""

    results: Annotated[Listed[ResultIn], Field(max_length=5000)]


class CorrectionIn(ReasonIn):
    """The right result, and the recorded one; an empty result removes it."""

    result: Annotated[str, Field(max_length=24)]
    seen: Annotated[str | None, Field(max_length=24)] = None
    rating_only: bool = False


class BoardColoursIn(ReasonIn):
    """Whether the colours were reversed."""

    swapped: bool = True


# --- teams ---------------------------------------------------------------------------------------


class TeamAboutIn(Given):
    """A team; its strength is the average rating of its first players, unless it is given."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    short: Annotated[str, Field(max_length=5)] = ""
    captain: Line = ""
    club: Line = ""
    strength: Annotated[int, Field(ge=0, le=9999)] = 0

    def about(self, before: Person | None = None) -> Person:
        """Name, club and strength as a person."""
        known = before or Person("")
        return replace(known, name=spaced(self.name), rating=self.strength, club=spaced(self.club))


class TeamIn(TeamAboutIn):
    """A team with its players in the order of boards; those after the last board are substitutes."""

    players: Annotated[Listed[PersonIn], Field(max_length=100)] = []

    def roster(self) -> Roster:
        """The team as a list has it."""
        people = tuple(one.person() for one in self.players)
        return Roster(spaced(self.name), people, self.short, self.captain, spaced(self.club), self.strength)


class TeamsIn(ReasonIn):
    """Teams to enter; a list that breaks the regulations needs a reason."""

    teams: Annotated[Listed[TeamIn], Field(max_length=500)]


class MemberIn(PersonIn):
    """A player of a team: with `uid` one who is in the list, otherwise a new one."""

    uid: Annotated[str, Field(max_length=20)] = ""


class RosterIn(ReasonIn):
    """The players of a team in the order of boards; one who sat at a board stays in the list."""

    players: Annotated[Listed[MemberIn], Field(max_length=100)]


class LineupIn(ReasonIn):
    """The players of a match board by board: places in the list of the team, 0 for nobody."""

    places: Annotated[Listed[Small], Field(max_length=50)]


class ForfeitedIn(ReasonIn):
    """+- the first-named team has won, -+, --; an empty result takes it back."""

    result: Literal["+-", "-+", "--", ""]


class TeamOrderIn(ReasonIn):
    """The numbers of all teams in their new order, number 1 first."""

    order: Annotated[Listed[PlayerNumber], Field(max_length=5000)]


Points = Annotated[int, Field(ge=-10_000, le=10_000)]


class AwardIn(Given):
    """Points in tenths: for a result, or (without a kind) a bonus or, below zero, a penalty.

    Without a round it counts in every round, without teams for every team.
    """

    kind: Literal["", "W", "D", "L", "F", "H", "Z", "+", "-"] = ""
    match: Points | None = None
    game: Points | None = None
    round: Small = 0
    teams: Annotated[Listed[Annotated[str, Field(max_length=20)]], Field(max_length=500)] = []
    reason: Line = ""

    def award(self) -> Award:
        """The award."""
        return Award(self.kind, self.match, self.game, self.round, tuple(self.teams), spaced(self.reason))


class AwardsIn(ReasonIn):
    """All points that the arbiter has awarded; they replace earlier ones."""

    awards: Annotated[Listed[AwardIn], Field(max_length=500)]
