# Wat mensen lezen, in het Nederlands: spelers en een gewone avond van een arbiter.
# Wat hier ontbreekt, wordt in het Engels gezegd.

## Kleuren, letters, aanhalingstekens

colour-w = wit
colour-b = zwart
letter-white = W
letter-black = Z
quoted = ‘{ $text }’
list-last = { $first } en { $last }

## Getallen, geld en datums

decimal-mark = ,
thousands-mark = .
amount-of-money = { $currency }{ "\u00A0" }{ $amount }
currency-sign = { $code ->
    [AUD] AU$
    [BRL] R$
    [CAD] C$
    [CNY] CN¥
    [EUR] €
    [FJD] FJ$
    [GBP] £
    [HKD] HK$
    [ILS] ₪
    [INR] ₹
    [JPY] JP¥
    [KRW] ₩
    [MXN] MX$
    [NZD] NZ$
    [SBD] SI$
    [THB] ฿
    [TWD] NT$
    [USD] US$
    [VND] ₫
    [XAF] FCFA
    [XCD] EC$
    [XCG] Cg.
    [XOF] F{ "\u202F" }CFA
    [XXX] ¤
   *[other] { $code }
 }
month = { $n ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
 }
month-short = { $n ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
 }
weekday = { $n ->
    [1] maandag
    [2] dinsdag
    [3] woensdag
    [4] donderdag
    [5] vrijdag
    [6] zaterdag
   *[7] zondag
 }
weekday-short = { $n ->
    [1] ma
    [2] di
    [3] wo
    [4] do
    [5] vr
    [6] za
   *[7] zo
 }

## Namen van de systemen

system-elo-swiss = Zwitsers op Elo (zonder kleuren)
system-dutch-2012 = Nederlands systeem (FIDE C.04.3.1, 2012)
system-dutch-2017 = Nederlands systeem (FIDE C.04.3, 2017)
system-dutch-2026 = Nederlands systeem (FIDE C.04.3, 2026)
system-lim = Lim-systeem (C.04.3.2)
system-lim-2026 = Lim-systeem (C.04.4.3, 2026)
system-dubov-1997 = Dubov-systeem (FIDE, 1997)
system-dubov-2026 = Dubov-systeem (C.04.4.1, 2026)
system-burstein-1998 = Burstein-systeem (FIDE, 1998)
system-burstein-2026 = Burstein-systeem (C.04.4.2, 2026)
system-swiss-team-2026 = Zwitsers voor teams (C.04.6, 2026)
system-double-swiss-2026 = Dubbel Zwitsers (C.04.5, 2026)
system-fmjd-1986 = Officieel Zwitsers van de FMJD, 1986, op ranglijst
system-fmjd-1986-lots = Officieel Zwitsers van de FMJD, 1986, op gelote nummers
edition-named = { $system }
edition-in-force = { $system }, de uitgave die op { $day } gold
edition-nearest = { $system }: Ronde heeft geen uitgave van { $day }, dit is de dichtstbijzijnde
edition-newest = { $system }, de nieuwste uitgave (de datum van het evenement is niet bekend)
edition-fits = { $system }, de nieuwste uitgave die bij de versnelling van het evenement past
edition-unnamed = het bestand noemt geen indelingssysteem; ingedeeld volgens { $edition }

## Zinnen van versnellingen

accelerations-virtual_points = Versnelling { $key }: in deze ronde tellen de spelers { $who } { $points } extra, alleen voor de indeling.
accelerations-has_virtual_points = Versnelde ronde: { $who } heeft een score van { $score } en telt { $points } extra, { $total } voor de indeling.
accelerations-level_by_virtual_points = Versnelde ronde: { $who } heeft een score van { $score } en telt { $points } extra. Met { $total } voor de indeling zitten beiden in dezelfde groep.
accelerations-acceleration_over = Versnelling { $key }: geen virtuele punten in deze ronde.

## Wie niet is ingedeeld

general-away = { $who } is niet ingedeeld in ronde { $round }: afwezigheid was gemeld.
general-away_half = { $who } is niet ingedeeld in ronde { $round }: een bye van een half punt was toegestaan.
general-away_full = { $who } is niet ingedeeld in ronde { $round }: een bye van een punt was toegestaan.
general-same_score = { $a } en { $b } hebben allebei een score van { $score }.
general-scores = { $a } heeft een score van { $score }, { $b } { $other }.

## Fouten

error-list-zip = { $name } is geen gaaf ZIP-archief
error-list-xml = { $name } is geen ratinglijst in XML: { $error }
error-list-key = gebruik kleine letters, cijfers en streepjes voor de naam van een lijst, niet { $key }
error-list-nobody = er staat niemand op deze lijst
error-no-list = er is geen lijst { $key } op deze computer
error-not-start = { $text } is geen dag, of een dag en een tijd zoals 2026-11-17 14:30
error-time-without-day = { $what }: een tijd zonder dag
error-not-time-of-day = { $text } is geen tijd zoals 14:30
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
error-site-no-program = { $program } is hier niet geïnstalleerd: de site is niet verstuurd
error-site-slow = { $program } was niet binnen { $n } seconden klaar: de site is niet verstuurd
error-site-failed = { $program } is mislukt ({ $n }): { $why }
error-two-passwords-differ = de twee wachtwoorden verschillen
error-no-table = er is geen tabel { $what }; er zijn: { $tables }
error-empty = { $name } is leeg
error-file-too-large = { $path } is groter dan { $most } MB: dat is geen rapport en geen spelerslijst
error-workbook-save-list-text-csv = { $name } is een werkmap: sla de lijst op als tekst (CSV) en lees die in, of installeer python-calamine
error-workbook-cannot-be-read = { $name } kan niet als werkmap worden gelezen: { $error }
error-workbook-cell-too-far = { $name }: cel { $cell } is gevuld, maar een spelerslijst loopt hoogstens tot { $last }; verwijder wat daarbuiten staat, of sla de lijst op als tekst (CSV)
error-workbook-too-large = { $name } is een te grote werkmap: kopieer de spelerslijst naar een nieuwe werkmap, of sla haar op als tekst (CSV)
error-workbook-busy = { $name } is niet gelezen: er worden andere werkmappen gelezen, probeer het zo meteen opnieuw
error-exists-already = { $what } bestaat al
error-cannot-written-file-or-folder = { $path } kan niet worden geschreven: het bestand of de map is alleen-lezen; er is niets vastgelegd
error-database-busy = { $where } krijgt te veel verzoeken tegelijk; wacht even en kijk in het journaal voordat u het nog eens doet
error-printing-busy = er wordt op dit moment al afgedrukt; probeer het over enkele seconden weer
error-printing-failed = dit document kon niet worden afgedrukt; druk een deel ervan af, of gebruik ronde print
error-engine-busy = het rekenprogramma is bezet; probeer het over enkele seconden weer
error-engine-too-much = dit duurde langer dan { $seconds } seconden of vroeg te veel geheugen; vraag het met het commando ronde
error-look-into-journal-before-you = { $where }: { $words }; kijk in het journaal voordat u het nog eens doet
error-not-event-file-ronde = { $path } is geen evenementbestand van Ronde
error-opened-no-event = { $file } is geen evenement van Ronde: kies een bestand op .ronde, of een reservekopie. Een rapport (TRF) leest u in op de pagina van een evenement
error-opened-damaged = { $file } is beschadigd, er is niets geopend: neem een andere kopie, zoals een uit de map die op .backups eindigt
error-opened-newer = { $file } komt van een nieuwere versie van Ronde: werk deze bij om het te openen
error-not-event-ronde = { $address } is geen evenement van Ronde
error-was-written-newer-edition-ronde = { $address } is door een nieuwere versie van Ronde geschreven (schema { $version })
error-has-been-moved-deleted-or = { $path } is verplaatst, gewist of vervangen; er is niets vastgelegd. Zet het bestand terug met wat erbij hoort (-wal), of open het evenement opnieuw
error-disk-full-nothing-was-recorded = { $where }: de schijf is vol, er is niets opgeslagen; maak ruimte en probeer het opnieuw
error-cannot-written-nothing-was-recorded = { $where } kan niet worden geschreven, er is niets vastgelegd: { $words }
error-has-been-use-another-program = { $where } is al { $seconds } seconden in gebruik bij een ander programma; er is niets vastgelegd
error-damaged-or-no-event-ronde = { $where } is beschadigd of is geen evenementbestand van Ronde ({ $words }); zet de laatste kopie terug
error-damaged-entry = { $where } is beschadigd: handeling { $entry } is niet zoals ze werd geschreven, die ervoor zijn gaaf; zet de laatste kopie terug
error-entry-makes-no-sense = handeling { $entry } van het journaal past niet bij die ervoor: het evenement is beschadigd; zet de laatste kopie terug
error-copy-incomplete = de kopie { $path } heeft { $found } van { $entries } handelingen: ze wordt weggegooid, en het evenement is zoals het was
error-no-whole-copy = { $where } heeft geen gave kopie in { $folder }
error-database-cannot-read = de database kan niet worden gelezen: { $words }
error-no-event-database = er is geen evenement { $event } in deze database
error-first-line-says-but-pairs = { $count2 ->
    [one] de eerste regel zegt { $count }, maar er is { $count2 } paar
   *[other] de eerste regel zegt { $count }, maar er zijn { $count2 } paren
 }
error-pair-two-numbers-not = een paar is twee nummers, niet { $text }
error-rating-must-number-not = de rating van { $name } moet een getal zijn, niet { $rating }
error-not-amount = het bedrag van { $name } moet een som zijn zoals 20 of 20,50, niet { $amount }
error-list-empty = de lijst is leeg
error-list-has-headings-but-no = de lijst heeft koppen, maar geen spelers
error-line-without-name = een regel zonder naam
error-headings-name-no-column-with = de koppen noemen geen kolom met de namen van de spelers (Name of Nom)
error-not-table-text = dit is geen tabel in tekst: { $error }
error-not-text-file-contains-zero = dit is geen tekstbestand: het bevat nulbytes
error-file-empty = het bestand is leeg
error-no-player-file-has-no = geen speler: het bestand heeft geen regel 001
error-event-has-no-players = het toernooi heeft nog geen spelers
error-line-without-starting-rank = een regel 001 zonder startnummer
error-must-number-not = { $what } moet een getal zijn, niet { $text }
error-points-must-number-such-not = de punten moeten een getal zijn zoals 4.5, niet { $text }
error-unknown-result-round = onbekende uitslag { $code } in ronde { $round }
error-text-utf-save-utf = deze tekst is in UTF-16: sla hem op als UTF-8
error-player-stands-already-line = speler { $id } staat al op regel { $first }
error-must-number-from-not = { $what } moet een getal van 1 tot { $most } zijn, niet { $said }
error-points-must-number-such-from = punten moeten een getal zijn zoals 0.5, van -9.9 tot 99.9, niet { $said }
error-player-number-not = een speler is een nummer, niet { $said }
error-no-player = er is geen speler { $said }
error-points-must-number-such-not-2 = punten moeten een getal zijn zoals 0.5, niet { $text }
error-two-teams-have-number = twee teams hebben het nummer { $number }
error-player-team-team = speler { $id } zit in team { $owner } en in team { $number }
error-server-keeps-password-arbiter = de server houdt een wachtwoord van de arbiter
error-not-rating = { $rating } is geen rating
error-not-birth = { $birth } is geen geboortedatum: schrijf 1998 of 14/07/1998
error-no-folder = { $folder } is geen map op deze computer
error-no-copy = er is geen kopie met de naam { $name }
error-names-players-most-read-once = { $name } noemt { $count } spelers: er worden er hoogstens { $many } tegelijk gelezen
error-preview-damaged-choose-file-again = het voorbeeld is beschadigd: kies het bestand opnieuw
error-write-numbers-white-black-bye = schrijf de nummers van wit en zwart, 0 voor de bye
error-not-number-player = { $wrong } is niet het nummer van een speler
error-password-common = dit wachtwoord proberen anderen het eerst; neem enkele woorden die niet bij elkaar horen
error-old-password = uw huidige wachtwoord ontbreekt of is fout; er is niets gewijzigd
error-too-many-attempts = te veel foute wachtwoorden; wacht vijf minuten en probeer het opnieuw
error-password-has-least-characters = een wachtwoord heeft minstens { $shortest } tekens
error-no-file-was-chosen = er is geen bestand gekozen
error-file-larger-than-mb = het bestand is groter dan { $most } MB
error-not-number = { $text } is geen getal
rating-list-number = het FIDE-nummer
rating-list-name = de naam
rating-list-rating = de rating
trf-rounds = het aantal ronden
trf-round = de ronde
trf-player = de speler
trf-rank = de rang
trf-starting-rank = het startnummer
trf-opponent = de tegenstander in ronde { $round }
setup-system = het systeem
setup-scoring = de puntentelling
setup-acceleration = de versnelling
setup-options = de opties
setup-initial_colour = de beginkleur
trf-rating = de rating
error-the-event = evenement { $key }
error-the-database = de database

## Waarschuwingen die iemand bevestigt

caution-then = { $first } { $then }
caution-recorded = Het rapport vermeldt het.
caution-never = Niet mogelijk in de FIDE-modus: { $what }.
caution-leave = Wie het toch moet doen verlaat eerst de FIDE-modus, in de instellingen.
caution-mode-left = Het toernooi verlaat de FIDE-modus.
caution-mode-report = Het rapport aan de FIDE vermeldt het, met de openbare reden als u er een geeft.
caution-mode-return = Er is geen weg terug, en geen eerdere handeling kan ongedaan worden gemaakt.
caution-mode-checks = Wat de FIDE niet toestaat wordt niet meer geweigerd; de FIDE kan weigeren het toernooi voor de rating te verwerken.
caution-rounds = Het aantal ronden verandert van { $old } naar { $new }. Het was vooraf aangekondigd.
caution-last-round = Ronde { $round } wordt de laatste; als laatste ronde had het systeem haar anders ingedeeld.
caution-not-last-round = Ronde { $round } is niet meer de laatste; het systeem had haar anders ingedeeld.
caution-tiebreaks = De beslissingen bij gelijk eindigen veranderen van { $old } naar { $new }.
caution-tiebreaks-places = Plaatsen, en prijzen die ervan afhangen, kunnen veranderen voor uitslagen die al bekend zijn.
caution-forbid = spelers die niet tegen elkaar mogen worden alleen vóór ronde 1 genoemd
caution-pair = ronde { $round } indelen
caution-complete = Spelers zonder tegenstander worden in de gepubliceerde ronde { $round } ingedeeld.
caution-manual = Ronde { $round } is met de hand ingedeeld.
caution-unpair = De publicatie van ronde { $round } wordt ingetrokken.
caution-unpair-one = één bord van ronde { $round } terugnemen
caution-swap = Twee spelers wisselen van plaats in ronde { $round }.
caution-result = Een uitslag van ronde { $round } wordt gewijzigd.
caution-bye = wijzigen wie afwezig is in ronde { $round }
caution-both-colours = { $white } en { $black } zouden beiden de kleur hebben die de ander toekomt.
caution-second-half = { $name } zou een tweede bye van een half punt hebben.
caution-expel = { $name } wordt van het toernooi uitgesloten.
caution-expel-paired = Wie uitgesloten is wordt niet meer ingedeeld, verliest de plaats in de stand en kan niet terugkomen. De partijen tellen voor de anderen.
caution-mpa = { $n ->
    [one] Eén bord van ronde { $round } is niet dat van het systeem: { $pairs }.
   *[other] { $n } borden van ronde { $round } zijn niet die van het systeem: { $pairs }.
  }
caution-mpa-system = Het systeem deelt in: { $pairs }.

## Weigeringen

refusal-which-tournament = het evenement heeft meer toernooien, kies er een: { $keys }
refusal-only-sample-deleted = alleen het voorbeeldevenement kan worden verwijderd; archiveer dit: dan gaat er niets verloren
refusal-no-tournament = er is geen toernooi { $key }
refusal-tournament-exists = er is al een toernooi { $key }
refusal-bad-key = gebruik kleine letters, cijfers en streepjes voor de sleutel van een toernooi, niet { $key }
refusal-event-closed = het evenement is gesloten
refusal-tournament-closed = het toernooi is gesloten
refusal-no-template = er is geen sjabloon { $name }; er zijn: { $names }
refusal-busy = het evenement is bezet; er is niets opgeslagen, probeer het opnieuw
refusal-nothing-to-undo = er is niets ongedaan te maken
refusal-nothing-to-redo = er is niets terug te halen
refusal-moved-on = het evenement is intussen veranderd: { $what } ({ $who }); controleer voordat u iets ongedaan maakt
refusal-undo-published = een gepubliceerde indeling wordt niet teruggenomen; als nog niemand haar heeft gezien, geef dat dan als reden
refusal-reason = geef een reden: het journaal bewaart die
refusal-drawn-already = er is al geloot: geef een reden om opnieuw te loten, het journaal bewaart die
refusal-nameless = een toernooi heeft een naam nodig
refusal-no-system = er is geen systeem { $key }; er zijn: { $keys }
refusal-rounds-range = een toernooi heeft 1 tot 99 ronden, niet { $rounds }
refusal-setup-fixed = { $what } kan niet meer veranderen als ronde 1 gepubliceerd is
refusal-rounds-paired = { $rounds } ronden zijn al ingedeeld: het kunnen er niet minder worden
refusal-rounds-accelerated = de virtuele punten van de versnelling hangen af van het aantal ronden: het kan niet meer veranderen
refusal-no-final-lot = het laatste lot wordt na de laatste ronde getrokken, tussen spelers die door niets gescheiden zijn
refusal-rounds-reason = het aantal ronden wordt vooraf aangekondigd: geef een reden om het nu te wijzigen
refusal-tiebreaks-reason = de beslissingen bij gelijk eindigen worden vooraf aangekondigd: geef een reden om ze nu te wijzigen
refusal-not-in-mode = het toernooi is niet in de FIDE-modus
refusal-mode-stays-left = de FIDE-modus is verlaten: er is geen weg terug, en niets van daarvoor kan ongedaan worden gemaakt
refusal-mode-by-leaving = de FIDE-modus wordt met een reden verlaten, in de instellingen
refusal-mode-too-late = de FIDE-modus wordt gekozen voordat ronde 1 is gepubliceerd, en nooit meer nadat ze is verlaten
refusal-mode-two-draws = in de FIDE-modus zijn twee remises niet meer waard dan winst en verlies
refusal-mode-bye-more = in de FIDE-modus is de bye niet meer waard dan winst
refusal-mode-bye-value = in de FIDE-modus, met 1, ½ en 0 punten voor een partij, is de bye 1, ½ of 0 waard
refusal-mode-system = de FIDE-modus is voor de geldende systemen van de FIDE; { $system } hoort daar niet bij
refusal-expelled-stays = { $name } is uitgesloten en komt niet terug
refusal-bad-policy = { $value } is geen geldige instelling voor { $name }
refusal-bad-option = de optie { $name } is een van { $values }, niet { $value }
refusal-lots-all = elke speler wordt precies één keer geloot: { $players }
refusal-group-of-two = een groep die niet tegen elkaar mag heeft minstens twee spelers
refusal-no-player = er is geen speler { $player }
refusal-no-name = een speler heeft een naam nodig
refusal-bad-rating = een rating is een getal van 0 tot 9999, niet { $rating }
refusal-player-twice = { $name } staat al op de lijst, als nummer { $number }; geef voor een naamgenoot een geboortejaar of FIDE-nummer
refusal-player-paired = { $name } is al ingedeeld: voer een terugtrekking in in plaats van de speler te verwijderen
refusal-late-now = elke aangekondigde ronde is gepubliceerd: niemand kan meer instromen
refusal-no-renumbering = nummers blijven zoals ze zijn zodra ronde 4 is ingedeeld
refusal-numbers-stay = nummers blijven het hele evenement gelijk
refusal-lots-once = er wordt één keer geloot, voordat de lijst is gesloten en ronde 1 is gepubliceerd
refusal-late-zero = wie later instroomt krijgt geen punten voor de gemiste ronden
refusal-nobody = er staat niemand op de lijst
refusal-list-closed = de lijst is al gesloten
refusal-bad-away = een ronde wordt gemist met Z (niets), H (een half punt) of F (een punt), niet { $how }
refusal-full-bye = een heel punt zonder te spelen wordt niet op verzoek gegeven
refusal-round-past = ronde { $round } is gepubliceerd: afwezigheid wordt vóór de indeling gemeld
refusal-round-beyond = { $rounds ->
    [one] er is maar { $rounds } ronde
   *[other] er zijn maar { $rounds } ronden
 }
refusal-half-byes-used = { $limit ->
    [one] { $name } heeft de { $limit } bye van een half punt gehad die het reglement toestaat
   *[other] { $name } heeft de { $limit } byes van een half punt gehad die het reglement toestaat
 }
refusal-half-bye-late = byes van een half punt worden alleen tot en met ronde { $round } gegeven
refusal-already-withdrawn = { $name } heeft zich al teruggetrokken
refusal-not-withdrawn = { $name } heeft zich niet teruggetrokken
refusal-no-excuse-any-more = { $name } was afwezig zonder bericht, en de volgende ronde is intussen gepubliceerd
refusal-not-absent = { $name } heeft een partij van ronde { $round } op naam staan en was dus niet afwezig
refusal-no-check-in = voor ronde { $round } is er geen aanmelding
refusal-all-paired = { $rounds ->
    [one] de enige ronde is gepubliceerd
   *[other] alle { $rounds } ronden zijn gepubliceerd
 }
refusal-missing-results = { $count ->
    [one] ronde { $round } is niet af: { $count } bord zonder uitslag ({ $boards }); voer die in of breek de partij af
   *[other] ronde { $round } is niet af: { $count } borden zonder uitslag ({ $boards }); voer ze in of breek de partijen af
 }
refusal-no-colour-lot = loot eerst de kleur van nummer 1
refusal-no-lots = loot eerst, de nummers hangen ervan af: { $players }
refusal-too-few = { $count ->
    [one] er is { $count } speler om in te delen: er zijn er twee nodig
   *[other] er zijn { $count } spelers om in te delen: er zijn er twee nodig
 }
refusal-no-draft = er is geen concept: deel de ronde eerst in
refusal-draft-changed = het concept is veranderd sinds u het zag: controleer het opnieuw
refusal-stale-draft = het concept is verouderd: deel de ronde opnieuw in
refusal-keeps-changing = het toernooi veranderde tijdens het indelen; probeer het opnieuw
refusal-not-these-players = de paren moeten elke speler van het concept één keer bevatten; fout: { $players }
refusal-one-bye = er kan maar één speler vrij zijn
refusal-breaks = dit is in strijd met: { $rules }
refusal-no-board = ronde { $round } heeft geen bord { $board }
refusal-no-round = ronde { $round } is niet gepubliceerd
refusal-published = ronde { $round } is gepubliceerd en schendt geen absolute regel: ze kan niet meer worden gewijzigd; trek de publicatie in om haar terug te nemen
refusal-bye-not-here = { $name } wordt in deze ronde niet ingedeeld en kan niet vrij zijn
refusal-bye-not-due = er worden { $count } spelers ingedeeld: niemand is vrij
refusal-no-ground = volgens deze regels mag een gepubliceerde indeling alleen worden gewijzigd als ze een absolute regel schendt
refusal-emergency-last = een noodgeval wijzigt alleen de indeling van de laatste ronde
refusal-games-stay = de gepubliceerde partijen blijven; alleen spelers zonder tegenstander kunnen worden ingedeeld
refusal-not-waiting = deze spelers wachten niet op een partij in de laatst gepubliceerde ronde: { $players }
refusal-nobody-to-play = er is niemand tegen wie zij mogen spelen: { $players }
refusal-bad-day = { $day } is geen dag van de kalender
refusal-chess-results-individual = voor chess-results.com schrijft Ronde alleen individuele toernooien met één partij per ronde; kies TRF26
refusal-timetable-rounds = het speelschema heeft geen ronde { $round }: het toernooi heeft { $rounds } ronden
refusal-timetable-order = ronde { $second } ({ $start }) begint niet na ronde { $first } ({ $before })
refusal-ends-before = de laatste dag ({ $end }) komt vóór de eerste ({ $start })
refusal-not-late = geen van beiden kwam na de publicatie van de ronde
refusal-not-the-last = alleen de laatst gepubliceerde ronde kan worden gewijzigd
refusal-board-played = bord { $board } heeft een uitslag: de spelers blijven bij elkaar
refusal-bad-outcome = { $text } is geen uitslag; mogelijk zijn: 1-0, 1/2, 0-1, 0-0, 1-0F, 0-1F, 0-0F, afgebroken
refusal-bad-match = { $text } is geen uitslag van een match; schrijf beide partijen, als 1-0 ½-½ of 10==, * voor een partij die nog komt, of 2-0, 0-2, 2-0F, 0-2F, 0-0F
refusal-board-twice = bord { $board } komt twee keer voor; er is niets opgeslagen
refusal-bye-board = bord { $board } is de vrijloting: er is geen uitslag
refusal-entered-otherwise = bord { $board }: { $who } heeft { $there } ingevoerd, niet { $yours }
correction-from = De correctie telt in de stand en voor de indeling vanaf ronde { $round }.
correction-standings = De correctie telt in de stand.
correction-draft = Het concept van ronde { $round } moet opnieuw worden ingedeeld.
correction-stays = { $n ->
    [one] Ronde { $first } is gepubliceerd: de borden veranderen niet.
   *[other] Ronde { $first } tot en met { $last } zijn gepubliceerd: de borden veranderen niet.
 }
correction-remark = { $n ->
    [one] Die ronde, haar uitleg en het rapport vermelden dat ze vóór de correctie is ingedeeld.
   *[other] Die ronden, hun uitleg en het rapport vermelden dat ze vóór de correctie zijn ingedeeld.
 }
