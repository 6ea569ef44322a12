### Wie erzählt wird, was geschah: kurz, in einem Satz für mehreres zugleich, und dem, den es angeht.

house-name = Gnome

## In wenigen Worten

short-bolstered = +{ $count } { $count ->
    [one] Troll
   *[other] Trolle
} in { $cavern }
short-advancing = nach { $cavern }
short-pawn-moved = { $champion } nach { $goal }
short-seized = gewinnt { $cavern }
short-battle = kämpft in { $cavern }{ $n ->
    [one] : { $trolls } gegen { $gnomes }
   *[other] { "" }
}
short-gate-peeked = Torkarte { $number } zeigt { $clan }
short-gnome-peeked = ein Gnom der Stärke { $strength } in { $cavern }
short-repelled = abgewiesen in { $cavern }
short-votes = +{ $count } { $count ->
    [one] Stimme
   *[other] Stimmen
} von { $clan }
short-influenced = +{ $amount } Einfluss auf { $champion }
short-space-used = Rad: { $space } { $x }
short-breach = Durchbruch: { $gnomes } { $gnomes ->
    [one] Gnom
   *[other] Gnome
}
short-invasion = { $gnomes } { $gnomes ->
    [one] dringt
   *[other] dringen
} ein bei { $clan }
short-gnome-comes = nach { $cavern }
short-gnome-beaten = geschlagen in { $cavern }
short-fallen = { $n ->
    [one] ein Troll
   *[other] { $n } Trolle
} von { $seat } { $n ->
    [one] fällt
   *[other] fallen
} in { $cavern }
short-pawn-fallen = { $champion } fällt in { $cavern }
short-champion-won = gewinnt { $champion }
short-champion-leaves = { $champion } geht
short-domain-scores = Gebiet { $clan }: { $honour }
short-hall-won = Große Halle { $hall }: { $honour }
short-elders = Älteste: { $honour }
short-plank-scores = { $clan }: { $honour }
short-champion-scores = { $champion }: { $honour }
short-card-laid = legt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
short-shoved = { $alike ->
    [yes] bewegt einen Troll nach { $goal }
   *[no] verdrängt einen Troll von { $victim } nach { $goal }
}
short-idle = lässt { $type } aus
short-tile-on-hall = { $champion } an der Großen Halle { $hall }
short-tile-on-cavern = { $champion } in { $cavern }
short-tile-on-clan = { $champion } bei { $clan }
short-reaped = erntet in { $cavern }
short-honour = { "" }
short-wins = gewinnt
short-settled = Baue { $pair }a und { $pair }b
short-posted = ein Troll in { $cavern }

## Mehreres zugleich

told-advancing = { $seat } rückt vor: { $cavern }.
told-seized = { $seat } gewinnt die Kontrolle: { $cavern }.
told-gnome-comes = { $n } Gnome ziehen ein: { $cavern }.
told-gnome-beaten = { $n } Gnome treffen auf Trolle und werden geschlagen: { $cavern }.
told-fallen = { $n } Trolle von { $seat } fallen: { $cavern }.
told-battle = { $seat } kämpft: { $cavern }.
told-space-used = { $seat } nutzt das Rad: { $space }.

## An den, den es angeht

mine-fallen = { $n ->
    [one] Gnome haben deinen Troll gefällt: { $cavern }.
   *[other] Gnome haben { $n } deiner Trolle gefällt: { $cavern }.
}
mine-pawn-fallen = Dein Recke { $champion } ist gefallen: { $cavern }.
mine-shoved = { $seat } hat deinen Troll verdrängt: von { $origin } nach { $goal }.
mine-pawn-shoved = Dein Recke { $champion } wurde verdrängt: nach { $goal }.

## Was aus der eigenen Tat wurde

tale-own-won = Du schlägst die Gnome in { $cavern } mit { $trolls } gegen { $gnomes }: Die Höhle gehört dir. Du hast niemanden verloren.
tale-own-repelled = Dein Angriff auf { $cavern } ist abgewehrt: { $trolls } gegen { $gnomes }. Du hast niemanden verloren, aber alle Angreifer müssen zurück.
own-retreated = Du hast niemanden verloren: Alle Angreifer sind wieder in { $cavern }.
own-entrenched = Ein zweiter Gnom ist nach { $cavern } gekommen.
own-gate-peeked = Torkarte { $number } zeigt { $clan }.
own-gnome-peeked = Der Gnom in { $cavern } hat Stärke { $strength }.

## Veränderte Höhlen

