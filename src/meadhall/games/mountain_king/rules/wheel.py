"""Chapter 9, the Gnome action: turn the Wheel, scout, and pass its tripwires; its space is used after that."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.rules.scouting import Scout
from meadhall.games.mountain_king.rules.tripwires import Tripwires, turn_wheel
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CRYM, do_claw, do_pass, do_turn
from meadhall.kernel.action import Action
from meadhall.kernel.step import Choice


def turns(s: MountainKingState, power: int) -> list[Action]:
    return do_turn.actions[: min(power, len(s.facts.spaces))]


def why_not(s: MountainKingState, power: int, spaces: int) -> str:
    return "MK-9.2" if spaces > len(s.facts.spaces) else "MK-9.1"


def begin(s: MountainKingState, seat: int, spaces: int) -> None:
    origin = s.wheel
    turn_wheel(s, spaces)
    if s.claw_left(seat, CRYM) and spaces < len(s.facts.spaces):
        s.then(GoFurther(seat, origin, spaces))
    else:
        follow(s, seat, origin, spaces)


def follow(s: MountainKingState, seat: int, origin: int, moved: int) -> None:
    """The player scouts, then the tripwires take effect."""
    s.then(Scout(seat), Tripwires(seat, origin, moved, True))


class GoFurther(Choice):
    """Crym may push the pawn one space on; the effect of the space is not stronger for that."""

    origin: int
    spaces: int
    rule = "MK-15.17"
    verbs = (do_claw, do_pass.verb)
    asks = messages.ASK_GO_FURTHER

    def options(self, s: MountainKingState) -> list[Action]:
        return [do_pass, do_claw[CRYM]]

    def take(self, s: MountainKingState, action: Action) -> None:
        moved = self.spaces
        if action is not do_pass:
            s.spend_claw(CRYM)
            turn_wheel(s, 1)
            moved += 1
        follow(s, self.seat, self.origin, moved)