correction-undo = Om ronde { $round } opnieuw in te delen, maakt u eerst in het journaal haar publicatie ongedaan.
correction-rating = Te laat voor dit toernooi: de correctie telt alleen voor de rating en verandert stand noch indeling.
refusal-reports-off = uitslagen worden hier aan de arbiter gegeven, niet met de telefoon gemeld
refusal-reports-not-here = spelers kunnen geen uitslagen van teams of van matches van twee partijen melden
refusal-reports-round = die ronde is voorbij: vraag de arbiter
refusal-reports-code = dat is niet de code van dit bord: ze staat op uw briefje
refusal-reports-recorded = bord { $board } heeft zijn uitslag: vraag de arbiter als die niet klopt
refusal-reports-same-phone = de uitslag van uw tegenstander is met deze telefoon gemeld: ieder gebruikt een eigen telefoon
refusal-reports-wait = te veel foute codes voor dit bord: geef de uitslag aan de arbiter, of wacht { $n } minuten
error-reports-how = { $how } is geen manier om uitslagen van de spelers aan te nemen: off, propose of count
refusal-no-result-yet = bord { $board } heeft nog geen uitslag om te corrigeren
refusal-changed-meanwhile = bord { $board }: { $who } heeft intussen { $there } ingevoerd
refusal-same-result = bord { $board } heeft deze uitslag al
refusal-claim-late = { $minutes ->
    [one] de uitslagen van ronde { $round } zijn om { $posted } opgehangen: bezwaren konden { $minutes } minuut lang
   *[other] de uitslagen van ronde { $round } zijn om { $posted } opgehangen: bezwaren konden { $minutes } minuten lang
 }
refusal-rating-only = de volgende ronde is af: een correctie telt nu alleen voor de rating
refusal-no-colours = dit systeem heeft geen kleuren
refusal-match-colours = een match van twee partijen heeft beide kleuren; de kleur van partij 1 zoals ingedeeld telt
refusal-not-finished = { $count ->
    [one] ronde { $round } is niet af: { $count } bord heeft geen uitslag
   *[other] ronde { $round } is niet af: { $count } borden hebben geen uitslag
 }
refusal-adjourned-left = ronde { $round }, bord { $board } is nog afgebroken
refusal-posted = de uitslagen van ronde { $round } zijn al opgehangen

## Woorden die overal voorkomen

ruling-on-article = { $text } uitspraak { $id } ({ $article })
round-n = Ronde { $n }
bracket-n = Groep { $n }
whole-round = De hele ronde
board = Bord
game-n = Partij { $n }
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
semicolon = { "; " }
rounds-n = { $n ->
    [one] { $n } ronde
   *[other] { $n } ronden
 }

## Uitleg

explain-meets = { $a } speelt tegen { $b }
explain-has-bye = { $a } is vrij
explain-not-paired = { $a } is niet ingedeeld in ronde { $n }.
explain-in-the-rules = In de woorden van de regels:
explain-by-the-rules = Wat de regels geven:
explain-not-by-the-rules = Niet zoals de regels ze geven:
published-reason = { " " }({ $reason })
published-changed = Dit bord is door de arbiter gewijzigd{ $why }.
published-colours = Dit bord is door de arbiter gewijzigd: kleuren verwisseld{ $why }.
published-bye = De arbiter gaf de bye aan { $who }{ $why }; de regels deelden de anderen in.
published-added = Deze partij is na de publicatie van de ronde toegevoegd{ $why }.
published-reversed = Deze partij is per vergissing met verwisselde kleuren gespeeld.
published-differs = Dit bord is niet wat de regels geven.
published-differs-colours = De kleuren van dit bord zijn niet wat de regels geven.
published-before = Deze ronde is ingedeeld voordat { $what }: wat volgt is wat toen bekend was.
published-imported = Deze ronde is uit een rapport ingelezen, en { $n } van haar { $boards } borden { $n ->
    [one] is
   *[other] zijn
 } niet wat de regels geven voor de uitslagen ervoor.
since-results = uitslagen werden gecorrigeerd
since-colours = kleuren werden gecorrigeerd
since-numbers = de nummers veranderden
since-ratings = ratings werden gecorrigeerd
rules-pair = { $white } – { $black }
rules-pairs = Volgens de regels, wit eerst: { $pairs }.
rules-bye = Volgens de regels zou { $who } vrij zijn.
rules-colour = Volgens de regels zou { $who } { $colour } hebben.
rules-nobody = Volgens de regels zou { $who } niet worden ingedeeld.
you-published-bye = De arbiter gaf u de bye{ $why }; de regels deelden de anderen in.
you-rules-meet = Volgens de regels zou u { $colour } hebben tegen { $other }.
you-rules-opponent = Volgens de regels zou u tegen { $other } spelen.
you-rules-bye = Volgens de regels zou u vrij zijn.
you-rules-colour = Volgens de regels zou u { $colour } hebben.
you-rules-nobody = Volgens de regels zou u in deze ronde niet worden ingedeeld.
report-title = Ronde { $n }: bijzondere beslissingen
report-nothing = Er was geen bijzondere beslissing nodig.

## Waarom, en waarom niet

why-meet = { $a } en { $b } spelen in ronde { $n } tegen elkaar:
why-not = { $a } en { $b } spelen in ronde { $n } niet tegen elkaar.
why-should = Volgens de regels, maar niet in het bestand, spelen { $a } en { $b } in ronde { $n } tegen elkaar:
why-against = { $a } en { $b } spelen in ronde { $n } van het bestand tegen elkaar, maar niet volgens de regels.
why-two = { $one }, { $two }.
why-points = { $points } { $tenths ->
    [10] punt
   *[other] punten
 }
why-both-have = Beiden hebben { $points }.
why-both-count = Beiden hebben { $points } en tellen { $counted } in deze versnelde ronde.
why-has = { $a } heeft { $points }
why-has-virtual = { $a } heeft { $points } en telt { $counted } in deze versnelde ronde
why-gets = { $a } speelt tegen { $x }
why-gets-bye = { $a } is vrij
why-gets-nothing = { $a } is niet ingedeeld
why-group = { $tenths ->
    [10] groep met { $score } punt
   *[other] groep met { $score } punten
 }
why-same-half = { $a } is nr. { $i } en { $b } nr. { $j } van de { $half ->
    [upper] bovenste
   *[lower] onderste
 } helft van de { $group }.
why-other-halves = { $a } is nr. { $i } van de bovenste helft van de { $group }, { $b } nr. { $j } van de onderste helft.
why-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
 } in plaats van { $m }
why-teams = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 } in plaats van { $m }
why-pairs = { $n ->
    [one] { $n } paar
   *[other] { $n } paren
 } in plaats van { $m }
why-bar-met = Zij speelden in ronde { $n } tegen elkaar, en niemand treft twee keer dezelfde tegenstander.
why-bar-forbidden = De arbiter heeft dit paar verboden.
why-bar-colours = Beiden moeten { $colour } hebben ({ $a }: { $mine }, { $b }: { $theirs }): zij mogen niet tegen elkaar.
why-bar-away = { $who } { $count ->
    [one] is
   *[other] zijn
 } er in deze ronde niet: een bye of afwezigheid was gemeld.
why-bar-others = Als zij tegen elkaar speelden, konden niet alle anderen worden ingedeeld: { $why }.
why-needed = Zonder dit paar konden niet alle anderen worden ingedeeld: { $why }.
why-kept-apart = Als zij niet tegen elkaar speelden:
why-otherwise = Als zij niet tegen elkaar speelden, zou het eerst dit eronder lijden:
why-instead = In plaats van { $lost } zou de ronde { $gained } hebben.
why-pair = { $a } en { $b }
why-more = nog { $n }
why-bye-of = bye van { $a }
why-loss-bye = De bye zou naar { $who } gaan, met { $more }, en niet naar { $instead }, met { $fewer }: ze gaat naar de laagste score die haar kan hebben.
why-loss-first-bye = De bye zou naar { $who } gaan; { $instead } komt er eerder voor in aanmerking.
why-loss-down = { $who } zou uit de { $group } naar beneden moeten: { $count }.
why-loss-down-self = { $a } kan in de { $group } tegen { $c }; om tegen { $b } te spelen zou { $a } eruit moeten: { $count } zouden naar beneden gaan.
why-loss-down-scores = Hogere scores zouden uit de { $group } naar beneden gaan: { $who } in plaats van { $instead }.
why-loss-down-scores-self = { $a } kan in de { $group } tegen { $c }; om tegen { $b } te spelen zou { $a } naar beneden moeten in plaats van { $instead }, met minder punten.
why-loss-down-also = { $who } zou uit de { $group } naar beneden moeten.
why-loss-down-also-self = { $a } kan in de { $group } tegen { $c }; om tegen { $b } te spelen zou { $a } naar beneden moeten.
why-loss-again-apart = { $who } zou opnieuw zweven als in ronde { $r }, met een groter verschil in score.
why-loss-scores = In de { $group } zouden scores verder uit elkaar tegen elkaar spelen: { $who }.
why-loss-up = { $who } zou omhoog moeten naar de { $group }: { $count }.
why-loss-up-scores = { $who } zou omhoog komen naar de { $group } van een lagere score dan { $instead }.
why-loss-alone = { $who } zou geen tegenstander hebben in de { $group }: { $count }.
why-loss-moved-self = { $a } komt naar de { $group } en kan daar tegen { $c }; om tegen { $b } te spelen zou { $a } verder naar beneden moeten: { $count } zouden daar niet worden ingedeeld.
why-loss-moved = { $who } zou naar de { $group } komen en daar niet eerst worden ingedeeld: { $count }.
why-loss-floaters = { $who } zou de { $group } moeten verlaten: { $count }.
why-loss-floaters-self = { $a } kan in de { $group } tegen { $c }; om tegen { $b } te spelen zou { $a } eruit moeten: { $count } zouden haar verlaten.
why-loss-unplayed = De bye zou naar { $who } gaan, die meer partijen heeft gemist: { $n } in plaats van { $m }.
why-loss-beyond-two = { $who } zou de ene kleur drie keer vaker hebben dan de andere: { $count }.
why-loss-third-colour = { $who } zou voor de derde keer op rij dezelfde kleur hebben: { $count }.
why-loss-same-wish = { $pairs } zouden dezelfde kleur willen: { $count } in de { $group }.
why-loss-same-wish-self = { $a } ({ $mine }) en { $b } ({ $theirs }) willen allebei { $colour }{ $m ->
    [0] ; de { $group } kan worden ingedeeld zonder iemand teleur te stellen.
   *[other] : in de { $group } zou iemand de voorkeur mislopen in { $count }.
 }
why-loss-strong-wish = { $pairs } zouden sterk dezelfde kleur willen: { $count } in de { $group }.
why-loss-strong-wish-self = { $a } ({ $mine }) en { $b } ({ $theirs }) willen allebei sterk { $colour }{ $m ->
    [0] ; de { $group } kan zonder dat worden ingedeeld.
   *[other] : { $count } in de { $group }.
 }
why-loss-limits = { $pairs } zouden voorbij de grenzen van de kleuren gaan: { $count }.
why-loss-same-column = { $pairs } zouden tegen elkaar moeten, hoewel beiden bij wit staan: { $count }.
why-loss-again = { $who } zou opnieuw zweven als in ronde { $r }: { $count }.
why-loss-repeats = { $who } zou opnieuw dezelfde kant op zweven als in een van de laatste twee ronden.
why-loss-float-on = { $who } zweefde in deze ronde al en zou vanuit de { $group } verder moeten zweven: { $count }.
why-loss-float-blind = { $who } zou uit de { $group } zweven hoewel in de volgende groep niemand mogelijk is: { $count }.
why-loss-unsuited = { $who } zou uit de { $group } zweven zonder recht op de kleur die de meesten ervan toekomt; { $instead } heeft dat wel.
why-loss-protected = { $who } zou opnieuw omhoog gaan, hoewel de regels daartegen beschermen: { $n } in plaats van { $m }.
why-loss-joined = Groepen zouden moeten worden samengevoegd of opnieuw ingedeeld ({ $n } in plaats van { $m }), met daarin { $who }.
why-loss-joined-nobody = Groepen zouden moeten worden samengevoegd of opnieuw ingedeeld: { $n } in plaats van { $m }.
why-loss-spared = { $who } zou omhoog moeten naar de groep na de { $group }, meer dan haar aantal vraagt.
why-loss-first-down = { $who } zou de { $group } verlaten; het eerst aan de beurt: { $instead }.
why-loss-first-up = { $who } zou omhoog komen naar de { $group }; het eerst aan de beurt: { $instead }.
why-loss-first-set = Van wie naar de { $group } kwam zou { $who } daar worden ingedeeld; het eerst aan de beurt: { $instead }.
why-loss-shifted = { $who } zou van kleurkolom wisselen; het eerst aan de beurt: { $instead }.
why-loss-shifted-more = Ook { $who } zou van kleurkolom moeten wisselen.
why-loss-halves = De twee helften spelen tegen elkaar. Twee van één helft spelen alleen tegen elkaar als dat een botsing van kleuren voorkomt of een ander criterium dient; hier niet (hoe dan ook { $n ->
    [0] geen botsing van kleuren
    [one] wil 1 paar dezelfde kleur
   *[other] willen { $n } paren dezelfde kleur
 }).
why-loss-halves-plain = De twee helften spelen tegen elkaar. Twee van één helft spelen alleen tegen elkaar als een criterium daar beter van wordt; hier geen enkel.
why-loss-halves-change = Iemand zou van helft moeten wisselen ({ $who }); dat gebeurt alleen als een criterium daar beter van wordt, en hier geen enkel.
why-loss-opponents = { $suffers ->
    [0] Geen criterium zou eronder lijden, maar { $x } probeert
   *[other] { $x } probeert
 } de anderen in volgorde: { $y } is mogelijk en komt vóór { $z }.
why-loss-opponents-outside = { $x } verlaat de { $group } en probeert de anderen in volgorde: { $y } is mogelijk en komt vóór { $z }.
why-loss-met-all = { $x } heeft tegen iedereen van de { $group } gespeeld en probeert de anderen in volgorde: { $y } is mogelijk en komt vóór { $z }.
why-loss-ends = De eerste van de { $group } speelt tegen de laatste: { $x } neemt de laagste die mogelijk is, { $y } en niet { $z }.
why-loss-ends-float = De eerste van de { $group } speelt tegen de laatste, en wie zweeft komt zo laag mogelijk: { $x } speelt tegen { $y } en zweeft niet.
why-loss-taken = { $x } neemt { $y } vóór { $z }: { $reason }.
why-loss-order = { $suffers ->
    [0] Geen criterium zou eronder lijden, maar in de
   *[other] In de
 } { $group } komt het paar { $first } in de volgorde vóór { $then }.
why-loss-order-plain = { $suffers ->
    [0] Geen criterium zou eronder lijden; alleen de volgorde waarin de tekst de paren van de { $group } probeert is ertegen.
   *[other] De volgorde waarin de tekst de paren van de { $group } probeert is ertegen.
 }
why-taken-distance = { $y } heeft een score dichter bij de eigen
why-taken-barred = { $z } ging te vaak of in de vorige ronde omhoog
why-taken-colour = { $z } komt { $colour } toe, net als { $x }
why-taken-rating = { $y } heeft de hogere rating
why-taken-opposition = { $y } had de zwakkere tegenstanders
why-taken-order = { $y } komt het eerst op de lijst
why-taken-resident = { $z } is hier ook naartoe gezweefd
why-whole = hele veld
one-away = { $a } speelt in deze ronde niet.
one-bye = { $a } heeft { $points } en is vrij.
one-bye-barred = { $who } { $count ->
    [one] komt
   *[other] komen
 } daarna op de lijst, maar mag niet (meer) vrij zijn.
one-meets = { $a } ({ $points }) speelt tegen { $b } ({ $others }) aan bord { $board }.
one-match = Wedstrijd { $board }: { $a } ({ $points }) tegen { $b } ({ $others }).
one-virtual = { $a } heeft { $points } en telt { $counted } in deze versnelde ronde.
one-float = { $a } zweeft naar { $way ->
    [down] beneden
   *[up] boven
 }: de tegenstander heeft { $way ->
    [down] minder
   *[up] meer
 } punten.
one-colours = { $white } ({ $mine }) heeft wit, { $black } ({ $theirs }) heeft zwart.
one-if = Als { $white } tegen { $black } in ronde { $n } anders was afgelopen:
one-if-meets = { $result }{ $real ->
    [yes] , zoals het was: { $a } speelt
   *[no] : { $a } zou spelen
 } tegen { $b } met { $colour }.
one-if-bye = { $result }{ $real ->
    [yes] , zoals het was: { $a } is vrij.
   *[no] : { $a } zou vrij zijn.
 }
one-if-nobody = { $result }{ $real ->
    [yes] , zoals het was: { $a } is niet ingedeeld.
   *[no] : { $a } zou niet worden ingedeeld.
 }
error-pair-does-not-meet = de spelers { $a } en { $b } spelen in ronde { $round } niet tegen elkaar: `ronde why` zonder --colour zegt waarom
error-no-colours-here = ronde { $round } is zonder kleuren ingedeeld
error-pair-did-not-play = de nummers { $a } en { $b } speelden in ronde { $round } niet tegen elkaar
error-no-game-to-change = speler { $id } speelde in ronde { $round } geen partij waarvan de uitslag anders kon zijn
error-no-game-before = vóór ronde 1 is er geen partij waarvan de uitslag anders kon zijn
placed-before = { $a } staat op plaats { $first }, { $b } op plaats { $second }.
placed-shared = { $a } en { $b } delen plaats { $place }: niets scheidt hen.
placed-lots = Alleen de loting zet { $a } vóór { $b }.
placed-equal = Gelijk in: { $codes }.
placed-by = { $code } scheidt hen: { $a } heeft { $mine }, { $b } { $theirs }.
placed-round = Ronde { $n }: { $one } | { $two }
placed-met = Zij speelden in ronde { $n } tegen elkaar: { $mine }-{ $theirs }.
placed-out = ({ $share })
placed-against = { $b } { $share }
placed-alone = geen tegenstander { $share }
placed-cut = Niet meegeteld, tussen haakjes: { $low ->
    [one] de laagste waarde
   *[other] de { $low } laagste waarden
 }{ $high ->
    [0] {""}
    [one] {" "}en de hoogste
   *[other] {" "}en de { $high } hoogste
 } van elk.

## Wat de gewone beslissingen tellen

tiebreak-means-DE = Dit telt de punten van de partijen tussen wie gelijk staan.
tiebreak-means-WIN = Dit telt de gewonnen partijen, reglementaire inbegrepen.
tiebreak-means-WON = Dit telt de gewonnen partijen, zonder reglementaire.
tiebreak-means-BPG = Dit telt de partijen met zwart.
tiebreak-means-BWG = Dit telt de gewonnen partijen met zwart.
tiebreak-means-PS = Dit telt de score na elke ronde op: vroege punten tellen vaker.
tiebreak-means-BH = Dit telt de punten van alle tegenstanders op: sterkere tegenstanders geven meer.
tiebreak-means-FB = Dit telt de punten van alle tegenstanders op, met de laatste ronde als remise.
tiebreak-means-SB = Dit telt de punten op van wie verloren, en de helft van de punten van wie remise speelden.
tiebreak-means-KS = Dit telt de punten tegen wie de helft van de punten of meer hebben.
tiebreak-means-ARO = Dit is de gemiddelde rating van de tegenstanders.
tiebreak-means-TPR = Dit is de rating waarbij deze uitslag verwacht zou zijn.

## Tegen de speler

you-colours-first = Het is voor u allebei de eerste partij: er is geen kleur in te halen.
you-colours = Uw kleuren tot nu toe: { $mine }. { $them }: { $theirs }.
you-bye-barred = { $who } { $count ->
    [one] staat
   *[other] staan
 } lager op de lijst dan u, maar mag niet (meer) vrij zijn.
you-if = Als uw partij tegen { $them } in ronde { $n } anders was afgelopen
you-if-game = Als { $white } tegen { $black } in ronde { $n } anders was afgelopen
you-if-so = { $how ->
    [won] U won
    [drawn] U speelde remise
    [lost] U verloor
   *[game] Het werd { $result }
 }
you-if-had = { $how ->
    [won] Had u gewonnen
    [drawn] Had u remise gespeeld
    [lost] Had u verloren
   *[game] Was het { $result } geworden
 }
you-if-meets = { $real ->
    [yes] { $case }: volgens de regels speelt u tegen { $b } met { $colour }.
   *[no] { $case }, dan speelde u tegen { $b } met { $colour }.
 }
you-if-meets-plain = { $real ->
    [yes] { $case }: volgens de regels speelt u tegen { $b }.
   *[no] { $case }, dan speelde u tegen { $b }.
 }
you-if-bye = { $real ->
    [yes] { $case }: volgens de regels bent u vrij.
   *[no] { $case }, dan was u vrij.
 }
you-if-nobody = { $real ->
    [yes] { $case }: u bent niet ingedeeld.
   *[no] { $case }, dan was u niet ingedeeld.
 }
you-placed = U staat op plaats { $mine }, { $them } op plaats { $theirs }.
you-placed-shared = U en { $them } delen plaats { $place }: niets scheidt u.
you-placed-lots = Alleen de loting zet u { $way ->
    [ahead] voor
   *[behind] achter
 } { $them }.
you-placed-by = { $code } scheidt u: u hebt { $mine }, { $them } heeft { $theirs }.
you-placed-met = U speelde in ronde { $n } tegen elkaar: { $how ->
    [won] u won
    [lost] u verloor
   *[drawn] remise
 }.
you-number = Nr. { $n }
you-ordinal = { $form ->
   *[other] { $n }e
 }
you-points-n = { $n ->
    [5] een half punt
    [10] 1 punt
   *[other] { $points } punten
 }
you-points = U hebt allebei { $mine }.
you-points-differ = U hebt { $mine }, { $them } heeft { $theirs }.
you-virtual-both = U hebt { $mine }, { $them } heeft { $theirs }. In deze versnelde ronde telt u allebei { $my_more } extra.
you-virtual-both-level = U hebt allebei { $mine } en telt in deze versnelde ronde allebei { $my_more } extra.
you-virtual-me = U hebt { $mine } en telt in deze versnelde ronde { $my_more } extra. { $them } heeft { $theirs }.
you-virtual-me-level = U hebt { $mine } maar telt in deze versnelde ronde { $my_more } extra: u zit in dezelfde groep als { $them }, met { $theirs }.
you-virtual-other = U hebt { $mine }. Uw tegenstander heeft { $theirs } en telt in deze versnelde ronde { $their_more } extra.
you-virtual-other-level = U hebt { $mine }. Uw tegenstander heeft { $theirs } maar telt in deze versnelde ronde { $their_more } extra: u zit in dezelfde groep.
you-virtual-each = U hebt { $mine } en telt in deze versnelde ronde { $my_more } extra. Uw tegenstander heeft { $theirs } en telt { $their_more } extra.
you-away-absent = U bent niet ingedeeld in deze ronde: u zou niet spelen.
you-away-half-bye = U hebt gevraagd deze ronde niet te spelen en krijgt de punten van een bye van een half punt.
you-away-full-bye = U speelt deze ronde niet en krijgt de punten van een bye van een punt.
you-away-late = U bent later ingestroomd: deze ronde is zonder u ingedeeld.
you-away-withdrawn = U hebt zich teruggetrokken en wordt niet meer ingedeeld.
you-away-not-seen = U bent niet ingedeeld in deze ronde: u was niet aangemeld.
you-first = De bovenste helft van de groep speelt in volgorde tegen de onderste helft: u bent { $i_th }, { $them } ook.
you-in_order = { you-first }
you-first_free = { $you ->
    [a] De bovenste helft van de groep speelt in volgorde tegen de onderste helft: u bent { $i_th } van de bovenste helft, en { $them }, { $j_th } van de onderste helft, is de eerste die nog vrij is.
   *[other] De bovenste helft van de groep speelt in volgorde tegen de onderste helft: { $them } is { $i_th } van de bovenste helft, en u, { $j_th } van de onderste helft, bent de eerste die nog vrij is.
 }
you-first_fit = { $you ->
    [a] De bovenste helft van de groep speelt in volgorde tegen de onderste helft: u bent { $i_th } van de bovenste helft. { $them }, { $j_th } van de onderste helft, is de eerste met wie de hele groep het best kan worden ingedeeld.
   *[other] De bovenste helft van de groep speelt in volgorde tegen de onderste helft: { $them } is { $i_th } van de bovenste helft. U, { $j_th } van de onderste helft, bent de eerste met wie de hele groep het best kan worden ingedeeld.
 }
you-moved_first = { $you ->
    [a] Wie naar beneden komt speelt eerst, in volgorde: u bent de { $i_th } van hen, { $them } is { $j_th } van de groep eronder.
   *[other] Wie naar beneden komt speelt eerst, in volgorde: { $them }, met { $score_pts }, is de { $i_th } van hen, u bent { $j_th } van uw groep.
 }
you-moved_in_order = { you-moved_first }
you-moved_first_free = { $you ->
    [a] Wie naar beneden komt speelt eerst, in volgorde: u bent de { $i_th } van hen, en { $them }, { $j_th } van de groep eronder, is de eerste die nog vrij is.
   *[other] Wie naar beneden komt speelt eerst, in volgorde: { $them }, met { $score_pts }, is de { $i_th } van hen, en u, { $j_th } van uw groep, bent de eerste die nog vrij is.
 }
you-moved_first_fit = { $you ->
    [a] Wie naar beneden komt speelt eerst, in volgorde: u bent de { $i_th } van hen. { $them }, { $j_th } van de groep eronder, is de eerste met wie de hele groep het best kan worden ingedeeld.
   *[other] Wie naar beneden komt speelt eerst, in volgorde: { $them }, met { $score_pts }, is de { $i_th } van hen. U, { $j_th } van uw groep, bent de eerste met wie de hele groep het best kan worden ingedeeld.
 }
you-dutch-2012-passed_met = { $you ->
    [a] U hebt al tegen { $others } gespeeld.
   *[other] { $them } heeft al tegen { $others } gespeeld.
 }
