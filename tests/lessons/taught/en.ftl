lesson-tiny = A tiny game
    .about = One marker and two plans.
lesson-tiny-start =
    Each region pays whoever has most influence there.

    You have { $points } points.
    .title = What wins
    .do = Click Vale of Sorrow.
    .why = Points win the game.
lesson-tiny-plan = Plan first, act later.
    .title = Planning
    .do = Choose a field.
lesson-tiny-again = Now all fields are open.
    .title = Making
    .do = Choose any field.
lesson-tiny-says-callo = Ember Land pays first.
lesson-tiny-end = Plan before you act.
    .well = You sent a marker where it pays.
lesson-side = The first marker
    .about = Where it may stand.
lesson-side-only = It may stand anywhere.
    .title = Anywhere
    .do = Choose a region.
lesson-side-end = That was all.
    .well = You chose.
