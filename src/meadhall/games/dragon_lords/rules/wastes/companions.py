"""Chapter 17, companions: strangers from the villages who go along with a party, three of them at most."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import GRENDL, PEOPLE, do_dismiss
from meadhall.kernel.action import Action
from meadhall.kernel.sets import mask_of
from meadhall.kernel.step import Step


class KeepThree(Step):
    people: int
    rule = "DL-17.22"

    def run(self, s: DragonLordsState) -> None:
        if len(s.companions[self.people]) > s.facts.parts.limits.companions:
            s.then(Dismiss(s.leader[self.people], self.people), KeepThree(self.people))


class Dismiss(PeopleChoice):
    rule = "DL-17.22"
    asks = messages.ASK_DISMISS
    about = ("people",)
    verbs = (do_dismiss,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_dismiss[one] for one in s.companions[self.people]]

    def take(self, s: DragonLordsState, action: Action) -> None:
        leave(s, self.people, action.arg)


def leave(s: DragonLordsState, people: int, companion: int) -> None:
    """A companion parts from the party and goes under the deck."""
    s.set_company(people, tuple(one for one in s.companions[people] if one != companion))
    put_under(s, companion)
    s.tell(messages.COMPANION_LEFT, people, companion)


def put_under(s: DragonLordsState, companion: int) -> None:
    s.companion_pile = (*s.companion_pile, companion)
    if companion == GRENDL:
        s.wounded = 0


def all_leave(s: DragonLordsState, people: int) -> None:
    """All companions go under the deck."""
    for companion in s.companions[people]:
        leave(s, people, companion)


def all_die(s: DragonLordsState, people: int) -> None:
    """The companions of a party without units are out of the game."""
    s.gone |= mask_of(s.companions[people])
    if GRENDL in s.companions[people]:
        s.wounded = 0
    s.set_company(people, ())


# --- nobles ---------------------------------------------------------------------------------------


def noble_goes_over(s: DragonLordsState, people: int, other: int) -> bool:
    """Two parties are on the same space: a noble goes over to its own people. Returns whether one did."""
    heir = PEOPLE.words[people]
    for companion in s.companions[other]:
        if s.facts.companion_parts[companion].heir == heir:
            s.set_company(other, tuple(one for one in s.companions[other] if one != companion))
            s.set_company(people, (*s.companions[people], companion))
            s.tell(messages.NOBLE_CHANGED, people, companion, other)
            return True
    return False


def step_changes(s: DragonLordsState, people: int) -> tuple[int, int]:
    """By how much companions lower the roll for movement, and by how much they may change it."""
    gaits = [s.facts.companion_parts[one].steps for one in s.companions[people]]
    return -sum(gait for gait in gaits if gait < 0), max((gait for gait in gaits if gait > 0), default=0)
