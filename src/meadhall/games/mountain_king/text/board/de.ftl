# Die Wörter des Bildes auf Deutsch.

## Namen der Bilder.

board-name = Tisch von Fall of the Mountain King: der Berg, das Gnomenrad, Torkarten, die Klantafel, Recken und Ehre
board-name-map = Der Berg
board-name-ancestry = Ahnentafel
board-name-tracks = Ehre, Gnomenrad, Torkarten und Klantafel
board-name-champions = Recken der Welle
board-tab-map = Plan
board-tab-ancestry = Ahnentafel
board-tab-tracks = Leisten
board-tab-champions = Recken

## Was gerade geschieht.

board-wave = Welle { $number }
board-phase-setup = Aufbau
board-phase-building = Bauen
board-phase-supplies = Vorräte
board-phase-battle = Schlacht
board-phase-invasions = Invasionen
board-phase-awards = Vergabe
board-phase-scoring = Wertung
board-card-of = Karte { $number } von { $cards }
board-passing = { $back ->
    [1] Weitergabe gegen den Uhrzeigersinn
   *[other] Weitergabe im Uhrzeigersinn
}
board-supplies-left = { $count ->
    [one] Noch 1 Vorrat am Tisch
   *[other] Noch { $count } Vorräte am Tisch
}
board-repelled = In { $cavern } zurückgeschlagen: { $might } gegen { $gnomes }
board-scouted-gates = Gesehene Torkarten: { $things }
board-scouted-gnomes = Gesehene Gnome: { $things }

## Leisten.

board-wheel = Gnomenrad
board-boost = Schub
board-boost-wire = Schub
board-breach-wire = Durchbruch
board-breach-size = { $count ->
    [0] keinen
   *[other] bringt { $count }
}
board-gates = Torkarten
board-invaders = { $count ->
    [one] je 1 Gnom
   *[other] je { $count } Gnome
}
board-clans = Klantafel
board-votes = Stimmen
board-swarm = Der Schwarm
board-swarm-point = { $here ->
    [1] Schwarmpunkt von { $clan }: Der Schwarm ist hier
   *[other] Schwarmpunkt von { $clan }
}

## Tafeln der Spieler.

board-more = Was { $seat } hat
board-turn = in der Spielerreihenfolge an { $place }. Stelle
board-rank = Platz { $place }
board-supplies = Vorräte
board-supplies-of = Vorräte: { $count } von 8
board-desperation = Verzweiflungsplättchen
board-stock = Trolle daheim
board-elders = Älteste
board-cards = Karten in der Ahnentafel
board-in-hand = Handkarten
board-hand = Deine Hand
board-ancestry-of = Ahnentafel von { $seat }
board-candidate = { $votes ->
    [one] { $clan }, 1 Stimme.
   *[other] { $clan }, { $votes } Stimmen.
}
board-do-peek-gnome = { $which ->
    [0] Den Gnom in { $cavern } ansehen
    [1] Den ersten Gnom in { $cavern } ansehen
   *[other] Den zweiten Gnom in { $cavern } ansehen
}
board-token = { $side ->
    [0] Erster Gnom
   *[other] Zweiter Gnom
}

## Erklärungen.

board-about-pair = Baue { $pair }a und { $pair }b: einer neben { $one }; der andere neben { $other }.
board-about-steps = { $steps ->
    [one] 1 Feld weiter
   *[other] { $steps } Felder weiter
}: { $space }, mit Wert { $steps }.
board-passes-boost = Unterwegs wächst der Ehrenschub.
board-passes-breach = { $gnomes ->
    [0] Unterwegs ein Durchbruch, aber dafür ist kein Gnom mehr da.
    [one] Unterwegs ein Durchbruch mit 1 Gnom.
   *[other] Unterwegs ein Durchbruch mit { $gnomes } Gnomen.
}
board-about-wires = Die Figur erreicht den Durchbruch in { $breach } und den Schub in { $boost }.
board-decides = { $seat } entscheidet für Gnome an den Toren von { $clan }.
board-gate-brings = { $count ->
    [one] Sie bringt 1 Gnom.
   *[other] Sie bringt { $count } Gnome.
}
board-about-type = { $type }: Die beste Gruppe hat Kraft { $power }.
board-about-fallen = Wer bei einer Invasion zuerst fällt, bringt { $honour } Ehre.
board-about-ancestry = Karten über Karten: Steinchen liegen auf dem, was in dieser Welle benutzt wurde.

