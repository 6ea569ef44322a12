### Was der Server selbst sagt, auf Deutsch. Die Seiten haben ihre eigenen Worte in web/text.

server-closed = Vor dem Ende geschlossen
server-game-missing = { $game } (hier nicht installiert)
server-rests = Der Tisch ruht.
server-over = Das Spiel ist zu Ende.
server-draft-title = Dein Zug
server-draft-under = Ändere, was du willst: Niemand sieht es, bevor du spielst.
server-draft-play = So spielen
server-draft-final = Danach kannst du das nicht mehr zurücknehmen.
server-draft-missing = Noch offen: { $question }
server-draft-lost = Die Stellung hat sich geändert: „{ $what }“ geht so nicht mehr. { $why }
server-draft-leaves = Damit beendest du auch: { $said }.
server-draft-on = Oder mach woanders weiter: Dann gilt hier „{ $said }“.
server-later = Als Nächstes: { $next }.
server-ordered = So hast du es für diesen Zug bestimmt.
server-later-chip = Danach: { $action }
server-later-broken = „{ $next }“ geht nicht mehr. { $why }
server-standing-given = Das wird so beantwortet, wie du es immer tust.
server-standing-ask = Frag mich jedes Mal
server-standing-turn-no = Nicht bis zu meinem Zug
server-standing-always-no = Nie
server-standing-unless-no = Nur wenn { $condition }
server-standing-turn = { $answer }, bis zu meinem Zug
server-standing-always = { $answer }, immer
server-standing-unless = { $answer }, aber frag mich, wenn { $condition }
server-fate = Würfel oder Karten entscheiden.
server-waiting = Warten auf { $names }.
server-awaited = Am Zug: { $names }.
server-goes-on = Hier hast du nichts zu entscheiden; gleich geht es weiter.
server-result = { $count ->
    [0] Niemand gewinnt: { $ending }. { $scores }.
   *[other] Der Sieg geht an { $winners }: { $ending }. { $scores }.
}
server-victory = { $count ->
    [one] Du hast gewonnen: { $ending }. { $scores }.
   *[other] Du teilst den Sieg ({ $winners }): { $ending }. { $scores }.
}
server-allowed = Das darfst du: { $action }.
server-costs = Damit gewinnst du von 100 Partien etwa { $points } weniger
server-costs-better = Besser wäre wohl „{ $better }“.
server-costs-because = Besser wäre wohl „{ $better }“: { $reason }.
server-teach = Zeig mir, wie das geht
server-read-about = Nachlesen: „{ $chapter }“
server-coach-not-yet = Später
server-coach-later = Die Regeln erlauben das; in dieser Lektion kommt es etwas später.
server-coach-first = Die Regeln erlauben das, aber erst später. Zuerst: { $do }
server-coach-comes = Das kommt mit Schritt { $number }: { $title }.
server-coach-rests = Spiel weiter
server-coach-back = Mach, was du willst: Mit „{ $title }“ meldet sich der Coach wieder.
server-coach-on = Mach, was du willst: Der Coach hat alles gesagt, die Lektion ist gleich zu Ende.
server-coach-others = Jetzt sind die anderen dran. Lies, was sie sagen.
server-coach-done = Die Lektion ist geschafft.
server-company = In der ganzen Partie spielst du gegen { $bots ->
    [one] einen Bot wie in der Lektion
   *[other] { $bots } Bots wie in der Lektion
}{ $level ->
    [novice] {""}, sanft und mit Schnitzern
   *[other] {""}
}. Der Coach antwortet, wenn du fragst, und warnt dich, bevor du viel verlierst.
server-not-now = Hier ist jetzt nichts zu wählen
server-loss = { $count ->
    [0] Es wird keine Entscheidung zurückgenommen.
    [one] Eine Entscheidung wird zurückgenommen ({ $whose }).
   *[other] { $count } Entscheidungen werden zurückgenommen ({ $whose }).
}
server-loss-own = du: { $count }
server-loss-of = { $name }: { $count }

