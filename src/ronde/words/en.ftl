# What people read, in English.

## Colours, letters, quotation marks

colour-w = White
colour-b = Black
letter-white = W
letter-black = B
quoted = '{ $text }'
list-last = { $first } and { $last }

## Numbers, money and days

decimal-mark = .
thousands-mark = ,
amount-of-money = { $currency }{ $amount }
currency-sign = { $code ->
    [AUD] A$
    [BRL] R$
    [CAD] CA$
    [CNY] CN¥
    [EUR] €
    [GBP] £
    [HKD] HK$
    [ILS] ₪
    [INR] ₹
    [JPY] JP¥
    [KRW] ₩
    [MXN] MX$
    [NZD] NZ$
    [PHP] ₱
    [TWD] NT$
    [USD] US$
    [VND] ₫
    [XAF] FCFA
    [XCD] EC$
    [XCG] Cg.
    [XOF] F{ "\u202F" }CFA
    [XPF] CFPF
    [XXX] ¤
   *[other] { $code }
 }
month = { $n ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 }
month-short = { $n ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
 }
weekday = { $n ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
 }
weekday-short = { $n ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
 }

## Titles of the systems
system-elo-swiss = Elo-based Swiss (no colours)
system-dutch-2012 = Dutch system (FIDE C.04.3.1, 2012)
system-dutch-2017 = Dutch system (FIDE C.04.3, 2017)
system-dutch-2026 = Dutch system (FIDE C.04.3, 2026)
system-lim = Lim system (C.04.3.2)
system-lim-2026 = Lim system (C.04.4.3, 2026)
system-dubov-1997 = Dubov system (FIDE, 1997)
system-dubov-2026 = Dubov system (C.04.4.1, 2026)
system-burstein-1998 = Burstein system (FIDE, 1998)
system-burstein-2026 = Burstein system (C.04.4.2, 2026)
system-swiss-team-2026 = Swiss Team System (C.04.6, 2026)
system-double-swiss-2026 = Double-Swiss System (C.04.5, 2026)
system-fmjd-1986 = Official Swiss of the FMJD, 1986, with a ranking list
system-fmjd-1986-lots = Official Swiss of the FMJD, 1986, with drawn numbers
edition-named = { $system }
edition-in-force = { $system }, the edition in force on { $day }
edition-nearest = { $system }: Ronde has no edition of { $day }, this is the nearest
edition-newest = { $system }, the newest edition (the date of the event is not known)
edition-fits = { $system }, the newest edition that goes with the acceleration of the event
edition-unnamed = the file names no pairing system; paired by { $edition }

## Sentences of accelerations

accelerations-virtual_points = Acceleration { $key ->
    [haley] Haley
    [haley-3] Haley, three rounds
    [haley-soft] soft Haley
    [degressive] degressive
    [quart] by quarters
    [baku] Baku
    [baku-2026] Baku
   *[other] { $key }
 }: in this round players { $who } count { $points } more, for the pairing only.
accelerations-has_virtual_points = Accelerated round: { $who } has a score of { $score } and counts { $points } more, { $total } for the pairing.
accelerations-level_by_virtual_points = Accelerated round: { $who } has a score of { $score } and counts { $points } more. With { $total } for the pairing both are in the same group.
accelerations-acceleration_over = Acceleration { $key ->
    [haley] Haley
    [haley-3] Haley, three rounds
    [haley-soft] soft Haley
    [degressive] degressive
    [quart] by quarters
    [baku] Baku
    [baku-2026] Baku
   *[other] { $key }
 }: no virtual points in this round.

## Who is not paired

general-away = { $who } is not paired in round { $round }: absence was announced.
general-away_half = { $who } is not paired in round { $round }: a half-point bye was granted.
general-away_full = { $who } is not paired in round { $round }: a full-point bye was granted.
general-same_score = { $a } and { $b } both have a score of { $score }.
general-scores = { $a } has a score of { $score }, { $b } { $other }.

## Sentences of burstein-1998

burstein-1998-imaginary = Rounds 1 and 2: the top half of the list, up to number { $last }, is paired with one imaginary point more.
burstein-1998-bye = The number of players is odd. Going up from the last place of the lowest group, { $player } (No. { $number } of { $count } with the score { $points }) is the first who can have the bye.
burstein-1998-bye_given = Not eligible for the bye, having already scored without playing: { $others }.
burstein-1998-bye_given_many = Not eligible for the bye, having already scored without playing: { $others } and { $more } more.
burstein-1998-bye_kept = Passed over by decision of the arbiter: { $others }.
burstein-1998-bye_kept_many = Passed over by decision of the arbiter: { $others } and { $more } more.
burstein-1998-bye_needed = Passed over, because the others could not all be paired then: { $others }.
burstein-1998-bye_needed_many = Passed over, because the others could not all be paired then: { $others } and { $more } more.
burstein-1998-merged = The groups from score { $high } down to { $low } cannot be paired completely one after the other, so they are paired as one.
burstein-1998-group = Score { $points }: { $count } in the group. Of those paired here, due White: { $white }, due Black: { $black }. Pairs in which both are due the same colour: { $clashes }, { $given ->
    [0] the fewest possible.
   *[other] the fewest possible with this floater.
 }
burstein-1998-group_one = Score { $points }: one player.
burstein-1998-came = { $player } floated down and is ranked among the { $count } players of this group: No. { $number }.
burstein-1998-float = The number is odd. In the first combination of the list that refuses the fewest due colours, { $player } (No. { $number } of { $count }) is left over and floats to the group with score { $target }.
burstein-1998-float_next = The number is odd. In the first combination whose floater can be paired below, { $player } (No. { $number } of { $count }) is left over and floats to the group with score { $target }.
burstein-1998-float_alone = { $player } is alone with the score { $points } and floats to the group with score { $target }.
burstein-1998-returned_nobody = { $player } would have floated, but came back, having nobody to meet in the next group.
burstein-1998-returned_blocked = { $player } would have floated, but came back: otherwise the groups below could not be paired.
burstein-1998-pair = Ranked by opposition so far, then rating, { $higher } is No. { $a } of { $count } and { $lower } No. { $b }: the highest still free meets the lowest still free.
burstein-1998-pair_passed = Ranked by opposition so far, then rating, { $higher } is No. { $a } of { $count }; the lowest still free who will do as an opponent is { $lower } (No. { $b }).
burstein-1998-passed_met = { $player } has already met { $others }.
burstein-1998-passed_met_many = { $player } has already met { $others } and { $more } more.
burstein-1998-passed_apart = The event keeps { $player } apart from { $others }.
burstein-1998-passed_apart_many = The event keeps { $player } apart from { $others } and { $more } more.
burstein-1998-passed_limits = Between { $player } and { $others } somebody would have a colour that is no longer allowed.
burstein-1998-passed_limits_many = Between { $player } and { $others } (and { $more } more) somebody would have a colour that is no longer allowed.
burstein-1998-passed_due = { $others } and { $player } are due the same colour, { $colour }: more players than necessary would miss theirs, or not all could be paired.
burstein-1998-passed_due_many = { $others } (and { $more } more) and { $player } are due the same colour, { $colour }: more players than necessary would miss theirs, or not all could be paired.
burstein-1998-passed_others = If { $player } met { $others }, too many of the others would miss their due colour, or not all could be paired.
burstein-1998-passed_others_many = If { $player } met { $others } (or { $more } more), too many of the others would miss their due colour, or not all could be paired.
burstein-1998-clash = { $higher } and { $lower } are both due { $colour }, and only one can have it. Of those paired here, due White: { $white }, due Black: { $black }; pairs like this: { $clashes }, { $given ->
    [0] the fewest possible.
   *[other] the fewest possible with this floater.
 }
burstein-1998-colours_due = { $white } is due White and { $black } is due Black: both have it.
burstein-1998-colours_one_due = { $player } is due { $colour }; { $other } has not played a game yet and is due neither colour.
burstein-1998-colours_difference = Both are due { $colour }. { $player } has had { $opposite } two times more already and may not have it again, so { $other } has it.
burstein-1998-colours_run = Both are due { $colour }. { $player } had { $opposite } in the last two games and may not have it a third time, so { $other } has it.
burstein-1998-colours_evened = Both are due { $colour }. Games with White and with Black so far are further out of balance for { $player } than for { $other }, so { $player } has { $colour }.
burstein-1998-colours_latest = Both are due { $colour }, and in balance alike. In the latest game in which their colours differed, { $other } had { $colour }: now it is the turn of { $player }.
burstein-1998-colours_order = Both are due { $colour }, and their colours so far do not tell them apart. { $player } is higher in the order (No. { $a }, { $other } No. { $b }) and has { $colour }.
burstein-1998-colours_odd = Neither has played yet. The lower number, { $player }, is odd and has the colour drawn for No. 1, { $colour }.
burstein-1998-colours_even = Neither has played yet. The lower number, { $player }, is even and has { $colour }, not the colour drawn for No. 1 ({ $drawn }).

## Sentences of dubov-1997

dubov-1997-bye = { $player } has the bye: among those who may have it, the lowest score ({ $points }) and there the lowest rating ({ $rating }).
dubov-1997-bye_colour = { $player } has the bye: among those who may have it, the lowest score ({ $points }) and there the lowest rating ({ $rating }); of equal ratings, the one due { $colour }, like most of the group.
dubov-1997-bye_average = { $player } has the bye: among those who may have it, the lowest score ({ $points }) and there the lowest rating ({ $rating }); of equal ratings, the one with the strongest opponents so far ({ $average ->
    [none] none
   *[other] average { $average }
 }).
dubov-1997-bye_name = { $player } has the bye: among those who may have it, the lowest score ({ $points }) and there the lowest rating ({ $rating }); of equal ratings and opposition, the last in the alphabet.
dubov-1997-bye_number = { $player } has the bye: among those who may have it, the lowest score ({ $points }) and there the lowest rating ({ $rating }); of equal ratings, opposition and names, the highest number.
dubov-1997-bye_round_1 = { $player } has the bye: the number of players is odd, and nobody further down the list may have it.
dubov-1997-bye_had_points = { $player } was in line for the bye before { $bye }, but has already had points without playing.
dubov-1997-bye_kept = { $player } was in line for the bye before { $bye }, but the arbiter has ruled it out.
dubov-1997-bye_needed = { $player } was in line for the bye before { $bye }, but then the others could not all be paired.
dubov-1997-group_round_1 = Score { $points }: the list of { $players } players by rating is cut in half, and the two halves meet in order.
dubov-1997-group_ideal = Score { $points }: { $players } players, half of them due White and half due Black, and everybody has an opponent here: the ideal case.
dubov-1997-group = Score { $points }. Players: { $players }, due White: { $whites }, due Black: { $blacks }; from above: { $above }, up from below: { $up }, going down: { $down }.
dubov-1997-row = { $points }-point group, row { $place }. Whites stand from the weakest opposition upwards: { $first } ({ $average ->
    [none] no opponents so far
   *[other] opponents so far { $average } on average
 }). Blacks stand from the highest rating downwards: { $second } ({ $rating }).
dubov-1997-row_changed = { $points }-point group. { $first } is number { $place } of the Whites, who stand from the weakest opposition upwards ({ $average ->
    [none] no opponents so far
   *[other] opponents so far { $average } on average
 }); the first Black who will do is number { $seat }, { $second } ({ $rating }).
dubov-1997-row_round_1 = { $first } is number { $place } of the upper half of the list, { $second } number { $seat } of the lower half.
dubov-1997-row_changed_round_1 = { $first } is number { $place } of the upper half of the list; the first of the lower half who will do is number { $seat }, { $second }.
dubov-1997-both_white = { $points }-point group. { $first } and { $second } both stand with the Whites: not every White can be given a Black to play.
dubov-1997-both_black = { $points }-point group. { $first } and { $second } both stand with the Blacks: two Whites have to play each other, which leaves two Blacks over.
dubov-1997-both_round_1 = { $first } and { $second } stand in the same half of the list: not everybody can be paired across the halves.
dubov-1997-already_met = { $first } has already played { $others }.
dubov-1997-kept_apart = The arbiter keeps { $first } apart from { $others }.
dubov-1997-same_colour_needed = { $first } has to have the same colour this time as { $others }.
dubov-1997-left_for_others = Higher up, but needed for somebody further down who would otherwise have no opponent: { $others }.
dubov-1997-goes_down = { $player } goes down from the { $points }-point group, which cannot keep all its players ({ $count } must go): the lowest rating ({ $rating }) of those who can go and may meet somebody in the next group.
dubov-1997-goes_down_far = { $player } goes down from the { $points }-point group, which cannot keep all its players ({ $count } must go): the lowest rating ({ $rating }) of those who can go, though without anybody to meet in the next group.
dubov-1997-alone = { $player } can meet nobody else still free in the { $points }-point group. { $opponent } comes up from the { $below }-point group: of those there who will do and may come up, the highest rating ({ $rating }) not due the same colour.
dubov-1997-alone_same = { $player } can meet nobody else still free in the { $points }-point group. { $opponent } comes up from the { $below }-point group: of those there who will do and may come up, the highest rating ({ $rating }); all are due the same colour as { $player }.
dubov-1997-comes_down_far = { $player } has come down, but nobody still free in the { $points }-point group will do. { $opponent } comes up from the { $below }-point group: of those there who will do and may come up, the highest rating ({ $rating }) not due the same colour.
dubov-1997-comes_down_far_same = { $player } has come down, but nobody still free in the { $points }-point group will do. { $opponent } comes up from the { $below }-point group: of those there who will do and may come up, the highest rating ({ $rating }); all are due the same colour as { $player }.
dubov-1997-joins = { $player } comes up from the { $below }-point group to make the { $points }-point group even: of those who fit in and may come up, the highest rating ({ $rating }) not due { $colour }, the colour most of the group are due.
dubov-1997-joins_any = { $player } comes up from the { $below }-point group to make the { $points }-point group even: of those who fit in and may come up, the highest rating ({ $rating }).
dubov-1997-joins_same = { $player } comes up from the { $below }-point group to make the { $points }-point group even: of those who fit in and may come up, the highest rating ({ $rating }); all are due { $colour }, like most of the group.
dubov-1997-spared = { $player } was the first choice to come up to the { $points }-point group, but is spared, having moved up before (rounds: { $rounds }); { $other } comes up instead.
dubov-1997-not_spared = { $player } has moved up before (rounds: { $rounds }) and would be spared, but the { $below }-point group has nobody who will do and need not be spared.
dubov-1997-to_black = In the { $points }-point group { $many } players are due White, but only half of the group ({ $half }) can stand with the Whites. { $player } changes to the Blacks, having had some of the weakest opponents so far ({ $average ->
    [none] none
   *[other] average { $average }
 }) among those who may have Black.
dubov-1997-to_white = In the { $points }-point group { $many } players stand with the Blacks, but only half of the group ({ $half }) can stay there. { $player } changes to the Whites, having had some of the strongest opponents so far ({ $average ->
    [none] none
   *[other] average { $average }
 }) among those who may have White.
dubov-1997-to_white_new = In the { $points }-point group { $many } players stand with the Blacks, but only half of the group ({ $half }) can stay there. { $player } changes to the Whites first, having played no game yet and being due no colour.
dubov-1997-comes_down = { $player } comes down from { $above } to the { $points }-point group and meets { $opponent }: of those there who will do, the highest rating ({ $rating }) not due the same colour.
dubov-1997-comes_down_same = { $player } comes down from { $above } to the { $points }-point group and meets { $opponent }: of those there who will do, the highest rating ({ $rating }); all are due the same colour as { $player }.
dubov-1997-colour_due = { $white } is due White and { $black } is due Black: both get it.
dubov-1997-colour_one = { $player } is due { $colour } and gets it; { $other } has not played yet and is due no colour.
dubov-1997-colour_balance = Both are due { $colour }. Whites less Blacks so far: { $a } for { $white }, { $b } for { $black }; the lower has White now.
dubov-1997-colour_history = Both are due { $colour } with the same balance of Whites and Blacks. Going back from their last games, at the first difference { $white } had Black and { $black } had White: now the other way round.
dubov-1997-colour_average = Both are due { $colour }, and their colours so far do not tell them apart. White goes to the one with the stronger opponents so far: { $white } ({ $a ->
    [none] none
   *[other] average { $a }
 }) rather than { $black } ({ $b ->
    [none] none
   *[other] average { $b }
 }).
dubov-1997-colour_average_free = Neither is due a colour. White goes to the one with the stronger opponents so far: { $white } ({ $a ->
    [none] none
   *[other] average { $a }
 }) rather than { $black } ({ $b ->
    [none] none
   *[other] average { $b }
 }).
dubov-1997-colour_rating = Neither colours nor opponents so far tell the two apart. White goes to the lower rating: { $white } ({ $a }) rather than { $black } ({ $b }).
dubov-1997-colour_name = Neither colours nor opponents nor ratings tell the two apart. White goes to the first in the alphabet: { $white } rather than { $black }.
dubov-1997-colour_number = Neither colours nor opponents nor ratings nor names tell the two apart. White goes to the smaller number: { $white } rather than { $black }.
dubov-1997-colour_round_1 = In round 1 colours alternate from pair to pair, after the lot drawn for the first: { $white } has White, { $black } has Black.
dubov-1997-colour_third = { $player } must have { $colour }, having had { $other } in the last two games: a third is forbidden.
dubov-1997-colour_limit = { $player } must have { $colour }, having had { $other } two games more often: three would be forbidden.
dubov-1997-colour_again = { $player } has { $colour } for the second game running: that is allowed, a third is not.

## Sentences of dutch-2012

dutch-2012-preferences = Colour preferences (W! absolute, W strong, w mild): { $wishes }.
dutch-2012-bracket_odd = Score { $score }, number of players { $n }: P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }.
dutch-2012-bracket_even = Score { $score }, number of players { $n }: P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }, strong ones: at least Z1 = { $z1 }, found Z = { $z }.
dutch-2012-heterogeneous_odd = Score { $score }, number of players { $n }, M0 = { $m0 } from above, M1 = { $m1 } of them paired first: P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }.
dutch-2012-heterogeneous_even = Score { $score }, number of players { $n }, M0 = { $m0 } from above, M1 = { $m1 } of them paired first: P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }, strong ones: at least Z1 = { $z1 }, found Z = { $z }.
dutch-2012-mixed_odd = Score { $score }, number of players { $n }, M0 = { $m0 } from above, treated as homogeneous (M1 = { $m1 }): P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }.
dutch-2012-mixed_even = Score { $score }, number of players { $n }, M0 = { $m0 } from above, treated as homogeneous (M1 = { $m1 }): P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }, strong ones: at least Z1 = { $z1 }, found Z = { $z }.
dutch-2012-nobody = Score { $score }, number of players { $n }: nobody has a legal opponent here.
dutch-2012-alone = { $player } has no legal opponent in the bracket and goes down at once.
dutch-2012-stuck = { $player } came from above and has no legal opponent here.
dutch-2012-fewer_moved = Only M1 = { $m1 } of the { $m0 } players from above can be paired here.
dutch-2012-none_moved = Of the players from above (M0 = { $m0 }) none can be paired here (M1 = { $m1 }): the bracket counts as homogeneous.
dutch-2012-fewer_moved_lowest = With more than M1 = { $m1 } of the players from above (M0 = { $m0 }) in S1, the lowest bracket cannot be paired.
dutch-2012-fewer_moved_for_lowest = Players from above paired first here: M1 = { $m1 } (M0 = { $m0 }), so that the lowest bracket can be paired.
dutch-2012-fewer_pairs_for_lowest = Pairs made here: P1 = { $p1 } (P0 = { $p0 }), so that the lowest bracket can be paired.
dutch-2012-fewer_pairs = Possible pairs: P1 = { $p1 } instead of P0 = { $p0 }.
dutch-2012-no_pairs = No pair is possible (P0 = { $p0 }, P1 = { $p1 }): the whole bracket goes down.
dutch-2012-b3_factor = Lowest bracket with unequal scores: the smallest B3 factor is { $factor }.
dutch-2012-other_floaters = The bracket above was paired again, with { $into } floating instead of { $out }. With { $out } fewer pairs were possible here, or higher scores would have floated on.
dutch-2012-floaters_for_lowest = The bracket above was paired again, with { $into } floating instead of { $out }, so that the lowest bracket can be paired.
dutch-2012-floaters_for_bye = The bracket above was paired again, with { $into } floating instead of { $out }, so that the bye goes to a lower score.
dutch-2012-paired_anew = The lowest bracket could not be paired: the one above was paired in another way (P1 = { $p1 }); { $floaters } down.
dutch-2012-merged = The lowest bracket could not be paired, not even with other floaters: the one above (score { $score }) joins it.
dutch-2012-exchanged = Exchange: { $out } from S1 to S2, { $into } from S2 to S1. { $again ->
    [0] No transposition and no earlier exchange is as good.
   *[other] With these downfloaters no transposition and no earlier exchange is as good.
 }
dutch-2012-first = { $a } is no. { $i } of the upper half (S1), { $b } no. { $j } of the lower half (S2): in order, they meet.
dutch-2012-first_free = { $a } is no. { $i } of the upper half (S1). The first still free in the lower half (S2) is { $b }, no. { $j }.
dutch-2012-first_fit = { $a } is no. { $i } of the upper half (S1). Of those still free in the lower half (S2), { $b }, no. { $j }, is the first with whom the bracket can be paired best.
dutch-2012-moved_first = { $a } comes down with a score of { $score } and is no. { $i } of those paired first (S1); { $b } is no. { $j } of the others (S2): in order, they meet.
dutch-2012-moved_first_free = { $a } comes down with a score of { $score } and is no. { $i } of those paired first (S1). The first still free of the others (S2) is { $b }, no. { $j }.
dutch-2012-moved_first_fit = { $a } comes down with a score of { $score } and is no. { $i } of those paired first (S1). Of the others still free (S2), { $b }, no. { $j }, is the first with whom the bracket can be paired best.
dutch-2012-passed_met = { $a } has already met { $others }.
dutch-2012-passed_kept = The arbiter keeps { $a } apart from { $others }.
dutch-2012-passed_absolute = { $a } must have { $colour }, like { $others }: such a pair is not allowed.
dutch-2012-passed_impossible = With { $a } against { $others } { $again ->
    [0] fewer pairs could be made here.
    [1] not everybody else who stays here could be paired.
   *[other] not everybody else could be paired.
 }
dutch-2012-passed_worse = With { $a } against { $others } { $what ->
    [scores] higher scores would go down
    [factor] the gaps between the scores that meet would be wider (B3 factor)
    [c14_b2] fewer players from above would be paired first: { $worse } instead of { $least } would be left out
    [b2] there would be more pairs of two who must have the same colour: { $worse } instead of { $least }
    [a7d] there would be more pairs against two strong preferences: { $worse } instead of { $least }
    [x] there would be more pairs against a colour preference: { $worse } instead of { $least }
    [z] there would be more pairs against two strong preferences: { $worse } instead of { $least }
    [b5_down] more players would float down as in the last round: { $worse } instead of { $least }
    [b6_down] more players would float down as two rounds ago: { $worse } instead of { $least }
    [b5_up] more players would float up as in the last round: { $worse } instead of { $least }
   *[b6_up] more players would float up as two rounds ago: { $worse } instead of { $least }
 }{ $again ->
    [1] { " " }(with these downfloaters).
   *[other] .
 }
dutch-2012-passed_rest = With { $a } against { $others } no pairing of the bracket is as good either.
dutch-2012-b2_dropped = { $a } and { $b } both must have { $colour }, but one is a top scorer. Such pairs in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] with these downfloaters no fewer are possible.
 }
dutch-2012-a7d_dropped = { $a } and { $b } both prefer { $colour } at least strongly, in an odd round. Such pairs in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] with these downfloaters no fewer are possible.
 }
dutch-2012-x_pair = { $a } and { $b } both prefer { $colour }. Such pairs in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] with these downfloaters no fewer are possible.
 }
dutch-2012-z_pair = { $a } and { $b } both prefer { $colour } at least strongly. Such pairs in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] with these downfloaters no fewer are possible.
 }
dutch-2012-b5_up_dropped = { $player } floats up as in the last round. Such players in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] with these downfloaters no fewer are possible.
 }
dutch-2012-b6_up_dropped = { $player } floats up as two rounds ago. Such players in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] with these downfloaters no fewer are possible.
 }
dutch-2012-b5_down_dropped = { $player } floats down as in the last round. Such players in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] the bracket below needs these downfloaters.
 }
dutch-2012-b6_down_dropped = { $player } floats down as two rounds ago. Such players in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] the bracket below needs these downfloaters.
 }
dutch-2012-bye = In the lowest bracket the number of players, { $n }, is odd: { $player } is left over and has the bye.
dutch-2012-bye_barred = Ranked lower, but not allowed the bye, after points without playing or by decision of the arbiter: { $others }.
dutch-2012-bye_impossible = Ranked lower, but if they had the bye not everybody else could be paired: { $others }.
dutch-2012-bye_worse = Ranked lower, but with the bye for { $others } { $what ->
    [scores] higher scores would go down
    [factor] the gaps between the scores that meet would be wider (B3 factor)
    [c14_b2] fewer players from above would be paired first: { $worse } instead of { $least } would be left out
    [b2] there would be more pairs of two who must have the same colour: { $worse } instead of { $least }
    [a7d] there would be more pairs against two strong preferences: { $worse } instead of { $least }
    [x] there would be more pairs against a colour preference: { $worse } instead of { $least }
    [z] there would be more pairs against two strong preferences: { $worse } instead of { $least }
    [b5_down] more players would float down as in the last round: { $worse } instead of { $least }
    [b6_down] more players would float down as two rounds ago: { $worse } instead of { $least }
    [b5_up] more players would float up as in the last round: { $worse } instead of { $least }
   *[b6_up] more players would float up as two rounds ago: { $worse } instead of { $least }
 }{ $again ->
    [1] { " " }(with these downfloaters).
   *[other] .
 }
dutch-2012-bye_later = Ranked lower; the pairing would be as good with the bye for one of them, but comes later in the order of D1 and D2: { $others }.
dutch-2012-all_down = { $player } goes down with the whole bracket.
dutch-2012-on_down = { $player } came from above, is left over here too and goes on down.
dutch-2012-left_over = At most P1 = { $p1 ->
    [one] { $p1 } pair is
   *[other] { $p1 } pairs are
 } possible: { $player } is left and goes down.
dutch-2012-down_for_lowest = { $player } is left and goes down, so that the lowest bracket can be paired.
dutch-2012-odd_one = The number of players, { $n }, is odd: { $player } is left and goes down.
dutch-2012-e1 = { $white } prefers White and { $black } prefers Black: both have it.
dutch-2012-e1_one = Only { $chosen } prefers a colour, and gets it: { $white } has White, { $black } Black.
dutch-2012-e2 = Both prefer { $colour }, { $chosen } more strongly: { $white } has White, { $black } Black.
dutch-2012-e3 = Both prefer { $colour }, equally strongly. When their colours last differed, { $chosen } had { $other }: { $white } has White, { $black } Black.
dutch-2012-e4 = Both prefer { $colour }, equally strongly, and their colours so far do not tell them apart. { $chosen } is ranked higher: { $white } has White, { $black } Black.
dutch-2012-e5_first = Round 1, colours alternate from the one drawn: { $white } White, { $black } Black.
dutch-2012-e5_later = Neither has played yet; the number of { $chosen }, the higher ranked, decides: { $white } White, { $black } Black.
dutch-2012-floaters_for_places = The bracket above was paired again, with { $into } floating instead of { $out }, so that more players from above can be paired first here.

## Sentences of elo-swiss

elo-swiss-virtual = Scores here include the virtual points of the acceleration.
elo-swiss-level = Score level { $points }. Players: { $own }; pairs: { $pairs }.
elo-swiss-level_mixed = Score level { $points }. Players: { $own }; moved down, to be paired first: { $moved }; pairs: { $pairs }.
elo-swiss-level_half = Score level { $points }. Players: { $own }; moved down: { $moved }. At least half of those to pair come from above, so all are one group; pairs: { $pairs }.
elo-swiss-level_apart = Score level { $points }. Players: { $own }; moved down, without a legal opponent here: { $moved }; pairs: { $pairs }.
elo-swiss-level_single = Score level { $points }. One player, who moves down.
elo-swiss-no_pair = No legal pair is possible here: everybody moves down.
elo-swiss-fewer_moved = Of those moved down ({ $moved }), in S1: { $count }; with more, not all of S1 would find an opponent.
elo-swiss-fewer_moved_end = Of those moved down ({ $moved }), in S1: { $count }; with more, not everybody here could be paired.
elo-swiss-fewer_moved_last = Of those moved down ({ $moved }), in S1: { $count }, so that the last level can be paired.
elo-swiss-fewer_pairs = Pairs without a second meeting: { $pairs }, not { $most }.
elo-swiss-joined = { $first ->
    [0] The last level could not be paired with any pair left above it,
   *[other] As the level above was paired first, the last level could not be paired with any pair left above it,
 } so the levels from { $high } down to { $low } are paired as one (levels joined: { $count }).
elo-swiss-undone = Pairs undone so that the last level can be paired: { $count }.
elo-swiss-undone_other = The first pairing of this level was undone so that the last level can be paired.
elo-swiss-instead = Moving down: { $came }; staying: { $stayed }. So the next level can be paired better.
elo-swiss-dropped_down = No pairing of this level respects everything: { $criteria } dropped for downfloaters.
elo-swiss-dropped_up = No pairing of this level respects everything: { $criteria } dropped for upfloaters.
elo-swiss-dropped_rest = With these pairs of S1 no pairing of the others respects everything: { $criteria } dropped for downfloaters.
elo-swiss-dropped_down_below = No pairing of this level that suits the next one respects everything: { $criteria } dropped for downfloaters.
elo-swiss-dropped_up_below = No pairing of this level that suits the next one respects everything: { $criteria } dropped for upfloaters.
elo-swiss-dropped_rest_below = With these pairs of S1 no pairing of the others that suits the next level respects everything: { $criteria } dropped for downfloaters.
elo-swiss-exchange = No permutation of S2 will do: { $out } of S1 changed places with { $into } of S2.
elo-swiss-pair = { $a }, number { $first } of S1, meets { $b }, number { $second } of S2.
elo-swiss-pair_moved = { $a } moved down with { $points } and is paired first: number { $first } of S1 meets { $b }, number { $second } of S2.
elo-swiss-skipped_met = Earlier in S2 than { $b }, but { $a } may not meet them (again): { $who }.
elo-swiss-skipped_met_many = Earlier in S2 than { $b }, but { $a } may not meet them (again), in number: { $count }.
elo-swiss-skipped_float = Earlier in S2 than { $b }, but with { $a } somebody would float the same way again: { $who }.
elo-swiss-skipped_float_many = Earlier in S2 than { $b }, but with { $a } somebody would float the same way again, in number: { $count }.
elo-swiss-skipped_rest = Earlier in S2 than { $b }, but if { $a } met them no pairing of the others would do: { $who }.
elo-swiss-skipped_rest_many = Earlier in S2 than { $b }, but if { $a } met them no pairing of the others would do, in number: { $count }.
elo-swiss-float = { $a } ({ $high }) floats down, { $b } ({ $low }) floats up.
elo-swiss-again_down = { $a } floated down in one of the last two rounds too: { $criteria } had to be dropped here.
elo-swiss-again_up = { $a } floated up in one of the last two rounds too: { $criteria } had to be dropped here.
elo-swiss-alone = { $a } has no legal opponent on score level { $points } and moves down.
elo-swiss-left_odd = The number to pair on score level { $points } is odd: { $a } is left over and moves down.
elo-swiss-left_over = Not everybody on score level { $points } can be paired: { $a } is left over and moves down.
elo-swiss-left_undone = { $a } is left over and moves down, so that the last level can be paired.
elo-swiss-bye = The number of players is odd: { $a } is left over at the end and has the bye.
elo-swiss-kept_barred = Weaker than { $a }, but barred from the bye: { $who }.
elo-swiss-kept_barred_many = Weaker than { $a }, but barred from the bye: { $count } players.
elo-swiss-kept_float = Weaker than { $a }, but they would float down again: { $who }.
elo-swiss-kept_float_many = Weaker than { $a }, but they would float down again: { $count } players.
elo-swiss-kept_rest = Weaker than { $a }, but paired in the first pairing that succeeds: { $who }.
elo-swiss-kept_rest_many = Weaker than { $a }, but paired in the first pairing that succeeds: { $count } players.

## Sentences of fmjd-1986

