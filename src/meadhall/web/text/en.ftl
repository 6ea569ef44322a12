### The pages of Meadhall in English. Messages that begin with js- are said by the script;
### what it fills in later comes as an argument in braces.

## Everywhere

language-en = English
language-de = Deutsch
nav-house = The house
nav-hall = Hall
nav-learn = Learn
nav-settings = Settings
nav-table = Parts of the table
nav-seats = Players
skip-to-content = Skip to the content
skip-to-decision = Skip to your decision
change-theme = Change between light and dark
account-of = Your account, { $name }
foot = An unofficial implementation. Names and worlds belong to their publishers; values that the rulebooks do not print are reconstructions.
save = Save
saved = Saved.
cancel = Cancel
close = Close
send = Send
search = Search
to-hall = Back to the hall
watch = Watch

## The hall

hall-title = Meadhall
hall-welcome = Come in, the fire is lit.
hall-lead = Great games of the north, by the book. Learn one by playing it, against bots or with friends.
game-seats-are = { $seats } players
game-minutes = about { $minutes } min
difficulty = Difficulty
difficulty-is = Difficulty { $of } of 5
game-rules = The rules
learn = Learn
learn-on = Go on learning
learn-learnt = learned
learn-length = { $minutes } min, { $title }
learn-left = { $step } of { $steps } · { $minutes } min left
play-with-bots = Play bots
play-with-friends = With friends
play-bots = { $bots ->
    [0] Alone
    [one] 1 bot
   *[other] { $bots } bots
}
play-level = How well the bots play
hall-peoples = A card for every people
hall-peoples-who = { $names }: who they are, how they play, how hard it is.
hall-peoples-look = Look at them
hall-lessons = Two-minute lessons
hall-lessons-all = All lessons
peoples-title = The peoples of { $game }
peoples-games = Games
your-turn = Your turn
answer = Answer
new-table = Make a table with every option
open-tables = Free seats
open-none = Nobody is waiting just now. Open a table with friends, and others will find it here.
sit-down = Sit down
sit-down-at = Sit down at { $title }
seat-free = a free seat
my-tables = Your tables
mine-none = None yet. Play against bots, or sit down with others.
go-to = To the table { $title }
since = Last move: { $time } ago
look = Look
finished = Finished games
finished-none = No game has ended yet.
won = won
replay = Walk through the game
import-title = Bring a saved game
import-help = A game saved by Meadhall (a JSON file) becomes a table of yours.
import = Import

## A new table

new-title = A table for { $game }
new-lead = Everything is set so that you can begin at once. Change what you like.
new-who = Who plays
new-players = Players
new-count = { $count ->
    [one] 1 player (solo)
   *[other] { $count } players
}
new-seats = Seats
new-seat = Seat { $number }
new-each = Named for each seat
new-how = How you play
new-name = Name of the table
new-name-help = Others see it in the hall. It may stay empty.
new-pace = Pace
new-private = Only by invitation
new-private-help = The table is not shown in the hall; whoever has the link may come.
new-options = Rules and options
new-no-options = This game has no options.
new-make = Open the table

## Joining

join-title = You are invited
join-lead = To the table “{ $title }”, { $game }.
join-seat = Take seat { $number }
join-name = Your name
join-name-help = So the others see you. Left empty, you get one for a guest.
join-over = The game is under way. You play on in place of { $name }.

## Rules

rules-title = Rules: { $game }
rules-search = Search the rules
rules-chapters = Chapters
rules-found = { $count ->
    [one] { $count } rule fits.
   *[other] { $count } rules fit, the best first.
}
rules-none = No rule fits.
rules-open = Read this chapter
rules-heading = The rules
rules-overview = Overview
rules-goal = How do I win?
rules-ending = When does the game end?
rules-course = How it goes
rules-example = Example.
rules-print = To print
rules-card = Reference card
rules-contents = Contents
rules-book-words = An illustrated rulebook in words of our own. Each rule has a number; the table cites it wherever it decides something. The pictures are drawn by the table itself.
rules-search-for = Found for “{ $query }”
rules-practise = Try it:
rules-asked = Asked at the table:
rules-puzzle = puzzle { $number }
rules-lesson = lesson “{ $title }”

