"""Units on their way to one cavern, in an Advance or a Bolster: who can be sent, and what happens when they are."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import do_send
from meadhall.kernel.action import Action


def trolls_to_send(s: MountainKingState, seat: int, origins: tuple[int, ...], most: int) -> list[Action]:
    """From each of these caverns one Troll or more."""
    options: list[Action] = []
    for cavern in origins:
        options += do_send[cavern][: min(s.trolls_at(seat, cavern), most)]
    return options


def sent_by(s: MountainKingState, action: Action) -> tuple[int, int]:
    """The cavern that units leave, and how many there are; a pawn goes alone."""
    return (action.args[0], action.args[1] + 1) if action.verb is do_send else (s.pawn[action.arg], 1)


def send(s: MountainKingState, seat: int, goal: int, action: Action) -> None:
    origin, count = sent_by(s, action)
    if action.verb is do_send:
        s.move_trolls(seat, origin, goal, count)
        s.tell(messages.MOVED, seat, count, origin, goal)
    else:
        s.put_pawn(action.arg, goal)
        s.tell(messages.PAWN_MOVED, seat, action.arg, origin, goal)
