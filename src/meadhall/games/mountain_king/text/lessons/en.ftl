# Words of the lessons, in English.

## A first game.

lesson-first = A first game: Wave I
    .about = Build an Ancestry, beat a Gnome, turn the Wheel, seize a cavern, and see a Wave scored.

lesson-first-goal = You lead the Trolls of Blue against Gnomes, who break into the mountain in three Waves; this lesson is the first. Whoever has most Honour at the end of a game wins.
    .title = Most Honour wins
    .do = Click Mud 3, beside your Lair: a Troll stands guard there.
    .why = A Lair is yours alone, but it pays nothing. Trolls earn Honour out in the caverns.
lesson-first-honour = When a Wave ends, each Domain, a coloured part of the mountain, pays { $first } Honour for your first cavern there and { $more } for each more. Beaten Gnomes pay at once; Great Halls, Elders and Votes when the game ends.
    .title = Where Honour comes from
    .do = Click Ice 3: then you hold caverns in two Domains. Confirm with “Play this”.
    .why = You control a cavern if you have more Trolls there than any rival. Each cavern that Gnomes hold takes 1 Honour from all who are paid in its Domain.
lesson-first-card = Symbols are what you can do: Advance moves Trolls, Bolster brings new ones, Influence wins Champions, Gnome turns the Wheel. Equal symbols side by side add up.
    .title = Your Ancestry
    .do = Choose the card with two Influence and two Advance: it goes to the ring. Then “Lay it here”.
    .why = All players lay a card at the same time. It must cover at least one symbol; this one covers an Advance and brings two, and two Advance together have power 2.
lesson-first-second-card = The cards you left went on to Red, and Black handed you these. Each joins your Advance: one adds two Bolster, one an Influence, one a Wild, which fits every group.
    .title = Cards go round
    .do = Choose one of the three: it goes to the ring. Then “Lay it here”.
    .why = Only symbols that touch with their sides are a group; corners do not count. Cards are never turned.
lesson-first-third-card = What a card hides is gone; the sheet tells what grows. One of these shows an Elder: it can never be hidden, does nothing now, and brings Honour at the end.
    .title = The last card
    .do = Choose either card and one of the rings; then “Lay it here”. The other is discarded.
lesson-first-march = A turn costs a Supply, and after this one you have { $left } more. It is two Weak actions of one symbol each, or one Strong action with a whole group.
    .title = Your first turn
    .do = In the row Advance choose “Strong”: power 3, since three Trolls beat any single Gnome.
    .why = What you use is covered by a cube until the Wave is over. Each symbol serves once in a Wave. Wave I gives six Supplies; Old Grumle, your Champion from the start, adds one.
lesson-first-attack = The Gnome in Mud 1 hides a strength from 1 to 3, and as many Trolls are enough. All of them go to the same cavern, and may cross others where you stand already.
    .title = Beat the Gnome
    .do = Click Mud 1: three Trolls go there from Lair 4a. Then “Play this”.
lesson-first-weak = The strength of the Gnome is Honour now: you have { $honour }; and the Mud Clan gave you a Vote. When the game ends, each Clan pays for Votes: Mud { $first } Honour for most of them, { $second } for second most.
    .title = Honour and a Vote
    .do = In the row Influence choose Weak 1.
    .why = Whoever seizes a cavern from a rival or from Gnomes gets a Vote of its Clan. The beaten Gnome lies by the Wheel and pushed its pawn on by one space; we come to that in a moment.
lesson-first-court = A Champion joins whoever has most Influence there when the Wave ends. The very first disc counts one more: with any of these three power 1 gives you 2.
    .title = Court a Champion
    .do = Choose Imbolg, Waelwulf or Haldis.
    .why = Imbolg weakens a Gnome he fights, Waelwulf brings more Trolls, Haldis counts as two for control. Of two who have equal Influence the earlier one leads.
lesson-first-second-weak = Two Weak actions are one turn: the second costs no Supply. More Influence makes your Champion safer; a Bolster brings a Troll from home, so that Ice 3 does not hang on a single one.
    .title = Two Weak actions
    .do = Choose Influence or Bolster, and where; then “Play this”.
lesson-first-wheel = A Gnome action moves the pawn of the Wheel on clockwise, and you use the space where it stops: two spaces on lies Honour. On the way it crosses the Breach wire, and that lets Gnomes in; but you say where.
    .title = The Gnome Wheel
    .do = In the row Gnome choose Strong 2.
    .why = Covered symbols join what lies on both sides of them. So later in a Wave groups can act together that do not touch.
