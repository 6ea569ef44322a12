"""Whose turn it is, what was done in it, and what is still to come."""

from __future__ import annotations

from meadhall.games.dragon_lords.checks.pending import entered
from meadhall.games.dragon_lords.facts import KINGDOM_LANDS, NEUTRAL, NOBODY, NOWHERE
from meadhall.games.dragon_lords.rules.course import ending, purchase, reinforcement
from meadhall.games.dragon_lords.rules.course.elimination import Aftermath, Leave
from meadhall.games.dragon_lords.rules.course.ending import Look
from meadhall.games.dragon_lords.rules.sorcery import harm, teleport
from meadhall.games.dragon_lords.rules.war import attack, capture, healing
from meadhall.games.dragon_lords.rules.wastes import party, quests
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import ELVES, GATE, PEOPLE, PEOPLES, PLACE, TERRITORIES, TERRITORY, ZONE
from meadhall.kernel.errors import SaveError
from meadhall.kernel.sets import has

DEEDS = {
    attack.BATTLE, attack.HORN, capture.CONQUEST, harm.BLACK_DEATH_READ, harm.JOTUNHEIM_CAST, healing.STAFF_USED,
    purchase.REORDERED, quests.SKALD, reinforcement.REDEEMED, teleport.CLOAK_USED, party.CLASHED,
}  # fmt: skip
"""What can be noted as done in a turn."""


def check_seats(s: DragonLordsState) -> None:
    for place, people in enumerate(s.peoples):
        if s.leader[people] != place % s.players:
            raise SaveError("position.order", f"{PEOPLE.words[people]} are led by somebody else (DL-2.1)")
    if any(owner < PEOPLES and owner not in s.peoples for owner in s.owner if owner != NOBODY):
        raise SaveError("position", "somebody who does not play holds a territory")
    counted = s.copy()
    counted.survey()
    lost = (s.lands, s.crowded, s.camps, s.posts) != (counted.lands, counted.crowded, counted.camps, counted.posts)
    if lost or any((owner == NOBODY) != (not s.units[land]) for land, owner in enumerate(s.owner)):
        raise SaveError("position", "units were lost or multiplied")
    acting = any(getattr(step, "people", None) == s.active for step in s.agenda)
    if s.active != NOBODY and s.is_out(s.active) and acting:
        raise SaveError("position.active", f"{PEOPLE.words[s.active]} are out of the game (DL-9.20)")
    if s.round and s.active == NOBODY:
        raise SaveError("position.active", "somebody's turn it is (DL-3.2)")
    if s.facts.turn_limit and s.round > s.facts.turn_limit:
        raise SaveError("position.round", f"the last round is {s.facts.turn_limit} (DL-22.14)")
    for land in KINGDOM_LANDS:
        if s.gold_in(land) and not has(s.facts.kingdoms, land):
            raise SaveError("position.gold", f"{TERRITORY.words[land]} is out of play (DL-21.6)")
        if s.gold_in(land) and s.owner[land] == NEUTRAL:
            raise SaveError("position.gold", f"neutral units have none: {TERRITORY.words[land]} (DL-2.18)")


def check_turn(s: DragonLordsState) -> None:
    at = "position.turn"
    if s.worn and s.active == NOBODY:
        raise SaveError(f"{at}.worn", "it is nobody's turn")
    for name, count in (("bought", s.bought), ("bought_ships", s.bought_ships), ("surplus", s.surplus)):
        if count and s.active == NOBODY:
            raise SaveError(f"{at}.{name}", "it is nobody's turn")
    unknown = [deed for deed in s.done if deed not in DEEDS]
    if unknown:
        raise SaveError(f"{at}.done", f"{unknown[0]!r} is none of {', '.join(sorted(DEEDS))}")
    if s.sneaked and s.active != ELVES:
        raise SaveError(f"{at}.sneaked", "only Elves do (DL-15.9)")
    if s.entering and (s.active == NOBODY or s.party_at[s.active] == NOWHERE):
        raise SaveError(f"{at}.entering", "no party does (DL-16.13)")
    for place, worn in s.worn.items():
        if not 0 < sum(worn) <= s.plain(s.active, place):
            raise SaveError(f"{at}.worn.{PLACE.words[place]}", f"{s.plain(s.active, place)} plain units are there")
    for one, other in s.walls:
        if not has(s.facts.near[one], other):
            raise SaveError(f"{at}.walls", f"{TERRITORY.words[one]} and {TERRITORY.words[other]} do not touch")
    for zone in s.collapsed:
        if zone != GATE and (zone >= TERRITORIES or not has(s.facts.portals, zone)):
            raise SaveError("position.collapsed", f"{ZONE.words[zone]} has no teleportal (DL-14.27)")


def check_agenda(s: DragonLordsState) -> None:
    """Whoever is to do something plays, and is led by whoever is asked."""
    for number, step in enumerate(s.agenda):
        people, seat = getattr(step, "people", None), getattr(step, "seat", None)
        if people is not None and people not in s.peoples:
            raise SaveError(f"agenda[{number}].people", f"{PEOPLE.words[people]} do not play")
        if people is not None and seat not in (None, s.leader[people]):
            raise SaveError(f"agenda[{number}].seat", f"{PEOPLE.words[people]} are led by somebody else")


def check_end(s: DragonLordsState) -> None:
    """A game that somebody has won is over, unless it is just about to be seen."""
    if not s.agenda or s.facts.bloodlust or any(isinstance(step, (Look, Leave, Aftermath)) for step in s.agenda):
        return
    if s.round and len(ending.seats_left(s)) < 2:
        gone = next(PEOPLE.words[people] for people in s.peoples if s.is_out(people))
        raise SaveError(f"position.peoples.{gone}.out", "nobody would be left but the winner (DL-23.8)")
    if not s.facts.wins_at_once:
        return
    for seat in range(s.players):
        peoples = ending.led_by(s, seat)
        kingdoms = [(people, land) for people in peoples for land in s.kingdoms_of(people) if not entered(s, land)]
        if len(kingdoms) >= s.facts.goal and ending.has_king(s, seat):
            at = f"position.peoples.{PEOPLE.words[kingdoms[-1][0]]}.lands"
            raise SaveError(at, f"{len(kingdoms)} Kingdoms and a King would have won (DL-23.5)")
