"""Chapter 6, Advance: any number of origins, one destination, and a way through established caverns."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.adjacency import parts
from meadhall.games.mountain_king.champions.paths import roaming, welcoming
from meadhall.games.mountain_king.facts import NOWHERE
from meadhall.games.mountain_king.rules.attack import Attack
from meadhall.games.mountain_king.rules.sending import send, sent_by, trolls_to_send
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import KETIL, ULFGAR, do_advance, do_done, do_send, do_send_pawn, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, more_than_one, without
from meadhall.kernel.step import Choice


def established(s: MountainKingState, seat: int) -> int:
    """Where the seat's units may pass: caverns with a Troll of theirs, and their Lairs, even empty."""
    return s.present[seat] | welcoming(s, seat) | s.own_lairs(seat)


def groups(s: MountainKingState, seat: int) -> list[tuple[int, int]]:
    """Caverns with units that are connected through established ones, each group with all that it can reach."""
    own, closed = s.present[seat], s.foreign_lairs(seat)
    return [
        (group & own, (group | beside) & ~closed) for group, beside in parts(s.facts.near, own, established(s, seat))
    ]


def reachable(s: MountainKingState, seat: int) -> int:
    """Every cavern that at least one unit can reach."""
    goals = 0
    for origins, reach in groups(s, seat):
        # The only cavern with units is no destination for them.
        goals |= reach if more_than_one(origins) else reach & ~origins
    if s.has_pawn(seat, ULFGAR):
        goals |= without(roaming(s, seat), s.pawn[ULFGAR])
    return goals


def origins_of(s: MountainKingState, seat: int, goal: int) -> int:
    """The caverns from which ordinary units can reach the goal."""
    found = 0
    for origins, reach in groups(s, seat):
        if has(reach, goal):
            found |= origins
    return without(found, goal)


def destinations(s: MountainKingState, seat: int) -> list[Action]:
    return each(do_advance, bits(reachable(s, seat)))


def why_not(s: MountainKingState, seat: int, goal: int) -> str:
    if has(s.foreign_lairs(seat), goal):
        return "MK-6.9" if any(goal in lairs for lairs in s.lair) else "MK-2.24"
    if not has(s.facts.places, goal):
        return "MK-1.1"
    return "MK-6.6"


def begin(s: MountainKingState, seat: int, goal: int, power: int, weak: bool, still: bool) -> None:
    origins = bits(origins_of(s, seat, goal))
    far = s.has_pawn(seat, ULFGAR) and s.pawn[ULFGAR] != goal and has(roaming(s, seat), goal)
    s.tell(messages.ADVANCING, seat, goal, power)
    s.then(Muster(seat, goal, power, origins, far, weak, still))


class Muster(Choice):
    """Who comes along, unit by unit. ``origins`` were worked out when the action began."""

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

    def cites(self, s: MountainKingState) -> str:
        return "MK-15.8" if not self.left else self.rule

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_MUSTER if self.left else messages.ASK_FOLLOW, (self.goal, self.left or 1))

    def options(self, s: MountainKingState) -> list[Action]:
        options = [do_done] if self.sent else []
        if self.left:
            return options + self.senders(s, self.origins, self.left)
        return options + self.senders(s, (self.ketil,), 1)

    def senders(self, s: MountainKingState, origins: tuple[int, ...], most: int) -> list[Action]:
        return trolls_to_send(s, self.seat, origins, most) + [
            do_send_pawn[champion]
            for champion in s.pawns(self.seat)
            if s.pawn[champion] in origins or (champion == ULFGAR and self.may_roam(s))
        ]

    def may_roam(self, s: MountainKingState) -> bool:
        """Whether Ulfgar can still come by ways of his own; once he is there he has come."""
        return self.far and self.left > 0 and s.pawn[ULFGAR] != self.goal

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is do_done:
            arrive(s, self)
            return
        ketil = self.ketil
        origin, count = sent_by(s, action)
        send(s, self.seat, self.goal, action)
        if action.verb is do_send_pawn:
            s.marched = (*s.marched, action.arg)
            if action.arg == KETIL and self.weak:
                ketil = origin
        left = max(self.left - count, 0)
        if not left and (self.left == 0 or ketil == NOWHERE):
            arrive(s, self)
            return
        sent = self.sent + count
        step = Muster(self.seat, self.goal, left, self.origins, self.far, self.weak, self.still, sent, ketil)
        if not s.ask(step, idle=do_done):
            arrive(s, step)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb is do_send and action.args[0] not in self.origins:
            return "MK-6.6"
        if action.verb is do_send_pawn and s.holds(self.seat, action.arg):
            return "MK-6.6"
        return "MK-6.3" if action is do_done else self.cites(s)


def arrive(s: MountainKingState, muster: Muster) -> None:
    """All units have arrived: they fight if Gnomes are there."""
    seat, goal = muster.seat, muster.goal
    if s.is_overrun(goal):
        s.then(Attack(seat, goal, muster.still))
