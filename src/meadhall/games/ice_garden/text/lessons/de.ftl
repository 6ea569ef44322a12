### Was der Lehrer in den Lektionen des Eisgartens sagt.

## Eine erste Partie: zwei Runden als Fjollsfinn.

lesson-first = Eine erste Partie
    .about = Zwei Runden auf der Insel: Regionen, Planung, Erschaffen, Vuko und eine erste Wertung.
lesson-first-goal = Du bist Fjollsfinn, Blau, und nach zwei Runden gewinnen die meisten Punkte. Eine Region zahlt dem, der dort am meisten Einfluss hat: das Tal der Trauer { $first } Punkte, dann { $second } und { $third }.
    .title = Was gewinnt
    .do = Klick das Tal der Trauer an. Dort steht dein erster Marker.
    .why = Eine ganze Partie dauert bis zu zehn Runden. Sie kann auch mit 50 Punkten enden, mit dem Ziel eines Charakters oder im Toten Schnee. Hier lernst du den Kern kennen.
lesson-first-second = Dein Marker ist 1 Einfluss, der braune neutrale aber auch, und nur wer mehr hat als die Neutralen, bekommt etwas. Dein zweiter Marker muss woandershin; an der Segelküste steht kein Rivale.
    .title = Mehr als die Neutralen
    .do = Klick die Segelküste an.
    .why = Jede offene Region beginnt mit einem neutralen Marker. Mit einem Marker bist du schon da und darfst später weitere dazusetzen, aber du zählst dort noch nicht mit.
lesson-first-plan = Du planst in dieser Runde { $count } Aktionsmarker, alle reihum immer einen; erst dann kommen die Felder dran, von oben nach unten. Einfluss macht aus Bevölkerung Marker: je 1, und du hast { $population }.
    .title = Erst planen, dann handeln
    .do = Drück + bei Einfluss, dann „So planen“.
    .why = Callo ist zu dir ins Tal der Trauer gekommen, da wird ein zweiter Marker gebraucht. Hier liegt ihr alle am selben Schiff. Eine ganze Partie beginnt am ersten, mit { $begin } Markern für jeden. Die anderen sehen, was du planst, aber noch nicht, wohin es geht.
lesson-first-plan-gorge = Der Schlangenhals kommt zuallererst und schenkt dir eine Sache, die den Rest bezahlen kann. Jeder Besuch lässt einen deiner Marker dort; wer am Ende die meisten dort hat, erhält { $points } Punkte.
    .title = Der Schlangenhals
    .do = Plane den Schlangenhals.
lesson-first-plan-making = Erschaffen macht aus M-Faktor Wesen, und auf Feldern mit Plätzen handelt zuerst, wer zuletzt geplant hat. Plant van Dyken nach dir Erschaffen, so siehst du vorher, was er wagt.
    .title = Zuletzt geplant, zuerst dran
    .do = Plane Erschaffen.
lesson-first-plan-move = Bewegung bringt einen Marker oder eine Einheit nach nebenan, für 1 Gold je Schritt, und du hast { $gold } Gold. Sie kommt nach Einfluss: So kannst du auf das antworten, was die anderen gesetzt haben.
    .title = Das letzte Wort
    .do = Plane mit deinem letzten Marker Bewegung.
lesson-first-gorge = Alle haben geplant, jetzt beginnen die Felder: Hier nimmst du eine Sache aus dem Vorrat. Bevölkerung bringt Marker, Gold bringt Schritte und Angriffe.
    .title = Etwas geschenkt
    .do = Wähle Bevölkerung oder Gold, dann „So spielen“.
    .why = Im Schlangenhals geht es nach der Spielerreihenfolge, nicht nach Plätzen. Auch M-Faktor gibt es hier; davon hast du heute gerade genug.
lesson-first-influence = Callo hat nach dir geplant und darum schon gehandelt: { $callo } Marker im Tal der Trauer, du hast { $mine }. Einfluss setzt Marker dorthin, wo du schon bist, für je 1 Bevölkerung, und einer reicht zum Gleichstand.
    .title = Gleichziehen
    .do = Klick das Tal der Trauer einmal an, dann „So spielen“.
lesson-first-move = Im Tal der Trauer steht es { $mine } zu { $callo }, und bei Gleichstand zählt nebenan: Wer ringsum mehr Einfluss hat, gewinnt, und Callo hat dort nichts. Die Frosthöhen grenzen ans Tal, die Segelküste nicht.
    .title = Gleichstand schaut nach nebenan
    .do = Klick die Segelküste an, dann die Frosthöhen, dann „So spielen“.
    .why = Ist auch das gleich, entscheidet das bessere Ansehen. So gibt es immer einen Ersten, Zweiten und Dritten.
lesson-first-make = Erschaffen kostet Ansehen: M-Faktor verschieben 1, dein Eisdrakkar seine Stufe, 2; doch van Dyken steht auf { $dyken }, tiefer als du dann. Jeder Teil rührt auch den Toten Schnee auf, jetzt { $snow }: Bei { $limit } ist sofort Schluss, das beste Ansehen gewinnt.
    .title = Erschaffen hat seinen Preis
    .do = Stell unter „Eine Art beschwören“ den Eisdrakkar auf 1, er erscheint auf den Frosthöhen; dann „So spielen“.
    .why = M-Faktor auf Stufe 2 wird zu einer Einheit der Stufe 2 mit 2 Einfluss; das Blatt verschiebt ihn für dich. Fällt der Tote Schnee, zählen weder Punkte noch Ziele. Vorher kostet jeder Vuko-Marker 2 Ansehen, und wer das Ende ausgelöst hat, verliert noch einmal 2.
lesson-first-vuko = Vuko besucht das schlechteste Ansehen, van Dyken mit { $dyken }, nicht dich mit { $me }: Wo der am stärksten ist, stirbt eine Einheit, hier die Krabbe, und er bekommt einen Vuko-Marker. Nun geben Regionen Güter, und das Tal führst du an.
    .title = Vuko kommt
    .do = Nimm dir etwas aus dem Tal der Trauer.
    .why = Stehen mehrere gleich tief, trifft es den obersten im Stapel. In seiner Region hält Vuko je Vuko-Marker auch einen Einflussmarker des Besitzers fest: Der bleibt stehen, zählt aber nicht, solange Vuko da ist. Einheiten zählen immer. Van Dykens Region war trotzdem zuerst dran, denn ihre rote Zahl ist die 1.
lesson-first-dweller = Du dominierst die Frosthöhen, also bringt dein Drakkar einen fremden Marker in den Eisgarten. Das ist Fjollsfinns eigenes Ziel, und jeder Charakter hat ein anderes: { $needed } Bewohner dort gewinnen die Partie, egal wie es nach Punkten steht.
    .title = Dein eigener Weg zum Sieg
    .do = Wähle, wessen Marker mit dir segelt.
