"""Every sentence of a refusal, in English and French; the fields of both are the same."""

from __future__ import annotations

from collections.abc import Mapping

from ronde.errors import Conflict, Refused

SENTENCES: dict[str, tuple[str, str]] = {
    # the event
    "which-tournament": (
        "the event has several tournaments, say which one: {keys}",
        "l'événement a plusieurs tournois, dites lequel : {keys}",
    ),
    "no-tournament": ("there is no tournament {key}", "il n'y a pas de tournoi {key}"),
    "tournament-exists": ("there is a tournament {key} already", "le tournoi {key} existe déjà"),
    "bad-key": (
        "a tournament is called by small letters, digits and dashes, not {key}",
        "un tournoi se nomme en minuscules, chiffres et tirets, pas {key}",
    ),
    "event-closed": ("the event is closed", "l'événement est clos"),
    "tournament-closed": ("the tournament is closed", "le tournoi est clos"),
    "no-template": (
        "there is no template {name}; there are: {names}",
        "il n'y a pas de modèle {name} ; il y a : {names}",
    ),
    "busy": (
        "too many desks write at once; nothing was recorded, do it again",
        "trop de postes écrivent en même temps ; rien n'est enregistré, recommencez",
    ),
    "nothing-to-undo": ("there is nothing to undo", "il n'y a rien à annuler"),
    "nothing-to-redo": ("there is nothing to bring back", "il n'y a rien à rétablir"),
    "moved-on": (
        "something else was done since: {what} ({who}); look again before you undo",
        "autre chose a été fait entre-temps : {what} ({who}) ; vérifiez avant d'annuler",
    ),
    "undo-published": (
        "a published pairing is not taken back; if nobody has seen it yet, say so as the reason",
        "un appariement publié ne se retire pas ; si personne ne l'a vu, donnez-le comme motif",
    ),
    "reason": ("say why: the journal keeps the reason", "dites pourquoi : le journal garde le motif"),
    # setup
    "nameless": ("a tournament needs a name", "un tournoi doit avoir un nom"),
    "no-system": (
        "there is no system {key}; there are: {keys}",
        "il n'y a pas de système {key} ; il y a : {keys}",
    ),
    "rounds-range": (
        "a tournament has 1 to 99 rounds, not {rounds}",
        "un tournoi a de 1 à 99 rondes, pas {rounds}",
    ),
    "setup-fixed": (
        "{what} cannot change once round 1 is published",
        "{what} ne peut plus changer une fois la ronde 1 publiée",
    ),
    "bad-policy": (
        "the {name} of the regulations cannot be {value}",
        "le champ {name} du règlement ne peut être {value}",
    ),
    "bad-option": (
        "the option {name} is one of {values}, not {value}",
        "l'option {name} vaut {values}, pas {value}",
    ),
    "lots-all": (
        "lots are drawn for every player once: {players}",
        "on tire au sort chaque joueur une fois : {players}",
    ),
    "group-of-two": (
        "a forbidden group has two players or more",
        "un groupe interdit compte au moins deux joueurs",
    ),
    # players
    "no-player": ("there is no player {player}", "il n'y a pas de joueur {player}"),
    "no-name": ("a player needs a name", "un joueur doit avoir un nom"),
    "bad-rating": (
        "a rating is a number from 0 to 9999, not {rating}",
        "un classement va de 0 à 9999, pas {rating}",
    ),
    "player-twice": (
        "{name} is in the list already, as number {number}; a namesake needs his year of birth or a number",
        "{name} est déjà dans la liste, au numéro {number} ; un homonyme a sa naissance ou un numéro",
    ),
    "player-paired": (
        "{name} has been paired: withdraw him instead of removing him",
        "{name} a déjà été apparié : déclarez son abandon au lieu de le supprimer",
    ),
    "late-now": (
        "every announced round is published: nobody can enter any more",
        "toutes les rondes annoncées sont publiées : plus personne ne peut entrer",
    ),
    "no-renumbering": (
        "numbers stay as they are once round 4 is paired",
        "les numéros ne changent plus une fois la ronde 4 appariée",
    ),
    "numbers-stay": (
        "numbers stay the same for the whole event",
        "les numéros restent les mêmes pendant toute l'épreuve",
    ),
    "lots-once": (
        "lots are drawn once, before the list is closed and round 1 is published",
        "on tire au sort une fois, avant que la liste soit close et la ronde 1 publiée",
    ),
    "late-zero": (
        "a late entry has no points for the rounds missed",
        "un retardataire n'a aucun point pour les rondes manquées",
    ),
    "nobody": ("there is nobody in the list", "la liste est vide"),
    "list-closed": ("the list is closed already", "la liste est déjà close"),
    "bad-away": (
        "a round is missed with Z (nothing), H (half a point) or F (a point), not {how}",
        "on manque une ronde avec Z (rien), H (demi-point) ou F (un point), pas {how}",
    ),
    "full-bye": (
        "a full point without playing is not given on request",
        "un point entier sans jouer ne s'accorde pas sur demande",
    ),
    "round-past": (
        "round {round} is published: absences are announced before the pairing",
        "la ronde {round} est publiée : une absence s'annonce avant l'appariement",
    ),
    "round-beyond": ("there are {rounds} rounds only", "il n'y a que {rounds} rondes"),
    "half-byes-used": (
        "{name} has had the {limit} half-point byes the regulations allow",
        "{name} a déjà eu les {limit} demi-points d'absence prévus au règlement",
    ),
    "half-bye-late": (
        "half-point byes are given until round {round} only",
        "les demi-points d'absence s'accordent jusqu'à la ronde {round} seulement",
    ),
    "already-withdrawn": ("{name} has left already", "{name} a déjà abandonné"),
    "not-withdrawn": ("{name} has not left", "{name} n'a pas abandonné"),
    "no-excuse-any-more": (
        "{name} was absent without notice, and the pairing of the next round is published since",
        "{name} était absent sans prévenir, et l'appariement suivant est publié depuis",
    ),
    "not-absent": (
        "{name} has a game of round {round} on record: he was there",
        "{name} a joué sa partie de la ronde {round} : il était présent",
    ),
    "no-check-in": ("nobody checks in for round {round}", "il n'y a pas de pointage pour la ronde {round}"),
    # rounds
    "all-paired": ("all {rounds} rounds are published", "les {rounds} rondes sont publiées"),
    "missing-results": (
        "round {round} is not finished: {count} boards without a result ({boards}); enter or adjourn them",
        "ronde {round} inachevée : {count} échiquiers sans résultat ({boards}), à saisir ou ajourner",
    ),
    "no-colour-lot": (
        "draw the colour of number 1 first",
        "tirez d'abord au sort la couleur du numéro 1",
    ),
    "no-lots": (
        "draw the lots first, numbers depend on them: {players}",
        "tirez d'abord au sort, les numéros en dépendent : {players}",
    ),
    "too-few": (
        "there are {count} players to pair: two are needed",
        "il y a {count} joueurs à apparier : il en faut deux",
    ),
    "no-draft": (
        "there is no draft: pair the round first",
        "il n'y a pas de projet : appariez d'abord la ronde",
    ),
    "draft-changed": (
        "the draft has changed since you looked at it: look again",
        "le projet a changé depuis que vous l'avez vu : vérifiez-le",
    ),
    "stale-draft": (
        "the draft was made before something that changes it: pair the round again",
        "le projet date d'avant un changement qui le touche : appariez de nouveau la ronde",
    ),
    "keeps-changing": (
        "the tournament changes while it is being paired; do it again",
        "le tournoi change pendant l'appariement ; recommencez",
    ),
    "not-these-players": (
        "the pairs must hold each player of the draft once; wrong: {players}",
        "les paires doivent contenir une fois chaque joueur du projet ; à revoir : {players}",
    ),
    "one-bye": ("only one player can have the bye", "un seul joueur peut être exempt"),
    "breaks": ("this breaks: {rules}", "cela enfreint : {rules}"),
    "no-board": ("round {round} has no board {board}", "la ronde {round} n'a pas d'échiquier {board}"),
    "no-round": ("round {round} is not published", "la ronde {round} n'est pas publiée"),
    "published": (
        "round {round} is published and breaks no absolute rule: it stays as it is",
        "la ronde {round} est publiée et ne viole aucune règle absolue : elle ne change pas",
    ),
    "not-the-last": (
        "only the last published round can be changed",
        "seule la dernière ronde publiée peut changer",
    ),
    "board-played": (
        "board {board} has a result: its players stay together",
        "l'échiquier {board} a un résultat : ses joueurs restent ensemble",
    ),
    # results
    "bad-outcome": (
        "{text} is no result; there are: 1-0, 1/2, 0-1, 0-0, 1-0F, 0-1F, 0-0F, adjourned",
        "{text} n'est pas un résultat ; il y a : 1-0, 1/2, 0-1, 0-0, 1-0F, 0-1F, 0-0F, ajournée",
    ),
    "board-twice": (
        "board {board} stands twice among the results; nothing was recorded",
        "l'échiquier {board} figure deux fois parmi les résultats ; rien n'est enregistré",
    ),
    "bye-board": (
        "board {board} is the bye: it has no result",
        "l'échiquier {board} est l'exempt : pas de résultat",
    ),
    "entered-otherwise": (
        "board {board}: {who} has entered {there}, not {yours}; if that is wrong, correct it",
        "échiquier {board} : {who} a saisi {there}, et non {yours} ; si c'est faux, corrigez",
    ),
    "no-result-yet": (
        "board {board} has no result to correct",
        "l'échiquier {board} n'a pas de résultat à corriger",
    ),
    "changed-meanwhile": (
        "board {board}: {who} has changed it to {there} in the meantime",
        "échiquier {board} : {who} l'a changé en {there} entre-temps",
    ),
    "same-result": ("board {board} has that result already", "l'échiquier {board} a déjà ce résultat"),
    "claim-late": (
        "the results of round {round} were posted at {posted}: claims were heard for {minutes} minutes",
        "les résultats de la ronde {round} : affichage à {posted}, réclamations pendant {minutes} minutes",
    ),
    "rating-only": (
        "the round after has been finished: a correction counts for ratings only, after the tournament",
        "la ronde suivante est finie : une correction ne compte que pour le classement, après le tournoi",
    ),
    "no-colours": ("this system has no colours", "ce système n'a pas de couleurs"),
    "not-finished": (
        "round {round} is not finished: {count} boards have no result",
        "la ronde {round} n'est pas finie : {count} échiquiers sans résultat",
    ),
    "adjourned-left": (
        "round {round}, board {board} is still adjourned",
        "ronde {round}, échiquier {board} : partie encore ajournée",
    ),
    "posted": (
        "the results of round {round} are posted already",
        "les résultats de la ronde {round} sont déjà affichés",
    ),
}


def refuse(which: str, article: str | None = None, /, **values: object) -> Refused:
    """The refusal with this name, ready to be raised."""
    return Refused(*_said(which, values), article)


def conflict(which: str, article: str | None = None, /, **values: object) -> Conflict:
    """A refusal because somebody else was first."""
    return Conflict(*_said(which, values), article)


def _said(which: str, values: Mapping[str, object]) -> tuple[str, str]:
    """The sentence in English and French; of a value that is a pair each language takes its own word."""
    english, french = (
        text.format(**{n: v[place] if isinstance(v, tuple) else v for n, v in values.items()})
        for place, text in enumerate(SENTENCES[which])
    )
    return english, french
