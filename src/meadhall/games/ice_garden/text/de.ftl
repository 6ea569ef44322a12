### Der Herr des Eisgartens auf Deutsch. Regionen heißen nach ihren Buchstaben.

## Wörter

word-fjollsfinn = Fjollsfinn
word-van-dyken = van Dyken
word-freihoff = Freihoff
word-callo = Callo

word-population = Bevölkerung
word-gold = Gold
word-m-factor = M-Faktor

word-gorge = Schlangenhals
word-influence = Einfluss
word-move = Bewegung
word-mountain = Unersättlicher Berg
word-raven = Rabenschatten
word-making = Erschaffen

word-marker = Marker
word-unit1 = Stufe-1-Einheit
word-unit2 = Stufe-2-Einheit
word-unit3 = Stufe-3-Einheit
word-fresh1 = am wenigsten verletzte Stufe-1-Einheit
word-fresh2 = am wenigsten verletzte Stufe-2-Einheit
word-fresh3 = am wenigsten verletzte Stufe-3-Einheit

word-attack = Angriff
word-shield = Schild
word-speed = Schnelligkeit
word-dominate = Dominanz

word-fire-people = Feuermenschen
word-whisperers = Schattenflüsterer
word-nightwalkers = Nachtwanderer
word-bears = Beide Bären
word-plain = ohne Pfeil
word-arrow = mit Pfeil

word-torment = einen Albtraummarker legen
word-piper = 1 Bevölkerung aus dem Vorrat nehmen
word-tower = einen Roten Turm bauen
word-reserve = die Magischen Reserven zum Dorn bringen

word-m0 = M-Faktor von Stufe 0
word-m1 = M-Faktor von Stufe 1
word-m2 = M-Faktor von Stufe 2
word-m3 = M-Faktor von Stufe 3

word-token = einen Vuko-Marker ablegen
word-reputation = Ansehen zurückgewinnen

## Fragen

ask-character = Welchen Charakter spielst du?
ask-opponent = Gegen welchen Charakter spielst du?
ask-vuko-tile = Welche Vuko-Tafel liegt auf Etappe { $stage }?
ask-tile = Wohin legst du verdeckt eine Regionspunktetafel (noch { $left } zu legen)?
ask-thorn = In welcher Region steht dein Dorn?
ask-start = { $which ->
    [1] Wohin setzt du deinen ersten Marker?
   *[other] Wohin setzt du deinen zweiten Marker, getrennt vom ersten?
}
ask-settle = Wohin setzt du einen Marker, um aufzuholen (noch { $left } erlaubt)?
ask-advance = Wie weit rückt dein Initiativmarker von Schiff { $ship } der Etappe { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} vor?
ask-order = Welchen Reihenfolgemarker legst du auf welches Feld (noch { $left } zu legen)?
ask-plan = Welches Feld planst du mit deinem nächsten Aktionsmarker (noch { $left })?
ask-gorge = Was nimmst oder tauschst du im Schlangenhals?
ask-influence = Wohin setzt du einen oder zwei Marker für je 1 Bevölkerung (du hast { $population })?
ask-move = Was bewegst du für 1 Gold in eine Nachbarregion (du hast { $gold })?
ask-mountain = Von wo nach wo trägt dich der Unersättliche Berg für { $price } Bevölkerung?
ask-carry = Wie viele nimmst du von { $origin } nach { $goal } mit ({ $piece })?
ask-raven = Was willst du von Rabenschatten?
ask-making = Was erschaffst du als Nächstes (Toter Schnee: { $snow } von { $limit })?
ask-shift = Welchen M-Faktor verschiebst du ({ $left ->
    [one] noch { $left } Schritt
   *[other] noch { $left } Schritte
})?
ask-appear = Wo erscheint deine Stufe-{ $level }-Einheit (noch { $left } zu setzen)?
ask-spy = Welche Fähigkeiten erhält dein Harrasim als Erschafferspion, oder behält er die bisherigen?
ask-cross = Wer überquert den Eisfluss zwischen { $origin } und { $goal }?
ask-speed = Welche Einheit bewegst du mit ihrer Schnelligkeit?
ask-attack = Zahlst du 2 Gold, damit deine Einheiten angreifen?
ask-strike = Wen trifft der nächste Schadenspunkt?
ask-lose = Welche deiner Einheiten in { $region } verlierst du an Vuko?
ask-use = Nutzt du, was dir in { $region } möglich ist?
ask-recruit = Wessen Marker in { $region } bringst du in den Eisgarten?
ask-pillage = Wen plünderst du in { $region }, und was nimmst du?
ask-enchant = Wessen Marker in { $region } tauscht dein Faun gegen einen von dir?
ask-take = Welche Ressource nimmst du aus { $region }?
ask-evict = Wohin kommt ein Marker, der { $region } verlassen muss (noch { $left } zu versetzen)?
ask-rest = Das Szenario geht nicht weiter: Bist du fertig?

