### The Lord of the Ice Garden in English. Regions are called by their letters.

## Words

word-fjollsfinn = Fjollsfinn
word-van-dyken = van Dyken
word-freihoff = Freihoff
word-callo = Callo

word-population = population
word-gold = gold
word-m-factor = M-factor

word-gorge = Viper Gorge
word-influence = Influence
word-move = Move
word-mountain = Voracious Mountain
word-raven = Raven Shadow
word-making = Making

word-marker = marker
word-unit1 = level-1 unit
word-unit2 = level-2 unit
word-unit3 = level-3 unit
word-fresh1 = least damaged level-1 unit
word-fresh2 = least damaged level-2 unit
word-fresh3 = least damaged level-3 unit

word-attack = Attack
word-shield = Shield
word-speed = Speed
word-dominate = Dominate

word-fire-people = Fire People
word-whisperers = Those Who Whisper to Shadows
word-nightwalkers = Nightwalkers
word-bears = Both Bears
word-plain = without arrow
word-arrow = with arrow

word-torment = lay a nightmare token
word-piper = take 1 population from the bank
word-tower = build a Red Tower
word-reserve = carry the magical reserves to the Thorn

word-m0 = M-factor from level 0
word-m1 = M-factor from level 1
word-m2 = M-factor from level 2
word-m3 = M-factor from level 3

word-token = discard a Vuko token
word-reputation = regain reputation

## Prompts

ask-character = Which character do you play?
ask-opponent = Which character do you play against?
ask-vuko-tile = Which Vuko tile lies on stage { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}?
ask-tile = Where do you lay a face-down region tile ({ $left } left to lay)?
ask-thorn = In which region does your Thorn stand?
ask-start = { $which ->
    [1] Where do you place your first marker?
   *[other] Where do you place your second marker, away from the first?
}
ask-settle = Where do you place a marker to catch up ({ $left } still allowed)?
ask-advance = How far does your initiative marker go from ship { $ship } of stage { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}?
ask-order = Which order token do you lay on which field ({ $left } left to lay)?
ask-plan = Which field do you plan with your next action marker ({ $left } left)?
ask-gorge = What do you take or trade in Viper Gorge?
ask-influence = Where do you place one or two markers, for 1 population each (you have { $population })?
ask-move = Which piece do you move to a neighbouring region for 1 gold (you have { $gold })?
ask-mountain = From where to where does the Voracious Mountain take your pieces, for { $price } population?
ask-carry = How many { $piece }s do you take along from { $origin-the } to { $goal-the }?
ask-raven = What do you want from Raven Shadow?
ask-making = What do you make next (Dead Snow: { $snow } of { $limit })?
ask-shift = Which M-factor do you shift ({ $left ->
    [one] { $left } step
   *[other] { $left } steps
} left)?
ask-appear = Where does your level-{ $level } unit appear ({ $left } left to place)?
ask-spy = Which abilities does your Harrasim get as Maker-Spy, or does it keep the ones it has?
ask-cross = Who crosses the ice river between { $origin-the } and { $goal-the }?
ask-speed = Which unit do you move with its Speed?
ask-attack = Do you pay 2 gold so that your units attack?
ask-strike = Whom does the next point of damage hit?
ask-lose = Which of your units { $region-in } do you lose to Vuko?
ask-use = Do you use the power that you have { $region-in }?
ask-recruit = Whose marker { $region-in } do you take to the Ice Garden?
ask-pillage = Whom do you rob { $region-in }, and of what?
ask-enchant = Whose marker { $region-in } does your Faun swap for one of yours?
ask-take = Which resource do you take from { $region-the }?
ask-evict = Where does a marker go that must leave { $region-the } ({ $left } left to move)?

## Actions

do-pass = Pass
    .ask-gorge = Take nothing
    .ask-making = Make nothing
    .ask-influence = Place none
    .ask-move = Move nobody
    .ask-raven = Ask for nothing
    .ask-mountain = Take nobody
    .ask-attack = Do not attack
do-done = Done
    .ask-gorge = Take nothing more
    .ask-settle = Place no more
    .ask-strike = Hit nobody else
    .ask-spy = Keep them
    .ask-shift = Leave it so
    .ask-making = Make nothing more
    .ask-move = Move nobody else
    .ask-speed = They stay
