"""Chapter 10, commanders: hidden until used, lost with their unit; the death of a King, and heirs; new Wizards."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.course import elimination, ending
from meadhall.games.dragon_lords.rules.peoples import treasures
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, NOWHERE
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    FIRST_BEARER,
    FIRST_SHIP,
    FIRST_SPACE,
    KING,
    PARTY,
    PEOPLE,
    PEOPLES,
    PER_BOOK,
    PER_REALM,
    PIECES,
    TERRITORIES,
    WIZARD_1,
    WIZARD_3,
    do_crown,
    do_roll,
    do_teach,
    do_to,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Chance, Choice, Step

# --- shown and lost -------------------------------------------------------------------------------


def reveal(s: World, people: int, piece: int) -> None:
    """Turn a counter up; it stays open as long as its unit is in play."""
    if not (s.shown[people] | ALL_DRAGONLORDS) >> piece & 1:
        s.shown[people] |= 1 << piece
        s.tell(says.REVEALED, people, piece, s.where(people, piece))


def fall(s: World, people: int, piece: int, by: int) -> None:
    """A piece is removed from play: all see what it was, and a commander is lost with its unit."""
    s.tell(says.PIECE_FELL, people, piece)
    treasures.drop(s, people, piece)
    s.put_piece(people, piece, NOWHERE)
    s.shown[people] &= ~(1 << piece)
    if s.fight is not None:
        s.fight.forget(people, piece)
    if piece == KING:
        king_lost(s, people, by)
    elif WIZARD_1 <= piece <= WIZARD_3:
        s.spells[people * 3 + piece - WIZARD_1] = 0


def king_lost(s: World, people: int, by: int) -> None:
    """The scrolls go to whoever caused it; in Bloodlust the people is out."""
    s.tell(says.KING_LOST, people)
    hand, scrolls = s.hands[people], [card for card, _ in s.hands[people]]
    s.set_hand(people, ())
    if hand and 0 <= by < PEOPLES and by != people and s.plays(by) and s.has_king(by):
        seen = 1 << s.leader[by] | 1 << s.leader[people]
        s.set_hand(by, (*s.hands[by], *((card, known | seen) for card, known in hand)))
        s.tell(says.SCROLLS_TAKEN, by, people, len(hand))
    else:
        s.scroll_pile = (*s.scroll_pile, *scrolls)
    if s.table.bloodlust:
        elimination.leave(s, people)
    ending.look(s)


# --- heirs ----------------------------------------------------------------------------------------


def heir_of(s: World, people: int) -> int:
    word = PEOPLE.words[people]
    return next(number for number, one in enumerate(s.table.companion_parts) if one.heir == word)


def crowns(s: World, people: int) -> list[Action]:
    """The Kingdoms where an heir in the party can become King."""
    if s.has_king(people) or s.table.bloodlust or heir_of(s, people) not in s.companions[people]:
        return []
    return [do_crown[home // PER_REALM] for home in s.kingdoms_of(people) if may_be_marked(s, people, home)]


def why_not_crown(s: World, people: int, home: int) -> str:
    """Why the heir cannot become King there."""
    if s.table.bloodlust:
        return "DL-23.11"
    if s.has_king(people) or not s.companions[people]:
        return "DL-10.22"
    if heir_of(s, people) not in s.companions[people]:
        return "DL-10.24"
    return "DL-10.22" if home in s.kingdoms_of(people) else "DL-10.23"


def crown(s: World, people: int, action: Action) -> None:
    heir, home = heir_of(s, people), action.arg * PER_REALM
    s.set_company(people, tuple(one for one in s.companions[people] if one != heir))
    s.gone |= 1 << heir
    put_counter(s, people, KING, home)
    s.tell(says.KING_RESTORED, people, heir, home)
    ending.look(s)


# --- counters under units -------------------------------------------------------------------------


def may_be_marked(s: World, people: int, place: int) -> bool:
    """Whether a unit without a commander's counter is there."""
    return s.plain(people, place) > 0 or bool(s.pieces_at(people, place) >> FIRST_BEARER)


def put_counter(s: World, people: int, counter: int, place: int) -> None:
    """Hide a counter under a plain unit, or under a bearer of treasures if there is no other."""
    if s.plain(people, place):
        s.mark(people, counter, place)
        return
    bearer = next(piece for piece in bits(s.pieces_at(people, place)) if piece >= FIRST_BEARER)
    borne = s.treasures_of(people, bearer)
    s.unmark(people, bearer)
    s.mark(people, counter, place)
    for treasure in borne:
        s.carrier[treasure] = people * PIECES + counter


