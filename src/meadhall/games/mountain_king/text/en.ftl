### Fall of the Mountain King in English. Cards, Great Halls and the cells of an Ancestry are called as they are written.

## Words

word-moss = Moss
word-ice = Ice
word-moon = Moon
word-granite = Granite
word-hammer = Hammer
word-mud = Mud
word-fire = Fire

word-moss1 = Moss 1
word-moss2 = Moss 2
word-moss3 = Moss 3
word-moss4 = Moss 4
word-moss5 = Moss 5
word-ice1 = Ice 1
word-ice2 = Ice 2
word-ice3 = Ice 3
word-ice4 = Ice 4
word-ice5 = Ice 5
word-moon1 = Moon 1
word-moon2 = Moon 2
word-moon3 = Moon 3
word-moon4 = Moon 4
word-moon5 = Moon 5
word-granite1 = Granite 1
word-granite2 = Granite 2
word-granite3 = Granite 3
word-granite4 = Granite 4
word-granite5 = Granite 5
word-hammer1 = Hammer 1
word-hammer2 = Hammer 2
word-hammer3 = Hammer 3
word-hammer4 = Hammer 4
word-hammer5 = Hammer 5
word-mud1 = Mud 1
word-mud2 = Mud 2
word-mud3 = Mud 3
word-mud4 = Mud 4
word-mud5 = Mud 5
word-fire1 = Fire 1
word-fire2 = Fire 2
word-fire3 = Fire 3
word-fire4 = Fire 4
word-fire5 = Fire 5
word-lair-1a = Lair 1a
word-lair-1b = Lair 1b
word-lair-2a = Lair 2a
word-lair-2b = Lair 2b
word-lair-3a = Lair 3a
word-lair-3b = Lair 3b
word-lair-4a = Lair 4a
word-lair-4b = Lair 4b
word-lair-5a = Lair 5a
word-lair-5b = Lair 5b
word-lair-6a = Lair 6a
word-lair-6b = Lair 6b
word-lair-7a = Lair 7a
word-lair-7b = Lair 7b

word-one = 1
word-two = 2
word-three = 3
word-four = 4
word-five = 5
word-six = 6
word-seven = 7

word-blue = Blue
word-red = Red
word-black = Black
word-green = Green
word-amber = Amber

word-firragh = Firragh the Avalanche
word-argren = Argren Hammerhelm
word-brunna = Brunna Mossfinger
word-skeld = Skeld Deepmire
word-hrotha = Hrotha Emberback
word-nyssa = Nyssa Owl-Ear
word-grumle = Old Grumle
word-ketil = Ketil Icefoot
word-vargha = Vargha Clanless
word-dagrun = Dagrun Gatewarden
word-tuva = Tuva Torchtongue
word-morgar = Morgar Bogstride
word-imbolg = Imbolg the Knife
word-laggrid = Laggrid Who Tells Many Tales
word-waelwulf = Waelwulf Who Awakens
word-okkag = Okkag
word-crym = Crym
word-siggdan = Siggdan
word-haldis = Haldis Twin-Shadow
word-rurik = Rurik Runewise
word-thorga = Thorga Ironvoice
word-ulfgar = Ulfgar Tunnelborn
word-yrsa = Yrsa Emberheart
word-bolvir = Bolvir the Unburied
word-sibba = Sibba Frostseal
word-gunnhild = Gunnhild Loudhorn
word-jorunn = Jorunn Quickstep
word-harald = Harald Hundred-Axes
word-edda = Edda Mossmother
word-ragna = Ragna Lorestone
word-stigandr = Stigandr Farwalker
word-vidkun = Vidkun Gnomebane
word-torvald = Torvald Hallward
word-asta = Asta Bannerlift
word-grimhild = Grimhild Doomsayer
word-eirik = Eirik Oathsplitter
word-halla = Halla the Unseen
word-snorri = Snorri Ninefathers
word-brokk = Brokk Anvilking
word-ylva = Ylva Gnomereaper
word-osk = Osk Everburning
word-dura = Dura Mottleback
word-frey = Frey Lastlight
word-hroar = Hroar Volcano-Son

