## The first game.

lesson-first = Your first game
    .about = Two turns with the Elves: hide the King, buy, sail, quest, fight, and take a second Kingdom.
lesson-first-end = Walls stop swords, but neither spells nor scrolls: besiege Kingdoms with magic.
    .well = You answered in the Orcs’ own turn, held Glodheim against a stronger army, and took a second Kingdom without losing a single elf to its walls.
lesson-first-well-king = Your King hides behind { $units } units in Isborg: whoever wants to end your reign has to get past all of them.
lesson-first-well-mana = You kept { $mana } mana: enough for a scroll, or for an answer in somebody else’s turn.
lesson-first-well-gold = You saved { $gold } gold behind walls: next turn you can buy an army at once.

lesson-first-king = You lead the Elves, and whoever holds { $goal } Kingdoms, the places with a crown, and has a living King wins at once. You hold { $kingdoms }, and your King hides under one of your units.
    .title = Crowns and a King
    .do = Click Isborg, your Kingdom: { $units } units guard him there.
    .why = Rivals see only that a unit is marked, never by what. You could hide him anywhere; but here he has company, and whoever attacks a Kingdom hits with 1 less on each die.
lesson-first-wizard = Your Wizard casts spells where he stands, so he belongs where you will soon fight. Silfrgruva borders on Glodheim, which the Orcs hold.
    .title = A Wizard near the front
    .do = Click Silfrgruva: he hides there.
    .why = Every first Wizard knows two spells of its people. Yours knows Heal and Arrows of Skadi.
lesson-first-decoys = Two decoys come last. Rivals see marked units and cannot tell which one is the King; a decoy itself can do nothing.
    .title = Two empty counters
    .do = Put both decoys where you like, Isborg, Granheim or Midgate; then “Play this”.
    .why = In Isborg they hide the King in a crowd. In Granheim one looks like a King who wants to be alone, in Midgate like a Wizard who waits at the teleportal.
lesson-first-buy = A turn has seven phases: buy, sail, quest, fight, transfer, income, place. Each people begins with { $gold } gold, and an elf costs { $price }; what you buy now is placed at the very end.
    .title = First you buy
    .do = Set the units to { $count }, then press “Buy these”.
    .why = The newcomers cannot fight in this turn, but they are there before the others move. Gold that you do not spend stays in your Kingdom.
lesson-first-sail = A ship with a crew sails up to { $zones } zones, also over the upper edge of the map to the lower one, and lands where there is an anchor. Nobody holds Samsey: whoever lands gets it without a fight, and { $gold } gold a turn.
    .title = An island for the taking
    .do = Click Samsey, send all four units ashore, and press “Sail and land”.
lesson-first-harbour = With the landing Samsey is yours. Your ship stays there empty: it guards nothing, but next turn it takes your elves across to the Orcs.
    .title = In harbour
    .do = When your elves have landed, end the naval phase.
lesson-first-party = Beyond the roads lie the Wastelands, with treasures, spells and dragons. One party of up to six goes there, from a territory with a road; yours has a torch and a pickaxe.
    .title = A party sets out
    .do = Click the northern village, and send three units from Vakthold.
    .why = One unit stays in Vakthold. The King may never go along; a Wizard may.
lesson-first-journey = The die says how far the party goes: { $roll } spaces, and entering the village was the first of them. The space where it stops acts; on a trail waits a quest card.
    .title = As far as the die says
    .do = Click the trail west of the northern village.
    .why = The whole roll has to be used. Only in a village may the party stop early, as in the northern one now, and mana makes the way longer or shorter.
lesson-first-treasure = The Howling Cave: you have the torch that it demands, and the crystal die was yellow, which is blessed. You find the ring Draupnir, which adds { $gold } gold to each income.
    .title = Yellow is blessed
    .do = Give the ring to a unit in Isborg, where it is safe.
    .why = Blue would have brought rats, red trolls, each with some booty for the winner. A treasure belongs to the unit that bears it.
lesson-first-attack = Orcs hold Glodheim with { $foes } units, and next to it lies the Kingdom of Solborg. Each of your units rolls a die and hits with { $strength } or less.
    .title = An attack
    .do = Click Glodheim, and let the Wizard go along.
    .why = Orcs hit with the same number. Whoever is hit falls, and both sides strike before anyone is removed.
lesson-first-army = Nobody may leave a territory empty, so one elf stays. With swords alone, four of you would win { $chance } times in a hundred.
    .title = One stays behind
    .do = Send three units with the Wizard.
