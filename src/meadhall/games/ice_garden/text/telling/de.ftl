### Wie erzählt wird, was geschah: kurz, in einem Satz für mehreres zugleich, und dem, den es angeht.

house-name = Vuko

## In wenigen Worten

short-advanced = Schiff { $ship } der Etappe { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
short-planned = plant { $field }
short-planned-gorge = plant { $field }{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
short-marker-placed = { $n ->
    [one] Marker: { $region }
   *[other] { $n } Marker: { $region }
}
short-moved = { $count ->
    [one] { $piece } nach { $goal }
   *[other] { $count } Figuren nach { $goal }
}
short-improved = { $improvement } für Stufe { $level }
short-summoned = { $n ->
    [one] Stufe-{ $level }-Einheit in { $region }
   *[other] { $n } Einheiten (Stufe { $level }) in { $region }
}
short-shifted = { $n ->
    [one] verschiebt einen M-Faktor
   *[other] verschiebt { $n } M-Faktoren
}
short-order-laid = Reihenfolge auf { $field }
short-let-go = nichts auf { $field }
short-gained = +{ $amount } { $resource }
short-struck-marker = entfernt { $n ->
    [one] einen Marker
   *[other] { $n } Marker
} von { $victim } in { $region }
short-struck-neutral = entfernt { $n ->
    [one] einen neutralen Marker
   *[other] { $n } neutrale Marker
} in { $region }
short-struck-unit = trifft { $victim } in { $region }
short-beaten = schlägt eine Stufe-{ $level }-Einheit von { $victim } in { $region }
short-vuko-goes = besucht { $seat } in { $region }
short-vuko-stays = besucht { $seat } wieder in { $region }
short-vuko-kills = tötet eine Stufe-{ $level }-Einheit
short-held = hält { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} von { $seat } fest
short-vuko-finds-nobody = findet niemanden von { $seat }
short-dominates = dominiert { $region }
short-recruited = holt { $n ->
    [one] einen Marker
   *[other] { $n } Marker
} von { $victim } in den Eisgarten
short-pillaged = raubt { $victim } { $resource }
short-tormented = ein Albtraum in { $region }
short-enchanted = tauscht einen Marker von { $victim } in { $region }
short-tower-built = ein Roter Turm in { $region }
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
short-nightwalkers-took = Nachtwandler nehmen { $count } Marker von { $seat } in { $region }
short-token-discarded = legt einen Vuko-Marker ab
short-spied = Schöpfer-Spion: { $improvement }

## Mehreres zugleich

told-planned-gorge = { $seat } plant { $n }-mal { $field }.
told-planned = { $seat } plant { $field }.
told-marker-placed = { $seat } setzt { $n } Marker: { $region }.
told-moved = { $seat } zieht mit { $count } Figuren: { $goal }.
told-improved = { $seat } verbessert Einheiten: { $improvement }.
told-summoned = { $n } Einheiten von { $seat } erscheinen: { $region }.
told-shifted = { $seat } verschiebt { $n } M-Faktoren.
told-gained = { $seat } erhält { $amount } { $resource }.
told-struck-marker = { $seat } entfernt { $n } Marker von { $victim }: { $region }.
told-struck-neutral = { $seat } entfernt { $n } neutrale Marker: { $region }.
told-struck-unit = { $seat } trifft { $victim } { $n }-mal: { $region }.
told-beaten = { $seat } schlägt { $n } Einheiten von { $victim }: { $region }.

## An den, den es angeht

mine-struck-marker = { $seat } hat { $n ->
    [one] deinen Marker
   *[other] { $n } deiner Marker
} entfernt: { $region }.
mine-struck-unit = { $seat } hat deine Stufe-{ $level }-Einheit getroffen: { $region }.
mine-beaten = { $seat } hat deine Stufe-{ $level }-Einheit geschlagen: { $region }.
mine-removed = Deine Stufe-{ $level }-Einheit ist fort: { $region }.
mine-vuko-goes = Vuko ist zu dir gekommen: { $region }.
mine-vuko-stays = Vuko hat dich wieder besucht: { $region }.
mine-vuko-kills = Vuko hat deine Stufe-{ $level }-Einheit getötet: { $region }.
mine-held = Vuko hält { $count ->
    [one] einen deiner Marker
   *[other] { $count } deiner Marker
} fest: { $region }.
mine-nightwalkers-took = Die Nachtwandler haben { $count } deiner Marker genommen: { $region }.
mine-recruited = { $seat } hat { $n ->
    [one] deinen Marker
   *[other] { $n } deiner Marker
} in den Eisgarten geholt: { $region }.
mine-pillaged = { $seat } hat dir { $resource } geraubt.
mine-enchanted = { $seat } hat { $n ->
    [one] deinen Marker
   *[other] { $n } deiner Marker
} getauscht: { $region }.
mine-evicted = Dein Marker musste weichen: von { $origin } nach { $goal }.
mine-caught-up = Du hattest wenig auf der Karte und hast { $amount } Bevölkerung bekommen.

## Veränderte Orte

tale-influence = { $who } { $change }
tale-lost-region = { $who ->
    [nobody] Du hast die Führung verloren, die jetzt niemand hat ({ $region })
   *[other] Du hast { $region } an { $who } verloren
}: { $before ->
    [one] 1 Punkt
   *[other] { $before } Punkte
}, jetzt { $after }.
tale-lost-tag = { $who ->
    [nobody] verloren
   *[other] verloren an
}
tale-won-tag = deins
tale-won-region = Du führst jetzt in { $region }.
tale-free-tag = frei
tale-free-region = In { $region } führt jetzt niemand.
tale-leads-tag = führt
tale-leads = { $who } führt jetzt hier.

## Große Augenblicke

tale-when-round = Runde { $number }
tale-vuko-visits = { $who ->
    [you] Vuko besucht dich: { $region }
   *[other] Vuko besucht { $who }: { $region }
}
tale-vuko-came = Er kam, weil dein Ruf der schlechteste ist.
tale-vuko-how = Er geht dorthin, wo das schlechteste Ansehen am stärksten ist.
tale-vuko-killed = Du hast { $unit } verloren (Stufe { $level }).
tale-vuko-token = Du hast einen Vuko-Marker mehr.
tale-vuko-holds = { $count ->
    [one] Einer deiner Marker in { $region } zählt nicht für die Dominanz.
   *[other] { $count } deiner Marker in { $region } zählen nicht für die Dominanz.
}
tale-vuko-way = Er besucht das schlechteste Ansehen. Im Rabenschatten legt man Vuko-Marker ab.
tale-scoring = { $points ->
    [0] Die Regionen wurden gewertet: nichts für dich
    [one] Die Regionen wurden gewertet: 1 Punkt für dich
   *[other] Die Regionen wurden gewertet: { $points } Punkte für dich
}
tale-scoring-all = Zusammen: { $gains }.
tale-scored-region = { $region }: { $gains }
tale-scored-locked = Eine eingeschlossene Region: { $gains }
tale-scored-mine = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} aus { $region }
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
tale-tie = Gleichstand bei { $here }; nebenan { $first ->
    [you] führst du
   *[other] führt { $first }
} mit { $more } zu { $less }.
tale-tie-name = Gleichstand bei { $here }, auch nebenan; den besseren Ruf { $first ->
    [you] hast du
   *[other] hat { $first }
}.

## What is missing

tale-lacks = Es kostet { $needs } { $thing }, du hast { $has }.
tale-lacks-m-factor = Es kostet { $needs } M-Faktor, du hast { $has }.
tale-lacks-layer = Es braucht { $needs } M-Faktor der Stufe { $level }, du hast { $has }.
