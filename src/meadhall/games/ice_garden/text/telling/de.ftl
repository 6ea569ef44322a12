### Wie erzählt wird, was geschah: kurz, in einem Satz für mehreres zugleich, und dem, den es angeht.

house-name = Vuko

## In wenigen Worten

short-advanced = Schiff { $ship } der Etappe { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
short-planned = plant { $field-whom }
short-planned-gorge = plant { $field-whom }{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
short-marker-placed = { $n ->
    [one] Marker: { $region }
   *[other] { $n } Marker: { $region }
}
short-moved = { $count ->
    [one] { $piece } { $goal-to }
   *[other] { $count } × { $piece } { $goal-to }
}
short-improved = { $level }: { $improvement }
short-summoned = { $n ->
    [one] { $level } { $region-in }
   *[other] { $n } × { $level } { $region-in }
}
short-shifted = { $n ->
    [one] verschiebt einen M-Faktor
   *[other] verschiebt { $n } M-Faktoren
}
short-order-laid = Reihenfolge auf „{ $field }“
short-let-go = tut nichts auf „{ $field }“
short-gained = +{ $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-many }
}
short-struck-marker = entfernt { $n ->
    [one] einen Marker
   *[other] { $n } Marker
} von { $victim } { $region-in }
short-struck-neutral = entfernt { $n ->
    [one] einen neutralen Marker
   *[other] { $n } neutrale Marker
} { $region-in }
short-struck-unit = trifft { $victim } { $region-in }
short-beaten = schlägt { $region-in } eine Einheit von { $victim }: { $level }
short-vuko-goes = besucht { $seat } { $region-in }
short-vuko-stays = besucht { $seat } wieder { $region-in }
short-vuko-kills = tötet eine Einheit: { $level }
short-held = hält { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} von { $seat } fest
short-vuko-finds-nobody = findet niemanden von { $seat }
short-dominates = dominiert { $region-whom }
short-recruited = holt { $n ->
    [one] einen Marker
   *[other] { $n } Marker
} von { $victim } in den Eisgarten
short-pillaged = raubt { $victim } { $resource }
short-tormented = ein Albtraum { $region-in }
short-enchanted = tauscht einen Marker von { $victim } { $region-in }
short-tower-built = ein Roter Turm { $region-in }
short-reserve-carried = bringt { $count ->
    [one] 1 Reserve
   *[other] { $count } Reserven
} zum Dorn
short-absorbed = nimmt { $count ->
    [one] 1 Reserve
   *[other] { $count } Reserven
} auf
short-locked = { $region } eingeschlossen
short-goal-reached = erreicht das Ziel
short-gorge-bonus = +{ $points } für den Schlangenhals
short-scored = { "" }
short-dead-snow = Toter Schnee bedeckt die Welt
short-nightwalkers-took = Nachtwanderer nehmen { $count } Marker von { $seat } { $region-in }
short-token-discarded = legt einen Vuko-Marker ab
short-spied = Erschafferspion: { $improvement }

## Mehreres zugleich

told-planned-gorge = { $seat } plant { $n }-mal { $field-whom }.
told-planned = { $seat } plant { $field-whom }.
told-marker-placed = { $seat } setzt { $n } Marker: { $region }.
told-moved = { $seat } bewegt { $count } × { $piece } { $goal-to }.
told-improved = { $seat } verbessert Einheiten: { $improvement }.
told-summoned = { $n } Einheiten von { $seat } erscheinen: { $region }.
told-shifted = { $seat } verschiebt { $n } M-Faktoren.
told-gained = { $seat } erhält { $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-many }
}.
told-struck-marker = { $seat } entfernt { $n } Marker von { $victim }: { $region }.
told-struck-neutral = { $seat } entfernt { $n } neutrale Marker: { $region }.
told-struck-unit = { $seat } trifft { $victim } { $n }-mal: { $region }.
told-beaten = { $seat } schlägt { $n } Einheiten von { $victim }: { $region }.

## An den, den es angeht

