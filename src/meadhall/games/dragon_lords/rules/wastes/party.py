"""Chapters 16 and 17, the party: who is in it, how it grows, comes home, and is lost."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.peoples.commanders import lose_piece
from meadhall.games.dragon_lords.rules.war.band import tell_piece_moved
from meadhall.games.dragon_lords.rules.wastes import companions, tools
from meadhall.games.dragon_lords.state import MOVED, DragonLordsState
from meadhall.games.dragon_lords.words import PARTY
from meadhall.kernel.sets import bits, only, without
from meadhall.kernel.step import Step

CLASHED = "clash"
"""Noted among the deeds of a turn: the party has fought another one, and that ends the quest phase."""


def has_party(s: DragonLordsState, people: int) -> bool:
    return s.party_at[people] != NOWHERE


# --- more and fewer units -------------------------------------------------------------------------


def gain_units(s: DragonLordsState, people: int, count: int) -> None:
    """Units join the party; those above six go home."""
    joining = min(count, s.facts.parts.limits.party - s.party_units[people])
    if joining > 0:
        s.add_units(people, PARTY, joining)
        s.tell(messages.PARTY_GREW, people, joining)
    surplus = count - max(joining, 0)
    if surplus:
        s.surplus += surplus
        s.tell(messages.UNITS_SENT_HOME, people, surplus)


def send_home(s: DragonLordsState, people: int, count: int) -> None:
    """Plain units leave the party and come to a Kingdom with the reinforcements."""
    if count:
        s.lift_units(people, PARTY, count)
        s.surplus += count
        s.tell(messages.UNITS_SENT_HOME, people, count)


def move_all(s: DragonLordsState, people: int, origin: int, goal: int, beamed: bool = False) -> None:
    """All units of a place, marked ones included, come to another."""
    plain = s.plain(people, origin)
    if plain:
        s.lift_units(people, origin, plain)
        s.add_units(people, goal, plain, MOVED, beamed)
    for piece in bits(s.pieces_at(people, origin)):
        move_piece(s, people, piece, goal, beamed)


def move_piece(s: DragonLordsState, people: int, piece: int, goal: int, beamed: bool = False) -> None:
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

    def run(self, s: DragonLordsState) -> None:
        # In a fight the end of the combat takes care of it.
        if s.fight is None and has_party(s, self.people) and not s.party_units[self.people]:
            lose_party(s, self.people)


def lose_party(s: DragonLordsState, people: int) -> None:
    """The party is lost with all it has; its owner can send a new one in the next turn."""
    if not has_party(s, people):
        return
    s.tell(messages.PARTY_LOST, people)
    s.lift_units(people, PARTY, s.plain(people, PARTY))
    for piece in bits(s.pieces_at(people, PARTY)):
        lose_piece(s, people, piece, NOBODY)
    tools.leave_behind(s, people)
    if s.facts.lost_companions_return:
        companions.all_leave(s, people)
    else:
        companions.all_die(s, people)
    remove_party(s, people)
    s.lost |= only(people)


def conclude_clash(s: DragonLordsState, fight: Fight, winner: int) -> None:
    """After a fight between parties: the winner takes the tools of the beaten, but no companions or prophecies."""
    for people in (fight.attacker, fight.defender):
        if people != winner:
            if winner != NOBODY:
                tools.take_all(s, people, winner)
            lose_party(s, people)


def remove_party(s: DragonLordsState, people: int) -> None:
    """There is no party of this people in the Wastelands any more."""
    s.party_at[people] = NOWHERE
    s.stride = without(s.stride, people)
    s.fog = without(s.fog, people)
    if people == s.active:
        s.entering = False


def go_home(s: DragonLordsState, people: int) -> None:
    """The last unit has left the Wastelands: companions stay behind, and the tools are stored."""
    s.tell(messages.PARTY_LEFT, people)
    companions.all_leave(s, people)
    tools.come_home(s, people)
    remove_party(s, people)


def end_if_empty(s: DragonLordsState, people: int) -> None:
    """End the party if no unit is left in it."""
    if s.party_at[people] != NOWHERE and not s.party_units[people]:
        go_home(s, people)
