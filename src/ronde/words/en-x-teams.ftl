### English for tournaments of teams: what differs from en.ftl where teams are paired

accelerations-virtual_points = Acceleration { $key ->
    [haley] Haley
    [haley-3] Haley, three rounds
    [haley-soft] soft Haley
    [degressive] degressive
    [quart] by quarters
    [baku] Baku
    [baku-2026] Baku
   *[other] { $key }
 }: in this round teams { $who } count { $points } more, for the pairing only.
burstein-1998-bye = The number of teams is odd. Going up from the last place of the lowest group, { $player } (No. { $number } of { $count } with the score { $points }) is the first who can have the bye.
burstein-1998-group_one = Score { $points }: one team.
burstein-1998-came = { $player } floated down and is ranked among the { $count } teams of this group: No. { $number }.
burstein-1998-passed_limits = Between { $player } and { $others } one of the two teams would have a colour that is no longer allowed.
burstein-1998-passed_limits_many = Between { $player } and { $others } (and { $more } more) one of the two teams would have a colour that is no longer allowed.
burstein-1998-passed_due = { $others } and { $player } are due the same colour, { $colour }: more teams than necessary would miss theirs, or not all could be paired.
burstein-1998-passed_due_many = { $others } (and { $more } more) and { $player } are due the same colour, { $colour }: more teams than necessary would miss theirs, or not all could be paired.
dubov-1997-bye_round_1 = { $player } has the bye: the number of teams is odd, and nobody further down the list may have it.
dubov-1997-group_round_1 = Score { $points }: the list of { $players } teams by rating is cut in half, and the two halves meet in order.
dubov-1997-group_ideal = Score { $points }: { $players } teams, half of them due White and half due Black, and everybody has an opponent here: the ideal case.
dubov-1997-group = Score { $points }. Teams: { $players }, due White: { $whites }, due Black: { $blacks }; from above: { $above }, up from below: { $up }, going down: { $down }.
dubov-1997-left_for_others = Higher up, but needed for a team further down that would otherwise have no opponent: { $others }.
dubov-1997-goes_down = { $player } goes down from the { $points }-point group, which cannot keep all its teams ({ $count } must go): the lowest rating ({ $rating }) of those who can go and may meet a team in the next group.
dubov-1997-goes_down_far = { $player } goes down from the { $points }-point group, which cannot keep all its teams ({ $count } must go): the lowest rating ({ $rating }) of those who can go, though without anybody to meet in the next group.
dubov-1997-to_black = In the { $points }-point group { $many } teams are due White, but only half of the group ({ $half }) can stand with the Whites. { $player } changes to the Blacks, having had some of the weakest opponents so far ({ $average ->
    [none] none
   *[other] average { $average }
 }) among those who may have Black.
dubov-1997-to_white = In the { $points }-point group { $many } teams stand with the Blacks, but only half of the group ({ $half }) can stay there. { $player } changes to the Whites, having had some of the strongest opponents so far ({ $average ->
    [none] none
   *[other] average { $average }
 }) among those who may have White.
