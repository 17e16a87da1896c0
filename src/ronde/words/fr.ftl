# Ce que les gens lisent, en français.

## Couleurs, lettres, guillemets

colour-w = les Blancs
colour-b = les Noirs
letter-white = B
letter-black = N
quoted = « { $text } »
list-last = { $first } et { $last }

## Nombres, argent et dates

decimal-mark = ,
thousands-mark = { "\u202F" }
amount-of-money = { $amount }{ "\u00A0" }{ $currency }
currency-sign = { $code ->
    [ARS] $AR
    [AUD] $AU
    [BEF] FB
    [BMD] $BM
    [BND] $BN
    [BRL] R$
    [BZD] $BZ
    [CAD] $CA
    [CLP] $CL
    [COP] $CO
    [CYP] £CY
    [EUR] €
    [FJD] $FJ
    [FKP] £FK
    [FRF] F
    [GBP] £GB
    [GIP] £GI
    [IEP] £IE
    [ILP] £IL
    [ILS] ₪
    [INR] ₹
    [ITL] ₤IT
    [KRW] ₩
    [LBP] £LB
    [MTP] £MT
    [MXN] $MX
    [NAD] $NA
    [NZD] $NZ
    [RHD] $RH
    [SBD] $SB
    [SGD] $SG
    [SRD] $SR
    [TTD] $TT
    [USD] $US
    [UYU] $UY
    [VND] ₫
    [WST] $WS
    [XAF] FCFA
    [XCG] Cg.
    [XOF] F{ "\u202F" }CFA
    [XPF] FCFP
    [XXX] ¤
   *[other] { $code }
 }
month = { $n ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 }
month-short = { $n ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
 }
weekday = { $n ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
 }
weekday-short = { $n ->
    [1] lun.
    [2] mar.
    [3] mer.
    [4] jeu.
    [5] ven.
    [6] sam.
   *[7] dim.
 }

## Titres des systèmes
system-elo-swiss = Système suisse fondé sur l'Elo (sans couleurs)
system-dutch-2012 = Système néerlandais (FIDE C.04.3.1, 2012)
system-dutch-2017 = Système néerlandais (FIDE C.04.3, 2017)
system-dutch-2026 = Système néerlandais (FIDE C.04.3, 2026)
system-lim = Système Lim (C.04.3.2)
system-lim-2026 = Système Lim (C.04.4.3, 2026)
system-dubov-1997 = Système Dubov (FIDE, 1997)
system-dubov-2026 = Système Dubov (C.04.4.1, 2026)
system-burstein-1998 = Système Burstein (FIDE, 1998)
system-burstein-2026 = Système Burstein (C.04.4.2, 2026)
system-swiss-team-2026 = Système suisse par équipes (C.04.6, 2026)
system-double-swiss-2026 = Système double suisse (C.04.5, 2026)
system-fmjd-1986 = Suisse officiel de la FMJD, 1986, d'après un classement
system-fmjd-1986-lots = Suisse officiel de la FMJD, 1986, par numéros tirés au sort
edition-named = { $system }
edition-in-force = { $system }, l'édition en vigueur le { $day }
edition-nearest = { $system } : Ronde n'a pas d'édition du { $day }, c'est la plus proche
edition-newest = { $system }, l'édition la plus récente (la date du tournoi n'est pas connue)
edition-fits = { $system }, l'édition la plus récente compatible avec l'accélération du tournoi
edition-unnamed = le fichier ne nomme pas de système d'appariement ; apparié selon { $edition }

## Phrases de accelerations

accelerations-virtual_points = Accélération { $key ->
    [haley] Haley
    [haley-3] Haley sur trois rondes
    [haley-soft] Haley douce
    [degressive] dégressive
    [quart] par quarts
    [baku] de Bakou
    [baku-2026] de Bakou
   *[other] { $key }
 } : à cette ronde, les joueurs { $who } comptent { $points } de plus, pour l'appariement seulement.
accelerations-has_virtual_points = Ronde accélérée : { $who } a un score de { $score } et compte { $points } de plus, soit { $total } pour l'appariement.
accelerations-level_by_virtual_points = Ronde accélérée : { $who } a un score de { $score } et compte { $points } de plus. Avec { $total } pour l'appariement, les deux sont dans le même groupe.
accelerations-acceleration_over = Accélération { $key ->
    [haley] Haley
    [haley-3] Haley sur trois rondes
    [haley-soft] Haley douce
    [degressive] dégressive
    [quart] par quarts
    [baku] de Bakou
    [baku-2026] de Bakou
   *[other] { $key }
 } : pas de points fictifs pour cette ronde.

## Qui n'est pas dans l'appariement

general-away = { $who } n'est pas dans l'appariement de la ronde { $round } : absence annoncée.
general-away_half = { $who } n'est pas dans l'appariement de la ronde { $round } : un demi-point est accordé sans jouer.
general-away_full = { $who } n'est pas dans l'appariement de la ronde { $round } : un point est accordé sans jouer.
general-same_score = { $a } et { $b } ont le même score, { $score }.
general-scores = { $a } a un score de { $score }, { $b } { $other }.

## Phrases de burstein-1998

burstein-1998-imaginary = Rondes 1 et 2 : la première moitié de la liste, jusqu'au numéro { $last }, est appariée avec un point fictif de plus.
burstein-1998-bye = Le nombre est impair. En remontant depuis la dernière place du plus bas groupe, la première exemption possible est celle de { $player } (n° { $number } sur { $count } au score de { $points }).
burstein-1998-bye_given = Pas d'exemption, à cause de points reçus sans jouer : { $others }.
burstein-1998-bye_given_many = Pas d'exemption, à cause de points reçus sans jouer : { $others } et { $more } de plus.
burstein-1998-bye_kept = Pas d'exemption, par décision de l'arbitre : { $others }.
burstein-1998-bye_kept_many = Pas d'exemption, par décision de l'arbitre : { $others } et { $more } de plus.
burstein-1998-bye_needed = Pas d'exemption, car le reste ne pourrait plus être apparié en entier : { $others }.
burstein-1998-bye_needed_many = Pas d'exemption, car le reste ne pourrait plus être apparié en entier : { $others } et { $more } de plus.
burstein-1998-merged = Les groupes du score { $high } au score { $low } ne peuvent être appariés complètement l'un après l'autre : ils n'en font plus qu'un.
burstein-1998-group = Score { $points } : { $count } dans le groupe. Parmi ces personnes, sans compter qui flotte, couleur due : Blancs { $white }, Noirs { $black }. Paires où la même couleur est due aux deux : { $clashes }, { $given ->
    [0] le moins possible.
   *[other] le moins possible avec ce flotteur.
 }
burstein-1998-group_one = Score { $points } : une seule personne.
burstein-1998-came = { $player } a flotté et se classe n° { $number } sur { $count } dans ce groupe.
burstein-1998-float = Le nombre est impair. Dans la première combinaison de la liste qui refuse le moins de couleurs dues, { $player } (n° { $number } sur { $count }) reste sans adversaire et flotte vers le groupe de score { $target }.
burstein-1998-float_next = Le nombre est impair. Dans la première combinaison dont le flotteur peut être apparié au-dessous, { $player } (n° { $number } sur { $count }) reste sans adversaire et flotte vers le groupe de score { $target }.
burstein-1998-float_alone = Il n'y a que { $player } au score de { $points } ; le flottement mène au groupe de score { $target }.
burstein-1998-returned_nobody = { $player } aurait flotté, mais revient, faute d'adversaire possible dans le groupe suivant.
burstein-1998-returned_blocked = { $player } aurait flotté, mais revient : sinon, les groupes au-dessous ne pourraient être appariés.
burstein-1998-pair = Au classement selon l'opposition rencontrée, puis l'Elo, { $higher } est n° { $a } sur { $count } et { $lower } n° { $b } : la plus haute place encore libre rencontre la plus basse.
burstein-1998-pair_passed = Au classement selon l'opposition rencontrée, puis l'Elo, { $higher } est n° { $a } sur { $count } ; la plus basse place encore libre qui convienne est celle de { $lower } (n° { $b }).
burstein-1998-passed_met = { $player } a déjà rencontré { $others }.
burstein-1998-passed_met_many = { $player } a déjà rencontré { $others } et { $more } de plus.
burstein-1998-passed_apart = L'épreuve interdit à { $player } de rencontrer { $others }.
burstein-1998-passed_apart_many = L'épreuve interdit à { $player } de rencontrer { $others } et { $more } de plus.
burstein-1998-passed_limits = Entre { $player } et { $others }, quelqu'un aurait une couleur désormais interdite.
burstein-1998-passed_limits_many = Entre { $player } et { $others } (et { $more } de plus), quelqu'un aurait une couleur désormais interdite.
burstein-1998-passed_due = La même couleur, { $colour }, est due à { $others } et à { $player } : plus de couleurs dues que nécessaire seraient refusées, ou le groupe ne pourrait être apparié en entier.
burstein-1998-passed_due_many = La même couleur, { $colour }, est due à { $others } (et { $more } de plus) et à { $player } : plus de couleurs dues que nécessaire seraient refusées, ou le groupe ne pourrait être apparié en entier.
burstein-1998-passed_others = Si { $player } rencontrait { $others }, trop de couleurs dues seraient refusées ailleurs, ou le groupe ne pourrait être apparié en entier.
burstein-1998-passed_others_many = Si { $player } rencontrait { $others } (ou { $more } de plus), trop de couleurs dues seraient refusées ailleurs, ou le groupe ne pourrait être apparié en entier.
burstein-1998-clash = La même couleur, { $colour }, est due à { $higher } et à { $lower }, et une seule personne peut l'avoir. Dans le groupe, sans compter qui flotte, couleur due : Blancs { $white }, Noirs { $black } ; paires de ce genre : { $clashes }, { $given ->
    [0] le moins possible.
   *[other] le moins possible avec ce flotteur.
 }
burstein-1998-colours_due = { $white } doit avoir les Blancs et { $black } les Noirs, et il en est ainsi.
burstein-1998-colours_one_due = { $player } doit avoir { $colour } ; { $other } n'a pas encore joué et aucune couleur ne lui est due.
burstein-1998-colours_difference = La même couleur, { $colour }, est due aux deux. { $player } a déjà eu deux fois de plus { $opposite } et ne peut les avoir encore : c'est { $other } qui les a.
burstein-1998-colours_run = La même couleur, { $colour }, est due aux deux. { $player } a eu { $opposite } dans ses deux dernières parties et ne peut les avoir une troisième fois : c'est { $other } qui les a.
burstein-1998-colours_evened = La même couleur, { $colour }, est due aux deux. L'écart entre parties avec les Blancs et avec les Noirs est plus grand pour { $player } que pour { $other } : { $player } a { $colour }.
burstein-1998-colours_latest = La même couleur, { $colour }, est due aux deux, avec le même équilibre. À la dernière partie où leurs couleurs différaient, { $other } avait { $colour } : c'est le tour de { $player }.
burstein-1998-colours_order = La même couleur, { $colour }, est due aux deux, et leurs couleurs jusqu'ici ne les départagent pas. { $player } est plus haut dans l'ordre (n° { $a }, { $other } n° { $b }) et a { $colour }.
burstein-1998-colours_odd = C'est une première partie des deux côtés. Le plus petit numéro, { $player }, est impair et a la couleur tirée au sort pour le n° 1, { $colour }.
burstein-1998-colours_even = C'est une première partie des deux côtés. Le plus petit numéro, { $player }, est pair et a { $colour }, et non la couleur tirée au sort pour le n° 1 ({ $drawn }).

## Phrases de dubov-1997

dubov-1997-bye = { $player } a l'exemption : parmi les personnes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }).
dubov-1997-bye_colour = { $player } a l'exemption : parmi les personnes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }) ; à cotes égales, la préférence pour { $colour }, comme la majorité du groupe.
dubov-1997-bye_average = { $player } a l'exemption : parmi les personnes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }) ; à cotes égales, l'opposition la plus forte jusqu'ici ({ $average ->
    [none] aucune
   *[other] moyenne { $average }
 }).
dubov-1997-bye_name = { $player } a l'exemption : parmi les personnes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }) ; à cotes et opposition égales, la dernière place dans l'alphabet.
dubov-1997-bye_number = { $player } a l'exemption : parmi les personnes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }) ; à cotes, opposition et noms égaux, le plus grand numéro.
dubov-1997-bye_round_1 = { $player } a l'exemption : le nombre est impair, et personne plus bas dans la liste ne peut l'avoir.
dubov-1997-bye_had_points = { $player } aurait eu l'exemption avant { $bye }, mais a déjà eu des points sans jouer.
dubov-1997-bye_kept = { $player } aurait eu l'exemption avant { $bye }, mais l'arbitre l'a exclue.
dubov-1997-bye_needed = { $player } aurait eu l'exemption avant { $bye }, mais le reste n'aurait pu être apparié en entier.
dubov-1997-group_round_1 = Score { $points } : la liste, par cotes ({ $players } personnes), est coupée en deux, et les deux moitiés se rencontrent dans l'ordre.
dubov-1997-group_ideal = Score { $points } : { $players } personnes, la moitié préfère les Blancs, l'autre les Noirs, et tout le monde a un adversaire ici : le cas idéal.
dubov-1997-group = Score { $points }. Effectif : { $players }, préférence pour les Blancs : { $whites }, pour les Noirs : { $blacks } ; arrivées d'en haut : { $above }, montées d'en bas : { $up }, descentes : { $down }.
dubov-1997-row = Groupe de score { $points }, ligne { $place }. Les Blancs sont rangés en partant de l'opposition la plus faible : { $first } ({ $average ->
    [none] aucun adversaire jusqu'ici
   *[other] adversaires jusqu'ici : { $average } en moyenne
 }). Les Noirs sont rangés en partant de la plus haute cote : { $second } ({ $rating }).
dubov-1997-row_changed = Groupe de score { $points }. { $first } est n° { $place } des Blancs, rangés en partant de l'opposition la plus faible ({ $average ->
    [none] aucun adversaire jusqu'ici
   *[other] adversaires jusqu'ici : { $average } en moyenne
 }) ; le premier Noir qui convient est le n° { $seat }, { $second } ({ $rating }).
dubov-1997-row_round_1 = { $first } est n° { $place } de la moitié supérieure de la liste, { $second } n° { $seat } de la moitié inférieure.
dubov-1997-row_changed_round_1 = { $first } est n° { $place } de la moitié supérieure de la liste ; la première place de la moitié inférieure qui convient est le n° { $seat }, { $second }.
dubov-1997-both_white = Groupe de score { $points }. { $first } et { $second } figurent ensemble chez les Blancs : chaque Blanc ne peut pas avoir un Noir comme adversaire.
dubov-1997-both_black = Groupe de score { $points }. { $first } et { $second } figurent ensemble chez les Noirs : deux Blancs doivent jouer ensemble, il reste donc deux Noirs.
dubov-1997-both_round_1 = { $first } et { $second } sont dans la même moitié de la liste : le groupe ne peut être apparié en entier d'une moitié à l'autre.
dubov-1997-already_met = { $first } a déjà joué contre { $others }.
dubov-1997-kept_apart = L'arbitre ne laisse pas { $first } rencontrer { $others }.
dubov-1997-same_colour_needed = { $first } doit avoir cette fois la même couleur que { $others }.
dubov-1997-left_for_others = Plus haut dans la colonne, mais nécessaire à quelqu'un plus bas qui n'aurait sinon pas d'adversaire : { $others }.
dubov-1997-goes_down = { $player } descend du groupe de score { $points }, qui ne peut garder tout le monde (descentes nécessaires : { $count }) : la plus petite cote ({ $rating }) parmi les personnes qui peuvent descendre et ont un adversaire dans le groupe suivant.
dubov-1997-goes_down_far = { $player } descend du groupe de score { $points }, qui ne peut garder tout le monde (descentes nécessaires : { $count }) : la plus petite cote ({ $rating }) parmi les personnes qui peuvent descendre, mais sans adversaire dans le groupe suivant.
dubov-1997-alone = { $player } ne peut rencontrer personne d'autre encore libre dans le groupe de score { $points }. { $opponent } monte du groupe de score { $below } : parmi les personnes qui y conviennent et peuvent monter, la plus haute cote ({ $rating }) ne préférant pas la même couleur.
dubov-1997-alone_same = { $player } ne peut rencontrer personne d'autre encore libre dans le groupe de score { $points }. { $opponent } monte du groupe de score { $below } : parmi les personnes qui y conviennent et peuvent monter, la plus haute cote ({ $rating }) ; toutes préfèrent la même couleur que { $player }.
dubov-1997-comes_down_far = { $player } arrive d'en haut, mais personne d'encore libre dans le groupe de score { $points } ne convient. { $opponent } monte du groupe de score { $below } : parmi les personnes qui y conviennent et peuvent monter, la plus haute cote ({ $rating }) ne préférant pas la même couleur.
dubov-1997-comes_down_far_same = { $player } arrive d'en haut, mais personne d'encore libre dans le groupe de score { $points } ne convient. { $opponent } monte du groupe de score { $below } : parmi les personnes qui y conviennent et peuvent monter, la plus haute cote ({ $rating }) ; toutes préfèrent la même couleur que { $player }.
dubov-1997-joins = { $player } monte du groupe de score { $below } pour rendre pair celui de score { $points } : parmi les personnes qui s'y intègrent et peuvent monter, la plus haute cote ({ $rating }) ne préférant pas { $colour }, couleur dominante du groupe.
dubov-1997-joins_any = { $player } monte du groupe de score { $below } pour rendre pair celui de score { $points } : parmi les personnes qui s'y intègrent et peuvent monter, la plus haute cote ({ $rating }).
dubov-1997-joins_same = { $player } monte du groupe de score { $below } pour rendre pair celui de score { $points } : parmi les personnes qui s'y intègrent et peuvent monter, la plus haute cote ({ $rating }) ; toutes préfèrent { $colour }, couleur dominante du groupe.
dubov-1997-spared = { $player } était le premier choix pour monter au groupe de score { $points }, mais ne monte pas, à cause de montées antérieures (rondes : { $rounds }) ; { $other } monte à sa place.
dubov-1997-not_spared = Des montées antérieures (rondes : { $rounds }) devraient épargner { $player }, mais le groupe de score { $below } n'a personne d'autre qui convienne et puisse monter.
dubov-1997-to_black = Dans le groupe de score { $points }, { $many } personnes préfèrent les Blancs, mais la moitié seulement du groupe ({ $half }) a sa place chez les Blancs. { $player } passe chez les Noirs, son opposition jusqu'ici ({ $average ->
    [none] aucune
   *[other] moyenne { $average }
 }) étant des plus faibles parmi les personnes qui peuvent avoir les Noirs.
dubov-1997-to_white = Dans le groupe de score { $points }, { $many } personnes sont chez les Noirs, mais la moitié seulement du groupe ({ $half }) y a sa place. { $player } passe chez les Blancs, son opposition jusqu'ici ({ $average ->
    [none] aucune
   *[other] moyenne { $average }
 }) étant des plus fortes parmi les personnes qui peuvent avoir les Blancs.
dubov-1997-to_white_new = Dans le groupe de score { $points }, { $many } personnes sont chez les Noirs, mais la moitié seulement du groupe ({ $half }) y a sa place. { $player } passe d'abord chez les Blancs, faute de partie jouée et donc de préférence.
dubov-1997-comes_down = { $player } descend de { $above } au groupe de score { $points } et rencontre { $opponent } : parmi les personnes qui y conviennent, la plus haute cote ({ $rating }) ne préférant pas la même couleur.
dubov-1997-comes_down_same = { $player } descend de { $above } au groupe de score { $points } et rencontre { $opponent } : parmi les personnes qui y conviennent, la plus haute cote ({ $rating }) ; toutes préfèrent la même couleur que { $player }.
dubov-1997-colour_due = { $white } préfère les Blancs et { $black } les Noirs, et il en est ainsi.
dubov-1997-colour_one = { $player } préfère { $colour } et les reçoit ; { $other } n'a pas encore joué et n'a pas de préférence.
dubov-1997-colour_balance = Les deux préfèrent { $colour }. Blancs moins Noirs jusqu'ici : { $a } pour { $white }, { $b } pour { $black } ; le nombre le plus bas a maintenant les Blancs.
dubov-1997-colour_history = Les deux préfèrent { $colour } avec le même équilibre entre Blancs et Noirs. En remontant depuis leur dernière partie, à la première différence { $white } avait les Noirs et { $black } les Blancs : on inverse.
dubov-1997-colour_average = Les deux préfèrent { $colour }, et leurs couleurs jusqu'ici ne les départagent pas. Les Blancs vont à l'opposition la plus forte jusqu'ici : { $white } ({ $a ->
    [none] aucune
   *[other] moyenne { $a }
 }) plutôt que { $black } ({ $b ->
    [none] aucune
   *[other] moyenne { $b }
 }).
dubov-1997-colour_average_free = Aucune préférence de part et d'autre. Les Blancs vont à l'opposition la plus forte jusqu'ici : { $white } ({ $a ->
    [none] aucune
   *[other] moyenne { $a }
 }) plutôt que { $black } ({ $b ->
    [none] aucune
   *[other] moyenne { $b }
 }).
dubov-1997-colour_rating = Ni les couleurs ni les adversaires ne les départagent. Les Blancs vont à la plus petite cote : { $white } ({ $a }) plutôt que { $black } ({ $b }).
dubov-1997-colour_name = Ni les couleurs, ni les adversaires, ni les cotes ne les départagent. Les Blancs vont au premier nom dans l'alphabet : { $white } plutôt que { $black }.
dubov-1997-colour_number = Ni les couleurs, ni les adversaires, ni les cotes, ni les noms ne les départagent. Les Blancs vont au plus petit numéro : { $white } plutôt que { $black }.
dubov-1997-colour_round_1 = À la première ronde, les couleurs alternent de paire en paire, d'après le tirage au sort de la première : { $white } a les Blancs, { $black } les Noirs.
dubov-1997-colour_third = { $player } doit avoir { $colour } après avoir eu { $other } dans ses deux dernières parties : une troisième est interdite.
dubov-1997-colour_limit = { $player } doit avoir { $colour } après avoir eu { $other } deux parties de plus : trois de plus seraient interdites.
dubov-1997-colour_again = { $player } a { $colour } pour la deuxième partie de suite : c'est permis, une troisième ne l'est pas.

## Phrases de dutch-2012

dutch-2012-preferences = Préférences de couleur (B! absolue, B forte, b légère) : { $wishes }.
dutch-2012-bracket_odd = Score { $score }, effectif { $n } : P0 = { $p0 }, P1 = { $p1 } ; paires contre une préférence : au moins X1 = { $x1 }, ici X = { $x }.
dutch-2012-bracket_even = Score { $score }, effectif { $n } : P0 = { $p0 }, P1 = { $p1 } ; paires contre une préférence : au moins X1 = { $x1 }, ici X = { $x }, fortes : au moins Z1 = { $z1 }, ici Z = { $z }.
dutch-2012-heterogeneous_odd = Score { $score }, effectif { $n }, M0 = { $m0 } d'en haut, dont M1 = { $m1 } en premier : P0 = { $p0 }, P1 = { $p1 } ; paires contre une préférence : au moins X1 = { $x1 }, ici X = { $x }.
dutch-2012-heterogeneous_even = Score { $score }, effectif { $n }, M0 = { $m0 } d'en haut, dont M1 = { $m1 } en premier : P0 = { $p0 }, P1 = { $p1 } ; paires contre une préférence : au moins X1 = { $x1 }, ici X = { $x }, fortes : au moins Z1 = { $z1 }, ici Z = { $z }.
dutch-2012-mixed_odd = Score { $score }, effectif { $n }, M0 = { $m0 } d'en haut, le tout traité comme homogène (M1 = { $m1 }) : P0 = { $p0 }, P1 = { $p1 } ; paires contre une préférence : au moins X1 = { $x1 }, ici X = { $x }.
dutch-2012-mixed_even = Score { $score }, effectif { $n }, M0 = { $m0 } d'en haut, le tout traité comme homogène (M1 = { $m1 }) : P0 = { $p0 }, P1 = { $p1 } ; paires contre une préférence : au moins X1 = { $x1 }, ici X = { $x }, fortes : au moins Z1 = { $z1 }, ici Z = { $z }.
dutch-2012-nobody = Score { $score }, effectif { $n } : personne n'a d'adversaire possible ici.
dutch-2012-alone = { $player } n'a aucun adversaire possible dans le niveau et descend aussitôt.
dutch-2012-stuck = { $player } vient d'en haut et n'a aucun adversaire possible ici.
dutch-2012-fewer_moved = Des personnes venues d'en haut (M0 = { $m0 }), seules M1 = { $m1 } peuvent être appariées ici.
dutch-2012-none_moved = Des personnes venues d'en haut (M0 = { $m0 }), aucune ne peut être appariée ici (M1 = { $m1 }) : le niveau compte comme homogène.
dutch-2012-fewer_moved_lowest = Avec plus de M1 = { $m1 } des personnes venues d'en haut (M0 = { $m0 }) en S1, le niveau le plus bas ne peut être apparié.
dutch-2012-fewer_moved_for_lowest = Personnes venues d'en haut appariées d'abord ici : M1 = { $m1 } (M0 = { $m0 }), pour que le niveau le plus bas puisse être apparié.
dutch-2012-fewer_pairs_for_lowest = Paires faites ici : P1 = { $p1 } (P0 = { $p0 }), pour que le niveau le plus bas puisse être apparié.
dutch-2012-fewer_pairs = Paires possibles : P1 = { $p1 } au lieu de P0 = { $p0 }.
dutch-2012-no_pairs = Aucune paire n'est possible (P0 = { $p0 }, P1 = { $p1 }) : tout le niveau descend.
dutch-2012-b3_factor = Niveau le plus bas, scores inégaux : le plus petit facteur B3 est { $factor }.
dutch-2012-other_floaters = Le niveau précédent a été apparié de nouveau : { $into } en bas au lieu de { $out }, avec qui moins de paires étaient possibles ici ou des scores plus élevés seraient descendus.
dutch-2012-floaters_for_lowest = Le niveau précédent a été apparié de nouveau : { $into } en bas au lieu de { $out }, pour que le niveau le plus bas puisse être apparié.
dutch-2012-floaters_for_bye = Le niveau précédent a été apparié de nouveau : { $into } en bas au lieu de { $out }, pour que l'exemption aille à un score plus bas.
dutch-2012-paired_anew = Le niveau le plus bas ne pouvait être apparié : le précédent l'a été autrement (P1 = { $p1 }) ; { $floaters } en bas.
dutch-2012-merged = Le niveau le plus bas ne pouvait être apparié, même avec d'autres flotteurs : le précédent (score { $score }) s'y joint.
dutch-2012-exchanged = Échange : { $out } de S1 vers S2, { $into } de S2 vers S1. { $again ->
    [0] Aucune transposition et aucun échange antérieur ne valent autant.
   *[other] Avec ces flotteurs, aucune transposition et aucun échange antérieur ne valent autant.
 }
dutch-2012-first = { $a } est le n° { $i } de la moitié supérieure (S1), { $b } le n° { $j } de la moitié inférieure (S2) : dans l'ordre, cela fait une paire.
dutch-2012-first_free = { $a } est le n° { $i } de la moitié supérieure (S1). Dans la moitié inférieure (S2), le premier nom encore libre est { $b }, n° { $j }.
dutch-2012-first_fit = { $a } est le n° { $i } de la moitié supérieure (S1). Dans la moitié inférieure (S2), { $b }, n° { $j }, est le premier nom encore libre avec qui le niveau s'apparie au mieux.
dutch-2012-moved_first = { $a } descend avec un score de { $score } et est le n° { $i } des premiers à apparier (S1) ; { $b } est le n° { $j } des autres (S2) : dans l'ordre, cela fait une paire.
dutch-2012-moved_first_free = { $a } descend avec un score de { $score } et est le n° { $i } des premiers à apparier (S1). Parmi les autres (S2), le premier nom encore libre est { $b }, n° { $j }.
dutch-2012-moved_first_fit = { $a } descend avec un score de { $score } et est le n° { $i } des premiers à apparier (S1). Parmi les autres (S2), { $b }, n° { $j }, est le premier nom encore libre avec qui le niveau s'apparie au mieux.
dutch-2012-passed_met = { $a } a déjà rencontré { $others }.
dutch-2012-passed_kept = L'arbitre sépare { $a } de { $others }.
dutch-2012-passed_absolute = { $a } doit avoir { $colour }, comme { $others } : une telle paire est exclue.
dutch-2012-passed_impossible = Avec { $a } contre { $others }, { $again ->
    [0] on ferait moins de paires ici.
    [1] on ne pourrait pas apparier tous les autres qui restent ici.
   *[other] on ne pourrait pas apparier tous les autres.
 }
dutch-2012-passed_worse = Avec { $a } contre { $others }, { $what ->
    [scores] des scores plus élevés descendraient
    [factor] les écarts entre les scores qui se rencontrent seraient plus grands (facteur B3)
    [c14_b2] moins de joueurs venus d'en haut seraient appariés d'abord : { $worse } au lieu de { $least } seraient laissés de côté
    [b2] plus de paires réuniraient deux joueurs devant avoir la même couleur : { $worse } au lieu de { $least }
    [a7d] plus de paires iraient contre deux préférences fortes : { $worse } au lieu de { $least }
    [x] plus de paires iraient contre une préférence de couleur : { $worse } au lieu de { $least }
    [z] plus de paires iraient contre deux préférences fortes : { $worse } au lieu de { $least }
    [b5_down] plus de joueurs descendraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [b6_down] plus de joueurs descendraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [b5_up] plus de joueurs monteraient comme à la ronde précédente : { $worse } au lieu de { $least }
   *[b6_up] plus de joueurs monteraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
 }{ $again ->
    [1] { " " }(avec ces flotteurs).
   *[other] .
 }
dutch-2012-passed_rest = Avec { $a } contre { $others }, aucun appariement du niveau ne vaut celui-ci non plus.
dutch-2012-b2_dropped = { $a } et { $b } doivent avoir { $colour }, mais une des deux personnes a plus de 50 % des points. Paires de ce genre dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-a7d_dropped = { $a } et { $b } préfèrent au moins fortement { $colour }, dans une ronde impaire. Paires de ce genre dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-x_pair = { $a } et { $b } préfèrent { $colour }. Paires de ce genre dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-z_pair = { $a } et { $b } préfèrent au moins fortement { $colour }. Paires de ce genre dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-b5_up_dropped = { $player } flotte vers le haut comme à la ronde précédente. Joueurs dans ce cas dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-b6_up_dropped = { $player } flotte vers le haut comme deux rondes plus tôt. Joueurs dans ce cas dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-b5_down_dropped = { $player } flotte vers le bas comme à la ronde précédente. Joueurs dans ce cas dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] le niveau suivant a besoin de ces flotteurs.
 }
dutch-2012-b6_down_dropped = { $player } flotte vers le bas comme deux rondes plus tôt. Joueurs dans ce cas dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] le niveau suivant a besoin de ces flotteurs.
 }
dutch-2012-bye = Au niveau le plus bas, le nombre de joueurs, { $n }, est impair : { $player } reste et a l'exemption.
dutch-2012-bye_barred = Plus bas au classement, mais sans droit à l'exemption, pour des points reçus sans jouer ou par décision de l'arbitre : { $others }.
dutch-2012-bye_impossible = Plus bas au classement, mais on ne pourrait alors pas apparier tout le reste : { $others }.
dutch-2012-bye_worse = Plus bas au classement, mais avec l'exemption de { $others } { $what ->
    [scores] des scores plus élevés descendraient
    [factor] les écarts entre les scores qui se rencontrent seraient plus grands (facteur B3)
    [c14_b2] moins de joueurs venus d'en haut seraient appariés d'abord : { $worse } au lieu de { $least } seraient laissés de côté
    [b2] plus de paires réuniraient deux joueurs devant avoir la même couleur : { $worse } au lieu de { $least }
    [a7d] plus de paires iraient contre deux préférences fortes : { $worse } au lieu de { $least }
    [x] plus de paires iraient contre une préférence de couleur : { $worse } au lieu de { $least }
    [z] plus de paires iraient contre deux préférences fortes : { $worse } au lieu de { $least }
    [b5_down] plus de joueurs descendraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [b6_down] plus de joueurs descendraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [b5_up] plus de joueurs monteraient comme à la ronde précédente : { $worse } au lieu de { $least }
   *[b6_up] plus de joueurs monteraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
 }{ $again ->
    [1] { " " }(avec ces flotteurs).
   *[other] .
 }
dutch-2012-bye_later = Plus bas au classement ; avec une de ces exemptions l'appariement vaudrait autant, mais il vient plus loin dans l'ordre de D1 et D2 : { $others }.
dutch-2012-all_down = { $player } descend avec tout le niveau.
dutch-2012-on_down = { $player }, arrivant d'en haut, reste ici aussi et continue de descendre.
dutch-2012-left_over = On peut faire au plus P1 = { $p1 ->
    [one] { $p1 } paire
   *[other] { $p1 } paires
 } : { $player } reste et descend.
dutch-2012-down_for_lowest = { $player } reste et descend, pour que le niveau le plus bas puisse être apparié.
dutch-2012-odd_one = Le nombre à apparier, { $n }, est impair : { $player } reste et descend.
dutch-2012-e1 = { $white } préfère les Blancs et { $black } les Noirs : chaque préférence est satisfaite.
dutch-2012-e1_one = Seule la préférence de { $chosen } existe, et elle est satisfaite : { $white } a les Blancs, { $black } les Noirs.
dutch-2012-e2 = Les deux préfèrent { $colour }, { $chosen } plus fortement : { $white } a les Blancs, { $black } les Noirs.
dutch-2012-e3 = Les deux préfèrent { $colour }, avec la même force. Quand leurs couleurs ont différé pour la dernière fois, { $chosen } avait { $other } : { $white } a les Blancs, { $black } les Noirs.
dutch-2012-e4 = Les deux préfèrent { $colour }, avec la même force, et leurs couleurs jusqu'ici ne les départagent pas. { $chosen } a le meilleur rang : { $white } a les Blancs, { $black } les Noirs.
dutch-2012-e5_first = Première ronde, les couleurs alternent à partir de celle tirée au sort : { $white } les Blancs, { $black } les Noirs.
dutch-2012-e5_later = Aucune partie jouée de part et d'autre ; le numéro de { $chosen }, de meilleur rang, décide : { $white } les Blancs, { $black } les Noirs.
dutch-2012-floaters_for_places = Le niveau supérieur a été réapparié : { $into } descend au lieu de { $out }, pour que davantage de joueurs venus d'en haut soient appariés d'abord ici.

## Phrases de elo-swiss

elo-swiss-virtual = Les scores indiqués ici comprennent les points fictifs de l'accélération.
elo-swiss-level = Niveau { $points }. Effectif : { $own } ; paires : { $pairs }.
elo-swiss-level_mixed = Niveau { $points }. Effectif : { $own } ; descentes d'en haut, à apparier en priorité : { $moved } ; paires : { $pairs }.
elo-swiss-level_half = Niveau { $points }. Effectif : { $own } ; descentes d'en haut : { $moved }. La moitié au moins du nombre à apparier vient d'en haut : le tout forme un seul groupe ; paires : { $pairs }.
elo-swiss-level_apart = Niveau { $points }. Effectif : { $own } ; descentes d'en haut, sans adversaire permis ici : { $moved } ; paires : { $pairs }.
elo-swiss-level_single = Niveau { $points }. Une seule personne, qui descend.
elo-swiss-no_pair = Aucune paire permise ici : tout le monde descend.
elo-swiss-fewer_moved = Parmi les personnes descendues ({ $moved }), en S1 : { $count } ; avec davantage, S1 n'aurait pas d'adversaires pour tout le monde.
elo-swiss-fewer_moved_end = Parmi les personnes descendues ({ $moved }), en S1 : { $count } ; avec davantage, on ne pourrait pas apparier tout le monde ici.
elo-swiss-fewer_moved_last = Parmi les personnes descendues ({ $moved }), en S1 : { $count }, pour que le dernier niveau puisse être apparié.
elo-swiss-fewer_pairs = Paires sans seconde rencontre : { $pairs } et non { $most }.
elo-swiss-joined = { $first ->
    [0] Le dernier niveau ne pouvait être apparié tant qu'une paire restait au-dessus :
   *[other] Tel que le niveau au-dessus était d'abord apparié, le dernier niveau ne pouvait l'être tant qu'une paire restait au-dessus :
 } les niveaux de { $high } à { $low } sont appariés ensemble (niveaux joints : { $count }).
elo-swiss-undone = Paires défaites pour que le dernier niveau puisse être apparié : { $count }.
elo-swiss-undone_other = Le premier appariement de ce niveau a été défait pour que le dernier niveau puisse être apparié.
elo-swiss-instead = Descend : { $came } ; reste : { $stayed }. Ainsi le niveau suivant peut être mieux apparié.
elo-swiss-dropped_down = Aucun appariement du niveau ne respecte tout : abandon de { $criteria } pour les flotteurs descendants.
elo-swiss-dropped_up = Aucun appariement du niveau ne respecte tout : abandon de { $criteria } pour les flotteurs montants.
elo-swiss-dropped_rest = Avec ces paires de S1, aucun appariement du reste ne respecte tout : abandon de { $criteria } pour les flotteurs descendants.
elo-swiss-dropped_down_below = Aucun appariement de ce niveau qui convienne au suivant ne respecte tout : abandon de { $criteria } pour les flotteurs descendants.
elo-swiss-dropped_up_below = Aucun appariement de ce niveau qui convienne au suivant ne respecte tout : abandon de { $criteria } pour les flotteurs montants.
elo-swiss-dropped_rest_below = Avec ces paires de S1, aucun appariement du reste qui convienne au niveau suivant ne respecte tout : abandon de { $criteria } pour les flotteurs descendants.
elo-swiss-exchange = Aucune permutation de S2 ne convient. De S1 en S2 : { $out } ; de S2 en S1 : { $into }.
elo-swiss-pair = { $a }, numéro { $first } de S1, rencontre { $b }, numéro { $second } de S2.
elo-swiss-pair_moved = { $a } vient d'en haut avec { $points } et passe en priorité : numéro { $first } de S1, contre { $b }, numéro { $second } de S2.
elo-swiss-skipped_met = Avant { $b } dans S2, mais { $a } ne peut pas ou plus les rencontrer : { $who }.
elo-swiss-skipped_met_many = Avant { $b } dans S2, mais { $a } ne peut pas ou plus les rencontrer : { $count } personnes.
elo-swiss-skipped_float = Avant { $b } dans S2, mais avec { $a } il y aurait de nouveau un flotteur dans le même sens : { $who }.
elo-swiss-skipped_float_many = Avant { $b } dans S2, mais avec { $a } il y aurait de nouveau un flotteur dans le même sens : { $count } personnes.
elo-swiss-skipped_rest = Avant { $b } dans S2, mais si { $a } les rencontrait, aucun appariement du reste ne conviendrait : { $who }.
elo-swiss-skipped_rest_many = Avant { $b } dans S2, mais si { $a } les rencontrait, aucun appariement du reste ne conviendrait : { $count } personnes.
elo-swiss-float = { $a } ({ $high }) flotte vers le bas, { $b } ({ $low }) vers le haut.
elo-swiss-again_down = { $a } avait déjà flotté vers le bas à l'une des deux dernières rondes : il a fallu abandonner { $criteria } ici.
elo-swiss-again_up = { $a } avait déjà flotté vers le haut à l'une des deux dernières rondes : il a fallu abandonner { $criteria } ici.
elo-swiss-alone = { $a } n'a aucun adversaire permis au niveau { $points } et descend.
elo-swiss-left_odd = Au niveau { $points }, le nombre à apparier est impair : { $a } reste sans adversaire et descend.
elo-swiss-left_over = On ne peut apparier tout le niveau { $points } : { $a } reste et descend.
elo-swiss-left_undone = { $a } reste et descend, pour que le dernier niveau puisse être apparié.
elo-swiss-bye = Le nombre est impair : { $a } reste à la fin et a l'exemption.
elo-swiss-kept_barred = Plus bas que { $a } dans l'ordre, mais sans droit à l'exemption : { $who }.
elo-swiss-kept_barred_many = Plus bas que { $a } dans l'ordre, mais sans droit à l'exemption : { $count } personnes.
elo-swiss-kept_float = Plus bas que { $a } dans l'ordre, mais ce serait flotter encore vers le bas : { $who }.
elo-swiss-kept_float_many = Plus bas que { $a } dans l'ordre, mais ce serait flotter encore vers le bas : { $count } personnes.
elo-swiss-kept_rest = Plus bas que { $a } dans l'ordre, mais avec un adversaire dans le premier appariement qui convient : { $who }.
elo-swiss-kept_rest_many = Plus bas que { $a } dans l'ordre, mais avec un adversaire dans le premier appariement qui convient : { $count } personnes.

## Phrases de fmjd-1986

fmjd-1986-adjourned = La partie entre { $who } de la ronde { $round } n'est pas terminée : elle compte comme nulle pour cet appariement.
fmjd-1986-rest_first = { $who } a le repos : le nombre de présents ({ $size }) est impair, et c'est le dernier numéro qui puisse se reposer.
fmjd-1986-rest = { $who } a le repos : le nombre de présents ({ $size }) est impair, et la place { $place } est la plus basse du classement qui puisse se reposer.
fmjd-1986-rest_met_defaulter = { $who } (place { $place } sur { $size }) a le repos malgré une rencontre avec une personne partie depuis : personne ne peut l'avoir sans une telle rencontre ni gain par forfait.
fmjd-1986-rest_forfeit = { $who } (place { $place } sur { $size }) a le repos malgré un gain par forfait : personne ne peut l'avoir sans un tel gain.
fmjd-1986-has_rested = { $who } est plus bas au classement mais joue, ayant eu son repos à la ronde { $round }.
fmjd-1986-barred_from_rest = { $who } est plus bas au classement mais joue : l'arbitre a exclu le repos.
fmjd-1986-rest_leaves_no_pairing = { $who } est plus bas au classement mais joue : sinon, le reste ne pourrait être apparié en entier.
fmjd-1986-has_forfeit_win = { $who } est plus bas au classement mais joue, ayant eu deux points de forfait à la ronde { $round }.
fmjd-1986-has_met_defaulter = { $who } est plus bas au classement mais joue, ayant rencontré { $defaulters }, hors du tournoi depuis.
fmjd-1986-group_down = Groupe au score de { $points }, { $size } à apparier, par la meilleure place d'abord.
fmjd-1986-group_up = Groupe au score de { $points }, au-dessous du médian, { $size } à apparier, par la dernière place d'abord.
fmjd-1986-group_median = Groupe médian au score de { $points }, apparié en dernier : { $size } à apparier, par la meilleure place d'abord.
fmjd-1986-group_broken = Tout le monde ne peut avoir un adversaire que si { $out } personnes quittent le groupe au score de { $points }.
fmjd-1986-met_everybody = { $a } a rencontré toutes les autres personnes à apparier du groupe au score de { $points } et passe d'abord : { $b } { $b_sex ->
    [w] est la première adversaire possible
    [m] est le premier adversaire possible
   *[other] vient en premier parmi les adversaires possibles
 } du groupe au score de { $target }.
fmjd-1986-apart_from_everybody = { $a } a rencontré, ou ne doit pas rencontrer, toutes les autres personnes à apparier du groupe au score de { $points } et passe d'abord : { $b } { $b_sex ->
    [w] est la première adversaire possible
    [m] est le premier adversaire possible
   *[other] vient en premier parmi les adversaires possibles
 } du groupe au score de { $target }.
fmjd-1986-down = { $a } quitte le groupe au score de { $points }, dont c'est la dernière place, et rencontre { $b }, { $b_sex ->
    [w] la meilleure adversaire possible
    [m] le meilleur adversaire possible
   *[other] à la meilleure place parmi les adversaires possibles
 } du groupe suivant, au score de { $target }.
fmjd-1986-down_skip = { $a } quitte le groupe au score de { $points }, ce qui n'est pas possible pour { $skipped }, et rencontre { $b }, { $b_sex ->
    [w] la meilleure adversaire possible
    [m] le meilleur adversaire possible
   *[other] à la meilleure place parmi les adversaires possibles
 } du groupe suivant, au score de { $target }.
fmjd-1986-down_far = { $a } quitte le groupe au score de { $points }. Personne n'y peut jouer dans un groupe plus proche : { $b } { $b_sex ->
    [w] est la meilleure adversaire possible
    [m] est le meilleur adversaire possible
   *[other] vient en premier parmi les adversaires possibles
 } du groupe au score de { $target }.
fmjd-1986-up = { $a } quitte le groupe au score de { $points }, dont c'est la meilleure place, et rencontre { $b }, { $b_sex ->
    [w] la dernière adversaire possible
    [m] le dernier adversaire possible
   *[other] à la dernière place parmi les adversaires possibles
 } du groupe supérieur, au score de { $target }.
fmjd-1986-up_skip = { $a } quitte le groupe au score de { $points }, ce qui n'est pas possible pour { $skipped }, et rencontre { $b }, { $b_sex ->
    [w] la dernière adversaire possible
    [m] le dernier adversaire possible
   *[other] à la dernière place parmi les adversaires possibles
 } du groupe supérieur, au score de { $target }.
fmjd-1986-up_far = { $a } quitte le groupe au score de { $points }. Personne n'y peut jouer dans un groupe plus proche : { $b } { $b_sex ->
    [w] est la dernière adversaire possible
    [m] est le dernier adversaire possible
   *[other] vient en dernier parmi les adversaires possibles
 } du groupe au score de { $target }.
fmjd-1986-pair = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }, qui rencontre son premier choix, { $b } (place { $place }).
fmjd-1986-pair_met = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }, qui a déjà rencontré { $met } ; l'adversaire est donc { $b } (place { $place }).
fmjd-1986-pair_met_apart = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }, qui a rencontré, ou ne doit pas rencontrer, { $met } ; l'adversaire est donc { $b } (place { $place }).
fmjd-1986-pair_blocked = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }. Avec { $blocked }, le reste du groupe ne pourrait être apparié en entier ; l'adversaire est donc { $b } (place { $place }).
fmjd-1986-pair_both = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }, qui a déjà rencontré { $met } ; avec { $blocked }, le reste ne pourrait être apparié en entier. L'adversaire est donc { $b } (place { $place }).
fmjd-1986-pair_both_apart = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }, qui a rencontré, ou ne doit pas rencontrer, { $met } ; avec { $blocked }, le reste ne pourrait être apparié en entier. L'adversaire est donc { $b } (place { $place }).
fmjd-1986-pair_sides = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }. Avec { $blocked }, le reste ne pourrait être apparié en entier, ou pas avec si peu de paires à l'intérieur de B ou de N ; l'adversaire est donc { $b } (place { $place }).
fmjd-1986-pair_both_sides = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }, qui a rencontré, ou ne doit pas rencontrer, { $met } ; avec { $blocked }, le reste ne pourrait être apparié en entier, ou pas avec si peu de paires à l'intérieur de B ou de N. L'adversaire est donc { $b } (place { $place }).
fmjd-1986-pair_many = Groupe au score de { $points }, il en reste { $size } : c'est le tour de { $a }. Aucun des { $count } choix précédents n'est possible ; l'adversaire est donc { $b } (place { $place }).
fmjd-1986-sub_groups = Groupe au score de { $points }, sous-groupes : { $b } en B (les Blancs plus souvent, ou en dernier à égalité), { $n } en N (les Noirs). B joue contre N ; paires à l'intérieur de B ou de N, le moins possible : { $bad }.
fmjd-1986-sections = Accéléré : les numéros jusqu'à { $limit } comptent { $points } de plus à cette ronde, pour l'appariement seulement.
fmjd-1986-in_upper_section = Accéléré : { $who } compte { $points } de plus à cette ronde, pour l'appariement seulement.
fmjd-1986-quart_goes_on = Quart : plus de personnes ont le score maximum qu'il ne reste de rondes. Les deux premiers groupes sont appariés par quarts, dans l'ordre des numéros.
fmjd-1986-quart_over = Quart : le score maximum n'est pas plus fréquent qu'il ne reste de rondes. Le système de base apparie cette ronde.
fmjd-1986-quarters = Groupe au score de { $points }, partagé selon les numéros : { $upper } au-dessus, { $lower } au-dessous, chaque partie appariée à part.
fmjd-1986-quarters_dropped = Groupe au score de { $points } : partagé en { $upper } et { $lower } selon les numéros, il ne pourrait être apparié ; il l'est donc d'un seul tenant.
fmjd-1986-colour_third = { $white } a les Blancs contre { $black } : pour { $who }, l'autre couleur serait la même une troisième fois de suite.
fmjd-1986-colour_odd = { $white } a les Blancs contre { $black } : { $who } a un numéro impair et reçoit la couleur tirée, { $colour }.
fmjd-1986-colour_even = { $white } a les Blancs contre { $black } : { $who } a un numéro pair et reçoit la couleur non tirée, { $colour }.
fmjd-1986-colour_equal = { $white } a les Blancs contre { $black } : { $who } reçoit { $colour } pour égaliser ses couleurs.
fmjd-1986-colour_equal_both = { $white } a les Blancs contre { $black } : les deux égalisent leurs couleurs.
fmjd-1986-colour_equal_first = { $white } a les Blancs contre { $black } : les deux devraient avoir { $colour } ; { $who } a le meilleur classement.
fmjd-1986-colour_round_1 = { $white } a les Blancs contre { $black } : { $who } reçoit { $colour }, comme à sa première partie.
fmjd-1986-colour_round_1_both = { $white } a les Blancs contre { $black } : les deux ont la couleur de leur première partie.
fmjd-1986-colour_round_1_first = { $white } a les Blancs contre { $black } : les deux ont eu { $colour } à leur première partie ; { $who } a le meilleur classement.
fmjd-1986-colour_odd_white = { $white } a les Blancs contre { $black } : { $who } a un numéro impair.
fmjd-1986-colour_alternate = { $white } a les Blancs contre { $black } : { $who } alterne et reçoit { $colour }.
fmjd-1986-colour_sum_even = { $white } a les Blancs contre { $black } : la somme de leurs numéros est paire, donc le plus grand numéro a les Blancs.
fmjd-1986-colour_sum_odd = { $white } a les Blancs contre { $black } : la somme de leurs numéros est impaire, donc le plus grand numéro a les Noirs.

## Phrases de lim

lim-maxi = C'est un maxi-tournoi : pour les couleurs, on ne remplace un adversaire que par un autre à 100 points Elo au plus.
lim-virtual = Les scores indiqués ici comprennent les points fictifs de l'accélération.
lim-bye = Le nombre est impair. En partant du plus bas score et du plus grand numéro, la première exemption possible est celle de { $player } ({ $points }).
lim-bye_given = Pas d'exemption, à cause de points reçus sans jouer : { $others }.
lim-bye_given_many = Pas d'exemption, à cause de points reçus sans jouer : { $others } et { $more } de plus.
lim-bye_kept = Pas d'exemption, par décision de l'arbitre : { $others }.
lim-bye_kept_many = Pas d'exemption, par décision de l'arbitre : { $others } et { $more } de plus.
lim-bye_needed = Pas d'exemption, car le reste ne pourrait plus être apparié en entier : { $others }.
lim-bye_needed_many = Pas d'exemption, car le reste ne pourrait plus être apparié en entier : { $others } et { $more } de plus.
lim-group_down = Le niveau { $points } s'apparie vers le bas, à partir du plus petit numéro. Joueurs : { $count } ; paires : { $pairs } ; flotteurs reçus : { $incoming } ; flottent vers le bas : { $leaving }.
lim-group_up = Le niveau { $points } s'apparie vers le haut, à partir du plus grand numéro. Joueurs : { $count } ; paires : { $pairs } ; flotteurs reçus : { $incoming } ; flottent vers le haut : { $leaving }.
lim-group_median = Le niveau médian ({ $points }) s'apparie en dernier, à partir du plus petit numéro. Joueurs : { $count } ; paires : { $pairs } ; flotteurs reçus : { $incoming }.
lim-undone_above = Le niveau médian ne pouvait être apparié (flotteurs d'en haut : { $above }, d'en bas : { $below }) : la dernière paire faite au-dessus, { $first } et { $second } du niveau { $points }, a été défaite et les deux l'ont rejoint.
lim-undone_below = Le niveau médian ne pouvait être apparié (flotteurs d'en haut : { $above }, d'en bas : { $below }) : la dernière paire faite au-dessous, { $first } et { $second } du niveau { $points }, a été défaite et les deux l'ont rejoint.
lim-relaxed = Dernière ronde : au niveau { $points }, les scores égaux passent avant les couleurs, car on peut ainsi faire plus de paires.
lim-float_alone = { $player } n'a personne d'autre au niveau { $points } et flotte vers le niveau { $target }.
lim-float_met = { $player } a déjà rencontré tout le niveau { $points } et flotte vers le niveau { $target }.
lim-float_barred = Au niveau { $points }, qui n'a pas encore rencontré { $player } doit avoir la même couleur que { $player }, qui flotte vers le niveau { $target }.
lim-float_kept = { $player } a rencontré tout le niveau { $points }, sauf exclusion par l'arbitre ou par les limites de couleurs, et flotte vers le niveau { $target }.
lim-float_last = Il faut rendre pair le niveau { $points } : { $player }, en dernière place dans l'ordre parmi qui peut flotter, passe au niveau { $target }.
lim-float_colour = Il faut rendre pair le niveau { $points }, où { $colour } sont la couleur due le plus souvent parmi les membres qui restent : { $player }, en dernière place dans l'ordre parmi les membres qui doivent l'avoir et peuvent flotter, passe au niveau { $target }.
lim-float_maxi = Il faut rendre pair le niveau { $points } : { $player }, en dernière place dans l'ordre parmi qui peut flotter, passe au niveau { $target } ; la personne que désigneraient les couleurs est à plus de 100 points Elo (maxi-tournoi).
lim-float_rest = Paires possibles au niveau { $points } : { $pairs }. { $player } est de trop et flotte vers le niveau { $target }.
lim-spared_needed = Pas de flottement, car le niveau perdrait une paire : { $others }.
lim-spared_needed_many = Pas de flottement, car le niveau perdrait une paire : { $others } et { $more } de plus.
lim-spared_incoming = Pas de flottement après en avoir eu un jusqu'à ce niveau : { $others }.
lim-spared_incoming_many = Pas de flottement après en avoir eu un jusqu'à ce niveau : { $others } et { $more } de plus.
lim-spared_lonely = Pas de flottement, faute d'adversaire dans le niveau suivant : { $others }.
lim-spared_lonely_many = Pas de flottement, faute d'adversaire dans le niveau suivant : { $others } et { $more } de plus.
lim-spared_floated = Pas de flottement après celui de la ronde précédente : { $others }.
lim-spared_floated_many = Pas de flottement après celui de la ronde précédente : { $others } et { $more } de plus.
lim-spared_colour = Pas de flottement, cette couleur n'étant pas due : { $others }.
lim-spared_colour_many = Pas de flottement, cette couleur n'étant pas due : { $others } et { $more } de plus.
lim-pair_floater = { $first } a flotté jusqu'ici depuis le niveau { $origin } et passe avant les autres : { $second } { $second_sex ->
    [w] est, dans l'ordre du niveau { $points }, la première adversaire possible
    [m] est, dans l'ordre du niveau { $points }, le premier adversaire possible
   *[other] vient en premier, dans l'ordre du niveau { $points }, parmi les adversaires possibles
 } sans conflit de couleurs.
lim-pair_floater_clash = { $first } a flotté jusqu'ici depuis le niveau { $origin } et passe avant les autres : { $second } { $second_sex ->
    [w] est, dans l'ordre du niveau { $points }, la première adversaire possible
    [m] est, dans l'ordre du niveau { $points }, le premier adversaire possible
   *[other] vient en premier, dans l'ordre du niveau { $points }, parmi les adversaires possibles
 } ; personne d'autre qui pourrait prendre cette place n'évite le conflit de couleurs.
lim-pair_floaters = { $first } a flotté jusqu'ici depuis le niveau { $origin }, et personne du niveau { $points } n'est disponible : l'adversaire est { $second }, qui a flotté aussi.
lim-pair_proposed = Il reste { $left } personnes du niveau { $points } : { $first } est en tête de la première moitié, { $second } de la seconde ; ainsi la paire est proposée.
lim-pair_exchanged = Il reste { $left } personnes du niveau { $points } : { $first } vient en tête, et { $second } { $second_sex ->
    [w] est dans l'ordre des échanges la première adversaire qui convient.
    [m] est dans l'ordre des échanges le premier adversaire qui convient.
   *[other] vient en premier, dans l'ordre des échanges, parmi les adversaires qui conviennent.
 }
lim-pair_last = Au niveau { $points }, il ne reste que { $first } et { $second }.
lim-passed_met = { $player } a déjà rencontré { $others }.
lim-passed_met_many = { $player } a déjà rencontré { $others } et { $more } de plus.
lim-passed_forbidden = L'arbitre tient { $player } à l'écart de { $others }.
lim-passed_forbidden_many = L'arbitre tient { $player } à l'écart de { $others } et { $more } de plus.
lim-passed_barred = Entre { $player } et { $others }, quelqu'un aurait une couleur pour la troisième fois de suite, ou trois fois de plus que l'autre couleur.
lim-passed_barred_many = Entre { $player } et { $others } (et { $more } de plus), quelqu'un aurait une couleur pour la troisième fois de suite, ou trois fois de plus que l'autre couleur.
lim-passed_clash = { $player } doit avoir la même couleur que { $others }, et le niveau s'apparie avec moins de paires de ce genre.
lim-passed_clash_many = { $player } doit avoir la même couleur que { $others } (et { $more } de plus), et le niveau s'apparie avec moins de paires de ce genre.
lim-passed_clash_floater = { $player } doit avoir la même couleur que { $others }.
lim-passed_clash_floater_many = { $player } doit avoir la même couleur que { $others } et { $more } de plus.
lim-passed_apart = Contre { $others }, on échangerait pour la couleur des adversaires à plus de 100 points Elo, ce qu'un maxi-tournoi n'admet pas.
lim-passed_apart_many = Contre { $others } (et { $more } de plus), on échangerait pour la couleur des adversaires à plus de 100 points Elo, ce qu'un maxi-tournoi n'admet pas.
lim-passed_blocked = Avec { $player } contre { $others }, le reste du niveau ne pourrait être apparié, ou seulement avec plus de paires où la même couleur est due aux deux.
lim-passed_blocked_many = Avec { $player } contre { $others } (et { $more } de plus), le reste du niveau ne pourrait être apparié, ou seulement avec plus de paires où la même couleur est due aux deux.
lim-passed_blocked_floater = Avec { $player } contre { $others }, le reste du niveau ne pourrait être apparié.
lim-passed_blocked_floater_many = Avec { $player } contre { $others } (et { $more } de plus), le reste du niveau ne pourrait être apparié.
lim-passed_worse = Avec { $player } contre { $others }, le niveau ne pourrait être apparié en entier, ou plus de paires y dépasseraient les limites de couleurs ou auraient la même couleur due aux deux.
lim-passed_worse_many = Avec { $player } contre { $others } (et { $more } de plus), le niveau ne pourrait être apparié en entier, ou plus de paires y dépasseraient les limites de couleurs ou auraient la même couleur due aux deux.
lim-broken = Dernière ronde : { $first } et { $second } ont le même score et se rencontrent, bien que l'une des deux personnes ait une couleur pour la troisième fois de suite ou trois fois de plus que l'autre.
lim-due_row = { $player } a eu { $other } dans ses deux dernières parties et doit avoir { $colour }.
lim-due_balance = { $player } a eu { $other } deux fois de plus que { $colour } et doit avoir { $colour }.
lim-due_more = { $player } a eu { $other } plus souvent : { $colour } lui reviennent.
lim-due_alternate = { $player } a eu les deux couleurs aussi souvent, { $other } en dernier : { $colour } lui reviennent.
lim-colour_limit_row = { $chosen } a eu { $opposite } dans ses deux dernières parties et ne peut les avoir une troisième fois : { $chosen } a { $colour }.
lim-colour_limit_balance = { $chosen } a eu { $opposite } deux fois de plus que { $colour } et ne peut les avoir encore : { $chosen } a { $colour }.
lim-colour_one = { $chosen } doit avoir { $colour } ; { $other } n'a pas encore joué et a l'autre couleur.
lim-colour_both = { $chosen } doit avoir { $colour } et { $other } l'autre couleur : il en est ainsi.
lim-colour_past = Les deux doivent avoir { $colour }. En remontant leurs parties, la dernière fois que leurs couleurs différaient { $other } avait { $colour } : c'est le tour de { $chosen }.
lim-colour_number = Les deux doivent avoir { $colour }, et aussi loin que l'on remonte leurs couleurs sont les mêmes : au-dessus et au médian, c'est le plus petit numéro qui les a, { $chosen }.
lim-colour_number_up = Les deux doivent avoir { $colour }, et aussi loin que l'on remonte leurs couleurs sont les mêmes : au-dessous du médian, c'est le plus grand numéro qui les a, { $chosen }.
lim-colour_lot_odd = C'est une première partie des deux côtés. Le plus petit numéro, { $chosen }, est impair et a la couleur tirée au sort pour le n° 1, { $colour }.
lim-colour_lot_even = C'est une première partie des deux côtés. Le plus petit numéro, { $chosen }, est pair et a { $colour }, la couleur que le sort n'a pas donnée au n° 1.

## Erreurs

error-list-zip = { $name } n'est pas une archive ZIP entière
error-list-xml = { $name } n'est pas une liste de classement en XML : { $error }
error-list-key = le nom d'une liste s'écrit en minuscules, chiffres et tirets, pas { $key }
error-list-nobody = cette liste ne contient personne
error-list-download = impossible de récupérer { $address } : { $error }
error-no-list = il n'y a pas de liste { $key } sur cette machine
error-lists-one-file = indiquez le fichier à importer : ronde lists update FICHIER
error-lists-no-text = indiquez ce qu'il faut chercher : ronde lists search NOM
error-not-start = { $text } n'est ni une date, ni une date avec une heure comme 2026-11-17 14:30
error-timetable-first = indiquez le premier jour : --first 2026-11-20
error-timetable-word = un début s'écrit RONDE=DÉBUT, par exemple 5="2026-11-22 10:00", pas { $word }
error-time-without-day = { $what } : une heure sans date
error-not-time-of-day = { $text } n'est pas une heure comme 14:30
error-study-toml = l'étude n'est pas du TOML valide : { $error }
error-study-missing = il manque { $key } dans l'étude
error-study-unknown = une étude n'a pas de { $key } ; possibles ici : { $known }
error-study-value = la valeur de { $key } est vide ou n'est pas du bon type
error-study-range = { $key } doit être un nombre entier de { $least } à { $most }
error-study-low-high = ratings.low ({ $low }) est au-dessus de ratings.high ({ $high })
error-study-acceleration = il n'y a pas d'accélération { $key } ; il y a : { $known }
error-study-compare = { $key } ne peut pas être comparé à { $other } : l'un joue des rencontres de deux parties, l'autre des parties simples
error-study-number = { $key } doit être un nombre de { $least } à { $most }
error-study-probability = { $key } est une probabilité : un nombre de 0 à 1
error-study-names = plusieurs tables { $key } doivent avoir des noms différents
error-study-twice = la configuration { $key } figure deux fois
error-study-empty = l'étude n'a aucune configuration
error-study-teams = { $key } apparie des équipes ; les études jouent des tournois individuels
error-study-ratings = ratings.kind vaut uniform, normal ou file, pas { $kind }
error-study-model = les résultats peuvent suivre le modèle { $known }, pas { $model }
error-study-no-ratings = { $file } ne contient aucun classement Elo
error-study-rating-line = { $file }, ligne { $number } : ce n'est pas un classement Elo
error-study-there = { $folder } contient déjà une étude : --resume la reprend
error-study-other = { $folder } contient une autre étude, ou celle-ci avant une modification
error-study-nothing = { $folder } ne contient aucun résultat d'étude
error-study-damaged = { $file } est abîmé : `ronde study` avec --resume rejoue ses tournois
error-study-missing-folder = indiquez le dossier de l'étude : ronde study report DOSSIER
error-study-processes = les processus qui jouent les tournois sont arrêtés sans cesse, peut-être faute de mémoire ; avec moins de processus (--jobs), --resume reprend l'étude
error-study-cluster = aucun ordonnanceur Dask ne répond à { $address } : { $error }
error-study-cluster-lost = l'ordonnanceur Dask à { $address } ou ses processus ont été perdus ; --resume reprend l'étude
error-study-counted-twice = la répétition { $n } d'une configuration figure deux fois : le dossier a été modifié à la main
error-own-tiebreak = { $code } ne peut être le code d'un nouveau départage : prenez au plus douze majuscules, différentes des autres codes
error-no-such-board = il n'y a pas d'échiquier { $board } à la ronde { $round }
error-no-result = { $text } n'est pas un résultat : écrivez 1-0, ½ ou 0-1, avec F pour un forfait
error-anonymous-output = indiquez où écrire le fichier sans données personnelles : -o SORTIE.ronde
error-at-line = ligne { $line } : { $sentence }
error-at-column = ligne { $line }, colonne { $column } : { $sentence }
error-file = { $path } : { $reason }
error-file-unreadable = { $path } ne peut être lu : { $reason }
error-file-unwritable = { $path } ne peut être écrit : { $reason }
errno-ENOENT = fichier ou dossier introuvable
errno-EACCES = permission refusée
errno-EPERM = opération non permise
errno-EISDIR = c'est un dossier
errno-ENOTDIR = ce n'est pas un dossier
errno-EEXIST = le fichier existe déjà
errno-EROFS = système de fichiers en lecture seule
errno-ENOSPC = plus de place sur le disque
errno-ENAMETOOLONG = nom de fichier trop long
errno-EIO = erreur d'entrée-sortie

error-internal = erreur interne : { $kind } : { $error } (RONDE_DEBUG=1 montre où ; merci de la signaler)
error-needs-more-packages-pip-install = il faut pour cela le paquet { $name } : pip install '.[{ $extra }]' dans le dossier de Ronde
error-no-command-did-you-mean = commande { $verb } inconnue ; vouliez-vous dire `ronde { $meant }` ?
error-sample-differs = { $file } existe déjà avec un autre contenu : choisissez un autre dossier
error-no-samples = les fichiers d'exemple ne sont pas installés
error-no-command-ronde-help-lists = commande { $verb } inconnue ; `ronde --help` donne la liste
error-standard-output-closed = la sortie standard est fermée
error-stopped = arrêté
error-report-team-event-teams-meant = c'est un tournoi par équipes : utilisez --teams
error-question-of-teams = c'est un tournoi par équipes : demandez avec teams=1 (dans une ligne de JSON : "teams": true)
error-no-round-file-has-rounds = il n'y a pas de ronde { $round } : le fichier a les rondes 1 à { $next_round }
error-standard-input-closed = l'entrée standard est fermée
error-player-named-by-number = un joueur se désigne par son numéro, pas par { $named }
error-one-player-time-please = un seul joueur à la fois
error-result-written-board-result-example = un résultat s'écrit ÉCHIQUIER=RÉSULTAT, par exemple 3=1-0, pas { $word }
error-site-command = { $command } n'est pas une commande pour envoyer le site : écrivez-la comme dans un terminal, avec {"{folder}"} pour le dossier
error-site-no-program = { $program } n'est pas installé ici : le site n'a pas été envoyé
error-site-slow = { $program } n'a pas fini en { $n } secondes : le site n'a pas été envoyé
error-site-failed = { $program } a échoué ({ $n }) : { $why }
error-site-needs-folder-give-o = un site va dans un dossier : donnez -o DOSSIER
error-match-has-least-one-board = une rencontre se joue sur un échiquier au moins
error-either-dir-many-events-or = soit --dir, pour plusieurs tournois, soit -o, pour un seul
error-many-events-need-folder-give = plusieurs tournois vont dans un dossier : donnez --dir
error-one-file-or-batch = donnez un seul fichier ; pour plusieurs, il faut --batch (et --jobs va avec --batch)
error-batch-same-place = { $path } : deux fichiers écriraient { $place } ; changez un nom, ou appariez-les séparément
error-report-is-json = le corps est du JSON : envoyez le rapport lui-même (TRF), avec les options dans l'adresse
error-question-form = une question est une ligne de JSON avec "do" et "report"
error-question-value = { $name } ne peut être { $value } dans une question
error-no-question = { $what } n'est pas une question connue : { $known }
error-has-no-article-ronde-rules = { $key } n'a pas d'article { $id } ; `ronde rules { $key }` les énumère
error-port-number-from-not = un port est un nombre de 0 à 65535, pas { $port }
error-not-folder-make-first = { $place } n'est pas un dossier ; créez-le d'abord
error-port-in-use = le port { $port } est déjà utilisé : essayez --port { $next }
error-port-in-use-make = le port { $port } est déjà utilisé : essayez make run PORT={ $next }
error-cannot-listened-try-another-port = le port { $port } de { $host } ne peut pas servir : essayez un autre --port
error-others-can-reach-desk-set = d'autres peuvent atteindre ce poste : mettez son mot de passe dans RONDE_PASSWORD
error-two-passwords-differ = les deux mots de passe diffèrent
error-lots-written-numbers-example-not = un tirage s'écrit en numéros, par exemple 3,1,2, pas { $text }
error-points-written-win-draw-loss = les points s'écrivent gain/nulle/perte, par exemple 3/1/0, pas { $text }
error-option-written-name-value-one = une option s'écrit NOM=VALEUR, parmi { $known }, pas { $word }
error-numbers-stay-same-whole-event = les numéros ne changent pas pendant l'épreuve (fmjd-1986 3.1.5) : une ronde est appariée
error-no-table = il n'y a pas de tableau { $what } ; il y a : { $tables }
error-empty = { $name } est vide
error-file-too-large = { $path } dépasse { $most } Mo : ce n'est ni un rapport ni une liste de joueurs
error-workbook-save-list-text-csv = { $name } est un classeur : enregistrez sa liste en texte (CSV) et importez celle-ci, ou installez python-calamine
error-workbook-cannot-be-read = { $name } n'est pas lisible comme classeur : { $error }
error-workbook-cell-too-far = { $name } : la cellule { $cell } est remplie, or une liste de joueurs s'arrête au plus tard en { $last } ; effacez ce qui se trouve au-delà, ou enregistrez la liste en texte (CSV)
error-workbook-too-large = { $name } : ce classeur est trop gros ; copiez la liste des joueurs dans un nouveau classeur, ou enregistrez-la en texte (CSV)
error-workbook-busy = { $name } n'a pas été lu : d'autres classeurs sont en cours de lecture, réessayez dans un instant
error-workbook-needs-package = un classeur demande un paquet de plus : pip install openpyxl
error-workbook-needs-file = un classeur demande un fichier : indiquez -o classement.xlsx
error-exists-already = { $what } existe déjà
error-cannot-written-file-or-folder = { $path } ne peut être écrit : le fichier ou son dossier est en lecture seule ; rien n'est enregistré
error-database-busy = { $where } traite trop de demandes à la fois ; attendez un instant et vérifiez le journal avant de répéter l'action
error-not-certificate = { $path } n'est pas un certificat au format PEM
error-certificate-and-key = { $cert } et { $key } ne vont pas ensemble, ou la clé a un mot de passe
error-cert-needs-key = donnez --cert et --key ensemble, ou --tls seul
error-tls-extra = --tls demande le paquet cryptography : installez ronde[tls], ou donnez --cert et --key
error-printing-busy = d'autres impressions sont en cours ; réessayez dans quelques secondes
error-printing-failed = ce document n'a pas pu être imprimé ; imprimez-en une partie, ou utilisez ronde print
error-engine-busy = le moteur est occupé ; réessayez dans quelques secondes
error-engine-options = --engine ne sert pas de bureau : ni --sample, ni --with-sample, ni --password, ni --tls (--cert et --key sont possibles)
error-engine-too-much = il a fallu plus de { $seconds } secondes, ou trop de mémoire ; utilisez la commande ronde
error-postgres-extra = une base PostgreSQL demande le paquet psycopg : installez ronde[postgres]
error-look-into-journal-before-you = { $where } : { $words } ; vérifiez le journal avant de répéter l'action
error-not-event-file-ronde = { $path } n'est pas un fichier d'événement de Ronde
error-opened-no-event = { $file } n'est pas un événement de Ronde : choisissez un fichier en .ronde, ou une sauvegarde. Un rapport (TRF) se lit sur la page d'un événement
error-opened-damaged = { $file } est abîmé, rien n'a été ouvert : prenez une autre copie, par exemple une sauvegarde du dossier en .backups
error-opened-newer = { $file } vient d'une version plus récente de Ronde : mettez celle-ci à jour pour l'ouvrir
error-not-event-ronde = { $address } n'est pas un événement de Ronde
error-was-written-newer-edition-ronde = { $address } a été écrit par une version plus récente de Ronde (schéma { $version })
error-has-been-moved-deleted-or = { $path } a été déplacé, supprimé ou remplacé ; rien n'est enregistré. Remettez le fichier avec ce qui va avec (-wal), ou rouvrez l'événement
error-disk-full-nothing-was-recorded = { $where } : le disque est plein, rien n'est enregistré ; faites de la place et réessayez
error-cannot-written-nothing-was-recorded = { $where } : écriture impossible, rien n'est enregistré : { $words }
error-has-been-use-another-program = { $where } : un autre programme l'occupe depuis { $seconds } secondes ; rien n'est enregistré
error-damaged-or-no-event-ronde = { $where } : fichier abîmé, ou qui n'est pas un événement de Ronde ({ $words }) ; restaurez la dernière sauvegarde
error-damaged-entry = { $where } : données abîmées : l'entrée { $entry } n'est plus telle qu'elle a été inscrite, ce qui la précède est intact ; restaurez la dernière sauvegarde
error-opening-too-long = { $where } n'a pas pu être ouvert en { $seconds } secondes : le fichier est abîmé, ou n'a pas été écrit par Ronde ; restaurez la dernière sauvegarde
error-entry-too-large = c'est trop pour une seule entrée du journal ({ $most } Mo au plus) : procédez en plusieurs fois
error-entry-makes-no-sense = l'entrée { $entry } du journal n'a pas de sens à sa place : l'événement est abîmé ; restaurez la dernière sauvegarde
error-copy-incomplete = la sauvegarde { $path } contient { $found } entrées sur { $entries } : elle est jetée, et l'événement reste tel quel
error-no-whole-copy = { $where } n'a aucune sauvegarde intacte dans { $folder }
error-database-cannot-read = la base de données ne peut être lue : { $words }
error-no-event-database = il n'y a pas d'événement { $event } dans cette base de données
error-player-named-twice = le n° { $a } est nommé deux fois : indiquez deux numéros
error-player-paired-with-same = le n° { $a } ne peut être apparié avec lui-même
error-no-acceleration = il n'y a pas d'accélération { $key } ; il y a : { $keys }
error-does-not-go-with-acceleration = { $key } ne va pas avec l'accélération { $acceleration } : il a la sienne
error-does-not-go-with-acceleration-2 = { $key } ne va pas avec l'accélération { $acceleration } ; il admet : { $allowed }
error-haley-system-draughts-makes-groups = le système Haley des dames fait ses groupes par numéro : il n'a pas de limite de classement
error-option-written-not = l'option { $name } s'écrit { $name }={ $example }, pas { $name }={ $text }
error-acceleration-needs-number-rounds-event = l'accélération { $key } demande le nombre de rondes du tournoi (XXR)
error-scale-for-acceleration = { $acceleration } ne va qu'avec un barème où le gain vaut deux nulles et la perte rien
error-border-is-a-number = l'option border est le numéro d'un joueur, pas { $named }
error-limit-group-below-group-c = la limite du groupe A ({ $high }) est au-dessous de celle du groupe C ({ $low })
error-with-limits-groups-have-players = avec les limites { $high } et { $low } les groupes ont { $shares } des { $count } joueurs : il faut 25 à 50 % dans chacun (l'arbitre peut insister par limits-override=yes)
error-first-line-says-but-pairs = { $count2 ->
    [one] la première ligne annonce { $count }, mais il y a { $count2 } paire
   *[other] la première ligne annonce { $count }, mais il y a { $count2 } paires
 }
error-pair-two-numbers-not = une paire est faite de deux numéros, pas de { $text }
error-first-line-not-heading-fide = la première ligne n'est pas l'en-tête d'une liste Elo de la FIDE (ID Number, Name, Fed …)
error-columns-rating-list-shifted-fide = les colonnes de la liste Elo sont décalées au code FIDE { $id }
error-heading-rating-list-has-no = l'en-tête de la liste Elo n'a pas de colonne pour { $words }
error-access-database-cannot-read-install = cette base Access ne peut être lue : { $reasons } (installez le paquet Python access-parser, ou mdbtools, ou enregistrez les joueurs en CSV)
error-access-database-has-no-table = cette base Access n'a pas de table { $table }
error-table-players-damaged-no-reference = la table des joueurs est abîmée : { $text } n'est pas un numéro de référence
error-rating-must-number-not = le classement de { $name } doit être un nombre, pas { $rating }
error-not-amount = le montant de { $name } doit être une somme comme 20 ou 20,50, et non { $amount }
error-list-empty = la liste est vide
error-list-has-headings-but-no = la liste a des en-têtes, mais aucun joueur
error-line-without-name = une ligne sans nom
error-headings-name-no-column-with = les en-têtes n'annoncent aucune colonne avec le nom des joueurs (Nom ou Name)
error-not-table-text = ce n'est pas un tableau en texte : { $error }
error-not-text-file-contains-zero = ce n'est pas un fichier texte : il contient des octets nuls
error-file-empty = le fichier est vide
error-no-player-file-has-no = aucun joueur : le fichier n'a pas de ligne 001
error-event-has-no-players = le tournoi n'a pas encore de joueurs
error-tab-columns-line-filled-with = une tabulation : les colonnes d'une ligne 001 se remplissent d'espaces
error-line-without-starting-rank = une ligne 001 sans numéro d'appariement
error-line-player-ends-before-name = la ligne du n° { $id } s'arrête avant le nom (colonne 15)
error-must-number-not = { $what } doit être un nombre, pas { $text }
error-points-must-number-such-not = les points doivent être un nombre comme 4.5, pas { $text }
error-line-player-has-more-than = la ligne du n° { $id } a plus de { $most } rondes
error-colour-round-must-w-b = la couleur de la ronde { $round } doit être w, b ou -, pas { $colour }
error-unknown-result-round = résultat inconnu { $code } à la ronde { $round }
error-player-has-result-round-but = le n° { $id } a le résultat { $code } à la ronde { $round }, mais pas d'adversaire
error-player-has-opponent-round-but = le n° { $id } a l'adversaire { $opponent } à la ronde { $round }, mais { $code } est une exemption
error-text-utf-save-utf = ce texte est en UTF-16 : enregistrez-le en UTF-8
error-player-stands-already-line = le n° { $id } figure déjà à la ligne { $first }
error-column-must-blank-columns-round = la colonne { $gap } doit être vide : les colonnes de la ronde { $round } sont décalées
error-initial-colour-must-white-or = la couleur initiale doit être white1 ou black1 (W ou B), pas { $text }
error-must-number-from-not = { $what } doit être un nombre de 1 à { $most }, pas { $said }
error-points-must-number-such-from = les points doivent être un nombre comme 0.5, de -9.9 à 99.9, pas { $said }
error-first-comes-after-last = de { $first } à { $last } : le premier vient après le dernier
error-kind-bye-must-f-h = une exemption est F, H ou Z, pas { $kind }
error-player-number-not = un joueur est un numéro, pas { $said }
error-no-player = personne n'a le n° { $said }
error-scoring-written-not-codes = le barème s'écrit { $example }, pas { $said } ; les codes sont : { $codes }
error-option-written-name-value-not = une option s'écrit nom=valeur, pas { $word }
error-points-must-number-such-not-2 = les points doivent être un nombre comme 0,5, pas { $text }
error-two-teams-have-number = deux équipes ont le numéro { $number }
error-team-names-player-but-no = l'équipe { $name } nomme le n° { $id }, qui n'est pas dans le fichier
error-player-team-team = le n° { $id } est dans l'équipe { $owner } et dans l'équipe { $number }
error-tournament-needs-least-one-player = un tournoi compte au moins un joueur et une ronde
error-report-holds-players-rounds-most = un rapport contient au plus 9999 joueurs et 999 rondes
error-report-cannot-hold = un rapport (TRF) s'arrête au numéro 9999 et à 999 rondes : le numéro { $id } avec { $rounds } rondes n'y tient pas ; rien n'a été écrit
error-rating-number-from = un classement va de 0 à 9999
error-lowest-rating-above-highest-one = le plus bas classement est au-dessus du plus haut
error-rate-rate-must-between = le taux --{ $name }-rate doit être entre 0 et 1
error-amount = --{ $name } est un nombre (2) ou une part (5%), pas { $text }
error-number-below-zero = { $number } est négatif ; indiquez un nombre par ronde
error-configuration-name = { $name } n'est pas une ligne de configuration ; écrivez Nom=valeur, par exemple PlayersNumber=64
error-configuration-value = { $name } ne peut pas valoir { $value }
error-no-claim = ceci n'est pas une affirmation telle que `ronde explain --json` les écrit : { $text }
error-no-round-json = ceci n'est pas une ronde telle que `ronde explain --json` l'écrit
error-round-json-version = cette ronde a la version { $version } de la forme ; ce programme lit la version { $known }
error-no-player-2 = personne n'a le n° { $id }
error-player-named-but-no-such = les réglages citent le n° { $id }, qui n'est pas dans le fichier
error-player-own-opponent = le n° { $id } rencontre son propre numéro à la ronde { $round }
error-player-meets-player-round-but = le n° { $id } rencontre à la ronde { $round } le n° { $opponent_id }, qui n'est pas dans le fichier
error-player-meets-player-round-but-2 = le n° { $id } rencontre le n° { $opponent_id } à la ronde { $round }, mais le n° { $opponent_id } { $has } à la ronde { $round }
error-players-report-results-contradict-each = les numéros { $a } et { $b } déclarent des résultats qui se contredisent à la ronde { $round } : { $result } et { $other }
error-players-report-colours-contradict-each = les numéros { $a } et { $b } déclarent des couleurs qui se contredisent à la ronde { $round } : { $mine } et { $theirs }
error-pairing-number-numbers-start = numéro d'appariement { $id } : les numéros commencent à 1
error-two-players-have-number = deux joueurs ont le numéro { $id }
error-nobody-paired-round-but-round = personne n'est apparié à la ronde { $round }, mais la ronde { $last } a des parties
error-player-has-result-round-but-2 = le n° { $id } a le résultat { $result } à la ronde { $number }, mais pas d'adversaire
error-player-has-neither-opponent-nor = le n° { $id } n'a ni adversaire ni résultat à la ronde { $number }
error-paper-of-teams = { $what } est un imprimé de tournoi par équipes : ajoutez --teams
error-no-slips-of-teams = un tournoi par équipes a des feuilles de match, non des feuilles de résultat : imprimez sheets
error-no-paper = il n'y a pas d'imprimé { $what } ; il y a : { $papers }
error-round-not-paired-rounds = { $last ->
    [one] la ronde { $number } n'est pas appariée : il y a { $last } ronde
   *[other] la ronde { $number } n'est pas appariée : il y a { $last } rondes
 }
error-printing-needs-one-more-package = pour imprimer il faut un paquet de plus : pip install 'ronde[web]'
error-file-does-not-name-pairing = aucun système d'appariement indiqué{ $said } : nommez-en un parmi { $keys }
error-all-rounds-have-been-paired = { $rounds ->
    [one] la seule ronde est appariée : il n'y a pas de ronde { $round }
   *[other] les { $rounds } rondes sont appariées : il n'y a pas de ronde { $round }
 }
error-nobody-round-every-player-absent = personne à apparier à la ronde { $round } : tout le monde est absent
error-round-has-no-result-yet = la ronde { $number } n'a pas encore de résultat pour les joueurs { $who } : entrez d'abord les résultats (une partie ajournée compte comme nulle)
error-no-tie-break-edition = il n'y a pas d'édition { $edition } des départages ; il y a : { $editions }
error-standings-after-round-cannot-made = { $played ->
    [one] pas de classement après la ronde { $rounds } : { $played } ronde est appariée
   *[other] pas de classement après la ronde { $rounds } : { $played } rondes sont appariées
 }
error-no-tie-break-lists-with = il n'y a pas de départage { $word } ; il y a : { $codes } ; listes qui ont un nom : { $sets }
error-modifier-unknown-write-instance-bh = la variante dans { $word } est inconnue ; écrivez par exemple BH/C1, BH/M1, KS/L-1, DE/P
error-made-both-scores-must-not = { $name } se fait des deux scores : { $word } ne doit pas en choisir un
error-has-value-only-among-tied = { $name } n'a de valeur qu'entre joueurs à égalité : demandez le classement
error-cannot-used = { $chosen } ne peut pas servir : { $reason }
error-does-not-take-modifier = { $name } n'admet pas la variante { $letter }{ $number } (dans { $word })
error-one-cut-c-c-or = { $word } : une troncature (C1, C2 …) ou médiane (M1, M2 …) de 1 à 99 valeurs
error-teams-ranked-mp-or-gp = les équipes se classent sur MP ou GP, pas sur { $primary }
error-no-rule-file = il n'y a pas de règlement { $key } ; il y a : { $keys }
error-no-proof = une ronde de { $key } ne peut pas être vérifiée ici
error-no-round-to-verify = il n'y a pas de ronde { $round } à vérifier ; le rapport en a { $played }
error-no-reading = il n'existe pas de lecture de { $key }
error-no-system = il n'y a pas de système { $key } ; il y a : { $keys }
error-acceleration-quart-needs-number-rounds = l'accélération quart demande le nombre de rondes du tournoi (XXR)
error-unrated-placed-not = les non-classés se placent par { $allowed }, pas par { $unrated }
error-lots-must-drawn-between-they = il faut tirer au sort entre { $ids }, à égalité (3.1.4)
error-lots-must-name-every-participant = le tirage au sort doit nommer chaque participant une fois exactement
error-no-legal-pairing-exists = aucun appariement régulier n'existe : { $why }
error-no-legal-pairing-of-round = ronde { $round } : aucun appariement régulier n'existe ; la lecture du règlement les a tous essayés
error-too-large-for-reading = ronde { $round } : à { $size } joueurs, il y a plus de { $most } candidats ; la lecture du règlement les essaie un par un et s'arrête là. Sans --reading, l'appariement n'a pas cette limite
error-crosstable-made-rank-or-number = une grille se fait par place (rank) ou par numéro (number), pas par { $by }
error-pairings-listed-board-or-alphabetical = les appariements se rangent par échiquier (board) ou par nom (alphabetical), pas par { $order }
error-round-not-paired-file-has = { $last ->
    [one] la ronde { $number } n'est pas appariée : le fichier a { $last } ronde
   *[other] la ronde { $number } n'est pas appariée : le fichier a { $last } rondes
 }
error-starting-list-made-number-rating = une liste de départ se range par numéro (number), classement (rating) ou nom (name), pas par { $order }
error-no-table-format = il n'y a pas de format de tableau { $form } ; il y a : { $formats }
error-no-language = il n'y a pas de langue { $language } ; il y a : { $languages }
error-no-team-event-file-names = ce n'est pas un tournoi par équipes : le fichier ne nomme pas d'équipes (lignes 013 ou 310)
error-players-team-do-not-all = les joueurs de l'équipe { $id } { $name } ne rencontrent pas tous la même équipe à la ronde { $number }
error-no-team = il n'y a pas d'équipe { $id }
error-server-keeps-password-arbiter = le mot de passe d'arbitre du serveur se remplace, mais ne se supprime pas
error-not-rating = { $rating } n'est pas un classement
error-not-birth = { $birth } n'est pas une date de naissance : écrivez 1998 ou 14/07/1998
error-no-folder = { $folder } n'est pas un dossier de cet ordinateur
error-no-copy = il n'y a pas de sauvegarde nommée { $name }
error-names-players-most-read-once = { $name } cite { $count } joueurs : on en lit au plus { $many } à la fois
error-preview-damaged-choose-file-again = l'aperçu est abîmé : choisissez de nouveau le fichier
error-write-numbers-white-black-bye = écrivez le numéro des Blancs et celui des Noirs, 0 pour l'exemption
error-not-number-player = { $wrong } n'est pas le numéro d'un joueur
error-password-common = ce mot de passe est parmi les premiers que l'on essaie ; prenez plusieurs mots sans rapport entre eux
error-old-password = votre mot de passe actuel manque ou est faux ; rien n'a été changé
error-too-many-attempts = trop de mots de passe faux ; attendez cinq minutes et réessayez
error-access-damaged = { $path } est endommagé : on ne sait plus qui peut faire quoi ; remettez-en une copie, ou supprimez-le et redonnez les mots de passe avec ronde serve --password
error-password-has-least-characters = un mot de passe a au moins { $shortest } caractères
error-no-file-was-chosen = aucun fichier n'a été choisi
error-file-larger-than-mb = le fichier dépasse { $most } Mo
error-not-number = { $text } n'est pas un nombre

error-has-no-opponent = n'a pas d'adversaire
error-meets-other = rencontre le n° { $other }
error-no-colour = aucune couleur
rating-list-number = le code FIDE
rating-list-name = le nom
rating-list-rating = le classement
trf-rounds = le nombre de rondes
trf-round = la ronde
trf-player = le numéro
trf-rank = la place
trf-starting-rank = le numéro d'appariement
trf-opponent = l'adversaire de la ronde { $round }
setup-system = le système
setup-scoring = le barème
setup-acceleration = l'accélération
setup-options = la liste des options
setup-initial_colour = la couleur initiale
trf-rating = le classement
error-the-event = l'événement { $key }
error-the-database = la base de données
impossible-no-bye = le nombre de joueurs est impair et, selon les règles, personne ne peut avoir l'exemption ; l'arbitre peut l'accorder à la main, avec un motif (au bureau, ou : ronde draft --bye ID --reason TEXTE)
impossible-lonely = il ne reste aucun adversaire possible pour { $who }
impossible-only-bye = il ne reste que l'exemption pour { $who }
impossible-few = { $who } ne peuvent rencontrer que { $others }
impossible-few-or-bye = { $who } ne peuvent rencontrer que { $others } ou avoir l'exemption
impossible-circle = { $who } ne peuvent que se rencontrer, et leur nombre est impair
impossible-groups = il reste une personne de trop dans chacun des groupes { $parts }, et il n'y a que { $others } pour les rencontrer
impossible-groups-nobody = il reste une personne de trop dans chacun des groupes { $parts }, et personne pour les rencontrer
impossible-people = { $count ->
    [one] le n° { $numbers }
   *[other] les numéros { $numbers }
 }
impossible-people-and-bye = { $people } et l'exemption
impossible-the-bye = l'exemption
impossible-group = ({ $numbers })
impossible-group-and-bye = ({ $numbers } exemption)
impossible-no-bye-teams = le nombre d'équipes est impair et, selon les règles, aucune ne peut avoir l'exemption ; l'arbitre peut l'accorder à la main, avec un motif (au bureau, ou : ronde draft --bye ID --reason TEXTE)
impossible-groups-teams = il reste une équipe de trop dans chacun des groupes { $parts }, et il n'y a que { $others } pour les rencontrer
impossible-groups-nobody-teams = il reste une équipe de trop dans chacun des groupes { $parts }, et aucune pour les rencontrer
impossible-teams = { $count ->
    [one] l'équipe { $numbers }
   *[other] les équipes { $numbers }
 }

## Avertissements du bureau d'arbitrage, à confirmer

caution-then = { $first } { $then }
caution-recorded = Le rapport le dira.
caution-never = Impossible en mode FIDE : { $what }.
caution-leave = Pour le faire, il faut d'abord quitter le mode FIDE, dans les réglages.
caution-mode-left = Le tournoi quitte le mode FIDE.
caution-mode-report = Le rapport à la FIDE le dira, avec le motif public si vous en donnez un.
caution-mode-return = On n'y revient pas, et aucune action antérieure ne peut être annulée.
caution-mode-checks = Ce que la FIDE n'admet pas n'est plus refusé ; la FIDE peut ne pas homologuer le tournoi.
caution-rounds = Le nombre de rondes passe de { $old } à { $new }. Il était annoncé avant le début.
caution-last-round = La ronde { $round } devient la dernière ; le système l'aurait alors appariée autrement.
caution-not-last-round = La ronde { $round } n'est plus la dernière ; le système l'aurait alors appariée autrement.
caution-tiebreaks = Les départages passent de { $old } à { $new }.
caution-tiebreaks-places = Des places, et les prix qui en dépendent, peuvent changer pour des résultats déjà connus.
caution-forbid = les rencontres interdites se fixent avant la ronde 1 seulement
caution-pair = apparier la ronde { $round }
caution-complete = Des personnes sans adversaire sont appariées dans la ronde { $round }, déjà publiée.
caution-manual = La ronde { $round } est appariée à la main.
caution-unpair = La publication de la ronde { $round } est annulée.
caution-unpair-one = reprendre un seul appariement de la ronde { $round }
caution-swap = Deux personnes échangent leur place dans la ronde { $round }.
caution-result = Un résultat de la ronde { $round } est modifié.
caution-bye = changer les absences de la ronde { $round }
caution-both-colours = { $white } et { $black } auraient la couleur due à l'autre.
caution-second-half = Ce serait la deuxième exemption d'un demi-point de { $name }.
caution-expel = Exclusion de { $name }.
caution-expel-paired = Plus aucun appariement, plus de place au classement, et aucun retour possible. Les parties comptent pour les autres.
caution-mpa = { $n ->
    [one] Un appariement de la ronde { $round } n'est pas celui du système : { $pairs }.
   *[other] { $n } appariements de la ronde { $round } ne sont pas ceux du système : { $pairs }.
  }
caution-mpa-system = Le système apparie : { $pairs }.

## Refus du bureau d'arbitrage

refusal-which-tournament = l'événement a plusieurs tournois, choisissez : { $keys }
refusal-only-sample-deleted = seul l'événement d'exemple se supprime ; archivez celui-ci : rien n'est perdu
refusal-no-tournament = il n'y a pas de tournoi { $key }
refusal-tournament-exists = le tournoi { $key } existe déjà
refusal-bad-key = la clé d'un tournoi s'écrit en minuscules, chiffres et tirets, pas { $key }
refusal-event-closed = l'événement est clos
refusal-tournament-closed = le tournoi est clos
refusal-no-template = il n'y a pas de modèle { $name } ; il y a : { $names }
refusal-busy = l'événement est occupé ; rien n'est enregistré, réessayez
refusal-nothing-to-undo = il n'y a rien à annuler
refusal-nothing-to-redo = il n'y a rien à rétablir
refusal-moved-on = l'événement a changé entre-temps : { $what } ({ $who }) ; vérifiez avant d'annuler
refusal-undo-published = un appariement publié ne se retire pas sans motif ; si personne ne l'a vu, dites-le
refusal-reason = donnez un motif : le journal le garde
refusal-drawn-already = le tirage a déjà eu lieu : pour le refaire, donnez un motif, que le journal garde
refusal-nameless = un tournoi doit avoir un nom
refusal-no-system = il n'y a pas de système { $key } ; il y a : { $keys }
refusal-rounds-range = un tournoi a de 1 à 99 rondes, pas { $rounds }
refusal-setup-fixed = { $what } ne peut plus changer une fois la ronde 1 publiée
refusal-rounds-paired = { $rounds } rondes sont déjà appariées : il ne peut pas y en avoir moins
refusal-rounds-accelerated = les points fictifs de l'accélération dépendent du nombre de rondes : il ne peut plus changer
refusal-no-final-lot = le dernier tirage se fait après la dernière ronde, entre joueurs que rien ne départage
refusal-rounds-reason = le nombre de rondes est annoncé avant le tournoi : pour le changer maintenant, donnez un motif
refusal-tiebreaks-reason = les départages sont annoncés avant le tournoi : pour les changer maintenant, donnez un motif
refusal-not-in-mode = le tournoi n'est pas en mode FIDE
refusal-mode-stays-left = le mode FIDE a été quitté : on n'y revient pas, et rien de ce qui précède ne peut être annulé
refusal-mode-by-leaving = le mode FIDE se quitte dans les réglages, en donnant un motif
refusal-mode-too-late = le mode FIDE se choisit avant la publication de la ronde 1, et plus jamais une fois quitté
refusal-mode-two-draws = en mode FIDE, deux nulles ne valent pas plus qu'un gain et une perte
refusal-mode-bye-more = en mode FIDE, l'exemption ne vaut pas plus qu'un gain
refusal-mode-bye-value = en mode FIDE, avec 1, ½ et 0 point par partie, l'exemption vaut 1, ½ ou 0
refusal-mode-system = le mode FIDE est réservé aux systèmes de la FIDE en vigueur ; { $system } n'en fait pas partie
refusal-expelled-stays = l'exclusion de { $name } est définitive
refusal-bad-policy = { $value } n'est pas un réglage valable pour { $name }
refusal-bad-option = l'option { $name } vaut { $values }, pas { $value }
refusal-lots-all = chaque joueur doit être tiré une fois, et une seule : { $players }
refusal-group-of-two = un groupe interdit compte au moins deux joueurs
refusal-no-player = personne n'a le n° { $player }
refusal-no-name = un joueur doit avoir un nom
refusal-bad-rating = un classement va de 0 à 9999, pas { $rating }
refusal-player-twice = { $name } est déjà dans la liste, au numéro { $number } ; pour inscrire un homonyme, donnez une année de naissance ou un code FIDE
refusal-player-paired = { $name } a déjà un appariement : déclarez un abandon au lieu de supprimer le joueur
refusal-late-now = toutes les rondes annoncées sont publiées : plus personne ne peut entrer
refusal-no-renumbering = les numéros ne changent plus une fois la ronde 4 appariée
refusal-numbers-stay = les numéros restent les mêmes pendant toute l'épreuve
refusal-lots-once = on tire au sort une fois, avant la clôture de la liste et la publication de la ronde 1
refusal-late-zero = une inscription tardive n'a aucun point pour les rondes manquées
refusal-nobody = la liste est vide
refusal-list-closed = la liste est déjà close
refusal-bad-away = une absence se note Z (rien), H (demi-point) ou F (un point), pas { $how }
refusal-full-bye = un point entier sans jouer ne s'accorde pas sur demande
refusal-round-past = la ronde { $round } est publiée : une absence s'annonce avant l'appariement
refusal-round-beyond = { $rounds ->
    [one] il n'y a que { $rounds } ronde
   *[other] il n'y a que { $rounds } rondes
 }
refusal-half-byes-used = { $limit ->
    [one] { $name } a déjà eu l'exemption d'un demi-point prévue au règlement ({ $limit })
   *[other] { $name } a déjà eu les { $limit } exemptions d'un demi-point prévues au règlement
 }
refusal-half-bye-late = pas d'exemption d'un demi-point après la ronde { $round }
refusal-already-withdrawn = { $name } a déjà abandonné
refusal-not-withdrawn = { $name } n'a pas abandonné
refusal-no-excuse-any-more = l'absence de { $name } n'était pas annoncée, et la ronde suivante est publiée depuis
refusal-not-absent = { $name } a une partie enregistrée à la ronde { $round } : ce n'était pas une absence
refusal-no-check-in = il n'y a pas de pointage pour la ronde { $round }
refusal-all-paired = { $rounds ->
    [one] la seule ronde est publiée
   *[other] les { $rounds } rondes sont publiées
 }
refusal-missing-results = { $count ->
    [one] ronde { $round } inachevée : { $count } échiquier sans résultat ({ $boards }), à saisir ou ajourner
   *[other] ronde { $round } inachevée : { $count } échiquiers sans résultat ({ $boards }), à saisir ou ajourner
 }
refusal-no-colour-lot = tirez d'abord au sort la couleur du numéro 1
refusal-no-lots = tirez d'abord au sort, les numéros en dépendent : { $players }
refusal-too-few = { $count ->
    [one] il y a { $count } joueur à apparier : il en faut deux
   *[other] il y a { $count } joueurs à apparier : il en faut deux
 }
refusal-no-draft = il n'y a pas de brouillon : appariez d'abord la ronde
refusal-draft-changed = le brouillon a changé depuis que vous l'avez vu : vérifiez-le
refusal-stale-draft = le brouillon n'est plus à jour : appariez de nouveau la ronde
refusal-keeps-changing = le tournoi a changé pendant l'appariement ; réessayez
refusal-not-these-players = les paires doivent contenir une fois chaque joueur du brouillon ; à revoir : { $players }
refusal-one-bye = un seul joueur peut avoir l'exemption
refusal-breaks = contraire au règlement : { $rules }
refusal-no-board = la ronde { $round } n'a pas d'échiquier { $board }
refusal-no-round = la ronde { $round } n'est pas publiée
refusal-published = une ronde publiée ne se modifie plus, sauf si elle enfreint une règle absolue ; pour reprendre la ronde { $round }, annulez sa publication
refusal-bye-not-here = { $name } n'est pas à apparier dans cette ronde et ne peut avoir l'exemption
refusal-bye-not-due = { $count } personnes sont à apparier : il n'y a pas d'exemption
refusal-no-ground = ces règles ne laissent changer un appariement publié que s'il viole une règle absolue
refusal-emergency-last = une urgence ne change que les appariements de la dernière ronde
refusal-games-stay = les parties publiées restent ; seules des personnes sans adversaire peuvent être appariées
refusal-not-waiting = ces personnes n'attendent pas de partie dans la dernière ronde publiée : { $players }
refusal-nobody-to-play = il n'y a personne contre qui jouer pour : { $players }
refusal-bad-day = { $day } n'est pas une date
refusal-chess-results-individual = pour chess-results.com, Ronde n'écrit que les tournois individuels à une partie par ronde ; exportez plutôt en TRF26
refusal-timetable-rounds = le calendrier n'a pas de ronde { $round } : le tournoi compte { $rounds } rondes
refusal-timetable-order = la ronde { $second } ({ $start }) ne commence pas après la ronde { $first } ({ $before })
refusal-ends-before = le dernier jour ({ $end }) précède le premier ({ $start })
refusal-not-late = aucune de ces deux personnes n'est arrivée après la publication de la ronde
refusal-not-the-last = seule la dernière ronde publiée peut changer
refusal-board-played = l'échiquier { $board } a un résultat : ses joueurs restent ensemble
refusal-bad-outcome = { $text } n'est pas un résultat ; écrivez 1-0, 1/2, 0-1, 0-0, 1-0F, 0-1F, 0-0F ou ajournée
refusal-bad-match = { $text } n'est pas le résultat d'un match ; écrivez les deux parties, par exemple 1-0 ½-½ ou 10==, * pour une partie à venir, ou bien 2-0, 0-2, 2-0F, 0-2F, 0-0F
refusal-board-twice = l'échiquier { $board } figure deux fois ; rien n'est enregistré
refusal-bye-board = l'échiquier { $board } est l'exemption : pas de résultat
refusal-entered-otherwise = échiquier { $board } : déjà saisi { $there } ({ $who }) ; remplacer par { $yours } ?
correction-from = La correction compte pour le classement et pour les appariements à partir de la ronde { $round }.
correction-standings = La correction compte pour le classement.
correction-draft = Le brouillon de la ronde { $round } sera à refaire.
correction-stays = { $n ->
    [one] La ronde { $first } est publiée : ses échiquiers ne changent pas.
   *[other] Les rondes { $first } à { $last } sont publiées : leurs échiquiers ne changent pas.
 }
correction-remark = { $n ->
    [one] Cette ronde, ses explications et le rapport diront qu'elle a été appariée avant la correction.
   *[other] Ces rondes, leurs explications et le rapport diront qu'elles ont été appariées avant la correction.
 }
correction-undo = Pour refaire la ronde { $round }, annulez d'abord sa publication dans le journal.
correction-rating = Trop tard pour ce tournoi : la correction ne compte que pour le calcul Elo ; ni le classement ni les appariements ne changent.
refusal-reports-off = ici, les résultats se donnent à l'arbitre et non par téléphone
refusal-reports-not-here = les résultats des équipes et des matchs de deux parties ne s'annoncent pas par téléphone
refusal-reports-round = cette ronde est finie : voyez l'arbitre
refusal-reports-code = ce n'est pas le code de cet échiquier : il est sur votre feuille
refusal-reports-recorded = l'échiquier { $board } a son résultat : voyez l'arbitre s'il est faux
refusal-reports-same-phone = le résultat adverse a été annoncé depuis ce téléphone : à chacun le sien
refusal-reports-wait = trop de codes faux pour cet échiquier : donnez le résultat à l'arbitre ou attendez { $n } minutes
error-reports-how = { $how } n'est pas une façon de recevoir les résultats des joueurs : off, propose ou count
refusal-no-result-yet = l'échiquier { $board } n'a pas de résultat à corriger
refusal-changed-meanwhile = échiquier { $board } : { $who } l'a changé en { $there } entre-temps
refusal-same-result = l'échiquier { $board } a déjà ce résultat
refusal-claim-late = { $minutes ->
    [one] résultats de la ronde { $round } affichés à { $posted } : les réclamations étaient reçues pendant { $minutes } minute
   *[other] résultats de la ronde { $round } affichés à { $posted } : les réclamations étaient reçues pendant { $minutes } minutes
 }
refusal-rating-only = la ronde suivante est finie : une correction ne compte plus que pour le classement Elo
refusal-no-colours = ce système n'a pas de couleurs
refusal-match-colours = un match de deux parties se joue avec les deux couleurs ; c'est la couleur prévue pour la partie 1 qui compte
refusal-not-finished = { $count ->
    [one] la ronde { $round } n'est pas finie : { $count } échiquier sans résultat
   *[other] la ronde { $round } n'est pas finie : { $count } échiquiers sans résultat
 }
refusal-adjourned-left = ronde { $round }, échiquier { $board } : partie encore ajournée
refusal-posted = les résultats de la ronde { $round } sont déjà affichés

## Mots employés partout

ruling-on-article = { $text }, interprétation { $id } ({ $article })
round-n = Ronde { $n }
bracket-n = Niveau { $n }
whole-round = La ronde entière
board = Échiquier
game-n = Partie { $n }
white = Blancs
black = Noirs
bye = exemption
half-bye = exemption d'un demi-point
full-bye = exemption d'un point
absent = absence
people-n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
others-n = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
 }
semicolon = { " ; " }
rounds-n = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
 }

## Explications

term-S1 = la partie du groupe appariée en premier : la moitié haute, ou les personnes venues d'en haut
term-S2 = l'autre partie, où S1 trouve ses adversaires
term-P0 = le plus grand nombre de paires que permet l'effectif
term-P1 = le nombre de paires réellement possibles
term-M0 = le nombre de personnes venues d'un score plus élevé
term-M1 = combien d'entre elles peuvent être appariées ici
term-X1 = le plus petit nombre possible de paires qui refusent une préférence de couleur
term-X = le nombre de ces paires ici
term-Z1 = le plus petit nombre possible de paires qui refusent une préférence forte
term-Z = le nombre de ces paires ici

explain-meets = { $a } rencontre { $b }
explain-has-bye = { $a } a l'exemption
explain-not-paired = { $a } n'a pas d'appariement à la ronde { $n }.
explain-in-the-rules = Dans les termes du règlement :
explain-by-the-rules = Selon le règlement :
explain-not-by-the-rules = Rencontres qui ne suivent pas le règlement :
published-reason = { " " }({ $reason })
published-changed = Rencontre modifiée par l'arbitre{ $why }.
published-colours = Rencontre modifiée par l'arbitre : couleurs inversées{ $why }.
published-bye = L'arbitre a donné l'exemption à { $who }{ $why } ; les autres sont appariés selon le règlement.
published-added = Partie ajoutée après la publication de la ronde{ $why }.
published-reversed = Partie jouée par erreur avec les couleurs inversées.
published-differs = Cette rencontre n'est pas celle que donne le règlement.
published-differs-colours = Les couleurs de cette rencontre ne sont pas celles que donne le règlement.
published-before = Cette ronde a été appariée avant une correction ({ $what }) : les explications décrivent la situation d'alors.
published-imported = Ronde importée d'un rapport : { $n } { $n ->
    [one] rencontre sur { $boards } n'est pas celle
   *[other] rencontres sur { $boards } ne sont pas celles
 } que donne le règlement d'après les résultats précédents.
since-results = résultats corrigés
since-colours = couleurs corrigées
since-numbers = numéros d'appariement modifiés
since-ratings = classements corrigés
rules-pair = { $white } – { $black }
rules-pairs = Selon le règlement, Blancs d'abord : { $pairs }.
rules-bye = Selon le règlement, { $who } aurait l'exemption.
rules-colour = Selon le règlement, { $who } aurait { $colour }.
rules-nobody = Selon le règlement, { $who } ne jouerait pas.
you-published-bye = L'arbitre vous a donné l'exemption{ $why } ; les autres sont appariés selon le règlement.
you-rules-meet = Selon le règlement, vous auriez { $colour } contre { $other }.
you-rules-opponent = Selon le règlement, vous rencontreriez { $other }.
you-rules-bye = Selon le règlement, vous auriez l'exemption.
you-rules-colour = Selon le règlement, vous auriez { $colour }.
you-rules-nobody = Selon le règlement, vous ne joueriez pas cette ronde.
report-title = Ronde { $n } : décisions particulières
report-nothing = Aucune décision particulière n'a été nécessaire.

## Pourquoi, et pourquoi pas

why-meet = { $a } et { $b } se rencontrent à la ronde { $n } :
why-not = { $a } et { $b } ne se rencontrent pas à la ronde { $n }.
why-should = Selon les règles, mais pas dans le fichier, { $a } et { $b } se rencontrent à la ronde { $n } :
why-against = { $a } et { $b } se rencontrent à la ronde { $n } du fichier, mais pas selon les règles.
why-two = { $one }, { $two }.
why-points = { $points } { $tenths ->
    [0] point
    [5] point
    [10] point
    [15] point
   *[other] points
 }
why-both-have = Les deux ont { $points }.
why-both-count = Les deux ont { $points } et en comptent { $counted } à cette ronde accélérée.
why-has = { $a } a { $points }
why-has-virtual = { $a } a { $points } et en compte { $counted } à cette ronde accélérée
why-gets = { $a } rencontre { $x }
why-gets-bye = { $a } a l'exemption
why-gets-nothing = { $a } n'a pas d'appariement
why-group = groupe à { $score } { $tenths ->
    [0] point
    [5] point
    [10] point
    [15] point
   *[other] points
 }
why-same-half = { $a } a le n° { $i } et { $b } le n° { $j } de la moitié { $half ->
    [upper] supérieure
   *[lower] inférieure
 } du { $group }.
why-other-halves = { $a } a le n° { $i } de la moitié supérieure du { $group }, { $b } le n° { $j } de la moitié inférieure.
why-players = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
 } au lieu de { $m }
why-teams = { $n ->
    [one] { $n } équipe
   *[other] { $n } équipes
 } au lieu de { $m }
why-pairs = { $n ->
    [one] { $n } paire
   *[other] { $n } paires
 } au lieu de { $m }
why-bar-met = La rencontre a eu lieu à la ronde { $n } : on ne rencontre pas deux fois le même adversaire.
why-bar-forbidden = L'arbitre a interdit cette paire.
why-bar-colours = Il faut { $colour } aux deux ({ $a } : { $mine }, { $b } : { $theirs }) : cette rencontre est impossible.
why-bar-away = { $count ->
    [one] { $who } ne joue pas
   *[other] { $who } ne jouent pas
 } cette ronde : exemption demandée ou absence annoncée.
why-bar-others = Avec cette paire, le reste ne pourrait pas être apparié : { $why }.
why-needed = Sans cette paire, le reste ne pourrait pas être apparié : { $why }.
why-kept-apart = Sans cette rencontre :
why-otherwise = Sans cette rencontre, voici ce qui en souffrirait d'abord :
why-instead = La ronde aurait { $gained } au lieu de { $lost }.
why-pair = { $a } et { $b }
why-more = { $n } autres
why-bye-of = exemption de { $a }
why-loss-bye = L'exemption irait à { $who }, avec { $more }, et non à { $instead }, avec { $fewer } : elle revient au plus petit score possible.
why-loss-first-bye = L'exemption irait à { $who }, alors que c'est d'abord le tour de { $instead }.
why-loss-down = Il faudrait faire descendre { $who } du { $group } : { $count }.
why-loss-down-self = { $a } peut rencontrer { $c } dans le { $group } ; pour rencontrer { $b }, il faudrait en descendre : { $count }.
why-loss-down-scores = Des scores plus élevés descendraient du { $group } : { $who } au lieu de { $instead }.
why-loss-down-scores-self = { $a } peut rencontrer { $c } dans le { $group } ; pour rencontrer { $b }, il faudrait en descendre à la place de { $instead }, avec moins de points.
why-loss-down-also = Il faudrait faire descendre { $who } du { $group }.
why-loss-down-also-self = { $a } peut rencontrer { $c } dans le { $group } ; pour rencontrer { $b }, il faudrait en descendre.
why-loss-again-apart = Nouveau flottement, comme à la ronde { $r }, pour { $who }, avec un plus grand écart de points.
why-loss-scores = Des scores plus éloignés se rencontreraient dans le { $group } : { $who }.
why-loss-up = Il faudrait faire monter { $who } dans le { $group } : { $count }.
why-loss-up-scores = On ferait monter { $who } dans le { $group } avec un score plus bas que { $instead }.
why-loss-alone = Plus d'adversaire dans le { $group } pour { $who } : { $count }.
why-loss-moved-self = { $a } descend dans le { $group } et peut y rencontrer { $c } ; pour rencontrer { $b }, il faudrait descendre encore : { $count } sans adversaire dans ce groupe.
why-loss-moved = On n'apparierait pas en premier { $who } dans le { $group }, malgré un score plus élevé : { $count }.
why-loss-floaters = Il faudrait faire sortir { $who } du { $group } : { $count }.
why-loss-floaters-self = { $a } peut rencontrer { $c } dans le { $group } ; pour rencontrer { $b }, il faudrait en sortir : { $count }.
why-loss-unplayed = L'exemption irait à { $who }, avec plus de parties non jouées : { $n } au lieu de { $m }.
why-loss-beyond-two = Trois fois de plus une couleur que l'autre pour { $who } : { $count }.
why-loss-third-colour = Trois fois de suite la même couleur pour { $who } : { $count }.
why-loss-same-wish = Même couleur voulue des deux côtés ({ $pairs }) : { $count } dans le { $group }.
why-loss-same-wish-self = { $a } ({ $mine }) et { $b } ({ $theirs }) veulent { $colour }{ $m ->
    [0] {" "}; le { $group } s'apparie sans refuser personne.
   *[other] {" "}: dans le { $group }, un refus dans { $count }.
 }
why-loss-strong-wish = Même couleur fortement voulue des deux côtés ({ $pairs }) : { $count } dans le { $group }.
why-loss-strong-wish-self = { $a } ({ $mine }) et { $b } ({ $theirs }) veulent fortement { $colour }{ $m ->
    [0] {" "}; le { $group } s'apparie sans cela.
   *[other] {" "}: { $count } dans le { $group }.
 }
why-loss-limits = { $pairs } dépasserait les limites de couleurs : { $count }.
why-loss-same-column = { $pairs } devraient se rencontrer, alors que les deux sont du côté des Blancs : { $count }.
why-loss-again = Nouveau flottement, comme à la ronde { $r }, pour { $who } : { $count }.
why-loss-repeats = Nouveau flottement dans le même sens qu'à l'une des deux dernières rondes pour { $who }.
why-loss-float-on = Il faudrait faire flotter { $who } une fois de plus à cette ronde, hors du { $group } : { $count }.
why-loss-float-blind = On ferait flotter { $who } hors du { $group } sans adversaire possible dans le groupe suivant : { $count }.
why-loss-unsuited = On ferait flotter { $who } hors du { $group }, sans être de la couleur due au plus grand nombre ; { $instead } en est.
why-loss-protected = On ferait encore monter { $who }, ce que le règlement évite : { $n } au lieu de { $m }.
why-loss-joined = Il faudrait réunir ou réapparier des groupes ({ $n } au lieu de { $m }), avec { $who }.
why-loss-joined-nobody = Il faudrait réunir ou réapparier des groupes : { $n } au lieu de { $m }.
why-loss-spared = Il faudrait faire monter { $who } dans le groupe qui suit le { $group }, plus que son nombre ne l'exige.
why-loss-first-down = On ferait sortir { $who } du { $group }, alors que c'est d'abord le tour de { $instead }.
why-loss-first-up = On ferait monter { $who } dans le { $group }, alors que c'est d'abord le tour de { $instead }.
why-loss-first-set = Parmi les scores plus élevés du { $group }, on y apparierait { $who }, alors que c'est d'abord le tour de { $instead }.
why-loss-shifted = On ferait changer { $who } de colonne de couleurs, alors que c'est d'abord le tour de { $instead }.
why-loss-shifted-more = Il faudrait aussi faire changer { $who } de colonne de couleurs.
why-loss-halves = Les deux moitiés jouent l'une contre l'autre. Une rencontre à l'intérieur d'une moitié ne se fait que si les couleurs ou un autre critère y gagnent ; ici non ({ $n ->
    [0] aucune paire ne veut la même couleur
    [one] 1 paire veut la même couleur
   *[other] { $n } paires veulent la même couleur
 } dans les deux cas).
why-loss-halves-plain = Les deux moitiés jouent l'une contre l'autre. Une rencontre à l'intérieur d'une moitié ne se fait que si un critère y gagne ; ici, aucun.
why-loss-halves-change = Il faudrait un changement de moitié ({ $who }), ce qui ne se fait que si un critère y gagne ; ici, aucun.
why-loss-opponents = { $suffers ->
    [0] Aucun critère n'en souffrirait, mais { $x } essaie
   *[other] { $x } essaie
 } les autres dans l'ordre : { $y } convient et vient avant { $z }.
why-loss-opponents-outside = { $x } sort du { $group } et essaie les autres dans l'ordre : { $y } convient et vient avant { $z }.
why-loss-met-all = { $x } a déjà rencontré tout le { $group } et essaie les autres dans l'ordre : { $y } convient et vient avant { $z }.
why-loss-ends = Le haut du { $group } rencontre le bas : { $x } prend l'adversaire possible le plus bas, { $y } et non { $z }.
why-loss-ends-float = Le haut du { $group } rencontre le bas et le flotteur vient d'aussi bas que possible : { $x } rencontre { $y } et ne flotte pas.
why-loss-taken = { $x } prend { $y } avant { $z } : { $reason }.
why-loss-order = { $suffers ->
    [0] Aucun critère n'en souffrirait, mais dans le
   *[other] Dans le
 } { $group } la paire { $first } vient avant { $then } dans l'ordre.
why-loss-order-plain = { $suffers ->
    [0] Aucun critère n'en souffrirait ; seul l'ordre dans lequel le texte essaie les paires du { $group } s'y oppose.
   *[other] L'ordre dans lequel le texte essaie les paires du { $group } s'y oppose.
 }
why-taken-distance = { $y } a un score plus proche
why-taken-barred = { $z } a déjà eu trop de montées, ou une à la dernière ronde
why-taken-colour = { $z } doit avoir { $colour }, comme { $x }
why-taken-rating = { $y } a l'Elo le plus élevé
why-taken-opposition = { $y } a eu une opposition plus faible
why-taken-order = { $y } vient d'abord dans la liste
why-taken-resident = { $z } vient aussi d'un autre groupe
why-whole = tournoi entier
one-away = { $a } ne joue pas cette ronde.
one-bye = { $a } a { $points } et l'exemption.
one-bye-barred = { $count ->
    [one] { $who } vient après dans la liste, mais ne peut pas (ou plus) avoir l'exemption.
   *[other] { $who } viennent après dans la liste, mais ne peuvent pas (ou plus) avoir l'exemption.
 }
one-meets = { $a } ({ $points }) rencontre { $b } ({ $others }) à l'échiquier { $board }.
one-match = Rencontre { $board } : { $a } ({ $points }) contre { $b } ({ $others }).
one-virtual = { $a } a { $points } et compte pour { $counted } à cette ronde accélérée.
one-float = { $a } flotte vers le { $way ->
    [down] bas
   *[up] haut
 } : l'adversaire a { $way ->
    [down] moins
   *[up] plus
 } de points.
one-colours = { $white } ({ $mine }) a les Blancs, { $black } ({ $theirs }) les Noirs.
one-if = Si { $white } contre { $black }, à la ronde { $n }, s'était terminé autrement :
one-if-meets = { $result }{ $real ->
    [yes] , le vrai résultat : { $a } rencontre
   *[no] {" "}: { $a } rencontrerait
 } { $b } avec { $colour }.
one-if-bye = { $result }{ $real ->
    [yes] , le vrai résultat : { $a } a
   *[no] {" "}: { $a } aurait
 } l'exemption.
one-if-nobody = { $result }{ $real ->
    [yes] , le vrai résultat : { $a } ne joue
   *[no] {" "}: { $a } ne jouerait
 } pas.
error-pair-does-not-meet = { $a } et { $b } ne se rencontrent pas à la ronde { $round } : `ronde why` sans --colour dit pourquoi
error-no-colours-here = la ronde { $round } s'apparie sans couleurs
error-pair-did-not-play = les numéros { $a } et { $b } ne se sont pas rencontrés à la ronde { $round }
error-no-game-to-change = { $id } n'a pas joué à la ronde { $round } de partie dont le résultat puisse changer
error-no-game-before = il n'y a pas, avant la ronde 1, de partie dont le résultat puisse changer
placed-before = { $a } est à la place { $first }, { $b } à la place { $second }.
placed-shared = { $a } et { $b } partagent la place { $place } : rien ne les départage.
placed-lots = Seul le tirage au sort place { $a } devant { $b }.
placed-equal = Égalité : { $codes }.
placed-by = { $code } les départage : { $a } a { $mine }, { $b } { $theirs }.
placed-round = Ronde { $n } : { $one } | { $two }
placed-met = Partie entre les deux à la ronde { $n } : { $mine }-{ $theirs }.
placed-out = ({ $share })
placed-against = { $b } { $share }
placed-alone = sans adversaire { $share }
placed-cut = Hors compte, entre parenthèses : { $low ->
    [one] la plus petite valeur
   *[other] les { $low } plus petites valeurs
 }{ $high ->
    [0] {""}
    [one] {" "}et la plus grande
   *[other] {" "}et les { $high } plus grandes
 } de chaque côté.








## Ce que comptent les départages usuels

tiebreak-means-DE = Il compte les points des parties entre ex æquo.
tiebreak-means-WIN = Il compte les victoires, forfaits compris.
tiebreak-means-WON = Il compte les victoires, sans les forfaits.
tiebreak-means-BPG = Il compte les parties jouées avec les Noirs.
tiebreak-means-BWG = Il compte les victoires avec les Noirs.
tiebreak-means-PS = Il additionne le score après chaque ronde : les points du début comptent plus souvent.
tiebreak-means-BH = Il additionne les points de tous les adversaires : plus ils sont forts, plus il monte.
tiebreak-means-FB = Il additionne les points de tous les adversaires, la dernière ronde étant comptée nulle.
tiebreak-means-SB = Il additionne les points des adversaires battus et la moitié de ceux des adversaires avec qui la partie fut nulle.
tiebreak-means-KS = Il compte les points marqués contre ceux qui ont au moins la moitié des points.
tiebreak-means-ARO = C'est le classement moyen des adversaires.
tiebreak-means-TPR = C'est le classement auquel ce résultat aurait été attendu.

## La voix du joueur

you-colours-first = C'est la première partie pour vous deux : aucune couleur n'est à compenser.
you-colours = Vos couleurs jusqu'ici : { $mine }. { $them } : { $theirs }.
you-bye-barred = { $count ->
    [one] { $who } vient après vous dans la liste, mais ne peut pas (ou plus) avoir l'exemption.
   *[other] { $who } viennent après vous dans la liste, mais ne peuvent pas (ou plus) avoir l'exemption.
 }
you-if = Si votre partie contre { $them }, à la ronde { $n }, s'était terminée autrement
you-if-game = Si la partie { $white } – { $black }, à la ronde { $n }, s'était terminée autrement
you-if-so = { $how ->
    [won] Vous avez gagné
    [drawn] Vous avez fait nulle
    [lost] Vous avez perdu
   *[game] Résultat { $result }
 }
you-if-had = { $how ->
    [won] Avec une victoire
    [drawn] Avec une nulle
    [lost] Avec une défaite
   *[game] Avec { $result }
 }
you-if-meets = { $real ->
    [yes] { $case } : selon le règlement, vous rencontrez { $b } avec { $colour }.
   *[no] { $case }, vous rencontreriez { $b } avec { $colour }.
 }
you-if-meets-plain = { $real ->
    [yes] { $case } : selon le règlement, vous rencontrez { $b }.
   *[no] { $case }, vous rencontreriez { $b }.
 }
you-if-bye = { $real ->
    [yes] { $case } : selon le règlement, vous avez l'exemption.
   *[no] { $case }, vous auriez l'exemption.
 }
you-if-nobody = { $real ->
    [yes] { $case } : vous ne jouez pas.
   *[no] { $case }, vous ne joueriez pas.
 }
you-placed = Vous êtes à la place { $mine }, { $them } à la place { $theirs }.
you-placed-shared = Vous partagez la place { $place } avec { $them } : rien ne vous départage.
you-placed-lots = Seul le tirage au sort vous place { $way ->
    [ahead] devant
   *[behind] derrière
 } { $them }.
you-placed-by = { $code } vous départage : vous avez { $mine }, { $them } a { $theirs }.
you-placed-met = Votre partie à la ronde { $n } : { $how ->
    [won] vous avez gagné
    [lost] vous avez perdu
   *[drawn] nulle
 }.
you-number = le n° { $n }
you-ordinal = { $form ->
    [one] { $n }er
   *[other] { $n }e
 }
you-points-n = { $n ->
    [5] un demi-point
    [0] 0 point
    [10] 1 point
    [15] { $points } point
   *[other] { $points } points
 }
you-points = Vous êtes à égalité : { $mine }.
you-points-differ = Vous avez { $mine }, { $them } { $theirs }.
you-virtual-both = Vous avez { $mine }, { $them } { $theirs }. À cette ronde accélérée, chacun de vos deux scores compte { $my_more } de plus.
you-virtual-both-level = Vous êtes à égalité : { $mine }, et { $my_more } de plus de part et d'autre à cette ronde accélérée.
you-virtual-me = Vous avez { $mine } et en comptez { $my_more } de plus à cette ronde accélérée. { $them } a { $theirs }.
you-virtual-me-level = Vous avez { $mine } mais en comptez { $my_more } de plus à cette ronde accélérée : vous êtes dans le même groupe que { $them }, qui a { $theirs }.
you-virtual-other = Vous avez { $mine }. Votre adversaire a { $theirs } et en compte { $their_more } de plus à cette ronde accélérée.
you-virtual-other-level = Vous avez { $mine }. Votre adversaire a { $theirs } mais en compte { $their_more } de plus à cette ronde accélérée : vous êtes dans le même groupe.
you-virtual-each = Vous avez { $mine } et en comptez { $my_more } de plus à cette ronde accélérée. Votre adversaire a { $theirs } et en compte { $their_more } de plus.
you-away-absent = Vous n'êtes pas dans les appariements de cette ronde : votre absence était prévue.
you-away-half-bye = Vous avez demandé à ne pas jouer cette ronde et recevez les points d'une exemption à demi-point.
you-away-full-bye = Vous ne jouez pas cette ronde et recevez les points d'une exemption à point entier.
you-away-late = Votre inscription est venue plus tard : cette ronde a été appariée sans vous.
you-away-withdrawn = Après votre abandon, vous n'êtes plus dans les appariements.
you-away-not-seen = Vous n'êtes pas dans les appariements de cette ronde : vous n'aviez pas pointé.

you-first = La moitié haute du groupe joue contre la moitié basse, dans l'ordre : vous êtes au { $i_th } rang, { $them } aussi.
you-in_order = { you-first }
you-first_free = { $you ->
    [a] La moitié haute du groupe joue contre la moitié basse, dans l'ordre : vous êtes au { $i_th } rang de la moitié haute ; au { $j_th } rang de la moitié basse, { $them } est le premier nom encore libre.
   *[other] La moitié haute du groupe joue contre la moitié basse, dans l'ordre : { $them } est au { $i_th } rang de la moitié haute ; au { $j_th } rang de la moitié basse, vous êtes le premier nom encore libre.
 }
you-first_fit = { $you ->
    [a] La moitié haute du groupe joue contre la moitié basse, dans l'ordre : vous êtes au { $i_th } rang de la moitié haute. { $them }, au { $j_th } rang de la moitié basse, vient en premier parmi les personnes avec qui tout le groupe s'apparie au mieux.
   *[other] La moitié haute du groupe joue contre la moitié basse, dans l'ordre : { $them } est au { $i_th } rang de la moitié haute. Au { $j_th } rang de la moitié basse, vous venez en premier parmi les personnes avec qui tout le groupe s'apparie au mieux.
 }
you-moved_first = { $you ->
    [a] Les personnes qui descendent sont appariées d'abord, dans l'ordre : vous êtes au { $i_th } rang, { $them } est au { $j_th } rang du groupe du dessous.
   *[other] Les personnes qui descendent sont appariées d'abord, dans l'ordre : { $them }, avec { $score_pts }, est au { $i_th } rang, vous êtes au { $j_th } rang de votre groupe.
 }
you-moved_in_order = { you-moved_first }
you-moved_first_free = { $you ->
    [a] Les personnes qui descendent sont appariées d'abord, dans l'ordre : vous êtes au { $i_th } rang ; { $them }, au { $j_th } rang du groupe du dessous, est le premier nom encore libre.
   *[other] Les personnes qui descendent sont appariées d'abord, dans l'ordre : { $them }, avec { $score_pts }, est au { $i_th } rang ; au { $j_th } rang de votre groupe, vous êtes le premier nom encore libre.
 }
you-moved_first_fit = { $you ->
    [a] Les personnes qui descendent sont appariées d'abord, dans l'ordre : vous êtes au { $i_th } rang. { $them }, au { $j_th } rang du groupe du dessous, vient en premier parmi les personnes avec qui tout le groupe s'apparie au mieux.
   *[other] Les personnes qui descendent sont appariées d'abord, dans l'ordre : { $them }, avec { $score_pts }, est au { $i_th } rang. Au { $j_th } rang de votre groupe, vous venez en premier parmi les personnes avec qui tout le groupe s'apparie au mieux.
 }
you-dutch-2012-passed_met = { $you ->
    [a] Vous avez déjà rencontré { $others }.
   *[other] { $them } a déjà rencontré { $others }.
 }
you-dutch-2026-passed_met = { you-dutch-2012-passed_met }
you-lim-passed_met = { $you ->
    [player] Vous avez déjà rencontré { $others }.
   *[other] { $them } a déjà rencontré { $others }.
 }
you-burstein-1998-passed_met = { you-lim-passed_met }
you-met = { $you ->
    [first] Vous avez déjà rencontré { $others }.
   *[other] { $them } a déjà rencontré { $others }.
 }
you-dubov-1997-already_met = { you-met }
you-passed_kept = { $you ->
    [a] Vous ne pouvez pas rencontrer { $others } dans cet événement.
   *[other] { $them } ne peut pas rencontrer { $others } dans cet événement.
 }
you-passed_kept_apart = { you-passed_kept }
you-lim-passed_forbidden = { $you ->
    [player] Vous ne pouvez pas rencontrer { $others } dans cet événement.
   *[other] { $them } ne peut pas rencontrer { $others } dans cet événement.
 }
you-burstein-1998-passed_apart = { you-lim-passed_forbidden }
you-apart = { $you ->
    [first] Vous ne pouvez pas rencontrer { $others } dans cet événement.
   *[other] { $them } ne peut pas rencontrer { $others } dans cet événement.
 }
you-kept_apart = { you-apart }
you-passed_absolute = { $you ->
    [a] Vous devez avoir { $colour }, tout comme { $others }.
   *[other] { $them } doit avoir { $colour }, tout comme { $others }.
 }
you-absolute = { $you ->
    [first] Vous devez avoir la même couleur que { $others }.
   *[other] { $them } doit avoir la même couleur que { $others }.
 }
you-dutch-2012-passed_worse = { $you ->
    [a] Avec vous contre { $others }, le groupe serait moins bien apparié.
   *[other] Avec { $them } contre { $others }, le groupe serait moins bien apparié.
 }
you-instead = { $you ->
    [came] Vous descendez au groupe suivant à la place de { $stayed }, pour qu'il s'apparie mieux.
   *[other] Vous restez dans votre groupe ; { $came } descend à la place, pour que le groupe suivant s'apparie mieux.
 }
you-dutch-2026-passed_rest = { you-dutch-2012-passed_worse }
you-passed_apart = Avec { $others }, des adversaires à plus de 100 points d'écart seraient échangés pour les couleurs.
you-passed_others = Plus haut dans l'ordre, mais le groupe s'apparierait moins bien : { $others }.
you-passed_colour = { $player_you ->
    [yes] Plus haut dans l'ordre, mais avec la même couleur préférée que vous : { $others }.
   *[no] Plus haut dans l'ordre, mais avec la même couleur préférée que { $player } : { $others }.
 }
you-dutch-2012-passed_rest = { you-dutch-2012-passed_worse }
you-dutch-2026-passed_worse = { you-dutch-2012-passed_worse }
you-lim-passed_worse = { $you ->
    [player] Avec vous contre { $others }, le groupe serait moins bien apparié.
   *[other] Avec { $them } contre { $others }, le groupe serait moins bien apparié.
 }
you-burstein-2026-others = { $you ->
    [first] Avec vous contre { $others }, le groupe serait moins bien apparié.
   *[other] Avec { $them } contre { $others }, le groupe serait moins bien apparié.
 }
you-passed_impossible = { $you ->
    [a] Avec vous contre { $others }, le reste ne pourrait pas être apparié en entier.
   *[other] Avec { $them } contre { $others }, le reste ne pourrait pas être apparié en entier.
 }
you-lim-passed_blocked = { $you ->
    [player] Avec vous contre { $others }, le reste ne pourrait pas être apparié en entier.
   *[other] Avec { $them } contre { $others }, le reste ne pourrait pas être apparié en entier.
 }
you-lim-passed_blocked_floater = { you-lim-passed_blocked }
you-burstein-1998-passed_others = { you-lim-passed_blocked }
you-needed = { $you ->
    [first] Avec vous contre { $others }, le reste ne pourrait pas être apparié en entier.
   *[other] Avec { $them } contre { $others }, le reste ne pourrait pas être apparié en entier.
 }
you-left_for_others = { you-needed }
you-exchanged = { $you ->
    [out] Vous passez de la moitié haute du groupe à la moitié basse : sans cet échange, le groupe serait moins bien apparié.
    [into] Vous passez de la moitié basse du groupe à la moitié haute : sans cet échange, le groupe serait moins bien apparié.
   *[other] Dans votre groupe, { $out } et { $into } changent de moitié : sans cet échange, le groupe serait moins bien apparié.
 }
you-exchange = { you-exchanged }
you-dutch-2012-merged = Le dernier groupe ne pouvait pas s'apparier seul : le groupe au-dessus, à { $score_pts }, lui est réuni.
you-dutch-2012-fewer_pairs = Dans votre groupe, { $p1 } paires sur { $p0 } sont possibles.
you-dutch-2012-fewer_pairs_for_lowest = Dans votre groupe, on forme { $p1 } paires sur { $p0 }, pour que le dernier groupe puisse s'apparier.
you-dutch-2012-fewer_moved = Des { $m0 } personnes qui descendent dans votre groupe, { $m1 } peuvent y rencontrer quelqu'un du groupe.
you-dutch-2012-none_moved = Personne parmi celles qui descendent dans votre groupe ne peut y être apparié d'abord : tout le groupe s'apparie ensemble.
you-dutch-2012-fewer_moved_lowest = Des { $m0 } personnes qui descendent dans votre groupe, { $m1 } sont appariées d'abord : avec davantage, le dernier groupe ne pourrait pas s'apparier.
you-dutch-2012-fewer_moved_for_lowest = Des { $m0 } personnes qui descendent dans votre groupe, { $m1 } sont appariées d'abord, pour que le dernier groupe puisse s'apparier.
you-dutch-2026-penultimate = Votre groupe est apparié de façon que tous ceux d'en dessous puissent l'être aussi.
you-dutch-2026-collapsed = Toutes les personnes qui restent sont appariées dans un dernier groupe de { $n }.
you-elo-swiss-fewer_moved = Des { $moved } personnes qui descendent dans votre groupe, { $count } sont appariées d'abord ; avec davantage, tout le monde n'aurait pas d'adversaire.
you-elo-swiss-fewer_moved_end = { you-elo-swiss-fewer_moved }
you-elo-swiss-fewer_moved_last = Des { $moved } personnes qui descendent dans votre groupe, { $count } sont appariées d'abord, pour que le dernier groupe puisse s'apparier.
you-other_floaters = { $you ->
    [out] Votre descente au groupe suivant l'aurait rendu plus difficile à apparier ; { $into } descend à la place.
   *[other] Vous descendez au groupe suivant à la place de { $out } : sinon ce groupe s'apparierait moins bien.
 }
you-floaters_for_lowest = { you-other_floaters }
you-floaters_for_bye = { you-other_floaters }
you-floaters_for_places = { you-other_floaters }
you-other_downfloaters = { you-other_floaters }
you-b2_dropped = Vous et { $them } devez avoir { $colour } ; la rencontre est permise, car un des deux scores dépasse 50 %.
you-topscorer = { you-b2_dropped }
you-x_pair = Vous et { $them } préférez { $colour } ; le groupe ne peut pas l'éviter pour toutes les paires.
you-z_pair = { you-x_pair }
you-a7d_dropped = { you-x_pair }
you-same_preference = { you-x_pair }
you-clash = { you-x_pair }
you-clash_strong = Vous et { $them } préférez fortement { $colour } ; le groupe ne peut pas l'éviter pour toutes les paires.
you-strong_preference = { $you ->
    [player] Vous n'avez pas { $colour } malgré une forte préférence : tout le monde ne peut pas être servi.
   *[other] { $them } n'a pas { $colour } malgré une forte préférence : tout le monde ne peut pas être servi.
 }
you-third_colour = Avec cette partie, quelqu'un a la même couleur pour la troisième fois de suite ; c'est inévitable.
you-beyond_two = Après cette partie, quelqu'un aura eu une couleur trois fois de plus que l'autre ; c'est inévitable.
you-b5_down_dropped = { $rests ->
    [yes] L'exemption compte comme une descente, comme à la dernière ronde : c'est inévitable.
   *[no] Vous descendez vers un score inférieur, comme à la dernière ronde : c'est inévitable.
 }
you-down_last = { you-b5_down_dropped }
you-b6_down_dropped = { $rests ->
    [yes] L'exemption compte comme une descente, comme il y a deux rondes : c'est inévitable.
   *[no] Vous descendez vers un score inférieur, comme il y a deux rondes : c'est inévitable.
 }
you-down_before = { you-b6_down_dropped }
you-b5_up_dropped = Vous rencontrez un score supérieur, comme à la dernière ronde : c'est inévitable.
you-up_last = { you-b5_up_dropped }
you-b6_up_dropped = Vous rencontrez un score supérieur, comme il y a deux rondes : c'est inévitable.
you-up_before = { you-b6_up_dropped }
you-odd_one = Le nombre de joueurs à apparier dans votre groupe ({ $n }) est impair : vous restez et jouez dans le groupe suivant.
you-dutch-2012-left_over = Tout le monde ne peut pas être apparié dans votre groupe : vous restez et jouez dans le groupe suivant.
you-dutch-2026-left_over = { you-dutch-2012-left_over }
you-elo-swiss-left_over = { you-dutch-2012-left_over }
you-dutch-2012-alone = Personne dans votre groupe ne peut être votre adversaire : vous jouez dans le groupe suivant.
you-all_down = { you-dutch-2012-alone }
you-no_pair = { you-dutch-2012-alone }
you-elo-swiss-alone = { you-dutch-2012-alone }
you-stuck = Vous venez d'un groupe supérieur, et personne ici ne peut être votre adversaire.
you-no_opponent = { you-stuck }
you-on_down = Vous venez d'un groupe supérieur, restez ici aussi et passez au groupe suivant.
you-limbo = { you-on_down }
you-down_for_lowest = Vous descendez au groupe suivant, pour que tout le monde puisse y être apparié.
you-left_for_rest = { you-down_for_lowest }
you-left_for_rest_bye = { you-down_for_lowest }
you-left_undone = { you-down_for_lowest }
you-paired_anew = { you-down_for_lowest }
you-dutch-2012-bye = Le nombre de joueurs est impair et vous restez dans le groupe le plus bas : vous avez l'exemption.
you-dutch-2026-bye = { you-dutch-2012-bye }
you-dutch-2012-bye_barred = Plus bas dans la liste, mais sans droit à l'exemption : { $others }.
you-dutch-2026-bye_barred = { you-dutch-2012-bye_barred }
you-bye_impossible = Plus bas dans la liste, mais le reste ne pourrait alors pas être apparié en entier : { $others }.
you-bye_worse = Plus bas dans la liste, mais le reste serait alors moins bien apparié : { $others }.
you-bye_later = Plus bas dans la liste ; le reste serait alors aussi bien apparié, mais cet appariement vient plus tard dans l'ordre du règlement : { $others }.
you-unplayed = Rondes que vous n'avez pas jouées : { $n }. Personne ayant manqué moins de rondes ne pouvait rester.
you-e1 = De part et d'autre, la couleur préférée est donnée : vous avez { $mine }.
you-dutch-2026-colours_both = { you-e1 }
you-colour_both = { you-e1 }
you-colours_due = { you-e1 }
you-colour_due = { you-e1 }
you-swiss-team-2026-colours_both = { you-e1 }
you-e1_one = { $chosen_you ->
    [yes] De vous deux, seule votre préférence existe, et elle est satisfaite : vous avez { $mine }.
   *[other] De vous deux, seule la préférence de { $them } existe, et elle est satisfaite : vous avez { $mine }.
 }
you-colours_only = { $served_you ->
    [yes] De vous deux, seule votre préférence existe, et elle est satisfaite : vous avez { $mine }.
   *[other] De vous deux, seule la préférence de { $them } existe, et elle est satisfaite : vous avez { $mine }.
 }
you-colour_one = { $player_you ->
    [yes] De vous deux, seule votre préférence existe, et elle est satisfaite : vous avez { $mine }.
   *[other] De vous deux, seule la préférence de { $them } existe, et elle est satisfaite : vous avez { $mine }.
 }
you-colours_one_due = { you-colour_one }
you-colours_one = { you-colour_one }
you-lim-colour_one = { you-e1_one }
you-e2 = { $chosen_you ->
    [yes] Vous et { $them } préférez { $colour }, vous plus fortement : vous les avez.
   *[other] Vous et { $them } préférez { $colour }, vous moins fortement : vous avez { $mine }.
 }
you-colours_stronger = { $served_you ->
    [yes] Vous et { $them } préférez { $colour }, vous plus fortement : vous les avez.
   *[other] Vous et { $them } préférez { $colour }, vous moins fortement : vous avez { $mine }.
 }
you-colour_absolute = { $player_you ->
    [yes] Vous et { $them } préférez { $colour }, vous plus fortement : vous les avez.
   *[other] Vous et { $them } préférez { $colour }, vous moins fortement : vous avez { $mine }.
 }
you-colour_strong = { you-colour_absolute }
you-e3 = { $chosen_you ->
    [yes] Vous et { $them } préférez { $colour } avec la même force. La dernière fois que vos couleurs ont différé, { $them } les avait : c'est votre tour.
   *[other] Vous et { $them } préférez { $colour } avec la même force. La dernière fois que vos couleurs ont différé, vous les aviez : vous avez { $mine }.
 }
you-colours_alternation = { $served_you ->
    [yes] Vous et { $them } préférez { $colour } avec la même force. La dernière fois que vos couleurs ont différé, { $them } les avait : c'est votre tour.
   *[other] Vous et { $them } préférez { $colour } avec la même force. La dernière fois que vos couleurs ont différé, vous les aviez : vous avez { $mine }.
 }
you-colour_latest = { $player_you ->
    [yes] Vous et { $them } préférez { $colour } avec la même force. La dernière fois que vos couleurs ont différé, { $them } les avait : c'est votre tour.
   *[other] Vous et { $them } préférez { $colour } avec la même force. La dernière fois que vos couleurs ont différé, vous les aviez : vous avez { $mine }.
 }
you-burstein-1998-colours_latest = { you-colour_latest }
you-lim-colour_past = { you-e3 }
you-e4 = { $chosen_you ->
    [yes] Vous et { $them } préférez { $colour } avec la même force et les mêmes couleurs jusqu'ici : votre rang est meilleur et vous les avez.
   *[other] Vous et { $them } préférez { $colour } avec la même force et les mêmes couleurs jusqu'ici : { $them } a un meilleur rang, vous avez { $mine }.
 }
you-colours_rank = { $served_you ->
    [yes] Vous et { $them } préférez { $colour } avec la même force et les mêmes couleurs jusqu'ici : votre rang est meilleur et vous les avez.
   *[other] Vous et { $them } préférez { $colour } avec la même force et les mêmes couleurs jusqu'ici : { $them } a un meilleur rang, vous avez { $mine }.
 }
you-colour_rank = { $player_you ->
    [yes] Vous et { $them } préférez { $colour } avec la même force et les mêmes couleurs jusqu'ici : votre rang est meilleur et vous les avez.
   *[other] Vous et { $them } préférez { $colour } avec la même force et les mêmes couleurs jusqu'ici : { $them } a un meilleur rang, vous avez { $mine }.
 }
you-colours_order = { you-colour_rank }
you-colours_wider = { $served_you ->
    [yes] Vous et { $them } devez avoir { $colour } ; l'écart de vos couleurs est plus grand : vous les avez.
   *[other] Vous et { $them } devez avoir { $colour } ; l'écart de { $them } est plus grand : vous avez { $mine }.
 }
you-colours_evened = { $player_you ->
    [yes] Vous et { $them } devez avoir { $colour } ; l'écart de vos couleurs est plus grand : vous les avez.
   *[other] Vous et { $them } devez avoir { $colour } ; l'écart de { $them } est plus grand : vous avez { $mine }.
 }
you-e5_first = À la première ronde, les couleurs alternent d'une table à l'autre, d'après le tirage : vous avez { $mine }.
you-dubov-1997-colour_round_1 = { you-e5_first }
you-e5_later = Aucune partie encore jouée, ni par vous ni par { $them } : le numéro et le tirage décident, vous avez { $mine }.
you-colours_number = { you-e5_later }
you-colour_initial_odd = { you-e5_later }
you-colour_initial_even = { you-e5_later }
you-colour_lot_odd = { you-e5_later }
you-colour_lot_even = { you-e5_later }
you-colours_odd = { you-e5_later }
you-colours_even = { you-e5_later }
you-elo-swiss-pair = { $you ->
    [a] La moitié haute du groupe joue contre la moitié basse, dans l'ordre : vous êtes au { $first_th } rang de la moitié haute, { $them } au { $second_th } rang de la moitié basse.
   *[other] La moitié haute du groupe joue contre la moitié basse, dans l'ordre : { $them } est au { $first_th } rang de la moitié haute, vous au { $second_th } rang de la moitié basse.
 }
you-elo-swiss-pair_moved = { $you ->
    [a] Les personnes qui descendent sont appariées d'abord, dans l'ordre : vous êtes au { $first_th } rang, { $them } est au { $second_th } rang du groupe du dessous.
   *[other] Les personnes qui descendent sont appariées d'abord, dans l'ordre : { $them }, avec { $points_pts }, est au { $first_th } rang, vous êtes au { $second_th } rang de votre groupe.
 }
you-float = { $you ->
    [a] Votre adversaire a un score inférieur : vous flottez vers le bas.
   *[other] Votre adversaire a un score supérieur : vous flottez vers le haut.
 }
you-left_odd = Le nombre de joueurs à apparier dans votre groupe est impair : vous restez et jouez dans le groupe suivant.
you-elo-swiss-bye = Le nombre de joueurs est impair et vous restez à la fin : vous avez l'exemption.
you-skipped_met = { $you ->
    [a] Plus haut dans la liste, mais impossibles à rencontrer (de nouveau) pour vous : { $who }.
   *[other] Avant vous dans la liste, mais impossibles à rencontrer (de nouveau) pour { $them } : { $who }.
 }
you-skipped_float = Plus haut dans la liste, mais quelqu'un flotterait encore dans le même sens : { $who }.
you-skipped_rest = Plus haut dans la liste, mais le reste ne pourrait alors pas être apparié comme le veut le règlement : { $who }.
you-again_down = { $you ->
    [a] Vous avez déjà flotté vers le bas à l'une des deux dernières rondes : c'est inévitable.
   *[other] { $them } a déjà flotté vers le bas à l'une des deux dernières rondes : c'est inévitable.
 }
you-again_up = { $you ->
    [a] Vous avez déjà flotté vers le haut à l'une des deux dernières rondes : c'est inévitable.
   *[other] { $them } a déjà flotté vers le haut à l'une des deux dernières rondes : c'est inévitable.
 }
you-kept_barred = Classement plus faible que le vôtre, mais sans droit à l'exemption : { $who }.
you-kept_float = Classement plus faible que le vôtre, mais avec un nouveau flottement vers le bas : { $who }.
you-kept_rest = Classement plus faible que le vôtre, mais avec un adversaire dans le premier appariement qui réussit : { $who }.
you-due_more = { $you ->
    [player] Vous avez eu { $other } plus souvent : vous devez avoir { $colour }.
   *[other] { $them } a eu { $other } plus souvent et doit avoir { $colour }.
 }
you-due_alternate = { $you ->
    [player] Vous avez eu les deux couleurs autant de fois, { $other } en dernier : vous devez avoir { $colour }.
   *[other] { $them } a eu { $other } en dernier et doit avoir { $colour }.
 }
you-due_row = { $you ->
    [player] Vous avez eu { $other } aux deux dernières parties : il vous faut { $colour }.
   *[other] { $them } a eu { $other } aux deux dernières parties : il lui faut { $colour }.
 }
you-due_balance = { $you ->
    [player] Vous avez eu { $other } deux fois de plus : il vous faut { $colour }.
   *[other] { $them } a eu { $other } deux fois de plus : il lui faut { $colour }.
 }
you-lim-colour_limit_row = { $chosen_you ->
    [yes] Vous avez eu { $opposite } aux deux dernières parties, pas une troisième fois : vous avez { $colour }.
   *[other] { $them } a eu { $opposite } aux deux dernières parties, pas une troisième fois : vous avez { $mine }.
 }
you-lim-colour_limit_balance = { $chosen_you ->
    [yes] Vous avez eu { $opposite } deux fois de plus, pas une de plus : vous avez { $colour }.
   *[other] { $them } a eu { $opposite } deux fois de plus, pas une de plus : vous avez { $mine }.
 }
you-lim-colour_number = { $chosen_you ->
    [yes] Vous et { $them } devez avoir { $colour }, avec les mêmes couleurs jusqu'ici : le numéro décide, vous les avez.
   *[other] Vous et { $them } devez avoir { $colour }, avec les mêmes couleurs jusqu'ici : le numéro décide, vous avez { $mine }.
 }
you-lim-colour_number_up = { you-lim-colour_number }
you-pair_proposed = { $you ->
    [first] Des { $left } joueurs restants de votre groupe, vous ouvrez la première moitié et { $them } la seconde : c'est la paire proposée.
   *[other] Des { $left } joueurs restants de votre groupe, { $them } ouvre la première moitié et vous la seconde : c'est la paire proposée.
 }
you-pair_last = Il ne reste que vous et { $them } dans le groupe.
you-pair_exchanged = { $you ->
    [first] Des { $left } joueurs restants de votre groupe, vous venez en premier ; { $them } { $them_sex ->
        [w] est, dans l'ordre, la première adversaire possible.
        [m] est, dans l'ordre, le premier adversaire possible.
       *[other] vient en premier, dans l'ordre, parmi les adversaires possibles.
    }
   *[other] Des { $left } joueurs restants de votre groupe, { $them } vient en premier ; { $you_sex ->
        [w] vous êtes, dans l'ordre, la première adversaire possible.
        [m] vous êtes, dans l'ordre, le premier adversaire possible.
       *[other] vous venez en premier, dans l'ordre, parmi les adversaires possibles.
    }
 }
you-pair_floater = { $you ->
    [first] Vous flottez depuis le groupe à { $origin_pts } et passez avant les autres ; { $them } vient en premier parmi vos adversaires possibles.
   *[other] { $them } flotte ici depuis le groupe à { $origin_pts } et passe avant les autres ; vous venez en premier parmi ses adversaires possibles.
 }
you-pair_floater_clash = { you-pair_floater }
you-pair_floaters = Vous et { $them } avez flotté vers ce groupe, où personne d'autre n'est disponible.
you-lim-float_alone = Personne d'autre dans votre groupe : vous flottez vers celui à { $target_pts }.
you-burstein-1998-float_alone = { you-lim-float_alone }
you-float_met = Vous avez rencontré tout votre groupe et flottez vers celui à { $target_pts }.
you-float_barred = Il ne reste dans votre groupe personne que vous puissiez rencontrer : vous flottez vers celui à { $target_pts }.
you-float_kept = { you-float_barred }
you-float_last = Il faut rendre votre groupe pair : vous venez en dernier parmi les personnes qui peuvent flotter et allez au groupe à { $target_pts }.
you-float_maxi = { you-float_last }
you-float_colour = Il faut rendre votre groupe pair, et plus de personnes y doivent avoir { $colour } : vous venez en dernier parmi elles et allez au groupe à { $target_pts }.
you-float_rest = Tout votre groupe ne peut pas être apparié : vous restez et flottez vers le groupe à { $target_pts }.
you-lim-passed_clash = { $you ->
    [player] Vous devez avoir la même couleur que { $others }.
   *[other] { $them } doit avoir la même couleur que { $others }.
 }
you-lim-passed_clash_floater = { you-lim-passed_clash }
you-lim-passed_barred = { $you ->
    [player] Entre vous et { $others }, quelqu'un aurait une couleur qui n'est plus permise.
   *[other] Entre { $them } et { $others }, quelqu'un aurait une couleur qui n'est plus permise.
 }
you-burstein-1998-passed_limits = { you-lim-passed_barred }
you-spared_colour = Avant vous pour flotter, mais sans devoir cette couleur : { $others }.
you-spared_floated = Avant vous pour flotter, mais déjà en flottement à la ronde précédente : { $others }.
you-spared_needed = Avant vous pour flotter, mais le groupe y perdrait une paire : { $others }.
you-spared_incoming = Avant vous pour flotter, mais déjà en provenance d'un autre groupe : { $others }.
you-spared_lonely = Avant vous pour flotter, mais sans adversaire dans le groupe suivant : { $others }.
you-undone_above = Votre première paire, dans votre groupe, a été défaite : le groupe médian ne pouvait s'apparier sans vous.
you-undone_below = { you-undone_above }
you-broken = Dernière ronde : à scores égaux vous vous rencontrez, malgré une couleur au-delà des limites.
you-lim-bye = Le nombre de joueurs est impair. En remontant depuis le bas, vous venez en premier parmi les personnes qui peuvent avoir l'exemption.
you-burstein-1998-bye = { you-lim-bye }
you-lim-2026-bye_by_rating = Le nombre de joueurs est impair et c'est la première ronde : votre classement est le plus bas des personnes qui peuvent avoir l'exemption.
you-bye_given = Plus bas que vous, mais sans droit à l'exemption après des points reçus sans jouer : { $others }.
you-bye_barred = { you-bye_given }
you-bye_had = { you-bye_given }
you-lim-bye_kept = Plus bas que vous, mais sans exemption, par décision de l'arbitre : { $others }.
you-lim-bye_needed = Plus bas que vous, mais le reste ne pourrait alors pas être apparié en entier : { $others }.
you-burstein-1998-bye_kept = { you-lim-bye_kept }
you-burstein-1998-bye_needed = { you-lim-bye_needed }
you-dubov-2026-bye_kept = { you-lim-bye_kept }
you-dubov-2026-bye_needed = { you-lim-bye_needed }
you-burstein-2026-bye_kept = { you-lim-bye_kept }
you-burstein-2026-bye_needed = { you-lim-bye_needed }
you-swiss-team-2026-bye_kept = { you-lim-bye_kept }
you-swiss-team-2026-bye_needed = { you-lim-bye_needed }
you-double-swiss-2026-bye_kept = { you-lim-bye_kept }
you-double-swiss-2026-bye_needed = { you-lim-bye_needed }
you-row = { $you ->
    [first] Les personnes qui doivent avoir les Blancs sont rangées de l'opposition la plus faible à la plus forte, les autres par cote décroissante : vous êtes au { $place_th } rang des Blancs, { $them } ({ $rating }) est en face.
   *[other] Les personnes qui doivent avoir les Blancs sont rangées de l'opposition la plus faible à la plus forte, les autres par cote décroissante : { $them } est au { $place_th } rang des Blancs, vous êtes en face.
 }
you-row_changed = { $you ->
    [first] Vous êtes au { $place_th } rang des Blancs de votre groupe, rangés de l'opposition la plus faible à la plus forte ; { $them } ({ $rating }) vient en premier parmi les Noirs possibles.
   *[other] { $them } est au { $place_th } rang des Blancs de votre groupe, rangés de l'opposition la plus faible à la plus forte ; vous venez en premier parmi les Noirs possibles.
 }
you-row_round_1 = La moitié haute de la liste joue contre la moitié basse, dans l'ordre : vous êtes au { $place_th } rang, { $them } aussi.
you-row_changed_round_1 = { $you ->
    [first] La moitié haute de la liste joue contre la moitié basse, dans l'ordre : vous êtes au { $place_th } rang de la moitié haute ; { $them } vient en premier parmi les adversaires possibles.
   *[other] La moitié haute de la liste joue contre la moitié basse, dans l'ordre : { $them } est au { $place_th } rang de la moitié haute ; vous venez en premier parmi les adversaires possibles.
 }
you-joins = Vous montez du groupe à { $below_pts } pour rendre pair le groupe à { $points_pts } : parmi les personnes qui conviennent, vous avez la plus forte cote.
you-joins_any = { you-joins }
you-joins_same = { you-joins }
you-dubov-1997-alone = { $you ->
    [player] Il ne reste dans votre groupe personne que vous puissiez rencontrer. { $them } monte du groupe à { $below_pts } : la plus forte cote parmi les personnes qui conviennent.
   *[other] Il ne reste personne que { $them } puisse rencontrer dans le groupe à { $points_pts }. Vous montez : la plus forte cote de votre groupe parmi les personnes qui conviennent.
 }
you-alone_same = { you-dubov-1997-alone }
you-comes_down_far = { you-dubov-1997-alone }
you-comes_down_far_same = { you-dubov-1997-alone }
you-comes_down = { $you ->
    [player] Vous descendez du groupe à { $above_pts } et rencontrez { $them } : la plus forte cote parmi les personnes qui conviennent ici.
   *[other] { $them } descend du groupe à { $above_pts } et vous rencontre : parmi les personnes qui conviennent ici, vous avez la plus forte cote.
 }
you-comes_down_same = { you-comes_down }
you-goes_down = Votre groupe ne peut garder tous ses joueurs : parmi les personnes qui peuvent descendre, vous avez la plus faible cote.
you-goes_down_far = { you-goes_down }
you-spared = Vous étiez en tête pour monter au groupe à { $points_pts }, mais vous avez déjà eu une montée et restez ; { $other } monte à la place.
you-not_spared = Vous avez déjà eu une montée et devriez rester, mais personne d'autre de votre groupe ne convient.
you-to_black = Trop de joueurs de votre groupe doivent avoir les Blancs : vous passez aux Noirs, ayant eu une des oppositions les plus faibles.
you-to_white = Trop de joueurs de votre groupe doivent avoir les Noirs : vous passez aux Blancs, ayant eu une des oppositions les plus fortes.
you-to_white_new = Trop de joueurs de votre groupe sont du côté des Noirs : vous passez aux Blancs, n'ayant encore joué aucune partie.
you-both_white = Vous et { $them } êtes du même côté du groupe : tout le monde ne peut pas être apparié d'un côté à l'autre.
you-both_black = { you-both_white }
you-both_round_1 = { you-both_white }
you-colour_again = { $you ->
    [player] Vous avez { $colour } pour la deuxième partie de suite : c'est permis, pas une troisième.
   *[other] { $them } a { $colour } pour la deuxième partie de suite : c'est permis, pas une troisième.
 }
you-dubov-1997-colour_balance = Vous et { $them } devez avoir { $colour } ; vos couleurs jusqu'ici décident : vous avez { $mine }.
you-dubov-1997-colour_history = { you-dubov-1997-colour_balance }
you-dubov-1997-colour_average = Vous et { $them } devez avoir { $colour }, avec les mêmes couleurs jusqu'ici : les Blancs vont à l'opposition la plus forte, vous avez { $mine }.
you-colour_average_free = Aucune couleur n'est due, ni à vous ni à { $them } : les Blancs vont à l'opposition la plus forte, vous avez { $mine }.
you-dubov-1997-colour_rating = Ni couleurs ni adversaires ne vous départagent : les Blancs vont à la plus faible cote, vous avez { $mine }.
you-dubov-1997-colour_name = Ni couleurs, ni adversaires, ni cotes ne vous départagent : la liste décide, vous avez { $mine }.
you-dubov-1997-colour_number = { you-dubov-1997-colour_name }
you-dubov-1997-colour_third = { $you ->
    [player] Vous avez eu { $other } aux deux dernières parties : il vous faut { $colour }.
   *[other] { $them } a eu { $other } aux deux dernières parties : il lui faut { $colour }, vous avez { $mine }.
 }
you-dubov-1997-colour_limit = { $you ->
    [player] Vous avez eu { $other } deux fois de plus : il vous faut { $colour }.
   *[other] { $them } a eu { $other } deux fois de plus : il lui faut { $colour }, vous avez { $mine }.
 }
you-dubov-1997-bye = Vous avez l'exemption : parmi les personnes qui peuvent l'avoir, le plus petit score et, à ce score, la plus petite cote.
you-dubov-1997-bye_colour = { you-dubov-1997-bye }
you-dubov-1997-bye_average = { you-dubov-1997-bye }
you-dubov-1997-bye_name = { you-dubov-1997-bye }
you-dubov-1997-bye_number = { you-dubov-1997-bye }
you-bye_round_1 = Le nombre de joueurs est impair et personne plus bas dans la liste ne peut avoir l'exemption : vous l'avez.
you-bye_had_points = L'exemption vous revenait avant { $bye }, mais vous avez déjà reçu des points sans jouer : vous jouez.
you-dubov-1997-bye_kept = L'exemption vous revenait avant { $bye }, mais l'arbitre l'a exclue : vous jouez.
you-dubov-1997-bye_needed = L'exemption vous revenait avant { $bye }, mais le reste n'aurait pas pu être apparié en entier : vous jouez.
you-same_colour_needed = { $you ->
    [first] Il vous faut cette fois la même couleur que { $others }.
   *[other] Il faut cette fois à { $them } la même couleur que { $others }.
 }
you-dubov-2026-pair = { $you ->
    [first] Les personnes qui doivent avoir les Blancs sont rangées de l'opposition la plus faible à la plus forte : vous êtes au { $place_th } rang. { $them } est, par numéro, le premier nom de l'autre côté avec qui tout s'apparie.
   *[other] Les personnes qui doivent avoir les Blancs sont rangées de l'opposition la plus faible à la plus forte : { $them } est au { $place_th } rang. Vous êtes, par numéro, le premier nom de l'autre côté avec qui tout s'apparie.
 }
you-pair_new = { $you ->
    [first] La moitié haute de la liste joue contre la moitié basse : vous êtes au { $place_th } rang, et { $them } a le plus petit numéro de la moitié basse avec lequel tout s'apparie.
   *[other] La moitié haute de la liste joue contre la moitié basse : { $them } est au { $place_th } rang, et vous avez le plus petit numéro de la moitié basse avec lequel tout s'apparie.
 }
you-balancing = Dans votre groupe, une couleur est plus demandée que l'autre : vous êtes parmi les personnes qui changent de côté.
you-unavoidable = Votre groupe ne peut s'apparier en entier d'une couleur à l'autre : vous êtes parmi les personnes qui changent de côté.
you-dubov-2026-up = Vous montez du groupe à { $below_pts } : le groupe à { $points_pts } ne peut s'apparier en entier, et vous convenez le mieux.
you-up_several = { you-dubov-2026-up }
you-dubov-2026-passed_unfit = Avant vous pour monter, mais alors tout ne s'apparierait pas : { $others }.
you-dubov-2026-passed_colour = Avant vous pour monter, mais plus de joueurs seraient privés de leur couleur : { $others }.
you-dubov-2026-passed_maximum = Avant vous pour monter, mais déjà autant de montées que permis : { $others }.
you-dubov-2026-passed_times = Avant vous pour monter, mais davantage de montées jusqu'ici : { $others }.
you-dubov-2026-passed_previous = Avant vous pour monter, mais déjà une montée à la ronde précédente : { $others }.
you-dubov-2026-bye_score = Le nombre de joueurs est impair : parmi les personnes qui peuvent avoir l'exemption, vous avez le plus petit score.
you-dubov-2026-bye_games = Le nombre de joueurs est impair : parmi les personnes qui peuvent avoir l'exemption, vous avez le plus petit score et le plus de parties jouées.
you-burstein-2026-bye_score = { you-dubov-2026-bye_score }
you-burstein-2026-bye_games = { you-dubov-2026-bye_games }
you-dubov-2026-bye_number = Le nombre de joueurs est impair : parmi les personnes qui peuvent avoir l'exemption, vous avez le plus petit score, le plus de parties, puis le plus grand numéro.
you-bye_rank = Le nombre de joueurs est impair : parmi les personnes qui peuvent avoir l'exemption, vous avez le plus petit score, le plus de parties, puis le dernier rang.
you-burstein-1998-pair = { $you ->
    [higher] Votre groupe est classé d'après les adversaires rencontrés, et l'opposition la plus forte rencontre la plus faible : vous êtes au { $a_th } rang sur { $count }, { $them } au { $b_th }, le plus bas encore libre.
   *[other] Votre groupe est classé d'après les adversaires rencontrés, et l'opposition la plus forte rencontre la plus faible : { $them } est au { $a_th } rang sur { $count }, vous au { $b_th }, le plus bas encore libre.
 }
you-burstein-1998-pair_passed = { $you ->
    [higher] Votre groupe est classé d'après les adversaires rencontrés, et l'opposition la plus forte rencontre la plus faible : vous êtes au { $a_th } rang sur { $count } ; { $them }, au { $b_th }, est le plus bas encore libre qui convienne.
   *[other] Votre groupe est classé d'après les adversaires rencontrés, et l'opposition la plus forte rencontre la plus faible : { $them } est au { $a_th } rang sur { $count } ; vous, au { $b_th }, êtes le plus bas encore libre qui convienne.
 }
you-burstein-2026-pair = { $you ->
    [first] Votre groupe est classé d'après les adversaires rencontrés, et l'opposition la plus forte rencontre la plus faible : vous êtes au { $a_th } rang sur { $count }, { $them } au { $b_th }, le plus bas encore libre.
   *[other] Votre groupe est classé d'après les adversaires rencontrés, et l'opposition la plus forte rencontre la plus faible : { $them } est au { $a_th } rang sur { $count }, vous au { $b_th }, le plus bas encore libre.
 }
you-burstein-2026-pair_passed = { $you ->
    [first] Votre groupe est classé d'après les adversaires rencontrés, et l'opposition la plus forte rencontre la plus faible : vous êtes au { $a_th } rang sur { $count } ; { $them }, au { $b_th }, est le plus bas encore libre qui convienne.
   *[other] Votre groupe est classé d'après les adversaires rencontrés, et l'opposition la plus forte rencontre la plus faible : { $them } est au { $a_th } rang sur { $count } ; vous, au { $b_th }, êtes le plus bas encore libre qui convienne.
 }
you-came = Vous avez flotté vers le bas et êtes au { $number_th } rang sur { $count } dans ce groupe.
you-incoming = Vous avez flotté vers ce groupe, où vous êtes au { $number_th } rang sur { $count }.
you-burstein-1998-float = Le nombre de joueurs de votre groupe est impair : dans le premier appariement possible, vous restez et flottez vers le groupe à { $target_pts }.
you-float_next = { you-burstein-1998-float }
you-floats = Tout votre groupe ne peut pas être apparié : dans le premier des meilleurs appariements, vous restez et flottez vers le groupe suivant.
you-floats_alone = Personne d'autre dans votre groupe : vous flottez vers le suivant.
you-returned_nobody = Vous auriez flotté vers le groupe suivant, mais les groupes du dessous ne s'apparieraient pas ainsi : vous restez.
you-returned_blocked = { you-returned_nobody }
you-burstein-1998-clash = Vous et { $them } devez avoir { $colour }, ce qui est impossible ; de telles paires sont aussi rares que possible.
you-passed_due = { $you ->
    [player] Vous devez avoir { $colour }, comme { $others } : plus de joueurs que nécessaire seraient privés de leur couleur.
   *[other] { $them } doit avoir { $colour }, comme { $others } : plus de joueurs que nécessaire seraient privés de leur couleur.
 }
you-same = { $you ->
    [first] Vous préférez la même couleur que { $others } : le groupe serait moins bien apparié.
   *[other] { $them } préfère la même couleur que { $others } : le groupe serait moins bien apparié.
 }
you-colours_run = { $player_you ->
    [yes] Vous avez eu { $opposite } aux deux dernières parties, pas une troisième fois : vous avez { $mine }.
   *[other] { $them } a eu { $opposite } aux deux dernières parties, pas une troisième fois : vous avez { $mine }.
 }
you-burstein-1998-colours_difference = { $player_you ->
    [yes] Vous avez eu { $opposite } deux fois de plus, pas une de plus : vous avez { $mine }.
   *[other] { $them } a eu { $opposite } deux fois de plus, pas une de plus : vous avez { $mine }.
 }
you-swiss-team-2026-pair = { $you ->
    [top] Dans l'ordre des numéros, { $them } vient en premier dans la moitié basse encore libre du groupe.
   *[other] Dans l'ordre des numéros, vous venez en premier dans la moitié basse encore libre du groupe, face à { $them }.
 }
you-swiss-team-2026-pair_passed = { $you ->
    [top] Dans l'ordre des numéros, { $them } vient en premier dans la moitié basse pour que le groupe s'apparie au mieux avec vous.
   *[other] Dans l'ordre des numéros, vous venez en premier dans la moitié basse pour que le groupe s'apparie au mieux avec { $them }.
 }
you-swiss-team-2026-passed_met = { $player_you ->
    [yes] Plus haut dans l'ordre, mais rencontre avec vous déjà jouée, ou interdite : { $others }.
   *[no] Plus haut dans l'ordre, mais rencontre avec { $player } déjà jouée, ou interdite : { $others }.
 }
you-swiss-team-2026-bye = Le nombre est impair : parmi les scores possibles pour l'exemption, vous avez le plus petit, puis le plus de matchs joués, puis le plus grand numéro.
you-swiss-team-2026-colours_latest = La dernière fois que vos couleurs ont différé, c'était l'inverse : vous avez { $mine }.
you-swiss-team-2026-colours_alternate = { $player_you ->
    [yes] Vous changez de couleur par rapport au dernier match : vous avez { $mine }.
   *[other] { $them } change de couleur par rapport au dernier match : vous avez { $mine }.
 }
you-double-swiss-2026-pair = { you-swiss-team-2026-pair }
you-double-swiss-2026-pair_passed = { you-swiss-team-2026-pair_passed }
you-double-swiss-2026-passed_met = { you-swiss-team-2026-passed_met }
you-double-swiss-2026-bye = { you-swiss-team-2026-bye }
you-double-swiss-2026-colours_latest = { you-swiss-team-2026-colours_latest }
you-double-swiss-2026-colours_alternate = { you-swiss-team-2026-colours_alternate }
you-up_odd = Le nombre à { $score_pts } est impair : vous montez y jouer.
you-up_needed = Le groupe à { $score_pts } ne peut s'apparier en entier : vous montez y jouer.
you-up_far = Personne de score plus élevé ne pouvait monter à votre place en laissant le reste s'apparier.
you-up_floated = Vous avez déjà flotté à la ronde précédente : c'est inévitable.
you-opponent_floated = { $you ->
    [player] Vous avez flotté à la ronde précédente et rencontrez pourtant un adversaire qui monte : c'est inévitable.
   *[other] { $them } a flotté à la ronde précédente et vous rencontre pourtant, alors que vous montez : c'est inévitable.
 }
you-passed_legal = Avant vous pour monter, mais alors tout ne s'apparierait pas : { $others }.
you-passed_number = Avant vous pour monter, mais il faudrait en faire monter davantage : { $others }.
you-passed_scores = Avant vous pour monter, mais il faudrait faire monter de plus petits scores : { $others }.
you-passed_following = Avant vous pour monter, mais le groupe suivant en demanderait plus d'en bas : { $others }.
you-passed_floated = Avant vous pour monter, mais plus de flotteurs de la ronde précédente monteraient : { $others }.
you-colours_difference = La plus petite différence de couleurs reçoit les Blancs : vous avez { $mine }.
you-colours_whites = Qui a eu les Blancs le moins souvent les reçoit à la partie 1 : vous avez { $mine }.
you-colours_strong = Vous et { $them } préférez la même couleur, et la préférence la plus forte l'emporte : vous avez { $mine }.
you-colours_first = Vous et { $them } préférez la même couleur ; la première place dans l'ordre l'emporte : vous avez { $mine }.
you-fmjd-1986-pair = { $you ->
    [a] Il reste { $size } participants dans votre groupe : c'est votre tour, et { $them } est le premier choix.
   *[other] Il reste { $size } participants dans votre groupe : c'est le tour de { $them }, et vous êtes le premier choix.
 }
you-fmjd-1986-pair_met = { $you ->
    [a] C'est votre tour dans le groupe ; vous avez rencontré { $met } (ou rencontre exclue), { $them } vient ensuite.
   *[other] C'est le tour de { $them } dans le groupe, après rencontre (ou exclusion) de { $met } : vous venez ensuite.
 }
you-fmjd-1986-pair_met_apart = { you-fmjd-1986-pair_met }
you-fmjd-1986-pair_blocked = { $you ->
    [a] C'est votre tour dans le groupe ; avec { $blocked }, le reste ne s'apparierait pas aussi bien, { $them } vient ensuite.
   *[other] C'est le tour de { $them } dans le groupe ; avec { $blocked }, le reste ne s'apparierait pas aussi bien : vous venez ensuite.
 }
you-fmjd-1986-pair_both = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_both_apart = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_sides = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_both_sides = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_many = { $you ->
    [a] Il reste { $size } participants dans votre groupe : c'est votre tour, et { $them } est le premier choix possible.
   *[other] Il reste { $size } participants dans votre groupe : c'est le tour de { $them }, et vous êtes le premier choix possible.
 }
you-fmjd-1986-down = { $you ->
    [a] Dernière place de votre groupe : vous le quittez et rencontrez { $them }, { $them_sex ->
        [w] meilleure adversaire possible
        [m] meilleur adversaire possible
       *[other] à la meilleure place parmi les adversaires possibles
    } du groupe à { $target_pts }.
   *[other] { $them }, à la dernière place du groupe à { $points_pts }, { $you_sex ->
        [w] le quitte et rencontre la meilleure adversaire possible du vôtre : vous.
        [m] le quitte et rencontre le meilleur adversaire possible du vôtre : vous.
       *[other] le quitte et vous rencontre : vous êtes à la meilleure place parmi les adversaires possibles du vôtre.
    }
 }
you-fmjd-1986-up = { $you ->
    [a] Première place de votre groupe : vous le quittez et rencontrez { $them }, { $them_sex ->
        [w] dernière adversaire possible
        [m] dernier adversaire possible
       *[other] à la dernière place parmi les adversaires possibles
    } du groupe à { $target_pts }.
   *[other] { $them }, à la première place du groupe à { $points_pts }, { $you_sex ->
        [w] le quitte et rencontre la dernière adversaire possible du vôtre : vous.
        [m] le quitte et rencontre le dernier adversaire possible du vôtre : vous.
       *[other] le quitte et vous rencontre : vous êtes à la dernière place parmi les adversaires possibles du vôtre.
    }
 }
you-fmjd-1986-down_skip = { $you ->
    [a] Vous quittez votre groupe, où tout ne s'apparie pas, et rencontrez { $them } du groupe à { $target_pts }.
   *[other] { $them } quitte le groupe à { $points_pts }, où tout ne s'apparie pas, et vous rencontre.
 }
you-fmjd-1986-down_far = { you-fmjd-1986-down_skip }
you-fmjd-1986-up_skip = { you-fmjd-1986-down_skip }
you-fmjd-1986-up_far = { you-fmjd-1986-down_skip }
you-met_everybody = { $you ->
    [a] Il ne vous reste personne à rencontrer dans votre groupe, et vous passez d'abord : { $them_sex ->
        [w] { $them } est la première adversaire possible du groupe à { $target_pts }.
        [m] { $them } est le premier adversaire possible du groupe à { $target_pts }.
       *[other] { $them } vient en premier parmi les adversaires possibles du groupe à { $target_pts }.
    }
   *[other] Il ne reste personne à rencontrer pour { $them } dans le groupe à { $points_pts } : { $you_sex ->
        [w] vous êtes la première adversaire possible de votre groupe.
        [m] vous êtes le premier adversaire possible de votre groupe.
       *[other] vous venez en premier parmi les adversaires possibles de votre groupe.
    }
 }
you-apart_from_everybody = { you-met_everybody }
you-rest = Le nombre de participants ({ $size }) est impair, et votre place ({ $place }) est la plus basse qui puisse se reposer : vous vous reposez.
you-rest_first = Le nombre de participants ({ $size }) est impair, et votre numéro est le dernier qui puisse se reposer : vous vous reposez.
you-rest_met_defaulter = Le nombre de participants ({ $size }) est impair, et personne de plus indiqué ne peut se reposer : vous vous reposez.
you-rest_forfeit = { you-rest_met_defaulter }
you-has_rested = Votre rang est plus bas que celui de la personne au repos, mais vous avez eu votre repos à la ronde { $round } : vous jouez.
you-barred_from_rest = Votre rang est plus bas que celui de la personne au repos, mais l'arbitre l'a exclu : vous jouez.
you-rest_leaves_no_pairing = Votre rang est plus bas que celui de la personne au repos, mais sans vous le reste ne s'apparierait pas en entier : vous jouez.
you-has_forfeit_win = Votre rang est plus bas que celui de la personne au repos, mais vous avez eu deux points par forfait à la ronde { $round } : vous jouez.
you-has_met_defaulter = Votre rang est plus bas que celui de la personne au repos, mais vous avez rencontré quelqu'un qui est parti : vous jouez.
you-fmjd-1986-colour_third = { $who_you ->
    [yes] L'autre couleur serait pour vous la même une troisième fois : vous avez { $mine }.
   *[other] Pour { $them }, l'autre couleur serait la même une troisième fois : vous avez { $mine }.
 }
you-fmjd-1986-colour_odd = Les numéros décident des couleurs : vous avez { $mine }.
you-fmjd-1986-colour_even = { you-fmjd-1986-colour_odd }
you-fmjd-1986-colour_odd_white = { you-fmjd-1986-colour_odd }
you-colour_sum_even = { you-fmjd-1986-colour_odd }
you-colour_sum_odd = { you-fmjd-1986-colour_odd }
you-colour_equal = { $who_you ->
    [yes] Vous avez { $mine }, ce qui équilibre vos couleurs.
   *[other] Vous avez { $mine } : { $them } équilibre ses couleurs avec { $colour }.
 }
you-colour_equal_both = Vous avez { $mine } : cela équilibre les couleurs de part et d'autre.
you-colour_equal_first = { $who_you ->
    [yes] Vous et { $them } devez avoir { $colour } : vous avez le meilleur rang et les recevez.
   *[other] Vous et { $them } devez avoir { $colour } : { $them } a le meilleur rang, vous avez { $mine }.
 }
you-fmjd-1986-colour_round_1 = Vous avez { $mine } : la couleur de la première partie décide.
you-colour_round_1_both = { you-fmjd-1986-colour_round_1 }
you-colour_round_1_first = { $who_you ->
    [yes] Vous et { $them } aviez { $colour } à la première partie : vous avez le meilleur rang et les recevez.
   *[other] Vous et { $them } aviez { $colour } à la première partie : { $them } a le meilleur rang, vous avez { $mine }.
 }
you-colour_alternate = { $who_you ->
    [yes] Vous alternez et avez { $mine }.
   *[other] { $them } alterne : vous avez { $mine }.
 }

## Décisions dites une fois pour plusieurs

many-dutch-2012-first = Même rang dans les deux moitiés, S1 d'abord : { $pairs }.
many-dutch-2026-in_order = Même rang dans les deux moitiés, S1 d'abord : { $pairs }.
many-dutch-2012-e1 = Les deux préférences sont satisfaites, Blancs d'abord : { $pairs }.
many-dutch-2026-colours_both = Les deux préférences sont satisfaites, Blancs d'abord : { $pairs }.
many-dutch-2012-e2 = Même couleur préférée, { $colour } ; la préférence la plus forte est satisfaite, Blancs d'abord : { $pairs }.
many-dutch-2012-e4 = Même couleur préférée, { $colour }, avec la même force et le même passé ; le meilleur rang l'emporte, Blancs d'abord : { $pairs }.
many-dutch-2026-same_preference = Même couleur préférée, { $colour } : { $pairs }. Préférences insatisfaites dans ce niveau : { $count }.
many-dutch-2026-strong_preference = Une forte préférence pour { $colour } n'est pas satisfaite : { $pairs }. Cas semblables dans ce niveau : { $count }.
many-dutch-2026-colours_stronger = Même couleur préférée, { $colour } ; la préférence la plus forte est satisfaite, Blancs d'abord : { $pairs }.
many-dutch-2026-colours_rank = Même couleur préférée, { $colour }, avec la même force et le même passé ; le meilleur rang l'emporte, Blancs d'abord : { $pairs }.
many-dutch-2026-no_pair = Aucune paire n'est possible ici ; descendent : { $who }.
many-dubov-1997-colour_due = Les deux préférences sont satisfaites, Blancs d'abord : { $pairs }.
many-dubov-2026-colour_both = Les deux préférences sont satisfaites, Blancs d'abord : { $pairs }.
many-burstein-1998-colours_due = Les deux préférences sont satisfaites, Blancs d'abord : { $pairs }.
many-burstein-2026-colour_both = Les deux préférences sont satisfaites, Blancs d'abord : { $pairs }.
many-swiss-team-2026-colours_both = Les deux préférences sont satisfaites, Blancs d'abord : { $pairs }.
many-dutch-2012-e5_first = À la première ronde, les couleurs alternent à partir de celle tirée, Blancs d'abord : { $pairs }.
many-dubov-1997-colour_round_1 = À la première ronde, les couleurs alternent à partir de celle tirée, Blancs d'abord : { $pairs }.
many-dutch-2026-colours_number = Aucune partie jouée ; le numéro et la couleur initiale décident, Blancs d'abord : { $pairs }.
many-lim-colour_both = Les deux couleurs dues sont données, { $colour } au premier nom : { $pairs }.
many-lim-due_more = Plus souvent { $other } jusqu'ici ; { $colour } sont dus : { $who }.
many-lim-due_alternate = Autant de fois les deux couleurs, { $other } en dernier ; { $colour } sont dus : { $who }.
many-burstein-1998-pair = Le plus haut rang encore libre rencontre le plus bas : { $pairs }.
many-burstein-2026-pair = Le plus haut rang encore libre rencontre le plus bas : { $pairs }.
many-dubov-1997-row = Rang par rang, les Blancs depuis l'opposition la plus faible, les Noirs depuis la cote la plus forte : { $pairs }.
many-dubov-1997-row_round_1 = Même rang dans les deux moitiés de la liste : { $pairs }.
many-dubov-2026-pair = Chaque nom de S1 à son tour, avec le plus petit numéro de S2 qui laisse un adversaire à tout le monde : { $pairs }.
many-dubov-2026-pair_new = Chaque nom de S1 à son tour, avec le plus petit numéro de S2 qui laisse un adversaire à tout le monde : { $pairs }.
many-swiss-team-2026-pair = Dans l'ordre des numéros, chacun avec le premier de la moitié basse encore libre : { $pairs }.
many-double-swiss-2026-pair = Dans l'ordre des numéros, chacun avec le premier de la moitié basse encore libre : { $pairs }.
many-fmjd-1986-pair = À tour de rôle, chaque fois le premier choix : { $pairs }.
many-fmjd-1986-colour_equal_both = Couleurs équilibrées de part et d'autre, Blancs d'abord : { $pairs }.
many-fmjd-1986-colour_round_1_both = Couleur de la première partie de part et d'autre, Blancs d'abord : { $pairs }.
many-fmjd-1986-colour_odd = La couleur tirée va aux numéros impairs, Blancs d'abord : { $pairs }.
many-fmjd-1986-colour_even = La couleur tirée va aux numéros impairs, Blancs d'abord : { $pairs }.
many-fmjd-1986-has_rested = Rang plus bas, mais repos déjà pris, donc au jeu : { $who }.
many-fmjd-1986-has_met_defaulter = Rang plus bas, mais après avoir rencontré quelqu'un qui est parti, donc au jeu : { $who }.
many-fmjd-1986-has_forfeit_win = Rang plus bas, mais deux points déjà reçus par forfait, donc au jeu : { $who }.
many-fmjd-1986-barred_from_rest = Rang plus bas, mais sans repos par décision de l'arbitre : { $who }.
many-fmjd-1986-rest_leaves_no_pairing = Rang plus bas, mais le reste ne s'apparierait alors pas en entier : { $who }.

## Prix

prize-main = liste principale
prize-won = Prix n° { $number } ({ $list }) : { $amount }.
prize-passed = Meilleure place ici, mais un autre prix : { $others }.
prize-shared = Égalité de points ({ $points } ; { $list }) : { $sum } partagés également entre { $count }.
prize-inseparable = Aucun départage ne les sépare (score { $points } ; { $list }) : { $sum } partagés également entre { $count }.
prize-hort = Égalité de points ({ $points }), Hort : la moitié de { $own } pour la place, plus une part égale de la moitié de { $sum } entre { $count }.
prize-hort-share = Égalité de points ({ $points } ; { $list }), Hort : une part égale de la moitié de { $sum } entre { $count }.
prize-hort-inseparable = Égalité de points ({ $points } ; { $list }), Hort : la moyenne de la moitié des prix des places qu'aucun départage ne sépare, plus une part égale de la moitié de { $sum } entre { $count }.
prize-rounded = Arrondi { $up ->
    [up] vers le haut
   *[down] vers le bas
} à un multiple de { $unit } ; le reste va aux premiers du classement.
prize-by-hand = Prix spécial : { $name }.
error-categories-names = chaque catégorie a un nom, et il y en a au plus { $most }
error-category-twice = deux catégories s'appellent { $name }
error-category-year = les âges demandent l'année du tournoi, par exemple 2026
error-category-bounds = les limites de { $name } sont inversées
error-category-has-prizes = { $name } a des prix : supprimez-les d'abord
error-apart-twice = une règle pour les clubs, une pour les fédérations, une pour les familles
error-no-currency = aucune monnaie n'a le code { $currency } : EUR, CHF et GBP en sont trois
error-prize-unit = les prix s'arrondissent à un montant positif
error-prizes-too-many = une liste a au plus { $most } prix
error-prizes-twice = les prix d'une liste tiennent sur une ligne : { $list } en a deux
error-no-category = il n'y a pas de catégorie { $category }
error-prizes-not-given = aucun prix indiqué : utilisez --main ou --list
error-no-prizes = ce tournoi n'a pas encore de prix
error-prize-amounts = les prix sont des montants positifs ({ $list })
error-prizes-rise = les prix d'une liste décroissent de place en place ({ $list })
error-prize-special = un prix spécial a un nom, et un montant qui n'est pas négatif
error-not-money = { $text } n'est pas un montant comme 120 ou 120,50

## Tableaux

table-standings = Classement après la ronde { $n }
sex-m = m
sex-w = f
choice-m = Hommes
choice-w = Femmes
table-ratings = Variations de classement
table-ratings-note = FIDE B.02 de 2024 ; parties contre des adversaires classés. K d'après le classement et l'année de naissance.
table-norms = Normes de titre
table-norms-note = FIDE B.01 de 2024. Requis : les points que ces adversaires demandent. Verdict : obtenue et comment, ou ce qu'il y a de ce qu'il faut, avec l'article. Les dispenses des tournois nationaux et zonaux (1.4.3a à c) reviennent à l'arbitre.
norm-then = { $first } ; { $then }
norm-achieved = obtenue
norm-games = { $have } parties sur { $need } ({ $article })
norm-federations = { $have } autre(s) fédération(s) sur { $need } ({ $article })
norm-own = adversaires de la même fédération : { $have }, { $need } au plus ({ $article })
norm-one = adversaires d'une fédération : { $have }, { $need } au plus ({ $article })
norm-titled = { $have } adversaires avec un titre sur { $need } ({ $article })
norm-holders = { $titles } : { $have } sur { $need } ({ $article })
norm-average = moyenne { $have } sur { $need } ({ $article })
norm-performance = performance { $have } sur { $need } ({ $article })
norm-score = { $have } % sur { $need } % ({ $article })
norm-eight = 8 parties et une ronde sans adversaire (1.4.1c)
norm-later = sans { $n ->
    [one] la dernière partie
   *[other] les { $n } dernières parties
} (1.4.1e)
norm-without = sans les gains contre { $players } (1.4.1f)
norm-exempt = sans condition de fédérations (1.4.3d)
norm-counts = compte pour { $n } parties
norm-made = Norme de { $title } ({ $about }) : { $told }.
norm-open = Norme de { $title } ({ $about }), il manque encore : { $told }.
norm-score-of = { $score } sur { $games }, performance { $performance }
norm-points = un total de { $needed } points contre ces adversaires
table-crosstable = Grille américaine après la ronde { $n }
table-crosstable-number = Grille américaine par numéro après la ronde { $n }
table-pairings = Appariements de la ronde { $n }
table-alphabetical = Ronde { $n }, appariements par nom
table-starting-list = Liste de départ
table-withdrawn = Abandon : { $players }.
table-expelled = { $n ->
    [one] Exclusion, sans place : { $players }. Ses parties comptent pour les autres.
   *[other] Exclusions, sans place : { $players }. Leurs parties comptent pour les autres.
}
table-unnumbered = Pas de numéro avant la première partie : personnes pas encore appariées.
table-prizes = Prix
table-prizes-sum = { $paid } attribués sur { $sum }.
table-prizes-one = Un prix par personne : les prix les plus élevés d'abord, chacun à la première personne du classement qui y a droit et n'en a pas encore ; le partage vient ensuite.
table-prizes-all = Les prix de plusieurs listes se cumulent.
table-prizes-left = Personne n'a droit au prix n° { $number } de { $list } : { $amount }.
money = { $amount }
receipt = Reçu
receipt-received = Reçu par
receipt-for = Pour
receipt-date = Lieu et date
receipt-signature = Signature
receipt-prize = { $number ->
    [0] { $list }
   *[other] { $list }, prix n° { $number }
}
table-histories = Couleurs et flottements
table-card = Fiche individuelle
table-cma = Moyennes des adversaires
heading-average = Moyenne
heading-due = Due
heading-place = Place
heading-line = Ligne
heading-rank = Rang
heading-number = N°
heading-title = Titre
heading-name = Nom
heading-rating = Elo
heading-federation = Féd
heading-points = Pts
heading-sex = Sexe
heading-birth = Naissance
heading-fide_id = Code FIDE
heading-list = Liste
heading-ref = Numéro
heading-standard = Std
heading-rapid = Rapide
heading-blitz = Blitz
heading-club = Club
heading-prize = Prix
heading-amount = Montant
heading-because = Règle
heading-licence = Licence
heading-category = Catégorie
heading-family = Famille
heading-fee = Inscription
heading-paid = Payé
heading-board = Éch.
heading-white = Blancs
heading-black = Noirs
heading-first = Joueur
heading-second = Joueur
heading-result = Résultat
heading-round = Rd
heading-colour = Couleur
heading-opponent = Adversaire
heading-expected = Att.
heading-k = K
heading-change = Variation
heading-initial = Premier Elo
heading-norm = Norme
heading-needed = Requis
heading-missing = Verdict
heading-score = Score
heading-float = Flott.
heading-colours = Couleurs
heading-difference = B-N
heading-floats = Flottements
cell-bye = exe
cell-white = B
cell-black = N
table-colours = Couleurs { $colours } (B-N { $difference }) → { $due }
table-match-colours = Couleurs de la partie 1 : { $colours } (B-N { $difference })
table-shared = = : ex æquo
table-lots = Tirage au sort, graine { $seed } : { $order }
table-dropped = { $code } non appliqué : { $reason }
table-dropped-next = { $what }. Départage suivant : { $code }.
table-dropped-last = { $what }. Les ex æquo partagent leur place.
table-edition = Départages (C.07, édition { $edition }) : { $list }
table-cells = Cases : adversaire, couleur, résultat ; exe = exemption, ½ et 1 = exemption d'un demi-point ou d'un point, + et - = forfaits
table-team-cells = Cases : adversaire, couleur, points de partie ; exe = exemption, ½ et 1 = exemption d'un demi-point ou d'un point, + et - = rencontres par forfait
table-match-cells = Cases : adversaire, couleur de la partie 1, points du match ; exe = exemption, un nombre seul = points d'une exemption demandée, + et - = matchs par forfait
table-own-tiebreaks = Départages ({ $rules }) : { $list }
table-not-paired = Sans appariement : { $list }
draughts-card-title = Fiche d'appariement – N° { $id } { $name }
draughts-card-round = Ronde
draughts-card-score = Score partiel
draughts-card-total = Cumulé
draughts-card-solkoff = Solkoff
draughts-card-berger = S.B.
draughts-card-final = Score final de l'adversaire
draughts-card-median = Solkoff médian
draughts-card-truncated = Solkoff tronqué
draughts-card-white = Blanc
draughts-card-black = Noir
draughts-card-rest = repos
draughts-card-federation = Fédération
draughts-card-birth = Date de naissance
draughts-card-rating = Capital-points
draughts-card-licence = Licence
draughts-card-grade = Titre

## Papier, images, site statique

paper-page = page { $n } sur { $last }
paper-cards = Fiches individuelles
paper-poster = Scannez pour voir votre partie
paper-poster-text = Appariements, résultats et classement en direct. Touchez votre nom : la page suit vos parties.
paper-poster-trust = Votre navigateur peut se méfier du certificat. Il est authentique si son empreinte (SHA-256) est :
paper-check-in = Pointage, ronde { $n }
paper-there = Présence
paper-remark = Annoncé
paper-signature = Signature ({ $side })
paper-points = { $points } pts
paper-code = Code
paper-scan = Scannez pour annoncer votre résultat, chacun de votre côté.
paper-scan-board = Scannez pour suivre cette ronde sur votre téléphone.
paper-place-cards = Chevalets
paper-fee = Droits
paper-paid = Réglé
paper-first = Joueur 1
paper-second = Joueur 2
picture-groups = Groupes de points de la ronde { $n }
picture-group = score { $points } : { $players }, { $pairs } dans le groupe
picture-pairs = { $n ->
    [one] { $n } paire
   *[other] { $n } paires
 }
picture-floats = { $high } ({ $above }) rencontre { $low } ({ $below })
picture-within = paires dans le groupe
picture-across = paires entre groupes
picture-path = { $who } : parcours dans les groupes de points
picture-start = Début
picture-after = après la ronde { $n } : score { $points }
picture-meets = ronde { $n } : { $result } contre { $other }
picture-rests = ronde { $n } : pas de partie, { $result }
picture-win = gain
picture-draw = nulle
picture-loss = perte
picture-pending = à venir
picture-size = plus le cercle est grand, plus le groupe compte de joueurs
picture-balance = { $who } : couleurs
picture-none = pas de partie
picture-colour = { $n } : { $colour }, différence { $difference }
picture-field = Équilibre des couleurs
picture-field-line = { $who } : Blancs moins Noirs { $n }
bracket-upper = Moitié haute
bracket-lower = Moitié basse
bracket-whites = Chez les Blancs
bracket-blacks = Chez les Noirs
bracket-turn = À qui le tour
bracket-opponent = Adversaire
bracket-going = Dans un autre groupe : { $who }
bracket-picture = Score { $points }, disposé en deux colonnes
bracket-line = { $a } – { $b } : { $why }
bracket-bye = { $a } : exemption
bracket-other = { $who } (score { $points })
bracket-letter-met = D
bracket-letter-colour = C
bracket-letter-float = F
bracket-letter-rest = R
bracket-letter-hand = M
bracket-why-order = dans l'ordre
bracket-why-met = autres déjà rencontrés
bracket-why-colour = pour les couleurs
bracket-why-float = d'un autre score
bracket-why-rest = pour les autres paires
bracket-why-hand = modifié à la main
site-everybody = Tout le monde
site-standings = Classement
site-crosstable = Grille américaine
site-players = Joueurs
site-why = Pourquoi ces appariements ?
site-why-me = Pourquoi ces adversaires ?
site-by-name = Par nom
site-articles = Articles
site-as-list = La même chose en liste
site-by-hand = À noter :

## Listes de classement

lists-line = { $key } : { $count } personnes, mise à jour le { $day }
lists-none = Aucune liste de classement : `ronde lists update FICHIER` en importe une.
lists-nobody = Personne ne correspond.
lists-reading = lecture de la liste
lists-updated = { $key } : { $count } personnes

## Études

study-playing = tournois
study-done = { $count ->
        [one] Un tournoi joué
       *[other] { $count } tournois joués
    } ; `ronde study report { $folder }` en fait la page.
study-reported = { $count ->
        [one] Un tournoi résumé
       *[other] { $count } tournois résumés
    } dans { $page }
study-left-out = non joué : { $setting } ({ $why })
study-part-system = Système : { $value }
study-part-acceleration = Accélération : { $value }
study-part-players = Joueurs : { $value }
study-part-rounds = Rondes : { $value }
study-part-ratings = Classements Elo : { $value }
study-part-results = Résultats : { $value }
study-part-attendance = Présence : { $value }
study-unit-coefficient = coefficient, au plus 1
study-unit-rating = points Elo
study-unit-wins = points, une victoire valant 1
study-unit-games = parties par personne
study-unit-players = personnes par tournoi
study-unit-percent-tournaments = % des tournois
study-unit-percent-pairs = % des paires
study-unit-percent-rounds = % des rondes
study-unit-percent-players = % des participants
study-unit-percent-places = % de ces places
study-axis-places = les plus forts, et autant de premières places
study-axis-round = ronde
study-axis-tiebreak = après les points et chaque départage
study-axis-title = norme
study-label-system = { $value }
study-label-acceleration = { $value }
study-label-players = { $value } joueurs
study-label-rounds = { $value } rondes
study-label-ratings = { $value }
study-label-results = { $value }
study-label-attendance = { $value }
study-label-plain = sans accélération
study-page-title = Étude
study-page-count = { $count ->
        [one] Un tournoi
       *[other] { $count } tournois
    } dans { $settings ->
        [one] une configuration.
       *[other] { $settings } configurations.
    }
study-page-csv = Tous les chiffres en CSV
study-page-how = Chaque moyenne est donnée avec son intervalle de confiance à 95 %. Quand une extrémité vaut mieux que l'autre, la meilleure configuration vient en tête.
study-page-paired = Les configurations qui partagent leurs participants sont comparées tournoi par tournoi : mêmes personnes, même force, même chance à chaque rencontre. L'intervalle d'un tel écart est bien plus étroit que ceux des deux moyennes.
study-page-several = { $tests ->
        [one] Une marque pleine (* dans les tableaux) signale un écart dont l'intervalle exclut zéro.
       *[other] Chaque intervalle vaut pour lui seul : sur un grand nombre, environ un sur vingt est faux. Une marque pleine (* dans les tableaux) signale un écart qui exclurait encore zéro si les { $tests } écarts de la mesure devaient être vrais ensemble (Bonferroni).
    }
study-page-interval = Intervalle à 95 %
study-page-from-to = { $low } à { $high }
study-page-difference = Écart avec { $setting }
study-page-difference-plain = Écart dû à l'accélération
study-page-contents = Sommaire
study-page-picture = { $title } : une marque par moyenne, une barre pour son intervalle ; le tableau donne les mêmes chiffres
study-page-setting = Configuration
study-page-mean = Moyenne
study-page-tournaments = Tournois
study-measure-kendall = Qualité du classement (tau de Kendall)
study-about-kendall = Accord du classement final avec la force réelle : 1 pour le même ordre, 0 sans rapport.
study-measure-spearman = Qualité du classement (rho de Spearman)
study-about-spearman = Accord du classement final avec la force réelle ; une place très fausse y pèse davantage.
study-measure-best-wins = Victoire du plus fort
study-about-best-wins = Part des tournois ; une première place partagée à n compte 1/n.
study-measure-top-hits = Les plus forts aux premières places
study-about-top-hits = Parmi les 3, 5 et 10 plus forts, part moyenne de ceux qui finissent aux 3, 5 et 10 premières places.
study-measure-rating-gap = Écart Elo entre adversaires
study-about-rating-gap = Écart moyen entre les classements Elo de deux adversaires.
study-measure-score-gap = Écart de points entre adversaires
study-about-score-gap = Écart moyen entre les points de deux adversaires avant leur partie, en victoires.
study-measure-floats = Rencontres à points inégaux, par personne
study-about-floats = Nombre de rencontres, dans tout le tournoi, avec une personne d'un autre score.
study-measure-rematch-pressure = Paires à égalité déjà rencontrées
study-about-rematch-pressure = Parmi toutes les paires à égalité de points avant une ronde, part de celles qui ne peuvent plus se rencontrer.
study-measure-neighbours = Opposition inégale entre voisins
study-about-neighbours = Écart moyen entre les Elo moyens des adversaires de deux voisins dans l'ordre de force.
study-measure-top-meetings = Rencontres entre les plus forts
study-about-top-meetings = Nombre d'adversaires de chacun des 20 plus forts parmi eux (dans un petit tournoi, du quart le plus fort).
study-measure-top-gap = Écart Elo aux premières tables
study-about-top-gap = Écart moyen entre les classements Elo de deux adversaires aux dix premières tables de chaque ronde, ou au premier quart des tables d'un petit tournoi.
study-measure-colour-imbalance = Différence de couleurs
study-about-colour-imbalance = Écart moyen, par personne et à la fin, entre parties avec les Blancs et avec les Noirs.
study-measure-colour-two = Différence de couleurs de deux ou plus
study-about-colour-two = Part des participants à la fin.
study-measure-perfect = Scores parfaits
study-about-perfect = Nombre de participants qui ont gagné toutes leurs rondes.
study-measure-perfect-after = Scores parfaits après chaque ronde
study-about-perfect-after = Nombre de personnes qui ont gagné toutes leurs parties jusque-là.
study-measure-tied-first = Première place à égalité de points
study-about-tied-first = Part des tournois où plusieurs personnes partagent le meilleur score, que les départages doivent trancher.
study-measure-tied-after = Ex æquo après chaque départage
study-about-tied-after = Part des participants à égalité avec quelqu'un d'autre après les points et après chaque départage de la liste.
study-measure-norms = Résultats d'une norme
study-about-norms = Nombre de personnes qui réunissent les parties, la moyenne des adversaires et la performance d'une norme. Les titres et les fédérations, qu'une norme exige aussi, ne sont pas simulés.
study-measure-shortened = Tournois écourtés
study-about-shortened = Part des tournois où il ne restait aucun appariement possible avant la dernière ronde.
study-measure-pairs-equal = Paires identiques à { $system }
study-about-pairs-equal = Part des paires d'une ronde, couleurs à part, que { $system } aurait faites dans la même position.
study-measure-rounds-equal = Rondes identiques à { $system }
study-about-rounds-equal = Part des rondes où { $system } aurait fait les mêmes paires.

## Départages

tiebreak-PTS = Points
tiebreak-DE = Rencontre directe
tiebreak-WIN = Nombre de gains
tiebreak-WON = Parties gagnées
tiebreak-BPG = Parties jouées avec les Noirs
tiebreak-BWG = Parties gagnées avec les Noirs
tiebreak-PS = Cumulatif
tiebreak-REP = Rondes que l'on a voulu jouer
tiebreak-STD = Points standard
tiebreak-TPN = Numéro d'appariement
tiebreak-BH = Buchholz
tiebreak-AOB = Moyenne des Buchholz des adversaires
tiebreak-FB = Buchholz anticipé
tiebreak-SB = Sonneborn-Berger
tiebreak-KS = Koya
tiebreak-ARO = Moyenne des classements des adversaires
tiebreak-TPR = Performance
tiebreak-PTP = Performance parfaite
tiebreak-APRO = Moyenne des performances des adversaires
tiebreak-APPO = Moyenne des performances parfaites des adversaires
tiebreak-RTNG = Classement Elo
tiebreak-LOTS = Tirage au sort
tiebreak-MPTS = Points de match
tiebreak-GPTS = Points de partie
tiebreak-BC = Total des échiquiers
tiebreak-TBR = Premiers échiquiers
tiebreak-BBE = Sans les derniers échiquiers
tiebreak-MPVGP = L'autre score
tiebreak-EMMSB = Sonneborn-Berger, points de match × points de match
tiebreak-EMGSB = Sonneborn-Berger, points de match × points de partie
tiebreak-EGMSB = Sonneborn-Berger, points de partie × points de match
tiebreak-EGGSB = Sonneborn-Berger, points de partie × points de partie
tiebreak-EDE = Rencontre directe étendue
tiebreak-EDEBT = Rencontre directe étendue, BC, TBR
tiebreak-EDEBB = Rencontre directe étendue, BC, BBE
tiebreak-EDET = Rencontre directe étendue, TBR
tiebreak-EDEB = Rencontre directe étendue, BBE
tiebreak-SSSC = Score et force du calendrier
tiebreak-SOLK = Solkoff
tiebreak-SONN = Sonneborn-Berger des parties jouées
tiebreak-HARK = Médian de Harkness
tiebreak-KASH = Kashdan
tiebreak-DE1 = Parties entre les joueurs à la première place
tiebreak-AVE = Moyenne des classements des adversaires, non arrondie
tiebreak-PERF = Performance (FFE)
tiebreak-BH-C1 = Buchholz tronqué
tiebreak-BH-M1 = Buchholz médian
tiebreak-SB-C1 = Sonneborn-Berger tronqué
tiebreak-PS-C1 = Cumulatif tronqué
tiebreak-ARO-C1 = Moyenne des classements des adversaires, sans le plus bas
tiebreak-SOLK-C1 = Solkoff tronqué (sans le plus bas)
tiebreak-SOLK-M1 = Solkoff médian (sans le plus haut ni le plus bas)
modifier-match-points = points de match
modifier-game-points = points de partie
modifier-median = médian { $n }
modifier-cut = tronqué de { $n }
modifier-limit = limite { $n } × ½
modifier-forfeits = forfaits comptés
modifier-fore = sur le Buchholz anticipé
modifier-reverse = ordre inverse
modifier-unrated = non classés comptés { $rating }
unusable-team = il faut des points de match et de partie : pour un tournoi par équipes, ajoutez --teams
unusable-round-robin = le Buchholz n'est pas pour les tournois toutes rondes (C.07 8)
unusable-unrated = { $n ->
    [one] { $n } joueur sans Elo (C.07 10)
   *[other] { $n } joueurs sans Elo (C.07 10)
 }
unusable-unrated-advice = { $n ->
    [one] Joueur sans Elo : { $players }. Saisissez une estimation, ou prenez { $code }/U1400 (Elo compté : 1400).
   *[other] Joueurs sans Elo : { $players }. Saisissez des estimations, ou prenez { $code }/U1400 (Elo compté : 1400).
 }

## Constats d'une vérification

check-impossible = ronde { $round } : { $why }
remark-changed = note de l'arbitrage : ronde { $round } modifiée à la main
remark-colours = note de l'arbitrage : ronde { $round }, couleurs de l'échiquier { $board } échangées à la main
remark-opponents = note de l'arbitrage : ronde { $round }, rencontre de l'échiquier { $board } formée à la main
remark-bye-given = note de l'arbitrage : ronde { $round }, exemption donnée à la main
remark-added = note de l'arbitrage : ronde { $round }, rencontre de l'échiquier { $board } ajoutée après la publication
remark-paired-before = note de l'arbitrage : ronde { $round } appariée avant une rectification ({ $what })
remark-reversed = note de l'arbitrage : échiquier { $board } de la ronde { $round } joué avec les couleurs inversées
remark-then = note de l'arbitrage : échiquier { $board } de la ronde { $round } à { $result } lors de l'appariement suivant
check-not-paired = ronde { $round } : { $pair } figure dans le fichier, mais pas selon les règles
check-missing = ronde { $round } : selon les règles, il manque { $pair }
check-the-bye = l'exemption de { $player }
check-colours = ronde { $round } : { $wrong } devrait être { $right }
check-player = n° { $id }
check-team = équipe { $id }
check-points = { $who } : le fichier donne un score de { $stated }, les résultats { $total }
check-match-points = { $who } : points de match, { $stated } dans le fichier, { $total } selon les résultats
check-game-points = { $who } : points de partie, { $stated } dans le fichier, { $total } selon les résultats
check-rank = { $who } : place { $rank } dans le fichier, place { $places } d'après { $why }
check-places = { $first } à { $last }
check-by-points = le score ({ $points })
check-by-tiebreaks = les départages { $codes }
check-rematch = les numéros { $a } et { $b } se rencontrent à la ronde { $round } et à la ronde { $before }
check-second-bye = le n° { $id } a l'exemption à la ronde { $round } après un point sans jouer à la ronde { $before }
check-third-colour = le n° { $id } a { $colour } pour la troisième fois de suite à la ronde { $round }
check-difference = le n° { $id } a une différence de couleurs de { $difference } après la ronde { $round }
check-system-unknown = le système d'appariement n'est pas connu (--system) : seules les règles communes à tous les systèmes sont vérifiées
check-numbering = les numéros ne suivent pas les classements : { $a } ({ $rating }) précède { $b } ({ $other })
check-event = { $n ->
    [one] { $system }, { $n } ronde
   *[other] { $system }, { $n } rondes
 }
check-round-equal = ronde { $round } : identique
check-no-rounds = aucune ronde n'est encore appariée
check-other-type = le rapport est d'un autre type ({ $type }) : seules les règles de tous les systèmes ont été vérifiées
check-fits-best = { $system } convient le mieux parmi les éditions essayées : rondes identiques : { $equal } sur { $n }
check-fits-none = le rapport ne nomme aucun système et aucun ne convient : le plus proche, { $system }, donne { $equal ->
    [0] aucune ronde
    [one] { $equal } ronde
   *[other] { $equal } rondes
 } sur { $n } ; nommez le système pour voir les écarts
check-as-last = ronde { $round } : conforme comme dernière ronde ; le rapport n'annonce pas le nombre de rondes
check-as-earlier = ronde { $round } : conforme si ce n'est pas la dernière ; le rapport n'annonce pas le nombre de rondes
check-without-acceleration = { $fits } ; l'accélération { $acceleration } nommée dans le rapport ne va pas avec { $system } et n'a pas été appliquée
check-closing = { $n ->
    [one] { $n } tournoi
   *[other] { $n } tournois
} : { $clean } sans différence, { $different } avec différences, { $unchecked } non { $unchecked ->
    [one] vérifié
   *[other] vérifiés
}, { $unread } { $unread ->
    [one] illisible
   *[other] illisibles
}
check-rounds = { $equal } rondes identiques sur { $n } ; éditions : { $editions }
check-line = ronde { $round } : joué { $played } ; selon les règles { $expected }.
cause-round = cause probable : { $cause }
cause-edition = conforme à { $system }
cause-acceleration = conforme à { $system } avec l'accélération { $acceleration }
cause-no-acceleration = conforme à { $system } sans accélération
cause-colour = conforme si le sort donne l'autre couleur au numéro 1
cause-last = conforme si elle a été appariée comme dernière ronde
cause-not-last = conforme si elle n'a pas été appariée comme dernière ronde
cause-numbers = conforme avec des numéros dans l'ordre du classement Elo : les numéros ont changé depuis
cause-border = conforme avec un point de plus pour les numéros 1 à { $border } : accélération à la main, ou autre limite
cause-moved = conforme si le numéro { $player } était à la place { $place } de la liste, qui a changé depuis
cause-hand-colours = { $n ->
    [one] cause probable : tout est égal sauf les couleurs de la table { $boards } : changement à la main
   *[other] cause probable : tout est égal sauf les couleurs des tables { $boards } : changement à la main
  }
cause-hand-swap = cause probable : tout est égal sauf un échange aux tables { $boards } : changement à la main
cause-hand = { $n ->
    [one] aucune cause connue : ni édition, ni accélération, ni limite, ni couleur tirée au sort, ni numérotation, ni table ajoutée ne donne cette ronde ; une table sur { $all } diffère ({ $boards })
   *[other] aucune cause connue : ni édition, ni accélération, ni limite, ni couleur tirée au sort, ni numérotation, ni table ajoutée ne donne cette ronde ; { $n } tables sur { $all } diffèrent ({ $boards })
  }
cause-renumbered = cause probable : les numéros ont changé avant la ronde { $first }. À partir de celle-ci tout est égal, les numéros ne suivent pas les classements Elo du fichier, et ils peuvent changer jusqu'à l'appariement de la ronde 4 ; { $n ->
    [one] une table sur { $all } diffère ({ $boards })
   *[other] { $n } tables sur { $all } diffèrent ({ $boards })
  }
cause-added = { $n ->
    [one] cause probable : les autres sont appariés sans les personnes de { $boards }, table ajoutée à la main
   *[other] cause probable : les autres sont appariés sans les personnes de { $boards }, tables ajoutées à la main
  }
check-for = Pour { $pair } : { $reason }
check-against = Contre { $pair } : { $reason }
check-page-title = Appariements vérifiés
check-page-file = Fichier
check-page-verdict = Verdict
check-page-system = Système
check-page-rounds = Rondes identiques
check-page-found = Différences
check-verdict-clean = sans différence
check-verdict-differs = avec différences
check-verdict-not-checked = non vérifié
check-verdict-unreadable = illisible
error-folder-without-reports = { $path } ne contient aucun rapport ({ $endings })
check-too-large = { $unread ->
    [one] NON VÉRIFIÉ : { $unread } ronde sur { $n } est trop grande pour la lecture du règlement ; rien ne diffère dans les autres
   *[other] NON VÉRIFIÉ : { $unread } rondes sur { $n } sont trop grandes pour la lecture du règlement ; rien ne diffère dans les autres
}
check-not-checked = NON VÉRIFIÉ : aucune ronde n'a été réappariée
check-clean = aucune différence
verify-false = FAUX [{ $article }] { $text }
    Il faudrait : [{ $due_article }] { $due }
verify-article = ARTICLE ERRONÉ [{ $article }] { $text }
    C'est { $due_article } qui décide.
verify-text = PHRASE ERRONÉE [{ $article }] { $what }
    D'après les valeurs : { $due }
verify-added = DE TROP [{ $article }] { $text }
verify-missing = MANQUE [{ $due_article }] { $due }
verify-moved = MAL PLACÉ [{ $article }] { $text }
verify-measure = MESURE ERRONÉE { $what } ; c'est { $due }
verify-pair = PAIRE ERRONÉE, n° { $what } ; selon les règles : { $due }
verify-board = NON JOUÉ { $what } : le rapport du tournoi donne d'autres adversaires ou d'autres couleurs
verify-changed = { $n ->
    [one] Une rencontre publiée n'est pas celle des règles
   *[other] { $n } rencontres publiées ne sont pas celles des règles
 } : les affirmations portent sur la ronde selon les règles.
verify-sum = Ronde { $round } : { $n ->
    [one] une affirmation
   *[other] { $n } affirmations
 }, { $faults ->
    [0] tout est vrai, rien ne manque.
    [one] une faute.
   *[other] { $faults } fautes.
 }
check-found = { $n ->
    [one] { $n } différence trouvée
   *[other] { $n } différences trouvées
 }

## Bureau d'arbitrage : journal, avis, règles enfreintes

outcome-adjourned = ajournée
cited = { $sentence } [{ $article }]
broken-forbidden = { $player } et { $other } ne doivent pas se rencontrer dans ce tournoi
broken-met = { $player } a déjà joué contre { $other }
broken-free-points = { $player } a déjà eu des points sans jouer et ne peut avoir l'exemption
broken-barred = l'arbitre a exclu l'exemption pour { $player }
broken-added-game = une partie a été ajoutée à une ronde publiée ; ce texte ne le prévoit pas, et aucun échiquier publié n'a changé
broken-third-colour = { $player } aurait { $colour } pour la troisième fois de suite
broken-difference = { $player } aurait eu { $colour } trois fois de plus que l'autre couleur
notice-maxi = plus de joueurs que les rondes n'en départagent ({ $count } > 2^{ $rounds } = { $most }) : décidez si c'est un maxi-tournoi
notice-many-rounds = { $rounds } rondes, c'est trop pour { $count } joueurs : en { $most } rondes, tout le monde s'est rencontré
notice-not-checked-in = { $n ->
    [one] pas de pointage, pas d'appariement : { $players }
   *[other] { $n } personnes n'ont pas pointé et ne sont pas appariées : { $players }
 }
notice-not-asked = { $n ->
    [one] on ne sait pas si cette personne joue : { $players }
   *[other] on ne sait pas si ces personnes jouent : { $players }
 }
notice-adjourned = ronde { $round }, échiquier { $board } : partie ajournée, comptée nulle
notice-outside = la ronde { $round } a lieu le { $day }, hors des dates de l'événement ({ $first } au { $last })
notice-stale-draft = le brouillon n'est plus à jour
log-because = { $what } ({ $reason })
log-public = { $what } · motif public : { $reason }
log-undo = annulation de l'entrée { $seq } : { $what }
log-redo = rétablissement de l'entrée { $seq } : { $what }
log-event = événement { $about }
log-event-day = événement { $about } (le { $day })
log-event-days = événement { $about } (du { $first } au { $last })
log-access-password = accès : nouveau mot de passe pour « { $role } »
log-access-close = accès : mot de passe retiré pour « { $role } »
log-access-token = accès : jeton « { $name } » créé pour « { $role } »
log-access-forget = accès : jeton « { $name } » révoqué pour « { $role } »
log-restored = sauvegarde { $copy } restaurée
log-restored-saved = sauvegarde { $copy } restaurée ; l'événement tel qu'il était est gardé sous { $saved }
log-event-closed = événement clos
log-archived = archivé
log-unarchived = sorti des archives
log-with = { $what } ; { $more }
log-labelled = { $label } : { $value }
log-mode-left = mode FIDE quitté
log-tournament = { $n ->
    [one] tournoi { $name } : { $system }, { $n } ronde
   *[other] tournoi { $name } : { $system }, { $n } rondes
 }
log-settings = { $n ->
    [one] réglages de { $name } : { $system }, { $n } ronde
   *[other] réglages de { $name } : { $system }, { $n } rondes
 }
log-colour = le sort donne { $colour } au numéro 1
log-lots = tirage au sort : { $players }
log-lots-numbers = { $what } ; numéros attribués selon le tirage
log-drawn-again = { $what } ; nouveau tirage : { $reason }
log-by-program = par le programme
log-seed = graine { $seed }
log-how-and-seed = { $how }, graine { $seed }
log-forbidden = ne doivent pas se rencontrer : { $groups }
log-apart = règles qui séparent des joueurs : { $rules }
log-categories = catégories ({ $year }) : { $names }
log-prizes = prix : { $lists }, { $sum } en tout
apart-rule = { $by ->
    [club] Même club
    [federation] Même fédération
   *[family] Même famille ou groupe
} : à séparer { $until ->
    [0] à toutes les rondes
    [1] à la ronde 1
   *[other] des rondes 1 à { $until }
}{ $wish ->
    [yes] {", "}vœu de l'organisation.
   *[no] {"."}
}
apart-dropped = Vœu non suivi à cette ronde, faute d'appariement régulier : { $rule }
log-bye-barred = pas d'exemption pour { $players }
log-entered = inscription : { $players }
log-edited = fiche de { $name } modifiée : { $about }
log-updated = { $n ->
    [one] { $n } joueur mis à jour : { $people }
   *[other] { $n } joueurs mis à jour : { $people }
 }
log-removed = suppression de { $name }
log-numbered = { $n ->
    [one] { $n } joueur numéroté
   *[other] { $n } joueurs numérotés
 }
log-list-closed = { $n ->
    [one] liste close avec { $n } joueur
   *[other] liste close avec { $n } joueurs
 }
log-plays = ronde { $round } : { $name } jouera
log-away = ronde { $round } : { $name } ne jouera pas
log-half-bye = ronde { $round } : { $name } a une exemption d'un demi-point
log-full-bye = ronde { $round } : { $name } a une exemption d'un point
log-withdrawn = { $name } abandonne
log-vanished = absence non annoncée de { $name }
log-expelled = exclusion de { $name }
log-returned = { $name } revient
log-checked-in = pointage : { $players }
log-not-here = pointage annulé : { $players }
log-absentees = absences à la ronde { $round } : { $said }
log-plays-n = jouent : { $players }
log-misses-n = absences à cette ronde : { $players }
log-half-n = exemption d'un demi-point : { $players }
log-out-n = abandon : { $players }
log-drafted = ronde { $round } appariée (brouillon)
log-drafted-bye = ronde { $round } appariée (brouillon), exemption donnée à la main à { $name }
log-draft-changed = brouillon modifié à la main : { $pairs }
log-draft-dropped = brouillon supprimé
log-published = ronde { $round } publiée
log-round-changed = ronde { $round } publiée modifiée : { $pairs }
log-breaks = { $what } ; enfreint { $articles }
log-imported = import de { $name } : { $players }, { $rounds }
log-reports = résultats annoncés par les joueurs : { $how ->
    [propose] proposés à l'arbitre
    [count] comptés si les deux concordent
   *[off] non acceptés
 }
log-reported = ronde { $round }, échiquier { $board } : { $name } annonce { $outcome }
log-reported-counts = ronde { $round }, échiquier { $board } : { $name } confirme { $outcome }, qui compte
log-results = { $n ->
    [one] ronde { $round }, échiquier { $results }
   *[other] ronde { $round }, échiquiers { $results }
 }
log-board-result = { $board } : { $outcome }
log-corrected = ronde { $round }, échiquier { $board } corrigé en { $outcome }
log-corrected-from = ronde { $round }, échiquier { $board } corrigé de { $was } en { $outcome }
log-for-later = { $what }, pour les rondes encore à apparier
log-for-rating = { $what }, pour le classement Elo seulement
log-colours-reversed = ronde { $round }, échiquier { $board } : couleurs inversées
log-colours-as-paired = ronde { $round }, échiquier { $board } : couleurs prévues
log-hall = écrans de salle : message { $message }
log-hall-starts = écrans de salle : message { $message }, prochaine ronde à { $starts }
log-hall-nothing = écrans de salle : message retiré
log-timetable = calendrier des rondes : { $rounds }
log-start = ronde { $round } : { $starts }
log-posted = résultats de la ronde { $round } affichés
log-tournament-closed = tournoi clos
log-pair = { $white } – { $black }

## Ligne de commande

overview-usage = utilisation : ronde COMMANDE [arguments]
overview-about = Appariements au système suisse selon les règles, avec l'article qui décide de chaque paire.
overview-rounds = apparier et expliquer
overview-tables = tableaux
overview-events = événements
overview-server = serveur
overview-laboratory = laboratoire
overview-help = pour commencer
overview-more =
    `ronde COMMANDE --help` montre les arguments et des exemples ; --lang choisit la langue.
    Codes de retour : 0 fait, 1 aucun appariement régulier, 2 erreur interne, 3 données fausses,
    4 différences trouvées, 5 fichier qui ne peut être lu ou écrit, 6 rien à vérifier.
usage-prefix = { "utilisation : " }
usage-positionals = { "arguments " }
usage-options = { "options " }
usage-wrong = { $what } (voir `{ $prog } --help`)
usage-argument = argument { $argument } : { $what }
usage-unrecognized = arguments inconnus : { $words }
usage-meant = option { $word } inconnue ; vouliez-vous dire { $meant } ?
usage-required = arguments manquants : { $words }
usage-one-required = il faut l'un des arguments { $words }
usage-one-value = il faut une valeur
usage-values = il faut { $count } valeurs
usage-some-values = il faut au moins une valeur
usage-most-one-value = une valeur au plus est permise
usage-choice = { $value } n'est pas l'un des choix { $choices }
usage-whole-number = { $value } n'est pas un nombre entier
usage-positive = { $value } n'est pas un nombre entier supérieur à 0
usage-particular = { $value } n'est pas compris
usage-number = { $value } n'est pas un nombre
usage-not-with = incompatible avec { $other }
usage-no-value = n'admet pas de valeur ({ $value })
usage-ambiguous = { $option } peut signifier { $matches }
command-pair = apparier la ronde suivante et en imprimer la liste des paires
command-explain = dire quel article a décidé de chaque paire
command-why = expliquer pourquoi deux joueurs se rencontrent, ou ce qui l'empêche
command-check = réapparier toutes les rondes d'un fichier et lister les différences
command-verify = prouver chaque affirmation d'une ronde expliquée, d'après le seul rapport
command-generate = jouer des tournois au hasard, reproductibles à partir d'une graine
command-study = jouer de nombreux tournois simulés et comparer les systèmes
command-standings = le classement avec ses départages
command-crosstable = la grille américaine par place ou par numéro
command-pairings = les appariements d'une ronde par échiquier ou par nom
command-list = la liste de départ
command-card = la fiche d'appariement d'un joueur
command-ratings = variations de classement et performances, ou normes de titre
command-prizes = qui reçoit quel prix, et la règle qui le donne
command-report = les décisions particulières d'une ronde et leurs motifs
command-print = appariements, classement, fiches, feuilles de résultat et de match en PDF
command-teams = les rencontres, les échiquiers et le rapport d'un tournoi par équipes
command-systems = lister les systèmes d'appariement et les accélérations
command-rules = les articles d'un règlement
command-new = créer un fichier d'événement
command-import = inscrire les joueurs d'une liste, ou reprendre un tournoi entier
command-player = ajouter un joueur, annoncer une absence, un abandon, un retour
command-lists = listes de classement sur cette machine : mise à jour, recherche
command-settings = changer les réglages d'un tournoi
command-timetable = fixer et afficher la date et l'heure de chaque ronde
command-lots = tirer au sort les joueurs d'un tournoi, ou noter un tirage
command-draft = apparier la ronde suivante en brouillon, la modifier à la main
command-publish = publier la ronde suivante
command-result = saisir ou corriger des résultats
command-export = écrire des rapports, des tableaux ou un site
command-close = clore un tournoi ou l'événement entier
command-log = tout ce qui a été fait, par qui et quand
command-undo = annuler la dernière action
command-redo = rétablir ce qui a été annulé
command-backup = copier un événement
command-restore = mettre une copie à la place d'un événement
command-serve = le bureau d'arbitrage dans le navigateur, pour arbitres et joueurs
command-sample = écrire les fichiers d'exemple des guides
command-completion = afficher le script de complétion d'un shell
examples-pair =
    exemples :
        ronde pair samples/open.trf --system elo-swiss
        ronde pair --batch events/ --jobs 4 -o pairs  beaucoup de fichiers ; les appariements dans un dossier
        ronde pair samples/open.trf --reading         par le second programme, qui lit le règlement mot à mot
    le nombre de lignes, puis `blancs noirs` par ligne ; l'exemption est `numéro 0`
examples-explain =
    exemples :
        ronde explain samples/open.trf --system elo-swiss --player 7 --lang fr
examples-why =
    exemples :
        ronde why samples/open.trf 3 11 --system elo-swiss
examples-check =
    exemples :
        ronde check samples/open.trf                     l'édition se trouve par les noms, les dates, ou au mieux
        ronde check samples/open.trf --system elo-swiss  selon un système
        ronde check samples/open.trf --reading           par le second programme, qui lit le règlement mot à mot
        ronde check events/*.trf                         plusieurs fichiers ; code de retour 4 si quelque chose
                                                         diffère, 6 si aucune ronde ne peut être réappariée
examples-verify =
    exemples :
        ronde explain samples/open.trf --json > ronde.json
        ronde verify ronde.json samples/open.trf  code 0 : tout est vrai, rien ne manque, 4 : des fautes
examples-generate =
    exemples :
        ronde generate --players 30 --rounds 7 --seed 42 --system elo-swiss -o event.trf
        ronde generate --players 100 --rounds 9 --seed 1 --system lim --count 500 --dir events
        ronde generate --players 40 --rounds 7 --forfeits 2 --half-byes 5% --late-entries 3 -o event.trf
        ronde generate --config rtg.txt --acceleration baku -o event.trf
        ronde generate --model open.trf --seed 7 -o like.trf
        ronde generate --teams 12 --boards 4 --rounds 5 --seed 7 -o teams.trf
examples-study =
    exemples :
        ronde study ranking.toml ranking --jobs 4
        ronde study ranking.toml ranking --resume --cluster tcp://10.0.0.5:8786
        ronde study report ranking
examples-lists =
    exemples :
        ronde lists update players_list_foa.txt
        ronde lists update ffe.csv --list ffe
        ronde lists search carlsen mag
examples-standings =
    exemples :
        ronde standings samples/open.trf --tiebreaks "PTS,DE,BH/C1,BH,SB" --edition 2026
        ronde standings samples/open.trf --tiebreaks fide-swiss --format csv
        ronde standings samples/open.trf --cma
        ronde standings samples/teams.trf --teams --tiebreaks "PTS,MPvGP,EDEBT,EMGSB/C1"
        ronde standings samples/open.trf --category "<2000" --ratings
examples-crosstable =
    exemples :
        ronde crosstable samples/open.trf
        ronde crosstable samples/open.trf --by number --format html -o grid.html
examples-pairings =
    exemples :
        ronde pairings samples/open.trf --round 3
        ronde pairings samples/open.trf --order alphabetical --format html -o round.html
examples-list =
    exemples :
        ronde list samples/open.trf --order name  par nom
        ronde list samples/open.trf --histories   couleurs et flottements de tous
examples-card =
    exemples :
        ronde card samples/open.trf 7                             la fiche ordinaire
        ronde card samples/open.trf 7 --sheet draughts --lang fr  la fiche de la fédération de dames
examples-ratings =
    exemples :
        ronde ratings samples/open.trf
        ronde ratings samples/open.trf --k 7=40 --k 12=40
        ronde ratings samples/open.trf --norms
examples-prizes =
    exemples :
        ronde prizes samples/open.trf --main "300 200 100" --list "<2000=80 40"
        ronde prizes samples/open.trf --main "500 300 200 100" --sharing hort --unit 1 --lang fr
examples-report =
    exemples :
        ronde report samples/open.trf --round 3 --lang fr
examples-print =
    exemples :
        ronde print samples/open.trf pairings -o round.pdf
        ronde print samples/open.trf slips --round 4 --lang fr -o slips.pdf
        ronde print samples/open.trf cards --player 7 -o card.pdf
        ronde print samples/teams.trf sheets --teams -o sheets.pdf
        ronde print samples/teams.trf boards --teams -o prizes.pdf
examples-teams =
    exemples :
        ronde teams samples/teams.trf                        les rencontres suivantes avec leurs échiquiers
        ronde teams samples/teams.trf --write -o next.trf    le rapport avec la ronde suivante
        ronde teams samples/teams.trf --fold -o teams.trf    les équipes comme un tournoi à part
        ronde teams league.trf --number --lots 7 -o new.trf  numéros selon l'article 3.1.3 des dames
    pair, explain, why, check, report, standings et crosstable admettent --teams
examples-systems =
    exemples :
        ronde systems
examples-rules =
    exemples :
        ronde rules dutch-2012       les articles et leurs titres
        ronde rules dutch-2012 A7.a  un article
        ronde rules dutch-2012 R13   une interprétation
examples-new =
    exemples :
        ronde new open.ronde --name "Spring Open" --template open --rounds 7  d'après un modèle
        ronde new club.ronde --name "Club" --system elo-swiss --rounds 5      avec un système
        ronde new open.ronde --name "Open B" --add                            un tournoi de plus dans l'événement
examples-import =
    exemples :
        ronde import open.ronde players.csv                            une liste de joueurs
        ronde import open.ronde old-event.trf --whole                  avec ses rondes, comme un tournoi à part
        ronde import open.ronde players_list_foa.txt --update-ratings  les nouveaux classements
examples-player =
    exemples :
        ronde player open.ronde add "Dupont, Jean" --rating 2100   inscrire un joueur
        ronde player open.ronde absent 7 --round 3                 ne joue pas, sans point
        ronde player open.ronde half 7 --round 3                   une exemption d'un demi-point
        ronde player open.ronde withdraw 7 --reason "malade"       abandonne
        ronde player open.ronde edit 7 --rating 2150               corriger la fiche
        ronde player open.ronde here 1 2 3 5                       joueurs qui ont pointé
        ronde player open.ronde apart 3 8 --reason "même famille"  ne doivent pas se rencontrer
        ronde player open.ronde close-list                         clore la liste des joueurs
examples-settings =
    exemples :
        ronde settings open.ronde                                  les réglages du tournoi
        ronde settings open.ronde --rounds 7 --tiebreaks BH/C1,BH  les changer
        ronde settings open.ronde --option maxi=yes                une option du système
examples-timetable =
    exemples :
        ronde timetable open.ronde                                                 l'afficher
        ronde timetable open.ronde --first 2026-11-20 --fill "20:00 / 9:30 14:30"  une ronde, puis deux par jour
        ronde timetable open.ronde 5="2026-11-22 10:00"                            une autre heure pour la ronde 5
examples-lots =
    exemples :
        ronde lots draughts.ronde                                     le programme tire ; le journal garde la graine
        ronde lots draughts.ronde --seed 20260301                     une graine que les joueurs ont vue
        ronde lots draughts.ronde --order 3,1,2,4 --how "au chapeau"  un tirage fait à la main
examples-draft =
    exemples :
        ronde draft open.ronde                                         apparier la ronde suivante sans la publier
        ronde draft open.ronde --swap 3 11 --reason "même club"        échanger deux joueurs
        ronde draft open.ronde --colours 4 --reason "accord des deux"  échanger les couleurs d'un échiquier
        ronde draft open.ronde --bye 12 --reason "tous l’ont eue"      donner l'exemption à la main
examples-publish =
    exemples :
        ronde publish open.ronde                                                   publier le brouillon (apparié d'abord s'il manque)
        ronde publish open.ronde --swap 3 11 --reason "déjà rencontrés"            modifier la ronde publiée
        ronde publish open.ronde --pair 31 9 --ground late-entry --reason "avion"  une inscription tardive rencontre qui a l'exemption
examples-result =
    exemples :
        ronde result open.ronde 1=1-0 2=½ 3=0-1 4=+-                             échiquiers de la dernière ronde et leurs résultats
        ronde result open.ronde 5=1-0 --correct --reason "mal saisi"             corriger un résultat
        ronde result open.ronde --wrong-colours 5 --reason "les deux le disent"  jouée avec les couleurs inversées
examples-export =
    exemples :
        ronde export open.ronde -o open.trf
        ronde export open.ronde --as trf26 -o open.trf
        ronde export open.ronde --as standings --format csv
        ronde export open.ronde --as site -o pages
examples-close =
    exemples :
        ronde close open.ronde          le tournoi est fini
        ronde close open.ronde --event  l'événement aussi
examples-log =
    exemples :
        ronde log open.ronde --last 20
examples-undo =
    exemples :
        ronde undo open.ronde                  la dernière action sur le tournoi
        ronde undo open.ronde --tournament ""  la dernière action sur l'événement lui-même, comme sa clôture
examples-redo =
    exemples :
        ronde redo open.ronde
examples-backup =
    exemples :
        ronde backup open.ronde
        ronde backup open.ronde -o usb-stick/open.ronde
examples-restore =
    exemples :
        ronde restore open.ronde open.ronde.backups/00007-20260301-101500-000042-before-open-round-3.ronde
        ronde restore open.ronde  la copie intacte la plus récente, même si l'événement est abîmé
examples-sample =
    exemples :
        ronde sample                       écrit samples/open.trf et samples/teams.trf
        ronde pair samples/open.trf
examples-completion =
    exemples :
        eval "$(ronde completion bash)"    dans ~/.bashrc ; de même avec zsh
        ronde completion fish | source     dans ~/.config/fish/config.fish
examples-serve =
    exemples :
        ronde serve                        les événements de ~/Ronde, pour cette machine seulement
        ronde serve .                      les événements de ce dossier
        ronde serve events --host 0.0.0.0  pour toute la salle ; demande un mot de passe
        ronde serve --sample               un événement d'exemple à la ronde 4
        ronde serve --engine --port 8080   des appariements pour d'autres programmes, par HTTP
help-help = montrer cette aide
help-lang = langue des textes
help-file = un rapport de tournoi (TRF) ; - lit l'entrée standard
help-files = des rapports de tournoi (TRF)
help-system = le système d'appariement, par sa clé ou un nom comme dutch
help-acceleration = une accélération, ou none
help-teams = les équipes au lieu des joueurs
help-round = la ronde (par défaut la suivante ; la dernière d'un tournoi fini)
help-round-of-file = une ronde du fichier (par défaut la dernière)
help-json = imprimer du JSON pour d'autres programmes
help-output = écrire dans un fichier
help-pair-files = un rapport de tournoi (TRF), ou - pour l’entrée standard ; avec --batch plusieurs, et des dossiers ; sans aucun, leurs noms sur l’entrée standard
help-pair-batch = apparier beaucoup de fichiers d’un coup : à côté d’open.trf vient open.pairs ; une ligne pour chacun, et le code de sortie est le pire
help-pair-jobs = avec --batch : fichiers appariés en même temps (par défaut : 1)
help-pair-output = écrire dans un fichier ; avec --batch : le dossier des appariements
help-explain-player = seulement ce qui concerne ce joueur
help-why-a = un joueur
help-why-b = un autre joueur
help-why-colour = pourquoi ces couleurs
help-why-if = qui A rencontrerait si sa dernière partie (ou celle de A et B) s'était terminée autrement
help-standings-why = le départage qui sépare deux personnes, ronde par ronde
help-check-explain = expliquer les paires attendues
help-verify-claims = une ronde telle que `ronde explain --json` l'écrit ; - lit l'entrée standard
help-check-verbose = tout dire : tournois sans différence, rondes identiques, éditions, remarques
help-check-jobs = nombre de tournois vérifiés en même temps (par défaut : un par processeur)
help-check-format = text, json (avec les paires attendues), csv (une ligne par constat) ou html (une page)
help-check-output = écrire dans ce fichier
help-format = par défaut du texte pour un terminal
help-tiebreaks = des codes comme "PTS,DE,BH/C1,BH,SB", ou une liste qui a un nom
help-edition = comment comptent les parties non jouées
help-after = le classement après la ronde N
help-break-ties = tirer au sort les dernières égalités à partir d'une graine
help-team-points = classer les équipes sur les points de match ou de partie
help-cma = la liste de l'article 9 du système Dubov
help-by = l'ordre des lignes
help-order = l'ordre de la liste
help-histories = couleurs et flottements, ronde par ronde
help-card-player = le numéro du joueur
help-sheet = quelle fiche (par défaut celle du tournoi)
help-print-what = l'un de { $choices } ; les trois derniers avec --teams : feuilles de match, joueurs, prix par échiquier
help-print-player = seulement la fiche de ce joueur
help-print-tiebreaks = pour le classement et la grille
help-print-output = écrire dans un fichier ; - écrit sur la sortie standard
help-teams-write = le rapport avec la ronde suivante
help-teams-fold = les équipes comme joueurs d'un rapport à part
help-teams-number = numéroter les équipes, avant la ronde 1
help-teams-lots = tirer au sort entre équipes à égalité
help-ratings-norms = normes de titre : obtenues, ou manquées pour peu de conditions
help-category = cette catégorie seulement : U12, S65, femmes, hommes, unrated, <1800, 1400-1799, FRA, ou une que le fichier nomme
help-standings-ratings = avec variation Elo et performance
help-prizes-main = les prix de tout le monde, par place : "300 200 100"
help-prizes-list = les prix d'une catégorie : "U12=80 40", "femmes=100" (plusieurs fois)
help-prizes-sharing = à égalité de points : partage égal, Hort, ou aucun (les départages décident)
help-prizes-cumulative = les prix de plusieurs listes se cumulent ; sinon un seul, le meilleur
help-prizes-games = parties à jouer pour avoir un prix
help-prizes-currency = le code de la monnaie (EUR)
help-prizes-unit = les montants sont des multiples de ceci : 1, 0.50
error-category-needs-date = { $name } demande la date du tournoi (042), que le fichier n'a pas
error-unknown-category = il n'y a pas de catégorie { $name } ; { $known }
category-known = le tournoi a { $names } ; U12, S65, femmes, hommes, unrated, <1800, 1400-1799 ou FRA se passent de définition
category-none = le tournoi n'en définit aucune ; U12, S65, femmes, hommes, unrated, <1800, 1400-1799 ou FRA se passent de définition
error-prizes-written = les prix s'écrivent NOM=MONTANTS, et non { $word }
help-ratings-k = le coefficient K d'une personne, s'il ne suit pas du classement et de l'âge
help-ratings-within = avec --norms : tentatives auxquelles manquent jusqu'à N conditions (par défaut : { $default })
error-k-written-id-k = K s'écrit ID=K, par exemple 7=40, pas { $word }
help-generate-players = nombre de joueurs
help-generate-teams = un tournoi par équipes de N équipes
help-generate-boards = échiquiers d'une rencontre (par défaut { $default })
help-generate-rounds = nombre de rondes
help-generate-seed = départ des nombres aléatoires ; sans lui, il est tiré et affiché sur la sortie d'erreur
help-generate-system = le système d'appariement (par défaut l'usuel)
help-draw-rate = part des nulles entre joueurs de même force (par défaut { $default })
help-forfeit-rate = part des parties perdues par forfait
help-absence-rate = risque d'une absence annoncée, par joueur et par ronde
help-half-bye-rate = risque d'une exemption d'un demi-point, par joueur et par ronde
help-late-rate = part des joueurs qui arrivent en retard
help-withdrawal-rate = part des joueurs qui abandonnent
help-lowest-rating = par défaut { $default }
help-highest-rating = par défaut { $default }
help-count = nombre de tournois (avec --dir)
help-dir = dossier pour plusieurs tournois, nommés par leurs graines
help-generate-model = un tournoi semblable à ce rapport : ses joueurs, rondes, absences et réglages, avec d'autres résultats
help-generate-config = lignes Nom=valeur, comme pour JaVaFo et bbpPairings (docs/drop-in.md) ; la ligne de commande l'emporte
help-generate-forfeits = forfaits : tant par ronde, ou cette part des parties (2 ou 5%)
help-generate-absences = absences annoncées : tant par ronde, ou cette part des joueurs
help-generate-half-byes = exemptions d'un demi-point : tant par ronde, ou cette part des joueurs
help-generate-unusual = résultats inhabituels (0-0, ½-0, parties non comptées) : tant par ronde, ou cette part
help-generate-late-entries = joueurs arrivés après la ronde 1 : tant en tout, ou cette part
help-generate-withdrawals = joueurs partis avant la fin : tant en tout, ou cette part
help-generate-output = le fichier d'un seul tournoi
help-lists-action = montrer les listes (show), en mettre une à jour (update) ou y chercher (search) ; par défaut { $default }
help-lists-what = la liste à importer (texte, XML, CSV ou ZIP ; un fichier ou une adresse web), ou ce qu'on cherche
help-lists-list = la liste à mettre à jour (par défaut { $default })
help-lists-rating = la cadence des classements, si la liste n'en a qu'une colonne (par défaut { $default })
help-study-file = l'étude ; ou le mot report
help-study-folder = le dossier des résultats (par défaut : le nom de l'étude)
help-study-jobs = processus sur cette machine (par défaut : un par cœur)
help-study-cluster = l'adresse d'un ordonnanceur Dask, dont les processus jouent les tournois
help-study-resume = reprendre une étude interrompue
help-rules-key = un règlement ; sans lui, leur liste
help-rules-article = un article ou une interprétation
help-event = un fichier d'événement (.ronde) ou l'URL d'une base de données
help-tournament = quel tournoi, si l'événement en a plusieurs
help-who = nom à noter au journal (par défaut votre nom d'utilisateur)
help-yes = confirmer tout avertissement qui se confirme une fois
help-confirm = confirmer un avertissement par le code qui l'accompagne
help-fide = commencer en mode FIDE : ce que la FIDE n'admet pas est refusé ou demande confirmation
help-leave-fide = quitter le mode FIDE pour de bon ; demande --reason
help-import-file = des joueurs : CSV, TRF, liste Elo FIDE, Papi
help-import-whole = un TRF avec ses rondes, comme nouveau tournoi
help-update-ratings = seulement les classements, par code FIDE
help-deed = ce qui se passe : { $choices }
help-deed-players = des numéros ; le nom d'un nouveau joueur
help-deed-round = la ronde manquée ; avec add, la première ronde jouée
help-player-name = nom, comme Nom, Prénom
help-player-estimate = une estimation de la force, sans Elo (affichée 1400 E)
help-player-rating = classement Elo
help-player-title = titre : GM, MI, MFF …
help-player-sex = h ou f
help-player-federation = fédération : FRA, BEL …
help-player-fide_id = code FIDE
help-player-birth = année ou date de naissance
help-player-club = club
help-player-licence = licence
help-player-categories = catégories données à la main, séparées par des virgules
help-player-family = une famille ou un groupe à séparer
help-reason = pourquoi, pour le journal
help-public-reason = un motif pour les joueurs et la fédération ; --reason ne va qu'au journal
help-swap = échanger deux joueurs
help-swap-colours = échanger les couleurs d'un échiquier
help-force = passer outre si une règle est enfreinte
help-give-bye = donner l'exemption à cette personne, avec un motif ; le système apparie les autres
help-pair-unpaired = faire se rencontrer deux personnes sans adversaire dans la ronde publiée
help-late = joueurs arrivés depuis : appariés entre eux, ou l'un avec la personne exempte ; les parties publiées restent
help-late-bye = avec --late : la personne restée seule a l'exemption, si nul autre ne l'a
help-ground = pourquoi changer une ronde publiée qui ne viole aucune règle
help-drop = supprimer le brouillon
help-results = un échiquier et son résultat : 1=1-0 2=½ 3=0-1 4=+-
help-result-round = la ronde (par défaut la dernière)
help-correct = corriger des résultats déjà saisis
help-rating-only = correction tardive : ne compte que pour le classement Elo
help-wrong-colours = jouée avec les couleurs inversées
help-post = noter que les résultats sont affichés (ouvre le délai de réclamation)
help-export-as = quoi écrire : { $choices }
help-export-round = pour les appariements et le classement
help-export-next = noter dans le rapport qui manque la ronde suivante
help-export-always = site : le réécrire après chaque publication
help-export-anonymous = le fichier de l'événement sans données personnelles, vers -o SORTIE : ni naissances, ni licences, ni paiements, ni motifs du journal
help-export-send = site : l'envoyer par cette commande après chaque publication, comme 'rsync -a {"{folder}"}/ club:www/'
help-export-never = site : ne plus l'écrire ni l'envoyer
help-export-output = un fichier (un dossier pour le site)
help-last = seulement les N dernières lignes
help-close-event = l'événement entier
help-undo-reason = pourquoi (nécessaire pour retirer une ronde publiée)
help-backup-output = par défaut le dossier à côté de l'événement
help-restore-copy = une copie (par défaut : la plus récente qui soit intacte)
help-setup-system = le système d'appariement, par sa clé ou par un nom comme dutch : { $current } ; éditions historiques : { $historical }
help-setup-rounds = le nombre de rondes
help-setup-acceleration = une accélération
help-setup-reason = le motif, si le nombre de rondes ou les départages changent après la ronde 1
help-setup-tiebreaks = des codes comme BH/C1,BH,SB (par défaut ceux du modèle ou du système)
help-setup-option = une option du système, comme maxi=yes
help-setup-points = un gain, une nulle, une perte (par défaut 1/0.5/0)
help-half_byes = exemptions d'un demi-point qu'un joueur peut demander
help-half_byes_until = la dernière ronde où elles s'accordent
help-late_entry = pour une ronde manquée par un retardataire : Z rien, H un demi-point
help-check_in = quand il faut pointer
help-claim_minutes = durée des réclamations après l'affichage des résultats
help-new-name = le nom de l'événement et de son tournoi
help-new-template = règlement de départ (par défaut { $default })
help-new-colour = couleur du numéro 1 à la ronde 1 (par défaut tirée au sort)
help-new-add = ajouter un tournoi à un événement existant
help-new-place = où l'on joue
help-new-arbiter = l'arbitre
help-timetable-rounds = le début d'une ronde, comme 5="2026-11-22 10:00" ; 5= l'efface
help-timetable-fill = les heures d'une journée, répétées chaque jour ; une barre oblique passe au jour suivant
help-timetable-first = le jour de la première ronde à remplir (par défaut le premier jour de l'événement)
help-timetable-from = la première ronde à remplir (par défaut { $default })
help-lots-order = les joueurs par numéro, dans l'ordre du tirage
help-lots-seed = la graine du tirage
help-lots-how = mode de tirage, pour le journal
help-lots-reason = motif pour refaire un tirage au sort
help-serve-place = un dossier ou une URL PostgreSQL (par défaut : le dossier RONDE_HOME, sinon ~/Ronde, créé au besoin)
help-serve-host = adresse d'écoute ; 0.0.0.0 pour accepter d'autres machines
help-serve-port = port d'écoute ; 0 en prend un libre
help-serve-password = choisir un nouveau mot de passe d'arbitre
help-serve-tls = chiffrer avec un certificat auto-signé et afficher son empreinte
help-serve-cert = chiffrer avec ce certificat (PEM)
help-serve-key = la clé privée du certificat (PEM)
help-serve-proxy = croire le mandataire à cette adresse (127.0.0.1) sur l'origine des demandes
help-serve-log-level = ce qui est écrit dans .ronde-desk/desk.log
help-sample-folder = le dossier de destination (par défaut : { $default })
help-shell = le shell : { $choices }
sample-written = { $file } : { $what }
sample-open = un open individuel après quatre rondes
sample-teams = une compétition par équipes après trois rondes
help-serve-no-browser = ne pas ouvrir le navigateur
help-serve-sample = démonstration : un événement d'exemple dans un dossier temporaire ; tout est effacé à l'arrêt
help-serve-with-sample = ajouter aux événements un exemple, la première fois
cli-confirm = pour continuer, répétez la commande avec --confirm { $codes }
help-serve-engine = pas de bureau : seulement POST /api/engine/pair, /explain et /check, pour des programmes (docs/drop-in.md) ; qui l'atteint peut s'en servir
cli-imported = { $n ->
    [one] { $n } joueur inscrit, déjà connus : { $known }
   *[other] { $n } joueurs inscrits, déjà connus : { $known }
 }
cli-ignored-columns = colonnes ignorées : { $columns }
cli-missing = manquent : { $boards }
cli-complete = complet
cli-pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
 }
cli-seed = graine { $seed }
cli-historical = Éditions historiques :
cli-accelerations = accélérations : { $keys }
cli-article = { $key } { $article } : { $title }
cli-serving = Ronde est à l'adresse { $address } (Ctrl-C l'arrête)
cli-events-kept = Les événements sont conservés dans { $folder }
cli-events-here = { $n ->
        [one] Il y a aussi un événement dans le dossier où vous êtes : ronde serve . l'ouvre
       *[other] Il y a aussi { $n } événements dans le dossier où vous êtes : ronde serve . les ouvre
    }
cli-demonstration = Démonstration : tout est effacé à l'arrêt
cli-engine = le moteur répond à { $address }
cli-fingerprint = Empreinte de son certificat (SHA-256) : { $fingerprint }
cli-password = { "Mot de passe de l'arbitre : " }
cli-password-again = { "Répétez le mot de passe : " }
cli-checking = vérification
cli-of-file = { $file } : { $sentence }
cli-batch-done = { $file } : ronde { $round }, { $n ->
    [one] { $n } appariement
   *[other] { $n } appariements
} dans { $place }
cli-generating = tournois

## Ce qui ne va pas dans une requête

invalid-request = { $what }
invalid-field = { $where } : { $what }
invalid-json = le corps n'est pas du JSON : { $error } au caractère { $at }
invalid-missing = ce champ est obligatoire
invalid-extra_forbidden = il n'y a pas de champ de ce nom
invalid-int_type = il faut un nombre entier
invalid-int_parsing = il faut un nombre entier
invalid-int_from_float = il faut un nombre entier
invalid-bool_type = il faut true ou false
invalid-bool_parsing = il faut true ou false
invalid-string_type = il faut un texte
invalid-list_type = il faut une liste
invalid-model_attributes_type = il faut un objet
invalid-dict_type = il faut un objet
invalid-literal_error = il faut l'une des valeurs { $expected }
invalid-greater_than_equal = au moins { $ge }
invalid-less_than_equal = au plus { $le }
invalid-string_too_short = { $min_length ->
    [one] au moins { $min_length } caractère
   *[other] au moins { $min_length } caractères
 }
invalid-string_too_long = au plus { $max_length } caractères
invalid-too_long = au plus { $max_length } éléments
invalid-too_many_fields = trop de champs
invalid-string_pattern_mismatch = écriture inattendue

## Pages

page-events = Événements
page-event = Événement
page-new_event = Nouvel événement
page-no_events = Aucun événement pour l'instant. Créez le premier : quelques champs suffisent, tout se modifie ensuite.
page-events_kept = Les événements sont conservés dans { $folder }.
page-open_file = Ouvrir un fichier
page-open_file_text = Un événement venu d'un autre ordinateur ou d'une clé, ou une sauvegarde : un fichier en .ronde. Il est vérifié puis copié ; aucun événement d'ici n'est écrasé. Les mots de passe ne suivent pas.
page-file_opened = { $name } est ouvert. Son fichier : { $file }.
page-file_opened_as = { $name } est ouvert. Il y a déjà ici un événement { $taken }, qui reste tel quel : celui-ci s'appelle { $file }.
page-demonstration = Démonstration
page-demonstration_band = Démonstration : tout est effacé à l'arrêt
page-demonstration_keep = Garder
page-demonstration_text = Ces événements se trouvent dans un dossier temporaire, effacé à l'arrêt de Ronde. « Garder » les copie dans { $folder }, dans leur état actuel ; ce que vous ferez ensuite n'y figurera pas. Pour continuer sur la copie, arrêtez Ronde, puis relancez-le avec : ronde serve
page-demonstration_copy = Garder ces événements
page-demonstration_kept = { $n ->
        [0] Il n'y a aucun événement à garder.
        [one] Copié dans { $folder } : { $files }.
       *[other] Copiés dans { $folder } : { $files }.
    }
page-sample_text = Ceci est l'événement d'exemple fourni avec Ronde.
page-sample_delete = Supprimer l'exemple
page-sample_delete_sure = Supprimer l'événement d'exemple et toutes ses sauvegardes ? Tout ce qui y a été saisi est perdu, et il ne reviendra pas au prochain démarrage.
page-sample_deleted = { $name } est supprimé.
page-nobody_entered = Personne n'est encore inscrit.
page-damaged = abîmé
page-restore_newest = Restaurer la sauvegarde intacte la plus récente
page-restored = { $name } : événement restauré ; le fichier abîmé est gardé à côté.
page-new_tournament = Nouveau tournoi
page-no_tournaments = Il n'y a pas encore de tournoi.
page-for_players = Pages des joueurs
page-desk = Bureau d'arbitrage
page-access = Accès
page-closed = clos
page-teams_n = { $n ->
    [one] { $n } équipe
   *[other] { $n } équipes
 }
page-players_n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
page-round_of = ronde { $n } sur { $rounds }
page-template = Partir de
page-template_open = Open
page-template_weekend = Week-end
page-template_rapid = Rapide
page-template_accelerated = Accéléré
page-template_club = Club, sans couleurs
page-template_draughts = Jeu de dames
page-create = Créer
page-save = Enregistrer
page-saved = Enregistré.
page-event_made = { $name } est prêt : saisissez les joueurs.
page-tournament_made = { $name } est prêt : saisissez les joueurs.
page-event_name = Nom de l'événement
page-tournament_name = Nom du tournoi
page-venue = Lieu
page-start = Premier jour
page-end = Dernier jour
page-arbiter = Arbitre
page-deputies = Adjoints, séparés par des virgules
page-federation = Fédération (FRA…)
page-time_control = Cadence
page-historical = Éditions historiques
page-system = Système d'appariement
page-acceleration = Accélération
page-none = aucune
page-unsaid = non précisé
page-option_maxi = Lim : maxi-tournoi
page-option_maxi_no = non
page-option_maxi_yes = oui : couleurs à 100 points Elo près seulement (10.2, 10.8, 12.7)
page-option_unrated = Jeu de dames : joueurs non classés
page-option_unrated_estimate = selon leur estimation (3.1.1)
page-option_unrated_below-average = juste sous la moyenne (3.1.2)
page-option_unrated_fifth = à un cinquième du bas (3.1.2)
page-option_lower_c_first = Dubov : à moyennes égales le plus faible Elo d'abord (6.2)
page-option_lower_c_first_no = non
page-option_lower_c_first_yes = oui
page-acceleration_haley = Haley (rondes 1 et 2)
page-acceleration_haley-3 = Haley sur trois rondes
page-acceleration_haley-soft = Haley douce
page-acceleration_degressive = Dégressive, trois groupes Elo
page-acceleration_quart = Par quarts (jeu de dames)
page-acceleration_baku = Bakou, avant 2026
page-acceleration_baku-2026 = Bakou (FIDE C.04.7, 2026)
page-acceleration_text_haley = La moitié haute compte un point de plus aux rondes 1 et 2, pour l'appariement seulement.
page-acceleration_text_haley-3 = La moitié haute compte un point de plus aux rondes 1 et 2, un demi-point à la ronde 3.
page-acceleration_text_haley-soft = La moitié haute compte un point de plus aux rondes 1 et 2, l'autre moitié un demi-point à la ronde 2.
page-acceleration_text_degressive = Les groupes A, B et C comptent deux points, un point ou rien de plus ; l'écart se réduit avec les points marqués et disparaît aux deux dernières rondes.
page-acceleration_text_quart = À la ronde 1, chaque moitié joue à part ; ensuite les premiers groupes sont coupés en deux tant qu'il y a trop de scores parfaits.
page-acceleration_text_baku = La moitié haute compte un point de plus au premier quart du tournoi, un demi-point au deuxième.
page-acceleration_text_baku-2026 = La moitié haute compte un point de plus au premier quart du tournoi, un demi-point au deuxième. La dernière personne du groupe haut reste la même jusqu'à la fin.
page-limit = Elo minimal du groupe haut
page-limit_usual = moitié de la liste
page-limit_a = Groupe A à partir de
page-limit_b = Groupe B à partir de
page-limits_override = même si un groupe a moins d'un quart ou plus de la moitié de la liste
page-tiebreaks = Départages
page-tiebreaks_text = À égalité de points, dans cet ordre.
page-tiebreaks_of_system = ceux du système
page-tiebreak_n = Départage { $n }
page-tiebreak_add = ajouter un départage…
page-tiebreak_code = Une autre variante, par son code
page-tiebreak_code_text = Code : /C2 retire les deux plus basses valeurs, /M1 la plus haute et la plus basse, /P compte les forfaits
page-tiebreaks_buchholz = Buchholz
page-tiebreaks_opponents = Points des adversaires
page-tiebreaks_results = Résultats
page-tiebreaks_ratings = Elo et performance
page-tiebreaks_draughts = Jeu de dames
page-tiebreaks_older = Textes plus anciens
page-tiebreaks_last = En dernier ressort
page-tiebreaks_teams = Équipes
page-preset = Liste prédéfinie
page-preset_choose = choisir…
page-preset_fide = FIDE (C.07)
page-preset_france = France : Buchholz tronqué, Buchholz, performance
page-preset_american = États-Unis : médian, Buchholz, cumulatif
page-preset_draughts = Jeu de dames (FMJD)
page-move_up = Monter
page-move_down = Descendre
page-take_off = Retirer
page-announced_text = Le nombre de rondes et les départages s'annoncent avant le tournoi. Un changement en cours de tournoi est possible, avec un motif ; le rapport le mentionne.
page-regulations = Points, exemptions, pointage, réclamations
page-scale = Barème
page-colours = Couleurs de la première équipe
page-points_win = Points du gain
page-points_draw = Points de la nulle
page-points_loss = Points de la perte
page-half_byes = Exemptions d'un demi-point par joueur
page-half_byes_until = … jusqu'à la ronde (0 : toutes sauf la dernière)
page-late_entry = Une inscription tardive reçoit par ronde manquée
page-late_nothing = rien
page-late_half = un demi-point
page-check_in = Pointage
page-check_in_none = aucun
page-check_in_first = avant la ronde 1
page-check_in_all = avant chaque ronde
page-claim_minutes = Minutes de réclamation après affichage (0 : jusqu'à l'appariement)
page-particulars = Renseignements
page-read_report = Importer un tournoi (TRF)
page-read_report_text = Un tournoi entier avec ses rondes, d'un fichier TRF de n'importe quel logiciel.
page-report_read = Tournoi importé depuis { $name }.
page-read = Importer
page-file = Fichier
page-copies = Sauvegardes
page-copies_text = Sauvegarde automatique avant chaque publication.
page-copy_to_stick = Copier sur clé USB
page-copy_to_stick_text = « Copier sur clé USB » télécharge l'événement en un seul fichier, sans les mots de passe : enregistrez-le sur la clé ; sur un autre ordinateur, « Ouvrir un fichier » (page d'accueil) le reprend.
page-copy_now = Sauvegarder
page-copies_n = { $n ->
    [one] { $n } sauvegarde
   *[other] { $n } sauvegardes
 }
page-copied = Sauvegardé : { $name }.
page-copy_before = avant la ronde { $round }
page-copy_download = Télécharger
page-copy_restore = Restaurer
page-copy_restore_sure = Remplacer l'état actuel par la sauvegarde du { $at } ? L'état actuel est d'abord sauvegardé.
page-copy_restored = Sauvegarde restaurée ; l'état précédent est lui aussi sauvegardé.
page-second_place = Seconde copie après chaque publication (dossier, clé USB)
page-second_place_text = Sans les mots de passe. Vide : pas de seconde copie.
page-archive_event = Archiver l'événement
page-event_anonymous = Copie sans données personnelles
page-event_anonymous_text = Un fichier qui ne garde que noms, classements, titres, fédérations, clubs, rondes et classement final : ni naissances, ni licences, ni paiements, ni motifs du journal, ni mots de passe.
page-archive_text = Un événement archivé quitte la liste. Rien n'est supprimé : il peut revenir à tout moment.
page-archive_tournament = Archiver le tournoi
page-archive_tournament_text = Pour un tournoi créé par erreur : il disparaît de toutes les pages et peut revenir.
page-unarchive = Désarchiver
page-archive_n = Archives ({ $n })
page-archived = Archivé. On peut désarchiver à tout moment.
page-unarchived = De retour dans la liste.
page-end_event = Clôture
page-end_event_text = Un événement clos est en lecture seule. Pour le rouvrir : Journal > Annuler.
page-close_event = Clore l'événement
page-event_closed = L'événement est clos.
page-overview = Vue d'ensemble
page-downloads = Téléchargements
page-prizes = Prix
page-categories = Catégories
page-rated = Elo et normes
page-settings = Réglages
page-journal = Journal
page-what_next = La suite
page-step_list = Liste des joueurs
page-step_check_in = Pointage de la ronde { $round }
page-step_timetable = Calendrier des rondes
page-step_close_list = Clôture de la liste
page-step_lots = Tirage des numéros
page-step_colour = Couleur du numéro 1
page-step_pair = Appariement de la ronde { $round }
page-step_publish = Publication de la ronde { $round }
page-step_published = La ronde { $round } est publiée
page-step_print = Impression de la ronde { $round }
page-step_late = Joueurs sans adversaire
page-step_results = Résultats de la ronde { $round }
page-step_standings = Classement après la ronde { $round }
page-step_report = Rapport pour la fédération
page-step_close = Fin du tournoi
page-mark_done = (fait)
page-mark_now = (à faire)
page-mark_open = (si besoin)
page-mark_later = (plus tard)
page-close_list_text = Les numéros deviennent définitifs.
page-close_list_unrated = { $n ->
        [one] { $n } joueur sans Elo : { $players }. Tant qu'il en reste un, { $codes } ne compte pour personne (C.07 10). Saisir une estimation ?
       *[other] { $n } joueurs sans Elo : { $players }. Tant qu'il en reste un, { $codes } ne compte pour personne (C.07 10). Saisir des estimations ?
    }
page-close_list_estimate = Vers la liste des joueurs
page-close_list_anyway = Clore quand même
page-drawn_in_hall = tiré dans la salle
page-misnumbered = { $n ->
    [one] Un numéro ne correspond pas à l'ordre des Elo (inscription tardive ou Elo corrigé).
   *[other] { $n } numéros ne correspondent pas à l'ordre des Elo (inscriptions tardives ou Elo corrigés).
 } On peut renuméroter jusqu'à l'appariement de la ronde 4.
page-numbered = La liste est renumérotée.
page-missing = Résultats manquants
page-withdrawn = Abandons
page-lately = Dernières actions
page-next_closed = Le tournoi est clos.
page-next_players = Saisissez les joueurs ou importez un fichier.
page-next_players_go = Joueurs
page-next_results = { $n ->
    [one] Il manque { $n } résultat de la ronde { $round }.
   *[other] Il manque { $n } résultats de la ronde { $round }.
 }
page-next_results_go = Saisir les résultats
page-next_close = { $rounds ->
    [one] La seule ronde est jouée : imprimez le classement et clôturez le tournoi.
   *[other] Les { $rounds } rondes sont jouées : imprimez le classement et clôturez le tournoi.
 }
page-next_publish = La ronde { $round } est appariée en brouillon : vérifiez-la et publiez-la.
page-next_publish_go = Voir le brouillon
page-next_colour = Tirez au sort la couleur du numéro 1 à la ronde 1.
page-next_colour_go = Tirer au sort
page-next_lots = Tirez les numéros des joueurs.
page-next_lots_go = Tirer au sort
page-next_check_in = Pointez les joueurs pour la ronde { $round }.
page-next_check_in_go = Pointage
page-next_pair = La ronde { $round } peut être appariée.
page-next_pair_go = Vers la ronde
page-undo = Annuler
page-undo_what = Ceci sera annulé :
page-nothing_to_undo = Il n'y a rien à annuler.
page-redo = Rétablir
page-redo_what = Ceci a été annulé et peut être rétabli :
page-reason_published = Retirer une ronde publiée demande un motif ; le rapport mentionne le retrait.
page-number = N°
page-name = Nom
page-name_hint = Nom, prénom
page-estimate = Estimation, sans Elo
page-estimate_text = ex. 1400
page-rating = Elo
page-title = Titre
page-fed = Féd
page-club = Club
page-fide_id = Code FIDE
page-birth = Naissance (année ou date)
page-sex = Sexe
page-woman = femme
page-man = homme
page-licence = Licence
page-points_short = Pts
page-status = État
page-search_players = Chercher un nom, un numéro ou un club
page-nobody_found = Aucun joueur trouvé.
page-nobody_yet = La liste est encore vide.
page-add_player = Ajouter un joueur
page-done = Terminé
page-player_added = { $name } est dans la liste, numéro { $number }.
page-player_added_late = { $name } est dans la liste, numéro { $number }, à partir de la ronde { $round }. Pour jouer tout de suite : Apparier les retardataires.
page-players_added = { $n ->
    [one] { $n } joueur inscrit.
   *[other] { $n } joueurs inscrits.
 }
page-player_removed = { $name } n'est plus dans la liste.
page-import_players = Importer des joueurs
page-cancel = Annuler
page-confirm_title = Veuillez confirmer
page-confirm_step = Étape { $n } sur 2
page-confirm_read = J'ai lu
page-confirm_consequences = Quelles conséquences ?
page-confirm_go_on = Continuer
page-fide_mode = Mode FIDE
page-fide_mode_text = Suivre la liste de la FIDE pour les programmes de tournoi : ce que la FIDE n'admet pas est refusé ou demande confirmation, et le rapport signale chaque exception. Seulement pour les systèmes de la FIDE en vigueur.
page-fide_mode_left = Mode FIDE quitté
page-leave_fide = Quitter le mode FIDE
page-leave_fide_text = Deux confirmations, mention dans le rapport à la FIDE, et aucun retour possible.
page-expel = Exclure
page-no_number_yet = Pas de numéro avant la première partie
page-expelled = exclusion
page-expelled_text = Exclusion : plus aucun appariement, plus de place au classement, sans retour.
page-fide_report = Rapport FIDE
page-fide_missing = { $n ->
    [one] Un point à compléter avant l'envoi
   *[other] { $n } points à compléter avant l'envoi
  }
page-fide_complete = Il ne manque rien : le rapport peut être envoyé.
page-fide_advised = À vérifier
page-fide_event = La fiche de l'événement
page-fide_remarks = Remarques du rapport
page-fide_remarks_text = Elles figurent dans des lignes de commentaire, en anglais, que la FIDE et d'autres programmes peuvent lire.
page-fide_no_remarks = Aucune : rien n'a été changé à la main.
missing-place = le lieu de l'événement
missing-federation = la fédération de l'événement
missing-start = le premier jour
missing-end = le dernier jour
missing-arbiter = l'arbitre principal
missing-time_control = la cadence
missing-rounds = { $n } rondes sur { $rounds } seulement sont publiées
missing-results = { $n ->
    [one] ronde { $round } : un résultat
   *[other] ronde { $round } : { $n } résultats
  }
missing-adjourned = ronde { $round }, table { $board } : la partie ajournée
missing-player-fide_id = { $n ->
    [one] le code FIDE de { $players }
   *[other] le code FIDE de { $n } personnes : { $players }
  }
missing-player-federation = { $n ->
    [one] la fédération de { $players }
   *[other] la fédération de { $n } personnes : { $players }
  }
advised-time_control = La cadence « { $text } » ne peut pas être codée pour TRF26 ; écrivez-la 90 min + 30 s.
advised-birth = { $n ->
    [one] La date de naissance de { $players } n'est pas connue.
   *[other] La date de naissance de { $n } personnes n'est pas connue : { $players }.
  }
advised-long = L'événement dure plus de { $days } jours : la FIDE déconseille les départages au classement Elo, comme { $codes }, car les classements changent entre-temps (C.07, article 10).
advised-system = Le système d'appariement ne fait pas partie de ceux de la FIDE en vigueur.
advised-mode = Le mode FIDE a été quitté ; le rapport dit pourquoi.
page-timetable = Calendrier
page-timetable_text = Les joueurs le voient sur leurs pages ; les documents, l'affiche, les écrans de salle et le rapport l'indiquent aussi.
page-timetable_day = Date
page-timetable_fill = Remplir
page-timetable_fill_text = Les heures d'une journée, répétées chaque jour : 14:00 donne une ronde par jour. Une barre oblique passe au jour suivant : 20:00 / 9:30 14:30 donne une ronde le premier jour, puis deux par jour.
page-timetable_first = Premier jour
page-timetable_from = À partir de la ronde
page-timetable_plan = Heures
page-p_next_starts = Ronde { $n } : { $when }
page-hall = Écrans de salle
page-hall_text = Des pages plein écran pour vidéoprojecteurs et téléviseurs. À chaque écran son adresse ; tous se mettent à jour automatiquement.
page-hall_go = Écrans et message
page-hall_addresses = Adresses
page-hall_pairings = Appariements et résultats
page-hall_names = Appariements par nom
page-hall_standings = Classement
page-hall_all = Tout, à tour de rôle
page-hall_size_s = Petit
page-hall_size_m = Moyen
page-hall_size_l = Grand
page-hall_turn = La page change toutes les 12 secondes ; &turn=20 dans l'adresse donne 20 secondes. La touche F passe en plein écran.
page-hall_says = Sur tous les écrans
page-hall_message = Message
page-hall_starts = Début de la ronde { $round }
page-hall_says_text = L'horloge décompte jusqu'au début de la ronde, puis compte le temps écoulé. Toutes les rondes sont dans le calendrier.
page-hall_page = Page { $page } sur { $pages }
page-hall_soon = Début dans { $time }
page-hall_next = Ronde { $n } dans { $time }
page-hall_running = Commencée depuis { $time }
page-hall_full = Plein écran
page-hall_results = { $done ->
    [one] { $done } résultat sur { $games }
   *[other] { $done } résultats sur { $games }
 }
page-hall_by_name = par nom
page-hall_playing = ronde { $n } en cours
page-hall_after = après la ronde { $n }
page-update_ratings = Mettre à jour les Elo
page-rating_list = Liste de classement
page-rating_list_of = { $key } ({ $day })
page-rating_kind = Elo
page-rating_kind_standard = Lent
page-rating_kind_rapid = Rapide
page-rating_kind_blitz = Blitz
page-compare = Comparer
page-rating_changes = { $n ->
        [one] Une personne a un autre Elo ou un autre titre dans la liste.
       *[other] { $n } personnes ont un autre Elo ou un autre titre dans la liste.
    }
page-rating_now = Actuel
page-rating_new = Liste
page-take_ratings = Reprendre les lignes cochées
page-ratings_up_to_date = Aucune différence : les Elo et les titres sont ceux de la liste.
page-ratings_updated = { $n ->
        [0] Rien n'a changé.
        [one] Un Elo a été mis à jour.
       *[other] { $n } Elo ont été mis à jour.
    }
page-no_rating_list = Aucune liste de classement sur cette machine. Pour importer celle de la FIDE ou d'une fédération :
page-lookup_hint = Tapez quelques lettres du nom, ou un code FIDE : Entrée inscrit la personne surlignée, Tab remplit le formulaire.
page-lookup_found = { $n } trouvés
page-import_text = CSV, classeur (XLSX, ODS, XLS), Papi, une liste FIDE ou un TRF. Vous verrez un aperçu avant toute inscription.
page-import_columns = Colonnes d'un CSV, dans n'importe quel ordre, selon leurs en-têtes : nom (ou nom de famille et prénom), Elo, estimation, titre, sexe, fédération, code FIDE, naissance, club, licence, catégorie, famille, droits, payé. Sans en-têtes : nom, Elo.
page-preview = Aperçu
page-preview_text = { $n ->
    [one] { $source } contient { $n } nouveau joueur. Décochez les joueurs à ne pas importer.
   *[other] { $source } contient { $n } nouveaux joueurs. Décochez les joueurs à ne pas importer.
 }
page-known_n = { $n ->
    [one] { $n } est déjà dans la liste
   *[other] { $n } sont déjà dans la liste
 }
page-twice_n = { $n ->
    [one] { $n } ligne répète une personne du fichier et est laissée de côté
   *[other] { $n } lignes répètent une personne du fichier et sont laissées de côté
 }
page-take = Inscrire
page-last_name = Nom de famille
page-first_name = Prénom
page-columns_read = Colonnes lues : { $columns }.
page-columns_ignored = Colonnes ignorées : { $columns }.
page-column_is = Colonne « { $heading } »
page-column_ignored = – ignorée –
page-read_again = Relire
page-import_these = Inscrire ces joueurs
page-other_file = Un autre fichier
page-card = Fiche
page-edit = Modifier
page-reason = Motif
page-reason_private = Motif au journal
page-reason_public = Motif public (facultatif)
page-reason_public_text = Le journal est réservé aux arbitres. Le motif public est visible de tous et figure au rapport : n'y mettez rien sur la santé ni sur la famille.
page-public_reason_is = Motif public : { $reason }
page-away = Absence à une ronde
page-away_how = Compte comme
page-away_Z = absence, sans point
page-away_H = exemption d'un demi-point
page-away_F = exemption d'un point
page-away_plays = joue finalement
page-leaves = Départ et retour
page-withdraw = Déclarer l'abandon
page-absent_without_notice = Absence non annoncée
page-remove = Supprimer de la liste
page-comes_back = Réintégrer
page-withdrawn_one = abandon
page-here = là
page-no_check_in = Pas de pointage pour cette ronde.
page-no_more_check_in = Toutes les rondes sont publiées : il n'y a plus de pointage.
page-all_here = Tout le monde est là
page-nobody_here = Tout décocher
page-only_absent = Absents seulement
page-check_in_enter = Entrée coche le seul nom trouvé.
page-all_here_sure = Pointer les { $n } joueurs comme présents ?
page-nobody_here_sure = Annuler le pointage de { $n } joueurs ?
page-regulations_title = Règlement
page-fixed_text = Le système, l'accélération et les points ne changent plus une fois la ronde 1 publiée.
page-number_one_has = À la ronde 1, le numéro 1 a les
page-by_program = par le programme
page-how_drawn = Mode de tirage (pièce, logiciel…)
page-draw = Tirer au sort
page-draw_again = Tirer de nouveau…
page-white = Blancs
page-black = Noirs
page-player = Joueur
page-lots_text = Laissez vide : Ronde tire l'ordre au hasard ; le journal garde de quoi refaire le tirage.
page-lots_needed = Sans numéro tiré :
page-lots_drawn = Tirage
page-lots_seed = graine { $seed }
page-number_article_3 = Numéroter selon l'article 3
page-lots_order = Numéros dans l'ordre tiré
page-number_again = Renuméroter par Elo
page-close_list = Clore la liste
page-not_meet = Rencontres interdites
page-receipts = Reçus
page-prizes_now = D'après le classement actuel.
page-prizes_none = Aucun prix n'est encore annoncé.
page-prizes_announced = Prix annoncés
page-prizes_special = Prix spéciaux, attribués à la main
page-prize_list = Liste
page-prize_amounts = Prix par place, p. ex. 300 200 100
page-prize_sharing = À égalité de points
page-prize_games = Parties min.
page-prize_unit = Arrondi à
page-prize_one_each = Un seul prix par personne : le meilleur
page-prize_public = Montrer la liste des prix sur les pages publiques
page-prize_note = Une ligne par liste. Les lignes vides ne comptent pas.
page-sharing_equal = partage égal
page-sharing_hort = Hort : moitié à la place, moitié partagée
page-sharing_none = les départages décident
page-currency = Monnaie
page-special_name = Prix
page-special_amount = Montant
page-special_player = Personne
page-categories_go = Définir des catégories
page-categories_defined = Catégories de ce tournoi
page-category_presets = Ajouter
page-categories_ffe = Catégories d'âge de la FFE
page-categories_fide = Catégories d'âge de la FIDE
page-categories_women = Femmes
page-categories_ratings = Tranches Elo
page-categories_unrated = Sans classement
page-categories_note = L'âge est celui atteint dans l'année. Une catégorie sans condition contient les personnes à qui elle est donnée sur leur fiche.
page-categories_by_hand = Données seulement à la main ou par un import :
page-category = Catégorie
page-age_year = Année de référence des âges
page-age_year_other = Le tournoi a lieu en { $year }.
page-age_from = Âge min.
page-age_to = Âge max.
page-rating_from = Elo min.
page-rating_to = Elo max.
page-unrated = Sans classement
page-women = Femmes
page-apart = À séparer
page-apart_text = Des paires à ne pas former, à annoncer avant la ronde 1 ; les inscriptions tardives sont prises en compte. Si une ronde n'a pas d'appariement régulier avec un vœu, elle est appariée sans ce vœu et le dit.
page-apart_club = Joueurs d'un même club
page-apart_federation = Joueurs d'une même fédération
page-apart_family = Joueurs d'une même famille ou d'un même groupe
page-apart_no = peuvent se rencontrer
page-apart_rule = ne doivent pas se rencontrer
page-apart_wish = ne devraient pas se rencontrer (vœu)
page-apart_until = Jusqu'à la ronde
page-apart_always = toutes les rondes
page-apart_groups = { $n ->
    [0] Personne pour l'instant.
    [one] { $n } groupe pour l'instant.
   *[other] { $n } groupes pour l'instant.
}
page-rated_none = Pas encore de partie classée.
page-filter_category = Catégorie
page-filter_club = Club
page-filter_federation = Fédération
page-filter_sex = Sexe
page-filter_w = Femmes
page-filter_m = Hommes
page-filter_all = tous
page-filter_show = Montrer
page-with_ratings = Avec variation Elo
page-family = Famille ou groupe
page-fee = Droit d'inscription
page-paid = Payé
page-not_meet_text = Numéros de joueurs, un groupe par ligne
page-no_bye = Joueurs qui ne peuvent avoir l'exemption
page-no_bye_text = Numéros de joueurs
page-close_tournament = Clore le tournoi
page-close_tournament_text = Quand toutes les rondes sont finies. Cela s'annule dans le journal.
page-tournament_closed = Le tournoi est clos.
page-draft = brouillon
page-p_no = n°
page-p_rated = Elo { $rating }
page-p_pts = score { $points }
page-nothing_to_undo_event = Rien à annuler pour l'événement lui-même.
page-undo_in = Les actions d'un tournoi s'annulent dans son journal :
page-virtual_points = points fictifs, pour l'appariement seulement
page-draft_again = Cette ronde avait déjà été publiée, puis retirée : des joueurs ont pu la voir.
page-draft_text = Brouillon : invisible pour les joueurs. Vérifiez, modifiez si besoin, puis publiez.
page-draft_dropped = Le brouillon est supprimé.
page-pair_text = Tout est prêt. L'appariement est d'abord un brouillon : vous le voyez avant tout le monde.
page-absentees = Absences à vérifier
page-absentees_text = En couleur : absence au pointage sans aucune partie jouée, ou forfait à la dernière ronde. Sans réponse de votre part, ces personnes ne sont pas appariées.
page-absentees_first = Des absences sont à vérifier : dites qui joue, puis appariez.
page-answer_plays = joue
page-answer_Z = ne joue pas cette ronde
page-answer_H = demi-point
page-answer_out = abandon
page-asks_never_seen = ni pointage ni partie jouée
page-asks_forfeit = forfait à la dernière ronde
page-asks_not_here = pas de pointage
page-asks_back = absence à la dernière ronde
page-asks_late = inscription tardive
page-asks_announced = absence annoncée
page-asks_withdrawn = abandon
page-pair_round = Apparier la ronde { $n }
page-pair_again = Apparier de nouveau
page-drop_draft = Supprimer le brouillon
page-publish = Publier
page-paired = La ronde { $round } est appariée en brouillon.
page-published = La ronde { $round } est publiée.
page-is_published = publiée
page-published_at = Publiée le { $at }.
page-colon = { " : " }
page-file_word = FICHIER
page-board = Échiquier
page-board_short = Éch.
page-match = Rencontre
page-match_short = Renc.
page-board_n = échiquier { $n }
page-bye = exemption
page-why = Pourquoi ?
page-brackets = Les niveaux
page-bracket_n = Niveau { $n }
page-score_groups = Groupes de points
page-general = La ronde
page-not_paired_n = { $n ->
    [one] { $n } sans appariement
   *[other] { $n } sans appariement
 }
page-give_bye = Donner l'exemption à la main
page-give_bye_text = Le système apparie les autres. La page de la ronde dit que l'exemption a été donnée à la main et quelle règle la refuserait.
page-by_hand = Modifier à la main
page-by_hand_text = Glissez un joueur sur un autre, touchez deux noms ou tapez leurs numéros. Les joueurs voient que l'échiquier a été modifié, et le motif public si vous en donnez un.
page-by_hand_note = Modifié à la main par { $who }. Motif au journal : { $reason }
page-changed_by_hand = L'appariement est modifié.
page-by_hand_text_teams = Glissez une équipe sur une autre, touchez deux noms ou tapez leurs numéros. Les pages publiques disent que la rencontre a été modifiée, avec le motif public si vous en donnez un.
page-swap_players = Échanger deux joueurs
page-swap_teams = Échanger deux équipes
page-swap_colours = Échanger les couleurs
page-player_number = Joueur n°
page-team_number = Équipe n°
page-despite = même si une règle est enfreinte
page-type_pairs = Taper toutes les paires
page-pairs_text = Blancs et Noirs par numéro, une paire par ligne, 0 pour l'exemption
page-change_published = Modifier cette ronde publiée
page-change_published_text = Seulement si elle enfreint une règle absolue, ou pour des joueurs sans adversaire.
page-added_note = Appariés après la publication par { $who } ; les autres échiquiers n'ont pas bougé. Motif au journal : { $reason }
page-late_title = Retardataires
page-late_go = Apparier les retardataires
page-late_text = Les personnes arrivées après la publication sont appariées entre elles, ou avec celle qui a l'exemption. Les échiquiers publiés ne bougent pas.
page-late_bye_holder = Exemption : { $name }, qui jouera si le nombre de retardataires est impair.
page-late_who = Qui est arrivé ?
page-late_nobody = Tout le monde a un adversaire.
page-late_bye = la personne qui reste seule a l'exemption
page-late_show = Voir les nouveaux échiquiers
page-late_plan = Nouveaux échiquiers
page-late_stay = Tous les autres échiquiers restent tels que publiés.
page-late_left = { $name } : pas d'adversaire possible, pas de partie à cette ronde.
page-late_exception = Ce règlement ne prévoit pas les retardataires : l'exception figure au journal et dans le rapport.
page-late_reason = arrivée après la publication
page-late_do = { $n ->
    [one] Ajouter cet échiquier
   *[other] Ajouter ces échiquiers
 }
page-late_paired = { $n ->
    [one] Un échiquier est ajouté à la ronde { $round }.
   *[other] { $n } échiquiers sont ajoutés à la ronde { $round }.
 }
page-waits_late = inscription tardive
page-waits_H = exemption d'un demi-point
page-waits_Z = absence annoncée
page-waits_not_here = pas de pointage
page-waits_withdrawn = abandon
page-result = Résultat
page-no_round_yet = Aucune ronde n'est encore publiée.
page-all_rounds_played = Toutes les rondes sont jouées
page-missing_short = à saisir
page-result_tools = Outils
page-board_search = Aller à l'échiquier
page-only_missing = Manquants seulement
page-keys = Touches
page-white_black_draw = Blancs, Noirs, nulle
page-white_draw_black = Blancs, nulle, Noirs
page-keys_help = Toutes les touches
page-keys_results = gain des Blancs, des Noirs, nulle
page-keys_match = deux touches : partie 1, puis partie 2, toujours du point de vue de la première personne nommée
page-keys_match_forfeits = pour chaque partie : gain du premier camp (second absent), gain du second camp (premier absent), double forfait
page-game_n = Partie { $n }
page-as_it_is = inchangée
page-keys_forfeits = gain des Blancs (Noirs absents), gain des Noirs (Blancs absents), double forfait
page-keys_move = échiquier précédent, suivant
page-keys_answer = corriger, garder
page-result_forfeit_white = Gain des Blancs (Noirs absents)
page-result_forfeit_black = Gain des Noirs (Blancs absents)
page-result_forfeit_both = Double forfait
page-result_forfeit_first = Gain du premier camp (second absent)
page-result_forfeit_second = Gain du second camp (premier absent)
page-result_of_game = Partie { $n } : { $what }
page-result_of_match = Les deux parties : { $what }
page-result_adjourned = Ajournée
page-result_both_lose = Perte pour les deux
page-result_unrated = Non comptée pour l'Elo
page-more_results = Forfaits et autres
page-none_missing = Il ne manque aucun résultat de la ronde { $n }.
page-all_boards = Afficher tous les échiquiers
page-all_in = Tous les résultats de la ronde { $n } sont saisis.
page-final_lot = dernier départage : le sort
page-final_lot_text = Rien ne départage encore : { $names }. Les places peuvent rester partagées, ou le sort décide.
page-final_lot_draw = Tirer les places au sort
page-final_lot_sure = Le tirage devient le dernier départage ; le journal garde de quoi le refaire.
page-final_lot_drawn = Le sort a départagé les ex æquo.
page-in_progress = Ronde { $round } en cours : { $there ->
    [one] { $there } résultat
   *[other] { $there } résultats
 } sur { $games }.
page-key_enter = Entrée
page-key_escape = Échap
page-keys_places = Les touches comptent aussi par leur place : rangée du haut d'un clavier AZERTY sans Maj, pavé numérique sans Verr Num. Elles valent pour l'échiquier marqué, où que soit le curseur.
page-put_away = Fermer ce message
page-colours_wrong = Jouée avec couleurs inversées
page-colours_right = Couleurs prévues
page-colours_reversed = couleurs inversées
page-ask_correct = Corriger en
page-correct_it = Corriger
page-keep_it = Garder
page-correct_title = Corriger un résultat
page-correct_noscript = Pour changer un résultat saisi, utilisez le formulaire ci-dessous.
page-rating_only = pour le classement Elo seulement
page-no_result = pas de résultat
page-not_saved = Serveur injoignable. Envoi dès son retour : échiquier #
page-newer_round = Une nouvelle ronde est publiée.
page-log_in_again = Votre session est terminée. Le résultat saisi est gardé : reconnectez-vous, il partira de lui-même.
page-posting = Affichage
page-posting_text = À cliquer dès que tous les résultats sont affichés : le délai de réclamation commence.
page-post_results = Résultats affichés
page-posted_at = Affichés { $at }.
page-results_posted = Les résultats de la ronde { $round } sont affichés.
page-paper = Papier
page-paper_text = PDF, prêts à imprimer.
page-site_trouble = Le site n'a pas pu être publié : { $why }
page-papers_go = Voir et imprimer
page-paper_round = Tous les papiers d'une ronde
page-paper_place_cards = Chevalets
page-papers = Papiers
page-papers_which = Quel papier
page-papers_look = Voir
page-papers_print = Imprimer (PDF)
page-papers_more = { $n ->
    [one] Une autre page est dans le PDF.
   *[other] { $n } autres pages sont dans le PDF.
 }
page-papers_page = Page { $n }
page-paper_pairings = Appariements
page-paper_names = Appariements par nom
page-paper_standings = Classement
page-paper_crosstable = Grille américaine
page-paper_players = Liste de départ
page-paper_slips = Feuilles de résultat
page-paper_cards = Fiches
page-paper_check_in = Liste de pointage
page-report = Rapport
page-report_text = Pour la fédération et d'autres logiciels.
page-trf_next = TRF16 pour apparier la suite
page-tables = Tableaux
page-table_pairings = Appariements
page-table_alphabetical = Appariements par nom
page-table_standings = Classement
page-table_crosstable = Grille américaine
page-table_players = Joueurs
page-table_ratings = Variations Elo
page-table_norms = Normes
page-table_prizes = Prix
page-paper_ratings = Rapport Elo
page-everything = Tout
page-everything_text = L'événement avec son journal en un fichier, le tournoi en données, un site web.
page-event_file = Fichier de l'événement
page-site = Site web (ZIP)
page-time = Heure
page-who = Qui
page-done_what = Action
page-is_undone = (annulé)
page-show_all = Tout afficher
page-undone = Annulé : { $what }
page-brought_back = Rétabli : { $what }
page-access_server = Mots de passe et jetons pour tous les événements de ce serveur.
page-access_event = Mots de passe et jetons pour cet événement, outre ceux du serveur.
page-open_desk = Ce bureau n'écoute que cette machine et ne demande pas de mot de passe. Lancez-le avec --host 0.0.0.0 pour accepter d'autres machines.
page-role = Rôle
page-role_arbiter = Arbitre
page-role_arbiter_text = Peut tout faire.
page-role_deputy = Adjoint ou adjointe
page-role_deputy_text = Saisit les résultats et pointe les joueurs, rien d'autre.
page-your_password = Votre mot de passe actuel
page-poster = Affiche avec code QR
page-poster_near = Les téléphones n'atteignent pas cette adresse : démarrez avec --host 0.0.0.0 pour que l'affiche porte celle du réseau de la salle.
page-fingerprint = Empreinte du certificat (SHA-256) :
page-unavailable = Cet événement n'est pas disponible pour le moment. L'arbitre peut voir pourquoi.
page-private_pair = Pour ces deux personnes, demandez à l'arbitre.
page-new_password = Nouveau mot de passe (8 caractères au moins)
page-password_set = mot de passe en place
page-password_remove = Retirer le mot de passe
page-tokens = Jetons pour programmes
page-tokens_text = Un jeton donne à un logiciel les droits du rôle choisi.
page-token_name = Nom du programme
page-token_make = Créer un jeton
page-token_forget = Révoquer
page-token_once = Copiez ce jeton maintenant : il ne sera plus montré.
page-p_pairings = Appariements
page-p_why = Pourquoi ?
page-p_by_board = Par échiquier
page-p_by_name = Par nom
page-p_board = Éch.
page-p_board_n = Échiquier { $n }
page-p_white = Blancs
page-p_black = Noirs
page-p_player = Joueur
page-p_opponent = Adversaire
page-p_result = Résultat
page-p_colour = Couleur
page-p_bye = exemption
page-p_name = Nom
page-p_this_is_me = C'est moi
page-p_not_me = Ce n'est pas moi
page-p_tell_me = Me prévenir quand une ronde est publiée
page-p_not_paired = Pas d'appariement à cette ronde.
page-reports = Résultats annoncés par les joueurs
page-reports_text = Chacun annonce sur son téléphone avec le code de la feuille. Ce que vous saisissez l'emporte toujours.
page-reports_off = Non acceptés
page-reports_propose = Proposés si les deux concordent
page-reports_count = Comptés si les deux concordent
page-reports_take = { $n ->
    [one] Accepter l'annonce concordante
   *[other] Accepter les { $n } annonces concordantes
 }
page-reported_one = { $name } annonce { $outcome }
page-reported_agreed = Les deux joueurs annoncent { $outcome }
page-reported_differs = Annonces contradictoires : { $white } annonce { $says } ; { $black } annonce { $other }
page-reported_accept = Accepter
page-reported_n = { $n ->
    [one] { $n } résultat annoncé par les joueurs en attente
   *[other] { $n } résultats annoncés par les joueurs en attente
 }
page-report_title = Annoncer un résultat
page-report_who = Qui êtes-vous ?
page-report_code = Code de votre échiquier
page-report_send = Annoncer
page-report_sent = Annoncé : { $outcome }. L'autre annonce manque encore.
page-report_agreed = Vos deux annonces concordent : { $outcome }. L'arbitre les a reçues.
page-report_differ = Vos annonces diffèrent. Voyez l'arbitre.
page-report_done = Le résultat est enregistré : { $outcome }.
page-report_result = Résultat
page-p_find = Chercher un nom ou un numéro
page-p_state = Ronde { $n } sur { $rounds }
page-p_missing = { $n ->
    [one] { $n } résultat à venir
   *[other] { $n } résultats à venir
 }
page-p_finished = tous les résultats saisis
page-p_closed = terminé
page-p_not_yet = La première ronde n'est pas encore publiée.
page-p_nobody = Pas encore d'inscription.
page-p_count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
page-p_pdf = PDF
page-p_after = Après la ronde { $n }
page-p_sections = Pages du tournoi
page-p_rounds = Rondes
page-p_place = Place
page-p_performance = Performance
page-p_change = Variation Elo
page-p_rating = Elo
page-p_points = Points
page-p_number = N°
page-p_against = contre
page-p_has_bye = a l'exemption
page-p_plays_white = avec les Blancs
page-p_plays_black = avec les Noirs
page-p_left = a quitté le tournoi
page-p_card = Fiche
page-p_path = Parcours
page-p_colours = Couleurs
page-p_own_page = Cette page sur un téléphone
page-p_code = Code QR de cette page
page-p_why_this = Pourquoi cet appariement ?
page-p_my_round = Ronde { $n } : vos questions
page-p_my_opponent = Pourquoi cet adversaire ?
page-p_my_bye = Pourquoi l'exemption ?
page-p_my_colour = Pourquoi cette couleur ?
page-p_my_place = Pourquoi cette place ?

page-p_what_if = Et si… ?
page-p_what_if_intro = L'adversaire que vous auriez eu si une partie de la ronde { $n } s'était terminée autrement.
page-p_which_game = Une partie de la ronde { $n }
page-p_my_game = votre partie
page-p_no_game = À la ronde { $n }, vous n'avez joué aucune partie qui aurait pu se terminer autrement.
page-p_why_not_other = Pourquoi pas quelqu'un d'autre ?
page-p_which_opponent = L'adversaire attendu
page-p_ask_more = D'autres questions sur cette ronde
page-p_whole_round = Toute la ronde
page-p_why_placed = Pourquoi cet ordre ?
page-p_tap_place = Touchez une place pour savoir ce qui la sépare de celle du dessus.
page-p_round_by_round = Ronde par ronde
page-p_round_short = Rd
page-p_you = Vous
page-p_no_opponent = sans adversaire
page-p_compare = Comparer
page-p_compare_with = avec
page-p_why_round = Pourquoi ces appariements ? Ronde { $n }
page-p_why_intro = Chaque paire découle d'un article des règles. Un clic sur son numéro montre ce qu'il dit.
page-p_why_not = Pourquoi pas ces deux-là ?
page-p_why_not_intro = Choisissez deux personnes : la réponse dit pourquoi elles se rencontrent, ou ce qui l'empêche.
page-p_ask = Demander
page-p_answer = Réponse
page-p_choose = choisir un joueur
page-p_first = Premier joueur
page-p_second = Second joueur
page-p_not_both = Choisissez deux personnes différentes, toutes deux à apparier à la ronde { $n }.
page-http_503 = Beaucoup de questions en ce moment. Réessayez dans un instant.
page-p_busy = Beaucoup de questions en ce moment. Réessayez dans un instant.
page-p_differs = L'appariement a été modifié à la main, ou des résultats ont été corrigés depuis : la réponse suit { $system } et ce qui est connu aujourd'hui.
page-p_groups = Groupes de points
page-p_groups_help = Une flèche : un joueur en rencontre un autre d'un groupe inférieur.
page-p_field = Équilibre des couleurs avant la ronde
page-p_bracket = Niveau { $n }
page-p_general = La ronde entière
page-p_by_hand = Modifié à la main
page-p_not_by_rules = Rencontres qui s'écartent du règlement
page-laid_list = La même chose en liste
page-laid_bar = Les paires l'une après l'autre
page-laid_start = Début
page-laid_back = Précédente
page-laid_next = Suivante
page-laid_play = Dérouler
page-laid_stop = Arrêter
page-p_in_rules = Dans les termes du règlement
page-p_terms = Les abréviations du règlement
page-p_by_rules = Ce que donne le règlement
page-p_imported = Ronde importée : le règlement ne donne aucun appariement d'après les résultats précédents, rien ne peut être expliqué.
page-p_hover = Touchez un résultat pour voir la ligne de l'adversaire.
page-p_live = en direct
page-p_waiting = connexion…
page-p_polling = mise à jour toutes les quelques secondes
page-p_new_round = La ronde { $n } est publiée
page-p_for_arbiters = Pour les arbitres
page-p_given_up = Paires qui seraient perdues
page-p_instead = Paires à leur place
page-skip = Aller au contenu
page-you_are_here = Vous êtes ici
page-to_events = Vers les événements
page-not_found = Page introuvable
page-not_found_text = Cette page n'existe pas.
page-refused = Impossible
page-our_error = Erreur interne
page-our_error_text = Une erreur s'est produite dans le programme. Ce qui était confirmé est en sûreté dans le journal ; réessayez.
page-forged = Ce formulaire est trop ancien ou vient d'ailleurs. Revenez, rechargez la page et recommencez.
page-too_large =
  Ce que vous avez envoyé est trop gros : on lit { $n } { $unit ->
    [MB] Mo
   *[KB] Ko
  } au plus.
page-too_slow = La suite de votre demande n'est pas arrivée à temps. Réessayez.
page-crowded = Trop de visites en ce moment. Réessayez dans quelques secondes.
page-other_site = Cette demande vient d'un autre site et n'a pas été exécutée.
page-own_address_only = Ce bureau ne répond qu'à sa propre adresse : localhost.
page-not_yours = Page de l'arbitre
page-not_yours_text = Cette page est réservée à l'arbitre. Avec le rôle d'adjoint, vous saisissez les résultats et pointez les joueurs.
page-your_pages = Vers le tournoi
page-log_in_as_arbiter = Se connecter comme arbitre
page-session_over = Session terminée
page-session_ended = Votre session est terminée et rien n'a été enregistré. Votre saisie est gardée : reconnectez-vous, elle sera de nouveau dans le formulaire.
page-typed_kept = Votre saisie est de nouveau là : vérifiez, puis envoyez.
page-needs_arbiter = Il faut le rôle d'arbitre.
page-needs_deputy = Il faut le rôle d'adjoint ou d'arbitre.
page-log_in = Connexion
page-log_out = Déconnexion
page-log_in_for_results = Pour les arbitres et leurs adjoints. Les joueurs n'ont pas besoin de mot de passe : appariements et classements sont ouverts à tous.
page-your_name = Votre nom (il figure au journal)
page-password = Mot de passe
page-login_wrong = Mot de passe incorrect.
page-login_name = Donnez votre nom : le journal le garde.
page-login_wait = { $n ->
    [one] Trop d'essais. Attendez { $n } minute.
   *[other] Trop d'essais. Attendez { $n } minutes.
 }
page-help = Aide
page-rules = Règles
page-rulings_whole = Interprétations du texte en général
page-somebody = Arbitre
page-tournament = Tournoi
page-tournaments = Tournois
page-players = Joueurs
page-round = Ronde
page-rounds = Rondes
page-round_n = Ronde { $n }
page-results = Résultats
page-standings = Classement
page-crosstable = Grille américaine
page-language = Français
page-languages = Langue
page-http_400 = Cette requête est incompréhensible.
page-http_405 = Cette adresse n'admet pas cette méthode.
page-http_other = Le serveur refuse cette requête ({ $status }).
page-days = { $first }–{ $last } { $month } { $year }
page-day = { $day } { $month } { $year }
page-day_without_year = { $day } { $month }
page-day_at_time = { $day } à { $time }
page-day_and_time = { $day }, { $time }
page-day_of_month = { $n ->
    [1] 1er
   *[other] { $n }
 }

## Phrases de lim-2026 que lim n'a pas

lim-2026-bye_by_rating = Le nombre est impair, et c'est la première ronde : parmi les personnes qui peuvent avoir l'exemption, { $player } a le plus bas classement.
lim-2026-bye_given = Plus d'exemption, pour l'avoir déjà eue ou avoir reçu sans jouer les points d'un gain : { $others }.
lim-2026-bye_given_many = Plus d'exemption, pour l'avoir déjà eue ou avoir reçu sans jouer les points d'un gain : { $others } et { $more } de plus.

## Phrases de dubov-2026

dubov-2026-bye_score = { $player } a l'exemption : parmi qui peut l'avoir et laisse aux autres un appariement complet, personne d'autre n'a un score aussi bas ({ $points }).
dubov-2026-bye_games = { $player } a l'exemption : parmi qui peut l'avoir et laisse aux autres un appariement complet, le score le plus bas ({ $points }) et, à ce score, le plus de parties jouées ({ $games }).
dubov-2026-bye_barred = Avant dans l'ordre, mais sans droit à l'exemption, après une exemption ou les points d'un gain sans jouer : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-bye_kept = Avant dans l'ordre, mais l'arbitre les en écarte : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-bye_needed = Avant dans l'ordre, mais les autres ne pourraient alors pas tous être appariés : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-bye_number = { $player } a l'exemption : parmi qui peut l'avoir et laisse aux autres un appariement complet, le score le plus bas ({ $points }), le plus de parties jouées à ce score ({ $games }), puis le plus grand numéro.
dubov-2026-bracket = Score { $points } : { $count } à apparier, { $up } d'en bas. Préférant les Blancs (G1) : { $first }, les Noirs (G2) : { $second }.
dubov-2026-bracket_new = Score { $points } : { $count } à apparier, { $up } d'en bas. Personne n'a encore joué : la première moitié par numéros ({ $first }) est G1, l'autre ({ $second }) G2.
dubov-2026-up = { $player } monte du score { $below } au score { $points }, où il manque quelqu'un pour apparier tout le monde : de tous les choix qui le permettent, le meilleur selon C6 à C10, puis selon le numéro.
dubov-2026-up_several = { $player } monte du score { $below } au score { $points }, où il en faut au moins { $count } de plus pour apparier tout le monde : fait partie des { $count } les meilleurs selon C6 à C10, puis selon les numéros.
dubov-2026-passed_unfit = Avant { $player } dans l'ordre de 4.2, mais tout le monde ne pourrait alors être apparié : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-passed_colour = Avant { $player } dans l'ordre de 4.2, mais plus de préférences de couleur seraient refusées : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-passed_maximum = Avant { $player } dans l'ordre de 4.2, mais avec déjà le nombre maximal de montées : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-passed_times = Avant { $player } dans l'ordre de 4.2, mais avec plus de montées encore : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-passed_previous = Avant { $player } dans l'ordre de 4.2, mais avec une montée à la ronde précédente : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-unavoidable = Dans le plus petit sous-groupe, { $count ->
    [one] une paire est inévitable
   *[other] { $count } paires sont inévitables
 } ; autant changent de sous-groupe : { $player } (n° { $number } depuis le milieu) passe en { $side }, dans le premier ensemble qui laisse un appariement régulier.
dubov-2026-balancing = Les sous-groupes n'ont pas la même taille : { $count ->
    [one] une personne passe
   *[other] { $count } personnes passent
 } dans le plus petit, { $side }. { $player } (n° { $number } depuis le milieu) est dans le premier ensemble qui laisse un appariement régulier.
dubov-2026-pair = S1 est rangé par moyenne croissante des classements des adversaires : { $first } ({ $aro }) y est n° { $place }. { $second } a le plus petit numéro de S2 qui permette encore d'apparier tout le monde.
dubov-2026-pair_new = S1 est rangé par numéros : { $first } y est n° { $place }. { $second } a le plus petit numéro de S2 qui permette encore d'apparier tout le monde.
dubov-2026-met = { $first } a déjà joué contre : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-apart = Le tournoi ne laisse pas { $first } rencontrer : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-absolute = Avec la même préférence absolue que { $first } : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-needed = Plus petits numéros, mais si { $first } en rencontrait un, le reste de S1 et S2 ne pourrait pas être entièrement apparié : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
dubov-2026-colour_initial_odd = Aucune partie jouée de part et d'autre. { $player } est au-dessus et a un numéro impair : la couleur initiale, { $colour }.
dubov-2026-colour_initial_even = Aucune partie jouée de part et d'autre. { $player } est au-dessus et a un numéro pair : { $colour }, non la couleur initiale.
dubov-2026-colour_both = { $white } préfère les Blancs et { $black } les Noirs : les deux préférences sont accordées.
dubov-2026-colour_absolute = Même préférence : { $colour }. Celle de { $player } est absolue, celle de { $other } ne l'est pas.
dubov-2026-colour_strong = Même préférence : { $colour }. Celle de { $player } est forte, celle de { $other } faible.
dubov-2026-colour_latest = Même préférence, de même force : { $colour }. La dernière fois que leurs couleurs différaient, { $other } avait { $colour } : c'est maintenant le tour de { $player }.
dubov-2026-colour_rank = Même préférence, de même force : { $colour }, et leurs parties ne les départagent pas. { $player } est au-dessus et les reçoit.

## Phrases de dutch-2026, et de dutch-2017

dutch-2026-bye_score = Le nombre à apparier est impair : un appariement complet peut donner l'exemption à un score de { $score }, pas à un score plus bas.
dutch-2026-bracket = { $n ->
    [one] Score { $score } : { $n } personne,
   *[other] Score { $score } : { $n } personnes,
 } { $pairs ->
    [one] { $pairs } paire, sans adversaire : { $left }.
   *[other] { $pairs } paires, sans adversaire : { $left }.
 }
dutch-2026-heterogeneous = Score { $score } : { $n } personnes, dont M0 = { $m0 } d'en haut ; { $pairs ->
    [one] { $pairs } paire,
   *[other] { $pairs } paires,
 } dont M1 = { $m1 } avec une personne d'en haut.
dutch-2026-collapsed = Tout le reste est apparié en un seul dernier niveau : { $n } personnes, dont M0 = { $m0 } d'en haut ; { $pairs ->
    [one] { $pairs } paire.
   *[other] { $pairs } paires.
 }
dutch-2026-penultimate = Ce niveau est apparié de sorte que les personnes qui restent puissent toutes être appariées avec toutes celles du dessous ; sinon elles ne le pourraient pas.
dutch-2026-preferences = Préférences de couleur (B! absolue, B forte, b légère) : { $wishes }.
dutch-2026-fewer_pairs = { $more ->
    [one] Une paire de plus serait possible ici, mais tout le dessous ne pourrait alors être apparié.
   *[other] { $more } paires de plus seraient possibles ici, mais tout le dessous ne pourrait alors être apparié.
 }
dutch-2026-fewer_pairs_bye = { $more ->
    [one] Une paire de plus serait possible ici, mais tout le dessous ne pourrait alors être apparié, ou l'exemption irait à un score plus haut.
   *[other] { $more } paires de plus seraient possibles ici, mais tout le dessous ne pourrait alors être apparié, ou l'exemption irait à un score plus haut.
 }
dutch-2026-other_downfloaters = En bas : { $into } au lieu de { $out }, avec qui le dessous s'apparierait moins bien ou pas du tout.
dutch-2026-set = Premier ensemble de personnes d'en haut qui appartienne à un meilleur candidat : { $paired } ; dans les limbes : { $limbo }.
dutch-2026-exchange = Échange : { $out } de S1 vers S2, { $into } de S2 vers S1. { $given ->
    [0] Aucun candidat avant cet échange ne vaut autant.
   *[other] Avec ces flotteurs, aucun candidat avant cet échange ne vaut autant.
 }
dutch-2026-in_order = { $a } est le n° { $i } de la moitié supérieure (S1), { $b } le n° { $j } de la moitié inférieure (S2) : dans l'ordre, cela fait une paire.
dutch-2026-first_free = { $a } est le n° { $i } de la moitié supérieure (S1). Dans la moitié inférieure (S2), le premier nom encore libre est { $b }, n° { $j }.
dutch-2026-first_fit = { $a } est le n° { $i } de la moitié supérieure (S1). Dans la moitié inférieure (S2), { $b }, n° { $j }, est le premier nom encore libre avec qui le niveau s'apparie au mieux.
dutch-2026-moved_in_order = { $a } descend avec un score de { $score } et est le n° { $i } des premiers à apparier (S1) ; { $b } est le n° { $j } des autres (S2) : dans l'ordre, cela fait une paire.
dutch-2026-moved_first_free = { $a } descend avec un score de { $score } et est le n° { $i } des premiers à apparier (S1). Parmi les autres (S2), le premier nom encore libre est { $b }, n° { $j }.
dutch-2026-moved_first_fit = { $a } descend avec un score de { $score } et est le n° { $i } des premiers à apparier (S1). Parmi les autres (S2), { $b }, n° { $j }, est le premier nom encore libre avec qui le niveau s'apparie au mieux.
dutch-2026-passed_met = { $a } a déjà rencontré { $others }.
dutch-2026-passed_kept_apart = Le tournoi sépare { $a } de { $others }.
dutch-2026-passed_absolute = { $a } doit avoir { $colour }, comme { $others } : une telle paire est exclue.
dutch-2026-passed_impossible = Avec { $a } contre { $others }, { $given ->
    [0] on ferait moins de paires ici.
    [1] on ne pourrait pas apparier tous les autres qui restent ici.
   *[other] on ne pourrait pas apparier tous les autres.
 }
dutch-2026-passed_worse = Avec { $a } contre { $others }, { $what ->
    [scores] il en résulterait de plus grands écarts de score
    [unplayed] l'exemption irait à quelqu'un qui a plus de rondes sans partie : { $worse } au lieu de { $least }
    [beyond_two] plus de joueurs auraient un écart de couleurs supérieur à deux : { $worse } au lieu de { $least }
    [third_colour] plus de joueurs auraient une couleur pour la troisième fois de suite : { $worse } au lieu de { $least }
    [preference] plus de personnes n'auraient pas la couleur qu'elles préfèrent : { $worse } au lieu de { $least }
    [strong] plus de joueurs n'auraient pas une couleur fortement préférée : { $worse } au lieu de { $least }
    [down_last] plus de joueurs descendraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [up_last] plus de joueurs monteraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [down_before] plus de joueurs descendraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [up_before] plus de joueurs monteraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [down_last_apart] les personnes qui descendent encore comme à la ronde précédente descendraient de plus loin
    [up_last_apart] les personnes qui montent encore comme à la ronde précédente monteraient plus haut
    [down_before_apart] les personnes qui descendent encore comme deux rondes plus tôt descendraient de plus loin
   *[up_before_apart] les personnes qui montent encore comme deux rondes plus tôt monteraient plus haut
 }{ $given ->
    [1] { " " }(avec ces flotteurs).
   *[other] .
 }
dutch-2026-passed_rest = Avec { $a } contre { $others }, aucun appariement du niveau ne vaut celui-ci non plus.
dutch-2026-topscorer = { $a } et { $b } doivent avoir la même couleur, { $colour } ; la rencontre est permise à cause d'une tête de classement : { $who }.
dutch-2026-beyond_two = La partie { $a }-{ $b } mène à une différence de couleur supérieure à deux ; dans ce niveau : { $count }.
dutch-2026-third_colour = La partie { $a }-{ $b } mène à une troisième couleur égale de suite ; dans ce niveau : { $count }.
dutch-2026-same_preference = { $a } et { $b } préfèrent { $colour }. Préférences insatisfaites dans ce niveau : { $count }.
dutch-2026-strong_preference = { $player } n'a pas { $colour }, préférence forte. Cas semblables dans ce niveau : { $count }.
dutch-2026-down_last = { $player } flotte vers le bas comme à la ronde précédente. Cas semblables dans ce niveau : { $count }.
dutch-2026-down_before = { $player } flotte vers le bas comme deux rondes plus tôt. Cas semblables dans ce niveau : { $count }.
dutch-2026-up_last = { $player } flotte vers le haut comme à la ronde précédente. Cas semblables dans ce niveau : { $count }.
dutch-2026-up_before = { $player } flotte vers le haut comme deux rondes plus tôt. Cas semblables dans ce niveau : { $count }.
dutch-2026-left_over = { $pairs ->
    [one] Avec { $pairs } paire, le plus qu'on puisse faire,
   *[other] Avec { $pairs } paires, le plus qu'on puisse faire,
 } { $player } reste sans adversaire et descend.
dutch-2026-left_for_rest = { $player } reste sans adversaire et descend, pour que tout le dessous puisse être apparié.
dutch-2026-left_for_rest_bye = { $player } reste sans adversaire et descend, pour que tout le dessous puisse être apparié et que l'exemption aille au score le plus bas possible.
dutch-2026-odd_one = Le nombre de personnes, { $n }, est impair : { $player } reste sans adversaire et descend.
dutch-2026-no_pair = Aucune paire n'est possible ici : { $player } descend.
dutch-2026-limbo = { $player }, d'en haut avec un score de { $score }, est dans les limbes et descend encore.
dutch-2026-no_opponent = Personne ici ne peut rencontrer { $player }.
dutch-2026-bye = { $player }, avec un score de { $score }, reste sans adversaire au dernier niveau et a l'exemption.
dutch-2026-bye_barred = Plus bas au classement, mais sans droit à l'exemption : { $others }.
dutch-2026-bye_impossible = Plus bas au classement, mais on ne pourrait alors pas apparier tout le reste : { $others }.
dutch-2026-bye_worse = Plus bas au classement, mais avec l'exemption de { $others } { $what ->
    [scores] il en résulterait de plus grands écarts de score
    [unplayed] l'exemption irait à quelqu'un qui a plus de rondes sans partie : { $worse } au lieu de { $least }
    [beyond_two] plus de joueurs auraient un écart de couleurs supérieur à deux : { $worse } au lieu de { $least }
    [third_colour] plus de joueurs auraient une couleur pour la troisième fois de suite : { $worse } au lieu de { $least }
    [preference] plus de personnes n'auraient pas la couleur qu'elles préfèrent : { $worse } au lieu de { $least }
    [strong] plus de joueurs n'auraient pas une couleur fortement préférée : { $worse } au lieu de { $least }
    [down_last] plus de joueurs descendraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [up_last] plus de joueurs monteraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [down_before] plus de joueurs descendraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [up_before] plus de joueurs monteraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [down_last_apart] les personnes qui descendent encore comme à la ronde précédente descendraient de plus loin
    [up_last_apart] les personnes qui montent encore comme à la ronde précédente monteraient plus haut
    [down_before_apart] les personnes qui descendent encore comme deux rondes plus tôt descendraient de plus loin
   *[up_before_apart] les personnes qui montent encore comme deux rondes plus tôt monteraient plus haut
 }{ $given ->
    [1] { " " }(avec ces flotteurs).
   *[other] .
 }
dutch-2026-bye_later = Plus bas au classement ; avec une de ces exemptions l'appariement vaudrait autant, mais il vient plus loin dans l'ordre des candidats : { $others }.
dutch-2026-unplayed = Rondes sans partie de { $player } : { $n } ; avec moins, personne ne pourrait rester sans adversaire dans un candidat aussi bon selon les critères de plus grand poids.
dutch-2026-colours_both = { $white } préfère les Blancs et { $black } les Noirs : chaque préférence est satisfaite.
dutch-2026-colours_only = Seule la préférence de { $served } existe, et elle est satisfaite : { $white } a les Blancs, { $black } les Noirs.
dutch-2026-colours_stronger = Les deux préfèrent { $colour }, { $served } plus fortement : { $white } a les Blancs, { $black } les Noirs.
dutch-2026-colours_wider = Les deux doivent avoir { $colour } ; l'écart de couleurs de { $served } est plus grand : { $white } a les Blancs, { $black } les Noirs.
dutch-2026-colours_alternation = Les deux préfèrent { $colour }, avec la même force. Quand leurs couleurs ont différé pour la dernière fois, { $served } avait { $other } : { $white } a les Blancs, { $black } les Noirs.
dutch-2026-colours_rank = Les deux préfèrent { $colour }, avec la même force, et leurs couleurs jusqu'ici ne les départagent pas. { $served } a le meilleur rang : { $white } a les Blancs, { $black } les Noirs.
dutch-2026-colours_number = Ni { $white } ni { $black } n'a joué ; le numéro de { $served }, de meilleur rang, et la couleur initiale décident : { $white } les Blancs, { $black } les Noirs.

## Phrases de burstein-2026

burstein-2026-seeding = La ronde { $round } est une des { $count } rondes initiales : elle s'apparie selon le système néerlandais.
burstein-2026-bye_score = { $player } a l'exemption : parmi qui peut l'avoir et laisse aux autres un appariement complet, personne d'autre n'a un score aussi bas ({ $points }).
burstein-2026-bye_games = { $player } a l'exemption : parmi qui peut l'avoir et laisse aux autres un appariement complet, le score le plus bas ({ $points }) et, à ce score, le plus de parties jouées ({ $games }).
burstein-2026-bye_barred = Avant dans l'ordre, mais sans droit à l'exemption, après une exemption ou les points d'un gain sans jouer : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-bye_kept = Avant dans l'ordre, mais l'arbitre les en écarte : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-bye_needed = Avant dans l'ordre, mais les autres ne pourraient alors pas tous être appariés : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-bye_rank = { $player } a l'exemption : parmi qui peut l'avoir et laisse aux autres un appariement complet, le score le plus bas ({ $points }), le plus de parties jouées à ce score ({ $games }), puis la dernière place selon l'indice.
burstein-2026-bracket = Score { $points } : { $count } dans le groupe, paires : { $pairs }, flotteurs sortants : { $out }. Paires de même préférence : { $clashes }, le moins que laissent C5 à C7.
burstein-2026-incoming = { $player } arrive en flottant dans le groupe de score { $points }, avec le n° { $number } sur { $count } selon l'indice.
burstein-2026-floats = { $player } (n° { $number } sur { $count }) flotte hors du groupe de score { $points } : il y reste { $out ->
    [one] une personne
   *[other] { $out } personnes
 } sans adversaire, et c'est ainsi dans le premier des meilleurs appariements selon C5 à C8.
burstein-2026-floats_alone = Il n'y a que { $player } dans le groupe de score { $points } : on en sort en flottant.
burstein-2026-pair = Selon l'indice, { $first } est n° { $a } sur { $count } et { $second } n° { $b } : le plus haut et le plus bas encore libres.
burstein-2026-pair_passed = Selon l'indice, { $first } est n° { $a } sur { $count }, le plus haut encore libre. { $second } (n° { $b }) est le plus bas encore libre qui laisse encore un des meilleurs appariements.
burstein-2026-met = { $first } a déjà joué contre : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-apart = Le tournoi ne laisse pas { $first } rencontrer : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-absolute = Avec la même préférence absolue que { $first } : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-same = Avec la même préférence que { $first }, et après les paires précédentes aucun appariement contre une de ces personnes n'est aussi bon selon C5 à C8 : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-others = Plus bas, mais après les paires précédentes aucun appariement où { $first } rencontre une de ces personnes n'est aussi bon selon C5 à C8 : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-clash = { $first } et { $second } ont la même préférence : { $colour } ; on ne peut accorder les deux préférences dans chaque paire.
burstein-2026-colour_initial_odd = Aucune partie jouée de part et d'autre. { $player } est au-dessus et a un numéro impair : la couleur initiale, { $colour }.
burstein-2026-colour_initial_even = Aucune partie jouée de part et d'autre. { $player } est au-dessus et a un numéro pair : { $colour }, non la couleur initiale.
burstein-2026-colour_both = { $white } préfère les Blancs et { $black } les Noirs : les deux préférences sont accordées.
burstein-2026-colour_absolute = Même préférence : { $colour }. Celle de { $player } est absolue, celle de { $other } ne l'est pas.
burstein-2026-colour_strong = Même préférence : { $colour }. Celle de { $player } est forte, celle de { $other } faible.
burstein-2026-colour_latest = Même préférence, de même force : { $colour }. La dernière fois que leurs couleurs différaient, { $other } avait { $colour } : c'est maintenant le tour de { $player }.
burstein-2026-colour_rank = Même préférence, de même force : { $colour }, et leurs parties ne les départagent pas. { $player } est au-dessus selon l'indice et les reçoit.
burstein-2026-colour_one = { $player } préfère { $colour } ; { $other } n'a pas joué et n'a pas de préférence.

## Tournois de matchs : équipes, deux parties

error-record-names-one-player = une ligne { $code } nomme un joueur dans les colonnes 5 à 8
error-preference-type = la préférence de couleur est de type A, B ou none, pas { $said }
error-accelerated-on-game-points = les points fictifs sont des points de match : un tournoi apparié aux points de partie ne s'accélère pas
error-match-of-one-game = le numéro { $id } n'a qu'une partie à la ronde { $round } : au double suisse un match en a deux, dans deux colonnes du rapport (192 FIDE_DOUBLESWISS)
error-match-without-game-2 = la colonne { $round } a les premières parties d'un match, mais les secondes manquent
error-match-columns-odd = { $rounds } colonnes : un match en prend deux, leur nombre est donc pair
error-match-games-differ = le numéro { $id } n'a pas les deux parties du match { $match } contre le même adversaire, couleurs inversées
error-match-bye-in-game-2 = le numéro { $id } n'a d'exemption qu'à la seconde partie du match { $match }

## Tournois par équipes

refusal-needs-teams = { $system } apparie des équipes : indiquez le nombre d'échiquiers d'une rencontre
refusal-no-teams = { $system } est un système pour joueurs, non pour équipes
refusal-setup-entrants = la liste n'est pas vide : un tournoi individuel ne devient pas un tournoi par équipes, ni l'inverse
refusal-no-team-event = ce n'est pas un tournoi par équipes
refusal-players-of-teams = c'est un tournoi par équipes : inscrivez les joueurs avec leur équipe
refusal-order-of-teams = seules les équipes se numérotent à la main ; les numéros des joueurs suivent le règlement
refusal-order-all = indiquez chaque équipe une fois et une seule
refusal-empty-team = { $name } n'a pas de joueurs : complétez l'équipe ou retirez-la
refusal-team-twice = il y a déjà une équipe { $name }
refusal-no-member = { $team } n'a pas de joueur { $player }
refusal-member-sat = { $name } figure dans une composition d'équipe et reste dans la liste
refusal-regulations = { $rules } ; donnez un motif pour déroger au règlement
refusal-lineup = { $rules } ; donnez un motif pour accepter cette composition
refusal-lineup-long = une rencontre compte { $boards } échiquiers
refusal-lineup-twice = { $name } ne peut occuper deux échiquiers
refusal-no-match = { $name } n'a pas de rencontre à la ronde { $round }
refusal-no-matches = seules les rencontres par équipes se perdent en bloc par forfait
refusal-match-forfeited = la rencontre { $match } est perdue par forfait ; annulez d'abord ce forfait
refusal-match-played = des parties de la rencontre { $match } ont été jouées : saisissez les échiquiers un par un
refusal-board-of-match = indiquez un échiquier de la rencontre { $match }, par exemple { $match }.1
refusal-empty-board = l'échiquier { $board } a une place vide : son résultat découle des compositions
refusal-bad-award = indiquez les points de match ou de partie, le résultat et la ronde concernés
setup-teams = le règlement des équipes
broken-list-order = l'ordre des échiquiers de { $player } change après la ronde 1
broken-list-size = { $player } a plus de { $other } joueurs
broken-two-lists = { $player } joue aussi pour { $other }
broken-rating-order = { $player } est sous { $other }, dont le classement est inférieur
broken-board-order = { $player } précède { $other } dans la liste de l'équipe
broken-empty-board = { $player } laisse un échiquier vide au-dessus d'autres
broken-substitutes = { $player } aligne plus de { $other } remplaçants
broken-lineup-late = la composition de { $player } était à remettre avant { $other }
broken-board-played = l'échiquier { $other } de { $player } a déjà son résultat
log-team = équipe { $name } modifiée : { $about } ; { $players }
log-lineup = composition de { $team } à la ronde { $round }, rencontre { $match } : { $players }
log-overrules = { $what } ; dérogation : { $rules }
log-award = { $teams } : { $match } points de match, { $game } points de partie (résultat { $kind }, { $round ->
    [0] toutes les rondes
   *[other] ronde { $round }
 })
log-every-team = toutes les équipes
log-awards = points attribués : { $awards }
log-match-forfeited = ronde { $round } : rencontre { $match } perdue par forfait : { $outcome }
error-list-without-teams = aucune colonne d'équipes dans les titres (team, équipe)
error-line-without-team = le joueur n'a pas d'équipe
error-board-must-number = l'échiquier doit être un nombre, non { $board }
heading-team = Équipe
heading-games = Parties
heading-performance = Perf
heading-game_points = Pts partie
heading-match_points = Pts match
table-teams = Équipes
table-captain = capitaine { $name }
table-substitute = rempl.
table-matches = Ronde { $n }, rencontres
table-team-card = Équipe
table-individuals = Joueurs après la ronde { $n }
table-individuals-note = Les points comptent les forfaits ; la moyenne et la performance (C.07, 10.2) portent sur les parties jouées contre des joueurs classés.
table-boards = Prix par échiquier
table-boards-note = Classement à l'échiquier le plus souvent occupé ; seules comptent les parties jouées : les points, puis la performance.
command-team = inscrire des équipes, modifier leurs listes de joueurs, attribuer des points
command-lineup = la composition d'une équipe pour une rencontre
help-team-words = le nom d'une nouvelle équipe ; sinon son numéro, puis un joueur ou des places de sa liste
help-team-short = nom abrégé, cinq lettres au plus
help-team-captain = capitaine
help-team-strength = force de l'équipe, si ce n'est pas la moyenne de ses échiquiers
help-team-place = place d'un nouveau joueur dans la liste (à la fin par défaut)
help-team-round = première ronde d'une équipe en retard ; ronde des points attribués (la dernière par défaut ; 0 : toutes)
help-team-match = points de match attribués, -1 pour une pénalité
help-team-game = points de partie attribués
help-lineup-team = numéro de l'équipe
help-lineup-places = places dans la liste de l'équipe, échiquier par échiquier ; 0 laisse un échiquier vide
help-lineup-reason = motif pour accepter une composition contraire au règlement
help-match = une rencontre perdue en bloc par forfait, comme 2=+-
help-boards = échiquiers d'une rencontre : tournoi par équipes (0 : individuel)
help-match-points = points de match pour gain, nul, perte, comme 2/1/0
help-board_order = ordre d'une composition : celui de la liste, des classements, ou libre
help-tolerance = points Elo d'écart admis entre deux échiquiers
help-most_players = joueurs inscrits par équipe au plus (0 : sans limite)
help-most_substitutes = remplaçants alignés par rencontre au plus (0 : sans limite)
help-lineup_minutes = minutes après la publication pour changer une composition (0 : sans limite)
error-numbers-of-teams = donnez chaque numéro de 1 à { $last } à une seule équipe
error-team-named-by-number = indiquez une équipe par son numéro, non { $named }
error-team-move = indiquez la place du joueur et sa nouvelle place
cli-imported-teams = équipes inscrites : { $n } avec { $players } joueurs ; déjà connues : { $known }
examples-team = 
    exemples :
        ronde team coupe.ronde add "Caen 2" --club Caen --captain "A. Morel"  inscrire une équipe
        ronde team coupe.ronde player 3 "Morel, Anne" --rating 1850           ajouter un joueur à l'équipe 3
        ronde team coupe.ronde move 3 5 2                                     le cinquième joueur passe à la place 2
        ronde team coupe.ronde drop 3 6                                       le sixième joueur quitte la liste
        ronde team coupe.ronde clubs-apart                                    pas de rencontre entre équipes d'un même club
        ronde team coupe.ronde points 3 --match -1 --round 2 --reason "retard"  une pénalité
        ronde team coupe.ronde list                                           toutes les équipes et leurs joueurs
examples-lineup = 
    exemples :
        ronde lineup coupe.ronde 3                                           composition de l'équipe 3 à la dernière ronde
        ronde lineup coupe.ronde 3 1 2 4 5                                   le troisième joueur est remplacé
        ronde lineup coupe.ronde 3 1 2 4 0                                   personne à l'échiquier 4
        ronde lineup coupe.ronde 3 2 1 3 4 --reason "accord des capitaines"  acceptée malgré l'ordre des échiquiers
page-template_teams = Équipes
page-option_preference = Système par équipes : préférences de couleur (1.7)
page-option_preference_A = type A
page-option_preference_B = type B, avec préférences légères
page-option_preference_none = aucune
page-option_score = Équipes : score principal (1.2)
page-option_score_MP = points de match
page-option_score_GP = points de partie
page-option_second = Équipes : score secondaire (1.2)
page-option_second_MP = points de match
page-option_second_GP = points de partie
page-option_second_none = aucun
page-team_rules = Équipes
page-boards_of_match = Échiquiers par rencontre
page-match_win = Points de match : gain
page-match_draw = nul
page-match_loss = perte
page-rest_match = Exemption : points de match
page-rest_game = Exemption : points de partie
page-board_order = Ordre d'une composition
page-board_order_list = celui de la liste
page-board_order_rating = par classement
page-board_order_free = libre
page-tolerance = Tolérance en points Elo
page-most_players = Joueurs par liste, au plus (0 : sans limite)
page-most_substitutes = Remplaçants par rencontre, au plus (0 : sans limite)
page-lineup_minutes = Compositions : minutes après publication (0 : sans limite)
page-teams = Équipes
page-team = Équipe
page-captain = Capitaine
page-short_name = Nom abrégé
page-team_strength = Force
page-team_average = moyenne des échiquiers
page-add_team = Inscrire une équipe
page-import_teams = Importer des équipes
page-import_teams_text = CSV avec un joueur par ligne et les colonnes équipe, éch, nom, elo (et aussi titre, code fide, club, capitaine, abrégé), ou un rapport TRF26 par équipes. Les équipes déjà inscrites sont laissées de côté.
page-teams_added = Équipes inscrites : { $n } avec { $players } joueurs ; déjà connues : { $known }.
page-clubs_apart = Séparer les équipes d'un même club
page-team_numbers = Numéros
page-team_numbers_text = Les numéros relèvent du règlement ou de l'arbitre en chef ; chaque numéro ne sert qu'une fois. Ils décident de l'appariement de la ronde 1 et de tout ordre à égalité.
page-number_by_strength = Numéroter par force
page-points_awarded = Pénalités et bonifications
page-no_points_awarded = Ni pénalité ni bonification.
page-award_points = Attribuer des points
page-award_points_text = Une pénalité s'écrit avec le signe moins. Des points pour un résultat remplacent ceux du barème.
page-award_for = Pour
page-award_kind = { $kind ->
    [W] une rencontre gagnée
    [D] une rencontre nulle
    [L] une rencontre perdue
    [F] une exemption d'un point
    [H] une exemption d'un demi-point
    [Z] une absence annoncée
    [plus] une rencontre gagnée par forfait
    [minus] une rencontre perdue par forfait
   *[none] pénalité ou bonification
 }
page-match_points = Points de match
page-game_points = Points de partie
page-every_team = toutes les équipes
page-every_round = toutes les rondes
page-take_back = Retirer
page-points_taken_back = points retirés
page-same_club = même club
page-no_players = sans joueurs
page-no_team_yet = Aucune équipe pour l'instant.
page-team_list = Joueurs dans l'ordre des échiquiers
page-team_list_text = Les { $n } premiers jouent sauf avis contraire du capitaine ; les autres sont remplaçants.
page-place_in_list = N°
page-substitute = remplaçant
page-has_sat = dans une composition
page-overrule_reason = Motif, pour déroger au règlement
page-lineups = Compositions
page-lineups_text = Choisissez qui occupe chaque échiquier. Ce que le règlement interdit est signalé, et accepté avec un motif.
page-lineups_until = Les compositions peuvent changer jusqu'à { $at }.
page-lineup_saved = Composition de { $name } enregistrée.
page-lineup_overruled = Composition de { $name } enregistrée par dérogation ; le motif est au journal.
page-nobody_sits = personne
page-match_forfeit = Rencontre perdue par forfait
page-match_not_forfeited = Annuler le forfait
page-match_is_forfeited = Cette rencontre est perdue par forfait.
page-individuals = Joueurs
page-boards = Prix par échiquier
page-paper_sheets = Feuilles de match
page-paper_individuals = Joueurs
page-paper_boards = Prix par échiquier
page-table_individuals = Joueurs
page-table_boards = Prix par échiquier
paper-match = Ronde { $round } · Rencontre { $match }
paper-sheets = Feuilles de match, ronde { $n }
paper-total = Total
paper-captain = Capitaine, { $team }
paper-arbiter = Arbitre
page-p_teams = { $n ->
    [one] { $n } équipe
   *[other] { $n } équipes
 }

## Phrases de swiss-team-2026

swiss-team-2026-bye = Les équipes sont en nombre impair. Parmi celles qui peuvent avoir l'exemption, { $player } a le plus bas score ({ $points }), puis le plus de matchs joués ({ $matches }), puis le plus grand numéro.
swiss-team-2026-bye_had = Écartées pour une exemption ou un gain sans jouer : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-bye_kept = Écartées par décision de l'arbitre : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-bye_needed = Écartées, car les autres ne pourraient plus toutes être appariées : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-group = Score { $points } : { $count } dans le groupe, qui s'apparie en lui-même.
swiss-team-2026-group_up = Score { $points } : { $count } dans le groupe ; montent : { $others }.
swiss-team-2026-following = Qui que ce soit qui monte au score { $points }, le groupe suivant ne peut s'apparier avec aussi peu de montées que son nombre le permet : C6 ne décide pas.
swiss-team-2026-up_odd = Le nombre au score { $score } est impair : { $player } ({ $points }) monte.
swiss-team-2026-up_needed = Celles au score { $score } ne peuvent toutes s'apparier entre elles : { $player } ({ $points }) monte, avec aussi peu d'autres que possible.
swiss-team-2026-up_far = Aucun score plus haut ne pouvait monter à la place de { $player } en laissant les autres appariables.
swiss-team-2026-up_floated = { $player } flottait déjà à la ronde précédente : aucun ensemble de montées aussi bon par ailleurs n'en a moins.
swiss-team-2026-passed_legal = Numéros plus petits écartés devant { $player }, car toutes ne seraient plus appariables : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-passed_number = Numéros plus petits écartés devant { $player }, car il en monterait davantage : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-passed_scores = Numéros plus petits écartés devant { $player }, car de plus bas scores devraient monter : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-passed_following = Numéros plus petits écartés devant { $player }, car il faudrait plus de montées au groupe suivant : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-passed_floated = Numéros plus petits écartés devant { $player }, car davantage de flotteurs de la ronde précédente monteraient : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-tops = Les plus petits numéros des paires, chacun le premier possible : { $others }.
swiss-team-2026-pair = Dans l'ordre des numéros, { $top } rencontre le premier membre inférieur libre, { $bottom }.
swiss-team-2026-pair_passed = Dans l'ordre des numéros, { $bottom } est le premier membre inférieur libre qui convienne à { $top }.
swiss-team-2026-passed_met = Écartées, car { $player } les a rencontrées ou ne doit pas les rencontrer : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-passed_others = Écartées, car les critères seraient moins bien respectés au niveau : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-opponent_floated = { $player } flottait à la ronde précédente et rencontre pourtant une montée. De telles paires au niveau : { $count }, aussi peu que les critères précédents le permettent.
swiss-team-2026-colours_odd = Aucune n'a encore joué, et { $player }, première des deux, a un numéro impair : la couleur tirée ({ $drawn }). Blancs : { $white }, Noirs : { $black }.
swiss-team-2026-colours_even = Aucune n'a encore joué, et { $player }, première des deux, a un numéro pair : pas la couleur tirée ({ $drawn }). Blancs : { $white }, Noirs : { $black }.
swiss-team-2026-colours_latest = La dernière fois que l'une avait les Blancs et l'autre les Noirs, c'était l'inverse. Blancs : { $white }, Noirs : { $black }.
swiss-team-2026-colours_alternate = { $player } a l'autre couleur que dans son dernier match. Blancs : { $white }, Noirs : { $black }.
swiss-team-2026-passed_colour = Écartées : elles préfèrent la même couleur que { $player }, et les critères seraient moins bien respectés : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
swiss-team-2026-clash = { $top } et { $bottom } préfèrent la même couleur ({ $colour }). De telles paires au niveau : { $count }, le moins possible.
swiss-team-2026-clash_strong = { $top } et { $bottom } préfèrent fortement la même couleur ({ $colour }). De telles paires au niveau : { $count }, aussi peu que C8 le permet.
swiss-team-2026-colours_one = Seule { $player } a une préférence, qui est satisfaite. Blancs : { $white }, Noirs : { $black }.
swiss-team-2026-colours_both = Chacune a la couleur qu'elle préfère. Blancs : { $white }, Noirs : { $black }.
swiss-team-2026-colours_strong = Les deux préfèrent la même couleur, { $player } fortement. Blancs : { $white }, Noirs : { $black }.
swiss-team-2026-colours_difference = { $white } a la plus basse différence de couleurs et joue avec les Blancs, { $black } avec les Noirs.
swiss-team-2026-colours_first = Les deux préfèrent la même couleur, et { $player } est la première équipe. Blancs : { $white }, Noirs : { $black }.

## Phrases de double-swiss-2026

double-swiss-2026-bye = Les personnes sont en nombre impair. Parmi celles qui peuvent avoir l'exemption, { $player } a le plus bas score ({ $points }), puis le plus de matchs joués ({ $matches }), puis le plus grand numéro.
double-swiss-2026-bye_had = Pas d'exemption après une exemption ou un gain sans jouer : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-bye_kept = Pas d'exemption, par décision de l'arbitre : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-bye_needed = Pas d'exemption, car le reste ne pourrait plus être apparié en entier : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-group = Score { $points } : { $count } dans le groupe, qui s'apparie en lui-même.
double-swiss-2026-group_up = Score { $points } : { $count } dans le groupe ; montent : { $others }.
double-swiss-2026-following = Qui que ce soit qui monte au score { $points }, le groupe suivant ne peut s'apparier avec aussi peu de montées que son nombre le permet : C6 ne décide pas.
double-swiss-2026-up_odd = Le nombre au score { $score } est impair : { $player } ({ $points }) monte.
double-swiss-2026-up_needed = Le groupe au score { $score } ne peut s'apparier en entier en lui-même : { $player } ({ $points }) monte, avec aussi peu d'autres que possible.
double-swiss-2026-up_far = Aucun score plus haut ne pouvait monter à la place de { $player } en laissant les autres appariables.
double-swiss-2026-up_floated = { $player } flottait déjà à la ronde précédente : aucun ensemble de montées aussi bon par ailleurs n'en a moins.
double-swiss-2026-passed_legal = Numéros plus petits écartés devant { $player }, car tout le monde ne pourrait plus être apparié : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-passed_number = Numéros plus petits écartés devant { $player }, car il en monterait davantage : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-passed_scores = Numéros plus petits écartés devant { $player }, car de plus bas scores devraient monter : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-passed_following = Numéros plus petits écartés devant { $player }, car il faudrait plus de montées au groupe suivant : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-passed_floated = Numéros plus petits écartés devant { $player }, car davantage de flotteurs de la ronde précédente monteraient : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-tops = Les plus petits numéros des paires, chacun le premier possible : { $others }.
double-swiss-2026-pair = Dans l'ordre des numéros, { $top } rencontre le premier membre inférieur libre, { $bottom }.
double-swiss-2026-pair_passed = Dans l'ordre des numéros, { $bottom } est le premier membre inférieur libre qui convienne à { $top }.
double-swiss-2026-passed_met = Rencontre avec { $player } déjà jouée, ou interdite : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-passed_others = Numéros écartés, car les critères seraient moins bien respectés au niveau : { $others }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
 }
double-swiss-2026-opponent_floated = { $player } flottait à la ronde précédente et rencontre pourtant une montée. De telles paires au niveau : { $count }, aussi peu que les critères précédents le permettent.
double-swiss-2026-colours_odd = Aucune partie n'a encore été jouée de part ni d'autre ; { $player } vient en premier, avec un numéro impair : la couleur tirée ({ $drawn }). Blancs : { $white }, Noirs : { $black }.
double-swiss-2026-colours_even = Aucune partie n'a encore été jouée de part ni d'autre ; { $player } vient en premier, avec un numéro pair : pas la couleur tirée ({ $drawn }). Blancs : { $white }, Noirs : { $black }.
double-swiss-2026-colours_latest = La dernière fois que les couleurs ont différé, c'était l'inverse. Blancs : { $white }, Noirs : { $black }.
double-swiss-2026-colours_alternate = { $player } a l'autre couleur que dans son dernier match. Blancs : { $white }, Noirs : { $black }.
double-swiss-2026-colours_whites = { $white } a eu moins souvent les Blancs et les a à la première partie, { $black } les Noirs.

## Saisies refusées

trf-points = les points
trf-federation = la fédération
trf-fide-number = le code FIDE
trf-cell = les colonnes de la ronde { $round }
error-line-ends-inside-field = la ligne s'arrête au milieu d'un champ ({ $what }) : la suite manque
error-number-too-long = { $said } a trop de chiffres
error-points-contradicted = { $first } ({ $n ->
    [one] une contradiction
   *[other] { $n } contradictions
 })
error-page-outside-folder = la page { $name } ne serait pas dans le dossier : un tournoi de ce fichier a un nom étrange
warning-line-not-read = la ligne { $line } commence par { $code }, un enregistrement que les rapports n'ont pas ; elle n'est pas lue
warning-more-rounds = le rapport annonce { $rounds } rondes et en contient { $played }
warning-event-ends-early = rondes jouées : { $played } sur { $rounds } ; la ronde { $next } ne peut pas être appariée
warning-events-end-early = tournois de moins de { $rounds } rondes : { $n } sur { $all } ; la suivante ne peut pas être appariée
warning-no-such-option = { $system } n'a pas d'option { $option } : elle ne change rien
warning-no-such-value = { $option } n'est pas un choix de { $system }, qui a { $values }
warning-more = et { $n } de plus
help-lenient = lire les lignes qui s'arrêtent au milieu d'un champ, avec un avertissement
help-reading = lire le règlement mot à mot en essayant tout : un second programme, écrit sans le premier, pour les petits tournois (code de retour 6 si une ronde est trop grande)
help-strict = refuser des points que les résultats contredisent (sinon, un avertissement)