fmjd-1986-adjourned = The game between { $who } in round { $round } is not finished: it counts as a draw for this pairing.
fmjd-1986-rest_first = { $who } rests: the number of participants ({ $size }) is odd, and this is the last number that may rest.
fmjd-1986-rest = { $who } rests: the number of participants ({ $size }) is odd, and place { $place } is the lowest in the ranking that may rest.
fmjd-1986-rest_met_defaulter = { $who } (place { $place } of { $size }) rests despite having met a participant who left: nobody can rest who has neither met one nor won by forfeit.
fmjd-1986-rest_forfeit = { $who } (place { $place } of { $size }) rests despite having won a game by forfeit: nobody who has not can rest.
fmjd-1986-has_rested = { $who } is lower in the ranking but plays, having had a rest in round { $round }.
fmjd-1986-barred_from_rest = { $who } is lower in the ranking but plays: the arbiter has ruled out the rest.
fmjd-1986-rest_leaves_no_pairing = { $who } is lower in the ranking but plays: otherwise the others could not all be paired.
fmjd-1986-has_forfeit_win = { $who } is lower in the ranking but plays, having had two points by forfeit in round { $round }.
fmjd-1986-has_met_defaulter = { $who } is lower in the ranking but plays, having met { $defaulters }, who left.
fmjd-1986-group_down = { $points }-point group, { $size } to be paired, best first.
fmjd-1986-group_up = { $points }-point group, below the median, { $size } to be paired, weakest first.
fmjd-1986-group_median = Median group ({ $points } pt), paired last: { $size } to be paired, best first.
fmjd-1986-group_broken = Everybody can have an opponent only if { $out } of the { $points }-point group leave it.
fmjd-1986-met_everybody = { $a } has met everybody else of the { $points }-point group who was to be paired, and is paired first: { $b } is the first possible opponent of the { $target }-point group.
fmjd-1986-apart_from_everybody = { $a } has met, or must not meet, everybody else of the { $points }-point group who was to be paired, and is paired first: { $b } is the first possible opponent of the { $target }-point group.
fmjd-1986-down = { $a } leaves the { $points }-point group as its last and meets { $b }, the best possible opponent of the next one, the { $target }-point group.
fmjd-1986-down_skip = { $a } leaves the { $points }-point group, because { $skipped } cannot, and meets { $b }, the best possible opponent of the next one, the { $target }-point group.
fmjd-1986-down_far = { $a } leaves the { $points }-point group. Nobody of it can play in a nearer group: { $b } is the best possible opponent of the { $target }-point group.
fmjd-1986-up = { $a } leaves the { $points }-point group as its best and meets { $b }, the lowest possible opponent of the next higher one, the { $target }-point group.
fmjd-1986-up_skip = { $a } leaves the { $points }-point group, because { $skipped } cannot, and meets { $b }, the lowest possible opponent of the next higher one, the { $target }-point group.
fmjd-1986-up_far = { $a } leaves the { $points }-point group. Nobody of it can play in a nearer group: { $b } is the lowest possible opponent of the { $target }-point group.
fmjd-1986-pair = { $points }-point group, { $size } left: { $a } is next in turn and meets the first choice, { $b }, number { $place } of them.
fmjd-1986-pair_met = { $points }-point group, { $size } left: { $a } is next in turn and has already met { $met }, so the opponent is { $b }, number { $place } of them.
fmjd-1986-pair_met_apart = { $points }-point group, { $size } left: { $a } is next in turn and has met, or must not meet, { $met }, so the opponent is { $b }, number { $place } of them.
fmjd-1986-pair_blocked = { $points }-point group, { $size } left: { $a } is next in turn. With { $blocked } the others of the group could not all be paired, so the opponent is { $b }, number { $place } of them.
fmjd-1986-pair_both = { $points }-point group, { $size } left: { $a } is next in turn and has already met { $met }; with { $blocked } the others could not all be paired. So the opponent is { $b }, number { $place } of them.
fmjd-1986-pair_both_apart = { $points }-point group, { $size } left: { $a } is next in turn and has met, or must not meet, { $met }; with { $blocked } the others could not all be paired. So the opponent is { $b }, number { $place } of them.
fmjd-1986-pair_sides = { $points }-point group, { $size } left: { $a } is next in turn. With { $blocked } the others could not all be paired, or not with so few pairs inside B or N, so the opponent is { $b }, number { $place } of them.
fmjd-1986-pair_both_sides = { $points }-point group, { $size } left: { $a } is next in turn and has met, or must not meet, { $met }; with { $blocked } the others could not all be paired, or not with so few pairs inside B or N. So the opponent is { $b }, number { $place } of them.
fmjd-1986-pair_many = { $points }-point group, { $size } left: { $a } is next in turn. The { $count } tried before are not possible, so the opponent is { $b }, number { $place } of them.
fmjd-1986-sub_groups = { $points }-point group, sub-groups: B (White more often, or last if equally often) has { $b }, N (Black) has { $n }. B plays N; pairs inside B or N, as few as possible: { $bad }.
fmjd-1986-sections = Accelerated: numbers up to { $limit } count { $points } more in this round, for the pairing only.
fmjd-1986-in_upper_section = Accelerated: { $who } counts { $points } more in this round, for the pairing only.
fmjd-1986-quart_goes_on = Quarters: more participants have the full score than rounds are left. The two top groups are paired in quarters, in order of number.
fmjd-1986-quart_over = Quarters: no more participants have the full score than rounds are left. The base system pairs this round.
fmjd-1986-quarters = { $points }-point group, divided by number: the first { $upper } and the other { $lower }, each part paired by itself.
fmjd-1986-quarters_dropped = { $points }-point group: divided into { $upper } and { $lower } by number it could not be paired, so it is paired as one.
fmjd-1986-colour_third = { $white } has White against { $black }: for { $who } the other colour would be the same a third time running.
fmjd-1986-colour_odd = { $white } has White against { $black }: { $who } has an odd number and gets the drawn colour, { $colour }.
fmjd-1986-colour_even = { $white } has White against { $black }: { $who } has an even number and gets the colour not drawn, { $colour }.
fmjd-1986-colour_equal = { $white } has White against { $black }: { $colour } evens out the colours of { $who }.
fmjd-1986-colour_equal_both = { $white } has White against { $black }: both even out their colours.
fmjd-1986-colour_equal_first = { $white } has White against { $black }: both are due { $colour }; { $who } is better ranked.
fmjd-1986-colour_round_1 = { $white } has White against { $black }: { $who } gets { $colour }, as in the first game.
fmjd-1986-colour_round_1_both = { $white } has White against { $black }: both have the colour of their first game.
fmjd-1986-colour_round_1_first = { $white } has White against { $black }: both had { $colour } in their first game; { $who } is better ranked.
fmjd-1986-colour_odd_white = { $white } has White against { $black }: { $who } has an odd number.
fmjd-1986-colour_alternate = { $white } has White against { $black }: { $who } alternates and gets { $colour }.
fmjd-1986-colour_sum_even = { $white } has White against { $black }: the sum of their numbers is even, so the higher number has White.
fmjd-1986-colour_sum_odd = { $white } has White against { $black }: the sum of their numbers is odd, so the higher number has Black.

## Sentences of lim

lim-maxi = This is a maxi-tournament: for the sake of colours a player is replaced only by one within 100 rating points.
lim-virtual = Scores here include the virtual points of the acceleration.
lim-bye = The number of players is odd. Going up from the lowest score and the largest number, { $player } ({ $points }) is the first who can have the bye.
lim-bye_given = Not eligible for the bye, having already scored without playing: { $others }.
lim-bye_given_many = Not eligible for the bye, having already scored without playing: { $others } and { $more } more.
lim-bye_kept = Passed over by decision of the arbiter: { $others }.
lim-bye_kept_many = Passed over by decision of the arbiter: { $others } and { $more } more.
lim-bye_needed = Passed over, because the others could not all be paired then: { $others }.
lim-bye_needed_many = Passed over, because the others could not all be paired then: { $others } and { $more } more.
lim-group_down = The { $points }-point group is paired downwards, smallest number first. Players: { $count }; pairs: { $pairs }; floated in: { $incoming }; float down: { $leaving }.
lim-group_up = The { $points }-point group is paired upwards, largest number first. Players: { $count }; pairs: { $pairs }; floated in: { $incoming }; float up: { $leaving }.
lim-group_median = The median group ({ $points }) is paired last, smallest number first. Players: { $count }; pairs: { $pairs }; floated in: { $incoming }.
lim-undone_above = The median group could not be paired (floaters from above: { $above }, from below: { $below }), so the pair made last above it, { $first } and { $second } of the { $points }-point group, was undone and both joined it.
lim-undone_below = The median group could not be paired (floaters from above: { $above }, from below: { $below }), so the pair made last below it, { $first } and { $second } of the { $points }-point group, was undone and both joined it.
lim-relaxed = Last round: in the { $points }-point group equal scores come before colours, because more pairs are possible that way.
lim-float_alone = { $player } is alone in the { $points }-point group and floats to the { $target }-point group.
lim-float_met = { $player } has already met everybody in the { $points }-point group and floats to the { $target }-point group.
lim-float_barred = Whoever in the { $points }-point group { $player } has not met must have the same colour as { $player }, who floats to the { $target }-point group.
lim-float_kept = { $player } has met everybody in the { $points }-point group except those whom the arbiter or the limits of colours rule out, and floats to the { $target }-point group.
lim-float_last = The { $points }-point group has to be made even: { $player }, the last in order who can float, goes to the { $target }-point group.
lim-float_colour = The { $points }-point group has to be made even, and more of those still in it are due { $colour }: { $player }, the last in order of these who can float, goes to the { $target }-point group.
lim-float_maxi = The { $points }-point group has to be made even: { $player }, the last in order who can float, goes to the { $target }-point group; the one whom colours would choose is more than 100 rating points away (maxi-tournament).
lim-float_rest = Pairs possible in the { $points }-point group: { $pairs }. { $player } is left over and floats to the { $target }-point group.
lim-spared_needed = Spared, because the group would lose a pair: { $others }.
lim-spared_needed_many = Spared, because the group would lose a pair: { $others } and { $more } more.
lim-spared_incoming = Spared, having floated into this group already: { $others }.
lim-spared_incoming_many = Spared, having floated into this group already: { $others } and { $more } more.
lim-spared_lonely = Spared, finding no opponent in the next group: { $others }.
lim-spared_lonely_many = Spared, finding no opponent in the next group: { $others } and { $more } more.
lim-spared_floated = Spared, having floated in the previous round: { $others }.
lim-spared_floated_many = Spared, having floated in the previous round: { $others } and { $more } more.
lim-spared_colour = Spared, not being due that colour: { $others }.
lim-spared_colour_many = Spared, not being due that colour: { $others } and { $more } more.
lim-pair_floater = { $first } has floated here from the { $origin }-point group and is paired before the others: { $second } is the first in order of the { $points }-point group whom { $first } can meet without a clash of colours.
lim-pair_floater_clash = { $first } has floated here from the { $origin }-point group and is paired before the others: { $second } is the first in order of the { $points }-point group whom { $first } can meet; nobody who could come in instead avoids the clash of colours.
lim-pair_floaters = { $first } has floated here from the { $origin }-point group, and nobody of the { $points }-point group itself is available: the opponent is { $second }, who has floated here as well.
lim-pair_proposed = { $left } players of the { $points }-point group are left: { $first } heads the first half, { $second } the second half, and so they are proposed to each other.
lim-pair_exchanged = { $left } players of the { $points }-point group are left: { $first } comes first, and { $second } is the first opponent in the order of exchanges who fits.
lim-pair_last = { $first } and { $second } are the only two left in the { $points }-point group.
lim-passed_met = { $player } has already met { $others }.
lim-passed_met_many = { $player } has already met { $others } and { $more } more.
lim-passed_forbidden = The arbiter keeps { $player } apart from { $others }.
lim-passed_forbidden_many = The arbiter keeps { $player } apart from { $others } and { $more } more.
lim-passed_barred = Between { $player } and { $others } one of the two would have a colour for the third time running, or three more times than the other colour.
lim-passed_barred_many = Between { $player } and { $others } (and { $more } more) one of the two would have a colour for the third time running, or three more times than the other colour.
lim-passed_clash = { $player } is due the same colour as { $others }, and the group can be paired with fewer such pairs.
lim-passed_clash_many = { $player } is due the same colour as { $others } and { $more } more, and the group can be paired with fewer such pairs.
lim-passed_clash_floater = { $player } is due the same colour as { $others }.
lim-passed_clash_floater_many = { $player } is due the same colour as { $others } and { $more } more.
lim-passed_apart = Against { $others } opponents more than 100 rating points apart would be exchanged for the sake of colours, which a maxi-tournament does not allow.
lim-passed_apart_many = Against { $others } and { $more } more opponents more than 100 rating points apart would be exchanged for the sake of colours, which a maxi-tournament does not allow.
lim-passed_blocked = With { $player } against { $others } the rest of the group could not be paired, or only with more players wanting the same colour as their opponent.
lim-passed_blocked_many = With { $player } against { $others } and { $more } more the rest of the group could not be paired, or only with more players wanting the same colour as their opponent.
lim-passed_blocked_floater = With { $player } against { $others } the rest of the group could not be paired.
lim-passed_blocked_floater_many = With { $player } against { $others } and { $more } more the rest of the group could not be paired.
lim-passed_worse = With { $player } against { $others } the group could not be paired completely, or more of its pairs would break the limits of colours or want the same colour.
lim-passed_worse_many = With { $player } against { $others } and { $more } more the group could not be paired completely, or more of its pairs would break the limits of colours or want the same colour.
lim-broken = Last round: { $first } and { $second } have equal scores and meet, although one of them has a colour for the third time running or three more times than the other.
lim-due_row = { $player } had { $other } in the last two games and must have { $colour }.
lim-due_balance = { $player } has had { $other } two times more than { $colour } and must have { $colour }.
lim-due_more = { $player } has had { $other } more often: { $colour } is due.
lim-due_alternate = { $player } has had both colours equally often, { $other } last: { $colour } is due.
lim-colour_limit_row = { $chosen } had { $opposite } in the last two games and may not have it a third time: { $chosen } has { $colour }.
lim-colour_limit_balance = { $chosen } has had { $opposite } two times more than { $colour } and may not have it again: { $chosen } has { $colour }.
lim-colour_one = { $chosen } is due { $colour }; { $other } has not played yet and has the other colour.
lim-colour_both = { $chosen } is due { $colour } and { $other } the other colour: both have what they are due.
lim-colour_past = Both are due { $colour }. Going back through their games, the last time their colours differed { $other } had { $colour }: now it is the turn of { $chosen }.
lim-colour_number = Both are due { $colour }, and as far back as both have played their colours are the same: above and in the median group the smaller number has it, { $chosen }.
lim-colour_number_up = Both are due { $colour }, and as far back as both have played their colours are the same: below the median group the larger number has it, { $chosen }.
lim-colour_lot_odd = Neither has played yet: { $chosen } has the smaller number, it is odd and goes with { $colour }, the colour drawn for number 1.
lim-colour_lot_even = Neither has played yet: { $chosen } has the smaller number, it is even and goes with { $colour }, the colour not drawn for number 1.

## Errors

error-list-zip = { $name } is not a whole ZIP archive
error-list-xml = { $name } is not a rating list in XML: { $error }
error-list-key = use lower-case letters, digits and dashes for the name of a list, not { $key }
error-list-nobody = nobody is on this list
error-list-download = { $address } cannot be fetched: { $error }
error-no-list = there is no list { $key } on this machine
error-lists-one-file = say which file to import: ronde lists update FILE
error-lists-no-text = say what to look for: ronde lists search NAME
error-not-start = { $text } is not a day, or a day and a time such as 2026-11-17 14:30
error-timetable-first = give the first day: --first 2026-11-20
error-timetable-word = a start is written ROUND=START, for example 5="2026-11-22 10:00", not { $word }
error-time-without-day = { $what }: a time without a day
error-not-time-of-day = { $text } is not a time such as 14:30
error-study-toml = the study is not valid TOML: { $error }
error-study-missing = { $key } is missing from the study
error-study-unknown = a study has no { $key }; possible here: { $known }
error-study-value = the value of { $key } is empty or of the wrong type
error-study-range = { $key } must be a whole number from { $least } to { $most }
error-study-low-high = ratings.low ({ $low }) is above ratings.high ({ $high })
error-study-acceleration = there is no acceleration { $key }; there are: { $known }
error-study-compare = { $key } cannot be compared with { $other }: the one plays matches of two games, the other single games
error-study-number = { $key } must be a number from { $least } to { $most }
error-study-probability = { $key } is a probability: a number from 0 to 1
error-study-names = several tables of { $key } need different names
error-study-twice = the setting { $key } occurs twice
error-study-empty = the study has no setting
error-study-teams = { $key } pairs teams; studies play tournaments of individuals
error-study-ratings = ratings.kind is uniform, normal or file, not { $kind }
error-study-model = results can follow the model { $known }, not { $model }
error-study-no-ratings = { $file } has no ratings
error-study-rating-line = { $file }, line { $number }: not a rating
error-study-there = { $folder } holds a study already: --resume goes on with it
error-study-other = { $folder } holds another study, or this one before it was changed
error-study-nothing = { $folder } holds no results of a study
error-study-damaged = { $file } is damaged: `ronde study` with --resume plays its tournaments again
error-study-missing-folder = name the folder of the study: ronde study report FOLDER
error-study-processes = the processes that play the tournaments are killed again and again, perhaps for lack of memory; go on with --resume and fewer of them (--jobs)
error-study-cluster = no Dask scheduler answers at { $address }: { $error }
error-study-cluster-lost = the Dask scheduler at { $address } or its workers were lost; --resume goes on with the study
error-study-counted-twice = repetition { $n } of a setting occurs twice: the folder was changed by hand
error-own-tiebreak = { $code } cannot be the code of a new tie-break: use up to twelve capital letters that no other code has
error-no-such-board = there is no board { $board } in round { $round }
error-no-result = { $text } is not a result: write 1-0, ½ or 0-1, with F for a forfeit
error-anonymous-output = say where the file without personal data goes: -o OUT.ronde
error-at-line = line { $line }: { $sentence }
error-at-column = line { $line }, column { $column }: { $sentence }
error-file = { $path }: { $reason }
error-file-unreadable = { $path } cannot be read: { $reason }
error-file-unwritable = { $path } cannot be written: { $reason }
errno-ENOENT = No such file or directory
errno-EACCES = Permission denied
errno-EPERM = Operation not permitted
errno-EISDIR = Is a directory
errno-ENOTDIR = Not a directory
errno-EEXIST = File exists
errno-EROFS = Read-only file system
errno-ENOSPC = No space left on device
errno-ENAMETOOLONG = File name too long
errno-EIO = Input/output error

error-internal = internal error: { $kind }: { $error } (set RONDE_DEBUG=1 for a traceback, and please report it)
error-needs-more-packages-pip-install = this needs the package { $name }: pip install '.[{ $extra }]' in the folder of Ronde
error-no-command-did-you-mean = unknown command { $verb }; did you mean `ronde { $meant }`?
error-sample-differs = { $file } exists and is not the sample: choose another folder
error-no-samples = the sample files are not installed
error-no-command-ronde-help-lists = unknown command { $verb }; `ronde --help` lists the commands
error-standard-output-closed = the standard output is closed
error-stopped = stopped
error-report-team-event-teams-meant = this is a team event: use --teams
error-question-of-teams = this is a team event: ask with teams=1 (in a line of JSON: "teams": true)
error-no-round-file-has-rounds = there is no round { $round }: the file has rounds 1 to { $next_round }
error-standard-input-closed = the standard input is closed
error-player-named-by-number = a player is named by number, not by { $named }
error-one-player-time-please = only one player at a time
error-result-written-board-result-example = a result is written BOARD=RESULT, for example 3=1-0, not { $word }
error-site-command = { $command } is not a command to send the site: write it as in a terminal, with {"{folder}"} for the folder
error-site-no-program = { $program } is not installed here: the site was not sent
error-site-slow = { $program } did not end within { $n } seconds: the site was not sent
error-site-failed = { $program } failed ({ $n }): { $why }
error-site-needs-folder-give-o = a site needs a folder: give -o FOLDER
error-match-has-least-one-board = a match has at least one board
error-either-dir-many-events-or = either --dir, for many events, or -o, for a single one
error-many-events-need-folder-give = many events need a folder: give --dir
error-one-file-or-batch = give one file; many need --batch (and --jobs goes with --batch)
error-batch-same-place = { $path }: two files would write { $place }; rename one, or pair them one by one
error-report-is-json = the body is JSON: send the report itself (TRF), with the options in the address
error-question-form = a question is a line of JSON with "do" and "report"
error-question-value = { $name } cannot be { $value } in a question
error-no-question = { $what } is no question: { $known }
error-has-no-article-ronde-rules = { $key } has no article { $id }; `ronde rules { $key }` lists them
error-port-number-from-not = a port is a number from 0 to 65535, not { $port }
error-not-folder-make-first = { $place } is not a folder; make it first
error-port-in-use = port { $port } is already in use: try --port { $next }
error-port-in-use-make = port { $port } is already in use: try make run PORT={ $next }
error-cannot-listened-try-another-port = port { $port } of { $host } cannot be used: try another --port
error-others-can-reach-desk-set = others can reach this desk: set its password in RONDE_PASSWORD
error-two-passwords-differ = the two passwords differ
error-lots-written-numbers-example-not = lots are written as numbers, for example 3,1,2, not { $text }
error-points-written-win-draw-loss = the points are written win/draw/loss, for example 3/1/0, not { $text }
error-option-written-name-value-one = an option is written NAME=VALUE, one of { $known }, not { $word }
error-numbers-stay-same-whole-event = numbers stay the same for the whole event (fmjd-1986 3.1.5): a round has been paired
error-no-table = there is no table { $what }; there are: { $tables }
error-empty = { $name } is empty
error-file-too-large = { $path } has more than { $most } MB: that is no report and no list of players
error-workbook-save-list-text-csv = { $name } is a workbook: save its list as text (CSV) and import that, or install python-calamine
error-workbook-cannot-be-read = { $name } cannot be read as a workbook: { $error }
error-workbook-cell-too-far = { $name } has something in cell { $cell }: a list of players ends at { $last }, so delete what stands beyond, or save the list as text (CSV)
error-workbook-too-large = { $name } is too large a workbook: copy the list of players into a new one, or save it as text (CSV)
error-workbook-busy = { $name } was not read: other workbooks are being read, try again in a moment
error-workbook-needs-package = a workbook needs one more package: pip install openpyxl
error-workbook-needs-file = a workbook needs a file: give -o standings.xlsx
error-exists-already = { $what } exists already
error-cannot-written-file-or-folder = { $path } cannot be written: the file or its folder is read-only; nothing was recorded
error-database-busy = { $where } is answering too many requests at once; wait a moment and check the journal before you repeat the action
error-not-certificate = { $path } is not a certificate in PEM format
error-certificate-and-key = { $cert } and { $key } do not belong together, or the key has a password
error-cert-needs-key = give --cert and --key together, or --tls alone
error-tls-extra = --tls needs the package cryptography: install ronde[tls], or give --cert and --key
error-printing-busy = others are printing at the moment; try again in a few seconds
error-printing-failed = this document could not be printed; print a part of it, or use ronde print
error-engine-busy = the engine is busy; try again in a few seconds
error-engine-options = --engine serves no desk: without --sample, --with-sample, --password and --tls (--cert and --key go with it)
error-engine-too-much = this took more than { $seconds } seconds, or too much memory; ask with the command ronde
error-postgres-extra = a PostgreSQL database needs the package psycopg: install ronde[postgres]
error-look-into-journal-before-you = { $where }: { $words }; check the journal before you repeat the action
error-not-event-file-ronde = { $path } is not a Ronde event file
error-opened-no-event = { $file } is not an event of Ronde: choose a .ronde file, or a backup. A report (TRF) is read on the page of an event
error-opened-damaged = { $file } is damaged, so nothing was opened: take another copy, such as a backup from the .backups folder
error-opened-newer = { $file } was written by a newer version of Ronde: update this one to open it
error-not-event-ronde = { $address } is not a Ronde event
error-was-written-newer-edition-ronde = { $address } was written by a newer version of Ronde (schema { $version })
error-has-been-moved-deleted-or = { $path } has been moved, deleted or replaced; nothing was recorded. Put the file back with what belongs to it (-wal), or open the event again
error-disk-full-nothing-was-recorded = { $where }: the disk is full, nothing was saved; free some space and try again
error-cannot-written-nothing-was-recorded = { $where } cannot be written, nothing was recorded: { $words }
error-has-been-use-another-program = { $where } has been in use by another program for { $seconds } seconds; nothing was recorded
error-damaged-or-no-event-ronde = { $where } is damaged, or is not a Ronde event file ({ $words }); restore the last backup
error-damaged-entry = { $where } is damaged: entry { $entry } is not as it was written, the entries before it are intact; restore the last backup
error-opening-too-long = { $where } cannot be opened within { $seconds } seconds: it is damaged, or was not written by Ronde; restore the last backup
error-entry-too-large = this is too much for one entry of the journal ({ $most } MB at most): do it in smaller parts
error-entry-makes-no-sense = entry { $entry } of the journal does not fit the entries before it: the event is damaged; restore the last backup
error-copy-incomplete = the backup { $path } has { $found } of { $entries } entries: it is discarded, and the event is as it was
error-no-whole-copy = { $where } has no intact backup in { $folder }
error-database-cannot-read = the database cannot be read: { $words }
error-no-event-database = there is no event { $event } in this database
error-player-named-twice = player { $a } is named twice: give two players
error-player-paired-with-same = player { $a } cannot be paired with player { $a }
error-no-acceleration = there is no acceleration { $key }; there are: { $keys }
error-does-not-go-with-acceleration = { $key } does not go with the acceleration { $acceleration }: it has one of its own
error-does-not-go-with-acceleration-2 = { $key } does not go with the acceleration { $acceleration }; it allows: { $allowed }
error-haley-system-draughts-makes-groups = the Haley system of draughts makes its groups by number: it takes no rating limit
error-option-written-not = the option { $name } is written { $name }={ $example }, not { $name }={ $text }
error-acceleration-needs-number-rounds-event = the acceleration { $key } needs the number of rounds of the event (XXR)
error-scale-for-acceleration = { $acceleration } is only for scales on which a win is worth two draws and a loss nothing
error-border-is-a-number = the option border is the number of a player, not { $named }
error-limit-group-below-group-c = the limit of group A ({ $high }) is below that of group C ({ $low })
error-with-limits-groups-have-players = with the limits { $high } and { $low } the groups have { $shares } of { $count } players: each needs 25 to 50 % (the arbiter may insist with limits-override=yes)
error-first-line-says-but-pairs = { $count2 ->
    [one] the first line says { $count }, but there is { $count2 } pair
   *[other] the first line says { $count }, but there are { $count2 } pairs
 }
error-pair-two-numbers-not = a pair is two numbers, not { $text }
error-first-line-not-heading-fide = the first line is not the heading of a FIDE rating list (ID Number, Name, Fed …)
error-columns-rating-list-shifted-fide = the columns of the rating list are shifted at FIDE number { $id }
error-heading-rating-list-has-no = the heading of the rating list has no column for { $words }
error-access-database-cannot-read-install = this Access database cannot be read: { $reasons } (install the Python package access-parser, or mdbtools, or save the players as CSV)
error-access-database-has-no-table = this Access database has no table { $table }
error-table-players-damaged-no-reference = the table of players is damaged: { $text } is no reference number
error-rating-must-number-not = the rating of { $name } must be a number, not { $rating }
error-not-amount = the amount of { $name } must be a sum such as 20 or 20.50, not { $amount }
error-list-empty = the list is empty
error-list-has-headings-but-no = the list has headings, but no players
error-line-without-name = a line without a name
error-headings-name-no-column-with = the headings name no column with the names of the players (Name or Nom)
error-not-table-text = this is not a table of text: { $error }
error-not-text-file-contains-zero = this is not a text file: it contains zero bytes
error-file-empty = the file is empty
error-no-player-file-has-no = no player: the file has no 001 line
error-event-has-no-players = the tournament has no players yet
error-tab-columns-line-filled-with = a tab: the columns of a 001 line are filled with blanks
error-line-without-starting-rank = a 001 line without a starting rank
error-line-player-ends-before-name = the line of player { $id } ends before the name (column 15)
error-must-number-not = { $what } must be a number, not { $text }
error-points-must-number-such-not = the points must be a number such as 4.5, not { $text }
error-line-player-has-more-than = the line of player { $id } has more than { $most } rounds
error-colour-round-must-w-b = the colour in round { $round } must be w, b or -, not { $colour }
error-unknown-result-round = unknown result { $code } in round { $round }
error-player-has-result-round-but = player { $id } has the result { $code } in round { $round } but no opponent
error-player-has-opponent-round-but = player { $id } has the opponent { $opponent } in round { $round }, but the result { $code } is a bye
error-text-utf-save-utf = this text is in UTF-16: save it as UTF-8
error-player-stands-already-line = player { $id } is already on line { $first }
error-column-must-blank-columns-round = column { $gap } must be blank: the columns of round { $round } are shifted
error-initial-colour-must-white-or = the initial colour must be white1 or black1 (W or B), not { $text }
error-must-number-from-not = { $what } must be a number from 1 to { $most }, not { $said }
error-points-must-number-such-from = points must be a number such as 0.5, from -9.9 to 99.9, not { $said }
error-first-comes-after-last = { $first } to { $last }: the first comes after the last
error-kind-bye-must-f-h = the kind of a bye must be F, H or Z, not { $kind }
error-player-number-not = a player is a number, not { $said }
error-no-player = there is no player { $said }
error-scoring-written-not-codes = the scoring is written { $example }, not { $said }; the codes are: { $codes }
error-option-written-name-value-not = an option is written name=value, not { $word }
error-points-must-number-such-not-2 = points must be a number such as 0.5, not { $text }
error-two-teams-have-number = two teams have the number { $number }
error-team-names-player-but-no = team { $name } names player { $id }, who is not in the file
error-player-team-team = player { $id } is in team { $owner } and in team { $number }
error-tournament-needs-least-one-player = a tournament needs at least one player and one round
error-report-holds-players-rounds-most = a report holds 9999 players and 999 rounds at most
error-report-cannot-hold = a report (TRF) holds pairing numbers up to 9999 and 999 rounds: player { $id } with { $rounds } rounds does not fit; nothing was written
error-rating-number-from = a rating is a number from 0 to 9999
error-lowest-rating-above-highest-one = the lowest rating is above the highest one
error-rate-rate-must-between = the rate --{ $name }-rate must be between 0 and 1
error-amount = --{ $name } is a number (2) or a share (5%), not { $text }
error-number-below-zero = { $number } is below 0; say how many in a round
error-configuration-name = { $name } is no line of a configuration; write Name=value, as PlayersNumber=64
error-configuration-value = { $name } cannot be { $value }
error-no-claim = this is no claim as `ronde explain --json` writes it: { $text }
error-no-round-json = this is no round as `ronde explain --json` writes it
error-round-json-version = this round has version { $version } of the form; this program reads version { $known }
error-no-player-2 = there is no player { $id }
error-player-named-but-no-such = the settings mention player { $id }, who is not in the file
error-player-own-opponent = player { $id } is their own opponent in round { $round }
error-player-meets-player-round-but = player { $id } meets player { $opponent_id } in round { $round }, who is not in the file
error-player-meets-player-round-but-2 = player { $id } meets player { $opponent_id } in round { $round }, but player { $opponent_id } { $has } in round { $round }
error-players-report-results-contradict-each = players { $a } and { $b } report results that contradict each other in round { $round }: { $result } and { $other }
error-players-report-colours-contradict-each = players { $a } and { $b } report colours that contradict each other in round { $round }: { $mine } and { $theirs }
error-pairing-number-numbers-start = pairing number { $id }: numbers start at 1
error-two-players-have-number = two players have the number { $id }
error-nobody-paired-round-but-round = nobody is paired in round { $round }, but round { $last } has games
error-player-has-result-round-but-2 = player { $id } has the result { $result } in round { $number } but no opponent
error-player-has-neither-opponent-nor = player { $id } has neither opponent nor result in round { $number }
error-paper-of-teams = { $what } is a paper of a team event: add --teams
error-no-slips-of-teams = a team event has match sheets, not slips: print sheets
error-no-paper = there is no paper { $what }; there are: { $papers }
error-round-not-paired-rounds = { $last ->
    [one] round { $number } is not paired: there is { $last } round
   *[other] round { $number } is not paired: there are { $last } rounds
 }
error-printing-needs-one-more-package = printing needs one more package: pip install 'ronde[web]'
error-file-does-not-name-pairing = no pairing system given{ $said }: name one of { $keys }
error-all-rounds-have-been-paired = { $rounds ->
    [one] the only round has been paired: there is no round { $round }
   *[other] all { $rounds } rounds have been paired: there is no round { $round }
 }
error-nobody-round-every-player-absent = nobody is there for round { $round }: every player is absent
error-round-has-no-result-yet = round { $number } has no result yet for players { $who }: enter the results first (an adjourned game counts as a draw)
error-no-tie-break-edition = there is no tie-break edition { $edition }; there are: { $editions }
error-standings-after-round-cannot-made = { $played ->
    [one] no standings after round { $rounds }: { $played } round has been paired
   *[other] no standings after round { $rounds }: { $played } rounds have been paired
 }
error-no-tie-break-lists-with = there is no tie-break { $word }; there are: { $codes }; lists with a name: { $sets }
error-modifier-unknown-write-instance-bh = the modifier in { $word } is unknown; write for instance BH/C1, BH/M1, KS/L-1, DE/P
error-made-both-scores-must-not = { $name } is made of both scores: { $word } must not choose one
error-has-value-only-among-tied = { $name } has a value only among tied players: ask for standings
error-cannot-used = { $chosen } cannot be used: { $reason }
error-does-not-take-modifier = { $name } does not take the modifier { $letter }{ $number } (in { $word })
error-one-cut-c-c-or = { $word }: one cut (C1, C2 …) or median (M1, M2 …) of 1 to 99 values
error-teams-ranked-mp-or-gp = teams are ranked on MP or GP, not on { $primary }
error-no-rule-file = there is no rule file { $key }; there are: { $keys }
error-no-proof = nobody can prove a round of { $key } here
error-no-round-to-verify = there is no round { $round } to verify; the report has { $played }
error-no-reading = there is no reading of { $key }
error-no-system = there is no system { $key }; there are: { $keys }
error-acceleration-quart-needs-number-rounds = the acceleration quart needs the number of rounds of the event (XXR)
error-unrated-placed-not = the unrated are placed by { $allowed }, not by { $unrated }
error-lots-must-drawn-between-they = lots must be drawn between { $ids }: they are equal (3.1.4)
error-lots-must-name-every-participant = the lots must name every participant exactly once
error-no-legal-pairing-exists = no legal pairing exists: { $why }
error-no-legal-pairing-of-round = round { $round }: no legal pairing exists; the reading of the rules has tried all
error-too-large-for-reading = round { $round }: { $size } players together have more than { $most } candidates; the reading of the rules tries them one by one and stops here. Pair without --reading, which has no such limit
error-crosstable-made-rank-or-number = a crosstable is made by rank or by number, not by { $by }
error-pairings-listed-board-or-alphabetical = pairings are listed by board or alphabetical, not by { $order }
error-round-not-paired-file-has = { $last ->
    [one] round { $number } is not paired: the file has { $last } round
   *[other] round { $number } is not paired: the file has { $last } rounds
 }
