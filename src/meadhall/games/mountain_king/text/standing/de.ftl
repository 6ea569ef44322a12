standing-ask-hold-back = Sibbas Kralle gegen eine Invasion
standing-ask-direct = Wohin ein Gnom geht, den du führst
standing-ask-volunteer = Siggdan fällt für andere
standing-ask-fallen = Wer von den Deinen fällt
standing-ask-carry-home = Der Bau für einen gefallenen Recken
standing-ask-reward = Ein Recke, den du nicht gewonnen hast
standing-ask-vote = Der Klan freier Stimmen
standing-ask-pawn = Die Höhle für eine neue Figur
standing-ask-swap = Eine Figur, die einer neuen Platz macht
standing-ask-quick-step = Jorunns schneller Schritt

answer-troll = Ein Troll fällt
answer-vote = Die Stimme nehmen
answer-honour = Die Ehre nehmen

if-threatened = die Gnome in eine Höhle mit Trollen von mir kommen
if-concerned = eine Höhle mit Trollen von mir zur Wahl steht
if-crowded = ich dort drei Trolle oder mehr habe
if-last = ich dort nur noch zwei Trolle oder weniger habe
if-pays-well = es drei Ehre oder mehr bringt
