### Quest for the DragonLords auf Deutsch. Namen stehen ohne Artikel und meist nach einem Doppelpunkt, damit jeder Fall passt.

## Wörter

word-elves = Elfen
word-dwarves = Zwerge
word-orcs = Orks
word-barbarians = Barbaren
word-neutral = neutralen Einheiten
word-monsters = Monster

word-west = Westen
word-centre = Mitte
word-east = Osten

word-hrafnmark = Hrafnmark
word-jarnland = Jarnland
word-hrimgard = Hrimgard
word-solmark = Solmark
word-vindland = Vindland
word-eldmark = Eldmark

word-hrafnborg = Hrafnborg
word-kaldskard = Kaldskard
word-skeidvik = Skeidvik
word-brimland = Brimland
word-myrkfell = Myrkfell
word-selvik = Selvik
word-ulfheath = Ulfheath
word-jarnborg = Jarnborg
word-askvik = Askvik
word-stenbru = Stenbru
word-hvalvik = Hvalvik
word-grafjord = Grafjord
word-furuskog = Furuskog
word-tindmark = Tindmark
word-isborg = Isborg
word-frostgate = Frostgate
word-ternvik = Ternvik
word-granheim = Granheim
word-vakthold = Vakthold
word-snowtind = Snowtind
word-laxvik = Laxvik
word-solborg = Solborg
word-brandport = Brandport
word-sotfell = Sotfell
word-ravnvik = Ravnvik
word-glodheim = Glodheim
word-sildvik = Sildvik
word-eikdal = Eikdal
word-vindborg = Vindborg
word-skyfell = Skyfell
word-bjarkwood = Bjarkwood
word-ornmark = Ornmark
word-torskvik = Torskvik
word-perlubru = Perlubru
word-knarvik = Knarvik
word-eldborg = Eldborg
word-rodskard = Rodskard
word-humarvik = Humarvik
word-drakeheath = Drakeheath
word-lyngdal = Lyngdal
word-krabbavik = Krabbavik
word-askbru = Askbru
word-gullgruva = Gullgruva
word-vestgate = Vestgate
word-midgate = Midgate
word-silfrgruva = Silfrgruva
word-austgate = Austgate
word-rubingruva = Rubingruva
word-hlesey = Hlesey
word-samsey = Samsey
word-vestrey = Vestrey
word-austrey = Austrey

word-a1 = Seezone A1
word-a2 = Seezone A2
word-a3 = Seezone A3
word-a4 = Seezone A4
word-a5 = Seezone A5
word-a6 = Seezone A6
word-a7 = Seezone A7
word-a8 = Seezone A8
word-a9 = Seezone A9
word-a10 = Seezone A10
word-a11 = Seezone A11
word-a12 = Seezone A12
word-b1 = Seezone B1
word-b5 = Seezone B5
word-b6 = Seezone B6
word-b8 = Seezone B8
word-b9 = Seezone B9
word-b12 = Seezone B12
word-c5 = Seezone C5
word-c6 = Seezone C6
word-c7 = Seezone C7
word-c8 = Seezone C8
word-d1 = Seezone D1
word-d2 = Seezone D2
word-d5 = Seezone D5
word-d6 = Seezone D6
word-d7 = Seezone D7
word-d8 = Seezone D8
word-d9 = Seezone D9
word-e1 = Seezone E1
word-e2 = Seezone E2
word-e3 = Seezone E3
word-e4 = Seezone E4
word-e5 = Seezone E5
word-e6 = Seezone E6
word-e7 = Seezone E7
word-e8 = Seezone E8
word-e9 = Seezone E9
word-e10 = Seezone E10
word-e11 = Seezone E11
word-e12 = Seezone E12
word-f1 = Seezone F1
word-f3 = Seezone F3
word-f4 = Seezone F4
word-f5 = Seezone F5
word-f6 = Seezone F6
word-f8 = Seezone F8
word-f9 = Seezone F9
word-f10 = Seezone F10
word-f11 = Seezone F11
word-f12 = Seezone F12
word-g1 = Seezone G1
word-g2 = Seezone G2
word-g3 = Seezone G3
word-g4 = Seezone G4
word-g5 = Seezone G5
word-g8 = Seezone G8
word-g9 = Seezone G9
word-g10 = Seezone G10
word-g11 = Seezone G11
word-g12 = Seezone G12
word-h1 = Seezone H1
word-h5 = Seezone H5
word-h9 = Seezone H9
word-h12 = Seezone H12
word-i5 = Seezone I5
word-i8 = Seezone I8
word-j1 = Seezone J1
word-j2 = Seezone J2
word-j5 = Seezone J5
word-j9 = Seezone J9
word-k1 = Seezone K1
word-k2 = Seezone K2
word-k3 = Seezone K3
word-k4 = Seezone K4
word-k5 = Seezone K5
word-k8 = Seezone K8
word-k9 = Seezone K9
word-k10 = Seezone K10
word-k11 = Seezone K11
word-k12 = Seezone K12
word-l1 = Seezone L1
word-l2 = Seezone L2
word-l3 = Seezone L3
word-l4 = Seezone L4
word-l5 = Seezone L5
word-l6 = Seezone L6
word-l8 = Seezone L8
word-l9 = Seezone L9
word-l10 = Seezone L10
word-l11 = Seezone L11
word-m1 = Seezone M1
word-m2 = Seezone M2
word-m3 = Seezone M3
word-m4 = Seezone M4
word-m5 = Seezone M5
word-m6 = Seezone M6
word-m7 = Seezone M7
word-m8 = Seezone M8
word-m9 = Seezone M9
word-m10 = Seezone M10
word-m11 = Seezone M11
word-m12 = Seezone M12
word-n1 = Seezone N1
word-n5 = Seezone N5
word-n6 = Seezone N6
word-n7 = Seezone N7
word-n8 = Seezone N8
word-n9 = Seezone N9
word-n12 = Seezone N12
word-o5 = Seezone O5
word-o6 = Seezone O6
word-o7 = Seezone O7
word-o8 = Seezone O8
word-p1 = Seezone P1
word-p2 = Seezone P2
word-p5 = Seezone P5
word-p6 = Seezone P6
word-p8 = Seezone P8
word-p9 = Seezone P9
word-q1 = Seezone Q1
word-q2 = Seezone Q2
word-q3 = Seezone Q3
word-q4 = Seezone Q4
word-q5 = Seezone Q5
word-q6 = Seezone Q6
word-q7 = Seezone Q7
word-q8 = Seezone Q8
word-q9 = Seezone Q9
word-q10 = Seezone Q10
word-q11 = Seezone Q11
word-q12 = Seezone Q12