word-advance = Advance
word-bolster = Bolster
word-influence = Influence
word-gnome = Gnome
word-honour = Honour
word-move = Move Trolls
word-vote = a Vote

## Prompts of the set-up and of building

ask-keep = Which starting Champion do you keep?
ask-lairs = Which pair of Lairs do you take?
ask-post = In which cavern beside { $lair } do you post a Troll?
ask-pawn = Where do you place { $champion }?
ask-lay = Which card do you lay, and where (card { $number } of { $cards } in this Wave)?
ask-wilds = Which Wild do you cover as the first of a pair, for one more Supply (you have { $supplies })?
ask-second-wild = Which Wild do you cover as the second of the pair (you have { $supplies ->
    [one] { $supplies } Supply
   *[other] { $supplies } Supplies
})?

## Prompts of turns and actions

ask-action = What do you do: a Weak action, or a Strong one ({ $supplies ->
    [0] your last turn of this Wave
    [one] { $supplies } Supply left
   *[other] { $supplies } Supplies left
})?
ask-weak = Which further Weak action do you take, if any?
ask-cluster = Which symbol do you add, to make a Strong { $type } of it?
ask-advance = Where do you advance, with power { $power }?
ask-bolster = Which cavern do you bolster, with power { $power }?
ask-influence = Which Champion do you influence, with power { $power }?
ask-turn = How far do you move the Wheel pawn clockwise, with power { $power }?
ask-muster = Who goes to { $cavern } (up to { $left ->
    [one] { $left } unit
   *[other] { $left } units
})?
ask-follow = Who follows Ketil Icefoot to { $cavern } (up to { $left })?
ask-retreat = Your attack on { $cavern } has failed: to which Lair do your units go?
ask-trolls = How many Trolls do you add in { $cavern } (up to { $power })?
ask-bring-over = You have no Trolls at home: who moves to { $cavern } instead (up to { $left ->
    [one] { $left } unit
   *[other] { $left } units
})?
ask-go-further = Do you use a Claw of Crym to push the Wheel pawn one space further?
ask-peek-gate = Which Gate card do you look at?
ask-peek-gnome = Which Gnome do you look at?
ask-peek-more = What else do you look at, thanks to Nyssa Owl-Ear?
ask-out = Out of which cavern do you move Trolls (up to { $count ->
    [one] { $count } unit
   *[other] { $count } units
})?
ask-shove = Who goes where out of { $cavern } (up to { $left ->
    [one] { $left } unit
   *[other] { $left } units
})?
ask-claim = Do you use a Claw of Vargha Clanless for one more Vote in { $cavern }?
ask-quick-step = Do you use a Claw of Jorunn Quickstep, and where does her pawn go?

## Prompts of invasions and awards

ask-swarm = { $gnomes ->
    [0] No Gnome is left to break in: where do you steer the Swarm?
    [one] Where do you steer the Swarm, before { $gnomes } Gnome breaks in?
   *[other] Where do you steer the Swarm, before { $gnomes } Gnomes break in?
}
ask-hold-back = Do you use a Claw of Sibba Frostseal to keep out one of the { $gnomes } Gnomes at the Gates of { $clan }?
ask-direct = To which cavern do you send the next Gnome at the Gates of { $clan }?
ask-volunteer = A unit is to fall in { $cavern }: do you offer Siggdan, so that no lot is drawn?
ask-fallen = Which of your units falls in { $cavern }?
ask-carry-home = To which Lair is { $champion } carried?
ask-reward = What do you take for your Influence on { $champion }: a Vote, or { $honour } Honour?
ask-vote = Which Clan gives you { $count ->
    [one] { $count } Vote
   *[other] { $count } Votes
}?
ask-swap = All your bases are in use: which pawn makes room for { $champion }, if any?
ask-tile = Where do you lay the tile of { $champion }?
ask-reap = Which cavern does Ylva Gnomereaper clear of Gnomes?

