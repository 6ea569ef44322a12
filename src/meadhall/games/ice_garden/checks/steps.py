"""The steps of the agenda: what each takes for granted is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.ice_garden.checks.common import demand
from meadhall.games.ice_garden.facts import ATTACK_PRICE, CLOSED, SHIFT_STEPS
from meadhall.games.ice_garden.rules import (
    activation,
    advanced,
    domination,
    goals,
    initiative,
    making,
    planning,
    solo,
    start_of_round,
)
from meadhall.games.ice_garden.rules.combat import attack_by_region
from meadhall.games.ice_garden.rules.voracious_mountain import Carry, pieces_at
from meadhall.games.ice_garden.state import NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    CALLO,
    CHARACTER,
    DRAKKAR,
    ENLIGHTENED,
    FAUN,
    FJOLLSFINN,
    FREIHOFF,
    GOLD,
    MUSICIAN,
    NIGHTMARE,
    PIPER,
    POPULATION,
    REGION,
    RESERVE,
    RESOURCE,
    STAGE,
    TORMENT,
    TOWER,
    VAN_DYKEN,
)
from meadhall.kernel.step import Step

SOLO: tuple[type[Step], ...] = (solo.NpcAction, solo.Roll)
EVICTIONS = (goals.Evict, goals.Evictions)
HARVESTS = (domination.Harvest, domination.Take)
RANKED = (domination.Yield, domination.Spoils, *HARVESTS)


def check_step(s: IceGardenState, step: Step, at: str) -> None:
    demand(s.facts.solo or not isinstance(step, SOLO), f"{at}.step", "belongs to the solo game (IG-15.4)")
    step_is_on_the_map(s, step, at)
    ability_is_its_owners(s, step, at)
    for kinds, field, holds, problem in NEEDS:
        if isinstance(step, kinds):
            demand(holds(s, step), f"{at}.{field}", problem)
    for kind, field, limits in LIMITS:
        if isinstance(step, kind):
            numbers, most = getattr(step, field), limits(s, step)
            within = len(numbers) == len(most) and all(0 <= n <= top for n, top in zip(numbers, most, strict=True))
            demand(within, f"{at}.{field}", f"must be {len(most)} numbers, at most {list(most)}")


def step_is_on_the_map(s: IceGardenState, step: Step, at: str) -> None:
    """Regions of steps have a tile, and nothing sets out for a locked one or leaves it."""
    for field in ("region", "origin", "goal", "here", "there", "low", "high"):
        region = getattr(step, field, None)
        if region is not None:
            name = REGION.words[region]
            demand(s.tiles[region] != CLOSED, f"{at}.{field}", f"{name} is closed (IG-2.8)")
            demand(field == "region" or not s.locked[region], f"{at}.{field}", f"{name} is locked (IG-12.25)")


def ability_is_its_owners(s: IceGardenState, step: Any, at: str) -> None:
    """Abilities belong to a character, and their unit stands there."""
    owner = OWNERS.get(step.ability if isinstance(step, domination.UseAbility) else type(step))
    if owner is not None:
        character, level = owner
        plays = s.character[step.seat] == character
        demand(plays, f"{at}.seat", f"does not play {CHARACTER.words[character]} (IG-11.9)")
        stands = s.units_at(step.seat, level, step.region)
        demand(stands, f"{at}.region", "nothing can be used there (IG-11.9)")


OWNERS: dict[int | type[Step], tuple[int, int]] = {
    TORMENT: (CALLO, NIGHTMARE),
    PIPER: (VAN_DYKEN, MUSICIAN),
    TOWER: (FREIHOFF, ENLIGHTENED),
    RESERVE: (VAN_DYKEN, MUSICIAN),
    domination.Recruit: (FJOLLSFINN, DRAKKAR),
    domination.Pillage: (FREIHOFF, ENLIGHTENED),
    domination.Enchant: (CALLO, FAUN),
}
"""By ability, or by the step that asks for its use: the character and the level of the unit that have it."""
USABLE: dict[int, Callable[[IceGardenState, Any], bool]] = {
    TORMENT: lambda s, step: goals.can_torment(s, step.region),
    PIPER: lambda s, step: s.bank[POPULATION] > 0,
    TOWER: lambda s, step: goals.can_build_tower(s, step.region, step.seat),
    RESERVE: lambda s, step: goals.can_carry_reserves(s, step.region, step.seat),
}

Steps = type[Step] | tuple[type[Step], ...]
NEEDS: tuple[tuple[Steps, str, Callable[[IceGardenState, Any], object], str], ...] = (
    (planning.Plan, "seat", lambda s, step: s.actions[step.seat], "has no action marker left (IG-5.1)"),
    (initiative.Advance, "seat", lambda s, step: s.helm[step.seat] < s.facts.helms,
     "is at the end of the track (IG-4.2)"),
    (start_of_round.Settle, "left", lambda s, step: 1 <= step.left <= 2 and s.stock[step.seat],
     "at most two markers are added, from the stock (IG-3.3)"),
    (advanced.LayVukoTile, "step", lambda s, step: s.facts.with_vuko_tiles and len(s.vuko_tiles) < len(STAGE),
     "no Vuko tile is to be laid (IG-14.2)"),
    (making.Shift, "left", lambda s, step: 1 <= step.left <= SHIFT_STEPS, f"goes from 1 to {SHIFT_STEPS} (IG-7.4)"),
    (making.Appear, "left", lambda s, step: 1 <= step.left <= s.off_map(step.seat, step.level),
     "there are fewer units left (IG-7.20)"),
    (EVICTIONS, "region", lambda s, step: s.locked[step.region], "is not locked (IG-12.17)"),
    (EVICTIONS, "left", lambda s, step: step.left <= s.markers_at(step.seat, step.region),
     "fewer markers are there (IG-12.17)"),
    (activation.Attack, "seat", lambda s, step: s.has(step.seat, GOLD) >= ATTACK_PRICE,
     f"an attack costs {ATTACK_PRICE} gold (IG-9.11)"),
    (activation.Spy, "seat", lambda s, step: s.character[step.seat] == FREIHOFF, "does not play freihoff (IG-9.1)"),
    (activation.Cross, "seat", lambda s, step: s.character[step.seat] == FJOLLSFINN,
     "does not play fjollsfinn (IG-9.1)"),
    (solo.Wander, "figure", lambda s, step: s.places(solo.NPC)[step.figure] != NOWHERE,
     "is not on the map (IG-15.28)"),
    (domination.UseAbility, "region", lambda s, step: USABLE[step.ability](s, step),
     "nothing can be used there (IG-11.9)"),
    (RANKED, "ranked", lambda s, step: len(set(step.ranked)) == len(step.ranked), "names somebody twice (IG-11.6)"),
    (domination.Spoils, "ranked", lambda s, step: step.ranked, "names nobody (IG-11.6)"),
    (HARVESTS, "taken", lambda s, step: step.taken in range(1 << len(RESOURCE)),
     f"is a set of {len(RESOURCE)} resources (IG-11.22)"),
    (domination.Take, "rank", lambda s, step: step.ranked[step.rank : step.rank + 1] == (step.seat,),
     "is not that of the seat that is asked (IG-11.22)"),
)  # fmt: skip
"""What steps need: the steps, the field that is wrong without it, what must hold, and the problem in words."""

LIMITS: tuple[tuple[type[Step], str, Callable[[IceGardenState, Any], tuple[int, ...]]], ...] = (
    (Carry, "ready", lambda s, step: step.ready[: step.piece] + pieces_at(s, step.seat, step.origin)[step.piece :]),
    (activation.Cross, "from_here", lambda s, step: pieces_at(s, step.seat, step.here)),
    (activation.Cross, "from_there", lambda s, step: pieces_at(s, step.seat, step.there)),
    (activation.Speed, "left", lambda s, step: activation.steps_of_figures(s, step.seat)),
    (activation.Strike, "pool", lambda s, step: attack_by_region(s, step.seat)),
)
"""Rows of numbers in steps, and how large each number can be."""
