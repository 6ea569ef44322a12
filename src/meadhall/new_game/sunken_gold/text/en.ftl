game-title = Sunken Gold
game-words = Sail from reef to reef, save your air, and dive where your secret chart leads you.

## Questions.

ask-sail = Where do you sail?
ask-dive = Do you dive at { $reef }?

## What happens.

round = Round { $number } begins.
chart = Your chart shows { $reef }.
chart-dealt = { $seat } gets a chart.
sailed = { $seat } sails to { $reef }.
stayed-dry = { $seat } stays dry.
found = { $seat } brings up a coin worth { $worth } at { $reef }.
chart-shown = { $seat } had the chart of { $reef }, which adds { $bonus }.

## Options. A name below another is that option's name at one question.

do-sail = sail to { $reef }
do-dive = dive
do-pass = pass
    .ask-dive = Stay dry
do-chart = the chart of { $reef }
do-find = a coin worth { $worth }

## Words.

word-gull = Gull Reef
word-seal = Seal Reef
word-whale = Whale Reef
word-crab = Crab Reef
word-otter = Otter Reef

## Options of the game, and how it ends.

option-length = how many rounds are played
option-length-name = Length
choice-short = short
choice-long = long
ending-won = The most gold wins.
ending-shared = Equals share the victory.

## What bots look at.

aspect-gold = brings gold
aspect-gold-against = brings less gold than other options
aspect-gold-kept = leaves the chance of gold open
aspect-chart = leads to the reef on your chart
aspect-chart-against = leads away from the reef on your chart
aspect-chart-kept = stays near the reef on your chart
aspect-air = makes good use of the air
aspect-air-against = wastes air
aspect-air-kept = saves air

## Beside the picture, and read aloud.

board-name = Five reefs and the boats of the divers
board-round = Round { $number } of { $rounds }
board-air = Air { $air }
board-chart = Chart: { $chart }
board-costs-air = 1 of your { $air } air
topic-sea = sea
topic-sea-help = the reefs, the boats, and what everybody has
read-reef = { $reef }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
read-boats = Boats: { $boats }.
read-seat = { $seat }: gold { $gold }, air { $air }, chart { $chart }.
read-no-chart = unknown
