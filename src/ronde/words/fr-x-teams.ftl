### Le français des tournois par équipes : ce qui diffère de fr.ftl quand on apparie des équipes

accelerations-virtual_points = Accélération { $key ->
    [haley] Haley
    [haley-3] Haley sur trois rondes
    [haley-soft] Haley douce
    [degressive] dégressive
    [quart] par quarts
    [baku] de Bakou
    [baku-2026] de Bakou
   *[other] { $key }
 } : à cette ronde, les équipes { $who } comptent { $points } de plus, pour l'appariement seulement.
burstein-1998-group = Score { $points } : { $count } dans le groupe. Parmi ces équipes, sans compter qui flotte, couleur due : Blancs { $white }, Noirs { $black }. Paires où la même couleur est due aux deux : { $clashes }, { $given ->
    [0] le moins possible.
   *[other] le moins possible avec ce flotteur.
 }
burstein-1998-group_one = Score { $points } : une seule équipe.
burstein-1998-passed_limits = Entre { $player } et { $others }, une des deux équipes aurait une couleur désormais interdite.
burstein-1998-passed_limits_many = Entre { $player } et { $others } (et { $more } de plus), une des deux équipes aurait une couleur désormais interdite.
burstein-1998-clash = La même couleur, { $colour }, est due à { $higher } et à { $lower }, et une seule équipe peut l'avoir. Dans le groupe, sans compter qui flotte, couleur due : Blancs { $white }, Noirs { $black } ; paires de ce genre : { $clashes }, { $given ->
    [0] le moins possible.
   *[other] le moins possible avec ce flotteur.
 }
dubov-1997-bye = { $player } a l'exemption : parmi les équipes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }).
dubov-1997-bye_colour = { $player } a l'exemption : parmi les équipes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }) ; à cotes égales, la préférence pour { $colour }, comme la majorité du groupe.
dubov-1997-bye_average = { $player } a l'exemption : parmi les équipes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }) ; à cotes égales, l'opposition la plus forte jusqu'ici ({ $average ->
    [none] aucune
   *[other] moyenne { $average }
 }).
dubov-1997-bye_name = { $player } a l'exemption : parmi les équipes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }) ; à cotes et opposition égales, la dernière place dans l'alphabet.
dubov-1997-bye_number = { $player } a l'exemption : parmi les équipes qui peuvent l'avoir, le plus petit score ({ $points }) et, à ce score, la plus petite cote ({ $rating }) ; à cotes, opposition et noms égaux, le plus grand numéro.
dubov-1997-group_round_1 = Score { $points } : la liste, par cotes ({ $players } équipes), est coupée en deux, et les deux moitiés se rencontrent dans l'ordre.
dubov-1997-group_ideal = Score { $points } : { $players } équipes, la moitié préfère les Blancs, l'autre les Noirs, et tout le monde a un adversaire ici : le cas idéal.
dubov-1997-left_for_others = Plus haut dans la colonne, mais nécessaire à une équipe plus bas qui n'aurait sinon pas d'adversaire : { $others }.
dubov-1997-goes_down = { $player } descend du groupe de score { $points }, qui ne peut garder tout le monde (descentes nécessaires : { $count }) : la plus petite cote ({ $rating }) parmi les équipes qui peuvent descendre et ont un adversaire dans le groupe suivant.
dubov-1997-goes_down_far = { $player } descend du groupe de score { $points }, qui ne peut garder tout le monde (descentes nécessaires : { $count }) : la plus petite cote ({ $rating }) parmi les équipes qui peuvent descendre, mais sans adversaire dans le groupe suivant.
dubov-1997-alone = { $player } ne peut rencontrer personne d'autre encore libre dans le groupe de score { $points }. { $opponent } monte du groupe de score { $below } : parmi les équipes qui y conviennent et peuvent monter, la plus haute cote ({ $rating }) ne préférant pas la même couleur.
dubov-1997-alone_same = { $player } ne peut rencontrer personne d'autre encore libre dans le groupe de score { $points }. { $opponent } monte du groupe de score { $below } : parmi les équipes qui y conviennent et peuvent monter, la plus haute cote ({ $rating }) ; toutes préfèrent la même couleur que { $player }.
dubov-1997-comes_down_far = { $player } arrive d'en haut, mais personne d'encore libre dans le groupe de score { $points } ne convient. { $opponent } monte du groupe de score { $below } : parmi les équipes qui y conviennent et peuvent monter, la plus haute cote ({ $rating }) ne préférant pas la même couleur.
dubov-1997-comes_down_far_same = { $player } arrive d'en haut, mais personne d'encore libre dans le groupe de score { $points } ne convient. { $opponent } monte du groupe de score { $below } : parmi les équipes qui y conviennent et peuvent monter, la plus haute cote ({ $rating }) ; toutes préfèrent la même couleur que { $player }.
dubov-1997-joins = { $player } monte du groupe de score { $below } pour rendre pair celui de score { $points } : parmi les équipes qui s'y intègrent et peuvent monter, la plus haute cote ({ $rating }) ne préférant pas { $colour }, couleur dominante du groupe.
dubov-1997-joins_any = { $player } monte du groupe de score { $below } pour rendre pair celui de score { $points } : parmi les équipes qui s'y intègrent et peuvent monter, la plus haute cote ({ $rating }).
dubov-1997-joins_same = { $player } monte du groupe de score { $below } pour rendre pair celui de score { $points } : parmi les équipes qui s'y intègrent et peuvent monter, la plus haute cote ({ $rating }) ; toutes préfèrent { $colour }, couleur dominante du groupe.
dubov-1997-to_black = Dans le groupe de score { $points }, { $many } équipes préfèrent les Blancs, mais la moitié seulement du groupe ({ $half }) a sa place chez les Blancs. { $player } passe chez les Noirs, son opposition jusqu'ici ({ $average ->
    [none] aucune
   *[other] moyenne { $average }
 }) étant des plus faibles parmi les équipes qui peuvent avoir les Noirs.
