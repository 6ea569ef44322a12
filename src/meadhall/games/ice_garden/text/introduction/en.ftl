# What the game says of itself to whoever does not know it yet, in English.

game-end = It ends in the round in which somebody reaches a goal or { $points } points, a marker reaches the last red ship, or Dead Snow buries all.

peoples-character = Characters
peoples-character-words = Each player is one of them, chosen or dealt at the start. All score in the same way; each has units, an ability and a goal of their own.

who-fjollsfinn = The lord of the Ice Garden, who sends ships of ice for new dwellers.
plays-fjollsfinn = Lead regions where your Drakkars meet rivals' markers, and carry { $goal } of them home. Two Drakkars are a ferry for your whole band.
who-van-dyken = An artist drunk on magic, who lives in the ever-changing Thorn.
plays-van-dyken = Pipe magical reserves to the Thorn and lead its region until it has absorbed { $goal }. Your Crabs hit hard, but loudly.
who-freihoff = The Desert Fire, head of a cult that owns nothing and takes everything.
plays-freihoff = Spread out: lead a region with an Enlightened One in it, and a Red Tower rises; { $goal } of them win. Your Harrasim can be what you need.
who-callo = Our Lady of Sorrow, who dreams a valley away from the world.
plays-callo = Hold one region for rounds: lay nightmares, bring a Faun, and lock it; { $goal } such regions win, but all see it coming.
