"""The claims about the columns, their rows, and the colours: articles 3, 5, 6.2, 6.3, 7.3 and 7.4."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.dubov_1997.field import (
    DOWN,
    JOINS,
    KEY,
    MADE,
    ROWS,
    Field,
    Two,
    claims_of,
    field_of,
    group_of,
    score_of,
)
from ronde.verifying.facts import B, W, last_differing
from ronde.verifying.matching import cheapest, pairs_among
from ronde.words import Who


class Columns:
    """The players who stay in a group, in two columns."""

    def __init__(self, field: Field, account: Account, claim: Claim) -> None:
        rows = claims_of(account, claim, *ROWS)
        left = set(field.left(rows[0]))
        down = {c.who("player") for c in claims_of(account, claim, *DOWN)}
        joined = [c.who("player") for c in claims_of(account, claim, *JOINS)]
        self.stay = [v for v in [*group_of(claim, field), *joined] if v in left and v not in down]
        self.changed: list[int] = []
        if field.first:
            ordered = sorted(self.stay, key=lambda v: (-field.rating[v], v))
            self.whites, self.blacks = ordered[: len(ordered) // 2], ordered[len(ordered) // 2 :]
            return
        white = [v for v in self.stay if field.due(v) is W]
        black = [v for v in self.stay if field.due(v) is not W]
        self.sizes = len(white), len(black)
        count = abs(len(white) - len(black)) // 2
        if len(white) > len(black):
            may = [v for v in white if field.facts[v].may_have(B)]
            may.sort(key=lambda v: (field.opposition[v], -field.rating[v], field.alphabet[v]))
        else:
            may = [v for v in black if field.facts[v].may_have(W)]
            may.sort(
                key=lambda v: (
                    field.due(v) is not None,
                    -field.opposition[v],
                    field.rating[v],
                    field.alphabet[v],
                )
            )
        self.changed = may[:count]
        ours = set(white) ^ set(self.changed)
        self.whites = field.whites(v for v in self.stay if v in ours)
        self.blacks = field.blacks(v for v in self.stay if v not in ours)


def columns(claim: Claim, account: Account) -> Columns:
    """The columns of the group of a claim."""
    field = field_of(account)
    return account.once((KEY, "columns", claim.bracket), lambda: Columns(field, account, claim))


@checks(KEY, "to_black", "to_white", "to_white_new")
def _changes(claim: Claim, account: Account) -> None:
    field, here = field_of(account), columns(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.changed, "they do not change")
    white, black = here.sizes
    expected: dict[str, object] = {"player": Who(id_), "half": (white + black) // 2}
    expected |= {"many": max(white, black), "points": score_of(claim, field)}
    kind = "to_white_new" if field.due(id_) is None else "to_black" if white > black else "to_white"
    holds(claim.message == kind, "they change in another way")
    if kind != "to_white_new":
        expected["average"] = field.written(id_)
    claim.says(**expected)


@checks(KEY, *ROWS)
def _row(claim: Claim, account: Account) -> None:
    field, here = field_of(account), columns(claim, account)
    first, second = claim.who("first"), claim.who("second")
    claim.about(first, second)
    account.meet(first, second)
    order = _waiting(claim, account, field, here)
    holds(bool(order) and order[0] == first and second in order, "they are not next")
    over = order[1 : order.index(second)]
    fewest = _white_pairs(field, here, ())
    done = _done(claim, account)
    holds(_white_pairs(field, here, [*done, (first, second)]) == fewest, "the others cannot be paired")
    for v in over:
        forbidden = not field.legal(first, v)
        holds(forbidden or _white_pairs(field, here, [*done, (first, v)]) != fewest, f"{v} comes first")
    told = [c for c in claims_of(account, claim, *SKIPPED) if c.players == claim.players]
    holds(sorted(v for c in told for v in c.ids("others")) == sorted(over), "others were passed over")
    expected: dict[str, object] = {
        "first": Who(first),
        "second": Who(second),
        "points": score_of(claim, field),
    }
    across = first in here.whites and second in here.blacks
    if not across:
        kind = "both_white" if first in here.whites else "both_black"
        kind = "both_round_1" if field.first else kind
    else:
        place, seat = here.whites.index(first), here.blacks.index(second)
        expected["place"] = place + 1
        kind = "row" if place == seat else "row_changed"
        if place != seat or field.first:
            expected["seat"] = seat + 1
        if field.first:
            kind += "_round_1"
        else:
            expected |= {"average": field.written(first), "rating": field.rating[second]}
    holds(claim.message == kind, "they stand in another way")
    claim.says(**expected)


def _done(claim: Claim, account: Account) -> list[Two]:
    """The rows made before a claim."""
    found = []
    for other in claims_of(account, claim, *ROWS):
        if other is claim:
            break
        found.append((other.who("first"), other.who("second")))
    return found


def _waiting(claim: Claim, account: Account, field: Field, here: Columns) -> list[int]:
    """The player who is next, then the others in turn."""
    gone = {v for two in _done(claim, account) for v in two}
    white = [v for v in here.whites if v not in gone]
    black = [v for v in here.blacks if v not in gone]
    return [white[0], *black, *white[1:]] if white else black


def _white_pairs(field: Field, here: Columns, fixed: Sequence[Two]) -> int | None:
    """The fewest pairs of two Whites with some rows made; None if the others cannot be paired."""
    key = ("rows", tuple(here.stay), tuple(fixed))

    def work() -> tuple[int | None]:
        gone, white = {v for two in fixed for v in two}, set(here.whites)
        left = [v for v in here.stay if v not in gone]
        costs = {(a, b): (int(a in white and b in white),) for a, b in pairs_among(left) if field.legal(a, b)}
        found = cheapest(left, costs)
        if found is None:
            return (None,)
        return ((found[0] if found else 0) + sum(a in white and b in white for a, b in fixed),)

    found = field.account.once(key, work)[0]
    return None if found is None else int(found)


SKIPPED = ("already_met", "kept_apart", "same_colour_needed", "left_for_others")


@checks(KEY, *SKIPPED)
def _skipped(claim: Claim, account: Account) -> None:
    field, here = field_of(account), columns(claim, account)
    first, second = account.around(claim)
    row = next(c for c in claims_of(account, claim, *ROWS) if c.players == claim.players)
    order = _waiting(row, account, field, here)
    over = order[1 : order.index(second)]
    person = field.facts[first]

    def why(v: int) -> str:
        if v in person.met:
            return "already_met"
        if v in person.apart:
            return "kept_apart"
        return "left_for_others" if field.legal(first, v) else "same_colour_needed"

    people = tuple(v for v in over if why(v) == claim.message)
    holds(bool(people), "there is nobody")
    claim.says(first=Who(first), others=people)


COLOURS = (
    *("colour_due", "colour_one", "colour_third", "colour_limit", "colour_balance", "colour_history"),
    *("colour_average", "colour_average_free", "colour_rating", "colour_name", "colour_number"),
    "colour_round_1",
)


@checks(KEY, *COLOURS)
def _colours(claim: Claim, account: Account) -> None:
    field = field_of(account)
    holds(len(claim.players) == 2, "it is not about a pair")
    white, black = claim.players
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    if field.first:
        _alternates(claim, account, field, white, black)
        return
    kind, expected = _rule(field, white, black)
    holds(claim.message == kind, "another rule decides")
    claim.says(**expected)


def _alternates(claim: Claim, account: Account, field: Field, white: int, black: int) -> None:
    holds(claim.message == "colour_round_1", "it is round 1")
    claim.says(white=Who(white), black=Who(black))
    made = [c for c in account.claims if c.message in MADE]
    number = next(n for n, c in enumerate(made) if set(c.players) == {white, black})
    upper = made[number].players[0]
    drawn = field.facts.drawn_by_place
    holds(account.colour[upper] is (drawn if number % 2 == 0 else drawn.opposite), "they do not alternate")


def _rule(field: Field, white: int, black: int) -> tuple[str, dict[str, object]]:
    """The rule that gives White to the first of two, and what it says."""
    one, other = field.facts[white], field.facts[black]
    both: dict[str, object] = {"white": Who(white), "black": Who(black)}
    this = one.may_have(W) and other.may_have(B)
    reverse = one.may_have(B) and other.may_have(W)
    holds(this, "these colours are not allowed")
    mine, theirs = one.due, other.due
    if this != reverse:
        if (mine, theirs) == (W, B):
            return "colour_due", both
        for v, colour in ((white, W), (black, B)):
            person = field.facts[v]
            if not person.may_have(colour.opposite):
                twice = person.colours[-2:] == (colour.opposite, colour.opposite)
                values = {"player": Who(v), "colour": colour, "other": colour.opposite}
                return "colour_third" if twice else "colour_limit", values
    if mine is not theirs:
        holds(mine is W or theirs is B, "the colours due are the other way round")
        if mine and theirs:
            return "colour_due", both
        due, free, colour = (white, black, W) if mine else (black, white, B)
        return "colour_one", {"player": Who(due), "other": Who(free), "colour": colour}
    if one.difference != other.difference:
        holds(one.difference < other.difference, "the balance speaks for the other way round")
        a, b = (f"+{n}" if n > 0 else str(n) for n in (one.difference, other.difference))
        return "colour_balance", both | {"a": a, "b": b, "colour": mine or W}
    past = last_differing(one, other)
    if past is not None:
        holds(past[0] is B, "the games speak for the other way round")
        return "colour_history", both | {"colour": mine or W}
    ranks = [(-field.opposition[v], field.rating[v], field.alphabet[v]) for v in (white, black)]
    holds(ranks[0] < ranks[1], "the order speaks for the other way round")
    if field.opposition[white] != field.opposition[black]:
        both |= {"a": field.written(white), "b": field.written(black)}
        return ("colour_average", both | {"colour": mine}) if mine else ("colour_average_free", both)
    if field.rating[white] != field.rating[black]:
        return "colour_rating", both | {"a": field.rating[white], "b": field.rating[black]}
    return "colour_name" if field.name[white] != field.name[black] else "colour_number", both


@checks(KEY, "colour_again")
def _again(claim: Claim, account: Account) -> None:
    person = account.person(claim, "player")
    claim.about(person.id)
    colour = account.colour[person.id]
    claim.says(player=Who(person.id), colour=colour)
    holds(person.colours[-1:] == (colour,), "it is another colour than last time")
