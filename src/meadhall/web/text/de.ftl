### Die Seiten von Meadhall auf Deutsch.

## Überall

language-en = English
language-de = Deutsch
nav-house = Das Haus
nav-hall = Halle
nav-learn = Lernen
nav-settings = Einstellungen
nav-table = Teile des Tisches
nav-seats = Spieler
skip-to-content = Zum Inhalt
skip-to-decision = Zu deiner Entscheidung
change-theme = Zwischen Hell und Dunkel wechseln
account-of = Dein Konto, { $name }
foot = Eine inoffizielle Umsetzung. Namen und Welten gehören ihren Verlagen; Werte, die in den Regelheften nicht stehen, sind Rekonstruktionen.
save = Speichern
saved = Gespeichert.
cancel = Abbrechen
close = Schließen
send = Senden
search = Suchen
to-hall = Zurück in die Halle
watch = Zuschauen

## Die Halle

hall-title = Meadhall
hall-welcome = Komm herein, das Feuer brennt.
hall-lead = Große Spiele des Nordens, genau nach den Regeln. Lern eines, indem du es spielst, gegen Bots oder mit Freunden.
game-seats-are = { $seats } Spieler
game-minutes = etwa { $minutes } min
difficulty = Schwierigkeit
difficulty-is = Schwierigkeit { $of } von 5
game-rules = Die Regeln
learn = Lernen
learn-on = Weiterlernen
learn-learnt = gelernt
learn-length = { $minutes } min, { $title }
learn-left = { $step } von { $steps } · noch { $minutes } min
play-with-bots = Gegen Bots
play-with-friends = Mit Freunden
play-bots = { $bots ->
    [0] Allein
    [one] 1 Bot
   *[other] { $bots } Bots
}
play-level = Wie gut die Bots spielen
hall-peoples = Eine Karte für jedes Volk
hall-peoples-who = { $names }: wer sie sind, wie sie spielen, wie schwer es ist.
hall-peoples-look = Kennenlernen
hall-lessons = Zwei-Minuten-Lektionen
hall-lessons-all = Alle Lektionen
peoples-title = Die Völker von { $game }
peoples-games = Spiele
your-turn = Du bist dran
answer = Antworten
new-table = Tisch mit allen Optionen eröffnen
open-tables = Freie Plätze
open-none = Gerade wartet niemand. Eröffne einen Tisch mit Freunden, dann finden ihn auch andere hier.
sit-down = Platz nehmen
sit-down-at = Am Tisch { $title } Platz nehmen
seat-free = ein freier Platz
my-tables = Deine Tische
mine-none = Noch keine. Spiele gegen Bots oder setz dich zu anderen.
go-to = Zum Tisch { $title }
since = Letzter Zug: { $time } her
look = Ansehen
finished = Beendete Partien
finished-none = Noch ist keine Partie zu Ende.
won = gewonnen
replay = Die Partie durchgehen
import-title = Gespeicherte Partie mitbringen
import-help = Eine von Meadhall gespeicherte Partie (JSON-Datei) wird zu einem Tisch von dir.
import = Einlesen

## Ein neuer Tisch

new-title = Ein Tisch für { $game }
new-lead = Alles ist so eingestellt, dass du gleich anfangen kannst. Ändere, was du magst.
new-who = Wer spielt
new-players = Spieler
new-count = { $count ->
    [one] 1 Spieler (solo)
   *[other] { $count } Spieler
}
new-seats = Plätze
new-seat = Platz { $number }
new-each = Für jeden Platz bestimmt
new-how = Wie ihr spielt
new-name = Name des Tisches
new-name-help = Andere sehen ihn in der Halle. Er darf leer bleiben.
new-pace = Tempo
new-private = Nur mit Einladung
new-private-help = Der Tisch steht nicht in der Halle; wer den Link hat, darf kommen.
new-options = Regeln und Optionen
new-no-options = Dieses Spiel hat keine Optionen.
new-make = Tisch eröffnen

## Mitspielen

join-title = Du bist eingeladen
join-lead = An den Tisch „{ $title }“, { $game }.
join-seat = Platz { $number } nehmen
join-name = Dein Name
join-name-help = So sehen dich die anderen. Bleibt er leer, bekommst du einen für Gäste.
join-over = Das Spiel läuft schon. Du spielst an der Stelle von { $name } weiter.

