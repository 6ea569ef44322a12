"""The sheet of Making: move M-factor, improve one kind, summon one kind, with what each costs and brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Trials, Value, notation
from meadhall.draw.trial import reached
from meadhall.draw.writing import capital
from meadhall.games.ice_garden.board import foresight
from meadhall.games.ice_garden.board.figures import unit_icon
from meadhall.games.ice_garden.board.foresight import against, place, plus, rank, snapshot
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.sheet_words import at, listed_places, outlook, told, total
from meadhall.games.ice_garden.board.snow import snow_words
from meadhall.games.ice_garden.facts import SHIFT_STEPS
from meadhall.games.ice_garden.rules.making import footholds, spot_price, spots_for_sale
from meadhall.games.ice_garden.rules.ranking import dominator
from meadhall.games.ice_garden.state import EMPTY, IceGardenState
from meadhall.games.ice_garden.words import (
    IMPROVEMENT,
    M_FACTOR,
    UNITS,
    do_appear,
    do_done,
    do_improve,
    do_lift,
    do_shift,
    do_summon,
)
from meadhall.kernel.action import Action

QUESTIONS = ("ask-making", "ask-shift", "ask-appear")
LEVELS = (1, 2, 3)


class Making(NamedTuple):
    """A Making as a person thinks of it; ``actions`` puts it in the words of the rules."""

    lifts: tuple[tuple[int, int], ...] = ()
    """M-factor that is moved, each from one level to another."""
    improvement: Action | None = None
    level: int = 1
    number: int = 0
    """How many units of the level are summoned."""
    where: tuple[int, ...] = ()
    """The region of each."""

    @property
    def serving(self) -> tuple[tuple[int, int], ...]:
        """M-factor that is only moved for what is summoned."""
        return tuple(lift for lift in self.lifts if self.number and lift[1] == self.level)

    @property
    def own_lifts(self) -> tuple[tuple[int, int], ...]:
        return tuple(lift for lift in self.lifts if lift not in self.serving)

    @classmethod
    def of(cls, move: Sequence[Action]) -> Making:
        lifts = tuple((action.args[0], action.args[1]) for action in move if action.verb is do_lift)
        improvement = next((action for action in move if action.verb is do_improve), None)
        summoned = next((action for action in move if action.verb is do_summon), None)
        where = tuple(action.arg for action in move if action.verb is do_appear)
        if summoned is None:
            return cls(lifts, improvement)
        return cls(lifts, improvement, summoned.args[1] + 1, summoned.args[0] + 1, where)

    def actions(self, trials: Trials) -> list[Action]:
        found: list[Action] = []
        if self.lifts:
            found += [do_shift, *(do_lift[origin][goal] for origin, goal in self.lifts)]
            now = trials.after(found)
            # While steps are left, the rules ask for more of them.
            if now is not None and asked(now) == "ask-shift":
                found.append(do_done)
        if self.improvement is not None:
            found.append(self.improvement)
        if self.number:
            found.append(do_summon[self.number - 1][self.level - 1])
            found += [do_appear[region] for region in self.where[: self.number]]
        return until_snow_falls(trials, found)


def until_snow_falls(trials: Trials, actions: list[Action]) -> list[Action]:
    """Any part may be the last: nobody is asked any more when Dead Snow has fallen."""
    for n in range(1, len(actions)):
        now = trials.after(actions[:n])
        if now is None or now.over:
            return actions if now is None else actions[:n]
    return actions


def asked(s: IceGardenState) -> str:
    return s.decision.prompt.key if s.decision is not None else ""


class Composer:
    """What can be changed about a Making: every change is a whole Making again."""

    def __init__(self, draft: Drafted, scribe: Scribe) -> None:
        before, move = draft.part(*QUESTIONS)
        self.scribe = scribe
        self.seat = draft.seat
        self.trials = Trials(draft, before)
        self.start: IceGardenState = self.trials.after()
        self.making = Making.of(move)
        self.now: IceGardenState = reached(self.start, self.making.actions(self.trials))

    def value(self, n: int, making: Making, label: str = "", note: str = "", refusal: str = "") -> Value:
        return self.trials.value(n, making.actions(self.trials), label, note, refusal)

    # --- changes --------------------------------------------------------------------------------

    def lifted(self, goal: int, more: int) -> Making | None:
        """One M-factor more or less on a level."""
        making = self.making
        if more < 0:
            for at in range(len(making.lifts) - 1, -1, -1):
                if making.lifts[at][1] == goal:
                    return making._replace(lifts=(*making.lifts[:at], *making.lifts[at + 1 :]))
            return making._replace(lifts=(*making.lifts, (goal, 0))) if self.layers(making.lifts)[goal] else None
        origin = self.nearest(making.lifts, goal)
        return None if origin is None else making._replace(lifts=(*making.lifts, (origin, goal)))

    def summoned(self, level: int, number: int, where: Sequence[int] = ()) -> Making:
        """So many units of a level: M-factor that they lack is moved there, and not moved for those who stay away."""
        lifts = list(self.making.lifts)
        fewer = max(0, self.making.number - number) if self.making.level == level else 0
        brought = [n for n, (_, goal) in enumerate(lifts) if goal == level]
        for n in brought[::-1][:fewer]:
            del lifts[n]
        while self.layers(lifts)[level] < number:
            origin = self.nearest(lifts, level)
            if origin is None or steps((*lifts, (origin, level))) > SHIFT_STEPS:
                break
            lifts.append((origin, level))
        kept = where or (self.making.where if self.making.level == level else ())
        # Those who come later go where the last one goes.
        last = kept[-1] if kept else self.usual_place(level, number)
        regions = [*kept[:number], *[last] * (number - len(kept[:number]))]
        return self.making._replace(lifts=tuple(lifts), level=level, number=number, where=tuple(regions))

    def layers(self, lifts: Sequence[tuple[int, int]]) -> list[int]:
        """M-factor by level after some was moved."""
        layers = list(self.start.layers(self.seat))
        for origin, goal in lifts:
            layers[origin] -= 1
            layers[goal] += 1
        return layers

    def nearest(self, lifts: Sequence[tuple[int, int]], goal: int) -> int | None:
        """The level from which M-factor comes to another: level 0 if it has any, else the nearest."""
        layers = self.layers(lifts)
        having = [layer for layer in range(4) if layer != goal and layers[layer] > 0]
        return min(having, key=lambda layer: (layer != 0, abs(layer - goal)), default=None)

    def usual_place(self, level: int, number: int) -> int:
        """Where units are most use: where they would win a region, else where the seat is strongest."""
        s, seat = self.start, self.seat
        worth = s.worth_of(seat, level) * number

        def use(region: int) -> tuple[bool, int]:
            best = max((n for other, n in enumerate(s.influences(region)) if other != seat), default=0)
            mine = s.influence(seat, region)
            wins = dominator(s, region) != seat and mine + worth > max(best, s.neutral[region])
            return wins, mine

        return max(footholds(s, seat), key=use, default=0)


def steps(lifts: Sequence[tuple[int, int]]) -> int:
    return sum(abs(origin - goal) for origin, goal in lifts)


# --- the sheet ------------------------------------------------------------------------------------------


def making_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    before, _ = draft.part(*QUESTIONS)
    # Who has begun it with small answers goes on with them.
    if asked(Trials(draft, before).after()) != QUESTIONS[0]:
        return None
    c = Composer(draft, scribe)
    start, now = snapshot(c.start, c.seat), snapshot(c.now, c.seat)
    name = scribe.write("sheet-making")
    where = c.making.where
    return Sheet(
        title=name,
        under=scribe.write("sheet-making-under"),
        rule="IG-7.1",
        parts=(shifting(c), improving(c), summoning(c)),
        totals=(
            total(scribe.name("m-factor"), str(sum(c.start.layers(c.seat))), str(sum(c.now.layers(c.seat)))),
            total(scribe.write("sheet-reputation"), rank(scribe, start), rank(scribe, now), bad=True),
            total(scribe.write("sheet-snow", limit=c.start.facts.snow_limit), str(start.snow), str(now.snow), bad=True),
        ),
        sentence=sentence(c, name),
        consequence=" ".join(
            filter(None, (snow_words(scribe, c.seat, c.now), outlook(scribe, c.seat, c.start, c.now)))
        ),
        chips=chips(c),
        outcome=against(scribe, c.now, c.seat, where[0]) if where else "",
        place=at(where[0]) if where else "",
        moves=clicks(c),
    )


def sentence(c: Composer, name: str) -> str:
    """The whole Making in words."""
    what = ", ".join(chip.label for chip in chips(c))
    return told(c.scribe, c.seat, c.start, c.now, f"{name}: {what}") if what else ""


def chips(c: Composer) -> tuple[Value, ...]:
    """The parts of the Making as a person thinks of them, each with what is left without it."""
    scribe, making = c.scribe, c.making
    found: list[Value] = []
    if making.own_lifts:
        words = scribe.write("sheet-chip-shift", count=len(making.own_lifts))
        found.append(replace(c.value(0, making._replace(lifts=making.serving), words), part="shift"))
    if making.serving:
        found.append(Value(3, scribe.write("sheet-chip-serves", count=len(making.serving), level=making.level)))
    if making.improvement is not None:
        without = c.value(1, making._replace(improvement=None), improvement_words(c, making.improvement))
        found.append(replace(without, part="improve"))
    if making.number:
        where = ", ".join(dict.fromkeys(place(scribe, region) for region in making.where))
        words = scribe.write(
            "sheet-chip-summon", count=making.number, unit=scribe.unit_name(c.seat, making.level), where=where
        )
        without = c.value(2, making._replace(lifts=making.own_lifts, number=0, where=()), words)
        found.append(replace(without, part="summon"))
    return tuple(found)


def improvement_words(c: Composer, improvement: Action) -> str:
    level, kind, _ = improvement.args
    name = c.scribe.word(IMPROVEMENT.words[kind])
    return c.scribe.write("sheet-chip-improve", unit=c.scribe.unit_name(c.seat, level + 1), improvement=name)


def shifting(c: Composer) -> Part:
    used = steps(c.making.lifts)
    price = c.scribe.write("sheet-shift-price", used=used, steps=SHIFT_STEPS) if used else ""
    rows = tuple(layer_row(c, layer) for layer in range(1, 4))
    note = c.scribe.write("sheet-level-zero", count=c.layers(c.making.lifts)[0])
    return Part("shift", c.scribe.write("sheet-shift"), rows, price, note=note, rule="IG-7.4")


def layer_row(c: Composer, layer: int) -> Row:
    count = c.layers(c.making.lifts)[layer]
    values = [Value(count, actions=notation((*c.trials.before, *c.making.actions(c.trials))))]
    for more in (-1, 1):
        changed = c.lifted(layer, more)
        if changed is not None and (value := c.value(count + more, changed)).actions is not None:
            values.append(value)
    name = c.scribe.write("sheet-level", level=layer, unit=c.scribe.unit_name(c.seat, layer))
    return Row(f"layer-{layer}", name, "steps", tuple(sorted(values, key=lambda value: value.n)), count)


def improving(c: Composer) -> Part:
    chosen = c.making.improvement
    price = ""
    if chosen is not None:
        paid = spot_price(c.start, c.seat, chosen.args[0] + 1, chosen.args[2])
        price = c.scribe.write("sheet-improve-price", price=paid, have=purse(c))
    rows = tuple(row for level in LEVELS if (row := improvement_row(c, level)) is not None)
    return Part("improve", c.scribe.write("sheet-improve"), rows, price, rule="IG-7.5")


def purse(c: Composer) -> int:
    """The M-factor that can pay an improvement: what the draft leaves on level 0, without the one that it has."""
    chosen = c.making.improvement
    paid = 0 if chosen is None else spot_price(c.start, c.seat, chosen.args[0] + 1, chosen.args[2])
    return c.now.has(c.seat, M_FACTOR) + paid


def improvement_row(c: Composer, level: int) -> Row | None:
    s, seat, scribe = c.start, c.seat, c.scribe
    spots = spots_for_sale(s, seat, level)
    if not spots:
        return None
    dear, have = min(spot_price(s, seat, level, spot) for spot in spots), purse(c)
    values: dict[tuple[str, str], Value] = {}
    for value in improvement_values(c, level, spots, dear):
        values.setdefault((value.label, value.note), value)
    refusal = "" if values else scribe.write("sheet-cannot-pay", price=dear, have=have)
    picked = c.making.improvement
    here = picked.index if picked is not None and picked.args[0] + 1 == level else None
    has = [scribe.word(IMPROVEMENT.words[kind]) for kind in range(len(IMPROVEMENT)) if abilities(s, seat, level)[kind]]
    facts = scribe.write("sheet-improve-facts", price=dear, have=have, has=", ".join(has) or "none")
    picture = unit_icon(scribe.colour(seat), s.character[seat], level)
    name = scribe.unit_name(seat, level)
    return Row(f"improve-{level}", name, "segments", tuple(values.values()), here, facts, picture, refusal)


def improvement_values(c: Composer, level: int, spots: Sequence[int], usual: int) -> Iterator[Value]:
    """What can be bought for the units of a level. Of spots that make no difference the chosen one comes first."""
    offered = [action for action in do_improve.actions if action.args[0] + 1 == level and action.args[2] in spots]
    for action in sorted(offered, key=lambda action: (action.args[1], action is not c.making.improvement)):
        made = c.making._replace(improvement=None if action is c.making.improvement else action)
        label = capital(c.scribe.word(IMPROVEMENT.words[action.args[1]]))
        value = c.value(action.index, made, label, spot_note(c, level, action.args[2], usual))
        if value.actions is not None:
            yield value


def spot_note(c: Composer, level: int, spot: int, usual: int) -> str:
    """What is special about a spot: its price, what it has already, and that the Maker-Spy chooses for it."""
    s, seat, write = c.start, c.seat, c.scribe.write
    cost, old = spot_price(s, seat, level, spot), s.spots_of(seat, level)[spot]
    said = [write("sheet-price", price=cost, have=purse(c))] if cost != usual else []
    if old != EMPTY:
        said.append(write("sheet-instead", old=c.scribe.word(IMPROVEMENT.words[old])))
    if spot >= len(s.facts.prices[s.character[seat]][level]):
        said.append(write("sheet-spy-spot"))
    return ", ".join(said)


def abilities(s: IceGardenState, seat: int, level: int) -> tuple[int, int, int, int]:
    """How often a kind of unit has each ability."""
    return (
        s.attack_of(seat, level),
        s.shield_of(seat, level),
        s.speed_of(seat, level),
        s.worth_of(seat, level) - level,
    )


def summoning(c: Composer) -> Part:
    rows = [row for level in LEVELS for row in summon_rows(c, level)]
    making = c.making
    lost = making.number * making.level
    lost += c.start.facts.summon_extra[c.start.character[c.seat]][making.level - 1] if making.number else 0
    price = c.scribe.write("sheet-summon-price", lost=plus(-lost)) if making.number else ""
    return Part("summon", c.scribe.write("sheet-summon"), tuple(rows), price, rule="IG-7.15")


def summon_rows(c: Composer, level: int) -> list[Row]:
    scribe, making = c.scribe, c.making
    home = c.start.off_map(c.seat, level)
    chosen = making.number if making.level == level else 0
    values = [c.value(0, c.summoned(level, 0) if chosen else making)]
    for number in range(1, min(home, len(UNITS)) + 1):
        value = c.value(number, c.summoned(level, number))
        if value.actions is None:
            break
        values.append(value)
    facts = scribe.write("sheet-summon-facts", level=level, have=c.layers(making.lifts)[level], home=home)
    refusal = "" if len(values) > 1 else why_no_unit(c, level, home)
    name = scribe.unit_name(c.seat, level)
    picture = unit_icon(scribe.colour(c.seat), c.start.character[c.seat], level)
    rows = [Row(f"summon-{level}", name, "steps", tuple(values), chosen, facts, picture, refusal)]
    if chosen:
        together = chosen > 1 and len(set(making.where)) == 1
        rows += [where_row(c, range(chosen))] if together else [where_row(c, [unit]) for unit in range(chosen)]
    return rows


def why_no_unit(c: Composer, level: int, home: int) -> str:
    if not home:
        return c.scribe.write("sheet-none-home")
    if not footholds(c.start, c.seat):
        return c.scribe.write("sheet-no-foothold")
    return c.scribe.write("sheet-no-factor", level=level, have=sum(c.start.layers(c.seat)))


def where_row(c: Composer, units: Sequence[int]) -> Row:
    """Where some of the summoned units appear."""
    making, values = c.making, []
    for region in footholds(c.start, c.seat):
        where = tuple(region if unit in units else chosen for unit, chosen in enumerate(making.where))
        value = c.value(region, making._replace(where=where), place(c.scribe, region))
        values.append(Value(value.n, value.label, value.actions, place=at(region)))
    first = units[0]
    name = c.scribe.write("sheet-where", number=first + 1, count=len(units))
    chosen = making.where[first] if first < len(making.where) else None
    return Row(f"where-{first}", name, "pills", tuple(values), chosen)


# --- from the map ---------------------------------------------------------------------------------------


def clicks(c: Composer) -> tuple[Move, ...]:
    """What clicks on the map and the panels mean: each adds to the Making."""
    return (*summoning_clicks(c), *improving_clicks(c), *lifting_clicks(c))


def summoning_clicks(c: Composer) -> list[Move]:
    """A click on a region summons one more unit there; the first one is the cheapest."""
    making, found = c.making, []
    if making.number == len(UNITS):
        return []
    for region in footholds(c.start, c.seat):
        for level in (making.level,) if making.number else LEVELS:
            where = (*making.where, region)
            value = c.value(region, c.summoned(level, making.number + 1, where))
            if value.actions is not None:
                unit = foresight.unit(c.scribe, c.seat, level)
                label = c.scribe.write("do-summon", count=len(where), unit=unit)
                found.append(Move(value.actions, f"{label}: {listed_places(c.scribe, where)}", (at(region),)))
                break
    return found


def improving_clicks(c: Composer) -> list[Move]:
    """An improvement is brought to a kind of unit: to its cheapest spot, a free one if possible."""
    found: dict[tuple[str, str], Move] = {}
    s, seat = c.start, c.seat

    def cost(action: Action) -> tuple[int, bool]:
        level, _, spot = action.args
        return spot_price(s, seat, level + 1, spot), s.spots_of(seat, level + 1)[spot] != EMPTY

    offered = [one for one in do_improve.actions if one.args[2] in spots_for_sale(s, seat, one.args[0] + 1)]
    for action in sorted(offered, key=cost):
        level, kind, _ = action.args
        places = (f"improvement:{IMPROVEMENT.words[kind]}", f"level:{level + 1}")
        value = c.value(0, c.making._replace(improvement=action))
        if places not in found and action is not c.making.improvement and value.actions is not None:
            found[places] = Move(value.actions, improvement_words(c, action), places)
    return list(found.values())


def lifting_clicks(c: Composer) -> list[Move]:
    """M-factor is brought from one level to another."""
    found = []
    for action in do_lift.actions:
        origin, goal = action.args
        value = c.value(0, c.making._replace(lifts=(*c.making.lifts, (origin, goal))))
        if origin != goal and value.actions is not None:
            label = c.start.game.texts.action(action, c.scribe.lang)
            found.append(Move(value.actions, label, (f"layer:{origin}", f"layer:{goal}")))
    return found