lesson-first-arrows = Each round begins with missiles. Arrows of Skadi hit without a roll and cost 1 of your { $mana } mana; but the Wizard shows himself, and does not strike in this round.
    .title = Missiles first
    .do = Cast Arrows of Skadi.
    .why = Whoever is hit by a missile falls before the dice and does not strike back. A spell is never used up, only the mana.
lesson-first-save = The Arrows take one Orc before he can strike, and a scroll works only once: save yours. If you lose somebody, you choose whom.
    .title = Save the scrolls
    .do = Use nothing more. If an elf must fall, let it be a plain one.
lesson-first-again = A bad round: an elf fell, and now attackers may retreat to one territory next door, defenders never. But three of you against { $foes } win { $chance } times in a hundred.
    .title = On, or away?
    .do = Fight on, and use no more magic.
lesson-first-rest = Glodheim is yours, and the first conquest of a turn brings 1 mana. You could attack on from here; then, in the transfer phase, each unit may take one more step among friends.
    .title = Enough for one turn
    .do = End the combat phase, then the transfers.
    .why = Three elves hold Glodheim. Sending two of them on would leave one there, and the Orcs next door are four.
lesson-first-income = A territory pays { $land }, a gold territory { $rich }, a Kingdom { $kingdom } gold, and without a Kingdom you get nothing. That makes { $income }, and the ring adds { $ring } as soon as you show it.
    .title = Income
    .do = Show Draupnir.
lesson-first-place = Your { $count } new elves go where you hold both the territory and the Kingdom of its Realm: in Hrimgard, never on gold territories.
    .title = Last, place them
    .do = Put all of them into Isborg, Frostgate or Laxvik.
    .why = Isborg guards the King. Frostgate and Laxvik lie nearer to the front: from there units march up to four territories in the combat phase.
lesson-first-infernal = The Orcs attack Glodheim in their turn. Whoever is attacked may cast scrolls too, and the defender shoots first: Infernal burns 1 to 4 of them.
    .title = A scroll in another’s turn
    .do = Cast Infernal.
    .why = Only against the attacker, and only while your own units are attacked. Where your King is, nobody learns by it.
lesson-first-hold = Those who burnt fall only when both sides have shot. Each side may cast one damaging scroll a round, and each Wizard one spell: yours keeps his { $mana } mana for later.
    .title = Enough fire
    .do = Use nothing more.
lesson-first-dispel = The Orcs’ Wizard throws a Fireball: one hit, without a roll. Whoever is struck by magic may answer at once, and Dispel Magic cancels it.
    .title = Magic against magic
    .do = Answer with Dispel Magic.
    .why = Such answers do not count as your one damaging scroll. The Orcs’ mana is gone all the same.
lesson-first-buy-again = Glodheim has held, the Orcs’ Wizard is dead, and Ravnvik is left with { $foes }. It is your turn again, and you have { $gold } gold.
    .title = Your second turn
    .do = Buy what you like: units for { $price } gold, a ship for { $ship }, or nothing.
    .why = A second ship would carry your new elves; units in Isborg keep the King alive. Both are sound.
lesson-first-landing = You can land among enemies too; they are fought later, in the combat phase. From Samsey to Ravnvik it is a single zone, and Ravnvik borders on Solborg.
    .title = A landing
    .do = Click Ravnvik, land there, and send all three units ashore.
    .why = The ship docks in the harbour and falls to whoever wins the battle.
lesson-first-wander = A party never stands still. The western shrine gives 1 mana; in the village a companion joins, and a torch or a pickaxe can be bought.
    .title = The party moves on
    .do = Choose: the western shrine, or the northern village.
lesson-first-shore = Those who landed have to fight; it cannot be put off. Three against { $foes } win { $chance } times in a hundred, and Tempest is too good for that.
    .title = The beach
    .do = Fight in Ravnvik, and use no scroll.
lesson-first-kingdom = Solborg: { $foes } neutral units behind walls, which take 1 from your strength. Units from several territories next door attack as one army.
    .title = Against a Kingdom
    .do = Click Solborg. Send the Wizard from Glodheim, and others from Ravnvik.
    .why = The winners of Ravnvik may attack on, if one of them stays behind.
lesson-first-storm = Walls stop no missiles: in a round your side may cast one damaging scroll, and each Wizard one spell. Tempest hits 1 to 4 of them, the Arrows one.
    .title = Storm over Solborg
    .do = Cast Tempest and Arrows of Skadi, in either order.
lesson-first-crown = All of them fall before they can strike, and that makes Solborg yours: { $kingdoms } of { $goal } Kingdoms, and your new units may now go to its Realm, Solmark, too.
    .title = A second crown
    .do = Now all is open: attack or march on, if you like. Then end the combat phase, and the transfers.
