### Der Herr des Eisgartens auf Deutsch. Wie ein Ort oder ein Stück im Satz steht, sagen die Formen: { $region-in } ist form-in.

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
ask-vuko-tile = Welche Vuko-Tafel liegt auf Etappe { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}?
ask-tile = In welche Region legst du eine verdeckte Tafel (noch { $left } zu legen)?
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
ask-carry = Wie viele { $piece-many } nimmst du { $origin-from } { $goal-to } mit?
ask-raven = Was willst du vom Rabenschatten?
ask-making = Was erschaffst du als Nächstes (Toter Schnee: { $snow } von { $limit })?
ask-shift = Welchen M-Faktor verschiebst du ({ $left ->
    [one] noch { $left } Schritt
   *[other] noch { $left } Schritte
})?
ask-appear = Wo erscheint deine Stufe-{ $level }-Einheit (noch { $left } zu setzen)?
ask-spy = Welche Fähigkeiten erhält dein Harrasim als Erschafferspion, oder behält er die bisherigen?
ask-cross = Wer überquert den Eisfluss zwischen { $origin-dative } und { $goal-dative }?
ask-speed = Welche Einheit bewegst du mit ihrer Schnelligkeit?
ask-attack = Zahlst du 2 Gold, damit deine Einheiten angreifen?
ask-strike = Wen trifft der nächste Schadenspunkt?
ask-lose = Welche deiner Einheiten { $region-in } verlierst du an Vuko?
ask-use = Nutzt du, was dir { $region-in } möglich ist?
ask-recruit = Wessen Marker { $region-in } bringst du in den Eisgarten?
ask-pillage = Wen plünderst du { $region-in }, und was nimmst du?
ask-enchant = Wessen Marker { $region-in } tauscht dein Faun gegen einen von dir?
ask-take = Welche Ressource nimmst du { $region-in }?
ask-evict = Wohin kommt ein Marker, der { $region-whom } verlassen muss (noch { $left } zu versetzen)?

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
do-vuko-tile = { $tile } { $side } legen
do-no-tile = Hier keine Vuko-Tafel legen
do-tile = Die Tafel { $region-into } legen
do-thorn = Den Dorn { $region-in } aufstellen
do-reserve = Eine Magische Reserve { $region-in } aufdecken
do-number = Die rote Zahl { $number } aufdecken
do-start = Einen Marker { $region-into } setzen
do-settle = Einen Marker { $region-into } setzen
do-advance = { $steps ->
    [one] Um { $steps } Schiff vorrücken
   *[other] Um { $steps } Schiffe vorrücken
}
do-order = Reihenfolgemarker { $token } auf das Feld „{ $field }“ legen
do-plan = { $field-whom } planen
do-gain = 1 { $resource } nehmen
do-trade = { $alike ->
    [yes] 2 { $resource-many } gegen 1 { $resource3 } tauschen
   *[no] 1 { $resource } und 1 { $resource2 } gegen 1 { $resource3 } tauschen
}
do-influence = Einen Marker { $region-into } setzen
do-influence-two = { $alike ->
    [yes] Zwei Marker { $region-into } setzen
   *[no] Je einen Marker { $region-into } und { $region2-into } setzen
}
do-move = { $piece-one } { $region-from } { $region2-to } bewegen
do-mountain = { $region-from } { $region2-to } reisen
do-carry = { $count ->
    [0] Keine { $piece-none } mitnehmen
    [one] { $piece-one } mitnehmen
   *[other] { $count } { $piece-many } mitnehmen
}
do-raven = { $gift }
do-shift = M-Faktoren verschieben
do-lift = 1 M-Faktor von Stufe { $layer } auf Stufe { $layer2 } verschieben
do-improve = { $improvement } für Stufe-{ $level }-Einheiten (Platz { $spot })
do-summon = { $units ->
    [one] { $units } Einheit der Stufe { $level } beschwören
   *[other] { $units } Einheiten der Stufe { $level } beschwören
}
do-appear = Die Einheit { $region-in } aufstellen
do-spy = Erschafferspion: { $improvement }
do-spy-two = Erschafferspion: { $improvement } und { $improvement2 }
do-cross = { $region-from } { $region2-to } übersetzen
do-attack = Für 2 Gold angreifen
do-strike = { $target-one } von { $character } { $region-in } treffen
do-strike-neutral = Einen neutralen Marker { $region-in } treffen
do-lose = Eine Stufe-{ $level }-Einheit verlieren
do-use = Ja: { $ability }
do-recruit = Einen freien Marker von { $character } in den Eisgarten bringen
do-recruit-held = Einen Marker von { $character } in Vukos Gewalt in den Eisgarten bringen
do-pillage = { $character } plündern und { $loot } nehmen
do-enchant = Einen freien Marker von { $character } gegen einen eigenen tauschen
do-enchant-held = Einen Marker von { $character } in Vukos Gewalt gegen einen eigenen tauschen
do-take = { $resource } nehmen
do-evict = Einen Marker { $region-to } versetzen
do-roll = Eine { $die } würfeln

