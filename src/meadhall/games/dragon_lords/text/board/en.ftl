# Words of the picture, in English.

## Names of the pictures.

board-name-map = Sea chart of the world: three continents with 52 territories, the sea zones and the Wastelands
board-name-wastelands = The Wastelands, close up
board-name-west = The western continent
board-name-centre = The continent in the middle
board-name-east = The eastern continent
board-tab-map = World
board-tab-wastelands = Wastelands
board-tab-west = West
board-tab-centre = Centre
board-tab-east = East
board-water-east = The Whale Road
board-water-west = Hrafnsund
board-water-north = Laxsund

## What goes on.

board-set-up = Set-up
board-turn = Turn { $number }
board-phase = { $number } of 7: { $phase }
board-phase-purchase = Buy
board-phase-naval = Sail
board-phase-quest = Quest
board-phase-combat = Fight
board-phase-transfer = Transfer
board-phase-income = Income
board-phase-reinforcement = Place
board-later = then { $phases }
board-last-phase = last phase

## Who and where.

board-monsters = Monsters
board-neutral = Neutral
board-ship-empty = Ship { $number } of { $people }, docked and empty
board-ship-manned = Ship { $number } with { $crew }
board-bearer = Bearer of { $treasure }
board-piece-king = King
board-piece-wizard-1 = Wizard 1
board-piece-wizard-2 = Wizard 2
board-piece-wizard-3 = Wizard 3
board-piece-decoy-1 = Decoy 1
board-piece-decoy-2 = Decoy 2
board-piece-dragonlord = DragonLord
board-piece-dragonlord-2 = DragonLord 2
board-piece-dragonlord-3 = DragonLord 3
board-piece-dragonlord-4 = DragonLord 4
board-units = { $count ->
    [one] { $people } 1 unit
   *[other] { $people } { $count } units
}
board-vanquished = vanquished
board-marked = { $count ->
    [one] 1 hidden counter
   *[other] { $count } hidden counters
}
board-land-kingdom = { $name }, Kingdom of { $realm }
board-land-land = { $name }, { $realm }
board-land-mine = { $name }, mine
board-land-teleportal = { $name }, teleportal
board-land-island = { $name }, island
board-out-of-play = { $name } is out of play.
board-vacant = vacant
board-attackers = attackers: { $units }
board-gold-here = { $gold } gold lie here
board-collapsed = the portal has collapsed
board-mountains = mountains towards { $names }
board-forest = forest
board-borders = borders on { $names }
board-harbour = harbour to { $zones }
board-leads-to = the way leads to { $village }
board-party = { $count ->
    [one] Party of the { $people }, 1 unit
   *[other] Party of the { $people }, { $count } units
}
board-piece-at = { $piece } of the { $people } { $place-in }.
board-about-people = { $people }: { $gold } gold, and { $income } more each turn; { $mana } of { $most } mana for spells; { $scrolls ->
    [one] 1 scroll
   *[other] { $scrolls } scrolls
}; a die hits with { $attack } or less; a unit costs { $price } gold. They hold { $lands ->
    [one] 1 territory
   *[other] { $lands } territories
}.
board-space-village = Tools to buy, a companion to meet, a way out.
board-space-quest = Whoever stops here has a quest card read to them.
board-space-den = Potions, elixirs, talismans and DragonOrbs are sold here.
board-space-oracle = A prophecy, or a spell for a Wizard.
board-space-shrine = Mana, and a scroll with a talisman.
board-space-lair = A red dragon guards a treasure.
board-space-teleportal = The way out to every other teleportal.
board-short-village = Village
board-short-quest = Quest
board-short-den = Witch den
board-short-oracle = Oracle
board-short-shrine = Shrine
board-short-lair = Lair
board-short-teleportal = Teleportal

## Battles.

