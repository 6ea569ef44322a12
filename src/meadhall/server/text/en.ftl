### What the server itself says, in English. The pages have their own words in web/text.

server-closed = Closed before its end
server-game-missing = { $game } (not installed here)
server-rests = The table rests.
server-over = The game is over.
server-draft-title = Your move
server-draft-under = Change whatever you like; nobody sees it before you play it.
server-draft-play = Play this
server-draft-final = After that it cannot be taken back.
server-draft-missing = Still open: { $question }
server-draft-lost = The position has changed: “{ $what }” is no longer possible. { $why }
server-draft-leaves = With this you also end: { $said }.
server-draft-on = Or go on elsewhere: then “{ $said }” holds here.
server-later = Your next: { $next }.
server-ordered = As you ordered for this move.
server-later-chip = Then: { $action }
server-later-broken = “{ $next }” is not possible any more. { $why }
server-standing-given = Your standing answer is being given.
server-standing-ask = Ask me each time
server-standing-turn-no = Not until my own turn
server-standing-always-no = Never
server-standing-unless-no = Only if { $condition }
server-standing-turn = { $answer }, until my own turn
server-standing-always = { $answer }, always
server-standing-unless = { $answer }, but ask me if { $condition }
server-fate = Dice or cards decide.
server-waiting = Waiting for { $names }.
server-awaited = To move: { $names }.
server-goes-on = There is nothing for you to decide here; the game goes on in a moment.
server-result = { $count ->
    [0] Nobody wins: { $ending }. { $scores }.
   *[other] Victory goes to { $winners }: { $ending }. { $scores }.
}
server-victory = { $count ->
    [one] You have won: { $ending }. { $scores }.
   *[other] You share the victory ({ $winners }): { $ending }. { $scores }.
}
server-allowed = You may do this: { $action }.
server-costs = With this you would win about { $points } of 100 games less
server-costs-better = “{ $better }” is probably better.
server-costs-because = “{ $better }” is probably better: { $reason }.
server-teach = Teach me
server-read-about = Read about “{ $chapter }”
server-coach-not-yet = Later
server-coach-later = The rules allow it; in this lesson it comes a little later.
server-coach-first = The rules allow it, but later. First: { $do }
server-coach-comes = This comes with step { $number }: { $title }.
server-coach-rests = Play on
server-coach-back = Do as you like: the coach comes back with “{ $title }”.
server-coach-on = Do as you like: the coach has said it all, and the end of the lesson is near.
server-coach-others = The others decide now. Read what they say.
server-coach-done = The lesson is done.
server-company = In a whole game you play against { $bots ->
    [one] one bot like that of the lesson
   *[other] { $bots } bots like those of the lesson
}{ $level ->
    [novice] {""}, gentle and with slips
   *[other] {""}
}. The coach answers when you ask, and warns you of big losses.
server-not-now = Nothing to choose here now
server-loss = { $count ->
    [0] No decision is taken back.
    [one] One decision is taken back: { $whose }.
   *[other] { $count } decisions are taken back: { $whose }.
}
server-loss-own = { $count } of yours
server-loss-of = { $count } of { $name }

server-guest = Guest
server-too-many = That was too much at once. Please wait a moment.
server-too-long = That is too long.
server-malformed = This message was not understood.
server-field-missing = The field { $field } is missing; { $expected } is expected there.
server-field-unknown = There is no field { $field } here; there are { $known }.
server-field-type = The field { $field } is { $got }; { $expected } is expected there.
server-field-bounds = The field { $field } does not fit; { $expected } is expected there.
server-away = The hall is back in a minute. Nothing is lost.
server-missing = There is nothing here.
server-unknown = A valid token is needed.
server-forbidden = You may not do that.
server-method = This cannot be asked here in this way.
server-broken = Something went wrong on our side.
server-csrf = This form is too old or came from somewhere else. Please go back, reload the page and try again.

## Refusals. Each is told beside the field it is about.

