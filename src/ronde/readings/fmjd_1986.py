"""The Official Swiss of the FMJD (1986) read word for word: every question answered by trying all pairings.

Begin at `Reading.round`. Players are bits of a number where sets of them are remembered.
"""

from __future__ import annotations

from collections.abc import Iterator

from ronde.errors import BadInput
from ronde.model import Cell, Colour, Result, Tournament
from ronde.readings.cards import initial_colour
from ronde.readings.request import Asked, Trace, decided, leaves
from ronde.readings.trials import Trials

WHITE, BLACK = Colour.WHITE, Colour.BLACK
RESTED = (Result.PAIRING_BYE, Result.FULL_BYE)
Pair = tuple[int, int]
Rule = tuple[str, int, Colour]  # of colours: its name, whom it serves, their colour


def pair(tournament: Tournament, request: Asked = None) -> list[Pair]:
    """The next round of an event with a ranking list (6.1, 7.1)."""
    return Reading(tournament, False, request).round()


def pair_lots(tournament: Tournament, request: Asked = None) -> list[Pair]:
    """The next round of an event with drawn numbers (6.2, 7.2)."""
    return Reading(tournament, True, request).round()


def trace(tournament: Tournament, request: Asked = None, lots: bool = False) -> Trace:
    """The decisions of a round."""
    reading = Reading(tournament, lots, request)
    reading.round()
    return reading.trace