error-starting-list-made-number-rating = a starting list is made by number, rating or name, not by { $order }
error-no-table-format = there is no table format { $form }; there are: { $formats }
error-no-language = there is no language { $language }; there are: { $languages }
error-no-team-event-file-names = this is not a team event: the file names no teams (records 013 or 310)
error-players-team-do-not-all = the players of team { $id } { $name } do not all meet one team in round { $number }
error-no-team = there is no team { $id }
error-server-keeps-password-arbiter = the arbiter's password of the server can be changed, but not removed
error-not-rating = { $rating } is not a rating
error-not-birth = { $birth } is no date of birth: write 1998 or 14/07/1998
error-no-folder = { $folder } is not a folder on this computer
error-no-copy = there is no backup named { $name }
error-names-players-most-read-once = { $name } names { $count } players: at most { $many } are read at once
error-preview-damaged-choose-file-again = the preview is damaged: choose the file again
error-write-numbers-white-black-bye = write the numbers of White and Black, 0 for the bye
error-not-number-player = { $wrong } is not the number of a player
error-password-common = this password is among the first that others try; take several words that do not belong together
error-old-password = your current password is missing or wrong; nothing was changed
error-too-many-attempts = too many wrong passwords; wait five minutes and try again
error-access-damaged = { $path } is damaged, so nobody knows who may do what: put back a copy of it, or delete it and set the passwords anew with ronde serve --password
error-password-has-least-characters = a password has at least { $shortest } characters
error-no-file-was-chosen = no file was chosen
error-file-larger-than-mb = the file is larger than { $most } MB
error-not-number = { $text } is not a number

error-has-no-opponent = has no opponent
error-meets-other = meets player { $other }
error-no-colour = no colour
rating-list-number = the FIDE number
rating-list-name = the name
rating-list-rating = the rating
trf-rounds = the number of rounds
trf-round = the round
trf-player = the player
trf-rank = the rank
trf-starting-rank = the starting rank
trf-opponent = the opponent in round { $round }
setup-system = the system
setup-scoring = the scoring
setup-acceleration = the acceleration
setup-options = the options
setup-initial_colour = the initial colour
trf-rating = the rating
error-the-event = event { $key }
error-the-database = the database
impossible-no-bye = the number of players is odd, and nobody may have the bye by the rules; the arbiter can give it by hand, with a reason (at the desk, or: ronde draft --bye ID --reason TEXT)
impossible-lonely = no opponent is left for { $who }
impossible-only-bye = only the bye is left for { $who }
impossible-few = { $who } can only meet { $others }
impossible-few-or-bye = { $who } can only meet { $others } or have the bye
impossible-circle = { $who } can only meet each other, and their number is odd
impossible-groups = each of the groups { $parts } has one player too many, and only { $others } could meet them
impossible-groups-nobody = each of the groups { $parts } has one player too many, and nobody is left for them
impossible-people = { $count ->
    [one] player { $numbers }
   *[other] players { $numbers }
 }
impossible-people-and-bye = { $people } and the bye
impossible-the-bye = the bye
impossible-group = ({ $numbers })
impossible-group-and-bye = ({ $numbers } bye)
impossible-no-bye-teams = the number of teams is odd, and none may have the bye by the rules; the arbiter can give it by hand, with a reason (at the desk, or: ronde draft --bye ID --reason TEXT)
impossible-groups-teams = each of the groups { $parts } has one team too many, and only { $others } could meet them
impossible-groups-nobody-teams = each of the groups { $parts } has one team too many, and no team is left for them
impossible-teams = { $count ->
    [one] team { $numbers }
   *[other] teams { $numbers }
 }

## Warnings of the desk that somebody confirms

caution-then = { $first } { $then }
caution-recorded = The report will say so.
caution-never = Not possible in FIDE mode: { $what }.
caution-leave = Whoever must do it leaves FIDE mode first, in the settings.
caution-mode-left = The tournament leaves FIDE mode.
caution-mode-report = The report to FIDE will say so, with the public reason if you give one.
caution-mode-return = There is no way back, and no earlier action can be undone.
caution-mode-checks = What FIDE does not allow is no longer refused; FIDE may decline to rate the tournament.
caution-rounds = The number of rounds changes from { $old } to { $new }. It was announced before the start.
caution-last-round = Round { $round } becomes the last one; as the last round the system would have paired it otherwise.
caution-not-last-round = Round { $round } is no longer the last one; the system would have paired it otherwise.
caution-tiebreaks = The tie-breaks change from { $old } to { $new }.
caution-tiebreaks-places = Places, and prizes that depend on them, may change for results that are already known.
caution-forbid = players who must not meet are named before round 1 only
caution-pair = pairing round { $round }
caution-complete = Players without an opponent are paired in the published round { $round }.
caution-manual = Round { $round } is paired by hand.
caution-unpair = The publication of round { $round } is taken back.
caution-unpair-one = taking back one board of round { $round }
caution-swap = Two players change places in round { $round }.
caution-result = A result of round { $round } is changed.
caution-bye = changing who is away in round { $round }
caution-both-colours = { $white } and { $black } would both have the colour that the other one is due.
caution-second-half = { $name } would have a second half-point bye.
caution-expel = { $name } is expelled from the tournament.
caution-expel-paired = They are not paired any more, lose their place in the standings, and cannot come back. Their games count for the others.
caution-mpa = { $n ->
    [one] One board of round { $round } is not the one of the system: { $pairs }.
   *[other] { $n } boards of round { $round } are not those of the system: { $pairs }.
  }
caution-mpa-system = The system pairs: { $pairs }.

## Refusals of the desk

refusal-which-tournament = the event has several tournaments, choose one: { $keys }
refusal-only-sample-deleted = only the sample event can be deleted; archive this one: nothing is lost then
refusal-no-tournament = there is no tournament { $key }
refusal-tournament-exists = there is a tournament { $key } already
refusal-bad-key = use lower-case letters, digits and dashes for the tournament key, not { $key }
refusal-event-closed = the event is closed
refusal-tournament-closed = the tournament is closed
refusal-no-template = there is no template { $name }; there are: { $names }
refusal-busy = the event is busy; nothing was saved, try again
refusal-nothing-to-undo = there is nothing to undo
refusal-nothing-to-redo = there is nothing to bring back
refusal-moved-on = the event has changed since: { $what } ({ $who }); check before you undo
refusal-undo-published = a published pairing is not withdrawn without a reason; if nobody has seen it yet, say so
refusal-reason = give a reason: the journal keeps it
refusal-drawn-already = the lot has been drawn: to draw it again, give a reason for the journal
refusal-nameless = a tournament needs a name
refusal-no-system = there is no system { $key }; there are: { $keys }
refusal-rounds-range = a tournament has 1 to 99 rounds, not { $rounds }
refusal-setup-fixed = { $what } cannot change once round 1 is published
refusal-rounds-paired = { $rounds } rounds are paired already: there cannot be fewer
refusal-rounds-accelerated = the virtual points of the acceleration depend on the number of rounds: it cannot change any more
refusal-no-final-lot = the last lot is drawn after the last round, among players whom nothing separates
refusal-rounds-reason = the number of rounds is announced before the event: to change it now, give a reason
refusal-tiebreaks-reason = the tie-breaks are announced before the event: to change them now, give a reason
refusal-not-in-mode = the tournament is not in FIDE mode
refusal-mode-stays-left = FIDE mode was left: there is no way back, and nothing before that can be undone
refusal-mode-by-leaving = FIDE mode is left with a reason, in the settings
refusal-mode-too-late = FIDE mode is chosen before round 1 is published, and never again once it was left
refusal-mode-two-draws = in FIDE mode two draws are not worth more than a win and a loss
refusal-mode-bye-more = in FIDE mode the bye is not worth more than a win
refusal-mode-bye-value = in FIDE mode, with 1, ½ and 0 points for a game, the bye is worth 1, ½ or 0
refusal-mode-system = FIDE mode is for FIDE's systems in force; { $system } is not one of them
refusal-expelled-stays = { $name } was expelled and does not come back
refusal-bad-policy = { $value } is not a valid setting for { $name }
refusal-bad-option = the option { $name } is one of { $values }, not { $value }
refusal-lots-all = every player must be drawn exactly once: { $players }
refusal-group-of-two = a forbidden group has two players or more
refusal-no-player = there is no player { $player }
refusal-no-name = a player needs a name
refusal-bad-rating = a rating is a number from 0 to 9999, not { $rating }
refusal-player-twice = { $name } is in the list already, as number { $number }; to enter a namesake, give a year of birth or a FIDE number
refusal-player-paired = { $name } has been paired: enter a withdrawal instead of removing the player
refusal-late-now = every announced round is published: nobody can enter any more
refusal-no-renumbering = numbers stay as they are once round 4 is paired
refusal-numbers-stay = numbers stay the same for the whole event
refusal-lots-once = lots are drawn once, before the list is closed and round 1 is published
refusal-late-zero = a late entry has no points for the rounds missed
refusal-nobody = there is nobody in the list
refusal-list-closed = the list is closed already
refusal-bad-away = an absence is Z (no point), H (half a point) or F (a point), not { $how }
refusal-full-bye = a full point without playing is not given on request
refusal-round-past = round { $round } is published: absences are announced before the pairing
refusal-round-beyond = { $rounds ->
    [one] there is only { $rounds } round
   *[other] there are only { $rounds } rounds
 }
refusal-half-byes-used = { $limit ->
    [one] { $name } has had the { $limit } half-point bye the regulations allow
   *[other] { $name } has had the { $limit } half-point byes the regulations allow
 }
refusal-half-bye-late = no half-point byes after round { $round }
refusal-already-withdrawn = { $name } has left already
refusal-not-withdrawn = { $name } has not left
refusal-no-excuse-any-more = { $name } was absent without notice, and the next round has been published since
refusal-not-absent = { $name } has a game of round { $round } on record and so was not absent
refusal-no-check-in = there is no check-in for round { $round }
refusal-all-paired = { $rounds ->
    [one] the only round is published
   *[other] all { $rounds } rounds are published
 }
refusal-missing-results = { $count ->
    [one] round { $round } is not finished: { $count } board without a result ({ $boards }); enter or adjourn it
   *[other] round { $round } is not finished: { $count } boards without a result ({ $boards }); enter or adjourn them
 }
refusal-no-colour-lot = draw the colour of number 1 first
refusal-no-lots = draw the lots first, numbers depend on them: { $players }
refusal-too-few = { $count ->
    [one] there is { $count } player to pair: two are needed
   *[other] there are { $count } players to pair: two are needed
 }
refusal-no-draft = there is no draft: pair the round first
refusal-draft-changed = the draft has changed since you saw it: check it again
refusal-stale-draft = the draft is out of date: pair the round again
refusal-keeps-changing = the tournament was changed while pairing; try again
refusal-not-these-players = the pairs must hold each player of the draft once; wrong: { $players }
refusal-one-bye = only one player can have the bye
refusal-breaks = against the rules: { $rules }
refusal-no-board = round { $round } has no board { $board }
refusal-no-round = round { $round } is not published
refusal-published = a published round is not changed unless it breaks an absolute rule; to redo round { $round }, withdraw its publication
refusal-bye-not-here = { $name } is not to be paired in this round and cannot have the bye
refusal-bye-not-due = { $count } players are to be paired: nobody has the bye
refusal-no-ground = these rules let a published pairing be changed only where it breaks an absolute rule
refusal-emergency-last = an emergency changes the pairings of the last round only
refusal-games-stay = the games that are published stay; only players without an opponent can be paired
refusal-not-waiting = these players are not waiting for a game in the round published last: { $players }
refusal-nobody-to-play = there is nobody whom they may play: { $players }
refusal-bad-day = { $day } is no day of the calendar
refusal-chess-results-individual = for chess-results.com Ronde writes individual tournaments with one game a round only; write TRF26 instead
refusal-timetable-rounds = the timetable has no round { $round }: the tournament has { $rounds } rounds
refusal-timetable-order = round { $second } ({ $start }) does not start after round { $first } ({ $before })
refusal-ends-before = the last day ({ $end }) comes before the first ({ $start })
refusal-not-late = neither of them arrived after the round was published
refusal-not-the-last = only the last published round can be changed
refusal-board-played = board { $board } has a result: its players stay together
refusal-bad-outcome = { $text } is not a result; write 1-0, 1/2, 0-1, 0-0, 1-0F, 0-1F, 0-0F or adjourned
refusal-bad-match = { $text } is not the result of a match; write both games, as 1-0 ½-½ or 10==, * for a game still to come, or 2-0, 0-2, 2-0F, 0-2F, 0-0F
refusal-board-twice = board { $board } is named twice; nothing was saved
refusal-bye-board = board { $board } is the bye: it has no result
refusal-entered-otherwise = board { $board }: { $there } is already entered ({ $who }); replace it with { $yours }?
correction-from = The correction counts in the standings and for the pairings from round { $round } on.
correction-standings = The correction counts in the standings.
correction-draft = The draft of round { $round } has to be paired again.
correction-stays = { $n ->
    [one] Round { $first } is published: its boards do not change.
   *[other] Rounds { $first } to { $last } are published: their boards do not change.
 }
correction-remark = { $n ->
    [one] That round, its explanations and the report will say that it was paired before the correction.
   *[other] Those rounds, their explanations and the report will say that they were paired before the correction.
 }
correction-undo = To pair round { $round } anew, undo its publication in the journal first.
correction-rating = Too late for this tournament: the correction counts for ratings only and changes neither standings nor pairings.
refusal-reports-off = results are given to the arbiter here, not reported by telephone
refusal-reports-not-here = players cannot report results of teams or of matches of two games
refusal-reports-round = that round is over: ask the arbiter
refusal-reports-code = that is not the code of this board: it is on your slip
refusal-reports-recorded = board { $board } has its result: ask the arbiter if it is wrong
refusal-reports-same-phone = your opponent's result was reported from this telephone: each player uses their own
refusal-reports-wait = too many wrong codes for this board: give the result to the arbiter, or wait { $n } minutes
error-reports-how = { $how } is no way to take results from the players: off, propose or count
refusal-no-result-yet = board { $board } has no result to correct
refusal-changed-meanwhile = board { $board }: { $who } has changed it to { $there } in the meantime
refusal-same-result = board { $board } has that result already
refusal-claim-late = { $minutes ->
    [one] the results of round { $round } were posted at { $posted }: claims were heard for { $minutes } minute
   *[other] the results of round { $round } were posted at { $posted }: claims were heard for { $minutes } minutes
 }
refusal-rating-only = the next round is finished: a correction now counts for ratings only
refusal-no-colours = this system has no colours
refusal-match-colours = a match of two games has both colours; the colour of game 1 as paired counts
refusal-not-finished = { $count ->
    [one] round { $round } is not finished: { $count } board has no result
   *[other] round { $round } is not finished: { $count } boards have no result
 }
refusal-adjourned-left = round { $round }, board { $board } is still adjourned
refusal-posted = the results of round { $round } are posted already

## Words used in many places

ruling-on-article = { $text } ruling { $id } ({ $article })
round-n = Round { $n }
bracket-n = Bracket { $n }
whole-round = The round as a whole
board = Board
game-n = Game { $n }
white = White
black = Black
bye = bye
half-bye = half-point bye
full-bye = full-point bye
absent = absent
people-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
others-n = { $n ->
    [one] { $n } other
   *[other] { $n } others
 }
semicolon = { "; " }
rounds-n = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }

## Explanations

term-S1 = the part of a group that is paired first: its upper half, or the players who come from above
term-S2 = the other part, where S1 finds its opponents
term-P0 = the largest number of pairs that the size of the group allows
term-P1 = the number of pairs that can really be made
term-M0 = the number of players who come from a higher score
term-M1 = how many of them can be paired here
term-X1 = the smallest possible number of pairs that refuse a colour preference
term-X = the number of such pairs here
term-Z1 = the smallest possible number of pairs that refuse a strong preference
term-Z = the number of such pairs here

explain-meets = { $a } meets { $b }
explain-has-bye = { $a } has the bye
explain-not-paired = { $a } is not paired in round { $n }.
explain-in-the-rules = In the words of the rules:
explain-by-the-rules = What the rules give:
explain-not-by-the-rules = Not as the rules give them:
published-reason = { " " }({ $reason })
published-changed = This board was changed by the arbiter{ $why }.
published-colours = This board was changed by the arbiter: colours exchanged{ $why }.
published-bye = The arbiter gave the bye to { $who }{ $why }; the rules paired the others.
published-added = This game was added after the round was published{ $why }.
published-reversed = This game was played with colours reversed, by mistake.
published-differs = This board is not what the rules give.
published-differs-colours = The colours of this board are not what the rules give.
published-before = This round was paired before { $what }: the explanations describe what was known then.
published-imported = This round was imported from a report, and { $n } of its { $boards } boards { $n ->
    [one] is
   *[other] are
 } not what the rules give for the results before it.
since-results = results were corrected
since-colours = colours were corrected
since-numbers = the pairing numbers changed
since-ratings = ratings were corrected
rules-pair = { $white } – { $black }
rules-pairs = By the rules, White first: { $pairs }.
rules-bye = By the rules { $who } would have the bye.
rules-colour = By the rules { $who } would have { $colour }.
rules-nobody = By the rules { $who } would not be paired.
you-published-bye = The arbiter gave you the bye{ $why }; the rules paired the others.
you-rules-meet = By the rules you would have { $colour } against { $other }.
you-rules-opponent = By the rules you would meet { $other }.
you-rules-bye = By the rules you would have the bye.
you-rules-colour = By the rules you would have { $colour }.
you-rules-nobody = By the rules you would not be paired in this round.
report-title = Round { $n }: special decisions
report-nothing = No special decision was needed.

## Why, and why not

why-meet = { $a } and { $b } meet in round { $n }:
why-not = { $a } and { $b } do not meet in round { $n }.
why-should = By the rules, though not in the file, { $a } and { $b } meet in round { $n }:
why-against = { $a } and { $b } meet in round { $n } of the file, but not by the rules.
why-two = { $one }, { $two }.
why-points = { $points } { $tenths ->
    [10] point
   *[other] points
 }
why-both-have = Both have { $points }.
why-both-count = Both have { $points } and count { $counted } in this accelerated round.
why-has = { $a } has { $points }
why-has-virtual = { $a } has { $points } and counts { $counted } in this accelerated round
why-gets = { $a } meets { $x }
why-gets-bye = { $a } has the bye
why-gets-nothing = { $a } is not paired
why-group = { $tenths ->
   *[other] { $score }-point group
 }
why-same-half = { $a } is no. { $i } and { $b } no. { $j } of the { $half ->
    [upper] upper
   *[lower] lower
 } half of the { $group }.
why-other-halves = { $a } is no. { $i } of the upper half of the { $group }, { $b } no. { $j } of the lower half.
why-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
 } instead of { $m }
why-teams = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 } instead of { $m }
why-pairs = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
 } instead of { $m }
why-bar-met = They met in round { $n }, and nobody meets the same opponent twice.
why-bar-forbidden = The arbiter has forbidden this pair.
why-bar-colours = Both must have { $colour } ({ $a }: { $mine }, { $b }: { $theirs }): they may not meet.
why-bar-away = { $who } { $count ->
    [one] is
   *[other] are
 } not there in this round: a bye or an absence was announced.
why-bar-others = If they met, the others could not all be paired: { $why }.
why-needed = Without this pair the others could not all be paired: { $why }.
why-kept-apart = If they did not meet:
why-otherwise = If they did not meet, this would suffer first:
why-instead = Instead of { $lost } the round would have { $gained }.
why-pair = { $a } and { $b }
why-more = { $n } more
why-bye-of = bye of { $a }
why-loss-bye = The bye would go to { $who }, with { $more }, and not to { $instead }, with { $fewer }: it goes to the lowest score that can have it.
why-loss-first-bye = The bye would go to { $who }; { $instead } comes first for it.
why-loss-down = { $who } would have to go down from the { $group }: { $count }.
why-loss-down-self = { $a } can meet { $c } in the { $group }; to meet { $b } they would have to leave it: { $count } would go down.
why-loss-down-scores = Higher scores would go down from the { $group }: { $who } instead of { $instead }.
why-loss-down-scores-self = { $a } can meet { $c } in the { $group }; to meet { $b } they would have to go down from it in place of { $instead }, with fewer points.
why-loss-down-also = { $who } would have to go down from the { $group }.
why-loss-down-also-self = { $a } can meet { $c } in the { $group }; to meet { $b } they would have to go down from it.
why-loss-again-apart = { $who } would float again as in round { $r }, with a larger score difference.
why-loss-scores = More distant scores would meet in the { $group }: { $who }.
why-loss-up = { $who } would have to come up into the { $group }: { $count }.
why-loss-up-scores = { $who } would come up into the { $group } from a lower score than { $instead }.
why-loss-alone = { $who } would have no opponent in the { $group }: { $count }.
why-loss-moved-self = { $a } comes down into the { $group } and can meet { $c } there; to meet { $b } they would have to go further down: { $count } would not be paired there.
why-loss-moved = { $who } would come down into the { $group } and not be paired there first: { $count }.
why-loss-floaters = { $who } would have to leave the { $group }: { $count }.
why-loss-floaters-self = { $a } can meet { $c } in the { $group }; to meet { $b } they would have to leave it: { $count } would leave.
why-loss-unplayed = The bye would go to { $who }, who has missed more games: { $n } instead of { $m }.
why-loss-beyond-two = { $who } would have one colour three more times than the other: { $count }.
why-loss-third-colour = { $who } would have the same colour for the third time running: { $count }.
why-loss-same-wish = { $pairs } would want the same colour: { $count } in the { $group }.
why-loss-same-wish-self = { $a } ({ $mine }) and { $b } ({ $theirs }) both want { $colour }{ $m ->
    [0] ; the { $group } can be paired with nobody refused.
   *[other] : in the { $group } somebody would be refused in { $count }.
 }
why-loss-strong-wish = { $pairs } would want the same colour strongly: { $count } in the { $group }.
why-loss-strong-wish-self = { $a } ({ $mine }) and { $b } ({ $theirs }) both want { $colour } strongly{ $m ->
    [0] ; the { $group } can be paired without that.
   *[other] : { $count } in the { $group }.
 }
why-loss-limits = { $pairs } would go beyond the limits of colours: { $count }.
why-loss-same-column = { $pairs } would have to meet, though both stand with the Whites: { $count }.
why-loss-again = { $who } would float again as in round { $r }: { $count }.
why-loss-repeats = { $who } would float the same way again as in one of the last two rounds.
why-loss-float-on = { $who } has floated in this round already and would have to float on from the { $group }: { $count }.
why-loss-float-blind = { $who } would float from the { $group } although nobody of the next group is possible for them: { $count }.
why-loss-unsuited = { $who } would float from the { $group } and is not due the colour that most of it are due; { $instead } is.
why-loss-protected = { $who } would move up again, though the rules protect from that: { $n } instead of { $m }.
why-loss-joined = Groups would have to be joined or paired anew ({ $n } instead of { $m }), among them { $who }.
why-loss-joined-nobody = Groups would have to be joined or paired anew: { $n } instead of { $m }.
why-loss-spared = { $who } would have to come up into the group after the { $group }, more than its number asks for.
why-loss-first-down = { $who } would leave the { $group }; first in turn: { $instead }.
why-loss-first-up = { $who } would come up into the { $group }; first in turn: { $instead }.
why-loss-first-set = Of those who came down into the { $group }, { $who } would be paired there; first in turn: { $instead }.
why-loss-shifted = { $who } would change the column of colours; first in turn: { $instead }.
why-loss-shifted-more = { $who } would have to change the column of colours as well.
why-loss-halves = The two halves play each other. Two of one half meet only if that saves a clash of colours or serves another criterion; here it would not ({ $n ->
    [0] no clash of colours
    [one] 1 pair wants the same colour
   *[other] { $n } pairs want the same colour
 } either way).
why-loss-halves-plain = The two halves play each other. Two of one half meet only if a criterion gains by it; here none would.
why-loss-halves-change = Somebody would have to change halves ({ $who }); that is done only if a criterion gains by it, and here none would.
why-loss-opponents = { $suffers ->
    [0] No criterion would suffer, but { $x } tries
   *[other] { $x } tries
 } the others in order: { $y } is possible and comes before { $z }.
why-loss-opponents-outside = { $x } leaves the { $group } and tries the others in order: { $y } is possible and comes before { $z }.
why-loss-met-all = { $x } has met everybody of the { $group } and tries the others in order: { $y } is possible and comes before { $z }.
why-loss-ends = The first of the { $group } meets the last: { $x } takes the lowest who is possible, { $y } and not { $z }.
why-loss-ends-float = The first of the { $group } meets the last, and whoever floats comes as low as possible: { $x } meets { $y } and does not float.
why-loss-taken = { $x } takes { $y } before { $z }: { $reason }.
why-loss-order = { $suffers ->
    [0] No criterion would suffer, but in the
   *[other] In the
 } { $group } the pair { $first } comes before { $then } in the order.
why-loss-order-plain = { $suffers ->
    [0] No criterion would suffer; only the order in which the text tries the pairs of the { $group } is against it.
   *[other] The order in which the text tries the pairs of the { $group } is against it.
 }
why-taken-distance = { $y } has a score nearer to theirs
why-taken-barred = { $z } has moved up too often or in the last round
why-taken-colour = { $z } is due { $colour } like { $x }
why-taken-rating = { $y } has the higher rating
why-taken-opposition = { $y } has had the weaker opponents
why-taken-order = { $y } comes first in the list
why-taken-resident = { $z } has floated here as well
why-whole = whole field
one-away = { $a } does not play in this round.
one-bye = { $a } has { $points } and the bye.
one-bye-barred = { $who } { $count ->
    [one] comes
   *[other] come
 } after them in the list, but may not have the bye (any more).
one-meets = { $a } ({ $points }) meets { $b } ({ $others }) on board { $board }.
one-match = Match { $board }: { $a } ({ $points }) meets { $b } ({ $others }).
one-virtual = { $a } has { $points } and counts { $counted } in this accelerated round.
one-float = { $a } floats { $way ->
    [down] down
   *[up] up
 }: the opponent has { $way ->
    [down] fewer
   *[up] more
 } points.
one-colours = { $white } ({ $mine }) has White, { $black } ({ $theirs }) has Black.
one-if = If { $white } against { $black } in round { $n } had ended otherwise:
one-if-meets = { $result }{ $real ->
    [yes] , as it was: { $a } meets
   *[no] : { $a } would meet
 } { $b } with { $colour }.
one-if-bye = { $result }{ $real ->
    [yes] , as it was: { $a } has
   *[no] : { $a } would have
 } the bye.
one-if-nobody = { $result }{ $real ->
    [yes] , as it was: { $a } is
   *[no] : { $a } would
 } not { $real ->
    [yes] {""}
   *[no] be{" "}
 }paired.
error-pair-does-not-meet = players { $a } and { $b } do not meet in round { $round }: `ronde why` without --colour says why
error-no-colours-here = round { $round } is paired without colours
error-pair-did-not-play = players { $a } and { $b } did not meet in round { $round }
error-no-game-to-change = player { $id } played no game in round { $round } whose result could be changed
error-no-game-before = there is no game before round 1 whose result could be changed
placed-before = { $a } is in place { $first }, { $b } in place { $second }.
placed-shared = { $a } and { $b } share place { $place }: nothing separates them.
placed-lots = Only the lots drawn place { $a } before { $b }.
placed-equal = Equal in: { $codes }.
placed-by = { $code } separates them: { $a } has { $mine }, { $b } { $theirs }.
placed-round = Round { $n }: { $one } | { $two }
placed-met = They met in round { $n }: { $mine }-{ $theirs }.
placed-out = ({ $share })
placed-against = { $b } { $share }
placed-alone = no opponent { $share }
placed-cut = Not counted, in brackets: { $low ->
    [one] the lowest value
   *[other] the { $low } lowest values
 }{ $high ->
    [0] {""}
    [one] {" "}and the highest
   *[other] {" "}and the { $high } highest
 } of each.








## What the usual tie-breaks count

tiebreak-means-DE = It counts the points of the games between those who are level.
tiebreak-means-WIN = It counts the games won, forfeits included.
tiebreak-means-WON = It counts the games won, without forfeits.
tiebreak-means-BPG = It counts the games played with Black.
tiebreak-means-BWG = It counts the games won with Black.
tiebreak-means-PS = It adds up the score after every round: early points count more often.
tiebreak-means-BH = It adds up the points of all opponents: meeting stronger ones gives more.
tiebreak-means-FB = It adds up the points of all opponents, with the last round taken as drawn.
tiebreak-means-SB = It adds up the points of the opponents who lost, and half those of the opponents who drew.
tiebreak-means-KS = It counts the points made against those with half the points or more.
tiebreak-means-ARO = It is the average rating of the opponents.
tiebreak-means-TPR = It is the rating at which the result would have been expected.

## The player's voice

you-colours-first = It is the first game of both of you: no colour has to be made up for.
you-colours = Your colours so far: { $mine }. { $them }: { $theirs }.
you-bye-barred = { $who } { $count ->
    [one] comes
   *[other] come
 } after you in the list, but may not have the bye (any more).
you-if = If your game with { $them } in round { $n } had ended otherwise
you-if-game = If { $white } against { $black } in round { $n } had ended otherwise
you-if-so = { $how ->
    [won] You won
    [drawn] You drew
    [lost] You lost
   *[game] It ended { $result }
 }
you-if-had = { $how ->
    [won] Had you won
    [drawn] Had you drawn
    [lost] Had you lost
   *[game] Had it ended { $result }
 }
you-if-meets = { $real ->
    [yes] { $case }: by the rules you meet { $b } with { $colour }.
   *[no] { $case }, you would meet { $b } with { $colour }.
 }
you-if-meets-plain = { $real ->
    [yes] { $case }: by the rules you meet { $b }.
   *[no] { $case }, you would meet { $b }.
 }
you-if-bye = { $real ->
    [yes] { $case }: by the rules you have the bye.
   *[no] { $case }, you would have the bye.
 }
you-if-nobody = { $real ->
    [yes] { $case }: you are not paired.
   *[no] { $case }, you would not be paired.
 }
you-placed = You are in place { $mine }, { $them } in place { $theirs }.
you-placed-shared = You and { $them } share place { $place }: nothing separates you.
you-placed-lots = Only the lots drawn place you { $way ->
    [ahead] ahead of
   *[behind] behind
 } { $them }.
you-placed-by = { $code } separates you: you have { $mine }, { $them } has { $theirs }.
you-placed-met = You met in round { $n }: { $how ->
    [won] you won
    [lost] you lost
   *[drawn] a draw
 }.
