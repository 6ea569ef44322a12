# Words of the picture, in English.

## Names of the pictures.

board-name = Table of The Lord of the Ice Garden: the map, initiative, action fields, reputation, Dead Snow and score
board-name-map = Map of the regions
board-name-tracks = Initiative, score, reputation, Dead Snow, Ice Garden and bank
board-name-actions = Action fields
board-tab-map = Map
board-tab-tracks = Tracks
board-tab-actions = Actions

## What goes on.

board-setup = Set-up
board-round = Round { $number }
board-phase-start = Start of the round
board-phase-initiative = Initiative
board-phase-order = Order tokens
board-phase-planning = Planning
board-phase-actions = Actions
board-phase-field = Actions: { $field }
board-phase-activation = Activation
board-phase-vuko = Vuko
board-phase-domination = Domination
board-phase-region = Domination { $region-in }
board-phase-end = End of the round
board-scoring = { $count ->
    [one] Scoring this round
    [2] Scoring twice this round
   *[other] Scoring { $count } times this round
}
board-last-round = Last round
board-snow-near = { $steps ->
    [one] Dead Snow: 1 step to the end
   *[other] Dead Snow: { $steps } steps to the end
}

## Tracks.

board-stage = Stage { $number }
board-tile-fire-people = Fire People
board-tile-whisperers = Whisperers
board-tile-nightwalkers = Nightwalkers
board-tile-bears = Both Bears
board-reputation = Reputation
board-safe = safe
board-no-reputation = not when alone
board-snow = Dead Snow
board-of = of { $limit }
board-garden = Ice Garden
board-sea = The Whale Road

## Action fields.

board-field-done = done
board-field-now = now
board-field-alone = by itself
board-activation = Activation
board-activation-steps = spy, crossing, speed, attack
board-vuko = Vuko
board-vuko-waits = waits: all are safe
board-vuko-visits = would visit { $seat }
board-vuko-stands = { $region-in }
board-gorge-left = left there
board-gorge-none = not planned yet

## Sheets.

board-points = VP
board-turn = { $place }. in turn
board-opponent = opponent
board-no-character = Who will it be?
board-layer = Level { $layer }
board-layers = M-factors by level
board-units = { $there } on the map, { $home } at home
board-spot-free = spot { $spot }, free for { $price } { $price ->
    [one] M-factor
   *[other] M-factors
}
board-spot-spy = spot { $spot }, of the Maker-Spy, empty
board-printed = { $ability }, printed
board-improved = { $ability }, improvement on spot { $spot }
board-spied = { $ability }, Maker-Spy on spot { $spot }
board-tokens = Vuko tokens
board-stock = markers in stock
board-actions = action markers to plan
board-standing = reputation
board-goal-fjollsfinn = dwellers
board-goal-van-dyken = reserves
board-goal-freihoff = towers
board-goal-callo = locks
board-more = Sheet of { $seat }
board-left = { $thing }: { $count } left

## Explanations.

board-about-field-gorge = Take one resource, and trade two for one as often as you like. Each marker planned here leaves an influence marker of yours behind.
board-about-field-influence = Place one or two markers where you already are, for 1 population each.
board-about-field-move = Move up to two pieces to a neighbouring region, for 1 gold each.
board-about-field-mountain = Take any number of your pieces from one region to any other, for { $price } population.
board-about-field-raven = Discard a Vuko token for M-factors, or regain two reputation.
board-about-field-making = Shift M-factors, improve a kind of unit, summon units; each part stirs Dead Snow and costs reputation.
board-about-layer = { $count ->
    [one] { $count } M-factor
   *[other] { $count } M-factors
} on level { $layer }.
board-about-resource = { $name }: { $count } left in the bank.
board-about-improvement-attack = Attack: one more point of damage in its region. { $count } left.
board-about-improvement-shield = Shield: one more point of damage is needed to beat the unit. { $count } left.
board-about-improvement-speed = Speed: one step to a neighbouring region in Activation. { $count } left.
board-about-improvement-dominate = Dominate: one more influence. { $count } left.
board-about-snow = Dead Snow stands at { $value } of { $limit }. At { $limit } the game ends at once, whatever points and goals there are: the best reputation wins. First each Vuko token costs 2 of it, and whoever brought the end loses 2 more.
board-about-reputation = Whoever stands lowest is visited by Vuko. In a stack the lower marker is the better one.
board-about-initiative = Low ships act first. The cubes on a ship are the action markers of whoever reaches its helm; a red ship brings a scoring.
board-about-score = Victory points. { $limit } of them end the game after the round; the track begins again there.
board-about-garden = Markers that Fjollsfinn's Drakkars have brought to the Ice Garden: { $done } of { $needed }.
board-about-activation = After the action fields: the Maker-Spy, the crossing, Speed, then Attack.
board-about-vuko = Vuko goes to the player with the worst reputation, where that player is strongest.
board-about-token = An order token says when its field comes.