lesson-first-yield = In jeder Runde gibt jede Region Güter; wer führt, wählt zuerst, der Nächste nimmt vom Rest, und Punkte gibt es erst mit einem roten Schiff. Der Kristall, eine Magische Reserve, gibt dem Führenden 1 M-Faktor dazu.
    .title = Was Regionen geben
    .do = Nimm dir etwas von den Frosthöhen.
lesson-first-sail = Jede Runde rücken alle ein Schiff vor oder, einmal je Etappe, zwei; die Punkte am Rumpf sind deine Aktionen: { $one } beim nächsten, { $two } beim roten dahinter, dafür früh dran. Wer zuerst ein rotes Schiff erreicht, lässt alle Regionen Punkte zahlen.
    .title = Schiffe und rote Schiffe
    .do = Wähle ein Schiff oder zwei. Beides ist gut.
    .why = Niedrige Nummern sind zuerst dran. Wer früh plant, hat auf jedem Feld mit Plätzen das letzte Wort.
lesson-first-plan-three = Ein rotes Schiff ist erreicht: In dieser Runde zahlen alle Regionen Punkte. Du führst im Tal der Trauer durch Gleichstand und auf den Frosthöhen durch deinen Drakkar; mit { $count } Aktionen hältst du sie.
    .title = Diese Runde zahlt
    .do = Plane einen Marker. Drei Felder sind offen, alle sinnvoll.
lesson-first-plan-freely = Jetzt sind alle Felder offen: Der Rabenschatten bringt zwei Ansehen zurück, umsonst, bis 0. Der Unersättliche Berg trägt beliebig viele deiner Stücke aus einer Region in irgendeine andere, für { $price } Bevölkerung.
    .title = Alle Felder gehören dir
    .do = Plane deine übrigen Marker, wie du magst.
    .why = Am Ende der Runde kommt Vuko wieder, zu dem, der dann am tiefsten steht. Noch ein Erschaffen, und das bist vielleicht du.
lesson-first-gorge-again = Nimm eine Sache und tausche zwei gegen eine, wenn es hilft. Einfluss braucht Bevölkerung, Bewegung Gold, Erschaffen M-Faktor.
    .title = Was brauchst du?
    .do = Nimm, was dein Plan braucht.
lesson-first-influence-again = Ein oder zwei Marker, zusammen oder getrennt, für je 1 Bevölkerung. Hast du im Tal der Trauer mehr als Callo, brauchst du keinen Gleichstand mehr; und auch ein zweiter Platz anderswo bringt Punkte.
    .title = Wo es sich lohnt
    .do = Klick die Regionen an, dann „So spielen“.
lesson-first-move-again = Jeder Schritt kostet 1 Gold und führt nach nebenan. Schau, was du verlässt: Mit nur so viel Einfluss wie die Neutralen zahlt dir eine Region nichts.
    .title = Ein Schritt nach nebenan
    .do = Klick an, von wo jemand geht, dann wohin.
lesson-first-mountain = Der Berg trägt so viele Stücke, wie du willst, aus einer Region in eine andere, egal wie weit. Was du mitnimmst, zählt dort nicht mehr, wo es war.
    .title = Über den Berg
    .do = Wähle von wo nach wo und wer mitgeht.
lesson-first-raven = Verlangt wird nichts dafür: zwei Schritte hinauf, höchstens bis 0. Der sichere Platz über 0 bleibt dir verwehrt, wenn du ihn einmal verlassen hast.
    .title = Ein besserer Ruf
    .do = Gewinne Ansehen zurück, oder lass es.
lesson-first-make-again = Jeder Teil kostet Ansehen und einen Schritt Toten Schnee, jetzt { $snow } von { $limit }. Das Blatt sagt, wen Vuko danach besuchen würde: Wo der am stärksten ist, stirbt eine Einheit.
    .title = Wie viel wagst du?
    .do = Erschaffe, was du magst, oder nichts.
lesson-first-attack = Für 2 Gold schlagen alle deine Einheiten mit Angriff einmal zu, jede in ihrer Region. Ein Marker bringt 1 Punkt, eine Einheit so viele, wie ihre Stufe zählt.
    .title = Einheiten handeln
    .do = Entscheide, ob sie handeln.
lesson-first-visited = Dein Ansehen ist jetzt das schlechteste, also kommt Vuko zu dir, dorthin, wo du am stärksten bist. Eine Einheit stirbt dort, du wählst welche, und du bekommst einen Vuko-Marker.
    .title = Vuko kommt zu dir
    .do = Wähle, welche Einheit du verlierst.
    .why = Im Rabenschatten kannst du Vuko-Marker wieder ablegen.
lesson-first-scoring = Region für Region, nach den roten Zahlen: erst Güter, dann Punkte, { $first } für den Führenden im Tal der Trauer, { $second } für den auf den Frosthöhen. Auch zweite und dritte Plätze zählen.
    .title = Die erste Wertung
    .do = Antworte für deine Regionen und sieh zu, wie die Punkte kommen.
lesson-first-end = Ein Gleichstand wird nebenan gewonnen: Ein Marker neben einer reichen Region kann so viel wert sein wie einer darin.
    .well = In der ersten Runde hast du das Tal der Trauer durch Gleichstand bekommen und den ersten Bewohner in deinen Eisgarten gebracht. Die Punkte: du { $mine }, Callo { $callo }, van Dyken { $dyken }, Freihoff { $freihoff }.
