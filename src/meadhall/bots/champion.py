"""The champion: searches like a master, and judges what it finds by what it has learnt from play."""

from __future__ import annotations

from random import Random

from meadhall.bots.experience import Experience
from meadhall.bots.luck import settle
from meadhall.bots.master import SECONDS, MasterBot
from meadhall.bots.reasons import LEAST, WORLDS, Reason, best_other
from meadhall.bots.weights import experience_of
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.state import Decision, State
from meadhall.kernel.view import View

LEARNT = Kind("reason-experience")
LEARNT_AGAINST = Kind("reason-experience-against")


class ChampionBot(MasterBot):
    """A master with experience. Of what it has learnt nothing, it plays like a master, and the log says why.

    >>> bot = meadhall.bots.ChampionBot("ice-garden", seed=1, simulations=10)
    >>> view = meadhall.load("ice-garden").match(players=2, seed=3).state.view(1)
    >>> bot.choose(view, view.decision) in view.decision.options
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

    def experience_with(self, view: View) -> Experience | None:
        """What it has learnt; nothing where the mind has nothing to tell a learner, as in a game for one.

        >>> view = meadhall.load("ice-garden").match(players=2, seed=3).state.view(1)
        >>> meadhall.bots.ChampionBot("ice-garden").experience_with(view) is None
        False
        """
        return self.experience if self.mind.features_of(view.position) else None

    def explain(self, view: View, decision: Decision, action: Action) -> list[Reason]:
        """The same as ``MasterBot.explain``, and whether experience sees more in the option than the mind does.

        >>> state = meadhall.load("ice-garden").match(players=2, seed=3).state
        >>> bot = meadhall.bots.ChampionBot("ice-garden", seed=1, simulations=10)
        >>> view = state.view(state.deciding[0])
        >>> len(bot.explain(view, view.decision, view.decision.options[0])) > 0
        True
        """
        found = super().explain(view, decision, action)
        rival = best_other(self.mind.weigh(view.position, decision.seat, decision.options), decision.options, action)
        experience = self.experience_with(view)
        if rival is None or experience is None:
            return found
        more = self.beyond_mind(experience, view, decision, action)
        more -= self.beyond_mind(experience, view, decision, rival)
        if abs(more) > LEAST:
            found.append(Reason(more, Message(LEARNT if more > 0 else LEARNT_AGAINST)))
            found.sort(key=lambda reason: (reason.weight < 0, -abs(reason.weight)))
        return found

    def beyond_mind(self, experience: Experience, view: View, decision: Decision, action: Action) -> float:
        """By how much better than the mind experience judges what an option leads to."""
        total = 0.0
        for world in range(WORLDS):
            rng = Random(world)
            s: State = view.sample(rng)
            s.apply(action, decision.seat)
            settle(s, rng)
            total += experience.outlook(self.mind, s)[decision.seat] - self.mind.outlook(s)[decision.seat]
        return total / WORLDS
