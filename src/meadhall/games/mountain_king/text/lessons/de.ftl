# Words of the lessons, in German.

## A first game.

lesson-first = Ein erstes Spiel: Welle I
    .about = Bau eine Ahnentafel, besiege einen Gnom, dreh das Rad, reiß eine Höhle an dich und erlebe die Wertung einer Welle.

lesson-first-goal = Du führst die Trolle von Blau gegen Gnome, die in drei Wellen in den Berg eindringen; diese Lektion ist die erste. Wer am Ende eines Spiels die meiste Ehre hat, gewinnt.
    .title = Die meiste Ehre gewinnt
    .do = Klicke Schlamm 3 neben deinem Bau an: Dort hält ein Troll Wache.
    .why = Ein Bau gehört dir allein, bringt aber nichts ein. Ehre verdienen Trolle draußen in den Höhlen.
lesson-first-honour = Am Ende einer Welle bringt jedes Gebiet, ein farbiger Teil des Bergs, { $first } Ehre für deine erste Höhle dort und { $more } für jede weitere. Besiegte Gnome zählen sofort; Große Hallen, Älteste und Stimmen am Spielende.
    .title = Woher die Ehre kommt
    .do = Klicke Eis 3 an: Dann hast du Höhlen in zwei Gebieten. Bestätige mit „So spielen“.
    .why = Du kontrollierst eine Höhle, wenn du dort mehr Trolle hast als jeder andere. Jede Höhle, in der Gnome sitzen, nimmt allen 1 Ehre, die in ihrem Gebiet welche bekommen.
lesson-first-card = Symbole sind, was du kannst: Vorrücken bewegt Trolle, Verstärken bringt neue, Einfluss gewinnt Recken, Gnom dreht das Rad. Gleiche Symbole Seite an Seite zählen zusammen.
    .title = Deine Ahnentafel
    .do = Wähle die Karte mit zweimal Einfluss und zweimal Vorrücken: Sie kommt an den Ring. Dann „Hierhin legen“.
    .why = Alle legen gleichzeitig eine Karte. Sie muss mindestens ein Symbol verdecken; diese verdeckt ein Vorrücken und bringt zwei, und zweimal Vorrücken zusammen hat Kraft 2.
lesson-first-second-card = Deine übrigen Karten gingen an Rot, und diese kommen von Schwarz. Jede passt zu deinem Vorrücken: Eine bringt zweimal Verstärken, eine Einfluss, eine einen Joker, der in jede Gruppe passt.
    .title = Die Karten wandern
    .do = Wähle eine der drei: Sie kommt an den Ring. Dann „Hierhin legen“.
    .why = Nur was sich mit den Seiten berührt, ist eine Gruppe; Ecken zählen nicht. Gedreht wird keine Karte.
lesson-first-third-card = Was eine Karte verdeckt, ist weg; das Blatt zeigt, was wächst. Eine hat einen Ältesten: Er lässt sich nie verdecken, tut jetzt nichts und bringt am Ende Ehre.
    .title = Die letzte Karte
    .do = Wähle eine der beiden Karten und einen der Ringe; dann „Hierhin legen“. Die andere wird abgelegt.
lesson-first-march = Ein Zug kostet einen Vorrat, und nach diesem hast du noch { $left }. Er besteht aus zwei schwachen Aktionen mit je einem Symbol oder einer starken mit einer ganzen Gruppe.
    .title = Dein erster Zug
    .do = Wähle in der Zeile Vorrücken „Stark“: Kraft 3, denn drei Trolle schlagen jeden einzelnen Gnom.
    .why = Was du benutzt, deckt ein Steinchen ab, bis die Welle vorbei ist. Jedes Symbol dient in einer Welle nur einmal. Welle I gibt sechs Vorräte; Grumle der Alte, dein Recke von Anfang an, gibt einen dazu.
lesson-first-attack = Der Gnom in Schlamm 1 hat eine verborgene Stärke von 1 bis 3, und ebenso viele Trolle genügen. Alle ziehen in dieselbe Höhle und dürfen andere durchqueren, in denen du schon stehst.
    .title = Schlag den Gnom
    .do = Klicke Schlamm 1 an: Drei Trolle gehen aus Bau 4a dorthin. Dann „So spielen“.
lesson-first-weak = Die Stärke des Gnoms ist jetzt Ehre: Du hast { $honour }; und der Schlamm-Klan gab dir eine Stimme. Am Spielende zahlt jeder Klan für Stimmen: Schlamm { $first } Ehre für die meisten, { $second } für die zweitmeisten.
    .title = Ehre und eine Stimme
    .do = Wähle in der Zeile Einfluss „Schwach 1“.
    .why = Wer einem anderen oder den Gnomen eine Höhle entreißt, bekommt eine Stimme ihres Klans. Der besiegte Gnom liegt am Rad und hat dessen Figur ein Feld weitergeschoben; dazu kommen wir gleich.
