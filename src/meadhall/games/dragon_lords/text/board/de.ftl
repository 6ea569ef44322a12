# Wörter des Bildes, auf Deutsch.

## Namen der Bilder.

board-name-map = Seekarte der Welt: drei Kontinente mit 52 Gebieten, die Seezonen und die Ödlande
board-name-wastelands = Die Ödlande aus der Nähe
board-name-west = Der westliche Kontinent
board-name-centre = Der mittlere Kontinent
board-name-east = Der östliche Kontinent
board-tab-map = Welt
board-tab-wastelands = Ödlande
board-tab-west = West
board-tab-centre = Mitte
board-tab-east = Ost
board-water-east = Walfischweg
board-water-west = Hrafnsund
board-water-north = Laxsund

## Was geschieht.

board-set-up = Aufbau
board-turn = Zug { $number }
board-phase = { $number } von 7: { $phase }
board-phase-purchase = Kaufen
board-phase-naval = Segeln
board-phase-quest = Quest
board-phase-combat = Kämpfen
board-phase-transfer = Verlegen
board-phase-income = Einkommen
board-phase-reinforcement = Aufstellen
board-later = dann { $phases }
board-last-phase = letzte Phase

## Wer und wo.

board-monsters = Monster
board-neutral = Neutrale
board-ship-empty = Schiff { $number } der { $people }, leer im Hafen
board-ship-manned = Schiff { $number } mit { $crew }
board-bearer = Träger: { $treasure }
board-piece-king = König
board-piece-wizard-1 = Zauberer 1
board-piece-wizard-2 = Zauberer 2
board-piece-wizard-3 = Zauberer 3
board-piece-decoy-1 = Attrappe 1
board-piece-decoy-2 = Attrappe 2
board-piece-dragonlord = Drachenlord
board-piece-dragonlord-2 = Drachenlord 2
board-piece-dragonlord-3 = Drachenlord 3
board-piece-dragonlord-4 = Drachenlord 4
board-units = { $count ->
    [one] { $people } 1 Einheit
   *[other] { $people } { $count } Einheiten
}
board-vanquished = besiegt
board-marked = { $count ->
    [one] 1 verdeckter Marker
   *[other] { $count } verdeckte Marker
}
board-land-kingdom = { $name }, Königreich von { $realm }
board-land-land = { $name }, { $realm }
board-land-mine = { $name }, Mine
board-land-teleportal = { $name }, Teleportal
board-land-island = { $name }, Insel
board-out-of-play = { $name } ist nicht im Spiel.
board-vacant = unbesetzt
board-attackers = Angreifer: { $units }
board-gold-here = { $gold } Gold liegen hier
board-collapsed = das Portal ist eingestürzt
board-mountains = Gebirge gegen { $names }
board-forest = Wald
board-borders = grenzt an { $names }
board-harbour = Hafen an { $zones }
board-leads-to = der Weg führt { $village-to }
board-party = { $count ->
    [one] Gruppe der { $people }, 1 Einheit
   *[other] Gruppe der { $people }, { $count } Einheiten
}
board-piece-at = { $piece } der { $people } { $place-in }.
board-about-people = { $people }: { $gold } Gold, jeden Zug { $income } dazu; { $mana } von { $most } Mana für Zauber; { $scrolls ->
    [one] 1 Schriftrolle
   *[other] { $scrolls } Schriftrollen
}; ein Würfel trifft mit { $attack } oder weniger; eine Einheit kostet { $price } Gold. Sie halten { $lands ->
    [one] 1 Gebiet
   *[other] { $lands } Gebiete
}.
board-space-village = Werkzeug zu kaufen, ein Gefährte zu treffen, ein Weg hinaus.
board-space-quest = Wer hier anhält, dem wird eine Questkarte vorgelesen.
board-space-den = Hier gibt es Tränke, Elixiere, Talismane und Drachenkugeln.
board-space-oracle = Eine Prophezeiung, oder ein Zauber für einen Zauberer.
board-space-shrine = Mana, und mit einem Talisman eine Schriftrolle.
board-space-lair = Ein roter Drache bewacht einen Schatz.
board-space-teleportal = Der Weg hinaus zu jedem anderen Teleportal.
board-short-village = Dorf
board-short-quest = Quest
board-short-den = Hexenhöhle
board-short-oracle = Orakel
board-short-shrine = Schrein
board-short-lair = Drachenhort
board-short-teleportal = Teleportal

