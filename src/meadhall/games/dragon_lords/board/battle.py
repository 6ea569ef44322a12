"""The sheet of a battle: its seven steps, both sides with their strength in words, their dice, and who must fall."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.draw import pieces
from meadhall.draw.markup import Point, circle, part, rect, shift, signed, text, width_of
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board.chart import Chart
from meadhall.games.dragon_lords.board.likelihood import likely
from meadhall.games.dragon_lords.board.moment import BEATS, beat
from meadhall.games.dragon_lords.board.scribe import Scribe, letter
from meadhall.games.dragon_lords.board.sheets import Parts
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, LAND, QUEST, Fight
from meadhall.games.dragon_lords.rules.war import strength
from meadhall.games.dragon_lords.rules.war.losses import due
from meadhall.games.dragon_lords.words import FIRST_SEA, FIRST_SPACE, TERRITORIES

SIZE: Point = (420.0, 182.0)
PHONE_SIZE: Point = (374.0, 182.0)
MARGIN = 34.0
ROW, DICE_ROW, SECOND_LINE = 37.0, 22.0, 19.0
DIE, PITCH = 16.0, 20.0
BOLD = 1.16
"""How much wider bold letters are than plain ones."""


class ShownSide(NamedTuple):
    """One side of a battle."""

    colour: str
    name: str
    units: str
    sum: tuple[str, ...]
    total: str
    fall: str
    dice: tuple[int, ...]
    """What it has rolled in this round, hits first."""
    hits: int


class ShownBattle(NamedTuple):
    """All that the sheet shows: equal ones look the same."""

    title: str
    round: str
    beat: int
    step: str
    sides: tuple[ShownSide, ShownSide]
    odds: str


def draw_battle(scribe: Scribe, chart: Chart) -> Parts:
    """Hung where it does not hide what is fought over. Nothing while there is peace, or where the picture ends."""
    fight = scribe.s.fight
    if fight is None or fight.kind == QUEST:
        return {}
    at = spot(chart, fight.zone)
    if at is None:
        return {}
    wide, tall = SIZE if chart.sheet.world else PHONE_SIZE
    size = wide, tall + 2 * DICE_ROW * any(fight.dice)
    return draw_sheet(f"{chart.sheet.prefix}battle", battle(scribe, fight), size, corner(chart.sheet.size, size, at))


def spot(chart: Chart, zone: int) -> Point | None:
    if zone < TERRITORIES:
        return chart.army(zone) if chart.has(zone) else None
    if zone < FIRST_SPACE:
        return chart.sea(zone - FIRST_SEA) if zone - FIRST_SEA in chart.seas else None
    return chart.spaces.get(zone - FIRST_SPACE)


def corner(whole: Point, size: Point, at: Point) -> Point:
    """The corner of a picture that is furthest from a point."""
    margin = MARGIN if whole[0] > 500 else 8.0
    x = margin if at[0] > whole[0] / 2 else whole[0] - size[0] - margin
    y = margin if at[1] > whole[1] / 2 else whole[1] - size[1] - margin
    return round(x, 1), round(y, 1)


def battle(scribe: Scribe, fight: Fight) -> ShownBattle:
    s = scribe.s
    now = beat(s)
    outlook = ""
    if fight.kind == LAND and fight.zone in s.guests and s.force(fight, DEFENDER):
        seen = odds.forecast(s, fight.zone)
        chance = likely(seen.odds.win)
        outlook = scribe.write("to-the-end", chance=chance)
        if seen.worst is not None:
            outlook = scribe.write("to-the-end-or", chance=chance, worst=likely(seen.worst.win))
    return ShownBattle(
        scribe.write("battle-for", place=scribe.place(fight.zone)),
        scribe.write("round", number=fight.round),
        now,
        scribe.write(f"beat-{now}"),
        (side(scribe, fight, ATTACKER), side(scribe, fight, DEFENDER)),
        outlook,
    )


def side(scribe: Scribe, fight: Fight, which: int) -> ShownSide:
    s, people = scribe.s, fight.people(which)
    units = s.force(fight, which)
    fall = min(due(s, fight, which), units)
    need = strength.strength(s, fight, which)
    dice = tuple(sorted(fight.dice[which]))
    total = scribe.write("hits-on", strength=need, die=strength.die_against(s, fight, which))
    return ShownSide(
        letter(people),
        scribe.people(people),
        scribe.write("force", count=units),
        tuple(summands(scribe, fight, which)),
        total,
        scribe.write("to-fall", count=fall) if fall else "",
        dice,
        sum(face <= need for face in dice),
    )


def summands(scribe: Scribe, fight: Fight, which: int) -> list[str]:
    """The total attack strength as a sum in words."""
    s, people = scribe.s, fight.people(which)
    parts = []
    if people < len(s.facts.attack):
        parts.append(scribe.write("sum-attack", strength=s.facts.attack[people]))
    if 0 <= people < len(s.leader):
        extras = {
            "king": strength.king(s, fight, which),
            "walls": -strength.walls(s, fight, which),
            "mine": strength.mine(s, fight, people),
            "weapons": strength.weapons(s, fight, which),
            "guide": strength.guide(s, fight, people),
        }
        parts += [f"{scribe.write(f'sum-{word}')} {plus(extra)}" for word, extra in extras.items() if extra]
    dread = strength.dread(s, fight, which)
    if dread:
        parts.append(f"{scribe.write('sum-dread')} {plus(-dread)}")
    return parts


def plus(value: int) -> str:
    return f"+{value}" if value > 0 else signed(value)


# --- drawing --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def draw_sheet(key: str, shown: ShownBattle, size: Point, at: Point) -> Parts:
    wide, tall = size
    out = rect("sheet", 0, 0, wide, tall, 8) + rect("sheet-top", 0, 0, wide, 3, 1.5)
    out += text(16, 27, shown.title, "sheet-title", "start") + text(wide - 16, 27, shown.round, "sheet-soft", "end")
    out += ladder(shown.beat, wide) + text(16, 76, shown.step, "sheet-text", "start")
    step = ROW + DICE_ROW * any(side.dice for side in shown.sides)
    for k, side in enumerate(shown.sides):
        out += shift(draw_side(side, wide) + shift(draw_dice(side, wide), 41, 26), 0, 96 + step * k)
    out += text(16, tall - 10, shown.odds, "sheet-soft", "start")
    return {key: part(key, f'<g pointer-events="none">{out}</g>', at, cls="part battle")}


def ladder(now: int, wide: float) -> str:
    """The seven steps, done, now and to come."""
    step = (wide - 44) / (BEATS - 1)
    out = f'<path class="hair" d="M22 49h{wide - 44:g}"/>'
    for k in range(1, BEATS + 1):
        x = 22 + (k - 1) * step
        cls = "now" if k == now else "past" if k < now else ""
        out += circle(f"beat {cls}".strip(), x, 49, 10.5) + text(x, 53.2, k, f"beat-n {cls}".strip())
    return out


def draw_side(side: ShownSide, wide: float) -> str:
    out = shift(pieces.disc(side.colour, 9), 25, -3)
    out += text(41, 2, side.name, "sheet-name", "start")
    x = 41 + width_of(side.name, 14.5, "serif") + 8
    out += text(x, 2, side.units, "sheet-text", "start")
    x += width_of(side.units, 13) + 10
    right = wide - 14 - BOLD * width_of(side.total, 13) - 14
    out += rect("sum total", right, -13, wide - 14 - right, 21, 4) + text(
        (right + wide - 14) / 2, 2, side.total, "sheet-bold"
    )
    fall = 41.0, SECOND_LINE
    if right - sum(width_of(word, 12.5) + 17 for word in side.sum) >= x:
        out += draw_sum(side.sum, right)
    else:
        # What has no room beside the name stands below it.
        words = ", ".join(side.sum)
        out += text(wide - 14, SECOND_LINE, words, "sheet-soft", "end")
        if 41 + width_of(f"{side.fall} {words}", 12.5) > wide - 14:
            fall = x, 2.0
    return out + (text(*fall, side.fall, "sheet-soft fate-cursed", "start") if side.fall else "")


def draw_sum(words: tuple[str, ...], right: float) -> str:
    """What adds up to a strength, one after the other up to a point on the right."""
    out = ""
    for word in reversed(words):
        long = width_of(word, 12.5) + 12
        right -= long + 5
        out += rect("sum", right, -13, long, 21, 4) + text(right + long / 2, 2, word, "sheet-soft")
    return out


def draw_dice(side: ShownSide, wide: float) -> str:
    """The dice of a side in a row, hits ringed and misses faint; if they are many, each face once with its number."""
    dice = [(face, 1) for face in side.dice]
    if len(dice) * PITCH > wide - 55:
        dice = [(face, side.dice.count(face)) for face in sorted(set(side.dice))]
    out, x, left = "", 0.0, side.hits
    for face, count in dice:
        body = rect("die", 0, 0, DIE, DIE, 3.5) + text(DIE / 2, 12.3, face, "die-n")
        if left > 0:
            out += shift(rect("die-hit", -2.2, -2.2, DIE + 4.4, DIE + 4.4, 5.5) + body, x, 0)
        else:
            out += f'<g class="die-miss">{shift(body, x, 0)}</g>'
        left -= count
        x += PITCH
        if count > 1:
            times = f"×{count}"
            out += text(x - 1, 12.5, times, "sheet-soft", "start")
            x += width_of(times, 12.5) + 8
    return out