lesson-first-court = Ein Recke schließt sich dem an, der am Ende der Welle den meisten Einfluss auf ihn hat. Die allererste Scheibe zählt eins mehr: Bei diesen dreien gibt dir Kraft 1 also 2.
    .title = Wirb um einen Recken
    .do = Wähle Imbolg, Waelwulf oder Haldis.
    .why = Imbolg schwächt einen Gnom, gegen den er kämpft, Waelwulf bringt mehr Trolle, Haldis zählt für die Kontrolle doppelt. Bei gleichem Einfluss führt, wer zuerst da war.
lesson-first-second-weak = Zwei schwache Aktionen sind ein Zug: Die zweite kostet keinen Vorrat. Mehr Einfluss macht dir deinen Recken sicherer; Verstärken holt einen Troll von daheim, damit Eis 3 nicht an einem einzigen hängt.
    .title = Zwei schwache Aktionen
    .do = Wähle Einfluss oder Verstärken, und wo; dann „So spielen“.
lesson-first-wheel = Eine Gnom-Aktion schiebt die Figur auf dem Rad im Uhrzeigersinn weiter, und du nutzt das Feld, auf dem sie hält: Zwei Felder weiter liegt Ehre. Unterwegs quert sie den Draht des Durchbruchs, und das lässt Gnome ein; aber du sagst, wo.
    .title = Das Gnomenrad
    .do = Wähle in der Zeile Gnom „Stark 2“.
    .why = Abgedeckte Symbole verbinden, was beiderseits von ihnen liegt. Darum können später in der Welle auch Gruppen zusammen wirken, die sich nicht berühren.
lesson-first-turn = Deine Kraft sagt, wie weit die Figur höchstens geht, und jedes Feld macht die Wirkung stärker. Zwei Felder weiter bekommst du { $honour } Ehre.
    .title = Zwei Felder weiter
    .do = Wähle 2 Felder weiter, zur Ehre.
lesson-first-scout = Erst spähst du, und nur du siehst es: Eine Torkarte verrät, wo am Ende der Welle Gnome eindringen, und ein Gnom zeigt dir seine Stärke.
    .title = Ein heimlicher Blick
    .do = Sieh dir Torkarte 1 oder 2 an, drück „So spielen“, dann sieh dir einen Gnom an.
lesson-first-breach = { $gnomes } Gnome brechen sofort ein: zwei, und einer mehr für den besiegten am Rad. Du lenkst den Schwarm in ein Gebiet, und dort nimmt jeder Gnom die leichteste Höhle, am liebsten eine leere.
    .title = Ein Durchbruch
    .do = Schick den Schwarm zu Feuer, Hammer oder Granit: Dort hältst du nichts.
    .why = Eine überrannte Höhle kostet bei der Wertung alle, die in diesem Gebiet Ehre bekommen, 1 Ehre.
lesson-first-direct = Für einen Gnom sind mehrere Höhlen gleich leicht und gleich nah. Bei einem Durchbruch entscheidet, wer ihn ausgelöst hat, sonst wer die meisten Stimmen des Klans hat: diesmal du.
    .title = Du schickst den Gnom
    .do = Wähle eine Höhle für diesen Gnom.
    .why = Gnome ziehen durch schon überrannte Höhlen hindurch, bleiben dort aber nie stehen.
lesson-first-seize = Rot kam mit zwei Trollen zu deinem einen nach Schlamm 3 und hat die Kontrolle an sich gerissen, samt einer Stimme von Schlamm. Trolle kämpfen nie gegen Trolle; es zählt, wer mehr hat.
    .title = Entrissen!
    .do = Wähle in der Zeile Vorrücken „Schwach 1“.
lesson-first-desperation = Mit einem Troll mehr stünde es zwei gegen zwei, und bei Gleichstand gehört die Höhle niemandem. Ein Verzweiflungsplättchen gibt einer schwachen Aktion 1 Kraft mehr; { $tokens ->
        [one] du hast eines, und es verfällt
       *[other] du hast { $tokens }, und sie verfallen
    } am Ende der Welle.
    .title = Verzweiflung
    .do = Stell Verzweiflung auf 1.
    .why = Wer eine Welle mit wenigen Vorräten beginnt, bekommt solche Plättchen. Sie helfen nur schwachen Aktionen.
lesson-first-take-back = Schlamm 3 liegt an zwei Großen Hallen: Am Spielende bringen sie { $big } und { $small } Ehre dem, der jeweils die meisten Höhlen ringsum hält. Drei Trolle gegen zwei holen Schlamm 3 zurück, samt einer Stimme von Schlamm.
    .title = Große Hallen
    .do = Klicke Schlamm 3 an: Zwei Trolle kommen aus Schlamm 1, wo einer genügt.
