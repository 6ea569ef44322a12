"""Choices in the middle of a combat: missiles, answers, who falls, and who escapes."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import MONSTERS, is_kingdom
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, Fight
from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.mind.chances import battle
from meadhall.games.dragon_lords.odds import side_of
from meadhall.games.dragon_lords.rules.common.pieces import is_dragonlord
from meadhall.games.dragon_lords.rules.sea.sea_magic import Ward
from meadhall.games.dragon_lords.rules.sorcery.harm import Protect
from meadhall.games.dragon_lords.rules.war.answers import Answer, Hammer, Scroll
from meadhall.games.dragon_lords.rules.war.combat import PrepareChoice
from meadhall.games.dragon_lords.rules.war.combat_steps import in_wastelands
from meadhall.games.dragon_lords.rules.war.escapes import Escape
from meadhall.games.dragon_lords.rules.war.healing import Heal
from meadhall.games.dragon_lords.rules.war.losses import Losses
from meadhall.games.dragon_lords.rules.war.missiles import Shoot
from meadhall.games.dragon_lords.rules.war.retreat import RaiseBanner
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    COUNTERS,
    DARK_CRYSTAL,
    DECOY_1,
    DISPEL_MAGIC,
    EINHERJAR,
    FIRST_SHIP,
    IVAR,
    KING,
    LONG_BOAT,
    MUSPELHEIM,
    NIFLEHEIM,
    PILGRIM,
    REFLECT,
    TERRITORIES,
    TYRFING,
    UTGARD_BROOD,
    WIZARD_3,
    do_cast,
    do_charm,
    do_escape,
    do_lose,
    do_lose_companion,
    do_lose_units,
    do_pass,
    do_reveal,
    do_shoot,
    do_spell,
    do_use,
    do_use_tool,
)
from meadhall.kernel.action import Action

LOST = 0.75
"""From this chance of defeat on, a defence is given up."""


def stakes_of(s: DragonLordsState, fight: Fight) -> float:
    """How much hangs on a combat: a Kingdom, a large army, a quest party."""
    if fight.zone < TERRITORIES and is_kingdom(fight.zone):
        return 2.0
    if in_wastelands(fight):
        return 1.5
    return 1.0 if s.force(fight, ATTACKER) >= 5 and s.force(fight, DEFENDER) >= 4 else 0.0


def chance_of_attackers(s: DragonLordsState, fight: Fight) -> float:
    """The chance that the attackers of a combat win."""
    if fight.attacker == MONSTERS or fight.defender == MONSTERS or in_wastelands(fight):
        return 0.5
    ours, theirs = side_of(s, fight, ATTACKER), side_of(s, fight, DEFENDER)
    return battle(ours.units, theirs.units, ours.strength, theirs.strength, ours.dragons, theirs.dragons)[0]


def weigh_shoot(c: Campaign, step: Shoot, options: list[Action]) -> list[float]:
    s, fight = c.s, c.s.current_fight()
    stakes, foes = stakes_of(s, fight), s.force(fight, 1 - step.side)
    fails = chance_of_attackers(s, fight)
    settled = fails > 0.97 if step.side == ATTACKER else fails < 0.03
    weights: list[float] = []
    for action in options:
        verb = action.verb
        if action is do_pass:
            weights.append(0.0)
        elif verb is do_cast:
            weights.append(weigh_scroll(action.arg, stakes, foes, fails, settled))
        elif verb is do_spell:
            weights.append(weigh_spell(s, c.people, action.args[1], stakes, foes, settled))
        elif verb is do_use:
            weights.append(4.0 if action.arg == DARK_CRYSTAL else 1.0 if action.arg == TYRFING else 3.0)
        elif verb is do_escape:
            weights.append(2.0 if fails > LOST and s.force(fight, DEFENDER) > 1 else -3.0)
        elif action is do_charm:
            weights.append(6.0)
        else:
            weights.append(3.0 if verb is do_shoot else -1.0)
    return weights


def weigh_scroll(scroll: int, stakes: float, foes: int, fails: float, settled: bool) -> float:
    if scroll in (MUSPELHEIM, NIFLEHEIM):
        return 1.5 if fails > LOST + 0.1 else -4.0
    if scroll == EINHERJAR:
        return 3.0 if stakes >= 2 and not settled else -4.0
    if scroll == DISPEL_MAGIC:
        return 0.5
    if settled or stakes < 1 or foes < 2:
        return -3.0
    return 1.0 + stakes if foes >= 3 and stakes >= 1.5 else -1.0


def weigh_spell(s: DragonLordsState, people: int, spell: int, stakes: float, foes: int, settled: bool) -> float:
    if spell == UTGARD_BROOD:
        return 2.0 if stakes >= 2 and not settled else -3.0
    if settled or stakes < 1:
        return -2.0
    mana = s.facts.spell_parts[spell].mana
    if mana > 1 and foes < 2:
        return -1.0
    return (1.5 if stakes >= 1.5 else 0.3 * s.mana[people] - 0.8) + 0.5 * (mana - 1)


def weigh_answer(c: Campaign, step: Answer, action: Action) -> float:
    s, fight = c.s, c.s.current_fight()
    if action is do_pass:
        return 0.0
    if step.source == Scroll.source and stakes_of(s, fight) >= 1:
        return 3.0 if action.arg == REFLECT else 2.0
    return -1.5 if step.source != Hammer.source else -2.0


def weigh_prepare(c: Campaign, step: PrepareChoice, action: Action) -> float:
    s, fight = c.s, c.s.current_fight()
    if action.verb is do_reveal:
        return 3.0 if action.arg == KING else -1.0
    if action.verb is do_use:
        return 3.0 if stakes_of(s, fight) else -0.5
    if action.verb is do_use_tool:
        beasts = fight.beasts
        hard = beasts is None or beasts.count * beasts.hits * beasts.attack > 2 * s.party_units[c.people]
        return 1.5 if hard else -1.5
    return 0.0


def weigh_heal(c: Campaign, step: Heal, action: Action) -> float:
    fight = c.s.current_fight()
    cure = 0.8 * (fight.frenzy if step.frenzy else fight.poison)[step.side]
    return 0.0 if action is do_pass else cure if action.verb is do_spell else cure + 0.5


def weigh_ward(c: Campaign, step: Protect | Ward, action: Action) -> float:
    """Whether harm from afar is worth an answer."""
    s, zone = c.s, step.zone
    here = s.units[zone] if zone < TERRITORIES else sum(s.ship_units[p - FIRST_SHIP] for p in ships_struck(step))
    if action is do_pass:
        return 0.0
    if action.verb is do_cast:
        return (3.0 if action.arg == LONG_BOAT else 1.5) if here >= 4 else -2.0
    return 2.0 if here >= 3 else -1.0


def ships_struck(step: Protect | Ward) -> tuple[int, ...]:
    return tuple(place for place in step.places if place >= FIRST_SHIP) if isinstance(step, Ward) else ()


def weigh_escape(c: Campaign, step: Escape | RaiseBanner, action: Action) -> float:
    """Whether to leave a battle that is as good as lost."""
    return 0.0 if action is do_pass else 2.0 if chance_of_attackers(c.s, c.s.current_fight()) > LOST else -3.0


def weigh_losses(c: Campaign, step: Losses, action: Action) -> float:
    """Plain units first, decoys next, the King last."""
    if action is do_lose_units:
        return 6.0
    if action.verb is do_lose:
        return expendable(action.arg)
    if action.verb is do_lose_companion:
        return 5.0 if action.arg in (PILGRIM, IVAR) else 3.0
    return 0.0


def expendable(piece: int) -> float:
    if piece == KING:
        return -6.0
    if piece <= WIZARD_3:
        return -2.0
    if is_dragonlord(piece):
        return -3.5
    return 3.0 if DECOY_1 <= piece < COUNTERS else 0.0
