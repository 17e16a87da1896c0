"""Who gets which prize.

One prize each: the prizes are given one after the other, the highest first (of equal ones that of the main
list first, then in the order of the lists); each goes to the first player of the standings who may have it
and has none yet. So everybody has the best prize that nobody placed higher takes, and prizes of a list pass
down. Cumulative: every list is given by itself.

Sharing comes afterwards and within a list: those on equal points put together the prizes that came to them;
where the tie-breaks decide, only those do whom no tie-break separates.
A player without a prize of their own joins, but only once where everybody has one prize: in the sharing with
the highest prize. Nothing is lost by rounding: what is left goes to the first in the standings, unit by unit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from ronde.prizes.plan import Plan, PrizeList, Sharing
from ronde.ranking.standings import Row, Standings
from ronde.values import frozen
from ronde.words import Message, Points, Value, Who


@frozen
class Award:
    """What a player gets from one list, and the rules that gave it."""

    player: int
    list: Message | str
    amount: int
    number: int = 0  # of the prize in its list; 0 for a share without a prize of one's own
    place: int = 0  # in the list's standings
    because: tuple[Message, ...] = ()


@frozen
class Unclaimed:
    """A prize that nobody may have."""

    list: Message | str
    number: int
    amount: int


@frozen
class Given:
    """All awards, by list and place, and the prizes left over."""

    awards: tuple[Award, ...] = ()
    unclaimed: tuple[Unclaimed, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all that is paid."""
        return sum(one.amount for one in self.awards)

    def of(self, player: int) -> tuple[Award, ...]:
        """The awards of a player."""
        return tuple(one for one in self.awards if one.player == player)


@frozen
class _Won:
    """A prize and the player to whom it comes before any sharing."""

    at: int  # the list
    number: int
    amount: int
    row: Row


def give(plan: Plan, standings: Standings) -> Given:
    """Give the prizes of a plan by the standings."""
    fields = [_eligible(one, standings) for one in plan.lists]
    won = [*_assigned(plan, fields)]
    awards = [*_shared(plan, fields, won)]
    there = {(one.at, one.number) for one in won}
    left = tuple(
        Unclaimed(one.title, n, amount)
        for at, one in enumerate(plan.lists)
        for n, amount in enumerate(one.amounts, 1)
        if (at, n) not in there
    )
    return Given((*awards, *_specials(plan)), left)


def _specials(plan: Plan) -> Iterator[Award]:
    for one in plan.specials:
        if one.player is not None:
            why = Message.of("prize-by-hand", name=one.name)
            yield Award(one.player, one.name, one.amount, because=(why,))


def _eligible(one: PrizeList, standings: Standings) -> tuple[Row, ...]:
    """The rows of those who may have a prize of a list."""
    return tuple(
        row
        for row in standings.rows
        if (not one.category or one.category in row.player.categories)
        and sum(cell.played for cell in row.player.cells) >= one.least_games
    )


def _assigned(plan: Plan, fields: Sequence[tuple[Row, ...]]) -> Iterator[_Won]:
    """The prizes with the players to whom they come, the highest first."""
    prizes = [
        (-amount, bool(one.category), at, number)
        for at, one in enumerate(plan.lists)
        for number, amount in enumerate(one.amounts, 1)
    ]
    having = set[
        tuple[int, int]
    ]()  # the list and the player; list 0 stands for all where one prize is the limit
    for less, _, at, number in sorted(prizes):
        scope = 0 if plan.one_each else at
        row = next((row for row in fields[at] if (scope, row.id) not in having), None)
        if row is not None:
            having.add((scope, row.id))
            yield _Won(at, number, -less, row)


# --- sharing -------------------------------------------------------------------------------------


@frozen
class _Pool:
    """The prizes of a list that came to players on the same points, and those who share them."""

    at: int
    won: tuple[_Won, ...]
    rows: tuple[Row, ...]  # in the order of the standings

    @property
    def sum(self) -> int:
        return sum(one.amount for one in self.won)


def _shared(plan: Plan, fields: Sequence[tuple[Row, ...]], won: Sequence[_Won]) -> Iterator[Award]:
    pools = sorted(_pools(plan, fields, won), key=lambda pool: (pool.at, pool.won[0].number))
    for pool in pools:
        exact = _shares(plan.lists[pool.at].sharing, pool)
        paid = rounded(exact, pool.sum, plan.unit)
        places = {row.id: n for n, row in enumerate(fields[pool.at], 1)}
        own = {one.row.id: one for one in pool.won}
        for row, share, amount in zip(pool.rows, exact, paid, strict=True):
            mine = own.get(row.id)
            because = (*_because(plan, pool, fields, won, row), *_rounding(plan, share, amount))
            number = mine.number if mine else 0
            yield Award(row.id, plan.lists[pool.at].title, amount, number, places[row.id], because)