## Kämpfe.

board-battle-for = Der Kampf { $place-over }
board-round = Runde { $number }
board-beat-1 = 1 Gesamtangriffsstärke
board-beat-2 = 2 Fernkampf des Verteidigers
board-beat-3 = 3 Fernkampf des Angreifers
board-beat-4 = 4 Verluste im Fernkampf
board-beat-5 = 5 Nahkampf des Angreifers
board-beat-6 = 6 Nahkampf des Verteidigers
board-beat-7 = 7 Verluste im Nahkampf
board-force = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
board-hits-on = { $strength } auf W{ $die }
board-to-fall = { $count ->
    [one] 1 muss fallen
   *[other] { $count } müssen fallen
}
board-to-the-end = Bis zum Ende gekämpft siegt der Angreifer mit { $chance } %.
board-to-the-end-or = Bis zum Ende gekämpft siegt der Angreifer mit { $chance } %, gegen einen verdeckten König { $worst } %.
board-if-a-king = Verbirgt sich dort der König der { $people }, { $chance } %.
board-king-total = Dein König fällt
board-king-falls = Dein König ist dabei. Wird bis zum Ende gekämpft, fällt er mit { $chance } %.
board-king-falls-or = Dein König ist dabei. Wird bis zum Ende gekämpft, fällt er mit { $chance } %, und mit { $worst } %, falls sich dort ihr König verbirgt.
board-king-cost = Ohne ihn kannst du nicht gewinnen, bis ein Erbe aus einer Quest gekrönt ist{ $scrolls ->
    [0] , und keine Schriftrollen besitzen.
    [one] , und du verlierst deine Schriftrolle.
   *[other] , und du verlierst deine { $scrolls } Schriftrollen.
}
board-king-cost-other = Dann bleibt dir nur der König der { $people }{ $scrolls ->
    [0] .
    [one] , und eine Schriftrolle ist verloren.
   *[other] , und { $scrolls } Schriftrollen sind verloren.
}
board-king-cost-out = Dann scheiden die { $people } aus dem Spiel aus.
board-sum-attack = Angriff { $strength }
board-sum-king = König
board-sum-walls = Königreich
board-sum-mine = Mine
board-sum-weapons = Schatz
board-sum-guide = Odenin
board-sum-dread = Schrecken

## Quests.

board-lair-title = Der Drache im Drachenhort
board-reads = Vorgelesen von den { $people ->
    [Zwerge] Zwergen
   *[other] { $people }
}
board-needs = nötig: { $thing }
board-helped = kann helfen: { $things }
board-thing-wizard = ein Zauberer
board-thing-captured-party = eine gefangene Gruppe
board-thing-dragonlord-to-win = ein Drachenlord zu gewinnen
board-thing-gold = Gold
board-thing-mana = Mana
board-thing-companion = Gefährten
board-not-read = nicht gelesen
board-way-gain = { $things } erhalten
board-way-lose = { $things } verlieren
board-way-mana = { $count } Mana
board-way-gold = { $count } Gold
board-way-dice = { $dice }W{ $sides }{ $plus ->
    [0] {""}
   *[other] +{ $plus }
}
board-way-of-your = { $price } (von { $has })
board-way-spells = { $count ->
    [one] 1 Zauber
   *[other] { $count } Zauber
}
board-way-companions = { $count ->
    [one] 1 Gefährten
   *[other] { $count } Gefährten
}
board-way-dragonlords = { $count ->
    [one] einen Drachenlord
   *[other] { $count } Drachenlorde
}
board-way-tools = { $count ->
    [one] 1 Werkzeug deiner Wahl
   *[other] { $count } Werkzeuge deiner Wahl
}
board-way-fight = Kampf gegen { $count } × { $monster }
board-way-dare = wagen, höchstens { $most } auf W{ $die } zu werfen
board-way-odds = { $way }: { $chance } %
board-way-choose = noch einmal wählen
board-way-shop = um Werkzeuge handeln
board-way-go = auf ein beliebiges Feld ziehen
board-way-stride = selbst wählen, wie weit der nächste Zug geht
board-way-draw = noch eine Questkarte ziehen
board-way-captured = der Trupp wird gefangen
board-way-rescue = deine Gefangenen kommen frei
board-way-success = Wenn es gelingt
board-way-failure = Wenn es misslingt
board-way-branch = { $name }: { $what }
board-way-crystal = noch einmal den Kristallwürfel werfen
board-way-nothing = weiterziehen
board-booty = Beute, versiegelt bis zum Sieg
board-monster-attack = Angriff { $strength }
board-monster-defence = Verteidigung W{ $die }
board-monster-hits = { $count ->
    [one] 1 Trefferpunkt
   *[other] { $count } Trefferpunkte
}
board-party-strength = { $count ->
    [one] { $people }: 1 Einheit, trifft mit { $strength } auf W{ $die }
   *[other] { $people }: { $count } Einheiten, treffen mit { $strength } auf W{ $die }
}
board-trait-poison = Gift
board-trait-magical = magisch
board-trait-dragon-fire = Drachenfeuer
board-trait-charmable = lässt sich bezaubern
board-trait-missile = schießt
board-trait-cold = Kälte
board-trait-fire = Feuer
board-trait-immune-fire = Feuer schadet nicht
board-trait-immune-poison = Gift schadet nicht

