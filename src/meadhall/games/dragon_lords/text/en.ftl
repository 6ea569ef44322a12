### Quest for the DragonLords in English. A unit that bears a treasure is called after it, so a message has to suit both.

## Words

word-elves = Elves
word-dwarves = Dwarves
word-orcs = Orcs
word-barbarians = Barbarians
word-neutral = neutrals
word-monsters = monsters

word-west = west
word-centre = centre
word-east = east

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

word-a1 = sea zone A1
word-a2 = sea zone A2
word-a3 = sea zone A3
word-a4 = sea zone A4
word-a5 = sea zone A5
word-a6 = sea zone A6
word-a7 = sea zone A7
word-a8 = sea zone A8
word-a9 = sea zone A9
word-a10 = sea zone A10
word-a11 = sea zone A11
word-a12 = sea zone A12
word-b1 = sea zone B1
word-b5 = sea zone B5
word-b6 = sea zone B6
word-b8 = sea zone B8
word-b9 = sea zone B9
word-b12 = sea zone B12
word-c5 = sea zone C5
word-c6 = sea zone C6
word-c7 = sea zone C7
word-c8 = sea zone C8
word-d1 = sea zone D1
word-d2 = sea zone D2
word-d5 = sea zone D5
word-d6 = sea zone D6
word-d7 = sea zone D7
word-d8 = sea zone D8
word-d9 = sea zone D9
word-e1 = sea zone E1
word-e2 = sea zone E2
word-e3 = sea zone E3
word-e4 = sea zone E4
word-e5 = sea zone E5
word-e6 = sea zone E6
word-e7 = sea zone E7
word-e8 = sea zone E8
word-e9 = sea zone E9
word-e10 = sea zone E10
word-e11 = sea zone E11
word-e12 = sea zone E12
word-f1 = sea zone F1
word-f3 = sea zone F3
word-f4 = sea zone F4
word-f5 = sea zone F5
word-f6 = sea zone F6
word-f8 = sea zone F8
word-f9 = sea zone F9
word-f10 = sea zone F10
word-f11 = sea zone F11
word-f12 = sea zone F12
word-g1 = sea zone G1
word-g2 = sea zone G2
word-g3 = sea zone G3
word-g4 = sea zone G4
word-g5 = sea zone G5
word-g8 = sea zone G8
word-g9 = sea zone G9
word-g10 = sea zone G10
word-g11 = sea zone G11
word-g12 = sea zone G12
word-h1 = sea zone H1
word-h5 = sea zone H5
word-h9 = sea zone H9
word-h12 = sea zone H12
word-i5 = sea zone I5
word-i8 = sea zone I8
word-j1 = sea zone J1
word-j2 = sea zone J2
word-j5 = sea zone J5
word-j9 = sea zone J9
word-k1 = sea zone K1
word-k2 = sea zone K2
word-k3 = sea zone K3
word-k4 = sea zone K4
word-k5 = sea zone K5
word-k8 = sea zone K8
word-k9 = sea zone K9
word-k10 = sea zone K10
word-k11 = sea zone K11
word-k12 = sea zone K12
word-l1 = sea zone L1
word-l2 = sea zone L2
word-l3 = sea zone L3
word-l4 = sea zone L4
word-l5 = sea zone L5
word-l6 = sea zone L6
word-l8 = sea zone L8
word-l9 = sea zone L9
word-l10 = sea zone L10
word-l11 = sea zone L11
word-m1 = sea zone M1
word-m2 = sea zone M2
word-m3 = sea zone M3
word-m4 = sea zone M4
word-m5 = sea zone M5
word-m6 = sea zone M6
word-m7 = sea zone M7
word-m8 = sea zone M8
word-m9 = sea zone M9
word-m10 = sea zone M10
word-m11 = sea zone M11
word-m12 = sea zone M12
word-n1 = sea zone N1
word-n5 = sea zone N5
word-n6 = sea zone N6
word-n7 = sea zone N7
word-n8 = sea zone N8
word-n9 = sea zone N9
word-n12 = sea zone N12
word-o5 = sea zone O5
word-o6 = sea zone O6
word-o7 = sea zone O7
word-o8 = sea zone O8
word-p1 = sea zone P1
word-p2 = sea zone P2
word-p5 = sea zone P5
word-p6 = sea zone P6
word-p8 = sea zone P8
word-p9 = sea zone P9
word-q1 = sea zone Q1
word-q2 = sea zone Q2
word-q3 = sea zone Q3
word-q4 = sea zone Q4
word-q5 = sea zone Q5
word-q6 = sea zone Q6
word-q7 = sea zone Q7
word-q8 = sea zone Q8
word-q9 = sea zone Q9
word-q10 = sea zone Q10
word-q11 = sea zone Q11
word-q12 = sea zone Q12

word-village-north = the northern village
word-trail-1 = the trail east of the northern village
word-den-east = the eastern Witch Den
word-trail-2 = the trail between the eastern Den and Oracle
word-oracle-east = the eastern Oracle
word-village-east = the eastern village
word-trail-3 = the trail between the eastern village and shrine
word-shrine-east = the eastern shrine
word-trail-4 = the trail south of the eastern shrine
word-trail-5 = the trail east of the southern village
word-village-south = the southern village
word-trail-6 = the trail west of the southern village
word-den-west = the western Witch Den
word-trail-7 = the trail between the western Den and Oracle
word-oracle-west = the western Oracle
word-village-west = the western village
word-trail-8 = the trail between the western village and shrine
word-shrine-west = the western shrine
word-trail-9 = the trail north of the western shrine
word-trail-10 = the trail west of the northern village
word-trail-11 = the trail north of the eastern Lair
word-trail-12 = the trail south of the western Lair
word-trail-13 = the trail south of the eastern Lair
word-trail-14 = the trail north of the western Lair
word-lair-east = the eastern Dragon Lair
word-lair-west = the western Dragon Lair
word-vigrond-gate = the gate of Vigrond

word-ship-1 = ship 1
word-ship-2 = ship 2
word-ship-3 = ship 3
word-ship-4 = ship 4
word-ship-5 = ship 5
word-ship-6 = ship 6
word-ship-7 = ship 7
word-ship-8 = ship 8
word-party = the quest party
word-captive = captivity

word-purchase = purchase phase
word-naval = naval phase
word-quest = quest phase
word-combat = combat phase
word-transfer = transfer phase
word-income = income phase
word-reinforcement = reinforcement phase