## Actions

do-pass = Pass
    .ask-weak = No second action
    .ask-bolster = Bolster none
    .ask-advance = Do not advance
    .ask-peek-gnome = Do not look
    .ask-peek-gate = Do not look
    .ask-out = Move nobody
    .ask-wilds = Cover none
    .ask-quick-step = Use no Claw
    .ask-go-further = Use no Claw
    .ask-hold-back = Use no Claw
    .ask-claim = Use no Claw
    .ask-peek-more = Look at nothing else
do-done = Done
    .ask-follow = Nobody else
    .ask-muster = Nobody else
    .ask-shove = Nobody else
do-hall = Turn up a Hall token worth { $value }
do-plank = Turn up Vote tile { $plank }
do-draw = Draw { $champion }
do-gate = Turn up the Gate card of { $clan }
do-break-in = Let a Gnome break into { $cavern }
do-first = Let { $faction } start
do-deal = Deal card { $card }
do-strength = Find strength { $strength }
do-doom = Draw a cube of { $faction }
do-keep = Keep { $champion }
do-settle = Take the Lairs { $pair }a and { $pair }b
do-post = Post a Troll in { $cavern }
do-lay = Lay card { $card } with its upper left quarter at { $cell }
do-discard = Discard card { $card }
do-cover = Cover the Wild { $symbol }
do-weak = Weak { $type }: cover { $symbol }
do-strong = Strong { $type }: cover { $symbol } first
do-add = Add { $symbol } to the cluster
do-desperation = Spend a Desperation token for 1 more power
do-supply = Spend a Supply for 1 more power
do-advance = Advance to { $cavern }
do-send = { $count ->
    [one] Send { $count } Troll from { $cavern }
   *[other] Send { $count } Trolls from { $cavern }
}
do-send-pawn = Send { $champion }
do-retreat = Go to { $cavern }
    .ask-carry-home = To { $cavern }
do-bolster = Bolster { $cavern }
do-trolls = { $count ->
    [one] Add { $count } Troll
   *[other] Add { $count } Trolls
}
do-influence = Influence { $champion }
do-turn = { $steps ->
    [one] Move the Wheel pawn { $steps } space
   *[other] Move the Wheel pawn { $steps } spaces
}
do-peek-gate = Look at Gate card { $gate }
do-peek-gnome = Look at Gnome { $token } in { $cavern }
do-out = Move Trolls out of { $cavern }
do-shove = Move a Troll of { $faction } to { $cavern }
do-shove-pawn = Move { $champion } to { $cavern }
do-claw = Use a Claw of { $champion }
do-swarm = Send the Swarm to { $clan }
do-invade = Send the Gnome to { $cavern }
do-fall = A Troll falls
do-fall-pawn = { $champion } falls
do-reward = Take { $reward }
do-vote = Take Votes of { $clan }
do-pawn = Place the pawn in { $cavern }
do-swap = Take { $champion } off the map
do-crown-hall = Lay the tile at the Great Hall { $hall }
do-crown-cavern = Lay the tile in { $cavern }
do-crown-clan = Lay the tile on the plank of { $clan }
do-reap = Clear { $cavern } of Gnomes

## What somebody did without an event telling of it

did-pass = { $seat } passes.
    .ask-weak = { $seat } leaves the second Weak action out.
    .ask-bolster = { $seat } bolsters no cavern.
    .ask-advance = { $seat } does not advance.
    .ask-peek-gnome = { $seat } looks at no Gnome.
    .ask-peek-gate = { $seat } looks at no Gate card.
    .ask-out = { $seat } moves nobody.
    .ask-wilds = { $seat } covers no wild symbol.
    .ask-quick-step = { $seat } uses no Claw.
    .ask-go-further = { $seat } uses no Claw.
    .ask-hold-back = { $seat } uses no Claw.
    .ask-claim = { $seat } uses no Claw.
    .ask-peek-more = { $seat } looks at nothing more.
