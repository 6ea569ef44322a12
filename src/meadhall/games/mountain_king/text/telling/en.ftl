### How what happened is told: short, in a sentence for several at once, and to the player whom it concerns.

house-name = Gnomes

## In a few words

short-bolstered = +{ $count } { $count ->
    [one] Troll
   *[other] Trolls
} in { $cavern }
short-advancing = to { $cavern }
short-pawn-moved = { $champion } to { $goal }
short-seized = seizes { $cavern }
short-battle = fights in { $cavern }{ $n ->
    [one] : { $trolls } against { $gnomes }
   *[other] { "" }
}
short-gate-peeked = Gate card { $number } shows { $clan }
short-gnome-peeked = a Gnome of strength { $strength } in { $cavern }
short-repelled = repelled from { $cavern }
short-votes = +{ $count } { $count ->
    [one] Vote
   *[other] Votes
} of { $clan }
short-influenced = +{ $amount } Influence on { $champion }
short-space-used = Wheel: { $space } { $x }
short-breach = Breach: { $gnomes } { $gnomes ->
    [one] Gnome
   *[other] Gnomes
}
short-invasion = { $gnomes } { $gnomes ->
    [one] invades
   *[other] invade
} at { $clan }
short-gnome-comes = into { $cavern }
short-gnome-beaten = beaten in { $cavern }
short-fallen = { $n ->
    [one] a Troll
   *[other] { $n } Trolls
} of { $seat } { $n ->
    [one] falls
   *[other] fall
} in { $cavern }
short-pawn-fallen = { $champion } falls in { $cavern }
short-champion-won = wins { $champion }
short-champion-leaves = { $champion } leaves
short-domain-scores = Domain of { $clan }: { $honour }
short-hall-won = Great Hall { $hall }: { $honour }
short-elders = Elders: { $honour }
short-plank-scores = { $clan }: { $honour }
short-champion-scores = { $champion }: { $honour }
short-card-laid = lays { $n ->
    [one] a card
   *[other] { $n } cards
}
short-shoved = { $alike ->
    [yes] moves a Troll to { $goal }
   *[no] shoves a Troll of { $victim } to { $goal }
}
short-idle = lets { $type } go by
short-tile-on-hall = { $champion } at the Great Hall { $hall }
short-tile-on-cavern = { $champion } in { $cavern }
short-tile-on-clan = { $champion } with { $clan }
short-reaped = reaps in { $cavern }
short-honour = { "" }
short-wins = wins
short-settled = Lairs { $pair }a and { $pair }b
short-posted = a Troll in { $cavern }

## Several at once

told-advancing = { $seat } advances to { $cavern }.
told-seized = { $seat } seizes control of { $cavern }.
told-gnome-comes = { $n } Gnomes move in: { $cavern }.
told-gnome-beaten = { $n } Gnomes meet Trolls and are beaten: { $cavern }.
told-fallen = { $n } Trolls of { $seat } fall: { $cavern }.
told-battle = { $seat } fights: { $cavern }.
told-space-used = { $seat } uses the Wheel: { $space }.

## To whom it concerns

mine-fallen = { $n ->
    [one] Gnomes felled your Troll in { $cavern }.
   *[other] Gnomes felled { $n } of your Trolls: { $cavern }.
}
mine-pawn-fallen = Your Champion { $champion } fell in { $cavern }.
mine-shoved = { $seat } shoved your Troll from { $origin } to { $goal }.
mine-pawn-shoved = Your Champion { $champion } was shoved to { $goal }.

## What came of one's own deed

tale-own-won = You beat the Gnomes in { $cavern }, { $trolls } against { $gnomes }: the cavern is yours. You lost nobody.
tale-own-repelled = Your attack on { $cavern } is repelled: { $trolls } against { $gnomes }. You lost nobody, but all who attacked must go back.
own-retreated = You lost nobody: all who attacked are back in { $cavern }.
own-entrenched = A second Gnome has come to { $cavern }.
own-gate-peeked = Gate card { $number } shows { $clan }.
own-gnome-peeked = The Gnome in { $cavern } has strength { $strength }.

