"""The Burstein system of 1998, proved: the reading with matchings for its lists, and what it tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ronde.model import Colour, Pair, Tournament
from ronde.readings import burstein_1998 as reading
from ronde.readings.burstein_1998 import BLACK, WHITE
from ronde.verifying.brackets import Bracket, first_pairs, mask_of, only, rows_of, rows_of_costs
from ronde.verifying.demanded import Account
from ronde.verifying.solver import perfect
from ronde.words import Points, Value, Who

KEY = "burstein-1998"
#: of two players due the same colour
SAME_DUE = {
    "5.2": "colours_difference",
    "5.3": "colours_run",
    "5.4.b": "colours_evened",
    "5.4.c": "colours_latest",
    "5.4.d": "colours_order",
}
PASSED = ("passed_met", "passed_apart", "passed_limits", "passed_due", "passed_others")


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    return Told(Round(tournament))


class Round(reading.Round):
    """The reading; what it finds in its lists is a cheapest matching. Vertices are places in the order."""

    def __init__(self, tournament: Tournament) -> None:
        super().__init__(tournament)
        self.known: dict[tuple[int, int | None], list[reading.Bracket] | None] = {}
        self.may = {(id_, colour) for id_ in self.cards for colour in Colour if not self.limit(id_, colour)}
        self.ids = self.ordered(self.cards)
        self.vertex = {id_: n for n, id_ in enumerate(self.ids)}
        #: the vertex that a player meets who floats
        self.out = len(self.ids)
        self.rows = rows_of(self.ids, self.legal)
        everybody = (1 << self.out) - 1
        self.costs = rows_of_costs(
            [*(row | 1 << self.out for row in self.rows), everybody],
            range(self.out + 1),
            lambda v: (v == self.out, v < self.out and self.due(self.ids[v])),
            lambda v, w: int(self.out not in (v, w) and self.clash(self.ids[v], self.ids[w])),
        )

    def allowed(self, id_: int, colour: Colour) -> bool:
        """5.2, 5.3: asked once for each player."""
        return (id_, colour) in self.may

    def mask(self, ids: Iterable[int]) -> int:
        """Players as vertices."""
        return mask_of(self.vertex[id_] for id_ in ids)

    def possible(self, players: Iterable[int]) -> bool:
        """Everybody can be paired legally, whatever the scores."""
        return perfect(self.rows, self.mask(players))

    def hopeful(self, groups: list[list[int]], floater: int | None) -> bool:
        """All of these can be paired, and the floater has an opponent in the first group."""
        came = [] if floater is None else [floater]
        if not self.possible([*came, *(id_ for group in groups for id_ in group)]):
            return False
        if floater is None:
            return True
        if len(groups[0]) % 2:
            return self.possible([floater, *groups[0]])
        return any(self.legal(floater, other) for other in groups[0])

    def pair_groups(self, groups: list[list[int]], floater: int | None) -> list[reading.Bracket] | None:
        """6.5, 6.6: worked out once, and only where it can succeed."""
        key = len(groups), floater
        if key not in self.known:
            hopeful = self.hopeful(groups, floater)
            self.known[key] = super().pair_groups(groups, floater) if hopeful else None
        return self.known[key]

    def in_order(
        self, bracket: list[int], natives: list[int], tried: list[int | None]
    ) -> Iterator[tuple[int, list[tuple[int, int]], int | None]]:
        """6.5: the first combination, then the first of each floater who can be paired below."""
        may = natives
        while found := self.first(bracket, may):
            yield found
            lowest = self.score[natives[-1]]
            below = self.groups(id_ for id_ in self.playing if self.score[id_] < lowest)
            may = [id_ for id_ in may if id_ not in tried and self.hopeful(below, id_)]

    def first(
        self, bracket: list[int], may_float: Sequence[int]
    ) -> tuple[int, list[tuple[int, int]], int | None] | None:
        """6.2, 6.4: the first combination with the fewest clashes, their number before it."""
        places = [self.vertex[id_] for id_ in bracket] + [self.out] * (len(bracket) % 2)
        costs = only(self.costs, {self.out: self.mask(may_float)})
        here = Bracket([], places, costs, mask_of(places))
        matching = here.best()
        if matching is None:
            return None
        order = sorted(places, key=lambda v: (v == self.out, -v))
        clashes, made = matching.total(), list(first_pairs(matching, places, lambda _: order))
        floater = next((self.ids[a] for a, b in made if b == self.out), None)
        return clashes, [(self.ids[a], self.ids[b]) for a, b in made if b != self.out], floater


class Told(Account):
    """The decisions of a round, bracket by bracket."""

    def __init__(self, round_: Round) -> None:
        super().__init__(KEY)
        self.round = round_
        if round_.top:
            self.tell("imaginary", (), last=Who(round_.top[-1]))
        bye = round_.bye()
        if bye is not None:
            self.bye(bye)
        brackets = round_.brackets(bye)
        for self.bracket, self.here in enumerate(brackets):
            self.below = brackets[self.bracket + 1] if self.here is not brackets[-1] else None
            self.group()
            self.made()
            for pair in self.here.pairs:
                self.colours(*pair)
        pairs = [round_.colours(*pair) for here in brackets for pair in here.pairs]
        self.pairs = [Pair(white, black or None) for white, black in round_.boards(pairs, bye)]

    def in_order(self, ids: Iterable[int]) -> list[int]:
        """3.2: some players in order."""
        return self.round.ordered(ids)

    # ---- 4: the bye --------------------------------------------------------------------------------------

    def bye(self, chosen: int) -> None:
        """The bye, and the players passed over in the line for it."""
        round_ = self.round
        line = round_.line()
        score = round_.score[chosen]
        level = [id_ for id_ in line if round_.score[id_] == score][::-1]
        number = level.index(chosen) + 1
        self.tell("bye", (chosen,), player=Who(chosen), number=number, count=len(level), points=Points(score))
        passed: dict[str, list[int]] = {}
        for id_ in line[: line.index(chosen)]:
            kind = "bye_needed"
            if round_.barred(id_):
                kind = "bye_given" if round_.cards[id_].given_points else "bye_kept"
            passed.setdefault(kind, []).append(id_)
        for kind, some in passed.items():
            self.tell_list(kind, (chosen,), self.in_order(some))
        self.measure("4.2", (line.index(chosen),))

    # ---- 6: groups and floaters --------------------------------------------------------------------------

    def group(self) -> None:
        """The bracket as a whole, and its floaters."""
        here, round_ = self.here, self.round
        self.number = {id_: n for n, id_ in enumerate(here.players, 1)}
        count = len(here.players)
        natives = [round_.score[id_] for id_ in here.players if id_ != here.came]
        points, low = Points(max(natives)), Points(min(natives))
        if here.joined:
            self.tell("merged", (), high=points, low=low)
        due = [round_.due(id_) for id_ in here.players if id_ != here.floater]
        self.balance = {
            "white": due.count(WHITE),
            "black": due.count(BLACK),
            "clashes": here.clashes,
            "given": int(bool(here.returned)),
        }
        if count == 1:
            self.tell("group_one", (), points=points)
        else:
            self.tell("group", (), points=points, count=count, **self.balance)
        if here.came is not None:
            number = self.number[here.came]
            self.tell("came", (here.came,), player=Who(here.came), number=number, count=count)
        if here.floater is not None:
            self.floats(here.floater, points)
        self.measure("6.6", (here.joined,))
        self.measure("6.5", (here.clashes,))

    def floats(self, floater: int, points: Points) -> None:
        """6.3, 6.6: the floater, and whoever came back."""
        here, round_ = self.here, self.round
        assert self.below is not None
        target = max(round_.score[id_] for id_ in self.below.players if id_ != self.below.came)
        following = [id_ for id_ in round_.playing if round_.score[id_] == target]
        for id_ in here.returned:
            nobody = not any(round_.legal(id_, other) for other in following)
            self.tell("returned_nobody" if nobody else "returned_blocked", (id_,), player=Who(id_))
        count = len(here.players)
        kind = "float_alone" if count == 1 else "float_next" if here.returned else "float"
        self.tell(
            kind,
            (floater,),
            player=Who(floater),
            number=self.number[floater],
            count=count,
            points=points,
            target=Points(target),
        )

    # ---- 6.1: pairs --------------------------------------------------------------------------------------

    def made(self) -> None:
        """Every pair, and how many lower players each highest one passed over."""
        here, opponent = self.here, dict(self.here.pairs)
        left, choices = list(here.players), list[int]()
        while left:
            higher = left.pop(0)
            if higher == here.floater:
                choices.append(len(left))
                continue
            lower = opponent[higher]
            place = left.index(lower)
            over = left[place + 1 :]
            choices.append(len(over))
            left.remove(lower)
            self.pair(higher, lower, over)
        self.measure("6.2" if here.floater is None else "6.4", choices)

    def pair(self, higher: int, lower: int, over: list[int]) -> None:
        """A pair, and why no lower player was taken."""
        both, player, round_ = (higher, lower), Who(higher), self.round
        places = {"a": self.number[higher], "b": self.number[lower], "count": len(self.number)}
        self.tell("pair_passed" if over else "pair", both, higher=player, lower=Who(lower), **places)
        reasons = [(id_, self.reason(higher, id_)) for id_ in over]
        due = round_.due(higher)
        known: dict[str, Value] = {"colour": due} if due else {}
        for kind in PASSED:
            self.tell_list(kind, both, [id_ for id_, why in reasons if why == kind], player=player, **known)
        if round_.clash(*both):
            self.tell("clash", both, higher=player, lower=Who(lower), **known, **self.balance)

    def reason(self, higher: int, other: int) -> str:
        """Why a lower player is no opponent."""
        card = self.round.cards[higher]
        if any(cell.played and cell.opponent == other for cell in card.cells):
            return "passed_met"
        if other in card.met:
            return "passed_apart"
        if not self.round.legal(higher, other):
            return "passed_limits"
        return "passed_due" if self.round.clash(higher, other) else "passed_others"

    # ---- 5: colours --------------------------------------------------------------------------------------

    def colours(self, a: int, b: int) -> None:
        """Who has White, and why."""
        round_ = self.round
        article, served, colour = round_.colour_rule(a, b)
        white, black = both = round_.colours(a, b)
        if article == "5.1":
            kind = "colours_odd" if served % 2 else "colours_even"
            drawn = colour if served % 2 else colour.opposite
            self.tell(kind, both, player=Who(served), colour=colour, drawn=drawn)
            return
        if article == "5.4.a" and round_.due(a) and round_.due(b):
            self.tell("colours_due", both, white=Who(white), black=Who(black))
            return
        due = round_.due(a) or round_.due(b)
        assert due is not None
        has, other = both if due is WHITE else (black, white)
        self.tell(
            SAME_DUE.get(article, "colours_one_due"),
            both,
            player=Who(has),
            other=Who(other),
            colour=due,
            opposite=due.opposite,
            a=self.number[has],
            b=self.number[other],
        )