you-number = No. { $n }
you-ordinal = { $form ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
you-points-n = { $n ->
    [5] half a point
    [10] 1 point
   *[other] { $points } points
 }
you-points = You both have { $mine }.
you-points-differ = You have { $mine }, { $them } has { $theirs }.
you-virtual-both = You have { $mine }, { $them } has { $theirs }. In this accelerated round both of you count { $my_more } more.
you-virtual-both-level = You both have { $mine } and both count { $my_more } more in this accelerated round.
you-virtual-me = You have { $mine } and count { $my_more } more in this accelerated round. { $them } has { $theirs }.
you-virtual-me-level = You have { $mine } but count { $my_more } more in this accelerated round: you are in the same group as { $them }, who has { $theirs }.
you-virtual-other = You have { $mine }. Your opponent has { $theirs } and counts { $their_more } more in this accelerated round.
you-virtual-other-level = You have { $mine }. Your opponent has { $theirs } but counts { $their_more } more in this accelerated round: you are in the same group.
you-virtual-each = You have { $mine } and count { $my_more } more in this accelerated round. Your opponent has { $theirs } and counts { $their_more } more.
you-away-absent = You are not paired in this round: you were not to play.
you-away-half-bye = You asked not to play in this round and get the points of a half-point bye.
you-away-full-bye = You do not play in this round and get the points of a full-point bye.
you-away-late = You entered later: this round was paired without you.
you-away-withdrawn = You have withdrawn and are no longer paired.
you-away-not-seen = You are not paired in this round: you were not seen at check-in.

you-first = The top half of the group plays the bottom half in order: you are { $i_th }, so is { $them }.
you-in_order = { you-first }
you-first_free = { $you ->
    [a] The top half of the group plays the bottom half in order: you are { $i_th } of the top half, and { $them }, { $j_th } of the bottom half, is the first still free.
   *[other] The top half of the group plays the bottom half in order: { $them } is { $i_th } of the top half, and you, { $j_th } of the bottom half, are the first still free.
 }
you-first_fit = { $you ->
    [a] The top half of the group plays the bottom half in order: you are { $i_th } of the top half. { $them }, { $j_th } of the bottom half, is the first with whom the whole group can be paired best.
   *[other] The top half of the group plays the bottom half in order: { $them } is { $i_th } of the top half. You, { $j_th } of the bottom half, are the first with whom the whole group can be paired best.
 }
you-moved_first = { $you ->
    [a] Those who come down play first, in order: you are { $i_th } of them, { $them } is { $j_th } of the group below.
   *[other] Those who come down play first, in order: { $them }, with { $score_pts }, is { $i_th } of them, you are { $j_th } of your group.
 }
you-moved_in_order = { you-moved_first }
you-moved_first_free = { $you ->
    [a] Those who come down play first, in order: you are { $i_th } of them, and { $them }, { $j_th } of the group below, is the first still free.
   *[other] Those who come down play first, in order: { $them }, with { $score_pts }, is { $i_th } of them, and you, { $j_th } of your group, are the first still free.
 }
you-moved_first_fit = { $you ->
    [a] Those who come down play first, in order: you are { $i_th } of them. { $them }, { $j_th } of the group below, is the first with whom the whole group can be paired best.
   *[other] Those who come down play first, in order: { $them }, with { $score_pts }, is { $i_th } of them. You, { $j_th } of your group, are the first with whom the whole group can be paired best.
 }
you-dutch-2012-passed_met = { $you ->
    [a] You have already met { $others }.
   *[other] { $them } has already met { $others }.
 }
you-dutch-2026-passed_met = { you-dutch-2012-passed_met }
you-lim-passed_met = { $you ->
    [player] You have already met { $others }.
   *[other] { $them } has already met { $others }.
 }
you-burstein-1998-passed_met = { you-lim-passed_met }
you-met = { $you ->
    [first] You have already met { $others }.
   *[other] { $them } has already met { $others }.
 }
you-dubov-1997-already_met = { you-met }
you-passed_kept = { $you ->
    [a] You may not meet { $others } in this event.
   *[other] { $them } may not meet { $others } in this event.
 }
you-passed_kept_apart = { you-passed_kept }
you-lim-passed_forbidden = { $you ->
    [player] You may not meet { $others } in this event.
   *[other] { $them } may not meet { $others } in this event.
 }
you-burstein-1998-passed_apart = { you-lim-passed_forbidden }
you-apart = { $you ->
    [first] You may not meet { $others } in this event.
   *[other] { $them } may not meet { $others } in this event.
 }
you-kept_apart = { you-apart }
you-passed_absolute = { $you ->
    [a] You must have { $colour }, and so must { $others }.
   *[other] { $them } must have { $colour }, and so must { $others }.
 }
you-absolute = { $you ->
    [first] You must have the same colour as { $others }.
   *[other] { $them } must have the same colour as { $others }.
 }
you-dutch-2012-passed_worse = { $you ->
    [a] With you against { $others } the group would be paired less well.
   *[other] With { $them } against { $others } the group would be paired less well.
 }
you-instead = { $you ->
    [came] You go down to the next group instead of { $stayed }, so that it can be paired better.
   *[other] You stay in your group; { $came } goes down instead, so that the next group can be paired better.
 }
you-dutch-2026-passed_rest = { you-dutch-2012-passed_worse }
you-passed_apart = With { $others } players more than 100 rating points apart would be exchanged for the sake of colours.
you-passed_others = Earlier in the order, but the group would be paired less well with them: { $others }.
you-passed_colour = { $player_you ->
    [yes] Earlier in the order, but they prefer the same colour as you: { $others }.
   *[no] Earlier in the order, but they prefer the same colour as { $player }: { $others }.
 }
you-dutch-2012-passed_rest = { you-dutch-2012-passed_worse }
you-dutch-2026-passed_worse = { you-dutch-2012-passed_worse }
you-lim-passed_worse = { $you ->
    [player] With you against { $others } the group would be paired less well.
   *[other] With { $them } against { $others } the group would be paired less well.
 }
you-burstein-2026-others = { $you ->
    [first] With you against { $others } the group would be paired less well.
   *[other] With { $them } against { $others } the group would be paired less well.
 }
you-passed_impossible = { $you ->
    [a] With you against { $others } not all the others could be paired.
   *[other] With { $them } against { $others } not all the others could be paired.
 }
you-lim-passed_blocked = { $you ->
    [player] With you against { $others } not all the others could be paired.
   *[other] With { $them } against { $others } not all the others could be paired.
 }
you-lim-passed_blocked_floater = { you-lim-passed_blocked }
you-burstein-1998-passed_others = { you-lim-passed_blocked }
you-needed = { $you ->
    [first] With you against { $others } not all the others could be paired.
   *[other] With { $them } against { $others } not all the others could be paired.
 }
you-left_for_others = { you-needed }
you-exchanged = { $you ->
    [out] You change from the top half of the group to the bottom half: without this exchange the group would be paired less well.
    [into] You change from the bottom half of the group to the top half: without this exchange the group would be paired less well.
   *[other] In your group { $out } and { $into } change halves: without this exchange the group would be paired less well.
 }
you-exchange = { you-exchanged }
you-dutch-2012-merged = The lowest group could not be paired by itself: the group above it, with { $score_pts }, is paired together with it.
you-dutch-2012-fewer_pairs = In your group { $p1 } of { $p0 } pairs are possible.
you-dutch-2012-fewer_pairs_for_lowest = In your group { $p1 } of { $p0 } pairs are made, so that the lowest group can be paired.
you-dutch-2012-fewer_moved = Of the { $m0 } players who come down into your group { $m1 } can be paired with its own players.
you-dutch-2012-none_moved = Nobody of those who come down into your group can be paired with its own players first: all are paired as one group.
you-dutch-2012-fewer_moved_lowest = Of the { $m0 } players who come down into your group { $m1 } are paired first: with more, the lowest group could not be paired.
you-dutch-2012-fewer_moved_for_lowest = Of the { $m0 } players who come down into your group { $m1 } are paired first, so that the lowest group can be paired.
you-dutch-2026-penultimate = Your group is paired so that everybody below it can be paired as well.
you-dutch-2026-collapsed = Everybody left is paired in one last group of { $n }.
you-elo-swiss-fewer_moved = Of the { $moved } players who come down into your group { $count } are paired first; with more, not everybody would find an opponent.
you-elo-swiss-fewer_moved_end = { you-elo-swiss-fewer_moved }
you-elo-swiss-fewer_moved_last = Of the { $moved } players who come down into your group { $count } are paired first, so that the last group can be paired.
you-other_floaters = { $you ->
    [out] You would have gone down to the next group; then the players there could be paired less well, and { $into } goes instead.
   *[other] You go down to the next group instead of { $out }: otherwise the players there could be paired less well.
 }
you-floaters_for_lowest = { you-other_floaters }
you-floaters_for_bye = { you-other_floaters }
you-floaters_for_places = { you-other_floaters }
you-other_downfloaters = { you-other_floaters }
you-b2_dropped = You and { $them } both must have { $colour }; you may meet because one of you is a top scorer.
you-topscorer = { you-b2_dropped }
you-x_pair = You and { $them } both prefer { $colour }; not every pair of the group can avoid that.
you-z_pair = { you-x_pair }
you-a7d_dropped = { you-x_pair }
you-same_preference = { you-x_pair }
you-clash = { you-x_pair }
you-clash_strong = You and { $them } both strongly prefer { $colour }; not every pair of the group can avoid that.
you-strong_preference = { $you ->
    [player] You do not get { $colour }, though you strongly prefer it: not everybody can.
   *[other] { $them } does not get { $colour }, though it is strongly preferred: not everybody can.
 }
you-third_colour = This game gives one of you the same colour for the third time running; it cannot be avoided.
you-beyond_two = After this game one of you has had one colour three more times than the other; it cannot be avoided.
you-b5_down_dropped = { $rests ->
    [yes] The bye counts as a move down, as you had one in the last round: it cannot be avoided.
   *[no] You go down to a lower score, as in the last round: it cannot be avoided.
 }
you-down_last = { you-b5_down_dropped }
you-b6_down_dropped = { $rests ->
    [yes] The bye counts as a move down, as you had one two rounds ago: it cannot be avoided.
   *[no] You go down to a lower score, as two rounds ago: it cannot be avoided.
 }
you-down_before = { you-b6_down_dropped }
you-b5_up_dropped = You meet a higher score, as in the last round: it cannot be avoided.
you-up_last = { you-b5_up_dropped }
you-b6_up_dropped = You meet a higher score, as two rounds ago: it cannot be avoided.
you-up_before = { you-b6_up_dropped }
you-odd_one = The number of players to pair in your group ({ $n }) is odd: you are left over and play in the next group.
you-dutch-2012-left_over = Not everybody in your group can be paired there: you are left over and play in the next group.
you-dutch-2026-left_over = { you-dutch-2012-left_over }
you-elo-swiss-left_over = { you-dutch-2012-left_over }
you-dutch-2012-alone = Nobody in your group can be your opponent: you play in the next group.
you-all_down = { you-dutch-2012-alone }
you-no_pair = { you-dutch-2012-alone }
you-elo-swiss-alone = { you-dutch-2012-alone }
you-stuck = You come from a higher group, and nobody here can be your opponent.
you-no_opponent = { you-stuck }
you-on_down = You come from a higher group, are left over here too and go on to the next one.
you-limbo = { you-on_down }
you-down_for_lowest = You go down to the next group, so that everybody there can be paired.
you-left_for_rest = { you-down_for_lowest }
you-left_for_rest_bye = { you-down_for_lowest }
you-left_undone = { you-down_for_lowest }
you-paired_anew = { you-down_for_lowest }
you-dutch-2012-bye = The number of players is odd, and you are left over in the lowest group: you have the bye.
you-dutch-2026-bye = { you-dutch-2012-bye }
you-dutch-2012-bye_barred = Lower in the list, but not allowed the bye: { $others }.
you-dutch-2026-bye_barred = { you-dutch-2012-bye_barred }
you-bye_impossible = Lower in the list, but without them not all the others could be paired: { $others }.
you-bye_worse = Lower in the list, but without them the others would be paired less well: { $others }.
you-bye_later = Lower in the list; without them the others would be paired as well, but that pairing comes later in the order of the rules: { $others }.
you-unplayed = Rounds that you have not played: { $n }. Nobody who has missed fewer could be left over.
you-e1 = Both of you get the colour you prefer: you have { $mine }.
you-dutch-2026-colours_both = { you-e1 }
you-colour_both = { you-e1 }
you-colours_due = { you-e1 }
you-colour_due = { you-e1 }
you-swiss-team-2026-colours_both = { you-e1 }
you-e1_one = { $chosen_you ->
    [yes] Only you prefer a colour, and you get it: { $mine }.
   *[other] Only { $them } prefers a colour, and gets it: you have { $mine }.
 }
you-colours_only = { $served_you ->
    [yes] Only you prefer a colour, and you get it: { $mine }.
   *[other] Only { $them } prefers a colour, and gets it: you have { $mine }.
 }
you-colour_one = { $player_you ->
    [yes] Only you prefer a colour, and you get it: { $mine }.
   *[other] Only { $them } prefers a colour, and gets it: you have { $mine }.
 }
you-colours_one_due = { you-colour_one }
you-colours_one = { you-colour_one }
you-lim-colour_one = { you-e1_one }
you-e2 = { $chosen_you ->
    [yes] You both prefer { $colour }, you more strongly: you have it.
   *[other] You both prefer { $colour }, { $them } more strongly: you have { $mine }.
 }
you-colours_stronger = { $served_you ->
    [yes] You both prefer { $colour }, you more strongly: you have it.
   *[other] You both prefer { $colour }, { $them } more strongly: you have { $mine }.
 }
you-colour_absolute = { $player_you ->
    [yes] You both prefer { $colour }, you more strongly: you have it.
   *[other] You both prefer { $colour }, { $them } more strongly: you have { $mine }.
 }
you-colour_strong = { you-colour_absolute }
you-e3 = { $chosen_you ->
    [yes] You both prefer { $colour }, equally. The last time your colours differed, { $them } had it: now it is your turn.
   *[other] You both prefer { $colour }, equally. The last time your colours differed, you had it: now you have { $mine }.
 }
you-colours_alternation = { $served_you ->
    [yes] You both prefer { $colour }, equally. The last time your colours differed, { $them } had it: now it is your turn.
   *[other] You both prefer { $colour }, equally. The last time your colours differed, you had it: now you have { $mine }.
 }
you-colour_latest = { $player_you ->
    [yes] You both prefer { $colour }, equally. The last time your colours differed, { $them } had it: now it is your turn.
   *[other] You both prefer { $colour }, equally. The last time your colours differed, you had it: now you have { $mine }.
 }
you-burstein-1998-colours_latest = { you-colour_latest }
you-lim-colour_past = { you-e3 }
you-e4 = { $chosen_you ->
    [yes] You both prefer { $colour }, equally, and have had the same colours: you stand higher and have it.
   *[other] You both prefer { $colour }, equally, and have had the same colours: { $them } is ranked higher and has it, you have { $mine }.
 }
you-colours_rank = { $served_you ->
    [yes] You both prefer { $colour }, equally, and have had the same colours: you stand higher and have it.
   *[other] You both prefer { $colour }, equally, and have had the same colours: { $them } is ranked higher and has it, you have { $mine }.
 }
you-colour_rank = { $player_you ->
    [yes] You both prefer { $colour }, equally, and have had the same colours: you stand higher and have it.
   *[other] You both prefer { $colour }, equally, and have had the same colours: { $them } is ranked higher and has it, you have { $mine }.
 }
you-colours_order = { you-colour_rank }
you-colours_wider = { $served_you ->
    [yes] You both must have { $colour }; your colours are further out of balance: you have it.
   *[other] You both must have { $colour }; the colours of { $them } are further out of balance: you have { $mine }.
 }
you-colours_evened = { $player_you ->
    [yes] You are both due { $colour }; your colours are further out of balance: you have it.
   *[other] You are both due { $colour }; the colours of { $them } are further out of balance: you have { $mine }.
 }
you-e5_first = In round 1 colours alternate from board to board, starting from the lot: you have { $mine }.
you-dubov-1997-colour_round_1 = { you-e5_first }
you-e5_later = Neither you nor { $them } has played yet: the pairing number and the lot decide, and you have { $mine }.
you-colours_number = { you-e5_later }
you-colour_initial_odd = { you-e5_later }
you-colour_initial_even = { you-e5_later }
you-colour_lot_odd = { you-e5_later }
you-colour_lot_even = { you-e5_later }
you-colours_odd = { you-e5_later }
you-colours_even = { you-e5_later }
you-elo-swiss-pair = { $you ->
    [a] The top half of the group plays the bottom half in order: you are { $first_th } of the top half, { $them } is { $second_th } of the bottom half.
   *[other] The top half of the group plays the bottom half in order: { $them } is { $first_th } of the top half, you are { $second_th } of the bottom half.
 }
you-elo-swiss-pair_moved = { $you ->
    [a] Those who come down play first, in order: you are { $first_th } of them, { $them } is { $second_th } of the group below.
   *[other] Those who come down play first, in order: { $them }, with { $points_pts }, is { $first_th } of them, you are { $second_th } of your group.
 }
you-float = { $you ->
    [a] You play somebody of a lower score: you float down.
   *[other] You play somebody of a higher score: you float up.
 }
you-left_odd = The number of players to pair in your group is odd: you are left over and play in the next group.
you-elo-swiss-bye = The number of players is odd, and you are left over at the end: you have the bye.
you-skipped_met = { $you ->
    [a] Earlier in the list, but you may not meet them (again): { $who }.
   *[other] Before you in the list, but { $them } may not meet them (again): { $who }.
 }
you-skipped_float = Earlier in the list, but somebody would float the same way again: { $who }.
you-skipped_rest = Earlier in the list, but then the others could not be paired as the rules ask: { $who }.
you-again_down = { $you ->
    [a] You floated down in one of the last two rounds already: it cannot be avoided.
   *[other] { $them } floated down in one of the last two rounds already: it cannot be avoided.
 }
you-again_up = { $you ->
    [a] You floated up in one of the last two rounds already: it cannot be avoided.
   *[other] { $them } floated up in one of the last two rounds already: it cannot be avoided.
 }
you-kept_barred = Weaker than you, but not allowed the bye: { $who }.
you-kept_float = Weaker than you, but they would float down again: { $who }.
you-kept_rest = Weaker than you, but paired in the first pairing that succeeds: { $who }.
you-due_more = { $you ->
    [player] You have had { $other } more often: you are due { $colour }.
   *[other] { $them } has had { $other } more often and is due { $colour }.
 }
you-due_alternate = { $you ->
    [player] You have had both colours equally often, { $other } last: you are due { $colour }.
   *[other] { $them } had { $other } last and is due { $colour }.
 }
you-due_row = { $you ->
    [player] You had { $other } in the last two games: you must have { $colour }.
   *[other] { $them } had { $other } in the last two games and must have { $colour }.
 }
you-due_balance = { $you ->
    [player] You have had { $other } two times more: you must have { $colour }.
   *[other] { $them } has had { $other } two times more and must have { $colour }.
 }
you-lim-colour_limit_row = { $chosen_you ->
    [yes] You had { $opposite } in the last two games and may not have it a third time: you have { $colour }.
   *[other] { $them } had { $opposite } in the last two games and may not have it a third time: you have { $mine }.
 }
you-lim-colour_limit_balance = { $chosen_you ->
    [yes] You have had { $opposite } two times more and may not have it again: you have { $colour }.
   *[other] { $them } has had { $opposite } two times more and may not have it again: you have { $mine }.
 }
you-lim-colour_number = { $chosen_you ->
    [yes] You and { $them } are both due { $colour }, and your colours so far are the same: the pairing number decides, and you have it.
   *[other] You and { $them } are both due { $colour }, and your colours so far are the same: the pairing number decides, and you have { $mine }.
 }
you-lim-colour_number_up = { you-lim-colour_number }
you-pair_proposed = { $you ->
    [first] Of the { $left } players left in your group you head the first half and { $them } the second: you are proposed to each other.
   *[other] Of the { $left } players left in your group { $them } heads the first half and you the second: you are proposed to each other.
 }
you-pair_last = Only you and { $them } are left in your group.
you-pair_exchanged = { $you ->
    [first] Of the { $left } players left in your group you come first; { $them } is the first opponent in order who fits.
   *[other] Of the { $left } players left in your group { $them } comes first; you are the first opponent in order who fits.
 }
you-pair_floater = { $you ->
    [first] You float from the group with { $origin_pts } and are paired before the others; { $them } is the first in order whom you can meet.
   *[other] { $them } floats here from the group with { $origin_pts } and is paired before the others; you are the first in order who can be the opponent.
 }
you-pair_floater_clash = { you-pair_floater }
you-pair_floaters = You and { $them } have both floated into this group, and nobody of the group itself is available.
you-lim-float_alone = You are alone in your group and float to the one with { $target_pts }.
you-burstein-1998-float_alone = { you-lim-float_alone }
you-float_met = You have met everybody in your group and float to the one with { $target_pts }.
you-float_barred = You have met, or may not meet, everybody in your group and float to the one with { $target_pts }.
you-float_kept = { you-float_barred }
you-float_last = Your group has to be made even: you are the last in order who can float, and go to the group with { $target_pts }.
you-float_maxi = { you-float_last }
you-float_colour = Your group has to be made even, and more of it are due { $colour }: of these you are the last in order who can float, and go to the group with { $target_pts }.
you-float_rest = Not everybody in your group can be paired: you are left over and float to the group with { $target_pts }.
you-lim-passed_clash = { $you ->
    [player] You are due the same colour as { $others }.
   *[other] { $them } is due the same colour as { $others }.
 }
you-lim-passed_clash_floater = { you-lim-passed_clash }
you-lim-passed_barred = { $you ->
    [player] Between you and { $others } somebody would have a colour that is no longer allowed.
   *[other] Between { $them } and { $others } somebody would have a colour that is no longer allowed.
 }
you-burstein-1998-passed_limits = { you-lim-passed_barred }
you-spared_colour = Before you to float, but not due that colour: { $others }.
you-spared_floated = Before you to float, but spared, having floated in the last round: { $others }.
you-spared_needed = Before you to float, but then the group would lose a pair: { $others }.
you-spared_incoming = Before you to float, but they have floated into this group already: { $others }.
you-spared_lonely = Before you to float, but without an opponent in the next group: { $others }.
you-undone_above = You were paired with each other in your own group first; the middle group could not be paired without you, so that pair was undone.
you-undone_below = { you-undone_above }
you-broken = Last round: you have equal scores and meet, though one of you gets a colour beyond the usual limits.
you-lim-bye = The number of players is odd. Going up from the bottom you are the first who can have the bye.
you-burstein-1998-bye = { you-lim-bye }
you-lim-2026-bye_by_rating = The number of players is odd, and this is the first round: your rating is the lowest of those who can have the bye.
you-bye_given = Below you, but without a right to the bye after points had without playing: { $others }.
you-bye_barred = { you-bye_given }
you-bye_had = { you-bye_given }
you-lim-bye_kept = Below you, but kept from the bye by the arbiter: { $others }.
you-lim-bye_needed = Below you, but without them the others could not all be paired: { $others }.
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
    [first] The players due White stand from the weakest opponents so far to the strongest, those due Black from the highest rating down: you are { $place_th } of the Whites, { $them } ({ $rating }) is opposite.
   *[other] The players due White stand from the weakest opponents so far to the strongest, those due Black from the highest rating down: { $them } is { $place_th } of the Whites, you are opposite.
 }
you-row_changed = { $you ->
    [first] You are { $place_th } of the Whites of your group, who stand from the weakest opponents so far to the strongest; { $them } ({ $rating }) is the first of the Blacks who fits.
   *[other] { $them } is { $place_th } of the Whites of your group, who stand from the weakest opponents so far to the strongest; you are the first of the Blacks who fits.
 }
you-row_round_1 = The top half of the list plays the bottom half in order: you are { $place_th }, so is { $them }.
you-row_changed_round_1 = { $you ->
    [first] The top half of the list plays the bottom half in order: you are { $place_th } of the top half; { $them } is the first of the bottom half who fits.
   *[other] The top half of the list plays the bottom half in order: { $them } is { $place_th } of the top half; you are the first of the bottom half who fits.
 }
you-joins = You come up from the group with { $below_pts } to make the group with { $points_pts } even: of those who fit you have the highest rating.
you-joins_any = { you-joins }
you-joins_same = { you-joins }
you-dubov-1997-alone = { $you ->
    [player] You can meet nobody else still free in your group. { $them } comes up from the group with { $below_pts }: the highest rating of those there who fit.
   *[other] { $them } can meet nobody else still free in the group with { $points_pts }. You come up: the highest rating of those in your group who fit.
 }
you-alone_same = { you-dubov-1997-alone }
you-comes_down_far = { you-dubov-1997-alone }
you-comes_down_far_same = { you-dubov-1997-alone }
you-comes_down = { $you ->
    [player] You come down from the group with { $above_pts } and meet { $them }: of those here who fit, the highest rating.
   *[other] { $them } comes down from the group with { $above_pts } and meets you: of those here who fit you have the highest rating.
 }
you-comes_down_same = { you-comes_down }
you-goes_down = Your group cannot keep all its players: of those who can go down you have the lowest rating.
you-goes_down_far = { you-goes_down }
you-spared = You were the first choice to come up to the group with { $points_pts }, but are spared, having moved up before; { $other } comes up instead.
you-not_spared = You have moved up before and would be spared, but nobody else of your group fits.
you-to_black = Too many in your group are due White: you change to the Blacks, having had some of the weakest opponents so far.
you-to_white = Too many in your group are due Black: you change to the Whites, having had some of the strongest opponents so far.
you-to_white_new = Too many in your group stand with the Blacks: you change to the Whites, having played no game yet.
you-both_white = You and { $them } both stand on the same side of the group: not everybody can be paired across.
you-both_black = { you-both_white }
you-both_round_1 = { you-both_white }
you-colour_again = { $you ->
    [player] You have { $colour } for the second game running: that is allowed, a third is not.
   *[other] { $them } has { $colour } for the second game running: that is allowed, a third is not.
 }
you-dubov-1997-colour_balance = You and { $them } are both due { $colour }; your colours so far decide: you have { $mine }.
you-dubov-1997-colour_history = { you-dubov-1997-colour_balance }
you-dubov-1997-colour_average = You and { $them } are both due { $colour }, and your colours so far are alike: White goes to the one with the stronger opponents so far, so you have { $mine }.
you-colour_average_free = Neither you nor { $them } is due a colour: White goes to the one with the stronger opponents so far, so you have { $mine }.
you-dubov-1997-colour_rating = Neither colours nor opponents tell you apart: White goes to the lower rating, so you have { $mine }.
you-dubov-1997-colour_name = Neither colours, opponents nor ratings tell you apart: the list decides, and you have { $mine }.
you-dubov-1997-colour_number = { you-dubov-1997-colour_name }
you-dubov-1997-colour_third = { $you ->
    [player] You had { $other } in the last two games and must have { $colour }.
   *[other] { $them } had { $other } in the last two games and must have { $colour }: you have { $mine }.
 }
you-dubov-1997-colour_limit = { $you ->
    [player] You have had { $other } two games more often and must have { $colour }.
   *[other] { $them } has had { $other } two games more often and must have { $colour }: you have { $mine }.
 }
you-dubov-1997-bye = You have the bye: of those who may have it, the lowest score and there the lowest rating.
you-dubov-1997-bye_colour = { you-dubov-1997-bye }
you-dubov-1997-bye_average = { you-dubov-1997-bye }
you-dubov-1997-bye_name = { you-dubov-1997-bye }
you-dubov-1997-bye_number = { you-dubov-1997-bye }
you-bye_round_1 = The number of players is odd, and nobody further down the list may have the bye: you have it.
you-bye_had_points = You were in line for the bye before { $bye }, but have already had points without playing: you play.
you-dubov-1997-bye_kept = You were in line for the bye before { $bye }, but the arbiter has ruled it out: you play.
you-dubov-1997-bye_needed = You were in line for the bye before { $bye }, but then the others could not all be paired: you play.
you-same_colour_needed = { $you ->
    [first] You need the same colour this time as { $others }.
   *[other] { $them } needs the same colour this time as { $others }.
 }
you-dubov-2026-pair = { $you ->
    [first] Those due White stand from the weakest opponents so far to the strongest: you are { $place_th }. { $them } is the first of the others, by number, with whom everybody can be paired.
   *[other] Those due White stand from the weakest opponents so far to the strongest: { $them } is { $place_th }. You are the first of the others, by number, with whom everybody can be paired.
 }
you-pair_new = { $you ->
    [first] The top half of the list plays the bottom half: you are { $place_th }, and { $them } has the smallest number of the bottom half with which everybody can be paired.
   *[other] The top half of the list plays the bottom half: { $them } is { $place_th }, and you have the smallest number of the bottom half with which everybody can be paired.
 }
you-balancing = More players of your group prefer one colour than the other: you are among those who change sides.
you-unavoidable = Not everybody of your group can be paired across the two colours: you are among those who change sides.
you-dubov-2026-up = You come up from the group with { $below_pts }: those with { $points_pts } cannot all be paired among themselves, and you fit best.
you-up_several = { you-dubov-2026-up }
you-dubov-2026-passed_unfit = Before you to come up, but with them not everybody could be paired: { $others }.
you-dubov-2026-passed_colour = Before you to come up, but more players would miss their colour: { $others }.
you-dubov-2026-passed_maximum = Before you to come up, but they have come up as often as allowed: { $others }.
you-dubov-2026-passed_times = Before you to come up, but they have come up more often: { $others }.
you-dubov-2026-passed_previous = Before you to come up, but they came up in the last round: { $others }.
you-dubov-2026-bye_score = The number of players is odd: of those who may have the bye nobody has a score as low as yours.
you-dubov-2026-bye_games = The number of players is odd: of those who may have the bye you have the lowest score, and have played the most games.
you-burstein-2026-bye_score = { you-dubov-2026-bye_score }
you-burstein-2026-bye_games = { you-dubov-2026-bye_games }
you-dubov-2026-bye_number = The number of players is odd: of those who may have the bye you have the lowest score, the most games and then the largest number.
you-bye_rank = The number of players is odd: of those who may have the bye you have the lowest score, the most games and then the lowest place.
you-burstein-1998-pair = { $you ->
    [higher] Your group is ranked by the opponents met so far, and the strongest opposition meets the weakest: you are { $a_th } of { $count }, { $them } is { $b_th }, the lowest still free.
   *[other] Your group is ranked by the opponents met so far, and the strongest opposition meets the weakest: { $them } is { $a_th } of { $count }, you are { $b_th }, the lowest still free.
 }
you-burstein-1998-pair_passed = { $you ->
    [higher] Your group is ranked by the opponents met so far, and the strongest opposition meets the weakest: you are { $a_th } of { $count }; { $them }, { $b_th }, is the lowest still free who fits.
   *[other] Your group is ranked by the opponents met so far, and the strongest opposition meets the weakest: { $them } is { $a_th } of { $count }; you, { $b_th }, are the lowest still free who fits.
 }
you-burstein-2026-pair = { $you ->
    [first] Your group is ranked by the opponents met so far, and the strongest opposition meets the weakest: you are { $a_th } of { $count }, { $them } is { $b_th }, the lowest still free.
   *[other] Your group is ranked by the opponents met so far, and the strongest opposition meets the weakest: { $them } is { $a_th } of { $count }, you are { $b_th }, the lowest still free.
 }
you-burstein-2026-pair_passed = { $you ->
    [first] Your group is ranked by the opponents met so far, and the strongest opposition meets the weakest: you are { $a_th } of { $count }; { $them }, { $b_th }, is the lowest still free who fits.
   *[other] Your group is ranked by the opponents met so far, and the strongest opposition meets the weakest: { $them } is { $a_th } of { $count }; you, { $b_th }, are the lowest still free who fits.
 }
you-came = You floated down and are { $number_th } of { $count } in this group.
you-incoming = You floated into this group and are { $number_th } of { $count } there.
you-burstein-1998-float = The number of players in your group is odd: in the first pairing that fits you are left over and float to the group with { $target_pts }.
you-float_next = { you-burstein-1998-float }
you-floats = Not everybody in your group can be paired there: in the first of the best pairings you are left over and float to the next group.
you-floats_alone = You are alone in your group and float to the next one.
you-returned_nobody = You would have floated to the next group, but the groups below could not be paired that way: you stay.
you-returned_blocked = { you-returned_nobody }
you-burstein-1998-clash = You and { $them } are both due { $colour }, and only one can have it; such pairs are as few as possible.
you-passed_due = { $you ->
    [player] You are due { $colour }, like { $others }: more players than necessary would miss their colour.
   *[other] { $them } is due { $colour }, like { $others }: more players than necessary would miss their colour.
 }
you-same = { $you ->
    [first] You prefer the same colour as { $others }: the group would be paired less well.
   *[other] { $them } prefers the same colour as { $others }: the group would be paired less well.
 }
you-colours_run = { $player_you ->
    [yes] You had { $opposite } in the last two games and may not have it a third time: you have { $mine }.
   *[other] { $them } had { $opposite } in the last two games and may not have it a third time: you have { $mine }.
 }
you-burstein-1998-colours_difference = { $player_you ->
    [yes] You have had { $opposite } two times more and may not have it again: you have { $mine }.
   *[other] { $them } has had { $opposite } two times more and may not have it again: you have { $mine }.
 }
you-swiss-team-2026-pair = { $you ->
    [top] In the order of numbers { $them } is the first of the lower half of the group still free for you.
   *[other] In the order of numbers you are the first of the lower half of the group still free for { $them }.
 }
you-swiss-team-2026-pair_passed = { $you ->
    [top] In the order of numbers { $them } is the first of the lower half of the group with whom you can be paired best.
   *[other] In the order of numbers you are the first of the lower half of the group with whom { $them } can be paired best.
 }
you-swiss-team-2026-passed_met = { $player_you ->
    [yes] Earlier in the order, but you have met them or must not: { $others }.
   *[no] Earlier in the order, but { $player } has met them or must not: { $others }.
 }
you-swiss-team-2026-bye = The number is odd: of those who may have the bye you have the lowest score, then the most matches played, then the largest number.
you-swiss-team-2026-colours_latest = The last time one of you had White and the other Black, it was the other way round: you have { $mine }.
you-swiss-team-2026-colours_alternate = { $player_you ->
    [yes] You get the other colour than in your last match: { $mine }.
   *[other] { $them } gets the other colour than in the last match: you have { $mine }.
 }
you-double-swiss-2026-pair = { you-swiss-team-2026-pair }
you-double-swiss-2026-pair_passed = { you-swiss-team-2026-pair_passed }
you-double-swiss-2026-passed_met = { you-swiss-team-2026-passed_met }
you-double-swiss-2026-bye = { you-swiss-team-2026-bye }
you-double-swiss-2026-colours_latest = { you-swiss-team-2026-colours_latest }
you-double-swiss-2026-colours_alternate = { you-swiss-team-2026-colours_alternate }
you-up_odd = The number with { $score_pts } is odd: you come up to play there.
you-up_needed = Those with { $score_pts } cannot all be paired among themselves: you come up to play there.
you-up_far = Nobody with a higher score could come up in your place so that all the others can be paired.
you-up_floated = You were a floater in the last round too: it cannot be avoided.
you-opponent_floated = { $you ->
    [player] You were a floater in the last round and meet one who comes up all the same: it cannot be avoided.
   *[other] { $them } was a floater in the last round and meets you all the same, though you come up: it cannot be avoided.
 }
you-passed_legal = Before you to come up, but with them not all could be paired: { $others }.
you-passed_number = Before you to come up, but with them more would have to come up: { $others }.
you-passed_scores = Before you to come up, but with them lower scores would have to come up: { $others }.
you-passed_following = Before you to come up, but the next group would need more from below: { $others }.
you-passed_floated = Before you to come up, but more floaters of the last round would come up: { $others }.
you-colours_difference = The lower colour difference gets White: you have { $mine }.
you-colours_whites = The one who has had White less often gets it in game 1: you have { $mine }.
you-colours_strong = You and { $them } both prefer the same colour, and the stronger preference counts: you have { $mine }.
you-colours_first = You and { $them } both prefer the same colour, and the first of the two in order gets it: you have { $mine }.
you-fmjd-1986-pair = { $you ->
    [a] { $size } are left in your group: you are next in turn, and { $them } is the first choice.
   *[other] { $size } are left in your group: { $them } is next in turn, and you are the first choice.
 }
you-fmjd-1986-pair_met = { $you ->
    [a] It is your turn in your group; you have met, or must not meet, { $met }, so { $them } is next.
   *[other] It is the turn of { $them } in your group, who has met, or must not meet, { $met }: you are next.
 }
you-fmjd-1986-pair_met_apart = { you-fmjd-1986-pair_met }
you-fmjd-1986-pair_blocked = { $you ->
    [a] It is your turn in your group; with { $blocked } the others could not all be paired so well, so { $them } is next.
   *[other] It is the turn of { $them } in your group; with { $blocked } the others could not all be paired so well: you are next.
 }
you-fmjd-1986-pair_both = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_both_apart = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_sides = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_both_sides = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_many = { $you ->
    [a] { $size } are left in your group: you are next in turn, and { $them } is the first who is possible.
   *[other] { $size } are left in your group: { $them } is next in turn, and you are the first who is possible.
 }
you-fmjd-1986-down = { $you ->
    [a] You leave your group as its last and meet the best possible opponent of the group with { $target_pts }, { $them }.
   *[other] { $them } leaves the group with { $points_pts } as its last and meets you, the best possible opponent of your group.
 }
you-fmjd-1986-up = { $you ->
    [a] You leave your group as its best and meet the lowest possible opponent of the group with { $target_pts }, { $them }.
   *[other] { $them } leaves the group with { $points_pts } as its best and meets you, the lowest possible opponent of your group.
 }
you-fmjd-1986-down_skip = { $you ->
    [a] You leave your group, where not everybody can be paired, and meet { $them } of the group with { $target_pts }.
   *[other] { $them } leaves the group with { $points_pts }, where not everybody can be paired, and meets you.
 }
you-fmjd-1986-down_far = { you-fmjd-1986-down_skip }
you-fmjd-1986-up_skip = { you-fmjd-1986-down_skip }
you-fmjd-1986-up_far = { you-fmjd-1986-down_skip }
you-met_everybody = { $you ->
    [a] You have nobody left to meet in your group and are paired first: { $them } is the first possible opponent of the group with { $target_pts }.
   *[other] { $them } has nobody left to meet in the group with { $points_pts } and is paired first: you are the first possible opponent of your group.
 }
