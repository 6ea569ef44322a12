"""The course of the game, from the set-up through the phases of a turn to the end."""