## Was jemand tat, ohne dass ein Ereignis davon spricht

did-pass = { $seat } verzichtet.
    .ask-gorge = { $seat } nimmt nichts.
    .ask-making = { $seat } erschafft nichts.
    .ask-influence = { $seat } setzt keinen Marker.
    .ask-move = { $seat } bewegt niemanden.
    .ask-raven = { $seat } verlangt nichts.
    .ask-mountain = { $seat } versetzt niemanden.
    .ask-attack = { $seat } greift nicht an.
did-done = { $seat } ist fertig.
    .ask-gorge = { $seat } nimmt nichts weiter.
    .ask-settle = { $seat } setzt keinen weiteren Marker.
    .ask-strike = { $seat } trifft niemanden mehr.
    .ask-spy = { $seat } behält die Fähigkeiten des Erschafferspions.
    .ask-shift = { $seat } lässt die übrigen M-Faktoren, wo sie sind.
    .ask-making = { $seat } erschafft nichts weiter.
    .ask-move = { $seat } bewegt niemanden mehr.
    .ask-speed = { $seat } lässt die schnellen Einheiten stehen.
did-carry = { $count ->
    [0] { $seat } nimmt keine { $piece-none } mit.
   *[other] { $seat } nimmt { $count } { $piece-many } mit.
}

## Formen: einer, keiner, viele, wen, wem, wo, wohinein, wohin, woher

form-one = { $head ->
    [Marker] einen { $word }
   *[other] eine { $word }
}
form-none = { $head ->
    [Marker] Marker
   *[other] { $word }
}
form-many = { $head ->
    [Marker] Marker
    [Bevoelkerung] { $word }
    [Gold] { $word }
   *[other] { $word }en
}
form-whom = { $head ->
    [Unersaettlicher] den Unersättlichen Berg
    [Schlangenhals] den { $word }
    [Segelkueste] die { $word }
    [Frosthoehen] die { $word }
    [Glutland] das { $word }
    [Wolfswaelder] die { $word }
    [Tal] das { $word }
    [Schlangenufer] das { $word }
    [Eisengras] das { $word }
    [Nahel-Sande] die { $word }
   *[other] { $word }
}
form-dative = { $head ->
    [Segelkueste] der { $word }
    [Frosthoehen] den { $word }
    [Glutland] dem { $word }
    [Wolfswaelder] den Wolfswäldern { $last }
    [Tal] dem { $word }
    [Schlangenufer] dem { $word }
    [Eisengras] dem { $word }
    [Nahel-Sande] den Nahel-Sanden { $last }
   *[other] { $word }
}
form-in = { $head ->
    [Segelkueste] an { form-dative }
    [Frosthoehen] auf { form-dative }
    [Glutland] im { $word }
    [Tal] im { $word }
    [Schlangenufer] am { $word }
    [Eisengras] im { $word }
   *[other] in { form-dative }
}
form-into = { $head ->
    [Segelkueste] an die { $word }
    [Frosthoehen] auf die { $word }
    [Glutland] ins { $word }
    [Tal] ins { $word }
    [Schlangenufer] ans { $word }
    [Eisengras] ins { $word }
   *[other] in { form-whom }
}
form-to = { $head ->
    [Segelkueste] zur { $word }
    [Frosthoehen] zu { form-dative }
    [Glutland] ins { $word }
    [Wolfswaelder] zu { form-dative }
    [Tal] ins { $word }
    [Schlangenufer] zum { $word }
    [Eisengras] ins { $word }
    [Nahel-Sande] zu { form-dative }
   *[other] nach { $word }
}
form-from = { $head ->
    [Glutland] vom { $word }
    [Tal] vom { $word }
    [Schlangenufer] vom { $word }
    [Eisengras] vom { $word }
   *[other] von { form-dative }
}

## Ereignisse des Aufbaus