lesson-first-gold = Your income is { $income } gold now, and two Kingdoms can keep it. Whoever captures a Kingdom takes the gold in it.
    .title = Where gold is safe
    .do = Share it between Isborg and Solborg, and press “Bank it”.
    .why = Solborg has few defenders yet; Isborg has your King.
lesson-first-place-again = What you bought can now also stand in Solmark, because its Kingdom is yours. Four walls without defenders are soon somebody else’s.
    .title = Guards for two Kingdoms
    .do = Place your units; Solborg is glad of any.

lesson-first-says-orcs-hidden = Four counters. Guess which one wears the crown!
lesson-first-says-dwarves-hidden = Our King likes it deep under the mountain. Or was that a decoy?
lesson-first-says-orcs-buy = Four of us for ten gold: nobody musters cheaper.
lesson-first-says-orcs-attack = Glodheim was ours, and they are three. Four of us take it back, Wizard in front!
lesson-first-says-orcs-fireball = What is left of us throws a Fireball: one hit, no dice.
lesson-first-says-orcs-beaten = Scrolls, in my own turn! I should have counted the cards in your hand.
lesson-first-says-dwarves-buy = My mines pay five gold each. I buy, and I wait.
lesson-first-says-dwarves-place = All into Vindborg. Somebody is sure to come for it.
lesson-first-says-orcs-landing = I have the scroll Summon Sirens: it drowns units on a coast. But for one lonely guard? No.
lesson-first-says-orcs-last = No more for today. I lick my wounds.
lesson-first-says-dwarves-last = Two crowns in your hands? Next time I shall watch the Elves.

## Battles.

lesson-battle = Battles
    .about = Rounds, odds, fighting on, and going back in time.
lesson-battle-end = Look at the odds before each round, not only before the first.
    .well = You left a lost battle in time and kept what you had won.
lesson-battle-odds = You lead the Orcs. In each round all attackers roll a die, then all defenders: { $strength } or less hits, and whoever was hit still strikes back. Five against { $foes } Dwarves win { $chance } times in a hundred.
    .title = Count before you fight
    .do = Click Glodheim, send five from Ravnvik, and attack.
    .why = One has to stay in Ravnvik. Only when both sides have rolled are the fallen removed.
lesson-battle-again = Two Dwarves fell, and one Orc. As long as both sides have units, the attacker decides: another round, or back. A single Dwarf is left against four: { $chance } in a hundred.
    .title = Another round?
    .do = Fight on.
lesson-battle-chain = Glodheim is yours. The winners may attack on at once, as often as they win, if one of them stays behind. In Sildvik { $foes } Dwarves wait: { $chance } in a hundred.
    .title = On to the next
    .do = Click Sildvik, send three, and attack.
lesson-battle-away = That went wrong: you missed, they did not. One of you against { $foes }: { $chance } in a hundred. Attackers may go back to one territory of theirs next door; defenders never may.
    .title = Time to go
    .do = Retreat to Glodheim.
    .why = All go to the same place, and not over mountains. It need not be where they came from.
lesson-battle-rest = Your Orc is safe, and two of you hold Glodheim. Nobody has to fight: a phase may end whenever you like.
    .title = Enough
    .do = End the combat phase.

## Missiles.

lesson-missiles = Missiles and Wizards
    .about = Spells and scrolls before the dice, and how to answer them.
lesson-missiles-end = Whoever falls to a missile never strikes: shoot first where many wait.
    .well = You led a Wizard into battle and knew what each spell and scroll was worth.
lesson-missiles-answer = Your six Elves stand in Glodheim before { $foes } Orcs. A round begins with missiles, the defender first: their Wizard throws a Fireball, one hit. Dispel Magic would cancel it.
    .title = The defender shoots first
    .do = Answer with the scroll, or save it and lose a unit.
    .why = You may answer every spell or scroll cast at you, at once and as often as you can.
lesson-missiles-spell = Now you. Arrows of Skadi cost 1 mana and hit once; Fjorgyn Awaken costs 2 and hits 1 to 4 times, but only where a forest grows, as here. You have { $mana } mana.
    .title = Your Wizard’s turn
    .do = Cast one of the two.
    .why = Each Wizard casts one damaging spell a round and then does not strike. To cast, he has to be uncovered.
lesson-missiles-scroll = Besides the spells, each side may cast one damaging scroll a round. Infernal hits 1 to 4 times, and then it is gone; a spell stays with its Wizard.
    .title = One scroll a round
    .do = Cast Infernal, or use nothing more.
lesson-missiles-dice = The hits of both sides’ missiles are removed together, and the fallen roll no dice. All others roll, except a Wizard who has cast.
    .title = And then the swords
    .do = Answer what is asked: whom you lose, or how to go on.
