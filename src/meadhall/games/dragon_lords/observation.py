"""Quest for the DragonLords as a learner sees it, people by people: the viewer's own first, the others clockwise.

A place of a unit is told as one number among all places; for Kings, Wizards and decoys also as a flag by territory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from meadhall.games.dragon_lords.facts import MONSTERS
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.common.pieces import bearing_people, bearing_piece
from meadhall.games.dragon_lords.rules.course.purchase import REORDERED
from meadhall.games.dragon_lords.rules.course.reinforcement import REDEEMED
from meadhall.games.dragon_lords.rules.sorcery.harm import BLACK_DEATH_READ, JOTUNHEIM_CAST
from meadhall.games.dragon_lords.rules.sorcery.teleport import CLOAK_USED
from meadhall.games.dragon_lords.rules.war.attack import BATTLE, HORN
from meadhall.games.dragon_lords.rules.wastes.party import CLASHED
from meadhall.games.dragon_lords.rules.wastes.quests import SKALD
from meadhall.games.dragon_lords.state import DROPPED, DragonLordsState
from meadhall.games.dragon_lords.words import (
    COMPANIONS,
    COUNTERS,
    FIRST_SEA,
    KINGDOM,
    MONSTER,
    ORDER,
    PEOPLES,
    PER_BOOK,
    PHASE,
    PIECES,
    PLACE,
    PROPHECIES,
    QUESTS,
    SCROLLS,
    SHIPS,
    SPACES,
    TERRITORIES,
    TOOLS,
    TREASURES,
    ZONE,
)
from meadhall.kernel.observation import (
    Angle,
    Column,
    ReadNumbers,
    amount,
    as_set,
    counted,
    gathered,
    one_of,
    set_of,
    turned_sets,
)
from meadhall.kernel.sets import has, mask_of

ROUNDS = 40
UNITS = 60
GOLD = 60
TOOLS_OWNED = 5
WIZARDS = 3
OWNERS = MONSTERS + 1
"""The peoples, neutral units and monsters."""
LAST_PLACE = len(PLACE) - 1
DONE = (BATTLE, HORN, JOTUNHEIM_CAST, BLACK_DEATH_READ, REORDERED, SKALD, REDEEMED, CLOAK_USED, CLASHED)
FOLLOWS = {"facts", "lands", "crowded", "camps", "posts"}
"""What follows from the rest of the position, or from the kind of game."""


def angle(s: DragonLordsState, viewer: int) -> Angle:
    own = [people for people in s.peoples if s.leader[people] == viewer]
    at = s.peoples.index(own[0]) if own else 0
    clockwise = [people for people in (*s.peoples[at:], *s.peoples[:at]) if people not in own]
    absent = [people for people in range(PEOPLES) if people not in s.peoples]
    return Angle(viewer, (*own, *clockwise, *absent))


def columns(s: DragonLordsState) -> list[Column]:
    return [*rounds(s), *peoples(s), *world(), *pieces(), *cards(), *turn(), *fights()]


def peoples_set(name: str) -> ReadNumbers:
    """A set of peoples, turned so that it begins with the viewer's own."""

    def read(s: DragonLordsState, angle: Angle) -> list[int]:
        return [turned_sets(angle.order)[getattr(s, name)]]

    return read


def pile(name: str, size: int, help: str) -> Column:
    """The cards under a deck, however they lie there."""

    def read(s: DragonLordsState, angle: Angle) -> list[int]:
        return [as_set(getattr(s, name), size)]

    return set_of(name, size, help, read)


def copies(name: str, help: str) -> Column:
    """How many scrolls of each kind lie there."""

    def read(s: DragonLordsState, angle: Angle) -> list[int]:
        return counted(getattr(s, name), SCROLLS)[:SCROLLS]

    return amount(name, 4, help, read, SCROLLS)


# --- peoples -----------------------------------------------------------------------------------------