mine-struck-marker = { $seat } hat { $n ->
    [one] deinen Marker
   *[other] { $n } deiner Marker
} entfernt: { $region }.
mine-struck-unit = { $seat } hat { $region-in } deine Einheit getroffen: { $level }.
mine-beaten = { $seat } hat { $region-in } deine Einheit geschlagen: { $level }.
mine-removed = Deine Einheit hat { $region-whom } verlassen: { $level }.
mine-vuko-goes = Vuko ist zu dir gekommen: { $region }.
mine-vuko-stays = Vuko hat dich wieder besucht: { $region }.
mine-vuko-kills = Vuko hat { $region-in } deine Einheit getötet: { $level }.
mine-held = Vuko hält { $count ->
    [one] einen deiner Marker
   *[other] { $count } deiner Marker
} fest: { $region }.
mine-nightwalkers-took = Die Nachtwanderer haben { $count } deiner Marker genommen: { $region }.
mine-recruited = { $seat } hat { $n ->
    [one] deinen Marker
   *[other] { $n } deiner Marker
} in den Eisgarten geholt: { $region }.
mine-pillaged = { $seat } hat dir { $resource } geraubt.
mine-enchanted = { $seat } hat { $n ->
    [one] deinen Marker
   *[other] { $n } deiner Marker
} getauscht: { $region }.
mine-evicted = Dein Marker musste weichen: { $origin-from } { $goal-to }.
mine-caught-up = Du hattest wenig auf der Karte und hast { $amount } Bevölkerung bekommen.

## Veränderte Orte

tale-influence = { $who } { $change }
tale-lost-region = { $who ->
    [nobody] Du hast die Führung verloren, die jetzt niemand hat ({ $region })
   *[other] Du hast { $region-whom } an { $who } verloren
}: { $before ->
    [one] 1 Punkt
   *[other] { $before } Punkte
}, jetzt { $after }.
tale-lost-tag = { $who ->
    [nobody] verloren
   *[other] verloren an
}
tale-won-tag = deins
tale-won-region = Du führst jetzt { $region-in }.
tale-free-tag = frei
tale-free-region = Niemand führt jetzt { $region-in }.
tale-leads-tag = führt
tale-leads = { $who } führt jetzt hier.

## Große Augenblicke

tale-when-round = Runde { $number }
tale-vuko-visits = { $who ->
    [you] Vuko besucht dich: { $region }
   *[other] Vuko besucht { $who }: { $region }
}
tale-vuko-came = Er kam, weil dein Ansehen das schlechteste ist.
tale-vuko-how = Er geht dorthin, wo der mit dem schlechtesten Ansehen am stärksten ist.
tale-vuko-killed = Du hast { $unit } verloren (Stufe { $level }).
tale-vuko-token = Du hast einen Vuko-Marker mehr.
tale-vuko-holds = { $count ->
    [one] Für deinen Vuko-Marker hält er { $region-in } einen deiner Einflussmarker fest: Der bleibt stehen, zählt aber nicht, bis Vuko geht.
   *[other] Für deine Vuko-Marker hält er { $region-in } { $count } deiner Einflussmarker fest: Die bleiben stehen, zählen aber nicht, bis Vuko geht.
}
tale-vuko-way = Er besucht den mit dem schlechtesten Ansehen. Im Rabenschatten legt man Vuko-Marker ab.
tale-scoring = { $points ->
    [0] Die Regionen wurden gewertet: nichts für dich
    [one] Die Regionen wurden gewertet: 1 Punkt für dich
   *[other] Die Regionen wurden gewertet: { $points } Punkte für dich
}
tale-scoring-all = Zusammen: { $gains }.
tale-scored-region = { $region }: { $gains }
tale-scored-mine = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $region-from }
tale-gain = { $who ->
    [you] du { $points }
   *[other] { $who } { $points }
}

## Woher die Punkte kamen

tale-source-regions = Regionen, Runde { $number }
tale-source-combat = Kampf
tale-source-gorge = Schlangenhals

tale-has = { $who ->
    [you] du
   *[other] { $who }
} { $amount }
tale-because = Einfluss: { $told }.
tale-because-locked = Von Callo eingeschlossen: Sie zahlt nur den ersten Platz, und immer an Callo.
tale-tie = Gleichstand bei { $here }; nebenan { $first ->
    [you] führst du
   *[other] führt { $first }
} mit { $more } zu { $less }.
tale-tie-name = Gleichstand bei { $here }, auch nebenan; das bessere Ansehen { $first ->
    [you] hast du
   *[other] hat { $first }
}.

## What is missing

tale-lacks = Es kostet { $needs } { $thing }, du hast { $has }.
tale-lacks-m-factor = Es kostet { $needs } { $needs ->
    [one] M-Faktor
   *[other] M-Faktoren
}, du hast { $has }.
tale-lacks-layer = Es braucht { $needs } { $needs ->
    [one] M-Faktor
   *[other] M-Faktoren
} der Stufe { $level }, du hast { $has }.
