"""The facts in the cells of a tournament, derived again for the proof."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ronde.model import Colour, Player, Result, Tournament
from ronde.verifying.points import virtual_points

W, B = Colour.WHITE, Colour.BLACK
FREE = {Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN}


@dataclass(frozen=True)
class Person:
    """A participant before the round that is explained."""

    player: Player
    score: int  # won so far
    virtual: int  # of the acceleration, in this round
    before: tuple[int, ...]  # score and virtual points before each round played so far
    games: tuple[tuple[int, int, Colour | None], ...]  # really played: round, opponent, colour
    given: bool  # has had points without playing
    apart: frozenset[int]  # whom the event keeps away

    @property
    def id(self) -> int:
        """The pairing number."""
        return self.player.id

    @property
    def total(self) -> int:
        """The score that counts for the pairing."""
        return self.score + self.virtual

    @property
    def rank(self) -> tuple[int, int]:
        """The higher score first, then the smaller number."""
        return -self.total, self.id

    @cached_property
    def met(self) -> dict[int, int]:
        """The opponents of games played, with the round."""
        return {opponent: round_ for round_, opponent, _ in self.games}

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the games played, in order."""
        return tuple(colour for _, _, colour in self.games if colour is not None)

    @cached_property
    def difference(self) -> int:
        """Games with White minus games with Black."""
        return self.colours.count(W) - self.colours.count(B)

    @cached_property
    def due(self) -> Colour | None:
        """The colour had less often, otherwise the one not had last."""
        if not self.colours:
            return None
        if self.difference:
            return B if self.difference > 0 else W
        return self.colours[-1].opposite

    @cached_property
    def wish(self) -> tuple[Colour | None, int]:
        """The preference of the Dutch system and its strength: 3 absolute, 2 strong, 1 mild, 0 none."""
        games = self.colours
        if not games:
            return None, 0
        if abs(self.difference) >= 2:
            return (B if self.difference > 0 else W), 3
        if games[-2:] in ((W, W), (B, B)):
            return games[-1].opposite, 3
        return self.due, 2 if self.difference else 1

    @property
    def letters(self) -> str:
        """The preference in short: W! absolute, W strong, w mild."""
        colour, strength = self.wish
        if colour is None:
            return "-"
        letter = "w" if colour is W else "b"
        return (letter, letter, letter.upper(), letter.upper() + "!")[strength]

    def may_have(self, colour: Colour) -> bool:
        """The colour is neither the third running nor three more than the other."""
        if self.colours[-2:] == (colour, colour):
            return False
        return abs(self.difference + (1 if colour is W else -1)) <= 2


def last_differing(a: Person, b: Person) -> tuple[Colour, Colour] | None:
    """The colours of the two at the latest place, counted from the last game, where they differ."""
    for mine, theirs in zip(reversed(a.colours), reversed(b.colours), strict=False):
        if mine is not theirs:
            return mine, theirs
    return None


class Facts:
    """The people of a tournament before a round, and what follows from their cells."""

    def __init__(self, tournament: Tournament, round_: int | None = None) -> None:
        drawn = _drawn(tournament)
        if round_ is not None and round_ <= tournament.played_rounds:
            tournament = tournament.before(round_)
        self.tournament = tournament
        self.settings = tournament.settings
        self.scoring = tournament.settings.scoring
        self.round = tournament.next_round
        self.drawn, self.drawn_by_place = drawn
        self.last = tournament.settings.rounds is not None and self.round >= tournament.settings.rounds
        points = virtual_points(tournament)
        self.everyone = {p.id: self._person(p, points.get(p.id, ())) for p in tournament.players}
        self.here = {p.id: self.everyone[p.id] for p in tournament.available()}

    def _person(self, player: Player, virtual: tuple[int, ...]) -> Person:
        score, before, games, given = 0, [], [], False
        for round_ in range(1, self.round):
            cell = player.cell(round_)
            before.append(score + (virtual[round_ - 1] if len(virtual) >= round_ else 0))
            points = self.scoring.points(cell)
            score += points
            if cell.played and cell.opponent is not None:
                games.append((round_, cell.opponent, cell.colour))
            elif points > 0:
                given = True
        now = virtual[self.round - 1] if len(virtual) >= self.round else 0
        groups = [group for group in self.tournament.forbidden_in(self.round) if player.id in group]
        apart = frozenset(id_ for group in groups for id_ in group if id_ != player.id)
        return Person(player, score, now, tuple(before), tuple(games), given, apart)

    def __getitem__(self, id_: int) -> Person:
        return self.here[id_]

    def ranked(self, ids: Iterable[int]) -> list[int]:
        """Players by score, then number."""
        return sorted(ids, key=lambda id_: self.here[id_].rank)

    def may_meet(self, a: int, b: int) -> bool:
        """They have not met, and the event does not keep them apart."""
        return a != b and b not in self.here[a].met and b not in self.here[a].apart

    def alike(self, a: int, b: int) -> int:
        """The strength with which both prefer the same colour: that of the weaker wish; 0 if they do not."""
        (mine, strength), (theirs, other) = self.here[a].wish, self.here[b].wish
        return min(strength, other) if mine is not None and mine is theirs else 0

    def floated(self, id_: int, back: int) -> str:
        """The float of so many rounds ago in a game played: "down", "up" or nothing."""
        round_ = self.round - back
        if round_ < 1:
            return ""
        person = self.everyone[id_]
        cell = person.player.cell(round_)
        if not cell.played or cell.opponent is None:
            return ""
        mine, theirs = person.before[round_ - 1], self.everyone[cell.opponent].before[round_ - 1]
        return "" if mine == theirs else "down" if mine > theirs else "up"


def barred(facts: Facts, id_: int) -> bool:
    """2026: they have had a bye, a forfeit win, or the points of a win without playing."""
    cells = [facts[id_].player.cell(n) for n in range(1, facts.round)]
    win = facts.scoring.win
    return any(not c.played and (c.result in FREE or facts.scoring.points(c) >= win) for c in cells)


def _drawn(tournament: Tournament) -> tuple[Colour, Colour]:
    """The colour drawn for number 1: as the event says, or as round 1 shows by numbers and by places."""
    said = tournament.settings.initial_colour
    if said is not None:
        return said, said
    paired = sorted((p for p in tournament.players if p.cell(1).paired), key=lambda p: p.id)
    by_number = by_place = None
    for place, player in enumerate(paired, 1):
        cell = player.cell(1)
        if cell.played and cell.colour is not None:
            by_number = cell.colour if player.id % 2 else cell.colour.opposite
            by_place = cell.colour if place % 2 else cell.colour.opposite
            break
    return by_number or W, by_place or W