do-play = Play { $character }
do-oppose = Play against { $character }
do-deal = Deal out { $character }
do-stack = Put { $character } next in the stack
do-vuko-tile = Lay { $tile } ({ $side })
do-no-tile = Lay no Vuko tile here
do-tile = Lay the tile { $region-in }
do-thorn = Put the Thorn { $region-in }
do-reserve = Turn up a magical reserve { $region-in }
do-number = Turn up the red number { $number }
do-start = Place a marker { $region-in }
do-settle = Place a marker { $region-in }
do-advance = { $steps ->
    [one] Go on by { $steps } ship
   *[other] Go on by { $steps } ships
}
do-order = Lay order token { $token } on { $field }
do-plan = Plan { $field }
do-gain = Take 1 { $resource }
do-trade = { $alike ->
    [yes] Trade 2 { $resource-many } for 1 { $resource3 }
   *[no] Trade 1 { $resource } and 1 { $resource2 } for 1 { $resource3 }
}
do-influence = Place one marker { $region-in }
do-influence-two = { $alike ->
    [yes] Place two markers { $region-in }
   *[no] Place a marker each { $region-in } and { $region2-in }
}
do-move = Move a { $piece } from { $region-the } to { $region2-the }
do-mountain = Travel from { $region-the } to { $region2-the }
do-carry = { $count ->
    [0] Take no { $piece } along
    [one] Take a { $piece } along
   *[other] Take { $count } { $piece }s along
}
do-raven = { $gift }
do-shift = Shift M-factor
do-lift = Shift 1 M-factor from level { $layer } to level { $layer2 }
do-improve = Give level-{ $level } units { $improvement } on the row's spot { $spot }
do-summon = { $units ->
    [one] Summon { $units } unit of level { $level }
   *[other] Summon { $units } units of level { $level }
}
do-appear = Place the unit { $region-in }
do-spy = Give the Maker-Spy { $improvement }
do-spy-two = Give the Maker-Spy { $improvement } and { $improvement2 }
do-cross = Cross from { $region-the } to { $region2-the }
do-attack = Attack for 2 gold
do-strike = Hit { $character } { $region-in }: { $target }
do-strike-neutral = Hit a neutral marker { $region-in }
do-lose = Lose a level-{ $level } unit
do-use = Yes: { $ability }
do-recruit = Take a free marker of { $character } to the Ice Garden
do-recruit-held = Take a marker of { $character } that Vuko holds to the Ice Garden
do-pillage = Rob { $character } of { $loot }
do-enchant = Swap a free marker of { $character } for one of yours
do-enchant-held = Swap a marker of { $character } that Vuko holds for one of yours
do-take = Take { $resource }
do-evict = Move a marker to { $region-the }
do-roll = Roll a { $die }

## What somebody did without an event telling of it

did-pass = { $seat } passes.
    .ask-gorge = { $seat } takes nothing.
    .ask-making = { $seat } makes nothing.
    .ask-influence = { $seat } places no marker.
    .ask-move = { $seat } moves nobody.
    .ask-raven = { $seat } asks for nothing.
    .ask-mountain = { $seat } takes nobody anywhere.
    .ask-attack = { $seat } does not attack.
did-done = { $seat } is done.
    .ask-gorge = { $seat } takes nothing more.
    .ask-settle = { $seat } places no further marker.
    .ask-strike = { $seat } hits nobody else.
    .ask-spy = { $seat } keeps what the Maker-Spy can do.
    .ask-shift = { $seat } leaves the other M-factors where they are.
    .ask-making = { $seat } makes nothing more.
    .ask-move = { $seat } moves nobody else.
    .ask-speed = { $seat } lets the speedy units stay.
did-carry = { $count ->
    [0] { $seat } takes no { $piece } along.
    [one] { $seat } takes a { $piece } along.
   *[other] { $seat } takes { $count } { $piece }s along.
}

## Forms: many, a region with its article, where something is

form-many = { $head ->
    [M-factor] M-factors
   *[other] { $word }
}
form-the = { $head ->
    [Coast] the { $word }
    [Frost] the { $word }
    [Wolf] the { $word }
    [Vale] the { $word }
    [Serpent] the { $word }
    [Iron] the { $word }
    [Nahel] the { $word }
   *[other] { $word }
}
form-in = { $head ->
    [Coast] on the { $word }
    [Serpent] on the { $word }
   *[other] in { form-the }
}

## Events of the set-up

plays = Player { $number } plays { $character }.
stacked = { $seat } starts as number { $place } in turn order.
vuko-tile-laid = Stage { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} gets the tile { $tile } ({ $side }).
no-vuko-tile = Stage { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} has no Vuko tile.
tile-laid = { $seat } lays a region tile { $region-in }.
thorn-placed = The Thorn of { $seat } stands { $region-in }.
reserve-found = There is a magical reserve { $region-in }.
tile-turned = The tile { $region-in } shows the red number { $number }.
neutrals = One neutral marker is laid in each of the { $count } open regions.
marker-placed = { $seat } places a marker { $region-in }.