## Regeln

rules-title = Regeln: { $game }
rules-search = Regeln durchsuchen
rules-chapters = Kapitel
rules-found = { $count ->
    [one] { $count } Regel passt.
   *[other] { $count } Regeln passen, die besten zuerst.
}
rules-none = Keine Regel passt.
rules-open = Dieses Kapitel lesen
rules-heading = Die Regeln
rules-overview = Überblick
rules-goal = Wie gewinne ich?
rules-ending = Wann endet das Spiel?
rules-course = So läuft es ab
rules-example = Beispiel.
rules-print = Zum Drucken
rules-card = Kurzübersicht
rules-contents = Inhalt
rules-book-words = Ein bebildertes Regelbuch in unseren eigenen Worten. Jede Regel hat eine Nummer; der Tisch nennt sie überall, wo sie etwas entscheidet. Die Bilder zeichnet der Tisch selbst.
rules-search-for = Gefunden zu „{ $query }“
rules-practise = Probier es aus:
rules-asked = Am Tisch gefragt:
rules-puzzle = Rätsel { $number }
rules-lesson = Lektion „{ $title }“

## Konto

account-title = Dein Konto
account-known = Du bist als { $name } angemeldet. Deine Tische folgen dir auf jedes Gerät.
account-guest = Du spielst als Gast { $name }. Mit einem Konto folgen dir deine Tische auf andere Geräte.
account-register = Konto anlegen
account-register-help = Deine Tische von heute kommen mit.
account-register-do = Konto anlegen
account-login = Anmelden
account-login-help = Wenn du schon ein Konto hast.
account-login-do = Anmelden
account-name = Name
account-passphrase = Kennsatz
account-passphrase-help = Ein paar Wörter, die niemand errät. Er kann dir nicht noch einmal geschickt werden.
sign-out = Abmelden
sign-out-help = „Überall“ ist für ein Gerät, das du verloren hast: Jedes Gerät muss sich neu anmelden, auch dieses.
sign-out-here = Hier abmelden
sign-out-everywhere = Überall abmelden
account-signed-out = Du bist überall abgemeldet, und deine Schlüssel für Programme öffnen nichts mehr.
passphrase-title = Kennsatz ändern
passphrase-help = Alle anderen Geräte müssen sich mit dem neuen wieder anmelden.
passphrase-old = Bisheriger Kennsatz
passphrase-new = Neuer Kennsatz
passphrase-do = Ändern
account-passphrase-changed = Der Kennsatz ist geändert. Andere Geräte sind abgemeldet, und deine Schlüssel für Programme öffnen nichts mehr.
delete-title = Alles über dich löschen
delete-help = Bots nehmen deine Plätze. Name, Einstellungen, Notizen und Chat werden für immer gelöscht; von deinen Partien bleiben nur die Züge.
delete-sure = Ich bin sicher
delete-do = Löschen
account-deleted = Alles über dich ist gelöscht.
tokens-title = Schlüssel für Programme
tokens-help = Mit so einem Schlüssel meldet sich ein Bot von dir an. Er darf, was du darfst.
token-new = Dein neuer Schlüssel, nur dieses eine Mal zu sehen:
token-name = Wofür ist der Schlüssel?
token-make = Schlüssel anlegen
token-drop = Zurückziehen
token-drop-name = Den Schlüssel { $name } zurückziehen

## Einstellungen

