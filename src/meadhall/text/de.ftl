### Die Befehlszeile und der Tisch im Terminal auf Deutsch.

fate = Schicksal
seat = Spieler { $number }
opponent = der Gegner

## Die Liste der Spiele.

game = { $slug }: { $title }
game-seats = Spielerzahl: { $seats }.
game-option = Option { $name } ({ $help }): { $choices }; Vorgabe { $default }.
game-text = beliebiger Text
game-switch = yes oder no

## Regeln.

chapter = Kapitel { $number }: { $title }
edition = { $edition ->
    [first] erste
   *[second] zweite
}
editions = Ausgaben: { $editions }.
reading = Wo das Buch offen ist: { $open } Wir spielen: { $read }{ $option ->
    [none] {""}
   *[other] {" "}Die Option { $option } spielt es anders.
}
only-in = { $mode ->
    [solo] Nur im Solospiel.
    [advanced] Nur in der Variante für Fortgeschrittene.
   *[other] Nur in der Spielart { $mode }.
}
heading = { $edition ->
    [first] In der ersten Ausgabe unter „{ $heading }“.
    [second] In der zweiten Ausgabe unter „{ $heading }“.
   *[only] Im Buch unter „{ $heading }“.
}
no-rule = Eine Regel { $rule } gibt es nicht. Die erste ist { $first }.
no-rule-but = Eine Regel { $rule } gibt es nicht. Ist eine von diesen gemeint: { $near }?
no-rules = Keine Regel passt.
no-checkout = Welche Regeln keinen Test haben, lässt sich nur im Quellverzeichnis des Projekts sagen.

## Fragen vor einer Partie.

choice = { $number }: { $word }
choice-default = { $number }: { $word } (Eingabetaste nimmt dies)
choose = Nummer:
choose-one = Bitte eine Zahl von 1 bis { $count } tippen oder die Eingabetaste drücken.
ask-players = Wie viele Spieler: { $seats }? Eingabetaste nimmt { $default }.
ask-seat = Wer spielt als Spieler { $number }?
person = ein Mensch an dieser Tastatur
level = { $level ->
    [random] der Bot random (nimmt irgendetwas)
    [novice] der Bot novice (vernünftig, mit Ausrutschern)
    [adept] der Bot adept (plant voraus)
    [master] der Bot master (rechnet und nimmt sich Zeit)
   *[champion] der Bot champion (ein Meister, der aus vielen Partien gelernt hat)
}
ask-options = Eine Option ändern oder beginnen?
begin = die Partie beginnen
ask-option = { $name }: { $help }
ask-text = Einen Wert tippen, oder Eingabetaste für { $default }:
wrong-option = Das passt nicht zusammen. { $problem }

## Am Tisch.

welcome = { $title }. Startzahl { $seed }.
help-hint = Mit { $help } hörst du jederzeit, was du tippen kannst.
goes-on = { $count ->
    [one] Die gespeicherte Partie geht nach 1 Eintrag weiter. Zuletzt geschah:
   *[other] Die gespeicherte Partie geht nach { $count } Einträgen weiter. Zuletzt geschah:
}
bot = { $seat } wird vom Bot { $level } gespielt.
hand-over = Weitergeben an { $seat }.
question = { $seat }: { $question }
answer = { $seat }, deine Antwort: {""}
only-option = Du hast nur eine Möglichkeit: { $action }.
group = { $verb }: { $count } Möglichkeiten. Tippe { $verb }, um sie zu hören.
option = { $number }: { $action }
which = Diese { $count } Möglichkeiten passen. Tippe eine Nummer oder mehr Wörter.
chosen = Du wählst: { $action }.
empty = Bitte die Nummer oder die Wörter einer Möglichkeit tippen, oder { $help }.
no-number = Eine Möglichkeit { $number } gibt es nicht. Es gibt 1 bis { $count }.
not-understood = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl. Mit { $help } hörst du, was du tippen kannst.
did-you-mean = Meinst du { $text }?
allowed = Das ist erlaubt: { $action }.
not-allowed = Jetzt nicht erlaubt: { $action }.
no-options = Keine Möglichkeit beginnt mit „{ $text }“.
log-number = Das Protokoll braucht eine Zahl ab 1, nicht „{ $text }“.
log-empty = Noch ist nichts geschehen.
shape = So wird es geschrieben: { $shape }.
domain = { $name } ist eines von { $words }.
why-what = Nenne eine Aktion, so wie die Möglichkeiten sie schreiben. Aktionen beginnen mit einem dieser Wörter: { $verbs }.
undone = Zurückgenommen: { $action }.
no-undo = Zurücknehmen geht nicht: Das Schicksal hat geantwortet, etwas wurde aufgedeckt, jemand anders war dran, oder es gab keine Wahl.
save-where = Nenne eine Datei: { $save } DATEI.
save-first = Zum Speichern einen Dateinamen tippen. Zum Gehen ohne Speichern die Eingabetaste drücken. Zum Weiterspielen 0 tippen: {""}
save-result = Zum Speichern einen Dateinamen tippen. Zum Beenden die Eingabetaste drücken: {""}
replace = { $file } gibt es schon. Ersetzen? Tippe ja oder nein: {""}
yes = j ja y yes
saved = Gespeichert in { $file }.
not-saved = Nicht gespeichert.
cannot-save = { $file } lässt sich nicht speichern: { $problem }.
goodbye = Auf Wiedersehen.
input-ended = Die Eingabe ist zu Ende, darum hört die Partie hier auf. Sie wurde nicht gespeichert.
interrupted = Abgebrochen. Die Partie wurde nicht gespeichert.
over = Die Partie ist zu Ende. { $ending }.
winners = { $count ->
    [0] Niemand gewinnt.
    [one] Es gewinnt { $winners }.
   *[other] Es gewinnen { $winners }.
}
score = { $seat }: { $score ->
    [one] 1 Punkt.
   *[other] { $score } Punkte.
}

