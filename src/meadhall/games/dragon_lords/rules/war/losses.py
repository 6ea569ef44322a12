"""Chapter 6, losses: the owner picks who is removed, and a counter shows when its unit falls."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.peoples import commanders
from meadhall.games.dragon_lords.rules.wastes import captives
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_SEA,
    GRENDL,
    IVAR,
    PARTY,
    PEOPLES,
    do_lose,
    do_lose_companion,
    do_lose_units,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.sets import bits, only
from meadhall.kernel.step import Step


def pieces_in(s: DragonLordsState, people: int, places: tuple[int, ...]) -> int:
    found = 0
    for place in places:
        pieces = s.pieces_at(people, place)
        # At sea a DragonLord does not fight itself.
        found |= pieces & ~ALL_DRAGONLORDS if place >= FIRST_SEA and place != PARTY else pieces
    return found


def units_in(s: DragonLordsState, people: int, places: tuple[int, ...]) -> int:
    return plain_in(s, people, places) + pieces_in(s, people, places).bit_count()


def plain_in(s: DragonLordsState, people: int, places: tuple[int, ...]) -> int:
    found = 0
    for place in places:
        found += s.plain(people, place)
    return found


def lose(
    s: DragonLordsState, people: int, places: tuple[int, ...], count: int, by: int, shielded: bool = False
) -> None:
    """Remove ``count`` units from places, and ask the owner which if there is a choice.

    ``shielded`` means that companions of the party may take hits. ``by`` is who caused it.
    """
    if not count:
        return
    if people >= PEOPLES or not s.plays(people):
        remove_plain(s, people, places, min(count, units_in(s, people, places)))
        return
    shield = companion_hits(s, people) if shielded else 0
    if units_in(s, people, places) + shield <= count:
        remove_all(s, people, places, by)
    elif not pieces_in(s, people, places) and not shield:
        remove_plain(s, people, places, count)
    else:
        s.then(Losses(s.leader[people], people, places, count, by, bool(shield)))


def companion_hits(s: DragonLordsState, people: int) -> int:
    """How many hits the companions of a party can take; Ivar takes none, and Grendl more than one."""
    able = [one for one in s.companions[people] if one != IVAR]
    return sum(s.facts.companion_parts[one].hits for one in able) - (s.wounded if GRENDL in able else 0)


def remove_plain(s: DragonLordsState, people: int, places: tuple[int, ...], count: int) -> None:
    """Remove plain units, from the places with most of them first."""
    if not count:
        return
    s.tell(messages.UNITS_LOST, people, count)
    left = count
    for place in fullest_first(s, people, places):
        taken = min(left, s.plain(people, place))
        if taken:
            lift_plain(s, people, place, taken)
        left -= taken
    if PARTY in places:
        ivar_flees(s, people)


def fullest_first(s: DragonLordsState, people: int, places: tuple[int, ...]) -> list[int]:
    if len(places) < 2:
        return list(places)
    return sorted(places, key=lambda place: -s.plain(people, place))


def lift_plain(s: DragonLordsState, people: int, place: int, count: int) -> None:
    """Take plain units away; among enemies first those that cannot retreat, as their people would choose."""
    stuck = 0
    if people == s.active and place in s.guests:
        stuck = s.guests[place][1] - (s.pieces_at(people, place) & s.beamed).bit_count()
    stuck = min(stuck, count)
    if stuck:
        s.lift_units(people, place, stuck, beamed=True)
    if count > stuck:
        s.lift_units(people, place, count - stuck)


def remove_all(s: DragonLordsState, people: int, places: tuple[int, ...], by: int) -> None:
    pieces = pieces_in(s, people, places)
    remove_plain(s, people, places, plain_in(s, people, places))
    for piece in bits(pieces):
        commanders.lose_piece(s, people, piece, by)
    if PARTY in places:
        ivar_flees(s, people)


def ivar_flees(s: DragonLordsState, people: int) -> None:
    """Ivar Half-heart runs off when a combat costs the party its first unit."""
    if s.fight is not None and IVAR in s.companions[people]:
        s.set_company(people, tuple(one for one in s.companions[people] if one != IVAR))
        s.companion_pile = (*s.companion_pile, IVAR)
        s.tell(messages.COMPANION_FLED, people, IVAR)


def due(s: DragonLordsState, fight: Fight, side: int) -> int:
    """How many units of a side have to be removed, those included that its player is choosing right now."""
    people = fight.people(side)
    picked = [step.count for step in s.agenda if isinstance(step, Losses) and step.people == people]
    return fight.hits[side] + sum(picked)


class Losses(PeopleChoice):
    """Which units are lost: pieces and companions one by one, plain units all at once."""

    places: tuple[int, ...]
    count: int
    by: int
    shielded: bool
    rule = "DL-6.20"
    asks = messages.ASK_LOSSES
    about = ("count",)
    verbs = (do_lose, do_lose_companion, do_lose_units.verb)

    def cites(self, s: DragonLordsState) -> str:
        return "DL-19.19" if self.shielded else self.rule

    def options(self, s: DragonLordsState) -> list[Action]:
        options = [do_lose[piece] for piece in bits(pieces_in(s, self.people, self.places))]
        if self.shielded:
            options += [do_lose_companion[one] for one in s.companions[self.people] if one != IVAR]
        if sum(s.plain(self.people, place) for place in self.places) >= self.count:
            options.append(do_lose_units)
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        lost = 0 if action.verb is do_lose_companion else 1 if action.verb is do_lose else self.count
        if s.fight is not None and lost and captives.would_be_captured(s, lost):
            captives.capture_in_fight(s, s.fight)
            return
        if action is do_lose_units:
            remove_plain(s, self.people, self.places, self.count)
            return
        if self.count > 1:
            s.then(MoreLosses(self.people, self.places, self.count - 1, self.by, self.shielded))
        if action.verb is do_lose:
            commanders.lose_piece(s, self.people, action.arg, self.by)
            if PARTY in self.places:
                ivar_flees(s, self.people)
        else:
            hurt_companion(s, self.people, action.arg)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_lose_companion and action.arg == IVAR:
            return "DL-17.45"
        return self.cites(s)


class MoreLosses(Step):
    """What is left to lose after a piece or companion was chosen."""

    people: int
    places: tuple[int, ...]
    count: int
    by: int
    shielded: bool
    rule = "DL-6.20"

    def run(self, s: DragonLordsState) -> None:
        lose(s, self.people, self.places, self.count, self.by, self.shielded)


def hurt_companion(s: DragonLordsState, people: int, companion: int) -> None:
    """A companion takes a hit point; most are then out of the game."""
    if companion == GRENDL and s.wounded + 1 < s.facts.companion_parts[GRENDL].hits:
        s.wounded += 1
        s.tell(messages.COMPANION_HURT, people, companion)
        return
    if companion == GRENDL:
        s.wounded = 0
    s.set_company(people, tuple(one for one in s.companions[people] if one != companion))
    s.gone |= only(companion)
    s.tell(messages.COMPANION_LOST, people, companion)
