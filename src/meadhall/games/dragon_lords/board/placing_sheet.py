"""The sheets of giving out: bought units to territories, new ships to harbours, income to Kingdoms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import dropwhile, takewhile

from meadhall.draw.sheet import Drafted, Ghost, Part, Row, Sheet, Total, Value
from meadhall.games.dragon_lords.board.composing import Composer, numbers
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.facts import is_kingdom
from meadhall.games.dragon_lords.rules.common.gold import Deposit, treasuries
from meadhall.games.dragon_lords.rules.course.reinforcement import Reinforce, return_lands, unit_lands
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import AMOUNT, PER_REALM, TERRITORY, do_deposit, do_dock, do_place
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits

Plan = dict[int, int]
"""How many go to each place."""


class Giver(Composer):
    """Shares out a number of things between places."""

    def __init__(self, draft: Drafted, scribe: Scribe, question: str, act: Callable[[int, int], Action]) -> None:
        super().__init__(draft, scribe, question, from_the_first=True)
        self.act = act
        self.whole = 0
        self.rest_goes = False
        """Whether all is given out at once: what one place does not get, another one does."""
        self.lands: list[int] = []
        verb = act(0, 1).verb
        self.plan: Plan = {}
        for action in self.move:
            if action.verb is verb:
                self.plan[action.args[0]] = self.plan.get(action.args[0], 0) + action.args[1] + 1
        self.rest = [action for action in self.move if action.verb is not verb]

    @property
    def left(self) -> int:
        return self.whole - sum(self.plan.values())

    def actions(self, plan: Mapping[int, int], rest: Sequence[Action] | None = None) -> list[Action]:
        found = [self.act(land, count) for land, count in plan.items() if count]
        for action in self.rest if rest is None else rest:
            if self.trials.after([*found, action]) is not None:
                found.append(action)
        return found

    def but(self, land: int, count: int) -> Plan:
        """The plan with another number for one place. What is too much then comes from where most go."""
        plan = {**self.plan, land: count}
        while sum(plan.values()) > self.whole:
            most = max((other for other in plan if other != land), key=lambda other: plan[other])
            plan[most] -= 1
        if self.rest_goes:
            other = max((one for one in self.lands if one != land), key=lambda one: plan.get(one, 0))
            plan[other] = plan.get(other, 0) + self.whole - sum(plan.values())
        return {one: n for one, n in plan.items() if n}

    def rows(self, name: Callable[[int], str], facts: Callable[[int], str], prefix: str) -> list[Row]:
        found: list[Row] = []
        for land in self.lands:
            here = self.plan.get(land, 0)
            values = tuple([self.value(n, self.actions(self.but(land, n))) for n in numbers(0, self.whole, here)])
            found.append(Row(f"{prefix}-{land}", name(land), "bars", values, here, facts(land)))
        return found

    def quick(self, fills: Mapping[str, Plan]) -> Row:
        values = [self.value(n, self.actions(plan), label) for n, (label, plan) in enumerate(fills.items())]
        return Row("quick", "", "segments", tuple(values))

    def evenly(self) -> Plan:
        each, more = divmod(self.whole, len(self.lands))
        return {land: each + (at < more) for at, land in enumerate(self.lands) if each + (at < more)}


# --- units and ships ------------------------------------------------------------------------------------


def placing_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """Where units go, and then ships."""
    question = "ask-home" if draft.questions[:1] == ("ask-home",) or asked(draft) == "ask-home" else "ask-place"
    c = Giver(draft, scribe, question, lambda land, count: do_place[land][count - 1])
    s = c.start
    c.whole = s.surplus or s.bought
    c.lands = list(bits(return_lands(s, c.people) if s.surplus else unit_lands(s, c.people)))
    if not c.whole or len(c.lands) < 2:
        return None
    kingdom = next((land for land in c.lands if is_kingdom(land)), c.lands[0])
    fills = {scribe.write("place-all", place=scribe.territory(kingdom)): {kingdom: c.whole}}
    fills[scribe.write("place-evenly")] = c.evenly()
    fills[scribe.write("place-borders")] = near_enemies(s, c.people, c.lands, c.whole)
    if sum((last := last_plan(draft, c.lands)).values()) == c.whole:
        fills[scribe.write("place-last")] = last
    rows = c.rows(scribe.territory, lambda land: land_facts(c, land), "land")
    parts = [Part("place", scribe.write("place-part"), (*rows, c.quick(fills)),
                  scribe.write("place-count", placed=c.whole - c.left, whole=c.whole))]  # fmt: skip
    ship = ship_row(c)
    if ship is not None:
        parts.append(Part("dock", scribe.write("place-ship"), (ship,)))
    missing = scribe.write("place-missing", count=c.left) if c.left else ""
    return Sheet(
        title=scribe.write("place-title"),
        under=scribe.write("place-under"),
        verb=scribe.write("place-verb"),
        rule="DL-9.10",
        parts=tuple(parts),
        totals=tuple([Total(scribe.write("in-place", place=scribe.territory(land)), str(s.units[land] + n),
                            str(s.units[land])) for land, n in list(c.plan.items())[:4]]),
        sentence=scribe.write("place-sentence", places=told(scribe, c.plan)) if c.plan else "",
        missing=missing or (scribe.write("place-ship-missing") if c.asks(c.actions(c.plan), Reinforce) else ""),
        chips=tuple(chips(c)),
        ghosts=tuple([Ghost(f"territory:{TERRITORY.words[land]}", f"+{n}") for land, n in c.plan.items()]),
        whole=False,
    )  # fmt: skip


def asked(draft: Drafted) -> str:
    decision = draft.view.decision
    return "" if decision is None else decision.prompt.key


def last_plan(draft: Drafted, lands: Sequence[int]) -> Plan:
    """Where the seat's units went when it placed some last, as far as these are still among the territories."""
    after = dropwhile(lambda action: action.verb is not do_place, draft.earlier)
    placed = [*takewhile(lambda action: action.verb in (do_place, do_dock), after)]
    found: Plan = {}
    for action in reversed(placed):
        if action.verb is do_place and action.args[0] in lands:
            found[action.args[0]] = found.get(action.args[0], 0) + action.args[1] + 1
    return found