dubov-1997-to_white = Dans le groupe de score { $points }, { $many } équipes sont chez les Noirs, mais la moitié seulement du groupe ({ $half }) y a sa place. { $player } passe chez les Blancs, son opposition jusqu'ici ({ $average ->
    [none] aucune
   *[other] moyenne { $average }
 }) étant des plus fortes parmi les équipes qui peuvent avoir les Blancs.
dubov-1997-to_white_new = Dans le groupe de score { $points }, { $many } équipes sont chez les Noirs, mais la moitié seulement du groupe ({ $half }) y a sa place. { $player } passe d'abord chez les Blancs, faute de partie jouée et donc de préférence.
dubov-1997-comes_down = { $player } descend de { $above } au groupe de score { $points } et rencontre { $opponent } : parmi les équipes qui y conviennent, la plus haute cote ({ $rating }) ne préférant pas la même couleur.
dubov-1997-comes_down_same = { $player } descend de { $above } au groupe de score { $points } et rencontre { $opponent } : parmi les équipes qui y conviennent, la plus haute cote ({ $rating }) ; toutes préfèrent la même couleur que { $player }.
dutch-2012-fewer_moved = Des équipes venues d'en haut (M0 = { $m0 }), seules M1 = { $m1 } peuvent être appariées ici.
dutch-2012-none_moved = Des équipes venues d'en haut (M0 = { $m0 }), aucune ne peut être appariée ici (M1 = { $m1 }) : le niveau compte comme homogène.
dutch-2012-fewer_moved_lowest = Avec plus de M1 = { $m1 } des équipes venues d'en haut (M0 = { $m0 }) en S1, le niveau le plus bas ne peut être apparié.
dutch-2012-fewer_moved_for_lowest = Équipes venues d'en haut appariées d'abord ici : M1 = { $m1 } (M0 = { $m0 }), pour que le niveau le plus bas puisse être apparié.
dutch-2012-passed_worse = Avec { $a } contre { $others }, { $what ->
    [scores] des scores plus élevés descendraient
    [factor] les écarts entre les scores qui se rencontrent seraient plus grands (facteur B3)
    [c14_b2] moins d'équipes venues d'en haut seraient appariées d'abord : { $worse } au lieu de { $least } seraient laissées de côté
    [b2] plus de paires réuniraient deux équipes devant avoir la même couleur : { $worse } au lieu de { $least }
    [a7d] plus de paires iraient contre deux préférences fortes : { $worse } au lieu de { $least }
    [x] plus de paires iraient contre une préférence de couleur : { $worse } au lieu de { $least }
    [z] plus de paires iraient contre deux préférences fortes : { $worse } au lieu de { $least }
    [b5_down] plus d'équipes descendraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [b6_down] plus d'équipes descendraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [b5_up] plus d'équipes monteraient comme à la ronde précédente : { $worse } au lieu de { $least }
   *[b6_up] plus d'équipes monteraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
 }{ $again ->
    [1] { " " }(avec ces flotteurs).
   *[other] .
 }
dutch-2012-b2_dropped = { $a } et { $b } doivent avoir { $colour }, mais une des deux équipes a plus de 50 % des points. Paires de ce genre dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-b5_up_dropped = { $player } flotte vers le haut comme à la ronde précédente. Équipes dans ce cas dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-b6_up_dropped = { $player } flotte vers le haut comme deux rondes plus tôt. Équipes dans ce cas dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] avec ces flotteurs, moins n'est pas possible.
 }
dutch-2012-b5_down_dropped = { $player } flotte vers le bas comme à la ronde précédente. Équipes dans ce cas dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] le niveau suivant a besoin de ces flotteurs.
 }
dutch-2012-b6_down_dropped = { $player } flotte vers le bas comme deux rondes plus tôt. Équipes dans ce cas dans le niveau : { $count } ; { $again ->
    [0] les critères plus importants n'en permettent pas moins.
   *[other] le niveau suivant a besoin de ces flotteurs.
 }