lesson-first-bolster = Verstärken bringt Trolle von daheim, aber nur in deine Baue und in Höhlen, in denen sonst niemand steht. Nicht nach Schlamm 3: Die Trolle von Rot sind noch dort.
    .title = Verstärken
    .do = Wähle als zweite Aktion „Verstärken“.
lesson-first-bolster-where = Deine Torkarte zeigte Schlamm: Am Ende der Welle kommen dort Gnome und suchen die wenigsten Trolle, und Schlamm 1 hält ein einziger. In einen Bau dringt nie ein Gnom ein.
    .title = Wer braucht Hilfe?
    .do = Wähle eine Höhle oder einen Bau für den neuen Troll; dann „So spielen“.
lesson-first-free = Jetzt ist alles offen, und du hast noch { $left ->
        [0] keinen Vorrat
        [one] einen Vorrat
       *[other] { $left } Vorräte
    }. Im Augenblick brächten deine Gebiete { $domains } Ehre; eine erste Höhle in einem weiteren bringt { $first }.
    .title = Wie du willst
    .do = Spiel deine Züge, bis deine Vorräte aufgebraucht sind.
    .why = Die Welle endet, wenn niemand mehr Vorräte hat; wer keine hat, wird übergangen. Hast du mehr Vorräte als Symbole, gib welche für mehr Kraft einer starken Aktion aus.
lesson-first-award = Die Welle endet: Gnome sind eingedrungen, und nun geht jeder Recke zu dem mit dem meisten Einfluss, samt Stimmen seines Klans. Danach bringen deine Gebiete { $domains } Ehre, wenn alles so bleibt.
    .title = Das Ende der Welle
    .do = Antworte für deinen Recken.
    .why = Der Sieger bekommt die Karte und stellt die Figur dorthin, wo kein anderer steht; wer vergeblich warb, nimmt eine Stimme oder ein wenig Ehre. Auch ein Troll, der bei einem Einfall stirbt, bringt Ehre.

lesson-first-says-red-settles = Moos und Hammer: zwei Gebiete zugleich, weit voneinander.
lesson-first-says-black-settles = Ich beginne in Mond und Feuer. Noch ist niemand mein Nachbar.
lesson-first-says-red-elder = Ich behalte einen Ältesten: Jetzt tut er nichts, aber viele Älteste bringen viel Ehre.
lesson-first-says-black-card = Dreimal Verstärken Seite an Seite: Meine Höhlen nimmt mir so leicht keiner.
lesson-first-says-red-court = Ich frage Thorga zuerst: Die erste Scheibe zählt eins mehr.
lesson-first-says-black-wheel = Ein Feld weiter: Ich spähe, und das Feld leiht mir ein wenig Einfluss.
lesson-first-says-red-gathers = Ich sammle Trolle in meinem Bau. Bald merkt das jemand in der Nähe.
lesson-first-says-black-guard = Ein zweiter Troll nach Feuer 3: Einer allein fällt zu leicht.
lesson-first-says-red-seizes = Zwei Trolle gegen einen in Schlamm 3: Die Höhle ist mein, samt einer Stimme von Schlamm.
lesson-first-says-black-moon = Auf nach Mond 4: Dort will ich eine Höhle mehr.
lesson-first-says-red-spreads = Moos 2 für mich: Eine zweite Höhle dort bringt zwei mehr.
lesson-first-says-black-spreads = Hinein nach Granit: Die erste Höhle in einem Gebiet zahlt am meisten.
lesson-first-says-red-last-card = Drei Karten liegen: Jetzt zeigt sich, was sie können.
lesson-first-says-red-again = Noch einmal zu Thorga: Da soll Schwarz nicht an mir vorbeikommen.
lesson-first-says-red-hammer = Auf nach Hammer 4: noch eine Höhle in einem Gebiet, in dem ich schon stehe.
lesson-first-says-black-court = Auch ich zu Thorga: Wer vergebens wirbt, nimmt immer noch eine Stimme oder etwas Ehre.
lesson-first-says-black-moon-guard = Ein zweiter Troll nach Mond 3, ehe die Gnome kommen.
lesson-first-says-black-last = Meine letzten Symbole gehen an Thorga: Was übrig bleibt, ist nichts wert.

lesson-first-end = Die erste Höhle in einem Gebiet bringt dreimal so viel wie jede weitere: Breite dich früh aus, und halte einen Troll mehr als die anderen.
    .well = Du hast einen Gnom besiegt, einen Durchbruch von dir weggelenkt und Schlamm 3 zurückgeholt.
