"""Chapter 10, commanders: hidden until used, lost with their unit; the death of a King, and heirs; new Wizards."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOWHERE
from meadhall.games.dragon_lords.rules.common.pieces import book, is_wizard, lies_open, set_bearer, set_book
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.course import elimination, ending
from meadhall.games.dragon_lords.rules.peoples import treasures
from meadhall.games.dragon_lords.state import DragonLordsState
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
    WIZARD_1,
    WIZARD_3,
    do_crown,
    do_roll,
    do_teach,
    do_to,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.sets import all_below, bits, has, only, without
from meadhall.kernel.step import Chance, Step

WHOLE_BOOK = all_below(PER_BOOK)
"""What a Wizard knows who has learned every spell."""


# --- shown and lost -------------------------------------------------------------------------------


def reveal(s: DragonLordsState, people: int, piece: int) -> None:
    """Turn a counter up; it stays open as long as its unit is in play."""
    if not lies_open(s, people, piece):
        s.shown[people] |= only(piece)
        s.tell(messages.REVEALED, people, piece, s.where(people, piece))


def lose_piece(s: DragonLordsState, people: int, piece: int, by: int) -> None:
    """A piece is removed from play, and everybody sees what it was. A commander is lost with its unit."""
    s.tell(messages.PIECE_FELL, people, piece)
    treasures.drop_treasures(s, people, piece)
    s.put_piece(people, piece, NOWHERE)
    s.shown[people] = without(s.shown[people], piece)
    if s.fight is not None:
        s.fight.forget(people, piece)
    if piece == KING:
        king_lost(s, people, by)
    elif is_wizard(piece):
        set_book(s, people, piece, 0)


def king_lost(s: DragonLordsState, people: int, by: int) -> None:
    """The scrolls go to the people that has killed the King; in Bloodlust the people leaves the game."""
    s.tell(messages.KING_LOST, people)
    hand, scrolls = s.hands[people], [card for card, _ in s.hands[people]]
    s.set_hand(people, ())
    if hand and 0 <= by < PEOPLES and by != people and s.plays(by) and s.has_king(by):
        seen = only(s.leader[by]) | only(s.leader[people])
        s.set_hand(by, (*s.hands[by], *((card, known | seen) for card, known in hand)))
        s.tell(messages.SCROLLS_TAKEN, by, people, len(hand))
    else:
        s.scroll_pile = (*s.scroll_pile, *scrolls)
    if s.facts.bloodlust:
        elimination.leave_soon(s, people)
    ending.check_victory(s)


# --- heirs ----------------------------------------------------------------------------------------


def heir_of(s: DragonLordsState, people: int) -> int:
    word = PEOPLE.words[people]
    return next(number for number, one in enumerate(s.facts.companion_parts) if one.heir == word)


def crowns(s: DragonLordsState, people: int) -> list[Action]:
    """The Kingdoms where an heir in the party can become King."""
    if s.has_king(people) or s.facts.bloodlust or heir_of(s, people) not in s.companions[people]:
        return []
    return [do_crown[home // PER_REALM] for home in s.kingdoms_of(people) if may_be_marked(s, people, home)]


def why_not_crown(s: DragonLordsState, people: int, home: int) -> str:
    """Why the heir cannot become King there."""
    if s.facts.bloodlust:
        return "DL-23.11"
    if s.has_king(people) or not s.companions[people]:
        return "DL-10.22"
    if heir_of(s, people) not in s.companions[people]:
        return "DL-10.24"
    return "DL-10.22" if home in s.kingdoms_of(people) else "DL-10.23"


def crown(s: DragonLordsState, people: int, action: Action) -> None:
    heir, home = heir_of(s, people), action.arg * PER_REALM
    s.set_company(people, tuple(one for one in s.companions[people] if one != heir))
    s.gone |= only(heir)
    put_counter(s, people, KING, home)
    s.tell(messages.KING_RESTORED, people, heir, home)
    ending.check_victory(s)


# --- counters under units -------------------------------------------------------------------------


def may_be_marked(s: DragonLordsState, people: int, place: int) -> bool:
    """Whether a unit without a commander's counter is there."""
    return s.plain(people, place) > 0 or bool(s.pieces_at(people, place) >> FIRST_BEARER)


