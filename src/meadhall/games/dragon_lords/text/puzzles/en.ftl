theme-income = Income
theme-units = How many units does it buy?
theme-price = What does it cost?
theme-last-round = Who is ahead?
theme-lacks = Kingdoms still to take
theme-muster = Who can come?
theme-odds = The odds of an attack
theme-hold = Survive the round
theme-target = The best target

puzzle-income = How much gold would the { $people } collect in the income phase as things stand?
puzzle-units = The { $people } have { $gold } gold. How many units can they buy at most?
puzzle-price = The { $people } buy { $count } units. What do they cost together?
puzzle-muster = How many units can the { $people } bring into an attack on { $goal } at most?
puzzle-odds = The { $people } attack { $goal } with { $units } units of strength { $strength } against { $foes } of strength { $defence }, by melee alone and to the end. What is the chance to take it?
puzzle-target = You lead the { $people } and attack with all who can come on foot, by melee alone and to the end. Where is the chance best?
puzzle-hold = The { $rival } can attack { $land } with all who come on foot, by melee alone and to the end. How many units of the { $people } must stand there at least so that it falls in no more than { $percent } of 100 tries?
puzzle-last-round = If the agreed last round were over now, who would win?
puzzle-lacks = How many more Kingdoms must the { $people } take to win with { $goal }?

answer-seat = { $seat }
answer-number = { $number }
answer-percent = { $number } %

solve-kingdoms = Kingdoms: { $count }, each { $gold } gold.
solve-gold-lands = Teleportals and islands: { $count }, each { $gold } gold.
solve-mines = Mines: { $count }, each { $gold } gold.
solve-lands = Other territories: { $count }, each { $gold } gold.
solve-ring = Draupnir adds { $gold }.
solve-no-kingdom = The { $people } hold no Kingdom and collect nothing.
solve-makes = Together { $gold }; no territory pays twice.
solve-unit-price = A unit costs the { $people } { $gold } gold.
solve-in-fours = { $units } at once cost { $gold }.
solve-buys = { $gold } gold buys { $count }.
solve-costs = { $count } units cost { $gold }.
solve-sends = { $origin } has { $units }: one stays, { $count } can come.
solve-parted = From { $origin } nobody comes: mountains lie between.
solve-together = Together { $count }.
solve-strength = { $units } dice hit with { $strength } or less, { $foes } with { $defence } or less, round after round.
solve-walls = The walls of a Kingdom take one from the attackers' strength; it is counted in already.
solve-chance = Reckoned through to the end: { $percent } %.
solve-attack = { $goal }: { $units } against { $foes }, { $percent } %.
solve-wealth = { $seat }: Kingdoms { $kingdoms }, territories { $lands }, gold { $gold }.
solve-first = Kingdoms count first, then territories, then gold: { $seat }.
solve-holds = The { $people } hold { $count }.
solve-come-against = { $units } can come. They hit with { $strength } or less, the defenders with { $defence } or less.
solve-falls = With { $units } { $units ->
        [one] unit
       *[other] units
    } there it falls in { $percent } of 100 tries.
solve-living = The King lives, so Kingdoms are all that is missing.
