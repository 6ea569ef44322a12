### What the coach says in the lessons of the Ice Garden.

## A first game: two rounds as Fjollsfinn.

lesson-first = A first game
    .about = Two rounds on the island: regions, planning, Making, Vuko and a first scoring.
lesson-first-goal = You are Fjollsfinn, blue, and after two rounds the most points win. A region pays whoever has most influence there: the Vale of Sorrow { $first } points, then { $second } and { $third }.
    .title = What wins
    .do = Click the Vale of Sorrow. Your first marker stands there.
    .why = A whole game takes up to ten rounds. It can also end at 50 points, when a character reaches its own goal, or under Dead Snow. Here you see the heart of it.
lesson-first-second = Your marker is 1 influence, but so is the brown neutral one, and only whoever has more than the neutrals is paid. Your second marker must go elsewhere; no rival stands on the Coast of Sails.
    .title = More than the neutrals
    .do = Click the Coast of Sails.
    .why = Every open region begins with one neutral marker. With one marker you are present, so that you may add more later, but you are not ranked yet.
lesson-first-plan = You plan { $count } action markers this round, everybody one at a time in turn; only then the fields happen, from top to bottom. Influence turns population into markers: 1 for each, and you have { $population }.
    .title = Plan first, act later
    .do = Press + beside Influence, then “Plan this”.
    .why = Callo has joined you in the Vale of Sorrow, so a second marker is wanted there. Here all of you lie on the same ship. A whole game begins on the first one, with { $begin } markers for each. Rivals see what you plan, but not yet where it will go.
lesson-first-plan-gorge = Viper Gorge comes first of all and gives you one thing, so it can pay for what follows. Each visit leaves a marker of yours there for good; whoever has most there at the end gets { $points } points.
    .title = Viper Gorge
    .do = Plan Viper Gorge.
lesson-first-plan-making = Making turns M-factor into creatures, and where a field has slots, whoever planned last acts first. If van Dyken plans Making after you, you will see what he dares before you act.
    .title = Last planned, first done
    .do = Plan Making.
lesson-first-plan-move = Move takes a marker or unit next door for 1 gold a step, and you have { $gold } gold. It comes after Influence, so you can answer what the others have placed by then.
    .title = The last word
    .do = Plan Move with your last marker.
lesson-first-gorge = All have planned, and now the fields begin: here you take one thing from the bank. Population buys markers, gold buys steps and attacks.
    .title = Something for nothing
    .do = Choose population or gold, then “Play this”.
    .why = Viper Gorge goes by turn order, not by slots. M-factor can be had here too; today you have just enough of it.
lesson-first-influence = Callo planned after you and has already acted: { $callo } markers in the Vale of Sorrow, and you have { $mine }. Influence places markers where you already are, for 1 population each, and one is enough for a tie.
    .title = Drawing level
    .do = Click the Vale of Sorrow once, then “Play this”.
lesson-first-move = The Vale of Sorrow is tied, { $mine } to { $callo }, and a tie looks next door: whoever has more influence in the regions around it wins, and Callo has none there. Frost Fells borders the Vale, the Coast of Sails does not.
    .title = Ties look next door
    .do = Click the Coast of Sails, then Frost Fells, then “Play this”.
    .why = If that is equal too, the better reputation wins the tie. So there is always a first, a second and a third.
lesson-first-make = Making costs reputation: shifting M-factor 1, your Iced Drakkar its level, 2; but van Dyken stands at { $dyken }, and you stay above him. Each part also stirs Dead Snow, { $snow } now: at { $limit } the game ends at once, best reputation wins.
    .title = Making has a price
    .do = Under “Summon one kind” set Iced Drakkar to 1, appearing in Frost Fells, then “Play this”.
    .why = M-factor on level 2 becomes a unit of level 2, worth 2 influence; the sheet shifts it there for you. When Dead Snow falls, neither points nor goals count. Each Vuko token costs 2 reputation before the last look at the track, and whoever brought the end loses 2 more.
lesson-first-vuko = Vuko hunts the worst reputation, van Dyken at { $dyken }, not you at { $me }: where that player is strongest a unit dies, here the Crab, and he gets a Vuko token. Now regions yield goods, and you lead the Vale.
    .title = Vuko’s visit
    .do = Take one thing from the Vale of Sorrow.
    .why = Of several on the same step he visits the one on top of the stack. In his region he also holds one influence marker for each Vuko token of its owner: it stays there, but does not count while he does. Units always count. Van Dyken’s region still came first, as its red number is 1.
