"""Team reports in and out: a TRF26 report becomes a tournament of teams, and the other way round."""

from __future__ import annotations

from ronde.checking import pairs_of
from ronde.desk.actions import TournamentImported
from ronde.desk.event import Board, Entrant, Round, Setup, State, for_everybody
from ronde.desk.matches import numbers, players_report, team_line
from ronde.desk.squads import Award, Game, Member, Squad, TeamRules
from ronde.desk.timetable import timetable_of
from ronde.facts.acceleration import border
from ronde.facts.colours import initial_colour
from ronde.facts.history import cards
from ronde.facts.order import board_order
from ronde.formats.players import person as people
from ronde.formats.players.person import Person
from ronde.formats.players.table import Roster
from ronde.formats.trf.records import team_records
from ronde.formats.trf.remarks import remark_text
from ronde.model import BYES, Cell, Colour, Pair, Player, Result, Team, Tournament
from ronde.ranking.standings import Standings
from ronde.ranking.tiebreaks.registry import readable, stated_list
from ronde.systems import all_systems, system
from ronde.teams import Matches, alternating, fold, read, stated
from ronde.values import replace

_OF_TEAMS = ("border", "lots", "no-bye")


def person_of(player: Player) -> Person:
    """A player of a report as an entry of a list."""
    return Person(
        people.spaced(player.name) or f"Player {player.id}",
        0 if player.estimated else player.rating,
        people.title(player.title),
        people.sex(player.sex),
        player.federation,
        player.fide_id,
        player.birth,
        estimate=player.rating if player.estimated else 0,
        club=people.spaced(player.club),
        categories=player.categories,
        licence=people.spaced(player.licence),
        family=people.spaced(player.family),
    )


def rosters_of(value: Tournament) -> list[Roster]:
    """The teams of a report with their players, without its rounds."""
    return [
        Roster(team.name, tuple(map(person_of, team.members)), team.short, rating=_strength(team, 0))
        for team in read(value).teams
    ]


def _strength(team: Team, boards: int) -> int:
    """The rating that a report gives a team, where it is not the average of its players."""
    rated = [p.rating for p in team.members[: boards or None] if p.rating]
    return 0 if rated and team.strength == sum(rated) // len(rated) else team.strength


# --- in ------------------------------------------------------------------------------------------


def imported(value: Tournament, source: str, chosen: str) -> TournamentImported:
    """The report of a team event as the first entry of a tournament of teams."""
    settings = value.settings
    if settings.system is None:
        value = replace(value, settings=replace(settings, system=_usual(chosen)))
    found = _Report(value)
    return found.action(source)


def _usual(chosen: str) -> str:
    """The system of a report that names none: the chosen one if it is for teams, else the team system."""
    return next((one.key for one in all_systems() if one.pairs_teams), chosen)


