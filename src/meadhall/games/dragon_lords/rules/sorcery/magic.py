"""Chapters 12 and 13, magic for any moment of one's turn, or while one is under attack."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.common.pieces import bearing_people, book
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import has_turn
from meadhall.games.dragon_lords.rules.peoples.commanders import Odronir
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.sorcery import portals
from meadhall.games.dragon_lords.rules.war.healing import mana_cost, pay_for
from meadhall.games.dragon_lords.state import MOVED, DragonLordsState
from meadhall.games.dragon_lords.words import (
    ALCHEMIST,
    CAPTIVE,
    EINHERJAR,
    EYES_OF_VOR,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    HASTE,
    HEAL,
    HREIDMAR_FORGE,
    JOTUNHEIM,
    LONG_BOAT,
    NAVAL,
    ODRONIR,
    PARTY,
    PORTAL_COLLAPSE,
    RUNE_STAFF,
    SHIPS,
    TELEPORT,
    TERRITORIES,
    UTGARD_BROOD,
    VOR_CLARITY,
    WIZARD_1,
    WIZARD_3,
    do_against,
    do_cast,
    do_collapse,
    do_draw_scroll,
    do_send,
    do_spell,
    do_to,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Event, Message
from meadhall.kernel.sets import bits, has, mask_of, only
from meadhall.kernel.step import Chance

ANY_TIME = mask_of((EINHERJAR, EYES_OF_VOR, LONG_BOAT, ODRONIR, PORTAL_COLLAPSE))
"""Scrolls that can be read whenever it is one's turn."""


def any_time(s: DragonLordsState, people: int) -> list[Action]:
    """What a people can read and cast whenever it is its turn."""
    options: list[Action] = []
    if s.hands[people]:
        options += scrolls(s, people)
    if s.mana[people] or bearing_people(s, RUNE_STAFF) == people:
        options += spells(s, people)
    return options


def scrolls(s: DragonLordsState, people: int) -> list[Action]:
    if not s.has_king(people):
        return []
    return [do_cast[scroll] for scroll in bits(s.scrolls_of(people) & ANY_TIME) if is_of_use(s, people, scroll)]


def is_of_use(s: DragonLordsState, people: int, scroll: int) -> bool:
    if scroll == EINHERJAR:
        return bool(zones_with_room(s, people))
    if scroll == EYES_OF_VOR:
        return any(s.hands[rival] for rival in whose_hands(s, people))
    if scroll == LONG_BOAT:
        return bool(zones_for_new_ship(s, people))
    if scroll == ODRONIR:
        return bool(Odronir(s.leader[people], people).options(s))
    return bool(portals.collapsible(s))


def spells(s: DragonLordsState, people: int) -> list[Action]:
    options: list[Action] = []
    pages = s.facts.pages[people]
    at_any_time = pages[UTGARD_BROOD] | pages[HREIDMAR_FORGE] | pages[VOR_CLARITY]
    row = s.place[people]
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        if row[wizard] < 0 or not book(s, people, wizard) & at_any_time:
            continue
        options += brood_options(s, people, wizard)
        if s.phase == NAVAL and can_cast(s, people, wizard, HREIDMAR_FORGE) and s.kingdoms_of(people):
            options.append(do_spell[wizard][HREIDMAR_FORGE])
        if can_cast(s, people, wizard, VOR_CLARITY) and Clarity(s.leader[people], people).options(s):
            options.append(do_spell[wizard][VOR_CLARITY])
    return options


def can_cast(s: DragonLordsState, people: int, wizard: int, spell: int) -> bool:
    """Whether a Wizard knows a spell, is free to cast it, and its people has the mana."""
    place = s.where(people, wizard)
    return place != CAPTIVE and s.knows(people, wizard, spell) and s.mana[people] >= mana_cost(s, people, spell, place)


