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

## The workbench.

balance-title = Balance: { $title }
balance-printed = { $name }: as printed
balance-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} a side of { $title }, seed { $seed }:
balance-looked = { $games } games a side: the widest interval reaches ± { $half } of a hundred. Playing on.
balance-more = and { $count } more
balance-foot = Made by Meadhall. Intervals hold 95 times in 100. Both sides met the same fate, block by block.
balance-percent-points = pp
balance-all-seats = All seats
balance-theme-factions = Wins by who was played
balance-theme-seats = Wins by seat
balance-theme-points = Points
balance-theme-sources = Points by source
balance-theme-length = Lengths
balance-theme-endings = Endings
balance-theme-used = Used
balance-theme-worth = Worth in wins
balance-length-rounds = Rounds
balance-length-decisions = Decisions
balance-length-best = Points of the best
balance-section-found = What differs
balance-section-curves = Value by value
balance-section-won = Who won
balance-section-seats = Wins by seat
balance-section-points = Points
balance-section-sources = Points by source
balance-section-length = Lengths
balance-section-endings = Endings
balance-section-things = What was used, and what that went with
balance-section-method = How it was compared
balance-fact-games = Games a side
balance-fact-blocks = in { $blocks } blocks
balance-fact-looked = Numbers looked at
balance-fact-different = Of them differ
balance-fact-widest = Wins are known to
balance-found-none = None of the { $looked } numbers that were looked at differs by more than chance would (corrected for looking at so many, Benjamini–Hochberg).
balance-found-some = { $found } of the { $looked } numbers that were looked at { $found ->
    [one] differs
   *[other] differ
} by more than chance would (corrected for looking at so many, Benjamini–Hochberg).
balance-lead-won = Whoever wins together shares the win. pp are hundredths: from 20 % to 23 % is + 3 pp.
balance-note-won = Dashed: equal shares.
balance-lead-curves = Each mark is one value with its interval. The values are compared with the one that the game has without the sweep.
balance-note-curves = The intervals are those of each value by itself; what differs is told above.
balance-lead-things = Used: in which part of the seats. Worth: how much more those won who used it than those who played the same and did not. This is association and not cause: who is ahead can afford more, and who is behind needs other things. Bold is more than chance.
balance-head-what = What
balance-head-side = Value
balance-head-value = Value
balance-head-a = A
balance-head-b = B
balance-head-difference = Difference
balance-head-chance = By chance
balance-head-thing = What
balance-head-used-a = Used A
balance-head-used-b = Used B
balance-head-used-change = Difference
balance-head-worth-a = Worth A
balance-head-worth-b = Worth B
balance-head-worth-drawn = Worth B, drawn
balance-head-worth-change = Difference
balance-head-worth-points = In points, B
balance-method-fate = The games of A and B are pairs: the same seed answers for fate, the same bots sit in the same seats. A block has as many games as there are seats, with the same fate; bots that differ move round by one seat from game to game. As long as both sides do the same the luck is the same, and what is compared is the difference within each block. Once a game takes another way its luck is another too, so pairs are alike but not equal.
balance-method-intervals = A difference and its interval come from the differences of the blocks by Student’s t. “By chance” says how rarely chance alone leads so far, made larger for having looked at many numbers.
balance-method-many = Of a hundred numbers five differ by chance at 95 in 100. So chances are corrected by the way of Benjamini and Hochberg, over all numbers on this page together: of what is called different, one in twenty is expected to be chance; and of twenty comparisons of equal rules, about one calls anything different.
balance-method-looks = It was looked { $looks } times whether enough was known. The stop depends on how wide the intervals are and not on what differs, so looking again hardly makes chance findings more frequent. Whoever plays on until something differs will find something.
balance-method-worth = Adepts are not people. They find what a change does to sound play, and not what it does to fun.

## Packs.

pack-head =
    Values of { $title } that may be laid over ours. Take the first # from a line, and change its value.
    The word behind it says where our value is from. meadhall pack check FILE names what is wrong.
    meadhall pack schema { $game } --out { $game }.schema.json lets an editor help with it.
pack-schema = A pack for { $title }
pack-printed = Ours is the default; origin: { $origin }.
pack-right = { $file }: { $count ->
    [one] 1 value
   *[other] { $count } values
} for { $title }, all in order.
pack-wrong = { $file }: { $count ->
    [one] 1 field is
   *[other] { $count } fields are
} wrong for { $title }.
pack-differs = { $title }: { $count ->
    [one] 1 value differs
   *[other] { $count } values differ
}.
pack-written = Written: { $file }
origin-rulebook = rulebook
origin-public = public
origin-deduced = deduced
origin-reconstructed = reconstructed
origin-owner = owner