lesson-first-turn = Your power says how far the pawn may go, and each space it goes makes the effect stronger. Two spaces on you gain { $honour } Honour.
    .title = Two spaces on
    .do = Choose 2 spaces on, to Honour.
lesson-first-scout = First you scout, and only you see it: one Gate card tells where Gnomes invade when the Wave ends, and one Gnome shows you its strength.
    .title = A secret look
    .do = Look at Gate card 1 or 2, press “Play this”, then look at a Gnome.
lesson-first-breach = { $gnomes } Gnomes break in at once: two, and one more for the beaten one by the Wheel. You steer the Swarm to a Domain, and there each Gnome takes the easiest cavern, an empty one first.
    .title = A Breach
    .do = Send the Swarm to Fire, Hammer or Granite: you hold nothing there.
    .why = An overrun cavern costs 1 Honour at the scoring for everybody who scores in that Domain.
lesson-first-direct = For a Gnome several caverns are equally easy and equally near. In a Breach whoever caused it decides, in an invasion whoever has most Votes of the Clan: this time you.
    .title = You send the Gnome
    .do = Choose a cavern for this Gnome.
    .why = Gnomes pass through caverns that are overrun already, but never stop in one.
lesson-first-seize = Red came to Mud 3 with two Trolls against your one and seized control: Mud 3 is Red’s, and so is a Vote of Mud. Trolls never fight Trolls; the greater number counts.
    .title = Seized!
    .do = In the row Advance choose Weak 1.
lesson-first-desperation = One more Troll makes two against two, and a tie belongs to nobody. A Desperation token lifts a Weak action by 1; { $tokens ->
        [one] you have one, and it is lost
       *[other] you have { $tokens }, and they are lost
    } when the Wave ends.
    .title = Desperation
    .do = Set Desperation to 1.
    .why = Who begins a Wave with few Supplies gets such tokens. They help Weak actions only.
lesson-first-take-back = Mud 3 lies beside two Great Halls: when the game ends, they pay { $big } and { $small } Honour to whoever holds most caverns around each. Three Trolls against two take Mud 3 back, with another Vote of Mud.
    .title = Great Halls
    .do = Click Mud 3: two Trolls come from Mud 1, where one is enough.
lesson-first-bolster = A Bolster brings Trolls from home, but only to your Lairs and to caverns where nobody else stands. Not to Mud 3: Red’s Trolls have stayed there.
    .title = Bolster
    .do = Choose Bolster as your second action.
lesson-first-bolster-where = Your Gate card showed Mud: at the end of the Wave Gnomes come there and seek the fewest Trolls, and one alone holds Mud 1. No Gnome ever enters a Lair.
    .title = Who needs help?
    .do = Choose a cavern or a Lair for the new Troll; then “Play this”.
lesson-first-free = All is open now, and you have { $left ->
        [0] no Supply
        [one] one Supply
       *[other] { $left } Supplies
    } left. Your Domains would bring { $domains } Honour as it stands; a first cavern in another one brings { $first }.
    .title = It is up to you
    .do = Play your turns until your Supplies are gone.
    .why = The Wave ends when nobody has Supplies left; who has none is passed over. If Supplies outlast your symbols, spend some for more power in a Strong action.
lesson-first-award = The Wave ends: Gnomes have invaded, and now each Champion joins whoever has most Influence, with Votes of its Clan. Then your Domains bring { $domains } Honour, if all stays so.
    .title = The end of the Wave
    .do = Answer for your Champion.
    .why = The victor gets the card and places its pawn where no rival stands; who courted in vain takes a Vote or a little Honour. A Troll who falls in an invasion earns Honour, too.