def near_enemies(s: DragonLordsState, people: int, lands: list[int], count: int) -> Plan:
    """So many units by how many enemies stand beside each territory."""
    threat = {land: enemies_beside(s, people, land) for land in lands}
    everything = sum(threat.values()) or 1
    plan = {land: count * n // everything for land, n in threat.items()}
    order = sorted(threat, key=lambda land: -threat[land])
    for at in range(count - sum(plan.values())):
        plan[order[at % len(order)]] += 1
    return {land: n for land, n in plan.items() if n}


def enemies_beside(s: DragonLordsState, people: int, land: int) -> int:
    return sum(s.units[near] for near in bits(s.facts.near[land] & s.enemies(people)))


def land_facts(c: Giver, land: int) -> str:
    """What stands there now, and how many enemies are beside it."""
    enemies = enemies_beside(c.start, c.people, land)
    return c.scribe.write("place-facts", count=c.start.units[land], enemies=enemies)


def told(scribe: Scribe, plan: Plan) -> str:
    """So many to each territory."""
    return scribe.join(scribe.write("place-chip", count=n, place=scribe.territory(land)) for land, n in plan.items())


def chips(c: Giver) -> list[Value]:
    return [
        c.value(n, c.actions(c.but(land, 0)), c.scribe.write("place-chip", count=count, place=c.scribe.territory(land)))
        for n, (land, count) in enumerate(c.plan.items())
    ]


def ship_row(c: Giver) -> Row | None:
    """The harbour of a new ship, when all units have their place."""
    units = c.actions(c.plan, ())
    after = c.trials.after(units)
    decision = after.decision_of(c.seat) if after is not None else None
    if c.left or decision is None:
        return None
    options = [action for action in decision.options if action.verb is do_dock]
    if not options:
        return None
    present = next((action.arg for action in c.rest if action.verb is do_dock), None)
    values = [c.value(dock.arg, [*units, dock], c.scribe.territory(dock.arg)) for dock in options]
    return Row("dock", "", "pills", tuple(values), present)


# --- gold -----------------------------------------------------------------------------------------------


def deposit_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """Into which Kingdoms the income goes."""
    c = Giver(draft, scribe, "ask-deposit", lambda kingdom, amount: do_deposit[kingdom][amount - 1])
    step = c.start.agenda[-1]
    if not isinstance(step, Deposit):
        return None
    c.whole, c.rest_goes = step.amount, True
    c.lands = treasuries(c.start, c.people)

    def name(kingdom: int) -> str:
        return scribe.territory(kingdom * PER_REALM)

    def facts(kingdom: int) -> str:
        return scribe.write("bank-has", gold=c.start.gold[kingdom])

    fills = {scribe.write("bank-all", place=name(kingdom)): {kingdom: c.whole} for kingdom in c.lands}
    rows = [] if step.whole or c.whole > len(AMOUNT) else c.rows(name, facts, "kingdom")
    totals = [Total(scribe.write("in-place", place=name(kingdom)), str(c.start.gold[kingdom] + n),
                    str(c.start.gold[kingdom])) for kingdom, n in c.plan.items()]  # fmt: skip
    return Sheet(
        title=scribe.write("bank-title", gold=c.whole),
        under=scribe.write("bank-under"),
        verb=scribe.write("bank-verb"),
        rule="DL-9.8",
        parts=(Part("bank", scribe.write("bank-part"), (c.quick(fills), *rows)),),
        totals=tuple(totals),
        chips=tuple([c.value(n, [], scribe.write("bank-chip", gold=gold, place=name(kingdom)))
                     for n, (kingdom, gold) in enumerate(c.plan.items())]),
        missing=scribe.write("bank-missing", gold=c.left) if c.left else "",
        # Where there are two, one number says both.
        at_once=not rows or len(c.lands) == 2,
    )  # fmt: skip
