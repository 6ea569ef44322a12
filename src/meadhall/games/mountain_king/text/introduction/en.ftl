# What the game says of itself to whoever does not know it yet, in English.

game-end = It ends after the third Wave; then Great Halls, Elders and the Votes of the Clans are counted, and most honour wins.

peoples-starter = Starting Champions
peoples-starter-words = At the start you draw two of them and keep one. It fights for you from Wave I, and its Clan gives you the first Votes.
peoples-champion = Champions of the Waves
peoples-champion-words = They lie in the display. Whoever has most Influence on one when the Wave ends wins it over, with its Votes.
peoples-clan = Clans
peoples-clan-words = Nobody plays a Clan: all court them. Seize their caverns and win their Champions, and their Votes are worth honour at the end.

name-clan = Clan { $clan }
who-clan = They live between { $first } and { $second }, with { $gates ->
    [one] one Gate
   *[other] { $gates } Gates
} to the outside.
plays-clan-one = With a single Gate their Domain is quieter: good ground to hold, and fewer battles for Votes.
plays-clan-more = Through several Gates the Gnomes come in often: more battles and Votes here, and more Trolls that fall.

who-champion = { $clan ->
    [outsider] Belongs to no Clan: { $votes ->
        [one] one Vote goes
       *[other] { $votes } Votes go
    } to whichever you like.
   *[other] Of Clan { $clan }, worth { $votes ->
        [one] one Vote
       *[other] { $votes } Votes
    } there.
}