did-done = { $seat } is done.
    .ask-follow = { $seat } sends nobody else.
    .ask-muster = { $seat } sends nobody else.
    .ask-shove = { $seat } moves nobody else.
did-reward = { $seat } takes { $reward } as a reward.

## Forms: where

form-in = { $head ->
    [column] in { $word }
   *[other] on { $word }
}
form-with = { $head ->
    [column] with the symbol in { $word }
    [Wild] with the { $word }
   *[other] with { $word }
}

## Events of the set-up

hall-dealt = The Great Hall { $hall } is worth { $honour } Honour.
plank-dealt = The most Votes of { $clan } will be worth { $first } Honour, then { $second } and { $third }.
champion-shown = { $champion } is laid out in the display.
swarm = The Swarm is at { $clan }.
gates-laid = { $count ->
    [one] { $count } Gate card is laid out face down.
   *[other] { $count } Gate cards are laid out face down.
}
champion-offered = { $seat } draws { $champion } to choose from.
champion-offered-hidden = { $seat } draws a Champion to choose from.
champion-chosen = { $seat } chooses { $champion }.
chosen-hidden = { $seat } has chosen a Champion.
champion-kept = { $champion } fights for { $seat }.
start-player = { $seat } is the start player.
settled = { $seat } takes the Lairs { $pair }a and { $pair }b.
posted = { $seat } posts a Troll in { $cavern }.
pawn-placed = { $champion } comes to { $cavern } for { $seat }.

## Events of building

wave = Wave { $number ->
    [1] I
    [2] II
   *[other] III
} begins.
card-dealt = { $seat } draws the card “{ $card }”.
card-chosen = { $seat } has chosen a card.
card-laid = { $seat } lays the card “{ $card }” from { $cell }.
card-unplaced = { $seat } has no room for a card and discards “{ $card }”.
card-passed = { $seat } is handed the card “{ $card }”.
hands-passed = The other cards are passed on.
last-discarded = The last cards are discarded.
supplies = { $seat } has { $count ->
    [one] { $count } Supply
   *[other] { $count } Supplies
}.
wilds-covered = { $seat } covers two Wilds and now has { $count ->
    [one] { $count } Supply
   *[other] { $count } Supplies
}.
desperation = { $seat } gets { $count ->
    [one] { $count } Desperation token
   *[other] { $count } Desperation tokens
}.

## Events of turns and actions

turn = { $seat } spends a Supply for a turn and has { $left } left.
nothing-to-cover = { $seat } has no symbol left to cover.
battle-over = Nobody has Supplies left: the battle is over.
covered = { $seat } covers a symbol { $symbol-in } for { $type }.
desperation-spent = { $seat } spends a Desperation token: the power is now { $power }.
supply-spent = { $seat } spends another Supply: the power is now { $power }.
claw-covered = { $seat } uses a Claw of { $champion }.
idle = { $seat } lets the action { $type } go by.
advancing = { $seat } advances to { $cavern } with power { $power }.
moved = { $seat } moves { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolls
} from { $origin } to { $goal }.
pawn-moved = { $champion } goes from { $origin } to { $goal } for { $seat }.
gnome-revealed = A Gnome in { $cavern } shows strength { $strength }.
battle = { $seat } fights in { $cavern }: { $trolls } against { $gnomes }.
repelled = { $seat } is repelled from { $cavern }.
retreated = The attackers of { $seat } go back to { $cavern }.
entrenched = A second Gnome entrenches itself in { $cavern }.
no-gnomes = There are not enough Gnomes left.
seized = { $seat } seizes control of { $cavern }.
votes = { $seat } gains { $count ->
    [one] { $count } Vote
   *[other] { $count } Votes
} of { $clan } and now has { $total }.
honour = { $seat } gains { $amount } Honour.
bolstered = { $seat } adds { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolls
} in { $cavern }.
influenced = { $seat } gains { $amount } Influence on { $champion } and now has { $total }.
wheel = The Wheel pawn moves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on, to space { $space }.
space-used = { $seat } uses the space “{ $space }” on the Wheel, worth { $x }.
boosted = The Honour Boost of { $seat } rises to { $boost }.
gate-peeked = { $seat } looks at Gate card { $number }, and it shows { $clan }.
gate-peeked-hidden = { $seat } looks at Gate card { $number }.
gnome-peeked = { $seat } looks at a Gnome of strength { $strength } in { $cavern }.
gnome-peeked-hidden = { $seat } looks at a Gnome in { $cavern }.
shoved = { $alike ->
    [yes] { $seat } moves one of its own Trolls from { $origin } to { $goal }.
   *[no] { $seat } moves a Troll of { $victim } from { $origin } to { $goal }.
}
pawn-shoved = { $seat } moves { $champion } from { $origin } to { $goal }.

