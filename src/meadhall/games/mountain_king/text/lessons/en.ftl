# Words of the lessons, in English.

## A first game.

lesson-first = A first game: Wave I
    .about = Build an Ancestry, beat a Gnome, turn the Wheel, seize a cavern, and see a Wave scored.

lesson-first-goal = You lead the Trolls of Blue. Gnomes pour into the mountain in three Waves, and this lesson is the first of them. Whoever has most Honour at the end of a game wins.
    .title = Most Honour wins
    .do = Click Mud 3, beside your Lair: a Troll stands guard there.
    .why = A Lair is yours alone, but it pays nothing. Trolls earn Honour out in the caverns.
lesson-first-honour = A Wave ends with Honour for caverns: { $first } for your first in a Domain, { $more } for each more there. Beaten Gnomes pay at once; Great Halls, Elders and Votes of the Clans pay at the end of the game.
    .title = Where Honour comes from
    .do = Click Ice 3: then you hold caverns in two Domains.
    .why = You control a cavern if you have more Trolls there than any rival. Ice 3 also touches two Great Halls.
lesson-first-card = Its symbols are what you can do: Advance moves Trolls, Bolster brings new ones, Influence wins Champions, Gnome turns the Wheel. Equal symbols side by side act together: two Advance have power 2.
    .title = Your Ancestry
    .do = Choose the card with two Influence and two Advance, and lay it on the marked place.
    .why = All players lay a card at the same time. It must cover at least one symbol; this one covers an Advance and brings two.
lesson-first-second-card = The three cards you left went on to Red, and Black handed you these. At the lower left each of them joins your Advance. One brings two Bolster, one an Influence, one a Wild, which fits every group.
    .title = Cards go round
    .do = Choose one of the three cards and lay it at the lower left.
    .why = Only symbols that touch with their sides are a group; corners do not count. Cards are never turned.
lesson-first-third-card = The sheet shows which groups grow and what is hidden; a hidden symbol is gone. One card shows an Elder: it does nothing now, nobody may cover it, and Elders bring Honour at the end.
    .title = The last card
    .do = Lay either card so that two Gnome symbols come to touch. The other card is discarded.
lesson-first-march = A turn costs a Supply; after this one you have { $left } more. It is two Weak actions of one symbol each, or one Strong action with a whole group. Three Trolls beat any single Gnome: take power 3.
    .title = Your first turn
    .do = In the row Advance choose Strong 3.
    .why = What you use is covered by a cube until the Wave is over. Each symbol serves once in a Wave. Wave I gives six Supplies; Old Grumle, your Champion from the start, adds one.
lesson-first-attack = The Gnome in Mud 1 hides a strength from 1 to 3; as many Trolls are enough. All go to one cavern. On the way they may cross caverns where you stand already, such as Mud 3.
    .title = Beat the Gnome
    .do = Click Mud 1, send three Trolls from Lair 4a, and play it.
lesson-first-weak = Its strength was your Honour: you have { $honour }. The Mud Clan also gave you a Vote, and Votes pay at the end of the game. Now try Weak actions: two in a turn, each with power 1.
    .title = Two Weak actions
    .do = In the row Influence choose Weak 1.
    .why = The beaten Gnome lies by the Wheel and pushed its pawn on by one space. We come to that in a moment.
lesson-first-court = A Champion joins whoever has most Influence when the Wave ends. The very first disc on a Champion counts one more, so power 1 gives you 2. Nobody has asked these three.
    .title = Court a Champion
    .do = Choose Imbolg, Waelwulf or Haldis.
    .why = Imbolg weakens a Gnome he fights, Waelwulf brings more Trolls, Haldis counts as two for control. Of two who have equal Influence the earlier one leads.
lesson-first-second-weak = The second Weak action costs no Supply. More Influence makes your Champion safer; a Bolster brings a Troll from home, so that Ice 3 does not hang on a single one.
    .title = And the second
    .do = Choose Weak Influence or Weak Bolster, and where.
lesson-first-wheel = A Gnome action moves this pawn on, and you use the space where it stops. Honour lies two spaces on. Before it runs the Breach wire: crossing it lets Gnomes in, but you say where.
    .title = The Gnome Wheel
    .do = In the row Gnome choose Strong 2.
    .why = Covered symbols join what lies on both sides of them. So later in a Wave groups can act together that do not touch.
lesson-first-turn = Your power says how far the pawn may go, and each space it goes makes the effect stronger. Two spaces on you gain { $honour } Honour.
    .title = Two spaces on
    .do = Choose 2 spaces on, to Honour, and play it.