## Account

account-title = Your account
account-known = You are signed in as { $name }. Your tables follow you to every device.
account-guest = You play as the guest { $name }. With an account your tables follow you to other devices.
account-register = Make an account
account-register-help = Your tables of today come along.
account-register-do = Make the account
account-login = Sign in
account-login-help = If you have an account already.
account-login-do = Sign in
account-name = Name
account-passphrase = Passphrase
account-passphrase-help = A few words that nobody guesses. It cannot be sent to you again.
sign-out = Sign out
sign-out-help = “Everywhere” is for a device that you have lost: every device has to sign in again, this one too.
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
account-signed-out = You are signed out everywhere, and your keys for programs open nothing any more.
passphrase-title = Change the passphrase
passphrase-help = All other devices have to sign in again with the new one.
passphrase-old = Passphrase so far
passphrase-new = New passphrase
passphrase-do = Change it
account-passphrase-changed = The passphrase is changed. Other devices are signed out, and your keys for programs open nothing any more.
delete-title = Delete all about you
delete-help = Bots take your seats. Your name, settings, notes and chat are deleted for ever; of your games only the moves stay.
delete-sure = I am sure
delete-do = Delete
account-deleted = All about you is deleted.
tokens-title = Keys for programs
tokens-help = A bot of yours signs in with such a key. It may do what you may do.
token-new = Your new key, shown only this once:
token-name = What is the key for?
token-make = Make a key
token-drop = Withdraw
token-drop-name = Withdraw the key { $name }

## Settings

settings-title = Settings
settings-you = You
settings-name = Name at the table
settings-language = Language
settings-account = Account and keys
settings-table = At the table
settings-theme = Day or night
theme-auto = As my device
theme-light = Parchment by day
theme-dark = Hall by night
settings-ask = Ask me always
settings-ask-help = Also where only one thing can be done. Otherwise it is shown for a moment and then done for you.
settings-sound = Sounds
settings-sound-help = A knock when it is your turn, dice and coins for moves, a horn for great moments.
sound-off = Off
sound-quiet = Quiet
sound-full = Full
settings-keys = Keys of one letter
settings-keys-help = A letter or digit takes an option, U undoes. Without them Tab, the arrows and Enter do everything.
settings-steady = A new question waits half a second for a click
settings-confirm = Confirm my moves
settings-confirm-help = A move is composed first and then played. Until then it can be changed, and nobody else sees it.
confirm-final = When it cannot be taken back
confirm-never = Never: the last choice plays it
confirm-always = Always
confirm-steps = Play every answer at once
draft = Your draft
draft-discard = Discard
composer-open = Open the sheet
composer-fold = Fold the sheet
composer-height = Height of the sheet
js-draft-here = Your draft: { $words }.
js-plays = Played as soon as nothing is missing.
js-played = Played. “Undo” makes it a draft again.
js-soon = Played in a moment. Any click or tap stops that.
js-you-end = You end it.
js-n-of = { $n } of { $of }
js-all-of = All { $n }
js-most-of = Most: { $n }
js-practice = You went back past what dice, cards or others had answered: from now on this is a practice game. Dice and cards fall as they did before.
js-clicks = Click click Clicks clicks clicking Clicking clicked
js-taps = Tap tap Taps taps tapping Tapping tapped
js-practice-ask = Go back past what dice, cards or others have answered?
js-practice-cost = It becomes a practice game that counts for nothing. Dice and cards fall as they did before.
js-practice-yes = Go back, for practice
js-practice-tip = Dice, cards or others have answered: you can go back only if it becomes a practice game.
js-final-alone = Afterwards you can take it back only as practice.
practice = Practice
js-chip-remove = { $label }, remove
js-difficulty = Difficulty { $of } of 5
js-less = { $name }: one less
js-more = { $name }: one more
settings-tempo = How quickly bots move
settings-tempo-help = If others watch too, the slowest wish counts.
tempo-normal = So that I can follow
tempo-slow = Slowly
tempo-fast = Quickly
tempo-none = Without a pause
settings-call = Calling you
settings-call-help = When it is your turn and you are away.
notify-browser = Notice in this browser
notify-browser-help = While a table is open in another tab. The browser asks you once.
notify-email = By e-mail
notify-email-address = Your e-mail address
notify-email-help = A new address gets one mail first. Open the link in it, then it counts.
notify-email-unconfirmed = { $email } is not confirmed yet. Please look into your mail.
notify-email-again = Send the mail again
notify-email-none = This house sends no e-mail.
notify-webhook = By webhook
notify-webhook-help = We send a short message to this address; many chat programs understand it.
notify-webhook-address = Address of the webhook

