"""Magic outside of battles: scrolls and spells that can be used at any time of the own turn, and their targets."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOWHERE, is_kingdom
from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.rules.course.income import Brew
from meadhall.games.dragon_lords.rules.peoples.commanders import Odronir
from meadhall.games.dragon_lords.rules.sea.sea_magic import Aim, Repel
from meadhall.games.dragon_lords.rules.sorcery.magic import Collapse, Hatch, Host, Launch, Summon
from meadhall.games.dragon_lords.words import (
    ALCHEMIST,
    COMBAT,
    EINHERJAR,
    HREIDMAR_FORGE,
    LONG_BOAT,
    ODRONIR,
    SHIPS,
    SUMMON_KRAKEN,
    TERRITORIES,
    UTGARD_BROOD,
    WIZARD_1,
    WIZARD_3,
    do_cast,
    do_pass,
    do_spell,
    do_strike,
    do_strike_ship,
    do_to,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has

HEROES = 5
"""How many units Einherjar brings."""
CREW = 4
"""How many units a ship must carry to be worth a scroll of the sea."""


def weigh_any_time(c: Campaign, action: Action) -> float:
    s = c.s
    if action.verb is do_cast:
        scroll = action.arg
        if scroll == EINHERJAR:
            return weigh_heroes(c)
        if scroll == ODRONIR:
            return 1.5
        if scroll == LONG_BOAT:
            return 1.0 if not s.ships_of(c.people) else -3.0
        return -4.0
    if action.verb is do_spell:
        spell = action.args[1]
        if spell == HREIDMAR_FORGE:
            return 1.5
        if spell == UTGARD_BROOD:
            return 0.8 if s.phase == COMBAT else -2.0
        return -4.0
    return -1.0


def weigh_heroes(c: Campaign) -> float:
    """Einherjar are for an attack on a Kingdom that would fail without them; else they are kept for defence."""
    if c.s.phase != COMBAT:
        return -4.0
    best = max((help_against(c, home, HEROES) for home in c.geo.kingdoms if has(c.enemies, home)), default=0.0)
    return 4.0 + 0.4 * min(best, 10.0) if best > 5.0 else -4.0


def help_against(c: Campaign, home: int, units: int) -> float:
    """How much more an attack on a Kingdom promises with more units."""
    force = c.attackers_beside(home)
    if force < 1 or c.odds(force + units, home)[0] < 0.6:
        return 0.0
    return c.prospect(force + units, home, 0) - c.prospect(force, home, 0)


def weigh_host(c: Campaign, step: Host, action: Action) -> float:
    return 1.0 * action.arg


def weigh_summon(c: Campaign, step: Summon | Hatch, action: Action) -> float:
    """New units appear where a battle is fought, where a Kingdom lacks defenders, or next to the aim."""
    s = c.s
    aim = c.aim()
    zone = action.arg
    if s.fight is not None and zone == s.fight.zone:
        return 8.0
    if zone >= TERRITORIES:
        return -3.0
    value = 0.1 * min(s.units[zone], 15)
    if aim != NOWHERE:
        value -= c.ways[zone][aim]
    if is_kingdom(zone) and c.to_keep(zone) > s.units[zone]:
        value += 4.0
    return value


def weigh_launch(c: Campaign, step: Launch, action: Action) -> float:
    aim = c.aim()
    return -c.ways[action.arg][aim] if aim != NOWHERE and action.arg < TERRITORIES else -3.0


def weigh_collapse(c: Campaign, step: Collapse, action: Action) -> float:
    """A portal that enemies hold is closed."""
    return 1.0 if action.arg < TERRITORIES and has(c.enemies, action.arg) else 0.0


def weigh_odronir(c: Campaign, step: Odronir, action: Action) -> float:
    """A second Wizard where there are many units, else a spell for the one there is."""
    s = c.s
    wizards = sum(at >= 0 for at in s.place[c.people][WIZARD_1 : WIZARD_3 + 1])
    if action.verb is do_to:
        safe = 0.1 * min(s.units[action.arg], 15) if action.arg < TERRITORIES else -1.0
        return safe + (1.5 if wizards < 2 else 0.0)
    return 1.5


def weigh_brew(c: Campaign, step: Brew, action: Action) -> float:
    """Mana becomes gold only where it would be wasted."""
    if action.verb is do_spell:
        full = c.s.mana[c.people] >= c.s.facts.parts.limits.mana
        return 1.0 if action.args[1] == ALCHEMIST and full else -1.0
    return 0.0 if action.verb.key == "done" else 3.0


# --- the sea --------------------------------------------------------------------------------------


def weigh_deep(c: Campaign, scroll: int) -> float:
    """The Kraken and the Sirens against large crews."""
    s = c.s
    most = max((s.ship_units[ship] for ship in range(SHIPS)
                if s.ship_at[ship] >= TERRITORIES and s.hostile(c.people, s.ship_owner[ship])), default=0)  # fmt: skip
    return 2.0 + 0.3 * most if most >= CREW and scroll == SUMMON_KRAKEN else -3.0


def weigh_sea_target(c: Campaign, step: Aim, action: Action) -> float:
    s = c.s
    if action.verb is do_strike_ship:
        return 0.5 * s.ship_units[action.arg]
    if action.verb is do_strike:
        return 0.1 * s.units[action.arg] + (1.0 if is_kingdom(action.arg) else 0.0)
    return 0.0


def weigh_repel(c: Campaign, step: Repel, action: Action) -> float:
    crew = c.s.ship_units[step.ship]
    return 0.0 if action is do_pass else 1.5 + 0.3 * crew if crew >= CREW else -2.0