lesson-first-dweller = You dominate Frost Fells, so your Drakkar takes a rival’s marker to the Ice Garden. That is Fjollsfinn’s own goal, and each character has another: { $needed } dwellers there win the game, whatever the points.
    .title = Your own way to win
    .do = Choose whose marker sails with you.
lesson-first-yield = Each round every region gives goods, the leader choosing first and the next taking what is left; points wait for a red ship. The crystal, a magical reserve, gives the leader 1 M-factor on top.
    .title = What regions give
    .do = Take one thing from Frost Fells.
lesson-first-sail = Each round all sail on by one ship or, once a stage, two; the dots on its hull are your actions: { $one } on the next, { $two } on the red one behind it, but early. The first on a red ship makes regions pay points.
    .title = Ships and red ships
    .do = Choose: one ship or two. Both are sound.
    .why = Low numbers act first. Early players plan before the others, so they have the last word wherever there are slots.
lesson-first-plan-three = A red ship is reached: this round every region pays points. You lead the Vale of Sorrow by a tie and Frost Fells by your Drakkar, and have { $count } actions to keep them.
    .title = This round pays
    .do = Plan a marker. Three fields are open, all sensible.
lesson-first-plan-freely = All fields are open now: Raven Shadow wins back two reputation for nothing, up to 0. Voracious Mountain takes any number of your pieces from one region to any other, for { $price } population.
    .title = All fields are yours
    .do = Plan the rest of your markers as you like.
    .why = Vuko comes again at the end of the round, to whoever stands lowest then. One more Making may make that you.
lesson-first-gorge-again = Take one thing, and trade two for one if it helps. Influence wants population, Move gold, Making M-factor.
    .title = What do you need?
    .do = Take what your plan needs.
lesson-first-influence-again = One or two markers, together or apart, for 1 population each. More influence than Callo in the Vale of Sorrow needs no tie any more, and a second place elsewhere is paid as well.
    .title = Where it pays most
    .do = Click the regions, then “Play this”.
lesson-first-move-again = Each step costs 1 gold and leads next door. Look before you leave: with only as much influence as the neutrals have, a region pays you nothing.
    .title = A step next door
    .do = Click where a piece leaves, then where it goes.
lesson-first-mountain = The Mountain carries as many pieces as you like from one region to one other, however far. What you take away no longer counts where it was.
    .title = Over the mountain
    .do = Choose from where to where, and who goes.
lesson-first-raven = Nothing is asked for it: two steps up, as far as 0. The safe place above 0 is out of reach once you have left it.
    .title = A better name
    .do = Regain reputation, or let it be.
lesson-first-make-again = Each part costs reputation and one step of Dead Snow, now { $snow } of { $limit }. The sheet says whom Vuko would visit afterwards: where that player is strongest, a unit dies.
    .title = How much do you dare?
    .do = Make what you like, or nothing.
lesson-first-attack = For 2 gold all your units with Attack strike once, each in its own region. A marker brings 1 point, a unit as many as its level.
    .title = Units act
    .do = Decide whether they act.
lesson-first-visited = Your reputation is the worst now, so Vuko comes to you, where you are strongest. One unit dies there, you choose which, and you get a Vuko token.
    .title = Vuko visits you
    .do = Choose the unit that you lose.
    .why = In Raven Shadow you can put Vuko tokens away again.
lesson-first-scoring = Region by region, in the order of the red numbers: goods first, then points, { $first } for the leader of the Vale of Sorrow, { $second } for that of Frost Fells. Second and third places are paid too.
    .title = The first scoring
    .do = Answer for your regions and watch the points come in.
lesson-first-end = A tie is won next door: a marker beside a rich region can be worth as much as one in it.
    .well = In the first round you took the Vale of Sorrow by a tie, and the first dweller sailed to your Ice Garden. The points: you { $mine }, Callo { $callo }, van Dyken { $dyken }, Freihoff { $freihoff }.