lesson-first-well-people = Du hast noch { $population } Bevölkerung: Wer welche hat, kommt nächste Runde überallhin. Die Punkte: du { $mine }, Callo { $callo }, van Dyken { $dyken }, Freihoff { $freihoff }.
lesson-first-well-ahead = Du liegst vor allen: du { $mine }, Callo { $callo }, van Dyken { $dyken }, Freihoff { $freihoff }.
lesson-first-well-rooted = Du hast im Tal der Trauer Wurzeln geschlagen: { $influence } Einfluss, wo es die meisten Punkte gibt. Die Punkte: du { $mine }, Callo { $callo }, van Dyken { $dyken }, Freihoff { $freihoff }.
lesson-first-says-dyken-start = Glutland: Es zahlt zuerst, und keiner ist da.
lesson-first-says-freihoff-start = Eisengras. Meine Türme brauchen Land mit vielen Nachbarn.
lesson-first-says-callo-start = Das Tal der Trauer trägt meinen Namen. Ich teile es mit dir, vorerst.
lesson-first-says-freihoff-second = Frosthöhen: Auch der zweite Platz zahlt.
lesson-first-says-callo-second = Und das Schlangenufer, wo keiner von euch steht.
lesson-first-says-dyken-plan = Einfluss, ganz früh: So handle ich spät, wenn ich die anderen gesehen habe.
lesson-first-says-callo-plan = Einfluss. Ich plane nach dir, also handle ich vor dir.
lesson-first-says-freihoff-plan = Erschaffen: Ein Bruder genügt für heute.
lesson-first-says-dyken-gorge = Schlangenhals. Meine Krabbe wird eines Tages Gold wollen.
lesson-first-says-callo-gorge = Schlangenhals, gleich zweimal: Dort warten am Ende fünf Punkte.
lesson-first-says-dyken-making = Erschaffen. Sollen sie über mich flüstern, ich will meine Krabbe.
lesson-first-says-dyken-influence = Alles auf Glutland. Es zahlt fünf.
lesson-first-says-callo-influence = Noch einer ins Tal der Trauer, und drei ans Schlangenufer.
lesson-first-says-dyken-summon = Meine Krabbe kostet zwei Ansehen mehr als andere. Das ist sie wert, wenn nur Vuko nicht kommt.
lesson-first-says-freihoff-summon = Ein einziger Mondlicht-Bruder: So bleibe ich über euch beiden.
lesson-first-says-freihoff-attack = Zwei Gold für einen Punkt? Heute nicht.
lesson-first-says-dyken-sail = Ein Schiff: Fünf Aktionen sind mir mehr wert als ein früher Zug.
lesson-first-says-freihoff-sail = Zwei Schiffe, bis zum roten. Jetzt zahlen die Regionen.
lesson-first-says-freihoff-later = Wenige Aktionen, aber beim Einfluss das letzte Wort.
lesson-first-says-callo-later = Ich mache das Schlangenufer sicher. Vier Punkte genügen mir.
lesson-first-says-dyken-later = Mehr Marker für Glutland. Einen hält leider Vuko fest.
lesson-first-says-dyken-second = Und die Frosthöhen: Zwei Regionen sind besser als eine.
lesson-first-says-freihoff-influence-plan = Einfluss: Ein Marker allein zählt nirgends.
lesson-first-says-dyken-plan-again = Noch einmal Einfluss: Das Glutland darf mir nicht entgleiten.
lesson-first-says-callo-plan-again = Zum zweiten Mal Einfluss: Zwei Regionen wollen Marker.
lesson-first-says-freihoff-gorge = Schlangenhals: ein Geschenk, und es kommt vor allem anderen.
lesson-first-says-freihoff-gorge-again = Noch einmal Schlangenhals. Callo soll dort nicht allein sein.
lesson-first-says-dyken-gold = Gold: Schlachten kosten welches.
lesson-first-says-freihoff-gold = Erst Gold, dann Leute.
lesson-first-says-callo-gold = Gold, für einen Schritt zur rechten Zeit.
lesson-first-says-freihoff-people = Leute: Aus jedem wird ein Marker.
lesson-first-says-callo-people = Leute, damit ich hinkann, wohin ich will.
lesson-first-says-freihoff-influence = Zwei mehr aufs Eisengras, wo ich begonnen habe.
lesson-first-says-dyken-influence-again = Auch den Rest auf Glutland.
lesson-first-says-dyken-attack = Kein Angriff: Ich behalte mein Gold.
lesson-first-says-callo-sail = Ein Schiff: Ich will die Aktionen.
lesson-first-says-dyken-gorge-later = Schlangenhals: Er bezahlt meine Marker.
lesson-first-says-freihoff-gorge-later = Noch einmal Schlangenhals: Er kostet nichts.
lesson-first-says-callo-gorge-later = Schlangenhals: Ich will diese fünf Punkte.
lesson-first-says-dyken-plan-later = Wieder Einfluss: Diese Runde zahlt.
lesson-first-says-callo-plan-later = Noch einmal Einfluss, solange Leute übrig sind.
lesson-first-says-dyken-people = Leute fürs Glutland.
lesson-first-says-freihoff-gold-later = Gold: Für Lieder marschieren meine Leute nicht.
lesson-first-says-dyken-gold-later = Gold, falls es zu Hieben kommt.
lesson-first-says-dyken-influence-later = Zwei mehr auf Glutland: fünf Punkte.
lesson-first-says-callo-influence-later = Schlangenufer, zweimal: Jetzt nimmt es mir keiner mehr.
lesson-first-says-freihoff-influence-later = Einer auf die Frosthöhen, einer aufs Eisengras.
lesson-first-says-dyken-gorge-last = Mein letzter Marker geht zum Schlangenhals: Der gibt immer etwas.
lesson-first-says-callo-gorge-last = Und wieder der Schlangenhals: Am Ende zählt jeder Besuch.
lesson-first-says-callo-factor = M-Faktor: Wer weiß, was ich daraus mache.
lesson-first-says-dyken-factor = M-Faktor: Meine Krabbe hat Brüder.

## Planung.

lesson-planning = Planung
    .about = Was vor was kommt, und warum zuerst handelt, wer zuletzt plant.
lesson-planning-first = Alle planen reihum, immer einen Marker; du hast { $count }. Die Felder kommen von oben nach unten, aber auf jedem Feld geht es rückwärts: Wer zuletzt geplant hat, handelt zuerst. Ein früher Marker hat also das letzte Wort.
    .title = Früh ist spät
    .do = Drück + bei Einfluss, dann „So planen“.
lesson-planning-pays = Du hast { $population } Bevölkerung, und Einfluss könnte zwei Marker setzen. Der Schlangenhals kommt vorher dran, wann immer du ihn planst: Was er dir gibt, kann in derselben Runde Einfluss bezahlen.
    .title = Was was bezahlt
    .do = Plane den Schlangenhals.
lesson-planning-last = Alle Marker müssen geplant werden, solange ein Feld Platz hat; ein volles Feld ist zu. Kommt eine Aktion dann dran, darfst du sie verfallen lassen. Aktivierung und Vuko folgen von selbst.
    .title = Nichts wird zurückgehalten
    .do = Plane deinen letzten Marker, wo du magst.
    .why = Ein geplanter Marker auf Erschaffen droht, auch wenn du nichts erschaffst. Einfluss bleibt hier außen vor, damit du siehst, was sein erster Platz wert ist.
lesson-planning-harvest = Die Felder beginnen. Nur im Schlangenhals geht es nach der Spielerreihenfolge; hier ist die Bevölkerung für Einfluss.
    .title = Zuerst das Geschenk
    .do = Nimm 1 Bevölkerung, dann „So spielen“.
