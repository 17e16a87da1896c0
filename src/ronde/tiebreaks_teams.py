"""Team events: match points and game points side by side, and the tie-breaks of articles 11 to 13.

A team event is the same matches seen twice, once scored in match points and once in game points, so
every tie-break of individuals works on either; what needs both, or the boards, stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction

from ronde.errors import BadInput
from ronde.model import Cell, Player, Result, Scoring, Tournament
from ronde.rulebook import implements
from ronde.teams import Team, forfeited_matches, teams_of
from ronde.tiebreaks_event import Code, Contribution, Entry, Event, Kind, event
from ronde.tiebreaks_results import Values, buchholz, cut, fore_buchholz, points, split

Boards = tuple[int, ...]  # the game points of one match, board by board, in tenths


@dataclass(frozen=True)
class TeamEvent(Event):
    """A team event: its own fields are those of the score that ranks."""

    scores: Mapping[str, Event]  # MP and GP
    primary: str
    boards: Mapping[int, tuple[Boards, ...]]  # of every round
    size: int  # boards of a match

    @property
    def first(self) -> Event:
        """The event in the score that ranks."""
        return self.scores[self.primary]

    @property
    def second(self) -> Event:
        """The event in the other score."""
        return self.scores["GP" if self.primary == "MP" else "MP"]


def in_score(event: Event, code: Code) -> Event:
    """The event in the score that a code asks for, the one that ranks if it does not say."""
    return event.scores[code.score or event.primary] if isinstance(event, TeamEvent) else event


# --- building ------------------------------------------------------------------------------------


@implements("tiebreaks 11")
def team_event(
    tournament: Tournament, edition: str = "2026", after: int | None = None, primary: str = "MP"
) -> tuple[TeamEvent, dict[int, Player]]:
    """The team event of a report, ranked on match or game points, and its teams as participants."""
    if primary not in ("MP", "GP"):
        raise BadInput(
            f"teams are ranked on MP or GP, not on {primary!r}",
            f"les équipes se classent sur MP ou GP, pas sur {primary!r}",
        )
    teams = teams_of(tournament)
    if not teams:
        raise BadInput(
            "this is no team event: the file has no team records (013 or 310)",
            "ce n'est pas un tournoi par équipes : le fichier n'a pas de ligne d'équipe (013 ou 310)",
        )
    sheet = _Sheet(tournament, teams)
    whole = event(tournament, edition, after, False)
    entries: dict[str, dict[int, tuple[Entry, ...]]] = {"MP": {}, "GP": {}}
    boards = {}
    for team in teams:
        rounds = [sheet.match(team, number) for number in range(1, whole.rounds + 1)]
        entries["MP"][team.id] = tuple(mp for mp, _, _ in rounds)
        entries["GP"][team.id] = tuple(gp for _, gp, _ in rounds)
        boards[team.id] = tuple(line for _, _, line in rounds)
    ratings = {team.id: team.rating_sum // team.rated if team.rated else 0 for team in teams}
    scores = {
        score: Event(
            edition, whole.rounds, whole.last, False, sheet.scale(score), ratings, (), entries[score]
        )
        for score in ("MP", "GP")
    }
    base = {field.name: getattr(scores[primary], field.name) for field in fields(Event)}
    players = {team.id: Player(team.id, team.name, ratings[team.id]) for team in teams}
    return TeamEvent(**base, scores=scores, primary=primary, boards=boards, size=sheet.size), players


class _Sheet:
    """The matches of a report, from the boards and the records 240, 320, 330, 352 and 362."""

    def __init__(self, tournament: Tournament, teams: Sequence[Team]) -> None:
        self.tournament, self.games = tournament, tournament.settings.scoring
        self.teams = {team.id: team for team in teams}
        self.team_of = {player.id: team.id for team in teams for player in team.members}
        self.forfeits = forfeited_matches(tournament)
        lines = (*tournament.records, *(line for line in tournament.source if line.startswith("240")))
        self.matches, self.rest = _match_points(lines), _rests(lines)
        self.byes, self.lineups = _team_byes(lines), _lineups(lines)
        self.players = tournament.by_id()
        colours = next((line[3:].split() for line in lines if line.startswith("352")), [])
        self.size = len(colours[0]) if colours else self._largest(teams)

    def _largest(self, teams: Sequence[Team]) -> int:
        rounds = range(1, self.tournament.played_rounds + 1)
        return max((len(self._seats(team, n)) for team in teams for n in rounds), default=0)

    def scale(self, score: str) -> Scoring:
        """The scale of a score; a match won on all boards is the win of game points."""
        if score == "MP":
            return self.matches
        return Scoring.of(self.size * self.games.win, self.size * self.games.draw)

    def _seats(self, team: Team, number: int) -> list[Cell]:
        """The cells of those who sat at a board, or would have."""
        cells = [player.cell(number) for player in team.members]
        return [c for c in cells if c.opponent is not None or c.result is Result.PAIRING_BYE]

    def _line(self, team: Team, number: int, seats: list[Cell]) -> Boards:
        """The game points board by board: as lined up (300), else in the order of the team."""
        lineup = self.lineups.get((team.id, number))
        if lineup:
            seats = [self.players[id_].cell(number) if id_ in self.players else Cell() for id_ in lineup]
        return tuple(self.games.points(cell) for cell in seats)

    def match(self, team: Team, number: int) -> tuple[Entry, Entry, Boards]:
        """A round of a team in match points, in game points, and on its boards."""
        seats = self._seats(team, number)
        line = self._line(team, number, seats)
        forfeit = self.forfeits.get((team.id, number))
        if forfeit:
            won = forfeit.result is Result.FORFEIT_WIN
            kind = Kind.FORFEIT_WIN if won else Kind.FORFEIT_LOSS
            line = self._full() if won and not line else line
            return self._entries(kind, forfeit, self.matches.win if won else 0, sum(line), 0, line)
        opponents = {self.team_of[cell.opponent] for cell in seats if cell.opponent in self.team_of}
        if opponents:
            return self._played(opponents.pop(), number, line)
        return self._bye(team, number, seats)

    def _played(self, other: int, number: int, line: Boards) -> tuple[Entry, Entry, Boards]:
        theirs = sum(self.games.points(cell) for cell in self._seats(self.teams[other], number))
        mine = sum(line)
        halves = 2 if mine > theirs else 1 if mine == theirs else 0
        awarded = (self.matches.white_loss, self.matches.draw, self.matches.win)[halves]
        return self._entries(Kind.GAME, Cell(other), awarded, mine, halves, line)

    def _bye(self, team: Team, number: int, seats: list[Cell]) -> tuple[Entry, Entry, Boards]:
        """A round without a match: the rest (320), a bye asked for (240), or absence."""
        match, game = self.matches, self.scale("GP")
        if (team.id, number) in self.rest.teams or seats:
            mp = match.draw if self.rest.match is None else self.rest.match
            gp = game.draw if self.rest.game is None else self.rest.game
            return self._entries(Kind.PAIRING_BYE, Cell(), mp, gp, 0, self._full())
        kind = self.byes.get((team.id, number), "Z")
        awarded = {
            "F": (Kind.FULL_BYE, match.win, game.win),
            "H": (Kind.HALF_BYE, match.draw, game.draw),
            "Z": (Kind.ZERO_BYE, 0, 0),
        }
        return self._entries(awarded[kind][0], Cell(), awarded[kind][1], awarded[kind][2], 0, ())

    def _full(self) -> Boards:
        """Article 12: the rest counts as a win on every board."""
        return (self.games.win,) * self.size

    @staticmethod
    def _entries(
        kind: Kind, cell: Cell, mp: int, gp: int, halves: int, line: Boards
    ) -> tuple[Entry, Entry, Boards]:
        first = Entry(kind, cell.opponent, None, mp, halves)
        return first, Entry(kind, cell.opponent, None, gp, halves), line


@dataclass(frozen=True, slots=True)
class _Rests:
    match: int | None
    game: int | None
    teams: frozenset[tuple[int, int]]


def _tenths(text: str) -> int:
    try:
        return int(Fraction(text) * 10)
    except ValueError:
        raise BadInput(
            f"points must be a number such as 0.5, not {text!r}",
            f"les points doivent être un nombre comme 0.5, pas {text!r}",
        ) from None


def _match_points(lines: Sequence[str]) -> Scoring:
    """362: `TW 2  TD 1  TL 0`; two, one and nothing if it is not said."""
    found = {"TW": 20, "TD": 10, "TL": 0}
    for line in lines:
        words = line[3:].split() if line.startswith("362") else []
        found.update({k: _tenths(v) for k, v in zip(words[::2], words[1::2], strict=False) if k in found})
    return Scoring.of(found["TW"], found["TD"], found["TL"])


def _rests(lines: Sequence[str]) -> _Rests:
    """320: match points, game points, then the team that had the rest, four columns for every round."""
    for line in lines:
        if line.startswith("320"):
            words = (line[4:8].strip(), line[9:13].strip())
            mp, gp = (_tenths(word) if word else None for word in words)
            cells = {n: line[14 + 4 * n : 17 + 4 * n].strip() for n in range((len(line) - 10) // 4)}
            found = frozenset((int(text), n + 1) for n, text in cells.items() if text.isdecimal())
            return _Rests(mp, gp, found)
    return _Rests(None, None, frozenset())


def _team_byes(lines: Sequence[str]) -> dict[tuple[int, int], str]:
    """240 of a team event: kind, round, teams."""
    found = {}
    for line in lines:
        if line.startswith("240") and line[4:5].upper() in "FHZ" and line[6:9].strip().isdecimal():
            for word in line[10:].split():
                if word.isdecimal():
                    found[int(word), int(line[6:9])] = line[4:5].upper()
    return found


def _lineups(lines: Sequence[str]) -> dict[tuple[int, int], list[int]]:
    """300: round, team, opponent, then the players board by board, 0 for an empty one."""
    found = {}
    for line in lines:
        words = line[3:].split() if line.startswith("300") else []
        if len(words) > 3 and all(word.isdecimal() for word in words):
            round_, team, _, *players = map(int, words)
            found[team, round_] = players
    return found


# --- 11, 13 scores -------------------------------------------------------------------------------


def _teams(event: Event) -> TeamEvent:
    assert isinstance(event, TeamEvent)
    return event


@implements("tiebreaks 11")
def match_points(event: Event, code: Code) -> Values:
    """MPTS: match points."""
    return points(_teams(event).scores["MP"], code)


@implements("tiebreaks 11")
def game_points(event: Event, code: Code) -> Values:
    """GPTS: game points."""
    return points(_teams(event).scores["GP"], code)


@implements("tiebreaks 13.1")
def other_score(event: Event, code: Code) -> Values:
    """MPVGP: the score that does not rank."""
    return points(_teams(event).second, code)


@implements("tiebreaks 13.2")
def extended_sonneborn(event: Event, code: Code) -> Values:
    """EMMSB, EMGSB, EGMSB, EGGSB: the opponent's score of the first kind times points of the second."""
    teams = _teams(event)
    letters = {"M": teams.scores["MP"], "G": teams.scores["GP"]}
    theirs, own = letters[code.name[1]], letters[code.name[2]]
    values = {}
    for id_ in teams.entries:
        pairs = zip(
            theirs.contributions(id_, code.forfeits), own.contributions(id_, code.forfeits), strict=True
        )
        found = [Contribution(a.score, b.points, a.voluntary) for a, b in pairs]
        left = cut(found, code, lambda c: c.product, teams.edition in ("2024", "2026"))
        values[id_] = Fraction(sum(c.product for c in left), 100)
    return values


