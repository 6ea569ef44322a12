"""One seat among bots, as a Gymnasium environment.

Importing this module registers ``meadhall/IceGarden-v0``, ``meadhall/MountainKing-v0`` and ``meadhall/DragonLords-v0``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.bots import Bot
from meadhall.bots.custom import is_bot
from meadhall.kernel import registry
from meadhall.kernel.errors import BadField
from meadhall.kernel.extras import brought_by
from meadhall.kernel.pack import Overlay
from meadhall.lab.entrants import Entrant, read_entrant
from meadhall.lab.envs.session import PENALTY, RENDER_MODES, Observation, Session, check_render_mode
from meadhall.lab.observing.tensor import Slice

with brought_by("gymnasium"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from meadhall.lab.envs.pixels import Pixels

AnyBot = str | Bot | type[Bot]
IDS = {f"meadhall/{slug.title().replace('-', '')}-v0": slug for slug in registry.games()}
MOST = 2**31


class Solo(gymnasium.Env[Observation, int]):
    """A learner in one seat, bots in the others. Options of the game are keyword arguments.

    ``opponents`` is a bot as the arena takes it (``level[:style][@seconds]`` or ``module:Class``), a class of bots, or
    one that is made already; it sits in all other seats. A list, in Python or with commas, names one for each.
    ``seat`` is the learner's; None takes one by lot in every game.

    >>> from meadhall.lab.envs.solo import Solo
    >>> env = Solo("ice-garden", opponents="random", players=2, seat=0)
    >>> observation, info = env.reset(seed=1)
    >>> legal = env.action_masks().nonzero()[0]
    >>> observation, reward, ended, cut_off, info = env.step(legal[0])
    >>> reward, ended
    (0.0, False)
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: AnyBot | Sequence[AnyBot] = "novice",
        players: int | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        pack: Overlay | None = None,
        **options: Any,
    ) -> None:
        self.session = Session(game, players, options, pack)
        self.opponents = read_opponents(opponents, game, self.session.players - 1)
        if seat is not None and not 0 <= seat < self.session.players:
            raise BadField("seat", f"{seat} is none of 0 to {self.session.players - 1}")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = self.session.observation_space()
        self.action_space = self.session.action_space()
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, up to the learner's first decision.

        >>> from meadhall.lab.envs.solo import Solo
        >>> observation, info = Solo("mountain-king", opponents="random", players=2, seat=1).reset(seed=1)
        >>> info["seat"], info["legal"]
        (1, ['keep argren', 'keep nyssa'])
        """
        super().reset(seed=seed)
        self._begin()
        while self.session.over:  # A game may end before the learner has been asked anything.
            self._begin()
        return self._told()

    def _begin(self) -> None:
        draw = self.np_random.integers
        if self.fixed_seat is None:
            self.seat = int(draw(self.session.players))
        others = [seat for seat in range(self.session.players) if seat != self.seat]
        self.bots = {
            seat: seated(opponent, self.session.game.slug, int(draw(MOST)))
            for seat, opponent in zip(others, self.opponents, strict=True)
        }
        self.session.begin(int(draw(MOST)))
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Until the learner is asked, or the game is over. Those who are asked at once answer seat by seat."""
        while not self.session.over and (seat := self.session.asked) != self.seat:
            view = self.session.state.view(seat)
            assert view.decision is not None
            self.session.do(seat, self.bots[seat].choose(view, view.decision))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do something in the learner's seat, and let the bots play until it is asked again.

        >>> from meadhall.lab.envs.solo import Solo
        >>> env = Solo("mountain-king", opponents="random", players=2)
        >>> observation, info = env.reset(seed=1)
        >>> observation, reward, ended, cut_off, info = env.step(env.action_masks().argmax())
        >>> reward, ended, info["illegal"]
        (0.0, False, False)
        """
        legal = self.session.answer(self.seat, int(action))
        self._let_bots_play()
        reward = 0.0 if legal else PENALTY
        if self.session.over:
            reward += self.session.payoffs()[self.seat]
        observation, info = self._told()
        return observation, reward, self.session.over, False, {**info, "illegal": not legal}

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        return self.session.observe(self.seat), {**self.session.info(self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO of sb3-contrib asks for it.

        >>> from meadhall.lab.envs.solo import Solo
        >>> env = Solo("mountain-king", opponents="random", players=2)
        >>> observation, info = env.reset(seed=1)
        >>> int(env.action_masks().sum()) == len(info["legal"])
        True
        """
        return self.session.mask(self.seat).astype(np.bool_)

    def describe(self) -> list[Slice]:
        """What each slice of an observation means.

        >>> from meadhall.lab.envs.solo import Solo
        >>> [part.name for part in Solo("ice-garden", players=2).describe()[:3]]
        ['round', 'red', 'scorings']
        """
        return self.session.tensor.describe()

    def render(self) -> str | Pixels | None:
        """What a spectator sees: an SVG, lines of text ("ansi") or pixels ("rgb_array"), as ``render_mode`` says.

        >>> from meadhall.lab.envs.solo import Solo
        >>> env = Solo("ice-garden", opponents="random", players=2, render_mode="ansi")
        >>> observation, info = env.reset(seed=1)
        >>> env.render().splitlines()[0]
        'A, Coast of Sails: no tile yet. Borders B, D, F.'
        """
        return self.session.render(self.render_mode)


def read_opponents(given: AnyBot | Sequence[AnyBot], game: str, seats: int) -> tuple[Entrant | Bot | type[Bot], ...]:
    """A bot for each other seat; a single one sits in all of them."""
    words = given.split(",") if isinstance(given, str) else [given] if not isinstance(given, Sequence) else given
    opponents = tuple(read_opponent(word, game) for word in words)
    if len(opponents) == 1:
        opponents *= seats
    if len(opponents) != seats:
        raise BadField("opponents", f"{len(opponents)} are named for {seats} other seats")
    return opponents


def read_opponent(given: object, game: str) -> Entrant | Bot | type[Bot]:
    if isinstance(given, str):
        return read_entrant(given, game, "opponents")
    if not isinstance(given, Bot) and not is_bot(given):
        raise BadField("opponents", f"{given!r} is neither the name of a bot, nor a bot, nor a class of bots")
    if isinstance(given, Bot) and given.game != game:
        raise BadField("opponents", f"{given!r} plays {given.game}, not {game}")
    return given


def seated(opponent: Entrant | Bot | type[Bot], game: str, seed: int) -> Bot:
    """Who is only named is made anew for each game, with dice of its own."""
    if isinstance(opponent, Bot):
        return opponent
    return opponent.sit_down(game, seed) if isinstance(opponent, Entrant) else opponent(game, seed)


for _id, _game in IDS.items():
    gymnasium.register(_id, "meadhall.lab.envs.solo:Solo", kwargs={"game": _game})
