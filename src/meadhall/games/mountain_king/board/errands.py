"""What a turn of the Wheel brings with it: a look at a Gate card and at a Gnome, and the action of the space.

A look shows what nobody could know before, so only the first one belongs to the draft; all else is kept for later.
"""

from __future__ import annotations

from meadhall.games.mountain_king.rules import actions
from meadhall.games.mountain_king.rules.advance import origins_of
from meadhall.games.mountain_king.secrecy import gates_hidden_from, gnomes_hidden_from
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    BOLSTER,
    BOLSTER_SPACE,
    INFLUENCE,
    INFLUENCE_SPACE,
    do_peek_gate,
    do_peek_gnome,
)
from meadhall.kernel.action import Action

GRANTED = {BOLSTER_SPACE: BOLSTER, INFLUENCE_SPACE: INFLUENCE}


def granted(s: MountainKingState, steps: int) -> int | None:
    """The type of the action that the space grants, if it asks for one target."""
    return GRANTED.get(s.facts.spaces[s.wheel_after(steps)])


def grants(s: MountainKingState, seat: int, steps: int) -> list[Action]:
    kind = granted(s, steps)
    return [] if kind is None else actions.targets(s, seat, kind, steps)


def gates(s: MountainKingState, seat: int) -> list[Action]:
    return [do_peek_gate[card] for card in gates_hidden_from(s, seat)]


def gnomes(s: MountainKingState, seat: int) -> list[Action]:
    """One hidden Gnome of each cavern, first where most of one's own could go."""
    found: dict[int, Action] = {}
    for cavern, token in gnomes_hidden_from(s, seat):
        found.setdefault(cavern, do_peek_gnome[cavern][token])
    return [found[cavern] for cavern in sorted(found, key=lambda cavern: -near(s, seat, cavern))]


def near(s: MountainKingState, seat: int, cavern: int) -> int:
    return origins_of(s, seat, cavern).bit_count()


def usual_looks(s: MountainKingState, seat: int) -> tuple[Action, ...]:
    """At the first Gate card, and at the nearest Gnome."""
    return (*gates(s, seat)[:1], *gnomes(s, seat)[:1])
