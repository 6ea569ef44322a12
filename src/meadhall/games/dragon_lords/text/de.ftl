### Quest for the DragonLords auf Deutsch. Wie ein Ort oder eine Figur im Satz steht, sagen die Formen: { $zone-in } ist form-in.

## Wörter

word-elves = Elfen
word-dwarves = Zwerge
word-orcs = Orks
word-barbarians = Barbaren
word-neutral = Neutralen
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
word-ulfheath = Ulfhed
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
word-snowtind = Snotind
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
word-bjarkwood = Bjarkvid
word-ornmark = Ornmark
word-torskvik = Torskvik
word-perlubru = Perlubru
word-knarvik = Knarvik
word-eldborg = Eldborg
word-rodskard = Rodskard
word-humarvik = Humarvik
word-drakeheath = Drakhed
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

word-village-north = Dorf im Norden
word-trail-1 = Pfad östlich des Dorfs im Norden
word-den-east = Hexenhöhle im Osten
word-trail-2 = Pfad zwischen Hexenhöhle und Orakel im Osten
word-oracle-east = Orakel im Osten
word-village-east = Dorf im Osten
word-trail-3 = Pfad zwischen Dorf und Schrein im Osten
word-shrine-east = Schrein im Osten
word-trail-4 = Pfad südlich des Schreins im Osten
word-trail-5 = Pfad östlich des Dorfs im Süden
word-village-south = Dorf im Süden
word-trail-6 = Pfad westlich des Dorfs im Süden
word-den-west = Hexenhöhle im Westen
word-trail-7 = Pfad zwischen Hexenhöhle und Orakel im Westen
word-oracle-west = Orakel im Westen
word-village-west = Dorf im Westen
word-trail-8 = Pfad zwischen Dorf und Schrein im Westen
word-shrine-west = Schrein im Westen
word-trail-9 = Pfad nördlich des Schreins im Westen
word-trail-10 = Pfad westlich des Dorfs im Norden
word-trail-11 = Pfad nördlich des Drachenhorts im Osten
word-trail-12 = Pfad südlich des Drachenhorts im Westen
word-trail-13 = Pfad südlich des Drachenhorts im Osten
word-trail-14 = Pfad nördlich des Drachenhorts im Westen
word-lair-east = Drachenhort im Osten
word-lair-west = Drachenhort im Westen
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
word-nifleheim = Niflheim
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
word-kari = der alte Runenritzer Kari

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

## Formen: wo, wohin, woher, worum, wer, wen, was nicht, wem, wer nichts tut, viele

form-in = { $head ->
    [Seezone] in der { $word }
    [Questgruppe] in der { $word }
    [Gefangenschaft] in der { $word }
    [Hexenhoehle] in der { $word }
    [Dorf] im { $word }
    [Drachenhort] im { $word }
    [Orakel] beim { $word }
    [Schrein] beim { $word }
    [Tor] am { $word }
    [Pfad] auf dem { $word }
    [Schiff] auf { $word }
   *[other] in { $word }
}
form-to = { $head ->
    [Seezone] in die { $word }
    [Gefangenschaft] in die { $word }
    [Questgruppe] zur { $word }
    [Hexenhoehle] zur { $word }
    [Dorf] zum { $word }
    [Drachenhort] zum { $word }
    [Orakel] zum { $word }
    [Schrein] zum { $word }
    [Tor] zum { $word }
    [Pfad] auf den { $word }
    [Schiff] auf { $word }
   *[other] nach { $word }
}
form-from = { $head ->
    [Seezone] aus der { $word }
    [Questgruppe] aus der { $word }
    [Gefangenschaft] aus der { $word }
    [Hexenhoehle] aus der { $word }
    [Dorf] aus dem { $word }
    [Drachenhort] aus dem { $word }
    [Orakel] vom { $word }
    [Schrein] vom { $word }
    [Tor] vom { $word }
    [Pfad] vom { $word }
   *[other] von { $word }
}
form-over = { $head ->
    [Seezone] { form-in }
    [Hexenhoehle] { form-in }
    [Dorf] { form-in }
    [Drachenhort] { form-in }
    [Orakel] { form-in }
    [Schrein] { form-in }
    [Tor] { form-in }
    [Pfad] { form-in }
   *[other] um { $word }
}
form-who = { $head ->
    [Koenig] der { $word }
    [Drachenlord] der { $word }
    [Traeger] der { $word }
   *[other] { $word }
}
form-whom = { $head ->
    [Koenig] den { $word }
    [Drachenlord] den { $word }
    [Traeger] den { $word }
    [Spitzhacke] eine { $word }
    [Fackel] eine { $word }
    [Drachenkugel] eine { $word }
    [Trank] einen { $word }
    [Talisman] einen { $word }
    [Elixier] ein { $word }
    [der] { $second ->
        [graue] den grauen Pilger
       *[other] den alten Runenritzer Kari
    }
   *[other] { $word }
}
form-none = { $head ->
    [Trank] kein { $word }
    [Talisman] kein { $word }
    [Elixier] kein { $word }
   *[other] keine { $word }
}
form-they = { $head ->
    [Spieler] { $word }
   *[other] die { $word }
}
form-of = { $head ->
    [Spieler] von { $word }
   *[other] der { $word }
}
form-dative = { $head ->
    [Zwerge] Zwergen
    [Koenig] dem { $word }
    [Drachenlord] dem { $word }
    [Traeger] dem { $word }
   *[other] { $word }
}
form-idle = { $head ->
    [Spieler] { $word } tut nichts weiter
   *[other] die { $word } tun nichts weiter
}
form-beasts = { $head ->
    [rasender] rasende Orks
    [Riesenratte] Riesenratten
    [Hoehlentroll] Höhlentrolle
    [Irrlicht] Irrlichter
    [Erdelementar] Erdelementare
    [Spinne] Spinnen
    [Skelett] Skelette
    [Mumie] Mumien
    [Sirene] Sirenen
    [Drache] Drachen
    [Eiselementar] Eiselementare
    [Zombie] Zombies
    [Frostriese] Frostriesen
    [Eisengolem] Eisengolems
    [Wolf] Wölfe
    [Werwolf] Werwölfe
    [Feuerelementar] Feuerelementare
    [Feuerfuerst] Feuerfürsten
    [Draugr] Draugar
    [Harpyie] Harpyien
    [Wyrmling] Wyrmlinge
   *[other] { $word }
}

