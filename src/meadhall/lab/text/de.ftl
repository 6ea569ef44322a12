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

## Die Werkbank.

balance-title = Ausgewogenheit: { $title }
balance-printed = { $name }: wie gedruckt
balance-played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} je Seite von { $title }, Startzahl { $seed }:
balance-looked = { $games } Partien je Seite: Das breiteste Intervall reicht ± { $half } von hundert weit. Es wird weitergespielt.
balance-more = und { $count } weitere
balance-foot = Von Meadhall erstellt. Intervalle gelten in 95 von 100 Fällen. Beide Seiten trafen Block für Block dasselbe Schicksal.
balance-percent-points = Pp
balance-all-seats = Alle Plätze
balance-theme-factions = Siege nach gespielter Figur
balance-theme-seats = Siege nach Platz
balance-theme-points = Punkte
balance-theme-sources = Punkte nach Herkunft
balance-theme-length = Längen
balance-theme-endings = Enden
balance-theme-used = Benutzt
balance-theme-worth = Wert in Siegen
balance-length-rounds = Runden
balance-length-decisions = Entscheidungen
balance-length-best = Punkte der Besten
balance-section-found = Was sich unterscheidet
balance-section-curves = Wert für Wert
balance-section-won = Wer gewonnen hat
balance-section-seats = Siege nach Platz
balance-section-points = Punkte
balance-section-sources = Punkte nach Herkunft
balance-section-length = Längen
balance-section-endings = Enden
balance-section-things = Was benutzt wurde und womit das einherging
balance-section-method = Wie verglichen wurde
balance-fact-games = Partien je Seite
balance-fact-blocks = in { $blocks } Blöcken
balance-fact-looked = Betrachtete Zahlen
balance-fact-different = Davon verschieden
balance-fact-widest = Siege sind bekannt auf
balance-found-none = Keine der { $looked } betrachteten Zahlen unterscheidet sich stärker als durch Zufall (berichtigt dafür, dass so viele betrachtet wurden, nach Benjamini und Hochberg).
balance-found-some = { $found } von { $looked } betrachteten Zahlen { $found ->
    [one] unterscheidet
   *[other] unterscheiden
} sich stärker als durch Zufall (berichtigt dafür, dass so viele betrachtet wurden, nach Benjamini und Hochberg).
balance-lead-won = Wer gemeinsam gewinnt, teilt den Sieg. Pp sind Hundertstel: Von 20 % auf 23 % sind es + 3 Pp.
balance-note-won = Gestrichelt: gleiche Anteile.
balance-lead-curves = Jede Marke ist ein Wert mit seinem Intervall. Verglichen werden die Werte mit dem, den das Spiel ohne die Reihe hat.
balance-note-curves = Die Intervalle sind die jedes Werts für sich; was sich unterscheidet, steht oben.
balance-lead-things = Benutzt: von welchem Teil der Plätze. Wert: wie viel häufiger gewann, wer es benutzte, als wer dasselbe spielte und es nicht tat. Das ist ein Zusammenhang und keine Ursache: Wer vorn liegt, kann sich mehr leisten, und wer hinten liegt, braucht anderes. Fett ist mehr als Zufall.
balance-head-what = Was
balance-head-side = Wert
balance-head-value = Wert
balance-head-a = A
balance-head-b = B
balance-head-difference = Unterschied
balance-head-chance = Durch Zufall
balance-head-thing = Was
balance-head-used-a = Benutzt A
balance-head-used-b = Benutzt B
balance-head-used-change = Unterschied
balance-head-worth-a = Wert A
balance-head-worth-b = Wert B
balance-head-worth-drawn = Wert B, gezeichnet
balance-head-worth-change = Unterschied
balance-head-worth-points = In Punkten, B
balance-method-fate = Die Partien von A und B sind Paare: Dieselbe Startzahl antwortet für das Schicksal, dieselben Bots sitzen auf denselben Plätzen. Ein Block hat so viele Partien, wie es Plätze gibt, mit demselben Schicksal; verschiedene Bots rücken von Partie zu Partie um einen Platz weiter. Solange beide Seiten dasselbe tun, ist auch das Glück dasselbe, und verglichen wird der Unterschied innerhalb jedes Blocks. Nimmt eine Partie einen anderen Weg, so ist auch ihr Glück ein anderes; Paare sind also ähnlich, aber nicht gleich.
balance-method-intervals = Ein Unterschied und sein Intervall folgen mit Students t aus den Unterschieden der Blöcke. „Durch Zufall“ sagt, wie selten Zufall allein so weit führt, vergrößert dafür, dass viele Zahlen betrachtet wurden.
balance-method-many = Von hundert Zahlen unterscheiden sich bei 95 von 100 fünf durch Zufall. Darum ist der Zufall nach Benjamini und Hochberg berichtigt, über alle Zahlen dieser Seite zusammen: Von dem, was verschieden heißt, ist etwa ein Zwanzigstel Zufall; und von zwanzig Vergleichen gleicher Regeln nennt etwa einer überhaupt etwas verschieden.
balance-method-looks = Es wurde { $looks } Mal nachgesehen, ob genug bekannt ist. Das Ende hängt davon ab, wie breit die Intervalle sind, und nicht davon, was sich unterscheidet; mehrmals nachzusehen macht Zufallsfunde daher kaum häufiger. Wer so lange weiterspielt, bis sich etwas unterscheidet, wird etwas finden.
balance-method-worth = Adepten sind keine Menschen. Sie zeigen, was eine Änderung für gutes Spiel bedeutet, und nicht, was sie für den Spaß bedeutet.

## Eigene Werte.

pack-head =
    Werte von { $title }, die über unsere gelegt werden können. Nimm das erste # einer Zeile weg und ändere ihren Wert.
    Das Wort dahinter sagt, woher unser Wert ist. meadhall pack check DATEI nennt, was falsch ist.
    Mit meadhall pack schema { $game } --out { $game }.schema.json hilft ein Editor dabei.
pack-schema = Eigene Werte für { $title }
pack-printed = Unserer ist der Vorgabewert; Herkunft: { $origin }.
pack-right = { $file }: { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
} für { $title }, alle in Ordnung.
pack-wrong = { $file }: { $count ->
    [one] 1 Feld ist
   *[other] { $count } Felder sind
} falsch für { $title }.
pack-differs = { $title }: { $count ->
    [one] 1 Wert ist
   *[other] { $count } Werte sind
} verschieden.
pack-written = Geschrieben: { $file }
origin-rulebook = Regelbuch
origin-public = veröffentlicht
origin-deduced = gefolgert
origin-reconstructed = nachgebildet
origin-owner = eigener Wert