server-guest = Gast
server-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
server-too-long = Das ist zu lang.
server-malformed = Diese Nachricht wurde nicht verstanden.
server-field-missing = Das Feld { $field } fehlt; erwartet wird dort { $expected }.
server-field-unknown = Ein Feld { $field } gibt es hier nicht, nur { $known }.
server-field-type = Im Feld { $field } steht { $got }; erwartet wird dort { $expected }.
server-field-bounds = Was im Feld { $field } steht, passt nicht; erwartet wird dort { $expected }.
server-away = In einer Minute wieder da. Nichts geht verloren.
server-missing = Hier ist nichts.
server-unknown = Dafür braucht es einen gültigen Schlüssel.
server-forbidden = Das darfst du nicht.
server-method = So lässt sich das hier nicht fragen.
server-broken = Bei uns ging etwas schief.
server-csrf = Dieses Formular ist zu alt oder kam von anderswo. Bitte geh zurück, lade die Seite neu und versuche es noch einmal.

## Ablehnungen. Jede steht neben dem Feld, um das es geht.

refused-lesson = Eine Lektion „{ $lesson }“ gibt es nicht.
refused-later = Später: Die Regeln erlauben das, aber in dieser Lektion kommt es erst noch.
refused-stale = Am Tisch ging es schon weiter; sieh noch einmal hin und wähle neu.
refused-storage = Gerade lässt sich nichts speichern, deshalb bleibt alles, wie es war. Bitte versuch es gleich noch einmal.
refused-too-often = { $minutes ->
    [one] Zu viele Versuche. Bitte warte eine Minute.
   *[other] Zu viele Versuche. Bitte warte { $minutes } Minuten.
}
refused-notation = Das ist keine Aktion dieses Spiels.
refused-save = Diese Datei ist kein Spielstand, den wir lesen können. Es liegt an: { $field }.
refused-option = Diese Angabe ist hier nicht möglich.
refused-field = Diese Angabe stimmt nicht.
refused-other = Das geht jetzt nicht.
refused-choice = Bitte wähle eins davon: { $choices }.
refused-number = Bitte gib eine Zahl ein.
refused-nul = Darin steht ein Zeichen, das sich nicht anzeigen lässt (NUL).
refused-too-long = Das ist zu lang: Mehr als { $longest } Zeichen gehen nicht.
refused-link = Dieser Link ist zu alt, oder es kam inzwischen ein anderer.

refused-name-taken = Ein Konto hat diesen Namen schon. Bitte wähle einen anderen.
refused-name-length = Ein Name hat { $shortest } bis { $longest } Zeichen.
refused-name-signs = Ein Name besteht nur aus Buchstaben, Ziffern, Zeichen und Leerzeichen.
refused-passphrase-short = Bitte nimm mindestens { $shortest } Zeichen, am besten ein paar Wörter.
refused-passphrase-long = Das ist zu lang: Mehr als { $longest } Zeichen gehen nicht.
refused-email = „{ $email }“ ist keine E-Mail-Adresse.
refused-no-email = Es gibt keine Adresse zu bestätigen.
refused-no-mail = Dieses Haus verschickt keine E-Mails.
refused-webhook = „{ $webhook }“ ist keine Adresse wie https://example.org/hook.
refused-has-account = Du hast schon ein Konto.
refused-sign-in = Name oder Kennsatz stimmt nicht.
refused-passphrase = Der Kennsatz stimmt nicht.
refused-claim = Nur was ein Gast hat, kann umziehen, und nur zu einem Konto.
refused-many-keys = Mehr als { $most } Schlüssel braucht niemand. Zieh erst einen zurück.
refused-nobody = Niemand hat diese Kennung.
refused-sure = Bitte setz das Häkchen, wenn du sicher bist.

