"""Random tournaments, reproducible from a seed: results follow the Elo expectation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random

from ronde import teams
from ronde.errors import BadInput, NoPairing
from ronde.formats.trf.teams import teams_of
from ronde.model import (
    ABSENT,
    BYE,
    Cell,
    Colour,
    Outcome,
    Pair,
    Player,
    Result,
    Scoring,
    Settings,
    Tournament,
)
from ronde.pairing import system_of
from ronde.systems import DEFAULT, System, system
from ronde.systems.base import Lots
from ronde.systems.double_swiss_2026.facts import KEY as DOUBLE
from ronde.systems.double_swiss_2026.facts import game_scale, match_of, match_scale
from ronde.values import field, frozen, replace


@frozen
class Plan:
    """The kind of tournament to play; rates are probabilities per player and round (or per player)."""

    players: int  # or teams
    rounds: int
    seed: int = 1
    system: str = DEFAULT
    acceleration: str | None = None
    draw_rate: float = 0.3
    forfeit_rate: float = 0.0
    absence_rate: float = 0.0
    half_bye_rate: float = 0.0
    late_rate: float = 0.0  # share of the players who enter after round 1
    withdrawal_rate: float = 0.0  # share of the players who leave before the end
    unusual_rate: float = 0.0  # of results such as 0-0, ½-0, or a game that is not rated
    lowest_rating: int = 1400
    highest_rating: int = 2600
    scoring: Scoring = field(default_factory=Scoring)
    boards: int = 0  # of a match; none in a tournament of players
    # exact numbers instead of rates: per round, or in total for late entries and withdrawals
    forfeits: int | None = None
    absences: int | None = None
    half_byes: int | None = None
    unusual: int | None = None
    late: int | None = None
    withdrawals: int | None = None

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        if self.players < 1 or self.rounds < 1:
            raise BadInput("error-tournament-needs-least-one-player")
        if self.players > 9999 or self.rounds > 999:
            raise BadInput("error-report-holds-players-rounds-most")
        if self.lowest_rating < 0 or self.highest_rating > 9999:
            raise BadInput("error-rating-number-from")
        if self.lowest_rating > self.highest_rating:
            raise BadInput("error-lowest-rating-above-highest-one")
        for name in ("draw", "forfeit", "absence", "half-bye", "late", "withdrawal", "unusual"):
            if not 0 <= getattr(self, f"{name.replace('-', '_')}_rate") <= 1:
                raise BadInput("error-rate-rate-must-between", name=name)
        for number in (self.forfeits, self.absences, self.half_byes, self.unusual, self.late):
            if number is not None and number < 0:
                raise BadInput("error-number-below-zero", number=number)


def generate(plan: Plan) -> Tournament:
    """A whole random tournament; it ends early if no legal pairing is left."""
    plan.check()
    rng = Random(plan.seed)
    if plan.boards:
        return _generate_teams(plan, rng)
    entered = start(plan, rng)
    return play_all(entered, plan, rng, by_rating(entered, plan, rng))


HALF_BYE = Cell(result=Result.HALF_BYE)

#: the results of a game between White and Black, by their numbers
Game = Callable[[int, int], tuple[Result, Result]]


def by_rating(tournament: Tournament, plan: Plan, rng: Random) -> Game:
    """Games that follow the ratings of a starting list."""
    ratings = {p.id: p.rating for p in tournament.players}
    return lambda white, black: result(ratings[white], ratings[black], plan, rng)


def play_all(tournament: Tournament, plan: Plan, rng: Random, game: Game) -> Tournament:
    """All rounds of a plan from the starting list on; fewer if no legal pairing is left."""
    chosen = system_of(tournament)
    stays = _presence(plan, rng)
    for round_ in range(1, plan.rounds + 1):
        tournament = _announce(tournament, plan, rng, round_, stays)
        if not tournament.available():
            break
        try:
            pairing = chosen.pair(tournament)
        except NoPairing:
            break
        played = play(pairing.pairs, tournament, chosen, _by_number(pairing.pairs, plan, rng, game))
        tournament = tournament.with_round(played)
    return tournament


def generate_like(model: Tournament, seed: int) -> Tournament:
    """A random tournament with the players, settings and announced byes of another one.

    Draws and forfeits are as frequent as in the model, and the same system pairs it.
    """
    rng = Random(seed)
    rounds = model.settings.rounds or model.played_rounds
    games = [cell for player in model.players for cell in player.cells if cell.opponent is not None]
    drawn = sum(cell.result is Result.DRAW for cell in games)
    forfeited = sum(not cell.played for cell in games)
    share = max(1, len(games))
    plan = Plan(len(model.players), rounds, seed, draw_rate=drawn / share, forfeit_rate=forfeited / share)
    tournament = replace(model, players=tuple(replace(p, cells=()) for p in model.players), source=())
    tournament = replace(tournament, settings=replace(tournament.settings, rounds=rounds), remarks=())
    chosen, game = system_of(tournament), by_rating(tournament, plan, rng)
    told = model.by_id()
    for round_ in range(1, rounds + 1):
        away = {p.id: _as_in(told[p.id], round_, model.played_rounds) for p in tournament.players}
        tournament = tournament.with_round({id_: cell for id_, cell in away.items() if cell})
        if not tournament.available():
            break
        try:
            pairing = chosen.pair(tournament)
        except NoPairing:
            break
        tournament = tournament.with_round(play(pairing.pairs, tournament, chosen, game))
    return tournament


def _as_in(player: Player, round_: int, played: int) -> Cell | None:
    """The cell of a player whom the model does not pair in a round; None if it does."""
    cell = player.cell(round_)
    if cell.paired or (round_ > played and cell.result is Result.BLANK):
        return None
    return ABSENT if cell.result is Result.BLANK else Cell(result=cell.result)


def _by_number(pairs: Sequence[Pair], plan: Plan, rng: Random, game: Game) -> Game:
    """Games with a set number of forfeits and unusual results, if the plan gives one."""
    if plan.forfeits is None and plan.unusual is None:
        return game
    boards = [(pair.white, pair.black) for pair in pairs if pair.black is not None]
    rng.shuffle(boards)
    first, second = min(plan.forfeits or 0, len(boards)), plan.unusual or 0
    special = {board: _forfeit(rng) for board in boards[:first]}
    special |= {board: rng.choice(UNUSUAL) for board in boards[first : first + second]}
    return lambda white, black: special.pop((white, black), None) or game(white, black)


def start(plan: Plan, rng: Random) -> Tournament:
    """The starting list."""
    ratings = [rng.randint(plan.lowest_rating, plan.highest_rating) for _ in range(plan.players)]
    width = max(3, len(str(plan.players)))
    # ratings are random, so numbers drawn by lot are too
    by_lot = system(plan.system).numbering.lots is Lots.EVERYBODY
    if not by_lot:
        ratings.sort(reverse=True)
    players = tuple(
        Player(n, f"Player{n:0{width}}", rating, federation="FRA", sex=rng.choice("mw"))
        for n, rating in enumerate(ratings, 1)
    )
    settings = Settings(
        system=plan.system,
        rounds=plan.rounds,
        initial_colour=rng.choice((Colour.WHITE, Colour.BLACK)),
        acceleration=plan.acceleration,
        scoring=match_scale(plan.scoring) if plan.system == DOUBLE else plan.scoring,
        lots=tuple(player.id for player in players) if by_lot else (),
    )
    name = f"Random event {plan.seed}"
    return Tournament(players, settings, name)


def _presence(plan: Plan, rng: Random) -> dict[int, tuple[int, int]]:
    """The first and last round of every player."""
    stays = {}
    ids = range(1, plan.players + 1)
    late = None if plan.late is None else set(rng.sample(ids, min(plan.late, plan.players)))
    leaving = None if plan.withdrawals is None else set(rng.sample(ids, min(plan.withdrawals, plan.players)))
    for id_ in ids:
        first, last = 1, plan.rounds
        if plan.rounds > 1 and (rng.random() < plan.late_rate if late is None else id_ in late):
            first = rng.randint(2, min(plan.rounds, 4))
        goes = rng.random() < plan.withdrawal_rate if leaving is None else id_ in leaving
        if first < plan.rounds and goes:
            last = rng.randint(first, plan.rounds - 1)
        stays[id_] = first, last
    return stays


def _announce(
    tournament: Tournament, plan: Plan, rng: Random, round_: int, stays: dict[int, tuple[int, int]]
) -> Tournament:
    """Enter the absences and half-point byes announced for a round."""
    cells = {}
    away, resting = _chosen(tournament, plan, rng, round_, stays)
    for player in tournament.players:
        first, last = stays[player.id]
        missing = rng.random() < plan.absence_rate if away is None else player.id in away
        if not first <= round_ <= last or missing:
            cells[player.id] = ABSENT
        elif rng.random() < plan.half_bye_rate if resting is None else player.id in resting:
            cells[player.id] = HALF_BYE
    return tournament.with_round(cells) if cells else tournament


def _chosen(
    tournament: Tournament, plan: Plan, rng: Random, round_: int, stays: dict[int, tuple[int, int]]
) -> tuple[set[int] | None, set[int] | None]:
    """Choose the absent and the half-point byes if the plan gives numbers, leaving at least two players."""
    if plan.absences is None and plan.half_byes is None:
        return None, None
    here = [p.id for p in tournament.players if stays[p.id][0] <= round_ <= stays[p.id][1]]
    rng.shuffle(here)
    here = here[: max(0, len(here) - 2)]
    away = None if plan.absences is None else set(here[: plan.absences])
    rest = [id_ for id_ in here if id_ not in (away or ())]
    return away, None if plan.half_byes is None else set(rest[: plan.half_byes])


def play(pairs: tuple[Pair, ...], tournament: Tournament, chosen: System, game: Game) -> dict[int, Cell]:
    """The cells of a paired round."""
    cells: dict[int, Cell] = {}
    first, second = (Colour.WHITE, Colour.BLACK) if chosen.uses_colours else (None, None)
    twice = chosen.key == DOUBLE
    for pair in pairs:
        one, other = pair.white, pair.black
        if other is None:
            cells[one] = BYE
            continue
        white, black = game(one, other)
        games = _cell(other, first, white), _cell(one, second, black)
        if twice:
            games = _match(games, game(one, other), game_scale(tournament.settings.scoring))
        cells[one], cells[other] = games
    return cells


_cell = lru_cache(1 << 14)(Cell)  # an event has few cells that differ


def _match(games: tuple[Cell, Cell], again: tuple[Result, Result], scale: Scoring) -> tuple[Cell, Cell]:
    """The match of two games: the first one, and the results of the second."""
    mine, theirs = ((cell, replace(cell, result=r)) for cell, r in zip(games, again, strict=True))
    return match_of(mine, theirs, scale), match_of(theirs, mine, scale)


#: results that are neither 1-0, ½-½, 0-1 nor a forfeit
UNUSUAL = tuple(
    outcome.results
    for outcome in (
        Outcome.BOTH_LOSE,
        Outcome.DRAW_AND_LOSS,
        Outcome.LOSS_AND_DRAW,
        Outcome.UNRATED_WHITE_WINS,
        Outcome.UNRATED_DRAW,
        Outcome.UNRATED_BLACK_WINS,
    )
)


def _forfeit(rng: Random) -> tuple[Result, Result]:
    """A forfeit: by Black, by White, now and then by both."""
    outcomes = (Outcome.FORFEIT_BY_BLACK, Outcome.FORFEIT_BY_WHITE, Outcome.FORFEIT_BY_BOTH)
    return rng.choices(outcomes, weights=(45, 45, 10))[0].results


def result(white: int, black: int, plan: Plan, rng: Random) -> tuple[Result, Result]:
    """The result of one game between two ratings."""
    if plan.forfeits is None and rng.random() < plan.forfeit_rate:
        return _forfeit(rng)
    if plan.unusual is None and plan.unusual_rate and rng.random() < plan.unusual_rate:
        return rng.choice(UNUSUAL)
    expected = 1 / (1 + 10 ** ((black - white) / 400))
    draw = min(plan.draw_rate, 2 * expected, 2 * (1 - expected))
    dice = rng.random()
    if dice < draw:
        return Result.DRAW, Result.DRAW
    if dice < draw + max(0.0, expected - draw / 2):
        return Result.WIN, Result.LOSS
    return Result.LOSS, Result.WIN


# --- team events ---------------------------------------------------------------------------------


def _generate_teams(plan: Plan, rng: Random) -> Tournament:
    """A team event, round by round in its report; every team has one player more than a match has boards."""
    tournament, stays = _start_teams(plan, rng), _presence(plan, rng)
    for round_ in range(1, plan.rounds + 1):
        tournament = _announce_teams(tournament, plan, rng, round_, stays)
        matches = teams.read(tournament)
        if not teams.fold(matches).available():
            break
        try:
            pairs = teams.next_round(matches).pairs
        except NoPairing:
            break
        tournament = teams.with_round(matches, pairs, system_of(tournament).uses_colours)
        for pair in pairs:
            if pair.black is not None:
                tournament = _play_match(tournament, pair, round_, plan, rng)
    return tournament


def _start_teams(plan: Plan, rng: Random) -> Tournament:
    """Teams in the order of their strength, and the records of a team event."""
    size = plan.boards + 1
    entered = start(replace(plan, players=plan.players * size), rng)
    drawn = [rng.sample(entered.players[n :: plan.players], size) for n in range(plan.players)]
    ordered = sorted(drawn, key=lambda members: -sum(player.rating for player in members))
    lines = [f"352 {'WB' * plan.boards:.{plan.boards}}", "362 TW 2.0   TD 1.0   TL 0.0"]
    for number, members in enumerate(ordered, 1):
        mean = sum(player.rating for player in members) // size
        ids = " ".join(f"{player.id:>4}" for player in sorted(members, key=lambda p: p.id))
        lines.append(f"310 {number:>3} {f'Team {number}':<32} {f'T{number}':<5} {mean:>6}{'':20}{ids}")
    return replace(entered, records=tuple(lines), empty_rounds=True)


def _announce_teams(
    tournament: Tournament, plan: Plan, rng: Random, round_: int, stays: dict[int, tuple[int, int]]
) -> Tournament:
    """Enter the byes of teams announced for a round (240), and players who stay away."""
    asked: dict[str, list[int]] = {"Z": [], "H": []}
    for team, (first, last) in stays.items():
        if not first <= round_ <= last or rng.random() < plan.absence_rate:
            asked["Z"].append(team)
        elif rng.random() < plan.half_bye_rate:
            asked["H"].append(team)
    lines = [
        f"240 {kind} {round_:>3}" + "".join(f" {n:>4}" for n in ids) for kind, ids in asked.items() if ids
    ]
    away = {p.id for p in tournament.players if rng.random() < 0.1}
    players = tuple(p.with_cell(round_, ABSENT) if p.id in away else p for p in tournament.players)
    return replace(tournament, players=players, records=(*tournament.records, *lines))


def _play_match(tournament: Tournament, pair: Pair, round_: int, plan: Plan, rng: Random) -> Tournament:
    """Random results on the boards of a match; now and then it is forfeited (330) or lined up anew (300)."""
    members = {team.id: team.members for team in teams_of(tournament)}
    ratings = {p.id: p.rating for id_ in pair for p in members[id_]}
    cells = {p.id: p.cell(round_) for id_ in pair for p in members[id_]}
    line, heading = "", f"{round_:>3} {pair.white:>3} {pair.black:>3}"
    if rng.random() < plan.forfeit_rate:
        marks = rng.choice(("+-", "-+", "--"))
        line = f"330 {marks} {heading}"
        cells = dict.fromkeys(cells, ABSENT)
        for mark, id_ in zip(marks, pair, strict=True):
            if mark == "+":
                cells |= dict.fromkeys((p.id for p in members[id_][: plan.boards]), BYE)
    else:
        seated = [p.id for p in members[pair.white] if cells[p.id].paired]
        for id_ in seated:
            if (other := cells[id_].opponent) is not None:
                mine, theirs = result(ratings[id_], ratings[other], plan, rng)
                cells |= {id_: replace(cells[id_], result=mine), other: replace(cells[other], result=theirs)}
        if rng.random() < plan.forfeit_rate:
            order = rng.sample(seated, len(seated))
            empty = [0] * (plan.boards - len(order))
            line = f"300 {heading}" + "".join(f" {id_:>4}" for id_ in (*order, *empty))
            cells |= _lined_up(cells, seated, order)
    players = tuple(p.with_cell(round_, cells[p.id]) if p.id in cells else p for p in tournament.players)
    return replace(tournament, players=players, records=(*tournament.records, *filter(None, (line,))))


def _lined_up(cells: Mapping[int, Cell], seated: Sequence[int], order: Sequence[int]) -> dict[int, Cell]:
    """The boards of a team with its players in another order; the opponents stay where they are."""
    found = {}
    for id_, seat in zip(order, seated, strict=True):
        found[id_] = cells[seat]
        if (other := cells[seat].opponent) is not None:
            found[other] = replace(cells[other], opponent=id_)
    return found
