"""Explanations: the steps of a pairing, for an arbiter bracket by bracket, or for one player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ronde.claims import VERSION, to_json
from ronde.facts.history import scores
from ronde.model import Pair, Tournament
from ronde.rulebook import Step, implements, text
from ronde.rulebook import say as say_step
from ronde.systems import RoundPairing
from ronde.words import Who, points, say


@dataclass(frozen=True, slots=True)
class Sentence:
    """One decision in words, with the article behind it."""

    article: str  # "dutch-2012 C6"
    text: str
    players: tuple[int, ...]
    bracket: int | None

    @property
    def short(self) -> str:
        """The article without its edition."""
        return self.article.split(" ", 1)[1]


def names(tournament: Tournament) -> dict[int, str]:
    """The names of the players."""
    return {player.id: player.name for player in tournament.players}


@implements("fide-2012 C.04.1.i")
@implements("fide-2026 C.04.1.9")
def sentences(
    steps: Iterable[Step], language: str = "en", known: Mapping[int, str] | None = None
) -> list[Sentence]:
    """The steps in words."""
    return [Sentence(s.article, say_step(s, language, known), s.players, s.bracket) for s in steps]


def of_round(pairing: RoundPairing) -> tuple[Step, ...]:
    """The steps for the arbiter, without those that repeat to one player the reason of the group."""
    return tuple(step for step in pairing.steps if not _personal(step))


def _personal(step: Step) -> bool:
    return step.message in text(step.text).personal


def of_player(pairing: RoundPairing, id_: int) -> tuple[Step, ...]:
    """The steps that are about one player or their pair."""
    return tuple(step for step in pairing.steps if id_ in step.players)


def board_of(pairing: RoundPairing, id_: int) -> tuple[int, Pair] | None:
    """The board and pair of a player."""
    for board, pair in enumerate(pairing.pairs, 1):
        if id_ in tuple(pair):
            return board, pair
    return None


def only(pairing: RoundPairing, id_: int) -> RoundPairing:
    """The part of a round that is about one player: their pair and its steps."""
    pairs = tuple(pair for pair in pairing.pairs if id_ in tuple(pair))
    return RoundPairing(pairing.round, pairs, of_player(pairing, id_))


def _note(pairing: RoundPairing, played: Iterable[Pair] | None, language: str) -> list[str]:
    """A line to say that the round was not played as it is explained here."""
    if played is None or {frozenset(p) for p in played} == {frozenset(p) for p in pairing.pairs}:
        return []
    return ["", say("explain-otherwise", language)]


def player_text(
    tournament: Tournament,
    pairing: RoundPairing,
    id_: int,
    language: str = "en",
    played: Iterable[Pair] | None = None,
) -> str:
    """Why one player has this opponent and this colour: a phone screen."""
    known = names(tournament)
    found = board_of(pairing, id_)
    head = say("round-n", language, n=pairing.round)
    if found is None:
        return f"{head}\n{say('explain-not-paired', language, known, a=Who(id_), n=pairing.round)}\n"
    board, pair = found
    if pair.black is None:
        title = say("explain-has-bye", language, known, a=Who(id_))
    else:
        other = pair.black if pair.white == id_ else pair.white
        title = say("explain-meets", language, known, a=Who(id_), b=Who(other))
    lines = [f"{head} · {say('board', language)} {board}", title, ""]
    for sentence in sentences(of_player(pairing, id_), language, known):
        lines.append(f"· {sentence.text} [{sentence.short}]")
    return "\n".join(lines + _note(pairing, played, language)) + "\n"


def round_text(
    tournament: Tournament,
    pairing: RoundPairing,
    language: str = "en",
    played: Iterable[Pair] | None = None,
) -> str:
    """The whole round for the arbiter: the boards, then every bracket with its decisions."""
    known = names(tournament)
    lines = [say("round-n", language, n=pairing.round), ""]
    lines += board_lines(tournament, pairing, language)
    bracket: int | None = -1
    for sentence in sentences(of_round(pairing), language, known):
        if sentence.bracket != bracket:
            bracket = sentence.bracket
            lines += ["", bracket_title(bracket, language)]
        lines.append(f"  [{sentence.short}] {sentence.text}")
    return "\n".join(lines + _note(pairing, played, language)) + "\n"


def bracket_title(bracket: int | None, language: str) -> str:
    """The heading of the decisions of a bracket, or of the whole round."""
    if bracket is None:
        return say("whole-round", language)
    return say("bracket-n", language, n=bracket + 1)


def board_lines(tournament: Tournament, pairing: RoundPairing, language: str = "en") -> list[str]:
    """The boards of a round, White first, with scores."""
    known, total = names(tournament), scores(tournament)

    def who(id_: int) -> str:
        return f"{id_:>4} {known.get(id_, '')[:24]:<24} ({points(total[id_], language)})"

    lines = []
    for board, pair in enumerate(pairing.pairs, 1):
        right = say("bye", language) if pair.black is None else who(pair.black)
        lines.append(f"{board:>4}. {who(pair.white):<36} {right}".rstrip())
    return lines


def as_json(pairing: RoundPairing, language: str = "en", known: Mapping[int, str] | None = None) -> object:
    """Pairs and claims for other programs, as `ronde verify` reads them."""
    return {
        "version": VERSION,
        "round": pairing.round,
        "pairs": [{"white": p.white, "black": p.black} for p in pairing.pairs],
        "steps": [to_json(step, language, known) for step in pairing.steps],
        "measures": [
            {"article": m.article, "value": list(m.value), "bracket": m.bracket} for m in pairing.measures
        ],
    }