refused-many-tables = { $most } deiner Tische sind noch nicht zu Ende. Das ist vorerst genug.
refused-many-shows = An { $most } deiner Tische spielen schon Bots allein. Setz dich selbst an einen, oder leg ein Konto an.
refused-luck = Hier gehören 32 Hexadezimalziffern hin (0-9, a-f).
refused-no-promise = Deine Zahl zählt nur, wenn sich das Haus festlegt, bevor es sie sieht: Hol dir erst ein Versprechen.
refused-spent = Ein Versprechen gilt für einen Tisch, und mit diesem wurde schon einer eröffnet. Versuch es mit einem neuen noch einmal.
refused-many-numbers = An diesem Tisch sind schon { $most } Zahlen eingemischt. Setz dich ohne eine hin.
refused-long-journal = Eine Partie hat höchstens { $most } Einträge.
refused-invitation = Diese Einladung ist schon benutzt, oder es gab sie nie.
refused-private = Dieser Tisch ist privat: Du brauchst eine Einladung.
refused-seat-taken = Da sitzt schon jemand.
refused-sits-already = Du sitzt schon an diesem Tisch.
refused-no-bot-needed = Dieser Platz braucht keinen Bot.
refused-only-others = Das können nur die anderen am Tisch.
refused-still-there = Wer da sitzt, ist noch da und hat noch Zeit.
refused-only-table = Das können nur Leute am Tisch.
refused-only-owner = Das kann nur, wer den Tisch eröffnet hat.
refused-offer = Anbieten kannst du deinen eigenen Platz, einen verlassenen, oder den eines Bots an einem Tisch, den du eröffnet hast.
refused-offer-now = Ein Platz kann angeboten werden, während das Spiel läuft.
refused-over = Das Spiel ist zu Ende.
refused-pace-others = Andere spielen nach dieser Uhr. Du kannst sie nur abschalten.
refused-bot = Kein Bot heißt „{ $level }“. Es gibt: { $levels }.
refused-style = Kein solcher Bot spielt wie „{ $style }“. Es gibt: { $styles }.
refused-title = Ein Titel hat bis zu { $longest } Buchstaben, Ziffern, Zeichen und Leerzeichen.
refused-eyes = Solange ein Spiel läuft, siehst du nur, was du wissen darfst.
refused-not-your-seat = Das ist nicht dein Platz.
refused-no-seat = Diesen Platz gibt es nicht: Es sind 0 bis { $last }.
refused-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
refused-no-open-seat = An diesem Tisch ist kein Platz frei.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-only-players = Noch einmal spielen kann nur, wer mitgespielt hat.
refused-secrets = Dieses Spiel hat Geheimnisse. Es lässt sich speichern, wenn es zu Ende ist.
refused-seat-count = Es braucht { $needed } Plätze, nicht { $given }.
refused-chat = Bitte sag 1 bis { $longest } Zeichen auf einmal.
refused-hint = Du wirst gerade nichts gefragt.
refused-thinking = Bitte eine Frage nach der anderen. Der Bot denkt noch nach.
refused-busy = Die Bots haben gerade zu viel zu überlegen. Bitte frag gleich noch einmal.
refused-no-reasons = Das hat kein Bot getan.
refused-no-decision = In diesem Augenblick hat niemand etwas entschieden.
refused-no-puzzle = Dieses Rätsel gibt es nicht.
refused-answer = Diese Antwort gibt es nicht.
refused-vote = Löse das Rätsel erst, und sag dann, ob es gut ist.
refused-no-review = Auf eine Partie lässt sich zurückblicken, wenn sie vorbei ist.
refused-not-asked = Du bist jetzt nicht gefragt.
refused-draft-long = Ein Entwurf hat höchstens { $longest } Antworten.
refused-standing = So etwas lässt sich in diesem Spiel nicht im Voraus beantworten.
refused-undo = Das kannst du nicht zurücknehmen: Es wurde gewürfelt, etwas wurde aufgedeckt, oder jemand anderes ist gefragt.
refused-undo-seat = Zurücknehmen kann nur, wer gerade gefragt ist.
refused-back-others = Es sitzen andere mit am Tisch: Schlag ihnen vor, zurückzugehen.
refused-another-rewind = Ein anderer Vorschlag wartet noch auf Antwort.
refused-not-before = Das ist kein Augenblick vor dem jetzigen, { $head }.
refused-nothing-since = Seitdem wurde nichts entschieden.
refused-no-own-rewind = Von dir gibt es keinen Vorschlag.
refused-rules = Dieser Tisch begann mit Fassung { $rules } der Regeln; diese ist { $now }.
refused-table = Diesen Tisch gibt es nicht.
refused-moment = Diesen Augenblick gibt es nicht: Der Verlauf hat { $head } Einträge.
refused-unplayable = Diese Regeln spielen diesen Tisch nicht mehr: { $problem }.
refused-otherwise = Mit diesen Regeln kommt in Zeile { $row } etwas anderes heraus als damals am Tisch: { $problem }.
refused-plays = An diesem Tisch kann man noch spielen: Den Leuten dort ginge eine Partie verloren.
refused-ends = Mit diesen Regeln endet die Partie anders als damals.
refused-running = Speichern kannst du sie, wenn sie zu Ende oder geschlossen ist: Bis dahin könnte jemand mit dem weiterspielen, was jetzt noch verborgen ist.
refused-seconds = Bitte wähle 1 bis { $longest } Sekunden.

