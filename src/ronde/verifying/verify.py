"""A document beside what its text demands: every difference is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ronde.errors import BadInput
from ronde.model import Colour, Pair, Tournament
from ronde.readings.cards import initial_colour
from ronde.rulebook import Step, head, say
from ronde.rulebook import text as rule_text
from ronde.values import NamedTuple, replace
from ronde.verifying import general
from ronde.verifying.demanded import Demanded, Measure
from ronde.verifying.document import Document
from ronde.words import languages, of_game, of_teams


class Fault(NamedTuple):
    """What is wrong with a document: the kind of fault, the claim it has, and the one that is due."""

    kind: str  # the catalogue has `verify-KIND` for each
    claim: Step | None = None
    due: Step | None = None
    what: str = ""  # the sentence, board or measure that it has
    instead: str = ""  # of what is due


def verify(tournament: Tournament, document: Document, names: Mapping[int, str]) -> list[Fault]:
    """Everything in which a document differs from what the text of the tournament demands.

    `names` are those of the players, as sentences have them. Raises BadInput if the round is none of the
    tournament.
    """
    due = demanded(tournament, document.round)
    return [
        *_of_pairs(document.pairs, due.pairs),
        *_of_boards(tournament, document),
        *_of_steps(document.steps, due.steps),
        *_of_texts(document, names),
        *_of_measures(document.measures, due.measures),
    ]


# ---- what is due ------------------------------------------------------------------------------------------


def demanded(tournament: Tournament, round_: int) -> Demanded:
    """The pairs, decisions and measures of a round by the text of the tournament.

    A working copy of a text demands what that text does, and cites its own articles.
    """
    key = tournament.settings.system or ""
    copied = head(key).get("copies")
    module = proof_of(key)
    if not 1 <= round_ <= tournament.played_rounds + 1:
        raise BadInput("error-no-round-to-verify", round=round_, played=tournament.played_rounds)
    if round_ <= tournament.played_rounds:
        drawn = initial_colour(tournament, getattr(module, "BY_PLACE", False))
        tournament = replace(tournament, settings=replace(tournament.settings, initial_colour=drawn))
        tournament = tournament.before(round_)
    account = module.demanded(tournament)
    name, cites = (key, rule_text(key).cites) if copied else (account.key, {})
    pairs, steps = account.pairs, tuple(step.citing(cites) for step in account.steps)
    if not account.tells_acceleration:
        steps = *general.accelerated(tournament, pairs), *steps
    steps = *steps, *general.scores(tournament, name, pairs), *general.away(tournament, name)
    measures = (one._replace(article=cites.get(one.article, one.article)) for one in account.measures)
    return Demanded(tuple(pairs), steps, tuple(measures))


@cache
def proof_of(key: str) -> ModuleType:
    """The module that proves a system: that of its key, or of the text that it copies or is a variant of."""
    key = head(key).get("copies", key)
    for name in (key, key.rpartition("-")[0]):
        module = f"ronde.verifying.{name.replace('-', '_')}"
        if name.replace("-", "").isalnum() and find_spec(module):
            found = import_module(module)
            if hasattr(found, "demanded"):
                return found
    raise BadInput("error-no-proof", key=key)


# ---- what is wrong ----------------------------------------------------------------------------------------


def _of_pairs(found: Sequence[Pair], due: Sequence[Pair]) -> Iterator[Fault]:
    """Boards by the rules that are others, or in another order."""
    for n in range(max(len(found), len(due))):
        one, other = (_board(pairs[n]) if n < len(pairs) else "-" for pairs in (found, due))
        if one != other:
            yield Fault("pair", what=f"{n + 1}: {one}", instead=other)


def _of_boards(tournament: Tournament, document: Document) -> Iterator[Fault]:
    """Published boards are those of the report; of a round that is not played yet, those by the rules."""
    games = {tuple(pair) for pair in document.pairs}
    if document.round <= tournament.played_rounds:
        cells = [(player.id, player.cell(document.round)) for player in tournament.players]
        games = {
            (id_, cell.opponent) for id_, cell in cells if cell.opponent and cell.colour is not Colour.BLACK
        }
    for pair in document.boards:
        if pair.black is not None and tuple(pair) not in games:
            yield Fault("board", what=_board(pair))


def changed_boards(tournament: Tournament, document: Document) -> int:
    """How many published boards the rules do not give; colours count where the report has them."""
    given = {tuple(pair) for pair in document.pairs}
    uncoloured = {player.id for player in tournament.players if player.cell(document.round).colour is None}
    given |= {pair[::-1] for pair in given if pair[0] in uncoloured}
    return sum(tuple(pair) not in given for pair in document.boards)


def _board(pair: Pair) -> str:
    return f"{pair.white} - {pair.black or 0}"


def _of_steps(found: Sequence[Step], due: Sequence[Step]) -> Iterator[Fault]:
    """Claims that are wrong, too many, missing, or not where the decision was taken."""
    known, wanted = Counter(found), Counter(due)
    matcher = SequenceMatcher(None, found, due, autojunk=False)
    for tag, low, high, start, stop in matcher.get_opcodes():
        if tag == "equal":
            continue
        left = list(due[start:stop])
        for step in found[low:high]:
            if known[step] <= wanted[step]:
                yield Fault("moved", step)
                continue
            place = next((n for n, other in enumerate(left) if _same(step, other)), None)
            other = None if place is None else left.pop(place)
            yield Fault(_kind(step, other), step, other)
        for step in left:
            if known[step] < wanted[step]:
                yield Fault("missing", due=step)


def _same(step: Step, other: Step) -> bool:
    """Two claims about the same thing."""
    return (step.message, step.bracket) == (other.message, other.bracket) or (
        step.players == other.players and step.values == other.values
    )


def _kind(step: Step, due: Step | None) -> str:
    """What is wrong with a claim."""
    if due is None:
        return "added"
    if step._replace(article=due.article, criterion=due.criterion) == due:
        return "article"
    return "false"


def _of_texts(document: Document, names: Mapping[int, str]) -> Iterator[Fault]:
    """Sentences that are not those of their claims, in the language of most of them."""
    told = [
        (step, text) for step, text in zip(document.steps, document.texts, strict=True) if text is not None
    ]

    def right(language: str, some: Sequence[tuple[Step, str]]) -> int:
        return sum(_say(step, language, names) == text for step, text in some)

    sample = told[:: max(1, len(told) // SAMPLE)]
    spoken = max(variants(), key=lambda language: right(language, sample))
    for step, sentence in told:
        if (said := _say(step, spoken, names)) != sentence:
            yield Fault("text", step, what=sentence, instead=said or "")


SAMPLE = 10  # sentences by which the language of a document is told


def variants() -> list[str]:
    """The languages, and what they become in draughts and where teams are paired."""
    plain = [*languages(), *(of_game(language, "draughts") for language in languages())]
    return list(dict.fromkeys([*plain, *map(of_teams, plain)]))


def _say(step: Step, language: str, names: Mapping[int, str]) -> str | None:
    """The sentence of a claim; None if there is none."""
    try:
        return say(step, language, names)
    except (BadInput, KeyError, TypeError, ValueError):
        return None


def _of_measures(found: Sequence[Measure], due: Sequence[Measure]) -> Iterator[Fault]:
    """Measures that are not those of the round."""
    for n in range(max(len(found), len(due))):
        one, other = (_measure(listed[n]) if n < len(listed) else "-" for listed in (found, due))
        if one != other:
            yield Fault("measure", what=one, instead=other)


def _measure(measure: Measure) -> str:
    value = ", ".join(map(str, measure.value))
    return f"{measure.article} ({value})"