you-dutch-2026-passed_met = { you-dutch-2012-passed_met }
you-lim-passed_met = { $you ->
    [player] U hebt al tegen { $others } gespeeld.
   *[other] { $them } heeft al tegen { $others } gespeeld.
 }
you-burstein-1998-passed_met = { you-lim-passed_met }
you-met = { $you ->
    [first] U hebt al tegen { $others } gespeeld.
   *[other] { $them } heeft al tegen { $others } gespeeld.
 }
you-dubov-1997-already_met = { you-met }
you-passed_kept = { $you ->
    [a] U mag in dit evenement niet tegen { $others } spelen.
   *[other] { $them } mag in dit evenement niet tegen { $others } spelen.
 }
you-passed_kept_apart = { you-passed_kept }
you-lim-passed_forbidden = { $you ->
    [player] U mag in dit evenement niet tegen { $others } spelen.
   *[other] { $them } mag in dit evenement niet tegen { $others } spelen.
 }
you-burstein-1998-passed_apart = { you-lim-passed_forbidden }
you-apart = { $you ->
    [first] U mag in dit evenement niet tegen { $others } spelen.
   *[other] { $them } mag in dit evenement niet tegen { $others } spelen.
 }
you-kept_apart = { you-apart }
you-passed_absolute = { $you ->
    [a] U moet { $colour } hebben, en { $others } ook.
   *[other] { $them } moet { $colour } hebben, en { $others } ook.
 }
you-absolute = { $you ->
    [first] U moet dezelfde kleur hebben als { $others }.
   *[other] { $them } moet dezelfde kleur hebben als { $others }.
 }
you-dutch-2012-passed_worse = { $you ->
    [a] Met u tegen { $others } zou de groep minder goed worden ingedeeld.
   *[other] Met { $them } tegen { $others } zou de groep minder goed worden ingedeeld.
 }
you-instead = { $you ->
    [came] U gaat in plaats van { $stayed } naar de volgende groep, zodat die beter kan worden ingedeeld.
   *[other] U blijft in uw groep; { $came } gaat in uw plaats naar beneden, zodat de volgende groep beter kan worden ingedeeld.
 }
you-dutch-2026-passed_rest = { you-dutch-2012-passed_worse }
you-passed_apart = Met { $others } zouden spelers die meer dan 100 ratingpunten verschillen om de kleuren worden verwisseld.
you-passed_others = Eerder in de volgorde, maar met hen zou de groep minder goed worden ingedeeld: { $others }.
you-passed_colour = { $player_you ->
    [yes] Eerder in de volgorde, maar met dezelfde voorkeur als u: { $others }.
   *[no] Eerder in de volgorde, maar met dezelfde voorkeur als { $player }: { $others }.
 }
you-dutch-2012-passed_rest = { you-dutch-2012-passed_worse }
you-dutch-2026-passed_worse = { you-dutch-2012-passed_worse }
you-lim-passed_worse = { $you ->
    [player] Met u tegen { $others } zou de groep minder goed worden ingedeeld.
   *[other] Met { $them } tegen { $others } zou de groep minder goed worden ingedeeld.
 }
you-burstein-2026-others = { $you ->
    [first] Met u tegen { $others } zou de groep minder goed worden ingedeeld.
   *[other] Met { $them } tegen { $others } zou de groep minder goed worden ingedeeld.
 }
you-passed_impossible = { $you ->
    [a] Met u tegen { $others } konden niet alle anderen worden ingedeeld.
   *[other] Met { $them } tegen { $others } konden niet alle anderen worden ingedeeld.
 }
you-lim-passed_blocked = { $you ->
    [player] Met u tegen { $others } konden niet alle anderen worden ingedeeld.
   *[other] Met { $them } tegen { $others } konden niet alle anderen worden ingedeeld.
 }
you-lim-passed_blocked_floater = { you-lim-passed_blocked }
you-burstein-1998-passed_others = { you-lim-passed_blocked }
you-needed = { $you ->
    [first] Met u tegen { $others } konden niet alle anderen worden ingedeeld.
   *[other] Met { $them } tegen { $others } konden niet alle anderen worden ingedeeld.
 }
you-left_for_others = { you-needed }
you-exchanged = { $you ->
    [out] U gaat van de bovenste helft van de groep naar de onderste: zonder deze ruil zou de groep minder goed worden ingedeeld.
    [into] U gaat van de onderste helft van de groep naar de bovenste: zonder deze ruil zou de groep minder goed worden ingedeeld.
   *[other] In uw groep wisselen { $out } en { $into } van helft: zonder deze ruil zou de groep minder goed worden ingedeeld.
 }
you-exchange = { you-exchanged }
you-dutch-2012-merged = De laagste groep kon niet op zichzelf worden ingedeeld: de groep erboven, met { $score_pts }, wordt samen met haar ingedeeld.
you-dutch-2012-fewer_pairs = In uw groep zijn { $p1 } van de { $p0 } paren mogelijk.
you-dutch-2012-fewer_pairs_for_lowest = In uw groep worden { $p1 } van de { $p0 } paren gemaakt, zodat de laagste groep kan worden ingedeeld.
you-dutch-2012-fewer_moved = Van de { $m0 } spelers die naar uw groep komen kunnen er { $m1 } tegen spelers van de groep zelf worden ingedeeld.
you-dutch-2012-none_moved = Niemand die naar uw groep komt kan eerst tegen spelers van de groep zelf worden ingedeeld: allen worden als één groep ingedeeld.
you-dutch-2012-fewer_moved_lowest = Van de { $m0 } spelers die naar uw groep komen worden er { $m1 } eerst ingedeeld: met meer kon de laagste groep niet worden ingedeeld.
you-dutch-2012-fewer_moved_for_lowest = Van de { $m0 } spelers die naar uw groep komen worden er { $m1 } eerst ingedeeld, zodat de laagste groep kan worden ingedeeld.
you-dutch-2026-penultimate = Uw groep wordt zo ingedeeld dat ook iedereen eronder kan worden ingedeeld.
you-dutch-2026-collapsed = Iedereen die overblijft wordt in één laatste groep van { $n } ingedeeld.
you-elo-swiss-fewer_moved = Van de { $moved } spelers die naar uw groep komen worden er { $count } eerst ingedeeld; met meer vond niet iedereen een tegenstander.
you-elo-swiss-fewer_moved_end = { you-elo-swiss-fewer_moved }
you-elo-swiss-fewer_moved_last = Van de { $moved } spelers die naar uw groep komen worden er { $count } eerst ingedeeld, zodat de laatste groep kan worden ingedeeld.
you-other_floaters = { $you ->
    [out] U zou naar de volgende groep zijn gegaan; dan konden de spelers daar minder goed worden ingedeeld, en { $into } gaat in uw plaats.
   *[other] U gaat in plaats van { $out } naar de volgende groep: anders konden de spelers daar minder goed worden ingedeeld.
 }
you-floaters_for_lowest = { you-other_floaters }
you-floaters_for_bye = { you-other_floaters }
you-floaters_for_places = { you-other_floaters }
you-other_downfloaters = { you-other_floaters }
you-b2_dropped = U en { $them } moeten allebei { $colour } hebben; u mag tegen elkaar omdat een van u bij de koplopers hoort.
you-topscorer = { you-b2_dropped }
you-x_pair = U en { $them } hebben allebei voorkeur voor { $colour }; niet elk paar van de groep kan dat vermijden.
you-z_pair = { you-x_pair }
you-a7d_dropped = { you-x_pair }
you-same_preference = { you-x_pair }
you-clash = { you-x_pair }
you-clash_strong = U en { $them } hebben allebei sterke voorkeur voor { $colour }; niet elk paar van de groep kan dat vermijden.
you-strong_preference = { $you ->
    [player] U krijgt geen { $colour }, hoewel uw voorkeur sterk is: niet iedereen kan zijn voorkeur krijgen.
   *[other] { $them } krijgt geen { $colour }, hoewel de voorkeur sterk is: niet iedereen kan zijn voorkeur krijgen.
 }
you-third_colour = Deze partij geeft een van u voor de derde keer op rij dezelfde kleur; dat is niet te vermijden.
you-beyond_two = Na deze partij heeft een van u de ene kleur drie keer vaker gehad dan de andere; dat is niet te vermijden.
you-b5_down_dropped = { $rests ->
    [yes] De bye telt als een stap omlaag, en die had u in de vorige ronde ook: dat is niet te vermijden.
   *[no] U gaat naar een lagere score, net als in de vorige ronde: dat is niet te vermijden.
 }
you-down_last = { you-b5_down_dropped }
you-b6_down_dropped = { $rests ->
    [yes] De bye telt als een stap omlaag, en die had u twee ronden geleden ook: dat is niet te vermijden.
   *[no] U gaat naar een lagere score, net als twee ronden geleden: dat is niet te vermijden.
 }
you-down_before = { you-b6_down_dropped }
you-b5_up_dropped = U speelt tegen een hogere score, net als in de vorige ronde: dat is niet te vermijden.
you-up_last = { you-b5_up_dropped }
you-b6_up_dropped = U speelt tegen een hogere score, net als twee ronden geleden: dat is niet te vermijden.
you-up_before = { you-b6_up_dropped }
you-odd_one = Het aantal in te delen spelers van uw groep ({ $n }) is oneven: u blijft over en speelt in de volgende groep.
you-dutch-2012-left_over = Niet iedereen van uw groep kan daar worden ingedeeld: u blijft over en speelt in de volgende groep.
you-dutch-2026-left_over = { you-dutch-2012-left_over }
you-elo-swiss-left_over = { you-dutch-2012-left_over }
you-dutch-2012-alone = Niemand van uw groep kan uw tegenstander zijn: u speelt in de volgende groep.
you-all_down = { you-dutch-2012-alone }
you-no_pair = { you-dutch-2012-alone }
you-elo-swiss-alone = { you-dutch-2012-alone }
you-stuck = U komt uit een hogere groep, en hier kan niemand uw tegenstander zijn.
you-no_opponent = { you-stuck }
you-on_down = U komt uit een hogere groep, blijft ook hier over en gaat door naar de volgende.
you-limbo = { you-on_down }
you-down_for_lowest = U gaat naar de volgende groep, zodat daar iedereen kan worden ingedeeld.
you-left_for_rest = { you-down_for_lowest }
you-left_for_rest_bye = { you-down_for_lowest }
you-left_undone = { you-down_for_lowest }
you-paired_anew = { you-down_for_lowest }
you-dutch-2012-bye = Het aantal spelers is oneven, en u blijft over in de laagste groep: u bent vrij.
you-dutch-2026-bye = { you-dutch-2012-bye }
you-dutch-2012-bye_barred = Lager op de lijst, maar de bye is hun niet toegestaan: { $others }.
you-dutch-2026-bye_barred = { you-dutch-2012-bye_barred }
you-bye_impossible = Lager op de lijst, maar zonder hen konden niet alle anderen worden ingedeeld: { $others }.
you-bye_worse = Lager op de lijst, maar zonder hen zouden de anderen minder goed worden ingedeeld: { $others }.
you-bye_later = Lager op de lijst; zonder hen zouden de anderen even goed worden ingedeeld, maar die indeling komt later in de volgorde van de regels: { $others }.
you-unplayed = Ronden die u niet hebt gespeeld: { $n }. Niemand die er minder heeft gemist kon overblijven.
you-e1 = U krijgt allebei de kleur van uw voorkeur: u hebt { $mine }.
you-dutch-2026-colours_both = { you-e1 }
you-colour_both = { you-e1 }
you-colours_due = { you-e1 }
you-colour_due = { you-e1 }
you-swiss-team-2026-colours_both = { you-e1 }
you-e1_one = { $chosen_you ->
    [yes] Alleen u hebt een voorkeur, en u krijgt die: { $mine }.
   *[other] Alleen { $them } heeft een voorkeur en krijgt die: u hebt { $mine }.
 }
you-colours_only = { $served_you ->
    [yes] Alleen u hebt een voorkeur, en u krijgt die: { $mine }.
   *[other] Alleen { $them } heeft een voorkeur en krijgt die: u hebt { $mine }.
 }
you-colour_one = { $player_you ->
    [yes] Alleen u hebt een voorkeur, en u krijgt die: { $mine }.
   *[other] Alleen { $them } heeft een voorkeur en krijgt die: u hebt { $mine }.
 }
you-colours_one_due = { you-colour_one }
you-colours_one = { you-colour_one }
you-lim-colour_one = { you-e1_one }
you-e2 = { $chosen_you ->
    [yes] U hebt allebei voorkeur voor { $colour }, u sterker: u krijgt het.
   *[other] U hebt allebei voorkeur voor { $colour }, { $them } sterker: u hebt { $mine }.
 }
you-colours_stronger = { $served_you ->
    [yes] U hebt allebei voorkeur voor { $colour }, u sterker: u krijgt het.
   *[other] U hebt allebei voorkeur voor { $colour }, { $them } sterker: u hebt { $mine }.
 }
you-colour_absolute = { $player_you ->
    [yes] U hebt allebei voorkeur voor { $colour }, u sterker: u krijgt het.
   *[other] U hebt allebei voorkeur voor { $colour }, { $them } sterker: u hebt { $mine }.
 }
you-colour_strong = { you-colour_absolute }
you-e3 = { $chosen_you ->
    [yes] U hebt allebei even sterk voorkeur voor { $colour }. De laatste keer dat uw kleuren verschilden had { $them } het: nu is het uw beurt.
   *[other] U hebt allebei even sterk voorkeur voor { $colour }. De laatste keer dat uw kleuren verschilden had u het: nu hebt u { $mine }.
 }
you-colours_alternation = { $served_you ->
    [yes] U hebt allebei even sterk voorkeur voor { $colour }. De laatste keer dat uw kleuren verschilden had { $them } het: nu is het uw beurt.
   *[other] U hebt allebei even sterk voorkeur voor { $colour }. De laatste keer dat uw kleuren verschilden had u het: nu hebt u { $mine }.
 }
you-colour_latest = { $player_you ->
    [yes] U hebt allebei even sterk voorkeur voor { $colour }. De laatste keer dat uw kleuren verschilden had { $them } het: nu is het uw beurt.
   *[other] U hebt allebei even sterk voorkeur voor { $colour }. De laatste keer dat uw kleuren verschilden had u het: nu hebt u { $mine }.
 }
you-burstein-1998-colours_latest = { you-colour_latest }
you-lim-colour_past = { you-e3 }
you-e4 = { $chosen_you ->
    [yes] U hebt allebei even sterk voorkeur voor { $colour }, en uw kleuren waren gelijk: u staat hoger en krijgt het.
   *[other] U hebt allebei even sterk voorkeur voor { $colour }, en uw kleuren waren gelijk: { $them } staat hoger en krijgt het, u hebt { $mine }.
 }
you-colours_rank = { $served_you ->
    [yes] U hebt allebei even sterk voorkeur voor { $colour }, en uw kleuren waren gelijk: u staat hoger en krijgt het.
   *[other] U hebt allebei even sterk voorkeur voor { $colour }, en uw kleuren waren gelijk: { $them } staat hoger en krijgt het, u hebt { $mine }.
 }
you-colour_rank = { $player_you ->
    [yes] U hebt allebei even sterk voorkeur voor { $colour }, en uw kleuren waren gelijk: u staat hoger en krijgt het.
   *[other] U hebt allebei even sterk voorkeur voor { $colour }, en uw kleuren waren gelijk: { $them } staat hoger en krijgt het, u hebt { $mine }.
 }
you-colours_order = { you-colour_rank }
you-colours_wider = { $served_you ->
    [yes] U moet allebei { $colour } hebben; uw kleuren zijn verder uit balans: u krijgt het.
   *[other] U moet allebei { $colour } hebben; de kleuren van { $them } zijn verder uit balans: u hebt { $mine }.
 }
you-colours_evened = { $player_you ->
    [yes] U komt allebei { $colour } toe; uw kleuren zijn verder uit balans: u krijgt het.
   *[other] U komt allebei { $colour } toe; de kleuren van { $them } zijn verder uit balans: u hebt { $mine }.
 }
you-e5_first = In ronde 1 wisselen de kleuren van bord tot bord, na de loting: u hebt { $mine }.
you-dubov-1997-colour_round_1 = { you-e5_first }
you-e5_later = U noch { $them } heeft al gespeeld: het nummer en de loting beslissen, en u hebt { $mine }.
you-colours_number = { you-e5_later }
you-colour_initial_odd = { you-e5_later }
you-colour_initial_even = { you-e5_later }
you-colour_lot_odd = { you-e5_later }
you-colour_lot_even = { you-e5_later }
you-colours_odd = { you-e5_later }
you-colours_even = { you-e5_later }
you-elo-swiss-pair = { $you ->
    [a] De bovenste helft van de groep speelt in volgorde tegen de onderste helft: u bent { $first_th } van de bovenste helft, { $them } is { $second_th } van de onderste.
   *[other] De bovenste helft van de groep speelt in volgorde tegen de onderste helft: { $them } is { $first_th } van de bovenste helft, u bent { $second_th } van de onderste.
 }
you-elo-swiss-pair_moved = { $you ->
    [a] Wie naar beneden komt speelt eerst, in volgorde: u bent de { $first_th } van hen, { $them } is { $second_th } van de groep eronder.
   *[other] Wie naar beneden komt speelt eerst, in volgorde: { $them }, met { $points_pts }, is de { $first_th } van hen, u bent { $second_th } van uw groep.
 }
you-float = { $you ->
    [a] U speelt tegen een lagere score: u zweeft naar beneden.
   *[other] U speelt tegen een hogere score: u zweeft naar boven.
 }
you-left_odd = Het aantal in te delen spelers van uw groep is oneven: u blijft over en speelt in de volgende groep.
you-elo-swiss-bye = Het aantal spelers is oneven, en u blijft aan het einde over: u bent vrij.
you-skipped_met = { $you ->
    [a] Eerder op de lijst, maar u mag niet (opnieuw) tegen hen: { $who }.
   *[other] Vóór u op de lijst, maar { $them } mag niet (opnieuw) tegen hen: { $who }.
 }
you-skipped_float = Eerder op de lijst, maar dan zou iemand opnieuw dezelfde kant op zweven: { $who }.
you-skipped_rest = Eerder op de lijst, maar dan konden de anderen niet worden ingedeeld zoals de regels vragen: { $who }.
you-again_down = { $you ->
    [a] U zweefde in een van de laatste twee ronden al naar beneden: dat is niet te vermijden.
   *[other] { $them } zweefde in een van de laatste twee ronden al naar beneden: dat is niet te vermijden.
 }
you-again_up = { $you ->
    [a] U zweefde in een van de laatste twee ronden al naar boven: dat is niet te vermijden.
   *[other] { $them } zweefde in een van de laatste twee ronden al naar boven: dat is niet te vermijden.
 }
you-kept_barred = Zwakker dan u, maar de bye is hun niet toegestaan: { $who }.
you-kept_float = Zwakker dan u, maar zij zouden opnieuw naar beneden zweven: { $who }.
you-kept_rest = Zwakker dan u, maar ingedeeld in de eerste indeling die lukt: { $who }.
you-due_more = { $you ->
    [player] U hebt vaker { $other } gehad: u komt { $colour } toe.
   *[other] { $them } heeft vaker { $other } gehad en komt { $colour } toe.
 }
you-due_alternate = { $you ->
    [player] U hebt beide kleuren even vaak gehad, het laatst { $other }: u komt { $colour } toe.
   *[other] { $them } had het laatst { $other } en komt { $colour } toe.
 }
you-due_row = { $you ->
    [player] U had { $other } in de laatste twee partijen: u moet { $colour } hebben.
   *[other] { $them } had { $other } in de laatste twee partijen en moet { $colour } hebben.
 }
you-due_balance = { $you ->
    [player] U hebt { $other } twee keer vaker gehad: u moet { $colour } hebben.
   *[other] { $them } heeft { $other } twee keer vaker gehad en moet { $colour } hebben.
 }
you-lim-colour_limit_row = { $chosen_you ->
    [yes] U had { $opposite } in de laatste twee partijen en mag het geen derde keer hebben: u hebt { $colour }.
   *[other] { $them } had { $opposite } in de laatste twee partijen en mag het geen derde keer hebben: u hebt { $mine }.
 }
you-lim-colour_limit_balance = { $chosen_you ->
    [yes] U hebt { $opposite } twee keer vaker gehad en mag het niet nog eens hebben: u hebt { $colour }.
   *[other] { $them } heeft { $opposite } twee keer vaker gehad en mag het niet nog eens hebben: u hebt { $mine }.
 }
you-lim-colour_number = { $chosen_you ->
    [yes] U en { $them } komt allebei { $colour } toe, en uw kleuren waren gelijk: het nummer beslist, en u krijgt het.
   *[other] U en { $them } komt allebei { $colour } toe, en uw kleuren waren gelijk: het nummer beslist, en u hebt { $mine }.
 }
you-lim-colour_number_up = { you-lim-colour_number }
you-pair_proposed = { $you ->
    [first] Van de { $left } spelers die in uw groep over zijn bent u de eerste van de bovenste helft en { $them } die van de onderste: u wordt aan elkaar voorgesteld.
   *[other] Van de { $left } spelers die in uw groep over zijn is { $them } de eerste van de bovenste helft en u die van de onderste: u wordt aan elkaar voorgesteld.
 }
you-pair_last = Alleen u en { $them } zijn in uw groep over.
you-pair_exchanged = { $you ->
    [first] Van de { $left } spelers die in uw groep over zijn komt u het eerst; { $them } is de eerste tegenstander in volgorde die past.
   *[other] Van de { $left } spelers die in uw groep over zijn komt { $them } het eerst; u bent de eerste tegenstander in volgorde die past.
 }
you-pair_floater = { $you ->
    [first] U zweeft uit de groep met { $origin_pts } en wordt vóór de anderen ingedeeld; { $them } is de eerste in volgorde tegen wie u kunt spelen.
   *[other] { $them } zweeft hierheen uit de groep met { $origin_pts } en wordt vóór de anderen ingedeeld; u bent de eerste in volgorde die de tegenstander kan zijn.
 }
you-pair_floater_clash = { you-pair_floater }
you-pair_floaters = U en { $them } zijn allebei naar deze groep gezweefd, en niemand van de groep zelf is beschikbaar.
you-lim-float_alone = U bent alleen in uw groep en zweeft naar die met { $target_pts }.
you-burstein-1998-float_alone = { you-lim-float_alone }
you-float_met = U hebt tegen iedereen van uw groep gespeeld en zweeft naar die met { $target_pts }.
you-float_barred = U hebt tegen iedereen van uw groep gespeeld of mag het niet, en zweeft naar die met { $target_pts }.
you-float_kept = { you-float_barred }
you-float_last = Uw groep moet even worden: u bent de laatste in volgorde die kan zweven, en gaat naar de groep met { $target_pts }.
you-float_maxi = { you-float_last }
you-float_colour = Uw groep moet even worden, en meer van haar spelers komt { $colour } toe: van hen bent u de laatste in volgorde die kan zweven, en u gaat naar de groep met { $target_pts }.
you-float_rest = Niet iedereen van uw groep kan worden ingedeeld: u blijft over en zweeft naar de groep met { $target_pts }.
you-lim-passed_clash = { $you ->
    [player] U komt dezelfde kleur toe als { $others }.
   *[other] { $them } komt dezelfde kleur toe als { $others }.
 }
you-lim-passed_clash_floater = { you-lim-passed_clash }
you-lim-passed_barred = { $you ->
    [player] Tussen u en { $others } zou iemand een kleur hebben die niet meer mag.
   *[other] Tussen { $them } en { $others } zou iemand een kleur hebben die niet meer mag.
 }
you-burstein-1998-passed_limits = { you-lim-passed_barred }
you-spared_colour = Vóór u om te zweven, maar die kleur komt hun niet toe: { $others }.
you-spared_floated = Vóór u om te zweven, maar gespaard, want zij zweefden in de vorige ronde: { $others }.
you-spared_needed = Vóór u om te zweven, maar dan zou de groep een paar verliezen: { $others }.
you-spared_incoming = Vóór u om te zweven, maar zij zijn al naar deze groep gezweefd: { $others }.
you-spared_lonely = Vóór u om te zweven, maar zonder tegenstander in de volgende groep: { $others }.
you-undone_above = U was eerst in uw eigen groep tegen elkaar ingedeeld; de middelste groep kon niet zonder u worden ingedeeld, en dat paar verviel.
you-undone_below = { you-undone_above }
you-broken = Laatste ronde: u hebt evenveel punten en speelt tegen elkaar, hoewel een van u een kleur krijgt voorbij de gewone grenzen.
you-lim-bye = Het aantal spelers is oneven. Van onderen af bent u de eerste die vrij kan zijn.
you-burstein-1998-bye = { you-lim-bye }
you-lim-2026-bye_by_rating = Het aantal spelers is oneven, en dit is de eerste ronde: uw rating is de laagste van wie vrij kan zijn.
you-bye_given = Onder u, maar zonder recht op de bye na punten zonder te spelen: { $others }.
you-bye_barred = { you-bye_given }
you-bye_had = { you-bye_given }
you-lim-bye_kept = Onder u, maar door de arbiter van de bye uitgesloten: { $others }.
you-lim-bye_needed = Onder u, maar zonder hen konden niet alle anderen worden ingedeeld: { $others }.
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
    [first] De spelers met recht op wit staan van de zwakste tegenstanders tot nu toe naar de sterkste, die met recht op zwart van de hoogste rating naar beneden: u bent { $place_th } van wit, { $them } ({ $rating }) staat tegenover u.
   *[other] De spelers met recht op wit staan van de zwakste tegenstanders tot nu toe naar de sterkste, die met recht op zwart van de hoogste rating naar beneden: { $them } is { $place_th } van wit, u staat ertegenover.
 }
you-row_changed = { $you ->
    [first] U bent { $place_th } van wit in uw groep, geordend van de zwakste tegenstanders tot nu toe naar de sterkste; { $them } ({ $rating }) is de eerste van zwart die past.
   *[other] { $them } is { $place_th } van wit in uw groep, geordend van de zwakste tegenstanders tot nu toe naar de sterkste; u bent de eerste van zwart die past.
 }