settings-title = Einstellungen
settings-you = Du
settings-name = Name am Tisch
settings-language = Sprache
settings-account = Konto und Schlüssel
settings-table = Am Tisch
settings-theme = Tag oder Nacht
theme-auto = Wie mein Gerät
theme-light = Pergament bei Tag
theme-dark = Halle bei Nacht
settings-ask = Immer fragen
settings-ask-help = Auch wenn nur eines möglich ist. Sonst wird es kurz gezeigt und dann für dich getan.
settings-sound = Klänge
settings-sound-help = Ein Klopfen, wenn du am Zug bist, Würfel und Münzen bei Zügen, ein Horn bei großen Augenblicken.
sound-off = Aus
sound-quiet = Leise
sound-full = Voll
settings-keys = Tasten mit einem Zeichen
settings-keys-help = Ein Buchstabe oder eine Ziffer wählt, U nimmt zurück. Ohne sie geht alles mit Tab, Pfeilen und Eingabe.
settings-steady = Eine neue Frage wartet eine halbe Sekunde auf Klicks
settings-confirm = Meine Züge bestätigen
settings-confirm-help = Ein Zug wird erst zusammengestellt und dann gespielt. Bis dahin kannst du ihn ändern, und niemand sonst sieht ihn.
confirm-final = Nur, was endgültig ist
confirm-never = Nie: die letzte Wahl spielt ihn
confirm-always = Immer
confirm-steps = Jede Antwort sofort spielen
draft = Dein Entwurf
draft-discard = Verwerfen
composer-open = Blatt öffnen
composer-fold = Blatt einklappen
composer-height = Höhe des Blatts
js-draft-here = Dein Entwurf: { $words }.
js-plays = Gespielt, sobald nichts mehr fehlt.
js-played = Gespielt. „Zurücknehmen“ macht wieder einen Entwurf daraus.
js-soon = Wird gleich gespielt. Klicken oder Tippen hält das an.
js-you-end = Du schließt ab.
js-n-of = { $n } von { $of }
js-all-of = Alle { $n }
js-most-of = Höchstens: { $n }
js-practice = Du bist hinter das zurückgegangen, was Würfel, Karten oder andere schon geantwortet hatten: Ab jetzt ist das eine Übungspartie. Würfel und Karten fallen wieder wie vorher.
js-clicks = Klick Klicke klick klicke klickst klicken Klicken anklicken klickt
js-taps = Tipp Tippe tipp tippe tippst tippen Tippen antippen tippt
js-practice-ask = Zurück hinter das, was Würfel, Karten oder andere schon geantwortet haben?
js-practice-cost = Dann wird daraus eine Übungspartie, die nicht zählt. Würfel und Karten fallen wieder wie vorher.
js-practice-yes = Zurück, als Übung
js-practice-tip = Würfel, Karten oder andere haben schon geantwortet: Zurück geht es nur als Übungspartie.
js-final-alone = Danach kannst du das nur noch als Übung zurücknehmen.
practice = Übung
js-chip-remove = { $label }, entfernen
js-difficulty = Schwierigkeit { $of } von 5
js-less = { $name }: eins weniger
js-more = { $name }: eins mehr
settings-tempo = Wie schnell Bots ziehen
settings-tempo-help = Schauen noch andere zu, gilt der langsamste Wunsch.
tempo-normal = So, dass ich folgen kann
tempo-slow = Langsam
tempo-fast = Schnell
tempo-none = Ohne Pause
settings-call = Dich rufen
settings-call-help = Wenn du am Zug und nicht da bist.
notify-browser = Hinweis in diesem Browser
notify-browser-help = Solange ein Tisch in einem anderen Tab offen ist. Der Browser fragt dich einmal.
notify-email = Per E-Mail
notify-email-address = Deine E-Mail-Adresse
notify-email-help = Eine neue Adresse bekommt erst eine E-Mail. Öffne den Link darin, dann gilt sie.
notify-email-unconfirmed = { $email } ist noch nicht bestätigt. Bitte sieh in deine E-Mails.
notify-email-again = E-Mail noch einmal senden
notify-email-none = Dieses Haus verschickt keine E-Mails.
notify-webhook = Per Webhook
notify-webhook-help = Wir schicken eine kurze Nachricht an diese Adresse; viele Chatprogramme verstehen sie.
notify-webhook-address = Adresse des Webhooks

## Fehler

error-title = Das hat nicht geklappt.
error-rule = Regel { $rule }
error-status = Code { $status }
## Links in E-Mails

mail-confirm = Deine E-Mail-Adresse
mail-confirm-help = Ist das deine Adresse, und soll Meadhall dir hier sagen, wann du am Zug bist?
mail-confirm-do = Ja, das ist meine
mail-confirm-done = Danke. Die Adresse ist bestätigt.
mail-stop = Keine E-Mails mehr
mail-stop-help = Soll Meadhall dir keine E-Mails mehr schicken? Deine Tische bleiben, wie sie sind.
mail-stop-do = Keine E-Mails mehr
mail-stop-done = Es kommen keine E-Mails mehr. In den Einstellungen kannst du das wieder ändern.

## Der Tisch

