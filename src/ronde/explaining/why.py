"""Why two players meet, or what prevents it.

The system pairs the round again so that the two meet (or, if they do meet, so that they do not):
`Request` narrows what it may choose from and changes nothing else. The first measure in which that round is
worse names the article that speaks against it; an answer is *impossible*, *worse* or *later in the order*.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from ronde.errors import BadInput, NoPairing
from ronde.facts.history import Card, cards
from ronde.model import BLANK, Cell, Colour, Pair, Result, Tournament
from ronde.pairing import pair, system_of
from ronde.rulebook import Step
from ronde.systems import RoundPairing, System, Topic
from ronde.systems.base import LATER, About, Measure, Request
from ronde.systems.common import due_colour
from ronde.values import NamedTuple, frozen, replace
from ronde.words import Message


class Kind(StrEnum):
    """The kinds of answers."""

    MEET = "meet"
    IMPOSSIBLE = "impossible"
    WORSE = "worse"
    LATER = "later"


class Bar(StrEnum):
    """The obstacles that make a pair impossible."""

    MET = "met"
    FORBIDDEN = "forbidden"
    COLOURS = "colours"
    AWAY = "away"
    OTHERS = "others"


class Obstacle(NamedTuple):
    """Why two players cannot meet in this round."""

    bar: Bar
    article: str = ""  # with its edition
    round: int = 0  # in which they met
    colour: Colour | None = None  # that both must have
    who: tuple[int, ...] = ()  # those absent; those who could not be paired
    why: Message | None = None  # the reason why they cannot be paired


class Standing(NamedTuple):
    """A player's score before the round, and the pair in it."""

    id: int
    score: int
    virtual: int  # points that count for this pairing only
    opponent: int | None  # None: the bye, or not paired
    paired: bool = True

    @property
    def counted(self) -> int:
        """The points that the pairing sees."""
        return self.score + self.virtual


class Loss(NamedTuple):
    """The first measure that gets worse: its article, the players, and both values."""

    chosen: Measure
    other: Measure
    who: tuple[int, ...]  # those who lose by the change
    instead: tuple[int, ...]  # those who lose as things are
    turn: tuple[tuple[int, int], tuple[int, int]] | None = (
        None  # the first pair that differs in an order, before and after
    )
    suffers: bool = False  # a criterion gets worse, there or further down

    @property
    def about(self) -> About:
        """The topic of the measure."""
        return self.chosen.about


@frozen
class Answer:
    """Why, or why not."""

    a: int
    b: int
    meet: bool
    pairing: RoundPairing  # the pairing by the system
    standings: tuple[Standing, Standing]
    teams: bool = False  # they are teams
    played: bool | None = None  # the file has this pair; None where the round is still to be played
    reasons: tuple[Step, ...] = ()  # the steps about the pair, where they meet
    obstacle: Obstacle | None = None  # why they cannot meet or, if they do, why they must
    other: RoundPairing | None = None  # the round that grants the request
    loss: Loss | None = None  # the loss in that round
    halves: tuple[tuple[int, ...], tuple[int, ...]] | None = None  # of the group in which both are
    given_up: tuple[Pair, ...] = ()  # pairs of the round that would be lost
    instead: tuple[Pair, ...] = ()  # pairs that would take their place

    @property
    def kind(self) -> Kind:
        """The kind of answer."""
        if self.meet:
            return Kind.MEET
        if self.obstacle:
            return Kind.IMPOSSIBLE
        return Kind.LATER if self.loss is None or self.loss.about in LATER else Kind.WORSE

    @property
    def worse(self) -> tuple[Measure, Measure] | None:
        """The measure that gets worse, as paired and as requested."""
        return (self.loss.chosen, self.loss.other) if self.loss else None


