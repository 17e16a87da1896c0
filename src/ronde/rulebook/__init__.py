"""The rules as data: one file per text and edition, articles in order; implementing functions; steps.

A rule file `KEY.toml` begins with the lines that `head` reads, up to the first empty one:
    key, title.en, title.fr;
    like        the text whose decisions and sentences it has where it gives none of its own;
    general     the text of the general rules behind it, for what is told of every round;
    for.en, for.fr  what its system is for, in the list of systems; an edition no longer in force needs none;
    copies      the text of which it is a working copy until it has a procedure of its own: it pairs and is
                proved like that one;
    place       of its system in menus, by which programs know that it has one: the package of its name in
                `systems/`; editions of one family share a place;
    variants    names of further systems in that package: `lots` is KEY-lots, the value LOTS.
Then, in the order of the text:
    [rulings]   date, source.en, source.fr of every ruling that gives none of its own;
    [[article]] id, title.en, title.fr, text.en, text.fr, and no_code.en, no_code.fr where no code is due;
                `code` cites the articles of other texts whose code it shares: `lim 8.1, fide-2026 C.04.1.4`;
    [[ruling]]  id, article, en, fr, date, source.en, source.fr: how an open point of the text is read;
                a source that is a mere name may be one string for both languages;
    [decisions] how each kind of decision is told, see `Decision`; `values` is one string of names. In a text
                that is like another one a row gives only what it has otherwise.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from itertools import chain

from ronde import words
from ronde.errors import BadInput
from ronde.typed import Any, TypeVar
from ronde.values import NamedTuple, field, frozen, replace
from ronde.words import Value

Function = TypeVar("Function", bound=Callable[..., Any])

#: citation -> names of the functions that implement it
IMPLEMENTED: dict[str, list[str]] = {}


def implements(*citations: str) -> Callable[[Function], Function]:
    """Declare the articles that a function implements: `@implements("dutch-2012 A7.a")`, edition first."""

    def mark(function: Function) -> Function:
        # compiled functions and methods do not know all of their names
        place = ".".join(getattr(function, part, "") for part in ("__module__", "__qualname__"))
        for citation in citations:
            IMPLEMENTED.setdefault(citation, []).append(place)
        return function

    return mark


def implementing(citation: str) -> list[str]:
    """The functions that implement an article, and those of the articles whose code it shares.

    Only modules that have been imported count.
    """
    key, _, id_ = citation.partition(" ")
    found = text(key).article(id_)
    shared = (implementing(other) for other in found.code) if found else ()
    return list(dict.fromkeys([*IMPLEMENTED.get(citation, ()), *chain.from_iterable(shared)]))


_FOLDER = os.path.dirname(__file__)

#: sentences shared by all texts: players who are not paired
GENERAL = "general"


class Topic(Enum):
    """The subject of a sentence about players."""

    ORDER = "order"  # they meet by their places in the order
    MET = "met"  # they have already met someone else
    APART = "apart"  # the event or the arbiter keeps them apart from someone else
    COLOUR = "colour"  # an opponent chosen, or accepted, for the colours
    REST = "rest"  # an opponent chosen so that the others can be paired
    FLOAT = "float"  # leaving their own score group
    BYE = "bye"
    COLOURS = "colours"  # who has White
    POINTS = "points"  # virtual points
    SCORE = "score"  # the scores of both
    AWAY = "away"  # not paired


class Step(NamedTuple):
    """One decision: the article, the players it is about (none: the whole bracket), the sentence.

    It is a claim that a program can check: `message` names the claim, a sentence of the article's text,
    and `values` fill it; some values appear in no sentence and serve only the check. `bracket` counts the
    brackets from 0; `criterion` is the article of the measure that it speaks of, if not its own.
    """

    article: str
    players: tuple[int, ...]
    message: str
    values: tuple[tuple[str, Value], ...] = ()
    bracket: int | None = None
    criterion: str | None = None

    @property
    def text(self) -> str:
        """The key of the text that the article belongs to."""
        return self.article.split(" ", 1)[0]

    def citing(self, cites: Mapping[str, str]) -> Step:
        """The same decision with other citations, for those that are given."""
        criterion = self.criterion and cites.get(self.criterion, self.criterion)
        return self._replace(article=cites.get(self.article, self.article), criterion=criterion)

    @property
    def sentence(self) -> str:
        """The name of its sentence in the catalogue."""
        for key in (*sharing(self.text), GENERAL):
            if words.known(f"{key}-{self.message}"):
                return f"{key}-{self.message}"
        return f"{self.text}-{self.message}"

    @property
    def decision(self) -> Decision | None:
        """A row of the table of its text that is told by this sentence."""
        return text(self.text).by_sentence.get(self.message)

    @property
    def topic(self) -> Topic | None:
        """The topic, if the step is about players."""
        return self.decision.topic if self.decision else None


class Decision(NamedTuple):
    """How a kind of decision is told: the article that decides, the sentence, the values that fill it."""

    article: str  # empty if the procedure has several
    sentence: str  # in the catalogue, as `KEY-name`; usually the name of the kind
    values: tuple[str, ...] = ()  # in this order
    criterion: str = ""  # the article of the measure that it speaks of, if not its own
    many: bool = False  # a list of `others` that is cut short has a sentence of its own
    topic: Topic | None = None  # the subject, if it is about players
    special: bool = False  # the report of a round has it
    personal: bool = False  # for one player alone
    cause: bool = False  # about a bracket, for everybody in it

    def sentences(self) -> tuple[str, ...]:
        """The sentences that may tell it."""
        return (self.sentence, self.sentence + MANY) if self.many else (self.sentence,)


#: what the sentence of a list that is cut short is called
MANY = "_many"


class Translated(dict[str, str]):
    """A text in several languages; English stands in for a missing one."""

    def __getitem__(self, language: str) -> str:
        spoken = words.spoken(language)
        return words.tied(self.get(spoken) or dict.__getitem__(self, "en"), spoken)


@frozen
class Article:
    """One article of a rule file, in our own words."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    no_code: Mapping[str, str] | None = None
    code: tuple[str, ...] = ()  # citations of articles whose code it shares


