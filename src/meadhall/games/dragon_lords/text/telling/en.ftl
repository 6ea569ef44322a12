### How what happened is told: short, in a sentence for several at once, and to the player whom it concerns.

house-name = Fate

## In a few words

short-claimed = claimed { $territory }
short-posted = posted in { $territory }
short-units-bought = bought { $count ->
    [one] 1 unit
   *[other] { $count } units
}
short-ship-bought = bought a ship
short-sailed = sailed to { $zone }
short-ship-docked = docked at { $place }
short-combat = attacked the { $defender } in { $zone }
short-captured = took { $territory }
short-piece-fell = lost { $piece-whom }
short-king-lost = lost the King
short-gold-captured = captured { $gold } gold
short-ship-captured = captured { $ship }
short-ship-sunk = { $ship } sunk
short-store-lost = lost the last Kingdom
short-income = +{ $gold } gold
short-reinforced = { $count ->
    [one] 1 unit
   *[other] { $count } units
} in { $territory }
short-quest-drawn = quest: { $quest }
short-treasure-drawn = drew { $treasure }
short-treasure-drawn-hidden = drew a treasure
short-scroll-drawn = drew { $scroll }
short-scroll-drawn-hidden = drew a scroll
short-spell-cast = cast { $spell }
short-scroll-read = cast { $scroll }
short-retreated = retreated to { $zone }
short-people-out = out of the game
short-king-restored = crowned { $companion }
short-dragonlord-won = won a DragonLord
short-party-lost = lost the party
short-party-captured = party captured
short-scrolls-taken = took { $count ->
    [one] a scroll
   *[other] { $count } scrolls
} from the { $rival }
short-revealed = revealed { $piece-whom } in { $place }
short-wizard-gained = gained a Wizard
short-wins = won
short-companion-joined = joined by { $companion }
short-struck = struck { $territory } with magic
short-tool-gained = got { $tool-a }
short-party-moved = party to { $space }

## Several at once

told-claimed = The { $people } claim { $territory }.
told-posted = The { $people } post units: { $territory }.
told-captured = The { $people } capture { $territory }.
told-reinforced = The { $people } place { $count } units: { $territory }.
told-units-lost = The { $people } lose { $count } units.
told-sailed = The ships of the { $people } sail to { $zone }.

## To whom it concerns

mine-combat = The { $attacker } attacked you in { $zone }.
mine-piece-fell = You lost { $piece-whom }.
mine-king-lost = Your King has fallen.
mine-store-lost = You lost your last Kingdom and all stored tools.
mine-scrolls-taken = The { $people } took { $count ->
    [one] a scroll
   *[other] { $count } scrolls
} from you.
mine-party-lost = Your quest party is lost.
mine-party-captured = Your quest party was captured.
mine-fog-sent = The { $people } sent the fog to your party.
mine-banished = The { $people } banished your DragonLord.

## What came of one's own deed

tale-own-taken = { $name } is yours. You lost { $lost ->
    [0] nobody
    [one] 1 unit
   *[other] { $lost } units
}, the { $rival } { $felled ->
    [0] none
   *[other] { $felled }
}.
tale-own-won = You have won the combat: { $name }. You lost { $lost ->
    [0] nobody
    [one] 1 unit
   *[other] { $lost } units
}, the { $rival } { $felled ->
    [0] none
   *[other] { $felled }
}.
tale-own-lost = You have not won the combat: { $name }. You lost { $lost ->
    [0] nobody
    [one] 1 unit
   *[other] { $lost } units
}, the { $rival } { $felled ->
    [0] none
   *[other] { $felled }
}.
own-party-rolled = You rolled { $roll } for the move of your party.
own-amount-rolled = You rolled for how much it is: { $amount }.
own-quest-read = Your party faces “{ $quest }”: { $crystal }.
own-dare-won = You rolled { $roll }: your party succeeds.
own-dare-lost = You rolled { $roll }: your party fails.
own-charmed = The dragon is charmed.
own-blocked = Your party beats the dragon's attack off.
own-not-blocked = Your party cannot beat the dragon's attack off.
own-scroll-drawn = You drew the scroll { $scroll }.
own-treasure-drawn = You drew the treasure { $treasure }.

## Changed territories

tale-units = { $change } in { $name }
tale-lost-tag = { $who ->
    [nobody] lost
   *[other] lost to
}
tale-taken-tag = taken
tale-taken = The { $who } hold { $name } now.
tale-lost-territory = You lost { $name }{ $who ->
    [nobody] { "" }
   *[other] { " to the " }{ $who }
}{ $units ->
    [0] .
    [one] ; 1 unit stands there.
   *[other] ; { $units } units stand there.
}
tale-lost-units = You lost { $count ->
    [one] 1 unit
   *[other] { $count } units
} in { $name }.

## Great moments

tale-when-turn = Round { $number }
tale-king-lost = { $people ->
    [you] Your King has fallen
   *[other] The King of the { $people } has fallen
}
tale-no-king = You cannot win until you have a King again, and you can neither gain nor cast scrolls.
tale-king-kept = You play on, with { $units } units and { $gold } gold.
tale-king-way = The way back: bring an heir home from a quest and crown a new King.
tale-kingdom = { $who ->
    [lost] You lost the Kingdom { $name } to the { $people }
    [won] You won the Kingdom { $name }
   *[other] The { $people } won the Kingdom { $name }
}
tale-kingdoms-now = { $count ->
    [one] You hold 1 Kingdom of the { $goal } that win.
   *[other] You hold { $count } Kingdoms of the { $goal } that win.
}

## What the seats hold at the end

tale-source-own = Claimed at the start
tale-source-won = Won

## What is missing

tale-lacks-gold = It costs { $needs } gold, you have { $has }.
tale-lacks-mana = It costs { $needs } mana, you have { $has }.

## At the end

points-name = Kingdoms
tale-kings-title = { $count ->
    [one] A fallen King
   *[other] Fallen Kings
}
tale-king-fate = { $people ->
    [you] Your King fell in round { $round }{ $again ->
        [yes] , and a new one was crowned
       *[no] ; without him you could not win
    }.
   *[other] The King of the { $people } fell in round { $round }{ $again ->
        [yes] , and a new one was crowned
       *[no] {""}
    }.
}
