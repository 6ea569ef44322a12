"""What an option would do, in a line of words and a pale drawing. It knows no more than the viewer does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.draw.markup import Point, circle, number, rect, shift
from meadhall.draw.tracks import trail
from meadhall.games.mountain_king import reading
from meadhall.games.mountain_king.ancestry import QUADRANTS
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.chart import DESK, PHONE, Chart, chart_of
from meadhall.games.mountain_king.board.describe import hides, steps_line
from meadhall.games.mountain_king.board.family import best_cluster, family
from meadhall.games.mountain_king.board.layout import PHONE_CELL, grid_corner
from meadhall.games.mountain_king.board.panels import OWN_CELL
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.champions import powers
from meadhall.games.mountain_king.champions.end_of_wave import elders
from meadhall.games.mountain_king.rules import influence
from meadhall.games.mountain_king.rules.actions import TakeGranted
from meadhall.games.mountain_king.rules.advance import origins_of
from meadhall.games.mountain_king.rules.breach import brings
from meadhall.games.mountain_king.rules.invasions import Direct, easiest
from meadhall.games.mountain_king.rules.turns import Gather
from meadhall.games.mountain_king.standing import raised
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOBODY, NOWHERE, domain_of
from meadhall.games.mountain_king.words import (
    CAVERNS,
    TYPE,
    do_advance,
    do_bolster,
    do_influence,
    do_invade,
    do_lay,
    do_swarm,
    do_turn,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits

Seen = tuple[dict[str, str], str]
WEAKEST, STRONGEST = 1, 3
"""What a Gnome that nobody knows may be worth."""


def foresee(scribe: Scribe, layout: str, action: Action) -> Seen:
    """Drawings by the name of a picture or the id of a panel's SVG, and a line that says what comes of the action, if
    that is not plain."""
    known = FORESEEN.get(action.verb.key)
    return ({}, "") if known is None or scribe.viewer is None else known(scribe, layout, scribe.viewer, action)


# --- laying a card ----------------------------------------------------------------------------------------


def lay(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s = scribe.s
    card, cell = action.args
    symbols = s.table.cards[card]
    after = s.copy()
    laid = s.ancestry[seat].with_card(card, symbols, cell)
    after.ancestry = (*s.ancestry[:seat], laid, *s.ancestry[seat + 1 :])
    after.refresh_symbols()
    parts = [scribe.write("hides", symbols=scribe.join(hides(scribe, seat, cell)))]
    changes = []
    for kind, word in enumerate(TYPE.words):
        now, then = best_cluster(s, seat, kind), best_cluster(after, seat, kind)
        if now != then:
            changes.append(f"{scribe.word(word)} {now} → {then}")
    if changes:
        parts.append(scribe.write("clusters", changes=", ".join(changes)))
    now, then = elders(s, seat), elders(after, seat)
    if now != then:
        worth = s.table.parts.elders.honour
        parts.append(scribe.write("elder-change", now=now, then=then, honour=worth[min(then, len(worth) - 1)]))
    grid = family(scribe, seat)
    overlay = {f"seat-{seat}-ancestry": ghost(s, seat, symbols, grid.corner(cell, OWN_CELL), cell, OWN_CELL)}
    if layout == "phone":
        (x, y), (u, v) = grid_corner(grid), grid.corner(cell, PHONE_CELL)
        overlay["ancestry"] = ghost(s, seat, symbols, (x + u, y + v), cell, PHONE_CELL)
    return overlay, " ".join(parts)


def ghost(s: Mountain, seat: int, symbols: tuple[str, ...], at: Point, cell: int, size: float) -> str:
    """The card where it would lie; what it hides is struck out at the corners of its quarters."""
    out = shift(figures.leaf(symbols, size), *at) + rect("picked-l", at[0], at[1], 2 * size, 2 * size, 6)
    cells = s.ancestry[seat].cells
    for k, offset in enumerate(QUADRANTS):
        if cells[cell + offset]:
            x, y = at[0] + (k % 2 + 1) * size - 10, at[1] + (k // 2 + 1) * size - 10
            struck = circle("lost", 0, 0, 9) + figures.symbol(cells[cell + offset], 0.42, False)
            out += shift(struck + '<path class="strike" d="M-6.4 6.4l12.8-12.8"/>', x, y)
    return out


# --- actions ----------------------------------------------------------------------------------------------


def power_of(s: Mountain) -> int:
    """The power of the action that is aimed now."""
    step = s.agenda[-1]
    return step.power if isinstance(step, (Gather, TakeGranted)) else 0


def advance(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, goal = scribe.s, action.arg
    origins = list(bits(origins_of(s, seat, goal)))
    most = aimed(s, seat, goal)
    name = scribe.cavern(goal)
    chart = chart_for(scribe, layout)
    drawn = "".join(trail(chart.heart(cavern), chart.heart(goal), 10) for cavern in origins)
    if s.overrun >> goal & 1:
        return {picture(layout): drawn}, fight(scribe, seat, goal, most)
    forces = s.forces(goal)
    own = forces.pop(seat)
    needed = max(forces) + 1 - own
    if goal in s.lair[seat] or needed <= 0:
        return {picture(layout): drawn}, scribe.write("enter", cavern=name, most=most)
    id = "seize" if s.occupied() >> goal & 1 and most >= needed else "settle"
    return {picture(layout): drawn}, scribe.write(
        id, cavern=name, most=most, needed=needed, clan=scribe.clan(domain_of(goal)) if id == "seize" else ""
    )


def aimed(s: Mountain, seat: int, goal: int) -> int:
    """How many units can go to a cavern with the action that is aimed now."""
    return min(power_of(s), sum(s.units(seat, cavern) for cavern in bits(origins_of(s, seat, goal))))


def gnome_strength(s: Mountain, goal: int) -> str:
    """The strength of the Gnomes in a cavern, as far as it is known."""
    strengths = [strength for strength, _ in s.gnomes[goal]]
    unknown = strengths.count(0)
    low, high = sum(strengths) + unknown * WEAKEST, sum(strengths) + unknown * STRONGEST
    return str(low) if low == high else f"{low}–{high}"


def fight(scribe: Scribe, seat: int, goal: int, most: int) -> str:
    """The strength to be equalled, as far as it is known, what victory brings, and how far the Wheel goes."""
    s = scribe.s
    gnomes, strength = len(s.gnomes[goal]), gnome_strength(s, goal)
    parts = [scribe.write("fight", cavern=scribe.cavern(goal), most=most, strength=strength)]
    parts.append(scribe.write("victory", honour=strength, clan=scribe.clan(domain_of(goal))))
    step = s.agenda[-1]
    if not (isinstance(step, TakeGranted) and step.still):
        parts.append(scribe.write("wheel-goes", spaces=gnomes))
        if passes_breach(s, gnomes):
            parts.append(breach_line(scribe, seat, gnomes))
    return " ".join(parts)


def passes_breach(s: Mountain, spaces: int) -> bool:
    wheel = s.table.parts.wheel
    return any((s.wheel + k) % len(wheel.spaces) == wheel.breach for k in range(1, spaces + 1))


def breach_line(scribe: Scribe, seat: int, beaten: int) -> str:
    """A Breach after so many Gnomes more are beaten, and where its first Gnome would go from where the Swarm is."""
    s = scribe.s
    gnomes = brings(s, beaten)
    words = scribe.write("then-breach", gnomes=gnomes)
    return f"{words} {gnome_line(scribe, s.swarm, seat)}" if gnomes else words


def gnome_line(scribe: Scribe, clan: int, decider: int) -> str:
    """Where the next Gnome from a Swarm point would go, and who decides if several places are as good."""
    targets = easiest(scribe.s, clan)
    if not targets:
        return scribe.write("no-way", clan=scribe.clan(clan))
    if targets & (targets - 1):
        return scribe.write(
            "gnome-choice", clan=scribe.clan(clan), caverns=scribe.caverns(targets), seat=scribe.seat(decider)
        )
    cavern = targets.bit_length() - 1
    return scribe.write(
        "gnome-goes", clan=scribe.clan(clan), cavern=scribe.cavern(cavern), trolls=scribe.s.troll_count(cavern)
    )


def turn(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, steps = scribe.s, action.arg + 1
    words = steps_line(scribe, steps)
    if not passes_breach(s, steps) or not brings(s):
        return {}, words
    return {
        picture(layout): ways(s, chart_for(scribe, layout), s.swarm)
    }, f"{words} {gnome_line(scribe, s.swarm, seat)}"


def swarm(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, clan = scribe.s, action.arg
    gnomes = brings(s)
    words = scribe.write("swarm-brings", clan=scribe.clan(clan), gnomes=gnomes)
    if not gnomes:
        return {}, words
    return {picture(layout): ways(s, chart_for(scribe, layout), clan)}, f"{words} {gnome_line(scribe, clan, seat)}"


def invade(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, goal = scribe.s, action.arg
    step = s.agenda[-1]
    overlay = {}
    if isinstance(step, Direct):
        chart = chart_for(scribe, layout)
        overlay[picture(layout)] = way(chart, step.clan, path(s, step.clan, goal))
    there = [reading.units(scribe, owner, goal) for owner in range(s.players) if s.present[owner] >> goal & 1]
    if not there:
        return overlay, scribe.write("moves-in", cavern=scribe.cavern(goal))
    return overlay, scribe.write("one-falls", cavern=scribe.cavern(goal), units="; ".join(there))


def influence_champion(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, champion = scribe.s, action.arg
    standing = s.influence[s.display.index(champion)]
    amount = power_of(s) + powers.influence_bonus(s, seat, champion) + (0 if standing else influence.FIRST_BONUS)
    after = raised(standing, seat, amount)
    place = [who for who, _ in after].index(seat)
    words = scribe.write(
        "influences", champion=scribe.champion(champion), amount=amount, total=after[place][1], place=place + 1
    )
    return {}, words


def bolster(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, cavern = scribe.s, action.arg
    power = power_of(s) + powers.bolster_bonus(s, seat, cavern)
    return {}, scribe.write(
        "bolsters",
        cavern=scribe.cavern(cavern),
        most=min(power, s.stock[seat]),
        there=s.trolls[seat * CAVERNS + cavern],
        stock=s.stock[seat],
    )


FORESEEN: dict[str, Callable[[Scribe, str, int, Action], Seen]] = {
    do_lay.key: lay,
    do_advance.key: advance,
    do_turn.key: turn,
    do_swarm.key: swarm,
    do_invade.key: invade,
    do_influence.key: influence_champion,
    do_bolster.key: bolster,
}


# --- the way of Gnomes --------------------------------------------------------------------------------------


def picture(layout: str) -> str:
    """The name of the picture with the map."""
    return "board" if layout == "desk" else "map"


def chart_for(scribe: Scribe, layout: str) -> Chart:
    return chart_of(scribe.s.table, DESK if layout == "desk" else PHONE, scribe.clans())


def ways(s: Mountain, chart: Chart, clan: int) -> str:
    """Where the next Gnome from a Swarm point may go."""
    return "".join(way(chart, clan, path(s, clan, goal)) for goal in bits(easiest(s, clan)))


def path(s: Mountain, clan: int, goal: int) -> list[int]:
    """The caverns on a Gnome's way from a Gate of the Domain, through overrun ones."""
    before = dict.fromkeys(bits(s.table.gates[clan]), NOWHERE)
    edge = list(before)
    for cavern in edge:
        if cavern == goal:
            break
        for near in bits(s.table.near[cavern] & ~s.table.lairs) if s.overrun >> cavern & 1 else ():
            if near not in before:
                before[near] = cavern
                edge.append(near)
    found: list[int] = []
    while goal != NOBODY and goal in before:
        found.append(goal)
        goal = before[goal]
    return found[::-1]


def way(chart: Chart, clan: int, caverns: Sequence[int]) -> str:
    """A red dotted line from the Swarm point through the Gate to the last of these caverns."""
    if not caverns:
        return ""
    points = [chart.slopes[clan].swarm, chart.gates[caverns[0]], *(chart.heart(cavern) for cavern in caverns)]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    x, y = points[-1]
    return (
        f'<path class="way-halo" d="{d}"/><path class="alarm-way" d="{d}"/>'
        + circle("lost", x, y, 9)
        + shift(figures.gnome(0, False, 0.7), x, y)
    )
