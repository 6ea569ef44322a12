"""Chapter 6, field 4, Raven Shadow: be rid of a Vuko token, or regain reputation."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules.reputation import rise
from meadhall.games.ice_garden.rules.resources import spend
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import M_FACTOR, RAVEN, do_pass, do_raven
from meadhall.kernel.action import Action
from meadhall.kernel.step import Choice

TOKEN, REPUTATION = do_raven[0], do_raven[1]


class RavenShadow(Choice):
    rule = "IG-6.19"
    verbs = (do_raven,)
    asks = messages.ASK_RAVEN

    def options(self, s: IceGardenState) -> list[Action]:
        seat = self.seat
        options = [do_pass]
        paying = s.has(seat, M_FACTOR) > 0
        if s.tokens[seat] and paying:
            options.append(TOKEN)
        if s.reputation[seat] < 0 and not s.facts.solo and (paying or not s.facts.raven_pays):
            options.append(REPUTATION)
        return options

    def take(self, s: IceGardenState, action: Action) -> None:
        seat = self.seat
        if action is do_pass:
            s.tell(messages.LET_GO, seat, RAVEN)
            return
        if action is TOKEN or s.facts.raven_pays:
            spend(s, seat, M_FACTOR, 1)
        if action is TOKEN:
            s.tokens[seat] -= 1
            s.vuko_tokens += 1
            s.tell(messages.TOKEN_DISCARDED, seat)
        else:
            rise(s, seat, 2)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action is TOKEN:
            return "IG-6.20"
        if action is REPUTATION:
            if s.facts.solo:
                return "IG-15.12"
            return "IG-6.23" if s.reputation[self.seat] >= 0 else "IG-6.20"
        return self.rule