def brood_options(s: DragonLordsState, people: int, wizard: int) -> list[Action]:
    able = can_cast(s, people, wizard, UTGARD_BROOD) and zones_for_brood(s, people, wizard)
    return [do_spell[wizard][UTGARD_BROOD]] if able else []


# --- why not --------------------------------------------------------------------------------------

SCROLL_RULES = (
    "DL-13.7", "DL-13.15", "DL-13.18", "DL-13.19", "DL-13.22", "DL-13.23", "DL-13.7", "DL-13.7",
    "DL-13.27", "DL-13.7", "DL-13.7", "DL-13.32", "DL-13.33", "DL-13.34", "DL-13.37", "DL-13.38",
)  # fmt: skip
"""By scroll, the rule that limits when it can be read."""
SPELL_RULES = {
    HEAL: "DL-12.42", TELEPORT: "DL-12.38", HASTE: "DL-12.40", JOTUNHEIM: "DL-12.28", VOR_CLARITY: "DL-12.36",
    ALCHEMIST: "DL-12.39", HREIDMAR_FORGE: "DL-12.35", UTGARD_BROOD: "DL-12.34",
}  # fmt: skip
"""By spell, the rule that limits when it can be cast; all others need a combat."""


def why_not_read(s: DragonLordsState, people: int, scroll: int) -> str:
    """Why a people cannot read a scroll now."""
    if not s.has_king(people):
        return "DL-10.21"
    return SCROLL_RULES[scroll] if s.holds(people, scroll) else "DL-13.1"


def why_not_cast(s: DragonLordsState, people: int, wizard: int, spell: int) -> str:
    """Why a Wizard cannot cast a spell now."""
    place = s.where(people, wizard)
    if not s.knows(people, wizard, spell):
        return "DL-12.1"
    if place == CAPTIVE:
        return "DL-20.35"
    return "DL-12.8" if s.mana[people] < mana_cost(s, people, spell, place) else SPELL_RULES.get(spell, "DL-12.13")


def why_not(s: DragonLordsState, people: int, action: Action) -> str:
    """Why a scroll cannot be read, or a spell cannot be cast."""
    return why_not_read(s, people, action.arg) if action.verb is do_cast else why_not_cast(s, people, *action.args)


# --- doing it -------------------------------------------------------------------------------------


def cast(s: DragonLordsState, people: int, action: Action) -> None:
    """Read a scroll or cast a spell that can be used at any time."""
    seat = s.leader[people]
    if action.verb is do_cast:
        use_scroll(s, people, action.arg)
        if action.arg == EINHERJAR:
            s.then(Summon(seat, people))
        elif action.arg == EYES_OF_VOR:
            look_at_hands(s, people)
        elif action.arg == LONG_BOAT:
            s.then(Launch(seat, people))
        elif action.arg == ODRONIR:
            s.then(Odronir(seat, people))
        else:
            s.then(Collapse(seat, people))
        return
    wizard, spell = action.args
    pay_for(s, people, wizard, spell)
    s.tell(messages.SPELL_CAST, people, wizard, spell)
    if spell == UTGARD_BROOD:
        s.then(Hatch(seat, people, wizard))
    elif spell == HREIDMAR_FORGE:
        s.forged += s.facts.spell_parts[HREIDMAR_FORGE].power.treasures
    else:
        s.then(Clarity(seat, people))


# --- Einherjar ------------------------------------------------------------------------------------


def zones_with_room(s: DragonLordsState, people: int) -> list[int]:
    """Zones with units of a people and room for more."""
    found = list(s.lands_with(people))
    for ship in range(SHIPS):
        manned = s.ship_owner[ship] == people and s.ship_units[ship]
        if manned and harbours.room(s, people, ship) and s.ship_at[ship] not in found:
            found.append(s.ship_at[ship])
    if 0 < s.party_units[people] < s.facts.parts.limits.party:
        found.append(party_zone(s, people))
    return found


