"""What an option would do, in a line of words and a pale drawing. It knows no more than the viewer does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import atan2, degrees, dist

from meadhall.draw.markup import Point, number
from meadhall.draw.tracks import trail
from meadhall.draw.writing import capital
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.board.arrivals import Arrival, arrival, comers, sent
from meadhall.games.dragon_lords.board.battle import spot
from meadhall.games.dragon_lords.board.chart import Chart, chart_of
from meadhall.games.dragon_lords.board.describe import about_scroll, about_space, about_spell, about_tool, sea_line
from meadhall.games.dragon_lords.board.kings_risk import danger
from meadhall.games.dragon_lords.board.layout import CONTINENTS
from meadhall.games.dragon_lords.board.likelihood import likely, percent
from meadhall.games.dragon_lords.board.quest_ways import way_called
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.sheets import WORLD, WorldSheet
from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.rules.course import purchase
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.sea.naval import Voyage, reach
from meadhall.games.dragon_lords.rules.war import sneak
from meadhall.games.dragon_lords.rules.war.attack import HasteTo
from meadhall.games.dragon_lords.rules.war.band import Band
from meadhall.games.dragon_lords.rules.wastes.spaces import VisitVillage, unit_price
from meadhall.games.dragon_lords.rules.wastes.wastelands import Journey
from meadhall.games.dragon_lords.state import DragonLordsState
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
    do_leave,
    do_sail,
    do_send,
    do_set_out,
    do_sneak,
    do_spell,
    do_to,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has

Seen = tuple[dict[str, str], str]


def foresee(scribe: Scribe, layout: str, action: Action) -> Seen:
    """Drawings by the name of a picture, and a line that says what comes of the action, if that is not plain."""
    known = FORESEEN.get(action.verb.key)
    return ({}, "") if known is None or scribe.viewer is None else known(scribe, layout, action)


# --- battles ------------------------------------------------------------------------------------------------


def meet(scribe: Scribe, layout: str, action: Action) -> Seen:
    """What an option leads units to, if that is enemies, with the ways of those who come on foot."""
    s, step = scribe.s, scribe.s.agenda[-1]
    if isinstance(step, Band):
        return band(scribe, layout, step, action)
    met = arrival(s, action)
    if met is None:
        return {}, ""
    words = outlook(scribe, met)
    if action is do_done and met.weighs:
        words = scribe.write("attack-now", outlook=words)
    origins = ways(s, met.people, action)
    return arrows(scribe, layout, origins, met.zone, met.after.guests_in(met.zone)) if origins else {}, words


def ways(s: DragonLordsState, people: int, action: Action) -> list[int]:
    """The territories from which an attack may come."""
    step = s.agenda[-1]
    if action.verb is do_attack:
        return [step.land] if isinstance(step, HasteTo) else comers(s, people, action.arg)
    if action.verb is do_sneak:
        return sneak.origins(s, people, action.arg)
    return [action.arg] if action.verb is do_from else []


def band(scribe: Scribe, layout: str, step: Band, action: Action) -> Seen:
    """Some units of a band set out."""
    met = arrival(scribe.s, action)
    words = [outlook(scribe, met)] if met is not None else []
    if action is do_done or step.goal >= TERRITORIES:
        return {}, "".join(words)
    after = sent(scribe.s, step, action)
    count = step.sent + (1 if action.verb is do_bring else action.arg + 1)
    if step.origin < TERRITORIES:
        left = after.count(step.people, step.origin)
        words.append(scribe.write("stays", count=left, place=scribe.place(step.origin)))
    return arrows(scribe, layout, [step.origin], step.goal, count), " ".join(words)


def prospects(met: Arrival) -> tuple[float, float | None, dict[str, int]]:
    """The chance of whoever meets enemies, the chance if a King hides among those, and the size of both sides."""
    seen = odds.forecast(met.after, met.zone)
    own, others = seen.attackers, seen.defenders
    if met.people != met.after.active:
        return seen.odds.lose, None, {"attackers": others.units, "defenders": own.units}
    sizes = {"attackers": own.units, "defenders": others.units}
    if met.ambush:
        return odds.ambush(own, others), None, sizes
    return seen.odds.win, None if seen.worst is None else seen.worst.win, sizes


def outlook(scribe: Scribe, met: Arrival) -> str:
    """The chances of the battle as it would be, and the worst that may lie beneath a counter."""
    chance, worst, sizes = prospects(met)
    if met.ambush:
        words = "outlook-ambush-most" if met.most else "outlook-ambush"
        return scribe.write(words, chance=likely(chance), place=scribe.place(met.zone), **sizes)
    seen = odds.forecast(met.after, met.zone).odds
    left = seen.left if met.people == met.after.active else seen.remain
    words = scribe.write(
        "outlook-most" if met.most else "outlook", chance=likely(chance) if percent(chance) else 0,
        place=scribe.place(met.zone), left=decimal(scribe, left), **sizes,
    )  # fmt: skip
    found = [words, danger(scribe, met)]
    if worst is not None:
        whose = scribe.people(odds.battle_in(met.after, met.zone).defender)
        found.insert(1, scribe.write("if-a-king", people=whose, chance=likely(worst)))
    return " ".join(filter(None, found))


def decimal(scribe: Scribe, number: float) -> str:
    """A number with one digit after the point, if that is not 0."""
    return f"{number:.1f}".removesuffix(".0").replace(".", scribe.write("decimal"))


# --- voyages --------------------------------------------------------------------------------------------------


def sail(scribe: Scribe, layout: str, action: Action) -> Seen:
    """How many zones a voyage takes, how many are left, and who lies there."""
    s, step = scribe.s, scribe.s.agenda[-1]
    if not isinstance(step, Voyage):
        return {}, ""
    cost, left = voyage(s, step, action.arg)
    words = [scribe.write("voyage", zone=capital(scribe.place(FIRST_SEA + action.arg)), cost=cost, left=left)]
    if s.blockader(step.people, FIRST_SEA + action.arg) != NOBODY:
        words.append(scribe.write("blockade"))
        met = arrival(s, action)
        words += [outlook(scribe, met)] if met is not None else []
    if s.ships_at(FIRST_SEA + action.arg):
        words.append(sea_line(scribe, action.arg))
    return arrows(scribe, layout, [s.ship_at[step.ship]], FIRST_SEA + action.arg, ""), " ".join(words)


def voyage(s: DragonLordsState, step: Voyage, sea: int) -> tuple[int, int]:
    """How many zones it is to a sea zone, and how many the ship has left then."""
    rings = reach(s, step.people, step.ship)
    cost = next((far for far, ring in enumerate(rings) if has(ring, sea)), 0)
    return cost, max(harbours.allowance(s, step.people, step.ship) - s.sailed[step.ship] - cost, 0)


# --- the Wastelands and the purse -------------------------------------------------------------------------------


def go(scribe: Scribe, layout: str, action: Action) -> Seen:
    """What the space is, and what it costs to come so far."""
    s, step, zone = scribe.s, scribe.s.agenda[-1], action.arg
    if zone < FIRST_SPACE:
        return meet(scribe, layout, action)
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
    do_attack.key: meet,
    do_from.key: meet,
    do_done.verb.key: meet,
    do_send.key: meet,
    do_bring.key: meet,
    do_fight.key: meet,
    do_sail.key: sail,
    do_land.key: meet,
    do_leave.key: meet,
    do_sneak.key: meet,
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
    sheets: dict[str, WorldSheet] = {"map": WORLD} if layout == "desk" else CONTINENTS
    return {name: chart_of(scribe.s.facts.parts, sheet) for name, sheet in sheets.items()}


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
