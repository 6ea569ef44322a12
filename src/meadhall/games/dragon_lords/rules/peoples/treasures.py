"""Chapter 20, treasures: given to a unit for good, taken up when the bearer falls, and shown when used."""

from __future__ import annotations

from random import Random

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import UNKNOWN
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, Fight
from meadhall.games.dragon_lords.rules.common.cards import draws_from, put_treasure_under
from meadhall.games.dragon_lords.rules.common.gold import gain_gold
from meadhall.games.dragon_lords.rules.common.pieces import (
    EVERYBODY,
    bearing_people,
    bearing_piece,
    is_shown,
    set_bearer,
)
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.sea.harbours import places_in
from meadhall.games.dragon_lords.state import DROPPED, IN_DECK, DragonLordsState
from meadhall.games.dragon_lords.words import (
    ANDVARI_HOARD,
    BEARER,
    FIRST_BEARER,
    KINGDOM,
    PARTY,
    PEOPLES,
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
from meadhall.kernel.sets import bits, has, only
from meadhall.kernel.step import Chance, Step

HOMES = tuple(TERRITORY.find(word) for word in KINGDOM.words)


def place_of(bearer: int) -> int:
    """The place that an argument of the verb ``bestow`` means."""
    return PARTY if BEARER.words[bearer] == "party" else HOMES[bearer - 1]


def bestow(s: DragonLordsState, people: int, treasure: int, home: bool) -> None:
    """Ask who is to bear a new treasure; if nobody can, it goes under the deck."""
    if not s.ask(Bestow(s.leader[people], people, treasure, home)):
        put_treasure_under(s, treasure)
        s.tell(messages.TREASURE_UNCLAIMED, people)


class Bestow(PeopleChoice):
    """A unit of the quest party, or one in a Kingdom of one's own."""

    treasure: int
    home: bool
    rule = "DL-20.2"
    secret = True
    verbs = (do_give, do_bestow)

    def prompt(self, s: DragonLordsState) -> Message:
        if self.treasure == UNKNOWN:
            return Message(messages.ASK_BESTOW_HIDDEN)
        return Message(messages.ASK_BESTOW, (self.treasure,))

    def options(self, s: DragonLordsState) -> list[Action]:
        options: list[Action] = []
        for bearer in range(len(BEARER)):
            place = place_of(bearer)
            if (place == PARTY and self.home) or (place != PARTY and s.owner[place] != self.people):
                continue
            options += [do_give[piece] for piece in bits(s.pieces_at(self.people, place))]
            if s.plain(self.people, place):
                options.append(do_bestow[bearer])
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action.verb is do_bestow:
            piece, place = FIRST_BEARER + self.treasure, place_of(action.arg)
            s.mark(self.people, piece, place)
        else:
            piece = action.arg
            place = s.where(self.people, piece)
        give(s, self.people, piece, self.treasure, only(self.seat))
        veil = Event(messages.TREASURE_GIVEN_HIDDEN, (self.people, place))
        s.whisper((self.seat,), messages.TREASURE_GIVEN, self.people, self.treasure, place, veil=veil)

    def has_chosen(self, s: DragonLordsState, seat: int) -> bool:
        return seat == self.seat

    def seen_by(self, s: DragonLordsState, viewer: int | None) -> Bestow:
        return self if viewer == self.seat else self.but(treasure=UNKNOWN)

    def imagined(self, s: DragonLordsState, rng: Random) -> Bestow:
        return self.but(treasure=rng.choice(s.unseen_treasures())) if self.treasure == UNKNOWN else self


def give(s: DragonLordsState, people: int, piece: int, treasure: int, known: int) -> None:
    set_bearer(s, treasure, people, piece)
    s.set_known(treasure, known)


def drop_treasures(s: DragonLordsState, people: int, piece: int) -> None:
    """The bearer has fallen: in a combat somebody may take its treasures up, else they are lost."""
    for treasure in s.treasures_of(people, piece):
        s.set_carrier(treasure, DROPPED)
        s.set_known(treasure, EVERYBODY[s.players])
        s.tell(messages.TREASURE_DROPPED, people, treasure)
        if s.fight is not None:
            s.fight.loot[s.fight.side_of(people)] += (treasure,)
        else:
            put_treasure_under(s, treasure)


def hand_out_loot(s: DragonLordsState, fight: Fight, winner: int) -> None:
    """After a combat the winner may take up what was dropped; the rest goes under the deck."""
    loot = (*fight.loot[ATTACKER], *fight.loot[DEFENDER])
    fight.loot[ATTACKER] = fight.loot[DEFENDER] = ()
    for treasure in reversed(loot):
        if 0 <= winner < PEOPLES and s.plays(winner):
            s.then(TakeUp(s.leader[winner], winner, treasure, fight.zone))
        else:
            put_treasure_under(s, treasure)


def left_lying(treasure: int) -> str:
    """The note in ``once`` that nobody wanted a treasure while the combat went on."""
    return f"left-{TREASURE.words[treasure]}"


def claim_dropped(s: DragonLordsState, fight: Fight, side: int) -> None:
    """After losses, survivors of a side may take up what was just dropped, and fight on with it.

    If nobody fights on, what lies there is handed out at the end of the combat.
    """
    if not fight.loot[side] or not s.force(fight, side) or not s.force(fight, 1 - side):
        return
    fallen = tuple(treasure for treasure in fight.loot[side] if left_lying(treasure) not in fight.once)
    if fallen:
        people = fight.people(side)
        fight.loot[side] = tuple(treasure for treasure in fight.loot[side] if treasure not in fallen)
        s.then(*(TakeUp(s.leader[people], people, treasure, fight.zone) for treasure in fallen))


def pick_up_dropped(s: DragonLordsState, fight: Fight, side: int) -> None:
    """Before a side leaves, its survivors may take up what their comrades have dropped."""
    people = fight.people(side)
    loot, fight.loot[side] = fight.loot[side], ()
    if loot:
        s.then(*(TakeUp(s.leader[people], people, treasure, fight.zone) for treasure in loot))


class TakeUp(PeopleChoice):
    """A survivor takes up what a fallen bearer has left: one of the plain units there, or a piece.

    What nobody wants while the combat goes on lies there until its end.
    """

    treasure: int
    zone: int
    rule = "DL-20.7"
    asks = messages.ASK_TAKE_UP
    about = ("treasure",)
    secret = True
    verbs = (do_give, do_take_up.verb, do_pass.verb)

    def places(self, s: DragonLordsState) -> list[int]:
        fight = s.fight
        return places_in(s, self.people, self.zone) if fight is None else s.stands(fight, fight.side_of(self.people))

    def options(self, s: DragonLordsState) -> list[Action]:
        """Any piece there, a plain unit, or nobody."""
        options = [do_pass]
        for place in self.places(s):
            options += [do_give[piece] for piece in bits(s.pieces_at(self.people, place))]
        if any(s.plain(self.people, place) for place in self.places(s)):
            options.append(do_take_up)
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            self.let_lie(s)
            return
        if action is do_take_up:
            piece = FIRST_BEARER + self.treasure
            s.mark(self.people, piece, next(place for place in self.places(s) if s.plain(self.people, place)))
        else:
            piece = action.arg
        give(s, self.people, piece, self.treasure, EVERYBODY[s.players])
        s.tell(messages.TREASURE_TAKEN_UP, self.people, self.treasure)

    def let_lie(self, s: DragonLordsState) -> None:
        fight = s.fight
        if fight is None:
            put_treasure_under(s, self.treasure)
            return
        fight.loot[fight.side_of(self.people)] += (self.treasure,)
        if left_lying(self.treasure) not in fight.once:
            fight.once = (*fight.once, left_lying(self.treasure))


def show(s: DragonLordsState, people: int, treasure: int) -> None:
    """A treasure that is used is shown to everybody. A counter of its bearer stays hidden."""
    if not is_shown(s, treasure):
        s.set_known(treasure, EVERYBODY[s.players])
        s.tell(messages.TREASURE_SHOWN, people, treasure)
    piece = bearing_piece(s, treasure)
    if piece >= FIRST_BEARER:
        s.shown[people] |= only(piece)


def use_up_treasure(s: DragonLordsState, people: int, treasure: int) -> None:
    """A treasure is used up: it goes under the deck, and its bearer keeps whatever else it carries."""
    piece = bearing_piece(s, treasure)
    put_treasure_under(s, treasure)
    rename_bearer(s, people, piece)


def rename_bearer(s: DragonLordsState, people: int, piece: int) -> None:
    """A bearer is named after one of its treasures: without that one it gets another name, or is a plain unit again."""
    left = s.treasures_of(people, piece)
    if piece < FIRST_BEARER or piece - FIRST_BEARER in left:
        return
    place = s.where(people, piece)
    s.unmark(people, piece)
    if left:
        named = FIRST_BEARER + left[0]
        s.mark(people, named, place)
        for treasure in left:
            set_bearer(s, treasure, people, named)
            if is_shown(s, treasure):
                s.shown[people] |= only(named)


def in_fight(s: DragonLordsState, fight: Fight, side: int, treasure: int) -> bool:
    """Whether a bearer on this side is in the combat zone and can use the treasure."""
    people = fight.people(side)
    if bearing_people(s, treasure) != people or not s.plays(people):
        return False
    return has(s.fighters(fight, side) & ~fight.bound[side], bearing_piece(s, treasure))


def works_in_fight(s: DragonLordsState, fight: Fight, side: int, treasure: int) -> bool:
    """Whether the treasure is in the fight and has been shown."""
    return is_shown(s, treasure) and in_fight(s, fight, side, treasure)


# --- drawing --------------------------------------------------------------------------------------


class DrawTreasures(Step):
    """``home`` means that only a unit in a Kingdom can be given the treasure."""

    people: int
    count: int
    home: bool
    rule = "DL-20.1"

    def run(self, s: DragonLordsState) -> None:
        if self.count and (s.unseen_treasures() or s.treasure_pile):
            s.then(DrawTreasure(self.people, self.home), DrawTreasures(self.people, self.count - 1, self.home))


class DrawTreasure(Chance):
    people: int
    home: bool
    rule = "DL-20.1"
    kind = "treasure"

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        return draws_from(do_draw_treasure, s.unseen_treasures(), s.treasure_pile)

    def witnesses(self, s: DragonLordsState) -> tuple[int, ...]:
        return (s.leader[self.people],)

    def take(self, s: DragonLordsState, action: Action) -> None:

        treasure = action.arg
        s.treasure_pile = tuple(card for card in s.treasure_pile if card != treasure)
        s.set_carrier(treasure, IN_DECK)
        if treasure == ANDVARI_HOARD:
            s.tell(messages.HOARD_FOUND, self.people)
            put_treasure_under(s, treasure)
            gain_gold(s, self.people, s.facts.treasure_parts[treasure].gold)
            return
        veil = Event(messages.TREASURE_DRAWN_HIDDEN, (self.people,))
        s.whisper((s.leader[self.people],), messages.TREASURE_DRAWN, self.people, treasure, veil=veil)
        bestow(s, self.people, treasure, self.home)
