"""What an option would do, in a line of words and a pale drawing. It knows no more than the viewer does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.draw.markup import Point, circle, number, rect, shift
from meadhall.draw.tracks import trail
from meadhall.games.mountain_king.ancestry import QUADRANTS
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.ancestry import ancestry_grid
from meadhall.games.mountain_king.board.chart import DESK, PHONE, Chart, chart_of
from meadhall.games.mountain_king.board.describe import hides, steps_line
from meadhall.games.mountain_king.board.layout import PHONE_CELL, grid_corner
from meadhall.games.mountain_king.board.panels import OWN_CELL
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.champions import powers
from meadhall.games.mountain_king.champions.end_of_wave import elders
from meadhall.games.mountain_king.facts import NOBODY, NOWHERE, domain_of
from meadhall.games.mountain_king.reading.map import units
from meadhall.games.mountain_king.rules import influence
from meadhall.games.mountain_king.rules.actions import TakeGranted
from meadhall.games.mountain_king.rules.advance import origins_of
from meadhall.games.mountain_king.rules.breach import gnomes_coming
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.rules.invasions import Direct, easiest
from meadhall.games.mountain_king.rules.turns import Gather
from meadhall.games.mountain_king.rules.wave_three import elder_honour
from meadhall.games.mountain_king.standing import raised
from meadhall.games.mountain_king.state import MountainKingState, replaced
from meadhall.games.mountain_king.words import (
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
from meadhall.kernel.sets import bits, has, lowest, more_than_one

Seen = tuple[dict[str, str], str]
WEAKEST, STRONGEST = 1, 3
"""The strengths that an unknown Gnome may have."""


def foresee(scribe: Scribe, layout: str, action: Action) -> Seen:
    """Drawings by the name of a picture or the id of a panel's SVG, and a line that says what comes of the action, if
    that is not plain."""
    known = FORESEEN.get(action.verb.key)
    return ({}, "") if known is None or scribe.viewer is None else known(scribe, layout, scribe.viewer, action)


# --- laying a card ----------------------------------------------------------------------------------------


def lay(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s = scribe.s
    card, cell = action.args
    symbols = s.facts.cards[card]
    after = s.copy()
    laid = s.ancestry[seat].with_card(card, symbols, cell)
    after.ancestry = replaced(s.ancestry, seat, laid)
    after.refresh_symbols()
    hidden = hides(scribe, seat, cell)
    parts = [scribe.write("hides", symbols=scribe.join(hidden))] if hidden else []
    changes = []
    for kind, word in enumerate(TYPE.words):
        now, then = best_cluster(s, seat, kind), best_cluster(after, seat, kind)
        if now != then:
            changes.append(f"{scribe.word(word)} {now} → {then}")
    if changes:
        parts.append(scribe.write("clusters", changes=", ".join(changes)))
    now, then = elders(s, seat), elders(after, seat)
    if now != then:
        parts.append(scribe.write("elder-change", now=now, then=then, honour=elder_honour(s, then)))
    grid = ancestry_grid(scribe, seat)
    overlay = {f"seat-{seat}-ancestry": ghost(s, seat, symbols, grid.corner(cell, OWN_CELL), cell, OWN_CELL)}
    if layout == "phone":
        (x, y), (u, v) = grid_corner(grid), grid.corner(cell, PHONE_CELL)
        overlay["ancestry"] = ghost(s, seat, symbols, (x + u, y + v), cell, PHONE_CELL)
    return overlay, " ".join(parts)


def ghost(s: MountainKingState, seat: int, symbols: tuple[str, ...], at: Point, cell: int, size: float) -> str:
    """The card where it would lie, and in the corner of each quarter what it hides."""
    out = shift(figures.card(symbols, size), *at) + rect("picked-l", at[0], at[1], 2 * size, 2 * size, 6)
    return out + struck(s.ancestry[seat].cells, at, cell, size)


def struck(cells: Sequence[str], at: Point, cell: int, size: float) -> str:
    """A struck-out symbol for each that a card at a cell hides."""
    out = ""
    for k, offset in enumerate(QUADRANTS):
        if cells[cell + offset]:
            x, y = at[0] + (k % 2 + 1) * size - 10, at[1] + (k // 2 + 1) * size - 10
            hidden = circle("lost", 0, 0, 9) + figures.symbol(cells[cell + offset], 0.42, False)
            out += shift(hidden + '<path class="strike" d="M-6.4 6.4l12.8-12.8"/>', x, y)
    return out


# --- actions ----------------------------------------------------------------------------------------------


def power_of(s: MountainKingState) -> int:
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
    if s.is_overrun(goal):
        return {picture(layout): drawn}, fight(scribe, seat, goal, most)
    needed = needed_for_control(s, seat, goal)
    if not needed:
        return {picture(layout): drawn}, scribe.write("enter", cavern=name, most=most)
    id = "seize" if has(s.occupied(), goal) and most >= needed else "settle"
    clan = scribe.clan(domain_of(goal)) if id == "seize" else ""
    return {picture(layout): drawn}, scribe.write(id, cavern=name, most=most, needed=needed, clan=clan)


def needed_for_control(s: MountainKingState, seat: int, goal: int) -> int:
    """How many more units give a seat control of a cavern; 0 if it controls it anyhow."""
    forces = s.forces(goal)
    own = forces.pop(seat)
    return 0 if goal in s.lair[seat] else max(max(forces) + 1 - own, 0)


def aimed(s: MountainKingState, seat: int, goal: int) -> int:
    """How many units can go to a cavern with the action that is aimed now."""
    return min(power_of(s), sum(s.units(seat, cavern) for cavern in bits(origins_of(s, seat, goal))))


def gnome_strength(s: MountainKingState, goal: int) -> str:
    """The strength of the Gnomes in a cavern, as far as it is known."""
    strengths = s.strengths(goal)
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


def passes_breach(s: MountainKingState, spaces: int) -> bool:
    return any(s.wheel_after(n) == s.facts.parts.wheel.breach for n in range(1, spaces + 1))


def breach_line(scribe: Scribe, seat: int, beaten: int) -> str:
    """The Breach that follows when ``beaten`` Gnomes more are beaten, and where the first Gnome would go."""
    s = scribe.s
    gnomes = gnomes_coming(s, beaten)
    words = scribe.write("then-breach", gnomes=gnomes)
    return f"{words} {gnome_line(scribe, s.swarm, seat)}" if gnomes else words


def gnome_line(scribe: Scribe, clan: int, decider: int) -> str:
    """Where the next Gnome from a Swarm point would go, or who decides between several caverns."""
    targets = easiest(scribe.s, clan)
    if not targets:
        return scribe.write("no-way", clan=scribe.clan(clan))
    if more_than_one(targets):
        return scribe.write(
            "gnome-choice", clan=scribe.clan(clan), caverns=scribe.caverns(targets), seat=scribe.seat(decider)
        )
    cavern = lowest(targets)
    return scribe.write(
        "gnome-goes", clan=scribe.clan(clan), cavern=scribe.cavern(cavern), trolls=scribe.s.troll_count(cavern)
    )


def turn(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, steps = scribe.s, action.arg + 1
    words = steps_line(scribe, steps)
    if not passes_breach(s, steps) or not gnomes_coming(s):
        return {}, words
    return {
        picture(layout): ways(s, chart_for(scribe, layout), s.swarm)
    }, f"{words} {gnome_line(scribe, s.swarm, seat)}"


def swarm(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, clan = scribe.s, action.arg
    gnomes = gnomes_coming(s)
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
    there = [units(scribe, owner, goal) for owner in s.seats_in(goal)]
    if not there:
        return overlay, scribe.write("moves-in", cavern=scribe.cavern(goal))
    return overlay, scribe.write("one-falls", cavern=scribe.cavern(goal), units="; ".join(there))


def influence_champion(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    champion = action.arg
    amount, total, place = influence_after(scribe.s, seat, champion)
    return {}, scribe.write("influences", champion=scribe.champion(champion), amount=amount, total=total, place=place)


def influence_after(s: MountainKingState, seat: int, champion: int, power: int | None = None) -> tuple[int, int, int]:
    """What the action would add to a seat's Influence on a Champion, the whole of it then, and the place."""
    power = power_of(s) if power is None else power
    standing = s.influence[s.display.index(champion)]
    amount = power + powers.influence_bonus(s, seat, champion) + (0 if standing else influence.FIRST_BONUS)
    after = raised(standing, seat, amount)
    place = [who for who, _ in after].index(seat)
    return amount, after[place][1], place + 1