def rounds(s: DragonLordsState) -> list[Column]:
    return [
        amount("round", s.facts.turn_limit or ROUNDS, "the round"),
        one_of("active", PEOPLES, "whose turn it is", names_seats=True),
        one_of("phase", len(PHASE), "the phase of the turn"),
        one_of("first", PEOPLES, "who began", names_seats=True),
        one_of("peoples", PEOPLES, "which people is meant, first the viewer's own", who_is_who, PEOPLES, each=1),
        set_of("leader", PEOPLES, "the peoples that the viewer leads", led_by_viewer),
        set_of("out", PEOPLES, "peoples out of the game", peoples_set("out")),
    ]


def who_is_who(s: DragonLordsState, angle: Angle) -> list[int]:
    return [people if people in s.peoples else -1 for people in range(PEOPLES)]


def led_by_viewer(s: DragonLordsState, angle: Angle) -> list[int]:
    return [mask_of(n for n, people in enumerate(angle.order) if s.leader[people] == angle.viewer)]


def peoples(s: DragonLordsState) -> list[Column]:
    tools = PEOPLES * TOOLS
    return [
        one_of("orders", len(ORDER), "when a people is asked in the turns of others", entries=PEOPLES, each=1),
        amount("party_units", UNITS, "units in the quest party", entries=PEOPLES, each=1),
        amount("captive_units", UNITS, "captured units", entries=PEOPLES, each=1),
        one_of("party_at", SPACES, "where the quest party is", entries=PEOPLES, each=1),
        amount("mana", 5, "mana", entries=PEOPLES, each=1),
        set_of("spells", PER_BOOK, "spells of each Wizard, by their number in the people's book",
               entries=PEOPLES * WIZARDS, each=WIZARDS),
        amount("tools", TOOLS_OWNED, "tools with the party", entries=tools, each=TOOLS),
        amount("store", TOOLS_OWNED, "tools in store", entries=tools, each=TOOLS),
        amount("captive_tools", TOOLS_OWNED, "captured tools", entries=tools, each=TOOLS),
        set_of("equipped", PEOPLES, "peoples whose first party has set out", peoples_set("equipped")),
        set_of("stride", PEOPLES, "peoples that choose their next move", peoples_set("stride")),
        set_of("fog", PEOPLES, "peoples whose next move is one space", peoples_set("fog")),
        set_of("lost", PEOPLES, "peoples that lost their party in this turn", peoples_set("lost")),
    ]  # fmt: skip


# --- the world ---------------------------------------------------------------------------------------


def world() -> list[Column]:
    return [
        one_of("owner", OWNERS, "who holds each territory: the peoples, or neutral units", entries=TERRITORIES,
               names_seats=True),
        amount("units", UNITS, "units in each territory", entries=TERRITORIES),
        amount("gold", GOLD, "gold in each Kingdom", entries=len(KINGDOM)),
        amount("guests", UNITS, "the active people's units among enemies, by zone", guests, len(ZONE)),
        one_of("ship_owner", PEOPLES, "whose ship it is", entries=SHIPS, names_seats=True),
        amount("ship_at", LAST_PLACE, "where each ship is", entries=SHIPS, low=-1),
        amount("ship_units", 10, "units aboard", entries=SHIPS),
        amount("sailed", 6, "zones that each ship has sailed", entries=SHIPS),
        pile("collapsed", len(ZONE), "collapsed teleportals, by zone"),
    ]  # fmt: skip


def guests(s: DragonLordsState, angle: Angle) -> list[int]:
    counts = [0] * len(ZONE)
    for zone, (walked, beamed) in s.guests.items():
        counts[zone] = walked + beamed
    return counts


# --- pieces ------------------------------------------------------------------------------------------


def pieces() -> list[Column]:
    return [
        amount("place", LAST_PLACE, "where each piece is, as far as known", places, PEOPLES * PIECES, -2,
               each=PIECES),
        one_of("place.counters", TERRITORIES, "the territory of each King, Wizard and decoy, as far as known", counters,
               PEOPLES * COUNTERS, each=COUNTERS),
        set_of("shown", PIECES, "pieces that are open for all to see", entries=PEOPLES, each=1),
        amount("veiled", 4, "marked units in each territory that the viewer does not know", veiled,
               PEOPLES * TERRITORIES, each=TERRITORIES),
        amount("veiled.elsewhere", COUNTERS, "such units outside the territories", veiled_elsewhere, PEOPLES,
               each=1),
        amount("veiled_treasures", 4, "treasures that the viewer does not know", entries=PEOPLES, each=1),
        one_of("carrier.people", PEOPLES, "which people has each treasure", carrying_peoples, TREASURES,
               names_seats=True),
        amount("carrier.piece", PIECES - 1, "the piece that bears it", carrying_pieces, TREASURES, DROPPED),
        amount("known", 1, "treasures that the viewer knows", known_to_viewer, TREASURES),
    ]  # fmt: skip


