"""A toy: everybody drafts at once from hands that wander to the left. All hands come hidden out of one deck.

A hand is a *pack*. Who has held a pack knows what is left in it for ever after, because what is kept is shown.
"""

from __future__ import annotations

from collections.abc import Hashable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from meadhall.kernel.action import Action, Vocabulary
from meadhall.kernel.catalogue import Catalogue, Rule, Source, Words
from meadhall.kernel.domain import numbers
from meadhall.kernel.errors import OptionError, PackError, SaveError
from meadhall.kernel.game import Game
from meadhall.kernel.message import SEAT, Event, Kind, Message
from meadhall.kernel.option import Option
from meadhall.kernel.pack import Pack
from meadhall.kernel.result import Result
from meadhall.kernel.state import State
from meadhall.kernel.step import Chance, Step, Together
from meadhall.kernel.text import Texts

HERE = Path(__file__).parent
MOST = 20
CARD = numbers("card", 1, MOST)

VOCABULARY = Vocabulary("toy-draft")
do_deal = VOCABULARY.verb("deal", CARD)
do_turn = VOCABULARY.verb("turn", CARD)
do_keep = VOCABULARY.verb("keep", CARD)

ASK_KEEP = Kind("ask-keep", left=None)
DEALT = Kind("dealt", who=SEAT, card=CARD)
DEALT_HIDDEN = Kind("dealt-hidden", who=SEAT)
CHOSE = Kind("chose", card=CARD)
KEPT = Kind("kept", who=SEAT, card=CARD)
BONUS = Kind("bonus", card=CARD)

NOT_YET, HIDDEN = -1, -2
"""What a seat has put aside: nothing yet, or something that the viewer may not know."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[int, Meta(ge=1, le=MOST)]
    hand: Annotated[int, Meta(ge=1, le=9)]


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Deck


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    """A pack as it is written: without cards where they are concealed."""

    size: Annotated[int, Meta(ge=0, le=MOST)]
    cards: tuple[Annotated[int, Meta(ge=1, le=MOST)], ...] | None
    seen_by: tuple[int, ...]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: Annotated[int, Meta(ge=0, le=9)]
    bonus: int | None
    packs: list[Hand]
    kept: list[tuple[Annotated[int, Meta(ge=1, le=MOST)], ...]]


class Drafting(State):
    """``packs[p]`` started at seat ``p``; at turn ``t`` seat ``s`` holds the pack ``s - t``."""

    game: Draft

    parts: Parts
    turn: int
    bonus: int
    packs: list[tuple[int, ...] | None]
    sizes: list[int]
    seen: list[tuple[int, ...]]
    kept: list[tuple[int, ...]]

    def __init__(self, game: Draft, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.parts = game.parts
        self.turn = 0
        self.bonus = NOT_YET
        self.packs = [()] * players
        self.sizes = [0] * players
        self.seen = [(seat,) for seat in range(players)]
        self.kept = [()] * players

    def held_by(self, seat: int) -> int:
        return (seat - self.turn) % self.players

    def cards_of(self, seat: int) -> tuple[int, ...]:
        """The cards in a seat's hand, as far as they are known here."""
        return self.packs[self.held_by(seat)] or ()

    def unseen(self) -> list[int]:
        """Cards that are neither shown nor in a pack whose cards are known here."""
        known = {self.bonus, *(c for kept in self.kept for c in kept), *(c for p in self.packs for c in p or ())}
        return [card for card in range(self.parts.deck.cards) if card not in known]

    def choosing(self) -> Keep | None:
        step = self.agenda[-1] if self.agenda else None
        return step if isinstance(step, Keep) else None

    def secrets(self) -> dict[Hashable, frozenset[int]]:
        facts: dict[Hashable, frozenset[int]] = {
            ("pack", pack): frozenset(self.seen[pack])
            for pack in range(self.players)
            if self.sizes[pack] and len(self.seen[pack]) < self.players
        }
        step = self.choosing()
        for seat, card in enumerate(step.aside if step else ()):
            if card != NOT_YET:
                facts["aside", seat] = frozenset((seat,))
        return facts

    def conceal(self, viewer: int | None) -> None:
        for pack in range(self.players):
            if viewer not in self.seen[pack] and self.sizes[pack]:
                self.packs[pack] = None
        step = self.choosing()
        if step is not None:
            aside = (card if seat == viewer or card == NOT_YET else HIDDEN for seat, card in enumerate(step.aside))
            self.agenda[-1] = Keep(tuple(aside))

    def imagine(self, viewer: int | None, rng: Random) -> None:
        deck = self.unseen()
        for pack in range(self.players):
            if self.packs[pack] is None:
                drawn = rng.sample(deck, self.sizes[pack])
                deck = [card for card in deck if card not in drawn]
                self.packs[pack] = tuple(sorted(drawn))
        step = self.choosing()
        if step is not None:
            self.agenda[-1] = Keep(
                tuple(
                    rng.choice(self.cards_of(seat)) if card == HIDDEN else card for seat, card in enumerate(step.aside)
                )
            )

    def position(self) -> dict[str, Any]:
        packs = [
            Hand(size, None if cards is None else tuple(c + 1 for c in cards), seen)
            for size, cards, seen in zip(self.sizes, self.packs, self.seen, strict=True)
        ]
        bonus = None if self.bonus == NOT_YET else self.bonus + 1
        kept = [tuple(card + 1 for card in cards) for cards in self.kept]
        data: dict[str, Any] = msgspec.to_builtins(Position(self.turn, bonus, packs, kept))
        return data

    def check(self) -> None:
        cards = [c for kept in self.kept for c in kept] + [c for pack in self.packs for c in pack or ()]
        if self.bonus != NOT_YET:
            cards.append(self.bonus)
        for card in cards:
            if card >= self.parts.deck.cards:
                raise SaveError("position.packs", f"the deck has no card {card + 1}")
            if cards.count(card) > 1:
                raise SaveError("position.packs", f"the card {card + 1} is there twice")


