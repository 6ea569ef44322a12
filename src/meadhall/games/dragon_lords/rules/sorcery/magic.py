"""Chapters 12 and 13, magic for any moment of one's turn, or while one is under attack."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.peoples.commanders import Odronir
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.sorcery import portals
from meadhall.games.dragon_lords.rules.war.healing import cost, pay_for
from meadhall.games.dragon_lords.state import World
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
    PIECES,
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
from meadhall.kernel.step import Chance, Choice

ANY_TIME = (EINHERJAR, EYES_OF_VOR, LONG_BOAT, ODRONIR, PORTAL_COLLAPSE)


def any_time(s: World, people: int) -> list[Action]:
    """What a people can read and cast whenever it is its turn."""
    options: list[Action] = []
    if s.hands[people]:
        options += scrolls(s, people)
    if s.mana[people] or s.carrier[RUNE_STAFF] // PIECES == people:
        options += spells(s, people)
    return options


def scrolls(s: World, people: int) -> list[Action]:
    if not s.has_king(people):
        return []
    hand = {card for card, _ in s.hands[people]}
    return [do_cast[scroll] for scroll in ANY_TIME if scroll in hand and is_of_use(s, people, scroll)]


def is_of_use(s: World, people: int, scroll: int) -> bool:
    seat = s.leader[people]
    if scroll == EINHERJAR:
        return bool(rooms(s, people))
    if scroll == EYES_OF_VOR:
        rivals = s.rivals(people) if seat == s.leader[s.active] else [s.active]
        return any(s.hands[rival] for rival in rivals)
    if scroll == LONG_BOAT:
        return bool(berths(s, people))
    if scroll == ODRONIR:
        return bool(Odronir(seat, people).options(s))
    return bool(portals.collapsible(s))


def reinforcing(s: World, people: int, fight: Fight) -> list[Action]:
    """The same scrolls in the middle of a fight."""
    return scrolls(s, people)


def spells(s: World, people: int) -> list[Action]:
    options: list[Action] = []
    row = s.place[people]
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        place = row[wizard]
        if place < 0 or not s.spells[people * 3 + wizard - WIZARD_1]:
            continue
        options += brood_of(s, people, wizard)
        if s.phase == NAVAL and can_pay(s, people, wizard, HREIDMAR_FORGE) and s.kingdoms_of(people):
            options.append(do_spell[wizard][HREIDMAR_FORGE])
        if can_pay(s, people, wizard, VOR_CLARITY) and any(unseen(s, people, rival) for rival in s.rivals(people)):
            options.append(do_spell[wizard][VOR_CLARITY])
    return options


def can_pay(s: World, people: int, wizard: int, spell: int) -> bool:
    """Whether a Wizard knows a spell, is free to cast it, and its people has the mana."""
    place = s.where(people, wizard)
    return place != CAPTIVE and s.knows(people, wizard, spell) and s.mana[people] >= cost(s, people, spell, place)


def brood_of(s: World, people: int, wizard: int) -> list[Action]:
    able = can_pay(s, people, wizard, UTGARD_BROOD) and nests(s, people, wizard)
    return [do_spell[wizard][UTGARD_BROOD]] if able else []


# --- why not --------------------------------------------------------------------------------------

SCROLL_RULES = (
    "DL-13.7", "DL-13.15", "DL-13.18", "DL-13.19", "DL-13.22", "DL-13.23", "DL-13.7", "DL-13.7",
    "DL-13.27", "DL-13.7", "DL-13.7", "DL-13.32", "DL-13.33", "DL-13.34", "DL-13.37", "DL-13.38",
)  # fmt: skip
"""By scroll, what its reader has to heed."""
SPELL_RULES = {
    HEAL: "DL-12.42", TELEPORT: "DL-12.38", HASTE: "DL-12.40", JOTUNHEIM: "DL-12.28", VOR_CLARITY: "DL-12.36",
    ALCHEMIST: "DL-12.39", HREIDMAR_FORGE: "DL-12.35", UTGARD_BROOD: "DL-12.34",
}  # fmt: skip
"""By spell, when it is of use; the others need a combat."""


def why_not_read(s: World, people: int, scroll: int) -> str:
    """Why a people cannot read a scroll now."""
    if not s.has_king(people):
        return "DL-10.21"
    return SCROLL_RULES[scroll] if s.holds(people, scroll) else "DL-13.1"


def why_not_cast(s: World, people: int, wizard: int, spell: int) -> str:
    """Why a Wizard cannot cast a spell now."""
    place = s.where(people, wizard)
    if not s.knows(people, wizard, spell):
        return "DL-12.1"
    if place == CAPTIVE:
        return "DL-20.35"
    return "DL-12.8" if s.mana[people] < cost(s, people, spell, place) else SPELL_RULES.get(spell, "DL-12.13")


def why_not(s: World, people: int, action: Action) -> str:
    """Why a scroll cannot be read, or a spell cannot be cast."""
    return why_not_read(s, people, action.arg) if action.verb is do_cast else why_not_cast(s, people, *action.args)


# --- doing it -------------------------------------------------------------------------------------


def cast(s: World, people: int, action: Action) -> None:
    """Read such a scroll or cast such a spell."""
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
    s.tell(says.SPELL_CAST, people, wizard, spell)
    if spell == UTGARD_BROOD:
        s.then(Hatch(seat, people, wizard))
    elif spell == HREIDMAR_FORGE:
        s.forged += s.table.spell_parts[HREIDMAR_FORGE].power.treasures
    else:
        s.then(Clarity(seat, people))


# --- Einherjar ------------------------------------------------------------------------------------


def rooms(s: World, people: int) -> list[int]:
    """Zones with units of a people where more could stand."""
    found = [land for land in range(TERRITORIES) if s.count(people, land)]
    for ship in range(SHIPS):
        manned = s.ship_owner[ship] == people and s.ship_units[ship]
        if manned and harbours.room(s, people, ship) and s.ship_at[ship] not in found:
            found.append(s.ship_at[ship])
    if 0 < s.party_units[people] < s.table.parts.limits.party:
        found.append(party_zone(s, people))
    return found


def room_in(s: World, people: int, zone: int) -> list[tuple[int, int]]:
    """The places of a zone, and how many more units each can take."""
    if zone < TERRITORIES:
        return [(zone, 10_000)]
    if zone >= FIRST_SPACE:
        return [(PARTY, s.table.parts.limits.party - s.party_units[people])] if zone == party_zone(s, people) else []
    return [(FIRST_SHIP + ship, harbours.room(s, people, ship)) for ship in s.fleet(people, zone)]


def party_zone(s: World, people: int) -> int:
    return FIRST_SPACE + s.party_at[people]


class Summon(Choice):
    """Einherjar: up to five units in one zone with units of one's own."""

    people: int
    rule = "DL-13.21"
    verbs = (do_to,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_SUMMON, (s.table.scroll_parts[EINHERJAR].power.units,))

    def options(self, s: World) -> list[Action]:
        return in_order([do_to[zone] for zone in rooms(s, self.people)])

    def take(self, s: World, action: Action) -> None:
        zone, most = action.arg, s.table.scroll_parts[EINHERJAR].power.units
        if zone < TERRITORIES:
            appear(s, self.people, zone, most)
        else:
            s.ask_or_take(Host(self.seat, self.people, zone, most))

    def refusal(self, s: World, action: Action) -> str:
        full = action.verb is do_to and any(
            s.count(self.people, place) for place, _ in room_in(s, self.people, action.arg)
        )
        return "DL-13.22" if full else self.rule


