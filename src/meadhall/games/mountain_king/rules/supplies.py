"""Chapter 3, Supplies: the base of the Wave, Supply symbols, pairs of Wilds, and Desperation for those who have few."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import NOWHERE, SUPPLY
from meadhall.games.mountain_king.rules.clusters import cover, wilds
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import do_cover, do_pass, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


def supplies_in(s: MountainKingState, seat: int, wave: int) -> int:
    """The Supplies with which a seat begins a Wave: those that all have, and one for each symbol."""
    symbols = s.ancestry[seat].supplies.bit_count() + s.printed(seat, SUPPLY)
    return min(s.facts.supplies[wave - 1] + symbols, s.facts.parts.supply.most)


class SetSupplies(Step):
    rule = "MK-3.15"

    def run(self, s: MountainKingState) -> None:
        for seat in s.turn_order():
            s.supply[seat] = supplies_in(s, seat, s.wave)
            s.tell(messages.SUPPLIES, seat, s.supply[seat])
        s.then(*(WildPairs(seat) for seat in s.turn_order()), GainDesperation())


class WildPairs(Step):
    """As long as two Wilds are free and there is room, a pair may be turned into a Supply."""

    who: int
    rule = "MK-3.18"

    def run(self, s: MountainKingState) -> None:
        if s.supply[self.who] < s.facts.parts.supply.most and wilds(s, self.who).bit_count() >= 2:
            s.ask(CoverWilds(self.who, NOWHERE))


class CoverWilds(Choice):
    first: int
    rule = "MK-3.18"
    verbs = (do_cover, do_pass.verb)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(
            messages.ASK_WILDS if self.first == NOWHERE else messages.ASK_SECOND_WILD, (s.supply[self.seat],)
        )

    def options(self, s: MountainKingState) -> list[Action]:
        free = each(do_cover, s.symbols[self.seat].among(wilds(s, self.seat)))
        return [do_pass, *free] if self.first == NOWHERE else free

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is do_pass:
            return
        cover(s, self.seat, action.arg)
        if self.first == NOWHERE:
            s.then(CoverWilds(self.seat, action.arg))
            return
        s.supply[self.seat] += 1
        s.tell(messages.WILDS_COVERED, self.seat, s.supply[self.seat])
        s.then(WildPairs(self.seat))


class GainDesperation(Step):
    """One token for each symbol on the track to the right of the marker."""

    rule = "MK-3.22"

    def run(self, s: MountainKingState) -> None:
        for seat in s.turn_order():
            count = sum(1 for space in s.facts.parts.supply.desperation if space > s.supply[seat])
            s.desperation[seat] = count
            if count:
                s.tell(messages.DESPERATION, seat, count)
