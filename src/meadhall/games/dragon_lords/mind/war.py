"""The combat phase: which territories to attack, from where, and when to give up; marches to the front."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOBODY, is_kingdom
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER
from meadhall.games.dragon_lords.mind.campaign import NEVER, VICTORY, Campaign
from meadhall.games.dragon_lords.mind.chances import battle
from meadhall.games.dragon_lords.mind.errands import errand, leaves
from meadhall.games.dragon_lords.mind.scrolls import weigh_any_time
from meadhall.games.dragon_lords.odds import side_of
from meadhall.games.dragon_lords.rules.sorcery.harm import JOTUNHEIM_CAST, Smite
from meadhall.games.dragon_lords.rules.war.attack import HasteTo, Muster, haste_targets
from meadhall.games.dragon_lords.rules.war.band import HASTE, spare
from meadhall.games.dragon_lords.rules.war.capture import CONQUEST
from meadhall.games.dragon_lords.rules.war.combat_phase import CombatPhase
from meadhall.games.dragon_lords.rules.war.march import MarchTo, reach
from meadhall.games.dragon_lords.rules.war.retreat import Retreat
from meadhall.games.dragon_lords.rules.war.sneak import SneakBack, SneakMuster
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    BLACK_DEATH,
    FIRST_SEA,
    PEOPLES,
    TERRITORIES,
    do_again,
    do_attack,
    do_cast,
    do_done,
    do_fight,
    do_leave,
    do_march,
    do_retreat,
    do_sneak,
    do_spell,
)
from meadhall.games.dragon_lords.words import HASTE as HASTE_SPELL
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, has

STEEP = 0.9
"""By how much the weight of an attack grows with its worth."""
WORTH_GOING = 0.4
"""How much progress a march or transfer must bring at least."""
WORTHWHILE = 0.25
"""What an attack must promise at least."""


def attack_weight(prospect: float) -> float:
    """The weight of an attack: more than all marches if it is worthwhile, else less than doing nothing."""
    if prospect < WORTHWHILE:
        return max(-6.0, -1.5 + 2.0 * (prospect - WORTHWHILE))
    return 2.5 + min(STEEP * prospect, 9.0)


def weigh_combat(c: Campaign, step: CombatPhase, action: Action) -> float:
    verb = action.verb
    if verb is do_attack:
        return weigh_attack(c, action.arg)
    if action is do_done:
        return 0.0
    if verb is do_fight:
        return 4.0
    if verb is do_march:
        return weigh_march(c, action.arg)
    if verb is do_sneak:
        return weigh_sneak(c, action.arg)
    if verb is do_leave:
        return weigh_gate(c, action.arg)
    if verb is do_cast and action.arg == BLACK_DEATH:
        return weigh_plague(c, 3.5)
    if verb is do_spell:
        return weigh_spell(c, action)
    return weigh_any_time(c, action)


def weigh_attack(c: Campaign, land: int) -> float:
    s = c.s
    force = c.attackers_beside(land)
    waiting = s.guests_in(land)
    if waiting:
        if c.units_wanted(force + waiting, land) <= waiting:
            return NEVER
        more = c.prospect(force + waiting, land) - c.prospect(waiting, land)
        return 4.5 + min(more, 4.0) if more > 0.3 else -3.0
    if not force:
        return weigh_portal_attack(c, land) if has(c.s.facts.portals, land) else -6.0
    wanted = c.units_wanted(force, land)
    return attack_weight(c.prospect(wanted, land) + c.style.boldness + first_conquest_bonus(s, c.people))


def first_conquest_bonus(s: DragonLordsState, people: int) -> float:
    """The first conquest of a turn brings mana."""
    return 0.7 if CONQUEST not in s.done and s.mana[people] < s.facts.parts.limits.mana else 0.0


def weigh_portal_attack(c: Campaign, land: int) -> float:
    from_afar = max((c.ready_attackers(gate) for gate in portals_of(c) if gate != land), default=0)
    return attack_weight(c.prospect(from_afar, land)) if from_afar else -6.0


def portals_of(c: Campaign) -> list[int]:
    s = c.s
    return [land for land in s.lands_of(c.people) if has(s.facts.portals, land)]


def weigh_sneak(c: Campaign, land: int) -> float:
    """A sneak attack risks nothing, so it is made wherever units can be spared."""
    return 6.0 + 0.1 * min(c.s.units[land], 5) if c.attackers_beside(land) >= 1 else 1.0


def weigh_gate(c: Campaign, land: int) -> float:
    """Out of the Wastelands: home, or straight into a battle without retreat."""
    s = c.s
    if s.owner[land] == c.people:
        return -1.0
    return attack_weight(c.prospect(s.party_units[c.people], land) - 2.0)


def weigh_plague(c: Campaign, kills: float) -> float:
    """Harm from afar is for a Kingdom that is stormed right afterwards."""
    best = max((gain_from_losses(c, land, kills) for land in c.geo.kingdoms if has(c.enemies, land)), default=0.0)
    return 5.0 + best if best > 1.5 else -3.0


def gain_from_losses(c: Campaign, land: int, kills: float) -> float:
    """How much more an attack promises if some defenders fall before it."""
    s = c.s
    force, units = c.attackers_beside(land), s.units[land]
    if force < 3 or units < 3:
        return 0.0
    storm, guard = max(c.attack_strength(land), 1), min(c.defence_strength(land), 6)
    before = battle(force, units, storm, guard)[0]
    after = battle(force, max(round(units - kills), 1), storm, guard)[0]
    return (after - before) * min(c.value(land), 20.0) if after > 0.5 else 0.0


def weigh_spell(c: Campaign, action: Action) -> float:
    s = c.s
    wizard, spell = action.args
    if spell != HASTE_SPELL:
        return weigh_plague(c, 2.5) if JOTUNHEIM_CAST not in s.done else weigh_any_time(c, action)
    land = s.place[c.people][wizard]
    if not 0 <= land < TERRITORIES:
        return -3.0
    force = min(5, c.surplus(land))
    best = max((c.prospect(force, goal) for goal in c.geo.kingdoms
                if has(haste_targets(s, c.people, land), goal)), default=0.0)  # fmt: skip
    return attack_weight(best - 1.5) if force > 1 else -3.0


def weigh_haste(c: Campaign, step: HasteTo, options: list[Action]) -> list[float]:
    force = max(min(5, spare(c.s, c.people, step.land, HASTE)), 1)
    return [min(c.prospect(force, action.arg), 12.0) for action in options]


def weigh_smite(c: Campaign, step: Smite, action: Action) -> float:
    return (
        gain_from_losses(c, action.arg, 3.5) + 0.05 * c.s.units[action.arg] + (0.5 if is_kingdom(action.arg) else 0.0)
    )


# --- gathering ------------------------------------------------------------------------------------


def weigh_muster(c: Campaign, step: Muster, options: list[Action]) -> list[float]:
    """Largest armies first, until there are enough."""
    s = c.s
    goal = step.goal
    there = s.guests_in(goal)
    more = c.attackers_beside(goal, step.asked)
    missing = c.units_wanted(there + more, goal) - there
    weights: list[float] = []
    for action in options:
        if action is do_done:
            weights.append(1.0)
        else:
            ready = c.ready_attackers(action.arg)
            weights.append(2.5 + 0.2 * min(ready, 10) if missing > 0 and ready > 0 else -2.0 + 0.01 * ready)
    return weights


def weigh_sneak_muster(c: Campaign, step: SneakMuster, action: Action) -> float:
    return 0.0 if action is do_done else 1.0 + 0.2 * min(c.surplus(action.arg), 5)


def weigh_sneak_back(c: Campaign, step: SneakBack, action: Action) -> float:
    return retreat_value(c, action.arg)


def retreat_value(c: Campaign, land: int) -> float:
    """How good it is to retreat to a territory: a Kingdom that lacks defenders, or the largest army, is best."""
    s = c.s
    lack = c.to_keep(land) - s.units[land]
    return (1.5 if lack > 0 else 0.0) + 0.1 * min(s.units[land], 15)


# --- marches --------------------------------------------------------------------------------------


def weigh_march(c: Campaign, land: int) -> float:
    """Free units march towards the aim, unless they stand next to it already."""
    if leaves(c, land):
        return 3.0
    free = c.surplus(land)
    if free <= 0:
        return -4.0
    if c.distance(land) <= 1 and c.front() == c.aim():
        return -2.0
    return 1.0 + 0.06 * min(free, 10) if is_march_of_use(c, land) else -2.0


def is_march_of_use(c: Campaign, land: int) -> bool:
    """Whether units from here can come nearer to the aim, or to a Kingdom that lacks defenders."""
    far = c.distance(land)
    for goal in bits(reach(c.s, c.people, land)):  # noqa: SIM110 - asked too often for a generator
        if use_to_units(c, far, goal) > WORTH_GOING:
            return True
    return False


def use_of_going(c: Campaign, land: int, goal: int) -> float:
    """How much better those who go stand in one territory than in another."""
    return errand_progress(c, land, goal) if leaves(c, land) else use_to_units(c, c.distance(land), goal)


def use_to_units(c: Campaign, far: float, goal: int) -> float:
    """How much better units stand in a territory than so far from the aim."""
    s = c.s
    use = far - c.distance(goal)
    if s.owner[goal] == NOBODY:
        use += 0.5 * c.value(goal)
    elif is_kingdom(goal):
        lack = c.to_keep(goal) - s.units[goal]
        if lack > 0:
            use += 2.0 + 0.3 * min(lack, 6)
    elif use > 0:
        use += 0.02 * min(s.units[goal], 20)
    return use


def errand_progress(c: Campaign, land: int, goal: int) -> float:
    """How much nearer a commander comes to where he is wanted."""
    walk, end = c.geo.walk, errand(c).goal
    return float(walk[land][end] - walk[goal][end])


def weigh_march_to(c: Campaign, step: MarchTo, action: Action) -> float:
    return 2.0 * use_of_going(c, step.land, action.arg)


# --- again, or away -------------------------------------------------------------------------------


def weigh_retreat(c: Campaign, step: Retreat, options: list[Action]) -> list[float]:
    """Exact odds decide: what there is to win against the units that can be saved."""
    s, fight = c.s, c.s.current_fight()
    ours, theirs = side_of(s, fight, ATTACKER), side_of(s, fight, DEFENDER)
    defence = theirs.strength
    if is_kingdom(fight.zone) and fight.defender < PEOPLES and s.veiled[fight.defender].count(fight.zone):
        defence = min(defence + 1, 6)
    win, left = battle(ours.units, theirs.units, ours.strength, defence, ours.dragons, theirs.dragons)
    value = c.value(fight.zone) + 1.0
    stake = (c.unit_cost + 0.1) * (ours.units - win * left)
    stay = win * value - stake + 0.35 * theirs.units * (1 - win)
    if value >= VICTORY:
        stay = win * 40 - 1.0
    weights: list[float] = []
    for action in options:
        if action is do_again:
            weights.append(max(-6.0, min(1.2 * stay, 8.0)))
        elif action.verb is do_retreat:
            weights.append((retreat_value(c, action.arg) if action.arg < FIRST_SEA else 0.3) - 0.5)
        else:
            weights.append(0.0)
    return weights
