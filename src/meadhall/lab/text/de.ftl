### Das Labor auf Deutsch.

## Die Befehlszeile.

playing = Partien
played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $title }, Startzahl { $seed }.
standing = { $bot }: gewinnt { $share }, Wertung { $rating }, { $mean } ms je Entscheidung, längste { $longest } ms
kept = Die Partien liegen in { $folder }.
pack = Eigene Werte: { $fields }.
ending-unfinished = Aufgegeben, weil die Bots kein Ende fanden

## Die Seite.

report-title = Arena: { $title }
report-about = Bots: { $bots }. Spieler: { $players }. Startzahl: { $seed }.
report-options = Optionen: { $options }.
report-contents = Auf dieser Seite
report-foot = Von Meadhall erstellt. Intervalle gelten in 95 von 100 Fällen. In einem Block von Partien trafen alle Bots dieselben Plätze mit demselben Glück.
report-won = Wer gewonnen hat
report-factions = Siege nach gespielter Figur
report-seats = Siege nach Platz
report-several = Diese Partien folgten { $count } verschiedenen Regeln; jede ist für sich zusammengefasst.
report-groups = Siege nach Regeln
report-endings = Wie Partien endeten
report-lengths = Wie lang Partien waren
report-curves = Wie Partien verliefen
report-swings = Was Partien entschied
report-uses = Was gewählt wurde und was daraus wurde
report-replays = Sehenswerte Partien
fact-games = Partien
fact-best = Meiste Siege
fact-rounds = Runden je Partie
fact-decisions = Entscheidungen je Partie
head-bot = Bot
head-seats = Plätze
head-wins = Siege
head-rating = Wertung
head-score = Punkte
head-thinking = Je Entscheidung
head-longest = Längste
head-faction = Gespielt
head-seat = Platz
head-rules = Regeln
head-action = Aktion
head-times = Je Partie
head-once = Bewegt jedes Mal
head-in-game = Bewegt je Partie
head-chance = Aussicht
head-replay = Aufzeichnung
head-lift = Siege
head-plot = Gezeichnet
head-interval = Intervall
head-part = Plätze
head-times-each = Male
head-why = Warum
head-result = Ergebnis
head-command = Befehl
unit-ms = ms
numbers = Die Zahlen
all-of-them = Alle
seat = Platz { $number }
players = { $number ->
    [one] 1 Spieler
   *[other] { $number } Spieler
}
games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
game = Partie { $number }
entry = Eintrag { $number }
of-games = { $count } ({ $share })
plot-wins = Anteil der Siege
plot-ratings = OpenSkill-Wertungen
plot-heat = Jeder Bot dort
plot-together = Alle zusammen
plot-endings = Wie jeder Bot gewann
plot-chosen = Am häufigsten gewählt
note-chosen = So oft in einer Partie, alle Plätze zusammen.
head-ending = Ende
wins = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
plot-rounds = Runden
plot-decisions = Entscheidungen
plot-seconds = Sekunden
plot-outlook = Siegaussicht
plot-score = Punkte
plot-sways = Arten von Aktionen, die Aussichten bewegen
plot-swings = Die größten Umschwünge
plot-lifts = Mehr und weniger Siege
plot-uses = Häufig und selten, gut und schlecht
note-wins = Gestrichelt: gleiche Anteile ({ $fair }). Wer gemeinsam gewinnt, teilt den Sieg.
note-ratings = Alle beginnen bei 25. Der Balken zeigt, wie unsicher die Wertung ist.
note-factions = Über alle Bots. Gestrichelt: gleiche Anteile.
note-seats = Über alle Bots. Gestrichelt: gleiche Anteile.
lead-groups = Spielerzahl, Optionen, eigene Werte und Fassungen der Regeln ergeben Partien, die sich nicht zusammenfassen lassen.
group-pack = eigene Werte { $fields }
group-no-pack = ohne eigene Werte
group-version = Regeln { $version }
note-endings = Der Anteil der Partien mit jedem Ende.
note-lengths = { $mean } im Mittel; acht von zehn Partien zwischen { $low } und { $high }.
lead-curves = Von der ersten Entscheidung bis zur letzten. Die Siegaussicht ist, was die Bots des Spiels von der ganzen Stellung halten, mit allem Verborgenen.
note-curves = Die Linie ist das Mittel aller Partien, das Band umfasst acht von zehn.
lead-swings = Nach jeder Wahl und dem Glück, das darauf antwortet, werden die Aussichten neu geschätzt. Was hat sie am meisten bewegt?
note-sways = Um wie viel sich in einer Partie die Aussicht dessen ändert, der so wählt, alle Plätze und auf und ab zusammen; das kann mehr als 100 % sein.
lead-uses = Wie oft gewann, wer etwas gewählt hat, verglichen mit dem, was derselbe Bot im Mittel gewinnt: × 2 ist doppelt so oft. Fett, wo das Intervall die 1 auslässt; von hundert Zeilen tun das etwa fünf durch Zufall. Was mit Siegen einhergeht, muss nicht ihre Ursache sein.
note-uses = Rechts, was viele Plätze wählen; über der gestrichelten Linie, was mit mehr Siegen einhergeht. Dreiecke und Quadrate liegen außerhalb des Zufalls.
lead-replays = Der Verweis führt zur gespeicherten Partie. Der Befehl liest sie vor, meadhall draw zeichnet sie, und die Halle im Browser öffnet sie.
notable-shortest = Kürzeste
notable-longest = Längste
notable-closest = Knappste
notable-clearest = Klarste
notable-comeback = Größte Aufholjagd
