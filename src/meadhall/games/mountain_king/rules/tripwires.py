"""Chapter 9, the tripwires of the Gnome Wheel, passed by an action or by angry Gnomes."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.rules.breach import Breach
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.step import Step


def turn_wheel(s: MountainKingState, spaces: int) -> None:
    s.wheel = s.wheel_after(spaces)
    s.tell(messages.WHEEL, spaces, s.wheel + 1)


class AdvanceWheel(Step):
    """Beaten Gnomes push the pawn on; no space takes effect, but a Breach does."""

    who: int
    spaces: int
    rule = "MK-6.16"

    def run(self, s: MountainKingState) -> None:
        if not self.spaces:
            return
        origin = s.wheel
        turn_wheel(s, self.spaces)
        s.then(Tripwires(self.who, origin, self.spaces, s.facts.battle_boosts))


class Tripwires(Step):
    """The tripwires that the pawn has passed, in that order."""

    who: int
    origin: int
    spaces: int
    boosts: bool
    rule = "MK-9.7"

    def run(self, s: MountainKingState) -> None:
        wheel = s.facts.parts.wheel
        passed = [(self.origin + n) % len(wheel.spaces) for n in range(1, self.spaces + 1)]
        for at, space in enumerate(passed):
            if space == wheel.boost and self.boosts:
                boost(s, self.who)
            elif space == wheel.breach:
                s.then(Breach(self.who), Tripwires(self.who, space, len(passed) - at - 1, self.boosts))
                return


def boost(s: MountainKingState, seat: int) -> None:
    """MK-9.8: one space along the Boost track, as far as it goes."""
    if s.boost[seat] < len(s.facts.parts.wheel.boosts) - 1:
        s.boost[seat] += 1
        s.tell(messages.BOOSTED, seat, s.facts.parts.wheel.boosts[s.boost[seat]])