word-king = the King
word-wizard-1 = the first Wizard
word-wizard-2 = the second Wizard
word-wizard-3 = the third Wizard
word-decoy-1 = the first decoy
word-decoy-2 = the second decoy
word-dragonlord = the DragonLord
word-dragonlord-2 = the second DragonLord
word-dragonlord-3 = the third DragonLord
word-dragonlord-4 = the fourth DragonLord

word-heal = Heal
word-teleport = Teleport
word-haste = Haste
word-arrows-of-skadi = Arrows of Skadi
word-lightning-bolt = Lightning Bolt
word-fireball = Fireball
word-cone-of-cold = Cone of Cold
word-fjorgyn-awaken = Fjorgyn Awaken
word-scorn-of-freyja = Scorn of Freyja
word-jotunheim = Jotunheim
word-wrath-of-aegir = Wrath of Aegir
word-poison = Poison
word-whirlwind = Whirlwind Attack
word-vor-clarity = Vor Clarity
word-alchemist = Alchemist
word-hreidmar-forge = Hreidmar Forge
word-utgard-brood = Utgard Brood

word-berserk = Berserk
word-black-death = Black Death
word-breath-of-aegir = Breath of Aegir
word-dispel-magic = Dispel Magic
word-einherjar = Einherjar
word-eyes-of-vor = Eyes of Vor
word-infernal = Infernal
word-tempest = Tempest
word-long-boat = Long Boat
word-muspelheim = Muspelheim
word-nifleheim = Nifleheim
word-odronir = Odronir
word-portal-collapse = Portal Collapse
word-reflect = Reflect
word-summon-sirens = Summon Sirens
word-summon-kraken = Summon Kraken

word-nidhogg-shield = Nidhogg Shield
word-dark-crystal = Dark Crystal
word-gungnir = Gungnir
word-svalinn = Svalinn
word-helm-of-dread = Helm of Dread
word-thunder-hammer = Thunder Hammer
word-tyrfing = Tyrfing
word-brisingamen = Brisingamen
word-valkyrie-cloak = Valkyrie Cloak
word-skidbladnir = Skidbladnir
word-raven-banner = Raven Banner
word-megingjord = Belt of Megingjord
word-gleipnir = Gleipnir
word-flask-of-mimir = Flask of Mimir
word-rune-staff = Rune Staff
word-draupnir = Draupnir
word-andvari-hoard = Andvari's Hoard
word-gjallarhorn = Gjallarhorn

word-agnar = Prince Agnar
word-fangluk = Prince Fangluk
word-aurvandila = Lady Aurvandila
word-odenin = Prince Odenin
word-mortizen = Lord Mortizen
word-thyra = Thyra Shieldmaiden
word-halvard = Halvard Lantern-bearer
word-brokk = Brokk the Prospector
word-groa = Groa the Leech
word-eyvind = Eyvind Pathfinder
word-ragna = Ragna the Skald
word-skuld = Skuld Hedge-witch
word-finn = Finn Quickfingers
word-grendl = Grendl the Troll
word-pilgrim = the Grey Pilgrim
word-ivar = Ivar Half-heart
word-hilda = Hilda Wyrm-friend
word-kari = Old Kari the Rune-carver

word-mortizen-unmasked = Mortizen Unmasked
word-thief-in-the-night = Thief in the Night
word-witch-bargain = The Witch's Bargain
word-troll-hunger = Troll Hunger
word-coward-shout = The Coward's Shout
word-false-song = The False Song
word-oathkeeper = Oathkeeper
word-broken-chains = The Broken Chains
word-sleeping-jailer = The Sleeping Jailer
word-rainbow-road = Rainbow Road
word-favour-of-the-norns = Favour of the Norns
word-dragon-sleeps = The Dragon Sleeps
word-orb-song = Orb-song
word-buried-hoard = Buried Hoard
word-long-stride = Long Stride
word-rune-lore = Rune Lore
word-mead-of-poetry = Mead of Poetry
word-fog-of-niflheim = Fog of Niflheim

word-rainbow-gate = The Rainbow Gate
word-howling-cave = The Howling Cave
word-forsaken-mine = The Forsaken Mine
word-web-hung-wood = Web-hung Wood
word-barrow = Barrow of the Old Kings
word-singing-tarn = The Singing Tarn
word-mortizen-toll = Mortizen's Toll
word-wounded-wyrm = The Wounded Wyrm
word-frozen-mere = The Frozen Mere
word-hermit-hearth = The Hermit's Hearth
word-drowned-marsh = The Drowned Marsh
word-giants-causeway = The Giants' Causeway
word-ruined-smithy = The Ruined Smithy
word-caravan = The Caravan
word-valkyrie-trial = The Valkyrie's Trial
word-wolf-moon = Wolf Moon
word-fires-of-surt = The Fires of Surt
word-hel-doorway = Hel's Doorway
word-lost-library = The Lost Library
word-yggdrasil-root = Root of Yggdrasil

word-blessed = blessed
word-ignored = ignored
word-cursed = cursed

word-pickaxe = pickaxe
word-torch = torch
word-potion = potion
word-elixir = elixir
word-talisman = talisman
word-dragon-orb = DragonOrb

word-berserk-orc = berserk Orc
word-giant-rat = Giant Rat
word-cave-troll = Cave Troll
word-wisp = Will-o-Wisp
word-earth-elemental = Earth Elemental
word-spider = Spider
word-skeleton = Skeleton
word-mummy = Mummy
word-siren = Siren
word-rider = Rider
word-dragon = dragon
word-ice-elemental = Ice Elemental
word-zombie = Zombie
word-frost-giant = Frost Giant
word-iron-golem = Iron Golem
word-bandit = Bandit
word-wolf = Wolf
word-werewolf = Werewolf
word-fire-elemental = Fire Elemental
word-fire-lord = Fire Lord
word-draugr = Draugr
word-harpy = Harpy
word-wyrmling = Wyrmling

word-ask = always ask
word-kingdom = ask only for Kingdoms
word-never = never ask

## Forms: where something is, what is fought over, a piece, one of a kind, who does nothing, many