lesson-first-well-warned = Deine Torkarte hat dich vor Schlamm gewarnt, und Schlamm 1 ist noch dein: Die Hilfe kam rechtzeitig.
lesson-first-well-spread = Du hast dich ausgebreitet: Deine Gebiete brachten am Ende der Welle { $domains } Ehre.
lesson-first-well-elder = Du hast in deiner Ahnentafel Platz für einen Ältesten gemacht: Nichts verdeckt ihn je, und er zahlt am Spielende.

## Symbols that touch.

lesson-clusters = Gruppen von Symbolen
    .about = Was sich berührt, wirkt zusammen, und Abgedecktes verbindet den Rest.

lesson-clusters-touch = Gleiche Symbole, die sich mit den Seiten berühren, sind eine Gruppe und zählen zusammen. Deine zwei Vorrücken liegen nebeneinander: Gemeinsam sind sie eine starke Aktion mit Kraft 2. Ecken zählen nicht.
    .title = Seite an Seite
    .do = Wähle in der Zeile Vorrücken „Stark 2“.
    .why = Einzeln wären sie zwei schwache Aktionen mit Kraft 1: zwei Trolle an zwei Orte statt zwei an denselben.
lesson-clusters-march = Mit Kraft 2 ziehen bis zu zwei Trolle beliebig weit, aber alle in eine Höhle. Jede dieser drei ist noch leer.
    .title = Wohin
    .do = Klicke Schlamm 4, Hammer 3 oder Feuer 3 an, schick zwei Trolle aus Bau 4a; dann „So spielen“.
lesson-clusters-link = Auf beiden Vorrücken liegen jetzt Steinchen, und abgedeckte Symbole verbinden, was um sie herum liegt. Zweimal Einfluss darüber und einer darunter sind nun eine einzige Gruppe mit Kraft 3.
    .title = Steinchen sind Brücken
    .do = Wähle in der Zeile Einfluss „Stark 3“.
    .why = Darum ist die Reihenfolge deiner Züge wichtig: Nutze erst, was dazwischenliegt, dann, was es verbindet.
lesson-clusters-wild = Neben der Brücke liegt ein Joker, und der passt in jede Gruppe. Du musst nie die ganze Gruppe nutzen: Was du auslässt, bleibt für einen anderen Zug frei. Diesmal nimm ihn dazu.
    .title = Der Joker
    .do = Nimm den Joker hinzu: Kraft 4.
lesson-clusters-champion = Kraft 4, und um diese Recken hat noch niemand geworben, also zählt die erste Scheibe eins mehr. Jedes Symbol dient einmal in einer Welle; an ihrem Ende kommen die Steinchen herunter.
    .title = Ein starkes Wort
    .do = Wähle einen Recken.
lesson-clusters-end = Bevor du etwas abdeckst, sieh nach, was ein Steinchen dort verbinden würde.
    .well = Du hast aus deiner ersten Aktion eine Brücke gemacht und Kraft 4 gesammelt.

## Advance and the odds.

lesson-advance = Vorrücken und Aussichten
    .about = Greif einen Gnom an, den du kennst, und einen, den du nicht kennst.

lesson-advance-known = Die Kraft beim Vorrücken sagt, wie viele Trolle ziehen dürfen, und alle ziehen in eine Höhle. Den Gnom in Eis 1 hast du ausgespäht: Er hat Stärke 2, also siegen zwei Trolle sicher.
    .title = Ein Gnom, den du kennst
    .do = Wähle in der Zeile Vorrücken „Stark 2“.
lesson-advance-sure = Trolle dürfen aus verschiedenen Höhlen und von weit her kommen, wenn sie nur Höhlen durchqueren, in denen du stehst. Eis 1 liegt gleich neben deinem Bau.
    .title = Sicher gewonnen
    .do = Klicke Eis 1 an, schick zwei Trolle aus Bau 4b; dann „So spielen“.
    .why = So viele Trolle, wie die Gnome dort zusammen Stärke haben, genügen; mehr brauchst du nur, um die Höhle zu halten.
lesson-advance-odds = Seine Stärke wurde Ehre, zusammen { $honour }, dazu kam eine Stimme von Eis. Der Gnom in Eis 2 ist verborgen: Ein Troll schlägt ihn { $one }-mal von hundert, zwei { $two }-mal, drei immer.
    .title = Ein Gnom, den du nicht kennst
    .do = Wähle in der Zeile Vorrücken „Stark 2“, und wage es.
lesson-advance-gamble = Das Blatt zeigt diese Aussichten, bevor du spielst. Aufgedeckt wird der Gnom erst, wenn alle deine Trolle da sind, und dann kannst du keine mehr nachschicken.
    .title = Wag es
    .do = Klicke Eis 2 an, schick zwei Trolle aus Bau 4b; dann „So spielen“.
lesson-advance-repelled = Stärke 3: Du wirst zurückgeschlagen. Kein Troll geht verloren, aber alle ziehen in einen Bau zurück, und ein zweiter Gnom verschanzt sich neben dem ersten. Dessen Stärke kennen jetzt alle.
    .title = Zurückgeschlagen
    .do = Wähle den Bau, in den sie zurückgehen.