@frozen
class Ruling:
    """How we read an open point of a text, since when and on whose authority."""

    id: str
    article: str
    text: Mapping[str, str]
    date: str
    source: Mapping[str, str]


@frozen
class Text:
    """A rule file: one text in one edition."""

    key: str
    title: Mapping[str, str]
    articles: tuple[Article, ...]
    rulings: tuple[Ruling, ...]
    like: str | None = None  # the text whose sentences it shares
    general: str | None = None  # the text of the general rules behind it
    decisions: Mapping[str, Decision] = field(default_factory=dict)  # by kind
    by_sentence: Mapping[str, Decision] = field(default_factory=dict)  # one of those told by each sentence

    def article(self, id_: str) -> Article | None:
        """The article with this id, written with or without dots and in any case."""
        wanted = _plain(id_)
        return next((a for a in self.articles if _plain(a.id) == wanted), None)

    def ruling(self, id_: str) -> Ruling | None:
        """The ruling with this id, written with or without its R and in any case."""
        wanted = id_.casefold().lstrip("r")
        return next((r for r in self.rulings if r.id.casefold().lstrip("r") == wanted), None)

    @property
    def cites(self) -> Mapping[str, str]:
        """Its own citations by those of the articles whose code it shares; of several the first."""
        return {other: f"{self.key} {one.id}" for one in reversed(self.articles) for other in one.code}

    @property
    def whole(self) -> tuple[Ruling, ...]:
        """The rulings that concern no single article."""
        ids = {article.id for article in self.articles}
        return tuple(ruling for ruling in self.rulings if ruling.article not in ids)


def _plain(id_: str) -> str:
    return id_.replace(".", "").replace(" ", "").casefold()


@cache
def text_keys() -> tuple[str, ...]:
    """The keys of all rule files."""
    return tuple(sorted(name.removesuffix(".toml") for name in os.listdir(_FOLDER) if name.endswith(".toml")))


