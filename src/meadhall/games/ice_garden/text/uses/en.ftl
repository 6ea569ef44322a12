### What is counted when the Ice Garden is balanced.

things-improvement = Improvements bought
things-unit = Units summoned
things-tile = Region tiles dominated
things-field = Fields planned
things-ability = Abilities used
