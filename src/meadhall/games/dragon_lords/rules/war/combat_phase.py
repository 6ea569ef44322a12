"""Chapter 5, the combat phase: battles that wait, attacks, marches, sneak attacks, and harm from afar."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.lands import friendly_neighbours, friendly_or_vacant
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import pause
from meadhall.games.dragon_lords.rules.sorcery import harm, magic, portals
from meadhall.games.dragon_lords.rules.war import attack, march, sneak
from meadhall.games.dragon_lords.rules.wastes import wastelands
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    BLACK_DEATH,
    HASTE,
    JOTUNHEIM,
    do_attack,
    do_cast,
    do_done,
    do_fight,
    do_leave,
    do_march,
    do_sneak,
    do_spell,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.sets import bits, has


def begin(s: DragonLordsState, people: int) -> None:
    step = CombatPhase(s.leader[people], people)
    if not s.ask(step):
        pause(s, step, might_go_on(s, people))


def might_go_on(s: DragonLordsState, people: int) -> bool:
    """Whether there may be anything to do in the phase, as far as others can see."""
    magical = guesses.might_use_magic(s, people) or guesses.might_cast(s, people, (HASTE, JOTUNHEIM))
    return magical or wastelands.might_leave(s, people) or attack.might_come_through(s, people)


class CombatPhase(PeopleChoice):
    rule = "DL-5.1"
    asks = messages.ASK_COMBAT
    verbs = (do_attack, do_fight, do_march, do_sneak, do_leave, do_cast, do_spell, do_done.verb)
    idle = (do_done,)

    def options(self, s: DragonLordsState) -> list[Action]:
        people = self.people
        waiting = attack.pending(s, people)
        begun = attack.BATTLE in s.done
        attacks = not (s.facts.attacks and begun)
        options = [] if waiting else [do_done]
        if attacks:
            options += [do_attack[land] for land in bits(attack.targets(s, people))]
        options += [do_fight[zone] for zone in sorted(waiting)]
        options += march.origins(s, people)
        if attacks:
            options += sneak.targets(s, people)
        options += in_order(self.scrolls_and_spells(s, attacks, not begun and not s.sneaked))
        if s.party_units[people]:
            options += [do_leave[land] for land in wastelands.gate_exits(s, people)]
        return options

    def scrolls_and_spells(self, s: DragonLordsState, attacks: bool, at_once: bool) -> list[Action]:
        """Scrolls and spells: for an attack, to harm somebody from afar before anything else, or for any time."""
        found = magic.any_time(s, self.people)
        if attacks:
            found += attack.haste_options(s, self.people)
        return found + harm.options(s, self.people) if at_once else found

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            return
        people, verb = self.people, action.verb
        s.then(self)
        if verb is do_attack:
            attack.begin(s, people, action.arg)
        elif verb is do_fight:
            attack.battle(s, people, action.arg)
        elif verb is do_march:
            s.then(march.MarchTo(self.seat, people, action.arg))
        elif verb is do_sneak:
            s.then(sneak.SneakMuster(self.seat, people, action.arg))
        elif verb is do_leave:
            wastelands.leave_by_gate(s, people, action.arg)
        elif (verb is do_cast and action.arg == BLACK_DEATH) or (verb is do_spell and action.args[1] == JOTUNHEIM):
            harm.begin(s, people, action)
        elif verb is do_spell and action.args[1] == HASTE:
            attack.cast_haste(s, people, action.args[0])
        else:
            magic.cast(s, people, action)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action is do_done:
            return "DL-5.11"
        if action.verb is do_attack:
            return self.why_not_attack(s, action.arg)
        if action.verb is do_march:
            return self.why_not_march(s, action.arg)
        if action.verb is do_sneak:
            return sneak.why_not(s, self.people, action.arg)
        if action.verb is do_leave:
            return "DL-16.52"
        return magic.why_not(s, self.people, action) if action.verb in (do_cast, do_spell) else self.rule

    def why_not_attack(self, s: DragonLordsState, land: int) -> str:
        if s.facts.attacks and attack.BATTLE in s.done:
            return "DL-22.9"
        if not has(s.facts.in_play, land):
            return "DL-21.6"
        if not s.hostile(self.people, s.owner[land]):
            return "DL-5.21" if s.owner[land] < 0 else "DL-5.1" if s.owner[land] == self.people else "DL-21.3"
        beside = friendly_neighbours(s, self.people, land)
        if not beside and (closed := portals.why_no_attack(s, self.people, land)):
            return closed
        if not beside:
            return "DL-5.2" if any(s.facts.parted(land, one) for one in s.lands_of(self.people)) else "DL-1.4"
        return "DL-5.3" if all(s.units[one] < 2 for one in beside) else "DL-5.17"

    def why_not_march(self, s: DragonLordsState, land: int) -> str:
        if s.owner[land] != self.people or not s.facts.near[land] & friendly_or_vacant(s, self.people):
            return "DL-5.13"
        return "DL-5.18" if s.units[land] < 2 else "DL-5.16"
