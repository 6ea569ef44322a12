# The table read aloud, in English.

read-none = none
read-nobody = nobody

## Who and how many.

read-neutral = neutral
read-monsters = monsters
read-vanquished = vanquished { $people }
read-units = { $people } { $count ->
    [one] 1 unit
   *[other] { $count } units
}
read-bearer = bearer of { $treasure }
read-shown = { $piece }, open
read-hidden = { $count ->
    [one] 1 hidden counter
   *[other] { $count } hidden counters
}
read-tool = { $count ->
    [one] { $tool }
   *[other] { $count } × { $tool }
}

## How the game stands.

read-round = { $number ->
    [0] The game is being set up.
   *[other] Round { $number }.
}
read-turn = Turn of the { $people }, { $phase }.
read-over = The game is over.
read-deciding = To decide now: { $seats }.
read-goal = { $count ->
    [one] 1 Kingdom wins.
   *[other] { $count } Kingdoms win.
}
read-bloodlust = Bloodlust: the last living King wins.
read-kingdoms = Kingdoms: { $peoples }.
read-territories = Territories: { $peoples }.
read-gold = Gold: { $peoples }.
read-collapsed = Collapsed teleportals: { $places }.

## The map.

read-no-land = There is no { $which } on this map. The Realms are { $realms }.
read-realm = Realm of { $realm }.
read-gold-territories = Gold territories.
read-land = { $land }{ $kind ->
    [kingdom] , Kingdom
    [mine] , mine
    [teleportal] , teleportal
    [island] , island
   *[land] {""}
}: { $there }.
read-vacant = vacant
read-attackers = attackers { $units }
read-gold-here = { $gold } gold
read-ship-here = ship { $ship } docked
read-closed = teleportal collapsed
read-borders = Borders { $lands }.
read-mountains = Mountains towards { $lands }.
read-forest = Forest.
read-harbour = Harbour to { $zones }.
read-entrance = A way leads to { $space }.

## The sea.

read-no-ships = There is no ship on the map.
read-no-zone = There is no sea zone { $which }. They are called by a letter and a number, such as K3.
read-zone = Next to { $zone }: { $zones }.
read-harbours = Harbours: { $places }.
read-ship-docked = Ship { $ship } ({ $people }) lies empty { $place-in }.
read-ship-manned = Ship { $ship } is { $place-in }. Aboard: { $units }, of { $room } at most.
read-reach = It sails { $zones } sea zones in a turn.

## The Wastelands.

read-no-space = There is no { $which } in the Wastelands.
read-no-party = There is no quest party.
read-party = Quest party { $space-in }: { $units }.
read-tools = Tools: { $tools }.
read-companions = Companions: { $companions }.
read-stride = It chooses the length of its next move.
read-fog = Fog makes its next move one space.
read-captive = Captured: { $units }.
read-quest = Quest card being read: “{ $quest }”.
read-space = { $kind ->
    [village] Village ({ $space }): a companion joins; tools and units are sold; a way out.
    [den] Witch Den ({ $space }): potions, elixirs, talismans and DragonOrbs are sold.
    [shrine] Shrine ({ $space }): 1 mana, and a scroll with a talisman; nobody fights here.
    [oracle] Oracle ({ $space }): a prophecy, and a spell for mana.
    [lair] Dragon Lair ({ $space }): a red dragon guards a treasure.
    [teleportal] Teleportal ({ $space }): a way out for a party with a Wizard.
   *[quest] Quest space ({ $space }): a quest card is drawn.
}
read-next-to = Next to it: { $spaces }.
read-ways-in = Ways in from { $lands }.
read-party-here = Here: { $units }.
read-ship-at-village = Ship { $ship } lies here.

## What one has.

read-no-peoples = The peoples have not been drawn yet.
read-no-people = Nobody here is { $which }. The peoples are { $peoples }.
read-purse = { $people }: gold { $gold }; mana { $mana }.
read-piece = { $place-in }: { $piece }.
read-spells = Spells: { $spells }.
read-bears = Bears { $treasures }.
read-veiled = { $count ->
    [one] 1 hidden counter: { $places }.
   *[other] { $count } hidden counters: { $places }.
}
read-scrolls = Scrolls: { $scrolls }.
read-prophecies = Prophecies: { $prophecies }.
read-unknown-cards = { $count } unknown
read-store = Stored tools: { $tools }.
read-order = In the turns of others: { $order }.

## Players.

read-order-of-turns = Order of turns: { $peoples }.
read-player = { $people } ({ $seat }).
read-is-out = { $people } ({ $seat }) are out of the game.
read-holds = Kingdoms: { $kingdoms }; territories { $territories }.
read-army = Units on land { $land }, aboard { $aboard } (ships { $ships }), in the Wastelands { $party }.
read-wealth = Gold { $gold }, income { $income }, mana { $mana }.
read-cards = Scrolls { $scrolls }, prophecies { $prophecies }.
read-no-king = The King is lost.

## A combat.

read-no-combat = Nobody is fighting.
read-combat = Combat { $place-over }, round { $round }.
read-attackers-are = Attackers: { $units }.
read-defenders-are = Defenders: { $units }.
read-beasts = { $count } × { $monster }
read-beast = Attack { $attack }, Defence { $defence }, { $hits ->
    [one] 1 hit point
   *[other] { $hits } hit points
} each.
read-wounds = { $count ->
    [one] 1 hit point lost.
   *[other] { $count } hit points lost.
}
read-strength = They hit with { $need } or less on a d{ $die }.
read-hits = { $count ->
    [one] 1 hit suffered.
   *[other] { $count } hits suffered.
}
read-poisoned = Poisoned: { $count }.
read-dice = Rolled in melee: { $dice }.