## Tafeln.

board-seat = Spieler { $number }
board-more = Was { $seat-they } haben
board-kingdoms = { $count } von { $goal } Königreichen
board-out = ausgeschieden
board-no-king = ohne König
board-no-king-why = Der König ist gefallen: ohne König kein Sieg durch Königreiche.
board-gold = { $gold } Gold, Einkommen { $income }
board-mana = Mana { $mana } von { $most }
board-scrolls = { $count ->
    [one] 1 Schriftrolle
   *[other] { $count } Schriftrollen
}
board-prophecies = { $count ->
    [one] 1 Prophezeiung
   *[other] { $count } Prophezeiungen
}
board-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
board-numbers = Angriff { $attack }; eine Einheit kostet { $price } Gold
board-row-scrolls = Schriftrollen
board-row-store = Zu Hause
board-row-prophecies = Prophezeiungen
board-row-treasures = Schätze
board-party-of = { $count ->
    [one] Gruppe: 1 Einheit { $place-in }
   *[other] Gruppe: { $count } Einheiten { $place-in }
}
board-captive = { $count ->
    [one] 1 Einheit gefangen
   *[other] { $count } Einheiten gefangen
}

## Was eine Möglichkeit brächte.

board-decimal = ,
board-outlook = { $attackers } gegen { $defenders } { $place-in }: { $chance ->
    [0] kaum Aussicht auf Sieg.
   *[other] { $chance } % Sieg, etwa { $left } bleiben.
}
board-outlook-most = { $attackers ->
    [one] 1
   *[other] Bis zu { $attackers }
} gegen { $defenders } { $place-in }: { $chance ->
    [0] kaum Aussicht auf Sieg.
   *[other] { $chance } % Sieg, etwa { $left } bleiben.
}
board-outlook-ambush = { $attackers } gegen { $defenders } in { $place }: mit einem Wurf bleibt zu { $chance } % niemand. Wer kommt, verliert niemanden.
board-outlook-ambush-most = Bis zu { $attackers } gegen { $defenders } in { $place }: mit einem Wurf bleibt zu { $chance } % niemand. Wer kommt, verliert niemanden.
board-attack-now = Jetzt angreifen. { $outlook }
board-stays = { $count ->
    [one] 1 bleibt { $place-in }.
   *[other] { $count } bleiben { $place-in }.
}
board-voyage = { $cost ->
    [0] { $zone }: keine Zone verbraucht, { $left } übrig.
    [one] { $zone }: 1 Zone, { $left } übrig.
   *[other] { $zone }: { $cost } Zonen, { $left } übrig.
}
board-blockade = Eine feindliche Blockade: die Fahrt endet hier in einer Seeschlacht.
board-costs-mana = Das kostet { $mana } Mana.
board-buys = { $count ->
    [one] 1 Einheit für { $cost } Gold; { $left } Gold übrig.
   *[other] { $count } Einheiten für { $cost } Gold; { $left } Gold übrig.
}