lesson-planning-placed = Callo hat Einfluss nach dir geplant und ihre Marker schon gesetzt. Du siehst sie, und auf diesem Feld kann dir niemand mehr antworten. Dafür hast du { $population } Bevölkerung.
    .title = Das letzte Wort
    .do = Setz einen Marker oder zwei.
lesson-planning-end = Plane früh, was den anderen antworten soll, spät, was sie nicht kommen sehen sollen.
    .well = Du hast ein Feld mit einem anderen bezahlt und das letzte Wort gehabt.
lesson-planning-says-callo-influence = Einfluss, nach dir: So setze ich zuerst.

## Gleichstand und Nachbarn.

lesson-ties = Gleichstand und Nachbarn
    .about = Ein Marker am richtigen Ort gewinnt zwei Regionen.
lesson-ties-next-door = Auf den Frosthöhen und in den Wolfswäldern steht es gleich zwischen dir und van Dyken. Auch nebenan steht es { $mine } zu { $theirs }, also entscheidet das Ansehen, und seines ist besser. Die Segelküste grenzt an beide.
    .title = Zweimal gleich, ein Marker
    .do = Klick die Segelküste an, dann „So spielen“.
    .why = Bei Gleichstand zählt aller Einfluss in den offenen Regionen ringsum, Einheiten eingeschlossen. Erst wenn auch der gleich ist, entscheidet das Ansehen: Im Stapel ist der untere Marker der bessere.
lesson-ties-first-tie = Dein Marker an der Segelküste zählt für beide Nachbarn. Die Frosthöhen gehören jetzt dir, obwohl sich dort nichts geändert hat; und weil ein rotes Schiff erreicht ist, zahlen sie auch Punkte.
    .title = Der erste gehört dir
    .do = Nimm dir deinen Teil von den Frosthöhen.
lesson-ties-second-tie = Die Wolfswälder gehören dir auf dieselbe Weise. Auch um den zweiten Platz entscheiden die Nachbarn. Schau dich also rings um eine reiche Region um, ehe du in ihr kämpfst.
    .title = Und der zweite
    .do = Nimm dir deinen Teil aus den Wolfswäldern.
lesson-ties-end = Ein Marker neben zwei umkämpften Regionen kann beide gewinnen.
    .well = Für 1 Bevölkerung hast du in zwei Regionen den ersten Platz geholt.

## Vuko: wen und wo.

lesson-vuko = Vuko: wen und wo
    .about = Er kommt zum schlechtesten Ansehen, dorthin, wo dieser Spieler am stärksten ist. Gib ihm einen Köder.
lesson-vuko-bait = Vuko kommt zu dir: Dein Ansehen ist { $me }, Callos { $callo }. Er geht, wo du den meisten Einfluss hast: in die Wolfswälder, { $strongest } mit deinem Erleuchteten. An der Segelküste hast du { $bait }. Bei Gleichem nimmt er die kleinere rote Zahl.
    .title = Wohin geht er?
    .do = Bewege einen Marker von den Frosthöhen zur Segelküste.
    .why = Die roten Zahlen stehen auf den Tafeln der Regionen. Vuko bleibt nie, wo er steht, wenn sein Ziel anderswo noch Einfluss hat.
lesson-vuko-came = Der Köder hat gewirkt: Vuko ging zur Segelküste, wo keine deiner Einheiten steht. Du hast einen Vuko-Marker bekommen, jetzt { $tokens }, und so viele deiner Marker hält er fest: Hier zählst du { $counts }.
    .title = Er hat angebissen
    .do = Nimm dir deinen Teil von der Segelküste.
lesson-vuko-saved = Dein Erleuchteter lebt und hat in den Wolfswäldern einen Roten Turm gebaut. Nächste Runde muss Vuko die Segelküste verlassen; dann zählen die Marker wieder, die er festhält.
    .title = Gerettet, vorerst
    .do = Nimm dir deinen Teil aus den Wolfswäldern.
lesson-vuko-end = Vuko folgt deinem Einfluss: Führe ihn zu Markern, nicht zu Einheiten.
    .well = Mit einem einzigen Marker hast du Vuko von deiner besten Einheit weggelockt.

## Vuko: was er tut.

lesson-vuko-kills = Vuko: was er tut
    .about = Eine Einheit stirbt, und Vuko-Marker binden Einfluss.
lesson-vuko-kills-kills = Du stehst auf { $me }, unter Callo mit { $callo }, also ist Vuko zu dir gekommen. Die Frosthöhen musste er verlassen und ging in deine nächstbeste Region. Dort stirbt eine deiner Einheiten; bei mehreren Arten wählst du.
    .title = Eine muss gehen
    .do = Wähle die Einheit, die du entbehren kannst.
lesson-vuko-kills-dweller = Dein Drakkar lebt und holt sich einen Marker von Callo. Auch Marker, die Vuko festhält, kannst du nehmen; doch die zählen hier ohnehin nicht, also schwächt der freie sie mehr.
    .title = Auch Gefangene sind Beute
    .do = Nimm einen von Callos Markern.
lesson-vuko-kills-holds = Du hast jetzt { $tokens } Vuko-Marker, also hält er hier { $held } deiner Marker fest. Auch Callo hat einen und büßt einen Marker ein, obwohl er nicht zu ihr kam. Einheiten zählen immer.
    .title = Vuko-Marker binden Einfluss
    .do = Nimm dir deinen Teil von der Segelküste.
    .why = Festgehaltene Marker bleiben auf der Karte: Mit jeder Aktion darfst du sie wegbewegen. Geht Vuko, zählen die übrigen wieder.
lesson-vuko-kills-end = Jeder Vuko-Marker kostet einen Marker, wo Vuko steht, und zwei Ansehen im Toten Schnee.
    .well = Du hast die Region trotz Vuko behalten.

## Erschaffen.

lesson-making = Alles über Erschaffen
    .about = Aufwerten, M-Faktor verschieben und beschwören in einer Aktion, und was jeder Teil kostet.
lesson-making-improve = Ein Erschaffen hat drei Teile, jeden einmal, in beliebiger Folge; du hast hier zwei Marker geplant. Eine Aufwertung kostet 2 deiner { $have } M-Faktoren auf Stufe 0. Alle Einheiten der Art haben sie, jetzt und später. Angriff haben die Vulkanmenschen schon.
    .title = Zuerst aufwerten
    .do = Wähle unter „Eine Art aufwerten“ etwas für die Vulkanmenschen, dann „So spielen“.
    .why = Schild hält einen Treffer mehr aus, Schnelligkeit macht einen Schritt bei der Aktivierung, Dominanz gibt 1 Einfluss dazu. Das kostet 1 Ansehen und einen Schritt Toten Schnee.
