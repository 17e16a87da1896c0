# Wat mensen lezen, in het Nederlands: de openbare pagina's, het invoeren van uitslagen en de gewone fouten.
# Wat hier ontbreekt, staat er in het Engels.

## Kleuren, letters, aanhalingstekens

colour-w = wit
colour-b = zwart
letter-white = W
letter-black = Z
quoted = ‘{ $text }’

## Woorden die overal voorkomen

round-n = Ronde { $n }
bracket-n = Groep { $n }
whole-round = De hele ronde
board = Bord
white = Wit
black = Zwart
bye = vrij
half-bye = bye van een half punt
full-bye = bye van een punt
absent = afwezig
people-n = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
 }
others-n = { $n ->
    [one] { $n } andere
   *[other] { $n } anderen
 }
rounds-n = { $n ->
    [one] { $n } ronde
   *[other] { $n } ronden
 }
semicolon = { "; " }
cited = { $sentence } [{ $article }]
outcome-adjourned = afgebroken

## Tabellen

table-standings = Stand na ronde { $n }
table-crosstable = Kruistabel na ronde { $n }
table-crosstable-number = Kruistabel op nummer na ronde { $n }
table-pairings = Indeling van ronde { $n }
table-alphabetical = Indeling van ronde { $n }, alfabetisch
table-starting-list = Deelnemerslijst
table-histories = Kleuren en floats
table-card = Spelerskaart
heading-place = Plaats
heading-rank = Rang
heading-number = Nr.
heading-title = Titel
heading-name = Naam
heading-rating = Rating
heading-federation = Fed
heading-points = Ptn
heading-sex = Geslacht
heading-birth = Geboren
heading-fide_id = FIDE-nr.
heading-board = Bord
heading-white = Wit
heading-black = Zwart
heading-first = Speler
heading-second = Speler
heading-result = Uitslag
heading-round = Rd
heading-colour = Kleur
heading-opponent = Tegenstander
heading-score = Score
heading-float = Float
heading-colours = Kleuren
heading-difference = W-Z
heading-floats = Floats
cell-bye = vrij
cell-white = w
cell-black = z
table-colours = Kleuren { $colours } (W-Z { $difference }) → { $due }
table-shared = { "= gedeelde plaats" }
table-lots = Loting met beginwaarde { $seed }: { $order }
table-dropped = { $code } niet gebruikt: { $reason }
table-edition = Beslissing bij gelijk eindigen (C.07, uitgave { $edition }): { $list }
table-own-tiebreaks = Beslissing bij gelijk eindigen ({ $rules }): { $list }
table-cells = Vakken: tegenstander, kleur, uitslag; vrij = vrijloting, ½ en 1 = bye van een half of heel punt, + en - = reglementair
table-not-paired = Niet ingedeeld: { $list }
tiebreak-PTS = Punten
tiebreak-DE = Onderling resultaat
tiebreak-WIN = Aantal gewonnen ronden
tiebreak-WON = Gewonnen partijen
tiebreak-PS = Voortschrijdende score
tiebreak-BH = Buchholz
tiebreak-SB = Sonneborn-Berger
tiebreak-KS = Koya
tiebreak-ARO = Gemiddelde rating van de tegenstanders
tiebreak-TPR = Prestatierating
tiebreak-LOTS = Loting

## Afbeeldingen

picture-groups = Puntengroepen van ronde { $n }
picture-group = { $points } punten: { $players }, { $pairs } binnen de groep
picture-pairs = { $n ->
    [one] { $n } paar
   *[other] { $n } paren
 }
picture-floats = { $high } ({ $above }) speelt tegen { $low } ({ $below })
picture-within = binnen de groep
picture-across = tussen groepen
picture-path = { $who }: weg door de puntengroepen
picture-start = Begin
picture-after = na ronde { $n }: { $points } punten
picture-meets = ronde { $n }: { $result } tegen { $other }
picture-rests = ronde { $n }: geen partij, { $result }
picture-win = winst
picture-draw = remise
picture-loss = verlies
picture-pending = nog te spelen
picture-size = een cirkel is zo groot als de puntengroep
picture-balance = { $who }: kleuren
picture-none = geen partij
picture-colour = { $n }: { $colour }, verschil { $difference }
picture-field = Kleurbalans van het deelnemersveld
picture-field-line = { $who }: partijen met wit min partijen met zwart { $n }
explain-meets = { $a } speelt tegen { $b }
explain-has-bye = { $a } is vrij
explain-not-paired = { $a } is niet ingedeeld in ronde { $n }.

## Fouten