## Aktionen

do-pass = Verzichten
    .ask-gorge = Nichts nehmen
    .ask-making = Nichts erschaffen
    .ask-influence = Keinen Marker setzen
    .ask-move = Niemanden bewegen
    .ask-raven = Nichts verlangen
    .ask-mountain = Niemanden versetzen
    .ask-attack = Nicht angreifen
do-done = Fertig
    .ask-gorge = Nichts weiter nehmen
    .ask-settle = Keinen weiteren setzen
    .ask-strike = Niemanden mehr treffen
    .ask-spy = Die bisherigen behalten
    .ask-shift = So lassen
    .ask-making = Nichts weiter erschaffen
    .ask-move = Niemanden mehr bewegen
    .ask-speed = Sie bleiben
do-play = { $character } spielen
do-oppose = Gegen { $character } spielen
do-deal = { $character } zulosen
do-stack = { $character } als Nächstes in den Stapel legen
do-vuko-tile = { $tile } legen ({ $side })
do-no-tile = Hier keine Vuko-Tafel legen
do-tile = Die Tafel in { $region } legen
do-thorn = Den Dorn in { $region } aufstellen
do-reserve = Eine Magische Reserve in { $region } aufdecken
do-number = Die rote Zahl { $number } aufdecken
do-start = Einen Marker in { $region } setzen
do-settle = Einen Marker in { $region } setzen
do-advance = { $steps ->
    [one] Um { $steps } Schiff vorrücken
   *[other] Um { $steps } Schiffe vorrücken
}
do-order = Reihenfolgemarker { $token } auf das Feld { $field } legen
do-plan = Planen: { $field }
do-gain = 1 { $resource } nehmen
do-trade = { $resource } und { $resource2 } gegen { $resource3 } tauschen
do-influence = Einen Marker in { $region } setzen
do-influence-two = Zwei Marker setzen: { $region } und { $region2 }
do-move = { $piece } von { $region } nach { $region2 } bewegen
do-mountain = Von { $region } nach { $region2 } reisen
do-carry = { $count ->
    [0] Keine mitnehmen: { $piece }
   *[other] { $count } mitnehmen: { $piece }
}
do-raven = Rabenschatten: { $gift }
do-shift = M-Faktor verschieben
do-lift = 1 M-Faktor von Stufe { $layer } auf Stufe { $layer2 } verschieben
do-improve = { $improvement } für Stufe-{ $level }-Einheiten (Platz { $spot })
do-summon = { $units ->
    [one] { $units } Einheit der Stufe { $level } beschwören
   *[other] { $units } Einheiten der Stufe { $level } beschwören
}
do-appear = Die Einheit in { $region } aufstellen
do-spy = Erschafferspion: { $improvement }
do-spy-two = Erschafferspion: { $improvement } und { $improvement2 }
do-cross = Von { $region } nach { $region2 } übersetzen
do-attack = Für 2 Gold angreifen
do-strike = { $target } von { $character } in { $region } treffen
do-strike-neutral = Einen neutralen Marker in { $region } treffen
do-lose = Eine Stufe-{ $level }-Einheit verlieren
do-use = Ja: { $ability }
do-recruit = Einen freien Marker von { $character } in den Eisgarten bringen
do-recruit-held = Einen Marker von { $character } in Vukos Gewalt in den Eisgarten bringen
do-pillage = { $character } plündern: { $loot }
do-enchant = Einen freien Marker von { $character } gegen einen eigenen tauschen
do-enchant-held = Einen Marker von { $character } in Vukos Gewalt gegen einen eigenen tauschen
do-take = { $resource } nehmen
do-evict = Einen Marker nach { $region } versetzen
do-roll = Eine { $die } würfeln