refused-game = Kein Spiel heißt „{ $game }“.
refused-rule = Es gibt keine Regel { $rule }.
refused-form = Es gibt kein Formular „{ $form }“.
refused-picture = Dieses Spiel hat noch kein Bild.
refused-peoples = Dieses Spiel hat keine Karten seiner Völker.
refused-no-file = Bitte wähle eine Datei.
refused-no-rewind = Es gibt keinen Vorschlag, der auf Antwort wartet.

## Zeilen mit Tischen.

server-seats-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
server-your-move = Du bist am Zug.
server-pace-none = Ohne Uhr
server-pace-live = Uhr: { $time } für jede Person
server-pace-day = Über Tage: { $time } für jede Entscheidung
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

server-hint-only = Etwas anderes ist hier nicht möglich.
server-hint-than = Lieber als „{ $rival }“:
server-hint-alike = { $all ->
    [1] { $count ->
        [one] Es macht kaum etwas aus: „{ $rival }“ ist etwa gleich gut.
       *[other] Es macht kaum etwas aus: Alles hier ist etwa gleich gut.
    }
   *[other] { $count ->
        [one] Es macht kaum etwas aus: „{ $rival }“ ist etwa gleich gut.
       *[other] Es macht kaum etwas aus: { $count } andere sind etwa gleich gut.
    }
}
server-reasons-only = etwas anderes war nicht möglich
server-reasons-alike = es machte kaum etwas aus: „{ $rival }“ war etwa gleich gut
server-reasons-whim = ein Schnitzer: „{ $rival }“ wäre besser gewesen
server-reasons-blind = Der Zufallsbot tut irgendetwas Erlaubtes, ohne Grund.
server-reasons-guessed = Manches von dem, was der Bot wusste, ist geheim. Hier ist es geraten, so wie du es raten müsstest.
server-reasons-secret = Der Bot wusste etwas, das du noch nicht wissen darfst. Seine Gründe behält er für sich, bis die Partie vorbei ist.

## Das Formular für einen neuen Tisch.

server-seat-me = Ich
server-seat-open = Offen für alle
server-seat-hot = Noch jemand an diesem Gerät
server-seat-bot = { $level ->
    [random] Zufallsbot
    [novice] Neuling-Bot
    [adept] Geübter Bot
    [master] Meisterbot
   *[other] Bot ({ $level })
}
server-seat-styled = { $bot }, { $style }
server-people = Menschen
server-level = { $level ->
    [random] Zufall: tut irgendetwas Erlaubtes
    [novice] Neuling: vernünftig, mit Schnitzern
    [adept] Geübt: wägt ab und denkt voraus
    [master] Meister: denkt lange nach und will gewinnen
   *[other] Bot ({ $level })
}
server-pace-none-help = Alle nehmen sich die Zeit, die sie brauchen.
server-pace-live-help = Eine Uhr läuft, während du gefragt bist. Ist sie leer, spielt ein Bot für dich, bis du zurückkommst.
server-pace-day-help = Für Partien über Tage. Ist die Zeit um, entscheidet ein Bot für dich, bis du zurückkommst.

## Regeln.

server-reading = Wo das Buch offen ist: { $open } Wir spielen: { $read }{ $option ->
    [none] {""}
   *[other] {" "}Die Option „{ $option }“ spielt es anders.
}
server-editions = { $editions ->
    [both] Erste und zweite Ausgabe.
    [first] Nur erste Ausgabe.
   *[second] Nur zweite Ausgabe.
}
server-source = Im Buch unter »{ $heading }«.
server-house = Der Tisch
server-since-only = bekommt dabei etwas
server-since-own = Du bekommst { $gain }: { $sources }.
server-end = { $count ->
    [0] Niemand gewinnt
    [one] Der Sieg geht an { $winners }
   *[other] Der Sieg geht an { $winners }
}
server-fact-best = Beste Runde
server-fact-best-of = { $round }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für { $who ->
    [you] dich
   *[other] { $who }
}
server-fact-turn = Wendepunkt
server-fact-turn-of = { $who ->
    [you] { $round }: seither lagst du vorn
   *[other] { $round }: seither lag die Führung bei { $who }
}
server-fact-learn = Was du mitnehmen kannst
server-fact-strength = Was entschied
server-fact-learn-of = { $source }: { $winner ->
    [you] du { $more }
   *[other] { $more } für { $winner }
}, { $rival ->
    [you] du { $less }
   *[other] { $less } für { $rival }
}
server-end-own = { $count ->
    [one] Du gewinnst
   *[other] Du teilst dir den Sieg: { $winners }
}