lesson-advance-end = Späh vorher, oder schick drei: Ein Angriff, der misslingt, macht aus einem Gnom zwei.
    .well = Du hast Eis 1 mit gerade genug Trollen genommen.

## Influence and Votes.

lesson-influence = Einfluss und die Stimmen der Klans
    .about = Wirb um einen Recken, und wähle zwischen Stimme und Ehre.

lesson-influence-power = Alle Kraft einer Einfluss-Aktion geht an einen Recken. Wer am Ende der Welle den meisten Einfluss auf ihn hat, gewinnt ihn, samt den Stimmen, die auf ihm stehen.
    .title = Ein Recke
    .do = Wähle in der Zeile Einfluss „Stark 2“.
lesson-influence-whom = Bei Rurik liegt keine Scheibe: Deine erste zählt eins mehr, also 3. Bei Laggrid hat Rot 2 und du 1: Du würdest um eins führen. Bei Gleichstand führt, wer früher da war; Rot einzuholen genügt also nie.
    .title = Wen fragst du?
    .do = Wähle Rurik oder Laggrid.
    .why = Imbolg ist verloren: Auch mit 2 mehr stündest du hinter der 5 von Rot.
lesson-influence-reward = Rot hat Imbolg gewonnen. Für deinen Einfluss von 2 nimmst du eine Stimme von Eis oder jetzt { $honour } Ehre. Am Spielende wird auch der Zweite bei einem Klan belohnt: Bei Eis sind es { $second } Ehre.
    .title = Ein Trost
    .do = Wähle die Stimme oder die Ehre.
    .why = Jede gelbe Linie, die deine Scheibe überquert hat, ist 1 Ehre wert. Ohne Stimme hast du bei einem Klan gar keinen Platz.
lesson-influence-end = Die erste Scheibe zählt eins mehr, und auch wer vergeblich wirbt, behält eine Stimme.
    .well = Du hast deine Kraft eingesetzt, wo sie dich in Führung bringt, und nicht, wo Rot weit vorn lag.

## Champions.

lesson-champions = Recken
    .about = Eine Figur im Kampf, eine Kralle im Einsatz und ein neuer Recke, der zu dir stößt.

lesson-champions-pawn = Die Figur eines Recken ist ein Troll mit einer eigenen Gabe. Imbolg steht in Schlamm 3: In seinen Kämpfen zählt ein Gnom 1 weniger. Du weißt, dass der Gnom in Schlamm 1 Stärke 2 hat.
    .title = Eine Figur
    .do = Wähle in der Zeile Vorrücken „Schwach 1“.
lesson-champions-battle = Ein Troll allein würde gegen Stärke 2 zurückgeschlagen; mit Imbolg steht es 1 gegen 1, und Gleichstand genügt. Ehre gibt es trotzdem für die ganze Stärke des Gnoms.
    .title = Imbolg allein
    .do = Klicke Schlamm 1 an und schick Imbolg; dann kommt die zweite Aktion.
lesson-champions-claw = Gewonnen: { $honour } Ehre. Tuva hat keine Figur, aber zwei Krallen. Jeder Einsatz wird bis zum Ende der Welle mit einem Steinchen vermerkt und gibt einer Einfluss-Aktion 1 Kraft mehr.
    .title = Eine Kralle
    .do = Wähle in der Zeile Einfluss „Schwach 1“, und setz eine Kralle von Tuva ein.
lesson-champions-court = Jetzt ist es Kraft 2, und bei Haldis liegt noch keine Scheibe: Das macht 3. Nach diesem Zug endet die Welle, also wird sie dir gehören.
    .title = Wirb um Haldis
    .do = Wähle Haldis.
lesson-champions-join = Haldis stößt mit ihren Stimmen zu dir. Ihre Figur kommt in einen deiner Baue oder in eine Höhle, in der nur du stehst. Dort zählt sie für die Kontrolle als zwei Trolle, im Kampf als einer.
    .title = Sie stößt zu dir
    .do = Wähle einen Platz für ihre Figur.
    .why = Ein Recke, der fällt, kehrt in einen Bau zurück, ein Troll dagegen geht heim. Schon das macht Figuren wertvoll.
lesson-champions-end = Die Gabe eines Recken ist am richtigen Ort am meisten wert: Sieh nach, wo seine Figur steht, bevor du ziehst.
    .well = Imbolg hat einen Kampf gewonnen, den kein anderer Troll allein gewonnen hätte.

## The Wheel and Breaches.

lesson-wheel = Gnomenrad und Durchbrüche
    .about = Überquere beide Drähte in einem Zug, und lenk den Schwarm.

