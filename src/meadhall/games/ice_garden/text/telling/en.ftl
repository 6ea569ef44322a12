### How what happened is told: short, in a sentence for several at once, and to the player whom it concerns.

house-name = Vuko

## In a few words

short-advanced = ship { $ship } of stage { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
short-planned = plans { $field }
short-planned-gorge = plans { $field }{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
short-marker-placed = { $n ->
    [one] marker: { $region }
   *[other] { $n } markers: { $region }
}
short-moved = { $piece ->
    [marker] { $count ->
        [one] marker to { $goal-the }
       *[other] { $count } markers to { $goal-the }
    }
   *[other] { $count ->
        [one] { $piece } to { $goal-the }
       *[other] { $count } × { $piece } to { $goal-the }
    }
}
short-improved = { $level }: { $improvement }
short-summoned = { $n ->
    [one] { $level } { $region-in }
   *[other] { $n } × { $level } { $region-in }
}
short-shifted = { $n ->
    [one] shifts an M-factor
   *[other] shifts { $n } M-factors
}
short-order-laid = order on { $field }
short-let-go = nothing on { $field }
short-gained = +{ $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-many }
}
short-struck-marker = removes { $n ->
    [one] a marker
   *[other] { $n } markers
} of { $victim } { $region-in }
short-struck-neutral = removes { $n ->
    [one] a neutral marker
   *[other] { $n } neutral markers
} { $region-in }
short-struck-unit = hits { $victim } { $region-in }
short-beaten = beats a unit of { $victim } { $region-in }: { $level }
short-vuko-goes = visits { $seat } { $region-in }
short-vuko-stays = visits { $seat } again { $region-in }
short-vuko-kills = kills a unit: { $level }
short-held = holds { $count ->
    [one] 1 marker
   *[other] { $count } markers
} of { $seat }
short-vuko-finds-nobody = finds nobody of { $seat }
short-dominates = dominates { $region-the }
short-recruited = takes { $n ->
    [one] a marker
   *[other] { $n } markers
} of { $victim } to the Ice Garden
short-pillaged = robs { $victim } of { $resource }
short-tormented = a nightmare { $region-in }
short-enchanted = swaps a marker of { $victim } { $region-in }
short-tower-built = a Red Tower { $region-in }
short-reserve-carried = carries { $count ->
    [one] 1 reserve
   *[other] { $count } reserves
} to the Thorn
short-absorbed = absorbs { $count ->
    [one] 1 reserve
   *[other] { $count } reserves
}
short-locked = { $region } locked
short-goal-reached = reaches the goal
short-gorge-bonus = +{ $points } for Viper Gorge
short-scored = { "" }
short-dead-snow = Dead Snow covers the world
short-nightwalkers-took = Nightwalkers take { $count } markers of { $seat } { $region-in }
short-token-discarded = discards a Vuko token
short-spied = Maker-Spy: { $improvement }

## Several at once

told-planned-gorge = { $seat } plans { $field } { $n } times.
told-planned = { $seat } plans { $field }.
told-marker-placed = { $seat } places { $n } markers: { $region }.
told-moved = { $seat } moves { $count } × { $piece } to { $goal-the }.
told-improved = { $seat } improves units: { $improvement }.
told-summoned = { $n } units of { $seat } appear: { $region }.
told-shifted = { $seat } shifts { $n } M-factors.
told-gained = { $seat } gets { $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-many }
}.
told-struck-marker = { $seat } removes { $n } markers of { $victim }: { $region }.
told-struck-neutral = { $seat } removes { $n } neutral markers: { $region }.
told-struck-unit = { $seat } hits { $victim } { $n } times: { $region }.
told-beaten = { $seat } beats { $n } units of { $victim }: { $region }.

## To whom it concerns

