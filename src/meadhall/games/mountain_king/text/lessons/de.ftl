# Words of the lessons, in German.

## A first game.

lesson-first = Ein erstes Spiel: Welle I
    .about = Bau eine Ahnentafel, besiege einen Gnom, dreh das Rad, reiß eine Höhle an dich und erlebe die Wertung einer Welle.

lesson-first-goal = Du führst die Trolle von Blau. Gnome dringen in drei Wellen in den Berg, und diese Lektion ist die erste davon. Wer am Ende eines Spiels die meiste Ehre hat, gewinnt.
    .title = Die meiste Ehre gewinnt
    .do = Klicke Schlamm 3 neben deinem Bau an: Dort hält ein Troll Wache.
    .why = Ein Bau gehört dir allein, bringt aber nichts ein. Ehre verdienen Trolle draußen in den Höhlen.
lesson-first-honour = Am Ende einer Welle zählen Höhlen: { $first } Ehre für deine erste in einem Gebiet, { $more } für jede weitere dort. Besiegte Gnome zählen sofort; Große Hallen, Älteste und Stimmen der Klans zählen am Spielende.
    .title = Woher die Ehre kommt
    .do = Klicke Eis 3 an: Dann hast du Höhlen in zwei Gebieten.
    .why = Du kontrollierst eine Höhle, wenn du dort mehr Trolle hast als jeder andere. Eis 3 grenzt auch an zwei Große Hallen.
lesson-first-card = Ihre Symbole sagen, was du kannst: Vorrücken bewegt Trolle, Verstärken bringt neue, Einfluss gewinnt Recken, Gnom dreht das Rad. Gleiche Symbole Seite an Seite wirken zusammen: Zweimal Vorrücken hat Kraft 2.
    .title = Deine Ahnentafel
    .do = Wähle die Karte mit zweimal Einfluss und zweimal Vorrücken, und leg sie auf den markierten Platz.
    .why = Alle legen gleichzeitig eine Karte. Sie muss mindestens ein Symbol verdecken; diese verdeckt ein Vorrücken und bringt zwei.
lesson-first-second-card = Deine drei übrigen Karten gingen an Rot, und diese hier kommen von Schwarz. Unten links passt jede zu deinem Vorrücken. Eine bringt zweimal Verstärken, eine Einfluss, eine einen Joker, der in jede Gruppe passt.
    .title = Die Karten wandern
    .do = Wähle eine der drei Karten, und leg sie unten links an.
    .why = Nur was sich mit den Seiten berührt, ist eine Gruppe; Ecken zählen nicht. Gedreht wird keine Karte.
lesson-first-third-card = Das Blatt zeigt, welche Gruppen wachsen und was verdeckt wird; Verdecktes ist weg. Eine Karte zeigt einen Ältesten: Er tut jetzt nichts, niemand darf ihn überdecken, und am Ende bringen Älteste Ehre.
    .title = Die letzte Karte
    .do = Leg eine der Karten so, dass sich zwei Gnom-Symbole berühren. Die andere wird abgelegt.
lesson-first-march = Ein Zug kostet einen Vorrat; nach diesem hast du noch { $left }. Er besteht aus zwei schwachen Aktionen mit je einem Symbol oder einer starken mit einer ganzen Gruppe. Drei Trolle schlagen jeden einzelnen Gnom: Nimm Kraft 3.
    .title = Dein erster Zug
    .do = Wähle in der Zeile Vorrücken „Stark 3“.
    .why = Was du benutzt, deckt ein Steinchen ab, bis die Welle vorbei ist. Jedes Symbol dient in einer Welle nur einmal. Welle I gibt sechs Vorräte; Grumle der Alte, dein Recke von Anfang an, gibt einen dazu.
lesson-first-attack = Der Gnom in Schlamm 1 hat eine verborgene Stärke von 1 bis 3; ebenso viele Trolle genügen. Alle ziehen in eine Höhle. Unterwegs dürfen sie Höhlen durchqueren, in denen du schon stehst, etwa Schlamm 3.
    .title = Schlag den Gnom
    .do = Klicke Schlamm 1 an, schick drei Trolle aus Bau 4a, und spiel den Zug.