## Fragen des Aufbaus, des Golds und der Verstärkung

ask-claim-kingdom = Welches Königreich beanspruchen die { $people }?
ask-claim-gold = Welche Mine oder welches Teleportal beanspruchen die { $people }?
ask-claim = Welches Gebiet beanspruchen die { $people }?
ask-post = Wo stellen die { $people } eine weitere Einheit auf (noch { $left })?
ask-first-ship = In welchen Hafen legen die { $people } ihr erstes Schiff?
ask-hide = In welchem Gebiet verbergen die { $people } unter einer Einheit den Marker „{ $counter }“?
ask-bid = Wie viel Gold bieten die { $people } für den ersten Zug?
ask-purchase = Was kaufen die { $people } ({ $gold } Gold)?
ask-orders = Die { $people } können jetzt nichts kaufen: Tun sie etwas anderes?
ask-pay = Aus welchem Königreich zahlen die { $people } { $gold } Gold?
ask-income = Die { $people } bekommen bisher { $gold } Gold. Was bringt ihnen noch mehr?
ask-deposit = In welches Königreich bringen die { $people } { $gold } Gold?
ask-reinforce = Was tun die { $people } noch, bevor ihr Zug endet?
ask-place = Wo stellen die { $people } Verstärkung auf (noch { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
})?
ask-home = In welches Königreich schicken die { $people }, was aus den Ödlanden heimkehrt ({ $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
})?
ask-dock = In welchen Hafen legen die { $people } das neue Schiff?

## Fragen der Bewegung, der See und der Teleportation

ask-band = Wer zieht { $origin-from } { $goal-to } (bis zu { $most })?
ask-crew = Wer geht { $origin-from } auf { $ship } (bis zu { $most })?
ask-naval = { $ships ->
    [0] Kein Schiff der { $people } kann fahren: Was tun sie sonst in der Seephase?
   *[other] Mit welchem Schiff fahren die { $people }, oder wer teleportiert sich?
}
ask-voyage = { $ship } liegt { $place-in }: Wohin fährt es weiter (noch { $zones ->
    [one] { $zones } Seezone
   *[other] { $zones } Seezonen
})?
ask-take-over = Wer besetzt { $ship }?
ask-repel-entry = { $ship } der { $people } fährt { $zone-in } in deine Blockade: Liest du eine Schriftrolle dagegen?
ask-repel-landing = { $ship } der { $people } will { $zone-in } Einheiten anlanden: Liest du eine Schriftrolle dagegen?
ask-sea-target = Wen trifft die Schriftrolle „{ $scroll }“?
ask-sea-ward = Die { $people } lesen { $zone-in } die Schriftrolle „{ $scroll }“ gegen dich: Was tust du dagegen?
ask-transfer = Von wo verlegen die { $people } Einheiten, oder wer teleportiert sich?
ask-transfer-to = Wohin gehen Einheiten { $origin-from }?
ask-aboard = An Bord welches Schiffs gehen sie { $zone-in }?
ask-teleport = Wohin teleportieren die { $people } { $piece-whom }?
ask-flight = Wohin fliegt der Träger des Walkürenmantels?
ask-carry = Welche Werkzeuge nimmt der Zauberer der { $people } mit?

