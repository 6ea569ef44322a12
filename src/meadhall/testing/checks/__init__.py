"""The checks that every game passes: each plays random games from a seed and fails where a promise is broken."""
