"""Chapter 11, DragonLords: a unit of the quest party becomes one, and the Dark Crystal sends one away."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, NOWHERE
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.pieces import set_bearer
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.commanders import lose_piece
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    DRAGONLORDS,
    FIRST_DRAGONLORD,
    PARTY,
    WIZARD_3,
    do_exalt,
    do_exalt_unit,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, lowest


def may_win(s: DragonLordsState, people: int) -> bool:
    """Whether a people can have another DragonLord: one each, unless they are unlimited, and four in all."""
    if s.dragonlords(people) and not s.facts.unlimited:
        return False
    return sum(len(s.dragonlords(one)) for one in s.peoples) < s.facts.parts.bank.dragonlords


def exaltable(s: DragonLordsState, people: int) -> list[Action]:
    """Units of the party that can become a DragonLord: any but Wizards."""
    pieces = s.pieces_at(people, PARTY) & ~ALL_DRAGONLORDS
    options = [do_exalt[piece] for piece in bits(pieces) if piece > WIZARD_3]
    return [do_exalt_unit, *options] if s.plain(people, PARTY) else options


def gain_dragonlord(s: DragonLordsState, people: int) -> None:
    """Ask which unit it is to be, if that makes a difference."""
    if not may_win(s, people) or not exaltable(s, people):
        return
    if not ask(s, Exalt(s.leader[people], people), guesses.might_have_counter(s, people, (PARTY,))):
        exalt(s, people, do_exalt_unit)


class Exalt(PeopleChoice):
    """A plain unit, or one with a decoy or a treasure."""

    rule = "DL-11.1"
    asks = messages.ASK_EXALT
    secret = True
    verbs = (do_exalt_unit.verb, do_exalt)
    idle = (do_exalt_unit,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return exaltable(s, self.people)

    def take(self, s: DragonLordsState, action: Action) -> None:
        exalt(s, self.people, action)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        return "DL-11.2" if action.verb is do_exalt else self.rule


def exalt(s: DragonLordsState, people: int, action: Action) -> None:
    lords = range(FIRST_DRAGONLORD, FIRST_DRAGONLORD + DRAGONLORDS)
    lord = next(piece for piece in lords if s.where(people, piece) == NOWHERE)
    if action is not do_exalt_unit:
        piece = action.arg
        s.unmark(people, piece)
        for treasure in s.treasures_of(people, piece):
            set_bearer(s, treasure, people, lord)
    s.mark(people, lord, PARTY)
    s.tell(messages.DRAGONLORD_WON, people)


def banish(s: DragonLordsState, fight: Fight, side: int, by: int) -> None:
    """The Dark Crystal removes a DragonLord of one side from the game."""
    people = fight.people(side)
    lord = lowest(s.fighters(fight, side) & ALL_DRAGONLORDS)
    s.tell(messages.BANISHED, by, people)
    lose_piece(s, people, lord, by)