dutch-2012-bye = Au niveau le plus bas, le nombre d'équipes, { $n }, est impair : { $player } reste et a l'exemption.
dutch-2012-bye_worse = Plus bas au classement, mais avec l'exemption de { $others } { $what ->
    [scores] des scores plus élevés descendraient
    [factor] les écarts entre les scores qui se rencontrent seraient plus grands (facteur B3)
    [c14_b2] moins d'équipes venues d'en haut seraient appariées d'abord : { $worse } au lieu de { $least } seraient laissées de côté
    [b2] plus de paires réuniraient deux équipes devant avoir la même couleur : { $worse } au lieu de { $least }
    [a7d] plus de paires iraient contre deux préférences fortes : { $worse } au lieu de { $least }
    [x] plus de paires iraient contre une préférence de couleur : { $worse } au lieu de { $least }
    [z] plus de paires iraient contre deux préférences fortes : { $worse } au lieu de { $least }
    [b5_down] plus d'équipes descendraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [b6_down] plus d'équipes descendraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [b5_up] plus d'équipes monteraient comme à la ronde précédente : { $worse } au lieu de { $least }
   *[b6_up] plus d'équipes monteraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
 }{ $again ->
    [1] { " " }(avec ces flotteurs).
   *[other] .
 }
dutch-2012-floaters_for_places = Le niveau supérieur a été réapparié : { $into } descend au lieu de { $out }, pour que davantage d'équipes venues d'en haut soient appariées d'abord ici.
elo-swiss-level_single = Niveau { $points }. Une seule équipe, qui descend.
elo-swiss-fewer_moved = Parmi les équipes descendues ({ $moved }), en S1 : { $count } ; avec davantage, S1 n'aurait pas d'adversaires pour tout le monde.
elo-swiss-fewer_moved_end = Parmi les équipes descendues ({ $moved }), en S1 : { $count } ; avec davantage, on ne pourrait pas apparier tout le monde ici.
elo-swiss-fewer_moved_last = Parmi les équipes descendues ({ $moved }), en S1 : { $count }, pour que le dernier niveau puisse être apparié.
elo-swiss-skipped_met_many = Avant { $b } dans S2, mais { $a } ne peut pas ou plus les rencontrer : { $count } équipes.
elo-swiss-skipped_float_many = Avant { $b } dans S2, mais avec { $a } il y aurait de nouveau un flotteur dans le même sens : { $count } équipes.
elo-swiss-skipped_rest_many = Avant { $b } dans S2, mais si { $a } les rencontrait, aucun appariement du reste ne conviendrait : { $count } équipes.
elo-swiss-kept_barred_many = Plus bas que { $a } dans l'ordre, mais sans droit à l'exemption : { $count } équipes.
elo-swiss-kept_float_many = Plus bas que { $a } dans l'ordre, mais ce serait flotter encore vers le bas : { $count } équipes.
elo-swiss-kept_rest_many = Plus bas que { $a } dans l'ordre, mais avec un adversaire dans le premier appariement qui convient : { $count } équipes.
fmjd-1986-rest_met_defaulter = { $who } (place { $place } sur { $size }) a le repos malgré une rencontre avec une équipe partie depuis : personne ne peut l'avoir sans une telle rencontre ni gain par forfait.
fmjd-1986-group_broken = Tout le monde ne peut avoir un adversaire que si { $out } équipes quittent le groupe au score de { $points }.
fmjd-1986-met_everybody = { $a } a rencontré toutes les autres équipes à apparier du groupe au score de { $points } et passe d'abord : { $b } { $b_sex ->
    [w] est la première adversaire possible
    [m] est le premier adversaire possible
   *[other] vient en premier parmi les adversaires possibles
 } du groupe au score de { $target }.
fmjd-1986-apart_from_everybody = { $a } a rencontré, ou ne doit pas rencontrer, toutes les autres équipes à apparier du groupe au score de { $points } et passe d'abord : { $b } { $b_sex ->
    [w] est la première adversaire possible
    [m] est le premier adversaire possible
   *[other] vient en premier parmi les adversaires possibles
 } du groupe au score de { $target }.
