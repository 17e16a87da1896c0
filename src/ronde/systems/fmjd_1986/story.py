"""The story of a round by the FMJD Swiss of 1986, told while it is paired."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.model import Colour, Pair, Result, Tournament
from ronde.rulebook.telling import Teller
from ronde.systems.fmjd_1986.colours import Allocation
from ronde.systems.fmjd_1986.facts import (
    DOWN,
    KEY,
    Choice,
    Entry,
    Floater,
    Group,
    Obstacle,
    Rest,
    adjourned_games,
)
from ronde.systems.fmjd_1986.rest import RESTED
from ronde.words import Points, Value, Who

MOST_TRIED = 5  # a longer list of players is left out


RESTS = {
    Obstacle.NONE: "rest",
    Obstacle.MET_DEFAULTER: "rest_met_defaulter",
    Obstacle.FORFEIT_WIN: "rest_forfeit",
}


class RoundStory(Teller):
    """The steps of a round, in the words of the text."""

    def __init__(self, entries: Sequence[Entry], lots: bool) -> None:
        super().__init__(KEY)
        self.entries, self.lots = entries, lots

    def _ids(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(self.entries[place].id for place in places)

    def _tell_pair(
        self, kind: str, group: Group, pair: tuple[int, int], article: str = "", /, **values: Value
    ) -> None:
        """Add a decision about two players who meet."""
        a, b = self._ids(pair)
        self.bracket = group.index
        self.tell(kind, (a, b), article, a=Who(a), b=Who(b), points=Points(group.points), **values)

    # Article 5, with 8.4 and 8.5

    def rest(self, tournament: Tournament, rest: Rest) -> None:
        """The player who rests, and why no lower one does."""
        resting = self.entries[rest.place]
        kind = "rest_first" if tournament.next_round == 1 else RESTS[rest.obstacle]
        place, size = rest.place + 1, len(self.entries)
        self.tell(kind, (resting.id,), who=Who(resting.id), place=place, size=size)
        for below in range(size - 1, rest.place, -1):
            self._plays(tournament, below, rest)

    def _plays(self, tournament: Tournament, place: int, rest: Rest) -> None:
        """Why a player below the one who rests has to play."""
        entry = self.entries[place]
        one, who, results = (entry.id,), Who(entry.id), entry.results
        rested = next((n for n, result in enumerate(results, 1) if result in RESTED), None)
        if rested:
            self.tell("has_rested", one, who=who, round=rested)
        elif entry.id in tournament.settings.no_bye:
            self.tell("barred_from_rest", one, who=who)
        elif place in rest.refused:
            self.tell("rest_leaves_no_pairing", one, who=who)
        elif Result.FORFEIT_WIN in results:
            round_ = results.index(Result.FORFEIT_WIN) + 1
            self.tell("has_forfeit_win", one, who=who, round=round_)
        else:
            met = tuple(sorted(entry.opponents & rest.defaulters))
            self.tell("has_met_defaulter", one, who=who, defaulters=met)

    # Articles 6.1 and 6.2

    def group(self, group: Group, size: int, side: str) -> None:
        """A group as a whole: `down`, `up` or `median`."""
        self.bracket = group.index
        article = "6.2.1" if self.lots else "6.1.6"
        self.tell(f"group_{side}", (), article, points=Points(group.points), size=size)

    def floater(self, group: Group, floater: Floater, direction: int) -> None:
        """A player leaves the group and gets an opponent at once."""
        kind = "down" if direction == DOWN else "up"
        if floater.distance > 1:
            kind += "_far"
        elif floater.skipped:
            kind += "_skip_met" if floater.nobody_left else "_skip_blocked"
        elif self.lots:
            kind += "_by_lots"
        target, skipped = Points(floater.target.points), self._ids(floater.skipped)
        self._tell_pair(kind, group, (floater.a, floater.b), target=target, skipped=skipped)

    def pair(
        self, article: str, group: Group, choice: Choice, met: Sequence[int], *, apart: bool, by_side: bool
    ) -> None:
        """A pair inside a group, and why the earlier trials were impossible.

        `apart`: some of them may not meet by decision of the event; `by_side`: colours counted.
        """
        blocked = self._ids(b for b in choice.tried if b not in met)
        if not choice.tried:
            kind = "pair"
        elif len(choice.tried) > MOST_TRIED:
            kind = "pair_many"
        elif not blocked:
            kind = "pair_met_apart" if apart else "pair_met"
        elif not met:
            kind = "pair_sides" if by_side else "pair_blocked"
        elif by_side:
            kind = "pair_both_sides"
        else:
            kind = "pair_both_apart" if apart else "pair_both"
        self._tell_pair(
            kind,
            group,
            (choice.a, choice.b),
            article,
            size=choice.size,
            place=choice.place,
            count=len(choice.tried),
            met=self._ids(met),
            blocked=blocked,
        )

    def sent_away(
        self, article: str, group: Group, pair: tuple[int, int], target: Group, apart: bool
    ) -> None:
        """A player who has met the whole group gets an opponent in another."""
        kind = "apart_from_everybody" if apart else "met_everybody"
        self._tell_pair(kind, group, pair, article, target=Points(target.points))

    def broken(self, group: Group, out: int) -> None:
        """6.1.32: more leave a group than its number would ask for."""
        self.bracket = group.index
        self.tell("group_broken", (), points=Points(group.points), out=out)

    # Article 7

    def colours(self, a: Entry, b: Entry, given: Allocation) -> None:
        """Why the better ranked a and b have their colours."""
        white, black = (a, b) if given.colour is Colour.WHITE else (b, a)
        colour = given.colour if given.who is a else given.colour.opposite
        self.bracket = None
        self.tell(
            f"colour_{given.reason.value}",
            (a.id, b.id),
            given.article,
            white=Who(white.id),
            black=Who(black.id),
            who=Who(given.who.id),
            colour=colour,
        )

    def sub_groups(self, group: Group, whites: int, blacks: int, bad: int) -> None:
        """7.2.2: how many have had White more often, and Black; how many pairs stay inside one side."""
        points = Points(group.points)
        self.bracket = group.index
        self.tell("sub_groups", (), points=points, b=whites, n=blacks, bad=bad)

    # Article 8.8

    def adjourned(self, tournament: Tournament) -> None:
        """Games that count as draws for the pairing."""
        for who, round_ in adjourned_games(tournament):
            self.tell("adjourned", who, who=who, round=round_)

    # Article 9

    def sections(self, article: str, limit: int, points: int) -> None:
        """The upper section of an accelerated round: numbers up to the limit."""
        self.tell("sections", (), article, limit=limit, points=Points(points))

    def in_sections(self, article: str, limit: int, points: int, pairs: Iterable[Pair]) -> None:
        """The points counted for the upper section, for both players of each pair."""
        self.bracket = None
        for pair in pairs:
            for id_ in pair:
                if id_ <= limit:
                    self.tell("in_upper_section", pair, article, who=Who(id_), points=Points(points))

    def quart(self, goes_on: bool) -> None:
        """9.1.2: whether groups are divided into quarters in this round."""
        self.tell("quart_goes_on" if goes_on else "quart_over", ())

    def quarters(self, group: Group, upper: int, lower: int, split: bool) -> None:
        """A group divided into two sections, or not."""
        kind = "quarters" if split else "quarters_dropped"
        self.bracket = group.index
        self.tell(kind, (), points=Points(group.points), upper=upper, lower=lower)