lesson-making-summon = Einheiten brauchen M-Faktor auf ihrer eigenen Stufe. Verschieben hat fünf Schritte, einen je Stufe, die ein M-Faktor steigt. Zwei Vulkanmenschen kosten 1 Ansehen fürs Verschieben und 2 fürs Beschwören; jeder Teil bringt einen Schritt Toten Schnee.
    .title = Dann verschieben und beschwören
    .do = Stell Vulkanmenschen auf 2, sag, wo sie erscheinen, dann „So spielen“.
    .why = Auf Stufe 0 hast du noch { $have } M-Faktoren. Das Blatt verschiebt sie für dich, wenn du beschwörst. Einheiten erscheinen nur, wo du schon Einfluss hast.
lesson-making-speed = Nach den Feldern kommt von selbst die Aktivierung. Du hast den Vulkanmenschen Schnelligkeit gegeben, also darf jeder von ihnen jetzt umsonst einen Schritt in eine Nachbarregion machen.
    .title = Schnell auf den Beinen
    .do = Bewege, wen du magst, oder lass sie stehen.
lesson-making-price = Du stehst auf { $me }, der Tote Schnee bei { $snow } von { $limit }. Callo ist mit { $callo } schlechter dran, also ging Vuko dorthin. Ein Erschaffen beschwört nur eine Stufe; eine Einheit der Stufe 2 hätte 2 Ansehen und zwei Schritte M-Faktor gekostet.
    .title = Was es gekostet hat
    .do = Nimm dir etwas aus deiner Region.
lesson-making-end = Tu viel in einem Erschaffen: Fünf Schritte M-Faktor kosten nicht mehr als einer.
    .well = Du hast eine Art aufgewertet und den Preis gekannt, ehe du ihn bezahlt hast.

## Kampf.

lesson-combat = Angriff und Schaden
    .about = Zwei Gold, gemeinsamer Schaden, Punkte für Besiegte und ein letzter Schlag.
lesson-combat-strike = Für 2 Gold schlagen alle deine Einheiten mit Angriff einmal zu. Deine zwei Krabben haben je zweimal Angriff: vier Schaden hier. Ein Marker braucht einen, eine Einheit so viele, wie ihre Stufe zählt, ein Schild einen mehr. Der Faun ist Stufe 2.
    .title = Zwei Gold für alle
    .do = Triff den Faun zweimal, wähle zwei weitere Ziele, dann „Angriff“.
    .why = Der Schaden einer Region kommt zusammen, und du verteilst ihn, wie du willst; etwas darf übrig bleiben. Eine besiegte Einheit bringt so viele Punkte, wie ihre Stufe zählt, ein Marker 1.
lesson-combat-after = Du hast { $points } Punkte gemacht, Callo { $callo }: Die Besiegten schlugen noch zurück, denn Callo hat 2 Gold bezahlt. Erst danach gingen alle Besiegten heim; man darf sie wieder beschwören, und ihre Aufwertungen bleiben. Wunden heilen.
    .title = Der letzte Schlag
    .do = Nimm dir deinen Teil der Region.
lesson-combat-end = Zähl vor dem Angriff, was noch zurückschlagen kann.
    .well = Du hast einen Faun besiegt und die Segelküste freigeräumt.
lesson-combat-says-callo-strikes = Zwei Gold. Mein Faun liegt am Boden, aber er schlägt noch zu.

## Rabenschatten.

lesson-raven = Rabenschatten
    .about = Zwei Ansehen umsonst, oder einen Vuko-Marker loswerden.
lesson-raven-name = Dein Ansehen ist { $me }, Freihoffs { $freihoff }: Vuko käme zu dir. Jeder Marker auf dem Rabenschatten tut eins von zweien. Das Erste kostet nichts: zwei Schritte hinauf, aber nie über 0.
    .title = Ein besserer Ruf
    .do = Wähle, Ansehen zurückzugewinnen.
lesson-raven-token = Jetzt steht Freihoff unter dir. Das Zweite nimmt 1 M-Faktor von Stufe 0 und befreit dich von einem Vuko-Marker. Du hast { $tokens }; jeder bindet einen Marker, wo Vuko steht, und kostet im Toten Schnee zwei Ansehen.
    .title = Einen Vuko-Marker loswerden
    .do = Wähle, den Vuko-Marker abzulegen.
    .why = Von −1 führten zwei Schritte nur bis 0, einer wäre verschenkt. Der sichere Platz über 0 kommt nie zurück.
lesson-raven-spared = Vuko ging stattdessen zu Freihoff, tötete in den Wolfswäldern eine Einheit und ließ dort einen Vuko-Marker. Dein Wildes Kind lebt, und alle deine Marker zählen.
    .title = Verschont
    .do = Nimm dir deinen Teil von der Segelküste.
lesson-raven-end = Der Rabenschatten muss dich nicht gut machen, nur besser als den Nächsten.
    .well = Mit zwei Markern hast du Vuko abgewendet und deinen Namen reingewaschen.

## Unersättlicher Berg.

lesson-mountain = Unersättlicher Berg
    .about = Ein ganzes Heer aus einer Region in eine andere, egal wie weit.
lesson-mountain-way = Glutland zahlt am meisten, und Freihoff hat dort { $theirs } Einfluss; du hast { $mine } am Schlangenufer, am anderen Ende. Für { $price } Bevölkerung trägt der Berg beliebig viele deiner Stücke aus einer Region in irgendeine andere, auch über geschlossene hinweg.
    .title = Von einem Ende zum andern
    .do = Klick das Schlangenufer an, dann Glutland; sag, wer mitgeht, dann „So spielen“.
    .why = Bleibt ein Marker zurück, bist du am Schlangenufer noch da und darfst später Marker dazusetzen. Allein neben einem neutralen zählt er aber nicht mit.
lesson-mountain-arrived = Im Glutland steht es jetzt { $mine } zu { $theirs }. Wer mehr hat, wählt zuerst, und ein rotes Schiff zahlte die Punkte in derselben Folge. Freihoff hatte keine Antwort geplant, denn wohin der Berg geht, war nicht zu sehen.
    .title = Über Nacht
    .do = Nimm dir deinen Teil.
lesson-mountain-end = Einfluss, der an einem Ort zu hoch steht, ist ein Heer für einen anderen.
    .well = Mit einer einzigen Aktion hast du deine Kraft von einem Ende der Insel zum anderen getragen.

## Toter Schnee.

lesson-snow = Toter Schnee
    .about = Wie er die Partie beendet, und warum dann das Ansehen gewinnt.