fmjd-1986-quart_goes_on = Quart : plus d'équipes ont le score maximum qu'il ne reste de rondes. Les deux premiers groupes sont appariés par quarts, dans l'ordre des numéros.
lim-group_down = Le niveau { $points } s'apparie vers le bas, à partir du plus petit numéro. Équipes : { $count } ; paires : { $pairs } ; flotteurs reçus : { $incoming } ; flottent vers le bas : { $leaving }.
lim-group_up = Le niveau { $points } s'apparie vers le haut, à partir du plus grand numéro. Équipes : { $count } ; paires : { $pairs } ; flotteurs reçus : { $incoming } ; flottent vers le haut : { $leaving }.
lim-group_median = Le niveau médian ({ $points }) s'apparie en dernier, à partir du plus petit numéro. Équipes : { $count } ; paires : { $pairs } ; flotteurs reçus : { $incoming }.
lim-float_maxi = Il faut rendre pair le niveau { $points } : { $player }, en dernière place dans l'ordre parmi qui peut flotter, passe au niveau { $target } ; l'équipe que désigneraient les couleurs est à plus de 100 points Elo (maxi-tournoi).
lim-pair_proposed = Il reste { $left } équipes du niveau { $points } : { $first } est en tête de la première moitié, { $second } de la seconde ; ainsi la paire est proposée.
lim-pair_exchanged = Il reste { $left } équipes du niveau { $points } : { $first } vient en tête, et { $second } { $second_sex ->
    [w] est dans l'ordre des échanges la première adversaire qui convient.
    [m] est dans l'ordre des échanges le premier adversaire qui convient.
   *[other] vient en premier, dans l'ordre des échanges, parmi les adversaires qui conviennent.
 }
lim-passed_barred = Entre { $player } et { $others }, une des deux équipes aurait une couleur pour la troisième fois de suite, ou trois fois de plus que l'autre couleur.
lim-passed_barred_many = Entre { $player } et { $others } (et { $more } de plus), une des deux équipes aurait une couleur pour la troisième fois de suite, ou trois fois de plus que l'autre couleur.
lim-broken = Dernière ronde : { $first } et { $second } ont le même score et se rencontrent, bien que l'une des deux équipes ait une couleur pour la troisième fois de suite ou trois fois de plus que l'autre.
impossible-no-bye = le nombre d'équipes est impair et, selon les règles, personne ne peut avoir l'exemption ; l'arbitre peut l'accorder à la main, avec un motif (au bureau, ou : ronde draft --bye ID --reason TEXTE)
impossible-groups = il reste une équipe de trop dans chacun des groupes { $parts }, et il n'y a que { $others } pour les rencontrer
impossible-groups-nobody = il reste une équipe de trop dans chacun des groupes { $parts }, et personne pour les rencontrer
term-S1 = la partie du groupe appariée en premier : la moitié haute, ou les équipes venues d'en haut
term-M0 = le nombre d'équipes venues d'un score plus élevé
published-bye = L'arbitre a donné l'exemption à { $who }{ $why } ; les autres sont appariées selon le règlement.
you-published-bye = L'arbitre vous a donné l'exemption{ $why } ; les autres sont appariées selon le règlement.
why-players = { $n ->
    [one] { $n } équipe
   *[other] { $n } équipes
 } au lieu de { $m }
you-first_fit = { $you ->
    [a] La moitié haute du groupe joue contre la moitié basse, dans l'ordre : vous êtes au { $i_th } rang de la moitié haute. { $them }, au { $j_th } rang de la moitié basse, vient en premier parmi les équipes avec qui tout le groupe s'apparie au mieux.
   *[other] La moitié haute du groupe joue contre la moitié basse, dans l'ordre : { $them } est au { $i_th } rang de la moitié haute. Au { $j_th } rang de la moitié basse, vous venez en premier parmi les équipes avec qui tout le groupe s'apparie au mieux.
 }
you-moved_first = { $you ->
    [a] Les équipes qui descendent sont appariées d'abord, dans l'ordre : vous êtes au { $i_th } rang, { $them } est au { $j_th } rang du groupe du dessous.
   *[other] Les équipes qui descendent sont appariées d'abord, dans l'ordre : { $them }, avec { $score_pts }, est au { $i_th } rang, vous êtes au { $j_th } rang de votre groupe.
 }
you-moved_first_free = { $you ->
    [a] Les équipes qui descendent sont appariées d'abord, dans l'ordre : vous êtes au { $i_th } rang ; { $them }, au { $j_th } rang du groupe du dessous, est le premier nom encore libre.
   *[other] Les équipes qui descendent sont appariées d'abord, dans l'ordre : { $them }, avec { $score_pts }, est au { $i_th } rang ; au { $j_th } rang de votre groupe, vous êtes le premier nom encore libre.
 }
you-moved_first_fit = { $you ->
    [a] Les équipes qui descendent sont appariées d'abord, dans l'ordre : vous êtes au { $i_th } rang. { $them }, au { $j_th } rang du groupe du dessous, vient en premier parmi les équipes avec qui tout le groupe s'apparie au mieux.
   *[other] Les équipes qui descendent sont appariées d'abord, dans l'ordre : { $them }, avec { $score_pts }, est au { $i_th } rang. Au { $j_th } rang de votre groupe, vous venez en premier parmi les équipes avec qui tout le groupe s'apparie au mieux.
 }