lesson-wheel-power = Ein Symbol mit einer Zahl ist allein schon stark: Deines hat Kraft 3. Die Gnom-Symbole daneben haben 1 und 2. Zusammen drehen sie das Rad um bis zu sechs Felder.
    .title = Starke Symbole
    .do = Wähle in der Zeile Gnom „Stark 2–6“: Das gibt Kraft 6.
lesson-wheel-wires = Nur das letzte Feld wirkt, aber Drähte zählen unterwegs. Erst kommt der Ehrenschub, dann der Durchbruch; sechs Felder weiter liegt Ehre, so viel wie die Strecke und dein Schub zusammen: { $honour }.
    .title = Zwei Drähte
    .do = Wähle 6 Felder weiter, zur Ehre; dann „So spielen“.
    .why = Der Schub bleibt dir: Mit jedem Überqueren bringt jedes spätere Ehrenfeld 1 mehr.
lesson-wheel-scout = Erst das Spähen: Sieh dir heimlich eine Torkarte und einen Gnom an. Danach wirken die Drähte in der Reihenfolge, in der du sie überquert hast.
    .title = Erst spähen
    .do = Sieh dir eine Torkarte an, danach einen Gnom.
lesson-wheel-swarm = { $gnomes } Gnome brechen ein. Besiegte Gnome am Rad brächten mehr: einen für je zwei, aufgerundet. Der erste besetzt Granit 1; der nächste trifft dahinter auf die schwächste Höhle, und dort hat Rot einen Troll.
    .title = Der Durchbruch
    .do = Schick den Schwarm zu Granit.
    .why = Wer bei einem Durchbruch fällt, bringt nichts ein. Am Ende einer Welle wäre es Ehre.
lesson-wheel-end = Zähl bis zu den Drähten, bevor du drehst: Ein Durchbruch ist eine Waffe für den, der ihn auslöst.
    .well = Ein Zug brachte dir den Ehrenschub, viel Ehre, und Rot brachte er Ärger.

## Gnomes on their way.

lesson-gnomes = Wo Gnome eindringen
    .about = Sieh dir eine Torkarte an, bereite dich vor, und entscheide für die Gnome.

lesson-gnomes-turn = Die verdeckten Torkarten sagen, wo am Ende der Welle Gnome kommen. Jede Drehung am Rad, und sei sie noch so kurz, zeigt dir eine. Das nächste Feld bringt außerdem Verstärken mit Kraft 1.
    .title = Find es heraus
    .do = Wähle in der Zeile Gnom „Schwach 1“, und dreh das Rad um ein Feld.
lesson-gnomes-look = Jede Karte bringt in dieser Welle { $gnomes } Gnome. Du siehst heimlich nach: Rot merkt, dass du nachsiehst, aber nicht, was du siehst.
    .title = Sieh nach
    .do = Sieh dir Torkarte 1 an, danach einen Gnom.
lesson-gnomes-prepare = Schlamm! Ein Gnom sucht die Höhle mit den wenigsten Trollen, am liebsten eine leere, und unter gleichen die nähere. Überrannte Höhlen durchquert er, andere nicht. Schlamm 1 und Schlamm 2 sind leer: Sie kommen zuerst.
    .title = Bereite dich vor
    .do = Stell einen Troll mehr nach Schlamm 3 oder Hammer 3.
lesson-gnomes-before = Dein letzter Vorrat ist ausgegeben, nach diesem Zug endet die Welle. Jeder einzelne Gnom bekommt einen zweiten, dann werden die Karten aufgedeckt. Der erste Troll, der in einer Invasion fällt, bringt { $first } Ehre.
    .title = Bevor sie kommen
    .do = Wähle keine zweite Aktion.
lesson-gnomes-direct = Schlamm 1 und Schlamm 2 sind gleich leicht und gleich nah. Wer bei diesem Klan die meisten Stimmen hat, entscheidet für den Gnom, und das bist du.
    .title = Du entscheidest
    .do = Wähle eine Höhle für den ersten Gnom.
    .why = Bei gleich vielen Stimmen entscheidet die frühere Scheibe. Hat dort niemand eine Stimme, ist es der Führende beim nächsten Klan weiter unten auf der Klantafel.
lesson-gnomes-end = Ein Blick am Rad ist einen Zug wert, wenn du nicht weißt, wo Gnome kommen.
    .well = Du wusstest, was kommt, und du hast entschieden, wohin es geht.

## Halls and Domains.

lesson-halls = Gebiete und Große Hallen
    .about = Eine Höhle, die dreifach zahlt, und Verstärken, um sie zu halten.

lesson-halls-domain = Deine Gebiete brächten jetzt { $now } Ehre: { $first } für eine erste Höhle, { $more } für jede weitere. In Schlamm hast du keine: Rot hält Schlamm 3 mit einem Troll, und bei Gleichstand hielte sie niemand.
    .title = Ein neues Gebiet
    .do = Wähle in der Zeile Vorrücken „Stark 2“.
