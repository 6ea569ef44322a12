# Words of the picture, in English.

## Names of the pictures.

board-name = Table of Fall of the Mountain King: the mountain, the Gnome Wheel, Gate cards, the Clan board, Champions and Honour
board-name-map = The mountain
board-name-ancestry = Ancestry
board-name-tracks = Honour, Gnome Wheel, Gate cards and Clan board
board-name-champions = Champions of the Wave
board-tab-map = Map
board-tab-ancestry = Ancestry
board-tab-tracks = Tracks
board-tab-champions = Champions

## What goes on.

board-wave = Wave { $number }
board-phase-setup = Set-up
board-phase-building = Building
board-phase-supplies = Supplies
board-phase-battle = Battle
board-phase-invasions = Invasions
board-phase-awards = Awards
board-phase-scoring = Scoring
board-card-of = Card { $number } of { $cards }
board-passing = { $back ->
    [1] Passing against the clock
   *[other] Passing clockwise
}
board-supplies-left = { $count ->
    [one] 1 Supply left at the table
   *[other] { $count } Supplies left at the table
}
board-repelled = Repelled from { $cavern }: { $might } against { $gnomes }
board-scouted-gates = Gate cards seen: { $things }
board-scouted-gnomes = Gnomes seen: { $things }

## Tracks.

board-wheel = Gnome Wheel
board-boost = Boost
board-boost-wire = boost
board-breach-wire = breach
board-breach-size = { $count ->
    [0] none
   *[other] brings { $count }
}
board-gates = Gate cards
board-invaders = { $count ->
    [one] 1 Gnome each
   *[other] { $count } Gnomes each
}
board-clans = Clan board
board-votes = Votes
board-swarm = The Swarm
board-swarm-point = { $here ->
    [1] Swarm point of { $clan }: the Swarm is here
   *[other] Swarm point of { $clan }
}

## Panels.

board-more = What { $seat } has
board-turn = { $place }. in turn order
board-rank = place { $place }
board-supplies = Supplies
board-supplies-of = Supplies: { $count } of 8
board-desperation = Desperation tokens
board-stock = Trolls at home
board-elders = Elders
board-cards = cards in the Ancestry
board-in-hand = cards in hand
board-hand = Your hand
board-ancestry-of = Ancestry of { $seat }
board-candidate = { $votes ->
    [one] { $clan }, 1 Vote.
   *[other] { $clan }, { $votes } Votes.
}
board-do-peek-gnome = { $which ->
    [0] Look at the Gnome in { $cavern }
    [1] Look at the first Gnome in { $cavern }
   *[other] Look at the second Gnome in { $cavern }
}
board-token = { $side ->
    [0] First Gnome
   *[other] Second Gnome
}

## Explanations.

board-about-pair = Lairs { $pair }a and { $pair }b: one beside { $one }; the other beside { $other }.
board-about-steps = { $steps ->
    [one] 1 space on
   *[other] { $steps } spaces on
}: { $space }, with strength { $steps }.
board-passes-boost = On the way the Honour Boost grows.
board-passes-breach = { $gnomes ->
    [0] On the way a Breach, but no Gnome is left for it.
    [one] On the way a Breach with 1 Gnome.
   *[other] On the way a Breach with { $gnomes } Gnomes.
}
board-about-wires = The pawn reaches the Breach in { $breach } and the Boost in { $boost }.
board-decides = { $seat } decides for Gnomes at the Gates of { $clan }.
board-gate-brings = { $count ->
    [one] It brings 1 Gnome.
   *[other] It brings { $count } Gnomes.
}
board-about-type = { $type }: the best cluster has power { $power }.
board-about-fallen = The first unit to fall in an invasion earns { $honour } Honour.
board-about-ancestry = Cards over cards: cubes cover what was used in this Wave.

## What an option would do.

