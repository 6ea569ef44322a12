"""Chapters 13, 18 and 20, drawing cards: from the deck, and from the pile under it when the deck is used up."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.state import IN_PILE, DragonLordsState
from meadhall.games.dragon_lords.words import (
    do_draw_prophecy,
    do_draw_scroll,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Event
from meadhall.kernel.step import Chance, Step
from meadhall.kernel.verb import Verb


def draws_from(verb: Verb[Action], unseen: list[int], pile: tuple[int, ...]) -> list[tuple[Action, int]]:
    """What can be drawn from a deck without doubles: any card, or the top card of the pile if the deck is used up."""
    return [(verb[card], 1) for card in unseen or pile[:1]]


# --- scrolls --------------------------------------------------------------------------------------


class DrawScrolls(Step):
    """Only a people with a King holds scrolls, and an empty deck gives nothing."""

    people: int
    count: int
    rule = "DL-13.1"

    def run(self, s: DragonLordsState) -> None:
        if not self.count or not s.has_king(self.people):
            return
        if any(s.unseen_scrolls()) or s.scroll_pile:
            s.then(DrawScroll(self.people), DrawScrolls(self.people, self.count - 1))


class DrawScroll(Chance):
    people: int
    rule = "DL-13.1"
    kind = "scroll"

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        left = s.unseen_scrolls()
        if any(left):
            return [(do_draw_scroll[scroll], copies) for scroll, copies in enumerate(left) if copies]
        return [(do_draw_scroll[s.scroll_pile[0]], 1)]

    def allows(self, s: DragonLordsState, action: Action) -> bool:
        if action.verb is not do_draw_scroll:
            return False
        left = s.unseen_scrolls()
        return left[action.arg] > 0 if any(left) else action.arg == s.scroll_pile[0]

    def witnesses(self, s: DragonLordsState) -> tuple[int, ...]:
        return (s.leader[self.people],)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if not any(s.unseen_scrolls()):
            s.scroll_pile = s.scroll_pile[1:]
        s.take_scroll(self.people, action.arg)
        veil = Event(messages.SCROLL_DRAWN_HIDDEN, (self.people,))
        s.whisper((s.leader[self.people],), messages.SCROLL_DRAWN, self.people, action.arg, veil=veil)


def use_scroll(s: DragonLordsState, people: int, scroll: int) -> None:
    """A scroll is read out and goes under the deck, or out of the game if it stays where it worked."""
    s.drop_scroll(people, scroll)
    if s.facts.scroll_parts[scroll].power.stays:
        s.scrolls_gone = (*s.scrolls_gone, scroll)
    else:
        s.scroll_pile = (*s.scroll_pile, scroll)
    s.tell(messages.SCROLL_READ, people, scroll)


# --- prophecies -----------------------------------------------------------------------------------


class DrawProphecies(Step):
    people: int
    count: int
    rule = "DL-18.1"

    def run(self, s: DragonLordsState) -> None:
        if self.count and (s.unseen_prophecies() or s.prophecy_pile):
            s.then(DrawProphecy(self.people), DrawProphecies(self.people, self.count - 1))


class DrawProphecy(Chance):
    people: int
    rule = "DL-18.1"
    kind = "prophecy"

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        return draws_from(do_draw_prophecy, s.unseen_prophecies(), s.prophecy_pile)

    def witnesses(self, s: DragonLordsState) -> tuple[int, ...]:
        return (s.leader[self.people],)

    def take(self, s: DragonLordsState, action: Action) -> None:
        s.prophecy_pile = tuple(card for card in s.prophecy_pile if card != action.arg)
        s.set_prophecies(self.people, tuple(sorted((*s.prophecies[self.people], action.arg))))
        veil = Event(messages.PROPHECY_DRAWN_HIDDEN, (self.people,))
        s.whisper((s.leader[self.people],), messages.PROPHECY_DRAWN, self.people, action.arg, veil=veil)


# --- treasures ------------------------------------------------------------------------------------


def put_treasure_under(s: DragonLordsState, treasure: int) -> None:
    """A treasure that nobody bears any more goes under its deck."""
    s.set_carrier(treasure, IN_PILE)
    s.set_known(treasure, 0)
    s.treasure_pile = (*s.treasure_pile, treasure)
