"""The Dubov system of 1997: the round, in the order of the articles.

The work goes group by group from the top (ruling R12): those who have come down, opponents from below for
players who have none, a player from below for an odd group, those who must go down, and the two columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ronde.facts.colours import initial_colour
from ronde.facts.order import board_order
from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import bits, mask_of
from ronde.model import Colour, Pair, Tournament
from ronde.rulebook import implements
from ronde.systems import common
from ronde.systems.base import About, Measure, Request, RoundPairing
from ronde.systems.dubov_1997.candidates import (
    Fit,
    black_column,
    bye_order,
    change_columns,
    halves_of_list,
    in_turn,
    leaving_order,
    pair_columns,
    white_column,
)
from ronde.systems.dubov_1997.colours import first_colours, give_colours
from ronde.systems.dubov_1997.criteria import MEASURED, clash, from_group, leaving, opponent
from ronde.systems.dubov_1997.facts import KEY, Entry, dominating, entries, legal_pairs
from ronde.systems.dubov_1997.story import RoundStory
from ronde.systems.impossible import no_pairing

WHITE = Colour.WHITE


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round by the Dubov system."""
    work = Round(tournament, request)
    bye = work.give_bye()
    work.pair_groups()
    scores = {entry.id: entry.score for entry in work.field}
    boards = board_order(work.pairs, scores.__getitem__) + bye  # ruling R31
    return RoundPairing(tournament.next_round, tuple(boards), lambda: work.story.steps, tuple(work.measures))