def places(s: DragonLordsState, angle: Angle) -> list[int]:
    return [*chain.from_iterable(s.place)]


def counters(s: DragonLordsState, angle: Angle) -> list[int]:
    return [place for row in s.place for place in row[:COUNTERS]]


def veiled(s: DragonLordsState, angle: Angle) -> list[int]:
    counts = [0] * (PEOPLES * TERRITORIES)
    for people, marked in enumerate(s.veiled):
        for place in marked:
            if 0 <= place < FIRST_SEA:
                counts[people * TERRITORIES + place] += 1
    return counts


def veiled_elsewhere(s: DragonLordsState, angle: Angle) -> list[int]:
    return [sum(1 for place in marked if place >= FIRST_SEA) for marked in s.veiled]


def carrying_peoples(s: DragonLordsState, angle: Angle) -> list[int]:
    return [bearing_people(s, treasure) for treasure in range(TREASURES)]


def carrying_pieces(s: DragonLordsState, angle: Angle) -> list[int]:
    return [bearing_piece(s, treasure) if by >= 0 else by for treasure, by in enumerate(s.carrier)]


def known_to_viewer(s: DragonLordsState, angle: Angle) -> list[int]:
    return [has(seen, angle.viewer) for seen in s.known]


# --- cards -------------------------------------------------------------------------------------------


def cards() -> list[Column]:
    return [
        amount("hands", 6, "scrolls of each kind and unknown ones, people by people", scrolls, PEOPLES * (SCROLLS + 1),
               each=SCROLLS + 1),
        amount("prophecies", 2, "prophecies, each and unknown ones, people by people", prophecies,
               PEOPLES * (PROPHECIES + 1), each=PROPHECIES + 1),
        set_of("companions", COMPANIONS, "companions", gathered("companions", COMPANIONS), PEOPLES, each=1),
        set_of("captive_companions", COMPANIONS, "captured companions", gathered("captive_companions", COMPANIONS),
               PEOPLES, each=1),
        amount("wounded", 6, "hit points that Grendl has lost"),
        copies("scroll_pile", "scrolls under their deck"),
        copies("scrolls_gone", "scrolls out of the game"),
        pile("treasure_pile", TREASURES, "treasures under their deck"),
        pile("companion_pile", COMPANIONS, "companions under their deck"),
        set_of("gone", COMPANIONS, "companions out of the game"),
        pile("prophecy_pile", PROPHECIES, "prophecies under their deck"),
        pile("quest_pile", QUESTS, "quests under their deck"),
        one_of("quest", QUESTS, "the quest that is being read"),
    ]  # fmt: skip


def scrolls(s: DragonLordsState, angle: Angle) -> list[int]:
    return [count for hand in s.hands for count in counted((card for card, _ in hand), SCROLLS)]


def prophecies(s: DragonLordsState, angle: Angle) -> list[int]:
    return [count for held in s.prophecies for count in counted(held, PROPHECIES)]


# --- this turn ---------------------------------------------------------------------------------------


def turn() -> list[Column]:
    return [
        amount("entering", 1, "whether the party still stands before its village"),
        amount("bought", UNITS, "units bought"),
        amount("bought_ships", SHIPS, "ships bought"),
        amount("surplus", UNITS, "units on their way home from the Wastelands"),
        amount("purse", GOLD, "quest gold of a people without a Kingdom"),
        amount("forged", 2, "treasures being forged"),
        set_of("done", len(DONE), "what can be done once in a turn and has been done", done),
        set_of("sneaked", TERRITORIES, "territories that were sneaked upon"),
        set_of("walls", TERRITORIES, "territories between which walls stand", walls),
        amount("worn", UNITS, "plain units in each territory that have moved, fought and marched", worn,
               3 * TERRITORIES),
        *(set_of(name, PIECES, help) for name, help in (
            ("pieces_moved", "pieces that have moved"),
            ("pieces_fought", "pieces that have fought"),
            ("pieces_marched", "pieces that have marched"),
            ("beamed", "pieces that cannot retreat"),
            ("teleported", "pieces that have teleported"),
        )),
    ]  # fmt: skip