dubov-1997-to_white_new = In the { $points }-point group { $many } teams stand with the Blacks, but only half of the group ({ $half }) can stay there. { $player } changes to the Whites first, having played no game yet and being due no colour.
dutch-2012-bracket_odd = Score { $score }, number of teams { $n }: P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }.
dutch-2012-bracket_even = Score { $score }, number of teams { $n }: P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }, strong ones: at least Z1 = { $z1 }, found Z = { $z }.
dutch-2012-heterogeneous_odd = Score { $score }, number of teams { $n }, M0 = { $m0 } from above, M1 = { $m1 } of them paired first: P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }.
dutch-2012-heterogeneous_even = Score { $score }, number of teams { $n }, M0 = { $m0 } from above, M1 = { $m1 } of them paired first: P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }, strong ones: at least Z1 = { $z1 }, found Z = { $z }.
dutch-2012-mixed_odd = Score { $score }, number of teams { $n }, M0 = { $m0 } from above, treated as homogeneous (M1 = { $m1 }): P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }.
dutch-2012-mixed_even = Score { $score }, number of teams { $n }, M0 = { $m0 } from above, treated as homogeneous (M1 = { $m1 }): P0 = { $p0 }, P1 = { $p1 }; pairs against a preference: at least X1 = { $x1 }, found X = { $x }, strong ones: at least Z1 = { $z1 }, found Z = { $z }.
dutch-2012-nobody = Score { $score }, number of teams { $n }: nobody has a legal opponent here.
dutch-2012-fewer_moved = Only M1 = { $m1 } of the { $m0 } teams from above can be paired here.
dutch-2012-none_moved = Of the teams from above (M0 = { $m0 }) none can be paired here (M1 = { $m1 }): the bracket counts as homogeneous.
dutch-2012-fewer_moved_lowest = With more than M1 = { $m1 } of the teams from above (M0 = { $m0 }) in S1, the lowest bracket cannot be paired.
dutch-2012-fewer_moved_for_lowest = Teams from above paired first here: M1 = { $m1 } (M0 = { $m0 }), so that the lowest bracket can be paired.
dutch-2012-passed_worse = With { $a } against { $others } { $what ->
    [scores] higher scores would go down
    [factor] the gaps between the scores that meet would be wider (B3 factor)
    [c14_b2] fewer teams from above would be paired first: { $worse } instead of { $least } would be left out
    [b2] there would be more pairs of two who must have the same colour: { $worse } instead of { $least }
    [a7d] there would be more pairs against two strong preferences: { $worse } instead of { $least }
    [x] there would be more pairs against a colour preference: { $worse } instead of { $least }
    [z] there would be more pairs against two strong preferences: { $worse } instead of { $least }
    [b5_down] more teams would float down as in the last round: { $worse } instead of { $least }
    [b6_down] more teams would float down as two rounds ago: { $worse } instead of { $least }
    [b5_up] more teams would float up as in the last round: { $worse } instead of { $least }
   *[b6_up] more teams would float up as two rounds ago: { $worse } instead of { $least }
 }{ $again ->
    [1] { " " }(with these downfloaters).
   *[other] .
 }
dutch-2012-b5_up_dropped = { $player } floats up as in the last round. Such teams in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] with these downfloaters no fewer are possible.
 }
dutch-2012-b6_up_dropped = { $player } floats up as two rounds ago. Such teams in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] with these downfloaters no fewer are possible.
 }
dutch-2012-b5_down_dropped = { $player } floats down as in the last round. Such teams in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] the bracket below needs these downfloaters.
 }
dutch-2012-b6_down_dropped = { $player } floats down as two rounds ago. Such teams in the bracket: { $count }; { $again ->
    [0] the weightier criteria allow no fewer.
   *[other] the bracket below needs these downfloaters.
 }
dutch-2012-bye = In the lowest bracket the number of teams, { $n }, is odd: { $player } is left over and has the bye.
dutch-2012-bye_worse = Ranked lower, but with the bye for { $others } { $what ->
    [scores] higher scores would go down
    [factor] the gaps between the scores that meet would be wider (B3 factor)
    [c14_b2] fewer teams from above would be paired first: { $worse } instead of { $least } would be left out
    [b2] there would be more pairs of two who must have the same colour: { $worse } instead of { $least }
    [a7d] there would be more pairs against two strong preferences: { $worse } instead of { $least }
    [x] there would be more pairs against a colour preference: { $worse } instead of { $least }
    [z] there would be more pairs against two strong preferences: { $worse } instead of { $least }
    [b5_down] more teams would float down as in the last round: { $worse } instead of { $least }
    [b6_down] more teams would float down as two rounds ago: { $worse } instead of { $least }
    [b5_up] more teams would float up as in the last round: { $worse } instead of { $least }
   *[b6_up] more teams would float up as two rounds ago: { $worse } instead of { $least }
 }{ $again ->
    [1] { " " }(with these downfloaters).
   *[other] .
 }
