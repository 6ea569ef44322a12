"""The games for OpenSpiel: fate is its chance player; who decide at once do so one after the other, unseen."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any, ClassVar

from meadhall.kernel import registry
from meadhall.kernel.extras import brought_by
from meadhall.kernel.state import FATE, State
from meadhall.lab.payoffs import payoffs
from meadhall.lab.spiel.parameters import PACK, Parameter, options_of, parameters_of
from meadhall.lab.spiel.playthrough import begin

with brought_by("openspiel"):
    import numpy as np
    import pyspiel

    from meadhall.lab.observing.current_row import CurrentRow
    from meadhall.lab.observing.incremental import RowLayout
    from meadhall.lab.observing.tensor import tensor_of

LONGEST = 30_000
"""After so many decisions a game is broken off, and nobody has won: some things can be done and undone for ever."""


def game_type(name: str, slug: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    game = registry.load(slug)
    has_secrets = type(game.new()).secrets is not State.secrets
    kinds = pyspiel.GameType.Information
    seats = [players for players in game.seats if players > 1]
    return pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if has_secrets else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        # It would have to hold a whole game; the string does.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):
    """A game with its parameters. Actions and answers of fate are numbers of the game's vocabulary.

    Each game is a class of its own: OpenSpiel keeps what it makes games with even longer than Python lives, and a class
    survives that.
    """

    kind: ClassVar[Any]
    slug: ClassVar[str]

    def __init__(self, parameters: dict[str, Parameter]) -> None:
        self.game = registry.load(self.slug, str(parameters[PACK]) or None)
        self.players = int(parameters["players"])
        self.options = options_of(self.game, parameters)
        self.start = begin(self.game, self.players, self.options)
        actions = len(self.game.vocabulary)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, parameters)

    @cached_property
    def layout(self) -> RowLayout:
        return RowLayout(tensor_of(self.game, self.players, **self.options))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"there is nothing to choose about observations, so {params} cannot be")
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """A state of OpenSpiel around a playthrough."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.playthrough = game.start.copy()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.playthrough.asked
        return int(pyspiel.PlayerId.CHANCE) if seat == FATE else seat

    def is_terminal(self) -> bool:
        return self.playthrough.state.over or self.playthrough.decisions >= LONGEST

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.playthrough.state.decision_of(player)
        return [action.index for action in decision.options] if decision else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        fate = self.playthrough.state.fate
        assert fate is not None
        outcomes = fate.outcomes
        total = sum(weight for _, weight in outcomes)
        return sorted((action.index, weight / total) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.playthrough.do(self.playthrough.state.game.vocabulary.decode(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.playthrough.state.game.vocabulary.decode(action))

    def returns(self) -> list[float]:
        return payoffs(self.playthrough.state.result, self.playthrough.state.players)

    def resample_from_infostate(self, player: int, draw: Any) -> SpielState:
        """A state that the player cannot tell from this one; ``draw`` gives numbers between 0 and 1."""
        other: SpielState = self.clone()
        other.playthrough = self.playthrough.imagined(player, Random(int(draw() * 2**53)))
        return other

    def __str__(self) -> str:
        return self.playthrough.state.to_json()


class Observer:
    """What a player sees. With perfect recall there is a text only: numbers for a whole game would be too many."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self._rows = [] if perfect_recall else [CurrentRow(game.layout) for _ in range(game.players)]
        self.tensor = None if perfect_recall else np.zeros(game.layout.tensor.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._rows[player].row(state.playthrough.state.view(player))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.playthrough.memory(player) if self.perfect_recall else state.playthrough.sight(player)
