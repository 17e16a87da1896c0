"""The story of a round by the Lim system: what was decided, kind by kind (`[decisions]` of the rule file)."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.facts.colours import colour_difference
from ronde.model import Colour
from ronde.rulebook.telling import Teller
from ronde.systems.lim.colours import Colours, Rule
from ronde.systems.lim.facts import Field, Floated, Group, Leaves, Made, Passed, Reason, Undone
from ronde.words import Points, Value, Who

Found = tuple[Group, Made, Colours]

MUST_LEAVE = (Leaves.ALONE, Leaves.MET, Leaves.BARRED, Leaves.KEPT)  # 9.3


class RoundStory(Teller):
    """The steps of a round, in the words of the text."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.edition.key, names=4)
        self.field = field

    def passed(self, prefix: str, passed: Passed, ids: Sequence[int], me: int) -> None:
        """One decision for every reason why others were passed over."""
        for reason in Reason:
            others = passed.by_reason.get(reason, ())
            self.tell_list(f"{prefix}_{reason.value}", ids, others, player=Who(me))

    def round(
        self, groups: Sequence[Group], found: Sequence[Found], undone: Sequence[Undone], bye: int | None,
        passed: Passed,
    ) -> None:  # fmt: skip
        """The bye, then group after group: the group, its floaters, its pairs and their colours."""
        if self.field.maxi:
            self.tell("maxi", ())
        if any(card.score != card.pairing_score for card in self.field.cards.values()):
            self.tell("virtual", ())
        if bye is not None:
            self.bye(bye, passed)
        by_group: dict[int, list[Found]] = {}
        for item in found:
            by_group.setdefault(item[0].bracket, []).append(item)
        for group in groups:
            self.bracket = group.bracket
            self.group(group, undone)
            for floated in group.floated:
                self.floated(group, floated)
            for _, made, colours in by_group.get(group.bracket, ()):
                self.pair(group, made)
                self.due(made.first, colours)
                self.due(made.second, colours)
                self.colours(group, colours)

    # ---- 8, 14.1 ----

    def bye(self, id_: int, passed: Passed) -> None:
        """The taker of the bye, and why no one before."""
        by_rating = self.field.bye_rank is not self.field.score
        points = Points(self.field.score[id_])
        self.tell("bye_by_rating" if by_rating else "bye", (id_,), player=Who(id_), points=points)
        self.passed("bye", passed, (id_,), id_)

    # ---- 9.2, 9.6, 13 ----

    def group(self, group: Group, undone: Sequence[Undone]) -> None:
        """One sentence on a group as a whole; for the median one more for every pair undone."""
        values: dict[str, Value] = {
            "points": Points(group.points),
            "count": len(group.members),
            "pairs": (len(group.members) - len(group.floated)) // 2,
            "incoming": tuple(group.incoming),
            "leaving": tuple(group.leaving),
        }
        if group.median:
            self.tell("group_median", (), **values)
            for item in undone:
                self.undone(item)
        else:
            self.tell("group_up" if group.up else "group_down", (), **values)
        if group.relaxed:
            self.tell("relaxed", (), points=Points(group.points))

    def undone(self, item: Undone) -> None:
        """A pair undone for the median."""
        first, second = item.made.first, item.made.second
        self.tell(
            "undone_below" if item.group.up else "undone_above",
            (first, second),
            first=Who(first),
            second=Who(second),
            points=Points(item.group.points),
            above=item.above,
            below=item.below,
        )

    # ---- 9.3, 10.1-10.5, 10.9, 10.10, 11.4 ----

    def floated(self, group: Group, floated: Floated) -> None:
        """Why a player leaves the group rather than one later in scrutiny order."""
        values: dict[str, Value] = {
            "player": Who(floated.id),
            "points": Points(group.points),
            "target": Points(group.target),
            "pairs": (len(group.members) - len(group.floated)) // 2,
        }
        if floated.colour:
            values["colour"] = floated.colour
        self.tell(self.leaving(group, floated), (floated.id,), **values)
        for reason in Reason:
            up = "_up" if reason is Reason.LONELY and group.up else ""
            others = floated.passed.by_reason.get(reason, ())
            self.tell_list(f"spared_{reason.value}{up}", (floated.id,), others, player=Who(floated.id))

    def leaving(self, group: Group, floated: Floated) -> str:
        """The kind of the choice of a floater; an edition may have an article for each."""
        due = self.field.due[floated.id]
        if floated.why in MUST_LEAVE and floated.id not in group.residents:
            return f"float_on_{floated.why.value}"
        if floated.why is Leaves.BARRED and due and self.field.row(floated.id, due):
            return "float_row"
        if floated.why is Leaves.LAST and floated.colour is None:
            return "float_level"
        return f"float_{floated.why.value}"

    # ---- 9.4, 9.5, 10.6-10.8, 11 ----

    def pair(self, group: Group, made: Made) -> None:
        """Why these two meet."""
        me, other = pair = made.first, made.second
        values: dict[str, Value] = {
            "first": Who(me),
            "second": Who(other),
            "points": Points(group.points),
            "origin": Points(self.field.score[me]),
            "left": made.left,
        }
        self.tell(self.meeting(group, made), pair, **values)
        self.passed("floater" if made.floater else "passed", made.passed, pair, me)
        if self.field.breaks(me, other):
            self.tell("broken", pair, **values)

    def meeting(self, group: Group, made: Made) -> str:
        """The kind of a pair."""
        if made.floater and made.second not in group.residents:
            return "pair_floaters"
        if made.floater:
            return "pair_floater_clash" if self.field.clash(made.first, made.second) else "pair_floater"
        if made.left == 2:
            return "pair_last"
        return "pair_exchanged" if made.exchange else "pair_proposed"

    # ---- 12, 14.2 ----

    def due(self, id_: int, given: Colours) -> None:
        """The colour a player is due, and why; nothing if a limit has settled the colours of the pair."""
        due = self.field.due[id_]
        if due is None or (given.rule is Rule.LIMIT and self.field.limited(id_)):
            return
        kind = "due_alternate"
        if self.field.limited(id_):
            kind = "due_row" if self.field.row(id_, due) else "due_balance"
        elif colour_difference(self.field.cards[id_].colours):
            kind = "due_more"
        self.tell(kind, (id_,), player=Who(id_), colour=due, other=due.opposite)

    def colours(self, group: Group, given: Colours) -> None:
        """Why this player has White and that one Black."""
        if given.rule is Rule.LIMIT:
            self.limits(given)
            return
        kind = f"colour_{given.rule.value}"
        if given.rule is Rule.NUMBER and group.up:
            kind = "colour_number_up"
        elif given.rule is Rule.LOT:
            kind = "colour_lot_odd" if given.chosen % 2 else "colour_lot_even"
        chosen, other = Who(given.chosen), Who(given.other)
        self.tell(kind, (given.white, given.black), chosen=chosen, other=other, colour=given.colour)

    def limits(self, given: Colours) -> None:
        """The players who may have only one colour."""
        pair = given.white, given.black
        for id_, colour in zip(pair, (Colour.WHITE, Colour.BLACK), strict=True):
            if self.field.limited(id_):
                kind = "colour_limit_row" if self.field.row(id_, colour) else "colour_limit_balance"
                self.tell(kind, pair, chosen=Who(id_), colour=colour, opposite=colour.opposite)