form-in = { $head ->
    [ship] aboard { $word }
    [the] { $second ->
        [quest] in { $word }
        [trail] on { $word }
       *[other] at { $word }
    }
   *[other] in { $word }
}
form-over = { $head ->
    [sea] { form-in }
    [the] { form-in }
   *[other] for { $word }
}
form-whom = { $head ->
    [bearer] the { $word }
   *[other] { $word }
}
form-they = { $head ->
    [player] { $word }
    [Player] { $word }
   *[other] the { $word }
}
form-a = { $head ->
    [elixir] an { $word }
   *[other] a { $word }
}
form-idle = { $head ->
    [player] { $word } does nothing more
    [Player] { $word } does nothing more
   *[other] the { $word } do nothing more
}
form-beasts = { $head ->
    [Mummy] Mummies
    [Wolf] Wolves
    [Werewolf] Werewolves
    [Draugr] Draugar
    [Harpy] Harpies
   *[other] { $word }s
}

## Prompts of the set-up, and of gold and reinforcements

ask-claim-kingdom = Which Kingdom do the { $people } claim?
ask-claim-gold = Which mine or teleportal do the { $people } claim?
ask-claim = Which territory do the { $people } claim?
ask-post = Where do the { $people } post another unit ({ $left } left)?
ask-first-ship = In which harbour do the { $people } dock their first ship?
ask-hide = Under a unit of which territory do the { $people } hide { $counter }?
ask-bid = How much gold do the { $people } bid for the first turn?
ask-purchase = What do the { $people } buy ({ $gold } gold)?
ask-orders = The { $people } can buy nothing now: do they do anything else?
ask-pay = From which Kingdom do the { $people } pay { $gold } gold?
ask-income = The { $people } collect { $gold } gold so far. What else brings them gold?
ask-deposit = Into which Kingdom do the { $people } put { $gold } gold?
ask-reinforce = What else do the { $people } do before their turn ends?
ask-place = Where do the { $people } place reinforcements ({ $count ->
    [one] { $count } unit
   *[other] { $count } units
} left)?
ask-home = To which Kingdom do the { $people } send what comes home from the Wastelands ({ $count ->
    [one] { $count } unit
   *[other] { $count } units
})?
ask-dock = In which harbour do the { $people } dock the new ship?

## Prompts of movement, the sea and teleportation

ask-band = Who goes from { $origin } to { $goal } (up to { $most })?
ask-crew = Who goes aboard { $ship } from { $origin } (up to { $most })?
ask-naval = { $ships ->
    [0] No ship of the { $people } can sail: what else do they do in the naval phase?
   *[other] Which ship do the { $people } sail, or who teleports?
}
ask-voyage = { $ship } lies { $place-in }: where does it go next ({ $zones ->
    [one] { $zones } sea zone
   *[other] { $zones } sea zones
} left)?
ask-take-over = Who mans { $ship }?
ask-repel-entry = { $ship } of the { $people } enters your blockade { $zone-in }: do you cast a scroll against it?
ask-repel-landing = { $ship } of the { $people } is about to land units { $zone-in }: do you cast a scroll against it?
ask-sea-target = Whom does the scroll { $scroll } strike?
ask-sea-ward = The { $people } cast { $scroll } against you { $zone-in }: what do you do about it?
ask-transfer = From where do the { $people } transfer units, or who teleports?
ask-transfer-to = Where do units go from { $origin }?
ask-aboard = Which ship do they board { $zone-in }?
ask-teleport = Where do the { $people } teleport { $piece-whom }?
ask-flight = Where does the bearer of the Valkyrie Cloak fly?
ask-carry = Which tools does the Wizard of the { $people } take along?

## Prompts of the Wastelands

ask-quest-phase = What do the { $people } do in the Wastelands?
ask-after-quest = What else do the { $people } do in this quest phase?
ask-enlist = From where does the quest party of the { $people } set out for { $space }?
ask-journey = Where does the party of the { $people } go ({ $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
})?
ask-stride = Where does the party of the { $people } go, which may choose the length of its move?
ask-destination = To which place does the party of the { $people } go?
ask-insight = What is Vor Clarity to show the { $people }?
ask-safe-passage = A noble has left the { $people }: do they ask the { $rival } for safe passage?
ask-village = What do the { $people } do { $space-in }?
ask-den = What do the { $people } buy { $space-in }?
ask-oracle = Do the { $people } pay { $mana } mana at the Oracle to learn a spell?
ask-shop = Which tools do the { $people } buy (quest “{ $quest }”)?
ask-dismiss = Which companion leaves the party of the { $people }, which has too many?
ask-pick-tool = Which tool do the { $people } take?
ask-take-tool = The { $people } have read the card: which tool do they take from the { $victim }?
ask-way = Quest “{ $quest }”: which of the ways on the card do the { $people } take?
ask-verdict = The crystal die shows “{ $crystal }”: do the { $people } leave it at that?
ask-dispel-quest = Quest “{ $quest }” is magical: do the { $people } cast a scroll against it?
ask-rescued-home = To which Kingdom do the freed units of the { $people } go?
ask-betray = Do the { $people } play a betrayal on the party of the { $victim }?
ask-oath = The { $people } are betrayed (“{ $prophecy }”): do they answer with a prophecy?
ask-sleep = Do the { $people } play a prophecy on the dragon?
ask-fog = Into whose way do the { $people } send the fog?

## Prompts of war

ask-combat = What do you do in the combat phase?
ask-muster = From where do you attack { $goal }?
ask-muster-more = From where else do you attack { $goal }?
ask-march = Where do units march from { $origin }?
ask-haste = Which territory do the hasty units from { $origin } attack?
ask-sneak = From where do units sneak attack { $goal }?
ask-sneak-back = Enemies are left: to which territory do the Elves go back?
ask-horn = You are attacked in { $zone }: from where does Gjallarhorn call help?
ask-prepare = Combat { $zone-in }: what do you show before strengths are counted?
ask-bind = Which commander does Gleipnir hold in this round?
ask-missiles = Combat { $zone-in }, missiles: what do you use?
ask-answer-spell = The { $people } cast { $spell } at you: do you answer with a scroll?
ask-answer-scroll = The { $people } cast the scroll { $scroll } at you: do you answer with a scroll?
ask-answer-hammer = The { $people } throw the Thunder Hammer at you: do you answer with a scroll?
ask-crystal = A DragonLord is about to breathe fire: do you show the Dark Crystal?
ask-shield = Fire strikes you ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}): do you show the Nidhogg Shield?
ask-frenzy = Berserk will cost you { $count ->
    [one] { $count } unit
   *[other] { $count } units
}: do you heal it?
ask-cure = { $count ->
    [one] { $count } unit is
   *[other] { $count } units are
} poisoned: how do you heal?
ask-save = You are to lose { $count ->
    [one] { $count } unit
   *[other] { $count } units
}: do you show Brisingamen?
ask-losses = Which units do you lose ({ $count } in all)?
ask-retreat = Do you go on fighting { $zone-in }, or where do you retreat?
ask-banner = Do you show the Raven Banner and withdraw?
ask-withdraw = To which territory does the whole army withdraw?
ask-redeploy = To which territory do up to ten units escape?
ask-escape = To which territory does { $piece-whom } teleport out of the combat?
ask-escape-late = Does a commander teleport away from the battle { $zone-in }?
ask-tyrfing = Tyrfing wants a life: which unit do you lose?
ask-charm-again = The dragon is not charmed: does Hilda Wyrm-friend let you roll again?
ask-exalt = Which unit becomes the DragonLord?
ask-strike = Which territory is struck?
ask-ward = Magic strikes { $zone }: what do you do about it?

