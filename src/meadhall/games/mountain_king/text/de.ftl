### Fall of the Mountain King auf Deutsch. In Möglichkeiten heißen Karten, Große Hallen und Felder einer Ahnentafel, wie sie geschrieben werden; in Fragen und im Verlauf steht, was sie zeigen oder wo sie sind.

## Wörter

word-moss = Moos
word-ice = Eis
word-moon = Mond
word-granite = Granit
word-hammer = Hammer
word-mud = Schlamm
word-fire = Feuer

word-moss1 = Moos 1
word-moss2 = Moos 2
word-moss3 = Moos 3
word-moss4 = Moos 4
word-moss5 = Moos 5
word-ice1 = Eis 1
word-ice2 = Eis 2
word-ice3 = Eis 3
word-ice4 = Eis 4
word-ice5 = Eis 5
word-moon1 = Mond 1
word-moon2 = Mond 2
word-moon3 = Mond 3
word-moon4 = Mond 4
word-moon5 = Mond 5
word-granite1 = Granit 1
word-granite2 = Granit 2
word-granite3 = Granit 3
word-granite4 = Granit 4
word-granite5 = Granit 5
word-hammer1 = Hammer 1
word-hammer2 = Hammer 2
word-hammer3 = Hammer 3
word-hammer4 = Hammer 4
word-hammer5 = Hammer 5
word-mud1 = Schlamm 1
word-mud2 = Schlamm 2
word-mud3 = Schlamm 3
word-mud4 = Schlamm 4
word-mud5 = Schlamm 5
word-fire1 = Feuer 1
word-fire2 = Feuer 2
word-fire3 = Feuer 3
word-fire4 = Feuer 4
word-fire5 = Feuer 5
word-lair-1a = Bau 1a
word-lair-1b = Bau 1b
word-lair-2a = Bau 2a
word-lair-2b = Bau 2b
word-lair-3a = Bau 3a
word-lair-3b = Bau 3b
word-lair-4a = Bau 4a
word-lair-4b = Bau 4b
word-lair-5a = Bau 5a
word-lair-5b = Bau 5b
word-lair-6a = Bau 6a
word-lair-6b = Bau 6b
word-lair-7a = Bau 7a
word-lair-7b = Bau 7b

word-one = 1
word-two = 2
word-three = 3
word-four = 4
word-five = 5
word-six = 6
word-seven = 7

word-blue = Blau
word-red = Rot
word-black = Schwarz
word-green = Grün
word-amber = Bernstein

word-firragh = Firragh die Lawine
word-argren = Argren Hammerhelm
word-brunna = Brunna Moosfinger
word-skeld = Skeld Tiefmoor
word-hrotha = Hrotha Glutrücken
word-nyssa = Nyssa Eulenohr
word-grumle = Grumle der Alte
word-ketil = Ketil Eisfuß
word-vargha = Vargha die Klanlose
word-dagrun = Dagrun Torwacht
word-tuva = Tuva Fackelzunge
word-morgar = Morgar Moorschritt
word-imbolg = Imbolg das Messer
word-laggrid = Laggrid die Geschichtenreiche
word-waelwulf = Waelwulf der Erwachende
word-okkag = Okkag
word-crym = Crym
word-siggdan = Siggdan
word-haldis = Haldis Zwillingsschatten
word-rurik = Rurik Runenweis
word-thorga = Thorga Eisenstimme
word-ulfgar = Ulfgar Tunnelkind
word-yrsa = Yrsa Glutherz
word-bolvir = Bolvir der Unbegrabene
word-sibba = Sibba Frostsiegel
word-gunnhild = Gunnhild Lauthorn
word-jorunn = Jorunn Flinkschritt
word-harald = Harald Hundertaxt
word-edda = Edda Moosmutter
word-ragna = Ragna Sagenstein
word-stigandr = Stigandr Weitwanderer
word-vidkun = Vidkun Gnomentod
word-torvald = Torvald Hallenhüter
word-asta = Asta Bannerschwung
word-grimhild = Grimhild Unheilskünderin
word-eirik = Eirik Eidspalter
word-halla = Halla die Ungesehene
word-snorri = Snorri Neunväter
word-brokk = Brokk Ambosskönig
word-ylva = Ylva Gnomenschnitterin
word-osk = Osk Immerbrand
word-dura = Dura Fleckenrücken
word-frey = Frey Letztlicht
word-hroar = Hroar Vulkansohn

