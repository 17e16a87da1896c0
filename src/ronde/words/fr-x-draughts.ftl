### Le français des dames : ce qui diffère de fr.ftl

error-no-such-board = il n'y a pas de damier { $board } à la ronde { $round }
error-result-written-board-result-example = un résultat s'écrit DAMIER=RÉSULTAT, par exemple 3=1-0, pas { $word }
error-match-has-least-one-board = une rencontre se joue sur un damier au moins
error-pairings-listed-board-or-alphabetical = les appariements se rangent par damier (board) ou par nom (alphabetical), pas par { $order }
refusal-missing-results = { $count ->
    [one] ronde { $round } inachevée : { $count } damier sans résultat ({ $boards }), à saisir ou ajourner
   *[other] ronde { $round } inachevée : { $count } damiers sans résultat ({ $boards }), à saisir ou ajourner
 }
refusal-no-board = la ronde { $round } n'a pas de damier { $board }
refusal-board-played = le damier { $board } a un résultat : ses joueurs restent ensemble
refusal-board-twice = le damier { $board } figure deux fois ; rien n'est enregistré
refusal-bye-board = le damier { $board } est l'exemption : pas de résultat
refusal-entered-otherwise = damier { $board } : déjà saisi { $there } ({ $who }) ; remplacer par { $yours } ?
correction-stays = { $n ->
    [one] La ronde { $first } est publiée : ses damiers ne changent pas.
   *[other] Les rondes { $first } à { $last } sont publiées : leurs damiers ne changent pas.
 }
refusal-no-result-yet = le damier { $board } n'a pas de résultat à corriger
refusal-changed-meanwhile = damier { $board } : { $who } l'a changé en { $there } entre-temps
refusal-same-result = le damier { $board } a déjà ce résultat
refusal-not-finished = { $count ->
    [one] la ronde { $round } n'est pas finie : { $count } damier sans résultat
   *[other] la ronde { $round } n'est pas finie : { $count } damiers sans résultat
 }
refusal-adjourned-left = ronde { $round }, damier { $board } : partie encore ajournée
board = Damier
one-meets = { $a } ({ $points }) rencontre { $b } ({ $others }) au damier { $board }.
heading-board = Dam.
tiebreak-BC = Total des damiers
tiebreak-TBR = Premiers damiers
tiebreak-BBE = Sans les derniers damiers
remark-colours = note de l'arbitrage : ronde { $round }, couleurs du damier { $board } échangées à la main
remark-opponents = note de l'arbitrage : ronde { $round }, rencontre du damier { $board } formée à la main
remark-added = note de l'arbitrage : ronde { $round }, rencontre du damier { $board } ajoutée après la publication
remark-reversed = note de l'arbitrage : damier { $board } de la ronde { $round } joué avec les couleurs inversées
remark-then = note de l'arbitrage : damier { $board } de la ronde { $round } à { $result } lors de l'appariement suivant
broken-added-game = une partie a été ajoutée à une ronde publiée ; ce texte ne le prévoit pas, et aucun damier publié n'a changé
notice-adjourned = ronde { $round }, damier { $board } : partie ajournée, comptée nulle
log-results = { $n ->
    [one] ronde { $round }, damier { $results }
   *[other] ronde { $round }, damiers { $results }
 }
log-corrected = ronde { $round }, damier { $board } corrigé en { $outcome }
log-corrected-from = ronde { $round }, damier { $board } corrigé de { $was } en { $outcome }
log-colours-reversed = ronde { $round }, damier { $board } : couleurs inversées
log-colours-as-paired = ronde { $round }, damier { $board } : couleurs prévues
page-board = Damier
page-board_short = Dam.
page-board_n = damier { $n }
page-added_note = Appariés après la publication : { $reason } ({ $who }). Les autres damiers sont restés tels quels.
page-late_text = Les personnes arrivées après la publication sont appariées entre elles, ou avec celle qui a l'exemption. Les damiers publiés ne bougent pas.
page-late_show = Voir les nouveaux damiers
page-late_plan = Nouveaux damiers
page-late_stay = Tous les autres damiers restent tels que publiés.
page-late_do = { $n ->
    [one] Ajouter ce damier
   *[other] Ajouter ces damiers
 }
page-late_paired = { $n ->
    [one] Un damier est ajouté à la ronde { $round }.
   *[other] { $n } damiers sont ajoutés à la ronde { $round }.
 }
page-board_search = Aller au damier
page-by_hand_text = Glissez un joueur sur un autre, touchez deux noms ou tapez leurs numéros. Les joueurs voient que le damier a été modifié, et le motif public si vous en donnez un.
page-keys_move = damier précédent, suivant
page-all_boards = Afficher tous les damiers
page-keys_places = Les touches comptent aussi par leur place : rangée du haut d'un clavier AZERTY sans Maj, pavé numérique sans Verr Num. Elles valent pour le damier marqué, où que soit le curseur.
page-not_saved = Serveur injoignable. Envoi dès son retour : damier #
page-p_by_board = Par damier
page-p_board = Dam.
page-p_board_n = Damier { $n }
refusal-needs-teams = { $system } apparie des équipes : indiquez le nombre de damiers d'une rencontre
refusal-lineup-long = une rencontre compte { $boards } damiers
refusal-lineup-twice = { $name } ne peut occuper deux damiers
refusal-match-played = des parties de la rencontre { $match } ont été jouées : saisissez les damiers un par un
refusal-board-of-match = indiquez un damier de la rencontre { $match }, par exemple { $match }.1
refusal-empty-board = le damier { $board } a une place vide : son résultat découle des compositions
broken-list-order = l'ordre des damiers de { $player } change après la ronde 1
broken-empty-board = { $player } laisse un damier vide au-dessus d'autres
broken-board-played = le damier { $other } de { $player } a déjà son résultat
error-board-must-number = le damier doit être un nombre, non { $board }
table-boards = Prix par damier
table-boards-note = Classement au damier le plus souvent occupé ; seules comptent les parties jouées : les points, puis la performance.
page-boards_of_match = Damiers par rencontre (0 : individuel)
page-team_average = moyenne des damiers
page-team_list = Joueurs dans l'ordre des damiers
page-lineups_text = Choisissez qui occupe chaque damier. Ce que le règlement interdit est signalé, et accepté avec un motif.
page-boards = Prix par damier
page-paper_boards = Prix par damier
page-table_boards = Prix par damier
log-reported = ronde { $round }, damier { $board } : { $name } annonce { $outcome }
log-reported-counts = ronde { $round }, damier { $board } : { $name } confirme { $outcome }, qui compte
refusal-reports-code = ce n'est pas le code de ce damier : il est sur votre feuille
refusal-reports-recorded = le damier { $board } a son résultat : voyez l'arbitre s'il est faux
refusal-reports-wait = trop de codes faux pour ce damier : donnez le résultat à l'arbitre ou attendez { $n } minutes
page-report_code = Code de votre damier
