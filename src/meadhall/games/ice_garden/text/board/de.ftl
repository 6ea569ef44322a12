# Wörter des Bildes, auf Deutsch.

## Namen der Bilder.

board-name = Spieltisch von Der Herr des Eisgartens: Karte, Initiative, Aktionsfelder, Ansehen, Toter Schnee und Punkte
board-name-map = Karte der Regionen
board-name-tracks = Initiative, Punkte, Ansehen, Toter Schnee, Eisgarten und Vorrat
board-name-actions = Aktionsfelder
board-tab-map = Karte
board-tab-tracks = Leisten
board-tab-actions = Aktionen

## Was geschieht.

board-setup = Aufbau
board-round = Runde { $number }
board-phase-start = Rundenbeginn
board-phase-initiative = Initiative
board-phase-order = Reihenfolgemarker
board-phase-planning = Planung
board-phase-actions = Aktionen
board-phase-field = Aktionen: { $field }
board-phase-activation = Aktivierung
board-phase-vuko = Vuko
board-phase-domination = Dominanz
board-phase-region = Dominanz { $region-in }
board-phase-end = Rundenende
board-scoring = { $count ->
    [one] Mit Wertung
    [2] Mit zwei Wertungen
   *[other] Mit { $count } Wertungen
}
board-last-round = Letzte Runde
board-snow-near = { $steps ->
    [one] Toter Schnee: 1 Schritt bis zum Ende
   *[other] Toter Schnee: { $steps } Schritte bis zum Ende
}

## Leisten.

board-stage = Etappe { $number }
board-tile-fire-people = Feuermenschen
board-tile-whisperers = Schattenflüsterer
board-tile-nightwalkers = Nachtwanderer
board-tile-bears = Beide Bären
board-reputation = Ansehen
board-safe = sicher
board-no-reputation = allein ohne
board-snow = Toter Schnee
board-of = von { $limit }
board-garden = Eisgarten
board-sea = Der Walweg

## Aktionsfelder.

board-field-done = fertig
board-field-now = jetzt
board-field-alone = von selbst
board-activation = Aktivierung
board-activation-steps = Fahrt, Schnelligkeit, Angriff
board-vuko = Vuko
board-vuko-waits = wartet: alle sind sicher
board-vuko-visits = ginge zu { $seat }
board-vuko-stands = { $region-in }
board-gorge-left = verblieben
board-gorge-none = noch nicht geplant

## Charakterbögen.

board-points = SP
board-turn = als { $place }. am Zug
board-opponent = Gegner
board-no-character = Wer wird es sein?
board-layer = Stufe { $layer }
board-layers = M-Faktoren nach Stufen
board-units = { $there } auf der Karte, { $home } daheim
board-spot-free = Platz { $spot }, frei für { $price } { $price ->
    [one] M-Faktor
   *[other] M-Faktoren
}
board-spot-spy = Platz { $spot }, Erschafferspionfeld, leer
board-printed = { $ability }, aufgedruckt
board-improved = { $ability }, Aufwertung auf Platz { $spot }
board-spied = { $ability }, Erschafferspion auf Platz { $spot }
board-tokens = Vuko-Marker
board-stock = Marker im Vorrat
board-actions = Aktionsmarker zu planen
board-standing = Ansehen
board-goal-fjollsfinn = Bewohner
board-goal-van-dyken = Reserven
board-goal-freihoff = Türme
board-goal-callo = Schlösser
board-more = Bogen von { $seat }
board-left = { $thing }: noch { $count }

## Erklärungen.