word-village-north = Dorf Nord
word-trail-1 = Pfad 1
word-den-east = Hexenhöhle Ost
word-trail-2 = Pfad 2
word-oracle-east = Orakel Ost
word-village-east = Dorf Ost
word-trail-3 = Pfad 3
word-shrine-east = Schrein Ost
word-trail-4 = Pfad 4
word-trail-5 = Pfad 5
word-village-south = Dorf Süd
word-trail-6 = Pfad 6
word-den-west = Hexenhöhle West
word-trail-7 = Pfad 7
word-oracle-west = Orakel West
word-village-west = Dorf West
word-trail-8 = Pfad 8
word-shrine-west = Schrein West
word-trail-9 = Pfad 9
word-trail-10 = Pfad 10
word-trail-11 = Pfad 11
word-trail-12 = Pfad 12
word-trail-13 = Pfad 13
word-trail-14 = Pfad 14
word-lair-east = Drachenhort Ost
word-lair-west = Drachenhort West
word-vigrond-gate = Tor von Vigrond

word-ship-1 = Schiff 1
word-ship-2 = Schiff 2
word-ship-3 = Schiff 3
word-ship-4 = Schiff 4
word-ship-5 = Schiff 5
word-ship-6 = Schiff 6
word-ship-7 = Schiff 7
word-ship-8 = Schiff 8
word-party = Questgruppe
word-captive = Gefangenschaft

word-purchase = Kaufphase
word-naval = Seephase
word-quest = Questphase
word-combat = Kampfphase
word-transfer = Verlegungsphase
word-income = Einkommensphase
word-reinforcement = Verstärkungsphase

word-king = König
word-wizard-1 = Zauberer 1
word-wizard-2 = Zauberer 2
word-wizard-3 = Zauberer 3
word-decoy-1 = Attrappe 1
word-decoy-2 = Attrappe 2
word-dragonlord = Drachenlord
word-dragonlord-2 = Drachenlord 2
word-dragonlord-3 = Drachenlord 3
word-dragonlord-4 = Drachenlord 4

word-heal = Heilung
word-teleport = Teleportation
word-haste = Eile
word-arrows-of-skadi = Pfeile der Skadi
word-lightning-bolt = Blitzschlag
word-fireball = Feuerball
word-cone-of-cold = Kältekegel
word-fjorgyn-awaken = Fjörgyns Erwachen
word-scorn-of-freyja = Freyjas Hohn
word-jotunheim = Jotunheim
word-wrath-of-aegir = Ägirs Zorn
word-poison = Gift
word-whirlwind = Wirbelwind
word-vor-clarity = Vörs Klarheit
word-alchemist = Alchemist
word-hreidmar-forge = Hreidmars Schmiede
word-utgard-brood = Brut von Utgard

word-berserk = Berserkerwut
word-black-death = Schwarzer Tod
word-breath-of-aegir = Ägirs Atem
word-dispel-magic = Magie bannen
word-einherjar = Einherjar
word-eyes-of-vor = Augen der Vör
word-infernal = Inferno
word-tempest = Gewittersturm
word-long-boat = Langschiff
word-muspelheim = Muspelheim
word-nifleheim = Nifleheim
word-odronir = Odronir
word-portal-collapse = Portaleinsturz
word-reflect = Spiegelung
word-summon-sirens = Sirenenruf
word-summon-kraken = Krakenruf

word-nidhogg-shield = Nidhoggs Schild
word-dark-crystal = Dunkler Kristall
word-gungnir = Gungnir
word-svalinn = Svalinn
word-helm-of-dread = Schreckenshelm
word-thunder-hammer = Donnerhammer
word-tyrfing = Tyrfing
word-brisingamen = Brisingamen
word-valkyrie-cloak = Walkürenmantel
word-skidbladnir = Skidbladnir
word-raven-banner = Rabenbanner
word-megingjord = Gürtel Megingjord
word-gleipnir = Gleipnir
word-flask-of-mimir = Mimirs Flasche
word-rune-staff = Runenstab
word-draupnir = Draupnir
word-andvari-hoard = Andvaris Hort
word-gjallarhorn = Gjallarhorn

word-agnar = Prinz Agnar
word-fangluk = Prinz Fangluk
word-aurvandila = Lady Aurvandila
word-odenin = Prinz Odenin
word-mortizen = Lord Mortizen
word-thyra = Thyra die Schildmaid
word-halvard = Halvard der Laternenträger
word-brokk = Brokk der Schürfer
word-groa = Groa die Heilkundige
word-eyvind = Eyvind der Pfadfinder
word-ragna = Ragna die Skaldin
word-skuld = Skuld die Heckenhexe
word-finn = Finn Flinkfinger
word-grendl = Grendl der Troll
word-pilgrim = der graue Pilger
word-ivar = Ivar Halbherz
word-hilda = Hilda Wyrmfreundin
word-kari = der alte Kari, Runenritzer

word-mortizen-unmasked = Mortizen entlarvt
word-thief-in-the-night = Dieb in der Nacht
word-witch-bargain = Der Handel der Hexe
word-troll-hunger = Trollhunger
word-coward-shout = Der Schrei des Feiglings
word-false-song = Das falsche Lied
word-oathkeeper = Eidtreue
word-broken-chains = Die zerbrochenen Ketten
word-sleeping-jailer = Der schlafende Kerkermeister
word-rainbow-road = Regenbogenweg
word-favour-of-the-norns = Gunst der Nornen
word-dragon-sleeps = Der Drache schläft
word-orb-song = Lied der Kugel
word-buried-hoard = Vergrabener Hort
word-long-stride = Weiter Schritt
word-rune-lore = Runenkunde
word-mead-of-poetry = Dichtermet
word-fog-of-niflheim = Nebel von Niflheim

word-rainbow-gate = Das Regenbogentor
word-howling-cave = Die heulende Höhle
word-forsaken-mine = Die verlassene Mine
word-web-hung-wood = Der Spinnwebenwald
word-barrow = Hügelgrab der alten Könige
word-singing-tarn = Der singende Bergsee
word-mortizen-toll = Mortizens Wegzoll
word-wounded-wyrm = Der verwundete Wyrm
word-frozen-mere = Der zugefrorene See
word-hermit-hearth = Der Herd des Eremiten
word-drowned-marsh = Das versunkene Moor
word-giants-causeway = Der Riesendamm
word-ruined-smithy = Die verfallene Schmiede
word-caravan = Die Karawane
word-valkyrie-trial = Die Prüfung der Walküre
word-wolf-moon = Wolfsmond
word-fires-of-surt = Die Feuer Surts
word-hel-doorway = Hels Pforte
word-lost-library = Die verlorene Bibliothek
word-yggdrasil-root = Die Wurzel Yggdrasils

word-blessed = gesegnet
word-ignored = unbeachtet
word-cursed = verflucht

word-pickaxe = Spitzhacke
word-torch = Fackel
word-potion = Trank
word-elixir = Elixier
word-talisman = Talisman
word-dragon-orb = Drachenkugel

