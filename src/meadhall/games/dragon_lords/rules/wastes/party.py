"""Chapters 16 and 17, the party: who is in it, how it grows, comes home, and is lost."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.peoples.commanders import fall
from meadhall.games.dragon_lords.rules.war.band import tell_piece_moved
from meadhall.games.dragon_lords.rules.wastes import companions, tools
from meadhall.games.dragon_lords.state import MOVED, World
from meadhall.games.dragon_lords.table import NOBODY, NOWHERE
from meadhall.games.dragon_lords.words import PARTY
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step

CLASHED = "clash"
"""Noted among the deeds of a turn: the party has fought another one, and that ends the quest phase."""


def has_party(s: World, people: int) -> bool:
    return s.party_at[people] != NOWHERE


# --- more and fewer units -------------------------------------------------------------------------


def gain_units(s: World, people: int, count: int) -> None:
    """Units join the party; those above six go home."""
    joining = min(count, s.table.parts.limits.party - s.party_units[people])
    if joining > 0:
        s.add_units(people, PARTY, joining)
        s.tell(says.PARTY_GREW, people, joining)
    surplus = count - max(joining, 0)
    if surplus:
        s.surplus += surplus
        s.tell(says.UNITS_SENT_HOME, people, surplus)


def send_home(s: World, people: int, count: int) -> None:
    """Plain units leave the party and come to a Kingdom with the reinforcements."""
    if count:
        s.lift_units(people, PARTY, count)
        s.surplus += count
        s.tell(says.UNITS_SENT_HOME, people, count)


def move_all(s: World, people: int, origin: int, goal: int, beamed: bool = False) -> None:
    """All units of a place, marked ones included, come to another."""
    plain = s.plain(people, origin)
    if plain:
        s.lift_units(people, origin, plain)
        s.add_units(people, goal, plain, MOVED, beamed)
    for piece in bits(s.pieces_at(people, origin)):
        move_piece(s, people, piece, goal, beamed)


def move_piece(s: World, people: int, piece: int, goal: int, beamed: bool = False) -> None:
    origin = s.where(people, piece)
    s.put_piece(people, piece, goal, beamed)
    if people == s.active:
        s.wear_piece(piece, MOVED)
    tell_piece_moved(s, people, piece, origin, goal)


# --- the end of a party ---------------------------------------------------------------------------


class Survive(Step):
    """After losses: a party without units is lost, whatever companions it has."""

    people: int
    rule = "DL-17.27"

    def run(self, s: World) -> None:
        # A fight that goes on comes to its own end.
        if s.fight is None and has_party(s, self.people) and not s.party_units[self.people]:
            destroy(s, self.people)


def destroy(s: World, people: int) -> None:
    """The party is lost with all it has; its owner can send a new one in the next turn."""
    if not has_party(s, people):
        return
    s.tell(says.PARTY_LOST, people)
    s.lift_units(people, PARTY, s.plain(people, PARTY))
    for piece in bits(s.pieces_at(people, PARTY)):
        fall(s, people, piece, NOBODY)
    tools.leave_behind(s, people)
    if s.table.lost_companions_return:
        companions.part(s, people)
    else:
        companions.die(s, people)
    vanish(s, people)
    s.lost |= 1 << people


def vanish(s: World, people: int) -> None:
    """There is no party of this people in the Wastelands any more."""
    s.party_at[people] = NOWHERE
    s.stride &= ~(1 << people)
    s.fog &= ~(1 << people)
    if people == s.active:
        s.entering = False


def go_home(s: World, people: int) -> None:
    """The last unit has left the Wastelands: companions stay behind, and the tools are stored."""
    s.tell(says.PARTY_LEFT, people)
    companions.part(s, people)
    tools.come_home(s, people)
    vanish(s, people)


def left_party(s: World, people: int) -> None:
    """When nobody is left in the Wastelands, the party is over."""
    if s.party_at[people] != NOWHERE and not s.party_units[people]:
        go_home(s, people)