lesson-first-well-people = You have { $population } population left: whoever has some can go anywhere next round. The points: you { $mine }, Callo { $callo }, van Dyken { $dyken }, Freihoff { $freihoff }.
lesson-first-well-ahead = You are ahead of everybody: you { $mine }, Callo { $callo }, van Dyken { $dyken }, Freihoff { $freihoff }.
lesson-first-well-rooted = You took root in the Vale of Sorrow: { $influence } influence, where most points are. The points: you { $mine }, Callo { $callo }, van Dyken { $dyken }, Freihoff { $freihoff }.
lesson-first-says-dyken-start = Ember Land: it pays first, and nobody is there.
lesson-first-says-freihoff-start = Iron Grass. My towers need land with many neighbours.
lesson-first-says-callo-start = The Vale of Sorrow is mine by name. I share it with you, for now.
lesson-first-says-freihoff-second = Frost Fells: second place pays as well.
lesson-first-says-callo-second = And Serpent Shore, where none of you stands.
lesson-first-says-dyken-plan = Influence, early: so I act late, when I have seen the others.
lesson-first-says-callo-plan = Influence. I plan after you, so I shall act before you.
lesson-first-says-freihoff-plan = Making: one Brother will do for today.
lesson-first-says-dyken-gorge = Viper Gorge. My Crab will want gold some day.
lesson-first-says-callo-gorge = Viper Gorge, twice: five points are waiting there at the end.
lesson-first-says-dyken-making = Making. Let them whisper about me, I want my Crab.
lesson-first-says-dyken-influence = Everything on Ember Land. It pays five.
lesson-first-says-callo-influence = One more in the Vale of Sorrow, and three on Serpent Shore.
lesson-first-says-dyken-summon = My Crab costs two more reputation than others. It is worth it, unless Vuko comes.
lesson-first-says-freihoff-summon = A single Moonlit Brother: so I stay above you both.
lesson-first-says-freihoff-attack = Two gold for one point? Not today.
lesson-first-says-dyken-sail = One ship: five actions are worth more to me than an early turn.
lesson-first-says-freihoff-sail = Two ships, to the red one. Now the regions pay.
lesson-first-says-freihoff-later = Few actions, but the last word on Influence.
lesson-first-says-callo-later = I make Serpent Shore sure. Four points will do.
lesson-first-says-dyken-later = More markers on Ember Land. Vuko holds one of them, alas.
lesson-first-says-dyken-second = And Frost Fells: two regions are better than one.
lesson-first-says-freihoff-influence-plan = Influence: one marker alone ranks nowhere.
lesson-first-says-dyken-plan-again = Influence once more: Ember Land must not slip away.
lesson-first-says-callo-plan-again = Influence a second time: two regions want markers.
lesson-first-says-freihoff-gorge = Viper Gorge: a gift, and it comes first of all.
lesson-first-says-freihoff-gorge-again = Viper Gorge again. Callo shall not be alone there.
lesson-first-says-dyken-gold = Gold: battles cost some.
lesson-first-says-freihoff-gold = Gold first, people next.
lesson-first-says-callo-gold = Gold, for a step at the right time.
lesson-first-says-freihoff-people = People: each of them becomes a marker.
lesson-first-says-callo-people = People, so that I can go where I like.
lesson-first-says-freihoff-influence = Two more on Iron Grass, where I began.
lesson-first-says-dyken-influence-again = The rest on Ember Land, too.
lesson-first-says-dyken-attack = No attack: I keep my gold.
lesson-first-says-callo-sail = One ship: I want the actions.
lesson-first-says-dyken-gorge-later = Viper Gorge: it pays for my markers.
lesson-first-says-freihoff-gorge-later = Viper Gorge once more: it costs nothing.
lesson-first-says-callo-gorge-later = Viper Gorge: I want those five points.
lesson-first-says-dyken-plan-later = Influence again: this round pays.
lesson-first-says-callo-plan-later = Influence once more, while people are left.
lesson-first-says-dyken-people = People for Ember Land.
lesson-first-says-freihoff-gold-later = Gold: my people will not march for songs.
lesson-first-says-dyken-gold-later = Gold, in case it comes to blows.
lesson-first-says-dyken-influence-later = Two more on Ember Land: five points.
lesson-first-says-callo-influence-later = Serpent Shore, twice: nobody takes it from me now.
lesson-first-says-freihoff-influence-later = One on Frost Fells, one on Iron Grass.
lesson-first-says-dyken-gorge-last = My last marker goes to the Gorge: it always gives something.
lesson-first-says-callo-gorge-last = And the Gorge again: each visit counts at the end.
lesson-first-says-callo-factor = M-factor: who knows what I shall make of it.
lesson-first-says-dyken-factor = M-factor: my Crab has brothers.

## Planning.

lesson-planning = Planning
    .about = What comes before what, and why the last to plan acts first.
lesson-planning-first = All plan in turn, one marker at a time; you have { $count }. The fields happen from top to bottom, but on each field the markers are used backwards: whoever planned last acts first. So an early marker has the last word.
    .title = Early is late
    .do = Press + beside Influence, then “Plan this”.
lesson-planning-pays = You have { $population } population, and Influence could place two markers. Viper Gorge happens before it, whenever you plan it: what it gives you can pay for Influence in the same round.
    .title = What pays for what
    .do = Plan Viper Gorge.
lesson-planning-last = All markers must be planned while a field has room; a full field is closed. But you may let an action go when it comes. Activation and Vuko follow by themselves.
    .title = Nothing is held back
    .do = Plan your last marker where you like.
    .why = A planned marker on Making is a threat even if you make nothing. Influence is left out here, so that you see what its first slot is worth.
