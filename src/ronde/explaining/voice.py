"""Explanations addressed to the player: why you meet this opponent and have this colour.

The score comes first, then the decisions, each by the entry `you-KEY-name` of the catalogue, or `you-name`
where several systems say the same. An entry may use the values of its step and:
    $you       the name of the value that is the player ("a", "player" …); $you_sex the sex of the player
    $them      the name of the opponent; $mine the colour of the player; $rests "yes" with the bye
    X_you      "yes" where the value X is the player
    X_th       a count X as an ordinal: 2nd, 2e
    X_pts      points X in words: 2½ points
A decision without such an entry appears as the arbiter reads it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import Enum

from ronde import words
from ronde.errors import BadInput
from ronde.explaining.published import Published, as_paired, to_player
from ronde.explaining.text import Sentence, about_points, cited, names, noted, of_player, sentences
from ronde.model import Colour, Pair, Result, Tournament
from ronde.pairing import edition_of
from ronde.rulebook import Step, Topic, sharing
from ronde.systems import RoundPairing
from ronde.values import frozen
from ronde.words import Message, Named, Points, Value, Who, say


class Away(Enum):
    """Why a player is not paired in a round."""

    ABSENT = "absent"  # announced, or for an unknown reason
    HALF_BYE = "half-bye"
    FULL_BYE = "full-bye"
    LATE = "late"  # entered later
    WITHDRAWN = "withdrawn"
    NOT_SEEN = "not-seen"  # not checked in


_CELLS = {Result.HALF_BYE: Away.HALF_BYE, Result.FULL_BYE: Away.FULL_BYE}


@frozen
class Told:
    """The account of a round for one player."""

    first: tuple[Sentence, ...]  # notices that the board differs from the rules
    said: tuple[Sentence, ...]  # to the player
    rules: tuple[Sentence, ...]  # the same decisions in the words of the rules
    colour: tuple[Sentence, ...] = ()  # of what is said: about the colour

    @property
    def changed(self) -> bool:
        """Whether the board differs from the rules."""
        return bool(self.first)


def told(
    then: Tournament,
    round_: Published,
    id_: int,
    language: str = "en",
    away: Away | None = None,
    known: Mapping[int, str] | None = None,
) -> Told:
    """The whole account of a round for one player; `then` is the tournament before it, `known` its names."""
    known, found = known or names(then), round_.board_of(id_)
    rules = tuple(sentences(of_player(round_.pairing, id_), language, known))
    if found is None:
        why = away or _CELLS.get(then.player(id_).cell(round_.pairing.round).result, Away.ABSENT)
        return Told((), (_plain(say(f"you-away-{why.value}", language)),), rules)
    speaker = Speaker(then, round_, id_, found[1], language)
    first, departure = tuple(speaker.changes()), round_.of(id_)
    if departure is not None and not departure.colours_only:
        return Told(first, tuple(speaker.score()), rules)
    steps = [step for step in of_player(round_.pairing, id_) if step.topic not in SCORES]
    if departure is not None:
        steps = [step for step in steps if step.topic is not Topic.COLOURS]
    said = [speaker.say(step) for step in steps]
    colour = tuple(one for step, one in zip(steps, said, strict=True) if step.topic is Topic.COLOURS)
    return Told(first, (*speaker.score(), *said), rules, colour)


SCORES = (Topic.POINTS, Topic.SCORE, Topic.AWAY)  # the sentence on the score covers it


def _plain(text_: str, article: str = "") -> Sentence:
    return Sentence(article, text_, (), None)


def spoken_name(name: str) -> str:
    """A name as spoken: the given name first."""
    family, comma, given = name.partition(",")
    return f"{given.strip()} {family.strip()}" if comma and given.strip() else name.strip()


class Speaker:
    """Writes the sentences addressed to one player of a round."""

    def __init__(self, then: Tournament, round_: Published, id_: int, pair: Pair, language: str) -> None:
        self.then, self.round, self.id, self.pair, self.language = then, round_, id_, pair, language
        self.other = None if pair.black is None else pair.black if pair.white == id_ else pair.white
        edition = edition_of(then)
        coloured = (edition is None or edition.system.uses_colours) and pair.black is not None
        self.mine = (Colour.WHITE if pair.white == id_ else Colour.BLACK) if coloured else None

    def name(self, id_: int | None) -> Value:
        """A player's name as spoken, or the number if there is none."""
        with suppress(BadInput):  # of a number that no player has
            player = self.then.player(id_ or 0)
            if said := spoken_name(player.name):
                return Named(said, player.sex)
        return Message.of("you-number", n=id_ or 0)

    def changes(self) -> Iterator[Sentence]:
        """Notices that the board differs from the rules, and why."""
        departure = self.round.of(self.id)
        if departure is None:
            return
        expected = departure.expected_of(self.id)
        other = next((n for n in expected if n != self.id), None) if expected else None
        parts = to_player(departure, self.id, self.name(other), self.mine is not None)
        yield _plain(" ".join(part.say(self.language) for part in parts), departure.article)

    # ---- the score --------------------------------------------------------------------------------------

    def score(self) -> Iterator[Sentence]:
        """Both scores, and the virtual points of an accelerated round."""
        if self.other is None:
            return
        mine, theirs = self._score(self.id), self._score(self.other)
        mine_more, theirs_more = (self._virtual(n) for n in (self.id, self.other))
        about = {"mine": in_points(mine), "theirs": in_points(theirs), "them": self.name(self.other)}
        more = {"my_more": in_halves(mine_more), "their_more": in_halves(theirs_more)}
        level = mine + mine_more == theirs + theirs_more
        name = "you-points" if mine == theirs else "you-points-differ"
        if mine_more or theirs_more:
            kind = "both" if mine_more == theirs_more else "me" if not theirs_more else "other"
            kind = "each" if mine_more and theirs_more and kind == "other" else kind
            name = f"you-virtual-{kind}" + ("-level" if level and kind != "each" else "")
        values: dict[str, Value] = {**about, **more}
        told = say(name, self.language, None, **_needed(name, values, self.language))
        yield _plain(told, self._accelerated() if mine_more or theirs_more else "")

    def _score(self, id_: int) -> int:
        """The real points of a player before the round."""
        scoring, player = self.then.settings.scoring, self.then.player(id_)
        return sum(scoring.points(player.cell(n)) for n in range(1, self.round.pairing.round))

    def _virtual(self, id_: int) -> int:
        """The virtual points of a player, from the steps of the round."""
        for step in about_points(self.round.pairing):
            given = dict(step.values)
            if id_ in step.players and given.get("who") == id_:
                return _points(step)
            last = given.get("last")  # a point for everybody up to a number
            if not step.players and isinstance(last, Who):
                return self.then.settings.scoring.win if id_ <= last else 0
        return 0

    def _accelerated(self) -> str:
        return next((step.article for step in about_points(self.round.pairing)), "")

    # ---- decisions --------------------------------------------------------------------------------------

    def say(self, step: Step) -> Sentence:
        """One decision addressed to the player, or in the arbiter's words if the catalogue has no entry."""
        values = self.values(step)
        name = voice_of(step, frozenset(values))
        if name is None:
            (found,) = sentences([step], self.language, names(self.then))
            return found
        said = say(name, self.language, None, **_needed(name, values, self.language))
        return Sentence(step.article, said[:1].upper() + said[1:], step.players, step.bracket)

    def values(self, step: Step) -> dict[str, Value]:
        """The values of a step, with those that depend on the player's side."""
        given = dict(step.values)
        found: dict[str, Value] = {"you": self._role(given), "them": self.name(self.other)}
        found["you_sex"] = self.then.player(self.id).sex
        found["rests"] = "yes" if self.other is None else "no"
        if self.mine is not None:
            found["mine"] = self.mine
        more = given.get("more")
        for name, value in given.items():
            found[name] = self._value(value, int(more) if isinstance(more, int) and name == "others" else 0)
            match value:
                case Who():
                    found[f"{name}_you"] = "yes" if int(value) == self.id else "no"
                case Points():
                    found[f"{name}_pts"] = in_points(int(value))
                case int():
                    found[f"{name}_th"] = ordinal(value, self.language)
        return found

    def _role(self, given: Mapping[str, Value]) -> str:
        alone = (name for name, value in given.items() if isinstance(value, Who) and value == self.id)
        among = (name for name, value in given.items() if isinstance(value, tuple) and self.id in value)
        return next(alone, next(among, "other"))

    def _value(self, value: Value, more: int) -> Value:
        """A value with spoken names."""
        if isinstance(value, Who):
            return self.name(int(value))
        if isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
            people: list[str | Message] = []
            for item in value:
                named = self.name(item) if isinstance(item, int) else ""
                people.append(named if isinstance(named, str | Message) else "")
            return (*people, *([Message.of("others-n", n=more)] if more else []))
        return value