you-row_round_1 = De bovenste helft van de lijst speelt in volgorde tegen de onderste helft: u bent { $place_th }, { $them } ook.
you-row_changed_round_1 = { $you ->
    [first] De bovenste helft van de lijst speelt in volgorde tegen de onderste helft: u bent { $place_th } van de bovenste helft; { $them } is de eerste van de onderste helft die past.
   *[other] De bovenste helft van de lijst speelt in volgorde tegen de onderste helft: { $them } is { $place_th } van de bovenste helft; u bent de eerste van de onderste helft die past.
 }
you-joins = U komt uit de groep met { $below_pts } omhoog om de groep met { $points_pts } even te maken: van wie past hebt u de hoogste rating.
you-joins_any = { you-joins }
you-joins_same = { you-joins }
you-dubov-1997-alone = { $you ->
    [player] U kunt tegen niemand anders die in uw groep nog vrij is. { $them } komt omhoog uit de groep met { $below_pts }: de hoogste rating van wie daar past.
   *[other] { $them } kan tegen niemand anders die nog vrij is in de groep met { $points_pts }. U komt omhoog: de hoogste rating van wie in uw groep past.
 }
you-alone_same = { you-dubov-1997-alone }
you-comes_down_far = { you-dubov-1997-alone }
you-comes_down_far_same = { you-dubov-1997-alone }
you-comes_down = { $you ->
    [player] U komt uit de groep met { $above_pts } naar beneden en speelt tegen { $them }: van wie hier past de hoogste rating.
   *[other] { $them } komt uit de groep met { $above_pts } naar beneden en speelt tegen u: van wie hier past hebt u de hoogste rating.
 }
you-comes_down_same = { you-comes_down }
you-goes_down = Uw groep kan niet al haar spelers houden: van wie naar beneden kan hebt u de laagste rating.
you-goes_down_far = { you-goes_down }
you-spared = U was de eerste keus om naar de groep met { $points_pts } te gaan, maar wordt gespaard omdat u al eerder omhoog ging; { $other } komt in uw plaats.
you-not_spared = U ging al eerder omhoog en zou gespaard worden, maar niemand anders van uw groep past.
you-to_black = Te veel van uw groep hebben recht op wit: u gaat naar zwart, omdat u enkele van de zwakste tegenstanders had.
you-to_white = Te veel van uw groep hebben recht op zwart: u gaat naar wit, omdat u enkele van de sterkste tegenstanders had.
you-to_white_new = Te veel van uw groep staan bij zwart: u gaat naar wit, omdat u nog geen partij hebt gespeeld.
you-both_white = U en { $them } staan allebei aan dezelfde kant van de groep: niet iedereen kan tegen de overkant worden ingedeeld.
you-both_black = { you-both_white }
you-both_round_1 = { you-both_white }
you-colour_again = { $you ->
    [player] U hebt { $colour } voor de tweede partij op rij: dat mag, een derde niet.
   *[other] { $them } heeft { $colour } voor de tweede partij op rij: dat mag, een derde niet.
 }
you-dubov-1997-colour_balance = U en { $them } komt allebei { $colour } toe; uw kleuren tot nu toe beslissen: u hebt { $mine }.
you-dubov-1997-colour_history = { you-dubov-1997-colour_balance }
you-dubov-1997-colour_average = U en { $them } komt allebei { $colour } toe, en uw kleuren tot nu toe zijn gelijk: wit is voor wie de sterkste tegenstanders had, dus hebt u { $mine }.
you-colour_average_free = U noch { $them } komt een kleur toe: wit is voor wie de sterkste tegenstanders had, dus hebt u { $mine }.
you-dubov-1997-colour_rating = Kleuren noch tegenstanders scheiden u: wit is voor de laagste rating, dus hebt u { $mine }.
you-dubov-1997-colour_name = Kleuren, tegenstanders noch ratings scheiden u: de lijst beslist, en u hebt { $mine }.
you-dubov-1997-colour_number = { you-dubov-1997-colour_name }
you-dubov-1997-colour_third = { $you ->
    [player] U had { $other } in de laatste twee partijen en moet { $colour } hebben.
   *[other] { $them } had { $other } in de laatste twee partijen en moet { $colour } hebben: u hebt { $mine }.
 }
you-dubov-1997-colour_limit = { $you ->
    [player] U hebt { $other } twee partijen vaker gehad en moet { $colour } hebben.
   *[other] { $them } heeft { $other } twee partijen vaker gehad en moet { $colour } hebben: u hebt { $mine }.
 }
you-dubov-1997-bye = U bent vrij: van wie vrij mag zijn de laagste score, en daarbinnen de laagste rating.
you-dubov-1997-bye_colour = { you-dubov-1997-bye }
you-dubov-1997-bye_average = { you-dubov-1997-bye }
you-dubov-1997-bye_name = { you-dubov-1997-bye }
you-dubov-1997-bye_number = { you-dubov-1997-bye }
you-bye_round_1 = Het aantal spelers is oneven, en niemand lager op de lijst mag vrij zijn: u bent het.
you-bye_had_points = U kwam vóór { $bye } in aanmerking voor de bye, maar hebt al punten gehad zonder te spelen: u speelt.
you-dubov-1997-bye_kept = U kwam vóór { $bye } in aanmerking voor de bye, maar de arbiter heeft die uitgesloten: u speelt.
you-dubov-1997-bye_needed = U kwam vóór { $bye } in aanmerking voor de bye, maar dan konden niet alle anderen worden ingedeeld: u speelt.
you-same_colour_needed = { $you ->
    [first] U hebt deze keer dezelfde kleur nodig als { $others }.
   *[other] { $them } heeft deze keer dezelfde kleur nodig als { $others }.
 }
you-dubov-2026-pair = { $you ->
    [first] Wie wit toekomt staat van de zwakste tegenstanders tot nu toe naar de sterkste: u bent { $place_th }. { $them } is op nummer de eerste van de anderen met wie iedereen kan worden ingedeeld.
   *[other] Wie wit toekomt staat van de zwakste tegenstanders tot nu toe naar de sterkste: { $them } is { $place_th }. U bent op nummer de eerste van de anderen met wie iedereen kan worden ingedeeld.
 }
you-pair_new = { $you ->
    [first] De bovenste helft van de lijst speelt tegen de onderste: u bent { $place_th }, en { $them } heeft het kleinste nummer van de onderste helft waarmee iedereen kan worden ingedeeld.
   *[other] De bovenste helft van de lijst speelt tegen de onderste: { $them } is { $place_th }, en u hebt het kleinste nummer van de onderste helft waarmee iedereen kan worden ingedeeld.
 }
you-balancing = Meer spelers van uw groep hebben voorkeur voor de ene kleur dan voor de andere: u bent een van hen die van kant wisselen.
you-unavoidable = Niet iedereen van uw groep kan tussen de twee kleuren worden ingedeeld: u bent een van hen die van kant wisselen.
you-dubov-2026-up = U komt omhoog uit de groep met { $below_pts }: die met { $points_pts } kunnen niet allen onderling worden ingedeeld, en u past het best.
you-up_several = { you-dubov-2026-up }
you-dubov-2026-passed_unfit = Vóór u om omhoog te komen, maar met hen kon niet iedereen worden ingedeeld: { $others }.
you-dubov-2026-passed_colour = Vóór u om omhoog te komen, maar meer spelers zouden hun kleur mislopen: { $others }.
you-dubov-2026-passed_maximum = Vóór u om omhoog te komen, maar zij kwamen al zo vaak omhoog als mag: { $others }.
you-dubov-2026-passed_times = Vóór u om omhoog te komen, maar zij kwamen vaker omhoog: { $others }.
you-dubov-2026-passed_previous = Vóór u om omhoog te komen, maar zij kwamen in de vorige ronde omhoog: { $others }.
you-dubov-2026-bye_score = Het aantal spelers is oneven: van wie vrij mag zijn heeft niemand zo'n lage score als u.
you-dubov-2026-bye_games = Het aantal spelers is oneven: van wie vrij mag zijn hebt u de laagste score en de meeste partijen gespeeld.
you-burstein-2026-bye_score = { you-dubov-2026-bye_score }
you-burstein-2026-bye_games = { you-dubov-2026-bye_games }
you-dubov-2026-bye_number = Het aantal spelers is oneven: van wie vrij mag zijn hebt u de laagste score, de meeste partijen en dan het grootste nummer.
you-bye_rank = Het aantal spelers is oneven: van wie vrij mag zijn hebt u de laagste score, de meeste partijen en dan de laagste plaats.
you-burstein-1998-pair = { $you ->
    [higher] Uw groep is geordend op de tegenstanders tot nu toe, en de sterkste tegenstand speelt tegen de zwakste: u bent { $a_th } van { $count }, { $them } is { $b_th }, de laagste die nog vrij is.
   *[other] Uw groep is geordend op de tegenstanders tot nu toe, en de sterkste tegenstand speelt tegen de zwakste: { $them } is { $a_th } van { $count }, u bent { $b_th }, de laagste die nog vrij is.
 }
you-burstein-1998-pair_passed = { $you ->
    [higher] Uw groep is geordend op de tegenstanders tot nu toe, en de sterkste tegenstand speelt tegen de zwakste: u bent { $a_th } van { $count }; { $them }, { $b_th }, is de laagste die nog vrij is en past.
   *[other] Uw groep is geordend op de tegenstanders tot nu toe, en de sterkste tegenstand speelt tegen de zwakste: { $them } is { $a_th } van { $count }; u, { $b_th }, bent de laagste die nog vrij is en past.
 }
you-burstein-2026-pair = { $you ->
    [first] Uw groep is geordend op de tegenstanders tot nu toe, en de sterkste tegenstand speelt tegen de zwakste: u bent { $a_th } van { $count }, { $them } is { $b_th }, de laagste die nog vrij is.
   *[other] Uw groep is geordend op de tegenstanders tot nu toe, en de sterkste tegenstand speelt tegen de zwakste: { $them } is { $a_th } van { $count }, u bent { $b_th }, de laagste die nog vrij is.
 }
you-burstein-2026-pair_passed = { $you ->
    [first] Uw groep is geordend op de tegenstanders tot nu toe, en de sterkste tegenstand speelt tegen de zwakste: u bent { $a_th } van { $count }; { $them }, { $b_th }, is de laagste die nog vrij is en past.
   *[other] Uw groep is geordend op de tegenstanders tot nu toe, en de sterkste tegenstand speelt tegen de zwakste: { $them } is { $a_th } van { $count }; u, { $b_th }, bent de laagste die nog vrij is en past.
 }
you-came = U zweefde naar beneden en bent { $number_th } van { $count } in deze groep.
you-incoming = U zweefde naar deze groep en bent daar { $number_th } van { $count }.
you-burstein-1998-float = Het aantal spelers van uw groep is oneven: in de eerste indeling die past blijft u over en zweeft naar de groep met { $target_pts }.
you-float_next = { you-burstein-1998-float }
you-floats = Niet iedereen van uw groep kan daar worden ingedeeld: in de eerste van de beste indelingen blijft u over en zweeft naar de volgende groep.
you-floats_alone = U bent alleen in uw groep en zweeft naar de volgende.
you-returned_nobody = U zou naar de volgende groep zijn gezweefd, maar zo konden de groepen eronder niet worden ingedeeld: u blijft.
you-returned_blocked = { you-returned_nobody }
you-burstein-1998-clash = U en { $them } komt allebei { $colour } toe, en maar een kan het hebben; zulke paren zijn er zo weinig mogelijk.
you-passed_due = { $you ->
    [player] U komt { $colour } toe, net als { $others }: meer spelers dan nodig zouden hun kleur mislopen.
   *[other] { $them } komt { $colour } toe, net als { $others }: meer spelers dan nodig zouden hun kleur mislopen.
 }
you-same = { $you ->
    [first] U hebt dezelfde voorkeur als { $others }: de groep zou minder goed worden ingedeeld.
   *[other] { $them } heeft dezelfde voorkeur als { $others }: de groep zou minder goed worden ingedeeld.
 }
you-colours_run = { $player_you ->
    [yes] U had { $opposite } in de laatste twee partijen en mag het geen derde keer hebben: u hebt { $mine }.
   *[other] { $them } had { $opposite } in de laatste twee partijen en mag het geen derde keer hebben: u hebt { $mine }.
 }
you-burstein-1998-colours_difference = { $player_you ->
    [yes] U hebt { $opposite } twee keer vaker gehad en mag het niet nog eens hebben: u hebt { $mine }.
   *[other] { $them } heeft { $opposite } twee keer vaker gehad en mag het niet nog eens hebben: u hebt { $mine }.
 }
you-swiss-team-2026-pair = { $you ->
    [top] In de volgorde van de nummers is { $them } de eerste van de onderste helft van de groep die nog vrij is voor u.
   *[other] In de volgorde van de nummers bent u de eerste van de onderste helft van de groep die nog vrij is voor { $them }.
 }
you-swiss-team-2026-pair_passed = { $you ->
    [top] In de volgorde van de nummers is { $them } de eerste van de onderste helft van de groep met wie u het best kunt worden ingedeeld.
   *[other] In de volgorde van de nummers bent u de eerste van de onderste helft van de groep met wie { $them } het best kan worden ingedeeld.
 }
you-swiss-team-2026-passed_met = { $player_you ->
    [yes] Eerder in de volgorde, maar u hebt al tegen hen gespeeld of mag het niet: { $others }.
   *[no] Eerder in de volgorde, maar { $player } heeft al tegen hen gespeeld of mag het niet: { $others }.
 }
you-swiss-team-2026-bye = Het aantal is oneven: van wie vrij mag zijn hebt u de laagste score, dan de meeste gespeelde matches, dan het grootste nummer.
you-swiss-team-2026-colours_latest = De laatste keer dat een van u wit had en de ander zwart was het andersom: u hebt { $mine }.
you-swiss-team-2026-colours_alternate = { $player_you ->
    [yes] U krijgt de andere kleur dan in uw laatste match: { $mine }.
   *[other] { $them } krijgt de andere kleur dan in de laatste match: u hebt { $mine }.
 }
you-double-swiss-2026-pair = { you-swiss-team-2026-pair }
you-double-swiss-2026-pair_passed = { you-swiss-team-2026-pair_passed }
you-double-swiss-2026-passed_met = { you-swiss-team-2026-passed_met }
you-double-swiss-2026-bye = { you-swiss-team-2026-bye }
you-double-swiss-2026-colours_latest = { you-swiss-team-2026-colours_latest }
you-double-swiss-2026-colours_alternate = { you-swiss-team-2026-colours_alternate }
you-up_odd = Het aantal met { $score_pts } is oneven: u komt omhoog om daar te spelen.
you-up_needed = Die met { $score_pts } kunnen niet allen onderling worden ingedeeld: u komt omhoog om daar te spelen.
you-up_far = Niemand met een hogere score kon in uw plaats omhoog komen zodat alle anderen kunnen worden ingedeeld.
you-up_floated = U was ook in de vorige ronde een zwever: dat is niet te vermijden.
you-opponent_floated = { $you ->
    [player] U was in de vorige ronde een zwever en speelt toch tegen wie omhoog komt: dat is niet te vermijden.
   *[other] { $them } was in de vorige ronde een zwever en speelt toch tegen u, hoewel u omhoog komt: dat is niet te vermijden.
 }
you-passed_legal = Vóór u om omhoog te komen, maar met hen konden niet allen worden ingedeeld: { $others }.
you-passed_number = Vóór u om omhoog te komen, maar met hen zouden er meer omhoog moeten: { $others }.
you-passed_scores = Vóór u om omhoog te komen, maar met hen zouden lagere scores omhoog moeten: { $others }.
you-passed_following = Vóór u om omhoog te komen, maar de volgende groep zou meer van onderen nodig hebben: { $others }.
you-passed_floated = Vóór u om omhoog te komen, maar meer zwevers van de vorige ronde zouden omhoog komen: { $others }.
you-colours_difference = Het lagere kleurverschil krijgt wit: u hebt { $mine }.
you-colours_whites = Wie minder vaak wit had krijgt het in partij 1: u hebt { $mine }.
you-colours_strong = U en { $them } hebben allebei dezelfde voorkeur, en de sterkste telt: u hebt { $mine }.
you-colours_first = U en { $them } hebben allebei dezelfde voorkeur, en de eerste van de twee in volgorde krijgt die: u hebt { $mine }.
you-fmjd-1986-pair = { $you ->
    [a] In uw groep zijn er { $size } over: u bent aan de beurt, en { $them } is de eerste keus.
   *[other] In uw groep zijn er { $size } over: { $them } is aan de beurt, en u bent de eerste keus.
 }
you-fmjd-1986-pair_met = { $you ->
    [a] U bent in uw groep aan de beurt; tegen { $met } hebt u al gespeeld of mag u niet, dus is { $them } de volgende.
   *[other] { $them } is in uw groep aan de beurt en heeft al tegen { $met } gespeeld of mag het niet: u bent de volgende.
 }
you-fmjd-1986-pair_met_apart = { you-fmjd-1986-pair_met }
you-fmjd-1986-pair_blocked = { $you ->
    [a] U bent in uw groep aan de beurt; met { $blocked } konden de anderen niet allen zo goed worden ingedeeld, dus is { $them } de volgende.
   *[other] { $them } is in uw groep aan de beurt; met { $blocked } konden de anderen niet allen zo goed worden ingedeeld: u bent de volgende.
 }
you-fmjd-1986-pair_both = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_both_apart = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_sides = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_both_sides = { you-fmjd-1986-pair_blocked }
you-fmjd-1986-pair_many = { $you ->
    [a] In uw groep zijn er { $size } over: u bent aan de beurt, en { $them } is de eerste die mogelijk is.
   *[other] In uw groep zijn er { $size } over: { $them } is aan de beurt, en u bent de eerste die mogelijk is.
 }
you-fmjd-1986-down = { $you ->
    [a] U verlaat uw groep als laatste ervan en speelt tegen de best mogelijke tegenstander van de groep met { $target_pts }, { $them }.
   *[other] { $them } verlaat de groep met { $points_pts } als laatste ervan en speelt tegen u, de best mogelijke tegenstander van uw groep.
 }
you-fmjd-1986-up = { $you ->
    [a] U verlaat uw groep als beste ervan en speelt tegen de laagst mogelijke tegenstander van de groep met { $target_pts }, { $them }.
   *[other] { $them } verlaat de groep met { $points_pts } als beste ervan en speelt tegen u, de laagst mogelijke tegenstander van uw groep.
 }
you-fmjd-1986-down_skip = { $you ->
    [a] U verlaat uw groep, waar niet iedereen kan worden ingedeeld, en speelt tegen { $them } van de groep met { $target_pts }.
   *[other] { $them } verlaat de groep met { $points_pts }, waar niet iedereen kan worden ingedeeld, en speelt tegen u.
 }
you-fmjd-1986-down_far = { you-fmjd-1986-down_skip }
you-fmjd-1986-up_skip = { you-fmjd-1986-down_skip }
you-fmjd-1986-up_far = { you-fmjd-1986-down_skip }
you-met_everybody = { $you ->
    [a] U hebt in uw groep niemand meer om tegen te spelen en wordt eerst ingedeeld: { $them } is de eerste mogelijke tegenstander van de groep met { $target_pts }.
   *[other] { $them } heeft in de groep met { $points_pts } niemand meer om tegen te spelen en wordt eerst ingedeeld: u bent de eerste mogelijke tegenstander van uw groep.
 }
you-apart_from_everybody = { you-met_everybody }
you-rest = Het aantal deelnemers ({ $size }) is oneven, en uw plaats ({ $place }) is de laagste die vrij mag zijn: u bent vrij.
you-rest_first = Het aantal deelnemers ({ $size }) is oneven, en uw nummer is het laatste dat vrij mag zijn: u bent vrij.
you-rest_met_defaulter = Het aantal deelnemers ({ $size }) is oneven, en niemand met een betere aanspraak kan vrij zijn: u bent vrij.
you-rest_forfeit = { you-rest_met_defaulter }
you-has_rested = U staat lager dan wie vrij is, maar was al vrij in ronde { $round }: u speelt.
you-barred_from_rest = U staat lager dan wie vrij is, maar de arbiter heeft het uitgesloten: u speelt.
you-rest_leaves_no_pairing = U staat lager dan wie vrij is, maar zonder u konden niet alle anderen worden ingedeeld: u speelt.
you-has_forfeit_win = U staat lager dan wie vrij is, maar kreeg in ronde { $round } twee punten reglementair: u speelt.
you-has_met_defaulter = U staat lager dan wie vrij is, maar speelde tegen iemand die vertrok: u speelt.
you-fmjd-1986-colour_third = { $who_you ->
    [yes] De andere kleur zou voor u een derde keer op rij dezelfde zijn: u hebt { $mine }.
   *[other] Voor { $them } zou de andere kleur een derde keer op rij dezelfde zijn: u hebt { $mine }.
 }
you-fmjd-1986-colour_odd = De nummers beslissen over de kleuren: u hebt { $mine }.
you-fmjd-1986-colour_even = { you-fmjd-1986-colour_odd }
you-fmjd-1986-colour_odd_white = { you-fmjd-1986-colour_odd }
you-colour_sum_even = { you-fmjd-1986-colour_odd }
you-colour_sum_odd = { you-fmjd-1986-colour_odd }
you-colour_equal = { $who_you ->
    [yes] U hebt { $mine }, wat uw kleuren in evenwicht brengt.
   *[other] U hebt { $mine }: { $colour } brengt de kleuren van { $them } in evenwicht.
 }
you-colour_equal_both = U hebt { $mine }: het brengt van u allebei de kleuren in evenwicht.
you-colour_equal_first = { $who_you ->
    [yes] U komt allebei { $colour } toe: u staat hoger en krijgt het.
   *[other] U komt allebei { $colour } toe: { $them } staat hoger, u hebt { $mine }.
 }
you-fmjd-1986-colour_round_1 = U hebt { $mine }: wat voor de eerste partij is geloot beslist.
you-colour_round_1_both = { you-fmjd-1986-colour_round_1 }
you-colour_round_1_first = { $who_you ->
    [yes] U had allebei { $colour } in uw eerste partij: u staat hoger en krijgt het.
   *[other] U had allebei { $colour } in uw eerste partij: { $them } staat hoger, u hebt { $mine }.
 }
you-colour_alternate = { $who_you ->
    [yes] U wisselt af en hebt { $mine }.
   *[other] { $them } wisselt af: u hebt { $mine }.
 }

## Beslissingen die één keer voor velen worden gezegd

many-dutch-2012-first = Dezelfde plaats in beide helften, S1 eerst: { $pairs }.
many-dutch-2026-in_order = Dezelfde plaats in beide helften, S1 eerst: { $pairs }.
many-dutch-2012-e1 = Beiden krijgen de kleur van hun voorkeur, wit eerst: { $pairs }.
many-dutch-2026-colours_both = Beiden krijgen de kleur van hun voorkeur, wit eerst: { $pairs }.
many-dutch-2012-e2 = Beiden hebben voorkeur voor { $colour }; de sterkste voorkeur krijgt het, wit eerst: { $pairs }.
many-dutch-2012-e4 = Beiden hebben even sterk voorkeur voor { $colour } na dezelfde kleuren; het gaat naar wie hoger staat, wit eerst: { $pairs }.
many-dutch-2026-same_preference = Beiden hebben voorkeur voor { $colour }: { $pairs }. Niet vervulde voorkeuren in deze groep: { $count }.
many-dutch-2026-strong_preference = Een sterke voorkeur voor { $colour } wordt niet vervuld in: { $pairs }. Zulke spelers in deze groep: { $count }.
many-dutch-2026-colours_stronger = Beiden hebben voorkeur voor { $colour }; de sterkste voorkeur krijgt het, wit eerst: { $pairs }.
many-dutch-2026-colours_rank = Beiden hebben even sterk voorkeur voor { $colour } na dezelfde kleuren; het gaat naar wie hoger staat, wit eerst: { $pairs }.
many-dutch-2026-no_pair = Hier kan geen paar worden gemaakt; naar beneden zweven: { $who }.
many-dubov-1997-colour_due = Beiden krijgen de kleur van hun voorkeur, wit eerst: { $pairs }.
many-dubov-2026-colour_both = Beiden krijgen de kleur van hun voorkeur, wit eerst: { $pairs }.
many-burstein-1998-colours_due = Beiden krijgen de kleur van hun voorkeur, wit eerst: { $pairs }.
many-burstein-2026-colour_both = Beiden krijgen de kleur van hun voorkeur, wit eerst: { $pairs }.
many-swiss-team-2026-colours_both = Beiden krijgen de kleur van hun voorkeur, wit eerst: { $pairs }.
many-dutch-2012-e5_first = In ronde 1 wisselen de kleuren vanaf de gelote, wit eerst: { $pairs }.
many-dubov-1997-colour_round_1 = In ronde 1 wisselen de kleuren vanaf de gelote, wit eerst: { $pairs }.
many-dutch-2026-colours_number = Geen van beiden heeft gespeeld; het nummer en de beginkleur beslissen, wit eerst: { $pairs }.
many-lim-colour_both = Beiden hebben de kleur die hun toekomt, { $colour } voor wie eerst genoemd is: { $pairs }.
many-lim-due_more = Tot nu toe vaker { $other }, dus komt { $colour } toe aan: { $who }.
many-lim-due_alternate = Beide kleuren even vaak, het laatst { $other }, dus komt { $colour } toe aan: { $who }.
many-burstein-1998-pair = De hoogste die nog vrij is speelt tegen de laagste die nog vrij is: { $pairs }.
many-burstein-2026-pair = De hoogste die nog vrij is speelt tegen de laagste die nog vrij is: { $pairs }.
many-dubov-1997-row = Rij voor rij, wit vanaf de zwakste tegenstand, zwart vanaf de hoogste rating: { $pairs }.
many-dubov-1997-row_round_1 = Dezelfde plaats in beide helften van de lijst: { $pairs }.
many-dubov-2026-pair = Elk van S1 op zijn beurt, met het kleinste nummer van S2 dat ieder een tegenstander laat: { $pairs }.
many-dubov-2026-pair_new = Elk van S1 op zijn beurt, met het kleinste nummer van S2 dat ieder een tegenstander laat: { $pairs }.
many-swiss-team-2026-pair = In de volgorde van de nummers, elk met de eerste van de onderste helft die nog vrij is: { $pairs }.
many-double-swiss-2026-pair = In de volgorde van de nummers, elk met de eerste van de onderste helft die nog vrij is: { $pairs }.
many-fmjd-1986-pair = Om beurten, elk met de eerste keus: { $pairs }.
many-fmjd-1986-colour_equal_both = Beiden brengen hun kleuren in evenwicht, wit eerst: { $pairs }.
many-fmjd-1986-colour_round_1_both = Beiden hebben de kleur van hun eerste partij, wit eerst: { $pairs }.
many-fmjd-1986-colour_odd = De gelote kleur is voor oneven nummers, wit eerst: { $pairs }.
many-fmjd-1986-colour_even = De gelote kleur is voor oneven nummers, wit eerst: { $pairs }.
many-fmjd-1986-has_rested = Lager in de rangschikking, maar al vrij geweest; zij spelen: { $who }.
many-fmjd-1986-has_met_defaulter = Lager in de rangschikking, maar speelden tegen iemand die vertrok; zij spelen: { $who }.
many-fmjd-1986-has_forfeit_win = Lager in de rangschikking, maar kregen twee punten reglementair; zij spelen: { $who }.
many-fmjd-1986-barred_from_rest = Lager in de rangschikking, maar door de arbiter uitgesloten van vrij zijn: { $who }.
many-fmjd-1986-rest_leaves_no_pairing = Lager in de rangschikking, maar zonder hen konden niet alle anderen worden ingedeeld: { $who }.