word-berserk-orc = rasender Ork
word-giant-rat = Riesenratte
word-cave-troll = Höhlentroll
word-wisp = Irrlicht
word-earth-elemental = Erdelementar
word-spider = Spinne
word-skeleton = Skelett
word-mummy = Mumie
word-siren = Sirene
word-rider = Reiter
word-dragon = Drache
word-ice-elemental = Eiselementar
word-zombie = Zombie
word-frost-giant = Frostriese
word-iron-golem = Eisengolem
word-bandit = Räuber
word-wolf = Wolf
word-werewolf = Werwolf
word-fire-elemental = Feuerelementar
word-fire-lord = Feuerfürst
word-draugr = Draugr
word-harpy = Harpyie
word-wyrmling = Wyrmling

word-ask = immer fragen
word-kingdom = nur bei Königreichen fragen
word-never = nie fragen

## Fragen des Aufbaus, des Golds und der Verstärkung

ask-claim-kingdom = Welches Königreich nehmen die { $people }?
ask-claim-gold = Welche Mine oder welches Teleportal nehmen die { $people }?
ask-claim = Welches Gebiet nehmen die { $people }?
ask-post = Wohin stellen die { $people } eine weitere Einheit (noch { $left })?
ask-first-ship = In welchen Hafen legen die { $people } ihr erstes Schiff?
ask-hide = In welchem Gebiet verbergen die { $people } unter einer Einheit den Marker „{ $counter }“?
ask-bid = Wie viel Gold bieten die { $people } für den ersten Zug?
ask-purchase = Was kaufen die { $people } ({ $gold } Gold)?
ask-pay = Aus welchem Königreich zahlen die { $people } { $gold } Gold?
ask-income = Wie viel Mana verwandeln die { $people } in Gold (Einkommen bisher { $gold } Gold)?
ask-deposit = In welches Königreich legen die { $people } { $gold } Gold?
ask-reinforce = Was tun die { $people } noch, bevor ihr Zug endet?
ask-place = Wohin stellen die { $people } Verstärkung (noch { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
})?
ask-home = In welches Königreich schicken die { $people }, was aus den Ödlanden heimkehrt ({ $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
})?
ask-dock = In welchen Hafen legen die { $people } das neue Schiff?

## Fragen der Bewegung, der See und der Teleportation

ask-band = Wer zieht { $origin ->
    [Questgruppe] aus der Questgruppe
    [Gefangenschaft] aus der Gefangenschaft
   *[other] von { $origin }
} { $goal ->
    [Questgruppe] zur Questgruppe
    [Gefangenschaft] in die Gefangenschaft
   *[other] nach { $goal }
} (bis zu { $most })?
ask-crew = Wer geht { $origin ->
    [Questgruppe] aus der Questgruppe
    [Gefangenschaft] aus der Gefangenschaft
   *[other] von { $origin }
} auf { $ship } (bis zu { $most })?
ask-naval = Mit welchem Schiff fahren die { $people }, oder wer teleportiert?
ask-voyage = Wohin fährt { $ship } weiter ({ $place }, noch { $zones ->
    [one] { $zones } Seezone
   *[other] { $zones } Seezonen
})?
ask-take-over = Wer besetzt { $ship }?
ask-repel-entry = { $ship } der { $people } fährt in deine Blockade ({ $zone }): Liest du eine Schriftrolle dagegen?
ask-repel-landing = { $ship } der { $people } will in { $zone } Einheiten anlanden: Liest du eine Schriftrolle dagegen?
ask-sea-target = Wen trifft die Schriftrolle ({ $scroll })?
ask-sea-ward = Die { $people } lesen in { $zone } eine Schriftrolle gegen dich ({ $scroll }): Was tust du dagegen?
ask-transfer = Von wo verlegen die { $people } Einheiten, oder wer teleportiert?
ask-transfer-to = Wohin gehen Einheiten { $origin ->
    [Questgruppe] der Questgruppe
   *[other] aus { $origin }
}?
ask-aboard = An Bord welches Schiffs gehen sie in { $zone }?
ask-teleport = Wohin teleportieren die { $people } ({ $piece })?
ask-flight = Wohin fliegt der Träger des Walkürenmantels?
ask-carry = Welche Werkzeuge nimmt der Zauberer der { $people } mit?

## Fragen der Ödlande

ask-quest-phase = Was tun die { $people } in den Ödlanden?
ask-after-quest = Was tun die { $people } noch in dieser Questphase?
ask-enlist = Von wo kommen Einheiten zur Questgruppe der { $people } ({ $space })?
ask-journey = Wohin zieht die Questgruppe der { $people } ({ $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
})?
ask-stride = Wohin zieht die Questgruppe der { $people }, die sich aussuchen darf, wie weit?
ask-destination = An welchen Ort gelangt die Questgruppe der { $people }?
ask-insight = Was soll Vörs Klarheit den { $people } zeigen?
ask-safe-passage = Ein Adliger hat die { $people } verlassen: Bitten sie die { $rival } um freies Geleit?
ask-village = Was tun die { $people } im Dorf ({ $space })?
ask-den = Was kaufen die { $people } in der Hexenhöhle ({ $space })?
ask-oracle = Zahlen die { $people } dem Orakel { $mana } Mana, um einen Zauber zu lernen?
ask-shop = Welche Werkzeuge kaufen die { $people } (Quest „{ $quest }“)?
ask-dismiss = Die Questgruppe der { $people } hat zu viele Gefährten: Wer verlässt sie?
ask-pick-tool = Welches Werkzeug nehmen die { $people }?
ask-take-tool = Die { $people } haben die Karte vorgelesen: Welches Werkzeug verlieren die { $victim }?
ask-way = Quest „{ $quest }“: Welchen der Wege auf der Karte gehen die { $people }?
ask-verdict = Der Kristallwürfel zeigt „{ $crystal }“: Lassen die { $people } es dabei?
ask-dispel-quest = Die Quest „{ $quest }“ ist magisch: Lesen die { $people } eine Schriftrolle dagegen?
ask-rescued-home = In welches Königreich kommen die befreiten Einheiten der { $people }?
ask-betray = Spielen die { $people } einen Verrat an der Questgruppe der { $victim } aus?
ask-oath = Die { $people } werden verraten („{ $prophecy }“): Antworten sie mit einer Prophezeiung?
ask-sleep = Spielen die { $people } eine Prophezeiung gegen den Drachen?
ask-fog = Wem schicken die { $people } den Nebel in den Weg?

## Fragen des Kriegs

