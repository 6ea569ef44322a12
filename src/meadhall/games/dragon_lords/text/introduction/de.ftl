# Was das Spiel über sich selbst sagt, auf Deutsch.

game-end = Es endet sofort, wenn jemand mit lebendem König genug Königreiche hält: meist { $kingdoms }. Für ein kurzes Spiel stellt „Letzte Runde“ auf 3; zu zweit geht es in der kleineren Welt (Tundra) am schnellsten.

peoples-people = Völker
peoples-people-words = Alle bekommen eines von ihnen zugelost. Marschieren, segeln und zaubern können sie alle; eines kann jedes besser.

who-elves = Das älteste Volk, einst große Sänger, heute hinter verschlossenen Grenzen.
plays-elves = Schlag ungesehen zu: Bis zu { $sneak } Einheiten treffen einen Feind in einem Reich, das du hältst, und niemand schlägt zurück. Nahe der Heimat fürchtet man dich.
who-dwarves = Bergleute und Schmiede, die für ihr Gold vielleicht zu tief gegraben haben.
plays-dwarves = Nimm die Minen: Jede bringt dir { $gold } Gold statt { $usual }, und dort kämpfst du um 1 besser. Erst das Geld, dann der Krieg.
who-orcs = Hungrige Wanderer, die niemand zum Nachbarn will.
plays-orcs = Komm in Scharen: { $units } Einheiten für { $price } Gold. Greif oft und früh an, denn was fällt, war billig.
who-barbarians = Ein stolzes Volk von Seefahrern, wenige, aber wild.
plays-barbarians = Jede Einheit trifft mit { $attack } oder weniger, nicht { $others }, kostet aber { $price } Gold. Deine Schiffe fahren { $zones } Zonen: Lande, wo dich niemand erwartet.

peoples-realm = Reiche
peoples-realm-words = Zu Beginn beansprucht jedes Volk ein Königreich und damit das Reich darum. Die Länder unterscheiden sich in ihren Bergen und in dem, was nebenan liegt.

who-realm = Das Land um { $kingdom } { $continent ->
    [west] im Westen
    [east] im Osten
   *[other] in der Mitte der Welt
}; { $mountains } seiner { $territories } Gebiete haben Berge.
plays-realm = { $kind ->
    [mine] Nebenan liegt die Mine { $site }: früh Gold, und Nachbarn, die es auch wollen.
   *[other] Nebenan liegt das Teleportal { $site }: Durch dieses Tor kommen und gehen Zauberer, deine und fremde.
} { $alone ->
    [yes] Der Weg in die Ödlande gehört dir allein.
   *[no] Den Weg in die Ödlande teilst du mit dem anderen Reich neben dir.
}