tale-units = { $who } { $change }
tale-lost-tag = { $who ->
    [nobody] verloren
    [empty] verloren
   *[other] verloren an
}
tale-gnomes-tag = Gnome
tale-controls-tag = hält
tale-lost-gnomes = Du hast { $cavern } an die Gnome verloren.
tale-gnomes = Gnome haben { $cavern } überrannt.
tale-lost-cavern = Du hast { $cavern } verloren: { $who ->
    [nobody] andere sind dort jetzt gleich stark
    [empty] dort ist niemand mehr
   *[other] { $who } hält es jetzt
}.
tale-controls = { $who } kontrolliert jetzt { $cavern }.

## Große Augenblicke

tale-when-wave = Welle { $number ->
    [1] I
    [2] II
   *[other] III
}
tale-breach = { $who ->
    [you] Du löst einen Durchbruch aus: { $gnomes ->
        [one] 1 Gnom bricht ein
       *[other] { $gnomes } Gnome brechen ein
    }
   *[other] { $who } löst einen Durchbruch aus: { $gnomes ->
        [one] 1 Gnom bricht ein
       *[other] { $gnomes } Gnome brechen ein
    }
}
tale-breach-how = Das Rad hat den Durchbruch überschritten, und der Schwarm zeigt, wo die Gnome herauskommen.
tale-invasion = { $fallen ->
    [0] { $gnomes ->
        [one] 1 Gnom dringt in den Berg ein
       *[other] { $gnomes } Gnome dringen in den Berg ein
    }
    [one] Gnome dringen ein, und einer der Deinen fällt
   *[other] Gnome dringen ein, und { $fallen } der Deinen fallen
}
tale-lost-fallen = { $count ->
    [one] Du hast einen Troll in { $cavern } verloren.
   *[other] Du hast { $count } Trolle in { $cavern } verloren.
}
tale-lost-pawn-fallen = { $champion } in { $cavern }; er wird in einen Bau getragen
tale-award = { $count ->
    [0] Recken schließen sich an
    [one] Ein Recke schließt sich dir an
   *[other] { $count } Recken schließen sich dir an
}
tale-award-how = Wer den meisten Einfluss hat, gewinnt den Recken; die anderen nehmen eine Stimme oder Ehre.
tale-scoring = { $honour ->
    [0] Die Welle wird gewertet: keine Ehre für dich
   *[other] Die Welle wird gewertet: { $honour } Ehre für dich
}
tale-scoring-all = Zusammen: { $gains }.
tale-scoring-domains = Zusammen: { $gains }. Jede überrannte Höhle nimmt 1 von dem, was ihr Gebiet bringt.
tale-gain = { $who ->
    [you] du { $honour }
   *[other] { $who } { $honour }
}

tale-scored = { $name }: { $gains }
tale-scored-elders = Älteste
tale-has = { $who ->
    [you] du
    [gnomes] die Gnome
   *[other] { $who }
} { $count }
tale-why-domain = Gehaltene Höhlen: { $held }.{ $overrun ->
    [0] { "" }
    [one] { " " }Eine ist überrannt und kostet jeden 1.
   *[other] { " " }{ $overrun } sind überrannt, und jede kostet alle 1.
}
tale-why-hall = Gehaltene Höhlen ringsum: { $held }.{ $winners ->
    [one] { "" }
   *[other] { " " }Wer gleichauf liegt, teilt sich den Wert.
}
tale-why-clan = Stimmen: { $votes }.{ $equal ->
    [0] { "" }
   *[other] { " " }Bei Gleichstand liegt vorn, wer zuerst dort war.
}
tale-why-elders = Älteste: { $held }.

## Woher die Ehre kam

points-name = Ehre
tale-source-domains = Gebiete
tale-source-halls = Große Hallen
tale-source-clans = Klane
tale-source-elders = Älteste
tale-source-battles = Kämpfe
tale-source-wheel = Rad
tale-source-champions = Recken
tale-source-fallen = Gefallene
tale-source-influence = Einfluss

## What is missing

tale-lacks-trolls = Es braucht { $needs } Trolle und Kraft { $needs }; du hast { $has } daheim und Kraft { $power }.
tale-lacks-senders = Es braucht { $needs } Trolle und Kraft { $needs }; du hast dort { $has } und noch Kraft { $power }.
tale-lacks-symbols = Es braucht { $needs } Symbole, du hast { $has } gewählt.
tale-lacks-power = Es braucht Kraft { $needs }, du hast { $has }.
tale-lacks-desperation = Es braucht { $needs } Verzweiflungsplättchen, du hast { $has }.
tale-lacks-supply = Es braucht { $needs } Vorrat, du hast { $has }.