lesson-missiles-says-fireball = One step into our forest, and you burn!

## The sea.

lesson-sea = Ships and landings
    .about = Take units aboard, sail, land on an island and among enemies.
lesson-sea-end = A ship reaches every harbour: look where an enemy’s coast is thin.
    .well = One voyage brought you an island and a harbour of the Orcs.
lesson-sea-crew = A ship carries up to eight units, sails { $zones } sea zones a turn, and never without a crew. Going aboard costs no movement, but one unit has to stay in Torskvik.
    .title = All aboard
    .do = Sail with your ship, and take three units.
lesson-sea-island = Nobody holds the island of Austrey, so landing is enough, and it pays { $gold } gold a turn. Landing costs no movement either: afterwards the ship may sail on.
    .title = An empty island
    .do = Sail to the zone west of Austrey, and land one unit there.
lesson-sea-onward = There are zones left. Humarvik has a harbour and { $foes } Orc; whoever lands among enemies fights in the combat phase of the same turn.
    .title = A foreign harbour
    .do = Sail on to the zone off Humarvik, and land the other two.
lesson-sea-fight = Your ship lies empty in the harbour and falls to whoever wins. Two against { $foes }: { $chance } in a hundred. If it goes badly, you may go back aboard.
    .title = The fight ashore
    .do = Fight in Humarvik.
lesson-sea-harbour = Humarvik is yours, and so is the ship. A docked ship stops nobody; a ship with a crew at sea is a blockade, and whoever meets it has to stop and fight.
    .title = Docked or manned
    .do = End the combat phase.

## Blockades.

lesson-blockade = Battles at sea
    .about = Blockades, who may pass them, and what becomes of the ships.
lesson-blockade-end = At sea nobody retreats: bring more than you think you need.
    .well = You opened your harbour again and came home with two ships.
lesson-blockade-crew = { $foes } Orcs aboard a ship lie off your coast: a blockade. Nobody sails on through its zone or lands from there; whoever enters has to stop and fight.
    .title = The harbour is watched
    .do = Sail with your ship, and take six units.
lesson-blockade-sail = A ship that stops at a blockade goes no farther in this turn, even if it wins. The battle comes in the combat phase.
    .title = Into their zone
    .do = Sail into the zone of the Orcs.
lesson-blockade-fight = At sea only the units fight, with the same dice as on land: six against { $foes }. Nobody can retreat, and fire and lightning are not allowed aboard.
    .title = Ship against ship
    .do = Fight at sea.
lesson-blockade-prize = Won! Their ship is yours too, as long as each ship has a unit aboard; ships without a crew sink. Victories at sea bring no mana.
    .title = A prize
    .do = End the combat phase.

## Sea magic.

lesson-sea-magic = Sea magic
    .about = Kraken, Sirens and the Breath of Aegir.
lesson-sea-magic-end = Whoever comes by sea should fear your scrolls: keep one for their turn.
    .well = Eleven Orcs drowned, and you lost nobody.
lesson-sea-magic-kraken = Five Orcs aboard a ship lie near your coast, a blockade that bars the way. In your own naval phase Summon Kraken takes such a ship, with everybody aboard.
    .title = From the deep
    .do = Cast Summon Kraken on the ship of the Orcs.
lesson-sea-magic-sirens = Summon Sirens takes 1 to 4 enemies, on a coast or on a blockade, however far away. In Krabbavik { $foes } Orcs wait beside a ship.
    .title = A song for Krabbavik
    .do = Cast Summon Sirens, and let them sing in Krabbavik.
    .why = A Wizard who knows Heal and stands there could cancel the song for 1 mana.
lesson-sea-magic-wait = One scroll is left: Breath of Aegir, which works only in the naval phase of others. So let them come.
    .title = Let them come
    .do = End the combat phase, then the transfers.
lesson-sea-magic-breath = Three Orcs are about to land in Ravnvik, where you have { $units }. Before anyone goes ashore, the Breath of Aegir destroys the ship with all aboard.
    .title = In the turn of the Orcs
    .do = Cast Breath of Aegir.
lesson-sea-magic-says-sail = Some of us still live, and we have a ship. Ravnvik, here we come!

## Quests.

lesson-quest = Quests in the Wastelands
    .about = Moving a party, a quest card, poison, and booty.
lesson-quest-end = A torch, a pickaxe and a potion in the bag: many cards ask for one of them.
    .well = Your party beat three spiders and lost nobody.