def _pools(plan: Plan, fields: Sequence[tuple[Row, ...]], won: Sequence[_Won]) -> Iterator[_Pool]:
    """Those who share, pool by pool from the highest prize on."""
    holders = {one.row.id for one in won}
    joined = set[int]()
    seen = set[tuple[int, int]]()
    for first in won:
        tie = _tie(plan.lists[first.at].sharing, first.row)
        if (first.at, tie) in seen:
            continue
        seen.add((first.at, tie))
        kind = plan.lists[first.at].sharing
        mine = [one for one in won if one.at == first.at and _tie(kind, one.row) == tie]
        own = {one.row.id for one in mine}
        rows = []
        for row in fields[first.at]:
            free = row.id not in joined | holders if plan.one_each else True
            if _tie(kind, row) == tie and (row.id in own or free):
                rows.append(row)
        joined |= {row.id for row in rows}
        yield _Pool(first.at, tuple(mine), tuple(rows))


def _tie(kind: Sharing, row: Row) -> int:
    """What those who share have in common: the points, or a place that no tie-break separates."""
    return row.place if kind is Sharing.NONE else row.score


def _shares(kind: Sharing, pool: _Pool) -> list[Fraction]:
    """What is due to everybody of a pool, before rounding."""
    equal = Fraction(pool.sum, len(pool.rows))
    if kind is Sharing.HORT:
        return [_by_place(pool, row) / 2 + equal / 2 for row in pool.rows]
    return [equal] * len(pool.rows)


def _by_place(pool: _Pool, row: Row) -> Fraction:
    """The prize of a place; those whom no tie-break separates have the mean of theirs."""
    same = [one.id for one in pool.rows if one.place == row.place]
    return Fraction(sum(one.amount for one in pool.won if one.row.id in same), len(same))


def rounded(shares: Sequence[Fraction], total: int, unit: int) -> list[int]:
    """Shares as multiples of the unit that add up to the total.

    Every share is rounded down; the units left go to the first ones, one each, and what is less than a unit
    to the first of all.
    """
    paid = [int(share / unit) * unit for share in shares]
    left = total - sum(paid)
    units, rest = divmod(left, unit)
    for n in range(units):
        paid[n % len(paid)] += unit
    paid[0] += rest
    return paid


# --- why -----------------------------------------------------------------------------------------


def _because(
    plan: Plan, pool: _Pool, fields: Sequence[tuple[Row, ...]], won: Sequence[_Won], me: Row
) -> Iterator[Message]:
    """The rules that gave a share."""
    one = plan.lists[pool.at]
    mine = next((prize for prize in pool.won if prize.row.id == me.id), None)
    if mine is not None:
        yield Message.of("prize-won", number=mine.number, list=one.title, amount=plan.money(mine.amount))
        passed = _passed_over(plan, pool.at, fields, won, mine)
        if passed:
            yield Message.of("prize-passed", others=passed)
    count, points = len(pool.rows), Points(pool.rows[0].score)
    if count == 1:
        return
    values: dict[str, Value] = {"points": points, "sum": plan.money(pool.sum), "count": count}
    if one.sharing is Sharing.EQUAL:
        yield Message.of("prize-shared", list=one.title, **values)
    elif one.sharing is Sharing.NONE:
        yield Message.of("prize-inseparable", list=one.title, **values)
    elif sum(row.place == me.place for row in pool.rows) > 1:
        yield Message.of("prize-hort-inseparable", list=one.title, **values)
    elif mine is not None:
        yield Message.of("prize-hort", own=plan.money(mine.amount), **values)
    else:
        yield Message.of("prize-hort-share", list=one.title, **values)


def _passed_over(
    plan: Plan, at: int, fields: Sequence[tuple[Row, ...]], won: Sequence[_Won], mine: _Won
) -> tuple[int, ...]:
    """Those placed higher in the list whose prize is that of another list."""
    if not plan.one_each:
        return ()
    elsewhere = {one.row.id for one in won if one.at != at}
    found = []
    for row in fields[at]:
        if row.id == mine.row.id:
            break
        if row.id in elsewhere:
            found.append(Who(row.id))
    return tuple(found)


def _rounding(plan: Plan, exact: Fraction, paid: int) -> Iterator[Message]:
    if exact != paid:
        more = paid > exact
        yield Message.of("prize-rounded", unit=plan.money(plan.unit), up="up" if more else "down")