## Was eine Möglichkeit bewirken würde.

board-hides = Verdeckt: { $symbols }.
board-clusters = Beste Gruppen: { $changes }.
board-elder-change = Älteste { $now } → { $then } (am Ende { $honour } Ehre).
board-enter = { $most ->
    [one] 1 Einheit kann nach { $cavern } ziehen.
   *[other] Bis zu { $most } Einheiten können nach { $cavern } ziehen.
}
board-settle = { $most ->
    [one] 1 Einheit kann nach { $cavern } ziehen; { $needed ->
        [one] 1 hätte
       *[other] { $needed } hätten
    } dort die Kontrolle.
   *[other] Bis zu { $most } Einheiten können nach { $cavern } ziehen; { $needed ->
        [one] 1 hätte
       *[other] { $needed } hätten
    } dort die Kontrolle.
}
board-seize = { $most ->
    [one] 1 Einheit kann nach { $cavern } ziehen; { $needed ->
        [one] 1 brächte
       *[other] { $needed } brächten
    } die Kontrolle und eine Stimme von { $clan }.
   *[other] Bis zu { $most } Einheiten können nach { $cavern } ziehen; { $needed ->
        [one] 1 brächte
       *[other] { $needed } brächten
    } die Kontrolle und eine Stimme von { $clan }.
}
board-fight = { $most ->
    [one] { $cavern }: 1 Einheit gegen Gnome der Stärke { $strength }.
   *[other] { $cavern }: bis zu { $most } Einheiten gegen Gnome der Stärke { $strength }.
}
board-victory = Sieg: { $honour } Ehre und eine Stimme von { $clan }.
board-wheel-goes = { $spaces ->
    [one] Dann geht das Rad 1 Feld weiter.
   *[other] Dann geht das Rad { $spaces } Felder weiter.
}
board-then-breach = { $gnomes ->
    [0] Es löst den Durchbruch aus, aber dafür ist kein Gnom mehr da.
    [one] Es löst den Durchbruch aus: 1 Gnom.
   *[other] Es löst den Durchbruch aus: { $gnomes } Gnome.
}
board-swarm-brings = { $gnomes ->
    [0] Der Schwarm zieht nach { $clan }, aber es ist kein Gnom mehr da, der einbrechen könnte.
    [one] 1 Gnom an den Toren von { $clan }.
   *[other] { $gnomes } Gnome an den Toren von { $clan }.
}
board-no-way = Von { $clan } aus fände kein Gnom einen Weg.
board-gnome-goes = { $trolls ->
    [0] Von { $clan } aus zöge der erste nach { $cavern }.
    [one] Von { $clan } aus käme der erste nach { $cavern }, gegen 1 Einheit.
   *[other] Von { $clan } aus käme der erste nach { $cavern }, gegen { $trolls } Einheiten.
}
board-gnome-choice = Von { $clan } aus käme der erste in eine dieser Höhlen: { $caverns }. { $seat } entscheidet.
board-moves-in = Der Gnom zieht nach { $cavern }.
board-one-falls = Der Gnom wird in { $cavern } besiegt, und eine Einheit fällt dort: { $units }.
board-influences = { $champion }: { $amount } dazu, { $total } insgesamt, Platz { $place }.
board-bolsters = { $most ->
    [one] { $cavern }: 1 Troll mehr neben { $there }; { $stock } daheim.
   *[other] { $cavern }: bis zu { $most } Trolle mehr neben { $there }; { $stock } daheim.
}

## Was Recken tun, in wenigen Worten.

