word-player-1 = Spieler 1
word-player-2 = Spieler 2
word-player-3 = Spieler 3
word-player-4 = Spieler 4
word-player-5 = Spieler 5
word-player-6 = Spieler 6
word-player-7 = Spieler 7
word-player-8 = Spieler 8

reason-rivals = hält den stärksten Gegner auf
reason-rivals-against = lässt dem stärksten Gegner mehr als andere Möglichkeiten
reason-instinct = nichts Einzelnes gibt den Ausschlag
reason-played-on = gewinnt von 100 gedachten Partien etwa { $games ->
    [one] eine mehr
   *[other] { $games } mehr
}
reason-searched = ging, { $times }-mal weitergespielt, besser aus als anderes
reason-searched-against = ging, { $times }-mal weitergespielt, schlechter aus als anderes
reason-experience = Die Erfahrung aus vielen Partien spricht dafür
reason-experience-against = Die Erfahrung aus vielen Partien spricht dagegen
style-balanced = ausgewogen

ask-rest = Das Szenario geht nicht weiter: Bist du fertig?
ending-scenario = Das Szenario ist vorbei
ending-lesson = Die Lektion ist vorbei