error-at-line = regel { $line }: { $sentence }
error-at-column = regel { $line }, kolom { $column }: { $sentence }
error-file = { $path }: { $reason }
error-file-unreadable = { $path } kan niet worden gelezen: { $reason }
error-file-unwritable = { $path } kan niet worden geschreven: { $reason }
errno-ENOENT = bestand of map niet gevonden
errno-EACCES = geen toestemming
errno-EPERM = niet toegestaan
errno-EISDIR = dit is een map
errno-ENOTDIR = dit is geen map
errno-EEXIST = het bestand bestaat al
errno-EROFS = het bestandssysteem is alleen-lezen
errno-ENOSPC = de schijf is vol
error-file-empty = het bestand is leeg
error-list-empty = de lijst is leeg
error-no-player = er is geen speler { $said }
error-not-number = { $text } is geen getal
error-no-file-was-chosen = er is geen bestand gekozen
error-two-passwords-differ = de twee wachtwoorden verschillen
refusal-event-closed = het evenement is gesloten
refusal-tournament-closed = het toernooi is gesloten
refusal-no-player = er is geen speler { $player }
refusal-no-round = ronde { $round } is niet gepubliceerd
refusal-no-board = ronde { $round } heeft geen bord { $board }
refusal-bad-outcome = { $text } is geen uitslag; mogelijk zijn: 1-0, 1/2, 0-1, 0-0, 1-0F, 0-1F, 0-0F, afgebroken
refusal-board-twice = bord { $board } komt twee keer voor; er is niets opgeslagen
refusal-bye-board = bord { $board } is de vrijloting: er is geen uitslag
refusal-entered-otherwise = bord { $board }: { $who } heeft { $there } ingevoerd, niet { $yours }
refusal-no-result-yet = bord { $board } heeft nog geen uitslag om te corrigeren
refusal-changed-meanwhile = bord { $board }: { $who } heeft intussen { $there } ingevoerd
refusal-same-result = bord { $board } heeft deze uitslag al

## Pagina's

page-language = Nederlands
page-languages = Taal
page-days = { $first }–{ $last } { $month } { $year }
page-day = { $day } { $month } { $year }
page-day_without_year = { $day } { $month }
page-day_of_month = { $n }
page-skip = Naar de inhoud
page-you_are_here = U bent hier
page-to_events = Naar de evenementen
page-not_found = Niet gevonden
page-not_found_text = Deze pagina, dit evenement, dit toernooi of deze speler bestaat niet.
page-refused = Niet mogelijk
page-our_error = Interne fout
page-our_error_text = Er ging iets mis in het programma. Wat al bevestigd was, staat veilig in het journaal; probeer het opnieuw.
page-forged = Dit formulier is te oud of komt van elders. Ga terug, laad de pagina opnieuw en probeer het nog eens.
page-too_large =
  Wat u stuurde is te groot: er wordt hoogstens { $n } { $unit ->
    [MB] MB
   *[KB] kB
  } gelezen.
page-other_site = Dit verzoek komt van een andere site en is niet uitgevoerd.
page-needs_arbiter = Hiervoor is de rol van arbiter nodig.
page-needs_deputy = Hiervoor is de rol van assistent of arbiter nodig.
page-log_in = Inloggen
page-log_out = Uitloggen
page-log_in_for_results = Voor arbiters en hun assistenten. Spelers hebben geen wachtwoord nodig: indeling en stand zijn voor iedereen.
page-your_name = Uw naam (komt in het journaal)
page-password = Wachtwoord
page-login_wrong = Dat is niet het wachtwoord.
page-login_name = Zeg wie u bent: het journaal bewaart het.
page-login_wait = { $n ->
    [one] Te veel pogingen. Wacht { $n } minuut.
   *[other] Te veel pogingen. Wacht { $n } minuten.
 }
page-rules = Regels
page-somebody = Arbiter
page-events = Evenementen
page-event = Evenement
page-no_events = Er is nog geen evenement.
page-no_tournaments = Er is nog geen toernooi.
page-closed = gesloten
page-players_n = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
 }