## Prijzen

prize-main = hoofdlijst
prize-won = Prijs { $number } ({ $list }): { $amount }.
prize-passed = Hier hoger geplaatst, maar met een andere prijs: { $others }.
prize-shared = Gelijke punten ({ $points }; { $list }): { $sum } gelijk gedeeld door { $count }.
prize-inseparable = Geen weerstandspunten scheiden hen ({ $points } punten; { $list }): { $sum } gelijk gedeeld door { $count }.
prize-hort = Gelijke punten ({ $points }), Hort: de helft van { $own } voor de plaats, en een gelijk deel van de helft van { $sum } onder { $count }.
prize-hort-share = Gelijke punten ({ $points }; { $list }), Hort: een gelijk deel van de helft van { $sum } onder { $count }.
prize-hort-inseparable = Gelijke punten ({ $points }; { $list }), Hort: het gemiddelde van de halve prijzen van de plaatsen die niets scheidt, en een gelijk deel van de helft van { $sum } onder { $count }.
prize-rounded = Naar { $up ->
    [up] boven
   *[down] beneden
} afgerond op veelvouden van { $unit }; wat overblijft gaat naar de eerste in de stand.
prize-by-hand = Bijzondere prijs: { $name }.
error-categories-names = elke categorie heeft een naam, en er zijn er hoogstens { $most }
error-category-twice = twee categorieën heten { $name }
error-category-year = leeftijden vragen het jaar van het evenement, bijvoorbeeld 2026
error-category-bounds = de grenzen van { $name } staan in de verkeerde volgorde
error-category-has-prizes = { $name } heeft prijzen: verwijder die eerst
error-apart-twice = één regel voor clubs, één voor bonden, één voor families
error-no-currency = geen munt heeft de code { $currency }: EUR, CHF en GBP zijn er drie
error-prize-unit = prijzen worden op een positief bedrag afgerond
error-prizes-too-many = een lijst heeft hoogstens { $most } prijzen
error-prizes-twice = de prijzen van een lijst staan op één regel: { $list } heeft er twee
error-no-category = er is geen categorie { $category }
error-prizes-not-given = geen prijzen gegeven: gebruik --main of --list
error-no-prizes = dit toernooi heeft nog geen prijzen
error-prize-amounts = prijzen zijn positieve bedragen ({ $list })
error-prizes-rise = de prijzen van een lijst lopen van plaats tot plaats af ({ $list })
error-prize-special = een bijzondere prijs heeft een naam en een bedrag dat niet negatief is
error-not-money = { $text } is geen bedrag zoals 120 of 120,50

## Tabellen

table-standings = Stand na ronde { $n }
sex-m = m
sex-w = v
choice-m = Mannen
choice-w = Vrouwen
table-ratings = Ratingveranderingen
table-ratings-note = FIDE B.02 van 2024; partijen tegen tegenstanders met een rating. K volgt uit rating en geboortejaar.
table-norms = Titelnormen
table-norms-note = FIDE B.01 van 2024. Nodig: de punten die tegen deze tegenstanders vereist zijn. Niet voldaan: wat er is, wat er nodig is, en het artikel. Uitzonderingen voor nationale en zonale toernooien (1.4.3a tot c) zijn aan de arbiter.
norm-achieved = behaald
norm-games = { $have } van { $need } partijen ({ $article })
norm-federations = { $have } van { $need } andere bonden ({ $article })
norm-own = { $have } tegenstanders van de eigen bond, hoogstens { $need } ({ $article })
norm-one = { $have } tegenstanders van één bond, hoogstens { $need } ({ $article })
norm-titled = { $have } van { $need } tegenstanders met een titel ({ $article })
norm-holders = { $have } van { $need } { $titles } ({ $article })
norm-average = gemiddelde { $have } van { $need } ({ $article })
norm-performance = prestatie { $have } van { $need } ({ $article })
norm-score = { $have } % van { $need } % ({ $article })
norm-eight = 8 partijen en een ronde zonder tegenstander (1.4.1c)
norm-later = zonder de laatste { $n ->
    [one] partij
   *[other] { $n } partijen
} (1.4.1e)
norm-without = zonder de gewonnen partijen tegen { $players } (1.4.1f)
norm-exempt = geen voorwaarde over bonden (1.4.3d)
norm-counts = telt als { $n } partijen
table-crosstable = Kruistabel na ronde { $n }
table-crosstable-number = Kruistabel op nummer na ronde { $n }
table-pairings = Indeling van ronde { $n }
table-alphabetical = Indeling van ronde { $n }, alfabetisch
table-starting-list = Deelnemerslijst
table-withdrawn = Teruggetrokken: { $players }.
table-expelled = { $n ->
   *[other] Uitgesloten en zonder plaats: { $players }. Hun partijen tellen voor de anderen.
}
table-unnumbered = Geen nummer tot de eerste partij: spelers die nog niet zijn ingedeeld.
table-prizes = Prijzen
table-prizes-sum = { $paid } toegekend van { $sum }.
table-prizes-one = Eén prijs per persoon: de hoogste prijzen eerst, elk aan de eerste in de stand die hem mag hebben en er nog geen heeft; daarna wordt gedeeld.
table-prizes-all = Prijzen van meer lijsten worden opgeteld.
table-prizes-left = Niemand mag prijs { $number } van { $list } hebben: { $amount }.
money = { $amount }
receipt = Kwitantie
receipt-received = Ontvangen door
receipt-for = Voor
receipt-date = Plaats en datum
receipt-signature = Handtekening
receipt-prize = { $number ->
    [0] { $list }
   *[other] { $list }, prijs { $number }
}
table-histories = Kleuren en floats
table-card = Spelerskaart
table-cma = Gemiddelden van de tegenstanders
heading-average = Gem.
heading-due = Voorkeur
heading-place = Plaats
heading-line = Regel
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
heading-list = Lijst
heading-ref = Nummer
heading-standard = Std
heading-rapid = Rapid
heading-blitz = Snel
heading-club = Club
heading-prize = Prijs
heading-amount = Bedrag
heading-because = Regel
heading-licence = Bondsnr.
heading-category = Categorie
heading-family = Familie
heading-fee = Inschrijfgeld
heading-paid = Betaald
heading-board = Bord
heading-white = Wit
heading-black = Zwart
heading-first = Speler
heading-second = Speler
heading-result = Uitslag
heading-round = Rd
heading-colour = Kleur
heading-opponent = Tegenstander
heading-expected = Verw.
heading-k = K
heading-change = Verandering
heading-initial = Eerste rating
heading-norm = Norm
heading-needed = Nodig
heading-missing = Niet voldaan
heading-score = Score
heading-float = Float
heading-colours = Kleuren
heading-difference = W-Z
heading-floats = Floats
cell-bye = vrij
cell-white = w
cell-black = z
table-colours = Kleuren { $colours } (W-Z { $difference }) → { $due }
table-match-colours = Kleuren in partij 1: { $colours } (W-Z { $difference })
table-shared = { "= gedeelde plaats" }
table-lots = Loting met beginwaarde { $seed }: { $order }
table-dropped = { $code } niet gebruikt: { $reason }
table-dropped-next = { $what }. Daarna beslist: { $code }.
table-dropped-last = { $what }. Gelijken delen hun plaats.
table-edition = Beslissing bij gelijk eindigen (C.07, uitgave { $edition }): { $list }
table-own-tiebreaks = Beslissing bij gelijk eindigen ({ $rules }): { $list }
table-cells = Vakken: tegenstander, kleur, uitslag; vrij = vrijloting, ½ en 1 = bye van een half of heel punt, + en - = reglementair
table-team-cells = Vakken: tegenstander, kleur, bordpunten; vrij = vrijloting, ½ en 1 = bye van een half of heel punt, + en - = reglementaire wedstrijden
table-match-cells = Vakken: tegenstander, kleur in partij 1, punten van de match; vrij = vrijloting, een getal alleen = punten van een gevraagde bye, + en - = reglementaire matches
table-not-paired = Niet ingedeeld: { $list }
draughts-card-title = Indelingskaart – Nr. { $id } { $name }
draughts-card-round = Ronde
draughts-card-score = Score
draughts-card-total = Totaal
draughts-card-solkoff = Solkoff
draughts-card-berger = S.B.
draughts-card-final = Eindscore tegenstander
draughts-card-median = Mediaan-Solkoff
draughts-card-truncated = Afgeknotte Solkoff
draughts-card-white = Wit
draughts-card-black = Zwart
draughts-card-rest = vrij
draughts-card-federation = Bond
draughts-card-birth = Geboren
draughts-card-rating = Kapitaalpunten
draughts-card-licence = Bondsnummer
draughts-card-grade = Titel

## Papier, afbeeldingen, statische site

paper-page = pagina { $n } van { $last }
paper-cards = Spelerskaarten
paper-poster = Scan en zie uw partij
paper-poster-text = Indeling, uitslagen en stand, live. Tik op uw naam: de pagina volgt uw partijen.
paper-poster-trust = Uw browser kan voor het certificaat waarschuwen. Het is echt als de vingerafdruk (SHA-256) deze is:
paper-check-in = Aanmelden, ronde { $n }
paper-there = Aanwezig
paper-remark = Gemeld
paper-signature = Handtekening ({ $side })
paper-points = { $points } ptn
paper-code = Code
paper-scan = Scan om uw uitslag te melden; allebei, graag.
paper-scan-board = Scan om deze ronde op uw telefoon te zien.
paper-place-cards = Naamkaartjes
paper-fee = Inschrijfgeld
paper-paid = Betaald
paper-first = Speler 1
paper-second = Speler 2
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
bracket-upper = Bovenste helft
bracket-lower = Onderste helft
bracket-whites = Bij wit
bracket-blacks = Bij zwart
bracket-turn = Aan de beurt
bracket-opponent = Tegenstander
bracket-going = In een andere groep ingedeeld: { $who }
bracket-picture = Score { $points }, in twee kolommen gelegd
bracket-line = { $a } – { $b }: { $why }
bracket-bye = { $a }: vrij
bracket-other = { $who } (score { $points })
bracket-letter-met = G
bracket-letter-colour = K
bracket-letter-float = Z
bracket-letter-rest = R
bracket-letter-hand = H
bracket-why-order = eerste in volgorde
bracket-why-met = anderen al getroffen
bracket-why-colour = vanwege de kleuren
bracket-why-float = uit een andere puntengroep
bracket-why-rest = voor de andere paren
bracket-why-hand = met de hand gewijzigd
site-everybody = Iedereen
site-standings = Stand
site-crosstable = Kruistabel
site-players = Spelers
site-why = Waarom deze indeling?
site-why-me = Waarom deze tegenstanders?
site-by-name = Op naam
site-articles = Artikelen
site-as-list = Hetzelfde als lijst
site-by-hand = Let op:

## Ratinglijsten

lists-line = { $key }: { $count } personen, bijgewerkt op { $day }
lists-none = Er is nog geen ratinglijst: `ronde lists update BESTAND` leest er een in.
lists-nobody = Geen speler gevonden.
lists-reading = de lijst wordt gelezen
lists-updated = { $key }: { $count } personen

## Beslissing bij gelijk eindigen

tiebreak-PTS = Punten
tiebreak-DE = Onderling resultaat
tiebreak-WIN = Aantal gewonnen ronden
tiebreak-WON = Gewonnen partijen
tiebreak-BPG = Partijen met zwart
tiebreak-BWG = Gewonnen partijen met zwart
tiebreak-PS = Voortschrijdende score
tiebreak-REP = Ronden waarin men wilde spelen
tiebreak-STD = Standaardpunten
tiebreak-TPN = Plaatsnummer
tiebreak-BH = Buchholz
tiebreak-AOB = Gemiddelde Buchholz van de tegenstanders
tiebreak-FB = Voor-Buchholz
tiebreak-SB = Sonneborn-Berger
tiebreak-KS = Koya
tiebreak-ARO = Gemiddelde rating van de tegenstanders
tiebreak-TPR = Prestatierating
tiebreak-PTP = Volmaakte toernooiprestatie
tiebreak-APRO = Gemiddelde prestatie van de tegenstanders
tiebreak-APPO = Gemiddelde volmaakte prestatie van de tegenstanders
tiebreak-RTNG = Rating
tiebreak-LOTS = Loting
tiebreak-MPTS = Matchpunten
tiebreak-GPTS = Bordpunten
tiebreak-BC = Bordentelling
tiebreak-TBR = Uitslagen van de hoogste borden
tiebreak-BBE = Zonder het laagste bord
tiebreak-MPVGP = De andere score
tiebreak-EMMSB = Sonneborn-Berger, matchpunten × matchpunten
tiebreak-EMGSB = Sonneborn-Berger, matchpunten × bordpunten
tiebreak-EGMSB = Sonneborn-Berger, bordpunten × matchpunten
tiebreak-EGGSB = Sonneborn-Berger, bordpunten × bordpunten
tiebreak-EDE = Uitgebreid onderling resultaat
tiebreak-EDEBT = Uitgebreid onderling resultaat, BC, TBR
tiebreak-EDEBB = Uitgebreid onderling resultaat, BC, BBE
tiebreak-EDET = Uitgebreid onderling resultaat, TBR
tiebreak-EDEB = Uitgebreid onderling resultaat, BBE
tiebreak-SSSC = Score en sterkte van het programma
tiebreak-SOLK = Solkoff
tiebreak-SONN = Sonneborn-Berger over gespeelde partijen
tiebreak-HARK = Harkness-mediaan
tiebreak-KASH = Kashdan
tiebreak-DE1 = Partijen tussen de spelers op de eerste plaats
tiebreak-AVE = Gemiddelde rating van de tegenstanders, niet afgerond
tiebreak-PERF = Prestatie (FFE)
tiebreak-BH-C1 = Buchholz zonder de laagste
tiebreak-BH-M1 = Mediaan-Buchholz
tiebreak-SB-C1 = Sonneborn-Berger zonder de laagste
tiebreak-PS-C1 = Voortschrijdende score zonder de laagste
tiebreak-ARO-C1 = Gemiddelde rating van de tegenstanders zonder de laagste
tiebreak-SOLK-C1 = Solkoff zonder de laagste
tiebreak-SOLK-M1 = Mediaan-Solkoff (zonder de hoogste en de laagste)
modifier-match-points = matchpunten
modifier-game-points = bordpunten
modifier-median = mediaan { $n }
modifier-cut = zonder de { $n } laagste
modifier-limit = grens { $n } × ½
modifier-forfeits = reglementair telt mee
modifier-fore = op Voor-Buchholz
modifier-reverse = omgekeerd
modifier-unrated = zonder rating telt als { $rating }
unusable-team = dit vraagt matchpunten en bordpunten: voeg in een teamtoernooi --teams toe
unusable-round-robin = Buchholz is niet voor toernooien waarin ieder tegen ieder speelt (C.07 8)
unusable-unrated = { $n ->
    [one] { $n } speler heeft geen rating (C.07 10)
   *[other] { $n } spelers hebben geen rating (C.07 10)
 }
unusable-unrated-advice = { $n ->
    [one] Speler zonder rating: { $players }. Voer een schatting in, of neem { $code }/U1400 (telt een rating van 1400).
   *[other] Spelers zonder rating: { $players }. Voer schattingen in, of neem { $code }/U1400 (telt een rating van 1400).
 }

## Bevindingen van een controle

check-page-title = Gecontroleerde indelingen
check-page-file = Bestand
check-page-verdict = Oordeel
check-page-system = Systeem
check-page-rounds = Gelijke ronden
check-page-found = Verschillen

## Wedstrijdtafel: journaal, berichten, geschonden regels

outcome-adjourned = afgebroken
cited = { $sentence } [{ $article }]
broken-forbidden = { $player } en { $other } mogen in dit evenement niet tegen elkaar
broken-met = { $player } en { $other } hebben al tegen elkaar gespeeld
broken-free-points = { $player } heeft punten zonder te spelen en kan niet vrij zijn
broken-barred = de arbiter heeft de bye voor { $player } uitgesloten
broken-added-game = aan een gepubliceerde ronde is een partij toegevoegd; deze tekst kent zo'n wijziging niet, en geen bezet bord is veranderd
broken-third-colour = { $player } zou voor de derde keer op rij { $colour } hebben
broken-difference = { $player } zou drie keer vaker { $colour } hebben gehad dan de andere kleur
notice-maxi = meer spelers dan de ronden kunnen scheiden ({ $count } > 2^{ $rounds } = { $most }): beslis of dit een maxitoernooi is
notice-many-rounds = { $rounds } ronden zijn te veel voor { $count } spelers: iedereen speelt één keer tegen iedereen in { $most }
notice-not-checked-in = { $n ->
    [one] niet aangemeld en niet ingedeeld: { $players }
   *[other] { $n } spelers niet aangemeld en niet ingedeeld: { $players }
 }
notice-not-asked = { $n ->
    [one] niemand heeft gezegd of deze speler speelt: { $players }
   *[other] niemand heeft gezegd of deze spelers spelen: { $players }
 }
notice-adjourned = ronde { $round }, bord { $board } is afgebroken en telt als remise
notice-outside = ronde { $round } is op { $day }, buiten de dagen van het evenement ({ $first } tot { $last })
notice-stale-draft = het concept is verouderd
log-because = { $what } ({ $reason })
log-public = { $what } · openbare reden: { $reason }
log-undo = handeling { $seq } ongedaan gemaakt: { $what }
log-redo = handeling { $seq } teruggehaald: { $what }
log-event = evenement { $about }
log-event-day = evenement { $about } ({ $day })
log-event-days = evenement { $about } ({ $first } tot { $last })
log-access-password = toegang: nieuw wachtwoord voor ‘{ $role }’
log-access-close = toegang: wachtwoord voor ‘{ $role }’ verwijderd
log-access-token = toegang: sleutel ‘{ $name }’ gemaakt voor ‘{ $role }’
log-access-forget = toegang: sleutel ‘{ $name }’ voor ‘{ $role }’ ingetrokken
log-restored = kopie { $copy } teruggezet
log-restored-saved = kopie { $copy } teruggezet; het evenement zoals het was is bewaard als { $saved }
log-event-closed = evenement gesloten
log-archived = gearchiveerd
log-unarchived = uit het archief gehaald
log-with = { $what }; { $more }
log-labelled = { $label }: { $value }
log-mode-left = FIDE-modus verlaten
log-tournament = { $n ->
    [one] toernooi { $name }: { $system }, { $n } ronde
   *[other] toernooi { $name }: { $system }, { $n } ronden
 }
log-settings = { $n ->
    [one] instellingen van { $name }: { $system }, { $n } ronde
   *[other] instellingen van { $name }: { $system }, { $n } ronden
 }
log-colour = nummer 1 heeft door loting { $colour }
log-lots = geloot: { $players }
log-drawn-again = { $what }; opnieuw geloot: { $reason }
log-lots-numbers = { $what }; nummers door loting gegeven
log-by-program = door het programma
log-seed = beginwaarde { $seed }
log-how-and-seed = { $how }, beginwaarde { $seed }
log-forbidden = niet tegen elkaar: { $groups }
log-apart = regels die spelers uit elkaar houden: { $rules }
log-categories = categorieën ({ $year }): { $names }
log-prizes = prijzen: { $lists }, samen { $sum }
apart-rule = { $by ->
    [club] Zelfde club
    [federation] Zelfde bond
   *[family] Zelfde familie of groep
}: uit elkaar gehouden { $until ->
    [0] in elke ronde
    [1] in ronde 1
   *[other] in ronde 1 tot en met { $until }
}{ $wish ->
    [yes] {", "}wens van de organisatie.
   *[no] {"."}
}
apart-dropped = In deze ronde niet vervuld, omdat er geen geldige indeling mee bestaat: { $rule }
log-bye-barred = geen bye voor { $players }
log-entered = ingevoerd: { $players }
log-edited = { $name } gewijzigd: { $about }
log-updated = { $n ->
    [one] { $n } speler bijgewerkt: { $people }
   *[other] { $n } spelers bijgewerkt: { $people }
 }
log-removed = { $name } verwijderd
log-numbered = { $n ->
    [one] { $n } speler genummerd
   *[other] { $n } spelers genummerd
 }
log-list-closed = { $n ->
    [one] lijst gesloten met { $n } speler
   *[other] lijst gesloten met { $n } spelers
 }
log-plays = ronde { $round }: { $name } speelt
log-away = ronde { $round }: { $name } is afwezig
log-half-bye = ronde { $round }: { $name } heeft een bye van een half punt
log-full-bye = ronde { $round }: { $name } heeft een bye van een punt
log-withdrawn = { $name } trekt zich terug
log-vanished = { $name } was afwezig zonder bericht
log-expelled = { $name } is uitgesloten
log-returned = { $name } komt terug
log-checked-in = aangemeld: { $players }
log-not-here = toch niet aanwezig: { $players }
log-absentees = afwezigen van ronde { $round }: { $said }
log-plays-n = spelen: { $players }
log-misses-n = missen deze ronde: { $players }
log-half-n = bye van een half punt: { $players }
log-out-n = teruggetrokken: { $players }
log-drafted = ronde { $round } ingedeeld (concept)
log-drafted-bye = ronde { $round } ingedeeld (concept), de bye met de hand gegeven aan { $name }
log-draft-changed = concept met de hand gewijzigd: { $pairs }
log-draft-dropped = concept weggegooid
log-published = ronde { $round } gepubliceerd
log-round-changed = gepubliceerde ronde { $round } gewijzigd: { $pairs }
log-breaks = { $what }; in strijd met { $articles }
log-imported = { $name } ingelezen met { $players }, { $rounds }
log-reports = uitslagen van de spelers: { $how ->
    [propose] aan de arbiter voorgesteld
    [count] tellen als beide gelijk zijn
   *[off] niet aangenomen
 }
log-reported = ronde { $round }, bord { $board }: { $name } meldt { $outcome }
log-reported-counts = ronde { $round }, bord { $board }: { $name } bevestigt { $outcome }, dat telt
log-results = { $n ->
    [one] ronde { $round }, bord { $results }
   *[other] ronde { $round }, borden { $results }
 }
log-board-result = { $board }: { $outcome }
log-corrected = ronde { $round }, bord { $board } gecorrigeerd naar { $outcome }
log-corrected-from = ronde { $round }, bord { $board } gecorrigeerd van { $was } naar { $outcome }
log-for-later = { $what }, voor de ronden die nog komen
log-for-rating = { $what }, alleen voor de rating
log-colours-reversed = ronde { $round }, bord { $board }: kleuren verwisseld
log-colours-as-paired = ronde { $round }, bord { $board }: kleuren als ingedeeld
log-hall = zaalschermen: mededeling { $message }
log-hall-starts = zaalschermen: mededeling { $message }, volgende ronde om { $starts }
log-hall-nothing = zaalschermen: mededeling verwijderd
log-timetable = speelschema: { $rounds }
log-start = ronde { $round }: { $starts }
log-posted = uitslagen van ronde { $round } opgehangen
log-tournament-closed = toernooi gesloten
log-pair = { $white } – { $black }

## Wat er mis is met een verzoek

invalid-request = { $what }
invalid-field = { $where }: { $what }
invalid-json = de inhoud is geen JSON: { $error } bij teken { $at }
invalid-missing = dit veld is verplicht
invalid-extra_forbidden = zo'n veld is er niet
invalid-int_type = hier hoort een geheel getal
invalid-int_parsing = hier hoort een geheel getal
invalid-int_from_float = hier hoort een geheel getal
invalid-bool_type = hier hoort true of false
invalid-bool_parsing = hier hoort true of false
invalid-string_type = hier hoort een tekst
invalid-list_type = hier hoort een lijst
invalid-model_attributes_type = hier hoort een object
invalid-dict_type = hier hoort een object
invalid-literal_error = hier hoort een van { $expected }
invalid-greater_than_equal = minstens { $ge }
invalid-less_than_equal = hoogstens { $le }
invalid-string_too_short = { $min_length ->
    [one] minstens { $min_length } teken
   *[other] minstens { $min_length } tekens
 }
invalid-string_too_long = hoogstens { $max_length } tekens
invalid-too_long = hoogstens { $max_length } stuks
invalid-too_many_fields = te veel velden
invalid-string_pattern_mismatch = niet geschreven zoals verwacht

## Pagina's