## Events of invasions

breach = { $seat } sets off a Breach: { $gnomes ->
    [0] no Gnome breaks in
    [one] { $gnomes } Gnome breaks in
   *[other] { $gnomes } Gnomes break in
}.
invasion = The Gate card shows { $clan }: { $gnomes ->
    [0] no Gnome invades
    [one] { $gnomes } Gnome invades
   *[other] { $gnomes } Gnomes invade
}.
gnome-comes = A Gnome moves into { $cavern }.
gnome-beaten = A Gnome meets Trolls in { $cavern } and is beaten.
no-target = The Gnomes find no cavern that they could enter.
fallen = A Troll of { $seat } falls in { $cavern }.
pawn-fallen = { $champion } falls for { $seat } in { $cavern }.
carried-home = { $seat } has { $champion } carried to { $cavern }.

## Events of awards and scoring

champion-won = { $champion } joins { $seat }.
champion-leaves = Nobody has won over { $champion }, who leaves the game.
pawn-gone = { $seat } takes { $champion } off the map.
tile-on-hall = { $seat } lays the tile of { $champion } at the Great Hall { $hall }.
tile-on-cavern = { $seat } lays the tile of { $champion } in { $cavern }.
tile-on-clan = { $seat } lays the tile of { $champion } on the plank of { $clan }.
reaped = { $seat } clears { $cavern } of Gnomes.
scoring = Wave { $wave ->
    [1] I
    [2] II
   *[other] III
} is scored.
champion-scores = { $honour ->
    [0] { $champion } earns { $seat } nothing in this Wave.
   *[other] { $champion } earns { $seat } a reward.
}
domain-scores = { $seat } is rewarded for the Domain of { $clan }.
hall-won = { $seat } is rewarded for the Great Hall { $hall }.
hall-lost = The Great Hall { $hall } falls to the Gnomes.
hall-nobody = Nobody holds the Great Hall { $hall }.
elders = { $seat } has { $count ->
    [0] no Elders
    [one] { $count } Elder
   *[other] { $count } Elders
}.
plank-scores = { $seat } comes { $place ->
    [1] first
    [2] second
   *[other] third
} in Votes of { $clan }.
wins = { $seat } wins.

## Endings

ending-honour = The third Wave has been scored

## Options

option-supplies = base Supplies: falling from Wave to Wave, or level as in Wave I (a milder reading)
option-battle_boost = Gnomes beaten in a battle may also push the Wheel pawn over the Honour Boost tripwire
option-foreign_lairs = Move Trolls may take rivals' Trolls out of their Lairs
option-champion_bridges = a Champion's symbol in a cluster also joins symbols that are not next to each other

# Names of the options and of their choices, and a sentence about the game.
game-words = Draft your ancestors, hold the mountain against three waves of Gnomes, and earn the most honour.
option-supplies-name = Supplies
option-battle_boost-name = Honour Boost by battle
option-foreign_lairs-name = Trolls out of rivals' Lairs
option-champion_bridges-name = Champions' symbols as bridges
choice-falling = falling
choice-level = level

