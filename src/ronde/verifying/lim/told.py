"""What the groups of a round demand to be told, and its measures."""

from __future__ import annotations

from collections.abc import Mapping

from ronde.model import Colour, Pair
from ronde.verifying.demanded import Account
from ronde.verifying.lim.procedure import BLACK, WHITE, Floater, Made, Over, Work
from ronde.words import Points, Value, Who

#: why others were passed over, in the order in which it is told
REASONS = (
    *("met", "forbidden", "barred", "clash", "apart", "blocked", "worse", "given", "kept", "needed"),
    *("incoming", "floated", "colour", "lonely"),
)
#: the measures of a group: their articles in the older text
ARTICLES = (
    "9.3",
    "10.9",
    "10.9",
    "10.9",
    "10.10",
    "10.2",
    "10.3",
    "10.4",
    "10.8",
    "13",
    "11.1",
    "12.2",
    "11.2",
)


class Told(Account):
    """The decisions of a round, group by group."""

    def __init__(
        self, work: Work, key: str, numbers: Mapping[str, str] | None = None, by_rating: bool = False
    ) -> None:
        """`numbers` are those of the criteria of C.04.3.2, `by_rating` how the bye of round 1 goes."""
        super().__init__(key, names=4)
        self.work, self.reading, self.numbers = work, work.reading, numbers or {}
        reading = work.reading
        if reading.maxi:
            self.tell("maxi", ())
        if any(card.score != card.pairing_score for card in reading.cards.values()):
            self.tell("virtual", ())
        bye = work.bye
        if bye is not None:
            kind = "bye_by_rating" if by_rating and not reading.played else "bye"
            self.tell(kind, (bye,), player=Who(bye), points=Points(reading.score(bye)))
            self.over("bye", work.over, (bye,), bye)
            self.measure(self.number("8.1"), (sum(map(len, work.over.values())),))
        for self.bracket, group in enumerate(work.groups):
            self.group = group
            self.summary()
            for floater in group.floaters:
                self.floater(floater)
            for made in group.made:
                self.made(made)
            self.measured()
        games = [
            reading.colours(made.first, made.second, group.up) for group in work.groups for made in group.made
        ]
        boards = reading.boards(games, bye)
        self.pairs = [Pair(white, black or None) for white, black in boards]

    def number(self, article: str) -> str:
        """The number of an article of the older text."""
        return self.numbers.get(article, article)

    def over(self, prefix: str, over: Over, about: tuple[int, ...], me: int, up: bool = False) -> None:
        """Why others were passed over, reason by reason."""
        for reason in REASONS:
            kind = f"{prefix}_{reason}" + "_up" * (up and reason == "lonely")
            self.tell_list(kind, about, over.get(reason, ()), player=Who(me))

    # ---- the group ---------------------------------------------------------------------------------------

    def summary(self) -> None:
        """The group as a whole; for the median, the pairs undone."""
        group = self.group
        kind = "group_median" if group.median else "group_up" if group.up else "group_down"
        self.tell(
            kind, (), points=Points(group.points), count=len(group.members), pairs=self.count,
            incoming=tuple(group.incoming), leaving=tuple(group.leaving),
        )  # fmt: skip
        for other, made, above, below in self.work.undone if group.median else ():
            self.tell(
                "undone_below" if other.up else "undone_above", (made.first, made.second),
                first=Who(made.first), second=Who(made.second), points=Points(other.points),
                above=above, below=below,
            )  # fmt: skip
        if group.relaxed:
            self.tell("relaxed", (), points=Points(group.points))

    @property
    def count(self) -> int:
        """How many pairs the group makes."""
        return (len(self.group.members) - len(self.group.floaters)) // 2

    def floater(self, floater: Floater) -> None:
        """Why a player leaves the group."""
        group, id_ = self.group, floater.id
        values: dict[str, Value] = {
            "player": Who(id_), "points": Points(group.points), "target": Points(group.target),
            "pairs": self.count,
        }  # fmt: skip
        if floater.colour:
            values["colour"] = floater.colour
        due = self.reading.due(id_)
        kind = floater.why
        if kind in ("alone", "met", "barred", "kept") and id_ not in group.residents:
            kind = f"on_{kind}"
        elif kind == "barred" and due and self.in_a_row(id_, due):
            kind = "row"
        elif kind == "last" and floater.colour is None:
            kind = "level"
        self.tell(f"float_{kind}", (id_,), **values)
        self.over("spared", floater.over, (id_,), id_, group.up)

    def in_a_row(self, id_: int, due: Colour) -> bool:
        """The last two games were with the other colour."""
        return self.reading.cards[id_].colours[-2:] == (due.opposite, due.opposite)

    # ---- pairs and colours -------------------------------------------------------------------------------

    def made(self, made: Made) -> None:
        """Why two players meet, and who has White."""
        reading, group, pair = self.reading, self.group, (made.first, made.second)
        if made.floater:
            kind = "pair_floater_clash" if reading.clash(*pair) else "pair_floater"
            if made.second not in group.residents:
                kind = "pair_floaters"
        else:
            kind = "pair_last" if made.left == 2 else "pair_exchanged" if made.exchange else "pair_proposed"
        values: dict[str, Value] = {
            "first": Who(made.first), "second": Who(made.second), "points": Points(group.points),
            "origin": Points(reading.score(made.first)), "left": made.left,
        }  # fmt: skip
        self.tell(kind, pair, **values)
        self.over("floater" if made.floater else "passed", made.over, pair, made.first)
        if reading.breaks(*pair):
            self.tell("broken", pair, **values)
        rule, chosen, colour = reading.colour_rule(*pair, group.up)
        for id_ in pair:
            self.due(id_, rule)
        other = sum(pair) - chosen
        both = (chosen, other) if colour is WHITE else (other, chosen)
        if rule == "limit":
            self.limits(both)
            return
        if rule == "number" and group.up:
            rule = "number_up"
        elif rule == "lot":
            rule = "lot_odd" if chosen % 2 else "lot_even"
        self.tell(f"colour_{rule}", both, chosen=Who(chosen), other=Who(other), colour=colour)

    def limited(self, id_: int) -> bool:
        """Only one colour is allowed."""
        return len(self.reading.tolerated(id_)) == 1

    def due(self, id_: int, rule: str) -> None:
        """The colour a player is due, and why."""
        due, colours = self.reading.due(id_), self.reading.cards[id_].colours
        if due is None or (rule == "limit" and self.limited(id_)):
            return
        kind = "due_alternate"
        if self.limited(id_):
            kind = "due_row" if self.in_a_row(id_, due) else "due_balance"
        elif colours.count(WHITE) != colours.count(BLACK):
            kind = "due_more"
        self.tell(kind, (id_,), player=Who(id_), colour=due, other=due.opposite)

    def limits(self, both: tuple[int, int]) -> None:
        """The players who may have only one colour."""
        for id_, colour in zip(both, (WHITE, BLACK), strict=True):
            if self.limited(id_):
                kind = "colour_limit_row" if self.in_a_row(id_, colour) else "colour_limit_balance"
                self.tell(kind, both, chosen=Who(id_), colour=colour, opposite=colour.opposite)

    # ---- measures ----------------------------------------------------------------------------------------

    def measured(self) -> None:
        """How well the group fulfils each article."""
        reading, group = self.reading, self.group
        if group.median:
            self.measure(self.number("9.6"), (len(self.work.undone),))
        floaters = group.floaters
        types = [2 * (f.id not in group.residents) + (f.id in group.lonely) for f in floaters]
        even = next((n for n, f in enumerate(floaters) if f.why in ("last", "colour", "maxi")), None)
        again = unsuited = 0
        if even is not None:
            chosen = floaters[even]
            again = int(chosen.again and types[even] == 0)
            unsuited = int(not reading.maxi and chosen.colour not in (None, reading.due(chosen.id)))
        places = (len(floaters), *sorted(floater.place for floater in floaters))
        made = [*group.made, *reversed(group.undone)]
        received = [one for one in made if one.floater]
        others = [one for one in made if not one.floater]
        values: tuple[tuple[int, ...] | None, ...] = (
            (len(types),),
            (types.count(3),),
            (types.count(2),),
            (types.count(1),),
            (again,),
            (unsuited,),
            None if group.up else places,
            places if group.up else None,
            tuple(n for one in received for n in self.received(one)),
            (sum(reading.breaks(one.first, one.second) for one in others),),
            tuple(group.first_scrutiny),
            (sum(reading.clash(one.first, one.second) for one in others),),
            tuple(one.exchange for one in others),
        )
        for article, value in zip(ARTICLES, values, strict=True):
            if value is not None:
                self.measure(self.number(article), value)

    def received(self, made: Made) -> tuple[int, int, int]:
        """The opponent of a floater is a resident, does not clash, comes early in order."""
        stranger = made.second not in self.group.residents
        return int(stranger), int(self.reading.clash(made.first, made.second)), made.exchange