page-events = Evenementen
page-event = Evenement
page-new_event = Nieuw evenement
page-no_events = Er is nog geen evenement.
page-events_kept = Evenementen worden bewaard in { $folder }.
page-open_file = Een bestand openen
page-open_file_text = Een evenement van een andere computer, van een stick, of een reservekopie: een bestand op .ronde. Het wordt nagekeken en gekopieerd; geen evenement hier wordt overschreven. Wachtwoorden gaan niet mee.
page-file_opened = { $name } is geopend. Het bestand heet { $file }.
page-file_opened_as = { $name } is geopend. Er is hier al een evenement { $taken }, dat blijft zoals het is: dit heet { $file }.
page-demonstration = Demonstratie
page-demonstration_band = Demonstratie: bij het afsluiten wordt alles gewist
page-demonstration_keep = Bewaren
page-demonstration_text = Deze evenementen staan in een tijdelijke map, die wordt gewist als Ronde stopt. Bewaren kopieert ze naar { $folder } zoals ze nu zijn; wat u hier daarna doet, staat niet in de kopie. Verder met de kopie? Stop Ronde en start het met: ronde serve
page-demonstration_copy = Deze evenementen bewaren
page-demonstration_kept = { $n ->
        [0] Er is geen evenement om te bewaren.
        [one] Bewaard in { $folder }: { $files }.
       *[other] Bewaard in { $folder }: { $files }.
    }
page-sample_text = Dit is het voorbeeldevenement van Ronde.
page-sample_delete = Het voorbeeld verwijderen
page-sample_delete_sure = Het voorbeeldevenement met al zijn reservekopieën verwijderen? Wat erin is ingevoerd gaat verloren, en het komt bij de volgende start niet terug.
page-sample_deleted = { $name } is verwijderd.
page-nobody_entered = Er is nog niemand ingeschreven.
page-damaged = beschadigd
page-restore_newest = De nieuwste gave kopie terugzetten
page-restored = { $name } is hersteld; het beschadigde bestand staat ernaast.
page-new_tournament = Nieuw toernooi
page-no_tournaments = Er is nog geen toernooi.
page-for_players = Pagina's voor spelers
page-desk = Wedstrijdtafel
page-access = Toegang
page-closed = gesloten
page-teams_n = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 }
page-players_n = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
 }
page-round_of = ronde { $n } van { $rounds }
page-template = Begin met
page-template_open = Open toernooi
page-template_weekend = Weekendtoernooi
page-template_rapid = Rapid
page-template_accelerated = Versneld
page-template_club = Clubavond, zonder kleuren
page-template_draughts = Dammen
page-create = Aanmaken
page-save = Opslaan
page-saved = Opgeslagen.
page-event_made = { $name } staat klaar: voer de spelers in.
page-tournament_made = { $name } staat klaar: voer de spelers in.
page-event_name = Naam van het evenement
page-tournament_name = Naam van het toernooi
page-venue = Plaats
page-start = Eerste dag
page-end = Laatste dag
page-arbiter = Arbiter
page-deputies = Assistenten, gescheiden door komma's
page-federation = Bond (NED …)
page-time_control = Speeltempo
page-historical = Oude uitgaven
page-system = Indelingssysteem
page-acceleration = Versnelling
page-none = geen
page-unsaid = niet opgegeven
page-option_maxi = Lim: maxitoernooi
page-option_maxi_no = nee
page-option_maxi_yes = ja: kleuren alleen binnen 100 ratingpunten (10.2, 10.8, 12.7)
page-option_unrated = Dammen: spelers zonder rating
page-option_unrated_estimate = naar hun schatting (3.1.1)
page-option_unrated_below-average = net onder het gemiddelde (3.1.2)
page-option_unrated_fifth = op een vijfde van onderen (3.1.2)
page-option_lower_c_first = Dubov: bij gelijk gemiddelde de laagste rating eerst (6.2)
page-option_lower_c_first_no = nee
page-option_lower_c_first_yes = ja
page-acceleration_haley = Haley (ronde 1 en 2)
page-acceleration_haley-3 = Haley over drie ronden
page-acceleration_haley-soft = Zachte Haley
page-acceleration_degressive = Aflopend, drie ratinggroepen
page-acceleration_quart = Kwarten (dammen)
page-acceleration_baku = Bakoe, vóór 2026
page-acceleration_baku-2026 = Bakoe (FIDE C.04.7, 2026)
page-acceleration_text_haley = De bovenste helft telt in ronde 1 en 2 één punt extra, alleen voor de indeling.
page-acceleration_text_haley-3 = De bovenste helft telt in ronde 1 en 2 één punt extra, in ronde 3 een half punt.
page-acceleration_text_haley-soft = De bovenste helft telt in ronde 1 en 2 één punt extra, de onderste helft in ronde 2 een half punt.
page-acceleration_text_degressive = De groepen A, B en C tellen twee punten, één punt of niets extra; het verschil neemt af met de behaalde punten en is in de laatste twee ronden weg.
page-acceleration_text_quart = In ronde 1 speelt elke helft apart; daarna worden de hoogste groepen gesplitst zolang te veel spelers alles gewonnen hebben.
page-acceleration_text_baku = De bovenste helft telt in het eerste kwart van het toernooi één punt extra, in het tweede een half punt.
page-acceleration_text_baku-2026 = De bovenste helft telt in het eerste kwart van het toernooi één punt extra, in het tweede een half punt. De laatste van de bovenste groep blijft tot het einde dezelfde.
page-limit = Laagste rating van de bovenste groep
page-limit_usual = de helft van de lijst
page-limit_a = Groep A vanaf
page-limit_b = Groep B vanaf
page-limits_override = ook als een groep kleiner is dan een kwart of groter dan de helft van de lijst
page-tiebreaks = Weerstandspunten
page-tiebreaks_text = Bij een gelijk aantal punten, in deze volgorde.
page-tiebreaks_of_system = die van het systeem
page-tiebreak_n = { $n }e beslissing
page-tiebreak_add = een beslissing toevoegen …
page-tiebreak_code = Een andere variant, met de code
page-tiebreak_code_text = Code: /C2 laat de twee laagste waarden weg, /M1 de hoogste en de laagste, /P telt reglementaire uitslagen mee
page-tiebreaks_buchholz = Buchholz
page-tiebreaks_opponents = Punten van de tegenstanders
page-tiebreaks_results = Uitslagen
page-tiebreaks_ratings = Rating en prestatie
page-tiebreaks_draughts = Dammen
page-tiebreaks_older = Oudere teksten
page-tiebreaks_last = Laatste middel
page-tiebreaks_teams = Teams
page-preset = Kant-en-klare lijst
page-preset_choose = kies …
page-preset_fide = FIDE (C.07)
page-preset_france = Frankrijk: Buchholz zonder de laagste, Buchholz, prestatie
page-preset_american = Verenigde Staten: mediaan, Buchholz, voortschrijdend
page-preset_draughts = Dammen (FMJD)
page-move_up = Omhoog
page-move_down = Omlaag
page-take_off = Verwijderen
page-announced_text = Het aantal ronden en de beslissingen bij gelijk eindigen worden vooraf aangekondigd. Ze kunnen nog veranderen, met een reden; het rapport vermeldt het.
page-regulations = Punten, byes, aanmelden, bezwaren
page-scale = Schaal
page-colours = Kleuren van het team met wit
page-points_win = Punten voor winst
page-points_draw = Punten voor remise
page-points_loss = Punten voor verlies
page-half_byes = Byes van een half punt die een speler mag vragen
page-half_byes_until = … tot en met ronde (0: alle behalve de laatste)
page-late_entry = Wie later instroomt krijgt voor gemiste ronden
page-late_nothing = niets
page-late_half = een half punt
page-check_in = Aanmelden
page-check_in_none = hoeft niemand
page-check_in_first = voor ronde 1
page-check_in_all = voor elke ronde
page-claim_minutes = Minuten voor bezwaren na het ophangen (0: tot de volgende indeling)
page-particulars = Gegevens
page-read_report = Een rapport inlezen
page-read_report_text = Een heel toernooi met zijn ronden, uit een TRF van welk programma ook.
page-report_read = { $name } is ingelezen.
page-read = Inlezen
page-file = Bestand
page-copies = Reservekopieën
page-copies_text = Wordt vanzelf gemaakt voordat een ronde wordt gepubliceerd.
page-copy_to_stick = Naar USB-stick kopiëren
page-copy_to_stick_text = „Naar USB-stick kopiëren” downloadt het evenement als één bestand, zonder wachtwoorden: bewaar het op de stick; op een andere computer neemt „Een bestand openen” op de startpagina het over.
page-copy_now = Nu een kopie maken
page-copies_n = { $n ->
    [one] { $n } kopie
   *[other] { $n } kopieën
 }
page-copied = Gekopieerd als { $name }.
page-copy_before = vóór ronde { $round }
page-copy_download = Downloaden
page-copy_restore = Terugzetten
page-copy_restore_sure = De kopie van { $at } in de plaats zetten van wat er nu is? Van de huidige stand wordt eerst een kopie gemaakt.
page-copy_restored = De kopie is teruggezet; wat er stond is ook een kopie.
page-second_place = Tweede kopie na elke publicatie (map, USB-stick)
page-second_place_text = Zonder wachtwoorden. Leeg: geen tweede kopie.
page-archive_event = Het evenement archiveren
page-event_anonymous = Kopie zonder persoonsgegevens
page-event_anonymous_text = Een bestand met alleen namen, ratings, titels, federaties, clubs, ronden en eindstand: geen geboortedata, licenties, betalingen, redenen uit het journaal of wachtwoorden.
page-archive_text = Een gearchiveerd evenement verdwijnt uit de lijst. Er wordt niets gewist: het kan altijd terug.
page-archive_tournament = Het toernooi archiveren
page-archive_tournament_text = Voor een toernooi dat per ongeluk is aangemaakt: het verdwijnt van alle pagina's en kan terugkomen.
page-unarchive = Terughalen
page-archive_n = Archief ({ $n })
page-archived = Gearchiveerd. Het kan uit het archief worden teruggehaald.
page-unarchived = Terug in de lijst.
page-end_event = Einde
page-end_event_text = Een gesloten evenement kan alleen worden gelezen. Heropenen: Journaal > Ongedaan maken.
page-close_event = Het evenement sluiten
page-event_closed = Het evenement is gesloten.
page-overview = Overzicht
page-downloads = Downloads
page-prizes = Prijzen
page-categories = Categorieën
page-rated = Ratings
page-settings = Instellingen
page-journal = Journaal
page-what_next = Wat nu te doen
page-step_list = Deelnemerslijst
page-step_check_in = Aanmelden voor ronde { $round }
page-step_timetable = Speelschema van de ronden
page-step_close_list = De lijst sluiten
page-step_lots = Loting van de nummers
page-step_colour = Kleur van nummer 1
page-step_pair = Ronde { $round } indelen
page-step_publish = Ronde { $round } publiceren
page-step_published = Ronde { $round } is gepubliceerd
page-step_print = Ronde { $round } afdrukken
page-step_late = Spelers zonder tegenstander
page-step_results = Uitslagen van ronde { $round }
page-step_standings = Stand na ronde { $round }
page-step_report = Rapport voor de bond
page-step_close = Einde van het toernooi
page-mark_done = (gedaan)
page-mark_now = (nu te doen)
page-mark_open = (indien nodig)
page-mark_later = (later)
page-close_list_text = De nummers worden definitief; wie later komt krijgt het volgende.
page-close_list_unrated = { $n ->
        [one] { $n } speler zonder rating: { $players }. Zolang er een is, telt { $codes } voor niemand (C.07 10). Een schatting invoeren?
       *[other] { $n } spelers zonder rating: { $players }. Zolang er een is, telt { $codes } voor niemand (C.07 10). Schattingen invoeren?
    }
page-close_list_estimate = Naar de lijst van spelers
page-close_list_anyway = Toch sluiten
page-drawn_in_hall = geloot in de zaal
page-misnumbered = { $n ->
    [one] Eén speler heeft niet het nummer dat bij de rating hoort (later ingestroomd of rating gecorrigeerd).
   *[other] { $n } spelers hebben niet het nummer dat bij hun rating hoort (later ingestroomd of rating gecorrigeerd).
 } Tot ronde 4 is ingedeeld mag de lijst opnieuw worden genummerd.
page-numbered = De lijst is opnieuw genummerd.
page-missing = Ontbrekende uitslagen
page-withdrawn = Teruggetrokken
page-lately = Laatste handelingen
page-next_closed = Het toernooi is gesloten.
page-next_players = Voer de spelers in, of lees ze uit een bestand.
page-next_players_go = Spelers
page-next_results = { $n ->
    [one] { $n } uitslag van ronde { $round } ontbreekt.
   *[other] { $n } uitslagen van ronde { $round } ontbreken.
 }
page-next_results_go = Uitslagen invoeren
page-next_close = { $rounds ->
    [one] De enige ronde is gespeeld: druk de stand af en sluit het toernooi.
   *[other] Alle { $rounds } ronden zijn gespeeld: druk de stand af en sluit het toernooi.
 }
page-next_publish = Ronde { $round } is als concept ingedeeld: bekijk haar en publiceer.
page-next_publish_go = Naar het concept
page-next_colour = Loot de kleur van nummer 1 in ronde 1.
page-next_colour_go = Loten
page-next_lots = Loot de spelers.
page-next_lots_go = Loten
page-next_check_in = Meld de spelers aan voor ronde { $round }.
page-next_check_in_go = Aanmelden
page-next_pair = Ronde { $round } kan worden ingedeeld.
page-next_pair_go = Naar de ronde
page-undo = Ongedaan maken
page-undo_what = Dit wordt ongedaan gemaakt:
page-nothing_to_undo = Er is niets ongedaan te maken.
page-redo = Terughalen
page-redo_what = Dit is ongedaan gemaakt en kan terug:
page-reason_published = Een gepubliceerde ronde intrekken vraagt een reden; het rapport vermeldt het.
page-number = Nr.
page-name = Naam
page-name_hint = Achternaam, voornaam
page-estimate = Schatting, indien zonder rating
page-estimate_text = bijv. 1400
page-rating = Rating
page-title = Titel
page-fed = Fed
page-club = Club
page-fide_id = FIDE-nummer
page-birth = Geboren (jaar of datum)
page-sex = Geslacht
page-woman = vrouw
page-man = man
page-licence = Bondsnummer
page-points_short = Ptn
page-status = Status
page-search_players = Zoek op naam, nummer of club
page-nobody_found = Geen speler gevonden.
page-nobody_yet = Er staat nog niemand op de lijst.
page-add_player = Speler toevoegen
page-done = Klaar
page-player_added = { $name } staat op de lijst, nummer { $number }.
page-player_added_late = { $name } staat op de lijst, nummer { $number }, en speelt vanaf ronde { $round }. Om nu te spelen: Laatkomers indelen.
page-players_added = { $n ->
    [one] { $n } speler ingevoerd.
   *[other] { $n } spelers ingevoerd.
 }
page-player_removed = { $name } is van de lijst.
page-import_players = Spelers inlezen
page-cancel = Annuleren
page-confirm_title = Graag bevestigen
page-confirm_step = Stap { $n } van 2
page-confirm_read = Ik heb dit gelezen
page-confirm_consequences = Wat volgt daaruit?
page-confirm_go_on = Doorgaan
page-fide_mode = FIDE-modus
page-fide_mode_text = De lijst van de FIDE voor toernooiprogramma's volgen: wat de FIDE niet toestaat wordt geweigerd of nagevraagd, en het rapport meldt elke uitzondering. Alleen voor de geldende systemen van de FIDE.
page-fide_mode_left = FIDE-modus verlaten
page-leave_fide = De FIDE-modus verlaten
page-leave_fide_text = Twee keer te bevestigen, vermeld in het rapport aan de FIDE, en zonder weg terug.
page-expel = Uitsluiten
page-no_number_yet = Geen nummer tot de eerste partij
page-expelled = uitgesloten
page-expelled_text = Uitgesloten: wordt niet meer ingedeeld, heeft geen plaats in de stand en komt niet terug.
page-fide_report = FIDE-rapport
page-fide_missing = { $n ->
    [one] Er ontbreekt één ding voordat het kan worden verstuurd
   *[other] Er ontbreken { $n } dingen voordat het kan worden verstuurd
  }
page-fide_complete = Er ontbreekt niets: het rapport kan worden verstuurd.
page-fide_advised = Het bekijken waard
page-fide_event = De gegevens van het evenement
page-fide_remarks = Opmerkingen in het rapport
page-fide_remarks_text = Ze staan in commentaarregels die de FIDE en andere programma's kunnen lezen.
page-fide_no_remarks = Geen: er is niets met de hand gewijzigd.
missing-place = de plaats van het evenement
missing-federation = de bond van het evenement
missing-start = de eerste dag
missing-end = de laatste dag
missing-arbiter = de hoofdarbiter
missing-time_control = het speeltempo
missing-rounds = er zijn pas { $n } van de { $rounds } ronden gepubliceerd
missing-results = { $n ->
    [one] ronde { $round }: één uitslag
   *[other] ronde { $round }: { $n } uitslagen
  }
missing-adjourned = ronde { $round }, bord { $board }: de afgebroken partij
missing-player-fide_id = { $n ->
    [one] het FIDE-nummer van { $players }
   *[other] de FIDE-nummers van { $n } spelers: { $players }
  }
missing-player-federation = { $n ->
    [one] de bond van { $players }
   *[other] de bonden van { $n } spelers: { $players }
  }
advised-time_control = Het speeltempo ‘{ $text }’ heeft geen code in TRF26; schrijf het als 90 min + 30 s.
advised-birth = { $n ->
    [one] De geboortedatum van { $players } is niet bekend.
   *[other] De geboortedata van { $n } spelers zijn niet bekend: { $players }.
  }
advised-long = Het evenement duurt langer dan { $days } dagen: de FIDE raadt beslissingen op rating zoals { $codes } af, want ratings veranderen intussen (C.07, artikel 10).
advised-system = Het indelingssysteem is geen geldend systeem van de FIDE.
advised-mode = De FIDE-modus is verlaten; het rapport zegt waarom.
page-timetable = Speelschema
page-timetable_text = Spelers zien het op hun pagina's; het staat ook op papieren, poster, zaalschermen en in het rapport.
page-timetable_day = Datum
page-timetable_fill = Snel invullen
page-timetable_fill_text = De tijden van een dag, elke dag herhaald: 14:00 is één ronde per dag. Een schuine streep begint de volgende dag: 20:00 / 9:30 14:30 is één ronde op de eerste dag en twee op elke dag daarna.
page-timetable_first = Eerste dag
page-timetable_from = Vanaf ronde
page-timetable_plan = Tijden
page-p_next_starts = Ronde { $n }: { $when }
page-hall = Zaalschermen
page-hall_text = Pagina's voor beamers en televisies. Elk adres is een eigen scherm; alle volgen het evenement vanzelf.
page-hall_go = Schermen en mededeling
page-hall_addresses = Adressen
page-hall_pairings = Indeling en uitslagen
page-hall_names = Indeling op naam
page-hall_standings = Stand
page-hall_all = Alles om beurten
page-hall_size_s = Klein
page-hall_size_m = Middel
page-hall_size_l = Groot
page-hall_turn = De pagina's wisselen elke 12 seconden; &turn=20 in het adres maakt er 20 van. De toets F vult het scherm.
page-hall_says = Op elk scherm
page-hall_message = Mededeling
page-hall_starts = Begin van ronde { $round }
page-hall_says_text = De klok telt af tot het begin van de ronde en daarna op. Alle ronden staan in het speelschema.
page-hall_page = Pagina { $page } van { $pages }
page-hall_soon = Begint over { $time }
page-hall_next = Ronde { $n } begint over { $time }
page-hall_running = { $time } geleden begonnen
page-hall_full = Volledig scherm
page-hall_results = { $done } van { $games } uitslagen
page-hall_by_name = op naam
page-hall_playing = ronde { $n } bezig
page-hall_after = na ronde { $n }
page-update_ratings = Ratings bijwerken
page-rating_list = Ratinglijst
page-rating_list_of = { $key } ({ $day })
page-rating_kind = Rating
page-rating_kind_standard = Standaard
page-rating_kind_rapid = Rapid
page-rating_kind_blitz = Snelschaak
page-compare = Vergelijken
page-rating_changes = { $n ->
        [one] Eén speler heeft op de lijst een andere rating of titel.
       *[other] { $n } spelers hebben op de lijst een andere rating of titel.
    }
page-rating_now = Nu
page-rating_new = Op de lijst
page-take_ratings = De aangevinkte overnemen
page-ratings_up_to_date = Geen verschil: ratings en titels zijn die van de lijst.
page-ratings_updated = { $n ->
        [0] Er is niets gewijzigd.
        [one] De rating van één speler is gewijzigd.
       *[other] De ratings van { $n } spelers zijn gewijzigd.
    }
page-no_rating_list = Er is nog geen ratinglijst op deze computer. `ronde lists update BESTAND` leest de lijst van de FIDE of van een bond in.
page-lookup_hint = Typ een paar letters van de naam, of een FIDE-nummer: Enter voegt de gemarkeerde speler toe, Tab vult het formulier in.
page-lookup_found = { $n } gevonden
page-import_text = CSV, een werkmap (XLSX, ODS, XLS), Papi, een lijst van de FIDE of een TRF. U ziet een voorbeeld voordat er iets wordt ingevoerd.
page-import_columns = Kolommen van een CSV, in elke volgorde, naar hun kop: name (of last name en first name), rating, title, sex, federation, FIDE number, birth, club, licence. Zonder koppen: naam, rating.
page-preview = Voorbeeld
page-preview_text = { $n ->
    [one] { $source } heeft { $n } nieuwe speler. Haal het vinkje weg bij wie u niet wilt invoeren.
   *[other] { $source } heeft { $n } nieuwe spelers. Haal het vinkje weg bij wie u niet wilt invoeren.
 }
page-known_n = { $n ->
    [one] { $n } staat al op de lijst
   *[other] { $n } staan al op de lijst
 }
page-twice_n = { $n ->
    [one] { $n } regel herhaalt iemand uit het bestand en wordt weggelaten
   *[other] { $n } regels herhalen iemand uit het bestand en worden weggelaten
 }
