"""Chapter 9, the tripwires of the Gnome Wheel, passed by an action or by angry Gnomes."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.rules.breach import Breach
from meadhall.games.mountain_king.state import Mountain
from meadhall.kernel.step import Step


class AdvanceWheel(Step):
    """Beaten Gnomes push the pawn on; no space takes effect, but a Breach does."""

    who: int
    spaces: int
    rule = "MK-6.16"

    def run(self, s: Mountain) -> None:
        if not self.spaces:
            return
        origin = s.wheel
        s.wheel = (origin + self.spaces) % len(s.table.spaces)
        s.tell(says.WHEEL, self.spaces, s.wheel + 1)
        s.then(Tripwires(self.who, origin, self.spaces, s.table.battle_boosts))


class Tripwires(Step):
    """In the order in which the pawn passed them."""

    who: int
    origin: int
    spaces: int
    boosts: bool
    rule = "MK-9.7"

    def run(self, s: Mountain) -> None:
        wheel = s.table.parts.wheel
        passed = [(self.origin + n) % len(wheel.spaces) for n in range(1, self.spaces + 1)]
        for at, space in enumerate(passed):
            if space == wheel.boost and self.boosts:
                boost(s, self.who)
            elif space == wheel.breach:
                s.then(Breach(self.who), Tripwires(self.who, space, len(passed) - at - 1, self.boosts))
                return


def boost(s: Mountain, seat: int) -> None:
    """MK-9.8: one space along the Boost track, which ends somewhere."""
    if s.boost[seat] < len(s.table.parts.wheel.boosts) - 1:
        s.boost[seat] += 1
        s.tell(says.BOOSTED, seat, s.table.parts.wheel.boosts[s.boost[seat]])