## Befehle am Tisch. Verstanden wird das Wort hier und auch das englische.

command-options = optionen
command-log = protokoll
command-why = warum
command-rule = regel
command-undo = zurück
command-save = speichern
command-help = hilfe
command-quit = ende

help-answer = Antworte mit der Nummer einer Möglichkeit oder mit ihren Wörtern in Klammern. Die Anfänge der Wörter genügen, wenn sie nur auf eine passen. Daneben kannst du diese Befehle tippen:
help-command = { $command }: { $help }
help-options = liest alle Möglichkeiten vor; mit einem Wort nur die, die damit beginnen.
help-log = liest die letzten zehn Ereignisse vor; mit einer Zahl so viele.
help-why = mit einer Aktion: sagt, ob sie jetzt erlaubt ist oder welche Regel sie verbietet.
help-rule = mit einer Nummer: liest diese Regel vor; ohne: die Regel hinter der Frage.
help-undo = nimmt deine letzte Wahl zurück, solange niemand und nichts darauf geantwortet hat.
help-save = mit einem Dateinamen: speichert die Partie.
help-help = liest diese Liste vor.
help-quit = verlässt den Tisch und fragt, ob gespeichert werden soll.

## Wiedergabe.

replay = { $title } für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}. Optionen: { $options }. Einträge: { $count }.
entry = { $number }. { $seat }: { $action }
stops = Nach { $number ->
    [one] 1 Eintrag
   *[other] { $number } Einträgen
}:

## Simulation.

playing = Es wird gespielt
simulated = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $title }, Spieler: { $players }, Startzahl { $seed }.
pack = Eigene Werte: { $fields }.
endings = Enden
wins-by-seat = Siege nach Platz
wins-by-character = Siege nach gespielter Figur
share = { $name }: { $count } von { $total } ({ $percent } %)
means = Entscheidungen je Partie: im Schnitt { $decisions }. Runden je Partie: im Schnitt { $rounds }.
speed = Geschwindigkeit: { $speed } Partien je Sekunde.

## Die Halle im Browser.

closed = Der Tisch { $table } ist geschlossen.
serving = Die Halle ist offen: { $address } (Strg+C schließt sie).

## Ein neues Spiel.

new-folder = Geschrieben: { $folder }
new-package = So wird es installiert: pip install -e { $folder }
new-game = So wird es gespielt: meadhall play { $slug }. Was jede Datei ist, steht in docs/add-a-game.md.

## Analyse.

ranked = { $number }. { $action }: { $chance } % ({ $tried ->
    [one] einmal versucht
   *[other] { $tried }-mal versucht
})
ranked-untried = { $number }. { $action }: nicht versucht
ranked-reason = { $weight } %: { $words }
analysed = { $title }: { $count ->
    [one] 1 Eintrag.
   *[other] { $count } Einträge.
} Entscheidungen, die etwas verschenkt haben:
given-away = { $number }. { $seat }: { $action }. { $band ->
    [good] Gut genug
    [inaccurate] Ungenau
    [mistake] Ein Fehler
    [blunder] Ein grober Fehler
   *[unseen] Von der Suche kaum beachtet
}{ $lost ->
    [none] {""}
   *[other] {" "}(−{ $lost } %)
}; besser: { $better }.
given-away-sum = { $seat }: { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}, im Mittel je { $mean } % verschenkt.

## Eigene Fehler als Rätsel.

mine-found = { $file }: { $count ->
    [0] kein Fehler, nach dem zu fragen lohnt.
    [one] ein Fehler.
   *[other] { $count } Fehler.
}
mine-asked = { $number } von { $count }, nach { $moment } Einträgen:
mine-topics = Um erst den Tisch zu lesen: { $topics }
mine-choose = Bitte tipp eine Zahl von 1 bis { $count } oder eines der Wörter oben.
mine-not = Nicht das: { $answer }. Versuch es noch einmal.
mine-right = Richtig.
mine-wrong = Nicht richtig.
mine-option = { $kind ->
    [best] Am besten
    [right] Genauso gut
   *[other] Schlechter
}: { $action }, { $chance } %{ $played ->
    [yes] {" "}(so hast du gespielt)
   *[no] {""}
}
mine-sum = { $right } von { $count } auf Anhieb richtig.
