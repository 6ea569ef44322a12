theme-controls = Who controls a cavern?
theme-domain = What does a Domain pay?
theme-troll = One Troll, most Honour
theme-hall = Who is paid for a Great Hall?
theme-plank = What are Votes worth?
theme-elders = What are Elders worth?
theme-battle = The odds of an attack
theme-turn = The rest of a turn, most Honour
theme-cost = What does a Strong action cost?
theme-wheel = How far may the Wheel turn?

puzzle-controls = Who controls { $cavern } as things stand?
puzzle-domain = If the Domains were scored now, how much Honour would { $seat } gain in { $clan }?
puzzle-hall = If the Great Halls were scored now, who would be paid for the Great Hall { $hall } (value { $honour })? Where it is shared, name one.
puzzle-plank = If Votes were scored now, how much Honour would { $seat } gain in { $clan }?
puzzle-elders = If the game ended now, how much Honour would the Elders of { $seat } bring?
puzzle-cost = { $seat } wants a Strong { $type } action of power { $power }, without spending Supplies. How many symbols does that cost at least?
puzzle-wheel = By how many spaces can the Wheel be turned at most without a Breach?
puzzle-battle = { $seat } attacks { $cavern } with { $trolls } Trolls. What is the chance to win?
puzzle-turn = You are { $seat }. With which of these does the rest of your turn begin that brings you most Honour if the Domains were scored after it?
puzzle-troll = You are { $seat }. Where would one more Troll bring you most Honour if the Domains were scored now?

answer-seat = { $seat }
answer-cavern = { $cavern }
answer-number = { $number }
answer-percent = { $number } %
answer-nobody = Nobody

solve-counts = { $seat } counts { $count } there.
solve-gnomes = But Gnomes are in { $cavern }: nobody controls it.
solve-tie = Equal at { $count }: a tie controls nothing.
solve-controls = { $seat } has more than any other and controls { $cavern }.
solve-holds = { $seat } controls { $count } { $count ->
        [one] cavern
       *[other] caverns
    } of { $clan }.
solve-first = { $honour } for the first{ $count ->
        [0] .
       *[other] , and { $more } for each of { $count } more.
    }
solve-overrun = Less one for each of { $count } overrun { $count ->
        [one] cavern
       *[other] caverns
    }.
solve-nothing-held = Without a cavern nothing is gained, and nothing lost.
solve-makes = That makes { $honour }.
solve-around = { $seat } controls { $count } around the Hall.
solve-gnomes-around = Gnomes hold { $count }, as one party.
solve-shared = { $parties ->
        [one] One party has most: { $honour } Honour.
       *[other] { $parties } parties have most and share: { $honour } Honour for each.
    }
solve-hall-lost = The Gnomes alone have most: nobody is paid.
solve-votes = { $seat } has { $count ->
        [one] one Vote
       *[other] { $count } Votes
    }.
solve-earlier = Of equals the lower disc leads, which was there earlier.
solve-place = { $seat } takes place { $place }: { $honour } Honour.
solve-no-place = { $seat } comes after the third place and gains nothing.
solve-elders = { $seat } has { $count } Elders: { $honour } Honour.
solve-distance = The tripwire of the Breach is { $spaces } spaces on: one fewer is safe.
solve-numbered = A symbol with a number has as much power as it says; Wilds fit everywhere, and what is covered links.
solve-too-few = { $count ->
    [one] The strongest symbol alone has power { $power }.
   *[other] With { $count } symbols it comes to power { $power } at most.
}
solve-enough-symbols = With { $count } symbols it can be done: power { $power }.
solve-unseen = Not seen yet, on the map and in the supply: { $ones } of strength 1, { $twos } of 2, { $threes } of 3.
solve-tokens = { $count ->
        [one] One Gnome lies
       *[other] { $count } Gnomes lie
    } there face down; all are revealed.
solve-enough = { $trolls } Trolls win if they are at least as many as the strengths together: { $percent } %.
solve-now = As it is, the Domains bring you { $honour }.
solve-domain-changes = { $clan }: { $after } instead of { $before }.
solve-after = Together { $honour }: no other answer brings so much.
solve-all-ways = All ways through the rest of the turn were tried, with everything that may lie face down. The best leads to this:
solve-on-the-way = On the way you gain { $honour } Honour.