dutch-2012-odd_one = The number of teams, { $n }, is odd: { $player } is left and goes down.
dutch-2012-floaters_for_places = The bracket above was paired again, with { $into } floating instead of { $out }, so that more teams from above can be paired first here.
elo-swiss-level = Score level { $points }. Teams: { $own }; pairs: { $pairs }.
elo-swiss-level_mixed = Score level { $points }. Teams: { $own }; moved down, to be paired first: { $moved }; pairs: { $pairs }.
elo-swiss-level_half = Score level { $points }. Teams: { $own }; moved down: { $moved }. At least half of those to pair come from above, so all are one group; pairs: { $pairs }.
elo-swiss-level_apart = Score level { $points }. Teams: { $own }; moved down, without a legal opponent here: { $moved }; pairs: { $pairs }.
elo-swiss-level_single = Score level { $points }. One team, who moves down.
elo-swiss-skipped_float = Earlier in S2 than { $b }, but with { $a } a team would float the same way again: { $who }.
elo-swiss-skipped_float_many = Earlier in S2 than { $b }, but with { $a } a team would float the same way again, in number: { $count }.
elo-swiss-bye = The number of teams is odd: { $a } is left over at the end and has the bye.
elo-swiss-kept_barred_many = Weaker than { $a }, but barred from the bye: { $count } teams.
elo-swiss-kept_float_many = Weaker than { $a }, but they would float down again: { $count } teams.
elo-swiss-kept_rest_many = Weaker than { $a }, but paired in the first pairing that succeeds: { $count } teams.
lim-maxi = This is a maxi-tournament: for the sake of colours a team is replaced only by one within 100 rating points.
lim-bye = The number of teams is odd. Going up from the lowest score and the largest number, { $player } ({ $points }) is the first who can have the bye.
lim-group_down = The { $points }-point group is paired downwards, smallest number first. Teams: { $count }; pairs: { $pairs }; floated in: { $incoming }; float down: { $leaving }.
lim-group_up = The { $points }-point group is paired upwards, largest number first. Teams: { $count }; pairs: { $pairs }; floated in: { $incoming }; float up: { $leaving }.
lim-group_median = The median group ({ $points }) is paired last, smallest number first. Teams: { $count }; pairs: { $pairs }; floated in: { $incoming }.
lim-pair_proposed = { $left } teams of the { $points }-point group are left: { $first } heads the first half, { $second } the second half, and so they are proposed to each other.
lim-pair_exchanged = { $left } teams of the { $points }-point group are left: { $first } comes first, and { $second } is the first opponent in the order of exchanges who fits.
lim-passed_blocked = With { $player } against { $others } the rest of the group could not be paired, or only with more teams wanting the same colour as their opponent.
lim-passed_blocked_many = With { $player } against { $others } and { $more } more the rest of the group could not be paired, or only with more teams wanting the same colour as their opponent.
impossible-no-bye = the number of teams is odd, and nobody may have the bye by the rules; the arbiter can give it by hand, with a reason (at the desk, or: ronde draft --bye ID --reason TEXT)
impossible-groups = each of the groups { $parts } has one team too many, and only { $others } could meet them
impossible-groups-nobody = each of the groups { $parts } has one team too many, and nobody is left for them
impossible-people = { $count ->
    [one] team { $numbers }
   *[other] teams { $numbers }
 }
term-S1 = the part of a group that is paired first: its upper half, or the teams who come from above
term-M0 = the number of teams who come from a higher score
published-changed = This match was changed by the arbiter{ $why }.
published-colours = This match was changed by the arbiter: colours exchanged{ $why }.
published-differs = This match is not what the rules give.
published-differs-colours = The colours of this match are not what the rules give.
published-imported = This round was imported from a report, and { $n } of its { $boards } matches { $n ->
    [one] is
   *[other] are
 } not what the rules give for the results before it.
why-players = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 } instead of { $m }
why-loss-same-wish-self = { $a } ({ $mine }) and { $b } ({ $theirs }) both want { $colour }{ $m ->
    [0] ; the { $group } can be paired with nobody refused.
   *[other] : in the { $group } a team would be refused in { $count }.
 }
why-loss-halves-change = A team would have to change halves ({ $who }); that is done only if a criterion gains by it, and here none would.
you-passed_apart = With { $others } teams more than 100 rating points apart would be exchanged for the sake of colours.
you-dutch-2012-fewer_moved = Of the { $m0 } teams who come down into your group { $m1 } can be paired with its own teams.
you-dutch-2012-none_moved = Nobody of those who come down into your group can be paired with its own teams first: all are paired as one group.
you-dutch-2012-fewer_moved_lowest = Of the { $m0 } teams who come down into your group { $m1 } are paired first: with more, the lowest group could not be paired.
you-dutch-2012-fewer_moved_for_lowest = Of the { $m0 } teams who come down into your group { $m1 } are paired first, so that the lowest group can be paired.
you-elo-swiss-fewer_moved = Of the { $moved } teams who come down into your group { $count } are paired first; with more, not everybody would find an opponent.
you-elo-swiss-fewer_moved_last = Of the { $moved } teams who come down into your group { $count } are paired first, so that the last group can be paired.
you-other_floaters = { $you ->
    [out] You would have gone down to the next group; then the teams there could be paired less well, and { $into } goes instead.
   *[other] You go down to the next group instead of { $out }: otherwise the teams there could be paired less well.
 }