lesson-planning-harvest = The fields begin. Viper Gorge is the only one that goes by turn order; here is the population for Influence.
    .title = First, the gift
    .do = Take 1 population, then “Play this”.
lesson-planning-placed = Callo planned Influence after you and has already placed her markers. You see them, and nobody can answer you on this field any more. You have { $population } population for it.
    .title = The last word
    .do = Place one marker or two.
lesson-planning-end = Plan early what should answer the others, late what they should not see coming.
    .well = You paid for one field with another, and had the last word.
lesson-planning-says-callo-influence = Influence, after you: so I place mine first.

## Ties and neighbours.

lesson-ties = Ties and neighbours
    .about = One marker in the right place wins two regions.
lesson-ties-next-door = You and van Dyken are tied in Frost Fells and in the Wolf Woods. Next door it is { $mine } to { $theirs } as well, so reputation decides, and his is better. The Coast of Sails borders both.
    .title = Two ties, one marker
    .do = Click the Coast of Sails, then “Play this”.
    .why = A tie compares all influence in the open regions around, units included. Only if that is equal too, reputation decides: in a stack the lower marker is the better one.
lesson-ties-first-tie = Your marker on the Coast of Sails counts for both neighbours. Frost Fells is yours now, though nothing has changed in it; and a red ship was reached, so it pays points too.
    .title = The first tie is yours
    .do = Take your share of Frost Fells.
lesson-ties-second-tie = The Wolf Woods are yours the same way. In a tie for second place neighbours decide just as well. So look around a rich region before you fight inside it.
    .title = And the second
    .do = Take your share of the Wolf Woods.
lesson-ties-end = A marker next door to two ties can win both.
    .well = For 1 population you took the first place in two regions.

## Vuko: whom and where.

lesson-vuko = Vuko: whom and where
    .about = He comes to the worst reputation, where that player is strongest. Give him bait.
lesson-vuko-bait = Vuko comes to you: your reputation is { $me }, Callo’s { $callo }. He goes where your influence is greatest: the Wolf Woods, { $strongest } with your Enlightened One. On the Coast of Sails you have { $bait }. Among equals he takes the lower red number.
    .title = Where will he go?
    .do = Move a marker from Frost Fells to the Coast of Sails.
    .why = The red numbers stand on the region tiles. Vuko never stays where he stands if his target has influence anywhere else.
lesson-vuko-came = The bait worked: Vuko went to the Coast of Sails, where none of your units stands. You got a Vuko token, { $tokens } now, and he holds as many of your markers: you count { $counts } here.
    .title = He took the bait
    .do = Take your share of the Coast of Sails.
lesson-vuko-saved = Your Enlightened One lives and has built a Red Tower in the Wolf Woods. Next round Vuko must leave the Coast of Sails; then the markers that he holds count again.
    .title = Saved, for now
    .do = Take your share of the Wolf Woods.
lesson-vuko-end = Vuko follows your influence, so lead him to markers, not to units.
    .well = You lured Vuko away from your best unit with a single marker.

## Vuko: what he does.

lesson-vuko-kills = Vuko: what he does
    .about = One unit dies, and tokens tie up markers.
lesson-vuko-kills-kills = You stand at { $me }, below Callo at { $callo }, so Vuko has come to you. He had to leave Frost Fells and went to your next best region. One of your units there dies; with several kinds you choose.
    .title = One of yours must go
    .do = Choose the unit that you can spare.
lesson-vuko-kills-dweller = Your Drakkar lives and takes a marker of Callo’s. Markers that Vuko holds can be taken too; but they do not count here anyway, so the free one weakens her more.
    .title = Held markers are prey
    .do = Take one of Callo’s markers.
lesson-vuko-kills-holds = You have { $tokens } Vuko tokens now, so he holds { $held } of your markers here. Callo has a token too and loses a marker, though he did not visit her. Units always count.
    .title = Tokens tie up markers
    .do = Take your share of the Coast of Sails.
    .why = Held markers stay on the map: you may move them away with any action. When Vuko leaves, the others count again.
lesson-vuko-kills-end = Every token costs a marker wherever Vuko stands, and two reputation under Dead Snow.
    .well = You kept the region in spite of Vuko.

## Making.

lesson-making = All of Making
    .about = Improve, shift M-factor and summon in one action, and what each part costs.
