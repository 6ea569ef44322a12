"""The sheet of the crossing: who goes over the ice river, either way."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Trials, notation
from meadhall.draw.writing import capital
from meadhall.games.ice_garden.board.foresight import place
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.sheet_words import at, grows, outlook, piece_name, piece_picture, told
from meadhall.games.ice_garden.rules.activation import Cross
from meadhall.games.ice_garden.words import do_carry, do_cross
from meadhall.kernel.action import Action

QUESTIONS = ("ask-cross", "ask-carry")
Plan = Mapping[tuple[int, int], int]
"""How many of a kind leave a region."""


class Crossing:
    def __init__(self, draft: Drafted, scribe: Scribe) -> None:
        self.before, self.move = draft.part(*QUESTIONS)
        self.scribe, self.seat = scribe, draft.seat
        self.trials = Trials(draft, self.before)
        self.start = self.trials.after()
        self.ways: list[tuple[int, int, tuple[int, ...]]] = []
        """From where, to where, and who could go."""
        step = self.start.agenda[-1]
        if isinstance(step, Cross):
            self.ways = [(step.here, step.there, step.from_here), (step.there, step.here, step.from_there)]
        self.plan: dict[tuple[int, int], int] = {}
        origin = -1
        for action in self.move:
            if action.verb is do_cross:
                origin = action.args[0]
            elif action.verb is do_carry:
                self.plan[origin, action.args[1]] = action.args[0]

    def actions(self, plan: Plan) -> list[Action]:
        found: list[Action] = []
        for origin, goal, ready in self.ways:
            counts = [(plan.get((origin, piece), 0), piece) for piece, most in enumerate(ready) if most]
            if any(count for count, _ in counts):
                found += [do_cross[origin][goal], *(do_carry[count][piece] for count, piece in counts)]
        return found

    def way_words(self, origin: int, goal: int) -> str:
        return self.scribe.write("sheet-mountain-way", origin=place(self.scribe, origin), goal=place(self.scribe, goal))

    def part(self, origin: int, goal: int, ready: tuple[int, ...]) -> Part:
        rows = tuple(self.row(origin, piece, most) for piece, most in enumerate(ready) if most)
        facts = grows(self.scribe, self.seat, self.start, self.trials.after(self.actions(self.plan)), goal)
        return Part(f"from-{origin}", capital(self.way_words(origin, goal)), rows, facts)

    def row(self, origin: int, piece: int, most: int) -> Row:
        values = tuple(self.trials.value(n, self.actions({**self.plan, (origin, piece): n})) for n in range(most + 1))
        name, picture = piece_name(self.scribe, self.seat, piece), piece_picture(self.scribe, self.seat, piece)
        return Row(f"go-{origin}-{piece}", name, "steps", values, self.plan.get((origin, piece), 0), picture=picture)

    def click(self, origin: int, goal: int, ready: tuple[int, ...]) -> Move:
        """From one shore to the other go all who can."""
        everybody = {(origin, piece): most for piece, most in enumerate(ready) if most}
        draft = notation((*self.before, *self.actions({**self.plan, **everybody})))
        return Move(draft, capital(self.way_words(origin, goal)), (at(origin), at(goal)))


def crossing_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    c = Crossing(draft, scribe)
    ways = [way for way in c.ways if any(way[2])]
    if not ways:
        return None
    actions = c.actions(c.plan)
    now = c.trials.after(actions)
    gone = [c.way_words(origin, goal) for origin, goal, _ in ways if any(c.plan.get((origin, p)) for p in range(4))]
    what = f"{scribe.write('sheet-cross')}: {', '.join(gone)}"
    return Sheet(
        title=scribe.write("sheet-cross"),
        rule="IG-9.8",
        parts=tuple(c.part(*way) for way in ways),
        sentence=told(scribe, c.seat, c.start, now, what) if gone else "",
        consequence=outlook(scribe, c.seat, c.start, now),
        moves=tuple(c.click(*way) for way in ways),
    )