def _points(step: Step) -> int:
    found = dict(step.values)["points"]
    assert isinstance(found, int)
    return found


def player_text(
    tournament: Tournament, round_: RoundPairing | Published, id_: int, language: str = "en"
) -> str:
    """Why one player has this opponent and this colour: a phone screen, then the words of the rules."""
    shown = round_ if isinstance(round_, Published) else as_paired(round_)
    heard = told(tournament, shown, id_, language)
    lines = [_head(tournament, shown, id_, language), "", *noted(shown, language)]
    lines += [cited(sentence) for sentence in heard.first] + ([""] if heard.first and heard.said else [])
    lines += [f"· {cited(sentence)}" for sentence in heard.said]
    if heard.rules:
        title = say("explain-by-the-rules" if heard.changed else "explain-in-the-rules", language)
        lines += ["", title, *(f"· {cited(sentence)}" for sentence in heard.rules)]
    return "\n".join(lines) + "\n"


def _head(tournament: Tournament, round_: Published, id_: int, language: str) -> str:
    known, found = names(tournament), round_.board_of(id_)
    head = say("round-n", language, n=round_.pairing.round)
    if found is None:
        return f"{head}\n{say('explain-not-paired', language, known, a=Who(id_), n=round_.pairing.round)}"
    board, pair = found
    if pair.black is None:
        return f"{head}\n{say('explain-has-bye', language, known, a=Who(id_))}"
    other = pair.black if pair.white == id_ else pair.white
    title = say("explain-meets", language, known, a=Who(id_), b=Who(other))
    return f"{head} · {say('board', language)} {board}\n{title}"