lesson-making-improve = One Making has three parts, each once, in any order; you have planned two markers here. An improvement costs 2 of your { $have } M-factor on level 0. All units of the kind have it, now and later. Volcano People have Attack already.
    .title = First, improve
    .do = Under “Improve one kind” choose something for the Volcano People, then “Play this”.
    .why = Shield takes one more hit, Speed makes a step in Activation, Dominate adds 1 influence. It costs 1 reputation and 1 step of Dead Snow.
lesson-making-summon = Units need M-factor on their own level. Shifting has five steps, one for each level that an M-factor climbs. Two Volcano People cost 1 reputation for shifting and 2 for summoning; Dead Snow takes one step for each part.
    .title = Then shift and summon
    .do = Set Volcano People to 2, say where they appear, then “Play this”.
    .why = You have { $have } M-factor left on level 0. The sheet shifts them for you when you summon. Units appear only where you have influence already.
lesson-making-speed = After the fields comes Activation, by itself. You gave the Volcano People Speed, so each of them may take a step to a neighbouring region now, for nothing.
    .title = Speed at once
    .do = Move whom you like, or let them stay.
lesson-making-price = You stand at { $me }, Dead Snow at { $snow } of { $limit }. Callo is worse off at { $callo }, so Vuko went there. Each Making summons one level only; a unit of level 2 would have cost 2 reputation and two steps of M-factor.
    .title = What it cost
    .do = Take one thing from your region.
lesson-making-end = Do much in one Making: five steps of M-factor cost no more than one.
    .well = You improved a kind of unit, and knew the price before you paid it.

## Combat.

lesson-combat = Attack and damage
    .about = Two gold, pooled damage, points for the beaten, and a last blow.
lesson-combat-strike = For 2 gold all your units with Attack strike once. Your two Crabs have two Attack each: four points of damage here. A marker takes one, a unit as many as its level, a Shield one more. The Faun is level 2.
    .title = Two gold for all
    .do = Hit the Faun twice, choose two more targets, then “Attack”.
    .why = Damage is pooled in a region and spread as you like; some may be left unused. A beaten unit is worth its level in points, a marker 1.
lesson-combat-after = You scored { $points }, Callo { $callo }: the beaten still struck back, for Callo paid 2 gold. Only then all beaten units went home; they may be summoned again and keep their improvements. Wounds heal.
    .title = The last blow
    .do = Take your share of the region.
lesson-combat-end = Before you attack, count what can still strike back.
    .well = You beat a Faun and cleared the Coast of Sails.
lesson-combat-says-callo-strikes = Two gold. My Faun is down, but she still strikes.

## Raven Shadow.

lesson-raven = Raven Shadow
    .about = Two reputation for nothing, or be rid of a Vuko token.
lesson-raven-name = Your reputation is { $me }, Freihoff’s { $freihoff }: Vuko would visit you. Each marker on Raven Shadow does one of two things. The first costs nothing: two steps up, but never above 0.
    .title = A better name
    .do = Choose to regain reputation.
lesson-raven-token = Now Freihoff stands below you. The other use takes 1 M-factor from level 0 and rids you of a Vuko token. You have { $tokens }; each ties up a marker where Vuko stands and costs two reputation under Dead Snow.
    .title = Be rid of a token
    .do = Choose to discard the token.
    .why = From −1 two steps would only lead to 0, so one would be lost. The safe place above 0 never comes back.
lesson-raven-spared = Vuko went to Freihoff instead, killed a unit in the Wolf Woods and left a token there. Your Wild Child lives, and all your markers count.
    .title = Spared
    .do = Take your share of the Coast of Sails.
lesson-raven-end = Raven Shadow does not need to make you good, only better than the next.
    .well = Two markers turned Vuko away and cleared your name.

## Voracious Mountain.

lesson-mountain = Voracious Mountain
    .about = A whole host from one region to another, however far.
lesson-mountain-way = Ember Land pays most, and Freihoff has { $theirs } influence there; you have { $mine } on Serpent Shore, at the other end. For { $price } population the Mountain takes any number of your pieces from one region to any other, even over closed ones.
    .title = From end to end
    .do = Click Serpent Shore, then Ember Land; say who goes, then “Play this”.
    .why = One marker left behind keeps you present on Serpent Shore, so that you may place markers there later. But alone beside a neutral one it is not ranked.
lesson-mountain-arrived = In Ember Land it is { $mine } to { $theirs } now. Whoever has more chooses first, and a red ship would pay the points by the same order. Freihoff planned no answer, for she could not see where the Mountain would go.
    .title = Overnight
    .do = Take your share.
lesson-mountain-end = Influence that stands too high in one place is an army for another.
    .well = In one action you carried your strength from one end of the island to the other.

## Dead Snow.

lesson-snow = Dead Snow
    .about = How it ends the game, and why reputation wins then.
