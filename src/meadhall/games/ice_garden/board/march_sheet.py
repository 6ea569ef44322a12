"""The sheets of pieces that go somewhere: Move and Speed step by step, and the Voracious Mountain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Trials, Value, notation
from meadhall.draw.trial import reached
from meadhall.games.ice_garden.board.foresight import against, place
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.sheet_words import (
    at,
    ghost,
    goods,
    grows,
    outlook,
    piece_name,
    piece_picture,
    told,
)
from meadhall.games.ice_garden.rules.ranking import dominator
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import GOLD, POPULATION, REGIONS, do_carry, do_mountain, do_move
from meadhall.kernel.action import Action

STEPS = ("ask-move", "ask-speed")
MOUNTAIN = ("ask-mountain", "ask-carry")


class March(NamedTuple):
    scribe: Scribe
    seat: int
    start: IceGardenState
    trials: Trials
    steps: tuple[Action, ...]
    paid: bool
    """Each step costs 1 gold; Speed is free."""

    def after(self, steps: Sequence[Action]) -> IceGardenState:
        """The position after some steps, and nothing more."""
        return self.trials.after(steps) if self.options(steps) else reached(self.start, steps)

    def fitting(self, steps: Sequence[Action]) -> list[Action]:
        """The steps without those that only another one made possible."""
        kept: list[Action] = []
        for step in steps:
            if self.trials.after([*kept, step]) is not None:
                kept.append(step)
        return kept

    def draft(self, steps: Sequence[Action]) -> tuple[str, ...]:
        return notation((*self.trials.before, *self.fitting(steps)))

    def options(self, earlier: Sequence[Action]) -> list[Action]:
        """The steps that are possible after others."""
        world = self.trials.after(earlier)
        decision = None if world is None else world.decision_of(self.seat)
        if decision is None or decision.prompt.key not in STEPS:
            return []
        return [action for action in decision.options if action.verb is do_move]

    def best(self, earlier: Sequence[Action], options: Sequence[Action]) -> Action:
        """Of several steps the one after which the seat rules the most regions; the strongest piece first."""
        world = self.trials.after(earlier)

        def use(action: Action) -> tuple[int, int]:
            then = reached(world, [action])
            return sum(dominator(then, region) == self.seat for region in range(REGIONS)), action.args[0]

        return options[0] if len(options) == 1 else max(options, key=use)


def march_sheet(draft: Drafted, scribe: Scribe) -> Sheet:
    before, move = draft.part(*STEPS)
    trials = Trials(draft, before)
    start: IceGardenState = trials.after()
    steps = tuple(action for action in move if action.verb is do_move)
    paid = bool(start.decision and start.decision.prompt.key == STEPS[0])
    m = March(scribe, draft.seat, start, trials, steps, paid)
    now = m.after(steps)
    what = ", ".join(step_words(m, step) for step in steps)
    parts = [step_part(m, n) for n in range(len(steps))]
    more = m.options(steps)
    if more:
        parts.append(next_part(m, more))
    return Sheet(
        title=scribe.name("move") if paid else scribe.name("speed"),
        under=scribe.write("sheet-move-under" if paid else "sheet-speed-under"),
        rule="IG-6.11" if paid else "IG-9.9",
        parts=tuple(parts),
        totals=goods(scribe, m.seat, start, now, GOLD) if paid else (),
        sentence=told(scribe, m.seat, start, now, what) if steps else "",
        consequence=outlook(scribe, m.seat, start, now),
        chips=tuple(
            Value(n, step_words(m, step), m.draft((*steps[:n], *steps[n + 1 :])), part=f"step-{n}")
            for n, step in enumerate(steps)
        ),
        missing=scribe.write("sheet-move-missing"),
        outcome=against(scribe, now, m.seat, steps[-1].args[2]) if steps else "",
        place=at(steps[-1].args[2]) if steps else "",
        ghosts=tuple(
            ghost(scribe, m.seat, step.args[0], step.args[2], 1, step.args[1])
            for step in steps[len(steps) - draft.held :]
        ),
        moves=march_moves(m, more),
        at_once=bool(more),
        room=bool(more),
    )


def step_words(m: March, step: Action) -> str:
    piece, _, goal = step.args
    return m.scribe.write("sheet-step", piece=piece_name(m.scribe, m.seat, piece), goal=place(m.scribe, goal))


def way_words(m: March, step: Action) -> str:
    piece, origin, goal = step.args
    names = {"origin": place(m.scribe, origin), "goal": place(m.scribe, goal)}
    return m.scribe.write("sheet-step-way", piece=piece_name(m.scribe, m.seat, piece), **names)


def step_part(m: March, n: int) -> Part:
    """One step: which piece goes, and where to."""
    step, earlier = m.steps[n], m.steps[:n]
    piece, origin, goal = step.args
    options = m.options(earlier)

    def changed(other: Action) -> tuple[str, ...]:
        return m.draft((*earlier, other, *m.steps[n + 1 :]))

    who = tuple(
        Value(one.args[0], piece_name(m.scribe, m.seat, one.args[0]), changed(one))
        for one in options
        if one.args[1:] == (origin, goal)
    )
    where = tuple(
        Value(one.args[2], place(m.scribe, one.args[2]), changed(one), place=at(one.args[2]))
        for one in options
        if one.args[:2] == (piece, origin)
    )
    name = m.scribe.write("sheet-step-from", number=n + 1, region=place(m.scribe, origin))
    rows = (
        Row(f"who-{n}", m.scribe.write("sheet-who"), "segments", who, piece,
            picture=piece_picture(m.scribe, m.seat, piece)),
        Row(f"to-{n}", m.scribe.write("sheet-to"), "pills", where, goal,
            grows(m.scribe, m.seat, m.start, m.after(m.steps), goal)),
    )  # fmt: skip
    price = m.scribe.write("sheet-one-gold", have=m.start.has(m.seat, GOLD) - n) if m.paid else ""
    return Part(f"step-{n}", name, rows, price)


def next_part(m: March, options: Sequence[Action]) -> Part:
    """Another step, begun with the region that a piece leaves."""
    values = []
    for origin in dict.fromkeys(action.args[1] for action in options):
        step = m.best(m.steps, [action for action in options if action.args[1] == origin])
        note = step_words(m, step)
        values.append(Value(origin, place(m.scribe, origin), m.draft((*m.steps, step)), note, place=at(origin)))
    row = Row("from", "", "pills", tuple(values))
    return Part("next", m.scribe.write("sheet-step-next", count=len(m.steps)), (row,))


def march_moves(m: March, options: Sequence[Action]) -> tuple[Move, ...]:
    """From one region to another goes the piece that is most use there."""
    ways: dict[tuple[int, int], list[Action]] = {}
    for action in options:
        ways.setdefault((action.args[1], action.args[2]), []).append(action)
    found = []
    for (origin, goal), pieces in ways.items():
        step = m.best(m.steps, pieces)
        found.append(Move(m.draft((*m.steps, step)), way_words(m, step), (at(origin), at(goal))))
    return tuple(found)


# --- the Voracious Mountain ---------------------------------------------------------------------------------


def mountain_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """How many of each kind go along, and where to. A crossing has no such sheet."""
    before, move = draft.part(*MOUNTAIN)
    if not move or move[0].verb is not do_mountain:
        return None
    trials = Trials(draft, before)
    start: IceGardenState = trials.after()
    seat, (origin, goal) = draft.seat, move[0].args
    taken = {action.args[1]: action.args[0] for action in move if action.verb is do_carry}
    now = reached(start, move)
    # What is not held stands on the map already.
    held = [(action.args[1], action.args[0]) for action in move[-1:] if draft.held and action.arg]
    kinds = [piece for piece in range(4) if start.count(seat, piece, origin)]

    def carrying(counts: dict[int, int], target: int = goal) -> list[Action]:
        return [do_mountain[origin][target], *(do_carry[counts.get(piece, 0)][piece] for piece in kinds)]

    rows = tuple(
        Row(
            f"take-{piece}",
            piece_name(scribe, seat, piece),
            "steps",
            tuple(
                trials.value(n, carrying({**taken, piece: n}), refusal=scribe.write("sheet-mountain-one"))
                for n in range(start.count(seat, piece, origin) + 1)
            ),
            taken.get(piece, 0),
            picture=piece_picture(scribe, seat, piece),
        )
        for piece in kinds
    )
    goals = tuple(
        Value(region, place(scribe, region), notation((*before, *carrying(taken, region))), place=at(region))
        for region in start.open
        if region != origin
    )
    what = scribe.write("sheet-mountain-way", origin=place(scribe, origin), goal=place(scribe, goal))
    return Sheet(
        title=scribe.name("mountain"),
        under=what,
        rule="IG-6.16",
        parts=(
            Part("who", scribe.write("sheet-who"), rows),
            Part("goal", scribe.write("sheet-to"), (Row("goal", "", "pills", goals, goal),)),
        ),
        totals=goods(scribe, seat, start, now, POPULATION),
        sentence=told(scribe, seat, start, now, what),
        consequence=outlook(scribe, seat, start, now),
        outcome=against(scribe, now, seat, goal),
        place=at(goal),
        ghosts=tuple(ghost(scribe, seat, piece, goal, n, origin) for piece, n in held),
    )