# ---- words ----------------------------------------------------------------------------------------------


def voice_of(step: Step, given: frozenset[str] | None = None) -> str | None:
    """The catalogue entry that addresses a step to a player; None if none fits."""
    plain = step.message.removesuffix("_many")
    keys = [f"{key}-" for key in sharing(step.text)] + [""]
    for name in (f"you-{key}{message}" for message in (step.message, plain) for key in keys):
        if words.known(name) and (given is None or words.variables(name) <= given):
            return name
    return None


def _needed(name: str, values: Mapping[str, Value], language: str) -> dict[str, Value]:
    """The values that an entry uses, in either language."""
    used = words.variables(name) | (
        words.variables(name, language) if words.known(name, language) else frozenset()
    )
    return {key: value for key, value in values.items() if key in used}


def in_points(tenths: int) -> Message:
    """A number of points in words."""
    return Message.of("you-points-n", n=tenths, points=in_halves(tenths))


def in_halves(tenths: int) -> Value:
    """Points as a player writes them: 2½."""
    whole, rest = divmod(tenths, 10)
    if rest == 5 and whole >= 0:
        return f"{whole or ''}½"
    return Points(tenths)


def ordinal(number: int, language: str) -> Message:
    """A place in an order: 2nd, 2e."""
    return Message.of("you-ordinal", n=number, form=words.ordinal_form(number, language))
