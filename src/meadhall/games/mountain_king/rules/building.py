"""Chapter 3, building the Ancestry: four cards each, one laid and the rest passed on, three times."""

from __future__ import annotations

from random import Random
from typing import Self

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import DRAFTED, LAID, NOWHERE
from meadhall.games.mountain_king.secrecy import HIDDEN, NOT_YET, SecretChoice
from meadhall.games.mountain_king.state import MountainKingState, replaced
from meadhall.games.mountain_king.words import CARD, do_deal, do_discard, do_lay, do_pass, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, only
from meadhall.kernel.step import Chance, Step, below

WRONG_PLACE = {"apart": "MK-3.6", "elder": "MK-3.7", "size": "MK-3.10"}


class DealCards(Step):
    rule = "MK-3.2"

    def run(self, s: MountainKingState) -> None:
        for seat, hand in enumerate(s.hands):
            if len(hand) < DRAFTED:
                s.then(DealCard(seat), self)
                return
        s.then(LayCards((NOT_YET,) * s.players, (NOT_YET,) * s.players))


class DealCard(Chance):
    to: int
    rule = "MK-3.2"
    kind = "card"

    def outcomes(self, s: MountainKingState) -> list[tuple[Action, int]]:
        return [(do_deal[card], 1) for card in s.unseen_cards()]

    def allows(self, s: MountainKingState, action: Action) -> bool:
        assert s.dealt is not None
        return action.verb is do_deal and not has(s.dealt, action.arg)

    def sample(self, s: MountainKingState, rng: Random) -> Action:
        assert s.dealt is not None
        # Quicker than listing the deck: any card, until it is one that nobody has seen.
        while has(s.dealt, card := below(len(CARD), rng)):
            pass
        return do_deal[card]

    def take(self, s: MountainKingState, action: Action) -> None:
        assert s.dealt is not None
        s.dealt |= only(action.arg)
        hand = tuple(sorted((*s.hands[self.to], action.arg)))
        s.hands = replaced(s.hands, self.to, hand)
        s.hands_seen = replaced(s.hands_seen, self.to, only(self.to))
        s.whisper((self.to,), messages.CARD_DEALT, self.to, action.arg)

    def witnesses(self, s: MountainKingState) -> tuple[int, ...]:
        return (self.to,)


class LayCards(SecretChoice):
    """Everybody adds a card from hand; what they do is seen when all are done."""

    cells: tuple[int, ...]
    rule = "MK-3.1"

    def prompt(self, s: MountainKingState, seat: int) -> Message:
        return Message(messages.ASK_LAY, (DRAFTED + 1 - len(s.hands[seat]), LAID))

    def options(self, s: MountainKingState, seat: int) -> list[Action]:
        places = s.ancestry[seat].places
        if not places:
            return each(do_discard, s.hands[seat])
        options: list[Action] = []
        for card in s.hands[seat]:
            options += each(do_lay[card], places)
        return options

    def allows(self, s: MountainKingState, seat: int, action: Action) -> bool:
        places = s.ancestry[seat].places
        if action.verb not in (do_lay, do_discard) or action.arg not in s.hands[seat]:
            return False
        return action.args[1] in places if action.verb is do_lay else not places

    def take(self, s: MountainKingState, seat: int, action: Action) -> None:
        card, cell = action.args if action.verb is do_lay else (action.arg, NOWHERE)
        s.tell(messages.CARD_CHOSEN, seat)
        aside, cells = replaced(self.aside, seat, card), replaced(self.cells, seat, cell)
        if NOT_YET in aside:
            s.then(LayCards(aside, cells))
            return
        for who in range(s.players):
            lay(s, who, aside[who], cells[who])
        s.refresh_symbols()
        s.then(PassHands())

    def refusal(self, s: MountainKingState, seat: int, action: Action) -> str:
        if action is do_pass:
            return "MK-3.9"
        if action.verb not in (do_lay, do_discard):
            return self.rule
        if action.arg not in s.hands[seat]:
            return "MK-3.2"
        if action.verb is do_discard:
            return "MK-3.9"
        return WRONG_PLACE.get(s.ancestry[seat].why_not(action.args[1]), self.rule)

    def seen_by(self, viewer: int | None) -> Self:
        hidden = [seat != viewer and card != NOT_YET for seat, card in enumerate(self.aside)]
        return type(self)(
            tuple(HIDDEN if hide else card for hide, card in zip(hidden, self.aside, strict=True)),
            tuple(HIDDEN if hide else cell for hide, cell in zip(hidden, self.cells, strict=True)),
        )

    def imagined(self, s: MountainKingState, rng: Random) -> Self:
        aside, cells = list(self.aside), list(self.cells)
        for seat, card in enumerate(aside):
            if card == HIDDEN:
                aside[seat] = rng.choice(s.hands[seat])
                places = s.ancestry[seat].places
                cells[seat] = rng.choice(places) if places else NOWHERE
        return type(self)(tuple(aside), tuple(cells))


def lay(s: MountainKingState, seat: int, card: int, cell: int) -> None:
    hand = tuple([one for one in s.hands[seat] if one != card])
    s.hands = replaced(s.hands, seat, hand)
    if cell == NOWHERE:
        s.discards = (*s.discards, (card, s.facts.all_seats))
        s.tell(messages.CARD_UNPLACED, seat, card)
        return
    ancestry = s.ancestry[seat].with_card(card, s.facts.cards[card], cell)
    s.ancestry = replaced(s.ancestry, seat, ancestry)
    s.tell(messages.CARD_LAID, seat, card, cell)


class PassHands(Step):
    """Clockwise in Waves I and III, the other way in Wave II; the fourth card is discarded."""

    rule = "MK-3.3"

    def run(self, s: MountainKingState) -> None:
        if len(s.hands[0]) == DRAFTED - LAID:
            for hand, seen in zip(s.hands, s.hands_seen, strict=True):
                s.discards = (*s.discards, *((card, seen) for card in hand))
            s.hands = ((),) * s.players
            s.hands_seen = (0,) * s.players
            s.tell(messages.LAST_DISCARDED)
            return
        by = -1 if s.wave == 2 else 1
        giver = [(seat - by) % s.players for seat in range(s.players)]
        s.hands = tuple([s.hands[other] for other in giver])
        s.hands_seen = tuple([s.hands_seen[other] | only(seat) for seat, other in enumerate(giver)])
        s.tell(messages.HANDS_PASSED)
        for seat, hand in enumerate(s.hands):
            for card in hand:
                s.whisper(bits(s.hands_seen[seat]), messages.CARD_PASSED, seat, card)
        s.then(LayCards((NOT_YET,) * s.players, (NOT_YET,) * s.players))
