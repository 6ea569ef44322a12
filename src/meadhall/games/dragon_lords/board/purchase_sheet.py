"""The sheet of buying: units and ships with plus and minus, what they cost, and what is left."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from meadhall.draw import pieces
from meadhall.draw.sheet import Drafted, Ghost, Part, Row, Sheet, Total, Value, notation
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.board.composing import Composer, numbers
from meadhall.games.dragon_lords.board.placing_sheet import enemies_beside, last_plan, near_enemies, told
from meadhall.games.dragon_lords.board.scribe import Scribe, letter
from meadhall.games.dragon_lords.facts import is_kingdom
from meadhall.games.dragon_lords.rules.common import gold
from meadhall.games.dragon_lords.rules.common.gold import Pay
from meadhall.games.dragon_lords.rules.course import purchase
from meadhall.games.dragon_lords.rules.course.reinforcement import unit_lands
from meadhall.games.dragon_lords.words import (
    COUNT,
    KINGDOM,
    ORDER,
    TERRITORY,
    do_buy,
    do_buy_ship,
    do_cast,
    do_done,
    do_order,
    do_pay,
    do_place,
    do_spell,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits

QUESTIONS = ("ask-purchase", "ask-orders", "ask-pay")
WARES = (do_buy, do_buy_ship.verb, do_pay)


class Basket(NamedTuple):
    """What is bought."""

    units: int = 0
    ships: int = 0
    purse: int = -1
    """The Kingdom that pays first; negative for the richest."""


class Buyer(Composer):
    def __init__(self, draft: Drafted, scribe: Scribe) -> None:
        super().__init__(draft, scribe, *QUESTIONS, from_the_first=True)
        buys = [action for action in self.move if action.verb is do_buy]
        paid = next((action.arg for action in self.move if action.verb is do_pay), -1)
        ships = sum(action is do_buy_ship for action in self.move)
        self.basket = Basket(sum(action.arg + 1 for action in buys), ships, paid)
        self.others = [action for action in self.move if action.verb not in WARES and action is not do_done]
        self.wealth = self.start.gold_of(self.people)
        self.lands = list(bits(unit_lands(self.start, self.people)))
        self.last = last_plan(draft, self.lands)
        self.plan: dict[int, int] = {}
        """Where the units go in the last phase, as far as that is chosen."""
        for action in draft.later:
            if action.verb is do_place and action.args[0] in self.lands:
                self.plan[action.args[0]] = action.args[1] + 1

    def actions(self, basket: Basket) -> list[Action]:
        found = [*self.others]
        wares = [do_buy[basket.units - 1]] if basket.units else []
        for ware in [*wares, *[do_buy_ship] * basket.ships]:
            found.append(ware)
            while self.asks(found, Pay):
                found.append(self.payer(found, basket.purse))
        return found

    def payer(self, actions: list[Action], purse: int) -> Action:
        after = self.trials.after(actions)
        options: list[Action] = after.decision_of(self.seat).options
        wanted = next((option for option in options if option.arg == purse), None)
        return wanted or max(options, key=lambda option: after.gold[option.arg])

    def buying(self, n: int, units: int) -> Value:
        """So many units; what was chosen about where they go is kept as far as it fits."""
        value = self.value(n, self.actions(self.basket._replace(units=units)))
        return replace(value, later=placed(fitted(self.plan, units))) if self.plan else value

    def placing(self, n: int, plan: dict[int, int], label: str = "") -> Value:
        """A plan for the units; what is placed is bought, and where all were placed, no others are."""
        units, wanted = self.basket.units, sum(plan.values())
        units = wanted if units == sum(self.plan.values()) and wanted else max(units, wanted)
        return replace(self.value(n, self.actions(self.basket._replace(units=units)), label), later=placed(plan))

    def cost(self, basket: Basket) -> int:
        return purchase.price(self.start, self.people, basket.units) + basket.ships * self.ship_price

    @property
    def ship_price(self) -> int:
        return self.start.facts.parts.prices.ship

    def most(self, ships: int) -> int:
        """How many units can be paid besides some ships."""
        already = self.start.facts.price(self.people, self.start.bought)
        budget = self.wealth - ships * self.ship_price + already
        return min(max(gold.most_units(self.start, self.people, budget) - self.start.bought, 0), len(COUNT))


def fitted(plan: dict[int, int], units: int) -> dict[int, int]:
    """A plan for no more than so many units: the last of them give way."""
    found: dict[int, int] = {}
    for land, count in plan.items():
        if units > 0:
            found[land] = min(count, units)
            units -= found[land]
    return found


def placed(plan: dict[int, int]) -> tuple[str, ...]:
    return notation(do_place[land][count - 1] for land, count in plan.items() if count)


def purchase_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    c = Buyer(draft, scribe)
    basket = c.basket
    # What was bought in small answers may not fit one basket.
    if c.trials.after(c.actions(basket)) is None:
        return None
    cost, people = c.cost(basket), scribe.people(c.people)
    words = scribe.write("buy-sentence", units=basket.units, ships=basket.ships, cost=cost, people=people)
    decision = draft.view.decision
    return Sheet(
        title=scribe.write("buy-title"),
        under=scribe.write("buy-under"),
        verb=scribe.write("buy-verb"),
        rule="DL-3.7",
        parts=tuple(filter(None, (wares_part(c), places_part(c), purse_part(c), others_part(c)))),
        ghosts=tuple([Ghost(f"territory:{TERRITORY.words[land]}", f"+{n}") for land, n in c.plan.items()]),
        totals=(Total(scribe.write("buy-gold"), str(c.wealth - cost), str(c.wealth) if cost else ""),),
        sentence=words if cost else "",
        consequence=scribe.write("buy-later") if cost else "",
        chips=tuple(chips(c)),
        # Beside what was bought no later question is asked: it would stand below words that are none.
        whole=cost > 0 or (decision is not None and decision.prompt.key in QUESTIONS),
    )


def wares_part(c: Buyer) -> Part:
    scribe, basket = c.scribe, c.basket
    colour = letter(c.people)
    most = c.most(basket.ships)
    counts = [c.buying(n, n) for n in numbers(0, most, basket.units)]
    one = purchase.price(c.start, c.people, 1)
    facts = scribe.write("buy-each", gold=one, has=c.wealth, most=most)
    refusal = "" if most else scribe.write("buy-short", gold=one, left=c.wealth - basket.ships * c.ship_price)
    picture = figures.icon(pieces.cube(colour), 24, 24)
    units = Row("units", scribe.people(c.people), "bars" if most > 1 else "steps", tuple(counts), basket.units,
                facts, picture, refusal)  # fmt: skip
    price = scribe.write("buy-has", gold=c.wealth)
    return Part("buy", scribe.write("buy-part"), (units, ship_row(c)), price)


def ship_row(c: Buyer) -> Row:
    scribe, basket = c.scribe, c.basket
    counts = [c.value(n, c.actions(basket._replace(ships=n))) for n in range(basket.ships + 2)]
    values = tuple(value for value in counts if value.actions is not None)
    left = c.wealth - c.cost(basket)
    refusal = ""
    if len(values) <= basket.ships + 1:
        why = purchase.why_no_ship(c.trials.after(c.actions(basket)), c.people)
        rule = c.start.game.catalogue[why].title(scribe.lang) if why else ""
        refusal = scribe.write("buy-short", gold=c.ship_price, left=left) if left < c.ship_price else rule
    picture = figures.icon(figures.ship(letter(c.people), 0.8), 26, 26)
    facts = scribe.write("buy-ship", gold=c.ship_price, has=c.wealth)
    return Row("ships", scribe.write("buy-ships"), "steps", values, basket.ships, facts, picture, refusal)


def places_part(c: Buyer) -> Part | None:
    """Where the units will go: it is kept until the last phase, and can be changed then."""
    scribe, units = c.scribe, c.basket.units
    affordable = c.most(c.basket.ships)
    if not affordable or len(c.lands) < 2:
        return None
    plan = fitted(c.plan, units)
    rows: list[Row] = []
    for land in c.lands:
        here = plan.get(land, 0)
        rest = {one: n for one, n in plan.items() if one != land}
        most = affordable - sum(rest.values())
        values = tuple([c.placing(n, {**rest, land: n}) for n in numbers(0, most, here)])
        facts = scribe.write("place-facts", count=c.start.units[land], enemies=enemies_beside(c.start, c.people, land))
        rows.append(Row(f"land-{land}", scribe.territory(land), "bars" if most > 1 else "steps", values, here, facts))
    home = next((land for land in c.lands if is_kingdom(land)), c.lands[0])
    if units:
        fills = (
            c.placing(0, {home: units}, scribe.write("place-all", place=scribe.territory(home))),
            c.placing(1, near_enemies(c.start, c.people, c.lands, units), scribe.write("place-borders")),
            c.placing(2, {}, scribe.write("place-then")),
        )
        rows.append(Row("quick-place", "", "segments", fills))
    if c.last and sum(c.last.values()) <= affordable:
        again = replace(c.placing(0, c.last, scribe.write("place-last")), note=told(scribe, c.last))
        rows.insert(0, Row("again", "", "segments", (again,), 0 if plan == c.last else None))
    price = scribe.write("place-count", placed=sum(plan.values()), whole=units)
    return Part("place", scribe.write("place-part"), tuple(rows), price, rule="DL-9.10")


def purse_part(c: Buyer) -> Part | None:
    """Which Kingdom pays first, where several could."""
    basket, scribe = c.basket, c.scribe
    full = [kingdom for kingdom in gold.treasuries(c.start, c.people) if c.start.gold[kingdom]]
    if len(full) < 2 or not c.cost(basket):
        return None
    values = tuple(
        c.value(kingdom, c.actions(basket._replace(purse=kingdom)), scribe.name(KINGDOM.words[kingdom]),
                scribe.write("buy-has", gold=c.start.gold[kingdom]))
        for kingdom in full
    )  # fmt: skip
    return Part("purse", scribe.write("buy-purse"), (Row("purse", "", "segments", values, basket.purse),))


def others_part(c: Buyer) -> Part | None:
    """What else may be done now: magic, and what holds for the turns of others."""
    decision = c.start.decision_of(c.seat)
    options = decision.options if decision is not None else []
    rows: list[Row] = []
    spells = [action for action in options if action.verb in (do_cast, do_spell)]
    for action in spells:
        done = action in c.others
        label = c.start.game.texts.action(action, c.scribe.lang)
        value = Value(1, label, notation((*c.trials.before, action)))
        rows.append(Row(str(action), "", "segments", (value,), 1 if done else None))
    orders = [action for action in do_order.actions if action in options or action in c.others]
    if orders:
        present = next((action.arg for action in c.others if action.verb is do_order), c.start.orders[c.people])
        basket = c.actions(c.basket)
        rest = [action for action in basket if action.verb is not do_order]
        values = [c.value(c.start.orders[c.people], rest, order_name(c, c.start.orders[c.people]))]
        values += [c.value(action.arg, [action, *rest], order_name(c, action.arg)) for action in orders]
        values.sort(key=lambda value: value.n)
        rows.append(Row("orders", c.scribe.write("buy-orders"), "segments", tuple(values), present))
    return Part("else", c.scribe.write("buy-else"), tuple(rows), folded=True) if rows else None


def order_name(c: Buyer, order: int) -> str:
    return c.scribe.name(ORDER.words[order])


def chips(c: Buyer) -> list[Value]:
    basket, scribe = c.basket, c.scribe
    found: list[Value] = []
    if basket.units:
        words = scribe.write("buy-chip", count=basket.units, gold=purchase.price(c.start, c.people, basket.units))
        found.append(c.value(0, c.actions(basket._replace(units=0)), words))
    if basket.ships:
        words = scribe.write("buy-chip-ship", count=basket.ships, gold=basket.ships * c.ship_price)
        found.append(c.value(1, c.actions(basket._replace(ships=0)), words))
    return found