def put_counter(s: DragonLordsState, people: int, counter: int, place: int) -> None:
    """Hide a counter under a plain unit, or under a bearer of treasures if there is no other."""
    if s.plain(people, place):
        s.mark(people, counter, place)
        return
    bearer = next(piece for piece in bits(s.pieces_at(people, place)) if piece >= FIRST_BEARER)
    borne = s.treasures_of(people, bearer)
    s.unmark(people, bearer)
    s.mark(people, counter, place)
    for treasure in borne:
        set_bearer(s, treasure, people, counter)


# --- Wizards and their spells ---------------------------------------------------------------------


def learners(s: DragonLordsState, people: int, place: int) -> list[int]:
    """The Wizards at a place who do not know everything."""
    return [wizard for wizard in s.wizards_at(people, place) if book(s, people, wizard) != WHOLE_BOOK]


def free_wizard(s: DragonLordsState, people: int) -> int:
    """A Wizard that is not in play; nowhere if all are."""
    most = s.facts.parts.bank.wizards
    for wizard in range(WIZARD_1, WIZARD_1 + most):
        if s.where(people, wizard) == NOWHERE:
            return wizard
    return NOWHERE


def can_learn(s: DragonLordsState, people: int, place: int) -> bool:
    """Whether a spell gained there finds somebody: a Wizard who has not learned all, or a unit that becomes one."""
    new = free_wizard(s, people) != NOWHERE and may_be_marked(s, people, place)
    return new or bool(learners(s, people, place))


class GainSpells(Step):
    """Spells for a Wizard at a place, or a new Wizard there; ``PARTY`` is the usual place."""

    people: int
    count: int
    place: int
    rule = "DL-12.16"

    def run(self, s: DragonLordsState) -> None:
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


def new_wizard(s: DragonLordsState, people: int, place: int) -> None:
    """A unit becomes a Wizard who knows one spell; a fourth Wizard never appears."""
    wizard = free_wizard(s, people)
    if wizard == NOWHERE or not may_be_marked(s, people, place):
        s.tell(messages.NO_SPELL, people)
        return
    put_counter(s, people, wizard, place)
    s.tell(messages.WIZARD_GAINED, people, place)
    s.then(LearnSpell(people, wizard))


class Teach(PeopleChoice):
    """Which of several Wizards learns."""

    place: int
    rule = "DL-12.16"
    asks = messages.ASK_TEACH
    secret = True
    verbs = (do_teach,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_teach[wizard] for wizard in learners(s, self.people, self.place)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        s.then(LearnSpell(self.people, action.arg))


class LearnSpell(Chance):
    """A six-sided die tells the number; what the Wizard knows already is rolled again."""

    people: int
    wizard: int
    rule = "DL-12.16"
    kind = "spell"

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        known = book(s, self.people, self.wizard)
        return [(do_roll[number], 1) for number in range(PER_BOOK) if not has(known, number)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        set_book(s, self.people, self.wizard, book(s, self.people, self.wizard) | only(action.arg))
        s.tell(messages.SPELL_LEARNED, self.people, self.wizard, s.facts.books[self.people][action.arg])


def possible_wizards(s: DragonLordsState, people: int) -> dict[int, int]:
    """The zones with a unit that can become a Wizard, and the place of that unit."""
    places = [(land, land) for land in s.lands_with(people)]
    places += [(s.ship_at[ship], FIRST_SHIP + ship) for ship in s.ships_of(people)]
    places.append((FIRST_SPACE + s.party_at[people], PARTY))
    return {zone: place for zone, place in places if s.count(people, place) and may_be_marked(s, people, place)}


class Odronir(PeopleChoice):
    """The scroll teaches any Wizard, or makes any friendly unit one."""

    rule = "DL-13.32"
    asks = messages.ASK_ODRONIR
    secret = True
    verbs = (do_teach, do_to)

    def options(self, s: DragonLordsState) -> list[Action]:
        wizards = range(WIZARD_1, WIZARD_3 + 1)
        free = [wizard for wizard in wizards if s.where(self.people, wizard) not in (NOWHERE, CAPTIVE)]
        options = [do_teach[one] for one in free if book(s, self.people, one) != WHOLE_BOOK]
        if free_wizard(s, self.people) != NOWHERE:
            options += [do_to[zone] for zone in possible_wizards(s, self.people)]
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action.verb is do_teach:
            s.then(LearnSpell(self.people, action.arg))
        else:
            new_wizard(s, self.people, possible_wizards(s, self.people)[action.arg])