class Deal(Step):
    """Card by card, seat by seat; then one card is turned up for all."""

    rule = "TD-1.1"

    def run(self, s: Drafting) -> None:
        seat = min(range(s.players), key=lambda seat: s.sizes[seat])
        if s.sizes[seat] < s.parts.deck.hand:
            s.agenda += [self, DealCard(seat)]
        else:
            s.agenda += [Keep((NOT_YET,) * s.players), TurnBonus()]


class DealCard(Chance):
    seat: int
    rule = "TD-1.1"
    kind = "card"

    def outcomes(self, s: Drafting) -> list[tuple[Action, int]]:
        return [(do_deal[card], 1) for card in s.unseen()]

    def take(self, s: Drafting, action: Action) -> None:
        s.packs[self.seat] = tuple(sorted((*s.cards_of(self.seat), action.arg)))
        s.sizes[self.seat] += 1
        s.whisper((self.seat,), DEALT, self.seat, action.arg, veil=Event(DEALT_HIDDEN, (self.seat,)))

    def witnesses(self, s: Drafting) -> tuple[int, ...]:
        return (self.seat,)


class TurnBonus(Chance):
    rule = "TD-1.2"
    kind = "bonus"

    def outcomes(self, s: Drafting) -> list[tuple[Action, int]]:
        return [(do_turn[card], 1) for card in s.unseen()]

    def take(self, s: Drafting, action: Action) -> None:
        s.bonus = action.arg
        s.tell(BONUS, action.arg)


class Keep(Together):
    """Everybody puts a card aside; the last to do so has them all turned up."""

    aside: tuple[int, ...]
    rule = "TD-2.1"

    def prompt(self, s: Drafting, seat: int) -> Message:
        return Message(ASK_KEEP, (s.sizes[s.held_by(seat)] - 1,))

    def waiting(self, s: Drafting) -> tuple[int, ...]:
        return tuple(seat for seat, card in enumerate(self.aside) if card == NOT_YET)

    def options(self, s: Drafting, seat: int) -> list[Action]:
        return [do_keep[card] for card in s.cards_of(seat)]

    def take(self, s: Drafting, seat: int, action: Action) -> None:
        s.whisper((seat,), CHOSE, action.arg)
        aside = (*self.aside[:seat], action.arg, *self.aside[seat + 1 :])
        s.agenda.append(Keep(aside) if NOT_YET in aside else Reveal(aside))

    def refusal(self, s: Drafting, seat: int, action: Action) -> str:
        return "TD-2.2" if action.verb is do_keep else self.rule