ask-combat = Was tust du in der Kampfphase?
ask-muster = Von wo greifst du { $goal } an?
ask-muster-more = Von wo greifst du { $goal } noch an?
ask-march = Wohin marschieren Einheiten aus { $origin }?
ask-haste = Welches Gebiet greifen die eiligen Einheiten aus { $origin } an?
ask-sneak = Von wo legen Einheiten den Hinterhalt in { $goal }?
ask-sneak-back = Es sind noch Feinde da: In welches Gebiet gehen die Elfen zurück?
ask-horn = Du wirst in { $zone } angegriffen: Von wo ruft Gjallarhorn Hilfe?
ask-prepare = Kampf ({ $zone }): Was zeigst du, bevor die Stärken gezählt werden?
ask-bind = Welchen Anführer hält Gleipnir in dieser Runde fest?
ask-missiles = Fernkampfschritt ({ $zone }): Was setzt du ein?
ask-answer-spell = Die { $people } sprechen einen Zauber gegen dich ({ $spell }): Antwortest du mit einer Schriftrolle?
ask-answer-scroll = Die { $people } lesen eine Schriftrolle gegen dich ({ $scroll }): Antwortest du mit einer Schriftrolle?
ask-answer-hammer = Die { $people } werfen den Donnerhammer gegen dich: Antwortest du mit einer Schriftrolle?
ask-crystal = Ein Drachenlord will Feuer speien: Zeigst du den Dunklen Kristall?
ask-shield = Feuer trifft dich ({ $hits } Treffer): Zeigst du Nidhoggs Schild?
ask-frenzy = Berserkerwut wird dich { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} kosten: Heilst du sie?
ask-cure = { $count ->
    [one] { $count } Einheit ist
   *[other] { $count } Einheiten sind
} vergiftet: Womit heilst du?
ask-save = Du sollst { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} verlieren: Zeigst du Brisingamen?
ask-losses = Welche Einheiten verlierst du (insgesamt { $count })?
ask-retreat = Kämpfst du weiter, oder wohin ziehst du dich zurück ({ $zone })?
ask-banner = Zeigst du das Rabenbanner und weichst zurück?
ask-withdraw = In welches Gebiet weicht das ganze Heer zurück?
ask-redeploy = In welches Gebiet entkommen bis zu zehn Einheiten?
ask-escape = In welches Gebiet teleportierst du aus dem Kampf ({ $piece })?
ask-escape-late = Teleportiert sich ein Befehlshaber aus der Schlacht fort ({ $zone })?
ask-tyrfing = Tyrfing fordert ein Leben: Welche Einheit verlierst du?
ask-charm-again = Der Drache ist nicht bezaubert: Lässt Hilda Wyrmfreundin dich noch einmal würfeln?
ask-exalt = Welche Einheit wird zum Drachenlord?
ask-strike = Welches Gebiet wird getroffen?
ask-ward = Magie trifft { $zone }: Was tust du dagegen?

## Fragen der Magie und der Schätze

ask-teach = Welcher Zauberer lernt den Zauber?
ask-odronir = Welcher Zauberer lernt einen Zauber, oder wo wird eine Einheit zum Zauberer?
ask-summon = Wo { $count ->
    [one] erscheint { $count } Einheit
   *[other] erscheinen bis zu { $count } Einheiten
} der Einherjar?
ask-hatch = Wo erscheint die Brut von Utgard?
ask-clarity = Wessen Schriftrollen zeigt Vörs Klarheit?
ask-launch = Wo erscheint das Langschiff?
ask-collapse = Welches Teleportal stürzt ein?
ask-bestow = Wer soll den Schatz tragen ({ $treasure })?
ask-bestow-hidden = Wer soll den Schatz tragen?
ask-take-up = Wer nimmt den Schatz { $treasure } auf?
ask-rest = Das Szenario geht nicht weiter: Bist du fertig?

## Aktionen

do-pass = Verzichten
    .ask-dispel-quest = Nichts lesen
    .ask-sea-ward = Nichts tun
    .ask-repel-landing = Nichts lesen
    .ask-cure = Niemanden heilen
    .ask-ward = Nichts tun
    .ask-frenzy = Nicht heilen
    .ask-save = Nichts zeigen
    .ask-missiles = Nichts einsetzen
    .ask-prepare = Nichts zeigen
    .ask-answer-scroll = Nicht antworten
    .ask-answer-spell = Nicht antworten
    .ask-take-up = Niemand
do-done = Fertig
    .ask-income = Nichts mehr verwandeln
    .ask-combat = Kampfphase beenden
    .ask-transfer = Verlegungen beenden
    .ask-purchase = Nichts mehr kaufen
    .ask-naval = Seephase beenden
    .ask-voyage = Hier bleiben
    .ask-quest-phase = Questphase beenden
    .ask-muster-more = Jetzt angreifen
    .ask-village = Nichts weiter
    .ask-den = Nichts mehr kaufen
    .ask-band = Niemand sonst
    .ask-reinforce = Zug beenden
    .ask-oracle = Nicht zahlen
    .ask-sneak = Jetzt angreifen
    .ask-after-quest = Nichts weiter
    .ask-shop = Nichts mehr kaufen
    .ask-enlist = Niemand sonst
    .ask-crew = Niemand sonst
    .ask-carry = Keine weiteren