lesson-quest-way = Your party rolled { $roll } and has to use it all, without turning back; mana makes the way longer or shorter. Where it stops, the space acts: on a trail you draw a quest card.
    .title = The party moves
    .do = Choose one of the two trails.
    .why = Dens sell tools, shrines give mana, Oracles prophecies and spells, lairs hide a dragon and a treasure.
lesson-quest-arrows = The crystal die showed blue: ignored, and three spiders attack. In the Wastelands nobody retreats, but your party shoots first.
    .title = Web-hung Wood
    .do = Let your Wizard cast Arrows of Skadi.
lesson-quest-cure = One spider fell to the Arrows, one to a sword, but one has bitten. A bite poisons: the bitten one did not strike, and falls now if nobody heals it.
    .title = Poison
    .do = Use the potion.
    .why = One potion heals all who are poisoned, and so does a Wizard with Heal.
lesson-quest-finish = One spider is left. A spell is never used up, and you have { $mana } mana; the fight goes on until one side is gone.
    .title = The last spider
    .do = Cast Arrows of Skadi again.
lesson-quest-booty = Beaten! Only now you learn what they guarded: an elixir, which makes a party unhurt for one round. Next turn the party has to move on.
    .title = Booty
    .do = The quest is over: end the combat phase.

## Scrolls in the turns of others.

lesson-scrolls = Scrolls in the turns of others
    .about = Defend yourself when it is not your turn, and decide when you want to be asked.
lesson-scrolls-end = Keep one scroll for your own turn and one for theirs.
    .well = You turned their storm against them, and four Elves beat six Orcs.
lesson-scrolls-defence = Six Orcs attack Glodheim, where you have { $units }. In the turn of another you may cast scrolls only against whoever attacks you; your missiles come before theirs.
    .title = Under attack
    .do = Cast Infernal.
lesson-scrolls-reflect = They answer with Tempest, 1 to 4 hits. Whoever is struck may reply at once: Dispel Magic would cancel it, Reflect turns it back on them.
    .title = Back to the sender
    .do = Answer with Reflect.
    .why = Such replies do not count as your one damaging scroll of the round.
lesson-scrolls-order = Glodheim is still yours. You can be asked often in the turns of others, even with nothing in hand, because silence would tell something. When you buy, you may give an order for that.
    .title = When shall they ask you?
    .do = Open “What else you may do now”, and choose: ask only for Kingdoms, or never ask.
lesson-scrolls-done = What you are not asked, you do not do: units still defend themselves, but without scrolls. Each of your turns you may change the order.
    .title = The order holds
    .do = Buy nothing more.
lesson-scrolls-says-attack = Six against four. Glodheim will be ours before supper.
lesson-scrolls-says-tempest = Fire? We have a storm!
lesson-scrolls-says-beaten = Our own storm! That is not fair.

## Kings.

lesson-kings = Kings
    .about = Hide him, show him, take another’s, and win with Kingdoms.
lesson-kings-end = Show your King where he decides a battle; from then on all know where he is, so guard him.
    .well = You led your King into battle, kept him alive, and broke the Orcs.
lesson-kings-attack = You hold { $kingdoms } of { $goal } Kingdoms. In Jarnborg { $foes } Orcs guard gold, and one of them hides a counter. Your own King waits hidden in Hvalvik, and may march and attack like anyone.
    .title = A King goes to war
    .do = Click Jarnborg, and take the King along.
lesson-kings-guard = One hit is enough for a King as for any other unit. But you choose who falls, so company keeps him alive.
    .title = A guard for the King
    .do = Send five units with him.
lesson-kings-reveal = Hidden, he fights like any other. Uncovered, he makes everybody on his side hit with 1 more, which makes up for the walls of the Kingdom; but then all know where he is.
    .title = Show him?
    .do = Uncover the King.
lesson-kings-loss = The Orcs uncovered their King as well, and hit once. Without a King you could play on, but not win.
    .title = Not him
    .do = Lose a plain unit.
lesson-kings-fallen = Their King has fallen. His scrolls are yours, and the { $gold } gold of Jarnborg too. The Orcs play on, but they cannot win; you hold { $kingdoms } of { $goal } Kingdoms.
    .title = The King is dead
    .do = End the combat phase.
    .why = In the Wastelands each people has an heir. Whoever finds the own one and holds a Kingdom may crown a new King.
lesson-kings-says-king = If your King shows his face, ours does too. For Jarnborg!

## Prophecies.

lesson-prophecies = Prophecies
    .about = Cards for your own quests, and against companions of others.
lesson-prophecies-end = A betrayal hurts most when a party needs its companion: wait for that.
    .well = Four prophecies, four times at the right moment.
lesson-prophecies-mead = Oracles give prophecies, which only you can see. Most are played in your own quest phase, once; then they go under the deck.
    .title = Cards from the Oracle
    .do = Play Mead of Poetry: it brings 2 mana.