lesson-first-says-red-settles = Moss and Hammer: two Domains at once, far from each other.
lesson-first-says-black-settles = I begin in Moon and Fire. Nobody is my neighbour yet.
lesson-first-says-red-elder = I keep an Elder: it does nothing now, but many Elders bring much Honour.
lesson-first-says-black-card = Three Bolster side by side: my caverns will be hard to take.
lesson-first-says-red-court = I ask Thorga first: the first disc counts one more.
lesson-first-says-black-wheel = One space on: I scout, and the space lends me a little Influence.
lesson-first-says-red-gathers = I gather Trolls in my Lair. Somebody near will notice soon.
lesson-first-says-black-guard = A second Troll in Fire 3: one alone falls too easily.
lesson-first-says-red-seizes = Two Trolls against one in Mud 3: seized, with a Vote of Mud.
lesson-first-says-black-moon = On to Moon 4: I want one more cavern there.
lesson-first-says-red-spreads = Moss 2 for me: a second cavern there brings two more.
lesson-first-says-black-spreads = Into Granite: a first cavern in a Domain pays most.
lesson-first-says-red-last-card = Three cards are laid: now we see what they can do.
lesson-first-says-red-again = Once more to Thorga: Black shall not pass me there.
lesson-first-says-red-hammer = On to Hammer 4: one more cavern in a Domain where I stand already.
lesson-first-says-black-court = Thorga as well: whoever courts in vain still takes a Vote or a little Honour.
lesson-first-says-black-moon-guard = A second Troll in Moon 3, before Gnomes come.
lesson-first-says-black-last = My last symbols go to Thorga: what is left over is worth nothing.

lesson-first-end = A first cavern in a Domain pays three times as much as another: spread out early, and keep one Troll more than the others.
    .well = You beat a Gnome, turned a Breach away from yourself, and took Mud 3 back.
lesson-first-well-warned = Your Gate card warned you of Mud, and Mud 1 is still yours: you sent help in time.
lesson-first-well-spread = You spread out: your Domains brought { $domains } Honour at the end of the Wave.
lesson-first-well-elder = You made room for an Elder in your Ancestry: nothing ever hides it, and it pays when the game ends.

## Symbols that touch.

lesson-clusters = Groups of symbols
    .about = What touches acts together, and covered symbols join the rest.

lesson-clusters-touch = Equal symbols that touch with their sides are a group, and its symbols add up. Your two Advance lie side by side: used together they are one Strong action of power 2. Corners do not count.
    .title = Side by side
    .do = In the row Advance choose Strong 2.
    .why = Used one by one they would be two Weak actions of power 1: two Trolls to two places, instead of two to the same.
lesson-clusters-march = Power 2 lets up to two Trolls move, however far, but all to one cavern. Each of these three is still empty.
    .title = Where to
    .do = Click Mud 4, Hammer 3 or Fire 3, send two Trolls from Lair 4a; then “Play this”.
lesson-clusters-link = Cubes now lie on both Advance, and covered symbols join what lies around them. Two Influence above and one below have become a single group of power 3.
    .title = Cubes are bridges
    .do = In the row Influence choose Strong 3.
    .why = That is why the order of your turns matters: first use what lies between, then what it joins.
lesson-clusters-wild = A Wild lies beside the bridge and fits every group. You need not use a whole group: what you leave out stays free for another turn. This time take it.
    .title = The Wild
    .do = Add the Wild: power 4.
lesson-clusters-champion = Power 4, and nobody has courted these Champions, so the first disc counts one more. Every symbol serves once in a Wave; the cubes come off when it ends.
    .title = A strong word
    .do = Choose a Champion.
lesson-clusters-end = Before you cover anything, look what a cube there would join.
    .well = You made a bridge of your first action and gathered power 4.

## Advance and the odds.

lesson-advance = Advance and the odds
    .about = Attack a Gnome you know and one you do not.

lesson-advance-known = The power of an Advance says how many Trolls may move, and all go to one cavern. You have scouted the Gnome in Ice 1: its strength is 2, so two Trolls are sure to win.
    .title = A Gnome you know
    .do = In the row Advance choose Strong 2.
lesson-advance-sure = Trolls may come from different caverns and from afar, as long as they only cross caverns where you stand. Ice 1 is next to your Lair.
    .title = Sure to win
    .do = Click Ice 1, send two Trolls from Lair 4b; then “Play this”.
    .why = As many Trolls as the strength of all Gnomes there are enough; more are only needed to hold the cavern.
lesson-advance-odds = Its strength became Honour, { $honour } in all, with a Vote of Ice. The Gnome in Ice 2 is hidden: one Troll beats it { $one } times in a hundred, two { $two } times, three always.
    .title = A Gnome you do not know
    .do = In the row Advance choose Strong 2, and risk it.
lesson-advance-gamble = The sheet shows these chances before you play. The Gnome is turned up only when all your Trolls have arrived, and then it is too late to send more.
    .title = Take the chance
    .do = Click Ice 2, send two Trolls from Lair 4b; then “Play this”.
lesson-advance-repelled = Strength 3: you are repelled. No Troll is lost, but all go back to one Lair, and a second Gnome digs in beside the first. Everybody now knows the first one’s strength.
    .title = Repelled
    .do = Choose the Lair they go back to.