do-people = Die { $people } ziehen
do-roll = { $face } würfeln
do-roll-2 = { $pip }, { $pip2 } würfeln
do-roll-3 = { $pip }, { $pip2 }, { $pip3 } würfeln
do-roll-4 = { $pip }, { $pip2 }, { $pip3 }, { $pip4 } würfeln
do-roll-5 = { $pip }, { $pip2 }, { $pip3 }, { $pip4 }, { $pip5 } würfeln
do-roll-6 = { $pip }, { $pip2 }, { $pip3 }, { $pip4 }, { $pip5 }, { $pip6 } würfeln
do-crystal = „{ $crystal }“ würfeln
do-draw-scroll = Schriftrolle ziehen: { $scroll }
do-draw-treasure = Schatz ziehen: { $treasure }
do-draw-companion = Gefährten ziehen: { $companion }
do-draw-prophecy = Prophezeiung ziehen: „{ $prophecy }“
do-draw-quest = Questkarte ziehen: „{ $quest }“
do-claim = { $territory } nehmen
do-post = Eine Einheit nach { $territory } stellen
do-dock = In { $territory } anlegen
do-hide = In { $territory } verbergen
do-bid = { $bid } Gold bieten
do-from = Aus { $territory }
do-to = Nach { $zone }
do-send = { $count ->
    [one] { $count } Einheit schicken
   *[other] { $count } Einheiten schicken
}
do-bring = Mitnehmen: { $piece }
do-order = In fremden Zügen: { $order }
do-buy = { $count ->
    [one] { $count } Einheit kaufen
   *[other] { $count } Einheiten kaufen
}
do-buy-ship = Ein Schiff kaufen
do-pay = Aus { $kingdom } zahlen
do-deposit = { $amount } Gold nach { $kingdom } legen
do-place = { $count ->
    [one] { $count } Einheit nach { $territory } stellen
   *[other] { $count } Einheiten nach { $territory } stellen
}
do-redeem = Mana für eine Schriftrolle zahlen
do-embark = Schiff { $ship } nehmen
do-sail = Nach { $sea } fahren
do-load = In { $territory } Einheiten an Bord nehmen
do-load-party = Die Questgruppe an Bord nehmen: { $village }
do-land = In { $territory } Einheiten anlanden
do-land-party = Eine Questgruppe anlanden: { $village }
do-attack = { $territory } angreifen
do-fight = In { $zone } kämpfen
do-march = Aus { $territory } marschieren
do-transfer = Verlegen aus: { $place }
do-sneak = Hinterhalt in { $territory } legen
do-bind = Festhalten: { $piece }
do-again = Noch eine Runde kämpfen
do-retreat = Rückzug nach { $zone }
do-reveal = Aufdecken: { $piece }
do-lose = Verlieren: { $piece }
do-lose-companion = Den Treffer auffangen lassen: { $companion }
do-lose-units = Einfache Einheiten verlieren
do-cast = Schriftrolle lesen: { $scroll }
do-spell = Zauber sprechen: { $spell } ({ $counter })
do-strike = { $territory } treffen
do-strike-ship = Schiff { $ship } treffen
do-collapse = Teleportal verschließen: { $zone }
do-teach = Lehren: { $counter }
do-teleport = Teleportieren: { $piece }
do-escape = Aus dem Kampf teleportieren: { $piece }
do-use = Schatz einsetzen: { $treasure }
do-use-tool = Werkzeug einsetzen: { $tool }
do-set-out = Aufbrechen: { $space }
do-wander = Mit der Questgruppe ziehen
do-leave = Die Ödlande nach { $territory } verlassen
do-prophesy = Prophezeiung spielen: „{ $prophecy }“
do-against = Gegen die { $people }
do-shoot = Schießen lassen: { $companion }
do-charm = Den Drachen bezaubern
do-keep = Das Ergebnis behalten
do-reroll = Noch einmal würfeln
do-buy-tool = Werkzeug kaufen: { $tool }
do-store = Werkzeug einlagern: { $tool }
do-fetch = Werkzeug holen: { $tool }
do-pick = Werkzeug nehmen: { $tool }
do-drop = Werkzeug wegnehmen: { $tool }
do-learn = Einen Zauber lernen
do-dismiss = Fortschicken: { $companion }
do-choose = { $way }
do-give = Dieser Einheit geben: { $piece }
do-bestow = { $bearer ->
    [Questgruppe] Einer einfachen Einheit der Questgruppe geben
   *[other] Einer einfachen Einheit in { $bearer } geben
}
do-exalt = Zum Drachenlord machen: { $piece }
do-exalt-unit = Eine einfache Einheit zum Drachenlord machen
do-take-up = Eine einfache Einheit nimmt ihn
do-crown = In { $kingdom } einen Erben zum König machen
do-plea = Um freies Geleit bitten

## Ereignisse der Bewegung

band-moved = Die { $people } bewegen { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} { $origin ->
    [Questgruppe] aus der Questgruppe
    [Gefangenschaft] aus der Gefangenschaft
   *[other] von { $origin }
} { $goal ->
    [Questgruppe] zur Questgruppe
    [Gefangenschaft] in die Gefangenschaft
   *[other] nach { $goal }
}.
piece-moved = Die { $people } ziehen { $origin ->
    [Questgruppe] aus der Questgruppe
    [Gefangenschaft] aus der Gefangenschaft
   *[other] von { $origin }
} { $goal ->
    [Questgruppe] zur Questgruppe
    [Gefangenschaft] in die Gefangenschaft
   *[other] nach { $goal }
}: { $piece }.
marked-moved = Die { $people } bewegen eine markierte Einheit { $origin ->
    [Questgruppe] aus der Questgruppe
    [Gefangenschaft] aus der Gefangenschaft
   *[other] von { $origin }
} { $goal ->
    [Questgruppe] zur Questgruppe
    [Gefangenschaft] in die Gefangenschaft
   *[other] nach { $goal }
}.
band-aboard = Die { $people } bringen { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} { $origin ->
    [Questgruppe] aus der Questgruppe
    [Gefangenschaft] aus der Gefangenschaft
   *[other] von { $origin }
} auf { $ship }.
piece-aboard = Die { $people } bringen { $origin ->
    [Questgruppe] aus der Questgruppe
    [Gefangenschaft] aus der Gefangenschaft
   *[other] von { $origin }
} auf { $ship }: { $piece }.
marked-aboard = Die { $people } bringen eine markierte Einheit { $origin ->
    [Questgruppe] aus der Questgruppe
    [Gefangenschaft] aus der Gefangenschaft
   *[other] von { $origin }
} auf { $ship }.

## Ereignisse des Aufbaus

people-dealt = Spieler { $number } führt die { $people }.
gods-consulted = Die { $people } werfen den Kristallwürfel: { $crystal }.
chosen-one = Die { $people } sind die Auserwählten.
claimed = Die { $people } nehmen { $territory }.
garrisoned = { $territory } erhält { $count ->
    [one] { $count } neutrale Einheit
   *[other] { $count } neutrale Einheiten
}.
posted = Die { $people } stellen eine Einheit nach { $territory }.
no-harbour = Die { $people } haben keinen Hafen und bekommen kein Schiff.
ship-delivered = { $ship } der { $people } liegt im Hafen von { $territory }.
counter-hidden = Die { $people } verbergen in { $territory } den Marker „{ $counter }“.
unit-marked = Die { $people } haben in { $territory } einen Marker unter einer Einheit verborgen.
all-have-hidden = Alle haben ihre Marker verborgen.
furnished = Die { $people } beginnen mit { $gold } Gold und { $mana } Mana.
bid-chosen = Die { $people } bieten { $gold } Gold.
bid-chosen-hidden = Die { $people } haben ihr Gebot gemacht.
bid-shown = Die { $people } haben { $gold } Gold geboten.
rolled-for-first = Die { $people } würfeln { $face } um den ersten Zug.
begins = Die { $people } haben den ersten Zug.

## Ereignisse des Zugs, des Golds und der Verstärkung

