"""A tournament; one that contradicts itself cannot be built."""

from __future__ import annotations

from collections.abc import Mapping, Set

from ronde.errors import BadInput
from ronde.model.players import BLANK, Cell, Player
from ronde.model.results import AGREE, OF_TWO, Colour, Result
from ronde.model.settings import Remark, Settings
from ronde.rulebook import implements
from ronde.values import copier, field, frozen, replace
from ronde.words import Message


@frozen
class Tournament:
    """Everything known about a tournament, checked for contradictions when it is built."""

    players: tuple[Player, ...] = ()
    settings: Settings = Settings()
    name: str = ""
    records: tuple[str, ...] = ()  # lines of a report that do not affect the pairing, kept as they are
    remarks: tuple[Remark, ...] = ()  # notes of the desk
    source: tuple[str, ...] = field(default=(), compare=False, repr=False)  # the lines it was read from
    # a round of a team event may have no boards: forfeited matches, rests
    empty_rounds: bool = field(default=False, compare=False)
    # the last round in which any player has an opponent or the pairing-allocated bye
    played_rounds: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        _check(self)
        object.__setattr__(self, "played_rounds", max(map(_last_paired, self.players), default=0))

    @property
    def next_round(self) -> int:
        """The number of the round to pair."""
        return self.played_rounds + 1

    def player(self, id_: int) -> Player:
        """The player with this pairing number."""
        if 0 < id_ <= len(self.players) and self.players[id_ - 1].id == id_:
            return self.players[id_ - 1]  # where they nearly always are
        for player in self.players:
            if player.id == id_:
                return player
        raise BadInput("error-no-player-2", id=id_)

    def by_id(self) -> dict[int, Player]:
        """All players under their pairing numbers."""
        return {player.id: player for player in self.players}

    @implements("fide-2012 C.04.2.D.5", "fide-2012 C.04.2.D.6")
    @implements("fide-2026 C.04.2.3.2", "fide-2026 C.04.2.3.3")
    def available(self) -> tuple[Player, ...]:
        """The players to pair in the next round: those who have no cell there yet."""
        past = self.played_rounds
        return tuple(
            [p for p in self.players if len(p.cells) <= past or p.cells[past].result is Result.BLANK]
        )

    def forbidden_in(self, round_: int) -> tuple[tuple[int, ...], ...]:
        """The groups of players who must not meet in a round."""
        some = self.settings.forbidden_rounds
        return self.settings.forbidden + tuple(
            group for first, last, group in some if first <= round_ <= last
        )

    @implements("fide-2012 C.04.1.a")
    @implements("fide-2026 C.04.1.1")
    def is_last_round(self) -> bool:
        """The round to pair is the last one announced (never, if the number is unknown)."""
        return self.settings.rounds is not None and self.next_round == self.settings.rounds

    def without_estimates(self) -> Tournament:
        """The tournament with the ratings of lists only, as a rating office sees it."""
        if not any(player.estimated for player in self.players):
            return self
        players = tuple(replace(p, rating=0, estimated=False) if p.estimated else p for p in self.players)
        return replace(self, players=players)

    def before(self, round_: int) -> Tournament:
        """The tournament as it was when this round was to be paired."""
        # of the past rounds the last may have paired nobody
        past = min(round_ - 1, self.played_rounds)
        return _derived(self, tuple([p.before(round_) for p in self.players]), (), past)

    def with_settings(
        self, settings: Settings, name: str, remarks: tuple[Remark, ...], source: tuple[str, ...]
    ) -> Tournament:
        """The same players and records with everything else; their cells are not checked again."""
        _check_settings(settings, {player.id for player in self.players})
        return _described(self, settings, name, remarks, source)

    def with_round(self, cells: Mapping[int, Cell]) -> Tournament:
        """The tournament with the next round filled in; players not in `cells` keep theirs."""
        round_ = self.next_round
        players = tuple([p.after(round_, cells.get(p.id)) for p in self.players])
        played = round_ if any(c.paired for c in cells.values()) else round_ - 1
        after = _derived(self, players, self.source, played)
        by_id = after.by_id()
        for id_, cell in cells.items():
            if id_ in by_id:
                _check_cell(by_id[id_], round_ - 1, cell, by_id)
        return after