def why(tournament: Tournament, a: int, b: int, played: Iterable[Pair] | None = None) -> Answer:
    """Why players a and b meet in the next round, or what prevents it; `played`: the round as published."""
    if a == b:
        raise BadInput("error-player-paired-with-same", a=a)
    for id_ in (a, b):
        tournament.player(id_)
    chosen = system_of(tournament)
    pairing = pair(tournament)
    meet = _has(pairing.pairs, a, b)
    as_played = None if played is None else _has(played, a, b)
    everyone = cards(tournament, everyone=True)
    extra = imaginary(tournament)
    standings = standing(pairing, everyone[a], extra), standing(pairing, everyone[b], extra)
    answer = Answer(
        a, b, meet, pairing, standings, chosen.pairs_teams, as_played, halves=_halves(pairing, a, b)
    )
    if meet:
        reasons = tuple(step for step in pairing.steps if a in step.players or b in step.players)
        answer = replace(answer, reasons=reasons)
    else:
        obstacle = barred(tournament, chosen, everyone, a, b)
        if obstacle:
            return replace(answer, obstacle=obstacle)
    try:
        other = pair(tournament, Request(a, b, not meet))
    except NoPairing as error:
        return replace(answer, obstacle=_others(error))
    return replace(
        answer,
        other=other,
        loss=loss(pairing, other),
        given_up=_lost(pairing, other),
        instead=_lost(other, pairing),
    )


def _has(pairs: Iterable[Pair], a: int, b: int) -> bool:
    return any(set(pair) == {a, b} for pair in pairs)


def _lost(before: RoundPairing, after: RoundPairing) -> tuple[Pair, ...]:
    kept = {frozenset(pair) for pair in after.pairs}
    return tuple(pair for pair in before.pairs if frozenset(pair) not in kept)


def imaginary(tournament: Tournament) -> Mapping[int, int]:
    """The points that a system itself adds for the pairing, apart from any acceleration."""
    chosen = system_of(tournament)
    return chosen.imaginary(tournament) if chosen.imaginary else {}


def standing(pairing: RoundPairing, card: Card, extra: Mapping[int, int]) -> Standing:
    """A player's score before a round, and the pair in it."""
    virtual = card.pairing_score - card.score + extra.get(card.id, 0)
    for one in pairing.pairs:
        if card.id in tuple(one):
            other = one.black if one.white == card.id else one.white
            return Standing(card.id, card.score, virtual, other)
    return Standing(card.id, card.score, virtual, None, paired=False)