round = Runde { $number } beginnt.
turn = Die { $people } sind am Zug.
ordered = Die { $people } legen fest, was in fremden Zügen gilt: { $order }.
units-bought = Die { $people } kaufen { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} für { $gold } Gold.
ship-bought = Die { $people } kaufen ein Schiff für { $gold } Gold.
gold-paid = Die { $people } zahlen { $gold } Gold aus { $kingdom }.
gold-stored = Die { $people } legen { $gold } Gold nach { $kingdom }.
gold-abroad = Die { $people } haben kein Königreich und behalten { $gold } Gold bei sich.
income = Die { $people } haben ein Einkommen von { $gold } Gold.
no-income = Die { $people } halten kein Königreich und haben kein Einkommen.
gold-made = Die { $people } machen aus Mana { $gold } Gold ({ $wizard }).
free-units = Die { $people } halten kein Königreich und bekommen { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}.
gold-to-units = Die { $people } verwandeln { $gold } Gold in { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}.
reinforced = Die { $people } stellen { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} nach { $territory }.
ship-not-docked = Die { $people } haben keinen Hafen mehr für ihr neues Schiff.
scroll-redeemed = Die { $people } zahlen Mana für eine Schriftrolle.
people-out = Die { $people } scheiden aus.
wins = { $seat ->
    [Elfen] Die Elfen gewinnen.
    [Zwerge] Die Zwerge gewinnen.
    [Orks] Die Orks gewinnen.
    [Barbaren] Die Barbaren gewinnen.
   *[other] { $seat } gewinnt.
}

## Ereignisse der See und der Teleportation

sailed = { $ship } der { $people } fährt nach { $zone }.
blockade-met = { $ship } der { $people } trifft in { $zone } auf eine Blockade und muss kämpfen.
ship-docked = { $ship } der { $people } legt an: { $place }.
ship-claimed = Die { $people } übernehmen { $ship }.
ship-sunk = { $ship } sinkt.
crew-saved = Ein Langschiff rettet die Besatzung der { $people }: { $ship }.
sirens-sing = Sirenen singen für die { $people } in { $zone }: { $hits } Treffer.
portal-collapsed = Die { $people } verschließen das Teleportal für immer: { $zone }.
dragonlord-stranded = Der Drachenlord der { $people } findet kein eigenes Gebiet und ist verloren.

## Ereignisse der Ödlande

party-set-out = Eine Questgruppe der { $people } bricht auf: { $space }.
party-rolled = Die Questgruppe der { $people } würfelt { $roll } für ihre Bewegung.
party-in-fog = Die Questgruppe der { $people } tastet sich durch den Nebel: 1 Feld.
party-moved = Die Questgruppe der { $people } zieht weiter{ $mana ->
    [0] {""}
   *[other] {""}, für { $mana } Mana
}: { $space }.
party-left = Die Questgruppe der { $people } hat die Ödlande verlassen.
party-came-out = Die Questgruppe der { $people } kommt in { $territory } heraus.
party-lost = Die Questgruppe der { $people } ist verloren.
party-captured = Die Questgruppe der { $people } wird gefangen genommen.
party-rescued = Die gefangene Questgruppe der { $people } ist frei.
party-grew = { $count ->
    [one] { $count } Einheit schließt
   *[other] { $count } Einheiten schließen
} sich der Questgruppe der { $people } an.
units-sent-home = { $count ->
    [one] { $count } Einheit der { $people } kehrt
   *[other] { $count } Einheiten der { $people } kehren
} aus den Ödlanden heim.
units-bought-abroad = Die { $people } kaufen im Dorf { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}.
safe-passage = Die { $people } bitten die { $rival } um freies Geleit, und die Questgruppen kämpfen nicht.
tool-gained = Die { $people } erhalten ein Werkzeug: { $tool }.
tool-bought = Die { $people } kaufen ein Werkzeug: { $tool }.
tool-lost = Die { $people } verlieren ein Werkzeug: { $tool }.
no-tool-left = Die { $people } gehen leer aus, denn davon ist nichts mehr da: { $tool }.
tool-stored = Die { $people } lagern ein Werkzeug ein: { $tool }.
tool-fetched = Die { $people } holen ein Werkzeug: { $tool }.
companion-joined = { $companion } schließt sich der Questgruppe der { $people } an.
companion-left = { $companion } verlässt die Questgruppe der { $people }.
no-companion-left = Für die { $people } ist kein Gefährte mehr da.
noble-changed = { $companion } verlässt die { $victim } und geht zur Questgruppe der { $people }.
quest-drawn = Die { $reader } ziehen eine Questkarte und lesen sie für die { $people } vor: „{ $quest }“.
quest-barred = Der Questgruppe der { $people } fehlt, was die Karte verlangt: „{ $quest }“.
quest-read = Die { $people } stehen vor „{ $quest }“: { $crystal }.
quest-over = Die Quest der { $people } ist vorbei: „{ $quest }“.
quest-dispelled = Die { $people } bannen die Magie der Quest.
crystal-turned = Der Kristallwürfel der { $people } wendet sich: { $crystal }.
skald-sang = Ragna die Skaldin singt, und die { $people } würfeln noch einmal.
amount-rolled = Die { $people } würfeln die Menge aus: { $amount }.
dare-won = Die { $people } würfeln { $roll } und haben Erfolg.
dare-lost = Die { $people } würfeln { $roll } und scheitern.
stride-won = Die Questgruppe der { $people } darf sich ihre nächste Bewegung aussuchen.
prophecy-played = Die { $people } spielen die Prophezeiung „{ $prophecy }“.
betrayed = { $companion } verrät die Questgruppe der { $people }.
oath-kept = { $companion } hält zu den { $people ->
    [Zwerge] Zwergen
   *[other] { $people }
}.
fog-sent = Die { $people } schicken Nebel gegen die Questgruppe der { $victim }.
monsters-called = Gegen die { $people } kommt ein Monster hinzu, oder es hält mehr aus.
dragon-asleep = Der Drache vor der Questgruppe der { $people } ist schläfrig und speit kein Feuer.

## Ereignisse des Kriegs