## Was auf einer Möglichkeit steht.

board-note-odds = { $attackers } gegen { $defenders }: { $chance } %
board-note-odds-most = { $attackers ->
    [one] 1
   *[other] bis zu { $attackers }
} gegen { $defenders }: { $chance } %
board-note-ambush = { $attackers } gegen { $defenders }: { $chance } % mit einem Wurf
board-note-ambush-most = { $attackers ->
    [one] 1
   *[other] bis zu { $attackers }
} gegen { $defenders }: { $chance } % mit einem Wurf
board-note-or-king = { $odds }, { $chance } %, falls sich dort ihr König verbirgt
board-note-go-on = { $chance } % Sieg
board-note-reveal = deine Aussicht { $now } → { $then } %
board-note-gold = { $costs ->
    [0] kostet nichts
   *[other] kostet { $costs } Gold (von { $has })
}
board-note-mana = { $costs ->
    [0] kostet nichts
   *[other] kostet { $costs } Mana (von { $has })
}
board-note-zones = { $cost ->
    [0] keine Zone, { $left } übrig
    [one] 1 Zone, { $left } übrig
   *[other] { $cost } Zonen, { $left } übrig
}
board-note-blockade = Seeschlacht
board-note-beside = vor { $places }
board-note-aboard = { $count ->
    [0] Platz für { $room } Einheiten
    [one] 1 Einheit an Bord
   *[other] { $count } Einheiten an Bord
}
board-kingdom-of = Königreich { $place }
board-hide = { $counter } in { $place }
board-embark = Mit dem Schiff { $place-in } fahren
board-embark-one = Mit Schiff { $number } { $place-in } fahren
board-aboard = An Bord des Schiffs { $place-in }
board-aboard-one = An Bord von Schiff { $number } { $place-in }

## Das Blatt eines Angriffs.