you-odd_one = The number of teams to pair in your group ({ $n }) is odd: you are left over and play in the next group.
you-dutch-2012-bye = The number of teams is odd, and you are left over in the lowest group: you have the bye.
you-e5_first = In round 1 colours alternate from match to match, starting from the lot: you have { $mine }.
you-float = { $you ->
    [a] You play a team of a lower score: you float down.
   *[other] You play a team of a higher score: you float up.
 }
you-left_odd = The number of teams to pair in your group is odd: you are left over and play in the next group.
you-elo-swiss-bye = The number of teams is odd, and you are left over at the end: you have the bye.
you-skipped_float = Earlier in the list, but a team would float the same way again: { $who }.
you-pair_proposed = { $you ->
    [first] Of the { $left } teams left in your group you head the first half and { $them } the second: you are proposed to each other.
   *[other] Of the { $left } teams left in your group { $them } heads the first half and you the second: you are proposed to each other.
 }
you-pair_exchanged = { $you ->
    [first] Of the { $left } teams left in your group you come first; { $them } is the first opponent in order who fits.
   *[other] Of the { $left } teams left in your group { $them } comes first; you are the first opponent in order who fits.
 }
you-lim-passed_barred = { $you ->
    [player] Between you and { $others } one of the two teams would have a colour that is no longer allowed.
   *[other] Between { $them } and { $others } one of the two teams would have a colour that is no longer allowed.
 }
you-lim-bye = The number of teams is odd. Going up from the bottom you are the first who can have the bye.
you-lim-2026-bye_by_rating = The number of teams is odd, and this is the first round: your rating is the lowest of those who can have the bye.
you-row = { $you ->
    [first] The teams due White stand from the weakest opponents so far to the strongest, those due Black from the highest rating down: you are { $place_th } of the Whites, { $them } ({ $rating }) is opposite.
   *[other] The teams due White stand from the weakest opponents so far to the strongest, those due Black from the highest rating down: { $them } is { $place_th } of the Whites, you are opposite.
 }
you-goes_down = Your group cannot keep all its teams: of those who can go down you have the lowest rating.
you-bye_round_1 = The number of teams is odd, and nobody further down the list may have the bye: you have it.
you-balancing = More teams of your group prefer one colour than the other: you are among those who change sides.
you-dubov-2026-passed_colour = Before you to come up, but more teams would miss their colour: { $others }.
you-dubov-2026-bye_score = The number of teams is odd: of those who may have the bye nobody has a score as low as yours.
you-dubov-2026-bye_games = The number of teams is odd: of those who may have the bye you have the lowest score, and have played the most games.
you-dubov-2026-bye_number = The number of teams is odd: of those who may have the bye you have the lowest score, the most games and then the largest number.
you-bye_rank = The number of teams is odd: of those who may have the bye you have the lowest score, the most games and then the lowest place.
you-burstein-1998-float = The number of teams in your group is odd: in the first pairing that fits you are left over and float to the group with { $target_pts }.
you-passed_due = { $you ->
    [player] You are due { $colour }, like { $others }: more teams than necessary would miss their colour.
   *[other] { $them } is due { $colour }, like { $others }: more teams than necessary would miss their colour.
 }
you-has_met_defaulter = You are lower in the ranking than the one who rests, but have met a team that left: you play.
many-dutch-2026-strong_preference = A strong preference for { $colour } is refused in: { $pairs }. Such teams in this bracket: { $count }.
many-lim-colour_both = Both have the colour they are due, { $colour } for the team named first: { $pairs }.
many-fmjd-1986-has_met_defaulter = Lower in the ranking, but have met a team that left, and play: { $who }.
check-rematch = teams { $a } and { $b } meet in round { $round } and in round { $before }
check-second-bye = team { $id } has the bye in round { $round } after a free point in round { $before }
check-third-colour = team { $id } has { $colour } for the third time running in round { $round }
check-difference = team { $id } has a colour difference of { $difference } after round { $round }
cause-numbers = fits with the teams numbered by rating: the numbers changed afterwards
cause-hand-colours = { $n ->
    [one] likely cause: equal but for the colours of match { $boards }: changed by hand
   *[other] likely cause: equal but for the colours of matches { $boards }: changed by hand
  }
