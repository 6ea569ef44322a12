"""Plans in words: what an option is good for."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.mountain_king.facts import ELDER, SUPPLY, WAVES, domain_of, is_lair
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.state import MountainKingState, replaced
from meadhall.games.mountain_king.words import (
    ADVANCE,
    BOLSTER,
    CAVERN,
    CHAMPION,
    CLAN,
    GAIN_HONOUR,
    GNOME,
    HALL,
    INFLUENCE,
    TYPE,
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
GROW_ONE = Kind("plan-grow-one", type=TYPE, before=None, after=None)
GATHER_ELDERS = Kind("plan-gather-elders")
SAVE_SUPPLIES = Kind("plan-save-supplies")
MARCH = Kind("plan-march")
COURT = Kind("plan-court")
PLANS = (
    BEAT_GNOMES, TAKE_DOMAIN, DRIVE_OUT, TAKE_HALL, STAND_FIRM, GATHER_HOST, WIN_CHAMPION, WIN_CLAN, WHEEL_HONOUR,
    TURN_WHEEL, SEND_SWARM, SCOUT, GROW_CLUSTERS, GROW_ONE, GATHER_ELDERS, SAVE_SUPPLIES, MARCH, COURT,
)  # fmt: skip


def advance_plan(s: MountainKingState, seat: int, goal: int) -> Message:
    if is_lair(goal):
        return Message(GATHER_HOST)
    if s.is_overrun(goal):
        return Message(BEAT_GNOMES, (goal,))
    if any(s.trolls_at(other, goal) for other in range(s.players) if other != seat):
        return Message(DRIVE_OUT, (goal,))
    halls = s.facts.halls_beside[goal]
    if s.wave == WAVES and halls:
        return Message(TAKE_HALL, (halls[0],))
    return Message(TAKE_DOMAIN, (domain_of(goal),))


def bolster_plan(s: MountainKingState, seat: int, cavern: int) -> Message:
    return Message(GATHER_HOST) if is_lair(cavern) else Message(STAND_FIRM, (cavern,))


def turn_plan(s: MountainKingState, seat: int, steps: int) -> Message:
    space = s.facts.spaces[s.wheel_after(steps + 1)]
    return Message(WHEEL_HONOUR if space == GAIN_HONOUR else TURN_WHEEL)


def type_plan(s: MountainKingState, seat: int, kind: int) -> Message:
    return Message({ADVANCE: MARCH, BOLSTER: GATHER_HOST, INFLUENCE: COURT, GNOME: TURN_WHEEL}[kind])


def card_plan(s: MountainKingState, seat: int, card: int) -> Message:
    symbols = s.facts.cards[card]
    if ELDER in symbols:
        return Message(GATHER_ELDERS)
    return Message(SAVE_SUPPLIES if SUPPLY in symbols else GROW_CLUSTERS)


def growth(s: MountainKingState, seat: int, action: Action) -> Message | None:
    """The cluster that a card makes most stronger where it would lie; None if it makes none so."""
    card, cell = action.args
    after = s.copy()
    after.ancestry = replaced(s.ancestry, seat, s.ancestry[seat].with_card(card, s.facts.cards[card], cell))
    after.refresh_symbols()
    changes = [(best_cluster(s, seat, kind), best_cluster(after, seat, kind)) for kind in range(len(TYPE))]
    kind = max(range(len(TYPE)), key=lambda kind: changes[kind][1] - changes[kind][0])
    was, now = changes[kind]
    return Message(GROW_ONE, (kind, was, now)) if now > was else None


BY_VERB: dict[Verb[object], Callable[[MountainKingState, int, int], Message]] = {
    do_advance: advance_plan,
    do_bolster: bolster_plan,
    do_influence: lambda s, seat, champion: Message(WIN_CHAMPION, (champion,)),
    do_turn: turn_plan,
    do_weak: type_plan,
    do_strong: type_plan,
    do_lay: card_plan,
    do_swarm: lambda s, seat, clan: Message(SEND_SWARM, (clan,)),
    do_vote: lambda s, seat, clan: Message(WIN_CLAN, (clan,)),
    do_cover: lambda s, seat, symbol: Message(SAVE_SUPPLIES),
    do_peek_gate: lambda s, seat, gate: Message(SCOUT),
    do_peek_gnome: lambda s, seat, cavern: Message(SCOUT),
}
"""By verb, the plan behind an action with this first argument."""


def plan(s: MountainKingState, seat: int, action: Action) -> Message | None:
    """What an action is good for; None if there is nothing to be said."""
    grown = growth(s, seat, action) if action.verb is do_lay else None
    by_verb = BY_VERB.get(action.verb)
    return grown or (by_verb(s, seat, action.arg) if by_verb else None)
