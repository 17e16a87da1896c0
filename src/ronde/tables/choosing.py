"""Tables of some of the players: by category, club, federation or sex."""

from __future__ import annotations

from ronde.formats.players.person import unaccented
from ronde.model import Player
from ronde.ranking.categories import within
from ronde.ranking.standings import Standings
from ronde.tables.render import Table
from ronde.values import frozen, replace
from ronde.words import say

_SEXES = {"m": "choice-m", "w": "choice-w"}


@frozen
class Choice:
    """Whom a table lists; everybody where nothing is chosen."""

    category: str = ""
    club: str = ""
    federation: str = ""
    sex: str = ""

    def __bool__(self) -> bool:
        return self != Choice()

    def takes(self, player: Player) -> bool:
        """The player is listed."""
        return (
            (not self.category or self.category in player.categories)
            and (not self.club or unaccented(self.club) == unaccented(player.club))
            and (not self.federation or self.federation.upper() == player.federation)
            and (not self.sex or self.sex == player.sex)
        )

    def words(self, language: str) -> str:
        """The choice in words: Women · Rennes · FRA."""
        sex = say(_SEXES[self.sex], language) if self.sex in _SEXES else ""
        parts = (self.category, sex, self.club, self.federation.upper())
        return " · ".join(part for part in parts if part)


EVERYBODY = Choice()


def chosen_rows(table: Table, players: tuple[Player, ...], choice: Choice) -> Table:
    """The rows of a table in which one of those chosen has a number."""
    if not choice:
        return table
    ids = {player.id for player in players if choice.takes(player)}
    keys = ("number", "number2") if table.key == "pairings" else ("number",)
    at = [n for n, column in enumerate(table.columns) if column.key in keys]
    rows = tuple(row for row in table.rows if any(row[n] in ids for n in at))
    return replace(table, rows=rows, subtitle=_subtitle(table, choice))


def _subtitle(table: Table, choice: Choice) -> str:
    return " · ".join(filter(None, (table.subtitle, choice.words(table.language))))


def chosen_ranking(ranking: Standings, choice: Choice) -> Standings:
    """The standings of those chosen; in a category the places are counted within it."""
    rows = tuple(row for row in ranking.rows if choice.takes(row.player))
    ranking = replace(ranking, rows=rows) if choice else ranking
    return within(ranking, choice.category) if choice.category else ranking


def chosen_title(table: Table, choice: Choice) -> Table:
    """The table with the choice below its title."""
    return replace(table, subtitle=_subtitle(table, choice)) if choice else table
