standing-ask-hold-back = Sibba's claw against an invasion
standing-ask-direct = Where a Gnome goes that you lead
standing-ask-volunteer = Siggdan falling for others
standing-ask-fallen = Who of yours falls
standing-ask-carry-home = The Lair for a fallen Champion
standing-ask-reward = A Champion that you did not win
standing-ask-vote = The Clan of free Votes
standing-ask-pawn = The cavern for a new pawn
standing-ask-swap = A pawn that makes room for a new one
standing-ask-quick-step = Jorunn's quick step

answer-troll = A Troll falls
answer-vote = Take the Vote
answer-honour = Take the Honour

if-threatened = the Gnomes come to a cavern with Trolls of mine
if-concerned = a cavern with Trolls of mine is among the choices
if-crowded = I have three Trolls or more there
if-last = I have two Trolls or fewer there
if-pays-well = it pays three Honour or more
