"""The sentences of the Dubov system: what was decided, and by which article."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.facts.colours import colour_difference
from ronde.model import Colour
from ronde.systems.dubov_1997.candidates import Row, Side
from ronde.systems.dubov_1997.colours import Colours, Reason
from ronde.systems.dubov_1997.facts import KEY, Entry
from ronde.systems.story import Story
from ronde.words import Figure, Points, Value, Who

WHITE, BLACK = Colour.WHITE, Colour.BLACK


class Sentence(StrEnum):
    """Every sentence of the system."""

    ALREADY_MET = "already_met"
    KEPT_APART = "kept_apart"
    SAME_COLOUR_NEEDED = "same_colour_needed"
    SPARED = "spared"
    NOT_SPARED = "not_spared"
    COLOUR_DUE = "colour_due"
    COLOUR_ONE = "colour_one"
    COLOUR_THIRD = "colour_third"
    COLOUR_LIMIT = "colour_limit"
    COLOUR_BALANCE = "colour_balance"
    COLOUR_HISTORY = "colour_history"
    COLOUR_AVERAGE = "colour_average"
    COLOUR_AVERAGE_FREE = "colour_average_free"
    COLOUR_RATING = "colour_rating"
    COLOUR_NAME = "colour_name"
    COLOUR_NUMBER = "colour_number"
    COLOUR_ROUND_1 = "colour_round_1"
    COLOUR_AGAIN = "colour_again"
    BYE = "bye"
    BYE_COLOUR = "bye_colour"
    BYE_AVERAGE = "bye_average"
    BYE_NAME = "bye_name"
    BYE_NUMBER = "bye_number"
    BYE_ROUND_1 = "bye_round_1"
    BYE_HAD_POINTS = "bye_had_points"
    BYE_KEPT = "bye_kept"
    BYE_NEEDED = "bye_needed"
    GROUP = "group"
    GROUP_IDEAL = "group_ideal"
    GROUP_ROUND_1 = "group_round_1"
    ROW = "row"
    ROW_CHANGED = "row_changed"
    ROW_ROUND_1 = "row_round_1"
    ROW_CHANGED_ROUND_1 = "row_changed_round_1"
    BOTH_WHITE = "both_white"
    BOTH_BLACK = "both_black"
    BOTH_ROUND_1 = "both_round_1"
    LEFT_FOR_OTHERS = "left_for_others"
    GOES_DOWN = "goes_down"
    GOES_DOWN_FAR = "goes_down_far"
    ALONE = "alone"
    ALONE_SAME = "alone_same"
    COMES_DOWN_FAR = "comes_down_far"
    COMES_DOWN_FAR_SAME = "comes_down_far_same"
    JOINS = "joins"
    JOINS_ANY = "joins_any"
    JOINS_SAME = "joins_same"
    TO_BLACK = "to_black"
    TO_WHITE = "to_white"
    TO_WHITE_NEW = "to_white_new"
    COMES_DOWN = "comes_down"
    COMES_DOWN_SAME = "comes_down_same"


class RoundStory(Story):
    """The steps of a round, collected group by group."""

    def __init__(self, first_round: bool) -> None:
        super().__init__(KEY)
        self.first_round = first_round
        self.score = 0
        self._opened = 0

    def open(self, bracket: int, score: int) -> None:
        """Begin with a score group."""
        self.bracket, self.score, self._opened = bracket, score, len(self.steps)

    # Article 2

    def protection(self, best: Entry, chosen: Entry) -> None:
        """2.5: a player was spared, or could not be."""
        if best is not chosen:
            values: dict[str, Value] = {"player": Who(best.id), "other": Who(chosen.id)}
            values |= {"points": Points(self.score), "rounds": _list(best.moved_up)}
            self.tell("2.5", (best,), Sentence.SPARED, **values)
        elif chosen.barred:
            values = {"player": Who(chosen.id), "below": Points(chosen.score)}
            self.tell("2.5", (chosen,), Sentence.NOT_SPARED, **values, rounds=_list(chosen.moved_up))

    # Article 3

    def colours(self, given: Colours) -> None:
        """The rule that decided the colours of a pair."""
        white, black, reason = given
        if reason is Reason.ONLY:
            self._only(white, black)
        else:
            article = "5" if reason is Reason.ROUND_1 else "3"
            sentence, values = _by(given)
            self.tell(article, (white, black), sentence, **values)
        for entry, colour in ((white, WHITE), (black, BLACK)):
            if entry.colours and entry.colours[-1] is colour:
                self.tell("2.4", (entry,), Sentence.COLOUR_AGAIN, player=Who(entry.id), colour=colour)

    def _only(self, white: Entry, black: Entry) -> None:
        """The one way round that 2.3 and 2.4 allow, by the player who is bound to it."""
        for entry, colour in ((white, WHITE), (black, BLACK)):
            if not entry.may(colour.opposite):
                twice = entry.colours[-2:] == (colour.opposite, colour.opposite)
                article, sentence = (
                    ("2.4", Sentence.COLOUR_THIRD) if twice else ("2.3", Sentence.COLOUR_LIMIT)
                )
                values: dict[str, Value] = {"player": Who(entry.id), "colour": colour}
                self.tell(article, (white, black), sentence, **values, other=colour.opposite)
                return

    # Articles 4 and 5

    def bye(
        self, chosen: Entry, order: Sequence[Entry], passed: Iterable[Entry], colour: Colour | None
    ) -> None:
        """The bye, and those who were in line for it before."""
        for entry in passed:
            article, sentence = "4", Sentence.BYE_NEEDED
            if entry.given_points:
                article, sentence = "2.2", Sentence.BYE_HAD_POINTS
            elif entry.no_bye:
                sentence = Sentence.BYE_KEPT
            self.tell(article, (entry,), sentence, player=Who(entry.id), bye=Who(chosen.id))
        if self.first_round:
            self.tell("5", (chosen,), Sentence.BYE_ROUND_1, player=Who(chosen.id))
            return
        values: dict[str, Value] = {"points": Points(chosen.score), "rating": chosen.rating}
        later = [e for e in order[order.index(chosen) + 1 :] if e.rating == chosen.rating]
        sentence = Sentence.BYE
        if later:
            rival = later[0]
            if colour is not None and (rival.wants is colour) != (chosen.wants is colour):
                sentence, values["colour"] = Sentence.BYE_COLOUR, colour
            elif rival.opposition != chosen.opposition:
                sentence, values["average"] = Sentence.BYE_AVERAGE, _average(chosen)
            else:
                sentence = Sentence.BYE_NAME if rival.name != chosen.name else Sentence.BYE_NUMBER
        self.tell("4", (chosen,), sentence, player=Who(chosen.id), **values)

    # Article 6

    def summary(self, own: Sequence[Entry], came: Sequence[Entry], up: int, down: Sequence[Entry]) -> None:
        """The group as a whole, put before its decisions."""
        whites = sum(e.wants is WHITE for e in own)
        blacks = sum(e.wants is BLACK for e in own)
        values: dict[str, Value] = {"points": Points(self.score), "players": len(own)}
        quiet = not (came or up or down)
        if self.first_round and quiet:
            self.tell("5", (), Sentence.GROUP_ROUND_1, **values)
        elif quiet and whites == blacks and whites + blacks == len(own):
            self.tell("6.1", (), Sentence.GROUP_IDEAL, **values)
        else:
            values |= {"whites": whites, "blacks": blacks, "above": len(came), "up": up, "down": len(down)}
            self.tell("6.1", (), Sentence.GROUP, **values)
        self.steps.insert(self._opened, self.steps.pop())

    def row(self, row: Row, first: Entry, second: Entry, skipped: Sequence[Entry]) -> None:
        """A pair of the two columns: the places of both and why not another."""
        values: dict[str, Value] = {"first": Who(first.id), "second": Who(second.id)}
        article = "6.3"
        if row.side is not Side.ACROSS:
            sentence = Sentence.BOTH_WHITE if row.side is Side.WHITE else Sentence.BOTH_BLACK
            if self.first_round:
                sentence = Sentence.BOTH_ROUND_1
        elif self.first_round:
            values |= {"place": row.place + 1, "seat": row.seat + 1}
            sentence = Sentence.ROW_CHANGED_ROUND_1
            if row.place == row.seat:
                article, sentence = "5", Sentence.ROW_ROUND_1
        else:
            values["place"] = row.place + 1
            if row.place == row.seat:
                article, sentence = "6.2", Sentence.ROW
            else:
                sentence, values["seat"] = Sentence.ROW_CHANGED, row.seat + 1
            values |= {"average": _average(first), "rating": second.rating}
        self.tell(article, (first, second), sentence, **values, points=Points(self.score))
        self._skipped(first, second, skipped)

    def _skipped(self, first: Entry, second: Entry, skipped: Sequence[Entry]) -> None:
        """Players higher in the column who were passed over, by reason."""
        reasons: dict[tuple[str, Sentence], list[int]] = {}
        for entry in skipped:
            reason = "6.3", Sentence.LEFT_FOR_OTHERS
            if entry.id in first.played:
                reason = "2.1", Sentence.ALREADY_MET
            elif entry.id in first.met:
                reason = "2.1", Sentence.KEPT_APART
            elif not any(first.may(c) and entry.may(c.opposite) for c in Colour):
                reason = "2.4", Sentence.SAME_COLOUR_NEEDED
            reasons.setdefault(reason, []).append(entry.id)
        for (article, sentence), ids in reasons.items():
            self.tell(article, (first, second), sentence, first=Who(first.id), others=tuple(ids))

    def goes_down(self, entry: Entry, count: int, has_opponent: bool) -> None:
        """A player whom the group cannot keep."""
        sentence = Sentence.GOES_DOWN if has_opponent else Sentence.GOES_DOWN_FAR
        values: dict[str, Value] = {"player": Who(entry.id), "points": Points(self.score)}
        self.tell("6.4", (entry,), sentence, **values, count=count, rating=entry.rating)

    # Article 7

    def from_below(self, entry: Entry, chosen: Entry, same: bool, came_down: bool) -> None:
        """An opponent comes up for a player who has none in the group."""
        if came_down:
            sentence = Sentence.COMES_DOWN_FAR_SAME if same else Sentence.COMES_DOWN_FAR
        else:
            sentence = Sentence.ALONE_SAME if same else Sentence.ALONE
        values: dict[str, Value] = {"player": Who(entry.id), "opponent": Who(chosen.id)}
        values |= {"points": Points(self.score), "below": Points(chosen.score)}
        self.tell("7.1", (entry, chosen), sentence, **values, rating=chosen.rating)

    def joins(self, chosen: Entry, colour: Colour | None, same: bool) -> None:
        """A player comes up to make the group even."""
        values: dict[str, Value] = {"player": Who(chosen.id), "rating": chosen.rating}
        values |= {"points": Points(self.score), "below": Points(chosen.score)}
        sentence = Sentence.JOINS_ANY
        if colour is not None:
            sentence, values["colour"] = (Sentence.JOINS_SAME if same else Sentence.JOINS), colour
        self.tell("7.2", (chosen,), sentence, **values)

    def changed(self, moved: Iterable[Entry], whites: int, blacks: int) -> None:
        """Players who change to the column of the other colour."""
        half, many = (whites + blacks) // 2, max(whites, blacks)
        for entry in moved:
            values: dict[str, Value] = {"player": Who(entry.id), "half": half, "many": many}
            values["points"] = Points(self.score)
            if entry.wants is None:
                self.tell("7.4", (entry,), Sentence.TO_WHITE_NEW, **values)
            elif whites > blacks:
                self.tell("7.3", (entry,), Sentence.TO_BLACK, **values, average=_average(entry))
            else:
                self.tell("7.4", (entry,), Sentence.TO_WHITE, **values, average=_average(entry))

    # Article 8

    def floater(self, entry: Entry, found: Entry, same: bool) -> None:
        """A moved-down player meets a player of the group."""
        sentence = Sentence.COMES_DOWN_SAME if same else Sentence.COMES_DOWN
        values: dict[str, Value] = {"player": Who(entry.id), "opponent": Who(found.id)}
        values |= {"above": Points(entry.score), "points": Points(self.score)}
        self.tell("8.2", (entry, found), sentence, **values, rating=found.rating)


_PLAIN = {
    Reason.DUE: Sentence.COLOUR_DUE,
    Reason.NAME: Sentence.COLOUR_NAME,
    Reason.NUMBER: Sentence.COLOUR_NUMBER,
    Reason.ROUND_1: Sentence.COLOUR_ROUND_1,
}


def _by(given: Colours) -> tuple[Sentence, dict[str, Value]]:
    """The sentence on the colours of a pair, and its values."""
    white, black, reason = given
    both: dict[str, Value] = {"white": Who(white.id), "black": Who(black.id)}
    match reason:
        case Reason.ONE:
            due, other = (white, black) if white.wants else (black, white)
            colour = WHITE if due is white else BLACK
            return Sentence.COLOUR_ONE, {"player": Who(due.id), "other": Who(other.id), "colour": colour}
        case Reason.BALANCE:
            a, b = (_signed(colour_difference(e.colours)) for e in (white, black))
            return Sentence.COLOUR_BALANCE, both | {"a": a, "b": b, "colour": white.wants or WHITE}
        case Reason.HISTORY:
            return Sentence.COLOUR_HISTORY, both | {"colour": white.wants or WHITE}
        case Reason.AVERAGE:
            both |= {"a": _average(white), "b": _average(black)}
            if white.wants is None:
                return Sentence.COLOUR_AVERAGE_FREE, both
            return Sentence.COLOUR_AVERAGE, both | {"colour": white.wants}
        case Reason.RATING:
            return Sentence.COLOUR_RATING, both | {"a": white.rating, "b": black.rating}
    return _PLAIN[reason], both


def _average(entry: Entry) -> str:
    """The average of the opponents; averages of up to 31 games that differ do so in three decimals."""
    whole, rest = divmod(round(entry.average * 1000), 1000)
    return Figure(f"{whole}.{rest:03}".rstrip("0").rstrip(".")) if entry.played else "none"


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
