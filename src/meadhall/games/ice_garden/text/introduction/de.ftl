# Was das Spiel über sich selbst sagt, auf Deutsch.

game-end = Es endet in der Runde, in der jemand sein Ziel oder { $points } Punkte erreicht, ein Marker das letzte rote Schiff erreicht oder der Tote Schnee alles begräbt.

peoples-character = Charaktere
peoples-character-words = Alle spielen einen von ihnen, gewählt oder zugelost. Punkte gibt es für alle gleich; Einheiten, Fähigkeit und Ziel sind bei jedem anders.

who-fjollsfinn = Der Herr des Eisgartens, der Schiffe aus Eis nach neuen Bewohnern aussendet.
plays-fjollsfinn = Dominiere Regionen, in denen deine Drakkars auf fremde Marker treffen, und bring { $goal } davon heim. Zwei Drakkars sind eine Fähre für deine ganze Schar.
who-van-dyken = Ein Künstler im Rausch der Magie, zu Hause im ewig wandelbaren Dorn.
plays-van-dyken = Locke magische Reserven zum Dorn und dominiere seine Region, bis er { $goal } verschlungen hat. Deine Krabben schlagen hart zu, aber laut.
who-freihoff = Das Wüstenfeuer, das Haupt eines Kultes, der nichts besitzt und alles nimmt.
plays-freihoff = Breite dich aus: Dominierst du eine Region mit einem Erleuchteten, wächst dort ein Roter Turm; { $goal } davon siegen. Dein Harrasim kann sein, was du gerade brauchst.
who-callo = Die Herrin der Trauer, die ein Tal aus der Welt hinausträumt.
plays-callo = Halte eine Region über Runden: Lege Albträume, bring einen Faun und verschließe sie; { $goal } solche Regionen siegen, doch alle sehen es kommen.
