### Was der Server selbst sagt, auf Deutsch. Die Seiten haben ihre eigenen Worte in web/text.

server-over = Das Spiel ist zu Ende.
server-fate = Das Schicksal ist gefragt.
server-waiting = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
server-result = { $count ->
    [0] Niemand gewinnt: { $ending }. { $scores }.
    [one] { $winners } gewinnt: { $ending }. { $scores }.
   *[other] { $winners } gewinnen: { $ending }. { $scores }.
}
server-allowed = Das ist erlaubt: { $action }.

server-guest = Gast
server-stale = Am Tisch ging es schon weiter; sieh noch einmal hin und wähle neu.
server-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
server-too-long = Das ist zu lang.
server-malformed = Diese Nachricht wurde nicht verstanden.
server-no-rewind = Es gibt keinen Vorschlag, der auf Antwort wartet.
server-no-seat = Du hast an diesem Tisch keinen Platz.
server-missing = Hier ist nichts.
server-broken = Bei uns ging etwas schief.
server-csrf = Dieses Formular ist zu alt oder kam von anderswo. Bitte geh zurück, lade die Seite neu und versuche es noch einmal.
server-no-file = Bitte wähle eine Datei.
server-bad-number = Hier gehört eine Zahl hin.

## Zeilen mit Tischen.

server-seats-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
server-your-move = Du bist am Zug.
server-pace-none = ohne Uhr
server-pace-live = { $time } für jede Person
server-pace-day = { $time } für jede Entscheidung
server-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
server-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
server-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
server-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}

## Das Formular für einen neuen Tisch.

server-seat-me = ich
server-seat-open = offen für alle
server-seat-hot = noch jemand an diesem Gerät
server-seat-bot = Bot, { $level }
server-pace-none-help = Alle nehmen sich die Zeit, die sie brauchen.
server-pace-live-help = Eine Uhr läuft, während du gefragt bist. Ist sie leer, spielt ein Bot für dich, bis du zurückkommst.
server-pace-day-help = Für Partien über Tage. Ist die Zeit um, entscheidet ein Bot für dich, bis du zurückkommst.

## Regeln.

server-editions = { $editions ->
    [both] Erste und zweite Ausgabe.
    [first] Nur erste Ausgabe.
   *[second] Nur zweite Ausgabe.
}
server-source = Im Buch unter »{ $heading }«.