lesson-snow-behind = Callo hat { $callo } Punkte, du { $mine }. Doch der Tote Schnee steht bei { $snow } von { $limit }: An seiner Grenze endet die Partie sofort, und Punkte zählen nichts mehr. Dann gewinnt das beste Ansehen.
    .title = Noch ein Weg zum Sieg
    .do = Wähle, Ansehen zurückzugewinnen.
lesson-snow-closer = Du stehst auf { $me }, Callo auf { $callo } mit { $tokens } Vuko-Markern. In der Schlussrechnung kostet jeder zwei Ansehen. Jeder Teil von Erschaffen treibt den Toten Schnee um eins voran: Treib ihn jetzt, aber nur um eins.
    .title = Treib den Schnee
    .do = Verschieb einen M-Faktor auf Stufe 1, dann „So spielen“.
lesson-snow-verge = Toter Schnee: { $snow } von { $limit }. Dein nächster Teil beendet die Partie auf der Stelle. Sein Ansehen wird zuerst bezahlt, und wer das Ende bringt, erhält noch einen Vuko-Marker: Du endest trotzdem weit über Callo, die von { $callo } je Marker zwei verliert.
    .title = An der Grenze
    .do = Nimm dir etwas aus deiner Region; hier hören wir auf, einen Schritt vor dem Ende.
    .why = Du stehst auf { $me }. Ein letzter Teil, der 1 kostet, und der zusätzliche Marker, der 2 zählt, führen dich drei tiefer; Callo fällt viel weiter. Sonst zählt dann nichts: keine Ziele, keine Punkte, kein Schlangenhals.
lesson-snow-end = Führst du beim Ansehen, ist der Tote Schnee dein Freund: Treib ihn voran. Wenn nicht, lass ihn ruhen.
    .well = In der Schlussrechnung hättest du jemanden mit viel mehr Punkten geschlagen.

## Der Eisgarten.

lesson-garden = Der Eisgarten
    .about = Fjollsfinns Ziel: zwei Drakkare, eine Überfahrt und sechs Bewohner.
lesson-garden-cross = Vier Bewohner sind in deinem Garten, und deine zwei Drakkare stehen auf den Frosthöhen und im Tal der Trauer. Dort steht es { $mine } zu { $theirs }. Zwischen zwei Drakkaren setzen deine anderen Stücke bei der Aktivierung frei über.
    .title = Der Eisfluss
    .do = Wähle die Überfahrt von den Frosthöhen ins Tal der Trauer.
lesson-garden-who = Drakkare holen Bewohner nur, wo du dominierst; du willst also beide Regionen. Ein Marker mehr entscheidet das Tal, und auf den Frosthöhen hast du reichlich.
    .title = Genug für beide
    .do = Schick einen, zwei oder drei Marker hinüber.
lesson-garden-stay = Jetzt steht es { $mine } zu { $theirs }. In jede Richtung darf einmal übergesetzt werden; die Drakkare selbst bleiben, wo sie sind. Ein Meer brauchen sie übrigens nicht: Sie stehen in jeder offenen Region.
    .title = Kein Weg zurück nötig
    .do = Wähle „Fertig“.
lesson-garden-fifth = Du dominierst die Frosthöhen, und hier ist noch ein Marker von Freihoff, ihr letzter. Ein Drakkar holt in jeder Region und jeder Runde einen Marker; { $there } von { $needed } sind im Garten.
    .title = Der fünfte Bewohner
    .do = Nimm Freihoffs Marker.
lesson-garden-sixth = Erst geben die Frosthöhen ihre Güter, dann kommt das Tal der Trauer mit dem sechsten Marker. Ein erreichtes Ziel wartet bis zum Ende der Runde; dann schlägt es jede Zahl von Punkten.
    .title = Der sechste
    .do = Nimm deine Güter, dann den Marker im Tal.
lesson-garden-end = Drakkare brauchen Gesellschaft: Geh dorthin, wo andere stehen, und dominiere sie knapp.
    .well = Sechs Bewohner: In einer ganzen Partie hättest du gewonnen.

## Der Albtraum.

lesson-nightmare = Eine Region schläft ein
    .about = Callos Ziel: Albtraum, Faun und zwei eingeschlossene Regionen.
lesson-nightmare-swap = Du spielst Callo und dominierst die Wolfswälder, { $mine } zu { $theirs }. Dein Albtraum hat gerade den zweiten Albtraummarker gelegt. Dein Faun tauscht hier einen fremden Marker gegen einen von dir.
    .title = Albtraum und Faun
    .do = Tausche einen von van Dykens Markern.
lesson-nightmare-leave = Zwei Marker und ein Faun: Die Wolfswälder sind eingeschlossen. Alle Einheiten dort sind fort, auch dein Albtraum; nur der Faun bleibt. Die Hälfte deiner Marker bleibt, aufgerundet, die anderen gehen nach nebenan.
    .title = Eingeschlossen
    .do = Wähle, wohin dein erster Marker geht.
lesson-nightmare-asleep = Dort geschieht nichts mehr: keine Aktionen, keine Güter, kein Vuko. Doch bei jeder Wertung gehören die Punkte des ersten Platzes dir allein. { $needed } solche Regionen sind dein Ziel.
    .title = Für immer dein
    .do = Wähle, wohin dein zweiter Marker geht. Danach gehen die anderen.
lesson-nightmare-end = Ein Einschluss kostet dich den Albtraum: Spar M-Faktor für den nächsten.
    .well = Die erste Region schläft; noch eine, und Callo gewinnt.

## Rote Türme.

lesson-towers = Rote Türme
    .about = Freihoffs Ziel: Erleuchtete plündern und bauen.
lesson-towers-dominate = Du spielst Freihoff. { $needed } Rote Türme in verschiedenen Regionen gewinnen; zwei stehen. Dein Erleuchteter ist auf den Frosthöhen, doch Fjollsfinn hat dort { $theirs } Einfluss und du { $mine }. Er wirkt nur, wo du dominierst.
    .title = Erst dominieren
    .do = Setz einen Marker auf die Frosthöhen, dann „So spielen“.
lesson-towers-rob = Jetzt dominierst du, und dein Erleuchteter plündert jemanden, der hier ist: eine Sache deiner Wahl. M-Faktor darf von jeder Stufe kommen; er landet auf deiner Stufe 0.
    .title = Plündern
    .do = Wähle, was du Fjollsfinn nimmst.
lesson-towers-built = Und der Turm steht, ganz von selbst, sobald du eine Region mit einem Erleuchteten dominierst. Einer je Region, und niemand reißt ihn ein: Von { $needed } hast du drei.
    .title = Der dritte Turm
    .do = Nimm dir deinen Teil von den Frosthöhen.
