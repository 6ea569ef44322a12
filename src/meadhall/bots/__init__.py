"""Bots: anybody who can choose. A bot sees its view and the decision, and nothing else."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.bots.random import RandomBot
from meadhall.kernel.errors import BadField

LEVELS: dict[str, type[Bot]] = {"random": RandomBot}


def load(level: str, game: str, seed: int | None = None) -> Bot:
    """A bot of a level for a game; the same seed makes the same choices."""
    if level not in LEVELS:
        raise BadField("level", f"no bot is called {level!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level](game, seed)


__all__ = ["LEVELS", "Bot", "RandomBot", "load"]