you-apart_from_everybody = { you-met_everybody }
you-rest = The number of participants ({ $size }) is odd, and your place ({ $place }) is the lowest that may rest: you rest.
you-rest_first = The number of participants ({ $size }) is odd, and yours is the last number that may rest: you rest.
you-rest_met_defaulter = The number of participants ({ $size }) is odd, and nobody with a better claim can rest: you rest.
you-rest_forfeit = { you-rest_met_defaulter }
you-has_rested = You are lower in the ranking than the one who rests, but had your rest in round { $round }: you play.
you-barred_from_rest = You are lower in the ranking than the one who rests, but the arbiter has ruled it out: you play.
you-rest_leaves_no_pairing = You are lower in the ranking than the one who rests, but without you the others could not all be paired: you play.
you-has_forfeit_win = You are lower in the ranking than the one who rests, but had two points by forfeit in round { $round }: you play.
you-has_met_defaulter = You are lower in the ranking than the one who rests, but have met somebody who left: you play.
you-fmjd-1986-colour_third = { $who_you ->
    [yes] The other colour would be the same for you a third time running: you have { $mine }.
   *[other] For { $them } the other colour would be the same a third time running: you have { $mine }.
 }
you-fmjd-1986-colour_odd = The pairing numbers decide the colours: you have { $mine }.
you-fmjd-1986-colour_even = { you-fmjd-1986-colour_odd }
you-fmjd-1986-colour_odd_white = { you-fmjd-1986-colour_odd }
you-colour_sum_even = { you-fmjd-1986-colour_odd }
you-colour_sum_odd = { you-fmjd-1986-colour_odd }
you-colour_equal = { $who_you ->
    [yes] You have { $mine }, which evens out your colours.
   *[other] You have { $mine }: { $colour } evens out the colours of { $them }.
 }
you-colour_equal_both = You have { $mine }: both of you even out your colours.
you-colour_equal_first = { $who_you ->
    [yes] You are both due { $colour }: you are better ranked and have it.
   *[other] You are both due { $colour }: { $them } is better ranked, you have { $mine }.
 }
you-fmjd-1986-colour_round_1 = You have { $mine }: what was drawn for the first game decides.
you-colour_round_1_both = { you-fmjd-1986-colour_round_1 }
you-colour_round_1_first = { $who_you ->
    [yes] You both had { $colour } in your first game: you are better ranked and have it.
   *[other] You both had { $colour } in your first game: { $them } is better ranked, you have { $mine }.
 }
you-colour_alternate = { $who_you ->
    [yes] You alternate and have { $mine }.
   *[other] { $them } alternates: you have { $mine }.
 }

## Decisions that are said once for many

many-dutch-2012-first = The same place in both halves, S1 first: { $pairs }.
many-dutch-2026-in_order = The same place in both halves, S1 first: { $pairs }.
many-dutch-2012-e1 = Both get the colour they prefer, White first: { $pairs }.
many-dutch-2026-colours_both = Both get the colour they prefer, White first: { $pairs }.
many-dutch-2012-e2 = Both prefer { $colour }; the stronger preference is served, White first: { $pairs }.
many-dutch-2012-e4 = Both prefer { $colour }, equally strongly and after the same colours; it goes to the higher ranked, White first: { $pairs }.
many-dutch-2026-same_preference = Both prefer { $colour }: { $pairs }. Preferences unfulfilled in this bracket: { $count }.
many-dutch-2026-strong_preference = A strong preference for { $colour } is refused in: { $pairs }. Such players in this bracket: { $count }.
many-dutch-2026-colours_stronger = Both prefer { $colour }; the stronger preference is served, White first: { $pairs }.
many-dutch-2026-colours_rank = Both prefer { $colour }, equally strongly and after the same colours; it goes to the higher ranked, White first: { $pairs }.
many-dutch-2026-no_pair = No pair can be made here; floating down: { $who }.
many-dubov-1997-colour_due = Both get the colour they prefer, White first: { $pairs }.
many-dubov-2026-colour_both = Both get the colour they prefer, White first: { $pairs }.
many-burstein-1998-colours_due = Both get the colour they prefer, White first: { $pairs }.
many-burstein-2026-colour_both = Both get the colour they prefer, White first: { $pairs }.
many-swiss-team-2026-colours_both = Both get the colour they prefer, White first: { $pairs }.
many-dutch-2012-e5_first = In round 1 colours alternate from the one drawn, White first: { $pairs }.
many-dubov-1997-colour_round_1 = In round 1 colours alternate from the one drawn, White first: { $pairs }.
many-dutch-2026-colours_number = Neither has played; the number and the initial colour decide, White first: { $pairs }.
many-lim-colour_both = Both have the colour they are due, { $colour } for the player named first: { $pairs }.
many-lim-due_more = { $other } more often so far, so { $colour } is due: { $who }.
many-lim-due_alternate = Both colours equally often, { $other } last, so { $colour } is due: { $who }.
many-burstein-1998-pair = The highest still free meets the lowest still free: { $pairs }.
many-burstein-2026-pair = The highest still free meets the lowest still free: { $pairs }.
many-dubov-1997-row = Row by row, the Whites from the weakest opposition up, the Blacks from the highest rating down: { $pairs }.
many-dubov-1997-row_round_1 = The same place in both halves of the list: { $pairs }.
many-dubov-2026-pair = Each of S1 in turn, with the smallest number of S2 that leaves everybody an opponent: { $pairs }.
many-dubov-2026-pair_new = Each of S1 in turn, with the smallest number of S2 that leaves everybody an opponent: { $pairs }.
many-swiss-team-2026-pair = In the order of numbers, each with the first bottom member still free: { $pairs }.
many-double-swiss-2026-pair = In the order of numbers, each with the first bottom member still free: { $pairs }.
many-fmjd-1986-pair = In turn, each with the first choice: { $pairs }.
many-fmjd-1986-colour_equal_both = Both even out their colours, White first: { $pairs }.
many-fmjd-1986-colour_round_1_both = Both have the colour of their first game, White first: { $pairs }.
many-fmjd-1986-colour_odd = The drawn colour goes to odd numbers, White first: { $pairs }.
many-fmjd-1986-colour_even = The drawn colour goes to odd numbers, White first: { $pairs }.
many-fmjd-1986-has_rested = Lower in the ranking, but have had their rest and play: { $who }.
many-fmjd-1986-has_met_defaulter = Lower in the ranking, but have met somebody who left, and play: { $who }.
many-fmjd-1986-has_forfeit_win = Lower in the ranking, but have had two points by forfeit, and play: { $who }.
many-fmjd-1986-barred_from_rest = Lower in the ranking, but kept from the rest by the arbiter: { $who }.
many-fmjd-1986-rest_leaves_no_pairing = Lower in the ranking, but without them the others could not all be paired: { $who }.

## Prizes

prize-main = main list
prize-won = Prize { $number } ({ $list }): { $amount }.
prize-passed = Placed higher here, but with another prize: { $others }.
prize-shared = Equal points ({ $points }; { $list }): { $sum } shared equally by { $count }.
prize-inseparable = No tie-break separates them (score { $points }; { $list }): { $sum } shared equally by { $count }.
prize-hort = Equal points ({ $points }), Hort: half of { $own } for the place, and an equal share of half of { $sum } among { $count }.
prize-hort-share = Equal points ({ $points }; { $list }), Hort: an equal share of half of { $sum } among { $count }.
prize-hort-inseparable = Equal points ({ $points }; { $list }), Hort: the mean of half the prizes of the places that no tie-break separates, and an equal share of half of { $sum } among { $count }.
prize-rounded = Rounded { $up ->
    [up] up
   *[down] down
} to multiples of { $unit }; what is left goes to the first in the standings.
prize-by-hand = Special prize: { $name }.
error-categories-names = every category has a name, and there are at most { $most }
error-category-twice = two categories are called { $name }
error-category-year = ages need the year of the event, such as 2026
error-category-bounds = the limits of { $name } are the wrong way round
error-category-has-prizes = { $name } has prizes: remove them first
error-apart-twice = one rule for clubs, one for federations, one for families
error-no-currency = no currency has the code { $currency }: EUR, CHF and GBP are three of them
error-prize-unit = prizes are rounded to a positive amount
error-prizes-too-many = a list has at most { $most } prizes
error-prizes-twice = the prizes of a list stand on one line: { $list } has two
error-no-category = there is no category { $category }
error-prizes-not-given = no prizes given: use --main or --list
error-no-prizes = this tournament has no prizes yet
error-prize-amounts = prizes are positive amounts ({ $list })
error-prizes-rise = the prizes of a list go down from place to place ({ $list })
error-prize-special = a special prize has a name, and an amount that is not negative
error-not-money = { $text } is not an amount such as 120 or 120.50

## Tables

table-standings = Standings after round { $n }
sex-m = m
sex-w = w
choice-m = Men
choice-w = Women
table-ratings = Rating changes
table-ratings-note = FIDE B.02 of 2024; games against rated opponents. K from rating and year of birth.
table-norms = Title norms
table-norms-note = FIDE B.01 of 2024. Needed: the points that these opponents ask for. Verdict: achieved and how, or what there is of what it takes, with the article. Exemptions for national and zonal events (1.4.3a to c) are for the arbiter.
norm-then = { $first }; { $then }
norm-achieved = achieved
norm-games = { $have } of { $need } games ({ $article })
norm-federations = { $have } of { $need } other federations ({ $article })
norm-own = opponents of the same federation: { $have }, { $need } at most ({ $article })
norm-one = opponents of one federation: { $have }, { $need } at most ({ $article })
norm-titled = { $have } of { $need } opponents with a title ({ $article })
norm-holders = { $have } of { $need } { $titles } ({ $article })
norm-average = average { $have } of { $need } ({ $article })
norm-performance = performance { $have } of { $need } ({ $article })
norm-score = { $have } % of { $need } % ({ $article })
norm-eight = 8 games and a round without an opponent (1.4.1c)
norm-later = without the last { $n ->
    [one] game
   *[other] { $n } games
} (1.4.1e)
norm-without = without the games won against { $players } (1.4.1f)
norm-exempt = no condition on federations (1.4.3d)
norm-counts = counts as { $n } games
norm-made = { $title } norm ({ $about }): { $told }.
norm-open = { $title } norm ({ $about }), still open: { $told }.
norm-score-of = { $score } out of { $games }, performance { $performance }
norm-points = { $needed } points needed against these opponents
table-crosstable = Crosstable after round { $n }
table-crosstable-number = Crosstable by number after round { $n }
table-pairings = Pairings of round { $n }
table-alphabetical = Pairings of round { $n }, alphabetical
table-starting-list = Starting list
table-withdrawn = Withdrawn: { $players }.
table-expelled = { $n ->
   *[other] Expelled and without a place: { $players }. Their games count for the others.
}
table-unnumbered = No number until the first game: players who have not been paired yet.
table-prizes = Prizes
table-prizes-sum = { $paid } given of { $sum }.
table-prizes-one = One prize each: the highest prizes first, each to the first in the standings who may have it and has none yet; sharing comes afterwards.
table-prizes-all = Prizes of several lists add up.
table-prizes-left = Nobody may have prize { $number } of { $list }: { $amount }.
money = { $amount }
receipt = Receipt
receipt-received = Received by
receipt-for = For
receipt-date = Place and date
receipt-signature = Signature
receipt-prize = { $number ->
    [0] { $list }
   *[other] { $list }, prize { $number }
}
table-histories = Colours and floats
table-card = Player card
table-cma = Averages of the opponents
heading-average = Average
heading-due = Due
heading-place = Place
heading-line = Line
heading-rank = Rank
heading-number = No.
heading-title = Title
heading-name = Name
heading-rating = Rtg
heading-federation = Fed
heading-points = Pts
heading-sex = Sex
heading-birth = Born
heading-fide_id = FIDE id
heading-list = List
heading-ref = Number
heading-standard = Std
heading-rapid = Rapid
heading-blitz = Blitz
heading-club = Club
heading-prize = Prize
heading-amount = Amount
heading-because = Rule
heading-licence = Licence
heading-category = Category
heading-family = Family
heading-fee = Fee
heading-paid = Paid
heading-board = Board
heading-white = White
heading-black = Black
heading-first = Player
heading-second = Player
heading-result = Result
heading-round = Rd
heading-colour = Colour
heading-opponent = Opponent
heading-expected = Exp.
heading-k = K
heading-change = Change
heading-initial = First rating
heading-norm = Norm
heading-needed = Needed
heading-missing = Verdict
heading-score = Score
heading-float = Float
heading-colours = Colours
heading-difference = W-B
heading-floats = Floats
cell-bye = bye
cell-white = w
cell-black = b
table-colours = Colours { $colours } (W-B { $difference }) → { $due }
table-match-colours = Colours in game 1: { $colours } (W-B { $difference })
table-shared = = tied
table-lots = Lots drawn with seed { $seed }: { $order }
table-dropped = { $code } not used: { $reason }
table-dropped-next = { $what }. Next tie-break: { $code }.
table-dropped-last = { $what }. Equal players share their place.
table-edition = Tie-breaks (C.07 edition { $edition }): { $list }
table-own-tiebreaks = Tie-breaks ({ $rules }): { $list }
table-cells = Cells: opponent, colour, result; bye = pairing-allocated bye, ½ and 1 = half- and full-point bye, + and - = forfeits
table-team-cells = Cells: opponent, colour, game points; bye = pairing-allocated bye, ½ and 1 = half- and full-point bye, + and - = forfeited matches
table-match-cells = Cells: opponent, colour in game 1, points of the match; bye = pairing-allocated bye, a number alone = points of a bye that was asked for, + and - = forfeited matches
table-not-paired = Not paired: { $list }
draughts-card-title = Pairing card – No. { $id } { $name }
draughts-card-round = Round
draughts-card-score = Score
draughts-card-total = Total
draughts-card-solkoff = Solkoff
draughts-card-berger = S.B.
draughts-card-final = Opponent's final score
draughts-card-median = Median Solkoff
draughts-card-truncated = Truncated Solkoff
draughts-card-white = White
draughts-card-black = Black
draughts-card-rest = rest
draughts-card-federation = Federation
draughts-card-birth = Born
draughts-card-rating = Capital-Points
draughts-card-licence = Licence
draughts-card-grade = Title

## Paper, pictures, static site

paper-page = page { $n } of { $last }
paper-cards = Player cards
paper-poster = Scan to see your game
paper-poster-text = Pairings, results and standings, live. Tap your name: the page follows your games.
paper-poster-trust = Your browser may warn of the certificate. It is genuine if its fingerprint (SHA-256) is:
paper-check-in = Check-in, round { $n }
paper-there = There
paper-remark = Announced
paper-signature = Signature ({ $side })
paper-points = { $points } pts
paper-code = Code
paper-scan = Scan to report your result; both of you, please.
paper-scan-board = Scan to see this round on your phone.
paper-place-cards = Place cards
paper-fee = Fee
paper-paid = Paid
paper-first = Player 1
paper-second = Player 2
picture-groups = Score groups of round { $n }
picture-group = score { $points }: { $players }, { $pairs } within the group
picture-pairs = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
 }
picture-floats = { $high } ({ $above }) meets { $low } ({ $below })
picture-within = paired within the group
picture-across = paired across groups
picture-path = { $who }: path through the score groups
picture-start = Start
picture-after = after round { $n }: score { $points }
picture-meets = round { $n }: { $result } against { $other }
picture-rests = round { $n }: no game, { $result }
picture-win = won
picture-draw = drawn
picture-loss = lost
picture-pending = still to come
picture-size = the larger the circle, the larger the score group
picture-balance = { $who }: colours
picture-none = no game
picture-colour = { $n }: { $colour }, difference { $difference }
picture-field = Colour balance of the field
picture-field-line = { $who }: games with White less games with Black { $n }
bracket-upper = Upper half
bracket-lower = Lower half
bracket-whites = With the Whites
bracket-blacks = With the Blacks
bracket-turn = Next in turn
bracket-opponent = Opponent
bracket-going = Paired in another group: { $who }
bracket-picture = Score { $points }, laid out in two columns
bracket-line = { $a } – { $b }: { $why }
bracket-bye = { $a }: bye
bracket-other = { $who } (score { $points })
bracket-letter-met = M
bracket-letter-colour = C
bracket-letter-float = F
bracket-letter-rest = R
bracket-letter-hand = H
bracket-why-order = first in order
bracket-why-met = others met before
bracket-why-colour = because of colours
bracket-why-float = from another score
bracket-why-rest = for the other pairs
bracket-why-hand = changed by hand
site-everybody = Everybody
site-standings = Standings
site-crosstable = Crosstable
site-players = Players
site-why = Why these pairings?
site-why-me = Why these opponents?
site-by-name = By name
site-articles = Articles
site-as-list = The same as a list
site-by-hand = Note:

## Rating lists

lists-line = { $key }: { $count } people, updated on { $day }
lists-none = There is no rating list yet: `ronde lists update FILE` imports one.
lists-nobody = No player found.
lists-reading = reading the list
lists-updated = { $key }: { $count } people

## Studies

study-playing = tournaments
study-done = { $count ->
        [one] One tournament
       *[other] { $count } tournaments
    } played; `ronde study report { $folder }` makes the page.
study-reported = { $count ->
        [one] One tournament
       *[other] { $count } tournaments
    } summed up in { $page }
study-left-out = not played: { $setting } ({ $why })
study-part-system = System: { $value }
study-part-acceleration = Acceleration: { $value }
study-part-players = Players: { $value }
study-part-rounds = Rounds: { $value }
study-part-ratings = Ratings: { $value }
study-part-results = Results: { $value }
study-part-attendance = Attendance: { $value }
study-unit-coefficient = coefficient, at most 1
study-unit-rating = rating points
study-unit-wins = points, a win being 1
study-unit-games = games per player
study-unit-players = players per tournament
study-unit-percent-tournaments = % of the tournaments
study-unit-percent-pairs = % of the pairs
study-unit-percent-rounds = % of the rounds
study-unit-percent-players = % of the players
study-unit-percent-places = % of these places
study-axis-places = the strongest, and as many first places
study-axis-round = round
study-axis-tiebreak = after the points and each tie-break
study-axis-title = norm
study-label-system = { $value }
study-label-acceleration = { $value }
study-label-players = { $value } players
study-label-rounds = { $value } rounds
study-label-ratings = { $value }
study-label-results = { $value }
study-label-attendance = { $value }
study-label-plain = no acceleration
study-page-title = Study
study-page-count = { $count ->
        [one] One tournament
       *[other] { $count } tournaments
    } in { $settings ->
        [one] one setting.
       *[other] { $settings } settings.
    }
study-page-csv = All figures as CSV
study-page-how = Each mean comes with its 95 % confidence interval. Where one end of a measure is better, the best setting comes first.
study-page-paired = Settings with the same fields are compared tournament by tournament: same players, same strength, same luck whenever two of them meet. The interval of such a difference is much narrower than those of the two means.
study-page-several = { $tests ->
        [one] A filled mark (* in the tables) is a difference whose interval excludes zero.
       *[other] Each interval holds by itself: among many, about one in twenty misses. A filled mark (* in the tables) is a difference that would still exclude zero if all { $tests } differences of the measure had to hold at once (Bonferroni).
    }
study-page-interval = 95 % interval
study-page-from-to = { $low } to { $high }
study-page-difference = Difference to { $setting }
study-page-difference-plain = Difference to no acceleration
study-page-contents = Contents
study-page-picture = { $title }: a mark for each mean, a bar for its interval; the table has the same figures
study-page-setting = Setting
study-page-mean = Mean
study-page-tournaments = Tournaments
study-measure-kendall = Ranking quality (Kendall’s tau)
study-about-kendall = Agreement of the final ranking with true strength: 1 is the same order, 0 no relation.
study-measure-spearman = Ranking quality (Spearman’s rho)
study-about-spearman = Agreement of the final ranking with true strength, where a player far from the right place weighs more.
study-measure-best-wins = The strongest player wins
study-about-best-wins = Share of tournaments; a first place shared by n players counts 1/n.
study-measure-top-hits = The strongest in the first places
study-about-top-hits = Of the 3, 5 and 10 strongest players, the mean share who finish in the first 3, 5 and 10 places.
study-measure-rating-gap = Rating difference of opponents
study-about-rating-gap = Mean difference of the ratings of two opponents.
study-measure-score-gap = Score difference of opponents
study-about-score-gap = Mean difference of the scores of two opponents before their game, in wins.
study-measure-floats = Pairs of unequal score, per player
study-about-floats = How often a player met somebody with another score in the whole tournament.
study-measure-rematch-pressure = Pairs of equal score who have met
study-about-rematch-pressure = Of all pairs of players with the same score before a round, the share who may not meet again.
study-measure-neighbours = Unequal opposition of neighbours
study-about-neighbours = Mean difference of the average opponents’ ratings of two players next to each other in strength.
study-measure-top-meetings = The strongest meet each other
study-about-top-meetings = How many opponents each of the 20 strongest players had among themselves (in a small field, of the strongest quarter).
study-measure-top-gap = Rating difference on the top boards
study-about-top-gap = Mean difference of the ratings of two opponents on the first ten boards of each round, or on the first quarter of the boards of a small field.
study-measure-colour-imbalance = Colour difference
study-about-colour-imbalance = Mean difference between games with White and games with Black, per player at the end.
study-measure-colour-two = Colour difference of two or more
study-about-colour-two = Share of players at the end.
study-measure-perfect = Perfect scores
study-about-perfect = How many players won all their rounds.
study-measure-perfect-after = Perfect scores after each round
study-about-perfect-after = How many players have won all their games so far.
study-measure-tied-first = First place tied on points
study-about-tied-first = Share of tournaments in which several players share the highest score, so that tie-breaks decide.
study-measure-tied-after = Players still tied after each tie-break
study-about-tied-after = Share of players who are level with somebody else after the points and after each tie-break of the list.
study-measure-norms = Results of a norm
study-about-norms = How many players have the games, the average of opponents and the performance of a norm. Titles and federations, which norms also need, are not simulated.
study-measure-shortened = Tournaments cut short
study-about-shortened = Share of tournaments in which no legal pairing was left before the last round.
study-measure-pairs-equal = Pairs equal to { $system }
study-about-pairs-equal = Share of the pairs of a round, whatever their colours, that { $system } would have made in the same position.
study-measure-rounds-equal = Rounds equal to { $system }
study-about-rounds-equal = Share of the rounds in which { $system } would have made the same pairs.

## Tie-breaks

tiebreak-PTS = Points
tiebreak-DE = Direct encounter
tiebreak-WIN = Number of wins
tiebreak-WON = Games won
tiebreak-BPG = Games played with Black
tiebreak-BWG = Games won with Black
tiebreak-PS = Progressive scores
tiebreak-REP = Rounds elected to play
tiebreak-STD = Standard points
tiebreak-TPN = Pairing number
tiebreak-BH = Buchholz
tiebreak-AOB = Average of opponents' Buchholz
tiebreak-FB = Fore Buchholz
tiebreak-SB = Sonneborn-Berger
tiebreak-KS = Koya
tiebreak-ARO = Average rating of opponents
tiebreak-TPR = Performance rating
tiebreak-PTP = Perfect tournament performance
tiebreak-APRO = Average performance of opponents
tiebreak-APPO = Average perfect performance of opponents
tiebreak-RTNG = Rating
tiebreak-LOTS = Drawing of lots
tiebreak-MPTS = Match points
tiebreak-GPTS = Game points
tiebreak-BC = Board count
tiebreak-TBR = Top board results
tiebreak-BBE = Bottom board elimination
tiebreak-MPVGP = The other score
tiebreak-EMMSB = Sonneborn-Berger, match points × match points
tiebreak-EMGSB = Sonneborn-Berger, match points × game points
tiebreak-EGMSB = Sonneborn-Berger, game points × match points
tiebreak-EGGSB = Sonneborn-Berger, game points × game points
tiebreak-EDE = Extended direct encounter
tiebreak-EDEBT = Extended direct encounter, BC, TBR
tiebreak-EDEBB = Extended direct encounter, BC, BBE
tiebreak-EDET = Extended direct encounter, TBR
tiebreak-EDEB = Extended direct encounter, BBE
tiebreak-SSSC = Score and schedule strength
tiebreak-SOLK = Solkoff
tiebreak-SONN = Sonneborn-Berger over games played
tiebreak-HARK = Harkness median
tiebreak-KASH = Kashdan
tiebreak-DE1 = Games between the players in first place
tiebreak-AVE = Average rating of opponents, not rounded
tiebreak-PERF = Performance (FFE)
tiebreak-BH-C1 = Buchholz cut 1
tiebreak-BH-M1 = Median Buchholz
tiebreak-SB-C1 = Sonneborn-Berger cut 1
tiebreak-PS-C1 = Progressive scores cut 1
tiebreak-ARO-C1 = Average rating of opponents without the lowest
tiebreak-SOLK-C1 = Solkoff cut 1 (without the lowest)
tiebreak-SOLK-M1 = Median Solkoff (without the highest and the lowest)
modifier-match-points = match points
modifier-game-points = game points
modifier-median = median { $n }
modifier-cut = cut { $n }
modifier-limit = limit { $n } × ½
modifier-forfeits = forfeits count
modifier-fore = on Fore Buchholz
modifier-reverse = reversed
modifier-unrated = unrated count { $rating }
unusable-team = this needs match points and game points: in a team event, add --teams
unusable-round-robin = Buchholz is not for round robins (C.07 8)
unusable-unrated = { $n ->
    [one] { $n } player has no rating (C.07 10)
   *[other] { $n } players have no rating (C.07 10)
 }
unusable-unrated-advice = { $n ->
    [one] Unrated player: { $players }. Enter an estimate, or use { $code }/U1400 (it counts a rating of 1400).
   *[other] Unrated players: { $players }. Enter estimates, or use { $code }/U1400 (it counts a rating of 1400).
 }

## Findings of a check

check-impossible = round { $round }: { $why }
remark-changed = the desk notes: round { $round } was changed by hand
remark-colours = the desk notes: the colours at board { $board } of round { $round } were exchanged by hand
remark-opponents = the desk notes: the pair at board { $board } of round { $round } was made by hand
remark-bye-given = the desk notes: the bye of round { $round } was given by hand
remark-added = the desk notes: the pair at board { $board } of round { $round } was added after the publication
remark-paired-before = the desk notes: round { $round } was paired before { $what }
remark-reversed = the desk notes: board { $board } of round { $round } was played with colours reversed
remark-then = the desk notes: board { $board } of round { $round } was { $result } when the next round was paired
check-not-paired = round { $round }: { $pair } is in the file, but not by the rules
check-missing = round { $round }: by the rules { $pair } is missing
check-the-bye = the bye of { $player }
check-colours = round { $round }: { $wrong } should be { $right }
check-player = player { $id }
check-team = team { $id }
check-points = { $who }: the file says { $stated } points, the results give { $total }
check-match-points = { $who }: the file says { $stated } match points, the results give { $total }
check-game-points = { $who }: the file says { $stated } game points, the results give { $total }
check-rank = { $who }: the file says place { $rank }, { $why } give place { $places }
check-places = { $first } to { $last }
check-by-points = { $points } points
check-by-tiebreaks = the tie-breaks { $codes }
check-rematch = players { $a } and { $b } meet in round { $round } and in round { $before }
check-second-bye = player { $id } has the bye in round { $round } after a free point in round { $before }
check-third-colour = player { $id } has { $colour } for the third time running in round { $round }
check-difference = player { $id } has a colour difference of { $difference } after round { $round }
check-system-unknown = the pairing system is not known (use --system): only the rules of every system were tested
check-numbering = the numbers do not follow the ratings: { $a } ({ $rating }) comes before { $b } ({ $other })
check-event = { $n ->
    [one] { $system }, { $n } round
   *[other] { $system }, { $n } rounds
 }
check-round-equal = round { $round }: equal
check-no-rounds = no round is paired yet
check-other-type = the report is of another type ({ $type }): only the rules of every system were tested
check-fits-best = { $system } fits best of the editions tried: { $equal } of { $n } rounds are equal
check-fits-none = the report names no pairing system and fits none: the nearest, { $system }, gives { $equal } of { $n } rounds; name the system to see what differs
check-as-last = round { $round } follows from the rules as the last round; the report does not say how many rounds there are
check-as-earlier = round { $round } follows from the rules if it is not the last round; the report does not say how many rounds there are
check-without-acceleration = { $fits }; the acceleration { $acceleration } named in the report does not go with { $system } and was left out
check-closing = { $n ->
    [one] { $n } event
   *[other] { $n } events
}: { $clean } clean, { $different ->
    [one] { $different } differs
   *[other] { $different } differ
}, { $unchecked } not checked, { $unread } unreadable
check-rounds = { $equal } of { $n } rounds equal; editions: { $editions }
check-line = round { $round }: played { $played }; by the rules { $expected }.
cause-round = likely cause: { $cause }
cause-edition = fits { $system }
cause-acceleration = fits { $system } with the acceleration { $acceleration }
cause-no-acceleration = fits { $system } without acceleration
cause-colour = fits with the other colour by lot for number 1
cause-last = fits if it was paired as the last round
cause-not-last = fits if it was not paired as the last round
cause-numbers = fits with the players numbered by rating: the numbers changed afterwards
cause-border = fits with one more point for numbers 1 to { $border }: accelerated by hand, or with another border
cause-moved = fits if number { $player } stood at place { $place } of the list, which changed afterwards
cause-hand-colours = { $n ->
    [one] likely cause: equal but for the colours of board { $boards }: changed by hand
   *[other] likely cause: equal but for the colours of boards { $boards }: changed by hand
  }
cause-hand-swap = likely cause: equal but for one swap on boards { $boards }: changed by hand
cause-hand = { $n ->
    [one] no known cause: no edition, acceleration, border, colour by lot, numbering or added board gives this round; one board of { $all } differs ({ $boards })
   *[other] no known cause: no edition, acceleration, border, colour by lot, numbering or added board gives this round; { $n } boards of { $all } differ ({ $boards })
  }
cause-renumbered = likely cause: the numbers changed before round { $first }. From then on every round is equal, the numbers do not follow the ratings in the file, and numbers may change until round 4 is paired; { $n ->
    [one] one board of { $all } differs ({ $boards })
   *[other] { $n } boards of { $all } differ ({ $boards })
  }
cause-added = { $n ->
    [one] likely cause: all others are paired without the players of { $boards }, a board added by hand
   *[other] likely cause: all others are paired without the players of { $boards }, boards added by hand
  }
check-for = For { $pair }: { $reason }
check-against = Against { $pair }: { $reason }
check-page-title = Pairings checked
check-page-file = File
check-page-verdict = Verdict
check-page-system = System
check-page-rounds = Rounds equal
check-page-found = Differences
check-verdict-clean = clean
check-verdict-differs = differs
check-verdict-not-checked = not checked
check-verdict-unreadable = unreadable
error-folder-without-reports = { $path } has no reports ({ $endings })
check-too-large = { $unread ->
    [one] NOT CHECKED: { $unread } of { $n } rounds is too large for the reading of the rules; nothing differs in the others
   *[other] NOT CHECKED: { $unread } of { $n } rounds are too large for the reading of the rules; nothing differs in the others
}
check-not-checked = NOT CHECKED: no round was paired again
check-clean = no differences
verify-false = FALSE [{ $article }] { $text }
    It should be: [{ $due_article }] { $due }
verify-article = WRONG ARTICLE [{ $article }] { $text }
    It is { $due_article } that decides.
verify-text = WRONG SENTENCE [{ $article }] { $what }
    The values say: { $due }
verify-added = NOT DUE [{ $article }] { $text }
verify-missing = MISSING [{ $due_article }] { $due }
verify-moved = OUT OF PLACE [{ $article }] { $text }
verify-measure = WRONG MEASURE { $what }; it is { $due }
verify-pair = WRONG PAIR on board { $what }; by the rules: { $due }
verify-board = NOT PLAYED { $what }: the report of the event has other opponents or colours
verify-changed = { $n ->
    [one] One published board is not what the rules give
   *[other] { $n } published boards are not what the rules give
 }: the claims are about the round by the rules.
verify-sum = Round { $round }: { $n ->
    [one] one claim
   *[other] { $n } claims
 }, { $faults ->
    [0] all of them true, none missing.
    [one] one fault.
   *[other] { $faults } faults.
 }
check-found = { $n ->
    [one] { $n } difference found
   *[other] { $n } differences found
 }

## The desk: journal, notices, broken rules

outcome-adjourned = adjourned
cited = { $sentence } [{ $article }]
broken-forbidden = { $player } and { $other } must not meet in this event
broken-met = { $player } and { $other } have already met
broken-free-points = { $player } has scored without playing and cannot have the bye
broken-barred = the arbiter has ruled out the bye for { $player }
broken-added-game = a game was added to a published round; this text has no such change, and no seated board moved
broken-third-colour = { $player } would have { $colour } for the third time running
broken-difference = { $player } would have had { $colour } three more times than the other colour
notice-maxi = more players than the rounds can separate ({ $count } > 2^{ $rounds } = { $most }): decide whether this is a maxi-tournament
notice-many-rounds = { $rounds } rounds are too many for { $count } players: everybody meets everybody once in { $most }
notice-not-checked-in = { $n ->
    [one] did not check in and is not paired: { $players }
   *[other] { $n } players did not check in and are not paired: { $players }
 }
notice-not-asked = { $n ->
    [one] nobody has said whether this player plays: { $players }
   *[other] nobody has said whether these players play: { $players }
 }
notice-adjourned = round { $round }, board { $board } is adjourned and counts as a draw
notice-outside = round { $round } is on { $day }, outside the days of the event ({ $first } to { $last })
notice-stale-draft = the draft is out of date
log-because = { $what } ({ $reason })
log-public = { $what } · public reason: { $reason }
log-undo = undid entry { $seq }: { $what }
log-redo = brought back entry { $seq }: { $what }
log-event = event { $about }
log-event-day = event { $about } ({ $day })
log-event-days = event { $about } ({ $first } to { $last })
log-access-password = access: new password for “{ $role }”
log-access-close = access: password for “{ $role }” removed
log-access-token = access: token “{ $name }” made for “{ $role }”
log-access-forget = access: token “{ $name }” for “{ $role }” revoked
log-restored = backup { $copy } restored
log-restored-saved = backup { $copy } restored; the event as it was is kept as { $saved }
log-event-closed = event closed
log-archived = archived
log-unarchived = taken out of the archive
log-with = { $what }; { $more }
log-labelled = { $label }: { $value }
log-mode-left = FIDE mode left
log-tournament = { $n ->
    [one] tournament { $name }: { $system }, { $n } round
   *[other] tournament { $name }: { $system }, { $n } rounds
 }
