game-title = Sunken Gold
game-words = Segelt von Riff zu Riff, spart Luft, und taucht, wohin die geheime Karte weist.

## Fragen.

ask-sail = Wohin segelst du?
ask-dive = Tauchst du am { $reef }?

## Was geschieht.

round = Runde { $number } beginnt.
chart = Deine Karte zeigt das { $reef }.
chart-dealt = { $seat } bekommt eine Karte.
sailed = { $seat } segelt zum { $reef }.
stayed-dry = { $seat } bleibt trocken.
found = { $seat } holt am { $reef } eine Münze im Wert von { $worth } herauf.
chart-shown = { $seat } hatte die Karte vom { $reef }, das bringt { $bonus } dazu.

## Möglichkeiten. Ein Name unter einem anderen gilt bei einer bestimmten Frage.

do-sail = zum { $reef } segeln
do-dive = tauchen
do-pass = passen
    .ask-dive = Trocken bleiben
do-chart = die Karte vom { $reef }
do-find = eine Münze im Wert von { $worth }

## Wörter.

word-gull = Möwenriff
word-seal = Robbenriff
word-whale = Walriff
word-crab = Krabbenriff
word-otter = Otterriff

## Optionen des Spiels, und wie es endet.

option-length = wie viele Runden gespielt werden
option-length-name = Länge
choice-short = kurz
choice-long = lang
ending-won = Das meiste Gold gewinnt.
ending-shared = Bei Gleichstand wird der Sieg geteilt.

## Worauf Bots achten.

aspect-gold = bringt Gold
aspect-gold-against = bringt weniger Gold als andere Möglichkeiten
aspect-gold-kept = hält die Aussicht auf Gold offen
aspect-chart = führt zum Riff auf deiner Karte
aspect-chart-against = führt vom Riff auf deiner Karte weg
aspect-chart-kept = bleibt beim Riff auf deiner Karte
aspect-air = nutzt die Luft gut
aspect-air-against = vergeudet Luft
aspect-air-kept = spart Luft

## Neben dem Bild, und vorgelesen.

board-name = Fünf Riffe und die Boote der Taucher
board-round = Runde { $number } von { $rounds }
board-air = Luft { $air }
board-chart = Karte: { $chart }
board-costs-air = 1 von { $air } Luft
topic-sea = meer
topic-sea-help = die Riffe, die Boote, und was jeder hat
read-reef = { $reef }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
read-boats = Boote: { $boats }.
read-seat = { $seat }: Gold { $gold }, Luft { $air }, Karte { $chart }.
read-no-chart = unbekannt