word-advance = Vorrücken
word-bolster = Verstärken
word-influence = Einfluss
word-gnome = Gnom
word-honour = Ehre
word-move = Trolle bewegen
word-vote = eine Stimme

## Fragen des Aufbaus und des Bauens

ask-keep = Welchen Startrecken behältst du?
ask-lairs = Welches Paar Baue nimmst du?
ask-post = In welche Höhle neben { $lair } stellst du einen Troll?
ask-pawn = Wohin kommt { $champion }?
ask-lay = Welche Karte legst du wohin ({ $number } von { $cards } in dieser Welle)?
ask-wilds = Welchen Joker deckst du als ersten eines Paars ab, für einen Vorrat mehr (du hast { $supplies })?
ask-second-wild = Welchen Joker deckst du als zweiten des Paars ab (du hast { $supplies ->
    [one] { $supplies } Vorrat
   *[other] { $supplies } Vorräte
})?

## Fragen der Züge und Aktionen

ask-action = Was tust du: eine schwache Aktion oder eine starke ({ $supplies ->
    [0] dein letzter Zug in dieser Welle
    [one] noch { $supplies } Vorrat
   *[other] noch { $supplies } Vorräte
})?
ask-weak = Welche weitere schwache Aktion führst du aus, wenn überhaupt?
ask-cluster = Welches Symbol nimmst du für die starke Aktion { $type } hinzu?
ask-advance = Wohin rückst du vor, mit Kraft { $power }?
ask-bolster = Welche Höhle verstärkst du, mit Kraft { $power }?
ask-influence = Welchen Recken beeinflusst du, mit Kraft { $power }?
ask-turn = Wie weit bewegst du die Radfigur im Uhrzeigersinn, mit Kraft { $power }?
ask-muster = Wer zieht nach { $cavern } (bis zu { $left ->
    [one] { $left } Einheit
   *[other] { $left } Einheiten
})?
ask-follow = Wer folgt Ketil Eisfuß nach { $cavern } (bis zu { $left })?
ask-retreat = Dein Angriff auf { $cavern } ist gescheitert: In welchen Bau gehen deine Einheiten?
ask-trolls = Wie viele Trolle kommen nach { $cavern } (bis zu { $power })?
ask-bring-over = Du hast keine Trolle daheim: Wer zieht stattdessen nach { $cavern } (bis zu { $left ->
    [one] { $left } Einheit
   *[other] { $left } Einheiten
})?
ask-go-further = Setzt du eine Kralle von Crym ein, um die Radfigur ein Feld weiterzuschieben?
ask-peek-gate = Welche Torkarte siehst du an?
ask-peek-gnome = Welchen Gnom siehst du an?
ask-peek-more = Was siehst du dank Nyssa Eulenohr noch an?
ask-out = Aus welcher Höhle bewegst du Trolle (bis zu { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
})?
ask-shove = Wer zieht aus { $cavern } wohin (bis zu { $left ->
    [one] { $left } Einheit
   *[other] { $left } Einheiten
})?
ask-claim = Setzt du Varghas Kralle für eine weitere Stimme in { $cavern } ein?
ask-quick-step = Setzt du eine Kralle von Jorunn Flinkschritt ein, und wohin geht ihre Figur?

## Fragen der Invasionen und der Vergabe