## Events of the round

round = Round { $number } begins.
caught-up = { $seat } has little left on the map and gets { $amount } population.
advanced = { $seat } goes on to ship { $ship } of stage { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
turn = { $seat } is number { $place } in turn order, with { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
red-ship = { $scorings ->
    [one] A red ship is reached: regions give points this round.
   *[other] { $scorings } red ships are reached: regions give points { $scorings } times this round.
}
order-laid = { $seat } lays order token { $token } on { $field }.
planned = { $seat } plans { $field } in place { $slot }.
planned-gorge = { $seat } plans { $field } and leaves an influence marker there.
field-turn = { $seat } uses a marker on { $field }.
let-go = { $seat } does nothing on { $field }.
gained = { $seat } gets { $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-many }
}.
paid = { $seat } pays { $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-many }
}.
moved = { $seat } moves { $piece ->
    [marker] { $count ->
        [one] a marker
       *[other] { $count } markers
    }
   *[other] { $count ->
        [one] a unit ({ $piece })
       *[other] { $count } units ({ $piece })
    }
} from { $origin-the } to { $goal-the }.
token-discarded = { $seat } discards a Vuko token.
reputation = The reputation of { $seat } is now { $value }.
snow = Dead Snow stands at { $value } of { $limit }.
shifted = { $seat } shifts an M-factor from level { $origin } to level { $goal }.
improved = { $seat } improves a kind of unit ({ $level }): { $improvement }.
summoned = A unit of { $seat } appears { $region-in }: { $level }.

## Events of Activation and of Vuko

spied = { $seat } gives the Maker-Spy { $improvement }.
attacked = { $seat } attacks.
struck-marker = { $seat } removes a marker of { $victim } from { $region-the }.
struck-neutral = { $seat } removes a neutral marker from { $region-the }.
struck-unit = { $seat } hits a unit of { $victim } { $region-in }: { $level }.
beaten = { $seat } beats a unit of { $victim } { $region-in }: { $level }.
removed = A unit of { $victim } leaves { $region-the }: { $level }.
scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
vuko-waits = Vuko waits.
vuko-goes = Vuko goes to { $region-the } to visit { $seat }.
vuko-stays = Vuko stays { $region-in } and visits { $seat } again.
vuko-finds-nobody = Vuko looks for { $seat } but finds nobody on the map.
token-received = { $seat } gets a Vuko token.
vuko-kills = Vuko kills a unit of { $seat } { $region-in }: { $level }.
held = Vuko holds { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} of { $seat } { $region-in }.
following = { $count ->
    [one] { $count } neutral marker follows
   *[other] { $count } neutral markers follow
} Vuko to { $region-the }.
nightwalkers-took = The Nightwalkers take { $count ->
    [one] { $count } marker and { $count } Vuko token
   *[other] { $count } markers and { $count } Vuko tokens
} from { $seat } { $region-in }.

## Events of domination, goals and the end

dominates = { $seat } dominates { $region-the }.
absorbed = The Thorn absorbs { $count ->
    [one] { $count } magical reserve
   *[other] { $count } magical reserves
} for { $seat }.
recruited = { $seat } takes a marker of { $victim } from { $region-the } to the Ice Garden.
pillaged = { $seat } robs { $victim } of 1 { $resource }.
tormented = { $seat } lays a nightmare token { $region-in }.
enchanted = { $seat } swaps a marker of { $victim } { $region-in }.
tower-built = { $seat } builds a Red Tower { $region-in }.
reserve-carried = { $seat } carries { $count ->
    [one] { $count } magical reserve
   *[other] { $count } magical reserves
} from { $region-the } to the Thorn.
reserve-moved = A magical reserve moves from { $origin-the } to { $goal-the }.
reserves-turned = { $count ->
    [one] { $count } magical reserve is
   *[other] { $count } magical reserves are
} turned face up at the Thorn.
locked = The nightmare locks { $region-the }.
evicted = A marker of { $seat } leaves { $origin-the } for { $goal-the }.
goal-reached = { $seat } has reached the goal.
gorge-bonus = { $seat } gets { $points } points for Viper Gorge.
dead-snow = Dead Snow covers the world.
final-reputation = { $seat } ends with a reputation of { $value }.
wins = { $seat } wins.

## Events of the solo game

rolled = The die shows { $number }.
roamed = A level-{ $level } unit of the opponent roams to { $goal-the }.
lost = { $seat } loses 1 { $resource }.

## Endings and goals