board-hides = Hides: { $symbols }.
board-clusters = Best clusters: { $changes }.
board-elder-change = Elders { $now } → { $then } ({ $honour } Honour at the end).
board-enter = { $most ->
    [one] 1 unit can go to { $cavern }.
   *[other] Up to { $most } units can go to { $cavern }.
}
board-settle = { $most ->
    [one] 1 unit can go to { $cavern }; { $needed } would control it.
   *[other] Up to { $most } units can go to { $cavern }; { $needed } would control it.
}
board-seize = { $most ->
    [one] 1 unit can go to { $cavern }; { $needed } would seize control and a Vote of { $clan }.
   *[other] Up to { $most } units can go to { $cavern }; { $needed } would seize control and a Vote of { $clan }.
}
board-fight = { $most ->
    [one] { $cavern }: 1 unit against Gnomes of strength { $strength }.
   *[other] { $cavern }: up to { $most } units against Gnomes of strength { $strength }.
}
board-victory = Victory: { $honour } Honour and a Vote of { $clan }.
board-wheel-goes = { $spaces ->
    [one] The Wheel then goes 1 space on.
   *[other] The Wheel then goes { $spaces } spaces on.
}
board-then-breach = { $gnomes ->
    [0] It passes the Breach, but no Gnome is left for it.
    [one] It passes the Breach: 1 Gnome.
   *[other] It passes the Breach: { $gnomes } Gnomes.
}
board-swarm-brings = { $gnomes ->
    [0] The Swarm goes to { $clan }, but no Gnome is left to break in.
    [one] 1 Gnome at the Gates of { $clan }.
   *[other] { $gnomes } Gnomes at the Gates of { $clan }.
}
board-no-way = From { $clan } no Gnome would find a way.
board-gnome-goes = { $trolls ->
    [0] From { $clan } the first would move into { $cavern }.
    [one] From { $clan } the first would come to { $cavern }, against 1 unit.
   *[other] From { $clan } the first would come to { $cavern }, against { $trolls } units.
}
board-gnome-choice = From { $clan } the first would come to one of { $caverns }: { $seat } decides.
board-moves-in = The Gnome moves into { $cavern }.
board-one-falls = The Gnome is beaten in { $cavern }, and one unit falls there: { $units }.
board-influences = { $champion }: { $amount } more, { $total } in all, place { $place }.
board-bolsters = { $most ->
    [one] { $cavern }: 1 more Troll beside { $there }; { $stock } at home.
   *[other] { $cavern }: up to { $most } more Trolls beside { $there }; { $stock } at home.
}

## What Champions do, in a few words.

board-deed-firragh = Fights as two Trolls against Gnomes.
board-deed-argren = Strong Advance with her: a Weak action more.
board-deed-brunna = You pass Gnome-free caverns next to her.
board-deed-skeld = When he falls: the First Fallen value.
board-deed-hrotha = Bolster where she is, if you control it.
board-deed-nyssa = A Gnome symbol; one more look as a scout.
board-deed-grumle = One Supply more in each Wave.
board-deed-ketil = Weak Advance: he takes one more along.
board-deed-vargha = Claw: one more Vote where she seizes.
board-deed-dagrun = To Gnomes her cavern holds two more.
board-deed-tuva = Claw: one more in an Influence.
board-deed-morgar = End: 3 for holding a Gate cavern.
board-deed-imbolg = In his battles one Gnome is 1 weaker.
board-deed-laggrid = Claw: one cluster joins over corners.
board-deed-waelwulf = Bolster 1 more: your Lairs, or with him.
board-deed-okkag = Repelled: gain 2, nobody entrenches.
board-deed-crym = Claw: the Wheel pawn goes 1 further.
board-deed-siggdan = May fall instead of a drawn unit.
board-deed-haldis = Counts as two for control.
board-deed-rurik = A Wild symbol next to all of yours.
board-deed-thorga = A strong Influence symbol, power 2.
board-deed-ulfgar = Advances through any free caverns.
board-deed-yrsa = End: 1 per overrun neighbour, 4 at most.
board-deed-bolvir = Your fallen score in a Breach too.
board-deed-sibba = Claw: keeps one invading Gnome out.
board-deed-gunnhild = 1 more Influence on this Domain's Clan.
board-deed-jorunn = Claw: she steps on after an action.
board-deed-harald = Now: an Advance with power 3.
board-deed-edda = Now: a Bolster with power 4.
board-deed-ragna = End: 1 per Elder, 4 at most.
board-deed-stigandr = End: 2 beside a Hall, in control.
board-deed-vidkun = 1 more per Gnome; the Wheel stays.
board-deed-torvald = Now: a tile makes a Hall worth 6 more.
board-deed-asta = Now: a cavern of yours counts twice.
board-deed-grimhild = Now: Gnomes count nothing at a Hall.
board-deed-eirik = Now: 4 more for first at one Clan.
board-deed-halla = Now: a tile counts as two of yours.
board-deed-snorri = Two Elder symbols.
board-deed-brokk = End: 1 per Clan with two of your Votes.
board-deed-ylva = Now: clears a neighbour, gains its strength.
board-deed-osk = Now: Advance 4, and the Wheel stays.
board-deed-dura = End: 1 per Troll at home, 8 at most.
board-deed-frey = End: 3 per Domain with two caverns.
board-deed-hroar = End: 2 per cavern at the volcano.