## Fragen der Ödlande

ask-quest-phase = Was tun die { $people } in den Ödlanden?
ask-after-quest = Was tun die { $people } noch in dieser Questphase?
ask-enlist = Von wo bricht die Questgruppe der { $people } { $space-to } auf?
ask-journey = Wohin zieht die Questgruppe der { $people } ({ $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
})?
ask-stride = Wohin zieht die Questgruppe der { $people }, die sich aussuchen darf, wie weit?
ask-destination = An welchen Ort gelangt die Questgruppe der { $people }?
ask-insight = Was soll Vörs Klarheit den { $people } zeigen?
ask-safe-passage = Ein Adliger hat die { $people } verlassen: Bitten sie die { $rival } um freies Geleit?
ask-village = Was tun die { $people } { $space-in }?
ask-den = Was kaufen die { $people } { $space-in }?
ask-oracle = Zahlen die { $people } dem Orakel { $mana } Mana, um einen Zauber zu lernen?
ask-shop = Welche Werkzeuge kaufen die { $people } bei der Quest „{ $quest }“?
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
ask-horn = Du wirst { $zone-in } angegriffen: Von wo ruft Gjallarhorn Hilfe?
ask-prepare = Kampf { $zone-over }: Was zeigst du, bevor die Stärken gezählt werden?
ask-bind = Welchen Anführer hält Gleipnir in dieser Runde fest?
ask-missiles = Kampf { $zone-over }, Fernkampf: Was setzt du ein?
ask-answer-spell = Die { $people } sprechen den Zauber „{ $spell }“ gegen dich: Antwortest du mit einer Schriftrolle?
ask-answer-scroll = Die { $people } lesen die Schriftrolle „{ $scroll }“ gegen dich: Antwortest du mit einer Schriftrolle?
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
ask-retreat = Kämpfst du { $zone-in } weiter, oder wohin ziehst du dich zurück?
ask-banner = Zeigst du das Rabenbanner und weichst zurück?
ask-withdraw = In welches Gebiet weicht das ganze Heer zurück?
ask-redeploy = In welches Gebiet entkommen bis zu zehn Einheiten?
ask-escape = In welches Gebiet teleportiert sich { $piece-who } aus dem Kampf?
ask-escape-late = Teleportiert sich ein Befehlshaber { $zone-from } aus der Schlacht fort?
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
ask-host = Wie viele der Einherjar erscheinen { $zone-in } (bis zu { $count })?
ask-hatch = Wo erscheint die Brut von Utgard?
ask-clarity = Wessen Schriftrollen zeigt Vörs Klarheit?
ask-launch = Wo erscheint das Langschiff?
ask-collapse = Welches Teleportal stürzt ein?
ask-bestow = Wer soll den Schatz „{ $treasure }“ tragen?
ask-bestow-hidden = Wer soll den Schatz tragen?
ask-take-up = Wer nimmt den Schatz „{ $treasure }“ auf?

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
    .ask-income = Dabei bleiben
    .ask-combat = Kampfphase beenden
    .ask-transfer = Verlegungen beenden
    .ask-purchase = Nichts mehr kaufen
    .ask-orders = Nichts weiter
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
do-draw-scroll = Die Schriftrolle „{ $scroll }“ ziehen
do-draw-treasure = Den Schatz „{ $treasure }“ ziehen
do-draw-companion = { $companion } als Gefährten ziehen
do-draw-prophecy = Die Prophezeiung „{ $prophecy }“ ziehen
do-draw-quest = Die Questkarte „{ $quest }“ ziehen
do-claim = { $territory } beanspruchen
do-post = Eine Einheit in { $territory } aufstellen
do-dock = In { $territory } anlegen
do-hide = In { $territory } verbergen
do-bid = { $bid } Gold bieten
do-from = Aus { $territory }
do-to = { $zone-to }
    .ask-summon = { $zone-in }
    .ask-hatch = { $zone-in }
    .ask-launch = { $zone-in }
    .ask-odronir = { $zone-in }
do-send = { $count ->
    [one] { $count } Einheit schicken
   *[other] { $count } Einheiten schicken
}
do-bring = { $piece-whom } mitnehmen
do-order = In fremden Zügen: { $order }
do-buy = { $count ->
    [one] { $count } Einheit kaufen
   *[other] { $count } Einheiten kaufen
}
do-buy-ship = Ein Schiff kaufen
do-pay = Aus { $kingdom } zahlen
do-deposit = { $amount } Gold nach { $kingdom } bringen
do-place = { $count ->
    [one] { $count } Einheit in { $territory } aufstellen
   *[other] { $count } Einheiten in { $territory } aufstellen
}
do-redeem = Mana für eine Schriftrolle zahlen
do-embark = Mit Schiff { $ship } fahren
    .ask-aboard = An Bord von Schiff { $ship }