## Prompts of magic and treasures

ask-teach = Which Wizard learns the spell?
ask-odronir = Which Wizard learns a spell, or where does a unit become a Wizard?
ask-summon = Where do up to { $count ->
    [one] { $count } unit
   *[other] { $count } units
} of Einherjar appear?
ask-host = How many of the Einherjar appear { $zone-in } (up to { $count })?
ask-hatch = Where does the Utgard Brood appear?
ask-clarity = Whose scrolls does Vor Clarity show?
ask-launch = Where does the Long Boat appear?
ask-collapse = Which teleportal collapses?
ask-bestow = Who is to bear the treasure { $treasure }?
ask-bestow-hidden = Who is to bear the treasure?
ask-take-up = Who takes up the treasure { $treasure }?

## Actions

do-pass = Pass
    .ask-dispel-quest = Cast nothing
    .ask-sea-ward = Do nothing
    .ask-repel-landing = Cast nothing
    .ask-cure = Heal nobody
    .ask-ward = Do nothing
    .ask-frenzy = Do not heal
    .ask-save = Show nothing
    .ask-missiles = Use nothing
    .ask-prepare = Show nothing
    .ask-answer-scroll = Do not answer
    .ask-answer-spell = Do not answer
    .ask-take-up = Nobody
do-done = Done
    .ask-income = Collect that
    .ask-combat = End the combat phase
    .ask-transfer = End the transfers
    .ask-purchase = Buy no more
    .ask-orders = Nothing else
    .ask-naval = End the naval phase
    .ask-voyage = Stay here
    .ask-quest-phase = End the quest phase
    .ask-muster-more = Attack now
    .ask-village = Nothing more
    .ask-den = Buy no more
    .ask-band = Nobody else
    .ask-reinforce = End the turn
    .ask-oracle = Do not pay
    .ask-sneak = Attack now
    .ask-after-quest = Nothing more
    .ask-shop = Buy no more
    .ask-crew = Nobody else
    .ask-carry = No more tools
do-people = Draw the { $people }
do-roll = Roll { $face }
do-roll-2 = Roll { $pip }, { $pip2 }
do-roll-3 = Roll { $pip }, { $pip2 }, { $pip3 }
do-roll-4 = Roll { $pip }, { $pip2 }, { $pip3 }, { $pip4 }
do-roll-5 = Roll { $pip }, { $pip2 }, { $pip3 }, { $pip4 }, { $pip5 }
do-roll-6 = Roll { $pip }, { $pip2 }, { $pip3 }, { $pip4 }, { $pip5 }, { $pip6 }
do-crystal = Roll “{ $crystal }”
do-draw-scroll = Draw the scroll { $scroll }
do-draw-treasure = Draw the treasure { $treasure }
do-draw-companion = Draw { $companion }
do-draw-prophecy = Draw the prophecy “{ $prophecy }”
do-draw-quest = Draw the quest “{ $quest }”
do-claim = Claim { $territory }
do-post = Post a unit in { $territory }
do-dock = Dock in { $territory }
do-hide = In { $territory }
do-bid = Bid { $bid } gold
do-from = From { $territory }
do-to = To { $zone }
    .ask-summon = { $zone-in }
    .ask-hatch = { $zone-in }
    .ask-launch = { $zone-in }
    .ask-odronir = { $zone-in }
do-send = { $count ->
    [one] Send { $count } unit
   *[other] Send { $count } units
}
do-bring = Bring { $piece-whom } along
do-order = In the turns of others: { $order }
do-buy = { $count ->
    [one] Buy { $count } unit
   *[other] Buy { $count } units
}
do-buy-ship = Buy a ship
do-pay = Pay from { $kingdom }
do-deposit = Put { $amount } gold into { $kingdom }
do-place = { $count ->
    [one] Place { $count } unit in { $territory }
   *[other] Place { $count } units in { $territory }
}
do-redeem = Pay mana for a scroll
do-embark = Sail with ship { $ship }
    .ask-aboard = Aboard ship { $ship }
do-sail = Sail to { $sea }
do-load = Take units aboard in { $territory }
do-load-party = Take the quest party aboard { $village-in }
do-land = Land units in { $territory }
do-land-party = Land a quest party { $village-in }
do-attack = Attack { $territory }
do-fight = Fight { $zone-in }
do-march = March from { $territory }
do-transfer = Transfer from { $place }
do-sneak = Sneak attack { $territory }
do-bind = Bind { $piece-whom }
do-again = Fight another round
do-retreat = Retreat to { $zone }
do-reveal = Reveal { $piece-whom }
do-lose = Lose { $piece-whom }
do-lose-companion = Let { $companion } take the hit
do-lose-units = Lose plain units
do-cast = Cast the scroll { $scroll }
do-spell = { $counter } casts { $spell }
do-strike = Strike { $territory }
do-strike-ship = Strike ship { $ship }
do-collapse = Close the teleportal { $zone-in } for good
do-teach = { $counter }
do-teleport = Teleport { $piece-whom }
do-escape = Teleport { $piece-whom } out of the combat
do-use = Use the treasure { $treasure }
do-use-tool = Use the { $tool }
do-set-out = Set out for { $space }
do-wander = Move the quest party
do-leave = Leave the Wastelands for { $territory }
do-prophesy = Play the prophecy “{ $prophecy }”
do-against = Against the { $people }
do-shoot = Let { $companion } shoot
do-charm = Charm the dragon
do-keep = Keep the result
do-reroll = Roll again
do-buy-tool = Buy { $tool-a }
do-store = Store { $tool-a }
do-fetch = Fetch { $tool-a }
do-pick = Take { $tool-a }
do-drop = Take { $tool-a } away
do-learn = Learn a spell
do-dismiss = Send { $companion } away
do-choose = { $way }
do-give = Give it to { $piece-whom }
do-bestow = Give it to a plain unit in { $bearer }
do-exalt = Make { $piece-whom } the DragonLord
do-exalt-unit = Make a plain unit the DragonLord
do-take-up = A plain unit takes it
do-crown = Make an heir King in { $kingdom }
do-plea = Ask for safe passage
do-depart = Leave the game