board-battle-for = The battle { $place-over }
board-round = round { $number }
board-beat-1 = 1 Total attack strength
board-beat-2 = 2 Defender’s missiles
board-beat-3 = 3 Attacker’s missiles
board-beat-4 = 4 Losses to missiles
board-beat-5 = 5 Attacker’s melee
board-beat-6 = 6 Defender’s melee
board-beat-7 = 7 Losses in melee
board-force = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
board-hits-on = { $strength } on d{ $die }
board-to-fall = { $count ->
    [one] 1 must fall
   *[other] { $count } must fall
}
board-to-the-end = Fought to the end, the attacker wins with { $chance } %.
board-to-the-end-or = Fought to the end, the attacker wins with { $chance } %, { $worst } % against a hidden King.
board-if-a-king = If the King of the { $people } hides there, { $chance } %.
board-king-total = Your King falls
board-king-falls = Your King is among them. Fought to the end, the chance that he falls is { $chance } %.
board-king-falls-or = Your King is among them. Fought to the end, the chance that he falls is { $chance } %, and { $worst } % if their King hides there.
board-king-cost = Without him you cannot win until an heir from a quest is crowned{ $scrolls ->
    [0] , nor own any scrolls.
    [one] , and you lose your scroll.
   *[other] , and you lose your { $scrolls } scrolls.
}
board-king-cost-other = Then only the King of the { $people } is left to you{ $scrolls ->
    [0] .
    [one] , and a scroll is lost.
   *[other] , and { $scrolls } scrolls are lost.
}
board-king-cost-out = Then the { $people } are out of the game.
board-sum-attack = Attack { $strength }
board-sum-king = King
board-sum-walls = Kingdom
board-sum-mine = mine
board-sum-weapons = treasure
board-sum-guide = Odenin
board-sum-dread = dread

## Quests.

