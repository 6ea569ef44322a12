theme-best = The best move

puzzle-best = Which of these moves wins you the game most often?

solve-best-wins = Played on { $games } times from here, the best of these moves wins { $percent } games in 100.
solve-best-wins-less = The next best wins { $percent } in 100.
solve-best-search = A master's search prefers the same move: { $percent } % against { $other } %.
