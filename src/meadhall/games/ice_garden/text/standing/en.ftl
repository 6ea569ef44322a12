standing-ask-take = Resources from a region
standing-ask-lose = A unit lost to Vuko
standing-ask-use = The ability of a unit that dominates
standing-ask-recruit = Recruiting for the Ice Garden
standing-ask-pillage = Pillaging
standing-ask-enchant = Enchanting
standing-ask-evict = Markers that must leave a locked region

answer-population = Population first
answer-gold = Gold first
answer-m-factor = M-factor first
answer-weakest = Lose the lowest level
answer-use = Use it

if-scoring = regions score in this round
if-strongest = a unit of level 3 may go
if-rivals = there are several rivals to choose from
if-hosts = I have three markers or more next door