def room_in(s: DragonLordsState, people: int, zone: int) -> list[tuple[int, int]]:
    """The places of a zone, and how many more units each can take."""
    if zone < TERRITORIES:
        return [(zone, 10_000)]
    if zone >= FIRST_SPACE:
        return [(PARTY, s.facts.parts.limits.party - s.party_units[people])] if zone == party_zone(s, people) else []
    return [(FIRST_SHIP + ship, harbours.room(s, people, ship)) for ship in s.fleet(people, zone)]


def party_zone(s: DragonLordsState, people: int) -> int:
    return FIRST_SPACE + s.party_at[people]


class Summon(PeopleChoice):
    """Einherjar: up to five units in one zone with units of one's own."""

    rule = "DL-13.21"
    verbs = (do_to,)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_SUMMON, (s.facts.scroll_parts[EINHERJAR].power.units,))

    def options(self, s: DragonLordsState) -> list[Action]:
        return in_order([do_to[zone] for zone in zones_with_room(s, self.people)])

    def take(self, s: DragonLordsState, action: Action) -> None:
        zone, most = action.arg, s.facts.scroll_parts[EINHERJAR].power.units
        if zone < TERRITORIES:
            add_new_units(s, self.people, zone, most)
        else:
            s.ask_or_take(Host(self.seat, self.people, zone, most))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        full = action.verb is do_to and any(
            s.count(self.people, place) for place, _ in room_in(s, self.people, action.arg)
        )
        return "DL-13.22" if full else self.rule


