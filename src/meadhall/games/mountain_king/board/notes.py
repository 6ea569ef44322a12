"""What stands on an option: what it is called on this mountain, its price, and what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.draw.board import Face
from meadhall.games.mountain_king import reading
from meadhall.games.mountain_king.board.describe import hides
from meadhall.games.mountain_king.board.family import best_cluster
from meadhall.games.mountain_king.board.foresight import aimed, gnome_strength, passes_breach, power_of
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.champions import powers
from meadhall.games.mountain_king.rules import clusters, influence
from meadhall.games.mountain_king.rules.award import Console
from meadhall.games.mountain_king.rules.breach import brings
from meadhall.games.mountain_king.rules.invasions import easiest
from meadhall.games.mountain_king.rules.turns import Gather
from meadhall.games.mountain_king.rules.wave_three import hall_value, plank_honour
from meadhall.games.mountain_king.standing import raised
from meadhall.games.mountain_king.table import LETTERS, NOWHERE, domain_of
from meadhall.games.mountain_king.words import (
    FIRST_CHAMPION,
    FIRST_LAIR,
    SPACE,
    TYPE,
    VOTE,
    do_add,
    do_advance,
    do_bolster,
    do_claw,
    do_cover,
    do_crown_hall,
    do_desperation,
    do_discard,
    do_influence,
    do_invade,
    do_keep,
    do_lay,
    do_reward,
    do_settle,
    do_strong,
    do_supply,
    do_swarm,
    do_turn,
    do_vote,
    do_weak,
)
from meadhall.kernel.action import Action

PLAIN = Face()


def faces(scribe: Scribe, actions: Sequence[Action]) -> list[Face]:
    return [face(scribe, action) for action in actions]


def face(scribe: Scribe, action: Action) -> Face:
    known = NOTED.get(action.verb.key)
    return PLAIN if known is None or scribe.viewer is None else known(scribe, scribe.viewer, action)


# --- the Ancestry -------------------------------------------------------------------------------------------


def spot(scribe: Scribe, cell: int) -> str:
    return reading.cell_name(cell, scribe.lang)


def symbol(scribe: Scribe, seat: int, which: int, kind: int = NOWHERE) -> str:
    """A symbol that a cube may cover, and where it is. One of the ``kind`` that is spoken of need not be named."""
    if which >= FIRST_CHAMPION:
        return scribe.champion(which - FIRST_CHAMPION)
    shown = scribe.s.ancestry[seat].cells[which]
    if kind != NOWHERE and shown[0] == LETTERS[kind]:
        return spot(scribe, which)
    return scribe.write("symbol", symbol=reading.symbol_words(scribe, shown), cell=spot(scribe, which))


def card(scribe: Scribe, which: int) -> str:
    return reading.card_name(scribe.s.table.parts, which, scribe.lang)


def lay(scribe: Scribe, seat: int, action: Action) -> Face:
    which, cell = action.args
    hidden = hides(scribe, seat, cell)
    note = scribe.write("note-hides", symbols=scribe.join(hidden)) if hidden else scribe.write("note-hides-nothing")
    # What is laid is given out of the hand, and what it hides is gone: a tap shows it first.
    return Face(scribe.write("do-lay", card=card(scribe, which), cell=spot(scribe, cell)), note, weighs=True)


def discard(scribe: Scribe, seat: int, action: Action) -> Face:
    return Face(scribe.write("do-discard", card=card(scribe, action.arg)))


def cover(scribe: Scribe, seat: int, action: Action) -> Face:
    return Face(scribe.write("do-cover", symbol=symbol(scribe, seat, action.arg)))


def weak(scribe: Scribe, seat: int, action: Action) -> Face:
    kind, which = action.args
    label = scribe.write("do-weak", type=scribe.word(TYPE.words[kind]), symbol=symbol(scribe, seat, which, kind))
    return Face(label, scribe.write("note-power", power=clusters.power(scribe.s, seat, which)))


def strong(scribe: Scribe, seat: int, action: Action) -> Face:
    kind, which = action.args
    label = scribe.write("do-strong", type=scribe.word(TYPE.words[kind]), symbol=symbol(scribe, seat, which, kind))
    return Face(label, scribe.write("note-most-power", power=best_cluster(scribe.s, seat, kind)))


def add(scribe: Scribe, seat: int, action: Action) -> Face:
    power = power_of(scribe.s) + clusters.power(scribe.s, seat, action.arg)
    return Face(
        scribe.write("do-add", symbol=symbol(scribe, seat, action.arg)), scribe.write("note-power", power=power)
    )


# --- actions ------------------------------------------------------------------------------------------------


def desperation(scribe: Scribe, seat: int, action: Action) -> Face:
    return spend(scribe, "note-desperation", scribe.s.desperation[seat])


def supply(scribe: Scribe, seat: int, action: Action) -> Face:
    return spend(scribe, "note-supply", scribe.s.supply[seat])


def spend(scribe: Scribe, id: str, count: int) -> Face:
    step = scribe.s.agenda[-1]
    power = step.power + 1 if isinstance(step, Gather) else 1
    return Face(note=scribe.write(id, left=count - 1, power=power), weighs=True)


def advance(scribe: Scribe, seat: int, action: Action) -> Face:
    s, goal = scribe.s, action.arg
    most = aimed(s, seat, goal)
    if s.overrun >> goal & 1:
        return Face(note=scribe.write("note-fight", most=most, strength=gnome_strength(s, goal)))
    forces = s.forces(goal)
    own = forces.pop(seat)
    needed = max(forces) + 1 - own
    if goal in s.lair[seat] or needed <= 0:
        return Face(note=scribe.write("note-enter", most=most))
    if most < needed:
        return Face(note=scribe.write("note-settle", most=most, needed=needed))
    seized = scribe.clan(domain_of(goal)) if s.occupied() >> goal & 1 else ""
    return Face(note=scribe.write("note-seize" if seized else "note-control", needed=needed, clan=seized))


def influence_champion(scribe: Scribe, seat: int, action: Action) -> Face:
    s, champion = scribe.s, action.arg
    standing = s.influence[s.display.index(champion)]
    amount = power_of(s) + powers.influence_bonus(s, seat, champion) + (0 if standing else influence.FIRST_BONUS)
    place = [who for who, _ in raised(standing, seat, amount)].index(seat) + 1
    return Face(note=scribe.write("note-influence", amount=amount, place=place))


def bolster(scribe: Scribe, seat: int, action: Action) -> Face:
    s = scribe.s
    most = min(power_of(s) + powers.bolster_bonus(s, seat, action.arg), s.stock[seat])
    return Face(note=scribe.write("note-bolster", most=most))


def turn(scribe: Scribe, seat: int, action: Action) -> Face:
    s, steps = scribe.s, action.arg + 1
    space = scribe.word(SPACE.words[s.table.spaces[(s.wheel + steps) % len(s.table.spaces)]])
    gnomes = brings(s) if passes_breach(s, steps) else 0
    return Face(note=scribe.write("note-turn", space=space, gnomes=gnomes), weighs=gnomes > 0)


def swarm(scribe: Scribe, seat: int, action: Action) -> Face:
    targets = easiest(scribe.s, action.arg) if brings(scribe.s) else 0
    return Face(note=scribe.write("note-swarm", caverns=scribe.caverns(targets))) if targets else PLAIN


def invade(scribe: Scribe, seat: int, action: Action) -> Face:
    s, goal = scribe.s, action.arg
    there = [scribe.seat(owner) for owner in range(s.players) if s.present[owner] >> goal & 1]
    return Face(note=scribe.write("note-one-falls", seats=scribe.join(there)) if there else scribe.write("note-free"))


# --- Champions, Clans, Halls ----------------------------------------------------------------------------------


def keep(scribe: Scribe, seat: int, action: Action) -> Face:
    return Face(note=scribe.deed(action.arg).removesuffix("."))


def reward(scribe: Scribe, seat: int, action: Action) -> Face:
    step = scribe.s.agenda[-1]
    if not isinstance(step, Console):
        return PLAIN
    if action.arg == VOTE:
        return Face(note=scribe.clan(scribe.s.table.champion_clan[step.champion]))
    return Face(note=scribe.write("note-honour", honour=scribe.s.table.lines(step.influence)))


def vote(scribe: Scribe, seat: int, action: Action) -> Face:
    s, clan = scribe.s, action.arg
    own = next((votes for who, votes in s.votes[clan] if who == seat), 0)
    if s.planks[clan] == NOWHERE:
        return PLAIN
    honour = "·".join(str(plank_honour(s, clan, place)) for place in range(3))
    return Face(note=scribe.write("note-votes", votes=own, honour=honour))


def settle(scribe: Scribe, seat: int, action: Action) -> Face:
    near = scribe.s.table.near
    beside = near[FIRST_LAIR + 2 * action.arg] | near[FIRST_LAIR + 2 * action.arg + 1]
    return Face(note=scribe.write("note-beside", caverns=scribe.caverns(beside)))


def crown_hall(scribe: Scribe, seat: int, action: Action) -> Face:
    s, hall = scribe.s, action.arg
    caverns = scribe.caverns(s.table.halls[hall])
    return Face(scribe.write("do-crown-hall", caverns=caverns), scribe.write("note-worth", honour=hall_value(s, hall)))


NOTED: dict[str, Callable[[Scribe, int, Action], Face]] = {
    do_lay.key: lay,
    do_discard.key: discard,
    do_cover.key: cover,
    do_weak.key: weak,
    do_strong.key: strong,
    do_add.key: add,
    do_desperation.verb.key: desperation,
    do_supply.verb.key: supply,
    do_advance.key: advance,
    do_influence.key: influence_champion,
    do_bolster.key: bolster,
    do_turn.key: turn,
    do_swarm.key: swarm,
    do_invade.key: invade,
    do_keep.key: keep,
    do_claw.key: keep,
    do_reward.key: reward,
    do_vote.key: vote,
    do_settle.key: settle,
    do_crown_hall.key: crown_hall,
}