lesson-prophecies-stride = Some wait for their moment. Long Stride adds a second die after you have rolled for the move of your party.
    .title = A longer way
    .do = Move the party. When the roll is too short, play Long Stride.
lesson-prophecies-way = Now it is { $roll } spaces instead of one. Beyond the shrine lies a trail with a quest card.
    .title = Three spaces
    .do = Go to the trail south of the eastern shrine.
lesson-prophecies-norns = The Barrow of the Old Kings, and the die shows red: cursed. Mummies would rise! Favour of the Norns turns your roll to blessed.
    .title = Red turns yellow
    .do = Play Favour of the Norns.
lesson-prophecies-rest = Blessed: a scroll instead of mummies. One prophecy is left, Troll Hunger: it strikes a party that has Grendl the Troll with it, even in the turn of another.
    .title = One card waits
    .do = End your quest phase, the combat phase and the transfers.
lesson-prophecies-betray = The Orcs’ party wants to set out, and Grendl is with it. If you betray it now, he takes two of them and is gone.
    .title = Betrayal
    .do = Play Troll Hunger.
    .why = A betrayed player may answer with Oathkeeper, if he has it.

## Money.

lesson-money = Gold
    .about = Income, mines, alchemy, two treasuries, and a scroll for mana.
lesson-money-end = Gold territories next to your Realm pay for the war: hold them.
    .well = You made the most of one turn: gold, guards and a scroll.
lesson-money-brew = A territory pays { $land }, a Kingdom { $kingdom }, a gold territory { $rich }, and a mine pays Dwarves { $mine }: together { $income }. Your Wizard is an alchemist, and makes 2 gold out of each mana.
    .title = What pays
    .do = Let him cast Alchemist once.
lesson-money-enough = You could go on, but { $mana } mana buy a scroll at the end of the turn, and a scroll is worth more than a few coins.
    .title = Keep some mana
    .do = Turn no more mana into gold.
lesson-money-bank = With two Kingdoms you choose where your gold lies. Eldborg has { $foes } Orcs next door in Krabbavik, and whoever captures a Kingdom gets all its gold.
    .title = Two treasuries
    .do = Share the gold between Vindborg and Eldborg, and press “Bank it”.
    .why = If you lose one Kingdom, the gold of the other is safe. Without any Kingdom there is no income at all.
lesson-money-place = Your { $count } new units may go to both Realms, since you hold both Kingdoms, but never to mines, teleportals or islands. All of them have to be placed.
    .title = Guards for your gold
    .do = Place them where you like.
lesson-money-scroll = Last of all: three mana buy one scroll, once in a turn. There is no limit to how many you hold.
    .title = A scroll for mana
    .do = Pay mana for a scroll.
lesson-money-drawn = Einherjar! Up to five units appear where you already have some, even in the middle of a battle. Keep it for such a moment.
    .title = A good card
    .do = End the turn.

## Teleporting.

lesson-teleportals = Teleporting
    .about = The spell, the three teleportals, and the way home.
lesson-teleportals-end = Whoever teleports into a fight cannot go back: send enough.
    .well = You struck twice in one turn, at both ends of the world.
lesson-teleportals-spell = In the naval phase a Wizard who knows Teleport takes up to five units with him, to any territory, for 1 of your { $mana } mana. In Ravnvik stands { $foes } Orc.
    .title = Far away in a blink
    .do = Teleport your Wizard from Isborg to Ravnvik, with three units.
lesson-teleportals-portal = All teleportals are linked. A commander in Midgate, here your King, keeps it open, and without mana units attack another one: four against { $foes } win { $chance } times in a hundred. They cannot retreat.
    .title = Through the portal
    .do = End the quest phase. Click Austgate, send four, and attack.
    .why = The commander stays where he is, and stays hidden. The same portal also leads into the Wastelands.
lesson-teleportals-beach = Austgate is yours. Those who teleported to Ravnvik have to fight there, to the end; after a victory they may go on like any army.
    .title = No way back
    .do = Fight in Ravnvik, then end the combat phase.
lesson-teleportals-through = In the transfer phase portals lead to friends. At the far end nobody has to wait for them.
    .title = After them
    .do = Transfer two units from Midgate to Austgate.
lesson-teleportals-home = A Wizard may teleport a second time, in the transfer phase and only to friends. You have { $mana } mana.
    .title = Home again
    .do = Teleport the Wizard to Isborg.

## The DragonLord.

lesson-dragonlord = Charm a dragon
    .about = A DragonOrb, a dragon, and the strongest figure of the game.
