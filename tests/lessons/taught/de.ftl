lesson-tiny = Eine winzige Partie
    .about = Ein Marker und zwei Pläne.
lesson-tiny-start =
    Jede Region bezahlt den, der dort den meisten Einfluss hat.

    Du hast { $points } Punkte.
    .title = Was zählt
    .do = Klick auf das Tal des Kummers.
    .why = Punkte gewinnen.
lesson-tiny-plan = Erst planen, dann handeln.
    .title = Planen
    .do = Wähl ein Feld.
lesson-tiny-again = Jetzt sind alle Felder offen.
    .title = Machen
    .do = Wähl irgendein Feld.
lesson-tiny-says-callo = Das Glutland zahlt zuerst.
lesson-tiny-end = Plane, bevor du handelst.
    .well = Dein Marker steht, wo es sich lohnt.
lesson-side = Der erste Marker
    .about = Wo er stehen darf.
lesson-side-only = Er darf überall stehen.
    .title = Überall
    .do = Wähl eine Region.
lesson-side-end = Das war alles.
    .well = Du hast gewählt.