lesson-halls-seize = Zwei gegen einen: Am Ende deiner Aktion kontrollierst du Schlamm 3, vorher nicht, und es war jemand dort. So reißt du Kontrolle an dich und bekommst eine Stimme von Schlamm. Eine leere Höhle gibt keine.
    .title = Reiß sie an dich
    .do = Klicke Schlamm 3 an, schick zwei Trolle aus Bau 4a; dann „So spielen“.
lesson-halls-hall = Drei Höhlen grenzen an diese Große Halle, { $mine } davon kontrollierst du. Ganz am Ende bekommt ihre { $value } Ehre, wer die meisten kontrolliert; auch Gnome zählen, bei Gleichstand wird geteilt. Jetzt mach dich stark.
    .title = Eine Große Halle
    .do = Wähle in der Zeile Verstärken „Stark 2“.
lesson-halls-bolster = Trolle von daheim kommen an einen einzigen Ort: in einen deiner Baue oder in eine Höhle, in der nur du stehst. Schlamm 3 ist ihnen verschlossen, denn dort steht noch der Troll von Rot.
    .title = Wo nur du stehst
    .do = Wähle Hammer 3, Eis 3 oder Bau 4a.
    .why = Aus Bau 4a könnten sie in einem späteren Zug nach Schlamm 3 ziehen; in Hammer 3 halten sie schon eine Höhle der Halle.
lesson-halls-trolls = So viele, wie die Kraft sagt, dürfen höchstens kommen; daheim hast du { $home }. Ist daheim niemand mehr, versetzt Verstärken stattdessen Trolle von anderswo.
    .title = Wie viele
    .do = Wähle, wie viele Trolle kommen; dann „So spielen“.
lesson-halls-end = Die beste Höhle nützt dir in einem Gebiet, bei einem Klan und an einer Großen Halle zugleich.
    .well = Zwei Trolle brachten dir ein neues Gebiet, eine Stimme und eine Große Halle.

## The end of the game.

lesson-scoring = Die letzte Wertung
    .about = Älteste, Große Hallen und Stimmen: was Welle III bringt.

lesson-scoring-elders = Welle III wertet Große Hallen, Älteste und Stimmen, keine Gebiete mehr. Deine zwei Ältesten sind { $now } Ehre wert, vier sind { $more } wert: Jeder weitere bringt mehr als der vorige.
    .title = Älteste
    .do = Leg die Karte mit zwei Ältesten; jeder markierte Platz verdeckt nur ein Symbol.
lesson-scoring-hall = Die Halle mit { $big } Ehre grenzt an Hammer 3, Schlamm 3 und Schlamm 4: Du und Rot haltet je eine, ihr würdet also teilen. An Schlamm 3 und 4 grenzt auch die Halle mit { $small }, und dort führt Rot.
    .title = Große Hallen
    .do = Wähle in der Zeile Vorrücken „Stark 2“.
lesson-scoring-votes = Beim Schlamm-Klan habt ihr beide 2 Stimmen, aber Rot war zuerst da: { $first } Ehre für Rot, { $second } für dich. Entreißt du Rot Schlamm 3, hast du eine dritte; das leere Schlamm 4 gibt keine.
    .title = Stimmen der Klans
    .do = Wähle Schlamm 3 oder Schlamm 4.
    .why = Jeder Klan belohnt den Ersten, Zweiten und Dritten, aber nur, wer eine Stimme hat. Stimmen entscheiden auch bei Gleichstand am Ende.
lesson-scoring-march = An einer Halle zählen Höhlen, nicht Trolle: Einer mehr als die anderen genügt. Nach der Welle werden die Hallen gewertet, dann die Ältesten, dann die Klans; die meiste Ehre gewinnt.
    .title = Zieht los
    .do = Schick zwei Trolle aus Bau 4a; dann „So spielen“.
lesson-scoring-end = In Welle III ist eine Höhle so viel wert, wie ihre Großen Hallen und ihr Klan zahlen.
    .well = Du hast vier Älteste und redest in beiden Großen Hallen mit.

## Karten legen.

lesson-draft = Karten legen
    .about = Drei Karten in einer Welle: was sie verbinden, was sie verdecken, wohin sie wandern.

lesson-draft-cover = Jede Welle beginnt mit vier Karten: Alle legen gleichzeitig eine davon. Sie muss ein Symbol verdecken, und was verdeckt ist, ist weg. Diese verdeckt ein Vorrücken und bringt dort ein Vorrücken: Nichts geht verloren.
    .title = Gleiches auf Gleiches
    .do = Wähle die Karte mit zweimal Einfluss und zweimal Vorrücken, und leg sie an den Ring.
    .why = Deine zwei Vorrücken berühren sich nun mit den Seiten und haben zusammen Kraft 2.