## What somebody did without an event telling of it

did-pass = { $seat-idle }.
did-done = { $seat-idle }.
    .ask-reinforce = The turn of { $seat-they } is over.
did-people = { $seat } lets the { $people } move.
did-claim = { $seat } claims { $territory }.
did-post = { $seat } posts a unit in { $territory }.
did-dock = { $seat } docks in { $territory }.
did-hide = { $seat } hides something in { $territory }.
did-bid = { $seat } bids { $bid } gold.
did-from = { $seat } takes units from { $territory }.
did-to = { $seat } moves to { $zone }.
    .ask-summon = { $seat } calls them { $zone-in }.
    .ask-hatch = { $seat } calls them { $zone-in }.
    .ask-launch = { $seat } calls it { $zone-in }.
    .ask-odronir = { $seat } puts them { $zone-in }.
did-send = { $count ->
    [one] { $seat } sends { $count } unit.
   *[other] { $seat } sends { $count } units.
}
did-bring = { $seat } brings { $piece-whom } along.
did-order = { $seat } changes what holds in the turns of others.
did-buy = { $count ->
    [one] { $seat } buys { $count } unit.
   *[other] { $seat } buys { $count } units.
}
did-buy-ship = { $seat } buys a ship.
did-pay = { $seat } pays from { $kingdom }.
did-deposit = { $seat } puts { $amount } gold into { $kingdom }.
did-place = { $count ->
    [one] { $seat } places { $count } unit in { $territory }.
   *[other] { $seat } places { $count } units in { $territory }.
}
did-redeem = { $seat } pays mana for a scroll.
did-embark = { $seat } sails with ship { $ship }.
    .ask-aboard = { $seat } brings units aboard ship { $ship }.
did-sail = { $seat } sails to { $sea }.
did-load = { $seat } takes units aboard in { $territory }.
did-load-party = { $seat } takes the quest party aboard { $village-in }.
did-land = { $seat } lands units in { $territory }.
did-land-party = { $seat } lands a quest party { $village-in }.
did-attack = { $seat } attacks { $territory }.
did-fight = { $seat } fights { $zone-in }.
did-march = { $seat } marches from { $territory }.
did-transfer = { $seat } transfers units from { $place }.
did-sneak = { $seat } sneaks up on { $territory }.
did-bind = { $seat } binds { $piece-whom }.
did-again = { $seat } fights another round.
did-retreat = { $seat } retreats to { $zone }.
did-reveal = { $seat } reveals { $piece-whom }.
did-lose = { $seat } loses { $piece-whom }.
did-lose-companion = { $seat } lets { $companion } take the hit.
did-lose-units = { $seat } loses plain units.
did-cast = { $seat } reads the scroll { $scroll }.
did-spell = { $seat } has { $spell } cast.
did-strike = { $seat } strikes { $territory }.
did-strike-ship = { $seat } strikes ship { $ship }.
did-collapse = { $seat } closes the teleportal { $zone-in } for good.
did-teach = { $seat } lets a Wizard learn.
did-teleport = { $seat } teleports { $piece-whom }.
did-escape = { $seat } teleports { $piece-whom } out of the combat.
did-use = { $seat } uses the treasure { $treasure }.
did-use-tool = { $seat } uses the { $tool }.
did-set-out = { $seat } sets out for { $space }.
did-wander = { $seat } moves the quest party.
did-leave = { $seat } leaves the Wastelands for { $territory }.
did-prophesy = { $seat } plays the prophecy “{ $prophecy }”.
did-against = { $seat } turns against the { $people }.
did-shoot = { $seat } lets { $companion } shoot.
did-charm = { $seat } tries to charm the dragon.
did-keep = { $seat } keeps the result.
did-reroll = { $seat } rolls again.
did-buy-tool = { $seat } buys { $tool-a }.
did-store = { $seat } stores { $tool-a }.
did-fetch = { $seat } fetches { $tool-a }.
did-pick = { $seat } takes { $tool-a }.
did-drop = { $seat } takes { $tool-a } away.
did-learn = { $seat } learns a spell.
did-dismiss = { $seat } sends { $companion } away.
did-choose = { $seat } chooses a way: { $way }.
did-give = { $seat } gives it to somebody.
did-bestow = { $seat } gives it to a plain unit in { $bearer }.
did-exalt = { $seat } makes { $piece-whom } the DragonLord.
did-exalt-unit = { $seat } makes a plain unit the DragonLord.
did-take-up = { $seat } lets a plain unit take it.
did-crown = { $seat } makes an heir King in { $kingdom }.
did-plea = { $seat } asks for safe passage.
did-depart = { $seat } leaves the game.

## Events of movement

band-moved = The { $people } move { $count ->
    [one] { $count } unit
   *[other] { $count } units
} from { $origin } to { $goal }.
piece-moved = The { $people } move { $piece-whom } from { $origin } to { $goal }.
marked-moved = The { $people } move a marked unit from { $origin } to { $goal }.
band-aboard = The { $people } take { $count ->
    [one] { $count } unit
   *[other] { $count } units
} from { $origin } aboard { $ship }.
piece-aboard = The { $people } take { $piece-whom } from { $origin } aboard { $ship }.
marked-aboard = The { $people } take a marked unit from { $origin } aboard { $ship }.

## Events of the set-up

