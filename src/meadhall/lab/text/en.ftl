### The lab in English.

## The command line.

playing = Playing
played = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $title }, seed { $seed }.
standing = { $bot }: wins { $share }, rating { $rating }, { $mean } ms a decision, longest { $longest } ms
kept = The games are in { $folder }.
pack = Pack: { $fields }.
ending-unfinished = Given up, because the bots found no end

## The page.

report-title = Arena: { $title }
report-about = Bots: { $bots }. Players: { $players }. Seed: { $seed }.
report-options = Options: { $options }.
report-contents = On this page
report-foot = Made by Meadhall. Intervals hold 95 times in 100. Within a block of games all bots met the same seats with the same luck.
report-won = Who won
report-factions = Wins by who was played
report-seats = Wins by seat
report-several = These games were played by { $count } sets of rules; each is summed up by itself.
report-groups = Wins by rules
report-endings = How games ended
report-lengths = How long games were
report-curves = How games went
report-swings = What decided games
report-uses = What was chosen, and what came of it
report-replays = Games worth a look
fact-games = Games
fact-best = Most wins
fact-rounds = Rounds a game
fact-decisions = Decisions a game
head-bot = Bot
head-seats = Seats
head-wins = Wins
head-rating = Rating
head-score = Score
head-thinking = A decision
head-longest = Longest
head-faction = Played
head-seat = Seat
head-rules = Rules
head-action = Action
head-times = A game
head-once = Moves each time
head-in-game = Moves in a game
head-chance = Chance
head-replay = Replay
head-lift = Wins
head-plot = Drawn
head-interval = Interval
head-part = Seats
head-times-each = Times
head-why = Why
head-result = Result
head-command = Command
unit-ms = ms
numbers = The numbers
all-of-them = All of them
seat = Seat { $number }
players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
game = Game { $number }
entry = entry { $number }
of-games = { $count } ({ $share })
plot-wins = Share of wins
plot-ratings = OpenSkill ratings
plot-heat = Each bot there
plot-together = All together
plot-endings = How each bot won
plot-chosen = Most chosen
note-chosen = So many times a game, all seats together.
head-ending = Ending
wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
plot-rounds = Rounds
plot-decisions = Decisions
plot-seconds = Seconds
plot-outlook = Chance to win
plot-score = Score
plot-sways = Kinds of action that move chances
plot-swings = The largest swings
plot-lifts = More and fewer wins
plot-uses = Common and rare, good and bad
note-wins = Dashed: equal shares ({ $fair }). Whoever wins together shares the win.
note-ratings = Everybody begins at 25. The whisker is the uncertainty of the rating.
note-factions = Over all bots. Dashed: equal shares.
note-seats = Over all bots. Dashed: equal shares.
lead-groups = Players, options, packs and versions of the rules make games that cannot be summed up together.
group-pack = pack { $fields }
group-no-pack = no pack
group-version = rules { $version }
note-endings = The share of games with each ending.
note-lengths = { $mean } on average; eight in ten games between { $low } and { $high }.
lead-curves = From the first decision to the last. The chance to win is what the game's mind makes of the whole position, hidden things included.
note-curves = The line is the mean over all games, the band holds eight in ten of them.
lead-swings = After each choice, and the luck that answered it, chances are estimated anew. What moved them most?
note-sways = By how much chances of whoever chose it change in a game, all seats and up and down together; so it may be more than 100 %.
lead-uses = How often those who chose something won, compared with what the same bot wins on average: × 2 is twice as often. Bold where the interval leaves out 1; of a hundred rows about five do so by chance. What goes with winning need not be its cause.
note-uses = To the right what many seats choose, above the dashed line what goes with more wins. Triangles and squares lie outside chance.
lead-replays = The link leads to the saved game. The command reads it, meadhall draw draws it, and the hall in the browser opens it.
notable-shortest = Shortest
notable-longest = Longest
notable-closest = Closest
notable-clearest = Clearest
notable-comeback = Greatest comeback
