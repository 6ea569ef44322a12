"""The learnt player as a bot: it takes the option after which its network holds it for furthest ahead."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar

from examples.learn.facts import SEATS
from examples.learn.looking import Ahead, judged, seen
from examples.learn.network import Array, Network, chance, load_weights
from meadhall import bots
from meadhall.bots import Bot, Reason
from meadhall.bots.luck import luck
from meadhall.bots.reasons import INSTINCT
from meadhall.kernel.action import Action
from meadhall.kernel.errors import BadField
from meadhall.kernel.message import Message
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View

LEARNT = "learnt"
"""What the player is called in the arena."""
WEIGHTS = Path(__file__).parent / "weights.npz"


@cache
def network(path: Path, _changed: int) -> Network:
    return Network(load_weights(path))


class LearntBot(Bot):
    home: ClassVar[Path] = WEIGHTS
    """Where its weights are kept."""

    def __init__(self, game: str, seed: int | None = None, style: str = "") -> None:
        super().__init__(game, seed, style)
        if game != "ice-garden":
            raise BadField("game", f"{LEARNT} has only learnt ice-garden, not {game}")
        self.network = network(self.home, self.home.stat().st_mtime_ns)

    def choose(self, view: View, decision: Decision) -> Action:
        options = decision.options
        return options[0] if len(options) == 1 else options[int(self.hopes(view, decision).argmax())]

    def hopes(self, view: View, decision: Decision) -> Array:
        """How far ahead each option brings the seat, as the network sees it."""
        if view.position.players != SEATS:
            raise BadField("players", f"{LEARNT} has only learnt games of {SEATS}")
        world = view.sample(luck(self.seed, view, decision))
        ahead = Ahead(world, decision.seat, decision.options)
        return ahead.hopes(judged(self.network, ahead.positions, seen(ahead.positions)))

    def explain(self, view: View, decision: Decision, action: Action) -> list[Reason]:
        """It has nothing to say but by how much the option is better than the average of all."""
        chances = chance(self.hopes(view, decision))
        gain = float(chances[decision.options.index(action)] - chances.mean())
        return [Reason(gain, Message(INSTINCT))]


def enlist(weights: Path = WEIGHTS) -> None:
    """From now on bots of this process may be called ``learnt``; they play with these weights."""

    class Enlisted(LearntBot):
        home = weights

    bots.LEVELS[LEARNT] = Enlisted
