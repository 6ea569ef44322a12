### Wie erzählt wird, was geschah: kurz, in einem Satz für mehreres zugleich, und dem, den es angeht.

house-name = Schicksal

## In wenigen Worten

short-claimed = { $territory } beansprucht
short-posted = { $territory } besetzt
short-units-bought = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} gekauft
short-ship-bought = ein Schiff gekauft
short-sailed = gesegelt: { $zone }
short-ship-docked = angelegt: { $place }
short-combat = die { $defender } angegriffen: { $zone }
short-captured = { $territory } erobert
short-piece-fell = { $piece-whom } verloren
short-king-lost = den König verloren
short-gold-captured = { $gold } Gold erbeutet
short-ship-captured = { $ship } erobert
short-ship-sunk = { $ship } gesunken
short-store-lost = das letzte Königreich verloren
short-income = +{ $gold } Gold
short-reinforced = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} in { $territory }
short-quest-drawn = Quest: { $quest }
short-treasure-drawn = { $treasure } gezogen
short-treasure-drawn-hidden = einen Schatz gezogen
short-scroll-drawn = { $scroll } gezogen
short-scroll-drawn-hidden = eine Schriftrolle gezogen
short-spell-cast = { $spell } gezaubert
short-scroll-read = { $scroll } gelesen
short-retreated = zurückgezogen: { $zone }
short-people-out = ausgeschieden
short-king-restored = { $companion } gekrönt
short-dragonlord-won = einen Drachenlord gewonnen
short-party-lost = die Questgruppe verloren
short-party-captured = Questgruppe gefangen
short-scrolls-taken = { $count ->
    [one] eine Schriftrolle
   *[other] { $count } Schriftrollen
} { $rival-of } erbeutet
short-revealed = { $piece-whom } aufgedeckt: { $place }
short-wizard-gained = einen Zauberer gewonnen
short-wins = gewonnen
short-companion-joined = { $companion } gewonnen
short-struck = { $territory } mit Magie getroffen
short-tool-gained = { $tool-whom } bekommen
short-party-moved = Questgruppe: { $space }

## Mehreres zugleich

told-claimed = Die { $people } beanspruchen { $territory }.
told-posted = Die { $people } stellen Einheiten auf: { $territory }.
told-captured = Die { $people } erobern { $territory }.
told-reinforced = Die { $people } stellen { $count } Einheiten auf: { $territory }.
told-units-lost = Die { $people } verlieren { $count } Einheiten.
told-sailed = Die Schiffe der { $people } segeln: { $zone }.

## An den, den es angeht

mine-combat = Die { $attacker } haben dich angegriffen: { $zone }.
mine-piece-fell = Du hast { $piece-whom } verloren.
mine-king-lost = Dein König ist gefallen.
mine-store-lost = Du hast dein letztes Königreich und alle gelagerten Werkzeuge verloren.
mine-scrolls-taken = Die { $people } haben dir { $count ->
    [one] eine Schriftrolle
   *[other] { $count } Schriftrollen
} abgenommen.
mine-party-lost = Deine Questgruppe ist verloren.
mine-party-captured = Deine Questgruppe wurde gefangen.
mine-fog-sent = Die { $people } haben deiner Questgruppe den Nebel geschickt.
mine-banished = Die { $people } haben deinen Drachenlord verbannt.

## Was aus der eigenen Tat wurde

tale-own-taken = { $name } gehört dir. Du hast { $lost ->
    [0] niemanden
    [one] 1 Einheit
   *[other] { $lost } Einheiten
} verloren, die { $rival } { $felled ->
    [0] keine
   *[other] { $felled }
}.
tale-own-won = Du hast den Kampf gewonnen: { $name }. Du hast { $lost ->
    [0] niemanden
    [one] 1 Einheit
   *[other] { $lost } Einheiten
} verloren, die { $rival } { $felled ->
    [0] keine
   *[other] { $felled }
}.
tale-own-lost = Du hast den Kampf nicht gewonnen: { $name }. Du hast { $lost ->
    [0] niemanden
    [one] 1 Einheit
   *[other] { $lost } Einheiten
} verloren, die { $rival } { $felled ->
    [0] keine
   *[other] { $felled }
}.
own-party-rolled = Du hast { $roll } für die Bewegung deiner Questgruppe gewürfelt.
own-amount-rolled = Du hast gewürfelt, um wie viel es geht: { $amount }.
own-quest-read = Deine Questgruppe steht vor „{ $quest }“: { $crystal }.
own-dare-won = Du hast { $roll } gewürfelt: Deine Questgruppe hat Erfolg.
own-dare-lost = Du hast { $roll } gewürfelt: Deine Questgruppe scheitert.
own-charmed = Der Drache ist bezaubert.
own-blocked = Deine Questgruppe wehrt den Angriff des Drachen ab.
own-not-blocked = Deine Questgruppe kann den Angriff des Drachen nicht abwehren.
own-scroll-drawn = Du hast die Schriftrolle „{ $scroll }“ gezogen.
own-treasure-drawn = Du hast den Schatz „{ $treasure }“ gezogen.

## Veränderte Gebiete

tale-units = { $change } in { $name }
tale-lost-tag = { $who ->
    [nobody] verloren
   *[other] verloren an
}
tale-taken-tag = erobert
tale-taken = Die { $who } halten jetzt { $name }.
tale-lost-territory = Du hast { $name } verloren{ $who ->
    [nobody] { "" }
   *[other] { " an die " }{ $who }
}{ $units ->
    [0] .
    [one] ; dort steht 1 Einheit.
   *[other] ; dort stehen { $units } Einheiten.
}
tale-lost-units = Du hast { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} in { $name } verloren.

## Große Augenblicke

tale-when-turn = Runde { $number }
tale-king-lost = { $people ->
    [you] Dein König ist gefallen
   *[other] Der König der { $people } ist gefallen
}
tale-no-king = Du kannst nicht gewinnen, bis du wieder einen König hast, und Schriftrollen weder bekommen noch lesen.
tale-king-kept = Du spielst weiter, mit { $units } Einheiten und { $gold } Gold.
tale-king-way = Der Weg zurück: Bring einen Erben von einer Quest heim und kröne einen neuen König.
tale-kingdom = { $who ->
    [lost] Du hast das Königreich { $name } an die { $people } verloren
    [won] Du hast das Königreich { $name } gewonnen
   *[other] Die { $people } haben das Königreich { $name } gewonnen
}
tale-kingdoms-now = { $count ->
    [one] Du hältst 1 Königreich von { $goal }, die gewinnen.
   *[other] Du hältst { $count } Königreiche von { $goal }, die gewinnen.
}

## Was die Plätze am Ende halten

tale-source-own = Vom Anfang
tale-source-won = Gewonnen

## What is missing

tale-lacks-gold = Es kostet { $needs } Gold, du hast { $has }.
tale-lacks-mana = Es kostet { $needs } Mana, du hast { $has }.

## Am Ende

points-name = Königreiche
tale-kings-title = { $count ->
    [one] Ein gefallener König
   *[other] Gefallene Könige
}
tale-king-fate = { $people ->
    [you] Dein König fiel in Runde { $round }{ $again ->
        [yes] , und ein neuer wurde gekrönt
       *[no] ; ohne ihn konntest du nicht gewinnen
    }.
   *[other] Der König der { $people } fiel in Runde { $round }{ $again ->
        [yes] , und ein neuer wurde gekrönt
       *[no] {""}
    }.
}
