"""The journal in words: what was done, in English and French."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, cast

from ronde import actions as a
from ronde.journal import REDO, UNDO, Entry
from ronde.model import Colour
from ronde.rulebook import enumeration

Names = Mapping[str, str]
Both = tuple[str, str]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log."""

    seq: int
    scope: str  # the tournament; "" for the event
    kind: str
    who: str
    at: str
    en: str
    fr: str
    counts: bool  # False: undone
    target: int = 0  # the line an undo or a redo is about

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.fr if language == "fr" else self.en


def line_of(line: Entry, names: Names, counts: bool) -> LogLine:
    """An entry in words."""
    if line.kind in (UNDO, REDO):
        english, french = _MOVES[line.kind]
        why = _because(line.payload.get("reason", ""))
        en, fr = english.format(line.parent) + why, french.format(line.parent) + why
        return LogLine(line.seq, line.scope, line.kind, line.who, line.at, en, fr, True, line.parent)
    en, fr = describe(line.action, names)
    return LogLine(line.seq, line.scope, line.kind, line.who, line.at, en, fr, counts)


_MOVES = {
    UNDO: ("undid entry {}", "a annulé l'entrée {}"),
    REDO: ("brought back entry {}", "a rétabli l'entrée {}"),
}

OUTCOME_WORDS = {
    "10": "1-0", "01": "0-1", "==": "½-½", "00": "0-0", "=0": "½-0", "0=": "0-½",
    "WL": "1-0*", "LW": "0-1*", "DD": "½-½*", "LL": "0-0*", "DL": "½-0*", "LD": "0-½*",
    "+-": "+ -", "-+": "- +", "--": "- -",
}  # fmt: skip


def outcome_words(outcome: str, language: str = "en") -> str:
    """A result as people write it; + and - are forfeits, a star is a game not to be rated."""
    if outcome == a.ADJOURNED:
        return "ajournée" if language == "fr" else "adjourned"
    return OUTCOME_WORDS.get(outcome, "–")


def describe(action: a.Action, names: Names) -> Both:
    """What an action is, in English and French."""
    return _WORDS[type(action)](action, names)


def _because(reason: str) -> str:
    return f" ({reason})" if reason else ""


def _who(names: Names, uids: tuple[str, ...], language: str) -> str:
    known = [names.get(uid, uid) for uid in uids]
    if len(known) > 4:
        more = f"{len(known) - 3} autres" if language == "fr" else f"{len(known) - 3} others"
        known = [*known[:3], more]
    return enumeration(known, language)


def _added(x: a.PlayersAdded, names: Names) -> Both:
    known = {e.uid: e.person.name for e in x.entrants}
    uids, source = tuple(known), _because(x.source)
    return f"entered {_who(known, uids, 'en')}{source}", f"inscription : {_who(known, uids, 'fr')}{source}"


_AWAY = {
    "": ("will play", "jouera"),
    "Z": ("will be away", "sera absent"),
    "H": ("has a half-point bye", "a un demi-point d'absence"),
    "F": ("has a full-point bye", "a un point d'absence"),
}


def _away(x: a.AwayAnnounced, names: Names) -> Both:
    name = names.get(x.uid, x.uid)
    english, french = _AWAY[x.how]
    return f"round {x.round}: {name} {english}", f"ronde {x.round} : {name} {french}"


def _withdrawn(x: a.Withdrawn, names: Names) -> Both:
    name, why = names.get(x.uid, x.uid), _because(x.reason)
    if x.notice:
        return f"{name} leaves{why}", f"{name} abandonne{why}"
    return f"{name} was absent without notice{why}", f"{name} était absent sans prévenir{why}"


def _checked_in(x: a.CheckedIn, names: Names) -> Both:
    en, fr = ("checked in", "pointés") if x.present else ("not here after all", "finalement absents")
    return f"{en}: {_who(names, x.players, 'en')}", f"{fr} : {_who(names, x.players, 'fr')}"


def _results(x: a.ResultsEntered, names: Names) -> Both:
    def words(language: str) -> str:
        colon = " : " if language == "fr" else ": "
        told = [f"{board}{colon}{outcome_words(outcome, language)}" for board, outcome in x.results[:6]]
        return ", ".join(told) + (" …" if len(x.results) > 6 else "")

    return f"round {x.round}, board {words('en')}", f"ronde {x.round}, échiquier {words('fr')}"


_EFFECTS = {
    "next": ("", ""),
    "later": (", for the rounds still to pair", ", pour les rondes encore à apparier"),
    "rating": (", for ratings only", ", pour le classement seulement"),
}


def _corrected(x: a.ResultCorrected, names: Names) -> Both:
    english, french = _EFFECTS[x.effect]
    why = _because(x.reason)
    return (
        f"round {x.round}, board {x.board} corrected to {outcome_words(x.outcome)}{english}{why}",
        f"ronde {x.round}, échiquier {x.board} corrigé : {outcome_words(x.outcome, 'fr')}{french}{why}",
    )


def _swapped(x: a.ColoursSwapped, names: Names) -> Both:
    en, fr = (
        ("colours reversed", "couleurs inversées") if x.swapped else ("colours as paired", "couleurs prévues")
    )
    return f"round {x.round}, board {x.board}: {en}", f"ronde {x.round}, échiquier {x.board} : {fr}"


