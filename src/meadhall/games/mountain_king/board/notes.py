"""What stands on an option: what it is called on this mountain, its price, and what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.draw.board import Face
from meadhall.games.mountain_king.board.describe import hides
from meadhall.games.mountain_king.board.foresight import (
    aimed,
    gnome_strength,
    influence_after,
    most_bolstered,
    needed_for_control,
    passes_breach,
    power_of,
)
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.facts import LETTERS, NOWHERE, domain_of, lairs_of
from meadhall.games.mountain_king.reading.cards import symbol_words
from meadhall.games.mountain_king.reading.court import plank_words
from meadhall.games.mountain_king.reading.names import card_name, cell_name
from meadhall.games.mountain_king.rules import clusters
from meadhall.games.mountain_king.rules.award import Console
from meadhall.games.mountain_king.rules.breach import gnomes_coming
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.rules.invasions import easiest
from meadhall.games.mountain_king.rules.turns import Gather
from meadhall.games.mountain_king.rules.wave_three import hall_value
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.words import (
    FIRST_CHAMPION,
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
    do_peek_gnome,
    do_reward,
    do_settle,
    do_strong,
    do_supply,
    do_swap,
    do_swarm,
    do_turn,
    do_vote,
    do_weak,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, has, mask_of, union_of

PLAIN = Face()


def faces(scribe: Scribe, actions: Sequence[Action]) -> list[Face]:
    return [face(scribe, action) for action in actions]


def face(scribe: Scribe, action: Action) -> Face:
    known = NOTED.get(action.verb.key)
    return PLAIN if known is None or scribe.viewer is None else known(scribe, scribe.viewer, action)


# --- the Ancestry -------------------------------------------------------------------------------------------


def spot(scribe: Scribe, cell: int) -> str:
    return cell_name(cell, scribe.lang)


def symbol(scribe: Scribe, seat: int, which: int, kind: int = NOWHERE) -> str:
    """A symbol that a cube may cover, and where it is. A symbol of this ``kind`` is told by its place alone."""
    if which >= FIRST_CHAMPION:
        return scribe.champion(which - FIRST_CHAMPION)
    shown = scribe.s.ancestry[seat].cells[which]
    if kind != NOWHERE and shown[0] == LETTERS[kind]:
        return spot(scribe, which)
    return scribe.write("symbol", symbol=symbol_words(scribe, shown), cell=spot(scribe, which))


def card(scribe: Scribe, which: int) -> str:
    return card_name(scribe.s.facts.parts, which, scribe.lang)


def lay(scribe: Scribe, seat: int, action: Action) -> Face:
    which, cell = action.args
    hidden = hides(scribe, seat, cell)
    note = scribe.write("note-hides", symbols=scribe.join(hidden)) if hidden else scribe.write("note-hides-nothing")
    # A card leaves the hand, and what it hides is gone: on a phone the first tap only shows it.
    return Face(scribe.write("do-lay", card=card(scribe, which), cell=spot(scribe, cell)), note, weighs=True)


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


def spend(scribe: Scribe, id: str, count: int) -> Face:
    step = scribe.s.agenda[-1]
    power = step.power + 1 if isinstance(step, Gather) else 1
    return Face(note=scribe.write(id, has=count, power=power), weighs=True)


def advance(scribe: Scribe, seat: int, action: Action) -> Face:
    s, goal = scribe.s, action.arg
    most = aimed(s, seat, goal)
    if s.is_overrun(goal):
        return Face(note=scribe.write("note-fight", most=most, strength=gnome_strength(s, goal)))
    needed = needed_for_control(s, seat, goal)
    if not needed:
        return Face(note=scribe.write("note-enter", most=most))
    if most < needed:
        return Face(note=scribe.write("note-settle", most=most, needed=needed))
    seized = scribe.clan(domain_of(goal)) if has(s.occupied(), goal) else ""
    return Face(note=scribe.write("note-seize" if seized else "note-control", needed=needed, clan=seized))


def influence_champion(scribe: Scribe, seat: int, action: Action) -> Face:
    amount, _, place = influence_after(scribe.s, seat, action.arg)
    return Face(note=scribe.write("note-influence", amount=amount, place=place))


def bolster(scribe: Scribe, seat: int, action: Action) -> Face:
    return Face(note=scribe.write("note-bolster", most=most_bolstered(scribe.s, seat, action.arg)))


def turn(scribe: Scribe, seat: int, action: Action) -> Face:
    s, steps = scribe.s, action.arg + 1
    space = scribe.word(SPACE.words[s.facts.spaces[s.wheel_after(steps)]])
    gnomes = gnomes_coming(s) if passes_breach(s, steps) else 0
    return Face(note=scribe.write("note-turn", space=space, gnomes=gnomes), weighs=gnomes > 0)


def peek_gnome(scribe: Scribe, seat: int, action: Action) -> Face:
    """A lone Gnome needs no number; of two it is said which."""
    cavern, token = action.args
    which = token + 1 if len(scribe.s.gnomes[cavern]) > 1 else 0
    return Face(scribe.write("do-peek-gnome", which=which, cavern=scribe.cavern(cavern)))


def swarm(scribe: Scribe, seat: int, action: Action) -> Face:
    targets = easiest(scribe.s, action.arg) if gnomes_coming(scribe.s) else 0
    return Face(note=scribe.write("note-swarm", caverns=scribe.caverns(targets))) if targets else PLAIN


def invade(scribe: Scribe, seat: int, action: Action) -> Face:
    s, goal = scribe.s, action.arg
    there = [scribe.seat(owner) for owner in s.seats_in(goal)]
    return Face(note=scribe.write("note-one-falls", seats=scribe.join(there)) if there else scribe.write("note-free"))


# --- Champions, Clans, Halls ----------------------------------------------------------------------------------


def keep(scribe: Scribe, seat: int, action: Action) -> Face:
    return Face(note=scribe.deed(action.arg).removesuffix("."))


def reward(scribe: Scribe, seat: int, action: Action) -> Face:
    step = scribe.s.agenda[-1]
    if not isinstance(step, Console):
        return PLAIN
    if action.arg == VOTE:
        return Face(note=scribe.clan(scribe.s.facts.champion_clan[step.champion]))
    return Face(note=scribe.write("note-honour", honour=scribe.s.facts.lines(step.influence)))


def vote(scribe: Scribe, seat: int, action: Action) -> Face:
    s, clan = scribe.s, action.arg
    own = value(s.votes[clan], seat)
    if s.planks[clan] == NOWHERE:
        return PLAIN
    return Face(note=scribe.write("note-votes", votes=own, honour=plank_words(scribe, clan, "·")))


def settle(scribe: Scribe, seat: int, action: Action) -> Face:
    near = union_of(scribe.s.facts.near, mask_of(lairs_of(action.arg)))
    return Face(note=scribe.write("note-beside", caverns=scribe.caverns(near)))


def crown_hall(scribe: Scribe, seat: int, action: Action) -> Face:
    s, hall = scribe.s, action.arg
    *caverns, last = [scribe.cavern(cavern) for cavern in bits(s.facts.halls[hall])]
    label = scribe.write("do-crown-hall", caverns=scribe.join(caverns), last=last)
    return Face(label, scribe.write("note-worth", honour=hall_value(s, hall)))


NOTED: dict[str, Callable[[Scribe, int, Action], Face]] = {
    do_lay.key: lay,
    do_discard.key: lambda scribe, seat, action: Face(scribe.write("do-discard", card=card(scribe, action.arg))),
    do_cover.key: lambda scribe, seat, action: Face(scribe.write("do-cover", symbol=symbol(scribe, seat, action.arg))),
    do_weak.key: weak,
    do_strong.key: strong,
    do_add.key: add,
    do_desperation.verb.key: lambda scribe, seat, _: spend(scribe, "note-desperation", scribe.s.desperation[seat]),
    do_supply.verb.key: lambda scribe, seat, _: spend(scribe, "note-supply", scribe.s.supply[seat]),
    do_advance.key: advance,
    do_influence.key: influence_champion,
    do_bolster.key: bolster,
    do_turn.key: turn,
    do_peek_gnome.key: peek_gnome,
    do_swarm.key: swarm,
    do_invade.key: invade,
    do_keep.key: keep,
    do_claw.key: keep,
    do_swap.key: keep,
    do_reward.key: reward,
    do_vote.key: vote,
    do_settle.key: settle,
    do_crown_hall.key: crown_hall,
}