combat = Die { $attacker } greifen die { $defender } an ({ $zone }).
sneak-attack = Die { $people } legen einen Hinterhalt ({ $zone }).
wall-burns = Die { $people } kommen durch die Feuerwand: { $count } Treffer.
bound = Die { $people } halten mit Gleipnir einen Anführer fest: { $piece }.
elixir-drunk = Die Questgruppe der { $people } trinkt ein Elixier.
potion-drunk = Die Questgruppe der { $people } trinkt einen Trank.
unhurt = Das Elixier hält alle Treffer von der Questgruppe der { $people } ab.
shielded = Thyra die Schildmaid wehrt einen Treffer gegen die { $people } ab (gewürfelt: { $face }).
not-shielded = Thyra die Schildmaid kann die { $people } nicht schützen (gewürfelt: { $face }).
shield-held = Nidhoggs Schild schützt die { $people } vor dem Feuer.
dragon-fire = Der Drachenlord der { $people } speit Feuer: { $hits } Treffer.
missile-hits = Fernkampf trifft die { $people }: { $hits } Treffer.
poisoned = Gift trifft die { $people }: { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}.
frenzy = Berserkerwut hetzt die { $people } gegeneinander: { $count ->
    [one] { $count } Einheit wird
   *[other] { $count } Einheiten werden
} fallen.
healed = Die { $people } sind geheilt.
groa-healed = Groa die Heilkundige heilt die { $people }.
poison-kills = { $count ->
    [one] { $count } vergiftete Einheit der { $people } muss
   *[other] { $count } vergiftete Einheiten der { $people } müssen
} fallen.
saved = Brisingamen rettet { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} der { $people }.
melee = Die { $people } würfeln mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
} auf höchstens { $need }: { $hits } Treffer.
units-lost = Die { $people } verlieren { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}.
piece-fell = Eine markierte Einheit der { $people } fällt: { $piece }.
companion-fled = { $companion } läuft der Questgruppe der { $people } davon.
companion-hurt = { $companion } fängt einen Treffer für die { $people } ab.
companion-lost = { $companion } fällt für die { $people }.
retreated = Die { $people } ziehen sich mit { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} nach { $zone } zurück.
withdrew = Die { $people } weichen mit { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} nach { $zone } zurück.
combat-won = Die { $winner } haben den Kampf gewonnen ({ $zone }).
nobody-left = Niemand ist übrig ({ $zone }).
captured = Die { $people } erobern { $territory }.
gold-captured = Die { $people } erbeuten { $gold } Gold.
ship-captured = Die { $people } erobern { $ship }.
store-lost = Die { $people } verlieren ihr letztes Königreich und alle gelagerten Werkzeuge.
struck = Die { $people } treffen { $territory } mit Magie.
vacant = { $territory } ist unbesetzt.
monsters-attack = Monster greifen an: { $count } × { $monster } (Angriff { $attack }, Verteidigung { $defence }).
monsters-shoot = Monster greifen im Fernkampf an ({ $monster }): { $hits } Treffer.
monsters-hurt = Monster werden getroffen ({ $monster }): { $hits } Treffer, { $slain } erschlagen.
companion-shot = { $companion } schießt (gewürfelt: { $face }): { $hits ->
    [0] daneben
   *[other] { $hits } Treffer
}.
charming = Die { $people } versuchen, den Drachen zu bezaubern.
charmed = Die { $people } haben den Drachen bezaubert.
blocked = Die Questgruppe der { $people } wehrt den Angriff des Drachen ab.
not-blocked = Die Questgruppe der { $people } kann den Angriff des Drachen nicht abwehren.
dragonlord-won = Die { $people } gewinnen einen Drachenlord.
banished = Die { $people } verbannen mit dem Dunklen Kristall den Drachenlord der { $rival }.
tools-taken = Die { $people } erbeuten von den { $rival ->
    [Zwerge] Zwergen
   *[other] { $rival }
} { $count ->
    [one] { $count } Werkzeug
   *[other] { $count } Werkzeuge
}.

## Ereignisse der Anführer, des Manas, der Schriftrollen, Zauber und Schätze

mana-gained = Die { $people } erhalten { $mana } Mana.
mana-spent = Die { $people } geben { $mana } Mana aus.
revealed = Die { $people } decken auf: { $piece } ({ $place }).
king-lost = Die { $people } haben ihren König verloren.
scrolls-taken = Die { $people } erbeuten von den { $rival ->
    [Zwerge] Zwergen
   *[other] { $rival }
} { $count ->
    [one] { $count } Schriftrolle
   *[other] { $count } Schriftrollen
}.
king-restored = { $companion } wird in { $territory } König der { $people }.
no-spell = Die { $people } können keinen weiteren Zauber lernen.
wizard-gained = Eine Einheit der { $people } wird zum Zauberer ({ $place }).
spell-learned = Die { $people } lernen einen Zauber: { $spell } ({ $wizard }).
spell-cast = Die { $people } sprechen einen Zauber: { $spell } ({ $wizard }).
scroll-drawn = Die { $people } ziehen eine Schriftrolle: { $scroll }.
scroll-drawn-hidden = Die { $people } ziehen eine Schriftrolle.
scroll-read = Die { $people } lesen eine Schriftrolle: { $scroll }.
scroll-seen = Unter den Schriftrollen der { $people } ist: { $scroll }.
scroll-shown = Eine Schriftrolle der { $people } wird gezeigt, nur für die { $rival }.
hands-seen = Die { $people } sehen die Schriftrollen aller anderen.
prophecy-drawn = Die { $people } ziehen die Prophezeiung „{ $prophecy }“.
prophecy-drawn-hidden = Die { $people } ziehen eine Prophezeiung.
treasure-drawn = Die { $people } ziehen einen Schatz: { $treasure }.
treasure-drawn-hidden = Die { $people } ziehen einen Schatz.
hoard-found = Die { $people } finden Andvaris Hort.
treasure-unclaimed = Die { $people } haben niemanden, der den Schatz tragen könnte.
treasure-given = Die { $people } geben einer Einheit einen Schatz ({ $place }): { $treasure }.
treasure-given-hidden = Die { $people } geben einer Einheit einen Schatz ({ $place }).
treasure-shown = Die { $people } zeigen einen Schatz: { $treasure }.
treasure-dropped = Ein gefallener Träger der { $people } lässt einen Schatz zurück: { $treasure }.
treasure-taken-up = Die { $people } nehmen einen Schatz auf: { $treasure }.
units-appear = { $count ->
    [one] { $count } neue Einheit der { $people } erscheint ({ $zone }).
   *[other] { $count } neue Einheiten der { $people } erscheinen ({ $zone }).
}
ship-appears = { $ship } der { $people } erscheint ({ $zone }).

## Spielenden

ending-kingdoms = Genug Königreiche sind in einer Hand
ending-bloodlust = Nur ein König ist übrig
ending-last = Alle anderen sind ausgeschieden
ending-turn-limit = Die letzte Runde ist gespielt
ending-scenario = Das Szenario ist vorbei

## Optionen

option-two_players = zu zweit: je zwei Völker (peoples), die kleinere Welt (tundra) oder je ein Volk in der ganzen Welt (open)
option-kingdoms = wie viele Königreiche den Sieg bringen
option-bloodlust = es gewinnt der letzte Spieler mit lebendem König; Königreiche entscheiden nichts
option-victory_moment = Königreiche zählen sofort (at-once) oder erst am Ende eines Zuges (end-of-turn)
option-dragonlords = Drachenlords nehmen bis zu 10 Einheiten mit (standard), höchstens 5 und nie in ein Königreich (weak) oder beliebig viele (strong)
option-unlimited_dragonlords = man darf mehr als einen Drachenlord haben
option-strong_wizards = in der ersten Runde eines Kampfes spricht jeder Zauberer einen Zauber ohne Mana
option-reduced_combat = alle Angriffe werden gemeinsam angesagt, und eine Einheit greift einmal im Zug an
option-bid = die Spieler bieten Gold für den ersten Zug
option-always_pause = wer eine Antwort haben könnte, wird gefragt, damit Schweigen nichts verrät; sonst wird nur gefragt, wer eine hat, das ist schneller, aber eine Pause verrät etwas
option-turn_limit = nach so vielen Runden endet das Spiel: meiste Königreiche, dann Gebiete, dann Gold