lesson-dragonlord-end = A DragonLord fears swords like any unit: never let it stand alone.
    .well = You dared it twice, and the dragon follows you now.
lesson-dragonlord-charm = A dragon attacks your party: it breathes fire, and strikes hard. You have a DragonOrb: once a round you may try to charm it instead of fighting. Yellow on the crystal die, and it is yours.
    .title = The Dragon Lair
    .do = Try to charm the dragon.
    .why = A Witch Den sells a DragonOrb for 3 mana, and some quests give one.
lesson-dragonlord-again = It did not work, but one of you rolled low enough and beat the dragon’s attack off; otherwise a unit would have fallen. It breathes no fire while you try.
    .title = Try again
    .do = Try once more to charm the dragon.
lesson-dragonlord-won = One of your units is a DragonLord now! Where it fights, enemies hit with 1 less, and its fire hits once a round without a roll. It may not stay in the Wastelands.
    .title = A DragonLord
    .do = End the combat phase.
lesson-dragonlord-home = It teleports twice a turn without mana, with up to ten units: in the naval phase anywhere, in the transfer phase only to friends.
    .title = Out of the Wastelands
    .do = Teleport it to Hrafnborg, with the other three of the party.

## Marches.

lesson-marches = Marches and sneak attacks
    .about = What else units do in a turn: sneak, march, and transfer.
lesson-marches-end = March your reserves, fight with those at the front, transfer whoever is left.
    .well = You took Ternvik back without a loss and filled the front in the same turn.
lesson-marches-sneak = { $foes } Orcs stand in your own Realm. There, and only there, Elves may sneak attack: up to five who waited next door throw once, and nobody strikes back.
    .title = Out of the forest
    .do = Choose the sneak attack on Ternvik, with four units from Frostgate.
lesson-marches-throw = Others could join from Isborg, up to five in all. If an enemy is left, the Elves go back; if nobody is left, the territory is yours.
    .title = One throw
    .do = Attack now.
lesson-marches-march = Units that do not fight may march up to four territories through friendly land. The mine of Silfrgruva is held by { $units } Elf only, three territories from Isborg.
    .title = A forced march
    .do = March six units from Isborg to Silfrgruva.
    .why = Whoever has marched cannot attack any more, and whoever has fought cannot march. One unit stays everywhere.
lesson-marches-enough = Sneak attacks, battles and marches all belong to this phase, in any order. When it ends, there is no way back to it.
    .title = The end of the phase
    .do = End the combat phase.
lesson-marches-transfer = Last, each unit may take one step among friends, even if it has fought or marched. So winners can come home.
    .title = One step more
    .do = Transfer two units from Ternvik to Isborg.

## Claiming the world.

lesson-claims = Claiming a Kingdom
    .about = How the world is dealt out before the first turn: Kingdoms, gold, lands.
lesson-claims-end = Claim gold and a harbour while others still look at the middle.
    .well = You have a Kingdom, gold beside it and the first lands of your own.
lesson-claims-kingdom = Nobody begins with land: you claim it. First each player puts five units into a Kingdom; { $goal } Kingdoms win. In those that nobody chooses stand five neutral units, which defend themselves.
    .title = A Kingdom
    .do = Click Isborg, Vindborg or Eldborg.
    .why = The Orcs take Jarnborg. Whoever lives far from others has peace; whoever lives in the middle has many ways.
lesson-claims-gold = Now mines and teleportals, one at a time: with two players three each. Each of them brings { $gold } gold a turn, an ordinary territory { $land }. Those near your Kingdom are easier to hold.
    .title = Gold
    .do = Click the mine or teleportal that you want, three times.
lesson-claims-lands = Then all other lands, one after another, wherever you like, even beside a rival. Islands stay empty. Take at least one harbour: your first ship docks there, and without a harbour you get none.
    .title = Lands and harbours
    .do = Claim two territories.
    .why = What is left of your units goes into your lands afterwards, one at a time.

## Treasures.

lesson-treasures = Treasures
    .about = Give one to a bearer, bring it into battle, and show it at the right moment.
lesson-treasures-end = A treasure helps only where its bearer stands: send it along.
    .well = You kept your treasure hidden until it won you a territory.
lesson-treasures-bear = Your treasure is Gungnir, the spear. You hide its counter under a unit in a Kingdom or in your party. It never changes its bearer, and your rivals do not know what they see.
    .title = A bearer
    .do = Give it to a unit in Isborg.
lesson-treasures-orders = Elsewhere you would give it to your party, which found it. The Elves have { $gold } gold, so there is nothing to buy.
    .title = Nothing to buy
    .do = End the purchase.