## What stands on an option.

board-symbol = { $symbol } in { $cell }
board-do-lay = Lay { $card } from { $cell }
board-do-discard = Discard { $card }
board-do-cover = Cover the { $symbol }
board-do-weak = Weak { $type } { $symbol-with }
board-do-strong = Strong { $type }, first { $symbol-with }
board-do-add = Add { $symbol }
board-do-crown-hall = Lay the tile at the Great Hall between { $caverns } and { $last }
board-note-hides = hides { $symbols }
board-note-hides-nothing = hides nothing
board-note-power = power { $power }
board-note-most-power = up to power { $power }
board-note-desperation = power { $power }, for 1 token of your { $has }
board-note-supply = power { $power }, for 1 Supply of your { $has }
board-note-fight = { $most ->
    [one] 1
   *[other] up to { $most }
} against strength { $strength }
board-note-enter = { $most ->
    [one] 1 may go
   *[other] up to { $most } may go
}
board-note-settle = control takes { $needed }, only { $most } may go
board-note-control = { $needed ->
    [one] 1 takes control
   *[other] { $needed } take control
}
board-note-seize = { $needed ->
    [one] 1 seizes control and a Vote of { $clan }
   *[other] { $needed } seize control and a Vote of { $clan }
}
board-note-influence = +{ $amount }, place { $place }
board-note-bolster = { $most ->
    [one] 1 Troll
   *[other] up to { $most } Trolls
}
board-note-turn = { $space }{ $gnomes ->
    [0] { "" }
    [one] , and a Breach with 1 Gnome
   *[other] , and a Breach with { $gnomes } Gnomes
}
board-note-swarm = next Gnome to { $caverns }
board-note-one-falls = a unit falls: { $seats }
board-note-free = nobody is there
board-note-honour = +{ $honour } Honour
board-note-votes = you have { $votes }, places bring { $honour }
board-note-beside = beside { $caverns }
board-note-worth = worth { $honour }

board-move-advance = Advance on { $place }
board-move-carry = Advance with { $count } from { $origin } to { $place }
board-move-influence = Court { $champion }

## Laying a card, on its sheet.

board-sheet-lay = Lay a card
board-sheet-lay-under = Card { $number } of { $cards } in Wave { $wave }; it must cover at least one symbol.
board-sheet-lay-verb = Lay it here
board-sheet-lay-back = Put it back
board-sheet-lay-ancestry = Your Ancestry
board-sheet-lay-note = Choose a diamond: the middle of the card lies there.
board-sheet-lay-sentence = { $card }, hiding { $hidden }.
board-sheet-lay-empty = { $card }, which covers empty quarters.
board-sheet-lay-left = { $left ->
    [one] the one you leave goes on to { $seat }
   *[other] the { $left } you leave go on to { $seat }
}
board-sheet-lay-last = the one you leave is discarded
board-sheet-lay-does = What this place does
board-sheet-symbols = { $count ->
    [one] { $symbol }
    [2] two { $symbol }
    [3] three { $symbol }
   *[other] four { $symbol }
}
board-sheet-clusters = Your best clusters
board-sheet-clusters-note = Choose a card or a place to see what becomes of them.
board-sheet-joined = { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
}{ $wilds ->
    [0] { " " }joined
    [one] { " " }and a Wild, joined
   *[other] { " " }and { $wilds } Wilds, joined
}
board-sheet-hidden = { $count ->
    [one] one of its symbols is hidden
   *[other] { $count } of its symbols are hidden
}
board-sheet-cut = the cluster is cut apart
board-sheet-unchanged = unchanged
board-sheet-elders = { $more ->
    [0] No Elder is touched.
    [one] One more Elder: { $had } → { $has }.
   *[other] { $more } more Elders: { $had } → { $has }.
}

## A turn and its actions, on their sheet.

