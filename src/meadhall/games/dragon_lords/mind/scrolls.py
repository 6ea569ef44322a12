"""Magic outside of battles: scrolls and spells that can be used at any time of the own turn, and their targets."""

from __future__ import annotations

from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.rules.course.income import Brew
from meadhall.games.dragon_lords.rules.peoples.commanders import Odronir
from meadhall.games.dragon_lords.rules.sea.sea_magic import Aim, Repel
from meadhall.games.dragon_lords.rules.sorcery.magic import Collapse, Hatch, Host, Launch, Summon
from meadhall.games.dragon_lords.table import NOWHERE, is_kingdom
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
    do_cast,
    do_pass,
    do_spell,
    do_strike,
    do_strike_ship,
    do_to,
)
from meadhall.kernel.action import Action

HEROES = 5
"""How many units Einherjar brings."""
CREW = 4
"""A ship with fewer aboard is not worth a scroll of the sea."""


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
    """Einherjar are for the storm of a Kingdom that would fail without them; else they wait for a siege."""
    if c.s.phase != COMBAT:
        return -4.0
    best = max((help_against(c, home, HEROES) for home in c.geo.kingdoms if c.enemies >> home & 1), default=0.0)
    return 4.0 + 0.4 * min(best, 10.0) if best > 5.0 else -4.0


def help_against(c: Campaign, home: int, units: int) -> float:
    """How much more an attack on a Kingdom promises with more units."""
    force = c.beside(home)
    if force < 1 or c.odds(force + units, home)[0] < 0.6:
        return 0.0
    return c.prospect(force + units, home, 0) - c.prospect(force, home, 0)


def weigh_host(c: Campaign, step: Host, options: list[Action]) -> list[float]:
    return [1.0 * action.arg for action in options]


def weigh_summon(c: Campaign, step: Summon | Hatch, options: list[Action]) -> list[float]:
    """New units appear where a battle is fought, where a Kingdom lacks defenders, or next to the aim."""
    s = c.s
    aim = c.aim()
    weights: list[float] = []
    for action in options:
        zone = action.arg
        if s.fight is not None and zone == s.fight.zone:
            weights.append(8.0)
        elif zone >= TERRITORIES:
            weights.append(-3.0)
        else:
            value = 0.1 * min(s.units[zone], 15)
            if aim != NOWHERE:
                value -= c.way[zone][aim]
            if is_kingdom(zone) and c.keep(zone) > s.units[zone]:
                value += 4.0
            weights.append(value)
    return weights


def weigh_launch(c: Campaign, step: Launch, options: list[Action]) -> list[float]:
    aim = c.aim()
    return [-c.way[action.arg][aim] if aim != NOWHERE and action.arg < TERRITORIES else -3.0 for action in options]


def weigh_collapse(c: Campaign, step: Collapse, options: list[Action]) -> list[float]:
    """A portal that enemies hold."""
    return [1.0 if action.arg < TERRITORIES and c.enemies >> action.arg & 1 else 0.0 for action in options]


def weigh_odronir(c: Campaign, step: Odronir, options: list[Action]) -> list[float]:
    """A second Wizard where there are many units, else a spell for the one there is."""
    s = c.s
    wizards = sum(at >= 0 for at in s.place[c.people][1:4])
    weights: list[float] = []
    for action in options:
        if action.verb is do_to:
            safe = 0.1 * min(s.units[action.arg], 15) if action.arg < TERRITORIES else -1.0
            weights.append(safe + (1.5 if wizards < 2 else 0.0))
        else:
            weights.append(1.5)
    return weights


def weigh_brew(c: Campaign, step: Brew, options: list[Action]) -> list[float]:
    """Mana becomes gold only where it would be wasted."""
    weights: list[float] = []
    for action in options:
        if action.verb is do_spell:
            full = c.s.mana[c.people] >= c.s.table.parts.limits.mana
            weights.append(1.0 if action.args[1] == ALCHEMIST and full else -1.0)
        else:
            weights.append(0.0 if action.verb.key == "done" else 3.0)
    return weights


# --- the sea --------------------------------------------------------------------------------------


def weigh_deep(c: Campaign, scroll: int) -> float:
    """The Kraken and the Sirens against large crews."""
    s = c.s
    most = max((s.ship_units[ship] for ship in range(SHIPS)
                if s.ship_at[ship] >= TERRITORIES and s.hostile(c.people, s.ship_owner[ship])), default=0)  # fmt: skip
    return 2.0 + 0.3 * most if most >= CREW and scroll == SUMMON_KRAKEN else -3.0


def weigh_sea_target(c: Campaign, step: Aim, options: list[Action]) -> list[float]:
    s = c.s
    weights: list[float] = []
    for action in options:
        if action.verb is do_strike_ship:
            weights.append(0.5 * s.ship_units[action.arg])
        elif action.verb is do_strike:
            weights.append(0.1 * s.units[action.arg] + (1.0 if is_kingdom(action.arg) else 0.0))
        else:
            weights.append(0.0)
    return weights


def weigh_repel(c: Campaign, step: Repel, options: list[Action]) -> list[float]:
    crew = c.s.ship_units[step.ship]
    return [0.0 if action is do_pass else 1.5 + 0.3 * crew if crew >= CREW else -2.0 for action in options]