board-lair-title = The dragon of the lair
board-reads = Read out by the { $people }
board-needs = needs: { $thing }
board-helped = may help: { $things }
board-thing-wizard = a Wizard
board-thing-captured-party = a captured party
board-thing-dragonlord-to-win = a DragonLord to be won
board-thing-gold = gold
board-thing-mana = mana
board-thing-companion = companions
board-not-read = not read
board-way-gain = gain { $things }
board-way-lose = lose { $things }
board-way-mana = { $count } mana
board-way-gold = { $count } gold
board-way-dice = { $dice }d{ $sides }{ $plus ->
    [0] {""}
   *[other] +{ $plus }
}
board-way-of-your = { $price } of your { $has }
board-way-spells = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
board-way-companions = { $count ->
    [one] 1 companion
   *[other] { $count } companions
}
board-way-dragonlords = { $count ->
    [one] a DragonLord
   *[other] { $count } DragonLords
}
board-way-tools = { $count ->
    [one] 1 tool of your choice
   *[other] { $count } tools of your choice
}
board-way-fight = fight { $count } × { $monster }
board-way-dare = dare to roll { $most } or less on d{ $die }
board-way-odds = { $way }: { $chance } %
board-way-choose = choose again
board-way-shop = trade for tools
board-way-go = go to any space
board-way-stride = choose how far the next move goes
board-way-draw = draw another quest card
board-way-captured = the party is captured
board-way-rescue = your captives go free
board-way-success = If it succeeds
board-way-failure = If it fails
board-way-branch = { $name }: { $what }
board-way-crystal = roll the crystal die again
board-way-nothing = go on
board-booty = Booty, sealed until the party wins
board-monster-attack = Attack { $strength }
board-monster-defence = Defence d{ $die }
board-monster-hits = { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
board-party-strength = { $count ->
    [one] { $people }: 1 unit, hits on { $strength } of d{ $die }
   *[other] { $people }: { $count } units, hit on { $strength } of d{ $die }
}
board-trait-poison = poison
board-trait-magical = magical
board-trait-dragon-fire = Dragon fire
board-trait-charmable = can be charmed
board-trait-missile = shoots
board-trait-cold = cold
board-trait-fire = fire
board-trait-immune-fire = no fire harms it
board-trait-immune-poison = no poison harms it

## Panels.

board-seat = Player { $number }
board-more = What { $seat-they } have
board-kingdoms = { $count } of { $goal } Kingdoms
board-out = out of the game
board-no-king = no King
board-no-king-why = The King has fallen: no King, no victory by Kingdoms.
board-gold = { $gold } gold, income { $income }
board-mana = Mana { $mana } of { $most }
board-scrolls = { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
}
board-prophecies = { $count ->
    [one] 1 prophecy
   *[other] { $count } prophecies
}
board-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
board-numbers = Attack { $attack }; a unit costs { $price } gold
board-row-scrolls = Scrolls
board-row-store = At home
board-row-prophecies = Prophecies
board-row-treasures = Treasures
board-party-of = { $count ->
    [one] Party: 1 unit { $place-in }
   *[other] Party: { $count } units { $place-in }
}
board-captive = { $count ->
    [one] 1 unit captured
   *[other] { $count } units captured
}

## What an option would do.

board-decimal = .
board-outlook = { $attackers } against { $defenders } { $place-in }: { $chance ->
    [0] hardly a chance to win.
   *[other] { $chance } % to win, about { $left } left.
}
board-outlook-most = { $attackers ->
    [one] 1
   *[other] Up to { $attackers }
} against { $defenders } { $place-in }: { $chance ->
    [0] hardly a chance to win.
   *[other] { $chance } % to win, about { $left } left.
}
board-outlook-ambush = { $attackers } against { $defenders } in { $place }: in one throw nobody is left with { $chance } %. Those who come lose nobody.
board-outlook-ambush-most = Up to { $attackers } against { $defenders } in { $place }: in one throw nobody is left with { $chance } %. Those who come lose nobody.
board-attack-now = Attack now. { $outlook }
board-stays = { $count ->
    [one] 1 stays { $place-in }.
   *[other] { $count } stay { $place-in }.
}
board-voyage = { $cost ->
    [0] { $zone }: no zone is spent, { $left } left.
    [one] { $zone }: 1 zone, { $left } left.
   *[other] { $zone }: { $cost } zones, { $left } left.
}
board-blockade = An enemy blockade: the voyage ends here in a sea battle.
board-costs-mana = It takes { $mana } mana.
board-buys = { $count ->
    [one] 1 unit for { $cost } gold; { $left } gold left.
   *[other] { $count } units for { $cost } gold; { $left } gold left.
}

## What stands on an option.

board-note-odds = { $attackers } against { $defenders }: { $chance } %
board-note-odds-most = { $attackers ->
    [one] 1
   *[other] up to { $attackers }
} against { $defenders }: { $chance } %
board-note-ambush = { $attackers } against { $defenders }: { $chance } % in one throw
board-note-ambush-most = { $attackers ->
    [one] 1
   *[other] up to { $attackers }
} against { $defenders }: { $chance } % in one throw
board-note-or-king = { $odds }, { $chance } % if their King hides there
board-note-go-on = { $chance } % to win
board-note-reveal = your chance { $now } → { $then } %
board-note-gold = { $costs ->
    [0] costs nothing
   *[other] costs { $costs } gold of your { $has }
}
board-note-mana = { $costs ->
    [0] costs nothing
   *[other] costs { $costs } mana of your { $has }
}
board-note-zones = { $cost ->
    [0] no zone, { $left } left
    [one] 1 zone, { $left } left
   *[other] { $cost } zones, { $left } left
}
board-note-blockade = sea battle
board-note-beside = beside { $places }
board-note-aboard = { $count ->
    [0] room for { $room } units
    [one] 1 unit aboard
   *[other] { $count } units aboard
}
board-kingdom-of = Kingdom of { $place }
board-hide = { $counter } in { $place }
board-embark = Sail with the ship { $place-in }
board-embark-one = Sail with ship { $number } { $place-in }
board-aboard = Aboard the ship { $place-in }
board-aboard-one = Aboard ship { $number } { $place-in }

## The sheet of an attack.

board-percent = { $chance } %
board-attack-title = Attack on { $place }
board-sneak-title = Sneak attack on { $place }
board-attack-under = Combat phase
board-attack-verb = Attack
board-attack-sides = { $people } against { $rival }
board-attack-own = { $count ->
    [one] 1 goes
   *[other] { $count } go
} and { $count ->
    [one] hits
   *[other] hit
} on { $strength } or less.
board-attack-their = { $count ->
    [one] 1 unit defends
   *[other] { $count } units defend
} and { $count ->
    [one] hits
   *[other] hit
} on { $strength } or less{ $hidden ->
    [0] .
    [one] ; one bears a hidden counter.
   *[other] ; { $hidden } bear hidden counters.
}
board-attack-how-many = How many go
board-attack-one-stays = One has to stay. The odds are those of a fight to the end, { $shots ->
    [0] with swords alone
   *[other] with { $first } in the first round
}.
board-attack-from = From { $place }
board-attack-stays = { $count ->
    [one] 1 stays
   *[other] { $count } stay
}
board-attack-all = All who can: { $count }
board-rounds = Rounds
board-rounds-to-the-end = To the end
board-rounds-until = Ask if fewer than { $count } are left
board-rounds-ask = Ask after each round
board-round-title = The battle for { $place }
board-round-under = After round { $round }
board-round-dice = { $people }: { $dice }.
board-round-losses = Who falls
board-round-then = Then
board-round-again-verb = Fight on
board-round-with = Fight on with { $missile }
board-round-retreat-verb = Retreat
board-round-again = You fight on in { $place }: { $chance } %
board-round-retreat = You retreat from { $place }
board-share-taken = The { $people } take { $place }
board-attack-along = Who goes along
board-attack-of-yours = { $count ->
    [one] If you win
   *[other] Of your { $count }, if you win
}
board-attack-of-theirs = { $count ->
    [one] If they win
   *[other] Of their { $count }, if they win
}
board-attack-left = about { $left } left
board-attack-left-just = { $left } left
board-in-place = In { $place }
board-income = Income
board-share-take = You take { $place }
board-share-hold = The { $people } hold it
board-share-nobody = Nobody is left
board-attack-sentence = { $count ->
    [one] 1 of the { $people } attacks
   *[other] { $count } { $people } attack
} { $place }: { $chance } %
board-attack-gathers = The { $people } gather for { $place }: who goes?
board-attack-missing = Say first who goes.
board-sneak-sentence = { $count ->
    [one] 1 of the { $people } sneaks
   *[other] { $count } { $people } sneak
} upon { $place }: { $chance } % with one throw
board-sneak-gathers = The { $people } gather to sneak upon { $place }: who goes?
board-attack-outcome = { $count ->
    [one] 1 goes
   *[other] { $count } go
} · { $chance } %
board-attack-may-answer = The { $people } have { $scrolls ->
    [0] { $mana } mana
    [one] 1 scroll and { $mana } mana
   *[other] { $scrolls } scrolls and { $mana } mana
}: they may answer before the dice.
board-attack-chip = { $count } from { $place }
board-missiles = Missiles
board-missiles-mana = { $mana } of { $most } mana
board-missiles-later = What has no switch you choose in the battle, before the dice of each round. The odds above do not count it.
board-missile-instead = Instead of { $shot }: after one of them others may answer, and you are asked for the rest in the battle
board-missile-odds = about { $hits ->
    [one] 1 falls
   *[other] { $hits } fall
}: { $now } → { $then } %
board-missile-spell = { $spell } of { $wizard }
board-shot-reveal = { $piece } shows himself

## The sheet of buying.

board-buy-title = Buy
board-buy-under = Phase 1 of 7. What you buy is placed in phase 7.
board-buy-verb = Buy these
board-buy-part = For gold
board-buy-has = { $gold } gold
board-buy-each = { $gold } gold each of your { $has }, { $most } at most
board-buy-ships = Ships
board-buy-ship = { $gold } gold each of your { $has }, into a harbour of your Realm
board-buy-short = costs { $gold }, you have { $left } left
board-buy-purse = Paid from
board-buy-else = What else you may do now
board-buy-orders = In the turns of others
board-buy-gold = Gold
board-buy-sentence = { $units ->
    [0] { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
   *[other] { $units } { $people }{ $ships ->
        [0] {""}
        [one] {" "}and 1 ship
       *[other] {" "}and { $ships } ships
    }
} for { $cost } gold
board-buy-later = Bought now, placed in phase 7.
board-buy-chip = { $count } for { $gold } gold
board-buy-chip-ship = { $count ->
    [one] 1 ship for { $gold } gold
   *[other] { $count } ships for { $gold } gold
}

## The sheets of placing and of banking.

board-place-title = Place your units
board-place-under = Phase 7 of 7
board-place-verb = Place them
board-place-part = Where they go
board-place-count = { $placed } of { $whole }
board-place-all = All to { $place }
board-place-evenly = Evenly
board-place-borders = Where enemies are near
board-place-ship = New ship
board-place-missing = { $count ->
    [one] Place 1 more
   *[other] Place { $count } more
}
board-place-ship-missing = Choose a harbour
board-place-facts = { $count ->
    [one] 1 unit
   *[other] { $count } units
}{ $enemies ->
    [0] {""}
    [one] {" "}· 1 enemy beside it
   *[other] {" "}· { $enemies } enemies beside it
}
board-place-chip = { $count } in { $place }
board-place-sentence = You place { $places }.
board-bank-title = Bank { $gold } gold
board-bank-under = Phase 6 of 7
board-bank-verb = Bank it
board-bank-part = Into which Kingdoms
board-bank-chip = { $gold } gold in { $place }
board-bank-all = All to { $place }
board-bank-has = { $gold } gold now
board-bank-missing = { $gold } gold to give out

## The sheets of marches and transfers.

board-move-chip = { $count } to { $place }
board-move-units = Plain units
board-move-outcome = { $count ->
    [one] 1 goes
   *[other] { $count } go
}
board-march-title = March to { $goal }
board-march-under = Combat phase
board-march-verb = March
board-march-note = One has to stay. Whoever marches cannot attack in this turn.
board-march-sentence = { $count ->
    [one] 1 unit marches
   *[other] { $count } units march
} from { $origin } to { $goal }.
board-transfer-title = Transfer to { $goal }
board-transfer-under = Transfer phase
board-transfer-verb = Transfer
board-transfer-note = One has to stay.
board-transfer-sentence = { $count ->
    [one] 1 unit goes
   *[other] { $count } units go
} from { $origin } to { $goal }.

## Moves from the map.

board-move-march = March from { $origin } to { $goal }
board-move-attack = Attack { $goal } from { $origin }
board-move-lead = { $piece } leads an attack on { $goal } from { $origin }
board-move-transfer = Transfer from { $origin } to { $goal }
board-move-landing = Sail there and land in { $place }
board-place-last = As last turn
board-place-then = Decide then
board-quest-title = A party for { $goal }
board-quest-under = Quest phase
board-quest-verb = Set out
board-quest-note = One has to stay. A die then says how far the party goes.
board-quest-finds = Treasures that they find
board-quest-finds-note = This holds until the quest is over.
board-ways-under = { $count ->
    [one] Your party: 1 unit
   *[other] Your party: { $count } units
}
board-ways-verb = Take this way
board-ways-card = The card
board-ways-part = The ways
board-ways-note = The odds are reckoned without spells, scrolls and potions, and with companions who fall last.
board-ways-well = Goes well
board-ways-missing = Choose a way.
board-ways-sentence = { $quest }: { $way }
board-quest-ask = Ask me
board-quest-sentence = { $count ->
    [one] One unit sets out from { $origin } for { $goal }.
   *[other] { $count } units set out from { $origin } for { $goal }.
}
board-voyage-title = Landing in { $goal }
board-voyage-under = Naval phase
board-voyage-verb = Sail and land
board-voyage-note = One has to stay. All who sail go ashore.
board-voyage-sentence = { $count ->
    [one] 1 unit sails
   *[other] { $count } units sail
} from { $origin } to { $goal }.

## The sheets of the set-up.

board-led = You lead { $count ->
    [2] two
   *[other] { $count }
} peoples: { $peoples }
board-realm-title = Found your Realm
board-people-part = Your people: { $name }
board-realm-part = A Kingdom and what lies around it
board-realm-note = The lands of its Realm are claimed for you one after the other. If somebody is quicker, you are asked.
board-post-title = Post your units
board-post-part = { $count } left
board-post-note = They are posted for you, one each time it is your turn.