## Ereignisse des Aufbaus

plays = Spieler { $number } spielt { $character }.
stacked = { $seat } beginnt auf Platz { $place } der Spielerreihenfolge.
vuko-tile-laid = Etappe { $stage } erhält die Tafel { $tile } ({ $side }).
no-vuko-tile = Auf Etappe { $stage } liegt keine Vuko-Tafel.
tile-laid = { $seat } legt eine Regionspunktetafel nach { $region }.
thorn-placed = Der Dorn von { $seat } steht in { $region }.
reserve-found = In { $region } liegt eine Magische Reserve.
tile-turned = Die Tafel in { $region } zeigt die rote Zahl { $number }.
neutrals = In jede der { $count } offenen Regionen kommt ein neutraler Marker.
marker-placed = { $seat } setzt einen Marker nach { $region }.

## Ereignisse der Runde

round = Runde { $number } beginnt.
caught-up = { $seat } ist auf der Karte kaum noch vertreten und erhält { $amount } Bevölkerung.
advanced = { $seat } rückt auf Schiff { $ship } der Etappe { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} vor.
turn = { $seat } ist auf Platz { $place } der Spielerreihenfolge und hat { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}.
red-ship = { $scorings ->
    [one] Ein rotes Schiff ist erreicht: Die Regionen werden in dieser Runde gewertet.
   *[other] { $scorings } rote Schiffe sind erreicht: Die Regionen werden in dieser Runde { $scorings }-mal gewertet.
}
order-laid = { $seat } legt Reihenfolgemarker { $token } auf das Feld { $field }.
planned = { $seat } plant „{ $field }“ (Platz { $slot }).
planned-gorge = { $seat } plant { $field } und lässt dort einen Einflussmarker.
field-turn = { $seat } nutzt einen Marker auf dem Feld { $field }.
let-go = { $seat } tut nichts auf dem Feld { $field }.
gained = { $seat } erhält { $amount } { $resource }.
paid = { $seat } zahlt { $amount } { $resource }.
moved = { $seat } bewegt { $piece ->
    [Marker] { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    }
   *[other] { $count ->
        [one] eine { $piece }
       *[other] { $count } { $piece }en
    }
} von { $origin } nach { $goal }.
token-discarded = { $seat } legt einen Vuko-Marker ab.
reputation = Das Ansehen von { $seat } ist jetzt { $value }.
snow = Der Tote Schnee steht bei { $value } von { $limit }.
shifted = { $seat } verschiebt einen M-Faktor von Stufe { $origin } auf Stufe { $goal }.
improved = { $seat } wertet die Stufe-{ $level }-Einheiten auf: { $improvement }.
summoned = Eine Stufe-{ $level }-Einheit von { $seat } erscheint in { $region }.

## Ereignisse der Aktivierung und Vukos

spied = { $seat } belegt ein Erschafferspionfeld: { $improvement }.
attacked = { $seat } greift an.
struck-marker = { $seat } entfernt einen Marker von { $victim } aus { $region }.
struck-neutral = { $seat } entfernt einen neutralen Marker aus { $region }.
struck-unit = { $seat } trifft eine Stufe-{ $level }-Einheit von { $victim } in { $region }.
beaten = { $seat } besiegt eine Stufe-{ $level }-Einheit von { $victim } in { $region }.
removed = Eine Stufe-{ $level }-Einheit von { $victim } verlässt { $region }.
scored = { $seat } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
vuko-waits = Vuko wartet.
vuko-goes = Vuko geht nach { $region } und besucht { $seat }.
vuko-stays = Vuko bleibt in { $region } und besucht erneut { $seat }.
vuko-finds-nobody = Vuko sucht { $seat }, findet aber niemanden auf der Karte.
token-received = { $seat } erhält einen Vuko-Marker.
vuko-kills = Vuko tötet eine Stufe-{ $level }-Einheit von { $seat } in { $region }.
held = Vuko nimmt { $count } Marker von { $seat } in { $region } in seine Gewalt.
following = { $count ->
    [one] { $count } neutraler Marker folgt
   *[other] { $count } neutrale Marker folgen
} Vuko nach { $region }.
nightwalkers-took = Die Nachtwanderer nehmen in { $region } von { $seat } { $count } Einflussmarker und { $count } Vuko-Marker.

