theme-income = Einkommen
theme-units = Wie viele Einheiten sind das?
theme-price = Was kostet das?
theme-last-round = Wer liegt vorn?
theme-lacks = Königreiche, die noch fehlen
theme-muster = Wer kann kommen?
theme-odds = Die Aussichten eines Angriffs
theme-hold = Die Runde überleben
theme-target = Das beste Ziel

puzzle-income = { $people }: Wie viel Gold käme in der Einkommensphase zusammen, so wie es steht?
puzzle-units = { $people }: { $gold } Gold liegen bereit. Wie viele Einheiten sind das höchstens?
puzzle-price = { $people }: { $count } Einheiten werden gekauft. Was kosten sie zusammen?
puzzle-muster = { $people }: Wie viele Einheiten können höchstens zu einem Angriff auf { $goal } kommen?
puzzle-odds = { $people }: Angriff auf { $goal } mit { $units } Einheiten der Stärke { $strength } gegen { $foes } der Stärke { $defence }, nur im Nahkampf und bis zum Ende. Wie groß ist die Aussicht, es einzunehmen?
puzzle-target = Du führst die { $people } und greifst mit allen an, die zu Fuß kommen können, nur im Nahkampf und bis zum Ende. Wo ist die Aussicht am besten?
puzzle-hold = { $rival }: Angriff auf { $land } mit allen, die zu Fuß kommen, nur im Nahkampf und bis zum Ende. Wie viele Einheiten ({ $people }) müssen mindestens dort stehen, damit es in höchstens { $percent } von 100 Fällen fällt?
puzzle-last-round = Wäre die vereinbarte letzte Runde jetzt vorbei, wer würde gewinnen?
puzzle-lacks = { $people }: Wie viele Königreiche fehlen noch zum Sieg mit { $goal }?

answer-seat = { $seat }
answer-number = { $number }
answer-percent = { $number } %

solve-kingdoms = Königreiche: { $count }, je { $gold } Gold.
solve-gold-lands = Teleportale und Inseln: { $count }, je { $gold } Gold.
solve-mines = Minen: { $count }, je { $gold } Gold.
solve-lands = Andere Gebiete: { $count }, je { $gold } Gold.
solve-ring = Draupnir bringt { $gold } dazu.
solve-no-kingdom = { $people }: ohne Königreich kein Einkommen.
solve-makes = Zusammen { $gold }; kein Gebiet zahlt zweimal.
solve-unit-price = { $people }: Eine Einheit kostet { $gold } Gold.
solve-in-fours = { $units } auf einmal kosten { $gold }.
solve-buys = { $gold } Gold reichen für { $count }.
solve-costs = { $count } Einheiten kosten { $gold }.
solve-sends = { $origin } hat { $units }: Eine bleibt, { $count } können kommen.
solve-parted = Von { $origin } kommt niemand: Dazwischen liegt Gebirge.
solve-together = Zusammen { $count }.
solve-strength = { $units } Würfel treffen mit { $strength } oder weniger, { $foes } mit { $defence } oder weniger, Runde um Runde.
solve-walls = Die Mauern eines Königreichs nehmen den Angreifern eins von der Stärke; das ist schon abgezogen.
solve-chance = Bis zum Ende durchgerechnet: { $percent } %.
solve-attack = { $goal }: { $units } gegen { $foes }, { $percent } %.
solve-wealth = { $seat }: Königreiche { $kingdoms }, Gebiete { $lands }, Gold { $gold }.
solve-first = Zuerst zählen Königreiche, dann Gebiete, dann Gold: { $seat }.
solve-holds = { $people }: { $count } Königreiche.
solve-come-against = { $units } können kommen. Sie treffen mit { $strength } oder weniger, die Verteidiger mit { $defence } oder weniger.
solve-falls = Mit { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } dort fällt es in { $percent } von 100 Fällen.
solve-living = Der König lebt, also fehlen nur Königreiche.