cause-hand-swap = likely cause: equal but for one swap in matches { $boards }: changed by hand
cause-hand = { $n ->
    [one] no known cause: no edition, acceleration, border, colour by lot, numbering or added match gives this round; one match of { $all } differs ({ $boards })
   *[other] no known cause: no edition, acceleration, border, colour by lot, numbering or added match gives this round; { $n } matches of { $all } differ ({ $boards })
  }
cause-renumbered = likely cause: the numbers changed before round { $first }. From then on every round is equal, the numbers do not follow the ratings in the file, and numbers may change until round 4 is paired; { $n ->
    [one] one match of { $all } differs ({ $boards })
   *[other] { $n } matches of { $all } differ ({ $boards })
  }
cause-added = { $n ->
    [one] likely cause: all others are paired without the teams of { $boards }, a match added by hand
   *[other] likely cause: all others are paired without the teams of { $boards }, matches added by hand
  }
lim-2026-bye_by_rating = The number of teams is odd, and this is the first round: { $player } has the lowest rating of those who can have the bye.
dubov-2026-passed_colour = Before { $player } in the order of 4.2, but more teams would miss the colour they prefer: { $others }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }.
dubov-2026-balancing = The subgroups have different sizes: { $count ->
    [one] one team goes
   *[other] { $count } teams go
 } to the smaller one, { $side }. { $player } (No. { $number } from the middle) is in the first set that leaves a legal pairing.
dutch-2026-bye_score = The number of teams is odd: a complete pairing can give the bye to a team with a score of { $score }, not to a lower score.
dutch-2026-bracket = { $n ->
    [one] Score { $score }: { $n } team,
   *[other] Score { $score }: { $n } teams,
 } { $pairs ->
    [one] { $pairs } pair, left over: { $left }.
   *[other] { $pairs } pairs, left over: { $left }.
 }
dutch-2026-heterogeneous = Score { $score }: { $n } teams, M0 = { $m0 } of them from above; { $pairs ->
    [one] { $pairs } pair,
   *[other] { $pairs } pairs,
 } M1 = { $m1 } with a team from above.
dutch-2026-collapsed = Everybody left is paired in one last bracket: { $n } teams, M0 = { $m0 } of them from above; { $pairs ->
    [one] { $pairs } pair.
   *[other] { $pairs } pairs.
 }
dutch-2026-other_downfloaters = Down: { $into } instead of { $out }, with whom the teams below could be paired less well or not at all.
dutch-2026-set = The first set of teams from above that belongs to a best candidate: { $paired }; in the Limbo: { $limbo }.
dutch-2026-passed_worse = With { $a } against { $others } { $what ->
    [scores] greater differences of score would result
    [unplayed] the bye would go to a team with more rounds without a match: { $worse } instead of { $least }
    [beyond_two] more teams would get a colour difference beyond two: { $worse } instead of { $least }
    [third_colour] more teams would get a colour for the third time running: { $worse } instead of { $least }
    [preference] more teams would miss the colour they prefer: { $worse } instead of { $least }
    [strong] more teams would miss a colour they prefer strongly: { $worse } instead of { $least }
    [down_last] more teams would float down as in the last round: { $worse } instead of { $least }
    [up_last] more teams would float up as in the last round: { $worse } instead of { $least }
    [down_before] more teams would float down as two rounds ago: { $worse } instead of { $least }
    [up_before] more teams would float up as two rounds ago: { $worse } instead of { $least }
    [down_last_apart] those who float down again as in the last round would float further
    [up_last_apart] those who float up again as in the last round would float further
    [down_before_apart] those who float down again as two rounds ago would float further
   *[up_before_apart] those who float up again as two rounds ago would float further
 }{ $given ->
    [1] { " " }(with these downfloaters).
   *[other] .
 }