lesson-advance-end = Scout first, or send three: a failed attack makes a Gnome into two.
    .well = You took Ice 1 with just enough Trolls.

## Influence and Votes.

lesson-influence = Influence and Votes of the Clans
    .about = Court a Champion, and choose between a Vote and Honour.

lesson-influence-power = All power of an Influence action goes to one Champion. At the end of the Wave whoever has most wins the Champion, with the Votes written there.
    .title = One Champion
    .do = In the row Influence choose Strong 2.
lesson-influence-whom = Rurik has no disc: your first one counts one more, so 3. On Laggrid Red has 2 and you 1: you would lead by one. Of equals the earlier one leads, so reaching Red is never enough.
    .title = Whom do you ask?
    .do = Choose Rurik or Laggrid.
    .why = Imbolg is lost: even with 2 more you would stand behind the 5 of Red.
lesson-influence-reward = Red won Imbolg. For your 2 Influence you take a Vote of Ice, or { $honour } Honour now. At the end of the game the second with a Clan is paid too: { $second } Honour with Ice.
    .title = A consolation
    .do = Choose the Vote or the Honour.
    .why = Each yellow line your disc has passed is worth 1 Honour. Without a Vote you have no place with a Clan at all.
lesson-influence-end = A first disc counts one more, and even a lost courtship leaves you a Vote.
    .well = You put your power where it led, not where Red was far ahead.

## Champions.

lesson-champions = Champions
    .about = A pawn in battle, a Claw in use, and a new Champion who joins.

lesson-champions-pawn = A Champion’s pawn is one Troll, with a talent of its own. Imbolg stands in Mud 3: in his battles one Gnome counts 1 less. You know that the Gnome in Mud 1 has strength 2.
    .title = A pawn
    .do = In the row Advance choose Weak 1.
lesson-champions-battle = One Troll against 2 would be repelled; Imbolg alone makes it 1 against 1, and equal is enough. The Honour is still the whole strength of the Gnome.
    .title = Imbolg alone
    .do = Click Mud 1 and send Imbolg; then comes the second action.
lesson-champions-claw = Won: { $honour } Honour. Tuva has no pawn, but two Claws. Each use is marked with a cube until the Wave ends, and adds 1 power to an Influence action.
    .title = A Claw
    .do = In the row Influence choose Weak 1, and add a Claw of Tuva.
lesson-champions-court = Power 2 now, and nobody has a disc on Haldis: that makes 3. The Wave ends after this turn, so she will be yours.
    .title = Court Haldis
    .do = Choose Haldis.
lesson-champions-join = Haldis joins you with her Votes. Her pawn goes to a Lair of yours or to a cavern where only you stand. There she counts as two Trolls for control, but as one in battle.
    .title = She joins you
    .do = Choose a place for her pawn.
    .why = A Champion who falls goes back to a Lair, while a Troll goes home. That alone makes pawns precious.
lesson-champions-end = A Champion’s talent is worth most in the right place: look where the pawn stands before you move.
    .well = Imbolg won a battle that no other Troll could win alone.

## The Wheel and Breaches.

lesson-wheel = The Gnome Wheel and Breaches
    .about = Cross both wires in one turn, and steer the Swarm.

lesson-wheel-power = A symbol with a number is strong by itself: yours has power 3. The Gnome symbols beside it have 1 and 2. Together they turn the Wheel by up to six spaces.
    .title = Strong symbols
    .do = In the row Gnome choose “Strong 2–6”: that gives power 6.
lesson-wheel-wires = Only the last space takes effect, but wires count on the way. First comes the Boost, then the Breach; six spaces on lies Honour, worth the distance plus your Boost: { $honour } Honour.
    .title = Two wires
    .do = Choose 6 spaces on, to Honour; then “Play this”.
    .why = The Boost stays with you: each time you cross it, every later Honour space brings 1 more.
lesson-wheel-scout = First the scout: secretly look at a Gate card and at a Gnome. After that the wires take effect in the order in which you crossed them.
    .title = Scout first
    .do = Look at a Gate card, then at a Gnome.
lesson-wheel-swarm = { $gnomes } Gnomes break in. Beaten Gnomes by the Wheel would bring more: one for every two, rounded up. The first fills Granite 1; the next meets the weakest cavern behind it, where Red has one Troll.
    .title = The Breach
    .do = Send the Swarm to Granite.
    .why = Whoever falls in a Breach earns nothing. At the end of a Wave it would be Honour.
