theme-dominates = Who dominates?
theme-points = What does a region pay?
theme-vuko-whom = Whom does Vuko visit?
theme-vuko-where = Where does Vuko go?
theme-gorge = Viper Gorge at the end
theme-snow = When Dead Snow has fallen
theme-marker = One marker, most points
theme-march = One step, most points
theme-turn = A whole turn of Move, most points
theme-vuko-when = When does Vuko come?
theme-cost = What does summoning cost?
theme-unvisited = Survive the round

puzzle-dominates = Who dominates { $region-the } as things stand?
puzzle-vuko-whom = If Vuko came now, whom would he visit?
puzzle-vuko-where = If Vuko came now, where would he go?
puzzle-points = If { $region-the } were scored once now, how many points would { $seat } draw from it?
puzzle-gorge = If the game ended on points now, who would get the five points of Viper Gorge?
puzzle-snow = If { $seat } brought Dead Snow to its limit now, who would win?
puzzle-marker = You are { $seat } and place one marker. Where does it bring you most points if all regions were scored at once?
puzzle-march = You are { $seat } and move one piece. Which move brings you most points if all regions were scored at once?
puzzle-turn = You are { $seat } and have two steps for two gold. With which step does the turn begin that brings you most points if all regions were scored after it?
puzzle-vuko-when = By how many steps can the reputation of { $seat } fall at most without Vuko visiting { $seat }, if he came then?
puzzle-cost = You are { $seat } and summon { $count } { $count ->
        [one] unit
       *[other] units
    } of level { $level }. Where does your reputation stand then?
puzzle-unvisited = You are { $seat }. Which is the most that you can summon now (units by their levels) without Vuko visiting you, if he came then?

answer-seat = { $seat }
answer-region = { $region }
answer-number = { $number }
answer-nobody = Nobody

solve-counts = { $seat }: { $markers } { $markers ->
        [one] marker
       *[other] markers
    }{ $units ->
        [0] .
       *[other] { " " }and units worth { $units } make { $total }.
    }
solve-held = Vuko holds { $count } of { $seat }: so much less counts.
solve-neutrals = There { $count ->
        [one] is one neutral marker
       *[other] are { $count } neutral markers
    }: only who has more is ranked.
solve-next-door = Equal here; in the open regions next door { $seat } has { $count }.
solve-standing = Equal there too: { $seat } has the better reputation.
solve-dominates = So { $seat } dominates { $region-the }.
solve-nobody-dominates = So nobody dominates { $region-the }.
solve-worst = Vuko visits whoever has the worst reputation: { $seat }, at { $reputation }.
solve-on-top = Several stand there; { $seat } lies on top of the stack and counts as the worst.
solve-all-safe = Everybody is safe: Vuko waits.
solve-strongest = { $seat } has { $total } { $region-in }.
solve-stands-there = But he stands { $region-in } already and must change region.
solve-lowest-number = Equally strong: the lower red number decides, { $number } { $region-in }.
solve-stays = It is the only one: he stays { $region-in }.
solve-ranked = { $seat } is number { $place } { $region-in }.
solve-not-ranked = { $seat } is not ranked { $region-in } and gets nothing.
solve-pays = Place { $place } pays { $points ->
        [one] one point
       *[other] { $points } points
    } there.
solve-in-gorge = { $seat } has { $count ->
        [one] one marker
       *[other] { $count } markers
    } in Viper Gorge.
solve-gorge-tie = Equal: of those { $seat } has the best reputation.
solve-snow-trigger = { $seat } takes one more Vuko token as the one who brought it about, if any is left.
solve-snow-counts = { $seat }: { $reputation }, Vuko tokens at two each: { $tokens }, makes { $total }.
solve-snow-wins = The best is { $seat }.
solve-now = As it lies, all regions together pay you { $points }.
solve-changes = { $region }: { $after } points for you instead of { $before }.
solve-two-steps = All ways to take { $steps } steps were tried, with the same piece or with two. The best leads to this:
solve-stands-at = The reputation is { $reputation } now.
solve-from-safe = Whoever is safe falls from { $reputation } on.
solve-worst-other = The worst of the others stands at { $reputation }.
solve-on-top-there = Whoever falls to { $reputation } too lies on top there and counts as the worst.
solve-spare = So { $steps ->
        [one] one step is
       *[other] { $steps } steps are
    } still safe, and one more is not.
solve-summon-costs = Number times level: { $count } times { $level } make { $price }.
solve-crabs-cost = Crabs cost { $price } more, once.
solve-falls-to = That leads to { $reputation }.
solve-strength-costs = The most that is safe is worth { $strength } and leads to { $reputation }. Everything greater leads him to you.
solve-after = Together { $points }: no other answer brings so much.