lesson-snow-behind = Callo has { $callo } points, you { $mine }. But Dead Snow stands at { $snow } of { $limit }: at its limit the game ends at once, and points count for nothing. Then the best reputation wins.
    .title = Another way to win
    .do = Choose to regain reputation.
lesson-snow-closer = You stand at { $me }, Callo at { $callo } with { $tokens } Vuko tokens. In the final count each token costs two reputation. Every part of Making moves Dead Snow on by one, so push it now, but only by one.
    .title = Push the snow
    .do = Shift one M-factor to level 1, then “Play this”.
lesson-snow-verge = Dead Snow: { $snow } of { $limit }. Your next part would end the game on the spot. Its reputation is paid first, and whoever brings the end gets one more Vuko token: you still end well above Callo, who pays two for each token below { $callo }.
    .title = On the verge
    .do = Take one thing from your region; here we stop, one step before the end.
    .why = You stand at { $me }. A last part that costs 1 and the extra token, worth 2, lead you three lower; Callo falls much further. Nothing else counts then: no goals, no points, no Viper Gorge.
lesson-snow-end = When you lead on reputation, Dead Snow is your friend: push it. When you do not, leave it alone.
    .well = In the final count you would have beaten a rival with far more points.

## The Ice Garden.

lesson-garden = The Ice Garden
    .about = Fjollsfinn’s goal: two Drakkars, a crossing and six dwellers.
lesson-garden-cross = Four dwellers are in your Garden, and your two Drakkars stand in Frost Fells and in the Vale of Sorrow. There it is { $mine } to { $theirs }. Between two Drakkars your other pieces cross freely in Activation.
    .title = The ice river
    .do = Choose to cross from Frost Fells to the Vale of Sorrow.
lesson-garden-who = Drakkars recruit only where you dominate, so you want both regions. One marker more settles the Vale; in Frost Fells you have plenty.
    .title = Enough for both
    .do = Send one, two or three markers across.
lesson-garden-stay = Now it is { $mine } to { $theirs }. Pieces may cross each way once; the Drakkars themselves stay where they are. They need no sea, by the way: they stand in any open region.
    .title = No way back needed
    .do = Choose “Done”.
lesson-garden-fifth = You dominate Frost Fells, and a marker of Freihoff is here: her last one. A Drakkar takes one marker in each region in each round; there are { $there } of { $needed } in the Garden.
    .title = The fifth dweller
    .do = Take Freihoff’s marker.
lesson-garden-sixth = First Frost Fells gives its goods, then comes the Vale of Sorrow with the sixth marker. A reached goal waits for the end of the round; then it beats any number of points.
    .title = The sixth
    .do = Take your goods, then the marker in the Vale.
lesson-garden-end = Drakkars want company: go where rivals stand, and dominate them narrowly.
    .well = Six dwellers: in a whole game you would have won.

## The nightmare.

lesson-nightmare = A region falls asleep
    .about = Callo’s goal: Nightmare, Faun and two locked regions.
lesson-nightmare-swap = You play Callo and dominate the Wolf Woods, { $mine } to { $theirs }. Your Nightmare has just laid the second nightmare token. Your Faun swaps a rival’s marker here for one of yours.
    .title = Nightmare and Faun
    .do = Swap one of van Dyken’s markers.
lesson-nightmare-leave = Two tokens and a Faun: the Wolf Woods are locked. Every unit there is gone, your Nightmare too; only the Faun remains. Half of your markers stay, rounded up, the others go next door.
    .title = Locked
    .do = Choose where your first marker goes.
lesson-nightmare-asleep = Nothing happens there any more: no actions, no goods, no Vuko. But at every scoring the first place’s points are yours alone. { $needed } such regions are your goal.
    .title = Yours forever
    .do = Choose where your second marker goes. Then the others leave.
lesson-nightmare-end = A lock costs you the Nightmare, so keep M-factor for the next one.
    .well = The first region sleeps; one more, and Callo wins.

## Red Towers.

lesson-towers = Red Towers
    .about = Freihoff’s goal: Enlightened Ones rob and build.
lesson-towers-dominate = You play Freihoff. { $needed } Red Towers in different regions win; two stand. Your Enlightened One is in Frost Fells, but Fjollsfinn has { $theirs } influence there and you { $mine }. She works only where you dominate.
    .title = First, dominate
    .do = Place one marker in Frost Fells, then “Play this”.
lesson-towers-rob = Now you dominate, and your Enlightened One robs somebody who is here: one thing of your choice. M-factor may come from any level; it arrives on your level 0.
    .title = Pillage
    .do = Choose what you take from Fjollsfinn.