lesson-wheel-end = Count to the wires before you turn: a Breach is a weapon for whoever causes it.
    .well = One turn brought you the Boost, much Honour, and trouble for Red.

## Gnomes on their way.

lesson-gnomes = Where Gnomes come in
    .about = Look at a Gate card, prepare, and decide for the Gnomes.

lesson-gnomes-turn = The face-down Gate cards say where Gnomes come when the Wave ends. Any turn of the Wheel, however short, lets you look at one. The next space also brings a Bolster of power 1.
    .title = Find out
    .do = In the row Gnome choose Weak 1, and turn the Wheel by one space.
lesson-gnomes-look = Each card brings { $gnomes } Gnomes in this Wave. You look in secret: Red sees that you looked, but not what you saw.
    .title = Look
    .do = Look at Gate card 1, then at a Gnome.
lesson-gnomes-prepare = Mud! A Gnome seeks the cavern with the fewest Trolls, an empty one first, and of equals the nearer. It crosses overrun caverns, but no others. Mud 1 and Mud 2 are empty: they come first.
    .title = Prepare
    .do = Add a Troll in Mud 3 or in Hammer 3.
lesson-gnomes-before = Your last Supply is spent, so the Wave ends after this turn. Each single Gnome gets a second one; then the cards are turned up. The first Troll to fall in an invasion earns { $first } Honour.
    .title = Before they come
    .do = Choose no second action.
lesson-gnomes-direct = Mud 1 and Mud 2 are equally easy and equally near. Whoever has most Votes of this Clan decides for the Gnome, and that is you.
    .title = You decide
    .do = Choose a cavern for the first Gnome.
    .why = With equal Votes the earlier disc decides. If nobody has Votes of that Clan, it is the leader with the next Clan down the Clan board.
lesson-gnomes-end = A look at the Wheel is worth a turn when you do not know where Gnomes will come.
    .well = You knew what was coming, and you decided where it went.

## Halls and Domains.

lesson-halls = Domains and Great Halls
    .about = One seizure that pays three times, and a Bolster to hold it.

lesson-halls-domain = Your Domains would bring { $now } Honour now: { $first } for a first cavern, { $more } for each more. In Mud you have none: Red holds Mud 3 with one Troll, and a tie would hold it for nobody.
    .title = A new Domain
    .do = In the row Advance choose Strong 2.
lesson-halls-seize = Two against one: you control Mud 3 at the end of your action and did not before, with somebody there. That is a seizure, and Mud gives you a Vote. An empty cavern gives none.
    .title = Seize it
    .do = Click Mud 3, send two Trolls from Lair 4a; then “Play this”.
lesson-halls-hall = Three caverns touch this Great Hall, and you control { $mine } of them. At the very end whoever controls most gets its { $value } Honour; Gnomes compete too, and equals share. Now make yourself strong.
    .title = A Great Hall
    .do = In the row Bolster choose Strong 2.
lesson-halls-bolster = Trolls from home come to one place: a Lair of yours, or a cavern where only you stand. Mud 3 is closed to them, since Red’s Troll is still there.
    .title = Where only you stand
    .do = Choose Hammer 3, Ice 3 or Lair 4a.
    .why = From Lair 4a they could march to Mud 3 in a later turn; in Hammer 3 they already hold a cavern of the Hall.
lesson-halls-trolls = The power is the most that may come; you have { $home } Trolls at home. Once nobody is left at home, a Bolster moves Trolls from elsewhere instead.
    .title = How many
    .do = Choose how many Trolls come; then “Play this”.
lesson-halls-end = The best cavern serves a Domain, a Clan and a Great Hall at once.
    .well = Two Trolls brought you a new Domain, a Vote and a Great Hall.

## The end of the game.

lesson-scoring = The last scoring
    .about = Elders, Great Halls and Votes: what Wave III pays.

lesson-scoring-elders = Wave III pays for Great Halls, Elders and Votes, no longer for Domains. Your two Elders are worth { $now } Honour, four are worth { $more }: each further one is worth more than the one before.
    .title = Elders
    .do = Lay the card with two Elders; each marked place hides only one symbol.
lesson-scoring-hall = The Hall worth { $big } touches Hammer 3, Mud 3 and Mud 4: you and Red hold one each, so you would share. The Hall worth { $small } touches Mud 3 and Mud 4 too, and there Red leads.
    .title = Great Halls
    .do = In the row Advance choose Strong 2.
