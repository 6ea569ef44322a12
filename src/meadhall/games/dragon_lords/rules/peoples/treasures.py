"""Chapter 20, treasures: given to a unit for good, taken up when the bearer falls, and shown when used."""

from __future__ import annotations

from random import Random

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, Fight
from meadhall.games.dragon_lords.rules.common.cards import from_deck, under_treasures
from meadhall.games.dragon_lords.rules.common.gold import gain_gold
from meadhall.games.dragon_lords.rules.sea.harbours import places_in
from meadhall.games.dragon_lords.state import DROPPED, IN_DECK, World
from meadhall.games.dragon_lords.table import UNKNOWN
from meadhall.games.dragon_lords.words import (
    ANDVARI_HOARD,
    BEARER,
    FIRST_BEARER,
    KINGDOM,
    PARTY,
    PEOPLES,
    PIECES,
    TERRITORY,
    TREASURE,
    do_bestow,
    do_draw_treasure,
    do_give,
    do_pass,
    do_take_up,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Event, Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Chance, Choice, Step

HOMES = tuple(TERRITORY.find(word) for word in KINGDOM.words)


def place_of(bearer: int) -> int:
    """The place that a word of the domain of bearers means."""
    return PARTY if BEARER.words[bearer] == "party" else HOMES[bearer - 1]


def bestow(s: World, people: int, treasure: int, home: bool) -> None:
    """Ask who is to bear a new treasure; if nobody can, it goes under the deck."""
    if not s.ask(Bestow(s.leader[people], people, treasure, home)):
        under_treasures(s, treasure)
        s.tell(says.TREASURE_UNCLAIMED, people)


class Bestow(Choice):
    """A unit of the quest party, or one in a Kingdom of one's own."""

    people: int
    treasure: int
    home: bool
    rule = "DL-20.2"
    secret = True
    verbs = (do_give, do_bestow)

    def prompt(self, s: World) -> Message:
        if self.treasure == UNKNOWN:
            return Message(says.ASK_BESTOW_HIDDEN)
        return Message(says.ASK_BESTOW, (self.treasure,))

    def options(self, s: World) -> list[Action]:
        options: list[Action] = []
        for bearer in range(len(BEARER)):
            place = place_of(bearer)
            if (place == PARTY and self.home) or (place != PARTY and s.owner[place] != self.people):
                continue
            options += [do_give[piece] for piece in bits(s.pieces_at(self.people, place))]
            if s.plain(self.people, place):
                options.append(do_bestow[bearer])
        return in_order(options)

    def take(self, s: World, action: Action) -> None:
        if action.verb is do_bestow:
            piece, place = FIRST_BEARER + self.treasure, place_of(action.arg)
            s.mark(self.people, piece, place)
        else:
            piece = action.arg
            place = s.where(self.people, piece)
        give(s, self.people, piece, self.treasure, 1 << self.seat)
        veil = Event(says.TREASURE_GIVEN_HIDDEN, (self.people, place))
        s.whisper((self.seat,), says.TREASURE_GIVEN, self.people, self.treasure, place, veil=veil)

    def has_chosen(self, s: World, seat: int) -> bool:
        return seat == self.seat

    def seen_by(self, s: World, viewer: int | None) -> Bestow:
        return self if viewer == self.seat else self.but(treasure=UNKNOWN)

    def imagined(self, s: World, rng: Random) -> Bestow:
        return self.but(treasure=rng.choice(s.unseen_treasures())) if self.treasure == UNKNOWN else self


def give(s: World, people: int, piece: int, treasure: int, known: int) -> None:
    s.carrier[treasure] = people * PIECES + piece
    s.known[treasure] = known


def drop(s: World, people: int, piece: int) -> None:
    """The bearer has fallen: in a combat somebody may take its treasures up, else they are lost."""
    for treasure in s.treasures_of(people, piece):
        s.carrier[treasure] = DROPPED
        s.known[treasure] = (1 << s.players) - 1
        s.tell(says.TREASURE_DROPPED, people, treasure)
        if s.fight is not None:
            s.fight.loot[s.fight.side_of(people)] += (treasure,)
        else:
            under_treasures(s, treasure)


def hand_out_loot(s: World, fight: Fight, winner: int) -> None:
    """After a combat: comrades first, then the enemy, and what nobody can take goes under the deck."""
    loot = (*fight.loot[ATTACKER], *fight.loot[DEFENDER])
    fight.loot[ATTACKER] = fight.loot[DEFENDER] = ()
    for treasure in reversed(loot):
        if 0 <= winner < PEOPLES and s.plays(winner):
            s.then(TakeUp(s.leader[winner], winner, treasure, fight.zone))
        else:
            under_treasures(s, treasure)


def left_lying(treasure: int) -> str:
    """How it is noted that nobody wanted a treasure while the combat went on."""
    return f"left-{TREASURE.words[treasure]}"


def claim(s: World, fight: Fight, side: int) -> None:
    """After losses: whoever is left of a side may take up what has just fallen, and fight on with it.

    If nobody fights on, what lies there is handed out at the end of the combat.
    """
    if not s.force(fight, side) or not s.force(fight, 1 - side):
        return
    fallen = tuple(treasure for treasure in fight.loot[side] if left_lying(treasure) not in fight.once)
    if fallen:
        people = fight.people(side)
        fight.loot[side] = tuple(treasure for treasure in fight.loot[side] if treasure not in fallen)
        s.then(*(TakeUp(s.leader[people], people, treasure, fight.zone) for treasure in fallen))


def pick_up(s: World, fight: Fight, side: int) -> None:
    """Before a side goes away, those who are left of it take up what their comrades have dropped."""
    people = fight.people(side)
    loot, fight.loot[side] = fight.loot[side], ()
    if loot:
        s.then(*(TakeUp(s.leader[people], people, treasure, fight.zone) for treasure in loot))


class TakeUp(Choice):
    """A survivor takes up what a fallen bearer has left: one of the plain units there, or a piece.

    What nobody wants while the combat goes on lies there until its end.
    """

    people: int
    treasure: int
    zone: int
    rule = "DL-20.7"
    secret = True
    verbs = (do_give, do_take_up.verb, do_pass.verb)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_TAKE_UP, (self.treasure,))

    def places(self, s: World) -> list[int]:
        fight = s.fight
        return places_in(s, self.people, self.zone) if fight is None else s.stands(fight, fight.side_of(self.people))

    def options(self, s: World) -> list[Action]:
        """Any piece there, a plain unit, or nobody."""
        options = [do_pass]
        for place in self.places(s):
            options += [do_give[piece] for piece in bits(s.pieces_at(self.people, place))]
        if any(s.plain(self.people, place) for place in self.places(s)):
            options.append(do_take_up)
        return in_order(options)

    def take(self, s: World, action: Action) -> None:
        if action is do_pass:
            self.let_lie(s)
            return
        if action is do_take_up:
            piece = FIRST_BEARER + self.treasure
            s.mark(self.people, piece, next(place for place in self.places(s) if s.plain(self.people, place)))
        else:
            piece = action.arg
        give(s, self.people, piece, self.treasure, (1 << s.players) - 1)
        s.tell(says.TREASURE_TAKEN_UP, self.people, self.treasure)

    def let_lie(self, s: World) -> None:
        fight = s.fight
        if fight is None:
            under_treasures(s, self.treasure)
            return
        fight.loot[fight.side_of(self.people)] += (self.treasure,)
        if left_lying(self.treasure) not in fight.once:
            fight.once = (*fight.once, left_lying(self.treasure))


