"""The story of a round by the Dubov system of 1997, told while it is paired."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.facts.colours import colour_difference
from ronde.model import Colour
from ronde.rulebook.telling import Teller
from ronde.systems.dubov_1997.candidates import Row, Side
from ronde.systems.dubov_1997.colours import Colours, Reason
from ronde.systems.dubov_1997.facts import KEY, Entry
from ronde.words import Figure, Points, Value, Who

WHITE, BLACK = Colour.WHITE, Colour.BLACK


class RoundStory(Teller):
    """The steps of a round, collected group by group."""

    def __init__(self, first_round: bool) -> None:
        super().__init__(KEY)
        self.first_round = first_round
        self.score = 0
        self._opened = 0

    def open(self, bracket: int, score: int) -> None:
        """Begin with a score group."""
        self.bracket, self.score, self._opened = bracket, score, len(self._taken)

    # Article 2

    def protection(self, best: Entry, chosen: Entry) -> None:
        """2.5: a player was spared, or could not be."""
        if best is not chosen:
            player, other, rounds = Who(best.id), Who(chosen.id), _list(best.moved_up)
            points = Points(self.score)
            self.tell("spared", (best.id,), player=player, other=other, points=points, rounds=rounds)
        elif chosen.barred:
            player, below, rounds = Who(chosen.id), Points(chosen.score), _list(chosen.moved_up)
            self.tell("not_spared", (chosen.id,), player=player, below=below, rounds=rounds)

    # Article 3

    def colours(self, given: Colours) -> None:
        """The rule that decided the colours of a pair."""
        white, black, reason = given
        if reason is Reason.ONLY:
            self._only(white, black)
        else:
            kind, values = _by(given)
            self.tell(kind, (white.id, black.id), **values)
        for entry, colour in ((white, WHITE), (black, BLACK)):
            if entry.colours and entry.colours[-1] is colour:
                self.tell("colour_again", (entry.id,), player=Who(entry.id), colour=colour)

    def _only(self, white: Entry, black: Entry) -> None:
        """The one way round that 2.3 and 2.4 allow, by the player who is bound to it."""
        for entry, colour in ((white, WHITE), (black, BLACK)):
            if not entry.may(colour.opposite):
                twice = entry.colours[-2:] == (colour.opposite, colour.opposite)
                kind = "colour_third" if twice else "colour_limit"
                both, player = (white.id, black.id), Who(entry.id)
                self.tell(kind, both, player=player, colour=colour, other=colour.opposite)
                return

    # Articles 4 and 5

    def bye(
        self, chosen: Entry, order: Sequence[Entry], passed: Iterable[Entry], colour: Colour | None
    ) -> None:
        """The bye, and those who were in line for it before."""
        for entry in passed:
            kind = "bye_needed"
            if entry.given_points:
                kind = "bye_had_points"
            elif entry.no_bye:
                kind = "bye_kept"
            self.tell(kind, (entry.id,), player=Who(entry.id), bye=Who(chosen.id))
        later = [e for e in order[order.index(chosen) + 1 :] if e.rating == chosen.rating]
        values: dict[str, Value] = {"points": Points(chosen.score), "rating": chosen.rating}
        kind = "bye"
        if self.first_round:
            kind = "bye_round_1"
        elif later:
            rival = later[0]
            if colour is not None and (rival.wants is colour) != (chosen.wants is colour):
                kind, values["colour"] = "bye_colour", colour
            elif rival.opposition != chosen.opposition:
                kind, values["average"] = "bye_average", _average(chosen)
            else:
                kind = "bye_name" if rival.name != chosen.name else "bye_number"
        self.tell(kind, (chosen.id,), player=Who(chosen.id), **values)

    # Article 6

    def summary(self, own: Sequence[Entry], came: Sequence[Entry], up: int, down: Sequence[Entry]) -> None:
        """The group as a whole, put before its decisions."""
        whites = sum(e.wants is WHITE for e in own)
        blacks = sum(e.wants is BLACK for e in own)
        values = {"whites": whites, "blacks": blacks, "above": len(came), "up": up, "down": len(down)}
        kind, quiet = "group", not (came or up or down)
        if self.first_round and quiet:
            kind = "group_round_1"
        elif quiet and whites == blacks and whites + blacks == len(own):
            kind = "group_ideal"
        self.tell(kind, (), points=Points(self.score), players=len(own), **values)
        self._taken.insert(self._opened, self._taken.pop())

    def row(self, row: Row, first: Entry, second: Entry, skipped: Sequence[Entry]) -> None:
        """A pair of the two columns: the places of both and why not another."""
        if row.side is not Side.ACROSS:
            kind = "both_white" if row.side is Side.WHITE else "both_black"
            if self.first_round:
                kind = "both_round_1"
        else:
            kind = "row" if row.place == row.seat else "row_changed"
            if self.first_round:
                kind += "_round_1"
        self.tell(
            kind,
            (first.id, second.id),
            first=Who(first.id),
            second=Who(second.id),
            place=row.place + 1,
            seat=row.seat + 1,
            average=_average(first),
            rating=second.rating,
            points=Points(self.score),
        )
        self._skipped(first, second, skipped)

    def _skipped(self, first: Entry, second: Entry, skipped: Sequence[Entry]) -> None:
        """Players higher in the column who were passed over, by reason."""
        reasons: dict[str, list[int]] = {}
        for entry in skipped:
            kind = "left_for_others"
            if entry.id in first.played:
                kind = "already_met"
            elif entry.id in first.met:
                kind = "kept_apart"
            elif not any(first.may(c) and entry.may(c.opposite) for c in Colour):
                kind = "same_colour_needed"
            reasons.setdefault(kind, []).append(entry.id)
        for kind, ids in reasons.items():
            self.tell(kind, (first.id, second.id), first=Who(first.id), others=tuple(ids))

    def goes_down(self, entry: Entry, count: int, has_opponent: bool) -> None:
        """A player whom the group cannot keep."""
        kind = "goes_down" if has_opponent else "goes_down_far"
        player, points = Who(entry.id), Points(self.score)
        self.tell(kind, (entry.id,), player=player, points=points, count=count, rating=entry.rating)

    # Article 7

    def from_below(self, entry: Entry, chosen: Entry, same: bool, came_down: bool) -> None:
        """An opponent comes up for a player who has none in the group."""
        self.tell(
            ("comes_down_far" if came_down else "alone") + ("_same" if same else ""),
            (entry.id, chosen.id),
            player=Who(entry.id),
            opponent=Who(chosen.id),
            points=Points(self.score),
            below=Points(chosen.score),
            rating=chosen.rating,
        )

    def joins(self, chosen: Entry, colour: Colour | None, same: bool) -> None:
        """A player comes up to make the group even."""
        values: dict[str, Value] = {"player": Who(chosen.id), "rating": chosen.rating}
        values |= {"points": Points(self.score), "below": Points(chosen.score)}
        kind = "joins_any"
        if colour is not None:
            kind, values["colour"] = ("joins_same" if same else "joins"), colour
        self.tell(kind, (chosen.id,), **values)

    def changed(self, moved: Iterable[Entry], whites: int, blacks: int) -> None:
        """Players who change to the column of the other colour."""
        half, many = (whites + blacks) // 2, max(whites, blacks)
        for entry in moved:
            kind = "to_black" if whites > blacks else "to_white"
            if entry.wants is None:
                kind = "to_white_new"
            player, points, average = Who(entry.id), Points(self.score), _average(entry)
            self.tell(kind, (entry.id,), player=player, half=half, many=many, points=points, average=average)

    # Article 8

    def floater(self, entry: Entry, found: Entry, same: bool) -> None:
        """A moved-down player meets a player of the group."""
        self.tell(
            "comes_down_same" if same else "comes_down",
            (entry.id, found.id),
            player=Who(entry.id),
            opponent=Who(found.id),
            above=Points(entry.score),
            points=Points(self.score),
            rating=found.rating,
        )


_PLAIN = {
    Reason.DUE: "colour_due",
    Reason.NAME: "colour_name",
    Reason.NUMBER: "colour_number",
    Reason.ROUND_1: "colour_round_1",
}


def _by(given: Colours) -> tuple[str, dict[str, Value]]:
    """The kind of decision on the colours of a pair, and its values."""
    white, black, reason = given
    both: dict[str, Value] = {"white": Who(white.id), "black": Who(black.id)}
    match reason:
        case Reason.ONE:
            due, other = (white, black) if white.wants else (black, white)
            colour = WHITE if due is white else BLACK
            return "colour_one", {"player": Who(due.id), "other": Who(other.id), "colour": colour}
        case Reason.BALANCE:
            a, b = (_signed(colour_difference(e.colours)) for e in (white, black))
            return "colour_balance", both | {"a": a, "b": b, "colour": white.wants or WHITE}
        case Reason.HISTORY:
            return "colour_history", both | {"colour": white.wants or WHITE}
        case Reason.AVERAGE:
            both |= {"a": _average(white), "b": _average(black)}
            if white.wants is None:
                return "colour_average_free", both
            return "colour_average", both | {"colour": white.wants}
        case Reason.RATING:
            return "colour_rating", both | {"a": white.rating, "b": black.rating}
    return _PLAIN[reason], both


def _average(entry: Entry) -> str:
    """The average of the opponents; averages of up to 31 games that differ do so in three decimals."""
    whole, rest = divmod(round(entry.average * 1000), 1000)
    return Figure(f"{whole}.{rest:03}".rstrip("0").rstrip(".")) if entry.played else "none"


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