board-deed-firragh = Kämpft gegen Gnome wie zwei Trolle.
board-deed-argren = Nach starkem Vorrücken: 1 schwache Aktion.
board-deed-brunna = Du ziehst durch gnomenfreie Nachbarn.
board-deed-skeld = Fällt er: Wert des Erstgefallenen.
board-deed-hrotha = Verstärken bei ihr, wenn kontrolliert.
board-deed-nyssa = Ein Gnom-Symbol; ein Blick mehr.
board-deed-grumle = In jeder Welle ein Vorrat mehr.
board-deed-ketil = Schwaches Vorrücken: nimmt einen mit.
board-deed-vargha = Kralle: reißt sie an sich, 1 Stimme mehr.
board-deed-dagrun = Für Gnome stehen hier zwei mehr.
board-deed-tuva = Kralle: Einfluss um 1 stärker.
board-deed-morgar = Ende: 3 in deiner Torhöhle.
board-deed-imbolg = Bei ihm ist ein Gnom um 1 schwächer.
board-deed-laggrid = Kralle: eine Gruppe auch über Ecken.
board-deed-waelwulf = Verstärken +1: im Bau oder bei ihm.
board-deed-okkag = Abgewehrt: 2 Ehre, kein Gnom mehr.
board-deed-crym = Kralle: die Radfigur 1 Feld weiter.
board-deed-siggdan = Kann statt des Loses fallen.
board-deed-haldis = Zählt für die Kontrolle doppelt.
board-deed-rurik = Ein Joker neben all deinen Symbolen.
board-deed-thorga = Ein starkes Einfluss-Symbol, Kraft 2.
board-deed-ulfgar = Rückt durch alle freien Höhlen vor.
board-deed-yrsa = Ende: 1 je überrannte Nachbarin, bis 4.
board-deed-bolvir = Gefallene zählen auch im Durchbruch.
board-deed-sibba = Kralle: Ein Gnom bleibt draußen.
board-deed-gunnhild = Einfluss +1 beim Klan ihres Gebiets.
board-deed-jorunn = Kralle: geht nach der Aktion weiter.
board-deed-harald = Sofort: Vorrücken mit Kraft 3.
board-deed-edda = Sofort: Verstärken mit Kraft 4.
board-deed-ragna = Ende: 1 je Ältesten, bis 4.
board-deed-stigandr = Ende: 2 neben einer Halle.
board-deed-vidkun = Je Gnom 1 mehr; das Rad bleibt stehen.
board-deed-torvald = Sofort: Eine Halle ist 6 mehr wert.
board-deed-asta = Sofort: Eine Höhle zählt doppelt.
board-deed-grimhild = Sofort: An einer Halle zählt kein Gnom.
board-deed-eirik = Sofort: 4 mehr als Erster eines Klans.
board-deed-halla = Sofort: Plättchen zählt wie zwei Trolle.
board-deed-snorri = Zwei Ältesten-Symbole.
board-deed-brokk = Ende: 1 je Klan mit zwei Stimmen.
board-deed-ylva = Sofort: räumt eine Nachbarhöhle.
board-deed-osk = Sofort: Vorrücken 4, das Rad bleibt.
board-deed-dura = Ende: 1 je Troll daheim, bis 8.
board-deed-frey = Ende: 3 je Gebiet mit zwei Höhlen.
board-deed-hroar = Ende: 2 je Höhle am Vulkan.

## Was auf einer Möglichkeit steht.

board-symbol = { $symbol } in { $cell }
board-do-lay = { $card } ab { $cell } legen
board-do-discard = { $card } ablegen
board-do-cover = { $symbol } abdecken
board-do-weak = Schwache Aktion { $type } { $symbol-with }
board-do-strong = Starke Aktion { $type }, zuerst { $symbol-with }
board-do-add = { $symbol } dazunehmen
board-do-crown-hall = Das Plättchen an die Große Halle zwischen { $caverns } und { $last } legen
board-note-hides = verdeckt { $symbols }
board-note-hides-nothing = verdeckt nichts
board-note-power = Kraft { $power }
board-note-most-power = bis zu Kraft { $power }
board-note-desperation = Kraft { $power }, für 1 Plättchen (von { $has })
board-note-supply = Kraft { $power }, für 1 Vorrat (von { $has })
board-note-fight = { $most ->
    [one] 1
   *[other] bis zu { $most }
} gegen Stärke { $strength }
board-note-enter = { $most ->
    [one] 1 darf gehen
   *[other] bis zu { $most } dürfen gehen
}
board-note-settle = Kontrolle braucht { $needed }, möglich sind { $most }
board-note-control = { $needed ->
    [one] 1 bringt die Kontrolle
   *[other] { $needed } bringen die Kontrolle
}
board-note-seize = { $needed ->
    [one] 1 bringt die Kontrolle und eine Stimme von { $clan }
   *[other] { $needed } bringen die Kontrolle und eine Stimme von { $clan }
}
board-note-influence = +{ $amount }, Platz { $place }
board-note-bolster = { $most ->
    [one] 1 Troll
   *[other] bis zu { $most } Trolle
}
board-note-turn = { $space }{ $gnomes ->
    [0] { "" }
    [one] , und ein Durchbruch mit 1 Gnom
   *[other] , und ein Durchbruch mit { $gnomes } Gnomen
}
board-note-swarm = nächster Gnom nach { $caverns }
board-note-one-falls = eine Einheit fällt: { $seats }
board-note-free = niemand ist dort
board-note-honour = +{ $honour } Ehre
board-note-votes = du hast { $votes }, die Plätze bringen { $honour }
board-note-beside = neben { $caverns }
board-note-worth = wert { $honour }

