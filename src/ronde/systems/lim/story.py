"""The sentences of the Lim system: what was decided, and by which article."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from ronde.facts.colours import colour_difference
from ronde.model import Colour
from ronde.systems.lim.colours import Colours, Rule
from ronde.systems.lim.facts import Field, Floated, Group, Leaves, Made, Passed, Reason, Undone
from ronde.systems.story import Story
from ronde.words import Points, Value, Who

MOST_NAMES = 4  # a longer list of players does not fit on a phone

Found = tuple[Group, Made, Colours]


class Sentence(StrEnum):
    """Every sentence of the system; those with MANY cut a list of players short."""

    MAXI = "maxi"
    VIRTUAL = "virtual"
    BYE = "bye"
    BYE_BY_RATING = "bye_by_rating"
    BYE_GIVEN = "bye_given"
    BYE_GIVEN_MANY = "bye_given_many"
    BYE_KEPT = "bye_kept"
    BYE_KEPT_MANY = "bye_kept_many"
    BYE_NEEDED = "bye_needed"
    BYE_NEEDED_MANY = "bye_needed_many"
    GROUP_DOWN = "group_down"
    GROUP_UP = "group_up"
    GROUP_MEDIAN = "group_median"
    UNDONE_ABOVE = "undone_above"
    UNDONE_BELOW = "undone_below"
    RELAXED = "relaxed"
    FLOAT_ALONE = "float_alone"
    FLOAT_MET = "float_met"
    FLOAT_BARRED = "float_barred"
    FLOAT_KEPT = "float_kept"
    FLOAT_LAST = "float_last"
    FLOAT_COLOUR = "float_colour"
    FLOAT_MAXI = "float_maxi"
    FLOAT_REST = "float_rest"
    SPARED_NEEDED = "spared_needed"
    SPARED_NEEDED_MANY = "spared_needed_many"
    SPARED_INCOMING = "spared_incoming"
    SPARED_INCOMING_MANY = "spared_incoming_many"
    SPARED_LONELY = "spared_lonely"
    SPARED_LONELY_MANY = "spared_lonely_many"
    SPARED_FLOATED = "spared_floated"
    SPARED_FLOATED_MANY = "spared_floated_many"
    SPARED_COLOUR = "spared_colour"
    SPARED_COLOUR_MANY = "spared_colour_many"
    PAIR_FLOATER = "pair_floater"
    PAIR_FLOATER_CLASH = "pair_floater_clash"
    PAIR_FLOATERS = "pair_floaters"
    PAIR_PROPOSED = "pair_proposed"
    PAIR_EXCHANGED = "pair_exchanged"
    PAIR_LAST = "pair_last"
    PASSED_MET = "passed_met"
    PASSED_MET_MANY = "passed_met_many"
    PASSED_FORBIDDEN = "passed_forbidden"
    PASSED_FORBIDDEN_MANY = "passed_forbidden_many"
    PASSED_BARRED = "passed_barred"
    PASSED_BARRED_MANY = "passed_barred_many"
    PASSED_CLASH = "passed_clash"
    PASSED_CLASH_MANY = "passed_clash_many"
    PASSED_CLASH_FLOATER = "passed_clash_floater"
    PASSED_CLASH_FLOATER_MANY = "passed_clash_floater_many"
    PASSED_APART = "passed_apart"
    PASSED_APART_MANY = "passed_apart_many"
    PASSED_BLOCKED = "passed_blocked"
    PASSED_BLOCKED_MANY = "passed_blocked_many"
    PASSED_BLOCKED_FLOATER = "passed_blocked_floater"
    PASSED_BLOCKED_FLOATER_MANY = "passed_blocked_floater_many"
    PASSED_WORSE = "passed_worse"
    PASSED_WORSE_MANY = "passed_worse_many"
    BROKEN = "broken"
    DUE_ROW = "due_row"
    DUE_BALANCE = "due_balance"
    DUE_MORE = "due_more"
    DUE_ALTERNATE = "due_alternate"
    COLOUR_LIMIT_ROW = "colour_limit_row"
    COLOUR_LIMIT_BALANCE = "colour_limit_balance"
    COLOUR_ONE = "colour_one"
    COLOUR_BOTH = "colour_both"
    COLOUR_PAST = "colour_past"
    COLOUR_NUMBER = "colour_number"
    COLOUR_NUMBER_UP = "colour_number_up"
    COLOUR_LOT_ODD = "colour_lot_odd"
    COLOUR_LOT_EVEN = "colour_lot_even"


S = Sentence

MANY = {
    S.BYE_GIVEN: S.BYE_GIVEN_MANY,
    S.BYE_KEPT: S.BYE_KEPT_MANY,
    S.BYE_NEEDED: S.BYE_NEEDED_MANY,
    S.SPARED_NEEDED: S.SPARED_NEEDED_MANY,
    S.SPARED_INCOMING: S.SPARED_INCOMING_MANY,
    S.SPARED_LONELY: S.SPARED_LONELY_MANY,
    S.SPARED_FLOATED: S.SPARED_FLOATED_MANY,
    S.SPARED_COLOUR: S.SPARED_COLOUR_MANY,
    S.PASSED_MET: S.PASSED_MET_MANY,
    S.PASSED_FORBIDDEN: S.PASSED_FORBIDDEN_MANY,
    S.PASSED_BARRED: S.PASSED_BARRED_MANY,
    S.PASSED_CLASH: S.PASSED_CLASH_MANY,
    S.PASSED_CLASH_FLOATER: S.PASSED_CLASH_FLOATER_MANY,
    S.PASSED_APART: S.PASSED_APART_MANY,
    S.PASSED_BLOCKED: S.PASSED_BLOCKED_MANY,
    S.PASSED_BLOCKED_FLOATER: S.PASSED_BLOCKED_FLOATER_MANY,
    S.PASSED_WORSE: S.PASSED_WORSE_MANY,
}

Told = tuple[str, Sentence]  # the article and the sentence of a reason

BYE: Mapping[Reason, Told] = {
    Reason.GIVEN: ("8.1", S.BYE_GIVEN),
    Reason.KEPT: ("8.1", S.BYE_KEPT),
    Reason.NEEDED: ("8.1", S.BYE_NEEDED),
}
LEAVES: Mapping[Leaves, Told] = {
    Leaves.ALONE: ("9.3", S.FLOAT_ALONE),
    Leaves.MET: ("9.3", S.FLOAT_MET),
    Leaves.BARRED: ("9.3", S.FLOAT_BARRED),
    Leaves.KEPT: ("9.3", S.FLOAT_KEPT),
    Leaves.LAST: ("10.2", S.FLOAT_LAST),
    Leaves.COLOUR: ("10.2", S.FLOAT_COLOUR),
    Leaves.MAXI: ("10.2", S.FLOAT_MAXI),
    Leaves.REST: ("11.4", S.FLOAT_REST),
}
SPARED_DOWN: Mapping[Reason, Told] = {
    Reason.NEEDED: ("9.3", S.SPARED_NEEDED),
    Reason.INCOMING: ("10.9", S.SPARED_INCOMING),
    Reason.FLOATED: ("10.10", S.SPARED_FLOATED),
    Reason.COLOUR: ("10.2", S.SPARED_COLOUR),
    Reason.LONELY: ("10.3", S.SPARED_LONELY),
}
SPARED_UP: Mapping[Reason, Told] = {**SPARED_DOWN, Reason.LONELY: ("10.4", S.SPARED_LONELY)}
FLOATER_PAIR: Mapping[Reason, Told] = {
    Reason.MET: ("9.1", S.PASSED_MET),
    Reason.FORBIDDEN: ("9.1", S.PASSED_FORBIDDEN),
    Reason.BARRED: ("9.1", S.PASSED_BARRED),
    Reason.CLASH: ("10.8", S.PASSED_CLASH_FLOATER),
    Reason.APART: ("10.8", S.PASSED_APART),
    Reason.BLOCKED: ("10.8", S.PASSED_BLOCKED_FLOATER),
}
PAIR: Mapping[Reason, Told] = {
    Reason.MET: ("9.5", S.PASSED_MET),
    Reason.FORBIDDEN: ("9.1", S.PASSED_FORBIDDEN),
    Reason.BARRED: ("9.1", S.PASSED_BARRED),
    Reason.CLASH: ("12.2", S.PASSED_CLASH),
    Reason.APART: ("12.7", S.PASSED_APART),
    Reason.BLOCKED: ("11.4", S.PASSED_BLOCKED),
    Reason.WORSE: ("13", S.PASSED_WORSE),
}
COLOURS: Mapping[Rule, Told] = {
    Rule.ONE: ("12.1", S.COLOUR_ONE),
    Rule.BOTH: ("12.1", S.COLOUR_BOTH),
    Rule.PAST: ("12.4", S.COLOUR_PAST),
}


class RoundStory(Story):
    """The steps of a round, in the words of the text."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.edition.key)
        self.field = field

    def cite(
        self, article: str, ids: tuple[int, ...], sentence: Sentence, topic: str = "", /, **values: Value
    ) -> None:
        """Add a step under the number that the article has in this edition; a topic may have a finer one."""
        number = self.field.edition.number(article, topic or sentence)
        self.tell_of(number, ids, sentence, **values)

    def passed(self, passed: Passed, table: Mapping[Reason, Told], ids: tuple[int, ...], me: int) -> None:
        """One sentence for every reason why others were passed over."""
        if not passed.by_reason:
            return
        for reason, (article, sentence) in table.items():
            others = passed.by_reason.get(reason)
            if not others:
                continue
            values: dict[str, Value] = {"player": Who(me), "others": tuple(others[:MOST_NAMES])}
            topic = sentence
            if len(others) > MOST_NAMES:
                sentence, values["more"] = MANY[sentence], len(others) - MOST_NAMES
            self.cite(article, ids, sentence, topic, **values)

    def round(
        self, groups: Sequence[Group], found: Sequence[Found], undone: Sequence[Undone], bye: int | None,
        passed: Passed,
    ) -> None:  # fmt: skip
        """The bye, then group after group: the group, its floaters, its pairs and their colours."""
        if self.field.maxi:
            self.cite("10.2", (), S.MAXI)
        if any(card.score != card.pairing_score for card in self.field.cards.values()):
            self.cite("9.2", (), S.VIRTUAL)
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
        if self.field.bye_rank is not self.field.score:
            self.cite("8.1", (id_,), S.BYE_BY_RATING, player=Who(id_))
        else:
            self.cite("8.1", (id_,), S.BYE, player=Who(id_), points=Points(self.field.score[id_]))
        self.passed(passed, BYE, (id_,), id_)

    # ---- 9.2, 9.6, 13 ----

    def group(self, group: Group, undone: Sequence[Undone]) -> None:
        """One sentence on a group as a whole; for the median one more for every pair undone."""
        values: dict[str, Value] = {
            "points": Points(group.points),
            "count": len(group.members),
            "pairs": (len(group.members) - len(group.floated)) // 2,
            "incoming": tuple(group.incoming),
        }
        if group.median:
            self.cite("9.2", (), S.GROUP_MEDIAN, **values)
            for item in undone:
                self.undone(item)
        else:
            sentence = S.GROUP_UP if group.up else S.GROUP_DOWN
            self.cite("9.2", (), sentence, **values, leaving=tuple(group.leaving))
        if group.relaxed:
            self.cite("13", (), S.RELAXED, points=Points(group.points))

    def undone(self, item: Undone) -> None:
        """A pair undone for the median."""
        first, second = item.made.first, item.made.second
        self.cite(
            "9.6",
            (first, second),
            S.UNDONE_BELOW if item.group.up else S.UNDONE_ABOVE,
            first=Who(first),
            second=Who(second),
            points=Points(item.group.points),
            above=item.above,
            below=item.below,
        )

    # ---- 9.3, 10.1-10.5, 10.9, 10.10, 11.4 ----

    def floated(self, group: Group, floated: Floated) -> None:
        """Why a player leaves the group rather than one later in scrutiny order."""
        article, sentence = LEAVES[floated.why]
        values: dict[str, Value] = {
            "player": Who(floated.id),
            "points": Points(group.points),
            "target": Points(group.target),
        }
        if floated.why is Leaves.COLOUR and floated.colour:
            values["colour"] = floated.colour
        if floated.why is Leaves.REST:
            values["pairs"] = (len(group.members) - len(group.floated)) // 2
        self.cite(article, (floated.id,), sentence, self.topic(group, floated), **values)
        self.passed(floated.passed, SPARED_UP if group.up else SPARED_DOWN, (floated.id,), floated.id)

    def topic(self, group: Group, floated: Floated) -> str:
        """The topic of the choice of a floater, if an edition has a separate article for it."""
        due = self.field.due[floated.id]
        if LEAVES[floated.why][0] == "9.3" and floated.id not in group.residents:
            return "float_on"
        if floated.why is Leaves.BARRED and due and self.field.row(floated.id, due):
            return "float_row"
        if floated.why is Leaves.LAST and floated.colour is None:
            return "float_level"
        return ""

    # ---- 9.4, 9.5, 10.6-10.8, 11 ----

    def pair(self, group: Group, made: Made) -> None:
        """Why these two meet."""
        me, other = pair = made.first, made.second
        both: dict[str, Value] = {"first": Who(me), "second": Who(other)}
        values: dict[str, Value] = {**both, "points": Points(group.points)}
        if made.floater:
            values["origin"] = Points(self.field.score[me])
            if other not in group.residents:
                self.cite("10.6.3", pair, S.PAIR_FLOATERS, **values)
            else:
                clash = self.field.clash(me, other)
                self.cite("10.8", pair, S.PAIR_FLOATER_CLASH if clash else S.PAIR_FLOATER, **values)
        elif made.left == 2:
            self.cite("9.4", pair, S.PAIR_LAST, **values)
        elif made.exchange:
            self.cite("11.2", pair, S.PAIR_EXCHANGED, **values, left=made.left)
        else:
            self.cite("9.4", pair, S.PAIR_PROPOSED, **values, left=made.left)
        self.passed(made.passed, FLOATER_PAIR if made.floater else PAIR, pair, me)
        if self.field.breaks(me, other):
            self.cite("13", pair, S.BROKEN, **both)

    # ---- 12, 14.2 ----

    def due(self, id_: int, given: Colours) -> None:
        """The colour a player is due, and why; nothing if a limit has settled the colours of the pair."""
        due = self.field.due[id_]
        if due is None or (given.rule is Rule.LIMIT and self.field.limited(id_)):
            return
        article, sentence = "12.5", S.DUE_ALTERNATE
        if self.field.limited(id_):
            row = self.field.row(id_, due)
            article, sentence = ("12.3", S.DUE_ROW) if row else ("12.1.b", S.DUE_BALANCE)
        elif colour_difference(self.field.cards[id_].colours):
            article, sentence = "12.6", S.DUE_MORE
        self.cite(article, (id_,), sentence, player=Who(id_), colour=due, other=due.opposite)

    def colours(self, group: Group, given: Colours) -> None:
        """Why this player has White and that one Black."""
        pair = given.white, given.black
        if given.rule is Rule.LIMIT:
            self.limits(given)
            return
        if given.rule is Rule.NUMBER:
            article, sentence = "12.4", S.COLOUR_NUMBER_UP if group.up else S.COLOUR_NUMBER
        elif given.rule is Rule.LOT:
            article, sentence = "14.2", S.COLOUR_LOT_ODD if given.chosen % 2 else S.COLOUR_LOT_EVEN
        else:
            article, sentence = COLOURS[given.rule]
        values: dict[str, Value] = {"chosen": Who(given.chosen), "other": Who(given.other)}
        self.cite(article, pair, sentence, **values, colour=given.colour)

    def limits(self, given: Colours) -> None:
        """The players who may have only one colour."""
        pair = given.white, given.black
        for id_, colour in zip(pair, (Colour.WHITE, Colour.BLACK), strict=True):
            if self.field.limited(id_):
                row = self.field.row(id_, colour)
                article = "12.3" if row else "12.1.b"
                sentence = S.COLOUR_LIMIT_ROW if row else S.COLOUR_LIMIT_BALANCE
                self.cite(article, pair, sentence, chosen=Who(id_), colour=colour, opposite=colour.opposite)
