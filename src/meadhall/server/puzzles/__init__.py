"""Puzzles as people solve them: what is offered, how hard it is, who has solved what, and one's own mistakes."""