@cache
def head(key: str) -> Mapping[str, str]:
    """What the first lines of a rule file say, without its articles; nothing if there is no such file.

    Every start of the program asks for it, so these lines are plain `name = value` and read without TOML.
    """
    if key not in text_keys():
        return {}
    found = {}
    with open(os.path.join(_FOLDER, f"{key}.toml"), "rb") as file:
        for line in file:
            name, said, value = line.decode().partition(" = ")
            if not said:
                break
            found[name] = value.strip().strip('"')
    return found


@cache
def text(key: str) -> Text:
    """The rule file of a key."""
    if key not in text_keys():
        raise BadInput("error-no-rule-file", key=key, keys=", ".join(text_keys()))
    import tomllib  # only explanations need it, and `ronde pair` must start fast

    with open(os.path.join(_FOLDER, f"{key}.toml"), "rb") as file:
        data = tomllib.load(file)
    articles = tuple(
        Article(
            a["id"],
            Translated(a["title"]),
            Translated(a["text"]),
            _translated(a.get("no_code")),
            tuple(a["code"].split(", ")) if "code" in a else (),
        )
        for a in data.get("article", ())
    )
    rulings = tuple(_ruling(data.get("rulings", {}) | ruling) for ruling in data.get("ruling", ()))
    like = data.get("like")
    made = Text(data["key"], Translated(data["title"]), articles, rulings, like, data.get("general"))
    decisions = _decisions(data.get("decisions", {}), _shared(made, text(like)) if like else {})
    by_sentence = {name: row for row in decisions.values() for name in row.sentences()}
    return replace(made, decisions=decisions, by_sentence=by_sentence)


def sharing(key: str) -> list[str]:
    """A text, the one whose sentences it shares, the one whose sentences that one shares, and so on."""
    like = text(key).like
    return [key, *sharing(like)] if like else [key]


def _shared(new: Text, old: Text) -> Mapping[str, Decision]:
    """The table of a text that another one is like, with the articles that share their code there."""

    def own(id_: str) -> str:
        return new.cites.get(f"{old.key} {id_}", f"{new.key} {id_}").partition(" ")[2]

    return {
        kind: row._replace(article=own(row.article), criterion=own(row.criterion))
        for kind, row in old.decisions.items()
    }


def _decisions(rows: Mapping[str, Any], shared: Mapping[str, Decision]) -> Mapping[str, Decision]:
    """The table of a text, on top of that of the text it is like."""
    if not rows:
        return shared
    return {kind: _decision(row, shared.get(kind) or Decision("", kind)) for kind, row in rows.items()}


def _decision(row: Mapping[str, Any], base: Decision) -> Decision:
    given = dict(row)
    if "values" in row:
        given["values"] = tuple(row["values"].split())
    if "topic" in row:
        given["topic"] = Topic(row["topic"])
    return base._replace(**given)


def _ruling(data: Mapping[str, Any]) -> Ruling:
    text = Translated({language: data[language] for language in words.languages() if language in data})
    return Ruling(data["id"], data["article"], text, data["date"], _translated(data["source"]))


def _translated(value: Any) -> Any:
    """Use a plain string for every language."""
    if value is None:
        return None
    return Translated(en=value) if isinstance(value, str) else Translated(value)


def say(step: Step, language: str = "en", names: Mapping[int, str] | None = None) -> str:
    """The sentence of a step."""
    return words.say(step.sentence, language, names, **dict(step.values))


def sayable(step: Step) -> bool:
    """The catalogue still has the sentence of a step, and the step has all its values.

    Steps are kept in journals for years, and sentences change.
    """
    if not words.known(step.sentence):
        return False
    given = {name for name, _ in step.values}
    return words.variables(step.sentence) <= given


def sentence_names(key: str) -> set[str]:
    """The sentences that the catalogue has for a text; `lim-2026-bye` is not one of `lim`."""
    longer = [f"{other}-" for other in text_keys() if other.startswith(f"{key}-")]
    like = text(key).like
    shared = sentence_names(like) if like else set()
    return shared | {
        name.removeprefix(f"{key}-")
        for name in words.entries("en")
        if name.startswith(f"{key}-") and not any(name.startswith(other) for other in longer)
    }
