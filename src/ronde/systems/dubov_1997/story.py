"""The explanations of the Dubov system: every decision as a step in the words of the text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ronde.facts.colours import colour_difference
from ronde.model import Colour
from ronde.rulebook import Step
from ronde.words import Figure, Points, Value, Who

if TYPE_CHECKING:
    from ronde.systems.dubov_1997.candidates import Row
    from ronde.systems.dubov_1997.procedure import Entry

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def _average(entry: Entry) -> str:
    """The average of the opponents; averages of up to 31 games that differ do so in three decimals."""
    whole, rest = divmod(round(entry.average * 1000), 1000)
    return Figure(f"{whole}.{rest:03}".rstrip("0").rstrip(".")) if entry.played else "–"


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


class Story:
    """The steps of a round, collected group by group."""

    def __init__(self, first_round: bool) -> None:
        self.first_round = first_round
        self.steps: list[Step] = []
        self.bracket: int | None = None
        self.score = 0
        self._opened = 0

    def tell(self, article: str, players: Iterable[Entry], message: str, **values: Value) -> None:
        """Add a step."""
        ids = tuple(e.id for e in players)
        self.steps.append(Step(f"dubov-1997 {article}", ids, message, tuple(values.items()), self.bracket))

    def open(self, bracket: int, score: int) -> None:
        """Begin with a score group."""
        self.bracket, self.score, self._opened = bracket, score, len(self.steps)

    # Article 4

    def bye(
        self, chosen: Entry, order: Sequence[Entry], passed: Iterable[Entry], colour: Colour | None
    ) -> None:
        """The bye, and those who were in line for it before."""
        for entry in passed:
            article, message = "4", "bye_needed"
            if entry.given_points:
                article, message = "2.2", "bye_had_points"
            elif entry.no_bye:
                message = "bye_kept"
            self.tell(article, (entry,), message, player=Who(entry.id), bye=Who(chosen.id))
        if self.first_round:
            self.tell("5", (chosen,), "bye_round_1", player=Who(chosen.id))
            return
        values: dict[str, Value] = {"points": Points(chosen.score), "rating": chosen.rating}
        later = [e for e in order[order.index(chosen) + 1 :] if e.rating == chosen.rating]
        message = "bye"
        if later:
            rival = later[0]
            message = "bye_name" if rival.name != chosen.name else "bye_number"
            if rival.opposition != chosen.opposition:
                message, values["average"] = "bye_average", _average(chosen)
            if colour is not None and (rival.wants is colour) != (chosen.wants is colour):
                message, values["colour"] = "bye_colour", colour
        self.tell("4", (chosen,), message, player=Who(chosen.id), **values)

    # Article 6

    def summary(self, own: Sequence[Entry], came: Sequence[Entry], up: int, down: Sequence[Entry]) -> None:
        """The group as a whole, told before its decisions."""
        whites = sum(e.wants is WHITE for e in own)
        blacks = sum(e.wants is BLACK for e in own)
        values: dict[str, Value] = {"points": Points(self.score), "players": len(own)}
        article, message = "6.1", "group"
        quiet = not (came or up or down)
        if self.first_round and quiet:
            article, message = "5", "group_round_1"
        elif quiet and whites == blacks and whites + blacks == len(own):
            message = "group_ideal"
        else:
            values |= {"whites": whites, "blacks": blacks, "above": len(came), "up": up, "down": len(down)}
        step = Step(f"dubov-1997 {article}", (), message, tuple(values.items()), self.bracket)
        self.steps.insert(self._opened, step)

    def row(self, row: Row, first: Entry, second: Entry, skipped: Sequence[Entry]) -> None:
        """A pair of the two columns: the places of both and why not another."""
        values: dict[str, Value] = {"first": Who(first.id), "second": Who(second.id)}
        if row.side != "across":
            message = f"both_{row.side}" if not self.first_round else "both_round_1"
            self.tell("6.3", (first, second), message, **values, points=Points(self.score))
        else:
            article, message = ("6.2", "row") if row.place == row.seat else ("6.3", "row_changed")
            values |= {"place": row.place + 1, "seat": row.seat + 1}
            if self.first_round:
                article, message = ("5" if row.place == row.seat else "6.3"), f"{message}_round_1"
            else:
                values |= {"average": _average(first), "rating": second.rating}
            if message == "row":
                del values["seat"]
            self.tell(article, (first, second), message, **values, points=Points(self.score))
        self._skipped(first, second, skipped)

    def _skipped(self, first: Entry, second: Entry, skipped: Sequence[Entry]) -> None:
        """Those who stood higher in the column and were not taken, by reason."""
        reasons: dict[tuple[str, str], list[int]] = {}
        for entry in skipped:
            reason = "6.3", "left_for_others"
            if entry.id in first.played:
                reason = "2.1", "already_met"
            elif entry.id in first.met:
                reason = "2.1", "kept_apart"
            elif not any(first.may(c) and entry.may(c.opposite) for c in Colour):
                reason = "2.4", "same_colour_needed"
            reasons.setdefault(reason, []).append(entry.id)
        for (article, message), ids in reasons.items():
            self.tell(article, (first, second), message, first=Who(first.id), others=tuple(ids))

    def goes_down(self, entry: Entry, count: int, has_opponent: bool) -> None:
        """A player whom the group cannot keep."""
        message = "goes_down" if has_opponent else "goes_down_far"
        values: dict[str, Value] = {"player": Who(entry.id), "points": Points(self.score)}
        self.tell("6.4", (entry,), message, **values, count=count, rating=entry.rating)

    # Article 7

    def from_below(self, entry: Entry, chosen: Entry, same: bool, came_down: bool) -> None:
        """An opponent comes up for a player who has none in the group."""
        message = ("comes_down_far" if came_down else "alone") + ("_same" if same else "")
        self.tell(
            "7.1", (entry, chosen), message, player=Who(entry.id), opponent=Who(chosen.id),
            points=Points(self.score), below=Points(chosen.score), rating=chosen.rating,
        )  # fmt: skip

    def joins(self, chosen: Entry, colour: Colour | None, same: bool) -> None:
        """A player comes up to make the group even."""
        values: dict[str, Value] = {"player": Who(chosen.id), "rating": chosen.rating}
        values |= {"points": Points(self.score), "below": Points(chosen.score)}
        message = "joins_any"
        if colour is not None:
            message, values["colour"] = ("joins_same" if same else "joins"), colour
        self.tell("7.2", (chosen,), message, **values)

    def protection(self, best: Entry, chosen: Entry) -> None:
        """Somebody was spared by 2.5, or could not be."""
        if best is not chosen:
            values: dict[str, Value] = {"player": Who(best.id), "other": Who(chosen.id)}
            values |= {"points": Points(self.score), "rounds": _list(best.moved_up)}
            self.tell("2.5", (best,), "spared", **values)
        elif chosen.barred:
            values = {"player": Who(chosen.id), "below": Points(chosen.score)}
            self.tell("2.5", (chosen,), "not_spared", **values, rounds=_list(chosen.moved_up))

    def changed(self, moved: Iterable[Entry], whites: int, blacks: int) -> None:
        """Players who change to the column of the other colour."""
        half, many = (whites + blacks) // 2, max(whites, blacks)
        for entry in moved:
            values: dict[str, Value] = {"player": Who(entry.id), "half": half, "many": many}
            values["points"] = Points(self.score)
            if entry.wants is None:
                self.tell("7.4", (entry,), "to_white_new", **values)
            else:
                article, message = ("7.3", "to_black") if whites > blacks else ("7.4", "to_white")
                self.tell(article, (entry,), message, **values, average=_average(entry))

    # Article 8

    def floater(self, entry: Entry, found: Entry, same: bool) -> None:
        """Somebody who has come down meets a player of the group."""
        self.tell(
            "8.2", (entry, found), "comes_down_same" if same else "comes_down", player=Who(entry.id),
            opponent=Who(found.id), above=Points(entry.score), points=Points(self.score), rating=found.rating,
        )  # fmt: skip

    # Article 3

    def colours(self, white: Entry, black: Entry, reason: str) -> None:
        """What decided the colours of a pair."""
        values: dict[str, Value] = {"white": Who(white.id), "black": Who(black.id)}
        both = white, black
        match reason:
            case "only":
                self._only(white, black)
            case "one":
                due, other = both if white.wants else (black, white)
                colour = WHITE if due is white else BLACK
                self.tell("3", both, "colour_one", player=Who(due.id), other=Who(other.id), colour=colour)
            case "balance":
                balance = [_signed(colour_difference(e.colours)) for e in both]
                values |= {"a": balance[0], "b": balance[1]}
                self.tell("3", both, "colour_balance", **values, colour=white.wants or WHITE)
            case "history":
                self.tell("3", both, "colour_history", **values, colour=white.wants or WHITE)
            case "average":
                values |= {"a": _average(white), "b": _average(black)}
                if white.wants is None:
                    self.tell("3", both, "colour_average_free", **values)
                else:
                    self.tell("3", both, "colour_average", **values, colour=white.wants)
            case "rating":
                self.tell("3", both, "colour_rating", **values, a=white.rating, b=black.rating)
            case _:
                self.tell("5" if reason == "round_1" else "3", both, f"colour_{reason}", **values)
        for entry, colour in ((white, WHITE), (black, BLACK)):
            if entry.colours and entry.colours[-1] is colour:
                self.tell("2.4", (entry,), "colour_again", player=Who(entry.id), colour=colour)

    def _only(self, white: Entry, black: Entry) -> None:
        """The one way round that 2.3 and 2.4 allow, by the player who is bound to it."""
        for entry, colour in ((white, WHITE), (black, BLACK)):
            if not entry.may(colour.opposite):
                twice = entry.colours[-2:] == (colour.opposite, colour.opposite)
                article, message = ("2.4", "colour_third") if twice else ("2.3", "colour_limit")
                self.tell(
                    article, (white, black), message,
                    player=Who(entry.id), colour=colour, other=colour.opposite,
                )  # fmt: skip
                return
