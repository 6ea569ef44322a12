"""The Wastelands: when to set out, which way to go, what to buy there, and what to choose."""

from __future__ import annotations

from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.mind.scrolls import weigh_any_time
from meadhall.games.dragon_lords.rules.peoples.commanders import heir_of
from meadhall.games.dragon_lords.rules.wastes.companions import Dismiss
from meadhall.games.dragon_lords.rules.wastes.quest_phase import QuestPhase
from meadhall.games.dragon_lords.rules.wastes.quests import ChooseWay, Heed
from meadhall.games.dragon_lords.rules.wastes.spaces import AskOracle, VisitDen, VisitVillage
from meadhall.games.dragon_lords.rules.wastes.wastelands import GATE_SPACE, Destination, Enlist, Journey
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY
from meadhall.games.dragon_lords.words import (
    BLESSED,
    CURSED,
    DRAGON_ORB,
    ELIXIR,
    FIRST_SPACE,
    IVAR,
    PARTY,
    PICKAXE,
    PILGRIM,
    POTION,
    RAINBOW_ROAD,
    TERRITORIES,
    TOOLS,
    TORCH,
    WAY,
    do_buy,
    do_buy_tool,
    do_crown,
    do_done,
    do_fetch,
    do_keep,
    do_learn,
    do_leave,
    do_prophesy,
    do_reroll,
    do_set_out,
    do_store,
    do_wander,
)
from meadhall.kernel.action import Action

HEIR = 2.5
"""So much more the Wastelands tempt a people that lacks a King: an heir may wait in a village."""
GOOD_PARTY = 5
"""So many units can face most of what they meet."""

WAYS = {
    "gain-mana": 1.5, "gain-gold": 1.2, "gain-units": 1.3, "gain-spells": 1.0, "gain-scrolls": 1.6,
    "gain-treasures": 2.5, "gain-prophecies": 0.6, "gain-companions": 1.0, "gain-tools": 1.0, "pay-mana": 0.0,
    "pay-gold": 0.3, "pay-units": -1.0, "pay-tools": -0.3, "fight": -0.5, "dare": 0.5, "decline": 0.0,
    "see-the-way": 1.0, "see-scrolls": -1.0,
}  # fmt: skip
WAY_WEIGHTS = tuple(WAYS[word] for word in WAY.words)


def has_orb(s: World, people: int) -> bool:
    return s.tools[people * TOOLS + DRAGON_ORB] > 0


def wants_orb(s: World, people: int) -> bool:
    """Whether a DragonOrb is still of use, and can be paid."""
    if has_orb(s, people) or s.dragonlords(people):
        return False
    return s.mana[people] >= s.table.tool_parts[DRAGON_ORB].mana


# --- setting out, and coming home -----------------------------------------------------------------


def weigh_quest_phase(c: Campaign, step: QuestPhase, options: list[Action]) -> list[float]:
    weights: list[float] = []
    for action in options:
        verb = action.verb
        if action is do_done:
            weights.append(0.0)
        elif action is do_wander:
            weights.append(1.0)
        elif verb is do_set_out:
            weights.append(weigh_set_out(c, action.arg))
        elif verb is do_leave:
            weights.append(weigh_leaving(c, action.arg))
        elif verb is do_crown:
            weights.append(6.0)
        elif verb is do_prophesy:
            weights.append(-0.5 if action.arg == RAINBOW_ROAD and not has_orb(c.s, c.people) else 3.0)
        else:
            weights.append(weigh_any_time(c, action))
    return weights


def weigh_set_out(c: Campaign, space: int) -> float:
    """Only whom the war does not need; a Wizard and mana make a party strong."""
    s = c.s
    doors = c.s.table.portals if space == GATE_SPACE else s.table.entrances[space]
    free, wizard = 0, False
    for land in s.lands_of(c.people):
        if doors >> land & 1:
            free = max(free, c.surplus(land))
            wizard = wizard or bool(s.wizards_at(c.people, land))
    if free < GOOD_PARTY:
        return -5.0
    value = -3.5 + 0.2 * min(free, 10) + 0.4 * s.mana[c.people] + (1.2 if wizard else 0.0) + c.style.quests
    if c.lacks_king():
        value += HEIR
    return value - (1.5 if s.dragonlords(c.people) else 0.0)


def weigh_leaving(c: Campaign, land: int) -> float:
    """A party that is too weak goes home; one that can take what lies before it does."""
    s = c.s
    units = s.party_units[c.people]
    if s.owner[land] in (c.people, NOBODY):
        weak = units < 3 or ((bool(s.dragonlords(c.people)) or treasures(c)) and not c.lacks_king())
        return 2.0 - c.style.quests * 0.3 if weak else -0.5
    return min(c.prospect(units, land) - 0.5, 4.0)


def treasures(c: Campaign) -> bool:
    """Whether the party bears treasures that are wanted at home."""
    s = c.s
    return any(at == PARTY for at in s.place[c.people][10:])


def weigh_enlist(c: Campaign, step: Enlist, options: list[Action]) -> list[float]:
    return [0.3 * min(c.surplus(action.arg), 6) for action in options]


# --- on the way -----------------------------------------------------------------------------------