class Host(PeopleChoice):
    """How many Einherjar come to a zone with little room. In a territory all of them come."""

    zone: int
    most: int
    rule = "DL-13.41"
    verbs = (do_send,)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_HOST, (self.zone, self.room(s)))

    def room(self, s: DragonLordsState) -> int:
        """How many can come. The room of a ship is not noted in the step, because it may be a secret."""
        return min(self.most, sum([free for _, free in room_in(s, self.people, self.zone)]))

    def options(self, s: DragonLordsState) -> list[Action]:
        return do_send.actions[: self.room(s)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        add_new_units(s, self.people, self.zone, action.arg + 1)


def add_new_units(s: DragonLordsState, people: int, zone: int, count: int) -> None:
    """New units come to a zone, as far as there is room."""
    came = 0
    for place, room in room_in(s, people, zone):
        units = min(count - came, room)
        if units > 0:
            s.add_units(people, place, units, MOVED)
            came += units
    s.tell(messages.UNITS_APPEAR, people, came, zone)


# --- Utgard Brood ---------------------------------------------------------------------------------


def zones_for_brood(s: DragonLordsState, people: int, wizard: int) -> list[int]:
    """The Wizard's own zone, if there is room, and the people's Kingdoms."""
    zone = zone_of(s, people, s.where(people, wizard))
    found = [zone] if any(room > 0 for _, room in room_in(s, people, zone)) else []
    return found + [home for home in s.kingdoms_of(people) if home != zone]


def zone_of(s: DragonLordsState, people: int, place: int) -> int:
    """The zone that a place lies in."""
    if place == PARTY:
        return party_zone(s, people)
    return s.ship_at[place - FIRST_SHIP] if place >= FIRST_SHIP else place


class Hatch(PeopleChoice):
    wizard: int
    rule = "DL-12.33"
    asks = messages.ASK_HATCH
    verbs = (do_to,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return in_order([do_to[zone] for zone in zones_for_brood(s, self.people, self.wizard)])

    def take(self, s: DragonLordsState, action: Action) -> None:
        add_new_units(s, self.people, action.arg, s.facts.spell_parts[UTGARD_BROOD].power.units)


# --- looking at scrolls ---------------------------------------------------------------------------


def unseen_scrolls_of(s: DragonLordsState, people: int, rival: int) -> list[int]:
    """Scrolls of a rival that this people's player has not seen."""
    return [card for card, seen in s.hands[rival] if not has(seen, s.leader[people])]


def whose_hands(s: DragonLordsState, people: int) -> list[int]:
    """Whose scrolls Eyes of Vor shows: those of all rivals; in another's turn, of the one whose turn it is."""
    return s.rivals(people) if has_turn(s, people) else [s.active]


def look_at_hands(s: DragonLordsState, people: int) -> None:
    seat = s.leader[people]
    for rival in whose_hands(s, people):
        for card, seen in s.hands[rival]:
            if not has(seen, seat):
                s.whisper((seat,), messages.SCROLL_SEEN, rival, card)
        s.set_hand(rival, tuple((card, seen | only(seat)) for card, seen in s.hands[rival]))
    s.tell(messages.HANDS_SEEN, people)


class Clarity(PeopleChoice):
    """Vor Clarity: whose scroll is to be seen."""

    rule = "DL-12.36"
    asks = messages.ASK_CLARITY
    verbs = (do_against,)

    def options(self, s: DragonLordsState) -> list[Action]:
        rivals = [rival for rival in s.rivals(self.people) if unseen_scrolls_of(s, self.people, rival)]
        return in_order([do_against[rival] for rival in rivals])

    def take(self, s: DragonLordsState, action: Action) -> None:
        s.then(Glimpse(self.people, action.arg))


class Glimpse(Chance):
    """One of the scrolls not yet seen, at random."""

    people: int
    rival: int
    rule = "DL-12.36"
    kind = "scroll"

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        cards = unseen_scrolls_of(s, self.people, self.rival)
        return [(do_draw_scroll[card], cards.count(card)) for card in sorted(set(cards))]

    def witnesses(self, s: DragonLordsState) -> tuple[int, ...]:
        return (s.leader[self.people], s.leader[self.rival])

    def take(self, s: DragonLordsState, action: Action) -> None:
        seat = s.leader[self.people]
        hand = list(s.hands[self.rival])
        at = next(n for n, (card, seen) in enumerate(hand) if card == action.arg and not has(seen, seat))
        hand[at] = (hand[at][0], hand[at][1] | only(seat))
        s.set_hand(self.rival, tuple(hand))
        veil = Event(messages.SCROLL_SHOWN, (self.rival, self.people))
        s.whisper((seat, s.leader[self.rival]), messages.SCROLL_SEEN, self.rival, action.arg, veil=veil)


# --- ships and portals ----------------------------------------------------------------------------


def zones_for_new_ship(s: DragonLordsState, people: int) -> list[int]:
    """Where a new ship can appear: own harbours, and beside own ships at sea that can spare a crew."""
    if s.ships_left() <= 0 or harbours.sails_left(s, people) <= 0:
        return []
    found = [land for land in range(TERRITORIES) if s.facts.harbour[land] and s.owner[land] == people]
    fleets = {s.ship_at[ship] for ship in s.ships_of(people) if s.ship_units[ship] > 1 and s.ship_at[ship] >= FIRST_SEA}
    return found + sorted(fleets)


class Launch(PeopleChoice):
    """Long Boat: a new ship in a harbour, or beside one's own; there it needs a crew."""

    rule = "DL-13.27"
    asks = messages.ASK_LAUNCH
    verbs = (do_to,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_to[zone] for zone in zones_for_new_ship(s, self.people)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        ship = harbours.launch(s, self.people, action.arg)
        s.tell(messages.SHIP_APPEARS, self.people, ship, action.arg)
        if action.arg >= FIRST_SEA:
            harbours.man_fleet(s, self.people, action.arg)


class Collapse(PeopleChoice):
    """Portal Collapse: which teleportal is closed for good."""

    rule = "DL-13.33"
    asks = messages.ASK_COLLAPSE
    verbs = (do_collapse,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_collapse[zone] for zone in portals.collapsible(s)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        s.collapsed = (*s.collapsed, action.arg)
        s.tell(messages.PORTAL_COLLAPSED, self.people, action.arg)
