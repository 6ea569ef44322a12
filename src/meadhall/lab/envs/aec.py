"""The games as PettingZoo environments: one agent a seat, asked one after the other or all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.kernel.extras import brought_by
from meadhall.kernel.pack import Overlay

with brought_by("pettingzoo"):
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

    from meadhall.lab.envs.pixels import Pixels
    from meadhall.lab.envs.session import PENALTY, RENDER_MODES, Observation, Session, check_render_mode
    from meadhall.lab.observing.tensor import Floats, Slice

Agent = str


def agents_of(players: int) -> list[Agent]:
    return [f"player_{seat}" for seat in range(players)]


def seat_of(agent: Agent) -> int:
    return int(agent.removeprefix("player_"))


class SeatsEnv:
    """What both kinds of environment have in common. Options of the game are keyword arguments; ``pack`` is a dict or a
    TOML file with component values of one's own."""

    def __init__(
        self,
        name: str,
        slug: str,
        players: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        pack: Overlay | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.max_cycles = max_cycles
        self.session = Session(slug, players, options, pack)
        self.possible_agents = agents_of(self.session.players)
        self.agents: list[Agent] = []
        self.state_space = self.session.state_space()
        self._observations = {agent: self.session.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self.session.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> Any:
        return self._observations[agent]

    def action_space(self, agent: Agent) -> Any:
        return self._actions[agent]

    def observe(self, agent: Agent) -> Observation:
        return self.session.observe(seat_of(agent))

    def state(self) -> Floats:
        """The whole position with all that is hidden, as the first seat would see it."""
        return self.session.everything()

    def describe(self) -> list[Slice]:
        """What each slice of an observation means."""
        return self.session.tensor.describe()

    def render(self) -> str | Pixels | None:
        return self.session.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class OneByOne(SeatsEnv, AECEnv):
    """The seat that is asked answers; of several that are asked at once, the first.

    An agent that has answered ``max_cycles`` times leaves, and chance answers for its seat until all have left.

    >>> from meadhall.lab.envs import mountain_king_v0
    >>> env = mountain_king_v0.raw_env(players=2)
    >>> env.possible_agents
    ['player_0', 'player_1']
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same ``seed`` gives the same one. The first who is asked is ``agent_selection``.

        >>> from meadhall.lab.envs import ice_garden_v0
        >>> env = ice_garden_v0.raw_env(players=2)
        >>> env.reset(seed=1)
        >>> env.agent_selection
        'player_0'
        """
        self.session.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.answers = dict.fromkeys(self.agents, 0)
        self.slipped = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Answer for ``agent_selection`` with the number of an action; None for one who has to leave.

        >>> from meadhall.lab.envs import ice_garden_v0
        >>> env = ice_garden_v0.raw_env(players=2)
        >>> env.reset(seed=1)
        >>> observation, reward, ended, cut_off, info = env.last()
        >>> env.step(observation["action_mask"].argmax())
        >>> env.rewards
        {'player_0': 0, 'player_1': 0}
        """
        agent = self.agent_selection
        if self._gone(agent):
            self._was_dead_step(action)
            self._select()
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.slipped[agent] = not self.session.answer(seat_of(agent), int(action))
        if self.slipped[agent]:
            self.rewards[agent] += PENALTY
        self.answers[agent] += 1
        self.truncations[agent] = self.answers[agent] == self.max_cycles
        self._answer_for_the_gone()
        if self.session.over:
            self._end()
        self._select()
        self._accumulate_rewards()

    def _gone(self, agent: Agent) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _answer_for_the_gone(self) -> None:
        staying = {seat_of(agent) for agent in self.agents if not self._gone(agent)}
        while staying and not self.session.over and self.session.asked not in staying:
            self.session.answer_anyhow(self.session.asked)

    def _end(self) -> None:
        payoffs = self.session.payoffs()
        for agent in self.agents:
            self.terminations[agent] = True
            self.rewards[agent] += payoffs[seat_of(agent)]

    def _select(self) -> None:
        """Who is next: those who have to be told that it is over for them, then whoever is asked."""
        gone = [agent for agent in self.agents if self._gone(agent)]
        if gone:
            self.agent_selection = gone[0]
        elif self.agents:
            self.agent_selection = self.possible_agents[self.session.asked]
        for agent in self.agents:
            told = self.session.info(seat_of(agent)) if agent == self.agent_selection else {}
            self.infos[agent] = {**told, "illegal": self.slipped[agent]}


StepResult = tuple[
    dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]
]


class AllAtOnce(SeatsEnv, ParallelEnv):
    """Every seat that is asked answers in the same step; what others say is not heard.

    The game is broken off after ``max_cycles`` steps.

    >>> from meadhall.lab.envs import mountain_king_v0
    >>> env = mountain_king_v0.parallel_env(players=3)
    >>> observations, infos = env.reset(seed=1)
    >>> [len(infos[agent]["legal"]) for agent in env.agents]
    [2, 2, 2]
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Begin a new game; the same ``seed`` gives the same one. Returns what every agent sees, and its legal actions.

        >>> from meadhall.lab.envs import dragon_lords_v0
        >>> observations, infos = dragon_lords_v0.parallel_env(players=3).reset(seed=1)
        >>> sorted(observations["player_0"])
        ['action_mask', 'observation']
        """
        self.session.begin(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._observations_now(), self._infos_now()

    def step(self, actions: dict[Agent, int]) -> StepResult:
        """Everybody who is asked answers with the number of an action; answers of the others are left unread.

        >>> from meadhall.lab.envs import mountain_king_v0
        >>> env = mountain_king_v0.parallel_env(players=2)
        >>> seen, infos = env.reset(seed=1)
        >>> answers = {agent: seen[agent]["action_mask"].argmax() for agent in env.agents}
        >>> seen, rewards, ended, cut_off, infos = env.step(answers)
        >>> rewards
        {'player_0': 0.0, 'player_1': 0.0}
        """
        rewards = dict.fromkeys(self.agents, 0.0)
        for seat in self.session.state.deciding:
            agent = self.possible_agents[seat]
            if not self.session.answer(seat, int(actions[agent])):
                rewards[agent] += PENALTY
        self.steps += 1
        over = self.session.over
        if over:
            for agent, payoff in zip(self.agents, self.session.payoffs(), strict=True):
                rewards[agent] += payoff
        broken_off = not over and self.steps == self.max_cycles
        told = (
            self._observations_now(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, broken_off),
            self._infos_now(),
        )
        if over or broken_off:
            self.agents = []
        return told

    def _observations_now(self) -> dict[Agent, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos_now(self) -> dict[Agent, dict[str, Any]]:
        return {agent: self.session.info(seat_of(agent)) for agent in self.agents}


class Environments(NamedTuple):
    """What a PettingZoo module offers."""

    env: Callable[..., Any]
    raw_env: Callable[..., OneByOne]
    parallel_env: Callable[..., AllAtOnce]


def environments(name: str, slug: str) -> Environments:
    """The environments of a game: with PettingZoo's usual checks, without them, and for all seats at once."""

    def raw_env(**settings: Any) -> OneByOne:
        return OneByOne(name, slug, **settings)

    def env(**settings: Any) -> Any:
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(**settings)))

    def parallel_env(**settings: Any) -> AllAtOnce:
        return AllAtOnce(name, slug, **settings)

    return Environments(env, raw_env, parallel_env)