do-sail = { $sea-to } fahren
do-load = In { $territory } Einheiten an Bord nehmen
do-load-party = { $village-in } die Questgruppe an Bord nehmen
do-land = In { $territory } Einheiten anlanden
do-land-party = { $village-in } eine Questgruppe anlanden
do-attack = { $territory } angreifen
do-fight = { $zone-in } kämpfen
do-march = Aus { $territory } marschieren
do-transfer = { $place-from } verlegen
do-sneak = Einen Hinterhalt in { $territory } legen
do-bind = { $piece-whom } festhalten
do-again = Noch eine Runde kämpfen
do-retreat = Rückzug { $zone-to }
do-reveal = { $piece-whom } aufdecken
do-lose = { $piece-whom } verlieren
do-lose-companion = { $companion-whom } den Treffer auffangen lassen
do-lose-units = Einfache Einheiten verlieren
do-cast = Die Schriftrolle „{ $scroll }“ lesen
do-spell = { $counter } spricht den Zauber „{ $spell }“
do-strike = { $territory } treffen
do-strike-ship = Schiff { $ship } treffen
do-collapse = Das Teleportal { $zone-in } verschließen
do-teach = { $counter }
do-teleport = { $piece-whom } teleportieren
do-escape = { $piece-whom } aus dem Kampf teleportieren
do-use = Den Schatz „{ $treasure }“ einsetzen
do-use-tool = { $tool-whom } einsetzen
do-set-out = { $space-to } aufbrechen
do-wander = Mit der Questgruppe ziehen
do-leave = Die Ödlande nach { $territory } verlassen
do-prophesy = Die Prophezeiung „{ $prophecy }“ spielen
do-against = Gegen die { $people }
do-shoot = { $companion-whom } schießen lassen
do-charm = Den Drachen bezaubern
do-keep = Das Ergebnis behalten
do-reroll = Noch einmal würfeln
do-buy-tool = { $tool-whom } kaufen
do-store = { $tool-whom } einlagern
do-fetch = { $tool-whom } holen
do-pick = { $tool-whom } nehmen
do-drop = { $tool-whom } wegnehmen
do-learn = Einen Zauber lernen
do-dismiss = { $companion-whom } fortschicken
do-choose = { $way }
do-give = { $piece-dative } geben
do-bestow = { $bearer ->
    [Questgruppe] Einer einfachen Einheit der Questgruppe geben
   *[other] Einer einfachen Einheit in { $bearer } geben
}
do-exalt = { $piece-whom } zum Drachenlord machen
do-exalt-unit = Eine einfache Einheit zum Drachenlord machen
do-take-up = Eine einfache Einheit nimmt ihn
do-crown = In { $kingdom } einen Erben zum König machen
do-plea = Um freies Geleit bitten
do-depart = Das Spiel verlassen

## Was jemand tat, ohne dass ein Ereignis davon spricht

did-pass = { $seat-idle }.
did-done = { $seat-idle }.
    .ask-reinforce = Der Zug { $seat-of } ist zu Ende.
did-people = { $seat } lässt die { $people } ziehen.
did-claim = { $seat } beansprucht { $territory }.
did-post = { $seat } stellt eine Einheit in { $territory } auf.
did-dock = { $seat } legt in { $territory } an.
did-hide = { $seat } verbirgt etwas in { $territory }.
did-bid = { $seat } bietet { $bid } Gold.
did-from = { $seat } nimmt Einheiten aus { $territory }.
did-to = { $seat } zieht { $zone-to }.
    .ask-summon = { $seat } ruft sie { $zone-in } herbei.
    .ask-hatch = { $seat } ruft sie { $zone-in } herbei.
    .ask-launch = { $seat } ruft es { $zone-in } herbei.
    .ask-odronir = { $seat } setzt sie { $zone-in } ein.
did-send = { $count ->
    [one] { $seat } schickt { $count } Einheit.
   *[other] { $seat } schickt { $count } Einheiten.
}
did-bring = { $seat } nimmt { $piece-whom } mit.
did-order = { $seat } ändert, was in fremden Zügen gilt.
did-buy = { $count ->
    [one] { $seat } kauft { $count } Einheit.
   *[other] { $seat } kauft { $count } Einheiten.
}
did-buy-ship = { $seat } kauft ein Schiff.
did-pay = { $seat } zahlt aus { $kingdom }.
did-deposit = { $seat } bringt { $amount } Gold nach { $kingdom }.
did-place = { $count ->
    [one] { $seat } stellt { $count } Einheit in { $territory } auf.
   *[other] { $seat } stellt { $count } Einheiten in { $territory } auf.
}
did-redeem = { $seat } zahlt Mana für eine Schriftrolle.
did-embark = { $seat } fährt mit Schiff { $ship }.
    .ask-aboard = { $seat } bringt Einheiten an Bord von Schiff { $ship }.