def done(s: DragonLordsState, angle: Angle) -> list[int]:
    return [mask_of(n for n, word in enumerate(DONE) if word in s.done)]


def walls(s: DragonLordsState, angle: Angle) -> list[int]:
    return [as_set((end for wall in s.walls for end in wall), TERRITORIES)]


def worn(s: DragonLordsState, angle: Angle) -> list[int]:
    counts = [0] * (3 * TERRITORIES)
    for place, three in s.worn.items():
        if place < FIRST_SEA:
            counts[3 * place : 3 * place + 3] = three
    return counts


# --- combat ------------------------------------------------------------------------------------------

BOTH = ("hits", "frenzy", "poison", "read", "unhurt", "cursed")
SETS = ("struck", "whirling", "bound")
BEASTS = ("count", "attack", "defence", "hits", "wounds", "asleep")

FightReading = Callable[[Fight], Iterable[int]]


def fights() -> list[Column]:
    return [
        one_of("fight.kind", 4, "the kind of combat: on land, at sea, against monsters, between parties",
               of_fight(lambda fight: [fight.kind], [-1])),
        one_of("fight.sides", OWNERS, "the attacker and the defender",
               of_fight(lambda fight: [fight.attacker, fight.defender], [-1, -1]), 2, names_seats=True),
        amount("fight.zone", LAST_PLACE, "where it is fought", of_fight(lambda fight: [fight.zone], [-1]),
               low=-1),
        amount("fight.round", 8, "its round", of_fight(lambda fight: [fight.round], [0])),
        amount("fight.both", 12, f"for the attacker and the defender: {', '.join(BOTH)}",
               of_fight(lambda fight: pairs(fight, BOTH), [0] * 2 * len(BOTH)), 2 * len(BOTH)),
        set_of("fight.pieces", PIECES, f"pieces of the attacker and the defender that are {', '.join(SETS)}",
               of_fight(lambda fight: pairs(fight, SETS), [0] * 2 * len(SETS)), 2 * len(SETS)),
        set_of("fight.shots", COMPANIONS, "companions that have used their attack",
               of_fight(lambda fight: [fight.shots], [0])),
        amount("fight.once", 6, "how much of what can be done once in a combat has been done",
               of_fight(lambda fight: [len(fight.once)], [0])),
        set_of("fight.loot", TREASURES, "treasures that the fallen of each side have left",
               of_fight(lambda fight: [as_set(side, TREASURES) for side in fight.loot], [0, 0]), 2),
        amount("fight.charming", 1, "whether charming the dragon has failed",
               of_fight(lambda fight: [fight.charming], [0])),
        amount("fight.dice", 100, "the sum that each side has rolled",
               of_fight(lambda fight: [sum(side) for side in fight.dice], [0, 0]), 2),
        one_of("fight.monster", len(MONSTER), "the monsters", of_fight(monster, [-1])),
        amount("fight.beasts", 12, f"of the monsters: {', '.join(BEASTS)}", of_fight(beasts, [0] * len(BEASTS)),
               len(BEASTS)),
    ]  # fmt: skip


def of_fight(read: FightReading, nothing: Sequence[int]) -> ReadNumbers:
    """What is read of a combat; while there is none, nothing."""

    def look(s: DragonLordsState, angle: Angle) -> Iterable[int]:
        return nothing if s.fight is None else read(s.fight)

    return look


def pairs(fight: Fight, names: Sequence[str]) -> list[int]:
    return [side for name in names for side in getattr(fight, name)]


def monster(fight: Fight) -> list[int]:
    return [fight.beasts.monster if fight.beasts else -1]


def beasts(fight: Fight) -> list[int]:
    return [getattr(fight.beasts, name) if fight.beasts else 0 for name in BEASTS]