lesson-towers-built = And the tower stands, by itself, as soon as you dominate a region with an Enlightened One. One a region, and nobody can tear it down: of { $needed } you have three.
    .title = The third tower
    .do = Take your share of Frost Fells.
lesson-towers-end = Towers need you to dominate for one moment only. Build, then move on.
    .well = You robbed a rival and built a tower with a single marker.

## The Thorn.

lesson-thorn = Reserves for the Thorn
    .about = Van Dyken’s goal: Musicians carry magical reserves to the Thorn.
lesson-thorn-musician = You play van Dyken. The Thorn has absorbed two magical reserves, and { $needed } win. In Frost Fells lies one more, and you are tied there. Your Musician, level 2, is next door in the Wolf Woods.
    .title = Where the music plays
    .do = Move the Musician to Frost Fells.
lesson-thorn-carried = You dominate Frost Fells: the Musician earned 1 population and carried the reserve to the Thorn in the Vale of Sorrow. It lies face down there and waits for the next round.
    .title = Carried off
    .do = Take your share of Frost Fells.
lesson-thorn-absorbed = The reserve that already lay at the Thorn, face up, was absorbed first of all, since you dominate the Vale: three of { $needed }. The new one is turned up now and can follow next round.
    .title = Absorbed
    .do = Take your share of the Vale of Sorrow.
lesson-thorn-end = Hold the Thorn’s region above all: whoever else dominates it stops you.
    .well = Three reserves absorbed, the fourth already lies there.

## Alone.

lesson-solo = Alone against the die
    .about = How the opponent acts, builds and visits when you play alone.
lesson-solo-die = Before each of your markers the opponent acts on the same field. The die named the Coast of Sails: two markers for van Dyken, who now has { $theirs } there to your { $mine }. It pays nothing for that.
    .title = The die goes first
    .do = Place one or two markers where you like.
lesson-solo-making = On Making it summons its highest level, here the Wyvern, and Dead Snow moves on by two: { $snow } of { $limit }. Alone there is no reputation, so Making costs you none; but if Dead Snow falls, you lose.
    .title = It grows fast
    .do = Set Moonlit Brother to 2, say where they appear, then “Play this”.
lesson-solo-second = The opponent struck first, for nothing, and Vuko came to you: alone he always does. It takes no goods. But where you are only second, goods with the number 2 are barred; a 1 you may take.
    .title = Small change
    .do = Take what is left for you.
lesson-solo-end = Alone, spread out: the die cannot follow a plan, but it is everywhere.
    .well = You know all that the opponent does; the rest of the game is as you know it.

## Vuko tiles.

lesson-tiles = Vuko tiles
    .about = Advanced game: what Vuko’s four tiles change.
lesson-tiles-dearer = In the advanced game each stage has a Vuko tile. Those Who Whisper to Shadows has an arrow and never stops: the Mountain costs { $price }. Fire People works in this stage: neutral markers follow Vuko, now to Fjollsfinn in the Wolf Woods.
    .title = Two tiles at work
    .do = Take both markers from the Coast of Sails to the Wolf Woods, then “Play this”.
    .why = A tile without an arrow works only while the foremost ship is in its stage. Vuko stands on the Coast of Sails; with the neutral from there, two will stand in the Wolf Woods, so only three influence is ranked.
lesson-tiles-followers = Here are { $neutral } neutral markers now. You have { $mine } influence and lead; with your two markers alone you would have got nothing. On the Coast of Sails no neutral is left: one influence is enough there.
    .title = More than the following
    .do = Take your share of the Wolf Woods.
    .why = The other two: Nightwalkers gives back a Vuko token for each marker that Vuko holds and takes that marker off the map; Both Bears moves Dead Snow on by 1 whenever Vuko acts.
lesson-tiles-end = Look at the tile of the next stage before you sail into it.
    .well = You led in Vuko’s region in spite of his followers.

## Order tokens.

lesson-order = Order tokens
    .about = Advanced game: the players decide which field comes when.
lesson-order-first-token = In the advanced game the fields get a new order from the second round on. In turn, each lays one token on a field. You have M-factor: if Making comes first, your new units can be followed by everything else.
    .title = A new order
    .do = Lay token 1 on Making.
lesson-order-more-tokens = Viper Gorge always stays first, Activation and Vuko always last. Think of what pays for what: units first, then markers beside them; or steps first, to open regions for Influence.
    .title = Token by token
    .do = Lay your other tokens as you like.
lesson-order-plan = All five lie. Now you plan as always, but the fields happen in the new order. On a field itself nothing changes: whoever planned last acts first.
    .title = Plan by it
    .do = Plan Making, which comes right after Viper Gorge.