did-sail = { $seat } fährt { $sea-to }.
did-load = { $seat } nimmt in { $territory } Einheiten an Bord.
did-load-party = { $seat } nimmt { $village-in } die Questgruppe an Bord.
did-land = { $seat } landet Einheiten in { $territory } an.
did-land-party = { $seat } landet { $village-in } eine Questgruppe an.
did-attack = { $seat } greift { $territory } an.
did-fight = { $seat } kämpft { $zone-in }.
did-march = { $seat } marschiert aus { $territory }.
did-transfer = { $seat } verlegt Einheiten { $place-from }.
did-sneak = { $seat } legt einen Hinterhalt in { $territory }.
did-bind = { $seat } hält { $piece-whom } fest.
did-again = { $seat } kämpft noch eine Runde.
did-retreat = { $seat } zieht sich { $zone-to } zurück.
did-reveal = { $seat } deckt { $piece-whom } auf.
did-lose = { $seat } verliert { $piece-whom }.
did-lose-companion = { $seat } lässt { $companion-whom } den Treffer auffangen.
did-lose-units = { $seat } verliert einfache Einheiten.
did-cast = { $seat } liest die Schriftrolle „{ $scroll }“.
did-spell = { $seat } lässt den Zauber „{ $spell }“ sprechen.
did-strike = { $seat } trifft { $territory }.
did-strike-ship = { $seat } trifft Schiff { $ship }.
did-collapse = { $seat } verschließt das Teleportal { $zone-in }.
did-teach = { $seat } lässt einen Zauberer lernen.
did-teleport = { $seat } teleportiert { $piece-whom }.
did-escape = { $seat } teleportiert { $piece-whom } aus dem Kampf.
did-use = { $seat } setzt den Schatz „{ $treasure }“ ein.
did-use-tool = { $seat } setzt { $tool-whom } ein.
did-set-out = { $seat } bricht { $space-to } auf.
did-wander = { $seat } zieht mit der Questgruppe.
did-leave = { $seat } verlässt die Ödlande nach { $territory }.
did-prophesy = { $seat } spielt die Prophezeiung „{ $prophecy }“.
did-against = { $seat } wählt die { $people } als Gegner.
did-shoot = { $seat } lässt { $companion-whom } schießen.
did-charm = { $seat } will den Drachen bezaubern.
did-keep = { $seat } behält das Ergebnis.
did-reroll = { $seat } würfelt noch einmal.
did-buy-tool = { $seat } kauft { $tool-whom }.
did-store = { $seat } lagert { $tool-whom } ein.
did-fetch = { $seat } holt { $tool-whom }.
did-pick = { $seat } nimmt { $tool-whom }.
did-drop = { $seat } nimmt { $tool-whom } weg.
did-learn = { $seat } lernt einen Zauber.
did-dismiss = { $seat } schickt { $companion-whom } fort.
did-choose = { $seat } wählt einen Weg: { $way }.
did-give = { $seat } gibt ihn weiter.
did-bestow = { $bearer ->
    [Questgruppe] { $seat } gibt ihn einer einfachen Einheit der Questgruppe.
   *[other] { $seat } gibt ihn einer einfachen Einheit in { $bearer }.
}
did-exalt = { $seat } macht { $piece-whom } zum Drachenlord.
did-exalt-unit = { $seat } macht eine einfache Einheit zum Drachenlord.
did-take-up = { $seat } lässt eine einfache Einheit den Schatz nehmen.
did-crown = { $seat } macht in { $kingdom } einen Erben zum König.
did-plea = { $seat } bittet um freies Geleit.
did-depart = { $seat } verlässt das Spiel.

## Ereignisse der Bewegung

band-moved = Die { $people } bewegen { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} { $origin-from } { $goal-to }.
piece-moved = Die { $people } bewegen { $piece-whom } { $origin-from } { $goal-to }.
marked-moved = Die { $people } bewegen eine markierte Einheit { $origin-from } { $goal-to }.
band-aboard = Die { $people } bringen { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} { $origin-from } auf { $ship }.
piece-aboard = Die { $people } bringen { $piece-whom } { $origin-from } auf { $ship }.
marked-aboard = Die { $people } bringen eine markierte Einheit { $origin-from } auf { $ship }.

## Ereignisse des Aufbaus