plays = Spieler { $number } spielt { $character }.
stacked = { $seat } beginnt auf Platz { $place } der Spielerreihenfolge.
vuko-tile-laid = Etappe { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} erhält die Tafel { $tile } { $side }.
no-vuko-tile = Auf Etappe { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} liegt keine Vuko-Tafel.
tile-laid = { $seat } legt eine Regionspunktetafel { $region-into }.
thorn-placed = Der Dorn von { $seat } steht { $region-in }.
reserve-found = { $region-in } liegt eine Magische Reserve.
tile-turned = Die Tafel { $region-in } zeigt die rote Zahl { $number }.
neutrals = In jede der { $count } offenen Regionen kommt ein neutraler Marker.
marker-placed = { $seat } setzt einen Marker { $region-into }.

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
order-laid = { $seat } legt Reihenfolgemarker { $token } auf das Feld „{ $field }“.
planned = { $seat } plant { $field-whom } auf Platz { $slot }.
planned-gorge = { $seat } plant { $field-whom } und lässt dort einen Einflussmarker.
field-turn = { $seat } nutzt einen Marker auf dem Feld „{ $field }“.
let-go = { $seat } tut nichts auf dem Feld „{ $field }“.
gained = { $seat } erhält { $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-many }
}.
paid = { $seat } zahlt { $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-many }
}.
moved = { $seat } bewegt { $piece ->
    [Marker] { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    }
   *[other] { $count ->
        [one] eine Einheit ({ $piece })
       *[other] { $count } Einheiten ({ $piece })
    }
} { $origin-from } { $goal-to }.
token-discarded = { $seat } legt einen Vuko-Marker ab.
reputation = Das Ansehen von { $seat } ist jetzt { $value }.
snow = Der Tote Schnee steht bei { $value } von { $limit }.
shifted = { $seat } verschiebt einen M-Faktor von Stufe { $origin } auf Stufe { $goal }.
improved = { $seat } wertet eine Art von Einheiten auf ({ $level }): { $improvement }.
summoned = Eine Einheit von { $seat } erscheint { $region-in }: { $level }.

## Ereignisse der Aktivierung und Vukos

spied = { $seat } belegt ein Erschafferspionfeld und erhält { $improvement }.
attacked = { $seat } greift an.
struck-marker = { $seat } entfernt { $region-in } einen Marker von { $victim }.
struck-neutral = { $seat } entfernt { $region-in } einen neutralen Marker.
struck-unit = { $seat } trifft { $region-in } eine Einheit von { $victim }: { $level }.
beaten = { $seat } besiegt { $region-in } eine Einheit von { $victim }: { $level }.
removed = Eine Einheit von { $victim } verlässt { $region-whom }: { $level }.
scored = { $seat } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
vuko-waits = Vuko wartet.
vuko-goes = Vuko geht { $region-to } und besucht { $seat }.
vuko-stays = Vuko bleibt { $region-in } und besucht erneut { $seat }.
vuko-finds-nobody = Vuko sucht { $seat }, findet aber niemanden auf der Karte.
token-received = { $seat } erhält einen Vuko-Marker.
vuko-kills = Vuko tötet { $region-in } eine Einheit von { $seat }: { $level }.
held = Vuko nimmt { $region-in } { $count } Marker von { $seat } in seine Gewalt.
following = { $count ->
    [one] { $count } neutraler Marker folgt
   *[other] { $count } neutrale Marker folgen
} Vuko { $region-to }.
nightwalkers-took = Die Nachtwanderer nehmen { $region-in } von { $seat } { $count } Einflussmarker und { $count } Vuko-Marker.

## Ereignisse der Dominanz, der Ziele und des Endes

dominates = { $seat } dominiert { $region-whom }.
absorbed = Der Dorn absorbiert { $count ->
    [one] { $count } Magische Reserve
   *[other] { $count } Magische Reserven
} für { $seat }.
recruited = { $seat } holt { $region-in } einen Marker von { $victim } in den Eisgarten.
pillaged = { $seat } plündert { $victim } und nimmt 1 { $resource }.
tormented = { $seat } legt einen Albtraummarker { $region-into }.
enchanted = { $seat } tauscht { $region-in } einen Marker von { $victim } aus.
tower-built = { $seat } baut { $region-in } einen Roten Turm.
reserve-carried = { $seat } bringt { $count ->
    [one] { $count } Magische Reserve
   *[other] { $count } Magische Reserven
} { $region-from } zum Dorn.
reserve-moved = Eine Magische Reserve wandert { $origin-from } { $goal-to }.
reserves-turned = { $count ->
    [one] { $count } Magische Reserve wird
   *[other] { $count } Magische Reserven werden
} beim Dorn aufgedeckt.
locked = Der Albtraum schließt { $region-whom } ein.
evicted = Ein Marker von { $seat } weicht { $origin-from } { $goal-to } aus.
goal-reached = { $seat } hat das eigene Ziel erreicht.
gorge-bonus = { $seat } erhält { $points } Siegpunkte für den Schlangenhals.
dead-snow = Der Tote Schnee bedeckt die Welt.
final-reputation = { $seat } endet mit einem Ansehen von { $value }.
wins = { $seat } gewinnt.

