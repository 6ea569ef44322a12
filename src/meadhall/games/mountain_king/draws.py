"""What fate draws: one of several things, or the strength of a Gnome."""

from __future__ import annotations

from random import Random

from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import do_strength
from meadhall.kernel.action import Action
from meadhall.kernel.state import offered
from meadhall.kernel.step import Chance, below


class EvenDraw(Chance):
    """Fate draws one of several things, all of them equally likely."""

    def things(self, s: MountainKingState) -> list[Action]:
        """What may be drawn."""
        raise NotImplementedError

    def outcomes(self, s: MountainKingState) -> list[tuple[Action, int]]:
        return [(thing, 1) for thing in self.things(s)]

    def allows(self, s: MountainKingState, action: Action) -> bool:
        return offered(self.things(s), action)

    def sample(self, s: MountainKingState, rng: Random) -> Action:
        things = self.things(s)
        return things[below(len(things), rng)]


class StrengthDraw(Chance):
    """Fate finds out how strong a Gnome is, among the strengths that are left."""

    kind = "strength"

    def outcomes(self, s: MountainKingState) -> list[tuple[Action, int]]:
        return [(do_strength[n], count) for n, count in enumerate(s.pool) if count]

    def allows(self, s: MountainKingState, action: Action) -> bool:
        return action.verb is do_strength and s.pool[action.arg] > 0
