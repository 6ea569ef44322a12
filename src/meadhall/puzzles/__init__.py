"""Puzzles of any game: their files, how they are made from self-play, and how they are proved. Knows no game."""