## Errors

error-title = That did not work.
error-rule = Rule { $rule }
error-status = Code { $status }
## Links in mails

mail-confirm = Your e-mail address
mail-confirm-help = Is this address yours, and shall Meadhall tell you here when it is your turn?
mail-confirm-do = Yes, it is mine
mail-confirm-done = Thank you. The address is confirmed.
mail-stop = No more mails
mail-stop-help = Shall Meadhall send you no more mails? Your tables stay as they are.
mail-stop-do = No more mails
mail-stop-done = No more mails will come. In the settings you can change that again.

## The table

board = The board
status = Where the game stands
options = What you may do
filter = Search the options
side = Players, log, chat, rules and notes
menu = Menu
help = Help and keys
watching = { $count ->
    [one] 1 here
   *[other] { $count } here
}
invite = Copy the invitation
invite-help = Seats are free. Send your friends this link:
invite-friends = Invite friends
link-moment = Link to this moment
fork = Try it from here
export = Save as a file
rematch = Play again
return = Take my seat back from the bot
leave = Leave the table
arrange = Seats, pace and calls
arrange-seat = Seat { $number }
arrange-open = Free
arrange-away = (a bot plays meanwhile)
arrange-link = Invitation
arrange-copy = Copy
arrange-copy-seat = Copy the invitation to seat { $number }
arrange-withdraw = Withdraw the invitation
arrange-fill = Let this bot play
arrange-offer = Invite somebody to this seat
arrange-offer-mine = Hand my seat to somebody
arrange-bot = Let a bot play here
arrange-pace = Change the pace
arrange-ways = More ways to be called
standing-mine = What you always answer alike
standing-help = When others are at it and you always give the same answer, the house can give it for you. Nobody else hears of it.
standing-label = What shall happen when you are asked this again
js-from-now-on = When I am asked this again: { $label }
rewind = Propose to go back to here
rewind-alone = Go back to here
rewind-yes = Agree
rewind-no = Decline
forward = Forward again to where we were
eyes = Through whose eyes
eyes-own = Seen by: me
eyes-all = Seen by: everybody
eyes-of = Seen by: { $name }
back-to-now = Back to now
start = Start
step-back = One step back
step-on = One step on
undo = Undo
hint = A hint, please
hint-short = Hint
to-map = To the map
tab-log = Log
newest = Newest line
tab-chat = Chat
tab-rules = Rules
tab-notes = Notes
chat-empty = Nobody has said anything yet.
chat-say = Say something
notes-help = Only you can read this.
dice = Fair dice
dice-help = What the dice and the decks bring follows from a secret starting value of the house and from a secret number of each person's browser. Each is fixed before anybody knows the others. At the end all are opened.
dice-promise = Checksum of the starting value:
dice-seed = The starting value:
dice-numbers = Checksums of the numbers:
dice-number = The number:
dice-since = counts from entry { $n } on
dice-mine = The number that your browser has brought along is one of them.
dice-kept = All is open, and it is what was promised.
dice-broken = This is not what your browser remembers. Note down what stands here, and ask whoever runs this house.

help-title = How the table works
help-click = What may be used is lit. Tap or click it, or its button below the board, or drag what you have to where it shall go. Something that is not lit tells you why not; with a mouse it is enough to point at it to hear more.
help-arrows = walk over the board and the options
help-enter = choose
help-letters = take the option with this key
help-undo = undo
help-redo = bring back what was undone in a draft
help-steps = one step back or on through the game
key-page = Page ↑ ↓
help-marks = on the slider: to the round before or after
help-why = what is this, and why not?
help-play = play the draft
help-regions = from the map to the sheet, to the question and back
help-counts = one more or one less of what was counted last
help-chip = remove this part of the draft
help-chip-move = move it forward or back, where order counts
key-delete = Del
js-draft-waits = Your draft waits at step { $n }.
help-escape = let go of what you have chosen, fold the sheet
key-enter = Enter
key-shift = Shift

