"""The decisions of the Lim system in the words of its articles, and how good the pairing is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.facts.colours import colour_difference
from ronde.model import Colour
from ronde.rulebook import Step
from ronde.systems.base import Measure
from ronde.systems.lim.facts import Colours, Field, Floated, Group, Made, Passed, Reason, Undone
from ronde.words import Points, Value, Who

MOST_NAMES = 4  # a longer list of players does not fit on a phone

Found = tuple[Group, Made, Colours]


def steps(
    field: Field,
    groups: Sequence[Group],
    found: Sequence[Found],
    undone: Sequence[Undone],
    rest: int | None,
    passed: Passed,
) -> Iterator[Step]:
    """The bye, then group after group: the group as a whole, its floaters, its pairs and their colours."""
    if field.maxi:
        yield _step(field, "10.2", (), "maxi", None)
    if any(card.score != card.pairing_score for card in field.cards.values()):
        yield _step(field, "9.2", (), "virtual", None)
    if rest is not None:
        yield from _bye(field, rest, passed)
    by_group: dict[int, list[Found]] = {}
    for item in found:
        by_group.setdefault(item[0].bracket, []).append(item)
    for group in groups:
        if group.median:
            yield from _median(field, group, undone)
        else:
            yield _summary(field, group)
        if group.relaxed:
            yield _step(field, "13", (), "relaxed", group, points=Points(group.points))
        for floated in group.floated:
            yield from _floated(field, group, floated)
        for _, made, colours in by_group.get(group.bracket, ()):
            yield from _pair(field, group, made)
            yield from _due(field, group, made.first, colours)
            yield from _due(field, group, made.second, colours)
            yield from _colours(field, group, colours)


def _step(
    field: Field,
    article: str,
    players: tuple[int, ...],
    message: str,
    group: Group | None,
    topic: str = "",
    /,
    **values: Value,
) -> Step:
    bracket = group.bracket if group else None
    cited = field.edition.cite(article, topic or message)
    return Step(cited, players, message, tuple(values.items()), bracket)


def _bye(field: Field, rest: int, passed: Passed) -> Iterator[Step]:
    """Who has the bye, and why nobody before."""
    by_rating = field.bye_rank is not field.score
    yield _step(
        field,
        "8.1",
        (rest,),
        "bye_by_rating" if by_rating else "bye",
        None,
        player=Who(rest),
        points=Points(field.score[rest]),
    )
    yield from _passed(field, passed, _BYE, (rest,), rest, None)


# ---- Groups --------------------------------------------------------------------------------------


def _summary(field: Field, group: Group) -> Step:
    """One sentence on a group as a whole."""
    return _step(
        field,
        "9.2",
        (),
        "group_up" if group.up else "group_down",
        group,
        points=Points(group.points),
        count=len(group.members),
        pairs=(len(group.members) - len(group.floated)) // 2,
        incoming=tuple(group.incoming),
        leaving=tuple(group.leaving),
    )


def _median(field: Field, group: Group, undone: Sequence[Undone]) -> Iterator[Step]:
    """One sentence on the median group, and one for every pair undone for it."""
    yield _step(
        field,
        "9.2",
        (),
        "group_median",
        group,
        points=Points(group.points),
        count=len(group.members),
        pairs=len(group.members) // 2,
        incoming=tuple(group.incoming),
    )
    for item in undone:
        yield _step(
            field,
            "9.6",
            (item.made.first, item.made.second),
            "undone_below" if item.group.up else "undone_above",
            group,
            first=Who(item.made.first),
            second=Who(item.made.second),
            points=Points(item.group.points),
            above=item.above,
            below=item.below,
        )


# ---- Floaters ------------------------------------------------------------------------------------

_WHY_FLOATED = {
    "alone": ("9.3", "float_alone"),
    "met": ("9.3", "float_met"),
    "barred": ("9.3", "float_barred"),
    "kept": ("9.3", "float_kept"),
    "last": ("10.2", "float_last"),
    "colour": ("10.2", "float_colour"),
    "maxi": ("10.2", "float_maxi"),
    "rest": ("11.4", "float_rest"),
}


def _floated(field: Field, group: Group, floated: Floated) -> Iterator[Step]:
    """Why a player leaves his group, and why nobody behind him in scrutiny order does instead."""
    article, message = _WHY_FLOATED[floated.why]
    if article == "9.3" and floated.id not in group.residents:
        article = "10.5"
    values: dict[str, Value] = {
        "player": Who(floated.id),
        "points": Points(group.points),
        "target": Points(group.target),
    }
    if message == "float_colour" and floated.colour:
        values["colour"] = floated.colour
    if message == "float_rest":
        values["pairs"] = (len(group.members) - len(group.floated)) // 2
    level = floated.why == "last" and floated.colour is None
    topic = "float_level" if level else article if article == "10.5" else message
    due = field.due[floated.id]
    if topic == "float_barred" and due and _row(field, floated.id, due):
        topic = "float_barred_row"
    yield _step(field, article, (floated.id,), message, group, topic, **values)
    table = dict(_FLOAT)
    table[Reason.LONELY] = ("10.4" if group.up else "10.3", "spared_lonely")
    yield from _passed(field, floated.passed, table, (floated.id,), floated.id, group)


_BYE = {
    Reason.GIVEN: ("8.1", "bye_given"),
    Reason.KEPT: ("8.1", "bye_kept"),
    Reason.NEEDED: ("8.1", "bye_needed"),
}
_FLOAT = {
    Reason.NEEDED: ("9.3", "spared_needed"),
    Reason.INCOMING: ("10.9", "spared_incoming"),
    Reason.FLOATED: ("10.10", "spared_floated"),
    Reason.COLOUR: ("10.2", "spared_colour"),
}
_FLOATER_PAIR = {
    Reason.MET: ("9.1", "passed_met"),
    Reason.FORBIDDEN: ("9.1", "passed_forbidden"),
    Reason.BARRED: ("9.1", "passed_barred"),
    Reason.CLASH: ("10.8", "passed_clash_floater"),
    Reason.APART: ("10.8", "passed_apart"),
    Reason.BLOCKED: ("10.8", "passed_blocked_floater"),
}
_PAIR = {
    Reason.MET: ("9.5", "passed_met"),
    Reason.FORBIDDEN: ("9.1", "passed_forbidden"),
    Reason.BARRED: ("9.1", "passed_barred"),
    Reason.CLASH: ("12.2", "passed_clash"),
    Reason.APART: ("12.7", "passed_apart"),
    Reason.BLOCKED: ("11.4", "passed_blocked"),
    Reason.WORSE: ("13", "passed_worse"),
}


def _passed(
    field: Field,
    passed: Passed,
    table: dict[Reason, tuple[str, str]],
    players: tuple[int, ...],
    me: int,
    group: Group | None,
) -> Iterator[Step]:
    """One sentence for every reason why others were passed over."""
    for reason, (article, message) in table.items():
        others = passed.by_reason.get(reason)
        if not others:
            continue
        values: dict[str, Value] = {"player": Who(me), "others": tuple(others[:MOST_NAMES])}
        topic = message
        if len(others) > MOST_NAMES:
            message, values["more"] = f"{message}_many", len(others) - MOST_NAMES
        yield _step(field, article, players, message, group, topic, **values)


# ---- Pairs ---------------------------------------------------------------------------------------


def _pair(field: Field, group: Group, made: Made) -> Iterator[Step]:
    """Why these two meet."""
    me, him = made.first, made.second
    values: dict[str, Value] = {"first": Who(me), "second": Who(him), "points": Points(group.points)}
    if made.floater:
        article = "10.8"
        message = "pair_floater"
        values["origin"] = Points(field.score[me])
        if him not in group.residents:
            article, message = "10.6.3", "pair_floaters"
        elif field.clash(me, him):
            message = "pair_floater_clash"
    else:
        values["left"] = made.left
        article, message = ("11.2", "pair_exchanged") if made.exchange else ("9.4", "pair_proposed")
        if made.left == 2:
            article, message = "9.4", "pair_last"
    yield _step(field, article, (me, him), message, group, **values)
    yield from _passed(field, made.passed, _FLOATER_PAIR if made.floater else _PAIR, (me, him), me, group)
    if field.breaks(me, him):
        yield _step(field, "13", (me, him), "broken", group, first=Who(me), second=Who(him))


# ---- Colours -------------------------------------------------------------------------------------


def _due(field: Field, group: Group, id_: int, given: Colours) -> Iterator[Step]:
    """The colour a player is due, and why; nothing if his limits have settled the colours of the pair."""
    due = field.due[id_]
    if due is None or (given.why == "limit" and id_ in _limited(field, given)):
        return
    article, message = "12.5", "due_alternate"
    if field.may[id_][0] != field.may[id_][1]:
        article, message = ("12.3", "due_row") if _row(field, id_, due) else ("12.1.b", "due_balance")
    elif colour_difference(field.cards[id_].colours):
        article, message = "12.6", "due_more"
    yield _step(field, article, (id_,), message, group, player=Who(id_), colour=due, other=due.opposite)


def _row(field: Field, id_: int, due: Colour) -> bool:
    """His last two games were with the colour he is not due."""
    return field.cards[id_].colours[-2:] == (due.opposite, due.opposite)


def _limited(field: Field, given: Colours) -> list[int]:
    """Those of the pair who may have one colour only."""
    return [id_ for id_ in (given.white, given.black) if field.may[id_][0] != field.may[id_][1]]


_WHY_COLOURS = {
    "one": ("12.1", "colour_one"),
    "both": ("12.1", "colour_both"),
    "past": ("12.4", "colour_past"),
    "number": ("12.4", "colour_number"),
    "lot": ("14.2", "colour_lot"),
}


def _colours(field: Field, group: Group, given: Colours) -> Iterator[Step]:
    """Why this player has White and that one Black."""
    pair = given.white, given.black
    if given.why == "limit":
        for id_ in _limited(field, given):
            colour = Colour.WHITE if id_ == given.white else Colour.BLACK
            row = _row(field, id_, colour)
            article, message = ("12.3", "colour_limit_row") if row else ("12.1.b", "colour_limit_balance")
            yield _step(
                field, article, pair, message, group, chosen=Who(id_), colour=colour, opposite=colour.opposite
            )
        return
    article, message = _WHY_COLOURS[given.why]
    if given.why == "number" and group.up:
        message = "colour_number_up"
    if given.why == "lot":
        message = "colour_lot_odd" if given.chosen % 2 else "colour_lot_even"
    other = given.black if given.chosen == given.white else given.white
    colour = Colour.WHITE if given.chosen == given.white else Colour.BLACK
    yield _step(
        field, article, pair, message, group, chosen=Who(given.chosen), other=Who(other), colour=colour
    )


# ---- Quality -------------------------------------------------------------------------------------


def measures(
    field: Field, groups: Sequence[Group], undone: Sequence[Undone], rest: int | None, passed: Passed
) -> Iterator[Measure]:
    """The quality of the round in the order of work; every group has the same list of measures."""
    if rest is not None:
        yield Measure(field.edition.cite("8.1"), (passed.count(),))
    for group in groups:
        if group.median:
            yield Measure(field.edition.cite("9.6"), (len(undone),), group.bracket)
        all_made = [*group.made, *reversed(group.undone)]
        floaters = [made for made in all_made if made.floater]
        others = [made for made in all_made if not made.floater]
        values: list[tuple[str, tuple[int, ...]]] = [
            ("9.3", (len(group.floated),)),
            *_floater_values(field, group),
            ("10.8", tuple(n for m in floaters for n in _opponent_value(field, group, m))),
            ("13", (sum(field.breaks(m.first, m.second) for m in others),)),
            ("11.1", tuple(group.first_scrutiny)),
            ("12.2", (sum(field.clash(m.first, m.second) for m in others),)),
            ("11.2", tuple(m.exchange for m in others)),
        ]
        for article, value in values:
            yield Measure(field.edition.cite(article), value, group.bracket)


def _floater_values(field: Field, group: Group) -> Iterator[tuple[str, tuple[int, ...]]]:
    """How good the choice of floaters is: types a, b and c, 10.10, colour, scrutiny order."""
    types = [2 * (f.id not in group.residents) + (f.id in group.lonely) for f in group.floated]
    for type_ in (3, 2, 1):
        yield "10.9", (types.count(type_),)
    # 10.10 and the colours of 10.2 are asked only of the one who makes an odd group even.
    again = unsuited = False
    if len(types) == 1 and len(group.members) % 2:
        even = group.floated[0]
        again = types == [0] and even.again
        unsuited = even.why != "maxi" and even.colour not in (None, field.due[even.id])
    yield "10.10", (int(again),)
    yield "10.2", (int(unsuited),)
    yield "10.4" if group.up else "10.3", (len(types), *sorted(f.place for f in group.floated))


def _opponent_value(field: Field, group: Group, made: Made) -> tuple[int, ...]:
    """How good the opponent of a floater is: a resident, no clash, early in order."""
    stranger = made.second not in group.residents
    return int(stranger), made.instead_of, int(field.clash(made.first, made.second)), made.exchange