refused-lesson = There is no lesson “{ $lesson }”.
refused-later = Later: the rules allow this, but the coach comes to it in a moment.
refused-stale = The table has moved on; look again and choose anew.
refused-storage = Nothing can be stored just now, so nothing has changed. Please try again in a moment.
refused-too-often = { $minutes ->
    [one] Too many tries. Please wait a minute.
   *[other] Too many tries. Please wait { $minutes } minutes.
}
refused-notation = { $problem }.
refused-save = This file is not a saved game that we can read. { $field }: { $problem }.
refused-option = { $problem }.
refused-field = { $problem }.
refused-other = { $problem }.
refused-choice = Please choose one of these: { $choices }.
refused-number = Please enter a number.
refused-nul = There is a sign in it that nothing can show (NUL).
refused-too-long = This is too long: { $longest } characters are the most.
refused-link = This link is too old, or another one has come since.

refused-name-taken = An account has this name. Please choose another.
refused-name-length = A name has { $shortest } to { $longest } characters.
refused-name-signs = A name has only letters, digits, signs and spaces.
refused-passphrase-short = Please use at least { $shortest } characters. A few words are best.
refused-passphrase-long = This is too long: { $longest } characters are the most.
refused-email = “{ $email }” is not an e-mail address.
refused-no-email = There is no address to confirm.
refused-no-mail = This house sends no e-mail.
refused-webhook = “{ $webhook }” is not an address such as https://example.org/hook.
refused-has-account = You have an account already.
refused-sign-in = Name or passphrase is wrong.
refused-passphrase = The passphrase is wrong.
refused-claim = Only what a guest has can be moved, and only to an account.
refused-many-keys = Nobody needs more than { $most } keys. Withdraw one first.
refused-nobody = Nobody has this id.
refused-sure = Please tick the box if you are sure.

refused-many-tables = { $most } tables of yours are not over yet. That is enough for now.
refused-many-shows = Bots alone play at { $most } tables of yours already. Sit down at one yourself, or use an account.
refused-luck = Expected are 32 hexadecimal digits (0-9, a-f).
refused-no-promise = Your number counts only if the house has bound itself before it sees it: get a promise first.
refused-spent = A promise is good for one table, and with this one a table was opened before. Please try again with another.
refused-many-numbers = { $most } numbers are mixed in at this table already. Sit down without one.
refused-long-journal = A game has { $most } entries at most.
refused-invitation = This invitation has been used, or never was one.
refused-private = This table is private: an invitation is needed.
refused-seat-taken = Somebody sits there already.
refused-sits-already = You sit at this table already.
refused-no-bot-needed = This seat needs no bot.
refused-only-others = Only the others at this table can do that.
refused-still-there = Its person is still there and has time left.
refused-only-table = Only those at the table can do that.
refused-only-owner = Only who opened the table can do that.
refused-offer = You can offer your own seat, one that was left, or a bot’s at a table that you opened.
refused-offer-now = A seat can be offered while the game is under way.
refused-over = The game is over.
refused-pace-others = Others play by this pace. You can only switch the clock off.
refused-bot = No bot is called “{ $level }”. There are: { $levels }.
refused-style = No such bot plays like “{ $style }”. There are: { $styles }.
refused-title = A title has up to { $longest } letters, digits, signs and spaces.
refused-eyes = While a game goes on you see only what you may know.
refused-not-your-seat = This is not your seat.
refused-no-seat = There is no such seat: they are 0 to { $last }.
refused-not-begun = The game has not begun: seats are still open.
refused-no-open-seat = No seat is open at this table.
refused-not-over = The game is not over yet.
refused-only-players = Only those who played can play again.
refused-secrets = This game has secrets. It can be saved when it is over.
refused-seat-count = { $needed } seats are needed, not { $given }.
refused-chat = Please say 1 to { $longest } characters at once.
refused-hint = You are not asked anything now.
refused-thinking = One question at a time, please. The bot is still thinking.
refused-busy = The bots have too much to think about just now. Please ask again in a moment.
refused-no-reasons = No bot did that.
refused-no-decision = Nobody decided anything at this moment.
refused-no-puzzle = There is no such puzzle.
refused-answer = There is no such answer.
refused-vote = Solve the puzzle first, then say whether it is a good one.
refused-no-review = A game can be looked back on when it is over.
refused-not-asked = You are not asked now.
refused-draft-long = A draft has { $longest } answers at most.
refused-standing = There is no such standing answer in this game.
refused-undo = You cannot take that back: dice were rolled, something was revealed, or somebody else is asked.
refused-undo-seat = Only who is asked now can take something back.
refused-back-others = Others are at the table: propose to go back instead.
refused-another-rewind = Another proposal is still to be answered.
refused-not-before = This is not a moment before the present one, { $head }.
refused-nothing-since = Nothing has been decided since.
refused-no-own-rewind = There is no proposal of yours.
refused-rules = This table was begun with version { $rules } of the rules; these are { $now }.
refused-table = There is no such table.
refused-moment = There is no such moment: the journal has { $head } rows.
refused-unplayable = These rules do not play this table any more: { $problem }.
refused-otherwise = These rules come to something else at row { $row } than the table did: { $problem }.
refused-plays = This table can still be played: its people would lose a game.
refused-ends = By these rules the game ends otherwise than it did.
refused-running = It can be saved when it is over or closed: until then somebody might play on with what is hidden now.
refused-seconds = Please choose 1 to { $longest } seconds.

