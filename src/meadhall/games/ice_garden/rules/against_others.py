"""Chapter 11, abilities against other players: what recruiting, enchanting and pillaging have in common."""

from __future__ import annotations

from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import do_pass
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice


class AgainstOthers(Choice):
    """What an ability does to another player in the region. In the first edition it may be declined (IG-11.10)."""

    region: int

    def prompt(self, s: IceGardenState) -> Message:
        return Message(self.asks, (self.region,))

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_pass, *self.targets(s)] if s.facts.edition.abilities_optional else self.targets(s)

    def targets(self, s: IceGardenState) -> list[Action]:
        return []

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is not do_pass:
            self.use(s, action)

    def use(self, s: IceGardenState, action: Action) -> None:
        raise NotImplementedError

    def refusal(self, s: IceGardenState, action: Action) -> str:
        return "IG-11.11" if action is do_pass else self.rule