board-percent = { $chance } %
board-attack-title = Angriff auf { $place }
board-sneak-title = Hinterhalt in { $place }
board-attack-under = Kampfphase
board-attack-verb = Angreifen
board-attack-sides = { $people } gegen { $rival }
board-attack-own = { $count ->
    [one] 1 geht und trifft
   *[other] { $count } gehen und treffen
} mit { $strength } oder weniger.
board-attack-their = { $count ->
    [one] 1 Einheit verteidigt und trifft
   *[other] { $count } Einheiten verteidigen und treffen
} mit { $strength } oder weniger{ $hidden ->
    [0] .
    [one] ; eine trägt einen verdeckten Marker.
   *[other] ; { $hidden } tragen verdeckte Marker.
}
board-attack-how-many = Wie viele gehen
board-attack-one-stays = Eine muss bleiben. Die Aussichten gelten für einen Kampf bis zum Ende, { $shots ->
    [0] nur mit Schwertern
   *[other] mit { $first } in der ersten Runde
}.
board-attack-from = Aus { $place }
board-attack-stays = { $count ->
    [one] 1 bleibt
   *[other] { $count } bleiben
}
board-attack-all = Alle, die können: { $count }
board-rounds = Runden
board-rounds-to-the-end = Bis zum Ende
board-rounds-until = Fragen, wenn weniger als { $count } übrig sind
board-rounds-ask = Nach jeder Runde fragen
board-round-title = Die Schlacht um { $place }
board-round-under = Nach Runde { $round }
board-round-dice = { $people }: { $dice }.
board-round-losses = Wer fällt
board-round-then = Dann
board-round-again-verb = Weiterkämpfen
board-round-with = Weiter mit { $missile }
board-round-retreat-verb = Zurückziehen
board-round-again = Du kämpfst in { $place } weiter: { $chance } %
board-round-retreat = Du ziehst dich aus { $place } zurück
board-share-taken = Die { $people } nehmen { $place }
board-attack-along = Wer mitgeht
board-attack-of-yours = { $count ->
    [one] Wenn du siegst
   *[other] Von deinen { $count }, wenn du siegst
}
board-attack-of-theirs = { $count ->
    [one] Wenn sie siegen
   *[other] Von ihren { $count }, wenn sie siegen
}
board-attack-left = etwa { $left } übrig
board-attack-left-just = { $left } übrig
board-in-place = In { $place }
board-income = Einkommen
board-share-take = Du nimmst { $place } ein
board-share-hold = Die { $people } halten es
board-share-nobody = Niemand bleibt übrig
board-attack-sentence = { $count ->
    [one] 1 der { $people } greift
   *[other] { $count } { $people } greifen
} { $place } an: { $chance } %
board-attack-gathers = Die { $people } sammeln sich für { $place }: Wer geht?
board-attack-missing = Sag erst, wer geht.
board-sneak-sentence = { $count ->
    [one] 1 der { $people } überfällt
   *[other] { $count } { $people } überfallen
} { $place }: { $chance } % mit einem Wurf
board-sneak-gathers = Die { $people } sammeln sich zum Überfall auf { $place }: Wer geht?
board-attack-outcome = { $count ->
    [one] 1 geht
   *[other] { $count } gehen
} · { $chance } %
board-attack-may-answer = Die { $people } haben { $scrolls ->
    [0] { $mana } Mana
    [one] 1 Schriftrolle und { $mana } Mana
   *[other] { $scrolls } Schriftrollen und { $mana } Mana
}: Sie können vor den Würfeln antworten.
board-attack-chip = { $count } aus { $place }
board-missiles = Fernkampf
board-missiles-mana = { $mana } von { $most } Mana
board-missiles-later = Was keinen Schalter hat, wählst du im Kampf, vor den Würfeln jeder Runde. Oben ist es nicht mitgerechnet.
board-missile-instead = Statt { $shot }: Danach können andere antworten, und nach dem Rest wirst du im Kampf gefragt
board-missile-odds = etwa { $hits ->
    [one] 1 fällt
   *[other] { $hits } fallen
}: { $now } → { $then } %
board-missile-spell = { $spell } von { $wizard }
board-shot-reveal = { $piece } zeigt sich

## Das Blatt des Kaufens.

board-buy-title = Kaufen
board-buy-under = Phase 1 von 7. Gekauftes wird in Phase 7 aufgestellt.
board-buy-verb = Das kaufen
board-buy-part = Für Gold
board-buy-has = { $gold } Gold
board-buy-each = je { $gold } Gold (von { $has }), höchstens { $most }
board-buy-ships = Schiffe
board-buy-ship = je { $gold } Gold (von { $has }), in einen Hafen deines Reichs
board-buy-short = kostet { $gold }, du hast noch { $left }
board-buy-purse = Bezahlt aus
board-buy-else = Was du jetzt noch tun kannst
board-buy-orders = In den Zügen der anderen
board-buy-gold = Gold
board-buy-sentence = { $units ->
    [0] { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }
   *[other] { $units } { $people }{ $ships ->
        [0] {""}
        [one] {" "}und 1 Schiff
       *[other] {" "}und { $ships } Schiffe
    }
} für { $cost } Gold
board-buy-later = Jetzt gekauft, aufgestellt in Phase 7.
board-buy-chip = { $count } für { $gold } Gold
board-buy-chip-ship = { $count ->
    [one] 1 Schiff für { $gold } Gold
   *[other] { $count } Schiffe für { $gold } Gold
}

## Die Blätter des Aufstellens und des Einlagerns.