ask-swarm = { $gnomes ->
    [0] Es ist kein Gnom mehr da, der einbrechen könnte: Wohin lenkst du den Schwarm?
    [one] Wohin lenkst du den Schwarm, bevor { $gnomes } Gnom einbricht?
   *[other] Wohin lenkst du den Schwarm, bevor { $gnomes } Gnome einbrechen?
}
ask-hold-back = Setzt du Sibbas Kralle ein, um einen der { $gnomes } Gnome vor den Toren von { $clan } aufzuhalten?
ask-direct = In welche Höhle schickst du den nächsten Gnom vor den Toren von { $clan }?
ask-volunteer = In { $cavern } muss eine Einheit fallen: Bietest du Siggdan an, damit nicht gelost wird?
ask-fallen = Welche deiner Einheiten fällt in { $cavern }?
ask-carry-home = In welchen Bau kommt { $champion }?
ask-reward = { $champion }: Nimmst du für deinen Einfluss eine Stimme oder { $honour } Ehre?
ask-vote = Welcher Klan gibt dir { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
}?
ask-swap = { $champion } findet keinen freien Sockel: Welche Figur macht Platz, wenn überhaupt?
ask-tile = { $champion }: Wohin legst du das Plättchen?
ask-reap = Aus welcher Höhle vertreibt Ylva Gnomenschnitterin die Gnome?

## Aktionen

do-pass = Verzichten
    .ask-weak = Keine zweite Aktion
    .ask-bolster = Keine verstärken
    .ask-advance = Nicht vorrücken
    .ask-peek-gnome = Nicht ansehen
    .ask-peek-gate = Nicht ansehen
    .ask-out = Niemanden bewegen
    .ask-wilds = Keinen abdecken
    .ask-quick-step = Keine Kralle einsetzen
    .ask-go-further = Keine Kralle einsetzen
    .ask-hold-back = Keine Kralle einsetzen
    .ask-claim = Keine Kralle einsetzen
    .ask-peek-more = Nichts weiter ansehen
do-done = Fertig
    .ask-follow = Niemand sonst
    .ask-muster = Niemand sonst
    .ask-shove = Niemand sonst
do-hall = Einen Hallenmarker mit dem Wert { $value } aufdecken
do-plank = Stimmenplättchen { $plank } aufdecken
do-draw = { $champion-whom } ziehen
do-gate = Die Torkarte von { $clan } aufdecken
do-break-in = Einen Gnom in { $cavern } einbrechen lassen
do-first = { $faction } beginnen lassen
do-deal = Karte { $card } austeilen
do-strength = Stärke { $strength } finden
do-doom = Ein Steinchen von { $faction } ziehen
do-keep = { $champion-whom } behalten
do-settle = Die Baue { $pair }a und { $pair }b nehmen
do-post = Einen Troll in { $cavern } aufstellen
do-lay = Karte { $card } mit dem linken oberen Viertel auf { $cell } legen
do-discard = Karte { $card } ablegen
do-cover = Den Joker { $symbol } abdecken
do-weak = Schwache Aktion { $type }: { $symbol } abdecken
do-strong = Starke Aktion { $type }: zuerst { $symbol } abdecken
do-add = { $symbol } zur Gruppe nehmen
do-desperation = Ein Verzweiflungsplättchen für 1 Kraft mehr ausgeben
do-supply = Einen Vorrat für 1 Kraft mehr ausgeben
do-advance = Nach { $cavern } vorrücken
do-send = { $count ->
    [one] { $count } Troll aus { $cavern } schicken
   *[other] { $count } Trolle aus { $cavern } schicken
}
do-send-pawn = { $champion-whom } schicken
do-retreat = Nach { $cavern } gehen
    .ask-carry-home = In { $cavern }