class Reveal(Step):
    aside: tuple[int, ...]
    rule = "TD-2.3"

    def run(self, s: Drafting) -> None:
        for seat, card in enumerate(self.aside):
            pack = s.held_by(seat)
            s.packs[pack] = tuple(other for other in s.cards_of(seat) if other != card)
            s.sizes[pack] -= 1
            s.kept[seat] = (*s.kept[seat], card)
            s.tell(KEPT, seat, card)
        s.turn += 1
        if s.sizes[0] < 2:
            finish(s)
            return
        for seat in range(s.players):
            pack = s.held_by(seat)
            s.seen[pack] = tuple(sorted({*s.seen[pack], seat}))
        s.agenda.append(Keep((NOT_YET,) * s.players))


def finish(s: Drafting) -> None:
    scores = tuple(sum(card + 1 for card in cards) for cards in s.kept)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    s.end(Result(winners, scores, "drafted" if len(winners) == 1 else "shared"))


def rule(id: str, title: str) -> Rule:
    return Rule(id, Words(title, f"{title} (de)"), Words(f"{title}.", f"{title} (de)."), ("first",), Source("Toys"))


class Draft(Game[Drafting]):
    slug = "toy-draft"
    title = "Toy Draft"
    version = "1.0"
    seats = (2, 3, 4)
    folder = HERE
    vocabulary = VOCABULARY
    catalogue = Catalogue(
        [
            rule("TD-1.1", "Cards are dealt face down"),
            rule("TD-1.2", "A bonus card lies open"),
            rule("TD-2.1", "All keep a card at once"),
            rule("TD-2.2", "Keep a card of your own hand"),
            rule("TD-2.3", "Kept cards are shown, hands go left"),
            rule("TD-3.1", "After the last card it is over"),
        ]
    )
    chapters: ClassVar = {1: Words("Deal", "Geben"), 2: Words("Draft", "Wählen"), 3: Words("End", "Ende")}
    texts = Texts([files("meadhall.kernel") / "text", HERE / "text"])
    options: ClassVar = {"speed": Option("speed", "slow", "does nothing", ["slow", "quick"])}
    steps: ClassVar = {step.__name__: step for step in (Deal, DealCard, TurnBonus, Keep, Reveal)}
    rule_id_after_the_end = "TD-3.1"
    rule_id_whose_turn = "TD-2.1"

    def furnish(self, pack: Pack) -> None:
        self.parts = pack.read(Parts)
        if self.parts.deck.hand * self.seats[0] >= self.parts.deck.cards:
            raise PackError("deck.cards", "are too few for two hands and the bonus card")

    def begin(self, players: int, options: dict[str, Any]) -> Drafting:
        if self.parts.deck.hand * players >= self.parts.deck.cards:
            raise OptionError("players", "are too many for the deck")
        state = Drafting(self, players, options)
        state.agenda.append(Deal())
        return state

    def restore(self, players: int, options: dict[str, Any], position: object) -> Drafting:
        try:
            given = msgspec.convert(position, Position)
        except msgspec.ValidationError as error:
            raise SaveError("position", str(error)) from None
        if len(given.packs) != players or len(given.kept) != players:
            raise SaveError("position.packs", f"{players} are expected")
        state = Drafting(self, players, options)
        state.turn = given.turn
        state.bonus = NOT_YET if given.bonus is None else given.bonus - 1
        state.kept = [tuple(card - 1 for card in cards) for cards in given.kept]
        for pack, hand in enumerate(given.packs):
            if hand.cards is None or len(hand.cards) != hand.size:
                raise SaveError(f"position.packs[{pack}].cards", "must be as many as the size says")
            state.packs[pack] = tuple(card - 1 for card in hand.cards)
            state.sizes[pack] = hand.size
            state.seen[pack] = hand.seen_by
        return state


GAME = Draft