board-sheet-turn = Your turn
board-sheet-turn-under = Choose an action here, or a target on the mountain.
board-sheet-turn-part = Two Weak actions, or one Strong action
board-sheet-turn-note = A Weak action covers one symbol and has power 1. A Strong action covers a whole cluster and is the whole turn.
board-sheet-second = The second Weak action
board-sheet-second-part = One more Weak action, or none
board-sheet-second-note = Choose a target on the mountain, or an action here.
board-sheet-court = Influence on a Champion
board-sheet-no-second = No second action
board-sheet-weak = Weak { $power }
board-sheet-strong = Strong { $power }
board-sheet-strong-range = Strong { $least }–{ $most }
board-sheet-cubes-from = { $count ->
    [one] from 1 cube
   *[other] from { $count } cubes
}
board-sheet-how-strong = How strong
board-sheet-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
board-sheet-deed-at = { $type }: { $aim }
board-sheet-deed-weak = Weak action: two of them make a turn.
board-sheet-deed-strong = Strong action: it is the whole turn.
board-sheet-granted = { $champion } gives you this action: power { $power }, and no symbol is covered.
board-sheet-granted-wheel = The space of the Wheel gives you this action: power { $power }, and no symbol is covered.
board-sheet-idle-advance = Do not advance
board-sheet-idle-bolster = Bolster no cavern
board-sheet-power = Power
board-sheet-power-price = power { $power } for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
board-sheet-power-note = Framed symbols are covered. Choose another one to take it, or a framed one to leave it free.
board-sheet-supplies = Supplies spent for power (you have { $have })
board-sheet-desperation = Desperation spent for power (you have { $have })
board-sheet-all-covered = { $count ->
    [0] You have no such symbol.
    [one] Your only symbol of this kind is covered.
   *[other] All { $count } of your symbols of this kind are covered.
}
board-sheet-aim-advance = Where to
board-sheet-aim-bolster = Which cavern
board-sheet-aim-influence = Which Champion
board-sheet-aim-gnome = How far the Wheel pawn goes, clockwise
board-sheet-gate = Gate card { $number }
board-sheet-gates = Look at a Gate card
board-sheet-look = Look at a Gnome
board-sheet-grant-bolster = The space: Bolster with { $power }
board-sheet-grant-influence = The space: Influence with { $power }
board-sheet-who = Who goes
board-sheet-going = { $sent } of { $power }
board-sheet-gnomes = { $count ->
    [one] How many, against the Gnome
   *[other] How many, against { $count } Gnomes
}
board-sheet-many = How many
board-sheet-takes = control
board-sheet-short = { $more } too few for control
board-sheet-yours = yours
board-sheet-somebody = Somebody has to go.
board-sheet-left = { $count ->
    [0] nobody stays
    [one] { $who } stays
   *[other] { $who } stay
}
board-sheet-both = { $some } and { $others }
board-sheet-left-lair = a Lair stays yours when empty
board-sheet-pawn = in { $place }; goes in place of a Troll
board-sheet-born = Trolls from home
board-sheet-stock = { $count } at home
board-sheet-who-comes = How many come
board-sheet-wasted = Spent for nothing
board-sheet-no-more = No more Trolls can come.
board-sheet-covered = Covered
board-sheet-wheel = Wheel
board-sheet-spaces = { $count ->
    [one] 1 space on
   *[other] { $count } spaces on
}
board-sheet-votes = Votes of { $clan }
board-sheet-place = Place
board-sheet-space = Space
board-sheet-breach = Gnomes in the Breach
board-sheet-strength = Gnomes of strength { $strength }
board-sheet-there = { $count ->
    [one] 1 Troll there
   *[other] { $count } Trolls there
}
board-sheet-units = { $count ->
    [one] 1 goes
   *[other] { $count } go
}
board-sheet-said-weak = Weak { $type }
board-sheet-said-strong = Strong { $type }
board-sheet-said-supplies = for { $count ->
    [one] 1 more Supply
   *[other] { $count } more Supplies
}
board-sheet-said-desperation = for { $count ->
    [one] 1 Desperation token
   *[other] { $count } Desperation tokens
}
board-sheet-gnome-in = a Gnome in { $cavern }
board-sheet-said-look = look at { $things }
board-sheet-said-advance = { $count ->
    [0] { $place }
    [one] 1 unit to { $place }
   *[other] { $count } units to { $place }
}
board-sheet-said-bolster = { $count ->
    [0] { $place }
    [one] 1 Troll in { $place }
   *[other] { $count } Trolls in { $place }
}
board-sheet-missing-second = Choose a second Weak action, or none.
board-sheet-missing-aim = Choose where it aims.
board-sheet-missing-crowd = Choose how many go.
board-sheet-missing-born = Choose how many come.
board-sheet-missing-errand = Choose what else the turn of the Wheel does.
board-move-bolster = Bolster { $place }
board-move-turn = { $count ->
    [one] Turn the Wheel by 1 space
   *[other] Turn the Wheel by { $count } spaces
}