do-bolster = { $cavern } verstärken
do-trolls = { $count ->
    [one] { $count } Troll hinzufügen
   *[other] { $count } Trolle hinzufügen
}
do-influence = { $champion-whom } beeinflussen
do-turn = { $steps ->
    [one] Die Radfigur { $steps } Feld bewegen
   *[other] Die Radfigur { $steps } Felder bewegen
}
do-peek-gate = Torkarte { $gate } ansehen
do-peek-gnome = Gnom { $token } in { $cavern } ansehen
do-out = Trolle aus { $cavern } bewegen
do-shove = Einen Troll von { $faction } nach { $cavern } bewegen
do-shove-pawn = { $champion-whom } nach { $cavern } bewegen
do-claw = Eine Kralle einsetzen: { $champion }
do-swarm = Den Schwarm zu { $clan } lenken
do-invade = Den Gnom nach { $cavern } schicken
do-fall = Ein Troll fällt
do-fall-pawn = { $champion } fällt
do-reward = { $reward } nehmen
do-vote = Stimmen von { $clan } nehmen
do-pawn = Die Figur in { $cavern } stellen
do-swap = { $champion-whom } vom Spielplan nehmen
do-crown-hall = Das Plättchen an die Große Halle { $hall } legen
do-crown-cavern = Das Plättchen in { $cavern } legen
do-crown-clan = Das Plättchen auf die Klanleiste von { $clan } legen
do-reap = Die Gnome aus { $cavern } vertreiben

## Was jemand tat, ohne dass ein Ereignis davon spricht

did-pass = { $seat } verzichtet.
    .ask-weak = { $seat } lässt die zweite schwache Aktion aus.
    .ask-bolster = { $seat } verstärkt keine Höhle.
    .ask-advance = { $seat } rückt nicht vor.
    .ask-peek-gnome = { $seat } sieht keinen Gnom an.
    .ask-peek-gate = { $seat } sieht keine Torkarte an.
    .ask-out = { $seat } bewegt niemanden.
    .ask-wilds = { $seat } deckt keinen Joker ab.
    .ask-quick-step = { $seat } setzt keine Kralle ein.
    .ask-go-further = { $seat } setzt keine Kralle ein.
    .ask-hold-back = { $seat } setzt keine Kralle ein.
    .ask-claim = { $seat } setzt keine Kralle ein.
    .ask-peek-more = { $seat } sieht nichts weiter an.
did-done = { $seat } ist fertig.
    .ask-follow = { $seat } schickt niemanden sonst.
    .ask-muster = { $seat } schickt niemanden sonst.
    .ask-shove = { $seat } bewegt niemanden sonst.
did-reward = { $seat } nimmt als Belohnung { $reward }.

## Formen: wen, wo

form-whom = { $second ->
    [der] { $head ->
        [Grumle] Grumle den Alten
        [Waelwulf] Waelwulf den Erwachenden
       *[other] Bolvir den Unbegrabenen
    }
   *[other] { $word }
}
form-in = { $head ->
    [Spalte] in { $word }
   *[other] bei { $word }
}
form-with = { $head ->
    [Spalte] mit dem Symbol in { $word }
    [Joker] mit dem { $word }
   *[other] mit { $word }
}

## Ereignisse des Aufbaus

hall-dealt = Die Große Halle { $hall } ist { $honour } Ehre wert.
plank-dealt = Die meisten Stimmen von { $clan } werden { $first } Ehre wert sein, danach { $second } und { $third }.
champion-shown = { $champion } kommt in die Auslage.
swarm = Der Schwarm steht bei { $clan }.
gates-laid = { $count ->
    [one] { $count } Torkarte wird verdeckt ausgelegt.
   *[other] { $count } Torkarten werden verdeckt ausgelegt.
}
champion-offered = { $seat } zieht { $champion-whom } zur Auswahl.
champion-offered-hidden = { $seat } zieht einen Recken zur Auswahl.
champion-chosen = { $seat } wählt { $champion-whom }.
chosen-hidden = { $seat } hat einen Recken gewählt.
champion-kept = { $champion } kämpft für { $seat }.
start-player = { $seat } ist Startspieler.
settled = { $seat } nimmt die Baue { $pair }a und { $pair }b.
posted = { $seat } stellt einen Troll in { $cavern }.
pawn-placed = { $champion } stellt sich für { $seat } in { $cavern } auf.

## Ereignisse des Bauens