## What stands on an option.

board-and = { $first } and { $last }
board-unit = { $name } (level { $level })
board-do-move = Move { $piece ->
    [marker] a marker
   *[other] { $piece }
} from { $origin-the } to { $goal-the }
board-do-improve = Improve { $unit } with { $improvement }{ $spy ->
    [0] { "" }
   *[other] , on spot { $spy } of the Maker-Spy
}
board-do-replace = Improve { $unit } with { $improvement } instead of { $old }
board-do-summon = Summon { $count } × { $unit }
board-do-strike = Hit { $who } { $region-in }: { $piece }{ $fresh ->
    [yes] , the least damaged
   *[no] { "" }
}
board-do-lose = Lose { $unit }
board-note-ship = ship { $ship } of stage { $stage }, { $cubes ->
    [one] { $cubes } action
   *[other] { $cubes } actions
}{ $red ->
    [yes] , brings a scoring
   *[no] { "" }
}
board-note-hit = { $left ->
    [0] beaten
    [one] 1 more hit would beat it
   *[other] { $left } more hits would beat it
}
board-aim-fjollsfinn = brings markers of others to the Ice Garden
board-aim-van-dyken = carries magical reserves to the Thorn
board-aim-freihoff = builds Red Towers
board-aim-callo = locks regions in the nightmare
board-effect-attack = 1 more damage
board-effect-shield = takes 1 more hit
board-effect-speed = 1 more step
board-effect-dominate = 1 more influence
board-change = { $amount } { $count ->
    [one] { $thing }
   *[other] { $thing-many }
}{ $paid ->
    [yes] { " " }(of { $have })
   *[no] { "" }
}
board-do-take = Take { $count } { $count ->
    [one] { $thing }
   *[other] { $thing-many }
}
board-note-then = { $have } { $have ->
    [one] { $thing }
   *[other] { $thing-many }
}
board-note-left = you then have { $goods }
board-note-lift = enough for { $count } × { $unit }
board-note-level-zero = pays for improvements and trades
board-change-reputation = reputation { $now } → { $then }
board-change-tokens = { $amount } { $count ->
    [one] Vuko token
   *[other] Vuko tokens
}
board-change-points = { $points ->
    [one] { $amount } point
   *[other] { $amount } points
}
board-change-goal = goal { $now } → { $then }
board-region-whom = { $region-the }
board-change-ruler = { $who ->
    [you] you dominate { $regions }
    [nobody] nobody dominates { $regions }
   *[other] { $who } dominates { $regions }
}
board-change-vuko = { $who ->
    [you] Vuko comes to you
   *[other] Vuko comes to { $who }
}
board-change-snow = Dead Snow { $now } → { $then } of { $limit }

## The sheet of the tiles.

board-sheet-tiles = Face-down tiles
board-sheet-tiles-under = Nobody knows yet what is on them. All that counts is where they lie.
board-sheet-tiles-note = { $closed ->
    [one] 1 region gets no tile and stays closed for the whole game.
   *[other] { $closed } regions get no tile and stay closed for the whole game.
} Where does your next tile go?
board-sheet-tiles-all = All the same to me: all my { $count } tiles in the next free regions

## Sheets of whole moves

