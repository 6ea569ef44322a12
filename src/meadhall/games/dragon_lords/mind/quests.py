"""The Wastelands: when to set out, which way to go, what to buy there, and what to choose."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.mind.scrolls import weigh_any_time
from meadhall.games.dragon_lords.rules.peoples.commanders import heir_of
from meadhall.games.dragon_lords.rules.wastes import tools
from meadhall.games.dragon_lords.rules.wastes.companions import Dismiss
from meadhall.games.dragon_lords.rules.wastes.quest_choices import ChooseWay
from meadhall.games.dragon_lords.rules.wastes.quest_phase import QuestPhase
from meadhall.games.dragon_lords.rules.wastes.quests import Heed
from meadhall.games.dragon_lords.rules.wastes.spaces import AskOracle, VisitDen, VisitVillage
from meadhall.games.dragon_lords.rules.wastes.wastelands import GATE_SPACE, Destination, Enlist, Journey
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    BLESSED,
    CURSED,
    DRAGON_ORB,
    ELIXIR,
    FIRST_BEARER,
    FIRST_SPACE,
    IVAR,
    PARTY,
    PICKAXE,
    PILGRIM,
    POTION,
    RAINBOW_ROAD,
    TERRITORIES,
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
from meadhall.kernel.sets import has

HEIR = 2.5
"""How much more a people without a King wants to enter the Wastelands, where it may find an heir."""
GOOD_PARTY = 5
"""How many units can face most dangers."""

WAYS = {
    "gain-mana": 1.5, "gain-gold": 1.2, "gain-units": 1.3, "gain-spells": 1.0, "gain-scrolls": 1.6,
    "gain-treasures": 2.5, "gain-prophecies": 0.6, "gain-companions": 1.0, "gain-tools": 1.0, "pay-mana": 0.0,
    "pay-gold": 0.3, "pay-units": -1.0, "pay-tools": -0.3, "fight": -0.5, "dare": 0.5, "decline": 0.0,
    "see-the-way": 1.0, "see-scrolls": -1.0,
}  # fmt: skip
WAY_WEIGHTS = tuple(WAYS[word] for word in WAY.words)


def has_orb(s: DragonLordsState, people: int) -> bool:
    return tools.carried(s, people, DRAGON_ORB) > 0


def wants_orb(s: DragonLordsState, people: int) -> bool:
    """Whether a DragonOrb is still of use, and can be paid."""
    if has_orb(s, people) or s.dragonlords(people):
        return False
    return s.mana[people] >= s.facts.tool_parts[DRAGON_ORB].mana


# --- setting out, and coming home -----------------------------------------------------------------


def weigh_quest_phase(c: Campaign, step: QuestPhase, action: Action) -> float:
    verb = action.verb
    if action is do_done:
        return 0.0
    if action is do_wander:
        return 1.0
    if verb is do_set_out:
        return weigh_set_out(c, action.arg)
    if verb is do_leave:
        return weigh_leaving(c, action.arg)
    if verb is do_crown:
        return 6.0
    if verb is do_prophesy:
        return -0.5 if action.arg == RAINBOW_ROAD and not has_orb(c.s, c.people) else 3.0
    return weigh_any_time(c, action)


def weigh_set_out(c: Campaign, space: int) -> float:
    """A party sets out only with units that the war does not need. A Wizard and mana make it strong."""
    s = c.s
    doors = c.s.facts.portals if space == GATE_SPACE else s.facts.entrances[space]
    free, wizard = 0, False
    for land in s.lands_of(c.people):
        if has(doors, land):
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
        weak = units < 3 or ((bool(s.dragonlords(c.people)) or bears_treasures(c)) and not c.lacks_king())
        return 2.0 - c.style.quests * 0.3 if weak else -0.5
    return min(c.prospect(units, land) - 0.5, 4.0)


def bears_treasures(c: Campaign) -> bool:
    """Whether the party bears treasures that are wanted at home."""
    s = c.s
    return PARTY in s.place[c.people][FIRST_BEARER:]


def weigh_enlist(c: Campaign, step: Enlist, action: Action) -> float:
    return 0.3 * min(c.surplus(action.arg), 6)


# --- on the way -----------------------------------------------------------------------------------


def space_value(c: Campaign, space: int) -> float:
    """What a space promises to a party that ends its move there."""
    s, people = c.s, c.people
    kind = s.facts.space_kind[space]
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
    """What is on a space, how near it is to where the party wants to go, and whom it meets there."""
    s, people = c.s, c.people
    value = space_value(c, space)
    goal = "lair" if has_orb(s, people) else "den" if wants_orb(s, people) else ""
    if not goal and (s.party_units[people] < 4 or c.lacks_king()):
        goal = "village"
    if goal:
        value -= 0.5 * min(c.geo.trail[space][one] for one, kind in enumerate(s.facts.space_kind) if kind == goal)
    for rival in s.peoples:
        if s.party_at[rival] == space and s.hostile(people, rival) and not has(s.facts.shrines, space):
            value += 0.8 * (s.party_units[people] - s.party_units[rival]) - 0.5
    return value


def weigh_destination(c: Campaign, step: Destination, action: Action) -> float:
    return weigh_space(c, action.arg - FIRST_SPACE) if action.arg >= TERRITORIES else weigh_leaving(c, action.arg) - 2.0


# --- in the spaces --------------------------------------------------------------------------------


def weigh_village(c: Campaign, step: VisitVillage, action: Action) -> float:
    s = c.s
    room = s.facts.parts.limits.party - s.party_units[c.people]
    verb = action.verb
    if verb is do_buy_tool:
        lacking = action.arg in (TORCH, PICKAXE) and not tools.carried(s, c.people, action.arg)
        return 1.5 if lacking else -2.0
    if verb is do_buy:
        count = action.arg + 1
        weak = s.party_units[c.people] < GOOD_PARTY
        return 1.0 + 0.3 * count if count <= room and weak else -2.0 - 0.2 * count
    if verb is do_fetch:
        return 1.0
    if verb is do_store:
        return -3.0
    if verb is do_leave:
        return weigh_leaving(c, action.arg)
    return 0.0


def weigh_den(c: Campaign, step: VisitDen, action: Action) -> float:
    s = c.s
    rich = s.gold_of(c.people) >= 6
    if action is do_done:
        return 0.0
    if action.verb is do_prophesy:
        return 5.0
    if action.arg == DRAGON_ORB:
        return 6.0 if not has_orb(s, c.people) and not s.dragonlords(c.people) else -3.0
    if tools.carried(s, c.people, action.arg):
        return -2.0
    return 0.5 if rich and action.arg in (POTION, ELIXIR) else -1.0


def weigh_oracle(c: Campaign, step: AskOracle, action: Action) -> float:
    return (0.8 if c.s.mana[c.people] >= 2 and not wants_orb(c.s, c.people) else -1.0) if action is do_learn else 0.0


# --- cards ----------------------------------------------------------------------------------------


def weigh_heed(c: Campaign, step: Heed, action: Action) -> float:
    if action is do_keep:
        return 0.0
    if action is do_reroll:
        return -4.0 if step.face == BLESSED else 3.0 if step.face == CURSED else 0.5
    return 2.0 if step.face == CURSED else 0.5


def weigh_ways(c: Campaign, step: ChooseWay, action: Action) -> float:
    return WAY_WEIGHTS[action.arg]


DULL = {PILGRIM: 2.0, IVAR: 1.5}


def weigh_dismissal(c: Campaign, step: Dismiss, action: Action) -> float:
    """The weakest companion leaves, never an heir who is needed."""
    parts = c.s.facts.companion_parts
    heir = heir_of(c.s, c.people) if c.lacks_king() else NOBODY
    return DULL.get(action.arg, -9.0 if action.arg == heir else 0.0) - 0.3 * parts[action.arg].attack
