"""Chapter 6, field 0, Viper Gorge: one resource for nothing, then trades of two for one as often as wanted."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules.resources import receive, spend
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import GORGE, M_FACTOR, RESOURCE, do_done, do_gain, do_pass, do_trade
from meadhall.kernel.action import Action
from meadhall.kernel.step import Choice

TRADES = [(action, action.args[0], action.args[1], action.args[2]) for action in do_trade.actions]


class ViperGorge(Choice):
    gained: bool
    used: bool
    rule = "IG-6.5"
    verbs = (do_gain, do_trade)
    asks = messages.ASK_GORGE

    def options(self, s: IceGardenState) -> list[Action]:
        options = [do_done if self.used else do_pass]
        bank = s.bank
        if not self.gained:
            options += [do_gain[r] for r in range(len(RESOURCE)) if bank[r]]
        owned = [s.has(self.seat, r) for r in range(len(RESOURCE))]
        for action, give, also, want in TRADES:
            if bank[want] and owned[give] and owned[also] >= (2 if give == also else 1):
                options.append(action)
        return options

    def take(self, s: IceGardenState, action: Action) -> None:
        seat = self.seat
        if action is do_pass or action is do_done:
            if not self.used:
                s.tell(messages.LET_GO, seat, GORGE)
            return
        wanted = action.args[-1]
        for given in action.args[:-1]:
            spend(s, seat, given, 1)
        receive(s, seat, wanted, 1)
        s.ask(ViperGorge(seat, self.gained or action.verb is do_gain, used=True), idle=do_done)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_trade:
            give, also, want = action.args
            if not s.bank[want]:
                return "IG-1.1"
            short = s.has(self.seat, M_FACTOR) < (give, also).count(M_FACTOR)
            return "IG-6.7" if short and any(s.layers(self.seat)[1:]) else "IG-6.6"
        if action.verb is do_gain and not self.gained:
            return "IG-1.1"
        if action is do_pass or action is do_done:
            return "IG-6.4"
        return self.rule