class _Report:
    """A report of a team event, read for the journal."""

    def __init__(self, value: Tournament) -> None:
        self.value, self.matches = value, read(value)
        self.folded = fold(self.matches)
        teams = self.matches.teams
        self.uid = {team.id: f"p{n}" for n, team in enumerate(teams, 1)}
        ids = (player.id for team in teams for player in team.members)
        self.member = {id_: f"m{n}" for n, id_ in enumerate(ids, 1)} | {0: ""}
        self.team_of = {p.id: team.id for team in teams for p in team.members}
        self.players = value.by_id()

    def action(self, source: str) -> TournamentImported:
        settings = self.folded.settings
        setup, uid = self._setup(source), self.uid
        return TournamentImported(
            setup,
            tuple(self._entrant(team) for team in self.matches.teams),
            tuple(self._round(number) for number in range(1, self.matches.rounds + 1)),
            self._drawn(setup),
            tuple(uid[i] for i in settings.lots),
            tuple(tuple(uid[i] for i in g) for g in self.folded.forbidden_in(self.folded.next_round)),
            frozenset(uid[i] for i in settings.no_bye),
            tuple((uid[i], values) for i, values in settings.virtual_points),
            source,
            tuple(map(remark_text, self.value.remarks)),
            uid.get(border(self.folded), "") if settings.option("border") else "",
            tuple(self._awards()),
            timetable=timetable_of(self.value),
        )

    def _drawn(self, setup: Setup) -> Colour | None:
        """The initial colour: as the report says, or as its round 1 shows."""
        if not self.matches.rounds or not setup.rules.uses_colours:
            return self.folded.settings.initial_colour
        return initial_colour(self.folded, setup.rules.colours_by_place)

    def _setup(self, source: str) -> Setup:
        value, settings, codes = self.value, self.value.settings, stated_list(self.value)
        return Setup(
            value.name or source or "Tournament",
            settings.system or "",
            settings.rounds or max(1, self.matches.rounds),
            replace(settings.scoring, pairing_bye=settings.scoring.win),
            settings.acceleration,
            tuple(option for option in settings.options if option[0] not in _OF_TEAMS),
            tuple(str(code) for code in readable(codes)[0]) if codes else (),
            teams=self._rules(),
        )

    def _rules(self) -> TeamRules:
        matches, scale = self.matches, self.matches.scoring
        wins = system(self.value.settings.system or "").rest_wins_match
        usual = scale.win if wins else scale.draw
        half = matches.size * self.value.settings.scoring.draw
        plain = matches.colours == alternating(matches.size)
        return TeamRules(
            matches.size,
            scale.win,
            scale.draw,
            scale.white_loss,
            None if scale.pairing_bye == usual else scale.pairing_bye,
            None if matches.rest.game == half else matches.rest.game,
            "" if plain else "".join(colour.value.upper() for colour in matches.colours),
        )

    def _entrant(self, team: Team) -> Entrant:
        members = tuple(Member(self.member[p.id], person_of(p)) for p in team.members)
        person = Person(people.spaced(team.name) or f"Team {team.id}", _strength(team, self.matches.size))
        cells = self.folded.player(team.id).cells
        byes = BYES - {Result.PAIRING_BYE}
        away = tuple((n, cell.result.value) for n, cell in enumerate(cells, 1) if cell.result in byes)
        return Entrant(self.uid[team.id], team.id, person, away=away, squad=Squad(members, team.short))

    def _round(self, number: int) -> Round:
        then = cards(self.folded.before(number), everyone=True)
        pairs = board_order(pairs_of(self.folded, number), lambda id_: then[id_].pairing_score)
        return Round(number, tuple(self._match(number, pair) for pair in pairs))

    def _match(self, number: int, pair: Pair) -> Board:
        if pair.black is None:
            return Board(self.uid[pair.white])
        one, two = (self.matches.of[id_][number - 1] for id_ in pair)
        seats = [self._padded(match.players) for match in (one, two)]
        whole = ""
        if (pair.white, number) in team_records(self.value.records).forfeits:
            whole = one.cell.result.value + two.cell.result.value
            games = [Game(self.member[a], self.member[b]) for a, b in zip(*seats, strict=True)]
        else:
            games = self._games(number, one.players, two.players)
        return Board(self.uid[pair.white], self.uid[pair.black], whole, games=tuple(games))

    def _padded(self, seated: tuple[int, ...]) -> list[int]:
        size = self.matches.size
        return [*seated[:size], *(0 for _ in range(size - len(seated)))]

    def _games(self, number: int, mine: tuple[int, ...], theirs: tuple[int, ...]) -> list[Game]:
        """The boards of a match, by who sat opposite whom."""
        games: list[Game] = []
        left = [id_ for id_ in theirs if not self._cell(id_, number).opponent]
        for id_ in mine:
            other = self._cell(id_, number).opponent or 0
            if not other and not id_:  # an empty seat: an opponent may have waited there
                other = left.pop(0) if left else 0
            elif not other and left and not left[0]:
                left.pop(0)
            colour = self.matches.colours[min(len(games), self.matches.size - 1)]
            games.append(self._game(number, id_, other, colour))
        games += [Game("", self.member[id_]) for id_ in left if id_]
        games += [Game() for _ in range(self.matches.size - len(games))]
        return games[: self.matches.size]

    def _cell(self, id_: int, number: int) -> Cell:
        return self.players[id_].cell(number) if id_ else Cell()

    def _game(self, number: int, first: int, second: int, colour: Colour) -> Game:
        mine, theirs = self._cell(first, number), self._cell(second, number)
        outcome = ""
        if first and second and mine.result is not Result.PENDING:
            outcome = mine.result.value + theirs.result.value
        swapped = bool(first and second and mine.colour) and mine.colour is not colour
        return Game(self.member[first], self.member[second], outcome, swapped=swapped)

    def _awards(self) -> list[Award]:
        return [
            Award(found.kind, found.match, found.game, found.round, tuple(self.uid[t] for t in found.teams))
            for found in team_records(self.value.records).abnormal
        ]


# --- out -----------------------------------------------------------------------------------------


def team_report(
    state: State, matches: Matches, ranking: Standings | None, public: bool, as_played: bool
) -> Tournament:
    """The whole report of a tournament of teams, with the points of its matches and with ranks.

    Engines read the colour of a team from its board 1: a report to be paired from has the colours as they
    were scheduled (swiss-team-2026 1.6.1), one for the ratings those of the games as they were played.
    """
    away = {state.by_number[player.id].uid: player.cell(state.next_round) for player in fold(matches).players}
    report = players_report(state, pairing=True, away=away, as_played=as_played)
    ids, places = numbers(state), ranking.place_of() if ranking else {}
    lines = {}
    for entrant in state.by_number.values():
        row = matches.of[entrant.number]
        gained = (sum(m.points for m in row), sum(m.games for m in row)) if state.rounds else None
        lines[entrant.number] = team_line(state, entrant, ids, gained, places.get(entrant.number))
    records = tuple(lines[int(line[4:7])] if line.startswith("310") else line for line in report.records)
    report = stated(replace(matches, tournament=replace(report, records=records)))
    if not public:
        return report
    # forbidden pairs and byes are private to the arbiter
    kept = tuple(line for line in report.records if not line.startswith("260"))
    said = tuple(option for option in report.settings.options if option[0] != "no-bye")
    return for_everybody(replace(report, records=kept, settings=replace(report.settings, options=said)))