wave = Welle { $number ->
    [1] I
    [2] II
   *[other] III
} beginnt.
card-dealt = { $seat } zieht die Karte „{ $card }“.
card-chosen = { $seat } hat eine Karte gewählt.
card-laid = { $seat } legt ab { $cell } die Karte „{ $card }“.
card-unplaced = { $seat } hat für keine Karte Platz und legt „{ $card }“ ab.
card-passed = { $seat } bekommt die Karte „{ $card }“ weitergereicht.
hands-passed = Die übrigen Karten werden weitergegeben.
last-discarded = Die letzten Karten werden abgelegt.
supplies = { $seat } hat { $count ->
    [one] { $count } Vorrat
   *[other] { $count } Vorräte
}.
wilds-covered = { $seat } deckt zwei Joker ab und hat jetzt { $count ->
    [one] { $count } Vorrat
   *[other] { $count } Vorräte
}.
desperation = { $seat } erhält { $count } Verzweiflungsplättchen.

## Ereignisse der Züge und Aktionen

turn = { $seat } gibt einen Vorrat für einen Zug aus und hat noch { $left }.
nothing-to-cover = { $seat } hat kein Symbol mehr zum Abdecken.
battle-over = Niemand hat mehr Vorräte: Die Schlacht ist vorbei.
covered = { $seat } deckt { $symbol-in } ein Symbol für die Aktion { $type } ab.
desperation-spent = { $seat } gibt ein Verzweiflungsplättchen aus: Die Kraft ist jetzt { $power }.
supply-spent = { $seat } gibt einen weiteren Vorrat aus: Die Kraft ist jetzt { $power }.
claw-covered = { $champion } leiht { $seat } eine Kralle.
idle = { $seat } lässt die Aktion { $type } verstreichen.
advancing = { $seat } rückt mit Kraft { $power } nach { $cavern } vor.
moved = { $seat } bewegt { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolle
} von { $origin } nach { $goal }.
pawn-moved = { $champion } zieht für { $seat } von { $origin } nach { $goal }.
gnome-revealed = Ein Gnom in { $cavern } zeigt Stärke { $strength }.
battle = { $seat } kämpft in { $cavern }: { $trolls } gegen { $gnomes }.
repelled = { $seat } wird in { $cavern } zurückgeschlagen.
retreated = Die Angreifer von { $seat } gehen nach { $cavern } zurück.
entrenched = Ein zweiter Gnom verschanzt sich in { $cavern }.
no-gnomes = Es sind nicht mehr genug Gnome da.
seized = { $seat } reißt die Kontrolle über { $cavern } an sich.
votes = { $seat } erhält { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
} von { $clan } und hat jetzt { $total }.
honour = { $seat } erhält { $amount } Ehre.
bolstered = { $seat } bringt { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolle
} nach { $cavern }.
influenced = { $champion } neigt sich { $seat } zu: { $amount } Einfluss mehr, jetzt { $total }.
wheel = Die Radfigur rückt { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} vor, auf Feld { $space }.
space-used = { $seat } nutzt am Rad das Feld „{ $space }“ mit dem Wert { $x }.
boosted = Der Ehrenschub von { $seat } steigt auf { $boost }.
gate-peeked = { $seat } sieht Torkarte { $number } an, und sie zeigt { $clan }.
gate-peeked-hidden = { $seat } sieht Torkarte { $number } an.
gnome-peeked = { $seat } sieht in { $cavern } einen Gnom der Stärke { $strength } an.
gnome-peeked-hidden = { $seat } sieht in { $cavern } einen Gnom an.
shoved = { $alike ->
    [yes] { $seat } bewegt einen eigenen Troll aus { $origin } nach { $goal }.
   *[no] { $seat } bewegt einen Troll von { $victim } aus { $origin } nach { $goal }.
}
pawn-shoved = { $champion } wird von { $seat } aus { $origin } nach { $goal } bewegt.

## Ereignisse der Invasionen