class Reading:
    """One round, read article by article."""

    def __init__(self, tournament: Tournament, lots: bool, request: Asked) -> None:
        self.tournament, self.lots = tournament, lots
        self.trials = Trials(tournament)
        self.settings = tournament.settings
        self.number = tournament.next_round
        self.win = self.settings.scoring.win
        past = range(1, self.number)
        self.cells = {p.id: [self.cell(p.cell(n)) for n in past] for p in tournament.players}
        self.present = sorted(p.id for p in tournament.available())
        self.bit = {id_: 1 << k for k, id_ in enumerate(self.present)}
        self.memo: dict[tuple[int, int], int | None] = {}
        self.read_history()
        self.require(request)
        self.pairs: list[Pair] = []
        self.trace: Trace = []

    def complete(self, ids: list[int]) -> bool:
        """2.3: all of them can be paired."""
        return self.most(0, self.mask(ids)) is not None

    def read_history(self) -> None:
        """4.1, 6.1.5, 6.2.4: points, Solkoff, Sonneborn-Berger, opponents, colours, and the order."""
        scoring = self.settings.scoring
        self.total = {i: sum(scoring.points(c) for c in cells) for i, cells in self.cells.items()}
        self.solkoff = {i: sum(self.total[c.opponent or 0] for c in self.games(i)) for i in self.cells}
        self.berger = {
            i: sum(scoring.points(c) * self.total[c.opponent or 0] for c in self.games(i)) for i in self.cells
        }
        self.opponents = {i: {c.opponent or 0 for c in self.games(i)} for i in self.cells}
        self.barred = {i: set(met) for i, met in self.opponents.items()}
        for group in self.tournament.forbidden_in(self.number):
            for id_ in group:
                self.barred[id_] |= set(group) - {id_}
        self.colours = {i: [c.colour for c in self.games(i) if c.colour] for i in self.cells}
        extra = self.extra_points()
        self.points = {i: self.total[i] + extra.get(i, 0) for i in self.cells}
        # 6.1.5, 6.2.4
        self.ranking = sorted(
            self.present, key=lambda i: (-self.points[i], -self.solkoff[i], -self.berger[i], i)
        )

    def require(self, request: Asked) -> None:
        """Who may not meet whom, with what was asked for."""
        self.by_cards = {i: set(others) for i, others in self.barred.items()}
        for id_, others in self.barred.items():
            others |= {i for i in self.cells if not leaves(request, id_, i)}
        self.memo.clear()

    def rest(self) -> int | None:
        """5.1, 5.2, 5.3, 5.4, 8.5: who rests."""
        if len(self.present) % 2 == 0:
            if not self.complete(self.present):
                raise self.trials.no_pairing()
            return None
        obstacles = self.obstacles()
        for id_ in sorted(obstacles, key=obstacles.__getitem__):
            if self.complete([i for i in self.present if i != id_]):
                return id_
        raise self.trials.no_pairing()

    def obstacles(self) -> dict[int, int]:
        """5.2, 5.4, 8.4, 8.5: from the last who may rest: 1 has met a defaulter, 2 has won by forfeit."""
        defaulters, found = self.defaulters(), {}
        for id_ in reversed(self.ranking):
            results = {cell.result for cell in self.cells[id_]}
            if results.intersection(RESTED) or id_ in self.settings.no_bye:
                continue
            found[id_] = 2 if Result.FORFEIT_WIN in results else int(bool(self.opponents[id_] & defaulters))
        return found

    def neighbours(self, group: list[int]) -> None:
        """5.7: 1-2, 3-4 and so on."""
        while group:
            group = self.first_possible(group, group[1:])

    def round(self) -> list[Pair]:
        """6.1.1: the rest, the groups, the colours."""
        if not self.present:
            return []
        resting = self.rest()
        decided(self.trace, "5.4", resting)
        field = [i for i in self.ranking if i != resting]
        self.left = set(field)
        levels = sorted({self.points[i] for i in field}, reverse=True)
        self.groups = [[i for i in field if self.points[i] == level] for level in levels]
        self.quartered = self.quarters(field)
        for k in self.quartered:
            self.groups[k].sort()
        if field:
            self.treat_all(field)
        place = {i: k for k, i in enumerate(self.ranking)}
        self.pairs.sort(key=lambda pair: min(place[i] for i in pair))
        boards = [self.colour(*sorted(pair, key=place.__getitem__)) for pair in self.pairs]
        return boards + ([(resting, 0)] if resting else [])

    def treat_all(self, field: list[int]) -> None:
        """6.1.6: from the top, from the bottom, the median last."""
        self.median = self.median_group(field)
        last = len(self.groups) - 1 if self.median is None else self.median
        for k in range(last):
            self.treat(k, 1)
        if self.median is not None:
            self.median_first(self.median)
        for k in range(len(self.groups) - 1, last, -1):
            self.treat(k, -1)
        self.treat(last, 1)

    def median_group(self, field: list[int]) -> int | None:
        """6.1.6, 6.2.1, 9.2.5: the group in the middle; none if all are treated from the top."""
        if self.lots or self.number == 1 or (self.settings.acceleration == "haley" and self.number == 2):
            return None
        middle = field[len(field) // 2]
        return next(k for k, group in enumerate(self.groups) if middle in group)

    def floaters(self, k: int, direction: int) -> None:
        """6.1.7, 6.1.11: floaters one by one, while there are too many for pairs."""
        p = self.inside_pairs(k)
        while len(self.reading(k, direction)) > 2 * p:
            self.make(*self.floater(k, direction, p))

    def floater(self, k: int, direction: int, p: int) -> Pair:
        """6.1.8, 6.1.12: the next one, the last in order of reading first, and who meets them."""
        found = self.outside(k, direction, self.reading(k, direction)[::-1], p)
        assert found is not None, "a floater exists whenever a complete pairing exists"
        return found

    def outside(self, k: int, direction: int, leavers: list[int], p: int) -> Pair | None:
        """6.1.9, 6.1.10, 6.1.13, 6.1.14: change the opponent first, then who leaves, then the other group."""
        for target in self.targets(k, direction):
            for a in leavers:
                for b in target:
                    if self.admitted(k, a, b, p):
                        return a, b
        return None

    def targets(self, k: int, direction: int) -> Iterator[list[int]]:
        """6.1.10, 6.1.14: the groups next to this one, the nearest first."""
        order = range(k + 1, len(self.groups)) if direction > 0 else range(k - 1, -1, -1)
        for other in order:
            yield self.reading(other, direction)

    def inside(self, k: int, direction: int) -> None:
        """6.1.15, 6.2.1: the pairs inside a group."""
        group = self.reading(k, direction)
        if k in self.quartered:
            self.in_quarters(sorted(group))
        elif not self.lots or (self.number == 1 and self.settings.acceleration):
            self.halves(group)
        elif self.number == 1:
            self.neighbours(group)
        else:
            self.best_with_worst(group)

    def reading(self, k: int, direction: int) -> list[int]:
        """6.1.16, 6.1.18: the members of a group, best first above, weakest first below."""
        return [i for i in self.groups[k][::direction] if i in self.left]

    def first_possible(self, group: list[int], candidates: list[int]) -> list[int]:
        """6.1.19: the first of these opponents who leaves the others pairable."""
        for b in candidates:
            rest = [i for i in group if i not in (group[0], b)]
            if b not in self.barred[group[0]] and self.complete(rest):
                self.make(group[0], b)
                return rest
        raise AssertionError("the group can be paired")

    def halves(self, group: list[int]) -> None:
        """6.1.25, 6.1.26: N+1, N+2, …, 2N, then N, N-1, …, 2."""
        while group:
            n = len(group) // 2
            places = [*range(n + 1, 2 * n + 1), *range(n, 1, -1)]
            group = self.first_possible(group, [group[place - 1] for place in places])

    def median_first(self, k: int) -> None:
        """6.1.27: whoever met everybody of the median group leaves it before the groups below are treated."""
        before = len(self.pairs)
        self.met_everybody(k, 1)
        decided(self.trace, "6.1.27 6.1.32", self.pairs[before:])

    def met_everybody(self, k: int, direction: int) -> None:
        """6.1.27, 6.1.28, 6.1.31: whoever met everybody of the group leaves it."""
        group = self.reading(k, direction)
        if len(group) < 2:
            return
        p = self.inside_pairs(k)
        for a in self.noted(group):
            pair = self.sent_away(k, direction, a, p)
            if pair is not None:
                self.make(*pair)

    def noted(self, group: list[int]) -> list[int]:
        """6.1.27: those who met all others of the group."""
        return [a for a in group if all(b in self.by_cards[a] for b in group if b != a)]

    def sent_away(self, k: int, direction: int, a: int, p: int) -> Pair | None:
        """6.1.27, 6.1.28, 6.1.29, 6.1.30: their opponent in the nearest possible group."""
        return self.outside(k, direction, [a], p)

    def treat(self, k: int, direction: int) -> None:
        """6.1.32: a group: whoever met everybody, floaters, then the pairs inside."""
        if not self.reading(k, direction):
            return
        out = len(self.reading(k, direction)) - 2 * self.inside_pairs(k)
        decided(self.trace, "6.1.32", out)
        for articles, work in (
            ("6.1.27 6.1.28", self.met_everybody),
            ("6.1.7 6.1.11", self.floaters),
            ("6.1.25 6.1.26 6.2.2 7.2.2 5.6 5.7 9.1.1 9.1.2 9.2.3", self.inside),
        ):
            before = len(self.pairs)
            work(k, direction)
            decided(self.trace, articles, self.pairs[before:])

    def admitted(self, k: int, a: int, b: int, p: int) -> bool:
        """6.1.32: the pair leaves as many pairs inside the group, and a complete pairing."""
        if b in self.barred[a]:
            return False
        return self.most(self.mask_of_group(k), self.mask(self.left - {a, b})) == p

    def mask_of_group(self, k: int) -> int:
        """A group as a set of bits."""
        return self.mask(self.groups[k])

    def inside_pairs(self, k: int) -> int:
        """6.1.32: the most pairs inside a group."""
        p = self.most(self.mask_of_group(k), self.mask(self.left))
        assert p is not None
        return p

    def make(self, a: int, b: int) -> None:
        """Make a pair."""
        self.left -= {a, b}
        self.pairs.append((a, b))

    def best_with_worst(self, group: list[int]) -> None:
        """6.2.2, 7.2.2: among the pairings with fewest B-B and N-N, the first."""
        best: tuple[int, list[Pair]] | None = None
        for pairing in self.all_pairings(group):
            bad = sum(self.same_subgroup(a, b) for a, b in pairing) if self.number % 2 == 0 else 0
            if best is None or bad < best[0]:
                best = bad, pairing
            if bad == 0:
                break
        assert best is not None
        for a, b in best[1]:
            self.make(a, b)

    def all_pairings(self, group: list[int]) -> Iterator[list[Pair]]:
        """6.2.2: all pairings of a group, the best with the worst first."""
        self.trials.one()
        if not group:
            yield []
            return
        for b in group[:0:-1]:
            if b not in self.barred[group[0]]:
                for rest in self.all_pairings([i for i in group[1:] if i != b]):
                    yield [(group[0], b), *rest]

    def colour(self, a: int, b: int) -> Pair:
        """7.1.1: White and Black of a pair; a is the better ranked."""
        _, served, colour = self.colour_rule(a, b)
        other = b if served == a else a
        return (served, other) if colour is WHITE else (other, served)

    def colour_rule(self, a: int, b: int) -> Rule:
        """7.1.1, 7.1.6: the rule that decides, whom it serves, and their colour."""
        return self.no_third(a, b) or (self.rule_lots(a, b) if self.lots else self.rule_ranked(a, b))

    def rule_ranked(self, a: int, b: int) -> Rule:
        """7.1.3, 7.1.4, 7.1.5, 7.1.6: equality, the colour of the first game, the number."""
        for id_ in (a, b):
            due = self.due(id_)
            if due:
                return "equal", id_, due
        for id_ in (a, b):
            if self.colours[id_]:
                return "round_1", id_, self.colours[id_][0]
        drawn = initial_colour(self.tournament)
        return ("odd", a, drawn) if a % 2 else ("even", a, drawn.opposite)

    def due(self, id_: int) -> Colour | None:
        """7.1.5: the colour had less often."""
        excess = self.excess(id_)
        return None if excess == 0 else BLACK if excess > 0 else WHITE

    def excess(self, id_: int) -> int:
        """7.1.5: games with White less games with Black."""
        return self.colours[id_].count(WHITE) - self.colours[id_].count(BLACK)

    def third(self, id_: int, colour: Colour) -> bool:
        """7.1.6: it would be the third time running."""
        return len(self.colours[id_]) >= 2 and set(self.colours[id_][-2:]) == {colour}

    def no_third(self, a: int, b: int) -> Rule | None:
        """7.1.6: the colours without a third time running, if there is one way to have them so."""
        bad = {colour: self.third(a, colour) or self.third(b, colour.opposite) for colour in Colour}
        if bad[WHITE] == bad[BLACK]:
            return None
        colour = BLACK if bad[WHITE] else WHITE
        return ("third", a, colour) if self.third(a, colour.opposite) else ("third", b, colour.opposite)

    def rule_lots(self, a: int, b: int) -> Rule:
        """7.2.1, 7.2.3, 7.2.4: in round 1 the odd number; equality, alternation, the sum of the numbers."""
        if self.number == 1 and (a + b) % 2:
            return "odd_white", a if a % 2 else b, WHITE
        excess = self.excess(a) - self.excess(b)
        if excess:
            colour = BLACK if excess > 0 else WHITE
            return ("equal", a, colour) if self.due(a) is colour else ("equal", b, colour.opposite)
        for id_, other in ((a, b), (b, a)):
            past = self.colours[id_]
            if past and past[-1:] != self.colours[other][-1:]:
                return "alternate", id_, past[-1].opposite
        return ("sum_odd", max(a, b), BLACK) if (a + b) % 2 else ("sum_even", max(a, b), WHITE)

    def subgroup(self, id_: int) -> str:
        """7.2.2: B has had White more often (or last), N Black."""
        colours, excess = self.colours[id_], self.excess(id_)
        if excess:
            return "B" if excess > 0 else "N"
        return "" if not colours else "B" if colours[-1] is WHITE else "N"

    def same_subgroup(self, a: int, b: int) -> bool:
        """7.2.2: both are in the same one."""
        return self.subgroup(a) == self.subgroup(b) != ""

    def games(self, id_: int) -> list[Cell]:
        """8.3: games really played."""
        return [cell for cell in self.cells[id_] if cell.played]

    def defaulters(self) -> set[int]:
        """8.4: those away who left last."""
        last = {}
        for id_, cells in self.cells.items():
            rounds = [n for n, cell in enumerate(cells, 1) if cell.paired]
            if id_ not in self.present and rounds:
                last[id_] = rounds[-1]
        return {i for i, n in last.items() if n == max(last.values())}

    @staticmethod
    def cell(cell: Cell) -> Cell:
        """8.8: an adjourned game is taken for a draw."""
        return Cell(cell.opponent, cell.colour, Result.DRAW) if cell.result is Result.PENDING else cell

    def extra_points(self) -> dict[int, int]:
        """9.1.1, 9.2.1, 9.2.2: two points for the first two packets."""
        if not self.in_sections():
            return {}
        last = self.upper_section()
        return {i: self.win for i in self.cells if i <= last}

    def in_sections(self) -> bool:
        """9.1.1, 9.2.2: the first two packets form a section in this round."""
        return self.number <= {"haley": 2, "quart": 1}.get(self.settings.acceleration or "", 0)

    def upper_section(self) -> int:
        """9.1.1, 9.2.1: the last number of the first two packets, 0 if there is none."""
        if self.number == 1:
            field = list(self.present)
            if len(field) % 2:
                may = [i for i in reversed(field) if i not in self.settings.no_bye] or field[-1:]
                # the last number who leaves the others pairable; if nobody does, there is no pairing
                leaves = (i for i in may if self.complete([x for x in field if x != i]))
                field.remove(next(leaves, may[0]))
        else:
            field = sorted(i for i, cells in self.cells.items() if cells and cells[0].opponent)
        return field[self.two_packets(field) - 1] if field else 0

    def two_packets(self, field: list[int]) -> int:
        """9.1.1, 9.1.2: two quarters of some players, rounded up."""
        return (len(field) + 3) // 4 * 2

    def mask(self, ids: list[int] | set[int]) -> int:
        """Players as a set of bits."""
        return sum(self.bit[i] for i in ids)

    def most(self, group: int, left: int) -> int | None:
        """The most pairs inside the group in a complete pairing of those left; None if there is none."""
        if not left:
            return 0
        if (group, left) not in self.memo:
            self.trials.one()
            one = next(i for i in self.present if self.bit[i] & left)
            found = None
            for two in self.present:
                if two == one or not self.bit[two] & left or two in self.barred[one]:
                    continue
                rest = self.most(group, left & ~self.bit[one] & ~self.bit[two])
                if rest is not None:
                    inside = bool(group & self.bit[one]) and bool(group & self.bit[two])
                    found = max(rest + inside, -1 if found is None else found)
            self.memo[group, left] = found
        return self.memo[group, left]

    def quarters(self, field: list[int]) -> list[int]:
        """9.1.2: the groups that are divided into four packets again."""
        if self.settings.acceleration != "quart" or self.number == 1:
            return []
        if self.settings.rounds is None:
            raise BadInput("error-file-empty")
        full = [i for i in field if self.total[i] == self.win * (self.number - 1)]
        remaining = self.settings.rounds - (self.number - 1)
        return [k for k in (0, 1) if k < len(self.groups)] if full and len(full) > remaining else []

    def in_quarters(self, group: list[int]) -> None:
        """9.1.2: first packet with the second, third with the fourth."""
        for section in self.sections(group):
            self.halves(section)

    def sections(self, group: list[int]) -> list[list[int]]:
        """9.1.2: two packets and two packets, or the whole group if that cannot be paired."""
        size = self.two_packets(group)
        sections = [group[:size], group[size:]]
        return sections if all(map(self.complete, sections)) else [group]
