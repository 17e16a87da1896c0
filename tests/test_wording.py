"""The wording of the desk: what readers stumbled over is gone, and what stands in its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import ronde
from ronde.words import entries

ROOT = Path(ronde.__file__).parent

#: what readers stumbled over at the desk, in both languages; none of it comes back, here or in the rule files
CLUMSY = (
    "elle compte pour tout", "it counts for everything, later for less",
    "Quand tous les résultats y sont", "Comment on a tiré", "Tirez au sort les joueurs", "Encore sans sort",
    "tire d'une graine que garde", "Par force ;", "Qui ne doit pas", "se fait d'elle-même",
    "copy is made by itself", "Copier maintenant", "Copy now", "Plus rien ne se fait",
    "ronde publiée : pourquoi", "published round: why", "Throw away", "le projet", "un projet",
    "Personne ne l'a encore vu", "Nobody has been shown", "Lisez les motifs",
    "et ne viole aucune règle", "cela enfreint", "si c'est faux, corrigez",
    "nouvel essai :", "un homonyme a sa naissance", "présente son jeton", "Il n'y a pas de telle page",
    "Not here", "Lire un rapport", "est lu.", "s'accordent jusqu'à la ronde", "irait contre",
    "placé en face", "partie par partie depuis la dernière", "la taille d'un cercle",
    "= place partagée", "sans les 1 extrêmes", "founded on Elo", "Particulars", "Codes of the tie-breaks",
    "Lately", "rror of ours", "Square code", "finalement absents", "descendu avec un score",
    "Partira dès son retour", "est exempte", "Année des âges", "Year of the ages", "without return",
    "by themselves", "present password", "pages for the net", "celui-ci en est", "numéro FIDE",
)  # fmt: skip


@pytest.mark.parametrize("sentence", CLUMSY)
def test_clumsy_sentences_are_gone(sentence: str) -> None:
    files = [*sorted((ROOT / "words").glob("*.ftl")), *sorted((ROOT / "rulebook").glob("*.toml"))]
    assert len(files) > 15
    found = [file.name for file in files if sentence in file.read_text(encoding="utf-8")]
    assert not found


#: what stands in their place: the name of the entry, and a part of it in French and in English
BETTER = (
    ("correction-from", "compte pour le classement et pour les appariements à partir de", "counts"),
    ("page-posting_text", "le délai de réclamation commence", "the time for claims starts now"),
    ("page-how_drawn", "Mode de tirage (pièce, logiciel…)", "How it was drawn (coin, program…)"),
    ("page-next_lots", "Tirez les numéros des joueurs", "Draw lots for the players"),
    ("page-lots_needed", "Sans numéro tiré", "No lot drawn yet for"),
    ("page-lots_text", "le journal garde de quoi refaire le tirage", "what is needed to repeat the draw"),
    ("page-misnumbered", "renuméroter jusqu'à l'appariement de la ronde 4", "Until round 4 is paired"),
    ("page-not_meet", "Rencontres interdites", "Players who must not meet"),
    ("page-no_bye", "Joueurs qui ne peuvent avoir l'exemption", "Players who must not get the bye"),
    ("page-copies_text", "Sauvegarde automatique avant chaque publication", "Backed up automatically"),
    ("page-copy_now", "Sauvegarder", "Back up now"),
    ("page-end_event_text", "Un événement clos est en lecture seule", "A closed event is read-only"),
    ("page-reason_published", "Retirer une ronde publiée demande un motif", "Withdrawing a published round"),
    ("page-drop_draft", "Supprimer le brouillon", "Discard draft"),
    ("page-draft_text", "Brouillon : invisible pour les joueurs", "Draft: players cannot see it"),
    ("refusal-published", "sauf si elle enfreint une règle", "unless it breaks an absolute rule"),
    ("refusal-breaks", "contraire au règlement :", "against the rules:"),
    ("refusal-entered-otherwise", "remplacer par { $yours } ?", "replace it with { $yours }?"),
    ("page-not_saved", "Serveur injoignable", "The server cannot be reached"),
    ("refusal-player-twice", "pour inscrire un homonyme, donnez une année de naissance", "year of birth"),
    ("page-tokens_text", "donne à un logiciel les droits du rôle", "the rights of the chosen role"),
    ("page-not_found_text", "Cette page n'existe pas", "This page does not exist"),
    ("page-read_report", "Importer un tournoi (TRF)", "Import a tournament (TRF)"),
    ("page-report_read", "Tournoi importé depuis { $name }", "Tournament imported from { $name }"),
    ("refusal-half-bye-late", "pas d'exemption d'un demi-point après", "no half-point byes after round"),
    ("picture-size", "plus le cercle est grand, plus le groupe compte de joueurs", "circle"),
    ("table-shared", "ex æquo", "shared"),
    ("tiebreak-SOLK-M1", "Solkoff médian (sans le plus haut ni le plus bas)", "Median Solkoff"),
    ("system-elo-swiss", "fondé sur l'Elo (sans couleurs)", "Elo-based Swiss (no colours)"),
    ("page-lately", "Dernières actions", "Recent actions"),
    ("page-our_error_text", "Ce qui était confirmé est en sûreté", "is safe in the journal"),
    ("page-p_code", "Code QR de cette page", "QR code of this page"),
    ("page-template_draughts", "Jeu de dames", "Draughts"),
    ("log-not-here", "pointage annulé", "check-in"),
    ("page-role_deputy_text", "pointe les joueurs", "checks players in"),
)  # fmt: skip


@pytest.mark.parametrize(("name", "french", "english"), BETTER, ids=[one[0] for one in BETTER])
def test_better_sentences_have_come(name: str, french: str, english: str) -> None:
    assert french in entries("fr")[name]
    assert english in entries("en")[name]


def test_the_double_swiss_speaks_of_persons_neutrally() -> None:
    """French words that agree with équipes do not fit here."""
    told = [text for name, text in entries("fr").items() if name.startswith("double-swiss-2026-")]
    assert len(told) > 20
    for word in ("Écartée", "Aucune n'a", "première des", "l'une", " elles", "toutes"):
        assert not [text for text in told if word in text], word
