"""Pieces: the units that are known one by one. Which of them lie open, what they know, and what they bear."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLES, PIECES, WIZARD_1, WIZARD_3
from meadhall.kernel.sets import all_below, has

WIZARDS = WIZARD_3 - WIZARD_1 + 1
EVERYBODY = tuple(all_below(players) for players in range(PEOPLES + 1))
"""By number of players, the set of all seats."""


def is_dragonlord(piece: int) -> bool:
    return has(ALL_DRAGONLORDS, piece)


def is_wizard(piece: int) -> bool:
    return WIZARD_1 <= piece <= WIZARD_3


def lies_open(s: DragonLordsState, people: int, piece: int) -> bool:
    """Whether everybody can see which piece it is."""
    return has(s.shown[people] | ALL_DRAGONLORDS, piece)


# --- spells ---------------------------------------------------------------------------------------


def book(s: DragonLordsState, people: int, wizard: int) -> int:
    """The numbers of the spells that a Wizard knows, as a set."""
    return s.spells[people * WIZARDS + wizard - WIZARD_1]


def set_book(s: DragonLordsState, people: int, wizard: int, spells: int) -> None:
    s.spells[people * WIZARDS + wizard - WIZARD_1] = spells


# --- treasures ------------------------------------------------------------------------------------


def bearing_people(s: DragonLordsState, treasure: int) -> int:
    """The people that has a treasure; nobody if it has no bearer."""
    return s.carrier[treasure] // PIECES


def bearing_piece(s: DragonLordsState, treasure: int) -> int:
    """The piece that bears a treasure which somebody has."""
    return s.carrier[treasure] % PIECES


def set_bearer(s: DragonLordsState, treasure: int, people: int, piece: int) -> None:
    s.set_carrier(treasure, people * PIECES + piece)


def is_shown(s: DragonLordsState, treasure: int) -> bool:
    """Whether everybody knows what a treasure is and who bears it."""
    return s.known[treasure] == EVERYBODY[s.players]