ending-dead-snow = Dead Snow has fallen
ending-goal = A goal has been reached
ending-fifty-points = 50 points have been reached
ending-last-ship = The last red ship has been reached

goal-fjollsfinn = Ice Garden: { $done } of { $needed } markers
goal-van-dyken = Thorn: { $done } of { $needed } reserves absorbed
goal-freihoff = Red Towers: { $done } of { $needed }
goal-callo = Locked regions: { $done } of { $needed }

## Options

option-edition = which rulebook is played
option-mode = the basic game, or the advanced one with Vuko tiles and order tokens
option-characters = chosen by the players, dealt by lot, or named here
option-vuko_layout = in the advanced game: Vuko tiles chosen or laid at random
option-difficulty = how hard the solo game is: medium adds the Vuko tiles, hard also a level-3 unit at the start, scientist also all improvements
option-raven_price = what Raven Shadow charges M-factor for: only for discarding a token, or always
option-safe_step = where the first step out of the safe area leads: to 0 or to -1
option-pillage_from = who can be pillaged: anybody in the region, or only owners of units there

# Names of the options and of their choices, and a sentence about the game.
game-title = The Lord of the Ice Garden
game-words = Sing strange regions into your shape. Most influence scores, a reached goal wins, and loud songs bring Vuko.
option-edition-name = Edition
option-mode-name = Mode
option-characters-name = Characters
option-vuko_layout-name = Vuko tiles
option-difficulty-name = Solo level
option-raven_price-name = Price of Raven Shadow
option-safe_step-name = First step out of safety
option-pillage_from-name = Who can be pillaged
choice-first = first edition
choice-second = second edition
choice-basic = basic game
choice-advanced = advanced game
choice-chosen = chosen
choice-dealt = dealt by lot
choice-random = at random
choice-easy = easy
choice-medium = medium
choice-hard = hard
choice-scientist = true scientist of Midgaard
choice-token = only for a token
choice-always = always
choice-zero = to 0
choice-minus-one = to −1
choice-anybody = anybody there
choice-units = owners of units there

# What can be read out at a table without pictures.
topic-board = board
topic-board-help = reads the board, a line a region; with a letter only that region.
topic-who = who
topic-who-help = reads what every player has, and the turn order.
topic-tracks = tracks
topic-tracks-help = reads the tracks, the action fields and the banks.

# What bots think: aspects of a standing, plans, and characters of play.
fact-points = brings { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} more
fact-keeps-region = keeps { $region-the }, which pays { $points } at the next scoring
fact-takes-region = takes { $region-the }, which pays { $points } at the next scoring
fact-population = leaves { $count } more population
fact-gold = leaves { $count } more gold
fact-units = puts { $count ->
    [one] one more unit
   *[other] { $count } more units
} on the map
fact-no-visit = keeps Vuko from visiting
aspect-points = brings victory points
aspect-points-kept = keeps victory points that other options cost
aspect-points-against = brings fewer victory points than other options
aspect-lands = strengthens the hold on regions
aspect-lands-kept = keeps the hold on regions
aspect-lands-against = does less for the hold on regions than other options
aspect-hoard = fills one's own stores
aspect-hoard-kept = saves one's own stores
aspect-hoard-against = leaves less in one's own stores than other options
aspect-army = makes one's own units more dangerous
aspect-army-kept = keeps one's own units as they are
aspect-army-against = does less for one's own units than other options
aspect-goal = brings the goal nearer
aspect-goal-kept = keeps the goal within reach
aspect-goal-against = does less for the goal than other options
aspect-vuko = keeps Vuko away
aspect-vuko-kept = does not draw Vuko near
aspect-vuko-against = draws Vuko nearer than other options
aspect-snow = prepares for Dead Snow
aspect-snow-kept = stays ready for Dead Snow
aspect-snow-against = prepares less for Dead Snow than other options
plan-take-region = wants to dominate { $region-the }
plan-secure-region = secures { $region-the }
plan-spread = spreads influence
plan-regroup = moves strength to where it counts
plan-stock-up = stocks up in Viper Gorge
plan-summon = prepares units
plan-improve = makes units better
plan-mend-name = mends its reputation
plan-weaken = weakens { $character }
plan-hunt-points = hunts for points in battle
plan-sail-fast = hurries on along the initiative track
plan-sail-slowly = takes its time on the initiative track
plan-end-in-snow = ends the game in Dead Snow
plan-dwellers = recruits for the Ice Garden { $region-in }
plan-reserves = carries reserves from { $region-the } to the Thorn
plan-tower = builds a Red Tower { $region-in }
plan-nightmare = prepares { $region-the } for the nightmare
style-raider = raider
style-seeker = seeker
style-hermit = hermit
