# Nachrichten an Leute, die nicht da sind.
turn-subject = Du bist am Zug: { $title }
turn-text =
    Am Tisch „{ $title }“ bist du am Zug.

    { $link }
rewind-subject = Einen Schritt zurück? { $title }
rewind-text =
    Jemand am Tisch „{ $title }“ möchte etwas zurücknehmen und fragt, ob du einverstanden bist.

    { $link }
over-subject = Das Spiel ist zu Ende: { $title }
over-text =
    Das Spiel am Tisch „{ $title }“ ist zu Ende. So ist es ausgegangen:

    { $link }

# Unter jeder E-Mail.
mail-foot =
    Du bekommst dies, weil du dir von Meadhall per E-Mail Bescheid geben lässt. Keine E-Mails mehr:
    { $link }

# Die eine E-Mail an eine neue Adresse.
confirm-subject = Ist das deine Adresse?
confirm-text =
    Jemand bei Meadhall möchte hier erfahren, wann der nächste Zug ansteht.

    Wenn du das bist, öffne innerhalb von drei Tagen diesen Link:
    { $link }

    Wenn nicht, brauchst du nichts zu tun, und es kommt keine weitere E-Mail.

# meadhall verify
verify-fair =
    { $checked ->
        [0] Der Startwert ist der versprochene. Das Schicksal wurde nicht gefragt.
        [one] Der Startwert ist der versprochene, und die einzige Antwort des Schicksals folgt daraus.
       *[other] Der Startwert ist der versprochene, und alle { $checked } Antworten des Schicksals folgen daraus.
    }
verify-numbers =
    { $numbers ->
        [one] Die Zahl einer Person war eingemischt.
       *[other] Die Zahlen von { $numbers } Leuten waren eingemischt.
    }
verify-other-numbers = Deine Zahl ist nicht unter denen, die eingemischt waren.
verify-no-promise = Im Spielstand steht nicht, was versprochen war. Gib den Hash des Tisches mit --commitment an.
verify-withheld = Das Spiel läuft noch, darum ist sein Startwert noch geheim. Speichere es nach dem Ende noch einmal.
verify-other-seed = Der Startwert ist nicht der versprochene.
verify-other-fate = Eintrag { $entry } des Protokolls: Das Schicksal hat nicht geantwortet, was aus dem Startwert und den Zahlen folgt.

# meadhall check
check-same = { $table } ({ $game }, { $rows } Zeilen): wie zuvor
check-closed = { $table } ({ $game }, { $rows } Zeilen): geschlossen
check-gap = { $table } ({ $game }): Von den { $rows } Zeilen fehlen einige
check-newer = { $table } ({ $game }): mit Regelfassung { $rules } begonnen, diese ist { $now }; es geht nicht weiter
check-refused = { $table } ({ $game }): Zeile { $row } ist nicht mehr erlaubt: { $problem }
check-position = { $table } ({ $game }): Die Stellung nach { $row } Zeilen ist eine andere: { $problem }
check-result = { $table } ({ $game }): Es endet anders
check-sum =
    { $tables ->
        [one] Ein Spiel nachgespielt
       *[other] { $tables } Spiele nachgespielt
    }; { $changed ->
        [0] nichts würde sich ändern.
        [one] eines würde sich ändern.
       *[other] { $changed } würden sich ändern.
    }

# meadhall backup, meadhall restore
backup-written =
    { $file }: { $games ->
        [one] ein Spiel, zusammen { $rows } Zeilen.
       *[other] { $games } Spiele, zusammen { $rows } Zeilen.
    }
backup-not = Die Spiele darin wurden nicht nachgespielt.
backup-verified =
    { $changed ->
        [0] Aus der Datei wiederhergestellt und nachgespielt: Alles ist, wie es war.
        [one] Ein Spiel verläuft nicht mehr, wie es war. In der Datei ist es trotzdem.
       *[other] { $changed } Spiele verlaufen nicht mehr, wie sie waren. In der Datei sind sie trotzdem.
    }
restore-done =
    { $games ->
        [one] Ein Spiel ist wieder da
       *[other] { $games } Spiele sind wieder da
    }, zusammen { $rows } Zeilen.
restore-differs =
    { $changed ->
        [one] Ein Spiel würde nicht mehr verlaufen, wie es war
       *[other] { $changed } Spiele würden nicht mehr verlaufen, wie sie waren
    }; darum wurde nichts geschrieben. Mit --no-verify kommen sie trotzdem zurück: Man kann sie ansehen und speichern, aber nicht weiterspielen.
