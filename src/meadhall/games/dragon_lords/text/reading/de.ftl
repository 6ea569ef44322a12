# Der Tisch vorgelesen, auf Deutsch.

read-none = keine
read-nobody = niemand

## Wer und wie viele.

read-neutral = neutral
read-monsters = Monster
read-vanquished = besiegte { $people }
read-units = { $people } { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
read-bearer = Träger: { $treasure }
read-shown = { $piece }, offen
read-hidden = { $count ->
    [one] 1 verdeckter Marker
   *[other] { $count } verdeckte Marker
}
read-tool = { $count ->
    [one] { $tool }
   *[other] { $count } × { $tool }
}

## Wie es steht.

read-round = { $number ->
    [0] Die Partie wird aufgebaut.
   *[other] Runde { $number }.
}
read-turn = Zug der { $people }, { $phase }.
read-over = Die Partie ist vorbei.
read-deciding = Zu entscheiden haben: { $seats }.
read-goal = { $count ->
    [one] 1 Königreich bringt den Sieg.
   *[other] { $count } Königreiche bringen den Sieg.
}
read-bloodlust = Blutrausch: Der letzte lebende König siegt.
read-kingdoms = Königreiche: { $peoples }.
read-territories = Gebiete: { $peoples }.
read-gold = Gold: { $peoples }.
read-collapsed = Eingestürzte Teleportale: { $places }.

## Die Karte.

read-no-land = { $which } gibt es auf dieser Karte nicht. Die Reiche sind { $realms }.
read-realm = Reich { $realm }.
read-gold-territories = Goldgebiete.
read-land = { $land }{ $kind ->
    [kingdom] , Königreich
    [mine] , Mine
    [teleportal] , Teleportal
    [island] , Insel
   *[land] {""}
}: { $there }.
read-vacant = unbesetzt
read-attackers = Angreifer { $units }
read-gold-here = { $gold } Gold
read-ship-here = Schiff { $ship } im Hafen
read-closed = Teleportal eingestürzt
read-borders = Grenzt an { $lands }.
read-mountains = Gebirge gegen { $lands }.
read-forest = Wald.
read-harbour = Hafen zu { $zones }.
read-entrance = Ein Zugang führt { $space-to }.

## Die See.

read-no-ships = Auf der Karte ist kein Schiff.
read-no-zone = Eine Seezone { $which } gibt es nicht. Sie heißen nach Buchstabe und Zahl, etwa K3.
read-zone = Neben { $zone }: { $zones }.
read-harbours = Häfen: { $places }.
read-ship-docked = Schiff { $ship } ({ $people }) liegt leer { $place-in }.
read-ship-manned = Schiff { $ship } ist { $place-in }. An Bord: { $units }, von höchstens { $room }.
read-reach = Es fährt { $zones } Seezonen im Zug.

## Die Ödlande.

read-no-space = { $which } gibt es in den Ödlanden nicht.
read-no-party = Es gibt keine Questgruppe.
read-party = Questgruppe { $space-in }: { $units }.
read-tools = Werkzeuge: { $tools }.
read-companions = Gefährten: { $companions }.
read-stride = Ihre nächste Bewegung darf sie sich aussuchen.
read-fog = Der Nebel macht ihre nächste Bewegung ein Feld lang.
read-captive = Gefangen: { $units }.
read-quest = Vorgelesen wird die Questkarte „{ $quest }“.
read-space = { $kind ->
    [village] Dorf ({ $space }): Ein Gefährte schließt sich an; Werkzeuge und Einheiten sind zu kaufen; ein Weg hinaus.
    [den] Hexenhöhle ({ $space }): Tränke, Elixiere, Talismane und Drachenkugeln sind zu haben.
    [shrine] Schrein ({ $space }): 1 Mana, mit Talisman auch eine Schriftrolle; hier kämpft niemand.
    [oracle] Orakel ({ $space }): eine Prophezeiung, und für Mana ein Zauber.
    [lair] Drachenhort ({ $space }): Ein roter Drache bewacht einen Schatz.
    [teleportal] Teleportal ({ $space }): ein Weg hinaus für eine Questgruppe mit Zauberer.
   *[quest] Questfeld ({ $space }): Eine Questkarte wird gezogen.
}
read-next-to = Daneben: { $spaces }.
read-ways-in = Zugänge aus { $lands }.
read-party-here = Hier: { $units }.
read-ship-at-village = Schiff { $ship } liegt hier.

## Was man hat.

read-no-peoples = Die Völker sind noch nicht verlost.
read-no-people = { $which } sitzt hier nicht. Die Völker sind { $peoples }.
read-purse = { $people }: Gold { $gold }; Mana { $mana }.
read-piece = { $place-in }: { $piece }.
read-spells = Zauber: { $spells }.
read-bears = Trägt { $treasures }.
read-veiled = { $count ->
    [one] 1 verdeckter Marker: { $places }.
   *[other] { $count } verdeckte Marker: { $places }.
}
read-scrolls = Schriftrollen: { $scrolls }.
read-prophecies = Prophezeiungen: { $prophecies }.
read-unknown-cards = { $count } unbekannt
read-store = Gelagerte Werkzeuge: { $tools }.
read-order = In fremden Zügen: { $order }.

## Spieler.

read-order-of-turns = Reihenfolge der Züge: { $peoples }.
read-player = { $people } ({ $seat }).
read-is-out = { $people } ({ $seat }) sind ausgeschieden.
read-holds = Königreiche: { $kingdoms }; Gebiete { $territories }.
read-army = Einheiten an Land { $land }, an Bord { $aboard } (Schiffe { $ships }), in den Ödlanden { $party }.
read-wealth = Gold { $gold }, Einkommen { $income }, Mana { $mana }.
read-cards = Schriftrollen { $scrolls }, Prophezeiungen { $prophecies }.
read-no-king = Der König ist verloren.

## Ein Kampf.

read-no-combat = Niemand kämpft.
read-combat = Kampf { $place-over }, Runde { $round }.
read-attackers-are = Angreifer: { $units }.
read-defenders-are = Verteidiger: { $units }.
read-beasts = { $count } × { $monster }
read-beast = Angriff { $attack }, Verteidigung { $defence }, je { $hits ->
    [one] 1 Trefferpunkt
   *[other] { $hits } Trefferpunkte
}.
read-wounds = { $count ->
    [one] 1 Trefferpunkt verloren.
   *[other] { $count } Trefferpunkte verloren.
}
read-strength = Sie treffen mit höchstens { $need } auf dem W{ $die }.
read-hits = { $count } Treffer erlitten.
read-poisoned = Vergiftet: { $count }.
read-dice = Im Nahkampf gewürfelt: { $dice }.
