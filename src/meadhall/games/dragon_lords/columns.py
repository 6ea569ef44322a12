"""The columns of a position, and what stands in them before anything is laid out.

Columns by people have one entry for each of the four, whether it plays or not. Units are counted; only *pieces* are
known one by one: units with a counter or a treasure, and DragonLords. Every count of units includes the pieces there.
Units of the active people in a place that others hold are its guests, until the battle is fought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from meadhall.games.dragon_lords.facts import NEUTRAL, NOBODY, NOWHERE, Facts
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.words import (
    ASK_ALWAYS,
    KINGDOM,
    PEOPLES,
    PIECES,
    PURCHASE,
    SHIPS,
    TERRITORIES,
    TOOLS,
    TREASURES,
    WIZARDS,
)
from meadhall.kernel.state import State

if TYPE_CHECKING:
    from meadhall.games.dragon_lords import DragonLords

OWNERS = NEUTRAL + 2
"""The peoples, neutral units, and nobody."""
IN_DECK, IN_PILE, DROPPED = -1, -3, -4
"""Where a treasure is that nobody bears: in the deck, under it, or on the ground of a battle."""
MOVED, FOUGHT, MARCHED = range(3)
"""What a unit has done in its people's turn, if it is not fresh. In the transfer phase, MOVED means transferred."""
DEEDS = (MOVED, FOUGHT, MARCHED)
HeldScroll = tuple[int, int]
"""A scroll in a hand: which it is, and the set of seats that know it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns(State):
    game: DragonLords

    facts: Facts
    round: int
    active: int
    """The people whose turn it is."""
    phase: int
    first: int
    """The people that began."""
    peoples: tuple[int, ...]
    """The peoples in the order in which they sit, clockwise."""
    leader: tuple[int, ...]
    """The seat that leads each people."""
    out: int
    """The set of peoples that are out of the game; what is left of their units is vanquished."""
    orders: tuple[int, ...]
    """By people, when it is asked in the turns of others."""
    # The world.
    owner: list[int]
    """Who holds each territory: a people, ``NEUTRAL`` or ``NOBODY``."""
    lands: list[int]
    """The same as sets: the territories of each people, of neutral units and, at the end, of nobody."""
    units: list[int]
    """By territory, how many units of its holder are there."""
    crowded: int
    """The set of territories with more than one unit."""
    guests: dict[int, tuple[int, int]]
    """By zone, the active people's units there among enemies: those who walked or landed, and those beamed in."""
    ship_owner: list[int]
    ship_at: list[int]
    """A sea zone, or the harbour where the ship is docked; a ship in the box is nowhere."""
    ship_units: list[int]
    party_at: list[int]
    party_units: list[int]
    captive_units: tuple[int, ...]
    collapsed: tuple[int, ...]
    """The zones whose teleportal is closed."""
    gold: list[int]
    """By Kingdom."""
    # Pieces.
    place: tuple[tuple[int, ...], ...]
    """By people, where each of its pieces is. Pieces seldom move, so copies share these rows."""
    posts: dict[int, int]
    """The set of pieces at each place where a people has any, by ``people * PLACES + place``."""
    camps: list[int]
    """By people, the set of territories with its pieces or its veiled units."""
    shown: list[int]
    """By people, the set of its pieces that lie open."""
    carrier: tuple[int, ...]
    """By treasure, which piece bears it, as ``people * PIECES + piece``."""
    known: tuple[int, ...]
    """By treasure, the set of seats that know what it is and who bears it."""
    veiled: tuple[tuple[int, ...], ...]
    """In a view: where marked units stand whose counters the viewer does not know."""
    veiled_treasures: tuple[int, ...]
    """In a view: how many treasures of each people the viewer does not know."""
    # What the peoples have.
    mana: list[int]
    spells: list[int]
    """By people and Wizard, the set of spells that this Wizard knows, by their number in the people's book."""
    hands: tuple[tuple[HeldScroll, ...], ...]
    prophecies: tuple[tuple[int, ...], ...]
    companions: tuple[tuple[int, ...], ...]
    captive_companions: tuple[tuple[int, ...], ...]
    wounded: int
    """Hit points that Grendl has lost."""
    tools: list[int]
    """By people and tool, how many its party has."""
    store: list[int]
    """By people and tool, how many wait in its Kingdom."""
    captive_tools: list[int]
    # The cards that lie under each deck, the uppermost first. What is nowhere else is in the deck.
    scroll_pile: tuple[int, ...]
    scrolls_gone: tuple[int, ...]
    treasure_pile: tuple[int, ...]
    companion_pile: tuple[int, ...]
    gone: int
    """The set of companions out of the game."""
    prophecy_pile: tuple[int, ...]
    quest_pile: tuple[int, ...]
    quest: int
    """The quest card being read."""
    # Quest parties, as sets of peoples.
    equipped: int
    """Their first party has set out."""
    stride: int
    """They choose their next move."""
    fog: int
    """Their next move is one space."""
    lost: int
    """They have lost their party in this turn."""
    entering: bool
    """Whether the active party still stands before its village."""
    # This turn.
    bought: int
    """Units that are paid and still to be placed."""
    bought_ships: int
    surplus: int
    """Units on their way home from the Wastelands."""
    purse: int
    """Quest gold of a people without a Kingdom."""
    forged: int
    """Treasures that are drawn in the reinforcement phase."""
    done: tuple[str, ...]
    """What can be done once in a turn and has been done."""
    sneaked: int
    """The set of territories that were sneaked upon."""
    walls: tuple[tuple[int, int], ...]
    """Pairs of territories with a wall of fire between them."""
    sailed: list[int]
    """By ship, how many zones it has sailed."""
    worn: dict[int, tuple[int, ...]]
    """By place, how many plain units of the active people have ``MOVED``, ``FOUGHT`` and ``MARCHED``."""
    # Sets of pieces of the active people, by what they have done in this turn.
    pieces_moved: int
    pieces_fought: int
    pieces_marched: int
    teleported: int
    """In this phase."""
    beamed: int
    """They are among the guests and cannot retreat."""
    fight: Fight | None

    def __init__(self, game: DragonLords, players: int, options: dict[str, Any], facts: Facts) -> None:
        super().__init__(game, players, options)
        self.facts = facts
        self.round = 0
        self.phase = PURCHASE
        self.active = self.first = self.quest = NOBODY
        self.peoples = ()
        self.leader = (NOBODY,) * PEOPLES
        self.orders = (ASK_ALWAYS,) * PEOPLES
        self.out = self.equipped = self.stride = self.fog = self.lost = 0
        self.owner = [NOBODY] * TERRITORIES
        self.lands = [0] * OWNERS
        self.units = [0] * TERRITORIES
        self.crowded = 0
        self.guests = {}
        self.ship_owner = [NOBODY] * SHIPS
        self.ship_at = [NOWHERE] * SHIPS
        self.ship_units = [0] * SHIPS
        self.sailed = [0] * SHIPS
        self.party_at = [NOWHERE] * PEOPLES
        self.party_units = [0] * PEOPLES
        self.captive_units = (0,) * PEOPLES
        self.collapsed = ()
        self.gold = [0] * len(KINGDOM)
        self.place = ((NOWHERE,) * PIECES,) * PEOPLES
        self.posts = {}
        self.camps = [0] * PEOPLES
        self.shown = [0] * PEOPLES
        self.carrier = (IN_DECK,) * TREASURES
        self.known = (0,) * TREASURES
        self.veiled = ((),) * PEOPLES
        self.veiled_treasures = (0,) * PEOPLES
        self.mana = [0] * PEOPLES
        self.spells = [0] * (PEOPLES * WIZARDS)
        self.hands = ((),) * PEOPLES
        self.prophecies = self.companions = self.captive_companions = ((),) * PEOPLES
        self.wounded = self.gone = 0
        self.tools = [0] * (PEOPLES * TOOLS)
        self.store = [0] * (PEOPLES * TOOLS)
        self.captive_tools = [0] * (PEOPLES * TOOLS)
        self.scroll_pile = self.scrolls_gone = self.treasure_pile = ()
        self.companion_pile = self.prophecy_pile = self.quest_pile = ()
        self.entering = False
        self.bought = self.bought_ships = self.surplus = self.purse = self.forged = 0
        self.done = ()
        self.sneaked = 0
        self.walls = ()
        self.worn = {}
        self.pieces_moved = self.pieces_fought = self.pieces_marched = self.teleported = self.beamed = 0
        self.fight = None