lesson-towers-end = Für einen Turm musst du nur einen Augenblick dominieren. Bau, und zieh weiter.
    .well = Mit einem einzigen Marker hast du geplündert und einen Turm gebaut.

## Der Dorn.

lesson-thorn = Reserven für den Dorn
    .about = Van Dykens Ziel: Musikanten tragen Magische Reserven zum Dorn.
lesson-thorn-musician = Du spielst van Dyken. Der Dorn hat zwei Magische Reserven absorbiert, und { $needed } gewinnen. Auf den Frosthöhen liegt noch eine, und dort steht es gleich. Dein Musikant, Stufe 2, ist nebenan in den Wolfswäldern.
    .title = Wo die Musik spielt
    .do = Bewege den Musikanten auf die Frosthöhen.
lesson-thorn-carried = Du dominierst die Frosthöhen: Der Musikant hat 1 Bevölkerung verdient und die Reserve zum Dorn ins Tal der Trauer getragen. Dort liegt sie verdeckt und wartet auf die nächste Runde.
    .title = Fortgetragen
    .do = Nimm dir deinen Teil von den Frosthöhen.
lesson-thorn-absorbed = Die Reserve, die schon offen beim Dorn lag, wurde zuallererst absorbiert, weil du das Tal dominierst: drei von { $needed }. Die neue wird jetzt aufgedeckt und kann nächste Runde folgen.
    .title = Absorbiert
    .do = Nimm dir deinen Teil aus dem Tal der Trauer.
lesson-thorn-end = Halte vor allem die Region des Dorns: Wer sonst dort dominiert, hält dich auf.
    .well = Drei Reserven absorbiert, die vierte liegt schon da.

## Allein.

lesson-solo = Allein gegen den Würfel
    .about = Wie der Gegner handelt, baut und kommt, wenn du allein spielst.
lesson-solo-die = Vor jedem deiner Marker handelt der Gegner auf demselben Feld. Der Würfel nannte die Segelküste: zwei Marker für van Dyken, der dort nun { $theirs } hat, du { $mine }. Bezahlen muss er dafür nichts.
    .title = Der Würfel ist zuerst dran
    .do = Setz einen oder zwei Marker, wo du magst.
lesson-solo-making = Beim Erschaffen beschwört er seine höchste Stufe, hier den Wyvern, und der Tote Schnee rückt zwei vor: { $snow } von { $limit }. Allein gibt es kein Ansehen, Erschaffen kostet dich keines; doch fällt der Tote Schnee, verlierst du.
    .title = Er wächst schnell
    .do = Stell Mondlicht-Bruder auf 2, sag, wo sie erscheinen, dann „So spielen“.
lesson-solo-second = Der Gegner schlug zuerst zu, umsonst, und Vuko kam zu dir: Allein tut er das immer. Güter nimmt der Gegner nicht. Doch wo du nur Zweiter bist, ist dir eine 2 verwehrt; eine 1 darfst du nehmen.
    .title = Kleingeld
    .do = Nimm, was dir bleibt.
lesson-solo-end = Verteil dich, wenn du allein spielst: Der Würfel hat keinen Plan, aber er ist überall.
    .well = Du kennst nun alles, was der Gegner tut; der Rest ist die Partie, die du kennst.

## Vuko-Tafeln.

lesson-tiles = Vuko-Tafeln
    .about = Für Fortgeschrittene: was Vukos vier Tafeln ändern.
lesson-tiles-dearer = Für Fortgeschrittene hat jede Etappe eine Vuko-Tafel. Die Schattenflüsterer haben einen Pfeil und hören nie auf: Der Berg kostet { $price }. Die Feuermenschen wirken in dieser Etappe: Neutrale Marker folgen Vuko, jetzt zu Fjollsfinn in die Wolfswälder.
    .title = Zwei Tafeln wirken
    .do = Bring beide Marker von der Segelküste in die Wolfswälder, dann „So spielen“.
    .why = Eine Tafel ohne Pfeil wirkt nur, solange das vorderste Schiff in ihrer Etappe ist. Vuko steht an der Segelküste; mit dem neutralen Marker von dort stehen in den Wolfswäldern zwei, also zählt nur mit, wer drei Einfluss hat.
lesson-tiles-followers = Hier sind jetzt { $neutral } neutrale Marker. Du hast { $mine } Einfluss und führst; mit deinen zwei Markern allein hättest du nichts bekommen. An der Segelküste ist kein neutraler mehr: Dort genügt ein Einfluss.
    .title = Mehr als das Gefolge
    .do = Nimm dir deinen Teil aus den Wolfswäldern.
    .why = Die anderen zwei: Die Nachtwanderer nehmen für jeden Marker, den Vuko festhält, diesen von der Karte und einen Vuko-Marker dazu; Beide Bären treiben den Toten Schnee um 1 voran, sooft Vuko handelt.
lesson-tiles-end = Schau dir die Tafel der nächsten Etappe an, ehe du hineinsegelst.
    .well = Du hast in Vukos Region trotz seines Gefolges geführt.

## Reihenfolgemarker.

lesson-order = Reihenfolgemarker
    .about = Für Fortgeschrittene: Die Spieler bestimmen, welches Feld wann kommt.
lesson-order-first-token = Für Fortgeschrittene erhalten die Felder ab der zweiten Runde eine neue Folge. Reihum legt jeder einen Marker auf ein Feld. Du hast M-Faktor: Kommt Erschaffen zuerst, kann alles andere deinen neuen Einheiten folgen.
    .title = Eine neue Folge
    .do = Leg Marker 1 auf Erschaffen.
lesson-order-more-tokens = Der Schlangenhals bleibt immer der Erste, Aktivierung und Vuko immer die Letzten. Überleg, was einander nützt: erst Einheiten, dann Marker dazu; oder erst Schritte, die Regionen für Einfluss öffnen.
    .title = Marker für Marker
    .do = Leg deine übrigen Reihenfolgemarker, wie du magst.
lesson-order-plan = Alle fünf liegen. Du planst nun wie immer, aber die Felder kommen in der neuen Folge. Auf einem Feld selbst ändert sich nichts: Wer zuletzt geplant hat, handelt zuerst.
    .title = Plane danach
    .do = Plane Erschaffen; es kommt gleich nach dem Schlangenhals.
lesson-order-end = Wer den ersten Reihenfolgemarker legt, entscheidet, was keiner mehr beantworten kann.
    .well = Du hast Erschaffen vor alles andere gelegt.

## Segeln.

lesson-sailing = Wie weit segeln
    .about = Helme, Würfel, Reihenfolge und rote Schiffe.