people-dealt = Player { $number } leads the { $people }.
gods-consulted = The { $people } roll the crystal die, and it shows “{ $crystal }”.
chosen-one = The { $people } are the Chosen Ones.
claimed = The { $people } claim { $territory }.
garrisoned = { $territory } gets { $count ->
    [one] { $count } neutral unit
   *[other] { $count } neutral units
}.
posted = The { $people } post a unit in { $territory }.
no-harbour = The { $people } have no harbour and get no ship.
ship-delivered = { $ship } of the { $people } is docked in { $territory }.
counter-hidden = The { $people } hide { $counter } in { $territory }.
unit-marked = The { $people } have hidden a counter under a unit in { $territory }.
all-have-hidden = All have hidden their counters.
furnished = The { $people } begin with { $gold } gold and { $mana } mana.
bid-chosen = The { $people } bid { $gold } gold.
bid-chosen-hidden = The { $people } have made their bid.
bid-shown = The { $people } have bid { $gold } gold.
rolled-for-first = The { $people } roll { $face } for the first turn.
begins = The { $people } have the first turn.

## Events of the turn, of gold and of reinforcements

round = Round { $number } begins.
turn = It is the turn of the { $people }.
ordered = The { $people } say what to do in the turns of others: { $order }.
units-bought = The { $people } buy { $count ->
    [one] { $count } unit
   *[other] { $count } units
} for { $gold } gold.
ship-bought = The { $people } buy a ship for { $gold } gold.
gold-paid = The { $people } pay { $gold } gold from { $kingdom }.
gold-stored = The { $people } put { $gold } gold into { $kingdom }.
gold-abroad = The { $people } have no Kingdom and carry { $gold } gold with them.
income = The { $people } have an income of { $gold } gold.
no-income = The { $people } hold no Kingdom and have no income.
gold-made = { $wizard } of the { $people } makes { $gold } gold out of mana.
free-units = The { $people } hold no Kingdom and gain { $count ->
    [one] { $count } unit
   *[other] { $count } units
}.
gold-to-units = The { $people } turn { $gold } gold into { $count ->
    [one] { $count } unit
   *[other] { $count } units
}.
reinforced = The { $people } place { $count ->
    [one] { $count } unit
   *[other] { $count } units
} in { $territory }.
ship-not-docked = The { $people } have no harbour left for their new ship.
scroll-redeemed = The { $people } pay mana for a scroll.
people-out = The { $people } are out of the game.
wins = { $seat ->
    [Elves] The Elves win.
    [Dwarves] The Dwarves win.
    [Orcs] The Orcs win.
    [Barbarians] The Barbarians win.
   *[other] { $seat } wins.
}

## Events of the sea and of teleportation

sailed = { $ship } of the { $people } sails to { $zone }.
blockade-met = { $ship } of the { $people } meets a blockade { $zone-in } and must fight.
ship-docked = { $ship } of the { $people } docks { $place-in }.
ship-claimed = The { $people } take over { $ship }.
ship-sunk = { $ship } sinks.
crew-saved = A Long Boat saves the crew of the { $people } on { $ship }.
sirens-sing = Sirens sing to the { $people } { $zone-in }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
portal-collapsed = The { $people } close the teleportal { $zone-in } for good.
dragonlord-stranded = The DragonLord of the { $people } finds no friendly land and is lost.

## Events of the Wastelands

party-set-out = A quest party of the { $people } sets out for { $space }.
party-rolled = The party of the { $people } rolls { $roll } for its move.
party-in-fog = The party of the { $people } gropes through the fog: 1 space.
party-moved = The party of the { $people } goes to { $space }{ $mana ->
    [0] .
   *[other] {""} for { $mana } mana.
}
party-left = The party of the { $people } has left the Wastelands.
party-came-out = The party of the { $people } comes out in { $territory }.
party-lost = The party of the { $people } is lost.
party-captured = The party of the { $people } is captured.
party-rescued = The captured party of the { $people } is free.
party-grew = { $count ->
    [one] { $count } unit joins
   *[other] { $count } units join
} the party of the { $people }.
units-sent-home = { $count ->
    [one] { $count } unit of the { $people } goes
   *[other] { $count } units of the { $people } go
} home from the Wastelands.
units-bought-abroad = The { $people } buy { $count ->
    [one] { $count } unit
   *[other] { $count } units
} in the village.
safe-passage = The { $people } ask the { $rival } for safe passage, and the parties do not fight.
tool-gained = The { $people } gain { $tool-a }.
tool-bought = The { $people } buy { $tool-a }.
tool-lost = The { $people } lose { $tool-a }.
no-tool-left = The { $people } go without, for no { $tool } is left.
tool-stored = The { $people } store { $tool-a }.
tool-fetched = The { $people } fetch { $tool-a } from the store.
companion-joined = { $companion } joins the party of the { $people }.
companion-left = { $companion } leaves the party of the { $people }.
no-companion-left = There is no companion left for the { $people }.
noble-changed = { $companion } leaves the { $victim } for the party of the { $people }.
quest-drawn = The { $reader } read the quest card “{ $quest }” to the { $people }.
quest-barred = The party of the { $people } lacks what “{ $quest }” demands.
quest-read = The { $people } face “{ $quest }”: { $crystal }.
quest-over = The quest “{ $quest }” is over for the { $people }.
quest-dispelled = The { $people } dispel the magic of the quest.
crystal-turned = The crystal die of the { $people } turns to “{ $crystal }”.
skald-sang = Ragna the Skald sings, and the { $people } roll again.
amount-rolled = The { $people } roll for how much it is: { $amount }.
dare-won = The { $people } roll { $roll } and succeed.
dare-lost = The { $people } roll { $roll } and fail.
stride-won = The party of the { $people } may choose the length of its next move.
prophecy-played = The { $people } play the prophecy “{ $prophecy }”.
betrayed = { $companion } betrays the party of the { $people }.
oath-kept = { $companion } stays true to the { $people }.
fog-sent = The { $people } send fog into the way of the { $victim }.
monsters-called = The { $people } have to face one more monster, or a tougher one.
dragon-asleep = The dragon that the { $people } meet is drowsy and breathes no fire.

## Events of war