you-dutch-2012-fewer_moved = Des { $m0 } équipes qui descendent dans votre groupe, { $m1 } peuvent y rencontrer une équipe du groupe.
you-dutch-2012-fewer_moved_lowest = Des { $m0 } équipes qui descendent dans votre groupe, { $m1 } sont appariées d'abord : avec davantage, le dernier groupe ne pourrait pas s'apparier.
you-dutch-2012-fewer_moved_for_lowest = Des { $m0 } équipes qui descendent dans votre groupe, { $m1 } sont appariées d'abord, pour que le dernier groupe puisse s'apparier.
you-dutch-2026-collapsed = Toutes les équipes qui restent sont appariées dans un dernier groupe de { $n }.
you-elo-swiss-fewer_moved = Des { $moved } équipes qui descendent dans votre groupe, { $count } sont appariées d'abord ; avec davantage, tout le monde n'aurait pas d'adversaire.
you-elo-swiss-fewer_moved_last = Des { $moved } équipes qui descendent dans votre groupe, { $count } sont appariées d'abord, pour que le dernier groupe puisse s'apparier.
you-third_colour = Avec cette rencontre, une équipe a la même couleur pour la troisième fois de suite ; c'est inévitable.
you-beyond_two = Après cette rencontre, une équipe aura eu une couleur trois fois de plus que l'autre ; c'est inévitable.
you-odd_one = Le nombre d'équipes à apparier dans votre groupe ({ $n }) est impair : vous restez et jouez dans le groupe suivant.
you-dutch-2012-bye = Le nombre d'équipes est impair et vous restez dans le groupe le plus bas : vous avez l'exemption.
you-e5_first = À la première ronde, les couleurs alternent d'une rencontre à l'autre, d'après le tirage : vous avez { $mine }.
you-elo-swiss-pair_moved = { $you ->
    [a] Les équipes qui descendent sont appariées d'abord, dans l'ordre : vous êtes au { $first_th } rang, { $them } est au { $second_th } rang du groupe du dessous.
   *[other] Les équipes qui descendent sont appariées d'abord, dans l'ordre : { $them }, avec { $points_pts }, est au { $first_th } rang, vous êtes au { $second_th } rang de votre groupe.
 }
you-left_odd = Le nombre d'équipes à apparier dans votre groupe est impair : vous restez et jouez dans le groupe suivant.
you-elo-swiss-bye = Le nombre d'équipes est impair et vous restez à la fin : vous avez l'exemption.
you-skipped_float = Plus haut dans la liste, mais une équipe flotterait encore dans le même sens : { $who }.
you-pair_proposed = { $you ->
    [first] Des { $left } équipes restantes de votre groupe, vous ouvrez la première moitié et { $them } la seconde : c'est la paire proposée.
   *[other] Des { $left } équipes restantes de votre groupe, { $them } ouvre la première moitié et vous la seconde : c'est la paire proposée.
 }
you-pair_exchanged = { $you ->
    [first] Des { $left } équipes restantes de votre groupe, vous venez en premier ; { $them } { $them_sex ->
        [w] est, dans l'ordre, la première adversaire possible.
        [m] est, dans l'ordre, le premier adversaire possible.
       *[other] vient en premier, dans l'ordre, parmi les adversaires possibles.
    }
   *[other] Des { $left } équipes restantes de votre groupe, { $them } vient en premier ; { $you_sex ->
        [w] vous êtes, dans l'ordre, la première adversaire possible.
        [m] vous êtes, dans l'ordre, le premier adversaire possible.
       *[other] vous venez en premier, dans l'ordre, parmi les adversaires possibles.
    }
 }
you-float_last = Il faut rendre votre groupe pair : vous venez en dernier parmi les équipes qui peuvent flotter et allez au groupe à { $target_pts }.
you-float_colour = Il faut rendre votre groupe pair, et plus d'équipes y doivent avoir { $colour } : vous venez en dernier parmi elles et allez au groupe à { $target_pts }.
you-lim-passed_barred = { $you ->
    [player] Entre vous et { $others }, une des deux équipes aurait une couleur qui n'est plus permise.
   *[other] Entre { $them } et { $others }, une des deux équipes aurait une couleur qui n'est plus permise.
 }
you-lim-bye = Le nombre d'équipes est impair. En remontant depuis le bas, vous venez en premier parmi les équipes qui peuvent avoir l'exemption.
you-lim-2026-bye_by_rating = Le nombre d'équipes est impair et c'est la première ronde : votre classement est le plus bas des équipes qui peuvent avoir l'exemption.
you-row = { $you ->
    [first] Les équipes qui doivent avoir les Blancs sont rangées de l'opposition la plus faible à la plus forte, les autres par cote décroissante : vous êtes au { $place_th } rang des Blancs, { $them } ({ $rating }) est en face.
   *[other] Les équipes qui doivent avoir les Blancs sont rangées de l'opposition la plus faible à la plus forte, les autres par cote décroissante : { $them } est au { $place_th } rang des Blancs, vous êtes en face.
 }
