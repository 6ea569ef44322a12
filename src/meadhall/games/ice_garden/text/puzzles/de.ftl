theme-dominates = Wer dominiert?
theme-points = Was zahlt eine Region?
theme-vuko-whom = Wen besucht Vuko?
theme-vuko-where = Wohin geht Vuko?
theme-gorge = Schlangenhals am Ende
theme-snow = Wenn der Tote Schnee gefallen ist
theme-marker = Ein Marker, die meisten Punkte
theme-march = Ein Schritt, die meisten Punkte
theme-turn = Ein ganzer Zug Bewegung, die meisten Punkte
theme-vuko-when = Wann kommt Vuko?
theme-cost = Was kostet das Beschwören?
theme-unvisited = Die Runde überleben

puzzle-dominates = Wer dominiert { $region-whom }, so wie es steht?
puzzle-vuko-whom = Käme Vuko jetzt, wen würde er besuchen?
puzzle-vuko-where = Käme Vuko jetzt, wohin würde er gehen?
puzzle-points = Würde jetzt { $region-in } einmal gewertet, wie viele Punkte bekäme { $seat } dort?
puzzle-gorge = Endete das Spiel jetzt nach Punkten, wer bekäme die fünf Punkte des Schlangenhalses?
puzzle-snow = Brächte { $seat } den Toten Schnee jetzt an seine Grenze, wer würde gewinnen?
puzzle-marker = Du bist { $seat } und setzt einen Marker. Wo bringt er dir die meisten Punkte, wenn alle Regionen sofort gewertet würden?
puzzle-march = Du bist { $seat } und bewegst eine Figur. Welcher Zug bringt dir die meisten Punkte, wenn alle Regionen sofort gewertet würden?
puzzle-turn = Du bist { $seat } und hast zwei Schritte für zwei Gold. Mit welchem Schritt beginnt der Zug, der dir die meisten Punkte bringt, wenn danach alle Regionen gewertet würden?
puzzle-vuko-when = Um wie viele Schritte kann das Ansehen von { $seat } höchstens fallen, ohne dass Vuko dann { $seat } besuchen würde?
puzzle-cost = Du bist { $seat } und beschwörst { $count } { $count ->
        [one] Einheit
       *[other] Einheiten
    } der Stufe { $level }. Wo steht dein Ansehen danach?
puzzle-unvisited = Du bist { $seat }. Was ist das meiste, das du jetzt beschwören kannst (Einheiten mal Stufe), ohne dass Vuko dich dann besuchen würde?

answer-seat = { $seat }
answer-region = { $region }
answer-number = { $number }
answer-nobody = Niemand

solve-counts = { $seat }: { $markers } Marker{ $units ->
        [0] .
       *[other] { " " }und Einheiten im Wert von { $units } ergeben { $total }.
    }
solve-held = Vuko hält { $count } von { $seat }: So viel weniger zählt.
solve-neutrals = Dort { $count ->
        [one] liegt ein neutraler Marker
       *[other] liegen { $count } neutrale Marker
    }: Nur wer mehr hat, kommt in die Rangfolge.
solve-next-door = Hier gleich; in den offenen Regionen nebenan hat { $seat } { $count }.
solve-standing = Auch dort gleich: { $seat } hat das bessere Ansehen.
solve-dominates = Also dominiert { $seat } { $region-whom }.
solve-nobody-dominates = Also dominiert niemand { $region-whom }.
solve-worst = Vuko besucht den mit dem schlechtesten Ansehen: { $seat }, bei { $reputation }.
solve-on-top = Dort stehen mehrere; { $seat } liegt oben auf dem Stapel und gilt als der Schlechteste.
solve-all-safe = Alle sind sicher: Vuko wartet.
solve-strongest = { $seat } hat { $total } { $region-in }.
solve-stands-there = Aber er steht schon { $region-in } und muss die Region wechseln.
solve-lowest-number = Gleich stark: Die kleinere rote Zahl entscheidet, { $number } { $region-in }.
solve-stays = Es ist die einzige: Er bleibt { $region-in }.
solve-ranked = { $seat } steht { $region-in } auf Platz { $place }.
solve-not-ranked = { $seat } kommt { $region-in } nicht in die Rangfolge und bekommt nichts.
solve-pays = Platz { $place } zahlt dort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
solve-in-gorge = { $seat } hat { $count } Marker im Schlangenhals.
solve-gorge-tie = Gleich: Von ihnen hat { $seat } das beste Ansehen.
solve-snow-trigger = { $seat } nimmt als Auslöser noch einen Vuko-Marker, wenn es noch einen gibt.
solve-snow-counts = { $seat }: { $reputation }, Vuko-Marker zu je zwei: { $tokens }, ergibt { $total }.
solve-snow-wins = Am besten steht { $seat }.
solve-now = So wie es liegt, zahlen dir alle Regionen zusammen { $points }.
solve-changes = { $region }: { $after } Punkte für dich statt { $before }.
solve-two-steps = Alle Wege mit { $steps } Schritten sind durchgespielt, mit derselben Figur oder mit zweien. Der beste führt hierher:
solve-stands-at = Das Ansehen liegt jetzt bei { $reputation }.
solve-from-safe = Wer sicher ist, fällt von { $reputation } an.
solve-worst-other = Der Schlechteste der anderen steht bei { $reputation }.
solve-on-top-there = Wer auch auf { $reputation } fällt, liegt dort obenauf und gilt als der Schlechteste.
solve-spare = Also { $steps ->
        [one] ist ein Schritt
       *[other] sind { $steps } Schritte
    } noch sicher, einer mehr nicht.
solve-summon-costs = Anzahl mal Stufe: { $count } mal { $level } ergibt { $price }.
solve-crabs-cost = Krabben kosten noch { $price } mehr, einmal.
solve-falls-to = Das führt auf { $reputation }.
solve-strength-costs = Das meiste, was sicher ist, ist { $strength } wert und führt auf { $reputation }. Alles Größere führt ihn zu dir.
solve-after = Zusammen { $points }: Keine andere Antwort bringt so viel.