combat = The { $attacker } attack the { $defender } { $zone-in }.
sneak-attack = The { $people } sneak attack { $zone }.
wall-burns = The { $people } come through the wall of fire: { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}.
bound = The { $people } bind { $piece-whom } with Gleipnir.
elixir-drunk = The party of the { $people } drinks an elixir.
potion-drunk = The party of the { $people } drinks a potion.
unhurt = The elixir keeps all hits away from the { $people }.
shielded = Thyra Shieldmaiden turns a hit away from the { $people } (rolled { $face }).
not-shielded = Thyra Shieldmaiden cannot protect the { $people } (rolled { $face }).
shield-held = The Nidhogg Shield keeps the fire away from the { $people }.
dragon-fire = The DragonLord of the { $people } breathes fire: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
missile-hits = Missiles strike the { $people }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
poisoned = Poison strikes the { $people }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
}.
frenzy = Berserk drives the { $people } against each other: { $count ->
    [0] no unit
    [one] { $count } unit
   *[other] { $count } units
} will fall.
healed = The { $people } are healed.
groa-healed = Groa the Leech heals the { $people }.
poison-kills = { $count ->
    [one] { $count } poisoned unit
   *[other] { $count } poisoned units
} of the { $people } must fall.
saved = Brisingamen saves { $count ->
    [one] { $count } unit
   *[other] { $count } units
} of the { $people }.
melee = The { $people } roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for { $need } or less: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
units-lost = The { $people } lose { $count ->
    [one] { $count } unit
   *[other] { $count } units
}.
piece-fell = { $piece-whom } of the { $people } falls.
companion-fled = { $companion } runs away from the party of the { $people }.
companion-hurt = { $companion } takes a hit for the { $people }.
companion-lost = { $companion } falls for the { $people }.
retreated = The { $people } retreat with { $count ->
    [one] { $count } unit
   *[other] { $count } units
} to { $zone }.
withdrew = The { $people } withdraw with { $count ->
    [one] { $count } unit
   *[other] { $count } units
} to { $zone }.
combat-won = The { $winner } have won the combat { $zone-over }.
nobody-left = Nobody is left { $zone-in }.
captured = The { $people } capture { $territory }.
gold-captured = The { $people } capture { $gold } gold.
ship-captured = The { $people } capture { $ship }.
store-lost = The { $people } lose their last Kingdom and all stored tools.
struck = The { $people } strike { $territory } with magic.
vacant = { $territory } is vacant.
monsters-attack = { $count ->
    [one] A monster attacks: { $monster } (Attack { $attack }, Defence { $defence }).
   *[other] { $count } { $monster-beasts } attack (Attack { $attack }, Defence { $defence }).
}
monsters-shoot = { $hits ->
    [one] { $hits } missile hit
   *[other] { $hits } missile hits
} by { $monster-beasts }.
monsters-hurt = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} on { $monster-beasts }, { $slain } slain.
companion-shot = { $companion } shoots (rolled { $face }): { $hits ->
    [0] a miss
    [one] { $hits } hit
   *[other] { $hits } hits
}.
charming = The { $people } try to charm the dragon.
charmed = The { $people } have charmed the dragon.
blocked = The party of the { $people } beats the dragon's attack off.
not-blocked = The party of the { $people } cannot beat the dragon's attack off.
dragonlord-won = The { $people } win a DragonLord.
banished = The { $people } banish the DragonLord of the { $rival } with the Dark Crystal.
tools-taken = The { $people } take { $count ->
    [one] { $count } tool
   *[other] { $count } tools
} from the { $rival }.

## Events of commanders, mana, scrolls, spells and treasures

mana-gained = The { $people } gain { $mana } mana.
mana-spent = The { $people } spend { $mana } mana.
revealed = The { $people } reveal { $piece-whom } { $place-in }.
king-lost = The { $people } have lost their King.
scrolls-taken = The { $people } take { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
} from the { $rival }.
king-restored = { $companion } becomes King of the { $people } in { $territory }.
no-spell = The { $people } cannot learn another spell.
wizard-gained = A unit of the { $people } becomes a Wizard { $place-in }.
spell-learned = { $wizard } of the { $people } learns { $spell }.
spell-cast = { $wizard } of the { $people } casts { $spell }.
scroll-drawn = The { $people } draw the scroll { $scroll }.
scroll-drawn-hidden = The { $people } draw a scroll.
scroll-read = The { $people } cast the scroll { $scroll }.
scroll-seen = Among the scrolls of the { $people } is { $scroll }.
scroll-shown = The { $people } show a scroll to the { $rival }.
hands-seen = The { $people } see the scrolls of all others.
prophecy-drawn = The { $people } draw the prophecy “{ $prophecy }”.
prophecy-drawn-hidden = The { $people } draw a prophecy.
treasure-drawn = The { $people } draw the treasure { $treasure }.
treasure-drawn-hidden = The { $people } draw a treasure.
hoard-found = The { $people } find Andvari's Hoard.
treasure-unclaimed = The { $people } have nobody who could bear the treasure.
treasure-given = The { $people } give the treasure { $treasure } to a unit { $place-in }.
treasure-given-hidden = The { $people } give a treasure to a unit { $place-in }.
treasure-shown = The { $people } show the treasure { $treasure }.
treasure-dropped = A fallen bearer of the { $people } leaves the treasure { $treasure } behind.
treasure-taken-up = The { $people } take up the treasure { $treasure }.
units-appear = { $count ->
    [one] { $count } new unit of the { $people } appears
   *[other] { $count } new units of the { $people } appear
} { $zone-in }.
ship-appears = { $ship } of the { $people } appears { $zone-in }.

## Endings

ending-kingdoms = Enough Kingdoms are in one hand
ending-bloodlust = Only one King is left
ending-last = All others are out of the game
ending-turn-limit = The last round has been played

## Options

option-two_players = with two players: two peoples each, the smaller world (tundra), or one people each in the whole world (open)
option-kingdoms = how many Kingdoms win the game
option-bloodlust = the last player with a living King wins; Kingdoms decide nothing
option-victory_moment = Kingdoms are counted at once, or at the end of a turn
option-dragonlords = how many units a DragonLord takes along: up to 10; weak: up to 5, and none when it goes into a Kingdom; strong: any number
option-unlimited_dragonlords = a player may have more than one DragonLord
option-strong_wizards = in the first round of a combat each Wizard casts one spell without mana
option-reduced_combat = all attacks are declared together, and a unit attacks once a turn
option-bid = the players bid gold for the first turn
option-always_pause = whoever might have an answer is asked, so that silence tells nothing; without it only those are asked who have one, which is quicker, but a pause tells something
option-departure = every player may leave the game at the start of a turn, not only one without a King
option-turn_limit = the game ends after so many rounds: most Kingdoms, then territories, then gold; 3 make a short game