board-move-advance = Vorrücken nach { $place }
board-move-carry = Mit { $count } von { $origin } nach { $place } vorrücken
board-move-influence = Um { $champion } werben

## Eine Karte legen, auf ihrem Bogen.

board-sheet-lay = Eine Karte legen
board-sheet-lay-under = Karte { $number } von { $cards } in Welle { $wave }; sie muss mindestens ein Symbol abdecken.
board-sheet-lay-verb = Hierhin legen
board-sheet-lay-back = Zurücknehmen
board-sheet-lay-ancestry = Deine Ahnentafel
board-sheet-lay-note = Wähle eine Raute: Dort liegt die Mitte der Karte.
board-sheet-lay-sentence = { $card }; verdeckt wird: { $hidden }.
board-sheet-lay-empty = { $card }; verdeckt nur leere Viertel.
board-sheet-lay-left = { $left ->
    [one] die übrige geht weiter an { $seat }
   *[other] die { $left } übrigen gehen weiter an { $seat }
}
board-sheet-lay-last = die übrige wird abgelegt
board-sheet-lay-does = Was dieser Platz bewirkt
board-sheet-symbols = { $count ->
    [one] { $symbol }
    [2] zweimal { $symbol }
    [3] dreimal { $symbol }
   *[other] viermal { $symbol }
}
board-sheet-clusters = Deine besten Gruppen
board-sheet-clusters-note = Wähle eine Karte oder einen Platz und sieh, was aus ihnen wird.
board-sheet-joined = { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbole
}{ $wilds ->
    [0] { " " }verbunden
    [one] { " " }und ein Joker, verbunden
   *[other] { " " }und { $wilds } Joker, verbunden
}
board-sheet-hidden = { $count ->
    [one] eines ihrer Symbole wird verdeckt
   *[other] { $count } ihrer Symbole werden verdeckt
}
board-sheet-cut = die Gruppe wird getrennt
board-sheet-unchanged = unverändert
board-sheet-elders = { $more ->
    [0] Kein Ältester ist betroffen.
    [one] Ein Ältester mehr: { $had } → { $has }.
   *[other] { $more } Älteste mehr: { $had } → { $has }.
}

## Ein Zug und seine Aktionen, auf ihrem Bogen.

