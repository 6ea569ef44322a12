"""Gold and new units: what to buy, where reinforcements go, where gold is safest, and transfers after the battles."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOWHERE, is_kingdom
from meadhall.games.dragon_lords.mind.campaign import ABROAD, Campaign
from meadhall.games.dragon_lords.mind.errands import leaves
from meadhall.games.dragon_lords.mind.scrolls import weigh_any_time
from meadhall.games.dragon_lords.mind.war import WORTH_GOING, use_of_going
from meadhall.games.dragon_lords.rules.common.gold import Deposit, Pay
from meadhall.games.dragon_lords.rules.common.pieces import is_dragonlord
from meadhall.games.dragon_lords.rules.course.purchase import Purchase
from meadhall.games.dragon_lords.rules.course.reinforcement import Reinforce
from meadhall.games.dragon_lords.rules.course.transfer import TransferPhase, WhereTo
from meadhall.games.dragon_lords.words import (
    FIRST_SEA,
    FIRST_SHIP,
    PARTY,
    PER_REALM,
    TERRITORIES,
    do_buy,
    do_buy_ship,
    do_depart,
    do_deposit,
    do_dock,
    do_done,
    do_order,
    do_place,
    do_redeem,
    do_teleport,
    do_transfer,
)
from meadhall.kernel.action import Action

AFLOAT = 2
"""How many ships a people wants whose aim lies overseas."""
PARTY_SIZE = 7
"""How many units a territory before a village needs to send a quest party."""
NEVER = -50.0
"""The weight of leaving the game: no bot does so."""
PROVISION = 4
"""How much gold a people keeps for its quest party."""


# --- buying ---------------------------------------------------------------------------------------


def weigh_purchase(c: Campaign, step: Purchase, options: list[Action]) -> list[float]:
    s = c.s
    most = sum(action.verb is do_buy for action in options)
    ship = do_buy_ship in options and wants_ship(c)
    wanted = most
    if s.party_units[c.people]:
        wanted = max(most - -(-PROVISION // s.facts.prices[c.people]), 0)
    weights: list[float] = []
    for action in options:
        if action.verb is do_buy:
            weights.append(3.0 - 1.5 * abs(action.arg + 1 - wanted) if wanted else -2.0 - 0.5 * action.arg)
        elif action is do_buy_ship:
            weights.append(5.0 if ship else -3.0)
        elif action.verb is do_order:
            weights.append(-7.0)
        elif action is do_depart:
            weights.append(NEVER)
        elif action is do_done:
            weights.append(0.0)
        else:
            weights.append(weigh_any_time(c, action))
    return weights


def wants_ship(c: Campaign) -> bool:
    """Whether the way to the aim leads over the sea, or islands lie vacant within reach, and ships are lacking."""
    s = c.s
    ships = s.bought_ships + sum(is_ready(c, ship) for ship in s.ships_of(c.people))
    if not ships and s.vacant() & s.facts.islands:
        return True
    aim = c.aim()
    if aim == NOWHERE or not c.overseas(aim):
        return False
    army = max((s.units[land] for land in s.lands_of(c.people)), default=0)
    return ships < (AFLOAT if army < 20 else AFLOAT + 1)


def is_ready(c: Campaign, ship: int) -> bool:
    """Whether a ship is manned, or there is somebody to man it."""
    at = c.s.ship_at[ship]
    return at >= TERRITORIES or c.s.units[at] > 2


# --- placing --------------------------------------------------------------------------------------


def weigh_reinforce(c: Campaign, step: Reinforce, options: list[Action]) -> list[float]:
    s = c.s
    spots: dict[int, tuple[float, int]] = {}
    units = s.surplus or s.bought
    weights: list[float] = []
    for action in options:
        if action.verb is do_place:
            land, count = action.args[0], action.args[1] + 1
            spot = spots.get(land)
            if spot is None:
                spot = spots[land] = place_value(c, land, units)
            weights.append(spot[0] - 1.2 * min(abs(count - spot[1]), 8))
        elif action.verb is do_dock:
            weights.append(-c.distance(action.arg))
        elif action is do_redeem:
            weights.append(weigh_redeem(c))
        elif action is do_done:
            weights.append(0.0)
        else:
            weights.append(weigh_any_time(c, action))
    return weights


def place_value(c: Campaign, land: int, units: int) -> tuple[float, int]:
    """How good it is to place units in a territory, and how many."""
    s = c.s
    if is_kingdom(land):
        lack = c.to_keep(land) - s.units[land]
        if lack > 0:
            return 16.0 + 0.3 * min(lack, 10), min(lack, units)
    if s.units[land] == 1 and strands_ship(c, land):
        return 13.5, 1
    if gathers_party(c, land):
        return 14.0, min(units, PARTY_SIZE - s.units[land])
    value = 12.0 + 0.03 * min(s.units[land], 20)
    far = c.distance(land)
    return value - 1.3 * min(far, ABROAD) - 0.1 * max(far - ABROAD, 0.0), units


def strands_ship(c: Campaign, land: int) -> bool:
    """Whether a ship lies here that nobody can man, though the way to the aim leads over the sea."""
    s, aim = c.s, c.aim()
    return aim != NOWHERE and any(s.ship_at[ship] == land for ship in s.ships_of(c.people)) and c.overseas(aim)


def gathers_party(c: Campaign, land: int) -> bool:
    """Whether a people that wants to enter the Wastelands gathers its party in this territory, before a village."""
    s = c.s
    if (c.style.quests < 1 and not c.lacks_king()) or s.facts.leads_to[land] == NOWHERE or s.units[land] >= PARTY_SIZE:
        return False
    return not s.party_units[c.people] and not s.dragonlords(c.people)


def weigh_redeem(c: Campaign) -> float:
    """Mana that would be wasted anyway buys a scroll."""
    s, people = c.s, c.people
    if c.style.quests >= 1 or s.party_units[people] or c.lacks_king():
        # The Witch Den takes mana for the Orb.
        return -1.0
    return 1.5 if s.mana[people] >= 4 else 0.4


# --- gold -----------------------------------------------------------------------------------------


def safety_of_gold(c: Campaign, kingdom: int) -> float:
    home = kingdom * PER_REALM
    return float(c.s.units[home] - c.to_keep(home)) + 0.1 * c.s.units[home]


def weigh_deposit(c: Campaign, step: Deposit, options: list[Action]) -> list[float]:
    safe = {kingdom: safety_of_gold(c, kingdom) for kingdom in {action.args[0] for action in options}}
    best = max(safe, key=lambda kingdom: safe[kingdom])
    return [
        (2.0 if action.args[0] == best else -1.0) - 1.2 * min(step.amount - action.args[1] - 1, 10)
        if action.verb is do_deposit
        else 0.0
        for action in options
    ]


def weigh_pay(c: Campaign, step: Pay, action: Action) -> float:
    return -0.3 * max(min(safety_of_gold(c, action.arg), 10.0), -10.0)


# --- transfers ------------------------------------------------------------------------------------


def weigh_transfers(c: Campaign, step: TransferPhase, action: Action) -> float:
    if action is do_done:
        return 0.0
    if action.verb is do_transfer:
        return weigh_origin(c, action.arg)
    if action.verb is do_teleport:
        return weigh_recall(c, action.arg)
    return weigh_any_time(c, action)


def weigh_origin(c: Campaign, origin: int) -> float:
    s = c.s
    if origin >= FIRST_SHIP:
        return 1.0 if origin < PARTY else -3.0
    free = c.surplus(origin)
    if free <= 0 and not leaves(c, origin):
        return -4.0
    use = 0.0
    for goal in c.geo.near[origin]:
        if s.owner[goal] in (c.people, -1):
            use = max(use, use_of_going(c, origin, goal))
    return 1.0 + 0.1 * use if use > WORTH_GOING else -2.5


def weigh_where_to(c: Campaign, step: WhereTo, action: Action) -> float:
    goal = action.arg
    if goal >= FIRST_SEA:
        return -3.0
    if step.origin >= TERRITORIES:
        return 0.05 * c.s.units[goal]
    return 2.0 * use_of_going(c, step.origin, goal)


def weigh_recall(c: Campaign, piece: int) -> float:
    """A DragonLord that stands with too few goes where it is safe; Wizards stay."""
    s = c.s
    if not is_dragonlord(piece):
        return -3.0
    at = s.place[c.people][piece]
    if at >= TERRITORIES or s.owner[at] != c.people:
        return 3.0
    army = max((s.units[land] for land in s.lands_of(c.people)), default=0)
    return 1.5 if s.units[at] < 4 and army >= 6 else -2.0
