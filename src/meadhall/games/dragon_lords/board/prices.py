"""What an option costs, and what its people has of that: for the words on it, and for why it cannot be done."""

from __future__ import annotations

from typing import Literal, NamedTuple

from meadhall.games.dragon_lords.rules.common.gold import treasuries
from meadhall.games.dragon_lords.rules.common.pieces import is_dragonlord, is_wizard
from meadhall.games.dragon_lords.rules.course import purchase
from meadhall.games.dragon_lords.rules.course.purchase import Purchase
from meadhall.games.dragon_lords.rules.course.reinforcement import Reinforce
from meadhall.games.dragon_lords.rules.war import healing
from meadhall.games.dragon_lords.rules.wastes import tools
from meadhall.games.dragon_lords.rules.wastes.quest_rewards import Trade
from meadhall.games.dragon_lords.rules.wastes.spaces import AskOracle, VisitDen, VisitVillage, unit_price
from meadhall.games.dragon_lords.rules.wastes.wastelands import Journey
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    DRAGON_ORB,
    FIRST_SPACE,
    TELEPORT,
    do_buy,
    do_buy_ship,
    do_buy_tool,
    do_escape,
    do_learn,
    do_redeem,
    do_spell,
    do_teleport,
    do_to,
)
from meadhall.kernel.action import Action


class Price(NamedTuple):
    good: Literal["gold", "mana"]
    costs: int
    has: int


def price_of(s: DragonLordsState, action: Action) -> Price | None:
    """What an answer to the present question costs; None if it has no price."""
    step = s.agenda[-1]
    people: int = getattr(step, "people", s.active)
    gold = gold_price(s, people, action)
    if gold is not None:
        return Price("gold", gold, s.gold_of(people))
    mana = mana_price(s, people, action)
    return None if mana is None else Price("mana", mana, s.mana[people])


def gold_price(s: DragonLordsState, people: int, action: Action) -> int | None:
    step = s.agenda[-1]
    if action.verb is do_buy and isinstance(step, VisitVillage):
        return unit_price(s, people, action.arg + 1)
    if action.verb is do_buy and isinstance(step, Purchase):
        return purchase.price(s, people, action.arg + 1)
    if action is do_buy_ship and isinstance(step, Purchase):
        return s.facts.parts.prices.ship
    if action.verb is do_buy_tool and action.arg != DRAGON_ORB:
        if isinstance(step, VisitDen):
            return tools.price(s, action.arg, *step.discount(s))
        if isinstance(step, VisitVillage | Trade):
            return tools.price(s, action.arg, step.markup if isinstance(step, Trade) else 0)
    return None


def mana_price(s: DragonLordsState, people: int, action: Action) -> int | None:
    step = s.agenda[-1]
    if action.verb is do_spell:
        return spell_price(s, people, *action.args)
    if action.verb in (do_teleport, do_escape) and not is_dragonlord(action.arg):
        return spell_price(s, people, action.arg, TELEPORT) if is_wizard(action.arg) else None
    if action is do_redeem and isinstance(step, Reinforce):
        return s.facts.parts.prices.scroll
    if action is do_learn and isinstance(step, AskOracle):
        return step.price(s)
    if action.verb is do_buy_tool and action.arg == DRAGON_ORB and isinstance(step, VisitDen):
        return step.orb_price(s)
    if action.verb is do_to and action.arg >= FIRST_SPACE and isinstance(step, Journey):
        return journey_price(s, step, action.arg - FIRST_SPACE)
    return None


def spell_price(s: DragonLordsState, people: int, wizard: int, spell: int) -> int:
    if s.fight is not None and healing.is_free(s, s.fight, people, wizard):
        return 0
    return healing.mana_cost(s, people, spell, s.where(people, wizard))


def journey_price(s: DragonLordsState, step: Journey, space: int) -> int | None:
    """The mana that brings a party so far, had it all that can be stored; None if even that would not."""
    rich = s.copy()
    rich.mana[step.people] = s.facts.parts.limits.mana
    return step.costs(rich).get(space)


def missing(s: DragonLordsState, seat: int, action: Action) -> Price | None:
    """The price for want of which an action is refused: who had so much would not be refused by the same rule."""
    price, rule = price_of(s, action), s.why_not(action, seat)
    if price is None or rule is None or price.costs <= price.has:
        return None
    able = s.copy()
    able._options = None
    people: int = getattr(s.agenda[-1], "people", s.active)
    if price.good == "mana":
        able.mana[people] = price.costs
    else:
        for kingdom in treasuries(s, people)[:1]:
            able.gold[kingdom] += price.costs - price.has
    then = able.why_not(action, seat)
    return price if then is None or then.id != rule.id else None