page-take = Nemen
page-last_name = Achternaam
page-first_name = Voornaam
page-columns_read = Gelezen kolommen: { $columns }.
page-columns_ignored = Overgeslagen kolommen: { $columns }.
page-column_is = Kolom “{ $heading }”
page-column_ignored = – overgeslagen –
page-read_again = Opnieuw lezen
page-import_these = Deze spelers invoeren
page-other_file = Een ander bestand
page-card = Kaart
page-edit = Wijzigen
page-reason = Reden
page-reason_private = Reden voor het journaal
page-reason_public = Openbare reden (facultatief)
page-reason_public_text = Het journaal is voor de wedstrijdleiding. De openbare reden leest iedereen en gaat mee in het rapport: niets over gezondheid of familie.
page-public_reason_is = Openbare reden: { $reason }
page-away = Mist een ronde
page-away_how = Hoe
page-away_Z = afwezig, geen punt
page-away_H = bye van een half punt
page-away_F = bye van een punt
page-away_plays = speelt toch
page-leaves = Weggaan en terugkomen
page-withdraw = Trekt zich terug
page-absent_without_notice = Afwezig zonder bericht
page-remove = Van de lijst halen
page-comes_back = Komt terug
page-withdrawn_one = teruggetrokken
page-here = aanwezig
page-no_check_in = Voor deze ronde hoeft niemand zich aan te melden.
page-no_more_check_in = Alle ronden zijn gepubliceerd: aanmelden is niet meer nodig.
page-all_here = Iedereen is er
page-nobody_here = Nog niemand
page-only_absent = Alleen wie ontbreekt
page-check_in_enter = Enter vinkt de enige gevonden naam aan.
page-all_here_sure = Alle { $n } spelers als aanwezig aanvinken?
page-nobody_here_sure = De aanmelding van { $n } spelers terugnemen?
page-regulations_title = Reglement
page-fixed_text = Systeem, versnelling en punten liggen vast zodra ronde 1 is gepubliceerd.
page-number_one_has = In ronde 1 heeft nummer 1
page-by_program = door het programma
page-how_drawn = Hoe er is geloot
page-draw = Loten
page-draw_again = Opnieuw loten…
page-white = Wit
page-black = Zwart
page-player = Speler
page-lots_text = Laat de volgorde leeg en Ronde loot; het journaal bewaart wat nodig is om de loting te herhalen.
page-lots_needed = Nog zonder lot:
page-lots_drawn = Geloot
page-lots_seed = beginwaarde { $seed }
page-number_article_3 = Nummeren volgens artikel 3
page-lots_order = Nummers in de volgorde van de loting
page-number_again = Nummeren op rating
page-close_list = De lijst sluiten
page-not_meet = Spelers die niet tegen elkaar mogen
page-receipts = Kwitanties
page-prizes_now = Volgens de stand van dit moment.
page-prizes_none = Er zijn nog geen prijzen aangekondigd.
page-prizes_announced = Aangekondigde prijzen
page-prizes_special = Bijzondere prijzen, met de hand toegekend
page-prize_list = Lijst
page-prize_amounts = Prijzen per plaats, bijv. 300 200 100
page-prize_sharing = Bij gelijke punten
page-prize_games = Minste partijen
page-prize_unit = Afgerond op
page-prize_one_each = Eén prijs per persoon: de beste
page-prize_public = De prijzenlijst op de openbare pagina's tonen
page-prize_note = Eén regel per lijst. Lege regels tellen niet.
page-sharing_equal = gelijk gedeeld
page-sharing_hort = Hort: half naar plaats, half gedeeld
page-sharing_none = de weerstandspunten beslissen
page-currency = Munt
page-special_name = Prijs
page-special_amount = Bedrag
page-special_player = Speler
page-categories_go = Categorieën bepalen
page-categories_defined = Categorieën van dit toernooi
page-category_presets = Toevoegen
page-categories_ffe = Leeftijdsgroepen van de FFE
page-categories_fide = Leeftijdsgroepen van de FIDE
page-categories_women = Vrouwen
page-categories_ratings = Ratinggroepen
page-categories_unrated = Zonder rating
page-categories_note = De leeftijd is die in de loop van het jaar wordt bereikt. Een categorie zonder voorwaarden heeft de spelers aan wie ze op hun pagina is gegeven.
page-categories_by_hand = Alleen met de hand of door inlezen gegeven:
page-category = Categorie
page-age_year = Jaar van de leeftijden
page-age_year_other = Het evenement is in het jaar { $year }.
page-age_from = Leeftijd vanaf
page-age_to = Leeftijd tot en met
page-rating_from = Rating vanaf
page-rating_to = Rating tot en met
page-unrated = Zonder rating
page-women = Vrouwen
page-apart = Niet tegen elkaar
page-apart_text = Paren die niet gemaakt mogen worden, aan te kondigen vóór ronde 1; met wie later instroomt wordt rekening gehouden. Een wens vervalt voor een ronde die er geen geldige indeling mee heeft, en de ronde meldt dat.
page-apart_club = Spelers van één club
page-apart_federation = Spelers van één bond
page-apart_family = Spelers van één familie of groep
page-apart_no = mogen tegen elkaar
page-apart_rule = mogen niet tegen elkaar
page-apart_wish = liever niet tegen elkaar (wens)
page-apart_until = Tot en met ronde
page-apart_always = alle ronden
page-apart_groups = { $n ->
    [0] Op dit moment niemand.
    [one] Op dit moment { $n } groep.
   *[other] Op dit moment { $n } groepen.
}
page-rated_none = Nog geen partij voor de rating.
page-filter_category = Categorie
page-filter_club = Club
page-filter_federation = Bond
page-filter_sex = Geslacht
page-filter_w = Vrouwen
page-filter_m = Mannen
page-filter_all = alle
page-filter_show = Tonen
page-with_ratings = Met ratingverandering
page-family = Familie of groep
page-fee = Inschrijfgeld
page-paid = Betaald
page-not_meet_text = Nummers van spelers, één groep per regel
page-no_bye = Spelers die niet vrij mogen zijn
page-no_bye_text = Nummers van spelers
page-close_tournament = Het toernooi sluiten
page-close_tournament_text = Als elke ronde af is. Het kan in het journaal ongedaan worden gemaakt.
page-tournament_closed = Het toernooi is gesloten.
page-draft = concept
page-p_no = nr.
page-p_rated = rating { $rating }
page-p_pts = { $points } pt
page-nothing_to_undo_event = Voor het evenement zelf is er niets ongedaan te maken.
page-undo_in = Handelingen van een toernooi worden in het eigen journaal ongedaan gemaakt:
page-virtual_points = virtuele punten, alleen voor de indeling
page-draft_again = Deze ronde is gepubliceerd en weer ingetrokken: spelers kunnen haar gezien hebben.
page-draft_text = Concept: spelers zien het niet. Controleer het, wijzig het zo nodig en publiceer dan.
page-draft_dropped = Het concept is weggegooid.
page-pair_text = Alles is klaar. De indeling is eerst een concept: u ziet haar voor iedereen.
page-absentees = Afwezigen en twijfelgevallen
page-absentees_text = Wie gekleurd is, is niet gezien of verloor reglementair: zij doen niet mee in de ronde tenzij u zegt dat zij spelen.
page-absentees_first = Sommige spelers zijn niet gezien of verloren reglementair. Zeg wie speelt en deel dan in.
page-answer_plays = speelt
page-answer_Z = mist deze ronde
page-answer_H = bye van een half punt
page-answer_out = teruggetrokken
page-asks_never_seen = nooit gezien
page-asks_forfeit = verloor vorige ronde reglementair
page-asks_not_here = niet aangemeld
page-asks_back = was vorige ronde afwezig
page-asks_late = later ingestroomd
page-asks_announced = afwezigheid gemeld
page-asks_withdrawn = teruggetrokken
page-pair_round = Ronde { $n } indelen
page-pair_again = Opnieuw indelen
page-drop_draft = Concept weggooien
page-publish = Publiceren
page-paired = Ronde { $round } is als concept ingedeeld.
page-published = Ronde { $round } is gepubliceerd.
page-is_published = gepubliceerd
page-published_at = Gepubliceerd { $at }.
page-colon = { ": " }
page-file_word = BESTAND
page-board = Bord
page-board_short = Bd
page-match = Wedstrijd
page-match_short = Wedstr.
page-board_n = bord { $n }
page-bye = vrij
page-why = Waarom?
page-brackets = De groepen
page-bracket_n = Groep { $n }
page-score_groups = Puntengroepen
page-general = De ronde
page-not_paired_n = { $n ->
    [one] { $n } niet ingedeeld
   *[other] { $n } niet ingedeeld
 }
page-give_bye = De bye met de hand geven
page-give_bye_text = Het systeem deelt de anderen in. De ronde vermeldt dat de bye met de hand is gegeven, met een regel die haar weigert.
page-by_hand = Met de hand wijzigen
page-by_hand_text = Sleep een speler op een ander, druk op twee namen, of typ hun nummers. De spelers zien dat het bord is gewijzigd, en de openbare reden als u er een geeft.
page-by_hand_note = Met de hand gewijzigd door { $who }. Reden voor het journaal: { $reason }
page-changed_by_hand = De indeling is gewijzigd.
page-by_hand_text_teams = Sleep een team op een ander, druk op twee namen, of typ hun nummers. De openbare pagina's melden dat de wedstrijd is gewijzigd, met de openbare reden als u er een geeft.
page-swap_players = Twee spelers verwisselen
page-swap_teams = Twee teams verwisselen
page-swap_colours = De kleuren verwisselen
page-player_number = Speler nr.
page-team_number = Team nr.
page-despite = ook als het een regel schendt
page-type_pairs = Alle paren typen
page-pairs_text = Wit en zwart met hun nummer, één paar per regel, 0 voor de bye
page-change_published = Deze gepubliceerde ronde wijzigen
page-change_published_text = Alleen als ze een absolute regel schendt, of om spelers zonder tegenstander te laten spelen.
page-added_note = Na de publicatie ingedeeld door { $who }; de andere borden zijn zoals gepubliceerd. Reden voor het journaal: { $reason }
page-late_title = Laatkomers
page-late_go = Laatkomers indelen
page-late_text = Wie na de publicatie komt wordt onderling ingedeeld, of tegen wie vrij is. Gepubliceerde borden veranderen niet.
page-late_bye_holder = { $name } is vrij en speelt als een oneven aantal aankomt.
page-late_who = Wie is er aangekomen?
page-late_nobody = Iedereen heeft een tegenstander.
page-late_bye = wie overblijft is vrij
page-late_show = De nieuwe borden tonen
page-late_plan = Nieuwe borden
page-late_stay = Alle andere borden blijven zoals ze gepubliceerd zijn.
page-late_left = { $name } heeft niemand om tegen te spelen en krijgt in deze ronde geen partij.
page-late_exception = Deze regels kennen geen laatkomers. De uitzondering komt in het journaal en in het rapport.
page-late_reason = aangekomen na de publicatie
page-late_do = { $n ->
    [one] Dit bord toevoegen
   *[other] Deze borden toevoegen
 }
page-late_paired = { $n ->
    [one] Eén bord is aan ronde { $round } toegevoegd.
   *[other] { $n } borden zijn aan ronde { $round } toegevoegd.
 }
page-waits_late = later ingestroomd
page-waits_H = bye van een half punt
page-waits_Z = afwezigheid gemeld
page-waits_not_here = niet aangemeld
page-waits_withdrawn = teruggetrokken
page-result = Uitslag
page-no_round_yet = Er is nog geen ronde gepubliceerd.
page-all_rounds_played = Alle ronden zijn gespeeld
page-missing_short = ontbreekt
page-result_tools = Hulpmiddelen
page-board_search = Ga naar bord
page-only_missing = Alleen ontbrekende
page-keys = Toetsen
page-white_black_draw = wit, zwart, remise
page-white_draw_black = wit, remise, zwart
page-keys_help = Alle toetsen
page-keys_results = wit wint, zwart wint, remise
page-keys_match = twee toetsen: partij 1, dan partij 2, beide vanuit wie eerst genoemd is
page-keys_match_forfeits = voor elke partij: de eerstgenoemde wint (de tweede afwezig), de tweede wint (de eerstgenoemde afwezig), niemand verschenen
page-game_n = Partij { $n }
page-as_it_is = zoals het is
page-keys_forfeits = wit wint (zwart afwezig), zwart wint (wit afwezig), niemand verschenen
page-keys_move = vorig en volgend bord
page-keys_answer = corrigeren, laten staan
page-result_forfeit_white = wit wint (zwart afwezig)
page-result_forfeit_black = zwart wint (wit afwezig)
page-result_forfeit_both = niemand verschenen
page-result_forfeit_first = de eerstgenoemde wint (de tweede afwezig)
page-result_forfeit_second = de tweede wint (de eerstgenoemde afwezig)
page-result_of_game = Partij { $n }: { $what }
page-result_of_match = Beide partijen: { $what }
page-result_adjourned = Afgebroken
page-result_both_lose = Beiden verliezen
page-result_unrated = Telt niet voor rating
page-more_results = Reglementair en meer
page-none_missing = Van ronde { $n } ontbreekt geen uitslag.
page-all_boards = Alle borden tonen
page-all_in = Alle uitslagen van ronde { $n } zijn binnen.
page-final_lot = laatste beslissing: het lot
page-final_lot_text = Deze spelers zijn nog gelijk: { $names }. De plaatsen kunnen gedeeld blijven, of het lot beslist.
page-final_lot_draw = Om de plaatsen loten
page-final_lot_sure = De loting wordt de laatste beslissing; het journaal bewaart wat nodig is om haar te herhalen.
page-final_lot_drawn = Het lot heeft beslist.
page-in_progress = Ronde { $round } bezig: { $there } van { $games } uitslagen.
page-key_enter = Enter
page-key_escape = Esc
page-keys_places = De toetsen werken ook naar hun plaats: op AZERTY zonder Shift, en op het numerieke blok met Num Lock uit. Ze gelden voor het gemarkeerde bord, waar de cursor ook staat.
page-put_away = Deze mededeling sluiten
page-colours_wrong = Gespeeld met verwisselde kleuren
page-colours_right = Kleuren als ingedeeld
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
page-paper = Papier
page-paper_text = PDF, klaar om af te drukken.
page-site_trouble = De site kon niet worden gepubliceerd: { $why }
page-papers_go = Bekijken en afdrukken
page-paper_round = Alle papieren van een ronde
page-paper_place_cards = Naamkaartjes
page-papers = Papieren
page-papers_which = Welk papier
page-papers_look = Bekijken
page-papers_print = Afdrukken (PDF)
page-papers_more = { $n ->
    [one] Nog één pagina staat in de PDF.
   *[other] Nog { $n } pagina's staan in de PDF.
 }
page-papers_page = Pagina { $n }
page-paper_pairings = Indeling
page-paper_names = Indeling op naam
page-paper_standings = Stand
page-paper_crosstable = Kruistabel
page-paper_players = Deelnemerslijst
page-paper_slips = Uitslagbriefjes
page-paper_cards = Kaarten
page-paper_check_in = Aanmeldlijst
page-report = Rapport
page-report_text = Voor de bond en voor andere programma's.
page-trf_next = TRF16 om de volgende ronde in te delen
page-tables = Tabellen
page-table_pairings = Indeling
page-table_alphabetical = Indeling op naam
page-table_standings = Stand
page-table_crosstable = Kruistabel
page-table_players = Spelers
page-table_ratings = Ratingveranderingen
page-table_norms = Normen
page-table_prizes = Prijzen
page-paper_ratings = Ratingverslag
page-everything = Alles
page-everything_text = Het evenement met zijn journaal als één bestand, het toernooi als gegevens, pagina's voor het net.
page-event_file = Evenementbestand
page-site = Website (ZIP)
page-time = Tijd
page-who = Wie
page-done_what = Wat
page-is_undone = (ongedaan gemaakt)
page-show_all = Alles tonen
page-undone = Ongedaan gemaakt: { $what }
page-brought_back = Teruggehaald: { $what }
page-access_server = Wachtwoorden en sleutels voor elk evenement op deze server.
page-access_event = Wachtwoorden en sleutels voor dit evenement, naast die van de server.
page-open_desk = Deze tafel luistert alleen naar deze computer en vraagt geen wachtwoord. Start haar met --host 0.0.0.0 om andere computers toe te laten.
page-role = Rol
page-role_arbiter = Arbiter
page-role_arbiter_text = Mag alles.
page-role_deputy = Assistent
page-role_deputy_text = Voert uitslagen in, en niets anders.
page-your_password = Uw huidige wachtwoord
page-poster = Poster met QR-code
page-poster_near = Telefoons bereiken dit adres niet: start de tafel met --host 0.0.0.0, dan staat haar adres in de zaal op de poster.
page-fingerprint = Vingerafdruk van het certificaat (SHA-256):
page-unavailable = Dit evenement is op dit moment niet beschikbaar. De arbiter kan zien waarom.
page-private_pair = Vraag de arbiter naar deze twee spelers.
page-new_password = Nieuw wachtwoord (minstens 8 tekens)
page-password_set = wachtwoord ingesteld
page-password_remove = Het wachtwoord verwijderen
page-tokens = Sleutels voor programma's
page-tokens_text = Een sleutel geeft een programma de rechten van de gekozen rol.
page-token_name = Welk programma
page-token_make = Een sleutel maken
page-token_forget = Intrekken
page-token_once = Kopieer deze sleutel nu: hij wordt niet meer getoond.
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
page-p_this_is_me = Dit ben ik
page-p_not_me = Dit ben ik niet
page-p_tell_me = Meld het mij als er een ronde is gepubliceerd
page-p_not_paired = Niet ingedeeld in deze ronde.
page-reports = Uitslagen van de spelers
page-reports_text = Beide spelers melden de uitslag op hun telefoon met de code van hun briefje. Wat u invoert gaat altijd voor.
page-reports_off = Niet aangenomen
page-reports_propose = Aan mij voorgesteld als beide gelijk zijn
page-reports_count = Tellen als beide gelijk zijn
page-reports_take = { $n ->
    [one] De gelijke melding overnemen
   *[other] De { $n } gelijke meldingen overnemen
 }
page-reported_one = { $name } meldt { $outcome }
page-reported_agreed = Beide spelers melden { $outcome }
page-reported_differs = De meldingen verschillen: { $white } meldt { $says }; { $black } meldt { $other }
page-reported_accept = Overnemen
page-reported_n = { $n ->
    [one] { $n } uitslag van spelers wacht
   *[other] { $n } uitslagen van spelers wachten
 }
page-report_title = Een uitslag melden
page-report_who = Wie bent u?
page-report_code = Code van uw bord
page-report_send = Melden
page-report_sent = Gemeld: { $outcome }. Uw tegenstander heeft nog niets gemeld.
page-report_agreed = U meldt beiden { $outcome }. De arbiter heeft het.
page-report_differ = Uw meldingen verschillen. Ga naar de arbiter.
page-report_done = De uitslag is vastgelegd: { $outcome }.
page-report_result = Uitslag
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
page-p_performance = Prestatie
page-p_change = Ratingverandering
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
page-p_my_round = Ronde { $n }: uw vragen
page-p_my_opponent = Waarom deze tegenstander?
page-p_my_bye = Waarom ben ik vrij?
page-p_my_colour = Waarom deze kleur?
page-p_my_place = Waarom deze plaats?
page-p_what_if = Wat als…?
page-p_what_if_intro = Tegen wie u had gespeeld als een partij van ronde { $n } anders was afgelopen.
page-p_which_game = Een partij van ronde { $n }
page-p_my_game = uw partij
page-p_no_game = U speelde in ronde { $n } geen partij die anders had kunnen aflopen.
page-p_why_not_other = Waarom niet iemand anders?
page-p_which_opponent = De tegenstander die u verwachtte
page-p_ask_more = Meer vragen over deze ronde
page-p_whole_round = De hele ronde
page-p_why_placed = Waarom deze volgorde?
page-p_tap_place = Tik op een plaats om te lezen waarom ze achter de plaats erboven komt.
page-p_round_by_round = Ronde na ronde
page-p_round_short = Rd
page-p_you = U
page-p_no_opponent = geen tegenstander
page-p_compare = Vergelijken
page-p_compare_with = met
page-p_why_round = Waarom deze indeling? Ronde { $n }
page-p_why_intro = Elk paar volgt uit een artikel van de regels. Klik op het nummer om het te lezen.
page-p_why_not = Waarom deze twee niet?
page-p_why_not_intro = Kies twee spelers: het antwoord zegt waarom zij elkaar treffen, of wat het verhindert.
page-p_ask = Vragen
page-p_answer = Antwoord
page-p_choose = kies een speler
page-p_first = Eerste speler
page-p_second = Tweede speler
page-p_not_both = Kies twee verschillende spelers die beiden in ronde { $n } werden ingedeeld.
page-http_503 = Er zijn veel vragen op dit moment. Probeer het zo weer.
page-p_busy = Er zijn veel vragen op dit moment. Probeer het zo weer.
page-p_differs = De indeling is met de hand gewijzigd, of er zijn sindsdien uitslagen gecorrigeerd: het antwoord gaat uit van { $system } en van wat nu bekend is.
page-p_groups = Puntengroepen
page-p_groups_help = Een pijl: iemand speelt tegen een speler uit een lagere groep.
page-p_field = Kleurbalans voor de ronde
page-p_bracket = Groep { $n }
page-p_general = De hele ronde
page-p_by_hand = Met de hand gewijzigd
page-p_not_by_rules = De borden die van de regels afwijken
page-laid_list = Hetzelfde als lijst
page-laid_bar = De paren één voor één
page-laid_start = Begin
page-laid_back = Terug
page-laid_next = Volgende
page-laid_play = Afspelen
page-laid_stop = Stop
page-p_in_rules = In de woorden van de regels
page-p_terms = De korte namen van de regels
page-p_by_rules = Wat de regels geven
page-p_imported = Deze ronde is geïmporteerd: de beslissingen zijn niet bekend.
page-p_hover = Raak een uitslag aan om de regel van de tegenstander te zien.
page-p_live = live
page-p_waiting = verbinden …
page-p_polling = wordt om de paar seconden vernieuwd
page-p_new_round = Ronde { $n } is gepubliceerd
page-p_for_arbiters = Voor arbiters
page-p_given_up = Paren die zouden vervallen
page-p_instead = Paren die ervoor in de plaats komen
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
page-too_slow = De rest van uw verzoek kwam niet op tijd aan. Probeer het opnieuw.
page-crowded = Te veel bezoekers op dit moment. Probeer het over enkele seconden weer.
page-other_site = Dit verzoek komt van een andere site en is niet uitgevoerd.
page-own_address_only = Deze tafel antwoordt alleen onder haar eigen adres: localhost.
page-not_yours = Voor de arbiter
page-not_yours_text = Deze pagina is voor de arbiter. Als assistent voert u uitslagen in en meldt u spelers aan.
page-your_pages = Naar het toernooi
page-log_in_as_arbiter = Als arbiter inloggen
page-session_over = Sessie afgelopen
page-session_ended = Uw sessie is afgelopen en er is niets opgeslagen. Wat u typte is bewaard: log opnieuw in en het staat weer in het formulier.
page-typed_kept = Wat u typte is terug: controleer het en verstuur het.
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
page-help = Help
page-rules = Regels
page-rulings_whole = Uitspraken over de tekst als geheel
page-somebody = Arbiter
page-tournament = Toernooi
page-tournaments = Toernooien
page-players = Spelers
page-round = Ronde
page-rounds = Ronden
page-round_n = Ronde { $n }
page-results = Uitslagen
page-standings = Stand
page-crosstable = Kruistabel
page-language = Nederlands
page-languages = Taal
page-http_400 = Dit verzoek kon niet worden begrepen.
page-http_405 = Dit adres aanvaardt die methode niet.
page-http_other = De server weigert dit verzoek ({ $status }).
page-days = { $first }–{ $last } { $month } { $year }
page-day = { $day } { $month } { $year }
page-day_without_year = { $day } { $month }
page-day_at_time = { $day } om { $time }
page-day_and_time = { $day }, { $time }
page-day_of_month = { $n }

## Zinnen van dutch-2026, and of dutch-2017

dutch-2026-bye_score = Het aantal spelers is oneven: een volledige indeling kan de bye geven aan een speler met een score van { $score }, niet aan een lagere score.
dutch-2026-bracket = { $n ->
    [one] Score { $score }: { $n } speler,
   *[other] Score { $score }: { $n } spelers,
 } { $pairs ->
    [one] { $pairs } paar, over: { $left }.
   *[other] { $pairs } paren, over: { $left }.
 }
dutch-2026-heterogeneous = Score { $score }: { $n } spelers, M0 = { $m0 } van hen van boven; { $pairs ->
    [one] { $pairs } paar,
   *[other] { $pairs } paren,
 } M1 = { $m1 } met een speler van boven.
dutch-2026-collapsed = Iedereen die overblijft wordt in één laatste groep ingedeeld: { $n } spelers, M0 = { $m0 } van hen van boven; { $pairs ->
    [one] { $pairs } paar.
   *[other] { $pairs } paren.
 }
dutch-2026-penultimate = Deze groep wordt zo ingedeeld dat wie overblijft, met iedereen eronder, kan worden ingedeeld; anders kon dat niet.
dutch-2026-preferences = Kleurvoorkeuren: { $wishes }.
dutch-2026-fewer_pairs = { $more ->
    [one] Eén paar meer zou hier mogelijk zijn, maar dan kon niet iedereen eronder worden ingedeeld.
   *[other] { $more } paren meer zouden hier mogelijk zijn, maar dan kon niet iedereen eronder worden ingedeeld.
 }
dutch-2026-fewer_pairs_bye = { $more ->
    [one] Eén paar meer zou hier mogelijk zijn, maar dan kon niet iedereen eronder worden ingedeeld, of ging de bye naar een hogere score.
   *[other] { $more } paren meer zouden hier mogelijk zijn, maar dan kon niet iedereen eronder worden ingedeeld, of ging de bye naar een hogere score.
 }
dutch-2026-other_downfloaters = Naar beneden: { $into } in plaats van { $out }, met wie de spelers eronder minder goed of niet konden worden ingedeeld.
dutch-2026-set = De eerste groep spelers van boven die bij een beste kandidaat hoort: { $paired }; in de limbo: { $limbo }.
dutch-2026-exchange = Ruil: { $out } van S1 naar S2, { $into } van S2 naar S1. { $given ->
    [0] Geen kandidaat vóór deze ruil is zo goed.
   *[other] Met deze neerwaartse zwevers is geen kandidaat vóór deze ruil zo goed.
 }
dutch-2026-in_order = { $a } is nr. { $i } van de bovenste helft (S1), { $b } nr. { $j } van de onderste helft (S2): in volgorde spelen zij tegen elkaar.
dutch-2026-first_free = { $a } is nr. { $i } van de bovenste helft (S1). De eerste die in de onderste helft (S2) nog vrij is, is { $b }, nr. { $j }.
dutch-2026-first_fit = { $a } is nr. { $i } van de bovenste helft (S1). Van wie in de onderste helft (S2) nog vrij is, is { $b }, nr. { $j }, de eerste met wie de groep het best kan worden ingedeeld.
dutch-2026-moved_in_order = { $a } komt met een score van { $score } naar beneden en is nr. { $i } van wie eerst wordt ingedeeld (S1); { $b } is nr. { $j } van de anderen (S2): in volgorde spelen zij tegen elkaar.
dutch-2026-moved_first_free = { $a } komt met een score van { $score } naar beneden en is nr. { $i } van wie eerst wordt ingedeeld (S1). De eerste van de anderen (S2) die nog vrij is, is { $b }, nr. { $j }.
dutch-2026-moved_first_fit = { $a } komt met een score van { $score } naar beneden en is nr. { $i } van wie eerst wordt ingedeeld (S1). Van de anderen die nog vrij zijn (S2) is { $b }, nr. { $j }, de eerste met wie de groep het best kan worden ingedeeld.
dutch-2026-passed_met = { $a } heeft al tegen { $others } gespeeld.
dutch-2026-passed_kept_apart = Het evenement houdt { $a } en { $others } uit elkaar.
dutch-2026-passed_absolute = { $a } moet { $colour } hebben, net als { $others }: zo'n paar mag niet.
dutch-2026-passed_impossible = Met { $a } tegen { $others } { $given ->
    [0] konden hier minder paren worden gemaakt.
    [1] kon niet ieder ander die hier blijft worden ingedeeld.
   *[other] kon niet ieder ander worden ingedeeld.
 }
dutch-2026-passed_worse = Met { $a } tegen { $others } { $what ->
    [scores] zouden grotere verschillen in score ontstaan
    [unplayed] zou de bye naar iemand met meer ronden zonder partij gaan: { $worse } in plaats van { $least }
    [beyond_two] zouden meer spelers een kleurverschil van meer dan twee krijgen: { $worse } in plaats van { $least }
    [third_colour] zouden meer spelers een kleur voor de derde keer op rij krijgen: { $worse } in plaats van { $least }
    [preference] zouden meer spelers de kleur van hun voorkeur mislopen: { $worse } in plaats van { $least }
    [strong] zouden meer spelers de kleur van hun sterke voorkeur mislopen: { $worse } in plaats van { $least }
    [down_last] zouden meer spelers als in de vorige ronde naar beneden zweven: { $worse } in plaats van { $least }
    [up_last] zouden meer spelers als in de vorige ronde naar boven zweven: { $worse } in plaats van { $least }
    [down_before] zouden meer spelers als twee ronden geleden naar beneden zweven: { $worse } in plaats van { $least }
    [up_before] zouden meer spelers als twee ronden geleden naar boven zweven: { $worse } in plaats van { $least }
    [down_last_apart] zouden wie als in de vorige ronde naar beneden zweven verder zweven
    [up_last_apart] zouden wie als in de vorige ronde naar boven zweven verder zweven
    [down_before_apart] zouden wie als twee ronden geleden naar beneden zweven verder zweven
   *[up_before_apart] zouden wie als twee ronden geleden naar boven zweven verder zweven
 }{ $given ->
    [1] { " " }(met deze neerwaartse zwevers).
   *[other] .
 }