people-dealt = Spieler { $number } führt die { $people }.
gods-consulted = Die { $people } werfen den Kristallwürfel, und er zeigt „{ $crystal }“.
chosen-one = Die { $people } sind die Auserwählten.
claimed = Die { $people } beanspruchen { $territory }.
garrisoned = { $territory } erhält { $count ->
    [one] { $count } neutrale Einheit
   *[other] { $count } neutrale Einheiten
}.
posted = Die { $people } stellen in { $territory } eine Einheit auf.
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
gold-stored = Die { $people } bringen { $gold } Gold nach { $kingdom }.
gold-abroad = Die { $people } haben kein Königreich und behalten { $gold } Gold bei sich.
income = Die { $people } haben ein Einkommen von { $gold } Gold.
no-income = Die { $people } halten kein Königreich und haben kein Einkommen.
gold-made = { $wizard } der { $people } macht aus Mana { $gold } Gold.
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
} in { $territory } auf.
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

sailed = { $ship } der { $people } fährt { $zone-to }.
blockade-met = { $ship } der { $people } trifft { $zone-in } auf eine Blockade und muss kämpfen.
ship-docked = { $ship } der { $people } legt { $place-in } an.
ship-claimed = Die { $people } übernehmen { $ship }.
ship-sunk = { $ship } sinkt.
crew-saved = Ein Langschiff rettet die Besatzung der { $people } auf { $ship }.
sirens-sing = Sirenen singen { $zone-in } für die { $people }: { $hits } Treffer.
portal-collapsed = Die { $people } verschließen das Teleportal { $zone-in } für immer.
dragonlord-stranded = Der Drachenlord der { $people } findet kein eigenes Gebiet und ist verloren.

## Ereignisse der Ödlande

party-set-out = Eine Questgruppe der { $people } bricht { $space-to } auf.
party-rolled = Die Questgruppe der { $people } würfelt { $roll } für ihre Bewegung.
party-in-fog = Die Questgruppe der { $people } tastet sich durch den Nebel: 1 Feld.
party-moved = Die Questgruppe der { $people } zieht { $mana ->
    [0] { $space-to }
   *[other] für { $mana } Mana { $space-to }
}.
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
tool-gained = Die { $people } erhalten { $tool-whom }.
tool-bought = Die { $people } kaufen { $tool-whom }.
tool-lost = Die { $people } verlieren { $tool-whom }.
no-tool-left = Die { $people } gehen leer aus, denn im Vorrat ist { $tool-none } mehr.
tool-stored = Die { $people } lagern { $tool-whom } ein.
tool-fetched = Die { $people } holen { $tool-whom } aus dem Lager.
companion-joined = { $companion } schließt sich der Questgruppe der { $people } an.
companion-left = { $companion } verlässt die Questgruppe der { $people }.
no-companion-left = Für die { $people } ist kein Gefährte mehr da.
noble-changed = { $companion } verlässt die { $victim } und geht zur Questgruppe der { $people }.
quest-drawn = Die { $reader } lesen den { $people-dative } die Questkarte „{ $quest }“ vor.
quest-barred = Der Questgruppe der { $people } fehlt, was „{ $quest }“ verlangt.
quest-read = Die { $people } stehen vor „{ $quest }“: { $crystal }.
quest-over = Für die { $people } ist die Quest „{ $quest }“ vorbei.
quest-dispelled = Die { $people } bannen die Magie der Quest.
crystal-turned = Der Kristallwürfel der { $people } wendet sich und zeigt „{ $crystal }“.
skald-sang = Ragna die Skaldin singt, und die { $people } würfeln noch einmal.
amount-rolled = Die { $people } würfeln, um wie viel es geht: { $amount }.
dare-won = Die { $people } würfeln { $roll } und haben Erfolg.
dare-lost = Die { $people } würfeln { $roll } und scheitern.
stride-won = Die Questgruppe der { $people } darf sich ihre nächste Bewegung aussuchen.
prophecy-played = Die { $people } spielen die Prophezeiung „{ $prophecy }“.
betrayed = { $companion } verrät die Questgruppe der { $people }.
oath-kept = { $companion } hält zu den { $people-dative }.
fog-sent = Die { $people } schicken Nebel gegen die Questgruppe der { $victim }.
monsters-called = Gegen die { $people } kommt ein Monster hinzu, oder es hält mehr aus.
dragon-asleep = Der Drache vor der Questgruppe der { $people } ist schläfrig und speit kein Feuer.

## Ereignisse des Kriegs