class Host(Choice):
    """How many Einherjar come where room is scarce: on land everybody wants all of them."""

    people: int
    zone: int
    most: int
    rule = "DL-13.41"
    verbs = (do_send,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_HOST, (self.zone, self.room(s)))

    def room(self, s: World) -> int:
        """How many can come. How many a ship carries is not written in the step: it may be a secret."""
        return min(self.most, sum([free for _, free in room_in(s, self.people, self.zone)]))

    def options(self, s: World) -> list[Action]:
        return do_send.actions[: self.room(s)]

    def take(self, s: World, action: Action) -> None:
        appear(s, self.people, self.zone, action.arg + 1)


def appear(s: World, people: int, zone: int, count: int) -> None:
    """New units in a zone, as far as there is room."""
    came = 0
    for place, room in room_in(s, people, zone):
        units = min(count - came, room)
        if units > 0:
            s.add_units(people, place, units, 1)
            came += units
    s.tell(says.UNITS_APPEAR, people, came, zone)


# --- Utgard Brood ---------------------------------------------------------------------------------


def nests(s: World, people: int, wizard: int) -> list[int]:
    """The Wizard's own zone, if there is room, and the people's Kingdoms."""
    zone = zone_of(s, people, s.where(people, wizard))
    found = [zone] if any(room > 0 for _, room in room_in(s, people, zone)) else []
    return found + [home for home in s.kingdoms_of(people) if home != zone]


def zone_of(s: World, people: int, place: int) -> int:
    """The zone that a place lies in."""
    if place == PARTY:
        return party_zone(s, people)
    return s.ship_at[place - FIRST_SHIP] if place >= FIRST_SHIP else place