dutch-2026-passed_rest = Ook met { $a } tegen { $others } is geen indeling van de groep zo goed.
dutch-2026-topscorer = { $a } en { $b } moeten allebei { $colour } hebben; zij mogen tegen elkaar vanwege een koploper: { $who }.
dutch-2026-beyond_two = De partij { $a }-{ $b } geeft een kleurverschil van meer dan twee; in deze groep: { $count }.
dutch-2026-third_colour = De partij { $a }-{ $b } geeft een derde gelijke kleur op rij; in deze groep: { $count }.
dutch-2026-same_preference = { $a } en { $b } hebben allebei voorkeur voor { $colour }. Niet vervulde voorkeuren in deze groep: { $count }.
dutch-2026-strong_preference = { $player } krijgt geen { $colour }, een sterke voorkeur. Zulke spelers in deze groep: { $count }.
dutch-2026-down_last = { $player } zweeft naar beneden als in de vorige ronde. Zulke spelers in deze groep: { $count }.
dutch-2026-down_before = { $player } zweeft naar beneden als twee ronden geleden. Zulke spelers in deze groep: { $count }.
dutch-2026-up_last = { $player } zweeft naar boven als in de vorige ronde. Zulke spelers in deze groep: { $count }.
dutch-2026-up_before = { $player } zweeft naar boven als twee ronden geleden. Zulke spelers in deze groep: { $count }.
dutch-2026-left_over = { $pairs ->
    [one] Met { $pairs } paar, het meeste wat kan,
   *[other] Met { $pairs } paren, het meeste wat kan,
 } blijft { $player } over en zweeft naar beneden.
dutch-2026-left_for_rest = { $player } blijft over en zweeft naar beneden, zodat iedereen eronder kan worden ingedeeld.
dutch-2026-left_for_rest_bye = { $player } blijft over en zweeft naar beneden, zodat iedereen eronder kan worden ingedeeld en de bye naar de laagst mogelijke score gaat.
dutch-2026-odd_one = Het aantal spelers, { $n }, is oneven: { $player } blijft over en zweeft naar beneden.
dutch-2026-no_pair = Hier kan geen paar worden gemaakt: { $player } zweeft naar beneden.
dutch-2026-limbo = { $player }, van boven met een score van { $score }, zit in de limbo en zweeft verder.
dutch-2026-no_opponent = Niemand hier is een mogelijke tegenstander voor { $player }.
dutch-2026-bye = { $player }, met een score van { $score }, blijft over in de laatste groep en is vrij.
dutch-2026-bye_barred = Lager geplaatst, maar van de bye uitgesloten: { $others }.
dutch-2026-bye_impossible = Lager geplaatst, maar met de bye voor hen kon niet ieder ander worden ingedeeld: { $others }.
dutch-2026-bye_worse = Lager geplaatst, maar met de bye voor { $others } { $what ->
    [scores] zouden grotere verschillen in score ontstaan
    [unplayed] zou de bye naar iemand met meer ronden zonder partij gaan: { $worse } in plaats van { $least }
    [beyond_two] zouden meer spelers een kleurverschil van meer dan twee krijgen: { $worse } in plaats van { $least }
    [third_colour] zouden meer spelers een kleur voor de derde keer op rij krijgen: { $worse } in plaats van { $least }
    [preference] zouden meer spelers de kleur van hun voorkeur mislopen: { $worse } in plaats van { $least }
    [strong] zouden meer spelers de kleur van hun sterke voorkeur mislopen: { $worse } in plaats van { $least }
    [down_last] zouden meer spelers als in de vorige ronde naar beneden zweven: { $worse } in plaats van { $least }
    [up_last] zouden meer spelers als in de vorige ronde naar boven zweven: { $worse } in plaats van { $least }
    [down_before] zouden meer spelers als twee ronden geleden naar beneden zweven: { $worse } in plaats van { $least }
    [up_before] zouden meer spelers als twee ronden geleden naar boven zweven: { $worse } in plaats van { $least }
    [down_last_apart] zouden wie als in de vorige ronde naar beneden zweven verder zweven
    [up_last_apart] zouden wie als in de vorige ronde naar boven zweven verder zweven
    [down_before_apart] zouden wie als twee ronden geleden naar beneden zweven verder zweven
   *[up_before_apart] zouden wie als twee ronden geleden naar boven zweven verder zweven
 }{ $given ->
    [1] { " " }(met deze neerwaartse zwevers).
   *[other] .
 }
dutch-2026-bye_later = Lager geplaatst; de indeling zou met de bye voor een van hen even goed zijn, maar komt later in de volgorde van de kandidaten: { $others }.
dutch-2026-unplayed = Ronden zonder partij van { $player }: { $n }; niemand met minder kon overblijven in een kandidaat die volgens de zwaardere criteria even goed is.
dutch-2026-colours_both = { $white } heeft voorkeur voor wit en { $black } voor zwart: beiden krijgen het.
dutch-2026-colours_only = Alleen { $served } heeft een voorkeur en krijgt die: { $white } heeft wit, { $black } zwart.
dutch-2026-colours_stronger = Beiden hebben voorkeur voor { $colour }, { $served } sterker: { $white } heeft wit, { $black } zwart.
dutch-2026-colours_wider = Beiden moeten { $colour } hebben; het kleurverschil van { $served } is groter: { $white } heeft wit, { $black } zwart.
dutch-2026-colours_alternation = Beiden hebben even sterk voorkeur voor { $colour }. Toen hun kleuren het laatst verschilden had { $served } { $other }: { $white } heeft wit, { $black } zwart.
dutch-2026-colours_rank = Beiden hebben even sterk voorkeur voor { $colour }, en hun kleuren tot nu toe scheiden hen niet. { $served } staat hoger: { $white } heeft wit, { $black } zwart.
dutch-2026-colours_number = Geen van beiden heeft gespeeld; het nummer van { $served }, die hoger staat, en de beginkleur beslissen: { $white } wit, { $black } zwart.

## Teams aan de wedstrijdtafel

refusal-needs-teams = { $system } deelt teams in: zeg hoeveel borden een wedstrijd heeft
refusal-no-teams = { $system } is een systeem voor spelers, niet voor teams
refusal-setup-entrants = de lijst is niet leeg: een toernooi van spelers kan geen toernooi van teams worden, noch andersom
refusal-no-team-event = dit is geen toernooi van teams
refusal-players-of-teams = dit is een toernooi van teams: voer spelers in met hun team
refusal-order-of-teams = alleen teams worden met de hand genummerd; de nummers van spelers volgen de regels
refusal-order-all = noem elk team precies één keer
refusal-empty-team = { $name } heeft geen spelers: vul het team aan of trek het terug
refusal-team-twice = er is al een team { $name }
refusal-no-member = { $team } heeft geen speler { $player }
refusal-member-sat = { $name } staat in een opstelling en blijft op de lijst
refusal-regulations = { $rules }; geef een reden om van het reglement af te wijken
refusal-lineup = { $rules }; geef een reden om deze opstelling te aanvaarden
refusal-lineup-long = een wedstrijd heeft { $boards } borden
refusal-lineup-twice = { $name } kan niet aan twee borden zitten
refusal-no-match = { $name } heeft in ronde { $round } geen wedstrijd
refusal-no-matches = alleen wedstrijden van teams worden als geheel reglementair beslist
refusal-match-forfeited = wedstrijd { $match } is als geheel reglementair beslist; neem dat eerst terug
refusal-match-played = wedstrijd { $match } heeft gespeelde partijen: voer de borden een voor een in
refusal-board-of-match = noem een bord van wedstrijd { $match }, zoals { $match }.1
refusal-empty-board = bord { $board } heeft een lege plaats: de uitslag volgt uit de opstellingen
refusal-bad-award = zeg hoeveel matchpunten of bordpunten, voor welke uitslag en ronde
setup-teams = het reglement van de teams
broken-list-order = de bordvolgorde van { $player } verandert na ronde 1
broken-list-size = { $player } heeft meer dan { $other } spelers
broken-two-lists = { $player } speelt ook voor { $other }
broken-rating-order = { $player } zit onder { $other }, met een lagere rating
broken-board-order = { $player } komt op de lijst van het team vóór { $other }
broken-empty-board = { $player } laat een bord leeg boven andere
broken-substitutes = { $player } stelt meer dan { $other } invallers op
broken-lineup-late = de opstelling van { $player } moest om { $other } binnen zijn
broken-board-played = bord { $other } van { $player } heeft al een uitslag
log-team = team { $name } gewijzigd: { $about }; { $players }
log-lineup = opstelling van { $team } in ronde { $round }, wedstrijd { $match }: { $players }
log-overrules = { $what }; wijkt af van: { $rules }
log-award = { $teams }: { $match } matchpunten, { $game } bordpunten (uitslag { $kind }, { $round ->
    [0] elke ronde
   *[other] ronde { $round }
 })
log-every-team = elk team
log-awards = punten toegekend: { $awards }
log-match-forfeited = ronde { $round }: wedstrijd { $match } als geheel reglementair: { $outcome }
error-list-without-teams = de koppen noemen geen kolom met teams (team, équipe)
error-line-without-team = de speler heeft geen team
error-board-must-number = het bord moet een getal zijn, niet { $board }
heading-team = Team
heading-games = Partijen
heading-performance = Prest.
heading-game_points = Bordptn
heading-match_points = Matchptn
table-teams = Teams
table-captain = aanvoerder { $name }
table-substitute = inv.
table-matches = Ronde { $n }, wedstrijden
table-team-card = Team
table-individuals = Spelers na ronde { $n }
table-individuals-note = Punten tellen reglementaire uitslagen mee; gemiddelde en prestatie (C.07, 10.2) alleen gespeelde partijen tegen spelers met een rating.
table-boards = Bordprijzen
table-boards-note = Een speler telt aan het bord waar die het vaakst zat; alleen gespeelde partijen, eerst punten, dan prestatie.
error-numbers-of-teams = geef elk nummer van 1 tot { $last } aan één team
error-team-named-by-number = noem een team met zijn nummer, niet { $named }
error-team-move = geef de plaats van de speler en de nieuwe plaats
page-template_teams = Teams
page-option_preference = Teamsysteem: kleurvoorkeuren (1.7)
page-option_preference_A = type A
page-option_preference_B = type B, met milde voorkeuren
page-option_preference_none = geen
page-option_score = Teams: de score die het eerst telt (1.2)
page-option_score_MP = matchpunten
page-option_score_GP = bordpunten
page-option_second = Teams: de score die daarna telt (1.2)
page-option_second_MP = matchpunten
page-option_second_GP = bordpunten
page-option_second_none = geen
page-team_rules = Teams
page-boards_of_match = Borden van een wedstrijd
page-match_win = Matchpunten: winst
page-match_draw = gelijk
page-match_loss = verlies
page-rest_match = Vrij: matchpunten
page-rest_game = Vrij: bordpunten
page-board_order = Volgorde van een opstelling
page-board_order_list = die van de lijst
page-board_order_rating = op rating
page-board_order_free = vrij
page-tolerance = Ratingpunten speling
page-most_players = Spelers op een lijst, hoogstens (0: onbeperkt)
page-most_substitutes = Invallers per wedstrijd, hoogstens (0: onbeperkt)
page-lineup_minutes = Opstellingen: minuten na publicatie (0: onbeperkt)
page-teams = Teams
page-team = Team
page-captain = Aanvoerder
page-short_name = Korte naam
page-team_strength = Sterkte
page-team_average = gemiddelde van de borden
page-add_team = Team invoeren
page-import_teams = Teams uit een bestand lezen
page-import_teams_text = CSV met één speler per regel en de kolommen team, board, name, rating (ook title, fide id, club, captain, short), of een teamrapport in TRF26. Teams die al op de lijst staan worden overgeslagen.
page-teams_added = Teams ingevoerd: { $n } met { $players } spelers; al bekend: { $known }.
page-clubs_apart = Teams van één club uit elkaar houden
page-team_numbers = Nummers
page-team_numbers_text = De competitie of de hoofdarbiter bepaalt de nummers; geef elk nummer één keer. Ze bepalen de indeling van ronde 1 en elke volgorde bij gelijke stand.
page-number_by_strength = Nummeren op sterkte
page-points_awarded = Straf- en bonuspunten
page-no_points_awarded = Geen straf- of bonuspunten.
page-award_points = Punten toekennen
page-award_points_text = Strafpunten hebben een minteken. Punten voor een uitslag komen in de plaats van de gewone.
page-award_for = Voor
page-award_kind = { $kind ->
    [W] een gewonnen wedstrijd
    [D] een gelijkspel
    [L] een verloren wedstrijd
    [F] een bye van een punt
    [H] een bye van een half punt
    [Z] een bye zonder punt
    [plus] een reglementair gewonnen wedstrijd
    [minus] een reglementair verloren wedstrijd
   *[none] straf of bonus
 }
page-match_points = Matchpunten
page-game_points = Bordpunten
page-every_team = elk team
page-every_round = elke ronde
page-take_back = Terugnemen
page-points_taken_back = punten teruggenomen
page-same_club = zelfde club
page-no_players = geen spelers
page-no_team_yet = Nog geen team.
page-team_list = Spelers in bordvolgorde
page-team_list_text = De eerste { $n } spelen tenzij de aanvoerder anders zegt; de anderen zijn invallers.
page-place_in_list = Nr.
page-substitute = invaller
page-has_sat = in een opstelling
page-overrule_reason = Reden om van het reglement af te wijken
page-lineups = Opstellingen
page-lineups_text = Kies wie aan elk bord zit. Wat het reglement niet toestaat wordt genoemd, en met een reden aanvaard.
page-lineups_until = Opstellingen kunnen veranderen tot { $at }.
page-lineup_saved = Opstelling van { $name } opgeslagen.
page-lineup_overruled = Opstelling van { $name } opgeslagen tegen het reglement; het journaal bewaart de reden.
page-nobody_sits = niemand
page-match_forfeit = Wedstrijd reglementair
page-match_not_forfeited = Reglementaire uitslag terugnemen
page-match_is_forfeited = Deze wedstrijd is als geheel reglementair beslist.
page-individuals = Spelers
page-boards = Bordprijzen
page-paper_sheets = Wedstrijdformulieren
page-paper_individuals = Spelers
page-paper_boards = Bordprijzen
page-table_individuals = Spelers
page-table_boards = Bordprijzen
paper-match = Ronde { $round } · Wedstrijd { $match }
paper-sheets = Wedstrijdformulieren, ronde { $n }
paper-total = Totaal
paper-captain = Aanvoerder, { $team }
paper-arbiter = Arbiter
page-p_teams = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 }

## Invoer die wordt geweigerd

trf-points = de punten
trf-federation = de bond
trf-fide-number = het FIDE-nummer
trf-cell = de kolommen van ronde { $round }
error-line-ends-inside-field = de regel houdt op binnen { $what }: de rest ontbreekt
warning-line-not-read = regel { $line } begint met { $code }, een soort die rapporten niet hebben; ze is niet gelezen
warning-more-rounds = het rapport kondigt { $rounds } ronden aan en heeft er { $played }
warning-event-ends-early = { $played } van { $rounds } ronden zijn gespeeld: ronde { $next } is niet in te delen
warning-events-end-early = { $n } van { $all } toernooien hebben minder dan { $rounds } ronden: de volgende is niet in te delen
warning-no-such-option = { $system } heeft geen optie { $option }: ze verandert niets
warning-no-such-value = { $option } is geen keuze van { $system }; er is { $values }
remark-changed = de tafel merkt op: ronde { $round } is met de hand gewijzigd
remark-colours = de tafel merkt op: de kleuren op bord { $board } van ronde { $round } zijn met de hand verwisseld
remark-opponents = de tafel merkt op: de partij op bord { $board } van ronde { $round } is met de hand ingedeeld
remark-bye-given = de tafel merkt op: de vrije ronde van ronde { $round } is met de hand gegeven
remark-added = de tafel merkt op: de partij op bord { $board } van ronde { $round } is na de publicatie toegevoegd
remark-paired-before = de tafel merkt op: ronde { $round } is ingedeeld vóór { $what }
remark-reversed = de tafel merkt op: bord { $board } van ronde { $round } is met verwisselde kleuren gespeeld
remark-then = de tafel merkt op: bord { $board } van ronde { $round } was { $result } toen de volgende ronde werd ingedeeld
warning-more = en nog { $n }
norm-then = { $first }; { $then }
norm-made = { $title }-norm ({ $about }): { $told }.
norm-open = { $title }-norm ({ $about }), nog open: { $told }.
norm-score-of = { $score } uit { $games }, prestatie { $performance }
norm-points = { $needed } punten nodig tegen deze tegenstanders
term-S1 = het deel van een groep dat het eerst wordt ingedeeld: de bovenste helft, of de spelers die van boven komen
term-S2 = het andere deel, waar S1 zijn tegenstanders vindt
term-P0 = het grootste aantal paren dat de grootte van de groep toelaat
term-P1 = het aantal paren dat werkelijk gemaakt kan worden
term-M0 = het aantal spelers dat van een hogere score komt
term-M1 = hoeveel van hen hier ingedeeld kunnen worden
term-X1 = het kleinst mogelijke aantal paren dat een kleurvoorkeur weigert
term-X = het aantal zulke paren hier
term-Z1 = het kleinst mogelijke aantal paren dat een sterke voorkeur weigert
term-Z = het aantal zulke paren hier
impossible-no-bye = het aantal spelers is oneven, en volgens de regels mag niemand de bye krijgen; de arbiter kan die met de hand geven, met een reden (aan de tafel, of: ronde draft --bye ID --reason TEXT)
impossible-lonely = er is geen tegenstander over voor { $who }
impossible-only-bye = alleen de bye is over voor { $who }
impossible-few = { $who }: alleen { $others } kan nog tegenstander zijn
impossible-few-or-bye = { $who }: alleen { $others } of de bye is nog mogelijk
impossible-circle = { $who } kunnen alleen elkaar treffen, en hun aantal is oneven
impossible-groups = elk van de groepen { $parts } heeft één speler te veel, en alleen { $others } zou hen kunnen treffen
impossible-groups-nobody = elk van de groepen { $parts } heeft één speler te veel, en voor hen is niemand over
impossible-people = { $count ->
    [one] speler { $numbers }
   *[other] de spelers { $numbers }
}
impossible-people-and-bye = { $people } en de bye
impossible-the-bye = de bye
impossible-group = ({ $numbers })
impossible-group-and-bye = ({ $numbers } bye)
impossible-no-bye-teams = het aantal teams is oneven, en volgens de regels mag geen team de bye krijgen; de arbiter kan die met de hand geven, met een reden (aan de tafel, of: ronde draft --bye ID --reason TEXT)
impossible-groups-teams = elk van de groepen { $parts } heeft één team te veel, en alleen { $others } zou ze kunnen treffen
impossible-groups-nobody-teams = elk van de groepen { $parts } heeft één team te veel, en er is geen team over voor ze
impossible-teams = { $count ->
    [one] team { $numbers }
   *[other] teams { $numbers }
 }
error-internal = interne fout: { $kind }: { $error } (RONDE_DEBUG=1 toont de plaats; meld het alstublieft)
error-no-such-board = er is geen bord { $board } in ronde { $round }
error-no-result = { $text } is geen uitslag: schrijf 1-0, ½ of 0-1, met F voor een reglementaire uitslag
error-player-paired-with-same = speler { $a } kan niet tegen speler { $a } worden ingedeeld
error-no-acceleration = er is geen versnelling { $key }; er zijn: { $keys }
error-does-not-go-with-acceleration = { $key } gaat niet samen met de versnelling { $acceleration }: het heeft er zelf een
error-does-not-go-with-acceleration-2 = { $key } gaat niet samen met de versnelling { $acceleration }; toegestaan: { $allowed }
error-acceleration-needs-number-rounds-event = de versnelling { $key } vraagt het aantal ronden van het toernooi (XXR)
error-first-line-not-heading-fide = de eerste regel is niet de kop van een FIDE-ratinglijst (ID Number, Name, Fed …)
error-columns-rating-list-shifted-fide = de kolommen van de ratinglijst zijn verschoven bij FIDE-nummer { $id }
error-heading-rating-list-has-no = de kop van de ratinglijst heeft geen kolom voor { $words }
error-access-database-cannot-read-install = deze Access-database kan niet worden gelezen: { $reasons } (installeer het Python-pakket access-parser, of mdbtools, of bewaar de spelers als CSV)
error-access-database-has-no-table = deze Access-database heeft geen tabel { $table }
error-table-players-damaged-no-reference = de tabel van spelers is beschadigd: { $text } is geen verwijsnummer
error-access-damaged = { $path } is beschadigd, zodat niemand weet wie wat mag: zet er een kopie van terug, of verwijder het en stel de wachtwoorden opnieuw in met ronde serve --password
error-tab-columns-line-filled-with = een tab: de kolommen van een 001-regel worden met spaties gevuld
error-line-player-ends-before-name = de regel van speler { $id } eindigt vóór de naam (kolom 15)
error-line-player-has-more-than = de regel van speler { $id } heeft meer dan { $most } ronden
error-colour-round-must-w-b = de kleur in ronde { $round } moet w, b of - zijn, niet { $colour }
error-player-has-result-round-but = speler { $id } heeft in ronde { $round } de uitslag { $code }, maar geen tegenstander
error-player-has-opponent-round-but = speler { $id } heeft in ronde { $round } tegenstander { $opponent }, maar de uitslag { $code } is een bye
error-column-must-blank-columns-round = kolom { $gap } moet leeg zijn: de kolommen van ronde { $round } zijn verschoven
error-first-comes-after-last = { $first } tot { $last }: de eerste komt na de laatste
error-kind-bye-must-f-h = het soort bye moet F, H of Z zijn, niet { $kind }
error-team-names-player-but-no = team { $name } noemt speler { $id }, die niet in het bestand staat
error-tournament-needs-least-one-player = een toernooi heeft minstens één speler en één ronde nodig
error-report-holds-players-rounds-most = een rapport bevat ten hoogste 9999 spelers en 999 ronden
error-report-cannot-hold = een rapport (TRF) bevat nummers tot 9999 en 999 ronden: speler { $id } met { $rounds } ronden past niet; er is niets geschreven
error-no-player-2 = er is geen speler { $id }
error-player-named-but-no-such = de instellingen noemen speler { $id }, die niet in het bestand staat
error-player-own-opponent = speler { $id } is in ronde { $round } de eigen tegenstander
error-player-meets-player-round-but = speler { $id } speelt in ronde { $round } tegen speler { $opponent_id }, die niet in het bestand staat
error-player-meets-player-round-but-2 = speler { $id } speelt in ronde { $round } tegen speler { $opponent_id }, maar speler { $opponent_id } { $has } in ronde { $round }
error-players-report-results-contradict-each = spelers { $a } en { $b } hebben in ronde { $round } uitslagen die elkaar tegenspreken: { $result } en { $other }
error-players-report-colours-contradict-each = spelers { $a } en { $b } hebben in ronde { $round } kleuren die elkaar tegenspreken: { $mine } en { $theirs }
error-pairing-number-numbers-start = nummer { $id }: nummers beginnen bij 1
error-two-players-have-number = twee spelers hebben nummer { $id }
error-nobody-paired-round-but-round = niemand is ingedeeld in ronde { $round }, maar ronde { $last } heeft partijen
error-player-has-result-round-but-2 = speler { $id } heeft in ronde { $number } de uitslag { $result }, maar geen tegenstander
error-player-has-neither-opponent-nor = speler { $id } heeft in ronde { $number } tegenstander noch uitslag
error-round-not-paired-rounds = { $last ->
    [one] ronde { $number } is niet ingedeeld: er is { $last } ronde
   *[other] ronde { $number } is niet ingedeeld: er zijn { $last } ronden
}
error-all-rounds-have-been-paired = { $rounds ->
    [one] de enige ronde is ingedeeld: er is geen ronde { $round }
   *[other] alle { $rounds } ronden zijn ingedeeld: er is geen ronde { $round }
}
error-nobody-round-every-player-absent = niemand is er voor ronde { $round }: alle spelers zijn afwezig
error-round-has-no-result-yet = ronde { $number } heeft nog geen uitslag voor spelers { $who }: voer eerst de uitslagen in (een afgebroken partij telt als remise)
error-lots-must-drawn-between-they = er moet worden geloot tussen { $ids }: ze zijn gelijk (3.1.4)
error-lots-must-name-every-participant = de loting moet elke deelnemer precies één keer noemen
error-no-legal-pairing-exists = er bestaat geen geldige indeling: { $why }
error-has-no-opponent = heeft geen tegenstander
error-meets-other = speelt tegen speler { $other }
error-no-colour = geen kleur
error-number-too-long = { $said } heeft te veel cijfers
error-no-tie-break-edition = er is geen uitgave { $edition } van de beslissingen; er zijn: { $editions }
error-no-tie-break-lists-with = er is geen beslissing { $word }; er zijn: { $codes }; lijsten met een naam: { $sets }
error-modifier-unknown-write-instance-bh = de toevoeging in { $word } is onbekend; schrijf bijvoorbeeld BH/C1, BH/M1, KS/L-1, DE/P
error-cannot-used = { $chosen } kan niet worden gebruikt: { $reason }
error-does-not-take-modifier = { $name } kent de toevoeging { $letter }{ $number } niet (in { $word })
error-category-needs-date = { $name } vraagt de datum van het toernooi (042), die het bestand niet heeft
error-unknown-category = er is geen categorie { $name }; { $known }
category-known = het toernooi heeft { $names }, en U12, S65, women, men, unrated, <1800, 1400-1799 of FRA zijn zonder meer bekend
category-none = het toernooi kent er geen, maar U12, S65, women, men, unrated, <1800, 1400-1799 of FRA zijn zonder meer bekend