refused-game = No game is called “{ $game }”.
refused-rule = There is no rule { $rule }.
refused-form = There is no form “{ $form }”.
refused-picture = This game has no picture yet.
refused-peoples = This game has no cards of its peoples.
refused-no-file = Please choose a file.
refused-no-rewind = There is no proposal to answer.

## Rows of tables.

server-seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
server-your-move = Your move.
server-pace-none = No clock
server-pace-live = Clock: { $time } for each player
server-pace-day = By the day: { $time } for each decision
server-days = { $count ->
    [one] one day
   *[other] { $count } days
}
server-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
server-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
server-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

server-hint-only = Nothing else is possible here.
server-hint-than = Rather than “{ $rival }”:
server-hint-alike = { $all ->
    [1] { $count ->
        [one] It hardly matters: “{ $rival }” is about as good.
       *[other] It hardly matters: any of these is about as good.
    }
   *[other] { $count ->
        [one] It hardly matters: “{ $rival }” is about as good.
       *[other] It hardly matters: { $count } others are about as good.
    }
}
server-reasons-only = nothing else was possible
server-reasons-alike = it hardly mattered: “{ $rival }” was about as good
server-reasons-whim = a slip: “{ $rival }” would have been better
server-reasons-blind = The random bot does anything that is allowed, without a reason.
server-reasons-guessed = Some of what the bot knew is a secret: in these numbers it is guessed, as you would have to.
server-reasons-secret = The bot knew something that you may not know yet. It keeps its reasons to itself until the game is over.

## The form for a new table.

server-seat-me = Me
server-seat-open = Open for anybody
server-seat-hot = Another person at this device
server-seat-bot = { $level ->
    [random] Random bot
    [novice] Novice bot
    [adept] Adept bot
    [master] Master bot
   *[other] Bot ({ $level })
}
server-seat-styled = { $bot }, { $style }
server-people = People
server-level = { $level ->
    [random] Random: does anything that is allowed
    [novice] Novice: sensible, with slips
    [adept] Adept: weighs and looks ahead
    [master] Master: thinks long and plays to win
   *[other] Bot ({ $level })
}
server-pace-none-help = Everybody takes the time they need.
server-pace-live-help = A clock runs while you are asked. When it is empty, a bot plays for you until you return.
server-pace-day-help = For games over days. When the time is over, a bot decides for you until you return.

## Rules.

server-reading = Where the book is open: { $open } We play: { $read }{ $option ->
    [none] {""}
   *[other] {" "}The option “{ $option }” plays it otherwise.
}
server-editions = { $editions ->
    [both] First and second edition.
    [first] First edition only.
   *[second] Second edition only.
}
server-source = In the book under "{ $heading }".
server-house = The table
server-since-only = gets something out of it
server-since-own = You get { $gain }: { $sources }.
server-end = { $count ->
    [0] Nobody wins
   *[other] Victory goes to { $winners }
}
server-fact-best = Best round
server-fact-best-of = { $round }: { $points } { $points ->
    [one] point
   *[other] points
} for { $who ->
    [you] you
   *[other] { $who }
}
server-fact-turn = Turning point
server-fact-turn-of = { $who ->
    [you] { $round }: since then you were ahead
   *[other] { $round }: since then the lead was with { $who }
}
server-fact-learn = What to learn from it
server-fact-strength = What decided it
server-fact-learn-of = { $source }: { $winner ->
    [you] you { $more }
   *[other] { $more } for { $winner }
}, { $rival ->
    [you] you { $less }
   *[other] { $less } for { $rival }
}
server-end-own = { $count ->
    [one] You win
   *[other] You share the victory: { $winners }
}