_derived = copier(Tournament, "players", "source", "played_rounds")
_described = copier(Tournament, "settings", "name", "remarks", "source")


def _last_paired(player: Player) -> int:
    for index in range(len(player.cells) - 1, -1, -1):
        if player.cells[index].paired:
            return index + 1
    return 0


def _check(tournament: Tournament) -> None:
    """Refuse a tournament that contradicts itself, naming player and round."""
    by_id: dict[int, Player] = {}
    for player in tournament.players:
        if player.id < 1:
            raise BadInput("error-pairing-number-numbers-start", id=player.id)
        if player.id in by_id:
            raise BadInput("error-two-players-have-number", id=player.id)
        by_id[player.id] = player
    for player in tournament.players:
        for index, cell in enumerate(player.cells):
            _check_cell(player, index, cell, by_id)
    _check_rounds(tournament)
    _check_settings(tournament.settings, by_id.keys())


def _check_settings(settings: Settings, ids: Set[int]) -> None:
    """Refuse settings that name a player who is not there."""
    named = set(settings.no_bye) | {p for group in settings.forbidden for p in group}
    named.update(p for _, _, group in settings.forbidden_rounds for p in group)
    named.update(id_ for id_, _ in settings.virtual_points)
    named.update(settings.lots)
    for id_ in sorted(named - ids):
        raise BadInput("error-player-named-but-no-such", id=id_)


def _check_cell(player: Player, index: int, cell: Cell, by_id: Mapping[int, Player]) -> None:
    if cell.opponent is not None:
        _check_game(player, index, cell, by_id)
    elif cell.result in OF_TWO:
        raise BadInput(
            "error-player-has-result-round-but-2", id=player.id, result=cell.result.value, number=index + 1
        )
    elif cell.result is Result.PENDING:
        raise BadInput("error-player-has-neither-opponent-nor", id=player.id, number=index + 1)


def _check_rounds(tournament: Tournament) -> None:
    """Refuse a round that the file leaves out; one in which everybody was away is an event like any other."""
    paired = {n + 1 for p in tournament.players for n, cell in enumerate(p.cells) if cell.paired}
    for round_ in range(1, 0 if tournament.empty_rounds else max(paired, default=0)):
        if round_ not in paired and all(p.cell(round_).result is Result.BLANK for p in tournament.players):
            raise BadInput("error-nobody-paired-round-but-round", round=round_, last=max(paired))


def _check_game(player: Player, index: int, cell: Cell, by_id: Mapping[int, Player]) -> None:
    opponent_id, round_ = cell.opponent, index + 1
    assert opponent_id is not None
    if opponent_id == player.id:
        raise BadInput("error-player-own-opponent", id=player.id, round=round_)
    opponent = by_id.get(opponent_id)
    if opponent is None:
        raise BadInput(
            "error-player-meets-player-round-but", id=player.id, opponent_id=opponent_id, round=round_
        )
    other = opponent.cells[index] if index < len(opponent.cells) else BLANK
    if other.opponent != player.id:
        has = Message("error-has-no-opponent")
        if other.opponent:
            has = Message.of("error-meets-other", other=other.opponent)
        raise BadInput(
            "error-player-meets-player-round-but-2",
            id=player.id,
            opponent_id=opponent_id,
            round=round_,
            has=has,
        )
    if player.id < opponent_id:
        _check_agreement(player.id, opponent_id, round_, cell, other)


_COLOUR_NAMES = {
    Colour.WHITE: Message("colour-w"),
    Colour.BLACK: Message("colour-b"),
    None: Message("error-no-colour"),
}


def _check_agreement(a: int, b: int, round_: int, cell: Cell, other: Cell) -> None:
    if (cell.result, other.result) not in AGREE:
        raise BadInput(
            "error-players-report-results-contradict-each",
            a=a,
            b=b,
            round=round_,
            result=cell.result.value,
            other=other.result.value,
        )
    if (cell.colour is None) != (other.colour is None) or (
        cell.colour is not None and cell.colour is other.colour
    ):
        mine, theirs = _COLOUR_NAMES[cell.colour], _COLOUR_NAMES[other.colour]
        raise BadInput(
            "error-players-report-colours-contradict-each", a=a, b=b, round=round_, mine=mine, theirs=theirs
        )
