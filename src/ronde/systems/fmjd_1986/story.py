"""The sentences of the FMJD Swiss of 1986: what was decided, and by which article."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.model import Colour, Pair, Result, Tournament
from ronde.systems.fmjd_1986.colours import Allocation, Reason
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
from ronde.systems.story import Story
from ronde.words import Points, Value, Who

MOST_TRIED = 5  # a longer list of players is left out


class Sentence(StrEnum):
    """Every sentence of the system."""

    REST_FIRST = "rest_first"
    REST = "rest"
    REST_MET_DEFAULTER = "rest_met_defaulter"
    REST_FORFEIT = "rest_forfeit"
    HAS_RESTED = "has_rested"
    BARRED_FROM_REST = "barred_from_rest"
    REST_LEAVES_NO_PAIRING = "rest_leaves_no_pairing"
    HAS_FORFEIT_WIN = "has_forfeit_win"
    HAS_MET_DEFAULTER = "has_met_defaulter"
    GROUP_DOWN = "group_down"
    GROUP_UP = "group_up"
    GROUP_MEDIAN = "group_median"
    DOWN = "down"
    DOWN_SKIP = "down_skip"
    DOWN_FAR = "down_far"
    UP = "up"
    UP_SKIP = "up_skip"
    UP_FAR = "up_far"
    PAIR = "pair"
    PAIR_MET = "pair_met"
    PAIR_MET_APART = "pair_met_apart"
    PAIR_BLOCKED = "pair_blocked"
    PAIR_BOTH = "pair_both"
    PAIR_BOTH_APART = "pair_both_apart"
    PAIR_SIDES = "pair_sides"
    PAIR_BOTH_SIDES = "pair_both_sides"
    PAIR_MANY = "pair_many"
    MET_EVERYBODY = "met_everybody"
    APART_FROM_EVERYBODY = "apart_from_everybody"
    GROUP_BROKEN = "group_broken"
    COLOUR_THIRD = "colour_third"
    COLOUR_ODD = "colour_odd"
    COLOUR_EVEN = "colour_even"
    COLOUR_EQUAL = "colour_equal"
    COLOUR_EQUAL_BOTH = "colour_equal_both"
    COLOUR_EQUAL_FIRST = "colour_equal_first"
    COLOUR_ROUND_1 = "colour_round_1"
    COLOUR_ROUND_1_BOTH = "colour_round_1_both"
    COLOUR_ROUND_1_FIRST = "colour_round_1_first"
    COLOUR_ODD_WHITE = "colour_odd_white"
    COLOUR_ALTERNATE = "colour_alternate"
    COLOUR_SUM_EVEN = "colour_sum_even"
    COLOUR_SUM_ODD = "colour_sum_odd"
    SUB_GROUPS = "sub_groups"
    ADJOURNED = "adjourned"
    SECTIONS = "sections"
    IN_UPPER_SECTION = "in_upper_section"
    QUART_GOES_ON = "quart_goes_on"
    QUART_OVER = "quart_over"
    QUARTERS = "quarters"
    QUARTERS_DROPPED = "quarters_dropped"


RESTS = {
    Obstacle.NONE: Sentence.REST,
    Obstacle.MET_DEFAULTER: Sentence.REST_MET_DEFAULTER,
    Obstacle.FORFEIT_WIN: Sentence.REST_FORFEIT,
}

COLOURS = {
    Reason.THIRD: Sentence.COLOUR_THIRD,
    Reason.ODD: Sentence.COLOUR_ODD,
    Reason.EVEN: Sentence.COLOUR_EVEN,
    Reason.EQUAL: Sentence.COLOUR_EQUAL,
    Reason.EQUAL_BOTH: Sentence.COLOUR_EQUAL_BOTH,
    Reason.EQUAL_FIRST: Sentence.COLOUR_EQUAL_FIRST,
    Reason.ROUND_1: Sentence.COLOUR_ROUND_1,
    Reason.ROUND_1_BOTH: Sentence.COLOUR_ROUND_1_BOTH,
    Reason.ROUND_1_FIRST: Sentence.COLOUR_ROUND_1_FIRST,
    Reason.ODD_WHITE: Sentence.COLOUR_ODD_WHITE,
    Reason.ALTERNATE: Sentence.COLOUR_ALTERNATE,
    Reason.SUM_EVEN: Sentence.COLOUR_SUM_EVEN,
    Reason.SUM_ODD: Sentence.COLOUR_SUM_ODD,
}


class RoundStory(Story):
    """The steps of a round, in the words of the text."""

    def __init__(self, entries: Sequence[Entry], lots: bool) -> None:
        super().__init__(KEY)
        self.entries, self.lots = entries, lots

    def _who(self, place: int) -> Who:
        return Who(self.entries[place].id)

    def _ids(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(self.entries[place].id for place in places)

    def _tell_pair(
        self, article: str, group: Group, pair: tuple[int, int], sentence: Sentence, /, **values: Value
    ) -> None:
        """Add a sentence about two players who meet."""
        a, b = pair
        both = self.entries[a], self.entries[b]
        points = Points(group.points)
        self.bracket = group.index
        self.tell(article, both, sentence, a=self._who(a), b=self._who(b), points=points, **values)

    # Article 5, with 8.4 and 8.5

    def rest(self, tournament: Tournament, rest: Rest) -> None:
        """The player who rests, and why no lower one does."""
        resting = self.entries[rest.place]
        article, sentence = "5.4", RESTS[rest.obstacle]
        if tournament.next_round == 1:
            article, sentence = "5.3", Sentence.REST_FIRST
        place, size = rest.place + 1, len(self.entries)
        self.tell(article, (resting,), sentence, who=Who(resting.id), place=place, size=size)
        for below in range(size - 1, rest.place, -1):
            self._plays(tournament, below, rest)

    def _plays(self, tournament: Tournament, place: int, rest: Rest) -> None:
        """Why a player below the one who rests has to play."""
        entry = self.entries[place]
        one, who, results = (entry,), Who(entry.id), entry.results
        rested = next((n for n, result in enumerate(results, 1) if result in RESTED), None)
        if rested:
            self.tell("5.2", one, Sentence.HAS_RESTED, who=who, round=rested)
        elif entry.id in tournament.settings.no_bye:
            self.tell("5.2", one, Sentence.BARRED_FROM_REST, who=who)
        elif place in rest.refused:
            self.tell("5.4", one, Sentence.REST_LEAVES_NO_PAIRING, who=who)
        elif Result.FORFEIT_WIN in results:
            round_ = results.index(Result.FORFEIT_WIN) + 1
            self.tell("8.5", one, Sentence.HAS_FORFEIT_WIN, who=who, round=round_)
        else:
            met = tuple(sorted(entry.opponents & rest.defaulters))
            self.tell("8.4", one, Sentence.HAS_MET_DEFAULTER, who=who, defaulters=met)

    # Articles 6.1 and 6.2

    def group(self, group: Group, size: int, sentence: Sentence) -> None:
        """A group as a whole."""
        self.bracket = group.index
        self.tell("6.2.1" if self.lots else "6.1.6", (), sentence, points=Points(group.points), size=size)

    def floater(self, group: Group, floater: Floater, direction: int) -> None:
        """A player leaves the group and gets an opponent at once."""
        down = direction == DOWN
        values: dict[str, Value] = {"target": Points(floater.target.points)}
        if floater.distance > 1:
            article, sentence = ("6.1.10", Sentence.DOWN_FAR) if down else ("6.1.14", Sentence.UP_FAR)
        elif floater.skipped:
            blocked, met = ("6.1.8", "6.1.9") if down else ("6.1.12", "6.1.13")
            article = met if floater.nobody_left else blocked
            sentence = Sentence.DOWN_SKIP if down else Sentence.UP_SKIP
            values["skipped"] = self._ids(floater.skipped)
        else:
            article, sentence = ("6.1.7", Sentence.DOWN) if down else ("6.1.11", Sentence.UP)
            if self.lots:
                article = "6.2.3"
        self._tell_pair(article, group, (floater.a, floater.b), sentence, **values)

    def pair(
        self, article: str, group: Group, choice: Choice, met: Sequence[int], *, apart: bool, by_side: bool
    ) -> None:
        """A pair inside a group, and why the earlier trials were impossible.

        `apart`: some of them may not meet by decision of the event; `by_side`: colours counted.
        """
        blocked = self._ids(b for b in choice.tried if b not in met)
        values: dict[str, Value] = {"size": choice.size, "place": choice.place}
        if not choice.tried:
            sentence = Sentence.PAIR
        elif len(choice.tried) > MOST_TRIED:
            sentence, values["count"] = Sentence.PAIR_MANY, len(choice.tried)
        elif not blocked:
            sentence = Sentence.PAIR_MET_APART if apart else Sentence.PAIR_MET
            values["met"] = self._ids(met)
        elif not met:
            sentence = Sentence.PAIR_SIDES if by_side else Sentence.PAIR_BLOCKED
            values["blocked"] = blocked
        else:
            sentence = Sentence.PAIR_BOTH_APART if apart else Sentence.PAIR_BOTH
            if by_side:
                sentence = Sentence.PAIR_BOTH_SIDES
            values |= {"met": self._ids(met), "blocked": blocked}
        self._tell_pair(article, group, (choice.a, choice.b), sentence, **values)

    def sent_away(
        self, article: str, group: Group, pair: tuple[int, int], target: Group, apart: bool
    ) -> None:
        """A player who has met the whole group gets an opponent in another."""
        sentence = Sentence.APART_FROM_EVERYBODY if apart else Sentence.MET_EVERYBODY
        self._tell_pair(article, group, pair, sentence, target=Points(target.points))

    def broken(self, group: Group, out: int) -> None:
        """6.1.32: more leave a group than its number would ask for."""
        self.bracket = group.index
        self.tell("6.1.32", (), Sentence.GROUP_BROKEN, points=Points(group.points), out=out)

    # Article 7

    def colours(self, a: Entry, b: Entry, given: Allocation) -> None:
        """Why the better ranked a and b have their colours."""
        white, black = (a, b) if given.colour is Colour.WHITE else (b, a)
        colour = given.colour if given.who is a else given.colour.opposite
        values: dict[str, Value] = {"white": Who(white.id), "black": Who(black.id)}
        values |= {"who": Who(given.who.id), "colour": colour}
        self.bracket = None
        self.tell(given.article, (a, b), COLOURS[given.reason], **values)

    def sub_groups(self, group: Group, whites: int, blacks: int, bad: int) -> None:
        """7.2.2: how many have had White more often, and Black; how many pairs stay inside one side."""
        points = Points(group.points)
        self.bracket = group.index
        self.tell("7.2.2", (), Sentence.SUB_GROUPS, points=points, b=whites, n=blacks, bad=bad)

    # Article 8.8

    def adjourned(self, tournament: Tournament) -> None:
        """Games that count as draws for the pairing."""
        for who, round_ in adjourned_games(tournament):
            self.tell_of("8.8", who, Sentence.ADJOURNED, who=who, round=round_)

    # Article 9

    def sections(self, article: str, limit: int, points: int) -> None:
        """The upper section of an accelerated round: numbers up to the limit."""
        self.tell(article, (), Sentence.SECTIONS, limit=limit, points=Points(points))

    def in_sections(self, article: str, limit: int, points: int, pairs: Iterable[Pair]) -> None:
        """The points counted for the upper section, for both players of each pair."""
        self.bracket = None
        for pair in pairs:
            for id_ in pair:
                if id_ <= limit:
                    values: dict[str, Value] = {"who": Who(id_), "points": Points(points)}
                    self.tell_of(article, tuple(pair), Sentence.IN_UPPER_SECTION, **values)

    def quart(self, goes_on: bool) -> None:
        """9.1.2: whether groups are divided into quarters in this round."""
        self.tell("9.1.2", (), Sentence.QUART_GOES_ON if goes_on else Sentence.QUART_OVER)

    def quarters(self, group: Group, upper: int, lower: int, split: bool) -> None:
        """A group divided into two sections, or not."""
        sentence = Sentence.QUARTERS if split else Sentence.QUARTERS_DROPPED
        self.bracket = group.index
        self.tell("9.1.2", (), sentence, points=Points(group.points), upper=upper, lower=lower)
