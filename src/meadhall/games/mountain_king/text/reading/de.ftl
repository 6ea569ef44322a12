# Der Tisch vorgelesen, auf Deutsch.

read-none = keine
read-nobody = niemand

## Wie es steht.

read-wave = { $number ->
    [0] Die Partie wird aufgebaut.
    [1] Welle I.
    [2] Welle II.
   *[other] Welle III.
}
read-over = Die Partie ist vorbei.
read-deciding = Zu entscheiden haben: { $seats }.
read-honour = Ehre: { $seats }.
read-turn-order = Spielerreihenfolge: { $seats }.
read-supplies = Vorräte: { $seats }.
read-controls = Kontrollierte Höhlen: { $seats }.
read-swarm = Der Schwarm steht bei { $clan }.
read-overrun = Überrannte Höhlen: { $caverns }.
read-gnomes-left = Gnome im Gnomenvorrat: { $supply }, am Rad: { $wheel }.

## Die Karte.

read-no-cavern = { $which } gibt es auf dieser Karte nicht. Die Gebiete sind { $clans }.
read-domain = Gebiet { $clan }.
read-lairs = Baue von { $seat }.
read-cavern = { $cavern }{ $gate ->
    [yes] , eine Torhöhle
   *[no] {""}
}: { $there }.
read-empty = leer
read-unclaimed = niemandes Bau
read-gnome = ein Gnom der Stärke { $strength }
read-unknown-gnomes = { $count ->
    [one] 1 unbekannter Gnom
   *[other] { $count } unbekannte Gnome
}
read-gnomes = Gnome
read-trolls = { $count ->
    [one] 1 Troll
   *[other] { $count } Trolle
}
read-tile = Plättchen: { $champion }
read-controlled = { $seat } hat die Kontrolle
read-nobody-controls = niemand hat die Kontrolle
read-swarm-here = Der Schwarm steht hier.
read-borders = Grenzt an { $caverns }.
read-touches = Große Hallen daneben: { $halls }.

## Ahnentafeln.

read-no-seat = { $which } sitzt hier nicht. Die Spieler sind { $seats }.
read-ancestry = Ahnentafel von { $seat }: Älteste { $elders }, Vorratssymbole { $supplies }, abgedeckt { $covered }.
read-row = Reihe { $number }: { $cells }.
read-covered = { $symbol } (abgedeckt)
read-blank = leer
read-wild = Joker
read-supply = Vorrat
read-elder = Ältester
read-extra = Auf Recken: { $symbols }.
read-hand = Hand: { $cards }.
read-hidden-hand = { $count ->
    [one] 1 verdeckte Handkarte.
   *[other] { $count } verdeckte Handkarten.
}
read-card = { $card }, oben { $upper }, unten { $lower }
read-shows = { $upper } über { $lower }
read-cell = Spalte { $column }, Reihe { $row }
read-hall-between = zwischen { $one } und { $other }
read-hall-in = in { $one }

## Recken und Klans.

read-outsider = Außenseiter
read-no-champions = Es gibt noch keinen Recken.
read-offered = Zur Auswahl: { $champion } ({ $clan }, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}).
read-displayed = In der Auslage: { $champion } ({ $clan }, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}).
read-influence = Einfluss: { $seats }.
read-owned = Bei { $seat }: { $champion } ({ $clan }, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}).
read-pawn-at = Die Figur steht in { $cavern }.
read-tile-at = { $kind ->
    [hall] Das Plättchen liegt an der Großen Halle { $place }.
    [clan] Das Plättchen liegt auf der Klanleiste von { $place }.
   *[cavern] Das Plättchen liegt in { $place }.
}
read-claws = Krallen übrig: { $left } von { $claws }.
read-votes = { $clan }, Stimmen: { $seats }.
read-places = Ehre nach Plätzen: { $honour }.

## Rad und Tore.

read-space = Feld { $number }: { $space }{ $wire ->
    [breach] , hinter dem Stolperdraht des Durchbruchs
    [boost] , hinter dem Stolperdraht des Ehrenschubs
   *[none] {""}
}{ $pawn ->
    [yes] . Hier steht die Radfigur.
   *[no] .
}
read-boosts = Ehrenschübe: { $seats }.
read-by-wheel = Gnome am Rad: { $weak } der Stärke 1, { $middle } der Stärke 2, { $strong } der Stärke 3.
read-breach = { $count ->
    [0] Ein Durchbruch brächte jetzt keinen Gnom: Es ist keiner mehr da.
    [one] Ein Durchbruch brächte jetzt 1 Gnom.
   *[other] Ein Durchbruch brächte jetzt { $count } Gnome.
}
read-gate = Torkarte { $number }: { $card }.
read-gate-open = Torkarte { $number }, aufgedeckt: { $clan }.
read-face-down = verdeckt
read-seen-by = Gesehen von { $seats }.
read-invaders = Jede Karte bringt { $count ->
    [one] 1 Gnom
   *[other] { $count } Gnome
}; die erste gefallene Einheit bringt { $honour } Ehre.

## Spieler.

read-player = { $seat } (Spieler { $number }): { $honour } Ehre.
read-holdings = Vorräte { $supplies }, Verzweiflungsplättchen { $desperation }.
read-army = Trolle auf dem Spielplan { $map }, daheim { $stock }.
read-boost = Ehrenschub { $boost }.
read-elders = Älteste { $count }.
read-settled = Baue: { $lairs }.
read-has-champions = Recken: { $champions }.

## Wertung.

read-if-scored = Würde die Welle jetzt gewertet:
read-reward = { $honour } Ehre für { $seat }: { $champion }.
read-domain-worth = Gebiet { $clan }: { $seats }.
read-domains-worth = Alle Gebiete zusammen: { $seats }.
read-at-the-end = Wäre das Spiel jetzt zu Ende:
read-hall-worth = Große Halle { $hall }, { $honour } wert, berührt { $caverns }. Gehaltene Höhlen: { $parties }.
read-elders-worth = Älteste: { $seats }.
read-votes-worth = Stimmen: { $seats }.