board-about-field-gorge = Nimm eine Ressource und tausche zwei gegen eine, sooft du willst. Jeder hier geplante Marker lässt einen deiner Einflussmarker zurück.
board-about-field-influence = Setze einen oder zwei Marker, wo du schon bist, für je 1 Bevölkerung.
board-about-field-move = Bewege bis zu zwei deiner Figuren oder Marker in eine Nachbarregion, für je 1 Gold.
board-about-field-mountain = Bringe beliebig viele deiner Figuren und Marker aus einer Region in irgendeine andere, für { $price } Bevölkerung.
board-about-field-raven = Lege einen Vuko-Marker für M-Faktoren ab, oder gewinne zwei Ansehen zurück.
board-about-field-making = Verschiebe M-Faktoren, werte eine Art von Einheiten auf, beschwöre Einheiten; jeder Teil rührt den Toten Schnee auf und kostet Ansehen.
board-about-layer = { $count ->
    [one] { $count } M-Faktor
   *[other] { $count } M-Faktoren
} auf Stufe { $layer }.
board-about-resource = { $name }: noch { $count } im allgemeinen Vorrat.
board-about-improvement-attack = Angriff: ein Punkt Schaden mehr in der eigenen Region. Noch { $count }.
board-about-improvement-shield = Schild: es braucht einen Punkt Schaden mehr, um die Einheit zu besiegen. Noch { $count }.
board-about-improvement-speed = Schnelligkeit: ein Schritt in eine Nachbarregion bei der Aktivierung. Noch { $count }.
board-about-improvement-dominate = Dominanz: ein Einfluss mehr. Noch { $count }.
board-about-snow = Der Tote Schnee steht auf { $value } von { $limit }. Bei { $limit } ist das Spiel sofort vorbei, welche Punkte und Ziele es auch gibt: Das beste Ansehen gewinnt. Vorher kostet jeder Vuko-Marker 2 davon, und wer das Ende ausgelöst hat, verliert noch einmal 2.
board-about-reputation = Wer am tiefsten steht, wird von Vuko besucht. In einem Stapel ist der untere Marker der bessere.
board-about-initiative = Niedrige Schiffe sind zuerst dran. Die Würfel eines Schiffes sind die Aktionsmarker am Helm darüber; ein rotes Schiff bringt eine Wertung.
board-about-score = Siegpunkte. { $limit } davon beenden die Partie nach der Runde; die Leiste beginnt dort von vorn.
board-about-garden = Marker, die Fjollsfinns Drakkare in den Eisgarten gebracht haben: { $done } von { $needed }.
board-about-activation = Nach den Aktionsfeldern: Erschafferspion, Überfahrt, Schnelligkeit, dann Angriff.
board-about-vuko = Vuko geht zu dem Spieler mit dem schlechtesten Ansehen, dorthin, wo dieser am stärksten ist.
board-about-token = Ein Reihenfolgemarker sagt, wann sein Feld an der Reihe ist.

## Was auf einer Möglichkeit steht.