lesson-scoring-votes = With the Mud Clan both of you have 2 Votes, but Red was there first: { $first } Honour for Red, { $second } for you. Seizing Mud 3 gives you a third Vote; empty Mud 4 gives none.
    .title = Votes of the Clans
    .do = Choose Mud 3 or Mud 4.
    .why = Every Clan pays its first, second and third, but only those who have a Vote. Votes also break a tie at the end.
lesson-scoring-march = Caverns count at a Hall, not Trolls: one Troll more than the others is enough. After the Wave the Halls are scored, then the Elders, then the Clans; most Honour wins.
    .title = March
    .do = Send two Trolls from Lair 4a; then “Play this”.
lesson-scoring-end = In Wave III a cavern is worth what its Great Halls and its Clan pay.
    .well = You have four Elders and a hand in both Great Halls.

## The draft.

lesson-draft = Laying cards
    .about = Three cards in a Wave: what they join, what they hide, and where they go.

lesson-draft-cover = Each Wave begins with four cards: all lay one at the same time. It must hide at least one symbol, and what is hidden is gone. This card hides an Advance and brings an Advance there: nothing is lost.
    .title = Cover like with like
    .do = Choose the card with two Influence and two Advance, and lay it at the ring.
    .why = Your two Advance now touch with their sides and have power 2 together.
lesson-draft-elder = The other cards went on to Red, and these came back. One shows two Elders: no card may ever hide them, and two of them pay { $honour } Honour at the end. Another has a Wild, which fits every group.
    .title = Elders stay
    .do = Choose one of the three, and lay it at its ring.
    .why = No card is turned. In Waves I and III cards go round clockwise, in Wave II the other way.
lesson-draft-last = Two cards are left: you lay one, the other is discarded. You must lay it, whatever it hides. A Supply symbol gives you a Supply more in every Wave, as long as it can be seen.
    .title = The third and last
    .do = Lay either card where it hides least.
lesson-draft-end = Look first at what a card hides, then at what it joins.
    .well = You laid three cards, and your Advance has grown to a group.

## Bolster.

lesson-bolster = Bolster
    .about = New Trolls from home: where they may come, and how many.

lesson-bolster-group = Mud 3 hangs on a single Troll of yours, and Red could seize it with two. Bolster brings Trolls from home. Your two Bolster symbols touch: together they are a Strong action.
    .title = A cavern in danger
    .do = In the row Bolster choose Strong 2.
lesson-bolster-joker = The Wild beside them joins too. A Bolster brings as many Trolls as its power, or fewer, and all of them come to the same place.
    .title = One more
    .do = Add the Wild: power 3.
lesson-bolster-where = New Trolls come only to your Lairs, or where nobody else stands. In Ice 3 you have more Trolls than Red, and control it, but you cannot bolster there.
    .title = Where they may come
    .do = Choose Mud 3 or one of your Lairs.
    .why = To help Ice 3 you would have to advance: Trolls on the march may go where others stand.
lesson-bolster-many = You have { $stock } Trolls at home. Only when none is left, each point of power moves a unit of yours from anywhere on the map instead, without a path.
    .title = How many
    .do = Choose how many Trolls come.
lesson-bolster-end = Bolster early: later, rivals stand where you wanted to.
    .well = You gathered three symbols for one strong Bolster.

## Votes.

lesson-votes = Votes of the Clans
    .about = A Vote for a seized cavern, one that decides where Gnomes go, and what Votes pay.

lesson-votes-seize = Red holds Mud 3 with one Troll. Whoever takes a rival’s cavern has seized it and gets a Vote of its Clan; an empty cavern gives none. At the end Mud pays { $first } Honour for most Votes, { $second } for the next.
    .title = Seize a cavern
    .do = In the row Advance choose Strong 2.
    .why = With Mud both of you have one Vote now, and Red leads: of equals the earlier one is ahead.
lesson-votes-send = It takes more Trolls than Red has there: two against one. How many you bring more does not matter; each seized cavern gives a single Vote.
    .title = Two against one
    .do = Click Mud 3, send two Trolls from Lair 4a; then “Play this”.
lesson-votes-lead = Your Vote came at once: { $votes } with Mud, { $other } for Red. Now Gnomes invade, and two caverns are equally easy for them. Whoever leads with the Clan decides: you.
    .title = A Vote decides
    .do = Choose where the Gnome goes.
    .why = If nobody has a Vote with a Clan, the leader of the next one below decides.
lesson-votes-end = A Vote pays at the end, but already before it decides where Gnomes go.
    .well = With one march you won a cavern, a Vote and the last word with Mud.
