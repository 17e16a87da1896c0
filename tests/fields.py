"""Random fields for comparing a system with its literal reading: small, dirty, and not paired by us."""

from __future__ import annotations

from random import Random

from ronde.facts.colours import colour_difference, may_have
from ronde.model import ABSENT, BLANK, BYE, Cell, Colour, Player, Result, Scoring, Settings, Tournament

GAMES = {
    "clean": (("1", "0"), ("0", "1"), ("=", "=")),
    "dirty": (("+", "-"), ("-", "+"), ("-", "-"), ("W", "L"), ("=", "0"), ("0", "0")),
}


def random_field(
    seed: int,
    smallest: int = 4,
    largest: int = 14,
    most_rounds: int = 9,
    colours: bool = True,
    scoring: Scoring | None = None,
) -> Tournament:
    """A tournament before a round: forfeits, byes, absences, late entries, sometimes the last round."""
    rng = Random(seed)
    count = rng.randint(smallest, largest)
    rounds = rng.randint(1, max(1, min(most_rounds, count - 1)))
    played = rng.randint(0, rounds - 1) if rng.random() < 0.6 else rounds - 1
    dirt = rng.choice((0.0, 0.0, 0.05, 0.2))
    draws = rng.choice((0.1, 0.3, 0.6))
    field = _Field(rng, count, colours, dirt, draws)
    for round_ in range(1, played + 1):
        field.play(round_)
    field.announce(played + 1)
    if seed % 8 == 5:
        field.announce_later(Random(-1 - seed), played + 2)
    settings = Settings(
        rounds=rng.choice((rounds, rounds, rounds, played + 1, None)),
        initial_colour=rng.choice((Colour.WHITE, Colour.BLACK)),
        scoring=scoring or Scoring(),
    )
    return Tournament(tuple(field.players()), settings, f"field {seed}")


class _Field:
    def __init__(self, rng: Random, count: int, colours: bool, dirt: float, draws: float) -> None:
        self.rng, self.colours, self.dirt, self.draws = rng, colours, dirt, draws
        self.ids = list(range(1, count + 1))
        self.cells: dict[int, list[Cell]] = {id_: [] for id_ in self.ids}
        self.score = dict.fromkeys(self.ids, 0)
        self.met: dict[int, set[int]] = {id_: set() for id_ in self.ids}
        self.past: dict[int, list[Colour]] = {id_: [] for id_ in self.ids}
        self.given: set[int] = set()
        step = rng.choice((0, 10, 100))
        self.ratings = sorted((rng.randrange(1200, 2600, step or 1) for _ in self.ids), reverse=True)
        self.first = {i: rng.randint(2, 4) if rng.random() < dirt / 2 else 1 for i in self.ids}
        self.last = {i: rng.randint(1, 7) if rng.random() < dirt / 2 else 99 for i in self.ids}

    def players(self) -> list[Player]:
        return [
            Player(i, f"Name{self.rng.randrange(1000):03}", self.ratings[i - 1], cells=tuple(self.cells[i]))
            for i in self.ids
        ]

    def away(self, round_: int) -> dict[int, Cell]:
        cells = {}
        for id_ in self.ids:
            if not self.first[id_] <= round_ <= self.last[id_]:
                cells[id_] = BLANK if self.rng.random() < 0.3 else ABSENT
            elif self.rng.random() < self.dirt / 2:
                code = self.rng.choice((Result.ABSENT, Result.HALF_BYE, Result.FULL_BYE))
                cells[id_] = Cell(result=code)
        return cells

    def announce(self, round_: int) -> None:
        """Absences of the round to pair; blank would mean that he is to be paired."""
        for id_, cell in self.away(round_).items():
            self.cells[id_].append(ABSENT if cell == BLANK else cell)

    def announce_later(self, rng: Random, round_: int) -> None:
        """Byes asked for a round after the one to pair: they count for nothing yet."""
        for id_ in rng.sample(self.ids, 2):
            self.cells[id_] += [BLANK] * (round_ - 1 - len(self.cells[id_]))
            self.cells[id_].append(Cell(result=rng.choice((Result.HALF_BYE, Result.FULL_BYE, Result.ABSENT))))

    def play(self, round_: int) -> None:
        cells = self.away(round_)
        noise = {i: self.score[i] + self.rng.gauss(0, 4) for i in self.ids}
        free = sorted((i for i in self.ids if i not in cells), key=lambda i: -noise[i])
        while free:
            a = free.pop(0)
            b = next((x for x in free if self.possible(a, x)), None)
            if b is None:
                bye = a not in self.given and BYE not in cells.values()
                cells[a] = BYE if bye else ABSENT
            else:
                free.remove(b)
                cells[a], cells[b] = self.game(a, b)
        if not any(cell.paired for cell in cells.values()):
            cells[self.ids[-1]] = BYE
        for id_, cell in cells.items():
            self.record(id_, cell)

    def possible(self, a: int, b: int) -> bool:
        if b in self.met[a]:
            return False
        return not self.colours or self.colour(a, b) is not None

    def colour(self, a: int, b: int) -> Colour | None:
        """A colour for a that both may have, the one they owe each other first."""
        difference = colour_difference(self.past[a]) - colour_difference(self.past[b])
        order = [Colour.WHITE, Colour.BLACK]
        if difference > 0 or (difference == 0 and self.rng.random() < 0.5):
            order.reverse()
        for colour in order:
            if may_have(self.past[a], colour) and may_have(self.past[b], colour.opposite):
                return colour
        return None

    def game(self, a: int, b: int) -> tuple[Cell, Cell]:
        if self.rng.random() < self.dirt:
            mine, his = self.rng.choice(GAMES["dirty"])
        else:
            edge = (b - a) / len(self.ids) * 0.5
            weights = (0.5 * (1 - self.draws) + edge / 2, 0.5 * (1 - self.draws) - edge / 2, self.draws)
            mine, his = self.rng.choices(GAMES["clean"], weights=[max(0.05, w) for w in weights])[0]
        colour = self.colour(a, b) if self.colours else None
        other = colour.opposite if colour else None
        return Cell(b, colour, Result(mine)), Cell(a, other, Result(his))

    def record(self, id_: int, cell: Cell) -> None:
        self.cells[id_].append(cell)
        gained = Scoring().points(cell)
        self.score[id_] += gained
        if cell.played and cell.opponent is not None:
            self.met[id_].add(cell.opponent)
            if cell.colour is not None:
                self.past[id_].append(cell.colour)
        elif gained:
            self.given.add(id_)