you-joins = Vous montez du groupe à { $below_pts } pour rendre pair le groupe à { $points_pts } : parmi les équipes qui conviennent, vous avez la plus forte cote.
you-dubov-1997-alone = { $you ->
    [player] Il ne reste dans votre groupe personne que vous puissiez rencontrer. { $them } monte du groupe à { $below_pts } : la plus forte cote parmi les équipes qui conviennent.
   *[other] Il ne reste personne que { $them } puisse rencontrer dans le groupe à { $points_pts }. Vous montez : la plus forte cote de votre groupe parmi les équipes qui conviennent.
 }
you-comes_down = { $you ->
    [player] Vous descendez du groupe à { $above_pts } et rencontrez { $them } : la plus forte cote parmi les équipes qui conviennent ici.
   *[other] { $them } descend du groupe à { $above_pts } et vous rencontre : parmi les équipes qui conviennent ici, vous avez la plus forte cote.
 }
you-goes_down = Votre groupe ne peut garder toutes ses équipes : parmi les équipes qui peuvent descendre, vous avez la plus faible cote.
you-to_black = Trop d'équipes de votre groupe doivent avoir les Blancs : vous passez aux Noirs, ayant eu une des oppositions les plus faibles.
you-to_white = Trop d'équipes de votre groupe doivent avoir les Noirs : vous passez aux Blancs, ayant eu une des oppositions les plus fortes.
you-to_white_new = Trop d'équipes de votre groupe sont du côté des Noirs : vous passez aux Blancs, n'ayant encore joué aucune partie.
you-dubov-1997-bye = Vous avez l'exemption : parmi les équipes qui peuvent l'avoir, le plus petit score et, à ce score, la plus petite cote.
you-bye_round_1 = Le nombre d'équipes est impair et personne plus bas dans la liste ne peut avoir l'exemption : vous l'avez.
you-dubov-2026-pair = { $you ->
    [first] Les équipes qui doivent avoir les Blancs sont rangées de l'opposition la plus faible à la plus forte : vous êtes au { $place_th } rang. { $them } est, par numéro, le premier nom de l'autre côté avec qui tout s'apparie.
   *[other] Les équipes qui doivent avoir les Blancs sont rangées de l'opposition la plus faible à la plus forte : { $them } est au { $place_th } rang. Vous êtes, par numéro, le premier nom de l'autre côté avec qui tout s'apparie.
 }
you-balancing = Dans votre groupe, une couleur est plus demandée que l'autre : vous êtes parmi les équipes qui changent de côté.
you-unavoidable = Votre groupe ne peut s'apparier en entier d'une couleur à l'autre : vous êtes parmi les équipes qui changent de côté.
you-dubov-2026-passed_colour = Avant vous pour monter, mais plus d'équipes seraient privées de leur couleur : { $others }.
you-dubov-2026-bye_score = Le nombre d'équipes est impair : parmi les équipes qui peuvent avoir l'exemption, vous avez le plus petit score.
you-dubov-2026-bye_games = Le nombre d'équipes est impair : parmi les équipes qui peuvent avoir l'exemption, vous avez le plus petit score et le plus de parties jouées.
you-dubov-2026-bye_number = Le nombre d'équipes est impair : parmi les équipes qui peuvent avoir l'exemption, vous avez le plus petit score, le plus de parties, puis le plus grand numéro.
you-bye_rank = Le nombre d'équipes est impair : parmi les équipes qui peuvent avoir l'exemption, vous avez le plus petit score, le plus de parties, puis le dernier rang.
you-burstein-1998-float = Le nombre d'équipes de votre groupe est impair : dans le premier appariement possible, vous restez et flottez vers le groupe à { $target_pts }.
you-passed_due = { $you ->
    [player] Vous devez avoir { $colour }, comme { $others } : plus d'équipes que nécessaire seraient privées de leur couleur.
   *[other] { $them } doit avoir { $colour }, comme { $others } : plus d'équipes que nécessaire seraient privées de leur couleur.
 }
you-has_rested = Votre rang est plus bas que celui de l'équipe au repos, mais vous avez eu votre repos à la ronde { $round } : vous jouez.
you-barred_from_rest = Votre rang est plus bas que celui de l'équipe au repos, mais l'arbitre l'a exclu : vous jouez.
you-rest_leaves_no_pairing = Votre rang est plus bas que celui de l'équipe au repos, mais sans vous le reste ne s'apparierait pas en entier : vous jouez.
you-has_forfeit_win = Votre rang est plus bas que celui de l'équipe au repos, mais vous avez eu deux points par forfait à la ronde { $round } : vous jouez.
you-has_met_defaulter = Votre rang est plus bas que celui de l'équipe au repos, mais vous avez rencontré une équipe qui est partie : vous jouez.
many-fmjd-1986-has_met_defaulter = Rang plus bas, mais après avoir rencontré une équipe qui est partie, donc au jeu : { $who }.
cause-hand-colours = { $n ->
    [one] cause probable : tout est égal sauf les couleurs de la rencontre { $boards } : changement à la main
   *[other] cause probable : tout est égal sauf les couleurs des rencontres { $boards } : changement à la main
  }