def bolster(scribe: Scribe, layout: str, seat: int, action: Action) -> Seen:
    s, cavern = scribe.s, action.arg
    most, there, stock = most_bolstered(s, seat, cavern), s.trolls_at(seat, cavern), s.stock[seat]
    return {}, scribe.write("bolsters", cavern=scribe.cavern(cavern), most=most, there=there, stock=stock)


def most_bolstered(s: MountainKingState, seat: int, cavern: int) -> int:
    """How many Trolls the action could bring there."""
    return min(power_of(s) + powers.bolster_bonus(s, seat, cavern), s.stock[seat])


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
    return chart_of(scribe.s.facts, DESK if layout == "desk" else PHONE, scribe.clans())


def ways(s: MountainKingState, chart: Chart, clan: int) -> str:
    """Where the next Gnome from a Swarm point may go."""
    return "".join(way(chart, clan, path(s, clan, goal)) for goal in bits(easiest(s, clan)))


def path(s: MountainKingState, clan: int, goal: int) -> list[int]:
    """The caverns on a Gnome's way from a Gate of the Domain, through overrun ones."""
    before = dict.fromkeys(bits(s.facts.gates[clan]), NOWHERE)
    edge = list(before)
    for cavern in edge:
        if cavern == goal:
            break
        for near in bits(s.facts.near[cavern] & ~s.facts.lairs) if s.is_overrun(cavern) else ():
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