## Ereignisse der Dominanz, der Ziele und des Endes

dominates = { $seat } dominiert { $region }.
absorbed = Der Dorn absorbiert { $count ->
    [one] { $count } Magische Reserve
   *[other] { $count } Magische Reserven
} für { $seat }.
recruited = { $seat } bringt einen Marker von { $victim } aus { $region } in den Eisgarten.
pillaged = { $seat } plündert { $victim } und nimmt 1 { $resource }.
tormented = { $seat } legt einen Albtraummarker nach { $region }.
enchanted = { $seat } tauscht in { $region } einen Marker von { $victim } aus.
tower-built = { $seat } baut einen Roten Turm in { $region }.
reserve-carried = { $seat } bringt { $count ->
    [one] { $count } Magische Reserve
   *[other] { $count } Magische Reserven
} aus { $region } zum Dorn.
reserve-moved = Eine Magische Reserve wandert von { $origin } nach { $goal }.
reserves-turned = { $count ->
    [one] { $count } Magische Reserve wird
   *[other] { $count } Magische Reserven werden
} beim Dorn aufgedeckt.
locked = Region { $region } ist im Albtraum eingeschlossen.
evicted = Ein Marker von { $seat } weicht von { $origin } nach { $goal }.
goal-reached = { $seat } hat das eigene Ziel erreicht.
gorge-bonus = { $seat } erhält { $points } Siegpunkte für Schlangenhals.
dead-snow = Der Tote Schnee bedeckt die Welt.
final-reputation = { $seat } endet mit einem Ansehen von { $value }.
wins = { $seat } gewinnt.

## Ereignisse des Solospiels

rolled = Der Würfel zeigt { $number }.
roamed = Eine Stufe-{ $level }-Einheit des Gegners zieht nach { $goal }.
lost = { $seat } verliert 1 { $resource }.

## Spielenden und Ziele

ending-dead-snow = Der Tote Schnee ist gefallen
ending-goal = Ein individuelles Ziel ist erreicht
ending-fifty-points = 50 Siegpunkte sind erreicht
ending-last-ship = Das letzte rote Schiff ist erreicht
ending-scenario = Das Szenario ist vorbei

goal-fjollsfinn = Eisgarten: { $done } von { $needed } Markern
goal-van-dyken = Dorn: { $done } von { $needed } Reserven absorbiert
goal-freihoff = Rote Türme: { $done } von { $needed }
goal-callo = Eingeschlossene Regionen: { $done } von { $needed }

## Optionen

option-edition = nach welchem Regelheft gespielt wird
option-mode = das Grundspiel (basic) oder das für Fortgeschrittene (advanced) mit Vuko-Tafeln und Reihenfolgemarkern
option-characters = von den Spielern gewählt (chosen), zugelost (dealt) oder eine Liste wie callo,freihoff
option-vuko_layout = im Spiel für Fortgeschrittene: Vuko-Tafeln gewählt (chosen) oder zufällig gelegt (random)
option-difficulty = wie schwer das Solospiel ist: medium bringt die Vuko-Tafeln, hard dazu eine Stufe-3-Einheit zu Beginn, scientist dazu alle Aufwertungen
option-raven_price = wofür Rabenschatten M-Faktor verlangt: nur für das Ablegen eines Vuko-Markers (token) oder immer (always)
option-safe_step = wohin der erste Schritt aus dem sicheren Bereich führt: auf 0 (zero) oder auf -1 (minus-one)
option-pillage_from = wer geplündert werden kann: alle in der Region (anybody) oder nur, wer dort Einheiten hat (units)

