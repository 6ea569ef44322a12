"""What an option would do, in a line of words and a pale drawing. It knows no more than the viewer does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import atan2, degrees, dist

from meadhall.draw.markup import Point, number
from meadhall.draw.tracks import trail
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.board.battle import percent, spot
from meadhall.games.dragon_lords.board.chart import Chart, chart_of
from meadhall.games.dragon_lords.board.describe import about_scroll, about_space, about_spell, about_tool, sea_line
from meadhall.games.dragon_lords.board.layout import CONTINENTS
from meadhall.games.dragon_lords.board.quest import way_called
from meadhall.games.dragon_lords.board.scribe import Scribe, capital
from meadhall.games.dragon_lords.board.sheets import WORLD, Sheet
from meadhall.games.dragon_lords.rules import attack, harbours, purchase
from meadhall.games.dragon_lords.rules.band import ATTACK, HASTE, PORTAL_ATTACK, Band, spare
from meadhall.games.dragon_lords.rules.naval import Voyage, reach
from meadhall.games.dragon_lords.rules.spaces import VisitVillage, unit_price
from meadhall.games.dragon_lords.rules.wastelands import Journey
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY
from meadhall.games.dragon_lords.words import (
    FIRST_SEA,
    FIRST_SPACE,
    TERRITORIES,
    do_attack,
    do_bring,
    do_buy,
    do_buy_tool,
    do_cast,
    do_choose,
    do_done,
    do_fight,
    do_from,
    do_land,
    do_sail,
    do_send,
    do_set_out,
    do_spell,
    do_to,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits

Seen = tuple[dict[str, str], str]
ATTACKS = (ATTACK, HASTE, PORTAL_ATTACK)


def foresee(scribe: Scribe, layout: str, action: Action) -> Seen:
    """Drawings by the name of a picture, and a line that says what comes of the action, if that is not plain."""
    known = FORESEEN.get(action.verb.key)
    return ({}, "") if known is None or scribe.viewer is None else known(scribe, layout, action)


# --- attacks ------------------------------------------------------------------------------------------------


def strike(scribe: Scribe, layout: str, action: Action) -> Seen:
    """Everybody who could come to the attack of a territory."""
    s, goal = scribe.s, action.arg
    return attack_from(scribe, layout, goal, bits(attack.origins(s, s.active, goal)))


def come_from(scribe: Scribe, layout: str, action: Action) -> Seen:
    step = scribe.s.agenda[-1]
    if not isinstance(step, attack.Muster):
        return {}, ""
    return attack_from(scribe, layout, step.goal, [action.arg])


def enough(scribe: Scribe, layout: str, action: Action) -> Seen:
    """With nobody else to come, the battle is fought as it stands."""
    s, step = scribe.s, scribe.s.agenda[-1]
    if not isinstance(step, attack.Muster) or s.table.attacks:
        return {}, ""
    words = outlook(scribe, s, step.goal)
    return {}, scribe.write("attack-now", outlook=words) if words else ""


def attack_from(scribe: Scribe, layout: str, goal: int, origins: Iterable[int]) -> Seen:
    """The most that could come from some territories."""
    lands = list(origins)
    after = gathered(scribe.s, goal, lands)
    if goal not in after.guests:
        return arrows(scribe, layout, lands, goal, ""), ""
    count = sum(after.guests[goal])
    return arrows(scribe, layout, lands, goal, count), outlook(scribe, after, goal, most=True)


def gathered(s: World, goal: int, origins: Iterable[int]) -> World:
    """The position with all in a territory who could come from some others."""
    people, after = s.active, s.copy()
    for origin in origins:
        most = min(spare(s, people, origin, ATTACK), s.plain(people, origin))
        after.lift_units(people, origin, most)
        after.add_units(people, goal, most)
    return after


def send(scribe: Scribe, layout: str, action: Action) -> Seen:
    """So many plain units of a band that sets out."""
    s = scribe.s
    step = s.agenda[-1]
    if not isinstance(step, Band) or step.goal >= TERRITORIES:
        return {}, ""
    return band(scribe, layout, step, sent(s, step, action), step.sent + action.arg + 1)


def bring(scribe: Scribe, layout: str, action: Action) -> Seen:
    s = scribe.s
    step = s.agenda[-1]
    if not isinstance(step, Band) or step.goal >= TERRITORIES:
        return {}, ""
    return band(scribe, layout, step, sent(s, step, action), step.sent + 1)


def sent(s: World, step: Band, action: Action) -> World:
    """The position when some have set out with a band."""
    after = s.copy()
    if action.verb is do_bring:
        after.put_piece(step.people, action.arg, step.goal)
    else:
        after.lift_units(step.people, step.origin, action.arg + 1)
        after.add_units(step.people, step.goal, action.arg + 1)
    return after


def band(scribe: Scribe, layout: str, step: Band, after: World, count: int) -> Seen:
    left = after.count(step.people, step.origin)
    stay = scribe.write("stays", count=left, place=scribe.place(step.origin)) if step.origin < TERRITORIES else ""
    drawn = arrows(scribe, layout, [step.origin], step.goal, count)
    if step.move not in ATTACKS or step.goal not in after.guests:
        return drawn, stay
    return drawn, f"{outlook(scribe, after, step.goal)} {stay}".strip()


def outlook(scribe: Scribe, after: World, goal: int, most: bool = False) -> str:
    """The chances of the battle as it would be, and the worst that may lie beneath a counter."""
    if after.owner[goal] == NOBODY:
        return ""
    seen = odds.forecast(after, goal)
    words = scribe.write(
        "outlook-most" if most else "outlook",
        attackers=seen.attackers.units, defenders=seen.defenders.units, chance=percent(seen.odds.win),
        left=f"{seen.odds.left:.1f}".replace(".", scribe.write("decimal")), place=scribe.place(goal),
    )  # fmt: skip
    if seen.worst is None:
        return words
    whose = scribe.people(after.owner[goal])
    return f"{words} {scribe.write('if-a-king', people=whose, chance=percent(seen.worst.win))}"


def fight(scribe: Scribe, layout: str, action: Action) -> Seen:
    s, zone = scribe.s, action.arg
    if zone >= TERRITORIES or zone not in s.guests:
        return {}, ""
    return {}, outlook(scribe, s, zone)


# --- voyages --------------------------------------------------------------------------------------------------


def sail(scribe: Scribe, layout: str, action: Action) -> Seen:
    """How many zones a voyage takes, how many are left, and who lies there."""
    s, step = scribe.s, scribe.s.agenda[-1]
    if not isinstance(step, Voyage):
        return {}, ""
    rings = reach(s, step.people, step.ship)
    cost = next((k for k, ring in enumerate(rings) if ring >> action.arg & 1), 0)
    left = harbours.allowance(s, step.people, step.ship) - s.sailed[step.ship] - cost
    words = [scribe.write("voyage", zone=capital(scribe.place(FIRST_SEA + action.arg)), cost=cost, left=max(left, 0))]
    if s.blockader(step.people, FIRST_SEA + action.arg) != NOBODY:
        words.append(scribe.write("blockade"))
    if s.ships_at(FIRST_SEA + action.arg):
        words.append(sea_line(scribe, action.arg))
    return arrows(scribe, layout, [s.ship_at[step.ship]], FIRST_SEA + action.arg, ""), " ".join(words)


def land(scribe: Scribe, layout: str, action: Action) -> Seen:
    """A landing among enemies, with everybody aboard."""
    s, step, goal = scribe.s, scribe.s.agenda[-1], action.arg
    if not isinstance(step, Voyage) or s.owner[goal] in (NOBODY, step.people):
        return {}, ""
    after = s.copy()
    after.add_units(step.people, goal, s.ship_units[step.ship])
    return {}, outlook(scribe, after, goal, most=True)


# --- the Wastelands and the purse -------------------------------------------------------------------------------


def go(scribe: Scribe, layout: str, action: Action) -> Seen:
    """What the space is, and what it costs to come so far."""
    s, step, zone = scribe.s, scribe.s.agenda[-1], action.arg
    if zone < FIRST_SPACE:
        return {}, ""
    words = about_space(scribe, zone - FIRST_SPACE)[0]
    if not isinstance(step, Journey):
        return {}, words
    mana = step.costs(s).get(zone - FIRST_SPACE, 0)
    drawn = arrows(scribe, layout, [FIRST_SPACE + s.party_at[step.people]], zone, "")
    return drawn, f"{words} {scribe.write('costs-mana', mana=mana)}" if mana else words


def choose(scribe: Scribe, layout: str, action: Action) -> Seen:
    return {}, way_called(scribe, action.arg)


def set_out(scribe: Scribe, layout: str, action: Action) -> Seen:
    return {}, about_space(scribe, action.arg)[0]


def buy(scribe: Scribe, layout: str, action: Action) -> Seen:
    s, count = scribe.s, action.arg + 1
    price = unit_price if isinstance(s.agenda[-1], VisitVillage) else purchase.price
    cost = price(s, s.active, count)
    return {}, scribe.write("buys", count=count, cost=cost, left=s.gold_of(s.active) - cost)


def read_scroll(scribe: Scribe, layout: str, action: Action) -> Seen:
    return {}, about_scroll(scribe, action.arg)[0]


def cast_spell(scribe: Scribe, layout: str, action: Action) -> Seen:
    return {}, about_spell(scribe, action.args[1])[0]


def buy_tool(scribe: Scribe, layout: str, action: Action) -> Seen:
    return {}, about_tool(scribe, action.arg)[0]


FORESEEN: dict[str, Callable[[Scribe, str, Action], Seen]] = {
    do_attack.key: strike,
    do_from.key: come_from,
    do_done.verb.key: enough,
    do_send.key: send,
    do_bring.key: bring,
    do_fight.key: fight,
    do_sail.key: sail,
    do_land.key: land,
    do_to.key: go,
    do_set_out.key: set_out,
    do_choose.key: choose,
    do_buy.key: buy,
    do_cast.key: read_scroll,
    do_spell.key: cast_spell,
    do_buy_tool.key: buy_tool,
}


# --- drawing --------------------------------------------------------------------------------------------------


def charts(scribe: Scribe, layout: str) -> dict[str, Chart]:
    sheets: dict[str, Sheet] = {"map": WORLD} if layout == "desk" else CONTINENTS
    return {name: chart_of(scribe.s.table.parts, sheet) for name, sheet in sheets.items()}


def arrows(scribe: Scribe, layout: str, origins: Iterable[int], goal: int, words: object) -> dict[str, str]:
    """The way from each origin to the goal, on every picture that shows both."""
    lands, drawn = list(origins), {}
    for name, chart in charts(scribe, layout).items():
        end = spot(chart, goal)
        starts = [start for start in (spot(chart, origin) for origin in lands) if start is not None]
        if end is not None and starts:
            body = [arrow(start, end, words) if goal < TERRITORIES else trail(start, end, 12) for start in starts]
            drawn[name] = "".join(body)
    return drawn


def arrow(start: Point, end: Point, words: object) -> str:
    """A pennant that crosses the border between two armies; the number that marches stands on it."""
    (x, y), (u, v) = start, end
    long = min(max(dist(start, end) - 30, 34.0), 64.0)
    turn = degrees(atan2(v - y, u - x))
    flag, count = figures.pennant(long, words)
    middle = f"translate({number((x + u) / 2)} {number((y + v) / 2)})"
    return f'<g transform="{middle}"><g transform="rotate({turn:.1f})">{flag}</g>{count}</g>'
