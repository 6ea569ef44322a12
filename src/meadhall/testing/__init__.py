"""For the tests of games, here and in other packages: the kit that every game passes."""