class Hatch(Choice):
    people: int
    wizard: int
    rule = "DL-12.33"
    verbs = (do_to,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_HATCH)

    def options(self, s: World) -> list[Action]:
        return in_order([do_to[zone] for zone in nests(s, self.people, self.wizard)])

    def take(self, s: World, action: Action) -> None:
        appear(s, self.people, action.arg, s.table.spell_parts[UTGARD_BROOD].power.units)


# --- looking at scrolls ---------------------------------------------------------------------------


def unseen(s: World, people: int, rival: int) -> list[int]:
    """Scrolls of a rival that this people's player has not seen."""
    eye = 1 << s.leader[people]
    return [card for card, seen in s.hands[rival] if not seen & eye]


def look_at_hands(s: World, people: int) -> None:
    """Eyes of Vor: every scroll of every other player; in another's turn, of the one whose turn it is."""
    seat = s.leader[people]
    for rival in s.rivals(people) if seat == s.leader[s.active] else (s.active,):
        for card, seen in s.hands[rival]:
            if not seen >> seat & 1:
                s.whisper((seat,), says.SCROLL_SEEN, rival, card)
        s.set_hand(rival, tuple((card, seen | 1 << seat) for card, seen in s.hands[rival]))
    s.tell(says.HANDS_SEEN, people)


class Clarity(Choice):
    """Vor Clarity: whose scroll is to be seen."""

    people: int
    rule = "DL-12.36"
    verbs = (do_against,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_CLARITY)

    def options(self, s: World) -> list[Action]:
        return in_order([do_against[rival] for rival in s.rivals(self.people) if unseen(s, self.people, rival)])

    def take(self, s: World, action: Action) -> None:
        s.then(Glimpse(self.people, action.arg))


class Glimpse(Chance):
    """One of the scrolls not yet seen, at random."""

    people: int
    rival: int
    rule = "DL-12.36"
    kind = "scroll"

    def outcomes(self, s: World) -> list[tuple[Action, int]]:
        cards = unseen(s, self.people, self.rival)
        return [(do_draw_scroll[card], cards.count(card)) for card in sorted(set(cards))]

    def witnesses(self, s: World) -> tuple[int, ...]:
        return (s.leader[self.people], s.leader[self.rival])

    def take(self, s: World, action: Action) -> None:
        seat = s.leader[self.people]
        hand = list(s.hands[self.rival])
        at = next(n for n, (card, seen) in enumerate(hand) if card == action.arg and not seen >> seat & 1)
        hand[at] = (hand[at][0], hand[at][1] | 1 << seat)
        s.set_hand(self.rival, tuple(hand))
        veil = Event(says.SCROLL_SHOWN, (self.rival, self.people))
        s.whisper((seat, s.leader[self.rival]), says.SCROLL_SEEN, self.rival, action.arg, veil=veil)


# --- ships and portals ----------------------------------------------------------------------------


def berths(s: World, people: int) -> list[int]:
    """Friendly harbours and own blockades, while a ship is left."""
    if s.ships_left() <= 0 or harbours.sails_left(s, people) <= 0:
        return []
    found = [land for land in range(TERRITORIES) if s.table.harbour[land] and s.owner[land] == people]
    fleets = {s.ship_at[ship] for ship in s.ships_of(people) if s.ship_units[ship] > 1 and s.ship_at[ship] >= FIRST_SEA}
    return found + sorted(fleets)


class Launch(Choice):
    """Long Boat: a new ship in a harbour, or beside one's own; there it needs a crew."""

    people: int
    rule = "DL-13.27"
    verbs = (do_to,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_LAUNCH)

    def options(self, s: World) -> list[Action]:
        return [do_to[zone] for zone in berths(s, self.people)]

    def take(self, s: World, action: Action) -> None:
        ship = harbours.launch(s, self.people, action.arg)
        s.tell(says.SHIP_APPEARS, self.people, ship, action.arg)
        if action.arg >= FIRST_SEA:
            harbours.man_fleet(s, self.people, action.arg)


class Collapse(Choice):
    """Portal Collapse: which teleportal is closed for good."""

    people: int
    rule = "DL-13.33"
    verbs = (do_collapse,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_COLLAPSE)

    def options(self, s: World) -> list[Action]:
        return [do_collapse[zone] for zone in portals.collapsible(s)]

    def take(self, s: World, action: Action) -> None:
        s.collapsed = (*s.collapsed, action.arg)
        s.tell(says.PORTAL_COLLAPSED, self.people, action.arg)
