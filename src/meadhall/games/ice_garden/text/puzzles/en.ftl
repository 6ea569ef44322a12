theme-dominates = Who dominates?
theme-points = What does a region pay?
theme-vuko-whom = Whom does Vuko visit?
theme-vuko-where = Where does Vuko go?
theme-gorge = Viper Gorge at the end
theme-snow = When Dead Snow has fallen
theme-marker = One marker, most points
theme-march = One step, most points

puzzle-dominates = Who dominates { $region-the } as things stand?
puzzle-vuko-whom = If Vuko came now, whom would he visit?
puzzle-vuko-where = If Vuko came now, where would he go?
puzzle-points = If { $region-the } were scored once now, how many points would { $seat } draw from it?
puzzle-gorge = If the game ended on points now, who would get the five points of Viper Gorge?
puzzle-snow = If { $seat } brought Dead Snow to its limit now, who would win?
puzzle-marker = You are { $seat } and place one marker. Where does it bring you most points if all regions were scored at once?
puzzle-march = You are { $seat } and move one piece. Which move brings you most points if all regions were scored at once?

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
solve-after = Together { $points }: no other answer brings so much.