lesson-order-end = Whoever lays the first token decides what nobody can answer.
    .well = You put Making before everything else.

## Sailing.

lesson-sailing = How far to sail
    .about = Ships, actions, turn order and red ships.
lesson-sailing-sail = Everybody must sail. The cubes on a ship are your actions there: { $one } on the next one, { $two } on the one behind it; two ships are allowed once in each stage. Callo has already reached the red ship, so regions pay this round anyway.
    .title = One ship or two
    .do = Choose how far you sail.
lesson-sailing-order = Low numbers on the ships come first. Among equal numbers the ship further right comes first, on the same ship whoever arrived last. That is the order for planning; you have { $count } actions.
    .title = Who is first
    .do = Plan your first marker.
    .why = Whoever plans early has the last word on a field. Each red ship pays once, for the first who reaches or passes it.
lesson-sailing-end = Sail far when you need the last word or a scoring, slowly when you need actions.
    .well = You chose between actions and the turn order.
lesson-sailing-says-callo-two = Two ships, straight to the red one.

## Viper Gorge.

lesson-gorge = Viper Gorge
    .about = A gift, trades, and five points at the end.
lesson-gorge-trade = Each marker here takes one thing from the bank and may trade two things for one of a third kind, as often as you like. You have { $gold } gold. M-factor from here lies on level 0, and two pay for an improvement.
    .title = A gift and a trade
    .do = Take 1 M-factor, trade 2 gold for another, then “Play this”.
    .why = Only M-factor on level 0 can be traded away. Yours on level 2 stays where it is.
lesson-gorge-lap = With several markers you come again: one each in turn order, lap by lap. Each left an influence marker here for good; most of them at the end are worth { $points } points, if the game ends on points.
    .title = Lap by lap
    .do = Take something with your second marker, then “Play this”.
lesson-gorge-end = Viper Gorge turns what you have into what you need, for one marker each time.
    .well = You turned gold into the price of an improvement.

## The Maker-Spy.

lesson-spy = The Maker-Spy
    .about = What Freihoff’s Harrasim chooses anew each round.
lesson-spy-choose = Your Harrasim stands in Frost Fells; next door, on the Coast of Sails, Callo has { $theirs } influence. At the start of each Activation the Maker-Spy takes two different abilities, for nothing, as long as it is on the map.
    .title = Two abilities for a round
    .do = Give it Speed and Dominate.
lesson-spy-step = With Dominate it is worth one more: you have { $mine } influence here now. Activation always goes in the same order: Maker-Spy, crossing, Speed, attack. So Speed can use what the spy has just chosen.
    .title = One step, with Speed
    .do = Move the Harrasim to the Coast of Sails.
lesson-spy-taken = The Coast of Sails is yours, { $mine } to { $theirs }. Next round you may choose again: Attack and Shield for a fight, for instance. Improvements on its other spots may repeat what the spy has.
    .title = Taken overnight
    .do = Take your share of the Coast of Sails.
lesson-spy-end = Choose for the Harrasim last: it sees everything that the fields have changed.
    .well = You took a region in Activation, when nobody could answer.

## Setting up.

lesson-setting-up = The first two markers
    .about = Where they may stand, and what is there already.
lesson-setting-up-first = Everybody begins with two markers in two different regions: first all place one, then all a second one. In each open region stands { $neutral } neutral marker, and only who has more is paid; Vale of Sorrow pays { $points } points.
    .title = One for everybody
    .do = Click Vale of Sorrow, Frost Fells or Ember Land.
lesson-setting-up-second = The others have placed theirs. You may join them: regions can be shared. Only your first region is closed to your second marker. A region without a tile stays closed for the whole game.
    .title = The second, elsewhere
    .do = Click the region that you want.
    .why = Two neighbouring regions help each other in ties; two far apart open more doors for new markers.
lesson-setting-up-end = Start where a second marker puts you ahead of the neutral one.
    .well = You stand in two regions, and know whom you will meet there.

## Catching up.

lesson-catching-up = Catching up
    .about = Two markers and two population for whoever has almost nothing left.
lesson-catching-up-where = You have { $units } units and no marker left on the island. From round 2 on nobody begins a round like that: whoever has less than 2 influence adds markers until it is 2, in any open region.
    .title = Not out of the game
    .do = Choose where the first marker goes.
lesson-catching-up-again = The second marker may stand beside the first one or elsewhere. You also get two population, whether one marker was missing or two: you have { $population } now.
    .title = Together or apart
    .do = Choose where the second marker goes.
    .why = This comes before initiative, in the order of the last round; you need not place them.
lesson-catching-up-end = Who has lost everything begins anew, and may choose where.
    .well = You are back on the island, where you want to be.