lesson-treasures-attack = Next door { $foes } Orc holds Frostgate. Treasures work only in the zone where their bearer stands. So it comes along, with three others.
    .title = Into battle with it
    .do = Attack Frostgate, bring Gungnir and three units.
lesson-treasures-show = You show a treasure only when you use it, and you never have to. Elves hit with { $strength } or less; in your own turn Gungnir adds 1 for all units on your side.
    .title = The right moment
    .do = Show Gungnir.
lesson-treasures-keep = A roll of 4 hit, thanks to Gungnir alone. Had the bearer fallen, a comrade could have taken it up, and if all had fallen, the enemy. Now all know who bears it.
    .title = It stays with its bearer
    .do = End the combat phase.

## Tools.

lesson-tools = Tools for the party
    .about = A village: a companion, a torch, a pickaxe, and units for the way.
lesson-tools-end = Buy tools before you need them: the card does not wait.
    .well = Your party has what the doors of the Wastelands ask for.
lesson-tools-buy = A party that stops in a village meets a companion: Finn. It may also buy a torch and a pickaxe, 1 gold each, and you have { $gold }. Caves ask for the one, mines for the other, and both serve again and again.
    .title = What a quest needs
    .do = Buy the torch and the pickaxe.
    .why = Of each kind one on each visit. Potions and elixirs are gone when they have been used; dens sell them.
lesson-tools-units = Villages have units too, for { $price } gold each, and you have { $gold }. Tools belong to the whole party, as long as one unit lives. When it goes home, they lie in your Kingdom for the next one.
    .title = Company
    .do = Buy a unit or two, or be content.

## Two players.

lesson-two = Two peoples each
    .about = For two players: four peoples, allies who do not fight, and Kingdoms that add up.
lesson-two-end = Let one of your peoples hold while the other one attacks.
    .well = You attacked past your ally, and counted on both of your peoples.
lesson-two-allies = You lead the Elves and the Orcs; your rival leads Dwarves and Barbarians. Allies never fight, and they never stand together: your Orcs in Frostgate block the way. The Dwarf in Granheim is an enemy.
    .title = Friend and foe
    .do = Attack Granheim with four units.
lesson-two-count = Each people takes a turn of its own, with its own gold and mana. But Kingdoms count together: Isborg and Jarnborg are { $kingdoms } of the { $goal } that win.
    .title = Kingdoms add up
    .do = End the combat phase.

## Bids for the first turn.

lesson-bids = A bid for the first turn
    .about = An optional rule: secret bids of gold decide who begins.
lesson-bids-end = Bid what the first turn is worth to you, not what you have.
    .well = You have bid, and know now what that costs.
lesson-bids-bid = Some rules hold only if you agree on them before the game. With this one all bid gold in secret, and who bids most begins. You have { $gold } gold, and a unit costs { $price }.
    .title = What is it worth?
    .do = Bid 6, 3 or nothing.
lesson-bids-paid = The Orcs bid 4. You have { $gold } gold now: everybody pays what they bid, not only who begins. Whoever bid nothing lost nothing.
    .title = All bids are paid
    .do = Buy what you like, or end your purchase.

## Rules agreed beforehand.

lesson-agreed = Agreed before the game
    .about = Attacks declared together, and a free spell in the first round.
lesson-agreed-end = Agree on optional rules before the first turn, not when one would help you.
    .well = You sent every unit to its one attack, and shot without paying.
lesson-agreed-declare = Optional rules hold only if you agree on them before the game. With this one you declare all attacks of your turn first, and fight afterwards.
    .title = First declare
    .do = Click Glodheim, and send the Wizard and three units.
    .why = So you cannot wait for the first battle before you decide on the second.
lesson-agreed-second = Nobody has fought yet. Each unit attacks only once a turn, so whoever wins in Glodheim cannot go on to Ravnvik: others have to.
    .title = And the second
    .do = Click Ravnvik, and send two units.
lesson-agreed-fight = Both attacks stand, and now they are fought, in the order that you choose.
    .title = Then fight
    .do = Begin with the fight in Glodheim.
lesson-agreed-free = Another rule that you agreed on: in the first round of each battle a Wizard’s spell is free. You have { $mana } mana, and may cast all the same.
    .title = A free spell
    .do = Cast Arrows of Skadi.
    .why = From the second round on, and for every other spell, Wizards pay as usual.
lesson-agreed-other = Glodheim is yours. Its winners stay there: they have had their attack.
    .title = The other fight
    .do = Now fight in Ravnvik.
lesson-agreed-rest = Both are yours, and no unit attacks twice: there is nothing more to win in this turn.
    .title = All attacks are done
    .do = End the combat phase.
