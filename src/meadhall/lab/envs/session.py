"""One game that an environment plays: the position, a fate that answers from a seed, and what each seat is told."""

from __future__ import annotations

from random import Random
from typing import Any

from meadhall.kernel import registry
from meadhall.kernel.action import Action
from meadhall.kernel.errors import BadField
from meadhall.kernel.extras import brought_by
from meadhall.kernel.pack import Overlay
from meadhall.kernel.state import State
from meadhall.kernel.step import Choice
from meadhall.kernel.view import View
from meadhall.lab.envs.pixels import Pixels, pixels
from meadhall.lab.observing.current_row import CurrentRow
from meadhall.lab.observing.incremental import RowLayout
from meadhall.lab.observing.tensor import Floats, Tensor, tensor_of
from meadhall.lab.payoffs import payoffs

with brought_by("gymnasium"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray

Mask = NDArray[np.int8]
Observation = dict[str, Any]

PENALTY = -1.0
"""What an illegal answer costs at once; in its place any legal one is given."""
RENDER_MODES = ("svg", "ansi", "rgb_array")


class Session:
    """Whoever is asked answers with the number of an action in the game's vocabulary."""

    def __init__(self, slug: str, players: int | None, options: dict[str, Any], pack: Overlay | None = None) -> None:
        self.game = registry.load(slug, pack)
        # A game that its rules alone may never end has an end here, unless the options say otherwise.
        options = {**self.game.for_simulations, **options}
        self._start = self.game.new(players, **options)
        self.players = self._start.players
        self.layout = RowLayout(tensor_of(self.game, self.players, **options))
        self.current_rows: dict[int, CurrentRow] = {}
        self.actions = len(self.game.vocabulary)
        self.rng = Random(0)
        self.state: State = self._start

    def begin(self, seed: int | None) -> None:
        """A new game. Without a seed, fate goes on as it is."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self._start.copy()
        self._answer_fate()

    def __getstate__(self) -> dict[str, Any]:
        """How a row is written holds functions, which another process makes anew; so it does what was seen last."""
        return {**self.__dict__, "layout": None, "current_rows": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.layout = RowLayout(tensor_of(self.game, self.players, **self._start.settings))

    def beside(self) -> Session:
        """Another game of the same kind."""
        other = object.__new__(Session)
        other.__dict__.update(self.__dict__)
        other.current_rows = {}
        return other

    @property
    def tensor(self) -> Tensor:
        return self.layout.tensor

    def _answer_fate(self) -> None:
        while (fate := self.state.fate) is not None:
            self.state.apply(fate.sample(self.rng))

    # --- playing --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def asked(self) -> int:
        """The seat that is asked; of several, the first."""
        return self.state.deciding[0]

    def legal(self, seat: int) -> list[Action]:
        """The options of a seat; none if it is not asked."""
        step = self.state.agenda[-1] if self.state.agenda else None
        if isinstance(step, Choice):
            # They are listed already, and the words of the question are not wanted.
            return self.state.legal() if seat == step.seat else []
        decision = self.state.decision_of(seat)
        return decision.options if decision else []

    def answer(self, seat: int, number: int) -> bool:
        """What a seat does. False if that was illegal: then it does any of its options."""
        options = self.legal(seat)
        action = self.game.vocabulary.decode(number)
        legal = action in options
        self.do(seat, action if legal else self.rng.choice(options))
        return legal

    def answer_anyhow(self, seat: int) -> None:
        """For a seat that nobody answers for any more."""
        self.do(seat, self.rng.choice(self.legal(seat)))

    def do(self, seat: int, action: Action) -> None:
        self.state.apply(action, seat)
        self._answer_fate()

    def payoffs(self) -> list[float]:
        """What each seat has won: together nothing, a sole winner 1."""
        return payoffs(self.state.result, self.players)

    # --- what is told ---------------------------------------------------------------------------

    def observation_space(self) -> Space[Observation]:
        return Dict({"observation": self.state_space(), "action_mask": Box(0, 1, (self.actions,), np.int8)})

    def action_space(self) -> Discrete[Any]:
        return Discrete(self.actions)

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and which actions are legal for it now."""
        return {"observation": self.look(seat).copy(), "action_mask": self.mask(seat)}

    def look(self, seat: int) -> Floats:
        """What a seat sees, in an array over which its next look is written."""
        row = self.current_rows.get(seat)
        if row is None:
            row = self.current_rows[seat] = CurrentRow(self.layout)
        seen: Floats = row.row(self.state.view(seat))
        return seen

    def everything(self) -> Floats:
        """The position with all that is hidden, seen from the first seat: for critics who may know it."""
        return self.tensor.row(View(self.state, 0))

    def state_space(self) -> Box:
        return Box(0.0, 1.0, (self.tensor.size,), np.float32)

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mask[[action.index for action in self.legal(seat)]] = 1
        return mask

    def info(self, seat: int) -> dict[str, Any]:
        """The legal actions in the game's notation."""
        return {"legal": [str(action) for action in self.legal(seat)]}

    def render(self, mode: str | None) -> str | Pixels | None:
        """What a spectator sees, as a picture, as its pixels, or as text."""
        if mode is None:
            return None
        view = self.state.view(None)
        if mode == "svg":
            return self.game.draw(view)
        if mode == "rgb_array":
            return pixels(self.game.draw(view))
        return "\n".join(line for read in self.game.reading.values() for line in read(view, "en", ""))


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadField("render_mode", f"{mode!r} is none of {', '.join(RENDER_MODES)}")
    return mode