log-settings = { $n ->
    [one] settings of { $name }: { $system }, { $n } round
   *[other] settings of { $name }: { $system }, { $n } rounds
 }
log-colour = number 1 has { $colour } by lot
log-lots = lots drawn: { $players }
log-lots-numbers = { $what }; numbers given by lot
log-drawn-again = { $what }; drawn again: { $reason }
log-by-program = by the program
log-seed = seed { $seed }
log-how-and-seed = { $how }, seed { $seed }
log-forbidden = must not meet: { $groups }
log-apart = rules that keep players apart: { $rules }
log-categories = categories ({ $year }): { $names }
log-prizes = prizes: { $lists }, { $sum } in all
apart-rule = { $by ->
    [club] Same club
    [federation] Same federation
   *[family] Same family or group
}: kept apart { $until ->
    [0] in every round
    [1] in round 1
   *[other] in rounds 1 to { $until }
}{ $wish ->
    [yes] {", "}wish of the organiser.
   *[no] {"."}
}
apart-dropped = Wish not followed in this round, for lack of a legal pairing: { $rule }
log-bye-barred = no bye for { $players }
log-entered = entered { $players }
log-edited = { $name } edited: { $about }
log-updated = { $n ->
    [one] { $n } player updated: { $people }
   *[other] { $n } players updated: { $people }
 }
log-removed = { $name } removed
log-numbered = { $n ->
    [one] { $n } player numbered
   *[other] { $n } players numbered
 }
log-list-closed = { $n ->
    [one] list closed with { $n } player
   *[other] list closed with { $n } players
 }
log-plays = round { $round }: { $name } will play
log-away = round { $round }: { $name } will be away
log-half-bye = round { $round }: { $name } has a half-point bye
log-full-bye = round { $round }: { $name } has a full-point bye
log-withdrawn = { $name } leaves
log-vanished = { $name } was absent without notice
log-expelled = { $name } is expelled
log-returned = { $name } returns
log-checked-in = checked in: { $players }
log-not-here = check-in undone: { $players }
log-absentees = absentees of round { $round }: { $said }
log-plays-n = playing: { $players }
log-misses-n = missing this round: { $players }
log-half-n = half-point bye: { $players }
log-out-n = withdrawn: { $players }
log-drafted = round { $round } paired (draft)
log-drafted-bye = round { $round } paired (draft), the bye given by hand to { $name }
log-draft-changed = draft changed by hand: { $pairs }
log-draft-dropped = draft discarded
log-published = round { $round } published
log-round-changed = published round { $round } changed: { $pairs }
log-breaks = { $what }; breaks { $articles }
log-imported = imported { $name } with { $players }, { $rounds }
log-reports = results from the players: { $how ->
    [propose] proposed to the arbiter
    [count] count if both agree
   *[off] not taken
 }
log-reported = round { $round }, board { $board }: { $name } reports { $outcome }
log-reported-counts = round { $round }, board { $board }: { $name } confirms { $outcome }, which counts
log-results = { $n ->
    [one] round { $round }, board { $results }
   *[other] round { $round }, boards { $results }
 }
log-board-result = { $board }: { $outcome }
log-corrected = round { $round }, board { $board } corrected to { $outcome }
log-corrected-from = round { $round }, board { $board } corrected from { $was } to { $outcome }
log-for-later = { $what }, for the rounds still to pair
log-for-rating = { $what }, for ratings only
log-colours-reversed = round { $round }, board { $board }: colours reversed
log-colours-as-paired = round { $round }, board { $board }: colours as paired
log-hall = hall screens: message { $message }
log-hall-starts = hall screens: message { $message }, next round at { $starts }
log-hall-nothing = hall screens: message removed
log-timetable = timetable: { $rounds }
log-start = round { $round }: { $starts }
log-posted = results of round { $round } posted
log-tournament-closed = tournament closed
log-pair = { $white } – { $black }

## Command line

overview-usage = usage: ronde COMMAND [arguments]
overview-about = Swiss pairings strictly by the rules, with the article behind every pair.
overview-rounds = pair and explain
overview-tables = tables
overview-events = events
overview-server = server
overview-laboratory = laboratory
overview-help = getting started
overview-more =
    `ronde COMMAND --help` shows the arguments and examples; --lang chooses the language.
    Exit codes: 0 done, 1 no legal pairing, 2 internal error, 3 bad input, 4 differences found,
    5 a file cannot be read or written, 6 nothing could be checked.
usage-prefix = { "usage: " }
usage-positionals = arguments
usage-options = options
usage-wrong = { $what } (`{ $prog } --help` shows how)
usage-argument = argument { $argument }: { $what }
usage-unrecognized = unknown arguments: { $words }
usage-meant = unknown option { $word }; did you mean { $meant }?
usage-required = missing arguments: { $words }
usage-one-required = one of the arguments { $words } is needed
usage-one-value = a value is needed
usage-values = { $count } values are needed
usage-some-values = at least one value is needed
usage-most-one-value = at most one value is allowed
usage-choice = { $value } is not one of { $choices }
usage-whole-number = { $value } is not a whole number
usage-positive = { $value } is not a whole number greater than 0
usage-particular = { $value } is not understood
usage-number = { $value } is not a number
usage-not-with = not allowed together with { $other }
usage-no-value = takes no value ({ $value })
usage-ambiguous = { $option } could mean { $matches }
command-pair = pair the next round and print it as a pair list
command-explain = say which article decided each pair
command-why = explain why two players meet, or what prevents it
command-check = re-pair every round of a file and list the differences
command-verify = prove every claim of an explained round from the report alone
command-generate = play random tournaments, reproducible from a seed
command-study = play many simulated tournaments and compare systems
command-standings = the ranking with tie-breaks
command-crosstable = the crosstable by rank or by number
command-pairings = the pairings of a round by board or by name
command-list = the starting list
command-card = the pairing card of a player
command-ratings = rating changes and performances, or title norms
command-prizes = who gets which prize, and the rule that gave it
command-report = the special decisions of a round and their reasons
command-print = pairings, standings, cards, result slips, match sheets as PDF
command-teams = the matches, boards and report of a team event
command-systems = list pairing systems and accelerations
command-rules = the articles of a rulebook
command-new = create an event file
command-import = enter players from a list, or a whole tournament
command-player = add a player, announce an absence, withdraw, return
command-lists = rating lists on this machine: update, search
command-settings = change how a tournament of an event is played
command-timetable = set and print the day and time of each round
command-lots = draw lots for the players of an event, or record a draw
command-draft = pair the next round of an event as a draft, change it by hand
command-publish = publish the next round of an event
command-result = enter or correct results
command-export = write reports, tables or a site of an event
command-close = end a tournament or the whole event
command-log = everything that was done at an event, by whom and when
command-undo = take back the last action
command-redo = bring back what was undone
command-backup = copy an event
command-restore = put a copy in the place of an event
command-serve = the desk in the browser, for arbiters and players
command-sample = write the sample files of the guides
command-completion = print the completion script for a shell
examples-pair =
    examples:
        ronde pair samples/open.trf --system elo-swiss
        ronde pair --batch events/ --jobs 4 -o pairs  many files; the pairs in a folder, a line for each
        ronde pair samples/open.trf --reading         by the second program, which reads the rules word for word
    the number of lines, then `white black` per line; the bye is `id 0`
examples-explain =
    examples:
        ronde explain samples/open.trf --system elo-swiss --player 7 --lang fr
examples-why =
    examples:
        ronde why samples/open.trf 3 11 --system elo-swiss