## Looking back

review-title = Looking back
review-link = Look back on the game
review-table = To the table
review-busy = The game is being looked through …
review-again = Look again
review-failed = That did not work.
review-chances = Who would have won, and when
review-chart = One line for each player: their chance to win over the course of the game, as a bot sees it. The letters above are the decisive moments below, the numbers on a line your own.
review-known = What is known
review-known-all = With everything revealed
review-known-own = What each of you knew then
review-known-same = In this game both are the same.
review-as-table = As a table
review-moment = Moment
review-percent = { $percent }{ "\u00A0" }%
review-change = { $before } → { $after }{ "\u00A0" }%
review-moments = { $count ->
    [one] Your moment
   *[other] Your { $count } moments
}
review-only-own = only your own
review-no-moments = You did as an adept would have done, and no choice of yours changed much.
review-what-now = What would you do now?
review-answer = { $best ->
    [yes] { $played ->
        [yes] The best, and you did it.
       *[no] The best.
    }
   *[no] { $played ->
        [yes] You did this. There was better.
       *[no] There was better.
    }
}
review-less = { $points ->
    [0] It makes no difference that could be told.
    [one] That wins about one game in a hundred less.
   *[other] That wins about { $points } games in a hundred less.
}
review-answer-there = Answer on the board
review-curve = Your chance: { $before } → { $after }{ "\u00A0" }%.
review-split = Your choice −{ $lost }, what followed { $followed_sign }{ $followed }.
review-lost = It cost about { $points ->
    [one] one point
   *[other] { $points } points
} of your chance to win.
review-you-played = You did: { $label }.
review-band-very-well = very well
review-band-well = well
review-band-inaccurate = inaccurate
review-band-mistake = mistake
review-band-blunder = blunder
review-luck = Luck and skill, apart
review-points = { $sign }{ $points } percentage points
review-sum-skill = Skill
review-sum-skill-help = What your { $decisions } choices lost against an adept's, who knew what you knew. { $slips ->
    [0] None lost more than 5 points.
    [one] One slip lost { $lost } of them.
   *[other] { $slips } slips lost { $lost } of them.
}
review-sum-fate = Luck
review-sum-fate-help = What dice and draws brought you, compared with the average.
review-sum-play = All the rest
review-sum-play-help = How the others played, and what cannot be put down to a single move.
review-sum = You started at { $start } % and ended at { $end } %:
review-well = Done well
review-well-text = Moment { $number } ({ $when }): no choice was better than yours.
review-well-none = Nothing that stood out.
review-lesson = What to learn from it
review-lesson-text = Moment { $number } cost you most, about { $points } points of your chance to win. Try it above before you read why.
review-lesson-none = You made no great mistake in this game.
review-account = Account of points
review-total = Together
review-decisive = Decisive moments
review-none = No single decision changed much.
review-look = Look at the board
review-ask = What would a master have played?
review-master = What a master would have played
review-master-help = Choose a decisive moment above. A master then looks at it with what the player knew.
review-same = A master would have played the same: { $label }
review-best = A master: { $label }
review-played = Played: { $label }
review-weights = The bars compare the two choices with each other; the lines above show the course of the game.
review-before = The decision before
review-after = The next decision

## Puzzles