board = Der Spielplan
status = Stand der Partie
options = Was du tun darfst
filter = Möglichkeiten durchsuchen
side = Spieler, Verlauf, Gespräch, Regeln und Notizen
menu = Menü
help = Hilfe und Tasten
watching = { $count ->
    [one] 1 da
   *[other] { $count } da
}
invite = Einladung kopieren
invite-help = Es sind Plätze frei. Schick deinen Freunden diesen Link:
invite-friends = Freunde einladen
link-moment = Link zu diesem Moment
fork = Von hier aus etwas ausprobieren
export = Als Datei sichern
rematch = Noch einmal spielen
return = Meinen Platz vom Bot zurücknehmen
leave = Den Tisch verlassen
arrange = Plätze, Tempo und Benachrichtigungen
arrange-seat = Platz { $number }
arrange-open = Frei
arrange-away = (inzwischen spielt ein Bot)
arrange-link = Einladung
arrange-copy = Kopieren
arrange-copy-seat = Die Einladung zu Platz { $number } kopieren
arrange-withdraw = Einladung zurückziehen
arrange-fill = Diesen Bot spielen lassen
arrange-offer = Jemanden auf diesen Platz einladen
arrange-offer-mine = Meinen Platz jemandem übergeben
arrange-bot = Hier einen Bot spielen lassen
arrange-pace = Tempo ändern
arrange-ways = Weitere Wege
standing-mine = Was du immer gleich beantwortest
standing-help = Wenn andere am Zug sind und du immer dasselbe antwortest, kann das Haus es für dich tun. Niemand sonst erfährt davon.
standing-label = Was geschehen soll, wenn du das wieder gefragt wirst
js-from-now-on = Wenn ich das wieder gefragt werde: { $label }
rewind = Vorschlagen, hierher zurückzugehen
rewind-alone = Hierher zurückgehen
rewind-yes = Zustimmen
rewind-no = Ablehnen
forward = Wieder dorthin vor, wo wir waren
eyes = Mit wessen Augen
eyes-own = Gesehen von: mir
eyes-all = Gesehen von: allen
eyes-of = Gesehen von: { $name }
back-to-now = Zurück ins Jetzt
start = Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
undo = Zurücknehmen
hint = Einen Tipp, bitte
hint-short = Tipp
to-map = Zum Plan
tab-log = Verlauf
newest = Neueste Zeile
tab-chat = Chat
tab-rules = Regeln
tab-notes = Notizen
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
notes-help = Nur du kannst das lesen.
dice = Ehrliche Würfel
dice-help = Was Würfel und Stapel bringen, folgt aus einem geheimen Startwert des Hauses und aus einer geheimen Zahl vom Browser jeder Person. Alles liegt fest, bevor jemand das andere kennt. Am Ende wird alles offengelegt.
dice-promise = Prüfsumme des Startwerts:
dice-seed = Der Startwert:
dice-numbers = Prüfsummen der Zahlen:
dice-number = Die Zahl:
dice-since = zählt ab Eintrag { $n }
dice-mine = Die Zahl, die dein Browser mitgebracht hat, ist dabei.
dice-kept = Alles liegt offen, und es ist das, was versprochen war.
dice-broken = Das ist nicht, woran sich dein Browser erinnert. Notiere dir, was hier steht, und frag, wer dieses Haus betreibt.

help-title = So geht der Tisch
help-click = Was du benutzen darfst, leuchtet. Tipp oder klick es an, oder seinen Knopf unter dem Plan, oder zieh, was du hast, dorthin, wo es hin soll. Was nicht leuchtet, sagt dir beim Antippen, warum nicht; mit der Maus genügt es, darauf zu zeigen, um mehr zu hören.
help-arrows = über den Plan und die Möglichkeiten gehen
help-enter = wählen
help-letters = die Möglichkeit mit dieser Taste nehmen
help-undo = zurücknehmen
help-redo = im Entwurf wiederherstellen, was du zurückgenommen hast
help-steps = einen Schritt zurück oder weiter durch die Partie
key-page = Bild ↑ ↓
help-marks = auf dem Regler: zur Runde davor oder danach
help-why = was ist das, und warum nicht?
help-play = den Entwurf spielen
help-regions = vom Plan zum Blatt, zur Frage und zurück
help-counts = eins mehr oder weniger von dem, was zuletzt gezählt wurde
help-chip = diesen Teil des Entwurfs entfernen
help-chip-move = schieb ihn vor oder zurück, wo die Reihenfolge zählt
key-delete = Entf
js-draft-waits = Dein Entwurf wartet bei Schritt { $n }.
help-escape = das Gewählte loslassen, das Blatt einklappen
key-enter = Eingabe
key-shift = Umschalt

