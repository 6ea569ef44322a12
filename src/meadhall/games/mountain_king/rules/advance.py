"""Chapter 6, Advance: any number of origins, one destination, and a way through established caverns."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.champions.paths import roaming, welcoming
from meadhall.games.mountain_king.rules.attack import Attack
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOWHERE
from meadhall.games.mountain_king.words import (
    CAVERNS,
    KETIL,
    ULFGAR,
    do_advance,
    do_done,
    do_send,
    do_send_pawn,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice


def neighbours(s: Mountain, caverns: int) -> int:
    near = s.table.near
    found = 0
    for cavern in bits(caverns):
        found |= near[cavern]
    return found


def established(s: Mountain, seat: int) -> int:
    """Where the seat's units may pass: caverns with a Troll of theirs, and their Lairs, even empty."""
    own = s.present[seat] | welcoming(s, seat)
    for lair in s.lair[seat]:
        own |= 1 << lair
    return own


def groups(s: Mountain, seat: int) -> list[tuple[int, int]]:
    """Caverns with units that hang together over established ones, and all that can be reached from them."""
    passable = established(s, seat)
    closed = s.foreign_lairs(seat)
    near = s.table.near
    left = s.present[seat]
    found: list[tuple[int, int]] = []
    while left:
        group = edge = left & -left
        beside = 0
        while edge:
            low = edge & -edge
            edge ^= low
            beside |= near[low.bit_length() - 1]
            new = beside & passable & ~group
            group |= new
            edge |= new
        found.append((group & s.present[seat], (group | beside) & ~closed))
        left &= ~group
    return found


def reachable(s: Mountain, seat: int) -> int:
    """Every cavern that at least one unit can reach."""
    goals = 0
    for origins, reach in groups(s, seat):
        # The only cavern with units is no destination for them.
        goals |= reach & ~origins if origins & (origins - 1) == 0 else reach
    if s.has(seat, ULFGAR) and s.pawn[ULFGAR] != NOWHERE:
        goals |= roaming(s, seat) & ~(1 << s.pawn[ULFGAR])
    return goals


def origins_of(s: Mountain, seat: int, goal: int) -> int:
    """The caverns from which ordinary units can reach the goal."""
    found = 0
    for origins, reach in groups(s, seat):
        if reach >> goal & 1:
            found |= origins
    return found & ~(1 << goal)


def destinations(s: Mountain, seat: int) -> list[Action]:
    return [do_advance[cavern] for cavern in bits(reachable(s, seat))]


def why_not(s: Mountain, seat: int, goal: int) -> str:
    if s.foreign_lairs(seat) >> goal & 1:
        return "MK-6.9" if any(goal in lairs for lairs in s.lair) else "MK-2.24"
    if not (s.table.caverns | s.table.lairs) >> goal & 1:
        return "MK-1.1"
    return "MK-6.6"


def begin(s: Mountain, seat: int, goal: int, power: int, weak: bool, still: bool) -> None:
    origins = tuple(bits(origins_of(s, seat, goal)))
    far = s.has(seat, ULFGAR) and s.pawn[ULFGAR] not in (NOWHERE, goal) and bool(roaming(s, seat) >> goal & 1)
    s.tell(says.ADVANCING, seat, goal, power)
    s.then(Muster(seat, goal, power, origins, far, weak, still))


class Muster(Choice):
    """Unit by unit, who comes along. ``origins`` were worked out when the action began."""

    goal: int
    left: int
    origins: tuple[int, ...]
    far: bool
    """Whether Ulfgar reaches the goal by ways of his own."""
    weak: bool
    still: bool
    """Whether the Wheel stays where it is after a victory."""
    sent: int = 0
    ketil: int = NOWHERE
    """The cavern that Ketil left in a Weak Advance: one more may follow from there."""
    rule = "MK-6.2"
    verbs = (do_send, do_send_pawn, do_done.verb)

    def cites(self, s: Mountain) -> str:
        return "MK-15.8" if not self.left else self.rule

    def prompt(self, s: Mountain) -> Message:
        return Message(says.ASK_MUSTER if self.left else says.ASK_FOLLOW, (self.goal, self.left or 1))

    def options(self, s: Mountain) -> list[Action]:
        options = [do_done] if self.sent else []
        if self.left:
            return options + self.senders(s, self.origins, self.left)
        return options + self.senders(s, (self.ketil,), 1)

    def senders(self, s: Mountain, origins: tuple[int, ...], most: int) -> list[Action]:
        at = self.seat * CAVERNS
        trolls: list[Action] = []
        for cavern in origins:
            trolls += do_send[cavern][: min(s.trolls[at + cavern], most)]
        pawns = [
            do_send_pawn[champion]
            for champion in s.pawns(self.seat)
            if s.pawn[champion] in origins or (champion == ULFGAR and self.may_roam(s))
        ]
        return trolls + pawns

    def may_roam(self, s: Mountain) -> bool:
        """Whether Ulfgar can still come by ways of his own; once he is there he has come."""
        return self.far and self.left > 0 and s.pawn[ULFGAR] != self.goal

    def take(self, s: Mountain, action: Action) -> None:
        if action is do_done:
            arrive(s, self)
            return
        count, ketil = 1, self.ketil
        if action.verb is do_send:
            origin, count = action.args[0], action.args[1] + 1
            s.lift_trolls(self.seat, origin, count)
            s.add_trolls(self.seat, self.goal, count)
            s.tell(says.MOVED, self.seat, count, origin, self.goal)
        else:
            champion, origin = action.arg, s.pawn[action.arg]
            s.put_pawn(champion, self.goal)
            s.tell(says.PAWN_MOVED, self.seat, champion, origin, self.goal)
            s.marched = (*s.marched, champion)
            if champion == KETIL and self.weak:
                ketil = origin
        left = max(self.left - count, 0)
        if not left and (self.left == 0 or ketil == NOWHERE):
            arrive(s, self)
            return
        sent = self.sent + count
        step = Muster(self.seat, self.goal, left, self.origins, self.far, self.weak, self.still, sent, ketil)
        if not s.ask(step, idle=do_done):
            arrive(s, step)

    def refusal(self, s: Mountain, action: Action) -> str:
        if action.verb is do_send and action.args[0] not in self.origins:
            return "MK-6.6"
        if action.verb is do_send_pawn and s.has(self.seat, action.arg):
            return "MK-6.6"
        return "MK-6.3" if action is do_done else self.cites(s)


def arrive(s: Mountain, muster: Muster) -> None:
    """All are there: fight if Gnomes are too."""
    seat, goal = muster.seat, muster.goal
    if s.overrun >> goal & 1:
        s.then(Attack(seat, goal, muster.still))
