# Der Tisch vorgelesen, auf Deutsch.

read-nothing = keine
read-place = { $name } ({ $letter })
read-amount = { $count } { $count ->
    [one] { $thing }
   *[other] { $thing-many }
}

## Namen, die in unserem Satz stehen.

read-name-coast-of-sails = Segelküste
read-name-frost-fells = Frosthöhen
read-name-ember-land = Glutland
read-name-wolf-woods = Wolfswälder
read-name-vale-of-sorrow = Tal der Trauer
read-name-serpent-shore = Schlangenufer
read-name-iron-grass = Eisengras
read-name-nahel-sands = Nahel-Sande
read-name-volcano-people = Vulkanmenschen
read-name-iced-drakkar = Eisdrakkar
read-name-tree-brothers = Baumbrüder
read-name-crab = Krabbe
read-name-rattling-musician = Rattenmusikant
read-name-wyvern = Wyvern
read-name-moonlit-brother = Mondlicht-Bruder
read-name-enlightened-one = Erleuchteter
read-name-harrasim = Harrasim
read-name-wild-children = Wilde Kinder
read-name-faun = Faun
read-name-nightmare = Albtraum

## Regionen.

read-no-region = Eine Region { $which } gibt es nicht. Die Regionen sind { $regions }.
read-region = { $region }, { $name }:
read-closed = in dieser Partie geschlossen.
read-no-tile = noch ohne Tafel.
read-face-down = Tafel verdeckt.
read-tile = Zahl { $number }, Punkte { $points }.
read-offers = Bietet { $resources }.
read-locked = Eingeschlossen.
read-pieces = { $seat }, Einfluss { $influence }: { $pieces }.
read-markers = { $count } Marker
read-held = { $count } davon in Vukos Gewalt
read-units = { $count ->
    [one] 1 Einheit der Stufe { $level } ({ $name })
   *[other] { $count } Einheiten der Stufe { $level } ({ $name })
}
read-damage = eine davon mit { $count } Schaden
read-neutral = { $count ->
    [one] 1 neutraler Marker.
   *[other] { $count } neutrale Marker.
}
read-reserves = { $count ->
    [one] 1 Magische Reserve.
   *[other] { $count } Magische Reserven.
}
read-reserves-down = { $count ->
    [one] 1 verdeckte Magische Reserve.
   *[other] { $count } verdeckte Magische Reserven.
}
read-nightmares = { $count } Albtraummarker.
read-tower = Ein Roter Turm.
read-thorn = Der Dorn steht hier.
read-vuko = Vuko ist hier.
read-dominates = { $seat } würde dominieren.
read-borders = Grenzt an { $regions }.

## Spieler.

read-turn-order = Spielerreihenfolge: { $seats }.
read-no-character = { $seat }: noch kein Charakter.
read-player = { $seat } (Spieler { $number }): { $score ->
    [one] 1 Punkt.
   *[other] { $score } Punkte.
}
read-opponent = { $seat } (der Gegner): { $score ->
    [one] 1 Punkt.
   *[other] { $score } Punkte.
}
read-holdings = Hat { $population } Bevölkerung, { $gold } Gold. M-Faktoren: { $layers }. Vuko-Marker: { $tokens }.
read-layer = { $count } auf Stufe { $layer }
read-safe = sicher
read-standing = Ansehen { $value }, Platz { $place }. Helm { $helm }. Aktionsmarker noch zu planen: { $actions }.
read-stock = Marker im Vorrat: { $count }, im Schlangenhals: { $gorge }.
read-row = Stufe { $level }, { $name }: { $there } von { $units } auf der Karte. Symbole: { $icons }. Aufwertungen: { $improvements }. Preise freier Plätze: { $free }.
read-spy = Erschafferspion: { $improvements }.
read-goal = Ziel: { $goal }.

## Leisten.

read-round = { $number ->
    [0] Die Partie wird aufgebaut.
   *[other] Runde { $number }.
}
read-snow = Toter Schnee: { $value } von { $limit }.
read-helm = { $seat }: Helm { $helm } von { $helms }, Etappe { $stage }, Schiff { $ship }, Aktionsmarker { $cubes }. { $jump ->
    [yes] Darf zwei Helme weit ziehen.
   *[no] Darf nicht zwei Helme weit ziehen.
}
read-red-ships = Rote Schiffe noch voraus auf den Helmen { $helms }.
read-no-red-ships = Alle roten Schiffe sind erreicht.
read-scorings = { $count ->
    [one] Die Regionen werden in dieser Runde einmal gewertet.
   *[other] Die Regionen werden in dieser Runde { $count }-mal gewertet.
}
read-gorge = { $field }, immer zuerst: { $seats }.
read-field = { $token }. { $field }: { $taken } von { $slots } Plätzen belegt: { $seats }.
read-no-token = Noch ohne Reihenfolgemarker
read-vuko-nowhere = Vuko ist nicht auf der Karte.
read-vuko-at = Vuko ist in { $region }.
read-no-vuko-tile = Etappe { $stage }: keine Vuko-Tafel.
read-vuko-tile = Etappe { $stage }: Vuko-Tafel { $tile }, { $side }, { $active ->
    [yes] wirkt jetzt.
   *[no] wirkt nicht.
}
read-bank = Allgemeiner Vorrat: { $population } Bevölkerung, { $gold } Gold, { $mfactor } { $mfactor ->
    [one] M-Faktor
   *[other] M-Faktoren
}. Vuko-Marker übrig: { $tokens }.
read-improvements-left = Aufwertungen übrig: { $improvements }.
