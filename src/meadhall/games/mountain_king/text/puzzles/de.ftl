theme-controls = Wer kontrolliert eine Höhle?
theme-domain = Was bringt ein Gebiet?
theme-troll = Ein Troll, die meiste Ehre
theme-hall = Wer bekommt eine Große Halle?
theme-plank = Was sind Stimmen wert?
theme-elders = Was sind Älteste wert?
theme-battle = Die Aussichten eines Angriffs
theme-turn = Der Rest eines Zuges, die meiste Ehre
theme-cost = Was kostet eine starke Aktion?
theme-wheel = Wie weit darf das Rad gedreht werden?

puzzle-controls = Wer kontrolliert { $cavern }, so wie es steht?
puzzle-domain = Würden die Gebiete jetzt gewertet, wie viel Ehre bekäme { $seat } für { $clan }?
puzzle-hall = Würden die Großen Hallen jetzt gewertet, wer würde für die Große Halle { $hall } (Wert { $honour }) bezahlt? Wird geteilt, nenne einen.
puzzle-plank = Würden die Stimmen jetzt gewertet, wie viel Ehre bekäme { $seat } für { $clan }?
puzzle-elders = Endete das Spiel jetzt, wie viel Ehre brächten die Ältesten von { $seat }?
puzzle-cost = { $seat } möchte eine starke Aktion { $type } mit Kraft { $power }, ohne Vorräte auszugeben. Wie viele Symbole kostet das mindestens?
puzzle-wheel = Um wie viele Felder kann das Rad höchstens gedreht werden, ohne dass es einen Durchbruch gibt?
puzzle-battle = { $seat } greift { $cavern } mit { $trolls } Trollen an. Wie groß ist die Aussicht zu gewinnen?
puzzle-turn = Du bist { $seat }. Womit beginnt der Rest deines Zuges, der dir die meiste Ehre bringt, wenn die Gebiete danach gewertet würden?
puzzle-troll = Du bist { $seat }. Wo brächte dir ein weiterer Troll die meiste Ehre, wenn die Gebiete jetzt gewertet würden?

answer-seat = { $seat }
answer-cavern = { $cavern }
answer-number = { $number }
answer-percent = { $number } %
answer-nobody = Niemand

solve-counts = { $seat } zählt dort { $count }.
solve-gnomes = Aber in { $cavern } sind Gnome: Niemand kontrolliert die Höhle.
solve-tie = Gleich bei { $count }: Ein Gleichstand kontrolliert nichts.
solve-controls = { $seat } hat mehr als jeder andere und kontrolliert { $cavern }.
solve-holds = { $seat } kontrolliert { $count } { $count ->
        [one] Höhle
       *[other] Höhlen
    } von { $clan }.
solve-first = { $honour } für die erste{ $count ->
        [0] .
       *[other] , und { $more } für jede von { $count } weiteren.
    }
solve-overrun = Weniger eins für jede von { $count } überrannten Höhlen.
solve-nothing-held = Ohne Höhle wird nichts gewonnen und nichts verloren.
solve-makes = Das ergibt { $honour }.
solve-around = { $seat } kontrolliert { $count } um die Halle herum.
solve-gnomes-around = Gnome halten { $count }, als eine Partei.
solve-shared = { $parties ->
        [one] Eine Partei hat am meisten: { $honour } Ehre.
       *[other] { $parties } Parteien haben am meisten und teilen: { $honour } Ehre für jede.
    }
solve-hall-lost = Die Gnome allein haben am meisten: Niemand wird bezahlt.
solve-votes = { $seat } hat { $count ->
        [one] eine Stimme
       *[other] { $count } Stimmen
    }.
solve-earlier = Unter Gleichen führt die untere Scheibe, die früher da war.
solve-place = { $seat } steht auf Platz { $place }: { $honour } Ehre.
solve-no-place = { $seat } kommt nach dem dritten Platz und bekommt nichts.
solve-elders = { $seat } hat { $count } Älteste: { $honour } Ehre.
solve-distance = Der Stolperdraht des Durchbruchs ist { $spaces } Felder entfernt: Eines weniger ist sicher.
solve-numbered = Ein Symbol mit einer Zahl hat so viel Kraft, wie darauf steht; Joker passen überall, und Abgedecktes verbindet.
solve-too-few = { $count ->
    [one] Das stärkste Symbol allein hat Kraft { $power }.
   *[other] Mit { $count } Symbolen wird es höchstens Kraft { $power }.
}
solve-enough-symbols = Mit { $count } Symbolen geht es: Kraft { $power }.
solve-unseen = Noch nicht gesehen, auf der Karte und im Vorrat: { $ones } der Stärke 1, { $twos } der Stärke 2, { $threes } der Stärke 3.
solve-tokens = { $count ->
        [one] Ein Gnom liegt
       *[other] { $count } Gnome liegen
    } dort verdeckt; alle werden aufgedeckt.
solve-enough = { $trolls } Trolle gewinnen, wenn sie mindestens so viele sind wie die Stärken zusammen: { $percent } %.
solve-now = So wie es ist, bringen dir die Gebiete { $honour }.
solve-domain-changes = { $clan }: { $after } statt { $before }.
solve-after = Zusammen { $honour }: Keine andere Antwort bringt so viel.
solve-all-ways = Alle Wege durch den Rest des Zuges sind durchgespielt, mit allem, was verdeckt liegen kann. Der beste führt hierher:
solve-on-the-way = Unterwegs gewinnst du { $honour } Ehre.