## Changed caverns

tale-units = { $who } { $change }
tale-lost-tag = { $who ->
    [nobody] lost
    [empty] lost
   *[other] lost to
}
tale-gnomes-tag = Gnomes
tale-controls-tag = holds
tale-lost-gnomes = You lost { $cavern } to the Gnomes.
tale-gnomes = Gnomes have overrun { $cavern }.
tale-lost-cavern = You lost { $cavern }{ $who ->
    [nobody] : others are as strong there now
    [empty] : nobody is left there
   *[other] { " to " }{ $who }
}.
tale-controls = { $who } controls { $cavern } now.

## Great moments

tale-when-wave = Wave { $number ->
    [1] I
    [2] II
   *[other] III
}
tale-breach = { $who ->
    [you] You set off a Breach: { $gnomes ->
        [one] 1 Gnome breaks in
       *[other] { $gnomes } Gnomes break in
    }
   *[other] { $who } sets off a Breach: { $gnomes ->
        [one] 1 Gnome breaks in
       *[other] { $gnomes } Gnomes break in
    }
}
tale-breach-how = The Wheel passed its Breach, and the Swarm shows where the Gnomes come out.
tale-invasion = { $fallen ->
    [0] { $gnomes ->
        [one] 1 Gnome invades the mountain
       *[other] { $gnomes } Gnomes invade the mountain
    }
    [one] Gnomes invade, and one of yours falls
   *[other] Gnomes invade, and { $fallen } of yours fall
}
tale-lost-fallen = { $count ->
    [one] You lost a Troll in { $cavern }.
   *[other] You lost { $count } Trolls in { $cavern }.
}
tale-lost-pawn-fallen = { $champion } in { $cavern }, who is carried to a Lair
tale-award = { $count ->
    [0] Champions are awarded
    [one] A Champion joins you
   *[other] { $count } Champions join you
}
tale-award-how = Whoever has most Influence wins the Champion; the others take a Vote or Honour.
tale-scoring = { $honour ->
    [0] The Wave is scored: no Honour for you
   *[other] The Wave is scored: { $honour } Honour for you
}
tale-scoring-all = Together: { $gains }.
tale-scoring-domains = Together: { $gains }. Each overrun cavern takes 1 from what its Domain brings.
tale-gain = { $who ->
    [you] you { $honour }
   *[other] { $who } { $honour }
}

tale-scored = { $name }: { $gains }
tale-scored-elders = Elders
tale-has = { $who ->
    [you] you
    [gnomes] the Gnomes
   *[other] { $who }
} { $count }
tale-why-domain = Caverns held: { $held }.{ $overrun ->
    [0] { "" }
    [one] { " " }One is overrun and takes 1 from everybody.
   *[other] { " " }{ $overrun } are overrun, and each takes 1 from everybody.
}
tale-why-hall = Caverns held around it: { $held }.{ $winners ->
    [one] { "" }
   *[other] { " " }Equals share its worth.
}
tale-why-clan = Votes: { $votes }.{ $equal ->
    [0] { "" }
   *[other] { " " }Of equals whoever was there first leads.
}
tale-why-elders = Elders: { $held }.

## Where Honour came from

points-name = Honour
tale-source-domains = Domains
tale-source-halls = Great Halls
tale-source-clans = Clans
tale-source-elders = Elders
tale-source-battles = Battles
tale-source-wheel = Wheel
tale-source-champions = Champions
tale-source-fallen = Fallen
tale-source-influence = Influence

## What is missing

tale-lacks-trolls = It takes { $needs } Trolls and power { $needs }; you have { $has } at home and power { $power }.
tale-lacks-senders = It takes { $needs } Trolls and power { $needs }; you have { $has } there and power { $power } left.
tale-lacks-symbols = It takes { $needs } symbols, you have chosen { $has }.
tale-lacks-power = It takes power { $needs }, you have { $has }.
tale-lacks-desperation = It takes { $needs } Desperation token, you have { $has }.
tale-lacks-supply = It takes { $needs } Supply, you have { $has }.