dutch-2026-strong_preference = { $player } does not get { $colour }, a strong preference. Such teams in this bracket: { $count }.
dutch-2026-down_last = { $player } floats down as in the previous round. Such teams in this bracket: { $count }.
dutch-2026-down_before = { $player } floats down as two rounds before. Such teams in this bracket: { $count }.
dutch-2026-up_last = { $player } floats up as in the previous round. Such teams in this bracket: { $count }.
dutch-2026-up_before = { $player } floats up as two rounds before. Such teams in this bracket: { $count }.
dutch-2026-odd_one = The number of teams, { $n }, is odd: { $player } is left over and floats down.
dutch-2026-bye_worse = Ranked lower, but with the bye for { $others } { $what ->
    [scores] greater differences of score would result
    [unplayed] the bye would go to a team with more rounds without a match: { $worse } instead of { $least }
    [beyond_two] more teams would get a colour difference beyond two: { $worse } instead of { $least }
    [third_colour] more teams would get a colour for the third time running: { $worse } instead of { $least }
    [preference] more teams would miss the colour they prefer: { $worse } instead of { $least }
    [strong] more teams would miss a colour they prefer strongly: { $worse } instead of { $least }
    [down_last] more teams would float down as in the last round: { $worse } instead of { $least }
    [up_last] more teams would float up as in the last round: { $worse } instead of { $least }
    [down_before] more teams would float down as two rounds ago: { $worse } instead of { $least }
    [up_before] more teams would float up as two rounds ago: { $worse } instead of { $least }
    [down_last_apart] those who float down again as in the last round would float further
    [up_last_apart] those who float up again as in the last round would float further
    [down_before_apart] those who float down again as two rounds ago would float further
   *[up_before_apart] those who float up again as two rounds ago would float further
 }{ $given ->
    [1] { " " }(with these downfloaters).
   *[other] .
 }
burstein-2026-floats = { $player } (No. { $number } of { $count }) floats out of the bracket of score { $points }: { $out ->
    [one] one team is
   *[other] { $out } teams are
 } left over, and this is so in the first of the best pairings by C5 to C8.

## At the desk and on the pages of players

people-n = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 }
notice-not-checked-in = { $n ->
    [one] did not check in and is not paired: { $players }
   *[other] { $n } teams did not check in and are not paired: { $players }
 }
notice-not-asked = { $n ->
    [one] nobody has said whether this team plays: { $players }
   *[other] nobody has said whether these teams play: { $players }
 }
caution-forbid = teams that must not meet are named before round 1 only
caution-swap = Two teams change places in round { $round }.
caution-complete = Teams without an opponent are paired in the published round { $round }.
caution-mpa = { $n ->
    [one] One match of round { $round } is not the one of the system: { $pairs }.
   *[other] { $n } matches of round { $round } are not those of the system: { $pairs }.
  }
refusal-lots-all = every team must be drawn exactly once: { $players }
refusal-group-of-two = a forbidden group has two teams or more
refusal-too-few = { $count ->
    [one] there is { $count } team to pair: two are needed
   *[other] there are { $count } teams to pair: two are needed
 }
refusal-not-these-players = the pairs must hold each team of the draft once; wrong: { $players }
refusal-one-bye = only one team can have the bye
refusal-bye-not-due = { $count } teams are to be paired: nobody has the bye
refusal-games-stay = the matches that are published stay; only teams without an opponent can be paired
refusal-not-waiting = these teams are not waiting for a match in the round published last: { $players }
page-absentees = Absentees and doubtful teams
page-absentees_text = Teams in colour have not been seen, or lost by forfeit: they are not paired unless you say that they play.
page-not_meet = Teams that must not meet
page-not_meet_text = Team numbers, one group per line
page-no_bye = Teams that must not get the bye
page-no_bye_text = Team numbers
page-half_byes = Half-point byes a team may ask for
page-tiebreaks_text = Among teams with equal points, in this order.
page-p_why_not_intro = Choose two teams: the answer says why they meet, or what prevents it.
page-p_choose = choose a team
page-p_first = First team
page-p_second = Second team
page-p_not_both = Choose two different teams that were both to be paired in round { $n }.
page-p_groups_help = An arrow: a team meets one of a lower group.
page-p_why_not_other = Why not another team?
page-late_text = Teams that arrive after publication are paired among themselves, or with the team that has the bye. Published matches do not move.
page-late_show = Show the new matches
page-late_plan = New matches
page-late_stay = All other matches stay as published.
page-apart_club = Teams of one club
page-apart_federation = Teams of one federation
page-apart_family = Teams of one family or group