lesson-first-scout = First you scout, and only you see it: one Gate card tells where Gnomes invade when the Wave ends, and one Gnome shows you its strength.
    .title = A secret look
    .do = Look at Gate card 1 or 2, then at a Gnome.
lesson-first-breach = { $gnomes } Gnomes break in at once: two, and one more for the beaten one by the Wheel. You steer the Swarm. Each Gnome takes the easiest cavern it reaches, an empty one first.
    .title = A Breach
    .do = Send the Swarm to Fire, Hammer or Granite: you hold nothing there.
    .why = An overrun cavern costs 1 Honour at the scoring for everybody who scores in that Domain.
lesson-first-direct = Several caverns are equally easy and equally near. You caused the Breach, so you decide. Gnomes pass through caverns that are overrun already, but never stop in one.
    .title = You send the Gnome
    .do = Choose a cavern for this Gnome.
lesson-first-seize = Red came to Mud 3 with two Trolls against your one and seized control: Mud 3 is Red’s, and so is a Vote of Mud. Trolls never fight Trolls; the greater number counts.
    .title = Seized!
    .do = In the row Advance choose Weak 1.
lesson-first-desperation = One more Troll makes two against two, and a tie belongs to nobody. A Desperation token lifts a Weak action by 1. { $tokens ->
        [one] You have one, and it is lost
       *[other] You have { $tokens }, and they are lost
    } when the Wave ends.
    .title = Desperation
    .do = Set Desperation to 1.
    .why = Who begins a Wave with few Supplies gets such tokens. They help Weak actions only.
lesson-first-take-back = Mud 1 has three Trolls, and one is enough to keep it. Bring two to Mud 3: three against two. Now you seize control, and the Mud Clan gives you a Vote.
    .title = Take it back
    .do = Click Mud 3, send two Trolls from Mud 1.
lesson-first-bolster = A Bolster brings Trolls from home, but only to your Lairs and to caverns where nobody else stands. Not to Mud 3: Red’s Trolls have stayed there.
    .title = Bolster
    .do = In the row Bolster choose Weak 1, as your second action.
lesson-first-bolster-where = Your Gate card showed Mud: Gnomes come there at the end of the Wave and meet the fewest Trolls they find. One Troll holds Mud 1. No Gnome ever enters a Lair.
    .title = Who needs help?
    .do = Choose a cavern or a Lair for the new Troll.
lesson-first-free = All is open now. Scored as it stands, your Domains bring { $domains } Honour; a first cavern in another Domain brings { $first }. If Supplies outlast your symbols, spend some for more power in a Strong action.
    .title = It is up to you
    .do = Play your turns until your Supplies are gone.
    .why = The Wave ends when nobody has Supplies left. Who has none is passed over.
lesson-first-award = The Wave ends: Gnomes dug in, then invaded; a Troll who falls earns Honour. Now Champions join whoever has most Influence, with Votes of their Clan. Then your Domains bring { $domains } Honour, if all stays so.
    .title = The end of the Wave
    .do = Answer for your Champion.
    .why = The victor gets the card and places its pawn where no rival stands. Who courted in vain takes a Vote or a little Honour.

lesson-first-says-red-settles = Moss and Hammer: two Domains at once, far from each other.
lesson-first-says-black-settles = I begin in Moon and Fire. Nobody is my neighbour yet.
lesson-first-says-red-elder = I keep an Elder: it does nothing now, but many Elders bring much Honour.
lesson-first-says-black-card = Three Bolster side by side: my caverns will be hard to take.
lesson-first-says-red-court = I ask Thorga first: the first disc counts one more.
lesson-first-says-black-wheel = One space on: I scout, and the space lends me a little Influence.
lesson-first-says-red-gathers = I gather Trolls in my Lair. Somebody near will notice soon.
lesson-first-says-black-guard = A second Troll in Fire 3: one alone falls too easily.
lesson-first-says-red-seizes = Two Trolls against one in Mud 3: seized, with a Vote of Mud.
lesson-first-says-black-moon = Moon 4 is empty: no Vote for that, but one more cavern.
lesson-first-says-red-spreads = Moss 2 for me: a second cavern there brings two more.
lesson-first-says-black-spreads = Into Granite: a first cavern in a Domain pays most.

lesson-first-end = A first cavern in a Domain pays three times as much as another: spread out early, and keep one Troll more than the others.
    .well = You beat a Gnome, turned a Breach away from yourself, and took Mud 3 back.
