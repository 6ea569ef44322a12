"""Plans in words: what an option is good for."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import ELDER, SUPPLY, WAVES, domain_of
from meadhall.games.mountain_king.words import (
    BOLSTER,
    CAVERN,
    CAVERNS,
    CHAMPION,
    CLAN,
    FIRST_LAIR,
    GAIN_HONOUR,
    GNOME,
    HALL,
    INFLUENCE,
    do_advance,
    do_bolster,
    do_cover,
    do_influence,
    do_lay,
    do_peek_gate,
    do_peek_gnome,
    do_strong,
    do_swarm,
    do_turn,
    do_vote,
    do_weak,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.verb import Verb

BEAT_GNOMES = Kind("plan-beat-gnomes", cavern=CAVERN)
TAKE_DOMAIN = Kind("plan-take-domain", clan=CLAN)
DRIVE_OUT = Kind("plan-drive-out", cavern=CAVERN)
TAKE_HALL = Kind("plan-take-hall", hall=HALL)
STAND_FIRM = Kind("plan-stand-firm", cavern=CAVERN)
GATHER_HOST = Kind("plan-gather-host")
WIN_CHAMPION = Kind("plan-win-champion", champion=CHAMPION)
WIN_CLAN = Kind("plan-win-clan", clan=CLAN)
WHEEL_HONOUR = Kind("plan-wheel-honour")
TURN_WHEEL = Kind("plan-turn-wheel")
SEND_SWARM = Kind("plan-send-swarm", clan=CLAN)
SCOUT = Kind("plan-scout")
GROW_CLUSTERS = Kind("plan-grow-clusters")
GATHER_ELDERS = Kind("plan-gather-elders")
SAVE_SUPPLIES = Kind("plan-save-supplies")
MARCH = Kind("plan-march")
COURT = Kind("plan-court")
PLANS = (
    BEAT_GNOMES, TAKE_DOMAIN, DRIVE_OUT, TAKE_HALL, STAND_FIRM, GATHER_HOST, WIN_CHAMPION, WIN_CLAN, WHEEL_HONOUR,
    TURN_WHEEL, SEND_SWARM, SCOUT, GROW_CLUSTERS, GATHER_ELDERS, SAVE_SUPPLIES, MARCH, COURT,
)  # fmt: skip


def advance(s: Mountain, seat: int, action: Action) -> Message | None:
    goal = action.arg
    if goal >= FIRST_LAIR:
        return Message(GATHER_HOST)
    if s.overrun >> goal & 1:
        return Message(BEAT_GNOMES, (goal,))
    if any(s.trolls[other * CAVERNS + goal] for other in range(s.players) if other != seat):
        return Message(DRIVE_OUT, (goal,))
    if s.wave == WAVES:
        for hall, around in enumerate(s.table.halls):
            if around >> goal & 1:
                return Message(TAKE_HALL, (hall,))
    return Message(TAKE_DOMAIN, (domain_of(goal),))


def bolster(s: Mountain, seat: int, action: Action) -> Message | None:
    return Message(GATHER_HOST) if action.arg >= FIRST_LAIR else Message(STAND_FIRM, (action.arg,))


def influence(s: Mountain, seat: int, action: Action) -> Message | None:
    return Message(WIN_CHAMPION, (action.arg,))


def turn(s: Mountain, seat: int, action: Action) -> Message | None:
    space = s.table.spaces[(s.wheel + action.arg + 1) % len(s.table.spaces)]
    return Message(WHEEL_HONOUR if space == GAIN_HONOUR else TURN_WHEEL)


def action_type(s: Mountain, seat: int, action: Action) -> Message | None:
    kind = action.arg
    if kind == BOLSTER:
        return Message(GATHER_HOST)
    if kind == INFLUENCE:
        return Message(COURT)
    return Message(TURN_WHEEL if kind == GNOME else MARCH)


def lay(s: Mountain, seat: int, action: Action) -> Message | None:
    symbols = s.table.cards[action.arg]
    if ELDER in symbols:
        return Message(GATHER_ELDERS)
    return Message(SAVE_SUPPLIES if SUPPLY in symbols else GROW_CLUSTERS)


def swarm(s: Mountain, seat: int, action: Action) -> Message | None:
    return Message(SEND_SWARM, (action.arg,))


def vote(s: Mountain, seat: int, action: Action) -> Message | None:
    return Message(WIN_CLAN, (action.arg,))


def cover(s: Mountain, seat: int, action: Action) -> Message | None:
    return Message(SAVE_SUPPLIES)


def peek(s: Mountain, seat: int, action: Action) -> Message | None:
    return Message(SCOUT)


BY_VERB: dict[Verb[object], Callable[[Mountain, int, Action], Message | None]] = {
    do_advance: advance,
    do_bolster: bolster,
    do_influence: influence,
    do_turn: turn,
    do_weak: action_type,
    do_strong: action_type,
    do_lay: lay,
    do_swarm: swarm,
    do_vote: vote,
    do_cover: cover,
    do_peek_gate: peek,
    do_peek_gnome: peek,
}
