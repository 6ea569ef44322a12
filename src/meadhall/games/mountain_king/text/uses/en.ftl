### What is counted when the Mountain King is balanced.

things-champion = Champions won
things-first-champion = Champions kept at the start
things-card = Ancestry cards laid
things-hall = Great Halls won
things-space = Spaces of the Wheel used