lesson-draft-elder = Die übrigen Karten gingen an Rot, diese kamen zurück. Eine zeigt zwei Älteste: Keine Karte darf sie je verdecken, und zwei bringen am Ende { $honour } Ehre. Eine andere hat einen Joker, der in jede Gruppe passt.
    .title = Älteste bleiben
    .do = Wähle eine der drei, und leg sie an ihren Ring.
    .why = Gedreht wird keine Karte. In den Wellen I und III wandern die Karten im Uhrzeigersinn, in Welle II andersherum.
lesson-draft-last = Zwei Karten sind übrig: Eine legst du, die andere wird abgelegt. Legen musst du, was immer sie verdeckt. Ein Vorratssymbol gibt dir in jeder Welle einen Vorrat mehr, solange man es sieht.
    .title = Die dritte und letzte
    .do = Leg eine der beiden dorthin, wo sie am wenigsten verdeckt.
lesson-draft-end = Sieh erst nach, was eine Karte verdeckt, dann, was sie verbindet.
    .well = Du hast drei Karten gelegt, und dein Vorrücken ist zur Gruppe geworden.

## Verstärken.

lesson-bolster = Verstärken
    .about = Neue Trolle von daheim: wohin sie dürfen, und wie viele.

lesson-bolster-group = Schlamm 3 hängt an einem einzigen Troll von dir; mit zweien könnte Rot die Höhle an sich reißen. Verstärken bringt Trolle von daheim. Deine zwei Symbole dafür berühren sich: zusammen eine starke Aktion.
    .title = Eine Höhle in Gefahr
    .do = Wähle in der Zeile Verstärken „Stark 2“.
lesson-bolster-joker = Der Joker daneben macht mit. Verstärken bringt so viele Trolle, wie es Kraft hat, oder weniger, und alle kommen an denselben Ort.
    .title = Einer mehr
    .do = Nimm den Joker hinzu: Kraft 3.
lesson-bolster-where = Neue Trolle kommen nur in deine Baue oder dahin, wo sonst niemand steht. In Eis 3 hast du mehr Trolle als Rot und die Kontrolle, aber verstärken kannst du dort nicht.
    .title = Wohin sie dürfen
    .do = Wähle Schlamm 3 oder einen deiner Baue.
    .why = Eis 3 hilft nur Vorrücken: Wer marschiert, darf auch dahin, wo andere stehen.
lesson-bolster-many = Daheim hast du { $stock } Trolle. Erst wenn keiner mehr da ist, versetzt jede Kraft stattdessen eine deiner Figuren von irgendwo auf der Karte, ganz ohne Weg.
    .title = Wie viele
    .do = Wähle, wie viele Trolle kommen.
lesson-bolster-end = Verstärk früh: Später stehen andere, wo du hinwolltest.
    .well = Du hast drei Symbole zu einem starken Verstärken gesammelt.

## Stimmen.

lesson-votes = Stimmen der Klane
    .about = Eine Stimme für eine entrissene Höhle, eine, die Gnome lenkt, und was Stimmen bringen.

lesson-votes-seize = Rot hält Schlamm 3 mit einem Troll. Wer jemandem eine Höhle entreißt, bekommt eine Stimme ihres Klans; eine leere gibt keine. Am Ende zahlt Schlamm { $first } Ehre für die meisten Stimmen, { $second } für die zweitmeisten.
    .title = Entreiß ihm die Höhle
    .do = Wähle in der Zeile Vorrücken „Stark 2“.
    .why = Bei Schlamm habt ihr jetzt beide eine Stimme, und Rot führt: Von Gleichen liegt der Frühere vorn.
lesson-votes-send = Es braucht mehr Trolle, als Rot dort hat: zwei gegen einen. Wie viele du darüber hinaus bringst, ist egal; jede entrissene Höhle gibt eine einzige Stimme.
    .title = Zwei gegen einen
    .do = Klick Schlamm 3 an, schick zwei Trolle aus Bau 4a; dann „So spielen“.
lesson-votes-lead = Deine Stimme kam sofort: { $votes } bei Schlamm, { $other } für Rot. Jetzt dringen Gnome ein, und zwei Höhlen sind für sie gleich leicht. Wer bei dem Klan führt, entscheidet: du.
    .title = Eine Stimme entscheidet
    .do = Wähle, wohin der Gnom geht.
    .why = Hat bei einem Klan niemand eine Stimme, entscheidet der Führende beim nächsten darunter.
lesson-votes-end = Eine Stimme zahlt am Ende, aber schon vorher entscheidet sie, wohin Gnome gehen.
    .well = Ein Marsch hat dir eine Höhle, eine Stimme und das letzte Wort bei Schlamm gebracht.