mine-struck-marker = { $seat } removed { $n ->
    [one] your marker
   *[other] { $n } of your markers
} { $region-in }.
mine-struck-unit = { $seat } hit your unit { $region-in }: { $level }.
mine-beaten = { $seat } beat your unit { $region-in }: { $level }.
mine-removed = Your unit left { $region-the }: { $level }.
mine-vuko-goes = Vuko came to { $region-the } to visit you.
mine-vuko-stays = Vuko visited you again { $region-in }.
mine-vuko-kills = Vuko killed your unit { $region-in }: { $level }.
mine-held = Vuko holds { $count ->
    [one] one of your markers
   *[other] { $count } of your markers
} { $region-in }.
mine-nightwalkers-took = The Nightwalkers took { $count } of your markers { $region-in }.
mine-recruited = { $seat } took { $n ->
    [one] your marker
   *[other] { $n } of your markers
} from { $region-the } to the Ice Garden.
mine-pillaged = { $seat } robbed you of { $resource }.
mine-enchanted = { $seat } swapped { $n ->
    [one] your marker
   *[other] { $n } of your markers
} { $region-in }.
mine-evicted = Your marker left { $origin-the } for { $goal-the }.
mine-caught-up = You had little left on the map and got { $amount } population.

## Changed places

tale-influence = { $who } { $change }
tale-lost-region = { $who ->
    [nobody] You lost the lead { $region-in }, which nobody has now
   *[other] You lost { $region-the } to { $who }
}: { $before ->
    [one] 1 point
   *[other] { $before } points
}, now { $after }.
tale-lost-tag = { $who ->
    [nobody] lost
   *[other] lost to
}
tale-won-tag = yours
tale-won-region = You lead { $region-the } now.
tale-free-tag = free
tale-free-region = Nobody leads { $region-the } now.
tale-leads-tag = leads
tale-leads = { $who } leads here now.

## Great moments

tale-when-round = Round { $number }
tale-vuko-visits = { $who ->
    [you] Vuko visits you { $region-in }
   *[other] Vuko visits { $who } { $region-in }
}
tale-vuko-came = He came because your reputation is the worst.
tale-vuko-how = He goes where whoever has the worst reputation is strongest.
tale-vuko-killed = You lost a unit: { $unit } (level { $level }).
tale-vuko-token = You have one more Vuko token.
tale-vuko-holds = { $count ->
    [one] For your Vuko token he holds one of your markers { $region-in }: it stays there, but does not count until he leaves.
   *[other] For your Vuko tokens he holds { $count } of your markers { $region-in }: they stay there, but do not count until he leaves.
}
tale-vuko-way = He visits whoever has the worst reputation. Raven Shadow discards tokens.
tale-scoring = { $points ->
    [0] The regions were scored: nothing for you
    [one] The regions were scored: 1 point for you
   *[other] The regions were scored: { $points } points for you
}
tale-scoring-all = Together: { $gains }.
tale-scored-region = { $region }: { $gains }
tale-scored-mine = { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $region-the }
tale-gain = { $who ->
    [you] you { $points }
   *[other] { $who } { $points }
}

## Where points came from

tale-source-regions = Regions, round { $number }
tale-source-combat = Combat
tale-source-gorge = Viper Gorge

tale-has = { $who ->
    [you] you
   *[other] { $who }
} { $amount }
tale-because = Influence: { $told }.
tale-because-locked = Locked by Callo: it pays only the first place, always to her.
tale-tie = Equal at { $here }, so look next door: { $first ->
    [you] you lead
   *[other] { $first } leads
} there by { $more } to { $less }.
tale-tie-name = Equal at { $here }, next door too: { $first ->
    [you] you have
   *[other] { $first } has
} the better reputation.

## What is missing

tale-lacks = It costs { $needs } { $thing }, you have { $has }.
tale-lacks-m-factor = It costs { $needs } { $needs ->
    [one] M-factor
   *[other] M-factors
}, you have { $has }.
tale-lacks-layer = It takes { $needs } { $needs ->
    [one] M-factor
   *[other] M-factors
} of level { $level }, you have { $has }.