lesson-first-weak = Seine Stärke wurde deine Ehre: Du hast { $honour }. Dazu gab dir der Schlamm-Klan eine Stimme, und Stimmen zählen am Spielende. Probier nun schwache Aktionen: zwei in einem Zug, jede mit Kraft 1.
    .title = Zwei schwache Aktionen
    .do = Wähle in der Zeile Einfluss „Schwach 1“.
    .why = Der besiegte Gnom liegt am Rad und hat dessen Figur ein Feld weitergeschoben. Dazu kommen wir gleich.
lesson-first-court = Ein Recke schließt sich dem an, der am Ende der Welle den meisten Einfluss auf ihn hat. Die allererste Scheibe zählt eins mehr: Kraft 1 gibt dir also 2. Diese drei hat noch niemand gefragt.
    .title = Wirb um einen Recken
    .do = Wähle Imbolg, Waelwulf oder Haldis.
    .why = Imbolg schwächt einen Gnom, gegen den er kämpft, Waelwulf bringt mehr Trolle, Haldis zählt für die Kontrolle doppelt. Bei gleichem Einfluss führt, wer zuerst da war.
lesson-first-second-weak = Die zweite schwache Aktion kostet keinen Vorrat. Mehr Einfluss macht dir deinen Recken sicherer; Verstärken holt einen Troll von daheim, damit Eis 3 nicht an einem einzigen hängt.
    .title = Und die zweite
    .do = Wähle schwachen Einfluss oder schwaches Verstärken, und wo.
lesson-first-wheel = Eine Gnom-Aktion schiebt diese Figur weiter, und du nutzt das Feld, auf dem sie hält. Zwei Felder weiter liegt Ehre. Davor spannt sich der Draht des Durchbruchs: Gnome brechen ein, aber du sagst, wo.
    .title = Das Gnomenrad
    .do = Wähle in der Zeile Gnom „Stark 2“.
    .why = Abgedeckte Symbole verbinden, was beiderseits von ihnen liegt. Darum können später in der Welle auch Gruppen zusammen wirken, die sich nicht berühren.
lesson-first-turn = Deine Kraft sagt, wie weit die Figur höchstens geht, und jedes Feld macht die Wirkung stärker. Zwei Felder weiter bekommst du { $honour } Ehre.
    .title = Zwei Felder weiter
    .do = Wähle 2 Felder weiter, zur Ehre, und spiel den Zug.
lesson-first-scout = Erst spähst du, und nur du siehst es: Eine Torkarte verrät, wo am Ende der Welle Gnome eindringen, und ein Gnom zeigt dir seine Stärke.
    .title = Ein heimlicher Blick
    .do = Sieh dir Torkarte 1 oder 2 an, danach einen Gnom.
lesson-first-breach = { $gnomes } Gnome brechen sofort ein: zwei, und einer mehr für den besiegten am Rad. Du lenkst den Schwarm. Jeder Gnom nimmt die leichteste Höhle, die er erreicht, am liebsten eine leere.
    .title = Ein Durchbruch
    .do = Schick den Schwarm zu Feuer, Hammer oder Granit: Dort hältst du nichts.
    .why = Eine überrannte Höhle kostet bei der Wertung alle, die in diesem Gebiet Ehre bekommen, 1 Ehre.
lesson-first-direct = Mehrere Höhlen sind gleich leicht und gleich nah. Du hast den Durchbruch ausgelöst, also entscheidest du. Gnome ziehen durch schon überrannte Höhlen hindurch, bleiben dort aber nie stehen.
    .title = Du schickst den Gnom
    .do = Wähle eine Höhle für diesen Gnom.
lesson-first-seize = Rot kam mit zwei Trollen zu deinem einen nach Schlamm 3 und hat die Kontrolle an sich gerissen, samt einer Stimme von Schlamm. Trolle kämpfen nie gegen Trolle; es zählt, wer mehr hat.
    .title = Entrissen!
    .do = Wähle in der Zeile Vorrücken „Schwach 1“.
lesson-first-desperation = Mit einem Troll mehr stünde es zwei gegen zwei, und bei Gleichstand gehört die Höhle niemandem. Ein Verzweiflungsplättchen gibt einer schwachen Aktion 1 Kraft mehr. { $tokens ->
        [one] Du hast eines, und es verfällt
       *[other] Du hast { $tokens }, und sie verfallen
    } am Ende der Welle.
    .title = Verzweiflung
    .do = Stell Verzweiflung auf 1.
    .why = Wer eine Welle mit wenigen Vorräten beginnt, bekommt solche Plättchen. Sie helfen nur schwachen Aktionen.