def show(s: World, people: int, treasure: int) -> None:
    """Whoever uses a treasure shows it to everybody; the counters of its bearer stay as they are."""
    if s.known[treasure] != (1 << s.players) - 1:
        s.known[treasure] = (1 << s.players) - 1
        s.tell(says.TREASURE_SHOWN, people, treasure)
    piece = s.carrier[treasure] % PIECES
    if piece >= FIRST_BEARER:
        s.shown[people] |= 1 << piece


def is_shown(s: World, treasure: int) -> bool:
    return s.known[treasure] == (1 << s.players) - 1


def spend(s: World, people: int, treasure: int) -> None:
    """A treasure is used up: it goes under the deck, and its bearer keeps whatever else it carries."""
    piece = s.carrier[treasure] % PIECES
    under_treasures(s, treasure)
    rename(s, people, piece)


def rename(s: World, people: int, piece: int) -> None:
    """A bearer without the treasure that it was named after is named after another, or is a plain unit again."""
    if piece < FIRST_BEARER or s.carrier[piece - FIRST_BEARER] == people * PIECES + piece:
        return
    place = s.where(people, piece)
    left = s.treasures_of(people, piece)
    s.unmark(people, piece)
    if left:
        named = FIRST_BEARER + left[0]
        s.mark(people, named, place)
        for treasure in left:
            s.carrier[treasure] = people * PIECES + named
            if is_shown(s, treasure):
                s.shown[people] |= 1 << named


def in_fight(s: World, fight: Fight, side: int, treasure: int) -> bool:
    """Whether a bearer on this side is in the combat zone and can use the treasure."""
    people = fight.people(side)
    carrier = s.carrier[treasure]
    if carrier < 0 or carrier // PIECES != people or not s.plays(people):
        return False
    pieces = s.fighters(fight, side) & ~fight.bound[side]
    return bool(pieces >> carrier % PIECES & 1)


def works(s: World, fight: Fight, side: int, treasure: int) -> bool:
    """Whether the treasure is in the fight and has been shown."""
    return in_fight(s, fight, side, treasure) and is_shown(s, treasure)


# --- drawing --------------------------------------------------------------------------------------


class DrawTreasures(Step):
    """``home`` means that only a unit in a Kingdom can be given the treasure."""

    people: int
    count: int
    home: bool
    rule = "DL-20.1"

    def run(self, s: World) -> None:
        if self.count and (s.unseen_treasures() or s.treasure_pile):
            s.then(DrawTreasure(self.people, self.home), DrawTreasures(self.people, self.count - 1, self.home))


class DrawTreasure(Chance):
    people: int
    home: bool
    rule = "DL-20.1"
    kind = "treasure"

    def outcomes(self, s: World) -> list[tuple[Action, int]]:
        return from_deck(do_draw_treasure, s.unseen_treasures(), s.treasure_pile)

    def witnesses(self, s: World) -> tuple[int, ...]:
        return (s.leader[self.people],)

    def take(self, s: World, action: Action) -> None:

        treasure = action.arg
        s.treasure_pile = tuple(card for card in s.treasure_pile if card != treasure)
        s.carrier[treasure] = IN_DECK
        if treasure == ANDVARI_HOARD:
            s.tell(says.HOARD_FOUND, self.people)
            under_treasures(s, treasure)
            gain_gold(s, self.people, s.table.treasure_parts[treasure].gold)
            return
        veil = Event(says.TREASURE_DRAWN_HIDDEN, (self.people,))
        s.whisper((s.leader[self.people],), says.TREASURE_DRAWN, self.people, treasure, veil=veil)
        bestow(s, self.people, treasure, self.home)
