### What the server itself says, in English. The pages have their own words in web/text.

server-over = The game is over.
server-fate = Fate is asked.
server-waiting = { $count ->
    [one] { $names } is deciding.
   *[other] { $names } are deciding.
}
server-result = { $count ->
    [0] Nobody wins: { $ending }. { $scores }.
    [one] { $winners } wins: { $ending }. { $scores }.
   *[other] { $winners } win: { $ending }. { $scores }.
}
server-allowed = You may do this: { $action }.

server-guest = Guest
server-stale = The table has moved on; look again and choose anew.
server-too-many = That was too much at once. Please wait a moment.
server-too-long = That is too long.
server-malformed = This message was not understood.
server-no-rewind = There is no proposal to answer.
server-no-seat = You have no seat at this table.
server-missing = There is nothing here.
server-broken = Something went wrong on our side.
server-csrf = This form is too old or came from somewhere else. Please go back, reload the page and try again.
server-no-file = Please choose a file.
server-bad-number = A number is expected.

## Rows of tables.

server-seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
server-your-move = Your move.
server-pace-none = no clock
server-pace-live = { $time } for each player
server-pace-day = { $time } for each decision
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

## The form for a new table.

server-seat-me = me
server-seat-open = open for anybody
server-seat-hot = another person at this device
server-seat-bot = bot, { $level }
server-pace-none-help = Everybody takes the time they need.
server-pace-live-help = A clock runs while you are asked. When it is empty, a bot plays for you until you return.
server-pace-day-help = For games over days. When the time is over, a bot decides for you until you return.

## Rules.

server-editions = { $editions ->
    [both] First and second edition.
    [first] First edition only.
   *[second] Second edition only.
}
server-source = In the book under "{ $heading }".
