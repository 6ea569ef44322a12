word-player-1 = player 1
word-player-2 = player 2
word-player-3 = player 3
word-player-4 = player 4
word-player-5 = player 5
word-player-6 = player 6
word-player-7 = player 7
word-player-8 = player 8

reason-rivals = holds the strongest rival back
reason-rivals-against = leaves the strongest rival more than other options
reason-instinct = no single thing decides it
reason-played-on = wins about { $games ->
    [one] one more of 100 imagined games
   *[other] { $games } more of 100 imagined games
}
reason-searched = came out better than the others when played on { $times } times
reason-searched-against = came out worse than the others when played on { $times } times
reason-experience = Experience from many games speaks for it
reason-experience-against = Experience from many games speaks against it
style-balanced = balanced

ask-rest = The scenario goes no further: are you done?
ending-scenario = The scenario is over
ending-lesson = The lesson is over