def _forbidden(x: a.ForbiddenSet, names: Names) -> Both:
    def groups(language: str) -> str:
        return " / ".join(_who(names, group, language) for group in x.groups) or "–"

    why = _because(x.reason)
    return f"must not meet: {groups('en')}{why}", f"ne doivent pas se rencontrer : {groups('fr')}{why}"


def _colour(x: a.ColourDrawn, names: Names) -> Both:
    en, fr = ("White", "les Blancs") if x.colour is Colour.WHITE else ("Black", "les Noirs")
    how = _drawn(x.how)
    return f"number 1 has {en} by lot{how[0]}", f"le sort donne {fr} au numéro 1{how[1]}"


def _lots(x: a.LotsDrawn, names: Names) -> Both:
    how = _drawn(x.how, x.seed)
    also = ("; numbers given by them", " ; numéros attribués en conséquence") if x.numbers else ("", "")
    return (
        f"lots drawn: {_who(names, x.order, 'en')}{how[0]}{also[0]}",
        f"tirage au sort : {_who(names, x.order, 'fr')}{how[1]}{also[1]}",
    )


def _drawn(how: str, seed: int | None = None) -> Both:
    en, fr = ("by the program", "par le programme") if how == a.BY_PROGRAM else (how, how)
    if seed is not None:
        en, fr = f"{en}, seed {seed}", f"{fr}, graine {seed}"
    return _because(en), _because(fr)


def _numbered(x: a.Numbered, names: Names) -> Both:
    why = _because(x.reason)
    if x.final:
        return (
            f"list closed with {len(x.order)} players{why}",
            f"liste close avec {len(x.order)} joueurs{why}",
        )
    return f"{len(x.order)} players numbered{why}", f"{len(x.order)} joueurs numérotés{why}"


def _adjusted(x: a.DraftAdjusted, names: Names) -> Both:
    en = f"draft changed by hand ({x.reason})" + "".join(f"; breaks {b.article}" for b in x.broken)
    fr = f"projet modifié à la main ({x.reason})" + "".join(f" ; enfreint {b.article}" for b in x.broken)
    return en, fr


def _changed(x: a.RoundChanged, names: Names) -> Both:
    return (
        f"published round {x.round} changed ({x.reason})",
        f"ronde {x.round} publiée modifiée ({x.reason})",
    )


def _fixed(english: str, french: str) -> Callable[[a.Action, Names], Both]:
    """A sentence with the fields of the action (a player's uid is his name)."""

    def words(action: a.Action, names: Names) -> Both:
        values: dict[str, Any] = {f.name: getattr(action, f.name) for f in fields(cast(Any, action))}
        if "uid" in values:
            values["name"] = names.get(values["uid"], values["uid"])
        if "reason" in values:
            values["reason"] = _because(values["reason"])
        return english.format(**values), french.format(**values)

    return words


_WORDS: dict[type[a.Action], Callable[..., Both]] = {
    a.EventDescribed: _fixed("event {event.name}", "événement {event.name}"),
    a.EventClosed: _fixed("event closed", "événement clos"),
    a.TournamentCreated: _fixed(
        "tournament {setup.name}: {setup.system}, {setup.rounds} rounds",
        "tournoi {setup.name} : {setup.system}, {setup.rounds} rondes",
    ),
    a.SetupChanged: _fixed(
        "settings: {setup.system}, {setup.rounds} rounds", "réglages : {setup.system}, {setup.rounds} rondes"
    ),
    a.ColourDrawn: _colour,
    a.LotsDrawn: _lots,
    a.ForbiddenSet: _forbidden,
    a.ByeBarred: lambda x, names: (
        f"no bye for {_who(names, tuple(sorted(x.players)), 'en')}{_because(x.reason)}",
        f"pas d'exemption pour {_who(names, tuple(sorted(x.players)), 'fr')}{_because(x.reason)}",
    ),
    a.PlayersAdded: _added,
    a.PlayerEdited: _fixed(
        "{name} edited: {person.name}, {person.rating}", "{name} modifié : {person.name}, {person.rating}"
    ),
    a.PlayerRemoved: _fixed("{name} removed{reason}", "{name} supprimé{reason}"),
    a.Numbered: _numbered,
    a.AwayAnnounced: _away,
    a.Withdrawn: _withdrawn,
    a.Returned: _fixed("{name} returns{reason}", "{name} revient{reason}"),
    a.CheckedIn: _checked_in,
    a.Drafted: _fixed("round {round} paired (draft)", "ronde {round} appariée (projet)"),
    a.DraftAdjusted: _adjusted,
    a.DraftDropped: _fixed("draft dropped", "projet abandonné"),
    a.RoundPublished: _fixed("round {round} published", "ronde {round} publiée"),
    a.RoundChanged: _changed,
    a.TournamentImported: lambda x, names: (
        f"imported {x.setup.name} with {len(x.entrants)} players, {len(x.rounds)} rounds{_because(x.source)}",
        f"import de {x.setup.name} : {len(x.entrants)} joueurs, {len(x.rounds)} rondes{_because(x.source)}",
    ),
    a.PlayersEdited: lambda x, names: (
        f"{len(x.people)} players updated{_because(x.source)}",
        f"{len(x.people)} joueurs mis à jour{_because(x.source)}",
    ),
    a.ResultsEntered: _results,
    a.ResultCorrected: _corrected,
    a.ColoursSwapped: _swapped,
    a.ResultsPosted: _fixed("results of round {round} posted", "résultats de la ronde {round} affichés"),
    a.TournamentClosed: _fixed("tournament closed", "tournoi clos"),
}