board-place-title = Stelle deine Einheiten auf
board-place-under = Phase 7 von 7
board-place-verb = Aufstellen
board-place-part = Wohin sie kommen
board-place-count = { $placed } von { $whole }
board-place-all = Alle nach { $place }
board-place-evenly = Gleichmäßig
board-place-borders = Wo Feinde nahe sind
board-place-ship = Neues Schiff
board-place-missing = { $count ->
    [one] Stelle noch 1 auf
   *[other] Stelle noch { $count } auf
}
board-place-ship-missing = Wähle einen Hafen
board-place-facts = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}{ $enemies ->
    [0] {""}
    [one] {" "}· 1 Feind daneben
   *[other] {" "}· { $enemies } Feinde daneben
}
board-place-chip = { $count } in { $place }
board-place-sentence = Du stellst auf: { $places }.
board-bank-title = { $gold } Gold einlagern
board-bank-under = Phase 6 von 7
board-bank-verb = Einlagern
board-bank-part = In welche Königreiche
board-bank-chip = { $gold } Gold in { $place }
board-bank-all = Alles nach { $place }
board-bank-has = jetzt { $gold } Gold
board-bank-missing = { $gold } Gold zu verteilen

## Die Blätter von Märschen und Verlegungen.

board-move-chip = { $count } { $place-to }
board-move-units = Einfache Einheiten
board-move-outcome = { $count ->
    [one] 1 geht
   *[other] { $count } gehen
}
board-march-title = Marsch nach { $goal }
board-march-under = Kampfphase
board-march-verb = Marschieren
board-march-note = Eine muss bleiben. Wer marschiert, kann in diesem Zug nicht angreifen.
board-march-sentence = { $count ->
    [one] 1 Einheit marschiert
   *[other] { $count } Einheiten marschieren
} von { $origin } nach { $goal }.
board-transfer-title = Verlegung nach { $goal }
board-transfer-under = Verlegungsphase
board-transfer-verb = Verlegen
board-transfer-note = Eine muss bleiben.
board-transfer-sentence = { $count ->
    [one] 1 Einheit geht
   *[other] { $count } Einheiten gehen
} von { $origin } nach { $goal }.

## Züge von der Karte aus.

board-move-march = Von { $origin } nach { $goal } marschieren
board-move-attack = { $goal } von { $origin } aus angreifen
board-move-lead = { $piece } führt einen Angriff von { $origin } auf { $goal }
board-move-transfer = Von { $origin } nach { $goal } verlegen
board-move-landing = Hinfahren und in { $place } landen
board-place-last = Wie im letzten Zug
board-place-then = Später entscheiden
board-quest-title = Ein Questtrupp { $goal-to }
board-quest-under = Questphase
board-quest-verb = Aufbrechen
board-quest-note = Eine muss bleiben. Danach sagt ein Würfel, wie weit es geht.
board-quest-finds = Schätze, die sie finden
board-quest-finds-note = Das gilt, bis die Quest vorbei ist.
board-ways-under = { $count ->
    [one] Dein Trupp: 1 Einheit
   *[other] Dein Trupp: { $count } Einheiten
}
board-ways-verb = Diesen Weg gehen
board-ways-card = Die Karte
board-ways-part = Die Wege
board-ways-note = Die Aussichten gelten ohne Zauber, Schriftrollen und Tränke; Gefährten fallen zuletzt.
board-ways-well = Geht gut
board-ways-missing = Wähle einen Weg.
board-ways-sentence = { $quest }: { $way }
board-quest-ask = Frag mich
board-quest-sentence = { $count ->
    [one] Eine Einheit bricht von { $origin } auf, { $goal-to }.
   *[other] { $count } Einheiten brechen von { $origin } auf, { $goal-to }.
}
board-voyage-title = Landung in { $goal }
board-voyage-under = Seephase
board-voyage-verb = Fahren und landen
board-voyage-note = Eine muss bleiben. Alle, die fahren, gehen an Land.
board-voyage-sentence = { $count ->
    [one] 1 Einheit fährt
   *[other] { $count } Einheiten fahren
} von { $origin } nach { $goal }.

## Die Blätter des Aufbaus.

board-led = Du führst { $count ->
    [2] zwei
   *[other] { $count }
} Völker: { $peoples }
board-realm-title = Gründe dein Reich
board-people-part = Dein Volk: { $name }
board-realm-part = Ein Königreich und was darum liegt
board-realm-note = Die Gebiete des Reichs werden nacheinander für dich beansprucht. Ist jemand schneller, wirst du gefragt.
board-post-title = Verteile deine Einheiten
board-post-part = { $count } übrig
board-post-note = Sie werden für dich aufgestellt, eine in jedem deiner Züge.
