### The command line and the terminal table in English.

fate = Fate
seat = player { $number }
opponent = the opponent

## The list of games.

game = { $slug }: { $title }
game-seats = Players: { $seats }.
game-option = Option { $name } ({ $help }): { $choices }; default { $default }.
game-text = any text
game-switch = yes or no

## Rules.

chapter = Chapter { $number }: { $title }
edition = { $edition ->
    [first] first
   *[second] second
}
editions = Editions: { $editions }.
reading = Where the book is open: { $open } We play: { $read }{ $option ->
    [none] {""}
   *[other] {" "}The option { $option } plays it otherwise.
}
only-in = { $mode ->
    [solo] Only in the solo game.
    [advanced] Only in the advanced game.
   *[other] Only in the mode { $mode }.
}
heading = { $edition ->
    [first] In the first edition under "{ $heading }".
    [second] In the second edition under "{ $heading }".
   *[only] In the book under "{ $heading }".
}
no-rule = There is no rule { $rule }. The first one is { $first }.
no-rule-but = There is no rule { $rule }. Did you mean one of these: { $near }?
no-rules = No rule fits.
no-checkout = Which rules have no test can only be told in a checkout of the project.

## Questions before a game.

choice = { $number }: { $word }
choice-default = { $number }: { $word } (Enter takes this)
choose = Number:
choose-one = Please type a number from 1 to { $count }, or press Enter.
ask-players = How many players: { $seats }? Enter takes { $default }.
ask-seat = Who plays as player { $number }?
person = a person at this keyboard
level = { $level ->
    [random] the bot random (picks anything)
    [novice] the bot novice (sensible, with slips)
    [adept] the bot adept (plans ahead)
    [master] the bot master (searches, takes its time)
   *[champion] the bot champion (a master who has learnt from many games)
}
ask-options = Change an option, or begin?
begin = begin the game
ask-option = { $name }: { $help }
ask-text = Type a value, or press Enter for { $default }:
wrong-option = That does not go together. { $problem }

## At the table.

welcome = { $title }. Seed { $seed }.
help-hint = Type { $help } at any time to hear what you can type.
goes-on = { $count ->
    [one] The saved game goes on after 1 entry. This happened last:
   *[other] The saved game goes on after { $count } entries. This happened last:
}
bot = { $seat } is played by the bot { $level }.
hand-over = Hand over to { $seat }.
question = { $seat }: { $question }
answer = { $seat }, your answer: {""}
only-option = There is only one option for you: { $action }.
group = { $verb }: { $count } options. Type { $verb } to hear them.
option = { $number }: { $action }
which = These { $count } options fit. Type a number or more words.
chosen = You chose: { $action }.
empty = Please type the number or the words of an option, or { $help }.
no-number = There is no option { $number }. The options are 1 to { $count }.
not-understood = "{ $text }" is neither an option nor a command. Type { $help } to hear what you can type.
did-you-mean = Did you mean { $text }?
allowed = That is allowed: { $action }.
not-allowed = Not allowed now: { $action }.
no-options = No option begins with "{ $text }".
log-number = The log wants a number from 1 on, not "{ $text }".
log-empty = Nothing has happened yet.
shape = It is written like this: { $shape }.
domain = { $name } is one of { $words }.
why-what = Name an action, for example as the options write it. Actions begin with one of these words: { $verbs }.
undone = Taken back: { $action }.
no-undo = Nothing can be taken back: fate has answered, something was revealed, another player had a turn, or there was no choice.
save-where = Name a file: { $save } FILE.
save-first = To save the game, type a file name. To leave without saving, press Enter. To go on playing, type 0: {""}
save-result = To save the game, type a file name. To end, press Enter: {""}
replace = { $file } exists already. Replace it? Type yes or no: {""}
yes = y yes
saved = Saved in { $file }.
not-saved = Not saved.
cannot-save = { $file } cannot be saved: { $problem }.
goodbye = Goodbye.
input-ended = The input has ended, so the game stops here. It has not been saved.
interrupted = Stopped. The game has not been saved.
over = The game is over. { $ending }.
winners = { $count ->
    [0] Nobody wins.
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
}
score = { $seat }: { $score ->
    [one] 1 point.
   *[other] { $score } points.
}

## Commands of the table. Both the word here and the English word are understood.

command-options = options
command-log = log
command-why = why
command-rule = rule
command-undo = undo
command-save = save
command-help = help
command-quit = quit

help-answer = Answer with the number of an option, or with its words in parentheses. The beginnings of the words are enough if they fit one option only. Besides options, you can type these commands:
help-command = { $command }: { $help }
help-options = reads all options; with a word only those that begin with it.
help-log = reads the last ten events; with a number that many.
help-why = with an action: says whether it is allowed now, or which rule forbids it.
help-rule = with an id: reads that rule; without: the rule behind the question.
help-undo = takes back your last choice, as long as nobody and nothing has answered it.
help-save = with a file name: saves the game.
help-help = reads this list.
help-quit = leaves the table, and asks whether to save.

## Replay.

replay = { $title } for { $players ->
    [one] 1 player
   *[other] { $players } players
}. Options: { $options }. Entries: { $count }.
entry = { $number }. { $seat }: { $action }
stops = After { $number ->
    [one] 1 entry
   *[other] { $number } entries
}:

## Simulation.

playing = Playing
simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $title }, players: { $players }, seed { $seed }.
pack = Pack: { $fields }.
endings = Endings
wins-by-seat = Wins by seat
wins-by-character = Wins by who is played
share = { $name }: { $count } of { $total } ({ $percent } %)
means = Decisions a game: { $decisions } on average. Rounds a game: { $rounds } on average.
speed = Speed: { $speed } games a second.

## The hall in the browser.

closed = Table { $table } is closed.
serving = The hall is open at { $address } (Ctrl+C closes it).

## A new game.

new-folder = Written: { $folder }
new-package = Install it: pip install -e { $folder }
new-game = Play it: meadhall play { $slug }. What each file is stands in docs/add-a-game.md.

## Analysis.

ranked = { $number }. { $action }: { $chance } % ({ $tried ->
    [one] tried once
   *[other] tried { $tried } times
})
ranked-untried = { $number }. { $action }: not tried
ranked-reason = { $weight } %: { $words }
analysed = { $title }: { $count ->
    [one] 1 entry.
   *[other] { $count } entries.
} Choices that gave something away:
given-away = { $number }. { $seat }: { $action }. { $band ->
    [good] Good enough
    [inaccurate] Inaccurate
    [mistake] A mistake
    [blunder] A blunder
   *[unseen] Hardly looked at by the search
}{ $lost ->
    [none] {""}
   *[other] {" "}(−{ $lost } %)
}; rather: { $better }.
given-away-sum = { $seat }: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}, { $mean } % given away each on average.

## Own mistakes as puzzles.

mine-found = { $file }: { $count ->
    [0] no mistake worth asking.
    [one] one mistake.
   *[other] { $count } mistakes.
}
mine-asked = { $number } of { $count }, after { $moment } entries:
mine-topics = To read the table first: { $topics }
mine-choose = Please type a number from 1 to { $count }, or one of the words above.
mine-not = Not this: { $answer }. Try again.
mine-right = Right.
mine-wrong = Not right.
mine-option = { $kind ->
    [best] Best
    [right] As good
   *[other] Worse
}: { $action }, { $chance } %{ $played ->
    [yes] {" "}(so you played)
   *[no] {""}
}
mine-sum = { $right } of { $count } right at once.