combat = Die { $attacker } greifen { $zone-in } die { $defender } an.
sneak-attack = Die { $people } legen { $zone-in } einen Hinterhalt.
wall-burns = Die { $people } kommen durch die Feuerwand: { $count } Treffer.
bound = Die { $people } halten mit Gleipnir { $piece-whom } fest.
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
    [0] Keine Einheit wird
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
piece-fell = { $piece-who } der { $people } fällt.
companion-fled = { $companion } läuft der Questgruppe der { $people } davon.
companion-hurt = { $companion } fängt einen Treffer für die { $people } ab.
companion-lost = { $companion } fällt für die { $people }.
retreated = Die { $people } ziehen sich mit { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} { $zone-to } zurück.
withdrew = Die { $people } weichen mit { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} { $zone-to } zurück.
combat-won = Die { $winner } haben den Kampf { $zone-over } gewonnen.
nobody-left = { $zone-in } ist niemand übrig.
captured = Die { $people } erobern { $territory }.
gold-captured = Die { $people } erbeuten { $gold } Gold.
ship-captured = Die { $people } erobern { $ship }.
store-lost = Die { $people } verlieren ihr letztes Königreich und alle gelagerten Werkzeuge.
struck = Die { $people } treffen { $territory } mit Magie.
vacant = { $territory } ist unbesetzt.
monsters-attack = { $count ->
    [one] Ein Monster greift an: { $monster } (Angriff { $attack }, Verteidigung { $defence }).
   *[other] { $count } { $monster-beasts } greifen an (Angriff { $attack }, Verteidigung { $defence }).
}
monsters-shoot = Im Fernkampf { $hits } Treffer durch { $monster-beasts }.
monsters-hurt = { $hits } Treffer gegen { $monster-beasts }, { $slain } erschlagen.
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
tools-taken = Die { $people } erbeuten von den { $rival-dative } { $count ->
    [one] { $count } Werkzeug
   *[other] { $count } Werkzeuge
}.

## Ereignisse der Anführer, des Manas, der Schriftrollen, Zauber und Schätze

mana-gained = Die { $people } erhalten { $mana } Mana.
mana-spent = Die { $people } geben { $mana } Mana aus.
revealed = Die { $people } decken { $place-in } { $piece-whom } auf.
king-lost = Die { $people } haben ihren König verloren.
scrolls-taken = Die { $people } erbeuten von den { $rival-dative } { $count ->
    [one] { $count } Schriftrolle
   *[other] { $count } Schriftrollen
}.
king-restored = { $companion } wird in { $territory } König der { $people }.
no-spell = Die { $people } können keinen weiteren Zauber lernen.
wizard-gained = Eine Einheit der { $people } wird { $place-in } zum Zauberer.
spell-learned = { $wizard } der { $people } lernt den Zauber „{ $spell }“.
spell-cast = { $wizard } der { $people } spricht den Zauber „{ $spell }“.
scroll-drawn = Die { $people } ziehen die Schriftrolle „{ $scroll }“.
scroll-drawn-hidden = Die { $people } ziehen eine Schriftrolle.
scroll-read = Die { $people } lesen die Schriftrolle „{ $scroll }“.
scroll-seen = Unter den Schriftrollen der { $people } ist „{ $scroll }“.
scroll-shown = Die { $people } zeigen den { $rival-dative } eine Schriftrolle.
hands-seen = Die { $people } sehen die Schriftrollen aller anderen.
prophecy-drawn = Die { $people } ziehen die Prophezeiung „{ $prophecy }“.
prophecy-drawn-hidden = Die { $people } ziehen eine Prophezeiung.
treasure-drawn = Die { $people } ziehen den Schatz „{ $treasure }“.
treasure-drawn-hidden = Die { $people } ziehen einen Schatz.
hoard-found = Die { $people } finden Andvaris Hort.
treasure-unclaimed = Die { $people } haben niemanden, der den Schatz tragen könnte.
treasure-given = Die { $people } geben einer Einheit { $place-in } den Schatz „{ $treasure }“.
treasure-given-hidden = Die { $people } geben einer Einheit { $place-in } einen Schatz.
treasure-shown = Die { $people } zeigen den Schatz „{ $treasure }“.
treasure-dropped = Ein gefallener Träger der { $people } lässt den Schatz „{ $treasure }“ zurück.
treasure-taken-up = Die { $people } nehmen den Schatz „{ $treasure }“ auf.
units-appear = { $zone-in } { $count ->
    [one] erscheint { $count } neue Einheit der { $people }
   *[other] erscheinen { $count } neue Einheiten der { $people }
}.
ship-appears = { $ship } der { $people } erscheint { $zone-in }.

## Spielenden

ending-kingdoms = Genug Königreiche sind in einer Hand
ending-bloodlust = Nur ein König ist übrig
ending-last = Alle anderen sind ausgeschieden
ending-turn-limit = Die letzte Runde ist gespielt

## Optionen