board-and = { $first } und { $last }
board-unit = { $name } (Stufe { $level })
board-do-move = { $piece ->
    [Marker] Einen Marker
   *[other] { $piece }
} { $origin-from } { $goal-to } bewegen
board-do-improve = { $unit } verbessern: { $improvement }{ $spy ->
    [0] { "" }
   *[other] , auf Platz { $spy } des Erschafferspions
}
board-do-replace = { $unit } verbessern: { $improvement } statt { $old }
board-do-summon = { $count } × { $unit } beschwören
board-do-strike = { $who } { $region-in } treffen: { $piece }{ $fresh ->
    [yes] , am wenigsten verletzt
   *[no] { "" }
}
board-do-lose = { $unit } verlieren
board-note-ship = Schiff { $ship } der Etappe { $stage }, { $cubes ->
    [one] { $cubes } Aktion
   *[other] { $cubes } Aktionen
}{ $red ->
    [yes] , bringt eine Wertung
   *[no] { "" }
}
board-note-hit = { $left ->
    [0] besiegt
    [one] noch 1 Treffer bis zum Sieg
   *[other] noch { $left } Treffer bis zum Sieg
}
board-aim-fjollsfinn = bringt Marker anderer in den Eisgarten
board-aim-van-dyken = trägt Magische Reserven zum Dorn
board-aim-freihoff = baut Rote Türme
board-aim-callo = verschließt Regionen im Albtraum
board-effect-attack = 1 Schaden mehr
board-effect-shield = hält 1 Treffer mehr aus
board-effect-speed = 1 Schritt mehr
board-effect-dominate = 1 Einfluss mehr
board-change = { $amount } { $count ->
    [one] { $thing }
   *[other] { $thing-many }
}{ $paid ->
    [yes] { " " }(von { $have })
   *[no] { "" }
}
board-do-take = { $count } { $count ->
    [one] { $thing }
   *[other] { $thing-many }
} nehmen
board-note-then = { $have } { $have ->
    [one] { $thing }
   *[other] { $thing-many }
}
board-note-left = du hast dann { $goods }
board-note-lift = genug für { $count } × { $unit }
board-note-level-zero = bezahlt Verbesserungen und Tausch
board-change-reputation = Ansehen { $now } → { $then }
board-change-tokens = { $amount } Vuko-Marker
board-change-points = { $points ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
board-change-goal = Ziel { $now } → { $then }
board-region-whom = { $region-whom }
board-change-ruler = { $who ->
    [you] du dominierst { $regions }
    [nobody] niemand dominiert { $regions }
   *[other] { $who } dominiert { $regions }
}
board-change-vuko = { $who ->
    [you] Vuko kommt zu dir
   *[other] Vuko kommt zu { $who }
}
board-change-snow = Toter Schnee { $now } → { $then } von { $limit }

## Das Blatt der Tafeln.

board-sheet-tiles = Verdeckte Tafeln
board-sheet-tiles-under = Was darauf steht, weiß noch niemand. Es zählt nur, wo sie liegen.
board-sheet-tiles-note = { $closed ->
    [one] 1 Region bleibt ohne Tafel und ist die ganze Partie geschlossen.
   *[other] { $closed } Regionen bleiben ohne Tafel und sind die ganze Partie geschlossen.
} Wo kommt deine nächste Tafel hin?
board-sheet-tiles-all = Ist mir gleich: alle meine { $count } Tafeln in die nächsten freien Regionen

## Blätter für ganze Züge

board-sheet-cross = Über den Eisfluss
board-sheet-raven = Rabenschatten
board-sheet-spy = Erschafferspion
board-sheet-gorge = Schlangenhals
board-sheet-gorge-under = Eine Ressource geschenkt, und zwei für eine, sooft du willst.
board-sheet-gorge-take = Eine Ressource nehmen
board-sheet-gorge-trade = Zwei gegen eine tauschen
board-sheet-gorge-no-trade = Du hast keine zwei Ressourcen zum Tauschen.
board-sheet-nothing = Nichts
board-sheet-take = 1 { $resource } nehmen
board-sheet-one-more = 1 { $resource }
board-sheet-bank-empty = Der Vorrat ist leer.
board-sheet-gorge-taken = Du hast bei diesem Besuch schon eine genommen.
board-sheet-trade = { $same ->
    [yes] 2 { $give-many }
   *[no] 1 { $give } und 1 { $also }
} für 1 { $want }
board-sheet-trade-have = du hast { $goods }
board-sheet-making = Erschaffen
board-sheet-making-under = Jeder Teil einmal, in beliebiger Folge. Jeder bringt 1 Toten Schnee.
board-sheet-shift = M-Faktoren verschieben
board-sheet-shift-price = { $used } von { $steps } Schritten · −1 Ansehen, +1 Schnee
board-sheet-level-zero = { $count } auf Stufe 0
board-sheet-level = Stufe { $level } ({ $unit })
board-sheet-improve = Eine Art aufwerten
board-sheet-improve-price = { $price } { $price ->
    [one] M-Faktor
   *[other] M-Faktoren
} (von { $have }) · −1 Ansehen, +1 Schnee
board-sheet-price = { $price } { $price ->
    [one] M-Faktor
   *[other] M-Faktoren
} (von { $have })
board-sheet-cannot-pay = Kostet { $price } { $price ->
    [one] M-Faktor
   *[other] M-Faktoren
} von Stufe 0, du hast { $have }.
board-sheet-summon = Eine Art beschwören
board-sheet-summon-price = { $lost } Ansehen, +1 Schnee
board-sheet-summon-facts = je 1 M-Faktor (von { $have }) auf Stufe { $level } und −{ $level } Ansehen; { $home } daheim
board-sheet-none-home = Alle sind auf der Karte.
board-sheet-no-foothold = Du hast nirgends Einfluss, wo sie erscheinen könnten.
board-sheet-no-factor = Braucht einen M-Faktor auf Stufe { $level }; du hast { $have }, und keiner lässt sich dorthin schieben.
board-sheet-where = { $count ->
    [one] Einheit { $number } erscheint in
   *[other] Alle { $count } erscheinen in
}
board-sheet-reputation = Ansehen
board-sheet-snow = Toter Schnee von { $limit }
board-sheet-against = { $mine } gegen { $theirs }
board-sheet-chip-shift = { $count } { $count ->
    [one] M-Faktor
   *[other] M-Faktoren
} verschieben
board-sheet-chip-serves = { $count } auf Stufe { $level } verschieben
board-sheet-chip-improve = { $unit }: { $improvement }
board-sheet-chip-summon = { $count } { $unit } { $where-to }
board-sheet-vuko-you = { $still ->
    [yes] Vuko besucht weiterhin dich ({ $rank }).
   *[no] Vuko käme zu dir ({ $rank }).
}
board-sheet-vuko-other = { $still ->
    [yes] Vuko besucht weiterhin { $who } ({ $rank }).
   *[no] Vuko besuchte stattdessen { $who } ({ $rank }).
}
board-sheet-vuko-near = { $steps ->
    [one] Noch ein Schritt abwärts, und er kommt zu dir.
   *[other] Noch { $steps } Schritte abwärts, und er kommt zu dir.
}
board-sheet-stock = Einflussmarker
board-sheet-costs = { $count } Bevölkerung (von { $have })
board-sheet-influence-under = Ein oder zwei Marker, wo du schon bist, für je 1 Bevölkerung.
board-sheet-influence-where = Wo
board-sheet-influence-price = { $count } von { $have } Bevölkerung
board-sheet-influence-missing = Klick eine Region an, in der du bist.
board-sheet-influence-dear = { $need ->
    [one] Kostet 1 Bevölkerung, du hast { $have }.
   *[other] { $need } Marker kosten { $need } Bevölkerung, du hast { $have }.
}
board-sheet-influence-stock = { $have ->
    [0] Du hast keinen Einflussmarker mehr.
    [one] Du hast nur noch 1 Einflussmarker.
   *[other] Du hast nur noch { $have } Einflussmarker.
}
board-sheet-plan-under = { $count ->
    [one] Plane hier 1 Aktionsmarker: Die Felder kommen von oben nach unten.
   *[other] Plane hier { $count } Aktionsmarker: Die Felder kommen von oben nach unten.
}
board-sheet-plan-verb = So planen
board-sheet-plan-order = In dieser Reihenfolge
board-sheet-plan-after = Danach, von selbst
board-sheet-plan-markers = zu planende Marker
board-sheet-plan-sentence = Planung: { $fields }
board-sheet-plan-then = dann
board-sheet-plan-later = Der erste liegt sofort, die anderen der Reihe nach. Ist ein Feld dann voll, wirst du wieder gefragt.
board-sheet-plan-missing = { $count ->
    [one] Noch 1 Marker planen
   *[other] Noch { $count } Marker planen
}
board-sheet-plan-click = { $field-whom } planen
board-sheet-ordinal = { $n }.
board-sheet-plan-left = danach hast du { $left }
board-sheet-plan-mine = { $count ->
    [one] 1 von dir liegt schon hier
   *[other] { $count } von dir liegen schon hier
}
board-sheet-plan-slots = { $taken } von { $slots } belegt
board-sheet-plan-full = Voll: alle { $slots } Plätze sind belegt.
board-sheet-plan-no-stock = Braucht je einen Einflussmarker, du hast { $have }.
board-sheet-plan-gorge = 1 Ressource nehmen, zwei gegen eine tauschen; das Feld behält einen Einflussmarker (du hast { $stock })
board-sheet-plan-influence = { $count ->
    [0] Nichts zu setzen: Du hast { $have } Bevölkerung.
    [one] 1 Marker für 1 Bevölkerung (du hast { $have })
   *[other] Bis zu { $count } Marker für { $count } Bevölkerung (du hast { $have })
}
board-sheet-plan-move = { $count ->
    [0] Kostet 1 Gold je Schritt, du hast { $have }.
    [one] 1 Schritt für 1 Gold (du hast { $have })
   *[other] Bis zu { $count } Schritte für { $count } Gold (du hast { $have })
}
board-sheet-plan-mountain = { $enough ->
    [yes] Figuren aus einer Region in irgendeine andere, für { $price } Bevölkerung (du hast { $have })
   *[no] Kostet { $price } Bevölkerung, du hast { $have }.
}
board-sheet-plan-token = einen Vuko-Marker loswerden für 1 M-Faktor (du hast { $have })
board-sheet-plan-raven-nothing = Gerade nichts zurückzugewinnen
board-sheet-plan-making = Verschieben, aufwerten, beschwören mit { $count } { $count ->
    [one] M-Faktor
   *[other] M-Faktoren
}; jeder Teil bringt 1 Toten Schnee
board-sheet-plan-units = { $count ->
    [0] Aktivierung: Du hast keine Einheiten auf der Karte.
   *[other] Aktivierung: { $speed ->
        [0] Keine deiner Einheiten darf einen Schritt gehen (Schnelligkeit),
       *[other] { $speed } von { $count } Einheiten dürfen einen Schritt gehen (Schnelligkeit),
    } { $attack ->
        [0] keine kann angreifen.
       *[other] { $attack } können angreifen, zusammen für 2 Gold.
    }
}
board-sheet-plan-vuko = { $who ->
    [nobody] Vuko wartet: Alle sind sicher.
    [you] Vuko würde dich besuchen ({ $rank }).
   *[other] Vuko würde { $who } besuchen ({ $rank }).
}
board-sheet-move-under = Bis zu zwei Schritte in eine Nachbarregion, für je 1 Gold.
board-sheet-speed-under = Ein Schritt in eine Nachbarregion für jede Schnelligkeit.
board-sheet-move-missing = Klick die Region an, aus der jemand geht, dann das Ziel.
board-sheet-step = { $piece } { $goal-to }
board-sheet-step-way = { $piece } { $origin-from } { $goal-to }
board-sheet-step-from = Schritt { $number } { $region-from }
board-sheet-step-next = { $count ->
    [0] Aus welcher Region geht jemand?
   *[other] Noch ein Schritt, aus
}
board-sheet-who = Wer
board-sheet-to = Wohin
board-sheet-one-gold = 1 Gold (von { $have })
board-sheet-mountain-one = Mindestens eine Figur muss gehen.
board-sheet-mountain-way = { $origin-from } { $goal-to }
board-sheet-attack-under = 2 Gold für alles zusammen (du hast { $have }).
board-sheet-attack-missing = Wähle, wen der Schaden trifft.
board-sheet-hits = { $count } Treffer
board-sheet-hits-used = { $used } von { $points } Schaden
board-sheet-hits-none = Dafür ist hier kein Schaden mehr übrig.
board-sheet-hit-marker = 1 Treffer entfernt ihn: +1 Punkt
board-sheet-hit-unit = { $hits } Treffer besiegen sie: { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
board-sheet-improve-facts = { $has ->
    [none] { $price } { $price ->
        [one] M-Faktor
       *[other] M-Faktoren
    } (von { $have })
   *[other] { $price } { $price ->
        [one] M-Faktor
       *[other] M-Faktoren
    } (von { $have }) · hat { $has }
}
board-sheet-snow-near = { $steps ->
    [one] Noch ein Schritt des Toten Schnees, und das Spiel ist sofort vorbei:
   *[other] Noch { $steps } Schritte des Toten Schnees, und das Spiel ist sofort vorbei:
} { $who ->
    [you] Dann gewinnst du durch dein Ansehen.
    [alone] Dann hast du verloren.
   *[other] Dann gewinnt { $who } durch das bessere Ansehen.
}
board-sheet-snow-falls = Der Tote Schnee fällt, und das Spiel ist vorbei: { $who ->
    [you] Du gewinnst durch dein Ansehen.
    [alone] Du hast verloren.
   *[other] { $who } gewinnt durch das bessere Ansehen.
}
board-sheet-plan-last = Das ist die letzte Runde.
board-sheet-instead = statt { $old }
board-sheet-spy-spot = Platz des Erschafferspions
board-sheet-held = { $count ->
    [one] einer deiner Marker zählt nicht: Vuko hält ihn fest
   *[other] { $count } deiner Marker zählen nicht: Vuko hält sie fest
}
