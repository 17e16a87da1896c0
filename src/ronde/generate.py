"""Random tournaments, reproducible from a seed: results follow the Elo expectation."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from ronde.errors import BadInput, NoPairing
from ronde.model import ABSENT, BYE, Cell, Colour, Pair, Player, Result, Scoring, Settings, Tournament
from ronde.order import initial_order
from ronde.pairing import system_of
from ronde.systems import System


@dataclass(frozen=True, slots=True)
class Plan:
    """What kind of tournament to play; rates are probabilities per player and round (or per player)."""

    players: int
    rounds: int
    seed: int = 1
    system: str = "dutch-2012"
    acceleration: str | None = None
    draw_rate: float = 0.3
    forfeit_rate: float = 0.0
    absence_rate: float = 0.0
    half_bye_rate: float = 0.0
    late_rate: float = 0.0  # share of the players who enter after round 1
    withdrawal_rate: float = 0.0  # share of the players who leave before the end
    lowest_rating: int = 1400
    highest_rating: int = 2600
    scoring: Scoring = field(default_factory=Scoring)

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        if self.players < 1 or self.rounds < 1:
            raise BadInput(
                "a tournament needs at least one player and one round",
                "un tournoi compte au moins un joueur et une ronde",
            )
        if self.players > 9999 or self.rounds > 999:
            raise BadInput(
                "a report holds 9999 players and 999 rounds at most",
                "un rapport contient au plus 9999 joueurs et 999 rondes",
            )
        if self.lowest_rating < 0 or self.highest_rating > 9999:
            raise BadInput("a rating is a number from 0 to 9999", "un classement va de 0 à 9999")
        if self.lowest_rating > self.highest_rating:
            raise BadInput(
                "the lowest rating is above the highest one",
                "le plus bas classement est au-dessus du plus haut",
            )
        for name in ("draw", "forfeit", "absence", "half-bye", "late", "withdrawal"):
            if not 0 <= getattr(self, f"{name.replace('-', '_')}_rate") <= 1:
                raise BadInput(
                    f"the rate --{name}-rate must be between 0 and 1",
                    f"le taux --{name}-rate doit être entre 0 et 1",
                )


def generate(plan: Plan) -> Tournament:
    """A whole random tournament; it ends early if no legal pairing is left."""
    plan.check()
    rng = Random(plan.seed)
    tournament = start(plan, rng)
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
        tournament = tournament.with_round(play(pairing.pairs, tournament, plan, rng, chosen))
    return tournament


def start(plan: Plan, rng: Random) -> Tournament:
    """The starting list."""
    ratings = [rng.randint(plan.lowest_rating, plan.highest_rating) for _ in range(plan.players)]
    width = max(3, len(str(plan.players)))
    drawn = [Player(n, rating=rating) for n, rating in enumerate(ratings, 1)]
    by_lot = plan.system.endswith("-lots")  # the ratings fall at random: so do the numbers
    ordered = drawn if by_lot else initial_order(drawn)
    players = tuple(
        replace(player, id=n, name=f"Player{n:0{width}}", federation="FRA", sex=rng.choice("mw"))
        for n, player in enumerate(ordered, 1)
    )
    settings = Settings(
        system=plan.system,
        rounds=plan.rounds,
        initial_colour=rng.choice((Colour.WHITE, Colour.BLACK)),
        acceleration=plan.acceleration,
        scoring=plan.scoring,
        lots=tuple(player.id for player in players) if by_lot else (),
    )
    name = f"Random event {plan.seed}"
    return Tournament(players, settings, name)


def _presence(plan: Plan, rng: Random) -> dict[int, tuple[int, int]]:
    """The first and last round of every player."""
    stays = {}
    for id_ in range(1, plan.players + 1):
        first, last = 1, plan.rounds
        if plan.rounds > 1 and rng.random() < plan.late_rate:
            first = rng.randint(2, min(plan.rounds, 4))
        if first < plan.rounds and rng.random() < plan.withdrawal_rate:
            last = rng.randint(first, plan.rounds - 1)
        stays[id_] = first, last
    return stays


def _announce(
    tournament: Tournament, plan: Plan, rng: Random, round_: int, stays: dict[int, tuple[int, int]]
) -> Tournament:
    """Enter the absences and half-point byes announced for a round."""
    players = []
    for player in tournament.players:
        first, last = stays[player.id]
        if not first <= round_ <= last or rng.random() < plan.absence_rate:
            player = player.with_cell(round_, ABSENT)
        elif rng.random() < plan.half_bye_rate:
            player = player.with_cell(round_, Cell(result=Result.HALF_BYE))
        players.append(player)
    return replace(tournament, players=tuple(players))


def play(
    pairs: tuple[Pair, ...], tournament: Tournament, plan: Plan, rng: Random, chosen: System
) -> dict[int, Cell]:
    """Random results for a paired round."""
    ratings = {p.id: p.rating for p in tournament.players}
    cells: dict[int, Cell] = {}
    for pair in pairs:
        if pair.black is None:
            cells[pair.white] = BYE
            continue
        white, black = result(ratings[pair.white], ratings[pair.black], plan, rng)
        colours = (Colour.WHITE, Colour.BLACK) if chosen.uses_colours else (None, None)
        cells[pair.white] = Cell(pair.black, colours[0], white)
        cells[pair.black] = Cell(pair.white, colours[1], black)
    return cells


def result(white: int, black: int, plan: Plan, rng: Random) -> tuple[Result, Result]:
    """The result of one game between two ratings."""
    if rng.random() < plan.forfeit_rate:
        return rng.choices(
            (
                (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
                (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
                (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
            ),
            weights=(45, 45, 10),
        )[0]
    expected = 1 / (1 + 10 ** ((black - white) / 400))
    draw = min(plan.draw_rate, 2 * expected, 2 * (1 - expected))
    dice = rng.random()
    if dice < draw:
        return Result.DRAW, Result.DRAW
    if dice < draw + max(0.0, expected - draw / 2):
        return Result.WIN, Result.LOSS
    return Result.LOSS, Result.WIN
