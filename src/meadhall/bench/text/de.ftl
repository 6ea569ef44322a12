### Das Benchmark auf Deutsch.

## Während es läuft.

compiling = Kern, Spiele und Bots werden übersetzt, falls sich seit dem letzten Mal etwas geändert hat. Das kann Minuten dauern.
round = Runde { $number } von { $rounds }
sharing = Zwei Arbeiter neben zwei Befehlen
kept = Die Ergebnisse stehen in { $file }.
failed = { $label } konnte nicht gemessen werden: Der Prozess endete mit { $code }. { $said }

## Was es nicht gibt.

no-checkout = nicht gemessen: Diese Fassung gibt es nur im Quellverzeichnis von Meadhall
no-mypyc = nicht gemessen: mypyc, setuptools oder hatchling fehlt; „make bench“ bringt sie mit
no-compiler = nicht gemessen: Hier gibt es keinen C-Compiler
not-compiled = nicht gemessen: Die Übersetzung ist gescheitert. { $said }
no-scripts = nicht gemessen: Das Skript gibt es nur im Quellverzeichnis von Meadhall
no-catanatron = nicht gemessen: Catanatron fehlt; „make bench“ bringt es mit
no-openspiel = nicht gemessen: OpenSpiel fehlt; „make bench“ bringt es mit
no-node = nicht gemessen: Hier gibt es kein Node mit npm
no-npm = nicht gemessen: npm konnte es nicht holen. { $said }

## Die Tabelle.

about = Meadhall { $version }, { $python }, { $system }
machine = { $cpu }, { $cores ->
    [one] ein Kern
   *[other] { $cores } Kerne
}, Last vor dem Lauf { $load }
how = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $what ->
    [games] alle Zeilen reihum, Partien je Zeile: { $number }.
   *[seconds] alle Zeilen reihum, Sekunden je Zeile: { $number }.
} Mediane, und wie weit die Runden davon abwichen.
head-game = Zufallsspiel
head-build = Fassung
head-decisions = Entsch./s
head-times = × Catanatron
head-copy = Kopie µs
head-games = Partien/s
head-simulations = Simulationen/s
head-cost = Entsch. je Sim.
head-load = Laden ms
head-view = Sicht Bytes
head-import = Import ms
head-start = Start ms
head-target = Ziel
build-plain = Python
build-compiled = übersetzt
met = erreicht
missed = verfehlt
unknown = unbekannt

## Zwei Kerne.

shared = { $command } mit zwei Arbeitern ({ $build }): { $efficiency } von zwei Befehlen zugleich ({ $low } bis { $high }), { $twice } von zweimal einem allein, { $speed } Partien/s

## Ziele.

all-met = Alle Ziele sind erreicht.
not-judged = Ohne Catanatron weiß niemand, ob die Ziele erreicht sind.
missed-decisions = Verfehlt: { $label }, { $build }: { $found }-mal so viele Entscheidungen wie Catanatron, nicht { $bound }-mal.
missed-copies = Verfehlt: { $label }, { $build }: eine Kopie { $found }-mal so schnell wie bei Catanatron, nicht { $bound }-mal.
missed-simulations = Verfehlt: { $label }, { $build }: Eine Simulation braucht die Zeit von { $found } zufälligen Entscheidungen, mehr als { $bound }.
missed-sharing = Verfehlt: { $label }, { $build }: Zwei Arbeiter schaffen { $found } dessen, was zwei Befehle schaffen, nicht { $bound }.
missed-import = Verfehlt: { $label }, { $build }: Der Import braucht { $found } ms, mehr als { $bound }.
missed-start = Verfehlt: { $label }, { $build }: Eine erste Stellung braucht { $found } ms, mehr als { $bound }.
none-alike = Von einem solchen Rechner sind keine Ergebnisse aufgehoben, deshalb weiß niemand, was langsamer geworden ist.
none-compared = Kein anderes Programm wurde damals und jetzt gemessen, deshalb weiß niemand, was langsamer geworden ist.
none-slower = Nichts ist seit { $version } um mehr als ein Zehntel langsamer geworden, gemessen an den anderen Programmen.
slower = Langsamer als in { $version }: { $label }, { $build }, { $what }: { $times }-mal so schnell, gemessen an den anderen Programmen.
what-decisions = Entscheidungen
what-copies = Kopien
what-simulations = Simulationen
what-loading = Laden
what-importing = Import
what-starting = Start
