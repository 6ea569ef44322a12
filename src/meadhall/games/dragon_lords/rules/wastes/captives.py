"""Chapter 20, captives: a captured party is set aside with all it has until it is freed."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import DEFENDER, Fight
from meadhall.games.dragon_lords.rules.common import later
from meadhall.games.dragon_lords.rules.peoples import commanders
from meadhall.games.dragon_lords.rules.peoples.treasures import hand_out_loot
from meadhall.games.dragon_lords.rules.wastes import companions, party, tools
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import END, MONSTERS, NOBODY, NOWHERE
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    MORTIZEN,
    PARTY,
    TOOLS,
    do_to,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice


def capture(s: World, people: int) -> None:
    """The party is taken away; only Lord Mortizen is not."""
    s.tell(says.PARTY_CAPTURED, people)
    if MORTIZEN in s.companions[people]:
        companions.leave(s, people, MORTIZEN)
    s.set_captive_company(people, (*s.captive_companions[people], *s.companions[people]))
    s.set_company(people, ())
    party.move_all(s, people, PARTY, CAPTIVE)
    _move_tools(s.tools, s.captive_tools, people)
    party.vanish(s, people)
    s.lost |= 1 << people


def rescue(s: World, people: int) -> None:
    """A captured party joins the one in the Wastelands, or its units go home; whoever is too many leaves."""
    if not s.captive_units[people]:
        return
    s.tell(says.PARTY_RESCUED, people)
    if s.party_at[people] == NOWHERE:
        homes = s.kingdoms_of(people) or s.lands_of(people)
        if len(homes) > 1:
            s.then(RescuedHome(s.leader[people], people))
        else:
            _go_home(s, people, homes[0])
        return
    _move_tools(s.captive_tools, s.tools, people)
    s.set_company(people, (*s.companions[people], *s.captive_companions[people]))
    s.set_captive_company(people, ())
    party.move_all(s, people, CAPTIVE, PARTY)
    _send_surplus(s, people)
    s.then(companions.KeepThree(people))


def _move_tools(here: list[int], there: list[int], people: int) -> None:
    for tool in range(people * TOOLS, (people + 1) * TOOLS):
        there[tool] += here[tool]
        here[tool] = 0


def _go_home(s: World, people: int, home: int) -> None:
    """The freed units come to a Kingdom; their companions leave them, and their tools are stored."""
    for companion in s.captive_companions[people]:
        companions.put_under(s, companion)
    s.set_captive_company(people, ())
    _move_tools(s.captive_tools, s.tools, people)
    party.move_all(s, people, CAPTIVE, home)
    tools.come_home(s, people)


def _send_surplus(s: World, people: int) -> None:
    """Units above six go home: plain ones with the reinforcements, marked ones at once if there are no others."""
    surplus = s.party_units[people] - s.table.parts.limits.party
    if surplus <= 0:
        return
    plain = min(surplus, s.plain(people, PARTY))
    party.send_home(s, people, plain)
    if surplus > plain:
        homes = s.kingdoms_of(people) or s.lands_of(people)
        for piece in bits(s.pieces_at(people, PARTY))[plain - surplus :]:
            if homes:
                party.move_piece(s, people, piece, homes[0])
            else:
                commanders.fall(s, people, piece, NOBODY)


class RescuedHome(Choice):
    people: int
    rule = "DL-18.14"
    verbs = (do_to,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_RESCUED_HOME, (self.people,))

    def options(self, s: World) -> list[Action]:
        return [do_to[home] for home in s.kingdoms_of(self.people) or s.lands_of(self.people)]

    def take(self, s: World, action: Action) -> None:
        _go_home(s, self.people, action.arg)


# --- taken alive ----------------------------------------------------------------------------------


def overwhelmed(s: World, lost: int) -> bool:
    """Captors take the last of a party alive."""
    fight = s.fight
    if fight is None or fight.beasts is None or not fight.beasts.captures:
        return False
    return fight.beasts.count > 0 and lost >= s.force(fight, DEFENDER)


def carry_off(s: World, fight: Fight) -> None:
    s.fight = None
    people = fight.defender
    hand_out_loot(s, fight, MONSTERS)
    capture(s, people)
    s.then(later.follow(s, people, END))