cause-hand-swap = cause probable : tout est égal sauf un échange aux rencontres { $boards } : changement à la main
cause-hand = { $n ->
    [one] aucune cause connue : ni édition, ni accélération, ni limite, ni couleur tirée au sort, ni numérotation, ni rencontre ajoutée ne donne cette ronde ; une rencontre sur { $all } diffère ({ $boards })
   *[other] aucune cause connue : ni édition, ni accélération, ni limite, ni couleur tirée au sort, ni numérotation, ni rencontre ajoutée ne donne cette ronde ; { $n } rencontres sur { $all } diffèrent ({ $boards })
  }
cause-renumbered = cause probable : les numéros ont changé avant la ronde { $first }. À partir de celle-ci tout est égal, les numéros ne suivent pas les classements Elo du fichier, et ils peuvent changer jusqu'à l'appariement de la ronde 4 ; { $n ->
    [one] une rencontre sur { $all } diffère ({ $boards })
   *[other] { $n } rencontres sur { $all } diffèrent ({ $boards })
  }
cause-added = { $n ->
    [one] cause probable : les autres sont appariées sans les équipes de { $boards }, rencontre ajoutée à la main
   *[other] cause probable : les autres sont appariées sans les équipes de { $boards }, rencontres ajoutées à la main
  }
lim-2026-bye_by_rating = Le nombre est impair, et c'est la première ronde : parmi les équipes qui peuvent avoir l'exemption, { $player } a le plus bas classement.
dubov-2026-up = { $player } monte du score { $below } au score { $points }, où il manque une équipe pour apparier tout le monde : de tous les choix qui le permettent, le meilleur selon C6 à C10, puis selon le numéro.
dubov-2026-balancing = Les sous-groupes n'ont pas la même taille : { $count ->
    [one] une équipe passe
   *[other] { $count } équipes passent
 } dans le plus petit, { $side }. { $player } (n° { $number } depuis le milieu) est dans le premier ensemble qui laisse un appariement régulier.
dutch-2026-bracket = { $n ->
    [one] Score { $score } : { $n } équipe,
   *[other] Score { $score } : { $n } équipes,
 } { $pairs ->
    [one] { $pairs } paire, sans adversaire : { $left }.
   *[other] { $pairs } paires, sans adversaire : { $left }.
 }
dutch-2026-heterogeneous = Score { $score } : { $n } équipes, dont M0 = { $m0 } d'en haut ; { $pairs ->
    [one] { $pairs } paire,
   *[other] { $pairs } paires,
 } dont M1 = { $m1 } avec une équipe d'en haut.
dutch-2026-collapsed = Tout le reste est apparié en un seul dernier niveau : { $n } équipes, dont M0 = { $m0 } d'en haut ; { $pairs ->
    [one] { $pairs } paire.
   *[other] { $pairs } paires.
 }
dutch-2026-penultimate = Ce niveau est apparié de sorte que les équipes qui restent puissent toutes être appariées avec toutes celles du dessous ; sinon elles ne le pourraient pas.
dutch-2026-set = Premier ensemble d'équipes d'en haut qui appartienne à un meilleur candidat : { $paired } ; dans les limbes : { $limbo }.
dutch-2026-passed_worse = Avec { $a } contre { $others }, { $what ->
    [scores] il en résulterait de plus grands écarts de score
    [unplayed] l'exemption irait à une équipe qui a plus de rondes sans rencontre : { $worse } au lieu de { $least }
    [beyond_two] plus d'équipes auraient un écart de couleurs supérieur à deux : { $worse } au lieu de { $least }
    [third_colour] plus d'équipes auraient une couleur pour la troisième fois de suite : { $worse } au lieu de { $least }
    [preference] plus d'équipes n'auraient pas la couleur qu'elles préfèrent : { $worse } au lieu de { $least }
    [strong] plus d'équipes n'auraient pas une couleur fortement préférée : { $worse } au lieu de { $least }
    [down_last] plus d'équipes descendraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [up_last] plus d'équipes monteraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [down_before] plus d'équipes descendraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [up_before] plus d'équipes monteraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [down_last_apart] les équipes qui descendent encore comme à la ronde précédente descendraient de plus loin
    [up_last_apart] les équipes qui montent encore comme à la ronde précédente monteraient plus haut
    [down_before_apart] les équipes qui descendent encore comme deux rondes plus tôt descendraient de plus loin
   *[up_before_apart] les équipes qui montent encore comme deux rondes plus tôt monteraient plus haut
 }{ $given ->
    [1] { " " }(avec ces flotteurs).
   *[other] .
 }