@implements("tiebreaks 13.4")
def score_and_schedule(event: Event, code: Code) -> Values:
    """SSSC: the second score and Buchholz on the first, divided so that it weighs like one match."""
    teams = _teams(event)
    strength = (fore_buchholz if code.fore else buchholz)(teams.first, Code("BH", forfeits=code.forfeits))
    highest = teams.first.scoring.win * teams.rounds
    factor = code.factor or max(1, highest // max(1, teams.second.scoring.win))
    other = points(teams.second, code)
    return {id_: other[id_] + strength[id_] / factor for id_ in other}


# --- 12, 13.3 among tied teams -------------------------------------------------------------------

Key = Callable[[int], tuple[int, ...]]


def _behind(tiers: Sequence[Sequence[int]]) -> Values:
    """How many teams of the group each of them is placed before."""
    values, behind = Values(), sum(map(len, tiers))
    for tier in tiers:
        behind -= len(tier)
        values.update(dict.fromkeys(tier, Fraction(behind)))
    return values


def _tiers(group: Sequence[int], key: Key) -> list[list[int]]:
    keys = {id_: key(id_) for id_ in group}
    return [
        [id_ for id_ in group if keys[id_] == value] for value in sorted(set(keys.values()), reverse=True)
    ]


def _on_boards(teams: TeamEvent, id_: int) -> list[int]:
    """The game points of a team on every board, over all its matches."""
    total = [0] * teams.size
    for line in teams.boards[id_]:
        for board, gained in enumerate(line[: teams.size]):
            total[board] += gained
    return total


def _board_count(teams: TeamEvent) -> Key:
    return lambda id_: (-sum(n * gained for n, gained in enumerate(_on_boards(teams, id_), 1)),)


def _top_boards(teams: TeamEvent) -> Key:
    return lambda id_: tuple(_on_boards(teams, id_))


def _without_bottom(teams: TeamEvent) -> Key:
    def key(id_: int) -> tuple[int, ...]:
        boards = _on_boards(teams, id_)
        return tuple(sum(boards[:n]) for n in range(len(boards) - 1, 0, -1))

    return key


@implements("tiebreaks 12.1")
def board_count(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """BC: board numbers times game points there, the lower better; only at equal game points."""
    teams = _teams(event)
    if len({teams.scores["GP"].score[id_] for id_ in group}) > 1:
        return {}
    return _behind(_tiers(group, _board_count(teams)))


@implements("tiebreaks 12.2")
def top_boards(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """TBR: the game points of the first board, then of the second, and so on."""
    return _behind(_tiers(group, _top_boards(_teams(event))))


@implements("tiebreaks 12.3")
def without_bottom(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """BBE: the game points without the last board, then without the last two, and so on."""
    return _behind(_tiers(group, _without_bottom(_teams(event))))


_FOLLOWED_BY = {
    "EDE": (),
    "EDEBT": (_board_count, _top_boards),
    "EDEBB": (_board_count, _without_bottom),
    "EDET": (_top_boards,),
    "EDEB": (_without_bottom,),
}


@implements("tiebreaks 13.3")
def extended_encounter(event: Event, code: Code, group: Sequence[int], first: bool) -> Values:
    """EDE: article 6 on the score that ranks, then on the other; two teams still level by boards."""
    teams = _teams(event)
    tiers: list[list[int]] = []
    waiting = [list(group)]
    while waiting:
        part = waiting.pop()
        parts = [part]
        if len(part) > 1:
            parts = split(teams.first, code, part)
            if len(parts) == 1:
                parts = split(teams.second, code, part)
            if len(parts) == 1 and len(part) == 2:
                parts = _by_boards(teams, code, part)
        if len(parts) == 1:
            tiers.append(part)
        else:
            waiting.extend(reversed(parts))
    return _behind(tiers)


def _by_boards(teams: TeamEvent, code: Code, pair: list[int]) -> list[list[int]]:
    """13.3.2: the knock-out tie-breaks that follow, one after the other."""
    for follows in _FOLLOWED_BY[code.name]:
        if follows is _board_count and len({teams.scores["GP"].score[id_] for id_ in pair}) > 1:
            continue
        parts = _tiers(pair, follows(teams))
        if len(parts) > 1:
            return parts
    return [pair]