# Names of the options and of their choices, and a sentence about the game.
game-words = Conquer Kingdoms and keep your King alive, with armies, ships, spells, and dragons that you tame.
option-two_players-name = Two players
option-kingdoms-name = Kingdoms
option-bloodlust-name = Bloodlust
option-victory_moment-name = Moment of victory
option-dragonlords-name = DragonLords
option-unlimited_dragonlords-name = Any number of DragonLords
option-strong_wizards-name = Strong Wizards
option-reduced_combat-name = Reduced combat movement
option-bid-name = Bid for the first turn
option-always_pause-name = Always pause
option-departure-name = Leaving at any time
option-turn_limit-name = Last round
choice-peoples = two peoples each
choice-tundra = tundra
choice-open = open
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-at-once = at once
choice-end-of-turn = at the end of the turn
choice-standard = standard
choice-weak = weak
choice-strong = strong
choice-none = none
choice-10 = 10
choice-20 = 20
choice-40 = 40
choice-80 = 80
choice-160 = 160

## What can be read aloud: the word that asks for it, and what it does.

topic-overview = overview
topic-overview-help = reads how the game stands: round, phase, Kingdoms, gold.
topic-map = map
topic-map-help = reads who holds what, Realm by Realm; with a Realm or a territory only that, and its borders.
topic-sea = sea
topic-sea-help = reads where all ships are and who is aboard; with a sea zone what lies there and around it.
topic-wastelands = wastelands
topic-wastelands-help = reads the quest parties; with a space what it does and what is next to it.
topic-own = own
topic-own-help = reads what you have: commanders, spells, scrolls, prophecies, treasures; with a people or number what you know of others.
topic-who = who
topic-who-help = reads what every people has, and the order of turns.
topic-battle = battle
topic-battle-help = reads the combat that is being fought.

# Units that are named after their treasure.
word-piece-nidhogg-shield = bearer of Nidhogg Shield
word-piece-dark-crystal = bearer of Dark Crystal
word-piece-gungnir = bearer of Gungnir
word-piece-svalinn = bearer of Svalinn
word-piece-helm-of-dread = bearer of Helm of Dread
word-piece-thunder-hammer = bearer of Thunder Hammer
word-piece-tyrfing = bearer of Tyrfing
word-piece-brisingamen = bearer of Brisingamen
word-piece-valkyrie-cloak = bearer of Valkyrie Cloak
word-piece-skidbladnir = bearer of Skidbladnir
word-piece-raven-banner = bearer of Raven Banner
word-piece-megingjord = bearer of Belt of Megingjord
word-piece-gleipnir = bearer of Gleipnir
word-piece-flask-of-mimir = bearer of Flask of Mimir
word-piece-rune-staff = bearer of Rune Staff
word-piece-draupnir = bearer of Draupnir
word-piece-andvari-hoard = bearer of Andvari's Hoard
word-piece-gjallarhorn = bearer of Gjallarhorn

# What a card or a spell lets one choose.
word-gain-mana = Take the mana
word-gain-gold = Take the gold
word-gain-units = Take the units
word-gain-spells = Learn a spell
word-gain-scrolls = Take a scroll
word-gain-treasures = Take a treasure
word-gain-prophecies = Take prophecies
word-gain-companions = Take a companion
word-gain-tools = Take tools
word-pay-mana = Give up mana
word-pay-gold = Pay gold
word-pay-units = Give up a unit
word-pay-tools = Give up tools
word-fight = Fight
word-dare = Dare it
word-decline = Go on without
word-see-the-way = The way through the Wastelands
word-see-scrolls = Scrolls of others

# Two more readings.
option-escape = When a defending commander may teleport away: in the missile step, or after the losses of a round.
option-escape-name = Escape by teleport
choice-missiles = in the missile step
choice-losses = after the losses
option-lost_companions = Where the companions of a lost party go: out of the game, or under their deck.
option-lost_companions-name = Companions of a lost party
choice-gone = out of the game
choice-deck = under the deck

# --- what bots think ---

style-raider = raider
style-warlord = warlord
style-seeker = seeker
style-warden = warden

fact-units = has { $count ->
    [one] one more unit
   *[other] { $count } more units
} in the field
fact-keeps-land = keeps { $territory }
fact-takes-land = takes { $territory }
fact-gold = leaves { $count } more gold
aspect-kingdoms = brings the goal of Kingdoms nearer
aspect-kingdoms-kept = keeps the goal of Kingdoms in sight
aspect-kingdoms-against = does less for the goal of Kingdoms than other options
aspect-armies = keeps more units in the field
aspect-armies-kept = keeps the units in the field
aspect-armies-against = keeps fewer units in the field than other options
aspect-income = fills the treasury
aspect-income-kept = saves the treasury
aspect-income-against = leaves less in the treasury than other options
aspect-conquest = puts a Kingdom within reach
aspect-conquest-kept = keeps a Kingdom within reach
aspect-conquest-against = does less to reach a Kingdom than other options
aspect-danger = makes one's own Kingdoms safer
aspect-danger-kept = keeps one's own Kingdoms safe
aspect-danger-against = leaves one's own Kingdoms less safe than other options
aspect-king = keeps a King alive
aspect-king-kept = keeps the King safe
aspect-king-against = risks a King more than other options
aspect-magic = gathers magic, treasures and DragonLords
aspect-magic-kept = saves magic and treasures
aspect-magic-against = leaves less magic and fewer treasures than other options

plan-win = to win the game with { $territory }
plan-take-kingdom = to take the Kingdom of { $territory }
plan-deny = to stop a rival close to victory, at { $territory }
plan-take-land = to take { $territory } for its gold
plan-on-the-way = to fight the way free to { $territory }
plan-garrison = to strengthen the garrison of { $territory }
plan-gather = to gather an army in { $territory }
plan-landing = to land in { $territory }
plan-leap = to strike { $territory } by magic out of nowhere
plan-save-army = to save the army
plan-ambush = to ambush the enemies in { $territory }
plan-quest = to seek luck in the Wastelands
plan-charm = to win a DragonLord
plan-fleet = to go to sea
plan-arm = to raise an army
plan-hide = to keep commanders out of sight
plan-settle = to begin in { $territory }, with Kingdoms to take nearby and rivals far away
plan-surround = to hold the land around { $territory }
plan-lie-in-wait = to stand beside { $territory } when the war begins
plan-magic = to use a scroll when it counts ({ $scroll })