class Round:
    """A round in progress: free players, pairs made, steps to report."""

    def __init__(self, tournament: Tournament, request: Request | None = None) -> None:
        self.first = tournament.next_round == 1
        self.first_colour = initial_colour(tournament, by_place=True)
        self.lower_first = tournament.settings.option("lower_c_first") == "yes"
        self.field = entries(tournament)
        self.place = {entry.id: vertex for vertex, entry in enumerate(self.field)}
        self.by_cards = legal_pairs(self.field)
        self.legal = common.requested(self.by_cards, [e.id for e in self.field], request)
        self.groups = common.score_groups([entry.score for entry in self.field])
        #: proof that all free players can be paired (ruling R11); a player taken out of it is no longer free
        self.matching = PerfectMatching(self.legal)
        self.pairs: list[Pair] = []
        self.measures: list[Measure] = []
        self.story = RoundStory(self.first)

    @property
    def free(self) -> int:
        """The players still to be paired."""
        return self.matching.alive

    def of(self, mask: int) -> list[Entry]:
        """The players of a set, in the order of the vertices."""
        return [self.field[vertex] for vertex in bits(mask)]

    def mask(self, players: Iterable[Entry]) -> int:
        """The set of these players."""
        return mask_of(self.place[e.id] for e in players)

    def may_meet(self, entry: Entry) -> int:
        """The possible opponents of a player, regardless of any request."""
        return self.by_cards[self.place[entry.id]]

    def below(self, score: int) -> Iterator[int]:
        """The lower groups, the nearest first (ruling R14)."""
        return (group for lower, group in self.groups.items() if lower < score)

    def measure(self, article: str, value: Iterable[int], about: About, players: Iterable[int] = ()) -> None:
        """Note how well an article is kept in the group at hand, and for whom."""
        who, bracket = tuple(players), self.story.bracket
        score = None if bracket is None else list(self.groups)[bracket]
        self.measures.append(Measure(f"{KEY} {article}", tuple(value), bracket, about, who, score))

    def possible(self, a: Entry, b: Entry) -> bool:
        """The pair is legal and all others who are free can still be paired (ruling R11)."""
        return self.matching.can_fix(self.place[a.id], self.place[b.id])

    # Article 3

    def settle(self, upper: Entry, lower: Entry) -> None:
        """Give a pair its colours: article 3, in round 1 in turn (article 5)."""
        if self.first:
            colours = first_colours(upper, lower, len(self.pairs), self.first_colour)
        else:
            colours = give_colours(upper, lower)
        self.pairs.append(Pair(colours.white.id, colours.black.id))
        self.story.colours(colours)

    # Article 4

    @implements("dubov-1997 4", "dubov-1997 5")
    def give_bye(self) -> list[Pair]:
        """The bye, if the number is odd; a field that cannot be paired is refused."""
        if self.matching.complete and len(self.field) % 2 == 0:
            return []
        passed: list[Entry] = []
        for height, group in enumerate(reversed(self.groups.values())):
            order = bye_order(self.of(group))
            for entry in order:
                if not entry.no_bye and self.matching.can_drop(self.place[entry.id]):
                    self.matching.drop(self.place[entry.id])
                    self.measure("4", (height, order.index(entry)), About.FIRST_BYE, (entry.id,))
                    self.story.bye(entry, order, passed, dominating(order))
                    return [Pair(entry.id)]
                passed.append(entry)
        may = self.mask(e for e in self.field if not e.no_bye)
        raise no_pairing([e.id for e in self.field], self.legal, may)

    # Articles 6 to 8, in the order of ruling R12

    def pair_groups(self) -> None:
        """Pair from the top score down, skipping groups without free players."""
        down: list[Entry] = []
        for bracket, (score, group) in enumerate(self.groups.items()):
            self.story.open(bracket, score)
            if group & self.free:
                down = self.pair_group(score, group, down)
            else:
                for article, about in MEASURED:
                    self.measure(article, (), about)

    @implements("dubov-1997 6.1")
    def pair_group(self, score: int, group: int, came: list[Entry]) -> list[Entry]:
        """Bring one group to the ideal case and pair it; return those who go down."""
        own = self.of(group & self.free)
        self.meet_floaters(came, score, group)
        alone = self.find_opponents(score, group)
        fit = Fit(self.legal, group & self.free, self.free & ~group, self.matching.mates)
        fit, joined, fitness = self.join(fit, score)
        fit, down, ranks = self.go_down(fit, joined, score)
        leavers = [entry.id for entry in down]
        self.measure("6.4", (len(down),), About.DOWN, leavers)  # how many it can keep, whoever joins
        self.measure("7.2", fitness, About.FIRST_UP, (entry.id for entry in joined))
        self.measure("6.4", ranks, About.FIRST_DOWN, leavers)
        self.matching = fit.outside
        stay = self.of(fit.group)
        self.pair_rows(*(halves_of_list(stay) if self.first else self.columns(stay)))
        self.story.summary(own, came, alone + len(joined), down)
        return down

    @implements("dubov-1997 6.2", "dubov-1997 6.3")
    def pair_rows(self, whites: list[Entry], blacks: list[Entry]) -> None:
        """Row against row, with the changes of 6.3 where a row cannot play."""
        columns = ([self.place[e.id] for e in column] for column in (whites, blacks))
        rows, white_pairs = pair_columns(self.legal, *columns)
        for row in rows:
            first, second = self.field[row.first], self.field[row.second]
            self.story.row(row, first, second, [self.field[v] for v in row.skipped])
            self.settle(first, second)
        made = [self.field[vertex].id for row in rows for vertex in (row.first, row.second)]
        white = {entry.id for entry in whites}
        inside = [
            id_ for a, b in zip(made[::2], made[1::2], strict=True) if {a, b} <= white for id_ in (a, b)
        ]
        self.measure("6.3", (white_pairs,), About.SAME_COLUMN, inside)
        self.measure("6.2", (len(rows), *(row.seat for row in rows)), About.OPPONENTS, made)

    @implements("dubov-1997 6.4")
    def go_down(self, fit: Fit, joined: list[Entry], score: int) -> tuple[Fit, list[Entry], list[int]]:
        """Send down those whom the group cannot keep, one by one (ruling R25), but not a new arrival."""
        down: list[Entry] = []
        ranks: list[int] = []
        if fit.needs:
            lower = next(group & fit.rest for group in self.below(score) if group & fit.rest)
            order = leaving_order(
                (e for e in self.of(fit.group) if e not in joined), lambda e: bool(self.may_meet(e) & lower)
            )
            down = [self.field[v] for v in fit.leavers([self.place[e.id] for e in order])]
            fit = fit.moving(self.mask(down))
            for entry in down:
                has_opponent = bool(self.may_meet(entry) & lower)
                ranks += leaving(entry, has_opponent)
                self.story.goes_down(entry, len(down), has_opponent)
        return fit, down, ranks

    # Article 7

    def in_order(self, among: int, colour: Colour | None) -> list[Entry]:
        """A set in the order of 7.1, 7.2 and 8.2: due another colour, higher rating, weaker opposition."""
        return sorted(self.of(among), key=lambda e: opponent(e, colour))

    def pick(
        self, among: int, colour: Colour | None, suits: Callable[[Entry], bool]
    ) -> tuple[Entry, Entry] | None:
        """The first suitable player not barred by 2.5, and the first suitable one at all (ruling R15)."""
        order = self.in_order(among, colour)
        best = next(filter(suits, order), None)
        if best is None:
            return None
        spared = best.barred and next((e for e in order if not e.barred and suits(e)), None)
        return spared or best, best

    @implements("dubov-1997 7.1")
    def find_opponents(self, score: int, group: int) -> int:
        """Opponents from below for those with no legal opponent in their group (ruling R21)."""
        own = group & self.free
        alone = [e for e in self.of(own) if not self.may_meet(e) & own]
        values: list[int] = []
        made: list[int] = []
        for entry in in_turn(alone, self.lower_first):
            values += self.take_from_below(entry, score, made, came_down=False)
        self.measure("7.1", (len(alone),), About.ALONE, (entry.id for entry in alone))
        self.measure("7.1", values, About.TAKEN, made)
        return len(alone)

    def take_from_below(self, entry: Entry, score: int, made: list[int], came_down: bool) -> list[int]:
        """Pair a player at once with an opponent from the nearest lower group that has one (ruling R22)."""
        for group in self.below(score):
            among = group & self.free & self.may_meet(entry)
            found = self.pick(among, entry.wants, lambda e: self.possible(entry, e))
            if found is not None:
                chosen, best = found
                made += (entry.id, chosen.id)
                self.matching.fix(self.place[entry.id], self.place[chosen.id])
                self.story.from_below(entry, chosen, clash(entry.wants, chosen), came_down)
                self.story.protection(best, chosen)
                self.settle(entry, chosen)
                return from_group(chosen, entry.wants, score - chosen.score)
        raise AssertionError("a player who is free has an opponent in every complete pairing")

    @implements("dubov-1997 7.2")
    def join(self, fit: Fit, score: int) -> tuple[Fit, list[Entry], list[int]]:
        """Let a player from below join an odd group (ruling R24)."""
        if fit.group.bit_count() % 2 == 0:
            return fit, [], []
        colour = dominating(self.of(fit.group))
        for group in self.below(score):
            found = self.pick(group & fit.rest, colour, lambda e: fit.accepts(self.place[e.id]))
            if found is not None:
                chosen, best = found
                self.story.joins(chosen, colour, clash(colour, chosen))
                self.story.protection(best, chosen)
                joined = fit.moving(1 << self.place[chosen.id])
                return joined, [chosen], from_group(chosen, colour, score - chosen.score)
        raise AssertionError("an odd group has somebody outside to pair with")

    @implements("dubov-1997 7.3", "dubov-1997 7.4")
    def columns(self, stay: list[Entry]) -> tuple[list[Entry], list[Entry]]:
        """The two columns, by the colours due.

        They come out equal: in a group that can be paired at most half are bound to one colour, so
        enough of the longer column may change.
        """
        whites = [e for e in stay if e.wants is WHITE]
        blacks = [e for e in stay if e.wants is not WHITE]
        changed = change_columns(whites, blacks)
        self.story.changed(changed, len(whites), len(blacks))
        white = {e.id for e in whites} ^ {e.id for e in changed}
        return (
            white_column((e for e in stay if e.id in white), self.lower_first),
            black_column(e for e in stay if e.id not in white),
        )

    # Article 8

    @implements("dubov-1997 8.2")
    def meet_floaters(self, came: list[Entry], score: int, group: int) -> None:
        """Pair the players who came down inside the group, or else with one from below (ruling R20)."""
        values: list[int] = []
        made: list[int] = []
        for entry in in_turn(came, self.lower_first):
            order = self.in_order(group & self.free & self.may_meet(entry), entry.wants)
            found = next((e for e in order if self.possible(entry, e)), None)
            if found is None:
                values += self.take_from_below(entry, score, made, came_down=True)
                continue
            self.matching.fix(self.place[entry.id], self.place[found.id])
            self.story.floater(entry, found, clash(entry.wants, found))
            self.settle(entry, found)
            values += from_group(found, entry.wants, 0)
            made += (entry.id, found.id)
        self.measure("8.2", values, About.TAKEN, made)