# --- Wizards and their spells ---------------------------------------------------------------------


def learners(s: World, people: int, place: int) -> list[int]:
    """The Wizards at a place who do not know everything."""
    return [wizard for wizard in s.wizards_at(people, place) if book(s, people, wizard) != (1 << PER_BOOK) - 1]


def book(s: World, people: int, wizard: int) -> int:
    """The numbers of the spells that a Wizard knows, as a set."""
    return s.spells[people * 3 + wizard - WIZARD_1]


def free_wizard(s: World, people: int) -> int:
    """A Wizard counter that is not in play, or none."""
    most = s.table.parts.bank.wizards
    for wizard in range(WIZARD_1, WIZARD_1 + most):
        if s.where(people, wizard) == NOWHERE:
            return wizard
    return NOWHERE


def can_learn(s: World, people: int, place: int) -> bool:
    """Whether a spell gained there finds somebody: a Wizard who has not learned all, or a unit that becomes one."""
    new = free_wizard(s, people) != NOWHERE and may_be_marked(s, people, place)
    return new or bool(learners(s, people, place))


class GainSpells(Step):
    """Spells for a Wizard at a place, or a new Wizard there; ``PARTY`` is the usual place."""

    people: int
    count: int
    place: int
    rule = "DL-12.16"

    def run(self, s: World) -> None:
        if not self.count:
            return
        s.then(GainSpells(self.people, self.count - 1, self.place))
        able = learners(s, self.people, self.place)
        if len(able) > 1:
            s.then(Teach(s.leader[self.people], self.people, self.place))
        elif able:
            s.then(LearnSpell(self.people, able[0]))
        else:
            new_wizard(s, self.people, self.place)


def new_wizard(s: World, people: int, place: int) -> None:
    """A unit becomes a Wizard who knows one spell; a fourth Wizard never appears."""
    wizard = free_wizard(s, people)
    if wizard == NOWHERE or not may_be_marked(s, people, place):
        s.tell(says.NO_SPELL, people)
        return
    put_counter(s, people, wizard, place)
    s.tell(says.WIZARD_GAINED, people, place)
    s.then(LearnSpell(people, wizard))


class Teach(Choice):
    """Which of several Wizards learns."""

    people: int
    place: int
    rule = "DL-12.16"
    secret = True
    verbs = (do_teach,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_TEACH)

    def options(self, s: World) -> list[Action]:
        return [do_teach[wizard] for wizard in learners(s, self.people, self.place)]

    def take(self, s: World, action: Action) -> None:
        s.then(LearnSpell(self.people, action.arg))


class LearnSpell(Chance):
    """A six-sided die tells the number; what the Wizard knows already is rolled again."""

    people: int
    wizard: int
    rule = "DL-12.16"
    kind = "spell"

    def outcomes(self, s: World) -> list[tuple[Action, int]]:
        known = book(s, self.people, self.wizard)
        return [(do_roll[number], 1) for number in range(PER_BOOK) if not known >> number & 1]

    def take(self, s: World, action: Action) -> None:
        s.spells[self.people * 3 + self.wizard - WIZARD_1] |= 1 << action.arg
        s.tell(says.SPELL_LEARNED, self.people, self.wizard, s.table.books[self.people][action.arg])


def pupils(s: World, people: int) -> dict[int, int]:
    """The zones with a unit that can become a Wizard, and the place of that unit."""
    places = [(land, land) for land in range(TERRITORIES)]
    places += [(s.ship_at[ship], FIRST_SHIP + ship) for ship in s.ships_of(people)]
    places.append((FIRST_SPACE + s.party_at[people], PARTY))
    return {zone: place for zone, place in places if s.count(people, place) and may_be_marked(s, people, place)}


class Odronir(Choice):
    """The scroll teaches any Wizard, or makes any friendly unit one."""

    people: int
    rule = "DL-13.32"
    secret = True
    verbs = (do_teach, do_to)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_ODRONIR)

    def options(self, s: World) -> list[Action]:
        wizards = range(WIZARD_1, WIZARD_3 + 1)
        free = [wizard for wizard in wizards if s.where(self.people, wizard) not in (NOWHERE, CAPTIVE)]
        options = [do_teach[one] for one in free if book(s, self.people, one) != (1 << PER_BOOK) - 1]
        if free_wizard(s, self.people) != NOWHERE:
            options += [do_to[zone] for zone in pupils(s, self.people)]
        return in_order(options)

    def take(self, s: World, action: Action) -> None:
        if action.verb is do_teach:
            s.then(LearnSpell(self.people, action.arg))
        else:
            new_wizard(s, self.people, pupils(s, self.people)[action.arg])