breach = { $seat } löst einen Durchbruch aus: { $gnomes ->
    [0] kein Gnom bricht ein
    [one] { $gnomes } Gnom bricht ein
   *[other] { $gnomes } Gnome brechen ein
}.
invasion = Die Torkarte zeigt { $clan }: { $gnomes ->
    [0] kein Gnom greift an
    [one] { $gnomes } Gnom greift an
   *[other] { $gnomes } Gnome greifen an
}.
gnome-comes = Ein Gnom zieht in { $cavern } ein.
gnome-beaten = Ein Gnom trifft in { $cavern } auf Trolle und wird besiegt.
no-target = Die Gnome finden keine Höhle mehr, in die sie könnten.
fallen = Ein Troll von { $seat } fällt in { $cavern }.
pawn-fallen = { $champion } fällt für { $seat } in { $cavern }.
carried-home = { $champion } wird für { $seat } nach { $cavern } getragen.

## Ereignisse der Vergabe und der Wertung

champion-won = { $champion } schließt sich { $seat } an.
champion-leaves = { $champion } wurde von niemandem umworben und scheidet aus.
pawn-gone = { $seat } nimmt { $champion-whom } vom Spielplan.
tile-on-hall = { $champion } bringt ein Plättchen, und { $seat } legt es an die Große Halle { $hall }.
tile-on-cavern = { $champion } bringt ein Plättchen, und { $seat } legt es in { $cavern }.
tile-on-clan = { $champion } bringt ein Plättchen, und { $seat } legt es auf die Klanleiste von { $clan }.
reaped = { $seat } vertreibt die Gnome aus { $cavern }.
scoring = Welle { $wave ->
    [1] I
    [2] II
   *[other] III
} wird gewertet.
champion-scores = { $honour ->
    [0] { $champion } bringt { $seat } in dieser Welle nichts ein.
   *[other] { $champion } bringt { $seat } eine Belohnung ein.
}
domain-scores = { $seat } wird für das Gebiet { $clan } belohnt.
hall-won = { $seat } wird für die Große Halle { $hall } belohnt.
hall-lost = Die Große Halle { $hall } fällt an die Gnome.
hall-nobody = Niemand hält die Große Halle { $hall }.
elders = { $seat } hat { $count ->
    [0] keine Ältesten
    [one] { $count } Ältesten
   *[other] { $count } Älteste
}.
plank-scores = { $seat } belegt bei den Stimmen von { $clan } { $place ->
    [1] den ersten
    [2] den zweiten
   *[other] den dritten
} Platz.
wins = { $seat } gewinnt.

## Spielenden

ending-honour = Die dritte Welle ist gewertet

## Optionen

option-supplies = Grundwert der Vorräte: von Welle zu Welle sinkend (falling) oder stets wie in Welle I (level, eine mildere Lesart)
option-battle_boost = im Kampf besiegte Gnome können die Radfigur auch über den Stolperdraht des Ehrenschubs schieben
option-foreign_lairs = „Trolle bewegen“ darf Trolle der Mitspieler aus deren Bauen holen
option-champion_bridges = ein Reckensymbol in einer Gruppe verbindet auch Symbole, die nicht nebeneinanderliegen

# Names of the options and of their choices, and a sentence about the game.
game-words = Sammle deine Ahnen, halte den Berg gegen drei Wellen von Gnomen und gewinne die meiste Ehre.
option-supplies-name = Vorräte
option-battle_boost-name = Ehrenschub durch Kampf
option-foreign_lairs-name = Trolle aus fremden Bauen
option-champion_bridges-name = Reckensymbole als Brücken
choice-falling = sinkend
choice-level = gleichbleibend

## Was vorgelesen werden kann: das Wort dafür und was es tut.