nav-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-lead = Positions from real games, each with a question. Every answer can be proved, and the solution names its rules.
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
puzzles-all-of = All themes and puzzles
puzzles-any = A puzzle for me
puzzles-next = The next one
puzzles-done = { $solved } of { $count } solved at once
puzzles-progress = How you are doing
puzzles-rating = Your rating: { $rating }, give or take { $deviation }
puzzles-rating-none = Your rating begins at { $rating } with your first answer. It stays with you when you make an account.
puzzles-solved = { $solved } of { $tried } solved at once
puzzles-streak = { $days ->
    [one] One day running
   *[other] { $days } days running
}
puzzles-own = Your own
puzzles-own-help = Mistakes from games that you have looked back on. What you know comes back later and later: after 1, 3, 7 and 21 days.
puzzles-own-none = { $kept ->
    [0] None yet. Look back on a finished game, and what you could have done better is asked here.
   *[other] Nothing is due today.
}
puzzles-rules = Rules
puzzles-number = { $state ->
    [solved] Puzzle { $n }, { $rating }, solved at once
    [tried] Puzzle { $n }, { $rating }, tried
   *[new] Puzzle { $n }, { $rating }
}
puzzle-day = Puzzle of the day
puzzle-day-try = Try it
puzzle-day-again = Look again
puzzle-day-share = { $share } of 100 solved it at once
puzzle-day-new = Only few have tried it yet
puzzle-kind-read = Read the table
puzzle-kind-exact = Reckon it out
puzzle-kind-best = Best of a few moves
puzzle-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-own = From your own game
puzzle-own-table = Look at that game
puzzle-own-review = Back to looking back
puzzle-you = you
puzzle-press = Press an answer, on the map too where it is a place
puzzle-press-name = Press an answer
puzzle-options = Answers
puzzle-solution = Solution
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-back = Back to the lesson
puzzle-again = Try it again
puzzle-wrong = wrong:
puzzle-is-right = right:
puzzle-not = { $kind ->
    [move] Not this: { $answer }.
   *[thing] Not { $answer }.
}
puzzle-try = Try again.
puzzle-right = Right: { $answer }.
puzzle-result = { $how ->
    [solved] { $tries ->
        [1] Solved at once
       *[other] Solved at the second try
    }
   *[told] Not solved this time
}
puzzle-rated = you: { $before } → { $after }
puzzle-share = { $share } of 100 solve it at once
puzzle-comes-back = { $days ->
    [1] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
puzzle-once = This was no mistake, so it does not come back.
puzzle-learnt = You know it now: it does not come back.
puzzle-lesson = Lesson: { $title }, { $minutes } min
puzzle-vote = A good puzzle?
puzzle-good = Yes
puzzle-bad = No
puzzle-theme-rules = What it rests on
review-puzzles = Three puzzles for you

## Said by the script

js-your-turn = Your turn.
js-title-turn = (your turn)
js-no-match = Nothing fits.
js-lost = Connection lost
js-quicker = Somebody was quicker, perhaps you in another tab. This is how it stands now.
js-will-send = No connection just now. Your move is sent as soon as it is back.
js-reconnecting = Connecting again …
js-closed = The table cannot be reached.
js-copied = The link is copied.
js-saved = Saved.
js-saving = Saving …
js-not-saved = Not saved. Try again.
js-may = You may choose this.
js-may-there = You may choose something there.
js-fresh = The question has just changed, so that click answered nothing.
js-sent = One moment …
js-held = Chosen: { $words }.
js-forced = Only this can be done.
js-notify-blocked = The browser does not allow notices. You can change that in its settings.
js-nav-map = Map
js-undo-not = Nothing can be taken back: somebody else has decided since, or something has been revealed.
js-clear = Back
js-news = The game goes on while you look back.
js-more-news = Earlier lines in the log: { $n }.
js-watching-none = Nobody else is here.
js-older = Earlier lines
js-loading = One moment …
js-move-of = Step { $n } of { $of }
js-move-live = Step { $n }
js-handover = Hand over to { $name }
js-watching = Here: { $names }
js-rewind-by = { $name } proposes to go back to step { $to }.
js-here = { $n } here
js-close = Close
js-here-i-am = I am { $name }
js-seat-of = { $name }, seat { $n }
js-you = { $name } (you)
js-hint-is = A hint: { $label }
js-ask-why = Why?
js-hint-late = The question has changed meanwhile. Please ask again.
js-thinking = The bot is thinking …
js-no-answer = No answer came. Please ask again.
js-rewind-own = The others are asked whether to go back to step { $to }.
js-then = The past: { $moment }
js-taken-back = taken back since
js-loss = Go back? { $moment }
js-loss-now = Go back
js-loss-ask = Propose it
js-loss-others = It happens when all others agree.
js-went-back = The table has gone back to step { $to }.
js-forward-own = The others are asked whether to go forward again.
js-forward-by = { $name } proposes to go forward again to where the table was.

## What the table tells

since-title = Since your last turn
since-again = Play it again
since-hide = Hide
result = What came of it
result-again = Show it again
since-first = First what concerns you
since-others = What the others did
js-action = 1 action
js-actions = { $n } actions
js-rivals = { $n } more ▾
js-show = Play it again
js-about-you = You
js-since-told = Since your last turn, { $count }.
js-since-rest = { $n } more to read, key L.
js-changed = Changed: { $words }
js-details = Details: { $text }
js-moment-of = { $n } of { $of }
js-fewer-mine = Only what concerns you stops the table now.
js-fewer-none = Nothing stops the table any more. The settings can change that.
js-place = Place
js-points = Points
js-where-from = Where the points came from
scoring-again = Again
scoring-all = All at once
scoring-so-far = This scoring so far
js-scoring-next = Next: { $name }
js-scoring-done = Continue
js-scoring-soon = next
moment-means = What it means for you
moment-continue = Continue
moment-again = See it again
moment-fewer = Fewer of these
end-board = See the board
log-all = All
log-mine = About me
skip-to-turn = Skip to my turn
help-since = to what happened since your last turn
told-title = What the table tells me
told-help = Kept by this browser.
told-since = Since your last turn
told-since-full = all of it
told-since-line = one line
told-since-off = nothing
told-halos = Mark changed places
told-halos-on = yes
told-halos-off = no
told-moments = Great moments stop the table
told-moments-all = all
told-moments-mine = only mine
told-moments-none = none
told-scoring = Scorings go on
told-scoring-self = by themselves
told-scoring-step = step by step
told-scoring-once = all at once

## Learning

learn-title = Learn
learn-lead = At the real table, with a coach beside you. No rulebook needed, no account either, and every step can be taken back.
learn-minutes = { $minutes } minutes
learn-side = One matter at a time
learn-begin = Begin
learn-begin-with = Begin: { $title }
learn-go-on = Go on
learn-go-on-with = Go on with: { $title }
learn-at = step { $step } of { $steps }
learn-again = Start again
learn-none = There are no lessons for this game yet.
learn-steps = What you will learn
learn-how = You make every move yourself, against gentle bots. Your place is kept when you leave.
lesson-done = Lesson done
lesson-well = Done well
lesson-one = To remember
lesson-puzzles = { $count ->
    [one] One puzzle about it
   *[other] { $count } puzzles about it
}
lesson-solved = solved
lesson-whole = Now a whole game
lesson-another = Next lesson: { $title }
coach = Coach
coach-ask = Ask the coach
coach-to-do = To do:
coach-why = Why?
coach-show = Show me
coach-back = Step back
coach-leave = Go on later
coaching = The coach speaks
coaching-call = when I ask
coaching-losses = also before I lose much
coaching-silent = never
costs-look = Look again
costs-play = Play it anyway
help-coach = The coach: in a lesson go to the card, else ask
js-step-of = Step { $n } of { $of }
js-coach-thinks = The coach looks at it …
js-coach-says = I would: { $label }
js-unfold = Unfold
js-fold = Fold

## A table that cannot be played any more (unplayable.html)

unplayable-title = This table rests
unplayable-lead = The rules of the house have been mended since this game was begun, and under them it would not be the same game. So nobody plays on here.
unplayable-missing = The game that is played here is not installed in this house any more. So nobody can play on.
unplayable-kept-missing = Nothing is lost: every move is kept. Whoever runs the house can install the game again; then you play on where you were.
closed-title = This table is closed
unplayable-kept = Nothing is lost: every move is kept. Whoever runs the house can bring the former rules back; then you play on where you were.
unplayable-saved = Nothing is lost: every move is kept, and you can save the game as a file.
unplayable-close = Close the table
unplayable-close-help = Then nobody waits for it any more. Nobody has won, and the game can be saved with all that was hidden. This cannot be undone.
unplayable-agreed = Would close it: { $names }.
unplayable-awaited = It is closed as soon as all of you want that. Still missing: { $names }.
unplayable-house = For whoever runs the house
