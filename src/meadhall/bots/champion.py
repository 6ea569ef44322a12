"""The champion: searches like a master, and judges what it finds by what it has learnt from play."""

from __future__ import annotations

from meadhall.bots.experience import Experience
from meadhall.bots.master import SECONDS, MasterBot
from meadhall.bots.weights import experience_of


class ChampionBot(MasterBot):
    """A master with experience. Where nothing was learnt it is a master, and the log says why.

    >>> bot = meadhall.bots.ChampionBot("ice-garden", seed=1, simulations=10)
    >>> view = meadhall.load("ice-garden").match(players=2, seed=3).state.view(1)
    >>> bot.choose(view, view.decision_of(1)) in view.decision_of(1).options
    True
    """

    def __init__(
        self,
        game: str,
        seed: int | None = None,
        style: str = "",
        seconds: float = SECONDS,
        simulations: int | None = None,
        experience: Experience | None = None,
    ) -> None:
        super().__init__(game, seed, style, seconds, simulations)
        self.experience = experience or experience_of(game)