## What can be read aloud: the word that asks for it, and what it does.

topic-overview = overview
topic-overview-help = reads how the game stands: Wave, Honour, Supplies, Gnomes.
topic-board = board
topic-board-help = reads the map Domain by Domain; with a Domain or a cavern only that, and its borders.
topic-ancestry = ancestry
topic-ancestry-help = reads your Ancestry row by row, and your cards; with a colour or number that player's.
topic-champions = champions
topic-champions-help = reads the Champions of the display and of all players, and what they can do.
topic-clans = clans
topic-clans-help = reads the Votes Clan by Clan, and what they will be worth.
topic-wheel = wheel
topic-wheel-help = reads the Gnome Wheel, the Honour Boosts and how big a Breach would be.
topic-gates = gates
topic-gates-help = reads the Gate cards, as far as you know them, and the Swarm.
topic-who = who
topic-who-help = reads what every player has, and the turn order.
topic-scoring = scoring
topic-scoring-help = reads what the Wave would bring if it were scored now, and how the end of the game stands.

## What bots think: what speaks for an option, what it is good for, and what characters there are.

fact-honour = brings { $honour } more Honour at once
fact-keeps-cavern = keeps { $cavern }
fact-takes-cavern = takes { $cavern }
fact-trolls = has { $count ->
    [one] one more Troll
   *[other] { $count } more Trolls
} in the field
fact-votes = brings { $count ->
    [one] one more Vote
   *[other] { $count } more Votes
} of { $clan }
fact-influence = brings { $count } more Influence on { $champion }
fact-cubes = covers { $count ->
    [one] one symbol
   *[other] { $count } symbols
} fewer
aspect-honour = wins Honour at once
aspect-honour-kept = keeps the Honour there is
aspect-honour-against = wins less Honour at once than other options
aspect-domains = holds more of the Domains when the Wave is scored
aspect-domains-kept = keeps what is held of the Domains
aspect-domains-against = holds less of the Domains than other options
aspect-halls = brings the Great Halls nearer
aspect-halls-kept = keeps the Great Halls in reach
aspect-halls-against = does less for the Great Halls than other options
aspect-votes = gets further with the Clans
aspect-votes-kept = keeps the standing with the Clans
aspect-votes-against = does less with the Clans than other options
aspect-champions = brings Champions nearer
aspect-champions-kept = keeps Champions in reach
aspect-champions-against = does less for Champions than other options
aspect-power = saves power for later
aspect-power-kept = spends no power
aspect-power-against = leaves less power for later than other options
aspect-elders = gathers Elders
aspect-elders-kept = keeps the Elders there are
aspect-elders-against = does less for Elders than other options
aspect-trolls = puts more Trolls into the field
aspect-trolls-kept = keeps the Trolls in the field
aspect-trolls-against = puts fewer Trolls into the field than other options

plan-beat-gnomes = beats the Gnomes in { $cavern }
plan-take-domain = gains a foothold in the Domain of { $clan }
plan-drive-out = drives the rivals out of { $cavern }
plan-take-hall = wins the Great Hall { $hall }
plan-stand-firm = makes { $cavern } safe
plan-gather-host = brings up fresh Trolls
plan-march = marches on
plan-court = courts a Champion
plan-win-champion = courts { $champion }
plan-win-clan = wins the Votes of { $clan }
plan-wheel-honour = takes Honour from the Gnome Wheel
plan-turn-wheel = uses the Gnome Wheel
plan-send-swarm = sends the Swarm against { $clan }
plan-scout = shows what is coming
plan-grow-clusters = makes clusters of the Ancestry larger
plan-grow-one = makes your best { $type } cluster stronger: { $before } → { $after }
plan-gather-elders = gathers Elders for the end
plan-save-supplies = leaves more turns than the others have

style-raider = raider
style-courtier = courtier
style-warden = warden
