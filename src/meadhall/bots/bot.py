"""What every bot is: one method that chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod

from meadhall.kernel.action import Action
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View


class Bot(ABC):
    def __init__(self, game: str, seed: int | None = None) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> Action:
        """One of ``decision.options``."""
