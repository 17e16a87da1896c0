"""Data of a team tournament: regulations, rosters, boards of a match, points awarded."""

from __future__ import annotations

from ronde.formats.players.person import Person
from ronde.model import Colour, Outcome
from ronde.teams import alternating
from ronde.values import frozen

ORDERS = ("list", "rating", "free")
_BY_FORFEIT = frozenset({"+-", "-+", "--"})


@frozen
class TeamRules:
    """The regulations for teams."""

    boards: int = 4
    win: int = 20  # match points, in tenths
    draw: int = 10
    loss: int = 0
    rest_match: int | None = None  # match points of the bye; None: as the system has it
    rest_game: int | None = None  # its game points; None: half of all
    colours: str = ""  # of the White team, board by board, as WBWB; "": alternating from White
    board_order: str = "list"  # of a line-up: that of the list, of the ratings, or free
    tolerance: int = 0  # rating points by which a lower board may be stronger, where ratings order
    most_players: int = 0  # of a list; 0: any number
    most_substitutes: int = 0  # in a match; 0: any number
    lineup_minutes: int = 0  # from publication until line-ups are final; 0: until the match has a result

    @property
    def pattern(self) -> tuple[Colour, ...]:
        """The colours of the White team, board by board."""
        if self.colours:
            return tuple(Colour(letter) for letter in self.colours.lower())
        return alternating(self.boards)


@frozen
class Member:
    """A player of a team."""

    uid: str  # "m7", which never changes
    person: Person


@frozen
class Squad:
    """The players of a team in the order of boards; those after the last board are substitutes."""

    members: tuple[Member, ...] = ()
    short: str = ""  # the name as the report abbreviates it
    captain: str = ""

    def strength(self, boards: int) -> int:
        """The average rating of those of the first boards who have one."""
        rated = [m.person.strength for m in self.members[:boards] if m.person.strength]
        return sum(rated) // len(rated) if rated else 0


@frozen
class Game:
    """A board of a match: a player of each team, "" where nobody sits; the first-named team comes first."""

    first: str = ""
    second: str = ""
    outcome: str = ""
    adjourned: bool = False
    swapped: bool = False
    paired_as: str = ""
    rated_as: str = ""
    seq: int = 0

    @property
    def pending(self) -> bool:
        """A game without a result, adjourned ones apart."""
        return self.full and not self.outcome and not self.adjourned

    @property
    def full(self) -> bool:
        """Both players are named."""
        return bool(self.first and self.second)

    @property
    def counted(self) -> str:
        """The outcome; a player without an opponent wins by forfeit."""
        if self.full:
            return self.outcome
        return f"{'+' if self.first else '-'}{'+' if self.second else '-'}"

    @property
    def played(self) -> bool:
        """A game over the board."""
        return self.full and bool(self.outcome) and self.outcome not in _BY_FORFEIT


@frozen
class Award:
    """Non-standard points (record 299 of TRF26): for a result, or as a bonus or penalty."""

    kind: str = ""  # the result they are for: W D L F H Z + -; "" is a bonus or, below zero, a penalty
    match: int | None = None  # in tenths
    game: int | None = None
    round: int = 0  # 0: every round
    teams: tuple[str, ...] = ()  # none: every team
    reason: str = ""


#: line-ups of a match, the first-named team first
Lineup = tuple[str, ...]
Lineups = tuple[Lineup, Lineup]


def games_of(lineups: Lineups) -> tuple[Game, ...]:
    """The boards of a match before it is played."""
    return tuple(Game(first, second) for first, second in zip(*lineups, strict=True))


def forfeited(games: tuple[Game, ...]) -> str:
    """How a match ends in which no board has two players; "" if one has."""
    if any(game.full for game in games):
        return ""
    first, second = any(game.first for game in games), any(game.second for game in games)
    return {(True, False): "+-", (False, True): "-+"}.get((first, second), "--")


OF_MATCH = tuple(o.value for o in Outcome if o.value in _BY_FORFEIT)
