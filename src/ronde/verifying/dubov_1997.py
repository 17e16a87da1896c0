"""The Dubov system of 1997, proved: the reading with matchings for its trials, and what it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain

from ronde.model import Colour, Pair, Tournament
from ronde.readings import dubov_1997 as reading
from ronde.readings.cards import difference, may_have
from ronde.readings.dubov_1997 import BLACK, WHITE, Order, Players
from ronde.verifying.brackets import Bracket, first_pairs, mask_of, only, rows_of
from ronde.verifying.demanded import Account
from ronde.verifying.solver import Matching, perfect
from ronde.words import Figure, Points, Value, Who

KEY = "dubov-1997"
#: the measures of a group, in order
MEASURED = ("8.2", "7.1 alone", "7.1", "6.4 count", "7.2", "6.4", "6.3", "6.2")


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    told = Told(tournament)
    told.pairs = [Pair(white, black or None) for white, black in told.pair()]
    return told


class Round(reading.Round):
    """The reading; what it finds by trials is a matching. Vertices are places in the order of numbers."""

    def __init__(self, tournament: Tournament) -> None:
        super().__init__(tournament)
        self.always_groups = True
        self.may = {
            (id_, colour)
            for id_ in self.here
            for colour in Colour
            if may_have(self.cards[id_].colours, colour)
        }
        self.ids = sorted(self.here)
        self.vertex = {id_: n for n, id_ in enumerate(self.ids)}
        self.rows = rows_of(self.ids, self.legal)

    def allowed(self, white: int, black: int) -> bool:
        """2.3, 2.4: asked once for each player."""
        return (white, WHITE) in self.may and (black, BLACK) in self.may

    def mask(self, ids: Iterable[int]) -> int:
        """Players as vertices."""
        return mask_of(self.vertex[id_] for id_ in ids)

    def meets(self, id_: int, others: Iterable[int]) -> bool:
        """One of them is a legal opponent."""
        return bool(self.rows[self.vertex[id_]] & self.mask(others))

    def pairable(self, ids: Players) -> bool:
        """All of these can be paired (ruling 11)."""
        return perfect(self.rows, self.mask(ids))

    def costs(self, costly: Callable[[int], int]) -> dict[int, list[int]]:
        """The legal pairs; those of a vertex with some others cost 1."""
        rows = list(enumerate(self.rows))
        return {0: [row & ~costly(v) for v, row in rows], 1: [row & costly(v) for v, row in rows]}

    # ---- who stays in a group ----------------------------------------------------------------------------

    def leaving(self, group: Iterable[int], allowed: Mapping[int, int]) -> Matching | None:
        """All free players paired with the fewest pairs that leave a group, if some meet only others."""
        inside = self.mask(group)
        costs = self.costs(lambda v: ~inside if inside >> v & 1 else inside)
        matching = Matching(only(costs, allowed), self.mask(self.free))
        return matching if matching.solve() else None

    def needs(self, group: set[int]) -> int:
        """6.4: how many players stay without an opponent in the group (ruling 23)."""
        best = self.leaving(group, {})
        assert best is not None
        return best.total()

    def acceptable(self, id_: int, group: set[int], out: int) -> bool:
        """7.2: they meet a player of the group, and no more players than before leave it."""
        found = self.leaving(group, {self.vertex[id_]: self.mask(group)})
        return found is not None and found.total() == out

    def leavers(self, group: set[int], joined: int | None, order: Order) -> list[int]:
        """6.4: one by one, the first who can leave so that no more must."""
        whole = group | ({joined} if joined else set())
        best = self.leaving(whole, {})
        assert best is not None
        chosen, count, outside = dict[int, int](), best.total(), ~self.mask(whole)
        for v in (self.vertex[id_] for id_ in sorted(group, key=order)):
            if len(chosen) == count:
                break
            found = best if outside >> best.mate[v] & 1 else self.leaving(whole, {**chosen, v: outside})
            if found is not None and found.total() == count:
                chosen[v], best = outside, found
        return [self.ids[v] for v in chosen]

    def article_6_3(self, whites: list[int], blacks: list[int]) -> None:
        """6.2, 6.3: row by row, with as few pairs of two Whites as possible (rulings 29 and 30)."""
        column, order = [self.vertex[id_] for id_ in whites], [self.vertex[id_] for id_ in blacks + whites]
        white = mask_of(column)
        costs = self.costs(lambda v: white if white >> v & 1 else 0)
        here = Bracket([], order, costs, mask_of(order))
        matching = here.best()
        assert matching is not None
        for a, b in first_pairs(matching, chain(column, order), lambda _: order):
            self.make(self.ids[a], self.ids[b])


class Told(Round, Account):
    """The decisions of a round, told as the reading takes them."""

    def __init__(self, tournament: Tournament) -> None:
        Account.__init__(self, KEY)
        Round.__init__(self, tournament)
        averages = sorted({self.cma[id_] for id_ in self.here})
        #: the places of the averages, the lowest first, and of the names
        self.opposition = {id_: averages.index(self.cma[id_]) for id_ in self.here}
        self.named = {id_: n for n, id_ in enumerate(sorted(self.here, key=self.alphabet))}

    @property
    def points(self) -> Points:
        """The score of the group at hand."""
        return Points(self.at_hand)

    def average_told(self, id_: int) -> str:
        """The average of the opponents, in three decimals at most."""
        whole, rest = divmod(round(self.cma[id_] * 1000), 1000)
        written = Figure(f"{whole}.{rest:03}".rstrip("0").rstrip("."))
        return written if self.opponents(id_) else "none"

    # ---- 4: the bye --------------------------------------------------------------------------------------

    def bye(self) -> int:
        """4: the bye, and the players passed over in the line for it."""
        chosen = super().bye()
        scores = self.scores()[::-1]
        height = scores.index(self.score[chosen])
        order = self.bye_order(scores[height])
        place = order.index(chosen)
        before = [id_ for score in scores[:height] for id_ in self.bye_order(score)]
        for id_ in (*before, *order[:place]):
            kind = "bye_kept" if self.kept(id_) else "bye_needed"
            if self.cards[id_].given_points:
                kind = "bye_had_points"
            self.tell(kind, (id_,), player=Who(id_), bye=Who(chosen))
        self.measure("4", (height, place))
        rival = next((id_ for id_ in order[place + 1 :] if self.c[id_] == self.c[chosen]), None)
        colour = self.dominating(set(order))
        known: dict[str, Value] = {"points": Points(self.score[chosen]), "rating": self.c[chosen]}
        kind = "bye"
        if self.first_round:
            kind = "bye_round_1"
        elif rival is not None:
            kind = "bye_name" if self.alphabet(rival)[0] != self.alphabet(chosen)[0] else "bye_number"
            if colour is not None and (self.wants(rival) is colour) != (self.wants(chosen) is colour):
                kind, known["colour"] = "bye_colour", colour
            elif self.cma[rival] != self.cma[chosen]:
                kind, known["average"] = "bye_average", self.average_told(chosen)
        self.tell(kind, (chosen,), player=Who(chosen), **known)
        return chosen

    # ---- 6: the group ------------------------------------------------------------------------------------

    def group(self, floaters: list[int], score: int) -> list[int]:
        """One group, its summary before its decisions."""
        self.bracket, self.at_hand = self.scores().index(score), score
        self.values: dict[str, list[int]] = {kind: [] for kind in MEASURED}
        begin, own = len(self._taken), self.at(score)
        down = super().group(floaters, score)
        if own:
            self.summary(own, len(floaters), len(down))
            self._taken.insert(begin, self._taken.pop())
        for kind, value in self.values.items():
            self.measure(kind.split()[0], value)
        return down

    def summary(self, own: set[int], came: int, down: int) -> None:
        """The group as a whole."""
        due = [self.wants(id_) for id_ in own]
        whites, blacks = due.count(WHITE), due.count(BLACK)
        up = self.values["7.1 alone"][0] + bool(self.values["7.2"])
        kind, quiet = "group", not (came or up or down)
        if self.first_round and quiet:
            kind = "group_round_1"
        elif quiet and whites == blacks and whites + blacks == len(own):
            kind = "group_ideal"
        known = {"whites": whites, "blacks": blacks, "above": came, "up": up, "down": down}
        self.tell(kind, (), points=self.points, players=len(own), **known)

    def article_6_3(self, whites: list[int], blacks: list[int]) -> None:
        """6.2, 6.3: the rows by their places in the columns, and the players passed over."""
        before = len(self.made)
        super().article_6_3(whites, blacks)
        seats = {id_: seat for seat, id_ in enumerate(blacks + whites)}
        waiting, rows = [*blacks, *whites], self.made[before:]
        for number, (first, second) in enumerate(rows, before):
            waiting.remove(first)
            kind, place = "both_black", seats[first]
            if first in whites:
                place -= len(blacks)
                changed = "row" if place == seats[second] else "row_changed"
                kind = "both_white" if second in whites else changed
            if self.first_round:
                kind = "both_round_1" if kind.startswith("both") else f"{kind}_round_1"
            self.tell(
                kind,
                (first, second),
                first=Who(first),
                second=Who(second),
                place=place + 1,
                seat=seats[second] + 1,
                average=self.average_told(first),
                rating=self.c[second],
                points=self.points,
            )
            self.skipped(first, second, waiting[: waiting.index(second)])
            waiting.remove(second)
            self.colours(number)
        self.values["6.3"] = [sum(a in whites and b in whites for a, b in rows)]
        self.values["6.2"] = [len(rows), *(seats[b] for _, b in rows)]

    def skipped(self, first: int, second: int, over: Sequence[int]) -> None:
        """6.3: why somebody further up is no opponent."""
        met, reasons = self.opponents(first), dict[str, list[int]]()
        for id_ in over:
            kind = "left_for_others"
            if id_ in met:
                kind = "already_met"
            elif id_ in self.cards[first].met:
                kind = "kept_apart"
            elif not self.legal(first, id_):
                kind = "same_colour_needed"
            reasons.setdefault(kind, []).append(id_)
        for kind, some in reasons.items():
            self.tell(kind, (first, second), first=Who(first), others=tuple(some))

    def article_6_4(self, group: set[int], joined: int | None, score: int) -> list[int]:
        """6.4: the players whom the group cannot keep."""
        down = super().article_6_4(group, joined, score)
        below = self.next_group(joined, score)
        self.values["6.4 count"] = [len(down)]
        for id_ in down:
            far, rating = not self.meets(id_, below), self.c[id_]
            known: dict[str, Value] = {"points": self.points, "count": len(down), "rating": rating}
            self.tell("goes_down_far" if far else "goes_down", (id_,), player=Who(id_), **known)
            self.values["6.4"] += [far, rating, -self.opposition[id_], -self.named[id_]]
        return down

    # ---- 7: players who come up, and the columns ---------------------------------------------------------

    def spared(self, among: set[int], order: Order, suits: Callable[[int], bool]) -> int | None:
        """2.5: the first who suits is kept in mind, barred or not."""
        chosen = super().spared(among, order, suits)
        if chosen is not None:
            self.best = next(id_ for id_ in sorted(among, key=order) if id_ == chosen or suits(id_))
        return chosen

    def protection(self, chosen: int) -> None:
        """2.5: a player was spared, or could not be."""
        rounds = ", ".join(map(str, self.moved_up(self.best)))
        known: dict[str, Value] = {"player": Who(self.best), "rounds": rounds}
        if self.best != chosen:
            self.tell("spared", (self.best,), other=Who(chosen), points=self.points, **known)
        elif self.barred(chosen):
            self.tell("not_spared", (chosen,), below=Points(self.score[chosen]), **known)

    def taken(self, kind: str, id_: int, colour: Colour | None) -> None:
        """The value of a player taken for their distance, 2.5, the colour due, the rating, the average."""
        distance = self.at_hand - self.score[id_]
        same = colour is not None and self.wants(id_) is colour
        value = distance, distance > 0 and self.barred(id_), same, -self.c[id_]
        self.values[kind] += [*value, self.opposition[id_], self.named[id_]]

    def lonely(self, group: set[int]) -> set[int]:
        """7.1: the players without a legal opponent in the group (ruling 21)."""
        found = super().lonely(group)
        self.values["7.1 alone"] = [len(found)]
        return found

    def from_below(self, id_: int, score: int) -> None:
        """7.1: an opponent comes up."""
        super().from_below(id_, score)
        other = self.made[-1][1]
        came_down = self.score[id_] > score
        kind = "comes_down_far" if came_down else "alone"
        self.meeting(kind, id_, other, below=Points(self.score[other]))
        self.protection(other)
        self.colours(len(self.made) - 1)
        self.taken("8.2" if came_down else "7.1", other, self.wants(id_))

    def meeting(self, kind: str, id_: int, other: int, **known: Value) -> None:
        """Somebody of the group, or from above, meets a player taken."""
        same = "" if self.opposite(id_, other) else "_same"
        both: dict[str, Value] = {"player": Who(id_), "opponent": Who(other)}
        self.tell(kind + same, (id_, other), points=self.points, rating=self.c[other], **both, **known)

    def article_7_2(self, group: set[int], score: int) -> int:
        """7.2: a player comes up to make the group even."""
        joined = super().article_7_2(group, score)
        colour = self.dominating(group)
        known: dict[str, Value] = {"points": self.points, "below": Points(self.score[joined])}
        kind = "joins_any"
        if colour is not None:
            kind, known["colour"] = "joins_same" if self.wants(joined) is colour else "joins", colour
        self.tell(kind, (joined,), player=Who(joined), rating=self.c[joined], **known)
        self.protection(joined)
        self.taken("7.2", joined, colour)
        return joined

    def changing(self, whites: set[int], blacks: set[int]) -> list[int]:
        """7.3, 7.4: the players who change columns."""
        moved = super().changing(whites, blacks)
        sizes = len(whites), len(blacks)
        for id_ in moved:
            kind = "to_black" if sizes[0] > sizes[1] else "to_white"
            known: dict[str, Value] = {"half": sum(sizes) // 2, "many": max(sizes), "points": self.points}
            kind = "to_white_new" if self.wants(id_) is None else kind
            self.tell(kind, (id_,), player=Who(id_), average=self.average_told(id_), **known)
        return moved

    # ---- 8: players who come down ------------------------------------------------------------------------

    def comes_down(self, id_: int, score: int) -> None:
        """8.2: they meet a player of the group."""
        super().comes_down(id_, score)
        other = self.made[-1][1]
        if self.score[other] == score:
            self.meeting("comes_down", id_, other, above=Points(self.score[id_]))
            self.colours(len(self.made) - 1)
            self.taken("8.2", other, self.wants(id_))

    # ---- 3, 5: colours -----------------------------------------------------------------------------------

    def colours(self, number: int) -> None:
        """Who has White in a pair made, and why."""
        a, b = self.made[number]
        rule, white, black = self.colour_rule(a, b)
        if self.first_round:
            rule, (white, black) = "round_1", self.colours_of_board(number, a, b)
        both = (white, black)
        kind, known = self.by_rule(rule, white, black)
        self.tell(kind, both, white=Who(white), black=Who(black), **known)
        for id_, colour in zip(both, (WHITE, BLACK), strict=True):
            if self.cards[id_].colours[-1:] == (colour,):
                self.tell("colour_again", (id_,), player=Who(id_), colour=colour)

    def by_rule(self, rule: str, white: int, black: int) -> tuple[str, dict[str, Value]]:
        """The kind of decision on colours, and its values."""
        wants = self.wants(white)
        match rule:
            case "only" | "due" if (wants, self.wants(black)) == (WHITE, BLACK):
                return "colour_due", {}
            case "only":
                return self.only_way(white, black)
            case "due":
                player, other, colour = (white, black, WHITE) if wants else (black, white, BLACK)
                return "colour_one", {"player": Who(player), "other": Who(other), "colour": colour}
            case "balance":
                a, b = (difference(self.cards[id_].colours) for id_ in (white, black))
                signed = {"a": f"{a:+}" if a else "0", "b": f"{b:+}" if b else "0"}
                return "colour_balance", {**signed, "colour": wants or WHITE}
            case "history":
                return "colour_history", {"colour": wants or WHITE}
            case "average":
                known: dict[str, Value] = {"a": self.average_told(white), "b": self.average_told(black)}
                return (
                    ("colour_average", {**known, "colour": wants})
                    if wants
                    else ("colour_average_free", known)
                )
            case "rating":
                return "colour_rating", {"a": self.c[white], "b": self.c[black]}
            case "name" if self.alphabet(white)[0] == self.alphabet(black)[0]:
                return "colour_number", {}
        return f"colour_{rule}", {}

    def only_way(self, white: int, black: int) -> tuple[str, dict[str, Value]]:
        """2.3, 2.4: the player who cannot have the other colour."""
        bound = (white, WHITE) if (white, BLACK) not in self.may else (black, BLACK)
        id_, colour = bound
        twice = self.cards[id_].colours[-2:] == (colour.opposite, colour.opposite)
        known: dict[str, Value] = {"player": Who(id_), "colour": colour, "other": colour.opposite}
        return "colour_third" if twice else "colour_limit", known