lesson-first-take-back = In Schlamm 1 stehen drei Trolle, und einer genügt dort. Bring zwei nach Schlamm 3: drei gegen zwei. Jetzt reißt du die Kontrolle an dich, und der Schlamm-Klan gibt dir eine Stimme.
    .title = Hol sie zurück
    .do = Klicke Schlamm 3 an, schick zwei Trolle aus Schlamm 1.
lesson-first-bolster = Verstärken bringt Trolle von daheim, aber nur in deine Baue und in Höhlen, in denen sonst niemand steht. Nicht nach Schlamm 3: Die Trolle von Rot sind noch dort.
    .title = Verstärken
    .do = Wähle als zweite Aktion in der Zeile Verstärken „Schwach 1“.
lesson-first-bolster-where = Deine Torkarte zeigte Schlamm: Am Ende der Welle kommen dort Gnome und gehen dahin, wo die wenigsten Trolle stehen. Schlamm 1 hält ein einziger Troll. In einen Bau dringt nie ein Gnom ein.
    .title = Wer braucht Hilfe?
    .do = Wähle eine Höhle oder einen Bau für den neuen Troll.
lesson-first-free = Jetzt ist alles offen. Im Augenblick brächten deine Gebiete { $domains } Ehre; eine erste Höhle in einem weiteren Gebiet bringt { $first }. Hast du mehr Vorräte als Symbole, gib welche für mehr Kraft einer starken Aktion aus.
    .title = Wie du willst
    .do = Spiel deine Züge, bis deine Vorräte aufgebraucht sind.
    .why = Die Welle endet, wenn niemand mehr Vorräte hat. Wer keine mehr hat, wird übergangen.
lesson-first-award = Die Welle endet: Gnome haben sich verschanzt und sind eingedrungen; gefallene Trolle bringen Ehre. Recken gehen nun zu dem mit dem meisten Einfluss, samt Stimmen ihres Klans. Deine Gebiete bringen danach { $domains } Ehre, wenn alles so bleibt.
    .title = Das Ende der Welle
    .do = Antworte für deinen Recken.
    .why = Der Sieger bekommt die Karte und stellt die Figur dorthin, wo kein anderer steht. Wer vergeblich warb, nimmt eine Stimme oder ein wenig Ehre.

lesson-first-says-red-settles = Moos und Hammer: zwei Gebiete zugleich, weit voneinander.
lesson-first-says-black-settles = Ich beginne in Mond und Feuer. Noch ist niemand mein Nachbar.
lesson-first-says-red-elder = Ich behalte einen Ältesten: Jetzt tut er nichts, aber viele Älteste bringen viel Ehre.
lesson-first-says-black-card = Dreimal Verstärken Seite an Seite: Meine Höhlen nimmt mir so leicht keiner.
lesson-first-says-red-court = Ich frage Thorga zuerst: Die erste Scheibe zählt eins mehr.
lesson-first-says-black-wheel = Ein Feld weiter: Ich spähe, und das Feld leiht mir ein wenig Einfluss.
lesson-first-says-red-gathers = Ich sammle Trolle in meinem Bau. Bald merkt das jemand in der Nähe.
lesson-first-says-black-guard = Ein zweiter Troll nach Feuer 3: Einer allein fällt zu leicht.
lesson-first-says-red-seizes = Zwei Trolle gegen einen in Schlamm 3: Die Höhle ist mein, samt einer Stimme von Schlamm.
lesson-first-says-black-moon = Mond 4 ist leer: Dafür gibt es keine Stimme, aber eine Höhle mehr.
lesson-first-says-red-spreads = Moos 2 für mich: Eine zweite Höhle dort bringt zwei mehr.
lesson-first-says-black-spreads = Hinein nach Granit: Die erste Höhle in einem Gebiet zahlt am meisten.

lesson-first-end = Die erste Höhle in einem Gebiet bringt dreimal so viel wie jede weitere: Breite dich früh aus, und halte einen Troll mehr als die anderen.
    .well = Du hast einen Gnom besiegt, einen Durchbruch von dir weggelenkt und Schlamm 3 zurückgeholt.