## Rückblick

review-title = Rückblick
review-link = Auf die Partie zurückblicken
review-table = Zum Tisch
review-busy = Die Partie wird durchgesehen …
review-again = Noch einmal nachsehen
review-failed = Das hat nicht geklappt.
review-chances = Wer wann wohl gewonnen hätte
review-chart = Eine Linie für jeden Spieler: wie wahrscheinlich er zu jeder Zeit gewonnen hätte, so wie ein Bot es sieht. Die Buchstaben oben sind die entscheidenden Augenblicke weiter unten, die Zahlen auf einer Linie deine eigenen.
review-known = Was bekannt ist
review-known-all = Alles aufgedeckt
review-known-own = Was jeder damals wusste
review-known-same = In dieser Partie ist beides gleich.
review-as-table = Als Tabelle
review-moment = Augenblick
review-percent = { $percent }{ "\u00A0" }%
review-change = { $before } → { $after }{ "\u00A0" }%
review-moments = { $count ->
    [one] Dein Augenblick
   *[other] Deine { $count } Augenblicke
}
review-only-own = nur deine eigenen
review-no-moments = Du hast gespielt wie ein geübter Bot, und keine deiner Entscheidungen hat viel geändert.
review-what-now = Was würdest du jetzt tun?
review-answer = { $best ->
    [yes] { $played ->
        [yes] Das Beste, und du hast es getan.
       *[no] Das Beste.
    }
   *[no] { $played ->
        [yes] Das hast du getan. Es gab Besseres.
       *[no] Es gab Besseres.
    }
}
review-less = { $points ->
    [0] Das macht keinen Unterschied, der sich sicher sagen lässt.
    [one] Damit gewinnst du von hundert Partien etwa eine weniger.
   *[other] Damit gewinnst du von hundert Partien etwa { $points } weniger.
}
review-answer-there = Auf dem Brett antworten
review-curve = Deine Gewinnchance: { $before } → { $after }{ "\u00A0" }%.
review-split = Deine Entscheidung −{ $lost }, was danach kam { $followed_sign }{ $followed }.
review-lost = Das hat etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} Gewinnchance gekostet.
review-you-played = Getan hast du: { $label }.
review-band-very-well = sehr gut
review-band-well = gut
review-band-inaccurate = ungenau
review-band-mistake = Fehler
review-band-blunder = grober Fehler
review-luck = Glück und Können getrennt
review-points = { $sign }{ $points } Prozentpunkte
review-sum-skill = Können
review-sum-skill-help = Was deine { $decisions } Entscheidungen gegen die eines Könners verloren haben, der wusste, was du wusstest. { $slips ->
    [0] Keine verlor mehr als 5 Punkte.
    [one] Ein Ausrutscher verlor { $lost } davon.
   *[other] { $slips } Ausrutscher verloren { $lost } davon.
}
review-sum-fate = Glück
review-sum-fate-help = Was Würfel und Gezogenes dir gebracht haben, verglichen mit dem Durchschnitt.
review-sum-play = Alles Übrige
review-sum-play-help = Wie die anderen gespielt haben, und was sich keinem einzelnen Zug zuschreiben lässt.
review-sum = Angefangen hast du bei { $start } %, geendet bei { $end } %:
review-well = Gut gemacht
review-well-text = Augenblick { $number } ({ $when }): Keine Wahl war besser als deine.
review-well-none = Nichts, was heraussticht.
review-lesson = Daraus kannst du lernen
review-lesson-text = Augenblick { $number } hat dich am meisten gekostet: etwa { $points } Punkte Gewinnchance. Versuch ihn oben, bevor du liest, warum.
review-lesson-none = In dieser Partie hast du keinen großen Fehler gemacht.
review-account = Woher die Punkte kamen
review-total = Zusammen
review-decisive = Entscheidende Augenblicke
review-none = Keine einzelne Entscheidung hat viel verändert.
review-look = Das Brett ansehen
review-ask = Was hätte ein Meister gespielt?
review-master = Was ein Meister gespielt hätte
review-master-help = Wähle oben einen entscheidenden Augenblick. Ein Meister sieht ihn sich dann mit dem an, was der Spieler wusste.
review-same = Ein Meister hätte dasselbe gespielt: { $label }
review-best = Ein Meister: { $label }
review-played = Gespielt: { $label }
review-weights = Die Balken vergleichen die beiden Möglichkeiten miteinander; die Linien oben zeigen den Verlauf der Partie.
review-before = Die Entscheidung davor
review-after = Die nächste Entscheidung

