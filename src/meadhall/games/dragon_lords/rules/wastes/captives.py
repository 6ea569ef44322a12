"""Chapter 20, captives: a captured party is set aside with all it has until it is freed."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import END, MONSTERS, NOBODY, NOWHERE
from meadhall.games.dragon_lords.fight import DEFENDER, Fight
from meadhall.games.dragon_lords.rules.common import later
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.peoples import commanders
from meadhall.games.dragon_lords.rules.peoples.treasures import hand_out_loot
from meadhall.games.dragon_lords.rules.wastes import companions, party, tools
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    MORTIZEN,
    PARTY,
    do_to,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, only


def capture(s: DragonLordsState, people: int) -> None:
    """The whole party is captured, except Lord Mortizen."""
    s.tell(messages.PARTY_CAPTURED, people)
    if MORTIZEN in s.companions[people]:
        companions.leave(s, people, MORTIZEN)
    s.set_captive_company(people, (*s.captive_companions[people], *s.companions[people]))
    s.set_company(people, ())
    party.move_all(s, people, PARTY, CAPTIVE)
    tools.move_all(s.tools, s.captive_tools, people, people)
    party.remove_party(s, people)
    s.lost |= only(people)


def rescue(s: DragonLordsState, people: int) -> None:
    """A captured party joins the one in the Wastelands, or else goes home. Units above the limit leave the party."""
    if not s.captive_units[people]:
        return
    s.tell(messages.PARTY_RESCUED, people)
    if s.party_at[people] == NOWHERE:
        homes = s.kingdoms_of(people) or s.lands_of(people)
        if len(homes) > 1:
            s.then(RescuedHome(s.leader[people], people))
        else:
            _go_home(s, people, homes[0])
        return
    tools.move_all(s.captive_tools, s.tools, people, people)
    s.set_company(people, (*s.companions[people], *s.captive_companions[people]))
    s.set_captive_company(people, ())
    party.move_all(s, people, CAPTIVE, PARTY)
    _send_surplus(s, people)
    s.then(companions.KeepThree(people))


def _go_home(s: DragonLordsState, people: int, home: int) -> None:
    """The freed units come to a Kingdom; their companions leave them, and their tools are stored."""
    for companion in s.captive_companions[people]:
        companions.put_under(s, companion)
    s.set_captive_company(people, ())
    tools.move_all(s.captive_tools, s.tools, people, people)
    party.move_all(s, people, CAPTIVE, home)
    tools.come_home(s, people)


def _send_surplus(s: DragonLordsState, people: int) -> None:
    """Units above six go home: plain ones with the reinforcements, marked ones at once if there are no others."""
    surplus = s.party_units[people] - s.facts.parts.limits.party
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
                commanders.lose_piece(s, people, piece, NOBODY)


class RescuedHome(PeopleChoice):
    rule = "DL-18.14"
    asks = messages.ASK_RESCUED_HOME
    about = ("people",)
    verbs = (do_to,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_to[home] for home in s.kingdoms_of(self.people) or s.lands_of(self.people)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        _go_home(s, self.people, action.arg)


# --- taken alive ----------------------------------------------------------------------------------


def would_be_captured(s: DragonLordsState, lost: int) -> bool:
    """Whether losses would cost a party its last units against monsters that take it captive."""
    fight = s.fight
    if fight is None or fight.beasts is None or not fight.beasts.captures:
        return False
    return fight.beasts.count > 0 and lost >= s.force(fight, DEFENDER)


def capture_in_fight(s: DragonLordsState, fight: Fight) -> None:
    s.fight = None
    people = fight.defender
    hand_out_loot(s, fight, MONSTERS)
    capture(s, people)
    s.then(later.follow(s, people, END))
