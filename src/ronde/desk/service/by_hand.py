"""What the report says of the changes by hand of a round: each with its own kind, board and reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.desk.event import Adjustment, Round, UidPair
from ronde.formats.players.person import spaced
from ronde.model import Noted, Remark
from ronde.systems.general import ADDING


def by_hand(round_: Round) -> Iterator[Remark]:
    """A remark for every board that a change by hand made and that stayed so, change by change."""
    boards = [(board.white, board.black) for board in round_.boards]
    system = round_.original or tuple(boards)
    present = system
    for made in round_.adjustments:
        why = spaced(made.public_reason)
        if not made.pairs:  # the journals of the first editions do not know them
            yield Remark(Noted.CHANGED, why, round_.number)
        for pair in made.pairs:
            board = _board(pair, boards)
            if board and (made.bye or boards[board - 1] not in system):
                yield Remark(_kind(made, pair, present), why, round_.number, board)
        present = _after(present, made)


def _board(pair: UidPair, boards: Sequence[UidPair]) -> int:
    """The board at which these two sit in the end, whatever their colours; 0: a later change parted them."""
    return next((n for n, one in enumerate(boards, 1) if set(one) == set(pair)), 0)


def _kind(made: Adjustment, pair: UidPair, present: Sequence[UidPair]) -> Noted:
    """What a change did to make this pair of the present ones."""
    if made.ground in ADDING:
        return Noted.ADDED
    if pair[1] is None:
        return Noted.BYE_GIVEN
    return Noted.COLOURS if (pair[1], pair[0]) in present else Noted.OPPONENTS


def _after(present: Sequence[UidPair], made: Adjustment) -> tuple[UidPair, ...]:
    """The pairs after a change."""
    moved = {uid for pair in made.pairs for uid in pair if uid}
    return (*(pair for pair in present if not moved.intersection(pair)), *made.pairs)