def _halves(pairing: RoundPairing, a: int, b: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Upper and lower half of the group of both players, if the text divides groups into halves."""
    for measure in pairing.measures:
        if measure.about is About.HALVES and {a, b} <= set(measure.players):
            return measure.players[::2], measure.players[1::2]
    return None


# ---- impossible -------------------------------------------------------------------------------------------


def barred(
    tournament: Tournament, chosen: System, everyone: dict[int, Card], a: int, b: int
) -> Obstacle | None:
    """The obstacle to the pair itself, regardless of the other players."""
    round_ = tournament.next_round
    away = tuple(id_ for id_ in (a, b) if tournament.player(id_).cell(round_) != BLANK)
    if away:
        return Obstacle(Bar.AWAY, chosen.article(Topic.AWAY), who=away)
    for number, cell in enumerate(everyone[a].cells, 1):
        if cell.played and cell.opponent == b:
            return Obstacle(Bar.MET, chosen.meet_once, number)
    if any(a in group and b in group for group in tournament.forbidden_in(round_)):
        return Obstacle(Bar.FORBIDDEN)
    if not _may_meet(tournament, a, b):
        return _colours(chosen, everyone[a], everyone[b])
    return None


def _may_meet(tournament: Tournament, a: int, b: int) -> bool:
    """Whether the two could be paired if no one else were there."""
    round_ = tournament.next_round
    players = []
    for player in tournament.players:
        if player.id not in (a, b) and player.cell(round_) == BLANK:
            padded = player.cells[: round_ - 1] + (BLANK,) * (round_ - 1 - len(player.cells))
            player = replace(player, cells=(*padded, Cell(result=Result.ABSENT)))
        players.append(player)
    try:
        pair(replace(tournament, players=tuple(players)))
    except NoPairing:
        return False
    return True


def _colours(chosen: System, one: Card, other: Card) -> Obstacle:
    """Both must have the same colour: after two games in a row with the other, or for the balance."""
    row = any(len(set(card.colours[-2:])) < len(card.colours[-2:]) for card in (one, other))
    article = chosen.colour_row if row else chosen.colour_balance
    return Obstacle(Bar.COLOURS, article, colour=due_colour(one.colours))


def _others(error: NoPairing) -> Obstacle:
    """The others could not all be paired: the players concerned, and why."""
    reason = error.values.get("why")
    return Obstacle(Bar.OTHERS, who=error.players, why=reason if isinstance(reason, Message) else None)


# ---- worse, or later in the order -------------------------------------------------------------------------


def first_difference(chosen: RoundPairing, other: RoundPairing) -> tuple[Measure, Measure] | None:
    """The first measure in which two pairings of a round differ and the other one gains nothing.

    If one of them revised its decisions for the sake of the lowest groups, that is compared first. A group
    may gain where a group below it loses: then the loss counts, and not the order of the group that gains.
    """
    before, after = chosen.measures, other.measures
    first, second = chosen.attempt, other.attempt
    if first and second and (first.given_up.value > (0,) or second.given_up.value > (0,)):
        before = (*first.measures, first.given_up, *before)
        after = (*second.measures, second.given_up, *after)
    gained: tuple[Measure, Measure] | None = None
    crossing: dict[int | None, bool] = {}  # of a group: whether the same players leave or join it in both
    for mine, theirs in zip(before, after, strict=False):
        if mine.about in BORDERS:
            crossing[mine.bracket] = set(mine.players) == set(theirs.players)
        elif mine.about in AHEAD and crossing.get(mine.bracket) and mine.article == theirs.article:
            continue  # the same players go: what differs is a matter of the next group
        if (mine.article, mine.bracket) != (theirs.article, theirs.bracket):
            return gained or (mine, theirs)
        if theirs.value < mine.value and (gained or mine.about not in LATER):
            gained = gained or (mine, theirs)
        elif mine.value != theirs.value:
            return mine, theirs
    return gained


#: who leaves a group, or joins it
BORDERS = frozenset({About.DOWN, About.UP})
#: topics that look ahead to the next group, for the sake of who leaves or joins this one
AHEAD = frozenset({About.NEXT, About.SPARED})


def loss(chosen: RoundPairing, other: RoundPairing) -> Loss | None:
    """The first measure in which the other pairing is worse, and the players who lose by it."""
    found = first_difference(chosen, other)
    if found is None:
        return None
    mine, theirs = found
    if mine.about in PAIRS:
        who, instead = _new_pairs(mine.players, theirs.players), _new_pairs(theirs.players, mine.players)
    else:
        who, instead = _without(theirs.players, mine.players), _without(mine.players, theirs.players)
    return Loss(mine, theirs, who or theirs.players, instead, _turn(mine, theirs), _suffers(chosen, other))


def _suffers(chosen: RoundPairing, other: RoundPairing) -> bool:
    """A criterion is worse in the other round, or the two cannot be compared to the end."""
    if len(chosen.measures) != len(other.measures):
        return True
    for mine, theirs in zip(chosen.measures, other.measures, strict=True):
        if (mine.article, mine.bracket) != (theirs.article, theirs.bracket):
            return True
        if mine.about not in LATER and theirs.value > mine.value:
            return True
    return False


#: topics whose measure counts pairs
PAIRS = frozenset({About.SAME_WISH, About.STRONG_WISH, About.LIMITS, About.SAME_COLUMN})


def _without(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(id_ for id_ in some if id_ not in others)


def pairs_of(players: tuple[int, ...]) -> list[tuple[int, int]]:
    """Players listed two by two."""
    return list(zip(players[::2], players[1::2], strict=True))


def _new_pairs(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    known = {frozenset(one) for one in pairs_of(before)}
    return tuple(id_ for one in pairs_of(after) if frozenset(one) not in known for id_ in one)


def _turn(mine: Measure, theirs: Measure) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The first two pairs in which two orders differ."""
    if mine.about not in LATER or len(mine.players) % 2 or len(theirs.players) % 2:
        return None
    both = zip(pairs_of(mine.players), pairs_of(theirs.players), strict=False)
    return next(((one, other) for one, other in both if one != other), None)
