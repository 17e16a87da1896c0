"""The Dubov system of 1997, in the order of its articles.

The work goes group by group from the top (ruling R12): those who have come down, opponents from below for
players who have none, a player from below for an odd group, those who must go down, and the two columns.
Inside this file a player is a *vertex*: his place in the order score, rating, weaker opposition, alphabet,
which is the order in which articles 7.1, 7.2 and 8.2 look for somebody. Sets of players are bit sets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import zip_longest
from typing import NamedTuple

from ronde.facts.acceleration import GENERAL
from ronde.facts.colours import colour_difference, latest_difference, may_have
from ronde.facts.history import Card, cards
from ronde.facts.order import board_order
from ronde.matching.bits import bits
from ronde.matching.perfect import PerfectMatching
from ronde.model import Colour, Pair, Tournament
from ronde.rulebook import implements
from ronde.systems.base import Measure, RoundPairing, System
from ronde.systems.dubov_1997.candidates import Fit, mask_of, pair_columns
from ronde.systems.dubov_1997.story import Story
from ronde.systems.impossible import no_pairing

WHITE, BLACK = Colour.WHITE, Colour.BLACK
KEY = "dubov-1997"


class Entry(NamedTuple):
    """A player to pair, with what the articles ask about him."""

    id: int
    score: int
    rating: int
    average: Fraction
    wants: Colour | None
    colours: tuple[Colour, ...]
    played: frozenset[int]  # opponents of games played
    met: frozenset[int]  # and those whom the arbiter keeps apart from him
    opposition: int  # place of his average among all averages, the weakest first
    alphabet: int  # place in the alphabet (ruling R9)
    name: str  # as the alphabet has it
    moved_up: tuple[int, ...]  # the rounds in which he moved up
    barred: bool  # by 2.5
    no_bye: bool  # by 2.2, or kept from it by the arbiter
    given_points: bool

    def may(self, colour: Colour) -> bool:
        """2.3 and 2.4 let him have this colour."""
        return may_have(self.colours, colour)


# --- Article 1: definitions -----------------------------------------------------------------------


@implements("dubov-1997 1")
def average(card: Card, ratings: dict[int, int]) -> Fraction:
    """CMA: the average rating of the opponents really played, exact; 0 without any (rulings R1-R3)."""
    played = [ratings[cell.opponent] for cell in card.cells if cell.played and cell.opponent is not None]
    return Fraction(sum(played), len(played)) if played else Fraction(0)


@implements("dubov-1997 1")
def colour_due(colours: Sequence[Colour]) -> Colour | None:
    """The preferential colour, from the games played; none before the first (rulings R4, R5)."""
    difference = colour_difference(colours)
    if difference:
        return BLACK if difference > 0 else WHITE
    return colours[-1].opposite if colours else None


def dominating(entries: Iterable[Entry]) -> Colour | None:
    """The colour that more players of a group are due; none if equal (ruling R4)."""
    due = [entry.wants for entry in entries]
    whites, blacks = due.count(WHITE), due.count(BLACK)
    return None if whites == blacks else WHITE if whites > blacks else BLACK


# --- Article 2: forbidden pairings ----------------------------------------------------------------


@implements("dubov-1997 2.1", "dubov-1997 2.3", "dubov-1997 2.4")
def legal_pairs(field: Sequence[Entry]) -> list[int]:
    """For every vertex those he may meet: not met before, and the colours can be given to both."""
    places = {entry.id: vertex for vertex, entry in enumerate(field)}
    may_white = mask_of(v for v, entry in enumerate(field) if entry.may(WHITE))
    may_black = mask_of(v for v, entry in enumerate(field) if entry.may(BLACK))
    legal = []
    for vertex, entry in enumerate(field):
        as_white = may_black if may_white >> vertex & 1 else 0
        as_black = may_white if may_black >> vertex & 1 else 0
        met = mask_of(places[id_] for id_ in entry.met if id_ in places)
        legal.append((as_white | as_black) & ~met & ~(1 << vertex))
    return legal


@implements("dubov-1997 2.2")
def no_bye(card: Card, kept: frozenset[int]) -> bool:
    """He has had points without playing (ruling R7), or the arbiter keeps him from the bye."""
    return card.given_points or card.id in kept


@implements("dubov-1997 2.5")
def rounds_up(card: Card, everyone: dict[int, Card]) -> tuple[int, ...]:
    """The rounds in which he was paired with somebody of a strictly higher score (ruling R8)."""
    rounds = []
    for index, before in enumerate(card.before):
        opponent = card.player.cell(index + 1).opponent
        if opponent is not None and everyone[opponent].before[index] > before:
            rounds.append(index + 1)
    return tuple(rounds)


@implements("dubov-1997 2.5")
def barred(moved_up: Sequence[int], round_: int, rounds: int | None) -> bool:
    """He may not be moved up again in this round, unless it is the last one (ruling R8)."""
    most = 4 if rounds is not None and rounds >= 10 else 3
    return round_ != rounds and (round_ - 1 in moved_up or len(moved_up) >= most)


@implements("dubov-1997 2.6")
def may_change(entry: Entry, column: Colour) -> bool:
    """He may go to this column: 2.3 and 2.4 let him have its colour."""
    return entry.may(column)


def entries(tournament: Tournament) -> list[Entry]:
    """The players to pair, in the order of the vertices."""
    everyone = cards(tournament, everyone=True)
    here = [everyone[player.id] for player in tournament.available()]
    ratings = {player.id: player.rating for player in tournament.players}
    averages = {card.id: average(card, ratings) for card in here}
    opposition = {value: place for place, value in enumerate(sorted(set(averages.values())))}
    # Ruling R9; the list of round 1 goes by number (ruling R19).
    round_, settings = tournament.next_round, tournament.settings
    by_name = round_ > 1

    def name(card: Card) -> str:
        return card.player.name.casefold() if by_name else ""

    named = sorted(here, key=lambda card: (name(card), card.id))
    alphabet = {card.id: place for place, card in enumerate(named)}

    def entry(card: Card) -> Entry:
        moved_up = rounds_up(card, everyone)
        played = frozenset(c.opponent for c in card.cells if c.played and c.opponent is not None)
        return Entry(
            card.id, card.pairing_score, card.rating, averages[card.id], colour_due(card.colours),
            card.colours, played, card.met, opposition[averages[card.id]], alphabet[card.id], name(card),
            moved_up, barred(moved_up, round_, settings.rounds), no_bye(card, settings.no_bye),
            card.given_points,
        )  # fmt: skip

    return sorted(map(entry, here), key=lambda e: (-e.score, -e.rating, e.opposition, e.alphabet))


# --- Article 3: the colours of a pair -------------------------------------------------------------


@implements("dubov-1997 3")
def give_colours(a: Entry, b: Entry) -> tuple[Entry, Entry, str]:
    """White, Black and what decided (ruling R17)."""
    a_white, b_white = a.may(WHITE) and b.may(BLACK), b.may(WHITE) and a.may(BLACK)
    if a_white != b_white:
        white, black = (a, b) if a_white else (b, a)
        return white, black, "due" if (white.wants, black.wants) == (WHITE, BLACK) else "only"
    if a.wants is not b.wants:
        white, black = (a, b) if a.wants is WHITE or b.wants is BLACK else (b, a)
        return white, black, "due" if a.wants and b.wants else "one"
    balance = colour_difference(a.colours) - colour_difference(b.colours)
    if balance:
        return (a, b, "balance") if balance < 0 else (b, a, "balance")
    latest = latest_difference(a.colours, b.colours)
    if latest is not None:
        return (a, b, "history") if latest[0] is BLACK else (b, a, "history")
    white, black = sorted((a, b), key=lambda e: (-e.opposition, e.rating, e.alphabet))
    if a.opposition != b.opposition:
        return white, black, "average"
    if a.rating != b.rating:
        return white, black, "rating"
    return white, black, "name" if a.name != b.name else "number"


# --- Article 4: the bye ---------------------------------------------------------------------------


@implements("dubov-1997 4")
def bye_order(group: Sequence[Entry]) -> list[Entry]:
    """A score group in the order in which its players get the bye (ruling R18)."""
    colour = dominating(group)

    def key(entry: Entry) -> tuple[int, bool, int, int]:
        other_colour = colour is not None and entry.wants is not colour
        return entry.rating, other_colour, -entry.opposition, -entry.alphabet

    return sorted(group, key=key)


# --- Articles 6 to 8: the orders in which players stand -------------------------------------------


@implements("dubov-1997 6.2")
def white_column(group: Iterable[Entry], lower_first: bool = False) -> list[Entry]:
    """Weakest opposition first; equal: higher rating (ruling R28: or the lower one), alphabet."""
    sign = 1 if lower_first else -1
    return sorted(group, key=lambda e: (e.opposition, sign * e.rating, e.alphabet))


@implements("dubov-1997 6.2")
def black_column(group: Iterable[Entry]) -> list[Entry]:
    """Highest rating first; equal: stronger opposition, alphabet (ruling R27)."""
    return sorted(group, key=lambda e: (-e.rating, -e.opposition, e.alphabet))


@implements("dubov-1997 6.4")
def leaving_order(group: Iterable[Entry], has_opponent: Callable[[Entry], bool]) -> list[Entry]:
    """Who goes down first: an opponent in the next group, lower rating, stronger opposition (ruling R25)."""
    return sorted(group, key=lambda e: (not has_opponent(e), e.rating, -e.opposition, -e.alphabet))


@implements("dubov-1997 7.3", "dubov-1997 7.4")
def change_columns(whites: list[Entry], blacks: list[Entry]) -> list[Entry]:
    """Those who change from the longer column to the shorter one (ruling R26)."""
    count = abs(len(whites) - len(blacks)) // 2
    if len(whites) > len(blacks):
        listed = sorted(
            (e for e in whites if may_change(e, BLACK)), key=lambda e: (e.opposition, -e.rating, e.alphabet)
        )
    else:
        listed = sorted(
            (e for e in blacks if may_change(e, WHITE)),
            key=lambda e: (e.wants is not None, -e.opposition, e.rating, e.alphabet),
        )
    return listed[:count]


@implements("dubov-1997 8.1")
def in_turn(players: Iterable[Entry], lower_first: bool = False) -> list[Entry]:
    """Whites and Blacks in turn, a White first; when one list is used up the other goes on (ruling R20)."""
    chosen = list(players)
    whites = white_column((e for e in chosen if e.wants is WHITE), lower_first)
    blacks = black_column(e for e in chosen if e.wants is not WHITE)
    return [e for turn in zip_longest(whites, blacks) for e in turn if e is not None]


# --- The round ------------------------------------------------------------------------------------


class Round:
    """The state of the work: who is free, which pairs are made, what is to be told."""

    def __init__(self, tournament: Tournament) -> None:
        self.first = tournament.next_round == 1
        self.first_colour = tournament.settings.initial_colour or WHITE
        self.lower_first = tournament.settings.option("lower_c_first") == "yes"
        self.field = entries(tournament)
        self.place = {entry.id: vertex for vertex, entry in enumerate(self.field)}
        self.legal = legal_pairs(self.field)
        self.groups = score_groups(self.field)
        #: shows that all who are free can be paired (ruling R11); who leaves it is no longer free
        self.matching = PerfectMatching(self.legal)
        self.pairs: list[Pair] = []
        self.measures: list[Measure] = []
        self.story = Story(self.first)

    @property
    def free(self) -> int:
        """Those still to be paired."""
        return self.matching.alive

    def of(self, mask: int) -> list[Entry]:
        """The players of a set, in the order of the vertices."""
        return [self.field[vertex] for vertex in bits(mask)]

    def mask(self, players: Iterable[Entry]) -> int:
        """The set of these players."""
        return mask_of(self.place[e.id] for e in players)

    def may_meet(self, entry: Entry) -> int:
        """Those whom a player may meet."""
        return self.legal[self.place[entry.id]]

    def below(self, score: int) -> Iterator[int]:
        """The lower groups, the nearest first (ruling R14)."""
        return (group for lower, group in self.groups if lower < score)

    def measure(self, article: str, *value: int) -> None:
        """Note how well an article is kept in the group at hand."""
        self.measures.append(Measure(f"{KEY} {article}", value, self.story.bracket))

    def possible(self, a: Entry, b: Entry) -> bool:
        """The pair is legal and all others who are free can still be paired (ruling R11)."""
        return self.matching.can_fix(self.place[a.id], self.place[b.id])

    def settle(self, upper: Entry, lower: Entry) -> None:
        """Give a pair its colours: article 3, in round 1 in turn (article 5)."""
        if self.first:
            turned = (len(self.pairs) % 2 == 1) != (self.first_colour is BLACK)
            white, black, reason = (lower, upper, "round_1") if turned else (upper, lower, "round_1")
        else:
            white, black, reason = give_colours(upper, lower)
        self.pairs.append(Pair(white.id, black.id))
        self.story.colours(white, black, reason)

    # Article 4

    @implements("dubov-1997 4", "dubov-1997 5")
    def give_bye(self) -> list[Pair]:
        """The bye, if the number is odd; a field that cannot be paired is refused."""
        if self.matching.complete and len(self.field) % 2 == 0:
            return []
        passed: list[Entry] = []
        for height, (_, group) in enumerate(reversed(self.groups)):
            order = bye_order(self.of(group))
            for entry in order:
                if not entry.no_bye and self.matching.can_drop(self.place[entry.id]):
                    self.matching.drop(self.place[entry.id])
                    self.measure("4", height, order.index(entry))
                    self.story.bye(entry, order, passed, dominating(order))
                    return [Pair(entry.id)]
                passed.append(entry)
        may = self.mask(e for e in self.field if not e.no_bye)
        raise no_pairing([e.id for e in self.field], self.legal, may)

    # Articles 6 to 8, in the order of ruling R12

    def pair_groups(self) -> None:
        """From the top score down; a group with nobody free is passed over."""
        down: list[Entry] = []
        for bracket, (score, group) in enumerate(self.groups):
            self.story.open(bracket, score)
            if group & self.free:
                down = self.pair_group(score, group, down)
            else:  # rounds are compared measure by measure, so none may be missing
                for article in MEASURED:
                    self.measure(article)

    @implements("dubov-1997 6.1")
    def pair_group(self, score: int, group: int, came: list[Entry]) -> list[Entry]:
        """Bring one group to the ideal case and pair it; the answer is those who go down."""
        own = self.of(group & self.free)
        self.meet_floaters(came, score, group)
        alone = self.find_opponents(score, group)
        fit = Fit(self.legal, group & self.free, self.free & ~group, self.matching.mates)
        fit, joined, fitness = self.join(fit, score)
        fit, down, ranks = self.go_down(fit, joined, score)
        self.measure("6.4", len(down))  # first: it says how many the group can keep, whoever joins
        self.measure("7.2", *fitness)
        self.measure("6.4", *ranks)
        self.matching = fit.outside
        self.pair_rows(*self.columns(self.of(fit.group)))
        self.story.summary(own, came, alone + len(joined), down)
        return down

    @implements("dubov-1997 5", "dubov-1997 7.3", "dubov-1997 7.4")
    def columns(self, stay: list[Entry]) -> tuple[list[Entry], list[Entry]]:
        """The two columns: in round 1 the halves of the list, otherwise by the colours due.

        They come out equal: in a group that can be paired at most half are bound to one colour, so
        enough of the longer column may change.
        """
        if self.first:
            listed = sorted(stay, key=lambda e: (-e.rating, e.id))
            return listed[: len(listed) // 2], listed[len(listed) // 2 :]
        whites = [e for e in stay if e.wants is WHITE]
        blacks = [e for e in stay if e.wants is not WHITE]
        changed = change_columns(whites, blacks)
        self.story.changed(changed, len(whites), len(blacks))
        white = {e.id for e in whites} ^ {e.id for e in changed}
        return (
            white_column((e for e in stay if e.id in white), self.lower_first),
            black_column(e for e in stay if e.id not in white),
        )

    @implements("dubov-1997 6.2", "dubov-1997 6.3")
    def pair_rows(self, whites: list[Entry], blacks: list[Entry]) -> None:
        """Row against row, with the changes of 6.3 where a row cannot play."""
        columns = ([self.place[e.id] for e in column] for column in (whites, blacks))
        rows, white_pairs = pair_columns(self.legal, *columns)
        for row in rows:
            first, second = self.field[row.first], self.field[row.second]
            self.story.row(row, first, second, [self.field[v] for v in row.skipped])
            self.settle(first, second)
        self.measure("6.3", white_pairs)
        self.measure("6.2", len(rows), *(row.seat for row in rows))

    @implements("dubov-1997 6.4")
    def go_down(self, fit: Fit, joined: list[Entry], score: int) -> tuple[Fit, list[Entry], list[int]]:
        """Those whom the group cannot keep, one by one (ruling R25); not who has just joined."""
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
                ranks += [not has_opponent, entry.rating, -entry.opposition, -entry.alphabet]
                self.story.goes_down(entry, len(down), has_opponent)
        return fit, down, ranks

    # Article 7

    def in_order(self, among: int, colour: Colour | None) -> list[Entry]:
        """A set in the order of 7.1, 7.2 and 8.2: due another colour, higher rating, weaker opposition."""
        return sorted(self.of(among), key=lambda e: colour is not None and e.wants is colour)

    def pick(
        self, among: int, colour: Colour | None, suits: Callable[[Entry], bool]
    ) -> tuple[Entry, Entry] | None:
        """The first who suits and is not barred by 2.5, and the first who suits at all (ruling R15)."""
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
        for entry in in_turn(alone, self.lower_first):
            values += self.take_from_below(entry, score, came_down=False)
        self.measure("7.1", len(alone))
        self.measure("7.1", *values)
        return len(alone)

    def take_from_below(self, entry: Entry, score: int, came_down: bool) -> list[int]:
        """Pair a player at once with somebody of the nearest lower group that has one (ruling R22)."""
        for group in self.below(score):
            among = group & self.free & self.may_meet(entry)
            found = self.pick(among, entry.wants, lambda e: self.possible(entry, e))
            if found is not None:
                chosen, best = found
                self.matching.fix(self.place[entry.id], self.place[chosen.id])
                same = clash(entry.wants, chosen)
                self.story.from_below(entry, chosen, same, came_down)
                self.story.protection(best, chosen)
                self.settle(entry, chosen)
                return worth(score - chosen.score, chosen, same)
        raise AssertionError("a player who is free has an opponent in every complete pairing")

    @implements("dubov-1997 7.2")
    def join(self, fit: Fit, score: int) -> tuple[Fit, list[Entry], list[int]]:
        """Somebody from below joins an odd group (ruling R24)."""
        if fit.group.bit_count() % 2 == 0:
            return fit, [], []
        colour = dominating(self.of(fit.group))
        for group in self.below(score):
            found = self.pick(group & fit.rest, colour, lambda e: fit.accepts(self.place[e.id]))
            if found is not None:
                chosen, best = found
                same = clash(colour, chosen)
                self.story.joins(chosen, colour, same)
                self.story.protection(best, chosen)
                joined = fit.moving(1 << self.place[chosen.id])
                return joined, [chosen], worth(score - chosen.score, chosen, same)
        raise AssertionError("an odd group has somebody outside to pair with")

    # Article 8

    @implements("dubov-1997 8.2")
    def meet_floaters(self, came: list[Entry], score: int, group: int) -> None:
        """Those who have come down take an opponent of the group, or else one from below (ruling R20)."""
        values: list[int] = []
        for entry in in_turn(came, self.lower_first):
            order = self.in_order(group & self.free & self.may_meet(entry), entry.wants)
            found = next((e for e in order if self.possible(entry, e)), None)
            if found is None:
                values += self.take_from_below(entry, score, came_down=True)
                continue
            self.matching.fix(self.place[entry.id], self.place[found.id])
            same = clash(entry.wants, found)
            self.story.floater(entry, found, same)
            self.settle(entry, found)
            values += worth(0, found, same)
        self.measure("8.2", *values)


#: the measures of a group, in order
MEASURED = ("8.2", "7.1", "7.1", "6.4", "7.2", "6.4", "6.3", "6.2")


def clash(colour: Colour | None, entry: Entry) -> bool:
    """He is due this colour himself (ruling R4: nobody is opposite to a player who is due none)."""
    return colour is not None and entry.wants is colour


def worth(distance: int, entry: Entry, same: bool) -> list[int]:
    """How well an opponent suits, by the criteria of 7.1, 7.2 and 8.2 in their order."""
    barred = entry.barred and distance > 0
    return [distance, barred, same, -entry.rating, entry.opposition, entry.alphabet]


def score_groups(field: Sequence[Entry]) -> list[tuple[int, int]]:
    """The scores from the top, with their players."""
    groups: dict[int, int] = {}
    for vertex, entry in enumerate(field):
        groups[entry.score] = groups.get(entry.score, 0) | 1 << vertex
    return list(groups.items())


def pair(tournament: Tournament) -> RoundPairing:
    """The next round by the Dubov system."""
    work = Round(tournament)
    bye = work.give_bye()
    work.pair_groups()
    scores = {entry.id: entry.score for entry in work.field}
    boards = board_order(work.pairs, scores.__getitem__) + bye  # ruling R31
    return RoundPairing(tournament.next_round, tuple(boards), tuple(work.story.steps), tuple(work.measures))


# --- Article 9: the list of averages --------------------------------------------------------------


class Line(NamedTuple):
    """What the list of averages says of one player."""

    id: int
    name: str
    score: int  # real points, in tenths
    rating: int
    average: Fraction
    colour: Colour | None  # the colour he is due; none before his first game


@implements("dubov-1997 9")
def cma_list(tournament: Tournament) -> list[Line]:
    """Every player with rating, average of the opponents and colour due, by score and then by number."""
    ratings = {player.id: player.rating for player in tournament.players}
    lines = [
        Line(c.id, c.player.name, c.score, c.rating, average(c, ratings), colour_due(c.colours))
        for c in cards(tournament, everyone=True).values()
    ]
    return sorted(lines, key=lambda line: (-line.score, line.id))


SYSTEM = System(
    KEY, "Dubov system (FIDE, 1997)", "Système Dubov (FIDE, 1997)", KEY, pair, accelerations=GENERAL
)