## Ereignisse des Solospiels

rolled = Der Würfel zeigt { $number }.
roamed = Eine Stufe-{ $level }-Einheit des Gegners zieht { $goal-to }.
lost = { $seat } verliert 1 { $resource }.

## Spielenden und Ziele

ending-dead-snow = Der Tote Schnee ist gefallen
ending-goal = Ein individuelles Ziel ist erreicht
ending-fifty-points = 50 Siegpunkte sind erreicht
ending-last-ship = Das letzte rote Schiff ist erreicht

goal-fjollsfinn = Eisgarten: { $done } von { $needed } Markern
goal-van-dyken = Dorn: { $done } von { $needed } Reserven absorbiert
goal-freihoff = Rote Türme: { $done } von { $needed }
goal-callo = Eingeschlossene Regionen: { $done } von { $needed }

## Optionen

option-edition = nach welchem Regelheft gespielt wird
option-mode = das Grundspiel (basic) oder das für Fortgeschrittene (advanced) mit Vuko-Tafeln und Reihenfolgemarkern
option-characters = von den Spielern gewählt, zugelost oder hier bestimmt
option-vuko_layout = im Spiel für Fortgeschrittene: Vuko-Tafeln gewählt (chosen) oder zufällig gelegt (random)
option-difficulty = wie schwer das Solospiel ist: medium bringt die Vuko-Tafeln, hard dazu eine Stufe-3-Einheit zu Beginn, scientist dazu alle Aufwertungen
option-raven_price = wofür der Rabenschatten M-Faktoren verlangt: nur für das Ablegen eines Vuko-Markers (token) oder immer (always)
option-safe_step = wohin der erste Schritt aus dem sicheren Bereich führt: auf 0 (zero) oder auf -1 (minus-one)
option-pillage_from = wer geplündert werden kann: alle in der Region (anybody) oder nur, wer dort Einheiten hat (units)

# Names of the options and of their choices, and a sentence about the game.
game-title = Der Herr des Eisgartens
game-words = Forme singend fremde Regionen. Der größte Einfluss bringt Punkte, dein Ziel den Sieg, und lauter Gesang ruft Vuko.
option-edition-name = Ausgabe
option-mode-name = Spielweise
option-characters-name = Charaktere
option-vuko_layout-name = Vuko-Tafeln
option-difficulty-name = Schwierigkeit allein
option-raven_price-name = Preis des Rabenschattens
option-safe_step-name = Erster Schritt aus dem sicheren Bereich
option-pillage_from-name = Wer geplündert werden kann
choice-first = erste Ausgabe
choice-second = zweite Ausgabe
choice-basic = Grundspiel
choice-advanced = für Fortgeschrittene
choice-chosen = gewählt
choice-dealt = zugelost
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
fact-points = bringt { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} mehr
fact-keeps-region = behält { $region } (bringt bei der nächsten Wertung { $points })
fact-takes-region = gewinnt { $region } (bringt bei der nächsten Wertung { $points })
fact-population = lässt { $count } Bevölkerung mehr
fact-gold = lässt { $count } Gold mehr
fact-units = bringt { $count ->
    [one] eine Einheit mehr
   *[other] { $count } Einheiten mehr
} auf die Karte
fact-no-visit = erspart einen Besuch von Vuko
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
plan-take-region = will { $region-whom } dominieren
plan-secure-region = sichert { $region-whom }
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
plan-dwellers = wirbt { $region-in } für den Eisgarten an
plan-reserves = bringt Reserven { $region-from } zum Dorn
plan-tower = baut { $region-in } einen Roten Turm
plan-nightmare = bereitet { $region-whom } für den Albtraum vor
style-raider = Räuber
style-seeker = Suchender
style-hermit = Einsiedler