lesson-sailing-sail = Segeln müssen alle. Die Würfel auf einem Schiff sind dort deine Aktionen: { $one } auf dem nächsten, { $two } auf dem dahinter; zwei Schiffe sind einmal je Etappe erlaubt. Callo ist schon beim roten Schiff, also zahlen die Regionen diese Runde ohnehin.
    .title = Ein Schiff oder zwei
    .do = Wähle, wie weit du segelst.
lesson-sailing-order = Niedrige Nummern auf den Schiffen sind zuerst dran. Bei gleicher Nummer geht das Schiff weiter rechts vor, auf demselben Schiff, wer zuletzt ankam. So wird nun geplant; du hast { $count } Aktionen.
    .title = Wer zuerst dran ist
    .do = Plane deinen ersten Marker.
    .why = Wer früh plant, hat auf einem Feld das letzte Wort. Jedes rote Schiff zahlt einmal: wenn der Erste es erreicht oder passiert.
lesson-sailing-end = Segle weit, wenn du das letzte Wort oder eine Wertung brauchst, langsam, wenn du Aktionen brauchst.
    .well = Du hast zwischen Aktionen und einem frühen Zug gewählt.
lesson-sailing-says-callo-two = Zwei Schiffe, geradewegs zum roten.

## Schlangenhals.

lesson-gorge = Schlangenhals
    .about = Ein Geschenk, Tausch und fünf Punkte am Ende.
lesson-gorge-trade = Jeder Marker hier nimmt eine Sache aus dem Vorrat und darf zwei Sachen beliebiger Art gegen eine dritter Art tauschen, sooft du willst. Du hast { $gold } Gold. M-Faktor von hier liegt auf Stufe 0, und zwei davon bezahlen eine Aufwertung.
    .title = Ein Geschenk und ein Tausch
    .do = Nimm 1 M-Faktor, tausche 2 Gold gegen noch einen, dann „So spielen“.
    .why = Tauschen lässt sich nur M-Faktor von Stufe 0. Deiner auf Stufe 2 bleibt, wo er ist.
lesson-gorge-lap = Mit mehreren Markern kommst du wieder: reihum je einer, Durchgang um Durchgang. Jeder hat einen Einflussmarker hiergelassen; die meisten am Ende sind { $points } Punkte wert, wenn die Partie nach Punkten endet.
    .title = Durchgang um Durchgang
    .do = Nimm mit deinem zweiten Marker etwas, dann „So spielen“.
lesson-gorge-end = Der Schlangenhals macht aus dem, was du hast, das, was du brauchst, für je einen Marker.
    .well = Aus Gold hast du den Preis einer Aufwertung gemacht.

## Der Erschafferspion.

lesson-spy = Der Erschafferspion
    .about = Was Freihoffs Harrasim jede Runde neu wählt.
lesson-spy-choose = Dein Harrasim steht auf den Frosthöhen; nebenan, an der Segelküste, hat Callo { $theirs } Einfluss. Zu Beginn jeder Aktivierung nimmt sich der Erschafferspion zwei verschiedene Fähigkeiten, umsonst, solange er auf der Karte ist.
    .title = Zwei Fähigkeiten für eine Runde
    .do = Gib ihm Schnelligkeit und Dominanz.
lesson-spy-step = Mit Dominanz zählt er eins mehr: Du hast hier jetzt { $mine } Einfluss. Die Aktivierung geht immer in derselben Folge: Erschafferspion, Überfahrt, Schnelligkeit, Angriff. So kann Schnelligkeit nutzen, was der Spion eben gewählt hat.
    .title = Ein Schritt, weil er schnell ist
    .do = Bewege den Harrasim zur Segelküste.
lesson-spy-taken = Die Segelküste gehört dir, { $mine } zu { $theirs }. Nächste Runde darfst du neu wählen: Angriff und Schild für einen Kampf zum Beispiel. Aufwertungen auf seinen anderen Plätzen dürfen dasselbe sein.
    .title = Über Nacht genommen
    .do = Nimm dir deinen Teil von der Segelküste.
lesson-spy-end = Der Harrasim wählt zuletzt: Er sieht alles, was die Felder verändert haben.
    .well = Du hast eine Region bei der Aktivierung genommen, als keiner mehr antworten konnte.

## Aufbau.

lesson-setting-up = Die ersten zwei Marker
    .about = Wo sie stehen dürfen, und was dort schon steht.
lesson-setting-up-first = Alle beginnen mit zwei Markern in zwei verschiedenen Regionen: Erst setzt jeder einen, dann jeder den zweiten. In jeder offenen Region steht { $neutral } neutraler Marker, und bezahlt wird nur, wer mehr hat; das Tal der Trauer zahlt { $points } Punkte.
    .title = Einer für jeden
    .do = Klick das Tal der Trauer, die Frosthöhen oder das Glutland an.
lesson-setting-up-second = Die anderen haben ihren gesetzt. Du darfst dich dazustellen: Regionen kann man teilen. Nur deine erste Region ist deinem zweiten Marker verschlossen. Eine Region ohne Plättchen bleibt das ganze Spiel zu.
    .title = Der zweite, anderswo
    .do = Klick die Region an, die du willst.
    .why = Zwei Nachbarn helfen einander bei Gleichstand; zwei weit auseinander öffnen neuen Markern mehr Türen.
lesson-setting-up-end = Beginn dort, wo dich ein zweiter Marker vor den neutralen bringt.
    .well = Du stehst in zwei Regionen und weißt, wen du dort triffst.

## Aufholen.

lesson-catching-up = Aufholen
    .about = Zwei Marker und zwei Bevölkerung für alle, denen fast nichts geblieben ist.
lesson-catching-up-where = Du hast { $units } Einheiten und keinen Marker mehr auf der Insel. Ab Runde 2 beginnt niemand so eine Runde: Wer weniger als 2 Einfluss hat, setzt Marker, bis es 2 sind, in beliebige offene Regionen.
    .title = Nicht aus dem Spiel
    .do = Wähle, wohin der erste Marker kommt.
lesson-catching-up-again = Der zweite Marker darf neben dem ersten stehen oder anderswo. Außerdem bekommst du zwei Bevölkerung, ob dir einer fehlte oder zwei: Jetzt hast du { $population }.
    .title = Beisammen oder getrennt
    .do = Wähle, wohin der zweite Marker kommt.
    .why = Das geschieht vor der Initiative, in der Reihenfolge der letzten Runde; setzen musst du nicht.
lesson-catching-up-end = Wer alles verloren hat, fängt neu an und darf wählen, wo.
    .well = Du bist zurück auf der Insel, dort, wo du sein willst.
