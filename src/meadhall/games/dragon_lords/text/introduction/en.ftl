# What the game says of itself to whoever does not know it yet, in English.

game-end = It ends at once when somebody with a living King holds enough Kingdoms: usually { $kingdoms }. For a short game set “Last round” to 3; two players are quickest in the smaller world (tundra).

peoples-people = Peoples
peoples-people-words = Each player is dealt one of them by lot. All march, sail and cast spells; each does one thing better.

who-elves = The oldest people, once great singers, now hidden behind closed borders.
plays-elves = Strike unseen: up to { $sneak } units hit an enemy inside a Realm you hold, and nobody strikes back. Near home you are a terror.
who-dwarves = Miners and smiths who may have dug too deep for their gold.
plays-dwarves = Take the mines: each brings you { $gold } gold instead of { $usual }, and there you fight with 1 more. Money first, war later.
who-orcs = Hungry wanderers whom nobody wants as neighbours.
plays-orcs = Come in numbers: { $units } units for { $price } gold. Attack often and early, for what falls is cheap.
who-barbarians = A proud people of seafarers, few, but fierce.
plays-barbarians = Each unit hits with { $attack } or less, not { $others }, but costs { $price } gold. Your ships sail { $zones } zones: land where nobody waits for you.

peoples-realm = Realms
peoples-realm-words = At the start each people claims a Kingdom, and with it the Realm around it. The lands differ in mountains and in what lies next door.

who-realm = The land around { $kingdom } { $continent ->
    [west] in the west
    [east] in the east
   *[other] in the middle of the world
}; { $mountains } of its { $territories } territories have mountains.
plays-realm = { $kind ->
    [mine] The mine { $site } is next door: gold early, and neighbours who want it too.
   *[other] The teleportal { $site } is next door: Wizards come and go by it, yours and others.
} { $alone ->
    [yes] The way to the Wastelands is yours alone.
   *[no] You share the way to the Wastelands with the other Realm beside you.
}