topic-overview = überblick
topic-overview-help = liest vor, wie es steht: Welle, Ehre, Vorräte, Gnome.
topic-board = brett
topic-board-help = liest den Plan Gebiet für Gebiet vor; mit einem Gebiet oder einer Höhle nur dies, und woran es grenzt.
topic-ancestry = ahnentafel
topic-ancestry-help = liest deine Ahnentafel Reihe für Reihe vor und deine Karten; mit Farbe oder Nummer die eines anderen.
topic-champions = recken
topic-champions-help = liest die Recken der Auslage und aller Spieler vor, und was sie können.
topic-clans = klans
topic-clans-help = liest die Stimmen Klan für Klan vor, und was sie wert sein werden.
topic-wheel = rad
topic-wheel-help = liest das Gnomenrad und die Ehrenschübe vor, und wie groß ein Durchbruch wäre.
topic-gates = tore
topic-gates-help = liest die Torkarten vor, soweit du sie kennst, und den Schwarm.
topic-who = wer
topic-who-help = liest vor, was alle haben, und die Spielerreihenfolge.
topic-scoring = wertung
topic-scoring-help = liest vor, was die Welle brächte, wenn sie jetzt gewertet würde, und wie es um das Spielende steht.

## Was Bots denken: was für eine Möglichkeit spricht, wozu sie gut ist, und welche Charaktere es gibt.

fact-honour = bringt sofort { $honour } Ehre mehr
fact-keeps-cavern = behält { $cavern }
fact-takes-cavern = gewinnt { $cavern }
fact-trolls = hat { $count ->
    [one] einen Troll mehr
   *[other] { $count } Trolle mehr
} im Feld
fact-votes = bringt { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
} mehr von { $clan }
fact-influence = bringt { $count } Einfluss mehr auf { $champion-whom }
fact-cubes = deckt { $count ->
    [one] ein Symbol
   *[other] { $count } Symbole
} weniger ab
aspect-honour = bringt sofort Ehre
aspect-honour-kept = wahrt die Ehre
aspect-honour-against = bringt weniger Ehre sofort als anderes
aspect-domains = hält mehr von den Gebieten, wenn die Welle gewertet wird
aspect-domains-kept = wahrt, was in den Gebieten gehalten wird
aspect-domains-against = hält weniger von den Gebieten als anderes
aspect-halls = bringt die Großen Hallen näher
aspect-halls-kept = hält die Großen Hallen in Reichweite
aspect-halls-against = tut weniger für die Großen Hallen als anderes
aspect-votes = bringt bei den Klans voran
aspect-votes-kept = wahrt den Stand bei den Klans
aspect-votes-against = bringt bei den Klans weniger voran als anderes
aspect-champions = bringt Recken näher
aspect-champions-kept = hält Recken in Reichweite
aspect-champions-against = tut weniger für Recken als anderes
aspect-power = spart Kraft für später
aspect-power-kept = gibt keine Kraft aus
aspect-power-against = lässt weniger Kraft für später als anderes
aspect-elders = versammelt Älteste
aspect-elders-kept = wahrt die Ältesten
aspect-elders-against = tut weniger für Älteste als anderes
aspect-trolls = bringt mehr Trolle ins Feld
aspect-trolls-kept = hält die Trolle im Feld
aspect-trolls-against = bringt weniger Trolle ins Feld als anderes

plan-beat-gnomes = schlägt die Gnome in { $cavern }
plan-take-domain = fasst im Gebiet { $clan } Fuß
plan-drive-out = vertreibt die Gegner aus { $cavern }
plan-take-hall = gewinnt die Große Halle { $hall }
plan-stand-firm = sichert { $cavern }
plan-gather-host = holt frische Trolle heran
plan-march = rückt vor
plan-court = wirbt um einen Recken
plan-win-champion = wirbt um { $champion-whom }
plan-win-clan = gewinnt die Stimmen von { $clan }
plan-wheel-honour = holt am Gnomenrad Ehre
plan-turn-wheel = nutzt das Gnomenrad
plan-send-swarm = lenkt den Schwarm gegen { $clan }
plan-scout = zeigt, was kommt
plan-grow-clusters = vergrößert die Gruppen der Ahnentafel
plan-grow-one = macht deine größte Gruppe { $type } stärker: { $before } → { $after }
plan-gather-elders = sammelt Älteste für das Ende
plan-save-supplies = lässt mehr Züge übrig, als die anderen haben

style-raider = Räuber
style-courtier = Höfling
style-warden = Hüter