# Names of the options and of their choices, and a sentence about the game.
game-title = Der Herr des Eisgartens
game-words = Vier gestrandete Wissenschaftler formen mit ihrem Gesang eine fremde Welt, und Vuko jagt, wer zu laut singt.
option-edition-name = Ausgabe
option-mode-name = Spielweise
option-characters-name = Charaktere
option-vuko_layout-name = Vuko-Tafeln
option-difficulty-name = Schwierigkeit allein
option-raven_price-name = Preis von Rabenschatten
option-safe_step-name = Erster Schritt aus dem sicheren Bereich
option-pillage_from-name = Wer geplündert werden kann
choice-first = erste Ausgabe
choice-second = zweite Ausgabe
choice-basic = Grundspiel
choice-advanced = für Fortgeschrittene
choice-chosen = gewählt
choice-random = ausgelost
choice-easy = einfach
choice-medium = mittel
choice-hard = schwer
choice-scientist = wahrer Wissenschaftler Midgaards
choice-token = nur für einen Vuko-Marker
choice-always = immer
choice-zero = auf 0
choice-minus-one = auf −1
choice-anybody = alle dort
choice-units = wer dort Einheiten hat

# Was sich an einem Tisch ohne Bilder vorlesen lässt.
topic-board = brett
topic-board-help = liest das Brett vor, eine Zeile je Region; mit einem Buchstaben nur diese.
topic-who = wer
topic-who-help = liest vor, was alle haben, und die Spielerreihenfolge.
topic-tracks = leisten
topic-tracks-help = liest die Leisten, die Aktionsfelder und die Vorräte vor.

# Was Bots denken: worauf es ankommt, Pläne und Spielweisen.
aspect-points = bringt Siegpunkte
aspect-points-kept = wahrt Siegpunkte, die anderes kosten würde
aspect-points-against = bringt weniger Siegpunkte als anderes
aspect-lands = festigt den Halt in den Regionen
aspect-lands-kept = wahrt den Halt in den Regionen
aspect-lands-against = tut weniger für den Halt in den Regionen als anderes
aspect-hoard = füllt die eigenen Vorräte
aspect-hoard-kept = schont die eigenen Vorräte
aspect-hoard-against = lässt weniger in den eigenen Vorräten als anderes
aspect-army = macht die eigenen Einheiten gefährlicher
aspect-army-kept = lässt die eigenen Einheiten, wie sie sind
aspect-army-against = tut weniger für die eigenen Einheiten als anderes
aspect-goal = bringt das Ziel näher
aspect-goal-kept = hält das Ziel in Reichweite
aspect-goal-against = tut weniger für das Ziel als anderes
aspect-vuko = hält Vuko fern
aspect-vuko-kept = lockt Vuko nicht an
aspect-vuko-against = lockt Vuko eher an als anderes
aspect-snow = sorgt für den Toten Schnee vor
aspect-snow-kept = bleibt auf den Toten Schnee gefasst
aspect-snow-against = sorgt weniger für den Toten Schnee vor als anderes
plan-take-region = will Region { $region } dominieren
plan-secure-region = sichert Region { $region }
plan-spread = breitet Einfluss aus
plan-regroup = bringt Kräfte dorthin, wo sie zählen
plan-stock-up = füllt im Schlangenhals die Vorräte auf
plan-summon = bereitet Einheiten vor
plan-improve = verbessert Einheiten
plan-mend-name = bessert das eigene Ansehen auf
plan-weaken = schwächt { $character }
plan-hunt-points = jagt im Kampf nach Punkten
plan-sail-fast = eilt auf der Initiativleiste voran
plan-sail-slowly = lässt sich auf der Initiativleiste Zeit
plan-end-in-snow = beendet das Spiel im Toten Schnee
plan-dwellers = wirbt in Region { $region } für den Eisgarten an
plan-reserves = bringt Reserven aus Region { $region } zum Dorn
plan-tower = baut in Region { $region } einen Roten Turm
plan-nightmare = bereitet Region { $region } für den Albtraum vor
style-raider = Räuber
style-seeker = Suchender
style-hermit = Einsiedler
