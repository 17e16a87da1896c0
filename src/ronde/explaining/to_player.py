"""Answers told to the player: my colour, my bye, my place, and what if my game had ended otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ronde.explaining import why_standings as placing
from ronde.explaining.published import Published
from ronde.explaining.voice import spoken_name
from ronde.explaining.why_one import SCORES, Otherwise, WhatIf, barred_below
from ronde.explaining.why_standings import Separation
from ronde.facts.history import Card, cards
from ronde.model import Colour, Outcome, Tournament
from ronde.pairing import system_of
from ronde.values import NamedTuple
from ronde.words import Letters, Message, Named, Value


def spoken_names(tournament: Tournament) -> dict[int, str]:
    """The names of the players as they are spoken, with the sex where it is known."""
    return {player.id: Named(spoken_name(player.name), player.sex) for player in tournament.players}


# ---- my colour, my bye ------------------------------------------------------------------------------------


def colours(then: Tournament, round_: Published, id_: int) -> list[Message]:
    """The colours that a player and the opponent have had; `then` is the tournament before the round."""
    found = round_.board_of(id_)
    if found is None or found[1].black is None or not system_of(then).uses_colours:
        return []
    white, black = found[1].white, found[1].black
    mine, other = (white, black) if white == id_ else (black, white)
    known, names = cards(then, everyone=True), spoken_names(then)
    if mine not in known or other not in known:
        return []
    if not known[mine].colours and not known[other].colours:
        return [Message("you-colours-first")]
    games = {"mine": _letters(known[mine]), "theirs": _letters(known[other])}
    return [Message.of("you-colours", them=_name(names, other), **games)]


def _letters(card: Card) -> Letters:
    return Letters("".join(colour.value.upper() for colour in card.colours) or "–")


def bye(then: Tournament, round_: Published, id_: int) -> list[Message]:
    """Who comes after the taker of the bye in the list and may not have it."""
    found = round_.board_of(id_)
    if found is None or found[1].black is not None:
        return []
    kept, names = barred_below(then, id_), spoken_names(then)
    if not kept:
        return []
    shown = tuple(_name(names, one) for one in kept[:6])
    more = (Message.of("others-n", n=len(kept) - 6),) if len(kept) > 6 else ()
    return [Message.of("you-bye-barred", who=(*shown, *more), count=len(kept))]


def _name(names: Mapping[int, str], id_: int) -> str | Message:
    return names.get(id_) or Message.of("you-number", n=id_)


# ---- what if ----------------------------------------------------------------------------------------------


class Case(NamedTuple):
    """One result of the game, whether it is the real one, and what follows from it."""

    outcome: Outcome
    real: bool
    text: Message
    opponent: int | None


def otherwise(tournament: Tournament, found: Otherwise) -> tuple[Message, list[Case]]:
    """The game that might have ended otherwise, and the player's pair after each of its results."""
    names, own = spoken_names(tournament), found.id in (found.white, found.black)
    if own:
        other = found.black if found.white == found.id else found.white
        head = Message.of("you-if", them=_name(names, other), n=found.round)
    else:
        two = {"white": _name(names, found.white), "black": _name(names, found.black)}
        head = Message.of("you-if-game", n=found.round, **two)
    cases = found.cases if found.id != found.black else found.cases[::-1]  # a win of the player's first
    return head, [_case(tournament, found, case, names) for case in cases]


_ENDED = {
    Outcome.WHITE_WINS: ("won", "lost"),
    Outcome.DRAW: ("drawn", "drawn"),
    Outcome.BLACK_WINS: ("lost", "won"),
}


def _case(tournament: Tournament, found: Otherwise, case: WhatIf, names: Mapping[int, str]) -> Case:
    how, chosen = "game", system_of(tournament)
    if found.id in (found.white, found.black):
        how = _ENDED[case.outcome][found.id == found.black]
    ended: Value = Message.of(
        "you-if-so" if case.real else "you-if-had", how=how, result=chosen.game.written(SCORES[case.outcome])
    )
    real = "yes" if case.real else "no"
    pair = case.pair
    if pair is None:
        return Case(case.outcome, case.real, Message.of("you-if-nobody", case=ended, real=real), None)
    if pair.black is None:
        return Case(case.outcome, case.real, Message.of("you-if-bye", case=ended, real=real), None)
    other = pair.black if pair.white == found.id else pair.white
    values: dict[str, Value] = {"case": ended, "real": real, "b": _name(names, other)}
    if chosen.uses_colours:
        values["colour"] = Colour.WHITE if pair.white == found.id else Colour.BLACK
    name = "you-if-meets" if chosen.uses_colours else "you-if-meets-plain"
    return Case(case.outcome, case.real, Message.of(name, **values), other)


# ---- my place ---------------------------------------------------------------------------------------------


def placed(tournament: Tournament, found: Separation, you: int, language: str) -> list[Message]:
    """Why the player is placed before or behind another."""
    names, ahead = spoken_names(tournament), found.higher == you
    them = _name(names, found.lower if ahead else found.higher)
    first, second = found.places
    if found.code is None:
        if found.lots:
            said = [Message.of("you-placed-lots", them=them, way="ahead" if ahead else "behind")]
        else:
            said = [Message.of("you-placed-shared", them=them, place=found.places[0])]
    else:
        mine, theirs = (first, second) if ahead else (second, first)
        said = [Message.of("you-placed", mine=mine, theirs=theirs, them=them)]
    said += placing.equal(found, language)
    if found.code is not None:
        values = placing.figures(found)
        mine_, theirs_ = values if ahead else values[::-1]
        code = placing.title(found, language)
        said.append(Message.of("you-placed-by", code=code, mine=mine_, theirs=theirs_, them=them))
    return said + placing.met(found, you) + placing.meaning(found)


def lines(messages: Sequence[Message], language: str, names: Mapping[int, str]) -> list[str]:
    """The sentences in words."""
    return [message.say(language, names) for message in messages]
