"""Chapter 11, DragonLords: a unit of the quest party becomes one, and the Dark Crystal sends one away."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.commanders import fall
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, NOWHERE
from meadhall.games.dragon_lords.words import (
    DRAGONLORDS,
    FIRST_DRAGONLORD,
    PARTY,
    PIECES,
    WIZARD_3,
    do_exalt,
    do_exalt_unit,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice


def may_win(s: World, people: int) -> bool:
    """One each, unless they are unlimited; there are four figures."""
    if s.dragonlords(people) and not s.table.unlimited:
        return False
    return sum(len(s.dragonlords(one)) for one in s.peoples) < s.table.parts.bank.dragonlords


def exaltable(s: World, people: int) -> list[Action]:
    """Units of the party that can become a DragonLord: any but Wizards."""
    pieces = s.pieces_at(people, PARTY) & ~ALL_DRAGONLORDS
    options = [do_exalt[piece] for piece in bits(pieces) if piece > WIZARD_3]
    return [do_exalt_unit, *options] if s.plain(people, PARTY) else options


def gain(s: World, people: int) -> None:
    """Ask which unit it is to be, if that makes a difference."""
    if not may_win(s, people) or not exaltable(s, people):
        return
    if not ask(s, Exalt(s.leader[people], people), guesses.masked(s, people, (PARTY,))):
        exalt(s, people, do_exalt_unit)


class Exalt(Choice):
    """A plain unit, or one with a decoy or a treasure."""

    people: int
    rule = "DL-11.1"
    secret = True
    verbs = (do_exalt_unit.verb, do_exalt)
    idle = (do_exalt_unit,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_EXALT)

    def options(self, s: World) -> list[Action]:
        return exaltable(s, self.people)

    def take(self, s: World, action: Action) -> None:
        exalt(s, self.people, action)

    def refusal(self, s: World, action: Action) -> str:
        return "DL-11.2" if action.verb is do_exalt else self.rule


def exalt(s: World, people: int, action: Action) -> None:
    lords = range(FIRST_DRAGONLORD, FIRST_DRAGONLORD + DRAGONLORDS)
    lord = next(piece for piece in lords if s.where(people, piece) == NOWHERE)
    if action is not do_exalt_unit:
        piece = action.arg
        s.unmark(people, piece)
        for treasure in s.treasures_of(people, piece):
            s.carrier[treasure] = people * PIECES + lord
    s.mark(people, lord, PARTY)
    s.tell(says.DRAGONLORD_WON, people)


def banish(s: World, fight: Fight, side: int, by: int) -> None:
    """The Dark Crystal: a DragonLord of the enemy is gone, before it can breathe fire."""
    people = fight.people(side)
    lord = bits(s.fighters(fight, side) & ALL_DRAGONLORDS)[0]
    s.tell(says.BANISHED, by, people)
    fall(s, people, lord, by)