page-round_of = ronde { $n } van { $rounds }
page-tournament = Toernooi
page-tournaments = Toernooien
page-players = Spelers
page-round = Ronde
page-rounds = Ronden
page-round_n = Ronde { $n }
page-results = Uitslagen
page-standings = Stand
page-crosstable = Kruistabel
page-number = Nr.
page-name = Naam
page-rating = Rating
page-board = Bord
page-board_short = Bd
page-board_n = bord { $n }
page-bye = vrij
page-white = Wit
page-black = Zwart
page-player = Speler
page-result = Uitslag
page-reason = Reden
page-points_short = Ptn
page-no_round_yet = Er is nog geen ronde gepubliceerd.
page-missing_short = ontbreekt
page-result_tools = Hulpmiddelen
page-board_search = Ga naar bord
page-only_missing = Alleen ontbrekende
page-keys = Toetsen
page-keys_help = Toetsen
page-white_black_draw = wit, zwart, remise
page-white_draw_black = wit, remise, zwart
page-keys_results = wit wint, zwart wint, remise
page-keys_forfeits = reglementair voor wit, reglementair voor zwart, niemand verschenen
page-keys_move = vorig en volgend bord
page-keys_answer = corrigeren, laten staan
page-result_forfeit_white = reglementair voor wit
page-result_forfeit_black = reglementair voor zwart
page-result_forfeit_both = niemand verschenen
page-result_adjourned = afgebroken
page-result_both_lose = beiden verliezen
page-result_unrated = telt niet voor rating
page-more_results = Reglementair en meer
page-colours_wrong = gespeeld met verwisselde kleuren
page-colours_right = kleuren als ingedeeld
page-colours_reversed = kleuren verwisseld
page-ask_correct = Corrigeren naar
page-correct_it = Corrigeren
page-keep_it = Laten staan
page-correct_title = Een uitslag corrigeren
page-correct_noscript = Gebruik het formulier hieronder om een ingevoerde uitslag te wijzigen.
page-rating_only = alleen voor rating
page-no_result = geen uitslag
page-not_saved = De server is onbereikbaar. Wordt verzonden zodra hij antwoordt: bord #
page-newer_round = Er is een nieuwere ronde gepubliceerd.
page-log_in_again = U bent uitgelogd: laad de pagina opnieuw.
page-posting = Bekendmaking
page-posting_text = Als alle uitslagen binnen zijn: de tijd voor bezwaren loopt vanaf nu.
page-post_results = Uitslagen zijn opgehangen
page-posted_at = Opgehangen { $at }.
page-results_posted = De uitslagen van ronde { $round } zijn opgehangen.
page-p_pairings = Indeling
page-p_why = Waarom?
page-p_by_board = Op bord
page-p_by_name = Op naam
page-p_board = Bord
page-p_board_n = Bord { $n }
page-p_white = Wit
page-p_black = Zwart
page-p_player = Speler
page-p_opponent = Tegenstander
page-p_result = Uitslag
page-p_colour = Kleur
page-p_bye = vrij
page-p_name = Naam
page-p_find = Zoek een naam of nummer
page-p_state = Ronde { $n } van { $rounds }
page-p_missing = { $n ->
    [one] nog { $n } uitslag
   *[other] nog { $n } uitslagen
 }
page-p_finished = alle uitslagen binnen
page-p_closed = afgelopen
page-p_not_yet = De eerste ronde is nog niet gepubliceerd.
page-p_nobody = Er is nog niemand ingeschreven.
page-p_count = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
 }
page-p_pdf = PDF
page-p_after = Na ronde { $n }
page-p_sections = Pagina's van het toernooi
page-p_rounds = Ronden
page-p_place = Plaats
page-p_rating = Rating
page-p_points = Punten
page-p_number = Nr.
page-p_against = tegen
page-p_has_bye = is vrij
page-p_plays_white = met wit
page-p_plays_black = met zwart
page-p_left = heeft het toernooi verlaten
page-p_card = Kaart
page-p_path = Verloop
page-p_colours = Kleuren
page-p_own_page = Deze pagina op een telefoon
page-p_code = QR-code van deze pagina
page-p_why_this = Waarom deze indeling?
page-p_why_round = Waarom deze indeling? Ronde { $n }
page-p_why_intro = Elk paar volgt uit een artikel van de regels. Klik op het nummer om het te lezen. De redenen zelf staan er in het Engels.
page-p_why_not = Waarom deze twee niet?
page-p_why_not_intro = Kies twee spelers: het antwoord zegt waarom zij elkaar treffen, of wat het verhindert.
page-p_ask = Vragen
page-p_answer = Antwoord
page-p_choose = kies een speler
page-p_first = Eerste speler
page-p_second = Tweede speler
page-p_not_both = Kies twee verschillende spelers die beiden in ronde { $n } werden ingedeeld.
page-p_busy = Er zijn veel vragen op dit moment. Probeer het zo weer.
page-p_groups = Puntengroepen
page-p_groups_help = Een pijl: iemand speelt tegen een speler uit een lagere groep.
page-p_field = Kleurbalans voor de ronde
page-p_bracket = Groep { $n }
page-p_general = De hele ronde
page-p_by_hand = Met de hand gewijzigd
page-p_imported = Deze ronde is geïmporteerd: de beslissingen zijn niet bekend.
page-p_hover = Raak een uitslag aan om de regel van de tegenstander te zien.
page-p_live = live
page-p_waiting = verbinden …
page-p_polling = wordt om de paar seconden vernieuwd
page-p_new_round = Ronde { $n } is gepubliceerd
page-p_for_arbiters = Voor arbiters
page-p_given_up = Paren die zouden vervallen
page-p_instead = Paren die ervoor in de plaats komen