def space_value(c: Campaign, space: int) -> float:
    """What a space promises to a party that ends its move there."""
    s, people = c.s, c.people
    kind = s.table.space_kind[space]
    units, mana = s.party_units[people], s.mana[people]
    wizard = bool(s.wizards_at(people, PARTY))
    if kind == "lair":
        if has_orb(s, people) and not s.dragonlords(people):
            return 7.0
        return 1.5 if units >= GOOD_PARTY and wizard and mana >= 2 else -4.0
    if kind == "den":
        return 5.0 if wants_orb(s, people) else 0.3
    if kind == "shrine":
        return 1.4 if mana < 5 else 0.2
    if kind == "oracle":
        return 0.9
    if kind == "village":
        if c.lacks_king():
            return 3.0
        return 0.8 if units >= GOOD_PARTY else 1.6
    if kind == "quest":
        return 1.0 if units >= 4 else -0.8
    return 0.2


def weigh_journey(c: Campaign, step: Journey, options: list[Action]) -> list[float]:
    costs = step.costs(c.s)
    weights: list[float] = []
    for action in options:
        if action.verb is do_prophesy:
            weights.append(-1.0)
        else:
            space = action.arg - FIRST_SPACE
            weights.append(weigh_space(c, space) - 0.8 * costs.get(space, 0))
    return weights


def weigh_space(c: Campaign, space: int) -> float:
    """What is there, what comes nearer, and whom the party meets."""
    s, people = c.s, c.people
    value = space_value(c, space)
    goal = "lair" if has_orb(s, people) else "den" if wants_orb(s, people) else ""
    if not goal and (s.party_units[people] < 4 or c.lacks_king()):
        goal = "village"
    if goal:
        value -= 0.5 * min(c.geo.trail[space][one] for one, kind in enumerate(s.table.space_kind) if kind == goal)
    for rival in s.peoples:
        if s.party_at[rival] == space and s.hostile(people, rival) and not s.table.shrines >> space & 1:
            value += 0.8 * (s.party_units[people] - s.party_units[rival]) - 0.5
    return value


def weigh_destination(c: Campaign, step: Destination, options: list[Action]) -> list[float]:
    return [
        weigh_space(c, action.arg - FIRST_SPACE) if action.arg >= TERRITORIES else weigh_leaving(c, action.arg) - 2.0
        for action in options
    ]


# --- in the spaces --------------------------------------------------------------------------------


def weigh_village(c: Campaign, step: VisitVillage, options: list[Action]) -> list[float]:
    s = c.s
    tools = s.tools[c.people * TOOLS : (c.people + 1) * TOOLS]
    room = s.table.parts.limits.party - s.party_units[c.people]
    weights: list[float] = []
    for action in options:
        verb = action.verb
        if verb is do_buy_tool:
            lacking = action.arg in (TORCH, PICKAXE) and not tools[action.arg]
            weights.append(1.5 if lacking else -2.0)
        elif verb is do_buy:
            count = action.arg + 1
            weak = s.party_units[c.people] < GOOD_PARTY
            weights.append(1.0 + 0.3 * count if count <= room and weak else -2.0 - 0.2 * count)
        elif verb is do_fetch:
            weights.append(1.0)
        elif verb is do_store:
            weights.append(-3.0)
        elif verb is do_leave:
            weights.append(weigh_leaving(c, action.arg))
        else:
            weights.append(0.0)
    return weights


def weigh_den(c: Campaign, step: VisitDen, options: list[Action]) -> list[float]:
    s = c.s
    rich = s.gold_of(c.people) >= 6
    tools = s.tools[c.people * TOOLS : (c.people + 1) * TOOLS]
    weights: list[float] = []
    for action in options:
        if action is do_done:
            weights.append(0.0)
        elif action.verb is do_prophesy:
            weights.append(5.0)
        elif action.arg == DRAGON_ORB:
            weights.append(6.0 if not has_orb(s, c.people) and not s.dragonlords(c.people) else -3.0)
        elif tools[action.arg]:
            weights.append(-2.0)
        else:
            weights.append(0.5 if rich and action.arg in (POTION, ELIXIR) else -1.0)
    return weights


def weigh_oracle(c: Campaign, step: AskOracle, options: list[Action]) -> list[float]:
    return [(0.8 if c.s.mana[c.people] >= 2 and not wants_orb(c.s, c.people) else -1.0) if action is do_learn else 0.0
            for action in options]  # fmt: skip


# --- cards ----------------------------------------------------------------------------------------


def weigh_heed(c: Campaign, step: Heed, options: list[Action]) -> list[float]:
    weights: list[float] = []
    for action in options:
        if action is do_keep:
            weights.append(0.0)
        elif action is do_reroll:
            weights.append(-4.0 if step.face == BLESSED else 3.0 if step.face == CURSED else 0.5)
        else:
            weights.append(2.0 if step.face == CURSED else 0.5)
    return weights


def weigh_ways(c: Campaign, step: ChooseWay, options: list[Action]) -> list[float]:
    return [WAY_WEIGHTS[action.arg] for action in options]


DULL = {PILGRIM: 2.0, IVAR: 1.5}


def weigh_dismissal(c: Campaign, step: Dismiss, options: list[Action]) -> list[float]:
    """The weakest leaves."""
    parts = c.s.table.companion_parts
    heir = heir_of(c.s, c.people) if c.lacks_king() else NOBODY
    return [DULL.get(action.arg, -9.0 if action.arg == heir else 0.0) - 0.3 * parts[action.arg].attack
            for action in options]  # fmt: skip