examples-check =
    examples:
        ronde check samples/open.trf                     the edition is found by names, dates, or what fits best
        ronde check samples/open.trf --system elo-swiss  by one system
        ronde check samples/open.trf --reading           by the second program, which reads the rules word for word
        ronde check events/*.trf                         many files; exit code 4 if anything differs,
                                                         6 if a file has no round that could be paired again
examples-verify =
    examples:
        ronde explain samples/open.trf --json > round.json
        ronde verify round.json samples/open.trf  exit code 0: all true, none missing, 4: faults
examples-generate =
    examples:
        ronde generate --players 30 --rounds 7 --seed 42 --system elo-swiss -o event.trf
        ronde generate --players 100 --rounds 9 --seed 1 --system lim --count 500 --dir events
        ronde generate --players 40 --rounds 7 --forfeits 2 --half-byes 5% --late-entries 3 -o event.trf
        ronde generate --config rtg.txt --acceleration baku -o event.trf
        ronde generate --model open.trf --seed 7 -o like.trf
        ronde generate --teams 12 --boards 4 --rounds 5 --seed 7 -o teams.trf
examples-study =
    examples:
        ronde study ranking.toml ranking --jobs 4
        ronde study ranking.toml ranking --resume --cluster tcp://10.0.0.5:8786
        ronde study report ranking
examples-lists =
    examples:
        ronde lists update players_list_foa.txt
        ronde lists update ffe.csv --list ffe
        ronde lists search carlsen mag
examples-standings =
    examples:
        ronde standings samples/open.trf --tiebreaks "PTS,DE,BH/C1,BH,SB" --edition 2026
        ronde standings samples/open.trf --tiebreaks fide-swiss --format csv
        ronde standings samples/open.trf --cma
        ronde standings samples/teams.trf --teams --tiebreaks "PTS,MPvGP,EDEBT,EMGSB/C1"
        ronde standings samples/open.trf --category "<2000" --ratings
examples-crosstable =
    examples:
        ronde crosstable samples/open.trf
        ronde crosstable samples/open.trf --by number --format html -o grid.html
examples-pairings =
    examples:
        ronde pairings samples/open.trf --round 3
        ronde pairings samples/open.trf --order alphabetical --format html -o round.html
examples-list =
    examples:
        ronde list samples/open.trf --order name  by name
        ronde list samples/open.trf --histories   colours and floats of everybody
examples-card =
    examples:
        ronde card samples/open.trf 7                             the usual card
        ronde card samples/open.trf 7 --sheet draughts --lang fr  the card of the draughts federation
examples-ratings =
    examples:
        ronde ratings samples/open.trf
        ronde ratings samples/open.trf --k 7=40 --k 12=40
        ronde ratings samples/open.trf --norms
examples-prizes =
    examples:
        ronde prizes samples/open.trf --main "300 200 100" --list "<2000=80 40"
        ronde prizes samples/open.trf --main "500 300 200 100" --sharing hort --unit 1 --lang fr
examples-report =
    examples:
        ronde report samples/open.trf --round 3 --lang fr
examples-print =
    examples:
        ronde print samples/open.trf pairings -o round.pdf
        ronde print samples/open.trf slips --round 4 --lang fr -o slips.pdf
        ronde print samples/open.trf cards --player 7 -o card.pdf
        ronde print samples/teams.trf sheets --teams -o sheets.pdf
        ronde print samples/teams.trf boards --teams -o prizes.pdf
examples-teams =
    examples:
        ronde teams samples/teams.trf                        the next matches with their boards
        ronde teams samples/teams.trf --write -o next.trf    the report with the next round in it
        ronde teams samples/teams.trf --fold -o teams.trf    the teams as a tournament of their own
        ronde teams league.trf --number --lots 7 -o new.trf  numbers by article 3.1.3 of the draughts rules
    pair, explain, why, check, report, standings and crosstable take --teams
examples-systems =
    examples:
        ronde systems
examples-rules =
    examples:
        ronde rules dutch-2012       the articles and their titles
        ronde rules dutch-2012 A7.a  one article
        ronde rules dutch-2012 R13   one ruling
examples-new =
    examples:
        ronde new open.ronde --name "Spring Open" --template open --rounds 7  from a template
        ronde new club.ronde --name "Club" --system elo-swiss --rounds 5      with a system
        ronde new open.ronde --name "Open B" --add                            one more tournament of the same event
examples-import =
    examples:
        ronde import open.ronde players.csv                            a list of players
        ronde import open.ronde old-event.trf --whole                  with its rounds, as a tournament of its own
        ronde import open.ronde players_list_foa.txt --update-ratings  new ratings
examples-player =
    examples:
        ronde player open.ronde add "Dupont, Jean" --rating 2100  enter a player
        ronde player open.ronde absent 7 --round 3                away, without points
        ronde player open.ronde half 7 --round 3                  a half-point bye
        ronde player open.ronde withdraw 7 --reason "ill"         leaves the tournament
        ronde player open.ronde edit 7 --rating 2150              correct the particulars
        ronde player open.ronde here 1 2 3 5                      players who have checked in
        ronde player open.ronde apart 3 8 --reason "same family"  must not meet
        ronde player open.ronde close-list                        close the list of players
examples-settings =
    examples:
        ronde settings open.ronde                                  how the tournament is played
        ronde settings open.ronde --rounds 7 --tiebreaks BH/C1,BH  change them
        ronde settings open.ronde --option maxi=yes                an option of the system
examples-timetable =
    examples:
        ronde timetable open.ronde                                                 print it
        ronde timetable open.ronde --first 2026-11-20 --fill "20:00 / 9:30 14:30"  one round, then two a day
        ronde timetable open.ronde 5="2026-11-22 10:00"                            another time for round 5
examples-lots =
    examples:
        ronde lots draughts.ronde                                     the program draws; the journal keeps the seed
        ronde lots draughts.ronde --seed 20260301                     a seed that the players have seen
        ronde lots draughts.ronde --order 3,1,2,4 --how "from a hat"  a draw made by hand
examples-draft =
    examples:
        ronde draft open.ronde                                        pair the next round, without publishing it
        ronde draft open.ronde --swap 3 11 --reason "same club"       exchange two players
        ronde draft open.ronde --colours 4 --reason "agreed by both"  exchange the colours of a board
        ronde draft open.ronde --bye 12 --reason "everybody had it"   give the bye by hand
examples-publish =
    examples:
        ronde publish open.ronde                                                    publish the draft (it is made first if there is none)
        ronde publish open.ronde --swap 3 11 --reason "they had met"                change the published round
        ronde publish open.ronde --pair 31 9 --ground late-entry --reason "flight"  a late entry meets whoever has the bye
examples-result =
    examples:
        ronde result open.ronde 1=1-0 2=½ 3=0-1 4=+-                        boards of the last round and their results
        ronde result open.ronde 5=1-0 --correct --reason "wrongly entered"  correct a result
        ronde result open.ronde --wrong-colours 5 --reason "both say so"    played with colours reversed
examples-export =
    examples:
        ronde export open.ronde -o open.trf
        ronde export open.ronde --as trf26 -o open.trf
        ronde export open.ronde --as standings --format csv
        ronde export open.ronde --as site -o pages
examples-close =
    examples:
        ronde close open.ronde          the tournament is over
        ronde close open.ronde --event  so is the event
examples-log =
    examples:
        ronde log open.ronde --last 20
examples-undo =
    examples:
        ronde undo open.ronde                  the last action on the tournament
        ronde undo open.ronde --tournament ""  the last action on the event itself, such as its closing
examples-redo =
    examples:
        ronde redo open.ronde
examples-backup =
    examples:
        ronde backup open.ronde
        ronde backup open.ronde -o usb-stick/open.ronde
examples-restore =
    examples:
        ronde restore open.ronde open.ronde.backups/00007-20260301-101500-000042-before-open-round-3.ronde
        ronde restore open.ronde  the newest copy that is whole, also for a damaged event
examples-sample =
    examples:
        ronde sample                       writes samples/open.trf and samples/teams.trf
        ronde pair samples/open.trf
examples-completion =
    examples:
        eval "$(ronde completion bash)"    in ~/.bashrc; the same with zsh
        ronde completion fish | source     in ~/.config/fish/config.fish
examples-serve =
    examples:
        ronde serve                        the events in ~/Ronde, for this machine only
        ronde serve .                      the events of this folder
        ronde serve events --host 0.0.0.0  for everybody in the hall; asks for a password
        ronde serve --sample               a sample event in round 4
        ronde serve --engine --port 8080   pairs for other programs, over HTTP
help-help = show this help
help-lang = language of the output
help-file = a tournament report (TRF); - reads standard input
help-files = tournament reports (TRF)
help-system = the pairing system, as a key or a name such as dutch
help-acceleration = an acceleration, or none
help-teams = the teams instead of the players
help-round = the round (default: the next one; the last one of a finished event)
help-round-of-file = a round of the file (default: the last one)
help-json = print JSON for other programs
help-output = write to a file
help-pair-files = a tournament report (TRF), or - for standard input; with --batch many, and folders; without any, their names on standard input
help-pair-batch = pair many files in one go: open.trf gets open.pairs beside it; a line for each, and the exit code is the worst
help-pair-jobs = with --batch: files paired at the same time (default: 1)
help-pair-output = write to a file; with --batch: the folder for the pairs
help-explain-player = only what concerns this player
help-why-a = a player
help-why-b = another player
help-why-colour = why the two have these colours
help-why-if = whom A would meet had their last game (or that of A and B) ended otherwise
help-standings-why = the tie-break that separates two players, round by round
help-check-explain = explain the expected pairs
help-verify-claims = a round as `ronde explain --json` writes it; - reads standard input
help-check-verbose = say everything: clean events, equal rounds, editions, remarks
help-check-jobs = events checked at the same time (default: as many as the machine has processors)
help-check-format = text, json (with the expected pairs), csv (a line a finding) or html (a page)
help-check-output = write to this file
help-format = text for a terminal by default
help-tiebreaks = codes such as "PTS,DE,BH/C1,BH,SB", or a named set
help-edition = how unplayed games count
help-after = the standings after round N
help-break-ties = break the last ties by lots from a seed
help-team-points = rank teams on match or on game points
help-cma = the list of article 9 of the Dubov system
help-by = the order of the lines
help-order = the order of the list
help-histories = colours and floats, round by round
help-card-player = the number of the player
help-sheet = which card (default: as the event)
help-print-what = one of { $choices }; the last three with --teams: match sheets, players, board prizes
help-print-player = only the card of this player
help-print-tiebreaks = for standings and crosstable
help-print-output = write to a file; - writes to standard output
help-teams-write = the report with the next round in it
help-teams-fold = the teams as players of a report of their own
help-teams-number = number the teams, before round 1
help-teams-lots = draw lots between equal teams
help-ratings-norms = title norms: made, or missed by few conditions
help-category = only this category: U12, S65, women, men, unrated, <1800, 1400-1799, FRA, or one that the file names
help-standings-ratings = with rating change and performance
help-prizes-main = the prizes of everybody by place: "300 200 100"
help-prizes-list = the prizes of a category: "U12=80 40", "women=100" (more than once)
help-prizes-sharing = on equal points: shared equally, by Hort, or not (tie-breaks decide)
help-prizes-cumulative = prizes of several lists add up; otherwise one each, the best
help-prizes-games = games to be played for a prize
help-prizes-currency = the code of the currency (EUR)
help-prizes-unit = amounts are multiples of this: 1, 0.50
error-category-needs-date = { $name } needs the date of the event (042), which the file does not have
error-unknown-category = there is no category { $name }; { $known }
category-known = the tournament has { $names }, and U12, S65, women, men, unrated, <1800, 1400-1799 or FRA need no definition
category-none = the tournament defines none, and U12, S65, women, men, unrated, <1800, 1400-1799 or FRA need no definition
error-prizes-written = prizes are written as NAME=AMOUNTS, not { $word }
help-ratings-k = the coefficient K of a player, where it does not follow from rating and age
help-ratings-within = with --norms: attempts that lack up to N conditions (default: { $default })
error-k-written-id-k = K is written ID=K, as 7=40, not { $word }
help-generate-players = number of players
help-generate-teams = generate a team event with N teams
help-generate-boards = boards of a match (default: { $default })
help-generate-rounds = number of rounds
help-generate-seed = where the random numbers start; without it one is drawn and printed on standard error
help-generate-system = the pairing system (by default the usual one)
help-draw-rate = share of drawn games between equals (default: { $default })
help-forfeit-rate = share of games lost by forfeit
help-absence-rate = chance of an announced absence, per player and round
help-half-bye-rate = chance of a half-point bye, per player and round
help-late-rate = share of players who enter late
help-withdrawal-rate = share of players who leave early
help-lowest-rating = default: { $default }
help-highest-rating = default: { $default }
help-count = how many events (needs --dir)
help-dir = folder for many events, named by their seeds
help-generate-model = an event like this report: its players, rounds, byes and settings, with other results
help-generate-config = lines Name=value, as JaVaFo and bbpPairings have them (docs/drop-in.md); the command line counts first
help-generate-forfeits = forfeits: so many in every round, or this share of the games (2 or 5%)
help-generate-absences = absences that were announced: so many in every round, or this share of the players
help-generate-half-byes = half-point byes: so many in every round, or this share of the players
help-generate-unusual = unusual results (0-0, ½-0, games that are not rated): so many in every round, or this share
help-generate-late-entries = players who enter after round 1: so many in all, or this share
help-generate-withdrawals = players who leave before the end: so many in all, or this share
help-generate-output = the file of a single event
help-lists-action = show the lists, update one, or search them (default: { $default })
help-lists-what = the list to import (text, XML, CSV or ZIP; a file or a web address), or what to look for
help-lists-list = the list to update (default: { $default })
help-lists-rating = what the ratings are for, if the list has only one column of them (default: { $default })
help-study-file = the study; or the word report
help-study-folder = where the results are kept (default: named like the study)
help-study-jobs = processes on this machine (default: one for each core)
help-study-cluster = the address of a Dask scheduler whose workers play the tournaments
help-study-resume = go on with a study that was stopped
help-rules-key = a rulebook; without it, the list of them
help-rules-article = an article or a ruling
help-event = an event file (.ronde) or the URL of a database
help-tournament = which tournament, if the event has several
help-who = name to record in the journal (default: your login name)
help-yes = confirm every warning that is asked once
help-confirm = confirm a warning by the code it came with
help-fide = start in FIDE mode: what FIDE does not allow is refused or asked about
help-leave-fide = leave FIDE mode for good; needs --reason
help-import-file = players: CSV, TRF, FIDE rating list, Papi
help-import-whole = a TRF with its rounds, as a new tournament
help-update-ratings = only ratings, by FIDE number
help-deed = what happens: { $choices }
help-deed-players = numbers; for a new player the name
help-deed-round = the round missed; for add the first round played
help-player-name = name, as Surname, First name
help-player-estimate = an estimate for a player without a rating (shown as 1400 E)
help-player-rating = rating
help-player-title = title: GM, IM, WFM …
help-player-sex = m or w
help-player-federation = federation: FRA, NED …
help-player-fide_id = FIDE number
help-player-birth = year or date of birth
help-player-club = club
help-player-licence = licence
help-player-categories = categories given by hand, separated by commas
help-player-family = a family or group to be kept apart
help-reason = why, for the journal
help-public-reason = a reason for players and federation; --reason is for the journal only
help-swap = exchange two players
help-swap-colours = exchange the colours of a board
help-force = go ahead even if a rule is broken
help-give-bye = give the bye to this player, with a reason; the system pairs the others
help-pair-unpaired = let two players without an opponent meet in the round that is published
help-late = players who have arrived since: paired among themselves, or one with whoever has the bye; the published games stay
help-late-bye = with --late: the odd one out gets the bye, if nobody has it
help-ground = why a published round may change though it breaks no rule
help-drop = discard the draft
help-results = a board and its result: 1=1-0 2=½ 3=0-1 4=+-
help-result-round = the round (default: the last one)
help-correct = correct results already entered
help-rating-only = late correction: counts for ratings only
help-wrong-colours = played with colours reversed
help-post = mark the results as posted (starts the time for claims)
help-export-as = what to write: { $choices }
help-export-round = for pairings and standings
help-export-next = mark in the report who misses the next round
help-export-always = site: write it again after each publication
help-export-anonymous = the event file without personal data, into -o OUT: no births, licences, payments, private reasons
help-export-send = site: send it with this command after each publication, as 'rsync -a {"{folder}"}/ club:www/'
help-export-never = site: stop writing and sending it
help-export-output = a file (a folder for the site)
help-last = only the last N lines
help-close-event = the whole event
help-undo-reason = why (needed to take back a published round)
help-backup-output = default: the folder beside the event
help-restore-copy = a copy (default: the newest whole one)
help-setup-system = the pairing system, as a key or a name such as dutch: { $current }; historical editions: { $historical }
help-setup-rounds = the number of rounds
help-setup-acceleration = an acceleration
help-setup-reason = the reason, where rounds or tie-breaks change after round 1
help-setup-tiebreaks = codes such as BH/C1,BH,SB (default: those of the template or the system)
help-setup-option = an option of the system, such as maxi=yes
help-setup-points = a win, a draw, a loss (default: 1/0.5/0)
help-half_byes = half-point byes that a player may ask for
help-half_byes_until = the last round they are given for
help-late_entry = for a round missed by a late entry: Z nothing, H half a point
help-check_in = when players have to check in
help-claim_minutes = how long claims against posted results are heard
help-new-name = the name of the event and of its tournament
help-new-template = regulations to start from (default: { $default })
help-new-colour = colour of number 1 in round 1 (default: drawn by lot)
help-new-add = add a tournament to an existing event
help-new-place = where it is played
help-new-arbiter = the arbiter
help-timetable-rounds = the start of a round, such as 5="2026-11-22 10:00"; 5= is open again
help-timetable-fill = the times of a day, repeated every day; a slash starts the next day
help-timetable-first = the day of the first round to fill (default: the first day of the event)
help-timetable-from = the first round to fill (default: { $default })
help-lots-order = the players by number, in the order drawn
help-lots-seed = the seed of the draw
help-lots-how = how it was drawn, for the journal
help-lots-reason = reason for drawing lots again
help-serve-place = a folder or a PostgreSQL URL (default: the folder RONDE_HOME, else ~/Ronde, made if needed)
help-serve-host = address to listen on; 0.0.0.0 to accept other machines
help-serve-port = port to listen on; 0 takes a free one
help-serve-password = set a new arbiter password
help-serve-tls = encrypt with a self-signed certificate and print its fingerprint
help-serve-cert = encrypt with this certificate (PEM)
help-serve-key = the private key of the certificate (PEM)
help-serve-proxy = believe the proxy at this address (127.0.0.1) about who is asking
help-serve-log-level = what is written to .ronde-desk/desk.log
help-sample-folder = the folder to write to (default: { $default })
help-shell = the shell: { $choices }
sample-written = { $file }: { $what }
sample-open = an individual open after four rounds
sample-teams = a team event after three rounds
help-serve-no-browser = do not open the browser
help-serve-sample = demonstration: a sample event in a temporary folder; everything is deleted on exit
help-serve-with-sample = put a sample event among the events, the first time
cli-confirm = to go on, repeat the command with --confirm { $codes }
help-serve-engine = no desk: only POST /api/engine/pair, /explain and /check, for programs (docs/drop-in.md); anyone who reaches it may ask
cli-imported = { $n ->
    [one] { $n } player entered, { $known } known already
   *[other] { $n } players entered, { $known } known already
 }
cli-ignored-columns = ignored columns: { $columns }
cli-missing = missing: { $boards }
cli-complete = complete
cli-pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
 }
cli-seed = seed { $seed }
cli-historical = Historical editions:
cli-accelerations = accelerations: { $keys }
cli-article = { $key } { $article }: { $title }
cli-serving = Ronde is at { $address } (stop it with Ctrl-C)
cli-events-kept = Events are kept in { $folder }
cli-events-here = { $n ->
        [one] There is an event in this folder, too: ronde serve . opens it
       *[other] There are { $n } events in this folder, too: ronde serve . opens them
    }
cli-demonstration = Demonstration: everything is deleted on exit
cli-engine = the engine answers at { $address }
cli-fingerprint = Fingerprint of its certificate (SHA-256): { $fingerprint }
cli-password = { "Password of the arbiter: " }
cli-password-again = { "Repeat the password: " }
cli-checking = check
cli-of-file = { $file }: { $sentence }
cli-batch-done = { $file }: round { $round }, { $n ->
    [one] one pair
   *[other] { $n } pairs
} in { $place }
cli-generating = generate

## What is wrong with a request

invalid-request = { $what }
invalid-field = { $where }: { $what }
invalid-json = the body is not JSON: { $error } at character { $at }
invalid-missing = this field is required
invalid-extra_forbidden = there is no such field
invalid-int_type = a whole number is needed
invalid-int_parsing = a whole number is needed
invalid-int_from_float = a whole number is needed
invalid-bool_type = true or false is needed
invalid-bool_parsing = true or false is needed
invalid-string_type = a text is needed
invalid-list_type = a list is needed
invalid-model_attributes_type = an object is needed
invalid-dict_type = an object is needed
invalid-literal_error = one of { $expected } is needed
invalid-greater_than_equal = at least { $ge }
invalid-less_than_equal = at most { $le }
invalid-string_too_short = { $min_length ->
    [one] at least { $min_length } character
   *[other] at least { $min_length } characters
 }
invalid-string_too_long = at most { $max_length } characters
invalid-too_long = at most { $max_length } entries
invalid-too_many_fields = too many fields
invalid-string_pattern_mismatch = not written as expected

## Pages

page-events = Events
page-event = Event
page-new_event = New event
page-no_events = No event yet. Create the first one: a few fields are enough, and everything can be changed later.
page-events_kept = Events are kept in { $folder }.
page-open_file = Open a file
page-open_file_text = An event from another machine, from a stick, or a backup: a .ronde file. It is checked and copied; no event here is overwritten. Passwords do not come with it.
page-file_opened = { $name } is opened. It is kept as { $file }.
page-file_opened_as = { $name } is opened. There is an event { $taken } already, left unchanged: this one is kept as { $file }.
page-demonstration = Demonstration
page-demonstration_band = Demonstration: everything is deleted on exit
page-demonstration_keep = Keep
page-demonstration_text = These events are in a temporary folder, deleted when Ronde stops. “Keep” copies them into { $folder } as they are now; later changes are not in the copy. To go on with the copy, stop Ronde and start it with: ronde serve
page-demonstration_copy = Keep these events
page-demonstration_kept = { $n ->
        [0] There is no event to keep.
        [one] Kept in { $folder }: { $files }.
       *[other] Kept in { $folder }: { $files }.
    }
page-sample_text = This is the sample event of Ronde.
page-sample_delete = Delete the sample event
page-sample_delete_sure = Delete the sample event and all its backups? All entries in it are lost, and it does not come back at the next start.
page-sample_deleted = { $name } is deleted.
page-nobody_entered = Nobody has been entered yet.
page-damaged = damaged
page-restore_newest = Restore the newest intact backup
page-restored = { $name } is restored; the damaged file is kept beside it.
page-new_tournament = New tournament
page-no_tournaments = There is no tournament yet.
page-for_players = Players' pages
page-desk = Desk
page-access = Access
page-closed = closed
page-teams_n = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 }
page-players_n = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
page-round_of = round { $n } of { $rounds }
page-template = Start from
page-template_open = Open
page-template_weekend = Weekend
page-template_rapid = Rapid
page-template_accelerated = Accelerated
page-template_club = Club, without colours
page-template_draughts = Draughts
page-create = Create
page-save = Save
page-saved = Saved.
page-event_made = { $name } is ready: enter the players.
page-tournament_made = { $name } is ready: enter the players.
page-event_name = Name of the event
page-tournament_name = Name of the tournament
page-venue = Place
page-start = First day
page-end = Last day
page-arbiter = Arbiter
page-deputies = Deputies, separated by commas
page-federation = Federation (FRA…)
page-time_control = Time control
page-historical = Historical editions
page-system = Pairing system
page-acceleration = Acceleration
page-none = none
page-unsaid = not specified
page-option_maxi = Lim: maxi-tournament
page-option_maxi_no = no
page-option_maxi_yes = yes: colours only within 100 rating points (10.2, 10.8, 12.7)
page-option_unrated = Draughts: unrated players
page-option_unrated_estimate = by their estimate (3.1.1)
page-option_unrated_below-average = just below the average (3.1.2)
page-option_unrated_fifth = a fifth from the bottom (3.1.2)
page-option_lower_c_first = Dubov: of equal averages the lower rating first (6.2)
page-option_lower_c_first_no = no
page-option_lower_c_first_yes = yes
page-acceleration_haley = Haley (rounds 1 and 2)
page-acceleration_haley-3 = Haley over three rounds
page-acceleration_haley-soft = Soft Haley
page-acceleration_degressive = Degressive, three rating groups
page-acceleration_quart = Quarters (draughts)
page-acceleration_baku = Baku, before 2026
page-acceleration_baku-2026 = Baku (FIDE C.04.7, 2026)
page-acceleration_text_haley = The upper half counts one point more in rounds 1 and 2, for the pairing only.
page-acceleration_text_haley-3 = The upper half counts one point more in rounds 1 and 2, half a point in round 3.
page-acceleration_text_haley-soft = The upper half counts one point more in rounds 1 and 2, the lower half half a point in round 2.
page-acceleration_text_degressive = Groups A, B and C count two points, one point or nothing more; the gap narrows with the points scored and is gone in the last two rounds.
page-acceleration_text_quart = In round 1 each half plays apart; then the top groups are split as long as too many have a perfect score.
page-acceleration_text_baku = The upper half counts one point more in the first quarter of the event, half a point in the second.
page-acceleration_text_baku-2026 = The upper half counts one point more in the first quarter of the event, half a point in the second. The last person of the upper group stays the same to the end.
page-limit = Lowest rating of the upper group
page-limit_usual = half of the list
page-limit_a = Group A from
page-limit_b = Group B from
page-limits_override = even if a group has less than a quarter or more than half of the list
page-tiebreaks = Tie-breaks
page-tiebreaks_text = Among players with equal points, in this order.
page-tiebreaks_of_system = those of the system
page-tiebreak_n = Tie-break { $n }
page-tiebreak_add = add a tie-break…
page-tiebreak_code = Another variant, by its code
page-tiebreak_code_text = Code: /C2 drops the two lowest values, /M1 the highest and the lowest, /P counts forfeits
page-tiebreaks_buchholz = Buchholz
page-tiebreaks_opponents = Points of the opponents
page-tiebreaks_results = Results
page-tiebreaks_ratings = Rating and performance
page-tiebreaks_draughts = Draughts
page-tiebreaks_older = Older texts
page-tiebreaks_last = Last resort
page-tiebreaks_teams = Teams
page-preset = Preset
page-preset_choose = choose…
page-preset_fide = FIDE (C.07)
page-preset_france = France: Buchholz cut 1, Buchholz, performance
page-preset_american = United States: median, Buchholz, cumulative
page-preset_draughts = Draughts (FMJD)
page-move_up = Move up
page-move_down = Move down
page-take_off = Remove
page-announced_text = The number of rounds and the tie-breaks are announced before the event. They can still change, with a reason; the report mentions it.
page-regulations = Points, byes, check-in, claims
page-scale = Scale
page-colours = Colours of the White team
page-points_win = Points for a win
page-points_draw = Points for a draw
page-points_loss = Points for a loss
page-half_byes = Half-point byes a player may ask for
page-half_byes_until = … until round (0: all but the last)
page-late_entry = A late entry gets for rounds missed
page-late_nothing = nothing
page-late_half = half a point
page-check_in = Check-in
page-check_in_none = none
page-check_in_first = before round 1
page-check_in_all = before every round
page-claim_minutes = Minutes for claims after posting (0: until the next pairing)
page-particulars = Details
page-read_report = Import a tournament (TRF)
page-read_report_text = A whole tournament with its rounds, from the TRF of any program.
page-report_read = Tournament imported from { $name }.
page-read = Import
page-file = File
page-copies = Backups
page-copies_text = Backed up automatically before each round is published.
page-copy_to_stick = Copy to USB stick
page-copy_to_stick_text = “Copy to USB stick” downloads the event as one file, without passwords: save it on the stick; on another machine, “Open a file” on the home page takes it.
page-copy_now = Back up now
page-copies_n = { $n ->
    [one] { $n } backup
   *[other] { $n } backups
 }
page-copied = Backed up as { $name }.
page-copy_before = before round { $round }
page-copy_download = Download
page-copy_restore = Restore
page-copy_restore_sure = Replace the current state with the backup of { $at }? The current state is backed up first.
page-copy_restored = The backup is restored; the state before it is backed up too.
page-second_place = Second copy after each publication (folder, USB stick)
page-second_place_text = Without passwords. Empty: no second copy.
page-archive_event = Archive the event
page-event_anonymous = Copy without personal data
page-event_anonymous_text = An event file with names, ratings, titles, federations, clubs, rounds and standings only: no births, licences, payments, private reasons, passwords.
page-archive_text = An archived event leaves the list. Nothing is deleted: it can be brought back at any time.
page-archive_tournament = Archive the tournament
page-archive_tournament_text = For a tournament made by mistake: it disappears from all pages, and can be brought back.
page-unarchive = Bring back
page-archive_n = Archive ({ $n })
page-archived = Archived. It can be brought back at any time.
page-unarchived = Back in the list.
page-end_event = Closing
page-end_event_text = A closed event is read-only. To reopen it: Journal > Undo.
page-close_event = Close the event
page-event_closed = The event is closed.
page-overview = Overview
page-downloads = Downloads
page-prizes = Prizes
page-categories = Categories
page-rated = Ratings
page-settings = Settings
page-journal = Journal
page-what_next = What to do next
page-step_list = List of players
page-step_check_in = Check-in for round { $round }
page-step_timetable = Timetable of the rounds
page-step_close_list = Close the list
page-step_lots = Lots for the numbers
page-step_colour = Colour of number 1
page-step_pair = Pair round { $round }
page-step_publish = Publish round { $round }
page-step_published = Round { $round } is published
page-step_print = Print round { $round }
page-step_late = Players without an opponent
page-step_results = Results of round { $round }
page-step_standings = Standings after round { $round }
page-step_report = Report for the federation
page-step_close = End of the tournament
page-mark_done = (done)
page-mark_now = (to do now)
page-mark_open = (if needed)
page-mark_later = (later)
page-close_list_text = Numbers become final; later entries get the next ones.
page-close_list_unrated = { $n ->
        [one] { $n } player without a rating: { $players }. As long as there is one, { $codes } counts for nobody (C.07 10). Enter an estimate?
       *[other] { $n } players without a rating: { $players }. As long as there is one, { $codes } counts for nobody (C.07 10). Enter estimates?
    }
page-close_list_estimate = To the list of players
page-close_list_anyway = Close all the same
page-drawn_in_hall = drawn in the hall
page-misnumbered = { $n ->
    [one] One player does not have the number due by rating (late entry or corrected rating).
   *[other] { $n } players do not have the number due by rating (late entries or corrected ratings).
 } Until round 4 is paired the list may be numbered again.
page-numbered = The list is numbered again.
page-missing = Missing results
page-withdrawn = Withdrawn
page-lately = Recent actions
page-next_closed = The tournament is closed.
page-next_players = Enter the players, or import a file.
page-next_players_go = Players
page-next_results = { $n ->
    [one] { $n } result of round { $round } is missing.
   *[other] { $n } results of round { $round } are missing.
 }
page-next_results_go = Enter results
page-next_close = { $rounds ->
    [one] The only round is played: print the standings and close the tournament.
   *[other] All { $rounds } rounds are played: print the standings and close the tournament.
 }
page-next_publish = Round { $round } is paired as a draft: check it and publish it.
page-next_publish_go = To the draft
page-next_colour = Draw the colour of number 1 in round 1.
page-next_colour_go = Draw lots
page-next_lots = Draw lots for the players.
page-next_lots_go = Draw lots
page-next_check_in = Check the players in for round { $round }.
page-next_check_in_go = Check-in
page-next_pair = Round { $round } can be paired.
page-next_pair_go = To the round
page-undo = Undo
page-undo_what = This will be undone:
page-nothing_to_undo = There is nothing to undo.
page-redo = Redo
page-redo_what = This was undone and can be redone:
page-reason_published = Withdrawing a published round needs a reason; the report mentions it.
page-number = No.
page-name = Name
page-name_hint = Name, first name
page-estimate = Estimate, if unrated
page-estimate_text = e.g. 1400
page-rating = Rating
page-title = Title
page-fed = Fed
page-club = Club
page-fide_id = FIDE number
page-birth = Born (year or date)
page-sex = Sex
page-woman = woman
page-man = man
page-licence = Licence
page-points_short = Pts
page-status = Status
page-search_players = Search by name, number or club
page-nobody_found = No player found.
page-nobody_yet = Nobody is in the list yet.
page-add_player = Add a player
page-done = Done
page-player_added = { $name } is in the list, number { $number }.
page-player_added_late = { $name } is in the list, number { $number }, and plays from round { $round } on. To play now: Pair late-comers.
page-players_added = { $n ->
    [one] { $n } player entered.
   *[other] { $n } players entered.
 }
page-player_removed = { $name } is off the list.
page-import_players = Import players
page-cancel = Cancel
page-confirm_title = Please confirm
page-confirm_step = Step { $n } of 2
page-confirm_read = I have read this
page-confirm_consequences = What follows from it?
page-confirm_go_on = Go on
page-fide_mode = FIDE mode
page-fide_mode_text = Follow FIDE's list for tournament programs: what FIDE does not allow is refused or asked about, and the report tells of every exception. Only for FIDE's systems in force.
page-fide_mode_left = FIDE mode left
page-leave_fide = Leave FIDE mode
page-leave_fide_text = Needs two confirmations, is mentioned in the report to FIDE, and cannot be reversed.
page-expel = Expel
page-no_number_yet = No number until the first game
page-expelled = expelled
page-expelled_text = Expelled: no longer paired, no place in the standings, and cannot return.
page-fide_report = FIDE report
page-fide_missing = { $n ->
    [one] One thing is missing before it can be sent
   *[other] { $n } things are missing before it can be sent
  }
page-fide_complete = Nothing is missing: the report can be sent.
page-fide_advised = Worth checking
page-fide_event = Event details
page-fide_remarks = Remarks in the report
page-fide_remarks_text = They are comment lines that FIDE and other programs can read.
page-fide_no_remarks = None: nothing was changed by hand.
missing-place = the place of the event
missing-federation = the federation of the event
missing-start = the first day
missing-end = the last day
missing-arbiter = the chief arbiter
missing-time_control = the time control
missing-rounds = only { $n } of { $rounds } rounds are published
missing-results = { $n ->
    [one] round { $round }: one result
   *[other] round { $round }: { $n } results
  }
missing-adjourned = round { $round }, board { $board }: the adjourned game
missing-player-fide_id = { $n ->
    [one] the FIDE number of { $players }
   *[other] the FIDE numbers of { $n } players: { $players }
  }
missing-player-federation = { $n ->
    [one] the federation of { $players }
   *[other] the federations of { $n } players: { $players }
  }
advised-time_control = The time control “{ $text }” cannot be encoded for TRF26; write it as 90 min + 30 s.
advised-birth = { $n ->
    [one] The date of birth of { $players } is not known.
   *[other] The dates of birth of { $n } players are not known: { $players }.
  }
advised-long = The event lasts more than { $days } days: FIDE advises against tie-breaks by rating, such as { $codes }, for ratings change meanwhile (C.07, article 10).
advised-system = The pairing system is not one of FIDE's systems in force.
advised-mode = FIDE mode was left; the report says why.
page-timetable = Timetable
page-timetable_text = Players see it on their pages; papers, poster, hall screens and the report have it too.
page-timetable_day = Date
page-timetable_fill = Fill quickly
page-timetable_fill_text = The times of a day, repeated every day: 14:00 is one round a day. A slash starts the next day: 20:00 / 9:30 14:30 is one round on the first day and two on each day after it.
page-timetable_first = First day
page-timetable_from = From round
page-timetable_plan = Times
page-p_next_starts = Round { $n }: { $when }
page-hall = Hall screens
page-hall_text = Full-screen pages for projectors and televisions. Each screen has its own address; all update automatically.
page-hall_go = Screens and message
page-hall_addresses = Addresses
page-hall_pairings = Pairings and results
page-hall_names = Pairings by name
page-hall_standings = Standings
page-hall_all = All in turn
page-hall_size_s = Small
page-hall_size_m = Medium
page-hall_size_l = Large
page-hall_turn = Pages turn every 12 seconds; &turn=20 in the address makes it 20. The F key fills the screen.
page-hall_says = On every screen
page-hall_message = Message
page-hall_starts = Start of round { $round }
page-hall_says_text = The clock counts down to the start of the round, then up. All rounds are in the timetable.
page-hall_page = Page { $page } of { $pages }
page-hall_soon = Starts in { $time }
page-hall_next = Round { $n } starts in { $time }
page-hall_running = Started { $time } ago
page-hall_full = Full screen
page-hall_results = { $done } of { $games } results
page-hall_by_name = by name
page-hall_playing = round { $n } in progress
page-hall_after = after round { $n }
page-update_ratings = Update ratings
page-rating_list = Rating list
page-rating_list_of = { $key } ({ $day })
page-rating_kind = Rating
page-rating_kind_standard = Standard
page-rating_kind_rapid = Rapid
page-rating_kind_blitz = Blitz
page-compare = Compare
page-rating_changes = { $n ->
        [one] One player has another rating or title on the list.
       *[other] { $n } players have another rating or title on the list.
    }
page-rating_now = Now
page-rating_new = On the list
page-take_ratings = Take the ticked ones
page-ratings_up_to_date = Nothing differs: the ratings and titles are those of the list.
page-ratings_updated = { $n ->
        [0] Nothing was changed.
        [one] The rating of one player was changed.
       *[other] The ratings of { $n } players were changed.
    }
page-no_rating_list = There is no rating list on this machine yet. To import one from FIDE or a federation:
page-lookup_hint = Type a few letters of the name, or a FIDE number: Enter adds the player who is marked, Tab fills in the form.
page-lookup_found = { $n } found
page-import_text = CSV, a workbook (XLSX, ODS, XLS), Papi, a FIDE list or a TRF. You will see a preview before anything is entered.
page-import_columns = Columns of a CSV, in any order, by their headings: name (or last name and first name), rating, estimate, title, sex, federation, FIDE number, birth, club, licence, category, family, fee, paid. Without headings: name, rating.
page-preview = Preview
page-preview_text = { $n ->
    [one] { $source } has { $n } new player. Untick the players you do not want to import.
   *[other] { $source } has { $n } new players. Untick the players you do not want to import.
 }
page-known_n = { $n ->
    [one] { $n } is in the list already
   *[other] { $n } are in the list already
 }
page-twice_n = { $n ->
    [one] { $n } line repeats a person of the file and is left out
   *[other] { $n } lines repeat a person of the file and are left out
 }
page-take = Take
page-last_name = Last name
page-first_name = First name
page-columns_read = Columns read: { $columns }.
page-columns_ignored = Ignored columns: { $columns }.
page-column_is = Column “{ $heading }”
page-column_ignored = – ignored –
page-read_again = Read again
page-import_these = Enter these players
page-other_file = Another file
page-card = Card
page-edit = Edit
page-reason = Reason
page-reason_private = Reason for the journal
page-reason_public = Public reason (optional)
page-reason_public_text = The journal is for the arbiters. The public reason is shown to everybody and goes into the report: write nothing about health or family.
page-public_reason_is = Public reason: { $reason }
page-away = Missing a round
page-away_how = Counts as
page-away_Z = away, no point
page-away_H = half-point bye
page-away_F = full-point bye
page-away_plays = plays after all
page-leaves = Leaving and coming back
page-withdraw = Withdraw
page-absent_without_notice = Absent without notice
page-remove = Remove from the list
page-comes_back = Reinstate
page-withdrawn_one = withdrawn
page-here = here
page-no_check_in = Nobody needs to check in for this round.
page-no_more_check_in = All rounds are published: there is nothing left to check in for.
page-all_here = Everybody is here
page-nobody_here = Clear all
page-only_absent = Only those missing
page-check_in_enter = Enter ticks the only name found.
page-all_here_sure = Mark all { $n } players as here?
page-nobody_here_sure = Undo the check-in of { $n } players?
page-regulations_title = Regulations
page-fixed_text = System, acceleration and points are fixed once round 1 is published.
page-number_one_has = In round 1 number 1 has
page-by_program = by the program
page-how_drawn = How it was drawn (coin, program…)
page-draw = Draw by lot
page-draw_again = Draw again…
page-white = White
page-black = Black
page-player = Player
page-lots_text = Leave the order empty and Ronde draws it; the journal keeps what is needed to repeat the draw.
page-lots_needed = No lot drawn yet for:
page-lots_drawn = Drawn
page-lots_seed = seed { $seed }
page-number_article_3 = Number by article 3
page-lots_order = Numbers in the order drawn
page-number_again = Number by rating
page-close_list = Close the list
page-not_meet = Players who must not meet
page-receipts = Receipts
page-prizes_now = By the current standings.
page-prizes_none = No prizes are announced yet.
page-prizes_announced = Announced prizes
page-prizes_special = Special prizes, given by hand
page-prize_list = List
page-prize_amounts = Prizes by place, e.g. 300 200 100
page-prize_sharing = On equal points
page-prize_games = Min. games
page-prize_unit = Rounded to
page-prize_one_each = One prize each: the best one
page-prize_public = Show the prize list on the public pages
page-prize_note = One line per list. Empty lines are ignored.
page-sharing_equal = shared equally
page-sharing_hort = Hort: half by place, half shared
page-sharing_none = the tie-breaks decide
page-currency = Currency
page-special_name = Prize
page-special_amount = Amount
page-special_player = Player
page-categories_go = Define categories
page-categories_defined = Categories of this tournament
page-category_presets = Add
page-categories_ffe = Age groups of the FFE
page-categories_fide = Age groups of FIDE
page-categories_women = Women
page-categories_ratings = Rating bands
page-categories_unrated = Unrated
page-categories_note = Age is the age reached in the year. A category without conditions holds the players it is given to on their own page.
page-categories_by_hand = Only given by hand or by an import:
page-category = Category
page-age_year = Ages as of the year
page-age_year_other = The event takes place in the year { $year }.
page-age_from = Age from
page-age_to = Age to
page-rating_from = Rating from
page-rating_to = Rating to
page-unrated = Unrated
page-women = Women
page-apart = Keep apart
page-apart_text = Pairs not to be made, to be announced before round 1; late entries are taken into account. If a round has no legal pairing with a wish, it is paired without it and says so.
page-apart_club = Players of one club
page-apart_federation = Players of one federation
page-apart_family = Players of one family or group
page-apart_no = may meet
page-apart_rule = must not meet
page-apart_wish = should not meet (wish)
page-apart_until = Up to round
page-apart_always = all rounds
page-apart_groups = { $n ->
    [0] Nobody at present.
    [one] { $n } group at present.
   *[other] { $n } groups at present.
}
page-rated_none = No rated game yet.
page-filter_category = Category
page-filter_club = Club
page-filter_federation = Federation
page-filter_sex = Sex
page-filter_w = Women
page-filter_m = Men
page-filter_all = all
page-filter_show = Show
page-with_ratings = With rating change
page-family = Family or group
page-fee = Entry fee
page-paid = Paid
page-not_meet_text = Player numbers, one group per line
page-no_bye = Players who must not get the bye
page-no_bye_text = Player numbers
page-close_tournament = Close the tournament
page-close_tournament_text = When every round is finished. It can be undone in the journal.
page-tournament_closed = The tournament is closed.
page-draft = draft
page-p_no = no.
page-p_rated = rating { $rating }
page-p_pts = { $points } pt
page-nothing_to_undo_event = Nothing to undo for the event itself.
page-undo_in = Actions of a tournament are undone in its own journal:
page-virtual_points = virtual points, for the pairing only
page-draft_again = This round had been published and withdrawn: players may have seen it.
page-draft_text = Draft: players cannot see it. Check it, change it if needed, then publish.
page-draft_dropped = The draft is discarded.
page-pair_text = Everything is ready. The pairing is a draft first: you see it before anybody else.
page-absentees = Absentees and doubtful players
page-absentees_text = Players in colour have not been seen, or lost by forfeit: they are not paired unless you say that they play.
page-absentees_first = Some players have not been seen, or lost by forfeit. Say who plays, then pair.
page-answer_plays = plays
page-answer_Z = misses this round
page-answer_H = half-point bye
page-answer_out = withdrawn
page-asks_never_seen = never seen
page-asks_forfeit = lost by forfeit last round
page-asks_not_here = not checked in
page-asks_back = away last round
page-asks_late = late entry
page-asks_announced = absence announced
page-asks_withdrawn = withdrawn
page-pair_round = Pair round { $n }
page-pair_again = Pair again
page-drop_draft = Discard draft
page-publish = Publish
page-paired = Round { $round } is paired as a draft.
page-published = Round { $round } is published.
page-is_published = published
page-published_at = Published { $at }.
page-colon = { ": " }
page-file_word = FILE
page-board = Board
page-board_short = Bd
page-match = Match
page-match_short = Match
page-board_n = board { $n }
page-bye = bye
page-why = Why?
page-brackets = The brackets
page-bracket_n = Bracket { $n }
page-score_groups = Score groups
page-general = The round
page-not_paired_n = { $n ->
    [one] { $n } not paired
   *[other] { $n } not paired
 }
page-give_bye = Give the bye by hand
page-give_bye_text = The system pairs the others. The round says that the bye was given by hand, with any rule that refuses it.
page-by_hand = Change by hand
page-by_hand_text = Drag a player onto another, select two names, or type their numbers. The players see that the board was changed, and the public reason if you give one.
page-by_hand_note = Changed by hand by { $who }. Reason for the journal: { $reason }
page-changed_by_hand = The pairing is changed.
page-by_hand_text_teams = Drag a team onto another, select two names, or type their numbers. The public pages say that the match was changed, with the public reason if you give one.
page-swap_players = Exchange two players
page-swap_teams = Exchange two teams
page-swap_colours = Exchange the colours
page-player_number = Player no.
page-team_number = Team no.
page-despite = even if it breaks a rule
page-type_pairs = Type all pairs
page-pairs_text = White and Black by number, one pair per line, 0 for the bye
page-change_published = Change this published round
page-change_published_text = Only if it breaks an absolute rule, or to let players without an opponent meet.
page-added_note = Paired after the publication by { $who }; the other boards are as published. Reason for the journal: { $reason }
page-late_title = Late-comers
page-late_go = Pair late-comers
page-late_text = Players who arrive after publication are paired among themselves, or with the player who has the bye. Published boards do not move.
page-late_bye_holder = { $name } has the bye and plays if an odd number arrive.
page-late_who = Who has arrived?
page-late_nobody = Everybody has an opponent.
page-late_bye = whoever remains alone gets the bye
page-late_show = Show the new boards
page-late_plan = New boards
page-late_stay = All other boards stay as published.
page-late_left = { $name } has nobody to play and gets no game in this round.
page-late_exception = These rules do not provide for late-comers. The exception goes into the journal and the report.
page-late_reason = arrived after the publication
page-late_do = { $n ->
    [one] Add this board
   *[other] Add these boards
 }
page-late_paired = { $n ->
    [one] One board is added to round { $round }.
   *[other] { $n } boards are added to round { $round }.
 }
page-waits_late = late entry
page-waits_H = half-point bye
page-waits_Z = absence announced
page-waits_not_here = not seen at check-in
page-waits_withdrawn = withdrawn
page-result = Result
page-no_round_yet = No round is published yet.
page-all_rounds_played = All rounds are played
page-missing_short = to enter
page-result_tools = Tools
page-board_search = Go to board
page-only_missing = Only missing
page-keys = Keys
page-white_black_draw = White, Black, draw
page-white_draw_black = White, draw, Black
page-keys_help = All keys
page-keys_results = White wins, Black wins, draw
page-keys_match = two keys: game 1, then game 2, both as seen by the player named first
page-keys_match_forfeits = for each game: the first named wins (the second absent), the second named wins (the first absent), nobody came
page-game_n = Game { $n }
page-as_it_is = as it is
page-keys_forfeits = White wins (Black absent), Black wins (White absent), nobody came
page-keys_move = previous and next board
page-keys_answer = correct it, keep it
page-result_forfeit_white = White wins (Black absent)
page-result_forfeit_black = Black wins (White absent)
page-result_forfeit_both = nobody came
page-result_forfeit_first = The first named wins (the second absent)
page-result_forfeit_second = The second named wins (the first absent)
page-result_of_game = Game { $n }: { $what }
page-result_of_match = Both games: { $what }
page-result_adjourned = Adjourned
page-result_both_lose = Both lose
page-result_unrated = Not rated
page-more_results = Forfeits and more
page-none_missing = No result of round { $n } is missing.
page-all_boards = Show all boards
page-all_in = All results of round { $n } are in.
page-final_lot = last tie-break: the lot
page-final_lot_text = Nothing separates these yet: { $names }. The places may stay shared, or the lot decides.
page-final_lot_draw = Draw lots for the places
page-final_lot_sure = The draw becomes the last tie-break; the journal keeps what is needed to repeat it.
page-final_lot_drawn = The lot has separated the tied players.
page-in_progress = Round { $round } in progress: { $there } of { $games } results.
page-key_enter = Enter
page-key_escape = Esc
page-keys_places = The keys work by their place too: on AZERTY without Shift, and on the keypad with Num Lock off. They count for the marked board, wherever the cursor is.
page-put_away = Close this message
page-colours_wrong = Played with colours reversed
page-colours_right = Colours as paired
page-colours_reversed = colours reversed
page-ask_correct = Correct it to
page-correct_it = Correct it
page-keep_it = Keep it
page-correct_title = Correct a result
page-correct_noscript = To change a result that is there, use the form below.
page-rating_only = for ratings only
page-no_result = no result
page-not_saved = The server cannot be reached. Will be sent when it is back: board #
page-newer_round = A newer round is published.
page-log_in_again = Your session has ended. The result is kept: log in again and it will be sent.
page-posting = Posting
page-posting_text = Press this once all results are on display: the time for claims starts now.
page-post_results = Results are posted
page-posted_at = Posted { $at }.
page-results_posted = The results of round { $round } are posted.
page-paper = Paper
page-paper_text = PDF, ready to print.
page-site_trouble = The site could not be published: { $why }
page-papers_go = View and print
page-paper_round = All papers of a round
page-paper_place_cards = Place cards
page-papers = Papers
page-papers_which = Which paper
page-papers_look = View
page-papers_print = Print (PDF)
page-papers_more = { $n ->
    [one] One more page is in the PDF.
   *[other] { $n } more pages are in the PDF.
 }
page-papers_page = Page { $n }
page-paper_pairings = Pairings
page-paper_names = Pairings by name
page-paper_standings = Standings
page-paper_crosstable = Crosstable
page-paper_players = Starting list
page-paper_slips = Result slips
page-paper_cards = Cards
page-paper_check_in = Check-in list
page-report = Report
page-report_text = For the federation and for other programs.
page-trf_next = TRF16 to pair the next round
page-tables = Tables
page-table_pairings = Pairings
page-table_alphabetical = Pairings by name
page-table_standings = Standings
page-table_crosstable = Crosstable
page-table_players = Players
page-table_ratings = Rating changes
page-table_norms = Norms
page-table_prizes = Prizes
page-paper_ratings = Rating report
page-everything = Everything
page-everything_text = The event with its journal as one file, the tournament as data, a website.
page-event_file = Event file
page-site = Website (ZIP)
page-time = Time
page-who = Who
page-done_what = Action
page-is_undone = (undone)
page-show_all = Show everything
page-undone = Undone: { $what }
page-brought_back = Redone: { $what }
page-access_server = Passwords and tokens for every event on this server.
page-access_event = Passwords and tokens for this event, besides those of the server.
page-open_desk = This desk accepts connections from this machine only and asks for no password. Start it with --host 0.0.0.0 to accept other machines.
page-role = Role
page-role_arbiter = Arbiter
page-role_arbiter_text = Can do everything.
page-role_deputy = Deputy
page-role_deputy_text = Enters results and checks players in, nothing else.
page-your_password = Your current password
page-poster = Poster with QR code
page-poster_near = Phones cannot reach this address: start the desk with --host 0.0.0.0 so that the poster shows one that works in the hall.
page-fingerprint = Fingerprint of the certificate (SHA-256):
page-unavailable = This event is not available at the moment. The arbiter can see why.
page-private_pair = Ask the arbiter about these two players.
page-new_password = New password (8 characters or more)
page-password_set = password set
page-password_remove = Remove the password
page-tokens = Tokens for programs
page-tokens_text = A token gives a program the rights of the chosen role.
page-token_name = Name of the program
page-token_make = Create a token
page-token_forget = Revoke
page-token_once = Copy this token now: it will not be shown again.
page-p_pairings = Pairings
page-p_why = Why?
page-p_by_board = By board
page-p_by_name = By name
page-p_board = Board
page-p_board_n = Board { $n }
page-p_white = White
page-p_black = Black
page-p_player = Player
page-p_opponent = Opponent
page-p_result = Result
page-p_colour = Colour
page-p_bye = bye
page-p_name = Name
page-p_this_is_me = This is me
page-p_not_me = This is not me
page-p_tell_me = Tell me when a round is published
page-p_not_paired = No pairing in this round.
page-reports = Results from the players
page-reports_text = Both players report on their telephones with the code of their slip. What you enter always comes first.
page-reports_off = Not taken
page-reports_propose = Proposed to me when both agree
page-reports_count = Count when both agree
page-reports_take = { $n ->
    [one] Accept the agreeing report
   *[other] Accept the { $n } agreeing reports
 }
page-reported_one = { $name } reports { $outcome }
page-reported_agreed = Both players report { $outcome }
page-reported_differs = The reports differ: { $white } says { $says }; { $black } says { $other }
page-reported_accept = Accept
page-reported_n = { $n ->
    [one] { $n } result reported by players is waiting
   *[other] { $n } results reported by players are waiting
 }
page-report_title = Report a result
page-report_who = Who are you?
page-report_code = Code of your board
page-report_send = Report
page-report_sent = Reported: { $outcome }. Your opponent has not reported yet.
page-report_agreed = Both of you reported { $outcome }. The arbiter has it.
page-report_differ = Your reports differ. Please see the arbiter.
page-report_done = The result is recorded: { $outcome }.
page-report_result = Result
page-p_find = Find a name or a number
page-p_state = Round { $n } of { $rounds }
page-p_missing = { $n ->
    [one] { $n } result to come
   *[other] { $n } results to come
 }
page-p_finished = all results in
page-p_closed = finished
page-p_not_yet = The first round is not published yet.
page-p_nobody = Nobody has entered yet.
page-p_count = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
page-p_pdf = PDF
page-p_after = After round { $n }
page-p_sections = Pages of the tournament
page-p_rounds = Rounds
page-p_place = Place
page-p_performance = Performance
page-p_change = Rating change
page-p_rating = Rating
page-p_points = Points
page-p_number = No.
page-p_against = against
page-p_has_bye = has the bye
page-p_plays_white = with White
page-p_plays_black = with Black
page-p_left = left the tournament
page-p_card = Card
page-p_path = Path
page-p_colours = Colours
page-p_own_page = This page on a telephone
page-p_code = QR code of this page
page-p_why_this = Why this pairing?
page-p_my_round = Round { $n }: your questions
page-p_my_opponent = Why this opponent?
page-p_my_bye = Why the bye?
page-p_my_colour = Why this colour?
page-p_my_place = Why this place?

page-p_what_if = What if…?
page-p_what_if_intro = Whom you would have met if a game of round { $n } had ended differently.
page-p_which_game = A game of round { $n }
page-p_my_game = your game
page-p_no_game = You played no game in round { $n } that could have ended differently.
page-p_why_not_other = Why not somebody else?
page-p_which_opponent = The opponent you expected
page-p_ask_more = More questions about this round
page-p_whole_round = The whole round
page-p_why_placed = Why this order?
page-p_tap_place = Tap a place to see what separates it from the one above.
page-p_round_by_round = Round by round
page-p_round_short = Rd
page-p_you = You
page-p_no_opponent = no opponent
page-p_compare = Compare
page-p_compare_with = with
page-p_why_round = Why these pairings? Round { $n }
page-p_why_intro = Every pair follows from an article of the rules. A click on its number shows what it says.
page-p_why_not = Why not these two?
page-p_why_not_intro = Choose two players: the answer says why they meet, or what prevents it.
page-p_ask = Ask
page-p_answer = Answer
page-p_choose = choose a player
page-p_first = First player
page-p_second = Second player
page-p_not_both = Choose two different players who were both to be paired in round { $n }.
page-http_503 = Many people are asking at the moment. Try again in a moment.
page-p_busy = Many people are asking at the moment. Try again in a moment.
page-p_differs = The pairing was changed by hand, or results were corrected since: the answer goes by { $system } and by what is known now.
page-p_groups = Score groups
page-p_groups_help = An arrow: a player meets somebody of a lower group.
page-p_field = Colour balance before the round
page-p_bracket = Bracket { $n }
page-p_general = The round as a whole
page-p_by_hand = Changed by hand
page-p_not_by_rules = The boards that differ from the rules
page-laid_list = The same as a list
page-laid_bar = The pairs one by one
page-laid_start = Start
page-laid_back = Back
page-laid_next = Next
page-laid_play = Play
page-laid_stop = Stop
page-p_in_rules = In the words of the rules
page-p_terms = The short names of the rules
page-p_by_rules = What the rules give
page-p_imported = This round was imported, and the rules give no pairing for the results before it: nothing can be explained.
page-p_hover = Tap a result to see the opponent's line.
page-p_live = live
page-p_waiting = connecting…
page-p_polling = updating every few seconds
page-p_new_round = Round { $n } is published
page-p_for_arbiters = For arbiters
page-p_given_up = Pairs that would be lost
page-p_instead = Pairs in their place
page-skip = Skip to the content
page-you_are_here = You are here
page-to_events = To the events
page-not_found = Page not found
page-not_found_text = This page does not exist.
page-refused = Not possible
page-our_error = Internal error
page-our_error_text = Something went wrong in the program. What was confirmed before is safe in the journal; try again.
page-forged = This form is too old or came from elsewhere. Go back, reload the page and try again.
page-too_large =
  What you sent is too large: at most { $n } { $unit ->
    [MB] MB
   *[KB] KB
  } are read.
page-too_slow = The rest of your request did not arrive in time. Try again.
page-crowded = Too many visitors at the moment. Try again in a few seconds.
page-other_site = This request comes from another site and was not carried out.
page-own_address_only = This desk answers only under its own address: localhost.
page-not_yours = For the arbiter
page-not_yours_text = This page is for the arbiter. As a deputy you enter results and check players in.
page-your_pages = To the tournament
page-log_in_as_arbiter = Log in as arbiter
page-session_over = Session ended
page-session_ended = Your session has ended and nothing was saved. What you typed is kept: log in again and it will be back in the form.
page-typed_kept = What you typed is back: check it, then send it.
page-needs_arbiter = Only the arbiter can do this.
page-needs_deputy = Only the arbiter or a deputy can do this.
page-log_in = Log in
page-log_out = Log out
page-log_in_for_results = For arbiters and their deputies. Players need no password: pairings and standings are open to everybody.
page-your_name = Your name (shown in the journal)
page-password = Password
page-login_wrong = Wrong password.
page-login_name = Enter your name: the journal keeps it.
page-login_wait = { $n ->
    [one] Too many attempts. Wait { $n } minute.
   *[other] Too many attempts. Wait { $n } minutes.
 }
page-help = Help
page-rules = Rules
page-rulings_whole = Rulings on the text as a whole
page-somebody = Arbiter
page-tournament = Tournament
page-tournaments = Tournaments
page-players = Players
page-round = Round
page-rounds = Rounds
page-round_n = Round { $n }
page-results = Results
page-standings = Standings
page-crosstable = Crosstable
page-language = English
page-languages = Language
page-http_400 = This request could not be understood.
page-http_405 = This address does not accept that method.
page-http_other = The server refuses this request ({ $status }).
page-days = { $first }–{ $last } { $month } { $year }
page-day = { $day } { $month } { $year }
page-day_without_year = { $day } { $month }
page-day_at_time = { $day } { $time }
page-day_and_time = { $day }, { $time }
page-day_of_month = { $n }

## Sentences of lim-2026 that lim does not have

lim-2026-bye_by_rating = The number of players is odd, and this is the first round: { $player } has the lowest rating of those who can have the bye.
lim-2026-bye_given = Passed over, because of an earlier bye or the points of a win without playing: { $others }.
lim-2026-bye_given_many = Passed over, because of an earlier bye or the points of a win without playing: { $others } and { $more } more.

## Sentences of dubov-2026

dubov-2026-bye_score = { $player } has the bye: of those who may have it and leave the others a complete pairing, nobody else has a score as low as { $points }.
dubov-2026-bye_games = { $player } has the bye: of those who may have it and leave the others a complete pairing, the lowest score ({ $points }), and with this score the most games played ({ $games }).
dubov-2026-bye_barred = Before in the order, but without a right to the bye, after a bye or the points of a win without playing: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-bye_kept = Before in the order, but kept from the bye by the arbiter: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-bye_needed = Before in the order, but the others could not all be paired then: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-bye_number = { $player } has the bye: of those who may have it and leave the others a complete pairing, the lowest score ({ $points }), the most games played with this score ({ $games }), and then the largest number.
dubov-2026-bracket = Score { $points }: { $count } to pair, { $up } from below. Preferring White (G1): { $first }, Black (G2): { $second }.
dubov-2026-bracket_new = Score { $points }: { $count } to pair, { $up } from below. Nobody has played yet: the first half by number ({ $first }) is G1, the other ({ $second }) G2.
dubov-2026-up = { $player } comes up from score { $below } to score { $points }, where not everybody can be paired without one more: the best by C6 to C10 of all with whom everybody can be paired, then by number.
dubov-2026-up_several = { $player } comes up from score { $below } to score { $points }, where not everybody can be paired with fewer than { $count } more: one of the best { $count } by C6 to C10, then by number.
dubov-2026-passed_unfit = Before { $player } in the order of 4.2, but with them not everybody could be paired: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-passed_colour = Before { $player } in the order of 4.2, but more players would miss the colour they prefer: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-passed_maximum = Before { $player } in the order of 4.2, but spared as maximum upfloaters: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-passed_times = Before { $player } in the order of 4.2, but maximum upfloaters who came up more often: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-passed_previous = Before { $player } in the order of 4.2, but spared after coming up in the previous round: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-unavoidable = In the smaller subgroup { $count ->
    [one] one pair is
   *[other] { $count } pairs are
 } unavoidable, so as many change the subgroup: { $player } (No. { $number } from the middle) goes to { $side }, in the first set that leaves a legal pairing.
dubov-2026-balancing = The subgroups have different sizes: { $count ->
    [one] one player goes
   *[other] { $count } players go
 } to the smaller one, { $side }. { $player } (No. { $number } from the middle) is in the first set that leaves a legal pairing.
dubov-2026-pair = S1 goes from the lowest average rating of opponents up: { $first } ({ $aro }) is No. { $place }. { $second } has the smallest number in S2 with which everybody can still be paired.
dubov-2026-pair_new = S1 goes by number: { $first } is No. { $place }. { $second } has the smallest number in S2 with which everybody can still be paired.
dubov-2026-met = { $first } has already played: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-apart = The event keeps { $first } apart from: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-absolute = With the same absolute preference as { $first }: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-needed = Smaller numbers, but if { $first } met one of them, the rest of S1 and S2 could not all be paired: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-colour_initial_odd = Neither has played. { $player } is ranked higher and has an odd number: the initial colour, { $colour }.
dubov-2026-colour_initial_even = Neither has played. { $player } is ranked higher and has an even number: { $colour }, not the initial colour.
dubov-2026-colour_both = { $white } prefers White and { $black } prefers Black: both have their wish.
dubov-2026-colour_absolute = Both prefer { $colour }. The preference of { $player } is absolute, that of { $other } is not.
dubov-2026-colour_strong = Both prefer { $colour }. The preference of { $player } is strong, that of { $other } is mild.
dubov-2026-colour_latest = Both prefer { $colour }, equally strongly. The last time their colours differed, { $other } had { $colour }: now it is the turn of { $player }.
dubov-2026-colour_rank = Both prefer { $colour }, equally strongly, and their games do not tell them apart. { $player } is ranked higher and has it.

## Sentences of dutch-2026, and of dutch-2017

dutch-2026-bye_score = The number of players is odd: a complete pairing can give the bye to a player with a score of { $score }, not to a lower score.
dutch-2026-bracket = { $n ->
    [one] Score { $score }: { $n } player,
   *[other] Score { $score }: { $n } players,
 } { $pairs ->
    [one] { $pairs } pair, left over: { $left }.
   *[other] { $pairs } pairs, left over: { $left }.
 }
dutch-2026-heterogeneous = Score { $score }: { $n } players, M0 = { $m0 } of them from above; { $pairs ->
    [one] { $pairs } pair,
   *[other] { $pairs } pairs,
 } M1 = { $m1 } with a player from above.
dutch-2026-collapsed = Everybody left is paired in one last bracket: { $n } players, M0 = { $m0 } of them from above; { $pairs ->
    [one] { $pairs } pair.
   *[other] { $pairs } pairs.
 }
dutch-2026-penultimate = This bracket is paired so that those it leaves, with everybody below, can all be paired; otherwise they could not.
dutch-2026-preferences = Colour preferences (W! absolute, W strong, w mild): { $wishes }.
dutch-2026-fewer_pairs = { $more ->
    [one] One more pair would be possible here, but then not everybody below could be paired.
   *[other] { $more } more pairs would be possible here, but then not everybody below could be paired.
 }
dutch-2026-fewer_pairs_bye = { $more ->
    [one] One more pair would be possible here, but then not everybody below could be paired, or the bye would go to a higher score.
   *[other] { $more } more pairs would be possible here, but then not everybody below could be paired, or the bye would go to a higher score.
 }
dutch-2026-other_downfloaters = Down: { $into } instead of { $out }, with whom the players below could be paired less well or not at all.
dutch-2026-set = The first set of players from above that belongs to a best candidate: { $paired }; in the Limbo: { $limbo }.
dutch-2026-exchange = Exchange: { $out } from S1 to S2, { $into } from S2 to S1. { $given ->
    [0] No candidate before this exchange is as good.
   *[other] With these downfloaters no candidate before this exchange is as good.
 }
dutch-2026-in_order = { $a } is no. { $i } of the upper half (S1), { $b } no. { $j } of the lower half (S2): in order, they meet.
dutch-2026-first_free = { $a } is no. { $i } of the upper half (S1). The first still free in the lower half (S2) is { $b }, no. { $j }.
dutch-2026-first_fit = { $a } is no. { $i } of the upper half (S1). Of those still free in the lower half (S2), { $b }, no. { $j }, is the first with whom the bracket can be paired best.
dutch-2026-moved_in_order = { $a } comes down with a score of { $score } and is no. { $i } of those paired first (S1); { $b } is no. { $j } of the others (S2): in order, they meet.
dutch-2026-moved_first_free = { $a } comes down with a score of { $score } and is no. { $i } of those paired first (S1). The first still free of the others (S2) is { $b }, no. { $j }.
dutch-2026-moved_first_fit = { $a } comes down with a score of { $score } and is no. { $i } of those paired first (S1). Of the others still free (S2), { $b }, no. { $j }, is the first with whom the bracket can be paired best.
dutch-2026-passed_met = { $a } has already met { $others }.
dutch-2026-passed_kept_apart = The event keeps { $a } apart from { $others }.
dutch-2026-passed_absolute = { $a } must have { $colour }, like { $others }: such a pair is not allowed.
dutch-2026-passed_impossible = With { $a } against { $others } { $given ->
    [0] fewer pairs could be made here.
    [1] not everybody else who stays here could be paired.
   *[other] not everybody else could be paired.
 }
dutch-2026-passed_worse = With { $a } against { $others } { $what ->
    [scores] greater differences of score would result
    [unplayed] the bye would go to somebody with more rounds without a game: { $worse } instead of { $least }
    [beyond_two] more players would get a colour difference beyond two: { $worse } instead of { $least }
    [third_colour] more players would get a colour for the third time running: { $worse } instead of { $least }
    [preference] more players would miss the colour they prefer: { $worse } instead of { $least }
    [strong] more players would miss a colour they prefer strongly: { $worse } instead of { $least }
    [down_last] more players would float down as in the last round: { $worse } instead of { $least }
    [up_last] more players would float up as in the last round: { $worse } instead of { $least }
    [down_before] more players would float down as two rounds ago: { $worse } instead of { $least }
    [up_before] more players would float up as two rounds ago: { $worse } instead of { $least }
    [down_last_apart] those who float down again as in the last round would float further
    [up_last_apart] those who float up again as in the last round would float further
    [down_before_apart] those who float down again as two rounds ago would float further
   *[up_before_apart] those who float up again as two rounds ago would float further
 }{ $given ->
    [1] { " " }(with these downfloaters).
   *[other] .
 }
dutch-2026-passed_rest = With { $a } against { $others } no pairing of the bracket is as good either.
dutch-2026-topscorer = { $a } and { $b } both must have { $colour }; they may meet because of a topscorer: { $who }.
dutch-2026-beyond_two = The game { $a }-{ $b } leads to a colour difference beyond two; in this bracket: { $count }.
dutch-2026-third_colour = The game { $a }-{ $b } leads to a third equal colour in a row; in this bracket: { $count }.
dutch-2026-same_preference = { $a } and { $b } both prefer { $colour }. Preferences unfulfilled in this bracket: { $count }.
dutch-2026-strong_preference = { $player } does not get { $colour }, a strong preference. Such players in this bracket: { $count }.
dutch-2026-down_last = { $player } floats down as in the previous round. Such players in this bracket: { $count }.
dutch-2026-down_before = { $player } floats down as two rounds before. Such players in this bracket: { $count }.
dutch-2026-up_last = { $player } floats up as in the previous round. Such players in this bracket: { $count }.
dutch-2026-up_before = { $player } floats up as two rounds before. Such players in this bracket: { $count }.
dutch-2026-left_over = { $pairs ->
    [one] With { $pairs } pair, the most that can be made,
   *[other] With { $pairs } pairs, the most that can be made,
 } { $player } is left over and floats down.
dutch-2026-left_for_rest = { $player } is left over and floats down, so that everybody below can be paired.
dutch-2026-left_for_rest_bye = { $player } is left over and floats down, so that everybody below can be paired and the bye goes to the lowest score possible.
dutch-2026-odd_one = The number of players, { $n }, is odd: { $player } is left over and floats down.
dutch-2026-no_pair = No pair can be made here: { $player } floats down.
dutch-2026-limbo = { $player }, from above with a score of { $score }, is in the Limbo and floats on.
dutch-2026-no_opponent = Nobody here is a possible opponent for { $player }.
dutch-2026-bye = { $player }, with a score of { $score }, is left over in the last bracket and has the bye.
dutch-2026-bye_barred = Ranked lower, but barred from the bye: { $others }.
dutch-2026-bye_impossible = Ranked lower, but if they had the bye not everybody else could be paired: { $others }.
dutch-2026-bye_worse = Ranked lower, but with the bye for { $others } { $what ->
    [scores] greater differences of score would result
    [unplayed] the bye would go to somebody with more rounds without a game: { $worse } instead of { $least }
    [beyond_two] more players would get a colour difference beyond two: { $worse } instead of { $least }
    [third_colour] more players would get a colour for the third time running: { $worse } instead of { $least }
    [preference] more players would miss the colour they prefer: { $worse } instead of { $least }
    [strong] more players would miss a colour they prefer strongly: { $worse } instead of { $least }
    [down_last] more players would float down as in the last round: { $worse } instead of { $least }
    [up_last] more players would float up as in the last round: { $worse } instead of { $least }
    [down_before] more players would float down as two rounds ago: { $worse } instead of { $least }
    [up_before] more players would float up as two rounds ago: { $worse } instead of { $least }
    [down_last_apart] those who float down again as in the last round would float further
    [up_last_apart] those who float up again as in the last round would float further
    [down_before_apart] those who float down again as two rounds ago would float further
   *[up_before_apart] those who float up again as two rounds ago would float further
 }{ $given ->
    [1] { " " }(with these downfloaters).
   *[other] .
 }
dutch-2026-bye_later = Ranked lower; the pairing would be as good with the bye for one of them, but comes later in the order of the candidates: { $others }.
dutch-2026-unplayed = Rounds without a game of { $player }: { $n }; nobody with fewer could be left over in a candidate that is as good by the weightier criteria.
dutch-2026-colours_both = { $white } prefers White and { $black } prefers Black: both have it.
dutch-2026-colours_only = Only { $served } prefers a colour, and gets it: { $white } has White, { $black } Black.
dutch-2026-colours_stronger = Both prefer { $colour }, { $served } more strongly: { $white } has White, { $black } Black.
dutch-2026-colours_wider = Both must have { $colour }; the colour difference of { $served } is wider: { $white } has White, { $black } Black.
dutch-2026-colours_alternation = Both prefer { $colour }, equally strongly. When their colours last differed, { $served } had { $other }: { $white } has White, { $black } Black.
dutch-2026-colours_rank = Both prefer { $colour }, equally strongly, and their colours so far do not tell them apart. { $served } is ranked higher: { $white } has White, { $black } Black.
dutch-2026-colours_number = Neither has played; the number of { $served }, who is ranked higher, and the initial colour decide: { $white } White, { $black } Black.

## Sentences of burstein-2026

burstein-2026-seeding = Round { $round } is one of the { $count } seeding rounds: it is paired by the Dutch system.
burstein-2026-bye_score = { $player } has the bye: of those who may have it and leave the others a complete pairing, nobody else has a score as low as { $points }.
burstein-2026-bye_games = { $player } has the bye: of those who may have it and leave the others a complete pairing, the lowest score ({ $points }), and with this score the most games played ({ $games }).
burstein-2026-bye_barred = Before in the order, but without a right to the bye, after a bye or the points of a win without playing: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
burstein-2026-bye_kept = Before in the order, but kept from the bye by the arbiter: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
burstein-2026-bye_needed = Before in the order, but the others could not all be paired then: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
burstein-2026-bye_rank = { $player } has the bye: of those who may have it and leave the others a complete pairing, the lowest score ({ $points }), the most games played with this score ({ $games }), and then the lowest by Index.
burstein-2026-bracket = Score { $points }: { $count } in the bracket, pairs: { $pairs }, floating out: { $out }. Pairs with equal preference: { $clashes }, the fewest that C5 to C7 leave.
burstein-2026-incoming = { $player } floated into the bracket of score { $points } and is No. { $number } of { $count } by Index.
burstein-2026-floats = { $player } (No. { $number } of { $count }) floats out of the bracket of score { $points }: { $out ->
    [one] one player is
   *[other] { $out } players are
 } left over, and this is so in the first of the best pairings by C5 to C8.
burstein-2026-floats_alone = { $player } is alone in the bracket of score { $points } and floats out of it.
burstein-2026-pair = By Index { $first } is No. { $a } of { $count } and { $second } No. { $b }: the highest and the lowest still free.
burstein-2026-pair_passed = By Index { $first } is No. { $a } of { $count }, the highest still free. { $second } (No. { $b }) is the lowest still free with whom the pairing can still be one of the best.
burstein-2026-met = { $first } has already played: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
burstein-2026-apart = The event keeps { $first } apart from: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
burstein-2026-absolute = With the same absolute preference as { $first }: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
burstein-2026-same = With the same preference as { $first }, and after the pairs above no pairing with one of them is as good by C5 to C8: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
burstein-2026-others = Lower, but after the pairs above no pairing in which { $first } meets one of them is as good by C5 to C8: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
burstein-2026-clash = { $first } and { $second } both prefer { $colour }; not every pair can grant both wishes.
burstein-2026-colour_initial_odd = Neither has played. { $player } is ranked higher and has an odd number: the initial colour, { $colour }.
burstein-2026-colour_initial_even = Neither has played. { $player } is ranked higher and has an even number: { $colour }, not the initial colour.
burstein-2026-colour_both = { $white } prefers White and { $black } prefers Black: both have their wish.
burstein-2026-colour_absolute = Both prefer { $colour }. The preference of { $player } is absolute, that of { $other } is not.
burstein-2026-colour_strong = Both prefer { $colour }. The preference of { $player } is strong, that of { $other } is mild.
burstein-2026-colour_latest = Both prefer { $colour }, equally strongly. The last time their colours differed, { $other } had { $colour }: now it is the turn of { $player }.
burstein-2026-colour_rank = Both prefer { $colour }, equally strongly, and their games do not tell them apart. { $player } is ranked higher by Index and has it.
burstein-2026-colour_one = { $player } prefers { $colour }; { $other } has not played and prefers nothing.

## Events of matches: teams, two games

error-record-names-one-player = an { $code } line names one player in columns 5 to 8
error-preference-type = the colour preference is of type A, B or none, not { $said }
error-accelerated-on-game-points = virtual points are match points: an event that is paired on game points is not accelerated
error-match-of-one-game = player { $id } has one game only in round { $round }: in the Double-Swiss System a match has two, in two columns of the report (192 FIDE_DOUBLESWISS)
error-match-without-game-2 = column { $round } has the first games of a match, but the second ones are missing
error-match-columns-odd = { $rounds } columns: a match takes two, so their number is even
error-match-games-differ = player { $id } does not have both games of match { $match } against one opponent with reversed colours
error-match-bye-in-game-2 = player { $id } has a bye in the second game of match { $match } only

## Teams at the desk

refusal-needs-teams = { $system } pairs teams: say how many boards a match has
refusal-no-teams = { $system } is a system for players, not for teams
refusal-setup-entrants = the list is not empty: an event of players cannot become one of teams, nor the other way round
refusal-no-team-event = this is not an event of teams
refusal-players-of-teams = this is an event of teams: enter players with their team
refusal-order-of-teams = only teams are numbered by hand; the numbers of players follow the rules
refusal-order-all = name every team exactly once
refusal-empty-team = { $name } has no players: complete the team or withdraw it
refusal-team-twice = there is a team { $name } already
refusal-no-member = { $team } has no player { $player }
refusal-member-sat = { $name } is in a line-up and stays in the list
refusal-regulations = { $rules }; give a reason to overrule the regulations
refusal-lineup = { $rules }; give a reason to accept this line-up
refusal-lineup-long = a match has { $boards } boards
refusal-lineup-twice = { $name } cannot sit at two boards
refusal-no-match = { $name } has no match in round { $round }
refusal-no-matches = only matches of teams are forfeited as a whole
refusal-match-forfeited = match { $match } is forfeited as a whole; take that back first
refusal-match-played = match { $match } has games over the board: enter the boards one by one
refusal-board-of-match = name a board of match { $match }, such as { $match }.1
refusal-empty-board = board { $board } has an empty seat: its result follows from the line-ups
refusal-bad-award = say how many match points or game points, for which result and round
setup-teams = the regulations of the teams
broken-list-order = the order of boards of { $player } changes after round 1
broken-list-size = { $player } has more than { $other } players
broken-two-lists = { $player } also plays for { $other }
broken-rating-order = { $player } sits below { $other }, whose rating is lower
broken-board-order = { $player } comes before { $other } in the list of the team
broken-empty-board = { $player } leaves a board empty above others
broken-substitutes = { $player } lines up more than { $other } substitutes
broken-lineup-late = line-ups of { $player } were due by { $other }
broken-board-played = board { $other } of { $player } already has its result
log-team = team { $name } changed: { $about }; { $players }
log-lineup = line-up of { $team } in round { $round }, match { $match }: { $players }
log-overrules = { $what }; overrules: { $rules }
log-award = { $teams }: { $match } match points, { $game } game points (result { $kind }, { $round ->
    [0] every round
   *[other] round { $round }
 })
log-every-team = every team
log-awards = points awarded: { $awards }
log-match-forfeited = round { $round }: match { $match } forfeited as a whole: { $outcome }
error-list-without-teams = the headings name no column with teams (team, équipe)
error-line-without-team = the player has no team
error-board-must-number = the board must be a number, not { $board }
heading-team = Team
heading-games = Games
heading-performance = Perf
heading-game_points = Game pts
heading-match_points = Match pts
table-teams = Teams
table-captain = captain { $name }
table-substitute = sub
table-matches = Round { $n }, matches
table-team-card = Team
table-individuals = Players after round { $n }
table-individuals-note = Points count forfeits; average and performance (C.07, 10.2) the games over the board against rated players.
table-boards = Board prizes
table-boards-note = A player counts at the board where they sat most often; games over the board only, points first, then performance.
command-team = enter teams, change their lists of players, award points
command-lineup = who sits at which board of a match
help-team-words = the name of a new team; else its number, then a player or places in its list
help-team-short = short name, up to five letters
help-team-captain = captain
help-team-strength = strength of the team, if it is not the average of its boards
help-team-place = place of a new player in the list (at its end if left out)
help-team-round = first round of a late team; round of points awarded (the last one if left out; 0: every round)
help-team-match = match points awarded, as -1 for a penalty
help-team-game = game points awarded
help-lineup-team = number of the team
help-lineup-places = places in the list of the team, board by board; 0 leaves a board empty
help-lineup-reason = why a line-up is accepted that the regulations do not allow
help-match = a match forfeited as a whole, as 2=+-
help-boards = boards of a match: an event of teams (0: of players)
help-match-points = match points for a win, a draw, a loss, as 2/1/0
help-board_order = order of a line-up: that of the list, by rating, or free
help-tolerance = rating points by which a lower board may be stronger
help-most_players = players a team may have on its list (0: any number)
help-most_substitutes = substitutes a team may line up in a match (0: any number)
help-lineup_minutes = minutes after publication until line-ups are final (0: no limit)
error-numbers-of-teams = give every number from 1 to { $last } to one team
error-team-named-by-number = name a team by its number, not { $named }
error-team-move = give the place of the player and the new place
cli-imported-teams = teams entered: { $n } with { $players } players; known already: { $known }
examples-team = 
    examples:
        ronde team cup.ronde add "Caen 2" --club Caen --captain "A. Morel"  enter a team
        ronde team cup.ronde player 3 "Morel, Anne" --rating 1850           one more player of team 3
        ronde team cup.ronde move 3 5 2                                     the fifth player goes to place 2
        ronde team cup.ronde drop 3 6                                       the sixth player leaves the list
        ronde team cup.ronde clubs-apart                                    teams of one club do not meet
        ronde team cup.ronde points 3 --match -1 --round 2 --reason "late"  a penalty
        ronde team cup.ronde list                                           all teams with their players
examples-lineup = 
    examples:
        ronde lineup cup.ronde 3                                     the line-up of team 3 in the last round
        ronde lineup cup.ronde 3 1 2 4 5                             the third player is replaced
        ronde lineup cup.ronde 3 1 2 4 0                             nobody sits at board 4
        ronde lineup cup.ronde 3 2 1 3 4 --reason "captains agreed"  accepted against the order of boards
page-template_teams = Teams
page-option_preference = Team system: colour preferences (1.7)
page-option_preference_A = type A
page-option_preference_B = type B, with mild preferences
page-option_preference_none = none
page-option_score = Teams: the score that comes first (1.2)
page-option_score_MP = match points
page-option_score_GP = game points
page-option_second = Teams: the score that comes second (1.2)
page-option_second_MP = match points
page-option_second_GP = game points
page-option_second_none = none
page-team_rules = Teams
page-boards_of_match = Boards of a match
page-match_win = Match points: win
page-match_draw = draw
page-match_loss = loss
page-rest_match = Bye: match points
page-rest_game = Bye: game points
page-board_order = Order of a line-up
page-board_order_list = that of the list
page-board_order_rating = by rating
page-board_order_free = free
page-tolerance = Rating points of tolerance
page-most_players = Players on a list, at most (0: any)
page-most_substitutes = Substitutes in a match, at most (0: any)
page-lineup_minutes = Line-ups: minutes after publication (0: no limit)
page-teams = Teams
page-team = Team
page-captain = Captain
page-short_name = Short name
page-team_strength = Strength
page-team_average = average of the boards
page-add_team = Enter a team
page-import_teams = Read teams from a file
page-import_teams_text = CSV with one player a line and the columns team, board, name, rating (also title, fide id, club, captain, short), or a TRF26 team report. Teams that are in the list already are left out.
page-teams_added = Teams entered: { $n } with { $players } players; known already: { $known }.
page-clubs_apart = Keep teams of one club apart
page-team_numbers = Numbers
page-team_numbers_text = The competition or the chief arbiter decides on the numbers; give every number once. They decide the pairings of round 1 and every order among equals.
page-number_by_strength = Number by strength
page-points_awarded = Penalties and bonuses
page-no_points_awarded = No penalties or bonuses.
page-award_points = Award points
page-award_points_text = A penalty has a minus sign. Points for a result take the place of its usual ones.
page-award_for = For
page-award_kind = { $kind ->
    [W] a won match
    [D] a drawn match
    [L] a lost match
    [F] a full-point bye
    [H] a half-point bye
    [Z] a zero-point bye
    [plus] a match won by forfeit
    [minus] a match lost by forfeit
   *[none] penalty or bonus
 }
page-match_points = Match points
page-game_points = Game points
page-every_team = every team
page-every_round = every round
page-take_back = Take back
page-points_taken_back = points taken back
page-same_club = same club
page-no_players = no players
page-no_team_yet = No team yet.
page-team_list = Players in the order of boards
page-team_list_text = The first { $n } play unless the captain says otherwise; the others are substitutes.
page-place_in_list = No.
page-substitute = substitute
page-has_sat = in a line-up
page-overrule_reason = Reason, to overrule the regulations
page-lineups = Line-ups
page-lineups_text = Choose who sits at each board. What the regulations do not allow is named, and accepted with a reason.
page-lineups_until = Line-ups can change until { $at }.
page-lineup_saved = Line-up of { $name } saved.
page-lineup_overruled = Line-up of { $name } saved against the regulations; the journal keeps the reason.
page-nobody_sits = nobody
page-match_forfeit = Match forfeited
page-match_not_forfeited = Take the forfeit back
page-match_is_forfeited = This match is forfeited as a whole.
page-individuals = Players
page-boards = Board prizes
page-paper_sheets = Match sheets
page-paper_individuals = Players
page-paper_boards = Board prizes
page-table_individuals = Players
page-table_boards = Board prizes
paper-match = Round { $round } · Match { $match }
paper-sheets = Match sheets, round { $n }
paper-total = Total
paper-captain = Captain, { $team }
paper-arbiter = Arbiter
page-p_teams = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 }

## Sentences of swiss-team-2026

swiss-team-2026-bye = The number of teams is odd. Among those who may have the bye, { $player } has the lowest score ({ $points }), then most matches played ({ $matches }), then the largest number.
swiss-team-2026-bye_had = Passed over, because of a bye or of a win without playing: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-bye_kept = Passed over by decision of the arbiter: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-bye_needed = Passed over, because the others could not all be paired then: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-group = Score { $points }: { $count } in the scoregroup, paired among themselves.
swiss-team-2026-group_up = Score { $points }: { $count } in the scoregroup, with upfloaters { $others }.
swiss-team-2026-following = Whoever comes up into score { $points }, the following scoregroup cannot be paired with as few upfloaters as its number allows: C6 does not decide.
swiss-team-2026-up_odd = The number with score { $score } is odd, so { $player } ({ $points }) comes up.
swiss-team-2026-up_needed = Those with score { $score } cannot all be paired among themselves, so { $player } ({ $points }) comes up, one of as few as possible.
swiss-team-2026-up_far = Nobody with a higher score could come up in the place of { $player } so that all others can be paired.
swiss-team-2026-up_floated = { $player } was a floater in the last round too: no set of upfloaters that is as good otherwise has fewer such.
swiss-team-2026-passed_legal = Smaller numbers passed over for { $player }, because with them not all could be paired: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-passed_number = Smaller numbers passed over for { $player }, because with them more would have to come up: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-passed_scores = Smaller numbers passed over for { $player }, because with them lower scores would have to come up: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-passed_following = Smaller numbers passed over for { $player }, because the following scoregroup would need more upfloaters: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-passed_floated = Smaller numbers passed over for { $player }, because more floaters of the last round would come up: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-tops = The smaller numbers of the pairs, each the first that is possible: { $others }.
swiss-team-2026-pair = In the order of numbers { $top } meets the first bottom member still free, { $bottom }.
swiss-team-2026-pair_passed = In the order of numbers { $bottom } is the first bottom member still free with whom { $top } can be paired best.
swiss-team-2026-passed_met = Passed over, because { $player } has met them or must not: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-passed_others = Passed over, because the criteria would be met less well in the bracket: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-opponent_floated = { $player } was a floater in the last round and meets an upfloater all the same. Such pairs in the bracket: { $count }, as few as the criteria before allow.
swiss-team-2026-colours_odd = Neither has played yet, and { $player }, first of the two, has an odd number: the colour drawn ({ $drawn }). White: { $white }, Black: { $black }.
swiss-team-2026-colours_even = Neither has played yet, and { $player }, first of the two, has an even number: not the colour drawn ({ $drawn }). White: { $white }, Black: { $black }.
swiss-team-2026-colours_latest = The last time one had White and the other Black, it was the other way round. White: { $white }, Black: { $black }.
swiss-team-2026-colours_alternate = { $player } gets the other colour than in the last match. White: { $white }, Black: { $black }.
swiss-team-2026-passed_colour = Passed over: they prefer the same colour as { $player }, and the criteria would be met less well: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
swiss-team-2026-clash = { $top } and { $bottom } both prefer { $colour }. Such pairs in the bracket: { $count }, the fewest possible.
swiss-team-2026-clash_strong = { $top } and { $bottom } both strongly prefer { $colour }. Such pairs in the bracket: { $count }, as few as C8 allows.
swiss-team-2026-colours_one = Only { $player } prefers a colour and gets it. White: { $white }, Black: { $black }.
swiss-team-2026-colours_both = Each gets the colour it prefers. White: { $white }, Black: { $black }.
swiss-team-2026-colours_strong = Both prefer the same colour, { $player } strongly. White: { $white }, Black: { $black }.
swiss-team-2026-colours_difference = { $white } has the lower colour difference and gets White, { $black } Black.
swiss-team-2026-colours_first = Both prefer the same colour, and { $player } is the first-team. White: { $white }, Black: { $black }.

## Sentences of double-swiss-2026

double-swiss-2026-bye = The number of players is odd. Among those who may have the bye, { $player } has the lowest score ({ $points }), then most matches played ({ $matches }), then the largest number.
double-swiss-2026-bye_had = Passed over, because of a bye or of a win without playing: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-bye_kept = Passed over by decision of the arbiter: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-bye_needed = Passed over, because the others could not all be paired then: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-group = Score { $points }: { $count } in the scoregroup, paired among themselves.
double-swiss-2026-group_up = Score { $points }: { $count } in the scoregroup, with upfloaters { $others }.
double-swiss-2026-following = Whoever comes up into score { $points }, the following scoregroup cannot be paired with as few upfloaters as its number allows: C6 does not decide.
double-swiss-2026-up_odd = The number with score { $score } is odd, so { $player } ({ $points }) comes up.
double-swiss-2026-up_needed = Those with score { $score } cannot all be paired among themselves, so { $player } ({ $points }) comes up, one of as few as possible.
double-swiss-2026-up_far = Nobody with a higher score could come up in the place of { $player } so that all others can be paired.
double-swiss-2026-up_floated = { $player } was a floater in the last round too: no set of upfloaters that is as good otherwise has fewer such.
double-swiss-2026-passed_legal = Smaller numbers passed over for { $player }, because with them not all could be paired: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-passed_number = Smaller numbers passed over for { $player }, because with them more would have to come up: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-passed_scores = Smaller numbers passed over for { $player }, because with them lower scores would have to come up: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-passed_following = Smaller numbers passed over for { $player }, because the following scoregroup would need more upfloaters: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-passed_floated = Smaller numbers passed over for { $player }, because more floaters of the last round would come up: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-tops = The smaller numbers of the pairs, each the first that is possible: { $others }.
double-swiss-2026-pair = In the order of numbers { $top } meets the first bottom member still free, { $bottom }.
double-swiss-2026-pair_passed = In the order of numbers { $bottom } is the first bottom member still free with whom { $top } can be paired best.
double-swiss-2026-passed_met = Passed over, because { $player } has met them or must not: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-passed_others = Passed over, because the criteria would be met less well in the bracket: { $others }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
double-swiss-2026-opponent_floated = { $player } was a floater in the last round and meets an upfloater all the same. Such pairs in the bracket: { $count }, as few as the criteria before allow.
double-swiss-2026-colours_odd = Neither has played yet, and { $player }, first of the two, has an odd number: the colour drawn ({ $drawn }). White: { $white }, Black: { $black }.
double-swiss-2026-colours_even = Neither has played yet, and { $player }, first of the two, has an even number: not the colour drawn ({ $drawn }). White: { $white }, Black: { $black }.
double-swiss-2026-colours_latest = The last time one had White and the other Black, it was the other way round. White: { $white }, Black: { $black }.
double-swiss-2026-colours_alternate = { $player } gets the other colour than in the last match. White: { $white }, Black: { $black }.
double-swiss-2026-colours_whites = { $white } has had White less often and gets it in game 1, { $black } Black.

## Input that is refused

trf-points = the points
trf-federation = the federation
trf-fide-number = the FIDE number
trf-cell = the columns of round { $round }
error-line-ends-inside-field = the line ends inside { $what }: the rest is missing
error-number-too-long = { $said } has too many digits
error-points-contradicted = { $first } ({ $n ->
    [one] one contradiction
   *[other] { $n } contradictions
 })
error-page-outside-folder = the page { $name } would not stand in the folder: a tournament of this file has a strange name
warning-line-not-read = line { $line } begins with { $code }, a record that reports do not have; it was not read
warning-more-rounds = the report announces { $rounds } rounds and has { $played }
warning-event-ends-early = { $played } of { $rounds } rounds are played: round { $next } cannot be paired
warning-events-end-early = { $n } of { $all } events have fewer than { $rounds } rounds: the next one cannot be paired
warning-no-such-option = { $system } has no option { $option }: it changes nothing
warning-no-such-value = { $option } is no choice of { $system }, which has { $values }
warning-more = and { $n } more
help-lenient = read lines that end inside a field, with a warning
help-reading = read the rules word for word, trying everything: a second program for small fields, made without the first (exit code 6 if a round is too large)
help-strict = refuse points that the results contradict (otherwise a warning)
