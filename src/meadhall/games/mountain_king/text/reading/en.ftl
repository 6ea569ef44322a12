# The table read aloud, in English.

read-none = none
read-nobody = nobody

## How the game stands.

read-wave = { $number ->
    [0] The game is being set up.
    [1] Wave I.
    [2] Wave II.
   *[other] Wave III.
}
read-over = The game is over.
read-deciding = To decide now: { $seats }.
read-honour = Honour: { $seats }.
read-turn-order = Turn order: { $seats }.
read-supplies = Supplies: { $seats }.
read-controls = Caverns controlled: { $seats }.
read-swarm = The Swarm is at { $clan }.
read-overrun = Overrun caverns: { $caverns }.
read-gnomes-left = Gnomes in the supply: { $supply }, by the Wheel: { $wheel }.

## The map.

read-no-cavern = There is no { $which } on this map. The Domains are { $clans }.
read-domain = Domain of { $clan }.
read-lairs = Lairs of { $seat }.
read-cavern = { $cavern }{ $gate ->
    [yes] , a Gate cavern
   *[no] {""}
}: { $there }.
read-empty = empty
read-unclaimed = nobody's Lair
read-gnome = a Gnome of strength { $strength }
read-unknown-gnomes = { $count ->
    [one] 1 unknown Gnome
   *[other] { $count } unknown Gnomes
}
read-gnomes = Gnomes
read-trolls = { $count ->
    [one] 1 Troll
   *[other] { $count } Trolls
}
read-tile = tile of { $champion }
read-controlled = { $seat } controls it
read-nobody-controls = nobody controls it
read-swarm-here = The Swarm is here.
read-borders = Borders { $caverns }.
read-touches = Great Halls beside it: { $halls }.

## Ancestries.

read-no-seat = Nobody here is { $which }. The players are { $seats }.
read-ancestry = Ancestry of { $seat }: Elders { $elders }, Supply symbols { $supplies }, covered { $covered }.
read-row = Row { $number }: { $cells }.
read-covered = { $symbol } (covered)
read-blank = blank
read-wild = Wild
read-supply = Supply
read-elder = Elder
read-extra = On Champions: { $symbols }.
read-hand = Hand: { $cards }.
read-hidden-hand = { $count ->
    [one] 1 hidden card in hand.
   *[other] { $count } hidden cards in hand.
}
read-card = { $card }, above { $upper }, below { $lower }
read-shows = { $upper } over { $lower }
read-cell = column { $column }, row { $row }
read-hall-between = between { $one } and { $other }
read-hall-in = in { $one }

## Champions and Clans.

read-outsider = Outsider
read-no-champions = There is no Champion yet.
read-offered = To choose from: { $champion } ({ $clan }, { $votes ->
    [one] 1 Vote
   *[other] { $votes } Votes
}).
read-displayed = In the display: { $champion } ({ $clan }, { $votes ->
    [one] 1 Vote
   *[other] { $votes } Votes
}).
read-influence = Influence: { $seats }.
read-owned = With { $seat }: { $champion } ({ $clan }, { $votes ->
    [one] 1 Vote
   *[other] { $votes } Votes
}).
read-pawn-at = The pawn is in { $cavern }.
read-tile-at = { $kind ->
    [hall] The tile lies at the Great Hall { $place }.
    [clan] The tile lies on the plank of { $place }.
   *[cavern] The tile lies in { $place }.
}
read-claws = Claws left: { $left } of { $claws }.
read-votes = { $clan }, Votes: { $seats }.
read-places = Honour by place: { $honour }.

## Wheel and Gates.

read-space = Space { $number }: { $space }{ $wire ->
    [breach] , behind the Breach tripwire
    [boost] , behind the Honour Boost tripwire
   *[none] {""}
}{ $pawn ->
    [yes] . The Wheel pawn is here.
   *[no] .
}
read-boosts = Honour Boosts: { $seats }.
read-by-wheel = Gnomes by the Wheel: { $weak } of strength 1, { $middle } of strength 2, { $strong } of strength 3.
read-breach = { $count ->
    [0] A Breach would now bring no Gnome: none is left.
    [one] A Breach would now bring 1 Gnome.
   *[other] A Breach would now bring { $count } Gnomes.
}
read-gate = Gate card { $number }: { $card }.
read-gate-open = Gate card { $number }, turned up: { $clan }.
read-face-down = face down
read-seen-by = Seen by { $seats }.
read-invaders = Each card brings { $count ->
    [one] 1 Gnome
   *[other] { $count } Gnomes
}; the first unit to fall earns { $honour } Honour.

## Players.

read-player = { $seat } (player { $number }): { $honour } Honour.
read-holdings = Supplies { $supplies }, Desperation tokens { $desperation }.
read-army = Trolls on the map { $map }, at home { $stock }.
read-boost = Honour Boost { $boost }.
read-elders = Elders { $count }.
read-settled = Lairs: { $lairs }.
read-has-champions = Champions: { $champions }.

## Scoring.

read-if-scored = If the Wave were scored now:
read-reward = { $champion } would earn { $seat } { $honour } Honour.
read-domain-worth = Domain of { $clan }: { $seats }.
read-domains-worth = All Domains together: { $seats }.
read-at-the-end = If the game ended now:
read-hall-worth = Great Hall { $hall }, worth { $honour }, touches { $caverns }. Caverns held: { $parties }.
read-elders-worth = Elders: { $seats }.
read-votes-worth = Votes: { $seats }.