board-sheet-turn = Dein Zug
board-sheet-turn-under = Wähle hier eine Aktion oder auf dem Plan ein Ziel.
board-sheet-turn-part = Zwei schwache Aktionen oder eine starke
board-sheet-turn-note = Eine schwache Aktion deckt ein Symbol ab und hat Kraft 1. Eine starke deckt eine ganze Gruppe ab und ist der ganze Zug.
board-sheet-second = Die zweite schwache Aktion
board-sheet-second-part = Noch eine schwache Aktion oder keine
board-sheet-second-note = Wähle ein Ziel auf dem Plan oder hier eine Aktion.
board-sheet-court = Einfluss auf einen Recken
board-sheet-no-second = Keine zweite Aktion
board-sheet-weak = Schwach { $power }
board-sheet-strong = Stark { $power }
board-sheet-strong-range = Stark { $least }–{ $most }
board-sheet-cubes-from = ab { $count } Steinchen
board-sheet-how-strong = Wie stark
board-sheet-cubes = { $count } Steinchen
board-sheet-deed-at = { $type }: { $aim }
board-sheet-deed-weak = Schwache Aktion: Zwei davon sind ein Zug.
board-sheet-deed-strong = Starke Aktion: Sie ist der ganze Zug.
board-sheet-granted = { $champion } gibt dir diese Aktion: Kraft { $power }, ohne ein Symbol abzudecken.
board-sheet-granted-wheel = Das Feld des Rads gibt dir diese Aktion: Kraft { $power }, ohne ein Symbol abzudecken.
board-sheet-idle-advance = Nicht vorrücken
board-sheet-idle-bolster = Keine Höhle verstärken
board-sheet-power = Kraft
board-sheet-power-price = Kraft { $power } für { $cubes } Steinchen
board-sheet-power-note = Umrahmte Symbole werden abgedeckt. Wähle ein anderes, um es zu nehmen, oder ein umrahmtes, damit es frei bleibt.
board-sheet-supplies = Vorräte, für Kraft ausgegeben (du hast { $have })
board-sheet-desperation = Verzweiflung, für Kraft ausgegeben (du hast { $have })
board-sheet-all-covered = { $count ->
    [0] Du hast kein solches Symbol.
    [one] Dein einziges Symbol dieser Art ist abgedeckt.
   *[other] Alle { $count } Symbole dieser Art sind abgedeckt.
}
board-sheet-aim-advance = Wohin
board-sheet-aim-bolster = Welche Höhle
board-sheet-aim-influence = Welcher Recke
board-sheet-aim-gnome = Wie weit die Radfigur geht, im Uhrzeigersinn
board-sheet-gate = Torkarte { $number }
board-sheet-gates = Eine Torkarte ansehen
board-sheet-look = Einen Gnom ansehen
board-sheet-grant-bolster = Das Feld: Verstärken mit { $power }
board-sheet-grant-influence = Das Feld: Einfluss mit { $power }
board-sheet-who = Wer geht
board-sheet-going = { $sent } von { $power }
board-sheet-gnomes = { $count ->
    [one] Wie viele, gegen den Gnom
   *[other] Wie viele, gegen { $count } Gnome
}
board-sheet-many = Wie viele
board-sheet-takes = Kontrolle
board-sheet-short = { $more } zu wenig für die Kontrolle
board-sheet-yours = dein
board-sheet-somebody = Jemand muss gehen.
board-sheet-left = { $count ->
    [0] niemand bleibt
    [one] { $who } bleibt
   *[other] { $who } bleiben
}
board-sheet-both = { $some } und { $others }
board-sheet-left-lair = ein Bau bleibt auch leer dein
board-sheet-pawn = in { $place }; geht statt eines Trolls
board-sheet-born = Trolle von daheim
board-sheet-stock = { $count } daheim
board-sheet-who-comes = Wie viele kommen
board-sheet-wasted = Umsonst ausgegeben
board-sheet-no-more = Mehr Trolle können nicht kommen.
board-sheet-covered = Abgedeckt
board-sheet-wheel = Rad
board-sheet-spaces = { $count ->
    [one] 1 Feld weiter
   *[other] { $count } Felder weiter
}
board-sheet-votes = Stimmen von { $clan }
board-sheet-place = Platz
board-sheet-space = Feld
board-sheet-breach = Gnome im Durchbruch
board-sheet-strength = Gnome der Stärke { $strength }
board-sheet-there = { $count ->
    [one] 1 Troll dort
   *[other] { $count } Trolle dort
}
board-sheet-units = { $count ->
    [one] 1 geht
   *[other] { $count } gehen
}
board-sheet-said-weak = Schwache Aktion { $type }
board-sheet-said-strong = Starke Aktion { $type }
board-sheet-said-supplies = für { $count ->
    [one] 1 Vorrat
   *[other] { $count } Vorräte
} mehr
board-sheet-said-desperation = für { $count ->
    [one] 1 Verzweiflungsplättchen
   *[other] { $count } Verzweiflungsplättchen
} mehr
board-sheet-gnome-in = einen Gnom in { $cavern }
board-sheet-said-look = { $things } ansehen
board-sheet-said-advance = { $count ->
    [0] { $place }
    [one] 1 Einheit nach { $place }
   *[other] { $count } Einheiten nach { $place }
}
board-sheet-said-bolster = { $count ->
    [0] { $place }
    [one] 1 Troll in { $place }
   *[other] { $count } Trolle in { $place }
}
board-sheet-missing-second = Wähle eine zweite schwache Aktion oder keine.
board-sheet-missing-aim = Wähle das Ziel.
board-sheet-missing-crowd = Wähle, wie viele gehen.
board-sheet-missing-born = Wähle, wie viele kommen.
board-sheet-missing-errand = Wähle, was die Drehung des Rads sonst noch bringt.
board-move-bolster = { $place } verstärken
board-move-turn = { $count ->
    [one] Das Rad 1 Feld drehen
   *[other] Das Rad { $count } Felder drehen
}