board-sheet-cross = Crossing the ice river
board-sheet-raven = Raven Shadow
board-sheet-spy = Maker-Spy
board-sheet-gorge = Viper Gorge
board-sheet-gorge-under = One resource for the asking, and two for one as often as you like.
board-sheet-gorge-take = Take one
board-sheet-gorge-trade = Trade two for one
board-sheet-gorge-no-trade = You have no two resources to trade.
board-sheet-nothing = Nothing
board-sheet-take = Take 1 { $resource }
board-sheet-one-more = 1 { $resource }
board-sheet-bank-empty = The bank has none left.
board-sheet-gorge-taken = You took one on this visit already.
board-sheet-trade = { $same ->
    [yes] 2 { $give-many }
   *[no] 1 { $give } and 1 { $also }
} for 1 { $want }
board-sheet-trade-have = you have { $goods }
board-sheet-making = Making
board-sheet-making-under = Each part once, in any order. Each brings 1 Dead Snow.
board-sheet-shift = Shift M-factors
board-sheet-shift-price = { $used } of { $steps } steps · −1 reputation, +1 Snow
board-sheet-level-zero = { $count } on level 0
board-sheet-level = Level { $level } ({ $unit })
board-sheet-improve = Improve one kind
board-sheet-improve-price = { $price } { $price ->
    [one] M-factor
   *[other] M-factors
} of your { $have } · −1 reputation, +1 Snow
board-sheet-price = { $price } { $price ->
    [one] M-factor
   *[other] M-factors
} of your { $have }
board-sheet-cannot-pay = Costs { $price } { $price ->
    [one] M-factor
   *[other] M-factors
} on level 0, you have { $have }.
board-sheet-summon = Summon one kind
board-sheet-summon-price = { $lost } reputation, +1 Snow
board-sheet-summon-facts = 1 M-factor of your { $have } on level { $level } and −{ $level } reputation each; { $home } at home
board-sheet-none-home = All of them are on the map.
board-sheet-no-foothold = You have no influence anywhere to appear at.
board-sheet-no-factor = Needs an M-factor on level { $level }; you have { $have }, and none can be shifted there.
board-sheet-where = { $count ->
    [one] Unit { $number } appears in
   *[other] All { $count } appear in
}
board-sheet-reputation = Reputation
board-sheet-snow = Dead Snow of { $limit }
board-sheet-against = { $mine } against { $theirs }
board-sheet-chip-shift = Shift { $count } { $count ->
    [one] M-factor
   *[other] M-factors
}
board-sheet-chip-serves = Shift { $count } to level { $level }
board-sheet-chip-improve = { $unit }: { $improvement }
board-sheet-chip-summon = { $count } { $unit } to { $where-the }
board-sheet-vuko-you = { $still ->
    [yes] Vuko still visits you ({ $rank }).
   *[no] Vuko would come to you ({ $rank }).
}
board-sheet-vuko-other = { $still ->
    [yes] Vuko still visits { $who } ({ $rank }).
   *[no] Vuko would visit { $who } ({ $rank }) instead.
}
board-sheet-vuko-near = { $steps ->
    [one] One more step down and he comes to you.
   *[other] { $steps } more steps down and he comes to you.
}
board-sheet-stock = influence markers
board-sheet-costs = { $count } population of your { $have }
board-sheet-influence-under = One or two markers where you already are, for 1 population each.
board-sheet-influence-where = Where
board-sheet-influence-price = { $count } of { $have } population
board-sheet-influence-missing = Click a region where you are.
board-sheet-influence-dear = { $need ->
    [one] Costs 1 population, you have { $have }.
   *[other] { $need } markers cost { $need } population, you have { $have }.
}
board-sheet-influence-stock = { $have ->
    [0] You have no influence marker left.
    [one] You have only 1 influence marker left.
   *[other] You have only { $have } influence markers left.
}
board-sheet-plan-under = { $count ->
    [one] Plan 1 action marker here: the fields happen from top to bottom.
   *[other] Plan { $count } action markers here: the fields happen from top to bottom.
}
board-sheet-plan-verb = Plan this
board-sheet-plan-order = In this order
board-sheet-plan-after = Then, by itself
board-sheet-plan-markers = markers to plan
board-sheet-plan-sentence = Planning: { $fields }
board-sheet-plan-then = then
board-sheet-plan-later = The first is laid now, the others in turn. If a field is full by then, you are asked again.
board-sheet-plan-missing = { $count ->
    [one] Plan 1 more marker
   *[other] Plan { $count } more markers
}
board-sheet-plan-click = Plan { $field }
board-sheet-ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
board-sheet-plan-left = you then have { $left }
board-sheet-plan-mine = { $count ->
    [one] 1 of yours is here
   *[other] { $count } of yours are here
}
board-sheet-plan-slots = { $taken } of { $slots } taken
board-sheet-plan-full = Full: all { $slots } slots are taken.
board-sheet-plan-no-stock = Needs an influence marker for each, you have { $have }.
board-sheet-plan-gorge = Take 1 resource, trade two for one; it keeps an influence marker (you have { $stock })
board-sheet-plan-influence = { $count ->
    [0] Nothing could be placed: you have { $have } population.
    [one] 1 marker for 1 population (you have { $have })
   *[other] Up to { $count } markers for { $count } population (you have { $have })
}
board-sheet-plan-move = { $count ->
    [0] Costs 1 gold a step, you have { $have }.
    [one] 1 step for 1 gold (you have { $have })
   *[other] Up to { $count } steps for { $count } gold (you have { $have })
}
board-sheet-plan-mountain = { $enough ->
    [yes] Pieces from one region to any other, for { $price } population (you have { $have })
   *[no] Costs { $price } population, you have { $have }.
}
board-sheet-plan-token = be rid of a Vuko token for 1 M-factor (you have { $have })
board-sheet-plan-raven-nothing = Nothing to regain now
board-sheet-plan-making = Shift, improve, summon with your { $count } { $count ->
    [one] M-factor
   *[other] M-factors
}; each part brings 1 Dead Snow
board-sheet-plan-units = { $count ->
    [0] Activation: you have no units on the map.
   *[other] Activation: { $speed ->
        [0] none of your units takes a step (Speed),
       *[other] { $speed } of your { $count } units may take a step (Speed),
    } { $attack ->
        [0] none can attack.
       *[other] { $attack } can attack, for 2 gold together.
    }
}
board-sheet-plan-vuko = { $who ->
    [nobody] Vuko waits: all are safe.
    [you] Vuko would visit you ({ $rank }).
   *[other] Vuko would visit { $who } ({ $rank }).
}
board-sheet-move-under = Up to two steps to a neighbouring region, for 1 gold each.
board-sheet-speed-under = One step to a neighbouring region for each Speed.
board-sheet-move-missing = Click the region that a piece leaves, then where it goes.
board-sheet-step = { $piece } to { $goal-the }
board-sheet-step-way = { $piece } from { $origin-the } to { $goal-the }
board-sheet-step-from = Step { $number } from { $region-the }
board-sheet-step-next = { $count ->
    [0] Which region does a piece leave?
   *[other] Another step, from
}
board-sheet-who = Who
board-sheet-to = Where to
board-sheet-one-gold = 1 gold of your { $have }
board-sheet-mountain-one = At least one piece has to go.
board-sheet-mountain-way = From { $origin-the } to { $goal-the }
board-sheet-attack-under = 2 gold for all of it (you have { $have }).
board-sheet-attack-missing = Choose whom the damage hits.
board-sheet-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
board-sheet-hits-used = { $used } of { $points } damage
board-sheet-hits-none = No damage is left for this here.
board-sheet-hit-marker = 1 hit removes it: +1 point
board-sheet-hit-unit = { $hits ->
    [one] 1 hit beats it
   *[other] { $hits } hits beat it
}: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
board-sheet-improve-facts = { $has ->
    [none] { $price } { $price ->
        [one] M-factor
       *[other] M-factors
    } of your { $have }
   *[other] { $price } { $price ->
        [one] M-factor
       *[other] M-factors
    } of your { $have } · has { $has }
}
board-sheet-snow-near = { $steps ->
    [one] One more step of Dead Snow ends the game at once:
   *[other] { $steps } more steps of Dead Snow end the game at once:
} { $who ->
    [you] you would win, by reputation.
    [alone] then you have lost.
   *[other] { $who } would win, by reputation.
}
board-sheet-snow-falls = Dead Snow falls and the game is over: { $who ->
    [you] you win, by reputation.
    [alone] you have lost.
   *[other] { $who } wins, by reputation.
}
board-sheet-plan-last = This is the last round.
board-sheet-instead = instead of { $old }
board-sheet-spy-spot = spot of the Maker-Spy
board-sheet-held = { $count ->
    [one] one of your markers does not count: Vuko holds it
   *[other] { $count } of your markers do not count: Vuko holds them
}