# Names of the options and of their choices, and a sentence about the game.
game-words = Vier Völker kämpfen zu Land und zur See um sechs Königreiche und schicken Questgruppen in die Ödlande, nach Magie und Drachen.
option-two_players-name = Zu zweit
option-kingdoms-name = Königreiche
option-bloodlust-name = Blutrausch
option-victory_moment-name = Augenblick des Sieges
option-dragonlords-name = Drachenlords
option-unlimited_dragonlords-name = Beliebig viele Drachenlords
option-strong_wizards-name = Starke Zauberer
option-reduced_combat-name = Weniger Kampfbewegung
option-bid-name = Gebote für den ersten Zug
option-always_pause-name = Immer innehalten
option-turn_limit-name = Letzte Runde
choice-peoples = je zwei Völker
choice-tundra = Tundra
choice-open = offen
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-at-once = sofort
choice-end-of-turn = am Ende des Zuges
choice-standard = üblich
choice-weak = schwach
choice-strong = stark
choice-none = keine
choice-10 = 10
choice-20 = 20
choice-40 = 40
choice-80 = 80
choice-160 = 160

## Was vorgelesen werden kann: das Wort dafür und was es tut.

topic-overview = überblick
topic-overview-help = liest vor, wie es steht: Runde, Phase, Königreiche, Gold.
topic-map = karte
topic-map-help = liest Reich für Reich vor, wer was hält; mit einem Reich oder Gebiet nur dies, und woran es grenzt.
topic-sea = see
topic-sea-help = liest vor, wo die Schiffe sind und wer an Bord ist; mit einer Seezone, was dort und ringsum liegt.
topic-wastelands = ödlande
topic-wastelands-help = liest die Questgruppen vor; mit einem Feld, was es tut und was daneben liegt.
topic-own = eigenes
topic-own-help = liest vor, was du hast: Anführer, Zauber, Schriftrollen, Prophezeiungen, Schätze; mit Volk oder Nummer, was du von anderen weißt.
topic-who = wer
topic-who-help = liest vor, was jedes Volk hat, und die Reihenfolge der Züge.
topic-battle = kampf
topic-battle-help = liest den Kampf vor, der gerade gefochten wird.

# Einheiten, die nach ihrem Schatz heißen.
word-piece-nidhogg-shield = Träger: Nidhoggs Schild
word-piece-dark-crystal = Träger: Dunkler Kristall
word-piece-gungnir = Träger: Gungnir
word-piece-svalinn = Träger: Svalinn
word-piece-helm-of-dread = Träger: Schreckenshelm
word-piece-thunder-hammer = Träger: Donnerhammer
word-piece-tyrfing = Träger: Tyrfing
word-piece-brisingamen = Träger: Brisingamen
word-piece-valkyrie-cloak = Träger: Walkürenmantel
word-piece-skidbladnir = Träger: Skidbladnir
word-piece-raven-banner = Träger: Rabenbanner
word-piece-megingjord = Träger: Gürtel Megingjord
word-piece-gleipnir = Träger: Gleipnir
word-piece-flask-of-mimir = Träger: Mimirs Flasche
word-piece-rune-staff = Träger: Runenstab
word-piece-draupnir = Träger: Draupnir
word-piece-andvari-hoard = Träger: Andvaris Hort
word-piece-gjallarhorn = Träger: Gjallarhorn

# Was eine Karte oder ein Zauber zur Wahl stellt.
word-gain-mana = Das Mana nehmen
word-gain-gold = Das Gold nehmen
word-gain-units = Die Einheiten nehmen
word-gain-spells = Einen Zauber lernen
word-gain-scrolls = Eine Schriftrolle nehmen
word-gain-treasures = Einen Schatz nehmen
word-gain-prophecies = Prophezeiungen nehmen
word-gain-companions = Einen Gefährten nehmen
word-gain-tools = Werkzeuge nehmen
word-pay-mana = Mana hergeben
word-pay-gold = Gold zahlen
word-pay-units = Eine Einheit hergeben
word-pay-tools = Werkzeuge hergeben
word-fight = Kämpfen
word-dare = Es wagen
word-decline = Ohne das weiterziehen
word-see-the-way = Den Weg durch die Ödlande
word-see-scrolls = Schriftrollen der anderen

# Zwei weitere Lesarten.
option-escape = Wann ein verteidigender Befehlshaber sich fortteleportieren darf: im Fernkampf oder nach den Verlusten einer Runde.
option-escape-name = Flucht durch Teleport
choice-missiles = im Fernkampf
choice-losses = nach den Verlusten
option-lost_companions = Wohin die Gefährten einer verlorenen Gruppe kommen: aus dem Spiel oder unter ihren Stapel.
option-lost_companions-name = Gefährten verlorener Gruppen
choice-gone = aus dem Spiel
choice-deck = unter den Stapel

# --- was Bots denken ---

style-raider = Räuber
style-warlord = Kriegsherr
style-seeker = Suchender
style-warden = Hüter

aspect-kingdoms = bringt das Ziel der Königreiche näher
aspect-armies = hält mehr Einheiten im Feld
aspect-income = füllt die Schatzkammer
aspect-conquest = rückt ein Königreich in Reichweite
aspect-danger = macht die eigenen Königreiche sicherer
aspect-king = hält einen König am Leben
aspect-magic = sammelt Magie, Schätze und Drachenlords

plan-win = um mit { $territory } das Spiel zu gewinnen
plan-take-kingdom = um das Königreich { $territory } zu erobern
plan-deny = um einen Rivalen kurz vor dem Sieg aufzuhalten, bei { $territory }
plan-take-land = um { $territory } wegen seines Goldes zu nehmen
plan-on-the-way = um sich den Weg nach { $territory } freizukämpfen
plan-garrison = um die Besatzung von { $territory } zu verstärken
plan-gather = um ein Heer zu sammeln ({ $territory })
plan-landing = um in { $territory } zu landen
plan-leap = um durch Magie aus dem Nichts zuzuschlagen ({ $territory })
plan-save-army = um das Heer zu retten
plan-ambush = um den Feinden in { $territory } aufzulauern
plan-quest = um in den Ödlanden sein Glück zu suchen
plan-charm = um einen Drachenlord zu gewinnen
plan-fleet = um in See zu stechen
plan-arm = um ein Heer aufzustellen
plan-hide = um die Anführer zu verbergen
plan-settle = um in { $territory } zu beginnen: Königreiche in der Nähe, Rivalen weit weg
plan-surround = um das Land um { $territory } zu halten
plan-lie-in-wait = um neben { $territory } zu stehen, wenn der Krieg beginnt
plan-magic = um eine Schriftrolle zu nutzen, wenn es darauf ankommt ({ $scroll })