option-two_players = zu zweit: je zwei Völker (peoples), die kleinere Welt (tundra) oder je ein Volk in der ganzen Welt (open)
option-kingdoms = wie viele Königreiche den Sieg bringen
option-bloodlust = es gewinnt der letzte Spieler mit lebendem König; Königreiche entscheiden nichts
option-victory_moment = Königreiche zählen sofort (at-once) oder erst am Ende eines Zuges (end-of-turn)
option-dragonlords = wie viele Einheiten ein Drachenlord mitnimmt: bis zu 10; schwach: bis zu 5, und keine in ein Königreich; stark: beliebig viele
option-unlimited_dragonlords = man darf mehr als einen Drachenlord haben
option-strong_wizards = in der ersten Runde eines Kampfes spricht jeder Zauberer einen Zauber ohne Mana
option-reduced_combat = alle Angriffe werden gemeinsam angesagt, und eine Einheit greift einmal im Zug an
option-bid = die Spieler bieten Gold für den ersten Zug
option-always_pause = wer eine Antwort haben könnte, wird gefragt, damit Schweigen nichts verrät; sonst wird nur gefragt, wer eine hat, das ist schneller, aber eine Pause verrät etwas
option-departure = jeder darf das Spiel zu Beginn eines eigenen Zuges verlassen, nicht nur, wer keinen König mehr hat
option-turn_limit = nach so vielen Runden endet das Spiel: meiste Königreiche, dann Gebiete, dann Gold; mit 3 wird es ein kurzes Spiel

# Names of the options and of their choices, and a sentence about the game.
game-words = Erobere Königreiche und halte deinen König am Leben, mit Heeren, Schiffen, Zaubern und gezähmten Drachen.
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
option-departure-name = Jederzeit aussteigen
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
word-piece-nidhogg-shield = Träger von Nidhoggs Schild
word-piece-dark-crystal = Träger des Dunklen Kristalls
word-piece-gungnir = Träger von Gungnir
word-piece-svalinn = Träger von Svalinn
word-piece-helm-of-dread = Träger des Schreckenshelms
word-piece-thunder-hammer = Träger des Donnerhammers
word-piece-tyrfing = Träger von Tyrfing
word-piece-brisingamen = Träger von Brisingamen
word-piece-valkyrie-cloak = Träger des Walkürenmantels
word-piece-skidbladnir = Träger von Skidbladnir
word-piece-raven-banner = Träger des Rabenbanners
word-piece-megingjord = Träger des Gürtels Megingjord
word-piece-gleipnir = Träger von Gleipnir
word-piece-flask-of-mimir = Träger von Mimirs Flasche
word-piece-rune-staff = Träger des Runenstabs
word-piece-draupnir = Träger von Draupnir
word-piece-andvari-hoard = Träger von Andvaris Hort
word-piece-gjallarhorn = Träger des Gjallarhorns

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

fact-units = hat { $count ->
    [one] eine Einheit mehr
   *[other] { $count } Einheiten mehr
} im Feld
fact-keeps-land = behält { $territory }
fact-takes-land = gewinnt { $territory }
fact-gold = lässt { $count } Gold mehr
aspect-kingdoms = bringt das Ziel der Königreiche näher
aspect-kingdoms-kept = behält das Ziel der Königreiche im Blick
aspect-kingdoms-against = tut weniger für das Ziel der Königreiche als anderes
aspect-armies = hält mehr Einheiten im Feld
aspect-armies-kept = erhält die Einheiten im Feld
aspect-armies-against = hält weniger Einheiten im Feld als anderes
aspect-income = füllt die Schatzkammer
aspect-income-kept = schont die Schatzkammer
aspect-income-against = lässt weniger in der Schatzkammer als anderes
aspect-conquest = rückt ein Königreich in Reichweite
aspect-conquest-kept = hält ein Königreich in Reichweite
aspect-conquest-against = bringt einem Königreich weniger nahe als anderes
aspect-danger = macht die eigenen Königreiche sicherer
aspect-danger-kept = hält die eigenen Königreiche sicher
aspect-danger-against = lässt die eigenen Königreiche unsicherer als anderes
aspect-king = hält einen König am Leben
aspect-king-kept = hält den König in Sicherheit
aspect-king-against = gefährdet einen König mehr als anderes
aspect-magic = sammelt Magie, Schätze und Drachenlords
aspect-magic-kept = schont Magie und Schätze
aspect-magic-against = lässt weniger Magie und Schätze als anderes

plan-win = um mit { $territory } das Spiel zu gewinnen
plan-take-kingdom = um das Königreich { $territory } zu erobern
plan-deny = um einen Rivalen kurz vor dem Sieg aufzuhalten, bei { $territory }
plan-take-land = um { $territory } wegen seines Goldes zu nehmen
plan-on-the-way = um sich den Weg nach { $territory } freizukämpfen
plan-garrison = um die Besatzung von { $territory } zu verstärken
plan-gather = um in { $territory } ein Heer zu sammeln
plan-landing = um in { $territory } zu landen
plan-leap = um durch Magie aus dem Nichts in { $territory } zuzuschlagen
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
