theme-best = Der beste Zug

puzzle-best = Mit welchem dieser Züge gewinnst du die Partie am häufigsten?

solve-best-wins = { $games }-mal von hier aus zu Ende gespielt, gewinnt der beste dieser Züge { $percent } von 100 Partien.
solve-best-wins-less = Der nächstbeste gewinnt { $percent } von 100.
solve-best-search = Die Suche eines Meisters zieht denselben Zug vor: { $percent } % gegen { $other } %.
