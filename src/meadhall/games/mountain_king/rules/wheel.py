"""Chapter 9, the Gnome action: turn the Wheel, scout, and pass its tripwires; its space is used after that."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.rules.scouting import Scout
from meadhall.games.mountain_king.rules.tripwires import Tripwires
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.words import (
    CRYM,
    do_claw,
    do_pass,
    do_turn,
)
from meadhall.kernel.action import Action
from meadhall.kernel.step import Choice


def turns(s: Mountain, power: int) -> list[Action]:
    return do_turn.actions[: min(power, len(s.table.spaces))]


def why_not(s: Mountain, power: int, spaces: int) -> str:
    return "MK-9.2" if spaces > len(s.table.spaces) else "MK-9.1"


def begin(s: Mountain, seat: int, spaces: int) -> None:
    origin = s.wheel
    turn(s, spaces)
    if s.claw_left(seat, CRYM) and spaces < len(s.table.spaces):
        s.then(GoFurther(seat, origin, spaces))
    else:
        follow(s, seat, origin, spaces)


def turn(s: Mountain, spaces: int) -> None:
    s.wheel = (s.wheel + spaces) % len(s.table.spaces)
    s.tell(says.WHEEL, spaces, s.wheel + 1)


def follow(s: Mountain, seat: int, origin: int, moved: int) -> None:
    """First the scout, then the tripwires."""
    s.then(Scout(seat), Tripwires(seat, origin, moved, True))


class GoFurther(Choice):
    """Crym may push the pawn one space on; the effect is no stronger for it."""

    origin: int
    spaces: int
    rule = "MK-15.17"
    verbs = (do_claw, do_pass.verb)
    asks = says.ASK_GO_FURTHER

    def options(self, s: Mountain) -> list[Action]:
        return [do_pass, do_claw[CRYM]]

    def take(self, s: Mountain, action: Action) -> None:
        moved = self.spaces
        if action is not do_pass:
            s.cover_claw(CRYM)
            s.tell(says.CLAW, self.seat, CRYM)
            turn(s, 1)
            moved += 1
        follow(s, self.seat, self.origin, moved)