dutch-2026-odd_one = Le nombre d'équipes, { $n }, est impair : { $player } reste sans adversaire et descend.
dutch-2026-bye_worse = Plus bas au classement, mais avec l'exemption de { $others } { $what ->
    [scores] il en résulterait de plus grands écarts de score
    [unplayed] l'exemption irait à une équipe qui a plus de rondes sans rencontre : { $worse } au lieu de { $least }
    [beyond_two] plus d'équipes auraient un écart de couleurs supérieur à deux : { $worse } au lieu de { $least }
    [third_colour] plus d'équipes auraient une couleur pour la troisième fois de suite : { $worse } au lieu de { $least }
    [preference] plus d'équipes n'auraient pas la couleur qu'elles préfèrent : { $worse } au lieu de { $least }
    [strong] plus d'équipes n'auraient pas une couleur fortement préférée : { $worse } au lieu de { $least }
    [down_last] plus d'équipes descendraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [up_last] plus d'équipes monteraient comme à la ronde précédente : { $worse } au lieu de { $least }
    [down_before] plus d'équipes descendraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [up_before] plus d'équipes monteraient comme deux rondes plus tôt : { $worse } au lieu de { $least }
    [down_last_apart] les équipes qui descendent encore comme à la ronde précédente descendraient de plus loin
    [up_last_apart] les équipes qui montent encore comme à la ronde précédente monteraient plus haut
    [down_before_apart] les équipes qui descendent encore comme deux rondes plus tôt descendraient de plus loin
   *[up_before_apart] les équipes qui montent encore comme deux rondes plus tôt monteraient plus haut
 }{ $given ->
    [1] { " " }(avec ces flotteurs).
   *[other] .
 }
burstein-2026-floats = { $player } (n° { $number } sur { $count }) flotte hors du groupe de score { $points } : il y reste { $out ->
    [one] une équipe
   *[other] { $out } équipes
 } sans adversaire, et c'est ainsi dans le premier des meilleurs appariements selon C5 à C8.
burstein-2026-same = Avec la même préférence que { $first }, et après les paires précédentes aucun appariement contre une de ces équipes n'est aussi bon selon C5 à C8 : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.
burstein-2026-others = Plus bas, mais après les paires précédentes aucun appariement où { $first } rencontre une de ces équipes n'est aussi bon selon C5 à C8 : { $others }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
 }.

## Au bureau et sur les pages des joueurs

people-n = { $n ->
    [one] { $n } équipe
   *[other] { $n } équipes
 }
picture-size = plus le cercle est grand, plus le groupe compte d'équipes
notice-not-checked-in = { $n ->
    [one] pas de pointage, pas d'appariement : { $players }
   *[other] { $n } équipes n'ont pas pointé et ne sont pas appariées : { $players }
 }
notice-not-asked = { $n ->
    [one] on ne sait pas si cette équipe joue : { $players }
   *[other] on ne sait pas si ces équipes jouent : { $players }
 }
caution-swap = Deux équipes échangent leur place dans la ronde { $round }.
caution-complete = Des équipes sans adversaire sont appariées dans la ronde { $round }, déjà publiée.
refusal-lots-all = chaque équipe doit être tirée une fois, et une seule : { $players }
refusal-group-of-two = un groupe interdit compte au moins deux équipes
refusal-too-few = { $count ->
    [one] il y a { $count } équipe à apparier : il en faut deux
   *[other] il y a { $count } équipes à apparier : il en faut deux
 }
refusal-not-these-players = les paires doivent contenir une fois chaque équipe du brouillon ; à revoir : { $players }
refusal-one-bye = une seule équipe peut avoir l'exemption
refusal-bye-not-due = { $count } équipes sont à apparier : il n'y a pas d'exemption
refusal-games-stay = les rencontres publiées restent ; seules des équipes sans adversaire peuvent être appariées
refusal-not-waiting = ces équipes n'attendent pas de rencontre dans la dernière ronde publiée : { $players }
page-absentees_text = En couleur : absence au pointage sans aucune rencontre jouée, ou forfait à la dernière ronde. Sans réponse de votre part, ces équipes ne sont pas appariées.
page-not_meet_text = Numéros d'équipes, un groupe par ligne
page-no_bye = Équipes qui ne peuvent avoir l'exemption
page-no_bye_text = Numéros d'équipes
page-half_byes = Exemptions d'un demi-point par équipe
page-p_why_not_intro = Choisissez deux équipes : la réponse dit pourquoi elles se rencontrent, ou ce qui l'empêche.
page-p_choose = choisir une équipe
page-p_first = Première équipe
page-p_second = Seconde équipe
page-p_not_both = Choisissez deux équipes différentes, toutes deux à apparier à la ronde { $n }.
page-p_groups_help = Une flèche : une équipe en rencontre une autre d'un groupe inférieur.
page-p_why_not_other = Pourquoi pas une autre équipe ?
page-late_text = Les équipes arrivées après la publication sont appariées entre elles, ou avec celle qui a l'exemption. Les rencontres publiées ne bougent pas.
page-late_show = Voir les nouvelles rencontres
page-late_plan = Nouvelles rencontres
page-late_stay = Toutes les autres rencontres restent telles que publiées.
page-apart_club = Équipes d'un même club
page-apart_federation = Équipes d'une même fédération
page-apart_family = Équipes d'une même famille ou d'un même groupe