## Rätsel

nav-puzzles = Rätsel
puzzles-title = Rätsel
puzzles-lead = Stellungen aus echten Partien, jede mit einer Frage. Jede Antwort lässt sich beweisen, und die Lösung nennt ihre Regeln.
puzzles-of = Rätsel: { $game }
puzzles-all = Alle Rätsel
puzzles-all-of = Alle Themen und Rätsel
puzzles-any = Ein Rätsel für mich
puzzles-next = Das nächste
puzzles-done = { $solved } von { $count } auf Anhieb gelöst
puzzles-progress = Wie es dir geht
puzzles-rating = Deine Wertung: { $rating } (auf etwa { $deviation } genau)
puzzles-rating-none = Deine Wertung beginnt mit der ersten Antwort bei { $rating }. Sie bleibt dir, wenn du ein Konto anlegst.
puzzles-solved = { $solved } von { $tried } auf Anhieb gelöst
puzzles-streak = { $days ->
    [one] Einen Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-own = Deine eigenen
puzzles-own-help = Fehler aus Partien, auf die du zurückgeblickt hast. Was du weißt, kommt immer später wieder: nach 1, 3, 7 und 21 Tagen.
puzzles-own-none = { $kept ->
    [0] Noch keine. Blicke auf eine fertige Partie zurück, und hier wirst du gefragt, was du besser hättest machen können.
   *[other] Heute ist nichts dran.
}
puzzles-rules = Regeln
puzzles-number = { $state ->
    [solved] Rätsel { $n }, { $rating }, auf Anhieb gelöst
    [tried] Rätsel { $n }, { $rating }, versucht
   *[new] Rätsel { $n }, { $rating }
}
puzzle-day = Rätsel des Tages
puzzle-day-try = Versuch es
puzzle-day-again = Noch einmal ansehen
puzzle-day-share = { $share } von 100 haben es auf Anhieb gelöst
puzzle-day-new = Bisher haben es erst wenige versucht
puzzle-kind-read = Den Tisch lesen
puzzle-kind-exact = Genau ausrechnen
puzzle-kind-best = Bester von einigen Zügen
puzzle-level = { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
puzzle-own = Aus deiner eigenen Partie
puzzle-own-table = Diese Partie ansehen
puzzle-own-review = Zurück zum Rückblick
puzzle-you = du
puzzle-press = Drück auf eine Antwort; ist sie ein Ort, geht das auch auf dem Plan
puzzle-press-name = Drück auf eine Antwort
puzzle-options = Antworten
puzzle-solution = Lösung
puzzle-show = Lösung zeigen
puzzle-back = Zurück zur Lektion
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal versuchen
puzzle-wrong = falsch:
puzzle-is-right = richtig:
puzzle-not = { $kind ->
    [move] Das nicht: { $answer }.
   *[thing] Nicht { $answer }.
}
puzzle-try = Versuch es noch einmal.
puzzle-right = Richtig: { $answer }.
puzzle-result = { $how ->
    [solved] { $tries ->
        [1] Auf Anhieb gelöst
       *[other] Beim zweiten Versuch gelöst
    }
   *[told] Diesmal nicht gelöst
}
puzzle-rated = du: { $before } → { $after }
puzzle-share = { $share } von 100 lösen es auf Anhieb
puzzle-comes-back = { $days ->
    [1] Es kommt morgen wieder.
   *[other] Es kommt in { $days } Tagen wieder.
}
puzzle-once = Das war kein Fehler und kommt darum nicht wieder.
puzzle-learnt = Das weißt du jetzt: Es kommt nicht wieder.
puzzle-lesson = Lektion: { $title }, { $minutes } Min.
puzzle-vote = Ein gutes Rätsel?
puzzle-good = Ja
puzzle-bad = Nein
puzzle-theme-rules = Worauf es beruht
review-puzzles = Drei Rätsel für dich

## Vom Skript gesagt

js-your-turn = Du bist am Zug.
js-title-turn = (du bist am Zug)
js-no-match = Nichts passt.
js-lost = Verbindung verloren
js-quicker = Jemand war schneller, vielleicht du selbst in einem anderen Fenster. So steht es jetzt.
js-will-send = Gerade keine Verbindung. Dein Zug wird gesendet, sobald sie wieder da ist.
js-reconnecting = Verbinde neu …
js-closed = Der Tisch ist nicht zu erreichen.
js-copied = Der Link ist kopiert.
js-saved = Gespeichert.
js-saving = Speichere …
js-not-saved = Nicht gespeichert. Versuch es noch einmal.
js-may = Das darfst du wählen.
js-may-there = Dort darfst du etwas wählen.
js-fresh = Die Frage hat sich gerade geändert, darum hat dieser Klick nichts beantwortet.
js-sent = Einen Moment …
js-held = Gewählt: { $words }.
js-forced = Nur das ist möglich.
js-notify-blocked = Der Browser erlaubt keine Hinweise. Das lässt sich in seinen Einstellungen ändern.
js-nav-map = Plan
js-undo-not = Das kannst du nicht zurücknehmen: Jemand anderes hat seitdem entschieden, oder etwas wurde aufgedeckt.
js-clear = Zurück
js-news = Die Partie geht weiter, während du zurückschaust.
js-more-news = Frühere Zeilen im Verlauf: { $n }.
js-watching-none = Sonst ist niemand da.
js-older = Frühere Zeilen
js-loading = Einen Moment …
js-move-of = Schritt { $n } von { $of }
js-move-live = Schritt { $n }
js-handover = Weitergeben an { $name }
js-watching = Da: { $names }
js-rewind-by = { $name } schlägt vor, zu Schritt { $to } zurückzugehen.
js-here = { $n } da
js-close = Schließen
js-here-i-am = Ich bin { $name }
js-seat-of = { $name }, Platz { $n }
js-you = { $name } (du)
js-hint-is = Ein Tipp: { $label }
js-ask-why = Warum?
js-hint-late = Inzwischen ist die Frage eine andere. Bitte frag noch einmal.
js-thinking = Der Bot denkt nach …
js-no-answer = Es kam keine Antwort. Bitte frag noch einmal.
js-rewind-own = Die anderen werden gefragt, ob es zu Schritt { $to } zurückgeht.
js-then = Vergangenheit: { $moment }
js-taken-back = seitdem zurückgenommen
js-loss = Zurückgehen? { $moment }
js-loss-now = Zurückgehen
js-loss-ask = Vorschlagen
js-loss-others = Es geschieht, wenn alle anderen zustimmen.
js-went-back = Der Tisch ist zu Schritt { $to } zurückgegangen.
js-forward-own = Die anderen werden gefragt, ob es wieder vorwärts geht.
js-forward-by = { $name } schlägt vor, wieder dorthin vorzugehen, wo der Tisch war.

## Was der Tisch erzählt

since-title = Seit deinem letzten Zug
since-again = Noch einmal zeigen
since-hide = Ausblenden
result = Was daraus wurde
result-again = Noch einmal zeigen
since-first = Zuerst, was dich angeht
since-others = Was die anderen taten
js-action = 1 Aktion
js-actions = { $n } Aktionen
js-rivals = { $n } weitere ▾
js-show = Noch einmal zeigen
js-about-you = Du
js-since-told = Seit deinem letzten Zug: { $count }.
js-since-rest = Noch { $n } zu lesen, Taste L.
js-changed = Verändert: { $words }
js-details = Einzelheiten: { $text }
js-moment-of = { $n } von { $of }
js-fewer-mine = Jetzt hält der Tisch nur noch an, wenn es dich angeht.
js-fewer-none = Jetzt hält der Tisch gar nicht mehr an. In den Einstellungen kannst du das ändern.
js-place = Platz
js-points = Punkte
js-where-from = Woher die Punkte kamen
scoring-again = Noch einmal
scoring-all = Alles auf einmal
scoring-so-far = Diese Wertung bisher
js-scoring-next = Weiter: { $name }
js-scoring-done = Weiter
js-scoring-soon = gleich
moment-means = Was es für dich bedeutet
moment-continue = Weiter
moment-again = Noch einmal ansehen
moment-fewer = Seltener anhalten
end-board = Das Brett ansehen
log-all = Alles
log-mine = Über mich
skip-to-turn = Bis zu meinem Zug
help-since = zu dem, was seit deinem letzten Zug geschah
told-title = Was der Tisch mir erzählt
told-help = Dieser Browser merkt es sich.
told-since = Seit deinem letzten Zug
told-since-full = alles
told-since-line = eine Zeile
told-since-off = nichts
told-halos = Veränderte Orte hervorheben
told-halos-on = ja
told-halos-off = nein
told-moments = Bei großen Augenblicken hält der Tisch an
told-moments-all = alle
told-moments-mine = nur meine
told-moments-none = keine
told-scoring = Wertungen gehen weiter
told-scoring-self = von selbst
told-scoring-step = Schritt für Schritt
told-scoring-once = alles auf einmal

## Lernen

learn-title = Lernen
learn-lead = Am echten Tisch, mit einem Coach an deiner Seite. Du brauchst weder Regelheft noch Konto, und jeden Schritt kannst du zurücknehmen.
learn-minutes = { $minutes } Minuten
learn-side = Eins nach dem anderen
learn-begin = Anfangen
learn-begin-with = Anfangen: { $title }
learn-go-on = Weitermachen
learn-go-on-with = Weitermachen mit: { $title }
learn-at = Schritt { $step } von { $steps }
learn-again = Von vorn anfangen
learn-none = Für dieses Spiel gibt es noch keine Lektionen.
learn-steps = Das lernst du
learn-how = Du machst jeden Zug selbst, gegen sanfte Bots. Du kannst jederzeit aufhören und später weitermachen.
lesson-done = Lektion geschafft
lesson-well = Gut gemacht
lesson-one = Zum Merken
lesson-puzzles = { $count ->
    [one] Ein Rätsel dazu
   *[other] { $count } Rätsel dazu
}
lesson-solved = gelöst
lesson-whole = Jetzt eine ganze Partie
lesson-another = Nächste Lektion: { $title }
coach = Coach
coach-ask = Frag den Coach
coach-to-do = Zu tun:
coach-why = Warum?
coach-show = Zeig es mir
coach-back = Schritt zurück
coach-leave = Später weitermachen
coaching = Der Coach spricht
coaching-call = wenn ich ihn frage
coaching-losses = auch bevor ich viel verliere
coaching-silent = nie
costs-look = Noch einmal ansehen
costs-play = Trotzdem spielen
help-coach = Der Coach: in einer Lektion zur Karte, sonst fragen
js-step-of = Schritt { $n } von { $of }
js-coach-thinks = Der Coach sieht es sich an …
js-coach-says = Ich würde: { $label }
js-unfold = Ausklappen
js-fold = Einklappen

## Ein Tisch, an dem nicht mehr gespielt werden kann (unplayable.html)

unplayable-title = Dieser Tisch ruht
unplayable-lead = Seit diese Partie begann, wurden die Regeln des Hauses verbessert, und mit ihnen wäre es nicht mehr dieselbe Partie. Darum spielt hier niemand weiter.
unplayable-missing = Das Spiel, das hier gespielt wird, ist in diesem Haus nicht mehr installiert. Darum kann niemand weiterspielen.
unplayable-kept-missing = Nichts ist verloren: Jeder Zug ist aufgehoben. Wer das Haus betreibt, kann das Spiel wieder installieren; dann geht es weiter, wo ihr wart.
closed-title = Dieser Tisch ist geschlossen
unplayable-kept = Nichts ist verloren: Jeder Zug ist aufgehoben. Wer das Haus betreibt, kann die früheren Regeln zurückholen; dann geht es weiter, wo ihr wart.
unplayable-saved = Nichts ist verloren: Jeder Zug ist aufgehoben, und du kannst die Partie als Datei speichern.
unplayable-close = Tisch schließen
unplayable-close-help = Dann wartet niemand mehr darauf. Niemand hat gewonnen, und die Partie lässt sich mit allem speichern, was verborgen war. Das lässt sich nicht zurücknehmen.
unplayable-agreed = Schließen würden ihn: { $names }.
unplayable-awaited = Er wird geschlossen, sobald ihr es alle wollt. Noch fehlen: { $names }.
unplayable-house = Für alle, die das Haus betreiben
