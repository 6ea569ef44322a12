# The table read aloud, in English.

read-nothing = none
read-place = { $name } ({ $letter })
read-amount = { $count } { $count ->
    [one] { $thing }
   *[other] { $thing-many }
}

## Names that stand in our pack.

read-name-coast-of-sails = Coast of Sails
read-name-frost-fells = Frost Fells
read-name-ember-land = Ember Land
read-name-wolf-woods = Wolf Woods
read-name-vale-of-sorrow = Vale of Sorrow
read-name-serpent-shore = Serpent Shore
read-name-iron-grass = Iron Grass
read-name-nahel-sands = Nahel Sands
read-name-volcano-people = Volcano People
read-name-iced-drakkar = Iced Drakkar
read-name-tree-brothers = Tree Brothers
read-name-crab = Crab
read-name-rattling-musician = Rattling Musician
read-name-wyvern = Wyvern
read-name-moonlit-brother = Moonlit Brother
read-name-enlightened-one = Enlightened One
read-name-harrasim = Harrasim
read-name-wild-children = Wild Children
read-name-faun = Faun
read-name-nightmare = Nightmare

## Regions.

read-no-region = There is no region { $which }. The regions are { $regions }.
read-region = { $region }, { $name }:
read-closed = closed in this game.
read-no-tile = no tile yet.
read-face-down = tile face down.
read-tile = number { $number }, points { $points }.
read-offers = Offers { $resources }.
read-locked = Locked.
read-pieces = { $seat }, influence { $influence }: { $pieces }.
read-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
read-held = { $count } of them held by Vuko
read-units = { $count ->
    [one] 1 unit of level { $level } ({ $name })
   *[other] { $count } units of level { $level } ({ $name })
}
read-damage = one of these with { $count } damage
read-neutral = { $count ->
    [one] 1 neutral marker.
   *[other] { $count } neutral markers.
}
read-reserves = { $count ->
    [one] 1 magical reserve.
   *[other] { $count } magical reserves.
}
read-reserves-down = { $count ->
    [one] 1 magical reserve face down.
   *[other] { $count } magical reserves face down.
}
read-nightmares = { $count ->
    [one] 1 nightmare token.
   *[other] { $count } nightmare tokens.
}
read-tower = A Red Tower.
read-thorn = The Thorn stands here.
read-vuko = Vuko is here.
read-dominates = { $seat } would dominate.
read-borders = Borders { $regions }.

## Players.

read-turn-order = Turn order: { $seats }.
read-no-character = { $seat }: no character yet.
read-player = { $seat } (player { $number }): { $score ->
    [one] 1 point.
   *[other] { $score } points.
}
read-opponent = { $seat } (the opponent): { $score ->
    [one] 1 point.
   *[other] { $score } points.
}
read-holdings = Has { $population } population, { $gold } gold. M-factors: { $layers }. Vuko tokens: { $tokens }.
read-layer = { $count } on level { $layer }
read-safe = safe
read-standing = Reputation { $value }, place { $place }. Helm { $helm }. Action markers still to plan: { $actions }.
read-stock = Markers in stock: { $count }, in Viper Gorge: { $gorge }.
read-row = Level { $level }, { $name }: { $there } of { $units } on the map. Icons: { $icons }. Improvements: { $improvements }. Prices of free spots: { $free }.
read-spy = Maker-Spy: { $improvements }.
read-goal = Goal: { $goal }.

## Tracks.

read-round = { $number ->
    [0] The game is being set up.
   *[other] Round { $number }.
}
read-snow = Dead Snow: { $value } of { $limit }.
read-helm = { $seat }: helm { $helm } of { $helms }, stage { $stage }, ship { $ship }, action markers { $cubes }. { $jump ->
    [yes] May move two helms.
   *[no] May not move two helms.
}
read-red-ships = Red ships still ahead at helms { $helms }.
read-no-red-ships = All red ships have been reached.
read-scorings = { $count ->
    [one] Regions score once this round.
   *[other] Regions score { $count } times this round.
}
read-gorge = { $field }, always first: { $seats }.
read-field = { $token }. { $field }: { $taken } of { $slots } slots taken: { $seats }.
read-no-token = No order token yet
read-vuko-nowhere = Vuko is not on the map.
read-vuko-at = Vuko is in { $region }.
read-no-vuko-tile = Stage { $stage }: no Vuko tile.
read-vuko-tile = Stage { $stage }: Vuko tile { $tile }, { $side }, { $active ->
    [yes] at work now.
   *[no] not at work.
}
read-bank = Bank: { $population } population, { $gold } gold, { $mfactor } { $mfactor ->
    [one] M-factor
   *[other] M-factors
}. Vuko tokens left: { $tokens }.
read-improvements-left = Improvements left: { $improvements }.
