"""The sheet of a turn: which action, with which power, where it aims, who goes, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from meadhall.draw.markup import number
from meadhall.draw.sheet import Drafted, Ghost, Move, Part, Row, Sheet, Value, notation
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.action_totals import aim_words, notes_of, outcome, place_of, sentence, totals
from meadhall.games.mountain_king.board.ancestry import ancestry_grid, draw_grid
from meadhall.games.mountain_king.board.deeds import BEGINNINGS, Deed, Plan, in_order, trimmed
from meadhall.games.mountain_king.board.errand_parts import errand_parts
from meadhall.games.mountain_king.board.foresight import fight, needed_for_control
from meadhall.games.mountain_king.board.scribe import Scribe, colour
from meadhall.games.mountain_king.champions.battles import edge
from meadhall.games.mountain_king.facts import LETTERS, is_lair
from meadhall.games.mountain_king.rules import actions, clusters
from meadhall.games.mountain_king.rules.advance import origins_of
from meadhall.games.mountain_king.words import (
    ADVANCE,
    BOLSTER,
    CAVERN,
    CHAMPION,
    FIRST_CHAMPION,
    GNOME,
    INFLUENCE,
    SYMBOL,
    TUVA,
    TYPE,
    do_pass,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, mask_of

TYPES = range(len(TYPE))
CELL_SIZE = 33.0
SIDE_BY_SIDE = 3
"""So many powers stand side by side; of more, the Strong ones are one button, and a row of numbers once it is taken."""
RULES = ("MK-6.1", "MK-7.1", "MK-8.1", "MK-9.1")


def action_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """The sheet of the action that is being composed, or of the turn that begins; None for anything else."""
    decision = draft.view.decision
    asked = "" if decision is None else decision.prompt.key
    first = next((n for n in reversed(range(len(draft.actions))) if draft.questions[n] in BEGINNINGS), None)
    declined = first is not None and draft.actions[first] is do_pass
    if declined:
        first = next((n for n in reversed(range(first or 0)) if draft.questions[n] in BEGINNINGS), None)
    if first is None:
        return turn_sheet(draft, scribe, asked == "ask-action") if asked in BEGINNINGS and not declined else None
    move = [action for action in draft.actions[first:] if action is not do_pass]
    deed = Deed.of(move, draft.later)
    if deed is None:
        return None
    plan = Plan(draft, draft.actions[:first], draft.questions[first] == "ask-action")
    return Composer(draft, scribe, plan, deed, asked in BEGINNINGS or declined).sheet()


# --- the beginning of a turn ------------------------------------------------------------------------------------


def turn_sheet(draft: Drafted, scribe: Scribe, strong: bool) -> Sheet:
    plan = Plan(draft, draft.actions, strong)
    rows = tuple(kind_row(scribe, plan, kind) for kind in TYPES)
    if not strong:
        nothing = plan.trials.value(0, [do_pass], scribe.write("sheet-no-second"))
        rows = (*rows, Row("none", "", "segments", (nothing,)))
    name = scribe.write("sheet-turn-part" if strong else "sheet-second-part")
    note = scribe.write("sheet-turn-note" if strong else "sheet-second-note")
    parts = [Part("turn", name, rows, note=note, rule="MK-4.4"), *court_part(scribe, plan)]
    return Sheet(
        title=scribe.write("sheet-turn" if strong else "sheet-second"),
        under=scribe.write("sheet-turn-under"),
        parts=tuple(parts),
        rule="MK-4.4",
    )


def court_part(scribe: Scribe, plan: Plan) -> list[Part]:
    """The Champions of the Wave, who may have no room beside the sheet: courting one costs the least."""
    deed = plan.cheapest(INFLUENCE, 1)
    if deed is None:
        return []
    values = []
    for target in actions.targets(plan.start, plan.seat, INFLUENCE, 1):
        courted = plan.aimed(deed, target).actions(plan.trials)
        note = notes_of(scribe, plan, deed, target)
        value = plan.trials.value(target.arg, courted, aim_words(scribe, target), note)
        values.append(Value(value.n, value.label, value.actions, note, place=place_of(target)))
    return [Part("court", scribe.write("sheet-court"), (Row("court", "", "pills", tuple(values)),), rule="MK-8.1")]


def kind_row(scribe: Scribe, plan: Plan, kind: int) -> Row:
    """An action with every power that it can have; why not, if it can have none."""
    options = plan.options(kind)
    values, ends = [], plan.dead_ends(kind)
    for power, deed in options.items():
        value = plan.trials.value(power, deed.gathered(), *power_words(scribe, deed, power))
        values.append(replace(value, actions=None) if power in ends else value)
    if len(values) > SIDE_BY_SIDE:
        values = grouped(scribe, options, values)
    icon = figures.symbol_icon(LETTERS[kind], 30)
    symbols = plan.start.symbols[plan.seat]
    count = (symbols.weak[kind] | symbols.strong[kind]).bit_count()
    refusal = "" if options else scribe.write("sheet-all-covered", count=count)
    return Row(
        TYPE.words[kind], scribe.name(TYPE.words[kind]), "segments", tuple(values), picture=icon, refusal=refusal
    )


def grouped(scribe: Scribe, options: Mapping[int, Deed], values: Sequence[Value], base: int = 0) -> list[Value]:
    """Weak, and all that is Strong as one: with the power that the draft has, else with the least that is open."""
    weak = [value for value in values if options[value.n].weak]
    strong = [value for value in values if not options[value.n].weak]
    chosen = [value for value in strong if value.n == base]
    first = next((value for value in (*chosen, *strong) if value.actions is not None), strong[0])
    cubes = min(len(options[value.n].symbols) for value in strong)
    label = scribe.write("sheet-strong-range", least=strong[0].n, most=strong[-1].n)
    return [*weak, replace(first, label=label, note=scribe.write("sheet-cubes-from", count=cubes))]


def power_rows(scribe: Scribe, options: Mapping[int, Deed], values: Sequence[Value], base: int) -> list[Row]:
    """Weak or Strong; where there are many powers, how strong is a matter of its own."""
    if len(values) <= SIDE_BY_SIDE:
        return [Row("power", "", "segments", tuple(values), base)]
    row = Row("power", "", "segments", tuple(grouped(scribe, options, values, base)), base)
    if options.get(base) is None or options[base].weak:
        return [row]
    numbers = tuple(replace(value, label="") for value in values if not options[value.n].weak)
    return [row, Row("strength", scribe.write("sheet-how-strong"), "bars", numbers, base)]


def power_words(scribe: Scribe, deed: Deed, power: int) -> tuple[str, str]:
    label = scribe.write("sheet-weak" if deed.weak else "sheet-strong", power=power)
    return label, scribe.write("sheet-cubes", count=len(deed.symbols))


# --- one action -------------------------------------------------------------------------------------------------


class Composer:
    """The sheet of one action; ``done`` if it is complete and the second Weak action is next."""

    def __init__(self, draft: Drafted, scribe: Scribe, plan: Plan, deed: Deed, done: bool) -> None:
        self.draft, self.scribe, self.plan, self.deed, self.done = draft, scribe, plan, deed, done
        self.start, self.seat = plan.start, plan.seat

    def sheet(self) -> Sheet:
        scribe, plan, deed, target = self.scribe, self.plan, self.deed, self.deed.target
        parts: list[Part] = []
        if target is None:
            parts.append(self.aim_part())
        elif deed.kind == ADVANCE:
            parts.append(self.crowd_part(target))
        elif deed.kind == GNOME:
            parts += [self.aim_part(), *errand_parts(scribe, self.plan, deed, self.value)]
        else:
            parts += [self.aim_part(), *([self.born_part()] if deed.kind == BOLSTER else [])]
        parts += self.price_parts()
        if self.done and deed.weak:
            parts.insert(0, self.second_part())
        place = place_of(target) if target is not None else ""
        kind = scribe.name(TYPE.words[deed.kind])
        gnomes = target is not None and deed.kind == ADVANCE and self.start.is_overrun(target.arg)
        return Sheet(
            title=scribe.write("sheet-deed-at", type=kind, aim=aim_words(scribe, target)) if target else kind,
            under=self.origin_words(),
            parts=tuple(parts),
            totals=totals(scribe, self.plan, deed),
            sentence=f"{self.said()}.",
            consequence=fight(scribe, self.seat, target.arg, deed.sent + edge(deed.pawns)) if gnomes and target else "",
            chips=self.chips(),
            missing=scribe.write(f"sheet-missing-{self.missing()}"),
            outcome=outcome(scribe, self.plan, deed) if place else "",
            place=place,
            ghosts=self.ghosts(),
            rule=RULES[deed.kind],
            moves=self.moves(),
            # The last thing to say of a turn is the aim of its second Weak action.
            at_once=self.is_first() or (not plan.strong and target is None),
            room=self.is_first(),
        )

    def is_first(self) -> bool:
        """Whether a second Weak action may follow this one."""
        return self.done and self.deed.weak and do_pass not in self.draft.actions

    def origin_words(self) -> str:
        """What kind of action it is, and whom it is owed to."""
        return self.scribe.write("sheet-deed-weak" if self.deed.weak else "sheet-deed-strong")

    def said(self) -> str:
        """The whole action in words."""
        return sentence(self.scribe, self.deed)

    def price_parts(self) -> list[Part]:
        return [self.power_part()]

    def missing(self) -> str:
        """What is still to be chosen before the draft can be played."""
        deed = self.deed
        if self.done:
            return "second"
        if deed.target is None or deed.kind == INFLUENCE:
            return "aim"
        return {ADVANCE: "crowd", BOLSTER: "born", GNOME: "errand"}[deed.kind]

    def moves(self) -> tuple[Move, ...]:
        """A click on a target means the same on the map as on the sheet, with what is usual there.

        Once the pawn of the Wheel has gone on, its spaces are counted from another place.
        """
        if self.done or (self.deed.kind in (ADVANCE, GNOME) and self.deed.target is not None):
            return ()
        values = [value for row in self.aim_part().rows for value in row.values]
        return tuple(
            Move(value.actions, value.label, (value.place,), value.note, later=value.later)
            for value in values
            if value.actions is not None
        )

    def value(self, n: int, deed: Deed | None, label: str = "", note: str = "", refusal: str = "") -> Value:
        if deed is None:
            return Value(n, label, None, note, refusal)
        trials = self.plan.trials
        if deed.is_closed(trials):
            return Value(n, label, None, note, refusal)
        value = trials.value(n, deed.actions(trials), label, note, refusal)
        return replace(value, later=notation(deed.later(trials)))

    def chips(self) -> tuple[Value, ...]:
        """This action, and the one before it in the same turn."""
        earlier = self.plan.trials.before
        # A draft may begin with answers to something else, such as where to retreat to.
        start = next((n for n in range(len(earlier)) if self.draft.questions[n] in BEGINNINGS), len(earlier))
        before = None if self.done else Deed.of(earlier[start:])
        this = Value(1, self.said(), notation(earlier), later=())
        if before is None:
            return (this,)
        trials = Plan(self.draft, earlier[:start], True).trials
        return trials.value(0, self.deed.actions(trials), sentence(self.scribe, before)), this

    # --- power ----------------------------------------------------------------------------------------

    def power_part(self) -> Part:
        deed, plan, scribe = self.deed, self.plan, self.scribe
        values, ends = [], plan.dead_ends(deed.kind)
        for power, other in plan.options(deed.kind).items():
            changed = plan.fitted(self.same_aim(other)) if deed.target else None if power in ends else other
            values.append(self.value(power, changed, *power_words(scribe, other, power)))
        base = plan.power(deed) - deed.more - deed.claw
        rows = [*power_rows(scribe, plan.options(deed.kind), values, base), *self.extra_rows(), *self.claw_row()]
        rows.append(self.symbol_row())
        price = scribe.write("sheet-power-price", power=plan.power(deed), cubes=len(deed.symbols))
        note = "" if self.done else scribe.write("sheet-power-note")
        return Part("power", scribe.write("sheet-power"), tuple(rows), price, note=note, picture=self.picture())

    def same_aim(self, other: Deed) -> Deed:
        deed = self.deed
        return other._replace(target=deed.target, crowd=deed.crowd, pawns=deed.pawns, born=deed.born)

    def extra_rows(self) -> list[Row]:
        """Supplies behind a Strong action, Desperation behind a Weak one."""
        deed = self.deed
        have = (self.start.desperation if deed.weak else self.start.supply)[self.seat]
        if not have:
            return []
        useful = self.plan.useful(deed, have)
        refusal = self.scribe.write("sheet-no-more")
        values = tuple(
            self.value(n, self.plan.fitted(deed._replace(more=n)) if n <= useful else None, refusal=refusal)
            for n in range(have + 1)
        )
        name = self.scribe.write("sheet-desperation" if deed.weak else "sheet-supplies", have=have)
        return [Row("more", name, "steps", values, deed.more)]

    def claw_row(self) -> list[Row]:
        """A Claw of Tuva behind an Influence."""
        if self.deed.kind != INFLUENCE or not self.start.claw_left(self.seat, TUVA):
            return []
        values = tuple(self.value(n, self.deed._replace(claw=bool(n))) for n in range(2))
        facts = self.scribe.write("deed-tuva")
        return [Row("claw", self.scribe.champion(TUVA), "toggle", values, int(self.deed.claw), facts)]

    def symbol_row(self) -> Row:
        """The symbols of the Ancestry, to be clicked: a covered one leaves the cluster, another joins it."""
        deed, s, seat = self.deed, self.start, self.seat
        values = []
        if deed.weak:
            free = s.symbols[seat].among(clusters.weak_symbols(s, seat, deed.kind))
            changed: dict[int, tuple[int, ...]] = {symbol: (symbol,) for symbol in free}
        else:
            near = s.symbols[seat].among(clusters.joining(s, seat, deed.kind, deed.symbols, False))
            changed = {symbol: (*deed.symbols, symbol) for symbol in near if symbol not in deed.symbols}
            for symbol in deed.symbols:
                rest = [other for other in deed.symbols if other != symbol]
                changed[symbol] = in_order(s, seat, deed.kind, rest)
        for symbol, chosen in changed.items() if not self.done else ():
            if chosen:
                value = self.value(symbol, self.plan.fitted(deed._replace(symbols=chosen)))
                values.append(replace(value, place=f"symbol:{SYMBOL.words[symbol]}"))
        return Row("symbols", "", "places", tuple(values))

    def picture(self) -> str:
        """The own Ancestry with what the action covers."""
        scribe = self.scribe
        grid = ancestry_grid(scribe, self.seat)._replace(named=False)
        picked = tuple(symbol for symbol in self.deed.symbols if symbol < FIRST_CHAMPION)
        grid = grid._replace(picked=picked, covered=grid.covered & ~mask_of(picked), joins=(), ladder=None)
        side = number(grid.span(CELL_SIZE))
        label = scribe.write("sheet-lay-ancestry")
        opening = f'<svg class="picture" width="{side}" height="{side}" viewBox="0 0 {side} {side}" role="group"'
        return f'{opening} aria-label="{label}">{draw_grid(grid, CELL_SIZE)}</svg>'

    # --- where ----------------------------------------------------------------------------------------

    def aim_part(self) -> Part:
        """Every target, where none is chosen yet; or how far the Wheel is turned, with the power that this needs."""
        deed, scribe, power = self.deed, self.scribe, self.plan.power(self.deed)
        most = max(power, *self.plan.options(GNOME)) if deed.kind == GNOME and deed.target else power
        aims = actions.targets(self.start, self.seat, deed.kind, most) if self.plan.ready(deed) else []
        values = []
        for n, target in enumerate(aims):
            value = self.value(n, self.aimed(target, power), aim_words(scribe, target))
            if value.actions is None:
                # Where a coach opens the aim and not yet who goes, the aim alone can be chosen.
                bare = deed._replace(target=target, crowd=(), pawns=(), born=0)
                value = self.value(n, bare, aim_words(scribe, target))
            note = notes_of(scribe, self.plan, deed, target)
            values.append(replace(value, note=note, place=place_of(target)))
        chosen = aims.index(deed.target) if deed.target in aims else None
        row = Row("aim", "", "pills", tuple(values), chosen)
        return Part("aim", scribe.write(f"sheet-aim-{TYPE.words[deed.kind]}"), (row,))

    def aimed(self, target: Action, power: int) -> Deed | None:
        if self.deed.kind != GNOME or target.arg < power:
            return self.plan.aimed(self.deed, target)
        stronger = self.plan.cheapest(GNOME, target.arg + 1)
        return stronger and self.plan.aimed(self.same_aim(stronger), target)

    # --- who ------------------------------------------------------------------------------------------

    def crowd_part(self, target: Action) -> Part:
        goal, deed, scribe = target.arg, self.deed, self.scribe
        rows = [self.number_row(target)]
        rows += [self.origin_row(cavern) for cavern in bits(origins_of(self.start, self.seat, goal))
                 if self.start.trolls_at(self.seat, cavern)]  # fmt: skip
        rows += [
            self.pawn_row(champion) for champion in self.start.pawns(self.seat) if self.start.pawn[champion] != goal
        ]
        price = scribe.write("sheet-going", sent=deed.sent, power=self.plan.power(deed))
        return Part("who", scribe.write("sheet-who"), tuple(rows), price, rule="MK-6.2")

    def number_row(self, target: Action) -> Row:
        """How many go, each number with its odds, and with the cheapest cluster that lets so many go."""
        goal, plan, scribe = target.arg, self.plan, self.scribe
        overrun = self.start.is_overrun(goal)
        needed = needed_for_control(self.start, self.seat, goal)
        values = []
        pawns = self.deed.pawns
        for n in range(max(1, len(pawns)), plan.most(goal, self.deed) + 1):
            deed = plan.numbered(self.deed, n)
            share = round(100 * plan.chance(goal, n, pawns)) if overrun else None
            note = (
                f"{share} %"
                if overrun
                else scribe.write("sheet-takes" if n >= needed else "sheet-short", more=needed - n)
            )
            values.append(replace(self.value(n, deed, "", note), share=share))
        name = (
            scribe.write("sheet-gnomes", count=len(self.start.gnomes[goal])) if overrun else scribe.write("sheet-many")
        )
        if not overrun and len(values) <= SIDE_BY_SIDE:
            named = [replace(value, label=scribe.write("sheet-units", count=value.n)) for value in values]
            return Row("number", name, "segments", tuple(named), self.deed.sent)
        return Row("number", name, "bars", tuple(values), self.deed.sent)

    def origin_row(self, cavern: int) -> Row:
        deed, power, scribe = self.deed, self.plan.power(self.deed), self.scribe
        there = self.start.trolls_at(self.seat, cavern)
        now = dict(deed.crowd).get(cavern, 0)
        values = []
        for n in range(min(there, power - len(deed.pawns)) + 1):
            crowd = tuple({**dict(deed.crowd), cavern: n}.items())
            changed = trimmed(deed._replace(crowd=crowd), power, cavern)
            values.append(self.value(n, changed if changed.sent else None, refusal=scribe.write("sheet-somebody")))
        facts = self.stay_words(cavern, there - now)
        return Row(CAVERN.words[cavern], scribe.cavern(cavern), "steps", tuple(values), now, facts)

    def stay_words(self, cavern: int, trolls: int) -> str:
        """Who is left where somebody leaves."""
        scribe = self.scribe
        pawns = [one for one in self.start.pawns_at(self.seat, cavern) if one not in self.deed.pawns]
        who = scribe.say("trolls", count=trolls) if trolls else ""
        names = scribe.join([scribe.champion(pawn) for pawn in pawns]) if pawns else ""
        both = scribe.write("sheet-both", some=who, others=names) if who and names else who or names
        key = "sheet-left" if both or not is_lair(cavern) else "sheet-left-lair"
        return scribe.write(key, count=trolls + len(pawns), who=both)

    def pawn_row(self, champion: int) -> Row:
        """A Champion goes in place of a Troll, or beside them where the power allows it."""
        deed, power = self.deed, self.plan.power(self.deed)
        goes = champion in deed.pawns
        without = deed._replace(pawns=tuple(one for one in deed.pawns if one != champion))
        joined = deed if goes else trimmed(deed._replace(pawns=(*deed.pawns, champion)), power)
        values = (self.value(0, without if without.sent else None), self.value(1, joined))
        where = self.scribe.cavern(self.start.pawn[champion])
        facts = self.scribe.write("sheet-pawn", place=where)
        return Row(CHAMPION.words[champion], self.scribe.champion(champion), "toggle", values, int(goes), facts)

    def born_part(self) -> Part:
        deed, scribe = self.deed, self.scribe
        assert deed.target is not None
        most = self.plan.fitted(deed).born
        values = tuple(self.value(n, deed._replace(born=n)) for n in range(1, most + 1))
        stock = scribe.write("sheet-stock", count=self.start.stock[self.seat])
        row = Row("born", scribe.write("sheet-born"), "steps", values, deed.born, stock)
        return Part("born", scribe.write("sheet-who-comes"), (row,), rule="MK-7.3")

    # --- the second one -------------------------------------------------------------------------------

    def second_part(self) -> Part:
        scribe = self.scribe
        first = (*self.plan.trials.before, *self.deed.actions(self.plan.trials))
        plan = Plan(self.draft, first, strong=False)
        values = [plan.trials.value(0, [do_pass], scribe.write("sheet-no-second"))]
        deeds = [(kind, plan.cheapest(kind, 1)) for kind in TYPES]
        values += [
            plan.trials.value(kind + 1, deed.gathered(), scribe.name(TYPE.words[kind])) for kind, deed in deeds if deed
        ]
        chosen = 0 if do_pass in self.draft.actions else None
        row = Row("second", "", "segments", tuple(value for value in values if value.actions), chosen)
        return Part("second", scribe.write("sheet-second"), (row,), note=scribe.write("sheet-second-note"))

    def ghosts(self) -> tuple[Ghost, ...]:
        deed, target = self.deed, self.deed.target
        if target is None:
            return ()
        goal, troll = place_of(target), figures.troll_icon(colour(self.seat))
        if deed.born:
            return (Ghost(goal, f"+{deed.born}", troll),)
        ways = [Ghost(goal, origin=f"cavern:{CAVERN.words[cavern]}") for cavern, _ in deed.crowd]
        return (Ghost(goal, f"+{deed.sent}", troll), *ways) if deed.sent else ()
